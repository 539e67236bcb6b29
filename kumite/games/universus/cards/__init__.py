"""The cards and decks of the catalogue, in the order they have their numbers: tokens first, then deck by deck."""

from kumite.games.universus.cards import tokens

# isort: split
from kumite.games.universus.cards import common, firecracker, landslide

# isort: split
from kumite.games.universus.cards import clockwork, night_market

# isort: split
from kumite.games.universus.cards import lists

__all__ = ["clockwork", "common", "firecracker", "landslide", "lists", "night_market", "tokens"]
