"""A view never depends on what it hides, and neither does anything that comes later."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from kumite.build import which
from kumite.core.game import Game, notations
from kumite.core.position import CHANCE, SPECTATOR, Position
from kumite.games import GAMES
from tests.laws.counting import Scene, scenes
from tests.laws.guessing import (
    alike_later,
    check_guess,
    check_no_handles,
    check_no_order,
    check_same_guess,
    check_same_imagination,
    renumbered,
)
from tests.laws.hiding import check_futures, check_names, check_secret_answers, check_sight, expectations, worlds
from tests.laws.tables import LONG, PLAIN, Table, asked, decisions, onlookers, seats, some_onlookers, walk, walk_on

KEYS = (1, 2**29 + 3)
SETUP = 25  # decisions before the first turn or soon after, all of which are looked at
LATER = range(1, 3 if which() == "compiled" else 2)  # the same games take the plain rules five times as long
every_seed = pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in LATER)])


def looks(table: Table, seed: int, one_in: int = 20) -> Iterator[tuple[Position, int, list[Position], Random]]:
    """Some decisions of a game, through the eyes of everybody who may look."""
    rng = Random(seed)
    for g in decisions(table, seed, one_in):
        for seat in some_onlookers(table.game, g, rng):
            yield g, seat, worlds(table.game, g, seat, (*KEYS, rng.randrange(2**30))), rng


@every_seed
def test_a_view_a_question_and_a_refusal_never_depend_on_what_they_hide(table: Table, seed: int) -> None:
    game, history, rng = table.game, set[str](), Random(seed)
    for i, g in enumerate(walk(table, seed)):
        if asked(g) in (None, CHANCE):
            continue
        history |= {*notations(g)}
        for seat in some_onlookers(game, g, rng) if i < SETUP or rng.randrange(20 * (1 + i // LONG)) == 0 else ():
            texts = expectations(game, g, history, rng, 200)
            check_sight(game, g, seat, worlds(game, g, seat, KEYS), texts)


@every_seed
def test_the_answer_of_a_seat_tells_it_only_what_the_rules_reveal(table: Table, seed: int) -> None:
    for g, seat, others, rng in looks(table, seed):
        if asked(g) in (seat, CHANCE):
            check_futures(table.game, g, seat, others, rng)


@every_seed
def test_whether_another_seat_is_asked_tells_nothing(table: Table, seed: int) -> None:
    for g, seat, others, rng in looks(table, seed):
        if asked(g) not in (seat, CHANCE):
            check_futures(table.game, g, seat, others, rng)


@every_seed
def test_a_secret_answer_stays_secret(table: Table, seed: int) -> None:
    for g, seat, others, rng in looks(table, seed):
        if asked(g) != seat:
            check_secret_answers(table.game, g, seat, others, rng)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("scene", [scene for game in GAMES for scene in scenes(game)], ids=str)
def test_nothing_is_told_in_a_described_position(scene: Scene, seed: int) -> None:
    """Small hands, few tokens: where a rule is tempted to skip a question.  Hence many worlds."""
    game, rng = GAMES[scene.game], Random(seed)
    for walked in range(8):
        for g in islice(walk_on(scene.set_up(), 100 * seed + walked), 6):
            seat = rng.choice(onlookers(game, g))
            if g.asking is not None:
                check_futures(game, g, seat, worlds(game, g, seat, range(12)), rng)


def test_no_card_is_named_to_a_seat_that_has_not_seen_it(table: Table) -> None:
    rng = Random(5)
    for i, g in enumerate(walk(table, 5)):
        if i % 3 == 0:
            for seat in some_onlookers(table.game, g, rng):
                check_names(table.game, g, seat)


def test_no_handle_shows(table: Table) -> None:
    for g, seat, _, rng in looks(table, 6):
        check_no_handles(table.game, g, seat, rng)


def test_the_order_of_a_hand_does_not_show(table: Table) -> None:
    for g, seat, _, rng in looks(table, 7, one_in=5):
        check_no_order(table.game, g, seat, rng)


# Guesses


@every_seed
def test_a_guess_keeps_what_is_known_and_depends_on_nothing_else(table: Table, seed: int) -> None:
    rng = Random(seed)
    for g in decisions(table, seed, one_in=8):
        for seat in [each for each in some_onlookers(table.game, g, rng) if each != SPECTATOR]:
            check_guess(table.game, g, seat, *KEYS)


def test_what_a_seat_imagines_does_not_depend_on_handles(table: Table) -> None:
    for g, seat, _, rng in looks(table, 8):
        if seat != SPECTATOR:
            check_same_imagination(table.game, g, renumbered(table.game, g, rng), seat, KEYS[0])


@every_seed
def test_what_a_seat_imagines_does_not_depend_on_what_was_kept_from_it(table: Table, seed: int) -> None:
    for g, seat, others, rng in looks(table, seed):
        if seat != SPECTATOR:
            for mine, other in alike_later(table.game, g, seat, others, rng):
                check_same_imagination(table.game, mine, other, seat, KEYS[0])


@every_seed
def test_a_guess_holds_no_trace_of_what_was_kept_from_its_seat(table: Table, seed: int) -> None:
    for g, seat, others, rng in looks(table, seed):
        if seat != SPECTATOR:
            for mine, other in alike_later(table.game, g, seat, others, rng):
                check_same_guess(table.game, mine, other, seat, KEYS[0])


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_guesses_differ_wherever_something_is_hidden(game: Game) -> None:
    """Or the laws above would compare a position with itself."""
    for table in PLAIN:
        if table.game is game:
            for g in decisions(table, 9, one_in=20):
                for seat in seats(game, g) if something_hidden(g) else ():
                    assert imaginations(game, g, seat) > 1, f"seat {seat} always imagines the same"


def something_hidden(g: Position) -> bool:
    """At least three kinds of cards that nobody has seen."""
    return len({kind for kind, known in zip(g.kind, g.known, strict=True) if not known}) > 2


def imaginations(game: Game, g: Position, seat: int) -> int:
    return len({tuple(game.guess(g, seat, key).kind) for key in range(6)})
