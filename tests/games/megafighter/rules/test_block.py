"""Chapter Block Cards, and Swap Tokens spent as Blocks."""

import pytest

from kumite.games.megafighter.cards.buttons import DECK
from kumite.games.megafighter.printed import CARDS
from tests.games.megafighter.table import Table, ability, alone, attack, n_of, pair, team

MEAT_SEEKER = attack("Meat Seeker").cost


def attacked(name: str, hand: str = "", front: str = "Sharkfist", swap: int = 0) -> Table:
    """P1's Frankfurterer (or La Li) attacks; P2 is asked to defend."""
    attacker = "La Li" if name == "Candy Catana" else "Frankfurterer"
    p1 = team(attacker, "Slumberjack", "Tyranosorcerer", hand=pair(name), super=attack(name).cost)
    p2 = team(front, "Amoeba Bandita", "Pogorilla", hand=hand, swap=swap)
    return Table(p1, p2, deck="B +super").p1(f"start {name}")


@pytest.mark.proves("MEGA-BLOCK-01")
def test_some_button_cards_are_block_cards_too() -> None:
    amounts = [CARDS[kind].block for kind in DECK]
    assert {0, 1, 2, 3} == set(amounts)
    for kind in DECK:
        if CARDS[kind].block:
            assert CARDS[kind].name.endswith(f"block {CARDS[kind].block}")


@pytest.mark.proves("MEGA-BLOCK-01", "MEGA-RULING-38")
def test_a_block_card_is_either_of_its_buttons_or_a_block() -> None:
    as_blue = Table(team("Frankfurterer", hand="B/Y block 2, Y +swap")).p1("start Weeny Gun")
    assert as_blue["combo"][0] == "B/Y block 2 as B"
    as_yellow = Table(team("Frankfurterer", hand="B +swap, B/Y block 2")).p1("start Weeny Gun")
    assert as_yellow["combo"][1] == "B/Y block 2 as Y"
    as_block = attacked("Weeny Gun", "B/Y block 2").p2("block Sharkfist with B/Y block 2")
    assert as_block["Sharkfist.damage"] == 0


@pytest.mark.proves("MEGA-BLOCK-01")
def test_a_card_without_a_block_amount_does_not_block() -> None:
    table = attacked("Weeny Gun", "B/Y, Y +super")
    assert table.question == "P2 defend"
    assert table.options == ["done"]
    assert table.refuses("block Sharkfist with B/Y").rules == ("MEGA-BLOCK-01", "MEGA-VET-08")


@pytest.mark.proves("MEGA-BLOCK-03")
def test_blocks_are_for_the_opponents_turn() -> None:
    table = Table(team("Frankfurterer", hand="B/Y block 2"))
    assert not [option for option in table.options if option.startswith("block")]
    assert table.refuses("block Frankfurterer with B/Y block 2").rules == ("MEGA-BLOCK-03", "MEGA-BLOCK-04")


