"""Rule effects: what is forbidden, must be, or counts otherwise.  Prohibitions win (UVS-CONF-03, UVS-RULE-04)."""

from __future__ import annotations

from kumite.core.position import Record, fields
from kumite.games.universus.ears import KINDS, RULES, speaks, spoken
from kumite.games.universus.faces import continuing
from kumite.games.universus.plain import speaks_of
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Ctx, Happening
from kumite.games.universus.records import Lasting, Scope
from kumite.games.universus.terms import BY_COST, NOBODY
from kumite.games.universus.values import number
from kumite.games.universus.words.rule import CANNOT, REDUCES, Rule


class Standing(Record):
    """A rule effect that is in force: whose it is, the card it is assigned to, and of a lasting one its scope and its
    number."""

    __slots__ = ("ctx", "number", "on", "rule", "scope")

    def __init__(
        self, rule: Rule, ctx: Ctx, on: int = NOBODY, scope: Scope | None = None, number: int = NOBODY
    ) -> None:
        self.rule = rule
        self.ctx = ctx
        self.on = on
        self.scope = scope
        self.number = number

    def covers(self, g: Versus, act: Happening) -> bool:
        """Whether it speaks of this act; the names in its words are those its effect has bound (UVS-SCOPE-04)."""
        if self.scope is None:
            return self.rule.covers(g, self.ctx, act)
        g.scopes.append(self.scope)  # to be read by the words, and taken away again
        ctx = Ctx(self.ctx.you, self.ctx.source, len(g.scopes) - 1, self.ctx.event)
        covers = self.rule.covers(g, ctx, act)
        g.scopes.pop()
        return covers


def forbidden(g: Versus, act: Happening) -> bool:
    """Whether some rule effect forbids this (UVS-RULE-01); all else that the rules say goes on (UVS-CONF-02)."""
    return says(g, CANNOT, act) is not None


def spares(g: Versus, act: Happening) -> int:
    """Who may choose that this does not happen, now that the game itself would do it; NOBODY mostly
    (UVS-RULING-261)."""
    for one in rules_of(g, CANNOT, act.verb):
        if one.rule.is_permission() and (one.on == NOBODY or one.on in act.what) and one.covers(g, act):
            return one.ctx.you
    return NOBODY


def unruled(g: Versus, verb: int) -> bool:
    """Whether no rule effect can have anything to say about acts of this kind."""
    if g.ears[RULES + verb]:
        return False
    for effect in g.effects:
        if isinstance(effect.body, Rule):
            return False
    return True


def unspoken(g: Versus, modal: int) -> bool:
    """The same of rules of this kind, whatever they are about."""
    return not g.ears[KINDS + modal] and not g.effects


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
    for h in g.ears[RULES + act.verb] if g.ears[KINDS + modal] else ():
        for _, ability in continuing(g, h, modal):
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
        if not isinstance(word, Rule) or word.modal != modal or word.is_permission():
            continue
        if word.covers(g, ctx, act) and speaks(g, h, ability, word):
            return word
    return None


def lasting_says(g: Versus, modal: int, act: Happening) -> Rule | None:
    for effect in g.effects:
        body = effect.body
        if isinstance(body, Rule) and body.modal == modal and not body.is_permission():
            if effect.on != NOBODY and effect.on not in act.what:
                continue
            if lasting(effect, body).covers(g, act):
                return body
    return None


def lasting(effect: Lasting, rule: Rule) -> Standing:
    """The rule of a lasting effect."""
    return Standing(rule, Ctx(effect.you, effect.source, 0, effect.event), effect.on, effect.scope, effect.id)


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
        for one in rules_of(g, REDUCES, act.verb):
            if (one.on == NOBODY or one.on in act.what) and one.covers(g, act):
                n = max(0, n - number(g, on_rest(one.rule, one.ctx, act, n), one.rule.amount))
    return n


def on_rest(rule: Rule, ctx: Ctx, act: Happening, n: int) -> Ctx:
    """Where the rule's amount is worked out: from the act itself, of which n is left, if it asks about that."""
    if not rule.of_rest(ctx.event):
        return ctx
    left: Happening = type(act)(**{**fields(act), "amount": n})
    return Ctx(ctx.you, ctx.source, ctx.scope, left)


def rules_of(g: Versus, modal: int, verb: int) -> list[Standing]:
    """Every active rule of this kind about this verb; the active player's come first (UVS-RULE-03)."""
    found: list[Standing] = []
    heard = g.ears[RULES + verb] if g.ears[KINDS + modal] else ()
    if not heard and not g.effects:
        return found
    for h in heard:
        for _, ability in continuing(g, h, modal):
            if active(g, h, ability):
                for word in spoken(g, h, ability):
                    if isinstance(word, Rule) and word.modal == modal and verb in word.act.verbs():
                        found.append(Standing(word, Ctx(g.owner[h], h, 0)))
    for effect in g.effects:
        body = effect.body
        if isinstance(body, Rule) and body.modal == modal and verb in body.act.verbs():
            found.append(lasting(effect, body))
    if len(found) > 1:
        return [one for one in found if one.ctx.you == g.turn] + [one for one in found if one.ctx.you != g.turn]
    return found
