"""Chapter Fighter Abilities: green, blue, purple, red bar."""

import pytest

from tests.games.megafighter.table import Table, ability, attack, hp, n_of, pair, team

WEENY, KRAUT = pair("Weeny Gun"), pair("Kraut Bomb")
CATCH_UP = "use Catch Up and Mustard"


# All Abilities


@pytest.mark.proves("MEGA-ABIL-01")
def test_using_an_ability_is_no_action() -> None:
    table = Table(team("Frankfurterer", super=2), deck="R +swap").p1(CATCH_UP)
    assert table["actions"] == 3
    assert (table["P1.hand"], table["P1.swap"], table["P1.super"]) == (["R +swap"], 1, 0)
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-ABIL-02")
def test_an_ability_may_be_used_several_times_in_a_turn() -> None:
    table = Table(team("Frankfurterer", "Slumberjack", "La Li", super=4)).p1(CATCH_UP, CATCH_UP)
    assert (table["P1.super"], table["P1.hand_size"], table["P1.swap"]) == (0, 2, 2)
    assert CATCH_UP not in table.options
    assert table["actions"] == 3


@pytest.mark.proves("MEGA-ABIL-02")
def test_an_ongoing_ability_answers_every_time_it_is_set_off() -> None:
    table = Table(team("La Li", "Frankfurterer", "Slumberjack", damage={"Frankfurterer": 5}))
    table.p1("swap Frankfurterer", "swap La Li", "swap Frankfurterer")
    assert table["Frankfurterer.damage"] == 3


@pytest.mark.proves("MEGA-ABIL-03")
def test_abilities_work_from_the_sideline_too() -> None:
    table = Table(team("La Li", "Slumberjack", "Frankfurterer", super=2)).p1(CATCH_UP)
    assert (table["P1.super"], table["P1.hand_size"], table["P1.swap"]) == (0, 1, 1)
    assert table["Frankfurterer.place"] == "side"


@pytest.mark.proves("MEGA-ABIL-03")
def test_a_fallen_fighters_abilities_are_gone() -> None:
    table = Table(team("La Li", "Slumberjack", fallen=["Frankfurterer"], super=9))
    assert CATCH_UP not in table.options
    assert table.refuses(CATCH_UP).rules == ("MEGA-RULING-25",)


@pytest.mark.proves("MEGA-ABIL-03")
def test_the_opponents_abilities_are_the_opponents() -> None:
    table = Table(team("La Li", super=9), team("Frankfurterer", super=9))
    assert CATCH_UP not in table.options
    assert table.refuses(CATCH_UP).rules == ("MEGA-ABIL-03",)


# Green: Ongoing Effects


@pytest.mark.proves("MEGA-ABIL-04")
def test_an_ongoing_effect_is_set_off_by_its_moment() -> None:
    p1 = team("La Li", "Frankfurterer", "Slumberjack", damage={"Frankfurterer": 3, "La Li": 3})
    table = Table(p1).p1("swap Frankfurterer")
    assert (table["Frankfurterer.damage"], table["La Li.damage"]) == (2, 3)
    table.p1("swap La Li")  # going back is not its moment, and La Li is not its Fighter
    assert (table["Frankfurterer.damage"], table["La Li.damage"]) == (2, 3)


@pytest.mark.proves("MEGA-ABIL-04")
def test_an_ongoing_effect_cannot_be_used_at_will() -> None:
    table = Table(team("Frankfurterer", super=5, damage={"Frankfurterer": 3}))
    assert "use Relish in Chaos" not in table.options
    assert table.refuses("use Relish in Chaos").rules == ("MEGA-ABIL-04", "MEGA-ABIL-11")


@pytest.mark.proves("MEGA-ABIL-04", "MEGA-RULING-40")
def test_ongoing_effects_work_on_both_players_turns() -> None:
    p2 = team("Pogorilla", "Frankfurterer", "Coldergeist", super=2, damage={"Frankfurterer": 2})
    table = Table(team("Tyranosorcerer", super=1), p2).p1("use Gale Fight").p2("swap Frankfurterer")
    assert table.question == "P2 which first"
    assert table.options == ["Relish in Chaos", "Jump Back Schmack"]
    table.p2("Jump Back Schmack", "use Jump Back Schmack")
    assert table["Tyranosorcerer.damage"] == 2
    assert table["Frankfurterer.damage"] == 1
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-ABIL-05")
def test_an_ongoing_effect_with_a_cost_is_optional() -> None:
    p1 = team("Pogorilla", "Slumberjack", "Tyranosorcerer", super=3)
    table = Table(p1).p1("swap Slumberjack")
    assert table.question == "P1 pay for ability"
    assert table.options == ["decline", "use Jump Back Schmack"]
    table.p1("decline")
    assert (table["Sharkfist.damage"], table["P1.super"]) == (0, 3)
    paid = Table(team("Pogorilla", "Slumberjack", "La Li", super=3)).p1("swap Slumberjack", "use Jump Back Schmack")
    assert (paid["Sharkfist.damage"], paid["P1.super"]) == (2, 1)
    assert paid.question == table.question == "P1 act"


