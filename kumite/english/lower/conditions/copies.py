"""How many copies of a card there are, as a condition and after a noun."""

from __future__ import annotations

from kumite.english.lower.base import Low, only, refuse
from kumite.english.lower.conditions.logic import has
from kumite.english.lower.conditions.standing import seats_having
from kumite.english.lower.nouns.having import denied
from kumite.english.lower.nouns.owners import as_counted
from kumite.english.lower.nouns.places import zones_of
from kumite.english.lower.nouns.quantity import plain
from kumite.english.lower.nouns.selectors import tests_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Cond, Test
from kumite.games.universus.terms import ANY, BOTH, DOER, EITHER, YOU
from kumite.games.universus.words.asked import Shares
from kumite.games.universus.words.sels import Sel


def has_copies(node: Node, low: Low) -> tuple[Test, ...]:
    """With more than 1 copy in your stage: another one is there, too."""
    only(node, "zones")
    return (Shares(all_there(node.node("zones"), low), "name"),)


def one_copy(node: Node, low: Low) -> tuple[Test, ...] | None:
    """With exactly 1 copy in your stage: no other one is there."""
    n, kind, mods = node.get("n"), node.get("type"), [part for part in node.parts("mods") if isinstance(part, Node)]
    one = isinstance(n, Node) and n.label == "Exactly" and plain(n, n.get("n"), low) == 1
    copy = isinstance(kind, Node) and kind.fields == (("name", "copy"),) and node.get("adjs") is None
    if not one or not copy or len(mods) != 1 or mods[0].label != "In" or mods[0].get("not") is not None:
        return None
    return denied((Shares(all_there(mods[0].node("zones"), low), "name"),), node)


def all_there(zones: Node, low: Low) -> Sel:
    whose, places = zones_of(zones, low)
    whose = ANY if whose in (BOTH, EITHER) else as_counted(whose, low)
    return Sel(1, YOU if whose == DOER else whose, (), places)


def two_copies(node: Node, low: Low) -> Cond | None:
    """You have 2 copies of a card in your card pool: one that shares its name with another."""
    what = node.get("what")
    of = what.get("of") if isinstance(what, Node) and what.label == "Counted" else None
    card = of.get("copyof") if isinstance(of, Node) else None
    if not isinstance(what, Node) or not isinstance(of, Node) or not isinstance(card, Node) or card.get("det") != "a":
        return None
    mods = [part for part in of.parts("mods") if isinstance(part, Node)]
    two = isinstance(what.get("n"), Node) and plain(what, what.node("n"), low) == 2 and len(what.fields) == 2
    if not two or len(mods) != 1 or mods[0].label != "In" or node.get("not") is not None or len(of.fields) != 2:
        return None
    only(node, "who", "what")
    seats = (ANY,) if node.get("who") is None else seats_having(node.node("who"), low)
    there = all_there(mods[0].node("zones"), low)
    if len(seats) != 1 or there.whose not in (*seats, ANY):
        refuse(node, "who has these cannot be told")
    tests = tests_of(Node("Sel", tuple([one for one in card.fields if one[0] != "det"]), card.start, card.end), low)
    among = Sel(1, there.whose, tests, there.zones)
    return has(Sel(1, there.whose, (*tests, Shares(among, "name")), there.zones), ">=", 1)
