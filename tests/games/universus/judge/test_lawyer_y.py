"""What no question and no silence may tell: whether somebody holds a card that waits for a seldom moment."""

from __future__ import annotations

import pytest

from tests.games.universus.ringside import Table, action, attack, foundation, p1, p2, table

WAITS = "Ability(RESPONSE, (Draw(1),), (), Moment(ENHANCE_STEP, PASSED, RIVAL))"


def passes(held: str, windows: str) -> list[str]:
    """Who is asked what until the block, where the defender holds this card and everybody passes."""
    cards = {"Jab": attack(), "Call": action([WAITS]), "Oar": foundation(), "Wall": foundation(block="+0 mid")}
    side = p2(hand=[held, "Wall"])
    ring: Table = table(p1(pool=["Jab"], hand=["Oar"]), side, attack="P1", cards=cards, options={"windows": windows})
    asked = [str(ring.question)]
    while asked[-1] != "P2 block":
        ring.play(f"{asked[-1].split()[0]}: pass")
        asked.append(str(ring.question))
    return asked


@pytest.mark.proves("UVS-PRIV-01", "UVS-RESP-06")
def test_a_pass_is_told_at_an_open_table_whoever_holds_what_waits_for_it() -> None:
    assert passes("Call", "open") == passes("Oar", "open")
    assert "P2 respond" in passes("Oar", "open")


@pytest.mark.proves("UVS-RESP-06")
@pytest.mark.parametrize(("held", "asked"), [("Call", True), ("Oar", False)])
def test_at_a_silent_table_only_who_can_respond_is_asked(held: str, asked: bool) -> None:
    assert ("P2 respond" in passes(held, "silent")) is asked
