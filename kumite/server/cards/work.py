"""What a worker does with card English: whatever somebody else has written is read in a process of its own."""

from __future__ import annotations

from typing import Any

from kumite.cards.faces import compile_card
from kumite.cards.pool import PoolCard, pooled
from kumite.cards.records import CardRecord, read_records, record
from kumite.cards.trying import warnings
from kumite.errors import Refusal
from kumite.play.scenario import parse
from kumite.server.cards import shapes
from kumite.server.cards.pages import pool_page


def written(card: shapes.WrittenCard) -> CardRecord:
    """The record of a card as a file would have it."""
    told: dict[str, Any] = {
        name: getattr(card, name) for name in shapes.WrittenCard.__struct_fields__ if name not in ("check", "block")
    }
    told |= {"control": card.check, "block_mod": card.block}
    told |= {name: list(getattr(card, name)) for name in ("symbols", "keywords", "traits")}
    return record(told, "the card")


def compiled(card: shapes.WrittenCard) -> PoolCard:
    """One card, compiled."""
    return pooled(compile_card(written(card)))


def try_card(card: shapes.WrittenCard) -> tuple[PoolCard, shapes.ReadCard]:
    """Everything the workshop shows."""
    made = compiled(card)
    return made, pool_page(made, True, tuple(warnings(made)))


def read_file(text: str) -> list[CardRecord]:
    """The cards of a file, every entry checked."""
    return read_records(text)


def compile_some(records: list[CardRecord], names: frozenset[str]) -> list[PoolCard]:
    """A few cards of a file; `names` are those of all of them."""
    return [pooled(compile_card(one, names)) for one in records]


def read_yaml(text: str) -> Any:
    """A deck's text as data."""
    try:
        return parse(text)
    except RecursionError:
        raise Refusal("this is nested too deeply for a deck") from None


def nothing() -> None:
    """So that the process is there when somebody begins to write."""
