"""More clauses put as the chapters expect them: events, causes, times (see respell.py)."""

from __future__ import annotations

from typing import Final

from kumite.english.nodes import Node, Value

LABELS: Final = {"add": "Move"}
LASTS: Final = ("Modify", "Grant", "Strip", "Rule", "Deal")


def remade(node: Node, fields: tuple[tuple[str, Value], ...], label: str = "") -> Node:
    return Node(label or node.label, fields, node.start, node.end, node.rule)


def without(node: Node, *names: str) -> Node:
    return remade(node, tuple([one for one in node.fields if one[0] not in names]))


def put(node: Node, name: str, value: Value) -> Node:
    """The field has this value; new ones stand at the end."""
    if node.get(name) is None:
        return remade(node, (*node.fields, (name, value)))
    return remade(node, tuple([(key, value if key == name else old) for key, old in node.fields]))


# Events


def event(node: Node) -> Node:
    for rule in (either_verb, check_made, into_pool, either_cause):
        if node.label == "Event":
            node = rule(node)
    return node


def either_verb(node: Node) -> Node:
    """Builds or unflips a foundation."""
    does = node.get("does")
    if not isinstance(does, Node) or does.label != "Verbs" or does.get("join") != "or" or does.get("what") is None:
        return node
    if any(name not in ("verbs", "join", "what", "words", "agrees") for name, _ in does.fields):
        return node
    verbs = [str(verb) for verb in does.parts("verbs")]
    what = does.node("what")
    parts = [remade(does, (("verb", verb), ("what", what)), verb.capitalize()) for verb in verbs if verb not in LABELS]
    return put(node, "does", remade(does, (("parts", tuple(parts)),), "Or")) if len(parts) == len(verbs) else node


def check_made(node: Node) -> Node:
    """A check to play an attack is made: somebody makes it."""
    what = node.get("what")
    if node.get("act") != "make" or not isinstance(what, Node) or what.label != "CheckSel":
        return node
    if any(name not in ("det", "name", "pps", "words") for name, _ in what.fields) or what.get("det") != "a":
        return node
    fields: list[tuple[str, Value]] = [("verb", "make"), ("agrees", "yes")]
    for part in what.parts("pps"):
        does = part.get("does") if isinstance(part, Node) and part.label == "ToDo" else None
        if not isinstance(does, Node) or len(fields) > 2:
            return node
        fields.append(("for", does))
    anyone = Node("AnyPlayer", (("words", ("a",)),), node.start, node.end)
    made: list[tuple[str, Value]] = [("who", anyone), ("does", remade(what, tuple(fields), "Check"))]
    made += [one for one in node.fields if one[0] == "pps"]
    return remade(node, tuple(made))


def into_pool(node: Node) -> Node:
    """Plays an asset into their card pool: where else."""
    does = node.get("does")
    to = does.get("to") if isinstance(does, Node) and does.label == "Play" else None
    zones = to.get("zones") if isinstance(to, Node) else None
    if not isinstance(does, Node) or not isinstance(zones, Node) or zones.parts("names") != ("cardpool",):
        return node
    return put(node, "does", without(does, "to", "words"))


def either_cause(node: Node) -> Node:
    """Due to an effect or to pay a cost: two events."""
    parts = node.parts("pps")
    for at, part in enumerate(parts):
        causes = causes_in(part)
        if len(causes) > 1:
            ways = [put(node, "pps", (*parts[:at], cause, *parts[at + 1 :])) for cause in causes]
            return remade(node, (("parts", tuple(ways)), ("join", "or")), "AnyOf")
    return node


def causes_in(part: Value) -> list[Node]:
    if not isinstance(part, Node):
        return []
    if part.label == "AnyOf" and part.get("join") in (None, "or"):
        found = [
            one for one in part.parts() if isinstance(one, Node) and one.label in ("Cause", "By", "ToPay", "ToPass")
        ]
        return found if len(found) == len(part.parts()) else []
    what = part.get("what")
    if part.label not in ("Cause", "By") or not isinstance(what, Node):
        return []
    kinds = what.get("type")
    if isinstance(kinds, Node) and kinds.label == "Types" and kinds.get("join") == "or":
        return [put(part, "what", put(what, "type", kind)) for kind in kinds.parts()]
    if what.label != "Sels":
        return []
    if what.get("join") != "or":
        return []
    return [put(part, "what", one) for one in what.parts() if isinstance(one, Node)]


