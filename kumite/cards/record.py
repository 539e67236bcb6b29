"""One card of a card file, every entry checked; a Refusal says what is wrong with it, and where."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, Final

import msgspec

from kumite.errors import Refusal, brief

LONGEST_TEXT: Final = 6_000  # letters; the longest printed card has a tenth of that
LONGEST_WORD: Final = 200  # letters in a name or any other short entry
MOST_WORDS: Final = 40  # entries in a list
LEAST_NUMBER, MOST_NUMBER = -99, 999
TYPES: Final = ("attack", "foundation", "character", "asset", "action", "backup")
WORDINGS: Final = ("universus", "ufs")
ZONES: Final = ("high", "mid", "low")
NUMBERS: Final = ("difficulty", "control", "block_mod", "speed", "damage", "hand_size", "health")
LINES: Final = (
    "name",
    "type",
    "set",
    "number",
    "set_name",
    "rarity",
    "block_zone",
    "zone",
    "wording",
    "version",
    "back",
)
SHORT: Final = ("set", "number", "set_name", "rarity", "version", "back")
LISTS: Final = ("symbols", "keywords", "traits", "formats")
FIELDS: Final = (*LINES, *NUMBERS, *LISTS, "text")
NEEDED: Final = ("name", "type", "text")  # of every card
NEEDED_BY: Final = {"attack": ("speed", "zone", "damage"), "character": ("hand_size", "health"), "backup": ("health",)}
OLDER: Final = re.compile(  # words that only the older wording has
    r"\b(?:opponents?|vitality|staging area|control check)\b|(?:^|\s\s|[.)\]}]\s)(?:[A-Z]\w+ )?[ERF]\b[^:.]{0,60}:"
)


class CardRecord(msgspec.Struct, frozen=True, kw_only=True):
    """What a file says of one card, in the corpus's field names; nothing of it is understood yet."""

    name: str
    type: str
    text: str
    wording: str
    place: str = ""  # "line 12", "card 12"
    set: str = ""
    number: str = ""
    set_name: str = ""
    rarity: str = ""
    version: str = ""  # of a character, where the file keeps it apart from the name
    back: str = ""  # the name of its other side, or that one's set and number
    other: CardRecord | None = None  # its other side (UVS-DSIDE-01)
    block_zone: str = ""
    zone: str = ""
    difficulty: int | None = None
    control: int | None = None
    block_mod: int | None = None
    speed: int | None = None
    damage: int | None = None
    hand_size: int | None = None
    health: int | None = None
    symbols: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()  # of one's own, which no rulebook lists
    formats: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()  # what nobody said of it, to be noted


def record(told: dict[str, Any], place: str) -> CardRecord:
    """One card, every entry checked."""
    for name in NEEDED:
        if name not in told:
            raise Refusal(f"{place}: there is no {name!r}{meant(name, [key for key in told if key not in FIELDS])}")
    name = line(told, "name", place)
    if not name:
        raise Refusal(f"{place}: name is {brief(name)}; a card has a name")
    where = f"{place} ({name[:40]})"
    what = one_of(told, "type", TYPES, where)
    if not what:
        raise Refusal(f"{where}: there is no type; it is one of {', '.join(TYPES)}")
    numbers: dict[str, Any] = {field: number(told, field, where) for field in NUMBERS}
    zones: dict[str, Any] = {field: one_of(told, field, ZONES, where) for field in ("zone", "block_zone")}
    for field in NEEDED_BY.get(what, ()):
        if field not in told and numbers.get(field) is None and not zones.get(field):
            raise Refusal(f"{where}: there is no {field!r}, and a card of the type {what} has one")
    text = body(told, where)
    wording = one_of(told, "wording", WORDINGS, where) or guessed(text)
    rest: dict[str, Any] = {field: line(told, field, where) for field in SHORT}
    rest |= {field: words(told, field, where) for field in LISTS}
    return CardRecord(name=name, type=what, text=text, wording=wording, place=place, **rest, **zones, **numbers)


def guessed(text: str) -> str:
    """The wording of a text whose record does not say."""
    return "ufs" if OLDER.search(text) else "universus"


def line(told: dict[str, Any], name: str, where: str) -> str:
    """A short text; a number will do, since tables have sets and numbers of cards like that."""
    value = told.get(name)
    if value is None:
        return ""
    if not isinstance(value, str | int) or isinstance(value, bool):
        raise Refusal(f"{where}: {name} is {kind(value)}; it must be text")
    found = " ".join(str(value).split())
    if len(found) > LONGEST_WORD:
        raise Refusal(f"{where}: {name} has {len(found)} letters; {LONGEST_WORD} are the most")
    if not found.isprintable():
        raise Refusal(f"{where}: {name} holds signs that cannot be shown: {brief(found)}")
    return found


def body(told: dict[str, Any], where: str) -> str:
    """The ability text as it is written."""
    value = told["text"]
    if value is None:
        return ""
    if not isinstance(value, str):
        raise Refusal(f"{where}: text is {kind(value)}; it must be text")
    if len(value) > LONGEST_TEXT:
        raise Refusal(f"{where}: the text has {len(value)} letters; a card has room for {LONGEST_TEXT}")
    return value


def one_of(told: dict[str, Any], name: str, values: tuple[str, ...], where: str) -> str:
    """One of a few words, or nothing."""
    found = line(told, name, where).lower()
    if found and found not in values:
        raise Refusal(f"{where}: {name} is {brief(found)}; it must be one of {', '.join(values)}")
    return found


def number(told: dict[str, Any], name: str, where: str) -> int | None:
    """A whole number, or nothing; `+2` is one."""
    value = told.get(name)
    if isinstance(value, str):
        value = value.strip()
        if value in ("", "-"):
            return None
        value = int(value) if re.fullmatch(r"[+-]?[0-9]{1,18}", value) else value
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if value is None or (isinstance(value, int) and not isinstance(value, bool)):
        if value is not None and not LEAST_NUMBER <= value <= MOST_NUMBER:
            raise Refusal(f"{where}: {name} is {brief(value)}; numbers go from {LEAST_NUMBER} to {MOST_NUMBER}")
        return value
    raise Refusal(f"{where}: {name} is {kind(value)}; it must be a whole number")


def words(told: dict[str, Any], name: str, where: str) -> tuple[str, ...]:
    """A list of short texts."""
    value = told.get(name)
    if value is None:
        return ()
    if not isinstance(value, list):
        raise Refusal(f"{where}: {name} is {kind(value)}; it must be a list of words")
    if len(value) > MOST_WORDS:
        raise Refusal(f"{where}: {name} has {len(value)} entries; {MOST_WORDS} are the most")
    found = tuple([line({name: each}, name, where) for each in value])
    return tuple([word for word in found if word])


def kind(value: Any) -> str:
    if isinstance(value, list):
        return "a list"
    return "an object" if isinstance(value, dict) else "nothing" if value is None else brief(value)


def meant(name: str, names: list[str]) -> str:
    near = get_close_matches(name, names, 1, 0.6)
    return f"; did you mean it by {brief(near[0])}?" if near else ""
