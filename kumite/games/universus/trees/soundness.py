"""Fields of a word that are right one by one and wrong beside each other: a response without trigger, a zone of 7."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kumite.core.position import Record, fields
from kumite.games.universus.printed import Trigger, Word
from kumite.games.universus.telling import NOTES
from kumite.games.universus.terms import (
    ABILITIES,
    AS_ABILITY,
    BLOCK_ZONE,
    CONTINUOUS,
    HEIGHTS,
    NOBODY,
    PROPERTIES,
    RATED,
    RATING,
    RESPONSE,
    ROLES,
    STAGE,
    V_ABILITY,
    V_ANNOUNCE,
    V_BEFORE_DAMAGE,
    V_BEFORE_TAKE,
    V_BONUS,
    V_BUILD,
    V_CANCEL,
    V_CHECK,
    V_CLEAR,
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
    V_READY,
    V_RESOLVED,
    V_SPEND,
    V_STATUS,
    V_SWAY,
    V_TRY,
    VERBS,
    ZONE,
    ZONES,
)
from kumite.games.universus.trees.slots import is_number, said
from kumite.games.universus.trees.wordfields import A_TRIGGER
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.amounts import X, is_penalty
from kumite.games.universus.words.besides import AlsoType
from kumite.games.universus.words.bonus import CheckBonus
from kumite.games.universus.words.byhand import ByHand
from kumite.games.universus.words.changes import Changing, Modify
from kumite.games.universus.words.coming import Coming
from kumite.games.universus.words.decks import DeckRule
from kumite.games.universus.words.moves import Clear, Discard
from kumite.games.universus.words.progress import Uncounted
from kumite.games.universus.words.riders import In, OnAttack, OnTurn, Outwit
from kumite.games.universus.words.rule import (
    AS_THOUGH,
    AUTOMATIC,
    CANNOT,
    CONSIDERED,
    COPIES,
    COUNTS,
    DEALS,
    FACE_UP,
    HAND_SIZE_IS,
    IGNORES,
    KEEPS,
    MODALS,
    OFFERS,
    PLAYABLE,
    REDUCES,
    SURCHARGE,
    Rule,
)
from kumite.games.universus.words.sels import Sel, This
from kumite.games.universus.words.standing import Desperate
from kumite.games.universus.words.structure import Fired, Let, While
from kumite.games.universus.words.triggers import Either, Event

Held = dict[str, Any]  # the fields of a word, as far as they are written
ASKED: Final[dict[int, tuple[int, ...]]] = {  # what rules of a kind are asked about; of the others, anything
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
    OFFERS: (V_PLAY,),
}
STANDING: Final = (
    AlsoType,
    Changing,
    CheckBonus,
    ByHand,
    DeckRule,
    Rule,
    Uncounted,
    Desperate,
    Fired,
    While,
    Let,
)  # they hold, or wait, or say what X is


def unsound(word: str, held: Held) -> str:
    """What is wrong with these fields of a word, in a sentence; nothing if they go together."""
    return TOGETHER[word](word, held) if word in TOGETHER else ""


def wrong_ability(_: str, held: Held) -> str:
    """A response has the trigger that it is played after, and no other has one (UVS-RESP-01); a continuous ability is
    never played, so nothing is paid for it and it instructs nobody (UVS-CONT-01)."""
    kind = held["kind"]
    apart = wrong_riders(held)
    if apart:
        return apart
    if kind == RESPONSE and held.get("trigger") is None:
        return f"Ability.trigger is missing: a Response waits for something; it must be {A_TRIGGER.wants()}"
    if mentions(held.get("trigger"), Coming):
        return "Ability.trigger: a next card comes to an effect that waits for it: Fired(Coming(), ...)"
    if kind != RESPONSE and held.get("trigger") is not None:
        return f"Ability.trigger is for a Response, and this is {ABILITIES[kind]}"
    if kind != CONTINUOUS:
        return ""
    if held.get("cost"):
        return "Ability.cost is for an ability that is played, and this is Continuous"
    for at, word in enumerate(held.get("does", ())):
        if not isinstance(word, STANDING):
            told = f"Ability.does[{at}] is {said(word)}, and nobody is instructed by a Continuous ability"
            return f"{told}; it must be a rule, a change or something that waits, such as Rule, Modify, While or Fired"
    return ""


def wrong_riders(held: Held) -> str:
    """A card is in one zone at a time, face down in the stage for Outwit (UVS-BRKT-02, UVS-OUTWIT-02); an attack is
    yours or your rival's, and so is a turn (UVS-BRKT-04)."""
    riders = held.get("riders", ())
    zones = {ZONES[one.place] for one in riders if isinstance(one, In)}
    zones |= {ZONES[STAGE] for one in riders if isinstance(one, Outwit)}
    if len(zones) > 1:
        return f"Ability.riders: no card is in the {' and in the '.join(sorted(zones))} at once"
    for word, what in ((OnAttack, "an attack"), (OnTurn, "a turn")):
        if len({one.yours for one in riders if isinstance(one, word)}) > 1:
            return f"Ability.riders: {what} is not yours and your rival's at once"
    return ""


