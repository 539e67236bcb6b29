"""Whole texts put plainly: sentences that belong together."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, put, remade, without
from kumite.english.nodes import Node, Value


def where_x(node: Node) -> Node:
    """..., where X is so much: a sentence of its own."""
    found: list[Value] = []
    for part in node.parts():
        if isinstance(part, Node) and part.label == "Where":
            let = remade(part, (("x", str(part.get("x"))), ("verb", "equal"), ("amount", part.node("amount"))), "Let")
            found += [part.node("does"), let]
        else:
            found.append(part)
    return put(node, "parts", tuple(found)) if len(found) != len(node.parts()) else node


LASTS: Final = ("Modify", "Grant", "Strip", "Rule", "Deal")


def shared_end(node: Node) -> Node:
    """Your next attack gets +2 speed and ignores progressive difficulty; this attack gets +3 damage, and gains Safe for
    the rest of this turn."""
    parts = list(node.parts())
    for at in range(1, len(parts)):
        parts[at] = lasting_too(parts[at - 1], parts[at])
    for at in range(1, len(parts)):
        last, part = parts[at - 1], parts[at]
        target = last.get("target") if isinstance(last, Node) and last.label in LASTS else None
        kind = target.get("type") if isinstance(target, Node) else None
        many = isinstance(kind, Node) and kind.get("many") is not None  # they ignore it
        if not isinstance(part, Node) or part.label != "Ignore" or (part.get("agrees") is None and not many):
            continue
        if (
            isinstance(target, Node)
            and target.label != "Prop"
            and set(dict(part.fields)) <= {"verb", "agrees", "words"}
        ):
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


def taken_and_added(node: Node) -> Node:
    """Take all cards in their card pools and add them to their hands: one move."""
    parts = list(node.parts())
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


def either_or_if(node: Node) -> Node:
    """Either draw 1 card, or if you have no cards in hand, draw 2 cards: the second instead of the first
    (UVS-EFF-13)."""
    found: list[Value] = []
    for part in node.parts():
        cond, ways = (part.get("cond"), part.parts()) if isinstance(part, Node) and part.label == "Or" else (None, ())
        if isinstance(part, Node) and isinstance(cond, Node) and len(ways) == 2:
            found += [ways[0], remade(part, (("cond", cond), ("does", ways[1])), "Instead")]
        else:
            found.append(part)
    return put(node, "parts", tuple(found)) if len(found) != len(node.parts()) else node


def zone_rearranged(node: Node) -> Node:
    """Look at your momentum and rearrange it: that zone."""
    parts = rearranged(node.parts())
    return put(node, "parts", parts) if parts != node.parts() else node


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


def without_remarks(node: Node) -> Node:
    """(your choice), (their choice): of whoever chooses anyhow."""
    return put(node, "parts", tuple([own_choice(part) for part in node.parts()]))


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


def one_keyword_each(node: Node) -> Node:
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


def only_if_of_card(node: Node) -> Node:
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


def if_failed(node: Node) -> Node:
    """If that check fails, this Combat Phase does not end: failing it does not end it."""
    cond, does = node.get("cond"), node.get("does")
    who = cond.get("who") if isinstance(cond, Node) and cond.label == "Now" else None
    fails = cond.get("does") if isinstance(cond, Node) else None
    if not isinstance(who, Node) or who.label != "CheckSel" or who.get("det") != "that" or not isinstance(does, Node):
        return node
    if not isinstance(cond, Node) or len(without(cond, "words").fields) != 2:
        return node
    period = does.get("target")
    ends_not = does.label == "Rule" and does.get("modal") == "does not" and len(without(does, "words").fields) == 2
    failed = isinstance(fails, Node) and fails.label == "FailCheck" and fails.get("what") is None
    if not failed or not ends_not or not isinstance(period, Node) or period.get("name") != "combat phase":
        return node
    return remade(node, (("modal", "does not"), ("what", who), ("period", period)), "Rule")


def discarded_always(node: Node) -> Node:
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


def destroyed_instead(node: Node) -> Node:
    """If this asset is destroyed by a rival effect, add it to your hand instead: in a continuous text it would be."""
    text = node.get("does")
    if node.get("type") != "continuous" or not isinstance(text, Node) or text.label != "Text":
        return node
    return put(node, "does", put(text, "parts", tuple([would_be(part) for part in text.parts()])))


def would_be(part: int | str | Node | tuple[Value, ...]) -> Value:
    cond = part.get("cond") if isinstance(part, Node) and part.label == "Instead" else None
    if not isinstance(part, Node) or not isinstance(cond, Node) or cond.label != "Past" or cond.get("tense") != "is":
        return part
    said = [name for name, _ in cond.fields if name not in ("what", "tense", "act", "pps", "words")]
    what = cond.get("what")
    if said or not isinstance(what, Node) or what.get("det") != "this" or not cond.parts("pps"):
        return part
    fields = (("what", what), ("act", str(cond.get("act"))), ("pps", cond.parts("pps")), ("does", part.node("does")))
    return remade(part, fields, "Replace")


def if_them(node: Node) -> Node:
    """If you have 4 or fewer assets, ready up to 2 of them: of your assets."""
    cond, does = node.get("cond"), node.get("does")
    what = does.get("what") if isinstance(does, Node) else None
    among = what.get("among") if isinstance(what, Node) and what.label == "Sel" else None
    held = cond.get("what") if isinstance(cond, Node) and cond.label == "Has" else None
    of = held.get("of") if isinstance(held, Node) and held.label == "Counted" else None
    if label_of(among) != "It" or not isinstance(of, Node) or not isinstance(does, Node) or not isinstance(what, Node):
        return node
    if label_of(cond.get("who") if isinstance(cond, Node) else None) != "You" or of.get("mods") is not None:
        return node
    if isinstance(held, Node) and held.get("n") == 0:  # all of yours are committed: none is ready
        of = remade(of, tuple([one for one in of.fields if one[0] != "adjs"])) if all_states(of) else None
    if of is None:
        return node
    plain = remade(what, (("n", what.node("n")), *[one for one in of.fields if one[0] in ("adjs", "type")]))
    return put(node, "does", put(does, "what", plain))


def all_states(of: Node) -> bool:
    """Whether all that is said of them is whether they are ready or committed, face up or face down."""
    return bool(of.parts("adjs")) and all(label_of(one) == "State" for one in of.parts("adjs"))
