"""Costs of several parts: they are paid in the order they are written, so an earlier part may leave a later one without
cards, and without health to lose (UVS-COST-02, UVS-PLAYAB-03)."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.core.position import Record
from kumite.games.universus.failing import Failable, Payday
from kumite.games.universus.pick import Chooser, Taker
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Text
from kumite.games.universus.terms import (
    NOBODY,
    V_BUILD,
    V_DESTROY,
    V_DISCARD,
    V_FLIP,
    V_MOVE,
    V_REMOVE,
    V_REVIEW,
    V_SACRIFICE,
    V_SPEND,
)
from kumite.games.universus.texts import CloseScope, Run

GIVEN_UP: Final = (V_DISCARD, V_REVIEW, V_SPEND, V_DESTROY, V_SACRIFICE, V_REMOVE, V_MOVE, V_BUILD, V_FLIP)
ALL_LEFT: Final = -1  # so many as there are by then


class Part(Record):
    """One part of a price: so many of these cards."""

    def __init__(self, word: Chooser, cards: Zone, n: int, after: tuple[Chooser, ...] = ()) -> None:
        self.word = word
        self.cards = cards
        self.n = n
        self.after = after  # what is done to the same cards: commit 1 asset, flip it

    def fate(self, g: Versus, ctx: Ctx, h: int, use: int) -> int:
        """What has become of a card of which there has been such use, once this has taken it; NOBODY: it cannot."""
        if not self.word.takes_after(g, ctx, h, use):
            return NOBODY
        use |= self.word.use(g, h)
        for word in self.after:
            if not word.can_follow(g, ctx, h, use):
                return NOBODY
            use |= word.use(g, h)
        return use


Uses = dict[int, int]  # what has become of cards, as bits: see pick.py


def together(g: Versus, ctx: Ctx, words: Text) -> bool:
    """Whether all parts can be paid, one after the other, each of which could be by itself."""
    for way in ways_of(g, ctx, words):
        if supplied(g, ctx, way) and in_turn(g, ctx, parts_of(g, ctx, way), {}):
            return True
    return False


def ways_of(g: Versus, ctx: Ctx, words: Text) -> list[Text]:
    """The price with each choice that it leaves: of its alternatives, those that can be paid."""
    for at in range(len(words)):
        word = words[at]
        others = word.alternatives(g, ctx) if isinstance(word, Taker) else ()
        if others:
            found: list[Text] = []
            for text in others:
                if each_payable(g, ctx, words[:at] + text):
                    found += ways_of(g, ctx, words[:at] + text + words[at + 1 :])
            return found
    return [words]


def affordable(g: Versus, ctx: Ctx, words: Text) -> bool:
    """Whether a price can be paid in full: each part by itself, and all of them together (UVS-COST-02)."""
    return each_payable(g, ctx, words) and (len(words) < 2 or together(g, ctx, words))


def each_payable(g: Versus, ctx: Ctx, words: Text) -> bool:
    """Whether each part can be paid by itself, but for what is done to the cards of an earlier one."""
    for at in range(len(words)):
        word = words[at]
        if not word.payable(g, ctx) and not (at and isinstance(word, Chooser) and word.takes_those(g, ctx)):
            return False
    return True


def supplied(g: Versus, ctx: Ctx, words: Text) -> bool:
    """Whether there is enough of what they take a number of: health, cards of a deck, counters."""
    told = [word.drains(g, ctx) for word in words if isinstance(word, Taker)]
    drains = [one for one in told if one is not None]
    if len(drains) < 2:
        return True
    for one in drains:
        if sum([other.n for other in drains if other.store == one.store]) > one.there:
            return False
    return True


# Cards


def parts_of(g: Versus, ctx: Ctx, words: Text, first: Part | None = None) -> list[Part]:
    """The parts of a price that take cards, behind the one that is being paid, if one is."""
    found: list[Part] = [] if first is None else [first]
    for word in words:
        if not isinstance(word, Chooser):
            continue
        name = word.takes_those(g, ctx)
        share = word.share(g, ctx)
        same = [part for part in found if name and part.word.binds() == name]
        if same:
            same[-1].after += (word,)
        elif share is not None:
            found.append(Part(word, share[0], share[1]))
    return found


def in_turn(g: Versus, ctx: Ctx, parts: list[Part], used: Uses) -> bool:
    """Whether these parts can be paid one after the other, where cards have been used so before."""
    if not parts:
        return True
    part = parts[0]
    free = [h for h in part.cards if part.fate(g, ctx, h, used.get(h, 0)) != NOBODY]
    if part.n == ALL_LEFT:
        return in_turn(g, ctx, parts[1:], with_uses(g, ctx, part, used, tuple(free)))
    if len(parts) == 1:
        return len(free) >= part.n
    sorted_out = sorted([(sort_of(parts, used, h), h) for h in free])
    return fill(g, ctx, parts, used, [h for _, h in sorted_out], part.n)


def fill(g: Versus, ctx: Ctx, parts: list[Part], used: Uses, free: list[int], n: int) -> bool:
    """Whether the others can be paid after some choice of so many cards for the first one; of cards that may go for the
    same parts, one is as good as another."""
    if n <= 0:
        return in_turn(g, ctx, parts[1:], used)
    tried: list[tuple[int, int]] = []
    for at in range(len(free) - n + 1):
        sort = sort_of(parts, used, free[at])
        if sort not in tried:
            tried.append(sort)
            after = with_uses(g, ctx, parts[0], used, (free[at],))
            if fill(g, ctx, parts, after, free[at + 1 :], n - 1):
                return True
    return False


def sort_of(parts: list[Part], used: Uses, h: int) -> tuple[int, int]:
    """For which of the parts a card may go, and what has become of it."""
    bits = 0
    for part in parts:
        bits = 2 * bits + (1 if h in part.cards else 0)
    return bits, used.get(h, 0)


def with_uses(g: Versus, ctx: Ctx, part: Part, used: Uses, cards: Zone) -> Uses:
    """What has become of the cards once this part has taken these."""
    after = dict(used)
    for h in cards:
        after[h] = max(0, part.fate(g, ctx, h, after.get(h, 0)))
    return after


# While it is being paid


def left_to_pay(g: Versus, ctx: Ctx) -> Text | None:
    """The parts of a price that come after the one which is being paid; None, where this is no price."""
    words: Text = ()
    for at in range(len(g.todo) - 1, -1, -1):
        step = g.todo[at]
        if isinstance(step, (Payday, Failable)):
            return words
        if isinstance(step, CloseScope):
            return None
        if isinstance(step, Run) and step.ctx.scope == ctx.scope:
            words += step.words
    return None


def sparing(g: Versus, ctx: Ctx, word: Chooser, least: int, cards: Zone, picked: Zone) -> Zone:
    """Those of the cards that may be taken for this part after the picked ones, so that the rest of the price can still
    be paid (UVS-COST-02)."""
    left = left_to_pay(g, ctx)
    if not left or not any(isinstance(one, Taker) for one in left):
        return cards
    ways = [parts_of(g, ctx, way, Part(word, cards, least)) for way in ways_of(g, ctx, left)]
    kept = [h for h in cards if any(leaves_enough(g, ctx, way, least, cards, (*picked, h)) for way in ways)]
    return tuple(kept) or cards


def leaves_enough(g: Versus, ctx: Ctx, parts: list[Part], least: int, cards: Zone, picked: Zone) -> bool:
    """Whether the price can be paid if these are among the cards for its first part."""
    first, used = parts[0], with_uses(g, ctx, parts[0], {}, picked[:-1])
    if first.fate(g, ctx, picked[-1], 0) == NOBODY:
        return False
    used = with_uses(g, ctx, first, used, picked[-1:])
    others = tuple([h for h in cards if h not in picked])
    rest = Part(first.word, others, max(0, least - len(picked)), first.after)
    return in_turn(g, ctx, [rest, *parts[1:]], used)
