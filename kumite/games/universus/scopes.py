"""Verbs for scopes and lasting effects: names that instructions bind, and what waits or goes on."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.games.universus.faces import card_of, face, first_live, is_public, looked, scoped, stamina, unseen_in_deck
from kumite.games.universus.position import FACEDOWN, REVEALED, TRANSFORMED, Versus
from kumite.games.universus.printed import BLANK, Ability, Ctx, Face
from kumite.games.universus.records import Bind, Lasting, Left, Lost, Scope
from kumite.games.universus.terms import BACKUP, DECK, HAND, NOBODY, STAMINA

BOTH_SEATS: Final = 3  # have seen a card, as bits of `known`


def open_scope(g: Versus, scope: Scope) -> int:
    """A place for the names that an ability or effect binds."""
    g.edits += 1
    g.scopes.append(scope)
    return len(g.scopes) - 1


def cause_of(g: Versus, ctx: Ctx) -> int:
    """Whose effect it is that does this: its owner's, though both players carry it out (UVS-BOTH-02).  A price is paid
    by whoever pays it, be it for the other one's ability (UVS-PREST-07)."""
    if g.busy:
        return ctx.you
    owner = g.scopes[ctx.scope].owner
    return ctx.you if owner == NOBODY else owner


def bind(g: Versus, at: int, name: str, cards: Zone, number: int = 0, lost: tuple[Lost, ...] = ()) -> None:
    """Give these cards a name for the instructions that follow; the last instruction did something."""
    g.edits += 1
    if at == 0:
        return  # the rules of the game bind nothing
    scope = g.scopes[at]
    faces = tuple([seen_of(g, h, scope.start) for h in cards])
    binds = tuple([bound for bound in scope.binds if bound.name != name])
    done = len(cards) + len(lost) + number
    g.scopes[at] = rescope(scope, binds=(*binds, Bind(name, cards, number, faces, lost)), did=done)


def seen_of(g: Versus, h: int, start: int) -> Face:
    """What both players know of a card: all of it, too, where it went to a hand or deck after both had seen it, or was
    turned face down since the effect began (UVS-SCOPE-03)."""
    if is_public(g, h):
        return looked(g, h)
    if g.flags[h] & FACEDOWN:
        return first_live(g, h, start) or BLANK
    known = g.zone[h] in (HAND, DECK) and g.known[h] & BOTH_SEATS == BOTH_SEATS
    return card_of(g, h).front if known else BLANK


def lost_now(g: Versus, scope: Scope, cards: Zone) -> tuple[Lost, ...]:
    """What these cards are for this scope (UVS-SCOPE-03), before nobody knows any more which ones they are."""
    faces = [scoped(g, scope, h) for h in cards]
    fronts = [card_of(g, cards[i]).front if faces[i].name else BLANK for i in range(len(cards))]
    return tuple([Lost(g.owner[cards[i]], faces[i], fronts[i]) for i in range(len(cards))])


def lose_sight(g: Versus, cards: Zone) -> None:
    """These are about to be shuffled into a deck: no name means one of them any more, but they still count as what
    they were (UVS-SCOPE-03, UVS-RULING-83)."""
    g.edits += 1
    for at in range(1, len(g.scopes)):
        g.scopes[at] = without_sight(g, g.scopes[at], cards)
    for i in range(len(g.effects)):
        effect = g.effects[i]
        scope = without_sight(g, effect.scope, cards)
        if scope is not effect.scope:
            g.effects = (*g.effects[:i], again(effect, scope, effect.times), *g.effects[i + 1 :])


def lose_track(g: Versus, pile: Zone) -> None:
    """These are shuffled: what leaves the deck under one of their handles is another card.  What that handle was before
    is kept for as long as it stays there (`unseen_in_deck`).  What an effect has revealed
    nobody sees any more: it is one of many (UVS-REVEAL-01, UVS-DECK-05)."""
    for h in pile:
        if g.flags[h] & REVEALED:
            g.edits += 1
            g.flags[h] &= ~(REVEALED | TRANSFORMED)
            g.state[h] = None
    if any(left.card in pile for left in g.past):
        g.edits += 1
        g.past = tuple([renumbered(left) if left.card in pile else left for left in g.past])


