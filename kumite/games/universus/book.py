"""What a client needs to draw a game: everything printed as plain data, and what each option is about.

A place is the name of something on the table, so that whoever touches it means the options about it: `P1.stage.2`,
`P2.pool.1` and `P1.momentum.3` as views write them, `card NAME` for a card in one's hand, `P1.discards`, `P1.removed`
and `P1.deck` for piles, `deck NAME` for a deck to choose, `turn` for passing on.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.games.universus.decks import OUR_SHELF, Deck, Shelf
from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.glance import (
    Named,
    View,
    asked,
    face_named,
    laid,
    named,
    near,
    other,
    places_of,
    shelf_seen,
    side,
)
from kumite.games.universus.letters import moment_words
from kumite.games.universus.printed import Ability, Card, Face
from kumite.games.universus.skills import TREES
from kumite.games.universus.telling import ability_title
from kumite.games.universus.terms import ABILITIES, HEIGHTS, NOBODY, SYMBOLS, TYPES
from kumite.games.universus.typeset import INFINITE, symbol_words
from kumite.games.universus.vocabulary import OURS, Vocabulary

GAME: Final = 1000  # turns: no game of a match lasts so long
ON: Final = ("pass", "go on", "no block", "keep all", "keep", "done")  # what leaves everything as it is
TOOK: Final = ("discards", "removed", "deck")  # piles


# Places


def places(seen: View, option: str) -> tuple[str, ...]:
    """The things on the table that an option is about."""
    you, what = near(seen), asked(seen)
    if option in ON:
        return ("turn",)
    if what == "deck" and option in shelf_seen(seen).decks:
        return (f"deck {option}",)
    if what == "character":
        return (f"card {option}",)
    if option == "attack the character":
        return character(seen, other(you))
    if option in ("mulligan", "draw one extra card"):
        return (f"{you}.deck",)
    if what in ("momentum", "shift"):
        return pool_end(seen, you)
    card = named(seen, option)
    return card_places(seen, option, card) if card is not None else ()


def character(seen: View, seat: str) -> tuple[str, ...]:
    return tuple([str(card["at"]) for card in laid(seen, seat, "stage") if card["starting"]])


def pool_end(seen: View, seat: str) -> tuple[str, ...]:
    """Pools are cleared from the right: the card in question is the last one."""
    held = laid(seen, seat, "pool")
    return (str(held[-1]["at"]),) if held else ()


def card_places(seen: View, option: str, card: Named) -> tuple[str, ...]:
    """The card, in hand or where it lies."""
    if card.zone in TOOK:
        return (f"{card.seat}.{card.zone}",)
    in_hand = card.seat == near(seen) and card.name in side(seen, card.seat)["hand"]
    if in_hand and (card.zone == "hand" or (not card.zone and from_hand(seen, option, card))):
        return (f"card {card.name}",)
    found: tuple[str, ...] = ()
    if staged(seen, option, card):
        found = tuple(places_of(seen, card, ("stage",), not option.startswith("attack ")))
    found = found or tuple(places_of(seen, card))
    if found:
        return found
    return (f"card {card.name}",) if in_hand else ()


def from_hand(seen: View, option: str, card: Named) -> bool:
    """Whether such an option takes its card from the hand: a card is played or blocks; an action's ability is used; or
    it is one of those in hand that are to be chosen from."""
    if option.startswith("use "):
        face = face_named(card.name, seen)
        return face is not None and TYPES[face.type] == "action"
    return seen.get("choosing") == "hand" or option.startswith(("play ", "block with ", "discard ", "put back "))


def staged(seen: View, option: str, card: Named) -> bool:
    """Whether such an option is about a card in a stage, if there is one: one is committed or attacked there, and of
    the cards in a card pool it is mostly attacks that have abilities to use."""
    played = [one for one in laid(seen, card.seat, "pool") if one["name"] == card.name and one["type"] == "attack"]
    used = option.startswith("use ") and not played
    return not card.zone and (used or option.startswith(("commit ", "attack ")))


def moment(seen: View) -> tuple[int, str]:
    """The turn of the match, and where in it: another action begins where these words change."""
    return GAME * (int(seen["round"]) - 1) + int(seen["turns"]), moment_words(seen)


# The book


def book(shelf: Shelf = OUR_SHELF) -> dict[str, Any]:
    """Every card and deck, the symbols, and the words that are this edition's own, if there are any."""
    found: dict[str, Any] = {
        "cards": {card.name: card_page(card, shelf.words) for card in shelf.cards()},
        "decks": {deck.name: deck_page(deck, shelf.leads) for deck in shelf.decks.values()},
        "symbols": [*SYMBOLS, INFINITE],
    }
    return {**found, "words": shelf.words.terms} if shelf.words.terms else found


def card_page(card: Card, words: Vocabulary = OURS) -> dict[str, Any]:
    return {
        **face_page(card.front, words),
        "back": face_page(card.back, words) if card.back is not None else None,
        "origin": card.origin,
        "note": card.note,
        **({"vitals": dict(card.vitals)} if card.vitals else {}),
    }


def face_page(face: Face, words: Vocabulary) -> dict[str, Any]:
    """One side of a card."""
    return {
        "name": face.name,
        "version": face.version,
        "type": TYPES[face.type],
        "difficulty": face.difficulty if face.checked else None,
        "check": face.check if face.checked else None,
        "block": {"modifier": face.block, "zone": HEIGHTS[face.block_zone]} if face.block_zone != NOBODY else None,
        "symbols": symbol_words(face),
        "keywords": [str(keyword) for keyword in face.keywords],
        "traits": list(face.traits),
        "speed": face.speed,
        "damage": face.damage,
        "zone": HEIGHTS[face.zone] if face.zone != NOBODY else None,
        "hand_size": face.hand_size,
        "health": face.health,
        "stamina": face.stamina,
        "abilities": [ability_page(ability, words) for ability in face.abilities],
        "trees": [
            {"name": name, "abilities": [ability_page(ability, words) for ability in TREES.get(name, ())]}
            for name in face.trees
        ],
    }


def ability_page(ability: Ability, words: Vocabulary) -> dict[str, Any]:
    """`label` is what this edition prints for the type, where it has a word of its own."""
    kind = ABILITIES[ability.kind]
    page = {
        "title": ability_title(ability),
        "type": kind,
        "keyword": ability.keyword,
        "name": ability.name,
        "text": words.say(written_out(ability)),
    }
    return {**page, "label": words.terms[kind]} if kind in words.terms else page


def deck_page(deck: Deck, leads: bool) -> dict[str, Any]:
    """`leads`, where the starting character is one of the deck's cards."""
    return {
        "character": deck.character,
        "symbol": deck.symbol,
        "cards": [[name, n] for name, n in deck.cards],
        "sidebar": [[name, n] for name, n in deck.sidebar],
        "about": deck.about,
        **({"leads": 1} if leads else {}),
    }
