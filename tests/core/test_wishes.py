"""What every game answers alike to somebody who wishes for what is none of the options."""

import pytest

import kumite
from kumite.core.wishes import SHOWN, in_order, one_or_another

GAMES = kumite.games()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_possible_is_said_to_be_possible_in_any_case_and_spacing(game: str) -> None:
    match = kumite.match(game, seed=3)
    assert match.question is not None
    option = str(match.question.options[0])
    assert match.why_not(f"  {option.upper()} ").reason.endswith("is possible: it is among the options")


@pytest.mark.parametrize("game", GAMES)
def test_somebody_else_is_asked(game: str) -> None:
    match = kumite.match(game, seed=3)
    assert match.question is not None
    asked, option = match.question.seat, str(match.question.options[0])
    other = match.seats[1 - asked]
    assert match.why_not(f"{other}: {option}").reason == f"{match.seats[asked]} is asked, not {other}"
    assert "among the options" in match.why_not(f"{match.seats[asked]}: {option}").reason


@pytest.mark.parametrize("game", GAMES)
def test_a_slip_of_the_pen_is_told_what_was_meant(game: str) -> None:
    match = kumite.match(game, seed=3)
    assert match.question is not None
    option = max([str(each) for each in match.question.options], key=len)
    slip = option[:2] + option[3:]
    assert option in match.why_not(slip).reason


@pytest.mark.parametrize("game", GAMES)
def test_long_words_are_not_repeated_whole(game: str) -> None:
    reason = kumite.match(game, seed=3).why_not("x" * 5000).reason
    assert len(reason) < 200


def test_typed_words_begin_written_ones_in_the_same_order() -> None:
    assert in_order(["pl", "w"], ["play", "the", "wall"])
    assert not in_order(["w", "pl"], ["play", "the", "wall"])
    assert not in_order(["play", "wall", "now"], ["play", "the", "wall"])


def test_many_possibilities_are_not_all_told() -> None:
    assert one_or_another(["a", "b"]) == "'a' or 'b'"
    assert one_or_another(["a"] * (SHOWN + 1)) == "'a' or 'a' or 'a' ..."
