"""A space that somebody described."""

from __future__ import annotations

from typing import Any

from kumite.core.position import RuleIds
from kumite.errors import BadPosition, Refusal, brief
from kumite.games.sftmg.grid import ALL, SIDES, SPACES, name, space


def square(value: Any, where: str, within: int = ALL) -> int:
    """A space, one of these."""
    try:
        found = space(value) if isinstance(value, str) else space("")
    except Refusal:
        raise BadPosition(
            f"{where} is {brief(value)}; a space is called {names(within)}", ("SFTMG-STAGE-01",)
        ) from None
    if not within >> found & 1:
        raise BadPosition(f"{where} is {brief(value)}, and no stage lies there", ("SFTMG-STAGE-01", "SFTMG-VAR-14"))
    return found


def names(within: int) -> str:
    """How the spaces are called, stage by stage."""
    found = [f", {side}a1 to {side}i9" for i, side in enumerate(SIDES) if within >> (i + 1) * SPACES & 1]
    return f"a1 to i9{''.join(found)}"


def on_first_stage(value: Any, where: str, within: int, what: str, rules: RuleIds = ("SFTMG-RULING-173",)) -> int:
    """SFTMG-RULING-173: a space of the first stage, whatever is joined to it."""
    elsewhere = isinstance(value, str) and value[:1] in SIDES
    found = square(value, where, within if elsewhere else ALL)
    if not ALL >> found & 1:
        raise BadPosition(f"{where} is {name(found)}; {what} on the first stage", rules)
    return found
