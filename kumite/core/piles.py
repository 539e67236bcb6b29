"""Cards are handles; what a handle *is* is one hidden column.

Shuffling a pile moves no handle: it deals the pile's identities out again among them.  So a
handle can be shown to everybody (an animation needs it) and gives nothing away, and imagining
the hidden cards for a search is the same act as shuffling.
"""

from __future__ import annotations

from typing import Final, final

from kumite.core.position import CHANCE, Asks, Position, Question

Zone = tuple[int, ...]  # handles, in order

LIMB: Final = 1 << 60  # one answer of CHANCE stays below this: an int the compiler keeps unboxed


def limb(left: int) -> tuple[int, int]:
    """How many of the `left` cards one answer can place, and how many such answers there are."""
    placed, ways = 0, 1
    while left > 1 and ways * left < LIMB:
        ways *= left
        left -= 1
        placed += 1
    return placed, ways


LIMBS: Final = [limb(left) for left in range(260)]


@final
class Shuffle(Asks):
    """Deal the pile's identities out again; nobody knows any of them now.

    CHANCE names the permutation itself, a few cards at a time, so every order of the pile can come
    up and all are equally likely: there is no generator here whose state could be worked out.
    """

    says = "Shuffle"

    def __init__(self, pile: Zone, left: int) -> None:
        self.pile = pile
        self.left = left  # cards not yet placed

    def ask(self, g: Position) -> Question:
        return Question(CHANCE, "shuffle", range(LIMBS[self.left][1]))

    def act(self, g: Position, key: int) -> None:
        left = self.left
        if left == len(self.pile):
            forget(g, self.pile)
        placed = LIMBS[left][0]
        place(g, self.pile, left, placed, key)
        if left - placed > 1:
            g.then(Shuffle(self.pile, left - placed))


def shuffle(pile: Zone) -> Shuffle:
    """The step that shuffles this whole pile."""
    return Shuffle(pile, len(pile))


def place(g: Position, pile: Zone, left: int, placed: int, key: int) -> None:
    """Put `placed` of the `left` cards still mixed where they belong: `key` read digit by digit."""
    g.edits += 1
    kind = g.kind
    for i in range(left - 1, left - 1 - placed, -1):
        a, b = pile[i], pile[key % (i + 1)]
        key //= i + 1
        kind[a], kind[b] = kind[b], kind[a]


def forget(g: Position, pile: Zone) -> None:
    """Nobody knows these cards now."""
    g.edits += 1
    known = g.known
    for h in pile:
        known[h] = 0


def show(g: Position, cards: Zone, seats: int) -> None:
    """These seats (as bits) have now seen these cards."""
    g.edits += 1
    known = g.known
    for h in cards:
        known[h] |= seats


def redeal(g: Position, cards: Zone, key: int) -> None:
    """Deal the identities of these cards out again, from a sorted heap: what comes out depends on
    the key and on which cards they are, never on who held what.  (Numbers stay below 2**30.)"""
    kind = g.kind
    heap = sorted([kind[h] for h in cards])
    for i in range(len(cards) - 1, -1, -1):
        key = key * 1664525 + 1013904223 & 0x3FFFFFFF
        j = (key >> 8) % (i + 1)
        kind[cards[i]] = heap[j]
        heap[j] = heap[i]


def one_of(g: Position, zone: Zone, kind: int) -> int:
    """A card of this kind in the zone.  Of several alike, one that more seats have seen: which of them it was is
    nobody else's business, and must not depend on what they cannot see."""
    found, seen = -1, -1
    for h in zone:
        if g.kind[h] == kind and g.known[h] > seen:
            found, seen = h, g.known[h]
    if found < 0:
        raise RuntimeError(f"no card of kind {kind} in {zone}")
    return found


def without(zone: Zone, handle: int) -> Zone:
    """The zone less one card."""
    at = zone.index(handle)
    return zone[:at] + zone[at + 1 :]
