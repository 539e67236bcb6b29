"""Noun phrases that point: this card, that attack, the discarded card, the next attack, your character."""

from __future__ import annotations

import re
from typing import Final

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.nouns.adjectives import CARD_TYPES, heads_tests, is_many
from kumite.english.lower.nouns.in_order import one_in_order
from kumite.english.lower.nouns.owners import as_counted, as_object, owner_of, seat_of_who
from kumite.english.lower.nouns.parts import taken_apart
from kumite.english.lower.nouns.phrase import Phrase
from kumite.english.lower.nouns.quantity import ALL, MANY
from kumite.english.lower.nouns.references import (
    about,
    attack_here,
    done_to,
    event_mentions,
    found_in,
    of_both,
    speak_of,
    that_one,
)
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import ANY, ATTACK, BOTH, CONTINUOUS, DOER, EITHER, FORM, NOBODY, POOL, TRANSIT, YOU
from kumite.games.universus.words.asked import FirstPlayed
from kumite.games.universus.words.riders import First
from kumite.games.universus.words.sels import Copies, Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.tests import Among, Kw, State, TheNamed, Trait, Type

PLAYED: Final = (POOL, TRANSIT)  # where an attack is, and what a next card comes through
BLOCKED: Final = re.compile(r"\bblock(?:s|ed)?\b(?! (?:modifier|step|card|phase))", re.IGNORECASE)
EVENTS: Final = ("event", "event all", "tried", "block")
HOW_IT_WENT: Final = ("FromZone", "ToZone", "ToPay")  # the only card discarded is meant, wherever it came from
PARTICIPLES: Final = {
    "removed": "remove",
    "revealed": "reveal",
    "discarded": "discard",
    "milled": "mill",
    "chosen": "choose",
    "destroyed": "destroy",
    "drawn": "draw",
    "checked": "check",
    "spent": "spend",
    "cleared": "clear",
}


def own_thing(node: Node, low: Low) -> Test | None:
    """Your attack, your rival's character: one certain card.  None for anything else."""
    if node.get("n") is not None or node.get("whose") is None or is_many(node) or node.get("det") is not None:
        return None
    name = noun_name(node)
    if name == "block":
        return the_block(node, low)
    if name not in ("attack", "character") or node.get("other") is not None:
        return None
    whose_node = node.get("whose")
    if isinstance(whose_node, Node) and whose_node.label in ("Its", "Of"):
        refuse(node, "whose this is cannot be told")
    phrase = taken_apart(node, low)
    if phrase.zones:
        return None
    tests = tuple([test for test in phrase.kind() if not isinstance(test, Type)])
    whose = as_counted(phrase.whose, low)
    if name == "attack":
        return TheAttack(whose, tests)
    if any(test != State("starting") for test in tests):
        refuse(node, "a character of a certain kind cannot be told from yours")
    return Yours(whose)


def noun_name(node: Node) -> str:
    """The one noun of a phrase."""
    kind = node.get("type")
    return str(kind.get("name")) if isinstance(kind, Node) and kind.label == "Type" else ""


def ordered(node: Node, low: Low) -> Test:
    """Your next attack, the next 2 cards; your starting character; the current attack."""
    order, name = node.get("order"), noun_name(node)
    if order in ("starting", "original") and name == "character" and node.get("n") is None:
        return starting(node, low)
    if order == "current" and name == "attack":
        only(node, "order", "type", "det", "whose")
        return TheAttack(ANY if node.get("whose") is None else owner_of(node.get("whose"), low))
    if order == "first" and low.kind == FORM and First() in low.riders and name == "attack":
        order, node = "next", changed_order(node, "next")
    at_end = end_of_pool(node, low)
    if at_end is not None:
        return at_end
    if order in NTH and ((low.kind == CONTINUOUS and not low.fired) or is_each_turn(node)):
        return nth_each_turn(node, NTH.index(str(order)) + 1, low)
    one = one_in_order(node, low)
    if one is not None:
        return one
    if order != "next":
        refuse(node, f"the {order} of some cards is not understood")
    phrase = taken_apart(node, low)
    if phrase.zones:
        refuse(node, "the next card in a zone is not understood")
    phrase.next = True
    whose = ANY if phrase.whose == NOBODY else as_counted(phrase.whose, low)
    found = phrase.sel(whose, PLAYED)
    speak_of(low, found, node.start)
    return found


