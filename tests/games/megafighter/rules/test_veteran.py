"""Chapter Veteran Rules: Bonus, Action, Block, Draw."""

import pytest

from tests.games.megafighter.table import Table, pair, team

WEENY = pair("Weeny Gun")
QUIET = ("Amoeba Bandita", "Pogorilla", "Pork and Brains")  # no blue and no purple Abilities among them


def veteran(p1: dict[str, object], p2: dict[str, object] | None = None, **given: object) -> Table:
    return Table(p1, p2, mode="veteran", **given)


def attacked(allocated: str = "", hand: str = "", name: str = "Weeny Gun", **given: object) -> Table:
    p1 = team("La Li" if name == "Candy Catana" else "Frankfurterer", hand=pair(name))
    return veteran(p1, team("Sharkfist", "Pogorilla", "Coldergeist", hand=hand, allocated=allocated), **given).p1(
        f"start {name}"
    )


def phases(table: Table) -> list[str]:
    return [event["phase"] for event in table.told if event["what"] == "PhaseBegan"]


@pytest.mark.proves("MEGA-VET-01")
def test_nobody_blocks_from_the_hand() -> None:
    table = attacked(hand="B/Y block 2, Y/R block 3")
    assert table["Sharkfist.damage"] == 2  # P2 was not even asked
    assert table["P2.hand_size"] == 2
    assert "Blocked" not in table.happened


@pytest.mark.proves("MEGA-VET-01", "MEGA-VET-09")
def test_a_card_allocated_ahead_blocks() -> None:
    table = attacked("B/Y block 2", hand="Y/R block 3")
    assert table.options == ["done", "block Sharkfist with B/Y block 2"]
    assert table.refuses("block Sharkfist with Y/R block 3").rules == ("MEGA-VET-01", "MEGA-VET-08")
    table.p2("block Sharkfist with B/Y block 2")
    assert table["Sharkfist.damage"] == 0
    assert table["P2.hand"] == ["Y/R block 3"]


@pytest.mark.proves("MEGA-VET-01")
def test_the_standard_game_blocks_from_the_hand_and_allocates_nothing() -> None:
    table = Table(team("Frankfurterer", hand=WEENY), team("Sharkfist", hand="B/Y block 2")).p1("start Weeny Gun")
    assert "block Sharkfist with B/Y block 2" in table.options
    ended = Table(team("La Li", hand="B/Y"), actions=1).p1("draw")
    assert ended.question == "P2 act"


@pytest.mark.proves("MEGA-VET-02")
def test_the_phases_are_bonus_action_block_draw() -> None:
    table = veteran(team(*QUIET, hand="B/Y"), phase="start")
    table.p1("draw", "draw", "draw")
    assert table.question == "P1 allocate"
    table.p1("done")
    assert phases(table)[:5] == ["bonus", "action", "block", "draw", "bonus"]
    assert table.question == "P2 act"


@pytest.mark.proves("MEGA-VET-02", "MEGA-RULING-29")
def test_on_the_first_turns_the_bonus_phase_is_empty() -> None:
    table = Table.new("veteran", first="P1", draft="random").shuffle()
    for _ in range(6):
        table.chance(table.options[0])
    table.p1(table.options[0]).p2(table.options[0])
    assert phases(table) == ["bonus", "action"]
    assert table.question == "P1 act"
    assert (table["P1.allocated"], table["P2.allocated"]) == ([], [])


@pytest.mark.proves("MEGA-VET-03")
def test_unused_cards_are_discarded_in_the_bonus_phase() -> None:
    p1 = team(*QUIET, allocated="B/Y block 2, Y/R")
    table = veteran(p1, team("Sharkfist", allocated="R/B block 1"), phase="start", discards="B +swap")
    assert table["P1.allocated"] == []
    assert table["discards"] == ["B +swap", "B/Y block 2", "Y/R"]
    assert table["P2.allocated"] == ["R/B block 1"]  # the opponent's stay
    assert table.question == "P1 bonus"


