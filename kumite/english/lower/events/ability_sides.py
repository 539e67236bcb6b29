"""`An ability that ___`: whose attack it changes, and which bonus it gives."""

from __future__ import annotations

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.nouns.adjectives import props_of
from kumite.english.lower.nouns.owners import owner_of
from kumite.english.nodes import Node, Value
from kumite.games.universus.terms import ATTACK, DOER, YOU


def side_of(of: Value | None, whose: Value | None, low: Low) -> int:
    """Whose attack is changed: DOER where nobody's in particular."""
    if isinstance(of, Node):
        if of.label != "Sel":
            refuse(of, "whose attack this is cannot be asked of an ability")
        only(of, "det", "whose", "type", "n")
        if of.get("det") == "this" and of.node("type").fields == (("name", "attack"),):
            return in_progress(low)
        if of.get("det") in ("this", "that", "the"):
            refuse(of, "which attack this is cannot be asked of an ability")
        return owner_of(of.get("whose"), low)
    if isinstance(whose, Node) and whose.label == "Of":
        only(whose, "det", "noun")
        if whose.get("det") == "your" and whose.get("noun") == "attack":
            return YOU
        if whose.get("det") in ("a", "an") and whose.get("noun") == "attack":
            return DOER
        if (whose.get("det"), whose.get("noun")) == ("this", "attack"):
            return in_progress(low)
        refuse(whose, "which attack this is cannot be asked of an ability")
    return owner_of(whose, low)


def in_progress(low: Low) -> int:
    """This attack: the one in progress, which is what abilities change; on an attack, your own."""
    return YOU if low.card_type == ATTACK else DOER


def bonus_of(bonus: Node, low: Low) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """A speed bonus; a speed bonus or penalty."""
    if bonus.label == "Bonus":
        only(bonus, "props", "kind", "det")
        return props_of(bonus.node("props"), low), (str(bonus.get("kind")),)
    only(bonus, "det", "type", "n")
    told = bonus.node("type")
    either = told.label == "Types" and told.get("join") == "or"
    kinds = [node_of(part, told) for part in told.parts()] if either else [told]
    for at, kind in enumerate(kinds):
        only(kind, "name", "many", *([] if at else ["props"]))
        if kind.get("name") not in ("bonus", "penalty"):
            refuse(bonus, "what this ability gives cannot be asked")
    return props_of(kinds[0].node("props"), low), tuple([str(kind.get("name")) for kind in kinds])
