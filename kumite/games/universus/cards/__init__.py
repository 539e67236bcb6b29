"""The cards and decks of the house, in the order they have their numbers: tokens first, then deck by deck.

The modules are made by scripts/cards.py from the card English of kumite/english/house."""

from kumite.games.universus.cards import tokens

# isort: split
from kumite.games.universus.cards import common, firecracker, landslide

# isort: split
from kumite.games.universus.cards import clockwork, night_market

__all__ = ["clockwork", "common", "firecracker", "landslide", "night_market", "tokens"]
