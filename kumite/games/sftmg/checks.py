"""Small checks of what somebody described, each with its sentence."""

from __future__ import annotations

from typing import Any

from kumite.errors import BadPosition, Refusal, brief
from kumite.games.sftmg.grid import space


def known_keys(given: dict[Any, Any], keys: tuple[str, ...], where: str) -> None:
    for key in given:
        if key not in keys:
            raise BadPosition(f"{where} has the unknown entry {brief(key)}; known are {', '.join(sorted(keys))}")


def one_of(value: Any, values: tuple[str, ...], where: str) -> str:
    if value not in values:
        raise BadPosition(f"{where} is {brief(value)}; it must be one of {', '.join(values)}")
    return str(value)


def number(value: Any, least: int, most: int, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadPosition(f"{where} is {brief(value)}; it must be a whole number from {least} to {most}")
    return value


def square(value: Any, where: str) -> int:
    try:
        return space(value) if isinstance(value, str) else space("")
    except Refusal:
        raise BadPosition(f"{where} is {brief(value)}; a space is called a1 to i9", ("SFTMG-STAGE-01",)) from None
