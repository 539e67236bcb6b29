"""Chapter Game Turn: phases, the three Actions, Taunt, the end of the turn."""

import pytest

from tests.games.megafighter.table import Table, ability, n_of, pair, team

PLAIN = "Pork and Brains"  # a Frontline Fighter without blue Abilities, so that three Actions end the phase


def phases(table: Table) -> list[tuple[int, str]]:
    return [(event["who"], event["phase"]) for event in table.told if event["what"] == "PhaseBegan"]


@pytest.mark.proves("MEGA-TURN-01", "MEGA-WIN-03")
def test_a_turn_is_an_action_phase_and_a_draw_phase() -> None:
    table = Table(team("Sharkfist", "La Li", "Amoeba Bandita"), team(PLAIN), phase="start")
    table.turns(2)
    assert phases(table) == [(0, "action"), (0, "draw"), (1, "action"), (1, "draw"), (0, "action")]
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-WIN-03")
def test_turns_alternate() -> None:
    table, seen = Table(phase="start"), []
    for _ in range(4):
        seen.append(table["turn"])
        table.turns(1)
    assert seen == ["P1", "P2", "P1", "P2"]
    assert table["turns"] == 5


@pytest.mark.proves("MEGA-TURN-02")
def test_three_actions_and_no_fourth() -> None:
    table = Table(team("Frankfurterer", swap=1))
    assert table["actions"] == 3
    table.p1("taunt", "taunt")
    assert table.question == "P1 act"
    assert table["phase"] == "action"
    table.p1("taunt")
    assert (table["actions"], table["phase"]) == (0, "action")
    assert not {"taunt", "draw", "swap Slumberjack"} & set(table.options)
    assert "three Actions" in table.refuses("taunt").reason


@pytest.mark.proves("MEGA-TURN-02")
def test_every_turn_has_three_actions_again() -> None:
    table = Table(team(PLAIN), phase="start")
    for _ in range(3):
        assert table["actions"] == 3
        table.turns(1)
    assert table["actions"] == 3


@pytest.mark.proves("MEGA-TURN-02", "MEGA-RULING-09")
def test_all_three_actions_must_be_taken() -> None:
    table = Table()
    for _ in range(3):
        assert "end" not in table.options
        assert "taunt" in table.options
        assert table.refuses("end").rules == ("MEGA-TURN-02", "MEGA-RULING-09")
        table.p1("taunt")
    assert "end" in table.options


@pytest.mark.proves("MEGA-RULING-09")
def test_the_phase_ends_by_itself_only_when_nothing_free_is_left() -> None:
    free = Table(team("Frankfurterer", swap=1), actions=1).p1("draw")
    assert free.question == "P1 act"
    assert "end" in free.options
    nothing = Table(team("Frankfurterer"), actions=1).p1("draw")
    assert nothing.question == "P2 act"


@pytest.mark.proves("MEGA-TURN-03")
def test_the_five_actions() -> None:
    table = Table(team("Frankfurterer", hand=pair("Weeny Gun") + ["Y/R"]), combo="R/B as B, B/Y as Y", actions=2)
    assert {option.split()[0] for option in table.options} == {"taunt", "draw", "start", "string", "swap"}


@pytest.mark.proves("MEGA-TURN-03")
@pytest.mark.parametrize(
    "action", ["taunt", "draw", "start Weeny Gun", "string Kraut Bomb", "swap Slumberjack", "swap Tyranosorcerer"]
)
def test_each_of_the_five_actions_costs_one(action: str) -> None:
    hand = ["R/B", "B/Y block 1", "R +swap"]
    table = Table(team("Frankfurterer", hand=hand), combo="R/B as B, B/Y as Y", actions=3)
    table.p1(action)
    while (table.question or "") in ("P1 first card", "P1 second card", "P1 string card"):
        table.p1(table.options[0])
    assert table["actions"] == 2
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-TURN-04")
@pytest.mark.parametrize(
    "order",
    [
        ("taunt", "start Weeny Gun", "draw"),
        ("draw", "taunt", "start Weeny Gun"),
        ("start Weeny Gun", "draw", "taunt"),
        ("swap Slumberjack", "swap Frankfurterer", "start Weeny Gun"),
    ],
)
def test_actions_come_in_any_order(order: tuple[str, ...]) -> None:
    table = Table(team("Frankfurterer", hand=pair("Weeny Gun")), deck="R +swap")
    for action in order:
        table.p1(action)
        if table.question == "P1 draw one more":
            table.p1("enough")
        if table.question == "P1 which first":
            table.p1(table.options[0])
    assert table["Sharkfist.damage"] == 2
    assert table["actions"] == 0 or table["turn"] == "P2"


@pytest.mark.proves("MEGA-TURN-05", "MEGA-SUPER-08")
def test_the_same_action_may_be_taken_three_times() -> None:
    table = Table().p1("taunt", "taunt", "taunt")
    assert table["P1.super"] == 6
    assert table["P2.super"] == 0
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-TURN-05")
def test_three_draws_and_three_swaps() -> None:
    drawn = Table().p1("draw", "draw", "draw")
    assert drawn["P1.hand_size"] == 3 + 3
    swapped = Table().p1("swap Slumberjack", "swap Tyranosorcerer", "swap Slumberjack")
    assert swapped["P1.front"] == "Slumberjack"
    assert swapped.question == drawn.question == "P2 act"


