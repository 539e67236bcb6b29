"""Names: which ones a text binds, which ones it asks for, and whether one text speaks of another."""

from __future__ import annotations

from typing import Final

from kumite.core.position import Record, fields
from kumite.games.universus.printed import Text, Word
from kumite.games.universus.words.abilities import ChooseAbility, LoseAbilities
from kumite.games.universus.words.amounts import Bound
from kumite.games.universus.words.asked import OfNamed
from kumite.games.universus.words.conds import Did
from kumite.games.universus.words.counters import REMOVED, Counter, Uncounter
from kumite.games.universus.words.digging import Dig
from kumite.games.universus.words.keywording import GainNamed, LoseNamed
from kumite.games.universus.words.looks import Name, Search
from kumite.games.universus.words.moves import Draw, Mill
from kumite.games.universus.words.plays import CheckCost, Drive, MakeACheck
from kumite.games.universus.words.reckoning import AbilityRating
from kumite.games.universus.words.sels import Ref
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.tests import Among, CopyOf, TheNamed
from kumite.games.universus.words.trying import PlayNow
from kumite.games.universus.words.vitals import (
    HEALTH_GAINED,
    HEALTH_LOST,
    STAMINA_GAINED,
    STAMINA_LOST,
    Gain,
    Lose,
)


def speaks_of(more: Text, then: Text, event: bool) -> bool:
    """Whether a text asks for what another one has bound or done, or for its event."""
    said = names_in(more)
    return "did" in said or bool(said & bound_in(then)) or (event and bool(said & {"event", "event all"}))


def names_in(part: object) -> set[str]:
    """The names a text asks for, without those that it binds itself."""
    found: set[str] = set()
    if isinstance(part, tuple):
        bound: set[str] = set()
        for one in part:
            found |= names_in(one) - bound
            bound |= bound_in((one,)) | {"did"} if isinstance(one, Word) else set()
    elif isinstance(part, Did):
        found.add("did")
    elif isinstance(part, AbilityRating):
        found.add("event")
    elif isinstance(part, Record):
        if isinstance(part, Ref | Bound | Among | CopyOf):
            found.add(part.name if isinstance(part, Ref | Bound) else part.ref)
        elif isinstance(part, TheNamed | OfNamed | GainNamed | LoseNamed):
            found.add("named")
        for value in fields(part).values():
            found |= names_in(value)
        if isinstance(part, Fired):
            found -= {"event", "event all", "did"}  # of its own event, and its own doing
    return found


BINDS: Final[dict[type[Word], tuple[str, ...]]] = {  # words that act on no cards they choose
    ChooseAbility: ("chosen", "ability"),
    LoseAbilities: ("lost",),
    Mill: ("milled",),
    Draw: ("drawn",),
    Dig: ("found", "revealed", "milled"),
    MakeACheck: ("checked", "margin"),
    CheckCost: ("checked", "margin"),
    Name: ("named",),
    Search: ("searched",),
    Drive: ("driven",),
    Lose: (HEALTH_LOST, STAMINA_LOST),
    Gain: (HEALTH_GAINED, STAMINA_GAINED),
    Counter: (REMOVED,),
    Uncounter: (REMOVED,),
    PlayNow: ("played",),
}


KNOWN: Final = {
    "did",
    "event",
    "event all",
    "block",
    "tried",
    "this",
    "attack",
    "character",
    "margin",
}  # nobody binds these


def unbound(text: Text, cost: Text) -> set[str]:
    """The names that a text asks for, and no instruction gives to anything."""
    asked: set[str] = set()
    for word in text:
        asked |= names_in(word)
    return asked - bound_in(cost) - bound_in(text) - KNOWN


def bound_in(part: object) -> set[str]:
    """The names a text binds."""
    found: set[str] = set()
    if isinstance(part, tuple):
        for one in part:
            found |= bound_in(one)
    elif isinstance(part, Word):
        binds = getattr(part, "binds", None)
        found |= set(BINDS.get(type(part), ())) | ({binds()} if callable(binds) else set())
        for value in fields(part).values():
            found |= bound_in(value)
    return found
