"""What is left to do, and who must decide next.

A position is plain data.  `todo` is a stack of steps, a step is a small record with a `run`
method, and `asking` is the open question, if any.  Copying the position copies the future too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from kumite.errors import IllegalAnswer

CHANCE: Final = -1  # the seat that rolls dice and shuffles decks
SPECTATOR: Final = -2  # sees what everybody may see
JUDGE: Final = -3  # sees everything

QUIT: Final = -1000  # less the seat: the answer nobody is asked for, that this seat leaves and the others go on
LOST: Final = -1_000_000  # less the seat, and a thousand times who wins by it, as bits: this seat concedes the game
ALL_GAMES: Final = 100  # less this, too: of all games of a match, not of one alone

STEPS_AT_MOST: Final = 100_000  # between two answers; only a rule that runs in circles gets there

RuleIds = tuple[str, ...]


@mypyc_attr(acyclic=True)
class Record:
    """Named data, never edited once shared: equal when alike, printed as it is written.

    A record's constructor takes exactly its fields, by name; that is what saving relies on.
    """

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return self is other or (type(self) is type(other) and fields(self) == fields(other))

    def __hash__(self) -> int:
        return hash((type(self), *fields(self).values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([f'{k}={v!r}' for k, v in fields(self).items()])})"


SLOTS: Final[dict[type[object], list[str]]] = {}  # what objects of a type hold, in order; filled as they come


def fields(x: object) -> dict[str, Any]:
    """What an object holds, by name: the same answer whether or not the code is compiled.  A name that begins with `_`
    is no field: what it holds was worked out from the others."""
    names = SLOTS.get(type(x))
    if names is None:
        names = SLOTS[type(x)] = in_order(slots(type(x)))
    beside = getattr(x, "__dict__", None)
    if beside:
        names = in_order([*names, *beside])
    return {name: getattr(x, name) for name in names}


def slots(kind: type[object]) -> list[str]:
    """The names of what every object of a type holds, compiled or not."""
    names: Sequence[str] | None = getattr(kind, "__mypyc_attrs__", None)
    if names is not None:
        return list(names)
    return [name for base in kind.__mro__ for name in getattr(base, "__slots__", ())]


def in_order(names: list[str]) -> list[str]:
    return sorted([name for name in names if name[0] != "_"])


@mypyc_attr(free_list_len=1, acyclic=True)
class Question(Record):
    """Who must choose among what.

    A question with one answer is not put, its answer is taken -- unless `always` is set: then
    whether there is more to choose from is a secret, and skipping it would tell.

    `weighed` marks a roll of chance's whose every outcome the game's `appraise` weighs exactly, before it is made.
    """

    __slots__ = ("always", "options", "weighed", "what", "who")

    def __init__(
        self, who: int, what: str, options: Sequence[int], always: bool = False, weighed: bool = False
    ) -> None:
        self.who = who  # a seat, or CHANCE
        self.what = what  # "act", "defend", "d6" ... names the question
        self.options = options  # every legal answer, in a stable order; the quietest first
        self.always = always
        self.weighed = weighed


class Outcome(Record):
    """How it ended: the seats that won (none in a draw), why, and by which rules."""

    def __init__(self, winners: tuple[int, ...], reason: str, rules: RuleIds) -> None:
        self.winners = winners
        self.reason = reason
        self.rules = rules


class Event(Record):
    """Something that happened, told to every seat in its own words."""

    rules: ClassVar[RuleIds] = ()  # by which it happens, if that is always the same

    def cites(self) -> RuleIds:
        """The rules by which this happened."""
        return self.rules

    def text(self, names: Sequence[str], seat: int) -> str:
        """One line for the log of this seat; `names` are the seats' names."""
        return repr(self)

    def data(self, seat: int) -> dict[str, Any]:
        """What this seat may know of it, as plain data."""
        return fields(self)


class Conceded(Event):
    """A seat gave up what was being played; no rulebook forbids it, and none says more."""

    def __init__(self, who: int, what: str) -> None:
        self.who = who
        self.what = what  # "game", where the match has several, or "match"

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} concedes the {self.what}."

    def data(self, seat: int) -> dict[str, Any]:
        return {"who": self.who, "conceded": self.what}


