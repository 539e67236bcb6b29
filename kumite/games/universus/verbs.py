"""The only lines that change a position: moving, turning and marking cards, health, names and lasting effects."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone, without
from kumite.core.position import Outcome, RuleIds
from kumite.games.universus.aims import escape
from kumite.games.universus.depth import on_top
from kumite.games.universus.ears import delist, enlist, relist
from kumite.games.universus.faces import face, health_limit, is_live, is_public, printed
from kumite.games.universus.joining import part
from kumite.games.universus.position import (
    ATTACHED,
    COMMITTED,
    FACEDOWN,
    IS_TOKEN,
    NEW_FACEDOWN,
    REVEALED,
    SEALED,
    STARTING,
    TRANSFORMED,
    Versus,
)
from kumite.games.universus.printed import BLANK, Face, Happening
from kumite.games.universus.records import Attack, Left
from kumite.games.universus.scopes import at_once, last_state
from kumite.games.universus.telling import UNTOLD, lines_of, place_of
from kumite.games.universus.terms import (
    ASIDE,
    BY_RULE,
    CHARACTER,
    DAMAGE_STEP,
    DECK,
    DISCARDS,
    HAND,
    MOMENTUM,
    NOBODY,
    POOL,
    REMOVED,
    STAGE,
    TRANSIT,
    V_GAIN,
    V_LOSE,
)
from kumite.games.universus.uses import forget_uses, renumber

EVERYBODY: Final = 7  # who has seen a card, as bits: both seats, and whoever looks on (ONLOOKERS)
KEPT: Final = STARTING | IS_TOKEN  # flags that a change of zone leaves

# Telling


def tell(g: Versus, event: Happening, at: Zone | None = None) -> None:
    """Something happened: it waits to be settled, is remembered this turn, and is told to everybody, unless it is one
    of the seams that only abilities wait for."""
    g.edits += 1
    if not event.tick:
        event.tick = g.tick  # nobody has seen it yet
    g.news += (event,)
    g.log.append(event)
    if not g.quiet and event.verb not in UNTOLD:
        say(g, event, (), at)


def say(g: Versus, event: Happening, rules: RuleIds, at: Zone | None = None) -> None:
    """The line for the log, with these rules or those of its verb; `at` is where the cards lay before, or lie now."""
    if not g.quiet:
        g.events.extend(lines_of(g, event, rules, at))


# Moving


def remember(g: Versus, h: int) -> None:
    """Keep what the card was, before it changes zone, facing or publicity (UVS-SCOPE-03)."""
    g.edits += 1
    g.tick += 1
    zone = g.zone[h]
    live = (g.flags[h] & REVEALED != 0 or zone not in (HAND, DECK)) and is_live(g, h)
    g.past += (Left(h, g.tick, zone, live, last_state(g, h) if live else BLANK),)


def move(g: Versus, h: int, to: int, at: int = NOBODY, facedown: bool = False) -> None:
    """One card changes its zone: its state is new (UVS-STATE-06), what was assigned to it or counted on it ends
    (UVS-ZCHG-01, UVS-ZCHG-02, UVS-ZCHG-03).  `at` is its place there; by default the end: the right of a card pool, the
    top of a discard pile, the bottom of a deck.  A token ceases to exist, which is no event (UVS-TOKEN-02,
    UVS-TOKEN-04)."""
    remember(g, h)
    if g.zone[h] != DECK or g.effects or g.counters or g.uses:
        let_go(g, h)
    if g.flags[h] & ATTACHED:
        part(g, h)
    if g.hears[h]:
        delist(g, h)
    take_out(g, h)
    g.state[h], g.wounds[h], g.since[h] = None, 0, g.tick
    flags = g.flags[h] & KEPT
    if facedown and to in (STAGE, POOL, MOMENTUM, REMOVED):
        flags |= FACEDOWN | NEW_FACEDOWN if to in (STAGE, POOL) else FACEDOWN
    g.flags[h] = flags
    if flags & IS_TOKEN and g.zone[h] != TRANSIT:
        to = ASIDE
    put_in(g, h, to, at)
    see(g, h, to)
    if to != DECK:
        enlist(g, h)


def let_go(g: Versus, h: int) -> None:
    """What depends on a card staying where it is, or as it lies (UVS-ASGN-05, UVS-CNTR-04, UVS-PLAB-05)."""
    if g.effects:
        g.effects = tuple([effect for effect in g.effects if effect.on != h])
    if g.counters:
        g.counters = tuple([counter for counter in g.counters if counter[0] != h])
    if g.uses:
        forget_uses(g, h)
    escape(g, h)
    if g.zone[h] != DECK:
        drop(g, h)


def drop(g: Versus, h: int) -> None:
    """UVS-DROP-01, UVS-SEQ-06, UVS-STACK-07: an attack that leaves the card pool or changes its facing;
    UVS-RULING-80."""
    if h in g.stack:
        g.edits += 1
        g.stack = without(g.stack, h)
        g.targets = tuple([pair for pair in g.targets if pair[0] != h])
    if g.landed == h:
        g.landed = NOBODY  # it will not enter a sequence any more (UVS-ATK-06)
    if g.attack.card == h and g.zone[h] == POOL and g.attack.last is None and not g.attack.resolved:
        attack = change(g)
        attack.last = face(g, h)
        if attack.step != DAMAGE_STEP:
            attack.dropped = True


def take_out(g: Versus, h: int) -> None:
    """Off its pile."""
    g.edits += 1
    who, zone = g.owner[h], g.zone[h]
    if zone == TRANSIT:
        g.transit = without(g.transit, h)
    elif zone >= 0:
        pile = pile_of(g, zone)
        pile[who] = without(pile[who], h)


def put_in(g: Versus, h: int, to: int, at: int) -> None:
    """Onto a pile of its owner (UVS-OWNER-02); on a discard pile that is the top (UVS-DPILE-01).
    The owner is whoever began with it, and never changes (UVS-OWNER-01)."""
    g.edits += 1
    g.zone[h] = to
    if to == STAGE:
        g.unsettled = True
    if to == TRANSIT:
        g.transit += (h,)
        return
    pile, who = pile_of(g, to), g.owner[h]
    there = pile[who]
    if to == HAND:
        pile[who] = tuple(sorted((*there, h)))
        g.untidy |= 1 << who
        return
    pile[who] = there + (h,) if at == NOBODY else there[:at] + (h,) + there[at:]


def pile_of(g: Versus, zone: int) -> list[Zone]:
    if zone == STAGE:
        return g.stage
    if zone == HAND:
        return g.hand
    if zone == DECK:
        return g.deck
    if zone == MOMENTUM:
        return g.momentum
    if zone == POOL:
        return g.pool
    return g.discards if zone == DISCARDS else g.removed if zone == REMOVED else g.aside


def see(g: Versus, h: int, to: int) -> None:
    """Who may know the card where it is now.  What was seen stays known, until a hidden choice covers it up."""
    if to == DISCARDS or (to in (STAGE, POOL, MOMENTUM, REMOVED, TRANSIT) and not g.flags[h] & FACEDOWN):
        g.known[h] = EVERYBODY
    elif to in (HAND, STAGE, POOL, REMOVED, TRANSIT, ASIDE) or (to == MOMENTUM and g.house.edition.own_momentum):
        g.known[h] |= 1 << g.owner[h]


def relocate(g: Versus, h: int) -> None:
    """To the right end of the card pool, which no player does (UVS-POOL-05): no change of zone (UVS-RULING-09)."""
    reorder(g, h, NOBODY)


def reorder(g: Versus, h: int, at: int) -> None:
    """To another place of the zone it is in: neither a change of zone nor a way through transit (UVS-TRANSIT-09); an
    unknown card stays unknown (UVS-TRANSIT-05)."""
    g.edits += 1
    pile, who = pile_of(g, g.zone[h]), g.owner[h]
    rest = without(pile[who], h)
    pile[who] = (*rest, h) if at == NOBODY else (*rest[:at], h, *rest[at:])


# Turning


def set_flag(g: Versus, h: int, flag: int, on: bool = True) -> None:
    g.edits += 1
    g.flags[h] = g.flags[h] | flag if on else g.flags[h] & ~flag


def commit(g: Versus, h: int) -> None:
    set_flag(g, h, COMMITTED)


def ready(g: Versus, h: int) -> None:
    set_flag(g, h, COMMITTED, False)


def flip(g: Versus, h: int) -> None:
    """Face down: the same card with a new state (UVS-STATE-07); effects assigned to it stay (UVS-FLIP-01,
    UVS-FLIP-03, UVS-ASGN-06).  A token ceases to exist (UVS-TOKEN-02)."""
    if g.flags[h] & IS_TOKEN:
        move(g, h, ASIDE)
        return
    remember(g, h)
    drop(g, h)
    delist(g, h)
    forget_uses(g, h)
    if g.flags[h] & ATTACHED and printed(g, h).type == CHARACTER:
        part(g, h)
        set_flag(g, h, COMMITTED, bool(g.flags[g.character[g.owner[h]]] & COMMITTED))  # as it was (UVS-ATTCH-03)
        set_flag(g, h, ATTACHED, False)  # it is no character of that identity any more
    g.state[h] = None
    g.flags[h] = g.flags[h] & ~TRANSFORMED | FACEDOWN | NEW_FACEDOWN
    enlist(g, h)


def unflip(g: Versus, h: int) -> None:
    """Face up: its abilities are newly gained (UVS-UNFLIP-01, UVS-UNFLIP-02)."""
    remember(g, h)
    drop(g, h)
    delist(g, h)
    forget_uses(g, h)
    g.state[h] = None
    g.flags[h] = g.flags[h] & ~(FACEDOWN | NEW_FACEDOWN)
    g.unsettled = True
    g.known[h] = EVERYBODY
    enlist(g, h)


def seal(g: Versus, h: int, on: bool) -> None:
    """UVS-SEAL-01; unsealing gives a new state and new abilities (UVS-UNSEAL-02)."""
    set_flag(g, h, SEALED, on)
    if not on:
        forget_uses(g, h)
        g.state[h] = None
    relist(g, h)


def transform(g: Versus, h: int) -> None:
    """To the other side: new printed properties and a new state, no change of facing (UVS-TRANSF-01, UVS-RULING-50)."""
    set_flag(g, h, TRANSFORMED, not g.flags[h] & TRANSFORMED)
    forget_uses(g, h)
    g.state[h], g.unsettled = None, True
    relist(g, h)


def dress(g: Versus, h: int, state: Face | None) -> None:
    """The card's current state from now on."""
    g.edits += 1
    before = face(g, h).abilities
    g.state[h], g.unsettled = state, True
    renumber(g, h, before, face(g, h).abilities)


