"""Effects that wait or last: how they are made, and when they end (UVS-DET-03, UVS-ASGN-02, UVS-EFF-16)."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.fading import Fading, attack_meant
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Test, Word
from kumite.games.universus.records import Lasting
from kumite.games.universus.scopes import add_effect, end_effects
from kumite.games.universus.terms import (
    ATTACK_PERIOD,
    BEFORE_RIVAL_COMBAT,
    BEFORE_RIVAL_TURN,
    BEFORE_YOUR_COMBAT,
    BEFORE_YOUR_TURN,
    GAME_PERIOD,
    NEXT_CARD,
    NOBODY,
    POOL,
    READY_OF_OWNER,
    RIVAL_NEXT_TURN,
    STAGE_PERIOD,
    TURN,
    YOUR_NEXT_TURN,
)
from kumite.games.universus.values import number
from kumite.games.universus.words.sels import Copies, Sel, found

OWN_TURNS: Final = (YOUR_NEXT_TURN, BEFORE_YOUR_TURN)
RIVAL_TURNS: Final = (RIVAL_NEXT_TURN, BEFORE_RIVAL_TURN)
COMBATS: Final = (BEFORE_YOUR_COMBAT, BEFORE_RIVAL_COMBAT)
BEYOND: Final = (GAME_PERIOD, STAGE_PERIOD, READY_OF_OWNER, *OWN_TURNS, *RIVAL_TURNS, *COMBATS)  # this turn


def create(g: Versus, ctx: Ctx, body: Word, until: int, on: Test | None = None, times: int = NOBODY) -> None:
    """A lasting effect of the effect that is being carried out: its owner's, in its scope (UVS-OWNER-03,
    UVS-SCOPE-04); assigned to each card that `on` finds (UVS-ASGN-01), or detached, whatever becomes of its source
    (UVS-DET-01, UVS-DET-02).
    An effect may stem from another one so (UVS-EFF-01, UVS-FIRED-08)."""
    scope = g.scopes[ctx.scope]
    born = attack_meant(g) if until == ATTACK_PERIOD else g.turns
    if on is None:
        add_effect(g, Lasting(g.fresh, ctx.you, ctx.source, body, scope, until, NOBODY, times, born, ctx.event))
        return
    if isinstance(on, Copies):
        wait_for_copies(g, ctx, body, until, times)
    for h in found(g, ctx, on, ctx.you):
        add_effect(g, Lasting(g.fresh, ctx.you, ctx.source, body, scope, until, h, times, born, ctx.event))


class ForCopies(Word):
    """What waits, on an attack, for multiple copies of it (UVS-KMULT-05)."""

    def __init__(self, body: Word) -> None:
        self.body = body

    def reach(self, g: Versus, ctx: Ctx, h: int, effect: Lasting) -> None:
        """Here is one of them: a change is made, anything else is assigned to it (UVS-KMULT-06)."""
        if self.body.onto(g, ctx, h):
            return
        old, body = effect, self.body
        add_effect(
            g, Lasting(g.fresh, old.you, old.source, body, old.scope, old.until, h, old.times, old.born, old.event)
        )


def wait_for_copies(g: Versus, ctx: Ctx, body: Word, until: int, times: int = NOBODY) -> None:
    """An effect on multiple copies of this attack is assigned to the attack, and ends if that leaves (UVS-KMULT-05)."""
    if g.attack.card != NOBODY and g.zone[g.attack.card] == POOL:
        end = TURN if until in (NOBODY, ATTACK_PERIOD) else until
        scope, on = g.scopes[ctx.scope], g.attack.card
        waits = Lasting(g.fresh, ctx.you, ctx.source, ForCopies(body), scope, end, on, times, g.turns, ctx.event)
        add_effect(g, waits)


def wait_for_cards(g: Versus, ctx: Ctx, body: Word) -> None:
    """A change of the next such cards (UVS-NEXT-01), or of every one that comes (UVS-MODIF-06)."""
    waits = body.waits_for()
    if waits is not None and isinstance(waits[0], Sel):
        times = number(g, ctx, waits[0].n) if waits[0].next else NOBODY
        create(g, ctx, body.as_of_now(g, ctx), waits[1], None, times)


def expire(g: Versus, period: int, now: int = NOBODY, these: tuple[int, ...] = ()) -> None:
    """A period is over: so are the effects that last no longer (UVS-ASGN-03), fired or not (UVS-DET-04); or only
    `these`, by number.  One that waits for what is about to happen `now` has waited for the end of the period itself,
    and stays for it."""
    if not g.effects:
        return
    gone = []
    for effect in g.effects:
        if these and effect.id not in these:
            continue
        if effect.until == period and is_over(g, effect) and (now == NOBODY or now not in effect.body.ears()):
            gone.append(effect.id)
            if isinstance(effect.body, Fading):
                effect.body.fade(g, effect)
    end_effects(g, tuple(gone))


def next_card_played(g: Versus, seat: int) -> None:
    """What was about a player's next card is over as they play one."""
    these = tuple([effect.id for effect in g.effects if effect.until == NEXT_CARD and effect.you == seat])
    if these:
        expire(g, NEXT_CARD, NOBODY, these)


def is_over(g: Versus, effect: Lasting) -> bool:
    """Whether the end of its kind of period that has come is the one it waited for."""
    if effect.until in OWN_TURNS:
        return g.turn == effect.you and effect.born < g.turns
    if effect.until in RIVAL_TURNS:
        return g.turn != effect.you and effect.born < g.turns
    if effect.until in COMBATS:
        return (g.turn == effect.you) == (effect.until == BEFORE_YOUR_COMBAT)
    if effect.until == READY_OF_OWNER:
        return g.turn == (effect.you if effect.on == NOBODY else g.owner[effect.on])
    if effect.until == ATTACK_PERIOD:  # not that of an attack which is still to come
        return effect.born <= g.attack.number and effect.on not in g.stack
    return effect.until not in (GAME_PERIOD, STAGE_PERIOD)


def end_of_turn(g: Versus) -> None:
    """UVS-EFF-16, UVS-ASGN-04: what names no other end is over; an attack's or a step's effects have ended before."""
    end_effects(g, tuple([effect.id for effect in g.effects if effect.until not in BEYOND]))
    expire(g, YOUR_NEXT_TURN)
    expire(g, RIVAL_NEXT_TURN)
