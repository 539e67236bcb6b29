"""What a Response does before something, put plainly: the check that is about to be made, the damage about to be taken;
and what it does after something instead of what was done."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, noun, put, remade, without
from kumite.english.nodes import Node, Value

PLAYERS: Final = ("You", "Rival")


def before_check(node: Node) -> Node:
    """Before you make a check to play a card, it gets +1: as you try to play one, the next check does; and before you
    try to (UFS-RULING-57)."""
    event, body = node.get("event"), node.get("does")
    does = event.get("does") if isinstance(event, Node) else None
    if node.get("when") != "before" or not isinstance(event, Node) or not isinstance(body, Node):
        return node
    if not isinstance(does, Node) or event.node("who").label not in PLAYERS:
        return node
    deed = about_to(does, event.node("who"))
    if deed is None:
        return node
    parts = tuple([check_about_to(part, event.node("who"), deed) for part in body.parts()])
    if does.label == "Try" and any(part is was for part, was in zip(parts, body.parts(), strict=True)):
        return node  # only of a check is it known that it comes after that
    tries = remade(does, (("verb", "try"), ("does", deed)), "Try")
    return put(put(put(node, "when", "after"), "event", put(event, "does", tries)), "does", put(body, "parts", parts))


def about_to(does: Node, who: Node) -> Node | None:
    """What the check will be made for."""
    name = "for" if does.label == "Check" else "does"
    deed = does.get(name)
    if does.label not in ("Check", "Try") or not isinstance(deed, Node):
        return None
    if len(without(does, "words", "agrees", name).fields) != 1:  # the verb
        return None
    if deed.label == "Play":
        return deed
    return blocks(deed, who) if deed.label == "Block" else None


def blocks(deed: Node, who: Node) -> Node | None:
    """To block; an attack, your attack: it is the other player's that is in progress."""
    what = deed.get("what")
    bare = without(deed, "what", "words")
    if len(bare.fields) != 1:
        return None
    if what is None:
        return bare
    if not isinstance(what, Node) or noun(what) != "attack" or len(what.fields) != 2:
        return None
    theirs = label_of(what.get("whose")) in PLAYERS and label_of(what.get("whose")) != who.label
    return bare if what.get("det") == "a" or theirs else None


def check_about_to(part: Value, who: Node, deed: Node) -> Value:
    """That check gets +1, their check does: the one that is about to be made."""
    target = part.get("target") if isinstance(part, Node) and part.label == "Modify" else None
    if not isinstance(part, Node) or not isinstance(target, Node) or not is_check(target, who):
        return part
    to_do = remade(target, (("does", deed),), "ToDo")
    check = (("whose", who), ("order", "next"), ("name", "check"), ("pps", (to_do,)))
    return put(part, "target", remade(target, check, "CheckSel"))


def is_check(target: Node, who: Node) -> bool:
    if target.label == "CheckSel":
        return target.get("det") == "that" and len(target.fields) == 2
    props = target.get("props")
    if target.label != "Prop" or not isinstance(props, Node) or props.fields != (("parts", ("check",)),):
        return False
    whose = {"You": ("You",), "Rival": ("Their", "Rival")}[who.label]
    return label_of(target.get("whose")) in whose and len(target.fields) == 2


OUTCOMES: Final = ("FailCheck", "PassCheck", "Pass")


def of_that_check(node: Node) -> Node:
    """After your rival makes a check, that check gets -1. If it fails, ...: the very check that set this off."""
    event, body = node.get("event"), node.get("does")
    does = event.get("does") if isinstance(event, Node) else None
    if node.get("when") != "after" or not isinstance(event, Node) or not isinstance(body, Node):
        return node
    if label_of(does) != "Check" or label_of(event.get("who")) not in (*PLAYERS, "AnyPlayer"):
        return node
    return put(node, "does", put(body, "parts", tuple([told_of(part, event.node("who")) for part in body.parts()])))


def told_of(part: Value, who: Node) -> Value:
    """The same sentence, if it waits for that check to pass or fail."""
    cond = part.get("cond") if isinstance(part, Node) and part.label == "If" else None
    does = cond.get("does") if isinstance(cond, Node) and cond.label == "Now" else None
    if not isinstance(part, Node) or not isinstance(cond, Node) or not isinstance(does, Node):
        return part
    said, whose = does.get("what"), cond.get("who")
    that = says_that(said) if isinstance(said, Node) else does.label in OUTCOMES
    its = says_that(whose) if isinstance(whose, Node) else False
    by_player = label_of(whose) in ("They", who.label)
    if does.label not in OUTCOMES or not that or not (by_player or (its and said is None)):
        return part
    check = remade(does, (("det", "that"), ("name", "check"), ("same", "yes")), "CheckSel")
    label = "FailCheck" if does.label == "FailCheck" else "PassCheck"
    by = tuple([one for one in does.fields if one[0] == "margin"])
    ends = remade(does, (("verb", "fail" if label == "FailCheck" else "pass"), ("what", check), *by), label)
    return put(part, "cond", remade(cond, (("who", who), ("does", ends)), "Now"))


def says_that(said: Node) -> bool:
    """That check, it."""
    if said.label == "It":
        return said.get("word") == "it" and len(said.fields) == 1
    return said.label == "CheckSel" and said.get("det") == "that" and len(said.fields) == 2


