"""Cards that are asked for a number of their own: with a speed of at least double its printed speed."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, Unclear, refuse
from kumite.english.lower.nouns.adjectives import prop_of
from kumite.english.lower.nouns.having import has_tests
from kumite.english.lower.nouns.quantity import OPS
from kumite.english.lower.plain.nodes import label_of
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Test
from kumite.games.universus.words.own import OwnStat

WHOSE: Final = ("Its", "Their")


def own_stat(props: Node, cmp: Node, printed: bool, low: Low) -> OwnStat | None:
    """One number of a card against another of the same one; None where it is compared with anything else."""
    n = cmp.get("n")
    if cmp.label not in OPS or len(cmp.fields) != 1 or len(props.parts()) != 1 or printed:
        return None
    times, of = scale(n)
    other = prop_in(of)
    if other is None or label_of(other.get("whose")) not in WHOSE:
        return None
    if any(name not in ("whose", "kind", "props", "words") for name, _ in other.fields):
        return None
    what = other.node("props")
    if other.get("kind") not in (None, "printed") or len(what.parts()) != 1 or times < 1:
        return None
    inked = other.get("kind") == "printed" or what.get("printed") is not None
    mine, theirs = prop_of(props.parts()[0], props), prop_of(what.parts()[0], what)
    if mine == theirs and not inked:
        return None
    return OwnStat(mine, OPS[cmp.label], theirs, inked, times)


def prop_in(of: Value | None) -> Node | None:
    """Its printed speed: as a property, also where it was read as a thing."""
    if not isinstance(of, Node) or of.label != "CountOf":
        prop = of.get("prop") if isinstance(of, Node) and of.label == "Value" else None
        return prop if isinstance(prop, Node) else None
    what = of.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" else None
    props = kind.get("props") if isinstance(kind, Node) and len(kind.fields) == 1 else None
    if not isinstance(what, Node) or not isinstance(props, Node) or what.get("whose") is None:
        return None
    adjs = [adj.get("is") for adj in what.parts("adjs") if isinstance(adj, Node)]
    if any(name not in ("whose", "adjs", "type") for name, _ in what.fields) or adjs not in ([], ["printed"]):
        return None
    printed: tuple[tuple[str, Value], ...] = (("kind", "printed"),) if adjs else ()
    return Node("Prop", (("whose", what.node("whose")), *printed, ("props", props)), what.start, what.end)


def scale(n: Value | None) -> tuple[int, Value | None]:
    """Double that, 3 times that; once, where nothing is said."""
    if label_of(n) != "Times" or not isinstance(n, Node):
        return 1, n
    a = n.get("a")
    a = a.get("n") if isinstance(a, Node) and a.label == "Num" else a
    return (int(str(a)), n.get("b")) if str(a).isdecimal() else (0, None)


def nobody_else(unclear: Unclear, low: Low) -> bool:
    """`its` speaks of no card that was mentioned before, as there is none: of the very one that is asked for."""
    return unclear.node.label in ("It", "They", "Prop") and not any(
        said.kind in ("card", "attack") for said in low.mentions
    )


def asked_for(has: Node, low: Low) -> tuple[Test, ...]:
    """What a with phrase asks; `its` is of a card spoken of before, else of the card that is asked."""
    said, own = len(low.mentions), own_of(has, low)
    try:
        found = has_tests(has, low)
    except Unclear as unclear:
        if own is None or not nobody_else(unclear, low):
            raise
        del low.mentions[said:]
        return (own,)
    if own is not None and own.prop == own.than and own.times > 1:
        refuse(has, "whether this is a number of the card itself cannot be told")
    return found


def own_of(has: Node, low: Low) -> OwnStat | None:
    """What a with phrase would ask of the card itself."""
    props, cmp = has.get("props"), has.get("cmp")
    plain = {name for name, _ in has.fields} <= {"props", "cmp", "words"}
    if has.label != "HasStat" or not plain or not isinstance(props, Node) or not isinstance(cmp, Node):
        return None
    return own_stat(props, cmp, props.get("printed") is not None, low)
