"""Changes put plainly: bonuses, sets, keywords, what is treated as what."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import THIS_TURN, label_of, noun, only_part, put, remade, without
from kumite.english.lower.plain.nouns import OWNERS
from kumite.english.nodes import Node, Value


def each_hand_size(node: Node) -> Node:
    """Each player gets +1 hand size: their hand size does."""
    who, by = node.get("who"), node.get("by")
    mod = by.parts()[0] if isinstance(by, Node) and len(by.parts()) == 1 else None
    props = mod.get("props") if isinstance(mod, Node) else None
    if (
        not isinstance(who, Node)
        or not isinstance(by, Node)
        or not isinstance(mod, Node)
        or not isinstance(props, Node)
    ):
        return node
    if who.label not in OWNERS or props.parts() != ("handsize",):
        return node
    target = remade(who, (("whose", remade(who, (), OWNERS[who.label])), ("props", props)), "Prop")
    mods = put(by, "parts", (without(mod, "props"),))
    return remade(node, (("target", target), *put(without(node, "who"), "by", mods).fields))


def add_to_check(node: Node) -> Node:
    """Add 2 to that check: it gets +2."""
    add, check = node.get("add"), node.get("check")
    n = add.get("n") if isinstance(add, Node) else None
    if not isinstance(n, int) or not isinstance(check, Node) or node.get("agrees") is not None:
        return node
    mod = remade(node, (("by", f"+{n}"),), "Mod")
    mods = remade(node, (("parts", (mod,)),), "Mods")
    return remade(node, (("target", check), ("verb", "get"), ("agrees", "yes"), ("by", mods)))


CHANGES: Final = {
    "changed": "change",
    "set": "set",
    "increased": "increase",
    "raised": "raise",
    "reduced": "reduce",
    "lowered": "lower",
    "decreased": "decrease",
}


def is_changed(node: Node) -> Node:
    """Your hand size is increased by 1, this attack's damage is reduced to 0: increase it, reduce it."""
    either = node.get("or")
    if node.label == "Modify" and isinstance(either, Node):  # +1 speed and -1 damage, or the other way round
        bare = without(node, "or", "words")
        return remade(node, (("parts", (bare, put(bare, "by", either))),), "Or")
    change = CHANGES.get(str(node.get("change")))
    return node if change is None else remade(node, (("verb", change), *without(node, "change").fields))


def block_modifier(node: Node) -> Node:
    """Your rival's block modifier to block this attack gets +2."""
    node, what = without(node, "aswell"), node.get("what")
    if node.get("target") is not None or node.get("prop") is not None or not isinstance(what, Node):
        return node
    if node.get("verb") != "get" or node.get("by") is None:
        return node
    fields: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "whose"]
    fields += [("props", Node("Props", (("parts", ("blockmod",)),), node.start, node.end)), ("against", what)]
    return put(without(node, "what", "whose"), "target", remade(node, tuple(fields), "Prop"))


def later(node: Node) -> Node:
    """Your attacks get +1 damage during your next Combat Phase: as it begins, for as long as it goes on
    (UVS-RULING-125)."""
    until = node.get("until")
    period = until.get("period") if isinstance(until, Node) and until.label == "During" else None
    if not isinstance(period, Node) or period.get("which") != "next" or node.get("verb") not in ("get", "gain"):
        return node
    whose, target = period.get("whose"), node.get("target")
    known = label_of(whose) in ("You", "Rival", "Their") and period.get("name") in ("combat phase", "turn")
    if not isinstance(target, Node) or not known:
        return node
    several = target.label == "Sel" and target.get("n") is None and is_plural(target)
    size = target.label == "Prop" and target.node("props").parts() == ("handsize",)
    if not several and not size:
        return node
    turn = remade(node, (("period", "turn"),), "This")
    moment = remade(period, (("edge", "start"), ("period", period)), "Moment")
    return remade(node, (("moment", moment), ("does", put(node, "until", turn))), "At")


def is_plural(node: Node) -> bool:
    kind = node.get("type")
    return isinstance(kind, Node) and kind.get("many") is not None


def sizes_of_both(node: Node) -> Node:
    """Each player gets +1 hand size; all block modifiers get -2."""
    who, target, by = node.get("who"), node.get("target"), node.get("by")
    kind = target.get("type") if isinstance(target, Node) and target.label == "Sel" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    if isinstance(target, Node) and isinstance(props, Node) and props.parts() == ("blockmod",):
        every = label_of(target.get("n")) == "All" and len(target.fields) == 2
        return put(node, "target", remade(target, (("props", props), ("many", "yes")), "Prop")) if every else node
    if isinstance(target, Node) and target.label == "Prop" and isinstance(by, Node):
        who, size = target.get("whose"), target.get("props")
        mod = only_part(by, "parts", "Mod")
    else:
        mod = only_part(by, "parts", "Mod") if isinstance(by, Node) else None
        size = mod.get("props") if mod is not None else None
    if label_of(who) not in ("EachPlayer", "BothPlayers") or not isinstance(by, Node) or mod is None:
        return node
    if not isinstance(size, Node) or size.parts() != ("handsize",):
        return node
    bare = put(by, "parts", (without(mod, "props"),))
    parts: list[Value] = []
    for label in ("You", "Rival"):
        hand = remade(size, (("whose", Node(label, (), node.start, node.end)), ("props", size)), "Prop")
        parts.append(remade(node, (("target", hand), ("verb", "get"), ("agrees", "yes"), ("by", bare))))
    return remade(node, (("parts", tuple(parts)), ("joins", ("and",))), "Seq")


