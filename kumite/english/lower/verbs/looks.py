"""Looking and naming: choose, name, reveal, look at, search, arrange, shuffle."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, Mention, node_of, only, refuse
from kumite.english.lower.nouns.adjectives import CARD_TYPES
from kumite.english.lower.nouns.places import zones_of
from kumite.english.lower.nouns.quantity import plain
from kumite.english.lower.nouns.references import about, remember
from kumite.english.lower.nouns.selectors import cards, tests_of
from kumite.english.lower.verbs.objects import Verb, act_on, owner
from kumite.english.nodes import Node
from kumite.games.universus.printed import Test, Text
from kumite.games.universus.terms import ANY, DECK, DOER, HAND, MOMENTUM, POOL, RIVAL, STAGE, YOU
from kumite.games.universus.words.looks import Arrange, Choose, Look, Name, Reveal, Search, Shuffle
from kumite.games.universus.words.ordering import Rearrange
from kumite.games.universus.words.sels import Ref, Sel
from kumite.games.universus.words.structure import Or
from kumite.games.universus.words.tests import AnyOf, Kw, Not, Symbol, TheNamed, Trait, Type

REVEALING: Final = Verb("reveal", (HAND,))
LOOKING: Final = Verb("look", (HAND,))
CHOOSING: Final = Verb("choose", (STAGE,))
PRINTED: Final = (Kw, Symbol, Trait, Type)  # what a name tells of its card
KINDS: Final = {name: name for name in ("card", "zone", "number", "symbol", "trait", "keyword")}


def reveal(node: Node, low: Low) -> Text:
    only(node, "verb", "agrees", "what", "from", "atrandom")
    if node.get("what") is None:
        refuse(node, "until when is revealed cannot be told")
    return act_on(node, low, REVEALING, lambda what, who: (Reveal(what, who),))


def look(node: Node, low: Low) -> Text:
    only(node, "verb", "agrees", "what", "from")
    return act_on(node, low, LOOKING, lambda what, who: (Look(what, who),))


def choose(node: Node, low: Low) -> Text:
    """Choose cards; to choose a thing is to name it."""
    only(node, "verb", "agrees", "what", "from", "atrandom")
    what = node.get("what")
    if isinstance(what, Node) and what.label == "Naming":
        return naming(what, low)
    return act_on(node, low, CHOOSING, lambda found, who: (Choose(found, who),))


def name(node: Node, low: Low) -> Text:
    only(node, "verb", "agrees", "what")
    what = node.node("what")
    if what.label == "Naming":
        return naming(what, low)
    return refuse(what, "what is named here is not understood")


def name_card(kind: Node, low: Low) -> Text:
    """Name a foundation: a card of that type."""
    only(kind, "name", "noun")
    if kind.get("name") not in CARD_TYPES or kind.get("noun") not in (None, "card"):
        refuse(kind, "what is named here is not understood")
    type_named = CARD_TYPES[str(kind.get("name"))]
    low.mention(Mention(TheNamed(), "named", "name", False, ANY, (type_named,), at=kind.start))
    return (Name("card", low.doer, type=type_named),)


def name_such(node: Node, low: Low) -> Text:
    """Name a non-attack card, an asset or foundation, a Kick or Punch card."""
    only(node, "adjs", "type", "n", "of")
    card = Node("Sel", tuple([one for one in node.fields if one[0] in ("adjs", "type")]), node.start, node.end)
    tests = tests_of(card, low)
    if not all(isinstance(inner, PRINTED) for test in tests for inner in parts_of(test)):
        refuse(node, "a card of no certain place cannot be asked for this")
    low.mention(Mention(TheNamed(), "named", "name", False, ANY, at=node.start))
    return (Name("card", low.doer, tests=tests),)


def parts_of(test: Test) -> tuple[Test, ...]:
    """What it is put together of."""
    if isinstance(test, Not):
        return parts_of(test.test)
    return sum([parts_of(one) for one in test.tests], ()) if isinstance(test, AnyOf) else (test,)


def naming(node: Node, low: Low) -> Text:
    """A card, a card type, a zone, a symbol, a trait or a number."""
    only(node, "kind", "of", "n", "type", "adjs", "least", "most")
    if node.get("most") is not None:
        return number_named(node, low)
    if node.get("adjs") is not None or (isinstance(node.get("type"), Node) and node.node("type").label == "Types"):
        return name_such(node, low)
    if node.get("type") is not None and node.get("kind") is None and node.get("of") is None:
        return name_card(node.node("type"), low)
    only(node, "kind", "of", "n")
    kind, of = str(node.get("kind")), node.get("of")
    if kind == "card" and of == "type":
        return (Name("type", low.doer),)
    if of not in (None, "name", "title") or kind not in KINDS:
        refuse(node, f"a {kind} cannot be named")
    if kind == "card":
        low.mention(Mention(TheNamed(), "named", "name", False, ANY, at=node.start))
    return (Name(KINDS[kind], low.doer),)


def number_named(node: Node, low: Low) -> Text:
    """A number from 0 to so much: there is no other lowest one."""
    least, most = plain(node, node.get("least"), low), plain(node, node.get("most"), low)
    if least != 0 or not isinstance(most, int):
        refuse(node, "which numbers can be named cannot be told")
    return (Name("number", low.doer, most),)


# Searching


def search(node: Node, low: Low) -> Text:
    """Search zones for cards; what is done with them is the next clause (`folded`)."""
    only(node, "verb", "agrees", "zones", "what", "for")
    if node.get("zones") is None:
        refuse(node, "where is searched is not understood")
    whose, zones = zones_of(node.node("zones"), low)
    sought = node.get("for") or node.get("what")
    found = cards(node_of(sought, node), low, zones)
    if not isinstance(found, Sel) or found.zones != zones or found.every or found.top or found.random or found.next:
        refuse(node, "what is searched for is not understood")
    if found.least >= 0:
        refuse(node, "how many are searched for is not understood")
    whose = DOER if whose in (DOER, low.doer) else whose
    seat = low.doer if whose == DOER else whose
    remember(low, "searched", "search", Sel(found.n, seat, found.tests, zones), zones, node.start)
    return (Search(zones, found.tests, (), found.n, low.doer, whose),)


def shuffle(node: Node, low: Low) -> Text:
    """A deck."""
    only(node, "verb", "agrees", "zone")
    seat = low.doer
    if node.get("zone") is not None:
        whose, zones = zones_of(node.node("zone"), low)
        if zones != (DECK,):
            refuse(node, "only a deck is shuffled")
        seat = low.doer if whose == DOER else whose
    return (Shuffle(seat),)


def arrange(node: Node, low: Low) -> Text:
    """Put them back in any order: on top, unless it says otherwise."""
    only(node, "verb", "agrees", "what", "back", "to", "order", "end", "end2", "zone")
    order = node.get("order")
    if order not in ("any", "random", None) or (node.get("verb") == "rearrange" and node.get("to") is not None):
        refuse(node, "this order is not understood")
    what = cards(node.node("what"), low)
    places = rearranged(node, what, low)
    if places is not None:
        return places
    if not (isinstance(what, Ref) and DECK in about(what, low).zones) and not is_deck(what):
        refuse(node, "only cards of a deck can be put in order")
    if owner(what, low) not in (YOU, RIVAL):
        refuse(node, "whose deck is put in order cannot be told")
    to = node.get("to")
    ends = [node.get("end"), node.get("end2")]
    if isinstance(to, Node):
        if zones_of(node_of(to.get("zones"), to), low)[1] != (DECK,):
            refuse(to, "only cards of a deck can be put in order")
        ends = [to.get("end"), to.get("end2")]
    tops = [end != "bottom" for end in ends if end is not None] or [True]
    words = [(Arrange(what, top, low.doer, order == "random"),) for top in tops]
    return words[0] if len(words) == 1 else (Or(tuple(words), low.doer),)


def rearranged(node: Node, what: Test, low: Low) -> Text | None:
    """Cards of a card pool or a momentum, in any order; None for cards of a deck."""
    zones = what.zones if isinstance(what, Sel) else about(what, low).zones
    if zones not in ((POOL,), (MOMENTUM,)):
        return None
    only(node, "verb", "agrees", "what", "order")
    every = not isinstance(what, Sel) or (what.every and what.whose in (DOER, YOU, RIVAL))
    if node.get("verb") != "rearrange" or node.get("order") not in ("any", None) or not every:
        refuse(node, "how these are put in order cannot be told")
    return (Rearrange(what, low.doer),)


def is_deck(what: object) -> bool:
    return isinstance(what, Sel) and what.zones == (DECK,) and not what.random
