"""Charge and Dash."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kumite.games.sftmg import grid
from kumite.games.sftmg.forced import OBJECT, SOLID, WALL, Collision, knockback
from kumite.games.sftmg.grid import EAST, NORTH_EAST, Ground, line
from kumite.games.sftmg.special import Charge, charges, dashes
from tests.games.sftmg.board import at, each_space, on, row, sets

BARE = Ground()


def charge(ground: Ground, a: int, d: int, distance: int, others: int = 0) -> Charge:
    """The Charge that pushes the Defender; there is at most one line through both."""
    (found,) = [way for way in charges(ground, others | 1 << a | 1 << d, a, d, distance) if way.pushed]
    return found


def went(start: int, end: int) -> tuple[int, int]:
    """From this column to that one, in the fifth row."""
    return at(start, 5), at(end, 5)


@pytest.mark.proves("SFTMG-SMOVE-01")
def test_legal_only_if_it_ends_adjacent() -> None:
    assert [way.end for way in charges(BARE, 0, at(1, 5), at(4, 5), 2)] == [*row(3)]
    assert charges(BARE, 0, at(1, 5), at(5, 5), 2) == ()
    assert dashes(BARE, 0, at(1, 5), at(5, 5), 2) == ()


@pytest.mark.proves("SFTMG-CHARGE-01", "SFTMG-RULING-47")
@pytest.mark.parametrize(
    ("ground", "others"),
    [
        (Ground(small=on((3, 5))), 0),
        (Ground(large=on((3, 5))), 0),
        (Ground(special=on((3, 5))), 0),
        (BARE, on((3, 5))),
    ],
)
def test_the_path_must_be_clear(ground: Ground, others: int) -> None:
    a, d = at(2, 5), at(5, 5)
    assert EAST in [way.direction for way in charges(BARE, 0, a, d, 3)]
    assert EAST not in [way.direction for way in charges(ground, others | 1 << a | 1 << d, a, d, 3)]
    assert at(4, 5) in dashes(BARE, 0, a, d, 3)
    assert at(4, 5) not in dashes(ground, others | 1 << a | 1 << d, a, d, 3)


@pytest.mark.proves("SFTMG-CHARGE-02")
def test_exactly_so_many_spaces_in_one_line() -> None:
    done = charge(BARE, at(2, 2), at(4, 4), 2)
    assert done == Charge(NORTH_EAST, (at(3, 3), at(4, 4)), at(4, 4), ((at(4, 4), at(5, 5)),), 1, (), 0)
    for way in charges(BARE, 0, at(2, 2), at(4, 4), 2):
        assert way.path == line(at(2, 2), way.end)
        assert len(way.path) == 2


@pytest.mark.proves("SFTMG-CHARGE-03", "SFTMG-CHARGE-04", "SFTMG-RULING-21")
def test_the_defender_is_pushed_along() -> None:
    assert charge(BARE, at(2, 5), at(4, 5), 2) == Charge(EAST, row(3, 4), at(4, 5), (went(4, 5),), 1, (), 0)
    assert charge(BARE, at(3, 5), at(4, 5), 2) == Charge(EAST, row(4, 5), at(5, 5), (went(4, 6),), 2, (), 0)


@pytest.mark.proves("SFTMG-CHARGE-05", "SFTMG-EX-07", "SFTMG-RULING-20")
@pytest.mark.parametrize("tree", [Ground(large=on((5, 5))), Ground(small=on((5, 5)))])
def test_ken_charges_zangief_into_a_tree(tree: Ground) -> None:
    ken, zangief = at(3, 5), at(4, 5)
    struck = Collision(OBJECT, at(5, 5), (zangief,), on((5, 5)))
    assert charge(tree, ken, zangief, 2) == Charge(EAST, row(4, 5), at(5, 5), (went(4, 6),), 2, (struck,), 0)


@pytest.mark.proves("SFTMG-CHARGE-05")
def test_two_objects_in_a_row_hurt_twice() -> None:
    rocks = Ground(small=on((5, 5), (6, 5)))
    assert [hit.at for hit in charge(rocks, at(3, 5), at(4, 5), 2).collisions] == [*row(5, 6)]
    cart = Ground(large=on((5, 5), (6, 5)), wholes=(on((5, 5), (6, 5)),))  # one Object, gone as a whole
    assert [hit.breaks for hit in charge(cart, at(3, 5), at(4, 5), 2).collisions] == [on((5, 5), (6, 5))]


def test_chun_li_charges_vega_onto_a_lantern() -> None:
    """SFTMG-EX-03, as far as the movement goes."""
    done = charge(Ground(small=on((6, 5))), at(3, 5), at(5, 5), 2)
    assert (done.end, done.pushed, done.moved) == (at(5, 5), (went(5, 6),), 1)
    assert done.collisions == (Collision(OBJECT, at(6, 5), row(5), on((6, 5))),)


@pytest.mark.proves("SFTMG-CHARGE-06")
def test_a_wall_or_an_indestructible_object_ends_it() -> None:
    wall = Collision(WALL, at(9, 5), row(8))
    assert charge(BARE, at(6, 5), at(8, 5), 3) == Charge(EAST, row(7, 8), at(8, 5), (went(8, 9),), 1, (wall,), 1)
    pillar = Ground(large=on((7, 5)), solid=on((7, 5)))
    done = charge(pillar, at(4, 5), at(5, 5), 3)
    assert done == Charge(EAST, row(5), at(5, 5), (went(5, 6),), 1, (Collision(SOLID, at(7, 5), row(5)),), 2)


@pytest.mark.proves("SFTMG-WALL-04")
def test_a_wall_hurts_again_by_a_separate_effect() -> None:
    done = charge(BARE, at(7, 5), at(8, 5), 2)
    assert [hit.what for hit in done.collisions] == [WALL]
    again = knockback(BARE, on((8, 5), (9, 5)), done.end, at(9, 5), 1)
    assert again.collision == Collision(WALL, at(9, 5), row(9))


@pytest.mark.proves("SFTMG-CHARGE-07")
def test_a_third_character_is_carried_along() -> None:
    done = charge(BARE, at(2, 5), at(3, 5), 2, on((4, 5)))
    assert (done.end, done.pushed, done.collisions) == (at(4, 5), (went(3, 5), went(4, 6)), ())
    later = charge(BARE, at(2, 5), at(3, 5), 3, on((5, 5)))
    assert (later.end, later.pushed, later.moved) == (at(5, 5), (went(3, 6), went(5, 7)), 3)


@pytest.mark.proves("SFTMG-CHARGE-08", "SFTMG-EX-08")
def test_ken_charges_zangief_into_vega_into_a_tree() -> None:
    ken, zangief, vega, tree = row(2, 3, 4, 5)
    done = charge(Ground(large=1 << tree), ken, zangief, 2, 1 << vega)
    assert (done.end, done.pushed) == (at(4, 5), (went(3, 5), went(4, 6)))
    assert done.collisions == (Collision(OBJECT, tree, (vega,), 1 << tree),)
    pillar = charge(Ground(small=1 << tree, solid=1 << tree), ken, zangief, 2, 1 << vega)
    assert (pillar.moved, pillar.collisions) == (0, (Collision(SOLID, tree, (vega,)),))


@pytest.mark.proves("SFTMG-CHARGE-09", "SFTMG-RULING-23")
def test_a_line_against_a_wall_hurts_its_two_ends() -> None:
    done = charge(BARE, at(6, 5), at(7, 5), 2, on((8, 5)))
    assert (done.end, done.pushed) == (at(7, 5), (went(7, 8), went(8, 9)))
    assert done.collisions == (Collision(WALL, at(9, 5), row(7, 8)),)
    longer = charge(BARE, at(5, 5), at(6, 5), 2, on((7, 5), (8, 5)))
    assert longer.pushed == (went(6, 7), went(7, 8), went(8, 9))
    assert longer.collisions == (Collision(WALL, at(9, 5), row(6, 8)),)


@pytest.mark.proves("SFTMG-CHARGE-10")
def test_in_range_although_nobody_can_move() -> None:
    done = charge(BARE, at(8, 5), at(9, 5), 2)
    assert done == Charge(EAST, (), at(8, 5), (went(9, 9),), 0, (Collision(WALL, at(9, 5), row(9)),), 2)


@pytest.mark.parametrize(("wall", "moved"), [(False, 2), (True, 1)])
def test_how_far_the_defender_was_moved(wall: bool, moved: int) -> None:
    """What SFTMG-CHARGE-11 counts."""
    shift = 4 if wall else 0
    assert charge(BARE, at(3 + shift, 5), at(4 + shift, 5), 2).moved == moved
    assert charge(BARE, at(8, 5), at(9, 5), 2).moved == 0


@pytest.mark.proves("SFTMG-RULING-22")
def test_a_charge_may_end_beside_the_defender_and_push_nobody() -> None:
    ways = charges(BARE, 0, at(1, 5), at(4, 6), 3)
    beside = [way for way in ways if way.direction == EAST]
    assert beside == [Charge(EAST, row(2, 3, 4), at(4, 5), (), 0, (), 0)]
    assert EAST not in [way.direction for way in charges(BARE, on((3, 5)), at(1, 5), at(4, 6), 3)]
    assert EAST not in [way.direction for way in charges(BARE, 0, at(8, 5), at(9, 6), 2)]  # not all of it can be used


@pytest.mark.proves("SFTMG-DASH-01")
def test_a_dash_needs_a_clear_path() -> None:
    assert dashes(Ground(small=on((2, 5))), 0, at(1, 5), at(4, 5), 2) == ()
    assert dashes(BARE, on((2, 5)), at(1, 5), at(4, 5), 2) == ()
    assert dashes(BARE, 0, at(1, 5), at(4, 5), 2) == row(3)


@pytest.mark.proves("SFTMG-DASH-02", "SFTMG-RULING-91")
def test_up_to_so_many_spaces() -> None:
    assert at(3, 5) in dashes(BARE, 0, at(1, 5), at(4, 5), 3)
    beside = dashes(BARE, on((4, 5), (5, 5)), at(4, 5), at(5, 5), 3)
    assert at(4, 5) in beside
    assert at(4, 6) in beside
    assert dashes(BARE, 0, at(2, 2), at(4, 5), 2) == (at(4, 4),)  # no turning on the way


@pytest.mark.proves("SFTMG-DASH-03")
def test_diagonally_adjacent_will_do() -> None:
    assert at(3, 5) in dashes(BARE, 0, at(1, 5), at(4, 6), 2)
    for end in dashes(BARE, 0, at(1, 5), at(4, 6), 3):
        assert grid.adjacent(end, at(4, 6))


@pytest.mark.proves("SFTMG-DASH-05", "SFTMG-RESOLVE-04")
def test_in_range_if_a_dash_would_end_adjacent() -> None:
    assert dashes(BARE, 0, at(5, 5), at(7, 5), 1)
    assert not dashes(BARE, 0, at(5, 5), at(8, 5), 1)
    assert dashes(BARE, 0, at(2, 5), at(5, 5), 2) == row(4)
    assert not dashes(BARE, 0, at(2, 5), at(6, 5), 2)


@pytest.mark.proves("SFTMG-EX-09", "SFTMG-RULING-86")
def test_vega_dashes_at_ken() -> None:
    vega, ken, rock = at(1, 5), at(5, 5), Ground(small=on((2, 7)))
    assert grid.range_between(vega, at(2, 7), 0) == 2
    assert grid.wall_range(vega, 0) == 1
    assert dashes(rock, 1 << vega | 1 << ken, vega, ken, 3) == row(4)
    assert line(vega, at(4, 5)) == row(2, 3, 4)


@given(sets(10), sets(5), each_space, each_space, st.integers(1, 4))
def test_dashes_are_the_clear_lines_that_end_adjacent(small: int, characters: int, a: int, d: int, most: int) -> None:
    if a == d:
        return
    ground, everyone = Ground(small & ~(1 << a | 1 << d)), characters | 1 << a | 1 << d
    wanted = [a] if grid.adjacent(a, d) else []
    for end in grid.spaces(grid.AROUND[d]):
        way = line(a, end)
        if 1 <= len(way) <= most and not any((ground.small | everyone) >> space & 1 for space in way):
            wanted.append(end)
    assert sorted(dashes(ground, everyone, a, d, most)) == sorted(wanted)


@given(sets(10), sets(3), sets(6), each_space, each_space, st.integers(1, 4))
def test_charges_by_their_facts(small: int, solid: int, people: int, a: int, d: int, most: int) -> None:
    if a == d:
        return
    concerned = 1 << a | 1 << d
    ground = Ground(small & ~(people | concerned), 0, solid & small)
    others = people & ~concerned
    ways = charges(ground, others | concerned, a, d, most)
    assert len({way.direction for way in ways}) == len(ways)
    for way in ways:
        moved = dict(way.pushed)
        ends = [way.end, *moved.values(), *(s for s in grid.spaces(others) if s not in moved)]
        broken = sum(hit.breaks for hit in way.collisions)
        assert len(set(ends)) == len(ends), "two figures in one space"
        assert not any((ground.small & ~broken) >> end & 1 for end in moved.values()), "a figure on an Object"
        assert len(way.path) + way.left == most
        assert way.path == line(a, way.end)
        assert grid.adjacent(way.end, moved.get(d, d))
        assert way.moved == (grid.distance(d, moved[d]) if moved else 0)
        assert bool(way.left) == any(hit.what in (WALL, SOLID) for hit in way.collisions)
