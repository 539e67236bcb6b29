"""The list of options: a label that is too long for the column does not break it."""

from __future__ import annotations

import pytest

from kumite.cli.drawing import Drawing
from kumite.cli.menu import WIDEST_NOTATION, Menu
from kumite.cli.paper import Paper
from kumite.games.universus.game import GAME

LONG = "use the card with the longest name that anybody has ever thought of: ability 1"


class Hinted(Drawing):
    def hint(self, view: object, option: str) -> str:
        name = option.rpartition(" ")[2]
        return f"what {name} means" + (", and a great deal more than goes into one line here" if name == "Jab" else "")

    def heading(self, view: object, option: str) -> str:
        return ""


def test_a_long_label_has_lines_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    """All hints begin in one column, and so do the lines on which they go on."""
    view, paper = {"question": {"options": ["pass", LONG, "play Jab"]}}, Paper()
    Menu(Hinted(GAME, True), view).show(paper)
    shown = capsys.readouterr().out.splitlines()
    column = min(8 + WIDEST_NOTATION, paper.width // 2)
    first, *label, hint, jab, more = shown
    assert [first.index("what pass means"), hint.index("what 1"), jab.index("what Jab means")] == [column] * 3
    assert more[:column].strip() == ""
    assert more[column] != " "
    assert " ".join(" ".join(label).split()) == f"2 {LONG}"
    assert all(len(line) < 80 for line in shown)
