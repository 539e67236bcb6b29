"""Abilities of interchangeable cards are offered once; a difference, however it came about, keeps them apart."""

from __future__ import annotations

import pytest

import kumite
from tests.games.universus.effects.tools import attacking
from tests.games.universus.ringside import PAGE, attack, foundation, p1, p2, table

GAIN = "(Gain(1),), (Commit(This()),)"
FORM = foundation([f"Ability(FORM, {GAIN})"])
ENHANCE = foundation([f"Ability(ENHANCE, {GAIN})"])
EAR = foundation([f"Ability(RESPONSE, {GAIN}, Event(V_PLAY, RIVAL))"])
CARDS = {"Oak": FORM, "Elm": ENHANCE, "Ear": EAR, "Jab": attack()}


def test_forms_are_offered_once() -> None:
    ring = table(p1(stage=["Oak", "Oak"], hand=["Jab"]), p2(), cards=CARDS)
    assert ring.begins("use") == ["use Oak"]
    ring.play("P1: use Oak")
    assert ring.begins("use") == ["use Oak"]  # the other one
    ring.play("P1: use Oak")
    assert not ring.begins("use")


def test_enhances_are_offered_once() -> None:
    ring = attacking(p1(stage=["Elm", "Elm"], hand=["Jab"]), p2(), CARDS)
    assert ring.begins("use") == ["use Elm"]


def test_responses_are_offered_once() -> None:
    ring = table(p1(hand=["Jab"]), p2(stage=["Ear", "Ear"]), cards=CARDS).play("P1: play Jab")
    assert ring.options == ["pass", "use Ear"]


def test_several_abilities_of_two_cards() -> None:
    two = foundation([f"Ability(FORM, {GAIN})", "Ability(FORM, (Draw(1),), (Commit(This()),))"])
    ring = table(p1(stage=["Oak", "Oak"], hand=["Jab"]), p2(), cards={**CARDS, "Oak": two})
    assert ring.begins("use") == ["use Oak: ability 1", "use Oak: ability 2"]


@pytest.mark.parametrize(
    "does",
    [
        "(Choose(Sel(1, YOU, (Named('Oak'),))), Rule(CANNOT, Event(V_DESTROY), on=Ref('chosen'), until=TURN))",
        "(Commit(Sel(1, YOU, (Named('Oak'),))), Ready(Ref('committed')))",
    ],
)
def test_what_has_happened_to_one_of_them_tells_them_apart(does: str) -> None:
    """An effect on one of them; or it was committed and readied this turn, which an ability may ask about."""
    mark = foundation([f"Ability(FORM, {does}, (Commit(This()),))"])
    ring = table(p1(stage=["Mark", "Oak", "Oak"], hand=["Jab"]), p2(), cards={**CARDS, "Mark": mark})
    ring.play("P1: use Mark")
    while ring.question != "P1 form":
        ring.play(f"P1: {next(option for option in ring.options if 'Oak' in option)}")
    assert ring.begins("use") == ["use Oak #1", "use Oak #2"]


def test_a_card_of_another_print_is_another_card() -> None:
    ring = table(p1(stage=["Oak", "Ash"], hand=["Jab"]), p2(), cards={**CARDS, "Ash": FORM})
    assert ring.begins("use") == ["use Oak", "use Ash"]


@pytest.mark.parametrize("number", ["#1", "#2"])
def test_older_records_number_them(number: str) -> None:
    ring = table(p1(stage=["Oak", "Oak", PAGE], hand=["Jab"], health=9), p2(), cards=CARDS)
    ring.play(f"P1: use Oak {number}")
    assert ring["P1.health"] == 10
    record = ring.match.record()
    assert "P1: use Oak\n" in record
    again = kumite.replay(record.replace("P1: use Oak\n", f"P1: use Oak {number}\n"))
    assert [again.view(seat) for seat in (0, 1)] == [ring.match.view(seat) for seat in (0, 1)]


def test_a_number_there_never_was_is_refused() -> None:
    ring = table(p1(stage=["Oak", "Oak"], hand=["Jab"]), p2(), cards=CARDS)
    with pytest.raises(kumite.IllegalAnswer):
        ring.match.choice("use Oak #3")
