"""Noun phrases and counters, put as the chapters below read them."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, noun, put, remade, without
from kumite.english.nodes import Node, Value

DONE: Final = {
    "removed": "remove",
    "revealed": "reveal",
    "discarded": "discard",
    "milled": "mill",
    "destroyed": "destroy",
    "drawn": "draw",
    "spent": "spend",
    "cleared": "clear",
}


def done_this_way(node: Node) -> Node:
    """For each milled foundation: for each foundation milled this way."""
    adjs = node.parts("adjs")
    first = adjs[0] if adjs else None
    if any(node.get(name) is not None for name in ("det", "n", "whose", "order", "among", "copyof")):
        return node
    if not isinstance(first, Node) or first.label != "Done" or len(without(first, "words").fields) != 1:
        return node
    act = DONE.get(str(first.get("act")))
    if act is None or node.get("type") is None:
        return node
    rest = put(node, "adjs", adjs[1:]) if adjs[1:] else without(node, "adjs")
    way = remade(first, (("act", act), ("thisway", "yes")), "Done")
    return put(rest, "mods", (way, *node.parts("mods")))


def counters_from_it(node: Node) -> Node:
    """Remove all Ember counters from it."""
    what, origin = node.get("what"), node.get("from")
    if not isinstance(what, Node) or noun(what) != "counter" or not isinstance(origin, Node):
        return node
    words = [str(word) for word in origin.parts("words")]
    kind, n = what.node("type"), what.get("n")
    names = [part.get("name") for part in what.parts("adjs") if isinstance(part, Node) and part.label == "Trait"]
    name = kind.get("trait") or (names[0] if len(names) == 1 else None)
    if origin.get("zones") is not None or "it" not in words or n is None or len(names) != len(what.parts("adjs")):
        return node
    if what.get("mods") is not None or len(names) > 1:
        return node
    it = remade(origin, (("word", "it"),), "It")
    named: tuple[tuple[str, Value], ...] = (("name", name),) if name is not None else ()
    return remade(node, (("verb", "remove"), ("n", n), *named, ("what", it)), "Counter")


def enters_with(node: Node) -> Node:
    """This asset enters your stage with 3 Ember counters: when it does, add them."""
    what, zones = node.node("what"), node.node("zones")
    enters = remade(node, (("verb", "enter"), ("agrees", "yes"), ("zones", zones)), "Leave")
    event = remade(node, (("who", what), ("does", enters)), "Event")
    named: tuple[tuple[str, Value], ...] = tuple([one for one in node.fields if one[0] == "name"])
    adds = remade(node, (("verb", "add"), ("n", node.node("n")), *named, ("what", what)), "Counter")
    return remade(node, (("when", "when"), ("event", event), ("does", adds)), "Fired")


def by_this_attack(node: Node) -> Node:
    """The damage dealt by this attack, to your rival: what was dealt just then."""
    pps = node.parts("pps")
    kept = tuple([part for part in pps if not is_this_attack(part)])
    if kept == pps:
        return node
    return put(node, "pps", kept) if kept else without(node, "pps")


def is_this_attack(part: Value) -> bool:
    what = part.get("what") if isinstance(part, Node) and part.label == "By" else None
    this = isinstance(what, Node) and what.get("det") in ("this", "that") and noun(what) == "attack"
    return this or label_of(what) == "It"


def to_pass_it(node: Node) -> Node:
    """You committed 2 foundations to play this attack: to pass the check to."""
    parts = node.parts("pps")
    to = parts[-1] if parts and isinstance(parts[-1], Node) and parts[-1].label == "ToDo" else None
    does = to.get("does") if to is not None else None
    if node.get("act") != "commit" or to is None or not isinstance(does, Node) or does.label != "Play":
        return node
    check = remade(to, (("det", "the"), ("name", "check"), ("pps", (to,))), "CheckSel")
    return put(node, "pps", (*parts[:-1], remade(to, (("what", check),), "ToPass")))


def times_done(node: Node) -> Node:
    """The number of times you have attacked this turn."""
    mods = node.parts("mods")
    by = mods[0] if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "ByPlayer" else None
    if noun(node) != "time" or by is None or any(name not in ("type", "mods", "words") for name, _ in node.fields):
        return node
    if any(name not in ("who", "act", "pps", "words") for name, _ in by.fields) or by.get("act") not in ALONE:
        return node
    return remade(node, tuple([one for one in by.fields if one[0] != "words"]), "TimesOf")


ALONE: Final = ("attack", "block", "cycle", "search")


CARDS: Final = ("card", "attack", "foundation", "asset", "action", "character", "backup")


def ability_of_one(node: Node) -> Node:
    """A foundation's ability: an ability on a foundation."""
    whose = node.get("whose")
    if noun(node) not in ("ability", "enhance", "response", "form", "blitz") or not isinstance(whose, Node):
        return node
    if whose.label != "Of" or whose.get("det") != "a" or str(whose.get("noun")) not in CARDS:
        return node
    if any(name not in ("det", "noun", "adjs", "words") for name, _ in whose.fields) or node.get("det") is not None:
        return node
    if any(label_of(adj) != "Kind" for adj in node.parts("adjs")):
        return node  # a keyword's
    kind = remade(whose, (("name", str(whose.get("noun"))),), "Type")
    adjs = tuple([one for one in whose.fields if one[0] == "adjs"])
    card = remade(whose, (("det", "a"), *adjs, ("type", kind)), "Sel")
    on = remade(whose, (("what", card),), "On")
    det: tuple[tuple[str, Value], ...] = (("det", "a"),) if node.get("n") is None else ()
    return put(remade(node, (*det, *without(node, "whose").fields)), "mods", (on, *node.parts("mods")))


