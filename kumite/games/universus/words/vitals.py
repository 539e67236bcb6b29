"""Health and stamina, gained and lost (no damage); and abilities that are cancelled."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.games.universus.deeds import Deed
from kumite.games.universus.faces import ability_of, face, stamina
from kumite.games.universus.pick import Chooser, Drain, choose
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Amount, Ctx, Happening, Test, Word
from kumite.games.universus.replacing import undertake
from kumite.games.universus.rulings import forbidden, lessened
from kumite.games.universus.scopes import bind, cause_of, rescope, set_scope
from kumite.games.universus.stamina import gain_stamina, lose_stamina
from kumite.games.universus.terms import (
    BACKUP,
    BY_EFFECT,
    NOBODY,
    V_ABILITY,
    V_CANCEL,
    V_GAIN,
    V_LOSE,
    V_PLAY,
    V_RECOVER,
    V_TIRE,
    YOU,
)
from kumite.games.universus.values import number
from kumite.games.universus.verbs import gain_health, lose_health, tell
from kumite.games.universus.words.acting import barred, via_of
from kumite.games.universus.words.riders import Uncancellable
from kumite.games.universus.words.sels import Sel, found, quantity, seat_of

MANY = 99  # more than there can be
HEALTH_LOST: Final = "health lost"  # the names that these numbers are bound to
HEALTH_GAINED: Final = "health gained"
STAMINA_LOST: Final = "stamina lost"
STAMINA_GAINED: Final = "stamina gained"


class Vital(Chooser):
    """Health, or the stamina of the backups that `of` speaks of."""

    of: Test | None

    def on_backups(self, g: Versus, ctx: Ctx, what: Test) -> None:
        """Choose them where there are more than are asked for."""
        cards = self.backups(g, ctx, what)
        least, most = quantity(g, ctx, what, len(cards))
        set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=0))
        if most > 0:
            choose(g, ctx.you, cards, least, most, self, ctx, ctx.you)

    def backups(self, g: Versus, ctx: Ctx, what: Test) -> Zone:
        cards = [h for h in found(g, ctx, what, ctx.you) if face(g, h).type == BACKUP]
        verb = V_RECOVER if isinstance(self, Gain) else V_TIRE
        return tuple([h for h in cards if not barred(g, ctx, verb, g.owner[h], (h,))])


class OfHealth(Deed):
    """A player is about to gain or lose health."""

    def __init__(self, seat: int, n: int, gains: bool, ctx: Ctx) -> None:
        self.seat = seat
        self.n = n
        self.gains = gains
        self.ctx = ctx

    def act(self, g: Versus, h: int) -> Happening:
        verb, cause = V_GAIN if self.gains else V_LOSE, cause_of(g, self.ctx)
        return Happening(verb, self.seat, (), self.n, 0, via_of(g), cause, tick=g.tick, source=self.ctx.source)

    def idle(self) -> bool:
        return self.n <= 0

    def barred(self, g: Versus) -> tuple[tuple[int, int], ...]:
        return g.scopes[self.ctx.scope].barred

    def proceed(self, g: Versus, cards: Zone) -> None:
        change, at = gain_health if self.gains else lose_health, self.ctx.scope
        n = lessened(g, self.act(g, NOBODY)) if cards else 0
        done = change(g, self.seat, n, via_of(g), cause_of(g, self.ctx), self.ctx.source)
        set_scope(g, at, rescope(g.scopes[at], did=done))
        bind(g, at, HEALTH_GAINED if self.gains else HEALTH_LOST, (), done)


class Gain(Vital):
    """Gain health; stamina where `of` says whose (UVS-HEALTH-05, UVS-STAM-04)."""

    def __init__(self, n: Amount | int, who: int = YOU, of: Test | None = None) -> None:
        self.n = n
        self.who = who
        self.of = of

    def does(self, g: Versus, ctx: Ctx) -> None:
        if self.of is not None:
            self.on_backups(g, ctx, self.of)
            return
        who = seat_of(g, ctx, self.who)
        n = 0 if barred(g, ctx, V_GAIN, who) else number(g, ctx, self.n)
        undertake(g, OfHealth(who, n, True, ctx), (NOBODY,))

    def took(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        n = number(g, ctx, self.n)
        done = sum([gain_stamina(g, h, n, via_of(g), cause_of(g, ctx)) for h in cards])
        set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=done))
        bind(g, ctx.scope, STAMINA_GAINED, (), done)


class Lose(Vital):
    """Lose health or stamina: no damage (UVS-HEALTH-03, UVS-STAM-02).  `floor`: not below so much by this."""

    def __init__(self, n: Amount | int, who: int = YOU, of: Test | None = None, floor: int | None = None) -> None:
        self.n = n
        self.who = who
        self.of = of
        self.floor = floor

    def does(self, g: Versus, ctx: Ctx) -> None:
        if self.of is not None:
            self.on_backups(g, ctx, self.of)
            return
        n, who = number(g, ctx, self.n), seat_of(g, ctx, self.who)
        if self.floor is not None:
            n = min(n, g.health[who] - self.floor)
        undertake(g, OfHealth(who, 0 if barred(g, ctx, V_LOSE, who) else n, False, ctx), (NOBODY,))

    def took(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        n = number(g, ctx, self.n)
        done = sum([lose_stamina(g, h, n, via_of(g), cause_of(g, ctx)) for h in cards])
        set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=done))
        bind(g, ctx.scope, STAMINA_LOST, (), done)

    def payable(self, g: Versus, ctx: Ctx) -> bool:
        """UVS-RULING-21: at least the amount must be there; paying to exactly 0 is legal."""
        n = number(g, ctx, self.n)
        if self.of is None:
            who = seat_of(g, ctx, self.who)
            return g.health[who] >= n and not barred(g, ctx, V_LOSE, who)
        what, cards = self.of, super().backups(g, ctx, self.of)
        some = isinstance(what, Sel) and not what.every
        need = quantity(g, ctx, what, MANY)[0] if some else len(cards)
        return len([h for h in cards if stamina(g, h) >= n]) >= max(1, need)

    def drains(self, g: Versus, ctx: Ctx) -> Drain | None:
        who = seat_of(g, ctx, self.who)
        return None if self.of is not None else Drain(("health", who, ""), number(g, ctx, self.n), g.health[who])

    def backups(self, g: Versus, ctx: Ctx, what: Test) -> Zone:
        """As a cost, only those that have so much left (UVS-COST-02)."""
        cards, n = super().backups(g, ctx, what), number(g, ctx, self.n)
        return tuple([h for h in cards if not g.busy or stamina(g, h) >= n])


def cancel(g: Versus, event: Happening, by: int = NOBODY) -> bool:
    """By this player.  UVS-PREST-04: not where the ability says that it cannot be.  It has been played (UVS-CANC-02),
    and its cost stays paid (UVS-CANC-03)."""
    ability = ability_of(g, event)
    if ability is None or event.verb != V_ABILITY or any(isinstance(rider, Uncancellable) for rider in ability.riders):
        return False
    act = Happening(V_CANCEL, event.by, event.what, event.amount, event.note, BY_EFFECT, by)
    act.faces, act.ability, act.source, act.tick = event.faces, event.ability, event.source, g.tick
    if forbidden(g, act):
        return False  # UVS-CONF-03
    set_scope(g, event.note, rescope(g.scopes[event.note], cancelled=True))
    tell(g, act)
    return True


def cancel_card(g: Versus, ctx: Ctx) -> bool:
    """What a card that was played says (UVS-CANC-01): the ability that it is played for, if there is one."""
    did, card = False, ctx.event.what[0] if ctx.event is not None and ctx.event.what else NOBODY
    for at in range(1, len(g.scopes)):
        scope = g.scopes[at]
        if scope.card == card != NOBODY and at != ctx.scope and scope.text is not None:
            act = Happening(V_CANCEL, scope.owner, (card,), 0, at)
            free = not any(isinstance(rider, Uncancellable) for rider in scope.text.riders)
            if free and not scope.cancelled and not forbidden(g, act):
                set_scope(g, at, rescope(scope, cancelled=True))
                tell(g, Happening(V_CANCEL, scope.owner, (card,)))
                did = True
    return did


class Cancel(Word):
    """Cancel the ability that was played: its effects are not carried out (UVS-CANC-01); costs stay paid."""

    def __init__(self) -> None:
        pass

    def does(self, g: Versus, ctx: Ctx) -> None:
        did = ctx.event is not None and cancel(g, ctx.event, ctx.you)
        if ctx.event is not None and ctx.event.verb == V_PLAY:  # a card or an ability: whichever it was
            did = cancel_card(g, ctx)
        set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=1 if did else 0))
