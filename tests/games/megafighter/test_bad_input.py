"""Bad input of every kind: one sentence that says what is wrong and where, and nothing changes."""

from collections.abc import Callable
from typing import Any

import pytest

import kumite
from kumite.core.position import CHANCE
from kumite.core.save import from_json, to_json
from kumite.errors import BadOption, BadPosition, BadScenario, BrokenRecord, IllegalAnswer, Refusal, UnknownGame
from kumite.games.megafighter.position import Bout
from kumite.play.scenario import run
from tests.games.megafighter.table import Table, alone, hp, pair, team

WEENY = pair("Weeny Gun")


def check_sentence(refusal: Refusal) -> None:
    """One line, short, and about the input: not a word of Python's."""
    said = str(refusal)
    assert said == said.strip()
    assert "\n" not in said, f"not one line: {said!r}"
    assert 10 < len(said) < 300, f"{len(said)} characters: {said[:400]}"
    for junk in ("Traceback", " object at 0x", "Error:", ", in <"):
        assert junk not in said


def named(cases: list[Any]) -> list[str]:
    return [f"{i}: {' '.join(str(case[0]).split())[:50]!r}" for i, case in enumerate(cases)]


# Answers


def acting() -> Table:
    return Table(team("Frankfurterer", hand=[*WEENY, "R +swap"], super=1), team("Sharkfist", hand="B/Y block 2"))


def defending() -> Table:
    return acting().p1("start Weeny Gun")


def drafting() -> Table:
    return Table.new(first="P1").shuffle()


def over() -> Table:
    p2 = alone("Sharkfist", damage={"Sharkfist": hp("Sharkfist") - 1})
    return Table(team("Frankfurterer", hand=WEENY), p2).p1("start Weeny Gun")


ANSWERS: list[tuple[Any, Callable[[], Table]]] = [
    *[
        (text, acting)
        for text in (
            "",
            " ",
            "act",
            "taunt taunt",
            "tauntt",
            "taunt\ntaunt",
            "end",
            "done",
            "pass",
            "start",
            "start Weeny",
            "start Meat Seeker",
            "start Snore-Yuken",
            "string Kraut Bomb",
            "swap",
            "swap Frankfurterer",
            "swap Sharkfist",
            "token swap Slumberjack",
            "use",
            "use Catch Up and Mustard",
            "use Relish in Chaos",
            "use Undertow",
            "block Frankfurterer with B/Y",
            "draft La Li",
            "1",
            "-1",
            "P1: taunt",
            "\x00",
            "taunt; draw",
            "星",
        )
    ],
    *[
        (text, defending)
        for text in (
            "taunt",
            "block",
            "block Sharkfist",
            "block Sharkfist with",
            "block Sharkfist with B/Y block 3",
            "block La Li with B/Y block 2",
            "block Frankfurterer with B/Y block 2",
            "block Sharkfist with token",
        )
    ],
    *[
        (text, drafting)
        for text in ("draft", "draft Ryu", "draft frank", "front Frankfurterer", "taunt", "use Gale Fight")
    ],
    *[(text, over) for text in ("taunt", "done", "")],
    *[(thing, acting) for thing in (None, 0, 1, 3.5, b"taunt", ["taunt"], {"answer": "taunt"}, True, object)],
]


@pytest.mark.parametrize(("answer", "table"), ANSWERS, ids=named(ANSWERS))
def test_an_illegal_answer_changes_nothing(answer: Any, table: Callable[[], Table]) -> None:
    match = table().match
    before = to_json(match.position), list(match.log), match.view(None), match.record()
    with pytest.raises(IllegalAnswer) as caught:
        match.answer(answer)
    check_sentence(caught.value)
    assert before == (to_json(match.position), list(match.log), match.view(None), match.record())


def test_an_option_of_another_question_or_match_is_refused() -> None:
    match, other = acting().match, acting().match
    assert match.question is not None
    assert other.question is not None
    taunt = match.question.options[0]
    match.answer(taunt)
    before = to_json(match.position)
    for stale in (taunt, other.question.options[0]):
        with pytest.raises(IllegalAnswer) as caught:
            match.answer(stale)
        check_sentence(caught.value)
    assert to_json(match.position) == before


