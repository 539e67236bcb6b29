"""Chapters Start Combo, String Combo and Single Button Cards: which cards perform what, and where they lie."""

from random import Random

import pytest

from kumite.games.megafighter.cards.buttons import DECK
from kumite.games.megafighter.printed import CARDS, LETTERS
from tests.games.megafighter.table import Side, Table, attack, pair, team

MEAT_SEEKER = attack("Meat Seeker").cost


def attacks(table: Table) -> list[str]:
    """The Attacks performed so far."""
    names = {a.name for f in ("Weeny Gun", "Kraut Bomb", "Meat Seeker", "Thunder Chomp") for a in (attack(f),)}
    return [name for event in table.told if event["what"] == "Performed" for name in names if name in event["text"]]


def combos(table: Table) -> set[str]:
    """The Start and String Combos on offer."""
    return {option for option in table.options if option.startswith(("start", "string"))}


# Start Combo


@pytest.mark.proves("MEGA-START-01", "MEGA-ATK-01")
def test_two_cards_of_the_hand_perform_an_attack_of_the_frontline_fighter() -> None:
    table = Table(team("Frankfurterer", hand="B/Y, Y/R, R +swap"), deck="B +super")
    table.p1("start Weeny Gun")
    assert table["combo"] == ["B/Y as B", "Y/R as Y"]
    assert table["P1.hand"] == ["R +swap", "B +super"]
    assert table["Sharkfist.damage"] == 2
    assert table["actions"] == 2
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-START-01")
def test_the_cards_come_out_of_ones_own_hand() -> None:
    table = Table(team("Frankfurterer", hand="B +swap"), team("Sharkfist", hand="Y +swap"), deck="Y +super")
    assert combos(table) == set()
    assert table.refuses("start Weeny Gun").rules == ("MEGA-START-01", "MEGA-START-02")


@pytest.mark.proves("MEGA-START-01")
def test_which_cards_are_laid_is_the_players_choice() -> None:
    table = Table(team("Frankfurterer", hand="B +swap, B +super, Y +swap, Y/R block 2"))
    table.p1("start Weeny Gun")
    assert table.question == "P1 first card"
    assert table.options == ["B +super", "B +swap"]
    table.p1("B +swap")
    assert table.question == "P1 second card"
    assert table.options == ["Y/R block 2", "Y +swap"]
    assert table["combo"] == []
    table.p1("Y/R block 2")
    assert table["combo"] == ["B +swap as B", "Y/R block 2 as Y"]
    assert table["P1.hand"][:2] == ["B +super", "Y +swap"]
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-START-02", "MEGA-BOARD-04")
def test_buttons_are_laid_in_the_listed_order_from_left_to_right() -> None:
    table = Table(team("Frankfurterer", hand="R +swap, Y +swap"))
    assert combos(table) == {"start Kraut Bomb"}
    table.p1("start Kraut Bomb")
    assert table["combo"] == ["Y +swap as Y", "R +swap as R"]
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-START-02", "MEGA-BOARD-04")
def test_the_other_order_is_another_attack_or_none() -> None:
    both = Table(team("Frankfurterer", hand="R +swap, Y +swap", super=MEAT_SEEKER))
    assert combos(both) == {"start Kraut Bomb", "start Meat Seeker"}
    both.p1("start Meat Seeker")
    assert both["combo"] == ["R +swap as R", "Y +swap as Y"]
    assert attacks(both) == ["Meat Seeker"]
    tyranosorcerer = Table(team("Tyranosorcerer", hand="B +swap, Y +swap"))
    assert combos(tyranosorcerer) == {"start Flame Breath"}  # yellow, blue; blue, yellow is the Ultimate's


@pytest.mark.proves("MEGA-START-02")
def test_both_buttons_are_needed() -> None:
    assert combos(Table(team("Frankfurterer", hand="Y +swap, Y +super, Y +swap"))) == set()
    assert combos(Table(team("Frankfurterer", hand="B +swap, B +super, R +swap, R +super"))) == set()


