"""Small checks of what somebody described, each with its sentence: the same in every game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kumite.errors import BadPosition, brief


def known_keys(given: dict[Any, Any], keys: Iterable[str], where: str) -> None:
    known = sorted(keys)
    for key in given:
        if key not in known:
            raise BadPosition(f"{where} has the unknown entry {brief(key)}; known are {', '.join(known)}")


def one_of(value: Any, values: tuple[str, ...], where: str) -> str:
    if value not in values:
        raise BadPosition(f"{where} is {brief(value)}; it must be one of {', '.join(values)}")
    return str(value)


def number(value: Any, least: int, most: int, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadPosition(f"{where} is {brief(value)}; it must be a whole number from {least} to {most}")
    return value
