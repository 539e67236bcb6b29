"""Noun phrases -> selectors.

`cards(node, low, home)` is the object of a verb: the doer's own cards are DOER's, those without a zone in `home`.
`selector(node, low)` is for everything else (counts, conditions, subjects): owners are told by name, and cards without
a zone are in a stage.  `tests_of(node, low)` is what a card must be like to be such a thing.
"""

from __future__ import annotations

from typing import Final

from kumite.core.position import fields
from kumite.english.lower.base import Low, node_of, only, refuse, selector
from kumite.english.lower.nouns.adjectives import (
    NOUNS,
    adjective,
    adjectives,
    either_kind,
    heads_tests,
    in_order,
    is_many,
    props_of,
)
from kumite.english.lower.nouns.copying import IN_STAGE, block_tests, copies, guessed_home, is_its_copies
from kumite.english.lower.nouns.having import has_tests
from kumite.english.lower.nouns.likely import OF_ATTACKS
from kumite.english.lower.nouns.owners import as_counted, as_object, owner_of
from kumite.english.lower.nouns.parts import copies_of, taken_apart
from kumite.english.lower.nouns.phrase import Phrase
from kumite.english.lower.nouns.picking import of_that_kind, some_of
from kumite.english.lower.nouns.pointing import named_there, noun_name, ordered, own_thing, placed, pointed
from kumite.english.lower.nouns.quantity import Quantity
from kumite.english.lower.nouns.references import attack_here, pronoun, speak_of
from kumite.english.lower.nouns.whereabouts import chosen_of_those, given, gone_to
from kumite.english.lower.plain.nouns import is_multiple
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import (
    ATTACK,
    CONTINUOUS,
    DOER,
    EITHER,
    ENHANCE,
    MOMENTUM,
    NOBODY,
    POOL,
    RESPONSE,
    RIVAL,
    V_COMMIT,
    YOU,
)
from kumite.games.universus.words.amounts import Best
from kumite.games.universus.words.asked import MultipleCopy
from kumite.games.universus.words.riders import In
from kumite.games.universus.words.sels import Copies, Ref, Sel, TheAttack, This
from kumite.games.universus.words.tests import Among, AnyOf, Stat, TheNamed, Type
from kumite.games.universus.words.tests import Named as NamedSo

SEL_FIELDS: Final = (
    "n",
    "whose",
    "other",
    "adjs",
    "type",
    "mods",
    "among",
    "order",
    "det",
    "copyof",
    "state",
    "trait",
    "starting",
)
SHARED: Final = ("In", "Done", "Among")
POINTING: Final = ("this", "that", "those", "these", "the")


def cards(value: Value | None, low: Low, home: tuple[int, ...] = (), of: Node | None = None) -> Test:
    """The object of a verb, as one selector."""
    if not isinstance(value, Node):
        refuse(of or Node("Sel", (), 0, 0), "no cards are named")
    if value.label == "Sel":
        return sel(value, low, home, True)
    if value.label == "Sels":
        return one_of_them(value, [cards(part, low, home, value) for part in spread(value).parts()])
    if value.label in ("WholeZone", "Top"):
        return owned(selector(value, low), low)
    if value.label == "Named":
        return owned(named(value, low, home or IN_STAGE), low)
    return selector(value, low)


def all_cards(value: Value | None, low: Low, home: tuple[int, ...] = (), of: Node | None = None) -> tuple[Test, ...]:
    """The object of a verb that is done to each of several phrases: this card and 1 foundation."""
    if isinstance(value, Node) and value.label == "Sels" and value.get("join") in ("and", "plus", None):
        return tuple([cards(part, low, home, value) for part in spread(value).parts()])
    return (cards(value, low, home, of),)


def spread(node: Node) -> Node:
    """1 attack and 1 asset milled this way: where the last cards are is where all are, if nothing else is said."""
    parts = [node_of(part, node) for part in node.parts()]
    shared: tuple[Value, ...] = tuple([one for one in parts[-1].parts("mods") if is_shared(one)])
    mods = parts[-1].parts("mods")
    if shared and node.get("join") == "or" and mods[0] == shared[0] and is_in(mods[0]):
        shared = mods  # what stands behind the zone is said of all, as the zone is
    if parts[-1].label != "Sel" or not shared:
        return node
    for at, part in enumerate(parts[:-1]):
        if part.label == "Sel" and part.get("mods") is None and part.get("det") not in POINTING:
            parts[at] = Node("Sel", (*part.fields, ("mods", shared)), part.start, part.end)
    fields_now = [(name, tuple(parts) if name == "parts" else value) for name, value in node.fields]
    return Node(node.label, tuple(fields_now), node.start, node.end)