def end_of_pool(node: Node, low: Low) -> Sel | None:
    """The first card in your card pool; the last 2 cards: from the left to the right (UVS-POOL-04)."""
    mods = [part for part in node.parts("mods") if isinstance(part, Node)]
    there = mods[0].get("zones") if len(mods) == 1 and mods[0].label == "In" else None
    names = there.parts("names") if isinstance(there, Node) else ()
    if node.get("order") not in ("first", "last") or names != ("cardpool",) or noun_name(node) != "card":
        return None
    only(node, "det", "order", "n", "type", "mods")
    kept = tuple([one for one in node.fields if one[0] in ("n", "type", "mods")])
    phrase = taken_apart(Node("Sel", kept, node.start, node.end), low)
    n = phrase.quantity.n if node.get("n") is not None else 1
    if phrase.tests or (node.get("n") is None and is_many(node)):
        refuse(node, f"which cards are the {node.get('order')} ones cannot be told")
    last = node.get("order") == "last"
    found = Sel(n, as_counted(phrase.whose, low), (), (POOL,), top=last, bottom=not last)
    if n == 1 and not (low.event is not None and low.event.start <= node.start < low.event.end):
        speak_of(low, found, node.start)
    return found


NTH: Final = ("first", "second", "third", "fourth")
EACH_TURN: Final = Node("Until", (("until", Node("EachTurn", (), 0, 0)),), 0, 0)


def is_each_turn(node: Node) -> bool:
    """Said of each turn, so that it is none of this moment."""
    mods = [part for part in node.parts("mods") if isinstance(part, Node)]
    return EACH_TURN in (*mods, *[pp for part in mods if part.label == "ByPlayer" for pp in part.parts("pps")])


def nth_each_turn(node: Node, n: int, low: Low) -> Test:
    """Your rival's first attack each turn; the second attack each player plays during a turn."""
    only(node, "whose", "order", "adjs", "type", "mods", "det")
    whose, mods = node.get("whose"), [part for part in node.parts("mods") if part != EACH_TURN]
    said = tuple([part for part in mods if isinstance(part, Node) and part.label in ("With", "Without")])
    mods = [part for part in mods if part not in said]
    times = len(node.parts("mods")) - len(said)
    by = mods[0] if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "ByPlayer" else None
    if isinstance(by, Node) and whose is None and by.get("act") == "play":
        only(by, "who", "act", "pps")
        whose, mods = by.node("who"), [part for part in by.parts("pps") if part != EACH_TURN and not is_turn(part)]
    if mods or not isinstance(whose, Node) or times != 1 or noun_name(node) not in CARD_TYPES:
        refuse(node, f"which of these is the {NTH[n - 1]} cannot be told")
    seat = owner_of(whose, low)
    seat = ANY if seat in (BOTH, EITHER) else as_counted(seat, low)
    kept = tuple([one for one in node.fields if one[0] in ("adjs", "type")])
    kept += (("mods", said),) if said else ()
    tests = taken_apart(Node("Sel", kept, node.start, node.end), low).tests
    types = tuple([test for test in tests if isinstance(test, Type)])
    others = tuple([test for test in tests if not isinstance(test, Type)])
    return Sel(MANY, seat, (*types, FirstPlayed(n=n, tests=others)), PLAYED, every=True)


