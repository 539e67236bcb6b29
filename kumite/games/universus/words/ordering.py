"""Cards in another order: of a card pool or a momentum, in their places."""

from __future__ import annotations

from kumite.core.piles import Zone, without
from kumite.core.position import Asks, Question
from kumite.games.universus.label import label
from kumite.games.universus.pick import CARD
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Test, Word
from kumite.games.universus.terms import MOMENTUM, POOL, YOU
from kumite.games.universus.words.sels import found, seat_of


class Rearrange(Word):
    """Put cards of a card pool or a momentum in any order: they change places with each other, and with nothing else
    (UVS-POOL-08).  No card changes zones by it."""

    def __init__(self, what: Test, who: int = YOU) -> None:
        self.what = what
        self.who = who

    def does(self, g: Versus, ctx: Ctx) -> None:
        who = seat_of(g, ctx, self.who)
        cards = found(g, ctx, self.what, who)
        for zone in (POOL, MOMENTUM):
            for seat in (0, 1):  # each by itself
                some = tuple([h for h in cards if g.zone[h] == zone and g.owner[h] == seat])
                if len(some) > 1:
                    g.then(Rearranging(who, some, ()))


class Rearranging(Asks):
    """Which of them comes next, from the left; in a momentum, from the first that was added."""

    says = "Choose the order of the cards"
    rules = ("UVS-POOL-08",)

    def __init__(self, who: int, left: Zone, done: Zone) -> None:
        self.who = who
        self.left = left
        self.done = done

    def ask(self, g: Versus) -> Question:
        return Question(self.who, "order", tuple([CARD + h for h in self.left]))

    def act(self, g: Versus, option: int) -> None:
        h = option - CARD
        done, left = (*self.done, h), without(self.left, h)
        g.edits += 1
        if len(left) > 1:
            g.then(Rearranging(self.who, left, done))
        else:
            in_places(g, done + left)

    def write(self, g: Versus, option: int) -> str:
        return label(g, self.who, option - CARD, self.left)


def in_places(g: Versus, cards: Zone) -> None:
    """These cards of one zone, in this order, in the places that they have among them."""
    owner = g.owner[cards[0]]
    zones = g.pool if g.zone[cards[0]] == POOL else g.momentum
    places = sorted([zones[owner].index(h) for h in cards])
    held = list(zones[owner])
    for i in range(len(cards)):
        held[places[i]] = cards[i]
    zones[owner] = tuple(held)
