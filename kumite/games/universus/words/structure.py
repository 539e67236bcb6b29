"""Putting instructions together: conditions, options, lists, what waits and what lasts."""

from __future__ import annotations

from typing import Final

from kumite.core.position import Asks, Question
from kumite.games.universus.bits import CHANGES, FIRES
from kumite.games.universus.ears import STATICS
from kumite.games.universus.failing import Failable
from kumite.games.universus.lasting import create, wait_for_cards
from kumite.games.universus.paying import affordable, left_to_pay
from kumite.games.universus.pick import Taker
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Amount, Cond, Ctx, Test, Text, Trigger, Word
from kumite.games.universus.printer import bullet, of_card, sentence
from kumite.games.universus.scopes import rescope, set_scope
from kumite.games.universus.terms import TURN, YOU
from kumite.games.universus.texts import Run
from kumite.games.universus.values import number
from kumite.games.universus.words.sels import Sel, seat_of
from kumite.games.universus.words.sought import unsure

NO: Final = 0
YES: Final = 1


class If(Taker):
    """A condition on its own sentence (UVS-IF-01).  Where nothing is done for it, "if you do" does not hold."""

    def __init__(self, cond: Cond, then: Text, otherwise: Text = ()) -> None:
        self.cond = cond
        self.then = then
        self.otherwise = otherwise

    def does(self, g: Versus, ctx: Ctx) -> None:
        text = self.then if self.cond.holds(g, ctx) else self.otherwise
        if text:
            g.then(Run(text, ctx))
        elif ctx.scope:
            set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=0))

    def payable(self, g: Versus, ctx: Ctx) -> bool:
        """Where nothing would be done for it, nothing is paid (UVS-COST-02)."""
        text = self.then if self.cond.holds(g, ctx) else self.otherwise
        return bool(text) and affordable(g, ctx, text)

    def alternatives(self, g: Versus, ctx: Ctx) -> tuple[Text, ...]:
        return (self.then if self.cond.holds(g, ctx) else self.otherwise,)


class Instead(Word):
    """One text, or if the condition holds another in its place, decided before either begins (UVS-EFF-12,
    UVS-EFF-13, UVS-INSTR-05)."""

    def __init__(self, of: Text, cond: Cond, then: Text) -> None:
        self.of = of
        self.cond = cond
        self.then = then

    def does(self, g: Versus, ctx: Ctx) -> None:
        g.then(Run(self.then if self.cond.holds(g, ctx) else self.of, ctx))


class May(Word):
    """Somebody may do it; with a price, they pay that first ('you may flip 1 asset to draw 1 card'), if they can pay it
    in full (UVS-COST-02)."""

    def __init__(self, then: Text, who: int = YOU, price: Text = ()) -> None:
        self.then = then
        self.who = who
        self.price = price

    def does(self, g: Versus, ctx: Ctx) -> None:
        who = seat_of(g, ctx, self.who)
        if not self.can_pay(g, ctx, who) and not unsure(g, who, self.price):
            set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=0))
            return
        g.then(WillYou(who, self, ctx))

    def can_pay(self, g: Versus, ctx: Ctx, who: int) -> bool:
        return affordable(g, Ctx(who, ctx.source, ctx.scope, ctx.event), self.price)


class WillYou(Asks):
    """Yes or no."""

    says = "You may"

    def __init__(self, who: int, word: May, ctx: Ctx) -> None:
        self.who = who
        self.word = word
        self.ctx = ctx

    def ask(self, g: Versus) -> Question:
        able = self.word.can_pay(g, self.ctx, self.who)
        return Question(self.who, "may", (NO, YES) if able else (NO,), always=True)

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        set_scope(g, self.ctx.scope, rescope(g.scopes[self.ctx.scope], did=option))
        if option == YES:
            ctx = self.ctx
            payer = Ctx(self.who, ctx.source, ctx.scope, ctx.event)
            g.then(Run(self.word.price, payer), Agreed(self.word.then, ctx))

    def write(self, g: Versus, option: int) -> str:
        return "yes" if option == YES else "no"

    def prompt(self, g: Versus) -> str:
        return of_card(g, self.ctx, sentence((self.word,)))


class Agreed(Failable):
    """What may be done is done, as the price is paid."""

    says = "Do what may be done"

    def __init__(self, then: Text, ctx: Ctx) -> None:
        self.then = then
        self.ctx = ctx

    def failed(self, g: Versus) -> None:
        set_scope(g, self.ctx.scope, rescope(g.scopes[self.ctx.scope], did=0))

    def run(self, g: Versus) -> None:
        g.then(Run(self.then, self.ctx))


