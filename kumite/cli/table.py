"""A match with somebody at it: who sits where, what each of them was told, and the file it is kept in."""

from __future__ import annotations

import hashlib
import time
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kumite.cli import files
from kumite.core.game import told_answer
from kumite.core.position import QUIT, Event
from kumite.errors import Refusal

if TYPE_CHECKING:
    from kumite.play.match import Match

NOTICEABLE, LONGEST_PAUSE = 0.1, 5.0  # seconds
PERSON = "a person"
BOT = " (bot)"


class Decision:
    """An answer somebody gave, and whether there was anything to choose."""

    def __init__(self, at: int, seat: int, notation: str, free: bool) -> None:
        self.at = at  # its place in the log
        self.seat = seat
        self.notation = notation
        self.free = free


class Table:
    """One match and the people and bots at it."""

    def __init__(self, match: Match, bots: dict[int, str], file: Path | None) -> None:
        self.match = match
        self.bots = bots  # seat -> the bot's name; the other seats are people's
        self.people = [seat for seat in range(len(match.seats)) if seat not in bots]
        self.file = file
        self.pace = 0.0  # seconds a bot took for its last choice
        self.happened = history(match)  # (length of the log, event)
        self.told = [self._after_last_answer(seat) for seat in range(len(match.seats))]
        match.players = tuple([f"{bots[seat]}{BOT}" if seat in bots else PERSON for seat in range(len(match.seats))])

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the keyboard."""
        return len(self.people) > 1

    # Answering

    def answer(self, notation: str) -> None:
        """What a person answers."""
        self.match.answer(notation)
        self._note()

    def concede(self, seat: int, whole: bool = False) -> bool:
        """A person gives up the game, or all that are left of the match; whether the match goes on."""
        goes_on = self.match.concede(seat, game=True, rest=whole)
        self._note()
        return goes_on

    def _note(self) -> None:
        at = len(self.match.log)
        self.happened += [(at, event) for event in self.match.events]

    def bot_answers(self) -> Decision | None:
        """Let a bot answer if one is asked.  Each answer has a seed of its own, made of the match's seed and the
        length of the log, so that a match resumed or taken back goes on as it would have gone on."""
        question = self.match.question
        if question is None or question.seat not in self.bots:
            return None
        began = time.monotonic()
        bot = make_bot(self.bots[question.seat], seed_of(self.match))
        choice = bot.choose(sight_of(self.match))
        self._pause(len(question.options), began)
        option = next(option for option in question.options if option.choice == choice)
        made = Decision(len(self.match.log), question.seat, str(option), len(question.options) > 1)
        self.match.answer(option)
        self._note()
        return made

    def _pause(self, options: int, began: float) -> None:
        """Some questions are put even to those who cannot choose, because that is a secret; a bot that answers such
        a question faster than others would tell it."""
        asking = self.match.position.asking
        if options > 1:
            self.pace = min(time.monotonic() - began, LONGEST_PAUSE)
        elif self.people and self.pace > NOTICEABLE and asking is not None and asking.always:
            time.sleep(self.pace)

    def take_back(self) -> Decision:
        """Back to the last decision a person made here."""
        made = [each for each in decisions(self.match) if each.seat in self.people and (each.free or self.hot_seat)]
        if not made:
            raise Refusal("there is nothing to take back yet")
        last = made[-1]
        self.match.rewind(last.at)
        length = len(self.match.log)
        self.happened = [(at, event) for at, event in self.happened if at <= length]
        self.told = [min(told, len(self.happened)) for told in self.told]
        return last

    # Telling

    def news(self, seat: int) -> list[tuple[str, tuple[str, ...]]]:
        """What happened since this seat was told last, in its words; it is told now."""
        since, self.told[seat] = self.told[seat], len(self.happened)
        return self.lines(seat, since)

    def lines(self, seat: int, since: int = 0) -> list[tuple[str, tuple[str, ...]]]:
        """What happened, as this seat may know it: text and rule ids."""
        game, names = self.match.game, self.match.seats
        said = [game.retold(event) for _, event in self.happened[since:]]
        return [(event.text(names, seat), event.cites()) for event in said]

    def _after_last_answer(self, seat: int) -> int:
        """What a seat has been told already when a match goes on: everything up to its last answer."""
        mine = [at for at, who in enumerate(self.match.askers(), 1) if who == seat]
        return len([at for at, _ in self.happened if mine and at < mine[-1]])

    # Keeping

    def keep(self) -> None:
        """Write the match to its file."""
        if self.file is not None:
            files.write(self.file, self.text())

    def text(self) -> str:
        """The match as a file: with its seed, to go on later."""
        return self.match.save() if self.match.outcome is None else self.match.record()


def history(match: Match) -> list[tuple[int, Event]]:
    """Everything that happened in a match, each with the length of the log after it."""
    g = match.start.clone()
    found = [(0, event) for event in g.events]
    for at, choice in enumerate(match.log, 1):
        g.answer(choice)
        found += [(at, event) for event in g.events]
    return found


def decisions(match: Match) -> list[Decision]:
    """Every answer of a match, chance's too."""
    g, found = match.start.clone(), []
    for at, choice in enumerate(match.log):
        if g.asking is not None:
            found.append(Decision(at, *told_answer(g, choice), len(g.asking.options) > 1 or choice <= QUIT))
        g.answer(choice)
    return found


def make_bot(name: str, seed: int) -> Any:
    """A bot by its name, or a refusal that says which there are."""
    return import_module("kumite.bots").make(name, seed)  # late: most matches of two people need none


def sight_of(match: Match) -> Any:
    """What the bot that is asked may know."""
    return import_module("kumite.bots.sight").sight_of(match)


def seed_of(match: Match) -> int:
    """The seed of the bot that answers now."""
    text = f"kumite bot {match.chance.seed} {len(match.log)}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def seated(players: tuple[str, ...]) -> dict[int, str]:
    """Which seats of a saved match are bots', by the names in its header."""
    return {seat: name.removesuffix(BOT) for seat, name in enumerate(players) if name.endswith(BOT)}
