"""Rules that are told of an event: what counts as more than one card.

This chapter stands before the others' rule for Fired."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import EFFECTS, RIDERS, EffectRule, Low, RiderRule, only, refuse
from kumite.english.lower.events import waits
from kumite.english.lower.quantity import plain
from kumite.english.nodes import Node
from kumite.games.universus.printed import Rider, Text
from kumite.games.universus.terms import CONTINUOUS, V_COMMIT
from kumite.games.universus.words.riders import OncePerName
from kumite.games.universus.words.rule import COUNTS, Rule
from kumite.games.universus.words.triggers import Event

BEFORE: Final = EFFECTS["Fired"]


def when(node: Node, low: Low) -> Text:
    does = node.get("does")
    if isinstance(does, Node) and does.label == "Rule" and does.get("modal") == "counts as":
        return counts(node, does, low)
    return BEFORE(node, low)


def counts(node: Node, does: Node, low: Low) -> Text:
    """When you commit this card to pass a check, it counts as 2 cards."""
    only(node, "when", "event", "does")
    only(does, "target", "modal", "verb", "agrees", "as")
    role, target = does.node("as"), does.node("target")
    trigger, conds = waits(node.node("event"), low)
    own = isinstance(trigger, Event) and trigger.verb == V_COMMIT and trigger.own and not conds
    if not own or target.label != "It" or low.kind != CONTINUOUS:
        refuse(node, "what counts as more than it is cannot be told")
    only(role, "n", "type")
    kind = role.get("type")
    if role.label != "Role" or not isinstance(kind, Node) or kind.get("name") != "card":
        refuse(role, "as what it counts is not understood")
    return (Rule(COUNTS, trigger, plain(role, role.get("n"), low)),)


def once_per_name(node: Node, low: Low) -> tuple[Rider, ...]:
    only(node)
    return (OncePerName(),)


WHENS: Final[dict[str, EffectRule]] = {"Fired": when}
LIMITS: Final[dict[str, RiderRule]] = {"OncePerName": once_per_name}
EFFECTS.update(WHENS)
RIDERS.update(LIMITS)
