"""What was named, asked of cards: the named card type, zone, block zone, symbol, trait or keyword."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, effect, only, refuse, selector
from kumite.english.lower.conditions.logic import negated
from kumite.english.lower.conditions.one_card import one_card
from kumite.english.lower.conditions.so_many import is_so
from kumite.english.lower.nouns.abilities import was_named
from kumite.english.lower.nouns.asking import blocks
from kumite.english.lower.nouns.parts import mod_matching
from kumite.english.lower.nouns.parts import mod_of as parts_mod_of
from kumite.english.lower.nouns.parts import mod_that as parts_mod_that
from kumite.english.lower.nouns.phrase import Phrase
from kumite.english.lower.verbs.grants import lasting, target_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Cond, Test, Text
from kumite.games.universus.terms import ZONE
from kumite.games.universus.words.amounts import Value
from kumite.games.universus.words.asked import OfNamed
from kumite.games.universus.words.conds import Cmp, Has
from kumite.games.universus.words.keywording import GainNamed, LoseNamed
from kumite.games.universus.words.looks import Name
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This
from kumite.games.universus.words.tests import Stat

SORTS: Final = {
    ("type", None): "type",
    ("card", "type"): "type",
    ("symbol", None): "symbol",
    ("trait", None): "trait",
    ("keyword", None): "keyword",
    ("zone", None): "zone",
    ("attack", "zone"): "zone",
}


def named_sort(node: object, low: Low) -> str:
    """The named type, the chosen keyword: what sort of thing it is; nothing where it is none of these."""
    if not isinstance(node, Node) or node.label != "Sel" or node.get("det") not in ("the", "that"):
        return ""
    kind, adjs = node.get("type"), [part for part in node.parts("adjs") if isinstance(part, Node)]
    acts = [part.get("act") for part in adjs if part.label == "Done" and len(part.fields) == 1]
    if not isinstance(kind, Node) or len(acts) != len(adjs) or acts not in (["name"], ["named"], ["choose"], []):
        return ""
    if len(node.fields) != (3 if adjs else 2) or (not adjs and node.get("det") != "that"):
        return ""
    noun = kind.get("noun")
    sort = SORTS.get((str(kind.get("name")), None if noun is None else str(noun)), "")
    return sort if sort and was_named(low) else ""


# Conditions


def matches(node: Node, low: Low) -> Cond | None:
    """The revealed card matches the named type; the zone of this attack matches that of another card."""
    sort = named_sort(node.get("with"), low)
    if sort:
        only(node, "what", "with", "not")
        return is_so(one_card(node.node("what"), low), (OfNamed(sort),), node, low)
    if zone_in(node.get("what")) is not None and zone_in(node.get("with")) is not None:
        return zones_match(node, low)
    return None


def zone_in(value: object) -> tuple[Node, bool] | None:
    """The (printed) zone of a card: that card, and whether it is the printed one."""
    if not isinstance(value, Node) or value.label != "Sel" or value.get("det") != "the":
        return None
    kind, mods = value.get("type"), value.parts("mods")
    of = mods[0].get("what") if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "Of" else None
    adjs = [part.get("act") for part in value.parts("adjs") if isinstance(part, Node)]
    zone = isinstance(kind, Node) and (kind.fields in ((("name", "zone"),), (("name", "attack zone"),)))
    return (of, bool(adjs)) if zone and isinstance(of, Node) and adjs in ([], ["print"]) else None


def zones_match(node: Node, low: Low) -> Cond:
    only(node, "what", "with", "not")
    mine, other = zone_in(node.get("what")), zone_in(node.get("with"))
    assert mine is not None and other is not None
    what, there = selector(mine[0], low), selector(other[0], low)
    if not isinstance(what, This | TheAttack | Ref):
        refuse(node, "whose zone is compared cannot be told")
    cond: Cond
    if isinstance(there, Sel) and there.n == 1 and not (there.top or there.bottom or there.next or there.every):
        test = Stat(ZONE, "=", Value(what, ZONE, mine[1]), other[1])
        cond = Has(Sel(1, there.whose, (*there.tests, test), there.zones))
    elif isinstance(there, This | TheAttack | Ref):
        cond = Cmp(Value(what, ZONE, mine[1]), "=", Value(there, ZONE, other[1]))
    else:
        refuse(node, "whose zone is compared cannot be told")
    return negated(cond) if node.get("not") is not None else cond


# Tests


def has_named(node: Node, low: Low) -> tuple[Test, ...] | None:
    """With the named symbol, with the named card type."""
    if node.get("kind") == "symbol" and node.get("what") is None and was_named(low):
        return (OfNamed("symbol"),)
    if node.get("kind") not in ("named", "chosen"):
        return None
    only(node, "kind", "type")
    kind = node.node("type")
    noun = kind.get("noun")
    sort = SORTS.get((str(kind.get("name")), None if noun is None else str(noun)))
    if kind.fields == (("name", "zone"),):
        sort = "zone"
    return (OfNamed(sort),) if sort is not None else refuse(node, "which named thing this is cannot be told")


def has_block_zone(node: Node, low: Low) -> tuple[Test, ...] | None:
    """With the named block zone: to the grammar, a number of zones."""
    cmp, props = node.get("cmp"), node.get("props")
    count = cmp.get("n") if isinstance(cmp, Node) and cmp.label == "Exactly" else None
    what = count.get("what") if isinstance(count, Node) and count.label == "CountOf" else None
    if not isinstance(what, Node) or not isinstance(props, Node) or props.parts() != ("zone",):
        return None
    kind, adjs = what.get("type"), [part.get("act") for part in what.parts("adjs") if isinstance(part, Node)]
    if isinstance(kind, Node) and kind.fields == (("name", "block"),) and what.get("det") == "a":
        only(node, "cmp", "props")
        return blocks(what)
    if not isinstance(kind, Node) or adjs != ["name"] or kind.get("name") not in ("block", "attack"):
        return None
    only(node, "cmp", "props")
    return (OfNamed("block zone" if kind.get("name") == "block" else "zone"),)


def mod_that(phrase: Phrase, node: Node) -> None:
    """Attacks that match the named zone."""
    clause = node.get("clause") if node.label == "That" else node
    sort = named_sort(clause.get("what"), phrase.low) if isinstance(clause, Node) else ""
    if sort and isinstance(clause, Node) and clause.label in ("Matches", "Matching"):
        only(clause, "what")
        phrase.ask(OfNamed(sort))
    elif node.label == "That":
        parts_mod_that(phrase, node)
    else:
        mod_matching(phrase, node)


def mod_of(phrase: Phrase, node: Node) -> None:
    """All cards of the named type."""
    sort = named_sort(node.get("what"), phrase.low)
    if sort == "type":
        only(node, "what")
        phrase.ask(OfNamed(sort))
    else:
        parts_mod_of(phrase, node)


# Naming and gaining


def name(node: Node, low: Low) -> Text | None:
    """Name a block zone; name 1 foundation."""
    what = node.node("what")
    words = what.parts("words")
    if what.label == "Naming" and what.get("kind") == "zone" and "block" in words:
        only(node, "verb", "agrees", "what")
        return (Name("block zone", low.doer),)
    n = what.get("n")
    if what.label == "Sel" and isinstance(n, Node) and n.label == "Num" and n.get("n") == 1 and len(what.fields) == 2:
        told = what.node("type").get("name")
        kind = ("kind", str(told)) if told in ("keyword", "trait", "symbol") else ("type", what.node("type"))
        naming = Node("Naming", (("n", "a"), kind), what.start, what.end)
        return effect(Node(node.label, (("verb", "name"), ("what", naming)), node.start, node.end), low)
    return None


def gain(node: Node, low: Low) -> Text | None:
    """It gains the named symbol."""
    return of_named(node, low, True)


def lose(node: Node, low: Low) -> Text | None:
    """It loses that keyword."""
    return of_named(node, low, False)


def of_named(node: Node, low: Low, gains: bool) -> Text | None:
    sort = named_sort(node.get("what"), low)
    if sort not in ("symbol", "trait", "keyword"):
        return None
    only(node, "verb", "agrees", "what", "until", "target")
    what = target_of(node, low)
    until = lasting(node, what, low)
    return (GainNamed(what, sort, until),) if gains else (LoseNamed(what, sort, until),)