@pytest.mark.proves("MEGA-START-03")
def test_only_the_frontline_fighter_attacks() -> None:
    table = Table(team("Slumberjack", "Frankfurterer", "La Li", hand=pair("Kraut Bomb")))
    assert "start Kraut Bomb" not in table.options
    refused = table.refuses("start Kraut Bomb")
    assert refused.rules == ("MEGA-START-03",)
    assert "Slumberjack" in refused.reason
    table.p1("swap Frankfurterer")
    assert "start Kraut Bomb" in table.options


@pytest.mark.proves("MEGA-START-03")
def test_nobody_borrows_an_attack_of_the_opponents() -> None:
    table = Table(team("Slumberjack", hand=pair("Kraut Bomb")), team("Frankfurterer"))
    assert "start Kraut Bomb" not in table.options
    assert table.refuses("start Kraut Bomb").rules == ("MEGA-START-03",)


@pytest.mark.proves("MEGA-START-04", "MEGA-COMBO-01")
def test_a_new_start_combo_discards_the_cards_played_before() -> None:
    hand = pair("Kraut Bomb")
    table = Table(team("Frankfurterer", hand=hand), combo="R/B as B, Y +super as Y", discards="B +swap", actions=2)
    table.p1("start Kraut Bomb")
    assert table["combo"] == ["B/Y as Y", "R/B as R"]
    assert table["discards"] == ["B +swap", "R/B", "Y +super"]
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-START-04")
def test_the_old_combo_can_no_longer_be_strung_onto() -> None:
    hand = ["Y +super", "B/Y", "R/B", "R +swap"]
    table = Table(team("Frankfurterer", hand=hand), combo="R/B as B, B/Y as Y", actions=2)
    assert "string Kraut Bomb" in table.options
    table.p1("start Kraut Bomb", "Y +super", "R +swap")
    assert "string Kraut Bomb" not in table.options  # the last Button is red now
    assert table.refuses("string Kraut Bomb").rules == ("MEGA-STRING-02", "MEGA-BTN-02")


@pytest.mark.proves("MEGA-START-05", "MEGA-TURN-05")
def test_three_start_combos_in_one_turn() -> None:
    hand = ["B +swap", "Y +swap", "B +swap", "Y +swap", "B +swap", "Y +swap"]
    table = Table(team("Frankfurterer", hand=hand), deck="R/B, R/B, R/B")
    for actions in (2, 1, 0):
        table.p1("start Weeny Gun")
        if table.question == "P1 first card":
            table.p1("B +swap")
        assert table["actions"] == actions
    assert attacks(table) == ["Weeny Gun"] * 3
    assert table["Sharkfist.damage"] == 6
    assert table["combo"] == ["B +swap as B", "Y +swap as Y"]
    assert len(table["discards"]) == 4


# Double-sided cards


@pytest.mark.proves("MEGA-BTN-01")
def test_a_double_sided_card_is_either_of_its_buttons() -> None:
    as_blue = Table(team("Frankfurterer", hand="B/Y, Y +swap")).p1("start Weeny Gun")
    assert as_blue["combo"] == ["B/Y as B", "Y +swap as Y"]
    as_yellow = Table(team("Frankfurterer", hand="B/Y, B +swap")).p1("start Weeny Gun")
    assert as_yellow["combo"] == ["B +swap as B", "B/Y as Y"]
    two = Table(team("Frankfurterer", hand="B/Y, B/Y")).p1("start Weeny Gun")
    assert two["combo"] == ["B/Y as B", "B/Y as Y"]


@pytest.mark.proves("MEGA-BTN-01")
@pytest.mark.parametrize("hand", ["B/Y", "B/Y, R +swap", "B/Y, R +super, R +swap"])
def test_a_double_sided_card_is_not_both_of_its_buttons(hand: str) -> None:
    table = Table(team("Frankfurterer", hand=hand))
    assert "start Weeny Gun" not in table.options
    assert table.refuses("start Weeny Gun").rules == ("MEGA-BTN-01",)


