"""Texts that simply hold while their fighter stands: asked for by the rules, never carried out."""

from __future__ import annotations

from kumite.core.effects import Word
from kumite.games.megafighter.position import Bout, standing
from kumite.games.megafighter.printed import HOLDING, RED_BAR


class NoHealing(Word):
    def text(self) -> str:
        return "Opposing Fighters cannot heal."


class Armour(Word):
    """Less damage from Attacks for the fighter itself."""

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"Attacks deal {self.n} less to this Fighter."


class Shelter(Word):
    """Less damage from Attacks for the Sideline Fighters of the team."""

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"Attacks deal {self.n} less to each of your Sideline Fighters."


class Fury(Word):
    """More damage to the opposing Frontline Fighter by the team's Ultimates."""

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"Ultimate Attacks of your team deal {self.n} more to Frontline Fighter."


class Swagger(Word):
    """A Taunt of the team gains more."""

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"Your Taunts gain {self.n} more ★."


class Discount(Word):
    """Ultimates of the team cost less."""

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self) -> str:
        return f"Ultimate Attacks of your team cost {self.n} ★ less."


def holding(g: Bout, seat: int) -> list[Word]:
    """The standing texts of a team that hold now: a red bar's only in the Frontline (MEGA-ABIL-11)."""
    found: list[Word] = []
    for slot in standing(g, seat):
        for ability in HOLDING[g.fighter[slot]]:
            if ability.always is not None and (ability.colour != RED_BAR or g.front[seat] == slot):
                found.append(ability.always)
    return found


def armour(g: Bout, slot: int, seat: int) -> int:
    """What Attacks lose on their way to this fighter: its own armour and its team's shelter."""
    less = 0
    front = g.front[seat] == slot
    for ability in HOLDING[g.fighter[slot]]:
        word = ability.always
        if isinstance(word, Armour) and (ability.colour != RED_BAR or front):
            less += word.n
    if not front:
        for held in holding(g, seat):
            if isinstance(held, Shelter):
                less += held.n
    return less


def cost_of_ultimate(g: Bout, seat: int, cost: int) -> int:
    """A printed Super cost less the team's discounts, never below 1 (MEGA-ULT-01)."""
    if cost == 0:
        return 0
    for word in holding(g, seat):
        if isinstance(word, Discount):
            cost -= word.n
    return max(1, cost)


def fury(g: Bout, seat: int) -> int:
    """What the team's Ultimates deal on top."""
    return sum([word.n for word in holding(g, seat) if isinstance(word, Fury)])


def swagger(g: Bout, seat: int) -> int:
    """What the team's Taunts gain on top."""
    return sum([word.n for word in holding(g, seat) if isinstance(word, Swagger)])


def cannot_heal(g: Bout, seat: int) -> bool:
    """Whether an opposing text stops this seat's fighters from healing (Cytoplasm, MEGA-RULING-35)."""
    for word in holding(g, 1 - seat):
        if isinstance(word, NoHealing):
            return True
    return False