@pytest.mark.proves("MEGA-VET-03", "MEGA-RULING-29")
def test_used_blocks_give_no_bonus() -> None:
    p1 = team("Amoeba Bandita", hand=pair("Pseudopod Pistol"))
    p2 = team("Sharkfist", "Coldergeist", "La Li", allocated="B/Y block 2, Y/R, R/B block 1")
    table = veteran(p1, p2, actions=1).p1("start Pseudopod Pistol").p2("block Sharkfist with B/Y block 2")
    if table.unhindered().question == "P1 act":
        table.p1("end")
    if table.question == "P1 allocate":
        table.p1("done")
    assert table.question == "P2 bonus"
    assert table["discards"][-2:] == ["Y/R", "R/B block 1"]
    table.p2("no bonus", "no bonus")
    assert table.question == "P2 act"


@pytest.mark.proves("MEGA-VET-04")
@pytest.mark.parametrize(
    ("bonus", "cards", "supers", "swaps"),
    [("draw a card", 1, 0, 0), ("gain 2 Super Tokens", 0, 2, 0), ("gain a Swap Token", 0, 0, 1), ("no bonus", 0, 0, 0)],
)
def test_one_bonus_for_each_discarded_card(bonus: str, cards: int, supers: int, swaps: int) -> None:
    table = veteran(team(*QUIET, allocated="B/Y"), phase="start")
    assert table.options == ["no bonus", "draw a card", "gain 2 Super Tokens", "gain a Swap Token"]
    table.p1(bonus)
    assert (table["P1.hand_size"], table["P1.super"], table["P1.swap"]) == (cards, supers, swaps)
    assert (table["P2.hand_size"], table["P2.super"], table["P2.swap"]) == (0, 0, 0)
    assert table["actions"] == 3
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-VET-05")
def test_each_bonus_is_chosen_by_itself_and_may_be_declined() -> None:
    table = veteran(team(*QUIET, allocated="B/Y, Y/R, R/B"), phase="start", deck="R +super")
    table.p1("draw a card")
    assert table["P1.hand"] == ["R +super"]  # seen before the next choice
    assert table.question == "P1 bonus"
    table.p1("no bonus", "gain a Swap Token")
    assert (table["P1.hand_size"], table["P1.super"], table["P1.swap"]) == (1, 0, 1)
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-RULING-29")
def test_the_discarded_cards_can_be_drawn_again_when_the_deck_is_empty() -> None:
    every = ["B/Y"] * 5 + ["Y/R"] * 6 + ["R/B"] * 6
    every += [f"{p} block {n}" for p in ("B/Y", "Y/R", "R/B") for n in (1, 1, 1, 2, 2, 3)]
    every += [f"{c} +{b}" for c in "BYR" for b in ["super"] * 5 + ["swap"] * 4]
    p1 = team(*QUIET, hand=every, allocated="B/Y")
    table = veteran(p1, phase="start").p1("draw a card")
    assert table["P1.hand"][-1] == "B/Y"
    assert (table["deck"], table["discards"]) == (0, [])


@pytest.mark.proves("MEGA-VET-06")
@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_up_to_three_cards_are_allocated(n: int) -> None:
    table = veteran(team(*QUIET, hand="B/Y, B/Y, Y/R, R/B"), actions=1).p1("draw")
    before = table["P1.hand_size"]
    for _ in range(n):
        table.p1("allocate B/Y" if "allocate B/Y" in table.options else "allocate R/B")
    if n < 3:
        assert table.question == "P1 allocate"
        table.p1("done")
    assert table.question == "P2 act"  # after the third nobody is asked for a fourth
    assert len(table["P1.allocated"]) == n
    assert table["P1.hand_size"] == before - n + 3


