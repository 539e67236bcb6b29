"""Attempts, and what hangs on them: the check of what is tried, what one must do to be allowed to block."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.before import about_to, check_about_to
from kumite.english.lower.plain.nodes import label_of, noun, put, remade, without
from kumite.english.nodes import Node, Value

PLAYERS: Final = ("You", "Rival")


def check_of_try(node: Node) -> Node:
    """After your opponent attempts to block, their check gets -2: the one they make for that."""
    event, does = node.get("event") or node.get("cond"), node.get("does")
    tries = event.get("does") if isinstance(event, Node) and event.label in ("Event", "Now") else None
    who = event.get("who") if isinstance(event, Node) else None
    if label_of(tries) != "Try" or not isinstance(tries, Node) or not isinstance(who, Node) or who.label not in PLAYERS:
        return node
    if node.get("when") == "before" or not isinstance(does, Node) or node.get("tail") is not None:
        return node
    deed = about_to(tries, who)
    deed = this_block(tries, who) if deed is None else deed
    if deed is None:
        return node
    if does.label in ("Text", "Seq"):
        return put(node, "does", put(does, "parts", tuple([check_about_to(part, who, deed) for part in does.parts()])))
    told = check_about_to(does, who, deed)
    return put(node, "does", told) if isinstance(told, Node) else node


def this_block(tries: Node, who: Node) -> Node | None:
    """To block this attack."""
    deed = tries.get("does")
    what = deed.get("what") if isinstance(deed, Node) and deed.label == "Block" else None
    this = isinstance(what, Node) and what.get("det") == "this" and noun(what) == "attack" and len(what.fields) == 2
    if not this or not isinstance(deed, Node) or not set(dict(deed.fields)) <= {"verb", "what", "words"}:
        return None
    return without(deed, "words") if who.label == "Rival" else None


def blocked_at_a_price(node: Node) -> Node:
    """This attack cannot be blocked unless your opponent discards 1 card: that is what a block costs more."""
    rule, cond = node.get("does"), node.get("cond")
    if not isinstance(rule, Node) or not isinstance(cond, Node) or rule.label != "Rule" or cond.label != "Now":
        return node
    if rule.get("modal") != "cannot" or not set(dict(rule.fields)) <= {
        "target",
        "who",
        "modal",
        "act",
        "does",
        "words",
    }:
        return node
    attack = blocked_attack(rule)
    who, does = cond.get("who"), cond.get("does")
    if attack is None or label_of(who) not in ("Rival", "They") or not isinstance(does, Node):
        return node
    if set(dict(cond.fields)) - {"words"} != {"who", "does"}:
        return node
    must = remade(cond, (("who", remade(cond, (), "Rival")), ("does", without(does, "agrees"))), "Must")
    block = remade(rule, (("verb", "block"), ("what", attack)), "Block")
    return remade(node, (("tail", "yes"), ("cost", must), ("act", block)), "Surcharge")


def blocked_attack(rule: Node) -> Node | None:
    """Of `this attack cannot be blocked`, `your opponent cannot block this attack`."""
    act, does = rule.get("act"), rule.get("does")
    if isinstance(act, Node) and act.fields == (("act", "block"),) and rule.get("who") is None:
        target = rule.get("target")
        return target if isinstance(target, Node) and noun(target) == "attack" else None
    if not isinstance(does, Node) or does.label != "Block" or label_of(rule.get("who")) != "Rival":
        return None
    what = does.get("what")
    plain = set(dict(does.fields)) <= {"verb", "what", "words"} and does.get("again") is None
    return what if plain and isinstance(what, Node) and noun(what) == "attack" else None


# When and while


def on_turn(node: Node) -> Node:
    """Your checks get +1 during your opponent's turn: while it is that."""
    until = node.get("until")
    period = until.get("period") if isinstance(until, Node) and until.label == "During" else None
    if not isinstance(period, Node) or period.get("name") != "turn" or period.get("which") is not None:
        return node
    if label_of(period.get("whose")) not in PLAYERS or set(dict(period.fields)) - {"words"} != {"whose", "name"}:
        return node
    now = remade(period, (("period", period),), "During")
    return remade(node, (("tail", "yes"), ("does", without(node, "until")), ("cond", now)), "While")


