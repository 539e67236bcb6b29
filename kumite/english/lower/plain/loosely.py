"""What players say loosely: any cards where one is enough, a time that is said once for two conditions, a bonus that
was received."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, noun, put, remade, without
from kumite.english.nodes import Node, Value

TIMES = ("Until", "During")


def any_had(node: Node) -> Node:
    """If there are any Weapon cards in your discard pile: one or more."""
    what = node.get("what")
    n = what.get("n") if isinstance(what, Node) and what.label == "Sel" else None
    if not isinstance(what, Node) or not isinstance(n, Node) or n.label != "Each" or n.get("any") is None:
        return node
    one = remade(n, (("n", 1),), "Num")
    other: list[tuple[str, Value]] = [one for one in what.fields if one[0] == "other"]
    return put(node, "what", remade(what, (("n", one), *other, ("of", without(what, "n", "other"))), "Counted"))


def one_time_for_both(node: Node) -> Node:
    """If you did not deal damage this turn and played an attack: this turn, too."""
    first, *rest = [part for part in node.parts() if isinstance(part, Node)]
    times = [part for part in first.parts("pps") if label_of(part) in TIMES] if first.label == "Past" else []
    if len(times) != 1:
        return node
    return put(node, "parts", (first, *[timed(part, times[0]) for part in rest]))


TRANSITIVE: Final = (
    "draw",
    "discard",
    "mill",
    "spend",
    "destroy",
    "commit",
    "flip",
    "build",
    "remove",
    "play",
    "clear",
)


def one_object_for_both(node: Node) -> Node:
    """If you have drawn or discarded a card this turn: drawn one, or discarded one."""
    parts = [part for part in node.parts() if isinstance(part, Node)]
    if len(parts) != len(node.parts()) or len(parts) < len(("one", "other")):
        return node
    first, last = parts[0], parts[-1]
    bare = first.label == "Past" and first.get("act") in TRANSITIVE and first.get("what") is None
    if not bare or first.parts("pps") or last.label != "Past" or last.get("shared") is None or not last.get("what"):
        return node
    more = tuple([(name, value) for name, value in last.fields if name in ("what", "pps")])
    whole = remade(first, (*first.fields, *more))
    if first.get("not") is None:
        return put(node, "parts", (whole, *parts[1:]))
    if node.label != "AnyOf" or any(part.get("not") is not None or part.get("words") is not None for part in parts[1:]):
        return node  # not both, or neither: that cannot be told
    others = [put(part, "not", "not") for part in parts[1:]]
    return remade(node, (("parts", (whole, *others)), ("join", "and")), "AllOf")


def timed(part: Node, time: Value) -> Node:
    """The second condition of one subject, with the time of the first."""
    said = any(one.label in (*TIMES, "ThisWay", "HowOften") for one in part.walk())
    if part.label != "Past" or part.get("shared") is None or said:
        return part
    return put(part, "pps", (*part.parts("pps"), time))


def bonus_received(node: Node) -> Node:
    """If this attack received a speed bonus: it has received one; a speed and damage bonus, one of each."""
    counted = node.get("what")
    of = counted.get("of") if isinstance(counted, Node) and counted.label == "Counted" else None
    kind = of.get("type") if isinstance(of, Node) and of.label == "Sel" and len(of.fields) == 1 else None
    if node.get("act") != "receive" or not isinstance(kind, Node) or not isinstance(counted, Node):
        return node
    n, who = counted.get("n"), node.get("who")
    one = isinstance(n, Node) and n.label == "Num" and n.get("n") == 1 and len(counted.fields) == 2
    if (
        not one
        or not isinstance(who, Node)
        or any(name not in ("who", "act", "what", "not") for name, _ in node.fields)
    ):
        return node
    kinds = [part for part in kind.parts() if isinstance(part, Node)] if kind.label == "Types" else [kind]
    sort = kinds[-1].get("name")
    props = [part.get("props") for part in kinds]
    if sort not in ("bonus", "penalty") or any(part.get("name") not in (None, sort) for part in kinds):
        return node
    denied = [field for field in node.fields if field[0] == "not"]
    if None in props and len(props) > 1:
        return node
    parts = [received(node, who, part, str(sort), denied) for part in props]
    if len(parts) == 1:
        return parts[0]
    return remade(node, (("parts", tuple(parts)), ("join", "or" if kind.get("join") == "or" else "and")), joined(kind))


def joined(kind: Node) -> str:
    return "AnyOf" if kind.get("join") == "or" else "AllOf"


def received(node: Node, who: Node, prop: Value | None, sort: str, denied: list[tuple[str, Value]]) -> Node:
    props: list[tuple[str, Value]] = [] if prop is None else [("props", prop)]
    bonus = remade(node, (("det", "a"), *props, ("kind", sort)), "Bonus")
    return remade(node, (("what", who), *denied, ("bonus", bonus)), "HasBonus")


def of_the_same_names(node: Node) -> Node:
    """Copies of cards in your rival's card pool: cards with the same name as one there."""
    mods = node.parts("mods")
    of = mods[0].get("what") if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "Of" else None
    kind = of.get("type") if isinstance(of, Node) and of.label == "Sel" else None
    if noun(node) != "copy" or not isinstance(of, Node) or not isinstance(kind, Node) or kind.get("many") is None:
        return node
    there = any(label_of(mod) == "In" for mod in of.parts("mods"))
    if not there or any(name not in ("type", "adjs", "mods") for name, _ in of.fields) or node.get("adjs") is not None:
        return node
    one = remade(of, (("det", "a"), *put(of, "type", without(kind, "many")).fields))
    same = remade(of, (("props", remade(of, (("parts", ("name",)),), "Props")), ("as", one)), "HasSame")
    cards = put(node.node("type"), "name", "card")
    return put(put(node, "type", cards), "mods", (remade(of, (("has", same),), "With"),))


