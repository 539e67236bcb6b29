"""Perft: in how many ways the next decisions can be played, from described positions (tests/laws/perft/<game>.perft).

A file holds blocks, with blank lines between them, each a YAML mapping:

    scene: what is special about it
    position: a described position, as for kumite.setup
    perft: {1: 8, 2: 57}

`scripts/playthrough.py --update` writes the numbers anew; everything else stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

import kumite
from kumite.core.drive import perft
from kumite.core.game import notations
from kumite.core.position import CHANCE, Position

FOLDER = Path(__file__).parent / "perft"
NUMBERS = re.compile(r"^perft: .*$", re.MULTILINE)


class Scene:
    """A described position and its counts by depth."""

    def __init__(self, game: str, held: dict[str, Any]) -> None:
        self.game = game
        self.name = str(held["scene"])
        self.position: dict[str, Any] = held["position"]
        self.counts: dict[int, int] = held["perft"]

    def __str__(self) -> str:
        return f"{self.game}: {self.name}"

    def set_up(self) -> Position:
        return kumite.setup(self.game, self.position, seed=0).position

    def recount(self) -> dict[int, int]:
        return {depth: perft(self.set_up(), depth) for depth in self.counts}


def blocks(text: str) -> Iterator[str]:
    for block in re.split(r"\n{2,}", text.strip()):
        if yaml.load(block, yaml.CSafeLoader) is not None:  # not only a comment
            yield block


def scenes(game: str) -> list[Scene]:
    path = FOLDER / f"{game}.perft"
    assert path.exists(), f"{path} is missing: describe some positions of {game} there"
    return [Scene(game, yaml.load(block, yaml.CSafeLoader)) for block in blocks(path.read_text(encoding="utf-8"))]


def updated(game: str) -> str:
    """The file with the numbers that come out now."""
    text = (FOLDER / f"{game}.perft").read_text(encoding="utf-8")
    for block in blocks(text):
        counts = Scene(game, yaml.load(block, yaml.CSafeLoader)).recount()
        numbers = ", ".join([f"{depth}: {count}" for depth, count in counts.items()])
        text = text.replace(block, NUMBERS.sub(f"perft: {{{numbers}}}", block))
    return text


def split(g: Position, depth: int) -> str:
    """The count by option: where two engines part, a difference here says after which answer."""
    while g.asking is not None and g.asking.who == CHANCE:
        g.answer(g.asking.options[0])
    if g.asking is None:
        return "the game is over"
    lines = []
    for option, written in zip(g.asking.options, notations(g), strict=True):
        child = g.clone()
        child.answer(option)
        lines.append(f"  {written}: {perft(child, depth - 1)}")
    return "\n".join(lines)


def check_count(scene: Scene, depth: int) -> None:
    count, wanted = perft(scene.set_up(), depth), scene.counts[depth]
    assert count == wanted, f"{scene}: {count} at depth {depth}, not {wanted}:\n{split(scene.set_up(), depth)}"
