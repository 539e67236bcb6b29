"""Chapter Setup: components, the deck, the hands, the draft, the Frontline, the first player."""

from collections import Counter

import pytest

from kumite.games.megafighter.cards.buttons import DECK
from kumite.games.megafighter.position import Bout
from kumite.games.megafighter.printed import CARDS, NO_BONUS, ROSTER, SUPER, SWAP
from kumite.games.megafighter.verbs import DAMAGE_COUNTERS
from tests.games.megafighter.table import Table, team

PICKS = ["Frankfurterer", "Slumberjack", "Tyranosorcerer", "Pogorilla", "La Li", "Sharkfist"]


def drafting(first: str = "P1", mode: str = "standard") -> Table:
    """A new table at the first pick of the draft."""
    return Table.new(mode, first=first).shuffle()


def drafted(first: str = "P1") -> Table:
    """Six picks later: A has Frankfurterer, Pogorilla, La Li; B has Slumberjack, Tyranosorcerer, Sharkfist."""
    table = drafting(first)
    for name in PICKS:
        asked = (table.question or "").split()[0]
        table = table.p1(f"draft {name}") if asked == "P1" else table.p2(f"draft {name}")
    return table


# Components


@pytest.mark.proves("MEGA-COMP-01")
def test_63_button_cards_form_one_deck_that_both_players_draw_from() -> None:
    table = Table.new(first="P1")
    assert table["deck"] == 63
    assert len(DECK) == 63
    table.shuffle()
    assert (table["deck"], table["P1.hand_size"], table["P2.hand_size"]) == (53, 5, 5)


@pytest.mark.proves("MEGA-COMP-01", "MEGA-RULING-03")
def test_the_composition_of_the_deck() -> None:
    kinds = Counter(DECK)
    doubles = {kind for kind in kinds if len(CARDS[kind].buttons) == 2}
    singles = {kind for kind in kinds if len(CARDS[kind].buttons) == 1}
    assert sum(kinds[k] for k in doubles) == 36
    assert sum(kinds[k] for k in doubles if CARDS[k].block) == 18
    assert sum(kinds[k] for k in singles if CARDS[k].bonus == SUPER) == 15
    assert sum(kinds[k] for k in singles if CARDS[k].bonus == SWAP) == 12
    assert doubles | singles == set(kinds)
    by_colour = [sum(kinds[k] for k in kinds if colour in CARDS[k].buttons) for colour in (0, 1, 2)]
    assert by_colour == [33, 33, 33]


@pytest.mark.proves("MEGA-SINGLE-01")
def test_every_single_button_card_carries_a_bonus_and_only_those() -> None:
    for card in CARDS:
        assert (card.bonus in (SUPER, SWAP)) == (len(card.buttons) == 1)
        assert (card.bonus == NO_BONUS) == (len(card.buttons) == 2)


