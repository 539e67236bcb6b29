"""A card tried out: warnings that only the engine can give, and a position to play it in."""

from __future__ import annotations

import re
from typing import Any, Final

from kumite.cards.desks import OURS, Desk
from kumite.cards.hand import written
from kumite.cards.pool import PoolCard
from kumite.core.position import fields
from kumite.errors import Refusal
from kumite.games.universus.define import alike, no_keyword, pattern
from kumite.games.universus.describe import setup
from kumite.games.universus.faces import card_of
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
from kumite.games.universus.words.riders import goes_by
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
WRITTEN_BEHIND: Final = re.compile(r"[:(]")  # a keyword's name: its rating, what it needs
PARTNERS: Final = 3  # foundations in the stage of a position to play in


# Warnings


def warnings(card: PoolCard, desk: Desk = OURS) -> list[str]:
    """What is likely not meant: each a sentence."""
    names = (*desk.edition.keywords.names(), *TRAITS)
    behind = () if card.back is None else card.back.unread
    found = [unknown_word(word, names, desk) for word in (*card.unread, *behind)]
    found += [strange_trait(trait, desk) for trait in card.printed.get("traits", []) if is_strange(trait, desk)]
    taken = card.name in desk.shelf.numbers
    if taken:
        found.append(f"the house has a card called {card.name}; give yours a name of its own to play it")
    found += of_symbols(list(card.printed.get("symbols", [])), desk)
    if card.faults or taken:
        return found
    for number, ability in enumerate(card.abilities, 1):
        if ability.tree:
            found += of_ability(card, f"ability {number}", read_ability(ability.tree), desk)
    return found


def unknown_word(why: str, names: tuple[str, ...], desk: Desk) -> str:
    """No such keyword; perhaps one that is written like it, or otherwise."""
    word, book = why.partition(": ")[2], desk.edition.keywords
    name = WRITTEN_BEHIND.split(word)[0].strip()
    near = alike(name, names)
    if near.lower() == name.lower() and near in book.names():
        return f"{why}; write {pattern(near, book)!r}"
    return no_keyword(word, names) if why == no_keyword(word, ()) else why


def is_strange(trait: str, desk: Desk) -> bool:
    """Where any word can be a trait (UFS-CARD-16), one that looks like a keyword is hardly meant as such."""
    book = desk.edition.keywords
    return not book.traits() and (trait in KEYWORDS or bool(alike(trait, book.names())))


def strange_trait(trait: str, desk: Desk) -> str:
    near = alike(trait, desk.edition.keywords.names())
    return f"{trait} is no keyword of this game, and taken as a trait" + (f"; did you mean {near}?" if near else "")


def of_symbols(symbols: list[str], desk: Desk) -> list[str]:
    """UVS-SYM-01: three, or infinity; an edition whose book counts none needs one that a deck can have
    (UFS-DECK-03)."""
    if symbols and (desk is not OURS or len(symbols) == 3 or symbols == ["infinity"]):
        return []
    if desk is not OURS:
        return ["it has no symbols, so that no deck can have it (UFS-DECK-03)"]
    return [f"it has {len(symbols)} symbols; a card in a deck has three, or infinity (UVS-SYM-01)"]


def of_ability(card: PoolCard, which: str, ability: Ability, desk: Desk) -> list[str]:
    found = []
    said = desk.told(ability).rstrip(".")
    if does_nothing(ability):
        found.append(f"{which} does nothing, whatever happens: {said}")
    if ability.cost and not can_be_paid(card, ability, desk):
        found.append(f"{which} has a cost that cannot be paid, however much there is to pay with: {said}")
    return found


def does_nothing(ability: Ability) -> bool:
    """Nothing of what the engine can tell of effects is in it; rules and decks aside, which are told otherwise."""
    if any(isinstance(word, Rule | DeckRule) for word in ability.does):
        return False
    return not tags_of_text(tuple([word for word in ability.does if not of_nothing(word)]))


def of_nothing(word: Word) -> bool:
    """Draw 0 cards, +0 damage."""
    held = fields(word)
    return any(type(held.get(name)) is int and held[name] == 0 for name in ("n", "amount"))


