"""One entry with everything that belongs to it: the other entries that speak of it, the code, the tests."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, to_builtins

from kumite.catalogue.coverage import checkout, gather
from kumite.catalogue.lookup import examples_of, find, rulings_about
from kumite.catalogue.records import Entry, Example, Rule, Ruling
from kumite.errors import Refusal


class Detail(Struct, frozen=True):
    """`cited` and `proven` are None where there is no checkout to read them from."""

    entry: Entry
    refers_to: tuple[Entry, ...]
    rulings: tuple[Ruling, ...]
    examples: tuple[Example, ...]
    cited: list[str] | None
    proven: list[str] | None

    def as_json(self) -> dict[str, Any]:
        """The entry itself with the rest beside it."""
        rest: dict[str, Any] = to_builtins(self)
        entry: dict[str, Any] = rest.pop("entry")
        return {**entry, **rest}


def detail(rule_id: str) -> Detail:
    """All there is to say about one id."""
    entry = find(rule_id)
    cited, proven = _places(entry.id)
    return Detail(
        entry=entry,
        refers_to=tuple(find(other) for other in _named_by(entry)),
        rulings=rulings_about(entry.id),
        examples=examples_of(entry.id),
        cited=cited,
        proven=proven,
    )


def _named_by(entry: Entry) -> tuple[str, ...]:
    if isinstance(entry, Rule):
        return ()
    return entry.about if isinstance(entry, Ruling) else entry.rules


def _places(rule_id: str) -> tuple[list[str] | None, list[str] | None]:
    try:
        found = gather(checkout(), about=rule_id)
    except Refusal:
        return None, None
    return found.cited.get(rule_id, []), found.proven.get(rule_id, [])
