"""What a seat may imagine: positions it cannot tell from the real one."""

from __future__ import annotations

from kumite.core.piles import Zone, redeal
from kumite.games.universus.ears import EARS, enlist
from kumite.games.universus.position import FACEDOWN, Versus


def guess(g: Versus, seat: int, key: int) -> Versus:
    """Every card the seat has not seen is dealt out again among its owner's: hand, deck, and what lies face down."""
    new, bit = g.clone(), 1 << seat
    for who in (0, 1):
        if who != seat:
            new.hand[who] = seen_first(g, new.hand[who], bit)
        hidden = new.hand[who] + new.deck[who] + new.aside[who] + face_down(g, who)
        redeal(new, tuple([h for h in hidden if not g.known[h] & bit]), key + who)
    listen_again(new)
    if g.asking is not None and g.asking.who == 1 - seat:
        ask_again(new)
    new.edits, new.events = 0, []  # what happened was told with cards it may not have seen
    return new


def face_down(g: Versus, who: int) -> Zone:
    cards = g.stage[who] + g.pool[who] + g.momentum[who] + g.removed[who]
    return tuple([h for h in cards if g.flags[h] & FACEDOWN])


def seen_first(g: Versus, cards: Zone, bit: int) -> Zone:
    """The cards this seat has seen, sorted, then the others: in which order they are really held is hidden, too."""
    seen = [(g.kind[h], h) for h in cards if g.known[h] & bit]
    if not seen:
        return cards
    return tuple([h for _, h in sorted(seen)] + [h for h in cards if not g.known[h] & bit])


def listen_again(g: Versus) -> None:
    """The index of listeners depends on cards just imagined."""
    g.ears, g.heard = [()] * EARS, 0
    for h in range(len(g.kind)):
        enlist(g, h)


def ask_again(g: Versus) -> None:
    """The other player's options depend on cards just imagined."""
    if g.waiting is not None:
        g.then(g.waiting)
    g.asking, g.waiting = None, None
    g.run()
