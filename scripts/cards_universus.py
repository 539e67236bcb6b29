"""Write docs/cards-universus.md: every card of our UniVersus decks as the engine prints it, and whose design it is."""

from pathlib import Path
from typing import Final, NamedTuple

import kumite  # noqa: F401  (it fills the catalogue)
from kumite.games.universus.decks import OUR_SHELF, Deck, Shelf
from kumite.games.universus.english.abilities import ability_english, written_out
from kumite.games.universus.faces import CARDS
from kumite.games.universus.keyword import keyword_ability
from kumite.games.universus.printed import Card, Face
from kumite.games.universus.skills import TREES
from kumite.games.universus.terms import ATTACK, BACKUP, CHARACTER, HEIGHTS, NOBODY, TOKEN, TYPES
from kumite.games.universus.typeset import numbers, says_something, signed, symbols

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
MARKS: Final = {"printed": " ●", "deduced": " ◐", "ours": ""}
COLUMNS: Final = ("", "Card", "Type", "Difficulty", "Check", "Block", "Numbers", "Symbols", "Keywords, traits", "Text")

HEAD: Final = """# The cards of UniVersus

The four starter decks as Kumite plays them, with everything that stands on their cards. This page is made from the
catalogue by `scripts/cards_universus.py`: texts are printed by the engine from what it does, so a text that is wrong
is a card that is wrong. Change `kumite/english/house/`, run `scripts/cards.py`, and run it again.

The rulebook shows no deck; so every card here is ours, designed and balanced by us ([measured](balance-universus.md)),
but for the tokens, whose texts are rules.

- ● printed in the rulebook
- no mark: ours

Numbers: of an attack its speed, zone and damage; of a character hand size and health; of a backup its stamina. Block
is the modifier and zone of the block shield. A card with ↻ has another side, which stands below it. Deck lists of your
own: [decks.md](decks.md).
"""


class Page(NamedTuple):
    """What an edition's page is made of."""

    path: Path
    head: str
    shelf: Shelf
    check: str = "Check"  # what it calls that number

    def card(self, name: str) -> Card:
        return CARDS[self.shelf.numbers[name]]

    def said(self, text: str) -> str:
        return self.shelf.words.say(text)


UNIVERSUS: Final = Page(DOCS / "cards-universus.md", HEAD, OUR_SHELF)


def rows(page: Page, card: Card, lead: str) -> list[str]:
    """A card, and its other side below it."""
    mark = MARKS[card.origin]
    found = [row(page, card.front, lead, f"{' ↻' if card.back is not None else ''}{mark}")]
    return found if card.back is None else [*found, row(page, card.back, "↻", mark)]


def row(page: Page, face: Face, lead: str, mark: str) -> str:
    block = f"{signed(face.block)} {HEIGHTS[face.block_zone]}" if face.block_zone != NOBODY and face.checked else "–"
    texts = [page.said(ability_english(one)) for one in face.abilities if not one.keyword]
    cells = [
        lead,
        f"**{face.full_name()}**{mark}",
        TYPES[face.type],
        str(face.difficulty) if face.checked else "–",
        str(face.check) if face.checked else "–",
        block,
        page.said(edge(face)),
        symbols(face) or "–",
        ", ".join([*[str(word) for word in face.keywords], *face.traits]) or "–",
        "<br>".join(texts + trees(face)) or "–",
    ]
    return f"| {' | '.join([cell.replace('|', '/') for cell in cells])} |"


def trees(face: Face) -> list[str]:
    """What levelling up unlocks."""
    found = []
    for name in face.trees:
        found.append(f"*Skill tree {name}:*")
        found += [f"{n}. {ability_english(ability)}" for n, ability in enumerate(TREES[name], 1)]
    return found


def edge(face: Face) -> str:
    """The numbers that only this type has."""
    if face.type == ATTACK:
        return numbers(face)
    if face.type == CHARACTER:
        return f"hand {face.hand_size}, health {face.health}"
    return f"stamina {face.stamina}" if face.type == BACKUP else "–"


def table(page: Page, lines: list[str]) -> list[str]:
    columns = [page.check if column == "Check" else column for column in COLUMNS]
    return [f"| {' | '.join(columns)} |", f"|{'---|' * len(columns)}", *lines, ""]


def deck_section(page: Page, deck: Deck) -> list[str]:
    lines = [f"## {deck.name}", "", f"{deck.character}, by {deck.symbol}. {deck.about}", ""]
    held = [("start", deck.character), *[(str(n), name) for name, n in deck.cards]]
    lines += table(page, [line for lead, name in held for line in rows(page, page.card(name), lead)])
    if deck.sidebar:
        lines += ["### Its sidebar", ""]
        lines += table(page, [line for name, n in deck.sidebar for line in rows(page, page.card(name), str(n))])
    return lines


def overview(page: Page) -> list[str]:
    """One line a deck."""
    kinds = [kind for kind in TYPES if any(kind == TYPES[page.card(n).front.type] for n in in_decks(page))]
    lines = [f"| Deck | Character | Symbol | Cards | {' | '.join(kinds)} |", f"|{'---|' * (4 + len(kinds))}"]
    for deck in page.shelf.decks.values():
        of = [sum([n for name, n in deck.cards if TYPES[page.card(name).front.type] == kind]) for kind in kinds]
        counts = " | ".join([str(n or "–") for n in of])
        link = f"[{deck.name}](#{deck.name.lower().replace(' ', '-')})"
        total = sum([n for _, n in deck.cards])
        lines.append(f"| {link} | {deck.character} | {deck.symbol} | {total} | {counts} |")
    return [*lines, ""]


def in_decks(page: Page = UNIVERSUS) -> list[str]:
    """Every card of every deck, once."""
    decks = page.shelf.decks.values()
    names = [name for deck in decks for name in (deck.character, *[name for name, _ in deck.cards])]
    return list(dict.fromkeys([*names, *[name for deck in decks for name, _ in deck.sidebar]]))


def tokens(page: Page) -> list[str]:
    """What abilities create."""
    made = [card for card in page.shelf.cards() if card.front.type == TOKEN]
    return ["## Tokens", "", *table(page, [line for card in made for line in rows(page, card, "–")])]


def keywords(page: Page) -> list[str]:
    """What the keywords of these cards stand for, written out."""
    faces = [side for card in page.shelf.cards() for side in (card.front, card.back) if side is not None]
    said: dict[str, str] = {}
    for word in sorted([word for face in faces for word in face.keywords], key=lambda word: str(word).lower()):
        ability = keyword_ability(word, page.shelf.book)
        if says_something(ability):
            said[str(word)] = page.said(written_out(ability))
    lines = ["## What their keywords say", "", "| Keyword | Text |", "|---|---|"]
    return [*lines, *[f"| {word} | {text.replace('|', '/')} |" for word, text in said.items()], ""]


def render(page: Page = UNIVERSUS) -> str:
    """The whole page."""
    lines = [page.head, *overview(page)]
    for deck in page.shelf.decks.values():
        lines += deck_section(page, deck)
    return "\n".join([*lines, *tokens(page), *keywords(page)]).rstrip() + "\n"


def main() -> None:
    UNIVERSUS.path.write_text(render(), encoding="utf-8")
    print(f"wrote {UNIVERSUS.path}")


if __name__ == "__main__":
    main()
