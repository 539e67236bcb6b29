"""Verbs: the only lines that change a bout.  Each is small, acts at once and says what happened."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone, show, without
from kumite.core.position import Outcome
from kumite.games.megafighter import events as tell
from kumite.games.megafighter.position import NO_STRIKE, NOBODY, Bout, Strike, owner
from kumite.games.megafighter.printed import CARDS, SUPER, SWAP, board

DAMAGE_COUNTERS: Final = ((40, 1), (21, 3))  # how many of which value; components only (MEGA-RULING-13)
SUPER_TOKENS: Final = 34  # MEGA-COMP-03
SWAP_TOKENS: Final = 24  # MEGA-COMP-04
EVERYBODY: Final = 3  # both seats, as bits


# Cards


def take(g: Bout, who: int, n: int, rule: str) -> None:
    """The top n cards of the Button Deck into the hand; only their player sees them (MEGA-DRAW-01)."""
    cards = g.deck[:n]
    g.deck = g.deck[n:]
    g.hand[who] += cards
    show(g, cards, 1 << who)
    kind = g.kind
    g.events.append(tell.Drew(who, cards, tuple([kind[h] for h in cards]), rule))


def bury(g: Bout, who: int, cards: Zone, rule: str) -> None:
    """Onto the one discard pile, face up (MEGA-DECK-02)."""
    g.discards += cards
    show(g, cards, EVERYBODY)
    kind = g.kind
    g.events.append(tell.Discarded(who, cards, tuple([kind[h] for h in cards]), rule))


def gather(g: Bout) -> Zone:
    """The discard pile becomes the Button Deck, still to be shuffled (MEGA-DECK-01)."""
    g.edits += 1
    g.deck, g.discards = g.discards, ()
    g.events.append(tell.Shuffled(len(g.deck), "MEGA-DECK-01"))
    return g.deck


def discard(g: Bout, who: int, card: int, rule: str) -> None:
    """One card of the hand."""
    g.hand[who] = without(g.hand[who], card)
    bury(g, who, (card,), rule)


def lay(g: Bout, who: int, card: int, colour: int, rule: str) -> None:
    """A card of the hand to the right end of the combo, this Button upright (MEGA-BTN-02)."""
    g.hand[who] = without(g.hand[who], card)
    g.combo += (card,)
    g.faces += (colour,)
    show(g, (card,), EVERYBODY)
    kind = g.kind[card]
    g.events.append(tell.Laid(who, card, kind, colour, rule))
    bonus = CARDS[kind].bonus
    if bonus == SUPER:
        gain_super(g, who, 1, "MEGA-SINGLE-02")
    elif bonus == SWAP:
        gain_swap(g, who, 1, "MEGA-SINGLE-02")


def sweep(g: Bout, rule: str) -> None:
    """The combo to the discard pile (MEGA-START-04, MEGA-END-01)."""
    g.edits += 1
    cards = g.combo
    g.combo, g.faces = (), ()
    if cards:
        bury(g, g.turn, cards, rule)


def allocate(g: Bout, who: int, card: int) -> None:
    """A card of the hand face down in front of its player (MEGA-VET-06).

    Whoever had seen the hand does not know which card it was, nor which ones are left."""
    g.edits += 1
    g.hand[who] = without(g.hand[who], card)
    g.allocated[who] += (card,)
    for h in g.hand[who] + g.allocated[who]:
        g.known[h] = 1 << who
    g.events.append(tell.Allocated(who, (card,), (g.kind[card],), "MEGA-VET-06"))


def unallocate(g: Bout, who: int) -> int:
    """All cards still face down go to the discard pile; says how many (MEGA-VET-03)."""
    g.edits += 1
    cards = g.allocated[who]
    g.allocated[who] = ()
    if cards:
        bury(g, who, cards, "MEGA-VET-03")
    return len(cards)


def spend_block(g: Bout, who: int, card: int) -> None:
    """Reveal and discard a Block Card, wherever it lies (MEGA-BLOCK-05, MEGA-VET-09)."""
    if card in g.allocated[who]:
        g.allocated[who] = without(g.allocated[who], card)
        bury(g, who, (card,), "MEGA-VET-09")
    else:
        discard(g, who, card, "MEGA-BLOCK-05")


def reveal(g: Bout, who: int) -> None:
    """A player shows the whole hand."""
    cards = g.hand[who]
    show(g, cards, EVERYBODY)
    if cards:
        g.events.append(tell.Revealed(who, cards, tuple(sorted([g.kind[h] for h in cards])), "MEGA-HAND-01"))


# Tokens


def gain_super(g: Bout, who: int, n: int, rule: str) -> int:
    """From the supply (MEGA-COMP-03), which is a limit only at a strict table (MEGA-RULING-13); says how many."""
    g.edits += 1
    if g.house.strict_supply:
        n = min(n, SUPER_TOKENS - g.supers[0] - g.supers[1])
    if n > 0:
        g.supers[who] += n
        g.events.append(tell.GainedSuper(who, n, rule))
    return n


def spend_super(g: Bout, who: int, n: int, rule: str) -> None:
    """Back to the supply (MEGA-SUPER-09)."""
    g.edits += 1
    if n > 0:
        g.supers[who] -= n
        g.events.append(tell.SpentSuper(who, n, rule))


def lose_super(g: Bout, who: int, n: int, rule: str) -> None:
    """As many as there are, n at most."""
    g.edits += 1
    n = min(n, g.supers[who])
    if n > 0:
        g.supers[who] -= n
        g.events.append(tell.LostSuper(who, n, rule))


def gain_swap(g: Bout, who: int, n: int, rule: str) -> None:
    """From the supply (MEGA-COMP-04), as with Super Tokens."""
    g.edits += 1
    if g.house.strict_supply:
        n = min(n, SWAP_TOKENS - g.swaps[0] - g.swaps[1])
    if n > 0:
        g.swaps[who] += n
        g.events.append(tell.GainedSwap(who, n, rule))


def spend_swap(g: Bout, who: int, rule: str) -> None:
    g.edits += 1
    g.swaps[who] -= 1
    g.events.append(tell.SpentSwap(who, 1, rule))


def earn(g: Bout, who: int) -> None:
    """The one Super Token for an Attack's damage (MEGA-SUPER-01)."""
    g.earned += gain_super(g, who, 1, "MEGA-SUPER-01")


