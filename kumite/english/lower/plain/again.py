"""What stands for a phrase of the sentence before, or leaves out what goes without saying."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, noun, only_part, put, remade, without
from kumite.english.nodes import Node, Value

IT: Final = (("word", "it"),)


def same_number(node: Node) -> Node:
    """If its check is 3 or less, draw 1 card. If it is 4 or more, discard 1 card: the same number once more."""
    parts = list(node.parts())
    for at in range(1, len(parts)):
        prop, part = number_asked(parts[at - 1]), parts[at]
        cond = part.get("cond") if isinstance(part, Node) and part.label in ("If", "Instead") else None
        asked = cond.get("amount") if isinstance(cond, Node) and cond.label == "Cmp" else None
        what = asked.get("what") if isinstance(asked, Node) and asked.label == "CountOf" else None
        if prop is None or not isinstance(part, Node) or not isinstance(cond, Node) or not isinstance(what, Node):
            continue
        if what.label == "It" and what.get("word") == "it" and what.get("mods") is None:
            rest = [one for one in cond.fields if one[0] not in ("amount", "words")]
            parts[at] = put(part, "cond", remade(cond, (("prop", prop), *rest)))
    return put(node, "parts", tuple(parts))


def same_subject(node: Node) -> Node:
    """If your last attack was a Kick attack, draw 1 card. If it was a Punch attack, mill 1: that last one again."""
    parts = list(node.parts())
    for at in range(1, len(parts)):
        before, part = cond_of(parts[at - 1]), parts[at]
        cond = cond_of(part)
        what = before.get("what") if before is not None and before.label == "Is" else None
        again = cond.get("what") if cond is not None and cond.label == "Is" else None
        if not isinstance(what, Node) or what.get("order") != "last" or not isinstance(again, Node):
            continue
        if again.label == "It" and again.get("word") == "it" and isinstance(part, Node) and cond is not None:
            parts[at] = put(part, "cond", put(cond, "what", what))
    return put(node, "parts", tuple(parts))


def cond_of(part: Value) -> Node | None:
    cond = part.get("cond") if isinstance(part, Node) and part.label in ("If", "Instead") else None
    return cond if isinstance(cond, Node) else None


def number_asked(part: Value) -> Node | None:
    """What the condition of a sentence has compared."""
    cond = cond_of(part)
    prop = cond.get("prop") if cond is not None and cond.label == "Cmp" else None
    return prop if isinstance(prop, Node) and prop.label == "Prop" else None


def your_check(node: Node) -> Node:
    """To pass your check to play this attack: the check to play it, for nobody else makes it."""
    check = node.get("what")
    to = only_part(check, "pps", "ToDo") if isinstance(check, Node) and check.label == "CheckSel" else None
    does = to.get("does") if isinstance(to, Node) else None
    what = does.get("what") if isinstance(does, Node) and does.label == "Play" else None
    if not isinstance(check, Node) or not isinstance(what, Node) or label_of(check.get("whose")) != "You":
        return node
    if what.get("det") != "this" and what.label != "It":
        return node
    rest = [one for one in check.fields if one[0] not in ("whose", "det")]
    return put(node, "what", remade(check, (("det", "the"), *rest)))


def cost_of_ability(node: Node) -> Node:
    """To pay for an ability, to pay an ability's cost: to pay a cost of one."""
    name = "cost" if node.label == "PayWith" else "what"
    what = node.get(name)
    if not isinstance(what, Node) or what.label != "Sel":
        return node
    whose, kind = what.get("whose"), what.node("type") if isinstance(what.get("type"), Node) else None
    if kind is None:
        return node
    if noun(what) == "cost" and of_any_ability(whose) and set(dict(what.fields)) <= {"whose", "type", "words"}:
        return put(node, name, remade(what, (("det", "a"), ("type", kind))))
    if noun(what) == "ability" and what.get("det") == "a" and set(dict(what.fields)) <= {"det", "type", "words"}:
        return put(node, name, put(what, "type", remade(kind, (("name", "cost"),))))
    return node


def of_any_ability(whose: Value | None) -> bool:
    """An ability's."""
    if not isinstance(whose, Node) or whose.label != "Of" or whose.get("noun") != "ability":
        return False
    return whose.get("det") in ("a", "any") and set(dict(whose.fields)) <= {"det", "noun", "words"}


def place_in_pool(node: Node) -> Node:
    """This attack is the third card in your card pool: this is."""
    what, there = node.get("what"), node.get("as")
    if not isinstance(what, Node) or not isinstance(there, Node) or there.label != "Sel" or node.get("as2") is not None:
        return node
    this = what.label == "Sel" and what.get("det") == "this" and noun(what) in ("attack", "card")
    zones = only_part(there, "mods", "In")
    where = zones.get("zones") if zones is not None else None
    names = where.parts("names") if isinstance(where, Node) else ()
    if not this or there.get("order") in (None, "only") or names != ("cardpool",) or node.get("tense") != "is":
        return node
    denied = [one for one in node.fields if one[0] == "not"]
    return remade(node, (*denied, ("what", there)), "Nth")


OWNERS: Final = ("its", "their")
WHERE: Final = ("In", "Among", "Done", "On", "Beside", "ByPlayer", "Of")


def to_owners(node: Node) -> Node:
    """Return all assets to their owners' hands: whosever they are."""
    what, to = node.get("what"), node.get("to")
    zones = to.get("zones") if isinstance(to, Node) else None
    if not isinstance(zones, Node) or label_of(zones.get("whose")) != "OwnersOf" or not isinstance(what, Node):
        return node
    if what.label != "Sel" or what.get("n") is None or node.get("from") is not None:
        return node
    if any(what.get(name) is not None for name in ("whose", "det", "among", "order", "copyof", "other")):
        return node
    if any(label_of(mod) in WHERE for mod in what.parts("mods")):
        return node
    anybody = remade(what, (("words", ("any",)),), "AnyPlayer")
    return put(node, "what", remade(what, (("n", what.node("n")), ("whose", anybody), *without(what, "n").fields)))
