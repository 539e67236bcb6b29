"""The cards an event speaks of: who they belong to, which they are, and what is said of the event beside the noun.

Phrases attach to the noun where they can (NODES.md), so `during the Enhance Step` or `due to your effect` may stand
among the tests of the cards; here they are lifted out to the event.
"""

from __future__ import annotations

import re
from typing import Final

from kumite.english.lower.base import Low, node_of, only, refuse, selector
from kumite.english.lower.events.around import AROUND, around
from kumite.english.lower.events.pattern import Pat, count, ordinal
from kumite.english.lower.nouns.copying import of_any_attack
from kumite.english.lower.nouns.owners import owner_of
from kumite.english.lower.nouns.selectors import tests_of
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import (
    ANY,
    ATTACK,
    BOTH,
    COMPLETELY,
    CONTINUOUS,
    DECK,
    DOER,
    EITHER,
    FORM,
    MOMENTUM,
    NOBODY,
    NOT_BLOCKED,
    PARTIALLY,
    RESPONSE,
    TYPES,
    V_BEFORE_DAMAGE,
    V_BEFORE_TAKE,
    V_DEAL,
    V_ENTER,
    V_RESOLVE,
    V_SPEND,
    V_STATUS,
)
from kumite.games.universus.words.asked import FirstPlayed, MultipleCopy
from kumite.games.universus.words.sels import Copies, Ref, Sel, TheAttack, This
from kumite.games.universus.words.tests import State, TheNamed, Type

STATUS: Final = {"completely": (COMPLETELY,), "partially": (PARTIALLY,), "not": (NOT_BLOCKED,)}
BLOCKED: Final = (PARTIALLY, COMPLETELY)
USED: Final = ("n", "whose", "other", "adjs", "type", "mods", "order", "det", "trait", "copyof")
BLOCKS_WITH: Final = re.compile(r"\bblock\w*(?: an?(?: [\w-]+)* attack)? with this card", re.IGNORECASE)
OF_ATTACKS: Final = (V_STATUS, V_DEAL, V_RESOLVE, V_ENTER, V_BEFORE_DAMAGE, V_BEFORE_TAKE)  # only attacks do this


def cards_in(node: Node, low: Low, pat: Pat, owned: bool = True) -> None:
    """Fill in the cards; `owned`: the event is its owner's, where no other player is said to do it."""
    if node.label == "Top":
        top_cards(node, low, pat)
    elif node.label == "Subject" and low.subject is not None:
        referred(low.subject, node, low, pat)
    elif node.label == "It":
        referred(selector(node, low), node, low, pat)
    elif node.label == "Sel":
        described(node, low, pat, owned)
    elif node.label == "Sels" and node.get("join") == "or":
        one_of_these(node, low, pat)
    else:
        refuse(node, "an event of these is not understood")


def top_cards(node: Node, low: Low, pat: Pat) -> None:
    """Cards from the top of a deck."""
    only(node, "end", "n", "zones")
    if node.get("end") != "top" or node.get("zones") is None:
        refuse(node, "an event of these cards is not understood")
    zone = node.node("zones")
    if zone.parts("names") not in (("deck",), ()):
        refuse(zone, "an event of the top of this zone is not understood")
    count(as_node(node.get("n")), pat)
    owner(zone.get("whose"), low, pat)
    pat.put("origin", DECK, NOBODY)
    pat.top = True


def described(node: Node, low: Low, pat: Pat, owned: bool) -> None:
    """A noun phrase."""
    if node.get("det") == "this":
        this_card(node, low, pat)
        return
    pointing = node.get("det") in ("that", "the", "these", "those") or node.get("among") is not None
    if pointing and node.get("order") is None:
        referred(selector(without(node, *lifted(node, low, pat)), low), node, low, pat)
        return
    of_any = of_any_attack(node, low)
    node = node if of_any is None else of_any
    only(node, *USED)
    if node.get("det") == "no":
        refuse(node, "an event of none is not understood")
    mods = lifted(node, low, pat)
    count(as_node(node.get("n")), pat)
    if node.get("order") is not None:
        in_order(node, pat)
    if owned:
        owner(node.get("whose"), low, pat)
    elif node.get("whose") is not None:
        refuse(node, "whose cards these are cannot be told of this event")
    tests = all_tests(node, mods, low)
    if of_any is not None:
        tests = tuple([MultipleCopy() if test == Copies() else test for test in tests])
    if Copies() in tests and low.card_type != ATTACK:
        refuse(node, "which attack these are copies of, once it is over, cannot be told")
    pat.tests += of_attacks(tests, node) if pat.verb in OF_ATTACKS else tests
    called(node, pat)


