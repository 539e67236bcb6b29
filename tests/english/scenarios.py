"""The scenarios of card English (tests/scenarios/universus/english): their cards' texts, and what these parse to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml

from kumite.english.nodes import Node
from kumite.english.parse import parse_card

FOLDER: Final = Path(__file__).parent.parent / "scenarios" / "universus" / "english"
FILES: Final = sorted(FOLDER.glob("*.yaml"))


class Printed(NamedTuple):
    """The text on one side of a card of a scenario."""

    card: str
    back: bool
    text: str
    wording: str


def told(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader)
    return found


def printed(scenario: dict[str, Any]) -> Iterator[Printed]:
    """Every text in it."""
    for name, card in scenario["given"]["cards"].items():
        for side in (card, card.get("back", {})):
            if "text" in side:
                yield Printed(name, side is not card, side["text"], side.get("wording", "universus"))


def idle(scenario: dict[str, Any]) -> set[str]:
    """Cards whose abilities are there not to be played: `SEAT cannot: use NAME`, and never `SEAT: use NAME`."""
    said = [(str(who), str(what)) for line in scenario["when"] for who, what in line.items() if "use " in str(what)]
    barred = {card_of(what) for who, what in said if who.endswith(" cannot")}
    return barred - {card_of(what) for who, what in said if " " not in who}


def card_of(answer: str) -> str:
    """`use P1's Lamp Jab in P1's card pool` -> Lamp Jab."""
    found = re.fullmatch(r"use (?:P[12]'s )?(.+?)(?: in .+| face down| #\d)?", answer)
    return "" if found is None else found[1]


@cache
def nodes(text: str, wording: str) -> tuple[Node, ...]:
    """Every node of every ability of a text."""
    found: list[Node] = []
    for parsed in parse_card(text, wording):
        assert parsed.node is not None, (text, parsed.refusal)
        found += parsed.node.walk()
    return tuple(found)
