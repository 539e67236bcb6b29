"""Records: text that replays to the same match, or says at which line and why not."""

import random
from contextlib import suppress

import pytest

import kumite
from kumite.core.save import to_json
from kumite.errors import BrokenRecord
from kumite.play.record import parse

DESCRIBED = {
    "mode": "veteran",
    "options": {"tokens_block": True},
    "P1": {"front": "Frankfurterer", "side": ["Slumberjack"], "hand": ["B/Y", "Y/R", "R +super"], "super": 3},
    "P2": {"front": "Sharkfist", "side": ["La Li"], "hand": ["Y/R block 2"], "allocated": ["B/Y block 1"]},
}


def finished(seed: int | None, mode: str = "standard") -> kumite.Match:
    match = kumite.match("megafighter", seed=seed, mode=mode)
    rng = random.Random(seed)
    while match.question is not None:
        match.answer(rng.choice(match.question.options))
    return match


def refusal(text: str) -> str:
    with pytest.raises(BrokenRecord) as refused:
        kumite.replay(text)
    assert "\n" not in str(refused.value)
    return str(refused.value)


@pytest.fixture(scope="module")
def match() -> kumite.Match:
    return finished(7)


# ---------------------------------------------------------------------------- there and back


@pytest.mark.parametrize("mode", ["standard", "veteran"])
@pytest.mark.parametrize("seed", range(15))
def test_a_finished_match_replays_to_itself(seed: int, mode: str) -> None:
    match = finished(seed if seed % 3 else None, mode)
    again = kumite.replay(match.record())
    assert again.log == match.log
    assert again.outcome == match.outcome
    assert again.record() == match.record() == match.save()
    assert to_json(again.position) == to_json(match.position)
    for seat in (0, 1, None):
        assert again.view(seat) == match.view(seat)


def test_an_unfinished_match_replays_to_itself_with_the_events_of_its_last_answer() -> None:
    match = kumite.match("megafighter", seed=4, mode="veteran")
    rng = random.Random(4)
    for _ in range(120):
        if match.question is None:
            break
        again = kumite.replay(match.record())
        assert again.events == match.events
        assert again.view(0) == match.view(0)
        match.answer(rng.choice(match.question.options))


def test_a_record_is_a_header_an_empty_line_and_one_answer_a_line(match: kumite.Match) -> None:
    head, body = match.record().split("\n\n")
    assert head.splitlines()[:2] == ['[Game "megafighter"]', '[Mode "standard"]']
    assert '[Seed "7"]' in head
    assert f'[Engine "kumite {kumite.__version__}"]' in head
    assert "are K.O.'d" in head
    assert len(body.splitlines()) == len(match.log)
    assert all(line.split(": ")[0] in ("P1", "P2", "chance") for line in body.splitlines())
    assert match.record().endswith("\n")


def test_a_described_position_is_part_of_the_record() -> None:
    match = kumite.setup("megafighter", DESCRIBED, seed=3)
    for _ in range(6):
        assert match.question is not None
        match.answer(match.question.options[0])
    again = kumite.replay(match.record())
    assert to_json(again.position) == to_json(match.position)
    assert again.record() == match.record()
    assert again.header["Mode"] == "veteran"


@pytest.mark.parametrize(
    "name",
    ['"quoted"', "back\\slash\\", "new\nline", "re\rturn", "[x]", "a: b", "ünï ✶", "\\n", "line\u2028sep\x0b\x85", "#"],
)
def test_whatever_a_player_is_called_the_record_can_be_read(name: str) -> None:
    match = kumite.match("megafighter", seed=1, seats=[name, "Bob"])
    again = kumite.replay(match.record())
    assert again.players == (name, "Bob")
    assert again.record() == match.record()


def test_comments_blanks_crlf_and_a_byte_order_mark_do_no_harm(match: kumite.Match) -> None:
    text = "\ufeff# a fine match\r\n" + match.record().replace("\n", "\r\n").replace("P1:", "  P1:")
    assert kumite.replay(text).log == match.log


# ---------------------------------------------------------------------------- the beginning of a match


def test_upto_gives_the_position_before_that_answer(match: kumite.Match) -> None:
    text = match.record()
    walked = kumite.replay(text, upto=0)
    assert walked.question is not None
    for upto in range(len(walked.log), len(match.log), 7):
        part = kumite.replay(text, upto=upto)
        assert part.log == match.log[: len(part.log)]
        assert len(part.log) >= upto
        assert part.question is not None
        assert part.question.seat >= 0
    assert kumite.replay(text, upto=10_000).outcome == match.outcome
    with pytest.raises(BrokenRecord, match="upto is -1"):
        kumite.replay(text, upto=-1)


def test_the_beginning_of_a_match_can_be_played_on_and_meets_the_same_luck(match: kumite.Match) -> None:
    part = kumite.replay(match.record(), upto=30)
    while part.question is not None:
        choice = match.log[len(part.log)]
        part.answer(next(option for option in part.question.options if option.choice == choice))
    assert part.log == match.log
    assert part.record() == match.record()


