"""Before the game: who goes first, opening hands, mulligans, and the first turns."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import kumite
from kumite.core.position import CHANCE
from kumite.games.universus.hints import hint
from tests.games.universus.ringside import PAGE, Table, attack, character, foundation, p1, p2, table

CARDS: dict[str, Any] = {
    "Hero": character(hand_size=6, health=28),
    "Giant": character(hand_size=7, health=31),
    "Jab": attack(),
    "Stone": foundation(),
}


def opening(
    first: str = "P1", p1s: dict[str, Any] | None = None, p2s: dict[str, Any] | None = None, **more: Any
) -> Table:
    """A game before its first shuffle: the Hero against the Giant."""
    one, two = (
        {"character": "Hero", "filler": "Stone", "rest": 40},
        {"character": "Giant", "filler": "Stone", "rest": 40},
    )
    cards = {**CARDS, **more.pop("cards", {})}
    return table(
        p1(**{**one, **(p1s or {})}),
        p2(**{**two, **(p2s or {})}),
        cards=cards,
        phase="setup",
        first=first,
        turn=first,
        turns=0,
        **more,
    )


def shuffled(**given: Any) -> Table:
    ring = opening(**given)
    ring.shuffle()
    return ring


def new_match(**options: Any) -> Table:
    made = kumite.match("universus", seed=0, options={"windows": "silent", **options})
    return Table(made)


@pytest.mark.proves("UVS-SETUP-01", "UVS-SETUP-02")
@pytest.mark.parametrize("chooser", ["P1", "P2"])
@pytest.mark.parametrize("order", ["go first", "go second"])
def test_chance_decides_who_says_who_goes_first(chooser: str, order: str) -> None:
    ring = new_match()
    while ring.question in ("P1 deck", "P2 deck"):
        ring.play(f"{ring.question[:2]}: {ring.options[0]}")
    for seat in ("P1", "P2"):
        assert ([card["starting"] for card in ring[f"{seat}.cards.stage"]], ring[f"{seat}.deck"] >= 60) == (
            [True],
            True,
        )
    assert (ring.asked.who, ring.options) == (CHANCE, ["P1", "P2"])
    ring.play(f"chance: {chooser}")
    assert (ring.question, ring.options) == (f"{chooser} go first", ["go first", "go second"])
    assert hint(ring.match.view(ring.asked.who), order)
    ring.play(f"{chooser}: {order}")
    assert (ring["first"] == chooser) == (order == "go first")


@pytest.mark.proves("UVS-SETUP-03", "UVS-SETUP-04", "UVS-HEALTH-01")
@pytest.mark.parametrize("first", ["P1", "P2"])
def test_the_first_players_character_is_committed_and_health_is_full(first: str) -> None:
    ring = opening(first)
    for seat, name, health in (("P1", "Hero", 28), ("P2", "Giant", 31)):
        assert ring[f"{seat}.stage"] == [f"{name} (committed)" if seat == first else name]
        assert (ring[f"{seat}.health"], ring[f"{seat}.max"]) == (health, health)


BEFORE = "Ability(CONTINUOUS, (Fired(Event(V_BEFORE_GAME), (Move(Sel(1, YOU, (Named('Jab'),), (DECK,)), DISCARDS),)),))"
EAR = "Ability(CONTINUOUS, (Fired(Event({verb}), (Gain(1), Lose(3))),))"


@pytest.mark.proves("UVS-SETUP-05")
def test_what_comes_before_the_game_comes_before_the_shuffle() -> None:
    hero = character(
        [BEFORE, *[EAR.format(verb=verb) for verb in ("V_DRAW", "V_SHUFFLE", "V_COMMIT", "V_MOVE, to=DECK")]], health=28
    )
    ring = opening(p1s={"deck": ["Jab"]}, cards={"Hero": hero})
    assert ring.question == "chance shuffle"
    assert (ring["P1.discards"], ring["P1.hand_size"], ring["P1.deck"]) == (["Jab"], 0, 40)
    ring.shuffle().play("P1: mulligan").play("P2: done")
    while ring.question == "chance shuffle":
        ring.shuffle()
    assert (ring.question, ring["P1.health"]) == ("P1 form", 28)


@pytest.mark.proves("UVS-SETUP-06")
def test_both_decks_are_shuffled() -> None:
    ring = opening()
    asked = len(ring.match.position.todo)
    piles = set()
    while ring.question == "chance shuffle":
        waiting: Any = ring.match.position.waiting
        piles.add(waiting.pile)
        ring.play(f"chance: {ring._written(ring.asked.options[1])}")
    assert asked
    assert piles == {tuple(range(1, 41)), tuple(range(42, 82))}


@pytest.mark.proves("UVS-SETUP-06")
def test_a_shuffle_can_bring_any_card_to_the_top() -> None:
    tops, dice = set(), Random(1)
    for _ in range(40):
        ring = opening(
            p1s={"deck": [f"Card {n}" for n in range(8)], "rest": 2},
            cards={f"Card {n}": foundation() for n in range(8)},
        )
        ring.match.push(dice.randrange(len(ring.asked.options)))
        tops.add(ring.g.kind[ring.g.deck[0][0]])
    assert len(tops) == 9


@pytest.mark.proves("UVS-SETUP-07")
def test_the_opening_hands_have_the_hand_size() -> None:
    ring = shuffled()
    assert (ring["P1.hand_size"], ring["P2.hand_size"]) == (6, 7)


# Mulligans


@pytest.mark.proves("UVS-MULL-01", "UVS-MULL-03", "UVS-SETUP-08", "UVS-RULING-30")
@pytest.mark.parametrize(("first", "second"), [("P1", "P2"), ("P2", "P1")])
def test_the_first_player_mulligans_first_all_or_nothing(first: str, second: str) -> None:
    ring = shuffled(first=first)
    assert (ring.question, ring.options) == (f"{first} mulligan", ["keep", "mulligan"])
    ring.play(f"{first}: keep")
    assert ring.question == f"{second} mulligan"
    ring.play(f"{second}: done")
    assert (ring.question, ring["turn"], ring["turns"]) == (f"{first} form", first, 1)
    assert ring.told_of("shuffle") == []


@pytest.mark.proves("UVS-MULL-02", "UVS-MULL-04", "UVS-RULING-30")
def test_a_mulligan_puts_the_hand_under_the_deck_and_draws_anew() -> None:
    ring = shuffled()
    before = ring.g.hand[0]
    ring.play("P1: mulligan")
    assert (ring["P1.hand_size"], ring["P1.deck"], ring.g.deck[0][-6:]) == (6, 34, before)
    assert not set(ring.g.hand[0]) & set(before)
    assert ring.question == "P2 mulligan"  # the new hand has foundations


@pytest.mark.proves("UVS-MULL-04", "UVS-RULING-30")
@pytest.mark.parametrize("again", [True, False])
def test_a_hand_without_foundations_may_be_shown_and_put_back_once_more(again: bool) -> None:
    ring = shuffled(p1s={"filler": "Jab"})
    ring.play("P1: mulligan")
    assert (ring.question, ring.options) == ("P1 mulligan", ["keep", "mulligan"])
    assert ring.told_of("reveal") == []
    ring.play("P1: mulligan" if again else "P1: keep")
    assert (ring.question, len(ring.told_of("reveal"))) == ("P2 mulligan", int(again))
    assert ring["P1.hand_size"] == 6


@pytest.mark.proves("UVS-MULL-04")
def test_at_an_open_table_nobody_learns_whether_a_second_mulligan_was_offered() -> None:
    for filler, offered in (("Jab", ["keep", "mulligan"]), ("Stone", ["keep"])):
        ring = shuffled(p1s={"filler": filler}, options={"windows": "open"})
        ring.play("P1: mulligan")
        assert (ring.question, ring.options) == ("P1 mulligan", offered)


@pytest.mark.proves("UVS-MULL-05", "UVS-MULL-02")
def test_the_second_player_puts_back_any_cards_once() -> None:
    ring = shuffled(p2s={"filler": "Jab"})
    ring.play("P1: keep")
    assert ring.options == ["done", "put back Jab"]
    ring.play("P2: put back Jab", "P2: put back Jab", "P2: done")
    assert ring["P2.hand_size"] == 7
    moved = [told for told in ring.told_of("move") if told["cards"] == ["Jab", "Jab"]]
    assert len(moved) == 1
    assert ring.question == "chance shuffle"
    ring.shuffle()
    assert ring.question == "P1 form"


@pytest.mark.proves("UVS-MULL-06", "UVS-SETUP-08", "UVS-RULING-30")
@pytest.mark.parametrize(("one", "two"), [(False, False), (True, False), (False, True), (True, True)])
def test_only_who_took_a_mulligan_shuffles(one: bool, two: bool) -> None:
    ring = shuffled()
    ring.play("P1: mulligan" if one else "P1: keep")
    ring.play(*(["P2: put back Stone"] if two else []), "P2: done")
    piles = []
    while ring.question == "chance shuffle":
        waiting: Any = ring.match.position.waiting
        if waiting.left == len(waiting.pile):
            piles.append(ring.g.owner[waiting.pile[0]])
        ring.play(f"chance: {ring._written(ring.asked.options[0])}")
    assert sorted(piles) == [0] * one + [1] * two


# The first turns


def first_turn(hand: str = "Stone") -> Table:
    ring = shuffled(p1s={"filler": hand}, p2s={"filler": hand})
    return ring.play("P1: keep", "P2: done")


@pytest.mark.proves("UVS-SETUP-09", "UVS-STARTPH-01")
def test_the_first_turn_has_no_start_phase() -> None:
    ring = first_turn()
    assert (ring.question, ring["phase"], ring["P1.stage"]) == ("P1 form", "Combat Phase", ["Hero (committed)"])
    assert (ring["P1.hand_size"], ring.told_of("ready")) == (6, [])


@pytest.mark.proves("UVS-SETUP-11", "UVS-RULING-29")
@pytest.mark.parametrize(("answer", "hand"), [("draw one extra card", 8), ("no extra card", 7)])
def test_the_second_player_may_draw_one_card_more(answer: str, hand: int) -> None:
    ring = first_turn().play("P1: play Stone", "P1: pass")
    assert ring.question == "P2 review"
    ring.play("P2: keep all", f"P2: {answer}")
    assert (ring.question, ring["P2.hand_size"]) == ("P2 form", hand)
    ring.play("P2: play Stone", "P2: pass").play("P1: keep all")
    assert ring.question == "P1 form"


@pytest.mark.proves("UVS-SETUP-11")
def test_the_extra_card_and_the_missing_ones_are_one_draw() -> None:
    ring = first_turn().play("P1: play Stone", "P1: pass", "P2: discard Stone")
    before = len(ring.told_of("draw"))
    ring.play("P2: draw one extra card")
    assert (ring["P2.hand_size"], len(ring.told_of("draw")) - before) == (8, 1)


@pytest.mark.proves("UVS-SETUP-10", "UVS-RULING-28")
def test_nobody_attacks_on_the_own_first_turn() -> None:
    ring = first_turn("Jab")
    assert ring.options == ["pass"]
    ring.play("P1: pass")
    assert ring["P1.discards"] == ["Jab"]
    ring.on("P2 form")
    assert (ring["turns"], ring.options) == (2, ["pass"])
    ring.play("P2: pass").on("P1 form")
    assert (ring["turns"], "play Jab" in ring.options) == (3, True)


@pytest.mark.proves("UVS-SETUP-10")
@pytest.mark.parametrize(("turns", "offered"), [(1, False), (2, False), (3, True)])
def test_attacks_are_offered_from_the_third_turn(turns: int, offered: bool) -> None:
    ring = table(p1(hand=["Jab", PAGE]), cards=CARDS, turns=turns)
    assert ("play Jab" in ring.options) == offered
