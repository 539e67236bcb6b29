"""`An ability that ___`, of counters and other abilities: what ability_that.py asks besides."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.nouns.owners import owner_of
from kumite.english.nodes import Node
from kumite.games.universus.tags import names
from kumite.games.universus.terms import RIVAL, YOU

A_FEW: Final = ("Num", "AtLeast", "Each", "AnyNumber")


def some(n: object, node: Node) -> None:
    """An ability, 1 or more counters, any: how many does not matter."""
    few = isinstance(n, Node) and n.label in A_FEW
    one = not isinstance(n, Node) or n.label != "Num" or n.get("n") == 1
    inner = n.get("n") if isinstance(n, Node) and n.label == "AtLeast" else None
    if n is not None and not (few and one and (inner is None or (isinstance(inner, Node) and inner.get("n") == 1))):
        refuse(node, "how many cannot be asked of an ability")


def counters(node: Node, low: Low, pat: Pat) -> tuple[tuple[str, ...], ...]:
    """Adds a counter to a card; removes counters."""
    only(node, "verb", "agrees", "n", "what")  # of no name
    some(node.get("n"), node)
    what = node.get("what")
    if isinstance(what, Node):
        only(what, "det", "type", "n")
        if what.get("det") not in (None, "a", "any") or what.node("type").get("name") != "card":
            refuse(what, "on which card cannot be asked of an ability")
    return ((names.REMOVES_COUNTERS if node.get("verb") == "remove" else names.ADDS_COUNTERS,),)


def of_counters(what: Node) -> bool:
    kind = what.get("type")
    return isinstance(kind, Node) and kind.get("name") == "counter"


def removed(node: Node) -> tuple[tuple[str, ...], ...]:
    """Removes 1 or more counters: to the grammar, cards."""
    only(node, "verb", "agrees", "what")
    what = node.node("what")
    only(what, "n", "det", "type")
    some(what.get("n"), what)
    if what.node("type").get("trait") is not None:
        refuse(what, "which counters these are cannot be asked of an ability")
    return ((names.REMOVES_COUNTERS,),)


def cancels(node: Node, low: Low, pat: Pat) -> tuple[tuple[str, ...], ...]:
    """Cancels an ability, whichever; cancels your Enhance or Response ability."""
    only(node, "verb", "agrees", "what")
    what = node.node("what")
    only(what, "det", "type", "n", "whose", "adjs")
    some(what.get("n"), what)
    noun = str(what.node("type").get("name"))
    kinds = [noun] if noun in KINDS else [kind for adj in what.parts("adjs") for kind in kinds_of(node_of(adj, what))]
    if what.get("det") not in (None, "a", "any", "another") or noun not in ("ability", "effect", *KINDS):
        refuse(what, "what it cancels cannot be asked of an ability")
    if what.get("whose") is None and not kinds:
        return ((names.CANCELS,),)
    seat = owner_of(what.get("whose"), low)
    if seat not in (YOU, RIVAL) or pat.by not in (YOU, RIVAL):
        refuse(what, "whose ability it cancels cannot be asked of an ability")
    side = names.OWN if seat == pat.by else names.RIVALS
    return tuple(
        [(names.of_side(names.CANCELS, side, f"{kind.capitalize()}s" if kind else ""),) for kind in kinds or [""]]
    )


KINDS: Final = ("enhance", "response", "form", "blitz")


def kinds_of(adj: Node) -> list[str]:
    """Enhance; Enhance or Response."""
    if adj.label == "AnyOf":
        return [kind for part in adj.parts() for kind in kinds_of(node_of(part, adj))]
    name = str(adj.get("name"))
    return [name] if adj.label == "Kind" and name in KINDS else refuse(adj, "what it cancels cannot be asked")
