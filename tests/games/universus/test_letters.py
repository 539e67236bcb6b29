"""The board in letters: within 80 columns, both sides, the attack, the check, and one's own hand, but nobody else's."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import kumite
from kumite.errors import Refusal
from kumite.games.universus.decks import DECKS, OUR_SHELF
from kumite.games.universus.letters import about, board, hand, intro
from tests.games.universus.letterbox import in_the_catalogue
from tests.games.universus.ringside import PAGE, PARTNER, Table, attack, foundation, p1, p2, table


@pytest.fixture(autouse=True)
def _cards() -> Iterator[None]:
    with in_the_catalogue():
        yield


def shown(ring: Table, seat: str = "P1") -> list[str]:
    return board(ring.seen(seat))


def has(lines: list[str], text: str) -> bool:
    return text in lines


# The board


def test_the_rival_sits_above_and_you_below() -> None:
    lines = shown(table(p1(hand=[PAGE]), p2(health=9)))
    assert lines[0].startswith("== Turn 5, P1: Combat Phase ===")
    assert lines[1] == f"P2: {PARTNER}"
    assert f"P1 (you): {PARTNER}" in lines
    assert "  Health 9 of 25 ####......  at desperation" in lines
    assert "  Hand 1, deck 20, discards 0" in lines


def test_a_long_headline_goes_on_below() -> None:
    name, nod = "The Very Long Way around the Mountain", foundation(["Ability(ENHANCE, (Draw(1),))"])
    ring = table(p1(pool=[name]), p2(stage=["Nod"]), attack="P1", mode="match", cards={name: attack(), "Nod": nod})
    first, second, third = shown(ring)[:3]
    assert first == "== Game 1 (0 : 0), turn 5, P1: Combat Phase, Enhance Step of The Very Long Way"
    assert second == "   around the Mountain ".ljust(79, "=")
    assert third == f"P2: {PARTNER}"


def test_committed_cards_stand_apart_from_ready_ones() -> None:
    stage = ["Thick Wall", "Thick Wall", {"card": "Low Wall", "committed": True}, {"card": "Paper Fan", "sealed": True}]
    lines = shown(table(p1(stage=stage, hand=[PAGE]), p2()))
    assert f"  Ready      {PARTNER}, Thick Wall x2, Paper Fan (sealed)" in lines
    assert "  Committed  Low Wall" in lines


@pytest.mark.proves("UVS-PRIV-01", "UVS-FDC-02")
def test_face_down_cards_are_named_to_their_owner_only() -> None:
    ring = table(p1(stage=[{"card": "Thick Wall", "down": True}], hand=[PAGE]), p2())
    assert f"  Ready      {PARTNER}, Thick Wall (face down)" in shown(ring, "P1")
    assert f"  Ready      {PARTNER}, face down" in shown(ring, "P2")


@pytest.mark.proves("UVS-MOM-02")
def test_momentum_is_counted_for_the_rival_and_named_for_you() -> None:
    ring = table(p1(momentum=["Lamp Jab", "Lamp Jab"], hand=[PAGE]), p2())
    assert "  Momentum   2: Lamp Jab x2" in shown(ring, "P1")
    assert "  Momentum   2" in shown(ring, "P2")


def test_the_card_pool_is_in_order_and_attacks_have_their_numbers() -> None:
    lines = shown(table(p1(pool=["Thick Wall", "Lamp Jab"], hand=[PAGE]), p2()))
    assert "  Pool       1. Thick Wall  2. Lamp Jab [3 mid 4]" in lines


def test_a_backup_shows_its_stamina_and_counters() -> None:
    stage = [{"card": "Stable Hand", "wounds": 1, "counters": {"Oath": 2}}]
    lines = shown(table(p1(stage=stage, hand=[PAGE]), p2()))
    assert f"  Ready      {PARTNER}, Stable Hand (2 Oath, stamina 2 of 3)" in lines


def test_the_attack_is_told_with_its_numbers_and_its_step() -> None:
    ring = table(p1(pool=["Roof Kick"], hand=[PAGE]), p2(hand=["Thick Wall"]), attack="P1")
    lines = shown(ring.on("P2 block"), "P2")
    assert lines[0].startswith("== Turn 5, P1: Combat Phase, Block Step of Roof Kick =")
    at = lines.index(f">> P1 attacks {PARTNER} with Roof Kick: speed 5, high, damage 5")
    assert lines[at + 1 : at + 3] == ["   Throw, Kick", "   Block Step"]


def test_how_an_attack_was_blocked_is_told() -> None:
    respond = {"Ear": foundation(["Ability(RESPONSE, (Draw(1),), (), Event(V_DEAL, RIVAL))"])}
    ring = table(p1(pool=["Lamp Jab"]), p2(hand=["Low Wall"], stage=["Ear"]), attack="P1", cards=respond)
    ring.on("P2 block").play("P2: block with Low Wall")
    assert ring.question == "P2 respond"
    assert "   Damage Step, partially blocked by Low Wall, 2 damage dealt" in shown(ring, "P2")


def test_the_check_is_told_with_what_it_must_reach() -> None:
    ring = table(p1(hand=["Roof Kick"], stage=[PAGE]), p2())
    ring.play("P1: play Roof Kick")
    lines = shown(ring)
    assert ">> P1 makes a check to play a card: Blank Page, 3 against 4" in lines
    assert ">> Being played: Roof Kick" in lines


def test_lasting_effects_are_told() -> None:
    next_attack = "Sel(1, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), next=True)"
    dawn = {"Dawn": foundation([f"Ability(FORM, (Modify({next_attack}, DAMAGE, 2, until=TURN),))"])}
    ring = table(p1(stage=["Dawn"], hand=[PAGE]), p2(), cards=dawn)
    ring.play("P1: use Dawn")
    told = " ".join(shown(ring))
    assert "   Lasting, by P1's Dawn: " in told
    assert "Your next attack gets +2 damage" in " ".join(told.split())


def test_before_the_game_there_is_little_to_see() -> None:
    match = kumite.match("universus", seed=1)
    assert board(match.view(0)) == [
        "== Before the first turn ".ljust(79, "="),
        "P2: no deck yet",
        "",
        "P1 (you): no deck yet",
    ]


# The hand


def test_ones_own_hand_stands_below_the_board_a_line_a_card() -> None:
    lines = shown(table(p1(hand=["Lamp Jab", "Lamp Jab", "Thick Wall"]), p2()))
    at = lines.index("Your hand (attacks: speed, zone, damage):")
    assert lines[at + 1 :] == [
        "  Lamp Jab x2: attack 3 mid 4; difficulty 2, check 3; block +1 high; Punch",
        "  Thick Wall: foundation; difficulty 1, check 4; block +2 mid",
    ]


def test_the_hand_on_its_own_has_the_texts_too() -> None:
    ring = table(p1(hand=["Thick Wall"]), p2(hand=["Lamp Jab"]))
    assert hand(ring.seen("P1"), "P1")[-1] == "      Enhance Commit: Your attack gets +2 speed."
    assert hand(ring.seen("P1"), "P2") == ["P2 holds 1 card."]
    assert hand(table().seen("P1"), "P1") == ["Your hand is empty."]


@pytest.mark.proves("UVS-HAND-01")
def test_nobody_sees_the_rivals_hand() -> None:
    ring = table(p1(hand=["Lamp Jab"]), p2(hand=["Roof Kick"]))
    assert not any("Roof Kick" in line for line in shown(ring, "P1"))
    assert not any("Lamp Jab" in line or "Roof Kick" in line for line in board(ring.match.view(None)))


def test_a_card_that_only_this_match_has_is_shown_as_it_is_printed() -> None:
    ring = table(p1(hand=["Odd One"]), p2(), cards={"Odd One": {"type": "asset", "difficulty": 1, "check": 3}})
    assert "  Odd One: asset; difficulty 1, check 3" in shown(ring)


# Pages


def test_a_page_tells_everything_about_a_card() -> None:
    lines = about(table(p1(pool=["Lamp Jab"], hand=[PAGE]), p2()).seen("P1"), "lamp")
    assert lines[0] == "Lamp Jab"
    assert "  attack 3 mid 4; difficulty 2, check 3; block +1 high; Punch" in lines
    assert "  Enhance [Once per turn]: This attack gets +1 damage." in lines
    assert lines[-1] == "  Now in P1's card pool, card 1: 3 mid 4"


def test_a_page_tells_what_a_deck_is_made_of() -> None:
    lines = about(table().seen("P1"), "landslide")
    deck = DECKS["Landslide"]
    assert lines[0].startswith(f"Landslide: {deck.character}, by {deck.symbol}, ")
    assert all(any(f" {n} {name}" in line for line in lines) for name, n in deck.cards)
    assert "Sidebar:" in lines


def test_every_card_has_its_page() -> None:
    view = table().seen("P1")
    for card in OUR_SHELF.cards():
        lines = about(view, card.name)
        assert lines[0] == card.name
        assert max(map(len, lines)) < 80


def test_an_unclear_name_is_refused_with_what_it_could_be() -> None:
    view = table(p1(stage=["Thick Wall", "Low Wall"]), p2()).seen("P1")
    with pytest.raises(Refusal, match="could be Thick Wall or Low Wall"):
        about(view, "wall")
    with pytest.raises(Refusal, match="no card or deck is called 'xyz'"):
        about(view, "xyz")


def test_the_introduction_says_how_one_wins() -> None:
    assert "health to 0" in intro(table().seen("P1"))[0]
    assert intro(kumite.match("universus", mode="match").view(0))[0].endswith("Two games win the match.")


# Whole games


def drawn(view: dict[str, Any]) -> list[str]:
    return [*board(view), *(hand(view, view["you"]) if view["you"] else [])]


@pytest.mark.parametrize("seed", range(3))
def test_every_board_of_a_game_fits(seed: int) -> None:
    match, rng = kumite.match("universus", seed=seed), Random(seed)
    while match.question is not None:
        for seat in (0, 1, None):
            lines = drawn(match.view(seat))
            assert max(map(len, lines)) < 80
            assert all(line == line.rstrip() for line in lines)
        match.decide(rng.choice(match.question.options).choice)
        match.settle()
