"""The options of a table: what each changes, and what it leaves alone."""

import pytest

import kumite
from tests.games.megafighter.table import Side, Table, attack, pair, team

MEAT_SEEKER = attack("Meat Seeker").cost
LOOSE = {"loose_combos": True}
STRICT = {"strict_supply": True}


def combos(table: Table) -> set[str]:
    return {option for option in table.options if option.startswith(("start", "string"))}


# loose_combos (MEGA-RULING-07)


@pytest.mark.proves("MEGA-RULING-07")
def test_loose_cards_that_perform_nothing_may_be_played() -> None:
    table = Table(team("Frankfurterer", hand="B +swap, B +super"), options=LOOSE)
    assert combos(table) == {"start loose"}
    table.p1("start loose", "B +swap as B")
    assert table["combo"] == ["B +swap as B", "B +super as B"]
    assert (table["P1.swap"], table["P1.super"]) == (1, 1)
    assert "Performed" not in table.happened
    assert table["P2.super"] == 0
    assert table["actions"] == 2
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-RULING-07")
def test_loose_cards_that_are_correct_still_perform_their_basic_attack() -> None:
    table = Table(team("Frankfurterer", hand="B +swap, Y +swap"), options=LOOSE)
    assert combos(table) == {"start Weeny Gun", "start loose"}
    table.p1("start loose")
    assert table["combo"] == ["Y +swap as Y", "B +swap as B"]  # the only pair that performs nothing


@pytest.mark.proves("MEGA-RULING-07")
def test_loose_the_pair_of_an_ultimate_may_be_laid_without_paying() -> None:
    table = Table(team("Frankfurterer", hand="R +swap, Y +swap", super=MEAT_SEEKER), options=LOOSE)
    assert combos(table) == {"start Kraut Bomb", "start Meat Seeker", "start loose"}
    table.p1("start loose")
    assert table["combo"] == ["R +swap as R", "Y +swap as Y"]
    assert table["P1.super"] == MEAT_SEEKER
    assert table["Sharkfist.damage"] == 0


@pytest.mark.proves("MEGA-RULING-07")
def test_loose_strings_prepare_later_ones() -> None:
    p1 = team("Frankfurterer", hand="B +super, Y +swap")
    table = Table(p1, options=LOOSE, combo="R/B as B, B/Y as Y", actions=3)
    table.p1("string loose", "B +super as B", "string Weeny Gun")
    assert table["combo"][-2:] == ["B +super as B", "Y +swap as Y"]
    assert table["Sharkfist.damage"] == 2


@pytest.mark.proves("MEGA-RULING-07")
def test_loose_either_side_of_a_card_may_be_turned_up() -> None:
    table = Table(team("Slumberjack", hand="B/Y, B/Y"), options=LOOSE).p1("start loose")
    assert table.options == ["B/Y as B", "B/Y as Y"]
    table.p1("B/Y as Y")
    assert table.options == ["B/Y as B", "B/Y as Y"]
    table.p1("B/Y as Y")
    assert table["combo"] == ["B/Y as Y", "B/Y as Y"]


@pytest.mark.proves("MEGA-RULING-07")
def test_loose_one_card_is_no_start_combo_and_a_string_needs_a_start() -> None:
    table = Table(team("Frankfurterer", hand="B +swap"), options=LOOSE)
    assert combos(table) == set()
    nothing = Table(team("Frankfurterer", hand="B +swap, B +super"))
    assert combos(nothing) == set()  # without the option


# strict_supply (MEGA-RULING-13)


@pytest.mark.proves("MEGA-RULING-13")
def test_supplies_are_unlimited_unless_the_table_is_strict() -> None:
    usual = Table(team("Frankfurterer", super=20, hand="B +swap, Y +super", swap=24), team("Sharkfist", super=20))
    usual.p1("taunt", "start Weeny Gun")
    assert (usual["P1.super"], usual["P1.swap"]) == (23, 25)
    assert usual["P2.super"] == 21


@pytest.mark.proves("MEGA-RULING-13")
def test_a_strict_supply_gives_only_what_is_left() -> None:
    table = Table(team("Frankfurterer", super=20), team("Sharkfist", super=13), options=STRICT).p1("taunt")
    assert table["P1.super"] == 21  # one was left
    table.p1("taunt")
    assert table["P1.super"] == 21
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-RULING-13")
def test_at_a_strict_table_damage_earns_nothing_from_an_empty_supply() -> None:
    p1 = team("Frankfurterer", super=17, hand=pair("Weeny Gun"))
    table = Table(p1, team("Sharkfist", super=17), options=STRICT).p1("start Weeny Gun")
    assert table["Sharkfist.damage"] == 2
    assert (table["P1.super"], table["P2.super"]) == (17, 17)


