"""Scenario files whose cards have text: it is compiled, or refused with its place."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

import kumite
from kumite.cards.scenario import compiled, run
from kumite.errors import BadPosition, BadScenario


def scenario(card: dict[str, Any], **then: Any) -> str:
    told = {
        "scenario": "a lamp is lit",
        "game": "universus",
        "given": {
            "options": {"windows": "silent"},
            "P1": {"stage": ["Lamp"], "hand": ["Blank Page"], "health": 10},
            "cards": {"Lamp": {"type": "foundation", "difficulty": 1, "check": 3, **card}},
        },
        "when": [{"P1": "use Lamp"}],
        "then": then,
    }
    return yaml.safe_dump(told)


def card(**entries: Any) -> dict[str, Any]:
    """The card as the rules get it."""
    made = compiled("universus", {"cards": {"Lamp": entries}})["cards"]["Lamp"]
    assert isinstance(made, dict)
    return made


@pytest.mark.parametrize(
    "entries",
    [
        {"text": "Form Commit: Gain 2 health."},
        {"text": "F Commit: Gain 2 vitality.", "wording": "ufs"},
        {"text": "Form Commit: Gain 2 health.", "abilities": ["Ability(CONTINUOUS, (Modify(This(), DIFFICULTY, 1),))"]},
    ],
)
def test_the_text_is_played(entries: dict[str, Any]) -> None:
    result = run(scenario(entries, **{"P1.health": 12, "P2.health": 25, "question": "P1 form"}))
    assert result.differences == []
    assert run(scenario(entries, **{"P1.health": 13})).differences == ["then: P1.health is 12, not 13"]


def test_trees_come_first_and_then_the_text() -> None:
    made = card(
        type="asset", abilities=["Ability(FORM, (Draw(1),))"], text="Form: Draw 1 card.\n\nForm: Gain 1 health."
    )
    assert made == {"type": "asset", "abilities": ["Ability(FORM, (Draw(1),))", *made["abilities"][1:]]}
    assert len(made["abilities"]) == 3


def test_the_other_side_has_text_too() -> None:
    made = card(type="asset", back={"name": "Lit Lamp", "type": "asset", "text": "Form: Draw 1 card."})
    assert "abilities" not in made
    assert len(made["back"]["abilities"]) == 1
    assert "text" not in made["back"]


def test_this_attack_is_that_of_the_card() -> None:
    text = "Response: After this attack deals damage, draw 1 card."
    assert "own=True" in card(type="attack", text=text)["abilities"][0]
    assert "attack=True" in card(type="foundation", text=text)["abilities"][0]


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        (
            {"text": "Form: Frobnicate it."},
            "cards.Lamp.text: in 'Form: Frobnicate it.', 'Frobnicate' is no word of card English",
        ),
        ({"text": 3}, "cards.Lamp.text is 3; it must be text"),
        ({"wording": "ufs"}, "cards.Lamp.text is None; it must be text"),
        (
            {"text": "Form: Draw 1 card.", "wording": "latin"},
            "cards.Lamp.wording is 'latin'; it must be one of universus, ufs",
        ),
        ({"text": "Form: Draw 1 card.", "type": "spell"}, "cards.Lamp.type is 'spell'; it must be one of action, "),
        ({"back": {"text": 1}}, "cards.Lamp.back.text is 1; it must be text"),
    ],
)
def test_what_cannot_be_is_refused(entries: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        card(**entries)
    assert refused.value.reason.startswith(reason)


def test_a_scenario_with_it_cannot_be_read() -> None:
    with pytest.raises(BadScenario, match=r"given: cards\.Lamp\.text"):
        run(scenario({"text": "Form: Frobnicate it."}, **{"P1.health": 12}))


@pytest.mark.parametrize("cards", [None, 3, ["Lamp"], {"Lamp": 3}, {"Lamp": None}])
def test_what_is_no_card_is_left_to_the_rules(cards: Any) -> None:
    assert compiled("universus", {"cards": cards}) == {"cards": cards}
    assert compiled("megafighter", {"cards": {"Lamp": {"text": "x"}}}) == {"cards": {"Lamp": {"text": "x"}}}


def test_the_rules_take_trees_only() -> None:
    with pytest.raises(BadPosition, match="unknown entry 'text'"):
        kumite.setup("universus", {"cards": {"Lamp": {"type": "asset", "text": "Form: Draw 1 card."}}})
