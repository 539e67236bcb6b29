"""Understood means behaves right: every form the grammar builds is played by a card of a scenario.

A scenario under tests/scenarios/universus/english has cards with text; tests/scenarios/test_scenarios.py plays it.
Here: which labels of the grammar those texts have, and that each of their abilities matters to its scenario."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from kumite.cards.faces import compile_text
from kumite.cards.scenario import compiled
from kumite.english import grammar, listing
from kumite.errors import BadScenario
from kumite.play import scenario
from tests.english.scenarios import FILES, idle, nodes, printed, told

NO_WORD: Final = "the engine has no word for it"
UNSURE: Final = "what it means on a card is not settled"
REFUSED: Final[dict[str, str]] = {  # labels that parse, but no text with them is understood, and why
    "Able": NO_WORD,
    "AfterEvent": NO_WORD,
    "Affect": NO_WORD,
    "Again": NO_WORD,
    "And": NO_WORD,
    "Become": NO_WORD,
    "ByAmount": NO_WORD,
    "Can": NO_WORD,
    "Cannot": NO_WORD,
    "Change": UNSURE,
    "CheckFor": NO_WORD,
    "Chosen": NO_WORD,
    "Combination": UNSURE,
    "CouldBe": NO_WORD,
    "EvenIf": NO_WORD,
    "Exchange": NO_WORD,
    "HalfOf": NO_WORD,
    "Having": NO_WORD,
    "InsteadOf": NO_WORD,
    "Keep": UNSURE,
    "KeywordNeed": UNSURE,
    "Legality": "it is no instruction of a game",
    "Moves": UNSURE,
    "Neither": UNSURE,
    "OncePer": NO_WORD,
    "Open": NO_WORD,
    "PayCost": NO_WORD,
    "PlayOpen": NO_WORD,
    "Playable": UNSURE,
    "Readies": NO_WORD,
    "Refresh": NO_WORD,
    "Remain": NO_WORD,
    "Resolves": UNSURE,
    "Unfreeze": NO_WORD,
    "ToFull": NO_WORD,
    "UntilCond": NO_WORD,
    "Would": NO_WORD,
}
TYPES: Final = ("foundation", "attack")


def name_of(file: Path) -> str:
    return file.stem


@cache
def covered() -> set[str]:
    """The labels in the texts of all scenarios; what is there only not to be played proves nothing of its form."""
    found: set[str] = set()
    for file in FILES:
        given = told(file)
        texts = [text for text in printed(given) if text.card not in idle(given)]
        found |= {node.label for text in texts for node in nodes(text.text, text.wording)}
    return found


def understood(example: str) -> bool:
    return any(all(part.tree for part in compile_text(example, "universus", kind, "Slow Fuse")) for kind in TYPES)


def test_every_label_is_played_in_a_scenario() -> None:
    examples = listing.described()
    missing = set(listing.labels(grammar.load())) - {"List"} - covered() - set(REFUSED)
    assert not missing, "\n".join([f"no scenario has {name}: {examples[name][1]}" for name in sorted(missing)])


@pytest.mark.parametrize("label", sorted(REFUSED))
def test_a_label_without_a_scenario_is_not_understood(label: str) -> None:
    assert label in listing.labels(grammar.load()), f"there is no label {label}; take it off the list"
    example = listing.described()[label][1]
    assert not understood(example), f"{label} is understood now: write a scenario, and take it off the list ({example})"
    assert label not in covered(), f"a scenario plays {label}: take it off the list"


# Each ability matters


def without(given: dict[str, Any], card: str, at: int) -> dict[str, Any]:
    """The position with one ability of one card missing."""
    printed_card = given["cards"][card]
    kept = [tree for i, tree in enumerate(printed_card["abilities"]) if i != at]
    return {**given, "cards": {**given["cards"], card: {**printed_card, "abilities": kept}}}


def holds_without(text: str, card: str, at: int) -> bool:
    try:
        return scenario.run(text, lambda game, given: without(compiled(game, given), card, at)).holds
    except BadScenario:
        return False


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_every_ability_of_a_scenario_matters(file: Path) -> None:
    text, found = file.read_text(encoding="utf-8"), told(file)
    for name, card in compiled("universus", found["given"])["cards"].items():
        for at in range(len(card.get("abilities", [])) if name not in idle(found) else 0):
            assert not holds_without(text, name, at), (
                f"{file.name}: nothing is noticed without ability {at + 1} of {name}"
            )


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_a_scenario_is_about_text_and_looks_at_more_than_one_thing(file: Path) -> None:
    found = told(file)
    assert list(printed(found)), f"{file.name} has no card with text"
    looked = [set(found["then"]), *[set(line["then"]) for line in found["when"] if "then" in line]]
    assert len(set().union(*looked) - {"question", "events"}) >= 2 or "outcome" in found["then"], file.name
