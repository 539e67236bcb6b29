"""Counters taken off: from anywhere, or all of them; counters moved."""

from __future__ import annotations

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.nouns.references import speak_of
from kumite.english.lower.nouns.selectors import cards
from kumite.english.lower.numbers.done_numbers import leave_number
from kumite.english.lower.verbs.moves import number
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import ATTACK, STAGE, YOU
from kumite.games.universus.words.amounts import Counters, Times
from kumite.games.universus.words.counters import MANY, Counter, MoveCounter, Uncounter
from kumite.games.universus.words.sels import Ref, Sel, This, Yours


def remove_counters(node: Node, low: Low) -> Text | None:
    """Remove 3 Wall counters, from whichever of your cards."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) else None
    if not isinstance(what, Node) or not isinstance(kind, Node) or kind.get("name") != "counter":
        return None
    only(node, "verb", "agrees", "what")
    only(what, "n", "adjs", "type")
    names = [node_of(adj, what) for adj in what.parts("adjs")]
    if len(names) > 1 or any(adj.label != "Trait" for adj in names) or low.doer != YOU:
        refuse(what, "which counters these are cannot be told")
    n = number(what, low)
    leave_number("counter", "remove", low.doer, low, node.start)
    return (Uncounter(str(names[0].get("name")) if names else "", n),)


def remove_all(node: Node, low: Low) -> Text | None:
    """Remove all Wall counters from this card."""
    n, on = node.get("n"), node.get("what")
    if node.get("verb") != "remove" or not isinstance(n, Node) or n.label != "All" or not isinstance(on, Node):
        return None
    only(node, "verb", "agrees", "n", "name", "what")
    what = cards(on, low)
    if not isinstance(what, This | Yours | Ref):
        refuse(node, "on which card these counters are is not said")
    speak_of(low, what, node.start)
    leave_number("counter", "remove", low.doer, low, node.start)
    name = str(node.get("name") or "")
    return (Counter(what, name, Times(-1, Counters(what, name)), low.doer),)


def move_counters(node: Node, low: Low) -> Text:
    """Move 1 Wall counter from this card to another one, or from another one to this card."""
    only(node, "verb", "agrees", "n", "name", "from", "to")
    name, many = str(node.get("name") or ""), node.node("n")
    n = MANY if many.label == "All" else many.get("n") if many.label == "Num" else None
    if not name or not isinstance(n, int) or low.doer != YOU or low.paying or low.card_type == ATTACK:
        refuse(node, "which counters are moved cannot be told")
    of, to = cards(node.node("from"), low), cards(node.node("to"), low)
    away = of == This()
    what = to if away else of
    if (
        (of == This()) == (to == This())
        or not isinstance(what, Sel)
        or what.n != 1
        or what.every
        or what.zones != (STAGE,)
    ):
        refuse(node, "from where to where these counters are moved is not understood")
    return (MoveCounter(what, name, n, away),)
