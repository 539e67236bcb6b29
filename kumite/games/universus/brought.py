"""Cards that a match brings with it, as views tell of them: everything printed, for those who may look at them.

The catalogue is known to every client; these cards are known only by what a view says.
"""

from __future__ import annotations

from typing import Any, Final

from kumite.errors import Refusal
from kumite.games.universus.book import card_page
from kumite.games.universus.decks import Shelf, shelf_of
from kumite.games.universus.faces import CARDS, card_number
from kumite.games.universus.glance import BROUGHT, BroughtBook
from kumite.games.universus.keyword import KeywordBook, keyword_ability
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Card, Face
from kumite.games.universus.trees.notation import notation
from kumite.games.universus.written import RESERVED, written_card

PAGES: Final[dict[int, tuple[Card, dict[str, Any]]]] = {}  # by identity: printed cards do not change
PAGES_AT_MOST: Final = 4096


def brought(g: Versus, kinds: list[int]) -> dict[str, Any]:
    """The cards of this match among these, by name, each as the book has its cards, and its trees."""
    found: dict[str, Any] = {}
    for kind in kinds:
        card = card_number(g, kind)
        if kind >= len(CARDS) and card.name not in RESERVED:
            found[card.name] = dict(page(card, shelf_of(g)))
    return found


def page(card: Card, shelf: Shelf) -> dict[str, Any]:
    """As the shelf of its match has its cards."""
    held = PAGES.get(id(card))
    if held is None:
        if len(PAGES) >= PAGES_AT_MOST:
            PAGES.clear()
        back = None if card.back is None else text_trees(card.back, shelf.book)
        texts = text_trees(card.front, shelf.book)
        held = card, {**card_page(card, shelf.words), "texts": texts, "back_texts": back}
        PAGES[id(card)] = held
    return held[1]


def text_trees(face: Face, book: KeywordBook | None) -> list[str]:
    """The abilities that its keywords do not give as they are."""
    plain = [keyword_ability(keyword, book) for keyword in face.keywords]
    return [notation(ability) for ability in face.abilities if not ability.keyword or ability not in plain]


def read_page(told: dict[str, Any], book: KeywordBook | None = None) -> Card | None:
    """The card that a page tells of; None where it tells of none."""
    try:
        written = written_side(told, told["texts"])
        if told["back"] is not None:
            written["back"] = {"name": told["back"]["name"], **written_side(told["back"], told["back_texts"])}
        return written_card(str(told["name"]), written, book=book)
    except (Refusal, KeyError, TypeError, AttributeError):
        return None


def written_side(told: dict[str, Any], trees: list[str]) -> dict[str, Any]:
    """One side as a described position would have it."""
    kind, block = told["type"], told["block"]
    written: dict[str, Any] = {"type": kind, "version": told["version"], "abilities": trees}
    written |= {key: told[key] for key in ("difficulty", "check", "keywords", "traits")}
    written["symbols"] = [word.replace("attuned ", "attuned:") for word in told["symbols"]]
    written |= {"block": f"{block['modifier']:+d} {block['zone']}"} if block else {}
    own = {"attack": ("speed", "zone", "damage"), "character": ("hand_size", "health"), "backup": ("stamina",)}
    return written | {key: told[key] for key in own.get(kind, ())}


class Reader(BroughtBook):
    """For those who read views."""

    def card(self, told: dict[str, Any], book: KeywordBook | None) -> Card | None:
        return read_page(told, book)


BROUGHT.append(Reader())
