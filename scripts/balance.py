"""Who beats whom: every pair of Characters of Street Fighter: The Miniatures Game, bots against bots.

Every seed of a pair is played twice, the Characters changing seats; the stage is drawn by lot. With --write the table
goes to docs/balance-sftmg.md. Ctrl-C loses nothing that --keep has kept: the same command goes on with it.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, median
from typing import Any, NamedTuple

import kumite
from kumite import bots
from kumite.bots.sight import sight_of
from kumite.build import which
from kumite.core.position import JUDGE
from kumite.games.sftmg.printed import ROSTER
from kumite.sim.stats import Tally

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "balance-sftmg.md"
NAMES = [fighter.name for fighter in ROSTER]
FAIR = (0.40, 0.60)
LENGTH = (8, 20)  # turns of a round, on the average


class Fight(NamedTuple):
    """One match: who sat where, who won (nobody in a draw), and how long it took."""

    first: str
    second: str
    seed: int
    stage: str
    winner: str
    rounds: int
    turns: int
    decisions: int


def fight(job: tuple[str, str, int, str]) -> Fight:
    """One match of two Characters, the first one in the first seat."""
    first, second, seed, bot = job
    match = kumite.match("sftmg", seed, options={"fighter1": first, "fighter2": second, "stage": "random"})
    players = [bots.make(bot, 2 * seed), bots.make(bot, 2 * seed + 1)]
    decisions = 0
    match.settle()
    while (asking := match.position.asking) is not None:
        match.decide(players[asking.who].choose(sight_of(match)))
        match.settle()
        decisions += 1
    seen = match.game.view(match.position, JUDGE)
    winners = match.outcome.winners if match.outcome else ()
    winner = (first, second)[winners[0]] if winners else ""
    return Fight(first, second, seed, seen["stage"], winner, seen["round"], seen["total"], decisions)


def jobs(games: int, bot: str, done: list[Fight]) -> Iterator[tuple[str, str, int, str]]:
    played = {(one.first, one.second, one.seed) for one in done}
    for seed in range((games + 1) // 2):
        for one, other in combinations(NAMES, 2):
            for first, second in ((one, other), (other, one)):
                if (first, second, seed) not in played:
                    yield first, second, seed, bot


def play(games: int, bot: str, keep: Path | None, processes: int) -> list[Fight]:
    done = [Fight(**json.loads(line)) for line in keep.read_text().splitlines()] if keep and keep.exists() else []
    todo = list(jobs(games, bot, done))
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for i, one in enumerate(pool.map(fight, todo, chunksize=8), 1):
            done.append(one)
            if keep:
                with keep.open("a") as file:
                    file.write(json.dumps(one._asdict()) + "\n")
            if i % 50 == 0 or i == len(todo):
                print(f"\r{i} of {len(todo)} matches", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return done


# What came of it


def tally(fights: list[Fight], name: str, against: str | None = None) -> Tally:
    """How a Character did, against everybody or against one."""
    found = Tally()
    for one in fights:
        pair = (one.first, one.second)
        if name in pair and (against is None or against in pair) and name != against:
            found.add(one.winner == name, not one.winner)
    return found


def percent(rate: float) -> str:
    return f"{100 * rate:.0f}%"


def report(fights: list[Fight], bot: str, games: int) -> list[str]:
    lines = [
        f"{len(fights):,} matches, {games} a pair, {bot} against {bot}, stage by lot; {which()} rules.",
        "",
        length(fights),
        "",
        "| Character | matches | won | 95% interval |",
        "|---|---|---|---|",
    ]
    for name in sorted(NAMES, key=lambda name: -tally(fights, name).rate):
        one = tally(fights, name)
        low, high = one.interval
        lines.append(f"| {name} | {one.games} | {100 * one.rate:.1f}% | {100 * low:.1f}% to {100 * high:.1f}% |")
    return lines + ["", *match_ups(fights), "", *stages(fights)]


def length(fights: list[Fight]) -> str:
    turns = [one.turns / one.rounds for one in fights]
    rounds, all_turns = mean([one.rounds for one in fights]), mean([one.turns for one in fights])
    decisions = mean([one.decisions for one in fights])
    return (
        f"A round takes {mean(turns):.1f} turns on the average (both players' counted; median {median(turns):.1f}), "
        f"a match {rounds:.2f} rounds, {all_turns:.1f} turns and {decisions:.0f} decisions."
    )


def match_ups(fights: list[Fight]) -> list[str]:
    """The 8x8 table: how often the row beats the column, with the interval."""
    lines = ["| | " + " | ".join(NAMES) + " |", "|---" * (len(NAMES) + 1) + "|"]
    for name in NAMES:
        cells = []
        for other in NAMES:
            one = tally(fights, name, other)
            low, high = one.interval
            cells.append(f"{percent(one.rate)} ({percent(low)} to {percent(high)})" if one.games else "")
        lines.append(f"| **{name}** | " + " | ".join(cells) + " |")
    return lines


def stages(fights: list[Fight]) -> list[str]:
    lines = ["| stage | matches | won by the first seat | turns a round |", "|---|---|---|---|"]
    for stage in sorted({one.stage for one in fights}):
        here = [one for one in fights if one.stage == stage]
        seat = sum([one.winner == one.first for one in here]) / len(here)
        turns = mean([one.turns / one.rounds for one in here])
        lines.append(f"| {stage} | {len(here)} | {100 * seat:.1f}% | {turns:.1f} |")
    return lines


def wrong(fights: list[Fight]) -> list[str]:
    """What is out of balance."""
    rates = {name: tally(fights, name).rate for name in NAMES}
    found = [f"{name} wins {100 * rate:.1f}%" for name, rate in rates.items() if not FAIR[0] <= rate <= FAIR[1]]
    turns = mean([one.turns / one.rounds for one in fights])
    return found if LENGTH[0] <= turns <= LENGTH[1] else [*found, f"a round takes {turns:.1f} turns"]


def write(lines: list[str]) -> None:
    """Between the markers of the page; what stands around them is ours to write."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition("<!-- measured -->\n")
    _, _, after = rest.partition("<!-- end -->")
    body = "\n".join(lines)
    PAGE.write_text(f"{before}<!-- measured -->\n\n{body}\n\n<!-- end -->{after}", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="matches of each pair")
    parser.add_argument("--bot", default="greedy", help="who plays: greedy, search:200it ...")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--keep", type=Path, help="keep every match in this file, and go on with it")
    parser.add_argument("--write", action="store_true", help="write docs/balance-sftmg.md")
    asked: Any = parser.parse_args()
    fights = play(asked.games, asked.bot, asked.keep, asked.jobs)
    lines = report(fights, asked.bot, asked.games)
    print("\n".join(lines))
    if asked.write:
        write(lines)
    found = wrong(fights)
    print("\n" + ("Out of balance: " + "; ".join(found) if found else "In balance."))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