class Or(Taker):
    """One of several texts, as its owner (or `who`) likes: '+2 or -2 speed' (card English 6.10).  Of cards that are
    still to come, it is chosen for each as that comes (UVS-EFF-07)."""

    def __init__(self, parts: tuple[Text, ...], who: int = YOU) -> None:
        self.parts = parts
        self.who = who

    def does(self, g: Versus, ctx: Ctx) -> None:
        if self.waits_for() is not None:
            wait_for_cards(g, ctx, self)
            return
        g.then(Which(seat_of(g, ctx, self.who), self, ctx))

    def waits_for(self) -> tuple[Test, int] | None:
        waits = [word.waits_for() for part in self.parts for word in part]
        return waits[0] if all(self.parts) and all(one == waits[0] for one in waits) else None

    def as_of_now(self, g: Versus, ctx: Ctx) -> Word:
        return Or(tuple([tuple([word.as_of_now(g, ctx) for word in part]) for part in self.parts]), self.who)

    def payable(self, g: Versus, ctx: Ctx) -> bool:
        return any(affordable(g, ctx, part) for part in self.parts)

    def ways(self, g: Versus, ctx: Ctx) -> tuple[int, ...]:
        """As a cost, the parts that can be paid, with the rest of the price (UVS-COST-02)."""
        parts = range(len(self.parts))
        rest = left_to_pay(g, ctx) or ()
        return tuple([at for at in parts if affordable(g, ctx, self.parts[at] + rest)])

    def alternatives(self, g: Versus, ctx: Ctx) -> tuple[Text, ...]:
        return self.parts


class Which(Asks):
    """Choose one of the texts."""

    says = "Choose one"

    def __init__(self, who: int, word: Or, ctx: Ctx) -> None:
        self.who = who
        self.word = word
        self.ctx = ctx

    def ask(self, g: Versus) -> Question:
        price = left_to_pay(g, self.ctx) is not None
        ways = self.word.ways(g, self.ctx) if price else ()
        hidden = price and unsure(g, self.who, self.word.parts)
        return Question(self.who, "which", ways or range(len(self.word.parts)), always=hidden)

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        g.then(Run(self.word.parts[option], self.ctx))

    def write(self, g: Versus, option: int) -> str:
        return bullet(self.word.parts, option)


class ForEach(Word):
    """Once for each of something; counted when it is carried out."""

    def __init__(self, count: Amount | int, then: Text) -> None:
        self.count = count
        self.then = then

    def does(self, g: Versus, ctx: Ctx) -> None:
        n = number(g, ctx, self.count)
        if n > 0:
            g.then(Run(self.then * n, ctx))


class Let(Word):
    """X equals ...: no instruction but a definition, worked out wherever X is needed (UVS-EFF-11), in a cost too
    (UVS-COST-05); never negative (UVS-NEG-03)."""

    def __init__(self, amount: Amount | int) -> None:
        self.amount = amount

    def does(self, g: Versus, ctx: Ctx) -> None:
        pass


class Fired(Word):
    """If, when, after or whenever something happens, do this (UVS-FIRED-01).  As an instruction it makes an effect
    that waits, once unless told otherwise (UVS-FIRED-07); in a continuous ability it is there all the time
    (UVS-RULING-70).  `on` assigns it to a card (UVS-DIRECT-03), which may be the next such one that comes
    (UVS-NEXT-01)."""

    def __init__(
        self,
        trigger: Trigger,
        then: Text,
        until: int = TURN,
        times: int = 1,
        on: Test | None = None,
        cond: Cond | None = None,
    ) -> None:
        self.trigger = trigger
        self.then = then
        self.until = until
        self.times = times  # NOBODY: whenever
        self.on = on
        self.cond = cond

    def ears(self) -> tuple[int, ...]:
        return self.trigger.verbs()

    def modals(self) -> int:
        return 1 << FIRES

    def own_card(self) -> bool:
        return self.trigger.own_card()

    def waits_for(self) -> tuple[Test, int] | None:
        return (self.on, self.until) if isinstance(self.on, Sel) and self.on.next else None

    def does(self, g: Versus, ctx: Ctx) -> None:
        if self.waits_for() is not None:
            wait_for_cards(g, ctx, self)
            return
        create(g, ctx, self, self.until, self.on, self.times)


class While(Word):
    """A static modifier that holds while something is so (UVS-RULING-43)."""

    def __init__(self, cond: Cond, then: Text) -> None:
        self.cond = cond
        self.then = then

    def ears(self) -> tuple[int, ...]:
        return (STATICS,)

    def modals(self) -> int:
        return 1 << CHANGES

    def does(self, g: Versus, ctx: Ctx) -> None:
        if self.cond.holds(g, ctx):
            g.then(Run(self.then, ctx))
