"""How a card goes: face down, committed, in any order, at another time."""

from __future__ import annotations

from typing import Final, NamedTuple

from kumite.english.lower.base import Low, effect, node_of, only, refuse
from kumite.english.lower.verbs.objects import changed_node
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.words.structure import Or

FACINGS: Final = {"facedown": "down", "faceup": "up", "flipped": "down"}


class Manner(NamedTuple):
    """The manner of a move."""

    facing: str = ""
    committed: bool = False
    transformed: bool = False
    order: str = ""


PLAIN: Final = Manner()


def manner_of(node: Node) -> Manner:
    """What the `hows` of a move say together."""
    how = PLAIN
    for part in node.parts("hows"):
        how = with_part(how, node_of(part, node))
    return how


def with_part(how: Manner, part: Node) -> Manner:
    if how.facing == "down" and is_blank_foundation(part):
        return how  # as every card is that lies face down in a stage
    if part.label != "How":
        refuse(part, "this manner is not understood here")
    only(part, "state", "order", "undercontrol")
    state, order = part.get("state"), part.get("order")
    if order is not None:
        return how._replace(order=str(order))
    if how.facing and state in FACINGS and how.facing != FACINGS[str(state)]:
        refuse(part, "both face up and face down")
    if how.committed and state == "ready":
        refuse(part, "both ready and committed")
    if state in FACINGS:
        return how._replace(facing=FACINGS[str(state)])
    if state == "committed":
        return how._replace(committed=True)
    if state == "transformed":
        return how._replace(transformed=True)
    if state == "ready":
        return how
    return refuse(part, "this manner is not understood here")


def is_blank_foundation(part: Node) -> bool:
    """As a foundation with a blank text box."""
    role = part.get("role") if part.label == "As" else None
    if not isinstance(role, Node) or role.label != "Role" or role.parts("adjs"):
        return False
    kind, has = role.get("type"), role.get("with")
    foundation = isinstance(kind, Node) and kind.get("name") == "foundation"
    return foundation and isinstance(has, Node) and has.label == "Blank"


def delayed(node: Node, low: Low) -> Text | None:
    """A move said to happen during a period, or face up or face down as its doer likes: the clause it stands for."""
    parts = [node_of(part, node) for part in node.parts("hows")]
    for part in parts:
        rest = tuple([other for other in parts if other is not part])
        once = changed_node(node, "hows", rest)
        if is_moment(part):
            return effect(at(part, once), low)
        if part.label == "How" and part.get("state2") is not None:
            ways = [str(part.get("state")), str(part.get("state2"))]
            hows = [(*rest, Node("How", (("state", way),), part.start, part.end)) for way in ways]
            return (Or(tuple([effect(changed_node(node, "hows", some), low) for some in hows]), low.doer),)
    return None


def is_moment(part: Node) -> bool:
    return part.label == "During" and part.get("not") is None


def at(part: Node, does: Node) -> Node:
    """The clause, at the time that a During speaks of."""
    return Node("At", (("moment", part.node("period")), ("does", does)), does.start, does.end)
