"""What this ability did, put plainly: with this ability, due to this effect, as a cost for it are all `this way`."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, noun, put, remade, without
from kumite.english.nodes import Node, Value
from kumite.games.universus.terms import RATED

ABILITY: Final = ("ability", "effect")
DONE_BY: Final = ("Using", "By", "Cause", "FromWhat", "For")
PAID_BY: Final = ("ToPay", "For", "ToDo", "Cause")
TIMES: Final = ("Until", "NthTime", "HowOften")  # of other times that it was played, too


def by_this_ability(node: Node) -> Node:
    """Cards discarded with this ability, drawn due to this effect, destroyed as a cost for this ability."""
    pps = node.parts("pps")
    if not pps or any(label_of(part) in TIMES for part in pps):
        return node
    found = in_this_way(pps)
    return node if found == pps else put(node, "pps", found)


def done_by_this_ability(node: Node) -> Node:
    """The same of cards: where nothing else is said of how."""
    pps = node.parts("pps")
    found = by_this_ability(node).parts("pps")
    if found == pps or len(found) != 1 or not isinstance(found[0], Node):
        return node
    return put(without(node, "pps"), "thisway", "yes" if found[0].get("cost") is None else "cost")


def in_this_way(pps: tuple[Value, ...]) -> tuple[Value, ...]:
    found: list[Value] = []
    for part in pps:
        made = plain_way(part)
        after_cost = bool(found) and isinstance(found[-1], Node) and found[-1].get("cost") is not None
        if made is None or not after_cost:  # as a cost, for this ability
            found.append(part if made is None else made)
    return tuple(found)


def plain_way(part: Value) -> Node | None:
    """`this way`, of the ability or of its cost; None for anything else."""
    if not isinstance(part, Node):
        return None
    what, role = part.get("what"), part.get("role")
    if part.label in DONE_BY and is_this_ability(what):
        return remade(part, (), "ThisWay")
    if part.label in PAID_BY and is_its_cost(what, part.label == "ToPay"):
        return remade(part, (("cost", "yes"),), "ThisWay")
    if part.label == "As" and isinstance(role, Node) and noun(role) == "cost" and len(role.fields) == 2:
        return remade(part, (("cost", "yes"),), "ThisWay")
    return None


def is_this_ability(what: Value | None) -> bool:
    if not isinstance(what, Node) or what.label != "Sel" or set(dict(what.fields)) != {"det", "type"}:
        return False
    return what.get("det") == "this" and noun(what) in ABILITY


def is_its_cost(what: Value | None, paying: bool) -> bool:
    """This ability's cost, the cost of this ability; what is paid for is the ability, too."""
    if paying and is_this_ability(what):
        return True
    if not isinstance(what, Node) or noun(what) != "cost" or len(what.fields) > 3:
        return False
    whose, mods = what.get("whose"), what.parts("mods")
    if isinstance(whose, Node) and not mods:
        return whose.label == "Of" and whose.get("det") == "this" and whose.get("noun") in ABILITY
    of = mods[0] if len(mods) == 1 else None
    return isinstance(of, Node) and of.label in ("Of", "For", "ToPay") and is_this_ability(of.get("what"))


def of_cost(node: Node) -> bool:
    """Whether it is the cost that did this."""
    ways = [part for part in node.parts("pps") if isinstance(part, Node) and part.label == "ThisWay"]
    return node.get("thisway") == "cost" or any(part.get("cost") is not None for part in ways)


def by_keyword(node: Node) -> Node:
    """Committed by this attack's Stun: by its Stun ability."""
    what = node.get("what")
    whose = what.get("whose") if isinstance(what, Node) and what.label == "Named" else None
    if not isinstance(what, Node) or label_of(whose) != "Of" or not isinstance(whose, Node):
        return node
    if whose.get("det") not in ("this", "that") or str(what.get("name")).capitalize() not in RATED:
        return node
    trait = remade(what, (("name", str(what.get("name"))),), "Trait")
    kind = remade(what, (("name", "ability"),), "Type")
    return put(node, "what", remade(what, (("whose", whose), ("adjs", (trait,)), ("type", kind)), "Sel"))