# New matches


NEW: list[tuple[Any, type[Refusal], str]] = [
    ({"game": "megafigther"}, UnknownGame, "megafigther"),
    ({"game": ""}, UnknownGame, "no game"),
    ({"game": None}, UnknownGame, "no game"),
    ({"game": 7}, UnknownGame, "no game"),
    ({"mode": "expert"}, BadOption, "no mode 'expert'"),
    ({"mode": "Standard"}, BadOption, "no mode 'Standard'"),
    ({"mode": ""}, BadOption, "no mode"),
    ({"mode": 1}, BadOption, "no mode 1"),
    ({"options": {"turnlimit": 9}}, BadOption, "no option 'turnlimit'"),
    ({"options": {3: True}}, BadOption, "no option 3"),
    ({"options": {"turn_limit": 0}}, BadOption, "turn_limit is 0"),
    ({"options": {"turn_limit": 10_001}}, BadOption, "turn_limit is 10001"),
    ({"options": {"turn_limit": "9"}}, BadOption, "turn_limit is '9'"),
    ({"options": {"turn_limit": 2.5}}, BadOption, "turn_limit is 2.5"),
    ({"options": {"turn_limit": True}}, BadOption, "turn_limit is True"),
    ({"options": {"turn_limit": None}}, BadOption, "turn_limit is None"),
    ({"options": {"first": "P3"}}, BadOption, "first is 'P3'"),
    ({"options": {"first": 1}}, BadOption, "first is 1"),
    ({"options": {"draft": "snake"}}, BadOption, "draft is 'snake'"),
    ({"options": {"draft": ["random"]}}, BadOption, "draft is ['random']"),
    ({"options": {"loose_combos": 1}}, BadOption, "loose_combos is 1"),
    ({"options": {"loose_combos": "yes"}}, BadOption, "loose_combos is 'yes'"),
    ({"options": {"strict_supply": None}}, BadOption, "strict_supply is None"),
    ({"options": {"tokens_block": 0}}, BadOption, "tokens_block is 0"),
    ({"options": "turn_limit"}, BadOption, "must be a mapping"),
    ({"options": ["turn_limit"]}, BadOption, "must be a mapping"),
    ({"seed": 1.5}, BadOption, "seed is"),
    ({"seed": True}, BadOption, "seed is"),
    ({"seed": ""}, BadOption, "seed is"),
    ({"seed": "seven"}, BadOption, "seed is"),
    ({"seed": "²"}, BadOption, "seed is"),
    ({"seed": "f" * 63}, BadOption, "seed is"),
    ({"seed": "g" * 64}, BadOption, "seed is"),
    ({"seed": " " * 62 + "aa"}, BadOption, "seed is"),
    ({"seed": "1" * 5000}, BadOption, "seed is"),
    ({"seed": [7]}, BadOption, "seed is"),
    ({"seed": b"7"}, BadOption, "seed is"),
    ({"seats": ["Ann"]}, BadOption, "2 seats"),
    ({"seats": ["Ann", "Bob", "Cy"]}, BadOption, "2 seats"),
    ({"seats": []}, BadOption, "2 seats"),
    ({"seats": 2}, BadOption, "seats must be"),
    ({"seats": "ab"}, BadOption, "seats must be"),
    ({"decks": [["B/Y"], ["Y/R"]]}, BadOption, "without decks"),
]


@pytest.mark.parametrize(("given", "error", "words"), NEW, ids=named(NEW))
def test_a_match_that_cannot_be_is_refused(given: dict[str, Any], error: type[Refusal], words: str) -> None:
    with pytest.raises(error) as caught:
        kumite.match(**{"game": "megafighter", "seed": 1, **given})
    check_sentence(caught.value)
    assert words in str(caught.value)


SEATS: list[tuple[Any]] = [("P3",), ("p1",), ("",), (2,), (-1,), (-9,), (1.0,), (["P1"],), (b"P1",), (object,)]


