"""Random games with random legal decks of a card file's understood cards, with the laws of tests/laws on: the cheap
ones at every answer, the dear ones now and then.

FILE is a card file, or a card pool (`kumite cards import`).  Nothing is random but the seeds.  What breaks is kept,
with its decks and cards, in --keep: --replay such a file plays that game again, whatever has become of FILE.
"""

import argparse
import json
import multiprocessing
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from kumite.build import which
from kumite.cards.faces import compile_all
from kumite.cards.pool import PoolCard, make_pool
from kumite.cards.records import read_records
from kumite.cards.store import ENDING, read_pool
from kumite.core.game import Game
from kumite.core.position import Position
from kumite.core.save import to_json
from kumite.errors import Refusal
from kumite.games import GAMES
from kumite.games.universus.events import Told
from kumite.games.universus.position import Versus
from kumite.play.sit import setup
from tests.laws import records, watched
from tests.laws.drawn import Drawn
from tests.laws.sampled import check
from tests.laws.tables import ANSWERS_AT_MOST, some_answer
from tests.laws.usage import usage

GAME: Game = GAMES["universus"]
CHUNK = 10  # games a worker takes at a time
TOLD_AT_MOST = 20  # different failures
REPLAYED_ONE_IN = 100  # games
LIVELY = (0.0, 0.5, 0.9)  # how often a player of these games prefers to do something
HELD: list[Drawn] = []  # the cards, in each worker
SPARSE = [3]  # how much more rarely than in a marathon the dear laws are looked at: saving such positions takes long


class Result:
    """What came of some games."""

    def __init__(self) -> None:
        self.games = 0
        self.answers = 0
        self.turns = 0
        self.failures: list[dict[str, Any]] = []
        self.in_decks: set[str] = set()
        self.played: set[str] = set()
        self.used: Counter[watched.Key] = Counter()

    def add(self, other: "Result") -> None:
        self.games += other.games
        self.answers += other.answers
        self.turns += other.turns
        self.failures += other.failures
        self.in_decks |= other.in_decks
        self.played |= other.played
        self.used += other.used


# One game


def chunk(seeds: range) -> Result:
    """The games of some seeds."""
    found = Result()
    for seed in seeds:
        one_game(HELD[0].position(seed), seed, found)
    return found


def one_game(given: dict[str, Any], seed: int, found: Result) -> None:
    """One game with the laws on."""
    found.games += 1
    at, g = 0, None
    try:
        g = GAME.setup(given)
        assert isinstance(g, Versus)
        watched.meet(g, {name: len(card["abilities"]) for name, card in given["cards"].items()})
        for at, now in enumerate(walk(g, seed)):
            check(GAME, now, seed, at, SPARSE[0])
            found.played |= cards_played(now)
        found.turns += g.turns
        if seed % REPLAYED_ONE_IN == 0:
            check_record(given, seed)
    except Exception as broken:  # noqa: BLE001  (whatever breaks is to be told)
        found.failures.append({**failure(given, seed, at, broken), "at": to_json(g) if g is not None else ""})
    found.answers += at
    found.in_decks |= set(given["cards"])
    found.used.update(watched.SEEN)


def walk(g: Position, seed: int) -> Iterator[Position]:
    """The decisions of a random game; in most of them the players would rather do something than pass."""
    rng = Random(seed)
    lively = LIVELY[seed % len(LIVELY)]
    taste = usage(GAME.id)
    for _ in range(ANSWERS_AT_MOST):
        yield g
        if g.asking is None:
            return
        if lively and g.asking.who >= 0 and rng.random() < lively:
            options = taste.livelier(g)
            g.answer(options[rng.randrange(len(options))])
        else:
            g.answer(some_answer(rng, g))
    raise AssertionError(f"no end after {ANSWERS_AT_MOST} answers")


def cards_played(g: Position) -> set[str]:
    return {event.cards[0] for event in g.events if isinstance(event, Told) and event.verb == "play"}


def check_record(given: dict[str, Any], seed: int) -> None:
    """A match of these decks, its record and its replay."""
    rng, played = Random(seed), setup(GAME.id, given, seed)
    while played.question is not None:
        options = played.question.options
        played.answer(options[rng.randrange(len(options))])
    records.check_replay(played)


def failure(given: dict[str, Any], seed: int, answers: int, broken: Exception) -> dict[str, Any]:
    frames = traceback.extract_tb(broken.__traceback__)
    place = " < ".join([f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames[:-6:-1]])
    told = f"{type(broken).__name__}: {broken}"
    return {"seed": seed, "answers": answers, "error": told[:2000], "place": place, "position": given}


# All of them


def run(drawn: Drawn, first: int, games: int, jobs: int, keep: Path | None, quiet: bool) -> Result:
    """Play them, and say how far it is."""
    HELD.append(drawn)
    seen = watched.watch()
    if not quiet:
        told = f"{len(drawn.names):,} cards with {drawn.abilities():,} abilities, {len(drawn.leaders)} characters"
        print(f"corpus games: {games:,} games with {told}; {which()} rules, {jobs} jobs", flush=True)
        if not seen:
            print("corpus games: KUMITE_BUILD=plain also tells which abilities were used", flush=True)
    total, progress = Result(), Progress(games, quiet)
    todo = [range(at, min(at + CHUNK, first + games)) for at in range(first, first + games, CHUNK)]
    try:
        for found in results(todo, jobs):
            total.add(found)
            progress.add(total, found.failures)
            keep_failures(found.failures, keep)
    except KeyboardInterrupt:
        print("\ncorpus games: interrupted", file=sys.stderr, flush=True)
    progress.finish(total)
    return total


