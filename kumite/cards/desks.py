"""The games whose cards and decks are made here, and what their makers have to know of each: no rule of either is
written here."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property
from typing import Any, Final

from msgspec import structs

from kumite.cards.hand import written as written_for_play
from kumite.cards.play import in_house
from kumite.cards.pool import PoolCard, both_sides
from kumite.cards.record import WORDINGS
from kumite.errors import Refusal, brief
from kumite.games.ufs.game import GAME as UFS
from kumite.games.universus.construction import Catalogue, Fault, Format, catalogue, find_format, fronts
from kumite.games.universus.deckfile import BINDERS
from kumite.games.universus.decks import SHELVES, Deck
from kumite.games.universus.english.abilities import tree, written_out
from kumite.games.universus.game import GAME as UNIVERSUS
from kumite.games.universus.game import UniVersus
from kumite.games.universus.printed import Ability, Card, Face
from kumite.games.universus.terms import TOKEN, TYPES
from kumite.games.universus.written import check_kinds, written_card

NAMED: Final = re.compile(r"\b(kind|which|prop) ([A-Za-z ]+?)(?=,|$)")  # fields of a tree that hold a word of the game
AS_FIELDS: Final = {"check": "check value"}  # what such a word is called among the terms


class Desk:
    """Where cards are written and decks are built for one game."""

    def __init__(self, game: UniVersus, wordings: tuple[str, ...]) -> None:
        self.game = game
        self.wordings = wordings  # of cards that are written for it, or looked for in pools
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
        return self.options_for(fronts(deck, cards))

    def options_for(self, faces: Iterable[Face]) -> dict[str, bool]:
        held = {keyword.name for front in faces for keyword in front.keywords}
        needed = [name.lower() for name in held if self.edition.keywords.barred(name)]
        return {setting.name: True for setting in self.game.settings if setting.name in needed}

    # Words

    def wording(self, told: Any) -> Any:
        """The one that cards of this game have; nothing where there are several, and the text shows which it is."""
        if told is None:
            return self.wordings[0] if len(self.wordings) == 1 else None
        if told in WORDINGS and told not in self.wordings:
            raise Refusal(f"wording is {brief(told)}; cards of this game have {' or '.join(self.wordings)}")
        return told

    def told(self, ability: Ability) -> str:
        """An ability as this game prints it."""
        return self.game.worded(written_out(ability))

    def outline(self, ability: Ability) -> list[str]:
        """Its tree, a line a word."""
        return [NAMED.sub(self._named, self.game.worded(line)) for line in tree(ability)]

    def _named(self, found: re.Match[str]) -> str:
        field, word = found.groups()
        return f"{field} {self.shelf.words.terms.get(AS_FIELDS.get(word, word), word)}"

    # Cards of pools

    def takes(self, card: PoolCard) -> bool:
        """Whether it is of a type and a wording that are this game's; without text it is of every wording."""
        return card.printed["type"] in self.types and (card.wording in self.wordings or not card.abilities)

    def made(self, card: PoolCard) -> Card:
        """The engine's card, its text that is not understood standing on it; a Refusal where there can be none."""
        if in_house(card, self.cards, self.shelf.book):
            return self.cards[card.name]
        return self.written(card)

    def bare(self, card: PoolCard) -> Card:
        """The same without its text."""
        return self.checked(
            written_card(card.name, both_sides(card, lambda _: []), self.edition.types, self.shelf.book)
        )

    def written(self, card: PoolCard) -> Card:
        """The engine's card, whatever the house has."""
        return self.checked(written_card(card.name, written_for_play(card, True), self.edition.types, self.shelf.book))

    def looked_at(self, card: PoolCard) -> PoolCard:
        """The card, with what is against it in this game."""
        why = "" if card.faults else self.wrong(card)
        return structs.replace(card, faults=(why,)) if why else card

    def wrong(self, card: PoolCard) -> str:
        """Why there is no such card in this game; nothing where there is."""
        try:
            self.written(card)
        except Refusal as refusal:
            return re.sub(rf"^cards(?:\.|: )(?:{re.escape(card.name)}(?:: |\.))?", "", refusal.reason)
        return ""

    def checked(self, card: Card) -> Card:
        check_kinds(card, self.edition)
        return card


DESKS: Final = {desk.game.id: desk for desk in (Desk(UNIVERSUS, ("universus", "ufs")), Desk(UFS, ("ufs",)))}
OURS: Final = DESKS["universus"]
