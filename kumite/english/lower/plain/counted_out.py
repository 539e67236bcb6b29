"""Counters by the number of something: it stands behind the card they are put on."""

from __future__ import annotations

from kumite.english.lower.plain.nodes import label_of, noun, put, remade, without
from kumite.english.nodes import Node, Value


def for_each_there(node: Node) -> Node:
    """Add 1 Ember counter to this card for each asset in your stage."""
    what = node.get("what")
    each = last_each(what)
    if each is None or not isinstance(what, Node):
        return node
    mods = what.parts("mods")[:-1]
    bare = put(what, "mods", mods) if mods else without(what, "mods")
    limits = tuple([mod for mod in each.parts("mods") if label_of(mod) == "Limited"])
    kept = tuple([mod for mod in each.parts("mods") if label_of(mod) != "Limited"])
    of = put(each, "mods", kept) if kept else without(each, "mods")
    fields: list[tuple[str, Value]] = [("tail", "yes"), ("does", put(node, "what", bare)), ("of", of)]
    if len(limits) == 1 and isinstance(limits[0], Node):
        fields.append(("limit", limits[0].node("limit")))
    return remade(node, tuple(fields), "ForEach") if len(limits) < len(("one", "another")) else node


def last_each(what: Value | None) -> Node | None:
    """What stands behind a certain card, after `for each`."""
    mods = what.parts("mods") if isinstance(what, Node) and what.label == "Sel" else ()
    last = mods[-1] if mods else None
    each = last.get("each") if isinstance(last, Node) and last.label == "PerEach" else None
    return each if isinstance(each, Node) and each.label == "Sel" else None


def counters_moved(node: Node) -> Node:
    """Add 1 Ember counter to this card for each attack in your card pool: the attacks are there."""
    what, to = node.get("what"), node.get("to")
    if not isinstance(what, Node) or noun(what) != "counter" or node.get("prep") != "in" or not isinstance(to, Node):
        return node
    goal = what.parts("mods")[-1] if what.parts("mods") else None
    card = goal.get("what") if isinstance(goal, Node) and goal.label == "ToWhat" else None
    each, kind = last_each(card), what.parts("adjs")
    if each is None or not isinstance(card, Node) or len(what.parts("mods")) != 1 or len(kind) != 1:
        return node
    name = kind[0].get("name") if isinstance(kind[0], Node) and kind[0].label == "Trait" else None
    if not isinstance(name, str) or set(dict(node.fields)) - {"words"} != {"verb", "what", "prep", "to"}:
        return node
    if set(dict(what.fields)) - {"words"} != {"n", "adjs", "type", "mods"}:
        return node
    there = remade(to, (("prep", "in"), ("zones", to.node("zones"))), "In")
    per = remade(each, (("each", put(each, "mods", (*each.parts("mods"), there))),), "PerEach")
    on = put(card, "mods", (*card.parts("mods")[:-1], per))
    fields: list[tuple[str, Value]] = [("verb", str(node.get("verb"))), ("n", what.node("n")), ("name", name)]
    return remade(node, (*fields, ("what", on)), "Counter")
