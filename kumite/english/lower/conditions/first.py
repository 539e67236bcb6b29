"""What became of the first or the last attack, and of the check to play this one."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, only, refuse
from kumite.english.lower.conditions.logic import negated
from kumite.english.lower.nouns.owners import owner_of
from kumite.english.lower.nouns.references import attack_here
from kumite.english.nodes import Node
from kumite.games.universus.printed import Cond, Test
from kumite.games.universus.terms import (
    ANY,
    ATTACK,
    COMPLETELY,
    NOT_BLOCKED,
    PARTIALLY,
    RIVAL,
    V_DEAL,
    V_STATUS,
    V_SWAY,
    YOU,
)
from kumite.games.universus.words.asked import FirstPlayed
from kumite.games.universus.words.conds import Past
from kumite.games.universus.words.tests import State
from kumite.games.universus.words.triggers import Event

THIS_TURN: Final = Node("Until", (("until", Node("This", (("period", "turn"),), 0, 0)),), 0, 0)
ATTACK_HERE: Final = Node("Type", (("name", "attack"),), 0, 0)


def first_attack(node: Node, low: Low) -> Cond | None:
    what, who = node.get("what"), node.get("who")
    if node.parts("pps") == (THIS_TURN,):
        bare = Node("Past", tuple([one for one in node.fields if one[0] != "pps"]), node.start, node.end)
    else:
        bare = node
    if isinstance(what, Node) and what.label == "CheckSel" and node.get("act") == "modify":
        return swayed(bare, what, low)
    if isinstance(what, Node) and who is None and node.get("act") == "block" and in_order(what):
        return first_blocked(bare, what, low)
    if isinstance(who, Node) and node.get("act") == "deal" and in_order(who):
        only(bare, "who", "not", "act", "what")
        if not isinstance(what, Node) or what.label != "Points" or [one for one in what.fields if one[0] != "of"]:
            refuse(node, "how much damage a card has dealt is not remembered")
        cond: Cond = Past(Event(V_DEAL, *first_of(who, low)))
        return negated(cond) if node.get("not") is not None else cond
    return None


def in_order(what: Node) -> bool:
    return what.label == "Sel" and what.get("order") in ("first", "last")


def first_of(what: Node, low: Low) -> tuple[int, tuple[Test, ...]]:
    """Your first attack this turn; your last one, as an attack speaks of those before it."""
    only(what, "whose", "order", "type", "mods")
    last = what.get("order") == "last"
    kind, mods = what.node("type"), what.parts("mods")
    whose = owner_of(what.get("whose"), low) if what.get("whose") is not None else ANY
    plain_attack = kind.fields == (("name", "attack"),) and whose in (YOU, RIVAL)
    if not plain_attack or mods not in ((THIS_TURN,), ()) or (last and low.card_type != ATTACK) or not (last or mods):
        refuse(what, f"which attack is the {what.get('order')} cannot be told")
    return whose, (FirstPlayed(last),)


def first_blocked(node: Node, what: Node, low: Low) -> Cond:
    only(node, "what", "tense", "not", "act", "how")
    by, tests = first_of(what, low)
    denied, how = node.get("not") is not None, node.get("how")
    notes = {None: (PARTIALLY, COMPLETELY), "completely": (COMPLETELY,), "partially": (PARTIALLY,)}[
        None if how is None else str(how)
    ]
    if denied and how is None:
        return Past(Event(V_STATUS, by, tests, notes=(NOT_BLOCKED,)))
    cond: Cond = Past(Event(V_STATUS, by, tests, notes=notes))
    return negated(cond) if denied else cond


def swayed(node: Node, what: Node, low: Low) -> Cond:
    """The check to play this attack was modified."""
    only(node, "what", "tense", "not", "act")
    only(what, "det", "name", "pps", "n")
    parts = what.parts("pps")
    does = parts[0].get("does") if len(parts) == 1 and isinstance(parts[0], Node) else None
    played = does.get("what") if isinstance(does, Node) and does.label == "Play" else None
    if not isinstance(played, Node) or played.fields != (("det", "this"), ("type", ATTACK_HERE)):
        refuse(node, "which check was modified cannot be told")
    attack_here(low)
    cond: Cond = Past(Event(V_SWAY, played=(State("current"),)))
    return negated(cond) if node.get("not") is not None else cond
