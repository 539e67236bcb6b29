"""The thirteen keyword abilities of this edition (UFS-KEY-20), written in the words that cards are written in."""

from __future__ import annotations

from typing import Final

from kumite.core.position import RuleIds
from kumite.games.universus.keyword import KeywordBook
from kumite.games.universus.keywords import BLOCKED, desperation, enhance, response
from kumite.games.universus.printed import Ability, Keyword, Text
from kumite.games.universus.terms import (
    ANY,
    CONTINUOUS,
    DISCARDS,
    MOMENTUM,
    POOL,
    RESPONSE,
    RIVAL,
    V_BUILD,
    V_GRANT,
    V_MOVE,
    V_PLAY,
    V_STATUS,
    V_UNFLIP,
)
from kumite.games.universus.words.hinder import Hinder
from kumite.games.universus.words.moves import Destroy, Move
from kumite.games.universus.words.riders import ForOthers, In
from kumite.games.universus.words.rule import CANNOT, INSTEAD, Rule
from kumite.games.universus.words.sels import Sel, This
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.tests import Kw, State
from kumite.games.universus.words.triggers import Either, Event

NAMES: Final = (
    *("Breaker", "Powerful", "Stun", "Unique", "Combo", "Desperation", "Flash", "Multiple", "Reversal", "Safe"),
    *("Terrain", "Throw", "Only"),
)
RATED: Final = ("Breaker", "Powerful", "Stun", "Desperation", "Multiple")
ADVANCED: Final = {
    "Multiple": ("UFS-KEY-12", "UFS-RULING-20"),
    "Reversal": ("UFS-KEY-13", "UFS-RULING-21"),
}
OTHERS: Final = Sel(whose=ANY, tests=(Kw("Terrain"), State("other")), every=True)


class Keywords(KeywordBook):
    """What each keyword gives (UFS-CARD-17), X being its rating, never less than nothing (UVS-NEG-03); a trait gives
    nothing, and any word can be one (UFS-CARD-16)."""

    def __init__(self, multiple: bool = False, reversal: bool = False) -> None:
        self.multiple = multiple  # UFS-KEY-12, UFS-RULING-20: left to the advanced rules, so off
        self.reversal = reversal  # UFS-KEY-13, UFS-RULING-21

    def names(self) -> tuple[str, ...]:
        return NAMES

    def barred(self, name: str) -> str:
        if (name == "Multiple" and not self.multiple) or (name == "Reversal" and not self.reversal):
            return f"{name} is left to the advanced rules; only a table with the option {name.lower()} plays with it"
        return ""

    def barred_by(self, name: str) -> RuleIds:
        return ADVANCED[name] if self.barred(name) else ()

    def rated(self) -> tuple[str, ...]:
        return RATED

    def ability(self, keyword: Keyword) -> Ability:
        name, n = keyword.name, max(0, keyword.rating)
        if name == "Breaker":
            return breaker(n)
        if name in ("Powerful", "Stun", "Multiple"):
            return enhance(name, n)
        if name == "Reversal":
            return response(name, n)
        if name == "Desperation":
            return desperation(n)
        if name == "Terrain":
            return terrain()
        if name == "Only":
            return only(keyword.needs[0])
        # Combo, Flash, Safe, Throw and Unique are asked after where they matter
        return Ability(CONTINUOUS, keyword=name)


KEYWORDS: Final = Keywords(True, True)  # as cards are printed; a table may leave some of them out


def breaker(n: int) -> Ability:
    """UFS-KEY-02, UFS-RULING-47: R [Card Pool], once the attack has its blocked status."""
    blocked = Event(V_STATUS, RIVAL, own=True, notes=BLOCKED)
    return Ability(RESPONSE, (Hinder(n, RIVAL),), (), blocked, (In(POOL),), keyword="Breaker")


def terrain() -> Ability:
    """UFS-KEY-15, UFS-KEY-16: as it comes into the staging area or is turned up there, all other Terrains go."""
    comes = Either((Event(V_BUILD, own=True), Event(V_UNFLIP, own=True)))
    return Ability(CONTINUOUS, (Fired(comes, (Destroy(OTHERS),)),), keyword="Terrain")


def only(name: str) -> Ability:
    """UFS-KEY-18, UFS-KEY-19, UFS-RULING-33: with another starting character it is not played, not even as a block,
    and goes to the discard pile instead of card pool, momentum and staging area, or once it is turned up
    there or gains this."""
    away = (Move(This(), DISCARDS),)
    words: Text = (
        Rule(CANNOT, Event(V_PLAY, own=True)),
        Rule(INSTEAD, Event(V_BUILD, own=True), 0, away),
        Rule(INSTEAD, Event(V_MOVE, own=True, to=POOL), 0, away),
        Rule(INSTEAD, Event(V_MOVE, own=True, to=MOMENTUM), 0, away),
        Fired(Either((Event(V_UNFLIP, own=True), Event(V_GRANT, own=True))), away),
    )
    return Ability(CONTINUOUS, words, riders=(ForOthers(name),), keyword="Only")
