"""The amount of health somebody has lost or gained, of damage somebody has taken: just now, or all this turn."""

from __future__ import annotations

from kumite.english.lower.base import Low, only, refuse
from kumite.english.lower.conditions.as_events import since_of, this_turn
from kumite.english.lower.nouns.owners import seat_of_who
from kumite.english.lower.numbers.done_numbers import number_left
from kumite.english.lower.numbers.points import of_event
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount
from kumite.games.universus.terms import ANY, BY_DAMAGE, NOBODY, V_GAIN, V_LOSE
from kumite.games.universus.words.amounts import Tally
from kumite.games.universus.words.triggers import Event


def amount_of(node: Node, low: Low) -> Amount | int:
    """The amount of health somebody lost, of damage somebody has taken."""
    only(node, "of", "who", "act", "pps", "thisway")
    if node.get("thisway") is not None:
        left = number_left(str(node.get("of")), str(node.get("act")), low, node)
        return left or refuse(node, "no instruction has left such a number")
    hurt = node.get("of") == "damage" and node.get("act") in ("took", "taken")
    if not hurt and (node.get("of") != "health" or node.get("act") not in ("lost", "lose", "gained", "gain")):
        refuse(node, "this amount is nowhere noted")
    if node.get("pps") is None:
        return number_of(node, low) or of_event(node, low)
    this_turn(node)
    verb = V_LOSE if hurt or str(node.get("act")).startswith("los") else V_GAIN
    who = node.get("who")
    seat = seat_of_who(who, low) if isinstance(who, Node) else ANY
    return Tally(Event(verb, seat, via=BY_DAMAGE if hurt else NOBODY), True, since_of(node))


def number_of(node: Node, low: Low) -> Amount | None:
    """The amount of health they lost, just now."""
    who = node.get("who")
    seat = seat_of_who(who, low) if isinstance(who, Node) else None
    return number_left(str(node.get("of")), str(node.get("act")), low, node, seat)
