"""Multiple copies, blocks as cards, and where cards are of which no zone is said."""

from __future__ import annotations

import re
from typing import Final

from kumite.english.lower.base import Low, only, refuse
from kumite.english.lower.nouns.adjectives import types_in
from kumite.english.lower.nouns.owners import as_object
from kumite.english.lower.nouns.parts import is_copy, is_multiple
from kumite.english.lower.nouns.phrase import Phrase
from kumite.english.lower.nouns.pointing import PLAYED
from kumite.english.lower.nouns.quantity import MANY
from kumite.english.lower.nouns.whereabouts import among_seen
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import ANY, ATTACK, BLITZ, DOER, ENHANCE, HEIGHTS, NOBODY, POOL, STAGE
from kumite.games.universus.words.asked import HasBlock, MultipleCopy, OfNamed
from kumite.games.universus.words.sels import Copies, Sel
from kumite.games.universus.words.tests import CopyOf, TheNamed

IN_STAGE: Final = (STAGE,)
REST: Final = re.compile(
    r" to your hand,? (?:and|then|and then) (?:discard|remove|put|add|mill) the (?:rest|remaining)"
)
GETS: Final = re.compile(r"\s+get [+-]\w+ (?:speed|damage|difficulty|to (?:their|its) block modifier)")
SUBJECT: Final = re.compile(r"\s+(?:get|gain|lose|deal|have|cannot|do|may|can)\b")


def is_its_copies(node: Node) -> bool:
    """This attack and its Multiple copies."""
    kind, whose = node.get("type"), node.get("whose")
    adjs = [str(part.get("name")).lower() for part in node.parts("adjs") if isinstance(part, Node)]
    if not isinstance(kind, Node) or kind.get("name") != "copy" or kind.get("many") is None or adjs != ["multiple"]:
        return False
    return isinstance(whose, Node) and whose.label == "Its" and node.get("mods") is None


def of_any_attack(node: Node, low: Low) -> Node | None:
    """A Multiple copy of your attack, of an attack, or of none that is named: whichever attack it is of.  The phrase
    without `of`; or None, where it is not that."""
    if not is_copy(node) or not any(isinstance(part, Node) and is_multiple(part) for part in node.parts("adjs")):
        return None
    of = [part for part in node.parts("mods") if isinstance(part, Node) and part.label == "Of"]
    if not of:
        here = low.card_type == ATTACK and low.kind in (ENHANCE, BLITZ) and node.get("whose") is None
        return None if here else node
    whose = attack_of(of[0].get("what"))
    if whose is None or node.get("whose") is not None:
        return None
    mods = tuple([part for part in node.parts("mods") if part is not of[0]])
    kept = tuple([field for field in node.fields if field[0] != "mods"])
    return Node("Sel", (*whose, *kept, *((("mods", mods),) if mods else ())), node.start, node.end)


def attack_of(what: Value | None) -> tuple[tuple[str, Value], ...] | None:
    """Whose attack: your attack, an attack; nothing else may be said of it."""
    if not isinstance(what, Node) or what.label != "Sel":
        return None
    said, kind, whose = {name for name, _ in what.fields}, what.get("type"), what.get("whose")
    if not isinstance(kind, Node) or kind.get("name") != "attack" or kind.get("many") is not None:
        return None
    if said == {"det", "type"} and what.get("det") == "a":
        return ()
    yours = said == {"whose", "type"} and isinstance(whose, Node) and whose.label in ("You", "Rival")
    return (("whose", whose),) if yours and isinstance(whose, Node) else None


def copies(phrase: Phrase) -> Test:
    """All Multiple copies of this attack; of another, or one of them, is not in the engine.  Where no attack is named,
    those in a card pool, whichever attack they are of."""
    node, low = phrase.node, phrase.low
    named = any(isinstance(part, Node) and part.label == "Of" for part in node.parts("mods"))
    if phrase.tests != (Copies(),) or not phrase.quantity.every:
        refuse(node, "Multiple copies of which attack cannot be told")
    if phrase.zones not in ((), (POOL,)):
        refuse(node, "Multiple copies are in a card pool")
    if named or (phrase.whose == NOBODY and low.card_type == ATTACK and low.kind in (ENHANCE, BLITZ)):
        return Copies()  # of this very attack: no other has any in its sequence
    whose = ANY if phrase.whose in (NOBODY, DOER) and not phrase.zones else phrase.whose
    return Sel(MANY, as_object(whose, low), (MultipleCopy(),), (POOL,), every=True)


def block_tests(node: Node) -> tuple[Test, ...]:
    """A mid block: a card with one."""
    only(node, "det", "type", "adjs")
    heights = [str(part.get("name")) for part in node.parts("adjs") if isinstance(part, Node)]
    if len(heights) > 1 or any(height not in HEIGHTS for height in heights):
        refuse(node, "which block this is cannot be told")
    return (HasBlock(HEIGHTS.index(heights[0])) if heights else HasBlock(),)


# Where


def of_attack(phrase: Phrase) -> bool:
    """Copies of this attack: they are attacks, too."""
    here = ("attack", "this") if phrase.low.card_type == ATTACK else ("attack",)
    return any(isinstance(test, CopyOf) and test.ref in here for test in phrase.tests)


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
    if phrase.quantity.every and of_attack(phrase) and GETS.match(phrase.low.text[node.end :]):
        phrase.whose = ANY if phrase.whose in (NOBODY, DOER) else phrase.whose
        return PLAYED
    if every and phrase.many and SUBJECT.match(phrase.low.text[node.end :]):
        phrase.whose = ANY  # attacks get +1 speed, whosever they are
        return PLAYED
    if TheNamed() in phrase.tests and phrase.quantity.every and not types and GETS.match(phrase.low.text[node.end :]):
        phrase.whose = ANY if phrase.whose in (NOBODY, DOER) else phrase.whose  # as they are played
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
