"""The two starter decks of the house, and what makes a deck legal in this edition."""

from __future__ import annotations

from typing import Any, Final

import pytest

import kumite
from kumite.errors import BadPosition, Refusal
from kumite.games.ufs.construction import STARTER
from kumite.games.ufs.keywords import KEYWORDS, NAMES
from kumite.games.ufs.shelf import SHELF
from kumite.games.universus.construction import Catalogue, Fault, catalogue, check_deck, find_format
from kumite.games.universus.deckfile import game_of, read_deck
from kumite.games.universus.decks import Deck
from kumite.games.universus.define import face
from kumite.games.universus.faces import CARDS
from kumite.games.universus.printed import Card
from kumite.games.universus.terms import ATTACK, BACKUP, CHARACTER, FOUNDATION, TYPES, symbol_names
from tests.games.universus.ringside import Table

HERO, ENGINEER = "Quick Study", "Hollow House"
GOOD: Final = ("good", "all", "air")
ADVANCED: Final = [
    ("Multiple: 1", "multiple", ("UFS-KEY-12", "UFS-RULING-20")),
    ("Reversal", "reversal", ("UFS-KEY-13", "UFS-RULING-21")),
]
ADVANCED_CARDS: Final = {"multiple": "Flock of Pages", "reversal": "Answer in Kind"}


def printed(name: str) -> Card:
    return CARDS[SHELF.numbers[name]]


def everything(deck: Deck) -> list[str]:
    return [deck.character, *[name for name, _ in deck.cards]]


# The starters


@pytest.mark.proves("UFS-DECK-05", "UFS-EX-02", "UFS-DECK-01", "UFS-DECK-02", "UFS-DECK-03")
def test_one_starter_is_all_good_and_one_all_death() -> None:
    assert {deck.name: deck.symbol for deck in SHELF.decks.values()} == {HERO: "good", ENGINEER: "death"}
    for deck in SHELF.decks.values():
        assert STARTER.size(deck) == 60
        assert all(deck.symbol in symbol_names(printed(name).front.symbols) for name in everything(deck))
        assert check_deck(deck, catalogue(SHELF), STARTER) == []


@pytest.mark.proves("UFS-TYPE-06", "UFS-KEY-12", "UFS-KEY-13")
def test_no_starter_has_actions_multiple_or_reversal() -> None:
    for deck in SHELF.decks.values():
        fronts = [printed(name).front for name in everything(deck)]
        assert [front.name for front in fronts if TYPES[front.type] == "action"] == []
        assert {word.name for front in fronts for word in front.keywords}.isdisjoint({"Multiple", "Reversal"})


@pytest.mark.proves("UFS-TYPE-01", "UFS-KEY-20")
def test_the_house_has_every_type_and_every_keyword() -> None:
    fronts = [card.front for card in SHELF.cards()]
    assert {TYPES[front.type] for front in fronts} == {"character", "attack", "foundation", "asset", "action"}
    assert {word.name for front in fronts for word in front.keywords} == set(NAMES)
    kinds = {ability.kind for front in fronts for ability in front.abilities if not ability.keyword}
    assert kinds == {0, 1, 2, 3}  # continuous, E, F and R


@pytest.mark.proves("UFS-CARD-01", "UFS-CARD-02", "UFS-CARD-03")
def test_every_card_has_a_name_a_difficulty_and_a_control() -> None:
    assert all(card.front.name and card.front.checked for card in SHELF.cards())


@pytest.mark.proves("UFS-KEY-18")
def test_the_engineers_mansion_is_hers_alone() -> None:
    assert "'Ottoline Crake' Only" in [str(word) for word in printed("The Hollow House").front.keywords]


# Legal and not