@pytest.mark.proves("MEGA-COMP-02")
def test_the_61_damage_counters_mark_every_damage_that_can_lie_on_a_table() -> None:
    """40 ones and 21 threes: the six sturdiest Fighters, each one point from falling, can still be marked."""
    sturdiest = sorted(fighter.hp - 1 for fighter in ROSTER)[-6:]
    threes = min(21, sum(damage // 3 for damage in sturdiest))
    assert sum(sturdiest) - 3 * threes <= 40
    assert DAMAGE_COUNTERS == ((40, 1), (21, 3))
    assert sum(sturdiest) <= sum([many * worth for many, worth in DAMAGE_COUNTERS]) == 103


@pytest.mark.proves("MEGA-COMP-03", "MEGA-SETUP-02")
def test_34_super_tokens_in_one_supply_for_both() -> None:
    strict = {"strict_supply": True}
    table = Table(team("Frankfurterer", super=12), team("Sharkfist", super=20), options=strict).p1("taunt")
    assert table["P1.super"] == 14
    table.p1("taunt")
    assert (table["P1.super"], table["P2.super"]) == (14, 20)
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-COMP-04", "MEGA-SETUP-02")
def test_24_swap_tokens_in_one_supply_for_both() -> None:
    strict = {"strict_supply": True}
    hand = "B +swap, Y +swap"
    table = Table(team("Frankfurterer", swap=10, hand=hand), team("Sharkfist", swap=13), options=strict)
    table.p1("start Weeny Gun")
    assert (table["P1.swap"], table["P2.swap"]) == (11, 13)
    assert table.question == "P2 defend"


@pytest.mark.proves("MEGA-SETUP-02")
def test_nobody_starts_with_tokens_or_counters() -> None:
    table = drafted().p1("front La Li").p2("front Sharkfist")
    for seat in ("P1", "P2"):
        assert (table[f"{seat}.super"], table[f"{seat}.swap"]) == (0, 0)
    assert [table[f"{name}.damage"] for name in PICKS] == [0] * 6
    assert table.question == "P1 act"


# The deck and the hands


@pytest.mark.proves("MEGA-SETUP-01")
def test_the_deck_is_shuffled_before_anybody_draws() -> None:
    table = Table.new(first="P1")
    assert table.question == "chance shuffle"
    assert (table["P1.hand_size"], table["P2.hand_size"]) == (0, 0)
    table.shuffle()
    assert table.happened == ["FirstPlayer", "Shuffled", "Drew", "Drew"]
    assert table["discards"] == []


@pytest.mark.proves("MEGA-SETUP-01")
def test_the_order_of_the_deck_is_chances_alone() -> None:
    hands = {tuple(Table.new(first="P1").shuffle(key)["P1.hand"]) for key in (0, 1, 2, 12345, 987654321)}
    assert len(hands) > 1
    again = [Table.new(first="P1").shuffle(12345)["P1.hand"] for _ in range(2)]
    assert again[0] == again[1]


@pytest.mark.proves("MEGA-SETUP-01")
def test_the_deck_lies_face_down() -> None:
    match = drafting().match
    for seat in ("P1", "P2", None):
        assert match.view(seat)["deck"] == 53


@pytest.mark.proves("MEGA-SETUP-03")
def test_five_cards_each_before_the_draft_begins() -> None:
    table = drafting()
    assert table.question == "P1 draft"
    assert (table["P1.hand_size"], table["P2.hand_size"]) == (5, 5)
    assert len(table["pool"]) == 15
    assert table["P1.side"] == table["P2.side"] == []


@pytest.mark.proves("MEGA-SETUP-03")
def test_the_starting_hands_are_ten_different_cards() -> None:
    g = drafting().match.position
    assert isinstance(g, Bout)
    zones = [set(g.hand[0]), set(g.hand[1]), set(g.deck)]
    assert [len(zone) for zone in zones] == [5, 5, 53]
    assert len(set().union(*zones)) == 63


# The draft


@pytest.mark.proves("MEGA-SETUP-04", "MEGA-WIN-02")
def test_both_teams_come_out_of_one_roster() -> None:
    table = drafted()
    assert table["P1.side"] == ["Frankfurterer", "Pogorilla", "La Li"]
    assert table["P2.side"] == ["Slumberjack", "Tyranosorcerer", "Sharkfist"]
    assert len(table["pool"]) == 9
    assert not set(table["pool"]) & set(PICKS)


@pytest.mark.proves("MEGA-SETUP-04")
def test_a_drafted_fighter_cannot_be_drafted_again() -> None:
    table = drafting().p1("draft Frankfurterer")
    assert table.question == "P2 draft"
    assert len(table.options) == 14
    assert "draft Frankfurterer" not in table.options
    table.refuses("draft Frankfurterer")


@pytest.mark.proves("MEGA-SETUP-05", "MEGA-RULING-04")
@pytest.mark.parametrize("first", ["P1", "P2"])
def test_the_recommended_draft_is_a_b_b_a_a_b_and_a_is_the_first_player(first: str) -> None:
    table, order = drafting(first), []
    while (table.question or "").endswith("draft"):
        who = (table.question or "").split()[0]
        order.append("A" if who == first else "B")
        table = table.p1(table.options[0]) if who == "P1" else table.p2(table.options[0])
    assert order == ["A", "B", "B", "A", "A", "B"]
    assert table.question == f"{first} pick front"


@pytest.mark.proves("MEGA-SETUP-06")
def test_teams_may_be_drafted_at_random_instead() -> None:
    table = Table.new(first="P1", draft="random").shuffle()
    for left in range(15, 9, -1):
        assert table.question == "chance draft"
        assert len(table.options) == left
        table.chance(table.options[-1])
    assert len(set(table["P1.side"] + table["P2.side"])) == 6
    assert (len(table["P1.side"]), len(table["P2.side"])) == (3, 3)
    assert table.question == "P1 pick front"


# The Frontline


@pytest.mark.proves("MEGA-SETUP-07", "MEGA-WIN-02")
def test_one_becomes_frontline_and_the_other_two_sideline() -> None:
    table = drafted().p1("front Pogorilla").p2("front Sharkfist")
    assert (table["P1.front"], table["P1.side"]) == ("Pogorilla", ["Frankfurterer", "La Li"])
    assert (table["P2.front"], table["P2.side"]) == ("Sharkfist", ["Slumberjack", "Tyranosorcerer"])
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-SETUP-07")
def test_the_frontline_is_chosen_among_ones_own_team() -> None:
    table = drafted()
    assert table.options == ["front Frankfurterer", "front Pogorilla", "front La Li"]
    table.refuses("front Sharkfist")


@pytest.mark.proves("MEGA-RULING-05")
def test_the_frontline_is_chosen_in_secret_and_shown_together() -> None:
    table = drafted().p1("front La Li")
    match = table.match
    assert match.view("P1")["seats"]["P1"]["picked"] == "La Li"
    for seat in ("P2", None):
        assert match.view(seat)["seats"]["P1"]["picked"] is None
        assert match.view(seat)["seats"]["P1"]["front"] is None
        assert match.view(seat)["events"] == []
    table.p2("front Sharkfist")
    assert match.view("P2")["seats"]["P1"]["front"] == "La Li"


@pytest.mark.proves("MEGA-RULING-05")
def test_standing_in_the_frontline_at_the_start_is_not_going_there() -> None:
    table = drafted().p1("front Pogorilla").p2("front Sharkfist")
    assert "Used" not in table.happened  # Boing Voyage listens for going to the Frontline
    assert table["P1.swap"] == 0
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-SETUP-08")
def test_one_fighter_in_front_and_one_on_either_side_behind_it() -> None:
    view = Table(
        team("Frankfurterer", "Slumberjack", "La Li"), team("Sharkfist", "Pogorilla", "Coldergeist")
    ).match.view("P1")
    for seat, front, sides in (
        ("P1", "Frankfurterer", ["Slumberjack", "La Li"]),
        ("P2", "Sharkfist", ["Pogorilla", "Coldergeist"]),
    ):
        assert (view["seats"][seat]["front"], view["seats"][seat]["side"]) == (front, sides)
        assert view["fighters"][front]["place"] == "front"
        assert [view["fighters"][name]["place"] for name in sides] == ["side", "side"]


@pytest.mark.proves("MEGA-SETUP-08")
def test_drawn_with_letters_ones_own_sideline_is_behind_the_frontline() -> None:
    table = Table(team("Frankfurterer", "Slumberjack", "La Li"))
    lines = table.match.game.board(table.match.view("P1"))
    at = [next(i for i, line in enumerate(lines) if name in line) for name in ("Frankfurterer", "Slumberjack", "La Li")]
    assert at == sorted(at)


@pytest.mark.proves("MEGA-SETUP-08")
def test_drawn_with_letters_the_far_sideline_is_behind_the_far_frontline() -> None:
    table = Table(team("Frankfurterer"), team("Sharkfist", "Pogorilla", "Coldergeist"))
    lines = table.match.game.board(table.match.view("P1"))
    order = ["Pogorilla", "Coldergeist", "Sharkfist", "Frankfurterer"]
    at = [next(i for i, line in enumerate(lines) if name in line) for name in order]
    assert at == sorted(at)


# The first player


@pytest.mark.proves("MEGA-SETUP-09", "MEGA-RULING-04")
@pytest.mark.parametrize("first", ["P1", "P2"])
def test_without_an_answer_to_the_arcade_question_the_first_player_is_drawn(first: str) -> None:
    table = Table.new()
    assert table.question == "chance first player"
    assert table.options == ["P1", "P2"]
    table.chance(first).shuffle()
    assert table["first"] == first
    assert table.question == f"{first} draft"


@pytest.mark.proves("MEGA-SETUP-09")
@pytest.mark.parametrize("first", ["P1", "P2"])
def test_a_table_that_knows_who_played_last_names_the_first_player(first: str) -> None:
    table = drafted(first)
    second = "P2" if first == "P1" else "P1"
    for _ in range(2):
        who = (table.question or "").split()[0]
        table = table.p1(table.options[0]) if who == "P1" else table.p2(table.options[0])
    assert (table["first"], table["turn"], table["turns"]) == (first, first, 1)
    assert table.question == f"{first} act"
    assert table.turns(1).question == f"{second} act"
