"""Some of the cards that were spoken of before: 1 of them, the revealed attacks, the rest."""

from __future__ import annotations

from typing import Final

from kumite.core.position import fields
from kumite.english.lower.base import Low, Mention, only, refuse, selector
from kumite.english.lower.nouns.adjectives import in_order, is_many
from kumite.english.lower.nouns.owners import as_object
from kumite.english.lower.nouns.parts import taken_apart
from kumite.english.lower.nouns.pointing import noun_types
from kumite.english.lower.nouns.quantity import MANY, quantity
from kumite.english.lower.nouns.references import about, found_in, name_of, newest, pronoun
from kumite.english.lower.nouns.whereabouts import AFTER_EVENT
from kumite.english.nodes import Node
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import STAGE
from kumite.games.universus.words.sels import Ref, Sel
from kumite.games.universus.words.tests import Among, Not, Type

IN_STAGE: Final = (STAGE,)


def of_that_kind(node: Node, found: Test, low: Low) -> Test:
    """The revealed attacks: those of the revealed cards that are attacks."""
    if not isinstance(found, Ref) or not is_many(node):
        return found
    types, said = noun_types(node, low), about(found, low)
    if not types or (said.types and set(said.types) <= set(types)):
        return found
    tests = (Among(name_of(said, node)), Type(types))
    return Sel(MANY, as_object(said.seat, low), tests, found_in(said, node), every=True)


def some_of(node: Node, low: Low) -> Test:
    """1 of them, 2 of the revealed cards."""
    only(node, "n", "among", "mods")
    among = node.node("among")
    many = quantity(node.get("n"), low, node)
    found = selector(among, low) if among.label == "Sel" else None
    if isinstance(found, Sel) and found.every and node.get("mods") is None:
        n, upto, every, random, least = many
        return Sel(**{**fields(found), "n": n, "upto": upto, "every": every, "random": random, "least": least})
    said = mention_of(among, low)
    bare = Node(
        "Sel", tuple([(name, value) for name, value in node.fields if name in ("n", "mods")]), node.start, node.end
    )
    phrase = taken_apart(with_card(bare), low)
    if many.every and not phrase.tests:
        return said.ref
    phrase.quantity = many._replace(random=many.random or phrase.quantity.random)
    of_event = isinstance(said.ref, Ref) and said.ref.name in ("event", "event all")
    if of_event and not said.act:  # spoken of since
        said = next((one for one in newest(low) if one.ref == said.ref and one.act), said)
    phrase.tests = (Among("event" if of_event else name_of(said, node)), *phrase.tests)
    if not phrase.zones:
        phrase.lie(AFTER_EVENT[said.act] if of_event and said.act in AFTER_EVENT else found_in(said, node), node)
    phrase.own(said.seat, node)
    return phrase.sel(as_object(phrase.whose, low), ())


def out_of_these(what: Test, node: Node, low: Low) -> Test:
    """A From without a zone: from among them, from it; from the game says nothing more."""
    only(node, "among")
    among, words = node.get("among"), node.parts("words")
    if among is None and not {"it", "them", "play"} & set(words):
        return what
    if not isinstance(what, Sel) or (what.zones != IN_STAGE and "play" in words):
        refuse(node, "out of what these are taken cannot be told")
    if "play" in words:
        return what
    said = mention_of(among, low) if isinstance(among, Node) else pronoun(node, low, many=True)
    if not said.many:
        refuse(node, "out of what these are taken cannot be told")
    tests = in_order((Among(name_of(said, node)), *what.tests))
    return Sel(**{**fields(what), "tests": tests, "zones": found_in(said, node), "whose": as_object(said.seat, low)})


def with_card(node: Node) -> Node:
    """The noun left out, put in again."""
    return Node(node.label, (*node.fields, ("type", "card")), node.start, node.end)


def mention_of(node: Node, low: Low) -> Mention:
    """What a phrase that points back points at."""
    if node.label == "It":
        return pronoun(node, low, many=True)
    found = selector(node, low)
    known = about(found, low)
    if isinstance(found, Sel) or not isinstance(found, Ref):
        refuse(node, "which cards these are of cannot be told")
    return known


def rest(node: Node, low: Low) -> Test:
    """The rest of the cards looked at: those that are still where they were."""
    only(node, "of", "order")
    for said in reversed(low.mentions):
        if said.many and isinstance(said.ref, Ref) and said.act in ("reveal", "look", "search", "draw", "mill"):
            tests: tuple[Test, ...] = (Among(name_of(said, node)),)
            later = low.mentions[low.mentions.index(said) + 1 :]
            taken = [one for one in later if one.act == "choose"]
            if taken and not any(one.ref == taken[-1].ref and one.zones != said.zones for one in later):
                tests += (Not(Among(name_of(taken[-1], node))),)
            whose = as_object(said.seat, low)
            return Sel(MANY, whose, tests, found_in(said, node), every=True)
    refuse(node, "the rest of what cannot be told")
