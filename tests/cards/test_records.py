"""Card files: three forms, the same records; what is wrong is said in one sentence with its place."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from typing import Any

import pytest

from kumite.cards.record import LONGEST_TEXT, CardRecord, guessed
from kumite.cards.records import read_records
from kumite.errors import Refusal
from tests.cards.lamps import character, drill, kick, lamps, lines
from tests.stopwatch import least


def without_place(records: list[CardRecord]) -> list[dict[str, Any]]:
    names = [name for name in CardRecord.__struct_fields__ if name != "place"]
    return [{name: getattr(record, name) for name in names} for record in records]


def table(cards: list[dict[str, Any]]) -> str:
    """The same cards as CSV."""
    names = list(dict.fromkeys([name for card in cards for name in card]))
    out = io.StringIO()
    writer = csv.DictWriter(out, names)
    writer.writeheader()
    for card in cards:
        writer.writerow({key: ";".join(value) if isinstance(value, list) else value for key, value in card.items()})
    return out.getvalue()


def test_the_three_forms_say_the_same() -> None:
    cards = lamps()
    told = read_records(lines(cards))
    assert len(told) == 17
    assert told[0].name == "Osk Farrow"
    assert told[0].health == 24
    assert told[-1].keywords == ("Kick", "Stun: 1")
    assert told[-1].symbols == ("fire", "water", "earth")
    for text in (json.dumps(cards), table(cards), "\ufeff" + lines(cards), lines(cards).replace("\n", "\n\n")):
        assert without_place(read_records(text)) == without_place(told)


def test_places() -> None:
    assert [one.place for one in read_records(lines(lamps()[:2]))] == ["line 1", "line 2"]
    assert [one.place for one in read_records(json.dumps(lamps()[:2]))] == ["card 1", "card 2"]
    assert [one.place for one in read_records(table(lamps()[:2]))] == ["line 2", "line 3"]


def test_text_over_several_lines_in_a_table() -> None:
    (record,) = read_records(table([drill(text="Form Commit: Draw 1 card.\n\nEnhance Commit: Draw 1 card.")]))
    assert record.text.count("\n\n") == 1


def test_names_of_fields_in_capitals_and_numbers_as_text() -> None:
    (record,) = read_records(json.dumps([{"Name": "Wick", "TYPE": "Foundation", "text": None, "block_mod": "+2"}]))
    assert (record.name, record.type, record.text, record.block_mod) == ("Wick", "foundation", "", 2)


def without(card: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in card.items() if key != name}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "there is nothing in it"),
        ("\ufeff\n \r\n", "there is nothing in it"),
        ("hello\nworld", "line 1: a card file is JSON lines, a JSON array or CSV"),
        ("[]", "there are no cards in it"),
        ("[1]", "card 1: a card is an object with name, type, text ...; this is 1"),
        ('{"name": "A"', "line 1: this is not JSON"),
        (lines([drill()]) + "\n{", "line 2: this is not JSON"),
        ("[" * 100_000, "the file: this is not JSON of a card: it is nested too deeply"),
        (lines([drill(), without(drill(2), "name")]), "line 2: there is no 'name'"),
        (
            lines([{**without(drill(), "name"), "nmae": "Wick"}]),
            "line 1: there is no 'name'; did you mean it by 'nmae'?",
        ),
        (lines([without(drill(), "text")]), "line 1: there is no 'text'"),
        (lines([drill(name="  ")]), "line 1: name is ''; a card has a name"),
        (lines([drill(name="a" * 300)]), "line 1: name has 300 letters; 200 are the most"),
        (lines([drill(name="a\x07b")]), "line 1: name holds signs that cannot be shown"),
        (lines([drill(type="hat")]), "line 1 (Wick Drill 1): type is 'hat'; it must be one of attack, foundation"),
        (lines([drill(type=None)]), "line 1 (Wick Drill 1): there is no type"),
        (lines([without(kick(), "speed")]), "line 1 (Lamp Kick 1): there is no 'speed', and a card of the type attack"),
        (lines([without(character(), "health")]), "there is no 'health', and a card of the type character has one"),
        (lines([drill(difficulty="two")]), "line 1 (Wick Drill 1): difficulty is 'two'; it must be a whole number"),
        (lines([drill(difficulty=True)]), "difficulty is True; it must be a whole number"),
        (lines([drill(difficulty=10**30)]), "numbers go from -99 to 999"),
        (lines([drill(keywords="Kick")]), "keywords is 'Kick'; it must be a list of words"),
        (lines([drill(keywords=["Kick"] * 41)]), "keywords has 41 entries; 40 are the most"),
        (lines([drill(block_zone="middle")]), "block_zone is 'middle'; it must be one of high, mid, low"),
        (lines([drill(text=[])]), "text is a list; it must be text"),
        ("name,kind,text\nWick,foundation,x", "line 1: there is no column 'type'"),
        ("name,type,text\nWick,foundation,a,b", "line 2: there are 4 cells, but the first line names 3 fields"),
        ("Name,name,type,text\nWick,Tallow,asset,x", "line 1: the column 'name' stands there twice"),
        ('name,type,text\n"Wick,foundation,a', "this is not CSV"),
        (json.dumps(drill(), indent=2)[:-1], "the file: this is not JSON"),
    ],
)
def test_what_a_wrong_file_lacks(text: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_records(text)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_hostile_text_is_refused_at_once() -> None:
    text = lines([drill(text="E: " + "a" * 999_997)])

    def read() -> None:
        with pytest.raises(Refusal, match=f"the text has 1000000 letters; a card has room for {LONGEST_TEXT}"):
            read_records(text)

    assert least(read) < 1


@pytest.mark.parametrize(
    ("text", "wording"),
    [
        ("Enhance Commit: Draw 1 card.", "universus"),
        ("E Commit: Draw 1 card.", "ufs"),
        ("First F: Draw 1 card.", "ufs"),
        ("After you block, your opponent loses 1 vitality.", "ufs"),
        ("Response: After you block an attack, your rival loses 1 health.", "universus"),
    ],
)
def test_the_wording_is_guessed_where_a_record_does_not_say(text: str, wording: str) -> None:
    assert guessed(text) == wording
    assert read_records(lines([without(drill(text=text), "wording")]))[0].wording == wording


def test_a_fault_of_many_cards_is_told_once() -> None:
    table = "name,type,text\n" + "".join([f"A: {n},attack,x\n" for n in range(40)])
    with pytest.raises(Refusal) as found:
        read_records(table)
    assert found.value.reason == (
        "40 cards are wrong: there is no 'speed', and a card of the type attack has one: "
        "line 2 (A: 0), line 3 (A: 1), line 4 (A: 2) and 37 more"
    )


def test_ten_different_faults_are_told_at_once() -> None:
    wrong = lines([{"name": f"A {n}", "type": f"spell {n}", "text": ""} for n in range(12)])
    with pytest.raises(Refusal) as found:
        read_records(wrong)
    assert found.value.reason.startswith("12 cards are wrong: line 1 (A 0): type is 'spell 0'")
    assert "line 10 (A 9)" in found.value.reason
    assert found.value.reason.endswith("; and 2 more reasons")
    with pytest.raises(Refusal) as two:
        read_records(lines([drill()]) + "\n{\n" + lines([{**drill(), "text": 5}]) + "\n" + lines([drill()]))
    assert two.value.reason.startswith("2 cards are wrong: line 2: this is not JSON")
    assert "line 3 " in two.value.reason
    with pytest.raises(Refusal, match=r"^at least 1000 cards are wrong: there is no 'speed'"):
        read_records("name,type,text\n" + "A,attack,x\n" * 90_000)


@pytest.mark.parametrize("wrap", [lambda card: card, lambda card: {"data": [card], "total": 1}])
@pytest.mark.parametrize("indent", [None, 2])
def test_one_object_is_a_card_or_holds_the_list_of_them(wrap: Callable[[Any], Any], indent: int | None) -> None:
    (found,) = read_records(json.dumps(wrap(drill()), indent=indent))
    assert found.name == "Wick Drill 1"


def test_fields_may_be_called_as_on_the_card() -> None:
    told = {"Name": "Osk", "Type": "character", "Text": "", "Check value": 5, "Hand Size": 7, "Vitality": 20}
    (found,) = read_records(json.dumps({**told, "Block": "+2 mid", "artist": "Nobody"}))
    assert (found.control, found.hand_size, found.health, found.block_mod, found.block_zone) == (5, 7, 20, 2, "mid")
    (also,) = read_records("Name,Type,Text,Attack\nJab,attack,,3 high 4")
    assert (also.speed, also.zone, also.damage, also.assumed) == (3, "high", 4, ())


def test_a_field_that_is_nearly_one_is_noted() -> None:
    (found,) = read_records(lines([{**without(drill(), "difficulty"), "dificulty": 3, "colour": "red"}]))
    assert found.assumed == ("'dificulty' is no field of a card and left out; did you mean 'difficulty'?",)
    assert found.difficulty is None


@pytest.mark.parametrize("between", [";", "\t", ","])
def test_a_table_with_other_signs_between_its_cells(between: str) -> None:
    rows = [["name", "type", "text", "difficulty", "control"], ["Lamp", "asset", '"Form: Draw 1 card."', "1", "2"]]
    (made,) = read_records("\n".join([between.join(row) for row in rows]))
    assert (made.name, made.text, made.control) == ("Lamp", "Form: Draw 1 card.", 2)


def test_nested_too_deeply() -> None:
    with pytest.raises(Refusal, match="nested too deeply"):
        read_records('{"name": ' + "[" * 100_000)


def test_lists_in_a_table_have_semicolons_bars_or_commas_between_their_words() -> None:
    head = "name,type,difficulty,control,speed,zone,damage,symbols,keywords,text"
    for symbols, keywords in (
        ("fire;air", '"Kick; Combo (Punch, Low)"'),
        ("fire|air", '"Kick|Combo (Punch, Low)"'),
        ('"fire, air"', '"Kick, Combo (Punch, Low)"'),
        ('"[""fire"", ""air""]"', '"[""Kick"", ""Combo (Punch, Low)""]"'),
    ):
        (made,) = read_records(f"{head}\nLamp Kick,attack,3,4,3,mid,4,{symbols},{keywords},\n")
        assert ([*made.symbols], [*made.keywords]) == (["fire", "air"], ["Kick", "Combo (Punch, Low)"])
