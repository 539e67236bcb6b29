"""Compile the cards of the house: kumite/english/house/*.yaml -> kumite/games/universus/cards/*.py.

Each YAML file is a deck and its cards, with what is printed on them and their text in card English.  What comes out is
the same as Python, with the trees that the texts mean: the rules are compiled and read no files, and play never parses.
The files of another edition stand in a folder of its name and are written in its words: house/ufs.

python scripts/cards.py            # write them
python scripts/cards.py --check    # fail where one is not what its YAML says
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

import yaml

from kumite.core.position import Record, fields
from kumite.english.lower.ability import lower_ability
from kumite.english.parse import parse_ability
from kumite.games.universus.printed import Ability
from kumite.games.universus.terms import TYPES
from kumite.games.universus.trees.notation import MISSING, parameters

ROOT: Final = Path(__file__).resolve().parent.parent
HOUSE: Final = ROOT / "kumite" / "english" / "house"
GAMES: Final = ROOT / "kumite" / "games"
WIDTH: Final = 120
FACE: Final = (  # the entries of a card, in the order they are written
    *("name", "version", "type", "difficulty", "check", "block", "symbols", "speed", "zone", "damage"),
    *("hand_size", "health", "stamina", "keywords", "trees"),
)
WHOLE: Final = (*FACE, "text", "back", "origin", "note", "vitals")
DECK: Final = ("name", "about", "character", "symbol", "cards", "sidebar")
ALWAYS: Final = {
    "face": "kumite.games.universus.define",
    "enter": "kumite.games.universus.define",
    "TREES": "kumite.games.universus.skills",
    "DECKS": "kumite.games.universus.decks",
    "Deck": "kumite.games.universus.decks",
}


class Press(NamedTuple):
    """What an edition's cards are made with: where its files stand and where the modules go, its words for what stands
    on a card, the names its modules need, how a deck is put down, and the book of its keywords."""

    edition: str
    folder: Path
    cards: Path
    words: dict[str, str]
    names: dict[str, str]
    deck: str
    book: str = ""

    def sources(self) -> list[Path]:
        return sorted(self.folder.glob("*.yaml"))

    def goal(self, source: Path) -> Path:
        return self.cards / f"{source.stem}.py"

    def plain(self, told: dict[str, Any]) -> dict[str, Any]:
        """The entries of a card by the names that all editions have in common."""
        return {self.words.get(key, key): value for key, value in told.items()}

    def entries(self, names: tuple[str, ...]) -> tuple[str, ...]:
        said = {name: word for word, name in self.words.items()}
        return tuple([said.get(name, name) for name in names])


UNIVERSUS: Final = Press("universus", HOUSE, GAMES / "universus" / "cards", {}, ALWAYS, "DECKS[{name}] = Deck({parts})")
UFS: Final = Press(
    "ufs",
    HOUSE / "ufs",
    GAMES / "ufs" / "cards",
    {"control": "check", "vitality": "health"},
    {
        **ALWAYS,
        "enter": "kumite.games.ufs.shelf",
        "add": "kumite.games.ufs.shelf",
        "KEYWORDS": "kumite.games.ufs.keywords",
    },
    "add(Deck({parts}))",
    "KEYWORDS",
)
PRESSES: Final = (UNIVERSUS, UFS)


class BadHouse(ValueError):
    """A file of the house that says something a card cannot say: which one, and what."""


def main() -> None:
    stale = []
    for press, source in [(each, source) for each in PRESSES for source in each.sources()]:
        made, goal = compiled(source, press), press.goal(source)
        if not goal.exists() or goal.read_text(encoding="utf-8") != made:
            stale.append(goal.name)
            if "--check" not in sys.argv[1:]:
                goal.write_text(made, encoding="utf-8")
    print(f"{', '.join(stale) or 'nothing'} {'is out of date' if '--check' in sys.argv[1:] else 'written'}")
    if stale and "--check" in sys.argv[1:]:
        sys.exit(1)


def compiled(source: Path, press: Press = UNIVERSUS) -> str:
    """The Python module for one file of the house."""
    text = source.read_text(encoding="utf-8")
    held = yaml.safe_load(text)
    only(held, ("deck", "trees", "cards"), source.name)
    out = Module(press)
    for name, texts in held.get("trees", {}).items():
        trees = [understood(one, TYPES.index("character"), name, press.edition) for one in texts]
        out.line(f"TREES[{quoted(name)}] = ", out.written(tuple(trees)))
    for card in held["cards"]:
        out.card(card, source.name)
    if "deck" in held:
        out.deck(held["deck"], source.name)
    head = HEAD.format(source=source.relative_to(ROOT).as_posix())
    return f'"""{about(text)}"""\n\n{head}\n{out.imports()}\n\n{out.text()}\n'


HEAD: Final = """# Made by scripts/cards.py from {source}: change that, and run it again.
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


def understood(text: str, card_type: int, name: str, wording: str = "universus") -> Ability:
    """The tree of one ability; a text that is not understood is an error in the card."""
    found = lower_ability(parse_ability(text, wording), card_type, name)
    if found.ability is None:
        refuse(f"{name}: not understood: {found.words!r} ({found.label}: {found.why}) in {text!r}")
    return found.ability


def abilities_of(told: dict[str, Any], kind: int, wording: str) -> tuple[Ability, ...]:
    texts = told.get("text", [])
    held = [texts] if isinstance(texts, str) else texts
    return tuple([understood(one, kind, told["name"], wording) for one in held])


def quoted(text: str) -> str:
    """As Python has it, in double quotation marks."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


class Module:
    """A Python module as it is written: statements, and the names they need."""

    def __init__(self, press: Press) -> None:
        self.press = press
        self.lines: list[str] = []
        self.names: dict[str, str] = {}  # name -> its module

    # Cards and decks

    def card(self, told: dict[str, Any], where: str) -> None:
        """`enter(face(...), origin=...)`."""
        where = f"{where}: {told.get('name')}"
        only(told, self.press.entries(WHOLE), where)
        told = self.press.plain(told)
        parts = [self.face({key: value for key, value in told.items() if key in (*FACE, "text")}, False)]
        if "back" in told:
            only(told["back"], (*FACE, "text"), f"{where}: back")
            parts.append(self.face(told["back"], True))
        source = f"origin={quoted(told['origin'])}"
        if "note" in told:
            source += f", note={quoted(told['note'])}"
        if "vitals" in told:
            held = tuple([(name, str(value)) for name, value in told["vitals"].items()])
            source += f", vitals={self.written(held)}"
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
        if self.press.book:
            parts.append(f"book={self.use(self.press.book)}")
        lines = [f"{self.use('face')}(", f"    {', '.join(parts)},"]
        found = abilities_of(told, kind, self.press.edition)
        if found:
            lines += ["    abilities=(", *[f"        {self.written(one)}," for one in found], "    ),"]
        return "\n".join([*lines, "),"])

    def deck(self, told: dict[str, Any], where: str) -> None:
        only(told, DECK, f"{where}: deck")
        held = [tuple(told.get(name, {}).items()) for name in ("cards", "sidebar")]
        words = [quoted(told[name]) for name in ("name", "character", "symbol")]
        parts = [*words, *[self.written(part) for part in held], quoted(told["about"])]
        start, end = self.press.deck.format(name=words[0], parts="|").split("|")
        for name in ("DECKS", "Deck", "add"):
            if name in start:
                self.use(name)
        self.line(start, ", ".join(parts), end)

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
        self.names[name] = module or self.press.names[name]
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
