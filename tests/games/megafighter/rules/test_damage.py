"""Chapter Damage and K.O., and how the game is won."""

import pytest

from kumite.games.megafighter.position import Bout
from kumite.games.megafighter.rules.damage import deal
from tests.games.megafighter.table import Table, ability, alone, attack, hp, n_of, pair, team

KRAUT, WEENY = pair("Kraut Bomb"), pair("Weeny Gun")
MEAT_SEEKER = attack("Meat Seeker").cost


def almost(*names: str) -> dict[str, int]:
    """One more point and they fall."""
    return {name: hp(name) - 1 for name in names}


# Damage Counters


@pytest.mark.proves("MEGA-DMG-01")
def test_damage_is_added_to_what_lies_there() -> None:
    table = Table(team("Frankfurterer", hand=WEENY), team("Sharkfist", damage={"Sharkfist": 3, "La Li": 1}))
    table.p1("start Weeny Gun")
    assert table["Sharkfist.damage"] == 5
    assert table["Sharkfist.health"] == hp("Sharkfist") - 5
    assert table["La Li.damage"] == 1
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-DMG-02")
def test_damage_stays_from_turn_to_turn_and_from_place_to_place() -> None:
    p1 = team("Slumberjack", "Frankfurterer", "Tyranosorcerer", damage={"Slumberjack": 4})
    table = Table(p1, actions=1).p1("swap Frankfurterer")
    assert table["Slumberjack.place"] == "side"
    table.turns(2)
    assert (table["turn"], table["turns"]) == ("P2", 4)
    assert table["Slumberjack.damage"] == 4
    table.turns(1).p1("swap Slumberjack")
    assert (table["Slumberjack.place"], table["Slumberjack.damage"]) == ("front", 4)


@pytest.mark.proves("MEGA-DMG-03", "MEGA-RULING-35")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0), (0, 0)])
def test_healing_takes_damage_off_but_never_below_none(before: int, after: int) -> None:
    p1 = team("La Li", "Frankfurterer", "Slumberjack", damage={"Frankfurterer": before, "Slumberjack": 2})
    table = Table(p1, team("Sharkfist")).p1("swap Frankfurterer")
    assert table["Frankfurterer.damage"] == after
    assert table["Slumberjack.damage"] == 2
    assert ("Healed" in table.happened) == (before > 0)
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-RULING-35")
def test_healing_more_than_there_is() -> None:
    """Bindlestiff heals Pork and Brains, by an amount of ours."""
    p1 = team("Pork and Brains", hand=pair("Bindlestiff"), super=attack("Bindlestiff").cost)
    p1["damage"] = {"Pork and Brains": 1}
    table = Table(p1, team("Sharkfist")).p1("start Bindlestiff")
    assert table["Pork and Brains.damage"] == 0
    assert [event["n"] for event in table.told if event["what"] == "Healed"] == [1]


# K.O.


@pytest.mark.proves("MEGA-KO-01")
@pytest.mark.parametrize(("damage", "place"), [(7, "front"), (8, "out"), (9, "out")])
def test_damage_equal_to_the_hp_or_more_is_a_ko_and_less_is_none(damage: int, place: str) -> None:
    """Frankfurterer has 10 HP; Jump Back Schmack deals 2."""
    p1 = team("Pogorilla", "Slumberjack", "Tyranosorcerer", super=2)
    table = Table(p1, team("Frankfurterer", "La Li", "Sharkfist", damage={"Frankfurterer": damage}))
    table.p1("swap Slumberjack", "use Jump Back Schmack")
    assert table["Frankfurterer.place"] == place
    assert table.question == ("P1 act" if place == "front" else "P2 promote")


