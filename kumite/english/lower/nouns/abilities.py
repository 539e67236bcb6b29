"""Abilities as things: which ones a noun phrase means, and which one a pronoun (UVS-RULING-240)."""

from __future__ import annotations

import re
from typing import Final

from kumite.english.lower.base import Low, Mention, node_of, only, refuse, selector
from kumite.english.lower.events.ability_that import ways_of
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.nouns.adjectives import types_in
from kumite.english.lower.nouns.references import newest, speak_of
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import (
    BLITZ,
    BOTH,
    DISCARDS,
    DOER,
    EITHER,
    ENHANCE,
    FORM,
    KEYWORDS,
    NOBODY,
    POOL,
    REMOVED,
    RESPONSE,
    STAGE,
    V_ABILITY,
)
from kumite.games.universus.words.asked import HasAbility
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.tests import Among

KINDS: Final = {"enhance": ENHANCE, "response": RESPONSE, "form": FORM, "blitz": BLITZ}
ABILITIES: Final = ("ability", *KINDS)
RIDERS: Final = ("Combo", "First", "Deadlock", "Desperation", "Outwit")
OPEN: Final = (STAGE, POOL, DISCARDS, REMOVED)  # where everybody sees what is printed on a card
ONE_CARD: Final = (Ref, TheAttack, This, Yours)


class Sort:
    """What a noun phrase says of some abilities."""

    def __init__(self) -> None:
        self.kind = NOBODY
        self.keyword = ""
        self.rider = ""
        self.printed = False
        self.does: tuple[str, ...] = ()
        self.of: Test | None = None  # the cards they are on
        self.again = False  # that you have played this Enhance Step

    def like(self) -> HasAbility:
        return HasAbility(self.kind, self.does, self.keyword, self.printed, rider=self.rider)


def noun_of(node: object) -> str:
    """The noun of a phrase about abilities: ability, enhance ...; nothing for other phrases."""
    kind = node.get("type") if isinstance(node, Node) and node.label == "Sel" else None
    name = kind.get("name") if isinstance(kind, Node) and kind.label == "Type" and kind.get("noun") is None else None
    return str(name) if name in ABILITIES else ""


def adjective(node: Node, sort: Sort) -> None:
    """Enhance, keyword, Combo, Stun, printed."""
    name = str(node.get("name"))
    if node.label == "Kind" and name in KINDS and sort.kind == NOBODY:
        sort.kind = KINDS[name]
    elif node.label == "Kind" and name == "keyword" and not sort.keyword:
        sort.keyword = "any"
    elif node.label == "Not" and node.node("of") == Node("Kind", (("name", "keyword"),), 0, 0) and not sort.keyword:
        sort.keyword = "none"
    elif node.label == "Trait" and name.capitalize() in RIDERS and not sort.rider:
        sort.rider = name.capitalize()
    elif node.label == "Trait" and keyword_of(name) in KEYWORDS and not sort.keyword:
        sort.keyword = keyword_of(name)
    elif node.label == "State" and node.get("is") == "printed":
        sort.printed = True
    else:
        refuse(node, "which abilities these are cannot be told")


def keyword_of(name: str) -> str:
    return "EX" if name.upper() == "EX" else name.capitalize()


def sort_of(node: Node, low: Low, known: Test | None = None) -> Sort:
    """An Enhance ability printed on a foundation; `known`: the card, where the words before have said it."""
    only(node, "n", "det", "whose", "adjs", "type", "mods")
    sort = Sort()
    sort.kind = KINDS.get(noun_of(node), NOBODY)
    sort.of = known
    for part in node.parts("adjs"):
        adjective(node_of(part, node), sort)
    whose = node.get("whose")
    if isinstance(whose, Node):
        sort.of = selector(whose, low) if known is None else known
        if whose.label not in ("Its", "Of") or not isinstance(sort.of, ONE_CARD):
            refuse(whose, "on which card these abilities are cannot be told")
    for part in node.parts("mods"):
        behind(node_of(part, node), sort, low)
    return sort


def behind(node: Node, sort: Sort, low: Low) -> None:
    """Printed on it; that draws cards; you have already played this Enhance Step."""
    if node.label == "Done" and node.get("act") == "print" and len(node.parts("pps")) == 1:
        only(node, "act", "pps")
        sort.printed = True
        behind(node_of(node.parts("pps")[0], node), sort, low)
    elif node.label == "Done" and node.get("act") == "print":
        only(node, "act")
        sort.printed = True
    elif node.label == "On" and sort.of is None:
        only(node, "printed", "what")
        sort.printed = sort.printed or node.get("printed") is not None
        sort.of = cards_of(node.node("what"), low)
    elif node.label == "That" and of_this_step(node.node("clause")):
        sort.again = True
    elif node.label == "That" and not sort.does:
        only(node, "clause")
        ways = ways_of(node.node("clause"), low, Pat(V_ABILITY, node))
        if len(ways) != 1:
            refuse(node, "which abilities these are cannot be told")
        sort.does = ways[0]
    elif node.label == "ByPlayer" and of_this_step(node):
        sort.again = True
    else:
        refuse(node, "which abilities these are cannot be told")


def of_this_step(node: Node) -> bool:
    """You have already played this Enhance Step."""
    if node.label != "ByPlayer":
        return False
    pps = [part for part in node.parts("pps") if isinstance(part, Node)]
    until = pps[0].get("until") if len(pps) == 1 and pps[0].label == "Until" else None
    step = isinstance(until, Node) and until.fields == (("period", "enhance step"),)
    return step and node.node("who").label == "You" and node.get("act") == "play" and len(node.fields) <= 3


