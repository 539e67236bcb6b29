"""Clauses in another order, or told from another side, than is usual: they become the usual one."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, noun, only_part, put, remade, without
from kumite.english.nodes import Node, Value

IT: Final = "It"
PLAYERS: Final = ("You", "Rival")


# Playing


def as_next_form(node: Node) -> Node:
    """As your next form, you may play 1 attack: you may play 1 attack as your next form."""
    may = node.get("does")
    play = may.get("does") if isinstance(may, Node) and may.label == "May" else may
    if not isinstance(may, Node) or not isinstance(play, Node) or play.label != "Play":
        return node
    role = remade(node, (("role", node.node("role")),), "As")
    made = put(play, "hows", (*play.parts("hows"), role))
    return put(may, "does", made) if may is not play else made


def playable_if(node: Node) -> Node:
    """You may play 1 attack from your momentum if it has Stun: 1 attack with Stun."""
    may, cond = node.get("does"), node.get("cond")
    play = may.get("does") if isinstance(may, Node) and may.label == "May" else None
    what = play.get("what") if isinstance(play, Node) and play.label == "Play" else None
    if (
        node.get("tail") is None
        or not isinstance(cond, Node)
        or not isinstance(may, Node)
        or not isinstance(play, Node)
    ):
        return node
    if not isinstance(what, Node) or what.label != "Sel" or not one_of_many(what):
        return node
    asked = cond.parts() if cond.label == "AllOf" and cond.get("join") in (None, "and") else (cond,)
    mods = [as_mod(part) for part in asked]
    if any(mod is None for mod in mods):
        return node
    held = tuple([mod for mod in mods if mod is not None])
    return put(may, "does", put(play, "what", put(what, "mods", (*what.parts("mods"), *held))))


def one_of_many(what: Node) -> bool:
    n = what.get("n")
    return what.get("det") == "a" or (isinstance(n, Node) and n.label == "Num" and n.get("n") == 1)


def as_mod(cond: Value) -> Node | None:
    """It has Stun, it is a Kick attack, its printed difficulty is 3 or less: as something said behind the noun."""
    if not isinstance(cond, Node) or cond.get("not") is not None:
        return None
    it = cond.get("what")
    its = isinstance(it, Node) and it.label == IT and it.get("word") == "it"
    if cond.label == "HasThing" and its and isinstance(cond.get("has"), Node):
        return remade(cond, (("has", cond.node("has")),), "With")
    if cond.label in ("Is", "Shares") and its and cond.get("tense") in (None, "is") and cond.get("as2") is None:
        kept = tuple([one for one in cond.fields if one[0] not in ("what", "words")])
        return remade(cond, (("clause", remade(cond, kept, "IsA" if cond.label == "Is" else "Shares")),), "That")
    prop = cond.get("prop")
    if cond.label != "Cmp" or not isinstance(prop, Node) or label_of(prop.get("whose")) != "Its":
        return None
    if prop.label != "Prop" or prop.get("kind") not in (None, "printed") or cond.get("tense") != "is":
        return None
    kind: list[tuple[str, Value]] = [("kind", "printed")] if prop.get("kind") is not None else []
    has = remade(cond, (*kind, ("props", prop.node("props")), ("cmp", cond.node("cmp"))), "HasStat")
    return remade(cond, (("has", has),), "With")


def answers_at_the_end(node: Node) -> Node:
    """Response: Draw 1 card after you play an attack: after you play one, draw a card."""
    body = node.get("does")
    parts = body.parts() if isinstance(body, Node) and body.label == "Text" else ()
    first = parts[0] if parts else None
    if node.get("event") is not None or not isinstance(body, Node) or not isinstance(first, Node):
        return node
    fired, does = at_the_end(first)
    if fired is None or does is None:
        return playable_after(node, body)
    when = "before" if fired.get("when") == "before" else "after"
    told = remade(body, (("parts", (does, *parts[1:])),))
    return remade(node, (("when", when), ("event", fired.node("event")), ("does", told)))


def playable_after(node: Node, body: Node) -> Node:
    """Response: Draw 1 card. Only playable after you play an attack: after you play one, draw a card."""
    parts = [part for part in body.parts() if isinstance(part, Node)]
    said = [part for part in parts if part.label in ("Only", "Playable") and label_of(part.get("when")) == "AfterEvent"]
    rest = tuple([part for part in parts if part not in said])
    if len(said) != 1 or set(dict(said[0].fields)) - {"words"} != {"when"} or not rest:
        return node
    after = said[0].node("when")
    when, event = str(after.get("when")), after.node("event")
    return remade(node, (("when", when), ("event", event), ("does", put(body, "parts", rest))))


ANSWERS: Final = {"tail", "when", "event", "does", "words"}


def at_the_end(first: Node) -> tuple[Node | None, Node | None]:
    """What a sentence waits for where its end says so, and what it does; of several clauses, all of them wait."""
    if first.label == "Fired":
        once = first.get("tail") is not None and set(dict(first.fields)) <= ANSWERS
        known = first.get("when") in ("after", "before", "when", "whenever") and isinstance(first.get("event"), Node)
        return (first, first.node("does")) if once and known else (None, None)
    last = first.parts()[-1] if first.label == "Seq" and first.parts() else None
    if not isinstance(last, Node) or last.label != "Fired":
        return None, None
    fired, does = at_the_end(last)
    return (fired, put(first, "parts", (*first.parts()[:-1], does))) if does is not None else (None, None)


# Blocks and what is considered


def considered_instead(node: Node) -> Node:
    """It is considered partially blocked instead: of how it was blocked, and of nothing the text has said."""
    does = node.get("does")
    if node.get("cond") is not None or node.get("of") is not None or not isinstance(does, Node):
        return node
    return does if does.label == "Treat" and label_of(does.get("as")) == "Blocked" else node


def blocks_it(node: Node) -> Node:
    """Your rival plays a card as a block against this attack: they block it."""
    does, against = node.get("does"), only_part(node, "pps", "Against")
    what = None if against is None else against.get("what")
    if not isinstance(does, Node) or does.label != "Play" or not isinstance(what, Node):
        return node
    card, roles = does.get("what"), does.parts("hows")
    role = roles[0].get("role") if len(roles) == 1 and isinstance(roles[0], Node) and roles[0].label == "As" else None
    kind = role.get("type") if isinstance(role, Node) else role
    name = kind.get("name") if isinstance(kind, Node) else kind
    if name != "block" or not isinstance(card, Node):
        return node
    plain = noun(card) == "card" and {key for key, _ in card.fields} <= {"det", "type"} and card.get("det") == "a"
    fields: list[tuple[str, Value]] = [("verb", "block"), ("what", what)]
    fields += [] if plain else [("with", card)]
    return put(without(node, "pps"), "does", remade(does, tuple(fields), "Block"))


def by_a_block(node: Node) -> Node:
    """Blocked by a low block: by a card that has one."""
    what = node.get("what")
    adjs = what.parts("adjs") if isinstance(what, Node) and noun(what) == "block" else ()
    if not isinstance(what, Node) or len(adjs) != 1 or label_of(adjs[0]) != "AttackZone" or what.get("det") != "a":
        return node
    if {key for key, _ in what.fields} != {"det", "adjs", "type"} or what.node("type").get("noun") is not None:
        return node
    held = remade(what, (("n", remade(what, (("n", 1),), "Num")), ("adjs", adjs), ("type", what.node("type"))), "Holds")
    card = remade(what, (("name", "card"),), "Type")
    mods = (remade(what, (("has", held),), "With"),)
    return put(node, "what", remade(what, (("det", "a"), ("type", card), ("mods", mods))))


# Events


def several_origins(node: Node) -> Node:
    """From your hand or deck: from the one, or from the other."""
    for name in ("pps",):
        for part in node.parts(name):
            if not isinstance(part, Node) or part.label != "FromZone" or not counts_one(node):
                continue
            ways = apart(part)
            if len(ways) > 1:
                rest = [tuple([way if one is part else one for one in node.parts(name)]) for way in ways]
                return remade(node, (("parts", tuple([put(node, name, way) for way in rest])), ("join", "or")), "AnyOf")
    return node


def counts_one(node: Node) -> bool:
    """Two cards from either zone could be one from each."""
    what = node.get("what")
    n = what.get("n") if isinstance(what, Node) else None
    return not isinstance(n, Node) or (
        n.label == "AtLeast" and label_of(n.get("n")) == "Num" and n.node("n").get("n") == 1
    )


def apart(part: Node) -> list[Node]:
    """A phrase for each zone."""
    zones = part.get("zones")
    if not isinstance(zones, Node) or zones.get("join") not in (None, "or"):
        return []
    if zones.label == "Zone" and len(zones.parts("names")) > 1 and zones.get("end") is None:
        return [put(part, "zones", put(zones, "names", (name,))) for name in zones.parts("names")]
    if zones.label != "Zones" or any(label_of(one) != "Zone" for one in zones.parts()):
        return []
    each = [one for one in zones.parts() if isinstance(one, Node)]
    whose = each[0].get("whose")
    told = [put(one, "whose", whose) if one.get("whose") is None and isinstance(whose, Node) else one for one in each]
    return [put(part, "zones", one) for one in told]


def theirs(node: Node) -> Node:
    """Attacks your rival plays: your rival's attacks."""
    mods = node.parts("mods")
    by = mods[0] if len(mods) == 1 and label_of(mods[0]) == "ByPlayer" else None
    kind = node.get("type")
    if not isinstance(by, Node) or by.get("act") != "play" or by.get("pps") is not None or by.get("try") is not None:
        return node
    if not isinstance(kind, Node) or kind.get("name") != "attack" or kind.get("many") is None:
        return node
    who = by.node("who")
    if who.label not in PLAYERS or {key for key, _ in node.fields} - {"adjs", "type", "mods", "words"} or said(by):
        return node
    return remade(node, (("whose", remade(by, (), who.label)), *without(node, "mods").fields))


