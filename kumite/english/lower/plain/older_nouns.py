"""Nouns and numbers of older print: cards committed to play something, copies of a card there, reversals to this."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.deeds import reversal_to_this
from kumite.english.lower.plain.nodes import label_of, noun, only_part, put, remade, without
from kumite.english.lower.plain.rows import to_pass_it
from kumite.english.nodes import Node, Value


def committed_to_play(node: Node) -> Node:
    """Foundations you committed to play this attack: that were committed to pass the check to."""
    if node.get("act") != "commit" or label_of(node.get("who")) != "You" or node.get("not") is not None:
        return node
    made = to_pass_it(remade(node, tuple([one for one in node.fields if one[0] in ("act", "pps")]), "Done"))
    passing = [part.label for part in made.parts("pps") if isinstance(part, Node)] == ["ToPass"]
    return made if passing and set(dict(node.fields)) <= {"who", "act", "pps", "words"} else node


def copy_of_one_there(node: Node) -> Node:
    """A copy of a card in your card pool: it is that card that is there, for it is nowhere else described."""
    copied, mods = node.get("copyof"), node.parts("mods")
    if not isinstance(copied, Node) or copied.label != "Sel" or copied.get("det") not in ("a", "another"):
        return node
    if node.get("n") is None and node.get("det") is None:
        return node  # for each copy of one: whether that, or the copies, are there is not said
    if copied.get("mods") is not None or label_of(mods[0] if mods else None) != "In":
        return node
    rest = mods[1:]
    bare = put(without(node, "mods"), "mods", rest) if rest else without(node, "mods")
    return put(bare, "copyof", put(copied, "mods", mods[:1]))


def legal_there(node: Node) -> Node:
    """Add 1 foundation from your discard pile to your staging area (that you could normally play): such a one."""
    what, hows = node.get("what"), node.parts("hows")
    legal = [how for how in hows if label_of(how) == "Legal"]
    if not legal or not isinstance(what, Node) or what.label != "Sel":
        return node
    made = put(node, "what", put(what, "mods", (*what.parts("mods"), *legal)))
    rest = tuple([how for how in hows if label_of(how) != "Legal"])
    return put(made, "hows", rest) if rest else without(made, "hows")


def and_cannot(node: Node) -> Node:
    """Your opponent discards 1 card and cannot play assets this turn, and may draw 1: one subject, and two verbs."""
    then = node.get("then")
    if not isinstance(then, Node):
        return node
    who = node.node("who")
    rest = tuple([one for one in node.fields if one[0] in ("pps", "until")])
    modal = str(node.get("modal"))
    rule = remade(then, (("who", who), ("modal", modal), ("does", then), *rest), "Rule")
    if modal in ("must", "may"):
        rule = remade(then, (("who", who), ("does", then)), modal.capitalize())
    do = remade(node, (("who", who), ("does", node.node("does"))))
    return remade(node, (("parts", (do, rule)), ("joins", ("and",))), "Seq")


def the_rest_there(node: Node) -> Node:
    """Put 1 into your hand and the rest into your discard pile: the one there, and the others there."""
    rest, to = node.get("rest"), node.get("to2")
    if not isinstance(rest, Node) or not isinstance(to, Node):
        return node
    first = without(node, "rest", "to2", "prep2", "hows")
    second: list[tuple[str, Value]] = [
        ("verb", str(node.get("verb"))),
        ("what", rest),
        ("prep", str(node.get("prep2"))),
    ]
    second += [("to", to)] + [one for one in node.fields if one[0] == "hows"]
    return remade(node, (("parts", (first, remade(node, tuple(second)))), ("joins", ("and",))), "Seq")


def shares_none(node: Node) -> Node:
    """Shares no symbols with it: does not share one."""
    if node.get("no") is None:
        return node
    one = remade(node, (("n", 1),), "Num")
    kept = without(node, "no")
    return put(put(kept, "n", one), "not", "not")


def block_card(node: Node) -> Node:
    """Reveal 1 low block from your hand: a card with one.  In a card pool it may be what somebody has blocked with."""
    what = node.get("what")
    if not isinstance(what, Node) or what.label != "Sel" or noun(what) != "block":
        return node
    kind, adjs = what.node("type"), what.parts("adjs")
    in_pool = any(part.label == "Zone" and "cardpool" in part.parts("names") for part in what.walk())
    if kind.get("noun") is not None or what.get("det") not in (None, "a") or what.get("order") is not None or in_pool:
        return node
    if not adjs:
        return put(node, "what", put(what, "type", put(kind, "noun", "card"))) if what.get("n") is not None else node
    if any(part.label not in ("AttackZone", "AnyOf") for part in adjs if isinstance(part, Node)):
        return node
    held = (("n", remade(kind, (("n", 1),), "Num")), ("adjs", adjs), ("type", remade(kind, (("name", "block"),))))
    has = remade(what, (("has", remade(what, held, "Holds")),), "With")
    card: list[tuple[str, Value]] = [("name", "card")] + [one for one in kind.fields if one[0] == "many"]
    bare = put(without(what, "adjs"), "type", remade(kind, tuple(card)))
    return put(node, "what", put(bare, "mods", (*bare.parts("mods"), has)))


# Reversals


ABILITIES: Final = ("ability", "enhance", "response", "form", "blitz")
ATTACK: Final = (("name", "attack"), ("many", "yes"))


def reversals_to_it(node: Node) -> Node:
    """Play reversals to this attack: attacks as a reversal to it."""
    what = node.get("what")
    to = only_part(what, "mods", "ToWhat") if isinstance(what, Node) and what.label == "Sel" else None
    against = to.get("what") if to is not None else None
    if to is None or not isinstance(what, Node) or noun(what) != "reversal" or node.get("hows") is not None:
        return node
    this = isinstance(against, Node) and against.get("det") == "this" and noun(against) == "attack"
    if not this or not isinstance(against, Node) or not set(dict(what.fields)) <= {"type", "mods", "n", "words"}:
        return node
    attacks = remade(what, (("type", remade(what, ATTACK, "Type")),), "Sel")
    kind = remade(to, (("name", "reversal"),), "Type")
    role = remade(to, (("det", "a"), ("type", kind), ("to", against)), "Role")
    return put(put(node, "what", attacks), "hows", (remade(to, (("role", role),), "As"),))


def not_reversed(node: Node) -> Node:
    """This attack cannot be reversed: no attack can be played as a reversal to it."""
    act, target = node.get("act"), node.get("target")
    reverse = isinstance(act, Node) and act.label == "Passive" and act.fields == (("act", "reverse"),)
    if node.get("modal") != "cannot" or not reverse or not isinstance(target, Node) or not isinstance(act, Node):
        return node
    if (
        target.get("det") != "this"
        or noun(target) != "attack"
        or not set(dict(node.fields)) <= {"target", "modal", "act"}
    ):
        return node
    reversals = remade(act, (("name", "reversal"), ("many", "yes")), "Type")
    to = remade(act, (("what", target),), "ToWhat")
    what = remade(act, (("type", reversals), ("mods", (to,))), "Sel")
    play = reversal_to_this(reversals_to_it(remade(act, (("verb", "play"), ("what", what)), "Play")))
    return remade(node, (("who", remade(act, (), "Rival")), ("modal", "cannot"), ("does", play)))


def not_then(node: Node) -> Node:
    """This ability cannot be played during your opponent's turn: it is only playable if it is not that."""
    act, what = node.get("act"), node.get("target")
    if node.get("modal") != "cannot" or not isinstance(act, Node) or not isinstance(what, Node):
        return node
    own = what.get("det") == "this" and noun(what) in ABILITIES and set(dict(what.fields)) <= {"det", "type", "words"}
    until = only_part(act, "pps", "Until")
    during = until.get("until") if until is not None else node.get("until")
    if (
        not own
        or act.get("act") != "play"
        or not set(dict(node.fields)) <= {"target", "modal", "act", "until", "words"}
    ):
        return node
    if label_of(during) != "During" or not isinstance(during, Node) or len(act.parts("pps")) != (until is not None):
        return node
    if during.node("period").get("name") != "turn":
        return node  # a step of somebody's attack has no plain denial
    cond = remade(during, (("not", "not"), ("period", during.node("period"))))
    return remade(node, (("when", remade(during, (("cond", cond),), "IfCond")),), "Only")


