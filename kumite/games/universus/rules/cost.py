"""Paying the cost of an ability (UVS-COST-01)."""

from __future__ import annotations

from kumite.core.position import Step
from kumite.games.universus.failing import Payday
from kumite.games.universus.legal import ability_surcharges, all_of, inherent
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Ctx, Text
from kumite.games.universus.rulings import Standing
from kumite.games.universus.scopes import used_up
from kumite.games.universus.texts import SETTLE, Run
from kumite.games.universus.words.plays import CheckCost


class Costs(Step):
    """UVS-PLAYAB-03: pay in the order written, a check last (UVS-COST-10); nothing interrupts (UVS-COST-03).  The check
    to play an action comes after it, and may be interrupted (UVS-COST-04)."""

    says = "Pay the costs"
    rules = ("UVS-PLAYAB-03", "UVS-COST-03", "UVS-COST-10")

    __slots__ = ("ctx", "more")

    def __init__(self, ctx: Ctx, more: Text = ()) -> None:
        self.ctx = ctx
        self.more = more  # additional costs

    def run(self, g: Versus) -> None:
        text, ctx = g.scopes[self.ctx.scope].text, self.ctx
        added = ability_surcharges(g, ctx.you, ctx.source, ctx.scope) if text is not None else []
        words = checks_last(self.more + all_of(added) + (costs_of(text) if text is not None else ()))
        spend_rules(g, added)
        g.edits += 1
        if words:
            g.busy += 1
            g.then(Run(words, self.ctx), Paid(), SETTLE)


def costs_of(ability: Ability) -> Text:
    """The inherent cost of Outwit first (UVS-OUTWIT-03), checks last."""
    return inherent(ability) + checks_last(ability.cost)


def checks_last(cost: Text) -> Text:
    """UVS-COST-10: additional ones, too."""
    plain = tuple([word for word in cost if not isinstance(word, CheckCost)])
    return plain + tuple([word for word in cost if isinstance(word, CheckCost)])


def spend_rules(g: Versus, rules: list[Standing]) -> None:
    """One time less for each effect whose rule was used: an additional cost of the next card is one of that card's."""
    for one in rules:
        used_up(g, one.number)


class Paid(Payday):
    """The cost is paid: what happened meanwhile happens now, as one event (UVS-EVENT-03)."""

    says = "The costs are paid"
    rules = ("UVS-EVENT-03",)

    def run(self, g: Versus) -> None:
        g.edits += 1
        g.busy -= 1
