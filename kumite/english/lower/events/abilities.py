"""Abilities that are played, as events."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.events.ability_that import Ways, ways_of
from kumite.english.lower.events.around import AROUND, around
from kumite.english.lower.events.pattern import Pat, ordinal
from kumite.english.lower.events.things import all_tests, cards_in, owner
from kumite.english.lower.nouns.abilities import is_chosen, is_named, named_twice
from kumite.english.lower.nouns.owners import owner_of
from kumite.english.lower.nouns.places import zones_of
from kumite.english.nodes import Node, Value
from kumite.games.universus.tags import names
from kumite.games.universus.terms import (
    ANY,
    BLITZ,
    BOTH,
    CHARACTER,
    DOER,
    EITHER,
    ENHANCE,
    FORM,
    KEYWORDS,
    NOBODY,
    RESPONSE,
    RIVAL,
    V_ABILITY,
    YOU,
)
from kumite.games.universus.words.tests import Not, Type

KINDS: Final = {"enhance": ENHANCE, "response": RESPONSE, "form": FORM, "blitz": BLITZ}
RIDERS: Final = ("Combo", "First", "Deadlock", "Desperation", "Tenacious", "Outwit")


THEIRS: Final = Node("Their", (), 0, 0)


def noun_of(what: Node) -> str:
    kind = what.get("type")
    return str(kind.get("name")) if isinstance(kind, Node) and kind.label == "Type" else ""


def one_at_a_time(what: Node) -> None:
    """Abilities are played one by one: 1 or more is one."""
    n = what.get("n")
    least = n.get("n") if isinstance(n, Node) and n.label == "AtLeast" else n
    if isinstance(n, Node) and n.label in COUNTS and not (isinstance(least, Node) and least.get("n") == 1):
        refuse(n, "abilities are played one by one")


COUNTS: Final = ("Num", "AtLeast", "AtMost", "UpTo", "Exactly", "MoreThan", "LessThan")


def of_ability(what: Node, by: int, node: Node, low: Low) -> Pat:
    """A non-character Enhance ability that destroys foundations."""
    only(what, "det", "whose", "adjs", "type", "mods", "n", "order", "other", "word")
    pat = Pat(V_ABILITY, node, by)
    one_at_a_time(what)
    if what.get("other") is not None or what.get("det") == "another":
        pat.same = "other"
    if is_chosen(what, low) or is_named(what, low):
        pat.same = "chosen" if is_chosen(what, low) else "named"
        if pat.same == "named" and named_twice(low):
            refuse(what, "only what was named last is remembered")
        pat.object, pat.act = "ability", "play"
        return pat
    if what.get("order") is not None and by not in (YOU, RIVAL) and what.get("whose") == THEIRS:
        refuse(what, "whose plays are counted cannot be told")
    if what.get("det") in ("this", "that"):
        return certain(what, pat, low)
    if what.get("det") == "the":
        what = again(what, pat)
    nth = what.get("det") == "the" and what.get("order") is not None and by in (YOU, RIVAL)
    if what.get("det") not in (None, "a", "any", "another") and not nth:
        refuse(what, "which ability this is cannot be told of an event")
    pat.object, pat.act = "ability", "play"
    pat.kind = KINDS.get(noun_of(what), NOBODY)
    described(what, low, pat)
    if what.get("order") is not None:
        pat.nth = ordinal(what.get("order"), what)
    return pat


def described(what: Node, low: Low, pat: Pat) -> None:
    """Its adjectives, whose it is, and what stands behind it."""
    for adj in what.parts("adjs"):
        ability_adjective(node_of(adj, what), pat)
    whose = what.get("whose")
    if isinstance(whose, Node) and whose.label == "Of":
        of_card(whose, low, pat)
    else:
        owner(whose, low, pat)
    for mod in what.parts("mods"):
        ability_phrase(node_of(mod, what), low, pat)


def certain(what: Node, pat: Pat, low: Low) -> Pat:
    """This ability, that ability."""
    only(what, "det", "type")
    noun = noun_of(what)
    if what.get("det") == "this":
        if noun != "ability" and KINDS.get(noun) != low.kind:
            refuse(what, "which ability this is cannot be told of an event")
        pat.same = "this"
    else:
        if noun != "ability" or not plays_ability(low.event):
            refuse(what, "which ability this is cannot be told of an event")
        pat.same = "event"
    pat.object, pat.act = "ability", "play"
    return pat


def plays_ability(event: Node | None) -> bool:
    """Whether what set this off is an ability that is played."""
    does = event.get("does") if event is not None and event.label == "Event" else None
    what = does.get("what") if isinstance(does, Node) and does.label == "Play" else None
    return isinstance(what, Node) and what.label == "Sel" and noun_of(what) in ("ability", *KINDS)


def again(what: Node, pat: Pat) -> Node:
    """The same ability, on the same asset, for the second time or a later one: it was played before."""
    adjs = what.parts("adjs")
    on = [mod for mod in what.parts("mods") if isinstance(mod, Node) and mod.label == "On"]
    card = on[0].get("what") if len(on) == 1 and len(what.parts("mods")) == 1 else None
    if SAME not in adjs or not isinstance(card, Node) or SAME not in card.parts("adjs") or card.get("det") != "the":
        return what
    times = [mod for mod in card.parts("mods") if isinstance(mod, Node) and mod.label in ("For", "NthTime")]
    if len(times) != 1 or len(card.parts("mods")) != 1 or not second(times[0]):
        return what
    pat.same = "again"
    kind = tuple([one for one in card.fields if one[0] == "type"])
    bare = Node("Sel", (("det", "a"), *kind), card.start, card.end)
    rest = tuple([adj for adj in adjs if adj != SAME])
    kept: list[tuple[str, Value]] = [("det", "a")]
    kept += [one for one in what.fields if one[0] in ("type", "whose")]
    kept += [("adjs", rest)] if rest else []
    kept.append(("mods", (Node("On", (("what", bare),), on[0].start, on[0].end),)))
    return Node("Sel", tuple(kept), what.start, what.end)


def second(node: Node) -> bool:
    """For the second or greater time this turn."""
    what = node.get("what") if node.label == "For" else node
    if not isinstance(what, Node):
        return False
    order = what.get("order") or what.get("nth")
    more = order in ("second or more", "2 or more") or (order == "second" and what.get("ormore") is not None)
    said = [part for part in what.walk() if part.label == "This"]
    return more and len(said) == 1 and said[0].get("period") in ("turn", "combat phase")


SAME: Final = Node("Same", (), 0, 0)


def ability_adjective(node: Node, pat: Pat) -> None:
    """Enhance, keyword, Stun, Combo, non-character."""
    if node.label == "Kind":
        name = str(node.get("name"))
        if name == "keyword":
            pat.put("keyword", "any", "")
        else:
            pat.put("kind", KINDS[name], NOBODY)
        return
    if node.label == "AnyOf":
        one_of_sorts(node, pat)
        return
    if node.label == "Not" and node.node("of").fields == (("name", "character"),):
        pat.put("character", 0, NOBODY)
        return
    if node.label == "Not" and node.node("of") == Node("Kind", (("name", "keyword"),), 0, 0):
        pat.put("keyword", "none", "")
        return
    if node.label == "Specific" and not node.fields:
        pat.put("rider", "ForSymbol", "")
        return
    name = str(node.get("name")).capitalize() if node.label == "Trait" else ""
    name = "EX" if name == "Ex" else name
    if name in RIDERS:
        pat.put("rider", name, "")
    elif name in KEYWORDS:
        pat.put("keyword", name, "")
    else:
        refuse(node, "this cannot be asked of an ability")


def one_of_sorts(node: Node, pat: Pat) -> None:
    """A Breaker or Stun ability, a Form or Response ability, a keyword or Combo ability."""
    given = keywords_of(node)
    pat.keywords += given
    if not given and all(part.get("name") in KINDS for part in node.parts() if isinstance(part, Node)):
        pat.kinds += kinds_of(node)
    elif not given:
        pat.sorts += tuple([sort_by(node_of(part, node), pat) for part in node.parts()])


def sort_by(adj: Node, pat: Pat) -> Pat:
    """A keyword or Combo ability: one of these adjectives, by itself."""
    one = Pat(V_ABILITY, pat.node, pat.by)
    ability_adjective(adj, one)
    if one.sorts or one.kinds or one.keywords or one.character != NOBODY:
        refuse(adj, "this cannot be asked of an ability")
    return one


def keywords_of(node: Node) -> tuple[str, ...]:
    """A Breaker or Stun ability; nothing where one of them is no keyword."""
    parts = [part for part in node.parts() if isinstance(part, Node) and part.label == "Trait"]
    found = [{"Ex": "EX"}.get(name, name) for name in [str(part.get("name")).capitalize() for part in parts]]
    known = len(found) == len(node.parts()) and all(name in KEYWORDS and name not in RIDERS for name in found)
    return tuple(found) if known else ()


def kinds_of(node: Node) -> tuple[int, ...]:
    """A Form or Response ability."""
    found: tuple[int, ...] = ()
    for part in node.parts():
        one = node_of(part, node)
        if one.label != "Kind" or one.get("name") not in KINDS:
            refuse(one, "this cannot be asked of an ability")
        found += (KINDS[str(one.get("name"))],)
    return found


def of_card(whose: Node, low: Low, pat: Pat) -> None:
    """This attack's Powerful ability."""
    only(whose, "det", "noun")
    kind = Node("Type", (("name", str(whose.get("noun"))),), whose.start, whose.end)
    if whose.get("det") != "this":
        refuse(whose, "of which card this is cannot be told")
    cards_in(Node("Sel", (("det", "this"), ("type", kind)), whose.start, whose.end), low, pat)
    pat.object = "ability"


