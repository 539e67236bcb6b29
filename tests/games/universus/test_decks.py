"""The four starter decks: legal, complete, and between them everything the game has."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kumite.core.position import Record, fields
from kumite.games.universus.construction import catalogue, check_deck
from kumite.games.universus.decks import DECKS, OUR_SHELF, Deck
from kumite.games.universus.faces import CARDS, NUMBER
from kumite.games.universus.game import GAME
from kumite.games.universus.modes import SETTINGS
from kumite.games.universus.printed import Ability, Card, Face, Rider, Word
from kumite.games.universus.skills import TREES
from kumite.games.universus.terms import (
    ABILITIES,
    CHARACTER,
    DISCARDS,
    FORM,
    GAME_PERIOD,
    HAND,
    INFINITY,
    KEYWORDS,
    MOMENTUM,
    TOKEN,
    TYPES,
    symbol_bit,
    symbol_names,
)
from kumite.games.universus.words.amounts import X
from kumite.games.universus.words.counters import Counter
from kumite.games.universus.words.modes import Modes
from kumite.games.universus.words.plays import CheckCost, Drive, Ruin
from kumite.games.universus.words.riders import Combo, Deadlock, Desperation, First, In, Limit, Outwit, Tenacious
from kumite.games.universus.words.turns import Attach, Create, Freeze, LevelUp, Seal

NAMES = ("Firecracker", "Landslide", "Clockwork", "Night Market")
every_deck = pytest.mark.parametrize("deck", DECKS.values(), ids=list(DECKS))


def printed(name: str) -> Card:
    return CARDS[NUMBER[name]]


def listed(deck: Deck) -> dict[str, int]:
    """How many of each card, deck and sidebar together."""
    found: dict[str, int] = {}
    for name, n in deck.cards + deck.sidebar:
        found[name] = found.get(name, 0) + n
    return found


def fronts(deck: Deck) -> list[Face]:
    return [printed(name).front for name in listed(deck)]


def parts(x: object) -> Iterator[object]:
    """Everything that an ability, or anything else, is made of."""
    yield x
    if isinstance(x, tuple):
        for one in x:
            yield from parts(one)
    elif isinstance(x, Record):
        for one in fields(x).values():
            yield from parts(one)


def sides() -> list[Face]:
    """Both sides of every card of the decks, and their starting characters."""
    found = []
    for deck in DECKS.values():
        for name in (deck.character, *listed(deck)):
            card = printed(name)
            found += [card.front] if card.back is None else [card.front, card.back]
    return found


def abilities() -> list[Ability]:
    return [ability for side in sides() for ability in side.abilities] + [a for tree in TREES.values() for a in tree]


def uses(word: type[Word] | type[X]) -> bool:
    return any(isinstance(part, word) for ability in abilities() for part in parts(ability))


def ridden(rider: type[Rider]) -> bool:
    return any(isinstance(held, rider) for ability in abilities() for held in ability.riders)


# Legality


def test_there_are_four_in_this_order() -> None:
    assert tuple(DECKS) == NAMES
    assert all(deck.name == name and deck.about for name, deck in DECKS.items())


@every_deck
@pytest.mark.proves("UVS-DCON-02", "UVS-DCON-06")
def test_sixty_cards_and_a_sidebar_of_ten(deck: Deck) -> None:
    assert sum([n for _, n in deck.cards]) == 60
    assert sum([n for _, n in deck.sidebar]) == 10
    assert 18 <= len(deck.cards) <= 26


@every_deck
@pytest.mark.proves("UVS-DCON-08")
def test_no_more_than_four_copies_of_a_card(deck: Deck) -> None:
    assert max(listed(deck).values()) <= 4
    assert len(dict(deck.cards)) == len(deck.cards)


@every_deck
@pytest.mark.proves("UVS-DCON-09", "UVS-DCON-10", "UVS-DCON-11", "UVS-ATTUNE-02", "UVS-INF-01")
def test_every_card_belongs_to_the_fighter(deck: Deck) -> None:
    primary, own = symbol_bit(deck.symbol), printed(deck.character).front.symbols
    assert own & primary
    for front in fronts(deck):
        assert front.symbols & (primary | INFINITY) or front.attuned & own, front.name


@pytest.mark.proves("UVS-SYM-01")
def test_three_symbols_each_or_infinity() -> None:
    for side in sides():
        assert side.symbols == INFINITY or len(symbol_names(side.symbols)) == 3, side.name


@every_deck
@pytest.mark.proves("UVS-DCON-03", "UVS-DCON-04")
def test_everything_in_a_deck_can_be_played_and_checked(deck: Deck) -> None:
    for front in fronts(deck):
        assert front.checked, front.name
        assert front.type != TOKEN, front.name
    assert printed(deck.character).front.type == CHARACTER


@every_deck
def test_the_rules_of_construction_find_no_fault(deck: Deck) -> None:
    assert check_deck(deck, catalogue()) == []


def test_every_card_of_the_house_is_in_some_deck() -> None:
    held = {name for deck in DECKS.values() for name in (deck.character, *listed(deck))}
    assert {card.name for card in OUR_SHELF.cards() if card.origin == "ours"} == held


@every_deck
def test_most_cards_can_block(deck: Deck) -> None:
    blocks = sum([n for name, n in deck.cards if printed(name).front.block_zone >= 0])
    assert 0.75 <= blocks / 60 <= 0.97


# What is in them


@pytest.mark.proves("UVS-KLIST-01")
def test_all_keyword_abilities() -> None:
    assert {word.name for side in sides() for word in side.keywords} == set(KEYWORDS)


@pytest.mark.proves("UVS-TYPE-01")
def test_all_card_types() -> None:
    tokens = {part.token for ability in abilities() for part in parts(ability) if isinstance(part, Create)}
    assert tokens == {"Power", "Roman Cancel"}
    types = {TYPES[side.type] for side in sides()} | {TYPES[printed(name).front.type] for name in tokens}
    assert types == set(TYPES[1:])


def test_all_types_of_abilities() -> None:
    assert {ABILITIES[ability.kind] for ability in abilities()} == set(ABILITIES)


@pytest.mark.parametrize("word", [Drive, Ruin, Freeze, Seal, Counter, Attach, LevelUp, Modes, CheckCost, X])
def test_all_sorts_of_words(word: type[Word]) -> None:
    assert uses(word)


@pytest.mark.parametrize("rider", [Outwit, Tenacious, Deadlock, Desperation, First, Combo])
def test_all_sorts_of_restrictions(rider: type[Rider]) -> None:
    assert ridden(rider)


@pytest.mark.parametrize("zone", [HAND, MOMENTUM, DISCARDS])
def test_all_zones_in_brackets(zone: int) -> None:
    found = [ability for ability in abilities() if not ability.keyword]
    assert any(isinstance(rider, In) and rider.place == zone for ability in found for rider in ability.riders)


def test_once_per_game_and_named_abilities() -> None:
    limits = [rider.per for ability in abilities() for rider in ability.riders if isinstance(rider, Limit)]
    assert GAME_PERIOD in limits
    assert any(ability.name and ability.kind == FORM for ability in abilities())


@pytest.mark.proves("UVS-ATTUNE-01", "UVS-ATTUNE-02")
def test_an_attuned_card_without_the_primary_symbol() -> None:
    deck = DECKS["Firecracker"]
    attuned = [front for front in fronts(deck) if front.attuned]
    assert [front.name for front in attuned] == ["Borrowed Wind"]
    assert not attuned[0].symbols & symbol_bit(deck.symbol)


@every_deck
@pytest.mark.proves("UVS-INF-01")
def test_an_infinity_card_in_every_deck(deck: Deck) -> None:
    assert [front.name for front in fronts(deck) if front.symbols == INFINITY] == ["Deep Breath"]


@pytest.mark.proves("UVS-DSIDE-01", "UVS-DSIDE-02", "UVS-DSIDE-03")
def test_a_double_sided_card_that_shifts() -> None:
    double = [printed(name) for deck in DECKS.values() for name in listed(deck) if printed(name).back is not None]
    assert [card.name for card in double] == ["Curtain Call Kick"]
    front, back = double[0].front, double[0].back
    assert back is not None
    assert back.back
    assert not back.checked
    assert front.checked
    assert front.has("Shift")


@pytest.mark.proves("UVS-SKILL-01", "UVS-SKILL-02")
def test_a_skill_tree_and_a_way_up() -> None:
    quill = printed("Sister Quill the Still Hour").front
    assert quill.trees == ("Book of Hours",)
    assert len(TREES["Book of Hours"]) == 4
    assert any(isinstance(part, LevelUp) for ability in quill.abilities for part in parts(ability))


@pytest.mark.proves("UVS-CHAR-12", "UVS-KGAUGE-01")
def test_characters_to_attach() -> None:
    rush, momentum = DECKS["Firecracker"], DECKS["Landslide"]
    assert rush.character in dict(rush.cards)
    others = [front for front in fronts(momentum) if front.type == CHARACTER]
    start = printed(momentum.character).front
    assert others
    assert all(front.identity() == start.identity() and front.version != start.version for front in others)


# They play


@pytest.mark.parametrize("windows", ["silent", "open"])
@pytest.mark.parametrize("p1", NAMES)
@pytest.mark.parametrize("p2", NAMES)
def test_a_game_of_chance_comes_to_an_end(p1: str, p2: str, windows: str) -> None:
    options = {setting.name: setting.values[0] for setting in SETTINGS}
    g = GAME.new("single", {**options, "p1_deck": p1, "p2_deck": p2, "windows": windows})
    chance = Random(f"{p1} {p2}")
    for _ in range(20_000):
        if g.asking is None:
            break
        g.answer(g.asking.options[chance.randrange(len(g.asking.options))])
    assert g.outcome is not None
