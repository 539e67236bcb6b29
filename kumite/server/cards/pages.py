"""Cards as they are told: the printed face as in the game's book, and what is understood of the text."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from kumite.cards.desks import OURS, Desk
from kumite.cards.pool import Ability, PoolCard
from kumite.cards.reasons import reason
from kumite.errors import Refusal
from kumite.games.universus.book import card_page
from kumite.games.universus.printed import Ability as Printed
from kumite.games.universus.printed import Card
from kumite.games.universus.terms import ABILITIES, CONTINUOUS
from kumite.games.universus.trees.reading import read_ability
from kumite.games.universus.vocabulary import Vocabulary
from kumite.server.cards import shapes

HEADED: Final = re.compile(r"(?:[A-Z{][\w'}]*[ -]){0,8}?(Enhance|Form|Response|Blitz|[EFRB])\b[^:]{0,200}:")


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


def notes(card: PoolCard) -> tuple[str, ...]:
    """How both sides were read, each note once."""
    return tuple(dict.fromkeys(card.notes if card.back is None else card.notes + card.back.notes))


def unasked(said: str) -> str:
    """A hint as part of a sentence that a page ends itself."""
    before, hint, meant = said.partition("; did you mean ")
    return f"{before}; perhaps {meant.rstrip('?')} is meant" if hint and meant.endswith("?") else said


def pool_page(card: PoolCard, whole: bool = False, warned: tuple[str, ...] = (), desk: Desk = OURS) -> shapes.ReadCard:
    """A card of a pool; the whole of it with the engine's own words and the trees."""
    return shapes.ReadCard(
        name=card.name,
        state=state_of(card),
        wording=card.wording,
        set=" ".join([part for part in (str(card.printed.get("set", "")), card.number) if part]),
        face=face_of(card, desk),
        abilities=abilities_of(card, whole, desk),
        unread=card.unread if card.back is None else card.unread + card.back.unread,
        faults=tuple([desk.game.worded(fault) for fault in card.faults]),
        notes=tuple([desk.game.worded(note) for note in notes(card)]),
        warnings=tuple([unasked(one) for one in warned]),
    )


def abilities_of(card: PoolCard, whole: bool, desk: Desk) -> tuple[shapes.ReadAbility, ...]:
    """Those of the front, then those of the back, which say so."""
    front = [told(ability, whole, desk) for ability in card.abilities]
    back = [] if card.back is None else [told(ability, whole, desk) for ability in card.back.abilities]
    return (*front, *[msgspec.structs.replace(one, back=True) for one in back])


def told(ability: Ability, whole: bool, desk: Desk) -> shapes.ReadAbility:
    if not ability.tree:
        why = unasked(reason(ability))
        return shapes.ReadAbility(ability.text, False, "", (), ability.label, why, ability.start, ability.end)
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
    """With its type as the card prints it, in whichever wording, and whether or not the rest is understood."""
    headed = HEADED.match(ability.text)
    seen = next((kind for kind in ABILITIES if headed and kind[0] == headed[1][0]), ABILITIES[CONTINUOUS])
    kind = ABILITIES[read_ability(ability.tree).kind] if ability.tree else seen
    page = {"title": "", "type": kind, "keyword": "", "name": "", "text": ability.text}
    label = headed[1] if headed and kind == seen else words.terms.get(kind, kind)
    return {**page, "label": label} if label != kind else page


def house_page(card: Card, whole: bool = False, desk: Desk = OURS) -> shapes.ReadCard:
    """A card of the house: all of it is understood."""
    sides = [(card.front, False)] if card.back is None else [(card.front, False), (card.back, True)]
    abilities = [(one, back) for side, back in sides for one in side.abilities if not one.keyword]
    return shapes.ReadCard(
        name=card.name,
        state="understood",
        house=True,
        wording=desk.game.id,
        face=card_page(card, desk.shelf.words),
        abilities=tuple([of_house(one, whole, back, desk) for one, back in abilities]),
    )


def of_house(one: Printed, whole: bool, back: bool, desk: Desk) -> shapes.ReadAbility:
    text = desk.told(one)
    tree = tuple(desk.outline(one)) if whole else ()
    return shapes.ReadAbility(text, True, text if whole else "", tree, back=back)
