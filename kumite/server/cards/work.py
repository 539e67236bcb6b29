"""What the scribe does with card English: whatever somebody else has written is read in a process of its own.

The server itself never loads the compiler: these functions do, where they run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import structs

from kumite.cards.desks import DESKS, Desk
from kumite.cards.pool import Ability, PoolCard, pooled
from kumite.cards.reasons import NOT_PARSED, reason
from kumite.cards.record import CardRecord, guessed, record
from kumite.cards.records import read_records
from kumite.cards.sheet import read_sheet
from kumite.cards.written import sheet_of
from kumite.errors import Refusal, brief
from kumite.play.yaml_text import parse
from kumite.server.cards import shapes
from kumite.server.cards.pages import pool_page

if TYPE_CHECKING:
    from kumite.cards.faces import Compiled, Part

ELSEWHERE: Final = ("set", "number", "set_name", "rarity", "formats")  # in card files
NOT_IN_FILES: Final = ("game", "check", "block", "back")  # or by another name


class Unclear(NamedTuple):
    """Something on a card that is not understood: the reason as it is grouped, and the words."""

    reason: str
    example: str


def written(card: shapes.WrittenCard) -> CardRecord:
    """The record of a card as a file would have it, with its other side."""
    front = one_side(card)
    if card.back is None:
        return front
    if card.back.back is not None:
        raise Refusal("back: it has no back itself")
    shared = {"game": card.game, "wording": card.wording, "symbols": card.symbols}
    bare = structs.replace(card.back, difficulty=None, check=None, **shared)  # it has neither (UVS-DSIDE-03)
    try:
        return structs.replace(front, other=one_side(bare))
    except Refusal as refusal:
        raise Refusal(f"back: {refusal.reason}", refusal.rules) from None


def one_side(card: shapes.WrittenCard) -> CardRecord:
    """The record of this side alone."""
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
    record = written(card)
    made = desk.looked_at(pooled(compile_card(record, edition=desk.edition)))
    page = pool_page(made, True, tuple(warnings(made, desk)), desk)
    return made, structs.replace(page, sheet=sheet_of(record, desk))


def read_text(told: shapes.CardText) -> shapes.ReadSheet:
    """A card that somebody has written down, for the form of the workshop."""
    sheet = read_sheet(told.text, DESKS[told.game])
    card = sheet.record
    lost = [f"no {name.replace('_', ' ')} is kept here" for name in ELSEWHERE if getattr(card, name)]
    back = None if card.other is None else of_form(card.other, sheet.desk)
    return shapes.ReadSheet(structs.replace(of_form(card, sheet.desk), back=back), (*sheet.usual, *lost))


def of_form(card: CardRecord, desk: Desk) -> shapes.WrittenCard:
    """One side as the form has it."""
    told: dict[str, Any] = {
        name: getattr(card, name) for name in shapes.WrittenCard.__struct_fields__ if name not in NOT_IN_FILES
    }
    told |= {"check": card.control, "block": card.block_mod, "game": desk.game.id}
    said = None if len(desk.wordings) == 1 or card.wording == guessed(card.text) else card.wording
    told |= {"wording": said, "zone": card.zone or None, "block_zone": card.block_zone or None}
    return shapes.WrittenCard(**told)


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
    from kumite.cards.report import grouped, marked

    found = [Unclear(why_of(part), marked(part)) for part in card.parts if part.ability is None]
    found += [Unclear(grouped(why), why.partition(": ")[2]) for why in card.unread]
    return found if card.back is None else found + unclear(card.back)


def why_of(part: Part) -> str:
    """The reason as its writer reads it; of words that do not go on the first two, so that the same ones count
    together."""
    from kumite.cards.faces import NO_WORD
    from kumite.cards.report import grouped

    if NO_WORD in part.why:
        return f"{brief(part.words)} {NO_WORD}"
    why = grouped(reason(Ability(part.text, label=part.label, why=part.why)))
    return f"{why}: {' '.join(part.words.split()[:2])}" if part.why.startswith(NOT_PARSED) else why


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
