"""What a seat imagines: a guess keeps what the seat knows, and holds nothing of what it does not."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from kumite.core.game import Game
from kumite.core.position import CHANCE, JUDGE, Position
from kumite.core.save import from_json, to_json
from kumite.games.universus.position import Versus
from kumite.games.universus.secrecy import exchange, pinned
from tests.laws.conserved import check_conserved, inventory
from tests.laws.hiding import after, encode, same, sight, stay_alike, telling, twins
from tests.laws.tables import asked, seats


def check_guess(game: Game, g: Position, seat: int, key: int, other_key: int) -> None:
    """A guess leaves the position alone, keeps what the seat knows, loses nothing; a guess of a guess is a guess."""
    before = to_json(g)
    guess = game.guess(g, seat, key)
    assert to_json(g) == before, "a guess has changed the position it was made from"
    check_conserved(game.id, guess)
    assert sorted(guess.known) == sorted(g.known), "a guess knows other cards"
    check_same_guess(game, g, game.guess(g, seat, other_key), seat, key)


def check_same_guess(game: Game, g: Position, other: Position, seat: int, key: int) -> None:
    """Positions that are alike to the seat give it the same guess, to the last byte."""
    one, two = to_json(game.guess(g, seat, key)), to_json(game.guess(other, seat, key))
    what = f"a guess for seat {seat} depends on what it may not know"
    same(msgspec.json.decode(two), msgspec.json.decode(one), what)


def check_same_imagination(game: Game, g: Position, other: Position, seat: int, key: int) -> None:
    """Positions that are alike to the seat make it imagine the same cards in the same places."""
    one, two = game.view(game.guess(g, seat, key), JUDGE), game.view(game.guess(other, seat, key), JUDGE)
    same(two, one, f"what seat {seat} imagines depends on what it may not know")


def alike_later(
    game: Game, g: Position, seat: int, others: Sequence[Position], rng: Random
) -> list[tuple[Position, Position]]:
    """Pairs that are still alike to the seat after one more answer, whoever gave it.  While chance is asked nobody
    guesses, and cards just drawn are not told yet."""
    pairs = []
    for mine, other in twins(game, g, others, rng):
        if (
            asked(mine) != CHANCE
            and telling(game, mine, seat) == telling(game, other, seat)
            and stay_alike(game, mine, other, seat)
        ):
            pairs.append((mine, other))
    return pairs


# Handles


def renumbered(game: Game, g: Position, rng: Random) -> Position:
    """The same position with other handles: nobody at the table could tell."""
    if inventory(game.id).shared:
        return exchanged(g, rng)
    new = list(range(len(g.kind)))
    rng.shuffle(new)
    held = msgspec.json.decode(to_json(g))
    for column in ("kind", "known"):
        old = held[column]
        held[column] = [old[new.index(h)] for h in range(len(new))]
    things = inventory(game.id)
    for zone in things.zones:
        held[zone] = mapped(held[zone], new)
    for part in ("todo", "waiting", *things.records):
        held[part] = piles(held[part], new, things.handles)
    return from_json(game.position, msgspec.json.encode(held).decode())


def exchanged(g: Position, rng: Random) -> Position:
    """The same position, but the cards in the hands of those who are not asked have exchanged their handles."""
    new = g.clone()
    assert isinstance(new, Versus)
    for seat in (0, 1):
        cards = new.hand[seat]
        if (g.asking is None or g.asking.who != seat) and len(cards) > 1:
            for at in range(len(cards)):
                other = cards[rng.randrange(at, len(cards))]
                if not (pinned(new, cards[at]) or pinned(new, other)):
                    exchange(new, cards[at], other)
    new.edits = g.edits
    return new


def mapped(value: Any, new: Sequence[int]) -> Any:
    """A zone, or a list of zones, as it is saved."""
    if isinstance(value, int):
        return new[value] if value >= 0 else value
    if isinstance(value, dict):
        return {key: mapped(held, new) for key, held in value.items()}
    return [mapped(held, new) for held in value]


def piles(value: Any, new: Sequence[int], handles: Sequence[str]) -> Any:
    """Steps and records as they are saved, with other handles in what is called so."""
    if isinstance(value, list):
        return [piles(held, new, handles) for held in value]
    if not isinstance(value, dict):
        return value
    return {key: mapped(held, new) if key in handles else piles(held, new, handles) for key, held in value.items()}


def rearranged(game: Game, g: Position, seat: int, rng: Random) -> Position:
    """The same position, but the other seats hold what this seat knows equally well in another order."""
    held = msgspec.json.decode(to_json(g))
    for zone in inventory(game.id).hands:
        for other in seats(game, g):
            if other != seat:
                cards = held[zone][other]["tuple"]
                held[zone][other]["tuple"] = in_another_order(cards, [g.known[h] for h in cards], rng)
    return from_json(game.position, msgspec.json.encode(held).decode())


def in_another_order(cards: list[int], groups: list[int], rng: Random) -> list[int]:
    """Cards change places within their group only."""
    new = cards[:]
    for group in set(groups):
        at = [i for i, one in enumerate(groups) if one == group]
        for i, j in zip(at, rng.sample(at, len(at)), strict=True):
            new[i] = cards[j]
    return new


def check_no_handles(game: Game, g: Position, seat: int, rng: Random) -> None:
    """Which handle a card has shows nowhere."""
    check_no_difference(game, g, renumbered(game, g, rng), seat, rng, f"seat {seat} can tell handles apart")


def check_no_order(game: Game, g: Position, seat: int, rng: Random) -> None:
    """In which order another seat holds its cards shows nowhere."""
    what = f"seat {seat} can tell in which order another seat holds its cards"
    check_no_difference(game, g, rearranged(game, g, seat, rng), seat, rng, what)


def check_no_difference(game: Game, g: Position, other: Position, seat: int, rng: Random, what: str) -> None:
    """Neither now nor after the next answer."""
    same(sight(game, other, seat), sight(game, g, seat), what)
    if g.asking is not None and g.asking.what in inventory(game.id).places:
        either = [
            sorted([encode(telling(game, after(each, n), seat)) for n in g.asking.options]) for each in (g, other)
        ]
        assert either[0] == either[1], what  # chance names a place: all that may come of it is alike, not each answer
        return
    for mine, theirs in twins(game, g, [other], rng):
        same(telling(game, theirs, seat), telling(game, mine, seat), what)
        same(sight(game, theirs, seat), sight(game, mine, seat), what)
