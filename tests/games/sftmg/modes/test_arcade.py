"""Chapter Classic Arcade: a strip of nine spaces, opponents that are walked through, two Walls."""

from __future__ import annotations

from typing import Any

import pytest

import kumite
from kumite.errors import BadPosition
from kumite.games.sftmg.forced import throws
from kumite.games.sftmg.grid import NEXT, name, spaces
from kumite.games.sftmg.position import characters
from kumite.games.sftmg.rules.forced import PushAway
from kumite.games.sftmg.rules.harm import Harm
from tests.games.sftmg.modes.arena import arena, leaving, rolled, rolling, spine
from tests.games.sftmg.ringside import Ring, ryu, sagat, side


def strip(p1: dict[str, Any], p2: dict[str, Any], **given: Any) -> Ring:
    return arena("classic arcade", P1=p1, P2=p2, **given)


def steps(ring: Ring) -> set[str]:
    return {option.removeprefix("move ") for option in ring.options if option.startswith("move ")}


@pytest.mark.proves("SFTMG-ARC-01")
def test_nine_spaces_with_neighbours_left_and_right() -> None:
    ring = strip(ryu("e5"), sagat("i5"), phase="move")
    assert ring["strip"] == [f"{letter}5" for letter in "abcdefghi"]
    assert len(ring.match.seats) == 2
    assert steps(ring) <= {"b5", "c5", "d5", "f5", "g5", "h5"}
    assert {"d5", "f5"} <= steps(ring)
    assert ring["objects"] == []


@pytest.mark.proves("SFTMG-ARC-01")
def test_a_figure_beside_the_strip_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"P2.at: e6 is beside the strip"):
        strip(ryu("e5"), sagat("e6"))
    with pytest.raises(BadPosition, match="a strip has no Objects"):
        strip(ryu("e5"), sagat("f5"), small=["a5"])


@pytest.mark.proves("SFTMG-ARC-02", "SFTMG-ARC-03", "SFTMG-ARC-04", "SFTMG-RULING-66")
def test_select_set_ready_draw() -> None:
    ring = rolling("classic arcade")
    assert [event["row"] for event in ring.said("StripSet")] == [5]
    rolled(ring, 0, 3)
    ring.play("P2: first P1")
    assert (ring.question, ring.options) == ("P1 place", ["place c5", "place g5"])
    why = ring.match.why_not("place e5")
    assert (why.reason, why.rules) == ("the ends of the strip are c5, g5", ("SFTMG-ARC-03", "SFTMG-RULING-66"))
    assert ring.match.why_not("place e6").rules == ("SFTMG-ARC-07",)
    ring.play("P1: place g5")
    g = spine(ring)
    assert [name(at) for at in g.at] == ["g5", "c5"]
    told = [event["what"] for event in ring.told]
    assert told.index("StageSet") < told.index("StripSet") < told.index("Rolled") < told.index("Stood")
    assert told.index("Stood") < told.index("Drew")
    assert [len(hand) for hand in g.hand] == [5, 5]
    ring.play("P1: keep", "P2: keep")
    assert spine(ring).turn == 0


@pytest.mark.proves("SFTMG-ARC-05")
def test_the_opponent_is_walked_through_but_no_place_to_stop() -> None:
    ring = strip(side("Zangief", "d5"), sagat("e5"), phase="move")
    assert "e5" not in steps(ring)
    assert "f5" in steps(ring)
    reach = max(ord(end[0]) for end in steps(ring)) - ord("d")
    assert reach == int(ring["fighters.Zangief.move"]), "passing costs one a space"
    ring.play("P1: move f5")
    assert name(spine(ring).at[0]) == "f5"


@pytest.mark.proves("SFTMG-ARC-05")
def test_in_other_modes_the_opponent_is_in_the_way() -> None:
    ring = Ring(
        kumite.setup(
            "sftmg",
            {
                "P1": ryu("d5"),
                "P2": sagat("e5"),
                "phase": "move",
                "large": ["d6", "e6", "f6", "d4", "e4", "f4", "c6", "c4"],
            },
        )
    )
    assert "f5" not in steps(ring)


@pytest.mark.proves("SFTMG-ARC-06")
def test_the_ends_are_walls() -> None:
    ring = strip(ryu("h5"), sagat("i5"))
    before = spine(ring).health[1]
    leaving(ring, PushAway(0, 1, 2, "SFTMG-KNOCK-01"))
    assert name(spine(ring).at[1]) == "i5"
    assert spine(ring).health[1] == before - 1


@pytest.mark.proves("SFTMG-ARC-06")
def test_in_the_middle_there_is_no_wall() -> None:
    ring = strip(ryu("d5"), sagat("e5"))
    before = spine(ring).health[1]
    leaving(ring, PushAway(0, 1, 2, "SFTMG-KNOCK-01"))
    assert name(spine(ring).at[1]) == "g5"
    assert spine(ring).health[1] == before


@pytest.mark.proves("SFTMG-ARC-07", "SFTMG-RULING-67")
def test_a_throw_goes_along_the_strip_to_either_side() -> None:
    g = spine(strip(side("Zangief", "e5"), sagat("f5")))
    ways = throws(g.ground, characters(g), g.at[0], g.at[1], 2)
    assert sorted(name(way.ends[0]) for way in ways) == ["c5", "d5", "f5", "g5"]
    assert all(way.collision is None for way in ways)
    beside = {NEXT[direction][g.at[0]] for direction in (0, 1, 3, 4, 5, 7)}
    assert beside <= set(spaces(g.ground.beyond))


@pytest.mark.proves("SFTMG-ARC-07")
def test_why_not_beside_the_strip() -> None:
    ring = strip(ryu("e5"), sagat("i5"), phase="move")
    why = ring.match.why_not("move e6")
    assert why.rules == ("SFTMG-ARC-07",)


@pytest.mark.proves("SFTMG-RULING-66")
def test_later_rounds_exchange_the_ends() -> None:
    ring = strip(ryu("c5"), sagat("g5", health=1), shuffle=True)
    leaving(ring, Harm((1,), 1, "SFTMG-KNOCK-01")).shuffle()
    ring.play("P2: first P2")
    g = spine(ring)
    assert [name(at) for at in g.at] == ["g5", "c5"]
    assert g.ground.beyond
