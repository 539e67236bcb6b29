"""Cards that go somewhere: added to a hand, put on a deck, built into a stage."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, effect, node_of, only, refuse
from kumite.english.lower.nouns.places import zones_of
from kumite.english.lower.verbs.manner import Manner, delayed, manner_of
from kumite.english.lower.verbs.moves import is_top
from kumite.english.lower.verbs.objects import Verb, act_on, changed_node, owner
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Test, Text, Word
from kumite.games.universus.terms import (
    DECK,
    DISCARDS,
    DOER,
    HAND,
    OWNER,
    POOL,
    REMOVED,
    RIVAL,
    STAGE,
    V_CLEAR,
    V_DESTROY,
    V_DISCARD,
    V_MILL,
    YOU,
)
from kumite.games.universus.words.looks import Arrange
from kumite.games.universus.words.moves import Build, Mill, Move, Remove
from kumite.games.universus.words.sels import Sel
from kumite.games.universus.words.structure import Or
from kumite.games.universus.words.tests import Done

FIRST: Final = ("beginning", POOL)  # to the left of all
BUILDING: Final = Verb("build", (HAND,), (STAGE,))
GONE: Final = (V_DISCARD, V_MILL, V_CLEAR, V_DESTROY)  # to the discard pile


def move(node: Node, low: Low) -> Text:
    """Add, put, return, take and add: to the zone that is said."""
    only(node, "verb", "agrees", "what", "from", "back", "prep", "to", "hows", "put")
    if node.get("verb") == "take" and node.get("prep") == "in":
        refuse(node, "whether these are there, or go there, cannot be told")
    later = delayed(node, low)
    if later is not None:
        return later
    counters = counter_moved(node, low)
    if counters is not None:
        return counters
    to = node.node("to")
    place = node_of(to.get("zones"), to) if to.label == "To" else to
    ways = [changed_node(node, "to", way) for way in places(to, place)]
    if ways:
        return (Or(tuple([move(way, low) for way in ways]), low.doer),)
    whose, zones = zones_of(their_owners(changed_node(place, "end", None), low), low)
    if len(zones) != 1:
        refuse(to, "to which of these zones is not understood")
    going = Going(zones[0], whose, end_of(to, place), node.get("verb") == "shuffle", manner_of(node), to)
    verb = Verb(str(node.get("put") or node.get("verb")), after=zones)
    return act_on(node, low, verb, lambda what, who: (going.word(what, who, low),))


def places(to: Node, place: Node) -> list[Node]:
    """To the top or the bottom, to your hand or card pool: each of them; none where it is one place."""
    if to.get("end2") is not None:
        return [changed_node(changed_node(to, "end2", None), "end", str(to.get(end))) for end in ("end", "end2")]
    if place.label != "Zones" or place.get("join") != "or":
        return []
    parts = [node_of(part, place) for part in place.parts()]
    first = parts[0].get("whose")
    owned = [part if part.get("whose") is not None or first is None else with_owner(part, first) for part in parts]
    return [changed_node(to, "zones", one) for one in owned]


def with_owner(zone: Node, whose: Value) -> Node:
    """Your hand or card pool: both yours."""
    return Node(zone.label, (("whose", whose), *zone.fields), zone.start, zone.end)


def their_owners(place: Node, low: Low) -> Node:
    """Their hand, where you act: their owner's (UVS-OWNER-02)."""
    whose = place.get("whose")
    if low.doer == YOU and isinstance(whose, Node) and whose.label in ("Their", "They"):
        return changed_node(place, "whose", Node("OwnersOf", (), whose.start, whose.end))
    return place


def counter_moved(node: Node, low: Low) -> Text | None:
    """Add 1 Fuel counter to a card in your stage: to the grammar, a thing that is moved."""
    what = node.node("what")
    kind = what.get("type")
    if not isinstance(kind, Node) or kind.get("name") != "counter":
        return None
    on = [node_of(mod, what) for mod in what.parts("mods")]
    names = [node_of(adj, what) for adj in what.parts("adjs")]
    plain = node.get("verb") in ("add", "put", "place") and node.get("prep") == "in" and not node.parts("hows")
    if not plain or [mod.label for mod in on] != ["ToWhat"] or [name.label for name in names] != ["Trait"]:
        refuse(node, "on which card these counters are put is not said")
    card = on[0].node("what")
    where = Node("In", (("prep", "in"), ("zones", node.node("to").node("zones"))), node.start, node.end)
    there = Node("Sel", (*card.fields, ("mods", (*card.parts("mods"), where))), card.start, card.end)
    named = (("verb", "add"), ("n", what.node("n")), ("name", str(names[0].get("name"))), ("what", there))
    return effect(Node("Counter", named, node.start, node.end), low)


