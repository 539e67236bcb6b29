"""What the dice did: damage, Meter, keywords, Whiffs (SFTMG-RESOLVE-07 to SFTMG-RESOLVE-11)."""

from __future__ import annotations

from typing import Final, final

from kumite.core.effects import Ctx, Effect
from kumite.core.position import Asks, Question, Step
from kumite.games.sftmg.dice import NAMES, blocks, hits, meters
from kumite.games.sftmg.events import Whiffed
from kumite.games.sftmg.position import Fight
from kumite.games.sftmg.printed import CARDS, HURT, SUPER, ULTRA
from kumite.games.sftmg.rules.dice import Reroll
from kumite.games.sftmg.rules.draw import Forget
from kumite.games.sftmg.rules.ends import fallen, knock_out
from kumite.games.sftmg.rules.forced import PushAway, Throwing
from kumite.games.sftmg.statics import shell
from kumite.games.sftmg.verbs import change, earn, end_stay, label, mill_cards, wound

KEEP: Final = 0  # a Block roll as it is; 1 + die to have that one rolled again

POKE: Final = 3  # cards (SFTMG-KEY-05, SFTMG-RULING-06)

KNOCKBACK: Final = 0
THROW: Final = 1
POKES: Final = 2
STUN: Final = 3


@final
class MixUp(Step):
    """SFTMG-KEY-03, SFTMG-KEY-04: so many Block Dice may be rolled again; it needs no damage."""

    says = "The Attacker may have Block Dice rolled again"
    rules = ("SFTMG-KEY-03", "SFTMG-KEY-04")

    def run(self, g: Fight) -> None:
        attack = g.attack
        n = CARDS[attack.kind].mix_up + attack.mix_up
        if n > 0 and attack.blocks:
            g.then(PickDie(n, ()))


@final
class PickDie(Asks):
    """SFTMG-RULING-89: up to so many different dice, each once, after both rolls are seen."""

    says = "Which Block Die is rolled again?"
    rules = ("SFTMG-KEY-03", "SFTMG-RULING-89")

    def __init__(self, left: int, rolled: tuple[int, ...]) -> None:
        self.left = left
        self.rolled = rolled  # dice that were rolled again already

    def ask(self, g: Fight) -> Question:
        options, seen = [KEEP], list[int]()
        for die, face in enumerate(g.attack.blocks):
            if die not in self.rolled and face not in seen:
                seen.append(face)
                options.append(1 + die)
        return Question(g.attack.by, "mix-up", tuple(options))

    def act(self, g: Fight, option: int) -> None:
        if option == KEEP:
            return
        die = option - 1
        if self.left > 1 and len(self.rolled) + 1 < len(g.attack.blocks):
            g.then(PickDie(self.left - 1, self.rolled + (die,)))
        g.then(Reroll(die))

    def write(self, g: Fight, option: int) -> str:
        return "keep" if option == KEEP else f"reroll {NAMES[g.attack.blocks[option - 1]]}"

    def prompt(self, g: Fight) -> str:
        return f"Mix-Up: have a Block Die rolled again? ({self.left} left)"


@final
class Strike(Step):
    """SFTMG-BLOCK-07, SFTMG-COUNTER-08, SFTMG-ULTRA-08, SFTMG-RULING-14: hits and modifiers less blocks, never below 0.
    SFTMG-RESOLVE-08: then Meter, unless that was a KO (SFTMG-RULING-122)."""

    says = "Damage and Meter"
    rules = ("SFTMG-RESOLVE-07", "SFTMG-RESOLVE-08", "SFTMG-BLOCK-07", "SFTMG-BLOCK-08")

    def run(self, g: Fight) -> None:
        attack = g.attack
        target, power = attack.target, counts_meter(attack.kind)
        hit = hits(attack.rolled, power) + attack.extra + gap_damage(attack.kind, attack.apart)
        damage = max(0, hit - blocks(attack.blocks) - attack.armour - shell(g, target))
        if damage > 0:
            change(g).damage = damage
            wound(g, target, damage, True, damage_rule(attack.kind, attack.reaction))
            end_stances(g, target)
            out = fallen(g, (target,))
            if out:
                knock_out(g, out)
                return
        else:
            g.events.append(Whiffed(attack.by, label(g, attack.by)))
        collect_meter(g)


def damage_rule(kind: int, reaction: int) -> str:
    """By which the damage is what it is."""
    if CARDS[kind].type == ULTRA:
        return "SFTMG-ULTRA-08"
    return ("SFTMG-BLOCK-07", "SFTMG-BLOCK-07", "SFTMG-COUNTER-08", "SFTMG-REACT-04")[reaction]