@pytest.mark.parametrize("seat", [seat for (seat,) in SEATS], ids=named(SEATS))
def test_there_is_no_such_seat(seat: Any) -> None:
    with pytest.raises(BadOption) as caught:
        acting().match.view(seat)
    check_sentence(caught.value)


# Positions


def sides(p1: dict[str, Any] | None = None, p2: dict[str, Any] | None = None, **given: Any) -> dict[str, Any]:
    """A position that is fine, changed in places."""
    return {
        "P1": {"front": "Frankfurterer", "side": ["Slumberjack", "La Li"], **(p1 or {})},
        "P2": {"front": "Sharkfist", "side": ["Pogorilla", "Coldergeist"], **(p2 or {})},
        **given,
    }


EVERY_B_Y = ["B/Y"] * 7
POSITIONS: list[tuple[Any, str]] = [
    # the whole
    ({}, "P1.front"),
    ({"P1": {"front": "Frankfurterer"}}, "P2.front"),
    (sides(P3={"front": "La Li"}), "'P3'"),
    (sides(Turn="P1"), "'Turn'"),
    ({**sides(), 1: 2}, "unknown entry 1"),
    (sides(mode="expert"), "mode is 'expert'"),
    (sides(mode=None), "mode is None"),
    (sides(mode=["standard"]), "mode is"),
    (sides(phase="block"), "phase is 'block'"),
    (sides(phase=3), "phase is 3"),
    (sides(turn="P3"), "turn is 'P3'"),
    (sides(turn=1), "turn is 1"),
    (sides(first="random"), "first is 'random'"),
    (sides(turns=0), "turns is 0"),
    (sides(turns=201), "turns is 201"),
    (sides(turns=4, options={"turn_limit": 3}), "turns is 4"),
    (sides(turns="1"), "turns is '1'"),
    (sides(turns=True), "turns is True"),
    (sides(actions=-1), "actions is -1"),
    (sides(actions=10), "actions is 10"),
    (sides(actions=1.0), "actions is 1.0"),
    (sides(earned=4), "earned is 4"),
    (sides(earned=-1), "earned is -1"),
    (sides(rest="hand"), "rest is 'hand'"),
    (sides(shuffle="yes"), "shuffle is 'yes'"),
    (sides(shuffle=1), "shuffle is 1"),
    (sides({"allocated": ["B/Y"]}, mode="veteran"), "Bonus Phase"),
    (sides(options={"loose": True}), "no option 'loose'"),
    (sides(options={"turn_limit": -3}), "turn_limit is -3"),
    (sides(options=[1]), "must be a mapping"),
    (sides(phase="start", actions=2), "'actions'"),
    (sides(phase="start", combo=["B/Y", "Y/R"]), "'combo'"),
    # fighters
    (sides({"front": ["Frankfurterer", "Tyranosorcerer"]}), "exactly one Fighter"),
    (sides({"front": None}), "P1.front"),
    (sides({"front": "Ryu"}), "'Ryu'"),
    (sides({"front": "frankfurterer"}), "'frankfurterer'"),
    (sides({"front": ""}), "''"),
    (sides({"front": "La Li"}), "twice"),
    (sides({"side": ["Slumberjack", "Slumberjack"]}), "twice"),
    (sides({"side": ["Sharkfist"]}), "twice"),
    (sides({"fallen": ["Tyranosorcerer"]}), "4 Fighters"),
    (sides({"side": [], "fallen": ["Frankfurterer"]}), "twice"),
    (sides({"side": "Slumberjack"}), "P1.side must be a list"),
    (sides({"side": {"Slumberjack": 1}}), "P1.side must be a list"),
    (sides({"side": [None]}), "'None'"),
    (sides({"fallen": 1}), "P1.fallen must be a list"),
    (sides({"Front": "Frankfurterer"}), "'Front'"),
    ({**sides(), "P1": "Frankfurterer"}, "P1 must be a mapping"),
    ({**sides(), "P1": None}, "P1 must be a mapping"),
    ({**sides(), "P2": ["Sharkfist"]}, "P2 must be a mapping"),
    # counters and tokens
    (sides({"damage": {"Frankfurterer": 10}}), "Frankfurterer"),
    (sides({"damage": {"Frankfurterer": 99}}), "Frankfurterer"),
    (sides({"damage": {"Frankfurterer": -1}}), "is -1"),
    (sides({"damage": {"Frankfurterer": 1.5}}), "is 1.5"),
    (sides({"damage": {"Frankfurterer": True}}), "is True"),
    (sides({"damage": {"Sharkfist": 1}}), "'Sharkfist'"),
    (sides({"damage": {"Ryu": 1}}), "'Ryu'"),
    (sides({"damage": 3}), "P1.damage must map"),
    (sides({"damage": ["Frankfurterer"]}), "P1.damage must map"),
    (sides({"side": [], "fallen": ["La Li"], "damage": {"La Li": 1}}), "'La Li'"),
    (sides({"super": -1}), "P1.super is -1"),
    (sides({"super": "3"}), "P1.super is '3'"),
    (sides({"super": 1000}), "P1.super is 1000"),
    (sides({"super": None}), "P1.super is None"),
    (sides(p2={"swap": -2}), "P2.swap is -2"),
    (sides(p2={"swap": 0.5}), "P2.swap is 0.5"),
    (sides(p2={"swap": [1]}), "P2.swap is [1]"),
    # cards
    (sides({"hand": EVERY_B_Y}), "P1.hand needs one more 'B/Y'"),
    (sides({"hand": ["B/Y"] * 4}, {"hand": ["B/Y"] * 3}), "P2.hand needs one more 'B/Y'"),
    (sides(deck=EVERY_B_Y), "deck needs one more 'B/Y'"),
    (sides(discards=["R/B block 3"], deck=["R/B block 3"]), "one more 'R/B block 3'"),
    (sides({"hand": ["B/Y"] * 6}, combo=["B/Y as B", "Y/R as Y"]), "one more 'B/Y'"),
    (sides({"hand": ["G/Y"]}), "'G/Y'"),
    (sides({"hand": ["Y/B"]}), "'Y/B'"),
    (sides({"hand": ["B"]}), "'B'"),
    (sides({"hand": ["b/y"]}), "'b/y'"),
    (sides({"hand": ["B/Y block 4"]}), "'B/Y block 4'"),
    (sides({"hand": "B/Y"}), "P1.hand must be a list"),
    (sides({"hand": ("B/Y",)}), "P1.hand must be a list"),
    (sides({"hand": {"B/Y": 2}}), "P1.hand must be a list"),
    (sides({"hand": [3]}), "has 3"),
    (sides({"hand": [None]}), "has None"),
    (sides({"hand": [["B/Y"]]}), "['B/Y']"),
    (sides({"hand": 5}), "P1.hand must be a list"),
    (sides(deck="B/Y"), "deck must be a list"),
    (sides(discards=7), "discards must be a list"),
    (sides(deck=["B/Y as B"]), "'B/Y as B'"),
    (sides(combo=["B/Y as B"]), "one card"),
    (sides(combo=["B/Y as R", "Y/R as Y"]), "does not show the Button 'R'"),
    (sides(combo=["B/Y as ", "Y/R as Q"]), "'Q'"),
    (sides(combo="B/Y as B"), "combo must be a list"),
    (sides(combo=[1, 2]), "'1'"),
    (sides(combo=["B +super as Y", "Y +super as Y"]), "does not show the Button 'Y'"),
    (sides({"allocated": ["B/Y"]}), "only the veteran mode"),
    (sides({"allocated": ["B/Y"] * 4}, mode="veteran"), "3 at most"),
    (sides({"allocated": "B/Y"}, mode="veteran"), "P1.allocated must be a list"),
    (sides({"allocated": ["?"]}, mode="veteran"), "'?'"),
    # the draft
    ({"phase": "draft", "P1": {"front": "Frankfurterer"}}, "'front'"),
    ({"phase": "draft", "P2": {"damage": {}}}, "'damage'"),
    ({"phase": "draft", "P2": {"allocated": ["B/Y"]}, "mode": "veteran"}, "'allocated'"),
]