def altered(g: Versus, h: int) -> Face:
    """A copy of the card's state that may be changed before anybody else sees it."""
    g.edits += 1
    state = face(g, h).copy()
    g.state[h] = state
    if g.zone[h] == STAGE:
        g.unsettled = True  # a maximum may change with it, or what a pause condition looks at
    return state


def attach(g: Versus, h: int) -> None:
    """UVS-ATTCH-01: from now on it shares the state of the starting character (UVS-ATTCH-03)."""
    set_flag(g, h, ATTACHED)
    set_flag(g, h, COMMITTED, False)
    relist(g, h)


# The attack in progress


def change(g: Versus) -> Attack:
    """The attack, as a copy that may be changed."""
    g.edits += 1
    g.attack = g.attack.copy()
    return g.attack


# Health


def gain_health(g: Versus, seat: int, n: int, via: int, cause: int, source: int = NOBODY) -> int:
    """UVS-HEALTH-05, UVS-HEALTH-06: up to the maximum; at the maximum nothing is gained."""
    n = min(n, health_limit(g, seat) - g.health[seat])
    if n <= 0:
        return 0
    g.edits += 1
    g.health[seat] += n
    tell(g, Happening(V_GAIN, seat, (), n, 0, via, cause, source=source))
    return n


def lose_health(g: Versus, seat: int, n: int, via: int, cause: int, source: int = NOBODY) -> int:
    """UVS-HEALTH-02."""
    if n <= 0:
        return 0
    g.edits += 1
    g.health[seat] -= n
    tell(g, Happening(V_LOSE, seat, (), n, 0, via, cause, source=source))
    return n


