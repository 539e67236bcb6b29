"""Fields of a word that are right one by one and wrong beside each other: a response without trigger, a zone of 7."""

from __future__ import annotations

from typing import Any, Final

from kumite.games.universus.slots import is_number, said
from kumite.games.universus.terms import ABILITIES, BLOCK_ZONE, CONTINUOUS, HEIGHTS, PROPERTIES, RESPONSE, ZONE
from kumite.games.universus.wordfields import A_TRIGGER
from kumite.games.universus.words.bonus import CheckBonus
from kumite.games.universus.words.byhand import ByHand
from kumite.games.universus.words.changes import Changing
from kumite.games.universus.words.decks import DeckRule
from kumite.games.universus.words.progress import Uncounted
from kumite.games.universus.words.rule import Rule
from kumite.games.universus.words.standing import Desperate
from kumite.games.universus.words.structure import Fired, While

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
)  # they hold, or wait


def unsound(word: str, held: dict[str, Any]) -> str:
    """What is wrong with these fields of a word, in a sentence; nothing if they go together."""
    if word == "Ability":
        return wrong_ability(held)
    if word in ("Modify", "Double", "Set") and held["which"] in (ZONE, BLOCK_ZONE):
        return wrong_height(word, held)
    return ""


def wrong_ability(held: dict[str, Any]) -> str:
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


def wrong_height(word: str, held: dict[str, Any]) -> str:
    """A zone is one of three, not a number that grows (UVS-AZONE-01, UVS-BZONE-01)."""
    name = PROPERTIES[held["which"]]
    if word != "Set":
        return f"{word}.which is the {name}, which is no number; write Set or ChangeZone"
    value = held["value"]
    if is_number(value) and not 0 <= value < len(HEIGHTS):
        return f"Set.value is {value}; a {name} must be LOW (0), MID (1) or HIGH (2)"
    return ""
