"""Modifiers that wait for the cards they change: continuous abilities, and effects that last (UVS-MODIF-02)."""

from __future__ import annotations

from kumite.games.universus.ears import STATICS
from kumite.games.universus.faces import abilities, face
from kumite.games.universus.position import Lasting, Versus, rival_of
from kumite.games.universus.printed import Ctx, Text
from kumite.games.universus.rulings import active
from kumite.games.universus.scopes import add_effect, end_effects, used_once
from kumite.games.universus.terms import CONTINUOUS, NOBODY, POOL, TRANSIT
from kumite.games.universus.verbs import altered
from kumite.games.universus.words.changes import SUSPENDED, Changing, Set, changeable
from kumite.games.universus.words.sels import Sel, This, found
from kumite.games.universus.words.structure import While


def apply_modifiers(g: Versus) -> None:
    """UVS-MODIF-02, UVS-MODIF-04: whatever applies and has not been applied, the active player's first."""
    if not g.ears[STATICS] and not g.effects:
        return
    for seat in (g.turn, rival_of(g.turn)):
        for h in g.ears[STATICS]:
            if g.owner[h] == seat:
                apply_static(g, h)
        for effect in g.effects:
            if effect.you == seat and isinstance(effect.body, Changing):
                apply_lasting(g, effect, effect.body)


def apply_static(g: Versus, h: int) -> None:
    """A continuous ability's modifiers: every card that qualifies, once per current state (UVS-RULING-70)."""
    held = abilities(g, h)
    for number in range(len(held)):
        ability = held[number]
        if ability.kind == CONTINUOUS and active(g, h, ability):
            apply_words(g, Ctx(g.owner[h], h, 0), ability.does, -1 - (h * 64 + number) * 8)


def apply_words(g: Versus, ctx: Ctx, text: Text, mark: int) -> None:
    for i in range(len(text)):
        word = text[i]
        if isinstance(word, Changing):
            apply_to_all(g, ctx, word, mark - i)
        elif isinstance(word, While) and word.cond.holds(g, ctx):
            apply_words(g, ctx, word.then, mark - i)


def apply_to_all(g: Versus, ctx: Ctx, word: Changing, mark: int) -> None:
    for h in found(g, ctx, word.target, ctx.you):
        if changeable(g, h, word.prop()) and mark not in face(g, h).applied:
            altered(g, h).applied += (mark,)
            word.change(g, ctx, h)


def apply_lasting(g: Versus, effect: Lasting, word: Changing) -> None:
    """A modifier that waits: for the card it is assigned to, for the next one, or for all there will be."""
    at = len(g.scopes)
    g.scopes.append(effect.scope)
    ctx = Ctx(effect.you, effect.source, at, effect.event)
    if effect.on != NOBODY:
        if changeable(g, effect.on, word.prop()):
            word.change(g, ctx, effect.on)
            end_effects(g, (effect.id,))
    elif not (isinstance(word.target, Sel) and word.target.next):
        apply_to_all(g, ctx, word, effect.id)
    del g.scopes[at:]


def claim_next(g: Versus, h: int) -> None:
    """UVS-NEXT-01, UVS-NEXT-02: the card that is now tried, or enters its sequence, is the next one.  What changes its
    speed, damage or zone is held for it (UVS-MODIF-03)."""
    for effect in g.effects:
        word = effect.body
        if isinstance(word, Changing) and isinstance(word.target, Sel) and word.target.next and effect.on == NOBODY:
            at = len(g.scopes)
            g.scopes.append(effect.scope)
            ctx = Ctx(effect.you, effect.source, at, effect.event)
            target = word.target
            wide = Sel(1, target.whose, target.tests, (POOL, TRANSIT), every=True)
            if wide.fits(g, ctx, h):
                used_once(g, effect)
                if word.prop() in SUSPENDED and not changeable(g, h, word.prop()):
                    held(g, effect, word, h)
                else:
                    word.change(g, ctx, h)
            del g.scopes[at:]


def held(g: Versus, effect: Lasting, word: Changing, h: int) -> None:
    add_effect(
        g,
        Lasting(g.fresh, effect.you, effect.source, word, effect.scope, effect.until, h, 1, effect.born, effect.event),
    )


def own_statics(g: Versus, h: int) -> None:
    """UVS-KDESP-01, UVS-RULING-12: what a card says of itself while it is being played, before other modifiers."""
    for ability in face(g, h).abilities:
        if ability.kind == CONTINUOUS:
            for word in ability.does:
                if isinstance(word, While) and word.cond.holds(g, Ctx(g.owner[h], h, 0)):
                    for change in word.then:
                        if isinstance(change, Set) and isinstance(change.target, This):
                            change.change(g, Ctx(g.owner[h], h, 0), h)
