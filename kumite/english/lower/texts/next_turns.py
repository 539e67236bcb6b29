"""Moments of a turn that is still to come."""

from __future__ import annotations

from kumite.english.lower.base import Low, refuse
from kumite.english.lower.conditions.as_events import changed
from kumite.english.lower.nouns.owners import owner_of
from kumite.english.lower.times.durations import period_of
from kumite.english.nodes import Node
from kumite.games.universus.terms import NOBODY, RIVAL, RIVAL_NEXT_TURN, YOU, YOUR_NEXT_TURN


def turn_begins(moment: Node) -> bool:
    """The start of this turn is over when an ability is played: another is meant."""
    period = moment.get("period")
    turn = isinstance(period, Node) and period.get("name") == "turn" and period.get("det") is None
    return turn and moment.get("edge") in ("start", "beginning")


def is_next(moment: Node) -> bool:
    """Your rival's next Ready Phase; the start of your next turn."""
    period = moment.get("period")
    inner = isinstance(period, Node) and period.get("which") == "next"
    return moment.label == "Moment" and (moment.get("which") == "next" or inner)


def without_next(moment: Node) -> Node:
    period = moment.get("period")
    if isinstance(period, Node) and period.get("which") == "next":
        return changed(moment, period=changed(period, which=None))
    return changed(moment, which=None) if moment.get("which") == "next" else moment


def next_end(moment: Node, low: Low) -> int:
    """It waits past the end of this turn: to the end of a player's next one."""
    period, whose = moment.get("period"), moment.get("whose")
    seat = owner_of(whose, low) if isinstance(whose, Node) else NOBODY
    seat = period_of(period, low).whose if isinstance(period, Node) else seat
    if seat not in (YOU, RIVAL):
        refuse(moment, "how long to wait for this cannot be told")
    return YOUR_NEXT_TURN if seat == YOU else RIVAL_NEXT_TURN
