"""The games whose decks are built here, and what a builder has to know of each: no rule of either is written here."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from kumite.cards.play import in_house, written_for_play
from kumite.cards.pool import PoolCard
from kumite.games.ufs.game import GAME as UFS
from kumite.games.universus.construction import Catalogue, Fault, Format, catalogue, find_format, fronts
from kumite.games.universus.deckfile import BINDERS
from kumite.games.universus.decks import SHELVES, Deck
from kumite.games.universus.game import GAME as UNIVERSUS
from kumite.games.universus.game import UniVersus
from kumite.games.universus.printed import Card
from kumite.games.universus.terms import TOKEN, TYPES
from kumite.games.universus.written import check_kinds, written_card


class Desk:
    """Where decks of one game are built."""

    def __init__(self, game: UniVersus, wordings: tuple[str, ...]) -> None:
        self.game = game
        self.wordings = wordings  # of the cards in pools that are looked through for it
        self.shelf = SHELVES[game.id]
        self.binder = BINDERS[game.id]
        usual = {setting.name: setting.values[0] for setting in game.settings}
        self.edition = game.house(game.modes[0], usual).edition

    @cached_property
    def cards(self) -> Catalogue:
        """The house's, its tokens too."""
        return catalogue(self.shelf)

    @property
    def decks(self) -> dict[str, Deck]:
        return self.shelf.decks

    @property
    def types(self) -> tuple[str, ...]:
        return tuple([TYPES[kind] for kind in self.edition.types if kind != TOKEN])

    def format(self, name: str = "") -> Format:
        """The one of this name; nothing said is the usual one."""
        return find_format(name or self.binder.format, self.game.id, self.binder.formats)

    def fault(self, reason: str, *rules: str) -> Fault:
        """A reason of the builder's own, in the words of this game and with its rules."""
        return Fault(self.game.worded(reason), self.game.cited(rules))

    def options(self, deck: Deck, cards: Catalogue) -> dict[str, bool]:
        """Of a table at which this deck can be played: keywords that tables usually play without."""
        held = {keyword.name for front in fronts(deck, cards) for keyword in front.keywords}
        needed = [name.lower() for name in held if self.edition.keywords.barred(name)]
        return {setting.name: True for setting in self.game.settings if setting.name in needed}

    # Cards of pools

    def takes(self, card: PoolCard) -> bool:
        """Whether it is of a type and a wording that are this game's; without text it is of every wording."""
        return card.printed["type"] in self.types and (card.wording in self.wordings or not card.abilities)

    def made(self, card: PoolCard) -> Card:
        """The engine's card, its text that is not understood standing on it; a Refusal where there can be none."""
        if in_house(card, self.cards, self.shelf.book):
            return self.cards[card.name]
        return self.checked(written_card(card.name, written_for_play(card, True), self.edition.types, self.shelf.book))

    def bare(self, card: PoolCard) -> Card:
        """The same without its text."""
        return self.checked(written_card(card.name, {**card.printed}, self.edition.types, self.shelf.book))

    def checked(self, card: Card) -> Card:
        check_kinds(card, self.edition)
        return card


DESKS: Final = {desk.game.id: desk for desk in (Desk(UNIVERSUS, ("universus", "ufs")), Desk(UFS, ("ufs",)))}
OURS: Final = DESKS["universus"]
