"""The stopwatch: it counts what it says, and warms up first."""

import sys
import time
from types import ModuleType, SimpleNamespace

import pytest

import kumite
from kumite.sim.peers import INSTALL, measure_peers
from kumite.sim.speed import MIDGAME, cost, measure, midgame, pace, random_match


def test_games_are_counted_by_their_decisions() -> None:
    seeds = []

    def play(seed: int) -> int:
        seeds.append(seed)
        until = time.process_time() + 0.002
        while time.process_time() < until:
            pass
        return 10

    found = pace(play, 0.2)
    assert seeds == [0, *range(len(seeds) - 1)]  # one to warm up, then every seed once
    assert found.decisions_per_game == 10
    assert found.decisions_per_s == pytest.approx(10 * found.games_per_s)
    assert 2500 < found.decisions_per_s <= 5000


def test_a_slow_game_is_played_at_least_once_a_round() -> None:
    assert pace(lambda _seed: 3, 0.0).decisions_per_game == 3


def test_decisions_are_those_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    answered, real = [], kumite.Match.answer

    def answer(match: kumite.Match, option: object) -> None:
        answered.append(option)
        real(match, option)

    monkeypatch.setattr(kumite.Match, "answer", answer)
    assert random_match("megafighter", 3) == len(answered)


def test_the_middle_of_a_game_is_a_player_s_question_some_way_in() -> None:
    g = midgame("megafighter")
    assert g.asking is not None
    assert g.asking.who >= 0
    match = kumite.match("megafighter", seed=0)
    assert g.edits > match.position.edits + MIDGAME


def test_a_cost_is_in_microseconds() -> None:
    def work() -> None:
        until = time.process_time() + 0.0002
        while time.process_time() < until:
            pass

    assert 200 <= cost(work) < 400


def test_the_figures_of_a_game() -> None:
    found = measure("megafighter", 0.5)
    assert list(found) == [
        *("decisions_per_s", "games_per_s", "decisions_per_game", "position_decisions_per_s"),
        *("clone_us", "view_us", "guess_us", "peak_mb", "growth_mb"),
    ]
    assert found["decisions_per_s"] == pytest.approx(found["games_per_s"] * found["decisions_per_game"], rel=0.1)
    assert 0 < found["clone_us"] < found["guess_us"]
    assert found["peak_mb"] > found["growth_mb"] >= 0


@pytest.mark.slow
def test_memory_stays_flat() -> None:
    assert measure("megafighter", 8)["growth_mb"] < 2


def test_peers_that_are_not_there_are_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", None)
    monkeypatch.setitem(sys.modules, "chess", None)
    assert measure_peers(1) == {"rlcard uno": INSTALL, "python-chess": INSTALL}


def test_peers_that_are_there_are_played_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    chess, rlcard = ModuleType("chess"), ModuleType("rlcard")
    chess.Board = Countdown  # type: ignore[attr-defined]
    rlcard.make = lambda _name, config: Countdown(config=config)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "chess", chess)
    monkeypatch.setitem(sys.modules, "rlcard", rlcard)
    found = measure_peers(0.02)
    assert [peer["decisions_per_game"] for peer in found.values()] == [5, 5]
    assert all(peer["decisions_per_s"] > 0 for peer in found.values())


class Countdown(SimpleNamespace):
    """Stands in for a peer: five steps, whatever one does."""

    left = 5
    legal_moves = (1, 2)

    def is_game_over(self) -> bool:
        return self.left == 0

    is_over = is_game_over

    def push(self, move: int) -> None:
        self.left -= 1

    def reset(self) -> tuple[dict[str, dict[int, None]], int]:
        self.left = 5
        return {"legal_actions": {7: None}}, 0

    def step(self, action: int) -> tuple[dict[str, dict[int, None]], int]:
        assert action == 7
        self.left -= 1
        return {"legal_actions": {7: None}}, 0
