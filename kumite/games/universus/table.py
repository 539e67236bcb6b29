"""An empty table."""

from __future__ import annotations

from kumite.games.universus.ears import EARS
from kumite.games.universus.edition import House
from kumite.games.universus.position import Versus
from kumite.games.universus.records import NO_ATTACK, Scope
from kumite.games.universus.terms import NOBODY, SETUP


def empty(table: House) -> Versus:
    """A table with nothing on it."""
    g = Versus()
    g.house, g.extra, g.owner = table, (), ()
    g.kind, g.known, g.zone, g.flags, g.state, g.wounds, g.since = [], [], [], [], [], [], []
    clear_table(g)
    g.round, g.wins = 1, [0, 0]
    g.first = g.turn = 0
    g.begin()
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
    g.uses, g.once, g.names, g.effects, g.lent = (), (), (), (), ()
    g.ears, g.hears, g.untidy, g.scopes, g.past = [()] * EARS, [()] * len(g.kind), 0, [Scope(0)], ()
    g.tick, g.fresh, g.news, g.log = 0, 1, (), []
    g.fought, g.ever, g.last = 0, [0, 0], [0, 0]
    g.checks, g.results, g.unsettled, g.busy, g.loops = [], [], False, 0, 0
