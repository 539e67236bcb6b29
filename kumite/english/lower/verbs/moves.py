"""Cards that move: draw, mill, discard, spend, clear, destroy, sacrifice, remove."""

from __future__ import annotations

import re
from typing import Final

from kumite.english.lower.base import Low, amount, node_of, only, refuse, selector
from kumite.english.lower.nouns.places import zones_of
from kumite.english.lower.nouns.quantity import quantity
from kumite.english.lower.nouns.references import remember_count
from kumite.english.lower.numbers.done_numbers import number_paid
from kumite.english.lower.numbers.left_over import that_amount
from kumite.english.lower.verbs.manner import PLAIN, delayed, manner_of
from kumite.english.lower.verbs.objects import Verb, act_on, zone_said
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount, Test, Text, Word
from kumite.games.universus.terms import (
    ASSET,
    DECK,
    DISCARDS,
    DOER,
    FOUNDATION,
    HAND,
    MOMENTUM,
    POOL,
    REMOVED,
    RIVAL,
    STAGE,
    YOU,
)
from kumite.games.universus.words.amounts import Bound, Count, Minus, Plus
from kumite.games.universus.words.moves import Clear, Destroy, Discard, Draw, Mill, Remove, Spend
from kumite.games.universus.words.plays import Drive, Ruin
from kumite.games.universus.words.sels import Copies, Ref, Sel
from kumite.games.universus.words.tests import Type

COUNTED: Final = ("Draw", "Mill", "Discard", "Spend", "Destroy", "Commit", "Flip", "Remove")  # events of so many cards
POINTS: Final = (*COUNTED, "GainLose", "Gain", "Lose", "Deal", "Take")  # and of so many points
BOTTOM_CARD: Final = re.compile(r"\bbottom (?:\w+ )?cards?\b")
DISCARDING: Final = Verb("discard", (HAND,), (DISCARDS,))
SPENDING: Final = Verb("spend", (MOMENTUM,), (DISCARDS,))
CLEARING: Final = Verb("clear", (POOL,), (DISCARDS,))
DESTROYING: Final = Verb("destroy", after=(DISCARDS,))
SACRIFICING: Final = Verb("sacrifice", after=(DISCARDS,))
REMOVING: Final = Verb("remove", after=(REMOVED,))


def number(node: Node, low: Low, name: str = "n") -> Amount | int:
    """How many: a plain number.  Up to so many of something that is not chosen is not understood."""
    value = node.get(name)
    if value in ("that", "same"):
        more = node.get("plus")
        many = that_many(node, low)
        return many if more is None else Plus(many, number(node, low, "plus"))
    inner = node_of(value, node)
    picked = number_paid(inner, low)
    if picked is not None:
        return picked
    if inner.label in ("Num", "X", "More", "OneOf", "UpTo", "AtLeast", "All", "AnyNumber", "Random", "Each", "Both"):
        much = quantity(inner, low)
        if much.upto or much.every or much.random or much.least >= 0:
            refuse(inner, "only a number can be meant here")
        return much.n
    return amount(inner, low)


def events_of(event: Node | None) -> list[Node]:
    """The event; each of several, one of which it was."""
    if event is None:
        return []
    return [event] if event.label != "AnyOf" else [part for part in event.parts() if isinstance(part, Node)]


def is_deed(event: Node, labels: tuple[str, ...]) -> bool:
    does = event.get("does") if event.label == "Event" else None
    return isinstance(does, Node) and does.label in labels


def that_many(node: Node, low: Low) -> Amount:
    """As many as the act before has met."""
    for said in reversed(low.mentions):
        if isinstance(said.ref, Ref) and said.act and said.ref.name not in ("event", "event all"):
            return Bound(said.ref.name)
    events = events_of(low.event)
    if events and all(is_deed(event, (*POINTS, "Move")) for event in events):
        return Bound("event")
    if node.label == "ThatMany":
        found = that_amount(node, low)
        return found if isinstance(found, Amount) else refuse(node, "how many that is cannot be told")
    return refuse(node, "how many that is cannot be told")