def cards() -> Catalogue:
    """Sixteen foundations of the hero's symbols, and some that do not fit."""
    made = [
        face("Ito", CHARACTER, 6, 6, hand_size=6, health=25, symbols=GOOD, book=KEYWORDS),
        face("Ito", CHARACTER, 6, 6, hand_size=6, health=25, symbols=GOOD, version="Older", book=KEYWORDS),
        face("Oda", CHARACTER, 6, 6, hand_size=6, health=25, symbols=("death", "void"), book=KEYWORDS),
        face("Wild", CHARACTER, 6, 6, hand_size=6, health=25, symbols=("infinity",), book=KEYWORDS),
        *[face(f"Stance {n}", FOUNDATION, 2, 5, symbols=("good", "fire"), book=KEYWORDS) for n in range(16)],
        face("Strange", FOUNDATION, 2, 5, symbols=("all", "fire"), book=KEYWORDS),
        face("Foreign", FOUNDATION, 2, 5, symbols=("earth", "death"), book=KEYWORDS),
        face("Joker", FOUNDATION, 2, 5, symbols=("infinity",), book=KEYWORDS),
        face("Helper", BACKUP, 2, 5, symbols=("good",), stamina=3, book=KEYWORDS),
        face("Tower", FOUNDATION, 2, 5, symbols=("good",), keywords=("'Oda' Only",), book=KEYWORDS),
        face("Swing", ATTACK, 3, 3, symbols=("good",), speed=3, zone="mid", damage=3, book=KEYWORDS),
    ]
    return {each.full_name(): Card(each) for each in made}


def deck(*more: tuple[str, int], character: str = "Ito", symbol: str = "good", stances: int = 59, **rest: Any) -> Deck:
    """So many stances, four of each, and these."""
    held = [(f"Stance {n}", min(4, stances - 4 * n)) for n in range(16) if stances > 4 * n]
    return Deck("Mine", character, symbol, (*held, *more), **rest)


def faults(given: Deck) -> list[str]:
    return [str(fault) for fault in check_deck(given, cards(), STARTER)]


@pytest.mark.proves("UFS-DECK-01")
def test_sixty_cards_with_the_character_and_no_maximum() -> None:
    assert faults(deck()) == []
    assert faults(deck(("Joker", 4), ("Swing", 4))) == []
    assert faults(deck(stances=58)) == [
        "the deck has 59 cards, its character among them; 60 is the least [UFS-DECK-01]"
    ]


@pytest.mark.proves("UFS-DECK-02", "UFS-RULING-25")
def test_four_copies_the_starting_character_among_them() -> None:
    assert faults(deck(("Ito", 3))) == []
    assert faults(deck(("Ito", 4))) == ["there are 5 copies of Ito; 4 may be there [UFS-DECK-02, UFS-RULING-25]"]
    assert faults(deck(("Ito", 3), ("Ito Older", 4))) == []  # another version is another card
    assert faults(deck(("Swing", 5))) == ["there are 5 copies of Swing; 4 may be there [UFS-DECK-02, UFS-RULING-25]"]


@pytest.mark.proves("UFS-DECK-03", "UFS-DECK-04", "UFS-RULING-22", "UFS-RULING-23", "UFS-SYM-02")
def test_one_symbol_of_the_character_on_every_card() -> None:
    ids, note = "[UFS-DECK-03, UFS-DECK-04, UFS-RULING-23]", "decks on several symbols are left to the advanced rules"
    assert faults(deck(("Strange", 1))) == [f"Strange has fire and all, not good; {note} {ids}"]  # all is Ito's, too
    assert faults(deck(("Foreign", 1))) == [f"Foreign has earth and death, not good {ids}"]
    assert faults(deck(("Joker", 4))) == []
    assert faults(deck(symbol="fire")) == ["Ito has air, good and all, so the symbol cannot be fire [UFS-DECK-03]"]
    assert faults(deck(character="Wild")) == []
    assert faults(deck(symbol="plaid"))[0].startswith("'plaid' is no symbol")


@pytest.mark.proves("UFS-TYPE-01", "UFS-TYPE-07")
def test_a_character_leads_and_there_are_five_types() -> None:
    assert faults(deck(character="Swing"))[0] == "Swing is an attack; a deck starts with a character [UFS-TYPE-07]"
    assert faults(deck(("Helper", 1))) == [
        "Helper is a backup; there are action, asset, attack, character, foundation [UFS-TYPE-01]"
    ]


