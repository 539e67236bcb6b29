"""Less than your rival's: the number of the other player, where the property is left out."""

from __future__ import annotations

from kumite.english.lower.base import Low, refuse
from kumite.english.lower.nouns.owners import owner_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount
from kumite.games.universus.terms import NOBODY, RIVAL, YOU
from kumite.games.universus.words.amounts import Count, Health, Value
from kumite.games.universus.words.sels import Sel


def yours(node: Node, low: Low) -> Amount | int | None:
    """5 less than your rival's: of what is compared."""
    return None if low.left is None else of_other(node, low.left, low)


def of_other(node: Node, left: Amount | int, low: Low) -> Amount:
    """Your rival's, where the property is left out."""
    who = {"rival's": RIVAL, "yours": YOU}.get(str(node.get("whose")), NOBODY)
    if who == NOBODY:
        who = owner_of("their", low)
    if isinstance(left, Health) and left.who != who:
        return Health(who, left.limit)
    whose = getattr(left.what, "whose", NOBODY) if isinstance(left, Value | Count) else NOBODY
    if whose in (NOBODY, who) or not isinstance(left, Value | Count):
        refuse(node, "whose property this is cannot be told")
    if isinstance(left, Count) and isinstance(left.what, Sel):
        return Count(Sel(left.what.n, who, left.what.tests, left.what.zones), left.distinct)
    if isinstance(left, Value) and not isinstance(left.what, Sel):
        return Value(type(left.what)(who), left.prop, left.printed)  # type: ignore[call-arg]
    return refuse(node, "whose property this is cannot be told")
