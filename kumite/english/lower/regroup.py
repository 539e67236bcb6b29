"""Clauses of the newer wording put as the chapters expect them (see respell.py): a fourth table, read last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kumite.english.lower.regroup_events import always, by_player, done, event, next_one, past, this_way
from kumite.english.lower.rephrase import put, remade, without
from kumite.english.nodes import Node, Value

TURN: Final = Node("Until", (("until", Node("This", (("period", "turn"),), 0, 0)),), 0, 0)


# Nouns


def noun_phrase(node: Node) -> Node:
    """What stands at the end of a clause behind a noun, but belongs to the noun itself."""
    mods: list[Value] = []
    for mod in node.parts("mods"):
        mods += lifted(mod) if isinstance(mod, Node) else [mod]
    node = put(node, "mods", tuple(mods)) if mods else node
    return preceding(owned(node))


def lifted(mod: Node) -> list[Node]:
    """That dealt damage this turn from your card pool, with a keyword from your hand, played as a block from your card
    pool: the zone is that of the cards; not readied this turn for each Punch: so many of them."""
    if mod.label == "Done" and [one.label for one in mod.parts("pps") if isinstance(one, Node)] == ["As", "FromZone"]:
        role, zone = mod.parts("pps")
        assert isinstance(zone, Node)
        return [put(mod, "pps", (role,)), in_zone(zone)] if zone.get("zones") is not None else [mod]
    has, clause = mod.get("has"), mod.get("clause")
    if isinstance(has, Node) and has.label == "Holds":
        zones = [one for one in has.parts("mods") if isinstance(one, Node) and one.label == "In"]
        keyword = has.get("type")
        if len(zones) != len(has.parts("mods")) or not isinstance(keyword, Node) or keyword.get("name") != "keyword":
            return [mod]
        return [put(mod, "has", without(has, "mods")), *zones]
    if not isinstance(clause, Node) or clause.label not in ("DealtDamage", "Perfect"):
        return [mod]
    pps = [one for one in clause.parts("pps") if clause.label == "Perfect" or one != TURN]
    zones = [one for one in pps if isinstance(one, Node) and one.label == "FromZone" and one.get("zones") is not None]
    each = [one for one in pps if isinstance(one, Node) and is_each(one)]
    rest = tuple([one for one in pps if one not in zones and one not in each])
    bare = without(clause, "pps", "until")
    found = [put(mod, "clause", put(bare, "pps", rest) if rest else bare), *[in_zone(zone) for zone in zones]]
    return [*found, *[remade(one, (("each", without(one.node("what"), "n")),), "PerEach") for one in each]]


def in_zone(zone: Node) -> Node:
    return remade(zone, (("prep", "from"), ("zones", zone.node("zones"))), "In")


def is_each(part: Node) -> bool:
    """For each of something."""
    what = part.get("what") if part.label == "For" else None
    n = what.get("n") if isinstance(what, Node) and what.label == "Sel" else None
    return isinstance(n, Node) and n.label == "Each" and not n.fields


def owned(node: Node) -> Node:
    """Each Titan card you have in play; each momentum both players have."""
    mods = node.parts("mods")
    has = [one for one in mods if isinstance(one, Node) and one.label == "ByPlayer" and one.get("act") == "have"]
    if len(has) != 1 or node.get("whose") is not None or any(name not in HAVING for name, _ in has[0].fields):
        return node
    rest: list[Value] = [one for one in mods if one is not has[0]]
    if has[0].get("zones") is not None:
        zone = put(has[0].node("zones"), "whose", has[0].node("who"))
        rest.insert(0, remade(has[0], (("prep", "in"), ("zones", zone)), "In"))
        return put(node, "mods", tuple(rest))
    bare = put(node, "mods", tuple(rest)) if rest else without(node, "mods")
    return put(bare, "whose", has[0].node("who"))


HAVING: Final = ("who", "act", "zones", "words")


def preceding(node: Node) -> Node:
    """The preceding attack in your card pool: the one before this attack."""
    if node.get("order") != "preceding" or node.get("det") != "the":
        return node
    noun = Node("Type", (("name", "attack"),), node.start, node.end)
    this = Node("Sel", (("det", "this"), ("type", noun)), node.start, node.end)
    beside = remade(node, (("directly", "directly"), ("side", "preceding"), ("what", this)), "Beside")
    return put(without(node, "order"), "mods", (beside, *node.parts("mods")))


def built(node: Node) -> Node:
    """Build 1 attack that dealt damage from your card pool face down: it is built so."""
    what = node.get("what")
    mods = list(what.parts("mods")) if isinstance(what, Node) and what.label == "Sel" else []
    for at, mod in enumerate(mods):
        clause = mod.get("clause") if isinstance(mod, Node) and mod.label == "That" else None
        pps = clause.parts("pps") if isinstance(clause, Node) and clause.label == "DealtDamage" else ()
        hows = [part for part in pps if isinstance(part, Node) and part.label == "How"]
        if not hows or len(hows) != len(pps) or node.get("hows") is not None:
            continue
        if isinstance(mod, Node) and isinstance(clause, Node) and isinstance(what, Node):
            mods[at] = put(mod, "clause", without(clause, "pps"))
            return put(put(node, "what", put(what, "mods", tuple(mods))), "hows", tuple(hows))
    return node


def built_so(node: Node) -> Node:
    return next_one(either_end(built(node)))


def met(node: Node) -> Node:
    """Verbs done to the top or bottom card, or to the next one."""
    return next_one(either_end(node))


def stat(node: Node) -> Node:
    """With 3 difficulty or less."""
    which, n = node.get("which"), node.get("n")
    if node.get("cmp") is not None or not isinstance(n, Node):
        return node
    label = {"less": "AtMost", "more": "AtLeast"}.get(str(which), "Exactly")
    return put(without(node, "which", "n", "words"), "cmp", remade(n, (("n", n),), label))


def either_end(node: Node) -> Node:
    """Build the top or bottom card of your deck: one of them."""
    what = node.get("what")
    if not isinstance(what, Node) or what.label != "Top" or what.get("end2") is None:
        return node
    ends = [put(without(what, "end2"), "end", str(what.get(end))) for end in ("end", "end2")]
    return remade(node, (("parts", tuple([put(node, "what", end) for end in ends])),), "Or")


# Comparisons


def has_thing(node: Node) -> Node:
    """This attack has greater damage than speed; it has less than its printed speed."""
    has, what = node.get("has"), node.get("what")
    if not isinstance(has, Node) or not isinstance(what, Node):
        return node
    other, cmp = has.get("as"), has.get("cmp")
    denied = [one for one in node.fields if one[0] == "not"]
    if has.label == "HasOther" and isinstance(other, Node) and other.label == "Props" and has.get("printed") is None:
        prop = remade(has, (("props", has.node("props")), ("of", what)), "Prop")
        value = remade(has, (("prop", remade(has, (("props", other), ("of", what)), "Prop")),), "Value")
        than = remade(has, (("n", value),), "MoreThan" if has.get("which") == "more" else "LessThan")
        return remade(node, (("prop", prop), ("cmp", than), *denied), "Cmp")
    if has.label == "HasStat" and isinstance(cmp, Node) and cmp.get("printed") == "yes":
        prop = remade(has, (("props", has.node("props")), ("of", what)), "Prop")
        return remade(node, (("prop", prop), ("cmp", cmp), *denied), "Cmp")
    return node


def double(node: Node) -> Node:
    """Your attack has at least double its printed speed; its speed or damage is."""
    what, prop = node.get("what"), node.get("prop")
    if isinstance(what, Node) and isinstance(prop, Node) and prop.get("kind") == "printed":
        bare = remade(prop, (("props", prop.node("props")), ("of", what)))
        return remade(node, (("prop", bare),))
    props = prop.get("props") if isinstance(prop, Node) else None
    if not isinstance(prop, Node) or not isinstance(props, Node) or len(props.parts()) < 2 or what is not None:
        return node
    one_each = [put(node, "prop", put(prop, "props", remade(props, (("parts", (part,)),)))) for part in props.parts()]
    return remade(node, (("parts", tuple(one_each)),), "AnyOf" if props.get("join") == "or" else "AllOf")


def counted(node: Node) -> Node:
    """Fewer cards in hand than your hand size."""
    than = node.get("than")
    kind = than.get("type") if isinstance(than, Node) and than.label == "Sel" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    if not isinstance(than, Node) or not isinstance(props, Node) or len(than.fields) != 2 or than.get("whose") is None:
        return node
    return put(node, "than", remade(than, (("whose", than.node("whose")), ("props", props)), "Prop"))


# Numbers and acts


def number(node: Node) -> Node:
    """The damage taken; that backup's remaining stamina."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    if not isinstance(what, Node) or not isinstance(props, Node):
        return node
    mods = what.parts("mods")
    if props.parts() == ("damage",) and mods == (Node("Done", (("act", "take"),), 0, 0),) and what.get("det") == "the":
        return remade(node, (), "Dealt") if len(what.fields) == 3 else node
    if props.parts() == ("stamina",) and what.get("order") == "remaining":
        return put(node, "what", without(what, "order"))
    return node


