"""Numbers that an instruction has left: health and stamina lost or gained this way, counters removed this way."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, Mention, node_of, only, refuse
from kumite.english.lower.nouns.quantity import compare, plain
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount, Cond, Text
from kumite.games.universus.terms import BOTH
from kumite.games.universus.words.amounts import Bound, X
from kumite.games.universus.words.conds import Cmp
from kumite.games.universus.words.counters import REMOVED
from kumite.games.universus.words.riders import MostX
from kumite.games.universus.words.sels import Ref
from kumite.games.universus.words.structure import May, Or
from kumite.games.universus.words.vitals import HEALTH_GAINED, HEALTH_LOST, STAMINA_GAINED, STAMINA_LOST

NUMBER: Final = "number"
NAMES: Final = {
    ("health", "lose"): HEALTH_LOST,
    ("health", "gain"): HEALTH_GAINED,
    ("stamina", "lose"): STAMINA_LOST,
    ("stamina", "gain"): STAMINA_GAINED,
    ("counter", "remove"): REMOVED,
}
PAST: Final = {"lost": "lose", "gained": "gain", "removed": "remove"}
MOST: Final = 4  # so many alternatives are a choice; more are not


def leave_number(thing: str, act: str, seat: int, low: Low, at: int) -> None:
    """An instruction has lost, gained or removed so many."""
    if seat != BOTH:
        low.mention(Mention(Ref(NAMES[thing, act]), NUMBER, act, True, seat, at=at))


def number_left(thing: str, act: str, low: Low, node: Node, seat: int | None = None) -> Amount | None:
    """How many that were; None where no instruction has done it."""
    name = NAMES.get((thing, PAST.get(act, act)))
    said = [one for one in low.mentions if one.ref == Ref(name or "") and one.kind == NUMBER]
    if name is None or not said or (seat is not None and said[-1].seat != seat):
        return None
    if len(said) > 1 and name != REMOVED:
        refuse(node, "which of two such numbers is meant cannot be told")
    return Bound(name)


def counters_removed(node: Node, low: Low) -> Cond | None:
    """If you removed a counter; if you removed 3 or more counters this way: just now."""
    said = node.get("what")
    of = said.get("of") if isinstance(said, Node) and said.label == "Counted" else said
    kind = of.get("type") if isinstance(of, Node) else None
    if node.get("act") != "remove" or not isinstance(kind, Node) or kind.get("name") != "counter":
        return None
    left = number_left("counter", "remove", low, node)
    only(node, "who", "act", "what", "pps")
    ways = [part.label for part in node.parts("pps") if isinstance(part, Node)]
    if left is None or ways not in ([], ["ThisWay"]) or not isinstance(said, Node):
        refuse(node, "since when these are counted cannot be told")
    only(said, "n", "of", "det", "type")
    if isinstance(of, Node):
        only(of, "n", "type", "det")
    n = said.get("n")
    op, least = compare(n, low) if isinstance(n, Node) else (">=", 1)
    return Cmp(left, ">=" if (op, least) == ("=", 1) else op, least)


def number_paid(value: Node, low: Low) -> Amount | None:
    """Any number of them, or up to 3, as a cost: X, as large as the payer likes."""
    if not low.paying or value.label not in ("AnyNumber", "UpTo"):
        return None
    if low.picks_x:
        refuse(value, "how many of two sorts are paid cannot be told")
    if value.label == "UpTo":
        low.riders.append(MostX(plain(value, value.get("n"), low)))
    low.picks_x = True
    return X()


def is_picked(value: Amount | int, low: Low, node: Node) -> bool:
    """X equals the number of counters removed this way, where any number of them was the cost: it is X already."""
    if not low.picks_x:
        return False
    if not isinstance(value, Bound) or value.name not in NAMES.values():
        refuse(node, "how many are paid, and what X equals, cannot be the same letter")
    return True


def up_to(node: Node) -> tuple[Node, ...]:
    """Lose up to 2 health, in a text: 1 or 2 of it, if one likes; nothing where it says another thing."""
    much = node.get("n")
    n = much.get("n") if isinstance(much, Node) and much.label == "UpTo" else None
    most = n.get("n") if isinstance(n, Node) and n.label == "Num" else n
    if not isinstance(most, int) or most > MOST:
        return ()
    return tuple([with_number(node, k) for k in range(1, most + 1)])


def with_number(node: Node, n: int) -> Node:
    so_many = Node("Num", (("n", n),), node.start, node.start)
    fields = tuple([(name, so_many if name == "n" else value) for name, value in node.fields])
    return Node(node.label, fields, node.start, node.end, node.rule)


def one_of_these(texts: list[Text], low: Low) -> Text:
    """Whoever acts may do one of them."""
    return (May(texts[0] if len(texts) == 1 else (Or(tuple(texts), low.doer),), low.doer),)


def is_up_to(node: Node, low: Low) -> bool:
    much = node.get("n")
    return not low.paying and isinstance(much, Node) and node_of(much, node).label == "UpTo"
