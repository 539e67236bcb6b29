"""Matches that are over, decision by decision, everything open."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kumite.core.game import told_answer
from kumite.core.position import JUDGE
from kumite.play.match import Match
from kumite.server import shapes
from kumite.server.asks import NotNow
from kumite.server.http import packed, whole_number
from kumite.server.lobby import room_of
from kumite.server.plan import deal
from kumite.server.summary import summary
from kumite.server.table import OVER, Table

COUNT, MOST = 40, 200  # frames at once
KEPT = 16  # matches whose frames are kept in memory


class Shelf:
    """The frames of the matches that were looked at last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, asyncio.Future[list[msgspec.Raw]]] = OrderedDict()

    async def frames(self, table: Table) -> list[msgspec.Raw]:
        """Worked out once, whoever else waits for them."""
        found = self.kept.pop(table.row.id, None)
        if found is None or (found.done() and found.exception() is not None):
            found = asyncio.ensure_future(asyncio.to_thread(packed_frames, table))
        self.kept[table.row.id] = found
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return await asyncio.shield(found)


async def show_replay(request: Request) -> Response:
    """Before the end it would tell every hand."""
    start = whole_number(request, "from", 0, 0, 1_000_000)
    count = whole_number(request, "count", COUNT, 1, MOST)
    table = (await room_of(request)).table
    if table.status != OVER:
        raise NotNow("a replay shows every hand, so it opens when the match is over")
    shelf: Shelf = request.app.state.shelf
    frames = await shelf.frames(table)
    return packed(request, some_of(table, frames, start, count))


def some_of(table: Table, frames: list[msgspec.Raw], start: int, count: int) -> shapes.Replay:
    told = summary(table)
    some = tuple(frames[start : start + count])
    return shapes.Replay(told.id, told.game, told.mode, told.seats, len(frames), told.result, some)


def packed_frames(table: Table) -> list[msgspec.Raw]:
    frames = all_frames(table)
    last = msgspec.structs.replace(frames[-1], view={**frames[-1].view, "question": None, "outcome": table.result})
    return [msgspec.Raw(msgspec.json.encode(frame)) for frame in [*frames[:-1], last]]


def all_frames(table: Table) -> list[shapes.Frame]:
    """The match once more from its beginning: a frame before the first decision, and one after each."""
    log, decided = table.match.log, table.match.decided()
    match = deal(msgspec.structs.replace(table.plan, opening=()), table.row.seed)
    match.restart(match.chance.again())
    marks, frames = [*decided, len(log)], []
    seat = option = None
    events = [match.game.told(event, match.seats, JUDGE) for event in match.position.events]
    for n, mark in enumerate(marks):
        while len(match.log) < mark:
            push(match, log, events)
        frames.append(frame(match, n, seat, option, events))
        events = []
        if mark < len(log):
            seat, option = decision(match, log[mark])
            push(match, log, events)
    return frames


def push(match: Match, log: list[int], events: list[dict[str, Any]]) -> None:
    match.push(log[len(match.log)])
    events += [match.game.told(event, match.seats, JUDGE) for event in match.position.events]


def decision(match: Match, choice: int) -> tuple[str, str]:
    """Who decides now, and what, as the table writes it."""
    who, option = told_answer(match.position, choice)
    return match.name_of(who), option


def frame(match: Match, n: int, seat: str | None, option: str | None, events: list[dict[str, Any]]) -> shapes.Frame:
    view = match.view(JUDGE)
    del view["events"]
    turn, action = match.game.moment(view)
    return shapes.Frame(n, len(match.log), seat, option, turn, action, events, view)