@pytest.mark.proves("MEGA-BTN-01")
def test_an_attack_of_one_colour_needs_two_cards_of_it() -> None:
    colour = attack("Fin-ishing Blow").buttons
    assert colour[0] == colour[1]
    one, two = pair("Fin-ishing Blow")[:1], pair("Fin-ishing Blow")
    assert combos(Table(team("Sharkfist", hand=one), team("Frankfurterer"))) == set()
    assert "start Fin-ishing Blow" in Table(team("Sharkfist", hand=two), team("Frankfurterer")).options


@pytest.mark.proves("MEGA-BTN-02", "MEGA-RULING-06")
def test_the_upright_button_is_what_counts_for_the_next_string() -> None:
    table = Table(team("Frankfurterer", hand="Y +swap, Y/R, R +swap, Y +super", super=MEAT_SEEKER))
    table.p1("start Kraut Bomb", "Y +swap", "Y/R")
    assert table["combo"] == ["Y +swap as Y", "Y/R as R"]
    assert "string Kraut Bomb" not in table.options  # needs a yellow Button last: there is one on the card, turned away
    assert table.refuses("string Kraut Bomb").rules == ("MEGA-STRING-02", "MEGA-BTN-02")
    table.p1("string Meat Seeker")
    assert table["combo"] == ["Y +swap as Y", "Y/R as R", "Y +super as Y"]


@pytest.mark.proves("MEGA-BLOCK-02", "MEGA-BLOCK-01")
@pytest.mark.parametrize(("hand", "row"), [("B +swap, Y/R block 3", ["B +swap as B", "Y/R block 3 as Y"])])
def test_on_ones_own_turn_a_block_card_is_an_ordinary_button(hand: str, row: list[str]) -> None:
    table = Table(team("Frankfurterer", hand=hand)).p1("start Weeny Gun")
    assert table["combo"] == row
    assert table["Sharkfist.damage"] == 2
    assert table["Frankfurterer.damage"] == 0
    assert "Blocked" not in table.happened
    assert table.question == "P1 act"


# The definition of a Combo


@pytest.mark.proves("MEGA-COMBO-01", "MEGA-STRING-01")
def test_a_combo_is_the_start_and_its_strings_each_with_an_attack() -> None:
    table = Table(team("Frankfurterer", hand="B +swap, Y +swap, R +swap"), deck="B/Y")
    table.p1("start Weeny Gun", "string Kraut Bomb")
    assert table["combo"] == ["B +swap as B", "Y +swap as Y", "R +swap as R"]
    assert attacks(table) == ["Weeny Gun", "Kraut Bomb"]
    assert table["actions"] == 1
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-COMBO-01", "MEGA-RULING-07")
def test_cards_that_perform_nothing_cannot_be_played() -> None:
    table = Table(team("Frankfurterer", hand="B +swap, B +super"), combo="R/B as B, B/Y as Y", actions=2)
    assert combos(table) == set()
    assert table.refuses("start loose").rules == ("MEGA-RULING-07",)
    assert table.refuses("string loose").rules == ("MEGA-RULING-07",)


# String Combo


@pytest.mark.proves("MEGA-STRING-01", "MEGA-STRING-02")
def test_one_new_card_next_to_the_last_performs_the_next_attack() -> None:
    table = Table(team("Frankfurterer", hand="R +swap, B/Y"), combo="R/B as B, B/Y as Y", actions=2)
    table.p1("string Kraut Bomb")
    assert table["combo"] == ["R/B as B", "B/Y as Y", "R +swap as R"]
    assert table["P1.hand"] == ["B/Y"]
    assert attacks(table) == ["Kraut Bomb"]
    assert table["actions"] == 1
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-STRING-01")
def test_the_card_to_string_is_the_players_choice() -> None:
    table = Table(team("Frankfurterer", hand="R +swap, R/B, B/Y"), combo="R/B as B, B/Y as Y", actions=2)
    table.p1("string Kraut Bomb")
    assert table.question == "P1 string card"
    assert table.options == ["R/B", "R +swap"]
    table.p1("R/B")
    assert table["combo"][-1] == "R/B as R"


