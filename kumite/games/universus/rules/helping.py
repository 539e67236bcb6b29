"""Cards that may be committed to pass a check, and what they make up together (UVS-CHECK-05 to UVS-CHECK-08)."""

from __future__ import annotations

from typing import NamedTuple

from kumite.core.piles import Zone
from kumite.games.universus.faces import face, is_ready
from kumite.games.universus.position import ATTACHED, COMMITTED, Versus
from kumite.games.universus.printed import Happening
from kumite.games.universus.rulings import Standing, forbidden, rules_of, unruled
from kumite.games.universus.terms import BY_CHECK, FOUNDATION, NOBODY, STAGE, V_COMMIT
from kumite.games.universus.values import number
from kumite.games.universus.words.rule import AS_THOUGH, COUNTS


class Lent(NamedTuple):
    """Cards that may be committed as though they were foundations, and how many of them for one check."""

    cards: Zone
    most: int


def helpers(g: Versus, who: int) -> Zone:
    """Every card that could be one of them."""
    cards, lent = committable(g, who)
    for some in lent:
        cards += some.cards
    return cards


def committable(g: Versus, who: int) -> tuple[Zone, tuple[Lent, ...]]:
    """UVS-CHECK-05, UVS-FOUND-03, UVS-CHAR-07: ready foundations, and the character; nothing attached
    (UVS-ATTCH-04), no assets (UVS-ASSET-04), no backups (UVS-BACK-04).  And what a permission lends (UVS-ASTH-01)."""
    flags = g.flags
    cards = [h for h in g.stage[who] if not flags[h] & (COMMITTED | ATTACHED) and face(g, h).type == FOUNDATION]
    if is_ready(g, g.character[who]):
        cards.append(g.character[who])
    if unruled(g, V_COMMIT):
        return tuple(cards), ()
    source = g.checks[-1].played if g.checks else NOBODY
    act = Happening(V_COMMIT, who, (), 1, 0, BY_CHECK, NOBODY, STAGE, source=source)
    limited: list[Lent] = []
    for one in rules_of(g, AS_THOUGH, V_COMMIT):
        some = lent_by(g, one, act, cards)
        if one.rule.amount == 0:
            cards += some
        elif some:
            limited.append(Lent(tuple(some), number(g, one.ctx, one.rule.amount)))
    taken = list(cards)
    found: list[Lent] = []
    for few in limited:
        mine = tuple([h for h in few.cards if h not in taken and not forbidden(g, with_card(g, act, h))])
        taken += mine
        found.append(Lent(mine, few.most))
    return tuple([h for h in cards if not forbidden(g, with_card(g, act, h))]), tuple(found)


def lent_by(g: Versus, one: Standing, act: Happening, cards: list[int]) -> list[int]:
    """The ready cards of the stage that this permission is about, and that cannot be committed without it."""
    found: list[int] = []
    if not one.rule.act.via_check():
        return found
    for h in g.stage[act.by]:
        fits = one.on in (NOBODY, h) and is_ready(g, h) and h not in cards and not g.flags[h] & ATTACHED
        if fits and one.covers(g, with_card(g, act, h)):
            found.append(h)
    return found


def with_card(g: Versus, act: Happening, h: int) -> Happening:
    faces = (face(g, h),)
    return Happening(act.verb, act.by, (h,), 1, 0, act.via, NOBODY, STAGE, NOBODY, g.tick, faces, source=act.source)


def worths(g: Versus, cards: Zone) -> list[int]:
    """As how many cards each of these counts (UVS-CHECK-05)."""
    rules = rules_of(g, COUNTS, V_COMMIT)
    return [worth(g, h, rules) if rules else face(g, h).counts for h in cards]


def worth(g: Versus, h: int, rules: list[Standing]) -> int:
    """As how many cards it counts, by these rule effects."""
    now, source = face(g, h), g.checks[-1].played if g.checks else NOBODY
    n, act = now.counts, Happening(V_COMMIT, g.owner[h], (h,), 1, 0, BY_CHECK, faces=(now,), source=source)
    for one in rules:
        if one.on in (NOBODY, h) and one.covers(g, act):
            n = max(n, number(g, one.ctx, one.rule.amount))
    return n


def can_make_up(g: Versus, who: int, short: int) -> bool:
    """UVS-CHECK-06, UVS-CHECK-07: exactly as much as is missing; for 1, any single card (UVS-CHECK-08)."""
    cards, lent = committable(g, who)
    if short == 1:
        return bool(cards) or any(some.cards for some in lent)
    return bool(sums(g, cards, lent) >> short & 1)


def can_be_part(g: Versus, who: int, short: int, picked: Zone) -> Zone:
    """The cards that can still be committed with those that were picked to make up what was short."""
    cards, lent = committable(g, who)
    missing = short - sum(worths(g, picked))
    left = tuple([some for some in [unpicked(one, picked) for one in lent] if some.most > 0])
    free = tuple([h for h in cards if h not in picked])
    able = free + tuple([h for some in left for h in some.cards])
    values = worths(g, able)
    alike = not lent and missing <= len(able) and sum(values) == len(able) and max(values) == 1
    if short == 1 or alike:
        return able
    found = []
    for h, value in zip(able, values, strict=True):
        rest = missing - value
        others = tuple([other for other in free if other != h])
        if rest >= 0 and sums(g, others, tuple([unpicked(one, (h,)) for one in left])) >> rest & 1:
            found.append(h)
    return tuple(found)


def unpicked(lent: Lent, picked: Zone) -> Lent:
    """What is left to choose from, after these."""
    rest = tuple([h for h in lent.cards if h not in picked])
    return Lent(rest, lent.most - (len(lent.cards) - len(rest)))


def sums(g: Versus, cards: Zone, lent: tuple[Lent, ...]) -> int:
    """What some of them can be worth together: a bit for every number."""
    found = 1
    for value in worths(g, cards):
        found |= found << value
    for some in lent:
        by_count = [found] + [0] * max(0, some.most)  # with so many of these
        for value in worths(g, some.cards):
            for n in range(len(by_count) - 1, 0, -1):
                by_count[n] |= by_count[n - 1] << value
        for more in by_count:
            found |= more
    return found
