"""A match: seats that answer, chance that answers from its seed, and the log that is the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, overload

from mypy_extensions import mypyc_attr

from kumite.core.game import Game, Why, asker, meant, notations
from kumite.core.position import CHANCE, JUDGE, QUIT, SPECTATOR, Asks, Event, Outcome, Position, agenda, explained
from kumite.core.position import Question as Asked
from kumite.errors import BadOption, IllegalAnswer, brief
from kumite.play.chance import Chance
from kumite.play.concede import concession
from kumite.play.write import write


@mypyc_attr(free_list_len=1, acyclic=True)
class Option:
    """One legal answer.  `str(option)` is its notation."""

    __slots__ = ("_match", "_number", "choice")

    def __init__(self, match: Match, number: int, choice: int) -> None:
        self._match = match
        self._number = number  # of the question it answers: its own, even after an undo
        self.choice = choice

    def __str__(self) -> str:
        waiting = self._match.position.waiting
        if waiting is None or not self.answers(self._match):
            return f"option {self.choice} of an earlier question"
        return waiting.write(self._match.position, self.choice)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[int, int, int]:
        return id(self._match), self._number, self.choice

    def answers(self, match: Match) -> bool:
        """Whether this is an answer to the question that is open in this match."""
        return self._match is match and self._number == match.asked


@mypyc_attr(free_list_len=1)
class Options:
    """Every legal answer, in a stable order, as a sequence; each is written out only when somebody looks.

    (Not a collections.abc.Sequence by name: the compiler cannot build on that.)"""

    __slots__ = ("_choices", "_match", "_number")

    def __init__(self, match: Match, number: int, choices: Sequence[int]) -> None:
        self._match = match
        self._number = number
        self._choices = choices

    def __len__(self) -> int:
        return len(self._choices)

    @overload
    def __getitem__(self, at: int) -> Option: ...
    @overload
    def __getitem__(self, at: slice) -> list[Option]: ...
    def __getitem__(self, at: int | slice) -> Option | list[Option]:
        if isinstance(at, slice):
            return [Option(self._match, self._number, choice) for choice in self._choices[at]]
        return Option(self._match, self._number, self._choices[at])

    def __iter__(self) -> Iterator[Option]:
        for choice in self._choices:
            yield Option(self._match, self._number, choice)

    def __repr__(self) -> str:
        return repr(list(self))


@mypyc_attr(free_list_len=1)
class Question:
    """Who must decide what, among which options, by which rules."""

    __slots__ = ("_match", "_number", "_waiting", "options", "seat", "what")

    def __init__(self, match: Match, asked: Asked, waiting: Asks) -> None:
        self._match = match
        self._number = match.asked
        self._waiting = waiting
        self.seat = asked.who
        self.what = asked.what
        self.options = Options(match, self._number, asked.options)

    @property
    def prompt(self) -> str:
        """The question in words; once it is answered, only what it was about."""
        still_open = self._number == self._match.asked
        said = self._waiting.prompt(self._match.position) if still_open else self._waiting.says
        return self._match.game.worded(said)

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that ask."""
        return self._match.game.cited(self._waiting.rules)

    def __repr__(self) -> str:
        shown = ", ".join(map(str, self.options[:20])) + (", ..." if len(self.options) > 20 else "")
        return f"Question({self._match.name_of(self.seat)}, {brief(self.what)}: {shown})"