def test_a_record_that_stops_where_chance_is_asked_goes_on_with_chance() -> None:
    header = '[Game "megafighter"]\n[Seed "7"]\n'
    again = kumite.replay(header)
    assert again.question is not None
    assert again.question.seat >= 0
    assert again.log == kumite.match("megafighter", seed=7).log
    without_seed = kumite.replay('[Game "megafighter"]\n')
    assert without_seed.question is not None
    assert without_seed.question.seat >= 0


# ---------------------------------------------------------------------------- what breaks


def test_an_illegal_answer_is_named_with_its_line_and_the_reason(match: kumite.Match) -> None:
    lines = match.record().splitlines()
    at = next(i for i, line in enumerate(lines) if ": start " in line)
    lines[at] = f"{lines[at][:2]}: start Dancing"
    said = refusal("\n".join(lines))
    assert said.startswith(f"line {at + 1}: 'start Dancing' does not answer 'act':")
    assert "MEGA-START-03" in said


def test_the_wrong_seat_is_named_with_its_line(match: kumite.Match) -> None:
    lines = match.record().splitlines()
    at = next(i for i, line in enumerate(lines) if "draft" in line)
    other = "P1" if lines[at].startswith("P2") else "P2"
    lines[at] = other + lines[at][2:]
    assert refusal("\n".join(lines)).startswith(f"line {at + 1}: '{other}' answers, but")


def test_a_record_that_goes_on_after_the_end_is_refused(match: kumite.Match) -> None:
    lines = match.record().splitlines()
    said = refusal("\n".join([*lines, "P1: taunt"]))
    assert said == f"line {len(lines) + 1}: the match is over, but the record goes on"


def test_an_outcome_that_did_not_happen_is_refused(match: kumite.Match) -> None:
    winner = match.record().split('[Outcome "')[1][:2]
    loser = "P1" if winner == "P2" else "P2"
    said = refusal(match.record().replace(f'[Outcome "{winner}', f'[Outcome "{loser}'))
    assert said.startswith("line 6: the header says")
    assert refusal(match.record().rsplit("\n", 3)[0]).endswith("it is 'unfinished'")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", 'the record has no [Game "..."] line'),
        ("hello", "line 1: 'hello' is neither"),
        ('[Game "chess"]', "the record's header cannot be: there is no game 'chess'"),
        ('[Game "megafighter"]\n[Game "megafighter"]', "line 2: a second [Game]"),
        ('[Game "megafighter"]\n[Mode "turbo"]', "no mode 'turbo'"),
        ('[Game "megafighter"]\n[Seed "x"]', "line 2: seed is 'x'"),
        ('[Game "megafighter"]\n[Seed "²"]', "line 2: seed is '²'"),
        ('[Game "megafighter"]\n[Seed "x"]\n[Commitment "y"]', "line 2: seed is 'x'"),
        ('[Game "megafighter"]\n[Options "["]', "line 2: [Options] is not JSON"),
        ('[Game "megafighter"]\n[Options "[]"]', "line 2: [Options] must be a JSON object"),
        ('[Game "megafighter"]\n[Options "{\\"speed\\": 1}"]', "no option 'speed'"),
        ('[Game "megafighter"]\n[Position "{"]', "line 2: [Position] is not JSON"),
        ('[Game "megafighter"]\n[Position "{}"]', "front"),
        (f'[Game "megafighter"]\n[Position "{"[" * 5000}"]', "line 2: [Position] is not JSON"),
        ('[Game "megafighter"]\n[Seed "7"]\n[Told "9"]', "line 3: [Told] is '9'; the record has 0 answers"),
        ('[Game "megafighter"]\n[Seed "7"]\n[Told "²"]', "line 3: [Told]"),
        ('[Game "megafighter"]\nchance: P1\n[Seed "7"]', "line 3: a header line after the first answer"),
        (f'[Game "megafighter"]\n{"x" * 500}', "... is neither"),
    ],
)
def test_every_broken_record_gets_one_sentence(text: str, says: str) -> None:
    assert says in refusal(text)


def test_only_text_is_a_record() -> None:
    with pytest.raises(BrokenRecord, match="a record is text, not bytes"):
        kumite.replay(b"[Game]")  # type: ignore[arg-type]


def test_no_line_of_a_record_can_be_spoilt_so_that_something_else_than_a_refusal_comes_out(
    match: kumite.Match,
) -> None:
    """Whatever happens to one line, the reader replays it or refuses it in a sentence."""
    lines = match.record().splitlines()
    rng = random.Random(1)
    for _ in range(150):
        spoilt = lines[:]
        at = rng.randrange(len(spoilt))
        line = spoilt[at]
        cut = rng.randrange(len(line) + 1)
        spoilt[at] = rng.choice([line[:cut], line[cut:], line[:cut] + "\\" + line[cut:], line + "7", "", line[::-1]])
        with suppress(BrokenRecord):
            kumite.replay("\n".join(spoilt))


def test_parse_tells_where_the_header_stands() -> None:
    header, answers = parse('\n[Game "megafighter"]\n# hm\n[P 1 "x"]\n\nchance: a: b\n')
    assert dict(header) == {"Game": "megafighter", "P 1": "x"}
    assert header.lines == {"Game": 2, "P 1": 4}
    assert answers == [(6, "chance", "a: b")]
