"""The name of the card itself, printed with a slip: no other card is called so."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.position import Record, fields
from kumite.games.universus.words.tests import Named

SHORTEST: Final = 7  # of shorter names, two that differ by a letter are two names


def in_own_name(part: Any, name: str) -> Any:
    """The same tree with the card's own name spelt right."""
    if isinstance(part, tuple):
        return tuple([in_own_name(one, name) for one in part])
    if isinstance(part, Named) and not part.part and is_slip(part.title.casefold(), name.casefold()):
        return Named(name)
    if not isinstance(part, Record):
        return part
    held = fields(part)
    now = {key: in_own_name(value, name) for key, value in held.items()}
    return part if now == held else type(part)(**now)


def is_slip(said: str, name: str) -> bool:
    """One letter wrong, too many or left out, or two letters in the wrong order."""
    if said == name or min(len(said), len(name)) < SHORTEST or abs(len(said) - len(name)) > 1:
        return False
    start = 0
    while start < min(len(said), len(name)) and said[start] == name[start]:
        start += 1
    end = 0
    while end < min(len(said), len(name)) - start and said[-1 - end] == name[-1 - end]:
        end += 1
    wrong, right = said[start : len(said) - end], name[start : len(name) - end]
    swapped = len(wrong) == len(right) == 2 and wrong == right[::-1]
    return (wrong + right).isalpha() and (swapped or max(len(wrong), len(right)) == 1)
