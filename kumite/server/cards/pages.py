"""Cards as they are told: the printed face as in the game's book, and what is understood of the text."""

from __future__ import annotations

from typing import Any

import kumite.games.universus.cards  # noqa: F401  (it fills the catalogue)
from kumite.cards.pool import Ability, PoolCard, printed_card
from kumite.errors import Refusal
from kumite.games.universus.book import card_page
from kumite.games.universus.english import tree as outline
from kumite.games.universus.english import written_out
from kumite.games.universus.printed import Card
from kumite.games.universus.reading import read_ability
from kumite.games.universus.terms import ABILITIES, CONTINUOUS
from kumite.server.cards import shapes


def state_of(card: PoolCard) -> shapes.State:
    """How much of a card is understood; one that cannot be is not."""
    if card.faults:
        return "not"
    if card.understood:
        return "understood"
    return "partly" if any(ability.tree for ability in card.abilities) else "not"


def pool_page(card: PoolCard, whole: bool = False, warned: tuple[str, ...] = ()) -> shapes.ReadCard:
    """A card of a pool; the whole of it with the engine's own words and the trees."""
    return shapes.ReadCard(
        name=card.name,
        state=state_of(card),
        wording=card.wording,
        set=" ".join([part for part in (str(card.printed.get("set", "")), card.number) if part]),
        face=face_of(card),
        abilities=tuple([told(ability, whole) for ability in card.abilities]),
        unread=card.unread,
        faults=card.faults,
        notes=card.notes,
        warnings=warned,
    )


def told(ability: Ability, whole: bool) -> shapes.ReadAbility:
    if not ability.tree:
        return shapes.ReadAbility(ability.text, False, "", (), ability.label, ability.why, ability.start, ability.end)
    if not whole:
        return shapes.ReadAbility(ability.text, True)
    made = read_ability(ability.tree)
    return shapes.ReadAbility(ability.text, True, written_out(made), tuple(outline(made)))


def face_of(card: PoolCard) -> dict[str, Any] | None:
    """As the book has its cards, but with the text as it is printed; None where there is no such card."""
    try:
        page = card_page(printed_card(card, []))
    except Refusal:
        return None
    return {**page, "abilities": [*page["abilities"], *[printed(ability) for ability in card.abilities]]}


def printed(ability: Ability) -> dict[str, Any]:
    kind = read_ability(ability.tree).kind if ability.tree else CONTINUOUS
    return {"title": "", "type": ABILITIES[kind], "keyword": "", "name": "", "text": ability.text}


def house_page(card: Card, whole: bool = False) -> shapes.ReadCard:
    """A card of the house: all of it is understood."""
    abilities = [ability for ability in card.front.abilities if not ability.keyword]
    return shapes.ReadCard(
        name=card.name,
        state="understood",
        house=True,
        face=card_page(card),
        abilities=tuple(
            [
                shapes.ReadAbility(text, True, *((text, tuple(outline(one))) if whole else ()))
                for one in abilities
                for text in (written_out(one),)
            ]
        ),
    )
