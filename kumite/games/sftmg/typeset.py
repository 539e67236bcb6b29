"""Cards and stages as letters: the pieces the terminal's pictures and pages are put together from."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from kumite.core.effects import sentence
from kumite.games.sftmg.cards.counters import COUNTERS
from kumite.games.sftmg.cards.roster import FIGHTERS
from kumite.games.sftmg.grid import SIDE, space
from kumite.games.sftmg.printed import (
    BAIT,
    EVENT,
    FOCUS,
    MOMENTS,
    TYPES,
    Card,
    Stage,
    bonuses,
    keywords,
    reach_text,
    text,
)

WIDTH: Final = 80
GLUE: Final = "\u00a0"  # a blank at which no line is broken
SMALL: Final = "o"
LARGE: Final = "#"
FREE: Final = "."
SPACED: Final = tuple([each for each in FIGHTERS if " " in each])
UTILITY: Final = {BAIT: "2 Meter if they block", FOCUS: "4 damage if they block, or 2 after a Whiff"}


# Cards


def in_short(card: Card) -> list[str]:
    """A card in a few words."""
    if card.type == EVENT:
        return [f"{MOMENTS[card.moment]} Event", *([f"DEFENSE {card.defense}"] if card.defense else []), text(card)]
    found = [corner(card)] + ([UTILITY[card.type]] if card.type in UTILITY else [])
    if card.left or card.right:
        found.append(linkers(card))
    found += keywords(card) + bonuses(card) + (["EX"] if card.ex else [])
    found += [card.condition.text().removeprefix("Play ")] if card.condition is not None else []
    return found + extras(card)


def extras(card: Card) -> list[str]:
    """What an attack does besides keywords."""
    found = [f"+{dice(card.per_push)} per space pushed"] if card.per_push else []
    found += [f"+{card.per_gap[0]} damage per space between, {card.per_gap[1]} at most"] if card.per_gap[0] else []
    found += [f"on damage: {sentence(card.if_hit).rstrip('.')}"] if card.if_hit else []
    return found + ([f"then: {sentence(card.after).rstrip('.')}"] if card.after else [])


def corner(card: Card) -> str:
    """Type, dice and reach: Projectile, 3 dice, range 2-5."""
    found = [TYPES[card.type]] if TYPES[card.type] != card.name else []
    if card.dice:
        found.append(dice(card.dice))
    reach = reach_text(card)
    if reach or card.type != EVENT:
        found.append(reach or "any range")
    return ", ".join(found)


def dice(n: int) -> str:
    return "1 die" if n == 1 else f"{n} dice"


def linkers(card: Card) -> str:
    """[RB>G]: what may come before, and what may follow."""
    return f"[{initials(card.left)}>{initials(card.right)}]"


def initials(colours: int) -> str:
    return "".join([letter for bit, letter in enumerate("RBGY") if colours >> bit & 1])


def counter_text(card: Card) -> str:
    """The Counter-Attack line; nothing where there is none."""
    if card.type >= len(COUNTERS):
        return ""
    return f"Against a {TYPES[card.type]}: {sentence(COUNTERS[card.type])}".replace("a Bait!:", "Bait!:")


# Stages


def stage(marks: dict[int, str], rows: Sequence[int] = range(SIDE - 1, -1, -1)) -> list[str]:
    """The nine rows, the ninth on top, or some of them, with letters and numbers around them."""
    letters = " " + "".join([f"{letter:>3}" for letter in "abcdefghi"])
    lines = [letters]
    for row in rows:
        cells = [f"{marks.get(row * SIDE + column, FREE):>3}" for column in range(SIDE)]
        lines.append(f"{row + 1}{''.join(cells)}  {row + 1}")
    return [*lines, letters]


def diagram(of: Stage) -> list[str]:
    """A stage as it is before the fight, with its Start Spaces: S for two players, m for more."""
    marks = {space(name): "m" for name in of.multiplayer}
    marks.update({space(name): "S" for name in of.versus})
    for thing in of.things:
        marks.update({space(name): LARGE if thing.large else SMALL for name in thing.spaces})
    return stage(marks)


# Lines


def many(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def glued(text: str) -> str:
    return text.replace(" ", GLUE)


def indented(text: str, hang: int = 2, width: int = WIDTH) -> list[str]:
    """A line, or several that hang below it; never broken inside the name of a Character."""
    for spaced in SPACED:
        text = text.replace(spaced, glued(spaced))
    lead = " " * (len(text) - len(text.lstrip(" ")))
    lines = wrap(text.lstrip(" "), width - 1, initial_indent=lead, subsequent_indent=" " * hang, break_on_hyphens=False)
    return [line.replace(GLUE, " ") for line in lines]