# The end


def finish(g: Versus, winners: tuple[int, ...], reason: str, rules: RuleIds) -> None:
    """Somebody has won the game; whether that decides the match is for rules/ends.py."""
    g.edits += 1
    g.outcome = Outcome(winners, reason, rules)


# Several cards at once


def carry(
    g: Versus,
    verb: int,
    cards: Zone,
    to: int,
    by: int,
    via: int = BY_RULE,
    cause: int = NOBODY,
    at: int = NOBODY,
    facedown: bool = False,
    source: int = NOBODY,
    down: Zone = (),
    turned: bool = False,
) -> Zone:
    """These cards change their zone together, at one moment (UVS-EVENT-02, UVS-PAUSE-10), those of `down` face down;
    `turned`: with their other sides up.  What comes into a stage is what it is there (UVS-FDC-01).
    The starting character never does (UVS-CHAR-10); that a token does is told like any other card's move
    (UVS-TOKEN-03), but one that has ceased to exist goes nowhere."""
    moved = tuple([h for h in cards if not g.flags[h] & STARTING and g.zone[h] != to and not vanished(g, h)])
    if not moved:
        return ()
    origin, before, top = came_from(g, moved[0]), g.tick, on_top(g, moved)
    seen = [face(g, h) if is_public(g, h) or g.zone[h] == STAGE else None for h in moved]
    hidden = [face(g, h) for h in moved]
    places = None if g.quiet else tuple([place_of(g, h) for h in moved])
    for h in moved:
        move(g, h, to, at, facedown or h in down)
    for h in moved:
        g.since[h] = g.tick
        if turned:
            transform(g, h)
    at_once(g, moved, before)
    faces = tuple([shown(g, moved[i], seen[i], hidden[i]) for i in range(len(moved))])
    event = Happening(verb, by, moved, len(moved), 0, via, cause, origin, to, g.tick, faces, NOBODY, source, 0, top)
    tell(g, event, places)
    return moved


def vanished(g: Versus, h: int) -> bool:
    """UVS-TOKEN-02: a token that has left its zone."""
    return bool(g.flags[h] & IS_TOKEN) and g.zone[h] == ASIDE


def came_from(g: Versus, h: int) -> int:
    """The zone a card leaves; for one in transit, the zone it has left (UVS-TRANSIT-08)."""
    for left in g.past[::-1] if g.zone[h] == TRANSIT else ():
        if left.card == h and left.zone != TRANSIT:
            return left.zone
    return g.zone[h]


def shown(g: Versus, h: int, before: Face | None, hidden: Face) -> Face:
    """What an event may tell of a card that has moved: what it was, if anybody could or can see it."""
    if g.zone[h] == STAGE:
        return face(g, h)
    if before is not None:
        return before
    return hidden if is_public(g, h) else BLANK
