"""An attack that is, or is considered to be, of a zone: its zone becomes that one."""

from __future__ import annotations

from kumite.english.lower.plain.changes import becomes_high
from kumite.english.lower.plain.nodes import noun, only_part, put, remade, without
from kumite.english.nodes import Node, Value


def of_that_zone(node: Node) -> Node:
    """This attack is considered to be low, is considered a low attack: it becomes low."""
    target, zone = node.get("target"), zone_of(node.get("as"))
    plain = set(dict(node.fields)) <= {"target", "as", "words", "until"}
    if not plain or zone is None or not isinstance(target, Node) or noun(target) != "attack":
        return node
    if target.node("type").get("many") is not None or (target.get("whose") is None and target.get("det") is None):
        return node
    return put(put(without(node, "words"), "as", zone), "verb", "become")


def zone_of(said: Value | None) -> Node | None:
    if not isinstance(said, Node) or said.label == "AttackZone":
        return said if isinstance(said, Node) else None
    plain = said.label == "Role" and said.get("det") == "a" and set(dict(said.fields)) <= {"det", "adjs", "type"}
    return only_part(said, "adjs", "AttackZone") if plain and noun(said) == "attack" else None


def shared_zone(node: Node) -> Node:
    """This attack gets +2 damage and is considered low: the one and the other."""
    parts = [part for part in node.parts() if isinstance(part, Node)]
    target = parts[0].get("target") if parts else None
    if len(parts) != 2 or not isinstance(target, Node) or node.get("join") != "and" or parts[1].label != "Treat":
        return node
    if parts[1].get("target") is not None:
        return node
    told = of_that_zone(remade(parts[1], (("target", target), *parts[1].fields)))
    made = becomes_high(told)
    return remade(node, (("parts", (parts[0], made)), ("joins", ("and",))), "Seq") if made.label == "Set" else node