@pytest.mark.proves("MEGA-ABIL-05")
def test_an_ongoing_effect_that_cannot_be_paid_is_not_offered() -> None:
    table = Table(team("Pogorilla", "Slumberjack", "Tyranosorcerer", super=1)).p1("swap Slumberjack")
    assert (table["Sharkfist.damage"], table["P1.super"]) == (0, 1)
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-RULING-26")
def test_once_for_each_trigger() -> None:
    p1 = team("Pogorilla", "Slumberjack", "Tyranosorcerer", super=4, swap=1)
    table = Table(p1).p1("swap Slumberjack", "use Jump Back Schmack")
    assert table.question == "P1 act"  # not offered again, although 2 are left
    assert table["Sharkfist.damage"] == 2
    table.p1("token swap Pogorilla", "swap Slumberjack", "use Jump Back Schmack")
    assert table["Sharkfist.damage"] == 4


@pytest.mark.proves("MEGA-ABIL-06")
def test_an_ongoing_effect_without_a_cost_is_mandatory() -> None:
    table = Table(team("La Li", "Frankfurterer", "Slumberjack", damage={"Frankfurterer": 1})).p1("swap Frankfurterer")
    assert table.question == "P1 act"  # nobody was asked
    assert table["Frankfurterer.damage"] == 0
    assert table.happened.count("Used") == 1


# Blue: only on your turn


@pytest.mark.proves("MEGA-ABIL-07")
def test_a_blue_ability_is_for_ones_own_turn() -> None:
    p2 = team("Tyranosorcerer", "Coldergeist", "Amoeba Bandita", hand="B/Y", super=9)
    table = Table(team("Frankfurterer", hand=WEENY), p2).p1("start Weeny Gun")
    assert table.question == "P2 defend"
    assert "use Gale Fight" not in table.options
    assert table.refuses("use Gale Fight").rules == ("MEGA-ABIL-07",)
    table.p2("done")
    assert table.question == "P2 between actions"
    assert "use Gale Fight" not in table.options
    assert table.refuses("use Gale Fight").rules == ("MEGA-ABIL-07",)


@pytest.mark.proves("MEGA-ABIL-07", "MEGA-RULING-21")
def test_blue_abilities_come_between_actions_not_in_the_middle_of_one() -> None:
    table = Table(team("Frankfurterer", super=4), actions=2)
    assert CATCH_UP in table.options
    table.p1("draw")
    assert table.question == "P1 draw one more"
    assert CATCH_UP not in table.options
    assert table.refuses(CATCH_UP).rules == ("MEGA-RULING-21",)
    table.p1("enough", "taunt")
    assert CATCH_UP in table.options  # after the last Action, until the Combo is discarded
    table.p1(CATCH_UP, "end")
    assert table.question == "P2 act"


@pytest.mark.proves("MEGA-ABIL-08")
def test_a_blue_ability_costs_what_it_shows() -> None:
    poor = Table(team("Tyranosorcerer"))
    assert "use Gale Fight" not in poor.options
    assert poor.refuses("use Gale Fight").rules == ("MEGA-ABIL-08",)
    table = Table(team("Tyranosorcerer", super=1)).p1("use Gale Fight").p2("swap La Li")
    assert table["P1.super"] == 0
    assert table["P2.front"] == "La Li"
    assert "use Gale Fight" not in table.options


# Purple: only on the opponent's turn


@pytest.mark.proves("MEGA-ABIL-09")
def test_a_purple_ability_is_for_the_opponents_turn() -> None:
    table = Table(team("Tyranosorcerer", "Slumberjack", "La Li", super=9))
    assert "use Adler Barrier" not in table.options
    assert table.refuses("use Adler Barrier").rules == ("MEGA-ABIL-09",)
    assert table.refuses("use Saw Lungs").rules == ("MEGA-ABIL-09",)
    p2 = team("Tyranosorcerer", "Coldergeist", "Amoeba Bandita", super=3)
    attacked = Table(team("Frankfurterer", hand=WEENY), p2).p1("start Weeny Gun")
    assert attacked.question == "P2 defend"
    assert "use Adler Barrier" in attacked.options


