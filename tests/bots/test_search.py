"""The bot that searches."""

from time import perf_counter

import pytest

import kumite
from kumite import bots
from kumite.bots import Sight
from kumite.bots.search import Budget, Search
from kumite.build import which
from kumite.games import GAMES
from tests.bots.tables import play, some_positions

GAME = GAMES["megafighter"]

needs_sources = pytest.mark.skipif(which() == "compiled", reason="compiled positions cannot be derived from in a test")


@pytest.mark.parametrize("milliseconds", [60, 120])
def test_it_thinks_as_long_as_it_may_and_no_longer(milliseconds: int) -> None:
    took = []
    for _, g in zip(range(15), some_positions("standard", seed=21, one_in=30), strict=False):
        bot, sight = Search(1, Budget(milliseconds=milliseconds)), Sight(GAME, g)
        start = perf_counter()
        bot.choose(sight)
        took.append((perf_counter() - start) * 1000)
        assert bot.iterations > 0
    assert milliseconds <= min(took)
    assert min(took) < milliseconds * 1.1  # the least: the machine may be busy most of the time


def test_it_makes_as_many_iterations_as_it_was_told_to() -> None:
    g = next(some_positions("standard", seed=22, one_in=10))
    for iterations in (1, 7, 100):
        bot = Search(1, Budget(iterations=iterations))
        assert bot.choose(Sight(GAME, g)) in Sight(GAME, g).options
        assert bot.iterations == iterations


def test_where_there_is_nothing_to_choose_it_does_not_think() -> None:
    mine = {"front": "Frankfurterer", "hand": ["B/Y", "B/Y"]}
    match = kumite.setup("megafighter", {"P1": mine, "P2": {"front": "Sharkfist", "hand": ["B/Y"]}}, seed=1)
    match.answer("start Weeny Gun")
    assert match.question is not None
    assert (match.question.what, len(match.question.options)) == ("defend", 1)
    bot, start = Search(1, Budget(milliseconds=5000)), perf_counter()
    assert bot.choose(bots.sight_of(match)) == match.question.options[0].choice
    assert perf_counter() - start < 1
    assert bot.iterations == 0


@needs_sources
@pytest.mark.parametrize("left", [5, 6, 7, 9, 10, 11, 13])
def test_it_looks_further_than_one_decision(left: int) -> None:
    """Whoever leaves a multiple of four wins; nothing but the end tells."""
    from tests.bots.stones import StonesGame, stones

    g = stones(left)
    assert bots.make("search:3000it", 1).choose(Sight(StonesGame(), g)) == left % 4


@needs_sources
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_any_number_of_seats_may_play(seats: int) -> None:
    """Three stones are taken at once by whoever is asked, in a tree in which everybody looks after themselves.
    (Alone at the table there is no hurry: every way wins.)"""
    from tests.bots.stones import StonesGame, stones

    g = stones(7, seats)
    while g.asking is not None:
        left, who = g.left, g.turn
        g.answer(bots.make("search:300it", 1).choose(Sight(StonesGame(), g)))
        if left <= 3 and seats > 1:
            assert g.outcome is not None
            assert g.outcome.winners == (who,)
    assert g.outcome is not None


@pytest.mark.slow
def test_it_beats_the_greedy_bot_even_with_little_time() -> None:
    """docs/performance.md has the 200 games at 200 ms; these few take half a minute."""
    wins = 0.0
    for seed in range(3):
        for seat in (0, 1):
            match = kumite.match("megafighter", seed=seed, options={"draft": "random"})
            players = [bots.make("search:40it", seed), bots.make("greedy", seed)]
            play(match, players if seat == 0 else players[::-1])
            assert match.outcome is not None
            wins += 0.5 if not match.outcome.winners else float(match.outcome.winners == (seat,))
    assert wins >= 4  # of 6; 24 games gave 18