@pytest.mark.parametrize(("given", "words"), POSITIONS, ids=named(POSITIONS))
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition) as caught:
        kumite.setup("megafighter", given, seed=0)
    check_sentence(caught.value)
    assert words in str(caught.value)


@pytest.mark.parametrize("given", [None, 3, "P1", [], [("P1", {})]], ids=repr)
def test_a_position_is_a_mapping(given: Any) -> None:
    with pytest.raises(Refusal) as caught:
        kumite.setup("megafighter", given, seed=0)
    check_sentence(caught.value)


def test_the_position_that_is_changed_above_is_fine() -> None:
    assert Table.of(sides()).question == "P1 act"


@pytest.mark.parametrize(
    "text", ["", "{", "null", "[]", "{}", '{"turn": 1}', '{"is": "os:system"}', "\x00", "7"], ids=repr
)
def test_a_saved_position_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(BadPosition) as caught:
        from_json(Bout, text)
    check_sentence(caught.value)


# Records


def whole_record() -> str:
    match = kumite.match("megafighter", seed=5, options={"draft": "random", "turn_limit": 1})
    while match.question is not None:
        match.answer(match.question.options[-1])
    return match.record()


RECORD = whole_record()
LINES = RECORD.splitlines()
FIRST = next(i for i, line in enumerate(LINES) if line.startswith("chance: "))
SHUFFLE = next(i for i, line in enumerate(LINES) if line.startswith("chance: ") and line[8:].isdigit())
PLAYER = next(i for i, line in enumerate(LINES) if line.startswith("P"))
WRONG_SEAT = LINES[PLAYER].replace("P1:", "P9:").replace("P2:", "P9:")


