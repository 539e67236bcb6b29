"""What a player must play next."""

from __future__ import annotations

from kumite.english.lower.base import Low, node_of, refuse
from kumite.english.lower.nouns.owners import seat_of_who
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import ACTION, AS_FORM, ATTACK, FORM, NEXT_FORM, RIVAL, V_ABILITY, V_PLAY
from kumite.games.universus.words.rule import CANNOT, Rule
from kumite.games.universus.words.tests import Not, Type
from kumite.games.universus.words.triggers import Event


def or_pass(node: Node, low: Low) -> Text | None:
    """The rival must play a non-attack as their next form, or pass: no attack, and no Form ability of a card that is
    not played for it, as an action is."""
    parts = [node_of(part, node) for part in node.parts()]
    if len(parts) != 2 or parts[0].label != "Must" or not gives_up(parts[1]) or not as_next_form(parts[0]):
        return None
    who = seat_of_who(parts[0].node("who"), low)
    if who != RIVAL:
        refuse(node, "who has to play a card cannot be told")
    attack = Event(V_PLAY, RIVAL, (Type((ATTACK,)),), notes=(AS_FORM,))
    ability = Event(V_ABILITY, RIVAL, (Not(Type((ACTION,))),), kind=FORM)
    return (Rule(CANNOT, attack, until=NEXT_FORM), Rule(CANNOT, ability, until=NEXT_FORM))


def gives_up(node: Node) -> bool:
    """Pass; end their Combat Phase."""
    if node.label == "Pass":
        return True
    period = node.get("what")
    return node.label == "EndPeriod" and isinstance(period, Node) and period.get("name") == "combat phase"


def as_next_form(must: Node) -> bool:
    """Play a non-attack card as their next form."""
    does = must.node("does")
    what = does.get("what")
    if does.label != "Play" or not isinstance(what, Node) or len(does.parts("hows")) != 1:
        return False
    adjs = what.parts("adjs")
    plain_not = len(adjs) == 1 and isinstance(adjs[0], Node) and adjs[0].label == "Not"
    no_attack = plain_not and node_of(adjs[0], what).node("of").fields == (("name", "attack"),)
    kind = what.get("type")
    card = isinstance(kind, Node) and kind.fields == (("name", "card"),) and what.get("mods") is None
    role = node_of(does.parts("hows")[0], does).get("role")
    return no_attack and card and isinstance(role, Node) and "next" in (role.get("next"), role.get("order"))
