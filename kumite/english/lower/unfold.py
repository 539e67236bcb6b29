"""Clauses that say two things in one breath, taken apart before lowering (see respell.py): a subject two conditions
share, an event with two verbs, a number with two counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kumite.english.lower.rephrase import put, remade, without
from kumite.english.nodes import Node, Value

OWNERS: Final = {
    "BothPlayers": "EachPlayer",
    "EachPlayer": "EachPlayer",
    "You": "You",
    "Rival": "Rival",
    "They": "Their",
}
CHECKED: Final = (("less", "AtMost"), ("more", "AtLeast"))


def of_one_subject(node: Node) -> Node:
    """You are in Deadlock or have 10 or less health: the subject of the first is that of the second."""
    first = node.parts()[0] if node.parts() else None
    name = "what" if isinstance(first, Node) and first.label == "HasThing" else "who"
    who = first.get(name) if isinstance(first, Node) else None
    if not isinstance(who, Node):
        return node
    return put(node, "parts", tuple([with_subject(part, name, who) for part in node.parts()]))


def with_subject(part: Value, name: str, who: Node) -> Value:
    if not isinstance(part, Node) or part.get("shared") is None or (part.label == "HasThing") != (name == "what"):
        return part
    return remade(part, ((name, who), *[one for one in part.fields if one[0] != "shared"]))


def counters_had(node: Node) -> Node:
    """You have 3 or more Fuel counters: on the cards in your stage, for they are nowhere else (UVS-CNTR-04)."""
    who, what = node.get("who"), node.get("what")
    of = what.get("of") if isinstance(what, Node) and what.label == "Counted" else None
    kind = of.get("type") if isinstance(of, Node) and of.label == "Sel" else None
    if (
        not isinstance(who, Node)
        or not isinstance(what, Node)
        or not isinstance(of, Node)
        or not isinstance(kind, Node)
    ):
        return node
    if kind.get("name") != "counter" or of.get("mods") is not None or who.label not in ("You", "Rival"):
        return node
    zone = remade(who, (("whose", remade(who, (), who.label)), ("names", ("stage",))), "Zone")
    place = remade(who, (("prep", "in"), ("zones", zone)), "In")
    card = remade(who, (("name", "card"), ("many", "yes")), "Type")
    cards = remade(who, (("n", remade(who, (), "All")), ("type", card), ("mods", (place,))), "Sel")
    on = remade(who, (("what", cards),), "On")
    return put(node, "what", put(what, "of", put(of, "mods", (on,))))


# Events


def event(node: Node) -> Node:
    for rule in (three_verbs, to_and_from, two_steps, succeeded):
        node = rule(node) if node.label == "Event" else node
    return node


def three_verbs(node: Node) -> Node:
    """Committed, frozen, or sealed: each is an event."""
    acts = [node.get(name) for name in ("act", "act2", "act3")]
    if None in acts or node.get("join") != "or":
        return node
    bare = without(node, "act2", "act3", "join")
    return any_of(node, [put(bare, "act", act) for act in acts if act is not None])


def to_and_from(node: Node) -> Node:
    """Is added to or removed from your stage; of other zones, removed may mean from the game."""
    zones, act2 = node.get("zones"), node.get("act2")
    if not isinstance(zones, Node) or act2 is None or zones.parts("names") != ("stage",):
        return node
    bare, rest = without(node, "zones", "act2", "pps"), node.parts("pps")
    into = remade(zones, (("to", remade(zones, (("zones", zones),), "To")), ("words", ("to",))), "ToZone")
    away = remade(zones, (("zones", zones),), "FromZone")
    return any_of(node, [put(bare, "pps", (into, *rest)), put(put(bare, "act", act2), "pps", (away, *rest))])


def two_steps(node: Node) -> Node:
    """During the Block Step or Damage Step: in one of them or in the other."""
    who = node.get("who")
    if isinstance(who, Node) and who.label == "They":
        return node  # in the second event it would be the player of the first
    parts = in_two_steps(node.parts("pps"))
    if parts:
        return any_of(node, [put(node, "pps", one) for one in parts])
    does = node.get("does")
    parts = in_two_steps(does.parts("hows")) if isinstance(does, Node) else []
    if isinstance(does, Node) and parts:
        return any_of(node, [put(node, "does", put(does, "hows", one)) for one in parts])
    return node


def in_two_steps(parts: tuple[Value, ...]) -> list[tuple[Value, ...]]:
    """These phrases, with the one step and with the other; none where only one is named."""
    for i, part in enumerate(parts):
        period = part.get("period") if isinstance(part, Node) else None
        second = period.get("name2") if isinstance(period, Node) else None
        if isinstance(part, Node) and isinstance(period, Node) and second is not None:
            first = without(period, "name2")
            steps = (first, put(first, "name", second))
            return [(*parts[:i], put(part, "period", step), *parts[i + 1 :]) for step in steps]
    return []


def any_of(node: Node, parts: list[Node]) -> Node:
    return remade(node, (("parts", tuple(parts)), ("join", "or")), "AnyOf")


def succeeded(node: Node) -> Node:
    """Successfully plays: a card is played when its check has passed; and then it is in the card pool."""
    does = node.get("does")
    if not isinstance(does, Node) or does.label != "Play" or does.get("how") != "successfully":
        return node
    to = does.get("to")
    zones = to.get("zones") if isinstance(to, Node) else None
    if to is not None and (not isinstance(zones, Node) or zones.parts("names") != ("cardpool",)):
        return node
    return put(node, "does", without(does, "how", "to"))


# Conditions


def compared(node: Node) -> Node:
    """The speed and damage of this attack are both above their printed values."""
    prop = node.get("prop")
    props = prop.get("props") if isinstance(prop, Node) else None
    if node.get("both") is None or not isinstance(prop, Node) or not isinstance(props, Node):
        return node
    bare = without(node, "both")
    ones = [put(prop, "props", remade(props, (("parts", (part,)),))) for part in props.parts()]
    return remade(node, (("parts", tuple([put(bare, "prop", one) for one in ones])), ("join", "and")), "AllOf")


def past(node: Node) -> Node:
    """You checked a 2 or less; you changed it to mid."""
    return changed_zone(checked(node))


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


# Nouns and numbers


def noun_phrase(node: Node) -> Node:
    """Cards you have in play; your second attack or greater."""
    if node.get("ormore") is not None and node.get("order") is not None:
        node = put(without(node, "ormore"), "order", f"{node.get('order')} or more")
    return owned(node)


def owned(node: Node) -> Node:
    for mod in node.parts("mods"):
        who = mod.get("who") if isinstance(mod, Node) and mod.get("act") in ("have", "control") else None
        if not isinstance(mod, Node) or not isinstance(who, Node) or node.get("whose") is not None:
            continue
        if who.label not in OWNERS or mod.label != "ByPlayer":
            return node
        owner = remade(who, (), OWNERS[who.label])
        rest = tuple([one for one in node.parts("mods") if one is not mod])
        zones = mod.get("zones")
        if isinstance(zones, Node):
            zones = zones if zones.get("whose") is not None else remade(zones, (("whose", owner), *zones.fields))
            rest = (remade(mod, (("prep", "in"), ("zones", zones)), "In"), *rest)
        bare = remade(node, (("whose", owner), *without(node, "mods").fields))
        return put(bare, "mods", rest) if rest else bare
    return node


def value(node: Node) -> Node:
    """Both players' combined hand size: the one and the other."""
    prop = node.get("prop")
    if not isinstance(prop, Node) or prop.get("combined") is None:
        return node
    whose = prop.get("whose")
    if not isinstance(whose, Node) or whose.label != "EachPlayer":
        return node
    bare = without(prop, "combined")
    parts = [put(node, "prop", put(bare, "whose", remade(whose, (), label))) for label in ("You", "Rival")]
    return remade(node, (("a", parts[0]), ("b", parts[1])), "Plus")


