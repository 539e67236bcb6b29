"""Before cards arrive: they are in transit while those who wait for them are heard (UVS-TRANSIT-02)."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.core.position import Step
from kumite.games.universus.deeds import Deed, awaited
from kumite.games.universus.depth import set_off
from kumite.games.universus.faces import face, is_public
from kumite.games.universus.failing import Payday
from kumite.games.universus.position import IS_TOKEN, STARTING, Versus
from kumite.games.universus.printed import BLANK, Happening
from kumite.games.universus.secrecy import Holding
from kumite.games.universus.showing import leave
from kumite.games.universus.terms import NOBODY, TRANSIT, V_ARRIVE
from kumite.games.universus.texts import SETTLE, CloseScope
from kumite.games.universus.verbs import tell


def announce(g: Versus, verb: int, cards: Zone, act: Happening) -> Happening:
    """The event before the event."""
    g.tick += 1
    what = tuple([h for h in cards if h != NOBODY])
    faces = tuple([face(g, h) if is_public(g, h) else BLANK for h in what])
    n = len(what) or act.amount
    return Happening(
        verb, act.by, what, n, act.note, act.via, act.cause, act.origin, act.to, g.tick, faces, act.verb, act.source
    )


def set_forth(g: Versus, deed: Deed, cards: Zone) -> None:
    """The cards leave for another zone: in transit while somebody waits for them (UVS-TRANSIT-02, UVS-TRANSIT-07)."""
    to = deed.to()
    going = tuple([h for h in cards if h != NOBODY and g.zone[h] != to and leaves(g, h)])
    if to == NOBODY or not going or not awaited(g, V_ARRIVE):
        deed.proceed(g, cards)
        return
    act = deed.act(g, going[0])
    set_off(g, going)
    for h in going:
        if g.zone[h] != TRANSIT:
            leave(g, h, to, deed.down(g, h))
    tell(g, announce(g, V_ARRIVE, going, act))
    if g.busy:
        deed.early(g, cards)
    arrive_later(g, Arrive(deed, cards, going, g.busy > 0))


def leaves(g: Versus, h: int) -> bool:
    """The starting character never does (UVS-CHAR-10), a token only ceases to exist (UVS-TOKEN-02)."""
    return not g.flags[h] & (STARTING | IS_TOKEN)


class Arriving(Holding):
    """A step by which cards in transit arrive."""


class Arrive(Arriving):
    """The cards that are still in transit arrive (UVS-TRANSIT-07, UVS-TRANSIT-08)."""

    says = "The cards arrive"
    rules = ("UVS-TRANSIT-08",)

    def __init__(self, deed: Deed, cards: Zone, going: Zone, paid: bool) -> None:
        self.deed = deed
        self.cards = cards
        self.going = going
        self.paid = paid  # for a cost

    def run(self, g: Versus) -> None:
        cards = tuple([h for h in self.cards if h not in self.going or g.zone[h] == TRANSIT])
        if self.paid:
            g.busy += 1  # it is still done for a cost
        self.deed.proceed(g, cards)
        if self.paid:
            g.busy -= 1


def arrive_later(g: Versus, step: Step) -> None:
    """When those who listen have been heard.  Nothing is triggered while a cost is paid (UVS-EVENT-03): the cards are
    in transit until it is, and arrive when what waits for that has been dealt with."""
    if not g.busy:
        g.then(SETTLE, step)
        return
    for i in range(len(g.todo) - 1, -1, -1):
        if isinstance(g.todo[i], Payday):
            g.todo[i - 1 : i - 1] = [SETTLE, step]
            return
    g.then(step)


def arrivals(g: Versus) -> list[Step]:
    """The cards that are in transit for a cost, of an ability that is given up: they arrive all the same."""
    found: list[Step] = []
    for i in range(len(g.todo) - 1, -1, -1):
        step = g.todo[i]
        if isinstance(step, CloseScope):
            break
        if isinstance(step, Arriving):
            found.append(step)
    return found