def end_of(to: Node, place: Node) -> str:
    """top, bottom, or nothing."""
    end = to.get("end") if to.label == "To" else None
    return str(end or place.get("end") or "")


class Going:
    """Where cards go, and how."""

    def __init__(self, to: int, whose: int, end: str, shuffle: bool, how: Manner, node: Node) -> None:
        self.to = to
        self.whose = whose
        self.end = end
        self.shuffle = shuffle
        self.how = how
        self.node = node

    def word(self, what: Test, who: int, low: Low) -> Word:
        into = self.into(what, low)
        if self.to == STAGE:
            return self.built(what, who, into)
        if self.how.committed or self.how.transformed:
            refuse(self.node, "only in a stage is a card committed or transformed")
        if self.to == REMOVED:
            return Remove(what, who, facedown=self.how.facing == "down")
        if self.to == DECK:
            return self.into_deck(what, who, into, owner(what, low))
        if self.how.order or (self.end and (self.end, self.to) not in (("top", DISCARDS), FIRST)):
            refuse(self.node, "an end or an order is only understood of a deck")
        if self.to == DISCARDS and isinstance(what, Sel) and is_top(what):
            return Mill(what.n, who if what.whose == DOER else what.whose)
        if self.to in (HAND, DISCARDS) and self.how.facing:
            refuse(self.node, "in this zone no card is turned")
        return Move(what, self.to, who, (self.end, self.to) == FIRST, self.how.facing, into=into)

    def into(self, what: Test, low: Low) -> int:
        """Whose zone: their owner's, where that goes without saying (UVS-OWNER-02)."""
        of = owner(what, low)
        whose = low.doer if self.whose == DOER and self.node.get("whose") is None else self.whose
        if self.whose in (OWNER, DOER) or whose == of:
            return OWNER
        if of != -1:
            refuse(self.node, "a card never goes to another player's zone")
        return whose

    def built(self, what: Test, who: int, into: int) -> Word:
        if self.end or self.how.order or into != OWNER:
            refuse(self.node, "this cannot be built there" if into == OWNER else "whose stage this is cannot be told")
        return Build(what, who, self.how.facing, self.how.committed, self.how.transformed)

    def into_deck(self, what: Test, who: int, into: int, of: int) -> Word:
        if self.how.facing == "up":
            refuse(self.node, "cards in a deck are not turned")
        if self.shuffle:
            return Move(what, DECK, who, shuffle=True, into=into)
        if not self.end:
            refuse(self.node, "where in the deck this goes is not said")
        if self.how.order and of in (YOU, RIVAL) and (not isinstance(what, Sel) or what.zones == (DECK,)):
            return Arrange(what, self.end == "top", who, self.how.order == "random")
        if self.how.order not in ("", "any"):
            refuse(self.node, "this order is not understood")
        theirs = self.how.order == "any" and of not in (DOER, who)  # of one's own it goes without saying (UVS-DECK-04)
        return Move(what, DECK, who, top=self.end == "top", into=into, ordered=theirs)


def build(node: Node, low: Low) -> Text:
    only(node, "verb", "agrees", "what", "from", "hows")
    later = delayed(node, low)
    if later is not None:
        return later
    how = manner_of(node)
    if how.order:
        refuse(node, "a stage has no order")

    def make(what: Test, who: int) -> Text:
        if isinstance(what, Sel) and what.zones == (HAND,) and any(has_gone(test) for test in what.tests):
            refuse(node, "from where these are built is not said")
        return (Build(what, who, how.facing, how.committed, how.transformed),)

    return act_on(node, low, BUILDING, make)


def has_gone(test: Test) -> bool:
    """Milled this turn: none of these lie in the hand."""
    return isinstance(test, Done) and test.verb in GONE