def not_only(node: Node) -> Node:
    """It also gets that: beside what was said before."""
    return without(node, "also") if node.get("also") == "also" else node


def for_good(node: Node) -> Node:
    """Permanently reduce your hand size."""
    if node.get("permanently") is None or node.get("until") is not None:
        return node
    return put(without(node, "permanently"), "until", remade(node, (), "Permanently"))


def this_turn(node: Node) -> Node:
    """Attacks this turn that match the named zone get -2 speed: for so long."""
    target = node.get("target")
    if not isinstance(target, Node) or target.label != "Sel" or THIS_TURN not in target.parts("mods"):
        return node
    if node.get("until") is not None or target.get("order") is not None:
        return node
    rest = tuple([mod for mod in target.parts("mods") if mod != THIS_TURN])
    bare = put(target, "mods", rest) if rest else without(target, "mods")
    return put(put(node, "target", bare), "until", THIS_TURN.node("until"))


def all_ratings(node: Node) -> Node:
    """Each of this attack's keyword ratings gets +2."""
    target, by = node.get("target"), node.get("by")
    if not isinstance(target, Node) or target.label != "Sel" or not isinstance(by, Node) or by.label != "Mods":
        return node
    kind, n, whose = target.get("type"), target.get("n"), target.get("whose")
    props = kind.get("props") if isinstance(kind, Node) else None
    mod = by.parts()[0] if len(by.parts()) == 1 else None
    if not isinstance(props, Node) or props.parts() != ("rating",) or not isinstance(whose, Node):
        return node
    plain = whose.get("det") == "this" and {name for name, _ in whose.fields} <= {"det", "noun"}
    each = isinstance(n, Node) and n.label in ("Each", "All") and plain
    if not each or not isinstance(mod, Node) or [name for name, _ in mod.fields] != ["by"]:
        return node
    noun = remade(whose, (("name", str(whose.get("noun"))),), "Type")
    card = remade(whose, (("det", "this"), ("type", noun)), "Sel")
    rated = remade(by, (*mod.fields, ("all", "all"), ("name", "rating")), "Mod")
    return put(put(node, "target", card), "by", put(by, "parts", (rated,)))


def hand_size(node: Node) -> Node:
    """You get +1 hand size: your hand size gets +1."""
    target, by = node.get("target"), node.get("by")
    mods = by.parts() if isinstance(by, Node) and by.label == "Mods" else ()
    mod = mods[0] if len(mods) == 1 else None
    props = mod.get("props") if isinstance(mod, Node) else None
    if not isinstance(target, Node) or target.label not in ("You", "Rival") or not isinstance(props, Node):
        return node
    if props.parts() != ("handsize",) or not isinstance(mod, Node) or not isinstance(by, Node):
        return node
    whole = remade(target, (("whose", target), ("props", props)), "Prop")
    return put(put(node, "target", whole), "by", put(by, "parts", (without(mod, "props"),)))


def set_to(node: Node) -> Node:
    """Reduce an attack to 0 speed; change its speed to match its damage."""
    what, value = node.get("what"), node.get("value")
    of = value.get("what") if isinstance(value, Node) and value.label in ("CountOf", "Match") else None
    kind = of.get("type") if isinstance(of, Node) and of.label == "Sel" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    if not isinstance(of, Node) or not isinstance(props, Node) or not isinstance(value, Node):
        return node
    if value.label == "Match" and [name for name, _ in of.fields] == ["whose", "type"]:
        prop = remade(of, (("whose", of.node("whose")), ("props", props)), "Prop")
        return put(node, "value", remade(value, (("prop", prop),), "Value"))
    card = only_part(of, "mods", "Of")
    if value.label == "Match" and card is not None and set(dict(of.fields)) <= {"det", "type", "mods", "words"}:
        prop = remade(of, (("props", props), ("of", card.node("what"))), "Prop")
        return put(node, "value", remade(value, (("prop", prop),), "Value"))
    n = of.get("n")
    if isinstance(what, Node) and isinstance(n, Node) and n.label == "Num" and len(of.fields) == 2:
        prop = remade(what, (("props", props), ("of", what)), "Prop")
        return put(put(without(node, "what"), "prop", prop), "value", n)
    return node


def ratings(what: Value | None) -> Node | None:
    """All keyword ratings on that card; all of its keyword ratings."""
    if not isinstance(what, Node) or what.label != "Sel" or label_of(what.get("n")) != "All":
        return None
    kind = what.get("type")
    props = kind.get("props") if isinstance(kind, Node) else None
    adj = only_part(what, "adjs", "Kind")
    if not isinstance(props, Node) or props.parts() != ("rating",) or adj is None or adj.get("name") != "keyword":
        return None
    rated = remade(props, (("parts", (remade(props, (), "Rating"),)),))
    on, whose = only_part(what, "mods", "On"), what.get("whose")
    if on is not None and whose is None and len(on.fields) == 1:
        return remade(what, (("props", rated), ("of", on.node("what"))), "Prop")
    if whose is not None and what.get("mods") is None:
        return remade(what, (("whose", whose), ("props", rated)), "Prop")
    return None


