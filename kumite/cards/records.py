"""Card files: JSON lines, a JSON array or CSV, as records, or one sentence that says what is wrong and where."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, Final

import msgspec

from kumite.cards.sides import paired
from kumite.errors import Refusal, brief

LARGEST: Final = 20_000_000  # letters in a file
MOST_CARDS: Final = 20_000
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


def read_records(text: str) -> list[CardRecord]:
    """Every card of a file, with its back if it has one; a Refusal with its place where one is wrong."""
    if len(text) > LARGEST:
        raise Refusal(f"a card file has at most {LARGEST} letters; this one has {len(text)}")
    found: list[CardRecord] = []
    for place, told in entries(text.removeprefix("\ufeff")):
        if len(found) >= MOST_CARDS:
            raise Refusal(f"{place}: a card file has at most {MOST_CARDS} cards")
        found.append(record(told, place))
    if not found:
        raise Refusal("there are no cards in it")
    return paired(found)


def entries(text: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """What stands in the file, card by card, each with its place; which of the three forms it has is seen at once."""
    first = text.lstrip()[:1]
    if first == "[":
        return array_entries(text)
    if first == "{":
        return line_entries(text)
    return csv_entries(text)


def decoded(text: str, place: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError, ValueError) as error:
        raise Refusal(f"{place}: this is not JSON: {error}") from None


def array_entries(text: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """`[{...}, {...}]`."""
    found = decoded(text, "the file")
    for at, told in enumerate(found, 1):
        yield f"card {at}", mapping(told, f"card {at}")


def line_entries(text: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """A JSON object a line; empty lines do not matter."""
    for at, line in enumerate(text.split("\n"), 1):
        if line.strip():
            yield f"line {at}", mapping(decoded(line, f"line {at}"), f"line {at}")


def csv_entries(text: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """A table whose first line names the fields; lists are written with semicolons."""
    rows = csv.reader(io.StringIO(text, newline=""), strict=True)
    try:
        heads = [head.strip().lower() for head in next(rows, [])]
        check_heads(heads)
        for row in rows:
            if any(cell.strip() for cell in row):
                place = f"line {rows.line_num}"
                if len(row) > len(heads):
                    raise Refusal(f"{place}: there are {len(row)} cells, but the first line names {len(heads)} fields")
                yield place, cells(dict(zip(heads, row, strict=False)), place)
    except csv.Error as error:
        raise Refusal(f"line {rows.line_num}: this is not CSV: {error}") from None


def check_heads(heads: list[str]) -> None:
    """Without names for its columns a table says nothing; then it is likely that it is no card file at all."""
    missing = [name for name in NEEDED if name not in heads]
    if len(missing) == len(NEEDED):
        said = "a card file is JSON lines, a JSON array or CSV"
        raise Refusal(f"line 1: {said} whose first line names the fields ({', '.join(NEEDED)} ...); this is neither")
    if missing:
        raise Refusal(f"line 1: there is no column {missing[0]!r}{meant(missing[0], heads)}")


def cells(row: dict[str, str], place: str) -> dict[str, Any]:
    """The cells of a row as the values they stand for."""
    found: dict[str, Any] = {}
    for name, cell in row.items():
        if name in LISTS:
            told = decoded(cell, f"{place}, {name}") if cell.strip().startswith("[") else re.split(r"[;|]", cell)
            found[name] = [part for part in told if not isinstance(part, str) or part.strip()]
        else:
            found[name] = cell if name == "text" else cell.strip()
    return found


def mapping(told: Any, place: str) -> dict[str, Any]:
    """An object with our names; how they are capitalised does not matter."""
    if not isinstance(told, dict):
        raise Refusal(f"{place}: a card is an object with {', '.join(NEEDED)} ...; this is {kind(told)}")
    return {str(name).strip().lower(): value for name, value in told.items()}


def kind(value: Any) -> str:
    if isinstance(value, list):
        return "a list"
    return "an object" if isinstance(value, dict) else "nothing" if value is None else brief(value)


def meant(name: str, names: list[str]) -> str:
    near = get_close_matches(name, names, 1, 0.6)
    return f"; did you mean it by {brief(near[0])}?" if near else ""


# One record


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
        value = int(value) if re.fullmatch(r"[+-]?[0-9]{1,4}", value) else value
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
