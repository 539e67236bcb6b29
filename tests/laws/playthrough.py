"""Golden playthroughs: one whole game a mode to read (tests/laws/playthroughs/<game>-<mode>.txt), and digests of many.

Both builds must reproduce them to the letter.  `scripts/playthrough.py --update` writes them anew.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import kumite
from kumite.core.game import Game, notations
from kumite.core.position import CHANCE, JUDGE, Position
from kumite.games import GAMES
from tests.laws.hiding import encode
from tests.laws.tables import PLAIN, Table, asked, tables_of, walk

FOLDER = Path(__file__).parent / "playthroughs"
DIGESTS = FOLDER / "digests.txt"
SHORTEST_OF = 300  # seeds, so that the transcript can be read in one go
QUICK, MANY = 20, 100  # games in a digest
CLOCKS = ("turns", "turn", "round")  # what a view may call the thing after which the board is drawn again


# One game, to read


def path_of(table: Table) -> Path:
    return FOLDER / f"{table}.txt"


def transcript(table: Table, seed: int) -> str:
    """A seeded game answered at random: questions, answers, what happened by which rule, the board at every turn."""
    return "\n".join(lines(table, seed)) + "\n"


def lines(table: Table, seed: int) -> Iterator[str]:
    rng, played = Random(seed), table.match(seed)
    yield f"{table.game.title}, {table.mode}, seed {seed}: a random game as the judge sees it."
    yield from happened(played)
    clock = None
    while played.question is not None:
        seen = played.view(JUDGE)
        if clock != time_of(seen):
            clock = time_of(seen)
            yield from ["", *table.game.board(seen), ""]
        options = played.question.options
        choice = options[rng.randrange(len(options))]
        yield from asks(played, str(choice))
        played.answer(choice)
        yield from happened(played)
    assert played.outcome is not None
    yield from ["", *table.game.board(played.view(JUDGE)), ""]
    winners = " and ".join([played.seats[winner] for winner in played.outcome.winners])
    yield f"{winners or 'Nobody'} won: {played.outcome.reason}{cited(played.outcome.rules)}"


def time_of(seen: dict[str, Any]) -> Any:
    return next((seen[clock] for clock in CLOCKS if clock in seen), None)


def asks(played: kumite.Match, answer: str) -> Iterator[str]:
    question = played.question
    assert question is not None
    yield f"{played.seats[question.seat]}, {question.what}: {question.prompt}{cited(question.rules)}"
    yield f"    {' | '.join(map(str, question.options))}"
    yield f"  > {answer}"


def happened(played: kumite.Match) -> Iterator[str]:
    for event in played.events:
        heard = played.game.told(event, played.seats, JUDGE)
        yield f"    {heard['text']}{cited(heard['rules'])}"


def cited(rules: tuple[str, ...] | list[str]) -> str:
    return f" [{', '.join(rules)}]" if rules else ""


def shortest(table: Table) -> int:
    """The seed of the shortest of many games."""
    return min(range(SHORTEST_OF), key=lambda seed: length(table, seed))


def length(table: Table, seed: int) -> int:
    rng, played = Random(seed), table.match(seed)
    while played.question is not None:
        options = played.question.options
        played.answer(options[rng.randrange(len(options))])
    return len(played.log)


def seed_of(text: str) -> int:
    """The seed that a transcript names in its first line."""
    found = re.search(r"seed (\d+):", text)
    assert found is not None, "the first line of a transcript names its seed"
    return int(found[1])


# Many games, as a number


def digests(game: Game, games: int) -> dict[int, str]:
    """The digest after QUICK and after MANY games, if so many are asked for."""
    total, found = hashlib.sha256(), {}
    tables = tables_of(game)
    for seed in range(games):
        for g in walk(tables[seed % len(tables)], seed):
            total.update(encode(everything(game, g)))
        if seed + 1 in (QUICK, MANY):
            found[seed + 1] = total.hexdigest()[:32]
    return found


def everything(game: Game, g: Position) -> list[Any]:
    """The question, its options, what happened on the way to it, and the outcome: all that both builds must share.

    The answers are in it too: the next position follows from them."""
    names = game.seats(g)
    events = [game.told(event, names, JUDGE) for event in g.events]
    if g.asking is None or g.outcome is not None or g.waiting is None:
        return [events, repr(g.outcome), game.view(g, JUDGE)]
    options = [repr(g.asking.options)] if asked(g) == CHANCE else notations(g)
    return [g.asking.who, g.asking.what, g.waiting.prompt(g), options, events]


def digest_lines() -> str:
    """The file of digests as it should be now."""
    rows = [f"{name} {n} {digest}" for name, game in GAMES.items() for n, digest in digests(game, MANY).items()]
    return "\n".join(["# game, seeded random games in all its modes, digest", *rows]) + "\n"


def known_digest(game: str, games: int) -> str:
    rows = [row.split() for row in DIGESTS.read_text(encoding="utf-8").splitlines() if not row.startswith("#")]
    found = [digest for name, n, digest in rows if name == game and int(n) == games]
    assert found, f"{DIGESTS} has no digest of {games} games of {game}: python scripts/playthrough.py --update"
    return found[0]


def golden() -> dict[Path, str]:
    """Every file of playthroughs as it should be now; a transcript keeps its seed, a new one looks for a short game."""
    texts = {}
    for table in PLAIN:
        path = path_of(table)
        old = path.read_text(encoding="utf-8") if path.exists() else None
        texts[path] = transcript(table, shortest(table) if old is None else seed_of(old))
    return {**texts, DIGESTS: digest_lines()}