class Step(Record):
    """Something left to do.  (`Any` here is what lets each game's steps name their own position.)"""

    __slots__ = ()

    rules: ClassVar[RuleIds] = ()
    says: ClassVar[str] = ""  # what it does, for `explain` and for players: docstrings do not survive the compiler

    def run(self, g: Any) -> None:
        raise NotImplementedError(f"{self} neither runs nor asks")


class Asks(Step):
    """A step that asks one thing, changing nothing, and then acts on the answer."""

    __slots__ = ()

    def ask(self, g: Any) -> Question:
        raise NotImplementedError(f"{self} asks nothing")

    def act(self, g: Any, answer: int) -> None:
        raise NotImplementedError(f"{self} does not know what to do with {answer}")

    def write(self, g: Any, option: int) -> str:
        """An option in the notation of the table: short, readable, unique within its question."""
        return str(option)

    def read(self, g: Any, text: str) -> int:
        """The option written like this where there are too many to write them all down, or -1."""
        digits = 0 < len(text) <= 30 and text.isascii() and text.isdigit()  # a longer number would take long to read
        return int(text) if digits else -1

    def wanted(self, g: Any) -> str:
        """What an answer looks like, for whoever wrote one that `read` could not make out."""
        return f"a number below {len(self.ask(g).options)}"

    def meant(self, g: Any, text: str) -> int:
        """The option that somebody means who describes it in other words, or -1."""
        return -1

    def offered(self, g: Any) -> Sequence[int]:
        """The options; where this stands open, as they were worked out for it."""
        standing = g.asking if g.waiting is self else None
        return self.ask(g).options if standing is None else standing.options

    def prompt(self, g: Any) -> str:
        """The question in words."""
        return self.says

    def usual(self, options: Sequence[int]) -> int:
        """The answer that bots expect while the consequences of another one come: the quietest, unless hardly anybody
        gives that."""
        return options[0]

    @final
    def run(self, g: Position) -> None:
        """Stop and ask -- unless there is nothing to choose."""
        edits, question = g.edits, self.ask(g)
        if g.edits != edits:
            raise RuntimeError(f"{self} acted before it asked; split the step")
        options = question.options
        if len(options) > 1 or (question.always and len(options) == 1):
            g.asking, g.waiting = question, self
        elif len(options) == 1:
            self.act(g, options[0])
        else:
            raise RuntimeError(f"{self} asks, but no answer is legal")


