"""Things of several sorts that are counted together, put plainly."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, noun, put, remade, without
from kumite.english.nodes import Node, Value

CARDS: Final = ("adjs", "type", "mods", "words")


def each_keyword(node: Node) -> Node:
    """Each Charge, Fury and Kick keyword in your card pool, each {fire} symbol there: the cards with one of them, with
    another ..."""
    adjs = node.parts("adjs")
    first = adjs[0] if len(adjs) == 1 else None
    if noun(node) not in ("keyword", "trait", "symbol") or not isinstance(first, Node) or not counted(node):
        return node
    names = leaves(first)
    cards = cards_with_it(node)
    if cards is None or any(part.label != ("Symbol" if noun(node) == "symbol" else "Trait") for part in names):
        return node
    each = tuple([put(cards, "adjs", (*cards.parts("adjs"), part)) for part in names])
    return each[0] if len(each) == 1 else remade(node, (("parts", each), ("join", "plus")), "Sels")


def counted(node: Node) -> bool:
    """All of them are spoken of, not 1 and not a certain one."""
    return all(name in ("adjs", "type", "mods", "words") for name, _ in node.fields) and bool(node.parts("mods"))


def cards_with_it(node: Node) -> Node | None:
    """The cards in that zone; the attacks that the keywords are on."""
    mods = node.parts("mods")
    first = mods[0] if len(mods) == 1 else None
    kind = node.get("type")
    if not isinstance(first, Node) or not isinstance(kind, Node):
        return None
    if first.label == "In":
        card = remade(kind, (("name", "card"), ("many", "yes")), "Type")
        return remade(node, (("type", card), ("mods", mods)))
    on = first.get("what") if first.label == "On" else None
    if not isinstance(on, Node) or on.label != "Sel" or any(name not in CARDS for name, _ in on.fields):
        return None
    return on if on.get("mods") is not None else None


def leaves(node: Node) -> list[Node]:
    """The alternatives of a list within a list."""
    if node.label not in ("AnyOf", "BothOf"):
        return [node]
    return [leaf for part in node.parts() if isinstance(part, Node) for leaf in leaves(part)]


def half_lost(node: Node) -> Node:
    """Your rival loses half of their health: as much health."""
    target, what = node.get("target"), node.get("what")
    n = what.get("n") if isinstance(what, Node) and what.label == "Sel" else None
    if not isinstance(what, Node) or not isinstance(n, Node) or n.label != "HalfOf" or node.get("until") is not None:
        return node
    props = what.node("type").get("props") if isinstance(what.get("type"), Node) else None
    if not isinstance(props, Node) or props.parts() != ("health",) or not set(dict(what.fields)) <= HALVED:
        return node
    prop = remade(what, (("whose", what.node("whose")), ("props", props)), "Prop")
    half = remade(n, (*n.fields, ("a", remade(what, (("prop", prop),), "Value"))), "Half")
    lose = remade(node, (("verb", "lose"), ("of", "health"), ("n", half)), "Lose")
    if not isinstance(target, Node):
        return put(lose, "agrees", "yes") if node.get("agrees") is not None else lose
    return remade(node, (("who", target), ("does", lose)), "Do")


HALVED: Final = {"n", "whose", "type", "words"}


def best_of_them(node: Node) -> Node:
    """1 rival foundation with the highest difficulty: one that has the highest among those; of cards of which it is not
    said where they are, that could be any."""
    mods = node.parts("mods")
    for at, mod in enumerate(mods):
        best = mod.get("has") if isinstance(mod, Node) and mod.label == "With" else None
        if not isinstance(mod, Node) or not isinstance(best, Node) or best.label != "HasBest":
            continue
        rest = (*mods[:at], *mods[at + 1 :])
        known = label_of(node.get("whose")) == "Rival" or any(label_of(one) == "In" for one in rest)
        kind = node.get("type")
        if not known or best.get("mods") is not None or node.get("n") is None or not isinstance(kind, Node):
            return node
        bare = without(node, "n", "mods", "words")
        every = put(bare, "type", kind if kind.get("many") is not None else put(kind, "many", "yes"))
        among = put(every, "mods", rest) if rest else every
        value = remade(best, (*without(best, "words").fields, ("what", among)), "Best")
        printed: tuple[tuple[str, Value], ...] = (("kind", "printed"),) if best.get("printed") is not None else ()
        cmp = remade(best, (("n", value),), "Exactly")
        has = remade(best, (*printed, ("props", best.node("props")), ("cmp", cmp)), "HasStat")
        return put(node, "mods", (*mods[:at], put(mod, "has", has), *mods[at + 1 :]))
    return node