@pytest.mark.proves("MEGA-ABIL-09", "MEGA-RULING-21")
def test_purple_abilities_come_between_the_opponents_actions() -> None:
    cost = ability("Saw Lungs").cost
    p2 = team("Slumberjack", "Coldergeist", "Amoeba Bandita", super=cost, damage={"Slumberjack": 3})
    table = Table(team("Frankfurterer"), p2, actions=3)
    assert table.question == "P1 act"  # not before the first
    table.p1("taunt")
    assert table.question == "P2 between actions"
    table.p2("use Saw Lungs")
    assert (table["Slumberjack.damage"], table["P2.hand_size"], table["P2.super"]) == (2, 1, 0)
    assert table["actions"] == 2
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-ABIL-09", "MEGA-RULING-21")
def test_a_purple_ability_may_be_left_and_comes_not_after_the_last_action() -> None:
    cost = ability("Saw Lungs").cost
    p2 = team("Slumberjack", "Coldergeist", "Amoeba Bandita", super=cost)
    table = Table(team("Frankfurterer", swap=1), p2, actions=2).p1("draw").p2("pass")
    assert table.question == "P1 act"
    table.p1("draw")
    assert table.question == "P1 act"
    assert table["P2.super"] == cost


@pytest.mark.proves("MEGA-ABIL-09", "MEGA-RULING-21")
def test_a_purple_ability_may_be_used_in_the_block_window_before_damage() -> None:
    cost = ability("Saw Lungs").cost
    p2 = team("Slumberjack", "Coldergeist", "Amoeba Bandita", super=cost, damage={"Slumberjack": hp("Slumberjack") - 2})
    table = Table(team("Frankfurterer", hand=WEENY), p2).p1("start Weeny Gun").p2("use Saw Lungs")
    table.p2("done")
    assert table["Slumberjack.place"] == "front"  # healed first, so the 2 damage did not K.O. him
    assert table["Slumberjack.damage"] == hp("Slumberjack") - 1


@pytest.mark.proves("MEGA-RULING-21")
def test_a_purple_ability_that_speaks_of_an_attack_waits_for_one() -> None:
    """Adler Barrier makes the Attack deal less, so there must be an Attack."""
    cost = max(ability("Adler Barrier").cost, ability("Saw Lungs").cost)
    table = Table(team("Frankfurterer"), team("Tyranosorcerer", "Slumberjack", "La Li", super=cost)).p1("taunt")
    assert table.options == ["pass", "use Saw Lungs"]
    assert table.refuses("use Adler Barrier").rules == ("MEGA-RULING-21",)


@pytest.mark.proves("MEGA-ABIL-10")
def test_a_purple_ability_costs_what_it_shows() -> None:
    sides = ("Coldergeist", "Amoeba Bandita")
    poor = Table(team("Frankfurterer", hand=WEENY), team("Tyranosorcerer", *sides, hand="B/Y", super=2))
    poor.p1("start Weeny Gun")
    assert poor.question == "P2 defend"
    assert "use Adler Barrier" not in poor.options
    assert poor.refuses("use Adler Barrier").rules == ("MEGA-ABIL-10",)
    table = Table(team("Frankfurterer", hand=WEENY), team("Tyranosorcerer", *sides, super=4)).p1("start Weeny Gun")
    table.p2("use Adler Barrier")
    if table.question == "P2 defend":
        table.p2("done")
    assert table["P2.super"] == 1
    assert table["Tyranosorcerer.damage"] == 0


@pytest.mark.proves("MEGA-ABIL-03", "MEGA-ABIL-09")
def test_a_purple_ability_works_from_the_sideline() -> None:
    p2 = team("Coldergeist", "Tyranosorcerer", "Amoeba Bandita", super=3)
    table = Table(team("Frankfurterer", hand=WEENY), p2).p1("start Weeny Gun")
    assert "use Adler Barrier" in table.options


# Red bar


