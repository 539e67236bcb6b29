"""The Damage Step and the resolution of an attack (UVS-DSTEP-01 to UVS-DSTEP-05, UVS-RESOLVE-01)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question, Record, Step
from kumite.games.universus.aims import GONE
from kumite.games.universus.deeds import Deed
from kumite.games.universus.faces import attack_face, card_of, face
from kumite.games.universus.lasting import expire
from kumite.games.universus.position import DEALT, Versus, rival_of
from kumite.games.universus.printed import Ctx, Happening
from kumite.games.universus.replacing import undertake
from kumite.games.universus.rules.moment import moment
from kumite.games.universus.rulings import forbidden, rules_of, unruled
from kumite.games.universus.scopes import used_up
from kumite.games.universus.stamina import lose_stamina
from kumite.games.universus.terms import (
    ATTACK_PERIOD,
    BACKUP,
    BEGINS,
    BY_DAMAGE,
    COMBAT_PHASE,
    COMPLETELY,
    DAMAGE_STEP,
    NOBODY,
    NOT_BLOCKED,
    PARTIALLY,
    POOL,
    STAGE,
    V_BEFORE_DAMAGE,
    V_BEFORE_TAKE,
    V_DEAL,
    V_LOSE,
    V_RESOLVE,
)
from kumite.games.universus.texts import SETTLE
from kumite.games.universus.values import half, number
from kumite.games.universus.verbs import change, lose_health, set_flag, tell
from kumite.games.universus.words.rule import DEALS, REDUCES, Rule

MANY: Final = 5  # so many rule effects of one player are tried in every order


class BeforeDamage(Step):
    """Ahead of the Damage Step: Deflect (UVS-KDEFL-01, UVS-RULING-31).  A dropped attack does not get so far, and never
    resolves (UVS-DROP-03, UVS-RESOLVE-02)."""

    says = "Before the Damage Step"
    rules = ("UVS-RULING-31",)

    def run(self, g: Versus) -> None:
        if broken_off(g):
            return
        go_on(g)
        tell_attack(g, V_BEFORE_DAMAGE, 0)
        g.then(SETTLE, DamageStep())


def go_on(g: Versus) -> None:
    """The attack in progress goes on: one that an effect has had played meanwhile is pending, neither just played nor
    about to enter its sequence (UVS-ATK-06, UVS-ATK-10, UVS-STACK-05)."""
    if g.landed != NOBODY:
        g.edits += 1
        g.landed = NOBODY


def broken_off(g: Versus) -> bool:
    """The attack sequence goes no further: the attack is dropped (UVS-DROP-02, UVS-DROP-03), or an effect has ended the
    Combat Phase (UVS-PHASE-02, UVS-RULING-27)."""
    return g.attack.dropped or g.cut == COMBAT_PHASE


def tell_attack(g: Versus, verb: int, amount: int) -> None:
    attack = g.attack
    tell(
        g,
        Happening(
            verb,
            attack.by,
            (attack.card,),
            amount,
            status_of(g),
            BY_DAMAGE,
            attack.by,
            tick=g.tick,
            faces=(attack_face(g),),
            source=attack.card,
        ),
    )


class DamageStep(Step):
    """UVS-DSTEP-01: from now on the attack is not dropped any more."""

    says = "The Damage Step"
    rules = ("UVS-DSTEP-01",)

    def run(self, g: Versus) -> None:
        if broken_off(g):
            return
        go_on(g)
        change(g).step = DAMAGE_STEP
        moment(g, DAMAGE_STEP, BEGINS)
        g.then(SETTLE, AboutToTake())


class AboutToTake(Step):
    """UVS-ROMAN-06, UVS-RULING-31: the last moment before damage is taken; a backup's is not its player's
    (UVS-RULING-15)."""

    says = "Before damage is taken"
    rules = ("UVS-RULING-31",)

    def run(self, g: Versus) -> None:
        if broken_off(g):
            return
        if g.attack.backup == NOBODY and amount_dealt(g) > 0:
            tell_attack(g, V_BEFORE_TAKE, amount_dealt(g))
        g.then(SETTLE, Deal())


def amount_dealt(g: Versus) -> int:
    """UVS-DSTEP-02 to UVS-DSTEP-04, UVS-KTHROW-01: full, half of what Deflect has left (UVS-PBLK-02, UVS-KDEFL-03),
    none (UVS-CBLK-02) though Throw deals half (UVS-CBLK-03); or what a rule effect says; a prohibition wins
    (UVS-CONF-03).  Never less than nothing (UVS-DMG-02, UVS-NEG-02).  Against a backup that is gone, nothing
    (UVS-RULING-15)."""
    n = amount_before_rules(g)
    if forbidden(g, dealt_act(g, n)):
        return 0
    return max(0, after_rules(g, n, applying(g, n)))


def amount_before_rules(g: Versus) -> int:
    """What the attack and its block status come to."""
    attack, seen = g.attack, attack_face(g)
    if missed(g):
        return 0
    n = seen.damage
    if attack.status == PARTIALLY:
        n = half(n)
    elif attack.status == COMPLETELY:
        n = half(n) if seen.keyword("Throw") is not None else 0
    return n


def missed(g: Versus) -> bool:
    """The backup that was attacked is gone (UVS-RULING-15)."""
    backup = g.attack.backup
    return backup == GONE or (backup != NOBODY and not (g.zone[backup] == STAGE and face(g, backup).type == BACKUP))


def status_of(g: Versus) -> int:
    """UVS-RULING-16: an attack on a backup is an unblocked one."""
    return NOT_BLOCKED if g.attack.backup != NOBODY else g.attack.status


class Deal(Step):
    """UVS-DEALS-01, UVS-DMG-03: at least 1 is dealt, or nothing."""

    says = "Deal damage"
    rules = ("UVS-DSTEP-02", "UVS-DEALS-01", "UVS-DMG-03")

    def run(self, g: Versus) -> None:
        if broken_off(g):
            return
        g.then(SETTLE, Resolve())
        n = amount_before_rules(g)
        if forbidden(g, dealt_act(g, n)):
            return
        rules = applying(g, n)
        g.then(RuleOrder(n, rules) if rules else DealIt(n))


# Rules about the amount


class Applied(Record):
    """A rule effect that changes the damage: whose it is, and on which card."""

    def __init__(self, rule: Rule, you: int, source: int, event: Happening | None, number: int) -> None:
        self.rule = rule
        self.you = you
        self.source = source
        self.event = event  # what set off the effect that made it; a static one reads the damage itself
        self.number = number  # of the lasting effect


def applying(g: Versus, n: int) -> tuple[Applied, ...]:
    """The rule effects that say how much is dealt, or that less is dealt or taken; the active player's first."""
    found: list[Applied] = []
    if missed(g) or (unruled(g, V_DEAL) and unruled(g, V_LOSE)):
        return ()
    act, takes = dealt_act(g, n), taken_act(g, n)
    for modal, verb in ((DEALS, V_DEAL), (REDUCES, V_DEAL), (REDUCES, V_LOSE)):
        if verb == V_LOSE and g.attack.backup != NOBODY:
            continue
        for one in rules_of(g, modal, verb):
            if one.on in (NOBODY, g.attack.card) and one.covers(g, act if verb == V_DEAL else takes):
                found.append(Applied(one.rule, one.ctx.you, one.ctx.source, one.ctx.event, one.number))
    return tuple([mine for mine in found if mine.you == g.turn] + [other for other in found if other.you != g.turn])