@pytest.mark.proves("MEGA-BLOCK-03")
def test_nobody_blocks_what_ones_own_attack_does_to_ones_own_fighter() -> None:
    """Belly Flop, ours: 1 to Sumoose himself."""
    p1 = team("Sumoose", hand=[*pair("Belly Flop"), "Y/R block 3"], swap=2)
    table = Table(p1, team("Sharkfist", hand="B/Y block 1")).p1("start Belly Flop")
    assert table.question == "P2 defend"
    assert table.options == ["done", "block Sharkfist with B/Y block 1"]
    table.p2("done")
    assert table["Sumoose.damage"] == n_of(attack("Belly Flop").does[0])
    assert table["P1.hand"] == ["Y/R block 3"]
    assert table["P1.swap"] == 2
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-BLOCK-03", "MEGA-RULING-14")
def test_blocks_come_before_the_damage() -> None:
    table = attacked("Weeny Gun", "B/Y block 1")
    assert table["Sharkfist.damage"] == 0
    assert table["strike.hits"] == {"Sharkfist": 2}
    table.p2("block Sharkfist with B/Y block 1")
    assert table["Sharkfist.damage"] == 1
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-BLOCK-03")
def test_nobody_must_block() -> None:
    table = attacked("Weeny Gun", "B/Y block 3").p2("done")
    assert table["Sharkfist.damage"] == 2
    assert table["P2.hand"] == ["B/Y block 3"]
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-BLOCK-04", "MEGA-SWTOK-03")
def test_damage_from_abilities_is_never_blocked() -> None:
    """Jump Back Schmack: 2 damage when Pogorilla goes back."""
    p1 = team("Pogorilla", "Slumberjack", "Tyranosorcerer", super=2)
    table = Table(p1, team("Sharkfist", hand="B/Y block 3, Y/R block 3", swap=3))
    table.p1("swap Slumberjack", "use Jump Back Schmack")
    assert table["Sharkfist.damage"] == 2
    assert table["P2.hand_size"] == 2
    assert table["P2.swap"] == 3
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-BLOCK-05", "MEGA-DECK-02", "MEGA-HAND-01")
def test_a_block_card_is_revealed_and_discarded() -> None:
    table = attacked("Weeny Gun", "B/Y block 2, Y/R block 1")
    assert table.match.view("P1")["seats"]["P2"]["hand"] == ["?", "?"]
    table.p2("block Sharkfist with Y/R block 1")
    assert table["P2.hand"] == ["B/Y block 2"]
    assert table["discards"] == ["Y/R block 1"]
    seen = table.match.view("P1")
    assert seen["discards"] == ["Y/R block 1"]
    assert seen["seats"]["P2"]["hand"] == ["?"]


@pytest.mark.proves("MEGA-BLOCK-05")
@pytest.mark.parametrize(("card", "left"), [("B/Y block 1", 2), ("Y/R block 2", 1), ("R/B block 3", 0)])
def test_the_damage_is_reduced_by_the_printed_amount(card: str, left: int) -> None:
    table = attacked("Candy Catana", card, front="Coldergeist").p2(f"block Coldergeist with {card}")
    assert table["Coldergeist.damage"] == left
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-BLOCK-05", "MEGA-BLOCK-07")
def test_several_cards_on_one_fighter_add_up() -> None:
    table = attacked("Candy Catana", "B/Y block 1, Y/R block 1, R/B")
    table.p2("block Sharkfist with B/Y block 1", "block Sharkfist with Y/R block 1")
    assert table.question == "P2 defend"
    assert table["strike.hits"] == {"Sharkfist": 1}
    table.p2("done")
    assert table["Sharkfist.damage"] == 1
    assert table["discards"] == ["B/Y block 1", "Y/R block 1"]


@pytest.mark.proves("MEGA-BLOCK-05", "MEGA-RULING-18")
def test_too_much_block_is_wasted() -> None:
    table = attacked("Weeny Gun", "B/Y block 3, R/B").p2("block Sharkfist with B/Y block 3")
    assert table["Sharkfist.damage"] == 0
    assert table["P2.hand"] == ["R/B"]
    assert table.question == "P1 act"  # nothing is left to block
    blocked = [event["n"] for event in table.told if event["what"] == "Blocked"]
    assert blocked == [2]


@pytest.mark.proves("MEGA-BLOCK-06", "MEGA-RULING-18")
def test_one_block_card_is_not_split_between_fighters() -> None:
    table = attacked("Kraut Bomb", "B/Y block 2").p2("block Sharkfist with B/Y block 2")
    assert [table[f"{name}.damage"] for name in ("Sharkfist", "Amoeba Bandita", "Pogorilla")] == [0, 1, 1]
    assert table["P2.hand"] == []
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-BLOCK-06")
def test_the_card_goes_to_the_one_fighter_it_was_assigned_to() -> None:
    table = attacked("Kraut Bomb", "B/Y block 2").p2("block Pogorilla with B/Y block 2")
    assert [table[f"{name}.damage"] for name in ("Sharkfist", "Amoeba Bandita", "Pogorilla")] == [1, 1, 0]


