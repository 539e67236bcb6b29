"""Paying in another way, where an effect lets somebody do so as though it were the cost (UVS-ASTH-01)."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.games.universus.faces import face
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Happening
from kumite.games.universus.rulings import rules_of
from kumite.games.universus.terms import BY_COST, NOBODY
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.rule import AS_THOUGH


def other_ways(g: Versus, ctx: Ctx, doer: int, verb: int) -> tuple[tuple[Acting, Ctx], ...]:
    """What may be done instead of this part of the cost, and whose text that is.  The act of such a rule is a payment:
    its card is the one whose cost is paid, its ability the one that is being played."""
    act = Happening(verb, doer, (ctx.source,), 1, ctx.scope, BY_COST, doer, faces=(face(g, ctx.source),))
    found = []
    for rule, owner, on in rules_of(g, AS_THOUGH, verb):
        if on in (NOBODY, ctx.source) and rule.covers(g, owner, act):
            for word in rule.then:
                if isinstance(word, Acting):
                    found.append((word, Ctx(doer, owner.source, ctx.scope, ctx.event)))
    return tuple(found)


def stand_ins(g: Versus, ctx: Ctx, doer: int, verb: int) -> Zone:
    """The cards by which the cost may be paid in another way."""
    cards: Zone = ()
    for word, own in other_ways(g, ctx, doer, verb):
        cards += tuple([h for h in word.candidates(g, own, doer) if h not in cards])
    return cards


def pay_otherwise(g: Versus, ctx: Ctx, doer: int, verb: int, cards: Zone) -> Zone:
    """These cards pay: what is done to them is what it is, never the act that it replaces (UVS-ASTH-02,
    UVS-ASTH-03)."""
    done: Zone = ()
    for word, own in other_ways(g, ctx, doer, verb):
        able = word.candidates(g, own, doer)
        some = tuple([h for h in cards if h in able and h not in done])
        if some:
            done += word.apply(g, own, doer, some)
    return done
