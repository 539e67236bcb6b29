"""Whole clauses of the older wording put as the chapters expect them, and the table of all such rules (recast.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kumite.english.lower.recast import check, give, grant, has_ability, noun_phrase
from kumite.english.lower.rephrase import put, remade, without
from kumite.english.nodes import Node, Value


def would(node: Node) -> Node:
    """An ability that would let them gain health, that would cause you to lose it: that gains it, that loses it."""
    who, does = node.get("who"), node.get("does")
    health = isinstance(does, Node) and does.label in ("GainLose", "Gain", "Lose") and does.get("of") == "health"
    return without(node, "who") if health and isinstance(who, Node) and own_side(who, does) else node


def own_side(who: Node, does: Value | None) -> bool:
    """Whose health it is goes without saying: who plays it gains, the other one loses."""
    verb = does.get("verb") if isinstance(does, Node) else ""
    if who.label in ("It", "They"):
        return verb == "gain"
    return who.label == "You" and verb == "lose"


def event(node: Node) -> Node:
    """Chooses not to block: does not."""
    does = node.get("does")
    inner = does.get("does") if isinstance(does, Node) and does.label == "Not" else None
    if isinstance(inner, Node) and inner.label == "Block":
        return put(put(node, "does", inner), "not", "not")
    return node


def ability(node: Node) -> Node:
    """Only playable if, said of nothing: of the card it stands on."""
    text = node.get("does")
    parts = text.parts() if isinstance(text, Node) and text.label == "Text" else ()
    if node.get("type") != "continuous" or len(parts) != 1 or not isinstance(text, Node):
        return node
    one = parts[0]
    when = one.get("when") if isinstance(one, Node) and one.label == "Only" and one.get("what") is None else None
    if not isinstance(one, Node) or not isinstance(when, Node) or when.label != "IfCond":
        return node
    card = remade(one, (("det", "this"), ("type", remade(one, (("name", "card"),), "Type"))), "Sel")
    only_if = remade(one, (("what", card), ("cond", when.node("cond"))), "CardOnlyIf")
    return put(node, "does", put(text, "parts", (only_if,)))


def mods_shared(node: Node) -> Node:
    """+2 speed for each Kick attack and +1 damage for each Slam attack in your card pool: both are there."""
    parts = list(node.parts())
    last = parts[-1].get("each") if parts and isinstance(parts[-1], Node) else None
    zones = [mod for mod in last.parts("mods") if isinstance(mod, Node)] if isinstance(last, Node) else []
    if len(zones) != 1 or zones[0].label != "In" or len(parts) < 2:
        return node
    for at, part in enumerate(parts[:-1]):
        each = part.get("each") if isinstance(part, Node) else None
        if isinstance(part, Node) and isinstance(each, Node) and each.label == "Sel" and each.get("mods") is None:
            parts[at] = put(part, "each", put(each, "mods", tuple(zones)))
    return put(node, "parts", tuple(parts))


def possessor(node: Node) -> Node:
    """Your starting character's: your character's."""
    starting = node.get("order") == "starting" and node.get("noun") == "character"
    return without(node, "order") if starting else node


def given(node: Node) -> Node:
    """Give that check +2: it gets that."""
    target = node.get("target")
    checks = node.get("verb") == "give" and isinstance(target, Node) and target.label == "CheckSel"
    if not checks or node.get("by") is None:
        return give(node)
    kept = tuple([one for one in node.fields if one[0] in ("target", "by", "until")])
    return remade(node, (("verb", "get"), ("agrees", "yes"), *kept), "Modify")


def if_failed(node: Node) -> Node:
    """If that check fails, this Combat Phase does not end: failing it does not end it."""
    cond, does = node.get("cond"), node.get("does")
    who = cond.get("who") if isinstance(cond, Node) and cond.label == "Now" else None
    fails = cond.get("does") if isinstance(cond, Node) else None
    if not isinstance(who, Node) or who.label != "CheckSel" or who.get("det") != "that" or not isinstance(does, Node):
        return node
    period = does.get("target")
    ends_not = does.label == "Rule" and does.get("modal") == "does not" and len(without(does, "words").fields) == 2
    failed = isinstance(fails, Node) and fails.label == "FailCheck" and fails.get("what") is None
    if not failed or not ends_not or not isinstance(period, Node) or period.get("name") != "combat phase":
        return node
    return remade(node, (("modal", "does not"), ("what", who), ("period", period)), "Rule")


def later(node: Node) -> Node:
    """Your attacks get +1 damage during your next Combat Phase: as it begins, for as long as it goes on."""
    until = node.get("until")
    period = until.get("period") if isinstance(until, Node) and until.label == "During" else None
    if not isinstance(period, Node) or period.get("which") != "next" or period.get("name") != "combat phase":
        return node
    whose, target = period.get("whose"), node.get("target")
    several = isinstance(target, Node) and target.label == "Sel" and target.get("n") is None and is_plural(target)
    if not isinstance(whose, Node) or whose.label != "You" or not several or node.get("verb") not in ("get", "gain"):
        return node
    turn = remade(node, (("period", "turn"),), "This")
    moment = remade(period, (("edge", "start"), ("period", period)), "Moment")
    return remade(node, (("moment", moment), ("does", put(node, "until", turn))), "At")


def is_plural(node: Node) -> bool:
    kind = node.get("type")
    return isinstance(kind, Node) and kind.get("many") is not None


def has_stat(node: Node) -> Node:
    """With printed 4 damage; with 3 or less printed damage."""
    n, cmp = node.get("n"), node.get("cmp")
    if isinstance(n, Node) and cmp is None and node.get("which") is None:
        return remade(node, (*without(node, "n", "words").fields, ("cmp", remade(n, (("n", n),), "Exactly"))))
    count = cmp.get("n") if isinstance(cmp, Node) and cmp.label == "Exactly" else None
    what = count.get("what") if isinstance(count, Node) and count.label == "CountOf" else None
    if not isinstance(what, Node) or node.get("kind") is not None or what.get("type") is not None:
        return node
    adjs, number = what.parts("adjs"), what.get("n")
    printed = len(adjs) == 1 and isinstance(adjs[0], Node) and adjs[0].get("is") == "printed"
    if not printed or not isinstance(number, Node) or number.label not in ("AtMost", "AtLeast", "Num"):
        return node
    plain = number if number.label != "Num" else remade(number, (("n", number),), "Exactly")
    return remade(node, (("kind", "printed"), ("props", node.node("props")), ("cmp", plain)))


def in_costs(node: Node) -> Node:
    """As a cost for an ability: as a cost."""
    parts = node.parts("pps")
    cost = any(isinstance(part, Node) and part.label == "As" and is_cost(part.get("role")) for part in parts)
    kept = tuple([part for part in parts if not (cost and for_ability(part))])
    return put(node, "pps", kept) if len(kept) != len(parts) else node


def is_cost(role: Value | None) -> bool:
    kind = role.get("type") if isinstance(role, Node) else role
    return kind == "cost" or (isinstance(kind, Node) and kind.get("name") == "cost")


def for_ability(part: Value) -> bool:
    what = part.get("what") if isinstance(part, Node) and part.label == "For" else None
    kind = what.get("type") if isinstance(what, Node) and what.get("det") == "a" and len(what.fields) == 2 else None
    return isinstance(kind, Node) and (kind.get("noun") or kind.get("name")) in ("ability", "effect")


def blocks(node: Node) -> Node:
    """If this card blocks an attack: if you block it with this card."""
    who, does = node.get("who"), node.get("does")
    if not isinstance(who, Node) or who.label != "Sel" or who.get("det") != "this" or not isinstance(does, Node):
        return node
    kind = who.get("type")
    card = isinstance(kind, Node) and kind.get("name") != "attack" and len(who.fields) == 2
    if does.label != "Block" or not card or does.get("with") is not None:
        return node
    return put(put(node, "who", Node("You", (), who.start, who.end)), "does", put(does, "with", who))


def chosen(node: Node) -> Node:
    """Choose a symbol, a keyword, a zone: name one."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" else None
    if not isinstance(what, Node) or not isinstance(kind, Node) or len(without(what, "words").fields) != 2:
        return node
    one, n = what.get("det") == "a", what.get("n")
    one = one or (isinstance(n, Node) and n.label == "Num" and n.get("n") == 1)
    props = kind.get("props")
    name = props.parts()[0] if isinstance(props, Node) and len(props.parts()) == 1 else kind.get("name")
    kinds = {"symbol": "symbol", "keyword": "keyword", "zone": "zone", "attack zone": "zone", "block zone": "zone"}
    if (kind.get("name"), kind.get("noun")) == ("attack", "zone"):
        kind, name = without(kind, "noun"), "attack zone"
    if not one or str(name) not in kinds or kind.get("noun") is not None:
        return node
    words = (("words", ("a", "block", "zone")),) if name == "block zone" else ()
    naming = remade(what, (*words, ("n", "a"), ("kind", kinds[str(name)])), "Naming")
    return remade(node, (("verb", "name"), ("what", naming)), "Name")


