"""Battle Dice on the table: how many, and what they show (SFTMG-RESOLVE-07)."""

from __future__ import annotations

from typing import Final, final

from kumite.core.position import CHANCE, Asks, Question
from kumite.games.sftmg.dice import MOST, blocks, faces, hits, meters, read, wanted, write
from kumite.games.sftmg.events import AGAIN, ATTACKING, BLOCKING, Rolled, many
from kumite.games.sftmg.happenings import NoBlock
from kumite.games.sftmg.position import BLOCK, Fight
from kumite.games.sftmg.printed import CARDS, SUPER, ULTRA
from kumite.games.sftmg.rules.react import default_dice, unblocked
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
    """SFTMG-BLOCK-01 to SFTMG-BLOCK-03, SFTMG-GUARD-04, SFTMG-SUPER-04, SFTMG-ULTRA-03: default dice and Boosts, eight
    at most.

    SFTMG-THROW-01, SFTMG-KEY-09, SFTMG-COUNTER-06, SFTMG-REACT-04: none against a Throw or an Unblockable attack, and
    none without a Block."""
    attack = g.attack
    if attack.reaction != BLOCK or unblocked(g):
        return 0
    return min(MOST, default_dice(g) + attack.boosts)


def why_so_many(g: Fight) -> str:
    """The printed dice and what was added to them, in words; nothing where nothing was."""
    attack = g.attack
    card = CARDS[attack.kind]
    ex = 1 if attack.spent and card.ex else 0
    added = (
        ("Edge", card.edge[0] if attack.edge else 0),
        ("Combo", card.combo if attack.follows else 0),
        ("pushed", card.per_push * attack.pushed),
        ("EX", ex),
        ("Events", attack.dice - ex + more_dice(g, attack.by, attack.kind)),
    )
    words = [f"{word} {n:+}" for word, n in added if n]
    return ", ".join([str(card.dice), *words]) if words else ""


def tally(shown: tuple[int, ...], n: int, what: str, gains: bool) -> str:
    """What a roll comes to: so many hits or blocks, and Meter."""
    found = meters(shown)
    return f"{many(n, what)}, {found} Meter" if gains and found else many(n, what)


@final
class RollAttack(Asks):
    """SFTMG-RESOLVE-07, SFTMG-BLOCK-07: the Attacker's dice."""

    says = "The Attacker rolls"
    rules = ("SFTMG-RESOLVE-07", "SFTMG-DICE-02")

    def ask(self, g: Fight) -> Question:
        return Question(CHANCE, "attack dice", range(WAYS[attack_dice(g)]), weighed=True)

    def act(self, g: Fight, roll: int) -> None:
        n, attack = attack_dice(g), change(g)
        shown, why = faces(n, roll), why_so_many(g)
        attack.rolled, attack.is_rolled = shown, True
        power = CARDS[attack.kind].type in (SUPER, ULTRA)
        worth = tally(shown, hits(shown, power), "hit", not attack.spent)
        g.events.append(Rolled(attack.by, label(g, attack.by), ATTACKING, shown, "SFTMG-RESOLVE-07", why, worth))

    def write(self, g: Fight, option: int) -> str:
        return write(attack_dice(g), option)

    def read(self, g: Fight, text: str) -> int:
        return read(attack_dice(g), text)

    def wanted(self, g: Fight) -> str:
        return wanted(attack_dice(g))


@final
class RollBlock(Asks):
    """SFTMG-RESOLVE-07: the Defender's dice, if the reaction calls for them."""

    says = "The Defender rolls"
    rules = ("SFTMG-RESOLVE-07", "SFTMG-DICE-03")

    def ask(self, g: Fight) -> Question:
        return Question(CHANCE, "block dice", range(WAYS[block_dice(g)]), weighed=True)

    def act(self, g: Fight, roll: int) -> None:
        n, target = block_dice(g), g.attack.target
        name = label(g, target)
        if n > 0:
            shown = change(g).blocks = faces(n, roll)
            worth = tally(shown, blocks(shown), "block", True)
            g.events.append(Rolled(target, name, BLOCKING, shown, "SFTMG-RESOLVE-07", "", worth))
        elif g.attack.reaction == BLOCK:
            why = unblocked(g)
            rule = (
                "SFTMG-SUPER-04"
                if not why
                else "SFTMG-KEY-09"
                if CARDS[g.attack.kind].unblockable
                else "SFTMG-THROW-01"
            )
            g.events.append(NoBlock(target, name, why or "only Boosts block a Super", rule))

    def write(self, g: Fight, option: int) -> str:
        return write(block_dice(g), option)

    def read(self, g: Fight, text: str) -> int:
        return read(block_dice(g), text)

    def wanted(self, g: Fight) -> str:
        return wanted(block_dice(g))


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