# Times


def purpose(node: Node) -> Node:
    """For the rest of this attack."""
    rest = node.get("what")
    of = rest.get("of") if isinstance(rest, Node) and rest.label == "Rest" else None
    kind = of.get("type") if isinstance(of, Node) and of.get("det") in ("this", "the") and len(of.fields) == 2 else None
    if not isinstance(kind, Node) or kind.get("name") not in ("attack", "turn"):
        return node
    period = remade(node, (("det", "this"), ("name", str(kind.get("name")))), "Period")
    until = remade(node, (("period", period),), "ForRest")
    return remade(node, (("until", until),), "Until")


def lasting(node: Node) -> Node:
    """This attack gets +2 speed while you have 2 or more assets."""
    until = node.get("until")
    if not isinstance(until, Node) or until.label != "WhileCond" or until.get("cond") is None:
        return node
    return remade(node, (("tail", "yes"), ("does", without(node, "until")), ("cond", until.node("cond"))), "While")


# Clauses and numbers


def sequence(node: Node) -> Node:
    """Your next attack gets +2 speed and ignores progressive difficulty; this attack gets +3 damage, and gains Safe for
    the rest of this turn."""
    parts = list(node.parts())
    for at in range(1, len(parts)):
        parts[at] = lasting_too(parts[at - 1], parts[at])
    for at in range(1, len(parts)):
        last, part = parts[at - 1], parts[at]
        if not isinstance(part, Node) or part.label != "Ignore" or part.get("agrees") is None:
            continue
        target = last.get("target") if isinstance(last, Node) and last.label in LASTS else None
        if isinstance(target, Node) and target.label != "Prop" and len(without(part, "words").fields) == 2:
            ignores = (("target", target), ("modal", "ignores"), ("verb", "ignore"), ("agrees", "yes"))
            parts[at] = remade(part, (*ignores, ("of", "progressive")), "Rule")
    return put(node, "parts", tuple(parts))


def lasting_too(last: Value, part: Value) -> Value:
    """The second clause of one subject, with an end of its own."""
    does = part.get("does") if isinstance(part, Node) and part.label == "Lasting" else None
    target = last.get("target") if isinstance(last, Node) and last.label in LASTS else None
    if not isinstance(part, Node) or not isinstance(does, Node) or not isinstance(target, Node):
        return part
    alone = does.label in ("Grant", "Modify", "Strip") and does.get("agrees") is not None and does.get("target") is None
    return put(part, "does", put(does, "target", target)) if alone and target.get("n") is None else part


def amount(node: Node) -> Node:
    for rule in (property_on, health_amount):
        if node.label == "CountOf":
            node = rule(node)
    return node


def property_on(node: Node) -> Node:
    """The block modifier on the discarded card: of that card."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    mods = what.parts("mods") if isinstance(what, Node) else ()
    if not isinstance(what, Node) or not isinstance(props, Node) or len(mods) != 1 or what.get("whose") is not None:
        return node
    on, det = mods[0], what.get("det")
    if not isinstance(on, Node) or on.label not in ("On", "Of") or det not in (None, "the") or what.get("adjs"):
        return node
    fields: list[tuple[str, Value]] = [("kind", "printed")] if on.get("printed") is not None else []
    prop = remade(what, (*fields, ("props", props), ("of", on.node("what"))), "Prop")
    return remade(node, (("prop", prop),), "Value")


def health_amount(node: Node) -> Node:
    """The health you have lost this turn."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    mods = what.parts("mods") if isinstance(what, Node) else ()
    by = mods[0] if len(mods) == 1 else None
    if (
        not isinstance(props, Node)
        or props.parts() != ("health",)
        or not isinstance(by, Node)
        or by.label != "ByPlayer"
    ):
        return node
    fields = [one for one in by.fields if one[0] in ("who", "act", "pps")]
    return remade(node, (("of", "health"), *fields), "Amount") if by.get("act") in ("lose", "gain") else node


