"""Conditions about cards: what one is, has, shares, and where it is."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, node_of, only, refuse, selector
from kumite.english.lower.conditions.as_events import changed
from kumite.english.lower.conditions.logic import negated
from kumite.english.lower.conditions.so_many import is_so, says_every
from kumite.english.lower.nouns.adjectives import STATES, either, props_of
from kumite.english.lower.nouns.clauses import being, shares
from kumite.english.lower.nouns.having import has_tests
from kumite.english.lower.nouns.owners import owner_of
from kumite.english.lower.nouns.places import zones_of
from kumite.english.lower.nouns.references import attack_here, speak_of
from kumite.english.lower.nouns.selectors import tests_of
from kumite.english.lower.numbers.amounts import owner_card
from kumite.english.nodes import Node
from kumite.games.universus.printed import Cond, Test
from kumite.games.universus.terms import (
    ANY,
    ATTACK,
    BLITZ,
    BOTH,
    CONTINUOUS,
    DOER,
    EITHER,
    ENHANCE,
    HEIGHTS,
    POOL,
    YOU,
    ZONE,
)
from kumite.games.universus.words.amounts import Bound, Value
from kumite.games.universus.words.conds import All, Attacking, Cmp, Has, Is
from kumite.games.universus.words.riders import In
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.tests import AnyOf, Named, State, TheNamed, Type, Zoned

MANY: Final = ("them", "those", "they")


def one_card(node: Node, low: Low) -> Test:
    """The card that something is said of."""
    if node.label in ("They", "You", "Rival"):
        if node.label != "They":
            refuse(node, "a player is no card")
        node = Node("It", (("word", "them"),), node.start, node.end)
    return selector(node, low)


def being_so(node: Node, low: Low) -> Cond:
    """It is a Kick attack; this card is ready; it was an attack card."""
    only(node, "what", "tense", "not", "as", "as2")
    as_node = node.node("as")
    if as_node.label == "Sel":
        return is_that(node, as_node, low)
    asked = node.node("what")
    attack = asked.get("word") == "this" and low.kind in (ENHANCE, BLITZ) and is_role_attack(as_node)
    what = attack_here(low) if attack else one_card(asked, low)
    if isinstance(what, Ref) and is_plural(node.node("what")) and not says_every(node.node("what"), low):
        refuse(node, "whether all of them or one of them is meant cannot be told")
    said = len(low.mentions)  # what it is compared with is not what later words speak of
    tests = being(as_node, low)
    if node.get("as2") is not None:
        tests = (either([tests, being(node.node("as2"), low)], node),)
    del low.mentions[said:]
    if isinstance(what, TheAttack) and node.node("what").label == "It" and tests == (Type((ATTACK,)),):
        refuse(node, "what it is cannot be told: this attack is an attack anyhow")
    return is_so(what, tests, node, low)


def is_role_attack(role: Node) -> bool:
    kind = role.get("type")
    return role.label == "Role" and isinstance(kind, Node) and kind.get("name") == "attack"


def is_plural(node: Node) -> bool:
    kind = node.get("type")
    several = node.label == "They" or (node.label == "It" and node.get("word") in MANY)
    return several or (isinstance(kind, Node) and kind.get("many") is not None)


def is_that(node: Node, as_node: Node, low: Low) -> Cond:
    """It is your attack; this is the only attack in your card pool."""
    kind = as_node.get("type")
    if as_node.get("order") == "only":
        return only_one(node, as_node, low)
    said = [name for name, _ in as_node.fields if name != "words"]
    if said == ["det", "adjs", "type"] and selector(as_node, low) == TheNamed():
        return is_so(one_card(node.node("what"), low), (TheNamed(),), node, low)
    if said[:2] == ["det", "type"] and as_node.get("det") == "a" and said[2:] in ([], ["mods"]):
        return is_so(one_card(node.node("what"), low), tests_of(changed(as_node, det=None), low), node, low)
    if said != ["whose", "type"] or not isinstance(kind, Node) or kind.get("name") != "attack":
        refuse(node, "what it should be cannot be told")
    what = one_card(node.node("what"), low)
    if what == Ref("event") and was_played(low.event):  # it is in its owner's card pool
        cond: Cond = Is(what, (Sel(1, owner_of(as_node.get("whose"), low), (), (POOL,)),))
        return negated(cond) if node.get("not") is not None else cond
    if not isinstance(what, TheAttack):
        refuse(node, "only of the attack in progress it can be asked whose it is")
    cond = Attacking(owner_of(as_node.get("whose"), low))
    return negated(cond) if node.get("not") is not None else cond


def only_one(node: Node, as_node: Node, low: Low) -> Cond:
    """This attack is in that card pool, and nothing else of its kind is."""
    asked = node.node("what")
    if asked.label != "Sel" and (asked.get("word") == "this" or low.kind in (ENHANCE, BLITZ)):
        what: Test = attack_here(low)
        speak_of(low, what, node.start)
    else:
        what = one_card(asked, low)
    there = selector(changed(as_node, order=None, det=None), low)
    played = what == Ref("event") and you_played(low.event)
    if not (isinstance(what, TheAttack | This) or played) or not isinstance(there, Sel) or there.zones != (POOL,):
        refuse(node, "of which cards it is the only one cannot be told")
    whose = YOU if there.whose == DOER else there.whose
    alone: Cond = Has(Sel(1, whose, there.tests, there.zones), "=", 1)
    if played and whose != YOU:
        refuse(node, "no attack is in another player's card pool")
    if isinstance(what, This) and low.card_type != ATTACK:
        if low.kind == CONTINUOUS and not low.fired and node.get("not") is None:
            low.riders.append(In(POOL))
            return alone
        alone = All((Is(what, (Sel(1, whose, (), (POOL,)),)), alone))
        return negated(alone) if node.get("not") is not None else alone
    cond = alone if played or (low.card_type == ATTACK and whose == YOU) else All((Attacking(whose), alone))
    if isinstance(what, TheAttack) and what.whose not in (ANY, whose):
        refuse(node, "no attack is in another player's card pool")
    if isinstance(what, TheAttack) and what.tests:
        cond = All((Is(TheAttack(whose), what.tests), alone))
    return negated(cond) if node.get("not") is not None else cond


def was_played(event: Node | None) -> bool:
    """Whether the event is that a card was played, by whomever."""
    does = event.get("does") if event is not None else None
    act = event.get("act") if event is not None and event.label == "Event" else None
    return act == "play" or (isinstance(does, Node) and does.label == "Play")


def you_played(event: Node | None) -> bool:
    """What you play is in your card pool (UVS-PLAYCD-10)."""
    does = event.get("does") if event is not None else None
    return event is not None and isinstance(does, Node) and does.label == "Play" and event.node("who").label == "You"


def is_in(node: Node, low: Low) -> Cond:
    """This card is in your card pool; it is face up in your momentum."""
    only(node, "what", "tense", "not", "zones", "state")
    whose, zones = zones_of(node.node("zones"), low)
    whose = YOU if whose == DOER else ANY if whose in (BOTH, EITHER) else whose
    what = one_card(node.node("what"), low)
    tests: tuple[Test, ...] = (Sel(1, whose, (), zones),)
    if node.get("state") is not None:
        tests = (STATES[str(node.get("state"))], *tests)
    if isinstance(what, Sel):
        return in_zone(node, what, whose, zones, tests[:-1])
    cond: Cond = Is(what, tests)
    return negated(cond) if node.get("not") is not None else cond


def in_zone(node: Node, what: Sel, whose: int, zones: tuple[int, ...], more: tuple[Test, ...]) -> Cond:
    """A card of some kind is in a zone: there is one."""
    if what.top or what.bottom or what.next or what.n != 1 or what.every:
        refuse(node, "which card this is cannot be told")
    cond = Has(Sel(1, whose, (*what.tests, *more), zones))
    return negated(cond) if node.get("not") is not None else cond


def has_thing(node: Node, low: Low) -> Cond:
    """This attack has Stun; it has a printed difficulty of 3 or less."""
    only(node, "what", "has", "not")
    what, said = one_card(node.node("what"), low), len(low.mentions)
    cond = is_so(what, has_tests(node.node("has"), low), node, low)
    del low.mentions[said:]
    return cond


def sharing(node: Node, low: Low) -> Cond:
    """This attack shares a symbol with your character."""
    only(node, "what", "not", "n", "of", "with", "printed")
    if node.get("with") is None:
        refuse(node, "with what it shares this cannot be told")
    what, said = one_card(node.node("what"), low), len(low.mentions)
    cond = is_so(what, shares(changed(node, what=None), low), changed(node, **{"not": None}), low)
    del low.mentions[said:]
    return cond


def same(node: Node, low: Low) -> Cond:
    """It is the same difficulty as this card."""
    only(node, "what", "not", "props", "as")
    if node.get("props") is None or node.get("as") is None:
        refuse(node, "the same as what cannot be told")
    what, other = one_card(node.node("what"), low), one_card(node.node("as"), low)
    props = props_of(node.node("props"), low)
    if len(props) != 1 or isinstance(what, Sel) or isinstance(other, Sel):
        refuse(node, "what is compared cannot be told")
    printed = node.node("props").get("printed") is not None
    return Cmp(Value(what, props[0], printed), "!=" if node.get("not") else "=", Value(other, props[0], printed))


def zone_is(node: Node, low: Low) -> Cond:
    """This attack's zone is high or low."""
    only(node, "prop", "not", "zone")
    prop, zone = node.node("prop"), node.node("zone")
    if prop.node("props").parts() != ("zone",) or zone.label != "ZoneName" or prop.get("kind") is not None:
        refuse(node, "what this is about cannot be told")
    only(zone, "parts")
    tests: tuple[Test, ...] = tuple([Zoned(HEIGHTS.index(str(part))) for part in zone.parts()])
    cond: Cond = Is(owner_card(prop, low), tests if len(tests) == 1 else (AnyOf(tests),))
    return negated(cond) if node.get("not") is not None else cond


