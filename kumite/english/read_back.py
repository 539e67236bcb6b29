"""There and back: a tree is told in words, the words are parsed and lowered, and what comes back is compared.

Of one meaning there are several trees; the canonical one is told (canon.py).  `python -m scripts.read_back` counts."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from kumite.core.position import Record, fields
from kumite.english.lower.ability import lower_ability
from kumite.english.lower.canon import canon
from kumite.english.parse import parse_ability
from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.printed import Ability
from kumite.games.universus.trees.notation import notation

SAME: Final = "same"
NOT_PARSED: Final = "not parsed"
NOT_LOWERED: Final = "not lowered"
OTHER: Final = "another tree"


class Back(NamedTuple):
    """What became of a tree: the canonical one, its words, and what they were read as."""

    came: str
    told: Ability
    text: str
    found: Ability | None = None
    cause: str = ""  # where it went wrong, short enough to group by

    @property
    def shown(self) -> str:
        """For people."""
        if self.found is None or self.came == SAME:
            return f"{self.text}  {self.cause}".rstrip()
        return f"{self.text}\n  {notation(self.told)}\n  {notation(self.found)}"


def read_back(tree: Ability, kind: int, name: str = "", keywords: tuple[str, ...] | None = None) -> Back:
    """The tree, printed on a card of this type and name."""
    told = canon(tree)
    text = written_out(told)
    parsed = parse_ability(text, "universus")
    if parsed.refusal is not None:
        words = " ".join(parsed.text[parsed.refusal.start :].split()[:3])
        return Back(NOT_PARSED, told, text, None, f"{parsed.refusal.part}: {words}")
    found = lower_ability(parsed, kind, name, keywords)
    if found.ability is None:
        return Back(NOT_LOWERED, told, text, None, f"{found.label}: {found.why}: {found.words!r}")
    if found.ability == told:
        return Back(SAME, told, text, told)
    return Back(OTHER, told, text, found.ability, difference(told, found.ability))


def difference(one: Any, other: Any, at: str = "") -> str:
    """Where two trees part: the path, and what is there."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        if len(one) != len(other):
            return f"{at}: {kinds(one)} / {kinds(other)}"
        apart = [difference(mine, theirs, at) for mine, theirs in zip(one, other, strict=True) if mine != theirs]
        return apart[0]
    if isinstance(one, Record) and isinstance(other, Record) and type(one) is type(other):
        mine, theirs = fields(one), fields(other)
        name = next(name for name in mine if mine[name] != theirs[name])
        return difference(mine[name], theirs[name], f"{type(one).__name__}.{name}")
    return f"{at}: {kinds(one)} / {kinds(other)}"


def kinds(part: Any) -> str:
    """A part of a tree by the name of its type; plain values as they are."""
    if isinstance(part, tuple):
        return f"({', '.join([kinds(one) for one in part])})"
    return type(part).__name__ if isinstance(part, Record) else repr(part)
