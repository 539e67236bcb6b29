"""The seams of phases and steps (UVS-PHASE-03)."""

from __future__ import annotations

from kumite.games.universus.faces import abilities
from kumite.games.universus.handwork import hidden_responses
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Happening, Trigger
from kumite.games.universus.terms import NOBODY, V_MOMENT
from kumite.games.universus.verbs import tell
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.triggers import Either, Moment


def moment(g: Versus, period: int, edge: int) -> None:
    """A phase or step begins or ends.  At a silent table only if somebody listens: at an open one that would tell."""
    if g.ears[V_MOMENT] or g.effects or g.house.windows != "silent":
        tell(g, Happening(V_MOMENT, g.turn, (), edge, period, 0, NOBODY, NOBODY, NOBODY, g.tick))


def seldom(g: Versus, period: int, edge: int, by: int) -> bool:
    """A seam that few texts speak of: told only if one waits for just that; at an open table also if a card of the
    match could wait for it out of a hand or face down, whoever holds that.  Says whether."""
    if not g.ears[V_MOMENT] and not g.effects and g.house.windows == "silent":
        return False
    waiting: list[Trigger] = [effect.body.trigger for effect in g.effects if isinstance(effect.body, Fired)]
    for h in g.ears[V_MOMENT]:
        for ability in abilities(g, h):
            waiting += [ability.trigger] if ability.trigger is not None else []
            waiting += [word.trigger for word in ability.does if isinstance(word, Fired)]
    waiting += [ability.trigger for ability in hidden_responses(g, V_MOMENT) if ability.trigger is not None]
    if not any(waits_for(trigger, period, edge) for trigger in waiting):
        return False
    tell(g, Happening(V_MOMENT, by, (), edge, period, tick=g.tick))
    return True


def waits_for(trigger: Trigger, period: int, edge: int) -> bool:
    if isinstance(trigger, Either):
        return any(waits_for(one, period, edge) for one in trigger.triggers)
    return isinstance(trigger, Moment) and (trigger.period, trigger.edge) == (period, edge)
