"""What can never be attached is refused, with the reason (UVS-RULING-264)."""

from __future__ import annotations

import pytest

from tests.english.lower.lowering import does, lowered, tree


@pytest.mark.proves("UVS-RULING-264", "UFS-RULING-54")
@pytest.mark.parametrize(
    ("on", "text"),
    [
        ("action", "Form: Attach this card to your character."),
        ("attack", "Enhance: Attach this attack to your character."),
        ("action", 'While this card is attached to your character, your character gains "Enhance: Draw 1 card."'),
        ("foundation", "Form: Search your deck for 1 action and attach it to your character."),
        ("foundation", "Form: Attach 1 attack from your discard pile to your character."),
    ],
)
def test_neither_an_action_nor_an_attack(on: str, text: str) -> None:
    found = lowered(text, on=on)
    assert found.ability is None
    assert "cannot lie in a stage" in found.why


@pytest.mark.parametrize(
    ("on", "text", "meant"),
    [
        ("foundation", "Form: Attach this card to your character.", "Attach(This())"),
        (
            "action",
            "Form: Attach 1 foundation from your discard pile to your character.",
            "Attach(Sel(1, DOER, (Type((FOUNDATION,)),), (DISCARDS,)))",
        ),
        (
            "foundation",
            'Form: Search your deck for 1 copy of "Slow Fuse" and attach it to your character.',
            "Search((DECK,), (Named('Slow Fuse'),), (Attach(Ref('searched')),))",
        ),
    ],
)
def test_what_may_lie_in_a_stage_is_read(on: str, text: str, meant: str) -> None:
    assert does(text, on=on) == tree(meant)
