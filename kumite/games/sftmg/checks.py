"""A space that somebody described."""

from __future__ import annotations

from typing import Any

from kumite.errors import BadPosition, Refusal, brief
from kumite.games.sftmg.grid import ALL, space


def square(value: Any, where: str, within: int = ALL) -> int:
    """A space, one of these."""
    try:
        found = space(value) if isinstance(value, str) else space("")
    except Refusal:
        raise BadPosition(f"{where} is {brief(value)}; a space is called a1 to i9", ("SFTMG-STAGE-01",)) from None
    if not within >> found & 1:
        raise BadPosition(f"{where} is {brief(value)}, and no stage lies there", ("SFTMG-STAGE-01", "SFTMG-VAR-14"))
    return found
