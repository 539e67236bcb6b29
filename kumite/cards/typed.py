"""Trees checked: every field of every word holds what the engine can do something with, where it stands.

A tree that is built of the right words may still mean nothing: a player where a seat belongs, a name that no
instruction has bound, a rule that nobody asks about.  Such an ability is not understood, and `problem` says why.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.cards.fields import UNWRITTEN
from kumite.cards.kinds import Wrong, check_field, name_of, need, shape
from kumite.cards.sense import Place, check_sense
from kumite.core.position import Record, fields
from kumite.games.universus.printed import Ability, Keyword, Text, Word
from kumite.games.universus.reading import WORDS
from kumite.games.universus.terms import CONTINUOUS, RESPONSE
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.both import ByBoth
from kumite.games.universus.words.byhand import ByHand
from kumite.games.universus.words.changes import Changing
from kumite.games.universus.words.decks import DeckRule
from kumite.games.universus.words.looks import Search
from kumite.games.universus.words.plays import MakeACheck
from kumite.games.universus.words.riders import OnlyIf
from kumite.games.universus.words.structure import Fired, Let, While

ALSO_BOUND: Final[dict[str, tuple[str, ...]]] = {  # the names that other words than actions on cards bind
    "Draw": ("drawn",),
    "Mill": ("milled",),
    "MakeACheck": ("checked",),
    "CheckCost": ("checked",),
    "Search": ("searched",),
    "Name": ("named",),
    "Multiply": ("copies",),
    "Drive": ("driven",),
    "Ruin": ("destroyed",),
    "PlayNow": ("played",),
    "Dig": ("found", "milled", "revealed"),
}


def problem(ability: Ability) -> str:
    """Why this ability cannot mean anything; nothing if it can."""
    try:
        check_ability(ability, Place())
    except Wrong as wrong:
        return str(wrong)
    return ""


# Abilities


def check_ability(ability: Ability, outside: Place) -> None:
    """Its parts go together, and each is right by itself."""
    for field, kind in shape(ability, "Ability"):
        check_field("Ability", field, kind, getattr(ability, field))
    need(
        (ability.trigger is not None) == (ability.kind == RESPONSE), "a Response waits for something, and nothing else"
    )
    need(bool(ability.does) or bool(ability.keyword), "it has no effect")
    if ability.trigger is not None:
        check(ability.trigger, Place(outside.events, outside.names()))
    place = Place(() if ability.trigger is None else ability.trigger.verbs(), frozenset())
    for rider in ability.riders:
        check(rider, Place() if isinstance(rider, OnlyIf) else place)
    check(ability.cost, place)
    check(ability.does, place)
    if ability.kind == CONTINUOUS:
        check_standing(ability)
    for word in ability.does:
        if isinstance(word, Let):  # it is worked out wherever X stands (UVS-EFF-11)
            check(word.amount, Place(place.events + events_in(ability.does), place.names() | names_in(ability.does)))


def events_in(text: Text) -> tuple[int, ...]:
    """What the texts in this one wait for."""
    return sum([word.trigger.verbs() for word in words_in(text) if isinstance(word, Fired)], ())


def names_in(text: Text) -> frozenset[str]:
    return frozenset([name for word in words_in(text) for name in bound_by(word)])


def words_in(part: Any) -> list[Word]:
    """Every word of a text, however deep; a granted ability is another one."""
    if isinstance(part, tuple):
        return [word for one in part for word in words_in(one)]
    if not isinstance(part, Word):
        return []
    return [part, *[word for held in fields(part).values() for word in words_in(held)]]


def check_standing(ability: Ability) -> None:
    """UVS-CONT-02, UVS-ECLASS-01: a continuous ability waits, rules or modifies; it does nothing by itself."""
    need(not ability.cost, "a continuous ability has no cost")
    for word in ability.does:
        able = bool(word.ears()) or isinstance(word, DeckRule | Let | ByHand)
        need(able, f"a continuous ability cannot {name_of(word)} by itself")
        if isinstance(word, While):
            for inner in word.then:
                need(isinstance(inner, Changing), f"{name_of(inner)} is nothing that holds while something is so")


# Words


def check(part: Any, place: Place) -> None:
    """A word, a text, or a plain value that stands for a word."""
    if isinstance(part, tuple):
        for one in part:
            check(one, place)
    elif isinstance(part, Ability):
        check_ability(part, place)
    elif isinstance(part, Record) and not isinstance(part, Keyword):
        check_word(part, place)


def check_word(part: Record, place: Place) -> None:
    """Its fields, by themselves and together; then what they hold."""
    name = name_of(part)
    if name not in WORDS or name in UNWRITTEN:
        raise Wrong(f"{name} is no word of a text")
    held = [(field, kind, getattr(part, field)) for field, kind in shape(part, name)]
    for field, kind, value in held:
        if type(value) is not bool or kind != "flag":
            check_field(name, field, kind, value)
    check_sense(part, name, place)
    if not isinstance(part, Let):
        for field, _, value in held:
            check(value, inside(part, field, place))
    if isinstance(part, Word) and place.bound is not None:
        place.bound.update(bound_by(part))


def inside(part: Record, field: str, place: Place) -> Place:
    """Where a field of a word stands, if that is not where the word does."""
    if isinstance(part, Fired) and field in ("then", "cond"):
        return Place(part.trigger.verbs(), place.names(), place.both)
    if isinstance(part, Search | MakeACheck) and field in ("then", "otherwise"):
        return Place(place.events, place.names().union(bound_by(part)), place.both)
    if isinstance(part, ByBoth):
        return Place(place.events, place.names(), True)
    return place


def bound_by(word: Word) -> tuple[str, ...]:
    """The names by which later words know what this one was done to."""
    if isinstance(word, ByBoth):
        return bound_by(word.then)
    return (word.binds(),) if isinstance(word, Acting) else ALSO_BOUND.get(name_of(word), ())