def is_turn(part: Value) -> bool:
    """During a turn."""
    found = [one for one in part.walk() if one.label == "Period"] if isinstance(part, Node) else []
    return len(found) == 1 and found[0].get("name") == "turn" and found[0].get("det") in ("a", "each")


def changed_order(node: Node, order: str) -> Node:
    """Before any form of the turn, the first attack is the next one."""
    fields = tuple([(name, order if name == "order" else value) for name, value in node.fields])
    return Node(node.label, fields, node.start, node.end)


def starting(node: Node, low: Low) -> Test:
    """Your starting character: in its stage."""
    only(node, "order", "type", "whose", "det")
    return Yours(YOU if node.get("whose") is None else as_counted(owner_of(node.get("whose"), low), low))


def pointed(node: Node, low: Low) -> Test:
    """The card that this card, that attack, the discarded card means."""
    det = node.get("det")
    if det == "this":
        return this_one(node, low)
    once_said(node)
    for part in (*node.parts("adjs"), *node.parts("mods")):
        if isinstance(part, Node) and points(part, node):
            return the_done(node, part, low)
    return the_one(node, low)


def once_said(node: Node) -> None:
    """The revealed card discarded this way: said twice, it must be the same."""
    said = [part for part in (*node.parts("adjs"), *node.parts("mods")) if points(part, node)]
    acts = {PARTICIPLES.get(str(part.get("act")), part.get("act")) for part in said if isinstance(part, Node)}
    if len(acts) > 1:
        refuse(node, "which of the cards that was is not understood")


def points(part: Value, node: Node) -> bool:
    """The part of a phrase that says which card is meant, in `the discarded card`, `the blocked attack`."""
    if not isinstance(part, Node) or node.get("det") == "this":
        return False
    return part.label in ("Done", "ByPlayer") or (part.label == "State" and part.get("is") == "blocked")


def named_there(node: Node, low: Low) -> Phrase:
    """The named card in both stages: all that are there."""
    phrase = taken_apart(node, low)
    phrase.quantity = ALL
    return phrase


def rest_of(node: Node, low: Low) -> Phrase:
    """The phrase without its noun and without the part that points."""
    fields: list[tuple[str, Value]] = [("type", "card")]
    for name in ("adjs", "mods"):
        kept = tuple([part for part in node.parts(name) if not points(part, node)])
        if kept:
            fields.append((name, kept))
    return taken_apart(Node("Sel", tuple(fields), node.start, node.end), low)


def placed(node: Node, found: Test, low: Low, verb: bool) -> Test:
    """The card, where the text says more about it only if that is so: this card from your card pool."""
    phrase = rest_of(node, low)
    if phrase.quantity != ALL:  # nothing was said of it
        refuse(node, "how many a certain card is cannot be said")
    phrase.kind()
    speak_of(low, found, node.start)
    if isinstance(found, TheAttack) and not phrase.zones:
        return TheAttack(found.whose, found.tests + phrase.tests)
    if not phrase.zones and (
        not phrase.tests or (found == This() and all(is_printed(one, low) for one in phrase.tests))
    ):
        return found
    some = some_of_those(node, found, phrase, low)
    if some is not None:
        return some
    if not phrase.zones or isinstance(found, Copies | Sel):
        refuse(node, "a certain card of a certain kind is not understood")
    if isinstance(found, TheAttack) and phrase.zones == (POOL,):
        return TheAttack(found.whose if phrase.whose == DOER else phrase.whose, found.tests + phrase.tests)
    if isinstance(found, TheAttack):
        found = own_attack(node, found, low)
    whose = as_object(phrase.whose, low) if verb else as_counted(phrase.whose, low)
    many = about(found, low).many
    first = Among(found.name) if isinstance(found, Ref) and found.name not in EVENTS else found
    return Sel(MANY if many else 1, whose, (first, *phrase.tests), phrase.zones, every=many)


