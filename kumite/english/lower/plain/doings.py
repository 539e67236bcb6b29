"""Attacks, blocks, checks and health, as something that somebody does or has done; and for which time."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, noun, put, remade, swapped, without
from kumite.english.nodes import Node, Value

OTHERS: Final = {"You": "Rival", "Rival": "You"}
POINTS: Final = ("health", "stamina")


def for_the_nth(node: Node) -> Node:
    """For the first time each turn, behind a noun: which time it is."""
    what = node.get("what")
    if node.label != "For" or not isinstance(what, Node) or noun(what) != "time" or what.get("det") != "the":
        return node
    (order, _, later), mods = str(what.get("order")).partition(" or "), what.parts("mods")
    if not set(dict(what.fields)) <= {"det", "order", "type", "mods", "words"} or what.get("order") is None:
        return node
    fields: list[tuple[str, Value]] = [("nth", order), *([("ormore", "yes")] if later else [])]
    until = mods[0].get("until") if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "Until" else None
    if mods and not isinstance(until, Node):
        return node
    return remade(node, (*fields, *([("until", until)] if isinstance(until, Node) else [])), "NthTime")


NUMBERS: Final = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5}


def nth_time_done(node: Node) -> Node:
    """This is the second time you have drawn a card this turn: you have done so exactly twice."""
    order, who = node.get("order"), node.get("who")
    if node.get("act") is None or not isinstance(who, Node):
        return node
    name, _, later = str(order).partition(" or ")
    n = order if isinstance(order, int) else NUMBERS.get(name, 0)
    if not n:
        return node
    number = remade(node, (("n", n),), "Num")
    exactly: list[tuple[str, Value]] = [] if later else [("exactly", "exactly")]
    often = remade(node, (*exactly, ("n", number)), "HowOften")
    kept: list[tuple[str, Value]] = [one for one in node.fields if one[0] in ("who", "not", "act", "what")]
    return remade(node, (*kept, ("pps", (often, *node.parts("pps")))), "Past")


def gains_points(node: Node) -> Node:
    """You gain 2 or more health: to the grammar, something that is received."""
    does = node.get("does")
    what = (
        does.get("what") if isinstance(does, Node) and does.label == "Receive" and does.get("verb") == "gain" else None
    )
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    if not isinstance(does, Node) or not isinstance(what, Node) or not isinstance(props, Node):
        return node
    if (
        len(props.parts()) != 1
        or props.parts()[0] not in POINTS
        or not set(dict(what.fields)) <= {"n", "type", "words"}
    ):
        return node
    agrees: list[tuple[str, Value]] = [one for one in does.fields if one[0] == "agrees"]
    n: list[tuple[str, Value]] = [one for one in what.fields if one[0] == "n"]
    fields: list[tuple[str, Value]] = [("verb", "gain"), *agrees, *n, ("of", str(props.parts()[0]))]
    return put(node, "does", remade(does, tuple(fields), "Gain"))


def completely_blocked(node: Node) -> Node:
    """You have completely blocked an attack this turn: your rival's attack has been."""
    how, who, what = node.get("how"), node.get("who"), node.get("what")
    if how is None or not isinstance(who, Node) or node.get("act") != "block" or not isinstance(what, Node):
        return node
    whose = OTHERS.get(label_of(who), "")
    sel = what.get("of") if what.label == "Counted" else what
    if not whose or not isinstance(sel, Node) or noun(sel) != "attack" or sel.get("whose") is not None:
        return node
    if what.label == "Counted" and label_of(what.get("n")) == "Num":
        one = without(sel, "words")
        told = remade(sel, (("whose", remade(who, (), whose)), *one.fields))
        told = remade(told, (("n", what.node("n")), *told.fields))
    elif sel is what:
        return node
    else:
        told = put(what, "of", remade(sel, (("whose", remade(who, (), whose)), *sel.fields)))
    kept: list[tuple[str, Value]] = [one for one in node.fields if one[0] in ("not", "pps")]
    return remade(node, (("what", told), ("act", "block"), ("how", how), *kept))


