"""Modes and options of the table."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.game import Setting
from kumite.games.universus import cards  # noqa: F401  (it fills the catalogue)
from kumite.games.universus.decks import deck_names
from kumite.games.universus.ears import EARS
from kumite.games.universus.position import NO_ATTACK, House, Scope, Versus
from kumite.games.universus.rules import settle  # noqa: F401  (it settles)
from kumite.games.universus.terms import NOBODY, SETUP

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
    )


def empty(table: House) -> Versus:
    """A table with nothing on it."""
    g = Versus()
    g.house, g.extra, g.owner = table, (), ()
    g.kind, g.known, g.zone, g.flags, g.state, g.wounds, g.since = [], [], [], [], [], [], []
    clear_table(g)
    g.round, g.wins = 1, [0, 0]
    g.first = g.turn = 0
    return g


def clear_table(g: Versus) -> None:
    """As a game begins."""
    g.deck, g.hand, g.stage, g.pool = [(), ()], [(), ()], [(), ()], [(), ()]
    g.momentum, g.discards, g.removed, g.aside = [(), ()], [(), ()], [(), ()], [(), ()]
    g.transit, g.character, g.health = (), [NOBODY, NOBODY], [0, 0]
    g.counters, g.unlocked, g.beneath = (), [0, 0], ()
    g.turns, g.phase, g.ending, g.forms, g.tried = 0, SETUP, False, 0, False
    g.attack, g.coming, g.landed, g.cut = NO_ATTACK, NOBODY, NOBODY, 0
    g.mulligans, g.number = 0, 0
    g.attacks, g.stack, g.targets, g.reversals, g.enhanced = [0, 0], (), (), (), [False, False]
    g.uses, g.once, g.names, g.effects = (), (), (), ()
    g.ears, g.scopes, g.past = [()] * EARS, [Scope(0)], ()
    g.tick, g.fresh, g.news, g.log = 0, 1, (), []
    g.checks, g.results, g.unsettled, g.busy, g.loops = [], [], False, 0, 0
