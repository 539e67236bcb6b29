"""What the older print says more loosely: how often, what is turned over, the first one that is played, a card where
its number is meant."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.checked import SHOWN
from kumite.english.lower.plain.coming_turn import as_it_begins, turn_to_come, waits_then
from kumite.english.lower.plain.nodes import THIS_TURN, label_of, noun, put, remade, without
from kumite.english.nodes import Node, Value

ORDERS: Final = ("first", "second", "third")


def only_so_often(node: Node) -> Node:
    """Playable once per turn: only so often."""
    when = node.get("when")
    often = isinstance(when, Node) and when.label == "Frequency" and when.get("times") != "any"
    return remade(node, node.fields, "Only") if often else node


def first_played(node: Node) -> Node:
    """The first attack you play this turn: your first attack this turn."""
    by = node.parts("mods")[0] if node.parts("mods") else None
    if node.get("order") not in ORDERS or node.get("det") != "the" or noun(node) != "attack":
        return node
    if not isinstance(by, Node) or by.label != "ByPlayer" or by.get("act") != "play" or node.get("n") is not None:
        return node
    who, rest = by.get("who"), node.parts("mods")[1:]
    plain = set(dict(by.fields)) <= {"who", "act", "pps"} and not rest and by.parts("pps") == (THIS_TURN,)
    if not plain or not isinstance(who, Node) or who.label not in ("You", "Rival"):
        return node
    kept = without(node, "det", "mods").fields
    return put(remade(node, (("whose", remade(who, (), who.label)), *kept)), "mods", (THIS_TURN,))


def number_of_card(node: Node) -> Node:
    """With a difficulty equal to or less than the destroyed asset: than its difficulty."""
    props, cmp = node.get("props"), node.get("cmp")
    amount = cmp.get("n") if isinstance(cmp, Node) else None
    card = amount.get("what") if isinstance(amount, Node) and amount.label == "CountOf" else None
    if not isinstance(props, Node) or len(props.parts()) != 1 or not isinstance(cmp, Node) or not pointed(card):
        return node
    assert isinstance(card, Node)
    kind: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "kind" and one[1] == "printed"]
    if len(kind) == 0 and node.get("kind") is not None:
        return node
    prop = remade(card, (*kind, ("props", props), ("of", card)), "Prop")
    return put(node, "cmp", put(cmp, "n", remade(card, (("prop", prop),), "Value")))


CARDS: Final = ("card", "attack", "foundation", "asset", "action", "character", "backup")


def pointed(card: Value | None) -> bool:
    """One card that the text has spoken of: that attack, the destroyed asset."""
    if not isinstance(card, Node) or card.label != "Sel" or noun(card) not in CARDS:
        return False
    adjs = card.parts("adjs")
    done = len(adjs) == 1 and label_of(adjs[0]) == "Done"
    if not set(dict(card.fields)) <= {"det", "adjs", "type"} or card.node("type").get("many") is not None:
        return False
    return (card.get("det") in ("that", "this") and not adjs) or (card.get("det") in ("the", "that") and done)


def card_of_cost(node: Node) -> Node:
    """E (5+): if the revealed card is an attack: the card checked for the cost, where nothing else is revealed."""
    cost, does = node.get("cost"), node.get("does")
    if not isinstance(cost, Node) or not isinstance(does, Node):
        return node
    checks = [part for part in cost.parts() if label_of(part) == "CheckCost"]
    shown = any(one.label in (*SHOWN, "Check", "Recheck") for part in (cost, does) for one in part.walk())
    if len(checks) != 1:
        return node
    does = passed_by(does)
    return put(node, "does", does if shown else revealed_checked(does))


def passed_by(node: Node) -> Node:
    """E (5+): if you pass by 2 or more: the check of the cost was passed so."""
    does = node.get("does")
    passes = isinstance(does, Node) and does.label == "PassCheck" and does.get("what") is None
    yours = label_of(node.get("who")) == "You" and len(node.fields) == 2
    if (
        node.label == "Now"
        and passes
        and yours
        and isinstance(does, Node)
        and label_of(does.get("margin")) == "AtLeast"
    ):
        kept = (("who", node.node("who")), ("act", "passed"), ("margin", does.node("margin")))
        return remade(node, kept, "ByMargin")
    return remade(node, tuple([(name, passed_in(value)) for name, value in node.fields]))


def passed_in(value: Value) -> Value:
    if isinstance(value, tuple):
        return tuple([passed_in(part) for part in value])
    return passed_by(value) if isinstance(value, Node) else value


def revealed_checked(node: Node) -> Node:
    if node.label == "Done" and node.get("act") == "reveal" and len(node.fields) == 1:
        return put(node, "act", "check")
    return remade(node, tuple([(name, within(value)) for name, value in node.fields]))


def within(value: Value) -> Value:
    if isinstance(value, tuple):
        return tuple([within(part) for part in value])
    return revealed_checked(value) if isinstance(value, Node) else value


def event_then(node: Node) -> Node:
    """If you play an asset during your next turn: it waits for that turn, and through it."""
    name = "cond" if node.label == "If" else "event"
    event = node.get(name)
    if not isinstance(event, Node) or event.label not in ("Now", "Event") or node.get("until") is not None:
        return node
    if node.get("count") is not None or not isinstance(node.get("does"), Node):
        return node
    bare, time = without_time(event)
    if time is None:
        return node
    waited, does = remade(bare, bare.fields, "Event"), node.node("does")
    period = turn_to_come(time)
    if node.get("when") in ("whenever", "each time") or period is None:
        fields = (("until", time), ("when", "whenever"), ("event", waited), ("does", does))
        return waits_then(remade(node, fields, "Fired"))
    once = (("count", "next"), ("event", waited), ("does", does), ("until", THIS_TURN.node("until")))
    return as_it_begins(node, period, remade(node, once, "Fired"))


def without_time(event: Node) -> tuple[Node, Node | None]:
    """The event without the turn it is waited for in; that turn."""
    does = event.get("does")
    for name, holder in (("pps", event), ("hows", does)):
        parts = holder.parts(name) if isinstance(holder, Node) else ()
        last = parts[-1] if parts else None
        time = last.get("until") if isinstance(last, Node) and last.label == "Until" else last
        if not isinstance(holder, Node) or not isinstance(time, Node) or turn_to_come(time) is None:
            continue
        bare = put(holder, name, parts[:-1]) if parts[1:] else without(holder, name)
        return (bare if holder is event else put(event, "does", bare)), time
    return event, None


def has_number(node: Node) -> Node:
    """This card has a control of 6, your attack has a speed of 4: that becomes it."""
    has, target = node.get("with"), node.get("target")
    if (
        node.get("verb") != "have"
        or not isinstance(has, Node)
        or has.label != "HasStat"
        or not isinstance(target, Node)
    ):
        return node
    cmp, props = has.get("cmp"), has.get("props")
    exact = isinstance(cmp, Node) and cmp.label == "Exactly" and has.get("kind") is None
    if not exact or not isinstance(cmp, Node) or not isinstance(props, Node) or len(props.parts()) != 1:
        return node
    if target.label == "It":
        owned: tuple[str, Value] = ("whose", remade(target, (), "Its"))
    elif target.label == "Sel" and target.node("type").get("many") is None:
        owned = ("of", target)
    else:
        return node
    prop = remade(target, (owned, ("props", props)), "Prop")
    rest = [one for one in node.fields if one[0] == "until"]
    return remade(node, (("prop", prop), ("value", cmp.node("n")), *rest), "Set")


def one_more_card(node: Node) -> Node:
    """They discard another card: one more of their hand, where the first one is no longer."""
    does = node.get("does")
    what = does.get("what") if isinstance(does, Node) and does.label == "Discard" else None
    if label_of(node.get("who")) not in ("Rival", "They") or not isinstance(does, Node) or not isinstance(what, Node):
        return node
    inside = [mod for mod in what.parts("mods") if label_of(mod) not in ("AtRandom", "Choice")]
    if what.get("det") != "another" or noun(what) != "card" or inside:
        return node
    one = (("n", remade(what, (("n", 1),), "Num")), *without(what, "det").fields)
    return put(node, "does", put(does, "what", remade(what, one)))


def played_before(node: Node) -> Node:
    """You played a Kick attack before this attack this turn: another one."""
    held = node.get("what")
    of = held.get("of") if isinstance(held, Node) and held.label == "Counted" else held
    beside = [mod for mod in of.parts("mods") if label_of(mod) == "Beside"] if isinstance(of, Node) else []
    if node.get("act") != "play" or not isinstance(held, Node) or not isinstance(of, Node) or len(beside) != 1:
        return node
    side, this = beside[0], beside[0].get("what") if isinstance(beside[0], Node) else None
    if not isinstance(side, Node) or side.get("side") != "before" or not isinstance(this, Node):
        return node
    if this.get("det") != "this" or noun(this) not in ("attack", "card") or len(side.fields) != 2:
        return node
    rest = tuple([mod for mod in of.parts("mods") if mod is not side])
    bare = put(of, "mods", rest) if rest else without(of, "mods")
    if held.label == "Counted" and held.get("other") is None:
        return put(
            node,
            "what",
            remade(held, (*[one for one in held.fields if one[0] == "n"], ("other", "other"), ("of", bare))),
        )
    return node


def copies_of_named(node: Node) -> Node:
    """Name a card. Your opponent discards all copies of it: of the named card."""
    parts, named = list(node.parts()), False
    for at, part in enumerate(parts):
        if not isinstance(part, Node):
            continue
        if named and not any(one.label in SHOWN for one in part.walk() if one.label != "Reveal"):
            parts[at] = with_named(part)
        kinds = [one for one in part.walk() if one.label == "Naming" and one.get("kind") == "card"]
        named = named or bool(kinds)
    return put(node, "parts", tuple(parts)) if tuple(parts) != node.parts() else node


def with_named(node: Node) -> Node:
    of = node.get("copyof")
    if isinstance(of, Node) and of.label == "It" and of.get("word") == "it":
        done = remade(of, (("act", "name"),), "Done")
        card = remade(of, (("name", "card"),), "Type")
        return put(node, "copyof", remade(of, (("det", "the"), ("adjs", (done,)), ("type", card)), "Sel"))
    return remade(node, tuple([(name, named_in(value)) for name, value in node.fields]))


def named_in(value: Value) -> Value:
    if isinstance(value, tuple):
        return tuple([named_in(part) for part in value])
    return with_named(value) if isinstance(value, Node) else value


def one_in_order(node: Node) -> Node:
    """Add 1 foundation to your card pool in any order: one card has only one."""
    what, hows = node.get("what"), node.parts("hows")
    order = [how for how in hows if isinstance(how, Node) and how.label == "How" and how.get("order") == "any"]
    n = what.get("n") if isinstance(what, Node) else None
    one = isinstance(n, Node) and n.label == "Num" and n.get("n") == 1
    it = isinstance(what, Node) and what.label == "It" and what.get("word") == "it"
    if not (one or it) or len(order) != 1 or not set(dict(order[0].fields)) <= {"order", "words"}:
        return node
    rest = tuple([how for how in hows if how is not order[0]])
    return put(node, "hows", rest) if rest else without(node, "hows")


def check_if_blocked(node: Node) -> Node:
    """Your check to block this attack gets +2 if you block with a foundation: your check to block with a foundation."""
    cond, does = node.get("cond"), node.get("does")
    blocks = cond.get("does") if isinstance(cond, Node) and cond.label == "Now" else None
    target = does.get("target") if isinstance(does, Node) and does.label == "Modify" else None
    to_do = [part for part in target.parts("pps") if label_of(part) == "ToDo"] if isinstance(target, Node) else []
    purpose = to_do[0] if len(to_do) == 1 else None
    deed = purpose.get("does") if isinstance(purpose, Node) else None
    if not isinstance(blocks, Node) or label_of(blocks) != "Block" or label_of(deed) != "Block":
        return node
    if not isinstance(target, Node) or not isinstance(deed, Node) or not isinstance(does, Node):
        return node
    same = label_of(target.get("whose")) == label_of(cond.get("who") if isinstance(cond, Node) else None)
    if (
        not same
        or blocks.get("with") is None
        or deed.get("with") is not None
        or not isinstance(purpose, Node)
        or len(purpose.fields) != 1
    ):
        return node
    if not set(dict(blocks.fields)) <= {"verb", "agrees", "with", "words"} or target.label != "CheckSel":
        return node
    told = remade(purpose, (("does", put(deed, "with", blocks.node("with"))),))
    pps = tuple([told if part is purpose else part for part in target.parts("pps")])
    return put(does, "target", put(target, "pps", pps))


SAME_AS: Final = {"Choose": "choose", "Reveal": "reveal"}


def same_as_chosen(node: Node) -> Node:
    """Choose 1 attack. Your checks to play attacks with the same name get +2: the same as the chosen one."""
    parts, done = list(node.parts()), ""
    for at, part in enumerate(parts):
        if not isinstance(part, Node):
            continue
        parts[at] = with_same(part, done) if done else part
        what = part.get("what")
        n = what.get("n") if isinstance(what, Node) else None
        one = isinstance(n, Node) and n.label == "Num" and n.get("n") == 1
        done = SAME_AS[part.label] if part.label in SAME_AS and one else done
    return put(node, "parts", tuple(parts)) if tuple(parts) != node.parts() else node


def with_same(node: Node, act: str) -> Node:
    if node.label == "HasSame" and node.get("as") is None:
        done = remade(node, (("act", act),), "Done")
        card = remade(node, (("name", "card"),), "Type")
        return put(node, "as", remade(node, (("det", "the"), ("adjs", (done,)), ("type", card)), "Sel"))
    return remade(node, tuple([(name, same_in(value, act)) for name, value in node.fields]))


def same_in(value: Value, act: str) -> Value:
    if isinstance(value, tuple):
        return tuple([same_in(part, act) for part in value])
    return with_same(value, act) if isinstance(value, Node) else value
