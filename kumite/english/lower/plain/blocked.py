"""Rules about what blocks an attack, put plainly."""

from __future__ import annotations

from kumite.english.lower.plain.nodes import label_of, noun, put, remade, without
from kumite.english.nodes import Node, Value


def only_blocks(node: Node) -> Node:
    """Your rival may only block this attack with low blocks: it can only be blocked by those."""
    does = node.get("does")
    may = node.label == "May" and node.get("only") is not None
    can = node.label == "Rule" and node.get("modal") in ("can", "may") and node.get("only") is not None
    if not (may or can) or label_of(node.get("who")) != "Rival" or label_of(does) != "Block":
        return node
    if not isinstance(does, Node) or any(
        name not in ("who", "does", "modal", "only", "words") for name, _ in node.fields
    ):
        return node
    attack, blocks = does.get("what"), does.get("with")
    if isinstance(attack, Node) and blocks is None:
        attack, blocks = with_block(attack)
    if not isinstance(attack, Node) or not isinstance(blocks, Node) or attack.get("det") != "this":
        return node
    if any(name not in ("verb", "what", "with", "words") for name, _ in does.fields):
        return node
    by = remade(blocks, (("what", plain_blocks(blocks)),), "By")
    act = remade(does, (("act", "block"), ("pps", (by,))), "Passive")
    return remade(node, (("target", attack), ("modal", "can"), ("only", "only"), ("act", act)), "Rule")


def with_block(attack: Node) -> tuple[Node, Value | None]:
    """This attack with a low block: the block is not the attack's."""
    mods = attack.parts("mods")
    one = mods[0] if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "With" else None
    held = one.get("has") if isinstance(one, Node) else None
    if not isinstance(held, Node) or held.label != "Holds" or noun(held) not in ("block", "card"):
        return attack, None
    return without(attack, "mods"), remade(held, held.fields, "Sel")


def plain_blocks(blocks: Node) -> Node:
    """A low block: any of these."""
    n = blocks.get("n")
    one = isinstance(n, Node) and n.label == "Num" and n.get("n") == 1
    return put(without(blocks, "n"), "det", "a") if one else blocks


def no_such_block(node: Node) -> Node:
    """Your rival cannot block this attack with a mid block: with that they cannot block it."""
    does = node.get("does")
    if node.get("modal") != "cannot" or not isinstance(does, Node) or does.label != "Block" or does.get("with"):
        return node
    attack = does.get("what")
    if not isinstance(attack, Node) or attack.label != "Sel":
        return node
    bare, blocks = with_block(attack)
    if not isinstance(blocks, Node):
        return node
    return put(node, "does", put(put(does, "what", bare), "with", plain_blocks(blocks)))


def lasting(node: Node) -> Node:
    """For the rest of this turn, your attacks cannot be blocked by low blocks: the time is that of the blocking."""
    rule, until = node.get("does"), node.get("until")
    act = rule.get("act") if isinstance(rule, Node) and rule.label == "Rule" else None
    if not isinstance(rule, Node) or not isinstance(act, Node) or act.get("act") != "block":
        return node
    target = rule.get("target")
    if not isinstance(until, Node) or not isinstance(target, Node) or target.get("det") is not None:
        return node
    if target.label != "Sel" or not act.parts("pps") or any(label_of(part) == "Until" for part in act.parts("pps")):
        return node
    time = remade(until, (("until", until),), "Until")
    return put(rule, "act", put(act, "pps", (*act.parts("pps"), time)))
