"""Checks that have been made, counted."""

from __future__ import annotations

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.conditions.as_events import since_of, this_turn
from kumite.english.lower.events.around import all_around
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.events.purposes import purpose
from kumite.english.lower.nouns.owners import seat_of_who
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount
from kumite.games.universus.terms import COMBAT_PHASE, ENHANCE_STEP, TURN, V_CHECK, V_FAIL, V_PASS
from kumite.games.universus.words.amounts import Tally

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