def modifiers(node: Node) -> Node:
    """+1 damage for each of these and for each of those."""
    found: list[Value] = []
    for part in node.parts():
        second = part.get("each2") if isinstance(part, Node) else None
        if isinstance(part, Node) and second is not None and part.get("limit") is None:
            bare = without(part, "each2")
            found += [bare, put(bare, "each", second)]
        else:
            found.append(part)
    if len(found) == len(node.parts()):
        return node
    return node if node.get("join") == "or" else put(put(node, "parts", tuple(found)), "join", "and")


# Effects


def modified(node: Node) -> Node:
    """Each player gets +1 hand size: their hand size does."""
    who, by = node.get("who"), node.get("by")
    mod = by.parts()[0] if isinstance(by, Node) and len(by.parts()) == 1 else None
    props = mod.get("props") if isinstance(mod, Node) else None
    if (
        not isinstance(who, Node)
        or not isinstance(by, Node)
        or not isinstance(mod, Node)
        or not isinstance(props, Node)
    ):
        return node
    if who.label not in OWNERS or props.parts() != ("handsize",):
        return node
    target = remade(who, (("whose", remade(who, (), OWNERS[who.label])), ("props", props)), "Prop")
    mods = put(by, "parts", (without(mod, "props"),))
    return remade(node, (("target", target), *put(without(node, "who"), "by", mods).fields))


