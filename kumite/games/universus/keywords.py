"""The twenty keyword abilities, written in the words that cards are written in (UVS-KLIST-01)."""

from __future__ import annotations

from kumite.games.universus.keyword import MAKERS, KeywordBook
from kumite.games.universus.position import FOR_BLOCK, FOR_FORM
from kumite.games.universus.printed import Ability, Keyword
from kumite.games.universus.terms import (
    ANY,
    ATTACK_PERIOD,
    BLITZ,
    CHARACTER,
    CHARACTER_TRAITS,
    COMPLETELY,
    CONTINUOUS,
    DAMAGE,
    DECK,
    DIFFICULTY,
    DISCARDS,
    DOER,
    ENHANCE,
    FOUNDATION,
    HAND,
    KEYWORDS,
    MOMENTUM,
    NEXT_FORM,
    PARTIALLY,
    POOL,
    RATED,
    RESPONSE,
    RIVAL,
    SPEED,
    STAGE,
    TRAITS,
    V_BEFORE_DAMAGE,
    V_DEAL,
    V_PLAY,
    V_RESOLVE,
    V_STATUS,
    YOU,
)
from kumite.games.universus.words.amounts import Bound, Tally, Times
from kumite.games.universus.words.asked import SharesName
from kumite.games.universus.words.bonus import CheckBonus
from kumite.games.universus.words.changes import Modify, Set
from kumite.games.universus.words.conds import Stands
from kumite.games.universus.words.looks import Search
from kumite.games.universus.words.moves import Build, Move, Spend
from kumite.games.universus.words.plays import Multiply, PutOnStack
from kumite.games.universus.words.riders import AsReversal, In, OnePerAttack
from kumite.games.universus.words.rule import PLAYABLE, Rule
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This
from kumite.games.universus.words.structure import Fired, May, While
from kumite.games.universus.words.tests import Type
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.turns import Commit, Create, Flip

BLOCKED = (PARTIALLY, COMPLETELY)
THIS_ATTACK = TheAttack()
SOME_MOMENTUM = Spend(Sel(99, DOER, (), (MOMENTUM,), least=1))


class Keywords(KeywordBook):
    """One ability for each keyword; its type is the keyword's colour (UVS-KWAB-01).  X equals the rating, but is never
    negative (UVS-NEG-03)."""

    def names(self) -> tuple[str, ...]:
        return KEYWORDS

    def rated(self) -> tuple[str, ...]:
        return RATED

    def traits(self) -> tuple[str, ...]:
        return TRAITS + CHARACTER_TRAITS

    def ability(self, keyword: Keyword) -> Ability:
        name, n = keyword.name, max(0, keyword.rating)
        if name in ("Breaker", "Deflect", "Echo", "Reversal"):
            return response(name, n)
        if name in ("EX", "Powerful", "Stun", "Multiple", "Gauge"):
            return enhance(name, n)
        if name == "Desperation":
            return desperation(n)
        if name in ("Frenzy", "Tension"):
            return blitz(name)
        # Combo, Elusive, Flash, Safe, Shift, Terrain, Throw and Unique are asked after where they matter
        return Ability(CONTINUOUS, keyword=name)


MAKERS.append(Keywords())


def response(name: str, n: int) -> Ability:
    """Breaker (UVS-KBREAK-01), Deflect (UVS-KDEFL-01), Echo (UVS-KECHO-01), Reversal (UVS-KREV-01)."""
    if name == "Breaker":
        blocked = Event(V_STATUS, RIVAL, own=True, notes=BLOCKED)
        return Ability(RESPONSE, (CheckBonus(-n, RIVAL, (FOR_FORM, FOR_BLOCK)),), trigger=blocked, keyword=name)
    if name == "Deflect":
        coming = Event(V_BEFORE_DAMAGE, RIVAL)
        riders = (In(HAND), OnePerAttack("Deflect"))
        hit = Modify(TheAttack(RIVAL), DAMAGE, -n)
        return Ability(RESPONSE, (hit,), (Move(This(), POOL, facing="up"),), coming, riders, keyword=name)
    if name == "Echo":
        again = Fired(Event(V_RESOLVE, own=True), (Flip(This()),), on=This())
        play = Rule(PLAYABLE, Event(V_PLAY, YOU, own=True), 0, (again,), (POOL,), None, This(), NEXT_FORM)
        return Ability(RESPONSE, (play,), (Spend(),), Event(V_RESOLVE, YOU, own=True), keyword=name)
    done = Event(V_RESOLVE, RIVAL, notes=BLOCKED)
    return Ability(RESPONSE, (PutOnStack(This()),), (), done, (In(HAND), AsReversal()), keyword=name)


def enhance(name: str, n: int) -> Ability:
    """EX (UVS-KEX-01), Powerful (UVS-KPOWER-01), Stun (UVS-KSTUN-01), Multiple (UVS-KMULT-01), Gauge
    (UVS-KGAUGE-01)."""
    if name in ("EX", "Powerful"):
        prop = SPEED if name == "EX" else DAMAGE
        hit = Modify(THIS_ATTACK, prop, Times(n, Bound("paid")))
        return Ability(ENHANCE, (hit,), (SOME_MOMENTUM,), keyword=name)
    if name == "Stun":
        stun = Commit(Sel(n, DOER, (Type((FOUNDATION,)),), (STAGE,)), RIVAL, stun=True)
        return Ability(ENHANCE, (stun,), keyword=name)
    if name == "Multiple":
        some = Spend(Sel(n, DOER, (), (MOMENTUM,), least=1))
        return Ability(ENHANCE, (Multiply(Bound("paid")),), (some,), keyword=name)
    found = Search((DECK, DISCARDS), (Type((CHARACTER,)), SharesName()), (Build(Ref("searched"), facing="up"),))
    dealt = Event(V_DEAL, ANY, attack=True, op=">=", amount=n)
    gauge = Fired(dealt, (May((found,)),), until=ATTACK_PERIOD, on=THIS_ATTACK)
    return Ability(ENHANCE, (gauge,), keyword=name)


def desperation(n: int) -> Ability:
    """UVS-KDESP-01: while its player is at desperation, its difficulty is the rating."""
    return Ability(
        CONTINUOUS, (While(Stands(YOU, "desperation"), (Set(This(), DIFFICULTY, n),)),), keyword="Desperation"
    )


def blitz(name: str) -> Ability:
    """Frenzy (UVS-KFRENZY-01), Tension (UVS-KTENS-01)."""
    if name == "Tension":
        return Ability(BLITZ, (Create("Roman Cancel"),), keyword=name)
    blocked = Tally(Event(V_STATUS, ANY, notes=BLOCKED))
    does = (Modify(THIS_ATTACK, SPEED, blocked), Modify(THIS_ATTACK, DAMAGE, blocked))
    return Ability(BLITZ, does, keyword=name)