@pytest.mark.proves("UFS-DECK-06", "UFS-EX-17")
def test_a_card_for_another_character_is_warned_of_but_legal() -> None:
    given = deck(("Tower", 2))
    assert faults(given) == []
    reason = "Tower is for Oda only, and the deck starts with Ito"
    assert STARTER.warnings(given, cards()) == [Fault(reason, ("UFS-DECK-06",))]
    assert STARTER.warnings(deck(), cards()) == []
    assert STARTER.warnings(deck(("Tower", 2), character="Oda", symbol="death"), cards()) == []


@pytest.mark.proves("UFS-KEY-12", "UFS-KEY-13", "UFS-RULING-20", "UFS-RULING-21")
@pytest.mark.parametrize(("keyword", "option", "ids"), ADVANCED)
def test_a_keyword_of_the_advanced_rules_is_warned_of(keyword: str, option: str, ids: tuple[str, ...]) -> None:
    odd = face(
        "Odd", ATTACK, 3, 3, symbols=("good",), speed=3, zone="mid", damage=3, keywords=(keyword,), book=KEYWORDS
    )
    said = f"Odd: {option.title()} is left to the advanced rules; only a table with the option {option} plays with it"
    assert STARTER.warnings(deck(("Odd", 1)), {**cards(), "Odd": Card(odd)}) == [Fault(said, ids)]
    brings = {"brings": {**FILE, "cards": {**FILE["cards"], ADVANCED_CARDS[option]: 1}}}
    with pytest.raises(BadPosition, match=f"only a table with the option {option} plays with it") as refused:
        kumite.setup("ufs", {"P1": brings})
    assert refused.value.rules == ids
    assert kumite.setup("ufs", {"P1": brings, "options": {option: True}}).question is not None


def test_the_formats_of_one_edition_are_not_those_of_the_other() -> None:
    assert find_format("ufs", "ufs") is STARTER
    with pytest.raises(Refusal, match="known are standard "):
        find_format("ufs")
    with pytest.raises(Refusal, match="known are ufs "):
        find_format("standard", "ufs")


# Deck files

FILE: Final[dict[str, Any]] = {
    "deck": "My Lessons",
    "game": "ufs",
    "character": "wren halloway",
    "symbol": "Good",
    "cards": dict(SHELF.decks[HERO].cards),
}


def test_a_deck_file_names_cards_of_its_own_edition() -> None:
    file = read_deck(FILE, catalogue(SHELF), game_of(FILE))
    assert (file.deck.character, file.deck.symbol, file.format) == ("Wren Halloway", "good", STARTER)
    with pytest.raises(Refusal, match="no card called 'Tin-Can Jab'") as refused:
        read_deck({**FILE, "cards": {"Tin-Can Jab": 4}}, catalogue(SHELF), "ufs")
    assert refused.value.rules == ("UFS-CARD-03",)
    with pytest.raises(Refusal, match="unknown entry 'sidebar'"):
        read_deck({**FILE, "sidebar": {"Borrowed Jab": 4}}, catalogue(SHELF), "ufs")
    with pytest.raises(Refusal, match="is no symbol") as refused:
        read_deck({**FILE, "symbol": "Infinity"}, catalogue(SHELF), "ufs")
    assert refused.value.rules == ("UFS-SYM-02", "UFS-RULING-22")


@pytest.mark.proves("UFS-DECK-01")
def test_a_deck_of_ones_own_is_brought_to_the_table_if_it_is_legal() -> None:
    ring = Table(kumite.setup("ufs", {"P1": {"brings": FILE}, "P2": {"brings": ENGINEER}}, seed=1))
    ring.play("P1: Wren Halloway", "P2: Ottoline Crake")
    assert [len(ring.g.deck[seat]) + len(ring.g.hand[seat]) for seat in (0, 1)] == [59, 59]
    few = {**FILE, "cards": {"Borrowed Jab": 4}}
    with pytest.raises(BadPosition, match="60 is the least") as refused:
        kumite.setup("ufs", {"P1": {"brings": few}})
    assert refused.value.rules == ("UFS-DECK-01",)
    with pytest.raises(BadPosition, match="decks are checked for ufs, not for 'universus'"):
        kumite.setup("ufs", {"P1": {"brings": {**FILE, "game": "universus"}}})
