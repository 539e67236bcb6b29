"""Not a byte that reaches a seat depends on what it may not know: over real sockets, and by the clock."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import chain
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import msgspec
import pytest

import kumite
from kumite.core.game import notations
from kumite.core.position import CHANCE, Position
from kumite.core.save import to_json
from kumite.games import GAMES
from kumite.play.chance import source
from kumite.play.match import Match
from kumite.server import host, pace, plan
from kumite.server.crew import Crew
from kumite.server.keeper import Keeper
from kumite.server.plan import Plan
from kumite.server.room import Room
from tests.laws.hiding import worlds
from tests.laws.reveals import REVEALS, REVEALS_TO_ONESELF
from tests.laws.tables import PLAIN, Table, decisions
from tests.server.databases import KINDS
from tests.server.http.live import Live, running, running_on_kind
from tests.server.talking import Voice, cookie_of, talk

SEED = "cd" * 32
SPECTATOR = -1  # the last voice of a world
ENOUGH = 20  # answers compared
STEPS = 8  # answers from one position on
NOT_WORDS = ("concede", "win", "start", "block", "use", "draft La Li", "swap")


@pytest.fixture(scope="module", params=KINDS)
def live(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with running_on_kind(request, tmp_path_factory) as live:
        yield live


class World:
    """A table that starts from this very position, and everybody around it."""

    def __init__(self, live: Live, g: Position, game: str, mode: str, stack: ExitStack) -> None:
        self.game = game
        self.room = live.do(start(live.keeper, g, game, mode))
        self.id = self.room.table.row.id
        seats = self.room.table.seats
        comers = [*[(f"seat={name}", cookie_of(live, "ann")) for name in seats], ("", "")]
        self.voices = [stack.enter_context(talk(live.url, self.id, query, cookie=cookie)) for query, cookie in comers]

    @property
    def position(self) -> Position:
        return self.room.table.match.position

    def options(self) -> list[str]:
        return notations(self.position) if self.room.table.asked >= 0 else []

    def settle(self) -> None:
        for voice in self.voices:
            voice.settle()

    def heard(self, viewer: int) -> list[str]:
        """Every byte that this viewer got, but for the table's name."""
        return [frame.replace(self.id, "TABLE") for frame in self.voices[viewer].frames]

    def seen(self, viewer: int) -> tuple[list[int], list[int]]:
        """The cards this seat has seen, and its own in the order they came; where two worlds differ in that, the rules
        have shown something."""
        g, bit = self.position, 1 << viewer
        hand = msgspec.json.decode(to_json(g))["hand"][viewer]["tuple"]
        known = sorted([kind for kind, known in zip(g.kind, g.known, strict=True) if known & bit])
        return known, [g.kind[h] for h in hand]


async def start(keeper: Keeper, g: Position, game: str, mode: str) -> Room:
    """A table at this position, by another way than any client has."""

    def deal(plan: Plan, seed: str | None = None) -> Match:
        played, header = GAMES[game], {"Game": game, "Mode": mode}
        return Match(played, g.clone(), source(SEED), header, played.seats(g))

    real, plan.deal = plan.deal, deal
    try:
        seats = range(len(GAMES[game].seats(g)))
        return await keeper.create(Plan(game), "ann", {seat: f"Ann {seat}" for seat in seats})
    finally:
        plan.deal = real


def play(rng: Random, viewer: int, both: list[World]) -> int:
    """The same answers in both worlds, for as long as the rules show the viewer the same; says how many."""
    for step in range(STEPS):
        shared = [option for option in both[0].options() if option in both[1].options()]
        asked = [world.room.table.asked for world in both]
        assert asked[0] == asked[1]
        if not shared or asked[0] < 0:
            return step
        kept = [(world, who, world.voices[who].frames[:]) for world in both for who in (viewer, SPECTATOR)]
        option = rng.choice(shared)
        for world in both:
            reply = world.voices[asked[0]].answer(option)
            assert reply["type"] == "ok", reply
            world.settle()
        seen = [(world.seen(viewer), shown(world.voices[viewer].frames, world.game)) for world in both]
        if seen[0] != seen[1]:
            for world, who, frames in kept:
                world.voices[who].frames = frames
            return step
    return STEPS


def shown(frames: list[str], game: str) -> list[Any]:
    """What the rules have shown a viewer, though it may be out of sight again: cards drawn, secret choices revealed."""
    revealing = {**REVEALS[game], **REVEALS_TO_ONESELF[game]}
    told = [msgspec.json.decode(frame) for frame in frames if frame.startswith('{"type":"update"')]
    events = [event for frame in told for event in frame["events"] if event["what"] in revealing]
    return [[event.get(entry) for entry in sorted(revealing[event["what"]])] for event in events]


