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

import kumite
from kumite.core import save
from kumite.errors import BadPosition
from kumite.games import GAMES
from kumite.games.universus import printed, words
from kumite.games.universus.english.abilities import ability_english
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability
from kumite.games.universus.trees.reading import WORDS, read_ability
from tests.games.universus import anytree, trees
from tests.games.universus.ringside import attack, character, foundation
from tests.games.universus.trees import written
from tests.laws.conserved import check_conserved
from tests.laws.hiding import check_names, check_sight, worlds
from tests.laws.steady import check_asking_is_idle, check_end, check_notation, check_question
from tests.laws.tables import onlookers

ANSWERS = 100
WRITTEN_OUT = 3  # so often is the whole position written down, before it is asked again and after
LOOKED_AT = 12  # so often is looked at what a seat may know
GAME = GAMES["universus"]
KINDS = (printed.Word, printed.Test, printed.Cond, printed.Amount, printed.Rider, printed.Trigger)
PHASES = [Phase.explicit, Phase.reuse, Phase.generate]  # to shrink a game takes minutes
HOW: dict[str, Any] = {
    "deadline": None,
    "derandomize": True,
    "phases": PHASES,
    "suppress_health_check": list(HealthCheck),
}


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
    """A game goes on, whatever is answered, and every law holds."""
    rng = Random(seed)
    g = kumite.setup("universus", position(made, rng.choice(["open", "silent"])), seed=0).position
    for number in range(ANSWERS):
        check_conserved("universus", g)
        if g.asking is None:
            check_end(GAME, g)
            return
        check_question(GAME, g)
        check_notation(g)
        if number % WRITTEN_OUT == 0:
            check_asking_is_idle(g)
        if number % LOOKED_AT == 0:
            assert isinstance(g, Versus)
            check_sights(g, seed)
        options = g.asking.options
        g.answer(options[rng.randrange(len(options))])
    again = save.from_json(type(g), save.to_json(g))
    assert save.to_json(again) == save.to_json(g)


def check_sights(g: Versus, key: int) -> None:
    """At a silent table a question, or none, may tell."""
    if g.house.windows == "silent":
        return
    for seat in onlookers(GAME, g):
        check_names(GAME, g, seat)
        check_sight(GAME, g, seat, worlds(GAME, g, seat, (key,)))


class Carried:
    """The abilities with which a game has been played."""

    def __init__(self) -> None:
        self.abilities: set[Ability] = set()

    def play(self, seed: int) -> None:
        """A game of five random abilities; one whose cards cannot lie there counts for nothing."""
        rng = Random(seed)
        made = anytree.sound_abilities(rng, 5)
        try:
            survive(made, rng.randrange(100))
        except BadPosition as refused:
            if "UFS-KEY-19" not in refused.rules:  # somebody else's "X only" card does not lie in a stage
                raise
        else:
            self.abilities.update(made)

    def play_games(self, n: int) -> None:
        """As many of them as Hypothesis draws, each another one."""

        @settings(max_examples=n, **HOW)
        @given(anytree.seeds())
        def one(seed: int) -> None:
            self.play(seed)

        one()


@pytest.mark.slow
def test_random_abilities_never_crash_the_engine() -> None:
    carried = Carried()
    carried.play_games(15)
    assert len(carried.abilities) >= 50


@pytest.mark.slow
def test_a_thousand_random_abilities() -> None:
    """They are a thousand, none like another, of every word there is, and all were in a game."""
    carried = Carried()
    carried.play_games(250)
    assert len(carried.abilities) >= 1000
    assert made_with() <= anytree.words_of(carried.abilities)


@settings(max_examples=300, **HOW)
@given(anytree.seeds())
def test_every_tree_can_be_written_read_and_printed(seed: int) -> None:
    (made,) = anytree.sound_abilities(Random(seed), 1)
    assert read_ability(written(made), checked=True) == made
    said = ability_english(made)
    assert said
    assert "(self" not in said
    assert " object at " not in said


def made_with() -> set[str]:
    """Whatever a card can be defined with."""
    return {name for name in anytree.MADE if issubclass(WORDS[name], KINDS)}


def test_every_word_is_drawn() -> None:
    assert made_with() <= anytree.words_of(anytree.sound_abilities(Random(0), 1500))


UNSAID = (
    *("Acting", "Changing", "Vital", "OffDeck", "OffTop", "Told", "OfPrint"),  # what other words have in common
    *(
        "Together",
        "Gather",
        "Onto",
        "OfThese",
        "Abilities",
        "Finding",
    ),  # the second half of another word, while somebody chooses
    *("ByHand", "DeckRule", "Figure"),  # text that players resolve; deck building; what only a print of a pool says
)


def test_the_trees_that_are_told_and_read_back_are_made_of_every_word() -> None:
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
