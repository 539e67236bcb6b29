"""Numbers that cannot be changed."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.events.around import all_around
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.events.things import cards_in
from kumite.english.lower.nouns.adjectives import props_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount, Test
from kumite.games.universus.terms import (
    ANY,
    ATTACK,
    ATTACK_PERIOD,
    BLITZ,
    CHECK,
    CONTINUOUS,
    DAMAGE,
    ENHANCE,
    NOBODY,
    RESPONSE,
    RIVAL,
    SPEED,
    TURN,
    V_BONUS,
    V_PENALTY,
    V_SET,
    YOU,
    ZONE,
)
from kumite.games.universus.words.amounts import Value as ValueOf
from kumite.games.universus.words.rule import KEEPS, Rule
from kumite.games.universus.words.sels import TheAttack, This
from kumite.games.universus.words.tests import Type

SIGNS: Final = {
    "reduce": (V_PENALTY,),
    "lower": (V_PENALTY,),
    "decrease": (V_PENALTY,),
    "increase": (V_BONUS,),
    "raise": (V_BONUS,),
    "set": (V_SET,),
    "modify": (V_BONUS, V_PENALTY, V_SET),  # in whatever way (UVS-MODIF-01)
    "change": (V_BONUS, V_PENALTY, V_SET),
}


def changed(node: Node, what: Node, verb: str, act: Node, low: Low) -> list[Pat]:
    """This attack's damage cannot be reduced by your rival's effects."""
    only(act, "act", "act2", "act3", "join", "pps")
    if what.label != "Prop" or verb not in SIGNS or node.get("only") is not None:
        refuse(node, "what cannot be changed here is not understood")
    only(what, "props", "of", "whose")
    props = props_of(what.node("props"), low)
    if verb == "change" and props == (ZONE,):
        return [kept_zone(node, what, act, low)]
    if any(prop not in (SPEED, DAMAGE) for prop in props) or CHECK in props:
        refuse(what, "only speed and damage can be kept from changes")
    found = []
    for sign in SIGNS[verb]:
        pat = Pat(sign, node)
        pat.notes = props
        pat.however = len(SIGNS[verb]) == 1 and sign != V_SET  # set lower is no penalty, but lowered (UVS-PEN-02)
        whose_prop(what, low, pat)
        all_around(act.parts("pps"), act, low, pat)
        found.append(pat)
    return found


def kept_zone(node: Node, what: Node, act: Node, low: Low) -> Pat:
    """The zone of this attack cannot be changed."""
    pat = Pat(V_SET, node)
    pat.notes = (ZONE,)
    whose_prop(what, low, pat)
    all_around(act.parts("pps"), act, low, pat)
    return pat


def keeps(node: Node, what: Node, act: Node, low: Low) -> list[Rule]:
    """This attack's damage cannot be reduced below printed, or below 1."""
    only(act, "act", "pps")
    below = [part for part in act.parts("pps") if isinstance(part, Node) and part.label == "Below"]
    rest = tuple([part for part in act.parts("pps") if part not in below])
    found = []
    for prop in props_of(what.node("props"), low):
        bare = Node("Passive", (("act", "reduce"), ("pps", rest)) if rest else (("act", "reduce"),), act.start, act.end)
        pat = changed(node, what, "reduce", bare, low)[0]
        if pat.character != NOBODY or pat.on is not None:
            refuse(node, "why a number is kept from changes cannot be told")
        pat.notes, pat.however = (prop,), False
        static = low.kind == CONTINUOUS and not low.fired
        played = None if static else own_attack(what, pat, low)
        card: Test | None = This() if pat.own else played or (TheAttack() if pat.attack else None)
        amount = least(below[0].node("below"), card, prop)
        if static:
            found.append(Rule(KEEPS, pat.event(), amount))
        elif card is not None:
            found.append(Rule(KEEPS, pat.event(), amount, on=card, until=ATTACK_PERIOD if pat.attack else TURN))
        else:
            refuse(node, "which numbers are kept so cannot be told")
    return found


def own_attack(what: Node, pat: Pat, low: Low) -> Test | None:
    """Your attack, where an attack is played: the one in progress."""
    of = what.get("of") or what.get("whose")
    one = isinstance(of, Node) and not any(part.get("many") is not None for part in of.walk())
    here = low.kind in (ENHANCE, BLITZ, RESPONSE) and pat.by in (YOU, RIVAL) and Type((ATTACK,)) in pat.tests
    if not one or not here or pat.attack:
        return None
    tests = tuple([test for test in pat.tests if test != Type((ATTACK,))])
    whose, pat.by, pat.tests, pat.attack = pat.by, ANY, (), True
    return TheAttack(whose, tests)


def least(node: Node, card: Test | None, prop: int) -> Amount | int:
    """What is left at least: so much, or what is printed."""
    only(node, "printed", "props", "n")
    n = node.get("n")
    if isinstance(n, Node) and node.get("printed") is None:
        number = n.get("n")
        return number if isinstance(number, int) else refuse(node, "below what cannot be told")
    if n is not None or node.get("printed") is None or card is None:
        refuse(node, "below what cannot be told")
    return ValueOf(card, prop, True)


def is_kept(act: Node) -> bool:
    return act.get("act") == "reduce" and any(isinstance(p, Node) and p.label == "Below" for p in act.parts("pps"))


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
