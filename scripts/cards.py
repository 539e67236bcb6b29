"""Compile the cards of the house: kumite/english/house/*.yaml -> kumite/games/universus/cards/*.py.

Each YAML file is a deck and its cards, with what is printed on them and their text in card English.  What comes out is
the same as Python, with the trees that the texts mean: the rules are compiled and read no files, and play never parses.

python scripts/cards.py            # write them
python scripts/cards.py --check    # fail where one is not what its YAML says
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NoReturn

import yaml

from kumite.core.position import Record, fields
from kumite.english.lower.ability import lower_ability
from kumite.english.parse import parse_ability
from kumite.games.universus.notation import MISSING, parameters
from kumite.games.universus.printed import Ability
from kumite.games.universus.terms import TYPES

ROOT: Final = Path(__file__).resolve().parent.parent
HOUSE: Final = ROOT / "kumite" / "english" / "house"
CARDS: Final = ROOT / "kumite" / "games" / "universus" / "cards"
WIDTH: Final = 120
FACE: Final = (  # the entries of a card, in the order they are written
    *("name", "version", "type", "difficulty", "check", "block", "symbols", "speed", "zone", "damage"),
    *("hand_size", "health", "stamina", "keywords", "trees"),
)
WHOLE: Final = (*FACE, "text", "back", "origin", "note")
DECK: Final = ("name", "about", "character", "symbol", "cards", "sidebar")
ALWAYS: Final = {
    "face": "kumite.games.universus.define",
    "enter": "kumite.games.universus.define",
    "TREES": "kumite.games.universus.skills",
    "DECKS": "kumite.games.universus.decks",
    "Deck": "kumite.games.universus.decks",
}


class BadHouse(ValueError):
    """A file of the house that says something a card cannot say: which one, and what."""


def main() -> None:
    stale = []
    for source in sorted(HOUSE.glob("*.yaml")):
        made, goal = compiled(source), CARDS / f"{source.stem}.py"
        if not goal.exists() or goal.read_text(encoding="utf-8") != made:
            stale.append(goal.name)
            if "--check" not in sys.argv[1:]:
                goal.write_text(made, encoding="utf-8")
    print(f"{', '.join(stale) or 'nothing'} {'is out of date' if '--check' in sys.argv[1:] else 'written'}")
    if stale and "--check" in sys.argv[1:]:
        sys.exit(1)


def compiled(source: Path) -> str:
    """The Python module for one file of the house."""
    text = source.read_text(encoding="utf-8")
    held = yaml.safe_load(text)
    only(held, ("deck", "trees", "cards"), source.name)
    out = Module()
    for name, texts in held.get("trees", {}).items():
        trees = [understood(one, TYPES.index("character"), name) for one in texts]
        out.line(f"TREES[{quoted(name)}] = ", out.written(tuple(trees)))
    for card in held["cards"]:
        out.card(card, source.name)
    if "deck" in held:
        out.deck(held["deck"], source.name)
    return f'"""{about(text)}"""\n\n{HEAD.format(source=source.name)}\n{out.imports()}\n\n{out.text()}\n'


HEAD: Final = """# Made by scripts/cards.py from kumite/english/house/{source}: change that, and run it again.
# fmt: off

from __future__ import annotations
"""


def about(text: str) -> str:
    """The comment at the head of the file."""
    lines = []
    for line in text.splitlines():
        if not line.startswith("#"):
            break
        lines.append(line.removeprefix("#").strip())
    return "\n".join(lines)


def only(held: dict[str, Any], names: tuple[str, ...], where: str) -> None:
    for name in held:
        if name not in names:
            refuse(f"{where}: unknown entry {name!r}; there are {', '.join(names)}")


def refuse(why: str) -> NoReturn:
    raise BadHouse(why)


def understood(text: str, card_type: int, name: str) -> Ability:
    """The tree of one ability; a text that is not understood is an error in the card."""
    found = lower_ability(parse_ability(text, "universus"), card_type, name)
    if found.ability is None:
        refuse(f"{name}: not understood: {found.words!r} ({found.label}: {found.why}) in {text!r}")
    return found.ability


def abilities_of(told: dict[str, Any], kind: int) -> tuple[Ability, ...]:
    texts = told.get("text", [])
    return tuple([understood(one, kind, told["name"]) for one in ([texts] if isinstance(texts, str) else texts)])


def quoted(text: str) -> str:
    """As Python has it, in double quotation marks."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


