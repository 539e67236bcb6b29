"""The objects of verbs: which cards, out of which zone, chosen by whom; and what they are called afterwards."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from kumite.core.position import fields
from kumite.english.lower.base import Low, Mention, Unclear, node_of, refuse, selector
from kumite.english.lower.nouns.adjectives import in_order, is_many
from kumite.english.lower.nouns.owners import as_object
from kumite.english.lower.nouns.picking import out_of_these
from kumite.english.lower.nouns.places import zones_of
from kumite.english.lower.nouns.references import about, found_in, name_of, newest, remember, speak_of
from kumite.english.lower.nouns.selectors import cards, spread
from kumite.english.lower.plain.nodes import label_of
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Test, Text
from kumite.games.universus.terms import (
    ACTION,
    ANY,
    ASIDE,
    ATTACK,
    BOTH,
    DECK,
    DOER,
    EITHER,
    NOBODY,
    POOL,
    RIVAL,
    STAGE,
    TRANSIT,
    YOU,
)
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.atonce import AtOnce
from kumite.games.universus.words.moves import Clear, Destroy, Discard, Mill
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, Yours
from kumite.games.universus.words.structure import Or
from kumite.games.universus.words.tests import Among, CopyOf, Kw, Not, State, Symbol, Trait, Type
from kumite.games.universus.words.turns import Commit, Flip, Freeze, Ready, Seal, Unflip

BARE: Final = (Type, Trait, Symbol, Kw)  # tests that point at nobody's cards in particular
ELSEWHERE: Final = (ASIDE,)  # until the phrase after it tells
Make: TypeAlias = Callable[[Test, int], Text]


PLAYED: Final = (POOL, TRANSIT)  # where cards are as they are played
LIVE: Final = (STAGE, POOL, TRANSIT)
OTHERS: Final = (State("other"),)
SPEAKS_ON: Final = re.compile(r"\b(?:it|its|them|those|these|that|they|way|rest|if|the \w+ed)\b", re.IGNORECASE)
SAYS_WHICH: Final = ("det", "order", "among", "copyof")
SAYS_WHERE: Final = ("In", "Done", "Among", "ByPlayer", "On", "Until", "Beside")


class Verb(NamedTuple):
    """How a verb treats its object: the zone that goes without saying, and where the cards are afterwards."""

    act: str
    home: tuple[int, ...] = (STAGE,)
    after: tuple[int, ...] = ()


def act_on(node: Node, low: Low, verb: Verb, make: Make) -> Text:
    """The verb done to its object: `make` writes the words for these cards and whoever chooses them."""
    return act_on_value(node.node("what"), node, low, verb, make)


def act_on_value(value: Node, node: Node, low: Low, verb: Verb, make: Make) -> Text:
    if value.label == "Sels":
        return on_several(spread(value), node, low, verb, make)
    value, who, whose = chooser(value, low)
    what = found(value, node, low, verb.home)
    if isinstance(what, Sel) and what.next:
        if node.label != "Seal" or low.doer != YOU:
            refuse(value, "a card that is still to come cannot be met with this")
        speak_of(low, what, node.start)
        return make(what, who)
    if verb.after and isinstance(what, Yours):
        refuse(value, "a starting character stays where it is")
    if whose != DOER and isinstance(what, Sel) and what.whose == DOER:
        what = changed(what, whose=whose)
    if isinstance(what, Sel) and what.whose == BOTH and not what.every:
        return of_each(what, node, low, make)
    if isinstance(what, Sel) and what.every and what.whose == DOER == whose and value.get("whose") is None:
        what = of_all(what, value, low)
    text = make(what, who)
    remember(low, bound_by(text), verb.act, what, verb.after, node.start)
    return text


def of_all(what: Sel, value: Node, low: Low) -> Sel:
    """All copies of a rival's card: whosever they are.  All foundations, in an effect: whose is not said."""
    copied = [test for test in what.tests if isinstance(test, CopyOf)]
    if copied:
        said = [one for one in newest(low) if one.ref == Ref(copied[0].ref)]
        return changed(what, whose=ANY) if said and said[0].seat in (RIVAL, ANY) and what.zones == (STAGE,) else what
    n = value.get("n")
    bare = what.zones == (STAGE,) and all(isinstance(test, BARE) for test in what.tests) and not value.parts("mods")
    bare = bare and isinstance(n, Node) and n.label == "All"
    if bare and low.doer == YOU and value.start > low.text.find(":") and low.text.find(":") >= 0:
        refuse(value, "whose cards these are is not said")
    return what


