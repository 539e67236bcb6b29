"""Numbers about many games."""

import pytest
from scipy.stats import binomtest

from kumite.sim.pool import Plan, Played
from kumite.sim.stats import Tally, wilson
from kumite.sim.tables import by_bot, by_group, by_seat, fair_share, summary, verdict

PLAN = Plan("any", ("mcts", "mcts"))
AB = ((0, "A"), (1, "B"))
GAMES = [
    Played(1, 0, (0, 1), (0,), 10, 4, AB),
    Played(1, 1, (1, 0), (0,), 20, 6, AB),
    Played(2, 0, (0, 1), (), 30, 8, ((0, "B"), (1, "C"))),
    Played(2, 1, (1, 0), (1,), 40, 10, ((0, "B"), (1, "C"))),
]


@pytest.mark.parametrize(("wins", "games"), [(0, 1), (1, 1), (0, 40), (40, 40), (7, 20), (141, 200), (5, 100000)])
def test_the_intervals_are_wilson_s(wins: int, games: int) -> None:
    expected = binomtest(wins, games).proportion_ci(0.95, method="wilson")
    assert wilson(wins, games) == pytest.approx((expected.low, expected.high), abs=1e-9)


def test_no_game_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert Tally().data() == {"games": 0, "wins": 0, "draws": 0, "rate": 0.0, "low": 0.0, "high": 1.0}


def test_a_draw_is_half_a_win() -> None:
    tally = Tally()
    for won, drawn in ((True, False), (False, True), (False, False), (False, True)):
        tally.add(won, drawn)
    assert (tally.games, tally.wins, tally.draws, tally.rate) == (4, 1, 2, 0.5)


def test_a_draw_of_many_is_a_fair_share_of_a_win() -> None:
    tally = Tally(fair_share((0, 1, 2, 0, 1, 2)))
    for won, drawn in ((True, False), (False, True), (False, True), (False, True)):
        tally.add(won, drawn)
    assert tally.rate == 0.5
    assert tally.interval == wilson(2, 4)


@pytest.mark.parametrize(
    ("sides", "wins", "says"),
    [
        *((2, 39, "weak"), (2, 40, "fair"), (2, 60, "fair"), (2, 61, "strong")),
        *((4, 14, "weak"), (4, 20, "fair"), (4, 30, "fair"), (4, 36, "strong")),
        *((4, 19, "too few games to say"), (4, 31, "too few games to say")),
        *((6, 17, "fair"), (6, 30, "strong"), (6, 40, "strong")),
    ],
)
def test_what_is_out_of_balance_is_flagged_by_a_fair_share(sides: int, wins: int, says: str) -> None:
    tally = Tally(fair_share(tuple(range(sides))))
    for i in range(100):
        tally.add(won=i < wins, drawn=False)
    assert verdict(tally) == says


def counts(tallies: dict[str, Tally]) -> dict[str, tuple[int, int, int]]:
    return {name: (tally.games, tally.wins, tally.draws) for name, tally in tallies.items()}


def test_bots_are_counted_wherever_they_sit() -> None:
    assert counts(by_bot(PLAN, GAMES)) == {"mcts #1": (4, 2, 1), "mcts #2": (4, 1, 1)}
    assert list(by_bot(PLAN._replace(bots=("one", "other")), GAMES)) == ["one", "other"]


def test_seats_are_counted_whoever_sits_there() -> None:
    assert counts(by_seat(("P1", "P2"), GAMES)) == {"P1": (4, 2, 1), "P2": (4, 1, 1)}


def test_what_was_played_with_is_counted_the_strongest_first() -> None:
    assert counts(by_group(GAMES)) == {"A": (2, 2, 0), "C": (2, 1, 1), "B": (4, 0, 1)}
    assert list(by_group(GAMES)) == ["A", "C", "B"]


def test_lengths_are_averages() -> None:
    assert summary(GAMES) == {"games": 4, "draws": 1, "decisions": 25, "turns": 7}
    assert summary([GAMES[0]._replace(turns=None)])["turns"] is None
    assert summary([]) == {"games": 0, "draws": 0, "decisions": None, "turns": None}
