"""What is said of a player's next attack, and cannot wait for it by itself: as that is played, it is so of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from kumite.english.lower.plain.nodes import THIS_TURN, label_of, noun, put, remade, without
from kumite.english.nodes import Node, Value

PLAYERS: Final = ("You", "Rival")
SAID: Final = ("whose", "order", "n", "adjs", "type", "mods", "words")
RULES: Final = ("Rule", "Deal")
EVENT: Final = {"who", "what", "does", "act", "words"}
WHEN: Final = {"Comes": "comes", "play": "played", "Begins": "fights"}  # of an event, what is said of the next one


class Coming(NamedTuple):
    """Whose card is waited for, which one, and how many of them."""

    who: Node
    attack: Node
    n: Value | None


def next_attack(node: Node) -> Node:
    """Your next attack cannot be blocked: the next time you play an attack, it cannot be."""
    name = "who" if node.get("who") is not None else "target"
    target = node.get(name)
    coming = attack_to_come(target) if isinstance(target, Node) else None
    if (
        coming is None
        or not isinstance(target, Node)
        or any(part.label == "Until" for part in without(node, name).walk())
    ):
        return node
    if node.get("until") is not None or not lasts_with_it(node):
        return node
    it = remade(target, (("word", "it"),), "It")
    if target.label == "Prop":
        kept = [one for one in target.fields if one[0] not in ("whose", "of")]
        it = remade(target, (("whose", remade(target, (), "Its")), *kept))
    played = remade(target, (("verb", "play"), ("what", coming.attack)), "Play")
    event = remade(target, (("who", coming.who), ("does", played), ("next", "comes")), "Event")
    times: list[tuple[str, Value]] = [] if coming.n is None else [("n", coming.n)]
    return remade(node, (("count", "next"), *times, ("event", event), ("does", put(node, name, it))), "Fired")


def lasts_with_it(node: Node) -> bool:
    """What cannot be of it, or that it does not count toward progressive difficulty."""
    modal = node.get("modal")
    return modal in (None, "cannot") or (modal == "does not" and node.get("of") == "progressive")


def attack_to_come(target: Node) -> Coming | None:
    """Your next 2 Kick attacks this turn."""
    if target.label == "Prop":
        owner = target.get("of") or target.get("whose")
        if not isinstance(owner, Node):
            return None
        return of_noun(owner) if owner.label == "Of" else attack_to_come(owner)
    return to_come(target) if noun(target) == "attack" else None


def to_come(target: Node) -> Coming | None:
    """Your next 2 Kick attacks this turn, your next card."""
    who = target.get("whose")
    if target.label != "Sel" or target.get("order") != "next":
        return None
    if not isinstance(who, Node) or who.label not in PLAYERS or any(name not in SAID for name, _ in target.fields):
        return None
    mods = tuple([mod for mod in target.parts("mods") if mod != THIS_TURN])
    if any(label_of(mod) == "Until" for mod in mods):
        return None
    bare = without(target, "whose", "order", "n", "mods", "words")
    bare = put(bare, "type", without(target.node("type"), "many"))
    bare = put(bare, "mods", mods) if mods else bare
    return Coming(who, remade(bare, (("det", "a"), *bare.fields)), target.get("n"))


def of_noun(owner: Node) -> Coming | None:
    """Your next attack's."""
    rival = owner.get("whose") == "rival"
    if owner.get("order") != "next" or owner.get("noun") != "attack" or not (rival or owner.get("det") == "your"):
        return None
    if any(name not in ("det", "whose", "order", "adjs", "noun", "words") for name, _ in owner.fields):
        return None
    adjs = [one for one in owner.fields if one[0] == "adjs"]
    kind = remade(owner, (("name", "attack"),), "Type")
    who = remade(owner, (), "Rival" if rival else "You")
    return Coming(who, remade(owner, (("det", "a"), *adjs, ("type", kind)), "Sel"), None)


def shared_by_next(node: Node) -> Node:
    """Your next attack gets +2 damage and cannot be blocked: each by itself."""
    parts = [part for part in node.parts() if isinstance(part, Node)]
    if parts and parts[0].label == "Fired" and parts[0].get("count") == "next" and node.get("join") == "and":
        return put(parts[0], "does", put(node, "parts", (parts[0].node("does"), *parts[1:])))
    target = parts[0].get("target") if parts else None
    coming = attack_to_come(target) if isinstance(target, Node) else None
    ruled = any(part.label in RULES for part in parts[1:])
    if coming is None or not isinstance(target, Node) or not ruled or node.get("join") == "or":
        return node
    if any(part.get("target") is not None or part.get("who") is not None for part in parts[1:]):
        return node
    told = [parts[0], *[remade(part, (("target", target), *part.fields)) for part in parts[1:]]]
    each = [next_attack(part) if part.label in RULES else part for part in told]
    return remade(node, (("parts", tuple(each)), ("joins", ("and",) * (len(each) - 1))), "Seq")


def comes(node: Node) -> Node:
    """When your next attack comes, is played, begins its attack sequence: as it is said of any attack that is played,
    but of the next one."""
    does, what = node.get("does"), node.get("what") or node.get("who")
    when = WHEN.get(does.label if isinstance(does, Node) else str(node.get("act")))
    if when is None or not isinstance(what, Node) or not EVENT.issuperset(dict(node.fields)):
        return node
    coming = to_come(what)
    if coming is None:
        return node
    played = remade(what, (("verb", "play"), ("what", coming.attack)), "Play")
    count: list[tuple[str, Value]] = [] if coming.n is None else [("count", coming.n)]
    return remade(node, (("who", coming.who), ("does", played), ("next", when), *count), "Event")
