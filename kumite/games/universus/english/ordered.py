"""Which of several events it is: `your second attack this turn`, `for the third time this turn`."""

from __future__ import annotations

import re
from typing import Final

from kumite.core.position import fields
from kumite.games.universus.english.happens import Happens
from kumite.games.universus.english.parts import spaced, whose_english
from kumite.games.universus.terms import ANY, NOBODY, PERIODS, RIVAL, V_ABILITY, V_PLAY, YOU
from kumite.games.universus.words.triggers import Event

ORDINALS: Final = ("", "first", "second", "third", "fourth")
ARTICLE: Final = re.compile(r"^an? ")


def ordinal(n: int, more: str = "") -> str:
    """`first`, `second or more`, `5th`."""
    return spaced(ORDINALS[n] if n < len(ORDINALS) else f"{n}th", more)


def of_any(event: Event) -> Event:
    """The same event, whichever of them; what is counted in a step happens during it."""
    during = NOBODY if event.during == event.since else event.during
    made: Event = type(event)(
        **{**fields(event), "nth": 0, "later": False, "since": Event(V_PLAY).since, "during": during}
    )
    return made


def in_order(told: Happens, event: Event) -> Happens:
    """The event in parts, with its place: of plays by the noun, of anything else by the time."""
    place, when = ordinal(event.nth, "or more" if event.later else ""), f"this {PERIODS[event.since]}"
    who, rest = told.who, told.rest
    if event.verb in (V_PLAY, V_ABILITY) and event.by in (YOU, RIVAL) and ARTICLE.match(rest):
        rest = spaced(ARTICLE.sub(f"{whose_english(event.by, event.by)} {place} ", rest), when)
    elif event.verb == V_PLAY and event.by == ANY and ARTICLE.match(who):
        who = spaced(ARTICLE.sub(f"the {place} ", who), when)
    else:
        rest = spaced(rest, f"for the {place} time", when)
    return Happens(who, told.many, told.base, told.done, rest, told.passive)
