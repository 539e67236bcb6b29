"""Boards for the geometry tests: spaces as the catalogue writes them, column and row from 1 to 9."""

from hypothesis import strategies as st

from kumite.games.sftmg.grid import SIDE, SPACES

each_space = st.integers(0, SPACES - 1)


def at(column: int, row: int) -> int:
    """(c,r) of the catalogue."""
    assert 1 <= column <= SIDE
    assert 1 <= row <= SIDE
    return (row - 1) * SIDE + column - 1


def on(*places: tuple[int, int]) -> int:
    """The set of these spaces."""
    found = 0
    for column, row in places:
        found |= 1 << at(column, row)
    return found


def row(*columns: int, y: int = 5) -> tuple[int, ...]:
    """Spaces of one row, the fifth unless said otherwise."""
    return tuple(at(column, y) for column in columns)


def sets(most: int) -> st.SearchStrategy[int]:
    """Random sets of at most so many spaces."""
    return st.sets(each_space, max_size=most).map(lambda spaces: sum(1 << space for space in spaces))


def turned(space: int) -> int:
    """The stage turned by 90 degrees."""
    return (space % SIDE) * SIDE + SIDE - 1 - space // SIDE


def mirrored(space: int) -> int:
    return space // SIDE * SIDE + SIDE - 1 - space % SIDE


def apart(a: int, b: int) -> tuple[int, int]:
    """Columns and rows from `a` to `b`."""
    return b % SIDE - a % SIDE, b // SIDE - a // SIDE
