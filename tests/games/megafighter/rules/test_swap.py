"""Chapter Swap Fighters, and Swap Tokens spent to swap."""

import pytest

from tests.games.megafighter.table import Table, ability, alone, attack, hp, pair, team


@pytest.mark.proves("MEGA-SWAP-01")
def test_frontline_and_sideline_fighter_exchange_places() -> None:
    table = Table(team("La Li", "Slumberjack", "Amoeba Bandita"), team("Sharkfist")).p1("swap Amoeba Bandita")
    assert table["P1.front"] == "Amoeba Bandita"
    assert table["P1.side"] == ["Slumberjack", "La Li"]  # the one who stepped back stands where the other stood
    assert table["actions"] == 2
    assert (table["P2.front"], len(table["P2.side"])) == ("Sharkfist", 2)
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-SWAP-01")
def test_a_swap_is_with_a_fighter_of_ones_own_sideline() -> None:
    table = Table(team("La Li", "Slumberjack", "Tyranosorcerer"), team("Sharkfist", "Pogorilla", "Coldergeist"))
    assert [option for option in table.options if option.startswith("swap")] == [
        "swap Slumberjack",
        "swap Tyranosorcerer",
    ]
    for name in ("La Li", "Pogorilla", "Sharkfist"):
        assert table.refuses(f"swap {name}").rules == ("MEGA-SWAP-01",)


@pytest.mark.proves("MEGA-RULING-23")
def test_without_a_sideline_fighter_nobody_swaps() -> None:
    table = Table(alone("La Li", swap=3))
    assert not [option for option in table.options if "swap" in option]
    assert table.refuses("swap La Li").rules == ("MEGA-RULING-23",)
    assert table.refuses("token swap La Li").rules == ("MEGA-RULING-23",)


@pytest.mark.proves("MEGA-SWAP-02", "MEGA-RULING-37")
def test_the_new_frontline_fighter_strings_onto_the_combo() -> None:
    p1 = team("Slumberjack", "Tyranosorcerer", "La Li", hand="R +swap")
    table = Table(p1, combo="R/B as B, B/Y as Y", actions=2)
    assert "string Thunder Chomp" not in table.options
    table.p1("swap Tyranosorcerer", "string Thunder Chomp")
    assert table["Sharkfist.damage"] == attack("Thunder Chomp").front
    assert table["combo"] == ["R/B as B", "B/Y as Y", "R +swap as R"]


@pytest.mark.proves("MEGA-SWAP-02")
def test_the_new_frontline_fighter_starts_a_combo() -> None:
    p1 = team("Slumberjack", "Frankfurterer", "La Li", hand="Y +swap, R +swap")
    table = Table(p1, combo="R/B as B, B/Y as Y", actions=2).p1("swap Frankfurterer", "start Kraut Bomb")
    assert table["combo"] == ["Y +swap as Y", "R +swap as R"]
    assert table["Sharkfist.damage"] == 1


@pytest.mark.proves("MEGA-RULING-37")
def test_a_swap_is_no_start_combo() -> None:
    table = Table(team("Slumberjack", "Tyranosorcerer", "La Li", hand="R +swap, R +super")).p1("swap Tyranosorcerer")
    assert not [option for option in table.options if option.startswith("string")]
    assert table.refuses("string Thunder Chomp").rules[0] == "MEGA-TURN-06"


@pytest.mark.proves("MEGA-SWAP-03")
@pytest.mark.parametrize("swap", ["swap Tyranosorcerer", "token swap Tyranosorcerer"])
def test_a_swap_discards_nothing(swap: str) -> None:
    p1 = team("Slumberjack", "Tyranosorcerer", "La Li", hand="R +swap", swap=1)
    table = Table(p1, combo="R/B as B, B/Y as Y", actions=2).p1(swap)
    assert table["combo"] == ["R/B as B", "B/Y as Y"]
    assert table["discards"] == []
    assert table.question == "P1 act"


# Swap Tokens


@pytest.mark.proves("MEGA-SWTOK-01")
def test_a_swap_token_swaps_as_a_free_action() -> None:
    table = Table(team("La Li", "Slumberjack", "Tyranosorcerer", swap=1)).p1("token swap Tyranosorcerer")
    assert (table["P1.front"], table["P1.side"]) == ("Tyranosorcerer", ["Slumberjack", "La Li"])
    assert (table["actions"], table["P1.swap"]) == (3, 0)
    assert table.question == "P1 act"
    assert not [option for option in table.options if option.startswith("token")]
    assert table.refuses("token swap La Li").rules == ("MEGA-SWTOK-01",)


