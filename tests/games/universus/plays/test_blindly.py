"""Who picks a card from a hand without having seen it picks by chance (UVS-RULING-227)."""

import pytest

from kumite.core.position import CHANCE
from kumite.games.universus.trees.notation import notation
from tests.english.lower.lowering import ability
from tests.games.universus.ringside import PAGE, Table, asset, p1, p2, table

CARDS = {"Gem": asset(), "Rock": asset()}
UNSEEN = "a card of P2's hand"


def chosen(n: int) -> str:
    """P1 chooses so many cards of P2's hand, and P2 discards them."""
    return f"Ability(FORM, (Choose(Sel({n}, RIVAL, (), (HAND,)), name='picked'), Discard(Ref('picked'), RIVAL)))"


def raided(raid: str, hand: list[str], windows: str = "silent", *first: str) -> Table:
    peek = notation(ability("Form: Look at your rival's hand.", on="asset"))
    cards = {**CARDS, "Raid": asset([raid]), "Peek": asset([peek])}
    mine = p1(hand=[PAGE], stage=["Raid", "Peek"])
    ring = table(mine, p2(hand=hand), cards=cards, tried=True, options={"windows": windows})
    return ring.play(*first, "P1: use Raid")


@pytest.mark.proves("UVS-RULING-227", "UVS-HAND-01")
@pytest.mark.parametrize("windows", ["silent", "open"])
@pytest.mark.parametrize("hand", [["Gem", "Gem"], ["Gem", "Rock"], ["Gem", "Gem", "Rock"]])
def test_nothing_shows_how_a_hand_is_sorted_or_that_two_cards_are_alike(hand: list[str], windows: str) -> None:
    ring = raided(chosen(1), hand, windows)
    if windows == "open":
        assert ring.options == [UNSEEN]
        ring.play(f"P1: {UNSEEN}")
    assert ring.asked.who == CHANCE
    assert len(ring.options) == len(hand)


@pytest.mark.proves("UVS-RULING-227")
@pytest.mark.parametrize(("at", "left"), [(0, ["Gem", "Rock"]), (1, ["Gem", "Rock"]), (2, ["Gem", "Gem"])])
def test_any_card_of_it_may_be_the_one(at: int, left: list[str]) -> None:
    ring = raided(chosen(1), ["Gem", "Gem", "Rock"])
    assert ring.play(f"chance: {ring.options[at]}")["P2.hand"] == left


@pytest.mark.proves("UVS-RULING-227", "UVS-PRIV-02")
def test_a_card_that_was_seen_is_named() -> None:
    ring = raided(chosen(1), ["Gem", "Gem", "Rock"], "silent", "P1: use Peek")
    assert ring.options == ["P2's Gem", "P2's Rock"]
    assert ring.play("P1: P2's Rock")["P2.hand"] == ["Gem", "Gem"]


@pytest.mark.proves("UVS-RULING-227")
def test_several_are_picked_one_after_the_other() -> None:
    ring = raided(chosen(2), ["Gem", "Gem", "Rock"], "open").play(f"P1: {UNSEEN}")
    assert len(ring.options) == 3
    ring.play(f"chance: {ring.options[0]}", f"P1: {UNSEEN}")
    assert len(ring.options) == 2
    assert len(ring.play(f"chance: {ring.options[0]}")["P2.hand"]) == 1


@pytest.mark.proves("UVS-RULING-227")
def test_older_records_number_them() -> None:
    ring = raided(chosen(1), ["Gem", "Gem", "Rock"], "open")
    ring.play("P1: P2's hand card 2")
    assert ring.asked.who == CHANCE