def checked_so(node: Node) -> Node:
    """You have checked a 5 or more this turn."""
    n, pps = node.get("n"), node.parts("pps")
    if node.get("act") != "checked" or not isinstance(n, Node) or not pps or label_of(pps[0]) != "Until":
        return node
    how = {"less": "AtMost", "more": "AtLeast"}.get(str(node.get("cmp")))
    so_much = n if how is None else remade(n, (("n", n),), how)
    kept: list[tuple[str, Value]] = [one for one in node.fields if one[0] in ("who", "not", "pps")]
    return remade(node, (*kept, ("act", "check"), ("what", so_much)))


def timed_check(node: Node) -> Node:
    """You have made a check to play an attack this turn: it is that which was this turn's."""
    what = node.get("what")
    if node.get("act") not in ("make", "pass", "fail"):
        return node
    check = what.get("of") if isinstance(what, Node) and what.label == "Counted" else what
    pps = check.parts("pps") or check.parts("mods") if isinstance(check, Node) else ()
    to = pps[-1] if pps and isinstance(pps[-1], Node) and pps[-1].label == "ToDo" else None
    play = to.get("does") if to is not None else None
    hows = play.parts("hows") if isinstance(play, Node) else ()
    last = hows[-1] if hows and label_of(hows[-1]) == "Until" else None
    if to is None or last is None or not isinstance(play, Node):
        return node
    bare = put(play, "hows", hows[:-1]) if hows[1:] else without(play, "hows")
    return put(swapped(node, to, put(to, "does", bare)), "pps", (*node.parts("pps"), last))


def never(node: Node) -> Node:
    """Your rival cannot attack, cannot block this turn: plays no attack, no card as a block."""
    does = node.get("does")
    if node.get("modal") != "cannot" or not isinstance(does, Node) or label_of(node.get("who")) not in PLAYERS:
        return node
    if does.label not in ("Attack", "Block") or not set(dict(does.fields)) <= {"verb", "words"}:
        return node
    timed = node.get("until") is not None or any(label_of(part) == "Until" for part in node.parts("pps"))
    if does.label == "Block" and not timed:
        return node  # this attack, or all of them
    if does.label == "Attack":
        attacks = remade(does, (("type", remade(does, (("name", "attack"), ("many", "yes")), "Type")),), "Sel")
        return put(node, "does", remade(does, (("verb", "play"), ("what", attacks)), "Play"))
    card = remade(does, (("det", "a"), ("type", remade(does, (("name", "card"),), "Type"))), "Sel")
    as_block = remade(does, (("role", remade(does, (("det", "a"), ("type", "block")), "Role")),), "As")
    return put(node, "does", remade(does, (("verb", "play"), ("what", card), ("hows", (as_block,))), "Play"))


PLAYERS: Final = ("You", "Rival", "They", "BothPlayers", "EachPlayer", "Players", "AnyPlayer")


def times_hurt(node: Node) -> Node:
    """Each time you have been dealt damage this turn: have taken damage."""
    if node.get("hurt") is None:
        return node
    points = remade(node, (("of", "damage"),), "Points")
    kept = tuple([one for one in node.fields if one[0] in ("who", "pps")])
    return remade(node, (*kept, ("act", "take"), ("what", points)))


def attaches(node: Node) -> Node:
    """After you attach a card to your character: that is where cards are attached."""
    does, pps = node.get("does"), node.parts("pps")
    if isinstance(does, Node) and does.label == "Attach" and to_character(does.get("to")):
        return put(node, "does", without(does, "to"))
    to = pps[0] if len(pps) == 1 and isinstance(pps[0], Node) and pps[0].label == "ToWhat" else None
    what = node.get("what")
    if node.get("act") != "attach" or to is None or not to_character(to.get("what")) or not isinstance(what, Node):
        return node
    attach = remade(node, (("verb", "attach"), ("what", what)), "Attach")
    return remade(node, (("who", remade(node, (), "You")), ("does", attach)))


def to_character(what: Value | None) -> bool:
    """Your character; this one."""
    if not isinstance(what, Node) or what.label != "Sel" or noun(what) not in ("character", "card"):
        return False
    return what.get("det") == "this" or (label_of(what.get("whose")) == "You" and noun(what) == "character")