@pytest.mark.proves("MEGA-SWTOK-01")
def test_only_on_ones_own_turn_and_with_ones_own_tokens() -> None:
    table = Table(team("Frankfurterer", hand=pair("Weeny Gun")), team("Sharkfist", swap=2))
    assert not [option for option in table.options if option.startswith("token")]
    table.p1("start Weeny Gun")
    assert table.question == "P2 defend"
    assert not [option for option in table.options if option.startswith("token")]
    assert table.refuses("token swap La Li").rules == ("MEGA-SWAP-01", "MEGA-SWTOK-01")


@pytest.mark.proves("MEGA-SWTOK-01")
def test_the_token_and_the_action_are_two_different_swaps() -> None:
    table = Table(team("La Li", "Slumberjack", "Tyranosorcerer", swap=1)).p1("swap Slumberjack")
    assert (table["actions"], table["P1.swap"]) == (2, 1)
    used_up = Table(team("La Li", "Slumberjack", "Tyranosorcerer", swap=1), actions=0)
    assert [o for o in used_up.options if "swap" in o] == ["token swap Slumberjack", "token swap Tyranosorcerer"]


# Swaps by an effect


@pytest.mark.proves("MEGA-RULING-23")
def test_a_forced_swap_is_chosen_by_the_owner_of_the_fighters() -> None:
    table = Table(
        team("Tyranosorcerer", "La Li", "Slumberjack", super=1), team("Sharkfist", "Amoeba Bandita", "Coldergeist")
    )
    table.p1("use Gale Fight")
    assert table.question == "P2 swap"
    assert table.options == ["swap Amoeba Bandita", "swap Coldergeist"]  # 'must': there is no staying
    table.p2("swap Coldergeist")
    assert (table["P2.front"], table["P2.side"]) == ("Coldergeist", ["Amoeba Bandita", "Sharkfist"])
    assert table["P1.front"] == "Tyranosorcerer"
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-RULING-23")
def test_unless_the_text_says_otherwise() -> None:
    """Undertow, ours: a Sideline Fighter of your choice."""
    p1 = team("Sharkfist", super=ability("Undertow").cost)
    table = Table(p1, team("Frankfurterer", "La Li", "Coldergeist")).p1("use Undertow")
    assert table.question == "P1 swap"
    table.p1("swap La Li")
    assert table["P2.front"] == "La Li"


@pytest.mark.proves("MEGA-RULING-23")
def test_a_forced_swap_without_a_sideline_fighter_does_nothing() -> None:
    table = Table(team("Tyranosorcerer", super=1), alone("Sharkfist")).p1("use Gale Fight")
    assert table["P2.front"] == "Sharkfist"
    assert table["P1.super"] == 0
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-RULING-22")
@pytest.mark.parametrize("way", ["swap Frankfurterer", "token swap Frankfurterer"])
def test_every_way_to_the_frontline_is_going_there(way: str) -> None:
    """Relish in Chaos hears Actions and tokens; forced swaps and replacements below."""
    p1 = team("La Li", "Frankfurterer", "Slumberjack", swap=1, damage={"Frankfurterer": 3})
    assert Table(p1).p1(way)["Frankfurterer.damage"] == 2


@pytest.mark.proves("MEGA-RULING-22", "MEGA-ABIL-04")
def test_a_forced_swap_on_the_opponents_turn_is_going_there_too() -> None:
    p2 = team("Sharkfist", "Frankfurterer", "Coldergeist", damage={"Frankfurterer": 3})
    table = Table(team("Tyranosorcerer", super=1), p2).p1("use Gale Fight").p2("swap Frankfurterer")
    assert table["Frankfurterer.damage"] == 2
    assert table["turn"] == "P1"


@pytest.mark.proves("MEGA-RULING-22")
def test_a_replacement_is_going_to_the_frontline_but_no_swap() -> None:
    """Nobody goes back, so Second Helping (ours, for whoever goes to the Sideline) hears nothing."""
    cost = ability("Second Helping").cost
    p2 = team("Sharkfist", "Frankfurterer", "Pork and Brains", super=cost)
    p2["damage"] = {"Sharkfist": hp("Sharkfist") - 1, "Frankfurterer": 3}
    table = Table(team("Coldergeist", hand=pair("Chill Factor")), p2).p1("start Chill Factor")
    table.p2("promote Frankfurterer")
    assert table["Frankfurterer.damage"] == 2
    assert "WentBack" not in table.happened
    assert table.question == "P1 act"
