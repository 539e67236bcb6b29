"""Who beats whom: every pair of Characters or decks of a game, bots against bots (scripts/contests.py lists the games).

Every seed of a pair is played twice, the two changing seats. With --write the tables go to docs/balance-GAME.md. Ctrl-C
loses nothing that --keep has kept: the same command goes on with it.
"""

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, median
from typing import Any, NamedTuple

import kumite
from kumite import bots
from kumite.bots.sight import sight_of
from kumite.build import which
from kumite.core.position import JUDGE
from kumite.play.sit import find_game
from kumite.sim.stats import Tally
from scripts.contests import CONTESTS, Contest, Job, Range

DOCS = Path(__file__).resolve().parent.parent / "docs"
BEGIN, END = "<!-- measured -->", "<!-- end -->"


class Fight(NamedTuple):
    """One match: who sat where, who won (nobody in a draw), and how long it took."""

    game: str
    bot: str
    seed: int
    first: str
    second: str
    winner: str
    lot: str  # what chance decided: the stage, or who goes first
    rounds: int
    turns: int
    decisions: int

    @property
    def job(self) -> Job:
        return Job(self.game, self.bot, self.seed, self.first, self.second)


def fight(job: Job) -> Fight:
    """One match, the first of the two in the first seat."""
    contest, seated = CONTESTS[job.game], (job.first, job.second)
    options = {**find_game(job.game).simulated(), **contest.options, **dict(zip(contest.seats, seated, strict=True))}
    match = kumite.match(job.game, job.seed, options=options)
    players = [bots.make(job.bot, 2 * job.seed), bots.make(job.bot, 2 * job.seed + 1)]
    decisions = 0
    match.settle()
    while (asking := match.position.asking) is not None:
        match.decide(players[asking.who].choose(sight_of(match)))
        match.settle()
        decisions += 1
    seen = match.game.view(match.position, JUDGE)
    winners = match.outcome.winners if match.outcome else ()
    winner = seated[winners[0]] if len(winners) == 1 else ""
    return Fight(*job, winner, seen[contest.lot[0]], seen["round"], seen[contest.turns], decisions)


