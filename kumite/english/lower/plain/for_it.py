"""What was checked, committed and dealt, in the order of words that is asked elsewhere."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import fields_but_words, label_of, only_part, put, remade, without
from kumite.english.nodes import Node, Value


def to_play_this(pps: tuple[Value, ...]) -> Node | None:
    """To play this card; to pass the check to: the first of these as a phrase."""
    part = pps[0] if len(pps) == 1 and isinstance(pps[0], Node) else None
    if part is not None and part.label == "ToPass":
        check = part.get("what")
        part = only_part(check, "pps", "ToDo") if isinstance(check, Node) and check.label == "CheckSel" else None
    does = part.get("does") if part is not None and part.label == "ToDo" else None
    what = does.get("what") if isinstance(does, Node) and does.label == "Play" else None
    pointed = isinstance(what, Node) and (what.label == "It" or what.get("det") in ("this", "that"))
    return part if pointed else None


def not_committed(node: Node) -> Node:
    """You did not commit any foundations to play this attack: you committed none."""
    does, who = node.get("does"), node.get("who")
    what = does.get("what") if isinstance(does, Node) and does.label == "Commit" else None
    if node.get("not") is None or label_of(who) != "You" or not isinstance(what, Node) or not isinstance(does, Node):
        return node
    pps = (*does.parts("pps"), *node.parts("pps"))
    n, plain = what.get("n"), [name for name, _ in fields_but_words(what) if name not in ("n", "det", "adjs", "type")]
    one = what.get("det") == "a" or (isinstance(n, Node) and (n.get("any") is not None or n.get("n") == 1))
    if to_play_this(pps) is None or plain or not one or what.label != "Sel":
        return node
    counted = remade(what, (("n", 0), ("of", without(what, "n", "det"))), "Counted")
    return remade(node, (("who", node.node("who")), ("act", "commit"), ("what", counted), ("pps", pps)))


def was_committed(node: Node) -> Node:
    """2 or more foundations were committed to play this attack: by you, who plays it."""
    what = node.get("what")
    if (
        node.get("act") != "commit"
        or node.get("who") is not None
        or node.get("how") is not None
        or to_play_this(node.parts("pps")) is None
    ):
        return node
    if not isinstance(what, Node) or what.label not in ("Sel", "Counted") or node.get("tense") == "is":
        return node
    if what.get("det") == "no":
        what = remade(what, (("n", 0), ("of", without(what, "det"))), "Counted")
    denied: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "not"]
    fields: list[tuple[str, Value]] = [("who", remade(node, (), "You")), *denied, ("act", "commit"), ("what", what)]
    return remade(node, (*fields, ("pps", node.parts("pps"))))


def card_checked(node: Node) -> Node:
    """You checked an attack to play this card: the card you checked to play it is an attack; so with a 5 or more."""
    act, who, does = node.get("act"), node.get("who"), node.get("does")
    pps = (*(does.parts("pps") if isinstance(does, Node) else ()), *node.parts("pps"))
    to = to_play_this(pps)
    if to is None or label_of(who) != "You" or pps[0] is not to or node.get("how") is not None:
        return node
    denied: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "not"]
    by = remade(to, (("who", node.node("who")), ("act", "check"), ("pps", (to,))), "ByPlayer")
    kind = remade(to, (("name", "card"),), "Type")
    card = remade(node, (("det", "the"), ("type", kind), ("mods", (by,))), "Sel")
    if act == "checked" and isinstance(node.get("n"), Node):
        how = {"less": "AtMost", "more": "AtLeast"}.get(str(node.get("cmp")), "Exactly")
        return of_value(node, card, remade(node, (("n", node.node("n")),), how), denied)
    what = node.get("what")
    if act != "check" or not isinstance(what, Node):
        return node
    role = role_of(what)
    return node if role is None else remade(node, (("what", card), ("tense", "is"), *denied, ("as", role)), "Is")


def of_value(node: Node, card: Node, cmp: Node, denied: list[tuple[str, Value]]) -> Node:
    props = remade(node, (("parts", ("checkvalue",)),), "Props")
    has = remade(node, (("props", props), ("cmp", cmp)), "HasStat")
    return remade(node, (("what", card), *denied, ("has", has)), "HasThing")


def role_of(what: Node) -> Node | None:
    """An attack: as what the card is."""
    of = what.get("of") if what.label == "Counted" else what
    n = what.get("n")
    one = n is None or (isinstance(n, Node) and n.label == "Num" and n.get("n") == 1)
    if not isinstance(of, Node) or of.label != "Sel" or not one or what.get("det") not in (None, "a"):
        return None
    if not set(dict(of.fields)) <= {"det", "n", "adjs", "type", "mods", "words"}:
        return None
    if of.get("mods") is not None:
        alike = all(label_of(mod) in ("With", "Without", "That", "CalledSo") for mod in of.parts("mods"))
        return remade(of, (("det", "a"), *without(of, "n", "det").fields)) if alike else None
    return remade(of, (("det", "a"), *without(of, "n", "det").fields), "Role")


PLAYERS: Final = ("You", "Rival", "They", "BothPlayers", "EachPlayer", "AnyPlayer", "Players")
NUMBERS: Final = ("AtLeast", "AtMost", "Exactly", "Num")


def dealt_so_much(node: Node) -> Node:
    """This attack dealt 5 or more damage."""
    what = node.get("what")
    of = what.get("of") if isinstance(what, Node) and what.label == "Counted" else None
    kind = of.get("type") if isinstance(of, Node) else None
    props = kind.get("props") if isinstance(kind, Node) else None
    if node.get("act") != "deal" or not isinstance(what, Node) or not isinstance(props, Node):
        return node
    if label_of(node.get("who")) in PLAYERS:
        return node  # that is all of it together
    if props.parts() != ("damage",) or len(what.fields) != 2 or label_of(what.get("n")) not in NUMBERS:
        return node
    return put(node, "what", remade(what, (("n", what.node("n")),), "Damage"))


TIMES: Final = ("Until", "HowOften")


def spent_once(node: Node) -> Node:
    """You have spent momentum this turn: they have been spent, none is had; as a noun they were spent this way."""
    who, what, pps = node.get("who"), node.get("what"), node.parts("pps")
    done = only_part(what, "mods", "Done") if isinstance(what, Node) and what.label == "Sel" else None
    timed = bool(pps) and label_of(pps[-1]) == "Until" and all(label_of(part) in TIMES for part in pps)
    if not isinstance(who, Node) or not isinstance(what, Node) or done is None or not timed:
        return node
    if set(dict(node.fields)) - {"who", "what", "pps", "not", "words"}:
        return node
    if done.get("thisway") is None or len(fields_but_words(done)) != len(("act", "thisway")):
        return node
    if not set(dict(what.fields)) <= {"adjs", "type", "mods", "words"}:
        return node
    denied: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "not"]
    fields: list[tuple[str, Value]] = [("who", who), *denied, ("act", str(done.get("act")))]
    return remade(node, (*fields, ("what", without(what, "mods")), ("pps", pps)), "Past")


# Told of the card


def played_this(node: Node) -> Node:
    """You played this attack as a reversal, from your discard pile: it was played so."""
    who, does, what = node.get("who"), node.get("does"), node.get("what")
    pps = node.parts("pps")
    if isinstance(does, Node) and does.label == "Play" and set(dict(does.fields)) <= {"verb", "what", "hows", "words"}:
        what, pps = does.get("what"), (*does.parts("hows"), *pps)
    elif node.get("act") != "play":
        return node
    if label_of(who) != "You" or not isinstance(what, Node) or what.label != "Sel" or what.get("det") != "this":
        return node
    origin = only_part(what, "mods", "In") if what.get("mods") is not None else None
    if origin is not None and origin.get("prep") == "from":
        what = without(what, "mods")
        pps = (remade(origin, (("zones", origin.node("zones")),), "FromZone"), *pps)
    if (
        node.get("how") is not None
        or not pps
        or what.get("mods") is not None
        or any(label_of(part) not in ("As", "FromZone") for part in pps)
    ):
        return node
    denied: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "not"]
    return remade(node, (("what", what), ("tense", "was"), *denied, ("act", "play"), ("pps", pps)))


OTHERS: Final = {"You": "Rival", "Rival": "You"}


def blocked_theirs(node: Node) -> Node:
    """You blocked your rival's last attack, you did not block it: it was blocked, for nobody else can."""
    who, does, what = node.get("who"), node.get("does"), node.get("what")
    how: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "how"]
    if isinstance(does, Node) and does.label == "Block" and set(dict(does.fields)) <= {"verb", "what", "how", "words"}:
        what, how = does.get("what"), [one for one in does.fields if one[0] == "how"]
    elif node.get("act") != "block":
        return node
    if not isinstance(what, Node) or what.label != "Sel" or what.get("order") not in ("first", "last"):
        return node
    whose = label_of(what.get("whose"))
    if OTHERS.get(label_of(who), "") != whose and not (label_of(who) == "They" and whose == "You"):
        return node
    denied: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "not"]
    pps: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "pps"]
    return remade(node, (("what", what), ("tense", "was"), *denied, ("act", "block"), *how, *pps))


