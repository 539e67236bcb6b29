"""The keeper: written down first, then done, then told; and it all comes back."""

import asyncio
from time import sleep
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine

from kumite.core import save
from kumite.core.position import Position
from kumite.errors import BadOption, Refusal
from kumite.play.match import Match
from kumite.server import host
from kumite.server import messages as say
from kumite.server.bundle import reproduce
from kumite.server.entry import Row
from kumite.server.keeper import Keeper, UnknownTable
from kumite.server.plan import Clock, Plan
from kumite.server.room import Room
from kumite.server.store import read
from kumite.server.store.connect import StoreDown
from kumite.server.table import OVER, Broken
from tests.server.keeping import RANDOM_DRAFT, Ear, answer, keeping, two_people, until


def run(work: Any) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def test_an_ok_is_in_the_database(database_url: str) -> None:
    async def work() -> None:
        async with keeping(database_url) as keeper:
            room = await two_people(keeper)
            before = len(read.entries(keeper.engine, room.table.row.id))
            reply = await answer(keeper, room, "a")
            assert isinstance(reply, say.Ok)
            assert len(read.entries(keeper.engine, room.table.row.id)) == before + 1

    run(work())


def test_the_database_is_let_go_when_the_last_reader_is_done(database_url: str) -> None:
    done: list[bool] = []

    def read_slowly(engine: Engine) -> None:
        with engine.connect() as connection:
            sleep(0.3)
            connection.exec_driver_sql("SELECT 1")
            done.append(True)

    async def work() -> None:
        async with keeping(database_url) as keeper:
            reading = keeper.spawn(keeper.ask(read_slowly))
            await asyncio.sleep(0.1)
            assert not reading.done()
        assert done == [True]

    run(work())


def test_it_is_committed_before_anybody_hears_of_it(database_url: str) -> None:
    async def work() -> None:
        async with keeping(database_url) as keeper:
            room = await two_people(keeper)
            counted: list[bool] = []

            class Auditor(Ear):
                def send(self, message: bytes) -> None:
                    if b'"update"' in message:
                        counted.append(len(read.entries(keeper.engine, room.table.row.id)) == room.table.n)

            room.join(Auditor(2))
            for i in range(12):
                await answer(keeper, room, f"a{i}")
            assert counted
            assert all(counted)

    run(work())


def test_the_same_message_twice_happens_once_and_gets_the_same_reply(database_url: str) -> None:
    async def work() -> None:
        async with keeping(database_url) as keeper:
            room = await two_people(keeper)
            table, seat = room.table, room.table.asked
            assert table.match.question is not None
            said = say.Answer("once", table.questions[seat], str(table.match.question.options[0]))
            replies = await asyncio.gather(*[keeper.submit(room, seat, "ann", said) for _ in range(5)])
            assert len({msgspec.json.encode(reply) for reply in replies}) == 1
            assert isinstance(replies[0], say.Ok)
            assert [entry.key for entry in read.entries(keeper.engine, table.row.id)].count("once") == 1

    run(work())


def test_it_all_comes_back_after_a_restart_and_duplicates_are_still_known(database_url: str) -> None:
    async def work() -> None:
        async with keeping(database_url) as keeper:
            room = await two_people(keeper)
            seat, q = room.table.asked, room.table.questions[room.table.asked]
            first = await answer(keeper, room, "first")
            for i in range(20):
                await answer(keeper, room, f"a{i}")
            before = [list(stream.kept) for stream in room.table.streams]
        async with keeping(database_url) as keeper:
            again = await keeper.room(room.table.row.id)
            assert [list(stream.kept) for stream in again.table.streams] == before
            assert await keeper.submit(again, seat, "ann", say.Answer("first", q, "anything")) == first

    run(work())


def test_one_table_is_read_once_however_many_ask_for_it(database_url: str) -> None:
    async def work() -> None:
        async with keeping(database_url) as keeper:
            room = await two_people(keeper)
        async with keeping(database_url) as keeper:
            rooms = await asyncio.gather(*[keeper.room(room.table.row.id) for _ in range(10)])
            assert len({id(found) for found in rooms}) == 1
            with pytest.raises(UnknownTable):
                await keeper.room("nowhere")

    run(work())


