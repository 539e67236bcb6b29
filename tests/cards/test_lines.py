"""A card as people type it: what YAML would refuse, and what they leave out."""

from __future__ import annotations

import pytest

from kumite.cards.faces import compile_card
from kumite.cards.pool import Ability, pooled
from kumite.cards.reasons import reason
from kumite.cards.records import read_records
from kumite.cards.sheet import read_sheet
from kumite.errors import Refusal
from tests.stopwatch import least

TEXT = "Enhance Commit: Draw 1 card."


@pytest.mark.parametrize(
    "sheet",
    [
        f"name: Wick\ntype: asset\n\n{TEXT}",
        f"name: Wick\ntype: asset\n{TEXT}",
        f"# mine\n\nname: Wick\n\ntype: asset  # for now\n\n{TEXT}\n",
        f"\r\nname: Wick\r\ntype: asset\r\n\r\n{TEXT}\r\n",
        f"Wick\nasset\n\n{TEXT}",
        f"---\nname: Wick\ntype: asset\n\n  {TEXT}",
        f"name: Wick\ntype: asset\ntext: {TEXT}",
        f"name: Wick\ntype: asset\ntext: |\n  {TEXT}\n",
        f'{{"name": "Wick", "type": "asset", "text": "{TEXT}"}}',
    ],
)
def test_where_the_text_begins(sheet: str) -> None:
    record = read_sheet(sheet).record
    assert (record.name, record.type, record.text.strip()) == ("Wick", "asset", TEXT)


def test_text_alone() -> None:
    sheet = read_sheet(f"{TEXT}\n\nForm: Gain 1 health.")
    assert sheet.record.text == f"{TEXT}\n\nForm: Gain 1 health."
    assert sheet.usual[:2] == ("name Nameless Card", "type foundation")
    assert read_sheet("Your attacks get +1 damage.").record.text == "Your attacks get +1 damage."


@pytest.mark.parametrize(
    ("lines", "field", "value"),
    [
        ("name: A Punch: The Sequel", "name", "A Punch: The Sequel"),
        ("name: No", "name", "No"),
        ("name: 12", "name", "12"),
        ('name: "Wick #2"', "name", "Wick #2"),
        ("keywords: Kick, Stun: 2, Combo (Punch, Low)", "keywords", ("Kick", "Stun: 2", "Combo (Punch, Low)")),
        ("keywords:\n  - Kick\n  - Stun: 2", "keywords", ("Kick", "Stun: 2")),
        ("keywords: [Kick,\n  Stun: 2]", "keywords", ("Kick", "Stun: 2")),
        ("Hand size: 6", "hand_size", 6),
        ("Check value: 5", "control", 5),
        ("damage: ~", "damage", None),
        ("attack: 3M4", "zone", "mid"),
        ("attack: 3 h 4", "zone", "high"),
        ("block: low +1", "block_zone", "low"),
        ("block: -1L", "block_mod", -1),
        ("block: mid 2", "block_mod", 2),
    ],
)
def test_what_is_written_as_people_do(lines: str, field: str, value: object) -> None:
    sheet = read_sheet(f"{lines}\n" if lines.startswith("name") else f"name: Wick\ntype: foundation\n{lines}\n")
    assert getattr(sheet.record, field) == value


def test_everything_assumed_is_said() -> None:
    assert read_sheet("name: Wick\nspeed: 5").usual == (
        *("type attack", "difficulty 4", "check 3", "symbols fire, water, earth", "zone mid", "damage 4", "no block"),
    )
    assert read_sheet("name: Wick\nhand size: 7").usual[0] == "type character"
    assert read_sheet(f"name: Wick\n\n{TEXT}").usual[0] == "type foundation"
    older = read_sheet("name: Wick\ntype: asset\n\nE Commit: Your opponent loses 1 vitality.")
    assert older.usual[-1] == "wording ufs, by its words"
    assert read_sheet("name: W\ntype: asset\ngame: ufs\n\nE Commit: Draw 1 card.").usual[-1] == "no block"
    back = read_sheet("name: Wick\ntype: asset\nkeywords: Shift\nback: {name: Out, type: attack, speed: 2, zone: low}")
    assert back.usual[-1] == "on the back damage 4"
    whole = "name: W\ntype: asset\ndifficulty: 1\ncheck: 4\nsymbols: fire, air, all\nblock: +1 low\n\nForm: Draw 1."
    assert read_sheet(whole).usual == ()


