"""What has happened, put plainly."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import fields_but_words, label_of, noun, put, remade, without
from kumite.english.nodes import Node, Value

CHECKED: Final = (("less", "AtMost"), ("more", "AtLeast"))


def checked(node: Node) -> Node:
    n, how = node.get("n"), dict(CHECKED).get(str(node.get("cmp")), "Exactly")
    if node.get("act") != "checked" or not isinstance(n, Node):
        return node
    of = remade(node, (("det", "the"), ("adjs", (remade(node, (("act", "check"),), "Done"),)), ("noun", "card")), "Of")
    props = remade(node, (("parts", ("checkvalue",)),), "Props")
    prop = remade(node, (("whose", of), ("kind", "printed"), ("props", props)), "Prop")
    return remade(node, (("prop", prop), ("tense", "is"), ("cmp", remade(n, (("n", n),), how))), "Cmp")


def changed_zone(node: Node) -> Node:
    what, parts = node.get("what"), node.parts("pps")
    to = parts[0] if len(parts) == 1 and isinstance(parts[0], Node) else None
    if node.get("act") != "change" or to is None or to.label != "ToValue" or not isinstance(what, Node):
        return node
    if what.label != "It" or node.get("not") is not None:
        return node
    props = remade(what, (("parts", ("zone",)),), "Props")
    prop = remade(what, (("whose", remade(what, (), "Its")), ("props", props)), "Prop")
    return remade(
        node, (("prop", prop), ("zone", remade(to, (("parts", (str(to.get("value")),)),), "ZoneName"))), "ZoneIs"
    )


POINTS: Final = ("Points", "Damage")
OBJECTS: Final = ("Draw", "Mill", "Discard", "Destroy", "Reveal", "Commit", "Remove", "Spend", "Flip", "Add")


def over_by_now(node: Node) -> Node:
    """If you draw 4 or more cards this way: it is over."""
    does = node.get("does")
    way = [part for part in node.parts("pps") if isinstance(part, Node) and part.label == "ThisWay"]
    if not way or not isinstance(does, Node) or does.label not in OBJECTS:
        return node
    n, what = does.get("n"), does.get("what")
    if isinstance(n, Node) and what is None:
        card = Node("Sel", (("type", Node("Type", (("name", "card"),), n.start, n.end)),), n.start, n.end)
        what = Node("Counted", (("n", n), ("of", card)), n.start, n.end)
    if not isinstance(what, Node):
        return node
    fields = (("who", node.node("who")), ("act", str(does.get("verb"))), ("what", what), ("pps", node.parts("pps")))
    return remade(node, fields, "Past")


def damage_taken(node: Node) -> Node:
    """You have taken damage from a rival attack."""
    what, parts = node.get("what"), node.parts("pps")
    source = [part for part in parts if isinstance(part, Node) and part.label == "FromWhat"]
    if node.get("act") != "take" or len(source) != 1 or not isinstance(what, Node) or what.label not in POINTS:
        return node
    if what.fields not in ((), (("of", "damage"),)):
        return node
    rest = tuple([part for part in parts if part is not source[0]])
    fields = tuple([one for one in node.fields if one[0] in ("who", "not")])
    hurt = (("damage", Node("Damage", (), what.start, what.end)), ("by", source[0].node("what")), ("pps", rest))
    return remade(node, (*fields, *hurt))


def of_attack(what: Node) -> Node | None:
    """This attack, of `this attack's damage`; nothing where more is said."""
    whose, kind = what.get("whose"), what.get("type")
    named = isinstance(kind, Node) and (isinstance(kind.get("props"), Node) or kind.get("name") == "zone")
    plain = all(name in ("whose", "type", "words") for name, _ in what.fields)
    if not plain or not named or not isinstance(whose, Node) or whose.label != "Of" or whose.get("noun") != "attack":
        return None
    if any(name not in ("det", "noun", "whose", "words") for name, _ in whose.fields):
        return None
    attack = Node("Type", (("name", "attack"),), whose.start, whose.end)
    det = whose.get("det")
    if det in ("this", "that", "the"):
        return remade(whose, (("det", det), ("type", attack)), "Sel")
    label = "You" if det == "your" else "Rival" if whose.get("whose") == "rival" else ""
    return (
        remade(whose, (("whose", Node(label, (), whose.start, whose.end)), ("type", attack)), "Sel") if label else None
    )


CHANGED: Final = ("change", "reduce", "increase", "lower", "raise", "decrease")


def zone_changed(node: Node) -> Node:
    """The zone of this attack has been changed; you have reduced the speed of an attack."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) else None
    attack = of_attack(what) if isinstance(what, Node) and what.label == "Sel" else None
    if node.get("act") not in CHANGED or not isinstance(what, Node) or not isinstance(kind, Node):
        return node
    props = kind.get("props")
    if kind.get("name") == "zone":
        props = Node("Props", (("parts", ("zone",)),), kind.start, kind.end)
    if attack is not None and isinstance(props, Node):
        return put(node, "what", remade(what, (("props", props), ("of", attack)), "Prop"))
    mods = what.parts("mods")
    of = mods[0].get("what") if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "Of" else None
    if not isinstance(props, Node) or not isinstance(of, Node):
        return node
    return put(node, "what", remade(what, (("props", props), ("of", of)), "Prop"))


