"""Numbers that are set: what keeps them from being, and what is told of it.  A number that stays what it is has not
been changed, so nothing happens (UVS-STATE-02, UVS-MODIF-01)."""

from __future__ import annotations

from kumite.games.universus.faces import face
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Happening
from kumite.games.universus.rulings import rules_of
from kumite.games.universus.scopes import rescope, set_scope
from kumite.games.universus.stamina import keep_stamina, left_of
from kumite.games.universus.terms import NOBODY, V_PENALTY, V_SET
from kumite.games.universus.values import number, read, write
from kumite.games.universus.verbs import altered, tell
from kumite.games.universus.words.acting import barred, via_of
from kumite.games.universus.words.rule import KEEPS


def set_value(g: Versus, ctx: Ctx, h: int, prop: int, value: int) -> bool:
    """The property has this value from now on, as far as no rule is against it; whether it had another one."""
    now = read(face(g, h), prop)
    if is_fixed(g, ctx, h, prop, value):
        return False
    value = kept(g, ctx, h, prop, now, value)
    if value != now:
        left = left_of(g, h)
        write(altered(g, h), prop, value)
        keep_stamina(g, h, left)
        tell_set(g, ctx, h, prop)
    set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=1 if value != now else 0))
    return value != now


def is_fixed(g: Versus, ctx: Ctx, h: int, prop: int, value: int) -> bool:
    """Whether a rule forbids that it is set so.  To be set lower is no penalty (UVS-PEN-02), but a reduction."""
    now, by = read(face(g, h), prop), g.owner[h]
    if barred(g, ctx, V_SET, by, (h,), value, prop):
        return True
    return value < now and barred(g, ctx, V_PENALTY, by, (h,), now - value, prop)


def kept(g: Versus, by: Ctx, h: int, prop: int, now: int, value: int) -> int:
    """The new value of a number, but none that some rule keeps it from being reduced to."""
    if value >= now:
        return value
    via, faces = via_of(g), (face(g, h),)
    act = Happening(V_PENALTY, g.owner[h], (h,), now - value, prop, via, by.you, faces=faces, source=by.source)
    for rule, ctx, on in rules_of(g, KEEPS, V_PENALTY):
        if on in (NOBODY, h) and rule.covers(g, ctx, act):
            value = max(value, min(now, number(g, ctx, rule.amount)))
    return value


def tell_set(g: Versus, ctx: Ctx, h: int, prop: int) -> None:
    """The property has another value now."""
    now, by, via, you = face(g, h), g.owner[h], via_of(g), ctx.you
    tell(g, Happening(V_SET, by, (h,), read(now, prop), prop, via, you, tick=g.tick, faces=(now,), source=ctx.source))
