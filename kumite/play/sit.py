"""Sitting down: a new match, or one from a described position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from kumite.core.game import Game
from kumite.core.position import Position
from kumite.core.settings import check_options
from kumite.errors import BadOption, UnknownGame, brief
from kumite.games import GAMES
from kumite.play.chance import source
from kumite.play.match import Match

SEATS: Final = ("P1", "P2")  # where decks are brought


def games() -> list[str]:
    """The games that can be played."""
    return sorted(GAMES)


def find_game(name: str) -> Game:
    """A game by its id."""
    if name not in games():
        raise UnknownGame(f"there is no game {brief(name)}; there is {', '.join(games())}")
    return GAMES[name]


def match(
    game: str,
    seed: int | str | None = None,
    mode: str | None = None,
    options: dict[str, Any] | None = None,
    seats: Sequence[str] | None = None,
    decks: Sequence[Any] | None = None,
) -> Match:
    """A new match.  An integer seed makes it repeatable; without one, chance commits to a secret seed."""
    played = find_game(game)
    mode = played.modes[0] if mode is None else mode
    if mode not in played.modes:
        raise BadOption(f"{game} has no mode {brief(mode)}; it has {', '.join(played.modes)}")
    if decks is not None:
        return setup(game, with_decks(game, SEATS, decks, mode, options), seed, seats)
    options = {} if options is None else options
    checked = check_options(in_mode(played, mode), played.settings_of(mode), options, BadOption)
    chance = source(seed)
    position = played.new(mode, checked)
    header = {"Game": game, "Mode": mode, "Options": _json(options)}
    return Match(played, position, chance, header, _players(played, position, seats))


def in_mode(game: Game, mode: str) -> str:
    """The game as a refusal calls it, with the mode where that decides what can be set."""
    return game.id if game.settings_of(mode) == game.settings else f"{game.id} {mode}"


def with_decks(
    game: str, seats: tuple[str, ...], decks: object, mode: str, options: dict[str, Any] | None
) -> dict[str, Any]:
    """The position of a match with decks of one's own: for each seat a deck's name, a deck file's entries, or None."""
    if not find_game(game).brings:
        raise BadOption(f"{game} is played without decks of one's own; leave out decks")
    if isinstance(decks, str) or not isinstance(decks, Sequence) or len(decks) != len(seats):
        raise BadOption(
            f"decks must be a list with a deck, or None, for each of {', '.join(seats)}; it is {brief(decks)}"
        )
    if any(isinstance(deck, dict) and "pool" in deck for deck in decks):
        raise BadOption("a deck of a card pool needs its cards: kumite.cards.play.match(decks) brings them")
    given: dict[str, Any] = {"mode": mode, "options": {} if options is None else options}
    return given | {seat: {"brings": deck} for seat, deck in zip(seats, decks, strict=True) if deck is not None}


def setup(
    game: str, description: dict[str, Any], seed: int | str | None = None, seats: Sequence[str] | None = None
) -> Match:
    """A match that starts from a described position."""
    played = find_game(game)
    if not isinstance(description, dict):
        raise BadOption(f"a position is described by a mapping, not by {brief(description)}")
    position = played.setup(description)
    header = {"Game": game, "Mode": str(description.get("mode", played.modes[0])), "Position": _json(description)}
    return Match(played, position, source(seed), header, _players(played, position, seats))


def _players(game: Game, position: Position, seats: Sequence[str] | None) -> tuple[str, ...]:
    names = game.seats(position)
    if seats is None:
        return names
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise BadOption(f"seats must be a list of {len(names)} names; it is {brief(seats)}")
    if len(seats) != len(names):
        raise BadOption(f"{game.id} has {len(names)} seats; {len(seats)} names were given")
    return tuple([str(seat) for seat in seats])


def _json(value: dict[str, Any]) -> str:
    return msgspec.json.encode(value).decode()
