"""What a third reader found wrong in trees that were accepted: each with a sentence of our own."""

from __future__ import annotations

from tests.english.lower.lowering import ability, lowered, tree

FLIPS = "Event(V_FLIP, YOU, (Type((FOUNDATION,)),){})"
RIVALS = ", via=BY_EFFECT, cause=RIVAL"


def after(text: str, wording: str = "ufs") -> object:
    made = ability(f"R Commit: After {text}, draw 1 card.", wording)
    return made.trigger


def either(*events: str) -> object:
    return tree(f"Either(({', '.join(events)}))")[0]


def test_a_cause_behind_two_deeds_is_that_of_both() -> None:
    """UVS-EVENT-07"""
    due = "due to your opponent's effect"
    both = either(f"Event(V_DISCARD, YOU{RIVALS})", FLIPS.format(RIVALS))
    assert after(f"you discard a card or flip a foundation {due}") == both
    turned = either(FLIPS.format(RIVALS), f"Event(V_DISCARD, YOU{RIVALS})")
    assert after(f"you flip a foundation or discard a card {due}") == turned
    plain = either("Event(V_DISCARD, YOU)", FLIPS.format(""))
    assert after("you discard a card or flip a foundation") == plain
    alone = tree(FLIPS.format(RIVALS))[0]
    assert after(f"you flip a foundation {due}") == alone


def test_who_chooses_not_to_block_does_not_try() -> None:
    """UVS-BSTEP-04"""
    untried = "OnlyIf(Is(TheAttack(), (Not(State('tried')),)))"
    text = "Response Commit: After your rival {} block your attack, draw 1 card."
    for words in ("chooses not to", "does not attempt to"):
        made = ability(text.format(words))
        assert made.trigger == tree("Event(V_STATUS, YOU, notes=(NOT_BLOCKED,))")[0]
        assert made.riders == tree(untried)
    assert ability(text.format("does not")).riders == ()
    assert lowered(text.format("chooses not to completely")).ability is None
