"""Out of the ordinary: steps that end or are left out."""

from __future__ import annotations

from kumite.english.lower.base import Low, only, refuse
from kumite.english.lower.nouns.quantity import plain
from kumite.english.lower.times.durations import period_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import ANY, BLOCK_STEP, COMBAT_PHASE, ENHANCE_STEP, NOBODY
from kumite.games.universus.words.decks import DeckRule
from kumite.games.universus.words.ending import End

ENDABLE = (COMBAT_PHASE, ENHANCE_STEP, BLOCK_STEP)


def end_period(node: Node, low: Low) -> Text:
    """End the Combat Phase, this Enhance Step."""
    only(node, "verb", "agrees", "what")
    return ended(node.node("what"), low)


def ends(node: Node, low: Low) -> Text:
    """Your Combat Phase ends."""
    only(node, "verb", "agrees", "period")
    if node.get("verb") != "end":
        refuse(node, "only to end a period can be an effect")
    return ended(node.node("period"), low)


def ended(period: Node, low: Low) -> Text:
    span = period_of(period, low)
    if span.next or span.first or span.period not in ENDABLE:
        refuse(period, "no effect ends this period")
    whose = ANY if span.whose == NOBODY or span.period != COMBAT_PHASE else span.whose
    return (End(span.period, whose),)


def skip(node: Node, low: Low) -> Text:
    """This attack's Enhance Step is over as soon as it begins."""
    only(node, "verb", "agrees", "what")
    span = period_of(node.node("what"), low)
    if span.period not in (ENHANCE_STEP, BLOCK_STEP) or span.next:
        refuse(node, "this period cannot be left out")
    return (End(span.period, skips=True),)


def deck_rule(node: Node, low: Low) -> Text:
    """How many copies of this card, or of the one with this name, a deck may hold."""
    only(node, "only", "upto", "n", "name")
    n = plain(node, node.get("n"), low)
    name = str(node.get("name") or low.name)
    if not isinstance(n, int) or not name:
        refuse(node, "how many copies of which card cannot be told")
    return (DeckRule(name, n),)