def last_one_blocked(node: Node) -> Node:
    """Your last attack was completely blocked: that has become of it, it was not so as it was played."""
    what, role = node.get("what"), node.get("as")
    if not isinstance(what, Node) or what.get("order") not in ("first", "last") or node.get("tense") != "was":
        return node
    if not isinstance(role, Node) or role.label != "Blocked" or set(dict(role.fields)) - {"words"} != {"how"}:
        return node
    if set(dict(node.fields)) - {"what", "tense", "not", "as", "words"}:
        return node
    denied: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "not"]
    how: tuple[str, Value] = ("how", str(role.get("how")))
    return remade(node, (("what", what), ("tense", "was"), *denied, ("act", "block"), how), "Past")


def with_both(node: Node) -> Node:
    """1 attack with Stun and a difficulty of 3 or less: with the one, and with the other."""
    mods: list[Value] = []
    for mod in node.parts("mods"):
        second = mod.get("has2") if isinstance(mod, Node) and mod.label == "With" else None
        if isinstance(mod, Node) and isinstance(second, Node):
            mods += [without(mod, "has2"), put(without(mod, "has2"), "has", second)]
        else:
            mods.append(mod)
    return put(node, "mods", tuple(mods)) if len(mods) != len(node.parts("mods")) else node


def holds_both(node: Node) -> Node:
    """This attack has 6 or more speed and 6 or more damage: it has the one, and has the other."""
    second = node.get("has2")
    if not isinstance(second, Node):
        return node
    one = without(node, "has2", "join")
    join = str(node.get("join"))
    both = (one, put(one, "has", second))
    return remade(node, (("parts", both), ("join", join)), "AnyOf" if join == "or" else "AllOf")
