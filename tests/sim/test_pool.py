"""Many matches: fair to every bot, repeatable, the same in any number of processes."""

import signal
from threading import Event

import pytest

from kumite.errors import BadOption, UnknownGame
from kumite.sim.pool import Deal, Plan, Played, deals, play, play_all

RANDOM = Plan("megafighter", ("random", "random"), options={"turn_limit": 6, "draft": "random"}, by="fighter")


def all_played(plan: Plan, games: int, seed: int, jobs: int = 1) -> list[Played]:
    return sorted([one for batch in play_all(plan, deals(plan, games, seed), jobs) for one in batch])


def test_every_seed_is_played_from_every_seat() -> None:
    assert deals(RANDOM, 4, 10) == [Deal(10, 0), Deal(10, 1), Deal(11, 0), Deal(11, 1)]
    assert deals(RANDOM, 3, 10) == deals(RANDOM, 4, 10)  # a seed is never played from one side only
    assert [one.bots for one in all_played(RANDOM, 4, 10)] == [(0, 1), (1, 0)] * 2


def test_both_sides_of_a_seed_get_the_same_luck() -> None:
    for first, second in zip(*[iter(all_played(RANDOM, 20, 1))] * 2, strict=True):
        assert first.groups == second.groups
        assert len(first.groups) == 6
    assert len({one.groups for one in all_played(RANDOM, 20, 1)}) == 10


def test_the_better_bot_is_told_apart_wherever_it_sits() -> None:
    plan = Plan("megafighter", ("greedy", "random"))
    for one in all_played(plan, 6, 3):
        assert one.bots[one.winners[0]] == 0


def test_a_match_depends_on_its_plan_and_seed_alone() -> None:
    assert play(RANDOM, Deal(5, 1)) == play(RANDOM, Deal(5, 1))
    assert all_played(RANDOM, 12, 5, jobs=2) == all_played(RANDOM, 12, 5)
    assert all_played(RANDOM, 12, 6) != all_played(RANDOM, 12, 5)


def test_decisions_and_turns_are_counted() -> None:
    for one in all_played(RANDOM, 4, 1):
        assert one.turns == 6
        assert one.decisions > 6 * 3
        assert one.winners == ()


def test_nothing_is_counted_by_that_was_not_asked_for() -> None:
    assert [one.groups for one in all_played(RANDOM._replace(by=None), 2, 1)] == [(), ()]


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        (RANDOM._replace(bots=("random",)), "megafighter has 2 seats; 1 bots were named"),
        (RANDOM._replace(bots=("random", "genius")), "there is no bot 'genius'"),
        (RANDOM._replace(mode="nightmare"), "megafighter has no mode 'nightmare'"),
        (RANDOM._replace(options={"moon": 1}), "megafighter has no option 'moon'"),
        (RANDOM._replace(by="seat"), "--by is 'seat'; megafighter can be counted by fighter"),
        (RANDOM._replace(by="turn"), "--by is 'turn'; megafighter can be counted by fighter"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(plan: Plan, says: str) -> None:
    with pytest.raises(BadOption) as refused:
        deals(plan, 2, 1)
    assert str(refused.value).startswith(says)


def test_a_match_that_is_stopped_does_not_count() -> None:
    stop = Event()
    assert play(RANDOM, Deal(1, 0), stop) is not None
    stop.set()
    assert play(RANDOM, Deal(1, 0), stop) is None


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_comes_after_what_was_finished(jobs: int) -> None:
    came: list[Played] = []

    def until_interrupted() -> None:
        for batch in play_all(RANDOM, deals(RANDOM, 100_000, 1), jobs):
            came.extend(batch)
            if len(came) == len(batch):
                signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        until_interrupted()
    assert 1 <= len(came) < 1000
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        deals(RANDOM._replace(game="chess"), 2, 1)
