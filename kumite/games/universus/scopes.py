"""Verbs for scopes and lasting effects: names that instructions bind, and what waits or goes on."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.games.universus.faces import card_of, is_public, looked
from kumite.games.universus.position import Bind, Lasting, Left, Scope, Versus
from kumite.games.universus.printed import BLANK, Face
from kumite.games.universus.terms import DECK, HAND, NOBODY

BOTH_SEATS: Final = 3  # have seen a card, as bits of `known`


def open_scope(g: Versus, scope: Scope) -> int:
    """A place for the names that an ability or effect binds."""
    g.edits += 1
    g.scopes.append(scope)
    return len(g.scopes) - 1


def bind(g: Versus, at: int, name: str, cards: Zone, number: int = 0) -> None:
    """Give these cards a name for the instructions that follow; the last instruction did something."""
    g.edits += 1
    if at == 0:
        return  # the rules of the game bind nothing
    scope = g.scopes[at]
    faces = tuple([seen_of(g, h) for h in cards])
    binds = tuple([bound for bound in scope.binds if bound.name != name])
    g.scopes[at] = rescope(scope, binds=(*binds, Bind(name, cards, number, faces)), did=len(cards) + number)


def seen_of(g: Versus, h: int) -> Face:
    """What both players know of a card: all of it, too, where it went to a hand or deck after both had seen it."""
    if is_public(g, h):
        return looked(g, h)
    known = g.zone[h] in (HAND, DECK) and g.known[h] & BOTH_SEATS == BOTH_SEATS
    return card_of(g, h).front if known else BLANK


def rescope(
    scope: Scope,
    x: int | None = None,
    did: int | None = None,
    binds: tuple[Bind, ...] | None = None,
    cancelled: bool | None = None,
    modes: tuple[int, ...] | None = None,
    barred: tuple[tuple[int, int], ...] | None = None,
) -> Scope:
    """The scope with some of its fields changed."""
    return Scope(
        scope.start,
        scope.x if x is None else x,
        scope.did if did is None else did,
        scope.binds if binds is None else binds,
        scope.owner,
        scope.ability,
        scope.cancelled if cancelled is None else cancelled,
        scope.modes if modes is None else modes,
        scope.card,
        scope.character,
        scope.text,
        scope.name,
        scope.barred if barred is None else barred,
    )


def set_scope(g: Versus, at: int, scope: Scope) -> None:
    g.edits += 1
    g.scopes[at] = scope


def close_scopes(g: Versus, upto: int) -> None:
    """Nobody needs the scopes from here on any more."""
    g.edits += 1
    del g.scopes[upto:]


def add_effect(g: Versus, effect: Lasting) -> None:
    g.edits += 1
    g.fresh += 1
    g.effects += (effect,)


def end_effects(g: Versus, gone: tuple[int, ...]) -> None:
    """These effects, by their numbers, are over."""
    if gone:
        g.edits += 1
        g.unsettled = True
        g.effects = tuple([effect for effect in g.effects if effect.id not in gone])


def used_once(g: Versus, effect: Lasting) -> None:
    """The effect has acted: one time less, or none left (UVS-FIRED-07, UVS-MODIF-06)."""
    if effect.times == NOBODY:
        return
    g.edits += 1
    left = effect.times - 1
    kept = []
    for other in g.effects:
        if other.id != effect.id:
            kept.append(other)
        elif left > 0:
            kept.append(
                Lasting(
                    effect.id,
                    effect.you,
                    effect.source,
                    effect.body,
                    effect.scope,
                    effect.until,
                    effect.on,
                    left,
                    effect.born,
                    effect.event,
                )
            )
    g.effects = tuple(kept)


def at_once(g: Versus, cards: Zone, since: int) -> None:
    """All of them were what they were at one moment: the scope of an effect that this sets off has them all
    (UVS-SCOPE-06)."""
    if len(cards) > 1:
        same = [left.tick > since and left.card in cards for left in g.past]
        g.past = tuple([dated(g.past[i], g.tick) if same[i] else g.past[i] for i in range(len(same))])


def dated(left: Left, tick: int) -> Left:
    return Left(left.card, tick, left.zone, left.live, left.face)
