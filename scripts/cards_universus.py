"""Write docs/cards-universus.md: every card of our UniVersus decks as the engine prints it, and whose design it is."""

from pathlib import Path
from typing import Final

import kumite  # noqa: F401  (it fills the catalogue)
from kumite.games.universus.decks import DECKS, Deck
from kumite.games.universus.english import ability_english, written_out
from kumite.games.universus.faces import CARDS, NUMBER
from kumite.games.universus.keyword import keyword_ability
from kumite.games.universus.printed import Card, Face
from kumite.games.universus.skills import TREES
from kumite.games.universus.terms import ATTACK, BACKUP, CHARACTER, HEIGHTS, NOBODY, TOKEN, TYPES
from kumite.games.universus.typeset import numbers, says_something, signed, symbols

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "cards-universus.md"
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


def card_named(name: str) -> Card:
    return CARDS[NUMBER[name]]


def rows(card: Card, lead: str) -> list[str]:
    """A card, and its other side below it."""
    mark = MARKS[card.origin]
    found = [row(card.front, lead, f"{' ↻' if card.back is not None else ''}{mark}")]
    return found if card.back is None else [*found, row(card.back, "↻", mark)]


def row(face: Face, lead: str, mark: str) -> str:
    block = f"{signed(face.block)} {HEIGHTS[face.block_zone]}" if face.block_zone != NOBODY and face.checked else "–"
    cells = [
        lead,
        f"**{face.full_name()}**{mark}",
        TYPES[face.type],
        str(face.difficulty) if face.checked else "–",
        str(face.check) if face.checked else "–",
        block,
        edge(face),
        symbols(face) or "–",
        ", ".join([*[str(word) for word in face.keywords], *face.traits]) or "–",
        "<br>".join([ability_english(one) for one in face.abilities if not one.keyword] + trees(face)) or "–",
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


def table(lines: list[str]) -> list[str]:
    return [f"| {' | '.join(COLUMNS)} |", f"|{'---|' * len(COLUMNS)}", *lines, ""]


def deck_section(deck: Deck) -> list[str]:
    lines = [f"## {deck.name}", "", f"{deck.character}, by {deck.symbol}. {deck.about}", ""]
    held = [("start", deck.character), *[(str(n), name) for name, n in deck.cards]]
    lines += table([line for lead, name in held for line in rows(card_named(name), lead)])
    if deck.sidebar:
        lines += ["### Its sidebar", ""]
        lines += table([line for name, n in deck.sidebar for line in rows(card_named(name), str(n))])
    return lines


def overview() -> list[str]:
    """One line a deck."""
    kinds = [kind for kind in TYPES if any(kind == TYPES[card_named(n).front.type] for n in in_decks())]
    lines = [f"| Deck | Character | Symbol | Cards | {' | '.join(kinds)} |", f"|{'---|' * (4 + len(kinds))}"]
    for deck in DECKS.values():
        of = [sum([n for name, n in deck.cards if TYPES[card_named(name).front.type] == kind]) for kind in kinds]
        counts = " | ".join([str(n or "–") for n in of])
        link = f"[{deck.name}](#{deck.name.lower().replace(' ', '-')})"
        total = sum([n for _, n in deck.cards])
        lines.append(f"| {link} | {deck.character} | {deck.symbol} | {total} | {counts} |")
    return [*lines, ""]


def in_decks() -> list[str]:
    """Every card of every deck, once."""
    names = [name for deck in DECKS.values() for name in (deck.character, *[name for name, _ in deck.cards])]
    return list(dict.fromkeys([*names, *[name for deck in DECKS.values() for name, _ in deck.sidebar]]))


def tokens() -> list[str]:
    """What abilities create."""
    made = [card for card in CARDS if card.front.type == TOKEN]
    return ["## Tokens", "", *table([line for card in made for line in rows(card, "–")])]


def keywords() -> list[str]:
    """What the keywords of these cards stand for, written out."""
    faces = [side for card in CARDS for side in (card.front, card.back) if side is not None]
    said: dict[str, str] = {}
    for word in sorted([word for face in faces for word in face.keywords], key=lambda word: str(word).lower()):
        ability = keyword_ability(word)
        if says_something(ability):
            said[str(word)] = written_out(ability)
    lines = ["## What their keywords say", "", "| Keyword | Text |", "|---|---|"]
    return [*lines, *[f"| {word} | {text.replace('|', '/')} |" for word, text in said.items()], ""]


def render() -> str:
    """The whole page."""
    lines = [HEAD, *overview()]
    for deck in DECKS.values():
        lines += deck_section(deck)
    return "\n".join([*lines, *tokens(), *keywords()]).rstrip() + "\n"


def main() -> None:
    PAGE.write_text(render(), encoding="utf-8")
    print(f"wrote {PAGE}")


if __name__ == "__main__":
    main()
