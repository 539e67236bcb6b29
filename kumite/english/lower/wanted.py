"""Forms whose words came late into the engine: limits, counters from anywhere, checks that nothing changes.

This chapter stands before the others' rules for Remove and Rule."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.around import all_around
from kumite.english.lower.base import CONDS, EFFECTS, RIDERS, Low, node_of, only, refuse
from kumite.english.lower.happen import Pat
from kumite.english.lower.has import HAS
from kumite.english.lower.logic import negated
from kumite.english.lower.owners import owner_of
from kumite.english.lower.periods import until_of
from kumite.english.lower.purposes import purpose
from kumite.english.lower.quantity import plain
from kumite.english.lower.refs import attack_here
from kumite.english.nodes import Node
from kumite.games.universus.printed import Cond, Rider, Test, Text
from kumite.games.universus.terms import (
    ANY,
    ATTACK,
    COMPLETELY,
    CONTINUOUS,
    NOBODY,
    NOT_BLOCKED,
    PARTIALLY,
    RIVAL,
    TURN,
    V_ABILITY,
    V_CHECK,
    V_DEAL,
    V_STATUS,
    V_SWAY,
    YOU,
)
from kumite.games.universus.words.asked import FirstPlayed, Textless
from kumite.games.universus.words.conds import Past
from kumite.games.universus.words.counters import Uncounter
from kumite.games.universus.words.riders import OneCopy
from kumite.games.universus.words.rule import CANNOT, Rule
from kumite.games.universus.words.tests import State
from kumite.games.universus.words.triggers import Event

REMOVE: Final = EFFECTS["Remove"]
RULE: Final = EFFECTS["Rule"]


def one_copy(node: Node, low: Low) -> tuple[Rider, ...]:
    """Only 1 copy of this ability can be played per turn."""
    only(node, "n", "until")
    until = node.get("until")
    turn = "turn" in node.parts("words") or (isinstance(until, Node) and until.fields == (("period", "turn"),))
    if low.kind == CONTINUOUS or plain(node, node.get("n"), low) != 1 or not turn:
        refuse(node, "how often this can be played cannot be told")
    return (OneCopy(),)


def blank(node: Node, low: Low) -> tuple[Test, ...]:
    """With a printed blank text box."""
    only(node, "printed")
    if node.get("printed") is None:
        refuse(node, "a text box that is blank for now cannot be asked for")
    return (Textless(),)


def each_once(node: Node, low: Low) -> Text:
    """Each ability on this card is only playable once per turn."""
    only(node, "what")
    return (Rule(CANNOT, Event(V_ABILITY, own=True, same="again")),)


def remove(node: Node, low: Low) -> Text:
    """Remove 3 Wall counters, from whichever of your cards."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) else None
    if not isinstance(what, Node) or not isinstance(kind, Node) or kind.get("name") != "counter":
        return REMOVE(node, low)
    only(node, "verb", "agrees", "what")
    only(what, "n", "adjs", "type")
    names = [node_of(adj, what) for adj in what.parts("adjs")]
    if len(names) > 1 or any(adj.label != "Trait" for adj in names) or low.doer != YOU:
        refuse(what, "which counters these are cannot be told")
    n = plain(what, what.get("n"), low)
    return (Uncounter(str(names[0].get("name")) if names else "", n),)


# Checks that cannot be modified


def rule(node: Node, low: Low) -> Text:
    act, target = node.get("act"), node.get("target")
    modified = isinstance(act, Node) and act.get("act") == "modify" and node.get("modal") == "cannot"
    if not modified or not isinstance(target, Node) or not of_checks(target):
        return RULE(node, low)
    return unmodified(node, target, node_of(act, node), low)


def of_checks(target: Node) -> bool:
    kind = target.get("type")
    return target.label == "CheckSel" or (isinstance(kind, Node) and kind.get("name") == "check")


def unmodified(node: Node, target: Node, act: Node, low: Low) -> Text:
    """Your checks to play attacks cannot be modified by your rival's effects."""
    only(node, "target", "modal", "act", "until")
    only(act, "act", "pps")
    only(target, "whose", "order", "name", "many", "pps", "type", "det", "all")
    pat = Pat(V_CHECK, node)
    pat.by = ANY if target.get("whose") is None else owner_of(target.get("whose"), low)
    if target.get("order") is not None or target.get("det") not in (None, "all", "a"):
        refuse(target, "which checks these are cannot be told")
    ends: list[Node] = [node.node("until")] if node.get("until") is not None else []
    rest = []
    for part in act.parts("pps"):
        one = node_of(part, act)
        ends += [one.node("until")] if one.label == "Until" else []
        rest += [] if one.label == "Until" else [one]
    for part in target.parts("pps"):
        one = node_of(part, target)
        if one.label != "ToDo":
            refuse(one, "what these checks are for cannot be told")
        only(one, "does")
        purpose(singular(one.node("does")), low, pat)
    all_around(tuple(rest), act, low, pat)
    if pat.conds or pat.character != NOBODY or len(ends) > 1:
        refuse(node, "what cannot be changed here is not understood")
    pat.verb, pat.via = V_SWAY, NOBODY
    if low.kind == CONTINUOUS and not low.fired:
        return (Rule(CANNOT, pat.event()),)
    until = until_of(ends[0], low) if ends else TURN
    return (Rule(CANNOT, pat.event(), until=until),)