class Module:
    """A Python module as it is written: statements, and the names they need."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.names: dict[str, str] = {}  # name -> its module

    # Cards and decks

    def card(self, told: dict[str, Any], where: str) -> None:
        """`enter(face(...), origin=...)`."""
        where = f"{where}: {told.get('name')}"
        only(told, WHOLE, where)
        parts = [self.face({key: value for key, value in told.items() if key in (*FACE, "text")}, False)]
        if "back" in told:
            only(told["back"], (*FACE, "text"), f"{where}: back")
            parts.append(self.face(told["back"], True))
        source = f"origin={quoted(told['origin'])}"
        if "note" in told:
            source += f", note={quoted(told['note'])}"
        lines = [f"    {line}" for part in parts for line in part.splitlines()]
        self.lines.append("\n".join([f"{self.use('enter')}(", *lines, f"    {source},", ")"]))

    def face(self, told: dict[str, Any], back: bool) -> str:
        kind = TYPES.index(told["type"])
        parts = [quoted(told["name"]), str(kind)]
        parts += [f"{key}={self.written(listed(told[key]))}" for key in FACE[3:] if key in told]
        if "version" in told:
            parts.append(f"version={quoted(str(told['version']))}")
        if back:
            parts.append("back=True")
        lines = [f"{self.use('face')}(", f"    {', '.join(parts)},"]
        found = abilities_of(told, kind)
        if found:
            lines += ["    abilities=(", *[f"        {self.written(one)}," for one in found], "    ),"]
        return "\n".join([*lines, "),"])

    def deck(self, told: dict[str, Any], where: str) -> None:
        only(told, DECK, f"{where}: deck")
        held = [tuple(told.get(name, {}).items()) for name in ("cards", "sidebar")]
        words = [quoted(told[name]) for name in ("name", "character", "symbol")]
        parts = [*words, *[self.written(part) for part in held], quoted(told["about"])]
        self.line(f"{self.use('DECKS')}[{words[0]}] = {self.use('Deck')}(", ", ".join(parts), ")")

    # Values

    def written(self, value: Any) -> str:
        """The value as Python, as short as the trees' notation: what goes without saying is left out."""
        if isinstance(value, tuple):
            return f"({', '.join([self.written(part) for part in value])}{',' if len(value) == 1 else ''})"
        if isinstance(value, str):
            return quoted(value)
        if not isinstance(value, Record):
            return repr(value)
        held, said, by_name = fields(value), [], False
        for name, default in parameters(type(value)).items():
            if default is not MISSING and type(default) is type(held[name]) and held[name] == default:
                by_name = True
            else:
                said.append(f"{name}={self.written(held[name])}" if by_name else self.written(held[name]))
        return f"{self.use(type(value).__name__, type(value).__module__)}({', '.join(said)})"

    def use(self, name: str, module: str = "") -> str:
        self.names[name] = module or ALWAYS[name]
        return name

    # Text

    def line(self, start: str, body: str, end: str = "") -> None:
        """A statement; where it is too long it goes on in lines of its own."""
        if start.startswith("TREES"):
            self.use("TREES")
        whole = start + body + end
        self.lines.append(whole if len(whole) <= WIDTH else folded(start, body, end))

    def text(self) -> str:
        return "\n".join(self.lines)

    def imports(self) -> str:
        found: dict[str, list[str]] = {}
        for name, module in self.names.items():
            found.setdefault(module, []).append(name)
        for module in found:
            import_module(module)
        return "\n".join([imported(module, sorted(found[module])) for module in sorted(found)])


def imported(module: str, names: list[str]) -> str:
    line = f"from {module} import {', '.join(names)}"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"from {module} import (", *[f"    {name}," for name in names], ")"])


def listed(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def folded(start: str, body: str, end: str) -> str:
    """As many parts a line as fit; a part that is too long for one stays on it."""
    if not start.endswith("("):
        return f"{start}(\n{packed(body[1:-1])}\n){end}"
    return f"{start}\n{packed(body)}\n{end}"


def packed(body: str) -> str:
    lines: list[str] = []
    for part in split(body):
        if lines and len(lines[-1]) + len(part) + 2 <= WIDTH:
            lines[-1] += f" {part},"
        else:
            lines.append(f"    {part},")
    return "\n".join(lines)


def split(body: str) -> list[str]:
    """The arguments of a call, or the parts of a tuple, whose text this is."""
    parts, depth, inside, begun = [], 0, False, 0
    for at, sign in enumerate(body):
        if sign == '"' and body[at - 1] != "\\":
            inside = not inside
        if inside:
            continue
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and depth == 0:
            parts.append(body[begun:at].strip())
            begun = at + 1
    parts.append(body[begun:].strip())
    return [part for part in parts if part]


if __name__ == "__main__":
    main()
