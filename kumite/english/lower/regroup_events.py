"""Events and what has happened, put as the chapters expect them (see regroup.py)."""

from __future__ import annotations

from kumite.english.lower.rephrase import put, remade, without
from kumite.english.nodes import Node, Value


def past(node: Node) -> Node:
    for rule in (this_way, attacked, added_to, none_of, of_any, character_hurt):
        if node.label == "Past":
            node = rule(node)
    return played_from(node)


def this_way(node: Node) -> Node:
    """You did not mill an attack this way; you sacrifice 5 or more foundations this way: what has just been done."""
    does, who = node.get("does"), node.get("who")
    way = [one.label for one in node.parts("pps") if isinstance(one, Node)] == ["ThisWay"]
    what = does.get("what") if isinstance(does, Node) and set(dict(does.fields)) == {"verb", "what"} else None
    if not way or not isinstance(who, Node) or not isinstance(what, Node) or what.label != "Sel":
        return node
    assert isinstance(does, Node)
    one = what.get("det") in ("a", "any")
    n = remade(what, (("n", 1),), "Num") if one else what.get("n")
    if not isinstance(n, Node):
        return node
    counted = remade(what, (("n", n), ("of", without(what, "det", "n"))), "Counted")
    denied = tuple([field for field in node.fields if field[0] == "not"])
    fields = (("who", who), ("act", str(does.get("verb"))), ("what", counted), ("pps", node.parts("pps")))
    return remade(node, (*fields, *denied), "Past")


def added_to(node: Node) -> Node:
    """You have not added any cards to your momentum: where they went stands behind the noun."""
    said = node.get("what")
    what = said.get("of") if isinstance(said, Node) and said.label == "Counted" else said
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
    if isinstance(said, Node) and said is not what:
        bare = put(said, "of", bare)
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
    """A Form ability on an asset or a keyword ability on an attack: one event or the other."""
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


# Acts


def next_one(node: Node) -> Node:
    """Build the next foundation you play: as it is played."""
    what = node.get("what")
    if not isinstance(what, Node) or what.label != "Sel" or what.get("order") != "next" or what.get("n") is not None:
        return node
    who, mods, hows = what.get("whose"), list(what.parts("mods")), list(node.parts("hows"))
    for mod in what.parts("mods"):
        if isinstance(mod, Node) and mod.label == "ByPlayer" and mod.get("act") == "play" and who is None:
            who = mod.get("who")
            hows += [part for part in mod.parts("pps") if isinstance(part, Node) and part.label == "How"]
            mods.remove(mod)
            mods += [part for part in mod.parts("pps") if not (isinstance(part, Node) and part.label == "How")]
    if not isinstance(who, Node) or any(mod != THIS_TURN for mod in mods) or (hows and node.label != "Build"):
        return node
    kept = tuple([one for one in what.fields if one[0] in ("adjs", "type", "trait")])
    played = remade(what, (("verb", "play"), ("what", remade(what, (("det", "a"), *kept)))), "Play")
    act = put(node, "what", remade(what, (("word", "it"),), "It"))
    act = put(act, "hows", tuple(hows)) if hows else act
    waits = remade(node, (("who", who), ("does", played)), "Event")
    return remade(node, (("count", "next"), ("event", waits), ("does", act)), "Fired")


THIS_TURN = Node("Until", (("until", Node("This", (("period", "turn"),), 0, 0)),), 0, 0)


def always(node: Node) -> Node:
    """If this asset is destroyed by a rival effect, add it to your hand instead: in a continuous text it would be."""
    text = node.get("does")
    if node.get("type") != "continuous" or not isinstance(text, Node) or text.label != "Text":
        return node
    return put(node, "does", put(text, "parts", tuple([would_be(part) for part in text.parts()])))


def would_be(part: int | str | Node | tuple[Value, ...]) -> Value:
    cond = part.get("cond") if isinstance(part, Node) and part.label == "Instead" else None
    if not isinstance(part, Node) or not isinstance(cond, Node) or cond.label != "Past" or cond.get("tense") != "is":
        return part
    said = [name for name, _ in cond.fields if name not in ("what", "tense", "act", "pps", "words")]
    what = cond.get("what")
    if said or not isinstance(what, Node) or what.get("det") != "this" or not cond.parts("pps"):
        return part
    fields = (("what", what), ("act", str(cond.get("act"))), ("pps", cond.parts("pps")), ("does", part.node("does")))
    return remade(part, fields, "Replace")


def done(node: Node) -> Node:
    """Discarded to pay the cost of this ability: by that."""
    pps = node.parts("pps")
    pay = pps[0] if len(pps) == 1 and isinstance(pps[0], Node) and pps[0].label == "ToPay" else None
    cost = pay.get("what") if isinstance(pay, Node) else None
    of = [mod for mod in cost.parts("mods") if isinstance(mod, Node)] if isinstance(cost, Node) else []
    ability = of[0].get("what") if len(of) == 1 and of[0].label == "Of" else None
    kind = ability.get("type") if isinstance(ability, Node) and ability.get("det") == "this" else None
    if not isinstance(kind, Node) or kind.get("name") != "ability":
        return added(node)
    return put(without(node, "pps"), "thisway", "yes")


def added(node: Node) -> Node:
    """Added to your hand this way: where they went goes without saying."""
    pps = node.parts("pps")
    way = [part for part in pps if isinstance(part, Node) and part.label == "ThisWay"]
    if node.get("act") not in ("add", "put", "return") or len(way) != 1 or len(pps) != 2:
        return node
    other = next(part for part in pps if part is not way[0])
    if not isinstance(other, Node) or other.label not in ("ToZone", "ToWhat"):
        return node
    return put(without(node, "pps"), "thisway", "yes")


def by_player(node: Node) -> Node:
    """Each foundation you sacrifice this way."""
    pps = node.parts("pps")
    way = len(pps) == 1 and isinstance(pps[0], Node) and pps[0].label == "ThisWay"
    who = node.get("who")
    if not way or not isinstance(who, Node) or who.label != "You" or node.get("not") is not None:
        return node
    return remade(node, (("act", str(node.get("act"))), ("thisway", "yes")), "Done")
