"""The cheap laws: what must hold at every single decision of every game."""

from __future__ import annotations

from collections import deque
from random import Random

from kumite.core.game import Game, notations, the_question
from kumite.core.position import CHANCE, Position, fields
from kumite.core.save import from_json, to_json
from kumite.errors import IllegalAnswer
from kumite.play.record import read
from tests.laws.tables import seats, some_answer, some_options

WRITTEN_AT_MOST = 1000  # options of one question that are written out: shuffles go by number


# Questions and ends


def check_question(game: Game, g: Position) -> None:
    """Somebody is asked, there is an answer, and none is there twice."""
    asking, _ = the_question(g)
    options = asking.options
    assert len(options) > 0, f"{asking.what!r} has no answer"
    assert isinstance(options, range) or len(set(options)) == len(options), f"{asking.what!r} offers twice: {options}"
    assert asking.who == CHANCE or asking.who in seats(game, g), f"{asking.what!r} asks {asking.who}, who is nobody"
    assert asking.always or len(options) > 1, f"{asking.what!r} is asked, but there is nothing to choose"
    assert g.outcome is None, f"{asking.what!r} is asked after the end"


def check_notation(g: Position) -> None:
    """Every option is written in its own way, and that text is read as this option."""
    asking, _ = the_question(g)
    if len(asking.options) > WRITTEN_AT_MOST:
        return
    written = notations(g)
    assert len(set(written)) == len(written), f"{asking.what!r} writes two options alike: {written}"
    for option, text in zip(asking.options, written, strict=True):
        assert text == " ".join(text.split()) != "", f"{text!r} cannot be typed"
        assert read(g, text) == option, f"{text!r} is read as {read(g, text)}, not as {option}"


def check_asking_is_idle(g: Position) -> None:
    """To ask changes nothing, and to ask again gives the same question."""
    asking, waiting = the_question(g)
    before = to_json(g)
    again = waiting.ask(g)
    waiting.prompt(g)
    assert again == asking, f"asked again, {waiting} asks {again}, not {asking}"
    assert to_json(g) == before, f"{waiting} has changed the position by asking"


def check_end(game: Game, g: Position) -> None:
    """It is over: there is an outcome, the winners are seats, and nobody can answer any more."""
    outcome = g.outcome
    assert g.asking is None
    assert outcome is not None, "nobody is asked, but there is no outcome"
    assert set(outcome.winners) <= set(seats(game, g)), f"{outcome.winners} have won, who are nobody"
    assert len(set(outcome.winners)) == len(outcome.winners)
    assert outcome.reason, "it ended for no reason"
    try:
        g.clone().answer(0)
    except IllegalAnswer:
        return
    raise AssertionError("it is over, but an answer was taken")


# Clones


def check_clones(g: Position, rng: Random) -> None:
    """Every answer given to a clone leaves the parent alone; the same answer gives the same position; what becomes of
    one child leaves its twin alone."""
    parent = to_json(g)
    for choice in some_options(g, rng, 30):
        child, twin = g.clone(), g.clone()
        child.answer(choice)
        twin.answer(choice)
        born = to_json(child)
        assert to_json(twin) == born, f"twins part after {choice} to {g.asking}"
        play_on(child, rng, 3)
        assert to_json(twin) == born, f"a position changed with its twin after {choice} to {g.asking}"
        assert to_json(g) == parent, f"a position changed with its clone after {choice} to {g.asking}"


def play_on(g: Position, rng: Random, answers: int) -> None:
    for _ in range(answers):
        if g.asking is not None:
            g.answer(some_answer(rng, g))


class Ancestors:
    """Earlier positions of a game that goes on: what is played later never reaches them."""

    def __init__(self, kept: int) -> None:
        self.kept: deque[tuple[Position, str]] = deque(maxlen=kept)

    def check(self, g: Position) -> None:
        for ancestor, was in self.kept:
            assert to_json(ancestor) == was, "a position changed while its descendant was played"
        self.kept.append((g.clone(), to_json(g)))


# Saves


def saved(game: Game, g: Position) -> Position:
    """The position written down and read again."""
    text = to_json(g)
    twin = from_json(game.position, text)
    assert to_json(twin) == text, "a saved position is read as another one"
    assert fields(twin) == fields(g), "a saved position is read as another one"
    return twin


def check_save(game: Game, g: Position, choice: int) -> None:
    """A saved position plays on like the one that was never saved."""
    twin, real = saved(game, g), g.clone()
    twin.answer(choice)
    real.answer(choice)
    assert to_json(twin) == to_json(real), f"a saved position goes on differently after {choice} to {g.asking}"
