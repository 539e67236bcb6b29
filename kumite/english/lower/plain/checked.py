"""What is said of a check that the text has just had made: its number, the card that was revealed for it, whether it
passed."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, only_part, put, remade, without
from kumite.english.nodes import Node, Value

SHOWS: Final = ("reveal", "flip")
PLAIN_CHECK: Final = ("det", "name", "whose")
SHOWN: Final = ("Reveal", "Look", "Search", "Name")  # from here on other cards are spoken of
PLAYERS: Final = ("You", "Rival")


def of_check_made(node: Node) -> Node:
    """Make a check. If you check a 5 or more, if the check is 5 or more: its value; the revealed card is the checked
    one."""
    found: list[Value] = []
    who, there = "", False
    for part in node.parts():
        if there and isinstance(part, Node) and (right_after(found) or not reveals(part)):
            found.append(about_check(part, who, right_after(found)))
        else:
            there = False
            found.append(part)
        made = check_made(part)
        if made:
            who, there = made, True
    return put(node, "parts", tuple(found))


def check_made(part: Value) -> str:
    """Who makes a check here; nothing where nobody does, or both do."""
    if not isinstance(part, Node):
        return ""
    if part.label == "Check" and part.get("verb") == "make":
        return "You"
    if part.label in ("Do", "Must"):
        does = part.node("does")
        makes = does.label == "Check" and (does.get("verb") == "make" or does.get("difficulty") is not None)
        return part.node("who").label if makes and part.node("who").label in PLAYERS else ""
    return "You" if part.label == "Check" and part.get("difficulty") is not None else ""


def right_after(found: list[Value]) -> bool:
    """After the check itself, or another condition about its value."""
    last = found[-1] if found else None
    cond = last.get("cond") if isinstance(last, Node) and last.label == "If" else None
    return bool(last and check_made(last)) or (isinstance(cond, Node) and label_of(cond.get("amount")) == "CheckValue")


def reveals(part: Node) -> bool:
    return any(one.label in SHOWN for one in part.walk())


def about_check(part: Node, who: str, next_one: bool) -> Node:
    """A later sentence, with the check's number and card in it."""
    cond = part.get("cond")
    if part.label in ("If", "Instead") and isinstance(cond, Node):
        part = put(part, "cond", cond_of(cond, who, next_one))
    return of_card(part)


def cond_of(cond: Node, who: str, next_one: bool) -> Node:
    """The condition, of the check that was made."""
    asks = cond.get("who")
    same = isinstance(asks, Node) and (asks.label == who or (asks.label == "They" and who == "Rival"))
    does = cond.get("does")
    if cond.label in ("Now", "Past") and same and isinstance(does, Node):
        return of_what_was_checked(cond, does)
    if cond.label == "Cmp" and next_one and is_it(cond.get("amount")):
        return put(cond, "amount", value_of(cond))
    return cond


def of_what_was_checked(cond: Node, does: Node) -> Node:
    """You check a 5 or more; you do not check an attack; you reveal one."""
    if not set(dict(cond.fields)) <= {"who", "does", "not", "words"} or does.label not in ("Check", "Reveal"):
        return cond
    if not set(dict(does.fields)) <= {"verb", "agrees", "n", "what", "difficulty", "words"}:
        return cond
    denied: list[tuple[str, Value]] = [one for one in cond.fields if one[0] == "not"]
    n, what = does.get("n") or does.get("difficulty"), does.get("what")
    if isinstance(n, Node) and what is None and does.label == "Check":
        cmp = remade(n, (("n", n),), "Exactly") if n.label in ("Num", "X") else n
        return remade(cond, (("amount", value_of(cond)), ("tense", "is"), *denied, ("cmp", cmp)), "Cmp")
    role = role_of(what) if isinstance(what, Node) and n is None else None
    if role is None:
        return cond
    return remade(cond, (("what", checked_card(cond)), ("tense", "is"), *denied, ("as", role)), "Is")


def role_of(what: Node) -> Node | None:
    """An attack, a Kick attack: as what the card is."""
    if what.label != "Sel" or not set(dict(what.fields)) <= {"det", "adjs", "type", "n"}:
        return None
    one = what.get("n")
    if what.get("det") not in ("a", None) or (isinstance(one, Node) and (one.label != "Num" or one.get("n") != 1)):
        return None
    return remade(what, (("det", "a"), *without(what, "det", "n").fields), "Role")


def checked_card(at: Node) -> Node:
    done = remade(at, (("act", "check"),), "Done")
    return remade(at, (("det", "the"), ("adjs", (done,)), ("type", remade(at, (("name", "card"),), "Type"))), "Sel")


def is_it(amount: Value | None) -> bool:
    what = amount.get("what") if isinstance(amount, Node) and amount.label == "CountOf" else None
    return isinstance(what, Node) and what.label == "It" and what.get("word") == "it"