def taken(node: Node) -> Node:
    """Take all cards in their card pools and add them to their hands: one move."""
    parts = list(rearranged(node.parts()))
    node = put(node, "parts", tuple(parts))
    for at in range(len(parts) - 1):
        who, take, add = doer_of(parts[at]), deed_of(parts[at]), parts[at + 1]
        it = add.get("what") if isinstance(add, Node) and add.label == "Move" else None
        if take is None or not isinstance(add, Node) or not isinstance(it, Node) or it.label != "It":
            continue
        if take.label != "Move" or take.get("verb") != "take" or take.get("prep") != "in":
            continue
        what, to = take.get("what"), take.node("to")
        if not isinstance(what, Node) or what.label != "Sel" or to.get("zones") is None or take.parts("hows"):
            continue
        there = remade(to, (("prep", "in"), ("zones", to.node("zones"))), "In")
        move = put(add, "what", put(what, "mods", (*what.parts("mods"), there)))
        parts[at : at + 2] = [move if who is None else remade(take, (("who", who), ("does", move)), "Do")]
        return one_part(node, parts)
    return node


def one_part(node: Node, parts: list[Value]) -> Node:
    first = parts[0]
    return first if len(parts) == 1 and isinstance(first, Node) else remade(node, (("parts", tuple(parts)),))