def used(node: Node) -> Node:
    """You may use this card to block this attack: block it with this card."""
    does = node.get("does")
    pps = does.parts("pps") if isinstance(does, Node) and does.label == "Use" else ()
    act = pps[0].get("does") if len(pps) == 1 and isinstance(pps[0], Node) and pps[0].label == "ToDo" else None
    if not isinstance(does, Node) or not isinstance(act, Node) or act.label != "Block" or act.get("with") is not None:
        return node
    return put(node, "does", put(act, "with", does.node("what")))


# Changes


def set_to(node: Node) -> Node:
    """Reduce an attack to 0 speed; change its speed to match its damage."""
    what, value = node.get("what"), node.get("value")
    of = value.get("what") if isinstance(value, Node) and value.label in ("CountOf", "Match") else None
    kind = of.get("type") if isinstance(of, Node) and of.label == "Sel" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    if not isinstance(of, Node) or not isinstance(props, Node) or not isinstance(value, Node):
        return node
    if value.label == "Match" and [name for name, _ in of.fields] == ["whose", "type"]:
        prop = remade(of, (("whose", of.node("whose")), ("props", props)), "Prop")
        return put(node, "value", remade(value, (("prop", prop),), "Value"))
    n = of.get("n")
    if isinstance(what, Node) and isinstance(n, Node) and n.label == "Num" and len(of.fields) == 2:
        prop = remade(what, (("props", props), ("of", what)), "Prop")
        return put(put(without(node, "what"), "prop", prop), "value", n)
    return node