def play(todo: list[Job], keep: Path | None, processes: int) -> list[Fight]:
    """These matches; those that were kept are not played again."""
    kept = [Fight(**json.loads(line)) for line in keep.read_text().splitlines()] if keep and keep.exists() else []
    wanted = set(todo)
    done = [one for one in kept if one.job in wanted]
    left = [job for job in todo if job not in {one.job for one in done}]
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for i, one in enumerate(pool.map(fight, left, chunksize=4), 1):
            done.append(one)
            if keep:
                with keep.open("a") as file:
                    file.write(json.dumps(one._asdict()) + "\n")
            if i % 50 == 0 or i == len(left):
                print(f"\r{i} of {len(left)} matches", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return done


# What came of it


def tally(fights: list[Fight], name: str, against: str | None = None) -> Tally:
    """How one of them did, against everybody or against one."""
    found = Tally()
    for one in fights:
        pair = (one.first, one.second)
        if name in pair and (against is None or against in pair) and name != against:
            found.add(one.winner == name, not one.winner)
    return found


def percent(rate: float, digits: int = 0) -> str:
    return f"{100 * rate:.{digits}f}%"


def interval(found: Tally, digits: int = 0) -> str:
    return " to ".join([percent(end, digits) for end in found.interval])


def report(contest: Contest, fights: list[Fight], bot: str) -> list[str]:
    """The section of one bot."""
    pairs = {frozenset((one.first, one.second)) for one in fights}
    a_pair = min([sum([{one.first, one.second} == pair for one in fights]) for pair in pairs])
    return [
        f"## {bot.capitalize()} against {bot}",
        "",
        f"{len(fights):,} matches, {a_pair} a pair, {contest.table}; {which()} rules. {length(fights)}",
        "",
        *by_name(contest, fights),
        "",
        *match_ups(contest, fights),
        "",
        *by_lot(contest, fights),
    ]


def length(fights: list[Fight]) -> str:
    turns = [one.turns / one.rounds for one in fights]
    rounds, all_turns = mean([one.rounds for one in fights]), mean([one.turns for one in fights])
    decisions = mean([one.decisions for one in fights])
    return (
        f"A round takes {mean(turns):.1f} turns on the average (both players' counted; median {median(turns):.1f}), "
        f"a match {rounds:.2f} rounds, {all_turns:.1f} turns and {decisions:.0f} decisions."
    )


def by_name(contest: Contest, fights: list[Fight]) -> list[str]:
    """Everybody over all opponents, the strongest first."""
    lines = [f"| {contest.noun} | matches | won | 95% interval | turns a round |", "|---|---|---|---|---|"]
    for name in sorted(contest.names, key=lambda name: -tally(fights, name).rate):
        one = tally(fights, name)
        turns = mean([each.turns / each.rounds for each in fights if name in (each.first, each.second)])
        lines.append(f"| {name} | {one.games} | {percent(one.rate, 1)} | {interval(one, 1)} | {turns:.1f} |")
    return lines


def match_ups(contest: Contest, fights: list[Fight]) -> list[str]:
    """How often the row beats the column, with the interval."""
    names = contest.names
    lines = ["| | " + " | ".join(names) + " |", "|---" * (len(names) + 1) + "|"]
    for name in names:
        found = [tally(fights, name, other) for other in names]
        cells = [f"{percent(one.rate)} ({interval(one)})" if one.games else "" for one in found]
        lines.append(f"| **{name}** | " + " | ".join(cells) + " |")
    return lines


def by_lot(contest: Contest, fights: list[Fight]) -> list[str]:
    lines = [f"| {contest.lot[1]} | matches | won by the first seat | turns a round |", "|---|---|---|---|"]
    for lot in sorted({one.lot for one in fights}):
        here = [one for one in fights if one.lot == lot]
        seat = sum([one.winner == one.first for one in here]) / len(here)
        turns = mean([one.turns / one.rounds for one in here])
        lines.append(f"| {lot} | {len(here)} | {percent(seat, 1)} | {turns:.1f} |")
    return lines


def outside(value: float, bounds: Range) -> bool:
    return not bounds[0] <= value <= bounds[1]


def wrong(contest: Contest, fights: list[Fight]) -> list[str]:
    """What is out of balance."""
    found = []
    for at, name in enumerate(contest.names):
        rate = tally(fights, name).rate
        if outside(rate, contest.fair):
            found.append(f"{name} wins {percent(rate, 1)}")
        for other in contest.names[at + 1 :]:
            rate = tally(fights, name, other).rate
            if outside(rate, contest.pair):
                found.append(f"{name} wins {percent(rate, 1)} against {other}")
    turns = mean([one.turns / one.rounds for one in fights])
    return [*found, f"a round takes {turns:.1f} turns"] if outside(turns, contest.length) else found


def filled(page: str, lines: list[str]) -> str:
    """The page with these lines between its markers; what stands around them is ours to write."""
    before, _, rest = page.partition(f"{BEGIN}\n")
    _, _, after = rest.partition(END)
    body = "\n".join(lines)
    return f"{before}{BEGIN}\n\n{body}\n\n{END}{after}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(CONTESTS))
    parser.add_argument("--games", type=int, default=200, help="matches of each pair")
    parser.add_argument("--bots", default="greedy", help="who plays, each against itself: random,greedy,search:200it")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--keep", type=Path, help="keep every match in this file, and go on with it")
    parser.add_argument("--write", action="store_true", help="write docs/balance-GAME.md")
    asked: Any = parser.parse_args()
    contest = CONTESTS[asked.game]
    names = asked.bots.split(",")
    fights = play([job for bot in names for job in contest.jobs(asked.games, bot)], asked.keep, asked.jobs)
    each = {bot: [one for one in fights if one.bot == bot] for bot in names}
    lines = "\n\n".join(["\n".join(report(contest, found, bot)) for bot, found in each.items()]).split("\n")
    print("\n".join(lines))
    if asked.write:
        page = DOCS / f"balance-{contest.game}.md"
        page.write_text(filled(page.read_text(encoding="utf-8"), lines), encoding="utf-8")
    found = [f"{bot}: {fault}" for bot in names for fault in wrong(contest, each[bot])]
    print("\n" + ("Out of balance: " + "; ".join(found) if found else "In balance."))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
