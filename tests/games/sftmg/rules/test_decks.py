"""The eight Battle Decks: their make-up, their Linkers, and what the rulebook prints of them."""

import re
from collections import Counter
from typing import Any, Final

import pytest

from kumite.games.sftmg.cards.roster import FIGHTERS, KINDS, STANDARD
from kumite.games.sftmg.conditions import FoeAdjacent, NearWallOrObject
from kumite.games.sftmg.printed import (
    ACTION,
    BAIT,
    BRACING,
    CARDS,
    DECKS,
    DEDUCED,
    EVENT,
    FOCUS,
    FREE,
    OURS,
    PRINTED,
    PROJECTILE,
    REACTION,
    ROSTER,
    SPECIAL,
    STRIKE,
    SUPER,
    TYPES,
    ULTRA,
    WHIFFED,
    Card,
    is_attack_card,
    keywords,
)
from kumite.games.sftmg.words import DrawCards, FollowUp, GainAction, Move
from tests.games.sftmg.ringside import card, catalogue, deck_of, fighter

NAMES: Final = list(STANDARD)
ATTACKS: Final = (STRIKE, SPECIAL, PROJECTILE)
TYPE_IN_CATALOGUE: Final = {
    "strike": STRIKE,
    "special": SPECIAL,
    "projectile": PROJECTILE,
    "event_character": EVENT,
    "event_super": SUPER,
    "ultra": ULTRA,
}
EFFECTS: Final[dict[str, dict[str, Any]]] = {  # the effects and Play Conditions the catalogue tells
    "Metsu Hadoken": {"per_gap": (1, 3)},
    "Hurricane Kick": {"per_push": 1},
    "Spinning Bird Kick": {"per_push": 1},
    "Spinning Pile Driver": {"after": (Move(2),)},
    "Quick Tiger Shot": {"if_hit": (Move(2),)},
    "Fierce Tiger Shot": {"if_hit": (Move(1),)},
    "Kikoken": {"if_hit": (Move(2),)},
    "Double Lariat": {"if_hit": (FollowUp(),)},
    "Sky High Claw": {"after": (Move(2),), "condition": NearWallOrObject(3)},
    "Shinku Hadoken": {},  # what every Super says
    "Ken's Bandana": {"does": (DrawCards(1), GainAction(1))},
    "Back Flips": {"cancels": True, "facedown_only": True, "on_reveal": (Move(3),), "condition": FoeAdjacent()},
}
SILENT: Final = Card("", STRIKE)  # a card that says nothing


def catalogued(*types: str) -> list[dict[str, Any]]:
    return [each for each in catalogue("cards") if each["type"] in types]


def label(each: dict[str, Any]) -> str:
    return str(each["name"])


def origins(facts: Any) -> dict[str, str]:
    return {fact.about: fact.origin for fact in facts}


# Their make-up


@pytest.mark.proves("SFTMG-DECK-01", "SFTMG-COMP-02", "SFTMG-COMP-08")
@pytest.mark.parametrize("name", NAMES)
def test_forty_cards_attacks_and_events(name: str) -> None:
    deck = deck_of(name)
    assert len(deck) == 40
    attacks = [each for each in deck if is_attack_card(each)]
    events = [each for each in deck if each.type in (BAIT, FOCUS, SUPER, EVENT)]
    assert len(attacks) + len(events) == 40
    assert fighter(name).ultra not in deck


@pytest.mark.proves("SFTMG-DECK-04", "SFTMG-EVENT-01", "SFTMG-EVENT-04", "SFTMG-SUPER-09", "SFTMG-RULING-80")
@pytest.mark.proves("SFTMG-RULING-181")
@pytest.mark.parametrize("name", NAMES)
def test_the_usual_numbers(name: str) -> None:
    """26 Attack Cards and 6 Character Events, and so none of them is Defensive: those have more."""
    counted = Counter(each.type for each in deck_of(name))
    attacks = sum(counted[each] for each in ATTACKS)
    assert (attacks, counted[EVENT]) == (26, 6)
    assert fighter(name).archetype != "Defensive"
    assert (counted[BAIT], counted[FOCUS], counted[SUPER]) == (4, 2, 2)


@pytest.mark.proves("SFTMG-EVENT-01")
def test_character_events_are_unique_to_their_fighter() -> None:
    owners: dict[str, str] = {}
    for name in NAMES:
        for each in deck_of(name):
            if each.type not in (BAIT, FOCUS):
                assert owners.setdefault(each.name, name) == name
    assert owners["Ken's Bandana"] == "Ken"
    assert owners["Back Flips"] == "Vega"


@pytest.mark.proves("SFTMG-EVENT-01")
def test_every_character_event_and_no_other_card_has_a_defense_of_two() -> None:
    assert {each.defense for name in NAMES for each in deck_of(name) if each.type == EVENT} == {2}
    assert {each.defense for each in CARDS if each.type != EVENT} == {0}