def matches(node: Node, low: Low) -> Cond:
    """It matches the named zone; a card that was named has its name."""
    only(node, "what", "with", "not")
    named = node.node("with")
    kind = named.get("type")
    adjs = [part.get("act") for part in named.parts("adjs") if isinstance(part, Node)]
    if not isinstance(kind, Node) or adjs != ["name"] or len(named.fields) != 3:
        refuse(node, "what is matched cannot be told")
    what = one_card(node.node("what"), low)
    if kind.get("name") == "zone" and not isinstance(what, Sel):
        cond: Cond = Cmp(Value(what, ZONE), "=", Bound("named"))
    elif kind.get("name") == "card" and kind.get("noun") is None:
        return is_so(what, (TheNamed(),), node, low)
    else:
        refuse(node, "what is matched cannot be told")
    return negated(cond) if node.get("not") is not None else cond


def character_is(node: Node, low: Low) -> Cond:
    """Your character is one of these."""
    only(node, "whose", "starting", "not", "names")
    names = [str(part) for part in node.node("names").parts()]
    tests: tuple[Test, ...] = tuple([Named(name) for name in names])
    whose = owner_of(str(node.get("whose")), low)
    cond: Cond = Is(Yours(whose), tests if len(tests) == 1 else (AnyOf(tests),))
    return negated(cond) if node.get("not") is not None else cond


def state_of(act: str) -> Test | None:
    """A participle that is a state in the present tense (CARD-ENGLISH 6.5)."""
    return {
        "commit": State("committed"),
        "flip": State("face down"),
        "seal": State("sealed"),
        "freeze": State("frozen"),
        "stun": State("stunned"),
        "attach": State("attached"),
    }.get(act)


def in_state(node: Node, low: Low) -> Cond:
    """Your character is committed."""
    only(node, "what", "tense", "not", "act")
    test = state_of(str(node.get("act")))
    if test is None:
        refuse(node, "this is no state of a card")
    return is_so(one_card(node_of(node.get("what"), node), low), (test,), node, low)
