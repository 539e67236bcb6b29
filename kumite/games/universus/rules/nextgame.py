"""Between the games of a match: everything back into the decks, the sidebar, and the next game (UVS-DCON-06)."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone, forget
from kumite.core.position import Asks, Question
from kumite.games.universus.ears import enlist
from kumite.games.universus.edition import Sequel
from kumite.games.universus.label import label
from kumite.games.universus.pick import CARD, distinct
from kumite.games.universus.position import IS_TOKEN, ON_TOP, STARTING, Versus
from kumite.games.universus.printed import Happening
from kumite.games.universus.rules.setup import Chooser
from kumite.games.universus.table import clear_table
from kumite.games.universus.terms import ASIDE, DECK, STAGE, V_SIDEBAR
from kumite.games.universus.verbs import say

DONE: Final = 0
SWAPS: Final = 10  # the sidebar has ten cards


class NextGame(Sequel):
    """Gather the cards, let both players exchange cards with their sidebars, and begin anew."""

    says = "The next game of the match"
    rules = ("UVS-DCON-06", "UVS-DCON-07")

    def run(self, g: Versus) -> None:
        gather(g)
        g.then(TakeOut(0, SWAPS), TakeOut(1, SWAPS), Chooser())


def gather(g: Versus) -> None:
    """Characters into the stages, all other cards into the decks; what was aside stays aside; tokens are gone."""
    g.edits += 1
    aside, characters = g.aside, g.character
    real = [h for h in range(len(g.owner)) if not g.flags[h] & IS_TOKEN]
    del g.kind[len(real) :], g.known[len(real) :], g.zone[len(real) :], g.flags[len(real) :]
    del g.state[len(real) :], g.wounds[len(real) :], g.since[len(real) :]
    g.owner = g.owner[: len(real)]
    clear_table(g)
    g.character = characters
    for h in real:
        seat, zone = g.owner[h], DECK
        if h == characters[seat]:
            zone = STAGE
        elif h in aside[seat] and not g.flags[h] & ON_TOP:
            zone = ASIDE
        pile = g.stage if zone == STAGE else g.aside if zone == ASIDE else g.deck
        pile[seat] += (h,)
        g.zone[h], g.state[h], g.wounds[h], g.since[h] = zone, None, 0, 0
        g.flags[h] = STARTING if zone == STAGE else 0
        enlist(g, h)
    for seat in (0, 1):
        tidy(g, g.deck[seat])
        forget(g, g.deck[seat] + g.aside[seat])
        for h in g.deck[seat] + g.aside[seat]:
            g.known[h] = 1 << seat


def tidy(g: Versus, pile: Zone) -> None:
    """The cards of a pile in order of their numbers: nothing of what was before shows in it."""
    kinds = sorted([g.kind[h] for h in pile])
    for h, kind in zip(pile, kinds, strict=True):
        g.kind[h] = kind


class TakeOut(Asks):
    """UVS-DCON-06: take a card out of the deck for one of the sidebar, or go on."""

    says = "Exchange a card with your sidebar, or go on"
    rules = ("UVS-DCON-06", "UVS-DCON-07")

    def __init__(self, who: int, left: int) -> None:
        self.who = who
        self.left = left

    def ask(self, g: Versus) -> Question:
        cards = distinct(g, self.who, g.deck[self.who]) if self.left and g.aside[self.who] else ()
        return Question(self.who, "sidebar out", (DONE, *[CARD + h for h in cards]))

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        say(g, Happening(V_SIDEBAR, self.who, (), 1 if option != DONE else 0), ("UVS-DCON-06",))
        if option != DONE:
            g.then(BringIn(self.who, option - CARD), TakeOut(self.who, self.left - 1))

    def write(self, g: Versus, option: int) -> str:
        return "done" if option == DONE else f"take out {label(g, self.who, option - CARD)}"


class BringIn(Asks):
    """UVS-DCON-07: one card comes in for the one that goes out."""

    says = "Choose the card that comes in"
    rules = ("UVS-DCON-07",)

    def __init__(self, who: int, out: int) -> None:
        self.who = who
        self.out = out

    def ask(self, g: Versus) -> Question:
        cards = distinct(g, self.who, g.aside[self.who])
        hidden = g.house.windows != "silent"  # that they are all alike is nobody else's business
        return Question(self.who, "sidebar in", tuple([CARD + h for h in cards]), always=hidden)

    def act(self, g: Versus, option: int) -> None:
        """The two change their identities, not their places: handles tell nothing."""
        g.edits += 1
        a, b = self.out, option - CARD
        g.kind[a], g.kind[b] = g.kind[b], g.kind[a]
        tidy(g, g.deck[self.who])
        tidy(g, g.aside[self.who])

    def write(self, g: Versus, option: int) -> str:
        return f"bring in {label(g, self.who, option - CARD)}"
