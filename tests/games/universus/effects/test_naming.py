"""Naming a card: by its name, or by anything that only one card fits."""

from __future__ import annotations

import pytest

import kumite
from kumite.errors import IllegalAnswer
from tests.games.universus.ringside import PAGE, Table, asset, attack, character, foundation, p1, p2, table

NAMES = "Ability(FORM, (Name('card'), Discard(Sel(9, DOER, (TheNamed(),), (HAND,), every=True), RIVAL)))"
CARDS = {
    "Oracle": asset([NAMES]),
    "Zinc Crane 1": character(),
    "Zinc Crane 2": character(hand_size=5),
    "Zinc Hook": attack(speed=17, damage=31, zone="high", keywords=["Kick", "Stun: 9"], check=4),
    "Zinc Jab": attack(speed=17, damage=30, zone="low", keywords=["Punch"]),
    "Zinc Vault": foundation(symbols=["void"], block="+7 high"),
}
HELD = ["Zinc Crane 1", "Zinc Crane 2", "Zinc Hook", "Zinc Jab", "Zinc Vault", PAGE]


def oracle() -> Table:
    return table(p1(stage=["Oracle"]), p2(hand=HELD), cards=CARDS).play("P1: use Oracle")


@pytest.mark.proves("UVS-NAME-01")
@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Zinc Hook", "Zinc Hook"),
        ("zinc hook", "Zinc Hook"),
        ("the version 2 Zinc Crane", "Zinc Crane 2"),
        ("Zinc Crane with hand size 5", "Zinc Crane 2"),
        ("the Zinc Kick", "Zinc Hook"),
        ("the attack with speed 17 and damage 30", "Zinc Jab"),
        ("31 damage", "Zinc Hook"),
        ("the high Zinc attack", "Zinc Hook"),
        ("the Zinc with Stun 9", "Zinc Hook"),
        ("Zinc foundation", "Zinc Vault"),
        ("the zinc card with block +7 and void", "Zinc Vault"),
    ],
)
def test_what_only_one_card_fits_names_it(text: str, name: str) -> None:
    ring = oracle().play(f"P1: {text}")
    assert ring["P2.discards"] == [name]


@pytest.mark.proves("UVS-NAME-01")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("the Zinc attack", "could be 'Zinc Hook' or 'Zinc Jab'; say more about it"),
        ("Zinc Crane", "could be 'Zinc Crane 1' or 'Zinc Crane 2'; say more about it"),
        ("a Zinc with speed 99", "is nothing one can do here"),
        ("the card", "is nothing one can do here"),
    ],
)
def test_what_fits_several_or_none_names_nothing(text: str, reason: str) -> None:
    ring = oracle()
    with pytest.raises(IllegalAnswer, match=reason):
        ring.match.choice(text)
    assert reason in ring.match.why_not(text).reason


@pytest.mark.proves("UVS-NAME-01")
def test_a_record_keeps_the_name_whatever_was_said() -> None:
    ring = oracle().play("P1: the version 2 Zinc Crane")
    assert "P1: Zinc Crane 2" in ring.match.record()
    assert "version 2" not in ring.match.record()
    assert kumite.replay(ring.match.record()).record() == ring.match.record()


def test_nothing_else_is_answered_by_a_description() -> None:
    ring = table(p1(hand=["Zinc Hook"]), p2(), cards=CARDS)
    assert ring.match.described("the Kick") is None


@pytest.mark.proves("UVS-NAME-01")
@pytest.mark.parametrize(
    ("names", "answer", "told"),
    [
        (NAMES, "Zinc Hook", "Zinc Hook"),
        ("Ability(FORM, (Name('zone'), Gain(1)))", "high", "high"),
        ("Ability(FORM, (Name('number'), Gain(1)))", "7", "7"),
    ],
)
def test_everybody_hears_what_is_named(names: str, answer: str, told: str) -> None:
    """Whatever comes of it: a rival who is to discard such cards would not know which."""
    ring = table(p1(stage=["Oracle"]), p2(hand=HELD), cards={**CARDS, "Oracle": asset([names])}).play("P1: use Oracle")
    ring.match.answer(answer)
    for seat in (0, 1, None):
        lines = [event["text"] for event in ring.match.view(seat)["events"]]
        assert f"P1 names {told}." in lines