def results(todo: list[range], jobs: int) -> Iterator[Result]:
    if jobs == 1:
        yield from map(chunk, todo)
        return
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        yield from pool.imap_unordered(chunk, todo)


def keep_failures(failures: list[dict[str, Any]], keep: Path | None) -> None:
    if keep is not None and failures:
        keep.mkdir(parents=True, exist_ok=True)
        for one in failures:
            (keep / f"{one['seed']}.json").write_text(json.dumps(one), encoding="utf-8")


class Progress:
    """How far it is: on one line that is written over, or on a line every half minute where nobody watches."""

    def __init__(self, games: int, quiet: bool) -> None:
        self.games, self.quiet = games, quiet
        self.kinds = Counter[str]()
        self.start = self.said = time.monotonic()
        self.watched = sys.stdout.isatty()

    def add(self, total: Result, failures: list[dict[str, Any]]) -> None:
        for one in failures:
            self.tell(one)
        if not self.quiet and time.monotonic() - self.said >= (1 if self.watched else 30):
            self.said = time.monotonic()
            line = self.line(total)
            print(f"\r{line}" if self.watched else line, end="" if self.watched else "\n", flush=True)

    def tell(self, one: dict[str, Any]) -> None:
        """Each kind of failure once, and no more kinds than can be read."""
        kind = f"{one['error'][:60]} {one['place'][:40]}"
        self.kinds[kind] += 1
        if not self.quiet and self.kinds[kind] == 1 and len(self.kinds) <= TOLD_AT_MOST:
            print(f"\nBROKEN seed {one['seed']}, answer {one['answers']}: {one['error'][:600]}\n  {one['place']}")

    def line(self, total: Result) -> str:
        spent = time.monotonic() - self.start
        done = total.games / max(1, self.games)
        bar = "#" * int(20 * done) + "." * (20 - int(20 * done))
        left = spent / max(0.001, done) - spent
        counts = f"{total.games:,} of {self.games:,} games, {total.answers:,} answers, {len(total.failures)} broken"
        return f"[{bar}] {counts}, {len(total.used):,} abilities used, {int(left) // 60}:{int(left) % 60:02d} left "

    def finish(self, total: Result) -> None:
        if not self.quiet:
            print(f"\n{self.line(total)}")


# What is told at the end


def summary(drawn: Drawn, total: Result) -> dict[str, Any]:
    every = [(name, at) for name, card in drawn.written.items() for at in range(len(card["abilities"]))]
    unused = [key for key in every if key not in total.used]
    return {
        "games": total.games,
        "answers": total.answers,
        "turns": total.turns,
        "failures": [{key: one[key] for key in ("seed", "answers", "error", "place")} for one in total.failures],
        "cards": len(drawn.names),
        "cards_in_decks": len(total.in_decks),
        "cards_played": len(total.played & set(drawn.names)),
        "abilities": len(every),
        "abilities_used": len(every) - len(unused),
        "cards_never_played": [name for name in drawn.names if name not in total.played],
        "abilities_never_used": [[name, at, drawn.written[name]["abilities"][at]] for name, at in unused],
    }


def tell(found: dict[str, Any]) -> None:
    print(f"cards: {found['cards']:,}, in decks {found['cards_in_decks']:,}, played {found['cards_played']:,}")
    share = found["abilities_used"] / max(1, found["abilities"])
    print(f"abilities: {found['abilities']:,}, used {found['abilities_used']:,} ({share:.1%})")
    print(f"games: {found['games']:,}, answers {found['answers']:,}, broken {len(found['failures'])}")


def cards_of(path: Path) -> list[PoolCard]:
    """A pool as it is; a card file compiled now."""
    if path.suffix == ENDING:
        return list(read_pool(path).cards.values())
    text = path.read_text(encoding="utf-8")
    pool, _ = make_pool("drawn", compile_all(read_records(text)))
    return list(pool.cards.values())


def replay(path: Path) -> int:
    """One game that was kept."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    found = Result()
    one_game(kept["position"], kept["seed"], found)
    for one in found.failures:
        print(f"answer {one['answers']}: {one['error']}\n  {one['place']}")
    print(f"{found.answers} answers, {'broken' if found.failures else 'nothing broken'}")
    return 1 if found.failures else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=0, help="the first one")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--sparse", type=int, default=SPARSE[0], help="dear laws so many times more rarely")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="for what breaks")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--replay", action="store_true", help="FILE is a game that was kept")
    asked = parser.parse_args()
    SPARSE[0] = max(1, asked.sparse)
    try:
        if asked.replay:
            return replay(asked.file)
        drawn = Drawn(cards_of(asked.file))
    except (Refusal, OSError) as refusal:
        print(f"corpus games: {refusal}", file=sys.stderr)
        return 2
    total = run(drawn, asked.seed, asked.games, max(1, asked.jobs), asked.keep, asked.json)
    found = summary(drawn, total)
    if asked.json:
        print(json.dumps(found, indent=1))
    else:
        tell(found)
    return 1 if total.failures else 0


if __name__ == "__main__":
    sys.exit(main())