@pytest.mark.proves("MEGA-RULING-13")
def test_spent_tokens_can_be_gained_again() -> None:
    table = Table(team("Frankfurterer", super=17), team("Sharkfist", super=17), options=STRICT)
    table.p1("use Catch Up and Mustard", "taunt")
    assert table["P1.super"] == 17


# tokens_block (MEGA-RULING-28)


def attacked(mode: str, **options: bool) -> Table:
    p1: Side = team("Frankfurterer", hand=pair("Weeny Gun"))
    return Table(p1, team("Sharkfist", swap=1), mode=mode, options=options).p1("start Weeny Gun")


@pytest.mark.proves("MEGA-RULING-28", "MEGA-VET-01")
def test_veteran_swap_tokens_do_not_block() -> None:
    table = attacked("veteran")
    assert table.question == "P1 act"
    assert table["Sharkfist.damage"] == 2


@pytest.mark.proves("MEGA-RULING-28")
def test_veteran_with_the_lenient_reading_they_do() -> None:
    table = attacked("veteran", tokens_block=True)
    assert table.options == ["done", "block Sharkfist with token"]
    table.p2("block Sharkfist with token")
    assert table["Sharkfist.damage"] == 1
    assert (table["P2.super"], table["P2.swap"]) == (0, 0)


@pytest.mark.proves("MEGA-RULING-28", "MEGA-SWTOK-02")
@pytest.mark.parametrize("tokens_block", [False, True])
def test_in_the_standard_game_they_always_do(tokens_block: bool) -> None:
    assert "block Sharkfist with token" in attacked("standard", tokens_block=tokens_block).options


# turn_limit (MEGA-RULING-43)


@pytest.mark.proves("MEGA-RULING-43")
def test_after_the_last_turn_without_a_winner_the_game_is_a_draw() -> None:
    table = Table(actions=1, turns=3, options={"turn_limit": 3}).p1("taunt", "end")
    assert table.outcome == "draw"
    assert table.question is None
    assert table.match.outcome is not None
    assert table.match.outcome.rules == ("MEGA-RULING-43",)
    assert table["P1.hand_size"] == 3  # the turn was played to its end


@pytest.mark.proves("MEGA-RULING-43")
def test_both_players_turns_count() -> None:
    table = Table(phase="start", options={"turn_limit": 2})
    table.turns(1)
    assert table.outcome is None
    assert table["turn"] == "P2"
    assert table.turns(1).outcome == "draw"


@pytest.mark.proves("MEGA-RULING-43")
def test_two_hundred_turns_unless_the_table_says_otherwise() -> None:
    table = Table(actions=1, turns=199).p1("taunt", "end")
    assert table.outcome is None
    assert table["turns"] == 200
    last = Table(actions=1, turns=200).p1("taunt", "end")
    assert last.outcome == "draw"


@pytest.mark.proves("MEGA-RULING-43")
def test_a_win_in_the_last_turn_is_a_win() -> None:
    p2 = team("Frankfurterer", fallen=["La Li", "Pogorilla"], damage={"Frankfurterer": 9})
    table = Table(team("Sharkfist", hand=pair("Jaw Dropper")), p2, actions=1, turns=200).p1("start Jaw Dropper")
    assert table.outcome == "P1"


# first and draft


@pytest.mark.parametrize("first", ["P1", "P2"])
def test_first_names_the_first_player_and_nothing_is_drawn(first: str) -> None:
    table = Table.new(first=first)
    assert table.question == "chance shuffle"
    assert table.told[0]["text"] == f"{first} goes first."


def test_first_at_random_is_the_default() -> None:
    assert Table.new().question == Table.new(first="random").question == "chance first player"


def test_the_draft_is_recommended_by_default() -> None:
    assert Table.new(first="P1").shuffle().question == "P1 draft"
    assert Table.new(first="P1", draft="recommended").shuffle().question == "P1 draft"


def test_options_go_into_the_record_and_come_back_out_of_it() -> None:
    options = {"loose_combos": True, "turn_limit": 7, "first": "P2", "draft": "random"}
    match = kumite.match("megafighter", seed=3, mode="veteran", options=options)
    again = kumite.replay(match.record())
    assert again.view(None) == match.view(None)
    assert again.record() == match.record()
