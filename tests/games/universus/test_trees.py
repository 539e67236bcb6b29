"""A thousand random ability trees: none crashes the engine, breaks a law or cannot be written and read again."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import kumite
from kumite.core import save
from kumite.games import GAMES
from kumite.games.universus import printed, words
from kumite.games.universus.english import ability_english
from kumite.games.universus.printed import Ability
from kumite.games.universus.reading import read_ability
from tests.games.universus import trees
from tests.games.universus.ringside import attack, character, foundation
from tests.games.universus.trees import ABILITIES, written
from tests.laws.conserved import check_conserved

ANSWERS = 120
PHASES = [Phase.explicit, Phase.reuse, Phase.generate]  # to shrink a game takes minutes


def position(made: list[Ability], windows: str) -> dict[str, Any]:
    """Both players have the abilities everywhere: on the character, in stage, hand, momentum and discard pile."""
    texts = [written(ability) for ability in made]
    cards = {
        "Lead": character(texts[:1], version="1"),
        "Stone": foundation(texts[1:2], block="+2 mid", keywords=["Unique"]),
        "Fist": attack(texts[2:3], block="+1 high", keywords=["Punch", "Stun: 1"]),
        "Trick": {"type": "action", "difficulty": 1, "check": 4, "block": "+0 low", "abilities": texts[3:4]},
        "Box": {"type": "asset", "difficulty": 1, "check": 4, "abilities": texts[4:5]},
        "Friend": {"type": "backup", "difficulty": 1, "check": 4, "stamina": 3},
    }
    side = {
        "character": "Lead 1",
        "hand": ["Stone", "Fist", "Fist", "Trick"],
        "stage": ["Stone", "Box", "Friend", {"card": "Stone", "down": True}],
        "momentum": ["Fist", "Stone"],
        "discards": ["Trick", "Fist", *["Blank Page"] * 12],
    }
    return {"cards": cards, "options": {"windows": windows}, "P1": side, "P2": side}


def survive(made: list[Ability], seed: int) -> None:
    rng = Random(seed)
    g = kumite.setup("universus", position(made, rng.choice(["open", "silent"])), seed=0).position
    for _ in range(ANSWERS):
        check_conserved("universus", g)
        if g.asking is None:
            return
        options = g.asking.options
        g.answer(options[rng.randrange(len(options))])
    GAMES["universus"].view(g, 0)
    again = save.from_json(type(g), save.to_json(g))
    assert save.to_json(again) == save.to_json(g)


@settings(max_examples=15, deadline=None, derandomize=True, phases=PHASES, suppress_health_check=list(HealthCheck))
@given(st.lists(ABILITIES, min_size=5, max_size=5), st.integers(0, 99))
def test_random_abilities_never_crash_the_engine(made: list[Ability], seed: int) -> None:
    survive(made, seed)


@pytest.mark.slow
@settings(max_examples=200, deadline=None, derandomize=True, phases=PHASES, suppress_health_check=list(HealthCheck))
@given(st.lists(ABILITIES, min_size=5, max_size=5), st.integers(0, 99))
def test_a_thousand_random_abilities(made: list[Ability], seed: int) -> None:
    survive(made, seed)


@settings(max_examples=100, deadline=None, derandomize=True, phases=PHASES, suppress_health_check=list(HealthCheck))
@given(ABILITIES)
def test_every_tree_can_be_written_and_read_again(made: Ability) -> None:
    assert read_ability(written(made)) == made


@settings(max_examples=100, deadline=None, derandomize=True, phases=PHASES, suppress_health_check=list(HealthCheck))
@given(ABILITIES)
def test_every_tree_can_be_printed_in_english(made: Ability) -> None:
    said = ability_english(made)
    assert said
    assert "(self" not in said
    assert " object at " not in said


UNSAID = (
    *("Acting", "Changing", "Vital", "OffDeck", "Told", "OfPrint"),  # what other words have in common
    *("Together", "Onto", "Finding"),  # the second half of another word, while somebody chooses
    *("ByHand", "DeckRule", "Figure"),  # text that players resolve; deck building; what only a print of a pool says
)


KINDS = (printed.Word, printed.Test, printed.Cond, printed.Amount, printed.Rider, printed.Trigger)


def test_the_trees_are_made_of_every_word() -> None:
    said = inspect.getsource(trees)
    missing = [
        name
        for module in pkgutil.iter_modules(words.__path__)
        for name, made in vars(importlib.import_module(f"{words.__name__}.{module.name}")).items()
        if isinstance(made, type)
        and issubclass(made, KINDS)
        and made.__module__.endswith(f".{module.name}")
        and not re.search(rf"\b{module.name}\.{name}\b", said)
    ]
    assert sorted(missing) == sorted(UNSAID)
