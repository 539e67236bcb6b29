"""How many sorts of something: different card types, symbols, keywords; and keyword ratings as numbers."""

from __future__ import annotations

from typing import Final

from kumite.core.position import fields
from kumite.english.lower.base import Low, amount, node_of, only, refuse, selector
from kumite.english.lower.nouns.adjectives import NAMED_SO
from kumite.english.lower.nouns.phrase import is_one
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount, Test
from kumite.games.universus.terms import EITHER, RATED, RIVAL, YOU
from kumite.games.universus.words.amounts import EACH_KEYWORD, NUMBERS, Count, Per
from kumite.games.universus.words.asked import Preceding
from kumite.games.universus.words.reckoning import SharedSymbols
from kumite.games.universus.words.sels import Sel, Yours
from kumite.games.universus.words.tests import Beside

SORTS: Final = {
    ("card", "type"): "type",
    ("symbol", None): "symbol",
    ("keyword", None): "keyword",
    ("trait", None): "trait",
    ("attack", "zone"): "zone",
    ("zone", None): "zone",
}
CARD: Final = Node("Type", (("name", "card"),), 0, 0)


def sorts_of(node: Node, low: Low) -> Amount | None:
    """Different card types in your stage, its keywords, symbols on your character; None where cards are counted."""
    kind = node.get("type")
    if node.label != "Sel" or not isinstance(kind, Node) or kind.label != "Type":
        return None
    by = SORTS.get((str(kind.get("name")), str(kind.get("noun")) if kind.get("noun") is not None else None))
    props = kind.get("props")
    if isinstance(props, Node) and props.parts() in (("block zone",), ("attack zone",), ("zone",)):
        by = "block zone" if props.parts() == ("block zone",) else "zone"
    if isinstance(props, Node) and len(props.parts()) == 1 and is_different(node):
        by = OF_NUMBERS.get(str(props.parts()[0]), by)
    if by is None:
        return None
    only(kind, "name", "noun", "many", "props")
    only(node, "whose", "adjs", "type", "mods", "det", "n")
    different, printed = False, False
    for part in node.parts("adjs"):
        one = node_of(part, node)
        if differs(one, by):
            different = True
        elif one.label == "State" and one.get("is") == "printed":
            printed = True
        else:
            refuse(one, "which of these are counted cannot be told")
    what = cards_of(node, low)
    if not different and by in ("zone", "block zone"):
        refuse(node, "whether the same one counts again cannot be told")
    if isinstance(what, Sel) and not different and by != "type":
        refuse(node, "whether the same one counts again cannot be told")
    printed = printed or (isinstance(props, Node) and props.get("printed") is not None)
    return Count(what, by=EACH_KEYWORD if by == "keyword" and not different else by, printed=printed)


OF_NUMBERS: Final = {"difficulty": "difficulty", "checkvalue": "check", "speed": "speed", "damage": "damage"}


def is_different(node: Node) -> bool:
    """Each different difficulty, each unique one: no number of one card."""
    adjs = [part for part in node.parts("adjs") if isinstance(part, Node)]
    return any(differs(part, "check") for part in adjs)


def differs(adj: Node, by: str) -> bool:
    """Different; of numbers, unique."""
    unique = "unique" in (adj.get("is"), str(adj.get("name")).lower())
    return (adj.label == "Different" and "differently" not in adj.parts("words")) or (unique and by in NUMBERS)


def cards_of(node: Node, low: Low) -> Test:
    """The cards that have them."""
    whose, mods = node.get("whose"), [node_of(part, node) for part in node.parts("mods")]
    if isinstance(whose, Node) and whose.label in ("Its", "Of") and not mods:
        return selector(whose, low)
    if len(mods) == 1 and mods[0].label in ("On", "Among") and whose is None:
        only(mods[0], "what", "printed")
        return counted(selector(mods[0].node("what"), low))
    if len(mods) == 1 and mods[0].label == "In" and whose is None:
        return counted(selector(Node("Sel", (("type", CARD), ("mods", tuple(mods))), node.start, node.end), low))
    refuse(node, "on which cards these are cannot be told")


def counted(what: Test) -> Test:
    return Sel(**{**fields(what), "n": 1, "every": False}) if isinstance(what, Sel) and what.every else what


def shared_symbols(node: Node, low: Low) -> Amount:
    """The symbols it shares with your character, or your rival's."""
    only(node, "what", "with")
    character = selector(node.node("with"), low)
    if not isinstance(character, Yours) or character.whose not in (YOU, RIVAL):
        refuse(node, "only symbols shared with a character can be counted")
    return SharedSymbols(counted(selector(node.node("what"), low)), character.whose)


def divided(node: Node, low: Low) -> Amount:
    """One for every k, rounded down."""
    only(node, "a", "k", "round")
    k, way = node.node("k").get("n"), str(node.get("round") or "")
    if not isinstance(k, int) or "down" not in way:
        refuse(node, "how this is rounded is not understood")
    return Per(amount(node.node("a"), low), k)


def one_of_several(what: Sel) -> bool:
    """An attack in your card pool: which, nobody has said; but one may be the top card, or the one right before.  Of
    either player's top cards, it is one of two."""
    sure = any(isinstance(test, Beside | Preceding) and test.directly for test in what.tests) or is_one(what)
    return what.n == 1 and (what.whose == EITHER or not (what.every or what.top or what.bottom or sure))


# Ratings


def rated(node: Node) -> str:
    """The keyword whose rating is meant."""
    only(node, "keyword")
    name = NAMED_SO.get(str(node.get("keyword")).lower(), "")
    return name if name in RATED else refuse(node, "which rating this is cannot be told")


def rated_or_all(node: Node, low: Low) -> str:
    """The same; nothing where all its ratings are meant."""
    if node.get("keyword") is None and low.text[node.start : node.end].lower().endswith("ratings"):
        only(node)
        return ""
    return rated(node)


# Counters


def bearer(node: Node, low: Low) -> Test:
    """The card the counters are on: `it` is no attack, for those have none (UVS-CNTR-04)."""
    held = low.mentions
    if node.label == "It":
        low.mentions = [said for said in held if said.kind != "attack"]
    try:
        return selector(node, low)
    finally:
        low.mentions = held
