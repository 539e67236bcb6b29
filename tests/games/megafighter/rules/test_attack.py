"""Chapters Performing an Attack and Ultimate Attacks: whom it hits, what else it does, what it costs."""

import pytest

from kumite.games.megafighter.position import Bout
from kumite.games.megafighter.statics import cost_of_ultimate
from tests.games.megafighter.table import Table, ability, alone, attack, hp, n_of, pair, team

MEAT_SEEKER = attack("Meat Seeker").cost
EVERYBODY = ("Sharkfist", "La Li", "Pogorilla", "Frankfurterer", "Slumberjack", "Tyranosorcerer")


def damages(table: Table) -> dict[str, int]:
    """Everybody who has damage."""
    return {name: table[f"{name}.damage"] for name in EVERYBODY if table[f"{name}.damage"]}


@pytest.mark.proves("MEGA-ATK-01")
def test_the_attack_is_performed_at_once() -> None:
    table = Table(team("Frankfurterer", hand=pair("Weeny Gun")), deck="R +swap").p1("start Weeny Gun")
    assert table.happened[:3] == ["Laid", "Laid", "Performed"]
    assert damages(table) == {"Sharkfist": 2}
    assert table["P1.hand"] == ["R +swap"]
    assert table.question == "P1 act"
    assert table["actions"] == 2


@pytest.mark.proves("MEGA-ATK-01")
def test_the_defender_decides_before_the_attacker_goes_on() -> None:
    table = Table(team("Frankfurterer", hand=pair("Weeny Gun")), team("Sharkfist", hand="Y/R"))
    table.p1("start Weeny Gun")
    assert table.question == "P2 defend"
    assert table["strike"]["attack"] == "Weeny Gun"
    assert table["strike"]["hits"] == {"Sharkfist": 2}
    assert damages(table) == {}
    table.p2("done")
    assert table["strike"] is None
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-ATK-02", "MEGA-BOARD-05")
def test_the_damage_goes_to_the_opposing_frontline_fighter() -> None:
    table = Table(team("Frankfurterer", hand=pair("Weeny Gun"))).p1("start Weeny Gun")
    assert damages(table) == {"Sharkfist": 2}


@pytest.mark.proves("MEGA-ATK-02", "MEGA-RULING-42")
def test_kraut_bomb_hits_the_frontline_and_each_sideline_fighter() -> None:
    table = Table(team("Frankfurterer", hand=pair("Kraut Bomb"))).p1("start Kraut Bomb")
    assert damages(table) == {"Sharkfist": 1, "La Li": 1, "Pogorilla": 1}
    assert table.happened.count("Struck") == 3


@pytest.mark.proves("MEGA-ATK-02")
def test_an_attack_may_let_its_player_choose_a_sideline_fighter() -> None:
    printed = attack("Banana Splits")
    table = Table(team("Pogorilla", hand=pair("Banana Splits")), team("Sharkfist", "La Li", "Coldergeist", hand="B/Y"))
    table.p1("start Banana Splits")
    assert table.question == "P1 aim"
    assert table.options == ["hit La Li", "hit Coldergeist"]
    table.p1("hit Coldergeist")
    assert table.question == "P2 defend"  # the target is fixed before Blocks (MEGA-RULING-14)
    assert table["strike.hits"] == {"Sharkfist": printed.front, "Coldergeist": printed.chosen}
    table.p2("done")
    assert (table["Coldergeist.damage"], table["La Li.damage"]) == (printed.chosen, 0)


@pytest.mark.proves("MEGA-ATK-02")
def test_without_sideline_fighters_only_the_frontline_is_hit() -> None:
    for name in ("Kraut Bomb", "Meat Seeker"):
        p1 = team("Frankfurterer", hand=pair(name), super=MEAT_SEEKER)
        table = Table(p1, alone("Sharkfist")).p1(f"start {name}")
        assert table["Sharkfist.damage"] == attack(name).front
        assert table.question == "P1 act"
    chosen = Table(team("Pogorilla", hand=pair("Banana Splits")), alone("Sharkfist")).p1("start Banana Splits")
    assert chosen["Sharkfist.damage"] == attack("Banana Splits").front
    assert chosen.question == "P1 act"