# Numbers


def preceded(node: Node) -> Node:
    """This attack is preceded by a Kick attack: the card preceding it is one."""
    such = node.node("as")
    if such.label != "Role" or such.get("with") is not None or node.node("what").get("det") != "this":
        return node  # preceding your attack with Throw: of which of the two that is said would not be plain
    card = remade(node, (("name", "card"),), "Type")
    side: list[tuple[str, Value]] = [("side", "preceding"), ("what", node.node("what"))]
    side += [("directly", "immediately")] if node.get("immediately") is not None else []
    before = remade(node, (("det", "the"), ("type", card), ("mods", (remade(node, tuple(side), "Beside"),))), "Sel")
    denied: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "not"]
    return remade(node, (("what", before), ("tense", str(node.get("tense"))), *denied, ("as", node.node("as"))), "Is")


def two_changed(node: Node) -> Node:
    """Increase this attack's speed by 2 and its damage by 1: one after the other."""
    prop, n = node.get("prop2"), node.get("n2")
    if not isinstance(prop, Node) or not isinstance(n, Node):
        return node
    first = without(node, "prop2", "n2")
    own = node.get("prop")
    if isinstance(own, Node) and label_of(prop.get("whose")) == "Its" and own.get("whose") is not None:
        prop = put(prop, "whose", own.node("whose"))
    return remade(node, (("parts", (first, put(put(first, "prop", prop), "n", n))), ("joins", ("and",))), "Seq")


def from_low_to_high(node: Node) -> Node:
    """The difference between the highest and lowest difficulty among them: between the one and the other."""
    if node.get("props") is None or not isinstance(node.get("what"), Node):
        return node
    kept = tuple([one for one in node.fields if one[0] in ("printed", "props", "what")])
    ends = (("a", "highest"), ("b", "lowest"))
    return remade(node, tuple([(name, remade(node, (("which", which), *kept), "Best")) for name, which in ends]))


def full_and_now(node: Node) -> Node:
    """The difference between your maximum and current health: between the one and the other."""
    full, whose = node.get("full"), node.get("whose")
    if full is None or not isinstance(whose, Node):
        return node
    health = remade(node, (("parts", ("health",)),), "Props")
    sides: list[tuple[str, Value]] = []
    for name, kind in (("a", "maximum"), ("b", "current")):
        prop = remade(node, (("whose", whose), ("kind", kind), ("props", health)), "Prop")
        sides.append((name, remade(node, (("prop", prop),), "Value")))
    return remade(node, tuple(sides))
