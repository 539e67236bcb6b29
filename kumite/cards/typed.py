"""Trees checked: every field of every word holds what the engine can do something with, where it stands.

A tree that is built of the right words may still mean nothing: a player where a seat belongs, a name that no instruction
has bound, a rule that nobody asks about.  Such an ability is not understood, and `problem` says why.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kumite.cards.fields import REFERRED, UNWRITTEN, VALUES, kind_of
from kumite.core.position import Record, fields
from kumite.games.universus.printed import Ability, Amount, Cond, Keyword, Rider, Test, Text, Trigger, Word
from kumite.games.universus.reading import WORDS
from kumite.games.universus.telling import NOTES
from kumite.games.universus.terms import (
    CONTINUOUS,
    DOER,
    EITHER,
    KEYWORDS,
    NOBODY,
    RATED,
    RATING,
    RESPONSE,
    THAT_PLAYER,
    V_ABILITY,
    V_BUILD,
    V_CHECK,
    V_CHOICE,
    V_COMMIT,
    V_DEAL,
    V_DRAW,
    V_FAIL,
    V_GAIN,
    V_LOSE,
    V_MILL,
    V_MOVE,
    V_PASS,
    V_PENALTY,
    V_PLAY,
    V_SPEND,
    V_STATUS,
    V_WOULD,
    VERBS,
)
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.amounts import Best, Bound, Value
from kumite.games.universus.words.both import ByBoth
from kumite.games.universus.words.byhand import ByHand
from kumite.games.universus.words.changes import Changing, Grant
from kumite.games.universus.words.decks import DeckRule
from kumite.games.universus.words.looks import Search
from kumite.games.universus.words.plays import MakeACheck
from kumite.games.universus.words.riders import OnlyIf
from kumite.games.universus.words.rule import (
    AS_THOUGH,
    AUTOMATIC,
    CONSIDERED,
    COPIES,
    COUNTS,
    DEALS,
    FACE_UP,
    HAND_SIZE_IS,
    IGNORES,
    KEEPS,
    MODALS,
    PLAYABLE,
    REDUCES,
    SURCHARGE,
    Rule,
)
from kumite.games.universus.words.sels import Copies, Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.structure import Fired, Let, While
from kumite.games.universus.words.tests import Among, CopyOf, TheNamed
from kumite.games.universus.words.triggers import Event

SELECTORS: Final = (Sel, This, TheAttack, Copies, Yours, Ref)  # what `found` finds cards by
COPIED: Final = ("this", "event", "attack", "character")  # what CopyOf knows beside names that are bound
ALSO_BOUND: Final = {  # the names that other words than actions on cards bind
    "Draw": "drawn",
    "Mill": "milled",
    "MakeACheck": "checked",
    "Search": "searched",
    "Name": "named",
    "Multiply": "copies",
    "Drive": "driven",
    "Ruin": "destroyed",
    "CheckCost": "checked",
}
NEEDS_EVENT: Final = {  # words that speak of what set their ability off: one of these
    "Cancel": (V_ABILITY,),
    "ChooseMore": (V_CHOICE,),
    "Replace": (V_WOULD,),
    "Recheck": (V_CHECK, V_FAIL, V_PASS),
    "AddToCheck": (V_CHECK,),
    "Spared": (V_CHECK, V_FAIL),
}
ASKED: Final = {  # what rules of a kind are asked about; of the others, anything
    IGNORES: (V_PLAY,),
    AUTOMATIC: (V_CHECK,),
    FACE_UP: (V_MOVE,),
    SURCHARGE: (V_PLAY, V_ABILITY),
    PLAYABLE: (V_PLAY,),
    COUNTS: (V_COMMIT,),
    CONSIDERED: (V_STATUS,),
    DEALS: (V_DEAL,),
    AS_THOUGH: (V_SPEND,),
    HAND_SIZE_IS: (V_DRAW,),
    COPIES: (V_BUILD,),
    REDUCES: (V_DEAL, V_LOSE, V_GAIN, V_DRAW, V_MILL),
    KEEPS: (V_PENALTY,),
}


PLAYERS: Final = ("doer", "player", "owner", "whoever", "turn")  # kinds of fields


class Wrong(Exception):
    """Something in a tree is not what may be there."""


class Place:
    """Where a word stands: what set its text off, and the names that are bound by then."""

    def __init__(self, events: tuple[int, ...] = (), bound: frozenset[str] | None = None, both: bool = False) -> None:
        self.events = events  # the verbs, if something did
        self.bound: set[str] | None = None if bound is None else set(bound)  # None: nothing is ever bound here
        self.both = both  # both players do it, each as `you`

    def names(self) -> frozenset[str]:
        return frozenset(self.bound or ())


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
    return frozenset([bound_by(word) for word in words_in(text)])


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
        return
    if not isinstance(part, Record) or isinstance(part, Keyword):
        return
    name = name_of(part)
    if name not in WORDS or name in UNWRITTEN:
        raise Wrong(f"{name} is no word of a text")
    held = [(field, kind, getattr(part, field)) for field, kind in shape(part, name)]
    for field, kind, value in held:
        if type(value) is not bool or kind != "flag":
            check_field(name, field, kind, value)
    check_sense(part, name, place)
    for field, _, value in held:
        if isinstance(value, Ability):
            check_ability(value, place)
        elif isinstance(value, Record | tuple) and not isinstance(part, Let):
            check(value, inside(part, field, place))
    if isinstance(part, Word) and place.bound is not None:
        place.bound.add(bound_by(part))


SHAPES: Final[dict[str, tuple[tuple[str, str], ...]]] = {}  # by word: its fields, and what may stand in them


def shape(part: Record, name: str) -> tuple[tuple[str, str], ...]:
    if name not in SHAPES:
        SHAPES[name] = tuple([(field, kind_of(name, field)) for field in fields(part)])
    return SHAPES[name]


def inside(part: Record, field: str, place: Place) -> Place:
    """Where a field of a word stands, if that is not where the word does."""
    if isinstance(part, Fired) and field in ("then", "cond"):
        return Place(part.trigger.verbs(), place.names(), place.both)
    if isinstance(part, Search | MakeACheck) and field in ("then", "otherwise"):
        return Place(place.events, place.names() | {bound_by(part)}, place.both)
    if isinstance(part, ByBoth):
        return Place(place.events, place.names(), True)
    return place


def name_of(part: object) -> str:
    return type(part).__name__


def bound_by(word: Word) -> str:
    """The name by which later words know what this one was done to; "" if they do not."""
    return word.binds() if isinstance(word, Acting) else ALSO_BOUND.get(name_of(word), "")


def need(right: bool, why: str) -> None:
    if not right:
        raise Wrong(why)


# Fields


def check_field(word: str, field: str, kind: str, held: Any) -> None:
    """This field, by itself; one of which nobody has said what may stand there is let through."""
    if kind in VALUES:
        right = is_value(kind, held)
    elif kind in KINDS:
        right = KINDS[kind](held)
    else:
        right = not kind or (isinstance(held, tuple) and all(is_value(kind[:-1], one) for one in held))
    if not right:
        raise Wrong(f"{word}.{field} cannot be {held!r}")


def is_value(kind: str, held: Any) -> bool:
    """One of the values there are; a truth value is no number."""
    return type(held) in (int, str) and held in VALUES[kind]


def is_number(held: Any) -> bool:
    return type(held) is int


def is_amount(held: Any) -> bool:
    return is_number(held) or isinstance(held, Amount)


def is_name(held: Any) -> bool:
    return isinstance(held, str) and bool(held.strip())


def is_text(held: Any) -> bool:
    return isinstance(held, tuple) and all(isinstance(one, Word) for one in held)


def all_are(held: Any, kind: type[Record]) -> bool:
    return isinstance(held, tuple) and all(isinstance(one, kind) for one in held)


def is_rider_name(held: Any) -> bool:
    """What an ability may be called by: `Combo`, `Tenacious` ..."""
    return held == "" or (isinstance(held, str) and held in WORDS and issubclass(WORDS[held], Rider))


def is_keyword(held: Any) -> bool:
    """A keyword as a card has it; one with a rating has one, unless it is worked out."""
    return isinstance(held, Keyword) and held.name in KEYWORDS and (held.name in RATED or held.rating == 0)


def is_tag(held: Any) -> bool:
    return isinstance(held, str) and bool(held)


KINDS: Final[dict[str, Callable[[Any], bool]]] = {
    "flag": lambda held: type(held) is bool,
    "number": is_number,
    "number?": lambda held: held is None or is_number(held),
    "numbers": lambda held: isinstance(held, tuple) and all(is_number(one) for one in held),
    "count": lambda held: is_number(held) and held > 0,
    "times": lambda held: is_number(held) and (held > 0 or held == NOBODY),
    "amount": is_amount,
    "amount?": lambda held: held is None or is_amount(held),
    "name": is_name,
    "names": lambda held: isinstance(held, tuple) and all(is_name(one) for one in held),
    "text of a name?": lambda held: isinstance(held, str),
    "tags": lambda held: isinstance(held, tuple) and all(is_tag(one) for one in held),
    "cards": lambda held: isinstance(held, SELECTORS),
    "cards?": lambda held: held is None or isinstance(held, SELECTORS),
    "test": lambda held: isinstance(held, Test),
    "tests": lambda held: all_are(held, Test),
    "text": lambda held: is_text(held) and bool(held),
    "text?": is_text,
    "texts": lambda held: isinstance(held, tuple) and len(held) > 1 and all(is_text(one) for one in held),
    "word": lambda held: isinstance(held, Word),
    "trigger": lambda held: isinstance(held, Trigger),
    "trigger?": lambda held: held is None or isinstance(held, Trigger),
    "triggers": lambda held: all_are(held, Trigger) and bool(held),
    "cond": lambda held: isinstance(held, Cond),
    "cond?": lambda held: held is None or isinstance(held, Cond),
    "conds": lambda held: all_are(held, Cond) and bool(held),
    "rider?": is_rider_name,
    "riders": lambda held: all_are(held, Rider),
    "ability?": lambda held: held is None or isinstance(held, Ability),
    "keyword of a card?": lambda held: held is None or is_keyword(held),
    "rated read": lambda held: is_value("read", held) or held == RATING,
}


# Sense


def check_sense(part: Record, name: str, place: Place) -> None:
    """Fields that go together, and words that need something around them."""
    if name in NEEDS_EVENT:
        verbs = NEEDS_EVENT[name]
        right = any(verb in place.events for verb in verbs)
        need(right, f"{name} needs something like {VERBS[verbs[0]]!r} to have set it off")
    for field, kind in () if place.events else shape(part, name):
        if kind in PLAYERS and getattr(part, field) == THAT_PLAYER:
            raise Wrong(f"{name}.{field}: nothing has happened that a player could have done")
    if name in SENSES:
        SENSES[name](part, place)
    if isinstance(part, Amount | Cond):
        check_either(part, name)


def check_names(part: Record, place: Place) -> None:
    """CARD-ENGLISH 6.1: a name is bound by an instruction before, or is the event's."""
    if isinstance(part, Ref):
        known(part.name, REFERRED, place, "Ref")
    elif isinstance(part, Bound):
        known(part.name, ("event",), place, "Bound")
    elif isinstance(part, CopyOf):
        known(part.ref, COPIED, place, "CopyOf")
    elif isinstance(part, Among):
        known(part.ref, (), place, "Among")
    elif isinstance(part, TheNamed):
        known("named", (), place, "TheNamed")


