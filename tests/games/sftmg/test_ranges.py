"""Counting ranges."""

from collections.abc import Iterator

import pytest
from hypothesis import given

from kumite.games.sftmg import grid
from kumite.games.sftmg.grid import (
    OUT_OF_RANGE,
    SIDE,
    SPACES,
    Ground,
    blocks_range,
    in_range,
    range_between,
    ranges,
    wall_range,
)
from tests.games.sftmg.board import at, each_space, mirrored, on, sets, turned


@pytest.mark.proves("SFTMG-RANGE-01")
def test_small_objects_are_counted_through_and_large_ones_not() -> None:
    small, large = Ground(small=on((2, 1))), Ground(large=on((2, 1)))
    assert range_between(at(1, 1), at(4, 1), blocks_range(small, 0)) == 3
    assert range_between(at(1, 1), at(4, 1), blocks_range(large, 0)) == OUT_OF_RANGE
    assert range_between(at(1, 1), at(4, 1), blocks_range(Ground(), on((2, 1)))) == OUT_OF_RANGE  # an opponent
    assert range_between(at(1, 1), at(2, 2), on((2, 1), (1, 2))) == 1  # diagonal between two obstructed spaces


@pytest.mark.proves("SFTMG-RANGE-02", "SFTMG-EX-12")
def test_a_straight_line_or_one_bend_of_45_degrees() -> None:
    sagat, ryu = at(1, 1), at(6, 4)
    diagonal_first, straight_first = on((2, 2), (3, 3), (4, 4), (5, 4)), on((2, 1), (3, 1), (4, 2), (5, 3))
    assert range_between(sagat, ryu, 0) == 5
    assert in_range(sagat, ryu, 2, 5, 0)
    for one in grid.spaces(diagonal_first):
        assert range_between(sagat, ryu, 1 << one) == 5
        for other in grid.spaces(straight_first):
            assert range_between(sagat, ryu, 1 << one | 1 << other) == OUT_OF_RANGE
    assert range_between(sagat, ryu, grid.ALL & ~diagonal_first) == 5
    assert range_between(sagat, ryu, grid.ALL & ~straight_first) == 5
    two_bends = on((2, 1), (3, 2), (4, 3), (5, 3))
    assert range_between(sagat, ryu, grid.ALL & ~two_bends) == OUT_OF_RANGE


@pytest.mark.proves("SFTMG-RANGE-03")
def test_each_space_counts_one() -> None:
    assert [range_between(at(1, 1), at(*end), 0) for end in ((1, 1), (2, 2), (3, 1), (4, 4), (2, 1))] == [0, 1, 2, 3, 1]


@pytest.mark.proves("SFTMG-RANGE-04")
def test_a_printed_range_has_both_its_ends() -> None:
    def hits(low: int, high: int) -> list[int]:
        return [n for n in range(1, 9) if in_range(at(1, 5), at(1 + n, 5), low, high, 0)]

    assert (hits(2, 4), hits(1, 1), hits(2, 2)) == ([2, 3, 4], [1], [2])
    assert not in_range(at(1, 5), at(4, 5), 2, 4, on((3, 5)))


@pytest.mark.proves("SFTMG-RULING-18")
def test_one_free_route_is_enough_and_the_ends_do_not_obstruct() -> None:
    a, b = at(2, 2), at(5, 3)
    assert range_between(a, b, on((3, 3))) == 3
    assert range_between(a, b, on((4, 2))) == 3
    assert range_between(a, b, on((3, 3), (4, 2))) == OUT_OF_RANGE
    assert range_between(a, b, 1 << a | 1 << b) == 3


@pytest.mark.proves("SFTMG-RANGE-05", "SFTMG-RULING-104")
def test_a_wall_is_one_step_past_the_border() -> None:
    assert [wall_range(at(c, 5), 0) for c in range(1, 10)] == [1, 2, 3, 4, 5, 4, 3, 2, 1]
    assert wall_range(at(3, 5), on((2, 5))) == 3  # diagonally, or with a bend
    assert wall_range(at(2, 5), on((1, 4), (1, 5), (1, 6))) == 3  # up, and past them to the left
    pit = on((4, 4), (4, 5), (4, 6), (5, 4), (5, 6), (6, 4), (6, 5), (6, 6))
    assert wall_range(at(5, 5), pit) == OUT_OF_RANGE


@pytest.mark.proves("SFTMG-RANGE-06", "SFTMG-RULING-103")
def test_distance_for_placing_ignores_what_is_between() -> None:
    assert range_between(at(5, 5), at(7, 5), on((6, 5))) == OUT_OF_RANGE
    assert grid.distance(at(5, 5), at(7, 5)) == 2


# Every legal route, step by step

STEPS = [(across, along) for across in (-1, 0, 1) for along in (-1, 0, 1) if across or along]


def at_45_degrees(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """One of the two is diagonal, and they share a component."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def routes(a: int, blockers: int) -> Iterator[tuple[int, int, int]]:
    """(column, row, length) of every end of every route: any number of steps one way, then any number another way.

    The end may be one step off the grid, where the Wall is, or on a blocker."""
    for first in STEPS:
        for second in [first, *(step for step in STEPS if at_45_degrees(first, step))]:
            for bend in range(SIDE + 1):
                column, row = a % SIDE, a // SIDE
                for length in range(1, SIDE + 1):
                    across, along = first if length <= bend else second
                    column, row = column + across, row + along
                    yield column, row, length
                    if not (0 <= column < SIDE and 0 <= row < SIDE) or blockers >> row * SIDE + column & 1:
                        break


@given(each_space, sets(24))
def test_ranges_are_the_shortest_of_all_legal_routes(a: int, blockers: int) -> None:
    wanted, wall = {a: 0}, OUT_OF_RANGE
    for column, row, length in routes(a, blockers):
        if 0 <= column < SIDE and 0 <= row < SIDE:
            space = row * SIDE + column
            wanted[space] = min(length, wanted.get(space, OUT_OF_RANGE))
        else:
            wall = min(length, wall)
    assert ranges(a, blockers) == [wanted.get(b, OUT_OF_RANGE) for b in range(SPACES)]
    assert wall_range(a, blockers) == wall


@given(each_space, sets(24))
def test_ranges_are_the_same_both_ways_and_however_the_stage_is_turned(a: int, blockers: int) -> None:
    counted = ranges(a, blockers)
    for move in (turned, mirrored):
        moved = grid.mask(tuple(move(space) for space in grid.spaces(blockers)))
        assert [ranges(move(a), moved)[move(b)] for b in range(SPACES)] == counted
    for b in range(SPACES):
        assert range_between(a, b, blockers) == range_between(b, a, blockers) == counted[b]
        assert in_range(a, b, 1, 5, blockers) == (1 <= counted[b] <= 5)
