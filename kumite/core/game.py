"""The contract every game keeps: what a match, a bot, a client or a test may ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from kumite.core.position import QUIT, Asks, Event, Position, Question, RuleIds, gives_up_all, quitter
from kumite.errors import Refusal

CONCEDE: Final = "concede"  # how giving up is written
CONCEDE_ALL: Final = "concede match"  # and where it is a match of several games, that of all of them
PASS: Final = "pass"  # how doing nothing is written, where one may respond


class Why:
    """Why something is not possible now, with the rules that say so."""

    def __init__(self, reason: str, rules: RuleIds = ()) -> None:
        self.reason = reason
        self.rules = rules

    def __str__(self) -> str:
        return f"{self.reason} [{', '.join(self.rules)}]" if self.rules else self.reason


class Setting:
    """An option of the table: its name, what it may be (the first is the default), what it means."""

    def __init__(self, name: str, values: tuple[object, ...], meaning: str, rules: RuleIds = ()) -> None:
        self.name = name
        self.values = values  # one of these; for a number, its least and its greatest follow
        self.meaning = meaning
        self.rules = rules


class Game:
    """One game: its name, its modes, and the few functions that the outside needs.

    `seat` is a seat's number, SPECTATOR or JUDGE wherever something is shown.
    """

    id: str
    title: str
    modes: tuple[str, ...]  # the first is the default
    settings: tuple[Setting, ...]
    position: type[Position]
    sizing: tuple[str, ...] = ()  # settings that decide how many seats there are
    brings: bool = False  # whether players bring decks of their own
    waits: tuple[str, ...] = ()  # questions that a player may have passed until something happens
    own_words: bool = False  # whether it is an edition whose words and rule ids are not those of the rules it shares

    def settings_of(self, mode: str) -> tuple[Setting, ...]:
        """What can be set in this mode; `settings` are those of all modes."""
        return self.settings

    def simulated(self) -> dict[str, Any]:
        """Options a simulation takes unless it is told others: where nobody sits, nothing has to be kept secret."""
        return {}

    def new(self, mode: str, options: dict[str, Any]) -> Position:
        """A new game, run until the first question."""
        raise NotImplementedError

    def setup(self, description: dict[str, Any]) -> Position:
        """A described position (docs/positions/<game>.md); BadPosition where it cannot exist."""
        raise NotImplementedError

    def seats(self, g: Any) -> tuple[str, ...]:
        """The seats' names, in order of their numbers."""
        raise NotImplementedError

    def teams(self, g: Any) -> tuple[int, ...]:
        """Seat by seat the team it belongs to; everybody plays alone unless the game says otherwise."""
        return tuple(range(len(self.seats(g))))

    def view(self, g: Any, seat: int) -> dict[str, Any]:
        """Everything this seat may know and nothing else, as plain data."""
        raise NotImplementedError

    def board(self, seen: dict[str, Any]) -> list[str]:
        """A view drawn with letters, line by line."""
        raise NotImplementedError

    def intro(self, seen: dict[str, Any]) -> list[str]:
        """The game in a few lines, for somebody who sits down for the first time."""
        return []

    def hand(self, seen: dict[str, Any]) -> list[str]:
        """The viewer's own cards, in letters."""
        return []

    def heading(self, seen: dict[str, Any], option: str) -> str:
        """What stands above the group an option belongs to."""
        return ""

    def hint(self, seen: dict[str, Any], option: str) -> str:
        """What an option means, where its notation does not say it."""
        return ""

    def about(self, seen: dict[str, Any], name: str) -> list[str]:
        """Everything that is printed on something, and where each fact comes from."""
        raise Refusal(f"{self.title} has no pages to look up")

    def places(self, seen: dict[str, Any], option: str) -> tuple[str, ...]:
        """The things on the table that an option is about, by the names the game's drawn table knows them by."""
        return ()

    @final
    def passing(self, seen: dict[str, Any]) -> str | None:
        """The answer that lets a view's own question go by, where its player may wish that; None anywhere else."""
        question = seen["question"]
        if question is None or question["seat"] != seen["you"] or question.get("what") not in self.waits:
            return None
        return PASS if PASS in question["options"] else None

    def book(self) -> dict[str, Any]:
        """Everything printed that a drawn table shows, as plain data."""
        return {}

    def moment(self, seen: dict[str, Any]) -> tuple[int, str]:
        """The turn, and where in it, in words: another action begins where these change."""
        return 0, ""

    @final
    def menu(self, seen: dict[str, Any]) -> list[dict[str, Any]] | None:
        """The options of a view's own question: what to answer, what that means, and what it is about."""
        question = seen["question"]
        if question is None or question["seat"] != seen["you"]:
            return None
        return [
            {
                "option": option,
                "hint": self.hint(seen, option),
                "heading": self.heading(seen, option),
                "at": list(self.places(seen, option)),
            }
            for option in question["options"]
        ]

    def worded(self, text: str) -> str:
        """A sentence of the rules in the words of this game: an edition has its own."""
        return text

    def cited(self, rules: RuleIds) -> RuleIds:
        """Rules by the ids they have in this game's book."""
        return rules

    @final
    def retold(self, event: Event) -> Event:
        """An event that speaks this game's words."""
        return Retold(self, event) if self.own_words and not isinstance(event, Retold) else event

    @final
    def told(self, event: Event, names: tuple[str, ...], seat: int) -> dict[str, Any]:
        """An event as this seat may know it, as plain data."""
        said = self.retold(event)
        return {
            "what": type(said.event if isinstance(said, Retold) else said).__name__,
            "text": said.text(names, seat),
            "rules": list(said.cites()),
            **said.data(seat),
        }

    def guess(self, g: Any, seat: int, key: int) -> Position:
        """A position this seat cannot tell from the real one; it depends on the key and on what the seat
        may know, on nothing else."""
        raise NotImplementedError

    def why_not(self, g: Any, text: str) -> Why:
        """Why this is not among the options of the seat that is asked."""
        raise NotImplementedError

    def appraise(self, g: Any, seat: int) -> float:
        """How good this looks for the seat: above 0 is ahead.  Reads only what the seat may know."""
        raise NotImplementedError

    def standing(self, g: Any, seat: int) -> float:
        """How much of that stands already, whatever comes: the games of a match that are over."""
        return 0.0


