"""Cards that were found by a search, in transit until they go somewhere (UVS-SEARCH-02)."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.core.position import Step
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Text
from kumite.games.universus.terms import TRANSIT
from kumite.games.universus.texts import Run
from kumite.games.universus.verbs import came_from, move
from kumite.games.universus.words.sels import referred


class PutBack(Step):
    """A card that was found and went nowhere goes back to where it was."""

    says = "Put back what was found"
    rules = ("UVS-SEARCH-02",)

    def __init__(self, cards: Zone, zones: Zone) -> None:
        self.cards = cards
        self.zones = zones

    def run(self, g: Versus) -> None:
        for i in range(len(self.cards)):
            if g.zone[self.cards[i]] == TRANSIT:
                move(g, self.cards[i], self.zones[i])


class WithFinds(Step):
    """The deck is shuffled: go on with what was found (UVS-SEARCH-04)."""

    says = "Go on with what was found"
    rules = ("UVS-SEARCH-02", "UVS-SEARCH-04")

    def __init__(self, then: Text, ctx: Ctx) -> None:
        self.then = then
        self.ctx = ctx

    def run(self, g: Versus) -> None:
        cards = tuple([h for h in referred(g, self.ctx, "searched") if g.zone[h] == TRANSIT])
        if cards:
            g.then(Run(self.then, self.ctx), PutBack(cards, tuple([came_from(g, h) for h in cards])))