def value_of(at: Node) -> Node:
    return remade(at, (("words", ("value", "that")),), "CheckValue")


def of_card(node: Node) -> Node:
    """The check as a number; the revealed card as the checked one."""
    prop = node.get("prop")
    if node.label == "Cmp" and is_the_check(prop):
        kept = tuple([one for one in node.fields if one[0] not in ("prop", "words")])
        return remade(node, (("amount", value_of(node)), *kept))
    if node.label == "Value" and is_the_check(prop):
        return value_of(node)
    if node.label == "Done" and node.get("act") == "reveal" and len(node.fields) == 1:
        return put(node, "act", "check")
    return remade(node, tuple([(name, in_value(value)) for name, value in node.fields]))


def in_value(value: Value) -> Value:
    if isinstance(value, tuple):
        return tuple([in_value(part) for part in value])
    return of_card(value) if isinstance(value, Node) else value


def is_the_check(prop: Value | None) -> bool:
    """The check, the control check, that check's control value."""
    if not isinstance(prop, Node) or prop.label != "Prop":
        return False
    plain = set(dict(prop.fields)) <= {"props", "words", "of"}
    names, of = prop.node("props").parts(), prop.get("of")
    if names == ("checkvalue",):
        return plain and isinstance(of, Node) and of.label == "CheckSel" and of.get("det") in ("that", "the")
    return plain and names == ("check",) and of is None


def if_successful(node: Node) -> Node:
    """If successful, if the check is successful: if it passes."""
    cond = node.get("cond")
    if not isinstance(cond, Node):
        return node
    it = remade(cond, (("word", "it"),), "It")
    if cond.label in ("PassCheck", "FailCheck"):
        does = remade(cond, (("verb", "pass" if cond.label == "PassCheck" else "fail"),), cond.label)
        return put(node, "cond", remade(cond, (("who", it), ("does", does)), "Now"))
    what = cond.get("what")
    if cond.label != "Is" or label_of(cond.get("as")) != "Successful" or not isinstance(what, Node):
        return node
    pointed = (
        what.label == "CheckSel" and what.get("det") in ("the", "that") and set(dict(what.fields)) == {"det", "name"}
    )
    if not (pointed or (what.label == "It" and what.get("word") == "it")) or cond.get("as2") is not None:
        return node
    label = "PassCheck" if cond.get("not") is None else "FailCheck"
    does = remade(cond, (("verb", "pass" if label == "PassCheck" else "fail"),), label)
    return put(node, "cond", remade(cond, (("who", it), ("does", does)), "Now"))


# Checks of the event


def card_of_check(node: Node) -> Node:
    """After you make a check, add the revealed card to your hand: the checked one; reduce it by 1: the check."""
    event, does = node.get("event"), node.get("does")
    made = event.get("does") if isinstance(event, Node) else None
    if label_of(made) not in CHECKS or not isinstance(does, Node):
        return node
    if any(one.label in ("Reveal", "Look", "Search") for one in does.walk()):
        return node
    return put(node, "does", as_checked(does))


CHECKS: Final = ("Check", "PassCheck", "FailCheck")


def as_checked(node: Node) -> Node:
    if node.label == "Done" and node.get("act") == "reveal" and len(node.fields) == 1:
        return put(node, "act", "check")
    made = remade(node, tuple([(name, in_checked(value)) for name, value in node.fields]))
    return check_by(made) if made.label == "Modify" else made


def in_checked(value: Value) -> Value:
    if isinstance(value, tuple):
        return tuple([in_checked(part) for part in value])
    return as_checked(value) if isinstance(value, Node) else value


SIGNS: Final = {"reduce": "-", "lower": "-", "decrease": "-", "increase": "+", "raise": "+"}


def check_by(node: Node) -> Node:
    """Reduce it by 1, increase that check by 2: that check gets it."""
    what, prop, n = node.get("what"), node.get("prop"), node.get("n")
    sign = SIGNS.get(str(node.get("verb")), "")
    it = isinstance(what, Node) and what.label == "It" and what.get("word") == "it"
    check = isinstance(what, Node) and what.label == "CheckSel" and what.get("det") in ("that", "the")
    bare = (
        isinstance(prop, Node)
        and prop.node("props").parts() == ("check",)
        and set(dict(prop.fields)) <= {"props", "words"}
    )
    if not sign or not (it or check or bare) or not isinstance(n, Node) or n.label != "Num":
        return node
    if not set(dict(node.fields)) <= {"verb", "what", "prop", "n", "words"}:
        return node
    that = remade(node, (("det", "that"), ("name", "check")), "CheckSel")
    mods = remade(node, (("parts", (remade(node, (("by", f"{sign}{n.get('n')}"),), "Mod"),)),), "Mods")
    return remade(node, (("target", that), ("verb", "get"), ("agrees", "yes"), ("by", mods)))