def known(name: str, others: tuple[str, ...], place: Place, word: str) -> None:
    if name in others:
        need(not name.startswith("event") or bool(place.events), f"{word}({name!r}): nothing has happened")
        return
    need(name in (place.bound or ()), f"{word}({name!r}): no instruction before has bound that name")


def check_scope(part: Record, place: Place) -> None:
    """Where no effect is being carried out, there is none that X or `if you do` could speak of."""
    need(place.bound is not None or bool(place.events), f"{name_of(part)} needs an effect that is being carried out")


def check_rule(part: Record, place: Place) -> None:
    """A rule is about something that the game asks about; PLAYABLE says from where, a surcharge what it is."""
    assert isinstance(part, Rule)
    modal, about = MODALS[part.modal], ASKED.get(part.modal)
    right = about is None or any(verb in about for verb in part.act.verbs())
    need(right, f"nobody asks for a rule of the kind {modal!r} about {[VERBS[verb] for verb in part.act.verbs()]}")
    need(part.modal != SURCHARGE or bool(part.then), f"a rule of the kind {modal!r} says what is to be done")
    if part.modal == PLAYABLE:
        need(bool(part.zones) or part.free, f"a rule of the kind {modal!r} says from where, or how")


def check_event(part: Record, place: Place) -> None:
    """The note of an event is one that its verb has."""
    assert isinstance(part, Event)
    names = NOTES.get(part.verb)
    right = names is None or all(0 <= note < len(names) for note in part.notes)
    need(right, f"Event.notes: {part.notes} is nothing that {VERBS[part.verb]!r} can be")