def ability_played(node: Node) -> Node:
    """If you have played this attack's Powerful ability: while it was this attack, so this turn."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) else None
    whose = what.get("whose") if isinstance(what, Node) else None
    if node.get("act") != "play" or not isinstance(kind, Node) or kind.get("name") != "ability" or node.parts("pps"):
        return node
    if not isinstance(whose, Node) or whose.label != "Of" or whose.get("det") != "this":
        return node
    turn = Node("This", (("period", "turn"),), node.start, node.end)
    return put(node, "pps", (Node("Until", (("until", turn),), node.start, node.end),))


def dealt_with(node: Node) -> Node:
    """You dealt damage with a Throw attack: your Throw attack did; to your rival: that is what they have taken."""
    who, parts = node.get("who"), node.parts("pps")
    if node.get("act") != "deal" or not isinstance(who, Node):
        return node
    phrases = [part for part in parts if isinstance(part, Node)]
    using = [part for part in phrases if part.label == "Using" and part.get("what") is not None]
    to = [part for part in phrases if to_rival(part)]
    rest = tuple([part for part in parts if part not in using and part not in to])
    attack = using[0].node("what") if len(using) == 1 else who if who.label == "Sel" else None
    if to:
        mine = who.label == "You" or (attack is who and label_of(who.get("whose")) == "You")
        whole = attack is None or all(name in ("det", "whose", "type", "words") for name, _ in attack.fields)
        return put(put(put(node, "who", to[0].node("what")), "act", "take"), "pps", rest) if mine and whole else node
    if len(using) != 1 or attack is None:
        return node
    if attack.label != "Sel" or attack.get("det") not in ("a", "another") or attack.get("whose") is not None:
        return node
    return put(put(node, "who", put(attack, "whose", who)), "pps", rest)


def to_rival(part: Value) -> bool:
    what = part.get("what") if isinstance(part, Node) and part.label == "ToWhat" else None
    return isinstance(what, Node) and what.label == "Rival"


def since_this_turn(node: Node) -> Node:
    """You changed the zone of this attack; you have changed its zone; during this Combat Phase."""
    node = put(node, "pps", tuple([this_phase(part) for part in node.parts("pps")])) if node.parts("pps") else node
    what = node.get("what")
    if node.get("act") != "change" or not isinstance(what, Node):
        return node
    if what.label == "Sel" and noun(what) == "zone" and label_of(what.get("whose")) == "Its" and len(what.fields) == 2:
        it = remade(what, (("word", "it"),), "It")
        props = remade(what, (("parts", ("zone",)),), "Props")
        node = put(node, "what", remade(what, (("props", props), ("of", it)), "Prop"))
    timed = any(label_of(part) in ("Until", "During") for part in node.parts("pps"))
    if node.get("who") is None or label_of(node.get("what")) != "Prop" or timed:
        return node
    turn = remade(node, (("until", remade(node, (("period", "turn"),), "This")),), "Until")
    return put(node, "pps", (*node.parts("pps"), turn))  # of an attack that is in progress


def this_phase(part: Value) -> Value:
    until = part.get("until") if isinstance(part, Node) and part.label == "Until" else None
    period = until.get("period") if isinstance(until, Node) and until.label == "During" else None
    if not isinstance(part, Node) or not isinstance(period, Node):
        return part
    if fields_but_words(period) != [("det", "this"), ("name", "combat phase")]:
        return part
    return put(part, "until", remade(period, (("period", "combat phase"),), "This"))


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


def attacked(node: Node) -> Node:
    """This backup is being attacked: so it is, just now."""
    if node.get("being") is None or node.get("act") != "attack" or node.get("tense") != "is" or node.get("pps"):
        return node
    state = remade(node, (("is", "attacked"),), "State")
    kept = tuple([one for one in node.fields if one[0] in ("what", "tense", "not")])
    return remade(node, (*kept, ("as", state)), "Is")


MOVED: Final = ("add", "put", "place", "return", "move")


def added_to(node: Node) -> Node:
    """You have not added any cards to your momentum: where they went stands behind the noun."""
    said = node.get("what")
    what = said.get("of") if isinstance(said, Node) and said.label == "Counted" else said
    mods = what.parts("mods") if isinstance(what, Node) and what.label == "Sel" else ()
    to = mods[-1] if mods and isinstance(mods[-1], Node) and mods[-1].label == "ToWhat" else None
    zone = to.get("what") if isinstance(to, Node) else None
    if node.get("act") not in MOVED or not isinstance(zone, Node) or not isinstance(what, Node):
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
