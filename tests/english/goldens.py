"""Golden trees: invented sentences, in both wordings, and the tree that they must give.

A file holds entries, parted by empty lines: one sentence a line, then `= ` and the tree.  Sentences of one entry mean
the same.  In front of a sentence may stand what is not the usual: `ufs: ` the older wording, `attack: ` the type of its
card (a foundation else), or both: `attack, ufs: `.

python -m tests.english.goldens      # write the trees anew; read the difference
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final, NamedTuple

import kumite.games.universus.cards  # noqa: F401  (the catalogue)
from kumite.core.position import Record, fields
from kumite.english.lower.ability import Lowered, lower_ability
from kumite.english.parse import parse_ability
from kumite.games.universus import position, terms
from kumite.games.universus.trees.notation import MISSING, parameters
from kumite.games.universus.trees.reading import read_ability
from kumite.games.universus.words import rule

FOLDER: Final = Path(__file__).parent / "golden"
MARK: Final = re.compile(r"((?:action|asset|attack|backup|character|foundation|token|ufs)(?:, ufs)?): (?=\S)")


class Sentence(NamedTuple):
    text: str
    wording: str
    type: int

    def lowered(self) -> Lowered:
        return lower_ability(parse_ability(self.text, self.wording), self.type, "Test Card")


class Entry(NamedTuple):
    lines: list[str]
    sentences: list[Sentence]
    tree: str


def entries(path: Path) -> list[Entry]:
    """Of one file, without its comments."""
    found = []
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        told = [line for line in lines if not line.startswith("= ")]
        if told:
            tree = "".join([line.removeprefix("= ") for line in lines if line.startswith("= ")])
            found.append(Entry(told, [sentence(line) for line in told], tree))
    return found


def sentence(line: str) -> Sentence:
    match = MARK.match(line)
    marks = match[1].split(", ") if match is not None else []
    kinds = [mark for mark in marks if mark != "ufs"]
    kind = terms.TYPES.index(kinds[0]) if kinds else terms.FOUNDATION
    return Sentence(line[match.end() :] if match else line, "ufs" if "ufs" in marks else "universus", kind)


# Trees with names instead of numbers


def names(module: Any, start: str, end: str) -> dict[int, str]:
    """The constants of a module from one to another, by their numbers."""
    listed = [name for name in vars(module) if name.isupper()]
    return {getattr(module, name): name for name in listed[listed.index(start) : listed.index(end) + 1]}


SEATS: Final = names(terms, "YOU", "ANY")
ZONES: Final = names(terms, "STAGE", "ASIDE")
PROPS: Final = names(terms, "SPEED", "RATING")
ROLES: Final = names(terms, "AS_NOTHING", "AS_ABILITY")
STATUSES: Final = names(terms, "UNDECIDED", "COMPLETELY")
PERIODS: Final = names(terms, "SETUP", "NEXT_CARD")
PURPOSES: Final = names(position, "FOR_FORM", "FOR_VALUE")
KINDS: Final = names(terms, "CONTINUOUS", "BLITZ")
BY_FIELD: Final[dict[str, dict[int, str]]] = {
    **dict.fromkeys(("who", "whose", "by", "cause", "into"), SEATS),
    **dict.fromkeys(("zones", "to", "origin", "place"), ZONES),
    **dict.fromkeys(("which", "prop"), PROPS),
    **dict.fromkeys(("until", "period", "during", "per", "since"), PERIODS),
    **dict.fromkeys(("types", "type"), names(terms, "ACTION", "TOKEN")),
    "kind": KINDS,
    "purposes": PURPOSES,
    "verb": names(terms, "V_DRAW", "V_SET"),
    "height": names(terms, "LOW", "HIGH"),
    "edge": names(terms, "BEGINS", "ENDS"),
    "via": names(terms, "BY_RULE", "BY_DAMAGE"),
    "modal": names(rule, "CANNOT", "REDUCES"),
}
NOTES: Final = {
    **dict.fromkeys(("V_PLAY",), ROLES),
    **dict.fromkeys(("V_CHECK", "V_PASS", "V_FAIL"), PURPOSES),
    **dict.fromkeys(("V_STATUS", "V_DEAL", "V_RESOLVE", "V_BEFORE_DAMAGE", "V_BEFORE_TAKE"), STATUSES),
    **dict.fromkeys(("V_BONUS", "V_PENALTY", "V_SET"), PROPS),
}


def named(value: Any, known: dict[int, str] | None = None) -> str:
    """A tree in the notation that `reading.py` reads, as short as it can be and with names for its numbers."""
    if isinstance(value, tuple):
        return f"({', '.join([named(part, known) for part in value])}{',' if len(value) == 1 else ''})"
    if not isinstance(value, Record):
        plain = type(value) is int and known is not None and value in known
        return known[value] if plain and known is not None else repr(value)
    held, said, by_name = fields(value), [], False
    for name, default in parameters(type(value)).items():
        if default is not MISSING and type(default) is type(held[name]) and held[name] == default:
            by_name = True
            continue
        told = named(held[name], known_for(name, value))
        said.append(f"{name}={told}" if by_name else told)
    return f"{type(value).__name__}({', '.join(said)})"


def known_for(name: str, of: Record) -> dict[int, str] | None:
    """What the numbers of a field are called."""
    if name == "notes":
        return NOTES.get(BY_FIELD["verb"].get(getattr(of, "verb", -1), ""))
    return None if type(of).__name__ in ("Keyword", "Name") else BY_FIELD.get(name)


def tree_of(one: Sentence) -> str:
    """What the sentence is lowered to; a refusal says so."""
    found = one.lowered()
    if found.ability is None:
        return f"REFUSED {found.label}: {found.why}: {found.words!r}"
    told = named(found.ability)
    assert read_ability(told) == found.ability, told
    return told


def renewed(path: Path) -> str:
    """The file with the trees as they are now."""
    blocks = []
    for block in path.read_text(encoding="utf-8").rstrip("\n").split("\n\n"):
        lines = [line for line in block.splitlines() if not line.startswith("= ")]
        told = [line for line in lines if line and not line.startswith("#")]
        blocks.append("\n".join([*lines, f"= {tree_of(sentence(told[0]))}"] if told else lines))
    return "\n\n".join(blocks) + "\n"


def main() -> None:
    for path in sorted(FOLDER.glob("*.txt")):
        path.write_text(renewed(path), encoding="utf-8")


if __name__ == "__main__":
    main()