@pytest.mark.proves("MEGA-BLOCK-07")
def test_several_cards_on_several_fighters() -> None:
    table = attacked("Meat Seeker", "B/Y block 2, Y/R block 1")
    table.p2("block Sharkfist with B/Y block 2", "block Pogorilla with Y/R block 1")
    assert [table[f"{name}.damage"] for name in ("Sharkfist", "Pogorilla", "Amoeba Bandita")] == [1, 2, 3]
    assert table["P2.super"] == 0
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-BLOCK-07")
def test_two_cards_of_the_same_kind_are_two_blocks() -> None:
    table = attacked("Meat Seeker", "B/Y block 2, B/Y block 2, B/Y block 1")
    table.p2("block Sharkfist with B/Y block 2", "block Sharkfist with B/Y block 2")
    assert table["P2.hand"] == ["B/Y block 1"]
    assert table["strike.hits"] == {"Amoeba Bandita": 3, "Pogorilla": 3}


@pytest.mark.proves("MEGA-BLOCK-08", "MEGA-SUPER-04")
def test_whoever_blocks_gains_no_super_token_though_others_are_hit() -> None:
    table = attacked("Meat Seeker", "B/Y block 1").p2("block Pogorilla with B/Y block 1")
    assert [table[f"{name}.damage"] for name in ("Sharkfist", "Pogorilla", "Amoeba Bandita")] == [3, 2, 3]
    assert table["P2.super"] == 0
    unblocked = attacked("Meat Seeker", "B/Y block 1").p2("done")
    assert unblocked["P2.super"] == 1


@pytest.mark.proves("MEGA-BLOCK-08")
def test_a_block_forfeits_the_token_of_this_attack_only() -> None:
    p1 = team("Frankfurterer", hand="B +swap, Y +swap, R +swap")
    table = Table(p1, team("Sharkfist", hand="Y/R block 1"), deck="B/Y").p1("start Weeny Gun")
    table.p2("block Sharkfist with Y/R block 1").p1("string Kraut Bomb")
    assert table["P2.super"] == 1
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-BLOCK-09")
def test_cards_used_as_blocks_belong_to_no_combo() -> None:
    p1 = team("Frankfurterer", "Slumberjack", "Amoeba Bandita", hand=pair("Weeny Gun"))
    table = Table(p1, team("Tyranosorcerer", hand="B/Y block 1, R +swap"), actions=1)
    table.p1("start Weeny Gun").p2("block Tyranosorcerer with B/Y block 1")
    if table.question == "P2 defend":
        table.p2("done")
    assert "B/Y block 1" in table["discards"]
    assert table["combo"] == []
    assert table.question == "P2 act"
    assert not [option for option in table.options if option.startswith("string")]
    assert table.refuses("string Thunder Chomp").rules[0] == "MEGA-TURN-06"


@pytest.mark.proves("MEGA-BLOCK-09")
def test_an_effect_that_counts_the_combo_does_not_count_blocks() -> None:
    """Carry the One-Two, ours: draw 1 if the Combo has three or more cards."""
    p1 = team("Crabacus", "Slumberjack", "Frankfurterer", hand=pair("Carry the One-Two"))
    table = Table(p1, team("Sharkfist", hand="Y/R block 1")).p1("start Carry the One-Two")
    table.p2("block Sharkfist with Y/R block 1")
    assert len(table["combo"]) == 2
    assert table["P1.hand"] == []
    long = Table(team("Crabacus", hand="Y +swap"), combo="B/Y as Y, R/B as B", actions=2).p1("string Carry the One-Two")
    assert len(long["P1.hand"]) == 1


@pytest.mark.proves("MEGA-BLOCK-10")
def test_blocking_leaves_the_rest_of_the_attack_alone() -> None:
    p1 = team("La Li", hand=pair("Candy Catana"), super=2)
    table = Table(p1, team("Coldergeist", hand="B/Y block 3"), deck="B +super, B +swap")
    table.p1("start Candy Catana").p2("block Coldergeist with B/Y block 3")
    assert table.question == "P1 spend"
    table.p1("spend 2")
    assert table["P1.hand"] == ["B +super", "B +swap"]
    assert table["P1.super"] == 0
    assert table["Coldergeist.damage"] == 0


