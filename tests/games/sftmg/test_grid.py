"""The stage: names, neighbours, directions, walking."""

from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kumite.errors import Refusal
from kumite.games.sftmg import grid
from kumite.games.sftmg.grid import DIRECTIONS, NEXT, OFF, SIDE, SPACES, Ground, blocks_steps
from tests.games.sftmg.board import apart, at, each_space, on, row, sets


@pytest.mark.proves("SFTMG-STAGE-01")
def test_nine_by_nine_spaces_with_names() -> None:
    names = [grid.name(space) for space in range(SPACES)]
    assert len(set(names)) == 81
    assert (names[0], names[8], names[72], names[80]) == ("a1", "i1", "a9", "i9")
    assert [grid.space(name) for name in names] == list(range(81))


@pytest.mark.parametrize("wrong", ["", "a", "a0", "j1", "a10", "A1", "1a", "é1", "a１"])
def test_other_names_are_refused(wrong: str) -> None:
    with pytest.raises(Refusal, match=r"is no space: they are called a1 to i9 \[SFTMG-STAGE-01\]"):
        grid.space(wrong)


@given(sets(81))
def test_sets_and_lists_say_the_same(some: int) -> None:
    assert grid.mask(grid.spaces(some)) == some
    assert list(grid.spaces(some)) == sorted(set(grid.spaces(some)))


@pytest.mark.proves("SFTMG-MOVE-06")
def test_adjacent_are_the_eight_around() -> None:
    centre = at(5, 5)
    assert [grid.adjacent(centre, at(*other)) for other in ((4, 4), (5, 6), (6, 5), (7, 5), (5, 5))] == [
        *(True, True, True, False, False)
    ]
    assert sum(grid.adjacent(centre, other) for other in range(SPACES)) == 8
    assert sum(grid.adjacent(at(1, 1), other) for other in range(SPACES)) == 3


@given(each_space, each_space)
def test_neighbours(a: int, b: int) -> None:
    columns, rows = (abs(n) for n in apart(a, b))
    assert grid.AROUND[a] >> b & 1 == (max(columns, rows) == 1) == grid.adjacent(a, b) == grid.adjacent(b, a)
    assert grid.ORTHOGONAL[a] >> b & 1 == (columns + rows == 1)
    assert grid.DIAGONAL[a] >> b & 1 == (columns == rows == 1)
    assert grid.distance(a, b) == max(columns, rows)
    assert grid.grown(1 << a) == grid.AROUND[a] | 1 << a


@pytest.mark.proves("SFTMG-WALL-01")
def test_walls_are_the_36_outer_edges() -> None:
    edges = [(space, d) for space in range(SPACES) for d in (0, 2, 4, 6) if NEXT[d][space] == OFF]
    assert len(edges) == 36
    assert {space for space, _ in edges} == {at(c, r) for c in range(1, 10) for r in range(1, 10) if {c, r} & {1, 9}}