def of_each(what: Sel, node: Node, low: Low, make: Make) -> Text:
    """1 card in each player's card pool: 1 of yours, then 1 of your rival's; what comes later cannot speak of both."""
    if low.doer != YOU or SPEAKS_ON.search(low.text[node.end :]):
        refuse(node, "so many cards of each player are not spoken of again in any known way")
    return make(changed(what, whose=DOER), low.doer) + make(changed(what, whose=RIVAL), low.doer)


def bound_by(text: Text) -> str:
    """The name that later words find the cards by."""
    last = text[-1] if text else None
    if isinstance(last, Acting):
        return last.binds()
    return "milled" if isinstance(last, Mill) else ""


def on_several(value: Node, node: Node, low: Low, verb: Verb, make: Make) -> Text:
    """1 asset and 1 attack: both; or: one of them, in one phrase where that can be said so."""
    if value.get("join") in ("or", "and/or"):
        said = len(low.mentions)
        try:
            text = make(found(value, node, low, verb.home), low.doer)
        except Unclear:
            del low.mentions[said:]
            texts = [act_on_value(node_of(part, value), node, low, verb, make) for part in value.parts()]
            return (Or(tuple(texts), low.doer),)
        remember(low, bound_by(text), verb.act, held_by(text), verb.after, node.start)
        return text
    texts = [act_on_value(node_of(part, value), node, low, verb, make) for part in value.parts()]
    return as_one(tuple([word for text in texts for word in text]), low)


def as_one(text: Text, low: Low) -> Text:
    """One verb with several objects is one instruction, and one event (UVS-EFF-05, UVS-RULING-265); parts of a cost are
    that anyhow (UVS-EVENT-03).  What leaves hidden or different zones is told apart."""
    if low.paying or low.doer not in (YOU, RIVAL) or len(text) < 2:
        return text
    kinds = {Discard if isinstance(word, Clear) else type(word) for word in text}
    if len(kinds) > 1 or not all(isinstance(word, Acting) and in_the_open(word.what) for word in text):
        return text
    return (AtOnce(text),) if kinds <= GROUPED else text


def in_the_open(what: Test) -> bool:
    """Whether no card is chosen out of a hand, deck or momentum, nor by chance, nor by whoever it is."""
    if not isinstance(what, Sel):
        return True
    return what.whose != EITHER and not what.random and all(zone in (STAGE, POOL) for zone in what.zones)


GROUPED: Final = {Commit, Destroy, Discard, Flip, Freeze, Ready, Seal, Unflip}


def held_by(text: Text) -> Test:
    """The cards of the word."""
    word = text[-1]
    return word.what if isinstance(word, Acting) else Sel(1)


def chooser(value: Node, low: Low) -> tuple[Node, int, int]:
    """Who chooses, and whose cards they are where the noun leaves that open: `of your choice` has another choose than
    acts (CARD-ENGLISH 6.3)."""
    mods = value.parts("mods")
    said = [mod for mod in mods if isinstance(mod, Node) and mod.label in ("Choice", "Limited") and choice_of(mod)]
    if not said:
        return value, low.doer, DOER
    rest = changed_node(value, "mods", tuple([mod for mod in mods if mod not in said]))
    n = value.get("n")
    if (n is None and value.get("det") != "a") or (isinstance(n, Node) and n.label in ("All", "Each")):
        refuse(node_of(said[0], value), "there is nothing to choose")
    who = choice_of(node_of(said[0], value))
    if who in ("you", "your"):
        return rest, YOU, low.doer if low.doer != YOU else DOER
    if low.doer == RIVAL:
        return rest, RIVAL, DOER
    return refuse(value, "whose choice this is cannot be told")


