"""Counters taken off: from anywhere, or all of them."""

from __future__ import annotations

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.nouns.quantity import plain
from kumite.english.lower.nouns.references import speak_of
from kumite.english.lower.nouns.selectors import cards
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import YOU
from kumite.games.universus.words.amounts import Counters, Times
from kumite.games.universus.words.counters import Counter, Uncounter
from kumite.games.universus.words.sels import Ref, This, Yours


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
    n = plain(what, what.get("n"), low)
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
    name = str(node.get("name") or "")
    return (Counter(what, name, Times(-1, Counters(what, name))),)
