"""What a bot is given, and what it can not get at."""

import gc
from types import FunctionType, ModuleType
from typing import Any

import pytest

import kumite
from kumite.bots import Sight, sight_of
from kumite.core.game import notations
from kumite.core.save import to_json
from kumite.errors import BadOption
from kumite.games import GAMES
from tests.bots.tables import MODES, some_positions

GAME = GAMES["megafighter"]


def reachable(start: object) -> dict[int, object]:
    """Everything one gets at from here, private or not, short of the program itself."""
    found: dict[int, object] = {}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found and not isinstance(thing, type | ModuleType | FunctionType):
            found[id(thing)] = thing
            waiting += gc.get_referents(thing)
    return found


@pytest.mark.parametrize("mode", MODES)
def test_the_truth_cannot_be_reached(mode: str) -> None:
    for g in some_positions(mode, seed=5, one_in=20):
        got_at = reachable(Sight(GAME, g))
        assert id(g) not in got_at
        assert id(g.kind) not in got_at
        assert id(g.events) not in got_at


def test_the_walk_of_that_test_would_find_it() -> None:
    match = kumite.match("megafighter", seed=1)
    leaky = sight_of(match)
    leaky._like = match.position
    assert id(match.position.kind) in reachable(leaky)


@pytest.mark.parametrize("mode", MODES)
def test_a_sight_does_not_depend_on_what_it_hides(mode: str) -> None:
    for g in some_positions(mode, seed=6, one_in=20):
        assert g.asking is not None
        seen = Sight(GAME, g)
        for key in (3, 2**29 + 7):
            other = Sight(GAME, GAME.guess(g, g.asking.who, key))
            assert contents(other) == contents(seen)


def contents(sight: Sight) -> dict[str, Any]:
    return {
        "question": (sight.seat, sight.what, tuple(sight.options)),
        "written": [sight.notation(option) for option in sight.options],
        "view": sight.view(),
        "guesses": [to_json(sight.guess(key)) for key in (0, 1, 12345)],
        "appraisals": [sight.appraise(sight.guess(key), seat) for key in (0, 1) for seat in (0, 1)],
    }


@pytest.mark.parametrize("mode", MODES)
def test_it_shows_what_the_seat_really_sees(mode: str) -> None:
    for g in some_positions(mode, seed=7, one_in=20):
        sight = Sight(GAME, g)
        assert sight.view() == GAME.view(g, sight.seat)
        assert [sight.notation(option) for option in sight.options] == notations(g)
        assert GAME.view(sight.guess(99), sight.seat) == sight.view()


def test_imagined_hands_differ() -> None:
    g = next(some_positions("standard", seed=8, one_in=20))
    sight = Sight(GAME, g)
    other = "P2" if sight.seat == 0 else "P1"
    hands = {tuple(GAME.view(sight.guess(key), 1 - sight.seat)["seats"][other]["hand"]) for key in range(20)}
    assert len(hands) > 10


def test_there_is_nothing_to_see_when_nothing_is_asked() -> None:
    match = kumite.match("megafighter", seed=1, options={"turn_limit": 1})
    while match.question is not None:
        match.answer(match.question.options[0])
    with pytest.raises(BadOption, match="none is open"):
        sight_of(match)