def with_line(at: int, *lines: str) -> str:
    return "\n".join([*LINES[:at], *lines, *LINES[at + 1 :]]) + "\n"


def with_header(name: str, value: str | None) -> str:
    at = next(i for i, line in enumerate(LINES) if line.startswith(f"[{name} "))
    return with_line(at) if value is None else with_line(at, f'[{name} "{value}"]')


def number_plus_one(line: str) -> str:
    return f"chance: {int(line[8:]) + 1}"


RECORDS: list[tuple[Any, str]] = [
    # headers
    (with_header("Game", None), "Game"),
    (with_header("Game", ""), "no game"),
    (with_header("Game", "chess"), "chess"),
    (with_header("Mode", "expert"), "expert"),
    (with_header("Mode", "veteran"), "line"),
    (with_header("Seed", "6"), "not what the seed gives"),
    (with_header("Seed", "six"), "seed is"),
    (with_header("Seed", ""), "seed is"),
    (with_header("Seed", "²"), "seed is"),
    (with_header("Seed", "5").replace('[Seed "5"]', '[Commitment "abc"]\n[Seed "5"]'), "committed"),
    (with_header("Seed", "f" * 64), "not what the seed gives"),
    (with_header("Options", "{"), "Options"),
    (with_header("Options", "[]"), "Options"),
    (with_header("Options", "7"), "Options"),
    (with_header("Options", '{\\"turn_limit\\": 0}'), "turn_limit"),
    (with_header("Options", '{\\"turnlimit\\": 1}'), "turnlimit"),
    (with_header("Options", '{\\"turn_limit\\": 2, \\"draft\\": \\"random\\"}'), "draw"),
    (with_header("Options", "{}"), "line"),
    (with_header("Outcome", "P1: won"), "P1: won"),
    (with_header("Outcome", "unfinished"), "unfinished"),
    (with_header("Outcome", ""), "draw"),
    (RECORD.replace("[Seed", "Seed"), "line"),
    (RECORD.replace('"]', ""), "line 1"),
    ('[Game "megafighter"]\n[Position "{}"]\n', "P1.front"),
    ('[Game "megafighter"]\n[Position "nonsense"]\n', "Position"),
    ('[Game "megafighter"]\n[Position "[1]"]\n', "Position"),
    ('[Game "megafighter"]\n[Position "' + "[" * 20_000 + '"]\n', "Position"),
    # answers
    (with_line(FIRST), "line"),
    (with_line(FIRST, "chance: P3"), f"line {FIRST + 1}"),
    (with_line(FIRST, "P1: P1"), "chance is asked"),
    (with_line(SHUFFLE, number_plus_one(LINES[SHUFFLE])), "not what the seed gives"),
    (with_line(SHUFFLE, "chance: -1"), f"line {SHUFFLE + 1}"),
    (with_line(SHUFFLE, "chance: 1.0"), f"line {SHUFFLE + 1}"),
    (with_line(SHUFFLE, "chance: ²"), f"line {SHUFFLE + 1}"),
    (with_line(SHUFFLE, "chance: " + "9" * 5000), f"line {SHUFFLE + 1}"),
    (with_line(SHUFFLE, "chance: one"), f"line {SHUFFLE + 1}"),
    (with_line(SHUFFLE, LINES[SHUFFLE], LINES[SHUFFLE]), f"line {SHUFFLE + 2}"),
    (with_line(PLAYER, WRONG_SEAT), "P9"),
    (with_line(PLAYER, LINES[PLAYER].lower()), f"line {PLAYER + 1}"),
    (with_line(PLAYER, LINES[PLAYER] + "x"), f"line {PLAYER + 1}"),
    (with_line(PLAYER, LINES[PLAYER].split(":")[0] + ": taunt"), f"line {PLAYER + 1}"),
    (with_line(PLAYER, LINES[PLAYER].split(":")[0] + ":"), f"line {PLAYER + 1}"),
    (with_line(PLAYER, LINES[PLAYER].replace(": ", " ")), f"line {PLAYER + 1}"),
    (with_line(PLAYER, "nonsense"), f"line {PLAYER + 1}"),
    (with_line(PLAYER, '[Game "megafighter"]'), f"line {PLAYER + 1}"),
    (with_line(PLAYER), "line"),
    (with_line(len(LINES) - 1, LINES[-1], "P1: taunt"), f"line {len(LINES) + 1}: the match is over"),
    (with_line(len(LINES) - 1, LINES[-1], "chance: 1"), "the match is over"),
    ("\n".join(LINES[:-1]), "draw"),
    ("\n".join(LINES[:PLAYER]), "draw"),
    # junk
    ("", "Game"),
    ("\n\n\n", "Game"),
    ("P1: taunt", "Game"),
    ("{}", "line 1"),
    ("\x00\x01\x02", "line 1"),
    (bytes(range(256)).decode("latin-1"), "line"),
    ("x" * 5000, "line 1"),
    ("\ud800", "line 1"),
    ("\ufeff", "Game"),
    (RECORD.replace("\n", " "), "line 1"),
]


