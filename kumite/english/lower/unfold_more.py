"""More clauses put as the chapters expect them (see unfold.py): what belongs to somebody, who makes whom do something,
words that stand where the grammar cannot attach them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kumite.english.lower.rephrase import put, remade, without
from kumite.english.nodes import Node, Value

STATES: Final = {"committed": "commit", "ready": "ready", "facedown": "flip", "sealed": "seal", "frozen": "freeze"}
DEEDS: Final = ("discard", "destroy", "sacrifice", "commit", "flip", "remove", "reveal", "ready")


# Nouns


def noun_phrase(node: Node) -> Node:
    """Attacks with 3 or less printed damage from your discard pile: the pile is the attack's."""
    mods: list[Value] = []
    for mod in node.parts("mods"):
        has = mod.get("has") if isinstance(mod, Node) and mod.label == "With" else None
        stat = number_of(has) if isinstance(has, Node) and has.label == "Holds" else None
        if isinstance(mod, Node) and isinstance(has, Node) and stat is not None:
            mods += [put(mod, "has", stat), *has.parts("mods")]
        else:
            mods.append(mod)
    node = put(node, "mods", tuple(mods)) if tuple(mods) != node.parts("mods") else node
    order = node.get("order")
    return (
        put(node, "order", order.replace("later", "more")) if isinstance(order, str) and "or later" in order else node
    )


def number_of(has: Node) -> Node | None:
    """3 or less printed damage: a number of the card, no thing that it holds."""
    kind, n = has.get("type"), has.get("n")
    props = kind.get("props") if isinstance(kind, Node) and len(kind.fields) == 1 else None
    if not isinstance(props, Node) or not isinstance(n, Node) or has.get("adjs") is not None:
        return None
    cmp = remade(n, (("n", n),), "Exactly") if n.label == "Num" else n
    if cmp.label not in ("Exactly", "AtMost", "AtLeast") or any(name not in HELD for name, _ in has.fields):
        return None
    fields: list[tuple[str, Value]] = [("cmp", cmp), ("props", props)]
    if has.get("printed") is not None:
        fields.insert(1, ("kind", "printed"))
    return remade(has, tuple(fields), "HasStat")


HELD: Final = ("n", "printed", "type", "mods", "words")


def keywords(node: Node) -> Node:
    """The Kick and Slam traits: one and the other."""
    found: list[Value] = []
    for part in node.parts():
        second = part.get("name2") if isinstance(part, Node) else None
        if isinstance(part, Node) and second is not None and part.get("det") == "the" and "and" in part.parts("words"):
            first = without(part, "name2", "words")
            found += [first, put(first, "name", second)]
        else:
            found.append(part)
    if len(found) == len(node.parts()) or node.get("join") == "or":
        return node
    return put(put(node, "parts", tuple(found)), "join", "and")


# Events


def event(node: Node) -> Node:
    for rule in (check_fails, becomes, made_to, played_by):
        node = rule(node) if node.label == "Event" else node
    return node


def check_fails(node: Node) -> Node:
    """Your rival's check fails: they fail it."""
    check, deed = node.get("who"), node.get("does")
    fails = isinstance(deed, Node) and deed.label == "FailCheck" and deed.get("what") is None
    if not fails or not isinstance(check, Node) or check.label != "CheckSel":
        return node
    whose = check.get("whose")
    if not isinstance(whose, Node) or whose.label not in ("You", "Rival"):
        return node
    what = remade(check, (("det", "a"), *without(check, "whose").fields))
    does = remade(check, (("verb", "fail"), ("agrees", "yes"), ("what", what)), "FailCheck")
    rest = tuple([one for one in node.fields if one[0] not in ("who", "does")])
    return remade(node, (("who", remade(whose, (), whose.label)), ("does", does), *rest))


def becomes(node: Node) -> Node:
    """Your character becomes committed: it is committed."""
    does, who = node.get("does"), node.get("who")
    state = does.get("as") if isinstance(does, Node) and does.label == "Become" else None
    act = STATES.get(str(state.get("is"))) if isinstance(state, Node) and state.label == "State" else None
    if act is None or not isinstance(who, Node):
        return node
    rest = tuple([one for one in node.fields if one[0] not in ("who", "does")])
    return remade(node, (("what", who), ("act", act), *rest))


def made_to(node: Node) -> Node:
    """A rival effect makes you discard a card: you discard it due to that."""
    does, source = node.get("does"), node.get("who")
    if not isinstance(does, Node) or does.label != "Makes" or not isinstance(source, Node):
        return node
    kind = source.get("type")
    if not isinstance(kind, Node) or kind.get("name") not in ("effect", "ability") or node.get("pps") is not None:
        return node
    cause = remade(source, (("what", source),), "Cause")
    return remade(node, (("who", does.node("who")), ("does", does.node("does")), ("pps", (cause,))))


