"""Keyword abilities, Breaker to Desperation, and the lists of keywords and traits."""

from typing import Any

import pytest

from kumite.games.universus.define import keyword
from kumite.games.universus.terms import CHARACTER_TRAITS, KEYWORDS, TRAITS
from tests.games.universus.ringside import PAGE, Table, action, attack, character, foundation, p1, p2, table

Cards = dict[str, dict[str, Any]]
WALL = foundation(block="+0 mid")
HIGH_WALL = foundation(block="+0 high")


def blocked(mine: dict[str, Any], theirs: dict[str, Any], cards: Cards, block: str) -> Table:
    """P1 attacks with Jab, P2 blocks with this card."""
    ring = table(mine, theirs, cards=cards)
    ring.play("P1: play Jab").on("P2 block")
    ring.play(f"P2: block with {block}")
    return ring


# The lists


@pytest.mark.proves("UVS-KLIST-01", "UVS-TRLIST-01", "UVS-TRLIST-02")
def test_the_keywords_and_traits_are_those_of_the_rulebook() -> None:
    assert set(KEYWORDS) == {
        *("Unique", "Throw", "Terrain", "Tension", "Stun", "Shift", "Safe", "Reversal", "Powerful", "Multiple"),
        *("Gauge", "Frenzy", "Flash", "EX", "Elusive", "Echo", "Desperation", "Deflect", "Combo", "Breaker"),
    }
    assert len(KEYWORDS) == 20
    assert set(TRAITS) == {
        *("Ally", "Armor", "Charge", "Diplomacy", "Doopler", "Fury", "Kick", "Pizza", "Punch", "Ranged"),
        *("Scheme", "Ship", "Slam", "Spell", "Taunt", "Tech", "Titan", "Vestige", "Weapon", "XP"),
    }
    assert len(CHARACTER_TRAITS) == len(set(CHARACTER_TRAITS)) == 39
    ends = (CHARACTER_TRAITS[0], CHARACTER_TRAITS[-1])
    assert ends == ("1-A", "Warrior")
    assert set(CHARACTER_TRAITS) & set(TRAITS) == {"Titan"}


@pytest.mark.proves("UVS-TRLIST-02")
@pytest.mark.parametrize("trait", CHARACTER_TRAITS)
def test_character_traits_are_for_characters(trait: str) -> None:
    table(p1(character="Ada"), p2(), cards={"Ada": character(keywords=[trait])})
    if trait != "Titan":
        with pytest.raises(ValueError, match="trait of characters"):
            table(p1(), p2(), cards={"Ada": foundation(keywords=[trait])})


@pytest.mark.proves("UVS-TRLIST-01")
@pytest.mark.parametrize("trait", TRAITS)
def test_traits_are_for_any_card(trait: str) -> None:
    ring = table(p1(stage=["Ada"]), p2(), cards={"Ada": foundation(keywords=[trait])})
    assert ring["P1.cards.stage.1.traits"] == [trait]


# Breaker


BREAKER: Cards = {"Jab": attack(), "Guard": foundation(block="+0 mid", keywords=["Breaker: 2"])}


@pytest.mark.proves("UVS-KBREAK-01", "UVS-CHECK-03")
def test_breaker_lowers_the_rivals_next_check_to_play_a_card_and_only_that() -> None:
    ring = blocked(p1(hand=["Jab", PAGE, PAGE], stage=[PAGE]), p2(hand=["Guard"]), BREAKER, "Guard")
    ring.play("P2: use Guard").on("P1 form")
    ring.play("P1: play Blank Page")  # a 3 against 1 + 1: the check is a 1
    assert ring.question == "P1 commit"
    assert ring["check.value"] == 1
    assert ring["check.need"] == 2
    assert ring.told_of("check")[-1]["text"] == "P1 checks Blank Page: 3 - 2 = 1 against 2."
    assert ring.told_of("check")[-1]["change"] == -2
    ring.play("P1: commit Blank Page")
    assert not ring.play("P1: play Blank Page").told_of("fail")  # a 3 against 1 + 2
    assert ring.told_of("check")[-1]["text"] == "P1 checks Blank Page: 3 against 3."
    assert "change" not in ring.told_of("check")[-1]


