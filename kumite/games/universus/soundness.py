"""Fields of a word that are right one by one and wrong beside each other: a response without trigger, a zone of 7."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kumite.games.universus.slots import is_number, said
from kumite.games.universus.telling import NOTES
from kumite.games.universus.terms import (
    ABILITIES,
    BLOCK_ZONE,
    CONTINUOUS,
    HEIGHTS,
    NOBODY,
    PROPERTIES,
    RATED,
    RATING,
    RESPONSE,
    VERBS,
    ZONE,
)
from kumite.games.universus.wordfields import A_TRIGGER
from kumite.games.universus.words.amounts import is_penalty
from kumite.games.universus.words.bonus import CheckBonus
from kumite.games.universus.words.byhand import ByHand
from kumite.games.universus.words.changes import Changing
from kumite.games.universus.words.decks import DeckRule
from kumite.games.universus.words.progress import Uncounted
from kumite.games.universus.words.rule import MODALS, PLAYABLE, SURCHARGE, Rule
from kumite.games.universus.words.standing import Desperate
from kumite.games.universus.words.structure import Fired, Let, While

Held = dict[str, Any]  # the fields of a word, as far as they are written
STANDING: Final = (
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
    if kind == RESPONSE and held.get("trigger") is None:
        return f"Ability.trigger is missing: a Response waits for something; it must be {A_TRIGGER.wants()}"
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


def wrong_height(word: str, held: Held) -> str:
    """A zone is one of three, not a number that grows (UVS-AZONE-01, UVS-BZONE-01)."""
    if word != "Set" or held["which"] not in (ZONE, BLOCK_ZONE):
        return ""
    value = held["value"]
    if is_number(value) and not 0 <= value < len(HEIGHTS):
        return f"Set.value is {value}; a {PROPERTIES[held['which']]} must be LOW (0), MID (1) or HIGH (2)"
    return ""


def wrong_rule(_: str, held: Held) -> str:
    """PLAYABLE says from where, a surcharge what it is (UVS-RULE-01, UVS-ADDC-01)."""
    modal = held["modal"]
    if modal == SURCHARGE and not held.get("then"):
        return f"Rule.then is missing: a rule of the kind {MODALS[modal]!r} says what is to be done"
    if modal == PLAYABLE and not held.get("zones") and not held.get("free"):
        return f"Rule.zones is missing: a rule of the kind {MODALS[modal]!r} says from where, or how"
    return ""


def wrong_event(_: str, held: Held) -> str:
    """The note of an event is one that its verb has."""
    notes, names = held.get("notes", ()), NOTES.get(held["verb"])
    if names is None or all(0 <= note < len(names) for note in notes):
        return ""
    return f"Event.notes: {notes} is nothing that {VERBS[held['verb']]!r} can be"


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


TOGETHER: Final[dict[str, Callable[[str, Held], str]]] = {
    "Ability": wrong_ability,
    "Best": wrong_rating,
    "Counter": wrong_counter,
    "Event": wrong_event,
    "Grant": wrong_grant,
    "Keyword": wrong_keyword,
    "Rule": wrong_rule,
    "Sel": wrong_cards,
    "Set": wrong_height,
    "Value": wrong_rating,
}