def of_attacks(tests: tuple[Test, ...], node: Node) -> tuple[Test, ...]:
    """That it is an attack goes without saying; that it is anything else cannot be."""
    if any(isinstance(test, Type) and ATTACK not in test.types for test in tests):
        refuse(node, "only attacks do this")
    return tuple([test for test in tests if test != Type((ATTACK,))])


def one_of_these(node: Node, low: Low, pat: Pat) -> None:
    """A Titan backup or a Shift attack."""
    only(node, "parts", "join")
    for part in node.parts():
        one = node_of(part, node)
        if (
            one.label != "Sel"
            or one.get("det") != "a"
            or any(name in ("whose", "n", "order") for name, _ in one.fields)
        ):
            refuse(one, "an event of these is not understood")
    if pat.verb in OF_ATTACKS:
        refuse(node, "an event of these is not understood")
    pat.tests += tests_of(node, low)


def called(node: Node, pat: Pat) -> None:
    """What later words call them, and where momentum is."""
    kind = node.get("type")
    if isinstance(kind, Node) and kind.label == "Type":
        if kind.get("name") == "momentum" and pat.verb != V_SPEND:
            pat.put("origin", MOMENTUM, NOBODY)
        pat.object = "attack" if kind.get("name") == "attack" and kind.get("noun") is None else pat.object
        pat.many = pat.many or kind.get("many") is not None


def all_tests(node: Node, mods: tuple[Value, ...], low: Low) -> tuple[Test, ...]:
    """What the cards must be like; `other` is first."""
    kept = [(name, value) for name, value in node.fields if name in ("adjs", "type", "trait", "copyof")]
    kind = node.get("type")
    if isinstance(kind, Node) and kind.get("name") == "momentum":  # a zone, not a sort of card
        kept = [(name, value) for name, value in kept if name != "type"]
    if mods:
        kept.append(("mods", mods))
    found = tests_of(Node("Sel", tuple(kept), node.start, node.end), low) if kept else ()
    if node.get("other") is not None or node.get("det") == "another":
        found = (State("other"), *[test for test in found if test != State("other")])
    return found


def in_order(node: Node, pat: Pat) -> None:
    """Your second attack this turn."""
    if pat.since not in ("", "turn", "combat phase", "each turn"):
        refuse(node, "an order is known within a turn only")
    if pat.verb not in OF_ATTACKS:
        pat.nth = ordinal(node.get("order"), node)
        return
    if node.get("order") != "first" or node.get("whose") is None or node.parts("adjs"):
        refuse(node, "which attack of the turn this is, is known of a player's first one only")
    pat.tests += (FirstPlayed(),)  # it is played in an order, whatever becomes of it


def lifted(node: Node, low: Low, pat: Pat) -> tuple[Value, ...]:
    """The phrases after the noun that are about the event are read; the others are given back."""
    kept: list[Value] = []
    for mod in node.parts("mods"):
        if isinstance(mod, Node) and mod.label in AROUND:
            around(mod, low, pat)
        else:
            kept.append(mod)
    return tuple(kept)


def without(node: Node, *mods: Value) -> Node:
    """The same phrase with only these mods."""
    fields = tuple([(name, value) for name, value in node.fields if name != "mods"])
    return Node("Sel", (*fields, ("mods", mods)) if mods else fields, node.start, node.end)


def this_card(node: Node, low: Low, pat: Pat) -> None:
    """This card, or the attack in progress (UVS-THISATK-01, UVS-THISATK-02)."""
    only(node, "det", "type", "adjs", "mods")
    kept = lifted(node, low, pat)
    kind = node.node("type")
    name = kind.get("name")
    if name == "attack" and low.card_type == ATTACK and low.kind == RESPONSE and BLOCKS_WITH.search(low.text):
        refuse(node, "the attack that is blocked, or the card that blocks it: which is meant cannot be told")
    if is_attack_here(kind, low):
        pat.attack = True
        pat.object = "attack"
        pat.tests += tuple([test for test in all_tests(node, kept, low) if not is_type(test)])
        return
    if kept or node.get("adjs") is not None:
        refuse(node, "more cannot be said of this card")
    if name != "card" and (name not in TYPES or TYPES.index(str(name)) != low.card_type):
        refuse(node, f"this card is no {name}")
    pat.own = True
    pat.object = "attack" if name == "attack" else "card"