@pytest.mark.proves("MEGA-ATK-02")
def test_more_damage_when_strung() -> None:
    printed = attack("Licorice Lash")
    assert printed.strung > 0
    opened = Table(team("La Li", hand=pair("Licorice Lash")), team("Sharkfist")).p1("start Licorice Lash")
    assert opened["Sharkfist.damage"] == printed.front
    p1 = team("La Li", hand=pair("Licorice Lash")[1:])
    strung = Table(p1, combo="B/Y as Y, Y/R as R", actions=2).p1("string Licorice Lash")
    assert strung["Sharkfist.damage"] == printed.front + printed.strung


@pytest.mark.proves("MEGA-ATK-03")
def test_the_additional_effect_belongs_to_the_attack() -> None:
    table = Table(team("Frankfurterer", hand=pair("Weeny Gun")), deck="R +swap, R +super").p1("start Weeny Gun")
    assert table["P1.hand"] == ["R +swap"]
    flame = Table(team("Tyranosorcerer", hand=pair("Flame Breath"))).p1("start Flame Breath")
    assert flame["P1.super"] == 2
    assert flame.question == "P1 act"


@pytest.mark.proves("MEGA-ATK-03", "MEGA-BLOCK-10")
def test_the_additional_effect_happens_even_if_all_damage_was_blocked() -> None:
    p1 = team("Frankfurterer", hand=pair("Weeny Gun"))
    table = Table(p1, team("Sharkfist", hand="Y/R block 2"), deck="R +swap")
    table.p1("start Weeny Gun").p2("block Sharkfist with Y/R block 2")
    assert damages(table) == {}
    assert table["P1.hand"] == ["R +swap"]
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-ATK-03", "MEGA-RULING-14")
def test_the_rest_of_the_text_comes_after_damage_and_before_the_super_token() -> None:
    """Bear Hug: the opponent loses Super Tokens; the one for its damage comes later (MEGA-RULING-16)."""
    p1 = team("Slumberjack", "Frankfurterer", "Tyranosorcerer", hand=pair("Bear Hug"), super=attack("Bear Hug").cost)
    table = Table(p1, team("Sharkfist", super=1)).p1("start Bear Hug")
    order = [
        what for what in table.happened if what in ("SpentSuper", "Performed", "Struck", "LostSuper", "GainedSuper")
    ]
    assert order == ["SpentSuper", "Performed", "Struck", "LostSuper", "GainedSuper"]
    assert table["P2.super"] == 1
    assert table.question == "P1 act"


# Ultimate Attacks


@pytest.mark.proves("MEGA-ULT-01", "MEGA-SUPER-09")
def test_an_ultimate_needs_its_buttons_and_its_super_tokens() -> None:
    table = Table(team("Frankfurterer", hand=pair("Meat Seeker"), super=MEAT_SEEKER + 1)).p1("start Meat Seeker")
    assert table["P1.super"] == 1
    assert damages(table) == {"Sharkfist": 3, "La Li": 3, "Pogorilla": 3}
    assert table["actions"] == 2
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-ULT-01")
def test_super_tokens_without_the_buttons_are_not_enough() -> None:
    table = Table(team("Frankfurterer", hand="B +swap, Y +swap", super=20))
    assert "start Meat Seeker" not in table.options
    assert table.refuses("start Meat Seeker").rules == ("MEGA-START-01", "MEGA-START-02")


@pytest.mark.proves("MEGA-ULT-01")
def test_the_spent_tokens_return_to_the_supply() -> None:
    p1 = team("Frankfurterer", hand=pair("Meat Seeker"), super=MEAT_SEEKER)
    table = Table(p1, team("Sharkfist", super=34 - MEAT_SEEKER), options={"strict_supply": True})
    table.p1("start Meat Seeker")  # P2 gains one for the damage, out of those just spent
    assert (table["P1.super"], table["P2.super"]) == (0, 34 - MEAT_SEEKER + 1)
    table.p1("taunt")
    assert table["P1.super"] == 2


@pytest.mark.proves("MEGA-ULT-02")
def test_without_enough_super_tokens_there_is_no_ultimate() -> None:
    table = Table(team("Frankfurterer", hand=pair("Meat Seeker"), super=MEAT_SEEKER - 1))
    assert "start Meat Seeker" not in table.options
    refused = table.refuses("start Meat Seeker")
    assert refused.rules == ("MEGA-ULT-01", "MEGA-ULT-02", "MEGA-SINGLE-02")
    assert f"costs {MEAT_SEEKER}" in refused.reason
    table.p1("taunt")
    assert "start Meat Seeker" in table.options


