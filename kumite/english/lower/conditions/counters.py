"""Having exactly one card, and counters on cards."""

from __future__ import annotations

from kumite.english.lower.base import Low, Mention, only, refuse, selector
from kumite.english.lower.conditions.logic import compared, negated
from kumite.english.lower.conditions.standing import having as standing_having
from kumite.english.lower.conditions.standing import how_many, owned
from kumite.english.lower.nouns.owners import seat_of_who
from kumite.english.lower.nouns.quantity import MANY, compare
from kumite.english.lower.numbers.amounts import counters
from kumite.english.nodes import Node
from kumite.games.universus.printed import Cond
from kumite.games.universus.terms import ANY, RIVAL, YOU
from kumite.games.universus.words.amounts import Counters
from kumite.games.universus.words.conds import Has
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.tests import Type


def having(node: Node, low: Low) -> Cond:
    """If you have exactly 1 asset in your stage, destroy it; a Wall counter in your stage."""
    what, who = node.get("what"), node.get("who")
    of = what.get("of") if isinstance(what, Node) and what.label == "Counted" else None
    if isinstance(what, Node) and isinstance(of, Node) and in_zone(of) and isinstance(who, Node):
        return counters_there(node, what, of, low)
    cond = standing_having(node, low)
    if isinstance(cond, Has) and (cond.op, cond.n) == ("=", 1) and isinstance(cond.what, Sel):
        seat = cond.what.whose if cond.what.whose in (YOU, RIVAL) else ANY
        types = sum([test.types for test in cond.what.tests if isinstance(test, Type)], ())
        low.mention(Mention(only_one(cond.what, low), "card", "", False, seat, types, cond.what.zones, node.start))
    return cond


def only_one(what: Sel, low: Low) -> Sel:
    """The card that is there alone, as the object of a verb."""
    return Sel(1, what.whose, what.tests, what.zones, every=True)


def in_zone(of: Node) -> bool:
    """A counter in your stage: on cards there."""
    kind, mods = of.get("type"), of.parts("mods")
    there = len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "In"
    return of.label == "Sel" and isinstance(kind, Node) and kind.get("name") == "counter" and there


def counters_there(node: Node, what: Node, of: Node, low: Low) -> Cond:
    only(node, "who", "what", "not")
    only(what, "n", "of", "which")
    seat = seat_of_who(node.node("who"), low)
    card = Node("Type", (("name", "card"), ("many", "yes")), of.start, of.end)
    there = owned(Node("Sel", (("type", card), ("mods", of.parts("mods"))), of.start, of.end), seat, low)
    names = [str(part.get("name")) for part in of.parts("adjs") if isinstance(part, Node) and part.label == "Trait"]
    kind = of.node("type")
    name = str(kind.get("trait") or (names[0] if names else ""))
    if len(names) != len(of.parts("adjs")) or not isinstance(there, Sel) or len(names) > 1:
        refuse(of, "which counters these are cannot be told")
    op, n = how_many(what, low)
    cond = compared(Counters(Sel(MANY, there.whose, (), there.zones, every=True), name), op, n)
    return negated(cond) if node.get("not") is not None else cond


def has_counters(node: Node, low: Low) -> Cond | None:
    """The chosen card has 1 or more Wall counters on it."""
    has = node.get("has")
    kind = has.get("type") if isinstance(has, Node) and has.label == "Holds" else None
    if not isinstance(has, Node) or not isinstance(kind, Node) or kind.get("name") != "counter":
        return None
    only(node, "what", "has", "not")
    only(has, "n", "adjs", "type")
    what = selector(node.node("what"), low)
    if not isinstance(what, This | TheAttack | Yours | Ref):
        refuse(node, "on which card these counters are cannot be told")
    on = Node("On", (("what", node.node("what")),), has.start, has.end)
    fields = [one for one in has.fields if one[0] in ("adjs", "type")]
    amount = counters(Node("Sel", (*fields, ("mods", (on,))), has.start, has.end), low)
    n = has.get("n")
    op, least = (">=", 1) if not isinstance(n, Node) else ("=", 0) if n in (0, "0") else compare(n, low)
    op = ">=" if isinstance(n, Node) and n.label == "Num" else op
    cond = compared(amount, op, least)
    return negated(cond) if node.get("not") is not None else cond
