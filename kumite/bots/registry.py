"""Bots by name: random, greedy, search, search:500ms, search:1000it."""

from __future__ import annotations

import re
from typing import Final

from kumite.bots.bot import Bot
from kumite.bots.greedy import Greedy
from kumite.bots.random import Random
from kumite.bots.search import DEFAULT, Budget, Search
from kumite.errors import BadOption, brief

BUDGET: Final = re.compile(r"([0-9]{1,7})(ms|it)")
SIMPLE: Final[dict[str, type[Bot]]] = {Random.name: Random, Greedy.name: Greedy}


def names() -> list[str]:
    """The bots there are."""
    return [*SIMPLE, Search.name]


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; a search bot's budget follows a colon, in milliseconds or in iterations for each decision."""
    kind, colon, budget = str(name).partition(":")
    if kind == Search.name:
        return Search(seed, read(budget) if colon else DEFAULT)
    if kind not in SIMPLE:
        raise BadOption(
            f"there is no bot {brief(name)}; there is {', '.join(names())}, and search:500ms or search:1000it"
        )
    if colon:
        raise BadOption(f"{kind} does not think for long, so it takes no budget: {brief(name)}")
    return SIMPLE[kind](seed)


def read(text: str) -> Budget:
    """A budget as it is written: 500ms or 1000it."""
    found = BUDGET.fullmatch(text)
    if found is None or int(found[1]) == 0:
        raise BadOption(f"search's budget is {brief(text)}; it must be like 500ms or 1000it")
    amount = int(found[1])
    return Budget(milliseconds=amount) if found[2] == "ms" else Budget(iterations=amount)