def after_rule(g: Versus, n: int, one: Applied) -> int:
    """The damage after one of them.  What is added is added to damage: nothing stays nothing (UVS-DMG-02)."""
    event = dealt_act(g, n) if one.event is None or one.rule.of_rest(one.event) else one.event
    much = number(g, Ctx(one.you, one.source, 0, event), one.rule.amount)
    if one.rule.modal == DEALS:
        return much
    return min(n, max(0, n - much)) if much > 0 or n <= 0 else n - much


def after_rules(g: Versus, n: int, rules: tuple[Applied, ...]) -> int:
    for one in rules:
        n = after_rule(g, n, one)
    return n


class RuleOrder(Asks):
    """UVS-RULE-03: the active player's rule effects first, then the other's, each in an order of choice; where every
    order comes to the same, nobody is asked."""

    says = "Choose which rule effect comes first"
    rules = ("UVS-RULE-03",)

    def __init__(self, n: int, left: tuple[Applied, ...]) -> None:
        self.n = n
        self.left = left

    def ask(self, g: Versus) -> Question:
        mine = [at for at in range(len(self.left)) if self.left[at].you == self.left[0].you]
        theirs = tuple([one for one in self.left if one.you != self.left[0].you])
        ends = [
            after_rules(g, self.n, tuple([self.left[at] for at in order]) + theirs)
            for order in permutations(mine[:MANY])
        ]
        return Question(self.left[0].you, "first", mine[:1] if len(set(ends)) == 1 else mine)

    def act(self, g: Versus, at: int) -> None:
        g.edits += 1
        n, rest = after_rule(g, self.n, self.left[at]), self.left[:at] + self.left[at + 1 :]
        used_up(g, self.left[at].number)
        g.then(RuleOrder(n, rest) if rest else DealIt(n))

    def write(self, g: Versus, option: int) -> str:
        name = card_of(g, self.left[option].source).name
        same = [at for at in self.offered(g) if card_of(g, self.left[at].source).name == name]
        return name if len(same) < 2 else f"{name} #{same.index(option) + 1}"


