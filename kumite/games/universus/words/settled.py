"""Numbers that were set, for those who wait for them to be lowered or raised in whatever way."""

from __future__ import annotations

from kumite.core.position import fields
from kumite.games.universus.printed import Happening
from kumite.games.universus.terms import DAMAGE, SPEED, V_BONUS, V_PENALTY, V_SET
from kumite.games.universus.values import read


def as_change(event: Happening) -> Happening:
    """A number is set: as a bonus or a penalty of so much, which it is not, for those who wait for it to be lowered or
    raised in whatever way, or forbid that (UVS-PEN-02, UVS-BONUS-02).  The last face is the one before it was."""
    up = event.amount - read(event.faces[-1], event.note)
    verb = V_SET if event.note not in (SPEED, DAMAGE) else V_BONUS if up > 0 else V_PENALTY
    made: Happening = type(event)(**{**fields(event), "verb": verb, "amount": abs(up)})
    return made
