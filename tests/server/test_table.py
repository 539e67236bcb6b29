"""A table is the fold of its log."""

import pytest

from kumite.errors import IllegalAnswer, Refusal
from kumite.server import messages as say
from kumite.server.asks import NotNow, Stale
from kumite.server.plan import Clock, Plan
from kumite.server.table import OPEN, OVER, PLAYING, Broken, Table, fold
from tests.server.tables import Desk, chess

LAYING = {
    "P1": {"front": "Frankfurterer", "side": ["Slumberjack"], "hand": ["B/Y", "B/Y", "Y/R"]},
    "P2": {"front": "Sharkfist", "side": ["Sumoose"], "hand": ["B/Y block 1"]},
}


def streams(table: Table) -> list[list[tuple[int, bytes]]]:
    return [list(stream.kept) for stream in table.streams]


# The fold


@pytest.mark.parametrize("answers", [0, 1, 17, 60, 1000])
def test_the_same_log_makes_the_same_table_to_the_last_byte(answers: int) -> None:
    desk = Desk(clock=chess(600, 5)).sit().play(answers)
    assert streams(desk.again()) == streams(desk.table)
    assert desk.again().questions == desk.table.questions
    assert desk.again().clocks.left == desk.table.clocks.left


def test_undo_concede_and_everything_else_come_back_too() -> None:
    desk = Desk().sit().play(30)
    desk.say(desk.table.asked, say.Undo(desk.id()))
    if desk.table.wish is not None:
        desk.say(1 - desk.table.wish.seat, say.Agree(desk.id()))
    desk.play(5)
    desk.away = lambda _: True
    desk.say(0, say.Takeover(desk.id(), "P2", "greedy"))
    desk.say(1, say.Back(desk.id()))
    desk.say(1, say.Concede(desk.id()))
    desk.say(0, say.Rematch(desk.id()))
    assert desk.table.status == OVER
    assert streams(desk.again()) == streams(desk.table)


def test_an_entry_that_cannot_be_applied_says_which_one_it_was() -> None:
    desk = Desk().sit()
    bad = desk.log[-1].__class__(3, desk.at, "answer", 0, '{"option":"fly"}', None)
    with pytest.raises(Broken, match="entry 3") as broken:
        fold(desk.row, [*desk.log, bad])
    assert broken.value.n == 3


def test_a_void_entry_never_happened() -> None:
    desk = Desk().sit().play(3)
    bad = desk.log[-1].__class__(desk.table.n + 1, desk.at, "answer", 0, '{"option":"fly"}', None)
    void = bad.__class__(bad.n + 1, desk.at, "void", -1, f'{{"n":{bad.n}}}', None)
    table = fold(desk.row, [*desk.log, bad, void])
    assert table.n == void.n
    assert streams(table) == streams(desk.table)


# What viewers are told


def test_updates_are_numbered_without_gaps_and_complete() -> None:
    desk = Desk().sit().play(1000)
    assert desk.table.status == OVER
    for viewer in range(3):
        seqs = [seq for seq, _ in desk.table.streams[viewer].kept]
        assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))
        assert seqs[-1] == desk.table.streams[viewer].seq
        sent = [update[viewer] for update in desk.updates if update[viewer] is not None]
        assert len(sent) == seqs[-1] - 1  # the first one was there before anything happened
        assert desk.update(viewer)["table"]["status"] == OVER


def test_whoever_is_not_concerned_gets_no_update_and_no_number() -> None:
    """The cards of a combo are chosen one after the other; the others see it when it is laid."""
    desk, quiet = Desk().sit(), 0
    for _ in range(200):
        if desk.table.asked < 0:
            break
        seat, question = desk.table.asked, desk.table.match.question
        assert question is not None
        starts = [str(o) for o in question.options if str(o).startswith("start ")]
        before = [stream.seq for stream in desk.table.streams]
        edits = desk.table.match.position.edits
        desk.answer(starts[0] if starts else None)
        if desk.table.match.position.edits == edits and desk.table.asked == seat:
            quiet += 1
            assert [stream.seq for stream in desk.table.streams] == [
                seq + (viewer == seat) for viewer, seq in enumerate(before)
            ]
    assert quiet > 0


def test_only_whoever_is_asked_sees_the_question_and_its_number() -> None:
    desk = Desk().sit().play(20)
    asked = desk.table.asked
    for viewer in range(3):
        update = desk.update(viewer)
        assert (update["q"] is not None) == (viewer == asked)
        assert ("options" in update["view"]["question"]) == (viewer == asked)
        assert update["view"]["question"]["seat"] == desk.table.seats[asked]


def test_the_seed_is_revealed_when_it_is_over_and_not_before() -> None:
    desk = Desk().sit().play(10)
    everything = b"".join([update for updates in desk.updates for update in updates if update is not None])
    assert desk.row.seed.encode() not in everything
    assert desk.update(2)["table"]["commitment"] == desk.table.match.commitment
    desk.say(0, say.Concede(desk.id()))
    assert desk.update(2)["table"]["seed"] == desk.row.seed