class DealIt(Step):
    """So much damage is about to be dealt."""

    says = "Deal damage"
    rules = ("UVS-DSTEP-02", "UVS-DEALS-01", "UVS-DMG-03")

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Versus) -> None:
        if self.n > 0:
            undertake(g, Dealing(self.n), (NOBODY,))


class Dealing(Deed):
    """The attack is about to deal so much damage (UVS-DEALS-01)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def act(self, g: Versus, h: int) -> Happening:
        return dealt_act(g, self.n)

    def proceed(self, g: Versus, cards: Zone) -> None:
        if cards and g.attack.backup == NOBODY:
            undertake(g, Taking(self.n), cards)
        elif cards:
            deal(g, self.n)


class Taking(Dealing):
    """And a player is about to take it (UVS-DMG-03)."""

    def act(self, g: Versus, h: int) -> Happening:
        return taken_act(g, self.n)

    def proceed(self, g: Versus, cards: Zone) -> None:
        if cards:
            deal(g, self.n)


def dealt_act(g: Versus, n: int) -> Happening:
    """The attack deals damage: what rules are asked about."""
    attack, seen = g.attack, (attack_face(g),)
    return Happening(
        V_DEAL,
        attack.by,
        (attack.card,),
        n,
        status_of(g),
        BY_DAMAGE,
        attack.by,
        tick=g.tick,
        faces=seen,
        source=attack.card,
    )


def taken_act(g: Versus, n: int) -> Happening:
    """The rival loses health by damage."""
    attack = g.attack
    return Happening(V_LOSE, rival_of(attack.by), (), n, 0, BY_DAMAGE, attack.by, tick=g.tick, source=attack.card)


def deal(g: Versus, n: int) -> None:
    """Damage is dealt and taken (UVS-DMG-03)."""
    attack = g.attack
    change(g).dealt = n
    if g.zone[attack.card] == POOL and attack.last is None:
        set_flag(g, attack.card, DEALT)
    if attack.backup != NOBODY:
        lose_stamina(g, attack.backup, n, BY_DAMAGE, attack.by)
    else:
        lose_health(g, rival_of(attack.by), n, BY_DAMAGE, attack.by)
    told = dealt_act(g, n)
    told.source = attack.backup  # nobody has seen it yet
    tell(g, told)


class Resolve(Step):
    """UVS-DSTEP-05, UVS-RESOLVE-01: the sequence has ended, and the attack resolves."""

    says = "The attack resolves"
    rules = ("UVS-RESOLVE-01", "UVS-SEQ-05")

    def run(self, g: Versus) -> None:
        if broken_off(g):
            return
        go_on(g)
        expire(g, DAMAGE_STEP)
        expire(g, ATTACK_PERIOD, V_RESOLVE)
        attack = change(g)
        attack.step, attack.resolved = 0, True
        attack.safe = attack_face(g).keyword("Safe") is not None
        tell_attack(g, V_RESOLVE, attack.dealt)
        g.then(SETTLE)
