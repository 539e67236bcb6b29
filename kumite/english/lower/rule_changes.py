"""Numbers that cannot be changed."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.around import all_around
from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.happen import Pat
from kumite.english.lower.tests import props_of
from kumite.english.lower.things import cards_in
from kumite.english.nodes import Node
from kumite.games.universus.terms import CHECK, DAMAGE, SPEED, V_BONUS, V_PENALTY

SIGNS: Final = {
    "reduce": (V_PENALTY,),
    "lower": (V_PENALTY,),
    "decrease": (V_PENALTY,),
    "increase": (V_BONUS,),
    "raise": (V_BONUS,),
    "modify": (V_BONUS, V_PENALTY),
}


def changed(node: Node, what: Node, verb: str, act: Node, low: Low) -> list[Pat]:
    """This attack's damage cannot be reduced by your rival's effects."""
    only(act, "act", "act2", "act3", "join", "pps")
    if what.label != "Prop" or verb not in SIGNS or node.get("only") is not None:
        refuse(node, "what cannot be changed here is not understood")
    only(what, "props", "of", "whose")
    props = props_of(what.node("props"), low)
    if any(prop not in (SPEED, DAMAGE) for prop in props) or CHECK in props:
        refuse(what, "only speed and damage can be kept from changes")
    found = []
    for sign in SIGNS[verb]:
        pat = Pat(sign, node)
        pat.notes = props
        whose_prop(what, low, pat)
        all_around(act.parts("pps"), act, low, pat)
        found.append(pat)
    return found


def whose_prop(prop: Node, low: Low, pat: Pat) -> None:
    """Of what."""
    of, whose = prop.get("of"), prop.get("whose")
    if of is not None:
        cards_in(node_of(of, prop), low, pat)
        return
    one = node_of(whose, prop) if whose is not None else refuse(prop, "whose number this is cannot be told")
    if one.label == "Its":
        cards_in(Node("It", (("word", "it"),), one.start, one.end), low, pat)
        return
    if one.label != "Of" or one.get("det") not in ("this", "your", "the", "that"):
        refuse(one, "whose number this is cannot be told")
    only(one, "det", "noun", "adjs")
    kind = Node("Type", (("name", str(one.get("noun"))),), one.start, one.end)
    fields: list[tuple[str, Node | str]] = [("det", str(one.get("det")))]
    if one.get("det") == "your":
        fields = [("whose", Node("You", (), one.start, one.end))]
    if one.get("adjs") is not None:
        refuse(one, "whose number this is cannot be told")
    cards_in(Node("Sel", (*fields, ("type", kind)), one.start, one.end), low, pat)
