"""All laws over many games, the cheap ones at every answer, the dear ones now and then, for scripts/marathon.py."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from kumite.core.game import Game
from kumite.core.position import CHANCE, Position
from tests.laws import guessing, hiding, records, steady
from tests.laws.conserved import check_conserved
from tests.laws.tables import Table, asked, onlookers, seats, some_answer, walk

REPLAYED_ONE_IN = 100  # games

Law = Callable[[Game, Position, Random], None]


def notation(game: Game, g: Position, rng: Random) -> None:
    steady.check_notation(g)
    steady.check_asking_is_idle(g)


def save(game: Game, g: Position, rng: Random) -> None:
    steady.check_save(game, g, some_answer(rng, g))


def clones(game: Game, g: Position, rng: Random) -> None:
    steady.check_clones(g, rng)


def names(game: Game, g: Position, rng: Random) -> None:
    hiding.check_names(game, g, rng.choice(onlookers(game, g)))


def sight(game: Game, g: Position, rng: Random) -> None:
    seat = rng.choice(onlookers(game, g))
    hiding.check_sight(game, g, seat, hiding.worlds(game, g, seat, (rng.randrange(2**30),)))


def traces(game: Game, g: Position, rng: Random) -> None:
    seat = rng.choice(onlookers(game, g))
    guessing.check_no_handles(game, g, seat, rng)
    guessing.check_no_order(game, g, seat, rng)


def futures(game: Game, g: Position, rng: Random) -> None:
    seat = rng.choice(onlookers(game, g))
    others = hiding.worlds(game, g, seat, (rng.randrange(2**30),))
    hiding.check_futures(game, g, seat, others, rng)
    if asked(g) != seat:
        hiding.check_secret_answers(game, g, seat, others, rng)


def guess(game: Game, g: Position, rng: Random) -> None:
    seat = rng.choice(seats(game, g))
    guessing.check_guess(game, g, seat, rng.randrange(2**30), rng.randrange(2**30))


def guess_later(game: Game, g: Position, rng: Random) -> None:
    seat = rng.choice(seats(game, g))
    others = hiding.worlds(game, g, seat, (rng.randrange(2**30),))
    for mine, other in guessing.alike_later(game, g, seat, others, rng)[:3]:
        guessing.check_same_guess(game, mine, other, seat, rng.randrange(2**30))


SAMPLED: tuple[tuple[int, Law], ...] = (  # how many answers lie between two checks, and the law
    (30, notation),
    (100, save),
    (100, names),
    (500, clones),
    (500, sight),
    (500, traces),
    (500, futures),
    (500, guess),
    (500, guess_later),
)


def check(game: Game, g: Position, seed: int, answers: int, sparse: int = 1) -> None:
    """The laws at one decision, or at the end; the dear ones so many times more rarely."""
    check_conserved(game.id, g)
    if g.asking is None:
        steady.check_end(game, g)
        return
    steady.check_question(game, g)
    if g.asking.who == CHANCE:
        return
    for i, (every, law) in enumerate(SAMPLED):
        if (seed + answers + 51 * i) % (every * sparse) == 0:
            law(game, g, Random(seed * 1_000_003 + answers))


def play(table: Table, seed: int) -> tuple[int, str | None]:
    """One game with the laws on: how many answers it took, and which law it broke, if any."""
    answers = 0
    try:
        for g in walk(table, seed):
            check(table.game, g, seed, answers)
            answers += 1
        if seed % REPLAYED_ONE_IN == 0:
            records.check_replay(records.play(table, seed)[0])
    except Exception as broken:  # noqa: BLE001  (whatever breaks is to be told)
        return answers, f"{type(broken).__name__}: {broken}"
    return answers, None