def can_be_paid(card: PoolCard, ability: Ability, desk: Desk) -> bool:
    """Whether it can be paid somewhere with plenty of everything (UVS-COST-02)."""
    home = ability.home()
    try:
        g = setup(plenty(card, home, desk), desk.game)
    except Refusal:
        return True  # it cannot be laid there, so this says nothing about its cost
    found = [h for h in range(len(g.kind)) if card_of(g, h).name == card.name]
    return any(affordable(g, 0, h, ability) for h in found)


def plenty(card: PoolCard, home: int, desk: Desk) -> dict[str, Any]:
    """A position with more of everything than any cost asks for, the card where its abilities are played from."""
    fodder = {f"Fodder {kind}": fodder_card(kind) for kind in KINDS if kind in desk.types}
    names = list(fodder)
    staged = (*["Fodder foundation"] * 12, "Fodder asset", "Fodder asset", "Fodder backup")
    side: dict[str, Any] = {
        "hand": names * 2,
        "stage": [name for name in staged if name in fodder],
        "pool": [name for name in names if name != "Fodder attack"],
        "momentum": names * 3,
        "discards": names * 4,
        "removed": names,
        "deck": names * 4,
    }
    given: dict[str, Any] = {"cards": {**fodder, card.name: written(card, True)}, "P1": side}
    given |= options(card, desk)
    lay(given, card, home)
    given["P2"] = {key: value for key, value in side.items() if key in ("hand", "stage", "discards", "momentum")}
    return given


def fodder_card(kind: str) -> dict[str, Any]:
    made: dict[str, Any] = {"type": kind, "difficulty": 3, "check": 4, "block": "+2 mid", "symbols": list(SYMBOLS)}
    made["keywords"] = list(TRAITS)
    if kind == "attack":
        made |= {"speed": 3, "zone": "mid", "damage": 4}
    return made | ({"stamina": 4} if kind == "backup" else {})


def options(card: PoolCard, desk: Desk) -> dict[str, Any]:
    """Those of a table that plays its keywords, where tables usually do not."""
    found = desk.options_for([desk.written(card).front])
    return {"options": found} if found else {}


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


def position(card: PoolCard, by_hand: bool = True, desk: Desk = OURS) -> dict[str, Any]:
    """P1 has the card, a few foundations and some momentum; P2 has what one meets at a table."""
    if card.name in desk.shelf.numbers:
        raise Refusal(f"the house has a card called {card.name}; give yours a name of its own")
    made = written(card, by_hand)
    kind = card.printed["type"]
    some, base = house_cards("attack", desk)[:4], house_cards("foundation", desk)[:PARTNERS]
    mine: dict[str, Any] = {"hand": [*some[:2], base[0]], "stage": list(base), "momentum": some[:2]}
    given: dict[str, Any] = {"cards": {card.name: made}, "P1": mine, **options(card, desk)}
    if kind == "character":
        mine["character"] = card.name
    elif kind in ("attack", "action"):
        mine["hand"] = [card.name, card.name, *mine["hand"]]
    else:
        mine["stage"] = [card.name, *mine["stage"]]
        mine["hand"] = [card.name, *mine["hand"]]
    for lead in leads(card, desk)[:1]:
        mine["character"] = lead
    given["P2"] = {"hand": [*some[2:], *base], "stage": list(base), "momentum": some[2:]}
    return given


def leads(card: PoolCard, desk: Desk) -> list[str]:
    """Characters of the house for whom alone the card is (UFS-KEY-18); none where it is for all."""
    needs = [need for keyword in desk.written(card).front.keywords if keyword.name == "Only" for need in keyword.needs]
    return [name for name in house_cards("character", desk) if any(goes_by(desk.cards[name].front, n) for n in needs)]


def house_cards(kind: str, desk: Desk = OURS) -> list[str]:
    """Cards of the house to play with and against."""
    wanted = TYPES.index(kind)
    return [name for name, card in desk.cards.items() if card.front.type == wanted and card.front.checked]
