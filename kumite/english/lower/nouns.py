"""Noun phrases -> selectors.

`cards(node, low, home)` is the object of a verb: the doer's own cards are DOER's, those without a zone in `home`.
`selector(node, low)` is for everything else (counts, conditions, subjects): owners are told by name, and cards without
a zone are in a stage.  `tests_of(node, low)` is what a card must be like to be such a thing.
"""

from __future__ import annotations

from typing import Final

from kumite.core.position import fields
from kumite.english.lower.base import SELECTORS, Low, Mention, node_of, only, refuse, selector
from kumite.english.lower.has import has_tests
from kumite.english.lower.noun import Phrase
from kumite.english.lower.owners import as_counted, as_object, owner_of
from kumite.english.lower.phrases import copies_of, taken_apart
from kumite.english.lower.pointing import PLAYED, named_there, noun_types, ordered, own_thing, placed, pointed
from kumite.english.lower.quantity import ALL, MANY, quantity
from kumite.english.lower.refs import about, found_in, name_of, pronoun, speak_of
from kumite.english.lower.tests import NOUNS, adjective, adjectives, heads_tests, in_order
from kumite.english.lower.zones import zones_of
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import ATTACK, DECK, DISCARDS, DOER, NOBODY, STAGE
from kumite.games.universus.words.sels import Copies, Ref, Sel
from kumite.games.universus.words.tests import Among, AnyOf, Not, TheNamed, Type
from kumite.games.universus.words.tests import Named as NamedSo

IN_STAGE: Final = (STAGE,)
SEL_FIELDS: Final = ("n", "whose", "other", "adjs", "type", "mods", "among", "order", "det", "copyof", "state", "trait")
POINTING: Final = ("this", "that", "those", "these", "the")


def cards(value: Value | None, low: Low, home: tuple[int, ...] = (), of: Node | None = None) -> Test:
    """The object of a verb, as one selector."""
    if not isinstance(value, Node):
        refuse(of or Node("Sel", (), 0, 0), "no cards are named")
    if value.label == "Sel":
        return sel(value, low, home, True)
    if value.label == "Sels":
        return one_of_them(value, [cards(part, low, home, value) for part in value.parts()])
    if value.label in ("WholeZone", "Top"):
        return owned(selector(value, low), low)
    if value.label == "Named":
        return owned(named(value, low, home or IN_STAGE), low)
    return selector(value, low)


def all_cards(value: Value | None, low: Low, home: tuple[int, ...] = (), of: Node | None = None) -> tuple[Test, ...]:
    """The object of a verb that is done to each of several phrases: this card and 1 foundation."""
    if isinstance(value, Node) and value.label == "Sels" and value.get("join") in ("and", "plus", None):
        return tuple([cards(part, low, home, value) for part in value.parts()])
    return (cards(value, low, home, of),)


def owned(found: Test, low: Low) -> Test:
    """The doer's own, without saying so."""
    if isinstance(found, Sel) and found.whose == low.doer:
        return Sel(**{**fields(found), "whose": as_object(found.whose, low)})
    return found


def one_of_them(node: Node, parts: list[Test]) -> Test:
    """1 asset or 1 foundation: one selector with both kinds."""
    only(node, "parts", "join")
    sels = [part for part in parts if isinstance(part, Sel)]
    if len(sels) != len(parts) or node.get("join") not in ("or", "and/or"):
        refuse(node, "these cards cannot be told by one phrase")
    plain = [{**fields(part), "tests": ()} for part in sels]
    if any(part != plain[0] for part in plain):
        refuse(node, "these cards cannot be told by one phrase")
    common = tuple([test for test in sels[0].tests if all(test in part.tests for part in sels)])
    rests = [tuple([test for test in part.tests if test not in common]) for part in sels]
    if any(len(rest) != 1 for rest in rests):
        refuse(node, "these cards cannot be told by one phrase")
    flat = [rest[0] for rest in rests]
    types = sum([test.types for test in flat if isinstance(test, Type)], ())
    joined = Type(types) if len(types) == len(flat) else AnyOf(tuple(flat))
    return Sel(**{**plain[0], "tests": in_order((*common, joined))})


