"""Naming a card by what it is like: any description that only one card fits will do (UVS-NAME-01).

    the version 2 Iron Crane, the attack with speed 5 and damage 2, that 4 check Kick with Stun

Every word of a description must be true of the card: a word of its name, version or title, its type, a symbol, a trait,
a keyword, a zone, or a number with the property it belongs to."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.decks import every_card
from kumite.games.universus.faces import card_number
from kumite.games.universus.names import words_in
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Card, Face
from kumite.games.universus.terms import (
    BLOCK,
    CHECK,
    DAMAGE,
    DIFFICULTY,
    HAND_SIZE,
    HEALTH,
    HEIGHTS,
    NOBODY,
    SPEED,
    STAMINA,
    TYPES,
    symbol_names,
)
from kumite.games.universus.values import read

LONGEST: Final = 200  # letters of a description that are looked at
SMALL: Final = ("the", "a", "an", "that", "this", "card", "with", "of", "and", "named", "called", "value", "is")
NUMBERS: Final = {
    "speed": SPEED,
    "damage": DAMAGE,
    "difficulty": DIFFICULTY,
    "check": CHECK,
    "block": BLOCK,
    "size": HAND_SIZE,  # "hand size 6": the hand is a small word there
    "health": HEALTH,
    "stamina": STAMINA,
}


def described(g: Versus, text: str) -> list[int]:
    """The cards, by number, that these words describe; a whole name means the card of that name."""
    words = list(words_in(text[:LONGEST]))
    every = every_card(g)
    same = [at for at in every if words == list(words_in(card_number(g, at).name))]
    if same:
        return same
    told = [word for word in words if word not in SMALL and word != "hand"]
    return [at for at in every if told and fits(card_number(g, at), told)]


def fits(card: Card, told: list[str]) -> bool:
    """Whether all of it is true of one side of the card."""
    return true_of(card.front, told) or (card.back is not None and true_of(card.back, told))


def true_of(face: Face, told: list[str]) -> bool:
    words, at = properties(face), 0
    while at < len(told):
        pair = told[at : at + 2]
        if len(pair) == 2 and is_number(face, pair):
            at += 2
        elif told[at] in words:
            at += 1
        else:
            return False
    return True


def is_number(face: Face, pair: list[str]) -> bool:
    """`speed 5`, `5 speed`, `version 2`."""
    name, n = pair if not digits(pair[0]) else (pair[1], pair[0])
    if name == "version":
        return words_in(n) == words_in(face.version) or words_in(face.name)[-1:] == words_in(n)
    return name in NUMBERS and digits(n) and has_number(face, NUMBERS[name]) and read(face, NUMBERS[name]) == int(n)


def has_number(face: Face, prop: int) -> bool:
    """Whether such a number is printed on such a card."""
    if prop in (SPEED, DAMAGE):
        return face.zone != NOBODY
    if prop == BLOCK:
        return face.block_zone != NOBODY
    return face.checked if prop in (DIFFICULTY, CHECK) else True


def digits(word: str) -> bool:
    bare = word.lstrip("+-")
    return 0 < len(bare) <= 6 and bare.isascii() and bare.isdigit()


def properties(face: Face) -> set[str]:
    """The words that are true of it by themselves."""
    found = set(words_in(face.full_name()))
    found |= {TYPES[face.type], f"{TYPES[face.type]}s"}
    found |= set(symbol_names(face.symbols))
    for name in (*face.traits, *[keyword.name for keyword in face.keywords]):
        found |= set(words_in(name))
    found |= {str(keyword.rating) for keyword in face.keywords if keyword.rating}
    found |= {HEIGHTS[zone] for zone in (face.zone, face.block_zone) if zone != NOBODY}
    return found
