"""Chapter Super Tokens: who gets them for damage, who does not, and what they are for."""

import pytest

from tests.games.megafighter.table import Table, ability, attack, hp, n_of, pair, team

WEENY, KRAUT = pair("Weeny Gun"), pair("Kraut Bomb")


@pytest.mark.proves("MEGA-SUPER-01")
def test_the_defender_gains_one_super_token_for_a_damaging_attack() -> None:
    table = Table(team("Frankfurterer", hand=WEENY, super=2), team("Sharkfist", super=1)).p1("start Weeny Gun")
    assert table["Sharkfist.damage"] == 2
    assert (table["P1.super"], table["P2.super"]) == (2, 2)
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-SUPER-01")
def test_damage_to_a_sideline_fighter_alone_earns_it_too() -> None:
    """Shell Game and a Sideline hit: the Frontline Fighter takes nothing."""
    table = Table(team("Frankfurterer", hand=KRAUT), team("Crabacus", "La Li", "Sharkfist")).p1("start Kraut Bomb")
    assert (table["Crabacus.damage"], table["La Li.damage"]) == (0, 1)
    assert table["P2.super"] == 1


@pytest.mark.proves("MEGA-SUPER-01")
def test_an_attack_that_deals_nothing_earns_nothing() -> None:
    barrier = ability("Adler Barrier")
    p2 = team("Tyranosorcerer", "La Li", "Pogorilla", super=barrier.cost)
    table = Table(team("Frankfurterer", hand=WEENY), p2).p1("start Weeny Gun").p2("use Adler Barrier")
    assert table["Tyranosorcerer.damage"] == 0
    assert table["P2.super"] == 0
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-SUPER-02")
def test_one_super_token_however_many_are_damaged() -> None:
    table = Table(team("Frankfurterer", hand=KRAUT)).p1("start Kraut Bomb")
    assert [table[f"{name}.damage"] for name in ("Sharkfist", "La Li", "Pogorilla")] == [1, 1, 1]
    assert table["P2.super"] == 1


@pytest.mark.proves("MEGA-SUPER-02")
def test_each_attack_earns_its_own() -> None:
    table = Table(team("Frankfurterer", hand="B +swap, Y +swap, R +swap"), deck="B/Y")
    table.p1("start Weeny Gun", "string Kraut Bomb")
    assert table["P2.super"] == 2


@pytest.mark.proves("MEGA-SUPER-03", "MEGA-RULING-27")
def test_no_more_than_three_super_tokens_for_damage_in_one_turn() -> None:
    """Second Wind, ours, gives a fourth Action and so a fourth Attack."""
    hand = ["B +swap", "Y +swap"] * 4
    p1 = team("Frankfurterer", "Grandparkour", "Slumberjack", hand=hand, super=ability("Second Wind").cost)
    table = Table(p1, team("Sharkfist"), deck="R/B, R/B, R/B, R/B").p1("use Second Wind")
    for attacks in (1, 2, 3, 4):
        table.p1("start Weeny Gun")
        while table.question in ("P1 first card", "P1 second card"):
            table.p1(table.options[-1])
        assert table["Sharkfist.damage"] == 2 * attacks
        assert table["P2.super"] == min(attacks, 3)
    assert table["turn"] == "P1"


@pytest.mark.proves("MEGA-SUPER-03", "MEGA-RULING-27")
def test_the_limit_begins_anew_with_every_turn() -> None:
    table = Table(team("Sharkfist"), team("Frankfurterer", hand=WEENY), actions=1, earned=3)
    table.p1("taunt")
    if table.question == "P1 act":
        table.p1("end")
    assert table.question == "P2 act"
    before = table["P1.super"]
    table.p2("start Weeny Gun").p1("done")
    assert table["P1.super"] == before + 1


@pytest.mark.proves("MEGA-SUPER-03")
def test_after_three_the_damage_still_arrives() -> None:
    table = Table(team("Frankfurterer", hand=WEENY), earned=3).p1("start Weeny Gun")
    assert table["Sharkfist.damage"] == 2
    assert table["P2.super"] == 0
    two = Table(team("Frankfurterer", hand=WEENY), earned=2).p1("start Weeny Gun")
    assert two["P2.super"] == 1


@pytest.mark.proves("MEGA-SUPER-04", "MEGA-BLOCK-08")
def test_no_super_token_if_anything_was_blocked_though_some_gets_through() -> None:
    p1 = team("La Li", hand=pair("Candy Catana"))
    table = Table(p1, team("Coldergeist", hand="B/Y block 2")).p1("start Candy Catana")
    table.p2("block Coldergeist with B/Y block 2")
    assert table["Coldergeist.damage"] == 1
    assert table["P2.super"] == 0
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-SUPER-05")
def test_no_super_token_for_damage_from_abilities() -> None:
    p1 = team("Pogorilla", "Slumberjack", "Tyranosorcerer", super=2)
    table = Table(p1, team("Sharkfist")).p1("swap Slumberjack", "use Jump Back Schmack")
    assert table["Sharkfist.damage"] == 2
    assert (table["P1.super"], table["P2.super"]) == (0, 0)
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-SUPER-05")
def test_no_super_token_for_an_ability_that_answers_an_attack() -> None:
    """Freezer Burn, ours, deals damage to the attacker in the middle of the Attack."""
    p2 = team("Coldergeist", "La Li", "Pogorilla", super=ability("Freezer Burn").cost)
    table = Table(team("Frankfurterer", hand=WEENY), p2).p1("start Weeny Gun").unhindered().p2("use Freezer Burn")
    assert table["Frankfurterer.damage"] > 0
    assert table["P1.super"] == 0
    assert table["P2.super"] == 1  # for Weeny Gun


