"""A check that was part of a cost has failed: what the cost was to pay for does not come about (UVS-RULING-72)."""

from __future__ import annotations

from kumite.core.position import Step
from kumite.games.universus.position import Versus
from kumite.games.universus.texts import SETTLE, CloseScope


class Payday(Step):
    """A cost is paid: the step that says so."""

    __slots__ = ()


class Failable(Step):
    """What a cost was paid for, where that is no ability: playing a card, doing as one may, cancelling."""

    __slots__ = ()

    def failed(self, g: Versus) -> None:
        """It does not come about."""
        raise NotImplementedError


def give_up(g: Versus, at: int) -> None:
    """Forget the rest of the payment and what it was for: a card that is being played, an option, a cancelling; or the
    ability of this scope."""
    step = g.todo.pop()
    while not isinstance(step, (Failable, CloseScope)):
        step = g.todo.pop()
    if isinstance(step, Failable):
        step.failed(g)
    else:
        g.then(SETTLE, CloseScope(at))  # what happened meanwhile was done for that ability still