@pytest.mark.proves("UVS-KBREAK-01")
def test_breaker_spares_checks_that_play_no_card_and_ones_own() -> None:
    cards = {**BREAKER, "Test": foundation(["Ability(FORM, (Draw(1),), (CheckCost(3),))"])}
    ring = blocked(p1(hand=["Jab", PAGE], stage=["Test"]), p2(hand=["Guard"]), cards, "Guard")
    ring.play("P2: use Guard").on("P1 form").play("P1: use Test")
    assert len(ring.g.hand[0]) == 2  # the check for the cost was a plain 3
    assert "change" not in ring.told_of("check")[-1]
    ring.play("P1: play Blank Page")
    assert ring["check.value"] == 1


@pytest.mark.proves("UVS-KBREAK-01", "UVS-RULING-85")
def test_breaker_reaches_a_check_to_block_too() -> None:
    cards = {**BREAKER, "Back": attack(keywords=["Reversal"]), "Wall": WALL}
    ring = blocked(p1(hand=["Jab", "Wall"]), p2(hand=["Guard", "Back"]), cards, "Guard")
    ring.play("P2: use Guard").on("P2 respond").play("P2: use Back").on("P1 block")
    ring.play("P1: block with Wall")  # a 3 against 3 + 1, less 2
    assert ring.told_of("check")[-1]["by"] == 0
    assert ring.told_of("fail")[-1]["amount"] == 1


@pytest.mark.proves("UVS-KBREAK-01")
def test_breaker_waits_for_a_block_that_worked() -> None:
    ring = blocked(
        p1(hand=["Jab"]), p2(hand=["Guard"], deck=["Zero"]), {**BREAKER, "Zero": foundation(check=0)}, "Guard"
    )
    ring.on("P1 form")
    assert not ring.told_of("play ability")


# Combo


def combo(pool: list[Any], needs: str = "Charge", **more: Any) -> Table:
    """P1 attacks with Blade, which has a Combo Enhance; this is what lies before it."""
    cards: Cards = {
        "Blade": attack(["Ability(ENHANCE, (Draw(1),), riders=(Combo(),))"], keywords=[f"Combo ({needs})"]),
        "Rush": attack(keywords=["Charge"]),
        "Sword": foundation(keywords=["Weapon"]),
        "Jab": attack(keywords=["Punch"]),
        "Plain": attack(),
        **more,
    }
    return table(p1(pool=[*pool, "Blade"]), p2(), cards=cards, attack="P1")


def on(ring: Table) -> bool:
    return ring.question == "P1 enhance"


@pytest.mark.proves("UVS-KCOMBO-01")
def test_combo_is_read_as_an_ordered_list() -> None:
    made = keyword("Combo (Weapon, Foundation)")
    assert (made.name, made.needs) == ("Combo", ("Weapon", "Foundation"))
    with pytest.raises(ValueError, match="not written like that"):
        combo([], Bad=attack(keywords=["Combo"]))


@pytest.mark.proves("UVS-KCOMBO-02", "UVS-PREST-17", "UVS-KCOMBO-01", "UVS-PREC-02")
def test_combo_needs_the_cards_before_it_in_order() -> None:
    assert on(combo(["Sword", PAGE], "Weapon, Foundation"))
    assert not on(combo([PAGE, "Jab"], "Weapon, Foundation"))
    assert not on(combo([PAGE, "Sword"], "Weapon, Attack"))
    assert on(combo(["Rush", "Sword", PAGE], "Weapon, Foundation"))
    assert not on(combo([PAGE], "Weapon, Foundation"))
    assert not on(combo(["Sword"], "Weapon, Foundation"))


