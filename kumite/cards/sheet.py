"""A card somebody writes: a few lines of YAML, the text below them; as a record, with what was left out filled in.

name: Lantern Kick
type: attack
difficulty: 3
keywords: [Kick, "Stun: 1"]

Enhance Commit 1 foundation: This attack gets +2 damage.

With `game: ufs` it is a card of the older edition, in its words.  `lines.py` reads the lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from msgspec import structs

from kumite.cards.desks import DESKS, OURS, Desk
from kumite.cards.lines import (
    KEYS,
    KNOWN,
    OTHER_NAMES,
    attack_of,
    block_of,
    check_length,
    entries,
    few_sheets,
    file_form,
    named,
)
from kumite.cards.record import FIELDS, LISTS, TYPES, CardRecord, record
from kumite.errors import Refusal, brief

NAMELESS: Final = "Nameless Card"
TELLING: Final = {"speed": "attack", "zone": "attack", "damage": "attack", "hand_size": "character"}
USUAL: Final[dict[str, dict[str, Any]]] = {  # what a card has if its sheet does not say
    "attack": {"difficulty": 4, "control": 3, "speed": 3, "zone": "mid", "damage": 4},
    "character": {"difficulty": 6, "control": 6, "hand_size": 6, "health": 25},
    "backup": {"difficulty": 3, "control": 4, "health": 4},
}
ALL_USUAL: Final[dict[str, Any]] = {"difficulty": 2, "control": 4, "symbols": ["fire", "water", "earth"]}
SHORT: Final = (("block", block_of, "'+2 mid',"), ("attack", attack_of, "'3 mid 4': speed, zone and damage;"))
NO_NUMBERS: Final = ("difficulty", "control")
OF_GAME: Final[dict[str, dict[str, Any]]] = {"ufs": {"symbols": ["good", "all", "air"]}}  # as there are decks for


class Sheet(NamedTuple):
    """The card, and what was assumed since nobody said it."""

    record: CardRecord
    usual: tuple[str, ...]
    desk: Desk = OURS  # of the game it is for


def read_sheet(text: str, usual_desk: Desk = OURS) -> Sheet:
    """The card on a sheet, for the usual game where it does not say; a Refusal says what is wrong with it."""
    check_length(text)
    form = file_form(text)
    if form:
        raise Refusal(f"this is a whole card file ({form}), not one card: check it, and make a card pool of it")
    told = short_forms(known(entries(text)))
    desk = desk_of(told.pop("game", usual_desk.game.id))
    back = told.pop("back", None)
    guess = told.get("wording") is None and len(desk.wordings) > 1
    made, usual = one_side({"name": NAMELESS, **told}, desk)
    assumed = [*([] if "name" in told else [f"name {NAMELESS}"]), *said_of(usual, desk)]
    assumed += [] if made.block_zone or made.type == "character" else ["no block"]
    assumed += [f"wording {made.wording}, by its words"] if guess and made.wording != desk.wordings[0] else []
    if back is not None:
        other, more = back_side(back, made, desk)
        made = structs.replace(made, other=other)
        assumed += [f"on the back {one}" for one in more]
    return Sheet(made, tuple(assumed), desk)


def read_sheets(text: str) -> Iterator[tuple[str, CardRecord | Refusal]]:
    """The cards of a file of sheets, each with its place; what was assumed of a card is noted on it."""
    for at, each in enumerate(few_sheets(text), 1):
        place = f"card {at}"
        try:
            yield place, of_file(read_sheet(each), place)
        except Refusal as refusal:
            yield place, Refusal(f"{place}: {refusal.reason}", refusal.rules)


def of_file(sheet: Sheet, place: str) -> CardRecord:
    """In a file, where others are, a card has a name."""
    if sheet.record.name == NAMELESS:
        raise Refusal("there is no 'name'")
    noted = (f"not said, so assumed: {'; '.join(sheet.usual)}",) if sheet.usual else ()
    return structs.replace(sheet.record, place=place, assumed=noted)


def back_side(told: Any, front: CardRecord, desk: Desk) -> tuple[CardRecord, list[str]]:
    """The other side: it has the symbols of the front, and neither difficulty nor check value (UVS-DSIDE-03)."""
    if not isinstance(told, dict):
        raise Refusal(f"back is written like {{name: ..., type: ..., text: ...}}, not {brief(told)}")
    try:
        held = short_forms(known(named(told), desk))
        if "back" in held:
            raise Refusal("it has no back itself")
        made, usual = one_side({"symbols": list(front.symbols), **held}, desk, NO_NUMBERS)
        return made, said_of(usual, desk)
    except Refusal as refusal:
        raise Refusal(f"back: {refusal.reason}", refusal.rules) from None


def one_side(told: dict[str, Any], desk: Desk, without: tuple[str, ...] = ()) -> tuple[CardRecord, dict[str, Any]]:
    """One side of the card, and what was assumed."""
    kinds = {"type": likely(told)} if told.get("type") is None else {}
    told = told | kinds
    what = str(told["type"]).lower()
    if what not in desk.types:
        raise Refusal(f"type is {brief(told['type'])}; it must be one of {', '.join(types_of(desk))}")
    told = {key: listed(value) if key in LISTS else value for key, value in told.items()}
    told["wording"] = desk.wording(told.get("wording"))
    goes = ALL_USUAL | OF_GAME.get(desk.game.id, {}) | USUAL.get(what, {})
    usual = {key: value for key, value in goes.items() if told.get(key) is None and key not in without}
    try:
        return record({"text": "", **told, **usual}, "the card"), kinds | usual
    except Refusal as refusal:
        raise Refusal(as_written(refusal.reason, what, desk), refusal.rules) from None


def as_written(reason: str, what: str, desk: Desk) -> str:
    """What is wrong with a number, by the name that it has on this card."""
    for key, name in (("control", shown("control", desk)), ("health", "stamina" if what == "backup" else "")):
        reason = reason.replace(f": {key} is ", f": {name or shown(key, desk)} is ")
    return reason


def likely(told: dict[str, Any]) -> str:
    """The type of a card that does not say it: an attack has a speed, a character a hand size."""
    return next((what for key, what in TELLING.items() if told.get(key) is not None), "foundation")


def said_of(usual: dict[str, Any], desk: Desk) -> list[str]:
    return [f"{shown(key, desk)} {said(value)}" for key, value in usual.items()]


def desk_of(game: Any) -> Desk:
    if not isinstance(game, str) or game not in DESKS:
        raise Refusal(f"game is {brief(game)}; it must be one of {', '.join(DESKS)}")
    return DESKS[game]


def types_of(desk: Desk) -> list[str]:
    return [each for each in TYPES if each in desk.types]


def known(found: dict[str, Any], desk: Desk | None = None) -> dict[str, Any]:
    """The entries under the names that files have for them; a Refusal where one is unknown.  The desk is the one that
    the entries name, where it is not known yet."""
    for key in found:
        if key not in KNOWN:
            near = get_close_matches(key, (*KEYS, *FIELDS), 1, 0.6)
            raise Refusal(
                f"unknown entry {brief(key)}; "
                + (f"did you mean {near[0]!r}?" if near else f"a card has {usual_entries(desk or meant(found))}")
            )
    return {OTHER_NAMES.get(key, key): value for key, value in found.items()}


def meant(found: dict[str, Any]) -> Desk:
    """Of the game that is named; what is wrong with that is said elsewhere."""
    game = found.get("game")
    return DESKS.get(game, OURS) if isinstance(game, str) else OURS


def usual_entries(desk: Desk) -> str:
    return f"{', '.join([shown(OTHER_NAMES.get(key, key), desk) for key in KEYS])}, and a few more"


def short_forms(told: dict[str, Any]) -> dict[str, Any]:
    """`block: +2 mid` and `attack: 3 mid 4`."""
    found = {key: value for key, value in told.items() if key not in ("block", "attack")}
    for key, read, example in SHORT:
        if told.get(key) is not None:
            short = read(str(told[key]))
            if short is None:
                raise Refusal(f"{key} is written like {example} not {brief(told[key])}")
            found |= short
    if told.get("attack") is not None:
        found.setdefault("type", "attack")
    return found


def listed(value: Any) -> Any:
    """`fire, water` is a list, too; so is what YAML has made of `Stun: 2`."""
    if isinstance(value, str):
        return [part.strip() for part in re.split(r"[,•;](?![^(]*\))", value)]
    if isinstance(value, dict):
        return [one_word(value)] if len(value) == 1 else [f"{name}: {n}" for name, n in value.items()]
    if isinstance(value, list):
        return [one_word(part) if isinstance(part, dict) else part for part in value]
    return value


def one_word(part: dict[Any, Any]) -> str:
    return ", ".join([f"{name}: {n}" for name, n in part.items()])


def shown(key: str, desk: Desk) -> str:
    """As this game calls it."""
    core = {"control": "check value"}.get(key, key).replace("_", " ")
    return desk.shelf.words.terms.get(core, core.removesuffix(" value"))


def said(value: Any) -> str:
    return ", ".join(value) if isinstance(value, list) else str(value)
