"""Decks that somebody brings: refused, with every reason, before a game begins with one that is not legal."""

from __future__ import annotations

from typing import Any

from kumite.core.position import Record, RuleIds, Step
from kumite.errors import BadPosition, Refusal, brief
from kumite.games.universus.construction import Format, catalogue, check_deck, format_of, left_out
from kumite.games.universus.deckfile import read_deck
from kumite.games.universus.decks import Deck, put_down, shelf_of
from kumite.games.universus.edition import Gathering, House
from kumite.games.universus.position import Versus
from kumite.games.universus.rules.setup import ChooseDeck
from kumite.games.universus.seams import Brought


def check_legal(deck: Deck, g: Versus, where: str, format: Format | None = None) -> None:
    """UVS-DCON-01, UVS-SETUP-01: a Refusal with all faults of the deck, if it has any."""
    cards = {**catalogue(shelf_of(g)), **{card.name: card for card in g.extra}}
    faults = check_deck(deck, cards, format_of(g) if format is None else format, g.house.starter_counts)
    faults += left_out(deck, cards, g.house.edition.keywords)
    if faults:
        rules: RuleIds = tuple(dict.fromkeys([rule for fault in faults for rule in fault.rules]))
        reasons = "; ".join([fault.reason for fault in faults])
        raise BadPosition(f"{where}: the deck {brief(deck.name)} is not legal: {reasons}", rules)


def check_wishes(g: Versus, house: House) -> None:
    """The decks that the table names for its players."""
    for seat, wish in enumerate(house.decks):
        if wish in shelf_of(g).decks:
            check_legal(shelf_of(g).decks[wish], g, f"p{seat + 1}_deck")


def brought(g: Versus, told: Any, where: str) -> Deck:
    """`brings`: the name of a deck of the house, or a deck of one's own, written as in a deck file."""
    decks = shelf_of(g).decks
    if isinstance(told, str):
        if told not in decks:
            raise BadPosition(f"{where}: there is no deck {brief(told)}; there are {', '.join(decks)}")
        check_legal(decks[told], g, where)
        return decks[told]
    cards = {**catalogue(shelf_of(g)), **{card.name: card for card in g.extra}}
    try:
        file = read_deck(told, cards, g.house.edition.game)
    except Refusal as refusal:
        raise BadPosition(f"{where}: {refusal.reason}", refusal.rules) from None
    check_legal(file.deck, g, where, file.format)
    return file.deck


class ChooseDecks(Gathering):
    """UVS-SETUP-01: one after the other, openly."""

    says = "Both players bring a deck"
    rules = ("UVS-SETUP-01",)

    def __init__(self, brought: tuple[Deck | None, ...] = (None, None)) -> None:
        self.brought = brought

    def with_decks(self, brought: tuple[Record | None, ...]) -> ChooseDecks:
        return ChooseDecks(tuple([deck if isinstance(deck, Deck) else None for deck in brought]))

    def run(self, g: Versus) -> None:
        for who in (1, 0):
            deck = self.brought[who]
            g.then(ChooseDeck(who) if deck is None else Bring(who, deck))


class Bring(Step):
    """A player puts down the deck that was brought."""

    says = "Put down the deck"
    rules = ("UVS-SETUP-01",)

    def __init__(self, who: int, deck: Deck) -> None:
        self.who = who
        self.deck = deck

    def run(self, g: Versus) -> None:
        put_down(g, self.who, self.deck)
        g.events.append(Brought(self.who, self.deck.name, self.deck.character))