def counts_meter(kind: int) -> bool:
    """SFTMG-SUPER-05, SFTMG-ULTRA-04: in a Super or an Ultra every Meter face is a hit."""
    return CARDS[kind].type in (SUPER, ULTRA)


def gap_damage(kind: int, apart: int) -> int:
    """SFTMG-ULTRA-11, SFTMG-RULING-41: damage for each space strictly between, up to a number of them."""
    each, at_most = CARDS[kind].per_gap
    return each * min(at_most, apart - 1) if each else 0


def end_stances(g: Fight, who: int) -> None:
    """Events in play that end when an attack damages their player."""
    for card in g.stays[who]:
        if CARDS[g.kind[card]].ends == HURT:
            end_stay(g, who, card)


def collect_meter(g: Fight) -> None:
    """SFTMG-METER-03, SFTMG-DICE-06, SFTMG-RESOLVE-08, SFTMG-COUNTER-09, SFTMG-RULING-85: each roller's Meter faces.

    SFTMG-GOLD-02, SFTMG-GOLD-03, SFTMG-GOLD-04, SFTMG-EXATK-04, SFTMG-SUPER-06: none for whoever paid Meter for this
    very attack (SFTMG-RULING-36)."""
    attack = g.attack
    if not attack.spent:
        earn(g, attack.by, meters(attack.rolled), "SFTMG-RESOLVE-08")
    earn(g, attack.target, meters(attack.blocks), "SFTMG-RESOLVE-08")


@final
class AfterDamage(Step):
    """SFTMG-RESOLVE-09, SFTMG-RESOLVE-11, SFTMG-ULTRA-09: keywords, only if there was damage; the same ones add up.
    SFTMG-THROW-09: Throw 0 moves nobody."""

    says = "Keywords that follow damage"
    rules = ("SFTMG-RESOLVE-09", "SFTMG-RESOLVE-11", "SFTMG-THROW-02")

    def run(self, g: Fight) -> None:
        attack = g.attack
        if attack.damage == 0:
            return
        card = CARDS[attack.kind]
        pending: list[int] = []
        if card.knockback + attack.knock > 0:
            pending.append(KNOCKBACK)
        if card.throw > 0:
            pending.append(THROW)
        if card.poke > 0:
            pending.append(POKES)
        if card.stun + attack.stun > 0:
            pending.append(STUN)
        if pending:
            g.then(Keyword(tuple(pending)))


@final
class Keyword(Asks):
    """SFTMG-RESOLVE-10: the Attacker chooses the order."""

    says = "Which keyword comes first?"
    rules = ("SFTMG-RESOLVE-10",)

    def __init__(self, pending: tuple[int, ...]) -> None:
        self.pending = pending

    def ask(self, g: Fight) -> Question:
        return Question(g.attack.by, "keyword", self.pending)

    def act(self, g: Fight, option: int) -> None:
        rest = tuple([keyword for keyword in self.pending if keyword != option])
        if rest:
            g.then(Keyword(rest))
        apply(g, option)

    def write(self, g: Fight, option: int) -> str:
        return ("knockback", "throw", "poke", "stun")[option]


def apply(g: Fight, keyword: int) -> None:
    """SFTMG-KNOCK-01, SFTMG-THROW-02, SFTMG-KEY-05, SFTMG-KEY-06."""
    attack = g.attack
    card, target = CARDS[attack.kind], attack.target
    if keyword == KNOCKBACK:
        g.then(PushAway(attack.by, target, card.knockback + attack.knock, "SFTMG-KNOCK-01"))
    elif keyword == THROW:
        g.then(Throwing(attack.by, target, card.throw, "SFTMG-THROW-02"))
    elif keyword == POKES:
        mill_cards(g, target, POKE * card.poke, "SFTMG-KEY-05")
    else:
        g.then(Forget(target, card.stun + attack.stun, "SFTMG-KEY-06"))


@final
class CardText(Step):
    """SFTMG-CARD-04, SFTMG-RULING-15: "if this attack deals damage", then "after this attack resolves"."""

    says = "The rest of the card's text"
    rules = ("SFTMG-CARD-04", "SFTMG-RULING-15")

    def run(self, g: Fight) -> None:
        attack = g.attack
        card = CARDS[attack.kind]
        words = card.if_hit + card.after if attack.damage > 0 else card.after
        if words:
            g.then(Effect(words, Ctx(attack.by, attack.kind, attack.target, "SFTMG-CARD-04")))
