"""What the scribe does with card English: whatever somebody else has written is read in a process of its own.

The server itself never loads the compiler: these functions do, where they run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kumite.cards.desks import DESKS
from kumite.cards.pool import PoolCard, pooled
from kumite.cards.records import CardRecord, read_records, record
from kumite.errors import Refusal
from kumite.play.scenario import parse
from kumite.server.cards import shapes
from kumite.server.cards.pages import pool_page

if TYPE_CHECKING:
    from kumite.cards.faces import Compiled

NOT_IN_FILES: Final = ("game", "check", "block")  # or by another name


class Unclear(NamedTuple):
    """Something on a card that is not understood: the reason as it is grouped, and the words."""

    reason: str
    example: str


def written(card: shapes.WrittenCard) -> CardRecord:
    """The record of a card as a file would have it."""
    told: dict[str, Any] = {
        name: getattr(card, name) for name in shapes.WrittenCard.__struct_fields__ if name not in NOT_IN_FILES
    }
    told |= {"control": card.check, "block_mod": card.block, "wording": DESKS[card.game].wording(card.wording)}
    told |= {name: list(getattr(card, name)) for name in ("symbols", "keywords", "traits")}
    return record(told, "the card")


def try_card(card: shapes.WrittenCard) -> tuple[PoolCard, shapes.ReadCard]:
    """Everything the workshop shows."""
    from kumite.cards.faces import compile_card
    from kumite.cards.trying import warnings

    desk = DESKS[card.game]
    made = desk.looked_at(pooled(compile_card(written(card), edition=desk.edition)))
    return made, pool_page(made, True, tuple(warnings(made, desk)), desk)


def read_file(text: str) -> list[CardRecord]:
    """The cards of a file, every entry checked."""
    return read_records(text)


def compile_some(records: list[CardRecord], names: frozenset[str]) -> list[tuple[PoolCard, list[Unclear]]]:
    """A few cards of a file, and what is not understood of each; `names` are those of all of them."""
    from kumite.cards.faces import compile_card

    made = [compile_card(one, names) for one in records]
    return [(pooled(card), unclear(card)) for card in made]


def unclear(card: Compiled) -> list[Unclear]:
    """As `kumite cards check` groups it."""
    from kumite.cards.report import grouped, marked, reason_of

    found = [Unclear(reason_of(part), marked(part)) for part in card.parts if part.ability is None]
    found += [Unclear(grouped(why), why.partition(": ")[2]) for why in card.unread]
    return found if card.back is None else found + unclear(card.back)


def read_yaml(text: str) -> Any:
    """A deck's text as data."""
    try:
        return parse(text)
    except RecursionError:
        raise Refusal("this is nested too deeply for a deck") from None


def wake() -> None:
    """Load the compiler, so that it is there when somebody begins to write."""
    from kumite.cards import faces, trying

    del faces, trying
