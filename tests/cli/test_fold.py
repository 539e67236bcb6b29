"""What a log says time after time is told once."""

from __future__ import annotations

from kumite.cli.fold import folded


def test_a_loop_is_told_once() -> None:
    loop = [line for n in range(100) for line in (f"P1 gains 1 health: {n}.", "P2 readies Lamp.", f"P2 loses {n}.")]
    assert folded(["before", *loop, "A draw."]) == [
        "before",
        "P1 gains 1 health: 0.",
        "P2 readies Lamp.",
        "P2 loses 0.",
        "(these 3 lines 99 times more; 'log all' shows them)",
        "A draw.",
    ]


def test_what_happens_three_times_is_told_three_times() -> None:
    lines = ["P1 draws a card."] * 3 + ["P2 passes."] + ["P1 draws a card."] * 3
    assert folded(lines) == lines


def test_a_line_said_often() -> None:
    assert folded(["so"] * 4) == ["so", "(this line 3 times more; 'log all' shows them)"]
    assert folded([]) == []