@pytest.mark.proves("SFTMG-EVENT-02")
@pytest.mark.parametrize("name", NAMES)
def test_every_deck_has_events_for_its_own_turn_and_for_the_opponents(name: str) -> None:
    moments = {each.moment for each in deck_of(name) if each.type == EVENT}
    assert moments & {FREE, ACTION}
    assert moments & {REACTION, WHIFFED, BRACING}
    assert moments <= {FREE, ACTION, REACTION, WHIFFED, BRACING}


@pytest.mark.proves("SFTMG-TYPE-02", "SFTMG-TYPE-03", "SFTMG-TYPE-04")
@pytest.mark.parametrize("name", NAMES)
def test_every_deck_has_strikes_specials_and_projectiles(name: str) -> None:
    assert {each.type for each in deck_of(name)} >= set(ATTACKS)


@pytest.mark.proves("SFTMG-EXATK-01")
def test_every_keyword_occurs_in_some_deck() -> None:
    dealt = [CARDS[kind] for deck in DECKS for kind in deck]
    for word in ("Knockback", "Mix-Up", "Stun", "Throw", "Poke", "Unblockable"):
        assert any(keyword.startswith(word) for each in dealt for keyword in keywords(each)), word
    for field in ("charge", "dash", "ex", "combo", "per_push", "condition", "stays", "cancels", "if_hit", "after"):
        assert any(getattr(each, field) for each in dealt), field
    assert any(each.edge[0] for each in dealt)


# Linkers


@pytest.mark.proves("SFTMG-COMBO-14", "SFTMG-RULING-94", "SFTMG-RULING-109")
def test_linkers_are_sets_of_four_colours_on_attack_cards_and_supers() -> None:
    for each in CARDS:
        assert 0 <= each.left < 16, each.name
        assert 0 <= each.right < 16, each.name
        if each.type in (BAIT, FOCUS, EVENT):
            assert (each.left, each.right) == (0, 0), each.name
        if each.type == ULTRA:
            assert each.right == 0, each.name
            assert bool(each.left) == each.in_combo, each.name


@pytest.mark.proves("SFTMG-SUPER-10")
def test_every_super_has_a_left_linker_some_card_of_its_deck_leads_to() -> None:
    for name in NAMES:
        deck = deck_of(name)
        for each in deck:
            if each.type == SUPER:
                assert any(before.right & each.left for before in deck), each.name


def longest(route: list[Card], deck: list[Card]) -> int:
    """The longest chain of different cards that link, from the last of this route on."""
    best = len(route)
    for each in deck:
        if each not in route and route[-1].right & each.left:
            best = max(best, longest([*route, each], deck))
            if best >= 4:
                return best
    return best


@pytest.mark.proves("SFTMG-COMBO-02")
@pytest.mark.parametrize("name", NAMES)
def test_every_deck_has_combo_routes(name: str) -> None:
    """At least three different cards in a row, and at least half of the Attack Cards link to something."""
    kinds = [CARDS[kind] for kind in sorted(set(DECKS[FIGHTERS[name]]))]
    assert max(longest([each], kinds) for each in kinds) >= 3
    attacks = [each for each in deck_of(name) if is_attack_card(each)]
    linking = [each for each in attacks if any(each.right & other.left for other in kinds)]
    assert 2 * len(linking) >= len(attacks)


@pytest.mark.proves("SFTMG-RULING-88")
def test_the_chain_of_the_picture() -> None:
    chain = [card(name) for name in ("Tiger Rage", "Quick Tiger Shot", "Fierce Tiger Shot")]
    assert chain[0].right & chain[1].left
    assert chain[1].right & chain[2].left


# What is printed


def movement(told: str | None, printed: Card) -> bool:
    """Whether Special Movement is as the catalogue has it; a value that is lost is ours."""
    if told is None:
        return printed.charge == printed.dash == 0
    word, n = told.split(" ", 1)
    value = printed.charge if word == "Charge" else printed.dash
    return value == int(n) if n.isdigit() else value > 0


def bonuses(printed: Card) -> tuple[tuple[int, int], int]:
    return printed.edge if printed.edge[0] else (0, 0), printed.combo


def bonus_words(told: list[str]) -> tuple[tuple[int, int], int]:
    """Edge (dice, range) and Combo (dice) of a card's printed words."""
    edge, combo = (0, 0), 0
    for word in told:
        numbers = [int(n) for n in re.findall(r"\d+", word)]
        if word.startswith("Edge:"):
            edge = (numbers[0], numbers[1])
        elif word.startswith("Combo:"):
            combo = numbers[0]
    return edge, combo


