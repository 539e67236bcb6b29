"""Joined stages in letters and words: their pictures below the first one, the question which is joined, the intro.

Everything here is read off a view."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any, Final

from kumite.games.sftmg.cards.roster import PLACES
from kumite.games.sftmg.grid import SIDES, SPACES, space
from kumite.games.sftmg.joins import TURNS, WORDS, turned
from kumite.games.sftmg.printed import STAGES
from kumite.games.sftmg.typeset import indented, many, stage

BESIDE: Final = 40  # where the second of two pictures begins
JOIN: Final = "join "
STAGES_TEXT: Final = (
    "Whoever is knocked into a Wall of the first stage breaks it: the Attacker joins another stage there, and the "
    "movement goes on. Ea5 is a5 of the stage to the east; only the gap leads there, for figures, ranges and sight."
)


def stages(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Those joined so far."""
    return list(view["joined"]["stages"]) if "joined" in view else []


def pictures(view: dict[str, Any], marks: dict[int, str]) -> list[str]:
    """Each joined stage with what stands on it, two beside each other."""
    drawn = [[title(each), *stage(on_stage(each, marks))] for each in stages(view)]
    lines: list[str] = []
    for i in range(0, len(drawn), 2):
        pair = [*drawn[i : i + 2], []]
        lines += [f"{one:<{BESIDE}}{other}".rstrip() for one, other in zip_longest(pair[0], pair[1], fillvalue="")]
    for each in stages(view):
        here, there = each["gap"]
        lines += indented(
            f"{each['side']} {each['stage']}: the gap is between {here} and {there} ({each['token']} token)."
        )
    return lines


def title(each: dict[str, Any]) -> str:
    how = "" if each["turned"] == TURNS[0] else f" ({each['turned']})"
    return f"{each['side']}: {each['stage']}{how}"


def on_stage(each: dict[str, Any], marks: dict[int, str]) -> dict[int, str]:
    first = (1 + SIDES.index(each["side"])) * SPACES
    return {at - first: sign for at, sign in marks.items() if first <= at < first + SPACES}


def hint(option: str) -> str:
    """What stands where on a stage that could be joined."""
    name, _, how = option.removeprefix(JOIN).partition(" turned ")
    if not option.startswith(JOIN) or name not in PLACES:
        return ""
    turn, found = TURNS.index(how or TURNS[0]), list[str]()
    for thing in STAGES[PLACES[name]].things:
        at = sorted([in_grid(turned(space(each), turn)) for each in thing.spaces])
        found.append(f"{thing.name}{' (large)' if thing.large else ''} {' '.join(at)}")
    return "; ".join(found)


def in_grid(at: int) -> str:
    return f"{'abcdefghi'[at % 9]}{at // 9 + 1}"


def still_to_come(view: dict[str, Any]) -> list[str]:
    """How many Walls may still break."""
    left = view["joined"]["left"] if "joined" in view else 0
    free = [word for side, word in zip(SIDES, WORDS) if side not in [each["side"] for each in stages(view)]]
    return indented(f"{many(left, 'stage')} may still be joined: {', '.join(free)}.") if left else []
