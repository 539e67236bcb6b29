"""Times put plainly: until when, while what."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, put, remade, without
from kumite.english.nodes import Node, Value


def rest_of(node: Node) -> Node:
    """For the rest of this attack."""
    rest = node.get("what")
    of = rest.get("of") if isinstance(rest, Node) and rest.label == "Rest" else None
    kind = of.get("type") if isinstance(of, Node) and of.get("det") in ("this", "the") and len(of.fields) == 2 else None
    if not isinstance(kind, Node) or kind.get("name") not in ("attack", "turn"):
        return node
    period = remade(node, (("det", "this"), ("name", str(kind.get("name")))), "Period")
    until = remade(node, (("period", period),), "ForRest")
    return remade(node, (("until", until),), "Until")


def lasts_while(node: Node) -> Node:
    """This attack gets +2 speed while you have 2 or more assets."""
    until = node.get("until")
    if not isinstance(until, Node) or until.label != "WhileCond" or until.get("cond") is None:
        return node
    return remade(node, (("tail", "yes"), ("does", without(node, "until")), ("cond", until.node("cond"))), "While")


def herein(node: Node) -> Node:
    """While in your stage: while this card is there."""
    cond = node.get("cond")
    if not isinstance(cond, Node) or cond.label != "IsIn" or cond.get("what") is not None:
        return node
    card = remade(cond, (("name", "card"),), "Type")
    this = remade(cond, (("det", "this"), ("type", card)), "Sel")
    return put(node, "cond", remade(cond, (("what", this), *cond.fields)))


OF_MOMENTS: Final = ("whose", "which", "period", "edge", "words", "agrees")


def until_edge(node: Node) -> Node:
    """Until your next turn begins: until its start."""
    moment = node.get("event")
    if not isinstance(moment, Node) or moment.label != "Moment" or moment.get("edge") not in ("begin", "start", "end"):
        return node
    whose, name = moment.get("whose"), moment.get("period")
    if not isinstance(whose, Node) or name is None or any(key not in OF_MOMENTS for key, _ in moment.fields):
        return node
    fields: list[tuple[str, Value]] = [("whose", whose), ("name", name)]
    if moment.get("which") is not None:
        fields.insert(1, ("which", str(moment.get("which"))))
    edge = "end" if moment.get("edge") == "end" else "start"
    return remade(node, (("edge", edge), ("period", remade(moment, tuple(fields), "Period"))), "UntilEdge")


def permitted_until(node: Node) -> Node:
    """For the rest of this turn, you may play attacks from your discard pile: the time is that of the playing."""
    may, until = node.get("does"), node.get("until")
    play = may.get("does") if isinstance(may, Node) and may.label == "May" else None
    if not isinstance(play, Node) or play.label != "Play" or not isinstance(until, Node) or not isinstance(may, Node):
        return node
    if any(label_of(how) == "Until" for how in play.parts("hows")):
        return node
    lasts = remade(until, (("until", until),), "Until")
    return put(may, "does", put(play, "hows", (*play.parts("hows"), lasts)))