def choice_of(mod: Node) -> str:
    """you, they, your, their; nothing where the phrase is about something else."""
    if mod.label == "Choice":
        return str(mod.get("whose"))
    limit = mod.get("limit")
    return str(limit.get("whose")) if isinstance(limit, Node) and limit.label == "TheirChoice" else ""


def found(value: Node, node: Node, low: Low, home: tuple[int, ...]) -> Test:
    """The cards, in the zone that is said, or else in the one that goes without saying (UVS-RULING-118)."""
    n, moves = value.get("n"), node.label in ("Remove", "Move", "Build")
    if isinstance(n, Node) and n.label == "More" and moves and not value.parts("mods"):
        refuse(value, "where the additional cards come from is not said")
    origin = node.get("from")
    shown = just_shown(value, low) if origin is None and node.label in ("Move", "Build") else None
    if shown is not None:
        return of_shown(value, node, shown, low)
    what = cards(value, low, ELSEWHERE if isinstance(origin, Node) and says_where(origin) else home)
    if isinstance(origin, Node):
        what = out_of(what, origin, low)
    if node.get("atrandom") is not None:
        what = at_random(what, node)
    return what


def just_shown(value: Node, low: Low) -> Mention | None:
    """The cards that were revealed or looked at right before, where the phrase says neither whose its cards are nor
    where."""
    said = low.mentions[-1] if low.mentions else None
    if value.label != "Sel" or any(value.get(name) is not None for name in (*SAYS_WHICH, "whose")):
        return None
    if said is None or not said.many or said.act not in ("reveal", "look") or not isinstance(said.ref, Ref):
        return None
    said_there = any(isinstance(mod, Node) and mod.label in SAYS_WHERE for mod in value.parts("mods"))
    pointed = any(isinstance(adj, Node) and adj.label == "Done" for adj in value.parts("adjs"))
    return None if said_there or pointed or not said.zones else said


def of_shown(value: Node, node: Node, said: Mention, low: Low) -> Test:
    """Reveal the top 3 cards of your deck. Build all foundations: all of those (UVS-RULING-117)."""
    what = cards(value, low, ELSEWHERE)
    if not isinstance(what, Sel) or what.whose != DOER or what.zones != ELSEWHERE:
        return what
    if node.label == "Build" and not what.every:
        refuse(value, "of the cards that were shown, or from a hand: that cannot be told")
    tests = in_order((Among(name_of(said, node)), *what.tests))
    return changed(what, tests=tests, zones=found_in(said, node), whose=as_object(said.seat, low))


def says_where(origin: Node) -> bool:
    """From a zone or from among cards; but from the game and from play say nothing of where they are."""
    return origin.get("zones") is not None or origin.get("among") is not None or "it" in origin.parts("words")


def out_of(what: Test, origin: Node, low: Low) -> Test:
    """From a zone, said after the object.  A card that is known needs no zone: it is looked for where it is."""
    zones = origin.get("zones")
    if not isinstance(zones, Node):
        return out_of_these(what, origin, low)
    if origin.get("end") == "top" and isinstance(what, Sel) and what.tests in ((), OTHERS) and one_or_so(what):
        whose, places = zones_of(zones, low)  # another card from the top of a deck: what is on top by then
        if places == (DECK,):
            owner_now = what.whose if whose in (DOER, low.doer) else whose
            return Sel(what.n, owner_now, (), places, top=True)
    if origin.get("end") is not None or not isinstance(what, Sel):
        return what if origin.get("end") is None else refuse(origin, "the end of a zone is not understood here")
    whose, places = zones_of(zones, low)
    return changed(what, zones=places, whose=what.whose if whose in (DOER, low.doer) else whose)