class Position:
    """Mutable spine, frozen leaves: lists may change, what they hold may not.

    A card is a handle, an index into two columns: `kind` says what it is, `known` which seats
    have seen that (a bit each).  So a handle can be shown to everybody and gives nothing away.
    """

    __slots__ = ("asking", "edits", "events", "kind", "known", "outcome", "quiet", "todo", "waiting")

    todo: list[Step]  # a stack: the last step is next
    asking: Question | None
    waiting: Asks | None  # the step that asked
    outcome: Outcome | None  # set once, by the rules; nothing runs after it
    events: list[Event]  # what happened since the last answer
    quiet: bool  # nobody reads them, so they need not be told: simulations, and what bots imagine
    edits: int  # bumped by every verb; guards "ask first, act last"
    kind: list[int]  # handle -> which printed card: the hidden column
    known: list[int]  # handle -> the seats that have seen it, as bits

    def begin(self, *steps: Step) -> None:
        """Nothing has happened yet; do these."""
        self.todo, self.asking, self.waiting = [], None, None
        self.outcome, self.events, self.quiet, self.edits = None, [], False, 0
        self.then(*steps)
        self.run()

    def copy_to(self, new: Position) -> None:
        """The engine's part of `clone`.  The list of events is shared: it grows only while an answer is worked on,
        and the next answer begins a new one."""
        new.todo, new.asking, new.waiting = self.todo[:], self.asking, self.waiting
        new.outcome, new.events, new.quiet, new.edits = self.outcome, self.events, self.quiet, self.edits
        new.kind, new.known = self.kind[:], self.known[:]

    def hush(self) -> None:
        """Nobody will read what happens from here on: what has happened is forgotten, the rest need not be told."""
        self.events, self.quiet = [], True

    def clone(self) -> Position:
        """A copy that lives its own life."""
        raise NotImplementedError(f"{type(self).__name__} cannot be cloned")

    def then(self, *steps: Step) -> None:
        """Do these next, in the order written."""
        if len(steps) == 1:
            self.todo.append(steps[0])
        else:
            self.todo.extend(steps[::-1])

    def skip_to(self, landmark: type[Step], instead: Step) -> None:
        """Forget everything up to and including the nearest landmark, and do `instead`."""
        while type(self.todo.pop()) is not landmark:
            pass
        self.todo.append(instead)

    def run(self) -> None:
        """Work until somebody must decide, or the game is over."""
        todo = self.todo
        for _ in range(STEPS_AT_MOST):
            if not todo or self.asking is not None or self.outcome is not None:
                return
            todo.pop().run(self)
        raise RuntimeError(f"the rules run in circles at {todo[-1:]}")

    def answer(self, choice: int) -> None:
        """The one way anything ever happens."""
        asking, waiting = self.asking, self.waiting
        if asking is None or waiting is None:
            raise IllegalAnswer("nothing is being asked: the game is over")
        if choice not in asking.options:
            if choice > QUIT or not self.can_give_up(choice):
                raise IllegalAnswer(f"{choice!r} is not among the answers to {asking.what!r}")
            self.todo.append(waiting)  # asked anew when they have left, if there is still something to ask
            self.asking, self.waiting, self.events = None, None, []
            if choice > LOST:
                self.leave(quitter(choice))
            else:
                self.concede(quitter(choice), winners_by(choice), gives_up_all(choice))
        else:
            self.asking, self.waiting, self.events = None, None, []
            waiting.act(self, choice)
        self.run()

    # Giving up: the others go on without a seat, or they have won the game that is being played

    @final
    def can_give_up(self, choice: int) -> bool:
        """Whether somebody can give up in this way now."""
        seat = quitter(choice)
        if choice > LOST:
            return self.goes_on_without(seat)
        winners = winners_by(choice)
        return self.is_played() and len(winners) > 0 and seat not in winners

    def goes_on_without(self, seat: int) -> bool:
        """Whether the others go on if this seat gives up now."""
        return False

    def is_out(self, seat: int) -> bool:
        """Whether this seat has nothing left to give up, while others go on."""
        return False

    def leave(self, seat: int) -> None:
        """This seat has given up."""
        raise NotImplementedError(f"{type(self).__name__} does not go on without anybody")

    def has_games(self) -> bool:
        """Whether the match is one of several games, so that one of them can be conceded and the next one follows."""
        return False

    def is_played(self) -> bool:
        """Whether there is a game already that somebody could concede."""
        return True

    def formerly(self) -> list[str]:
        """The options of the open question as records of earlier versions have them, where that may be otherwise."""
        return []

    @final
    def concede(self, seat: int, winners: tuple[int, ...], whole: bool = False) -> None:
        """This seat has lost what is being played; where that is one game of several, the match counts it, and with
        `whole` all that are left."""
        self.events.append(Conceded(seat, "game" if self.has_games() and not whole else "match"))
        self.outcome = Outcome(winners, f"P{seat + 1} conceded", ())
        if whole:
            self.give_rest(winners)

    def give_rest(self, winners: tuple[int, ...]) -> None:
        """The game that is lost now decides a match of several for these."""


def giving_up(seat: int, winners: Sequence[int], whole: bool = False) -> int:
    """The answer by which a seat concedes the game, or all games of a match, and these have won it."""
    return LOST - seat - (ALL_GAMES if whole else 0) - 1000 * sum([1 << winner for winner in winners])


def quitter(choice: int) -> int:
    """Who gives up by this answer."""
    return QUIT - choice if choice > LOST else (LOST - choice) % ALL_GAMES


def gives_up_all(choice: int) -> bool:
    """Whether all games of a match are given up by it."""
    return choice <= LOST and (LOST - choice) % 1000 >= ALL_GAMES


def winners_by(choice: int) -> tuple[int, ...]:
    """Who wins by it."""
    bits = (LOST - choice) // 1000
    return tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])


def explain(g: Position) -> list[str]:
    """What is going on: the open question and everything left to do, in words, with rule ids."""
    return [explained(step.says or type(step).__name__, step.rules) for step in agenda(g)]


def agenda(g: Position) -> list[Step]:
    """The step that asks, and everything left to do."""
    return g.todo[::-1] if g.waiting is None else [g.waiting, *g.todo[::-1]]


def explained(said: str, rules: RuleIds) -> str:
    return f"{said}  [{', '.join(rules)}]" if rules else said
