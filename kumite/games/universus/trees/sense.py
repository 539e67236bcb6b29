"""Trees checked whole: every field holds what may stand there, and every word has around it what it needs to mean
something: an event that set it off, a name that was bound, a rule that is asked about.

A tree that is built of the right words may still mean nothing.  Such an ability of a compiled text is not understood,
and `problem` says why.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.core.position import Record, fields
from kumite.games.universus.printed import Ability, Amount, Cond, Keyword, Text, Trigger, Word
from kumite.games.universus.terms import (
    CONTINUOUS,
    DOER,
    EITHER,
    THAT_PLAYER,
    V_ABILITY,
    V_CHECK,
    V_CHOICE,
    V_DRAW,
    V_FAIL,
    V_MILL,
    V_PASS,
    V_SWAY,
    V_WOULD,
    VERBS,
)
from kumite.games.universus.trees.reading import WORDS
from kumite.games.universus.trees.slots import Code, Slot
from kumite.games.universus.trees.soundness import TOGETHER, unsound
from kumite.games.universus.trees.wordfields import A_PLAYER, CARDS, UNWRITTEN, slot_of
from kumite.games.universus.words.abilities import LoseAbilities
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.amounts import Bound
from kumite.games.universus.words.announcing import PlayAbility
from kumite.games.universus.words.asked import HasAbility
from kumite.games.universus.words.atonce import AtOnce
from kumite.games.universus.words.both import ByBoth
from kumite.games.universus.words.changes import Changing
from kumite.games.universus.words.conds import Has
from kumite.games.universus.words.counters import REMOVED
from kumite.games.universus.words.looks import Search
from kumite.games.universus.words.plays import MakeACheck
from kumite.games.universus.words.riders import OnlyIf
from kumite.games.universus.words.rule import INSTEAD, Rule
from kumite.games.universus.words.same import OF_CHOSEN
from kumite.games.universus.words.sels import Ref, Sel, Yours
from kumite.games.universus.words.structure import Fired, Let, While
from kumite.games.universus.words.tests import Among, CopyOf
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.vitals import HEALTH_GAINED, HEALTH_LOST, STAMINA_GAINED, STAMINA_LOST

ALSO_BOUND: Final[dict[str, tuple[str, ...]]] = {  # the names that other words than actions on cards bind
    "ChooseAbility": ("ability", "chosen"),
    "Draw": ("drawn",),
    "LoseAbilities": ("lost",),
    "Mill": ("milled",),
    "MakeACheck": ("checked", "margin"),
    "CheckCost": ("checked", "margin"),
    "Search": ("searched",),
    "Name": ("named",),
    "Spend": ("paid",),
    "Multiply": ("copies",),
    "Drive": ("driven",),
    "Ruin": ("destroyed",),
    "PlayNow": ("played",),
    "Dig": ("found", "milled", "revealed"),
    "Lose": (HEALTH_LOST, STAMINA_LOST),
    "Gain": (HEALTH_GAINED, STAMINA_GAINED),
    "Counter": (REMOVED,),
    "Uncounter": (REMOVED,),
}
STANDING: Final = ("block", "this", "attack", "character")  # known though nothing has set the ability off
REFERRED: Final = ("event", "event all", "block", "tried")  # beside what instructions bind
COPIED: Final = ("this", "event", "attack", "character")  # what CopyOf knows beside names that are bound
OF_NAME: Final = ("TheNamed", "OfNamed", "GainNamed", "LoseNamed")  # words that speak of what was named
NEEDS_EVENT: Final[dict[str, tuple[int, ...]]] = {  # words that speak of what set their ability off: one of these
    "AbilityRating": (V_ABILITY,),
    "RateAbility": (V_ABILITY,),
    "Cancel": (V_ABILITY,),
    "ChooseMore": (V_CHOICE,),
    "Replace": (V_WOULD,),
    "Recheck": (V_CHECK, V_FAIL, V_PASS),
    "AddToCheck": (V_CHECK, V_SWAY),
    "Spared": (V_CHECK, V_FAIL),
}


class Wrong(Exception):
    """Something in a tree is not what may be there."""


class Place:
    """Where a word stands: what set its text off, and the names that are bound by then."""

    def __init__(self, events: tuple[int, ...] = (), bound: frozenset[str] | None = None, both: bool = False) -> None:
        self.events = events  # the verbs, if something did
        self.bound: set[str] | None = None if bound is None else set(bound)  # None: nothing is ever bound here
        self.both = both  # both players do it, each as `you`
        self.counted = False  # so many cards were about to move: how many is known, and which is not

    def names(self) -> frozenset[str]:
        return frozenset(self.bound or ())


class Shape:
    """The fields of a word: what each may hold, and which are about players and cards."""

    def __init__(self, name: str, held: list[str]) -> None:
        self.slots: list[tuple[str, Slot | None]] = [(field, slot_of(name, field)) for field in held]
        self.players = [field for field, slot in self.slots if isinstance(slot, Code) and slot.what == A_PLAYER]
        self.cards = [field for field, slot in self.slots if slot is CARDS]


SHAPES: Final[dict[str, Shape]] = {}  # by word


def shape(part: Record, name: str) -> Shape:
    if name not in SHAPES:
        SHAPES[name] = Shape(name, list(fields(part)))
    return SHAPES[name]


def name_of(part: object) -> str:
    return type(part).__name__


def need(right: bool, why: str) -> None:
    if not right:
        raise Wrong(why)


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
    check_fields(ability, "Ability")
    need(bool(ability.does) or bool(ability.keyword), "it has no effect")
    if ability.trigger is not None:
        check(ability.trigger, Place(outside.events, outside.names()))
    place = Place(() if ability.trigger is None else ability.trigger.verbs(), frozenset())
    for rider in ability.riders:
        check(rider, Place() if isinstance(rider, OnlyIf) else place)
    check(ability.cost, place)
    check(ability.does, place)
    for word in ability.does:
        if isinstance(word, Let):  # it is worked out wherever X stands (UVS-EFF-11)
            check(word.amount, Place(place.events + events_in(ability.does), place.names() | names_in(ability.does)))
        if isinstance(word, While) and ability.kind == CONTINUOUS:
            check_while(word)


def check_while(word: While) -> None:
    """UVS-CONT-02, UVS-ECLASS-01: a continuous ability waits, rules or modifies; it does nothing by itself."""
    for inner in word.then:
        need(isinstance(inner, Changing), f"{name_of(inner)} is nothing that holds while something is so")


def events_in(text: Text) -> tuple[int, ...]:
    """What the texts in this one wait for."""
    return tuple([verb for word in words_in(text) if isinstance(word, Fired) for verb in word.trigger.verbs()])


def names_in(text: Text) -> frozenset[str]:
    return frozenset([name for word in words_in(text) for name in bound_by(word)])


def words_in(part: Any) -> list[Word]:
    """Every word of a text, however deep; a granted ability is another one."""
    if isinstance(part, tuple):
        return [word for one in part for word in words_in(one)]
    if not isinstance(part, Word):
        return []
    return [part] + [word for held in fields(part).values() for word in words_in(held)]


# Words


def check(part: Any, place: Place) -> None:
    """A word, a text, or a plain value that stands for a word."""
    if isinstance(part, tuple):
        for one in part:
            check(one, place)
    elif isinstance(part, Ability):
        check_ability(part, place)
    elif isinstance(part, Keyword):
        check_fields(part, "Keyword")
    elif isinstance(part, Record):
        check_word(part, place)


def check_fields(part: Record, name: str) -> None:
    """Its fields, by themselves and beside each other: what is asked of trees from outside, too."""
    slots = shape(part, name).slots
    for field, slot in slots:
        value = getattr(part, field)
        if slot is not None and not slot.takes(value):
            raise Wrong(slot.fault(value, f"{name}.{field}"))
    wrong = unsound(name, {field: getattr(part, field) for field, _ in slots}) if name in TOGETHER else ""
    if wrong:
        raise Wrong(wrong)


def check_word(part: Record, place: Place) -> None:
    """Its fields; what it needs around it; then what they hold."""
    name = name_of(part)
    if name not in WORDS or name in UNWRITTEN:
        raise Wrong(f"{name} is no word of a text")
    check_fields(part, name)
    check_sense(part, name, place)
    if not isinstance(part, Let):
        for field, _ in shape(part, name).slots:
            value = getattr(part, field)
            if isinstance(value, tuple | Record):
                check(value, inside(part, field, place))
    if isinstance(part, Word) and place.bound is not None:
        place.bound.update(bound_by(part))


def inside(part: Record, field: str, place: Place) -> Place:
    """Where a field of a word stands, if that is not where the word does."""
    if isinstance(part, Fired) and field in ("then", "cond"):
        return Place(part.trigger.verbs(), place.names(), place.both)
    if isinstance(part, Rule) and part.modal == INSTEAD and field == "then":
        inner = Place(part.act.verbs() if names_cards(part.act) else place.events, place.names(), place.both)
        inner.counted = True  # what would have happened is its event
        return inner
    if isinstance(part, Search | MakeACheck) and field in ("then", "otherwise"):
        return Place(place.events, place.names().union(bound_by(part)), place.both)
    if isinstance(part, ByBoth):
        return Place(place.events, place.names(), True)
    return place


UNNAMED: Final = (V_DRAW, V_MILL)  # so many cards off a deck, whichever they are


def names_cards(act: Trigger) -> bool:
    """Whether it is known, before it happens, to which cards it would."""
    return not any(verb in UNNAMED for verb in act.verbs())


def bound_by(word: Word) -> tuple[str, ...]:
    """The names by which later words know what this one was done to."""
    if isinstance(word, ByBoth):
        return bound_by(word.then)
    if isinstance(word, AtOnce):
        return bound_by(word.lead())
    also = ALSO_BOUND.get(name_of(word), ())
    return (word.binds(), *also) if isinstance(word, Acting) else also


# What a word needs around it


def check_sense(part: Record, name: str, place: Place) -> None:
    if name in NEEDS_EVENT:
        right = any(verb in place.events for verb in NEEDS_EVENT[name])
        need(right, f"{name} needs something like {VERBS[NEEDS_EVENT[name][0]]!r} to have set it off")
    for field in shape(part, name).players:
        if not place.events and getattr(part, field) == THAT_PLAYER:
            raise Wrong(f"{name}.{field}: nothing has happened that a player could have done")
    if isinstance(part, Yours):
        right = part.whose != DOER or place.both  # it is everybody's own there, and nobody's elsewhere
        need(right, "Yours.whose: only where both players do something it can be whoever does it")
    elif isinstance(part, Amount | Cond):
        check_either(part, name)
    elif isinstance(part, LoseAbilities) and part.like is not None:
        like = HasAbility(part.like.kind, (), part.like.keyword, rider=part.like.rider)
        need(part.like == like, "LoseAbilities.like: abilities that are lost have a type, a keyword and a restriction")
    check_names(part, name, place)


def check_names(part: Record, name: str, place: Place) -> None:
    """CARD-ENGLISH 6.1: a name is bound by an instruction before, or is the event's.  Where no effect is being carried
    out, there is none that X or `if you do` could speak of."""
    if isinstance(part, Ref):
        known(part.name, REFERRED, place, name)
    elif isinstance(part, Bound) and not (part.name == "event" and place.counted):
        ended = V_PASS in place.events or V_FAIL in place.events
        known(part.name, ("event", "margin") if ended else ("event",), place, name)
    elif isinstance(part, CopyOf):
        known(part.ref, COPIED, place, name)
    elif isinstance(part, Among):
        known(part.ref, ("event",), place, name)
    elif name in OF_NAME:
        known("named", (), place, name)
    elif isinstance(part, Event) and part.same in OF_CHOSEN:
        known("named" if part.same == "named" else "ability", (), place, name)
    elif name == "GainChosen" or (isinstance(part, LoseAbilities | PlayAbility) and part.like is None):
        known("ability", (), place, name)
    elif name in ("X", "Did"):
        right = place.bound is not None or bool(place.events)
        need(right, f"{name} needs an effect that is being carried out")


def known(name: str, others: tuple[str, ...], place: Place, word: str) -> None:
    if name in others:
        need(name in STANDING or bool(place.events), f"{word}({name!r}): nothing has happened")
        return
    need(name in (place.bound or ()), f"{word}({name!r}): no instruction before has bound that name")


def check_either(part: Record, name: str) -> None:
    """UVS-EITHER-01: a player is picked where something is done to cards or zones; nowhere else is anybody asked."""
    for field in shape(part, name).cards:
        held = getattr(part, field)
        if isinstance(held, Sel) and held.whose == EITHER and part != Has(held):  # one of either's is one of anybody's
            raise Wrong(f"{name}.{field}: nobody is asked here which player is meant")
