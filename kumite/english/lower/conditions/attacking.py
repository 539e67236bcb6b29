"""Who attacks, whom, and whether anybody does."""

from __future__ import annotations

from kumite.english.lower.base import Low, only, refuse, selector
from kumite.english.lower.conditions.logic import negated
from kumite.english.lower.nouns.owners import seat_of_who
from kumite.english.nodes import Node
from kumite.games.universus.printed import Cond
from kumite.games.universus.terms import ANY, ATTACK_PERIOD, BACKUP, RIVAL, YOU
from kumite.games.universus.words.conds import Attacking, During, Has, Is
from kumite.games.universus.words.sels import Sel, TheAttack, This
from kumite.games.universus.words.tests import State, Type


def attacking(node: Node, low: Low) -> Cond:
    """You are attacking: the attack in progress is yours."""
    only(node, "who", "not")
    cond = Attacking(seat_of_who(node.node("who"), low))
    return negated(cond) if node.get("not") is not None else cond


def current(node: Node, low: Low) -> Cond:
    only(node, "what", "not")
    cond = Is(selector(node.node("what"), low), (State("current"),))
    return negated(cond) if node.get("not") is not None else cond


def in_progress(node: Node, low: Low) -> Cond:
    only(node, "not")
    cond = During(ATTACK_PERIOD)
    return negated(cond) if node.get("not") is not None else cond


def is_this_backup(what: Node) -> bool:
    """This backup, of its own text."""
    kind = what.get("type")
    return what.get("det") == "this" and isinstance(kind, Node) and kind.fields == (("name", "backup"),)


def attacking_backup(node: Node, low: Low) -> Cond:
    """You are attacking a backup; it is attacking a backup."""
    only(node, "who", "tense", "not", "act", "what")
    what, who = node.node("what"), node.node("who")
    kind = what.get("type")
    if low.card_type == BACKUP and is_this_backup(what) and (node.get("act"), node.get("tense")) == ("attack", "is"):
        if who.label not in ("You", "Rival", "They") and not isinstance(selector(who, low), TheAttack | This):
            refuse(node, "which attack this is cannot be told")
        mine: Cond = Is(This(), (State("attacked"),))
        return negated(mine) if node.get("not") is not None else mine
    backup = isinstance(kind, Node) and kind.fields == (("name", "backup"),) and what.get("det") == "a"
    only(what, "det", "type")
    if node.get("act") != "attack" or node.get("tense") != "is" or not backup:
        refuse(node, "this cannot be judged")
    victim = ANY
    if who.label in ("You", "Rival", "They"):
        victim = RIVAL if seat_of_who(who, low) == YOU else YOU
    elif not isinstance(selector(who, low), TheAttack | This):
        refuse(node, "which attack this is cannot be told")
    cond: Cond = Has(Sel(1, victim, (Type((BACKUP,)), State("attacked"))))
    return negated(cond) if node.get("not") is not None else cond
