"""What is said for the length of a player's next attack, or with a number of it: it waits until that is played."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.next_one import attack_to_come
from kumite.english.lower.plain.nodes import THIS_TURN, label_of, noun, put, remade, without
from kumite.english.nodes import Node, Value

ENHANCE_STEP: Final = Node("Until", (("until", Node("This", (("period", "enhance step"),), 0, 0)),), 0, 0)
ATTACK: Final = Node("Type", (("name", "attack"),), 0, 0)
THAT_ATTACK: Final = (("det", "that"), ("noun", "attack"))


def during_next(node: Node) -> Node:
    """Your opponent cannot play enhances during your next attack: as you play that, for as long as it goes on."""
    if node.get("modal") != "cannot" or node.get("until") is not None:
        return node
    periods = [one for one in node.walk() if one.label == "During" and next_of(one) is not None]
    who = node.get("who")
    seat = next_of(periods[0]) if len(periods) == 1 else None
    if seat == "Their":
        seat = who.label if isinstance(who, Node) and who.label in ("You", "Rival") else None
    if seat is None:
        return node
    bare = in_progress(node, periods[0])
    attack = remade(node, (("det", "a"), ("type", ATTACK)), "Sel")
    played = remade(node, (("verb", "play"), ("what", attack)), "Play")
    event = remade(node, (("who", remade(node, (), seat)), ("does", played), ("next", "fights")), "Event")
    return remade(node, (("count", "next"), ("event", event), ("does", bare)), "Fired")


def next_of(during: Node) -> str | None:
    """Whose next attack this goes on for: the attack itself, or its Enhance Step."""
    period = during.get("period")
    if not isinstance(period, Node) or period.label != "Period":
        return None
    what, whose, name = period.get("what"), period.get("whose"), period.get("name")
    if isinstance(what, Node) and what.label == "Sel" and what.get("order") == "next" and noun(what) == "attack":
        plain = set(dict(what.fields)) <= {"whose", "order", "type", "mods"}
        return owner(what.get("whose")) if plain and what.parts("mods") in ((), (THIS_TURN,)) else None
    if name == "attack" and period.get("which") == "next":
        return owner(whose)
    if name == "enhance step" and isinstance(whose, Node) and whose.label == "Of" and whose.get("order") == "next":
        if whose.get("noun") != "attack" or whose.get("adjs") is not None:
            return None
        rival = whose.get("whose") == "rival"
        return "Rival" if rival else {"your": "You", "their": "Their"}.get(str(whose.get("det")))
    return None


def owner(whose: Value | None) -> str | None:
    label = label_of(whose)
    return label if label in ("You", "Rival", "Their") else None


def in_progress(node: Node, during: Node) -> Node:
    """The same during that attack, or in this Enhance Step."""
    fields: list[tuple[str, Value]] = []
    for name, value in node.fields:
        if value is during:
            return now_of(during)
        if isinstance(value, tuple):
            parts = [in_progress(part, during) if isinstance(part, Node) else part for part in value]
            changed = any(new is not old for new, old in zip(parts, value, strict=True))
            fields.append((name, tuple([part for part in parts if not (changed and part == THIS_TURN)])))
        else:
            fields.append((name, in_progress(value, during) if isinstance(value, Node) else value))
    if node is during:
        return now_of(during)
    same = all(new[1] is old[1] or new[1] == old[1] for new, old in zip(fields, node.fields, strict=True))
    return node if same else remade(node, tuple(fields))


def now_of(during: Node) -> Node:
    if during.node("period").get("name") == "enhance step":
        return ENHANCE_STEP
    that = remade(during, (("det", "that"), ("type", ATTACK)), "Sel")
    return put(during, "period", remade(during, (("what", that),), "Period"))


def number_of_next(node: Node) -> Node:
    """Your next attack gets +X speed. X equals that attack's printed difficulty: as it is played, it gets so much."""
    parts = list(node.parts())
    for at in range(len(parts) - 1):
        gets, let = parts[at], parts[at + 1]
        told = inner_change(gets)
        if told is None or not isinstance(gets, Node) or not isinstance(let, Node) or let.label != "Let":
            continue
        made = with_its_number(told, let)
        if made is not None:
            parts[at : at + 2] = [made if told is gets else put(gets, "does", made)]
            return put(node, "parts", tuple(parts))
    return node


def inner_change(part: Value) -> Node | None:
    """The change itself, or the one that a condition goes before."""
    if isinstance(part, Node) and part.label == "If" and label_of(part.get("does")) == "Modify":
        return part.node("does")
    return part if isinstance(part, Node) and part.label == "Modify" else None