def ability_phrase(node: Node, low: Low, pat: Pat) -> None:
    """On an asset; that destroys foundations; during this attack."""
    if node.label in ("On", "Of"):
        on_card(node, low, pat)
    elif node.label == "Done" and node.get("act") == "print":
        only(node, "act", "pps")
        pat.printed = True
        for part in node.parts("pps"):
            ability_phrase(node_of(part, node), low, pat)
    elif node.label == "WithCost" or (node.label == "With" and is_cost(node.get("has"))):
        add_ways(pat, cost_ways(node, low, pat), node)
    elif node.label == "That":
        only(node, "clause")
        if pat.ways:
            refuse(node, "two clauses about one ability are not understood")
        pat.ways = ways_of(node.node("clause"), low, pat)
    elif node.label in AROUND:
        around(node, low, pat)
    else:
        refuse(node, "this cannot be asked of an ability")


def is_cost(has: object) -> bool:
    """A cost; no cost."""
    kind = has.get("type") if isinstance(has, Node) and has.label == "Holds" else None
    return isinstance(kind, Node) and kind.fields == (("name", "cost"),)


def cost_ways(node: Node, low: Low, pat: Pat) -> Ways:
    """With a cost, with no cost, with "Commit" in its cost, with a cost to discard cards."""
    if node.label == "WithCost":
        only(node, "name")
        tag = COSTLY.get(str(node.get("name")).lower())
        return ((f"{names.COSTS} {tag}",),) if tag else refuse(node, "what its cost is cannot be told")
    has = node.node("has")
    only(node, "has")
    only(has, "n", "type", "does")
    if has.get("does") is not None:
        told = ways_of(
            Node("Does", (("does", has.node("does")),), node.start, node.end), low, Pat(V_ABILITY, node, pat.by)
        )
        return tuple([tuple([f"{names.COSTS} {tag}" for tag in way]) for way in told])
    if has.get("n") in (0, "0"):
        return ((names.COSTS_NOTHING,),)
    n = has.get("n")
    one = isinstance(n, Node) and n.label == "Num" and n.get("n") == 1
    return ((names.COSTS,),) if one else refuse(node, "what its cost is cannot be told")