def modified(node: Node) -> Node:
    """Changes of what a phrase speaks of in a roundabout way."""
    for rule in (all_ratings, hand_size, for_good, this_turn, not_only):
        node = rule(node)
    return node


def not_only(node: Node) -> Node:
    """It also gets that: beside what was said before."""
    return without(node, "also") if node.get("also") == "also" else node


def for_good(node: Node) -> Node:
    """Permanently reduce your hand size."""
    if node.get("permanently") is None or node.get("until") is not None:
        return node
    return put(without(node, "permanently"), "until", remade(node, (), "Permanently"))


def this_turn(node: Node) -> Node:
    """Attacks this turn that match the named zone get -2 speed: for so long."""
    target = node.get("target")
    if not isinstance(target, Node) or target.label != "Sel" or TURN not in target.parts("mods"):
        return node
    if node.get("until") is not None or target.get("order") is not None:
        return node
    rest = tuple([mod for mod in target.parts("mods") if mod != TURN])
    bare = put(target, "mods", rest) if rest else without(target, "mods")
    return put(put(node, "target", bare), "until", TURN.node("until"))


def all_ratings(node: Node) -> Node:
    """Each of this attack's keyword ratings gets +2."""
    target, by = node.get("target"), node.get("by")
    if not isinstance(target, Node) or target.label != "Sel" or not isinstance(by, Node) or by.label != "Mods":
        return node
    kind, n, whose = target.get("type"), target.get("n"), target.get("whose")
    props = kind.get("props") if isinstance(kind, Node) else None
    mod = by.parts()[0] if len(by.parts()) == 1 else None
    if not isinstance(props, Node) or props.parts() != ("rating",) or not isinstance(whose, Node):
        return node
    each = isinstance(n, Node) and n.label in ("Each", "All") and whose.get("det") == "this"
    if not each or not isinstance(mod, Node) or [name for name, _ in mod.fields] != ["by"]:
        return node
    noun = remade(whose, (("name", str(whose.get("noun"))),), "Type")
    card = remade(whose, (("det", "this"), ("type", noun)), "Sel")
    rated = remade(by, (*mod.fields, ("all", "all"), ("name", "rating")), "Mod")
    return put(put(node, "target", card), "by", put(by, "parts", (rated,)))


