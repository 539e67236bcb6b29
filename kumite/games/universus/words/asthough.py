"""Paying in another way, where an effect lets somebody do so as though it were the cost (UVS-ASTH-01)."""

from __future__ import annotations

from typing import NamedTuple

from kumite.core.piles import Zone
from kumite.games.universus.faces import face
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Happening
from kumite.games.universus.rulings import rules_of
from kumite.games.universus.terms import BY_COST, NOBODY
from kumite.games.universus.values import number
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.rule import AS_THOUGH


class Way(NamedTuple):
    """What may be done instead, whose text that is, how many cards for one cost; -1: any number."""

    word: Acting
    own: Ctx
    most: int


def other_ways(g: Versus, ctx: Ctx, doer: int, verb: int) -> tuple[Way, ...]:
    """What may be done instead of this part of the cost.  The act of such a rule is a payment: its card is the one
    whose cost is paid, its ability the one that is being played."""
    act = Happening(verb, doer, (ctx.source,), 1, ctx.scope, BY_COST, doer, faces=(face(g, ctx.source),))
    found = []
    for one in rules_of(g, AS_THOUGH, verb):
        if one.on in (NOBODY, ctx.source) and one.covers(g, act):
            most = number(g, one.ctx, one.rule.amount) or NOBODY
            for word in one.rule.then:
                if isinstance(word, Acting):
                    found.append(Way(word, Ctx(doer, one.ctx.source, ctx.scope, ctx.event), most))
    return tuple(found)


def stand_ins(g: Versus, ctx: Ctx, doer: int, verb: int) -> Zone:
    """The cards by which the cost may be paid in another way."""
    cards: Zone = ()
    for way in other_ways(g, ctx, doer, verb):
        cards += tuple([h for h in way.word.candidates(g, way.own, doer) if h not in cards])
    return cards


def all_stand_in(g: Versus, ctx: Ctx, doer: int, verb: int, cards: Zone) -> Zone:
    """As many of these as may pay for one cost together."""
    return tuple([h for _, some in shared(g, other_ways(g, ctx, doer, verb), doer, cards) for h in some])


def room_beside(g: Versus, ctx: Ctx, doer: int, verb: int, cards: Zone, picked: Zone) -> Zone:
    """Which of the cards may pay together with these."""
    return tuple([h for h in cards if len(all_stand_in(g, ctx, doer, verb, (*picked, h))) > len(picked)])


def shared(g: Versus, ways: tuple[Way, ...], doer: int, cards: Zone) -> list[tuple[Way, Zone]]:
    """Which of the cards pay in which of the ways."""
    found: list[tuple[Way, Zone]] = []
    left = cards
    for way in ways:
        able = way.word.candidates(g, way.own, doer)
        some = tuple([h for h in left if h in able])
        some = some if way.most == NOBODY else some[: way.most]
        left = tuple([h for h in left if h not in some])
        found.append((way, some))
    return found


def pay_otherwise(g: Versus, ctx: Ctx, doer: int, verb: int, cards: Zone) -> Zone:
    """These cards pay: what is done to them is what it is, never the act that it replaces (UVS-ASTH-02,
    UVS-ASTH-03)."""
    done: Zone = ()
    for way, some in shared(g, other_ways(g, ctx, doer, verb), doer, cards):
        if some:
            done += way.word.apply(g, way.own, doer, some)
    return done
