"""A match told line by line: every answer, what it caused and by which rule, and the board when a turn is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kumite.cli.paper import BOLD, DIM, Paper
from kumite.core.game import told_answer
from kumite.core.position import CHANCE, JUDGE, SPECTATOR, Event, explained
from kumite.errors import BadOption, brief

if TYPE_CHECKING:
    from kumite.play.match import Match

ONLOOKERS = {"judge": JUDGE, "spectator": SPECTATOR}


class Page:
    """One answer and what it caused."""

    def __init__(self, n: int, who: int, notation: str, events: list[Event]) -> None:
        self.n = n  # the first answer is 1
        self.who = who
        self.notation = notation
        self.events = events

    def open_to(self, seat: int) -> bool:
        """Whether a seat may know what was answered: its own answers and, for a judge, all of them.  What others
        answer in secret, and how decks are shuffled, is not; what may be known of it is in the events."""
        return seat in (self.who, JUDGE)


class Story:
    """Tells a match to one seat, answer by answer."""

    def __init__(self, match: Match, seat: int, paper: Paper) -> None:
        self.match = match
        self.seat = seat
        self.paper = paper
        self.turn = self._turn()
        self.pages = 0  # shown so far

    def _turn(self) -> tuple[Any, ...]:
        view = self.match.view(self.seat)
        counted = tuple([view[name] for name in ("round", "turns") if name in view])
        return counted or (view.get("turn"),)

    def number(self, page: Page) -> int:
        """A judge counts all answers; others only what they see: how often somebody else was asked is a secret too,
        it tells what they could have chosen from."""
        self.pages += 1
        return page.n if self.seat == JUDGE else self.pages

    def tell(self, page: Page) -> None:
        """One answer, its events with their rules."""
        if page.open_to(self.seat):
            text = f"{self.number(page):>4}  {self.match.name_of(page.who)}: {page.notation}"
            self.paper.line(text, DIM if page.who == CHANCE else BOLD)
        self.happened(page.events)

    def happened(self, events: list[Event]) -> None:
        """Events with their rules."""
        for event in map(self.match.game.retold, events):
            said = explained(event.text(self.match.seats, self.seat), event.cites())
            self.paper.say(f"      * {said}", hang=8)

    def turn_is_over(self) -> bool:
        """Whether another turn has begun since this was asked last, or the match is over."""
        before, self.turn = self.turn, self._turn()
        return before != self.turn or self.match.outcome is not None

    def board(self) -> None:
        self.paper.line()
        self.paper.lines(self.match.game.board(self.match.view(self.seat)))
        self.paper.line()

    def data(self, page: Page) -> dict[str, Any] | None:
        """One answer as plain data; None where this seat notices nothing."""
        is_open = page.open_to(self.seat)
        if not is_open and not page.events:
            return None
        return {
            "n": self.number(page),
            "seat": self.match.name_of(page.who) if is_open else None,
            "answer": page.notation if is_open else None,
            "events": self._told(page.events),
        }

    def beginning(self) -> dict[str, Any] | None:
        """What happened before the first answer; None if nothing did."""
        events = self._told(self.match.position.events)
        return {"n": 0, "seat": None, "answer": None, "events": events} if events else None

    def _told(self, events: list[Event]) -> list[dict[str, Any]]:
        return [self.match.game.told(event, self.match.seats, self.seat) for event in events]


def next_page(match: Match, choice: int) -> Page:
    """Answer, as a record says, and tell what came of it."""
    who, notation = told_answer(match.position, choice)
    match.push(choice)
    return Page(len(match.log), who, notation, match.position.events)


def onlooker(match: Match, name: str) -> int:
    """A seat by name, or somebody who only looks."""
    names = {seat.lower(): number for number, seat in enumerate(match.seats)} | ONLOOKERS
    if name.lower() not in names:
        raise BadOption(f"nobody here is called {brief(name)}; there are {', '.join([*match.seats, *ONLOOKERS])}")
    return names[name.lower()]