@pytest.mark.proves("SFTMG-CARD-01", "SFTMG-CHAR-01")
@pytest.mark.parametrize("told", catalogued(*TYPE_IN_CATALOGUE), ids=label)
def test_cards_are_as_printed(told: dict[str, Any]) -> None:
    printed = card(told["name"])
    owner = fighter(told["character"])
    assert printed.type == TYPE_IN_CATALOGUE[told["type"]]
    assert printed == owner.ultra if told["type"] == "ultra" else printed in [each for each, _ in owner.cards]
    assert told["dice"] in (None, printed.dice)
    if told["range"] is not None:
        low, _, high = told["range"].partition("-")
        assert printed.reach == (int(low), int(high or low))
    assert movement(told.get("movement"), printed)
    wanted = [word for word in told["keywords"] if ":" not in word and word != "Super"]
    assert sorted(keywords(printed)) == sorted(wanted)
    assert bonuses(printed) == bonus_words(told["keywords"])
    assert (told["name"] in EFFECTS) == bool(told["effect"])
    for field in ("per_gap", "per_push", "if_hit", "after", "condition", "does", "cancels", "on_reveal", "stays"):
        assert getattr(printed, field) == EFFECTS.get(told["name"], {}).get(field, getattr(SILENT, field)), field
    assert told.get("ex") in (None, printed.ex)
    assert told.get("defense") in (None, printed.defense)
    assert told.get("counter_type") in (None, TYPES[printed.type].lower())


@pytest.mark.proves("SFTMG-EVENT-02")
def test_the_printed_events_are_played_as_they_say() -> None:
    plays = {"free_action": (FREE,), "response": (REACTION, WHIFFED, BRACING), "action": (ACTION,)}
    for told in catalogued("event_character"):
        assert card(told["name"]).moment in plays[told["play"]]


@pytest.mark.proves("SFTMG-EVENT-04")
@pytest.mark.parametrize("told", catalogued("event_utility"), ids=label)
def test_utility_events_are_in_every_deck_as_often_as_printed(told: dict[str, Any]) -> None:
    for name in NAMES:
        assert [each.name for each in deck_of(name)].count(told["name"]) == told["copies"]
    assert {"Bait!": BAIT, "Focus Attack": FOCUS}[told["name"]] == card(told["name"]).type


@pytest.mark.proves("SFTMG-CHAR-01", "SFTMG-COMP-02", "SFTMG-COMP-08")
@pytest.mark.parametrize("told", catalogued("character"), ids=label)
def test_character_cards_are_as_printed(told: dict[str, Any]) -> None:
    printed = fighter(told["name"])
    assert told["move"] in (None, printed.move)
    assert told["health"] in (None, printed.health)
    assert told["ultra"] in (None, printed.ultra.name)
    assert len(deck_of(told["name"])) == told["deck_cards"]


# Where each fact comes from


def facts_told(told: dict[str, Any]) -> set[str]:
    """The facts of a card that the rulebook prints."""
    found = {"name", "type"}
    found |= {"dice"} if told["dice"] is not None else set()
    found |= {"range"} if told["range"] is not None or str(told.get("movement"))[-1].isdigit() else set()
    found |= {"keywords"} if told["keywords"] else set()
    found |= {"text"} if told["effect"] or told.get("play_condition") else set()
    found |= {"counter"} if told.get("counter_type") else set()
    return found | ({"defense"} if told.get("defense") else set())


@pytest.mark.proves("SFTMG-CARD-01")
@pytest.mark.parametrize("told", catalogued(*TYPE_IN_CATALOGUE), ids=label)
def test_every_printed_fact_says_where_it_is_printed(told: dict[str, Any]) -> None:
    printed = card(told["name"])
    known = origins(printed.facts)
    assert len(known) == len(printed.facts)
    for about in facts_told(told):
        assert known.get(about) == PRINTED, about
    for fact in printed.facts:
        assert fact.origin in (PRINTED, DEDUCED, OURS)
        assert fact.why
    if told["dice"] is None and printed.dice:
        assert known["dice"] == OURS


@pytest.mark.proves("SFTMG-CARD-01")
def test_no_card_of_ours_claims_to_be_printed() -> None:
    names = {told["name"] for told in catalogued(*TYPE_IN_CATALOGUE, "event_utility")}
    assert names <= set(KINDS)
    for each in CARDS:
        if each.name not in names:
            assert PRINTED not in origins(each.facts).values(), each.name


@pytest.mark.proves("SFTMG-CHAR-01")
def test_only_ryus_dials_are_printed() -> None:
    for each in ROSTER:
        known = origins(each.facts)
        assert known["name"] == PRINTED
        for about in ("move", "health", "ultra"):
            assert (known.get(about) == PRINTED) == (each.name == "Ryu"), f"{each.name}: {about}"
