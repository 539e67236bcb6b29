"""1 of the foundations in your stage, any card there: phrases around a noun that say no more than the noun alone."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, noun, put, remade, without
from kumite.english.nodes import Node, Value

COMPARED: Final = ("with", "as")  # the fields that hold what a card is compared with
THERE: Final = ("In", "Done", "With", "Without", "That", "Whose", "CalledSo", "OfDifficulty", "OtherThan")


def of_those_there(node: Node) -> Node:
    """1 of the foundations in your stage: 1 foundation there."""
    among = node.get("among")
    if not isinstance(among, Node) or among.label != "Sel" or among.get("det") != "the":
        return node
    if set(dict(node.fields)) - {"n", "none", "among", "mods", "words"} or set(dict(among.fields)) - PLAIN:
        return node
    mods = (*among.parts("mods"), *node.parts("mods"))
    labels = [label_of(mod) for mod in mods]
    if (
        not {"In", "Done"} & set(labels)
        or any(label not in THERE for label in labels)
        or not isinstance(among.get("type"), Node)
    ):
        return node
    if any(isinstance(mod, Node) and mod.label == "Done" and not this_way(mod, among) for mod in mods):
        return node
    if any(label_of(adj) in ("Done", "Same") for adj in among.parts("adjs")):
        return node
    kept = without(among, "det", "mods", "words").fields
    many = tuple([one for one in node.fields if one[0] in ("n", "none")])
    return remade(node, (*many, *kept, ("mods", mods)))


PLAIN: Final = {"det", "adjs", "type", "mods", "words"}


def this_way(done: Node, among: Node) -> bool:
    """The attacks milled this way: those of the milled cards that are attacks."""
    return done.get("thisway") is not None and noun(among) != "card"


def any_of_them(node: Node) -> Node:
    """Shares a symbol with any card in your card pool, has the same name as any of them: with a card there."""
    for name in COMPARED:
        other = node.get(name)
        if isinstance(other, Node):
            node = put(node, name, loosely(other)) if loosely(other) is not other else node
    return node


def loosely(other: Node) -> Node:
    """Any card: a card, whichever; one of your assets, too."""
    n = other.get("n")
    if other.label != "Sel" or not isinstance(n, Node) or other.get("order") is not None:
        return other
    if n.label != "Each" or n.get("any") is None:
        return other
    one: Value = remade(n, (("n", 1),), "Num")
    return put(other, "n", one)


def one_of_them_is(node: Node) -> Node:
    """If any of your foundations is committed: if 1 of them is; if none of them is: if not 1 of them is."""
    what = node.get("what")
    if not isinstance(what, Node) or what.label != "Sel":
        return node
    told = loosely(what)
    if told is not what:
        return put(node, "what", told)
    if what.get("none") is None or node.get("not") is not None:
        return node
    one = remade(what, (("n", remade(what, (("n", 1),), "Num")), *without(what, "none").fields))
    return remade(node, (("cond", put(node, "what", one)),), "NoneOf")
