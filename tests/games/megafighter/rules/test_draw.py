"""Chapter Draw: the Draw Action, the Button Deck and its reshuffling, the discard pile, hands."""

import pytest

from tests.games.megafighter.table import Table, pair, team


def emptied(deck: str) -> Table:
    """A table where only `deck` is left to draw; the other cards lie on the discard pile."""
    return Table(team("La Li"), deck=deck, rest="discards")


# The Draw Action


@pytest.mark.proves("MEGA-DRAW-01")
def test_the_draw_action_takes_the_top_card_into_hand() -> None:
    p1 = team("Frankfurterer", hand="B/Y, B/Y, Y/R, R/B")
    table = Table(p1, team("Sharkfist", hand="Y +swap"), deck="R +swap, B +swap").p1("draw")
    assert table["P1.hand"] == ["B/Y", "B/Y", "Y/R", "R/B", "R +swap"]
    assert table["P2.hand_size"] == 1
    assert (table["deck"], table["actions"]) == (63 - 5 - 1, 2)
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-DRAW-02", "MEGA-RULING-44")
def test_a_super_token_buys_one_more_card_after_a_look_at_the_first() -> None:
    table = Table(team("Frankfurterer", super=2), deck="R +swap, B +swap, Y +swap").p1("draw")
    assert table.question == "P1 draw one more"
    assert table.match.view("P1")["seats"]["P1"]["hand"] == ["R +swap"]
    table.p1("spend 1 for a card")
    assert table["P1.hand"] == ["R +swap", "B +swap"]
    assert table["P1.super"] == 1
    assert table["actions"] == 2
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-DRAW-02")
def test_the_additional_card_is_optional() -> None:
    table = Table(team("Frankfurterer", super=2)).p1("draw", "enough")
    assert (table["P1.hand_size"], table["P1.super"]) == (1, 2)
    poor = Table(team("Frankfurterer"), team("Sharkfist", super=9)).p1("draw")
    assert poor["P1.hand_size"] == 1
    assert poor.question == "P1 act"


@pytest.mark.proves("MEGA-DRAW-03", "MEGA-RULING-36")
def test_no_more_than_one_additional_card_for_each_draw_action() -> None:
    table = Table(team("Frankfurterer", super=5)).p1("draw", "spend 1 for a card")
    assert table.question == "P1 act"
    assert (table["P1.hand_size"], table["P1.super"]) == (2, 4)
    assert not [option for option in table.options if option.startswith("spend")]
    table.p1("draw", "spend 1 for a card")  # another Action, another one
    assert (table["P1.hand_size"], table["P1.super"], table["actions"]) == (4, 3, 1)


@pytest.mark.proves("MEGA-DRAW-02")
def test_other_draws_sell_nothing() -> None:
    table = Table(team("Frankfurterer", hand=pair("Weeny Gun"), super=5)).p1("start Weeny Gun")
    assert table["P1.hand_size"] == 1
    assert table.question == "P1 act"


# The Button Deck


@pytest.mark.proves("MEGA-DECK-01")
def test_when_the_deck_runs_out_the_discards_become_the_deck_and_the_draw_goes_on() -> None:
    discards = ["R/B"] * 6 + ["B/Y"] * 6 + ["Y +super"] * 5 + ["B +super"] * 3
    held = ["Y/R"] * 6 + ["R +super"] * 5 + ["R +swap"] * 4 + ["B +swap"] * 4 + ["B +super"] * 2
    blocks = [f"{pair_} block {n}" for pair_ in ("B/Y", "Y/R", "R/B") for n in (1, 1, 1, 2, 2, 3)]
    p2 = team("Sharkfist", hand=blocks + ["Y +swap"] * 3)
    table = Table(team("La Li", hand=held), p2, deck="Y +swap", discards=discards, actions=1)
    assert (table["deck"], len(table["discards"])) == (1, 20)
    table.p1("taunt", "end").shuffle()
    assert table["P1.hand"][len(held)] == "Y +swap"
    assert table["P1.hand_size"] == len(held) + 3
    assert (table["deck"], table["discards"]) == (18, [])
    assert table.question == "P2 act"


@pytest.mark.proves("MEGA-DECK-01", "MEGA-RULING-11")
def test_the_reshuffle_happens_the_moment_the_last_card_is_drawn() -> None:
    table = emptied("R +swap").p1("draw")
    assert table.question == "chance shuffle"
    assert table["P1.hand"] == ["R +swap"]
    table.shuffle()
    assert (table["deck"], table["discards"]) == (62, [])
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-DECK-01")
def test_no_reshuffle_while_a_card_is_left() -> None:
    table = emptied("R +swap, B +swap").p1("draw")
    assert table["deck"] == 1
    assert len(table["discards"]) == 61
    assert table.question == "P1 act"


