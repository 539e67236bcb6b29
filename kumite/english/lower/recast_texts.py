"""Whole texts of the older wording put as the chapters expect them, and the table of recast_last.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kumite.english.lower.recast_last import (
    also,
    being,
    best,
    counted,
    happens,
    holding,
    if_them,
    label_of,
    modified,
    noun,
    noun_phrase,
    number,
    only_part,
    past,
    rule,
    same,
)
from kumite.english.lower.rephrase import put, remade, without
from kumite.english.nodes import Node, Value


def text(node: Node) -> Node:
    """Choose a keyword on that attack, it loses the chosen one; the discarded card is considered to be reviewed."""
    found: list[Value] = []
    for part in node.parts():
        last = found[-1] if found else None
        if isinstance(part, Node) and isinstance(last, Node) and is_reviewed(part) and discards(last) == 1:
            found[-1] = reviewed(last)
        elif isinstance(part, Node) and isinstance(last, Node) and loses_chosen(last, part):
            one = remade(part, (("n", 1),), "Num")
            kind = remade(part, (("name", "keyword"),), "Type")
            choice = remade(part, (("whose", "you"),), "Choice")
            found[-1] = put(part, "what", remade(part, (("n", one), ("type", kind), ("mods", (choice,))), "Sel"))
        else:
            found.append(part)
    return put(node, "parts", tuple(found))


def is_reviewed(part: Node) -> bool:
    done, target = part.get("done"), part.get("target")
    said = part.label == "Treat" and isinstance(done, Node) and done.get("act") == "review" and len(part.fields) == 2
    which = only_part(target, "adjs", "Done") if isinstance(target, Node) else None
    return said and which is not None and which.get("act") == "discard"


def discards(part: Node) -> int:
    return len([one for one in part.walk() if one.label == "Discard" and one.get("from") is None])


def reviewed(node: Node) -> Node:
    """The discard in it counts as reviewed."""
    fields: list[tuple[str, Value]] = []
    for name, value in node.fields:
        if isinstance(value, tuple):
            fields.append((name, tuple([reviewed(one) if isinstance(one, Node) else one for one in value])))
        else:
            fields.append((name, reviewed(value) if isinstance(value, Node) else value))
    made = remade(node, tuple(fields))
    return put(made, "review", "yes") if node.label == "Discard" else made


def loses_chosen(choice: Node, strip: Node) -> bool:
    what, lost = choice.get("what"), strip.get("what")
    if choice.label != "Choose" or strip.label != "Strip" or not isinstance(what, Node) or not isinstance(lost, Node):
        return False
    on = only_part(what, "mods", "On")
    done = only_part(lost, "adjs", "Done")
    target, card = strip.get("target"), on.get("what") if on is not None else None
    same_one = isinstance(target, Node) and isinstance(card, Node) and "that" == target.get("det") == card.get("det")
    return noun(what) == noun(lost) == "keyword" and done is not None and done.get("act") == "choose" and same_one


def response(node: Node) -> Node:
    """Before you make a check to play a card, it gets +1: as you try to play one, the next check does."""
    event, body = node.get("event"), node.get("does")
    does = event.get("does") if isinstance(event, Node) else None
    if node.get("when") != "before" or not isinstance(event, Node) or not isinstance(body, Node):
        return node
    if (
        not isinstance(does, Node)
        or does.label != "Check"
        or does.get("for") is None
        or len(without(does, "words", "agrees").fields) != 2
    ):
        return node
    who = event.node("who")
    if who.label not in ("You", "Rival") or does.node("for").label != "Play":
        return node
    tries = remade(does, (("verb", "try"), ("does", does.node("for"))), "Try")
    parts = tuple([next_check(part, who, does.node("for")) for part in body.parts()])
    return put(put(put(node, "when", "after"), "event", put(event, "does", tries)), "does", put(body, "parts", parts))


def next_check(part: Value, who: Node, play: Node) -> Value:
    """That check gets +1: the one that is about to be made."""
    target = part.get("target") if isinstance(part, Node) and part.label == "Modify" else None
    if not isinstance(part, Node) or label_of(target) != "CheckSel" or not isinstance(target, Node):
        return part
    if target.get("det") != "that" or len(target.fields) != 2:
        return part
    to_do = remade(target, (("does", play),), "ToDo")
    return put(
        part, "target", remade(target, (("whose", who), ("order", "next"), ("name", "check"), ("pps", (to_do,))))
    )


def event(node: Node) -> Node:
    """Draws or adds cards to their hand."""
    does = node.get("does")
    if label_of(does) != "Verbs" or not isinstance(does, Node) or does.get("join") != "or":
        return node
    to, what = does.get("to"), does.get("what")
    if does.parts("verbs") != ("draw", "add") or not isinstance(to, Node) or not isinstance(what, Node):
        return node
    n: list[tuple[str, Value]] = [one for one in what.fields if one[0] == "n"]
    draw = remade(does, (("verb", "draw"), *n), "Draw")
    add = remade(does, (("verb", "add"), ("what", what), ("prep", "to"), ("to", to)), "Move")
    return put(node, "does", remade(does, (("parts", (draw, add)),), "Or"))


LAST: Final[dict[str, Callable[[Node], Node]]] = {
    "AlsoMay": also,
    "Best": best,
    "CountOf": number,
    "Counted": counted,
    "Event": event,
    "Happens": happens,
    "HasThing": holding,
    "If": if_them,
    "Is": being,
    "IsSame": same,
    "Modify": modified,
    "Past": past,
    "Response": response,
    "Rule": rule,
    "Sel": noun_phrase,
    "Text": text,
    "TimesOf": past,
}
