"""Taking back, by the policy: the own last step, as long as nothing was revealed or rolled since; or by consent."""

import pytest

import kumite
from kumite.server import messages as say
from kumite.server.asks import NotNow
from kumite.server.plan import Plan
from kumite.server.undo import CannotUndo
from tests.server.tables import Desk

P1 = {"front": "Frankfurterer", "side": ["Slumberjack", "La Li"], "hand": ["B/Y", "B/Y", "Y/R"], "swap": 2}
P2 = {"front": "Sharkfist", "side": ["Sumoose", "Crabacus"], "hand": ["B/Y block 1"]}


def described() -> Desk:
    return Desk(Plan("megafighter", position={"P1": P1, "P2": P2})).sit()


def state(desk: Desk) -> list[object]:
    return [desk.table.match.view(viewer) | {"events": []} for viewer in (0, 1, None)]


def test_a_step_that_told_nobody_anything_is_taken_back_at_once() -> None:
    desk = described()
    before = state(desk)
    desk.answer("token swap Slumberjack")
    desk.say(0, say.Undo(desk.id()))
    assert state(desk) == before
    assert "took the last step back" in desk.update(1)["events"][0]["text"]


def test_a_half_made_decision_is_taken_back_without_a_word_to_the_others() -> None:
    desk = described()
    desk.answer("start Weeny Gun")
    if desk.table.match.position.waiting is None or desk.table.asked != 0:
        pytest.fail("the position should leave a card to choose")
    seqs = [stream.seq for stream in desk.table.streams]
    desk.say(0, say.Undo(desk.id()))
    assert [stream.seq for stream in desk.table.streams][1:] == seqs[1:]


def test_a_drawn_card_was_seen_so_the_others_are_asked() -> None:
    desk = described()
    desk.answer("draw")
    desk.say(0, say.Undo(desk.id()))
    assert desk.update(1)["table"]["undo"] == {"seat": "P1", "agreed": ["P1"]}
    desk.say(1, say.Agree(desk.id()))
    assert desk.table.wish is None
    assert len(desk.table.match.view(0)["seats"]["P1"]["hand"]) == 3


def test_what_was_drawn_is_drawn_again() -> None:
    desk = described()
    desk.answer("draw")
    drawn = desk.table.match.view(0)["seats"]["P1"]["hand"]
    desk.say(0, say.Undo(desk.id()))
    desk.say(1, say.Agree(desk.id()))
    desk.answer("draw")
    assert desk.table.match.view(0)["seats"]["P1"]["hand"] == drawn


def test_the_others_may_decline_and_an_answer_settles_it_too() -> None:
    desk = described()
    desk.answer("draw")
    desk.say(0, say.Undo(desk.id()))
    with pytest.raises(NotNow, match="already"):
        desk.say(0, say.Undo(desk.id()))
    with pytest.raises(NotNow, match="already"):
        desk.say(0, say.Agree(desk.id()))
    desk.say(1, say.Decline(desk.id()))
    assert desk.table.wish is None
    with pytest.raises(NotNow, match="asked already"):
        desk.say(0, say.Undo(desk.id()))
    desk.answer("taunt")
    desk.answer("draw")
    desk.say(0, say.Undo(desk.id()))
    desk.answer()
    assert desk.table.wish is None
    with pytest.raises(NotNow, match="nobody has asked"):
        desk.say(1, say.Agree(desk.id()))


def test_once_somebody_else_is_asked_it_takes_their_consent() -> None:
    desk = described()
    desk.answer("start Weeny Gun")
    while desk.table.asked == 0:
        desk.answer()
    desk.say(0, say.Undo(desk.id()))
    assert desk.table.wish is not None
    assert desk.table.wish.seat == 0


def test_against_bots_one_may_always_take_back() -> None:
    desk = Desk(Plan("megafighter", position={"P1": P1, "P2": P2}, seats=("human", "greedy"))).sit()
    desk.answer("draw")
    desk.say(0, say.Undo(desk.id()))
    assert desk.table.wish is None
    assert len(desk.table.match.view(0)["seats"]["P1"]["hand"]) == 3


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    with pytest.raises(CannotUndo, match="not decided anything"):
        described().say(0, say.Undo("x"))


def test_a_record_of_a_match_with_undos_replays() -> None:
    desk = described()
    desk.answer("draw")
    desk.say(0, say.Undo(desk.id()))
    desk.say(1, say.Agree(desk.id()))
    desk.play(1000)
    replayed = kumite.replay(desk.table.match.record())
    assert replayed.outcome == desk.table.match.outcome


def test_a_bot_that_plays_for_somebody_does_not_agree_for_them() -> None:
    desk = described()
    desk.answer("draw")
    desk.away = lambda seat: seat == 1
    desk.say(0, say.Takeover(desk.id(), "P2", "greedy"))
    desk.say(0, say.Undo(desk.id()))
    assert desk.table.wish is not None