def play(node: Node) -> Node:
    """As a reversal to this attack: as one, while this is the attack."""
    hows: list[Value] = []
    for how in node.parts("hows"):
        role = how.get("role") if isinstance(how, Node) and how.label == "As" else None
        to = role.get("to") if isinstance(role, Node) else None
        if isinstance(how, Node) and isinstance(role, Node) and isinstance(to, Node) and to.get("det") == "this":
            attack = Node("This", (("period", "attack"),), to.start, to.end)
            hows += [
                put(how, "role", without(role, "to", "words")),
                Node("Until", (("until", attack),), to.start, to.end),
            ]
        else:
            hows.append(how)
    return put(node, "hows", tuple(hows)) if len(hows) != len(node.parts("hows")) else node


def holds(node: Node) -> Node:
    """With 1 or more keyword abilities: with a keyword ability."""
    n, kind = node.get("n"), node.get("type")
    one = isinstance(n, Node) and n.label in ("AtLeast", "Num") and one_of(n)
    if not one or not isinstance(kind, Node) or kind.get("name") != "ability" or node.get("adjs") is None:
        return node
    return remade(node, (("adjs", node.parts("adjs")), ("name", "ability")), "HasAbility")


def best(node: Node) -> Node:
    """The highest difficulty printed on a foundation in your stage."""
    kind, mods = node.get("type"), node.parts("mods")
    props = kind.get("props") if isinstance(kind, Node) else None
    on = mods[0] if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label in ("On", "Done") else None
    if not isinstance(props, Node) or on is None or node.get("props") is not None:
        return node
    pps = [part for part in on.parts("pps") if isinstance(part, Node) and part.label == "On"]
    printed = on.get("act") == "print" and len(pps) == 1
    what = pps[0].get("what") if printed else on.get("what")
    if not isinstance(what, Node) or (on.label == "Done" and not printed):
        return node
    printed = printed or on.get("printed") is not None
    fields: list[tuple[str, Value]] = [("which", str(node.get("which"))), ("props", props), ("what", what)]
    return remade(node, tuple(fields + ([("printed", "printed")] if printed else [])))


def one_of(n: Node) -> bool:
    inner = n.get("n")
    return inner == 1 or (isinstance(inner, Node) and inner.get("n") == 1)


def property_of(node: Node) -> Node:
    """All of its keyword ratings."""
    if node.get("all") is None or node.get("whose") is not None or "its" not in node.parts("words"):
        return node
    return put(without(node, "all", "words"), "whose", Node("Its", (), node.start, node.end))


def compared(node: Node) -> Node:
    """Than your rival has in their stage: where the others are."""
    of, pps = node.get("of"), node.parts("pps")
    if node.get("than") is None or len(pps) != 1 or not isinstance(of, Node) or len(of.parts("mods")) != 1:
        return node
    there, here = pps[0], of.parts("mods")[0]
    to = there.get("to") if isinstance(there, Node) and there.label == "ToZone" else there
    zones = to.get("zones") if isinstance(to, Node) else None
    if not isinstance(zones, Node) or not isinstance(here, Node) or here.label != "In":
        return node
    whose = zones.get("whose")
    same = zones.get("names") == here.node("zones").get("names")
    return without(node, "pps") if same and isinstance(whose, Node) and whose.label in ("Their", "You") else node


def always(node: Node) -> Node:
    """If you discarded this card due to your rival's effect, in a continuous text: after you do."""
    text = node.get("does")
    if node.get("type") != "continuous" or not isinstance(text, Node) or text.label != "Text":
        return node
    return put(node, "does", put(text, "parts", tuple([after_that(part) for part in text.parts()])))