class Retold(Event):
    """An event of shared rules in the words of an edition."""

    def __init__(self, game: Game, event: Event) -> None:
        self.game = game
        self.event = event  # as the rules told it

    def cites(self) -> RuleIds:
        return self.game.cited(self.event.cites())

    def text(self, names: Sequence[str], seat: int) -> str:
        return self.game.worded(self.event.text(names, seat))

    def data(self, seat: int) -> dict[str, Any]:
        return self.event.data(seat)

    def __repr__(self) -> str:
        return repr(self.event)


def notations(g: Position) -> list[str]:
    """The options of the open question as the table writes them, in order."""
    asking, waiting = the_question(g)
    return [waiting.write(g, option) for option in asking.options]


def meant(g: Position, text: str) -> int:
    """The option that these words mean, which are not its notation: as it once was, or as somebody describes it; -1
    where that is none."""
    asking, waiting = the_question(g)
    once = g.formerly()
    option = asking.options[once.index(text)] if once.count(text) == 1 else waiting.meant(g, text)
    return option if option in asking.options else -1


def told_answer(g: Position, choice: int) -> tuple[int, str]:
    """Who gives this answer, and how the table writes it: the asked one's option, or that somebody gives up."""
    if choice > QUIT:
        return asker(g, choice), the_question(g)[1].write(g, choice)
    return asker(g, choice), CONCEDE_ALL if gives_up_all(choice) else CONCEDE


def asker(g: Position, choice: int) -> int:
    """Who gives this answer."""
    return quitter(choice) if choice <= QUIT else the_question(g)[0].who


def the_question(g: Position) -> tuple[Question, Asks]:
    """The open question and the step that asks it."""
    if g.asking is None or g.waiting is None:
        raise RuntimeError("nothing is being asked")
    return g.asking, g.waiting
