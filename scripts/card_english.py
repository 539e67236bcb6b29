"""The examples of docs/card-english.md: what each is understood as.  Without --check the page is written anew with it.

A table is one of examples when its head begins with `ability`, `ufs ability` or a frame in backticks with a gap, and
its second column is called `understood as`, `refused at` or `instead` (of a form that is refused).  Fenced blocks
called `english` hold one ability, then `= ` and its printed form, or `tree ` and its tree.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from kumite.english.lower.ability import Lowered, lower_ability
from kumite.english.parse import parse_ability
from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.terms import TYPES

PAGE = Path(__file__).parent.parent / "docs" / "card-english.md"
HEAD = re.compile(r"(?:`(?P<frame>[^`]+)`|(?P<ufs>ufs )?ability)(?: on an? (?P<on>\w+))?")
COLUMNS = ("understood as", "refused at", "instead")
BLOCK = re.compile(r"^```english\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAP = "___"
SAME = "the same"
CARD = "Wick Drill"  # the card all of them stand on


class Table(NamedTuple):
    """What the head of a table says about its rows."""

    frame: str
    wording: str
    on: str
    column: str


class Example(NamedTuple):
    """One row: the text, and the cell beside it."""

    line: int
    text: str
    shown: str
    table: Table


def examples(page: str) -> Iterator[Example]:
    """Every row of every table of examples."""
    lines = page.split("\n")
    table: Table | None = None
    for number, line in enumerate(lines):
        if not line.startswith("|"):
            table = None
        elif number + 1 < len(lines) and lines[number + 1].startswith("|---"):
            table = read_head(cells(line))
        elif table is not None and not line.startswith("|---"):
            first, shown, *_ = cells(line)
            yield Example(number, table.frame.replace(GAP, bare(first)), shown, table)


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split(" | ")]


def bare(cell: str) -> str:
    return cell.removeprefix("`").removesuffix("`")


def read_head(head: list[str]) -> Table | None:
    found = HEAD.fullmatch(head[0])
    if found is None or len(head) < 2 or head[1] not in COLUMNS:
        return None
    wording = "ufs" if found["ufs"] else "universus"
    return Table(found["frame"] or GAP, wording, found["on"] or "foundation", head[1])


def lowered(text: str, wording: str = "universus", on: str = "foundation") -> Lowered:
    return lower_ability(parse_ability(text, wording), TYPES.index(on), CARD)


def wrong(example: Example) -> str:
    """Why it is in the wrong table: refused where it should be understood, or the other way round; else nothing."""
    table = example.table
    found = lowered(example.text, table.wording, table.on)
    if (found.ability is None) != (table.column == "understood as"):
        return ""
    if found.ability is not None:
        return f"{example.line + 1}: {example.text} is understood: {written_out(found.ability)}"
    return f"{example.line + 1}: {example.text} is refused: {found.why}: {found.words}"


def cell_of(example: Example) -> str:
    """What must stand beside an example that is in the right table."""
    table = example.table
    found = lowered(example.text, table.wording, table.on)
    if table.column == "refused at":
        return f"`{found.words}`"
    if table.column == "instead" or found.ability is None:
        return example.shown
    return shortened(written_out(found.ability), example)


def shortened(printed: str, example: Example) -> str:
    """Without the words of the frame, where they are the same."""
    if printed == example.text:
        return SAME
    before, gap, after = example.table.frame.partition(GAP)
    framed = gap and printed.startswith(before) and printed.endswith(after) and len(printed) > len(before + after)
    return f"`{printed[len(before) : len(printed) - len(after)] if framed else printed}`"


def filled(page: str) -> str:
    """The page with what is understood now."""
    lines = page.split("\n")
    for example in examples(page):
        lines[example.line] = lines[example.line].replace(f" | {example.shown} |", f" | {cell_of(example)} |", 1)
    return "\n".join(lines)


class Block(NamedTuple):
    """A fenced example."""

    text: str
    printed: str
    tree: str


def blocks(page: str) -> list[Block]:
    """Every fenced example."""
    found = []
    for match in BLOCK.finditer(page):
        lines = match[1].strip().split("\n")
        text = "\n".join([line for line in lines if not line.startswith(("= ", "tree "))])
        printed = "".join([line[2:] for line in lines if line.startswith("= ")])
        tree = "".join([line[5:] for line in lines if line.startswith("tree ")])
        found.append(Block(text, printed, tree))
    return found


def main() -> None:
    """Only words beside examples are written; an example in the wrong table is for people to move."""
    page = PAGE.read_text(encoding="utf-8")
    told = [why for one in examples(page) if (why := wrong(one))]
    if "--check" in sys.argv[1:]:
        told += [f"{one.line + 1}: {one.text}: {cell_of(one)}" for one in examples(page) if cell_of(one) != one.shown]
    else:
        PAGE.write_text(filled(page), encoding="utf-8")
    sys.exit("\n".join(told) or None)


if __name__ == "__main__":
    main()
