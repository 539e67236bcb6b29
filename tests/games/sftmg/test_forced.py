"""Knockback and pushes, collisions, Throws, Place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kumite.games.sftmg import grid
from kumite.games.sftmg.forced import (
    CHARACTER,
    OBJECT,
    SOLID,
    WALL,
    Collision,
    Forced,
    knockback,
    placements,
    push,
    throws,
)
from kumite.games.sftmg.grid import DIRECTIONS, EAST, NEXT, OFF, SPACES, WEST, Ground, blocks_steps, line, ranges
from kumite.games.sftmg.sight import sees
from tests.games.sftmg.board import at, each_space, on, row, sets

BARE = Ground()


def thrown(ground: Ground, characters: int, a: int, d: int, distance: int, allies: int = 0) -> dict[int, Forced]:
    """Throws without a collision, by where they end."""
    ways = throws(ground, characters, a, d, distance, allies)
    return {way.ends[0]: way for way in ways if way.collision is None}


def crashes(ground: Ground, characters: int, a: int, d: int, distance: int, what: int, where: int) -> list[Forced]:
    """Throws that strike this, there."""
    ways = throws(ground, characters, a, d, distance)
    return [way for way in ways if way.collision and (way.collision.what, way.collision.at) == (what, where)]


# Knockback and collisions


def test_knockback_goes_straight_away() -> None:
    assert knockback(BARE, on((5, 5), (6, 5)), at(5, 5), at(6, 5), 2) == Forced(row(7, 8), row(8), None, 0)
    assert knockback(BARE, 0, at(2, 2), at(7, 5), 2).ends == (at(9, 7),)  # off the lines, by SFTMG-RULING-28


@pytest.mark.proves("SFTMG-KNOCK-02")
@pytest.mark.parametrize("distance", [1, 2, 3])
def test_knockback_is_the_whole_distance(distance: int) -> None:
    done = knockback(BARE, 0, at(3, 5), at(4, 5), distance)
    assert (done.ends, done.left, len(done.path)) == ((at(4 + distance, 5),), 0, distance)


@pytest.mark.proves("SFTMG-KNOCK-03", "SFTMG-WALL-02")
def test_knockback_against_a_wall() -> None:
    done = knockback(BARE, 0, at(6, 5), at(8, 5), 2)
    assert done == Forced(row(9), row(9), Collision(WALL, at(9, 5), (at(8, 5),)), 1)
    at_once = knockback(BARE, 0, at(8, 5), at(9, 5), 3)
    assert at_once == Forced((), row(9), Collision(WALL, at(9, 5), (at(9, 5),)), 3)


@pytest.mark.proves("SFTMG-WALL-03")
def test_one_push_strikes_a_wall_once() -> None:
    done = push(BARE, 0, at(8, 5), EAST, 5)
    assert done.collision is not None
    assert (done.collision.hurt, done.left) == ((at(8, 5),), 4)


@pytest.mark.proves("SFTMG-RULING-29")
def test_no_sliding_along_a_wall() -> None:
    done = knockback(BARE, 0, at(7, 4), at(8, 5), 3)
    assert done == Forced((at(9, 6),), (at(9, 6),), Collision(WALL, at(9, 6), (at(8, 5),)), 2)


@pytest.mark.proves("SFTMG-COLL-01")
def test_into_an_open_space() -> None:
    assert knockback(BARE, 0, at(5, 5), at(6, 5), 1) == Forced(row(7), row(7), None, 0)


@pytest.mark.proves("SFTMG-COLL-02", "SFTMG-OBJ-04", "SFTMG-OBJ-02")
@pytest.mark.parametrize("ground", [Ground(small=on((5, 5))), Ground(large=on((5, 5)))])
def test_a_destructible_object_breaks_and_ends_the_movement(ground: Ground) -> None:
    done = knockback(ground, 0, at(3, 5), at(4, 5), 3)
    assert done == Forced(row(5), row(5), Collision(OBJECT, at(5, 5), (at(4, 5),), on((5, 5))), 2)


@pytest.mark.proves("SFTMG-COLL-03")
@pytest.mark.parametrize("solid", [Ground(on((7, 5)), 0, on((7, 5))), Ground(0, on((7, 5)), on((7, 5)))])
def test_an_indestructible_object_stops(solid: Ground) -> None:
    done = knockback(solid, 0, at(4, 5), at(5, 5), 3)
    assert done == Forced(row(6), row(6), Collision(SOLID, at(7, 5), (at(5, 5),)), 2)
    (crash,) = crashes(solid, 0, at(4, 5), at(5, 5), 3, SOLID, at(7, 5))
    assert crash == Forced(row(5, 6), row(6), Collision(SOLID, at(7, 5), (at(5, 5),)), 1)


@pytest.mark.proves("SFTMG-COLL-04")
def test_another_character_is_hurt_too_and_stays() -> None:
    done = knockback(BARE, on((5, 5), (6, 5), (8, 5)), at(5, 5), at(6, 5), 2)
    assert done == Forced(row(7), row(7), Collision(CHARACTER, at(8, 5), row(6, 8)), 1)


@pytest.mark.proves("SFTMG-RULING-30")
def test_a_knockback_blocked_at_once_leaves_the_defender() -> None:
    done = knockback(BARE, on((6, 5), (7, 5)), at(5, 5), at(6, 5), 2)
    assert done == Forced((), row(6), Collision(CHARACTER, at(7, 5), row(6, 7)), 2)


@pytest.mark.proves("SFTMG-COLL-07")
def test_any_push_can_collide() -> None:
    ground = Ground(small=on((3, 5)))
    assert [push(ground, on((7, 5)), at(5, 5), d, 9).collision for d in (EAST, WEST, 0)] == [
        Collision(CHARACTER, at(7, 5), row(5, 7)),
        Collision(OBJECT, at(3, 5), row(5), on((3, 5))),
        Collision(WALL, at(5, 9), row(5)),
    ]


@pytest.mark.proves("SFTMG-OBJ-03")
def test_forced_onto_an_object_nobody_may_choose_to_enter() -> None:
    rock = Ground(small=on((6, 5)))
    assert not grid.can_step(at(5, 5), at(6, 5), blocks_steps(rock, 0))
    assert push(rock, 0, at(5, 5), EAST, 1).ends == row(6)


@pytest.mark.proves("SFTMG-RULING-48")
def test_an_object_of_several_spaces_breaks_as_a_whole() -> None:
    cart = on((6, 5), (6, 6))
    ground = Ground(small=on((2, 5)), large=cart, wholes=(on((8, 8), (8, 9)), cart))
    crash = push(ground, 0, at(4, 5), EAST, 3).collision
    assert crash == Collision(OBJECT, at(6, 5), row(4), cart)
    assert push(ground, 0, at(4, 5), WEST, 3).collision == Collision(OBJECT, at(2, 5), row(4), on((2, 5)))


@given(sets(12), sets(12), sets(4), sets(4), each_space, st.sampled_from(DIRECTIONS), st.integers(0, 6))
def test_a_push_by_its_facts(
    small: int, large: int, solid: int, characters: int, mover: int, direction: int, distance: int
) -> None:
    objects = (small | large) & ~(1 << mover)
    ground = Ground(small & objects, large & objects & ~small, solid & objects)
    characters = (characters & ~objects) | 1 << mover
    done = push(ground, characters, mover, direction, distance)
    (end,) = done.ends
    assert len(done.path) + done.left == distance
    assert (done.collision is None) == (not done.left) or done.path[-1:] == (end,)
    assert (*line(mover, end),) == done.path
    entered_object = done.collision is not None and done.collision.what == OBJECT
    assert not any((objects | characters) >> space & 1 for space in done.path[: -1 if entered_object else None])
    if done.collision is None:
        assert not done.left
        return
    beyond = NEXT[direction][end]
    assert done.collision.at == (end if entered_object or beyond == OFF else beyond)
    assert done.collision.breaks == (1 << end if entered_object else 0)
    assert done.collision.hurt == ((mover, beyond) if done.collision.what == CHARACTER else (mover,))


# Throws


@pytest.mark.proves("SFTMG-THROW-04", "SFTMG-RULING-26")
def test_a_throw_is_counted_from_the_thrower() -> None:
    ends = thrown(BARE, on((5, 5), (6, 5)), at(5, 5), at(6, 5), 3)
    assert {at(8, 5), at(2, 5), at(5, 8), at(7, 5)} <= set(ends)
    assert at(9, 5) not in ends
    assert set(ends) == {s for s in range(SPACES) if 1 <= grid.distance(at(5, 5), s) <= 3}


@pytest.mark.proves("SFTMG-THROW-10")
def test_fewer_spaces_may_be_chosen() -> None:
    ends = thrown(BARE, 0, at(5, 5), at(6, 5), 3)
    assert (ends[at(5, 6)].path, ends[at(5, 6)].left) == ((at(5, 6),), 2)


def test_throw_0_moves_nobody() -> None:
    assert throws(BARE, 0, at(1, 1), at(1, 2), 0) == ()


@pytest.mark.proves("SFTMG-THROW-05")
def test_the_end_must_be_seen() -> None:
    tree = Ground(large=on((5, 6)))
    ends = thrown(tree, 0, at(5, 5), at(6, 5), 2)
    assert at(5, 7) not in ends
    assert at(7, 7) in ends
    gate = Ground(large=on((3, 2), (2, 3)))  # a path leads to (3,3), but no two lines do
    assert ranges(at(1, 1), gate.large)[at(3, 3)] == 2
    assert at(3, 3) not in thrown(gate, 0, at(1, 1), at(1, 2), 2)
    assert at(3, 3) in thrown(BARE, 0, at(1, 1), at(1, 2), 2)


@pytest.mark.proves("SFTMG-RULING-105")
def test_it_is_the_thrower_who_must_see() -> None:
    rock, near, far = Ground(large=on((3, 3))), at(2, 2), at(5, 6)
    assert sees(near, far, rock.large)
    assert far in thrown(rock, 0, near, at(1, 1), 4)
    assert not sees(far, near, rock.large)
    assert near not in thrown(rock, 0, far, at(9, 9), 4)


@pytest.mark.proves("SFTMG-THROW-06")
def test_a_throw_bends_once() -> None:
    end = thrown(BARE, 0, at(5, 5), at(5, 4), 3)[at(8, 6)]
    assert end.path in ((at(6, 6), at(7, 6), at(8, 6)), (at(6, 5), at(7, 5), at(8, 6)))
    blocked = on((6, 6), (7, 6))
    assert thrown(BARE, blocked, at(5, 5), at(5, 4), 3)[at(8, 6)].path == (at(6, 5), at(7, 5), at(8, 6))
    assert at(8, 6) not in thrown(BARE, blocked | on((6, 5)), at(5, 5), at(5, 4), 3)


@pytest.mark.proves("SFTMG-THROW-07", "SFTMG-RULING-25")
def test_over_small_objects_and_into_them() -> None:
    rock = Ground(small=on((7, 5)))
    assert thrown(rock, 0, at(5, 5), at(6, 5), 3)[at(8, 5)].path == row(6, 7, 8)
    (crash,) = crashes(rock, 0, at(5, 5), at(6, 5), 3, OBJECT, at(7, 5))
    assert crash == Forced(row(6, 7), row(7), Collision(OBJECT, at(7, 5), row(6), on((7, 5))), 1)
    tree = Ground(large=on((7, 5)))
    assert at(8, 5) not in thrown(tree, 0, at(5, 5), at(6, 5), 3)
    (crash,) = crashes(tree, 0, at(5, 5), at(6, 5), 3, OBJECT, at(7, 5))
    assert crash.ends == row(7)


@pytest.mark.proves("SFTMG-THROW-08", "SFTMG-RULING-27")
def test_stopped_by_a_character() -> None:
    everyone = on((5, 5), (6, 5), (7, 5))
    assert at(8, 5) not in thrown(BARE, everyone, at(5, 5), at(6, 5), 3)
    (crash,) = crashes(BARE, everyone, at(5, 5), at(6, 5), 3, CHARACTER, at(7, 5))
    assert crash == Forced(row(6), row(6), Collision(CHARACTER, at(7, 5), row(6, 7)), 2)


@pytest.mark.proves("SFTMG-RULING-27")
def test_the_thrown_one_is_lifted_off() -> None:
    ends = thrown(BARE, on((5, 5), (6, 5)), at(5, 5), at(6, 5), 3)
    assert {at(6, 5), at(7, 5), at(8, 5)} <= set(ends)


@pytest.mark.proves("SFTMG-RULING-98", "SFTMG-MULTI-08")
def test_an_ally_of_the_thrower_stops_a_throw() -> None:
    ally = on((7, 5))
    assert at(8, 5) not in thrown(BARE, ally, at(5, 5), at(6, 5), 3, allies=ally)
    struck = [way.collision for way in throws(BARE, ally, at(5, 5), at(6, 5), 3, ally) if way.collision]
    assert struck == [Collision(CHARACTER, at(7, 5), row(6, 7))]


@pytest.mark.proves("SFTMG-RULING-98")
def test_the_wall_beyond_a_space() -> None:
    (crash,) = crashes(BARE, 0, at(7, 5), at(8, 5), 3, WALL, at(9, 5))
    assert crash == Forced(row(8, 9), row(9), Collision(WALL, at(9, 5), row(8)), 1)
    assert crashes(BARE, 0, at(7, 5), at(8, 5), 2, WALL, at(9, 5)) == []  # the Wall would be the third space
    assert crashes(BARE, 0, at(7, 7), at(7, 6), 3, WALL, at(9, 9))
    gate = Ground(large=on((9, 8), (8, 9)))  # a path leads to (9,9), but it is not seen
    assert not crashes(gate, 0, at(7, 7), at(7, 6), 3, WALL, at(9, 9))


@pytest.mark.proves("SFTMG-RULING-98", "SFTMG-COLL-05")
def test_a_thrower_at_the_wall_can_use_it() -> None:
    ways = crashes(BARE, 0, at(1, 5), at(2, 5), 1, WALL, at(1, 5))
    assert {way.ends for way in ways} == {(at(1, 4), at(1, 6)), (at(1, 4),), (at(1, 6),)}
    assert all(way.path == () and way.left == 1 for way in ways)


@pytest.mark.proves("SFTMG-EX-04")
def test_zangief_throws_ryu_onto_a_rock() -> None:
    zangief, ryu, rock = at(5, 5), at(6, 5), at(4, 5)
    (crash,) = crashes(Ground(small=1 << rock), 1 << zangief | 1 << ryu, zangief, ryu, 1, OBJECT, rock)
    assert crash == Forced((rock,), (rock,), Collision(OBJECT, rock, (ryu,), 1 << rock), 0)


@pytest.mark.proves("SFTMG-EX-05")
def test_ken_throws_ryu_against_a_wall() -> None:
    ken, ryu = at(8, 5), at(9, 5)
    straight = [way for way in crashes(BARE, 1 << ken | 1 << ryu, ken, ryu, 2, WALL, ryu) if way.path == (ryu,)]
    assert straight == [Forced((ryu,), (ryu,), Collision(WALL, ryu, (ryu,)), 1)]


@pytest.mark.proves("SFTMG-EX-06", "SFTMG-COLL-05", "SFTMG-RULING-30")
def test_chun_li_throws_sagat_into_vega() -> None:
    chun_li, sagat, vega = at(5, 5), at(6, 5), at(4, 5)
    (crash,) = crashes(BARE, on((5, 5), (6, 5), (4, 5)), chun_li, sagat, 1, CHARACTER, vega)
    assert crash.collision == Collision(CHARACTER, vega, (sagat, vega))
    assert crash.ends == (at(4, 4), at(5, 4), at(4, 6), at(5, 6))
    fewer = Ground(small=on((4, 4), (5, 4)), large=on((4, 6)))
    (crash,) = crashes(fewer, on((5, 5), (6, 5), (4, 5)), chun_li, sagat, 1, CHARACTER, vega)
    assert crash.ends == (at(5, 6),)


@pytest.mark.proves("SFTMG-COLL-05", "SFTMG-RULING-30")
def test_fallback_is_close_to_the_thrower_and_to_what_was_struck() -> None:
    rock = Ground(small=on((6, 5)))
    (crash,) = crashes(rock, on((7, 5)), at(5, 5), at(4, 5), 2, CHARACTER, at(7, 5))
    assert (crash.path, crash.ends) == (row(6), (at(6, 4), at(6, 6)))


@pytest.mark.proves("SFTMG-COLL-06")
def test_back_to_where_it_was_if_no_space_is_open() -> None:
    thrower, target, struck = at(5, 5), at(6, 5), at(4, 5)
    around = grid.AROUND[thrower]
    (crash,) = crashes(Ground(small=around & ~on((4, 5), (6, 5))), around, thrower, target, 1, CHARACTER, struck)
    assert crash.ends == (target,)
    far = at(9, 9)  # thrown by an effect from afar: its space is not near the thrower
    (crash,) = crashes(Ground(small=around & ~on((4, 5))), on((4, 5), (9, 9)), thrower, far, 1, CHARACTER, struck)
    assert crash.ends == (far,)


@pytest.mark.proves("SFTMG-MULTI-07", "SFTMG-RULING-24")
def test_thrown_into_another_the_last_open_space_is_taken() -> None:
    (crash,) = crashes(BARE, on((5, 5), (5, 4), (7, 5)), at(5, 5), at(5, 4), 2, CHARACTER, at(7, 5))
    assert crash == Forced(row(6), row(6), Collision(CHARACTER, at(7, 5), (at(5, 4), at(7, 5))), 1)


def test_the_last_open_space_is_not_one_with_a_rock() -> None:
    rock = Ground(small=on((7, 5)))
    (crash,) = crashes(rock, on((8, 5)), at(5, 5), at(5, 4), 3, CHARACTER, at(8, 5))
    assert (crash.path, crash.ends) == (row(6, 7), row(6))


@pytest.mark.proves("SFTMG-COLL-05")
def test_fallback_is_within_counted_range_of_the_thrower() -> None:
    """The only open space is behind the Character that was struck: an opponent cuts it off, an ally does not."""
    thrower, struck, behind, target = at(5, 5), at(6, 5), at(7, 5), at(1, 1)
    rocks = Ground(small=grid.ALL & ~grid.mask((thrower, struck, behind, target)))
    ends = [
        [
            way.ends
            for way in throws(rocks, 1 << struck, thrower, target, 2, allies)
            if way.collision and way.collision.at == struck
        ]
        for allies in (0, 1 << struck)
    ]
    assert ends == [[(target,)], [(behind,)]]


@given(sets(8), sets(8), sets(5), each_space, each_space, st.integers(1, 4))
def test_throws_by_their_facts(small: int, large: int, characters: int, a: int, d: int, distance: int) -> None:
    if a == d:
        return
    concerned = 1 << a | 1 << d
    ground = Ground(small & ~large & ~concerned, large & ~concerned)
    others = characters & ~(ground.small | ground.large | concerned)
    blockers = ground.large | others
    ways = throws(ground, others | concerned, a, d, distance)
    counted = ranges(a, blockers)
    open_spaces = grid.ALL & ~(ground.small | blockers | 1 << a)
    wanted = {s for s in grid.spaces(open_spaces) if counted[s] <= distance and sees(a, s, blockers)}
    assert {way.ends[0] for way in ways if way.collision is None} == wanted
    assert len(ways) == len(set(ways))
    for way in ways:
        assert len(way.path) + way.left == distance
        assert all(open_spaces >> end & 1 or end == d or way.collision for end in way.ends)
        if way.collision is not None and way.collision.what == OBJECT:
            assert way.ends == (way.collision.at,)
            assert way.collision.breaks == 1 << way.collision.at
        elif way.collision is not None:
            assert way.collision.breaks == 0
            assert all(open_spaces >> end & 1 for end in way.ends) or way.ends == (d,)
    objects = {s for s in grid.spaces(ground.small | ground.large) if counted[s] <= distance and sees(a, s, blockers)}
    people = {s for s in grid.spaces(others) if counted[s] <= distance and sees(a, s, blockers)}
    assert {way.collision.at for way in ways if way.collision and way.collision.what == OBJECT} == objects
    assert {way.collision.at for way in ways if way.collision and way.collision.what == CHARACTER} == people


# Place


@pytest.mark.proves("SFTMG-KEY-10")
def test_placed_past_whatever_is_on_the_way() -> None:
    ground = Ground(small=on((3, 5), (4, 5), (5, 5)), large=on((2, 6), (2, 4)))
    ends = placements(ground, on((2, 5), (6, 5)), at(2, 5), at(6, 5))
    assert ends >> at(5, 4) & 1
    assert ends >> at(5, 6) & 1
    assert not ends >> at(5, 5) & 1  # an Object stands there


@pytest.mark.proves("SFTMG-KEY-11")
def test_placed_only_where_it_is_seen() -> None:
    assert not placements(Ground(), on((2, 5), (6, 5)), at(2, 5), at(6, 5)) >> at(7, 5) & 1
    shut_in = Ground(large=on((3, 4), (3, 5), (3, 6), (2, 4), (2, 6), (1, 4), (1, 6), (1, 5)))
    assert placements(shut_in, on((2, 5), (6, 5)), at(2, 5), at(6, 5)) == 0


@pytest.mark.proves("SFTMG-RULING-42")
def test_placed_on_open_spaces_or_left_where_it_is() -> None:
    ends = placements(Ground(), on((5, 5), (6, 5), (6, 6)), at(5, 5), at(6, 5))
    assert ends >> at(5, 5) & 1
    assert not ends & on((6, 5), (6, 6))
    corner = placements(Ground(), on((5, 5), (9, 9)), at(5, 5), at(9, 9))
    assert corner == on((8, 8), (8, 9), (9, 8))
