"""Sentences that speak of each other put plainly: the choice before, the check to come, the if before."""

from __future__ import annotations

from kumite.english.lower.plain.nodes import label_of, noun, only_part, put, remade
from kumite.english.nodes import Node, Value


def told_together(node: Node) -> Node:
    """Choose a keyword on that attack, it loses the chosen one; the discarded card is considered to be reviewed."""
    found: list[Value] = []
    for part in node.parts():
        last = found[-1] if found else None
        if isinstance(part, Node) and isinstance(last, Node) and is_reviewed(part) and discards(last) == 1:
            found[-1] = reviewed(last)
        elif isinstance(part, Node) and isinstance(last, Node) and loses_chosen(last, part):
            one = remade(part, (("n", 1),), "Num")
            kind = remade(part, (("name", "keyword"),), "Type")
            choice = remade(part, (("whose", "you"),), "Choice")
            found[-1] = put(part, "what", remade(part, (("n", one), ("type", kind), ("mods", (choice,))), "Sel"))
        elif isinstance(part, Node) and isinstance(last, Node) and part.label == last.label == "If":
            found.append(after_if(last, part))
        elif isinstance(part, Node) and isinstance(last, Node) and is_once_a_check(last, part):
            pass  # UVS-RECHK-04 says so of every check
        elif isinstance(part, Node) and is_for_all(part):
            found.append(remade(part, (), "EitherPlayer"))
        else:
            found.append(part)
    return put(node, "parts", tuple(found))


def is_once_a_check(last: Node, part: Node) -> bool:
    """Only one re-check per check, after one."""
    said = [one.label for one in part.walk()]
    remark = said[-1] == "OncePerCheck" and said[:-1] in ([], ["Aside"], ["Aside", "Text"])
    return remark and any(one.label == "Recheck" for one in last.walk())


def is_for_all(part: Node) -> bool:
    """Any player may play this ability."""
    if part.label != "May" or label_of(part.get("who")) != "AnyPlayer" or len(part.fields) != 2:
        return False
    does = part.node("does")
    what = does.get("what") if does.label == "Play" and len(does.fields) == 2 else None
    return isinstance(what, Node) and what.get("det") == "this" and noun(what) == "ability" and len(what.fields) == 2


def after_if(first: Node, node: Node) -> Node:
    """If it is a foundation, ... If it is not, ...; if you have at most 3 characters, ... If you have 4 or more, ..."""
    before, cond = first.get("cond"), node.get("cond")
    if not isinstance(before, Node) or not isinstance(cond, Node):
        return node
    if before.label == "Is" and cond.label == "Did" and len(node.fields) == 2 and before.get("not") is None:
        it_is_not = label_of(cond.get("what")) == "It" and cond.get("tense") == before.get("tense") and cond.get("not")
        return remade(node, (("does", node.node("does")),), "Else") if it_is_not else node
    had, has = before.get("what"), cond.get("what")
    if not before.label == cond.label == "Has" or label_of(had) != "Counted" or not isinstance(has, Node):
        return node
    of = had.get("of") if isinstance(had, Node) else None
    if has.label != "Counted" or has.get("of") is not None or not isinstance(of, Node):
        return node
    same_one = label_of(before.get("who")) == label_of(cond.get("who")) in ("You", "Rival")
    return put(node, "cond", put(cond, "what", put(has, "of", of))) if same_one else node


def is_reviewed(part: Node) -> bool:
    done, target = part.get("done"), part.get("target")
    said = part.label == "Treat" and isinstance(done, Node) and done.get("act") == "review" and len(part.fields) == 2
    which = only_part(target, "adjs", "Done") if isinstance(target, Node) else None
    return said and which is not None and which.get("act") == "discard"


def discards(part: Node) -> int:
    return len([one for one in part.walk() if one.label == "Discard" and one.get("from") is None])


def reviewed(node: Node) -> Node:
    """The discard in it counts as reviewed."""
    fields: list[tuple[str, Value]] = []
    for name, value in node.fields:
        if isinstance(value, tuple):
            fields.append((name, tuple([reviewed(one) if isinstance(one, Node) else one for one in value])))
        else:
            fields.append((name, reviewed(value) if isinstance(value, Node) else value))
    made = remade(node, tuple(fields))
    return put(made, "review", "yes") if node.label == "Discard" else made


def loses_chosen(choice: Node, strip: Node) -> bool:
    what, lost = choice.get("what"), strip.get("what")
    if choice.label != "Choose" or strip.label != "Strip" or not isinstance(what, Node) or not isinstance(lost, Node):
        return False
    on = only_part(what, "mods", "On")
    done = only_part(lost, "adjs", "Done")
    target, card = strip.get("target"), on.get("what") if on is not None else None
    same_one = isinstance(target, Node) and isinstance(card, Node) and "that" == target.get("det") == card.get("det")
    return noun(what) == noun(lost) == "keyword" and done is not None and done.get("act") == "choose" and same_one


def next_time(node: Node) -> Node:
    """The next time you try to play an asset, the check to play it passes: the next asset you try to play does."""
    waits, does = node.get("event"), node.get("does")
    tries = waits.get("does") if isinstance(waits, Node) and node.get("count") == "next" else None
    play = tries.get("does") if isinstance(tries, Node) and tries.label == "Try" else None
    what = play.get("what") if isinstance(play, Node) and play.label == "Play" else None
    if label_of(does) != "Passes" or not isinstance(does, Node) or not isinstance(what, Node) or what.get("det") != "a":
        return node
    check = does.node("what")
    to_do = only_part(check, "pps", "ToDo") if check.label == "CheckSel" else None
    played = to_do.node("does") if to_do is not None else None
    if played is None or label_of(played.get("what")) != "It" or len(played.fields) != 2:
        return node
    if not isinstance(waits, Node) or not isinstance(play, Node) or len(waits.fields) != 2:
        return node
    by: list[tuple[str, Value]] = [("who", waits.node("who")), ("try", "try"), ("act", "play")]
    by += [("pps", play.parts("hows"))] if play.parts("hows") else []
    kept = [one for one in what.fields if one[0] in ("adjs", "type")]
    mods: tuple[Value, ...] = (*what.parts("mods"), remade(play, tuple(by), "ByPlayer"))
    card = remade(what, (("det", "the"), ("order", "next"), *kept, ("mods", mods)))
    return put(does, "what", card)