@pytest.mark.proves("MEGA-ULT-02")
def test_the_opponents_super_tokens_do_not_pay() -> None:
    table = Table(team("Frankfurterer", hand=pair("Meat Seeker")), team("Sharkfist", super=30))
    assert "start Meat Seeker" not in table.options


@pytest.mark.proves("MEGA-ULT-01")
def test_basic_attacks_cost_no_super_tokens() -> None:
    table = Table(team("Frankfurterer", hand=pair("Weeny Gun"), super=9), team("Sharkfist", super=0))
    table.p1("start Weeny Gun")
    assert table["P1.super"] == 9
    assert "SpentSuper" not in table.happened


@pytest.mark.proves("MEGA-ULT-01")
def test_a_discount_makes_ultimates_cheaper_but_nothing_else() -> None:
    """Tax Break, ours: the team's Ultimates cost less, from the Sideline too."""
    assert ability("Tax Break").always is not None
    less = n_of(ability("Tax Break").always)
    p1 = team("Frankfurterer", "Minotaxer", "La Li", hand=pair("Meat Seeker"), super=MEAT_SEEKER - less)
    table = Table(p1).p1("start Meat Seeker")
    assert table["P1.super"] == 0
    assert damages_of(table, "Sharkfist") == 3
    other = Table(team("Frankfurterer", hand=pair("Meat Seeker"), super=MEAT_SEEKER - less), team("Minotaxer"))
    assert "start Meat Seeker" not in other.options  # the discount is for one's own team


def damages_of(table: Table, name: str) -> int:
    return int(table[f"{name}.damage"])


# What holds while an Attack is aimed (ours)


@pytest.mark.proves("MEGA-ATK-02")
def test_armour_and_shelter_take_damage_off_before_blocks() -> None:
    sheltered = Table(team("Frankfurterer", hand=pair("Kraut Bomb")), team("Pork and Brains", "La Li", "Sharkfist"))
    sheltered.p1("start Kraut Bomb")
    assert (sheltered["Pork and Brains.damage"], sheltered["La Li.damage"]) == (1, 0)
    unsheltered = Table(team("Frankfurterer", hand=pair("Kraut Bomb")), team("La Li", "Pork and Brains", "Sharkfist"))
    unsheltered.p1("start Kraut Bomb")  # a red bar on the Sideline
    assert [damages_of(unsheltered, name) for name in ("La Li", "Pork and Brains", "Sharkfist")] == [1, 1, 1]
    armoured = Table(team("Frankfurterer", hand=pair("Weeny Gun")), team("Crabacus", "La Li", "Sharkfist"))
    armoured.p1("start Weeny Gun")
    assert armoured["Crabacus.damage"] == max(0, 2 - n_of(ability("Shell Game").always))
    aside = Table(team("Frankfurterer", hand=pair("Kraut Bomb")), team("La Li", "Crabacus", "Sharkfist"))
    aside.p1("start Kraut Bomb")
    assert aside["Crabacus.damage"] == 1


@pytest.mark.proves("MEGA-ATK-02")
def test_fury_adds_to_ultimates_of_the_team_only() -> None:
    cost = attack("Bear Hug").cost
    furious = Table(
        team("Slumberjack", "Sharkfist", "Frankfurterer", hand=pair("Bear Hug"), super=cost), team("Sumoose")
    )
    furious.p1("start Bear Hug")
    calm = Table(team("Slumberjack", "La Li", "Frankfurterer", hand=pair("Bear Hug"), super=cost), team("Sumoose"))
    calm.p1("start Bear Hug")
    assert damages_of(calm, "Sumoose") == attack("Bear Hug").front
    assert damages_of(furious, "Sumoose") == attack("Bear Hug").front + n_of(ability("Shiver Me Knuckles").always)
    basic = Table(team("Slumberjack", "Sharkfist", "Frankfurterer", hand=pair("Snore-Yuken")), team("Sumoose"))
    basic.p1("start Snore-Yuken")
    assert damages_of(basic, "Sumoose") == attack("Snore-Yuken").front
    assert hp("Sumoose") > damages_of(furious, "Sumoose")


def test_a_discount_never_makes_an_ultimate_free() -> None:
    position = Table(team("Frankfurterer", "Minotaxer", "La Li")).match.position
    assert isinstance(position, Bout)
    assert cost_of_ultimate(position, 0, 1) == 1
    assert cost_of_ultimate(position, 0, 0) == 0  # a Basic Attack


