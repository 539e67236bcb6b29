"""Card files: JSON lines, a JSON array, CSV or sheets, as records; or one sentence says what is wrong and where."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import structs

from kumite.cards.fields import own_fields
from kumite.cards.lines import few_sheets, is_sheet, key_of
from kumite.cards.record import LISTS, NEEDED, CardRecord, kind, meant, record
from kumite.cards.sides import paired
from kumite.errors import Refusal

LARGEST: Final = 20_000_000  # bytes of a file
MOST_CARDS: Final = 20_000
MOST_WRONG: Final = 1_000  # cards, then nobody looks further; a sheet takes longer to read, and then ten will do
MOST_FAULTS: Final = 10  # that are told at once
FEW_PLACES: Final = 3  # of a fault that several cards have


def read_records(text: str) -> list[CardRecord]:
    """Every card of a file, with its back if it has one; a Refusal with its place where one is wrong."""
    size = len(text.encode(errors="surrogatepass"))
    if size > LARGEST:
        raise Refusal(f"a card file has at most {LARGEST // 1_000_000} MB; this one has {size} bytes")
    found: list[CardRecord] = []
    wrong: list[Refusal] = []
    most = MOST_FAULTS if is_sheet(text) else MOST_WRONG
    for place, told in entries(text.removeprefix("\ufeff")):
        if len(found) >= MOST_CARDS:
            raise Refusal(f"{place}: a card file has at most {MOST_CARDS} cards")
        try:
            found.append(told if isinstance(told, CardRecord) else card_of(mapping(told, place), place))
        except Refusal as refusal:
            wrong.append(refusal)
        if len(wrong) == most:
            break
    if wrong:
        raise all_of(wrong, "at least " if len(wrong) == most else "")
    if not found:
        raise Refusal("there are no cards in it")
    return paired(found)


def card_of(told: dict[str, Any], place: str) -> CardRecord:
    """One card; a field that is nearly one of ours is noted on it."""
    held, noted = own_fields(told)
    made = record(held, place)
    return structs.replace(made, assumed=noted) if noted else made


def all_of(wrong: list[Refusal], least: str) -> Refusal:
    """Several faults at once, so that not each needs another look at the file; a fault of several cards once."""
    if len(wrong) == 1:
        return wrong[0]
    places: dict[str, list[str]] = {}
    for fault in wrong:
        place, reason = parted(fault.reason)
        places.setdefault(reason, []).append(place)
    said = "; ".join([told_of(reason, where) for reason, where in list(places.items())[:MOST_FAULTS]])
    more = f"; and {len(places) - MOST_FAULTS} more reasons" if len(places) > MOST_FAULTS else ""
    return Refusal(f"{least}{len(wrong)} cards are wrong: {said}{more}")


def parted(reason: str) -> tuple[str, str]:
    """`line 2 (Wick): there is ...`: where it is, and what; a name may hold anything."""
    named, bracket, rest = reason.partition("): ")
    if bracket and " (" in named and ": " not in named.partition(" (")[0]:
        return f"{named})", rest
    place, _, what = reason.partition(": ")
    return place, what


def told_of(reason: str, places: list[str]) -> str:
    if len(places) == 1:
        return f"{places[0]}: {reason}"
    more = f" and {len(places) - FEW_PLACES} more" if len(places) > FEW_PLACES else ""
    return f"{reason}: {', '.join(places[:FEW_PLACES])}{more}"


def entries(text: str) -> Iterator[tuple[str, Any]]:
    """What stands in the file, card by card, each with its place; which of the forms it has is seen at once."""
    first = text.lstrip()[:1]
    if not first:
        raise Refusal("there is nothing in it")
    if first == "[":
        return array_entries(decoded(text, "the file"))
    if first == "{":
        return line_entries(text) if has_lines(text) else object_entries(text)
    return sheet_entries(text) if is_sheet(text) else csv_entries(text)


def sheet_entries(text: str) -> Iterator[tuple[str, Any]]:
    """Sheets know the games they are for, which take a second to load: no other file waits for that."""
    few_sheets(text)
    from kumite.cards.sheet import read_sheets

    return read_sheets(text)


def decoded(text: str, place: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except RecursionError:
        raise Refusal(f"{place}: this is not JSON of a card: it is nested too deeply") from None
    except (msgspec.DecodeError, UnicodeEncodeError, ValueError) as error:
        raise Refusal(f"{place}: this is not JSON: {error}") from None


def array_entries(found: list[Any]) -> Iterator[tuple[str, Any]]:
    """`[{...}, {...}]`."""
    for at, told in enumerate(found, 1):
        yield f"card {at}", told


def has_lines(text: str) -> bool:
    """Whether there is an object a line, not one over several."""
    line, _, more = text.strip().partition("\n")
    return bool(more) and line.rstrip()[-1] not in "{[,"


def object_entries(text: str) -> Iterator[tuple[str, Any]]:
    """One object: a card, or what some sites wrap their list of cards in."""
    alone = "\n" not in text.strip()
    told = decoded(text, "line 1" if alone else "the file")
    lists = [value for value in told.values() if isinstance(value, list) and value and isinstance(value[0], dict)]
    if "name" not in told and len(lists) == 1:
        return array_entries(lists[0])
    return iter([("line 1" if alone else "card 1", told)])


def line_entries(text: str) -> Iterator[tuple[str, Any]]:
    """A JSON object a line; empty lines do not matter."""
    for at, line in enumerate(text.split("\n"), 1):
        if line.strip():
            try:
                yield f"line {at}", decoded(line, f"line {at}")
            except Refusal as refusal:
                yield f"line {at}", refusal


def csv_entries(text: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """A table whose first line names the fields; lists are written with semicolons."""
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=separator(text), strict=True)
    try:
        heads = [key_of(head) for head in next(rows, [])]
        check_heads(heads)
        for row in rows:
            if any(cell.strip() for cell in row):
                place = f"line {rows.line_num}"
                if len(row) > len(heads):
                    raise Refusal(f"{place}: there are {len(row)} cells, but the first line names {len(heads)} fields")
                yield place, cells(dict(zip(heads, row, strict=False)), place)
    except csv.Error as error:
        raise Refusal(f"line {rows.line_num}: this is not CSV: {error}") from None


def separator(text: str) -> str:
    """Tables of some countries have semicolons between their cells, copied ones tabs: the first line tells."""
    first = text.lstrip("\n").partition("\n")[0]
    return max((",", ";", "\t"), key=first.count)


def check_heads(heads: list[str]) -> None:
    """Without names for its columns a table says nothing; then it is likely that it is no card file at all."""
    missing = [name for name in NEEDED if name not in heads]
    if len(missing) == len(NEEDED):
        said = "a card file is JSON lines, a JSON array or CSV"
        form = f"whose first line names the fields ({', '.join(NEEDED)} ...), or sheets that begin with 'name: ...'"
        raise Refusal(f"line 1: {said} {form}; this is none of them")
    if missing:
        raise Refusal(f"line 1: there is no column {missing[0]!r}{meant(missing[0], heads)}")
    twice = [head for at, head in enumerate(heads) if head and head in heads[:at]]
    if twice:
        raise Refusal(f"line 1: the column {twice[0]!r} stands there twice")


def cells(row: dict[str, str], place: str) -> dict[str, Any]:
    """The cells of a row as the values they stand for."""
    found: dict[str, Any] = {}
    for name, cell in row.items():
        if name in LISTS:
            told = decoded(cell, f"{place}, {name}") if cell.strip().startswith("[") else listed(cell)
            found[name] = [part for part in told if not isinstance(part, str) or part.strip()]
        else:
            found[name] = cell if name == "text" else cell.strip()
    return found


def listed(cell: str) -> list[str]:
    """`fire; air`, `fire|air`, and `fire, air` in quotation marks; the commas of `Combo (Punch, Low)` are its own."""
    return re.split(r"[;|]" if re.search("[;|]", cell) else r",(?![^()]*\))", cell)


def mapping(told: Any, place: str) -> dict[str, Any]:
    """An object with our names; how they are capitalised does not matter."""
    if isinstance(told, Refusal):
        raise told
    if not isinstance(told, dict):
        raise Refusal(f"{place}: a card is an object with {', '.join(NEEDED)} ...; this is {kind(told)}")
    return {key_of(str(name)): value for name, value in told.items()}