@pytest.mark.proves("MEGA-SUPER-06")
def test_no_super_token_for_what_a_fighter_does_to_itself() -> None:
    """Belly Flop, ours: 1 to Sumoose himself."""
    table = Table(team("Sumoose", hand=pair("Belly Flop"))).p1("start Belly Flop")
    assert table["Sumoose.damage"] == n_of(attack("Belly Flop").does[0])
    assert (table["P1.super"], table["P2.super"]) == (0, 1)


@pytest.mark.proves("MEGA-SUPER-07")
def test_no_super_token_for_what_a_fighter_does_to_team_mates() -> None:
    """Moose Avalanche, ours: 1 to each of one's own Sideline Fighters."""
    cost = attack("Moose Avalanche").cost
    p1 = team("Sumoose", "Slumberjack", "Tyranosorcerer", hand=pair("Moose Avalanche"), super=cost)
    table = Table(p1).p1("start Moose Avalanche")
    n = n_of(attack("Moose Avalanche").does[0])
    assert (table["Slumberjack.damage"], table["Tyranosorcerer.damage"]) == (n, n)
    assert table["Sumoose.damage"] == 0  # 'each of your Sideline Fighters'
    assert (table["P1.super"], table["P2.super"]) == (0, 1)


@pytest.mark.proves("MEGA-SUPER-08")
def test_the_limit_of_three_is_for_damage_only() -> None:
    """Taunts, Attack effects, Abilities and card bonuses are not limited, even when three were earned."""
    p1 = team("Slumberjack", "Frankfurterer", "La Li", hand="B +super, Y +super")
    table = Table(p1, actions=3, earned=3).p1("start Snore-Yuken", "taunt", "taunt")
    gained = n_of(attack("Snore-Yuken").does[0])
    assert table["P1.super"] == 2 + gained + 4
    assert table["P2.super"] == 0


@pytest.mark.proves("MEGA-SUPER-09", "MEGA-ABIL-08")
def test_super_tokens_are_spent_and_then_gone() -> None:
    table = Table(team("Frankfurterer", "Slumberjack", "La Li", super=2)).p1("use Catch Up and Mustard")
    assert table["P1.super"] == 0
    assert "use Catch Up and Mustard" not in table.options
    assert table.refuses("use Catch Up and Mustard").rules == ("MEGA-ABIL-08",)


@pytest.mark.proves("MEGA-SUPER-09")
def test_an_effect_may_ask_for_super_tokens() -> None:
    p1 = team("La Li", hand=pair("Candy Catana"), super=2)
    table = Table(p1, deck="B +super, B +swap").p1("start Candy Catana")
    assert table.question == "P1 spend"
    assert table.options == ["decline", "spend 2"]
    table.p1("spend 2")
    assert (table["P1.super"], table["P1.hand"]) == (0, ["B +super", "B +swap"])
    declined = Table(team("La Li", hand=pair("Candy Catana"), super=2)).p1("start Candy Catana", "decline")
    assert (declined["P1.super"], declined["P1.hand"]) == (2, [])
    poor = Table(team("La Li", hand=pair("Candy Catana"), super=1)).p1("start Candy Catana")
    assert poor.question == "P1 act"


@pytest.mark.proves("MEGA-RULING-16")
def test_a_ko_does_not_cancel_the_super_token() -> None:
    p2 = team("Sharkfist", "La Li", "Pogorilla", damage={"Sharkfist": hp("Sharkfist") - 1})
    table = Table(team("Frankfurterer", hand=WEENY), p2).p1("start Weeny Gun").p2("promote La Li")
    assert table["P2.super"] == 1


@pytest.mark.proves("MEGA-RULING-16")
def test_thunder_chomp_denies_the_super_token_of_its_own_damage_only() -> None:
    p1 = team("Tyranosorcerer", hand=["Y +swap", "R +swap", "Y +swap", "B +swap"])
    table = Table(p1, team("Sharkfist")).p1("start Thunder Chomp")
    while table.question in ("P1 first card", "P1 second card"):
        table.p1(table.options[0])
    assert table["Sharkfist.damage"] == attack("Thunder Chomp").front
    assert table["P2.super"] == 0
    table.p1("start Flame Breath")
    assert table["P2.super"] == 1
