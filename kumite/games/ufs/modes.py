"""Modes and options of the table: the edition's table of contents (docs/adr/0015)."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.game import Setting
from kumite.core.position import Step
from kumite.games.ufs import cards, construction  # noqa: F401  (they fill the shelves, and know the format)
from kumite.games.ufs.keywords import Keywords
from kumite.games.ufs.rules.block import VoidBlock
from kumite.games.ufs.rules.nextgame import NextGame
from kumite.games.ufs.rules.setup import ChooseSecretly, FirstPlayer, Mulligans
from kumite.games.ufs.rules.turn import DrawStep
from kumite.games.ufs.rules.unique import DestroyNewest, DestroyOne
from kumite.games.ufs.shelf import SHELF
from kumite.games.universus import printing  # noqa: F401  (it prints)
from kumite.games.universus.edition import Edition, House
from kumite.games.universus.plain import BACKUPS, TERRAINS
from kumite.games.universus.rules import settle  # noqa: F401  (it settles)
from kumite.games.universus.rules.attack import BeginBlock, BeginEnhance
from kumite.games.universus.rules.setup import OpeningHands, ShuffleBoth
from kumite.games.universus.rules.turn import Turn, start_phase
from kumite.games.universus.terms import (
    ACTION,
    ASSET,
    ATTACK,
    CHARACTER,
    CONTINUOUS,
    ENHANCE,
    FORM,
    FOUNDATION,
    RESPONSE,
)

MODES: Final = ("single", "match", "intro")
CHOICES: Final = ("choose", "random", *SHELF.decks)

SETTINGS: Final = (
    Setting("p1_deck", CHOICES, "the deck of P1: one's own choice, chance's, or this one", ("UFS-SETUP-01",)),
    Setting("p2_deck", CHOICES, "the deck of P2", ("UFS-SETUP-01",)),
    Setting(
        "windows",
        ("open", "silent"),
        "open: whether a response window opens depends on public facts only; silent: only for those who can respond",
        ("UFS-ABIL-07",),
    ),
    Setting(
        "unique", ("choice", "newest"), "which of several copies of a Unique card is destroyed", ("UFS-RULING-17",)
    ),
    Setting("multiple", (False, True), "the keyword Multiple, as in UniVersus", ("UFS-RULING-20",)),
    Setting("reversal", (False, True), "the keyword Reversal, as in UniVersus", ("UFS-RULING-21",)),
    Setting("statics", ("in play", "own zones"), "where continuous abilities are on", ("UFS-RULING-34",)),
    Setting(
        "continuous",
        ("live", "once"),
        "what a continuous ability changes: live, for as long as it is on; once, as in UniVersus",
        ("UFS-RULING-70",),
    ),
    Setting("first", ("played", "tried"), "what a First ability must come before", ("UFS-RULING-31",)),
)

FIVE: Final = (ACTION, ASSET, ATTACK, CHARACTER, FOUNDATION)


def edition(mode: str, options: dict[str, Any]) -> Edition:
    """UFS-TURN-01, UFS-ATK-01: this edition's steps and facts.  In the introductory game text boxes are blank
    (UFS-INTRO-01) and an attack goes straight to its Block Step (UFS-INTRO-02)."""
    blank = mode == "intro"
    sequence: Step = BeginBlock() if blank else BeginEnhance()
    return Edition(
        "ufs intro" if blank else "ufs",
        Keywords(options["multiple"], options["reversal"]),
        gathering=ChooseSecretly(),
        lead=(FirstPlayer(),),
        opening=(ShuffleBoth(), OpeningHands(), Mulligans(), Turn()),
        phases=start_phase(DrawStep()),
        sequence=sequence,
        surplus=DestroyOne() if options["unique"] == "choice" else DestroyNewest(),
        verdict=(VoidBlock(),),
        format="ufs",
        peaceful=0,
        duty=False,
        tries_count=options["first"] == "tried",
        flash_ends=False,
        speaks_anywhere=False,
        by_version=False,
        own_momentum=False,
        survivors=11,
        pauses=31 & ~(BACKUPS | TERRAINS),
        mortal=(FOUNDATION, ASSET),
        types=FIVE,
        kinds=(CONTINUOUS, ENHANCE, FORM, RESPONSE),
        texts=not blank,
        states=() if blank else ("desperation",),
        vitals=True,
        numbered=True,
        attunes=False,
        game="ufs",
    )


def house(mode: str, options: dict[str, Any]) -> House:
    """The options as the position keeps them."""
    return House(
        edition(mode, options),
        mode,
        2 if mode == "match" else 1,
        (options["p1_deck"], options["p2_deck"]),
        options["windows"],
        statics=options["statics"],
        desperation=options["continuous"],
        starter_counts=True,
        next_game=NextGame() if mode == "match" else None,
    )
