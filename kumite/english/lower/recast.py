"""Nouns, abilities and checks of the older wording put as the chapters expect them (see respell.py)."""

from __future__ import annotations

from kumite.english.lower.rephrase import put, remade, without
from kumite.english.nodes import Node, Value

# Nouns


def noun_phrase(node: Node) -> Node:
    """Cards left in your deck; this attack's Multiple copies; each multiple copy of this attack."""
    mods = tuple([in_zone(first_act(mod)) for mod in node.parts("mods")])
    if mods != node.parts("mods"):
        node = put(node, "mods", mods)
    return copied_there(copies(node))


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


def is_copy(node: Node) -> bool:
    kind = node.get("type")
    return isinstance(kind, Node) and kind.get("name") == "copy"


def first_act(mod: Value) -> Value:
    """Committed and frozen this way: what was committed."""
    both = isinstance(mod, Node) and mod.label == "Done" and mod.get("join") == "and"
    return without(mod, "join", "act2") if both and isinstance(mod, Node) else mod


def in_zone(mod: Value) -> Value:
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
        return node
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


def one_or_each(node: Node) -> bool:
    """All of them, each of them: not one of several."""
    n = node.get("n")
    return n is None or (isinstance(n, Node) and n.label in ("Each", "All"))


def is_multiple(node: Node) -> bool:
    adjs = [part.get("name") for part in node.parts("adjs") if isinstance(part, Node) and part.label == "Trait"]
    return len(node.parts("adjs")) == 1 and [str(name).lower() for name in adjs] == ["multiple"]


# Abilities


def grant(node: Node) -> Node:
    """Gains this Enhance ability: this Enhance."""
    what = node.get("what")
    adjs = what.parts("adjs") if isinstance(what, Node) and what.get("det") == "this" else ()
    if not isinstance(what, Node) or len(adjs) != 1 or not isinstance(adjs[0], Node) or adjs[0].label != "Kind":
        return node
    kind = what.get("type")
    if not isinstance(kind, Node) or kind.fields != (("name", "ability"),):
        return node
    named = put(kind, "name", str(adjs[0].get("name")))
    return put(node, "what", put(without(what, "adjs"), "type", named))


def has_ability(node: Node) -> Node:
    """With an ability on it that grants a speed bonus: where else."""
    return node if node.get("clause") is None else put(node, "clause", unplaced(node.node("clause")))


def unplaced(clause: Node) -> Node:
    does = clause.get("does")
    what = does.get("what") if isinstance(does, Node) and does.label == "Give" else None
    mods = what.parts("mods") if isinstance(what, Node) else ()
    if not isinstance(does, Node) or not isinstance(what, Node) or len(mods) != 1:
        return clause
    on = mods[0].get("what") if isinstance(mods[0], Node) and mods[0].label == "On" else None
    if not isinstance(on, Node) or on.label != "It":
        return clause
    return put(clause, "does", put(does, "what", without(what, "mods")))


def give(node: Node) -> Node:
    """A speed or damage bonus: the noun behind the last is that of both."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" else None
    if not isinstance(what, Node) or not isinstance(kind, Node) or kind.label != "Types":
        return node
    parts = [part for part in kind.parts() if isinstance(part, Node) and isinstance(part.get("props"), Node)]
    names = [part.get("name") for part in parts]
    if len(parts) != len(kind.parts()) or any(name is not None for name in names[:-1]) or names[-1] is None:
        return node
    props = tuple([one for part in parts for one in part.node("props").parts()])
    listed = remade(kind, (("parts", props), ("join", "or")), "Props")
    one = remade(kind, (("props", listed), ("name", str(names[-1]))), "Type")
    return put(node, "what", put(what, "type", one))


# Checks


def check(node: Node) -> Node:
    """Your next attack's check: your next check to play an attack; the check to play your next attack, too."""
    whose = node.get("whose")
    if isinstance(whose, Node) and whose.label == "Of" and whose.get("order") == "next" and whose.get("det") == "your":
        if whose.get("noun") not in ("attack", "card", "foundation", "asset"):
            return node
        kind = remade(whose, (("name", str(whose.get("noun"))),), "Type")
        card = remade(whose, (("det", "a"), ("type", kind)), "Sel")
        return next_check(node, Node("You", (), whose.start, whose.end), card, whose)
    parts = node.parts("pps")
    does = parts[0].get("does") if len(parts) == 1 and isinstance(parts[0], Node) and parts[0].label == "ToDo" else None
    played = does.get("what") if isinstance(does, Node) and does.label == "Play" and len(does.fields) == 2 else None
    owner = played.get("whose") if isinstance(played, Node) and played.label == "Sel" else None
    named = node.get("det") == "the" and whose is None and node.get("order") is None and node.get("many") is None
    if not named or not isinstance(played, Node) or played.get("order") != "next" or played.get("n") is not None:
        return node
    if not isinstance(owner, Node) or owner.label not in ("You", "Rival"):
        return node
    bare = remade(played, (("det", "a"), *without(played, "whose", "order", "words").fields))
    return next_check(without(node, "pps"), owner, bare, played)


def next_check(node: Node, owner: Node, card: Node, of: Node) -> Node:
    """The next check that this player makes to play such a card."""
    does = remade(of, (("verb", "play"), ("what", card)), "Play")
    to_do = remade(of, (("does", does),), "ToDo")
    kept = tuple([one for one in node.fields if one[0] not in ("whose", "det", "pps", "order")])
    return remade(node, (("whose", owner), ("order", "next"), *kept, ("pps", (to_do, *node.parts("pps")))))