def checks_to_block(node: Node) -> Node:
    """Your rival's checks to block your attacks: they block no others."""
    pps = node.parts("pps")
    to = pps[0] if len(pps) == 1 and isinstance(pps[0], Node) and pps[0].label == "ToDo" else None
    does = to.get("does") if to is not None else None
    what = does.get("what") if isinstance(does, Node) and does.label == "Block" else None
    whose = {"Rival": "You", "You": "Rival"}.get(label_of(node.get("whose")))
    if to is None or not isinstance(does, Node) or not isinstance(what, Node) or whose is None:
        return node
    if label_of(what.get("whose")) != whose or noun(what) != "attack" or len(without(what, "words").fields) != 2:
        return node
    kind = what.node("type")
    if kind.get("many") is None:
        return node  # the one in progress
    return put(node, "pps", (put(to, "does", without(does, "what")),))


def mills_top(node: Node) -> Node:
    """Mill the top 3 cards of each player's deck: both mill 3."""
    what = node.get("what")
    zones = what.get("zones") if isinstance(what, Node) and what.label == "Top" and what.get("end") == "top" else None
    whose = zones.get("whose") if isinstance(zones, Node) and zones.parts("names") == ("deck",) else None
    if not isinstance(what, Node) or label_of(whose) not in ("EachPlayer", "Rival") or not isinstance(whose, Node):
        return node
    if any(name not in ("end", "n", "zones", "words") for name, _ in what.fields) or node.get("agrees") is not None:
        return node
    n = what.get("n") or Node("Num", (("n", 1),), what.start, what.end)
    mill = remade(node, (("verb", "mill"), ("agrees", "yes"), ("n", n)))
    return remade(node, (("who", remade(whose, (), whose.label)), ("does", mill)), "Do")


def mills_for_each(node: Node) -> Node:
    """Mill 1 card for each asset in your stage: so often."""
    what = node.get("what")
    each = what.parts("mods")[0] if isinstance(what, Node) and len(what.parts("mods")) == 1 else None
    n = what.get("n") if isinstance(what, Node) else None
    if not isinstance(what, Node) or label_of(each) != "PerEach" or not isinstance(each, Node) or noun(what) != "card":
        return node
    if not set(dict(what.fields)) <= {"n", "type", "mods", "words"} or label_of(n) != "Num" or not isinstance(n, Node):
        return node
    if not set(dict(node.fields)) <= {"verb", "agrees", "what", "words"}:
        return node
    bare = remade(node, (*without(node, "what", "words").fields, ("n", n)))
    return remade(node, (("tail", "yes"), ("does", bare), ("of", each.node("each"))), "ForEach")


def moves_for_each(node: Node) -> Node:
    """Add 1 card to your hand for each asset in your stage: it is there that the assets are."""
    what, to = node.get("what"), node.get("to")
    mods = what.parts("mods") if isinstance(what, Node) and what.label == "Sel" else ()
    if len(mods) < len(("to", "each")) or not isinstance(to, Node) or to.get("zones") is None:
        return node
    goal, each = mods[-2], mods[-1]
    zone = goal.get("what") if isinstance(goal, Node) and goal.label == "ToWhat" else None
    of = each.get("each") if isinstance(each, Node) and each.label == "PerEach" else None
    if not isinstance(what, Node) or label_of(zone) != "WholeZone" or not isinstance(zone, Node):
        return node
    if not isinstance(of, Node) or node.get("prep") != "in" or len(without(to, "words").fields) != 1:
        return node
    bare = put(what, "mods", mods[:-2]) if mods[2:] else without(what, "mods")
    there = remade(to, (("prep", "in"), ("zones", to.node("zones"))), "In")
    goal_node = remade(zone, (("zones", remade(zone, zone.fields, "Zone")),), "To")
    kept: list[tuple[str, Value]] = [one for one in node.fields if one[0] not in ("what", "to", "prep", "words")]
    move = remade(node, (*kept, ("what", bare), ("prep", "to"), ("to", goal_node)))
    counted = put(of, "mods", (*of.parts("mods"), there))
    return remade(node, (("tail", "yes"), ("does", move), ("of", counted)), "ForEach")


