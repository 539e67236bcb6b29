"""Between the games of a match: everything back into the decks, the sidebar, and the next game (UVS-DCON-06)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kumite.core.piles import Zone, forget
from kumite.core.position import JUDGE, Asks, Event, Question
from kumite.games.universus.ears import enlist
from kumite.games.universus.edition import Sequel
from kumite.games.universus.faces import title_of
from kumite.games.universus.label import label
from kumite.games.universus.pick import CARD
from kumite.games.universus.position import IS_TOKEN, ON_TOP, STARTING, Versus
from kumite.games.universus.rules.setup import Chooser
from kumite.games.universus.secrecy import Secret
from kumite.games.universus.sorts import distinct
from kumite.games.universus.table import clear_table
from kumite.games.universus.terms import ASIDE, DECK, STAGE, V_SIDEBAR, VERBS

DONE: Final = 0
Pairs = tuple[tuple[str, str], ...]  # what went out, and what came in for it
SWAPS: Final = 10  # the sidebar has ten cards


class NextGame(Sequel):
    """Gather the cards, let both players exchange cards with their sidebars, and begin anew."""

    says = "The next game of the match"
    rules = ("UVS-DCON-06", "UVS-DCON-07")

    def run(self, g: Versus) -> None:
        gather(g)
        g.then(TakeOut(0), TakeOut(1), Chooser())


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


class Exchanged(Event):
    """A player has done with the sidebar.  UVS-DCON-06: no rule has anybody show how many cards that were, or which;
    so the others hear of it once, and nothing else."""

    rules = ("UVS-DCON-06",)

    def __init__(self, who: int, pairs: Pairs) -> None:
        self.who = who
        self.pairs = pairs

    def told(self, seat: int) -> Pairs:
        return self.pairs if seat in (self.who, JUDGE) else ()

    def text(self, names: Sequence[str], seat: int) -> str:
        moved = [f"takes {out} out of the deck and brings {into} in from the sidebar" for out, into in self.told(seat)]
        if len(moved) == SWAPS:
            moved.append(f"has made all {SWAPS} exchanges")
        return f"{names[self.who]} {', '.join([*moved, ''])}{'and ' if moved else ''}has done with the sidebar."

    def data(self, seat: int) -> dict[str, Any]:
        """Its `what` is a verb's, as of any other line of this game."""
        verb = VERBS[V_SIDEBAR]
        return {"what": verb, "verb": verb, "who": self.who, "pairs": [list(pair) for pair in self.told(seat)]}


class TakeOut(Secret):
    """UVS-DCON-06: take a card out of the deck for one of the sidebar, or go on."""

    says = "Exchange a card with your sidebar, or go on"
    rules = ("UVS-DCON-06", "UVS-DCON-07")

    def __init__(self, who: int, pairs: Pairs = (), minds: int = SWAPS) -> None:
        self.who = who
        self.pairs = pairs
        self.minds = minds  # how often the player may still think better of it

    def ask(self, g: Versus) -> Question:
        cards = self.cards(g) if len(self.pairs) < SWAPS else ()
        return Question(self.who, "sidebar out", (DONE, *[CARD + h for h in cards]))

    def cards(self, g: Versus) -> Zone:
        """Those for which the sidebar has another one: to exchange a card for its copy changes nothing."""
        aside = {g.kind[h] for h in g.aside[self.who]}
        return tuple([h for h in distinct(g, self.who, g.deck[self.who]) if aside - {g.kind[h]}])

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        if option == DONE:
            g.events.append(Exchanged(self.who, self.pairs))
        else:
            g.then(BringIn(self.who, option - CARD, self.pairs, self.minds))

    def write(self, g: Versus, option: int) -> str:
        return "done" if option == DONE else f"take out {title_of(g, option - CARD)}"

    def meant(self, g: Versus, text: str) -> int:
        """Older records say where the card is."""
        bare = text.removesuffix(" in the deck")
        return next((option for option in self.ask(g).options if self.write(g, option) == bare), -1)

    def prompt(self, g: Versus) -> str:
        said = f"{len(self.pairs)} of at most {SWAPS} exchanged; " if self.pairs else ""
        return f"{self.says} ({said}{in_sidebar(g, self.who)})"

    def imagined(self, g: Versus, seat: int, key: int) -> Asks:
        """How many cards have been exchanged, and whether one is just taken out, is hidden."""
        return self if seat == self.who else TakeOut(self.who)


class BringIn(Secret):
    """UVS-DCON-07: one card comes in for the one that goes out; or none, after all."""

    says = "Choose the card that comes in"
    rules = ("UVS-DCON-07",)

    def __init__(self, who: int, out: int, pairs: Pairs = (), minds: int = SWAPS) -> None:
        self.who = who
        self.out = out
        self.pairs = pairs
        self.minds = minds

    def ask(self, g: Versus) -> Question:
        aside = tuple([h for h in g.aside[self.who] if g.kind[h] != g.kind[self.out]])
        cards = distinct(g, self.who, aside)
        hidden = g.house.windows != "silent"  # that they are all alike is nobody else's business
        never = (DONE,) if self.minds or not cards else ()
        return Question(self.who, "sidebar in", (*never, *[CARD + h for h in cards]), always=hidden)

    def act(self, g: Versus, option: int) -> None:
        """The two change their identities, not their places: handles tell nothing."""
        g.edits += 1
        if option == DONE:
            g.then(TakeOut(self.who, self.pairs, self.minds - 1))
            return
        a, b = self.out, option - CARD
        pairs = (*self.pairs, (title_of(g, a), title_of(g, b)))
        g.kind[a], g.kind[b] = g.kind[b], g.kind[a]
        tidy(g, g.deck[self.who])
        tidy(g, g.aside[self.who])
        g.then(TakeOut(self.who, pairs, self.minds))

    def write(self, g: Versus, option: int) -> str:
        return "never mind" if option == DONE else f"bring in {label(g, self.who, option - CARD)}"

    def usual(self, options: Sequence[int]) -> int:
        return options[-1]

    def prompt(self, g: Versus) -> str:
        return f"{self.says} for {title_of(g, self.out)}"

    def imagined(self, g: Versus, seat: int, key: int) -> Asks:
        return self if seat == self.who else TakeOut(self.who)


def in_sidebar(g: Versus, who: int) -> str:
    """What is there, for its owner."""
    names = sorted([title_of(g, h) for h in g.aside[who]])
    counted = [name if names.count(name) == 1 else f"{names.count(name)} {name}" for name in dict.fromkeys(names)]
    return f"your sidebar: {', '.join(counted) or 'nothing'}"
