"""Who may play the first Enhance of an attack."""

from __future__ import annotations

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import RESPONSE, RIVAL, YOU
from kumite.games.universus.words.opening import Opens

HERE = (None, "this", "the", "its", "that")  # say nothing of which attack it is


def may_open(node: Node, low: Low) -> Text | None:
    """You may play the first Enhance."""
    does = node.node("does")
    if not first_enhance(does.get("what")):
        return None
    only(node, "who", "does")
    if node.node("who").label not in ("You", "Rival"):
        refuse(node, "who plays the first Enhance cannot be told")
    return opening(does, YOU if node.node("who").label == "You" else RIVAL, low)


def opens(node: Node, low: Low) -> Text | None:
    """Your rival plays the first Enhance."""
    return opening(node, low.doer, low) if first_enhance(node.get("what")) else None


def first_enhance(what: object) -> bool:
    """The first Enhance, the first Enhance ability."""
    if not isinstance(what, Node) or what.label != "Sel" or (what.get("det"), what.get("order")) != ("the", "first"):
        return False
    kind, adjs = what.get("type"), [part for part in what.parts("adjs") if isinstance(part, Node)]
    name = kind.get("name") if isinstance(kind, Node) else None
    named = [(part.label, part.get("name")) for part in adjs]
    return (name == "enhance" and not adjs) or (name == "ability" and named == [("Kind", "enhance")])


def opening(node: Node, who: int, low: Low) -> Text:
    """Of the attack that has just been played: of one in its Enhance Step the first opportunity is over."""
    only(node, "verb", "agrees", "what")
    what = node.node("what")
    only(what, "det", "order", "adjs", "type", "mods")
    if low.kind != RESPONSE or who not in (YOU, RIVAL):
        refuse(node, "of which attack this is the first Enhance cannot be told")
    for mod in what.parts("mods"):
        until = node_of(mod, what).get("until")
        if not isinstance(until, Node) or not of_this_attack(until):
            refuse(node_of(mod, what), "of which attack this is the first Enhance cannot be told")
    return (Opens(who),)


def of_this_attack(until: Node) -> bool:
    """During its Enhance Step; this attack."""
    if until.label == "This":
        return until.get("period") in ("attack", "enhance step")
    period = until.get("period")
    if until.label != "During" or not isinstance(period, Node) or period.get("which") is not None:
        return False
    whose = period.get("whose")
    its = whose is None or (isinstance(whose, Node) and whose.label == "Its")
    return its and period.get("det") in HERE and period.get("name") in ("enhance step", "attack")
