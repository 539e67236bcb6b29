"""Cards told by the ability that something was done to them for: committed by this attack's Stun ability, discarded to
pay the cost of its Powerful ability; attacks that were blocked by a card."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, only, refuse, selector
from kumite.english.nodes import Node
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import V_COMMIT, V_SPEND
from kumite.games.universus.words.sels import Ref, TheAttack, This
from kumite.games.universus.words.traced import BlockedWith, GivenFor

FOR_MOMENTUM: Final = ("Powerful", "EX", "Echo")  # abilities that momentum is spent for
COMMITTING: Final = ("Stun",)


def given_tests(act: str, part: Node, low: Low) -> tuple[Test, ...] | None:
    """What was done to cards for a keyword ability of a card; None where nothing of the kind is said."""
    if part.label not in ("Cause", "By", "ToPay"):
        return None
    what = part.get("what")
    if not isinstance(what, Node) or what.label != "Sel":
        return None
    if act == "block" and part.label == "By":
        return blocked_with(part, what, low)
    ability = of_cost(what) if part.label == "ToPay" else what
    keyword = keyword_of(ability)
    if not keyword or ability is None:
        return None
    only(part, "what")
    of = selector(owner(ability.node("whose")), low)
    if not isinstance(of, This | TheAttack | Ref):
        refuse(ability, "whose ability this was cannot be told")
    if part.label == "ToPay" and act in ("discard", "spend") and keyword in FOR_MOMENTUM:
        return (GivenFor(V_SPEND, of, keyword, True),)
    if part.label != "ToPay" and act == "commit" and keyword in COMMITTING:
        return (GivenFor(V_COMMIT, of, keyword),)
    return refuse(part, "what that ability has done cannot be told")


def owner(whose: Node) -> Node:
    """`this attack's` as the noun phrase."""
    only(whose, "det", "noun")
    kind = Node("Type", (("name", str(whose.get("noun"))),), whose.start, whose.end)
    return Node("Sel", (("det", str(whose.get("det"))), ("type", kind)), whose.start, whose.end)


def of_cost(what: Node) -> Node | None:
    """The cost of an ability, or the ability."""
    kind = what.get("type")
    if not isinstance(kind, Node) or kind.get("name") != "cost":
        return what
    mods = what.parts("mods")
    of = mods[0] if len(mods) == 1 else None
    inner = of.get("what") if isinstance(of, Node) and of.label == "Of" else None
    plain = set(dict(what.fields)) <= {"det", "type", "mods"}
    return inner if isinstance(inner, Node) and plain else None


def keyword_of(what: Node | None) -> str:
    """The keyword of `this attack's Stun ability`."""
    if what is None or set(dict(what.fields)) != {"whose", "adjs", "type"}:
        return ""
    kind, adjs, whose = what.node("type"), what.parts("adjs"), what.get("whose")
    trait = adjs[0] if len(adjs) == 1 else None
    if kind.get("name") != "ability" or not isinstance(whose, Node) or whose.label != "Of":
        return ""
    return str(trait.get("name")) if isinstance(trait, Node) and trait.label == "Trait" else ""


def blocked_with(part: Node, what: Node, low: Low) -> tuple[Test, ...] | None:
    """Blocked by this card."""
    only(part, "what")
    if what.get("det") != "this":
        return None
    of = selector(what, low)
    return (BlockedWith(of),) if isinstance(of, This) else None
