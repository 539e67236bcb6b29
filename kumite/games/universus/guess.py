"""What a seat may imagine: positions it cannot tell from the real one."""

from __future__ import annotations

from kumite.core.piles import Zone, redeal
from kumite.games.universus.ears import EARS, enlist
from kumite.games.universus.pick import Pick
from kumite.games.universus.position import FACEDOWN, Versus
from kumite.games.universus.secrecy import Secret, loose, tidy_hand
from kumite.games.universus.terms import DECK, HAND


def guess(g: Versus, seat: int, key: int) -> Versus:
    """Every card the seat has not seen is dealt out again among its owner's: hand, deck, and what lies face down."""
    new, bit = g.clone(), 1 << seat
    for who in (0, 1):
        if who != seat:
            seen_first(new, who, bit)
        hidden = new.hand[who] + new.deck[who] + new.aside[who] + face_down(g, who)
        redeal(new, tuple([h for h in hidden if not new.known[h] & bit]), key + who)
        if who != seat or g.asking is None or g.asking.who != seat:  # their question speaks of the handles as they are
            tidy_hand(new, who)
    listen_again(new)
    if g.asking is not None and g.asking.who == 1 - seat:
        ask_again(new)
    imagined(new, seat, key)
    new.edits, new.events = 0, []  # what happened was told with cards it may not have seen
    return new


def face_down(g: Versus, who: int) -> Zone:
    cards = g.stage[who] + g.pool[who] + g.momentum[who] + g.removed[who]
    return tuple([h for h in cards if g.flags[h] & FACEDOWN])


def seen_first(g: Versus, who: int, bit: int) -> None:
    """The first handles of a hand for the cards this seat has seen, sorted, then the others: in which order they are
    really held is hidden, too."""
    free = loose(g, g.hand[who])
    seen = sorted([(g.kind[h], g.known[h], g.flags[h], h) for h in free if g.known[h] & bit])
    rest = [(g.kind[h], g.known[h], g.flags[h], h) for h in free if not g.known[h] & bit]
    held = seen + rest
    states = [g.state[h] for _, _, _, h in held]
    for i in range(len(free)):
        h = free[i]
        g.kind[h], g.known[h], g.flags[h], g.state[h] = held[i][0], held[i][1], held[i][2], states[i]


def listen_again(g: Versus) -> None:
    """The index of listeners depends on cards just imagined."""
    g.ears, g.hears = [()] * EARS, [()] * len(g.kind)
    for h in range(len(g.kind)):
        enlist(g, h)


def ask_again(g: Versus) -> None:
    """The other player's options depend on cards just imagined."""
    if g.waiting is not None:
        g.then(renewed(g, g.waiting) if isinstance(g.waiting, Pick) else g.waiting)
    g.asking, g.waiting = None, None
    g.run()


def imagined(g: Versus, seat: int, key: int) -> None:
    """What the other player has chosen in secret may be something else."""
    if isinstance(g.waiting, Secret):
        g.then(g.waiting.imagined(g, seat, key))
        g.asking, g.waiting = None, None
        g.run()


def renewed(g: Versus, pick: Pick) -> Pick:
    """Which cards of a hidden pile can be chosen depends on those just imagined, too; not on what they really are."""
    choice = pick.word.choice(g, pick.ctx, pick.doer)
    if choice is None:
        return pick
    cards, least, most = choice
    picked = picked_again(g, pick.picked, cards)
    rest = tuple([h for h in cards if h not in picked])
    return Pick(pick.who, rest, least, most, pick.word, pick.ctx, pick.doer, picked)


def picked_again(g: Versus, picked: Zone, cards: Zone) -> Zone:
    """What was picked on the table stays so; of a hidden pile as many of the cards that can be chosen there now, as far
    as there are any."""
    kept: list[int] = []
    for h in picked:
        if g.zone[h] in (HAND, DECK):
            same = [other for other in cards if g.zone[other] == g.zone[h] and g.owner[other] == g.owner[h]]
            kept += [other for other in same if other not in kept][:1]
        else:
            kept.append(h)
    return tuple(kept)