def check_rating(part: Record, place: Place) -> None:
    """A rating is some keyword's."""
    assert isinstance(part, Value | Best)
    right = (part.prop == RATING) == bool(part.keyword)
    need(right, f"{name_of(part)}: a rating is a keyword's, and nothing else is")


def check_either(part: Record, name: str) -> None:
    """UVS-EITHER-01: a player is picked where something is done to cards or zones; nowhere else is anybody asked."""
    for field, kind in shape(part, name):
        held = getattr(part, field) if kind == "cards" else None
        if isinstance(held, Sel) and held.whose == EITHER:
            raise Wrong(f"{name}.{field}: nobody is asked here which player is meant")


def check_grant(part: Record, place: Place) -> None:
    assert isinstance(part, Grant)
    given = part.keyword is not None or part.trait or part.ability is not None or part.symbols
    need(bool(given), "Grant: nothing is gained")


def check_sel(part: Record, place: Place) -> None:
    assert isinstance(part, Sel)
    need(bool(part.zones), "Sel.zones: no zone is meant")
    need(not (part.top and part.bottom), "Sel: top and bottom at once")


def check_yours(part: Record, place: Place) -> None:
    """`Their character` is everybody's own where both players do it, and nobody's elsewhere."""
    assert isinstance(part, Yours)
    need(
        part.whose != DOER or place.both, "Yours.whose: only where both players do something it can be whoever does it"
    )


SENSES: Final[dict[str, Callable[[Record, Place], None]]] = {
    **dict.fromkeys(("Ref", "Bound", "CopyOf", "Among", "TheNamed"), check_names),
    **dict.fromkeys(("X", "Did"), check_scope),
    **dict.fromkeys(("Value", "Best"), check_rating),
    "Event": check_event,
    "Grant": check_grant,
    "Rule": check_rule,
    "Sel": check_sel,
    "Yours": check_yours,
}