def less_damage(node: Node) -> Node:
    """Before you take damage, reduce that damage by 2: the damage you would take."""
    event, body = node.get("event"), node.get("does")
    if node.get("when") != "before" or not isinstance(event, Node) or not isinstance(body, Node):
        return node
    does, who = event.get("does"), event.get("who")
    if event.get("damaged") is not None and isinstance(who, Node):
        take = remade(event, (("verb", "take"), ("n", remade(event, (), "Damage"))), "Take")
        event, does = remade(event, (("who", who), ("does", take))), take
        node = put(node, "event", event)
    if isinstance(does, Node) and does.label == "Deal" and isinstance(does.get("to"), Node):
        who = does.node("to")  # damage that an attack deals to you is damage you take
    taken = label_of(does) in ("Take", "Deal") or label_of(event.get("damage")) == "Damage"
    if not taken or not isinstance(who, Node) or who.label not in PLAYERS:
        return node
    return put(node, "does", put(body, "parts", tuple([prevented(part, who) for part in body.parts()])))


def prevented(part: Value, who: Node) -> Value:
    """In a choice, under a condition, for each of some cards, too."""
    if not isinstance(part, Node):
        return part
    if part.label == "ForEach" and set(dict(part.fields)) <= {"does", "of", "tail", "words"}:
        less = prevented(part.node("does"), who)
        n = less.get("n") if isinstance(less, Node) and less.label == "Prevent" else None
        if isinstance(less, Node) and isinstance(n, Node) and n.label == "Num" and isinstance(n.get("n"), int):
            count = remade(part, (("what", part.node("of")),), "Count")
            return put(less, "n", count if n.get("n") == 1 else remade(part, (("a", n), ("b", count)), "Times"))
        return part
    for name in INSIDE.get(part.label, ()):
        held = part.get(name)
        inner = prevented(held, who) if isinstance(held, Node) else None
        part = put(part, name, inner) if isinstance(inner, Node) and inner is not held else part
    return prevented_here(part, who)


INSIDE: Final = {"May": ("for", "does"), "If": ("does",)}


def prevented_here(part: Value, who: Node) -> Value:
    what = (part.get("what") or part.get("prop")) if isinstance(part, Node) and part.label == "Modify" else None
    if (taken := takes_more(part, who)) is not None:
        return taken
    if not isinstance(part, Node) or not isinstance(what, Node) or part.get("verb") not in ("reduce", "increase"):
        return part
    told = what.label == "Sel" and what.get("det") in ("that", "the") and len(what.fields) == 2
    bare = what.label == "Prop" and len(without(what, "words").fields) == 1
    kind = what.get("type") if told else what if bare else None
    props = kind.get("props") if isinstance(kind, Node) else None
    its = what.label == "It" and what.get("word") == "it"
    if not its and (not isinstance(props, Node) or props.parts() != ("damage",)):
        return part
    if len(part.fields) != 3:
        return part
    less = remade(part, (("verb", "reduce"), ("who", who), ("n", part.node("n"))), "Prevent")
    return put(less, "more", "yes") if part.get("verb") == "increase" else less


def takes_more(part: Value, who: Node) -> Node | None:
    """You take 2 additional damage: the damage you would take is so much more."""
    said = part.get("who") if isinstance(part, Node) and part.label == "Do" else None
    does = part.get("does") if isinstance(part, Node) and part.label == "Do" else part
    same = said is None or label_of(said) in (who.label, "They" if who.label == "Rival" else who.label)
    n = does.get("n") if isinstance(does, Node) and does.label == "Take" else None
    if not isinstance(does, Node) or label_of(n) != "MoreDamage" or not isinstance(n, Node) or not same:
        return None
    if (said is None and who.label != "You") or does.get("from") is not None:
        return None
    return remade(does, (("verb", "reduce"), ("who", who), ("n", n.node("n")), ("more", "yes")), "Prevent")


def less_taken(node: Node) -> Node:
    """If you would take damage, reduce it by 1: the damage you would take."""
    act, who = node.get("act"), node.get("who")
    if not isinstance(act, Node) or act.label != "Take" or not isinstance(who, Node) or who.label not in PLAYERS:
        return node
    by = act.get("from")
    attack = by is None or (isinstance(by, Node) and noun(by) == "attack" and len(without(by, "words").fields) == 2)
    if label_of(act.get("n")) != "Damage" or act.node("n").fields or not attack or node.get("pps") is not None:
        return node
    does = node.get("does")
    less = prevented(does, who) if isinstance(does, Node) else None
    return less if isinstance(less, Node) and less is not does else node


def not_discarded(node: Node) -> Node:
    """After you check a card, add it to your hand instead of discarding it: there it is, and not where it was."""
    if node.get("when") not in ("after", "if", "whenever") or not isinstance(node.get("does"), Node):
        return node
    does = node.node("does")
    if does.label == "Text":
        return put(node, "does", put(does, "parts", tuple([stays(part) for part in does.parts()])))
    return put(node, "does", stays(does))


def stays(part: Value) -> Value:
    """The move without what it is instead of."""
    if isinstance(part, Node) and part.label == "May" and isinstance(part.get("does"), Node):
        return put(part, "does", stays(part.node("does")))
    if not isinstance(part, Node) or part.label not in ("Move", "Build", "Remove"):
        return part
    what = part.get("what")
    hows = tuple([how for how in part.parts("hows") if not is_instead(how, what)])
    if len(hows) == len(part.parts("hows")):
        return part
    return put(part, "hows", hows) if hows else without(part, "hows")


def is_instead(how: Value, what: Value | None) -> bool:
    if not isinstance(how, Node) or how.label != "InsteadOf" or how.get("act") not in ("discard", "clear"):
        return False
    said = how.get("what")
    return said is None or label_of(said) == "It" or said == what