@pytest.mark.proves("MEGA-TURN-06")
def test_string_combo_needs_a_start_combo_earlier_this_turn() -> None:
    table = Table(team("Frankfurterer", hand=["R/B", "B/Y", "R +swap", "R +swap"]))
    assert not [option for option in table.options if option.startswith("string")]
    assert table.refuses("string Kraut Bomb").rules[0] == "MEGA-TURN-06"
    table.p1("start Weeny Gun")
    assert "string Kraut Bomb" in table.options


@pytest.mark.proves("MEGA-TURN-07", "MEGA-ABIL-01", "MEGA-SWTOK-01")
def test_free_actions_do_not_count() -> None:
    table = Table(team("Frankfurterer", super=2, swap=1), actions=1)
    table.p1("token swap Slumberjack", "use Catch Up and Mustard")
    assert table["actions"] == 1
    assert table["P1.front"] == "Slumberjack"
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-TURN-07")
def test_free_actions_are_possible_after_the_third_action_too() -> None:
    table = Table(team("Frankfurterer", super=2, swap=1), actions=0)
    table.p1("token swap Slumberjack")
    assert table.question == "P1 act"
    table.p1("use Catch Up and Mustard", "end")
    assert table.question == "P2 act"


@pytest.mark.proves("MEGA-TAUNT-01")
def test_taunt_gains_two_super_tokens() -> None:
    table = Table(team("Frankfurterer", super=1), team("Sharkfist", super=1)).p1("taunt")
    assert (table["P1.super"], table["P2.super"]) == (3, 1)
    assert table["actions"] == 2
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-TAUNT-01")
def test_a_standing_text_may_make_taunts_better() -> None:
    """Polite Applause, ours, from the Sideline too; the opponent's Taunts stay as they are."""
    more = n_of(ability("Polite Applause").always)
    table = Table(team("Frankfurterer", "Yetiquette", "La Li")).p1("taunt")
    assert table["P1.super"] == 2 + more
    other = Table(team("Frankfurterer"), team("Yetiquette")).p1("taunt")
    assert other["P1.super"] == 2


@pytest.mark.proves("MEGA-END-01", "MEGA-RULING-10")
def test_the_combo_is_discarded_before_the_draw_phase() -> None:
    table = Table(team(PLAIN), combo="R/B as B, B/Y as Y, Y/R as R", actions=1, discards="B +swap").p1("draw")
    assert table["combo"] == []
    assert table["discards"] == ["B +swap", "R/B", "B/Y", "Y/R"]
    then = [what for what in table.happened if what in ("Discarded", "PhaseBegan")]
    assert then[:2] == ["Discarded", "PhaseBegan"]
    assert table.question == "P2 act"


@pytest.mark.proves("MEGA-END-01")
def test_the_combo_stays_as_long_as_the_action_phase_goes_on() -> None:
    table = Table(team("Frankfurterer", swap=1), combo="R/B as B, B/Y as Y", actions=1).p1("draw")
    assert table["combo"] == ["R/B as B", "B/Y as Y"]
    table.p1("end")
    assert table["combo"] == []


@pytest.mark.proves("MEGA-RULING-10")
def test_the_combo_is_reshuffled_when_the_deck_runs_out_in_the_draw_phase() -> None:
    hand = ["Y/R"] * 6 + ["B/Y"] * 5
    table = Table(
        team("Frankfurterer", hand=hand),
        combo="R/B as B, B/Y as Y",
        rest="discards",
        deck="B +super, Y +super",
        actions=1,
    )
    lying = len(table["discards"])
    table.p1("taunt", "end").shuffle()
    assert table["deck"] == lying + 2 - 1
    assert table["discards"] == []
    assert table["P1.hand_size"] == len(hand) + 3


@pytest.mark.proves("MEGA-END-02")
def test_the_current_player_draws_three_in_the_draw_phase() -> None:
    p1 = team("Frankfurterer", hand="R +super, R +swap")
    table = Table(p1, team("Sharkfist", hand="B/Y"), actions=1, deck="B/Y, Y/R, R/B, Y +super")
    table.p1("taunt", "end")
    assert table["P1.hand"] == ["R +super", "R +swap", "B/Y", "Y/R", "R/B"]
    assert table["P2.hand_size"] == 1
    assert table.question == "P2 act"


@pytest.mark.proves("MEGA-END-03")
def test_after_the_draw_phase_the_turn_is_over() -> None:
    table = Table(team("Frankfurterer", super=4), actions=1).p1("taunt", "end")
    assert table.question == "P2 act"
    assert (table["turn"], table["phase"], table["actions"]) == ("P2", "action", 3)
    assert not [option for option in table.options if "Catch Up" in option]
    assert table["P1.hand_size"] == 3