def hand_size(node: Node) -> Node:
    """You get +1 hand size: your hand size gets +1."""
    target, by = node.get("target"), node.get("by")
    mods = by.parts() if isinstance(by, Node) and by.label == "Mods" else ()
    mod = mods[0] if len(mods) == 1 else None
    props = mod.get("props") if isinstance(mod, Node) else None
    if not isinstance(target, Node) or target.label not in ("You", "Rival") or not isinstance(props, Node):
        return node
    if props.parts() != ("handsize",) or not isinstance(mod, Node) or not isinstance(by, Node):
        return node
    whole = remade(target, (("whose", target), ("props", props)), "Prop")
    return put(put(node, "target", whole), "by", put(by, "parts", (without(mod, "props"),)))


def is_so_many(node: Node) -> Node:
    """This attack's speed is double its printed speed."""
    zone = node.get("zone")
    if not isinstance(zone, Node) or zone.label not in ("Times", "Value", "Half"):
        return node
    denied = (("not", node.get("not")),) if node.get("not") is not None else ()
    cmp = remade(zone, (("n", zone),), "Exactly")
    return remade(node, (("prop", node.node("prop")), ("tense", "is"), *denied, ("cmp", cmp)), "Cmp")


def compared(node: Node) -> Node:
    """The blocked attack's damage is at least double its printed damage: that attack's own."""
    prop, cmp = node.get("prop"), node.get("cmp")
    whose = prop.get("whose") if isinstance(prop, Node) else None
    pointed = isinstance(whose, Node) and whose.label == "Of" and whose.get("det") in ("this", "that", "the")
    if not pointed or not isinstance(whose, Node) or not isinstance(cmp, Node):
        return node
    return put(node, "cmp", owned_by(cmp, whose))


def owned_by(node: Node, whose: Node) -> Node:
    """The same with `its` written out."""
    fields: list[tuple[str, Value]] = []
    for name, value in node.fields:
        if name == "whose" and isinstance(value, Node) and value.label == "Its":
            fields.append((name, whose))
        else:
            fields.append((name, owned_by(value, whose) if isinstance(value, Node) else value))
    return Node(node.label, tuple(fields), node.start, node.end)


NEWER: Final[dict[str, Callable[[Node], Node]]] = {
    "Sel": noun_phrase,
    "Build": built_so,
    **dict.fromkeys(("Reveal", "Discard", "Move", "Look", "Remove", "Seal", "Flip"), met),
    "Ability": always,
    "ByPlayer": by_player,
    "Done": done,
    "HasStat": stat,
    "HasThing": has_thing,
    "IsDouble": double,
    "Counted": counted,
    "Past": past,
    "Event": event,
    "CountOf": number,
    "May": used,
    "Set": set_to,
    "Modify": modified,
    "ZoneIs": is_so_many,
    "Cmp": compared,
    "Now": this_way,
    "Grant": not_only,
}