def cards_of(what: Node, low: Low) -> Test:
    """An attack in your card pool, foundations in your stage: any of these.  One that is known: that card."""
    kind = what.get("type")
    one = isinstance(kind, Node) and kind.fields in ((("name", "character"),), (("name", "attack"),))
    character = one and what.get("whose") is not None
    pointing = what.label != "Sel" or what.get("det") in ("this", "that", "the", "those", "these")
    pointing = pointing or (character and len(what.fields) == 2)
    if pointing or what.get("order") is not None:
        found = selector(what, low)
    else:
        found = selector(singular(what), low)
    if not isinstance(found, Sel):
        return found
    plain = not (found.top or found.bottom or found.random or found.next)
    if plain and not any(isinstance(test, Among) for test in found.tests):
        if found.n != 1 or any(zone not in OPEN for zone in found.zones):
            refuse(what, "the abilities of these cards cannot be looked at")
        found = Sel(1, BOTH if found.whose == EITHER else found.whose, found.tests, found.zones)
    elif any(zone not in OPEN for zone in found.zones):
        refuse(what, "the abilities of these cards cannot be looked at")
    return found


def singular(what: Node) -> Node:
    """Cards in your card pool, any foundation, all foundations: an ability is on one of them."""
    few = what.get("n")
    if isinstance(few, Node) and few.label not in ("Num", "All", "Each"):
        refuse(few, "on how many cards these abilities are cannot be told")
    if isinstance(few, Node) and few.label == "Num" and few.get("n") != 1:
        refuse(few, "on how many cards these abilities are cannot be told")
    kept: list[tuple[str, Value]] = [("n", Node("Num", (("n", 1),), what.start, what.start))]
    if what.get("det") == "another":
        kept.append(("other", "other"))
    elif what.get("det") not in (None, "a", "any"):
        refuse(what, "on which card these abilities are cannot be told")
    for name, value in what.fields:
        if name not in ("n", "det"):
            kept.append((name, single_type(value) if name == "type" and isinstance(value, Node) else value))
    return Node("Sel", tuple(kept), what.start, what.end)


def single_type(node: Node) -> Node:
    fields: list[tuple[str, Value]] = []
    for name, value in node.fields:
        if name == "parts" and isinstance(value, tuple):
            fields.append((name, tuple([single_type(one) if isinstance(one, Node) else one for one in value])))
        elif name != "many":
            fields.append((name, value))
    return Node(node.label, tuple(fields), node.start, node.end)


# One that was chosen


def remember_ability(low: Low, of: Test, at: int) -> None:
    """An ability has been chosen, and with it its card."""
    if isinstance(of, ONE_CARD):
        speak_of(low, of, at)
    else:
        types = types_in(of.tests) if isinstance(of, Sel) else ()
        seat = of.whose if isinstance(of, Sel) and of.whose != DOER else low.doer
        zones = of.zones if isinstance(of, Sel) else ()
        low.mention(Mention(Ref("chosen"), "card", "choose", False, seat, types, zones, at, True))
    low.mention(Mention(Ref("ability"), "ability", "choose", at=at, bound=True))


def is_chosen(node: Node, low: Low, gained: bool = False) -> bool:
    """That ability, the chosen Enhance, it: the one that was chosen before, and no ability that set this off.  Only an
    ability is `gained`; what else is done to it may be done to a card that was named since."""
    if node.label == "It" and not gained and next((one.kind for one in newest(low)), "") != "ability":
        return False
    said = next((one for one in newest(low) if one.kind == "ability"), None)
    if said is None or said.ref != Ref("ability"):
        return False
    if node.label == "It":
        return node.get("word") == "it" and len(node.fields) == 1
    if not noun_of(node) or node.get("det") not in ("that", "the"):
        return False
    if any(name not in ("det", "adjs", "type") for name, _ in node.fields) or node.node("type").get("many"):
        return False
    adjs = [part for part in node.parts("adjs") if isinstance(part, Node)]
    chosen = [part for part in adjs if part == CHOSEN]
    others = [part for part in adjs if part != CHOSEN and part.label != "Kind"]
    return not others and (bool(chosen) or node.get("det") == "that")


CHOSEN: Final = Node("Done", (("act", "choose"),), 0, 0)
NAMED: Final = (Node("Done", (("act", "name"),), 0, 0), CHOSEN)


def is_named(node: Node, low: Low) -> bool:
    """The named ability, that keyword ability, where a keyword was named."""
    kind = node.get("type")
    if not isinstance(kind, Node) or kind.get("many") is not None:
        return False
    keyword_noun = node.label == "Sel" and kind.fields == (("name", "keyword"),)
    if not (noun_of(node) or keyword_noun) or node.get("det") not in ("that", "the") or not was_named(low):
        return False
    if any(name not in ("det", "adjs", "type") for name, _ in node.fields):
        return False
    adjs = [part for part in node.parts("adjs") if isinstance(part, Node)]
    named = [part for part in adjs if part in NAMED]
    keyword = [part for part in adjs if part.label == "Kind" and part.get("name") == "keyword"]
    return len(named) + len(keyword) == len(adjs) and bool(adjs) and (node.get("det") == "that" or bool(named))


def was_named(low: Low) -> bool:
    """Whether the text has something named before: in words, since naming binds no cards."""
    return NAMING.search(low.text) is not None


def named_twice(low: Low) -> bool:
    """Only the last one would be remembered."""
    return len(NAMING.findall(low.text)) > 1


NAMING: Final = re.compile(
    r"\b(?:(?:name|choose)s? an?|name 1|choose 1 (?:resource )?(?:symbol|zone|trait|keyword))\b", re.IGNORECASE
)
