"""The order of cards that came to a pile together, and the place of a card in momentum: their owner says.

Nothing else ever rearranges a discard pile (UVS-DPILE-02) or momentum (UVS-MOM-05)."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone, without
from kumite.core.position import Asks, Question
from kumite.games.universus.label import label
from kumite.games.universus.position import Versus, rival_of
from kumite.games.universus.terms import DECK, DISCARDS, MOMENTUM
from kumite.games.universus.verbs import pile_of

DONE: Final = 0  # leave them as they lie
CARD: Final = 10  # + a handle


def ordering(g: Versus, chooser: int, cards: Zone, chosen: bool, since: int, all_theirs: bool = False) -> list[Asks]:
    """Who still has to say in which order these cards go: not who has just picked them one after the other
    (UVS-DPILE-04, UVS-DECK-04).  Their owner, or the chooser where a text gives it to them (UVS-RULING-226)."""
    steps: list[Asks] = []
    for seat in (g.turn, rival_of(g.turn)):
        mine = tuple([h for h in cards if g.owner[h] == seat])
        who = chooser if all_theirs and chooser in (0, 1) else seat
        if len(mine) > 1 and not (chosen and chooser == who):
            steps.append(Reorder(who, mine, since))
    return steps


class Reorder(Asks):
    """UVS-DPILE-04, UVS-DECK-04: which of them goes first, and which next; or they stay as they lie.  The last one is
    uppermost in a discard pile and on top of a deck, and lowest under a deck."""

    says = "Choose the order of the cards"
    rules = ("UVS-DPILE-04", "UVS-DECK-04")

    def __init__(self, who: int, cards: Zone, since: int, done: Zone = ()) -> None:
        self.who = who
        self.cards = cards
        self.since = since  # a tick: they came after it
        self.done = done

    def moved(self, g: Versus, zone: int) -> Zone:
        """Those of the cards that came to this pile just now, as they went."""
        return tuple([h for h in self.cards if g.zone[h] == zone and g.since[h] > self.since])

    def left(self, g: Versus) -> Zone:
        """The cards whose order is open: all that went to the same pile as the first of them."""
        for zone in (DISCARDS, DECK):
            cards = self.moved(g, zone)
            if len(cards) > 1:
                return tuple([h for h in cards if h not in self.done])
        return ()

    def ask(self, g: Versus) -> Question:
        left = different(g, self.who, self.left(g))
        what = "pile order" if left and g.zone[left[0]] == DISCARDS else "order"  # everybody sees how a pile lies
        hidden = g.house.windows != "silent" and any(g.zone[h] == DECK for h in left)
        if len(left) < 2 and not (hidden and not self.done):
            return Question(self.who, what, (DONE,))
        return Question(self.who, what, (DONE, *[CARD + h for h in left]), always=hidden)

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        left = self.left(g)
        if option == DONE:
            if self.done:
                rearrange(g, (*self.done, *left))
            for h in self.moved(g, DECK):
                g.known[h] &= 1 << self.who  # how they lie in the deck now, its owner alone knows
            return
        g.then(Reorder(self.who, self.cards, self.since, (*self.done, option - CARD)))

    def write(self, g: Versus, option: int) -> str:
        if option == DONE:
            return "done"
        return label(g, self.who, option - CARD, different(g, self.who, self.left(g)))


def different(g: Versus, who: int, cards: Zone) -> Zone:
    """One of each sort, of those that their owner knows."""
    found: list[int] = []
    for h in cards:
        if g.known[h] >> who & 1 and not any(g.kind[h] == g.kind[other] for other in found):
            found.append(h)
    return tuple(found)


def rearrange(g: Versus, order: Zone) -> None:
    """These cards, in the places where they lie, now in this order: the first where the first of them went."""
    who, zone = g.owner[order[0]], g.zone[order[0]]
    pile = list(pile_of(g, zone)[who])
    places = sorted([pile.index(h) for h in order])
    if zone == DECK and places[0] == 0:
        places.reverse()  # each went on top of the one before
    for at, h in zip(places, order, strict=True):
        pile[at] = h
    pile_of(g, zone)[who] = tuple(pile)


class Place(Asks):
    """UVS-MOM-03: a card that is added to momentum goes anywhere in the row."""

    says = "Choose the place in momentum"
    rules = ("UVS-MOM-03",)

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def ask(self, g: Versus) -> Question:
        n = len(g.momentum[self.who]) - 1
        there = g.zone[self.card] == MOMENTUM
        return Question(self.who, "place", (n, *range(n)) if there else (0,))

    def act(self, g: Versus, at: int) -> None:
        g.edits += 1
        if g.zone[self.card] == MOMENTUM:
            row = without(g.momentum[self.who], self.card)
            g.momentum[self.who] = (*row[:at], self.card, *row[at:])

    def write(self, g: Versus, option: int) -> str:
        return "at the end" if option == len(g.momentum[self.who]) - 1 else f"before card {option + 1}"