# What seats may do


def test_nothing_happens_before_everybody_sits() -> None:
    desk = Desk()
    desk.say(0, say.Sit(desk.id(), "Ann"))
    assert desk.table.status == OPEN
    assert desk.update(0)["view"]["question"] is None
    with pytest.raises(NotNow, match="P2 is still free"):
        desk.say(0, say.Answer(desk.id(), 1, "draw"))
    with pytest.raises(NotNow, match="taken already"):
        desk.say(0, say.Sit(desk.id(), "Bob"))
    desk.say(1, say.Sit(desk.id(), "Bob"))
    assert desk.table.status == PLAYING


def test_an_answer_to_an_old_question_is_told_so() -> None:
    desk = Desk().sit()
    seat, q = desk.table.asked, desk.table.questions[desk.table.asked]
    desk.answer()
    with pytest.raises(Stale):
        desk.say(seat, say.Answer(desk.id(), q, "draw"))


def test_an_answer_out_of_turn_an_impossible_one_and_one_to_a_question_to_come() -> None:
    desk = Desk().sit().play(12)
    asked = desk.table.asked
    with pytest.raises(NotNow, match="you are not asked"):
        desk.say(1 - asked, say.Answer(desk.id(), 99, "draw"))
    with pytest.raises(IllegalAnswer):
        desk.say(asked, say.Answer(desk.id(), desk.table.questions[asked], "fly"))
    with pytest.raises(Stale):
        desk.say(asked, say.Answer(desk.id(), desk.table.questions[asked] + 1, "draw"))
    assert streams(desk.again()) == streams(desk.table)


def test_conceding_ends_it_for_the_others() -> None:
    desk = Desk().sit().play(12)
    desk.say(1, say.Concede(desk.id()))
    assert desk.update(0)["view"]["outcome"]["winners"] == ["P1"]
    assert desk.update(0)["view"]["question"] is None
    with pytest.raises(NotNow, match="over"):
        desk.say(0, say.Concede(desk.id()))


def test_one_game_of_a_match_is_conceded_and_the_next_one_follows() -> None:
    decks = {"p1_deck": "Firecracker", "p2_deck": "Landslide"}
    desk = Desk(Plan("universus", mode="match", options=decks)).sit().play(12)
    assert desk.update(0)["table"]["games"] is True
    desk.say(1, say.Concede(desk.id(), True))
    now = desk.update(0)
    assert (now["table"]["status"], now["view"]["round"], now["view"]["seats"]["P1"]["wins"]) == ("playing", 2, 1)
    assert [event["text"] for event in now["events"]][:2] == [
        "P2 concedes the game.",
        "P1 wins game 1 (1 : 0): P2 conceded.",
    ]
    desk.play(8)
    desk.say(1, say.Concede(desk.id(), True))
    last = desk.update(0)
    assert last["view"]["outcome"]["winners"] == ["P1"]
    assert "P1 wins game 2 (2 : 0): P2 conceded." in [event["text"] for event in last["events"]]
    assert streams(desk.again()) == streams(desk.table)


def test_a_single_game_is_conceded_as_the_match_it_is() -> None:
    desk = Desk().sit().play(12)
    assert desk.update(0)["table"]["games"] is False
    with pytest.raises(NotNow, match="single game"):
        desk.say(1, say.Concede(desk.id(), True))


@pytest.mark.parametrize(("mode", "winners"), [("team", ["P1", "P3"]), ("free-for-all", ["P1", "P3", "P4"])])
def test_who_concedes_takes_partners_along(mode: str, winners: list[str]) -> None:
    desk = Desk(Plan("sftmg", mode=mode)).sit().play(6)
    desk.say(1, say.Concede(desk.id()))
    assert desk.update(0)["view"]["outcome"]["winners"] == winners
    assert streams(desk.again()) == streams(desk.table)


def test_a_bot_takes_over_only_for_somebody_who_is_away_and_gives_the_seat_back() -> None:
    desk = Desk().sit().play(5)
    with pytest.raises(NotNow, match="not been away"):
        desk.say(0, say.Takeover(desk.id(), "P2", "greedy"))
    desk.away = lambda seat: seat == 1
    with pytest.raises(NotNow, match="it is greedy that plays on"):
        desk.say(0, say.Takeover(desk.id(), "P2", "random"))
    with pytest.raises(Refusal, match="clever"):
        desk.say(1, say.Takeover(desk.id(), "P2", "clever"))
    with pytest.raises(Refusal, match="by the clock"):
        desk.say(1, say.Takeover(desk.id(), "P2", "search:9999999ms"))
    desk.say(0, say.Takeover(desk.id(), "P2", "greedy"))
    assert desk.update(0)["table"]["seats"][1]["bot"] == "greedy"
    with pytest.raises(NotNow, match="already"):
        desk.say(0, say.Takeover(desk.id(), "P2", "greedy"))
    while desk.table.asked != 1:
        desk.answer()
    with pytest.raises(NotNow, match="back"):
        desk.say(1, say.Answer(desk.id(), desk.table.questions[1], "draw"))
    desk.say(1, say.Back(desk.id()))
    desk.answer()
    with pytest.raises(NotNow):
        desk.say(1, say.Back(desk.id()))