@pytest.mark.proves("MEGA-STRING-02")
def test_only_the_last_button_of_the_combo_counts() -> None:
    hand = "Y +swap, R +swap"
    table = Table(team("Frankfurterer", hand=hand), combo="Y/R as Y, R/B as B", actions=2)
    assert combos(table) == {"string Weeny Gun", "start Kraut Bomb"}  # blue is last: blue, yellow
    table.p1("string Weeny Gun")
    assert table["Sharkfist.damage"] == 2
    assert table["Pogorilla.damage"] == 0


@pytest.mark.proves("MEGA-STRING-02")
def test_a_string_needs_the_second_button_in_hand() -> None:
    table = Table(team("Frankfurterer", hand="Y +swap, B/Y"), combo="R/B as B, B/Y as Y", actions=2)
    assert "string Kraut Bomb" not in table.options
    assert table.refuses("string Kraut Bomb").rules == ("MEGA-STRING-01", "MEGA-STRING-02")


@pytest.mark.proves("MEGA-STRING-03")
def test_played_cards_stay_between_actions() -> None:
    table = Table(team("Frankfurterer", hand="B +swap, Y +swap, R +swap"), deck="B/Y")
    table.p1("start Weeny Gun", "taunt")
    assert table["combo"] == ["B +swap as B", "Y +swap as Y"]
    assert table["discards"] == []
    table.p1("string Kraut Bomb")
    assert table["combo"][-1] == "R +swap as R"
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-STRING-04")
def test_several_strings_in_one_turn() -> None:
    hand = "B +swap, Y +swap, R +swap, Y +super"
    table = Table(team("Frankfurterer", hand=hand, super=MEAT_SEEKER), deck="R/B")
    table.p1("start Weeny Gun", "Y +swap", "string Kraut Bomb", "R +swap", "string Meat Seeker")
    assert attacks(table) == ["Weeny Gun", "Kraut Bomb", "Meat Seeker"]
    assert table["combo"] == ["B +swap as B", "Y +swap as Y", "R +swap as R", "Y +super as Y"]
    assert table["actions"] == 0
    assert table["Sharkfist.damage"] == 2 + 1 + 3
    assert table["La Li.damage"] == 1 + 3


@pytest.mark.proves("MEGA-STRING-04")
def test_each_string_needs_an_action() -> None:
    table = Table(team("Frankfurterer", hand="R +swap", swap=1), combo="R/B as B, B/Y as Y", actions=0)
    assert combos(table) == set()
    assert table.refuses("string Kraut Bomb").rules == ("MEGA-TURN-02",)


@pytest.mark.proves("MEGA-STRING-05", "MEGA-TURN-06", "MEGA-END-01")
def test_a_combo_never_carries_over_to_a_later_turn() -> None:
    p1 = team("Frankfurterer", hand=["B +swap", "Y +swap", "R +swap"])
    table = Table(p1, actions=1, deck="B/Y, R +super, R +super, B +super, B +super, B +super, B +super")
    table.p1("start Weeny Gun", "end").p2("taunt", "taunt", "taunt")
    if table.question == "P2 act":
        table.p2("end")
    assert table.question == "P1 act"
    assert table["combo"] == []
    assert not [option for option in table.options if option.startswith("string")]
    assert table.refuses("string Kraut Bomb").rules == ("MEGA-TURN-06", "MEGA-STRING-05")


@pytest.mark.proves("MEGA-STRING-05")
def test_the_opponents_combo_cannot_be_strung_onto() -> None:
    table = Table(
        team("Sharkfist", hand="R/B"), team("Frankfurterer", hand="R +swap"), combo="R/B as B, B/Y as Y", actions=1
    )
    table.p1("taunt")
    if table.question == "P1 act":
        table.p1("end")
    assert table.question == "P2 act"
    assert table.refuses("string Kraut Bomb").rules[0] == "MEGA-TURN-06"


# Single Button Cards