@pytest.mark.proves("MEGA-DECK-01")
def test_a_reshuffled_deck_is_in_an_order_nobody_knows() -> None:
    tops = set()
    for key in (0, 7, 12345, 99999999):
        table = emptied("R +swap").p1("draw").shuffle(key).p1("draw")
        tops.add(table["P1.hand"][-1])
        for seat in ("P1", "P2", None):
            assert table.match.view(seat)["discards"] == []
        assert table.match.view("P2")["seats"]["P1"]["hand"] == ["?", "?"]  # it lay face up before the reshuffle
    assert len(tops) > 1


@pytest.mark.proves("MEGA-DECK-01")
def test_the_combo_on_the_table_is_not_reshuffled() -> None:
    table = Table(team("La Li"), deck="R +swap", rest="discards", combo="B/Y as Y, Y/R as R", actions=2)
    table.p1("draw").shuffle()
    assert table["combo"] == ["B/Y as Y", "Y/R as R"]
    assert table["deck"] == 60


@pytest.mark.proves("MEGA-RULING-11")
def test_with_no_card_anywhere_the_draw_is_lost() -> None:
    kinds = {"B/Y": 6, "Y/R": 6, "R/B": 6}
    blocks = {f"{pair_} block {n}": copies for pair_ in kinds for n, copies in ((1, 3), (2, 2), (3, 1))}
    singles = {f"{c} +{bonus}": n for c in "BYR" for bonus, n in (("super", 5), ("swap", 4))}
    every = [name for name, n in {**kinds, **blocks, **singles}.items() for _ in range(n)]
    table = Table(team("La Li", hand=every[1:]), deck=[every[0]]).p1("draw")
    assert (table["P1.hand_size"], table["deck"], table["discards"]) == (63, 0, [])
    table.p1("draw")
    assert table["P1.hand_size"] == 63
    assert table.question == "P1 act"
    front = table["P1.hand_size"]
    table.p1("start Candy Catana")
    while table.question in ("P1 first card", "P1 second card"):
        table.p1(table.options[0])
    if table.question == "P1 act":
        table.p1("end")
    table.shuffle()  # the combo is discarded, and as soon as a card is needed it becomes the deck
    assert table["P1.hand_size"] == front
    assert table["turn"] == "P2"


# The discard pile and the hands


@pytest.mark.proves("MEGA-DECK-02")
def test_both_players_discard_onto_one_pile() -> None:
    p1 = team("Frankfurterer", hand=pair("Weeny Gun"))
    table = Table(p1, team("Sharkfist", hand="R/B block 1"), actions=1)
    table.p1("start Weeny Gun").p2("block Sharkfist with R/B block 1")
    assert table["discards"] == ["R/B block 1", *pair("Weeny Gun")]
    assert table.question == "P2 act"


@pytest.mark.proves("MEGA-HAND-01", "MEGA-RULING-12")
def test_a_hand_is_its_players_secret_and_its_size_is_not() -> None:
    table = Table(team("Frankfurterer", hand="B/Y, Y/R block 3"), team("Sharkfist", hand="R +super, B +swap, Y/R"))
    own, other, spectator = (table.match.view(seat)["seats"] for seat in ("P1", "P2", None))
    assert own["P1"]["hand"] == ["B/Y", "Y/R block 3"]
    assert own["P2"]["hand"] == ["?", "?", "?"]
    assert other["P1"]["hand"] == ["?", "?"]
    assert other["P2"]["hand"] == ["R +super", "B +swap", "Y/R"]
    assert spectator["P1"]["hand"] == ["?", "?"]
    assert (spectator["P1"]["hand_size"], spectator["P2"]["hand_size"]) == (2, 3)


@pytest.mark.proves("MEGA-HAND-01")
def test_a_drawn_card_is_told_to_its_player_only() -> None:
    table = Table(deck="R +swap").p1("draw")
    texts = {
        seat: [e["text"] for e in table.match.view(seat)["events"] if e["what"] == "Drew"] for seat in ("P1", "P2")
    }
    assert texts == {"P1": ["P1 draws 1 card: R +swap."], "P2": ["P1 draws 1 card."]}
    for seat, shown in (("P1", ["R +swap"]), ("P2", None), (None, None)):
        drew = [event for event in table.match.view(seat)["events"] if event["what"] == "Drew"]
        assert [event.get("cards") for event in drew] == [shown]
        assert [event["n"] for event in drew] == [1]


@pytest.mark.proves("MEGA-RULING-12")
def test_there_is_no_hand_limit() -> None:
    table = Table(team("La Li", hand=["B/Y"] * 6 + ["Y/R"] * 6 + ["R/B"] * 6), actions=1).p1("taunt", "end")
    assert table["P1.hand_size"] == 21
    assert table.question == "P2 act"