def played_by(node: Node) -> Node:
    """An attack you played is blocked: yours."""
    what = node.get("what")
    mods = what.parts("mods") if isinstance(what, Node) and what.label == "Sel" else ()
    by = mods[0] if len(mods) == 1 else None
    if not isinstance(what, Node) or not isinstance(by, Node) or by.label != "ByPlayer" or what.get("det") != "a":
        return node
    who, kind = by.get("who"), what.get("type")
    plain = all(name in ("who", "act", "words") for name, _ in by.fields) and by.get("act") == "play"
    if not plain or not isinstance(kind, Node) or kind.get("name") != "attack" or what.get("whose") is not None:
        return node
    if not isinstance(who, Node) or who.label not in ("You", "Rival"):
        return node
    owner = remade(who, (), who.label)
    return put(node, "what", remade(what, (("whose", owner), *without(what, "det", "mods").fields)))


# Effects


def text(node: Node) -> Node:
    """..., where X is so much: a sentence of its own."""
    found: list[Value] = []
    for part in node.parts():
        if isinstance(part, Node) and part.label == "Where":
            let = remade(part, (("x", str(part.get("x"))), ("verb", "equal"), ("amount", part.node("amount"))), "Let")
            found += [part.node("does"), let]
        else:
            found.append(part)
    return put(node, "parts", tuple(found)) if len(found) != len(node.parts()) else node


def modified(node: Node) -> Node:
    """Add 2 to that check: it gets +2."""
    add, check = node.get("add"), node.get("check")
    n = add.get("n") if isinstance(add, Node) else None
    if not isinstance(n, int) or not isinstance(check, Node) or node.get("agrees") is not None:
        return node
    mod = remade(node, (("by", f"+{n}"),), "Mod")
    mods = remade(node, (("parts", (mod,)),), "Mods")
    return remade(node, (("target", check), ("verb", "get"), ("agrees", "yes"), ("by", mods)))


def treated(node: Node) -> Node:
    """Is considered blank: to have a blank text box."""
    blank = node.get("as")
    if not isinstance(blank, Node) or blank.label != "Blank":
        return node
    return put(without(node, "as"), "with", remade(blank, (), "Blank"))


def rule(node: Node) -> Node:
    """Foundations do not ready, or cannot, until somebody's turn: they cannot be readied."""
    node = with_end(node)
    never = node.get("modal") == "does not" and node.get("verb") == "ready" and node.get("during") is None
    if not never and (node.get("modal") != "cannot" or node.get("act") != "ready"):
        return node
    kept = tuple([one for one in node.fields if one[0] in ("target", "until", "words")])
    readied = remade(node, (("act", "ready"),), "Passive")
    return remade(node, (*kept, ("modal", "cannot"), ("act", readied)))


def with_end(node: Node) -> Node:
    """Does not ready until then: the time is the rule's."""
    parts = node.parts("pps")
    time = parts[0] if len(parts) == 1 else None
    until = time.get("until") if isinstance(time, Node) and time.label == "Until" else None
    if node.get("act") != "ready" or not isinstance(until, Node) or until.label not in ("UntilEdge", "ForRest"):
        return node
    return put(put(without(node, "pps", "act"), "verb", "ready"), "until", until)


def verbs(node: Node) -> Node:
    """Chooses and discards 1 card: whoever discards chooses."""
    said = node.parts("verbs")
    if len(said) != 2 or said[0] != "choose" or said[1] not in DEEDS or node.get("join") != "and":
        return node
    rest = tuple([one for one in node.fields if one[0] in ("what", "from")])
    if len(rest) + 2 != len([one for one in node.fields if one[0] != "words"]):
        return node
    return remade(node, (("verb", str(said[1])), *rest), str(said[1]).capitalize())


def only_when(node: Node) -> Node:
    """You may only play this ability once per turn: it is the one that says so."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" and len(what.fields) == 2 else None
    if not isinstance(what, Node) or what.get("det") != "this" or not isinstance(kind, Node):
        return node
    return without(node, "what") if kind.fields == (("name", "ability"),) else node


def until_event(node: Node) -> Node:
    """Until your next turn begins: until its start."""
    moment = node.get("event")
    if not isinstance(moment, Node) or moment.label != "Moment" or moment.get("edge") not in ("begin", "start", "end"):
        return node
    whose, name = moment.get("whose"), moment.get("period")
    if not isinstance(whose, Node) or name is None or any(key not in OF_MOMENTS for key, _ in moment.fields):
        return node
    fields: list[tuple[str, Value]] = [("whose", whose), ("name", name)]
    if moment.get("which") is not None:
        fields.insert(1, ("which", str(moment.get("which"))))
    edge = "end" if moment.get("edge") == "end" else "start"
    return remade(node, (("edge", edge), ("period", remade(moment, tuple(fields), "Period"))), "UntilEdge")


OF_MOMENTS: Final = ("whose", "which", "period", "edge", "words", "agrees")
UNFOLD_MORE: Final[dict[str, Callable[[Node], Node]]] = {
    "Sel": noun_phrase,
    "Keywords": keywords,
    "Event": event,
    "Text": text,
    "Modify": modified,
    "Treat": treated,
    "Rule": rule,
    "Verbs": verbs,
    "UntilEvent": until_event,
    "Only": only_when,
}
