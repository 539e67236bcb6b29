"""What a word needs around it to mean something: an event that set it off, a name that was bound, a rule that is asked
about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kumite.cards.fields import REFERRED
from kumite.cards.kinds import Wrong, name_of, need, shape
from kumite.core.position import Record
from kumite.games.universus.printed import Amount, Cond
from kumite.games.universus.telling import NOTES
from kumite.games.universus.terms import (
    DOER,
    EITHER,
    RATING,
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
    V_SWAY,
    V_WOULD,
    VERBS,
)
from kumite.games.universus.words.amounts import Best, Bound, Value, is_penalty
from kumite.games.universus.words.changes import Grant
from kumite.games.universus.words.conds import Has
from kumite.games.universus.words.counters import Counter
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
from kumite.games.universus.words.sels import Ref, Sel, Yours
from kumite.games.universus.words.tests import Among, CopyOf
from kumite.games.universus.words.triggers import Event

STANDING: Final = ("block", "this", "attack", "character")  # known though nothing has set the ability off
COPIED: Final = ("this", "event", "attack", "character")  # what CopyOf knows beside names that are bound
NEEDS_EVENT: Final = {  # words that speak of what set their ability off: one of these
    "Cancel": (V_ABILITY,),
    "ChooseMore": (V_CHOICE,),
    "Replace": (V_WOULD,),
    "Recheck": (V_CHECK, V_FAIL, V_PASS),
    "AddToCheck": (V_CHECK, V_SWAY),
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
    AS_THOUGH: (V_SPEND, V_COMMIT),
    HAND_SIZE_IS: (V_DRAW,),
    COPIES: (V_BUILD,),
    REDUCES: (V_DEAL, V_LOSE, V_GAIN, V_DRAW, V_MILL),
    KEEPS: (V_PENALTY,),
}


OF_NAME: Final = ("TheNamed", "OfNamed", "GainNamed", "LoseNamed")  # words that speak of what was named
PLAYERS: Final = ("doer", "player", "owner", "whoever", "turn")  # kinds of fields


class Place:
    """Where a word stands: what set its text off, and the names that are bound by then."""

    def __init__(self, events: tuple[int, ...] = (), bound: frozenset[str] | None = None, both: bool = False) -> None:
        self.events = events  # the verbs, if something did
        self.bound: set[str] | None = None if bound is None else set(bound)  # None: nothing is ever bound here
        self.both = both  # both players do it, each as `you`

    def names(self) -> frozenset[str]:
        return frozenset(self.bound or ())


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
        known(part.ref, ("event",), place, "Among")
    else:
        known("named", (), place, name_of(part))


def known(name: str, others: tuple[str, ...], place: Place, word: str) -> None:
    if name in others:
        need(name in STANDING or bool(place.events), f"{word}({name!r}): nothing has happened")
        return
    need(name in (place.bound or ()), f"{word}({name!r}): no instruction before has bound that name")


def check_scope(part: Record, place: Place) -> None:
    """Where no effect is being carried out, there is none that X or `if you do` could speak of."""
    need(place.bound is not None or bool(place.events), f"{name_of(part)} needs an effect that is being carried out")


def check_rule(part: Record, _: Place) -> None:
    """A rule is about something that the game asks about; PLAYABLE says from where, a surcharge what it is."""
    assert isinstance(part, Rule)
    modal, about = MODALS[part.modal], ASKED.get(part.modal)
    right = about is None or any(verb in about for verb in part.act.verbs())
    need(right, f"nobody asks for a rule of the kind {modal!r} about {[VERBS[verb] for verb in part.act.verbs()]}")
    need(part.modal != SURCHARGE or bool(part.then), f"a rule of the kind {modal!r} says what is to be done")
    if part.modal == PLAYABLE:
        need(bool(part.zones) or part.free, f"a rule of the kind {modal!r} says from where, or how")


def check_event(part: Record, _: Place) -> None:
    """The note of an event is one that its verb has."""
    assert isinstance(part, Event)
    names = NOTES.get(part.verb)
    right = names is None or all(0 <= note < len(names) for note in part.notes)
    need(right, f"Event.notes: {part.notes} is nothing that {VERBS[part.verb]!r} can be")


def check_rating(part: Record, _: Place) -> None:
    """A rating is some keyword's."""
    assert isinstance(part, Value | Best)
    right = (part.prop == RATING) == bool(part.keyword)
    need(right, f"{name_of(part)}: a rating is a keyword's, and nothing else is")


def check_either(part: Record, name: str) -> None:
    """UVS-EITHER-01: a player is picked where something is done to cards or zones; nowhere else is anybody asked."""
    for field, kind in shape(part, name):
        held = getattr(part, field) if kind == "cards" else None
        if isinstance(held, Sel) and held.whose == EITHER and part != Has(held):  # one of either's is one of anybody's
            raise Wrong(f"{name}.{field}: nobody is asked here which player is meant")


def check_grant(part: Record, _: Place) -> None:
    assert isinstance(part, Grant)
    given = part.keyword is not None or part.trait or part.ability is not None or part.symbols
    need(bool(given), "Grant: nothing is gained")


def check_counter(part: Record, _: Place) -> None:
    """UVS-CNTR-03: any counters can be taken off, but those that are added have a name."""
    assert isinstance(part, Counter)
    need(bool(part.name) or is_penalty(part.n), "Counter.name: counters without a name can only be taken off")


def check_sel(part: Record, _: Place) -> None:
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
    **dict.fromkeys(("Ref", "Bound", "CopyOf", "Among", *OF_NAME), check_names),
    **dict.fromkeys(("X", "Did"), check_scope),
    **dict.fromkeys(("Value", "Best"), check_rating),
    "Counter": check_counter,
    "Event": check_event,
    "Grant": check_grant,
    "Rule": check_rule,
    "Sel": check_sel,
    "Yours": check_yours,
}