# Fighters


def draft(g: Bout, who: int, fighter: int, rule: str) -> None:
    """A fighter of the roster joins a team (MEGA-SETUP-04)."""
    g.edits += 1
    g.pool = without(g.pool, fighter)
    slot = g.fighter.index(NOBODY, who * 3)
    g.fighter = g.fighter[:slot] + (fighter,) + g.fighter[slot + 1 :]
    g.side[who] += (slot,)
    g.events.append(tell.Drafted(who, fighter, rule))


def pick_front(g: Bout, who: int, slot: int) -> None:
    """In secret, until both have chosen (MEGA-RULING-05)."""
    g.edits += 1
    g.picked = (slot, g.picked[1]) if who == 0 else (g.picked[0], slot)


def line_up(g: Bout, who: int) -> None:
    """The chosen fighter stands in front, the other two on either side (MEGA-SETUP-07)."""
    slot = g.picked[who]
    pick_front(g, who, NOBODY)
    g.front[who], g.side[who] = slot, without(g.side[who], slot)
    g.events.append(tell.LinedUp(slot, g.fighter[slot]))


def hurt(g: Bout, slot: int, n: int) -> None:
    """Damage Counters of that value (MEGA-COMP-02), which stay (MEGA-DMG-01, MEGA-DMG-02)."""
    g.edits += 1
    g.damage[slot] += n


def heal(g: Bout, slot: int, n: int) -> int:
    """Take counters off, at most to none; says how many (MEGA-DMG-03)."""
    g.edits += 1
    n = min(n, g.damage[slot])
    if n > 0:
        g.damage[slot] -= n
        g.events.append(tell.Healed(slot, g.fighter[slot], n))
    return n


def knock_out(g: Bout, slot: int) -> None:
    """Off the table for good (MEGA-KO-01)."""
    g.edits += 1
    seat = owner(slot)
    if g.front[seat] == slot:
        g.front[seat] = NOBODY
    else:
        g.side[seat] = without(g.side[seat], slot)


def swap_in(g: Bout, seat: int, slot: int, by: int) -> None:
    """Frontline and Sideline Fighter exchange places (MEGA-SWAP-01)."""
    g.edits += 1
    old, sides = g.front[seat], g.side[seat]
    g.side[seat] = tuple([old if s == slot else s for s in sides])
    g.front[seat] = slot
    g.events.append(tell.WentBack(old, g.fighter[old], by))
    g.events.append(tell.WentFront(slot, g.fighter[slot], by))


def promote(g: Bout, seat: int, slot: int) -> None:
    """A Sideline Fighter takes the empty Frontline (MEGA-KO-02)."""
    g.edits += 1
    g.side[seat] = without(g.side[seat], slot)
    g.front[seat] = slot
    g.events.append(tell.WentFront(slot, g.fighter[slot], tell.BY_KO))


# The strike


def begin_strike(g: Bout, strike: Strike) -> None:
    """An Attack is named; where everybody stands is fixed (MEGA-RULING-15)."""
    g.edits += 1
    g.strike = strike
    g.events.append(tell.Performed(strike.slot, g.fighter[strike.slot], strike.attack))


def change(g: Bout) -> Strike:
    """A fresh copy of the strike, to be edited on the spot; copies of this position keep the old one."""
    g.edits += 1
    g.strike = strike = g.strike.copy()
    return strike


def soften(g: Bout, slot: int, n: int) -> int:
    """Less damage is coming to this fighter, never below 0; says how much less (MEGA-RULING-18)."""
    strike = change(g)
    n = min(n, strike.hits[slot])
    strike.hits = strike.hits[:slot] + (strike.hits[slot] - n,) + strike.hits[slot + 1 :]
    return n


def end_strike(g: Bout) -> None:
    g.edits += 1
    g.strike = NO_STRIKE


# The turn


def begin_game(g: Bout, first: int) -> None:
    g.edits += 1
    g.first = g.turn = first
    g.events.append(tell.FirstPlayer(first))


def begin_turn(g: Bout) -> None:
    g.edits += 1
    g.turns += 1
    g.earned = 0
    g.phase = "start"


def begin_phase(g: Bout, phase: str) -> None:
    g.edits += 1
    g.phase = phase
    g.events.append(tell.PhaseBegan(g.turn, phase, g.turns, g.house.phases_rule))


def give_actions(g: Bout, n: int) -> None:
    g.edits += 1
    g.actions += n


def use_action(g: Bout) -> None:
    g.edits += 1
    g.actions -= 1


def pass_turn(g: Bout) -> None:
    g.edits += 1
    g.turn = 1 - g.turn


def used(g: Bout, slot: int, ability: int) -> None:
    """An Ability is used: its cost is paid (MEGA-ABIL-08, MEGA-ABIL-10)."""
    printed = board(g, slot).abilities[ability]
    spend_super(g, owner(slot), printed.cost, tell.COST_RULES[printed.colour])
    g.events.append(tell.Used(slot, g.fighter[slot], ability))


def finish(g: Bout, outcome: Outcome) -> None:
    g.edits += 1
    g.outcome = outcome