# Sel


def sel(node: Node, low: Low, home: tuple[int, ...], verb: bool) -> Test:
    only(node, *SEL_FIELDS)
    if node.get("among") is not None:
        return some_of(node, low)
    if node.get("det") in POINTING and node.get("order") is None:
        return certain(node, low, home, verb)
    if node.get("order") is not None:
        return ordered(node, low)
    own = own_thing(node, low)
    if own is not None:
        speak_of(low, own, node.start)
        return own
    return selected(taken_apart(node, low), home, verb)


def certain(node: Node, low: Low, home: tuple[int, ...], verb: bool) -> Test:
    """This card, that attack, the discarded card; in a zone only where it is there."""
    found = pointed(node, low)
    if isinstance(found, TheNamed):
        return selected(named_there(node, low), home, verb) if node.get("mods") is not None else found
    return placed(node, found, low, verb)


def selected(phrase: Phrase, home: tuple[int, ...], verb: bool) -> Test:
    """A selector; cards that a name is bound to, and nothing more is said of, are called by it."""
    low, node = phrase.low, phrase.node
    if phrase.tests == (Copies(),) and phrase.quantity.every:
        return Copies()
    if phrase.among and phrase.tests == (Among(phrase.among),) and phrase.quantity.every:
        return Ref(phrase.among)
    whose = DOER if phrase.whose == NOBODY else phrase.whose
    whose = as_object(whose, low) if verb else as_counted(whose, low)
    if not phrase.zones and not home:
        home = guessed_home(phrase, node)
    return phrase.sel(whose, home)


def guessed_home(phrase: Phrase, node: Node) -> tuple[int, ...]:
    """Without a zone cards are in a stage, but attacks and actions never are."""
    types = sum([test.types for test in phrase.tests if isinstance(test, Type)], ())
    if types == (ATTACK,) and phrase.quantity.every and phrase.whose not in (NOBODY, DOER):
        return PLAYED
    if ATTACK in types or TheNamed() in phrase.tests:
        refuse(node, "where these cards are is not said")
    return IN_STAGE


def some_of(node: Node, low: Low) -> Test:
    """1 of them, 2 of the revealed cards."""
    only(node, "n", "among", "mods")
    among = node.node("among")
    many = quantity(node.get("n"), low, node)
    said = mention_of(among, low)
    bare = Node("Sel", tuple([(name, value) for name, value in node.fields if name == "mods"]), node.start, node.end)
    phrase = taken_apart(with_card(bare), low)
    if many.every and not phrase.tests:
        return said.ref
    phrase.quantity = many
    phrase.tests = (Among(name_of(said, node)), *phrase.tests)
    if not phrase.zones:
        phrase.lie(found_in(said, node), node)
    phrase.own(said.seat, node)
    return phrase.sel(as_object(phrase.whose, low), ())


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


# The others


def it(node: Node, low: Low) -> Test:
    only(node, "word", "mods", "each", "all")
    if node.get("mods") is not None or node.get("word") == "this":
        refuse(node, "what this points at is not understood")
    many = node.get("word") in ("them", "those")
    return pronoun(node, low, many=many).ref