def gets_for_each(node: Node) -> Node:
    """Your attacks get +1 damage this turn for each asset in your stage: each of the bonuses."""
    each, by = node.get("each"), node.get("by")
    if not isinstance(each, Node) or not isinstance(by, Node) or by.label != "Mods" or node.get("until") is None:
        return node
    limit: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "limit"]
    parts: list[Value] = []
    for part in by.parts():
        if not isinstance(part, Node) or part.label != "Mod" or part.get("each") is not None or part.get("limit"):
            return node
        parts.append(remade(part, (*part.fields, ("each", each), *limit)))
    return put(without(node, "each", "limit"), "by", put(by, "parts", tuple(parts)))


OVER: Final = ("Mill", "Discard", "Reveal", "Draw", "Destroy", "Spend", "Remove", "Commit", "Flip", "Build", "Ready")


def just_done(node: Node) -> Node:
    """Mill 1 card. If you mill an attack, draw 1 card: if that was milled, just then."""
    parts = list(node.parts())
    for at in range(1, len(parts)):
        part = parts[at]
        cond = part.get("cond") if isinstance(part, Node) and part.label == "If" else None
        over = told_over(cond, parts[:at]) if isinstance(cond, Node) else None
        if isinstance(part, Node) and over is not None:
            parts[at] = put(part, "cond", over)
    return put(node, "parts", tuple(parts))


def told_over(cond: Node, before: list[Value]) -> Node | None:
    """The condition in the past, where a sentence before has the same player do the same."""
    does, who = cond.get("does"), cond.get("who")
    if cond.label != "Now" or cond.get("pps") is not None or not isinstance(does, Node) or does.label not in OVER:
        return None
    what = does.get("what")
    if not isinstance(what, Node) or what.label != "Sel" or what.get("det") not in ("a", None):
        return None
    if any(name not in ("verb", "agrees", "what", "words") for name, _ in does.fields) or not isinstance(who, Node):
        return None
    if not any(does_so(part, who.label, does.label) for part in before):
        return None
    return remade(cond, (("who", who), ("act", str(does.get("verb"))), ("what", what)), "Past")


def does_so(part: Value, who: str, label: str) -> bool:
    """An instruction of this player's, whole."""
    if not isinstance(part, Node):
        return False
    if part.label == "Do" and isinstance(part.get("who"), Node):
        inner = part.get("does")
        mine = label_of(part.get("who")) == who or who == "They"
        return mine and isinstance(inner, Node) and inner.label == label
    return part.label == label and who == "You"


STEPS: Final = ("enhance step", "block step", "damage step")


def step_of(node: Node) -> Node:
    """Abilities during the Enhance Step of this attack: during its step, not abilities of it."""
    mods = node.parts("mods")
    for at in range(1, len(mods)):
        when, of = mods[at - 1], mods[at]
        until = when.get("until") if isinstance(when, Node) and when.label == "Until" else None
        during = until if isinstance(until, Node) else when
        period = during.get("period") if isinstance(during, Node) and during.label == "During" else None
        attack = of.get("what") if isinstance(of, Node) and of.label == "Of" else None
        whose = possessor(attack) if isinstance(attack, Node) else None
        if not isinstance(period, Node) or str(period.get("name")) not in STEPS or whose is None:
            continue
        if period.get("det") != "the" or not isinstance(during, Node) or not isinstance(when, Node):
            continue
        told = put(during, "period", remade(period, (("whose", whose), ("name", str(period.get("name"))))))
        whole = put(when, "until", told) if isinstance(until, Node) else told
        return put(node, "mods", (*mods[: at - 1], whole, *mods[at + 1 :]))
    return node


def possessor(attack: Node) -> Node | None:
    """This attack, your attack: as `this attack's`."""
    if noun(attack) != "attack" or len(without(attack, "words").fields) != 2:
        return None
    det = attack.get("det") if attack.get("det") in ("this", "that") else None
    det = "your" if label_of(attack.get("whose")) == "You" else det
    return remade(attack, (("det", det), ("noun", "attack")), "Of") if det is not None else None


def step_period(node: Node) -> Node:
    """The Enhance Step of this attack: this attack's."""
    of = node.get("of")
    whose = possessor(of) if isinstance(of, Node) else None
    if whose is None or str(node.get("name")) not in STEPS:
        return node
    return remade(node, (("whose", whose), ("name", str(node.get("name")))))
