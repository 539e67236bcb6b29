"""Classes and states of effects (UVS-ECLASS-01, UVS-ESTATE-01)."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.fading import Fading
from kumite.games.universus.printed import Word
from kumite.games.universus.records import Lasting
from kumite.games.universus.terms import NOBODY
from kumite.games.universus.words.bonus import CheckBonus
from kumite.games.universus.words.changes import Changing
from kumite.games.universus.words.laying import PlaceOnTop
from kumite.games.universus.words.rule import Rule
from kumite.games.universus.words.structure import Fired, While

CLASSES: Final = ("direct", "fired", "modifier", "rule")  # how and when it applies
STATES: Final = ("static", "assigned", "detached")  # what becomes of it as cards move or change


def class_of(word: Word) -> str:
    """UVS-ECLASS-01: changes of checks are fired by them (UVS-FIRED-03); what is just carried out is direct."""
    if isinstance(word, Fired | CheckBonus):
        return "fired"
    if isinstance(word, Changing | While | PlaceOnTop | Fading) or word.waits_for() is not None:
        return "modifier"
    return "rule" if isinstance(word, Rule) else "direct"


def state_of(effect: Lasting | None) -> str:
    """UVS-ESTATE-01, UVS-ESTATE-02, UVS-STATIC-01: a continuous ability's effect is no lasting one: it is static."""
    if effect is None:
        return "static"
    return "detached" if effect.on == NOBODY else "assigned"