@pytest.mark.proves("UVS-KCOMBO-02")
def test_one_of_several_combo_requirements_is_enough() -> None:
    two = attack(["Ability(ENHANCE, (Draw(1),), riders=(Combo(),))"], keywords=["Combo (Punch)", "Combo (Kick)"])
    kick = attack(keywords=["Kick"])
    assert on(combo(["Jab"], Blade=two))
    assert on(combo(["Spin"], Blade=two, Spin=kick))
    assert not on(combo(["Rush"], Blade=two))


@pytest.mark.proves("UVS-KCOMBO-03")
def test_combo_looks_at_what_is_printed() -> None:
    gains = "Ability(ENHANCE, (Grant(Sel(1, YOU, (Named('Plain'),), (POOL,)), trait='Charge'),))"
    loses = "Ability(ENHANCE, (Strip(Sel(1, YOU, (Named('Rush'),), (POOL,)), 'Charge'),))"
    ring = combo(
        ["Plain"], Blade=attack([gains, "Ability(ENHANCE, (Draw(1),), riders=(Combo(),))"], keywords=["Combo (Charge)"])
    )
    ring.play("P1: use Blade")
    assert ring["P1.cards.pool.0.traits"] == ["Charge"]
    assert not on(ring)
    ring = combo(
        ["Rush"], Blade=attack([loses, "Ability(ENHANCE, (Draw(1),), riders=(Combo(),))"], keywords=["Combo (Charge)"])
    )
    ring.play("P1: use Blade: ability 1")
    assert ring["P1.cards.pool.0.traits"] == []
    assert on(ring)


@pytest.mark.proves("UVS-KCOMBO-04")
def test_combo_allows_no_gap() -> None:
    assert on(combo(["Rush"]))
    assert not on(combo(["Rush", PAGE]))


@pytest.mark.proves("UVS-KCOMBO-05")
def test_a_combo_ability_is_one_with_that_restriction() -> None:
    watch = foundation(["Ability(RESPONSE, (Gain(1),), (), Event(V_ABILITY, YOU, rider='Combo'))"])
    blade = attack(
        ["Ability(ENHANCE, (Draw(1),), riders=(Combo(),))", "Ability(ENHANCE, (Draw(2),))"], keywords=["Combo (Charge)"]
    )
    cards = {"Blade": blade, "Rush": attack(keywords=["Charge"]), "Watch": watch}
    ring = table(p1(pool=["Rush", "Blade"], stage=["Watch"]), p2(), cards=cards, attack="P1")
    ring.play("P1: use Blade: ability 2")
    assert ring.question == "P1 enhance"
    ring.play("P1: use Blade")
    assert ring.question == "P1 respond"


@pytest.mark.proves("UVS-KCOMBO-06")
def test_a_face_down_card_satisfies_combo_face_down_alone() -> None:
    down = {"card": "Jab", "down": True}
    assert on(combo(["Jab"], "Punch"))
    assert not on(combo([down], "Punch"))
    assert not on(combo([down], "Attack"))
    assert on(combo([down], "Face Down"))
    assert not on(combo(["Jab"], "Face Down"))


# Deflect


DEFLECT: Cards = {"Jab": attack(damage=6), "Slip": foundation(keywords=["Deflect: 2"]), "Wall": HIGH_WALL}


@pytest.mark.proves("UVS-KDEFL-01")
def test_deflect_lowers_the_damage_from_hand_without_a_check() -> None:
    ring = table(p1(hand=["Jab"]), p2(hand=["Slip"]), cards=DEFLECT).play("P1: play Jab").on("P2 respond")
    assert ring["attack.step"] == "Block Step"
    checks = len(ring.told_of("check"))
    ring.play("P2: use Slip")
    assert ring["P2.health"] == 21
    assert ring["P2.pool"] == ["Slip"]
    assert len(ring.told_of("check")) == checks
    assert ring.on("P2 form")["P2.discards"] == ["Slip"]  # it was not played