def draw(node: Node, low: Low) -> Text:
    only(node, "verb", "agrees", "n", "more", "plus")
    n = number(node, low)
    remember_count(low, "drawn", "draw", n == 1, low.doer, node.start)
    return (Draw(n, low.doer),)


def draw_shown(node: Node, low: Low) -> Text | None:
    """Reveal the top card of your deck. If it is an attack, draw it: it is the next one to draw."""
    what = node.get("what")
    if not isinstance(what, Node):
        return None
    only(node, "verb", "agrees", "what")
    found = selector(what, low)
    shown = [one for one in low.mentions if one.ref == found and one.act in ("reveal", "look")]
    on_top = [one for one in shown if one.zones == (DECK,) and one.seat == low.doer and not one.many]
    moved = any(one.act in ("draw", "mill", "check", "add", "put") for one in low.mentions)
    if not isinstance(found, Ref) or not on_top or len(shown) != 1 or moved or BOTTOM_CARD.search(low.text):
        refuse(node, "whether this is the card to draw next cannot be told")
    remember_count(low, "drawn", "draw", True, low.doer, node.start)
    return (Draw(1, low.doer),)


def draw_to(node: Node, low: Low) -> Text:
    """Up to a number of cards in hand."""
    only(node, "verb", "agrees", "n", "prop")
    value = node.get("n")
    if value is None:
        value = Node("Value", (("prop", node.node("prop")),), node.start, node.end)
    n = amount(node_of(value, node), low)
    remember_count(low, "drawn", "draw", False, low.doer, node.start)
    return (Draw(n, low.doer, upto=True),)


def draw_until(node: Node, low: Low) -> Text:
    """Until you have so many cards in hand."""
    only(node, "verb", "agrees", "cond")
    cond = node.node("cond")
    what = cond.get("what")
    if cond.label != "Has" or not isinstance(what, Node) or what.label != "Counted" or what.get("which") is not None:
        refuse(node, "until when is drawn cannot be told")
    only(cond, "who", "what")
    only(what, "n", "of")
    if not in_hand(what.node("of")):
        refuse(node, "until when is drawn cannot be told")
    remember_count(low, "drawn", "draw", False, low.doer, node.start)
    return (Draw(number(what, low), low.doer, upto=True),)


def in_hand(node: Node) -> bool:
    """Cards in hand, and no others."""
    kind, mods = node.get("type"), node.parts("mods")
    if not isinstance(kind, Node) or kind.get("name") != "card" or node.parts("adjs") or len(mods) != 1:
        return False
    zones = [part.parts("names") for part in node_of(mods[0], node).walk() if part.label == "Zone"]
    return zones == [("hand",)]


def mill(node: Node, low: Low) -> Text:
    n = so_many_milled(node, low)
    remember_count(low, "milled", "mill", n == 1, low.doer, node.start)
    return (Mill(n, low.doer),)


def so_many_milled(node: Node, low: Low) -> Amount | int:
    """3 cards; the top 3 cards of one's own deck; a number of cards equal to something."""
    what = node.get("what")
    if not isinstance(what, Node):
        only(node, "verb", "agrees", "n", "more", "plus")
        return number(node, low)
    only(node, "verb", "agrees", "what")
    if what.label == "Top" and what.get("end") == "top" and what.get("zones") is not None:
        only(what, "end", "n", "zones")
        whose, zones = zones_of(what.node("zones"), low)
        if zones != (DECK,) or whose not in (DOER, low.doer):
            refuse(what, "whose deck is milled by whom cannot be told")
        return 1 if what.get("n") is None else number(what, low)
    kind = what.get("type")
    only(what, "n", "type")
    if what.label != "Sel" or not isinstance(kind, Node) or kind.get("name") != "card":
        refuse(what, "what is milled is not understood")
    return number(what, low)


def ruin(node: Node, low: Low) -> Text:
    only(node, "verb", "agrees", "n")
    if low.doer != YOU:
        refuse(node, "only your own Ruin is understood")
    remember_count(low, "destroyed", "sacrifice", False, RIVAL, node.start)
    return (Ruin(number(node, low)),)


