"""The cards and decks of the house.

The modules are made by scripts/cards.py from the card English of kumite/english/house/ufs."""

import kumite.games.universus.cards  # noqa: F401  (theirs have the first numbers)

# isort: split
from kumite.games.ufs.cards import hollow_house, loose_leaves, quick_study

__all__ = ["hollow_house", "loose_leaves", "quick_study"]
