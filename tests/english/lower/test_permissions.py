"""You may choose not to clear a card, or to ready it, in a phase still to come: a permission (UVS-RULING-261)."""

from __future__ import annotations

import pytest

from tests.english.lower.lowering import does, lowered, tree
from tests.games.universus.effects.test_left_there import STAY

DEALT = f"Fired(Event(V_DEAL, attack=True), ({STAY},), ATTACK_PERIOD, on=TheAttack())"


@pytest.mark.proves("UVS-RULING-261", "UVS-EFF-07")
@pytest.mark.parametrize("it", ["it", "that attack", "it from your card pool"])
def test_after_an_event_it_is_a_rule_that_waits_for_the_phase(it: str) -> None:
    text = f"Enhance: If this attack deals damage, you may choose not to clear {it} during the End Phase."
    assert does(text, on="attack") == tree(DEALT)


@pytest.mark.proves("UVS-RULING-261")
@pytest.mark.parametrize(
    ("verb", "phase", "event"),
    [
        ("clear", "the End Phase", "Event(V_CLEAR, own=True, during=END_PHASE)"),
        ("ready", "your Ready Step", "Event(V_READY, own=True, during=READY_STEP)"),
    ],
)
def test_of_its_own_card_it_is_always_there(verb: str, phase: str, event: str) -> None:
    text = f"You may choose not to {verb} this card during {phase}."
    assert does(text, on="asset") == tree(f"Rule(CANNOT, {event}, may=True)")


@pytest.mark.proves("UVS-RULING-261")
@pytest.mark.parametrize(
    "text",
    [
        "Enhance: Your rival may choose not to clear this attack during the End Phase.",
        "You may choose not to ready your assets during your Ready Step.",
        "Enhance: You may choose not to clear this attack this turn.",
    ],
)
def test_whose_choice_and_of_which_card_must_be_clear(text: str) -> None:
    assert lowered(text, on="attack").ability is None


def test_without_a_choice_it_stays_as_before() -> None:
    text = "Enhance: This attack does not clear during the End Phase."
    assert does(text, on="attack") == tree("Rule(CANNOT, Event(V_CLEAR, during=END_PHASE), on=TheAttack())")
