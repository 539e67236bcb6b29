"""Events and what has happened, put as the chapters expect them (see regroup.py)."""

from __future__ import annotations

from kumite.english.lower.rephrase import put, remade, without
from kumite.english.nodes import Node, Value


def past(node: Node) -> Node:
    for rule in (attacked, added_to, none_of, of_any, character_hurt):
        if node.label == "Past":
            node = rule(node)
    return played_from(node)


def added_to(node: Node) -> Node:
    """You have not added any cards to your momentum: where they went stands behind the noun."""
    what = node.get("what")
    mods = what.parts("mods") if isinstance(what, Node) and what.label == "Sel" else ()
    to = mods[-1] if mods and isinstance(mods[-1], Node) and mods[-1].label == "ToWhat" else None
    zone = to.get("what") if isinstance(to, Node) else None
    if node.get("act") != "add" or not isinstance(zone, Node) or not isinstance(what, Node):
        return node
    if zone.label != "WholeZone":
        return node
    bare = put(what, "mods", mods[:-1]) if mods[1:] else without(what, "mods")
    n = bare.get("n")
    if isinstance(n, Node) and n.label == "Each" and n.get("any") is not None:
        bare = put(without(bare, "n"), "det", "a")
    goal = remade(zone, (("to", remade(zone, (("zones", remade(zone, zone.fields, "Zone")),), "To")),), "ToZone")
    return put(put(node, "what", bare), "pps", (goal, *node.parts("pps")))


def none_of(node: Node) -> Node:
    """No foundations were milled this way: not one."""
    what = node.get("what")
    if not isinstance(what, Node) or what.get("det") != "no" or node.get("not") is not None:
        return node
    return put(put(node, "what", put(without(what, "other"), "det", "a")), "not", "not")


def of_any(node: Node) -> Node:
    """Either player has discarded a card from their hand: whoever has, from their own."""
    who, what = node.get("who"), node.get("what")
    of = what.get("of") if isinstance(what, Node) and what.label == "Counted" else what
    if not isinstance(who, Node) or who.label not in ("AnyPlayer", "Players") or not isinstance(of, Node):
        return node
    mods = tuple([nobodys(mod) for mod in of.parts("mods")])
    if mods == of.parts("mods") or not isinstance(what, Node):
        return node
    bare = put(of, "mods", mods)
    return put(node, "what", put(what, "of", bare) if what.label == "Counted" else bare)


def nobodys(mod: Value) -> Value:
    zones = mod.get("zones") if isinstance(mod, Node) and mod.label == "In" else None
    whose = zones.get("whose") if isinstance(zones, Node) else None
    theirs = isinstance(whose, Node) and whose.label == "Their"
    if not isinstance(mod, Node) or not isinstance(zones, Node) or not theirs:
        return mod
    return put(mod, "zones", without(zones, "whose"))


def character_hurt(node: Node) -> Node:
    """A character has taken damage this turn: some player has."""
    who = node.get("who")
    kind = who.get("type") if isinstance(who, Node) and who.get("det") == "a" and len(who.fields) == 2 else None
    if node.get("act") != "take" or not isinstance(kind, Node) or kind.fields != (("name", "character"),):
        return node
    return put(node, "who", remade(node, (("words", ("a", "player")),), "AnyPlayer"))


def played_from(node: Node) -> Node:
    """From a zone other than your hand: from anywhere else."""
    parts = tuple([elsewhere(part) for part in node.parts("pps")])
    return put(node, "pps", parts) if parts and parts != node.parts("pps") else node


def elsewhere(part: Value) -> Value:
    what = part.get("what") if isinstance(part, Node) and part.label == "FromWhat" else None
    mods = what.parts("mods") if isinstance(what, Node) else ()
    other = mods[0] if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "OtherThan" else None
    zone = other.get("what") if isinstance(other, Node) else None
    kind = what.get("type") if isinstance(what, Node) and what.get("det") in ("a", "any") else None
    if not isinstance(part, Node) or not isinstance(zone, Node) or zone.label != "WholeZone":
        return part
    if not isinstance(kind, Node) or kind.fields != (("name", "zone"),):
        return part
    but = remade(zone, (("but", remade(zone, zone.fields, "Zone")),), "Anywhere")
    return remade(part, (("zones", but),), "FromZone")


def event(node: Node) -> Node:
    """An ability on an action card or a keyword ability on an attack card: one event or the other."""
    node = played_from(node)
    does = node.get("does")
    what = does.get("what") if isinstance(does, Node) and does.label == "Play" else None
    mods = what.parts("mods") if isinstance(what, Node) and what.label == "Sel" else ()
    on = mods[0].get("what") if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "On" else None
    if not isinstance(on, Node) or on.label != "Sels" or on.get("join") != "or" or not isinstance(does, Node):
        return node
    first, last = on.parts()[0], on.parts()[-1]
    kind = last.get("type") if isinstance(last, Node) else None
    ability = isinstance(kind, Node) and kind.get("name") == "ability" and len(on.parts()) == 2
    if not ability or not isinstance(what, Node) or not isinstance(first, Node) or not isinstance(last, Node):
        return node
    whole = put(what, "mods", (remade(first, (("what", first),), "On"),))
    ways = (put(node, "does", put(does, "what", whole)), put(node, "does", put(does, "what", last)))
    return remade(node, (("parts", ways), ("join", "or")), "AnyOf")


def attacked(node: Node) -> Node:
    """This backup is being attacked: so it is, just now."""
    if node.get("being") is None or node.get("act") != "attack" or node.get("tense") != "is" or node.get("pps"):
        return node
    state = remade(node, (("is", "attacked"),), "State")
    kept = tuple([one for one in node.fields if one[0] in ("what", "tense", "not")])
    return remade(node, (*kept, ("as", state)), "Is")