def with_its_number(gets: Node, let: Node) -> Node | None:
    target, by, amount = gets.get("target"), gets.get("by"), let.get("amount")
    coming = attack_to_come(target) if isinstance(target, Node) else None
    mods = by.parts() if isinstance(by, Node) and by.label == "Mods" else ()
    mod = mods[0] if len(mods) == 1 else None
    if coming is None or not isinstance(target, Node) or not isinstance(mod, Node) or not isinstance(amount, Node):
        return None
    sign = str(mod.get("by"))
    plain = set(dict(mod.fields)) <= {"by", "props"} and set(dict(gets.fields)) <= {"target", "verb", "agrees", "by"}
    if not plain or sign[1:] != str(let.get("x")) or coming.n is not None or mod.get("props") is None:
        return None
    its = of_it(amount)
    if its == amount:
        return None
    kind = "bonus" if sign.startswith("+") else "penalty"
    bonus = remade(mod, (("props", mod.node("props")), ("kind", kind), ("n", its)), "Bonus")
    it = remade(target, (("word", "it"),), "It")
    does = remade(gets, (("target", it), ("verb", "get"), ("agrees", "yes"), ("by", bonus)))
    played = remade(target, (("verb", "play"), ("what", coming.attack)), "Play")
    event = remade(target, (("who", coming.who), ("does", played), ("next", "comes")), "Event")
    return remade(gets, (("count", "next"), ("event", event), ("does", does)), "Fired")


def of_it(node: Node) -> Node:
    """That attack's number as its own."""
    whose, of = node.get("whose"), node.get("of")
    if node.label == "Prop" and isinstance(whose, Node) and whose.label == "Of" and whose.fields == THAT_ATTACK:
        return put(node, "whose", remade(whose, (), "Its"))
    that = isinstance(of, Node) and of.get("det") == "that" and noun(of) == "attack" and len(of.fields) == 2
    if node.label == "Prop" and isinstance(of, Node) and that:
        return remade(node, (("whose", remade(of, (), "Its")), *without(node, "of", "words").fields))
    fields = [(name, of_it(value) if isinstance(value, Node) else value) for name, value in node.fields]
    return remade(node, tuple(fields))


def card_of_next_check(node: Node) -> Node:
    """Your next check to play an attack gets +1. If that attack is a Kick attack, it gets +1 damage: as played."""
    parts = list(node.parts())
    for at in range(1, len(parts)):
        played = played_next(parts[at - 1])
        part = parts[at]
        made = as_it_is_played(part, played) if played is not None and isinstance(part, Node) else None
        if made is not None:
            parts[at] = made
    return put(node, "parts", tuple(parts)) if tuple(parts) != node.parts() else node


def played_next(part: Value) -> Node | None:
    """What your next check is made to play."""
    check = part.get("target") if isinstance(part, Node) and part.label == "Modify" else None
    if not isinstance(check, Node) or check.label != "CheckSel" or check.get("order") != "next":
        return None
    to_do = [one for one in check.parts("pps") if isinstance(one, Node) and one.label == "ToDo"]
    play = to_do[0].get("does") if len(to_do) == 1 else None
    what = play.get("what") if isinstance(play, Node) and play.label == "Play" else None
    one = isinstance(what, Node) and what.label == "Sel" and what.get("det") == "a"
    return what if one and label_of(check.get("whose")) == "You" and isinstance(what, Node) else None


def as_it_is_played(part: Node, played: Node) -> Node | None:
    cond, does = part.get("cond"), part.get("does")
    asked = cond.get("what") if isinstance(cond, Node) and cond.label in ("Is", "HasThing") else None
    changed = does.get("target") if isinstance(does, Node) and does.label in ("Modify", "Grant") else None
    if part.label != "If" or not isinstance(cond, Node) or not isinstance(asked, Node) or not isinstance(does, Node):
        return None
    that = asked.get("det") == "that" and set(dict(asked.fields)) == {"det", "type"} and noun(asked) == noun(played)
    if not that or not isinstance(changed, Node) or not (changed.label == "It" or changed == asked):
        return None
    it = remade(asked, (("word", "it"),), "It")
    told = put(put(part, "cond", put(cond, "what", it)), "does", put(does, "target", it))
    play = remade(played, (("verb", "play"), ("what", played)), "Play")
    event = remade(played, (("who", remade(played, (), "You")), ("does", play), ("next", "tried")), "Event")
    return remade(part, (("count", "next"), ("event", event), ("does", told)), "Fired")