@pytest.mark.proves("UVS-KDEFL-01")
def test_nobody_deflects_their_own_attack() -> None:
    ring = table(p1(hand=["Jab", "Slip"]), p2(), cards=DEFLECT).play("P1: play Jab").on("P1 form")
    assert ring["P2.health"] == 19


@pytest.mark.proves("UVS-KDEFL-02")
def test_one_deflect_per_attack() -> None:
    ring = table(p1(hand=["Jab", "Jab"]), p2(hand=["Slip", "Slip"]), cards=DEFLECT)
    ring.play("P1: play Jab").on("P2 respond").play("P2: use Slip")
    assert ring.question == "P1 form"
    assert ring["P2.hand"] == ["Slip"]
    ring.play("P1: play Jab").on("P2 respond").play("P2: use Slip")
    assert ring["P2.health"] == 25 - 4 - 4


@pytest.mark.proves("UVS-KDEFL-03")
def test_deflect_comes_before_the_half_of_a_partial_block() -> None:
    cards = {**DEFLECT, "Jab": attack(damage=7)}
    ring = table(p1(hand=["Jab"]), p2(hand=["Slip", "Wall"]), cards=cards).play("P1: play Jab").on("P2 block")
    ring.play("P2: block with Wall").on("P2 respond").play("P2: use Slip")
    assert ring["P2.health"] == 25 - 3


# Desperation


def desperate(health: int) -> Table:
    cards: Cards = {"Hero": character(health=27), "Longer": attack(difficulty=6, keywords=["Desperation: 4"])}
    mine = p1(character="Hero", health=health, hand=["Longer"], pool=[PAGE, PAGE], stage=[PAGE] * 5)
    return table(mine, p2(), cards=cards)


@pytest.mark.proves("UVS-KDESP-01")
@pytest.mark.parametrize(("health", "need"), [(13, 6), (14, 8)])
def test_at_desperation_the_difficulty_is_the_rating(health: int, need: int) -> None:
    ring = desperate(health).play("P1: play Longer")
    assert ring.question == "P1 commit"
    assert ring["check.need"] == need


@pytest.mark.proves("UVS-KDESP-01")
def test_a_rating_of_0_is_a_rating() -> None:
    cards: Cards = {"Last": attack(difficulty=6, keywords=["Desperation: 0"]), "Ash": foundation(check=0)}
    for health, need in ((12, 2), (13, 8)):
        ring = table(p1(health=health, hand=["Last"], pool=[PAGE] * 2, stage=[PAGE] * 8, deck=["Ash"]), cards=cards)
        assert ring.play("P1: play Last")["check.need"] == need


@pytest.mark.proves("UVS-KDESP-01")
def test_desperation_comes_before_other_changes() -> None:
    cards: Cards = {
        "Longer": attack(difficulty=6, keywords=["Desperation: 4"]),
        "Ease": foundation(
            [
                (
                    "Ability(FORM, (Modify(Sel(1, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), next=True), "
                    "DIFFICULTY, -1, until=TURN),))"
                )
            ]
        ),
    }
    ring = table(p1(health=5, hand=["Longer"], stage=["Ease", PAGE], deck=["Longer"]), p2(), cards=cards)
    ring.play("P1: use Ease").play("P1: play Longer")
    assert ring.told_of("pass")  # a 3 against 4 - 1


@pytest.mark.proves("UVS-PREST-17")
def test_an_action_in_hand_looks_at_the_end_of_the_pool() -> None:
    cards: Cards = {
        "Trick": action(["Ability(ENHANCE, (Draw(1),), riders=(Combo(),))"], keywords=["Combo (Punch)"]),
        "Jab": attack(keywords=["Punch"]),
        "Spin": attack(keywords=["Kick"]),
    }
    ring = table(p1(hand=["Trick"], pool=["Jab"]), p2(), cards=cards, attack="P1")
    assert ring.question == "P1 enhance"
    ring = table(p1(hand=["Trick"], pool=["Spin"]), p2(), cards=cards, attack="P1")
    assert ring.question == "P1 form"