def fails_to_play(node: Node) -> Node:
    """Fails to play a card, to block an attack: fails the check to do so."""
    does = node.get("does")
    deed = does.get("does") if isinstance(does, Node) and does.label == "FailCheck" else None
    if (
        not isinstance(does, Node)
        or not isinstance(deed, Node)
        or deed.label not in ("Play", "Block")
        or does.get("what") is not None
    ):
        return node
    to_do = remade(deed, (("does", deed),), "ToDo")
    check = remade(deed, (("det", "a"), ("name", "check"), ("pps", (to_do,))), "CheckSel")
    return put(node, "does", put(without(does, "does"), "what", check))


# Cards that are shown for a check


def revealed_for_check(node: Node) -> Node:
    """A card is revealed for a control check, as a control check: it is checked."""
    does = node.get("does")
    if isinstance(does, Node):
        return shows_for_check(node, does)
    if node.get("act") not in SHOWS:
        return node
    rest = tuple([part for part in node.parts("pps") if not is_for_check(part)])
    if len(rest) + 1 != len(node.parts("pps")):
        return node
    checked = put(node, "act", "check")
    return put(checked, "pps", rest) if rest else without(checked, "pps")


def shows_for_check(node: Node, does: Node) -> Node:
    """Reveals an attack for a control check: checks an attack."""
    what = does.get("what")
    if does.label not in ("Reveal", "Flip") or not isinstance(what, Node) or not set(dict(does.fields)) <= SHOWING:
        return node
    mods = what.parts("mods")
    rest = tuple([mod for mod in mods if not is_for_check(mod)])
    pps = tuple([part for part in node.parts("pps") if not is_for_check(part)])
    if len(rest) + len(pps) + 1 != len(mods) + len(node.parts("pps")):
        return node
    what = put(what, "mods", rest) if rest else without(what, "mods")
    agrees: list[tuple[str, Value]] = [one for one in does.fields if one[0] == "agrees"]
    made = put(node, "does", remade(does, (("verb", "check"), *agrees, ("what", what)), "Check"))
    return put(made, "pps", pps) if pps else without(made, "pps")


SHOWING: Final = {"verb", "agrees", "what", "words"}


def is_for_check(part: Value) -> bool:
    """For a control check, as a control check, as part of one, for your check."""
    if not isinstance(part, Node) or part.label not in ("For", "As", "ToDo"):
        return False
    check = part.get("what") if part.get("what") is not None else part.get("role")
    if not isinstance(check, Node) or part.get("does") is not None:
        return False
    if check.label == "CheckSel":
        return set(dict(check.fields)) <= {*PLAIN_CHECK, "words"} and check.get("det") != "that"
    kind = check.get("type")
    props = kind.get("props") if isinstance(kind, Node) else None
    named = isinstance(kind, Node) and (
        kind.get("name") == "check" or (isinstance(props, Node) and props.parts() == ("check",))
    )
    return check.label == "Role" and named and check.get("adjs") is None and check.get("with") is None


# Players whose checks get something


PLAYER: Final = ("You", "Rival", "They", "EachPlayer", "BothPlayers")


def of_player(node: Node) -> Node:
    """Your opponent gets -2 to their next check: that check gets -2."""
    who, by = node.get("target") or node.get("who"), node.get("by")
    mod = only_part(by, "parts", "Mod") if isinstance(by, Node) and by.label == "Mods" else None
    check = check_in(mod) if mod is not None else None
    if not isinstance(who, Node) or who.label not in PLAYER or not isinstance(check, Node) or mod is None:
        return node
    whose = check.get("whose")
    if whose is not None and label_of(whose) not in ("Their", "They", who.label):
        return node
    if check.get("det") not in (None, "the", "each", "all") or check.label != "CheckSel" or not isinstance(by, Node):
        return node
    owner = remade(who, (), "Their" if who.label == "They" else who.label)
    rest = [one for one in check.fields if one[0] not in ("whose", "det")]
    many = check.get("many") is not None or (check.get("order") is None and check.get("det") in ("each", "all"))
    told = remade(check, (("whose", owner), *rest))
    told = put(told, "many", "yes") if many else told
    kept: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "until"]
    mods = put(by, "parts", (without(mod, "check", "prop"),))
    agrees: list[tuple[str, Value]] = [] if many else [("agrees", "yes")]
    if mod.get("prop") is not None:
        told = remade(check, (("whose", owner), ("props", mod.node("prop").node("props"))), "Prop")
    return remade(node, (("target", told), ("verb", "get"), *agrees, ("by", mods), *kept))


def check_in(mod: Node) -> Value | None:
    """To their next check; to their check, which is a number to the grammar."""
    prop = mod.get("prop")
    if not isinstance(prop, Node) or prop.label != "Prop" or prop.node("props").parts() != ("check",):
        return mod.get("check")
    if set(dict(prop.fields)) - {"words"} != {"whose", "props"}:
        return None
    return remade(prop, (("whose", prop.node("whose")), ("name", "check")), "CheckSel")