def last_state(g: Versus, h: int) -> Face:
    """The state of a card that is about to change zone, facing or publicity: a worn backup's stamina is what it has
    left, since that is kept on the card and not in its state (UVS-RULING-17)."""
    now = face(g, h)
    if not g.wounds[h] or now.type != BACKUP:
        return now
    now = now.copy()
    now.stamina = stamina(g, h)
    return now


def state_asked(g: Versus, h: int, prop: int) -> Face:
    """Where this property of a card is read now."""
    return last_state(g, h) if prop == STAMINA else looked(g, h)


def renumbered(left: Left) -> Left:
    return Left(unseen_in_deck(left.card), left.tick, left.zone, left.live, left.face)


def without_sight(g: Versus, scope: Scope, cards: Zone) -> Scope:
    """The scope as these are shuffled into a deck: its names mean them no more, and it keeps what its own card was."""
    if scope.card in cards and scope.gone is None:
        scope = rescope(scope, gone=lost_now(g, scope, (scope.card,))[0])
    if not any(h in cards for bound in scope.binds for h in bound.cards):
        return scope
    binds: list[Bind] = []
    for bound in scope.binds:
        gone = tuple([h for h in bound.cards if h in cards])
        kept = [i for i in range(len(bound.cards)) if bound.cards[i] not in cards]
        left = tuple([bound.cards[i] for i in kept])
        seen = tuple([bound.faces[i] for i in kept if i < len(bound.faces)])
        binds.append(Bind(bound.name, left, bound.number, seen, bound.lost + lost_now(g, scope, gone)))
    return rescope(scope, binds=tuple(binds))


def rescope(
    scope: Scope,
    x: int | None = None,
    did: int | None = None,
    binds: tuple[Bind, ...] | None = None,
    cancelled: bool | None = None,
    modes: tuple[int, ...] | None = None,
    barred: tuple[tuple[int, int], ...] | None = None,
    text: Ability | None = None,
    gone: Lost | None = None,
) -> Scope:
    """The scope with some of its fields changed."""
    return Scope(
        scope.start,
        scope.owner,
        scope.card,
        scope.text if text is None else text,
        scope.ability,
        scope.character,
        scope.name,
        scope.x if x is None else x,
        scope.did if did is None else did,
        scope.binds if binds is None else binds,
        scope.cancelled if cancelled is None else cancelled,
        scope.modes if modes is None else modes,
        scope.barred if barred is None else barred,
        scope.gone if gone is None else gone,
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
            kept.append(again(effect, effect.scope, left))
    g.effects = tuple(kept)


def used_up(g: Versus, number: int) -> None:
    """The same of the effect of this number: two may have one body, where it is made twice or by copies of a card."""
    for effect in g.effects:
        if effect.id == number:
            used_once(g, effect)
            return


def again(effect: Lasting, scope: Scope, times: int) -> Lasting:
    """The effect with another scope or number of times."""
    you, source, body, until, on = effect.you, effect.source, effect.body, effect.until, effect.on
    return Lasting(effect.id, you, source, body, scope, until, on, times, effect.born, effect.event)


def at_once(g: Versus, cards: Zone, since: int) -> None:
    """All of them were what they were at one moment: the scope of an effect that this sets off has them all
    (UVS-SCOPE-06)."""
    if len(cards) > 1:
        same = [left.tick > since and left.card in cards for left in g.past]
        g.past = tuple([dated(g.past[i], g.tick) if same[i] else g.past[i] for i in range(len(same))])


def dated(left: Left, tick: int) -> Left:
    return Left(left.card, tick, left.zone, left.live, left.face)