def is_printed(test: Test, low: Low) -> bool:
    """This Weapon attack, of its own card: as its keywords and traits say."""
    name = test.name.lower() if isinstance(test, Trait | Kw) else ""
    return bool(name) and name in [said.split(":")[0].strip().lower() for said in low.keywords or ()]


def some_of_those(node: Node, found: Test, phrase: Phrase, low: Low) -> Test | None:
    """The revealed Weapon cards: those of them that are."""
    if phrase.zones:
        return None
    if isinstance(found, Ref) and about(found, low).many and found.name not in EVENTS:
        said, tests = about(found, low), (Among(found.name), *phrase.tests)
        return Sel(MANY, as_object(said.seat, low), tests, found_in(said, node), every=True)
    if isinstance(found, Sel) and found.every:
        return Sel(MANY, found.whose, (*found.tests, *phrase.tests), found.zones, every=True)
    return None


def own_attack(node: Node, found: TheAttack, low: Low) -> Test:
    """This attack from your discard pile: it cannot be the one in progress any more."""
    if found != TheAttack() or low.card_type != ATTACK:
        refuse(node, "the attack in progress is in a card pool")
    return This()


def this_one(node: Node, low: Low) -> Test:
    """This card; this attack, which may be another."""
    only(node, "det", "adjs", "type", "mods")
    types = noun_types(node, low)
    if types == (ATTACK,):
        return attack_here(low)
    if types and low.card_type not in types:
        refuse(node, "this card is of another type")
    return This()


def noun_types(node: Node, low: Low) -> tuple[int, ...]:
    """The types of card that the noun allows; none: any card."""
    kind = node.get("type")
    if not isinstance(kind, Node):
        refuse(node, "these are no cards")
    tests = heads_tests(kind, low)
    return sum([test.types for test in tests if isinstance(test, Type)], ())


def the_done(node: Node, done: Node, low: Low) -> Test:
    """The discarded card, the card discarded this way, the card you discarded."""
    if done.label == "State":
        return done_to(done, low, "block", (ATTACK,)).ref
    if done.get("blocked") is not None:
        only(done, "who", "blocked")
        return Ref("block")
    only(done, "act", "thisway", "pps", "who")
    act = PARTICIPLES.get(str(done.get("act")), str(done.get("act")))
    labels = [node_of(part, done).label for part in done.parts("pps")]
    once = len([said for said in low.mentions if said.act == act]) == 1
    known = ("ThisWay", *(HOW_IT_WENT if once else ()), *(("For",) if once and act == "check" else ()))
    if any(label not in known for label in labels):
        refuse(done, "which of the cards that was is not understood")
    if act in ("name", "named"):
        noun_types(node, low)  # a card, and nothing else that can be named
        return TheNamed()
    who = seat_of_who(done.node("who"), low) if isinstance(done.get("who"), Node) else NOBODY
    said = done_to(done, low, act, noun_types(node, low), who)
    if is_many(node) and not said.many and len([one for one in low.mentions if one.bound and one.ref == said.ref]) > 1:
        refuse(done, "the cards of two instructions together have no name")
    return of_both(said, who, done) or said.ref


def the_block(node: Node, low: Low) -> Test:
    """Your block, the block: the card that was played as a block in this attack sequence."""
    only(node, "det", "whose", "type", "mods")
    if node.node("type").get("noun") is not None:
        refuse(node, "which card with a block this is cannot be told")
    for said in event_mentions(low):
        if said.kind == "card" and said.act == "play" and BLOCKED.search(low.text[: node.start]) is None:
            return said.ref
    if BLOCKED.search(low.text[: node.start]) is None:
        refuse(node, "whether there is a block cannot be told")
    return Ref("block")


def the_one(node: Node, low: Low) -> Test:
    """That card, those attacks, the attack."""
    name = noun_name(node)
    if name == "block":
        return the_block(node, low)
    if name in ("copy", "reversal"):
        refuse(node, f"which {name} this is cannot be told")
    return that_one(node, low, noun_types(node, low), is_many(node)).ref
