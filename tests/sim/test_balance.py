"""Who beats whom, as scripts/balance.py counts it."""

from itertools import combinations
from pathlib import Path

import pytest

from kumite.play.sit import find_game
from scripts import balance
from scripts.balance import Fight, by_lot, by_name, fight, filled, match_ups, play, report, tally, wrong
from scripts.contests import CONTESTS, Contest, Job

DUEL = Contest(
    game="any",
    noun="deck",
    names=("Ash", "Birch", "Cedar"),
    seats=("p1", "p2"),
    options={},
    table="as it comes",
    lot=("first", "goes first"),
    turns="turns",
    fair=(0.4, 0.6),
    pair=(0.35, 0.65),
    length=(5, 20),
)
FIGHTS = [
    Fight("any", "greedy", 0, "Ash", "Birch", "Ash", "P1", 1, 10, 100),
    Fight("any", "greedy", 0, "Birch", "Ash", "", "P2", 1, 12, 120),
    Fight("any", "greedy", 0, "Ash", "Cedar", "Cedar", "P1", 2, 16, 140),
    Fight("any", "greedy", 0, "Cedar", "Ash", "Ash", "P2", 1, 6, 80),
]
EVEN = [
    Fight("any", "greedy", seed, *seated, seated[seed % 2], "P1", 1, 9, 90)
    for seed in range(2)
    for pair in combinations(DUEL.names, 2)
    for seated in (pair, pair[::-1])
]


@pytest.mark.parametrize("game", list(CONTESTS))
def test_every_pair_meets_as_often_in_either_seat(game: str) -> None:
    contest = CONTESTS[game]
    jobs = contest.jobs(6, "greedy")
    assert len(jobs) == len(set(jobs))
    for one, other in combinations(contest.names, 2):
        seeds = [job.seed for job in jobs if (job.first, job.second) == (one, other)]
        assert seeds == [job.seed for job in jobs if (job.first, job.second) == (other, one)] == [0, 1, 2]


@pytest.mark.parametrize("game", list(CONTESTS))
def test_the_table_knows_everybody_who_is_to_be_seated(game: str) -> None:
    contest = CONTESTS[game]
    settings = {setting.name: setting.values for setting in find_game(game).settings}
    assert len(contest.names) > 1
    for seat in contest.seats:
        assert set(contest.names) <= set(settings[seat])
    for name, value in contest.options.items():
        assert value in settings[name]


def test_an_odd_number_of_games_is_rounded_up_to_whole_swaps() -> None:
    assert len(DUEL.jobs(3, "greedy")) == 4 * 3


@pytest.mark.parametrize("game", list(CONTESTS))
def test_a_match_is_played_by_its_seed_to_its_end(game: str) -> None:
    job = CONTESTS[game].jobs(2, "random")[1]
    one = fight(job)
    assert one == fight(job)
    assert one.job == job
    assert one.winner in (job.first, job.second, "")
    assert one.decisions >= one.turns >= one.rounds >= 1
    assert one.lot


def test_wins_are_counted_in_either_seat_and_a_draw_is_half_a_win() -> None:
    ash = tally(FIGHTS, "Ash")
    assert (ash.games, ash.wins, ash.draws, ash.rate) == (4, 2, 1, 0.625)
    against = tally(FIGHTS, "Birch", "Ash")
    assert (against.games, against.wins, against.draws) == (2, 0, 1)
    assert tally(FIGHTS, "Ash", "Ash").games == 0


def test_the_strongest_comes_first() -> None:
    rows = by_name(DUEL, FIGHTS)[2:]
    assert rows[0].startswith("| Ash | 4 | 62.5% | ")
    assert rows[0].endswith(" | 9.0 |")
    assert [row.split(" | ")[0] for row in rows] == ["| Ash", "| Cedar", "| Birch"]


def test_who_never_met_has_an_empty_cell() -> None:
    rows = match_ups(DUEL, FIGHTS)
    assert rows[0] == "| | Ash | Birch | Cedar |"
    assert rows[2] == "| **Ash** |  | 75% (20% to 97%) | 50% (9% to 91%) |"
    assert rows[3].endswith(" |  |  |")


def test_what_chance_decided_is_told_apart() -> None:
    assert by_lot(DUEL, FIGHTS)[2:] == ["| P1 | 2 | 50.0% | 9.0 |", "| P2 | 2 | 0.0% | 9.0 |"]


def test_a_report_says_how_many_games_there_were() -> None:
    said = report(DUEL, FIGHTS, "greedy")
    assert said[0] == "## Greedy against greedy"
    assert said[2].startswith("4 matches, 2 a pair, as it comes; ")
    assert "a match 1.25 rounds, 11.0 turns and 110 decisions" in said[2]


def test_out_of_balance_is_who_wins_too_often_overall_or_against_one() -> None:
    assert wrong(DUEL, EVEN) == []
    assert wrong(DUEL._replace(length=(10, 20)), EVEN) == ["a round takes 9.0 turns"]
    bullied = [one._replace(winner="Ash") if {one.first, one.second} == {"Ash", "Birch"} else one for one in EVEN]
    assert wrong(DUEL, bullied) == [
        "Ash wins 75.0%",
        "Ash wins 100.0% against Birch",
        "Birch wins 25.0%",
    ]


def test_only_what_stands_between_the_markers_is_replaced() -> None:
    page = "# Ours\n\n<!-- measured -->\n\nold\n\n<!-- end -->\n\nOurs too\n"
    assert filled(page, ["new", "lines"]) == page.replace("old", "new\nlines")


@pytest.mark.parametrize("game", list(CONTESTS))
def test_each_game_has_a_page_with_markers_and_its_command(game: str) -> None:
    page = (balance.DOCS / f"balance-{game}.md").read_text(encoding="utf-8")
    assert page.count(balance.BEGIN) == page.count(balance.END) == 1
    assert f"scripts/balance.py {game} " in page


def test_what_was_kept_is_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    job = Job("universus", "random", 1, *CONTESTS["universus"].names[:2])
    played = play([job], kept, 1)
    kept.write_text(kept.read_text().replace(f'"decisions": {played[0].decisions}', '"decisions": 7'))
    other = job._replace(seed=2)
    again = play([job, other], kept, 1)
    assert [(one.seed, one.decisions == 7) for one in again] == [(1, True), (2, False)]
    assert len(kept.read_text().splitlines()) == 2
    assert [one.seed for one in play([other], kept, 1)] == [2]
