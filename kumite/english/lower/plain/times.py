"""Times put plainly: until when, while what."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import label_of, put, remade, without
from kumite.english.nodes import Node, Value


def rest_of(node: Node) -> Node:
    """For the rest of this attack."""
    rest = node.get("what")
    of = rest.get("of") if isinstance(rest, Node) and rest.label == "Rest" else None
    kind = of.get("type") if isinstance(of, Node) and of.get("det") in ("this", "the") and len(of.fields) == 2 else None
    if not isinstance(kind, Node) or kind.get("name") not in ("attack", "turn"):
        return node
    period = remade(node, (("det", "this"), ("name", str(kind.get("name")))), "Period")
    until = remade(node, (("period", period),), "ForRest")
    return remade(node, (("until", until),), "Until")


def lasts_while(node: Node) -> Node:
    """This attack gets +2 speed while you have 2 or more assets."""
    until = node.get("until")
    if not isinstance(until, Node) or until.label != "WhileCond" or until.get("cond") is None:
        return node
    return remade(node, (("tail", "yes"), ("does", without(node, "until")), ("cond", until.node("cond"))), "While")


def herein(node: Node) -> Node:
    """While in your stage: while this card is there."""
    cond = node.get("cond")
    if not isinstance(cond, Node) or cond.label != "IsIn" or cond.get("what") is not None:
        return node
    card = remade(cond, (("name", "card"),), "Type")
    this = remade(cond, (("det", "this"), ("type", card)), "Sel")
    return put(node, "cond", remade(cond, (("what", this), *cond.fields)))


OF_MOMENTS: Final = ("whose", "which", "period", "edge", "words", "agrees")


def until_edge(node: Node) -> Node:
    """Until your next turn begins: until its start."""
    moment = node.get("event")
    if not isinstance(moment, Node) or moment.label != "Moment":
        return node
    if moment.get("edge") not in ("begin", "start", "end") and not begins(moment):
        return node
    whose, name = moment.get("whose"), moment.get("period")
    if not isinstance(whose, Node) or name is None or any(key not in OF_MOMENTS for key, _ in moment.fields):
        return node
    fields: list[tuple[str, Value]] = [("whose", whose), ("name", name)]
    if moment.get("which") is not None:
        fields.insert(1, ("which", str(moment.get("which"))))
    edge = "end" if moment.get("edge") == "end" else "start"
    return remade(node, (("edge", edge), ("period", remade(moment, tuple(fields), "Period"))), "UntilEdge")


def begins(moment: Node) -> bool:
    """Until your next turn."""
    return moment.get("edge") is None and moment.get("which") == "next" and moment.get("period") == "turn"


def permitted_until(node: Node) -> Node:
    """For the rest of this turn, you may play attacks from your discard pile: the time is that of the playing."""
    may, until = node.get("does"), node.get("until")
    play = may.get("does") if isinstance(may, Node) and may.label == "May" else None
    if not isinstance(play, Node) or play.label != "Play" or not isinstance(until, Node) or not isinstance(may, Node):
        return node
    if any(label_of(how) == "Until" for how in play.parts("hows")):
        return node
    lasts = remade(until, (("until", until),), "Until")
    return put(may, "does", put(play, "hows", (*play.parts("hows"), lasts)))


def checks_for_so_long(node: Node) -> Node:
    """For the rest of the turn, your checks get +1, your block modifiers get +1: they get it for so long."""
    until, does = node.get("until"), node.get("does")
    if not isinstance(until, Node) or not isinstance(does, Node) or until.label not in ("ForRest", "This", "UntilEdge"):
        return node
    if does.label != "Seq":
        return put(does, "until", until) if of_checks(does) else node
    parts = [part for part in does.parts() if isinstance(part, Node)]
    if not any(of_checks(part) for part in parts):
        return node
    told = [put(part, "until", until) if of_checks(part) else put(node, "does", part) for part in parts]
    return put(does, "parts", tuple(told))


def of_checks(node: Node) -> bool:
    """Checks, or what is added to blocks, get something, and no time is said with them."""
    target = node.get("target")
    if node.label != "Modify" or not isinstance(target, Node) or node.get("until") is not None:
        return False
    if target.label == "CheckSel":
        return target.get("order") is None
    whose = label_of(target.get("whose")) in ("You", "Rival", "Their", "They", "EachPlayer")
    of_blocks = whose and target.label == "Prop" and target.node("props").parts() == ("blockmod",)
    return of_blocks or (target.label == "Prop" and target.node("props").parts() == ("check",))


def time_while(node: Node) -> Node:
    """For the rest of this turn while this card is there: until then, and while that is so."""
    until = node.get("until")
    period = until.get("period") if isinstance(until, Node) else None
    what = period.get("what") if isinstance(period, Node) else None
    mods = what.parts("mods") if isinstance(what, Node) else ()
    inner = mods[0].get("until") if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "Until" else None
    if not isinstance(inner, Node) or inner.label != "WhileCond" or not isinstance(what, Node):
        return node
    if not isinstance(until, Node) or not isinstance(period, Node):
        return node
    bare = put(until, "period", put(period, "what", without(what, "mods")))
    does = without(node, "until")
    does = put(does, "until", bare) if of_checks(does) else does
    while_so = remade(node, (("tail", "yes"), ("does", does), ("cond", inner.node("cond"))), "While")
    return remade(node, (("until", bare), ("does", while_so)), "Lasting")


# The first turn


def in_first_turn(node: Node) -> Node:
    """You cannot play attacks during your first turn of the game: while it is that."""
    until = node.get("until")
    if isinstance(until, Node) and is_first_turn(until):
        inner = node.node("does") if node.label == "Lasting" else without(node, "until")
        return remade(node, (("cond", until), ("does", inner)), "While")
    does = node.get("does")
    hows = does.parts("hows") if isinstance(does, Node) and node.label == "Rule" else ()
    found = [how for how in hows if isinstance(how, Node) and is_first_turn(how)]
    if not isinstance(does, Node) or len(found) != 1:
        return node
    kept = tuple([how for how in hows if how is not found[0]])
    bare = put(does, "hows", kept) if kept else without(does, "hows")
    return remade(node, (("cond", found[0]), ("does", put(node, "does", bare))), "While")


def is_first_turn(until: Node) -> bool:
    """During your first turn of the game."""
    period = until.get("period")
    if until.label != "During" or not isinstance(period, Node) or until.get("not") is not None:
        return False
    return (period.get("det"), period.get("which"), period.get("name")) == ("your", "first", "turn")


# While, at the end of a rule


def while_behind(node: Node) -> Node:
    """Your attacks cannot be blocked while you have 3 or more assets: while you have them, they cannot be."""
    found: list[Node] = []
    made = remade(node, tuple([(name, lifted(value, node.end, found)) for name, value in node.fields]))
    if len(found) != 1:
        return node
    made = remade(made, tuple([one for one in made.fields if one[1] != ()]))
    return remade(node, (("tail", "behind"), ("does", made), ("cond", found[0].node("cond"))), "While")


def lifted(value: Value, end: int, found: list[Node]) -> Value:
    """The same without the while-phrase that ends there."""
    if isinstance(value, tuple):
        kept = []
        for part in value:
            until = part.get("until") if isinstance(part, Node) and part.label == "Until" else None
            if isinstance(part, Node) and isinstance(until, Node) and until.label == "WhileCond" and part.end == end:
                found.append(until)
            else:
                kept.append(lifted(part, end, found))
        return tuple(kept)
    if not isinstance(value, Node) or value.end != end or value.label in ("Quoted", "WhileCond"):
        return value
    fields = [(name, lifted(part, end, found)) for name, part in value.fields]
    return remade(value, tuple([one for one in fields if one[1] != ()]))