@pytest.mark.proves("SFTMG-RULING-28")
@pytest.mark.parametrize(
    ("columns", "rows", "direction"),
    [
        *((5, 3, grid.NORTH_EAST), (5, 2, grid.EAST), (0, 4, grid.NORTH), (-3, 3, grid.NORTH_WEST)),
        *((-7, -3, grid.SOUTH_WEST), (-8, -3, grid.WEST), (2, -1, grid.SOUTH_EAST), (1, -3, grid.SOUTH)),
    ],
)
def test_straight_away_is_the_direction_closest_in_angle(columns: int, rows: int, direction: int) -> None:
    start = next(s for s in range(SPACES) if 0 <= s % SIDE + columns < SIDE and 0 <= s // SIDE + rows < SIDE)
    assert grid.away(start, start + rows * SIDE + columns) == direction


@given(each_space, each_space)
def test_no_other_direction_is_closer_in_angle(a: int, b: int) -> None:
    """The cosine of the angle, squared, with its sign: exact in whole numbers once both sides have one denominator."""
    if a == b:
        with pytest.raises(Refusal, match="nothing leads away"):
            grid.away(a, b)
        return
    columns, rows = apart(a, b)

    def closeness(direction: int) -> int:
        across, along = grid.COLUMN_STEP[direction], grid.ROW_STEP[direction]
        dot = columns * across + rows * along
        return dot * abs(dot) * (2 // (across * across + along * along))

    assert max(DIRECTIONS, key=closeness) == grid.away(a, b)
    assert len({closeness(d) for d in DIRECTIONS if closeness(d) >= closeness(grid.away(a, b))}) == 1


def test_lines() -> None:
    assert grid.line(at(2, 2), at(5, 5)) == (at(3, 3), at(4, 4), at(5, 5))
    assert grid.line(at(4, 5), at(2, 5)) == row(3, 2)
    assert grid.line(at(4, 5), at(4, 5)) == ()
    assert grid.line(at(4, 5), at(6, 6)) == ()


# Walking


@pytest.mark.proves("SFTMG-MOVE-01", "SFTMG-STAGE-02")
def test_every_step_costs_one_diagonal_or_not() -> None:
    walk = grid.costs(at(1, 1), 3, 0)
    assert (walk[at(2, 2)], walk[at(3, 3)], walk[at(4, 4)], walk[at(4, 1)], walk[at(2, 4)]) == (1, 2, 3, 3, 3)
    assert len(walk) == 16
    assert at(5, 5) not in walk
    assert grid.path(at(1, 1), at(4, 4), 3, 0) == (at(2, 2), at(3, 3), at(4, 4))


@pytest.mark.proves("SFTMG-MOVE-02")
def test_never_into_an_object() -> None:
    rock = blocks_steps(Ground(small=on((3, 5))), 0)
    assert blocks_steps(Ground(large=on((3, 5))), 0) == rock == on((3, 5))
    assert not grid.can_step(at(2, 5), at(3, 5), rock)
    assert not grid.reachable(at(2, 5), 3, rock) & rock
    assert at(3, 5) not in grid.path(at(2, 5), at(4, 5), 3, rock)
    pocket = on((2, 1), (2, 2))
    assert grid.reachable(at(1, 1), 2, pocket) == on((1, 1), (1, 2), (1, 3), (2, 3))


@pytest.mark.proves("SFTMG-MOVE-03")
def test_moving_is_optional_and_may_be_shorter() -> None:
    ends = grid.reachable(at(5, 5), 3, 0)
    assert ends & on((5, 5), (6, 5), (7, 5), (8, 5)) == on((5, 5), (6, 5), (7, 5), (8, 5))
    assert grid.reachable(at(5, 5), 0, 0) == on((5, 5))
    assert grid.path(at(5, 5), at(5, 5), 3, 0) == ()


@pytest.mark.proves("SFTMG-MOVE-04")
def test_not_through_an_opponent_but_around() -> None:
    foe = blocks_steps(Ground(), on((4, 5)))
    assert not grid.can_step(at(3, 5), at(4, 5), foe)
    assert grid.path(at(3, 5), at(5, 5), 3, foe) in ((at(4, 4), at(5, 5)), (at(4, 6), at(5, 5)))
    wall = on(*((4, r) for r in range(1, 10)))
    assert not grid.reachable(at(3, 5), 8, wall) & on(*((c, r) for c in range(4, 10) for r in range(1, 10)))


@pytest.mark.proves("SFTMG-MOVE-05", "SFTMG-MULTI-01")
def test_through_an_ally_but_not_onto_one() -> None:
    ally = on((4, 5))
    corridor = on(*((c, r) for c in range(3, 7) for r in (4, 6)), (2, 4), (2, 5), (2, 6))
    assert grid.reachable(at(3, 5), 3, corridor, ally) == on((3, 5), (5, 5), (6, 5))
    assert grid.path(at(3, 5), at(5, 5), 3, corridor, ally) == row(4, 5)
    assert grid.path(at(3, 5), at(4, 5), 3, corridor, ally) == ()
    assert grid.costs(at(3, 5), 3, corridor, ally) == {at(3, 5): 0, at(5, 5): 2, at(6, 5): 3}


@pytest.mark.proves("SFTMG-MOVE-07")
def test_diagonally_between_two_obstructed_spaces() -> None:
    objects = on((2, 1), (1, 2))
    assert grid.can_step(at(1, 1), at(2, 2), objects)
    assert grid.costs(at(1, 1), 1, objects) == {at(1, 1): 0, at(2, 2): 1}


@pytest.mark.proves("SFTMG-MOVE-08")
def test_nothing_leads_off_the_grid() -> None:
    assert not grid.can_step(at(9, 5), at(1, 6), 0)  # the next number, but at the other side
    assert grid.reachable(at(9, 5), 1, 0) == on((9, 5), (9, 4), (9, 6), (8, 4), (8, 5), (8, 6))
    assert grid.reachable(at(9, 9), 1, 0) == on((9, 9), (8, 9), (8, 8), (9, 8))
    assert grid.reachable(at(1, 1), 8, 0) == grid.ALL


def walked(start: int, move: int, blocked: int) -> dict[int, int]:
    """Step by step, by columns and rows."""
    found, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        if found[here] == move:
            continue
        for across in (-1, 0, 1):
            for along in (-1, 0, 1):
                column, line = here % SIDE + across, here // SIDE + along
                there = line * SIDE + column
                if 0 <= column < SIDE and 0 <= line < SIDE and there not in found and not blocked >> there & 1:
                    found[there] = found[here] + 1
                    queue.append(there)
    return found


@given(each_space, st.integers(0, 6), sets(30), sets(4))
def test_walks_as_step_by_step(start: int, move: int, blocked: int, allies: int) -> None:
    allies &= ~(1 << start)
    wanted = {space: steps for space, steps in walked(start, move, blocked).items() if not allies >> space & 1}
    assert grid.costs(start, move, blocked, allies) == wanted
    assert grid.reachable(start, move, blocked, allies) == grid.mask(tuple(wanted))
    for end in range(SPACES):
        walk = grid.path(start, end, move, blocked, allies)
        assert len(walk) == wanted.get(end, 0)
        assert all(grid.can_step(a, b, blocked) for a, b in zip((start, *walk), walk, strict=False))
        assert not walk or walk[-1] == end
