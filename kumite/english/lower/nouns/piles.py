"""Whole zones, and the tops and bottoms of piles."""

from __future__ import annotations

from kumite.english.lower.base import Low, only, refuse
from kumite.english.lower.nouns.its_owner import player_meant
from kumite.english.lower.nouns.owners import as_counted
from kumite.english.lower.nouns.places import zones_of
from kumite.english.lower.nouns.pointing import noun_types
from kumite.english.lower.nouns.quantity import ALL, quantity
from kumite.english.lower.nouns.references import speak_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import DECK, DISCARDS, OWNER
from kumite.games.universus.words.sels import Sel


def top(node: Node, low: Low) -> Test:
    """The top 3 cards of your deck."""
    only(node, "end", "n", "zones", "type")
    if node.get("type") is not None and noun_types(node, low):
        refuse(node, "the top cards of one type are not understood")
    if node.get("zones") is None:
        refuse(node, "the top of what is not said")
    whose, zones = zones_of(node.node("zones"), low)
    if zones not in ((DECK,), (DISCARDS,)):
        refuse(node, "only a deck or a discard pile has a top")
    q = quantity(node.get("n"), low, node)
    if whose == OWNER:
        whose = player_meant(node.node("zones").get("whose"), low)
    whose = as_counted(whose, low)
    found = Sel(
        q.n,
        whose,
        (),
        zones,
        q.upto,
        q.every,
        q.random,
        node.get("end") == "top",
        False,
        node.get("end") != "top",
        q.least,
    )
    if found.n == 1 and not in_event(node, low):
        speak_of(low, found, node.start)
    return found


def in_event(node: Node, low: Low) -> bool:
    """Whether the phrase is part of the event: then the event's card is meant later."""
    return low.event is not None and low.event.start <= node.start < low.event.end


def whole_zone(node: Node, low: Low) -> Test:
    """Your hand: all cards in it; 1 of your momentum."""
    only(node, "n", "whose", "names")
    whose, zones = zones_of(
        Node("Zone", tuple([f for f in node.fields if f[0] in ("whose", "names")]), node.start, node.end), low
    )
    whose = player_meant(node.get("whose"), low) if whose == OWNER else whose
    q = ALL if node.get("n") is None else quantity(node.get("n"), low, node)
    return Sel(q.n, as_counted(whose, low), (), zones, q.upto, q.every, q.random, least=q.least)
