"""Checks that nothing changes."""

from __future__ import annotations

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.events.around import all_around
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.events.purposes import purpose
from kumite.english.lower.nouns.owners import owner_of
from kumite.english.lower.times.durations import until_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import ANY, CONTINUOUS, NOBODY, TURN, V_CHECK, V_SWAY
from kumite.games.universus.words.rule import CANNOT, Rule


def rule(node: Node, low: Low) -> Text | None:
    act, target = node.get("act"), node.get("target")
    modified = isinstance(act, Node) and act.get("act") == "modify" and node.get("modal") == "cannot"
    if not modified or not isinstance(target, Node) or not of_checks(target):
        return None
    return unmodified(node, target, node_of(act, node), low)


def of_checks(target: Node) -> bool:
    kind = target.get("type")
    return target.label == "CheckSel" or (isinstance(kind, Node) and kind.get("name") == "check")


def unmodified(node: Node, target: Node, act: Node, low: Low) -> Text:
    """Your checks to play attacks cannot be modified by your rival's effects."""
    only(node, "target", "modal", "act", "until")
    only(act, "act", "pps")
    only(target, "whose", "order", "name", "many", "pps", "type", "det", "all")
    pat = Pat(V_CHECK, node)
    pat.by = ANY if target.get("whose") is None else owner_of(target.get("whose"), low)
    if target.get("order") is not None or target.get("det") not in (None, "all", "a"):
        refuse(target, "which checks these are cannot be told")
    ends: list[Node] = [node.node("until")] if node.get("until") is not None else []
    rest = []
    for part in act.parts("pps"):
        one = node_of(part, act)
        ends += [one.node("until")] if one.label == "Until" else []
        rest += [] if one.label == "Until" else [one]
    for part in target.parts("pps"):
        one = node_of(part, target)
        if one.label != "ToDo":
            refuse(one, "what these checks are for cannot be told")
        only(one, "does")
        purpose(singular(one.node("does")), low, pat)
    all_around(tuple(rest), act, low, pat)
    if pat.conds or pat.character != NOBODY or len(ends) > 1:
        refuse(node, "what cannot be changed here is not understood")
    pat.verb, pat.via = V_SWAY, NOBODY
    if low.kind == CONTINUOUS and not low.fired:
        return (Rule(CANNOT, pat.event()),)
    until = until_of(ends[0], low) if ends else TURN
    return (Rule(CANNOT, pat.event(), until=until),)


def singular(does: Node) -> Node:
    """To play attacks is to play an attack."""
    what = does.get("what")
    kind = what.get("type") if isinstance(what, Node) else None
    if not isinstance(what, Node) or not isinstance(kind, Node) or kind.get("many") is None:
        return does
    bare = Node("Type", tuple([one for one in kind.fields if one[0] != "many"]), kind.start, kind.end)
    fields = tuple([(name, bare if name == "type" else value) for name, value in what.fields])
    noun = Node(what.label, fields, what.start, what.end)
    return Node(does.label, tuple([(n, noun if n == "what" else v) for n, v in does.fields]), does.start, does.end)
