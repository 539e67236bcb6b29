"""Line of sight."""

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings

from kumite.games.sftmg import grid
from kumite.games.sftmg.grid import SIDE, SPACES, Ground, blocks_sight
from kumite.games.sftmg.sight import BETWEEN, Sight, seen_from, sees, sight
from tests.games.sftmg.board import at, each_space, mirrored, on, sets, turned


@pytest.mark.proves("SFTMG-LOS-02", "SFTMG-OBJ-06")
def test_two_lines_from_one_corner() -> None:
    assert not sees(at(2, 5), at(6, 5), blocks_sight(Ground(large=on((4, 5))), 0))
    assert sees(at(2, 5), at(6, 5), blocks_sight(Ground(large=on((4, 4))), 0))
    assert not sees(at(2, 5), at(6, 5), on((3, 4), (4, 5)))
    assert sees(at(2, 5), at(6, 5), 0)  # a large Object that was destroyed


@pytest.mark.proves("SFTMG-LOS-03", "SFTMG-EX-10")
def test_across_a_rock() -> None:
    ryu, rock, sagat = at(3, 5), on((4, 5)), at(5, 5)
    assert sees(ryu, sagat, blocks_sight(Ground(small=rock), 1 << ryu | 1 << sagat))
    assert not sees(ryu, sagat, blocks_sight(Ground(large=rock), 1 << ryu | 1 << sagat))


@pytest.mark.proves("SFTMG-EX-11")
def test_open_ground() -> None:
    assert sees(at(2, 3), at(6, 6), 0)
    assert seen_from(at(2, 3), 0) == grid.ALL


@pytest.mark.proves("SFTMG-LOS-04")
def test_a_character_in_between_blocks() -> None:
    stage = Sight(large=on((4, 6)))
    assert stage.sees(at(2, 5), at(6, 5), on((2, 5), (6, 5)))
    assert not stage.sees(at(2, 5), at(6, 5), on((2, 5), (4, 5), (6, 5)))
    assert not sees(at(2, 5), at(6, 5), blocks_sight(Ground(), on((4, 5))))


@pytest.mark.proves("SFTMG-LOS-06", "SFTMG-RULING-105")
def test_sight_need_not_be_mutual() -> None:
    large = on((3, 3))
    assert sees(at(2, 2), at(5, 6), large)
    assert not sees(at(5, 6), at(2, 2), large)


@pytest.mark.proves("SFTMG-RULING-17")
def test_corners_and_edges_may_be_touched() -> None:
    gate = on((3, 2), (2, 3))
    assert sees(at(2, 2), at(3, 3), gate)
    assert sees(at(2, 2), at(4, 4), gate)
    assert not sees(at(1, 1), at(3, 3), gate)
    assert sees(at(2, 5), at(6, 5), on((3, 4), (4, 4), (5, 4), (3, 6), (4, 6), (5, 6)))
    assert not sees(at(2, 5), at(6, 5), on((4, 5)))  # along both edges, but two lines the same way are one


@pytest.mark.proves("SFTMG-RULING-17")
def test_adjacent_characters_always_see_each_other() -> None:
    for a in range(SPACES):
        for b in grid.spaces(grid.AROUND[a]):
            assert sees(a, b, grid.ALL)
            assert BETWEEN[a][b] == 0


# By exact arithmetic, from the printed words

Corner = tuple[int, int]


def corners(space: int) -> list[Corner]:
    column, row = space % SIDE, space // SIDE
    return [(column + x, row + y) for x in (0, 1) for y in (0, 1)]


def when_inside(start: int, end: int, low: int) -> tuple[Fraction, Fraction] | None:
    """The open interval of t for which start + t * (end - start) is strictly between `low` and `low` + 1."""
    if start == end:
        return (Fraction(-1), Fraction(2)) if low < start < low + 1 else None
    one, other = Fraction(low - start, end - start), Fraction(low + 1 - start, end - start)
    return min(one, other), max(one, other)


def passes_through(p: Corner, q: Corner, space: int) -> bool:
    across, along = when_inside(p[0], q[0], space % SIDE), when_inside(p[1], q[1], space // SIDE)
    if across is None or along is None:
        return False
    return max(across[0], along[0], Fraction(0)) < min(across[1], along[1], Fraction(1))


def sees_by_words(a: int, b: int, blockers: list[int]) -> bool:
    in_the_way = [space for space in blockers if space not in (a, b)]
    for p in corners(a):
        clear = [q for q in corners(b) if p != q and not any(passes_through(p, q, space) for space in in_the_way)]
        for q, r in combinations(clear, 2):
            one, other = (q[0] - p[0], q[1] - p[1]), (r[0] - p[0], r[1] - p[1])
            if one[0] * other[1] != one[1] * other[0]:
                return True
    return False


@settings(max_examples=120)
@given(each_space, sets(10))
def test_sight_as_the_words_have_it(a: int, blockers: int) -> None:
    stage, few = Sight(blockers), grid.spaces(blockers)
    for b in range(a % 3, SPACES, 3):
        if a != b:
            wanted = sees_by_words(a, b, list(few))
            assert sees(a, b, blockers) == wanted == stage.sees(a, b)


@settings(max_examples=60)
@given(each_space, each_space)
def test_every_single_blocker_as_the_words_have_it(a: int, b: int) -> None:
    if a == b:
        return
    for blocker in range(SPACES):
        assert sees(a, b, 1 << blocker) == sees_by_words(a, b, [blocker])


@settings(max_examples=60)
@given(sets(9), sets(4))
def test_a_stage_looked_up_is_a_stage_computed(large: int, characters: int) -> None:
    stage = Sight(large)
    for a in range(0, SPACES, 2):
        assert stage.seen[a] == seen_from(a, large)
        assert stage.seen[a] >> a & 1
        for b in range(1, SPACES, 3):
            assert stage.sees(a, b) == sees(a, b, large)
            assert stage.sees(a, b, characters) == sees(a, b, large | characters)


@settings(max_examples=60)
@given(each_space, sets(12), each_space)
def test_sight_turns_with_the_stage_and_only_shrinks(a: int, blockers: int, more: int) -> None:
    seen = seen_from(a, blockers)
    for move in (turned, mirrored):
        moved = grid.mask(tuple(move(space) for space in grid.spaces(blockers)))
        assert seen_from(move(a), moved) == grid.mask(tuple(move(space) for space in grid.spaces(seen)))
    assert seen_from(a, blockers | 1 << more) & ~seen == 0


@settings(max_examples=100)
@given(each_space, each_space, sets(12))
def test_only_what_is_between_matters(a: int, b: int, blockers: int) -> None:
    assert sees(a, b, blockers) == sees(a, b, blockers & BETWEEN[a][b])


def test_a_sight_is_made_once() -> None:
    first = sight(on((4, 5)))
    assert sight(on((4, 5))) is first
    assert sight(on((4, 6))).seen != first.seen
    for large in range(1100):
        sight(large)
    assert sight(on((4, 5))).seen == first.seen