def may_during(node: Node) -> Node:
    """You may draw 1 additional card during your Draw Step: during it, you may."""
    does = node.get("does")
    until = does.get("until") if isinstance(does, Node) and does.label == "Lasting" else None
    period = until.get("period") if isinstance(until, Node) and until.label == "During" else None
    if not isinstance(does, Node) or not isinstance(until, Node) or not isinstance(period, Node):
        return node
    if period.get("name") in (None, "turn", "attack", "game"):
        return node
    if label_of(node.get("who")) != "You" or label_of(period.get("whose")) != "You":
        return node  # each player in the step of whoever's turn it is: that is not said
    inner = put(node, "does", does.node("does"))
    return remade(node, (("until", until), ("does", inner)), "Lasting")


def ignores_when(node: Node) -> Node:
    """You ignore progressive difficulty when playing foundations."""
    does = node.get("does")
    if not isinstance(does, Node) or does.label != "Do" or label_of(does.get("who")) != "You":
        return node
    return put(node, "does", does.node("does")) if label_of(does.get("does")) == "Ignore" else node


def to_pass_checks(node: Node) -> Node:
    """You may commit assets to pass checks: as though they were foundations."""
    check, what = node.get("check"), node.get("what")
    if node.get("verb") != "commit" or not isinstance(what, Node) or not isinstance(check, Node):
        return node
    besides = node.get("besides")
    instead = isinstance(besides, Node) and noun(besides) == "foundation" and node.get("act") in (None, "commit")
    allowed = {"verb", "what", "check", "words"} | ({"besides", "act"} if instead else set())
    if not any_check(check) or not set(dict(node.fields)) <= allowed or not (instead or noun(what) in STAND_INS):
        return node
    kind = remade(what, (("name", "foundation"), ("many", "yes")), "Type")
    were = (("what", remade(what, (), "They")), ("tense", "was"), ("as", remade(what, (("type", kind),), "Role")))
    commits = remade(node, (("verb", "commit"), ("what", what)), "Commit")
    to_pass = remade(check, (("what", check),), "ToPass")
    return remade(node, (("does", commits), ("cond", remade(what, were, "Is")), ("pps", (to_pass,))), "AsThough")


STAND_INS: Final = ("asset", "backup", "character")


def any_check(check: Node) -> bool:
    """Checks; a check."""
    if check.label == "CheckSel":
        return set(dict(check.fields)) <= {"det", "name", "words"} and check.get("det") in ("a", "any")
    return check.label == "Sel" and noun(check) == "check" and len(check.fields) == 1


def by_each(node: Node) -> Node:
    """Its difficulty is reduced by 1 for each attack: by their number."""
    each, n = node.get("each"), node.get("n")
    if node.get("change") is None or not isinstance(each, Node) or not isinstance(n, Node) or n.label != "Num":
        return node
    count: Node = remade(each, (("what", each),), "Count")
    return put(without(node, "each"), "n", count if n.get("n") == 1 else remade(n, (("a", n), ("b", count)), "Times"))


def is_late(moment: Node) -> bool:
    """At the end of a turn or of a Combat Phase; as an End Phase begins or ends."""
    period = moment.get("period")
    name = period.get("name") if isinstance(period, Node) else None
    return name == "end phase" or (moment.get("edge") == "end" and name in ("turn", "combat phase"))


def this_turn_at_its_end(node: Node) -> Node:
    """At the end of your turn, if you did not play an attack: in that turn."""
    moment, does = node.get("moment"), node.get("does")
    period = moment.get("period") if isinstance(moment, Node) and is_late(moment) else None
    cond = does.get("cond") if isinstance(does, Node) and does.label == "If" else None
    if not isinstance(period, Node) or not isinstance(cond, Node):
        return node
    if cond.label != "Past" or cond.get("who") is None or not isinstance(does, Node):
        return node
    if cond.get("tense") is not None or any(one.label in ("Until", "During", "ThisWay") for one in cond.walk()):
        return node
    turn: Value = remade(cond, (("until", remade(cond, (("period", "turn"),), "This")),), "Until")
    return put(node, "does", put(does, "cond", put(cond, "pps", (*cond.parts("pps"), turn))))