def test_a_rematch_is_for_afterwards() -> None:
    desk = Desk().sit().play(5)
    with pytest.raises(NotNow, match="over"):
        desk.say(0, say.Rematch(desk.id()))
    desk.say(0, say.Concede(desk.id()))
    desk.say(0, say.Rematch(desk.id()))
    with pytest.raises(NotNow, match="already"):
        desk.say(0, say.Rematch(desk.id()))
    assert desk.update(1)["table"]["rematch"]["agreed"] == ["P1"]


# Names and clocks


@pytest.mark.parametrize(
    ("given", "kept"),
    [("  Ann  Bo ", "Ann Bo"), ("A\x1b[31mB", "A [31mB"), ("x" * 60, "x" * 24), ("", "Player 1"), ("\n\t", "Player 1")],
)
def test_names_fit_into_a_line(given: str, kept: str) -> None:
    desk = Desk()
    desk.say(0, say.Sit(desk.id(), given))
    assert desk.table.chairs[0].name == kept


def test_a_chess_clock_runs_for_whoever_is_asked_and_is_charged_when_somebody_else_is() -> None:
    desk = Desk(clock=chess(60, 5)).sit()
    first = desk.table.asked
    while desk.table.asked == first:
        assert desk.table.clocks.left[first] == 60_000
        desk.at += 1000
        desk.answer()
    answers = len(desk.log) - 2
    assert desk.table.clocks.left[first] == 60_000 - 1000 * answers + 5000
    assert desk.table.clocks.left[1 - first] == 60_000
    assert desk.table.clocks.deadline() == desk.at + 60_000
    assert desk.update(0)["clock"]["running"] == desk.table.seats[1 - first]


def test_a_clock_tells_nothing_of_hidden_steps() -> None:
    """P1 lays out a combo card by card; meanwhile P2 asks for an undo and is shown the clock."""
    shown = []
    for hidden in (False, True):
        for clock in (chess(600, 5), Clock("move", 60)):
            desk = Desk(Plan("megafighter", position=LAYING, clock=clock)).sit()
            desk.at += 3000
            if hidden:
                desk.answer("start Weeny Gun")
                assert desk.table.asked == 0
            desk.at += 4000
            desk.do("ask_undo", 1, {"to": 0})
            shown.append(desk.update(1)["clock"])
    assert shown[:2] == shown[2:]


def test_a_clock_for_each_move_begins_anew_when_everybody_sees_something() -> None:
    desk = Desk(Plan("megafighter", position=LAYING, clock=Clock("move", 30))).sit()
    desk.at += 20_000
    desk.answer("start Weeny Gun")
    assert desk.table.clocks.deadline() == desk.at + 10_000
    desk.say(0, say.Undo(desk.id()))
    assert desk.table.clocks.deadline() == desk.at + 10_000
    desk.answer("taunt")
    assert desk.table.clocks.deadline() == desk.at + 30_000


def test_taking_back_earns_no_time() -> None:
    desk = Desk(clock=chess(60, 5), seats=("human", "random")).sit()
    for _ in range(6):
        if desk.table.asked == 0:
            desk.answer()
        if desk.table.asked == 1:
            desk.do("answer", 1, {"option": str(desk.table.match.question.options[0])})  # type: ignore[union-attr]
    before = desk.table.clocks.left[:]
    desk.say(0, say.Undo(desk.id()))
    assert desk.table.clocks.left <= before


def test_the_time_a_server_was_away_is_nobodys() -> None:
    desk = Desk(clock=chess(60)).sit()
    desk.at += 3_600_000
    desk.do("resume", -1, {})
    assert desk.table.clocks.deadline() == desk.at + 60_000


def test_whoever_runs_out_of_time_has_lost() -> None:
    desk = Desk(clock=chess(60)).sit()
    desk.do("flag", desk.table.asked, {})
    assert desk.table.status == OVER
    assert "time" in desk.update(2)["view"]["outcome"]["reason"]
    assert desk.table.clocks.deadline() is None


def test_time_never_goes_back_at_a_table() -> None:
    desk = Desk(clock=chess(60)).sit()
    desk.at -= 50_000
    desk.answer()
    assert [entry.at for entry in desk.log] == sorted(entry.at for entry in desk.log)