@pytest.mark.proves("MEGA-RULING-17")
def test_blocks_go_only_to_fighters_about_to_take_damage() -> None:
    table = attacked("Weeny Gun", "B/Y block 3", swap=1)
    assert table.options == ["done", "block Sharkfist with B/Y block 3", "block Sharkfist with token"]
    assert table.refuses("block Pogorilla with B/Y block 3").rules == ("MEGA-RULING-17",)
    table.p2("block Sharkfist with token", "block Sharkfist with B/Y block 3")
    assert table["P2.super"] == 0
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-RULING-17")
def test_prevention_that_is_no_block_does_not_forfeit_the_token() -> None:
    """Adler Barrier: what it prevents is ours, that it is not a Block is the ruling."""
    barrier = ability("Adler Barrier")
    p1 = team("Sumoose", hand=pair("Belly Flop"))
    p2 = team("Tyranosorcerer", "La Li", "Pogorilla", super=barrier.cost)
    table = Table(p1, p2).p1("start Belly Flop").p2("use Adler Barrier")
    assert "Prevented" in table.happened
    through = table["Tyranosorcerer.damage"]
    assert through < attack("Belly Flop").front
    assert table["P2.super"] == (1 if through else 0)


@pytest.mark.proves("MEGA-RULING-45")
def test_the_defender_is_asked_whenever_the_hand_could_hold_a_block() -> None:
    asked = attacked("Weeny Gun", "Y +super")
    assert asked.question == "P2 defend"
    assert asked.options == ["done"]
    empty = attacked("Weeny Gun")
    assert empty.question == "P1 act"
    assert empty["Sharkfist.damage"] == 2


@pytest.mark.proves("MEGA-RULING-15")
def test_a_fallen_fighter_cannot_be_blocked_for_and_hits_stay_where_they_were_aimed() -> None:
    p1 = team("Frankfurterer", hand=pair("Kraut Bomb"))
    p2 = team("Sharkfist", "Pogorilla", hand="B/Y block 1", fallen=["La Li"])
    table = Table(p1, p2).p1("start Kraut Bomb")
    assert table.options == [
        "done",
        "block Sharkfist with B/Y block 1",
        "block Pogorilla with B/Y block 1",
    ]


# Swap Tokens as Blocks


@pytest.mark.proves("MEGA-SWTOK-02")
def test_a_swap_token_blocks_one() -> None:
    table = attacked("Weeny Gun", swap=1)
    assert table.question == "P2 defend"
    table.p2("block Sharkfist with token")
    assert table["Sharkfist.damage"] == 1
    assert table["P2.swap"] == 0
    assert table["P2.front"] == "Sharkfist"
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-SWTOK-02")
def test_as_many_swap_tokens_as_one_has() -> None:
    table = attacked("Candy Catana", swap=2).p2("block Sharkfist with token", "block Sharkfist with token")
    assert table["Sharkfist.damage"] == 1
    assert table["P2.swap"] == 0


@pytest.mark.proves("MEGA-SWTOK-03")
def test_a_swap_token_block_gains_no_super_token() -> None:
    table = attacked("Weeny Gun", swap=1).p2("block Sharkfist with token")
    assert table["P2.super"] == 0
    kept = attacked("Weeny Gun", swap=1).p2("done")
    assert (kept["P2.super"], kept["P2.swap"]) == (1, 1)


@pytest.mark.proves("MEGA-SWTOK-03")
def test_a_swap_token_blocks_for_one_fighter_and_only_under_attack() -> None:
    table = attacked("Kraut Bomb", swap=1).p2("block Amoeba Bandita with token")
    assert [table[f"{name}.damage"] for name in ("Sharkfist", "Amoeba Bandita", "Pogorilla")] == [1, 0, 1]
    own_turn = Table(team("Frankfurterer", swap=1))
    assert not [option for option in own_turn.options if option.startswith("block")]


@pytest.mark.proves("MEGA-SWTOK-04")
def test_swap_tokens_and_block_cards_together() -> None:
    table = attacked("Candy Catana", "B/Y block 1", swap=2)
    table.p2("block Sharkfist with token", "block Sharkfist with B/Y block 1", "block Sharkfist with token")
    assert table["Sharkfist.damage"] == 0
    assert (table["P2.super"], table["P2.swap"], table["P2.hand"]) == (0, 0, [])
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-SWTOK-02")
def test_a_last_fighter_may_still_block_with_tokens() -> None:
    table = Table(team("Frankfurterer", hand=pair("Weeny Gun")), alone("Sharkfist", swap=1)).p1("start Weeny Gun")
    table.p2("block Sharkfist with token")
    assert table["Sharkfist.damage"] == 1