def singular(does: Node) -> Node:
    """To play attacks is to play an attack."""
    what = does.get("what")
    kind = what.get("type") if isinstance(what, Node) else None
    if not isinstance(what, Node) or not isinstance(kind, Node) or kind.get("many") is None:
        return does
    bare = Node("Type", tuple([one for one in kind.fields if one[0] != "many"]), kind.start, kind.end)
    fields = tuple([(name, bare if name == "type" else value) for name, value in what.fields])
    noun = Node(what.label, fields, what.start, what.end)
    return Node(does.label, tuple([(n, noun if n == "what" else v) for n, v in does.fields]), does.start, does.end)


# What became of the first attack, and of the check to play this one


def past(node: Node, low: Low) -> Cond:
    what, who = node.get("what"), node.get("who")
    if node.parts("pps") == (THIS_TURN,):
        bare = Node("Past", tuple([one for one in node.fields if one[0] != "pps"]), node.start, node.end)
    else:
        bare = node
    if isinstance(what, Node) and what.label == "CheckSel" and node.get("act") == "modify":
        return swayed(bare, what, low)
    if isinstance(what, Node) and who is None and node.get("act") == "block" and in_order(what):
        return first_blocked(bare, what, low)
    if isinstance(who, Node) and node.get("act") == "deal" and in_order(who):
        only(bare, "who", "not", "act", "what")
        if not isinstance(what, Node) or what.label != "Points" or [one for one in what.fields if one[0] != "of"]:
            refuse(node, "how much damage a card has dealt is not remembered")
        cond: Cond = Past(Event(V_DEAL, *first_of(who, low)))
        return negated(cond) if node.get("not") is not None else cond
    return PAST(node, low)


def in_order(what: Node) -> bool:
    return what.label == "Sel" and what.get("order") in ("first", "last")


def first_of(what: Node, low: Low) -> tuple[int, tuple[Test, ...]]:
    """Your first attack this turn; your last one, as an attack speaks of those before it."""
    only(what, "whose", "order", "type", "mods")
    last = what.get("order") == "last"
    kind, mods = what.node("type"), what.parts("mods")
    whose = owner_of(what.get("whose"), low) if what.get("whose") is not None else ANY
    plain_attack = kind.fields == (("name", "attack"),) and whose in (YOU, RIVAL)
    if not plain_attack or mods not in ((THIS_TURN,), ()) or (last and low.card_type != ATTACK) or not (last or mods):
        refuse(what, f"which attack is the {what.get('order')} cannot be told")
    return whose, (FirstPlayed(last),)


def first_blocked(node: Node, what: Node, low: Low) -> Cond:
    only(node, "what", "tense", "not", "act", "how")
    by, tests = first_of(what, low)
    denied, how = node.get("not") is not None, node.get("how")
    notes = {None: (PARTIALLY, COMPLETELY), "completely": (COMPLETELY,), "partially": (PARTIALLY,)}[
        None if how is None else str(how)
    ]
    if denied and how is None:
        return Past(Event(V_STATUS, by, tests, notes=(NOT_BLOCKED,)))
    cond: Cond = Past(Event(V_STATUS, by, tests, notes=notes))
    return negated(cond) if denied else cond


def swayed(node: Node, what: Node, low: Low) -> Cond:
    """The check to play this attack was modified."""
    only(node, "what", "tense", "not", "act")
    only(what, "det", "name", "pps", "n")
    parts = what.parts("pps")
    does = parts[0].get("does") if len(parts) == 1 and isinstance(parts[0], Node) else None
    played = does.get("what") if isinstance(does, Node) and does.label == "Play" else None
    if not isinstance(played, Node) or played.fields != (("det", "this"), ("type", ATTACK_HERE)):
        refuse(node, "which check was modified cannot be told")
    attack_here(low)
    cond: Cond = Past(Event(V_SWAY, played=(State("current"),)))
    return negated(cond) if node.get("not") is not None else cond


PAST: Final = CONDS["Past"]
THIS_TURN: Final = Node("Until", (("until", Node("This", (("period", "turn"),), 0, 0)),), 0, 0)
ATTACK_HERE: Final = Node("Type", (("name", "attack"),), 0, 0)
CONDS["Past"] = past
RIDERS["Limit"] = one_copy
HAS["Blank"] = blank
EFFECTS["EachOnce"] = each_once
EFFECTS["Remove"] = remove
EFFECTS["Rule"] = rule
