"""What follows an attack: a Response to a Whiff, or a Combo Action (SFTMG-COMBO-01 and on)."""

from __future__ import annotations

from typing import Final, final

from kumite.core.piles import one_of
from kumite.core.position import Asks, Question, Step
from kumite.games.sftmg.position import Fight
from kumite.games.sftmg.printed import CARDS, FOCUS, ROSTER, SUPER, ULTRAS
from kumite.games.sftmg.rules.attack import Resolve
from kumite.games.sftmg.rules.draw import held
from kumite.games.sftmg.rules.harm import met
from kumite.games.sftmg.rules.reach import measure_edge
from kumite.games.sftmg.rules.react import React
from kumite.games.sftmg.rules.whiff import Whiff
from kumite.games.sftmg.verbs import attack_by_ultra, attack_with, change, spend

SUPER_COST: Final = 4  # SFTMG-SUPER-01

STOP: Final = 0
KIND: Final = 1  # + kind of card


@final
class Aftermath(Step):
    """SFTMG-WHIFF-01, SFTMG-WHIFF-03, SFTMG-RULING-32: an attack that resolved without damage by its dice is a Whiff,
    whatever its movement did, which stays done (SFTMG-WHIFF-02).  SFTMG-COMBO-01, SFTMG-BLOCK-09: one that did damage
    may be followed by another."""

    says = "A Response to a Whiff, or a Combo Action"
    rules = ("SFTMG-WHIFF-01", "SFTMG-COMBO-01", "SFTMG-RULING-32")

    def run(self, g: Fight) -> None:
        attack = g.attack
        if attack.is_rolled and CARDS[attack.kind].type != FOCUS:
            g.then(Whiff() if attack.damage == 0 else GoOn())
            if attack.damage > 0 and g.house.before_combo is not None:
                g.then(g.house.before_combo)


@final
class GoOn(Asks):
    """SFTMG-COMBO-01 to SFTMG-COMBO-07: the Attacker may go on with a card that links, face up and without an Action.

    What links is a secret of the hand, so the question is put whenever something could."""

    says = "The Attacker may go on with a Combo Action"
    rules = ("SFTMG-COMBO-01", "SFTMG-COMBO-02", "SFTMG-COMBO-04", "SFTMG-COMBO-05")

    def ask(self, g: Fight) -> Question:
        by = g.attack.by
        options = (STOP,) + tuple([KIND + kind for kind in follow_ups(g)])
        return Question(by, "combo", options, always=len(g.hand[by]) > 0 and CARDS[g.attack.kind].right != 0)

    def act(self, g: Fight, option: int) -> None:
        if option != STOP:
            follow(g, option - KIND)

    def write(self, g: Fight, option: int) -> str:
        return "stop" if option == STOP else f"combo {CARDS[option - KIND].name}"

    def prompt(self, g: Fight) -> str:
        return f"{CARDS[g.attack.kind].name} dealt {g.attack.damage} damage. Go on with a Combo Action?"


def follow_ups(g: Fight) -> list[int]:
    """SFTMG-COMBO-02, SFTMG-COMBO-03, SFTMG-COMBO-06, SFTMG-RULING-94: cards of the hand whose left Linker shares a
    colour with the right Linker of the card before; a Super if it can be paid for (SFTMG-SUPER-10), an Ultra if its
    Character card says so (SFTMG-ULTRA-10).  SFTMG-ULTRA-12, SFTMG-RULING-109: without a right Linker nothing
    follows."""
    by, right = g.attack.by, CARDS[g.attack.kind].right
    found: list[int] = []
    for kind in held(g, by):
        card = CARDS[kind]
        if (
            card.left & right
            and (card.type != SUPER or g.meter[by] >= SUPER_COST)
            and met(g, by, kind, g.attack.target)
        ):
            found.append(kind)
    ultra = ULTRAS[g.fighter[by]]
    if CARDS[ultra].in_combo and CARDS[ultra].left & right and g.meter[by] >= ROSTER[g.fighter[by]].gauge:
        found.append(ultra)
    return found


def follow(g: Fight, kind: int) -> None:
    """SFTMG-COMBO-07, SFTMG-COMBO-08, SFTMG-COMBO-09, SFTMG-COMBO-16, SFTMG-RULING-83, SFTMG-RULING-102: played and
    paid for, against the same Defender, who reacts afresh."""
    by, target, counts = g.attack.by, g.attack.target, g.attack.counts
    if kind == ULTRAS[g.fighter[by]]:
        attack_by_ultra(g, by, target, kind, follows=True)
    else:
        attack_with(g, by, target, one_of(g, g.hand[by], kind), True, True, "SFTMG-COMBO-07")
    change(g).counts = counts
    declare(g)
    g.then(*answered_by(g), Resolve(), Aftermath())


def answered_by(g: Fight) -> list[Step]:
    """SFTMG-ATTACK-02: the Defender reacts; before that, whatever the table has (SFTMG-TAG-14)."""
    first = g.house.before_reaction
    return [React()] if first is None else [first, React()]


def declare(g: Fight) -> None:
    """SFTMG-SUPER-01, SFTMG-ULTRA-01, SFTMG-RULING-38, SFTMG-RULING-39: on declaration.  A card placed face up has its
    Edge measured now (SFTMG-KEY-01)."""
    kind, by = g.attack.kind, g.attack.by
    if g.attack.faceup:
        measure_edge(g)
    if CARDS[kind].type == SUPER:
        spend(g, by, SUPER_COST, "SFTMG-SUPER-01")
        change(g).spent = True
    elif kind == ULTRAS[g.fighter[by]]:
        spend(g, by, ROSTER[g.fighter[by]].gauge, "SFTMG-ULTRA-01")
        change(g).spent = True
