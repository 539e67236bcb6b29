"""Many random games with the laws of tests/laws on: the cheap ones at every answer, the dear ones now and then.

Nothing is random but the seeds, so a failure can be played again: --only TABLE --first SEED --games 1, with the same
--option as before: an option of the tables that is to be different, as rounds=1 for short matches.
"""

import argparse
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import yaml

from kumite.build import which
from tests.laws.sampled import play
from tests.laws.tables import TABLES, Table

CHUNK = 40  # games a worker takes at a time
TOLD_AT_MOST = 12  # different failures
ALL = {str(table): table for table in TABLES}

Options = dict[str, Any]
Job = tuple[list[str], range, Options]  # tables, by name; seeds; what is different there


def chunk(job: Job) -> tuple[int, int, list[str]]:
    """Games, answers and failures of some seeds; the tables take turns."""
    names, seeds, options = job
    answers, failures = 0, []
    for seed in seeds:
        name = names[seed % len(names)]
        table = ALL[name]
        n, failure = play(Table(table.game, table.mode, {**table.options, **options}), seed)
        answers += n
        if failure is not None:
            failures.append(f"--only {name} --first {seed} --games 1: at answer {n}: {failure}")
    return len(seeds), answers, failures


def jobs_of(names: list[str], first: int, games: int, options: Options) -> Iterator[Job]:
    for start in range(first, first + games, CHUNK):
        yield names, range(start, min(start + CHUNK, first + games)), options


def run(names: list[str], first: int, games: int, jobs: int, options: Options) -> int:
    progress = Progress(games)
    different = f" with {options}" if options else ""
    print(f"marathon: {games:,} games at {', '.join(names)}{different}; {which()} rules, {jobs} jobs", flush=True)
    with multiprocessing.Pool(jobs) as pool:
        try:
            for done, answers, failures in pool.imap_unordered(chunk, jobs_of(names, first, games, options)):
                progress.add(done, answers, failures)
        except KeyboardInterrupt:
            print("\nmarathon: interrupted", flush=True)
    progress.finish()
    return 1 if progress.failures else 0


class Progress:
    """How far it is: on one line that is written over, or on a line a minute where nobody watches."""

    def __init__(self, games: int) -> None:
        self.games, self.done, self.answers, self.failures = games, 0, 0, 0
        self.kinds = Counter[str]()
        self.start = self.said = time.monotonic()
        self.watched = sys.stdout.isatty()

    def add(self, done: int, answers: int, failures: list[str]) -> None:
        self.done += done
        self.answers += answers
        self.failures += len(failures)
        for failure in failures:
            self.tell(failure)
        if time.monotonic() - self.said >= (1 if self.watched else 60):
            self.said = time.monotonic()
            print(f"\r{self.line()}" if self.watched else self.line(), end="" if self.watched else "\n", flush=True)

    def tell(self, failure: str) -> None:
        """Each kind of failure once, and no more kinds than can be read."""
        kind = failure.split(": ", 3)[-1][:60]
        self.kinds[kind] += 1
        if self.kinds[kind] == 1 and len(self.kinds) <= TOLD_AT_MOST:
            print(f"\nmarathon: BROKEN {failure[:1000]}", flush=True)

    def line(self) -> str:
        spent = time.monotonic() - self.start
        left = spent / max(1, self.done) * (self.games - self.done)
        speed = f"{self.done / max(spent, 0.001):,.0f} games/s, {clock(left)} left"
        return f"{self.done:,} of {self.games:,} games, {self.answers:,} answers, {self.failures} broken, {speed}  "

    def finish(self) -> None:
        spent = clock(time.monotonic() - self.start)
        print(f"\nmarathon: {self.done:,} games, {self.answers:,} answers, {self.failures} broken, in {spent}")


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--only", choices=list(ALL), help="one table only")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="at these tables")
    asked = parser.parse_args()
    names = [name for name in ALL if asked.only in (None, name)]
    options = {name: yaml.safe_load(value) for name, _, value in [text.partition("=") for text in asked.option]}
    return run(names, asked.first, asked.games, asked.jobs, options)


if __name__ == "__main__":
    sys.exit(main())