COSTLY: Final = {
    "commit": names.COMMITS,
    "flip": names.FLIPS,
    "destroy": names.DESTROYS,
    "sacrifice": names.SACRIFICES,
    "remove": names.REMOVES,
    "discard": names.DISCARDS,
}


def add_ways(pat: Pat, ways: Ways, node: Node) -> None:
    if pat.ways:
        refuse(node, "two clauses about one ability are not understood")
    pat.ways = ways


def on_card(node: Node, low: Low, pat: Pat) -> None:
    """The card the ability is on."""
    only(node, "printed", "what")
    pat.printed = pat.printed or node.get("printed") is not None
    what = node.node("what")
    if what.label != "Sel":
        refuse(node, "on which card this is cannot be told")
    kept: list[Value] = []
    for mod in what.parts("mods"):
        one = node_of(mod, what)
        if one.label in ("Until", "During", "NthTime") or (one.label == "That" and of_doing(one)):
            ability_phrase(one, low, pat)
        elif one.label == "In":
            in_zone(one, low, pat)
        else:
            kept.append(one)
    bare = tuple([one for one in what.fields if one[0] != "mods"])
    card = Node("Sel", (*bare, ("mods", tuple(kept))) if kept else bare, what.start, what.end)
    if not character_only(card, low, pat):
        cards_in(card, low, pat)
    pat.object = "ability"


def of_doing(that: Node) -> bool:
    """Whether a clause behind the card speaks of what the ability does; else it is about the card."""
    return that.node("clause").label in ("Does", "WouldDo", "AnyOf")


def in_zone(node: Node, low: Low, pat: Pat) -> None:
    """On a card in their stage: whoever plays an ability has its card."""
    only(node, "prep", "zones")
    whose, zones = zones_of(node.node("zones"), low)
    if len(zones) != 1 or whose not in (DOER, BOTH, EITHER, ANY, pat.by):
        refuse(node, "where the card of an ability is cannot be told")
    pat.put("origin", zones[0], NOBODY)


def character_only(what: Node, low: Low, pat: Pat) -> bool:
    """On a character, on a non-character card: the event says it itself."""
    if any(name not in ("det", "whose", "adjs", "type", "n", "words") for name, _ in what.fields):
        return False
    whose = what.get("whose")
    if what.get("det") not in (None, "a", "any") or (isinstance(whose, Node) and whose.label == "Of"):
        return False
    tests = all_tests(what, (), low)
    if tests == (Type((CHARACTER,)),):
        pat.put("character", 1, NOBODY)
    elif tests == (Not(Type((CHARACTER,))),):
        pat.put("character", 0, NOBODY)
    else:
        return False
    by = DOER if whose is None else owner_of(whose, low)
    if by not in (DOER, BOTH, EITHER, ANY):
        pat.put("by", by, ANY)
    return True
