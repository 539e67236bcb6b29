"""Cards that a match brings with it: traits of their own, needs of several words, and how views tell of them."""

from __future__ import annotations

import pytest

import kumite
import kumite.games.universus.cards
from kumite.errors import BadPosition
from kumite.games.universus.brought import page, read_page
from kumite.games.universus.combo import shows
from kumite.games.universus.decks import OUR_SHELF
from kumite.games.universus.define import BadCard, face
from kumite.games.universus.faces import CARDS
from kumite.games.universus.printed import Card
from kumite.games.universus.terms import ATTACK, CHARACTER, FOUNDATION
from kumite.games.universus.trees.notation import notation
from kumite.games.universus.trees.reading import read_ability
from kumite.games.universus.written import written_card
from tests.games.universus.ringside import PAGE, p1, p2, table

FLAME = ("fire", "water", "earth")


@pytest.mark.proves("UVS-CTRAIT-02")
def test_traits_of_ones_own() -> None:
    made = face("Wick", FOUNDATION, 2, 5, symbols=FLAME, keywords=("Ally",), traits=("Lamplighter", "Ally"))
    assert made.traits == ("Ally", "Lamplighter")
    for word in ("Stun: 2", " ", "Combo (Kick)"):
        with pytest.raises(BadCard, match="is no trait"):
            face("Wick", FOUNDATION, 2, 5, traits=(word,))
    with pytest.raises(BadPosition, match=r"cards\.Wick\.traits must be a list of words"):
        written_card("Wick", {"difficulty": 2, "check": 5, "traits": "Lamplighter"})


@pytest.mark.proves("UVS-KCOMBO-02", "UVS-KCOMBO-03")
@pytest.mark.parametrize(
    ("need", "met"),
    [
        ("Kick", True),
        ("Mid Attack", True),
        ("Low Attack", False),
        ("Mid Kick", True),
        ("Mid Punch", False),
        ("{fire} Attack", True),
        ("{void} Attack", False),
        ("{fire}", True),
        ("4 difficulty", True),
        ("3 difficulty", False),
        ("Lamp Kick", True),
        ("Lamp Punch", False),
    ],
)
def test_needs_of_several_words(need: str, met: bool) -> None:
    kick = face("Lamp Kick", ATTACK, 4, 3, symbols=FLAME, keywords=("Kick",), speed=3, zone="mid", damage=3)
    assert shows(kick, need) is met


@pytest.mark.proves("UVS-KCOMBO-02", "UVS-KCOMBO-06")
@pytest.mark.parametrize(("before", "offered"), [("Mid Jab", True), ("Low Jab", False)])
def test_a_combo_of_a_zone_and_a_type(before: str, offered: bool) -> None:
    jab = {"type": "attack", "difficulty": 2, "check": 3, "speed": 3, "damage": 3}
    chain = {**jab, "zone": "mid", "keywords": ["Combo (Mid Attack)"]}
    chain["abilities"] = ["Ability(ENHANCE, (Draw(1),), riders=(Combo(),))"]
    cards = {"Mid Jab": {**jab, "zone": "mid"}, "Low Jab": {**jab, "zone": "low"}, "Chain": chain}
    ring = table(p1(pool=[before, "Chain"], stage=[PAGE]), p2(), cards=cards, attack="P1")
    assert ("use Chain" in ring.options) is offered


def test_the_page_of_a_card_gives_the_card_back() -> None:
    for card in OUR_SHELF.cards():
        front = card.front
        if front.trees or front.set_icon or front.counts != 1:
            continue  # a page does not tell of these
        again = read_page(page(card, OUR_SHELF))
        assert again is not None, card.name
        assert again.front == front, card.name
        assert (again.back is None) == (card.back is None)


def test_a_page_that_tells_of_no_card() -> None:
    good = page(Card(face("Wick", FOUNDATION, 2, 5)), OUR_SHELF)
    assert read_page(good) is not None
    for wrong in ({}, {**good, "texts": ["soup("]}, {**good, "block": 3}, {**good, "type": "hat"}):
        assert read_page(wrong) is None


def test_views_tell_of_own_cards_and_of_no_one_elses_hand() -> None:
    cards = {
        "Lamp": {"difficulty": 2, "check": 5, "abilities": ["Ability(FORM, (Draw(1),), (Commit(This()),))"]},
        "Wick": {"difficulty": 2, "check": 5},
    }
    given = {"cards": cards, "P1": {"hand": ["Lamp"]}, "P2": {"hand": ["Wick"], "stage": [PAGE]}}
    match = kumite.setup("universus", given, seed=1)
    assert list(match.view(0)["brought"]) == ["Lamp"]
    assert list(match.view(1)["brought"]) == ["Wick"]
    assert "brought" not in match.view(None)
    about = match.game.about(match.view(0), "lamp")
    assert "  Form Commit: Draw 1 card." in about
    assert any("difficulty 2, check 5" in line for line in match.game.hand(match.view(0)))
    with pytest.raises(ValueError, match="no card or deck is called 'wick'"):
        match.game.about(match.view(0), "wick")


def test_text_by_hand_does_nothing() -> None:
    told = "Ability(ENHANCE, (ByHand('Juggle.'), Draw(1)))"
    jab = {"type": "attack", "difficulty": 2, "check": 3, "speed": 3, "damage": 3, "zone": "mid", "abilities": [told]}
    ring = table(p1(pool=["Jab"]), p2(), cards={"Jab": jab}, attack="P1")
    before = ring["P1.deck"]
    ring.play("P1: use Jab")
    assert ring["P1.deck"] == before - 1
    assert ring["P2.health"] == 22  # the attack itself


def test_the_notation_is_read_back() -> None:
    for card in CARDS:
        for ability in card.front.abilities:
            assert read_ability(notation(ability)) == ability
            assert len(notation(ability)) <= len(repr(ability))


def test_a_character_of_a_match_has_its_version() -> None:
    made = Card(face("Osk", CHARACTER, hand_size=6, health=20, symbols=FLAME, version="II"))
    again = read_page(page(made, OUR_SHELF))
    assert again is not None
    assert again.name == "Osk 2"
