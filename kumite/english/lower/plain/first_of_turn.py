"""The first one of each turn: while none of them has been, or exactly one, as its check has been begun."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import THIS_TURN, label_of, noun, only_part, put, remade, without
from kumite.english.nodes import Node, Value

PLAYERS: Final = ("You", "Rival")
TIMES: Final = {"first": 1, "second": 2, "third": 3}
BOTH: Final = ("EachPlayer", "AnyPlayer")


def each_turn(part: Value) -> bool:
    """Each turn; during a turn, each of their turns."""
    until = part.get("until") if isinstance(part, Node) and part.label == "Until" else None
    if label_of(until) == "EachTurn":
        return True
    period = until.get("period") if isinstance(until, Node) and until.label == "During" else None
    if not isinstance(period, Node) or period.get("name") != "turn" or period.get("which") is not None:
        return False
    return period.get("det") in ("a", "each") and set(dict(period.fields)) <= {"det", "name", "words"}


def owner_and_rest(target: Node) -> tuple[Node | None, tuple[Value, ...]]:
    """Your first asset each turn, the first asset you play each turn: whose it is, and what else is said of it."""
    mods = target.parts("mods")
    kept = tuple([mod for mod in mods if not each_turn(mod)])
    whose = target.get("whose")
    if len(kept) < len(mods) and isinstance(whose, Node):
        return whose, kept
    for mod in kept:
        if isinstance(mod, Node) and mod.label == "ByPlayer" and whose is None and mod.get("act") == "play":
            said = mod.parts("pps")
            if set(dict(mod.fields)) <= {"who", "act", "pps", "words", "try"} and len(said) == 1 and each_turn(said[0]):
                return mod.node("who"), tuple([one for one in kept if one is not mod])
    return None, mods


def ignores_first(node: Node) -> Node:
    """Your first foundation each turn ignores progressive difficulty: while you have played none."""
    target = node.get("target")
    if node.get("modal") != "ignores" or not isinstance(target, Node) or target.get("order") != "first":
        return node
    whose, mods = owner_and_rest(target)
    if whose is None or whose.label != "You" or not is_kind(target):
        return node
    bare = without(target, "order", "det", "whose", "mods")
    bare = put(bare, "mods", mods) if mods else bare
    none_yet = never(whose, bare)
    ones = put(put(bare, "type", put(target.node("type"), "many", "yes")), "whose", whose)
    return remade(node, (("cond", none_yet), ("does", put(node, "target", ones))), "While")


def first_passes(node: Node) -> Node:
    """The first card you try to play on your turn passes: while you have played none, nor failed to."""
    what = node.get("what")
    if not isinstance(what, Node) or what.label != "Sel" or what.get("order") != "first" or not is_kind(what):
        return node
    if [label_of(how) for how in node.parts("hows")] not in ([], ["NoCheck"]) or node.get("verb") != "pass":
        return node
    mod = only_part(what, "mods", "ByPlayer")
    whose, mods = owner_and_rest(what)
    own_turn = mod is not None and is_on_turn(mod)
    if mod is not None and (own_turn or whose is not None):
        if set(dict(mod.fields)) - {"words"} - {"try"} != {"who", "act", "pps"} or mod.get("act") != "play":
            return node
        whose, mods = mod.node("who"), ()
    if label_of(whose) != "You" or mods or whose is None:
        return node
    bare = without(what, "order", "det", "whose", "mods")
    one = put(bare, "det", "a")
    conds = [remade(node, (("period", remade(node, (("whose", whose), ("name", "turn")), "Period")),), "During")]
    conds = [*(conds if own_turn else []), never(whose, bare)]
    play = remade(node, (("does", remade(node, (("verb", "play"), ("what", one)), "Play")),), "ToDo")
    if mod is not None and mod.get("try") is not None:
        check = remade(node, (("det", "a"), ("name", "check"), ("pps", (play,))), "CheckSel")
        failed = (("who", whose), ("not", "not"), ("act", "fail"), ("what", check), ("pps", (THIS_TURN,)))
        conds.append(remade(node, failed, "Past"))
    cond = conds[0] if len(conds) == 1 else remade(node, (("parts", tuple(conds)), ("join", "and")), "AllOf")
    checks = remade(node, (("whose", whose), ("name", "check"), ("many", "yes"), ("pps", (play,))), "CheckSel")
    passes = remade(node, (("what", checks), ("verb", "pass")), "Passes")
    return remade(node, (("cond", cond), ("does", passes)), "While")


def is_on_turn(mod: Node) -> bool:
    """You play on your turn."""
    until = only_part(mod, "pps", "Until")
    turn = until.get("until") if until is not None else None
    return isinstance(turn, Node) and turn.label == "OnTurn" and label_of(turn.get("whose")) == "You"


def never(who: Node, bare: Node) -> Node:
    """You have not played such a card this turn."""
    one = put(bare, "det", "a")
    played = (("who", who), ("not", "not"), ("act", "play"), ("what", one), ("pps", (THIS_TURN,)))
    return remade(bare, played, "Past")


def is_kind(target: Node) -> bool:
    return noun(target) in ("attack", "foundation", "asset", "action", "character", "backup", "card")


def first_check(node: Node) -> Node:
    """Your first check each turn gets +1: while you have made exactly one."""
    target = node.get("target")
    if not isinstance(target, Node) or target.label != "CheckSel" or target.get("order") not in TIMES:
        return node
    pps = tuple([part for one in target.parts("pps") for part in lifted(one)])
    kept = tuple([part for part in pps if not each_turn(part)])
    whose = target.get("whose")
    if len(kept) == len(pps) or not isinstance(whose, Node) or label_of(whose) not in (*PLAYERS, *BOTH):
        return node
    if set(dict(target.fields)) - {"words", "whose", "order", "name", "pps"}:
        return node
    if whose.label in PLAYERS:
        return while_nth(node, target, whose, kept)
    both = [while_nth(node, target, remade(whose, (), label), kept) for label in PLAYERS]
    return remade(node, (("parts", tuple(both)),), "Seq")


def lifted(part: Value) -> tuple[Value, ...]:
    """To play an attack, each turn: of the check, not of the attack."""
    does = part.get("does") if isinstance(part, Node) and part.label == "ToDo" else None
    what = does.get("what") if isinstance(does, Node) else None
    if not isinstance(part, Node) or not isinstance(does, Node) or not isinstance(what, Node):
        return (part,)
    times = tuple([one for one in (*what.parts("mods"), *does.parts("hows")) if each_turn(one)])
    if not times:
        return (part,)
    return (put(part, "does", timeless(put(does, "what", timeless(what, "mods", times)), "hows", times)), *times)


def timeless(node: Node, name: str, times: tuple[Value, ...]) -> Node:
    kept = tuple([one for one in node.parts(name) if one not in times])
    return put(node, name, kept) if kept else without(node, name)


def while_nth(node: Node, target: Node, who: Node, kept: tuple[Value, ...]) -> Node:
    """While a player has made exactly so many such checks this turn, those get it."""
    n = TIMES[str(target.get("order"))]
    rest: tuple[tuple[str, Value], ...] = (("pps", kept),) if kept else ()
    one = remade(target, (("det", "a"), ("name", "check"), *rest))
    often = remade(target, (("exactly", "exactly"), ("n", remade(target, (("n", n),), "Num"))), "HowOften")
    made = (("who", who), ("act", "make"), ("what", one), ("pps", (often, THIS_TURN)))
    ones = remade(target, (("whose", who), ("name", "check"), ("many", "yes"), *rest))
    does = without(put(node, "target", ones), "agrees")
    return remade(node, (("cond", remade(target, made, "Past")), ("does", does)), "While")
