"""What is known of cards by the log of the turn: who dealt how much, what was given up for which ability; and of the
check or the event at hand."""

from __future__ import annotations

from kumite.games.universus.faces import ability_of
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Cond, Ctx, Test, Trigger
from kumite.games.universus.terms import BY_COST, V_ABILITY, V_CHECK, V_DEAL, V_STATUS
from kumite.games.universus.values import compare
from kumite.games.universus.words.sels import found
from kumite.games.universus.words.tests import in_scope


class DealtSo(Test):
    """That dealt 3 or less damage; a change of zones wipes that out (UVS-ZCHG-03)."""

    def __init__(self, op: str, n: int) -> None:
        self.op = op
        self.n = n

    def of_now(self) -> bool:
        return True

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        for event in g.log:
            if event.verb == V_DEAL and event.what[:1] == (h,) and event.tick >= g.since[h]:
                return compare(event.amount, self.op, self.n)
        return False


class Bearing(Test):
    """With so many counters of a name on it; of any name where none is said (UVS-CNTR-02)."""

    def __init__(self, name: str = "", op: str = ">=", n: int = 1) -> None:
        self.name = name
        self.op = op
        self.n = n

    def of_now(self) -> bool:
        return True

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        there = sum([n for card, name, n in g.counters if card == h and self.name in ("", name)])
        return compare(there, self.op, self.n)


class GivenFor(Test):
    """To which something was done by a keyword ability of a card, or to pay its cost: committed by this attack's Stun
    ability, spent for its Powerful ability.  Costs are paid right before an ability is played (UVS-PLAB-01)."""

    def __init__(self, verb: int, of: Test, keyword: str, cost: bool = False) -> None:
        self.verb = verb
        self.of = of
        self.keyword = keyword
        self.cost = cost

    def of_now(self) -> bool:
        return True

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        cards = found(g, ctx, self.of, ctx.you)
        for at in range(len(g.log)):
            event = g.log[at]
            if event.verb != self.verb or h not in event.what or event.source not in cards:
                continue
            if (event.via == BY_COST) == self.cost and self.is_meant(g, at):
                return True
        return False

    def is_meant(self, g: Versus, at: int) -> bool:
        """Whether the ability is that keyword's: the next one of the card that was played for a cost, else the last."""
        card = g.log[at].source
        later = range(at + 1, len(g.log)) if self.cost else range(at, -1, -1)
        for i in later:
            told = g.log[i]
            if told.verb == V_ABILITY and told.what[:1] == (card,):
                ability = ability_of(g, told)
                return ability is not None and ability.keyword == self.keyword
        return False


class BlockedWith(Test):
    """An attack that was blocked with a card (UVS-BSTEP-04)."""

    def __init__(self, of: Test) -> None:
        self.of = of

    def of_now(self) -> bool:
        return True

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        cards = found(g, ctx, self.of, ctx.you)
        for event in g.log:
            told = event.verb == V_STATUS and event.what[:1] == (h,) and event.tick >= g.since[h]
            if told and any(card in cards for card in event.what[1:]):
                return True  # an attack that is played again may be blocked with another card
        return False


class CheckedWith(Cond):
    """The card that was checked to play a card is so (UVS-CHECK-02)."""

    def __init__(self, of: Test, tests: tuple[Test, ...]) -> None:
        self.of = of
        self.tests = tests

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        cards = found(g, ctx, self.of, ctx.you)
        for event in reversed(g.log):
            if event.verb == V_CHECK and event.source in cards and event.what:
                return in_scope(g, ctx, self.tests, event.what[0])
        return False


class WasSo(Cond):
    """What set this off is of that kind, too: the foundation was destroyed by your rival's effect."""

    def __init__(self, event: Trigger) -> None:
        self.event = event

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        return ctx.event is not None and self.event.hears(g, ctx, ctx.event)


class ForCheck(Cond):
    """The check that is being made is for this: to play a card, to block (UVS-CHECK-01)."""

    def __init__(self, purposes: tuple[int, ...]) -> None:
        self.purposes = purposes

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        return bool(g.checks) and g.checks[-1].purpose in self.purposes


class FirstTurn(Cond):
    """It is a player's first turn of the game."""

    def __init__(self) -> None:
        pass

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        return g.turns <= 2
