"""What a newcomer reads in the log: how much it is now, what half of it is, and why a turn is over."""

from __future__ import annotations

import pytest

from tests.games.universus.ringside import PAGE, Table, attack, backup, foundation, p1, p2, table

LIFT = "Ability(ENHANCE, (Modify(TheAttack(), {}, {}),), (Commit(This()),), name='Lift')"


def lines(ring: Table) -> list[str]:
    return [str(event["text"]) for event in ring.told]


@pytest.mark.proves("UVS-BONUS-01", "UVS-PEN-01", "UVS-NEG-01")
@pytest.mark.parametrize(
    ("prop", "n", "says"),
    [
        ("DAMAGE", 2, "P1's Jab gets +2 damage (5 now)."),
        ("SPEED", -4, "P1's Jab gets -4 speed (-1 now)."),
        ("DIFFICULTY", 1, "P1's Jab gets +1 difficulty."),
    ],
)
def test_a_bonus_says_what_it_comes_to(prop: str, n: int, says: str) -> None:
    cards = {"Jab": attack(), "Lift": foundation([LIFT.format(prop, n)])}
    ring = table(p1(pool=["Jab"], stage=["Lift"]), p2(), cards=cards, attack="P1").play("P1: use Lift")
    assert says in lines(ring)


@pytest.mark.proves("UVS-DSTEP-03", "UVS-KTHROW-01", "UVS-DEALS-01")
@pytest.mark.parametrize(
    ("block", "says", "rules"),
    [
        ("+0 high", "P1's Toss deals 3 damage, half of 5.", ["UVS-DEALS-01", "UVS-DSTEP-03"]),
        ("+0 mid", "P1's Toss deals 3 damage, half of 5: it is a Throw.", ["UVS-DEALS-01", "UVS-KTHROW-01"]),
        ("", "P1's Toss deals 5 damage.", ["UVS-DEALS-01"]),
    ],
)
def test_half_of_the_damage_says_of_what(block: str, says: str, rules: list[str]) -> None:
    wall = foundation(block=block) if block else foundation()
    cards = {"Toss": attack(damage=5, keywords=["Throw"]), "Wall": wall}
    ring = table(p1(pool=["Toss"]), p2(hand=["Wall"]), cards=cards, attack="P1")
    ring.on("P1 form", "P2 block")
    if block:
        ring.play("P2: block with Wall")
    ring.on("P1 form")
    assert says in lines(ring)
    assert [event["rules"] for event in ring.told_of("deal")] == [rules]


@pytest.mark.proves("UVS-DEALS-01")
def test_damage_that_a_rule_has_set_is_no_half() -> None:
    dull = "Ability(CONTINUOUS, (Rule(DEALS, Event(V_DEAL, YOU, own=True), 1),))"
    cards = {"Toss": attack([dull], damage=5), "Wall": foundation(block="+0 high"), "Pal": backup()}
    ring = table(p1(pool=["Toss"]), p2(hand=["Wall"]), cards=cards, attack="P1").on("P2 block")
    assert "P1's Toss deals 1 damage." in lines(ring.play("P2: block with Wall").on("P1 form"))


@pytest.mark.proves("UVS-COMBAT-08", "UVS-COMBAT-09")
def test_a_form_that_fails_says_that_the_phase_is_over() -> None:
    said = "P1's form has failed: the Combat Phase ends."
    cards = {"Slab": foundation(difficulty=9), "Jab": attack(), "Wall": foundation(block="+9 mid")}
    ring = table(p1(hand=["Slab"]), p2(), cards=cards).play("P1: play Slab")
    assert [event["rules"] for event in ring.told if event["text"] == said] == [["UVS-COMBAT-08"]]
    blocked = table(p1(pool=["Jab"], hand=[PAGE]), p2(hand=["Wall"]), cards=cards, attack="P1").on("P2 block")
    assert not [text for text in lines(blocked.play("P2: block with Wall").on("P1 form")) if "has failed" in text]


@pytest.mark.proves("UVS-PLAYAB-01")
def test_an_ability_is_announced_by_its_name() -> None:
    cards = {"Jab": attack(keywords=["Stun: 1", "EX: 1"]), "Lift": foundation([LIFT.format("SPEED", 1)])}
    ring = table(p1(pool=["Jab"], stage=["Lift"], momentum=[PAGE]), p2(), cards=cards, attack="P1")
    assert "P1 announces Jab (Stun)." in lines(ring.play("P1: use Jab: Stun"))
    assert "P1 announces Lift (Lift)." in lines(ring.play("P1: use Lift"))