@pytest.mark.parametrize(("text", "words"), RECORDS, ids=named(RECORDS))
def test_a_broken_record_says_where(text: str, words: str) -> None:
    with pytest.raises(BrokenRecord) as caught:
        kumite.replay(text)
    check_sentence(caught.value)
    assert words in str(caught.value)


@pytest.mark.parametrize("text", [None, 5, b"[Game]", ["[Game]"]], ids=repr)
def test_a_record_is_text(text: Any) -> None:
    with pytest.raises(BrokenRecord) as caught:
        kumite.replay(text)
    check_sentence(caught.value)


def test_the_record_that_is_broken_above_is_fine() -> None:
    again = kumite.replay(RECORD)
    assert again.outcome is not None
    assert again.record() == RECORD


@pytest.mark.parametrize("at", range(FIRST, len(LINES), 3))
def test_a_truncated_record_that_promises_no_outcome_goes_on_where_it_stops(at: int) -> None:
    header = [line for line in LINES if line.startswith("[") and "Outcome" not in line]
    match = kumite.replay("\n".join([*header, "", *LINES[FIRST:at]]))
    assert match.question is None or match.question.seat != CHANCE


# Scenarios


SCENARIO = """
scenario: a taunt
game: megafighter
rules: [MEGA-TAUNT-01]
given:
  P1: {front: Frankfurterer}
  P2: {front: Sharkfist}
when:
  - P1: taunt
then:
  P1.super: 2
"""