@pytest.mark.proves("MEGA-SINGLE-01", "MEGA-SINGLE-02")
def test_a_single_button_brings_its_token_when_played() -> None:
    table = Table(team("Frankfurterer", hand="B +super, Y +swap"), team("Sharkfist", hand="R/B"))
    table.p1("start Weeny Gun")
    assert table.question == "P2 defend"  # the Attack is not over, and the bonuses are here
    assert (table["P1.super"], table["P1.swap"]) == (1, 1)
    assert (table["P2.super"], table["P2.swap"]) == (0, 0)


@pytest.mark.proves("MEGA-SINGLE-02")
def test_a_strung_single_button_brings_its_token_too() -> None:
    table = Table(team("Frankfurterer", hand="R +super"), combo="R/B as B, B/Y as Y", actions=2)
    table.p1("string Kraut Bomb")
    assert table["P1.super"] == 1
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-SINGLE-02")
def test_a_double_sided_card_brings_nothing() -> None:
    table = Table(team("Frankfurterer", hand="B/Y, Y/R block 1")).p1("start Weeny Gun")
    assert (table["P1.super"], table["P1.swap"]) == (0, 0)


@pytest.mark.proves("MEGA-SINGLE-02", "MEGA-ULT-01")
@pytest.mark.parametrize(
    ("hand", "short"), [("R +super, Y +swap", 1), ("R +swap, Y +super", 1), ("R +super, Y +super", 2)]
)
def test_the_gained_super_token_can_pay_for_the_ultimate_it_completes(hand: str, short: int) -> None:
    table = Table(team("Frankfurterer", hand=hand, super=MEAT_SEEKER - short))
    table.p1("start Meat Seeker")
    assert table["P1.super"] == 0
    assert table["Sharkfist.damage"] == 3
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-SINGLE-02", "MEGA-ULT-02")
@pytest.mark.parametrize(
    ("hand", "short"), [("R +swap, Y +swap", 1), ("R +super, Y +swap", 2), ("R +super, Y +super", 3), ("Y/R, Y/R", 1)]
)
def test_swap_bonuses_and_too_few_super_bonuses_do_not_pay(hand: str, short: int) -> None:
    table = Table(team("Frankfurterer", hand=hand, super=MEAT_SEEKER - short))
    assert "start Meat Seeker" not in table.options
    assert table.refuses("start Meat Seeker").rules == ("MEGA-ULT-01", "MEGA-ULT-02", "MEGA-SINGLE-02")


@pytest.mark.proves("MEGA-SINGLE-02")
def test_only_cards_that_bring_the_missing_token_are_offered() -> None:
    hand = "R +super, R +swap, Y +super, Y +swap"
    table = Table(team("Frankfurterer", hand=hand, super=MEAT_SEEKER - 1)).p1("start Meat Seeker")
    assert table.options == ["R +super", "R +swap"]
    table.p1("R +swap")  # then the second card must bring it, and there is only one that does
    assert table["combo"] == ["R +swap as R", "Y +super as Y"]
    again = Table(team("Frankfurterer", hand=hand, super=MEAT_SEEKER - 1)).p1("start Meat Seeker", "R +super")
    assert again.options == ["Y +super", "Y +swap"]


@pytest.mark.proves("MEGA-SINGLE-02")
def test_a_strung_ultimate_is_paid_with_the_token_of_its_card() -> None:
    held: Side = {"super": MEAT_SEEKER - 1}
    can = Table(team("Frankfurterer", hand="Y +super, Y +swap", **held), combo="B/Y as Y, Y/R as R", actions=2)
    can.p1("string Meat Seeker")
    assert can["combo"][-1] == "Y +super as Y"
    assert can["La Li.damage"] == 3
    cannot = Table(team("Frankfurterer", hand="Y +swap", **held), combo="B/Y as Y, Y/R as R", actions=2)
    assert "string Meat Seeker" not in cannot.options


