"""Clones live their own lives, saves play on, records replay, every question can be answered, every game ends."""

from random import Random

import pytest

from kumite.core.position import fields
from kumite.core.save import to_json
from kumite.games import dice
from tests.laws.conserved import check_conserved
from tests.laws.records import check_replay, check_replay_upto, play
from tests.laws.steady import (
    Ancestors,
    check_asking_is_idle,
    check_clones,
    check_end,
    check_notation,
    check_question,
    check_save,
    saved,
)
from tests.laws.tables import Table, decisions, some_answer, walk


@pytest.mark.parametrize("seed", range(2))
def test_every_clone_lives_its_own_life(table: Table, seed: int) -> None:
    rng = Random(seed)
    for g in decisions(table, seed, one_in=10):
        check_clones(g, rng)


def test_later_answers_never_reach_an_ancestor(table: Table) -> None:
    ancestors = Ancestors(kept=4)
    for g in walk(table, 10):
        ancestors.check(g)


def test_a_position_saved_in_the_middle_of_an_effect_plays_on_unchanged(table: Table) -> None:
    rng = Random(20)
    for g in walk(table, 20):
        if g.asking is not None:
            check_save(table.game, g, some_answer(rng, g))


def test_a_game_saved_at_every_decision_is_the_same_game(table: Table) -> None:
    rng, g, twin = Random(21), table.new(), table.new()
    while g.asking is not None:
        choice = some_answer(rng, g)
        twin = saved(table.game, twin)
        g.answer(choice)
        twin.answer(choice)
    assert fields(twin) == fields(g)
    assert to_json(twin) == to_json(g)


@pytest.mark.parametrize("seed", range(3))
def test_every_record_replays(table: Table, seed: int) -> None:
    played, stops = play(table, seed)
    check_replay(played)
    rng = Random(seed)
    for upto in (0, 1, rng.randrange(len(played.log)), len(played.log)):
        check_replay_upto(played, stops, upto)


@pytest.mark.parametrize("answers", [0, 1, 10, 60])
def test_the_record_of_an_unfinished_match_replays(table: Table, answers: int) -> None:
    played, stops = play(table, 30 + answers, answers)
    check_replay(played)
    check_replay_upto(played, stops, answers)


@pytest.mark.parametrize("seed", range(40, 50))
def test_every_game_ends_and_every_question_can_be_answered(table: Table, seed: int) -> None:
    for g in walk(table, seed):
        if g.asking is None:
            check_end(table.game, g)
        else:
            check_question(table.game, g)


def test_every_option_is_written_in_its_own_way(table: Table) -> None:
    for seed in (60, 61):
        for g in walk(table, seed):
            if g.asking is not None:
                check_notation(g)


def test_to_ask_changes_nothing(table: Table) -> None:
    for g in walk(table, 70):
        if g.asking is not None:
            check_asking_is_idle(g)


def test_a_step_that_acts_before_it_asks_is_caught() -> None:
    g = dice.new_game()
    g.asking, g.waiting = None, None
    g.then(dice.Rude())
    with pytest.raises(RuntimeError, match="acted before it asked; split the step"):
        g.run()


@pytest.mark.parametrize("seed", range(80, 84))
def test_nothing_is_lost_doubled_or_made_up(table: Table, seed: int) -> None:
    for g in walk(table, seed):
        check_conserved(table.game.id, g)
