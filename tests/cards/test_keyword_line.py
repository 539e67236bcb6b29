"""Older files keep the line of keywords at the beginning of the text: the card has them; the rest is its text."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.cards.faces import compile_card
from kumite.cards.records import read_records
from tests.cards.lamps import drill, kick, lines

DRAW = "Enhance Commit: Draw 1 card."


def seen(card: dict[str, Any]) -> tuple[list[str], list[str], bool, tuple[str, ...]]:
    """Its keywords and traits, its abilities, whether all of it is understood, what is noted of it."""
    (record,) = read_records(lines([card]))
    made = compile_card(record)
    return made.written.get("keywords", []), [part.text for part in made.parts], made.understood, made.notes


@pytest.mark.parametrize(
    ("line", "held"),
    [
        ("Ally ", ["Ally"]),
        ("Tech  unique  ", ["Tech", "Unique"]),
        ("Weapon • Unique\n", ["Weapon", "Unique"]),
        ("Slam, Stun: 2 ", ["Slam", "Stun: 2"]),
        ("Kick Combo (Punch) ", ["Kick", "Combo (Punch)"]),
        ("Kick\nStun: 2\n", ["Kick", "Stun: 2"]),
        ("Kick\r\nStun: 2\r\n\r\n", ["Kick", "Stun: 2"]),
        ("Kick. ", ["Kick"]),
        ("Stun: 2\t", ["Stun: 2"]),
        ("<b>Kick</b> ", ["Kick"]),
        ("**Kick** ", ["Kick"]),
    ],
)
def test_keywords_that_only_the_text_tells_are_those_of_the_card(line: str, held: list[str]) -> None:
    keywords, abilities, understood, notes = seen(kick(3, keywords=[], text=line + DRAW))
    assert (keywords, abilities, understood) == (held, [DRAW], True)
    assert [note.lower() for note in notes] == [
        f"its keywords are those its text begins with: {', '.join(held)}".lower()
    ]


def test_a_line_before_a_text_that_is_always_there_ends_with_a_gap() -> None:
    keywords, abilities, understood, _ = seen(drill(keywords=[], text="Ally  Your Ally attacks get +1 damage."))
    assert (keywords, abilities, understood) == (["Ally"], ["Your Ally attacks get +1 damage."], True)
    keywords, abilities, understood, notes = seen(drill(keywords=[], text="Ally attacks get +1 damage."))
    assert (keywords, abilities, understood, notes) == ([], ["Ally attacks get +1 damage."], True, ())


@pytest.mark.parametrize("gap", ["  ", "\n", "\t"])
def test_a_sentence_that_goes_on_after_the_gap_is_no_line_of_keywords(gap: str) -> None:
    keywords, _, understood, notes = seen(drill(keywords=[], text=f"Ally{gap}attacks get +1 damage."))
    assert (keywords, understood, notes) == ([], True, ())


def test_a_need_is_no_keyword_of_the_card() -> None:
    for need in ("First", "Combo", "Deadlock", "Desperation", "{fire}", "Akane"):
        keywords, _, understood, notes = seen(kick(3, keywords=[], text=f"{need} {DRAW}"))
        assert (keywords, understood, notes) == ([], True, ())


def test_where_the_file_names_keywords_the_text_tells_no_others() -> None:
    keywords, _, understood, notes = seen(kick(3, keywords=["Kick"], text=f"Weapon {DRAW}"))
    assert (keywords, understood, notes) == (["Kick"], False, ())