def is_shared(part: Value) -> bool:
    return isinstance(part, Node) and part.label in SHARED


def is_in(part: Value) -> bool:
    return isinstance(part, Node) and part.label == "In"


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
    if any(not rest for rest in rests):
        refuse(node, "these cards cannot be told by one phrase")
    if any(len(rest) > 1 for rest in rests):
        kinds = [in_order((*[test for test in common if isinstance(test, Type)], *rest)) for rest in rests]
        if not all(isinstance(kind[0], Type) for kind in kinds):
            refuse(node, "these cards cannot be told by one phrase")
        kept = tuple([test for test in common if not isinstance(test, Type)])
        return Sel(**{**plain[0], "tests": in_order((*kept, either_kind(kinds)))})
    flat = [rest[0] for rest in rests]
    types = sum([test.types for test in flat if isinstance(test, Type)], ())
    joined = Type(types) if len(types) == len(flat) else AnyOf(tuple(flat))
    return Sel(**{**plain[0], "tests": in_order((*common, joined))})


# Sel


def sel(node: Node, low: Low, home: tuple[int, ...], verb: bool) -> Test:
    only(node, *SEL_FIELDS)
    if node.get("starting") is not None:
        node = renamed(node, "starting", "order")
    if node.get("order") == "other" and node.get("other") is None:
        node = renamed(node, "order", "other")
    if is_its_copies(node):
        return Copies()
    if node.get("among") is not None:
        return some_of(node, low)
    if node.get("det") in POINTING and node.get("order") is None:
        return certain(node, low, home, verb)
    if node.get("order") is not None:
        return ordered(node, low)
    own = own_thing(node, low)
    if own is not None:
        if isinstance(own, TheAttack):
            speak_of(low, own, node.start)
        return own
    return selected(taken_apart(node, low), home, verb)


def renamed(node: Node, old: str, new: str) -> Node:
    """The same phrase with a field under another name."""
    return Node(
        node.label, tuple([(new if key == old else key, part) for key, part in node.fields]), node.start, node.end
    )


def certain(node: Node, low: Low, home: tuple[int, ...], verb: bool) -> Test:
    """This card, that attack, the discarded card; in a zone only where it is there."""
    loose = without_article(node)
    if loose is not None:
        return sel(loose, low, home, verb)
    found = pointed(node, low)
    if isinstance(found, TheNamed):
        return selected(named_there(node, low), home, verb) if node.get("mods") is not None else found
    return placed(node, of_that_kind(node, found, low), low, verb)


def without_article(node: Node) -> Node | None:
    """The cards in your hand are all cards there; the card preceding this one is one such card.  None for others."""
    labels = [part.label for part in node.parts("mods") if isinstance(part, Node)]
    if node.get("det") != "the" or "Done" in labels or "ByPlayer" in labels or adjectives_point(node):
        return None
    kept = tuple([field for field in node.fields if field[0] != "det"])
    if "Beside" in labels:
        return Node("Sel", (("det", "a"), *kept), node.start, node.end)
    return Node("Sel", kept, node.start, node.end) if "In" in labels and is_many(node) else None


def adjectives_point(node: Node) -> bool:
    return any(isinstance(part, Node) and part.label in ("Done", "Same") for part in node.parts("adjs"))


def selected(phrase: Phrase, home: tuple[int, ...], verb: bool) -> Test:
    """A selector; cards that a name is bound to, and nothing more is said of, are called by it."""
    low, node = phrase.low, phrase.node
    if Copies() in phrase.tests:
        return copies(phrase)
    if phrase.among and phrase.tests == (Among(phrase.among),) and phrase.quantity.every and phrase.whose != DOER:
        return Ref(phrase.among)
    if not phrase.zones and (home in ((), IN_STAGE) or given(phrase)):
        home = gone_to(phrase, verb) or chosen_of_those(phrase, node) or guessed_home(phrase, node, verb)
    whose = stunned_side(phrase) if phrase.whose == NOBODY else phrase.whose
    if phrase.best is not None:
        only_there(phrase, whose, home if verb else ())
    whose = as_object(whose, low) if verb else as_counted(whose, low)
    return phrase.sel(whose, home)


