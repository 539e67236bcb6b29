"""Hypothesis plays: a table, and a list of numbers that say which option is taken, chance's too."""

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from kumite.core.position import Position
from tests.laws.conserved import check_conserved
from tests.laws.guessing import check_guess
from tests.laws.hiding import check_names, check_sight, worlds
from tests.laws.steady import check_asking_is_idle, check_end, check_notation, check_question, check_save
from tests.laws.tables import TABLES, Table, onlookers, seats

SPREAD = 0x9E3779B97F4A7C15  # a small number still names any of the orders of a pile
CHOICES = st.lists(st.integers(0, 99), min_size=30, max_size=200)


@pytest.mark.slow
@settings(max_examples=25, phases=[Phase.explicit, Phase.generate])  # to shrink a game takes minutes; play it again
@given(st.sampled_from(TABLES), CHOICES)
def test_the_laws_hold_whatever_is_answered(table: Table, choices: list[int]) -> None:
    g = table.new()
    for number in choices:
        if g.asking is None:
            break
        options = g.asking.options
        choice = options[number * SPREAD % len(options) if len(options) > 100 else number % len(options)]
        check_save(table.game, g, choice)
        g.answer(choice)
        check_laws(table, g, number)


def check_laws(table: Table, g: Position, key: int) -> None:
    game = table.game
    check_conserved(game.id, g)
    if g.asking is None:
        check_end(game, g)
        return
    check_question(game, g)
    check_notation(g)
    check_asking_is_idle(g)
    for seat in onlookers(game, g):
        check_names(game, g, seat)
        check_sight(game, g, seat, worlds(game, g, seat, (key,)))
    for seat in seats(game, g):
        check_guess(game, g, seat, key, key + 1)