# Additional effects, ours, as far as they are conditions on the Attack


@pytest.mark.proves("MEGA-ATK-03")
def test_an_effect_for_a_ko_needs_one() -> None:
    """Fin-ishing Blow: if this Attack K.O.s a Fighter."""
    p1 = team("Sharkfist", hand=pair("Fin-ishing Blow"))
    for damage, happens in ((0, False), (9, True)):
        p2 = team("Frankfurterer", "La Li", "Pogorilla", damage={"Frankfurterer": damage})
        table = Table(dict(p1), p2).p1("start Fin-ishing Blow")
        if table.question == "P2 promote":
            table.p2("promote La Li")
        assert (table["P1.super"] > 0) == happens
        assert table.question == "P1 act"


@pytest.mark.proves("MEGA-ATK-03", "MEGA-BLOCK-10")
def test_an_effect_for_an_unblocked_attack_needs_that() -> None:
    """Jaw Dropper: if none of it was Blocked."""
    for answer, drawn in (("done", 1), ("block Frankfurterer with B/Y block 1", 0)):
        p1 = team("Sharkfist", hand=pair("Jaw Dropper"))
        table = Table(p1, team("Frankfurterer", hand="B/Y block 1")).p1("start Jaw Dropper").p2(answer)
        assert table["P1.hand_size"] == drawn
        assert table.question == "P1 act"


@pytest.mark.proves("MEGA-ATK-03")
def test_stolen_tokens_change_hands_and_no_more_than_there_are() -> None:
    """Pseudopod Pistol: take Super Tokens from the opponent; the one for the damage comes later."""
    n = n_of(attack("Pseudopod Pistol").does[0])
    for held in (0, n, n + 2):
        p1 = team("Amoeba Bandita", hand=pair("Pseudopod Pistol"))
        table = Table(p1, team("Sharkfist", super=held)).p1("start Pseudopod Pistol")
        taken = min(n, held)
        assert (table["P1.super"], table["P2.super"]) == (taken, held - taken + 1)


@pytest.mark.proves("MEGA-RULING-45")
def test_a_demanded_discard_is_asked_for_even_if_all_cards_are_alike() -> None:
    """Otherwise the attacker would learn that they are."""
    p1 = team("Coldergeist", hand=pair("Brrr-glary"))
    table = Table(p1, team("Sharkfist", hand="Y/R, Y/R")).p1("start Brrr-glary").p2("done")
    assert table.question == "P2 discard"
    assert table.options == ["discard Y/R"]
    table.p2("discard Y/R")
    assert (table["P2.hand"], table["discards"]) == (["Y/R"], ["Y/R"])


@pytest.mark.proves("MEGA-RULING-14")
def test_effects_come_in_printed_order() -> None:
    """Catch Up and Mustard: draw 1, then gain 1; the draw is over, reshuffle and all, before the gain."""
    table = Table(team("Frankfurterer", super=2), deck="R +swap", rest="discards").p1("use Catch Up and Mustard")
    assert table.question == "chance shuffle"
    assert table["P1.swap"] == 0
    table.shuffle()
    assert table["P1.swap"] == 1
    assert [what for what in table.happened if what in ("Drew", "GainedSwap")] == ["Drew", "GainedSwap"]


@pytest.mark.proves("MEGA-RULING-15")
def test_damage_for_a_fighter_that_fell_in_the_block_window_is_lost() -> None:
    """Cold Feet sends Pogorilla back in the middle of his own Attack; Jump Back Schmack K.O.s its target first."""
    p1 = team("Pogorilla", "Slumberjack", "Frankfurterer", hand=pair("Pogo Punch"), super=2)
    p2 = team("Sharkfist", "Coldergeist", "La Li", super=ability("Cold Feet").cost)
    p2["damage"] = {"Sharkfist": hp("Sharkfist") - 1}
    table = Table(p1, p2).p1("start Pogo Punch").p2("use Cold Feet").p1("swap Slumberjack", "use Jump Back Schmack")
    assert table.question == "P2 promote"
    table.p2("promote La Li")
    while table.question in ("P1 pay for ability", "P1 swap"):
        table.p1(table.options[0])
    assert table["La Li.damage"] == 0  # promoted, but the Attack was not aimed at her
    assert table["P2.super"] == 0
    assert table.happened.count("KnockedOut") == 1
    assert "Struck" not in table.happened