def wrong_height(word: str, held: Held) -> str:
    """A zone is one of three, not a number that grows (UVS-AZONE-01, UVS-BZONE-01)."""
    if word != "Set" or held["which"] not in (ZONE, BLOCK_ZONE):
        return ""
    value = held["value"]
    if is_number(value) and not 0 <= value < len(HEIGHTS):
        return f"Set.value is {value}; a {PROPERTIES[held['which']]} must be LOW (0), MID (1) or HIGH (2)"
    return ""


def wrong_group(_: str, held: Held) -> str:
    """The same is done to all the cards; to clear one is to discard it (UVS-CLEAR-02)."""
    words = held["then"]
    kinds = {Discard if isinstance(word, Clear) else type(word) for word in words}
    if len(kinds) > 1 or not all(isinstance(word, Acting) and word.who == words[0].who for word in words):
        return "AtOnce.then: what is done at once is the same, done to some cards by the same player"
    return ""


def wrong_rule(_: str, held: Held) -> str:
    """PLAYABLE says from where, a surcharge or an offer what it is (UVS-RULE-01, UVS-ADDC-01)."""
    modal = held["modal"]
    if modal in (SURCHARGE, OFFERS) and not held.get("then"):
        return f"Rule.then is missing: a rule of the kind {MODALS[modal]!r} says what is to be done"
    if modal == PLAYABLE and not held.get("zones") and not held.get("free"):
        return f"Rule.zones is missing: a rule of the kind {MODALS[modal]!r} says from where, or how"
    about, verbs = ASKED.get(modal), held["act"].verbs()
    if modal == CANNOT and held.get("may") and not any(verb in (V_CLEAR, V_READY) for verb in verbs):
        return "Rule.may: whoever may choose that it does not happen is asked about V_CLEAR (4) and V_READY (11)"
    if about is not None and not any(verb in about for verb in verbs):
        said = ", ".join([repr(VERBS[verb]) for verb in verbs])
        return f"Rule.act: nobody asks for a rule of the kind {MODALS[modal]!r} about {said}"
    if modal == OFFERS and not all(offers_itself(word) for word in held["then"]):
        return "Rule.then: what is offered is changed numbers of the card itself"
    return ""


def offers_itself(word: Word) -> bool:
    """A number of the card that is played, changed for good (UVS-RULING-177)."""
    return isinstance(word, Modify) and word.target == This() and word.until == NOBODY


# verbs with the notes of another one
ALIKE: Final = {V_ANNOUNCE: V_PLAY, V_BEFORE_DAMAGE: V_DEAL, V_BEFORE_TAKE: V_DEAL, V_SWAY: V_CHECK, V_TRY: V_PLAY}