def changed(old: str, new: str) -> str:
    assert old in SCENARIO
    return SCENARIO.replace(old, new)


SCENARIOS: list[tuple[Any, type[Refusal], str]] = [
    ("", BadScenario, "scenario"),
    ("taunt", BadScenario, "mapping"),
    ("- a\n- b", BadScenario, "mapping"),
    ("scenario: [", BadScenario, "YAML"),
    ("\t", BadScenario, "YAML"),
    ("a: b: c", BadScenario, "YAML"),
    ("\x00", BadScenario, "YAML"),
    ("[" * 5000, BadScenario, "nested"),
    (changed("scenario: a taunt", "scenrio: a taunt"), BadScenario, "scenrio"),
    (changed("scenario: a taunt", "scenario: 5"), BadScenario, "scenario"),
    (changed("game: megafighter", ""), BadScenario, "game"),
    (changed("game: megafighter", "game: chess"), UnknownGame, "chess"),
    (changed("game: megafighter", "game: [megafighter]"), BadScenario, "game"),
    (changed("rules: [MEGA-TAUNT-01]", "rules: MEGA-TAUNT-01"), BadScenario, "rules"),
    (changed("given:", "givn:"), BadScenario, "givn"),
    (changed("front: Frankfurterer", "frnt: Frankfurterer"), BadScenario, "frnt"),
    (changed("front: Frankfurterer", "front: Frankfurter"), BadScenario, "Frankfurter"),
    (changed("{front: Frankfurterer}", "Frankfurterer"), BadScenario, "P1"),
    (changed("when:", "whenn:"), BadScenario, "whenn"),
    (changed("  - P1: taunt", "  P1: taunt"), BadScenario, "when"),
    (changed("  - P1: taunt", "  - P3: taunt"), BadScenario, "P3"),
    (changed("  - P1: taunt", "  - taunt"), BadScenario, "when, line 1"),
    (changed("  - P1: taunt", "  - {P1: taunt, P2: done}"), BadScenario, "when, line 1"),
    (changed("  - P1: taunt", "  - P1 may: taunt"), BadScenario, "P1 may"),
    (changed("  - P1: taunt", "  - then: 5"), BadScenario, "when, line 1"),
    (changed("  - P1: taunt", "  - 5"), BadScenario, "when, line 1"),
    (changed("then:\n  P1.super: 2", "then: [P1.super]"), BadScenario, "then"),
    (changed("P1.super: 2", "P3.super: 2"), BadScenario, "P3"),
    (changed("P1.super: 2", "P1.supers: 2"), BadScenario, "supers"),
    (changed("P1.super: 2", "P1.hand.7: B/Y"), BadScenario, "P1.hand.7"),
    (changed("P1.super: 2", "events: Taunted"), BadScenario, "events"),
    (changed("when:\n  - P1: taunt\nthen:\n  P1.super: 2", ""), BadScenario, "says nothing"),
    (SCENARIO + "then: {}\n", BadScenario, "second time"),
]


@pytest.mark.parametrize(("text", "error", "words"), SCENARIOS, ids=named(SCENARIOS))
def test_a_scenario_that_cannot_be_read_is_refused(text: str, error: type[Refusal], words: str) -> None:
    with pytest.raises(error) as caught:
        run(text)
    check_sentence(caught.value)
    assert words in str(caught.value)


FAILING: list[tuple[Any, str]] = [
    (changed("P1.super: 2", "P1.super: 3"), "P1.super is 2, not 3"),
    (changed("P1.super: 2", "question: P2 act"), "P1 act"),
    (changed("P1.super: 2", "outcome: P1"), "outcome is None"),
    (changed("P1.super: 2", "events: [KnockedOut]"), "events"),
    (changed("P1: taunt", "P2: taunt"), "P1 is asked"),
    (changed("P1: taunt", "P1: end"), "not among the options"),
    (changed("P1: taunt", "chance: 0"), "P1 is asked"),
    (changed("P1: taunt", "P1 cannot: taunt"), "among the options"),
    (changed("P1: taunt", "P1 can: end"), "not among the options"),
    (changed("P1: taunt", "then: {P1.super: 1}"), "P1.super is 0, not 1"),
]


