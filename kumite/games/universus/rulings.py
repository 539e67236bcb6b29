"""Rule effects: what is forbidden, must be, or counts otherwise.  Prohibitions win (UVS-CONF-03, UVS-RULE-04)."""

from __future__ import annotations

from kumite.core.position import fields
from kumite.games.universus.ears import RULES
from kumite.games.universus.faces import abilities
from kumite.games.universus.plain import speaks_of
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Ctx, Happening
from kumite.games.universus.terms import BY_COST, CONTINUOUS, NOBODY
from kumite.games.universus.values import number
from kumite.games.universus.words.rule import CANNOT, REDUCES, Rule


def forbidden(g: Versus, act: Happening) -> bool:
    """Whether some rule effect forbids this (UVS-RULE-01); all else that the rules say goes on (UVS-CONF-02)."""
    return says(g, CANNOT, act) is not None


def unruled(g: Versus, verb: int) -> bool:
    """Whether no rule effect can have anything to say about acts of this kind."""
    if g.ears[RULES + verb]:
        return False
    for effect in g.effects:
        if isinstance(effect.body, Rule):
            return False
    return True


def unruled_card(g: Versus, verb: int, h: int) -> bool:
    """The same of acts of this kind that are done to this card."""
    for listener in g.ears[RULES + verb]:
        if speaks_of(g, listener, h):
            return False
    for effect in g.effects:
        if isinstance(effect.body, Rule):
            return False
    return True


def says(g: Versus, modal: int, act: Happening) -> Rule | None:
    """A rule effect of this kind that speaks of the act: a static one, or one that lasts."""
    for h in g.ears[RULES + act.verb]:
        for ability in abilities(g, h):
            if ability.rules(modal) and ability.kind == CONTINUOUS:
                rule = covering(g, h, ability, modal, act)
                if rule is not None and active(g, h, ability):
                    return rule
    if g.effects:
        return lasting_says(g, modal, act)
    return None


def covering(g: Versus, h: int, ability: Ability, modal: int, act: Happening) -> Rule | None:
    """The rule of a continuous ability that speaks of the act, be the ability on or not: few do, so it comes first."""
    ctx = Ctx(g.owner[h], h, 0)
    for word in ability.does:
        if isinstance(word, Rule) and word.modal == modal and word.covers(g, ctx, act):
            return word
    return None


def lasting_says(g: Versus, modal: int, act: Happening) -> Rule | None:
    for effect in g.effects:
        body = effect.body
        if isinstance(body, Rule) and body.modal == modal:
            if effect.on != NOBODY and effect.on not in act.what:
                continue
            at = len(g.scopes)
            g.scopes.append(effect.scope)  # to be read by the words, and taken away again
            covers = body.covers(g, Ctx(effect.you, effect.source, at, effect.event), act)
            g.scopes.pop()
            if covers:
                return body
    return None


def active(g: Versus, h: int, ability: Ability) -> bool:
    """Whether a continuous ability is on: its symbol, set icon or condition (UVS-CONT-03, UVS-PREST-22).
    It is there while its card is live and has it (UVS-STATIC-02)."""
    number = 0
    for rider in ability.riders:
        if not rider.allows(g, g.owner[h], h, number):
            return False
    return True


def lessened(g: Versus, act: Happening) -> int:
    """How much of this happens: less, where rule effects reduce it, but never less than nothing.  A cost is paid in
    full (UVS-COST-02)."""
    n = act.amount
    if act.via != BY_COST:
        for rule, ctx, on in rules_of(g, REDUCES, act.verb):
            if (on == NOBODY or on in act.what) and rule.covers(g, ctx, act):
                n = max(0, n - number(g, on_rest(rule, ctx, act, n), rule.amount))
    return n


def on_rest(rule: Rule, ctx: Ctx, act: Happening, n: int) -> Ctx:
    """Where the rule's amount is worked out: from the act itself, of which n is left, if it asks about that."""
    if not rule.of_rest(ctx.event):
        return ctx
    left: Happening = type(act)(**{**fields(act), "amount": n})
    return Ctx(ctx.you, ctx.source, ctx.scope, left)


def rules_of(g: Versus, modal: int, verb: int) -> list[tuple[Rule, Ctx, int]]:
    """Every active rule of this kind about this verb: the rule, whose it is, and the card it is assigned to; the active
    player's come first (UVS-RULE-03)."""
    found: list[tuple[Rule, Ctx, int]] = []
    if not g.effects and not g.ears[RULES + verb]:
        return found
    for h in g.ears[RULES + verb]:
        for ability in abilities(g, h):
            if ability.rules(modal) and ability.kind == CONTINUOUS and active(g, h, ability):
                for word in ability.does:
                    if isinstance(word, Rule) and word.modal == modal and verb in word.act.verbs():
                        found.append((word, Ctx(g.owner[h], h, 0), NOBODY))
    for effect in g.effects:
        body = effect.body
        if isinstance(body, Rule) and body.modal == modal and verb in body.act.verbs():
            found.append((body, Ctx(effect.you, effect.source, 0, effect.event), effect.on))
    if len(found) > 1:
        return [one for one in found if one[1].you == g.turn] + [one for one in found if one[1].you != g.turn]
    return found