def after_that(part: Value) -> Value:
    cond = part.get("cond") if isinstance(part, Node) and part.label == "If" else None
    if not isinstance(part, Node) or not isinstance(cond, Node) or cond.label != "Past" or cond.get("not") is not None:
        return part
    what, pps = cond.get("what"), cond.parts("pps")
    causes = [one for one in pps if isinstance(one, Node) and one.label in ("Cause", "By")]
    own = isinstance(what, Node) and what.get("det") == "this" and isinstance(cond.get("who"), Node)
    if not own or cond.get("act") != "discard" or len(causes) != len(pps) or not pps:
        return part
    deed = remade(cond, (("verb", "discard"), ("what", what)), "Discard") if isinstance(what, Node) else cond
    event = remade(cond, (("who", cond.node("who")), ("does", deed), ("pps", pps)), "Event")
    return remade(part, (("when", "after"), ("event", event), ("does", part.node("does"))), "Fired")


def move(node: Node) -> Node:
    """To your hand, with a difficulty of 3 or less: such a card; to your stage or on your deck: one of them."""
    what, has = node.get("what"), node.get("with")
    if isinstance(what, Node) and what.label == "Sel" and isinstance(has, Node):
        mods = (*what.parts("mods"), remade(has, (("has", has),), "With"))
        node = put(without(node, "with"), "what", put(what, "mods", mods))
    other = node.get("to2")
    if not isinstance(other, Node):
        return node
    first = without(node, "to2")
    return remade(node, (("parts", (first, put(first, "to", other))),), "Or")


def verbs(node: Node) -> Node:
    """Draws or adds cards to their hand: where they are added stands behind the noun."""
    what = node.get("what")
    mods = what.parts("mods") if isinstance(what, Node) and what.label == "Sel" else ()
    last = mods[-1] if mods else None
    zone = last.get("what") if isinstance(last, Node) and last.label == "ToWhat" else None
    if (
        not isinstance(what, Node)
        or not isinstance(zone, Node)
        or zone.label != "WholeZone"
        or node.get("to") is not None
    ):
        return node
    if "add" not in node.parts("verbs"):
        return node
    bare = put(what, "mods", mods[:-1]) if mods[1:] else without(what, "mods")
    to = remade(zone, (("zones", remade(zone, zone.fields, "Zone")),), "To")
    return put(put(node, "what", bare), "to", to)


def faster(node: Node) -> Node:
    """Your attack with greater speed than damage: than its own."""
    kind, mods = node.get("type"), node.parts("mods")
    attack = isinstance(kind, Node) and kind.get("name") == "attack" and kind.get("many") is None
    if not attack or node.get("n") is not None or node.get("order") is not None or not isinstance(kind, Node):
        return node
    found: list[Value] = []
    for mod in mods:
        has = mod.get("has") if isinstance(mod, Node) and mod.label == "With" else None
        other = has.get("as") if isinstance(has, Node) and has.label == "HasOther" else None
        if isinstance(mod, Node) and isinstance(has, Node) and isinstance(other, Node) and other.label == "Props":
            this = remade(node, (("det", "this"), ("type", kind)), "Sel")
            value = remade(has, (("prop", remade(has, (("props", other), ("of", this)), "Prop")),), "Value")
            label = "MoreThan" if has.get("which") == "more" else "LessThan"
            stat = (("props", has.node("props")), ("cmp", remade(has, (("n", value),), label)))
            found.append(put(mod, "has", remade(has, stat, "HasStat")))
        else:
            found.append(mod)
    return put(node, "mods", tuple(found)) if mods else node


def built(node: Node) -> Node:
    """Build 1 foundation revealed this way face up: it is built so."""
    what = node.get("what")
    mods = list(what.parts("mods")) if isinstance(what, Node) and what.label == "Sel" else []
    for at, mod in enumerate(mods):
        pps = mod.parts("pps") if isinstance(mod, Node) and mod.label == "Done" else ()
        hows = [part for part in pps if isinstance(part, Node) and part.label == "How"]
        if not isinstance(mod, Node) or not isinstance(what, Node) or len(hows) != 1 or node.get("hows") is not None:
            continue
        rest = tuple([part for part in pps if part is not hows[0]])
        mods[at] = put(mod, "pps", rest) if rest else put(without(mod, "pps"), "thisway", "yes")
        return put(put(node, "what", put(what, "mods", tuple(mods))), "hows", (hows[0],))
    return node
