"""A card on paper: what is printed, what the engine understood of it, in its own words, and what it did not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import structs, to_builtins
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from kumite.cards.desks import OURS, Desk
from kumite.cards.pool import Ability, PoolCard, printed_card
from kumite.cards.reasons import reason
from kumite.errors import Refusal
from kumite.games.universus.pages import face_lines
from kumite.games.universus.printed import Face
from kumite.games.universus.trees.reading import read_ability

INDENT: Final = 4


def card_page(card: PoolCard, pool: str, tree: bool = False, desk: Desk = OURS) -> Iterator[RenderableType]:
    """Everything about one card, both its sides (UVS-DSIDE-01)."""
    front, back = bare_faces(card, desk)
    yield from side_page(card, front, pool, tree, desk)
    if card.back is not None:
        yield Text("\nOn the other side:", "bold")
        yield from side_page(structs.replace(card.back, faults=()), back, pool, tree, desk)  # the front tells of them


def side_page(card: PoolCard, face: Face | None, pool: str, tree: bool, desk: Desk) -> Iterator[RenderableType]:
    yield Text.assemble((card.name, "bold"), (f"  ({origin(card, pool)})", "dim"))
    for line in stats(card, face, desk):
        yield Padding(Text(line), (0, 0, 0, 2))
    for fault in card.faults:
        yield Text(f"There is no such card: {desk.game.worded(fault)}.", "bold red")
    for note in card.notes:
        yield Text(f"Note: {desk.game.worded(note)}.", "dim")
    for word in card.unread:
        yield Text.assemble(("Not understood", "bold red"), f": {word}")
    for number, ability in enumerate(card.abilities, 1):
        yield from ability_part(number, ability, tree, desk)


def origin(card: PoolCard, pool: str) -> str:
    found = [pool, str(card.printed.get("set", "")) + (f" {card.number}" if card.number else ""), card.wording]
    return ", ".join([part for part in found if part.strip()])


def stats(card: PoolCard, face: Face | None, desk: Desk) -> list[str]:
    """Type, numbers, keywords, symbols: as the table shows them."""
    if face is None:
        return [str(card.printed["type"])]
    return [desk.game.worded(line.strip()) for line in face_lines({}, face)[1:]]


def bare_faces(card: PoolCard, desk: Desk) -> tuple[Face | None, Face | None]:
    """The printed faces without their text; None where there can be none."""
    try:
        made = printed_card(card, list(card.keyword_trees), desk.shelf.book)
    except Refusal:
        return None, None
    return bare(made.front, card), None if made.back is None or card.back is None else bare(made.back, card.back)


def bare(face: Face, card: PoolCard) -> Face:
    made = face.copy()
    made.abilities = tuple([read_ability(tree) for tree in card.keyword_trees])
    return made


def ability_part(number: int, ability: Ability, tree: bool, desk: Desk) -> Iterator[RenderableType]:
    """One ability: the printed words, and below them what they come to."""
    yield Text("")
    yield Text.assemble((f"{number}. ", "bold"), marked(ability))
    if not ability.tree:
        yield Padding(Text.assemble(("Not understood", "bold red"), f": {reason(ability)}"), (0, 0, 0, INDENT))
        return
    made = read_ability(ability.tree)
    yield Padding(Text.assemble(("Understood", "bold green"), f": {desk.told(made)}"), (0, 0, 0, INDENT))
    if tree:
        yield Padding(Text("\n".join(desk.outline(made)), "dim"), (0, 0, 0, INDENT))


def marked(ability: Ability) -> Text:
    """The text, the words that were not understood between marks and, where there are colours, in one."""
    text = Text(ability.text)
    if ability.tree or not 0 <= ability.start < ability.end <= len(ability.text):
        return text
    return Text.assemble(ability.text[: ability.start], (f"»{ability.words}«", "bold red"), ability.text[ability.end :])


# For programs


def card_data(card: PoolCard, desk: Desk = OURS) -> dict[str, Any]:
    """The same as data: what a pool keeps, and of each ability the engine's own words, or why there are none."""
    found: dict[str, Any] = {"understood": card.understood and not card.faults, **to_builtins(card)}
    found["abilities"] = [ability_data(ability, desk) for ability in card.abilities]
    return found | ({} if card.back is None else {"back": card_data(card.back, desk)})


def ability_data(ability: Ability, desk: Desk) -> dict[str, Any]:
    said = {"words": desk.told(read_ability(ability.tree))} if ability.tree else {"reason": reason(ability)}
    held: dict[str, Any] = to_builtins(ability)
    return held | said
