"""What was played is kept, and nothing else is mistaken for it."""

from pathlib import Path

import pytest

from kumite.errors import BadOption
from kumite.sim.keep import Keep
from kumite.sim.pool import Plan, deals, play_all

PLAN = Plan("megafighter", ("random", "random"), options={"turn_limit": 2}, by="fighter")
ONES = [one for batch in play_all(PLAN, deals(PLAN, 4, 1), jobs=1) for one in batch]


def kept(path: Path) -> Keep:
    keep = Keep(path, PLAN)
    assert keep.read() == []
    keep.add(ONES[:3])
    keep.add(ONES[3:])
    return keep


def test_matches_come_back_as_they_were(tmp_path: Path) -> None:
    kept(tmp_path / "games")
    assert Keep(tmp_path / "games", PLAN).read() == ONES


def test_a_line_that_was_cut_off_is_dropped_for_good(tmp_path: Path) -> None:
    keep = kept(tmp_path / "games")
    keep.path.write_bytes(keep.path.read_bytes()[:-9])
    assert keep.read() == ONES[:3]
    keep.add(ONES[3:])
    assert keep.read() == ONES


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        (PLAN._replace(bots=("random", "greedy")), 'bots is ["random","random"] there and ["random","greedy"] here'),
        (PLAN._replace(options={}), 'options is {"turn_limit":2} there and {} here'),
        (PLAN._replace(by=None), 'by is "fighter" there and null here'),
    ],
)
def test_games_of_another_plan_are_not_added_up(tmp_path: Path, plan: Plan, says: str) -> None:
    before = kept(tmp_path / "games").path.read_bytes()
    with pytest.raises(BadOption) as refused:
        Keep(tmp_path / "games", plan).read()
    assert str(refused.value).endswith(f"keeps another simulation: {says}")
    assert (tmp_path / "games").read_bytes() == before


@pytest.mark.parametrize("junk", [b"", b"[1, 2]\n", b"{}", b'{"a": 1}\n', b"\xff\xfe\n", b"deck of cards"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, junk: bytes) -> None:
    (tmp_path / "notes").write_bytes(junk)
    with pytest.raises(BadOption, match="does not keep a simulation"):
        Keep(tmp_path / "notes", PLAN).read()
    assert (tmp_path / "notes").read_bytes() == junk


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    keep = kept(tmp_path / "games")
    lines = keep.path.read_bytes().split(b"\n")
    keep.path.write_bytes(b"\n".join([*lines[:2], b'["x"]', *lines[3:]]))
    with pytest.raises(BadOption, match="line 3: no match is kept there"):
        keep.read()