@pytest.mark.proves("MEGA-RULING-13")
def test_at_a_strict_table_an_empty_supply_pays_for_nothing() -> None:
    p1 = team("Frankfurterer", hand="R +super, Y +swap", super=MEAT_SEEKER - 1)
    table = Table(p1, team("Sharkfist", super=34 - MEAT_SEEKER + 1), options={"strict_supply": True})
    assert "start Meat Seeker" not in table.options


@pytest.mark.proves("MEGA-RULING-19")
def test_a_single_button_that_is_discarded_brings_nothing() -> None:
    """Brrr-glary makes the opponent discard a card."""
    table = Table(team("Coldergeist", hand=pair("Brrr-glary")), team("Sharkfist", hand="Y +super"))
    table.p1("start Brrr-glary").p2("done")
    assert table["discards"] == ["Y +super"]
    assert table["P2.super"] == 1  # for the damage
    assert table["P2.swap"] == 0
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-RULING-20")
def test_a_start_combo_is_one_action_that_nothing_interrupts() -> None:
    table = Table(team("Frankfurterer", hand="B +swap, Y +super, Y +swap"))
    table.p1("start Weeny Gun")
    assert table.question == "P1 second card"
    assert not [option for option in table.options if "swap " in option]
    assert table["P1.swap"] == 0  # nothing is laid before both are named
    table.p1("Y +super")
    assert "token swap Slumberjack" in table.options


@pytest.mark.proves("MEGA-RULING-45")
def test_a_card_is_asked_for_even_if_there_is_only_one_that_fits() -> None:
    """Whether there was a choice is a secret of the hand; a match may go on by itself, the position does not."""
    table = Table(team("Frankfurterer", hand=["B +swap", "Y +swap"]))
    position = table.match.position.clone()
    assert position.asking is not None
    position.answer(position.asking.options[table.options.index("start Weeny Gun")])
    for what in ("first card", "second card"):
        assert (position.asking.what, len(position.asking.options)) == (what, 1)
        position.answer(position.asking.options[0])
    assert table.p1("start Weeny Gun").question == "P1 act"


# Against a second opinion: every ordered pair of cards, tried one by one


def pairs(hand: list[str], name: str, supers: int) -> set[tuple[str, str]]:
    """The ways to start an Attack, by brute force."""
    first, second = (LETTERS[button] for button in attack(name).buttons)
    found = set()
    for i, one in enumerate(hand):
        for j, other in enumerate(hand):
            ones, others = one.split()[0].split("/"), other.split()[0].split("/")
            held = supers + ("+super" in one) + ("+super" in other)
            if i != j and first in ones and second in others and held >= attack(name).cost:
                found.add((one, other))
    return found


def offered(hand: list[str], name: str, supers: int) -> set[tuple[str, str]]:
    """The ways to start an Attack, as the table offers them."""

    def at(*answers: str) -> Table:
        return Table(team("Frankfurterer", hand=hand, super=supers)).p1(*answers)

    if f"start {name}" not in at().options:
        return set()
    found, begun = set(), at(f"start {name}")
    firsts = begun.options if begun.question == "P1 first card" else [""]
    for first in firsts:
        named = [f"start {name}", *([first] if first else [])]
        table = at(*named)
        seconds = table.options if table.question == "P1 second card" else [""]
        for second in seconds:
            laid = at(*named, *([second] if second else []))["combo"]
            found.add((laid[0].rpartition(" as ")[0], laid[1].rpartition(" as ")[0]))
    return found


@pytest.mark.proves("MEGA-START-02", "MEGA-BTN-01", "MEGA-SINGLE-02", "MEGA-ULT-02")
@pytest.mark.parametrize("seed", range(12))
def test_exactly_the_pairs_that_perform_an_attack_are_offered(seed: int) -> None:
    random = Random(seed)
    deck = [CARDS[kind].name for kind in DECK]
    for _ in range(20):
        hand = random.sample(deck, random.randint(0, 6))
        supers = random.randint(MEAT_SEEKER - 3, MEAT_SEEKER)
        for name in ("Weeny Gun", "Kraut Bomb", "Meat Seeker"):
            assert offered(hand, name, supers) == pairs(hand, name, supers), (hand, name, supers)