def only_there(phrase: Phrase, whose: int, home: tuple[int, ...]) -> None:
    """With the highest difficulty: the highest among all such cards of that player there."""
    best, low = phrase.best, phrase.low
    assert best is not None
    only(best, "which", "printed", "props")
    zones, whose = phrase.zones or home, as_counted(whose, low)
    if not zones or whose not in (YOU, RIVAL) or phrase.next or len(best.node("props").parts()) != 1:
        refuse(best, "among which cards this is the most cannot be told")
    prop, printed = props_of(best.node("props"), low)[0], best.get("printed") is not None
    if phrase.node.get("n") is None and not phrase.many and phrase.quantity.every:
        phrase.quantity = Quantity()  # their foundation: one of those
    among = Sel(1, whose, phrase.tests, zones)
    phrase.ask(Stat(prop, "=", Best(str(best.get("which")), among, prop, printed), printed))


def stunned_side(phrase: Phrase) -> int:
    """Stun has the attacker's rival commit (UVS-KSTUN-01): of a text on the attack that is known, of any other not."""
    if given(phrase) != V_COMMIT:
        return DOER
    low = phrase.low
    elsewhere = any(isinstance(rider, In) and rider.place != POOL for rider in low.riders)
    return RIVAL if low.card_type == ATTACK and low.kind == ENHANCE and not elsewhere else EITHER


# The others


def it(node: Node, low: Low) -> Test:
    only(node, "word", "mods", "each", "all")
    if node.get("word") == "this" and low.kind in (CONTINUOUS, RESPONSE) and node.get("mods") is None:
        return This()
    if node.get("mods") is not None:
        refuse(node, "what this points at is not understood")
    if node.get("word") == "this":
        return attack_here(low) if OF_ATTACKS.match(low.text[node.end :]) else This()
    many = node.get("word") in ("them", "those")
    return pronoun(node, low, many=many).ref


def named(node: Node, low: Low, home: tuple[int, ...] = IN_STAGE) -> Test:
    """ "Iron Gate": in a stage, where no zone is said."""
    only(node, "name", "whose")
    if low.name and str(node.get("name")).lower() == low.name.lower() and node.get("whose") is None:
        return This()
    whose = DOER if node.get("whose") is None else owner_of(node.get("whose"), low)
    return Sel(1, as_counted(whose, low), (NamedSo(str(node.get("name"))),), home)


def several(node: Node, low: Low) -> Test:
    return one_of_them(node, [selector(node_of(part, node), low) for part in spread(node).parts()])


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
    only(node, "det", "n", "adjs", "type", "mods", "copyof", "other", "state", "trait")
    if node.get("det") in POINTING:
        return (selector(node, low),)
    phrase = taken_apart(node, low)
    momentum = noun_name(node) == "momentum" and phrase.zones == (MOMENTUM,) and not node.get("mods")
    if (phrase.zones and not momentum) or phrase.whose != NOBODY:
        refuse(node, "whose or where a card is cannot be asked here")
    return phrase.kind()


def phrase_of(node: Node, low: Low) -> Phrase:
    """A Sel node taken apart (whose, zones, tests, quantity), for events: `a foundation in your stage`."""
    only(node, "det", "n", "whose", "adjs", "type", "mods", "copyof", "other", "state", "trait")
    return taken_apart(node, low)


def role_tests(node: Node, low: Low) -> tuple[Test, ...]:
    """An attack; a Kick attack with Stun."""
    only(node, "det", "type", "adjs", "with")
    kind = node.get("type")
    if isinstance(kind, str):
        refuse(node, f"a {kind} is no sort of card")
    if isinstance(kind, Node) and kind.get("name") == "block" and kind.get("noun") is None:
        return block_tests(node)
    if isinstance(kind, Node) and kind.get("name") == "copy" and is_multiple(node):
        only(node, "det", "type", "adjs")
        return (MultipleCopy(),)
    many = isinstance(kind, Node) and kind.get("many") is not None
    tests = adjectives(node.parts("adjs"), low, node, many)
    nouns = heads_tests(kind, low) if isinstance(kind, Node) else ()
    with_node = node.get("with")
    after = has_tests(with_node, low) if isinstance(with_node, Node) else ()
    return in_order(nouns + tests + after)


def copy_tests(node: Node, low: Low) -> tuple[Test, ...]:
    only(node, "what")
    return (copies_of(node.node("what"), low),)


def kinds_tests(node: Node, low: Low) -> tuple[Test, ...]:
    """A Titan backup or a Shift attack."""
    only(node, "parts", "join")
    kinds = [sel_tests(node_of(part, node), low) for part in node.parts()]
    if node.get("join") != "or" or not all(kind and isinstance(kind[0], Type) for kind in kinds):
        refuse(node, "what these cards must be like cannot be told")
    types = sum([kind[0].types for kind in kinds if isinstance(kind[0], Type)], ())
    return (Type(types),) if all(len(kind) == 1 for kind in kinds) else (either_kind(kinds),)
