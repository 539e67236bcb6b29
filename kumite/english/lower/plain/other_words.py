"""Other words for what has words already: what a card is considered to have, what a block was made with."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, noun, put, remade
from kumite.english.nodes import Node, Value


def considered_to_have(node: Node) -> Node:
    """Is considered to have the {fire} symbol: gains it."""
    has = node.get("with")
    given = has.get("what") if isinstance(has, Node) and has.label == "HasKeyword" else None
    if not isinstance(given, Node) or given.label != "Keywords":
        return node
    if not set(dict(node.fields)) <= {"target", "with", "until", "verb", "agrees", "words"}:
        return node
    until: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "until"]
    target: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "target"]
    return remade(node, (*target, ("verb", "gain"), ("agrees", "yes"), ("what", given), *until), "Grant")


def check_of_this(node: Node) -> Node:
    """This attack's control check gets +1: the check to play it."""
    prop = node.get("target")
    whose = prop.get("whose") if isinstance(prop, Node) and prop.label == "Prop" else None
    if not isinstance(prop, Node) or not isinstance(whose, Node) or prop.node("props").parts() != ("check",):
        return node
    if whose.label != "Of" or whose.get("det") != "this" or not set(dict(whose.fields)) <= {"det", "noun", "words"}:
        return node
    if not set(dict(prop.fields)) <= {"whose", "props", "words"}:
        return node
    card = remade(whose, (("det", "this"), ("type", remade(whose, (("name", str(whose.get("noun"))),), "Type"))), "Sel")
    to_do = remade(prop, (("does", remade(prop, (("verb", "play"), ("what", card)), "Play")),), "ToDo")
    return put(node, "target", remade(prop, (("det", "the"), ("name", "check"), ("pps", (to_do,))), "CheckSel"))


# What is chosen, and then cannot


def lasting_choice(node: Node) -> Node:
    """Until your next turn, 1 foundation cannot be readied: it is chosen now, and the rest lasts."""
    does = node.get("does")
    parts = [part for part in does.parts() if isinstance(part, Node)] if isinstance(does, Node) else []
    if label_of(does) != "Seq" or [part.label for part in parts] != ["Choose", "Rule"]:
        return node
    if not isinstance(does, Node) or label_of(parts[1].get("target")) != "It":
        return node
    return put(does, "parts", (parts[0], put(node, "does", parts[1])))


# Another type


ALSO: Final = {"target", "as", "verb", "agrees", "words", "modal", "also"}
CARD_TYPES: Final = ("attack", "foundation", "asset", "action", "backup")


def is_also(node: Node) -> Node:
    """This foundation counts as an asset, is also an asset: in addition to its other types."""
    role, target = node.get("as"), node.get("target")
    said = node.get("modal") == "counts as" if node.label == "Rule" else node.get("also") is not None
    if not said or not set(dict(node.fields)) <= ALSO or not isinstance(role, Node) or not isinstance(target, Node):
        return node
    plain_role = role.label in ("Role", "Sel") and set(dict(role.fields)) <= {"det", "n", "type", "words"}
    one = role.get("det") == "a" or role.get("n") == Node("Num", (("n", 1),), 0, 0)
    if not plain_role or not one or noun(role) not in CARD_TYPES or target.get("det") != "this":
        return node
    types = remade(role, (("name", "type"), ("many", "yes")), "Type")
    others = remade(role, (("whose", remade(role, (), "Its")), ("order", "other"), ("type", types)), "Sel")
    made = remade(role, (("det", "a"), ("type", role.node("type")), ("besides", others)), "Role")
    return remade(node, (("target", target), ("as", made)), "Treat")


# Keyword abilities that are named


def keyword_named(node: Node) -> Node:
    """Name 1 keyword ability: name a keyword."""
    what = node.get("what")
    if not isinstance(what, Node) or what.label != "Sel" or noun(what) != "ability" or not is_keyword(what):
        return node
    n = what.get("n")
    one = what.get("det") == "a" or (isinstance(n, Node) and n.label == "Num" and n.get("n") == 1)
    if not one or not set(dict(what.fields)) <= {"n", "det", "adjs", "type", "words"}:
        return node
    return put(node, "what", remade(what, (("n", "a"), ("kind", "keyword")), "Naming"))


def is_keyword(what: Node) -> bool:
    adjs = what.parts("adjs")
    return len(adjs) == 1 and isinstance(adjs[0], Node) and (adjs[0].label, adjs[0].get("name")) == ("Kind", "keyword")


def named_keyword(node: Node) -> Node:
    """Name a keyword ability ... the named ability: the keyword, which is what gives it (UVS-KWAB-01)."""
    if not any(part.label == "Name" and keyword_is_named(part) for part in node.walk()):
        return node
    return of_named(node)


def keyword_is_named(node: Node) -> bool:
    what = node.get("what")
    return isinstance(what, Node) and what.label == "Naming" and what.get("kind") == "keyword"


def of_named(node: Node) -> Node:
    fields: list[tuple[str, Value]] = []
    for name, value in node.fields:
        if isinstance(value, tuple):
            fields.append((name, tuple([of_named(part) if isinstance(part, Node) else part for part in value])))
        else:
            fields.append((name, of_named(value) if isinstance(value, Node) else value))
    made = remade(node, tuple(fields))
    adjs = [part for part in made.parts("adjs") if isinstance(part, Node)]
    named = made.label == "Sel" and made.get("det") in ("the", "that") and noun(made) == "ability"
    if not named or not set(dict(made.fields)) <= {"det", "adjs", "type", "words"}:
        return made
    done = [part for part in adjs if part.label == "Done" and part.get("act") in ("name", "named", "choose")]
    if len(done) != 1 or any(part not in done and part.get("name") != "keyword" for part in adjs):
        return made
    return put(put(made, "adjs", tuple(done)), "type", remade(made.node("type"), (("name", "keyword"),)))
