"""A hushed match writes none of the lines a match is full of, and goes as one that is told."""

import random

import pytest

import kumite
from kumite.games.sftmg.game import GAME
from kumite.play.match import Match

OFTEN = ("Walked", "Put", "Discarded", "Drew", "TurnBegan", "GainedMeter", "CounteredWith", "Returned", "Struck")


def lines_of(match: Match, decisions: int) -> list[str]:
    """The kinds of events of so many random decisions."""
    rng, found = random.Random(5), list[str]()
    for _ in range(decisions):
        if match.question is None:
            break
        options = match.question.options
        match.answer(options[int(rng.random() * len(options))])
        found += [type(event).__name__ for event in match.events]
    return found


@pytest.mark.parametrize("mode", GAME.modes)
def test_what_happens_often_is_not_told_to_nobody(mode: str) -> None:
    told, hushed = kumite.match("sftmg", seed=3, mode=mode), kumite.match("sftmg", seed=3, mode=mode)
    hushed.hush()
    lines = lines_of(told, 400)
    assert {"Walked", "Discarded", "Drew", "TurnBegan"} <= set(lines)
    left = lines_of(hushed, 400)
    assert not set(left) & set(OFTEN)
    assert len(left) < len(lines) / 3
    assert hushed.log == told.log
    assert hushed.view("P1")["seats"] == told.view("P1")["seats"]
