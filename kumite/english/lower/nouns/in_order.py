"""One certain card by its place in an order: the last attack you played, the first Kick attack in your card pool."""

from __future__ import annotations

import re
from typing import Final

from kumite.english.lower.base import Low, only, refuse
from kumite.english.lower.nouns.adjectives import CARD_TYPES, is_many
from kumite.english.lower.nouns.owners import as_counted, owner_of
from kumite.english.lower.nouns.parts import taken_apart
from kumite.english.lower.nouns.references import speak_of
from kumite.english.lower.plain.nodes import THIS_TURN, label_of, noun
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import ATTACK, BLITZ, DOER, ENHANCE, FORM, POOL, RIVAL, YOU
from kumite.games.universus.words.asked import FirstPlayed
from kumite.games.universus.words.outermost import Outermost
from kumite.games.universus.words.sels import Sel
from kumite.games.universus.words.tests import Type

PLACES: Final = ("first", "second", "third", "fourth")
PLAYED: Final = re.compile(r"\bplayed\b", re.IGNORECASE)
OF_A_CARD: Final = ("With", "Without")


def one_in_order(node: Node, low: Low) -> Sel | None:
    """The card; None for what is no such phrase."""
    order = node.get("order")
    if order not in (*PLACES, "last") or node.get("n") is not None or is_many(node) or noun(node) == "":
        return None
    mods = [part for part in node.parts("mods") if isinstance(part, Node)]
    found = there(node, mods, low) if "In" in [mod.label for mod in mods] else played(node, mods, low)
    if found is not None:
        speak_of(low, found, node.start)
    return found


def there(node: Node, mods: list[Node], low: Low) -> Sel | None:
    """The last Kick attack in your card pool."""
    only(node, "det", "order", "adjs", "type", "mods")
    if node.get("order") not in ("first", "last") or node.get("det") != "the":
        return None
    kept: list[tuple[str, Value]] = [one for one in node.fields if one[0] in ("adjs", "type", "mods")]
    phrase = taken_apart(Node("Sel", tuple(kept), node.start, node.end), low)
    if phrase.zones != (POOL,):
        return None
    whose = as_counted(phrase.whose, low)
    if whose not in (YOU, RIVAL, DOER):
        refuse(node, "in whose card pool this is cannot be told")
    tests = phrase.tests
    return Sel(1, whose, (*types_of(tests), Outermost(tests, node.get("order") == "last")), (POOL,))


def played(node: Node, mods: list[Node], low: Low) -> Sel | None:
    """The last attack you played; your rival's second Kick attack this turn, if it has been played."""
    order, whose = str(node.get("order")), node.get("whose")
    rest = [mod for mod in mods if mod.label not in OF_A_CARD and mod != THIS_TURN]
    by = rest[0] if len(rest) == 1 and rest[0].label == "ByPlayer" and rest[0].get("act") == "play" else None
    if by is not None and whose is None:
        only(by, "who", "act", "pps")
        whose, rest = by.node("who"), [pp for pp in by.parts("pps") if isinstance(pp, Node) and pp != THIS_TURN]
    since = THIS_TURN in mods or (by is not None and THIS_TURN in by.parts("pps"))
    if rest or not isinstance(whose, Node) or label_of(whose) not in ("You", "Rival") or noun(node) not in CARD_TYPES:
        return None
    only(node, "det", "whose", "order", "adjs", "type", "mods")
    if order == "last" and not (low.card_type == ATTACK or low.kind in (ENHANCE, BLITZ, FORM)):
        refuse(node, "which attack is the last cannot be told")  # whether the one that this answers counts
    if order != "last" and not (since and PLAYED.search(low.text[node.start : node.end])):
        return None  # one to come may be meant
    kept: list[tuple[str, Value]] = [one for one in node.fields if one[0] in ("adjs", "type")]
    said = tuple([mod for mod in mods if mod.label in OF_A_CARD])
    kept += [("mods", said)] if said else []
    tests = taken_apart(Node("Sel", tuple(kept), node.start, node.end), low).tests
    types = types_of(tests)
    others = tuple([test for test in tests if test not in types])
    nth = PLACES.index(order) + 1 if order != "last" else 1
    return Sel(1, as_counted(owner_of(whose, low), low), (*types, FirstPlayed(order == "last", nth, others)), (POOL,))


def types_of(tests: tuple[Test, ...]) -> tuple[Test, ...]:
    return tuple([test for test in tests if isinstance(test, Type)])
