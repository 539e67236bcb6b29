"""Verbs that keep secrets: picking hidden cards without a trace, covering up, and showing."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.core.position import Asks, Step
from kumite.games.universus.ears import relist
from kumite.games.universus.plain import deaf
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Happening
from kumite.games.universus.records import Scope
from kumite.games.universus.terms import DECK, HAND, V_REVEAL
from kumite.games.universus.verbs import EVERYBODY, pile_of, say


def bring_up(g: Versus, h: int, picked: Zone = ()) -> int:
    """A card is picked from a hand or a deck: it changes places with the first card there that is free, so that no
    handle tells which of them it was, nor when it was drawn.  Says which handle it has now."""
    zone = g.zone[h]
    if zone not in (HAND, DECK):
        return h
    free = loose(g, pile_of(g, zone)[g.owner[h]])
    if h not in free:
        return h
    for first in free:
        if first == h:
            return h
        if first not in picked:
            exchange(g, h, first)
            if zone == HAND:
                g.untidy |= 1 << g.owner[h]
            return first
    return h


def exchange(g: Versus, a: int, b: int) -> None:
    """Two cards of one pile change their handles."""
    g.edits += 1
    for column in (g.kind, g.known, g.flags):
        column[a], column[b] = column[b], column[a]
    g.state[a], g.state[b] = g.state[b], g.state[a]
    relist(g, a)
    relist(g, b)


def tidy_hands(g: Versus) -> None:
    """Nothing is going on: hands that have new cards are put in order, so that no handle tells when its card came."""
    if g.untidy:
        for seat in (0, 1):
            if g.untidy >> seat & 1 and tidy_hand(g, seat):
                g.untidy &= ~(1 << seat)


def tidy_hand(g: Versus, seat: int) -> bool:
    """The cards of a hand in order of their numbers, over its handles; whether all of them could be."""
    kinds, known, flags, state = g.kind, g.known, g.flags, g.state
    free = loose(g, g.hand[seat])
    held = sorted([(kinds[h], known[h], flags[h], h) for h in free])
    if [h for _, _, _, h in held] != free:
        states = [state[h] for _, _, _, h in held]
        for i in range(len(free)):
            h = free[i]
            if held[i][3] != h:
                kinds[h], known[h], flags[h], state[h] = held[i][0], held[i][1], held[i][2], states[i]
                if g.hears[h] or not deaf(g, h):
                    relist(g, h)
    g.edits += 1
    return len(free) == len(g.hand[seat])


def sort_deck(g: Versus, seat: int) -> None:
    """A deck that is searched, and shuffled afterwards: who looks through it learns what is in it, not in which order
    it lay."""
    g.edits += 1
    deck = g.deck[seat]
    held = sorted([(g.kind[h], g.known[h], g.flags[h]) for h in deck])
    for i in range(len(deck)):
        h = deck[i]
        g.kind[h], g.known[h], g.flags[h] = held[i]


def pinned(g: Versus, h: int) -> bool:
    """Somebody still speaks of this very card: an effect, an instruction that bound it, the attack."""
    return not loose(g, (h,))


def loose(g: Versus, cards: Zone) -> list[int]:
    """Those of these cards that nobody speaks of any more."""
    named = [g.attack.backup, g.attack.card, g.coming]
    for scope in g.scopes:
        named.append(scope.card)
        for bound in scope.binds:
            named += bound.cards
    for effect in g.effects:
        named += (effect.on, effect.source)
    free = [h for h in cards if h not in named]
    for step in g.todo:
        if isinstance(step, (Holding, Holds)):
            free = [h for h in free if not speaks_of(step, h)]
    return free


def speaks_of(step: Holding | Holds, h: int) -> bool:
    return h in step.held() if isinstance(step, Holding) else step.holds(h)


def binds(scope: Scope, h: int) -> bool:
    """The effect of this scope is the card's, or has named it."""
    return scope.card == h or any(h in bound.cards for bound in scope.binds)


class Holding(Step):
    """A step in the middle of something that is done to cards."""

    __slots__ = ()

    def held(self) -> Zone:
        """Those it will still speak of."""
        return ()


class Holds(Asks):
    """A question behind which cards wait that somebody still speaks of."""

    __slots__ = ()

    def holds(self, h: int) -> bool:
        raise NotImplementedError

    def without_sight(self, g: Versus, cards: Zone) -> Step:
        """The same, when these are about to be shuffled into a deck (`scopes.lose_sight`)."""
        return self


class Secret(Asks):
    """A question that knows what somebody has chosen before, and has not shown yet."""

    def imagined(self, g: Versus, seat: int, key: int) -> Asks:
        """The same, with what this seat may believe that the other one has chosen."""
        raise NotImplementedError


def hide(g: Versus, h: int, among: Zone) -> None:
    """A card goes face down out of these: nobody but its owner can tell any more which of them it was."""
    g.edits += 1
    own = 1 << g.owner[h]
    for other in (h, *among):
        g.known[other] &= own


def show_hand(g: Versus, who: int) -> None:
    """A player shows the hand, to prove what is not in it (UVS-HAND-04)."""
    g.edits += 1
    for h in g.hand[who]:
        g.known[h] = EVERYBODY
    if g.hand[who]:
        say(g, Happening(V_REVEAL, who, g.hand[who]), ("UVS-HAND-04",))
