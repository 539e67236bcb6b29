"""Checks that have been made, counted."""

from __future__ import annotations

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.conditions.as_events import since_of, this_turn
from kumite.english.lower.events.around import all_around
from kumite.english.lower.events.attacks_and_numbers import margin_of
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.events.purposes import purpose
from kumite.english.lower.nouns.owners import seat_of_who
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount, Cond
from kumite.games.universus.terms import COMBAT_PHASE, ENHANCE_STEP, TURN, V_CHECK, V_FAIL, V_PASS, YOU
from kumite.games.universus.words.amounts import Bound, Tally
from kumite.games.universus.words.conds import Cmp
from kumite.games.universus.words.sels import Ref

ACTS = {"make": V_CHECK, "fail": V_FAIL, "pass": V_PASS}


def checks_made(node: Node, low: Low) -> Amount:
    """Each check your rival has made this turn."""
    kind, mods = node.get("type"), [node_of(part, node) for part in node.parts("mods")]
    props = kind.get("props") if isinstance(kind, Node) else None
    made = mods[0] if len(mods) == 1 and mods[0].label == "ByPlayer" else None
    if not isinstance(props, Node) or props.parts() != ("check",) or made is None or made.get("act") not in ACTS:
        refuse(node, "properties cannot be counted")
    only(node, "type", "mods")
    only(made, "who", "act", "pps")
    who, since = seat_of_who(made.node("who"), low), since_of(made)
    if since not in (TURN, COMBAT_PHASE, ENHANCE_STEP) or not made.parts("pps"):
        refuse(node, "since when these are counted cannot be told")
    pat = Pat(ACTS[str(made.get("act"))], node, who)
    for part in this_turn(made, "make").parts("pps"):
        one = node_of(part, made)
        if one.label == "ToDo" and one.get("does") is not None:
            purpose(one.node("does"), low, pat)
        else:
            all_around((one,), node, low, pat)
    if pat.conds:
        refuse(node, "which checks these are cannot be told")
    return Tally(pat.event(), since=since)


def margin(node: Node, low: Low) -> Amount:
    """The amount they failed by: the check that set this off, or that the text has made."""
    only(node, "check", "who", "act")
    check, does = node.get("check"), low.event.get("does") if low.event is not None else None
    if isinstance(check, Node):
        only(check, "det", "name")
        if check.get("det") not in ("that", "the", "this"):
            refuse(check, "which check this is cannot be told")
    ended = {"FailCheck": "failed", "PassCheck": "passed"}.get(does.label) if isinstance(does, Node) else None
    made = [said for said in low.mentions if said.ref == Ref("checked")]
    if len(made) > low.judged:
        refuse(node, "against what the check is made is not said")
    if not made and (ended is None or node.get("act") not in (None, ended)):
        refuse(node, "by how much which check was passed or failed cannot be told")
    who = node.get("who")
    if isinstance(who, Node) and who.label != "They":
        told = low.event.get("who") if low.event is not None and not made else None
        seat = low.doer if not isinstance(told, Node) else seat_of_who(told, low)
        if seat_of_who(who, low) != seat:
            refuse(who, "whose check this is cannot be told")
    return Bound("margin")


def cost_passed_by(node: Node, low: Low) -> Cond:
    """You passed this check by 2 or more: the one that was paid for the ability."""
    only(node, "who", "act", "check", "margin")
    check, paid = node.get("check"), [said for said in low.mentions if said.ref == Ref("checked")]
    if isinstance(check, Node):
        only(check, "det", "name")
    which = check.get("det") if isinstance(check, Node) else "the"
    if (
        node.get("act") != "passed"
        or low.event is not None
        or (len(paid), low.judged) != (1, 1)
        or which not in ("that", "the", "this")
    ):
        refuse(node, "by how much which check was passed or failed cannot be told")
    if seat_of_who(node.node("who"), low) != YOU:
        refuse(node, "whose check this is cannot be told")
    return Cmp(Bound("margin"), ">=", margin_of(node))