@pytest.mark.proves("MEGA-ABIL-11", "MEGA-RULING-35")
@pytest.mark.parametrize(
    ("p2", "healed"),
    [
        (("Amoeba Bandita", "La Li", "Coldergeist"), False),
        (("La Li", "Amoeba Bandita", "Coldergeist"), True),
    ],
)
def test_cytoplasm_works_only_in_the_frontline(p2: tuple[str, str, str], healed: bool) -> None:
    p1 = team("Sharkfist", "Frankfurterer", "Slumberjack", damage={"Frankfurterer": 3})
    table = Table(p1, team(*p2)).p1("swap Frankfurterer")
    assert table["Frankfurterer.damage"] == (2 if healed else 3)
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-ABIL-11")
def test_cytoplasm_stops_opposing_fighters_only() -> None:
    """Saw Lungs heals Slumberjack while his own team-mate Amoeba Bandita is in the Frontline."""
    p2 = team("Amoeba Bandita", "Slumberjack", "La Li", super=ability("Saw Lungs").cost, damage={"Slumberjack": 3})
    table = Table(team("Frankfurterer"), p2).p1("taunt").p2("use Saw Lungs")
    assert table["Slumberjack.damage"] == 2
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-ABIL-11", "MEGA-RULING-40")
def test_a_red_bar_with_a_cost_is_optional_and_counts_only_in_the_frontline() -> None:
    """Freezer Burn, ours: when Coldergeist takes damage from an Attack."""
    cost = ability("Freezer Burn").cost
    front = Table(team("Frankfurterer", hand=KRAUT), team("Coldergeist", "La Li", "Sharkfist", super=cost))
    front.p1("start Kraut Bomb").unhindered()
    assert front.question == "P2 pay for ability"
    assert front.options == ["decline", "use Freezer Burn"]
    front.p2("decline")
    assert front["Frankfurterer.damage"] == 0
    side = Table(team("Frankfurterer", hand=KRAUT), team("La Li", "Coldergeist", "Sharkfist", super=cost))
    side.p1("start Kraut Bomb").unhindered()
    assert side["Coldergeist.damage"] == 1
    assert side.question != "P2 pay for ability"
    assert "Used" not in side.happened


@pytest.mark.proves("MEGA-RULING-40")
def test_a_fighter_just_promoted_does_not_catch_an_earlier_moment() -> None:
    cost = ability("Freezer Burn").cost
    p2 = team("Sharkfist", "Coldergeist", "La Li", super=cost, damage={"Sharkfist": hp("Sharkfist") - 1})
    table = Table(team("Frankfurterer", hand=KRAUT), p2).p1("start Kraut Bomb").unhindered().p2("promote Coldergeist")
    assert (table["P2.front"], table["Coldergeist.damage"]) == ("Coldergeist", 1)
    assert table.question != "P2 pay for ability"


# Several at once


@pytest.mark.proves("MEGA-RULING-25")
def test_the_current_players_triggers_come_first() -> None:
    """P1 swaps Pogorilla for Frankfurterer; P2's Slumberjack answers opposing Fighters that go to the Frontline."""
    p1 = team("Pogorilla", "Frankfurterer", "La Li", super=2, damage={"Frankfurterer": 1})
    p2 = team("Sharkfist", "Slumberjack", "Coldergeist", super=ability("Maple Snare-Up").cost)
    table = Table(p1, p2).p1("swap Frankfurterer")
    assert table.question == "P1 which first"
    table.p1("Relish in Chaos", "use Jump Back Schmack")
    assert table.question == "P2 pay for ability"
    table.p2("use Maple Snare-Up")
    assert table["Frankfurterer.damage"] == n_of(ability("Maple Snare-Up").does[0])
    assert table["Sharkfist.damage"] == 2
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-RULING-25")
def test_each_player_orders_their_own_triggers() -> None:
    damage = {"Frankfurterer": hp("Frankfurterer") - 1}
    p1 = team("Pogorilla", "Frankfurterer", "La Li", super=2, damage=damage)
    table = Table(p1).p1("swap Frankfurterer")
    assert table.options == ["Relish in Chaos", "Jump Back Schmack"]
    table.p1("Jump Back Schmack", "decline")
    assert table["Frankfurterer.damage"] == damage["Frankfurterer"] - 1


