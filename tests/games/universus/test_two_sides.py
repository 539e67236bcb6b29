"""A card with two sides is called by the side in force, everywhere; its other name is understood, too."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.core.position import JUDGE
from kumite.games.universus.letters import about, board
from kumite.play.record import read
from tests.games.universus.ringside import PAGE, Table, asset, attack, character, p1, p2, table

TURNS = "Ability(FORM, (Transform(This()),), (Commit(This()),))"
BURNING = {"type": "foundation", "name": "Burning Box", "abilities": ["Ability(FORM, (Transform(This()),))"]}
LAMP = asset([TURNS], check=5, back=BURNING)
CARDS = {"Lamp Box": LAMP, "Jab": attack()}
BACK = {"card": "Lamp Box", "back": True}


def ring(*stage: Any, **more: Any) -> Table:
    return table(p1(hand=["Jab"], stage=[*stage, PAGE], **more), p2(stage=["Lamp Box"]), cards=CARDS)


def turned() -> Table:
    return ring("Lamp Box").play("P1: use Lamp Box")


def card(held: Table, at: int = 1, seat: str = "P2") -> dict[str, Any]:
    found: dict[str, Any] = held.seen(seat)["seats"]["P1"]["cards"]["stage"][at]
    return found


@pytest.mark.proves("UVS-TRANSF-01")
def test_everybody_sees_the_side_in_force() -> None:
    before, now = card(ring("Lamp Box")), card(turned())
    assert (before["name"], before["type"], "front" in before) == ("Lamp Box", "asset", False)
    assert (now["name"], now["type"], now["front"]) == ("Burning Box", "foundation", "Lamp Box")
    assert "Burning Box (committed, transformed)" in turned().seen("P2")["seats"]["P1"]["stage"]
    assert "  Committed  Burning Box (transformed)" in board(turned().seen("P1"))


def test_another_copy_keeps_its_name() -> None:
    held = turned()
    assert held.seen("P1")["seats"]["P2"]["cards"]["stage"][1]["name"] == "Lamp Box"
    assert held.seen("P1")["seats"]["P1"]["cards"]["stage"][1]["name"] == "Burning Box"


def test_the_log_tells_both_names() -> None:
    free = {**LAMP, "abilities": ["Ability(FORM, (Transform(This()),))"]}
    held = table(p1(hand=["Jab"], stage=["Lamp Box"]), p2(), cards={**CARDS, "Lamp Box": free})
    held.play("P1: use Lamp Box")
    assert held.told_of("transform")[-1]["text"] == "P1 transforms Lamp Box into Burning Box."
    held.play("P1: use Burning Box")
    assert held.told_of("transform")[-1]["text"] == "P1 transforms Burning Box into Lamp Box."
    assert card(held)["name"] == "Lamp Box"


def test_sides_that_are_called_alike_are_told_once() -> None:
    alike = {**LAMP, "back": {**BURNING, "name": "Lamp Box"}}
    held = table(p1(hand=["Jab"], stage=["Lamp Box"]), p2(), cards={**CARDS, "Lamp Box": alike})
    held.play("P1: use Lamp Box")
    assert held.told_of("transform")[-1]["text"] == "P1 transforms Lamp Box."
    assert card(held)["marks"] == ["committed", "transformed"]


def test_what_leaves_the_table_is_told_by_the_side_it_showed() -> None:
    burns = "Ability(FORM, (Destroy(Sel(1, YOU, (Named('Burning Box'),))),))"
    held = table(p1(hand=["Jab"], stage=[BACK, "Torch"]), p2(), cards={**CARDS, "Torch": asset([burns])})
    held.play("P1: use Torch")
    assert held.told_of("destroy")[-1]["text"] == "P1 destroys Burning Box."
    assert held.seen("P2")["seats"]["P1"]["discards"] == ["Lamp Box"]


@pytest.mark.proves("UVS-FDC-02")
def test_a_face_down_card_tells_neither_side() -> None:
    flips = "Ability(FORM, (Flip(Sel(1, YOU, (Named('Burning Box'),))),))"
    held = table(p1(hand=["Jab"], stage=[BACK, "Torch"]), p2(), cards={**CARDS, "Torch": asset([flips])})
    held.play("P1: use Torch")
    assert (card(held)["name"], "front" in card(held)) == ("face down", False)
    assert card(held, seat="P1")["name"] == "Lamp Box"
    described = table(p1(hand=["Jab"], stage=[{**BACK, "down": True}]), p2(), cards=CARDS)
    assert (card(described)["name"], "front" in card(described)) == ("face down", False)
    assert card(described, seat="P1")["name"] == "Lamp Box"


def test_a_character_is_called_by_its_side() -> None:
    maid = character(name="Sun Maid", back={"type": "character", "hand_size": 5, "health": 25, "name": "Moon Maid"})
    turns = asset(["Ability(FORM, (Transform(Sel(1, YOU, (Type((CHARACTER,)),))),))"])
    held = table(
        p1(character="Sun Maid", hand=["Jab"], stage=["Mirror"]),
        p2(),
        cards={"Sun Maid": maid, "Mirror": turns, "Jab": attack()},
    )
    held.play("P1: use Mirror")
    seen = held.seen("P2")
    assert seen["seats"]["P1"]["character"] == "Moon Maid"
    assert "Moon Maid" in seen["fighters"]


def test_pages_are_found_by_either_name() -> None:
    seen = turned().seen("P1")
    front, back = about(seen, "Lamp Box"), about(seen, "burning box")
    assert (front[0], back[0]) == ("Lamp Box", "Burning Box")
    assert "On the other side:" in front
    assert "On the other side:" in back
    assert "  Now in P1's stage, card 2 (committed, transformed)" in front


def test_why_not_understands_both_names() -> None:
    held = turned()
    assert held.match.why_not("use Burning Box").reason == held.match.why_not("use Lamp Box").reason
    assert "Burning Box" in held.match.why_not("use Lamp Box").reason


def test_records_that_call_it_by_its_front_are_read() -> None:
    held = ring(BACK)
    written = read(held.g, "use Burning Box")
    assert written is not None
    assert read(held.g, "use Lamp Box") == written
    assert read(held.g, "use Lamp Case") is None
    assert read(ring("Lamp Box").g, "use Burning Box") is None
    two = ring(BACK, "Lamp Box")
    assert {"use Burning Box", "use Lamp Box"} <= set(two.options)
    first, second = read(two.g, "use Lamp Box #1"), read(two.g, "use Lamp Box #2")
    assert {first, second} == {read(two.g, "use Burning Box"), read(two.g, "use Lamp Box")}
    assert first != second


def test_the_judge_sees_what_everybody_sees() -> None:
    assert turned().match.view(JUDGE)["seats"]["P1"]["cards"]["stage"][1]["name"] == "Burning Box"


@pytest.mark.proves("UVS-EFF-15", "UVS-FDC-02")
def test_a_lasting_effect_names_its_card_to_who_may_know_it() -> None:
    gives = "Ability(FORM, (Grant(Sel(1, YOU, (State('face down'),)), trait='Ally', until=READY_OF_OWNER),))"
    cards = {**CARDS, "Torch": asset([gives])}
    held = table(p1(hand=["Jab"], stage=[{"card": "Lamp Box", "down": True}, "Torch"]), p2(), cards=cards)
    held.play("P1: use Torch")
    assert held.seen("P1")["effects"][0].startswith("P1's Torch, for P1's Lamp Box: ")
    assert held.seen("P2")["effects"][0].startswith("P1's Torch, for P1's face-down card: ")
