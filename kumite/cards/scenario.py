"""Scenario files whose cards have text: it is compiled before the position is set up, for the rules know trees only.

cards:
  Slow Fuse: {type: asset, difficulty: 2, check: 4, text: "Enhance Commit: Draw 1 card."}
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from kumite.cards.faces import NO_WORD, Part, compile_text
from kumite.errors import BadPosition, brief
from kumite.games.universus.terms import TYPES
from kumite.play import scenario
from kumite.play.scenario import Result

NOT_PARSED: Final = "not parsed: not understood"  # nothing more is known of it
WORDINGS: Final = ("universus", "ufs")  # each is the wording of the cards of one game


def run(text: str) -> Result:
    """Play a scenario out, its cards' texts compiled."""
    return scenario.run(text, compiled)


def compiled(game: str, given: dict[str, Any]) -> dict[str, Any]:
    """A described position in which cards have abilities where they had `text`."""
    cards = given.get("cards")
    if game not in WORDINGS or not isinstance(cards, dict):
        return given
    return {**given, "cards": {name: of_card(str(name), told, f"cards.{name}", game) for name, told in cards.items()}}


def of_card(name: str, told: Any, where: str, usual: str) -> Any:
    """One card or one side of it, in the game's usual wording unless it says another one; what is wrong with anything
    but its text is said when it is set up."""
    if not isinstance(told, dict):
        return told
    made = {key: value for key, value in told.items() if key not in ("text", "wording")}
    if "back" in told:
        made["back"] = of_card(name, told["back"], f"{where}.back", usual)
    if "text" in told or "wording" in told:
        listed = told.get("abilities", [])
        made["abilities"] = [
            *(listed if isinstance(listed, list) else [listed]),
            *trees(name, {"wording": usual, **told}, where),
        ]
    return made


def trees(name: str, told: dict[str, Any], where: str) -> list[str]:
    """The abilities of a text, in the notation of trees; refused where one of them is not understood."""
    found = []
    for part in parts(name, told, where):
        if part.ability is None:
            why = "" if part.why == NOT_PARSED else f": {part.why}"
            if NO_WORD in part.why:
                raise BadPosition(f"{where}.text: in {brief(part.text)}, {part.why}")
            words = f"in {brief(part.text)}, {brief(part.words)}" if part.words else brief(part.text)
            raise BadPosition(f"{where}.text: {words} is not understood{why}")
        found.append(part.tree)
    return found


def parts(name: str, told: dict[str, Any], where: str) -> tuple[Part, ...]:
    text, wording, kind = told.get("text"), told["wording"], told.get("type", "foundation")
    if not isinstance(text, str):
        raise BadPosition(f"{where}.text is {brief(text)}; it must be text")
    if wording not in WORDINGS:
        raise BadPosition(f"{where}.wording is {brief(wording)}; it must be one of {', '.join(WORDINGS)}")
    if kind not in TYPES[1:]:
        raise BadPosition(f"{where}.type is {brief(kind)}; it must be one of {', '.join(TYPES[1:])}")
    return kept(text, wording, kind, str(told.get("name", name)), said_on(told))


kept = lru_cache(maxsize=4096)(compile_text)  # a scenario is run again and again while it is tested


def said_on(told: dict[str, Any]) -> tuple[str, ...]:
    """Its keywords and traits, of which its text may speak."""
    held = [told.get(name) for name in ("keywords", "traits")]
    return tuple([str(one) for listed in held if isinstance(listed, list) for one in listed])
