"""The real server and real clients in processes of their own: whole matches, broken connections, kill -9."""

import json
import os
import random
import re
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urljoin

import pytest

from kumite.client import Session, create_table, guest
from kumite.errors import Refusal
from tests.house import KUMITE, PATIENCE, House

# Real processes and a real clock, on machines that are busy: what fails is tried twice more, and pytest says so.
pytestmark = [pytest.mark.slow, pytest.mark.flaky(reruns=2)]

PLAN = {"game": "megafighter", "seats": ["human", "human"], "sit": "P1", "name": "Ann"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    try:
        house.start()
        yield house
    finally:
        house.stop(hard=True)


@contextmanager
def client(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """`kumite ...` with a state folder, and so a cookie, of its own."""
    surroundings = {**os.environ, "XDG_STATE_HOME": str(folder), "COLUMNS": "200"}
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [*KUMITE, *arguments], stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, text=True, env=surroundings
    ) as process:
        watchdog = threading.Timer(PATIENCE, process.kill)  # so that nobody reads for ever
        watchdog.start()
        try:
            yield process
        finally:
            watchdog.cancel()
            process.kill()


def types(process: subprocess.Popen[str], *lines: str) -> None:
    assert process.stdin is not None
    process.stdin.write("".join(f"{line}\n" for line in lines))
    process.stdin.flush()


def reads(process: subprocess.Popen[str], pattern: str) -> str:
    """The first line in which this occurs."""
    assert process.stdout is not None
    text = ""
    for line in process.stdout:
        text += line
        if re.search(pattern, line):
            return line
    raise AssertionError(text)


class Player(threading.Thread):
    """Answers at random until the match is over, over a line that keeps breaking."""

    def __init__(self, session: Session, seed: int, until: int = 10_000) -> None:
        super().__init__(daemon=True)
        self.session, self.dice, self.until = session, random.Random(seed), until
        self.options: list[int] = []  # how many there were each time
        self.refused: list[tuple[int, str]] = []  # how many there were when we were refused, and why
        self.failed: BaseException | None = None

    def run(self) -> None:
        try:
            self.play()
        except BaseException as failed:
            self.failed = failed
            raise

    def story(self) -> str:
        """What it has come to, for whoever looks for the reason."""
        here = self.session
        where = f"{here.status} at {here.seq}, asked {here.q}, end {here.end}"
        return f"{len(self.options)} answers, then {self.failed!r}; {where}"

    def play(self) -> None:
        here, answered = self.session, 0
        while here.status != "over" and len(self.options) < self.until:
            update = here.next_update(PATIENCE)
            assert update is not None, "nothing happens any more"
            if update["q"] is None or update["seq"] != here.seq or update["q"] == answered:
                continue  # a fresh view shows the question once more whose answer is acknowledged by now
            answered = update["q"]
            options = update["view"]["question"]["options"]
            self.options.append(len(options))
            reply = here.say({"type": "answer", "q": update["q"], "option": self.dice.choice(options)})
            if reply["type"] != "ok" and "is over" not in reply["reason"]:  # the other may have conceded just then
                self.refused.append((len(options), reply["reason"]))
                assert len(options) == 1, reply["reason"]  # else the question stays open, and nobody answers it
            if self.dice.random() < 0.02:
                here.drop()


@contextmanager
def two_and_a_spectator(house: House) -> Iterator[tuple[Session, Session, Session]]:
    ann, bob = guest(house.address), guest(house.address)
    made = create_table(house.address, PLAN, ann)
    links = {seat["seat"]: urljoin(house.address, seat["url"]) for seat in made["seats"]}
    table = f"{house.address}/t/{made['id']}"
    with Session.open(table, ann) as first, Session.open(links["P2"], bob) as second, Session.open(table) as third:
        assert (first.you, second.you, third.you) == ("P1", "P2", None)
        assert second.say({"type": "sit", "name": "Bob"})["type"] == "ok"
        yield first, second, third


def test_a_seat_belongs_to_whoever_sits_there(house: House) -> None:
    ann = guest(house.address)
    made = create_table(house.address, PLAN, ann)
    link = urljoin(house.address, made["seats"][1]["url"])
    with Session.open(link) as bob:
        assert (bob.you, bob.view["you"], bob.status) == ("P2", None, "open")
        assert bob.say({"type": "sit", "name": "Bob"})["type"] == "ok"
        while bob.view["you"] is None:
            assert bob.next_update(PATIENCE) is not None
        bob.drop()
        assert bob.say({"type": "undo"})["reason"]
        assert (bob.you, bob.view["you"], bob.status) == ("P2", "P2", "playing")
        for stranger in (None, ann):
            with pytest.raises(Refusal, match="somebody else's seat"):
                Session.open(link, stranger)
    with Session.open(link, bob.cookie) as again:
        assert (again.you, again.view["you"]) == ("P2", "P2")


def through(house: House, until: int) -> None:
    """Two people, a server that is stopped and killed, and a spectator who misses nothing."""
    with two_and_a_spectator(house) as (first, second, third):
        players = [Player(first, 1, until), Player(second, 2)]  # the second goes on for as long as the first
        for player in players:
            player.start()
        for hard in (True, False):
            players[0].join(0.15)
            house.stop(hard)
            house.start()
        if until < 1000:
            players[0].join(PATIENCE)
            assert first.say({"type": "concede"})["type"] == "ok"
        for player in players:
            player.join(PATIENCE)
            assert not player.is_alive()
            assert player.failed is None, [one.story() for one in players]
            assert all(options == 1 for options, _ in player.refused), player.refused
        check_spectator(third)


def check_spectator(third: Session) -> None:
    numbers, last = [], None
    while third.status != "over" or last is None or last["seq"] != third.seq:
        last = third.next_update(PATIENCE)
        assert last is not None
        numbers.append(last["seq"])
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert last["view"]["outcome"] is not None


def test_nothing_is_lost_or_doubled_when_the_server_dies(house: House) -> None:
    through(house, until=40)


def test_a_whole_match_with_broken_connections(house: House) -> None:
    through(house, until=10_000)


def test_two_terminals_and_a_script(house: House, tmp_path: Path) -> None:
    options = ["--against", "friend", "--option", "first=P1", "--clock", "move:600"]
    with client(tmp_path / "ann", "play", "megafighter", "--url", house.address, *options, "--name", "Ann") as ann:
        reads(ann, "For whoever plays P2")
        friend = reads(ann, "seat=P2").strip()
        watch = reads(ann, f"{house.address}/t/[a-z0-9]+$").strip()
        reads(ann, "P2 is still free")
        with (
            client(tmp_path / "eve", "join", watch, "--json") as eve,
            client(tmp_path / "bob", "join", friend, "--name", "Bob") as bob,
        ):
            assert json.loads(reads(eve, '"type":"welcome"'))["you"] is None
            reads(bob, "P2: Bob|sat down")
            types(ann, "draft la li", "who")
            types(bob, "draft frank; draft slum")
            reads(ann, "> who$")
            reads(ann, r"P2: Bob( \(away\))?$")  # who is here is told a moment later
            reads(bob, r"\* P2 drafts Slumberjack\.")
            house.stop(hard=True)
            reads(bob, "connection lost; trying again")
            house.start()
            reads(bob, "connected again")
            reads(ann, r"\* P2 drafts Slumberjack\.")
            types(ann, "undo", "draft sumoose", "draft minotaxer")
            reads(bob, r"\* P1 drafts Minotaxer\.")
            types(bob, "concede", "yes")
            reads(ann, r"You win! P1 wins: P2 \(Bob\) conceded\.")
            reads(ann, "The shuffles were fair")
            types(ann, "rematch")
            reads(bob, "would like to play again")
            types(bob, "rematch")
            reads(bob, "You are P1")
            reads(ann, "You are P2")
            types(ann, "quit")
            reads(ann, "The match stays")
            assert (ann.wait(PATIENCE), bob.poll()) == (0, None)
            last = json.loads(reads(eve, '"status":"over"'))
            assert last["view"]["outcome"]["winners"] == ["P1"]