@pytest.mark.proves("MEGA-VET-06", "MEGA-VET-10", "MEGA-RULING-30")
def test_allocated_cards_lie_face_down_and_only_their_player_knows_them() -> None:
    table = veteran(team(*QUIET, hand="B/Y block 2, Y/R"), actions=1).p1("draw")
    table.p1("allocate B/Y block 2", "done")
    assert table.match.view("P1")["seats"]["P1"]["allocated"] == ["B/Y block 2"]
    assert table.match.view("P2")["seats"]["P1"]["allocated"] == ["?"]
    assert table.match.view(None)["seats"]["P1"]["allocated"] == ["?"]
    laid = [e for e in table.told if e["what"] == "Allocated"]
    assert len(laid) == 1


@pytest.mark.proves("MEGA-VET-06")
def test_what_is_told_of_an_allocation() -> None:
    table = veteran(team(*QUIET, hand="B/Y block 2, Y/R"), actions=1).p1("draw", "allocate B/Y block 2")
    texts = {seat: table.match.view(seat)["events"][0]["text"] for seat in ("P1", "P2")}
    assert texts == {"P1": "P1 lays 1 card face down: B/Y block 2.", "P2": "P1 lays 1 card face down."}


@pytest.mark.proves("MEGA-VET-07")
def test_any_button_card_may_be_allocated() -> None:
    table = veteran(team(*QUIET, hand="B/Y block 2, Y/R, R +super"), actions=1, deck="B +swap").p1("draw")
    allocate = [option for option in table.options if option.startswith("allocate")]
    assert set(allocate) == {"allocate B/Y block 2", "allocate Y/R", "allocate R +super", "allocate B +swap"}
    table.p1("allocate R +super", "allocate Y/R", "done")
    assert table["P1.allocated"] == ["R +super", "Y/R"]
    assert (table["P1.super"], table["P1.swap"]) == (0, 0)  # allocated, not played (MEGA-RULING-19)


@pytest.mark.proves("MEGA-VET-08")
def test_an_allocated_card_without_a_block_amount_does_not_block() -> None:
    table = attacked("B/Y block 2, Y/R", name="Candy Catana")
    assert table.options == ["done", "block Sharkfist with B/Y block 2"]
    assert table.refuses("block Sharkfist with Y/R").rules == ("MEGA-BLOCK-01", "MEGA-VET-08")
    table.p2("block Sharkfist with B/Y block 2", "done")
    assert table["Sharkfist.damage"] == 1
    assert table["P2.allocated"] == ["Y/R"]


@pytest.mark.proves("MEGA-VET-09")
def test_the_normal_rules_of_blocking_apply() -> None:
    table = attacked("B/Y block 2, Y/R block 1", name="Candy Catana").p2("block Sharkfist with B/Y block 2", "done")
    assert table["Sharkfist.damage"] == 1
    assert table["P2.super"] == 0
    assert table["discards"] == ["B/Y block 2"]
    assert table.match.view("P1")["discards"] == ["B/Y block 2"]
    assert table["P2.allocated"] == ["Y/R block 1"]
    unsplit = attacked("B/Y block 2", name="Kraut Bomb").p2("block Sharkfist with B/Y block 2")
    assert [unsplit[f"{name}.damage"] for name in ("Sharkfist", "Pogorilla", "Coldergeist")] == [0, 1, 1]


@pytest.mark.proves("MEGA-VET-09")
def test_allocated_cards_do_not_block_abilities() -> None:
    p1 = team("Pogorilla", "Slumberjack", "Tyranosorcerer", super=2)
    table = veteran(p1, team("Sharkfist", allocated="B/Y block 3")).p1("swap Slumberjack", "use Jump Back Schmack")
    assert table["Sharkfist.damage"] == 2
    assert table["P2.allocated"] == ["B/Y block 3"]


