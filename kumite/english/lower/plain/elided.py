"""Look at the top 2 cards of your deck. If it is your turn, look at the top 4 instead: what is left out is what the
instruction says that this one stands for, and what was done besides is done as before."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, only_part, put, remade, without
from kumite.english.nodes import Node, Value

AROUND: Final = ("Do", "May", "Must")  # whose instruction it is, and whether it has to be done
SEVERAL: Final = ("Seq",)
PRONOUNS: Final = ("They",)
NUMBERED: Final = ("Draw", "Gain", "Lose")
BARE_DEED: Final = ("verb", "agrees", "what", "words")
BARE_TOP: Final = ("end", "n", "words")
WHOLE_TOP: Final = ("end", "n", "zones", "words")


def said_before(node: Node) -> Node:
    """Sentences, each of which may leave out what the one before it says."""
    parts = list(node.parts())
    for at in range(1, len(parts)):
        last, part = parts[at - 1], parts[at]
        does = part.get("does") if isinstance(part, Node) else None
        if not isinstance(last, Node) or not isinstance(part, Node) or not isinstance(does, Node):
            continue
        if part.label == "Instead" and part.get("cond") is not None:
            parts[at] = put(part, "does", in_place_of(last, does))
        elif part.label == "Else" and last.label == "If":
            parts[at] = put(part, "does", alone(last.node("does"), does))
    return put(node, "parts", tuple(parts)) if tuple(parts) != node.parts() else node


def second_way(node: Node) -> Node:
    """Draw 1 card, or if it is your turn, draw 2."""
    parts = node.parts()
    if node.get("cond") is None or len(parts) != 2:
        return node
    first, second = parts
    if not isinstance(first, Node) or not isinstance(second, Node):
        return node
    return put(node, "parts", (first, in_place_of(first, second)))


def alone(first: Node, second: Node) -> Node:
    """The second with what it leaves out put in, where the first has one instruction of its verb."""
    deed = core(second)
    same = [one for one in deeds(first) if one.label == deed.label]
    return swapped(second, deed, filled(deed, same[0])) if len(same) == 1 else second


def in_place_of(first: Node, second: Node) -> Node:
    """Where the first does more than that, the rest of it is done, too."""
    deed = core(second)
    same = [one for one in deeds(first) if one.label == deed.label]
    whole = filled(deed, same[0]) if len(same) == 1 else deed
    if whole is deed or first.label not in SEVERAL:
        return alone(first, second)
    who = second.get("who")
    spoken = second is deed or (
        second.label == "Do" and label_of(who) in PRONOUNS and core(second) is second.get("does")
    )
    return swapped(first, same[0], whole) if spoken else second


def core(node: Node) -> Node:
    """The instruction itself: discard 2 cards, of `they may discard 2 cards`."""
    does = node.get("does") if node.label in AROUND else None
    return core(does) if isinstance(does, Node) else node


def deeds(node: Node) -> list[Node]:
    """The instructions of a sentence."""
    inner = core(node)
    if inner.label not in SEVERAL:
        return [inner]
    return [deed for part in inner.parts() if isinstance(part, Node) for deed in deeds(part)]


def swapped(node: Node, old: Node, new: Node) -> Node:
    """The sentence with another instruction in that place."""
    if node is old:
        return new
    fields: list[tuple[str, Value]] = []
    for name, value in node.fields:
        if isinstance(value, tuple):
            fields.append((name, tuple([swapped(one, old, new) if isinstance(one, Node) else one for one in value])))
        else:
            fields.append((name, swapped(value, old, new) if isinstance(value, Node) else value))
    return remade(node, tuple(fields))


def filled(deed: Node, like: Node) -> Node:
    """With what it leaves out put in; itself where it leaves nothing out, or more than can be told."""
    if deed.get("bare") is not None:
        alike = deed.label in NUMBERED and like.get("n") is not None and like.get("bare") is None
        return put(like, "n", deed.node("n")) if alike else deed
    if deed.label == "Modify":
        return bonus_too(deed, like)
    what, of = deed.get("what"), like.get("what")
    if not isinstance(what, Node) or any(name not in BARE_DEED for name, _ in deed.fields):
        return deed
    if deed.label == "Mill" and like.get("n") is not None and is_bare_top(what):
        return put(like, "n", number_of(what)) if what.get("end") == "top" else deed
    if not isinstance(of, Node):
        return deed
    if is_bare_top(what):
        tops = of.label == "Top" and of.get("end") == what.get("end") and of.get("zones") is not None
        whole = tops and all(name in WHOLE_TOP for name, _ in of.fields)
        return put(like, "what", put(of, "n", number_of(what))) if whole else deed
    if what.label != "Sel" or what.get("bare") is None or of.get("n") is None or of.get("bare") is not None:
        return deed
    if of.label == "Top" or (of.label == "Sel" and of.get("det") is None):
        return put(like, "what", put(of, "n", number_of(what)))
    return deed


def bonus_too(deed: Node, like: Node) -> Node:
    """Your attack gets +1 damage; it gets +2: of the same property."""
    mine, its = bonus_of(deed), bonus_of(like)
    if mine is None or its is None or set(dict(mine.fields)) - {"words"} != {"by"} or its.get("props") is None:
        return deed
    if set(dict(its.fields)) - {"words"} != {"by", "props"}:
        return deed
    whole = remade(mine, (*mine.fields, ("props", its.node("props"))))
    return put(deed, "by", put(deed.node("by"), "parts", (whole,)))


def bonus_of(deed: Node) -> Node | None:
    """The one bonus of a change."""
    by = deed.get("by")
    return only_part(by, "parts", "Mod") if isinstance(by, Node) and by.label == "Mods" else None


def is_bare_top(what: Node) -> bool:
    """The top 4: of what, the words before have said."""
    return what.label == "Top" and what.get("zones") is None and all(name in BARE_TOP for name, _ in what.fields)


def number_of(what: Node) -> Node:
    n = what.get("n")
    return n if isinstance(n, Node) else remade(without(what), (("n", 1),), "Num")