class Match:
    """One game from its first question to its outcome."""

    __slots__ = (
        *("_first", "_later", "_question", "asked", "chance", "game", "header", "log"),
        *("players", "position", "seats", "start", "told", "written"),
    )

    def __init__(
        self, game: Game, position: Position, chance: Chance, header: dict[str, str], players: tuple[str, ...]
    ):
        self.game = game
        self.position = position
        self.chance = chance
        self.header = header  # what a record needs to begin the same match again
        self.players = players
        self.seats = game.seats(position)
        self.start = position.clone()
        self.log: list[int] = []  # every answer, chance's too
        self.told = 0  # answers at the beginning of the log that a record told, with a seed we do not know
        self.written: tuple[Position, list[str]] | None = None  # the answers so far as text, and where that is
        self.asked = 0  # a number for the open question that no other question of this match ever had
        self._first = position.events  # what the last answer caused at once
        self._later: list[list[Event]] = []  # ... and what came of chance's answers to that
        self._question: Question | None = None
        self.settle()

    # What is going on

    @property
    def question(self) -> Question | None:
        """The open question, or None when the match is over."""
        position = self.position
        if self._question is None and position.asking is not None and position.waiting is not None:
            self._question = Question(self, position.asking, position.waiting)
        return self._question

    @property
    def outcome(self) -> Outcome | None:
        over = self.position.outcome
        if over is None:
            return None
        return Outcome(over.winners, self.game.worded(over.reason), self.game.cited(over.rules))

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last answer caused, in order, in the words of the game."""
        return tuple([self.game.retold(event) for batch in [self._first, *self._later] for event in batch])

    @property
    def commitment(self) -> str | None:
        """The hash that binds chance to its seed, if this is a match of that kind."""
        return self.chance.commitment

    def hush(self) -> None:
        """Nobody will read `events`: the rules need not tell what happens.  Simulations are faster so."""
        self.position.hush()
        self.start.hush()
        self._first, self._later = self.position.events, []

    def explain(self) -> list[str]:
        """The agenda: what is asked and what is left to do, in words, with rule ids."""
        game = self.game
        steps = agenda(self.position)
        return [explained(game.worded(step.says or type(step).__name__), game.cited(step.rules)) for step in steps]

    # Answering

    def answer(self, option: object) -> None:
        """The one way anything ever happens."""
        if isinstance(option, Option):
            if option._match is not self or option._number != self.asked:
                raise IllegalAnswer(f"{option} does not belong to the question that is open now")
            choice = option.choice
        else:
            choice = self.choice(option)
        self.decide(choice)
        asking = self.position.asking
        if asking is not None and asking.who == CHANCE:
            self.settle()

    def decide(self, choice: int) -> None:
        """A player's answer, and what follows of itself: as long as nothing has changed, the decision is half made,
        and where there is only one way to go on it is taken.  Chance is left open."""
        position = self.position
        before, asked = position.edits, position.asking
        position.answer(choice)
        self.log.append(choice)
        asking = position.asking
        while asking is not None and asked is not None and position.edits == before:
            if asking.who != asked.who or len(asking.options) != 1:
                break
            position.answer(asking.options[0])
            self.log.append(asking.options[0])
            asking = position.asking
        self.asked += 1
        self._question = None
        self._first = position.events
        if self._later:
            self._later = []

    def concede(self, seat: object, game: bool = False, rest: bool = False) -> bool:
        """A player gives up; whether the match goes on.

        With `game`, what is being played: one game of a best of three, which the other side has won then (the next one
        follows, if that does not decide the match), and elsewhere the match.  That is an answer in the log like any
        other; with `rest` too, it is of all games that are left.  Without, the whole match: if nobody can go on
        without them nothing has changed, and it is for whoever keeps the table to end it."""
        who = self.seat(seat)
        if not game and (self.position.asking is None or not self.position.goes_on_without(who)):
            return False
        self.push(concession(self, who, rest))
        self.settle()
        return not game or self.position.outcome is None

    def choice(self, text: object) -> int:
        """The option written like this; a refusal with the reason if there is none."""
        asking = self.position.asking
        if asking is None:
            raise IllegalAnswer("the match is over; nothing is asked")
        if not isinstance(text, str):
            raise IllegalAnswer(f"an answer is an option or its notation, not {brief(text)}")
        written = notations(self.position)
        if text in written:
            return asking.options[written.index(text)]
        folded, wanted = [" ".join(w.lower().split()) for w in written], " ".join(text.lower().split())
        if folded.count(wanted) == 1:
            return asking.options[folded.index(wanted)]
        meant = self.described(text)
        if meant is not None:
            return asking.options[written.index(meant)]
        why = self.why_not(text)
        raise IllegalAnswer(why.reason, why.rules)

    def described(self, text: str) -> str | None:
        """The notation of the option that is meant by other words, if the question can tell."""
        if self.position.asking is None or self.position.waiting is None:
            return None
        option = meant(self.position, text)
        return self.position.waiting.write(self.position, option) if option >= 0 else None

    def settle(self) -> None:
        """Let chance answer as long as it is asked."""
        position = self.position
        asking = position.asking
        while asking is not None and asking.who == CHANCE:
            options = asking.options
            choice = options[self.chance.below(len(options))]
            position.answer(choice)
            self.log.append(choice)
            self._later.append(position.events)
            asking = position.asking
        self.asked += 1
        self._question = None

    def why_not(self, text: object) -> Why:
        """Why something a player might expect to do is not among the options."""
        if self.position.asking is None:
            return Why("the match is over", self.outcome.rules if self.outcome else ())
        return self.game.why_not(self.position, str(text))

    def undo(self) -> None:
        """Back to the player's decision before this one; chance will give the same answers again."""
        decided = self.decided()
        if not decided:
            raise IllegalAnswer("there is nothing to take back")
        self.rewind(decided[-1])

    def decided(self) -> list[int]:
        """Where in the log a player decided; chance's answers, and what followed of itself, are left out."""
        g, places, before = self.start.clone(), [], -1
        for at, choice in enumerate(self.log):
            asking = g.asking
            if asking is None:
                raise RuntimeError("the log goes on after the end")
            if asking.who != CHANCE and (g.edits != before or len(asking.options) > 1 or choice <= QUIT):
                places.append(at)
            before = g.edits if asking.who != CHANCE else -1
            g.answer(choice)
        return places

    def askers(self) -> list[int]:
        """Who gave each answer of the log."""
        g, who = self.start.clone(), []
        for choice in self.log:
            who.append(asker(g, choice))
            g.answer(choice)
        return who

    def rewind(self, length: int) -> None:
        """Back to where the log had this length."""
        log, told = self.log, min(self.told, length)
        self.restart(self.chance.again())
        self.told = told
        for choice in log[:length]:
            self.chance_would_give(choice)
            self.push(choice)
        self.settle()

    def restart(self, chance: Chance) -> None:
        """Back to before the first answer, chance's too; nobody answers until somebody pushes."""
        self.log, self.told, self.position, self.chance = [], 0, self.start.clone(), chance
        self.written = None
        self.asked += 1
        self._first, self._later, self._question = self.position.events, [], None

    def push(self, choice: int) -> None:
        """An answer that is known already, chance's too: for replaying."""
        asking = self.position.asking
        for_chance = asking is not None and asking.who == CHANCE
        self.position.answer(choice)
        self.log.append(choice)
        self.asked += 1
        if for_chance:
            self._later = [*self._later, self.position.events]
        else:
            self._first, self._later = self.position.events, []
        self._question = None

    def chance_would_give(self, choice: int) -> bool:
        """Let chance draw if it is asked, and compare; what was told is taken as it is."""
        asking = self.position.asking
        if asking is None or asking.who != CHANCE or len(self.log) < self.told:
            return True
        return asking.options[self.chance.below(len(asking.options))] == choice

    # Looking

    def view(self, seat: object) -> dict[str, Any]:
        """Everything this seat may know and nothing else; None is a spectator."""
        who = self.seat(seat)
        seen = self.game.view(self.position, who)
        seen["you"] = self.seats[who] if who >= 0 else None
        seen["question"] = self._asked(who)
        seen["events"] = [self.game.told(event, self.seats, who) for event in self.events]
        outcome = self.outcome
        seen["outcome"] = outcome and {
            "winners": [self.seats[winner] for winner in outcome.winners],
            "reason": outcome.reason,
            "rules": list(outcome.rules),
        }
        return seen

    def _asked(self, who: int) -> dict[str, Any] | None:
        """The open question for the one who is asked; the others know only who is."""
        question = self.question
        if question is None:
            return None
        asked: dict[str, Any] = {"seat": self.name_of(question.seat)}
        if who in (question.seat, JUDGE):
            asked.update(what=question.what, prompt=question.prompt, rules=list(question.rules))
            asked["options"] = notations(self.position) if question.seat >= 0 else []
        return asked

    def seat(self, seat: object) -> int:
        """A seat's number, by number or name; None is a spectator."""
        if seat is None:
            return SPECTATOR
        if seat in self.seats:
            return self.seats.index(str(seat))
        if isinstance(seat, int) and (0 <= seat < len(self.seats) or seat in (SPECTATOR, JUDGE)):
            return seat
        raise BadOption(
            f"there is no seat {brief(seat)}; the seats are {', '.join(self.seats)}, and None for a spectator"
        )

    def name_of(self, seat: int) -> str:
        """The name of a seat that answers: chance's too."""
        return "chance" if seat == CHANCE else self.seats[seat]

    def record(self) -> str:
        """The whole match as text; the seed only when it is no secret any more."""
        return write(self, with_seed=self.outcome is not None or not self.chance.secret)

    def save(self) -> str:
        """The record with the seed, to go on later; for the keeper of the match only."""
        return write(self, with_seed=True)

    def __repr__(self) -> str:
        return f"<{self.game.title}, {len(self.log)} answers, {self.outcome or self.question}>"