def said(by: Node) -> bool:
    """You have played: that is over."""
    return "have" in by.parts("words") or by.get("not") is not None


def one_cannot(node: Node) -> Node:
    """1 rival foundation cannot be readied: it is chosen, and then it cannot be."""
    target = node.get("target")
    n = target.get("n") if isinstance(target, Node) and target.label == "Sel" else None
    if not isinstance(target, Node) or label_of(n) != "Num" or not isinstance(node.get("act"), Node):
        return node
    many = isinstance(n, Node) and n.get("n") != 1
    choose = remade(target, (("verb", "choose"), ("what", target)), "Choose")
    it = remade(target, (("word", "them" if many else "it"),), IT)
    return remade(node, (("parts", (choose, put(node, "target", it))), ("joins", ("and",))), "Seq")


def loses_both(node: Node) -> Node:
    """Loses all abilities and keywords: the ones and the others."""
    lost = node.get("what")
    also = lost.get("also") if isinstance(lost, Node) and lost.label == "Every" else None
    if not isinstance(lost, Node) or also not in ("ability", "keyword") or lost.get("adjs") is not None:
        return node
    kept = put(without(lost, "also", "words"), "many", "yes")
    each = tuple([put(node, "what", put(kept, "name", name)) for name in (str(lost.get("name")), str(also))])
    return remade(node, (("parts", each), ("joins", ("and",))), "Seq")


