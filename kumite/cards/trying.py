"""A card tried out: warnings that only the engine can give, and a position to play it in."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, Final

from kumite.cards.desks import OURS, Desk
from kumite.cards.doubts import doubts
from kumite.cards.hand import written
from kumite.cards.payable import can_be_paid, options
from kumite.cards.pool import PoolCard
from kumite.core.position import fields
from kumite.errors import Refusal
from kumite.games.universus.define import alike, no_keyword, pattern
from kumite.games.universus.printed import Ability, Word
from kumite.games.universus.tags.abilities import tags_of_text
from kumite.games.universus.terms import (
    KEYWORDS,
    TRAITS,
    TYPES,
)
from kumite.games.universus.trees.reading import read_ability
from kumite.games.universus.trees.sense import words_in
from kumite.games.universus.words.decks import DeckRule
from kumite.games.universus.words.riders import ForCharacter, goes_by
from kumite.games.universus.words.rule import Rule
from kumite.games.universus.words.sels import Sel, This
from kumite.games.universus.words.structure import If, May
from kumite.games.universus.words.turns import Transform

WRITTEN_BEHIND: Final = re.compile(r"[:(]")  # a keyword's name: its rating, what it needs
NEEDS: Final = ("First", "Combo", "Deadlock", "Desperation")  # before an ability's type
ALIKE: Final = 0.85  # Fist and First; not Frost
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
            found += of_ability(card, number, read_ability(ability.tree), desk)
    return found


def unknown_word(why: str, names: tuple[str, ...], desk: Desk) -> str:
    """No such keyword; perhaps one that is written like it, or otherwise."""
    word, book = why.partition(": ")[2], desk.edition.keywords
    name = WRITTEN_BEHIND.split(word)[0].strip()
    near = alike(name, names)
    if near.lower() == name.lower() and near in book.names():
        return f"{why}; write {pattern(near, book)!r}"
    if why != no_keyword(word, ()):
        return why
    return no_keyword(word, names) if near else f"{why}; write a trait of your own under 'traits'"


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
    n = len({word.removeprefix("attuned:") for word in symbols})
    if symbols and (desk is not OURS or n == 3 or symbols == ["infinity"]):
        return []
    if desk is not OURS:
        return ["it has no symbols, so that no deck can have it (UFS-DECK-03)"]
    return [f"it has {n} {'symbol' if n == 1 else 'symbols'}; a card in a deck has three, or infinity (UVS-SYM-01)"]


def of_ability(card: PoolCard, number: int, ability: Ability, desk: Desk) -> list[str]:
    found, which = [], f"ability {number}"
    said = desk.told(ability).rstrip(".")
    if does_nothing(ability):
        found.append(f"{which} does nothing, whatever happens: {said}")
    if card.back is None and turns_itself(ability):
        found.append(f"{which} transforms this card, which has no other side, so that nothing happens; give it a back")
    found += [f"{which} {why}" for why in (*strange_needs(ability, desk), *doubts(card, number - 1, ability, desk))]
    if ability.cost and not can_be_paid(card, ability, desk):
        found.append(f"{which} has a cost that cannot be paid, however much there is to pay with: {said}")
    return found


def strange_needs(ability: Ability, desk: Desk) -> list[str]:
    """Any word before the type can be somebody's name or trait (UVS-PREST-19); one that is nearly another need, or a
    trait of the rulebook, is hardly meant as such, and neither is a number."""
    found = []
    for name in [rider.name for rider in ability.riders if isinstance(rider, ForCharacter)]:
        near = nearly(name)
        known = any(goes_by(desk.cards[one].front, name) for one in house_cards("character", desk))
        if name.isdigit():
            found.append(f"has the number {name} before its type, where needs and names stand")
        elif near and near != name and not known:
            found.append(f"is only for a character called {name}; did you mean {near}?")
    return found


def nearly(name: str) -> str:
    """`Desparation`, and `Combo 2`."""
    if name.partition(" ")[0] in NEEDS:
        return name.partition(" ")[0]
    return next(iter(get_close_matches(name.title(), (*NEEDS, *TRAITS), 1, ALIKE)), "")


def does_nothing(ability: Ability) -> bool:
    """Nothing of what the engine can tell of effects is in it; rules and decks aside, which are told otherwise."""
    if any(isinstance(word, Rule | DeckRule) for word in words_in(ability.does)):
        return False
    return not tags_of_text(tuple([word for word in ability.does if not of_nothing(word)]))


def turns_itself(ability: Ability) -> bool:
    """Whether it turns its own card to the other side (UVS-TRANSF-01)."""
    words = words_in((*ability.cost, *ability.does))
    return any(isinstance(word, Transform) and isinstance(word.what, This) for word in words)


def of_nothing(word: Word) -> bool:
    """Draw 0 cards, +0 damage, discard up to 0 cards; an option, or a condition, with nothing else in it."""
    if isinstance(word, May | If):
        inner = (*word.then, *(word.price if isinstance(word, May) else word.otherwise))
        return all(of_nothing(one) for one in inner)
    held = fields(word)
    what = held.get("what")
    if isinstance(what, Sel) and type(what.n) is int and what.n == 0:
        return True
    return any(type(held.get(name)) is int and held[name] == 0 for name in ("n", "amount"))


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