def set_ratings(node: Node) -> Node:
    """Reduce all keyword ratings on that card to 0."""
    prop = ratings(node.get("what"))
    return remade(node, (("prop", prop), *without(node, "what").fields)) if prop is not None else node


def its_zone(node: Node) -> Node:
    """Return this attack zone to its printed zone: this attack's."""
    target = node.get("target")
    kind = target.get("type") if isinstance(target, Node) else None
    if not isinstance(target, Node) or not isinstance(kind, Node) or kind.get("noun") != "zone":
        return node
    if noun(target) != "attack" or node.node("props").parts() != ("zone",):
        return node
    return put(node, "target", put(target, "type", without(kind, "noun")))


def treated_blank(node: Node) -> Node:
    """Is considered blank: to have a blank text box."""
    blank = node.get("as")
    if not isinstance(blank, Node) or blank.label != "Blank":
        return node
    return put(without(node, "as"), "with", remade(blank, (), "Blank"))


BECOMING: Final = ("target", "verb", "agrees", "as", "until", "words")


def becomes_high(node: Node) -> Node:
    """This attack becomes high: its zone does."""
    zone, target = node.get("as"), node.get("target")
    if node.get("verb") != "become" or not isinstance(zone, Node) or zone.label != "AttackZone":
        return node
    if not isinstance(target, Node) or any(name not in BECOMING for name, _ in node.fields):
        return node
    props = remade(target, (("parts", ("zone",)),), "Props")
    own = target.get("whose") if noun(target) == "zone" and len(target.fields) == 2 else None  # its zone becomes high
    of: tuple[tuple[str, Value], ...] = (
        (("whose", own), ("props", props)) if own else (("props", props), ("of", target))
    )
    prop = remade(target, of, "Prop")
    value = remade(zone, (("parts", (str(zone.get("name")),)),), "ZoneName")
    until: tuple[tuple[str, Value], ...] = (("until", node.node("until")),) if node.get("until") is not None else ()
    return remade(node, (("prop", prop), ("value", value), *until), "Set")


def this_ability(node: Node) -> Node:
    """Gains this Enhance ability: this Enhance."""
    what = node.get("what")
    adjs = what.parts("adjs") if isinstance(what, Node) and what.get("det") == "this" else ()
    if not isinstance(what, Node) or len(adjs) != 1 or not isinstance(adjs[0], Node) or adjs[0].label != "Kind":
        return node
    kind = what.get("type")
    if not isinstance(kind, Node) or kind.fields != (("name", "ability"),):
        return node
    named = put(kind, "name", str(adjs[0].get("name")))
    return put(node, "what", put(without(what, "adjs"), "type", named))


def both_bonuses(node: Node) -> Node:
    """A speed or damage bonus: the noun behind the last is that of both."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" else None
    if not isinstance(what, Node) or not isinstance(kind, Node) or kind.label != "Types":
        return node
    parts = [part for part in kind.parts() if isinstance(part, Node) and isinstance(part.get("props"), Node)]
    names = [part.get("name") for part in parts]
    if len(parts) != len(kind.parts()) or any(name is not None for name in names[:-1]) or names[-1] is None:
        return node
    props = tuple([one for part in parts for one in part.node("props").parts()])
    listed = remade(kind, (("parts", props), ("join", "or")), "Props")
    one = remade(kind, (("props", listed), ("name", str(names[-1]))), "Type")
    return put(node, "what", put(what, "type", one))


def given_to_check(node: Node) -> Node:
    """Give that check +2: it gets that."""
    target = node.get("target")
    checks = node.get("verb") == "give" and isinstance(target, Node) and target.label == "CheckSel"
    if not checks or node.get("by") is None:
        return node
    kept = tuple([one for one in node.fields if one[0] in ("target", "by", "until")])
    return remade(node, (("verb", "get"), ("agrees", "yes"), *kept), "Modify")


def symbols(node: Node) -> Node:
    """The {air} and {water} symbols: each by its name."""
    what = node.get("what")
    both = what.parts("adjs") if isinstance(what, Node) and label_of(what) == "Sel" and noun(what) == "symbol" else ()
    if not isinstance(what, Node) or len(both) != 1 or not isinstance(both[0], Node) or both[0].label != "BothOf":
        return node
    names = [part.get("name") for part in both[0].parts() if isinstance(part, Node) and part.label == "Symbol"]
    if len(names) != len(both[0].parts()) or any(name not in ("det", "adjs", "type") for name, _ in what.fields):
        return node
    each = tuple([remade(what, (("symbol", str(name)),), "Keyword") for name in names])
    return put(node, "what", remade(what, (("parts", each), ("join", "and")), "Keywords"))
