"""A card tried out: warnings that only the engine can give, and a position to play it in."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

import kumite.games.universus.cards  # noqa: F401  (it fills the catalogue)
from kumite.cards.hand import trees
from kumite.cards.pool import PoolCard
from kumite.core.position import fields
from kumite.errors import Refusal
from kumite.games.universus.construction import catalogue
from kumite.games.universus.describe import setup
from kumite.games.universus.english import written_out
from kumite.games.universus.faces import NUMBER, card_of
from kumite.games.universus.game import GAME
from kumite.games.universus.legal import affordable
from kumite.games.universus.printed import Ability, Word
from kumite.games.universus.reading import read_ability
from kumite.games.universus.tags import tags_of_text
from kumite.games.universus.terms import (
    DECK,
    DISCARDS,
    HAND,
    KEYWORDS,
    MOMENTUM,
    POOL,
    REMOVED,
    STAGE,
    SYMBOLS,
    TRAITS,
    TYPES,
)
from kumite.games.universus.words.decks import DeckRule
from kumite.games.universus.words.rule import Rule

KINDS: Final = ("attack", "foundation", "asset", "action", "backup")
PLACES: Final = {
    STAGE: "stage",
    HAND: "hand",
    MOMENTUM: "momentum",
    POOL: "pool",
    DISCARDS: "discards",
    DECK: "deck",
    REMOVED: "removed",
}
PARTNERS: Final = 3  # foundations in the stage of a position to play in


# Warnings


def warnings(card: PoolCard) -> list[str]:
    """What is likely not meant: each a sentence."""
    found = [unknown_word(word) for word in card.unread]
    if card.name in NUMBER:
        found.append(f"the house has a card called {card.name}; give yours a name of its own to play it")
    symbols = list(card.printed.get("symbols", []))
    if len(symbols) != 3 and symbols != ["infinity"]:
        found.append(f"it has {len(symbols)} symbols; a card in a deck has three, or infinity (UVS-SYM-01)")
    if card.faults or card.name in NUMBER:
        return found
    for number, ability in enumerate(card.abilities, 1):
        if ability.tree:
            found += of_ability(card, f"ability {number}", read_ability(ability.tree))
    return found


def unknown_word(why: str) -> str:
    """No such keyword; perhaps one that is written like it."""
    reason, _, word = why.partition(": ")
    names = {name.lower(): name for name in (*KEYWORDS, *TRAITS)}
    near = get_close_matches(word.partition(":")[0].strip().lower(), list(names), 1, 0.7)
    return f"{reason}: {word}" + (f"; did you mean {names[near[0]]}?" if near else "")


def of_ability(card: PoolCard, which: str, ability: Ability) -> list[str]:
    found = []
    if does_nothing(ability):
        found.append(f"{which} does nothing, whatever happens: {told(ability)}")
    if ability.cost and not can_be_paid(card, ability):
        found.append(f"{which} has a cost that cannot be paid, however much there is to pay with: {told(ability)}")
    return found


def told(ability: Ability) -> str:
    return written_out(ability).rstrip(".")


def does_nothing(ability: Ability) -> bool:
    """Nothing of what the engine can tell of effects is in it; rules and decks aside, which are told otherwise."""
    if any(isinstance(word, Rule | DeckRule) for word in ability.does):
        return False
    return not tags_of_text(tuple([word for word in ability.does if not of_nothing(word)]))


def of_nothing(word: Word) -> bool:
    """Draw 0 cards, +0 damage."""
    held = fields(word)
    return any(type(held.get(name)) is int and held[name] == 0 for name in ("n", "amount"))


def can_be_paid(card: PoolCard, ability: Ability) -> bool:
    """Whether it can be paid somewhere with plenty of everything (UVS-COST-02)."""
    home = ability.home()
    try:
        g = setup(plenty(card, home), GAME)
    except Refusal:
        return True  # it cannot be laid there, so this says nothing about its cost
    found = [h for h in range(len(g.kind)) if card_of(g, h).name == card.name]
    return any(affordable(g, 0, h, ability) for h in found)


def plenty(card: PoolCard, home: int) -> dict[str, Any]:
    """A position with more of everything than any cost asks for, the card where its abilities are played from."""
    fodder = {f"Fodder {kind}": fodder_card(kind) for kind in KINDS}
    names = list(fodder)
    side: dict[str, Any] = {
        "hand": names * 2,
        "stage": [*["Fodder foundation"] * 12, "Fodder asset", "Fodder asset", "Fodder backup"],
        "pool": [name for name in names if name != "Fodder attack"],
        "momentum": names * 3,
        "discards": names * 4,
        "removed": names,
        "deck": names * 4,
    }
    given: dict[str, Any] = {"cards": {**fodder, card.name: written(card)}, "P1": side}
    lay(given, card, home)
    given["P2"] = {key: value for key, value in side.items() if key in ("hand", "stage", "discards", "momentum")}
    return given


def fodder_card(kind: str) -> dict[str, Any]:
    made: dict[str, Any] = {"type": kind, "difficulty": 3, "check": 4, "block": "+2 mid", "symbols": list(SYMBOLS)}
    made["keywords"] = list(TRAITS)
    if kind == "attack":
        made |= {"speed": 3, "zone": "mid", "damage": 4}
    return made | ({"stamina": 4} if kind == "backup" else {})


def written(card: PoolCard) -> dict[str, Any]:
    return {**card.printed, "abilities": trees(card, True)}


def lay(given: dict[str, Any], card: PoolCard, home: int) -> None:
    """Put the card where it belongs: a character starts, an attack is under way, the rest lies in the stage or in hand;
    where brackets name a zone, there (UVS-BRKT-02)."""
    side, kind = given["P1"], card.printed["type"]
    if home in PLACES:
        side.setdefault(PLACES[home], []).append(card.name)
    elif kind == "character":
        side["character"] = card.name
    elif kind == "attack":
        side.setdefault("pool", []).append(card.name)
        given["attack"] = "P1"
    elif kind == "action":
        side.setdefault("hand", []).append(card.name)
    else:
        side.setdefault("stage", []).append(card.name)


# A position to play it in


def position(card: PoolCard, by_hand: bool = True) -> dict[str, Any]:
    """P1 has the card, a few foundations and some momentum; P2 has what one meets at a table."""
    if card.name in NUMBER:
        raise Refusal(f"the house has a card called {card.name}; give yours a name of its own")
    made = {**card.printed, "abilities": trees(card, by_hand)}
    kind = card.printed["type"]
    some = [name for name in house_cards("attack") if name != card.name][:4]
    base = house_cards("foundation")[:PARTNERS]
    mine: dict[str, Any] = {"hand": [*some[:2], base[0]], "stage": list(base), "momentum": some[:2]}
    given: dict[str, Any] = {"cards": {card.name: made}, "P1": mine}
    if kind == "character":
        mine["character"] = card.name
    elif kind in ("attack", "action"):
        mine["hand"] = [card.name, card.name, *mine["hand"]]
    else:
        mine["stage"] = [card.name, *mine["stage"]]
        mine["hand"] = [card.name, *mine["hand"]]
    given["P2"] = {"hand": [*some[2:], *base], "stage": list(base), "momentum": some[2:]}
    return given


def house_cards(kind: str) -> list[str]:
    """Cards of the house to play with and against."""
    wanted = TYPES.index(kind)
    return [name for name, card in catalogue().items() if card.front.type == wanted and card.front.checked]