def rearranged(parts: tuple[Value, ...]) -> tuple[Value, ...]:
    """Look at your momentum and rearrange it: that zone."""
    zone = None
    found: list[Value] = []
    for part in parts:
        bare = part.get("does") if isinstance(part, Node) and part.label == "May" else part
        what = bare.get("what") if isinstance(bare, Node) else None
        if isinstance(bare, Node) and bare.label == "Look" and isinstance(what, Node) and what.label == "WholeZone":
            zone = what
        its = isinstance(what, Node) and what.label == "It" and what.get("word") == "it"
        if isinstance(bare, Node) and bare.label == "Arrange" and its and zone is not None:
            made = put(bare, "what", zone)
            found.append(put(part, "does", made) if isinstance(part, Node) and part.label == "May" else made)
        else:
            found.append(part)
    return tuple(found)


def doer_of(part: Value) -> Node | None:
    who = part.get("who") if isinstance(part, Node) and part.label == "Do" else None
    return who if isinstance(who, Node) else None


def deed_of(part: Value) -> Node | None:
    does = part.get("does") if isinstance(part, Node) and part.label == "Do" else part
    return does if isinstance(does, Node) else None


def text(node: Node) -> Node:
    """(your choice), (their choice): of whoever chooses anyhow."""
    return put(node, "parts", rearranged(tuple([own_choice(part) for part in node.parts()])))


def own_choice(part: Value) -> Value:
    """A sentence without the remark: where nobody else acts it is you who choose; of what your rival does, they."""
    if not isinstance(part, Node):
        return part
    said = [str(one.get("whose")) for one in part.walk() if one.label == "TheirChoice"]
    others = [one for one in part.walk() if one.label in ("Do", "Must", "May") and label_of(one.get("who")) != "You"]
    mine = said == ["your"] and not others
    first = part.parts()[0] if part.label == "Or" else part
    theirs = said == ["their"] and isinstance(first, Node) and first.label in ("Do", "May", "Must")
    theirs = theirs and isinstance(first, Node) and label_of(first.get("who")) == "Rival"
    return unremarked(part) if mine or theirs else part


def label_of(value: Value | None) -> str:
    return value.label if isinstance(value, Node) else ""


def unremarked(node: Node) -> Node:
    """Without the remark, wherever it stands."""
    if node.label == "Capped" and label_of(node.get("limit")) == "TheirChoice":
        return unremarked(node.node("does"))
    fields: list[tuple[str, Value]] = []
    for name, value in node.fields:
        if isinstance(value, tuple):
            parts = tuple([unremarked(one) if isinstance(one, Node) else one for one in value if not is_remark(one)])
            fields += [(name, parts)] if parts else []
        elif isinstance(value, Node):
            fields += [] if value.label == "TheirChoice" else [(name, unremarked(value))]
        else:
            fields.append((name, value))
    return remade(node, tuple(fields))


def is_remark(value: Value) -> bool:
    return isinstance(value, Node) and value.label == "Limited" and label_of(value.get("limit")) == "TheirChoice"


def event_of(node: Node) -> Node:
    return in_costs(event(blocks(node)))


def options(node: Node) -> Node:
    """It gets Stun: 1, Breaker: 1, or something else: each of these by itself."""
    parts: list[Value] = []
    for part in node.parts():
        what = part.get("what") if isinstance(part, Node) and part.label == "Grant" else None
        listed = isinstance(what, Node) and what.label == "Keywords" and what.get("join") is None
        if isinstance(part, Node) and isinstance(what, Node) and listed and len(what.parts()) > 1:
            parts += [put(part, "what", put(what, "parts", (one,))) for one in what.parts()]
        else:
            parts.append(part)
    return put(node, "parts", tuple(parts)) if len(parts) != len(node.parts()) else node


OLDER: Final[dict[str, Callable[[Node], Node]]] = {
    "Ability": ability,
    "CheckSel": check,
    "Choose": chosen,
    "Event": event_of,
    "Give": given,
    "Grant": grant,
    "HasAbility": has_ability,
    "HasStat": has_stat,
    "If": if_failed,
    "Modify": later,
    "Mods": mods_shared,
    "Now": blocks,
    "Of": possessor,
    "Or": options,
    "Sel": noun_phrase,
    "Seq": taken,
    "Text": text,
    "WouldDo": would,
}
