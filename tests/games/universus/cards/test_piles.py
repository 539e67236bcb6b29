"""Deck, discard pile and hand: drawing, milling, cycling, searching, ordering, reviewing."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.games.universus.faces import card_of
from kumite.games.universus.printer import sentence
from kumite.games.universus.trees.reading import read_tree
from tests.games.universus.ringside import PAGE, Table, asset, backup, character, foundation, p1, p2, table

LETTERS = {name: foundation() for name in "ABCDEFGH"}


def doing(does: str, cost: str = "", **more: Any) -> Table:
    """P1 has a Tower with a Form that does this."""
    held: dict[str, Any] = {"hand": [PAGE], "stage": ["Tower"], "health": 10, **more.pop("p1", {})}
    price = f", ({cost},)" if cost else ""
    cards = {"Tower": asset([f"Ability(FORM, ({does},){price})"]), **LETTERS, **more.pop("cards", {})}
    return table(p1(**held), more.pop("p2", p2()), cards=cards, **more)


# Drawing


@pytest.mark.proves("UVS-DRAW-01", "UVS-DECK-01")
def test_drawing_takes_the_top_card() -> None:
    ring = doing("Draw(1)", p1={"deck": ["A", "B"]})
    ring.play("P1: use Tower")
    assert (ring["P1.hand"], ring["P1.deck"]) == (["A", PAGE], 21)
    assert [told["cards"] for told in ring.told_of("draw")] == [["A"]]


DRAW_EAR = asset(["Ability(CONTINUOUS, (Fired(Event(V_DRAW, YOU), (Gain(1),)),))"])


@pytest.mark.proves("UVS-DRAW-02", "UVS-DRAW-03")
@pytest.mark.parametrize(
    ("does", "cards", "gained"),
    [
        ("Draw(3)", 3, 1),
        ("Move(Sel(2, YOU, (), (DISCARDS,)), HAND)", 2, 0),
        ("Move(Sel(1, YOU, (), (DECK,), top=True), HAND)", 1, 0),
    ],
)
def test_drawing_is_one_event_and_adding_is_none(does: str, cards: int, gained: int) -> None:
    ring = doing(does, p1={"discards": ["A", "B"], "stage": ["Tower", "Ear"]}, cards={"Ear": DRAW_EAR})
    ring.play("P1: use Tower")
    assert (ring["P1.hand_size"], ring["P1.health"]) == (1 + cards, 10 + gained)


@pytest.mark.proves("UVS-DRAW-04")
@pytest.mark.parametrize(("hand", "drawn"), [(4, 2), (6, 0), (7, 0)])
def test_draw_up_to_draws_the_difference_at_once(hand: int, drawn: int) -> None:
    ring = doing("Draw(6, upto=True)", p1={"hand": [PAGE] * hand, "stage": ["Tower", "Ear"]}, cards={"Ear": DRAW_EAR})
    ring.play("P1: use Tower")
    assert (ring["P1.hand_size"], ring["P1.health"]) == (hand + drawn, 10 + bool(drawn))


@pytest.mark.proves("UVS-DRAWST-02", "UVS-DRAWST-03", "UVS-HSIZE-01", "UVS-HSIZE-02", "UVS-HAND-03")
@pytest.mark.parametrize(("size", "hand", "after"), [(6, 2, 6), (7, 2, 7), (6, 6, 6), (6, 8, 8), (6, 15, 15)])
def test_the_draw_step_draws_up_to_the_hand_size(size: int, hand: int, after: int) -> None:
    cards = {"Hero": character(hand_size=size)}
    ring = table(p1(character="Hero", hand=[PAGE] * hand), cards=cards, phase="start")
    ring.play("P1: keep all")
    assert (ring.question, ring["P1.hand_size"], ring["P1.limit"]) == ("P1 form", after, size)
    assert len(ring.told_of("draw")) == (after > hand)
    assert ring["P1.discards"] == []


@pytest.mark.proves("UVS-HAND-03", "UVS-HSIZE-02")
def test_nobody_discards_down_at_the_end_of_a_turn() -> None:
    ring = table(p1(hand=[PAGE] * 15))
    ring.play("P1: play Blank Page").on("P2 form")
    assert ring["P1.hand_size"] == 14


# Milling


@pytest.mark.proves("UVS-MILL-01", "UVS-MILL-02")
@pytest.mark.parametrize("n", [1, 3])
def test_milling_discards_the_top_of_the_deck_as_one_event(n: int) -> None:
    ear = asset(["Ability(CONTINUOUS, (Fired(Event(V_MILL, YOU), (Gain(1),)),))"])
    does = "Mill()" if n == 1 else f"Mill({n})"
    ring = doing(does, p1={"deck": ["A", "B", "C", "D"], "rest": 6, "stage": ["Tower", "Ear"]}, cards={"Ear": ear})
    ring.play("P1: use Tower").on("P1 form")
    assert (ring["P1.discards"], ring["P1.deck"], ring["P1.health"]) == (["A", "B", "C"][:n], 10 - n, 11)
    assert ring["P1.hand_size"] == 1


# Cycling


@pytest.mark.proves("UVS-CYCLE-01", "UVS-CYCLE-02")
def test_an_empty_deck_is_cycled_once_its_last_card_has_arrived() -> None:
    ring = doing("Draw(1)", p1={"deck": ["A"], "rest": 0, "discards": [PAGE] * 25})
    ring.play("P1: use Tower").on("P1 form")
    assert "A" in ring["P1.hand"]
    assert (ring["P1.deck"], ring["P1.discards"], len(ring["P1.removed"])) == (15, [], 10)
    verbs = [verb for verb in ring.verbs() if verb in ("draw", "cycle", "remove")]
    assert verbs == ["draw", "cycle", "remove"]


@pytest.mark.proves("UVS-DECK-03", "UVS-CYCLE-01")
def test_a_check_with_the_last_card_cycles_that_card_too() -> None:
    ring = table(p1(hand=["A", PAGE], deck=["B"], rest=0, discards=[PAGE] * 11), cards=LETTERS)
    ring.play("P1: play A").on("P1 form")
    assert (ring["P1.deck"] + len(ring["P1.discards"]), len(ring["P1.removed"])) == (2, 10)


@pytest.mark.proves("UVS-CYCLE-03", "UVS-WIN-02", "UVS-RULING-19")
@pytest.mark.parametrize(("discards", "winner"), [(9, "P2"), (10, "P2"), (11, None)])
def test_who_has_no_ten_cards_to_remove_loses(discards: int, winner: str | None) -> None:
    ring = doing("Draw(1)", p1={"deck": ["A"], "rest": 0, "discards": [PAGE] * discards})
    ring.play("P1: use Tower").on("P1 form")
    assert ring.outcome == winner
    assert len(ring["P1.removed"]) == (10 if discards >= 10 else 0)


@pytest.mark.proves("UVS-CYCLE-04", "UVS-RULING-20")
def test_the_remainder_is_taken_after_the_cycle() -> None:
    ring = doing(
        "Draw(5)",
        p1={"deck": ["A", "B"], "rest": 0, "discards": [PAGE] * 30, "stage": ["Tower", "Ear"]},
        cards={"Ear": DRAW_EAR},
    )
    ring.play("P1: use Tower").on("P1 form")
    assert (ring["P1.hand_size"], ring["P1.deck"], len(ring["P1.removed"])) == (6, 17, 10)
    assert ring["P1.health"] == 11


@pytest.mark.proves("UVS-CYCLE-05")
def test_revealing_more_than_there_is_does_not_cycle() -> None:
    ring = doing(
        "Reveal(Sel(4, YOU, (), (DECK,), top=True))", p1={"deck": ["A", "B"], "rest": 0, "discards": [PAGE] * 30}
    )
    ring.play("P1: use Tower")
    assert [told["cards"] for told in ring.told_of("reveal")] == [["A", "B"]]
    assert (ring["P1.deck"], ring.told_of("cycle")) == (2, [])


# The deck


@pytest.mark.proves("UVS-DECK-02", "UVS-HAND-01", "UVS-HAND-02", "UVS-DPILE-03")
def test_what_is_public_of_deck_hand_and_discard_pile() -> None:
    ring = table(p1(hand=["A", "B"], deck=["C"], discards=["D", "E"]), p2(discards=["F"]), cards=LETTERS)
    for seat in ("P1", "P2"):
        sides = ring.seen(seat)["seats"]
        assert (sides["P1"]["deck"], sides["P2"]["deck"], sides["P1"]["hand_size"]) == (21, 20, 2)
        assert (sides["P1"]["discards"], sides["P2"]["discards"]) == (["D", "E"], ["F"])
        assert "C" not in str(sides)
    assert ring.seen("P1")["seats"]["P1"]["hand"] == ["A", "B"]
    assert ring.seen("P2")["seats"]["P1"]["hand"] == ["?", "?"]


@pytest.mark.proves("UVS-DECK-04")
@pytest.mark.parametrize(("top", "order"), [(False, ["B", "C", "A"]), (True, ["A", "C", "B"])])
def test_the_owner_orders_cards_that_go_to_a_deck_together(top: bool, order: list[str]) -> None:
    ring = doing(
        f"Move(Sel(3, YOU, (), (DISCARDS,), every=True), DECK, top={top})", p1={"discards": ["A", "B", "C"], "rest": 2}
    )
    ring.play("P1: use Tower")
    assert (ring.question, ring.options[0]) == ("P1 order", "done")
    ring.play("P1: B in the deck", "P1: C in the deck").on("P1 form")
    names = [card_of(ring.g, h).name for h in ring.g.deck[0]]
    assert (names[:3] if top else names[2:]) == order
    assert {ring.g.known[h] for h in ring.g.deck[0]} == {0, 1}  # how they lie, only the owner knows


@pytest.mark.proves("UVS-DECK-05", "UVS-DECK-06")
@pytest.mark.parametrize(("found", "shuffles"), [("A", 1), ("done", 1)])
def test_a_searched_deck_is_shuffled_and_the_card_shown(found: str, shuffles: int) -> None:
    does = "Search((DECK,), (Type((FOUNDATION,)), Named('A')), (Move(Ref('searched'), HAND),))"
    ring = doing(does, p1={"deck": [PAGE, "A"]})
    ring.play("P1: use Tower")
    ring.play(f"P1: {'A in the deck' if found == 'A' else 'done'}").on("P1 form")
    assert len(ring.told_of("shuffle")) == shuffles
    assert [told["cards"] for told in ring.told_of("reveal")] == ([["A"]] if found == "A" else [])
    assert ("A" in ring["P1.hand"], ring.seen("P2")["seats"]["P1"]["hand"]) == (
        (True, ["A", "?"]) if found == "A" else (False, ["?"])
    )


@pytest.mark.proves("UVS-DECK-06")
def test_a_card_that_may_be_any_card_is_not_shown() -> None:
    ring = doing("Search((DECK,), (), (Move(Ref('searched'), HAND),))", p1={"deck": ["A"]})
    ring.play("P1: use Tower", "P1: A in the deck").on("P1 form")
    assert ("A" in ring["P1.hand"], ring.seen("P2")["seats"]["P1"]["hand"]) == (True, ["?", "?"])


@pytest.mark.proves("UVS-DECK-05")
def test_a_search_that_finds_nothing_shuffles_all_the_same() -> None:
    ring = doing("Search((DECK,), (Named('H'),), (Move(Ref('searched'), HAND),))")
    ring.play("P1: use Tower").on("P1 form")
    assert len(ring.told_of("shuffle")) == 1


# The discard pile


@pytest.mark.proves("UVS-DPILE-01")
def test_the_discard_pile_is_face_up_with_new_cards_on_top() -> None:
    ring = doing(
        "Discard(Sel(1, zones=(HAND,))), Destroy(Sel(1, YOU, (Named('C'),))), Mill(1)",
        p1={"hand": ["A"], "discards": ["D"], "stage": ["Tower", "C"], "deck": ["B"]},
    )
    ring.play("P1: use Tower")
    assert ring["P1.discards"] == ["D", "A", "C", "B"]
    assert ring.seen("P2")["seats"]["P1"]["discards"] == ["D", "A", "C", "B"]
    ring = doing("Move(Sel(1, YOU, (), (DISCARDS,), top=True), HAND)", p1={"discards": ["A", "B"]})
    assert ring.play("P1: use Tower")["P1.hand"] == ["B", PAGE]


@pytest.mark.proves("UVS-DPILE-04")
def test_cards_picked_one_by_one_go_in_that_order() -> None:
    ring = doing("Discard(Sel(2, zones=(HAND,)))", p1={"hand": ["A", "B", "C"]})
    ring.play("P1: use Tower", "P1: C", "P1: A")
    assert (ring.question, ring["P1.discards"]) == ("P1 form", ["C", "A"])


@pytest.mark.proves("UVS-DPILE-04", "UVS-RULING-88")
@pytest.mark.parametrize(
    ("does", "held"),
    [
        ("Discard(Sel(9, zones=(HAND,), every=True))", {"hand": ["A", "B", "C"]}),
        ("Destroy(Sel(9, YOU, (Type((FOUNDATION,)),), every=True))", {"stage": ["Tower", "A", "B", "C"]}),
        ("Mill(3)", {"deck": ["A", "B", "C"]}),
        ("Clear(Sel(9, YOU, (), (POOL,), every=True))", {"pool": ["A", "B", "C"]}),
    ],
)
@pytest.mark.parametrize(("answers", "order"), [(["done"], "ABC"), (["C", "done"], "CAB"), (["C", "B"], "CBA")])
def test_the_owner_orders_cards_that_go_together(
    does: str, held: dict[str, Any], answers: list[str], order: str
) -> None:
    ring = doing(does, p1=held)
    ring.play("P1: use Tower")
    for answer in answers:
        assert ring.question == "P1 pile order"
        ring.play(f"P1: {answer if answer == 'done' else answer + ' in the discard pile'}")
    assert ring["P1.discards"] == list(order)


@pytest.mark.proves("UVS-DPILE-04")
def test_the_owner_orders_what_the_rival_takes() -> None:
    ring = doing("Discard(Sel(2, RIVAL, (), (POOL,)))", p2=p2(pool=["A", "B", "C"]))
    ring.play("P1: use Tower", "P1: P2's C", "P1: P2's A")
    assert ring.question == "P2 pile order"
    ring.play("P2: A in the discard pile")
    assert ring["P2.discards"] == ["A", "C"]


@pytest.mark.proves("UVS-DPILE-04")
def test_backups_that_fall_together_are_ordered_too() -> None:
    ring = doing(
        "Lose(5, of=Sel(9, YOU, (Type((BACKUP,)),), every=True))",
        p1={"stage": ["Tower", "Ann", "Bo"]},
        cards={"Ann": backup(stamina=5), "Bo": backup(stamina=5)},
    )
    ring.play("P1: use Tower", "P1: Bo in the discard pile")
    assert ring["P1.discards"] == ["Bo", "Ann"]


@pytest.mark.proves("UVS-DPILE-04", "UVS-COST-03")
def test_both_owners_order_their_own_the_active_player_first_even_for_a_cost() -> None:
    ring = doing(
        "Gain(1)",
        "Destroy(Sel(9, BOTH, (Type((FOUNDATION,)),), every=True))",
        p1={"stage": ["Tower", "A", "B"]},
        p2=p2(stage=["C", "D"]),
    )
    ring.play("P1: use Tower", "P1: B in the discard pile", "P2: D in the discard pile")
    assert (ring["P1.discards"], ring["P2.discards"], ring["P1.health"]) == (["B", "A"], ["D", "C"], 11)


@pytest.mark.proves("UVS-DPILE-04", "UVS-RULING-88")
def test_cards_that_are_alike_need_no_order() -> None:
    ring = doing(
        "Discard(Sel(9, zones=(HAND,), every=True))", p1={"hand": ["A", "A"], "stage": ["Tower", PAGE], "deck": ["B"]}
    )
    ring.play("P1: use Tower")
    assert (ring.question == "P1 pile order", ring["P1.discards"]) == (False, ["A", "A"])


# The hand


@pytest.mark.proves("UVS-HAND-04")
@pytest.mark.parametrize(
    ("does", "shown"),
    [
        ("Discard(Sel(1, DOER, (Type((ATTACK,)),), (HAND,)))", True),
        ("Reveal(Sel(1, DOER, (Type((ATTACK,)),), (HAND,)))", True),
        ("Discard(Sel(1, DOER, (Type((ATTACK,)),), (HAND,), upto=True))", False),
    ],
)
def test_who_has_no_such_card_shows_the_hand(does: str, shown: bool) -> None:
    ring = doing(does, p1={"hand": ["A", "B"]})
    ring.play("P1: use Tower")
    assert ring["P1.discards"] == []
    assert ring.seen("P2")["seats"]["P1"]["hand"] == (["A", "B"] if shown else ["?", "?"])


@pytest.mark.proves("UVS-HAND-04")
def test_the_rival_shows_the_rivals_hand() -> None:
    ring = doing("Discard(Sel(1, DOER, (Type((ATTACK,)),), (HAND,)), RIVAL)", p2=p2(hand=["A"]))
    ring.play("P1: use Tower")
    assert ring.seen("P1")["seats"]["P2"]["hand"] == ["A"]


# Review


@pytest.mark.proves("UVS-REVIEW-01", "UVS-REVIEW-02", "UVS-REVIEW-03")
def test_at_most_one_card_is_reviewed() -> None:
    ear = asset(["Ability(CONTINUOUS, (Fired(Event(V_REVIEW, YOU), (Gain(1),)),))"])
    cards = {**LETTERS, "Ear": ear, "Tower": asset(["Ability(FORM, (Discard(Sel(1, zones=(HAND,))),))"])}
    ring = table(p1(hand=["A", "B", "C"], health=10, stage=["Ear", "Tower"]), cards=cards, phase="start")
    assert (ring.question, ring.options) == ("P1 review", ["keep all", "discard A", "discard B", "discard C"])
    ring.play("P1: discard B")
    assert (ring.question, ring["P1.discards"], ring["P1.health"]) == ("P1 form", ["B"], 11)
    ring.play("P1: use Tower", "P1: A")
    assert (ring["P1.discards"], ring["P1.health"]) == (["B", "A"], 11)
    assert [verb for verb in ring.verbs() if verb in ("review", "draw")] == ["review", "draw"]


@pytest.mark.proves("UVS-REVIEW-03")
def test_an_effect_can_have_a_card_reviewed() -> None:
    ear = asset(
        [
            "Ability(CONTINUOUS, (Fired(Event(V_REVIEW, YOU), (Gain(1),)),))",
            "Ability(CONTINUOUS, (Fired(Event(V_DISCARD, YOU), (Gain(2),)),))",
        ]
    )
    does = "Discard(Sel(1, zones=(HAND,)), review=True)"
    ring = doing(does, p1={"hand": ["A", "B"], "stage": ["Tower", "Ear"]}, cards={"Ear": ear})
    ring.play("P1: use Tower", "P1: B").on("P1 form")
    assert (ring["P1.discards"], ring["P1.health"]) == (["B"], 13)
    assert sentence((read_tree(does),)) == "Review 1 card."