def test_a_back_is_written_as_a_front_is() -> None:
    sheet = read_sheet(
        "name: Wick\nkeywords: Shift\n\nback: # lit\n  Burning Wick\n  attack: 3M4\n  keywords: Kick, Stun: 1\n\n"
        f"  Enhance: Draw 1 card.\n  Form: Gain 1 health.\n\ntype: asset\n\n{TEXT}"
    )
    record, back = sheet.record, sheet.record.other
    assert back is not None
    assert (record.type, record.text, record.keywords) == ("asset", TEXT, ("Shift",))
    assert (back.name, back.type, back.keywords) == ("Burning Wick", "attack", ("Kick", "Stun: 1"))
    assert back.text == "Enhance: Draw 1 card.\nForm: Gain 1 health."
    assert back.symbols == record.symbols
    assert "damage 4" not in sheet.usual


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("name: A\nback:\n  name: B\n  dificulty: 3", "back: unknown entry 'dificulty'; did you mean 'difficulty'?"),
        ("name: A\nback:\n  name: B\n  back:\n    name: C", "back: it has no back itself"),
        ("name: A\nback:\n  name: B\nback:\n  name: C", "a second time"),
        ("name: A\nback:\n  name: B\nback: {name: C}", "'back' stands here a second time"),
        ("name: A\n" + "".join([" " * n + "back:\n" for n in range(190)]), "it has no back itself"),
        (
            '{"name": "A", "type": "asset", "text": ""}\n{"name": "B"}',
            "this is a whole card file (JSON lines), not one",
        ),
        ('"name",type,text,difficulty\nA,asset,,1', "this is a whole card file (CSV), not one card"),
        ("name: A\nDificulty: 3", "unknown entry 'dificulty'; did you mean 'difficulty'?"),
        ("name: A\ndamge: 3\n\nForm: Draw 1 card.", "unknown entry 'damge'; did you mean 'damage'?"),
        ("name: A\nname: B", "line 2: 'name' stands here a second time"),
    ],
)
def test_a_wrong_line(text: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_sheet(text)
    assert sentence in str(refused.value)


# Files of sheets


def test_a_file_of_sheets() -> None:
    one, two = read_records(f"# two\nname: Wick\n{TEXT}\n---\nname: Oil\ntype: asset\ngame: ufs\n")
    assert (one.name, one.place, two.name, two.type, two.wording) == ("Wick", "card 1", "Oil", "asset", "ufs")
    assert pooled(compile_card(one)).notes[0].startswith("not said, so assumed: type foundation; difficulty 2")
    assert [record.name for record in read_records("name,type,text\nWick,asset,\n")] == ["Wick"]  # the bystander


def test_a_card_of_a_file_has_a_name() -> None:
    with pytest.raises(Refusal, match="card 2: there is no 'name'"):
        read_records(f"name: Wick\n---\n{TEXT}\n")


@pytest.mark.parametrize(
    "text",
    [
        "name: Wick\n---\n" * 60_000,
        "name: Wick\nkeywords: [" + "[" * 1_000_000,
        "name: " + "x" * 1_000_000,
        "name: Wick\n" + "a: b\n" * 200_000,
        "name: Wick\n\n" + "Enhance: " * 110_000,
        "name: Wick\n---\n" + "x: 1\n" * 38_000,
        ("name: Wick\nkeywords: [" + "[" * 400 + "\n---\n") * 450,
    ],
)
def test_a_hostile_file_of_sheets_is_refused_at_once(text: str) -> None:
    def read() -> None:
        with pytest.raises(Refusal):
            read_records(text)

    assert least(read) < 1


# Reasons


@pytest.mark.parametrize(
    ("ability", "said"),
    [
        (Ability("", why="not parsed: not understood", label="body"), "no sentence of card English goes on like this"),
        (Ability("", why="not parsed: not understood", label="bracket"), "this is nothing that brackets say"),
        (Ability("", why="not parsed: too tangled", label="body"), "this is too tangled to be read; make it several"),
        (Ability("", why="not parsed"), "no sentence of card English goes on like this"),
        (Ability("", why="pps ((FromZone(),)) is not understood here", label="Happens"), "more is said here than"),
        (Ability("", why="Sel(1, 2) is no phrase", label="Is"), "more is said here than"),
        (Ability("", why="Frozen", label="Ability"), "more is said here than"),
        (Ability("", why="this is no player", label="Sel"), "this is no player"),
    ],
)
def test_a_reason_is_for_whoever_writes_the_card(ability: Ability, said: str) -> None:
    assert reason(ability).startswith(said)