@pytest.mark.parametrize(("text", "words"), FAILING, ids=named(FAILING))
def test_a_scenario_that_does_not_hold_fails_with_the_difference(text: str, words: str) -> None:
    result = run(text)
    assert len(result.differences) == 1
    assert words in result.differences[0]


# Odd things, and long ones: whatever it is, the sentence stays short


ODD: list[tuple[Any, Callable[[], Any]]] = [
    ("a game that is no text", lambda: kumite.match([])),  # type: ignore[arg-type]
    ("a position for a game that is no text", lambda: kumite.setup([], sides())),  # type: ignore[arg-type]
    ("options that are an empty list", lambda: kumite.match("megafighter", 1, options=[])),  # type: ignore[arg-type]
    ("options that are an empty text", lambda: kumite.match("megafighter", 1, options="")),  # type: ignore[arg-type]
    ("a number of 5001 digits", lambda: kumite.setup("megafighter", sides(turns=10**5000))),
    ("tokens of 5001 digits", lambda: kumite.setup("megafighter", sides({"super": 10**5000}))),
    ("an option of 5001 digits", lambda: kumite.match("megafighter", 1, options={"turn_limit": 10**5000})),
    ("upto that is no number", lambda: kumite.replay(RECORD, upto="3")),  # type: ignore[arg-type]
    ("a combo before the draft", lambda: kumite.setup("megafighter", {"phase": "draft", "combo": ["B/Y", "Y/R"]})),
    ("Actions before the draft", lambda: kumite.setup("megafighter", {"phase": "draft", "actions": 2})),
    ("a turn number before the draft", lambda: kumite.setup("megafighter", {"phase": "draft", "turns": 9})),
    ("tokens earned before the turn", lambda: kumite.setup("megafighter", sides(phase="start", earned=2))),
    ("more Super Tokens than a strict table has", lambda: kumite.setup("megafighter", strict("super", 18, 17))),
    ("more Swap Tokens than a strict table has", lambda: kumite.setup("megafighter", strict("swap", 12, 13))),
    ("a mode that is not the position's", lambda: kumite.replay(position_record('[Mode "veteran"]'))),
    ("a mode that does not exist, with a position", lambda: kumite.replay(position_record('[Mode "bogus"]'))),
    ("a long game", lambda: kumite.match("x" * 1000)),
    ("a long mode", lambda: kumite.match("megafighter", 1, mode="x" * 1000)),
    ("a long Fighter", lambda: kumite.setup("megafighter", sides({"front": "x" * 1000}))),
    ("a long card", lambda: kumite.setup("megafighter", sides({"hand": ["x" * 1000]}))),
    ("a long entry", lambda: kumite.setup("megafighter", {**sides(), "x" * 1000: 1})),
    ("a long answer", lambda: acting().match.answer(b"x" * 1000)),
    ("a long seat to look from", lambda: acting().match.view("x" * 1000)),
    ("a long seat in a record", lambda: kumite.replay(with_line(PLAYER, "x" * 1000 + ": taunt"))),
    ("a long outcome in a record", lambda: kumite.replay(with_header("Outcome", "x" * 1000))),
    ("a long line of a scenario", lambda: run(changed("  - P1: taunt", f"  - [{'a, ' * 500}]"))),
]


def strict(tokens: str, mine: int, theirs: int) -> dict[str, Any]:
    return sides({tokens: mine}, {tokens: theirs}, options={"strict_supply": True})


def position_record(mode: str) -> str:
    return kumite.setup("megafighter", sides(), seed=0).record().replace('[Mode "standard"]', mode)


@pytest.mark.parametrize("act", [act for _, act in ODD], ids=[name for name, _ in ODD])
def test_odd_and_long_things_are_refused_in_a_short_sentence(act: Callable[[], Any]) -> None:
    try:
        act()
    except Refusal as refusal:
        check_sentence(refusal)
    else:
        pytest.fail("it was taken as if it were fine")
