"""The engine room by itself, on the smallest game there is."""

from __future__ import annotations

import pytest

from kumite.core.drive import perft
from kumite.core.effects import Ctx, Effect, Word, sentence
from kumite.core.piles import LIMB, LIMBS, place, redeal, shuffle, without
from kumite.core.position import Outcome, explain, fields
from kumite.core.save import from_json, to_json
from kumite.errors import BadPosition, IllegalAnswer
from kumite.games.dice import HIGH, LOW, Call, Circle, Dice, Mute, Roll, Rude, new_game


def close(g: Dice) -> None:
    """Forget the open question, so that something else can run."""
    g.asking = g.waiting = None


def test_chance_is_a_seat() -> None:
    g = new_game()
    g.answer(HIGH)
    assert g.asking is not None
    assert (g.asking.who, g.asking.what) == (-1, "d6")
    g.answer(5)
    assert g.outcome == Outcome((0,), "the die shows 5", ())
    assert g.asking is None


def test_what_is_left_to_do_can_be_read() -> None:
    g = new_game()
    assert g.todo == [Roll()]
    assert g.waiting == Call()
    assert explain(g) == ["Call high or low", "Roll the die"]


def test_acting_while_asking_is_caught() -> None:
    g = new_game()
    close(g)
    g.then(Rude())
    with pytest.raises(RuntimeError, match="split the step"):
        g.run()


def test_a_question_without_an_answer_is_caught() -> None:
    g = new_game()
    close(g)
    g.then(Mute())
    with pytest.raises(RuntimeError, match="no answer is legal"):
        g.run()


def test_rules_that_run_in_circles_are_stopped() -> None:
    g = new_game()
    close(g)
    g.then(Circle())
    with pytest.raises(RuntimeError, match="circles"):
        g.run()


def test_a_wrong_answer_changes_nothing() -> None:
    g = new_game()
    before = to_json(g)
    with pytest.raises(IllegalAnswer, match="not among the answers"):
        g.answer(7)
    assert to_json(g) == before


def test_nothing_is_answered_after_the_end() -> None:
    g = new_game()
    g.answer(LOW)
    g.answer(1)
    with pytest.raises(IllegalAnswer, match="over"):
        g.answer(LOW)


def test_a_clone_lives_its_own_life() -> None:
    g = new_game()
    twin = g.clone()
    g.answer(HIGH)
    assert twin.asking is not None
    assert twin.asking.what == "call"
    assert twin.todo == [Roll()]


def test_perft_counts_decisions_not_chance() -> None:
    assert [perft(new_game(), depth) for depth in range(3)] == [1, 2, 2]


def test_skip_to_forgets_everything_up_to_the_landmark() -> None:
    g = new_game()
    g.then(Circle(), Mute())
    g.skip_to(Mute, instead=Call())
    assert g.todo == [Roll(), Call()]


def test_records_are_equal_when_alike_and_print_as_written() -> None:
    assert Ctx(0, 1, 2, "X") == Ctx(0, 1, 2, "X")
    assert Ctx(0, 1, 2, "X") != Ctx(0, 1, 3, "X")
    assert Call() != Roll()
    assert len({Call(), Call(), Roll()}) == 2
    assert repr(Outcome((1,), "why", ("R-1",))) == "Outcome(reason='why', rules=('R-1',), winners=(1,))"
    assert fields(Ctx(0, 1, 2, "X")) == {"you": 0, "source": 1, "subject": 2, "rule": "X"}


# Piles


def test_one_answer_of_chance_stays_small_and_all_together_name_every_order() -> None:
    for size in (2, 5, 21, 63, 130):
        left, ways = size, 1
        while left > 1:
            placed, answers = LIMBS[left]
            assert placed >= 1
            assert answers < LIMB
            ways *= answers
            left -= placed
        orders = 1
        for n in range(2, size + 1):
            orders *= n
        assert ways == orders


def test_every_order_of_a_pile_comes_up_exactly_once() -> None:
    seen = set()
    for key in range(24):
        g = new_game()
        g.kind, g.known = [10, 11, 12, 13], [3, 3, 3, 3]
        place(g, (0, 1, 2, 3), 4, 3, key)
        seen.add(tuple(g.kind))
    assert len(seen) == 24


def test_a_shuffle_makes_everybody_forget_the_pile_and_nothing_else() -> None:
    g = new_game()
    g.kind, g.known = [5, 6, 7, 8], [3, 3, 1, 2]
    close(g)
    g.then(shuffle((0, 1, 2)))
    g.run()
    assert g.asking is not None
    assert g.asking.options == range(6)
    g.answer(4)
    assert sorted(g.kind[:3]) == [5, 6, 7]
    assert g.kind[3] == 8
    assert g.known == [0, 0, 0, 2]


def test_dealing_again_depends_on_the_key_and_not_on_who_held_what() -> None:
    one, two = new_game(), new_game()
    one.kind, two.kind = [1, 2, 3, 4, 9], [4, 3, 1, 2, 9]
    redeal(one, (0, 1, 2, 3), 77)
    redeal(two, (0, 1, 2, 3), 77)
    assert one.kind == two.kind
    assert sorted(one.kind) == [1, 2, 3, 4, 9]
    assert len({tuple(dealt(key)) for key in range(200)}) > 15


def dealt(key: int) -> list[int]:
    g = new_game()
    g.kind = [1, 2, 3, 4]
    redeal(g, (0, 1, 2, 3), key * 7919)
    return g.kind


def test_without_takes_one_card_out() -> None:
    assert without((4, 7, 9), 7) == (4, 9)


# Saving


def test_a_position_survives_json() -> None:
    g = new_game()
    g.answer(HIGH)
    again = from_json(Dice, to_json(g))
    assert fields(again) == fields(g)
    again.answer(1)
    assert again.outcome == Outcome((1,), "the die shows 1", ())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"nothing": 1}',
        '{"waiting": {"is": "os:system", "of": {}}}',
        '{"waiting": {"is": "kumite.core.position:CHANCE", "of": {}}}',
        '{"waiting": {"is": "kumite.core.position:Outcome", "of": {"x": 1}}}',
    ],
)
def test_a_broken_save_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        from_json(Dice, text)
    assert "\n" not in str(refusal.value)


# Words


def test_an_effect_without_words_does_nothing() -> None:
    g = new_game()
    close(g)
    g.then(Effect((), Ctx(0, 0, 0, "")))
    before = g.edits
    g.run()
    assert g.edits == before
    assert sentence(()) == ""
    assert isinstance(Word(), Word)
