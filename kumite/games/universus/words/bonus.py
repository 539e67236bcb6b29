"""Changes to checks: fired effects that are part of making one (UVS-FIRED-03, UVS-RULING-71)."""

from __future__ import annotations

from kumite.games.universus.ears import RULES
from kumite.games.universus.lasting import create
from kumite.games.universus.position import FOR_BLOCK, Versus
from kumite.games.universus.printed import Amount, Cond, Ctx, Happening, Test, Word
from kumite.games.universus.records import Check, Result
from kumite.games.universus.rulings import forbidden
from kumite.games.universus.terms import ANY, ATTACK_PERIOD, BY_EFFECT, NOBODY, TURN, V_CHECK, V_FAIL, V_SWAY, YOU
from kumite.games.universus.verbs import tell
from kumite.games.universus.words.fixing import as_of_now
from kumite.games.universus.words.sels import This, seat_of
from kumite.games.universus.words.tests import fits_all


class CheckBonus(Word):
    """Your next check gets +N; your checks to block this attack get +N; your rival's next check gets -N."""

    def __init__(
        self,
        amount: Amount | int,
        who: int = YOU,
        purposes: tuple[int, ...] = (),
        times: int = 1,
        until: int = TURN,
        this_attack: bool = False,
        tests: tuple[Test, ...] = (),
        spares: bool = False,
        cond: Cond | None = None,
        blocks: bool = False,
    ) -> None:
        self.amount = amount
        self.who = who
        self.purposes = purposes  # FOR_FORM, FOR_BLOCK ...; none: any check
        self.times = times  # NOBODY: every one
        self.until = until
        self.this_attack = this_attack  # only to block the attack in progress
        self.tests = tests  # of the card that is being played by it
        self.spares = spares  # failing it does not end the Combat Phase
        self.cond = cond  # only while this holds
        self.blocks = blocks  # to play such a card, or to block with whatever card

    def ears(self) -> tuple[int, ...]:
        return (RULES + V_CHECK,)

    def own_card(self) -> bool:
        """UVS-RULING-12: what a card says of its being played is so wherever it is."""
        return self.tests == (This(),)

    def does(self, g: Versus, ctx: Ctx) -> None:
        body = as_of_now(g, ctx, self) if self.until != ATTACK_PERIOD else self
        create(g, ctx, body, ATTACK_PERIOD if self.this_attack else self.until, None, self.times)

    def fits(self, g: Versus, ctx: Ctx, check: Check) -> bool:
        if self.who != ANY and check.who != seat_of(g, ctx, self.who):
            return False
        if self.this_attack and check.purpose != FOR_BLOCK:
            return False
        if self.cond is not None and not self.cond.holds(g, ctx):
            return False
        if self.blocks and check.purpose == FOR_BLOCK:
            return True
        if self.tests and (check.played == NOBODY or not fits_all(g, ctx, self.tests, check.played)):
            return False
        return not self.purposes or check.purpose in self.purposes


def ahead(g: Versus, seat: int, purpose: int) -> int:
    """What waits for a seat's next check of this kind, whatever card it is for (UVS-KBREAK-01)."""
    total = 0
    for effect in g.effects:
        body = effect.body
        if isinstance(body, CheckBonus) and isinstance(body.amount, int) and body.cond is None:
            ctx = Ctx(effect.you, effect.source, 0, effect.event)
            total += body.amount if body.fits(g, ctx, Check(seat, purpose)) else 0
    return total


def sway(g: Versus, ctx: Ctx, check: Check, n: int) -> int:
    """How much of a change a check gets: all of it, unless a rule forbids that it is changed so."""
    act = Happening(V_SWAY, check.who, (), n, check.purpose, BY_EFFECT, ctx.you, source=check.played)
    if n == 0 or forbidden(g, act):
        return 0
    tell(g, act)
    return n


class Spared(Word):
    """Failing this check does not end the Combat Phase: the check that is being made, or has just been failed."""

    def __init__(self) -> None:
        pass

    def does(self, g: Versus, ctx: Ctx) -> None:
        g.edits += 1
        event = ctx.event
        if event is not None and event.verb == V_FAIL and g.results and g.results[-1].card in event.what:
            r = g.results[-1]
            g.results[-1] = Result(r.passed, r.value, r.card, True, r.margin)
        elif g.checks and (event is None or event.verb != V_CHECK or g.checks[-1].card in event.what):
            c = g.checks[-1]
            g.checks[-1] = Check(c.who, c.purpose, c.card, c.value, c.need, c.again, c.played, c.fixed, c.free, True)
