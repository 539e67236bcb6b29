"""Blocks that cost more (UVS-ADDC-01)."""

from __future__ import annotations

from kumite.english.lower.base import Low, node_of, refuse
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.events.tries import to_block
from kumite.english.lower.times.durations import until_of
from kumite.english.nodes import Node
from kumite.games.universus.terms import ATTACK_PERIOD, CONTINUOUS, NOBODY, RIVAL, V_PLAY


def dearer_block(act: Node, low: Low) -> tuple[Pat, int]:
    """To block this attack; to block with mid blocks, for the rest of the turn: to block is to play a card so."""
    hows = [node_of(part, act) for part in act.parts("hows")]
    times = [part for part in hows if part.label == "Until"]
    kept = tuple([part for part in hows if part.label != "Until"])
    fields = tuple([(name, kept if name == "hows" else value) for name, value in act.fields if name != "hows" or kept])
    pat = to_block(Node(act.label, fields, act.start, act.end), RIVAL, low)
    pat.verb = V_PLAY
    if len(times) > 1 or (low.kind == CONTINUOUS and not low.fired and times):
        refuse(act, "how long a block costs more cannot be told")
    if times:
        return pat, until_of(times[0].node("until"), low)
    of_this = isinstance(act.get("what"), Node)
    if not of_this and (low.kind != CONTINUOUS or low.fired):
        refuse(act, "how long a block costs more cannot be told")
    return pat, ATTACK_PERIOD if of_this else NOBODY
