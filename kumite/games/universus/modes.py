"""Modes and options of the table."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.game import Setting
from kumite.games.universus import cards, printing  # noqa: F401  (they fill the catalogue, and print)
from kumite.games.universus.bringing import ChooseDecks
from kumite.games.universus.decks import deck_names
from kumite.games.universus.edition import Edition, House
from kumite.games.universus.keywords import Keywords
from kumite.games.universus.rules import settle  # noqa: F401  (it settles)
from kumite.games.universus.rules.attack import BeginEnhance
from kumite.games.universus.rules.nextgame import NextGame
from kumite.games.universus.rules.pause import SacrificeNewest
from kumite.games.universus.rules.setup import BeforeGame, Chooser, Mulligans, OpeningHands, ShuffleBoth
from kumite.games.universus.rules.turn import DrawStep, Turn, start_phase

UNIVERSUS: Final = Edition(
    "universus",
    Keywords(),
    gathering=ChooseDecks(),
    lead=(Chooser(),),
    opening=(BeforeGame(), ShuffleBoth(), OpeningHands(), Mulligans(), Turn()),
    phases=start_phase(DrawStep()),
    sequence=BeginEnhance(),
    surplus=SacrificeNewest(),
)
MODES: Final = ("single", "match")
CHOICES: Final = ("choose", "random", *deck_names())

SETTINGS: Final = (
    Setting("p1_deck", CHOICES, "the deck of P1: one's own choice, chance's, or this one", ("UVS-SETUP-01",)),
    Setting("p2_deck", CHOICES, "the deck of P2", ("UVS-SETUP-01",)),
    Setting(
        "windows",
        ("open", "silent"),
        "open: whether a response window opens depends on public facts only; silent: only for those who can respond",
        ("UVS-RESP-06",),
    ),
    Setting("attach", ("identity", "version"), "which characters attach", ("UVS-RULING-02",)),
    Setting("relocate", (True, False), "a card replayed from the pool goes to its right end", ("UVS-RULING-09",)),
    Setting("statics", ("own zones", "everywhere"), "where static effects function", ("UVS-RULING-12",)),
    Setting(
        "difficulty",
        ("progressive fixed", "all fixed", "all live"),
        "what of a difficulty is fixed when it is determined",
        ("UVS-RULING-22",),
    ),
    Setting("desperation", ("once", "live"), "conditional static modifiers", ("UVS-RULING-43",)),
    Setting("starter_counts", (False, True), "the starting character counts among four copies", ("UVS-RULING-56",)),
    Setting("commit_character", (True, False), "the character may be committed for foundations", ("UVS-RULING-69",)),
)


def house(mode: str, options: dict[str, Any]) -> House:
    """The options as the position keeps them."""
    return House(
        UNIVERSUS,
        mode,
        2 if mode == "match" else 1,
        (options["p1_deck"], options["p2_deck"]),
        options["windows"],
        options["attach"],
        options["relocate"],
        options["statics"],
        options["difficulty"],
        options["desperation"],
        options["starter_counts"],
        options["commit_character"],
        next_game=NextGame() if mode == "match" else None,
    )