def attached(node: Node) -> Node:
    """This card is attached to your character: there is nothing else that cards are attached to."""
    pps = node.parts("pps")
    to = pps[0].get("what") if len(pps) == 1 and isinstance(pps[0], Node) and pps[0].label == "ToWhat" else None
    if not isinstance(to, Node) or (node.get("act"), node.get("tense")) != ("attach", "is"):
        return node
    own = noun(to) == "character" and label_of(to.get("whose")) == "You" and len(to.fields) == 2
    return without(node, "pps") if own else node


def differently_named(node: Node) -> Node:
    """A foundation with a different name: differently named ones count once each."""
    for mod in node.parts("mods"):
        has = mod.get("has") if isinstance(mod, Node) and mod.label == "With" else None
        kind = has.get("type") if isinstance(has, Node) and has.label == "Holds" else None
        adjs = has.parts("adjs") if isinstance(has, Node) else ()
        named = isinstance(kind, Node) and kind.get("name") == "name" and not kind.get("many")
        other = named and len(adjs) == 1 and label_of(adjs[0]) == "Different"
        if isinstance(has, Node) and has.label == "HasOther" and has.get("as") is None and has.get("which") is None:
            other = node.get("det") is None and has.node("props").parts() == ("name",)
        if other and isinstance(mod, Node):
            rest = tuple([one for one in node.parts("mods") if one is not mod])
            different = remade(mod, (("words", ("differently", "named")),), "Different")
            kept = put(node, "mods", rest) if rest else without(node, "mods")
            return put(kept, "adjs", (different, *node.parts("adjs")))
    return node


# Sentences


def if_the_next(node: Node) -> Node:
    """Your next attack gets +1 speed. If it has Stun, it gets +2 damage: if your next attack has Stun."""
    parts = list(node.parts())
    for at in range(1, len(parts)):
        last, part = parts[at - 1], parts[at]
        target = last.get("target") if isinstance(last, Node) and last.label in ("Modify", "Grant") else None
        if not isinstance(part, Node) or not isinstance(target, Node) or not is_next_attack(target):
            continue
        cond, does = part.get("cond"), part.get("does")
        it = cond.get("what") if isinstance(cond, Node) and cond.label in ("HasThing", "Is") else None
        of_it = label_of(does.get("target")) if isinstance(does, Node) else ""
        that = isinstance(it, Node) and it.label == "Sel" and it.get("det") == "that" and noun(it) == "attack"
        if part.label == "If" and isinstance(cond, Node) and (that or label_of(it) == IT) and of_it == IT:
            parts[at] = put(part, "cond", put(cond, "what", target))
    return put(node, "parts", tuple(parts))


def is_next_attack(target: Node) -> bool:
    return (
        target.label == "Sel"
        and target.get("order") == "next"
        and target.get("n") is None
        and noun(target) == "attack"
        and label_of(target.get("whose")) in PLAYERS
    )
