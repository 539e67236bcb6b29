"""Cards with two sides in card files: their backs are found, kept in pools and played (UVS-DSIDE-01, UVS-DSIDE-03,
UVS-KSHIFT-01, UVS-TRANSF-01)."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import kumite
from kumite.cards.faces import Compiled, compile_all, compile_card
from kumite.cards.hand import written
from kumite.cards.play import bring
from kumite.cards.pool import Pool, dump_pool, load_pool, make_pool, pooled
from kumite.cards.records import read_records
from kumite.cards.report import Report
from kumite.cards.sheet import read_sheet
from kumite.cards.shown import card_page
from kumite.cards.store import Store
from kumite.cards.trying import position
from kumite.errors import Refusal
from kumite.games.universus.define import NO_BACK
from tests.cards.lamps import SYMBOLS, deck, drill, kick, lamps, lines


def front(**changes: Any) -> dict[str, Any]:
    return kick(1, name="Lantern Toss", keywords=["Shift", "Kick"], set="lamp", number="7") | changes


def back(**changes: Any) -> dict[str, Any]:
    told = {"name": "Burning Lantern", "type": "foundation", "symbols": SYMBOLS, "keywords": [], "number": "7B"}
    return {**told, "text": "Form Commit: Draw 1 card.", "wording": "universus", "set": "lamp", **changes}


def read(*cards: dict[str, Any]) -> list[Compiled]:
    return list(compile_all(read_records(lines(list(cards)))))


def pool_of(*cards: dict[str, Any]) -> Pool:
    return make_pool("Lamps", read(*cards))[0]


@pytest.mark.parametrize("told", ["Burning Lantern", "burning lantern", "ember 90"])
def test_a_front_names_its_back(told: str) -> None:
    (card, other) = read(front(back=told), back(set="ember", number="90"), drill())
    assert card.back is not None
    assert card.back.name == "Burning Lantern"
    assert not card.faults
    assert other.name == "Wick Drill 1"  # the back is no card of its own


def test_a_back_in_a_table() -> None:
    rows = [
        "name,type,text,difficulty,control,speed,zone,damage,symbols,keywords,back",
        "Lantern Toss,attack,,3,3,3,mid,4,fire;water;earth,Shift,Burning Lantern",
        "Burning Lantern,foundation,Form Commit: Draw 1 card.,,,,,,fire;water;earth,,",
    ]
    (card,) = compile_all(read_records("\n".join(rows)))
    assert card.back is not None
    assert card.understood
    assert not card.faults


FRONT, BACK = "line 1 (Lantern Toss): ", "line 2 (Burning Lantern): "


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        (
            [front(back="Burning Lamp"), back()],
            f"{FRONT}back is 'Burning Lamp', and no card here has that name; did you mean 'Burning Lantern'?",
        ),
        (
            [front(back="Soup"), drill()],
            f"{FRONT}back is 'Soup', and no card here has that name, or that set and number",
        ),
        ([front(back="Lantern Toss")], f"{FRONT}back is 'Lantern Toss', which is the card itself"),
        (
            [front(back="Burning Lantern"), back(set="a"), back(set="b")],
            f"{FRONT}back is 'Burning Lantern', and 2 cards are; write set and number",
        ),
        (
            [front(back="Burning Lantern"), back(back="Lantern Toss")],
            f"{BACK}it is the back of Lantern Toss, so that it has no back itself",
        ),
        ([front(back=["x"])], f"{FRONT}back is a list; it must be text"),
    ],
)
def test_a_wrong_back_is_refused_in_a_sentence(cards: list[dict[str, Any]], sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        read(*cards)
    assert refused.value.reason == sentence


def test_a_letter_behind_the_number() -> None:
    for cards in (
        [front(), back()],
        [back(), front()],
        [front(keywords=["Kick"], text="Enhance: Transform this card."), back(number="7-b")],
    ):
        (card,) = read(*cards)
        assert card.back is not None
        assert card.back.name == "Burning Lantern"


@pytest.mark.parametrize(
    "cards",
    [
        [front(), back(set="ember")],  # of another set
        [front(), back(number="71")],
        [front(), back(difficulty=2, control=4)],  # a card of its own (UVS-DSIDE-03)
        [front(keywords=["Kick"]), back()],  # nothing turns it
        [front(), kick(1, name="Lantern Toss", number="7B", set="lamp", difficulty=None, control=None)],  # a printing
        [front(), back(), back(number="7C", name="Cold Lantern")],  # which of them?
    ],
)
def test_what_is_no_back(cards: list[dict[str, Any]]) -> None:
    found = read(*cards)
    assert len(found) == len(cards)
    assert all(card.back is None for card in found)


def test_shift_without_a_back() -> None:
    (card,) = read(front())
    assert card.faults == (NO_BACK,)


def test_a_back_has_neither_difficulty_nor_check() -> None:
    (card,) = read(front(back="Burning Lantern"), back(control=4))
    assert card.faults == (
        "on its back, it has a difficulty or a check value, and a back side has neither (UVS-DSIDE-03)",
    )


def test_each_side_is_counted_once() -> None:
    report = Report()
    for card in read(front(), back(text="Form Commit: Juggle it."), drill()):
        report.add(card)
    assert report.wordings["universus"].data() == {
        "cards": 3,
        "cards_understood": 2,
        "abilities": 3,
        "abilities_understood": 2,
    }
    assert report.types["universus", "foundation"].data()["cards_understood"] == 1
    assert report.faults == []


def test_a_pool_holds_both_sides() -> None:
    pool = pool_of(front(), back(), drill())
    again = load_pool(dump_pool(pool), "file")
    assert again.cards == pool.cards
    card = again.cards["Lantern Toss"]
    assert card.back is not None
    assert card.back.abilities[0].tree
    assert again.find("Burning Lantern") is None
    assert again.by_side("burning lantern") is card
    assert again.by_side("Soup") is None
    assert again.like("burn") == ["Lantern Toss"]


def test_a_back_that_is_not_understood() -> None:
    card = pool_of(front(), back(text="Form: Juggle it.")).cards["Lantern Toss"]
    assert not card.understood
    assert card.missing == ["Form: Juggle it."]
    with pytest.raises(Refusal, match=r"Lantern Toss is not wholly understood: 'Form: Juggle it\.'"):
        written(card, False)
    assert "ByHand" in written(card, True)["back"]["abilities"][0]


def test_both_sides_are_shown() -> None:
    out = io.StringIO()
    Console(file=out, width=200).print(*card_page(pool_of(front(), back()).cards["Lantern Toss"], "Lamps"), sep="\n")
    before, _, behind = out.getvalue().partition("On the other side:")
    assert "Lantern Toss" in before
    assert "Burning Lantern" in behind
    assert "Understood: Form Commit: Draw 1 card." in behind
    assert "no such card" not in out.getvalue()


def test_a_deck_names_the_front(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.save(pool_of(*lamps(), front(), back()))
    cards = deck()["cards"]
    brought = bring(deck(cards={**cards, "Lantern Toss": 4}), store)
    assert brought.cards["Lantern Toss"]["back"]["name"] == "Burning Lantern"
    assert "Burning Lantern" not in brought.cards
    with pytest.raises(Refusal, match="'burning lantern' is the back of Lantern Toss: a deck names the front"):
        bring(deck(cards={**cards, "burning lantern": 4}), store)


def test_it_is_built_with_its_other_side_up() -> None:
    """UVS-KSHIFT-01: it is asked for, and the view tells what lies there then."""
    card = pool_of(front(text=""), back()).cards["Lantern Toss"]
    given = {
        "cards": {card.name: written(card, False)},
        "P1": {"hand": [card.name], "deck": ["Blank Page"] * 30, "stage": ["Blank Page"] * 6},
        "P2": {"deck": ["Blank Page"] * 30},
        "options": {"windows": "silent"},
    }
    match = kumite.setup("universus", given, seed=1)
    match.answer("play Lantern Toss")
    assert match.question is not None
    assert match.question.prompt == "Build Lantern Toss as Burning Lantern?"
    match.answer("build it transformed")
    assert "P1 builds Lantern Toss as Burning Lantern." in [event.text(match.seats, 0) for event in match.events]
    (built,) = [each for each in match.view(0)["seats"]["P1"]["cards"]["stage"] if each["name"] == "Burning Lantern"]
    assert built["front"] == "Lantern Toss"
    assert built["type"] == "foundation"
    assert built["marks"] == ["transformed"]
    assert match.view(0)["brought"]["Lantern Toss"]["back"]["name"] == "Burning Lantern"
    assert kumite.replay(match.record()).view(0) == match.view(0)


SHEET = """
name: Lantern Toss
attack: 3 mid 4
keywords: [Shift, Kick]
back: {name: Burning Lantern, type: backup, text: "Form Commit: Draw 1 card."}

Enhance: This attack gets +1 damage.
"""


def test_a_sheet_with_both_sides() -> None:
    sheet = read_sheet(SHEET)
    card = sheet.desk.looked_at(pooled(compile_card(sheet.record, edition=sheet.desk.edition)))
    assert card.faults == ()
    assert card.understood
    assert card.back is not None
    assert card.back.printed["stamina"] == 4  # as usual
    assert "difficulty" not in card.back.printed
    assert kumite.setup("universus", position(card)).question is not None


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ("back: Soup", "back is written like {name: ..., type: ..., text: ...}, not 'Soup'"),
        ("back: {name: Soup, colour: red}", "back: unknown entry 'colour'"),
        ("back: {name: Soup, back: {name: More}}", "back: it has no back itself"),
        ("back: {type: asset}", "back: the card: there is no 'name'"),
    ],
)
def test_a_wrong_back_on_a_sheet(entry: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_sheet(f"name: Lantern Toss\n{entry}")
    assert sentence in refused.value.reason
