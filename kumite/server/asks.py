"""May this happen?  Each thing a seat can ask of its table becomes an entry for the log, or a refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from kumite.errors import IllegalAnswer, Refusal, brief
from kumite.server import messages as say
from kumite.server.crew import check_bot
from kumite.server.entry import Entry
from kumite.server.table import OPEN, OVER, PLAYING, Table
from kumite.server.undo import is_free, last_step

LONGEST_NAME = 24
STAND_IN = "greedy"  # the bot that plays on for somebody who left


class Stale(Refusal):
    """An answer to a question that is not open any more."""


class NotNow(Refusal):
    """Something that is possible at a table, but not at this moment, or not for this seat."""


class OurMistake(Refusal):
    """It should have been possible; the mistake is ours, and nothing has changed."""


class Asking:
    """Who asks, when, and what the entry is to hold besides."""

    __slots__ = ("at", "away", "seat", "user")

    def __init__(self, seat: int, user: str, at: int, away: Callable[[int], bool]) -> None:
        self.seat = seat
        self.user = user  # empty for somebody without a cookie
        self.at = at
        self.away = away  # whether the person of a seat has been gone for the time of grace


def entry(table: Table, asking: Asking, said: say.Command) -> Entry:
    """What is to be written into the log; a refusal if it cannot happen."""
    kind, data = CHECKS[type(said)](table, asking, said)
    return make(table, kind, asking.seat, data, asking.at, said.id)


def make(table: Table, kind: str, seat: int, data: Any, at: int, key: str | None = None) -> Entry:
    """The table's next entry.  Time never goes back at a table, whatever the machine's clock does."""
    return Entry(table.n + 1, max(at, table.at), kind, seat, msgspec.json.encode(data).decode(), key)


def answer(table: Table, asking: Asking, said: say.Answer) -> tuple[str, dict[str, Any]]:
    playing(table)
    if table.chairs[asking.seat].bot is not None:
        raise NotNow("a bot plays your seat at the moment; say `back` to play on yourself")
    if table.asked != asking.seat:
        if said.q <= table.questions[asking.seat]:
            raise Stale(f"question {said.q} is answered already; {table.seats[table.asked]} is asked now")
        raise NotNow(f"you are not asked; {table.seats[table.asked]} is")
    if said.q != table.questions[asking.seat]:
        raise Stale(f"that was an answer to question {said.q}; open is question {table.questions[asking.seat]}")
    return "answer", {"option": notation(table, said.option)}


def notation(table: Table, text: str) -> str:
    """An answer to the open question, as the table writes it; a refusal with the rules if there is no such option."""
    match = table.match
    choice = match.choice(text)
    if match.position.waiting is None:
        raise IllegalAnswer("nothing is asked")
    return match.position.waiting.write(match.position, choice)


def sit(table: Table, asking: Asking, said: say.Sit) -> tuple[str, dict[str, Any]]:
    chair = table.chairs[asking.seat]
    if chair.taken:
        raise NotNow(f"{table.called(asking.seat)} is taken already")
    if not asking.user:
        raise NotNow("sitting down takes a cookie, or nobody would know you again: ask /api/me for one first")
    return "sit", {"user": asking.user, "name": clean(said.name) or f"Player {asking.seat + 1}"}


def clean(name: str) -> str:
    """A name that fits into a line."""
    return " ".join("".join([c if c.isprintable() else " " for c in name]).split())[:LONGEST_NAME].strip()


def undo(table: Table, asking: Asking, said: say.Undo) -> tuple[str, dict[str, Any]]:
    playing(table)
    if table.wish is not None:
        raise NotNow("somebody has asked to take a step back already")
    to = last_step(table.match, asking.seat)
    alone = table.people() == [asking.seat]  # bots do not mind
    if alone or is_free(table.match, asking.seat, to):
        return "undo", {"to": to}
    if asking.seat in table.wished:
        raise NotNow("you have asked already; once for each answer is enough")
    return "ask_undo", {"to": to}


def agree(table: Table, asking: Asking, said: say.Agree) -> tuple[str, dict[str, Any]]:
    """The last one who has to agree takes the step back."""
    wish = table.wish
    if wish is None:
        raise NotNow("nobody has asked to take a step back")
    if asking.seat in wish.agreed:
        raise NotNow("you have agreed already; the others have not")
    playing = {seat for seat in table.people() if table.chairs[seat].bot is None}
    if playing <= wish.agreed | {asking.seat}:
        return "undo", {"to": wish.to}
    return "agree", {}


def decline(table: Table, asking: Asking, said: say.Decline) -> tuple[str, dict[str, Any]]:
    if table.wish is None:
        raise NotNow("nobody has asked to take a step back")
    return "decline", {}


def concede(table: Table, asking: Asking, said: say.Concede) -> tuple[str, dict[str, Any]]:
    playing(table)
    if table.match.position.is_out(asking.seat):
        raise NotNow("you are out of the fight already; the others go on without you")
    if not said.game:
        return "concede", {}
    if not table.match.position.has_games():
        raise NotNow("this match is a single game; concede the match")
    if not table.match.position.is_played():
        raise NotNow("no game has begun that could be conceded")
    return "concede", {"game": True}


def takeover(table: Table, asking: Asking, said: say.Takeover) -> tuple[str, dict[str, Any]]:
    """Asked for by one seat, done to another."""
    playing(table)
    seat = seat_named(table, said.seat)
    if table.chairs[seat].bot is not None:
        raise NotNow(f"a bot plays {table.called(seat)} already")
    if seat != asking.seat and not asking.away(seat):
        raise NotNow(f"{table.called(seat)} has not been away for long enough")
    if seat != asking.seat and said.bot != STAND_IN:
        raise NotNow(f"it is {STAND_IN} that plays on for somebody else")
    check_bot(said.bot)
    return "bot", {"bot": said.bot, "seat": seat}


def seat_named(table: Table, name: str) -> int:
    if name not in table.seats:
        raise NotNow(f"there is no seat {brief(name)}; there is {', '.join(table.seats)}")
    return table.seats.index(name)


def back(table: Table, asking: Asking, said: say.Back) -> tuple[str, dict[str, Any]]:
    chair = table.chairs[asking.seat]
    if chair.bot is None or chair.user is None:
        raise NotNow("no bot plays for you")
    return "human", {}


def rematch(table: Table, asking: Asking, said: say.Rematch) -> tuple[str, dict[str, Any]]:
    if table.status != OVER:
        raise NotNow("a rematch is for when the match is over")
    if asking.seat in table.again:
        raise NotNow("you have said so already; the others have not")
    return "rematch", {}


def playing(table: Table) -> None:
    """Most things need a match that is going on."""
    if table.status == OPEN:
        empty = [name for name, chair in zip(table.seats, table.chairs, strict=True) if not chair.taken]
        raise NotNow(f"the match begins when everybody sits; {' and '.join(empty)} is still free")
    if table.status != PLAYING:
        raise NotNow("the match is over")


CHECKS: dict[type[say.Command], Callable[[Table, Asking, Any], tuple[str, dict[str, Any]]]] = {
    say.Answer: answer,
    say.Sit: sit,
    say.Undo: undo,
    say.Agree: agree,
    say.Decline: decline,
    say.Concede: concede,
    say.Takeover: takeover,
    say.Back: back,
    say.Rematch: rematch,
}
