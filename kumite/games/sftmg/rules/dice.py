"""Battle Dice on the table: how many, and what they show (SFTMG-RESOLVE-07)."""

from __future__ import annotations

from typing import Final, final

from kumite.core.position import CHANCE, Asks, Question
from kumite.games.sftmg.dice import MOST, faces, read, write
from kumite.games.sftmg.events import AGAIN, ATTACKING, BLOCKING, Rolled
from kumite.games.sftmg.position import BLOCK, Fight
from kumite.games.sftmg.printed import CARDS, NO_THROW
from kumite.games.sftmg.rules.react import default_dice
from kumite.games.sftmg.statics import more_dice
from kumite.games.sftmg.verbs import change, label

WAYS: Final = tuple([6**n for n in range(MOST + 1)])


def attack_dice(g: Fight) -> int:
    """SFTMG-CARD-02, SFTMG-KEY-01, SFTMG-COMBO-13, SFTMG-CHARGE-11, SFTMG-DICE-07: printed dice and every bonus, eight
    at most."""
    attack = g.attack
    card = CARDS[attack.kind]
    n = card.dice + attack.dice + card.per_push * attack.pushed + more_dice(g, attack.by, attack.kind)
    if attack.edge:
        n += card.edge[0]
    if attack.follows:
        n += card.combo
    return max(0, min(MOST, n))


def block_dice(g: Fight) -> int:
    """SFTMG-BLOCK-01 to SFTMG-BLOCK-03, SFTMG-SUPER-04, SFTMG-ULTRA-03: default dice and Boosts, eight at most.

    SFTMG-THROW-01, SFTMG-KEY-09, SFTMG-COUNTER-06, SFTMG-REACT-04: none against a Throw or an Unblockable attack, and
    none without a Block."""
    attack = g.attack
    card = CARDS[attack.kind]
    if attack.reaction != BLOCK or card.throw != NO_THROW or card.unblockable:
        return 0
    return min(MOST, default_dice(g) + attack.boosts)


@final
class RollAttack(Asks):
    """SFTMG-RESOLVE-07, SFTMG-BLOCK-07: the Attacker's dice."""

    says = "The Attacker rolls"
    rules = ("SFTMG-RESOLVE-07", "SFTMG-DICE-02")

    def ask(self, g: Fight) -> Question:
        return Question(CHANCE, "attack dice", range(WAYS[attack_dice(g)]), weighed=True)

    def act(self, g: Fight, roll: int) -> None:
        n, attack = attack_dice(g), change(g)
        attack.rolled, attack.is_rolled = faces(n, roll), True
        g.events.append(Rolled(attack.by, label(g, attack.by), ATTACKING, attack.rolled, "SFTMG-RESOLVE-07"))

    def write(self, g: Fight, option: int) -> str:
        return write(attack_dice(g), option)

    def read(self, g: Fight, text: str) -> int:
        return read(attack_dice(g), text)


@final
class RollBlock(Asks):
    """SFTMG-RESOLVE-07: the Defender's dice, if the reaction calls for them."""

    says = "The Defender rolls"
    rules = ("SFTMG-RESOLVE-07", "SFTMG-DICE-03")

    def ask(self, g: Fight) -> Question:
        return Question(CHANCE, "block dice", range(WAYS[block_dice(g)]), weighed=True)

    def act(self, g: Fight, roll: int) -> None:
        n = block_dice(g)
        if n > 0:
            attack = change(g)
            attack.blocks = faces(n, roll)
            g.events.append(Rolled(attack.target, label(g, attack.target), BLOCKING, attack.blocks, "SFTMG-RESOLVE-07"))

    def write(self, g: Fight, option: int) -> str:
        return write(block_dice(g), option)

    def read(self, g: Fight, text: str) -> int:
        return read(block_dice(g), text)


@final
class Reroll(Asks):
    """SFTMG-KEY-03, SFTMG-RULING-89: one die of the Block, which keeps its new face."""

    says = "A Block Die is rolled again"
    rules = ("SFTMG-KEY-03",)

    def __init__(self, die: int) -> None:
        self.die = die

    def ask(self, g: Fight) -> Question:
        return Question(CHANCE, "reroll", range(WAYS[1]))

    def act(self, g: Fight, roll: int) -> None:
        attack = change(g)
        new = faces(1, roll)
        attack.blocks = attack.blocks[: self.die] + new + attack.blocks[self.die + 1 :]
        g.events.append(Rolled(attack.target, label(g, attack.target), AGAIN, new, "SFTMG-KEY-03"))

    def write(self, g: Fight, option: int) -> str:
        return write(1, option)
