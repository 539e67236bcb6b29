"""The Damage Step and the resolution of an attack (UVS-DSTEP-01 to UVS-DSTEP-05, UVS-RESOLVE-01)."""

from __future__ import annotations

from kumite.core.position import Step
from kumite.games.universus.faces import attack_face, face
from kumite.games.universus.lasting import expire
from kumite.games.universus.position import DEALT, Versus, rival_of
from kumite.games.universus.printed import Happening
from kumite.games.universus.rules.moment import moment
from kumite.games.universus.rulings import forbidden, rules_of
from kumite.games.universus.stamina import lose_stamina
from kumite.games.universus.terms import (
    ATTACK_PERIOD,
    BACKUP,
    BEGINS,
    BY_DAMAGE,
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
    V_RESOLVE,
)
from kumite.games.universus.texts import SETTLE
from kumite.games.universus.values import half, number
from kumite.games.universus.verbs import change, lose_health, set_flag, tell
from kumite.games.universus.words.rule import DEALS


class BeforeDamage(Step):
    """Ahead of the Damage Step: Deflect (UVS-KDEFL-01, UVS-RULING-31).  A dropped attack does not get so far, and never
    resolves (UVS-DROP-03, UVS-RESOLVE-02)."""

    says = "Before the Damage Step"
    rules = ("UVS-RULING-31",)

    def run(self, g: Versus) -> None:
        if g.attack.dropped:
            return
        tell_attack(g, V_BEFORE_DAMAGE, 0)
        g.then(SETTLE, DamageStep())


def tell_attack(g: Versus, verb: int, amount: int) -> None:
    attack = g.attack
    tell(
        g,
        Happening(
            verb,
            attack.by,
            (attack.card,),
            amount,
            attack.status,
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
        if g.attack.dropped:
            return
        change(g).step = DAMAGE_STEP
        moment(g, DAMAGE_STEP, BEGINS)
        g.then(SETTLE, AboutToTake())


class AboutToTake(Step):
    """UVS-ROMAN-06, UVS-RULING-31: the last moment before damage is taken."""

    says = "Before damage is taken"
    rules = ("UVS-RULING-31",)

    def run(self, g: Versus) -> None:
        if amount_dealt(g) > 0:
            tell_attack(g, V_BEFORE_TAKE, amount_dealt(g))
        g.then(SETTLE, Deal())


def amount_dealt(g: Versus) -> int:
    """UVS-DSTEP-02 to UVS-DSTEP-04, UVS-KTHROW-01: full, half of what Deflect has left (UVS-PBLK-02, UVS-KDEFL-03),
    none (UVS-CBLK-02) though Throw deals half (UVS-CBLK-03); or what a rule effect says; a prohibition wins
    (UVS-CONF-03).  Never less than nothing (UVS-DMG-02, UVS-NEG-02).  Against a backup that is gone, nothing
    (UVS-RULING-15)."""
    attack, seen = g.attack, attack_face(g)
    if attack.backup != NOBODY and not (g.zone[attack.backup] == STAGE and face(g, attack.backup).type == BACKUP):
        return 0
    n = seen.damage
    if attack.status == PARTIALLY:
        n = half(n)
    elif attack.status == COMPLETELY:
        n = half(n) if seen.keyword("Throw") is not None else 0
    act = Happening(
        V_DEAL, attack.by, (attack.card,), n, status_of(g), BY_DAMAGE, attack.by, faces=(seen,), source=attack.card
    )
    for rule, ctx, on in rules_of(g, DEALS, V_DEAL):
        if (on in (NOBODY, attack.card)) and rule.covers(g, ctx, act):
            n = number(g, ctx, rule.amount)
    return 0 if forbidden(g, act) else max(0, n)


def status_of(g: Versus) -> int:
    """UVS-RULING-16: an attack on a backup is an unblocked one."""
    return NOT_BLOCKED if g.attack.backup != NOBODY else g.attack.status


class Deal(Step):
    """UVS-DEALS-01, UVS-DMG-03: at least 1 is dealt, or nothing."""

    says = "Deal damage"
    rules = ("UVS-DSTEP-02", "UVS-DEALS-01", "UVS-DMG-03")

    def run(self, g: Versus) -> None:
        n, attack = amount_dealt(g), g.attack
        if n > 0:
            change(g).dealt = n
            if g.zone[attack.card] == POOL and attack.last is None:
                set_flag(g, attack.card, DEALT)
            if attack.backup != NOBODY:
                lose_stamina(g, attack.backup, n, BY_DAMAGE, attack.by)
            else:
                lose_health(g, rival_of(attack.by), n, BY_DAMAGE, attack.by)
            tell(
                g,
                Happening(
                    V_DEAL,
                    attack.by,
                    (attack.card,),
                    n,
                    status_of(g),
                    BY_DAMAGE,
                    attack.by,
                    tick=g.tick,
                    faces=(attack_face(g),),
                    source=attack.backup,
                ),
            )
        g.then(SETTLE, Resolve())


class Resolve(Step):
    """UVS-DSTEP-05, UVS-RESOLVE-01: the sequence has ended, and the attack resolves."""

    says = "The attack resolves"
    rules = ("UVS-RESOLVE-01", "UVS-SEQ-05")

    def run(self, g: Versus) -> None:
        expire(g, DAMAGE_STEP)
        expire(g, ATTACK_PERIOD)
        attack = change(g)
        attack.step, attack.resolved = 0, True
        attack.safe = attack_face(g).keyword("Safe") is not None
        tell_attack(g, V_RESOLVE, attack.dealt)
        g.then(SETTLE)
