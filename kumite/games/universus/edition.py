"""An edition: a table of contents (docs/adr/0015).

UniVersus and its ancestor are one core.  Where they part, the core reads the table of its edition: which steps a turn
has, which step comes next, what the keywords of this edition give, and a few facts.  No rule asks which game it is."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.piles import Zone
from kumite.core.position import Outcome, Record, Step
from kumite.games.universus.keyword import KeywordBook
from kumite.games.universus.terms import (
    ACTION,
    ASSET,
    ATTACK,
    BACKUP,
    BLITZ,
    CHARACTER,
    CONTINUOUS,
    ENHANCE,
    FORM,
    FOUNDATION,
    RESPONSE,
    TOKEN,
)

VITALS: Final = ("gender", "height", "weight", "blood type")  # statistics of characters (UFS-CARD-10)
UNDEFINED: Final = "??"  # one that nobody knows (UFS-CARD-11)
ALL_KINDS: Final = (CONTINUOUS, ENHANCE, FORM, RESPONSE, BLITZ)
ALL_TYPES: Final = (ACTION, ASSET, ATTACK, BACKUP, CHARACTER, FOUNDATION, TOKEN)


class Gathering(Step):
    """Both players bring their decks: those that were brought to the table, or those they choose now."""

    def with_decks(self, brought: tuple[Record | None, ...]) -> Gathering:
        """The same with these decks."""
        raise NotImplementedError(f"{self} takes no decks")


class Sequel(Step):
    """What follows a game that has not decided the match."""

    def after(self, over: Outcome) -> Step:
        """The step that begins the next game, once this one has ended so."""
        return self


class Surplus(Record):
    """What becomes of a Unique card of which there are too many copies."""

    def lessen(self, g: Any, seat: int, same: Zone) -> bool:
        """Let one go, or leave a step that asks which; whether anything is done."""
        raise NotImplementedError(f"{self} lets nothing go")


class Edition(Record):
    """What differs between editions; a value that is given here is that of UniVersus."""

    def __init__(
        self,
        name: str,
        keywords: KeywordBook,
        gathering: Gathering,
        lead: tuple[Step, ...],
        opening: tuple[Step, ...],
        phases: tuple[Step, ...],
        sequence: Step,
        surplus: Surplus,
        verdict: tuple[Step, ...] = (),
        format: str = "standard",
        peaceful: int = 2,
        duty: bool = True,
        tries_count: bool = True,
        flash_ends: bool = True,
        speaks_anywhere: bool = True,
        by_version: bool = True,
        own_momentum: bool = True,
        survivors: int = 10,
        pauses: int = 31,
        mortal: tuple[int, ...] = ALL_TYPES,
        types: tuple[int, ...] = ALL_TYPES,
        kinds: tuple[int, ...] = ALL_KINDS,
        texts: bool = True,
        states: tuple[str, ...] = ("desperation", "deadlock"),
        vitals: bool = False,
        numbered: bool = False,
        attunes: bool = True,
        game: str = "universus",
    ) -> None:
        self.name = name  # of the shelf its cards and decks stand on
        self.keywords = keywords  # which there are, and what each gives its card
        self.gathering = gathering  # decks are brought
        self.lead = lead  # ... and then who goes first
        self.opening = opening  # from there to the first turn
        self.phases = phases  # of a turn, before its Combat Phase; the first turn has none of them
        self.sequence = sequence  # where an attack that has entered its sequence goes on
        self.surplus = surplus  # of Unique cards
        self.verdict = verdict  # before the block status is determined
        self.format = format  # by which decks are checked
        self.peaceful = peaceful  # so many turns of a game are without attacks by their player
        self.duty = duty  # to try a card in every Combat Phase
        self.tries_count = tries_count  # as the first Form or Enhance, even if they fail
        self.flash_ends = flash_ends  # an Enhance Step in which the attack gains it
        self.speaks_anywhere = speaks_anywhere  # a Response about its own card, wherever that is
        self.by_version = by_version  # a further character comes into play only in the version of the starting one
        self.own_momentum = own_momentum  # its owner may look at it
        self.survivors = survivors  # so many cards in a discard pile are enough to cycle the deck
        self.pauses = pauses  # the pause conditions about cards in a stage, as bits (rules/pause.py)
        self.mortal = mortal  # types of cards that can be destroyed
        self.types = types  # of cards
        self.kinds = kinds  # of abilities
        self.texts = texts  # text boxes are read
        self.states = states  # of players, that texts speak of
        self.vitals = vitals  # characters have vital statistics
        self.numbered = numbered  # every card has a difficulty and a check, characters too
        self.attunes = attunes  # symbols can be attuned
        self.game = game  # as the table calls it


class House(Record):
    """The table's mode and options."""

    def __init__(
        self,
        edition: Edition,
        mode: str = "single",
        wins: int = 1,
        decks: tuple[str, ...] = ("choose", "choose"),
        windows: str = "open",
        attach: str = "identity",
        relocate: bool = True,
        statics: str = "own zones",
        difficulty: str = "progressive fixed",
        desperation: str = "once",
        starter_counts: bool = False,
        commit_character: bool = True,
        turn_limit: int = 300,
        next_game: Sequel | None = None,
        fronts: bool = False,
    ) -> None:
        self.edition = edition  # a table of contents: the steps and facts in which editions differ
        self.mode = mode
        self.wins = wins  # games to win the match
        self.decks = decks  # by seat: "choose", "random" or a deck's name
        self.windows = windows  # "open": whether one opens depends on public facts only; "silent": where one can act
        self.attach = attach  # UVS-RULING-02: "identity" or "version"
        self.relocate = relocate  # UVS-RULING-09
        self.statics = statics  # UVS-RULING-12: "own zones" or "everywhere"
        self.difficulty = difficulty  # UVS-RULING-22: "progressive fixed", "all fixed" or "all live"
        self.desperation = desperation  # UVS-RULING-43: "once" or "live"
        self.starter_counts = starter_counts  # UVS-RULING-56
        self.commit_character = commit_character  # UVS-RULING-69
        self.turn_limit = turn_limit
        self.next_game = next_game  # what follows a game that has not decided the match
        self.fronts = fronts  # cards are called as records once had it: by their fronts, and not by their places
