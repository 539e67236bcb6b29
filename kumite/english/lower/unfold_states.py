"""Conditions about many cards, or about a zone, put as `you have so many` (see unfold.py); and cards that turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kumite.english.lower.rephrase import put, remade, without
from kumite.english.nodes import Node, Value

OPPOSITE: Final = {"committed": "ready", "ready": "committed", "facedown": "faceup", "faceup": "facedown"}
PLAYERS: Final = ("You", "Rival")
CHANGES: Final = {
    "changed": "change",
    "set": "set",
    "increased": "increase",
    "raised": "raise",
    "reduced": "reduce",
    "lowered": "lower",
    "decreased": "decrease",
}


def had(node: Node, who: Node, n: Value, of: Node) -> Node:
    """So many of these are had."""
    counted = remade(node, (("n", n), ("of", of)), "Counted")
    return remade(node, (("who", remade(who, (), who.label)), ("what", counted)), "Has")


def neither_has(node: Node) -> Node:
    """Neither player has any momentum: none of them has."""
    of = node.node("of")
    parts = [had(node, remade(node, (), label), 0, of) for label in PLAYERS]
    return remade(node, (("parts", tuple(parts)), ("join", "and")), "AllOf")


def all_are(node: Node) -> Node:
    """All of your foundations are committed: you have no ready ones."""
    whose, state = node.get("whose"), str(node.get("state"))
    if not isinstance(whose, Node) or whose.label not in PLAYERS:
        return node
    state = OPPOSITE[state] if node.get("which") == "all" else state
    adjs = (remade(node, (("is", state),), "State"), *node.parts("adjs"))
    return had(node, whose, 0, remade(node, (("adjs", adjs), ("type", node.node("type"))), "Sel"))


def empty(node: Node) -> Node:
    """Your hand is empty: you have no cards in it."""
    zone = node.node("zone")
    whose = zone.get("whose")
    if not isinstance(whose, Node) or whose.label not in PLAYERS:
        return node
    card = remade(zone, (("name", "card"), ("many", "yes")), "Type")
    of = remade(zone, (("type", card), ("mods", (remade(zone, (("prep", "in"), ("zones", zone)), "In"),))), "Sel")
    if node.get("not") is None:
        return had(node, whose, 0, of)
    one = remade(zone, (("n", remade(zone, (("n", 1),), "Num")),), "AtLeast")
    return had(node, whose, one, of)


def zone_holds(node: Node) -> Node:
    """Your discard pile has 5 or more attacks: you have them there."""
    zone, has = node.get("what"), node.get("has")
    if not isinstance(zone, Node) or zone.label != "WholeZone" or not isinstance(has, Node) or has.label != "Holds":
        return node
    whose, n = zone.get("whose"), has.get("n")
    if not isinstance(whose, Node) or whose.label not in PLAYERS or n is None or has.get("mods") is not None:
        return node
    if any(name not in ("n", "adjs", "type", "words") for name, _ in has.fields) or node.get("not") is not None:
        return node
    if any(name not in ("whose", "names", "words") for name, _ in zone.fields):
        return node
    place = remade(zone, (("whose", whose), ("names", zone.parts("names"))), "Zone")
    inside = remade(zone, (("prep", "in"), ("zones", place)), "In")
    of = remade(has, (*[one for one in has.fields if one[0] in ("adjs", "type")], ("mods", (inside,))), "Sel")
    return had(node, whose, n, of)


def herein(node: Node) -> Node:
    """While in your stage: while this card is there."""
    cond = node.get("cond")
    if not isinstance(cond, Node) or cond.label != "IsIn" or cond.get("what") is not None:
        return node
    card = remade(cond, (("name", "card"),), "Type")
    this = remade(cond, (("det", "this"), ("type", card)), "Sel")
    return put(node, "cond", remade(cond, (("what", this), *cond.fields)))


def flipped(node: Node) -> Node:
    """Flip it face up: unflip it."""
    hows = node.parts("hows")
    how = hows[0] if len(hows) == 1 else None
    if not isinstance(how, Node) or how.label != "How" or [name for name, _ in how.fields] != ["state"]:
        return node
    if how.get("state") == "facedown":
        return without(node, "hows")
    return remade(node, without(node, "hows").fields, "Unflip") if how.get("state") == "faceup" else node


def treated(node: Node) -> Node:
    """This attack becomes high: its zone does."""
    zone, target = node.get("as"), node.get("target")
    if node.get("verb") != "become" or not isinstance(zone, Node) or zone.label != "AttackZone":
        return node
    if not isinstance(target, Node) or any(name not in BECOMING for name, _ in node.fields):
        return node
    props = remade(target, (("parts", ("zone",)),), "Props")
    prop = remade(target, (("props", props), ("of", target)), "Prop")
    value = remade(zone, (("parts", (str(zone.get("name")),)),), "ZoneName")
    until: tuple[tuple[str, Value], ...] = (("until", node.node("until")),) if node.get("until") is not None else ()
    return remade(node, (("prop", prop), ("value", value), *until), "Set")


BECOMING: Final = ("target", "verb", "agrees", "as", "until", "words")


def damage(node: Node) -> Node:
    """1 damage for each of these: as much as there are."""
    each, n = node.get("each"), node.get("n")
    one = isinstance(n, Node) and n.label == "Num" and n.get("n") in (1, "1")
    if not isinstance(each, Node) or not one or any(name not in ("n", "each", "words") for name, _ in node.fields):
        return node
    return remade(node, (("n", remade(each, (("what", each),), "Count")),))


def property_kept(node: Node) -> Node:
    """This attack cannot have its damage reduced: its damage cannot be."""
    props, target, act = node.get("props"), node.get("target"), node.get("act")
    if node.get("modal") != "cannot" or not isinstance(props, Node) or not isinstance(target, Node):
        return node
    prop = remade(target, (("props", props), ("of", target)), "Prop")
    passive = remade(node, (("act", str(act)),), "Passive")
    return put(put(without(node, "props"), "target", prop), "act", passive)


def modified(node: Node) -> Node:
    """Your hand size is increased by 1, this attack's damage is reduced to 0: increase it, reduce it."""
    either = node.get("or")
    if node.label == "Modify" and isinstance(either, Node):  # +1 speed and -1 damage, or the other way round
        bare = without(node, "or", "words")
        return remade(node, (("parts", (bare, put(bare, "by", either))),), "Or")
    change = CHANGES.get(str(node.get("change")))
    return node if change is None else remade(node, (("verb", change), *without(node, "change").fields))


