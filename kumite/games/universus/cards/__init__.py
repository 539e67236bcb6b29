"""The cards and decks of the catalogue, in the order they have their numbers."""

from kumite.games.universus.cards import tokens

__all__ = ["tokens"]
