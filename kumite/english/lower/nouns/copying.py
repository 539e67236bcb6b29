"""Multiple copies, blocks as cards, and where cards are of which no zone is said."""

from __future__ import annotations

import re
from typing import Final

from kumite.english.lower.base import only, refuse
from kumite.english.lower.nouns.adjectives import types_in
from kumite.english.lower.nouns.owners import as_object
from kumite.english.lower.nouns.phrase import Phrase
from kumite.english.lower.nouns.pointing import PLAYED
from kumite.english.lower.nouns.quantity import MANY
from kumite.english.lower.nouns.whereabouts import among_seen
from kumite.english.nodes import Node
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import ANY, ATTACK, BLITZ, DOER, ENHANCE, HEIGHTS, NOBODY, POOL, STAGE
from kumite.games.universus.words.asked import HasBlock, MultipleCopy, OfNamed
from kumite.games.universus.words.sels import Copies, Sel
from kumite.games.universus.words.tests import TheNamed

IN_STAGE: Final = (STAGE,)
REST: Final = re.compile(
    r" to your hand,? (?:and|then|and then) (?:discard|remove|put|add|mill) the (?:rest|remaining)"
)
SUBJECT: Final = re.compile(r"\s+(?:get|gain|lose|deal|have|cannot|do|may|can)\b")


def is_its_copies(node: Node) -> bool:
    """This attack and its Multiple copies."""
    kind, whose = node.get("type"), node.get("whose")
    adjs = [str(part.get("name")).lower() for part in node.parts("adjs") if isinstance(part, Node)]
    if not isinstance(kind, Node) or kind.get("name") != "copy" or kind.get("many") is None or adjs != ["multiple"]:
        return False
    return isinstance(whose, Node) and whose.label == "Its" and node.get("mods") is None


def copies(phrase: Phrase) -> Test:
    """All Multiple copies of this attack; of another, or one of them, is not in the engine.  Where no attack is named,
    those in a card pool, whichever attack they are of."""
    node, low = phrase.node, phrase.low
    named = any(isinstance(part, Node) and part.label == "Of" for part in node.parts("mods"))
    if phrase.tests != (Copies(),) or not phrase.quantity.every:
        refuse(node, "Multiple copies of which attack cannot be told")
    if named or (phrase.whose == NOBODY and low.card_type == ATTACK and low.kind in (ENHANCE, BLITZ)):
        return Copies()  # of this very attack: no other has any in its sequence
    whose = ANY if phrase.whose in (NOBODY, DOER) and not phrase.zones else phrase.whose
    if phrase.zones not in ((), (POOL,)):
        refuse(node, "Multiple copies are in a card pool")
    return Sel(MANY, as_object(whose, low), (MultipleCopy(),), (POOL,), every=True)


def block_tests(node: Node) -> tuple[Test, ...]:
    """A mid block: a card with one."""
    only(node, "det", "type", "adjs")
    heights = [str(part.get("name")) for part in node.parts("adjs") if isinstance(part, Node)]
    if len(heights) > 1 or any(height not in HEIGHTS for height in heights):
        refuse(node, "which block this is cannot be told")
    return (HasBlock(HEIGHTS.index(heights[0])) if heights else HasBlock(),)


# Where


def of_those_seen(phrase: Phrase, node: Node) -> tuple[int, ...]:
    """Reveal 4 cards. Add 1 attack to your hand and discard the rest: 1 of those."""
    low = phrase.low
    if REST.match(low.text[node.end :]) is None or phrase.whose not in (NOBODY, DOER):
        return ()
    return among_seen(phrase, low.mentions)


def guessed_home(phrase: Phrase, node: Node, verb: bool = False) -> tuple[int, ...]:
    """Without a zone cards are in a stage, but attacks and actions never are (UVS-RULING-118)."""
    types = types_in(phrase.tests)
    every = types == (ATTACK,) and phrase.quantity.every
    if every and phrase.whose not in (NOBODY, DOER):
        return PLAYED
    if every and phrase.many and SUBJECT.match(phrase.low.text[node.end :]):
        phrase.whose = ANY  # attacks get +1 speed, whosever they are
        return PLAYED
    if TheNamed() in phrase.tests and phrase.quantity.every and not types and verb:
        phrase.whose = (
            ANY if phrase.whose == NOBODY else phrase.whose
        )  # flip all copies of that card, whosever they are
        return IN_STAGE
    if ATTACK in types or any(isinstance(test, TheNamed | OfNamed) for test in phrase.tests):
        seen = of_those_seen(phrase, node)
        return seen or refuse(node, "where these cards are is not said")
    return IN_STAGE