def probe(voice: Voice) -> None:
    """What else a client may try, to hear what it is told."""
    for text in NOT_WORDS:
        voice.do("why", text=text)
        voice.do("answer", q=voice.last["q"] or 1, option=f"{text} the moon")
    voice.do("answer", q=999, option="end")
    voice.do("takeover", seat="P9")
    voice.do("agree")


@pytest.mark.slow
@pytest.mark.parametrize("place", PLAIN, ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_no_byte_depends_on_what_is_hidden(live: Live, place: Table, seed: int) -> None:
    rng, compared = Random(seed), 0
    for g in chain.from_iterable([decisions(place, 10 * game + seed, 20) for game in range(9)]):
        if g.asking is None or g.asking.who == CHANCE:
            continue
        viewer = rng.randrange(len(place.game.seats(g)))
        other = worlds(place.game, g, viewer, [rng.randrange(2**30)])[0]
        g.events = other.events = []
        with ExitStack() as stack:
            both = [World(live, start, place.game.id, place.mode, stack) for start in (g, other)]
            for world in both:
                probe(world.voices[viewer])
            compared += play(rng, viewer, both)
            for who in (viewer, SPECTATOR):
                ours, theirs = (normal(world.heard(who)) for world in both)
                assert ours == theirs
        if compared >= ENOUGH:
            return
    pytest.fail(f"only {compared} answers could be compared")


def normal(frames: list[str]) -> list[str]:
    """Message ids are the client's own, and a client here counts them on and on."""
    told = [frame for frame in frames if not frame.startswith('{"type":"people"')]
    return [re.sub(r'"id":"c\d+"', '"id":"c"', frame) for frame in told]


# By the clock


def attacked(hand: list[str]) -> dict[str, Any]:
    mine = {"front": "Frankfurterer", "hand": ["B/Y", "B/Y", "Y/R", "R/B"], "swap": 0}
    return {"P1": mine, "P2": {"front": "Sharkfist", "side": ["Sumoose"], "hand": hand, "swap": 0}}


def waited(live: Live, hand: list[str], bot: str) -> float:
    """Seconds until a defender with this hand has answered."""
    position = attacked(hand)
    made = live.do(live.keeper.create(Plan("megafighter", position=position, seats=("human", bot)), "ann", {0: "Ann"}))
    with talk(live.url, made.table.row.id, "seat=P1", cookie=cookie_of(live, "ann")) as voice:
        voice.answer("start Weeny Gun")
        while voice.last["view"]["question"]["seat"] == "P1":
            voice.answer()
        start = perf_counter()
        while voice.hear_until("update")["view"]["question"]["seat"] != "P1":
            pass
        return perf_counter() - start


@pytest.mark.slow
def test_how_long_an_answer_takes_does_not_tell_what_there_was_to_choose_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One distribution for all; here it is a single value, so that differences would show."""
    drawn: list[float] = []

    def delay(by: float) -> float:
        drawn.append(by)
        return 0.4

    monkeypatch.setattr(host, "delay", delay)
    with running(tmp_path) as live:
        waited(live, ["B/Y"], "greedy")  # the worker starts
        nothing = median([waited(live, ["B/Y", "R +super"], "greedy") for _ in range(5)])
        plenty = median([waited(live, ["B/Y block 2", "Y/R block 1"], "greedy") for _ in range(5)])
    assert drawn
    assert len(set(drawn)) == 1
    assert abs(nothing - plenty) < 0.1
    assert nothing > 0.35


def test_who_has_nothing_to_choose_waits_for_a_worker_like_everybody() -> None:
    """Otherwise, while the workers are busy, a quick answer would tell."""
    g = kumite.setup("megafighter", attacked(["B/Y", "R +super"]), seed=1)
    g.answer("start Weeny Gun")
    while g.question is not None and g.question.seat == 0:
        g.answer(g.question.options[0])
    assert g.position.asking is not None
    assert len(g.position.asking.options) == 1

    async def work() -> None:
        busy = Crew(1)
        await busy._free.acquire()
        waiting = asyncio.create_task(busy.choose("greedy", "megafighter", g.position, 1))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        busy._free.release()
        choice, _ = await waiting
        assert choice == g.position.asking.options[0]  # type: ignore[union-attr]

    asyncio.run(work())


def test_forced_answers_of_people_and_answers_of_bots_wait_alike() -> None:
    """Drawn from the same distribution, whoever answers and whatever there is to choose from."""
    many = sorted(pace.delay(1.0) for _ in range(2000))
    assert 0.5 <= many[0] < 0.52
    assert 1.48 < many[-1] <= 1.5
    assert 0.95 < median(many) < 1.05
