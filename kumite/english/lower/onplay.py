"""What holds as a card is played: it ignores progressive difficulty, if it is played so.

This chapter stands before the others' rule for If."""

from __future__ import annotations

from typing import Final

from kumite.english.lower import idioms
from kumite.english.lower.base import EFFECTS, Low, only
from kumite.english.lower.events import patterns
from kumite.english.lower.fired import is_static
from kumite.english.lower.past import as_event
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import V_PLAY
from kumite.games.universus.words.rule import IGNORES, Rule

IF: Final = idioms.if_added


def if_played(node: Node, low: Low) -> Text:
    """If this card is played from anywhere other than your hand, it ignores progressive difficulty."""
    cond, does = node.node("cond"), node.node("does")
    event = as_event(cond) if cond.label == "Past" and cond.get("act") == "play" else None
    target = does.get("target")
    ignores = does.label == "Rule" and does.get("modal") == "ignores" and does.get("of") == "progressive"
    itself = isinstance(target, Node) and (target.label == "It" or target.get("det") == "this")
    if event is None or not ignores or not itself or not is_static(low) or not event.parts("pps"):
        return IF(node, low)
    only(node, "cond", "does", "tail")
    only(does, "target", "modal", "verb", "agrees", "of")
    pats = patterns(event, low)
    pat = pats[0]
    if len(pats) != 1 or pat.verb != V_PLAY or not pat.own or pat.conds:
        return IF(node, low)
    return (Rule(IGNORES, pat.event()),)


EFFECTS["If"] = if_played
