"""The Python surface of PRODUCT.md, word for word, and what it does with wrong input."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import kumite
from kumite.bots.sight import sight_of
from kumite.core.save import to_json
from kumite.errors import BadOption, BadPosition, IllegalAnswer, UnknownGame

TABLE = {
    "P1": {"front": "Frankfurterer", "side": ["Slumberjack", "Tyranosorcerer"], "hand": ["B/Y", "Y/R", "R/B"]},
    "P2": {"front": "Sharkfist", "side": ["La Li", "Pogorilla"], "hand": ["Y/R block 2", "B +super"], "super": 2},
}


def at_the_table(**given: Any) -> kumite.Match:
    return kumite.setup("megafighter", {**TABLE, **given}, seed=1)


def asked(match: kumite.Match) -> kumite.Question:
    assert match.question is not None
    return match.question


def play(match: kumite.Match, key: int, answers: int) -> kumite.Match:
    rng = random.Random(key)
    for _ in range(answers):
        match.answer(rng.choice(asked(match).options))
    return match


def everything(match: kumite.Match) -> tuple[Any, ...]:
    """All there is to know of a match, to see that nothing changed."""
    views = [match.view(seat) for seat in ("P1", "P2", None)]
    return to_json(match.position), match.log[:], match.record(), match.save(), views, match.events, match.outcome


# ---------------------------------------------------------------------------- the surface


def test_games() -> None:
    assert "megafighter" in kumite.games()
    assert kumite.games() == sorted(kumite.games())


def test_a_question_says_who_must_decide_what_among_which_options_by_which_rules() -> None:
    question = asked(at_the_table())
    assert (question.seat, question.what) == (0, "act")
    assert question.prompt == "3 Actions left. What do you do?"
    assert "MEGA-TURN-02" in question.rules
    assert [str(option) for option in question.options][:3] == ["taunt", "draw", "start Weeny Gun"]
    assert len({str(option) for option in question.options}) == len(question.options)


def test_options_are_a_sequence() -> None:
    options = asked(at_the_table()).options
    assert [str(option) for option in options[:2]] == ["taunt", "draw"]
    assert str(options[-1]) == str(list(options)[-1])
    assert options[0] == next(iter(options))
    assert options[0] != options[1]
    assert options[0] in options
    assert len({options[0], options[0], options[1]}) == 2
    assert "taunt" in repr(options)


def test_an_option_or_its_notation_answers() -> None:
    by_option, by_notation = at_the_table(), at_the_table()
    by_option.answer(asked(by_option).options[0])
    by_notation.answer("taunt")
    assert to_json(by_option.position) == to_json(by_notation.position)
    assert by_option.log == by_notation.log


@pytest.mark.parametrize("text", ["start Weeny Gun", "START WEENY GUN", "  start   weeny gun ", "Start weeny\tGun"])
def test_notation_is_read_whatever_its_capitals_and_blanks(text: str) -> None:
    match = at_the_table()
    match.answer(text)
    assert asked(match).what != "act"


def test_events_tell_what_the_last_answer_caused_each_with_its_rules() -> None:
    match = at_the_table()
    match.answer("taunt")
    told = match.view("P1")["events"]
    assert [event["what"] for event in told] == ["Taunted", "GainedSuper"]
    assert [event["text"] for event in told] == ["Frankfurterer taunts.", "P1 gains 2 Super Tokens."]
    assert all(event["rules"] for event in told)
    assert [type(event).__name__ for event in match.events] == ["Taunted", "GainedSuper"]
    match.answer("taunt")
    assert len(match.events) == 2


def test_a_view_is_plain_data_for_a_seat_by_number_or_name_or_for_a_spectator() -> None:
    match = at_the_table()
    assert match.view(0) == match.view("P1")
    assert match.view(1) == match.view("P2")
    for seat in (0, 1, None):
        assert json.loads(json.dumps(match.view(seat))) == match.view(seat)
    assert match.view("P1")["you"] == "P1"
    assert match.view(None)["you"] is None


def test_a_view_shows_a_hand_and_a_question_only_to_whom_they_belong() -> None:
    match = at_the_table()
    mine, theirs, open_ = match.view("P1"), match.view("P2"), match.view(None)
    assert mine["seats"]["P1"]["hand"] == ["B/Y", "Y/R", "R/B"]
    assert mine["seats"]["P2"]["hand"] == ["?", "?"]
    assert theirs["seats"]["P1"]["hand"] == ["?", "?", "?"]
    assert open_["seats"]["P1"]["hand"] == ["?", "?", "?"]
    assert "taunt" in mine["question"]["options"]
    assert theirs["question"] == open_["question"] == {"seat": "P1"}


def test_explain_tells_the_agenda_with_rule_ids() -> None:
    match = at_the_table()
    match.answer("start Weeny Gun")
    while asked(match).seat == 0:
        match.answer(asked(match).options[0])
    agenda = match.explain()
    assert agenda[0].startswith("The defender may block")
    assert any("MEGA-SUPER-01" in line for line in agenda)


def test_why_not_gives_a_reason_and_rule_ids() -> None:
    match = at_the_table()
    why = match.why_not("start Meat Seeker")
    assert "costs 5 Super Tokens" in why.reason
    assert "MEGA-ULT-01" in why.rules
    assert str(why).endswith("]")
    assert "possible" in match.why_not("taunt").reason
    assert match.why_not("").reason
    assert match.why_not(5).reason


def test_the_outcome_tells_who_won_why_and_by_which_rule() -> None:
    match = kumite.setup(
        "megafighter",
        {
            "P1": {"front": "Frankfurterer", "hand": ["B/Y", "B/Y"]},
            "P2": {"front": "Sharkfist", "damage": {"Sharkfist": 10}},
        },
    )
    assert match.view(0)["outcome"] is None
    match.answer("start Weeny Gun")
    assert match.question is None
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.rules == ("MEGA-WIN-01",)
    assert match.view(1)["outcome"]["winners"] == ["P1"]
    assert match.view(1)["question"] is None
    assert "MEGA-WIN-01" in match.why_not("taunt").rules
    with pytest.raises(IllegalAnswer, match="the match is over"):
        match.answer("taunt")


def test_a_position_can_be_reached_cloned_and_asked() -> None:
    match = at_the_table()
    copy = match.position.clone()
    assert copy.asking is not None
    copy.answer(copy.asking.options[0])
    assert len(match.log) == 0
    assert match.position.todo


def test_seats_may_have_names_which_the_record_keeps() -> None:
    match = kumite.match("megafighter", seed=2, seats=["Ann", 'Bob "the \\ Rock"\nJunior\r'])
    assert match.players == ("Ann", 'Bob "the \\ Rock"\nJunior\r')
    assert kumite.replay(match.record()).players == match.players


def test_the_same_seed_options_and_answers_give_the_same_match() -> None:
    one = play(kumite.match("megafighter", seed=9, mode="veteran", options={"first": "P2"}), 1, 50)
    other = play(kumite.match("megafighter", seed=9, mode="veteran", options={"first": "P2"}), 1, 50)
    assert everything(one) == everything(other)


def test_repr_is_for_people() -> None:
    match = at_the_table()
    assert "Megafighter" in repr(match)
    assert "P1" in repr(match.question)
    assert repr(asked(match).options[0]) == "<taunt>"


# ---------------------------------------------------------------------------- wrong answers change nothing


@pytest.mark.parametrize(
    "wrong", ["", "fly", "start Meat Seeker", "swap Sharkfist", "end", "taunt!", "t", None, 5, b"x"]
)
def test_an_illegal_answer_leaves_everything_as_it_was(wrong: Any) -> None:
    match = at_the_table()
    match.answer("taunt")
    before = everything(match)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(wrong)
    assert refused.value.reason
    assert everything(match) == before


def test_an_answer_to_an_earlier_question_is_refused() -> None:
    match = at_the_table()
    stale = asked(match).options[0]
    match.answer("taunt")
    before = everything(match)
    with pytest.raises(IllegalAnswer, match="does not belong to the question that is open now"):
        match.answer(stale)
    assert everything(match) == before
    assert "earlier question" in str(stale)


def test_an_answer_to_a_question_that_was_taken_back_is_refused() -> None:
    """The log is as long as it was then; the question is another one."""
    match = at_the_table()
    match.answer("taunt")
    stale = asked(match).options[1]
    match.undo()
    match.answer("draw")
    with pytest.raises(IllegalAnswer):
        match.answer(stale)


def test_an_option_of_another_match_is_refused() -> None:
    one, other = at_the_table(), at_the_table()
    with pytest.raises(IllegalAnswer):
        one.answer(asked(other).options[0])


def test_an_answered_question_keeps_to_what_it_asked() -> None:
    match = at_the_table()
    question = asked(match)
    prompt = question.prompt
    match.answer("start Weeny Gun")
    assert asked(match).prompt != prompt
    assert question.prompt == "Actions and free Actions"
    assert "MEGA-TURN-02" in question.rules


@pytest.mark.parametrize("seat", [2, -1, 7, "P3", "p 1", 1.5, (), {}])
def test_a_seat_that_does_not_exist_has_no_view(seat: Any) -> None:
    with pytest.raises(BadOption, match="there is no seat"):
        at_the_table().view(seat)


@pytest.mark.parametrize(
    ("wrong", "kind", "says"),
    [
        (lambda: kumite.match("chess"), UnknownGame, "there is no game 'chess'; there is"),
        (lambda: kumite.match("megafighter", mode="turbo"), BadOption, "no mode 'turbo'; it has standard, veteran"),
        (lambda: kumite.match("megafighter", options={"speed": 3}), BadOption, "no option 'speed'"),
        (lambda: kumite.match("megafighter", options={"first": "P3"}), BadOption, "option first is 'P3'"),
        (lambda: kumite.match("megafighter", options={"turn_limit": 0}), BadOption, "from 1 to 10000"),
        (lambda: kumite.match("megafighter", options=3), BadOption, "mapping"),  # type: ignore[arg-type]
        (lambda: kumite.match("megafighter", seats=["A"]), BadOption, "has 2 seats; 1 names"),
        (lambda: kumite.match("megafighter", seats="AB"), BadOption, "a list of 2 names"),
        (lambda: kumite.match("megafighter", seats=5), BadOption, "a list of 2 names"),  # type: ignore[arg-type]
        (lambda: kumite.match("megafighter", decks=[1]), BadOption, "without decks"),
        (lambda: kumite.setup("chess", {}), UnknownGame, "no game"),
        (lambda: kumite.setup("megafighter", []), BadOption, "mapping"),  # type: ignore[arg-type]
        (lambda: kumite.setup("megafighter", {}), BadPosition, "front"),
        (lambda: kumite.setup("megafighter", {"P3": {}}), BadPosition, "P3"),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_a_sentence(
    wrong: Callable[[], kumite.Match], kind: type[kumite.Refusal], says: str
) -> None:
    with pytest.raises(kind) as refused:
        wrong()
    assert type(refused.value) is kind
    assert says in str(refused.value)


# ---------------------------------------------------------------------------- taking back


def test_undo_goes_back_to_the_last_decision_of_a_player() -> None:
    match = play(kumite.match("megafighter", seed=5), 2, 30)
    steps = []
    while len(match.log) < 60:
        steps.append(everything(match))
        play(match, 3, 1)
    for before in reversed(steps):
        match.undo()
        assert everything(match) == before


def test_there_is_an_end_to_taking_back() -> None:
    match = kumite.match("megafighter", seed=5)
    match.answer(asked(match).options[0])
    match.undo()
    before = everything(match)
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        match.undo()
    assert everything(match) == before


def test_the_end_itself_can_be_taken_back() -> None:
    match = kumite.match("megafighter", seed=6)
    rng = random.Random(1)
    while match.question is not None:
        before = everything(match)
        match.answer(rng.choice(match.question.options))
    match.undo()
    assert everything(match) == before


def test_rewinding_stops_where_a_player_is_asked() -> None:
    match = play(kumite.match("megafighter", seed=5), 2, 3)
    match.rewind(0)
    assert asked(match).seat >= 0
    assert match.record() == kumite.match("megafighter", seed=5).record()


# ---------------------------------------------------------------------------- nobody listens


def without_events(match: kumite.Match) -> dict[str, Any]:
    """Everything in a position but what was told."""
    held: dict[str, Any] = json.loads(to_json(match.position))
    del held["events"], held["quiet"]
    return held


@pytest.mark.parametrize("game", kumite.games())
def test_a_hushed_match_goes_as_one_that_is_told(game: str) -> None:
    told, hushed = kumite.match(game, seed=7), kumite.match(game, seed=7)
    hushed.hush()
    for answers in (1, 20, 40):
        play(told, 3, answers)
        play(hushed, 3, answers)
        assert hushed.log == told.log
        assert without_events(hushed) == without_events(told)
    assert hushed.save() == told.save()


def test_a_hushed_match_tells_nothing_nor_does_a_copy_of_it_or_what_is_left_after_undo() -> None:
    match = play(kumite.match("universus", seed=7), 3, 30)
    assert len(match.events) > 0
    match.hush()
    assert len(match.events) == 0
    play(match, 4, 10)
    match.undo()
    copied = match.position.clone()
    copied.answer(asked(match).options[0].choice)
    assert (match.events, copied.events) == ((), [])
    assert (match.position.quiet, copied.quiet) == (True, True)


@pytest.mark.parametrize("game", kumite.games())
def test_what_a_bot_imagines_is_hushed(game: str) -> None:
    match = play(kumite.match(game, seed=7), 3, 10)
    assert sight_of(match).guess(1).quiet
    assert not match.position.quiet
