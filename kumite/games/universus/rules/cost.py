"""Paying the cost of an ability (UVS-COST-01)."""

from __future__ import annotations

from kumite.core.position import Step
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Ctx, Text
from kumite.games.universus.texts import SETTLE, Run
from kumite.games.universus.words.plays import CheckCost
from kumite.games.universus.words.riders import Outwit
from kumite.games.universus.words.sels import This
from kumite.games.universus.words.turns import Commit, Unflip


class Costs(Step):
    """UVS-PLAYAB-03: pay in the order written, a check last (UVS-COST-10); nothing interrupts (UVS-COST-03).  The check
    to play an action comes after it, and may be interrupted (UVS-COST-04)."""

    says = "Pay the costs"
    rules = ("UVS-PLAYAB-03", "UVS-COST-03", "UVS-COST-10")

    def __init__(self, ctx: Ctx, more: Text = ()) -> None:
        self.ctx = ctx
        self.more = more  # additional costs

    def run(self, g: Versus) -> None:
        text = g.scopes[self.ctx.scope].text
        words = self.more + (costs_of(text) if text is not None else ())
        g.edits += 1
        if words:
            g.busy += 1
            g.then(Run(words, self.ctx), Paid(), SETTLE)


def costs_of(ability: Ability) -> Text:
    """The inherent cost of Outwit first (UVS-OUTWIT-03), checks last."""
    own: Text = ()
    if any(isinstance(rider, Outwit) for rider in ability.riders):
        own = (Unflip(This()), Commit(This()))
    plain = tuple([word for word in ability.cost if not isinstance(word, CheckCost)])
    checks = tuple([word for word in ability.cost if isinstance(word, CheckCost)])
    return own + plain + checks


class Paid(Step):
    """The cost is paid: what happened meanwhile happens now, as one event (UVS-EVENT-03)."""

    says = "The costs are paid"
    rules = ("UVS-EVENT-03",)

    def run(self, g: Versus) -> None:
        g.edits += 1
        g.busy -= 1