def is_attack_here(kind: Node, low: Low) -> bool:
    """Whether `this attack` is the attack in progress and not the card the text is on."""
    if kind.get("name") != "attack" or kind.get("noun") is not None:
        return False
    return low.card_type != ATTACK or low.kind not in (RESPONSE, CONTINUOUS, FORM)


def is_type(test: Test) -> bool:
    return type(test).__name__ == "Type"


def referred(what: Test, node: Node, low: Low, pat: Pat) -> None:
    """A card that was spoken of before."""
    if isinstance(what, This):
        pat.own = True
    elif isinstance(what, TheAttack):
        pat.attack = True
        pat.object = "attack"
        if what.tests and low.ties is not None and pat.verb in OF_ATTACKS:
            low.ties.append(what)
            return
        pat.tests += what.tests
        pat.put("by", what.whose, ANY)
    elif isinstance(what, Sel) and low.ties is not None and is_only_attack(what, low) and pat.verb in OF_ATTACKS:
        pat.object = "attack"
        low.ties.append(what)
    elif isinstance(what, TheNamed):
        pat.tests += (what,)
    elif isinstance(what, Ref) and low.ties is not None and pat.verb in OF_ATTACKS and was_played(what, low):
        pat.object = "attack"
        low.ties.append(what)
    elif isinstance(what, Ref) and is_attack(what, low):
        pat.attack = True
        pat.object = "attack"
    elif isinstance(what, Ref):
        pat.on = what
    else:
        refuse(node, "an event of this card is not understood")


def is_only_attack(what: Sel, low: Low) -> bool:
    """Whether the next attack is meant, and no other one was spoken of."""
    return what.next and what.n == 1 and low.fired == 1 and not any(said.ref == TheAttack() for said in low.mentions)


def is_attack(what: Ref, low: Low) -> bool:
    """Whether the event was about the attack that is in progress."""
    for said in reversed(low.mentions):
        if said.ref == what:
            return what.name == "event" and said.kind == "attack"
    return False


def was_played(what: Ref, low: Low) -> bool:
    """Whether it is an attack that was played, whose own sequence is still to come (UVS-RULING-132)."""
    here = low.kind == RESPONSE or low.fired > 1  # the event of the ability itself, or of what waits around this
    return here and is_attack(what, low) and any(said.ref == what and said.act == "play" for said in low.mentions)


def owner(value: Value | None, low: Low, pat: Pat) -> None:
    """Whose cards: whoever owns a card does it, whoever makes them (UVS-EVENT-07)."""
    if value is None:
        return
    if isinstance(value, Node) and value.label == "AnyPlayer":
        return
    whose = owner_of(value, low)
    if whose in (DOER, BOTH, EITHER, ANY):
        return
    if pat.by not in (ANY, whose):
        pat.put("cause", pat.by, ANY)
        pat.by = whose
        return
    pat.by = whose


def status_of(node: Node, pat: Pat) -> Node:
    """`blocked` and `unblocked` before the noun are notes of what attacks do; the phrase without them."""
    kept: list[Value] = []
    for adj in node.parts("adjs"):
        notes = status_named(adj)
        if notes:
            pat.put("notes", notes, ())
        else:
            kept.append(adj)
    fields = tuple([(name, value) for name, value in node.fields if name != "adjs"])
    return Node(node.label, (*fields, ("adjs", tuple(kept))) if kept else fields, node.start, node.end)


def status_named(adj: Value) -> tuple[int, ...]:
    if not isinstance(adj, Node):
        return ()
    if adj.label == "State" and adj.get("is") in ("blocked", "unblocked"):
        return BLOCKED if adj.get("is") == "blocked" else (NOT_BLOCKED,)
    if adj.label == "Done" and adj.fields == (("act", "block"),):
        return BLOCKED
    if adj.label == "Blocked":
        only(adj, "how", "un")
        return (NOT_BLOCKED,) if adj.get("un") is not None else STATUS[str(adj.get("how"))]
    return ()


def as_node(value: Value | None) -> Node | None:
    return node_of(value, value) if isinstance(value, Node) else None
