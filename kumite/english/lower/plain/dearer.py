"""What it costs more to do, put as an additional cost: who pays it, and how long that is so."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, put, remade, without
from kumite.english.nodes import Node, Value

BOTH: Final = ("EachPlayer", "BothPlayers", "Players", "AnyPlayer")
PLAYERS: Final = ("You", "Rival")
ENDS: Final = ("ForRest", "UntilEdge")


def costs_more(node: Node) -> Node:
    """Your opponent's assets cost 1 additional vitality to play: they must lose it as an additional cost."""
    what, n = node.get("what"), node.get("n")
    if not isinstance(what, Node) or what.label != "Sel" or not isinstance(n, Node):
        return node
    what = of_their_cards(what)
    whose = what.get("whose")
    who = whose if isinstance(whose, Node) and whose.label in PLAYERS else remade(what, (), "EachPlayer")
    if whose is not None and who is not whose and label_of(whose) not in BOTH:
        return node
    cost = remade(node, (("who", who), ("does", paid(node, n))), "Must")
    played = without(what, "whose") if whose is not None else what
    act = remade(what, (("verb", "play"), ("what", played)), "Play")
    made = remade(node, (("tail", "yes"), ("cost", cost), ("act", act)), "Surcharge")
    until = node.get("until")
    return each_pays(made) if until is None else remade(node, (("until", until), ("does", each_pays(made))), "Lasting")


def of_their_cards(what: Node) -> Node:
    """Abilities on your opponent's assets: those they play."""
    mods = what.parts("mods")
    on = mods[0].get("what") if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "On" else None
    if not isinstance(on, Node) or label_of(on.get("whose")) not in PLAYERS or what.get("whose") is not None:
        return what
    there = remade(mods[0], (("what", without(on, "whose")),)) if isinstance(mods[0], Node) else what
    return put(put(what, "mods", (there,)), "whose", on.node("whose"))


def paid(node: Node, n: Node) -> Node:
    """1 health, 1 momentum, 1 card."""
    of = node.get("of")
    if of == "health":
        return remade(node, (("verb", "lose"), ("n", n), ("of", "health")), "Lose")
    cards = remade(n, (("n", n), ("type", remade(n, (("name", str(of)),), "Type"))), "Sel")
    return remade(node, (("verb", "discard"), ("what", cards)), "Discard")


def each_pays(node: Node) -> Node:
    """Each player must lose 1 vitality to play actions: you must, and your opponent must."""
    cost = node.get("cost")
    if not isinstance(cost, Node) or cost.label != "Must" or label_of(cost.get("who")) not in BOTH:
        return node
    both = [put(node, "cost", put(cost, "who", remade(cost.node("who"), (), label))) for label in PLAYERS]
    return remade(node, (("parts", tuple(both)),), "Seq")


def lasts(node: Node) -> Node:
    """They must lose 1 vitality as an additional cost to play Enhances for the rest of this Enhance Step."""
    act, cost = node.get("act"), node.get("cost")
    if not isinstance(act, Node) or not isinstance(cost, Node):
        return node
    hows = act.parts("hows")
    times = [how.get("until") for how in hows if isinstance(how, Node) and how.label == "Until"]
    ends = [one for one in times if isinstance(one, Node) and one.label in ENDS]
    if len(ends) == len(hows) == 1 and act.label == "Play":
        return remade(node, (("until", ends[0]), ("does", put(node, "act", without(act, "hows")))), "Lasting")
    does = cost.get("does")
    if not hows and isinstance(does, Node) and does.label == "Lasting" and label_of(does.get("until")) in ENDS:
        inner: Value = put(cost, "does", does.node("does"))
        return remade(node, (("until", does.node("until")), ("does", put(node, "cost", inner))), "Lasting")
    return node
