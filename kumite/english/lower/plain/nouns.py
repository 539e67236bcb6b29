"""Noun phrases put plainly: adjectives, whose, which of them."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.nouns.adjectives import is_many
from kumite.english.lower.plain.nodes import fields_but_words, label_of, noun, only_part, put, remade, without
from kumite.english.nodes import Node, Value

OWNERS: Final = {
    "BothPlayers": "EachPlayer",
    "EachPlayer": "EachPlayer",
    "You": "You",
    "Rival": "Rival",
    "They": "Their",
}


def or_more(node: Node) -> Node:
    """Your second attack or greater; your third attack or later."""
    order = node.get("order")
    if node.get("ormore") is not None and order is not None:
        return put(without(node, "ormore"), "order", f"{order} or more")
    if isinstance(order, str) and "or later" in order:
        return put(node, "order", order.replace("later", "more"))
    return node


def owned_in_zone(node: Node) -> Node:
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


def other_ones(node: Node) -> Node:
    """Other attacks: other is no place in an order."""
    if node.get("order") == "other" and node.get("other") is None:
        return put(without(node, "order"), "other", "other")
    return node


def with_adjectives(node: Node) -> Node:
    """5 printed damage attacks; non-Throw Tech attacks."""
    return put(node, "adjs", adjectives(node.parts("adjs"))) if node.get("adjs") is not None else node


def adjectives(parts: tuple[Value, ...]) -> tuple[Value, ...]:
    """`printed` belongs to the number behind it; non-Throw Tech is no Throw, and Tech."""
    found: list[Value] = []
    for part in [turned(part) for part in parts]:
        last = found[-1] if found else None
        if isinstance(part, Node) and part.label in ("Stat", "AttackZone") and is_printed(last):
            found[-1] = put(part, "printed", "printed")
        elif isinstance(part, Node) and part.label == "Not" and len(words_of(part)) > 1:
            first, *rest = words_of(part)
            found.append(put(part, "of", put(part.node("of"), "name", first)))
            found.append(put(part.node("of"), "name", " ".join(rest)))
        else:
            found.append(part)
    return tuple(found)


def turned(part: Value) -> Value:
    """Face down cards: where the first word has a capital, the second is read as a trait."""
    if isinstance(part, Node) and part.label == "Trait" and part.get("name") == "down":
        return remade(part, (("is", "facedown"),), "State")
    return part


def is_printed(part: Value | None) -> bool:
    if not isinstance(part, Node):
        return False
    return (part.label, part.get("act")) == ("Done", "print") or (part.label, part.get("is")) == ("State", "printed")


def words_of(node: Node) -> list[str]:
    """The traits in a row that a Not denies."""
    of = node.get("of")
    return str(of.get("name")).split(" ") if isinstance(of, Node) and of.label == "Trait" else []


def right_before(node: Node) -> Node:
    """The immediately preceding attack: the one right before this attack."""
    if node.get("order") != "immediately preceding":
        return node
    attack = Node("Type", (("name", "attack"),), node.start, node.end)
    this = Node("Sel", (("det", "this"), ("type", attack)), node.start, node.end)
    beside = (("directly", "immediately"), ("side", "preceding"), ("what", this))
    mods = (Node("Beside", beside, node.start, node.end), *node.parts("mods"))
    return put(without(node, "order"), "mods", mods)


def clause_lifted(node: Node) -> Node:
    """A clause behind a participle that is about the cards themselves."""
    if is_many(node) and node.get("mods") is not None:
        return put(node, "mods", lifted_out(node.parts("mods")))
    return node


def lifted_out(mods: tuple[Value, ...]) -> tuple[Value, ...]:
    """Assets committed to pass the check to block that have not been readied: the assets have not."""
    found: list[Value] = []
    for mod in mods:
        those = [part for part in mod.walk() if part.label == "That"] if isinstance(mod, Node) else []
        if isinstance(mod, Node) and mod.label == "Done" and mod.get("act") == "commit" and len(those) == 1:
            found += [dropped(mod, those[0]), those[0]]
        else:
            found.append(mod)
    return tuple(found)


def dropped(node: Node, part: Node) -> Node:
    """The same without that part."""
    fields: list[tuple[str, Value]] = []
    for name, value in node.fields:
        if isinstance(value, tuple):
            kept = tuple([dropped(one, part) if isinstance(one, Node) else one for one in value if one is not part])
            fields += [(name, kept)] if kept else []
        else:
            fields.append((name, dropped(value, part) if isinstance(value, Node) else value))
    return Node(node.label, tuple(fields), node.start, node.end, node.rule)


def nearest_one(node: Node) -> Node:
    """The card preceding this one: the one right before it (UVS-PREC-02)."""
    if node.get("det") != "the" or is_many(node) or not node.get("mods"):
        return node
    return put(node, "mods", tuple([nearest(mod) for mod in node.parts("mods")]))


def nearest(mod: Value) -> Value:
    """The card preceding this one: the one right before it (UVS-PREC-02)."""
    if isinstance(mod, Node) and mod.label == "Beside" and mod.get("directly") is None:
        return put(mod, "directly", "directly")
    return mod


def faster(node: Node) -> Node:
    """Your attack with greater speed than damage: than its own."""
    kind, mods = node.get("type"), node.parts("mods")
    attack = isinstance(kind, Node) and kind.get("name") == "attack" and kind.get("many") is None
    if not attack or node.get("n") is not None or node.get("order") is not None or not isinstance(kind, Node):
        return node
    found: list[Value] = []
    for mod in mods:
        has = mod.get("has") if isinstance(mod, Node) and mod.label == "With" else None
        other = has.get("as") if isinstance(has, Node) and has.label == "HasOther" else None
        if isinstance(mod, Node) and isinstance(has, Node) and isinstance(other, Node) and other.label == "Props":
            this = remade(node, (("det", "this"), ("type", kind)), "Sel")
            value = remade(has, (("prop", remade(has, (("props", other), ("of", this)), "Prop")),), "Value")
            label = "MoreThan" if has.get("which") == "more" else "LessThan"
            stat = (("props", has.node("props")), ("cmp", remade(has, (("n", value),), label)))
            found.append(put(mod, "has", remade(has, stat, "HasStat")))
        else:
            found.append(mod)
    return put(node, "mods", tuple(found)) if mods else node


def left_there(node: Node) -> Node:
    """Cards left in your deck; foundations committed and frozen this way."""
    mods = tuple([left_in(first_act(mod)) for mod in node.parts("mods")])
    return put(node, "mods", mods) if mods != node.parts("mods") else node


def first_act(mod: Value) -> Value:
    """Committed and frozen this way: what was committed."""
    both = isinstance(mod, Node) and mod.label == "Done" and mod.get("join") == "and"
    return without(mod, "join", "act2") if both and isinstance(mod, Node) else mod


def left_in(mod: Value) -> Value:
    """Left in your deck: in it."""
    pps = mod.parts("pps") if isinstance(mod, Node) and mod.label == "Done" and mod.get("act") == "leave" else ()
    place = pps[0] if len(pps) == 1 else None
    to = place.get("to") if isinstance(place, Node) and place.label == "ToZone" else None
    if not isinstance(mod, Node) or not isinstance(to, Node) or not isinstance(place, Node) or len(to.fields) != 1:
        return mod
    if place.parts("words") != ("in",) or to.get("zones") is None:
        return mod
    return remade(mod, (("prep", "in"), ("zones", to.node("zones"))), "In")


def copies(node: Node) -> Node:
    """Multiple copies of this attack, however that is put."""
    kind, whose, copied = node.get("type"), node.get("whose"), node.get("copyof")
    if not is_multiple(node):
        return copies_of_it(node)
    if kind is None and isinstance(copied, Node) and copied.get("det") == "this":
        noun = remade(node, (("name", "copy"), ("many", "yes")), "Type")
        fields = (("n", remade(node, (), "All")), ("adjs", node.parts("adjs")), ("type", noun))
        of = remade(copied, (("what", copied),), "Of")
        return remade(node, (*fields, ("mods", (of,)))) if one_or_each(node) else node
    if isinstance(whose, Node) and whose.label == "Of" and whose.get("det") in ("this", "that") and is_copy(node):
        attack = remade(whose, (("name", str(whose.get("noun"))),), "Type")
        if whose.get("det") == "that":  # nothing but an attack has any
            attack = remade(whose, (("name", "attack"),), "Type")
        this = remade(whose, (("det", str(whose.get("det"))), ("type", attack)), "Sel")
        of = remade(whose, (("what", this),), "Of")
        bare = put(without(node, "whose"), "n", remade(node, (), "All"))
        return put(bare, "mods", (of, *node.parts("mods"))) if one_or_each(node) else node
    return node


def copies_of_it(node: Node) -> Node:
    """Your copies of that attack: copies of it, that are yours."""
    mods = node.parts("mods")
    of = mods[0].get("what") if mods and isinstance(mods[0], Node) and mods[0].label == "Of" else None
    if not is_copy(node) or not isinstance(of, Node) or label_of(node.get("whose")) not in ("You", "Rival"):
        return node
    if of.label != "Sel" or of.get("det") not in ("this", "that", "the") or node.parts("adjs"):
        return node
    rest: tuple[tuple[str, Value], ...] = (("mods", mods[1:]),) if mods[1:] else ()
    return remade(node, (*without(node, "type", "mods").fields, ("copyof", of), *rest))


def one_or_each(node: Node) -> bool:
    """All of them, each of them: not one of several."""
    n = node.get("n")
    return n is None or (isinstance(n, Node) and n.label in ("Each", "All"))


def is_multiple(node: Node) -> bool:
    adjs = [part.get("name") for part in node.parts("adjs") if isinstance(part, Node) and part.label == "Trait"]
    return len(node.parts("adjs")) == 1 and [str(name).lower() for name in adjs] == ["multiple"]


def is_copy(node: Node) -> bool:
    kind = node.get("type")
    return isinstance(kind, Node) and kind.get("name") == "copy"


def copied_there(node: Node) -> Node:
    """Foundations with more than 1 copy in your stage: those that are there."""
    labels = [mod.label for mod in node.parts("mods") if isinstance(mod, Node)]
    if node.get("whose") is not None or "In" in labels or "That" in labels:
        return node
    for mod in node.parts("mods"):
        held = mod.get("has") if isinstance(mod, Node) and mod.label == "With" else None
        zones = held.get("zones") if isinstance(held, Node) and held.label == "HasCopies" else None
        inner = held.parts("mods") if isinstance(held, Node) and held.label == "Holds" and is_copy(held) else ()
        if len(inner) == 1 and isinstance(inner[0], Node) and inner[0].label == "In":
            zones = inner[0].get("zones")
        if isinstance(zones, Node):
            there = remade(zones, (("prep", "in"), ("zones", zones)), "In")
            return put(node, "mods", (there, *node.parts("mods")))
    return node


def all_of_the(node: Node) -> Node:
    """All of the cards in their card pool: all cards there."""
    among, n = node.get("among"), node.get("n")
    plain = isinstance(among, Node) and fields_but_words(among)[:1] == [("det", "the")] and len(among.fields) == 2
    zoned = only_part(node, "mods", "In") is not None and label_of(n) == "All"
    if not plain or not zoned or not isinstance(among, Node):
        return node
    return put(remade(node, (("n", n or ""), ("type", among.node("type")))), "mods", node.parts("mods"))


def cancelled(node: Node) -> Node:
    """Each ability they have played that you cancelled this turn: each time you cancelled one of theirs."""
    mods = [mod for mod in node.parts("mods") if isinstance(mod, Node)]
    if noun(node) != "ability" or [mod.label for mod in mods] != ["ByPlayer", "That"] or len(node.fields) != 2:
        return node
    by, clause = mods[0], mods[1].node("clause")
    theirs = by.get("act") == "play" and label_of(by.get("who")) in ("They", "Rival") and by.get("pps") is None
    if not theirs or clause.label != "ByPlayer" or clause.get("act") not in ("cancel", "negate"):
        return node
    rival = Node("Rival", (), by.start, by.end)
    what = remade(node, (("whose", rival), ("type", node.node("type"))))
    fields: list[tuple[str, Value]] = [("who", clause.node("who")), ("act", "cancel"), ("what", what)]
    return remade(node, (*fields, ("pps", clause.parts("pps"))), "TimesOf")


HAVING: Final = ("who", "act", "zones", "words")


def had_by(node: Node) -> Node:
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


def preceding(node: Node) -> Node:
    """The preceding attack in your card pool: the one before this attack."""
    previous = node.get("order") == "previous" and only_part(node, "mods", "In") is not None
    if (node.get("order") != "preceding" and not previous) or node.get("det") != "the":
        return node
    noun = Node("Type", (("name", "attack"),), node.start, node.end)
    this = Node("Sel", (("det", "this"), ("type", noun)), node.start, node.end)
    beside = remade(node, (("directly", "directly"), ("side", "preceding"), ("what", this)), "Beside")
    return put(without(node, "order"), "mods", (beside, *node.parts("mods")))


def possessor(node: Node) -> Node:
    """Your starting character's: your character's; your printed 6 difficulty attack's."""
    adjs = list(node.parts("adjs"))
    for at, part in enumerate(adjs[:-1]):
        stat = adjs[at + 1]
        printed = isinstance(part, Node) and part.fields == (("act", "print"),)
        if printed and isinstance(stat, Node) and stat.label == "Stat" and stat.get("printed") is None:
            return put(node, "adjs", (*adjs[:at], put(stat, "printed", "printed"), *adjs[at + 2 :]))
    starting = node.get("order") == "starting" and node.get("noun") == "character"
    return without(node, "order") if starting else node


def both_traits(node: Node) -> Node:
    """The Kick and Slam traits: one and the other."""
    found: list[Value] = []
    for part in node.parts():
        second = part.get("name2") if isinstance(part, Node) else None
        if isinstance(part, Node) and second is not None and part.get("det") == "the" and "and" in part.parts("words"):
            first = without(part, "name2", "words")
            found += [first, put(first, "name", second)]
        else:
            found.append(part)
    if len(found) == len(node.parts()) or node.get("join") == "or":
        return node
    return put(put(node, "parts", tuple(found)), "join", "and")


def reversals(node: Node) -> Node:
    """Your Reversals get +1 damage: attacks with Reversal, where only attacks have what changes."""
    target, by = node.get("target"), node.get("by")
    if not isinstance(target, Node) or noun(target) != "reversal" or not isinstance(by, Node):
        return node
    names = [name for part in by.walk() if part.label == "Props" for name in part.parts()]
    if not names or any(name not in ("speed", "damage") for name in names):
        return node
    kind = put(target.node("type"), "name", "attack")
    reversal = remade(kind, (("name", "Reversal"),), "Trait")
    attacks = put(put(target, "type", kind), "adjs", (*target.parts("adjs"), reversal))
    return put(node, "target", attacks)