SEEN = ("reveal", "look")


def remaining_ones(node: Node) -> Node:
    """The remaining revealed cards: the rest of them."""
    adjs = node.parts("adjs")
    done = adjs[0] if len(adjs) == 1 and isinstance(adjs[0], Node) and adjs[0].label == "Done" else None
    if node.get("order") != "remaining" or done is None or done.get("act") not in SEEN or noun(node) != "card":
        return node
    plain = set(dict(node.fields)) <= {"det", "order", "adjs", "type", "words"} and node.get("det") == "the"
    return remade(node, (("of", without(node, "order")),), "Rest") if plain else node


def named_there(node: Node) -> Node:
    """Name a card in your rival's card pool: choose it, and later words speak of the chosen card."""
    if not any(is_name_of(one) for one in node.walk()):
        return node
    return as_chosen(node)


def is_name_of(node: Node) -> bool:
    """Name 1 foundation in your stage: one that is there."""
    what = node.get("what")
    there = isinstance(what, Node) and what.label == "Sel" and any(label_of(mod) == "In" for mod in what.parts("mods"))
    return node.label == "Name" and there


def as_chosen(node: Node) -> Node:
    if is_name_of(node):
        return remade(node, (("verb", "choose"), *[one for one in node.fields if one[0] != "verb"]), "Choose")
    if node.label == "Done" and node.get("act") in ("name", "named"):
        return put(node, "act", "choose")
    return remade(node, tuple([(name, chosen_in(value)) for name, value in node.fields]))


def chosen_in(value: Value) -> Value:
    if isinstance(value, tuple):
        return tuple([chosen_in(part) for part in value])
    return as_chosen(value) if isinstance(value, Node) else value


def rest_there(node: Node) -> Node:
    """Choose 3 foundations in your stage and commit the rest: all there but the chosen ones."""
    parts = list(node.parts())
    for at in range(1, len(parts)):
        chosen = chosen_there(parts[at - 1])
        part = parts[at]
        if chosen is not None and isinstance(part, Node):
            parts[at] = without_chosen(part, chosen)
    return put(node, "parts", tuple(parts)) if tuple(parts) != node.parts() else node


def chosen_there(part: Value) -> Node | None:
    """What is chosen, of cards in a zone; whoever does."""
    deed = part.get("does") if isinstance(part, Node) and part.label in ("Do", "Must", "Then") else part
    deed = part.parts()[-1] if isinstance(part, Node) and part.label == "Seq" else deed
    if isinstance(deed, Node) and deed.label == "Do":
        deed = deed.get("does")
    what = deed.get("what") if isinstance(deed, Node) and deed.label == "Choose" else None
    if not isinstance(what, Node) or what.label != "Sel" or label_of(what.get("n")) != "Num":
        return None
    there = [mod for mod in what.parts("mods") if label_of(mod) == "In"]
    return what if len(there) == 1 and what.get("among") is None else None


def without_chosen(part: Node, chosen: Node) -> Node:
    what = part.get("what")
    if label_of(what) == "Rest" and isinstance(what, Node) and not [one for one in what.fields if one[0] != "words"]:
        kind = put(chosen.node("type"), "many", "yes")
        done = remade(what, (("act", "choose"),), "Done")
        those = remade(what, (("det", "the"), ("adjs", (done,)), ("type", kind)), "Sel")
        but = remade(what, (("what", those),), "OtherThan")
        others = put(put(chosen, "n", remade(what, (), "All")), "mods", (*chosen.parts("mods"), but))
        return put(part, "what", others)
    does = part.get("does")
    return put(part, "does", without_chosen(does, chosen)) if isinstance(does, Node) else part


def one_of_each(node: Node) -> Node:
    """1 foundation and asset: one card of each type, for no card is of both (UVS-TYPE-01)."""
    kind, n = node.get("type"), node.get("n")
    if not isinstance(kind, Node) or kind.label != "Types" or kind.get("join") != "and" or node.get("mods") is not None:
        return node
    types = [part for part in kind.parts() if isinstance(part, Node) and part.label == "Type"]
    one = isinstance(n, Node) and n.label == "Num" and n.get("n") == 1
    if not one or len(types) != len(kind.parts()) or any(part.get("many") is not None for part in types):
        return node
    each = tuple([put(node, "type", part) for part in types])
    return Node("Sels", (("parts", each), ("join", "and")), node.start, node.end)