def test_somebody_who_goes_away_meanwhile_changes_nothing(database_url: str) -> None:
    """The reply may have nobody to go to; what was begun is finished all the same."""

    async def work() -> None:
        async with keeping(database_url) as keeper:
            room = await two_people(keeper)
            n = room.table.n
            task = asyncio.create_task(answer(keeper, room, "a"))
            await asyncio.sleep(0)
            task.cancel()
            await until(lambda: room.table.n == n + 1)
            assert isinstance(await answer(keeper, room, "b"), say.Ok)

    run(work())


def test_a_mistake_of_ours_is_taken_back_told_and_kept(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with keeping(database_url) as keeper:
            room = await two_people(keeper)
            while room.table.match.question is None or len(room.table.match.question.options) < 2:
                await answer(keeper, room, f"a{room.table.n}")
            bad, good = map(str, room.table.match.question.options[:2])
            stumble_over(bad, room.table.match, monkeypatch)
            ear = Ear(2)
            room.join(ear)
            before = [stream.last for stream in room.table.streams]
            reply = await answer(keeper, room, "bad", bad)
            assert isinstance(reply, say.Refused)
            assert "mistake of ours" in reply.reason
            assert [stream.last for stream in room.table.streams] == before
            assert "mistake of ours" in ear.told("trouble")[0]["reason"]
            assert isinstance(await answer(keeper, room, "good", good), say.Ok)
            text = read.bundles(keeper.engine, room.table.row.id)[0].text
            assert "ZeroDivisionError: a rule of ours" in text
            again = reproduce(text)
            assert isinstance(again, Broken)
            assert isinstance(again.cause, ZeroDivisionError)
            monkeypatch.undo()
            assert not isinstance(reproduce(text), Broken)

    run(work())


def stumble_over(option: str, at: Match, monkeypatch: pytest.MonkeyPatch, anywhere: bool = False) -> None:
    """From now on the rules cannot cope with this answer in this place."""
    real, length = Match.answer, len(at.log)

    def stumble(match: Match, given: object) -> None:
        bad = given == option and (anywhere or len(match.log) == length)
        real(match, given)
        if bad:
            raise ZeroDivisionError("a rule of ours")

    monkeypatch.setattr(Match, "answer", stumble)


def test_what_cannot_be_written_did_not_happen(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with keeping(database_url) as keeper:
            room = await two_people(keeper)
            before = [stream.last for stream in room.table.streams]

            async def down(*_: object, **__: object) -> None:
                raise StoreDown("the database is away")

            with monkeypatch.context() as broken:
                broken.setattr(keeper.journal, "append", down)
                reply = await answer(keeper, room, "a")
                assert isinstance(reply, say.Refused)
                assert "away" in reply.reason
            assert [stream.last for stream in room.table.streams] == before
            assert isinstance(await answer(keeper, room, "a"), say.Ok)

    run(work())


def test_what_was_written_although_nobody_knew_is_found_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with keeping(database_url) as keeper:
            room = await two_people(keeper)
            ear = Ear(2)
            room.join(ear)
            seat, q, n = room.table.asked, room.table.questions[room.table.asked], room.table.n
            real = keeper.journal.append

            async def doubtful(*args: Any, **more: Any) -> None:
                await real(*args, **more)
                raise StoreDown("nobody knows whether it was written")

            with monkeypatch.context() as broken:
                broken.setattr(keeper.journal, "append", doubtful)
                assert isinstance(await answer(keeper, room, "a"), say.Refused)
            assert room.table.n == n
            reply = await keeper.submit(room, seat, "ann", say.Answer("a", q, "whatever"))
            assert isinstance(reply, say.Ok)
            assert room.table.n == n + 1
            assert ear.told("update")

    run(work())


def test_bots_play_by_themselves_and_go_on_after_a_restart(database_url: str) -> None:
    async def work() -> None:
        plan = Plan("megafighter", options=RANDOM_DRAFT, seats=("greedy", "random"))
        async with keeping(database_url) as keeper:
            room = await keeper.create(plan, "ann", {})
            await until(lambda: room.table.n > 15)
        async with keeping(database_url) as keeper:
            await until(lambda: room.table.row.id in keeper.rooms)
            again = keeper.rooms[room.table.row.id]
            await until(lambda: again.table.status == OVER)
            await until(lambda: read_status(keeper, again.table.row.id) == OVER)

    def read_status(keeper: Keeper, table_id: str) -> str:
        row = read.row(keeper.engine, table_id)
        assert row is not None
        return row.status

    run(work())


def test_a_forced_answer_is_given_after_a_while(tmp_path: Any) -> None:
    mine = {"front": "Frankfurterer", "hand": ["B/Y", "B/Y"]}
    position = {"P1": mine, "P2": {"front": "Sharkfist", "hand": ["B/Y"]}}

    async def work() -> None:
        async with keeping(f"sqlite:///{tmp_path}/k.db", pace=0.2) as keeper:
            room = await two_people(keeper, options={}, position=position)
            assert isinstance(await answer(keeper, room, "a", "start Weeny Gun"), say.Ok)
            assert room.table.asked == 1
            start = asyncio.get_running_loop().time()
            await until(lambda: room.table.asked != 1)
            assert 0.1 <= asyncio.get_running_loop().time() - start < 5

    run(work())


@pytest.mark.slow
def test_the_flag_falls_by_itself(tmp_path: Any) -> None:
    async def work() -> None:
        async with keeping(f"sqlite:///{tmp_path}/k.db") as keeper:
            room = await two_people(keeper, clock=Clock("move", 5))
            await until(lambda: room.table.status == OVER, 20)
            assert room.table.result is not None
            assert "ran out of time" in room.table.result["reason"]

    run(work())


def test_after_a_rematch_everybody_sits_one_seat_on(database_url: str) -> None:
    async def work() -> None:
        async with keeping(database_url) as keeper:
            room = await two_people(keeper)
            await keeper.submit(room, 0, "ann", say.Concede("c"))
            await keeper.submit(room, 0, "ann", say.Rematch("r"))
            assert not room.table.rematch
            assert isinstance(await keeper.submit(room, 1, "bob", say.Rematch("r")), say.Ok)
            await until(lambda: room.table.rematch is not None)
            new = await keeper.room(str(room.table.rematch))
            assert [chair.name for chair in new.table.chairs] == ["Bob", "Ann"]
            assert new.table.match.commitment != room.table.match.commitment

    run(work())


def test_a_rematch_that_broke_off_is_made_whole(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The new table is in the database, and nobody sits there yet."""
    seat = Keeper._seat
    broken: list[Room] = []

    async def fails_once(keeper: Keeper, room: Room, sitting: dict[int, tuple[str, str]]) -> None:
        if not broken:
            broken.append(room)
            raise StoreDown("the database went away")
        await seat(keeper, room, sitting)

    async def work() -> None:
        async with keeping(database_url) as keeper:
            room = await two_people(keeper)
            monkeypatch.setattr(Keeper, "_seat", fails_once)
            await keeper.submit(room, 0, "ann", say.Concede("c"))
            for who in (0, 1):
                await keeper.submit(room, who, "ann", say.Rematch(f"r{who}"))
            await until(lambda: bool(broken))
            if room.table.rematch is None:
                async with keeper.hold(room):
                    await keeper.settled(room)
            await until(lambda: room.table.rematch is not None)
            new = await keeper.room(str(room.table.rematch))
            assert [chair.name for chair in new.table.chairs] == ["Bob", "Ann"]

    run(work())


def test_a_new_table_is_in_memory_once_whoever_lists_it(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with keeping(database_url) as keeper:
            create = keeper.journal.create
            found: list[Room] = []

            async def listed_at_once(row: Row) -> None:
                await create(row)
                found.append(await keeper.room(row.id))

            monkeypatch.setattr(keeper.journal, "create", listed_at_once)
            room = await two_people(keeper)
            assert found == [room]
            assert (await keeper.room(room.table.row.id)) is room
            assert [chair.name for chair in room.table.chairs] == ["Ann", "Bob"]

            async def refuses(row: Row) -> None:
                raise StoreDown("the database is away")

            monkeypatch.setattr(keeper.journal, "create", refuses)
            with pytest.raises(StoreDown):
                await two_people(keeper)
            assert list(keeper.rooms.values()) == [room]

    run(work())


def test_the_truth_never_reaches_a_bots_process(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent is a guess: the same for every position that the seat cannot tell from the real one."""

    async def work() -> None:
        async with keeping(f"sqlite:///{tmp_path}/k.db", pace=1000.0) as keeper:
            room = await two_people(keeper)
            for i in range(20):
                await answer(keeper, room, f"a{i}")
            match, seat = room.table.match, room.table.asked
            sent: list[str] = []
            real = save.to_json

            def to_json(g: Position) -> str:
                sent.append(real(g))
                return sent[-1]

            monkeypatch.setattr(save, "to_json", to_json)
            for key in (1, 2, 3):
                other = match.game.guess(match.position, seat, key)
                await keeper.crew.choose("greedy", "megafighter", other, seat)
            await keeper.crew.choose("greedy", "megafighter", match.position, seat)
            assert len(sent) == 4
            assert len(set(sent)) == 1

    run(work())


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (Plan("chess"), "no game"),
        (Plan("megafighter", mode="blitz"), "no mode"),
        (Plan("megafighter", options={"draft": "fast"}), "draft"),
        (Plan("megafighter", seats=("human",)), "2 seats"),
        (Plan("megafighter", seats=("human", "clever")), "clever"),
        (Plan("megafighter", seats=("human", "search:9it")), "by the clock"),
        (Plan("megafighter", seats=("human", "search:99999ms")), "by the clock"),
        (Plan("megafighter", clock=Clock("chess", 0)), "seconds"),
        (Plan("megafighter", clock=Clock("move", 10**9)), "seconds"),
        (Plan("megafighter", clock=Clock("chess", 5, -1)), "increment"),
        (Plan("megafighter", position={"P1": 3}), "P1"),
    ],
)
def test_a_plan_that_cannot_be_is_refused_in_a_sentence(tmp_path: Any, plan: Plan, reason: str) -> None:
    async def work() -> None:
        async with keeping(f"sqlite:///{tmp_path}/k.db") as keeper:
            with pytest.raises(Refusal, match=reason):
                await keeper.create(plan, "ann", {})
            assert not keeper.rooms

    run(work())


def test_nobody_sits_down_on_a_bot(tmp_path: Any) -> None:
    async def work() -> None:
        async with keeping(f"sqlite:///{tmp_path}/k.db") as keeper:
            with pytest.raises(BadOption, match="P2 is not free"):
                await keeper.create(Plan("megafighter", seats=("human", "greedy")), "ann", {1: "Ann"})

    run(work())


# When things go wrong


def test_a_log_that_cannot_be_followed_is_left_alone(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bad version of the rules must not destroy what a good one has acknowledged."""

    async def work() -> None:
        async with keeping(database_url) as keeper:
            room = await two_people(keeper)
            for i in range(12):
                await answer(keeper, room, f"a{i}")
            table_id, before = room.table.row.id, [stream.last for stream in room.table.streams]
            entries = read.entries(keeper.engine, table_id)
        with monkeypatch.context() as bad:
            stumble_over(str(msgspec.json.decode(entries[6].data)["option"]), room.table.match, bad, anywhere=True)
            async with keeping(database_url) as keeper:
                for _ in range(2):
                    with pytest.raises(UnknownTable, match="nothing is lost"):
                        await keeper.room(table_id)
                assert read.entries(keeper.engine, table_id) == entries
                assert len(read.bundles(keeper.engine, table_id)) == 1
        async with keeping(database_url) as keeper:
            again = await keeper.room(table_id)
            assert [stream.last for stream in again.table.streams] == before

    run(work())


def test_one_bad_table_keeps_no_other_asleep(tmp_path: Any) -> None:
    async def work() -> None:
        url = f"sqlite:///{tmp_path}/k.db"
        async with keeping(url, pace=1000.0) as keeper:
            bad = Row("bad", 1, "megafighter", True, "no plan", "ab" * 32, "playing")
            await keeper.journal.create(bad)
            plan = Plan("megafighter", options=RANDOM_DRAFT, seats=("random", "random"))
            room = await keeper.create(plan, "ann", {})
        async with keeping(url) as keeper:
            await until(lambda: room.table.row.id in keeper.rooms)
            await until(lambda: keeper.rooms[room.table.row.id].table.n > 5)

    run(work())


def test_bots_and_clocks_go_on_when_the_database_is_back(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "RETRY", 0.05)

    async def work() -> None:
        async with keeping(f"sqlite:///{tmp_path}/k.db", pace=0.01) as keeper:
            plan = Plan("megafighter", options=RANDOM_DRAFT, seats=("random", "random"))
            room = await keeper.create(plan, "ann", {})
            await until(lambda: room.table.n > 3)

            def gone(*_: object, **__: object) -> Any:
                raise StoreDown("the database is away")

            async def away(*_: object, **__: object) -> None:
                gone()

            with monkeypatch.context() as down:
                down.setattr(keeper.journal, "append", away)
                down.setattr(read, "entries", gone)
                await until(lambda: room.doubtful)
                await asyncio.sleep(0.3)
                n = room.table.n
            await until(lambda: room.table.n > n + 5)

    run(work())


@pytest.mark.slow
def test_a_busy_worker_stops_no_table_for_good(tmp_path: Any) -> None:
    async def work() -> None:
        async with keeping(f"sqlite:///{tmp_path}/k.db") as keeper:
            plans = [("search:300ms", "search:300ms")] * 3 + [("random", "greedy")] * 3
            rooms = [await keeper.create(Plan("megafighter", options=RANDOM_DRAFT, seats=s), "a", {}) for s in plans]
            await until(lambda: all(room.table.n > 4 for room in rooms), 40)

    run(work())


def test_a_worker_that_dies_is_replaced_and_the_match_goes_on(tmp_path: Any) -> None:
    async def work() -> None:
        async with keeping(f"sqlite:///{tmp_path}/k.db") as keeper:
            plan = Plan("megafighter", options=RANDOM_DRAFT, seats=("greedy", "greedy"))
            room = await keeper.create(plan, "ann", {})
            for _ in range(3):
                n = room.table.n
                await until(lambda n=n: room.table.n > n)  # type: ignore[misc]
                for process in list(getattr(keeper.crew._pool, "_processes", {}).values()):
                    process.kill()
            await until(lambda: room.table.n > 30, 40)

    run(work())


def test_a_bot_that_fails_answers_quietly_and_the_match_goes_on(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker cannot read what it is sent, as if a bot had a mistake in it."""
    monkeypatch.setattr(save, "to_json", lambda _: "no position")

    async def work() -> None:
        async with keeping(f"sqlite:///{tmp_path}/k.db") as keeper:
            plan = Plan("megafighter", options=RANDOM_DRAFT, seats=("greedy", "greedy"))
            room = await keeper.create(plan, "ann", {})
            await until(lambda: room.table.n > 10)

    run(work())


def test_a_server_that_is_taken_over_sends_everybody_to_the_other(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host, "LOOK", 0.1)

    async def work() -> None:
        async with keeping(database_url) as old:
            room = await two_people(old)
            ear = Ear(0)
            room.join(ear)
            async with keeping(database_url) as new:
                await until(lambda: bool(ear.told("closed")))
                assert ear.told("bye")
                assert ear.told("closed")[0]["code"] == 1012
                assert isinstance(await answer(old, room, "a"), say.Refused)
                again = await new.room(room.table.row.id)
                assert isinstance(await answer(new, again, "a"), say.Ok)

    run(work())


def test_a_bots_answer_that_fails_is_replaced_by_another(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with keeping(f"sqlite:///{tmp_path}/k.db", pace=0.2) as keeper:
            plan = Plan("megafighter", options=RANDOM_DRAFT, seats=("human", "random"))
            room = await keeper.create(plan, "ann", {0: "Ann"})
            while room.table.asked != 1 or room.table.forced:
                if room.table.asked == 0:
                    await answer(keeper, room, f"a{room.table.n}")
                await asyncio.sleep(0.01)
            assert room.table.match.question is not None
            options = [str(option) for option in room.table.match.question.options]
            for option in options[1:]:
                stumble_over(option, room.table.match, monkeypatch)
            n = room.table.n
            await until(lambda: room.table.n > n and room.table.asked == 0)
            assert room.frozen is None

    run(work())
