"""Write docs/cards-ufs.md: every card of our UFS decks, and of the loose leaves, as the engine prints it."""

from typing import Final

from kumite.games.ufs import cards  # noqa: F401  (they fill the shelf)
from kumite.games.ufs.shelf import SHELF
from kumite.games.universus.typeset import vital_words
from scripts.cards_universus import DOCS, Page, deck_section, in_decks, keywords, overview, rows, table

HEAD: Final = """# The cards of UFS

The two starter decks as Kumite plays them, with everything that stands on their cards, and the loose leaves. This page
is made from the catalogue by `scripts/cards_ufs.py`: texts are printed by the engine from what it does, in the words of
this edition, so a text that is wrong is a card that is wrong. Change `kumite/english/house/ufs/`, run
`scripts/cards.py`, and run it again.

The rules sheet names two starter decks, one all Good and one all Death (UFS-DECK-05), and tells little of their cards.
These two are ours, designed and balanced by us ([measured](balance-ufs.md)): a hero who learns from every blow, and an
engineer of traps whose machinery is meant to be destroyed. A deck has 60 cards, the starting character among them
(UFS-DECK-01); the numbers below count the 59 others.

Numbers: of an attack its speed, zone and damage; of a character hand size and maximum vitality. Block is the modifier
and zone of the block symbol. Deck lists of your own: [decks.md](decks.md).
"""
UFS: Final = Page(DOCS / "cards-ufs.md", HEAD, SHELF, "Control")
LOOSE: Final = """\
In neither deck, for decks of your own: the sheet says that the starters have no actions, no Multiple and no Reversal
(UFS-TYPE-06, UFS-KEY-12, UFS-KEY-13), and Infinity goes with any symbol (UFS-RULING-22).
"""


def loose() -> list[str]:
    """The cards that no deck has."""
    held = [card for card in SHELF.cards() if card.name not in in_decks(UFS)]
    return ["## Loose leaves", "", LOOSE, *table(UFS, [line for card in held for line in rows(UFS, card, "–")])]


def vitals() -> list[str]:
    """What else stands on characters."""
    said = [f"| {card.name} | {vital_words(card)} |" for card in SHELF.cards() if card.vitals]
    lines = [
        "## Vital statistics",
        "",
        "They matter only where an ability asks for them (UFS-CARD-10); ?? is undefined.",
    ]
    return [*lines, "", "| Character | Statistics |", "|---|---|", *said, ""]


def render() -> str:
    """The whole page."""
    lines = [HEAD, *overview(UFS)]
    for deck in SHELF.decks.values():
        lines += deck_section(UFS, deck)
    return "\n".join([*lines, *loose(), *vitals(), *keywords(UFS)]).rstrip() + "\n"


def main() -> None:
    UFS.path.write_text(render(), encoding="utf-8")
    print(f"wrote {UFS.path}")


if __name__ == "__main__":
    main()
