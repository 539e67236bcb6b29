"""How somebody types a card: entries above, the text below, and what people leave out of YAML.

A sheet needs no empty line before its text and no quotes around `Kick, Stun: 1`; without entries it is text."""

from __future__ import annotations

import json
import re
from difflib import get_close_matches
from textwrap import dedent
from typing import Any, Final, NamedTuple

from kumite.cards.record import FIELDS, TYPES, kind
from kumite.errors import Refusal
from kumite.play.yaml_text import parse

OTHER_NAMES: Final = {
    "card": "name",
    "check": "control",
    "check_value": "control",
    "stamina": "health",
    "vitality": "health",
}
KEYS: Final = (
    *("name", "type", "difficulty", "check", "block", "attack", "symbols", "keywords", "traits", "text"),
    "game",
)
KNOWN: Final = frozenset((*FIELDS, *KEYS, *OTHER_NAMES))
ENTRY: Final = re.compile(r"([A-Za-z]\w*(?:[ _]\w+)?)[ \t]*:(?:[ \t]+(.*))?")
HEADED: Final = re.compile(  # what an ability begins with
    r"[^:]{0,60}\b(?:Enhance|Form|Response|Blitz|[ERFB])\b[^:]{0,200}:|(?i:enhance|form|response|blitz)\b[^:]{0,200}:"
)
OPENED: Final = ('"', "'", "[", "{", "|", ">", "&", "*", "!")  # how a value begins that YAML is left to read
ALL_YAML: Final = ("{", "[", "- ", "? ")
NOTHING: Final = ("", "~", "null")
LONGEST: Final = 20_000  # letters of a sheet
MOST_SHEETS, MOST_LETTERS = 500, 200_000  # in a file of sheets
LONGEST_NAME: Final = 60
LONGEST_HEADS: Final = 1_000  # letters of the line that names the columns of a table
BACK: Final = re.compile(r"(?i:back)[ \t]*:[ \t]*(?:#.*)?")  # the other side, its lines below
BETWEEN: Final = re.compile(r"^---+[ \t]*$", re.MULTILINE)  # the sheets of one file


class Parted(NamedTuple):
    """A sheet in two: what is YAML, line by line where it stood, and the text below it; and a back of several lines."""

    head: str
    body: str
    back: dict[str, Any] | None = None


def entries(text: str) -> dict[str, Any]:
    """What a sheet says, its text among it, under the names it uses itself."""
    plain = text.replace("\r\n", "\n").replace("\r", "\n").removeprefix("\ufeff")
    if plain.lstrip().startswith(ALL_YAML):
        return named(parse(plain))
    head, body, back = parted(plain)
    told = named(parse(head)) if head.strip() or not (body or back) else {}
    if body and told.get("text") is not None:
        raise Refusal("the text stands there twice: behind 'text:', and below the empty line; write it in one place")
    if back is not None and "back" in told:
        raise Refusal("'back' stands here a second time")
    return told | ({} if back is None else {"back": back}) | ({"text": body} if body else {})


def named(told: Any) -> dict[str, Any]:
    if not isinstance(told, dict):
        raise Refusal(f"a card begins with lines like 'name: Lantern Kick'; this is {kind(told)}")
    return {key_of(str(key)): value for key, value in told.items()}


def key_of(word: str) -> str:
    """As files write it: `Hand size` is `hand_size`."""
    return re.sub(r"[ _]+", "_", word.strip().lower())


def sheets(text: str) -> list[str]:
    """The sheets of a file, with lines of dashes between them; none where it is no file of sheets."""
    found = [part for part in BETWEEN.split(text) if part.strip()]
    return found if found and is_sheet(found[0]) else []


def few_sheets(text: str) -> list[str]:
    """Those of a file that is short enough to be read sheet by sheet."""
    found = sheets(text)
    if len(found) > MOST_SHEETS or len(text) > MOST_LETTERS:
        raise Refusal(
            f"a file of sheets has at most {MOST_SHEETS} of them and {MOST_LETTERS} letters; this one has {len(found)}"
            f" and {len(text)}: write it as JSON lines or CSV"
        )
    return found


def check_length(text: str) -> None:
    if len(text) > LONGEST:
        raise Refusal(f"a card is written in at most {LONGEST} letters; these are {len(text)}")


def file_form(text: str) -> str:
    """JSON lines or CSV, where this is no sheet but a whole card file; nothing otherwise."""
    plain = text.lstrip("\ufeff \r\n")
    first, _, more = plain.partition("\n")
    if plain.startswith("{") and first.rstrip().endswith("}") and more.lstrip().startswith("{"):
        return "JSON lines"
    heads = [key_of(head.strip('"')) for head in re.split(r"[,;\t]", first[:LONGEST_HEADS])]
    return "CSV" if {"name", "type", "text"} <= set(heads) else ""