@pytest.mark.proves("MEGA-KO-01")
def test_a_fallen_fighter_never_comes_back() -> None:
    p2 = team("Sharkfist", "Tyranosorcerer", "Slumberjack", damage=almost("Sharkfist"))
    table = Table(team("Frankfurterer", "La Li", "Pogorilla", hand=WEENY), p2, actions=1)
    table.p1("start Weeny Gun").p2("promote Slumberjack")
    assert table["Sharkfist.place"] == "out"
    assert (table["P2.front"], table["P2.side"]) == ("Slumberjack", ["Tyranosorcerer"])
    assert table.question == "P2 act"
    assert "swap Sharkfist" not in table.options
    assert table.refuses("swap Sharkfist").rules == ("MEGA-SWAP-01",)
    assert table.refuses("use Undertow").rules == ("MEGA-RULING-25",)


@pytest.mark.proves("MEGA-KO-02")
def test_the_owner_promotes_one_of_the_sideline_fighters() -> None:
    p2 = team("Sharkfist", "La Li", "Pogorilla", damage=almost("Sharkfist"))
    table = Table(team("Frankfurterer", hand=WEENY), p2).p1("start Weeny Gun")
    assert table.question == "P2 promote"
    assert table.options == ["promote La Li", "promote Pogorilla"]
    assert not table["P2.front"]
    table.p2("promote Pogorilla")
    assert (table["P2.front"], table["P2.side"]) == ("Pogorilla", ["La Li"])
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-KO-02")
def test_with_one_sideline_fighter_left_there_is_nothing_to_choose() -> None:
    p2 = team("Sharkfist", "La Li", fallen=["Pogorilla"], damage=almost("Sharkfist"))
    table = Table(team("Frankfurterer", hand=WEENY), p2).p1("start Weeny Gun")
    assert (table["P2.front"], table["P2.side"]) == ("La Li", [])
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-KO-02")
def test_a_fallen_sideline_fighter_is_not_replaced() -> None:
    p2 = team("Sharkfist", "Slumberjack", "Pogorilla", damage=almost("Slumberjack"))
    table = Table(team("Frankfurterer", "La Li", "Tyranosorcerer", hand=KRAUT), p2).p1("start Kraut Bomb")
    assert (table["P2.front"], table["P2.side"]) == ("Sharkfist", ["Pogorilla"])
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-KO-03")
def test_the_current_player_goes_on_only_when_the_new_one_stands() -> None:
    p2 = team("Sharkfist", "La Li", "Pogorilla", damage=almost("Sharkfist"))
    hand = ["B +swap", "Y +swap", "R +swap"]
    table = Table(team("Frankfurterer", hand=hand), p2, deck="B/Y").p1("start Weeny Gun")
    assert table.question == "P2 promote"
    assert table["P1.hand_size"] == 1  # not even Weeny Gun's own card is drawn yet
    table.p2("promote La Li")
    assert table["P1.hand_size"] == 2
    table.p1("string Kraut Bomb")
    assert (table["Pogorilla.damage"], table["La Li.damage"]) == (1, 1)
    assert table["Sharkfist.place"] == "out"


@pytest.mark.proves("MEGA-KO-03", "MEGA-RULING-15")
def test_a_promoted_fighter_is_damaged_once_as_the_sideline_fighter_it_was() -> None:
    p2 = team("Sharkfist", "La Li", "Pogorilla", damage=almost("Sharkfist"))
    table = Table(team("Frankfurterer", hand=KRAUT), p2).p1("start Kraut Bomb").p2("promote La Li")
    assert (table["La Li.damage"], table["Pogorilla.damage"]) == (1, 1)
    assert table["P2.super"] == 1
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-RULING-15")
def test_two_fighters_can_fall_to_one_attack() -> None:
    p2 = team("Sharkfist", "Slumberjack", "Pogorilla", damage=almost("Sharkfist", "Slumberjack"))
    table = Table(team("Frankfurterer", "La Li", "Tyranosorcerer", hand=KRAUT), p2).p1("start Kraut Bomb")
    assert [event["fighter"] for event in table.told if event["what"] == "KnockedOut"] == ["Sharkfist", "Slumberjack"]
    assert (table["P2.front"], table["P2.side"]) == ("Pogorilla", [])
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-KO-04")
def test_an_ability_is_set_off_once_for_each_ko() -> None:
    """Split the Loot, ours: when an opposing Fighter is K.O.'d."""
    p1 = team("Frankfurterer", "Amoeba Bandita", "Pork and Brains", hand=KRAUT)
    p2 = team("Sharkfist", "Pogorilla", "Coldergeist", damage=almost("Sharkfist", "Coldergeist"))
    table = Table(p1, p2).p1("start Kraut Bomb")
    assert table.question == "P1 which first"
    assert table.options == ["Split the Loot for Sharkfist", "Split the Loot for Coldergeist"]
    table.p1("Split the Loot for Coldergeist")
    assert [e["fighter"] for e in table.told if e["what"] == "Used"].count("Amoeba Bandita") == 2
    nobody = Table(team("Frankfurterer", "Amoeba Bandita", "Slumberjack", hand=KRAUT), team("Sharkfist"))
    assert "Used" not in nobody.p1("start Kraut Bomb").happened