def one_or_so(what: Sel) -> bool:
    """So many, all of them taken."""
    return not (what.every or what.upto or what.random or what.next or what.top) and what.least < 0


def zone_said(node: Node, low: Low) -> tuple[int, ...]:
    """The zones of a verb's own `from`; none where it has none."""
    origin = node.get("from")
    zones = origin.get("zones") if isinstance(origin, Node) else None
    return zones_of(zones, low)[1] if isinstance(zones, Node) else ()


def at_random(what: Test, node: Node) -> Test:
    if not isinstance(what, Sel):
        refuse(node, "only some of several cards can be taken at random")
    return changed(what, random=True)


# Whose


def owner(what: Test, low: Low) -> int:
    """Whose the cards are, where that is known; else NOBODY."""
    if isinstance(what, TheAttack) and what.whose == ANY:
        return YOU if low.card_type == ATTACK else NOBODY  # an attack's own Enhances are played in its own sequence
    seat = about(what, low).seat
    return seat if seat in (YOU, RIVAL, low.doer) else NOBODY


def changed_cards(node: Node, low: Low, played: bool = False) -> Test:
    """The subject of a change: attacks without a zone are those that are played, whoever plays them; so are other
    cards, where the change is of what matters as they are (`played`)."""
    every = label_of(node.get("n")) in ("", "All", "Each")
    many = is_many(node) or (node.get("copyof") is not None and every and node.get("det") is None)
    if node.label != "Sel" or not many or any(node.get(name) is not None for name in SAYS_WHICH[:-1]):
        return selector(node, low)
    zoned = any(
        isinstance(mod, Node) and mod.label in ("In", "Done", "Among", "That", "Of") for mod in node.parts("mods")
    )
    if zoned or not (played or is_attacks(node)):
        return of_anybody(node, selector(node, low))
    what = cards(node, low, PLAYED)
    if isinstance(what, Sel) and played and may_lie(what):
        what = changed(what, zones=LIVE)
    if not isinstance(what, Sel) or what.whose != DOER:
        return what
    by = [mod for mod in node.parts("mods") if isinstance(mod, Node) and mod.label == "ByPlayer"]
    return changed(what, whose=low.doer if by or node.get("whose") is not None else ANY)


def of_anybody(node: Node, what: Test) -> Test:
    """All copies of that foundation: whosever they are, unless it is said."""
    copied = node.get("copyof")
    that = isinstance(copied, Node) and copied.get("det") in ("that", "the") and node.get("whose") is None
    own = isinstance(what, Sel) and what.every and what.whose in (DOER, YOU)
    return changed(what, whose=ANY) if that and own and isinstance(what, Sel) else what


def may_lie(what: Sel) -> bool:
    """Whether such cards are in stages besides (UVS-RULING-118): of foundation cards the difficulty there changes,
    too."""
    for test in what.tests:
        if isinstance(test, Not) and isinstance(test.test, Type):
            return what.zones == PLAYED
        if isinstance(test, Type):
            return what.zones == PLAYED and any(kind not in (ATTACK, ACTION) for kind in test.types)
    return False


def is_attacks(node: Node) -> bool:
    copied = node.get("copyof")
    kind = copied.get("type") if isinstance(copied, Node) else node.get("type")
    return isinstance(kind, Node) and kind.label == "Type" and kind.get("name") == "attack"


# Trees and nodes with something changed


def changed(sel: Sel, **now: object) -> Sel:
    """The same selector but for these fields."""
    return Sel(**{**fields(sel), **now})


def changed_node(node: Node, name: str, value: Value | None) -> Node:
    """The same node with another value for a field; without it, where that is None or an empty list."""
    kept = [(key, value if key == name else old) for key, old in node.fields if key != name or value not in (None, ())]
    return Node(node.label, tuple([(key, part) for key, part in kept if part is not None]), node.start, node.end)
