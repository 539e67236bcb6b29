"""Cards with two sides in a card file: which entry is the back of which (UVS-DSIDE-01).

A front says so itself (`back`), or its back has its number with a letter behind it, as printed sets count them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from msgspec import structs

from kumite.errors import Refusal, brief

if TYPE_CHECKING:
    from kumite.cards.record import CardRecord

LETTERED: Final = re.compile(r"(.*\d)[ ._/-]?(?:[A-Za-z]|[Bb]ack)")  # `12B`: 12, and the back of it
SHIFT: Final = re.compile(r"\bshift\b", re.IGNORECASE)
TRANSFORM: Final = re.compile(r"\btransform", re.IGNORECASE)

Key = tuple[str, str]


def paired(records: list[CardRecord]) -> list[CardRecord]:
    """The cards of a file, each with its back; a back is no card of its own (UVS-DSIDE-01)."""
    backs = told_backs(records)
    taken = {id(back) for back in backs.values()}
    backs |= numbered_backs([one for one in records if id(one) not in taken and id(one) not in backs])
    taken = {id(back) for back in backs.values()}
    return [
        structs.replace(one, other=backs[id(one)]) if id(one) in backs else one
        for one in records
        if id(one) not in taken
    ]


def all_names(records: Iterable[CardRecord]) -> frozenset[str]:
    """Of both sides, in small letters."""
    return frozenset([side.name.lower() for one in records for side in (one, one.other) if side is not None])


# Backs that are named


def told_backs(records: list[CardRecord]) -> dict[int, CardRecord]:
    """By the identity of the front; a Refusal with its place where there is no such back."""
    found: dict[int, CardRecord] = {}
    for one in records:
        if one.back:
            found[id(one)] = told_back(one, records)
    for one in records:
        if id(one) in found and found[id(one)].back:
            back = found[id(one)]
            raise Refusal(f"{where(back)}: it is the back of {one.name}, so that it has no back itself")
    return found


def told_back(front: CardRecord, records: list[CardRecord]) -> CardRecord:
    """The card with this name, or with this set and number; of several names the one of the same set."""
    wanted = front.back.lower()
    fitting = [one for one in records if wanted in (one.name.lower(), spelt(one))]
    near = [one for one in fitting if one.set == front.set] or fitting
    if not near:
        raise Refusal(
            f"{where(front)}: back is {brief(front.back)}, and no card here has that name{hint(front, records)}"
        )
    if any(one is front for one in near):
        raise Refusal(f"{where(front)}: back is {brief(front.back)}, which is the card itself")
    if len(near) > 1:
        raise Refusal(f"{where(front)}: back is {brief(front.back)}, and {len(near)} cards are; write set and number")
    return near[0]


def spelt(one: CardRecord) -> str:
    """`set number`, or the number alone where there is no set."""
    return f"{one.set} {one.number}".strip().lower() if one.number else ""


def hint(front: CardRecord, records: list[CardRecord]) -> str:
    near = get_close_matches(front.back, [one.name for one in records if one is not front], 1, 0.6)
    return f"; did you mean {brief(near[0])}?" if near else ", or that set and number"


def where(one: CardRecord) -> str:
    return f"{one.place} ({one.name[:40]})"


# Backs that are numbered


def numbered_backs(records: list[CardRecord]) -> dict[int, CardRecord]:
    """By the identity of the front; where two entries could be the back, neither is taken for it."""
    fronts: dict[Key, CardRecord] = {(one.set, one.number): one for one in records if one.number}
    found: dict[int, list[CardRecord]] = {}
    for back in records:
        lettered = LETTERED.fullmatch(back.number)
        front = fronts.get((back.set, lettered[1])) if lettered is not None else None
        if front is not None and is_back(front, back):
            found.setdefault(id(front), []).append(back)
    return {front: backs[0] for front, backs in found.items() if len(backs) == 1}


def is_back(front: CardRecord, back: CardRecord) -> bool:
    """Not another printing: it has neither difficulty nor check value (UVS-DSIDE-03) and a name of its own, and there
    is a way to turn to it (UVS-KSHIFT-01, UVS-TRANSF-01)."""
    if back.difficulty is not None or back.control is not None or front.name == back.name:
        return False
    turns = any(SHIFT.search(word) for word in front.keywords)
    return front.wording == back.wording and (turns or any(TRANSFORM.search(one.text) for one in (front, back)))
