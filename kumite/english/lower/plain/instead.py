"""What would happen, and what happens instead, put plainly."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.before import prevented
from kumite.english.lower.plain.nodes import THIS_TURN, label_of, put, remade, without
from kumite.english.nodes import Node, Value

WHEN: Final = ("if", "when", "before")
PLAYERS: Final = ("You", "Rival")


def so_long(node: Node) -> Node:
    """Until the end of the turn, if your foundation would be destroyed, flip it instead: the time is said first."""
    until, event, does = node.get("until"), node.get("event"), node.get("does")
    if not isinstance(until, Node) or not isinstance(event, Node) or event.get("would") is None:
        return node
    if label_of(does) != "Instead" or not isinstance(does, Node) or set(dict(does.fields)) - {"words"} != {"does"}:
        return node
    if set(dict(node.fields)) - {"until", "when", "count", "event", "does", "words"}:
        return node
    counted = node.get("count") is not None
    if not counted and str(node.get("when")) not in WHEN:
        return node
    if event.get("act2") is not None or any(name not in PARTS for name, _ in event.fields):
        return node
    if not this_turn(until):
        return node
    count: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "count"]
    if event.get("act") is not None:
        of: list[tuple[str, Value]] = [("what", event.node("what")), ("act", str(event.get("act")))]
    else:
        of = [("who", event.node("who")), ("act", event.node("does"))]
    rest: list[tuple[str, Value]] = [("pps", (*event.parts("pps"), THIS_TURN)), ("does", does.node("does"))]
    return remade(node, (*count, *of, *rest), "Replace")


def this_turn(until: Node) -> bool:
    """Until the end of the turn, for the rest of it."""
    period = until.get("period")
    of_turn = isinstance(period, Node) and period.get("name") == "turn" and period.get("det") in ("the", "this")
    plain = isinstance(period, Node) and set(dict(period.fields)) <= {"det", "name", "words"}
    return of_turn and plain and (until.label == "ForRest" or until.get("edge") == "end")


PARTS: Final = ("who", "what", "act", "does", "pps", "would", "words")


def next_damage(node: Node) -> Node:
    """The next time you would take damage this turn, reduce that damage by 3: the damage you would take, once."""
    act, who = node.get("act"), node.get("who")
    if node.get("count") != "next" or not isinstance(act, Node) or act.label != "Take" or act.get("from") is not None:
        return node
    if node.parts("pps") not in ((), (THIS_TURN,)) or label_of(who) not in PLAYERS or not isinstance(who, Node):
        return node
    does = node.get("does")
    if label_of(act.get("n")) != "Damage" or act.node("n").fields or not isinstance(does, Node):
        return node
    less = prevented(does, who)
    return less if isinstance(less, Node) and less is not does and less.label == "Prevent" else node


def may_instead(node: Node) -> Node:
    """If you would draw a card, you may instead mill 1 card: you may do that instead."""
    does = node.get("does")
    if not isinstance(does, Node) or does.label != "May" or does.get("instead") is None:
        return node
    return put(node, "does", without(does, "instead"))


STATES: Final = ("commit", "flip", "seal", "freeze", "stun", "attach", "ready", "unflip")  # that may be so already


def happens(cond: Node) -> bool:
    """If a foundation is destroyed: that happens, and is no state."""
    known = set(dict(cond.fields)) <= {"what", "tense", "act", "how", "pps", "words"}
    return cond.label == "Past" and known and cond.get("tense") == "is" and cond.get("act") not in STATES


def waits_for_if(node: Node) -> Node:
    """Response: If this attack deals damage, draw 1 card: after it does; what sets it off is said as a condition."""
    body = node.get("does")
    parts = body.parts() if isinstance(body, Node) and body.label == "Text" else ()
    first = parts[0] if parts else None
    cond = first.get("cond") if isinstance(first, Node) and first.label == "If" else None
    if node.get("event") is not None or not isinstance(first, Node) or not isinstance(cond, Node):
        return node
    if set(dict(first.fields)) - {"words", "tail"} != {"cond", "does"} or not isinstance(body, Node):
        return node
    if cond.label != "Now" and not happens(cond):
        return node
    event = remade(cond, tuple([one for one in cond.fields if one[0] != "tense"]), "Event")
    told = remade(body, (("parts", (first.node("does"), *parts[1:])),))
    return remade(node, (("when", "after"), ("event", event), ("does", told)))
