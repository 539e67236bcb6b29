"""Abilities that are cancelled, as events."""

from __future__ import annotations

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.conditions.as_events import changed
from kumite.english.lower.events.abilities import noun_of, of_ability
from kumite.english.lower.events.around import around
from kumite.english.lower.events.done import plain_seat
from kumite.english.lower.events.pattern import Pat
from kumite.english.nodes import Node
from kumite.games.universus.terms import ANY, V_CANCEL


def cancels(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """You cancel an Enhance ability: of whoever else it is, it is done by your effect."""
    only(does, "verb", "agrees", "what")
    seat = plain_seat(who, low)
    pat = of_cancelled(does.node("what"), does, low, before)
    if seat != ANY:
        pat.put("cause", seat, ANY)
    return [pat]


def is_cancelled(node: Node, done: Node, low: Low, before: bool) -> list[Pat]:
    """Your abilities cannot be cancelled; an Enhance ability is cancelled."""
    pat = of_cancelled(node_of(node.get("what"), node), node, low, before)
    for part in node.parts("pps"):
        one = node_of(part, node)
        if one.label not in ("Cause", "By") or not by_effects(one):
            around(one, low, pat)
    return [pat]


def by_effects(node: Node) -> bool:
    """By card effects: by what else."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" and len(what.fields) == 1 else None
    return isinstance(kind, Node) and "effect" in (kind.get("name"), kind.get("noun"))


def of_cancelled(what: Node, node: Node, low: Low, before: bool) -> Pat:
    kind = what.get("type")
    effect = isinstance(kind, Node) and "effect" in (kind.get("name"), kind.get("noun"))
    if before or what.label != "Sel" or not (effect or noun_of(what) in ("ability", "enhance", "response", "form")):
        refuse(node, "that this is cancelled is waited for in no known way")
    if effect:
        what = changed(what, type=Node("Type", (("name", "ability"),), what.start, what.end))
    if what.get("n") is not None:
        what = changed(what, n=None)
    pat = of_ability(what, ANY, node, low)
    pat.verb, pat.act, pat.object = V_CANCEL, "cancel", "ability"
    return pat
