"""Kumite, the open table for tabletop fighting games.

>>> import kumite
>>> m = kumite.match("megafighter", seed=7)
>>> m.question.seat, m.question.what
(1, 'draft')
"""

from __future__ import annotations

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
from kumite.play.match import Match, Option, Question  # noqa: E402
from kumite.play.record import replay  # noqa: E402
from kumite.play.sit import games, match, setup  # noqa: E402

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