def wrong_event(_: str, held: Held) -> str:
    """The note of an event is one that its verb has."""
    if held.get("however") and held["verb"] not in (V_BONUS, V_PENALTY):
        return "Event.however is for V_BONUS (21) and V_PENALTY (22), a number raised or lowered in whatever way"
    if held.get("margin") and held["verb"] not in (V_PASS, V_FAIL):
        return "Event.margin is for V_PASS (28) and V_FAIL (29), a check that is passed or failed"
    if held.get("printed") and held["verb"] not in (V_ABILITY, V_RESOLVED, V_CANCEL):
        return "Event.printed is for V_ABILITY (24), V_RESOLVED (25) and V_CANCEL (42), an ability that is played"
    verb: int = held["verb"]
    notes, names = held.get("notes", ()), NOTES.get(ALIKE.get(verb, verb))
    most = AS_ABILITY if names == ROLES else 0 if names is None else len(names) - 1
    if names is None or all(0 <= note <= most for note in notes):
        return ""
    return f"Event.notes: {notes} is nothing that {VERBS[held['verb']]!r} can be"


def wrong_let(_: str, held: Held) -> str:
    """UVS-X-01: what defines X does not need X."""
    return "Let.amount: X cannot be defined by X" if mentions(held["amount"], X) else ""


def mentions(part: object, kind: type[Record]) -> bool:
    """Whether such a word stands somewhere in this part of a tree."""
    if isinstance(part, tuple):
        return any(mentions(one, kind) for one in part)
    return isinstance(part, Record) and (isinstance(part, kind) or mentions(tuple(fields(part).values()), kind))


def wrong_events(word: str, held: Held) -> str:
    """What is counted by its cards, or is about to happen, is something that is done: no seam, and no arrival."""
    field = "event" if "event" in held else "act"
    right = all(isinstance(one, Event) for one in parts_of(held[field]))
    return "" if right else f"{word}.{field} must be an Event, or Either of Events"


def parts_of(trigger: Trigger) -> tuple[Trigger, ...]:
    if not isinstance(trigger, Either):
        return (trigger,)
    found: tuple[Trigger, ...] = ()
    for one in trigger.triggers:
        found += parts_of(one)
    return found


def wrong_search(_: str, held: Held) -> str:
    return "" if held["zones"] else "Search.zones: no zone is meant"


def wrong_rating(word: str, held: Held) -> str:
    """A rating is some keyword's (UVS-KWRAT-01)."""
    right = (held["prop"] == RATING) == bool(held.get("keyword"))
    return "" if right else f"{word}.keyword: a rating is a keyword's, and nothing else is"


def wrong_keyword(_: str, held: Held) -> str:
    """Only some keywords have a rating (UVS-KWRAT-01); one that is worked out stands apart."""
    right = held["name"] in RATED or not held.get("rating")
    return "" if right else f"Keyword.rating is {held['rating']}; {held['name']} has no rating"


def wrong_grant(_: str, held: Held) -> str:
    given = [held.get(field) for field in ("keyword", "trait", "ability", "symbols")]
    return "" if any(given) else "Grant: nothing is gained; it must have a keyword, a trait, an ability or symbols"


def wrong_counter(_: str, held: Held) -> str:
    """UVS-CNTR-03: any counters can be taken off, but those that are added have a name."""
    right = held["name"] or is_penalty(held.get("n", 1))
    return "" if right else "Counter.name: counters without a name can only be taken off"


def wrong_cards(_: str, held: Held) -> str:
    if not held.get("zones", (NOBODY,)):
        return "Sel.zones: no zone is meant"
    return "Sel: top and bottom at once" if held.get("top") and held.get("bottom") else ""


def wrong_fired(_: str, held: Held) -> str:
    """UVS-NEXT-01: what happens as a card comes waits for the next one."""
    on = held.get("on")
    if isinstance(held["trigger"], Coming) and not (isinstance(on, Sel) and on.next):
        return "Fired.on is missing: with Coming it must be the next card, Sel(..., next=True)"
    return ""


TOGETHER: Final[dict[str, Callable[[str, Held], str]]] = {
    "Ability": wrong_ability,
    "AtOnce": wrong_group,
    "Before": wrong_events,
    "Best": wrong_rating,
    "Counter": wrong_counter,
    "Event": wrong_event,
    "Fired": wrong_fired,
    "Grant": wrong_grant,
    "Keyword": wrong_keyword,
    "Let": wrong_let,
    "Rule": wrong_rule,
    "Search": wrong_search,
    "Sel": wrong_cards,
    "Set": wrong_height,
    "TallyCards": wrong_events,
    "Value": wrong_rating,
}