def is_sheet(text: str) -> bool:
    """Whether it begins with an entry that cards have, comments aside."""
    for line in text.lstrip("\ufeff").split("\n", 50)[:50]:
        if line.strip() and not line.startswith("#"):
            told = ENTRY.match(line)
            return told is not None and key_of(told[1]) in KNOWN
    return False


# Lines


def parted(text: str) -> Parted:
    """Entries as far as they go; the first line that is none begins the text."""
    lines = text.split("\n")
    head: list[str] = []
    back: dict[str, Any] | None = None
    open_entry = False  # whether the entry above goes on below
    while len(head) < len(lines):
        at = len(head)
        made = line = lines[at]
        if not line.strip() or line.startswith(("#", "---")):
            made = "" if line.startswith("---") else line
        elif back is None and BACK.fullmatch(line.rstrip()) and (below := indented(lines[at + 1 :])):
            back, open_entry = behind(below), False
            made = "\n" * len(below)
        elif not (open_entry and line[0] in " \t-]}"):
            found = entry(line, lines[at + 1 :], not "".join(head).strip())
            if found is None:
                return Parted("\n".join(head), "\n".join(lines[at:]).strip(), back)
            made, open_entry = found
        head += made.split("\n")
    return Parted("\n".join(head), "", back)


def indented(lines: list[str]) -> list[str]:
    """The lines that stand further in, up to the last of them."""
    n = next((at for at, line in enumerate(lines) if line.strip() and line[0] not in " \t"), len(lines))
    while n and not lines[n - 1].strip():
        n -= 1
    return lines[:n]


def behind(lines: list[str]) -> dict[str, Any]:
    """The other side, written as the first one is."""
    if any(BACK.fullmatch(line.strip()) for line in lines):
        raise Refusal("back: it has no back itself")
    try:
        return entries(dedent("\n".join(lines)))
    except Refusal as refusal:
        raise Refusal(f"back: {refusal.reason}", refusal.rules) from None


def entry(line: str, after: list[str], first: bool) -> tuple[str, bool] | None:
    """The line as YAML reads it, and whether it goes on below; None where it is no entry."""
    if first and is_name(line, after):
        return f"name: {json.dumps(line.strip())}", False
    if line.strip().lower() in TYPES:
        return f"type: {line.strip()}", False
    told = ENTRY.fullmatch(line.rstrip())
    if told is None or not is_entry(told[1], line):
        return None
    value = (told[2] or "").strip()
    below = bool(after) and after[0][:1] in (" ", "\t") and bool(after[0].strip())
    goes_on = below or value == "" or value.startswith(OPENED)
    return (line if goes_on else f"{told[1]}: {quoted(value)}"), goes_on


def is_entry(word: str, line: str) -> bool:
    """One that cards have, or one that somebody has misspelt: its refusal says so."""
    key = key_of(word)
    if key in KNOWN:
        return True
    if HEADED.match(line):
        return False
    return word.islower() or bool(get_close_matches(key, KNOWN, 1, 0.75))


def is_name(line: str, after: list[str]) -> bool:
    """A card may begin with its name alone, as a printed one does."""
    bare = line.strip()
    more = any(each.strip() for each in after)
    return (
        more and ":" not in bare and len(bare) <= LONGEST_NAME and not bare.endswith((".", "-")) and bare[0].isupper()
    )


def quoted(value: str) -> str:
    """A word of YAML's own is a name here, and a colon is nothing special; a comment is still one."""
    plain = re.split(r"(?:^|\s)#", value, maxsplit=1)[0].strip()
    return plain if plain.lower() in NOTHING else json.dumps(plain, ensure_ascii=False)


# Short forms

HEIGHT: Final = r"(high|mid|low|h|m|l)"
BLOCK: Final = re.compile(rf"\+?(-?\d{{1,2}}) ?{HEIGHT}|{HEIGHT} ?\+?(-?\d{{1,2}})")
ATTACK: Final = re.compile(rf"(\d{{1,2}})[ /]*{HEIGHT}[ /]*(\d{{1,2}})")
HEIGHTS: Final = {"h": "high", "m": "mid", "l": "low"}


def block_of(told: str) -> dict[str, Any] | None:
    """`+2 mid`, as cards have it `+2M`, or the zone first."""
    found = BLOCK.fullmatch(told.strip().lower())
    if found is None:
        return None
    number, zone = (found[1], found[2]) if found[2] else (found[4], found[3])
    return {"block_mod": int(number), "block_zone": HEIGHTS.get(zone, zone)}


def attack_of(told: str) -> dict[str, Any] | None:
    """`3 mid 4`: speed, zone and damage; `3M4` on cards."""
    found = ATTACK.fullmatch(told.strip().lower())
    if found is None:
        return None
    return {"speed": int(found[1]), "zone": HEIGHTS.get(found[2], found[2]), "damage": int(found[3])}
