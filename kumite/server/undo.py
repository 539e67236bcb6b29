"""Taking back: the own last step, as long as nothing was revealed or rolled since; anything else by consent."""

from __future__ import annotations

from kumite.core.position import QUIT, Position
from kumite.errors import Refusal
from kumite.play.match import Match


class CannotUndo(Refusal):
    """There is nothing this seat could take back."""


def last_step(match: Match, seat: int) -> int:
    """Where in the log this seat's last decision is; what the table began with is nobody's any more."""
    askers = match.askers()
    for at in reversed(match.decided()):
        if askers[at] == seat and at >= match.told:
            return at
    raise CannotUndo("there is nothing you could take back: you have not decided anything yet")


def is_free(match: Match, seat: int, at: int) -> bool:
    """Whether the seat may take back its decision at this place of the log without asking anybody."""
    g = before(match, at)
    seen = g.known[:]
    for choice in match.log[at:]:
        if g.asking is None or g.asking.who != seat or choice <= QUIT:
            return False  # something was rolled, or somebody else has decided since, or somebody has left
        g.answer(choice)
    if g.asking is None or g.asking.who != seat:
        return False  # the others are at it already
    bit = 1 << seat
    return not any(now & ~then & bit for now, then in zip(g.known, seen, strict=True))


def before(match: Match, at: int) -> Position:
    """The position before this answer of the log."""
    g = match.start.clone()
    for choice in match.log[:at]:
        g.answer(choice)
    return g