@pytest.mark.proves("MEGA-VET-10")
def test_allocated_cards_are_part_of_no_combo() -> None:
    """They lie face down through the opponent's turn, and are gone when their player could string onto them."""
    p1 = team("Frankfurterer", "Slumberjack", "Pogorilla", hand="B/Y, Y/R, R/B")
    table = veteran(p1, actions=1).p1("taunt", "end", "allocate B/Y", "allocate Y/R", "allocate R/B")
    assert table["combo"] == []
    assert table["P1.allocated"] == ["B/Y", "Y/R", "R/B"]
    table.turns(1).p1("no bonus", "no bonus", "no bonus")
    assert table["combo"] == []
    assert not [option for option in table.options if option.startswith("string")]


@pytest.mark.proves("MEGA-VET-10")
def test_allocated_cards_stay_through_the_opponents_turn_until_the_next_bonus_phase() -> None:
    table = veteran(team(*QUIET, hand="B/Y block 2, Y/R"), team("Sharkfist", "La Li", "Coldergeist"), actions=1)
    table.p1("draw", "allocate B/Y block 2", "allocate Y/R", "done")
    assert table.question == "P2 act"
    table.p2("draw", "draw", "draw", "done")
    assert table.question == "P1 bonus"
    assert table["P1.allocated"] == []
    assert table["discards"][-2:] == ["B/Y block 2", "Y/R"]


@pytest.mark.proves("MEGA-RULING-30")
def test_cards_drawn_in_the_draw_phase_are_not_allocated_that_turn() -> None:
    table = veteran(team(*QUIET), actions=1, deck="R +swap, B +super, Y +super, B +swap").p1("draw")
    assert table.options == ["done", "allocate R +swap"]
    table.p1("done")
    assert table["P1.hand"] == ["R +swap", "B +super", "Y +super", "B +swap"]


@pytest.mark.proves("MEGA-RULING-30")
def test_allocated_cards_do_not_return_to_the_hand() -> None:
    table = veteran(team("Frankfurterer", "Slumberjack", "Pogorilla", hand="B/Y, Y/R"), actions=1)
    table.p1("taunt", "end", "allocate B/Y", "done").turns(1).p1("no bonus")
    assert table["P1.allocated"] == []
    assert "Y/R" in table["P1.hand"]
    assert table["discards"].count("B/Y") == 1


@pytest.mark.proves("MEGA-RULING-45")
def test_the_defender_is_asked_whenever_an_allocated_card_could_block() -> None:
    assert attacked("Y/R", hand="").question == "P2 defend"
    assert attacked("Y/R").options == ["done"]
    assert attacked("", hand="B/Y block 3").question != "P2 defend"


@pytest.mark.proves("MEGA-RULING-29")
def test_the_second_player_cannot_block_in_the_very_first_turn() -> None:
    table = attacked(hand="B/Y block 3", turns=1)
    assert table["Sharkfist.damage"] == 2


@pytest.mark.proves("MEGA-VET-06", "MEGA-VET-10")
def test_a_card_that_was_revealed_in_the_hand_is_secret_again_when_it_is_laid_face_down() -> None:
    """Mind over Platter, ours, reveals P1's hand; which of these cards P1 then lays down is not shown."""
    p1 = team(*QUIET[:2], "Frankfurterer", hand="B/Y block 3, Y/R block 3, R +super")
    p2 = team("Pork and Brains", "La Li", "Sharkfist", hand=pair("Mind over Platter"))
    table = veteran(p1, p2, turn="P2", actions=1).p2("start Mind over Platter")
    assert table.match.view("P2")["seats"]["P1"]["hand"] == ["B/Y block 3", "R +super", "Y/R block 3"]
    table.turns(1)
    assert table.question == "P1 act"
    table.p1("swap Frankfurterer", "swap Amoeba Bandita", "swap Frankfurterer")
    if table.question == "P1 act":
        table.p1("end")
    table.p1("allocate Y/R block 3")
    for seat in ("P2", None):
        assert table.match.view(seat)["seats"]["P1"]["allocated"] == ["?"]
