"""What became of the first or the last attack, and of the check to play this one."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, only, refuse, selector
from kumite.english.lower.conditions.logic import negated
from kumite.english.lower.nouns.having import has_tests
from kumite.english.lower.nouns.owners import owner_of
from kumite.english.lower.nouns.quantity import compare, plain
from kumite.english.lower.nouns.references import attack_here
from kumite.english.lower.nouns.selectors import tests_of
from kumite.english.lower.plain.nodes import noun
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Amount, Cond, Test
from kumite.games.universus.terms import (
    ANY,
    AS_FORM,
    AS_REVERSAL,
    ATTACK,
    COMPLETELY,
    ENHANCE,
    FORM,
    NOT_BLOCKED,
    PARTIALLY,
    RIVAL,
    V_DEAL,
    V_PLAY,
    V_STATUS,
    V_SWAY,
    YOU,
)
from kumite.games.universus.words.asked import FirstPlayed
from kumite.games.universus.words.conds import Past
from kumite.games.universus.words.sels import Ref, TheAttack
from kumite.games.universus.words.tests import State, Type
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
        op, amount = so_much(what, node, low)
        cond: Cond = Past(Event(V_DEAL, *first_of(who, low), op=op, amount=amount))
        return negated(cond) if node.get("not") is not None else cond
    return None


def so_much(what: Value | None, node: Node, low: Low) -> tuple[str, Amount | int]:
    """Damage; 5 or more damage."""
    if isinstance(what, Node) and what.label == "Points" and not [one for one in what.fields if one[0] != "of"]:
        return "", 0
    n = what.get("n") if isinstance(what, Node) and what.label == "Damage" and len(what.fields) == 1 else None
    if not isinstance(n, Node):
        refuse(node, "how much damage a card has dealt is not remembered")
    return ("=", plain(n, n, low)) if n.label == "Num" else compare(n, low)


def last_was(node: Node, low: Low) -> Cond | None:
    """Your last attack was a Throw, had Stun: as it was played."""
    what = node.get("what")
    if not isinstance(what, Node) or what.label != "Sel" or what.get("order") != "last" or noun(what) != "attack":
        return None
    if any(isinstance(mod, Node) and mod.label == "In" for mod in what.parts("mods")):
        return None  # it is there
    only(node, "what", "tense", "not", "as", "has")
    if node.label == "Is" and (node.get("tense") != "was" or not isinstance(node.get("as"), Node)):
        refuse(node, "what an attack is by now that is over cannot be told")
    asked = tests_of(node.node("as"), low) if node.label == "Is" else has_tests(node.node("has"), low)
    by, tests = first_of(what, low)
    kept = tuple([test for test in asked if test != Type((ATTACK,))])
    cond: Cond = Past(Event(V_PLAY, by, (*tests, *kept), notes=(AS_FORM, AS_REVERSAL)))
    return negated(cond) if node.get("not") is not None else cond


def checked_card(played: Node, low: Low) -> tuple[Test, ...]:
    """The card that the check was made to play: this attack, the one that was just played."""
    if played.fields == (("det", "this"), ("type", ATTACK_HERE)):
        attack_here(low)
        return (State("current"),)
    found = selector(played, low) if played.label == "It" or played.get("det") == "that" else None
    if isinstance(found, TheAttack) and not found.tests:
        return (State("current"),)
    return (found,) if found == Ref("event") else refuse(played, "which check was modified cannot be told")


def in_order(what: Node) -> bool:
    return what.label == "Sel" and what.get("order") in ("first", "last")


def first_of(what: Node, low: Low) -> tuple[int, tuple[Test, ...]]:
    """Your first attack this turn; your last one, as an attack speaks of those before it."""
    only(what, "whose", "order", "type", "mods")
    last = what.get("order") == "last"
    kind, mods = what.node("type"), what.parts("mods")
    whose = owner_of(what.get("whose"), low) if what.get("whose") is not None else ANY
    plain_attack = kind.fields == (("name", "attack"),) and whose in (YOU, RIVAL)
    here = low.card_type == ATTACK or low.kind in (ENHANCE, FORM)  # a Response would have to say which it was about
    if not plain_attack or mods not in ((THIS_TURN,), ()) or (last and not here) or not (last or mods):
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
    if not isinstance(played, Node):
        refuse(node, "which check was modified cannot be told")
    low.swayed = checked_card(played, low)
    cond: Cond = Past(Event(V_SWAY, played=low.swayed))
    return negated(cond) if node.get("not") is not None else cond