def event(node: Node) -> Node:
    """An effect readies 1 of your foundations: it is readied by that."""
    source, does = node.get("who"), node.get("does")
    kind = source.get("type") if isinstance(source, Node) and source.label == "Sel" else None
    if not isinstance(kind, Node) or kind.get("name") != "effect" or not isinstance(does, Node):
        return node
    what, verb = does.get("what"), does.get("verb")
    if any(name not in ("verb", "agrees", "what", "words") for name, _ in does.fields) or not isinstance(what, Node):
        return node
    if does.label not in DONE or verb is None or node.get("pps") is not None or not isinstance(source, Node):
        return node
    cause = remade(source, (("what", source),), "Cause")
    return remade(node, (("what", what), ("act", str(verb)), ("pps", (cause,))))


DONE: Final = ("Ready", "Commit", "Flip", "Unflip", "Destroy", "Seal", "Freeze", "Discard", "Remove")
UNFOLD_STATES: Final[dict[str, Callable[[Node], Node]]] = {
    "NeitherHas": neither_has,
    "AllAre": all_are,
    "Empty": empty,
    "HasThing": zone_holds,
    "While": herein,
    "Flip": flipped,
    "Treat": treated,
    "Modify": modified,
    "Set": modified,
    "Event": event,
    "Rule": property_kept,
    "Damage": damage,
}
