"""Continuous abilities change cards for as long as they are on (UFS-CONT-01)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ufs.ringside import table
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2

MINE = "Sel(9, YOU, (Type((ATTACK,)),), (POOL,), every=True)"
THEIRS = "Sel(9, RIVAL, (Type((ATTACK,)), Stat(DAMAGE, '>=', 5)), (POOL,), every=True)"
OAKS = "Count(Sel(9, YOU, (Type((FOUNDATION,)),), every=True))"
STRONG = f"Ability(CONTINUOUS, (Modify({MINE}, DAMAGE, 1),))"
WEAK = f"Ability(CONTINUOUS, (While(Stands(YOU, 'desperation'), (Modify({MINE}, DAMAGE, 2),)),))"
TOSSED = f"Ability(CONTINUOUS, (Grant({MINE}, Keyword('Throw')),))"
FAR = f"Ability(CONTINUOUS, (Set({MINE}, ZONE, 2),))"
LESS = f"Ability(CONTINUOUS, (Modify({THEIRS}, DAMAGE, -1),))"
CUT = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 3),), (Destroy(Sel(1, tests=(Named('Oak'),))),))"
TURN_DOWN = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 3),), (Flip(Sel(1, tests=(Named('Oak'),))),))"
HERB = "Ability(ENHANCE, (Gain(9), Modify(TheAttack(), DAMAGE, 3)), (Commit(This()),))"
BOTH = pytest.mark.parametrize("wanted", ["live", "once"])


def attacking(does: str, use: str, wanted: str, theirs: str = "", **mine: Any) -> Table:
    """P1's attack of 5, with an Oak that does something in play, and an Axe that is used: +3 damage."""
    cards = {
        "Jab": attack(damage=5),
        "Oak": foundation([does]),
        "Axe": asset([use]),
        "Lid": foundation([theirs or "Ability(FORM, (Draw(1),))"]),
        "Wall": foundation(block="+9 mid"),
    }
    held = p1(pool=["Jab"], stage=["Oak", "Axe"], hand=[PAGE], **mine)
    given = {"attack": "P1", "cards": cards, "options": {"continuous": wanted}}
    return table(held, p2(hand=["Wall"], stage=["Lid"]), **given)


@pytest.mark.proves("UFS-RULING-70", "UFS-CONT-01", "UFS-RULING-34")
@BOTH
@pytest.mark.parametrize("use", [CUT, TURN_DOWN])
def test_what_it_gave_goes_with_its_card(use: str, wanted: str) -> None:
    """What another effect has given in between stays."""
    at = attacking(STRONG, use, wanted)
    assert at["attack.damage"] == 6
    at.play("P1: use Axe")
    assert at["attack.damage"] == (8 if wanted == "live" else 9)
    lines = [event for event in at.told if event["text"] == "P1's Jab has damage 5 now."]
    assert [event["rules"] for event in lines] == ([["UFS-RULING-70"]] if wanted == "live" else [])


@pytest.mark.proves("UFS-RULING-70")
@BOTH
def test_what_it_gives_while_something_is_so_goes_when_it_is_not(wanted: str) -> None:
    at = attacking(WEAK, HERB, wanted, health=9)
    assert at["attack.damage"] == 7
    at.play("P1: use Axe")
    assert at["attack.damage"] == (8 if wanted == "live" else 10)


@pytest.mark.proves("UFS-RULING-70")
@BOTH
def test_its_number_is_what_it_is_now(wanted: str) -> None:
    mine = f"Ability(CONTINUOUS, (Modify({MINE}, DAMAGE, {OAKS}),))"
    cards = {"Jab": attack(), "Axe": asset([CUT, mine]), "Oak": foundation(), "Wall": foundation(block="+9 mid")}
    given = {"attack": "P1", "cards": cards, "options": {"continuous": wanted}}
    at = table(p1(pool=["Jab"], stage=["Axe", "Oak", "Oak"], hand=[PAGE]), p2(hand=["Wall"]), **given)
    assert at["attack.damage"] == 5
    at.play("P1: use Axe")
    if str(at.question) != "P2 block":
        at.play(f"P1: {at.options[0]}")
    assert at["attack.damage"] == 3 + 3 + (1 if wanted == "live" else 2)


@pytest.mark.proves("UFS-RULING-70")
@BOTH
def test_keywords_and_zones_go_back_too(wanted: str) -> None:
    at = attacking(TOSSED, CUT, wanted).play("P1: use Axe")
    assert ("Throw" in str(at["attack.keywords"])) == (wanted == "once")
    far = attacking(FAR, CUT, wanted)
    assert far["attack.zone"] == "high"
    assert far.play("P1: use Axe")["attack.zone"] == ("mid" if wanted == "live" else "high")


@pytest.mark.proves("UFS-RULING-70")
def test_what_it_has_done_is_no_reason_to_take_it_back() -> None:
    """-1 for attacks of 5 or more: one that has 4 because of that keeps the -1, and has it once."""
    at = attacking("Ability(FORM, (Draw(1),))", HERB, "live", LESS)
    assert at["attack.damage"] == 4
    at.play("P1: use Axe")
    assert at["attack.damage"] == 7
    assert len([event for event in at.told if "gets -1 damage" in event["text"]]) == 1