@pytest.mark.proves("MEGA-KO-04")
def test_the_ko_of_ones_own_fighter_is_not_the_opponents() -> None:
    """Write-Off, ours, is for one's own fallen; Split the Loot for the opponent's."""
    p1 = team("Frankfurterer", "Minotaxer", "Slumberjack", hand=WEENY)
    p2 = team("Sharkfist", "Amoeba Bandita", "La Li", damage=almost("Sharkfist"))
    table = Table(p1, p2).p1("start Weeny Gun").p2("promote La Li")
    assert "Used" not in table.happened
    mine = team("Sharkfist", "Minotaxer", "La Li", damage=almost("Sharkfist"))
    table = Table(team("Frankfurterer", "Slumberjack", "Amoeba Bandita", hand=WEENY), mine).p1("start Weeny Gun")
    table.p2("promote La Li").p1("Split the Loot")
    used = [e["fighter"] for e in table.told if e["what"] == "Used"]
    assert used == ["Amoeba Bandita", "Minotaxer"]  # the current player's first


@pytest.mark.proves("MEGA-RULING-25")
def test_the_ability_that_answers_its_own_ko_still_speaks() -> None:
    """Piñata Party, ours: when La Li is K.O.'d, damage to all opposing Fighters."""
    p2 = team("La Li", "Sharkfist", "Pogorilla", damage=almost("La Li"))
    table = Table(team("Frankfurterer", "Slumberjack", "Amoeba Bandita", hand=WEENY), p2).p1("start Weeny Gun")
    table.p2("promote Sharkfist").p1("Maple Snare-Up")
    n = n_of(ability("Piñata Party").does[0])
    assert [table[f"{name}.damage"] for name in ("Frankfurterer", "Slumberjack", "Amoeba Bandita")] == [n, n, n]
    assert table["P1.super"] == 0


@pytest.mark.proves("MEGA-RULING-25")
def test_a_fighter_that_falls_answers_nothing_else() -> None:
    """Freezer Burn, ours: when Coldergeist takes damage from an Attack -- not when that K.O.s it."""
    cost = ability("Freezer Burn").cost
    p2 = team("Coldergeist", "Sharkfist", "Pogorilla", damage=almost("Coldergeist"), super=cost)
    table = Table(team("Frankfurterer", hand=WEENY), p2).p1("start Weeny Gun").unhindered()
    assert table.question == "P2 promote"
    table.p2("promote Sharkfist")
    assert table.question != "P2 pay for ability"
    assert table["Frankfurterer.damage"] == 0
    standing = Table(team("Frankfurterer", hand=WEENY), team("Coldergeist", "Sharkfist", "Pogorilla", super=cost))
    assert standing.p1("start Weeny Gun").unhindered().question == "P2 pay for ability"


