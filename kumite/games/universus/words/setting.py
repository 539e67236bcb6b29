"""Numbers that are set: what keeps them from being, and what is told of it.  A number that stays what it is has not
been changed, so nothing happens (UVS-STATE-02, UVS-MODIF-01)."""

from __future__ import annotations

from kumite.games.universus.faces import face, printed
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Face, Happening
from kumite.games.universus.rulings import rules_of
from kumite.games.universus.scopes import rescope, set_scope
from kumite.games.universus.stamina import keep_stamina, left_of
from kumite.games.universus.terms import BLOCK_ZONE, HEIGHTS, NOBODY, V_PENALTY, V_SET, ZONE
from kumite.games.universus.values import number, read, write
from kumite.games.universus.verbs import altered, tell
from kumite.games.universus.words.acting import barred, via_of
from kumite.games.universus.words.rule import KEEPS


def set_value(g: Versus, ctx: Ctx, h: int, prop: int, value: int) -> bool:
    """The property has this value from now on, as far as no rule is against it; whether it had another one.  A number
    that is worked out may be no zone at all (UVS-ZONES-01): then the change fails."""
    now = read(face(g, h), prop)
    if is_fixed(g, ctx, h, prop, value) or not can_be(g, h, prop, value):
        return False
    value = kept(g, ctx, h, prop, now, value)
    if value != now:
        left, before = left_of(g, h), face(g, h)
        write(altered(g, h), prop, value)
        keep_stamina(g, h, left)
        tell_set(g, ctx, h, prop, before)
    set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=1 if value != now else 0))
    return value != now


def can_be(g: Versus, h: int, prop: int, value: int) -> bool:
    return prop not in (ZONE, BLOCK_ZONE) or 0 <= value < len(HEIGHTS) or value == read(printed(g, h), prop)


def is_fixed(g: Versus, ctx: Ctx, h: int, prop: int, value: int) -> bool:
    """Whether a rule forbids that it is set so.  To be set lower is no penalty (UVS-PEN-02), but a reduction, and to be
    set higher no bonus (UVS-BONUS-02), but an increase: a rule against these says so (`Event.however`)."""
    return barred(g, ctx, V_SET, g.owner[h], (h,), value, prop)


def kept(g: Versus, by: Ctx, h: int, prop: int, now: int, value: int) -> int:
    """The new value of a number, but none that some rule keeps it from being reduced to."""
    if value >= now:
        return value
    via, faces = via_of(g), (face(g, h),)
    act = Happening(V_PENALTY, g.owner[h], (h,), now - value, prop, via, by.you, faces=faces, source=by.source)
    for one in rules_of(g, KEEPS, V_PENALTY):
        if one.on in (NOBODY, h) and one.covers(g, act):
            value = max(value, min(now, number(g, one.ctx, one.rule.amount)))
    return value


def tell_set(g: Versus, ctx: Ctx, h: int, prop: int, before: Face) -> None:
    """The property has another value now; the event has both faces."""
    now, by, via, you = face(g, h), g.owner[h], via_of(g), ctx.you
    faces = (now, before)
    tell(g, Happening(V_SET, by, (h,), read(now, prop), prop, via, you, tick=g.tick, faces=faces, source=ctx.source))
