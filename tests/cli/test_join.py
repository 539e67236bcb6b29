"""`kumite join` and `kumite play --url`: a far table in a terminal, against a server that a test controls."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import kumite
from kumite.cli import guests
from kumite.cli.app import app
from kumite.cli.join import Wanted, read_clock
from kumite.client import link
from kumite.errors import Refusal
from tests.client.fake import COOKIE, Fake, Line, fake_server, free_seat, update, view_of

pytestmark = pytest.mark.flaky(reruns=2)  # real sockets and a real terminal, on machines that are busy

OUTCOME = {"winners": ["P1"], "reason": "all Fighters of P2 are K.O.'d", "rules": ["MEGA-WIN-01"]}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(link, "FIRST_WAIT", 0.01)
    return tmp_path / "state" / "kumite"


def join(url: str, *options: str, typed: Iterable[str] = ()) -> Result:
    return CliRunner().invoke(app, ["join", url, *options], input="".join(f"{line}\n" for line in typed))


def shown(talk: Callable[[Line], None], *talks: Callable[[Line], None], typed: Iterable[str] = ()) -> str:
    with fake_server(talk, *talks) as fake:
        result = join(fake.link, "--name", "Ann", typed=typed)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def over(seq: int, **fields: Any) -> dict[str, Any]:
    """The last update of a match."""
    last = update(seq, status="over", **fields)
    last["view"] = view_of(question=None, outcome=OUTCOME)
    return last


def asked(line: Line) -> None:
    line.open(update(1, q=1, events=("P2 drafts La Li.",)))
    line.stay()


# A question


def test_the_table_the_news_and_the_question_are_shown() -> None:
    text = shown(asked)
    assert text.startswith("Type a number to answer, 'help'")
    assert "You are P1." in text
    assert "  P1: Ann (you)\n  P2: Bob\n" in text
    assert "* P2 drafts La Li.\n" in text
    assert re.search(r"P1: Draft a Fighter\n(  .*\n)+   1  draft Frankfurterer +10 HP", text)
    assert "The match stays. Come back with\n  kumite join 'http://127.0.0.1:" in text
    assert max(map(len, text.splitlines())) <= 80
    assert "\x1b" not in text


@pytest.mark.parametrize("typed", ["2", "draft slumberjack", "draft slu"])
def test_an_answer_by_number_or_name(typed: str) -> None:
    said: list[dict[str, Any]] = []

    def talk(line: Line) -> None:
        line.open(update(1, q=4))
        said.append(line.ok("answer", 2))
        line.say(over(2, events=("P1 drafts Slumberjack.",)))
        line.stay()

    text = shown(talk, typed=[typed])
    assert (said[0]["q"], said[0]["option"]) == (4, "draft Slumberjack")
    assert f"P1> {typed}\n" in text
    assert "* P1 drafts Slumberjack.\n" in text
    assert "You win! P1 wins: all Fighters of P2 are K.O.'d. [MEGA-WIN-01]" in text
    assert text.endswith("Good fight.\n")


def test_answers_in_a_row_wait_for_their_questions() -> None:
    said: list[str] = []

    def talk(line: Line) -> None:
        line.open(update(1))
        for seq in (2, 4):
            line.say(update(seq, q=seq))
            said.append(line.ok("answer", seq + 1)["option"])
            line.say(update(seq + 1))
        line.say(update(6, q=6))
        line.stay()

    text = shown(talk, typed=["1; 3"])
    assert said == ["draft Frankfurterer", "draft Tyranosorcerer"]
    assert "P1> 3\n" in text


def test_a_refused_answer_is_a_sentence_with_its_rules_and_the_question_stays() -> None:
    def talk(line: Line) -> None:
        line.open(update(1, q=1))
        first = line.hear("answer")
        line.say({"type": "refused", "id": first["id"], "reason": "not now", "rules": ["MEGA-SETUP-04"], "q": 1})
        line.ok("answer", 2)
        line.say(over(2))
        line.stay()

    text = shown(talk, typed=["1; 2; 3", "4"])
    assert "P1> 1; 2; 3\nNot now [MEGA-SETUP-04]\nP1> 4\n" in text


def test_why_is_asked_of_the_server() -> None:
    asked_for: list[str] = []

    def talk(line: Line) -> None:
        line.open(update(1, q=1))
        for _ in range(3):
            why = line.hear("why")
            asked_for.append(why["text"])
            line.say({"type": "because", "id": why["id"], "reason": "no", "rules": ["MEGA-SETUP-04", "NEWER-01"]})
        line.stay()

    text = shown(talk, typed=["why not taunt", "la li", "why"])
    assert asked_for == ["taunt", "la li", "la li"]
    assert "P1> why not taunt\nNo.\n  MEGA-SETUP-04: By drafting" in text
    assert "Did you mean 'draft La Li'?" in text


def test_looking_around() -> None:
    text = shown(
        asked, typed=["?", "board", "hand", "fighter frank", "rule MEGA-KO-02", "log", "who", "clock", "", "help"]
    )
    after = dict(zip(re.findall(r"P1> (.*)\n", text), re.split(r"P1> .*\n", text)[1:], strict=True))
    assert after["?"].startswith("Draft a Fighter\n  MEGA-SETUP-04:")
    assert after["board"].startswith("== Before the first turn")
    assert "Frankfurterer" in after["fighter frank"]
    assert "MEGA-KO-02" in after["rule MEGA-KO-02"]
    assert after["log"] == "* P2 drafts La Li.\n"
    assert after["who"] == "  P1: Ann (you)\n  P2: Bob\n"
    assert after["clock"] == "There is no clock at this table.\n"
    assert "Draft a Fighter" in after[""]
    assert "takeover P2 greedy" in after["help"]


def test_what_only_the_server_can_do_is_sent_to_it() -> None:
    said: list[dict[str, Any]] = []

    def talk(line: Line) -> None:
        line.open(update(1, q=1))
        while True:
            message = line.hear()
            said.append({name: value for name, value in message.items() if name != "id"})
            line.say({"type": "ok", "id": message["id"], "seq": 1})

    words = ["undo", "agree", "decline", "takeover p2 random", "takeover P2", "back", "concede", "no", "concede", "yes"]
    text = shown(talk, typed=words)
    assert said == [
        *({"type": word} for word in ("undo", "agree", "decline")),
        {"type": "takeover", "seat": "P2", "bot": "random"},
        {"type": "takeover", "seat": "P2", "bot": "greedy"},
        *({"type": word} for word in ("back", "concede")),
    ]
    assert "yes or no> no\nYou play on.\n" in text


@pytest.mark.parametrize(
    ("games", "typed", "meant"),
    [
        (True, "concede", {"game": True}),
        (True, "concede game", {"game": True}),
        (True, "concede the match", {}),
        (False, "concede game", {}),
    ],
)
def test_a_game_of_several_is_conceded_alone(games: bool, typed: str, meant: dict[str, Any]) -> None:
    said: list[dict[str, Any]] = []

    def talk(line: Line) -> None:
        line.open(update(1, q=1, games=games))
        message = line.hear()
        said.append({name: value for name, value in message.items() if name != "id"})
        line.say({"type": "ok", "id": message["id"], "seq": 1})
        line.stay()

    text = shown(talk, typed=[typed, "yes"])
    assert said == [{"type": "concede", **meant}]
    assert ("Concede the game?" in text) == bool(meant)


def test_commands_are_taken_while_others_are_asked() -> None:
    def talk(line: Line) -> None:
        line.open(update(1))
        line.ok("undo", 2)
        line.say(over(2))
        line.stay()

    text = shown(talk, typed=["who", "rule", "undo", "7"])
    assert "P1, waiting> who\n  P1: Ann (you)\n" in text
    assert "Say which rule" in text
    assert "over> 7\nThe match is over. '7' is no command" in text


def test_somebodys_undo_asks_for_consent() -> None:
    def talk(line: Line) -> None:
        line.open(update(1), update(2, events=("P2 would like that",), undo={"seat": "P2", "agreed": ["P2"]}))
        line.ok("agree", 3)
        line.say(over(3))
        line.stay()

    assert "* P2 would like that\nType 'agree' or 'decline'.\n" in shown(talk, typed=["agree"])


def test_a_forced_question_is_left_to_the_server() -> None:
    def talk(line: Line) -> None:
        forced = update(1, q=1)
        forced["view"]["question"]["options"] = ["done"]
        line.open(forced, update(2, q=2))
        assert line.ok("answer", 3)["q"] == 2
        line.say(over(3))
        line.stay()

    assert "P1> 1\n" in shown(talk, typed=["1"])


def test_a_clock_runs() -> None:
    def talk(line: Line) -> None:
        clock = {"kind": "chess", "left_ms": {"P1": 61_900, "P2": 600_000}, "increment": 10, "running": "P1"}
        line.open({**update(1, q=1), "clock": clock})
        line.stay()

    assert re.search(r"Clock: P1 1:0[01], P2 10:00; P1 thinks\.", shown(talk))


# Coming and going


def test_a_free_seat_is_taken_by_name() -> None:
    said: list[dict[str, Any]] = []

    def talk(line: Line) -> None:
        said.append(line.seat(update(1, q=1, events=("P1 (Ann) sat down", "Only P1 sees this."))))
        line.stay()

    text = shown(talk)
    assert said[0]["name"] == "Ann"
    assert "You are P1." in text
    assert "The match begins when everybody sits; P1 is still free." in text
    for event in ("P2 (Bob) sat down", "P1 (Ann) sat down", "Only P1 sees this."):
        assert text.count(f"* {event}\n") == 1
    assert "   1  draft Frankfurterer" in text
    assert "connected again" not in text


def test_a_seat_that_is_ours_is_not_taken_again() -> None:
    def talk(line: Line) -> None:
        line.open(update(1, q=1))
        assert line.hear()["type"] == "answer"
        line.socket.close(4404, "as expected")

    with fake_server(talk) as fake:
        assert join(f"{fake.link}?seat=P1&key=k", typed=["1"]).stderr == "as expected\n"


def test_somebody_without_a_cookie_is_told_why_there_is_no_seat() -> None:
    with fake_server(free_seat) as fake:
        fake.gives_cookies = False
        result = join(f"{fake.link}?seat=P1&key=k")
    assert (result.exit_code, result.stderr) == (2, "sitting down takes a cookie\n")


def test_a_broken_connection_is_told_and_survived() -> None:
    def breaks(line: Line) -> None:
        line.open(update(1, q=1))
        line.hear("answer")
        line.socket.close_socket()

    def goes_on(line: Line) -> None:
        line.open(missed=0)
        line.ok("answer", 2)
        line.say(over(2, events=("P1 drafts Frankfurterer.",)))
        line.stay()

    text = shown(breaks, breaks, goes_on, typed=["1"])
    assert text.count("connection lost; trying again ...\n") == text.count("connected again\n")
    assert text.count("* P1 drafts Frankfurterer.") == 1


def test_people_come_and_go() -> None:
    def talk(line: Line) -> None:
        line.open(update(1))
        for here in (True, False):
            line.say({"type": "people", "here": {"P1": True, "P2": here}, "watching": 3})
        line.say({"type": "trouble", "reason": "a mistake of ours"}, over(2))
        line.stay()

    text = shown(talk, typed=["who"])
    assert "(P2 is away.)\n" in text
    assert "A mistake of ours\n" in text


def test_a_spectator_watches_until_the_end() -> None:
    def talk(line: Line) -> None:
        line.open(update(1, events=("P1 drafts La Li.",)), over(2), you=None)
        line.stay()

    text = shown(talk)
    assert "You watch." in text
    assert "\nP1 wins: all" in text
    assert "rematch" not in text


def test_the_cookie_is_kept_for_nobody_else_to_read(home: Path) -> None:
    with fake_server(asked) as fake:
        join(fake.link)
        join(fake.link)
    (file,) = (home / "guests").iterdir()
    assert file.stat().st_mode & 0o777 == 0o600
    assert guests.recall(fake.address) == COOKIE
    me, socket, me_again, _ = fake.requests
    assert "Cookie" not in me.headers
    assert socket.headers["Cookie"] == me_again.headers["Cookie"] == f"kumite={COOKIE}"


def test_a_broken_cookie_file_is_no_cookie(home: Path) -> None:
    guests.file_of("http://host").parent.mkdir(parents=True)
    guests.file_of("http://host").write_text("a\x1bb; c=d")
    assert guests.recall("http://host") is None


# The end


@pytest.mark.parametrize(("fair", "says"), [(True, "The shuffles were fair: the"), (False, "does not fit")])
def test_the_seed_is_checked_against_the_first_commitment(fair: bool, says: str) -> None:
    match, other = kumite.match("megafighter"), kumite.match("megafighter")
    told = match if fair else other

    def talk(line: Line) -> None:
        line.open(update(1, commitment=match.commitment))
        line.say(over(2, commitment=told.commitment, seed=told.chance.seed))
        line.stay()

    assert says in shown(talk)


def test_a_rematch_is_at_another_table() -> None:
    def first(line: Line) -> None:
        line.open(over(1))
        line.ok("rematch", 2)
        line.say(over(2, rematch={"agreed": ["P1", "P2"], "table": "table2"}))
        line.stay()

    with fake_server(first, asked) as fake:
        result = join(f"{fake.link}?seat=P1&key=k", typed=["rematch"])
    assert result.exit_code == 0, result.output
    assert "Type 'rematch' for another match" in result.stdout
    assert "On to the next table." in result.stdout
    assert result.stdout.endswith(f"  kumite join '{fake.address}/t/table2'\n")
    assert fake.requests[-1].path == "/api/tables/table2/socket"


# Whatever a server sends


def test_nothing_a_server_sends_upsets_a_terminal() -> None:
    def talk(line: Line) -> None:
        evil = update(1, q=1, events=("\x1b[2J\x07boo\nhoo",))
        evil["view"]["seats"] = {"P1": "nobody"}
        evil["table"]["seats"][1]["name"] = "Bob\x1b]0;x\x07"
        line.open(evil)
        line.stay()

    text = shown(talk, typed=["board", "hand", "fighter frank"])
    assert "\x1b" not in text
    assert "\x07" not in text
    assert "boo hoo" in text
    assert "cannot be drawn here" in text
    assert "   1  draft Frankfurterer" in text


@pytest.mark.parametrize("url", ["nonsense", "http://127.0.0.1:1/t/abc"])
def test_a_wrong_link_is_one_sentence(url: str) -> None:
    result = join(url)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("code", [4404, 4403])
def test_being_turned_away_is_one_sentence(code: int) -> None:
    def talk(line: Line) -> None:
        line.hear("hello")
        line.say({"type": "refused", "reason": "there is nothing for you here"})
        line.socket.close(code)

    with fake_server(talk) as fake:
        result = join(fake.link)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", "there is nothing for you here\n")


def test_a_game_that_is_not_known_here() -> None:
    def talk(line: Line) -> None:
        line.open({**update(1), "view": {"game": "chess", "question": None, "outcome": None}})
        line.stay()

    with fake_server(talk) as fake:
        result = join(fake.link)
    assert (result.exit_code, result.stderr) == (2, "they play 'chess' there, which this Kumite does not know\n")


# Scripts


def test_messages_as_lines_of_json() -> None:
    said: list[dict[str, Any]] = []

    def talk(line: Line) -> None:
        line.open(update(1, q=5))
        said.extend([line.ok("answer", 2), line.ok("undo", 2)])
        line.say(over(2))
        line.stay()

    commands = ['{"type":"answer","option":"draft La Li"}', "{", '{"type":"hello"}', '{"type":"undo","id":"mine"}', ""]
    with fake_server(talk) as fake:
        result = join(fake.link, "--json", typed=commands)
    assert result.exit_code == 0, result.output
    told = [json.loads(line) for line in result.stdout.splitlines()]
    kinds = [message["type"] for message in told]
    assert kinds[:2] == ["welcome", "update"]
    assert sorted(kinds) == ["ok", "ok", "refused", "refused", "update", "update", "welcome"]
    assert (said[0]["q"], said[1]["id"]) == (5, "mine")


def test_a_script_sits_down_and_hears_the_second_welcome() -> None:
    def talk(line: Line) -> None:
        line.seat(over(1))
        line.stay()

    with fake_server(talk) as fake:
        result = join(f"{fake.link}?seat=P1&key=k", "--json")
    assert result.exit_code == 0, result.output
    kinds = [json.loads(line)["type"] for line in result.stdout.splitlines()]
    assert kinds == ["welcome", "update", "update", "update", "ok", "welcome", "update"]


# A table of one's own


def test_the_plan_of_a_table() -> None:
    wanted = Wanted("megafighter", "veteran", ["first=P1"], "p2", "friend", "chess:600+10")
    assert wanted.plan("Ann") == {
        "game": "megafighter",
        "mode": "veteran",
        "options": {"first": "P1"},
        "seats": ["human", "human"],
        "clock": {"kind": "chess", "seconds": 600, "increment": 10},
        "sit": "P2",
        "name": "Ann",
    }
    assert Wanted("megafighter", None, [], None, None, None).plan("")["seats"] == ["human", "greedy"]


@pytest.mark.parametrize("clock", ["", "fast", "move", "move:", "move:1+2", "chess:x", "chess:600+", "move:99999999"])
def test_a_clock_that_is_none(clock: str) -> None:
    with pytest.raises(Refusal, match="is not none, move:60 or chess"):
        read_clock(clock)


def test_clocks() -> None:
    assert read_clock("none") == {"kind": "none"}
    assert read_clock("move:60") == {"kind": "move", "seconds": 60}
    assert read_clock("chess:300") == {"kind": "chess", "seconds": 300, "increment": 0}


@pytest.mark.parametrize(
    "options",
    [
        ["--against", "friend"],
        ["--clock", "none"],
        ["--url", "http://127.0.0.1:1", "--bot", "greedy"],
        ["--url", "http://127.0.0.1:1", "--seed", "3"],
        ["--url", "http://127.0.0.1:1", "--mode", "easy"],
        ["--url", "http://127.0.0.1:1", "--clock", "fast"],
        ["--url", "http://127.0.0.1:1"],
        ["--url", "somewhere"],
    ],
)
def test_what_does_not_go_together_at_a_server(options: list[str]) -> None:
    result = CliRunner().invoke(app, ["play", "megafighter", *options])
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)


# A real terminal


def reads(terminal: int, until: str) -> str:
    """What the terminal shows until this appears."""
    text, deadline = "", time.monotonic() + 20
    while until not in text:
        ready, _, _ = select.select([terminal], [], [], max(0.0, deadline - time.monotonic()))
        assert ready, text
        text += os.read(terminal, 65536).decode()
    return text


def in_terminal(fake: Fake) -> tuple[subprocess.Popen[bytes], int]:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "kumite.cli.app", "join", fake.link, "--name", "Ann"]
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True)
    os.close(theirs)
    return process, ours


def test_a_terminal_shows_news_below_the_prompt_and_ctrl_c_leaves_cleanly() -> None:
    def talk(line: Line) -> None:
        line.open(update(1))
        line.ok("undo", 2)
        line.say(update(2, q=1, events=("P2 drafts La Li.",)))
        line.stay()

    with fake_server(talk) as fake:
        process, terminal = in_terminal(fake)
        try:
            assert reads(terminal, "P1, waiting> ").count("waiting> ") == 1
            os.write(terminal, b"3\n")
            assert "P2 is asked. '3' is no command" in " ".join(reads(terminal, "waiting> ").split())
            os.write(terminal, b"undo\n")
            news = reads(terminal, "P1> ")
            assert "* P2 drafts La Li.\r\n" in news
            process.send_signal(signal.SIGINT)
            assert "The match stays. Come back with\r\n" in reads(terminal, "kumite join")
            assert process.wait(10) == 130
        finally:
            process.kill()
            process.wait()
            os.close(terminal)