@pytest.mark.proves("MEGA-RULING-25")
def test_of_two_that_fall_only_the_last_words_are_heard() -> None:
    """Freezer Burn of a falling Coldergeist is not even put in order with Piñata Party of a falling La Li."""
    p2 = team("Coldergeist", "La Li", "Sharkfist", damage=almost("Coldergeist", "La Li"), super=3)
    table = Table(team("Frankfurterer", "Slumberjack", "Pogorilla", hand=KRAUT), p2).p1("start Kraut Bomb").p2("done")
    assert [event["fighter"] for event in table.told if event["what"] == "Used"] == ["La Li"]
    assert table["Frankfurterer.damage"] == n_of(ability("Piñata Party").does[0])
    assert table["P2.front"] == "Sharkfist"
    assert table.question == "P1 act"


# The end


@pytest.mark.proves("MEGA-WIN-01")
def test_the_last_ko_wins_at_once() -> None:
    p2 = alone("Sharkfist", damage=almost("Sharkfist"))
    table = Table(team("Frankfurterer", hand=WEENY), p2, deck="R +swap").p1("start Weeny Gun")
    assert table.outcome == "P1"
    assert table.question is None
    assert table.match.outcome is not None
    assert table.match.outcome.rules == ("MEGA-WIN-01",)
    assert table["P1.hand"] == []  # nothing happens after that, not even Weeny Gun's draw


@pytest.mark.proves("MEGA-WIN-01")
def test_two_kos_do_not_win_yet() -> None:
    p2 = team("Sharkfist", "La Li", fallen=["Pogorilla"], damage=almost("Sharkfist"))
    table = Table(team("Frankfurterer", hand=WEENY), p2).p1("start Weeny Gun")
    assert table.outcome is None
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-WIN-01")
def test_the_whole_team_at_once() -> None:
    p2 = team("Sharkfist", "Slumberjack", "Pogorilla", damage=almost("Sharkfist", "Slumberjack", "Pogorilla"))
    table = Table(team("Frankfurterer", "La Li", "Tyranosorcerer", hand=KRAUT), p2).p1("start Kraut Bomb")
    assert table.outcome == "P1"


@pytest.mark.proves("MEGA-WIN-01")
def test_ability_damage_wins_too_and_on_ones_own_turn_one_can_lose() -> None:
    """Jump Back Schmack K.O.s the last; Sugar Rush, ours, hurts La Li herself."""
    p1 = team("Pogorilla", "Slumberjack", "Tyranosorcerer", super=2)
    won = Table(p1, alone("Sharkfist", damage=almost("Sharkfist"))).p1("swap Slumberjack", "use Jump Back Schmack")
    assert won.outcome == "P1"
    lost = Table(alone("La Li", super=ability("Sugar Rush").cost, damage=almost("La Li"))).p1("use Sugar Rush")
    assert lost.outcome == "P2"


@pytest.mark.proves("MEGA-RULING-24")
def test_the_current_player_replaces_a_fallen_frontline_fighter_at_once() -> None:
    p1 = team("La Li", "Slumberjack", "Frankfurterer", super=ability("Sugar Rush").cost)
    p1["damage"] = {**almost("La Li"), "Frankfurterer": 3}
    table = Table(p1).p1("use Sugar Rush")
    assert table.question == "P1 promote"
    table.p1("promote Frankfurterer", "Relish in Chaos")  # before or after Piñata Party, as P1 likes
    assert table["P1.front"] == "Frankfurterer"
    assert table["Frankfurterer.damage"] == 2  # a replacement goes to the Frontline too (MEGA-RULING-22)
    assert table.question == "P1 act"
    assert table["actions"] == 3


@pytest.mark.proves("MEGA-RULING-24")
def test_a_double_ko_is_a_draw() -> None:
    """No text of the roster reaches it, so the rule itself is asked: damage to everybody at once."""
    table = Table(alone("Frankfurterer"), alone("Sharkfist"))
    position = table.match.position.clone()
    assert isinstance(position, Bout)
    deal(position, (99, 0, 0, 99, 0, 0), by_attack=False)
    assert position.outcome is not None
    assert position.outcome.winners == ()
    assert position.outcome.rules == ("MEGA-RULING-24",)