def drive(node: Node, low: Low) -> Text:
    only(node, "verb", "agrees", "n")
    n = number(node, low)
    remember_count(low, "driven", "drive", n == 1, low.doer, node.start)
    return (Drive(n, low.doer),)


# Discarding: spending, clearing and milling too, by the zone (CARD-ENGLISH, trap 8)


def discard(node: Node, low: Low) -> Text:
    only(node, "verb", "agrees", "what", "from", "atrandom", "review")
    zones = zone_said(node, low)

    def make(what: Test, who: int) -> Text:
        word = thrown(what, who, zones)
        if node.get("review") is None:
            return (word,)
        if not isinstance(word, Discard) or not isinstance(what, Sel) or what.zones != (HAND,):
            refuse(node, "only cards from a hand are reviewed")
        return (Discard(what, who, review=True),)

    return act_on(node, low, DISCARDING, make)


def thrown(what: Test, who: int, zones: tuple[int, ...]) -> Word:
    """The word for what discarding from there is: spending, clearing, milling, destroying or discarding
    (UFS-RULING-56).  In the older game only foundations and assets can be destroyed; a character is discarded."""
    if isinstance(what, Sel):
        zones = what.zones
        if is_top(what):
            return Mill(what.n, who if what.whose == DOER else what.whose)
    if what == Ref("block") or isinstance(what, Copies):
        zones = (POOL,)
    if zones == (MOMENTUM,):
        return Spend(what, who)
    if zones == (POOL,):
        return Clear(what, who)
    if zones == (STAGE,) and is_mortal(what):
        return Destroy(what, who)
    return Discard(what, who)


def is_mortal(what: Test) -> bool:
    """Nothing but foundations and assets."""
    tests = what.tests if isinstance(what, Sel) else ()
    return any(isinstance(test, Type) and set(test.types) <= {FOUNDATION, ASSET} for test in tests)


def is_top(what: Sel) -> bool:
    """Nothing but the top cards of a deck."""
    plain = not (what.tests or what.upto or what.every or what.random or what.next) and what.least < 0
    return plain and what.top and what.zones == (DECK,) and what.whose in (DOER, YOU, RIVAL)


def discard_to(node: Node, low: Low) -> Text:
    """Down to so many cards in hand."""
    only(node, "verb", "agrees", "n")
    least = amount(node.node("n"), low)
    held = Sel(99, low.doer if low.doer != YOU else YOU, (), (HAND,), every=True)
    remember_count(low, "discarded", "discard", False, low.doer, node.start)
    return (Discard(Sel(Minus(Count(held), least), DOER, (), (HAND,)), low.doer),)


# The other ways to the discard pile, and out of the game


def spend(node: Node, low: Low) -> Text:
    only(node, "verb", "agrees", "what", "from")
    return act_on(node, low, SPENDING, lambda what, who: (Spend(what, who),))


def clear(node: Node, low: Low) -> Text:
    only(node, "verb", "agrees", "what", "from")
    return act_on(node, low, CLEARING, lambda what, who: (Clear(what, who),))


def destroy(node: Node, low: Low) -> Text:
    only(node, "verb", "agrees", "what", "from", "atrandom")
    return act_on(node, low, DESTROYING, lambda what, who: (Destroy(what, who),))


def sacrifice(node: Node, low: Low) -> Text:
    only(node, "verb", "agrees", "what", "from")
    return act_on(node, low, SACRIFICING, lambda what, who: (Destroy(what, who, sacrifice=True),))


def remove(node: Node, low: Low) -> Text:
    """Out of the game."""
    only(node, "verb", "agrees", "what", "from", "hows")
    later = delayed(node, low)
    if later is not None:
        return later
    how = manner_of(node)
    if how not in (PLAIN, PLAIN._replace(facing="down"), PLAIN._replace(facing="up")):
        refuse(node, "how this is removed is not understood")
    if REMOVED in zone_said(node, low):
        refuse(node, "what is removed already cannot be removed")
    return act_on(node, low, REMOVING, lambda what, who: (Remove(what, who, facedown=how.facing == "down"),))
