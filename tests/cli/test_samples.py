"""What the help pages say of the games is true."""

from __future__ import annotations

import pytest

from kumite.catalogue import find
from kumite.cli.commands import COMMANDS, HELP
from kumite.cli.samples import MODES, SAMPLES, sampled
from kumite.games import GAMES


def test_every_game_and_mode_is_named() -> None:
    assert {game.id: game.modes for game in GAMES.values()} == MODES
    assert list(SAMPLES) == list(GAMES)


@pytest.mark.parametrize("game", sorted(SAMPLES))
def test_examples_are_of_the_game(game: str) -> None:
    for word, meaning in HELP:
        assert "{" not in sampled(game, word) + sampled(game, meaning)
    assert SAMPLES[game]["look"] in COMMANDS
    quoted = SAMPLES[game]["rule"].split("'")[1].removeprefix("rule ")
    assert find(quoted).game == game
    for word in SAMPLES[game]["about"].split("'")[1::2]:
        assert word.split()[0] in COMMANDS