def rest(node: Node, low: Low) -> Test:
    """The rest of the cards looked at: those that are still where they were."""
    only(node, "of", "order")
    for said in reversed(low.mentions):
        if (
            said.many
            and isinstance(said.ref, Ref)
            and said.act in ("reveal", "look", "search", "draw", "mill", "choose")
        ):
            tests: tuple[Test, ...] = (Among(name_of(said, node)),)
            taken = [one for one in low.mentions[low.mentions.index(said) + 1 :] if one.act == "choose"]
            if taken:
                tests += (Not(Among(name_of(taken[-1], node))),)
            whose = as_object(said.seat, low)
            return Sel(MANY, whose, tests, found_in(said, node), every=True)
    refuse(node, "the rest of what cannot be told")


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
    whose = as_counted(whose, low)
    return Sel(
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


def whole_zone(node: Node, low: Low) -> Test:
    """Your hand: all cards in it; 1 of your momentum."""
    only(node, "n", "whose", "names")
    whose, zones = zones_of(
        Node("Zone", tuple([f for f in node.fields if f[0] in ("whose", "names")]), node.start, node.end), low
    )
    q = ALL if node.get("n") is None else quantity(node.get("n"), low, node)
    return Sel(q.n, as_counted(whose, low), (), zones, q.upto, q.every, q.random, least=q.least)


def named(node: Node, low: Low, home: tuple[int, ...] = IN_STAGE) -> Test:
    """ "Iron Gate": in a stage, where no zone is said."""
    only(node, "name", "whose")
    whose = DOER if node.get("whose") is None else owner_of(node.get("whose"), low)
    return Sel(1, as_counted(whose, low), (NamedSo(str(node.get("name"))),), home)


def several(node: Node, low: Low) -> Test:
    return one_of_them(node, [selector(node_of(part, node), low) for part in node.parts()])


def plain_sel(node: Node, low: Low) -> Test:
    return sel(node, low, (), False)


def possessor(node: Node, low: Low) -> Test:
    """The card a property is of: its, this attack's, the discarded card's, your character's."""
    if node.label == "Its":
        return pronoun(node, low).ref
    if node.label != "Of":
        refuse(node, "which card this belongs to cannot be told")
    only(node, "det", "adjs", "noun", "order")
    det = node.get("det")
    kind = Node("Type", (("name", str(node.get("noun"))),), node.start, node.end)
    fields: list[tuple[str, Value]] = [("type", kind)]
    if det in ("your", "their"):
        fields.insert(0, ("whose", Node("You" if det == "your" else "Their", (), node.start, node.end)))
    elif det is not None:
        fields.insert(0, ("det", det))
    else:
        fields.insert(0, ("whose", Node("Rival", (), node.start, node.end)))
    fields += [(name, value) for name, value in node.fields if name in ("adjs", "order")]
    return selector(Node("Sel", tuple(fields), node.start, node.end), low)


# As tests


def tests_of(node: Node, low: Low) -> tuple[Test, ...]:
    """What a card must be like to be such a thing: an attack, a Kick attack with Stun, a copy of this card, ready.

    Whose and where it is must not be said; ask `phrase_of` where they may be."""
    if node.label not in NOUNS:
        return adjective(node, low)
    return NOUNS[node.label](node, low)


def sel_tests(node: Node, low: Low) -> tuple[Test, ...]:
    only(node, "det", "n", "adjs", "type", "mods", "copyof", "other", "state")
    if node.get("det") in POINTING:
        return (selector(node, low),)
    phrase = taken_apart(node, low)
    if phrase.zones or phrase.whose != NOBODY:
        refuse(node, "whose or where a card is cannot be asked here")
    return phrase.tests


def phrase_of(node: Node, low: Low) -> Phrase:
    """A Sel node taken apart (whose, zones, tests, quantity), for events: `a foundation in your stage`."""
    only(node, "det", "n", "whose", "adjs", "type", "mods", "copyof", "other", "state")
    return taken_apart(node, low)


def role_tests(node: Node, low: Low) -> tuple[Test, ...]:
    """An attack; a Kick attack with Stun."""
    only(node, "det", "type", "adjs", "with")
    kind = node.get("type")
    if isinstance(kind, str):
        refuse(node, f"a {kind} is no sort of card")
    many = isinstance(kind, Node) and kind.get("many") is not None
    tests = adjectives(node.parts("adjs"), low, node, many)
    nouns = heads_tests(kind, low) if isinstance(kind, Node) else ()
    with_node = node.get("with")
    after = has_tests(with_node, low) if isinstance(with_node, Node) else ()
    return in_order(nouns + tests + after)


def copy_tests(node: Node, low: Low) -> tuple[Test, ...]:
    only(node, "what")
    return (copies_of(node.node("what"), low),)


NOUNS.update({"Sel": sel_tests, "Role": role_tests, "CopyOf": copy_tests})
SELECTORS.update(
    {
        "Sel": plain_sel,
        "Sels": several,
        "WholeZone": whole_zone,
        "Named": named,
        "It": it,
        "Rest": rest,
        "Top": top,
        "Its": possessor,
        "Of": possessor,
    }
)
