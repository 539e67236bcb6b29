"""The tables the laws are played at: every game in every mode, as it comes and with its house rules turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import kumite
from kumite.core.game import Game
from kumite.core.position import SPECTATOR, Position
from kumite.core.settings import check_options
from kumite.games import GAMES

ANSWERS_AT_MOST = 20_000  # in one game; random play needs a tenth of it


class Table:
    """A game, a mode and its options: what a match needs besides a seed."""

    def __init__(self, game: Game, mode: str, options: dict[str, Any]) -> None:
        self.game = game
        self.mode = mode
        self.options = options

    def __str__(self) -> str:
        return f"{self.game.id}-{self.mode}{'-house' if self.options else ''}"

    def new(self) -> Position:
        return self.game.new(self.mode, check_options(self.game.id, self.game.settings_of(self.mode), self.options))

    def match(self, seed: int) -> kumite.Match:
        return kumite.match(self.game.id, seed, self.mode, self.options)


FOR_SIMULATIONS = ("windows",)  # settings that give secrets away for speed; no table where somebody sits has them


SEATS = ("players", "teams")  # settings that say how many play: all that sit there bring a Character


def house_rules(game: Game, mode: str) -> dict[str, Any]:
    """Every setting of the mode that is no number, turned to its last value; as many seats as there may be."""
    settings = [setting for setting in game.settings_of(mode) if setting.name not in FOR_SIMULATIONS]
    turned = [setting for setting in settings if isinstance(setting.values[0], bool | str) or setting.name in SEATS]
    return {setting.name: setting.values[-1] for setting in turned}


def tables_of(game: Game) -> list[Table]:
    found = []
    for mode in game.modes:
        turned = house_rules(game, mode)
        found += [Table(game, mode, options) for options in ([{}, turned] if turned else [{}])]
    return found


TABLES = [table for game in GAMES.values() for table in tables_of(game)]
PLAIN = [table for table in TABLES if not table.options]


# Random play


def some_answer(rng: Random, g: Position) -> int:
    assert g.asking is not None
    options = g.asking.options
    return options[rng.randrange(len(options))]


def some_options(g: Position, rng: Random, at_most: int = 100) -> Sequence[int]:
    """All answers to the open question, or so many of them at random: a shuffle has more than anybody can try."""
    assert g.asking is not None
    options = g.asking.options
    return options if len(options) <= at_most else [options[rng.randrange(len(options))] for _ in range(at_most)]


def walk(table: Table, seed: int) -> Iterator[Position]:
    """The decisions of one random game, chance's too, and at last its end.  It is the same position that goes on."""
    return walk_on(table.new(), seed)


def walk_on(g: Position, seed: int) -> Iterator[Position]:
    """The decisions from here on."""
    rng = Random(seed)
    for _ in range(ANSWERS_AT_MOST):
        yield g
        if g.asking is None:
            return
        g.answer(some_answer(rng, g))
    raise AssertionError(f"seed {seed}: no end after {ANSWERS_AT_MOST} answers")


LONG = 400  # answers, after which a game is looked at more and more rarely: a fight of six has ten thousand


def decisions(table: Table, seed: int, one_in: int) -> Iterator[Position]:
    """About one in so many of the decisions of a random game, and fewer of those that come late in a long one."""
    rng = Random(-1 - seed)
    for i, g in enumerate(walk(table, seed)):
        if g.asking is not None and rng.randrange(one_in * (1 + i // LONG)) == 0:
            yield g


# Seats


def seats(game: Game, g: Position) -> range:
    return range(len(game.seats(g)))


def onlookers(game: Game, g: Position) -> tuple[int, ...]:
    """Everybody who may look, but for the judge."""
    return (*seats(game, g), SPECTATOR)


EYES = 3  # of those who look on, at one decision


def some_onlookers(game: Game, g: Position, rng: Random) -> tuple[int, ...]:
    """Everybody who may look, or where these are many some of them: so a table of six costs no more than one of two."""
    found = onlookers(game, g)
    return found if len(found) <= EYES else tuple(rng.sample(found, EYES))


def asked(g: Position) -> int | None:
    """Who must answer."""
    return None if g.asking is None else g.asking.who
