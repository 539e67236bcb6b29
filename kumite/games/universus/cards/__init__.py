"""The cards and decks of the catalogue, in the order they have their numbers."""

from kumite.games.universus.cards import tokens  # isort: skip
from kumite.games.universus.cards import common, firecracker, landslide, clockwork, night_market  # isort: skip
from kumite.games.universus.cards import lists  # isort: skip

__all__ = ["clockwork", "common", "firecracker", "landslide", "lists", "night_market", "tokens"]
