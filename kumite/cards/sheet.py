"""A card somebody writes: a few lines of YAML, the text below them; as a record, with what was left out filled in.

name: Lantern Kick
type: attack
difficulty: 3
keywords: [Kick, "Stun: 1"]

Enhance Commit 1 foundation: This attack gets +2 damage.

With `game: ufs` it is a card of the older edition, in its words.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from msgspec import structs

from kumite.cards.desks import DESKS, OURS, Desk
from kumite.cards.records import FIELDS, TYPES, CardRecord, kind, record
from kumite.errors import Refusal, brief
from kumite.play.scenario import parse

LONGEST: Final = 20_000  # letters of a sheet
OTHER_NAMES: Final = {"card": "name", "check": "control", "stamina": "health", "vitality": "health"}
BLOCK: Final = re.compile(r"\+?(-?\d{1,2}) ?(high|mid|low)")
ATTACK: Final = re.compile(r"(\d{1,2})[ /]*(high|mid|low)[ /]*(\d{1,2})")
KEYS: Final = (
    *("name", "type", "difficulty", "check", "block", "attack", "symbols", "keywords", "traits", "text"),
    "game",
)
USUAL: Final[dict[str, dict[str, Any]]] = {  # what a card has if its sheet does not say
    "attack": {"difficulty": 4, "control": 3, "speed": 3, "zone": "mid", "damage": 4},
    "character": {"difficulty": 6, "control": 6, "hand_size": 6, "health": 25},
    "backup": {"difficulty": 3, "control": 4, "health": 4},
}
ALL_USUAL: Final[dict[str, Any]] = {"difficulty": 2, "control": 4, "symbols": ["fire", "water", "earth"]}
NO_NUMBERS: Final = ("difficulty", "control")
OF_GAME: Final[dict[str, dict[str, Any]]] = {"ufs": {"symbols": ["good", "all", "air"]}}  # as there are decks for


class Sheet(NamedTuple):
    """The card, and what was filled in."""

    record: CardRecord
    usual: tuple[str, ...]
    desk: Desk = OURS  # of the game it is for


def read_sheet(text: str) -> Sheet:
    """The card on a sheet; a Refusal says what is wrong with it."""
    if len(text) > LONGEST:
        raise Refusal(f"a card is written in at most {LONGEST} letters; these are {len(text)}")
    told = short_forms(entries(text))
    desk = desk_of(told.pop("game", OURS.game.id))
    back = told.pop("back", None)
    made, usual = one_side(told, desk)
    if back is not None:
        made = structs.replace(made, other=back_side(back, made, desk))
    return Sheet(made, tuple([f"{shown(key, desk)} {said(value)}" for key, value in usual.items()]), desk)


def back_side(told: Any, front: CardRecord, desk: Desk) -> CardRecord:
    """The other side: it has the symbols of the front, and neither difficulty nor check value (UVS-DSIDE-03)."""
    if not isinstance(told, dict):
        raise Refusal(f"back is written like {{name: ..., type: ..., text: ...}}, not {brief(told)}")
    try:
        held = short_forms(known({str(key).strip().lower(): value for key, value in told.items()}))
        if "back" in held:
            raise Refusal("it has no back itself")
        return one_side({"symbols": list(front.symbols), **held}, desk, NO_NUMBERS)[0]
    except Refusal as refusal:
        raise Refusal(f"back: {refusal.reason}", refusal.rules) from None


def one_side(told: dict[str, Any], desk: Desk, without: tuple[str, ...] = ()) -> tuple[CardRecord, dict[str, Any]]:
    """One side of the card, and what was filled in."""
    what = str(told.setdefault("type", "foundation")).lower()
    if what not in desk.types:
        raise Refusal(f"type is {brief(told['type'])}; it must be one of {', '.join(types_of(desk))}")
    told = {key: listed(value) if key in ("symbols", "keywords", "traits") else value for key, value in told.items()}
    told["wording"] = desk.wording(told.get("wording"))
    goes = ALL_USUAL | OF_GAME.get(desk.game.id, {}) | USUAL.get(what, {})
    usual = {key: value for key, value in goes.items() if told.get(key) is None and key not in without}
    return record({"text": "", **told, **usual}, "the card"), usual


def desk_of(game: Any) -> Desk:
    if not isinstance(game, str) or game not in DESKS:
        raise Refusal(f"game is {brief(game)}; it must be one of {', '.join(DESKS)}")
    return DESKS[game]


def types_of(desk: Desk) -> list[str]:
    return [each for each in TYPES if each in desk.types]


def entries(text: str) -> dict[str, Any]:
    """YAML all the way, or YAML down to the first empty line and the card's text below it."""
    head, _, body = text.replace("\r\n", "\n").strip("\n").partition("\n\n")
    told = parse(head)
    if body.strip() and isinstance(told, dict) and "text" not in told and not re.match(r"\s*[a-z_]+:", body):
        told["text"] = body.strip()
    elif body.strip():
        told = parse(text)
    if not isinstance(told, dict):
        raise Refusal(f"a card begins with lines like 'name: Lantern Kick'; this is {kind(told)}")
    return known({str(key).strip().lower(): value for key, value in told.items()})


def known(found: dict[str, Any]) -> dict[str, Any]:
    """The entries under the names that files have for them; a Refusal where one is unknown."""
    for key in found:
        if key not in FIELDS and key not in KEYS and key not in OTHER_NAMES:
            near = get_close_matches(key, (*KEYS, *FIELDS), 1, 0.6)
            raise Refusal(
                f"unknown entry {brief(key)}; "
                + (f"did you mean {near[0]!r}?" if near else f"a card has {', '.join(KEYS)}, and a few more")
            )
    return {OTHER_NAMES.get(key, key): value for key, value in found.items()}


def short_forms(told: dict[str, Any]) -> dict[str, Any]:
    """`block: +2 mid` and `attack: 3 mid 4`."""
    found = {key: value for key, value in told.items() if key not in ("block", "attack")}
    if told.get("block") is not None:
        block = BLOCK.fullmatch(str(told["block"]).strip().lower())
        if block is None:
            raise Refusal(f"block is written like '+2 mid', not {brief(told['block'])}")
        found |= {"block_mod": int(block[1]), "block_zone": block[2]}
    if told.get("attack") is not None:
        attack = ATTACK.fullmatch(str(told["attack"]).strip().lower())
        if attack is None:
            raise Refusal(f"attack is written like '3 mid 4': speed, zone and damage; not {brief(told['attack'])}")
        found |= {"speed": int(attack[1]), "zone": attack[2], "damage": int(attack[3])}
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
