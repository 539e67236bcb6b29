"""What is in the two boxes (SFTMG-COMP-01 to SFTMG-COMP-14): for the docs and their tests; no rule reads it.

SFTMG-COMP-15: where two printed wordings differ, the rules follow the later one (SFTMG-RULING-07)."""

from __future__ import annotations

from typing import Final

from kumite.core.position import Record

CORE: Final = "core"
EXPANSION: Final = "Boss Expansion"


class Component(Record):
    """So many of one thing in a box."""

    def __init__(self, name: str, count: int, box: str, rule: str, of: tuple[str, ...] = ()) -> None:
        self.name = name
        self.count = count
        self.box = box
        self.rule = rule
        self.of = of  # whose or which they are, where each is of another


SIX: Final = ("Ryu", "Ken", "Chun-Li", "Sagat", "Zangief", "Vega")
TWO: Final = ("M. Bison", "Akuma")

COMPONENTS: Final = (
    Component("miniature", 6, CORE, "SFTMG-COMP-01", SIX),
    Component("Character card", 6, CORE, "SFTMG-COMP-02", SIX),
    Component("Battle Deck card", 6 * 40, CORE, "SFTMG-COMP-02", SIX),
    Component("Player Board", 6, CORE, "SFTMG-COMP-03"),
    Component("Health dial", 6, CORE, "SFTMG-COMP-03"),
    Component("Meter dial", 6, CORE, "SFTMG-COMP-03"),
    Component("game board", 1, CORE, "SFTMG-COMP-04", ("Dojo", "Air Force Base")),
    Component("terrain sheet", 6, CORE, "SFTMG-COMP-05", ("Dojo", "Air Force Base")),
    Component("Power-Up token", 8, CORE, "SFTMG-COMP-06"),
    Component("Turn Order token", 6, CORE, "SFTMG-COMP-06"),
    Component("Tag Team token", 6, CORE, "SFTMG-COMP-06"),
    Component("Continue token", 3, CORE, "SFTMG-COMP-06"),
    Component("Guard token", 1, CORE, "SFTMG-COMP-06"),
    Component("Battle Die", 8, CORE, "SFTMG-COMP-07"),
    Component("miniature", 2, EXPANSION, "SFTMG-COMP-08", TWO),
    Component("Character card", 2, EXPANSION, "SFTMG-COMP-08", TWO),
    Component("Battle Deck card", 2 * 40, EXPANSION, "SFTMG-COMP-08", TWO),
    Component("Boss Character card", 2, EXPANSION, "SFTMG-COMP-09", TWO),
    Component("Boss Battle Deck card", 2 * 40, EXPANSION, "SFTMG-COMP-09", TWO),
    Component("Nemesis Event card", 2 * 6, EXPANSION, "SFTMG-COMP-10", TWO),
    Component("Challenge card", 3 * 10, EXPANSION, "SFTMG-COMP-11", ("standard", *TWO)),
    Component("Boss Player Board", 2, EXPANSION, "SFTMG-COMP-12", TWO),
    Component("game board", 1, EXPANSION, "SFTMG-COMP-13", ("Kousyu Street", "Shopping District")),
    Component("terrain sheet", 3, EXPANSION, "SFTMG-COMP-14", ("Kousyu Street", "Shopping District")),
)
