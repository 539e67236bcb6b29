"""Texts that wait or hold: asked for by the rules, not carried out.

What an Event in play gives (SFTMG-RULING-44), what waits for the next Attack Card, what lessens damage.
"""

from __future__ import annotations

from kumite.core.effects import Ctx, Word
from kumite.games.sftmg.position import NO_KIT, Fight
from kumite.games.sftmg.printed import CARDS, ROSTER, TYPES, is_attack_card
from kumite.games.sftmg.verbs import prime


def attack_dice(n: int) -> str:
    return f"{n} Attack {'Die' if n == 1 else 'Dice'}"


class MoreDice(Word):
    """For Attack Cards of one type, or of any (`type` is -1)."""

    def __init__(self, n: int, type: int = -1) -> None:
        self.n = n
        self.type = type

    def text(self) -> str:
        whose = TYPES[self.type] if self.type >= 0 else "Attack Card"
        return f"Your {whose}s get {'+' if self.n > 0 else '-'}{attack_dice(abs(self.n))}."


class Shell(Word):
    """Attacks deal less."""

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"Attacks deal {self.n} less damage to you."


class Quick(Word):
    """A better Move stat."""

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"Your Move is {abs(self.n)} {'higher' if self.n > 0 else 'lower'}."


class Guarded(Word):
    """More default Block Dice."""

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        n = abs(self.n)
        return f"You have {n} {'more' if self.n > 0 else 'fewer'} default Block {'Die' if n == 1 else 'Dice'}."


class Ignore(Word):
    """SFTMG-KEY-08: of Unblockable damage about to be taken; the step that deals it reads this."""

    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Fight, ctx: Ctx) -> None:
        return

    def text(self) -> str:
        return f"Ignore up to {self.n} of the Unblockable damage you are about to take."


class Prime(Word):
    """Something for the next Attack Card of this turn (SFTMG-SUPER-07: no other attack will do)."""

    def __init__(self, dice: int = 0, damage: int = 0, knockback: int = 0, mix_up: int = 0, stun: int = 0) -> None:
        self.dice = dice
        self.damage = damage
        self.knockback = knockback
        self.mix_up = mix_up
        self.stun = stun

    def does(self, g: Fight, ctx: Ctx) -> None:
        prime(g, ctx.you, self)

    def text(self) -> str:
        gets = [f"+{attack_dice(self.dice)}"] if self.dice else []
        gets += [f"+{self.damage} damage"] if self.damage else []
        for word, n in (("Knockback", self.knockback), ("Mix-Up", self.mix_up), ("Stun", self.stun)):
            gets += [f"{word} {n}"] if n else []
        return f"Your next Attack Card this turn gets {' and '.join(gets)}."


# Asking


def holding(g: Fight, seat: int) -> list[Word]:
    """The texts of this player's Events in play, and of what the mode has in force."""
    found: list[Word] = list(g.kit.holds(seat))
    for h in g.stays[seat]:
        word = CARDS[g.kind[h]].holds
        if word is not None:
            found.append(word)
    return found


def holds_any(g: Fight, seat: int) -> bool:
    return len(g.stays[seat]) > 0 or g.kit is not NO_KIT


def more_dice(g: Fight, seat: int, kind: int) -> int:
    """Dice an attack gets from Events in play: only Attack Cards do."""
    card = CARDS[kind]
    if not holds_any(g, seat) or not is_attack_card(card):
        return 0
    return sum([w.n for w in holding(g, seat) if isinstance(w, MoreDice) and w.type in (-1, card.type)])


def shell(g: Fight, seat: int) -> int:
    return sum([word.n for word in holding(g, seat) if isinstance(word, Shell)]) if holds_any(g, seat) else 0


def guard(g: Fight, seat: int) -> int:
    return sum([word.n for word in holding(g, seat) if isinstance(word, Guarded)]) if holds_any(g, seat) else 0


def move_stat(g: Fight, seat: int) -> int:
    """SFTMG-CHAR-01: what is printed, and what Events in play add."""
    move = ROSTER[g.fighter[seat]].move
    if not holds_any(g, seat):
        return move
    return max(0, move + sum([word.n for word in holding(g, seat) if isinstance(word, Quick)]))