def rule(node: Node) -> Node:
    """Cannot be sealed or leave your card pool; does not add to the progressive difficulty to play attacks."""
    act, does, target = node.get("act"), node.get("does"), node.get("target")
    what = node.get("what")
    if isinstance(what, Node) and what.label == "Progressive" and what.get("play") is not None:
        purpose = remade(what, (("what", what.node("play")),), "ToPlay")
        kept = tuple([one for one in without(node, "what").fields if one[0] != "verb"])
        return remade(node, (*kept, ("verb", "count"), ("of", "progressive"), ("for", purpose)))
    if not isinstance(act, Node) or not isinstance(does, Node) or not isinstance(target, Node):
        return node
    rest, pps = without(node, "act", "does", "target", "pps").fields, node.parts("pps")
    passive = remade(
        node, (("target", target), *rest, ("act", put(act, "pps", (*act.parts("pps"), *pps)) if pps else act))
    )
    active = remade(node, (("who", target), *rest, ("does", does)))
    active = put(active, "pps", pps) if pps else active
    return remade(node, (("parts", (passive, active)), ("joins", ("and",))), "Seq")


def either(node: Node) -> Node:
    """Cannot be sealed or leave your card pool: nobody is told to leave."""
    parts = node.parts()
    first, second = (parts[0], parts[1]) if len(parts) == 2 else (None, None)
    if not isinstance(first, Node) or not isinstance(second, Node) or second.label != "Leave":
        return node
    if first.label != "Rule" or first.get("modal") != "cannot" or first.get("act") is None:
        return node
    return rule(put(first, "does", second))


def again(node: Node) -> Node:
    """Seal it again, level up again: it has been so before, which changes nothing."""
    return without(node, "again")


def paying(node: Node) -> Node:
    """When paying costs you may clear this card instead of 1 momentum: that is about paying already."""
    does = node.get("does")
    inner = does.get("does") if isinstance(does, Node) and does.label == "May" else None
    if node.get("act") == "pay" and isinstance(does, Node) and isinstance(inner, Node) and inner.label == "PayWith":
        return does
    return node


UNFOLD: Final[dict[str, Callable[[Node], Node]]] = {
    "AnyOf": of_one_subject,
    "AllOf": of_one_subject,
    "Has": counters_had,
    "Event": event,
    "Cmp": compared,
    "Past": past,
    "Sel": noun_phrase,
    "Value": value,
    "Mods": modifiers,
    "Modify": modified,
    "Rule": rule,
    "Or": either,
    "Seal": again,
    "LevelUp": again,
    "Doing": paying,
}