@pytest.mark.proves("MEGA-RULING-25")
def test_a_fighter_that_fell_meanwhile_says_nothing_more() -> None:
    """Pogorilla steps back, but Maple Snare-Up of the current player K.O.s Frankfurterer first."""
    cost = ability("Maple Snare-Up").cost
    p1 = team("Tyranosorcerer", "Slumberjack", "La Li", super=1 + cost)
    p2 = team("Sharkfist", "Frankfurterer", "Pogorilla", damage={"Frankfurterer": hp("Frankfurterer") - 1})
    table = Table(p1, p2).p1("use Gale Fight").p2("swap Frankfurterer").p1("use Maple Snare-Up")
    assert table["Frankfurterer.place"] == "out"
    table.p2("promote Sharkfist")
    assert "Healed" not in table.happened
    assert "Relish in Chaos" not in " ".join(event["text"] for event in table.told)
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-ABIL-09")
def test_a_forced_swap_in_the_block_window_does_not_move_the_attack() -> None:
    """Cold Feet, ours, makes the attacker swap; the Attack goes on as it was performed (MEGA-RULING-15)."""
    p2 = team("Coldergeist", "La Li", "Sharkfist", super=ability("Cold Feet").cost)
    table = Table(team("Frankfurterer", "Slumberjack", "Amoeba Bandita", hand=WEENY), p2, deck="R +swap")
    table.p1("start Weeny Gun").p2("use Cold Feet").p1("swap Slumberjack")
    assert table["P1.front"] == "Slumberjack"
    assert table["Coldergeist.damage"] == attack("Weeny Gun").front
    assert table["P1.hand"] == ["R +swap"]


# Moments of our own Abilities


@pytest.mark.proves("MEGA-ABIL-04")
def test_the_beginning_of_a_turn_is_a_moment() -> None:
    """Folding Screen, a red bar: each time your turn begins, you may Swap."""
    table = Table(team("Origamimi", "Slumberjack", "La Li"), phase="start")
    assert table.question == "P1 swap"
    assert table.options == ["stay", "swap Slumberjack", "swap La Li"]
    table.p1("swap La Li")
    assert table["P1.front"] == "La Li"
    assert (table["actions"], table.question) == (3, "P1 act")
    assert Table(team("La Li", "Origamimi", "Slumberjack"), phase="start").question == "P1 act"


@pytest.mark.proves("MEGA-ABIL-04", "MEGA-ABIL-11")
def test_a_taunt_is_a_moment() -> None:
    """Salt of the Earth, a red bar: each time Sumoose taunts."""
    for front, heals in (("Sumoose", True), ("La Li", False)):
        side = "La Li" if heals else "Sumoose"
        table = Table(team(front, side, "Slumberjack", damage={"Sumoose": 3}), team("Sharkfist")).p1("taunt")
        if table.question == "P1 pay for ability":
            table.p1("use Salt of the Earth")
        assert (table["Sumoose.damage"] < 3) == heals
        assert table.question == "P1 act"


@pytest.mark.proves("MEGA-ABIL-04")
def test_an_attack_is_a_moment() -> None:
    """Count on Me: each time one of your Fighters performs an Attack."""
    cost = ability("Count on Me").cost
    for p1, p2 in ((("Frankfurterer", "Crabacus"), "La Li"), (("Frankfurterer", "La Li"), "Crabacus")):
        mine = team(*p1, "Slumberjack", hand=WEENY, super=cost)
        table = Table(mine, team("Sharkfist", p2, "Pogorilla", super=cost)).p1("start Weeny Gun")
        assert (table.question == "P1 pay for ability") == ("Crabacus" in p1)
        if "Crabacus" in p1:
            table.p1("use Count on Me")
        assert table.question == "P1 act"


@pytest.mark.proves("MEGA-ABIL-04")
def test_that_fighter_is_the_one_it_happened_to() -> None:
    """Second Helping: whoever of your Fighters goes to the Sideline heals."""
    p1 = team("La Li", "Pork and Brains", "Slumberjack", super=ability("Second Helping").cost)
    p1["damage"] = {"La Li": 3, "Pork and Brains": 3, "Slumberjack": 3}
    table = Table(p1).p1("swap Slumberjack", "use Second Helping")
    assert table["La Li.damage"] == 3 - n_of(ability("Second Helping").does[0])
    assert (table["Pork and Brains.damage"], table["Slumberjack.damage"]) == (3, 3)


@pytest.mark.proves("MEGA-RULING-35")
def test_a_fighter_that_is_out_does_not_heal() -> None:
    """Freezer Burn K.O.s Pork and Brains in the middle of Bindlestiff."""
    p1 = team("Pork and Brains", "La Li", "Slumberjack", hand=pair("Bindlestiff"), super=attack("Bindlestiff").cost)
    p1["damage"] = {"Pork and Brains": hp("Pork and Brains") - 1}
    table = Table(p1, team("Coldergeist", super=ability("Freezer Burn").cost)).p1("start Bindlestiff")
    table.unhindered().p2("use Freezer Burn")
    assert table.question == "P1 promote"
    table.p1("promote La Li")
    assert table["Pork and Brains.place"] == "out"
    assert "Healed" not in table.happened
