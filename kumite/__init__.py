"""Kumite, the open table for tabletop fighting games.

>>> import kumite
>>> m = kumite.match("megafighter", seed=7)
>>> m.question.seat, m.question.what
(1, 'draft')
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from kumite.build import choose

choose(__path__)  # before anything else is imported: core and games, plain or compiled

from kumite.errors import (  # noqa: E402  (after the choice of the build)
    BadOption,
    BadPosition,
    BadScenario,
    BrokenRecord,
    IllegalAnswer,
    Refusal,
    UnknownGame,
)

if TYPE_CHECKING:
    from kumite.play.match import Match, Option, Question
    from kumite.play.record import replay
    from kumite.play.sit import games, match, setup

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BadPosition",
    "BadScenario",
    "BrokenRecord",
    "IllegalAnswer",
    "Match",
    "Option",
    "Question",
    "Refusal",
    "UnknownGame",
    "games",
    "match",
    "replay",
    "setup",
]

# All games are loaded by the first of these that somebody asks for: `kumite --help` needs none.
LATE = {
    **dict.fromkeys(("Match", "Option", "Question"), "kumite.play.match"),
    "replay": "kumite.play.record",
    **dict.fromkeys(("match", "setup"), "kumite.play.sit"),
}


def __getattr__(name: str) -> Any:
    if name not in LATE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(LATE[name]), name)
    return found


class Package(ModuleType):
    """`kumite.games()` names the games, although there is a package of that name, too."""

    @property
    def games(self) -> Any:
        return import_module("kumite.play.sit").games

    @games.setter
    def games(self, package: ModuleType) -> None:
        """Whoever imports that package would put it here."""


sys.modules[__name__].__class__ = Package
