"""Cards as they are told: the printed face as in the game's book, and what is understood of the text."""

from __future__ import annotations

from typing import Any

from kumite.cards.desks import OURS, Desk
from kumite.cards.pool import Ability, PoolCard
from kumite.errors import Refusal
from kumite.games.universus.book import card_page
from kumite.games.universus.printed import Card
from kumite.games.universus.reading import read_ability
from kumite.games.universus.terms import ABILITIES, CONTINUOUS
from kumite.games.universus.vocabulary import Vocabulary
from kumite.server.cards import shapes


def state_of(card: PoolCard) -> shapes.State:
    """How much of a card is understood; one that cannot be is not."""
    if card.faults:
        return "not"
    if card.understood:
        return "understood"
    return "partly" if any(ability.tree for ability in texts(card)) else "not"


def texts(card: PoolCard) -> tuple[Ability, ...]:
    """The abilities of both sides, the front's first."""
    return card.abilities if card.back is None else card.abilities + card.back.abilities


def pool_page(card: PoolCard, whole: bool = False, warned: tuple[str, ...] = (), desk: Desk = OURS) -> shapes.ReadCard:
    """A card of a pool; the whole of it with the engine's own words and the trees."""
    return shapes.ReadCard(
        name=card.name,
        state=state_of(card),
        wording=card.wording,
        set=" ".join([part for part in (str(card.printed.get("set", "")), card.number) if part]),
        face=face_of(card, desk),
        abilities=tuple([told(ability, whole, desk) for ability in texts(card)]),
        unread=card.unread if card.back is None else card.unread + card.back.unread,
        faults=tuple([desk.game.worded(fault) for fault in card.faults]),
        notes=tuple([desk.game.worded(note) for note in card.notes]),
        warnings=warned,
    )


def told(ability: Ability, whole: bool, desk: Desk) -> shapes.ReadAbility:
    if not ability.tree:
        return shapes.ReadAbility(ability.text, False, "", (), ability.label, ability.why, ability.start, ability.end)
    if not whole:
        return shapes.ReadAbility(ability.text, True)
    made = read_ability(ability.tree)
    return shapes.ReadAbility(ability.text, True, desk.told(made), tuple(desk.outline(made)))


def face_of(card: PoolCard, desk: Desk) -> dict[str, Any] | None:
    """As the book has its cards, but with the text as it is printed; None where there is no such card."""
    words = desk.shelf.words
    try:
        page = card_page(desk.bare(card), words)
    except Refusal:
        return None
    if card.back is not None:
        page["back"] = with_text(page["back"], card.back, words)
    return with_text(page, card, words)


def with_text(page: dict[str, Any], card: PoolCard, words: Vocabulary) -> dict[str, Any]:
    return {**page, "abilities": [*page["abilities"], *[printed(ability, words) for ability in card.abilities]]}


def printed(ability: Ability, words: Vocabulary) -> dict[str, Any]:
    kind = ABILITIES[read_ability(ability.tree).kind if ability.tree else CONTINUOUS]
    page = {"title": "", "type": kind, "keyword": "", "name": "", "text": ability.text}
    return {**page, "label": words.terms[kind]} if kind in words.terms else page


def house_page(card: Card, whole: bool = False, desk: Desk = OURS) -> shapes.ReadCard:
    """A card of the house: all of it is understood."""
    abilities = [ability for ability in card.front.abilities if not ability.keyword]
    return shapes.ReadCard(
        name=card.name,
        state="understood",
        house=True,
        wording=desk.game.id,
        face=card_page(card, desk.shelf.words),
        abilities=tuple(
            [
                shapes.ReadAbility(text, True, *((text, tuple(desk.outline(one))) if whole else ()))
                for one in abilities
                for text in (desk.told(one),)
            ]
        ),
    )
