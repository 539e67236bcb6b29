"""A card may be played with other numbers than it has."""

from __future__ import annotations

from kumite.english.lower.base import Low, effect, only, refuse
from kumite.english.lower.plain.nodes import label_of, remade
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import CONTINUOUS, NOBODY, V_PLAY
from kumite.games.universus.words.changes import Modify
from kumite.games.universus.words.rule import OFFERS, Rule
from kumite.games.universus.words.sels import This
from kumite.games.universus.words.triggers import Event


def offered(node: Node, low: Low) -> Text | None:
    """This card may be played at -2 difficulty and -2 damage (UVS-RULING-177)."""
    act = node.get("act")
    pps = act.parts("pps") if isinstance(act, Node) and (act.label, act.get("act")) == ("Passive", "play") else ()
    at = pps[0] if len(pps) == 1 and isinstance(pps[0], Node) and pps[0].label == "AtStats" else None
    if node.get("modal") != "may" or not isinstance(act, Node) or at is None:
        return None
    only(node, "modal", "target", "act")
    only(act, "act", "pps")
    target = node.node("target")
    if label_of(target) != "Sel" or target.get("det") != "this":
        refuse(node, "which card may be played so cannot be told")
    if low.kind != CONTINUOUS or low.fired:
        refuse(node, "until when it may be played so is not said")
    gets = effect(remade(node, (("verb", "get"), ("target", target), ("by", at.node("by"))), "Modify"), low)
    for word in gets:
        if not isinstance(word, Modify) or word.target != This() or not isinstance(word.amount, int):
            refuse(node, "with which numbers it may be played cannot be told")
        if word.until != NOBODY:
            refuse(node, "for how long it has these numbers is not said")
    return (Rule(OFFERS, Event(V_PLAY, own=True), then=gets),)
