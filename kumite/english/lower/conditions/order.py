"""Conditions about an order: your second attack this turn, the third card in your card pool."""

from __future__ import annotations

import re

from kumite.english.lower.base import Low, node_of, only, refuse, selector
from kumite.english.lower.conditions.as_events import active_event, changed, since_of, this_turn
from kumite.english.lower.conditions.happened import is_attack, quietly
from kumite.english.lower.conditions.logic import has, negated
from kumite.english.lower.conditions.own_attack import begun
from kumite.english.lower.events.pattern import ordinal
from kumite.english.lower.nouns.references import attack_here, speak_of
from kumite.english.lower.plain.nodes import noun, without
from kumite.english.nodes import Node, Value
from kumite.games.universus.english.happens import forms_of
from kumite.games.universus.printed import Cond, Test
from kumite.games.universus.terms import ANY, ATTACK, BLITZ, DOER, ENHANCE, POOL, RESPONSE, YOU
from kumite.games.universus.words.asked import Preceding
from kumite.games.universus.words.conds import All, Attacking, No, Nth
from kumite.games.universus.words.reckoning import NthPlayed
from kumite.games.universus.words.sels import Sel, TheAttack, This
from kumite.games.universus.words.tests import Beside
from kumite.games.universus.words.triggers import Event


def nth(node: Node, low: Low) -> Cond:
    """This is your second attack this turn; this is the first time you have played an asset."""
    only(node, "not", "order", "event", "who", "act", "what", "pps")
    what = node.get("what")
    if isinstance(node.get("event"), Node):
        op, n = ordinal(node.get("order"), node)
        cond: Cond = Nth(quietly(this_turn(node.node("event")), low), op, n, since_of(node))
    elif node.get("act") is not None:
        op, n = ordinal(node.get("order"), node)
        event = active_event(node, node.get("who"), str(node.get("act")), what, node.parts("pps"))
        cond = Nth(quietly(event, low), op, n, since_of(node))
    else:
        return nth_card(node, node_of(what, node), low)
    return negated(cond) if node.get("not") is not None else cond


def nth_card(node: Node, what: Node, low: Low) -> Cond:
    """Your second attack this turn: the card in play is that one."""
    op, n = ordinal(what.get("order"), what)
    if isinstance(what.get("order"), int) and re.search(r"\bor (?:more|greater)\b", what.words(low.text)):
        op = ">="
    who: Value | None = what.get("whose")
    mods: list[Value] = []
    played = False  # it says so
    for part in what.parts("mods"):
        if isinstance(part, Node) and part.label == "ByPlayer" and part.get("act") == "play" and who is None:
            only(part, "who", "act", "pps")
            who, mods, played = part.get("who"), mods + list(part.parts("pps")), True
        else:
            mods.append(part)
    if who is None or in_pool(what):
        copies = copies_there(what, op, n, low)
        if copies is not None:
            return negated(copies) if node.get("not") is not None else copies
        who = who or Node("AnyPlayer", (("words", ("any", "player")),), node.start, node.end)
    form = noun(what) == "form" and isinstance(who, Node) and who.label == "You"
    if not form and not any(isinstance(part, Node) and part.label in ("Until", "During") for part in mods):
        refuse(node, "since when these are counted cannot be told")
    if form and len(without(what, "order", "whose", "mods", "words").fields) == 1:
        return negated(Nth(forms_of(YOU), op, n)) if node.get("not") is not None else Nth(forms_of(YOU), op, n)
    bare = changed(what, order=None, whose=None, mods=tuple(mods), n=None, det="a")
    event = quietly(active_event(node, who, "play", bare), low)
    event = event if played else begun(event)
    card = this_one(node, is_attack(what), event.by if isinstance(event, Event) else ANY, low)
    cond: Cond = NthPlayed(card, event, op, n, since_of(node))
    if node.get("not") is None:
        return cond
    return All((Attacking(card.whose), No(cond))) if isinstance(card, TheAttack) and card.whose != ANY else No(cond)


def this_one(node: Node, attack: bool, by: int, low: Low) -> Test:
    """This, or it: the attack in progress, the card that says so, or the one that was played.  An Enhance of another
    card may be played on your rival's attack, which is none of yours."""
    own, playing, this = low.card_type == ATTACK, low.kind in (ENHANCE, BLITZ), said_this(node, low)
    found: Test = This()
    if playing and (own or attack):
        found = TheAttack() if own else TheAttack(by)
    elif not this or (attack and not own and low.kind == RESPONSE):
        found = selector(Node("It", (), node.start, node.start + 1), low)
    elif attack:
        found = attack_here(low)
    speak_of(low, found if found != TheAttack(by) else TheAttack(), node.start)
    return found


def said_this(node: Node, low: Low) -> bool:
    return node.words(low.text).lower().startswith("this")


def copies_there(what: Node, op: str, n: int, low: Low) -> Cond | None:
    """The third card, or copy of this attack, in your card pool: so many come before it there."""
    kind = what.get("type")
    if not isinstance(kind, Node) or (kind.get("name") != "copy" and not in_pool(what)):
        return None
    there = selector(changed(what, order=None, det=None, n=None), low)
    if not isinstance(there, Sel) or there.zones != (POOL,):
        refuse(what, "where these copies are cannot be told")
    this = attack_here(low)
    speak_of(low, this, what.start)
    before: Test = Beside(False) if low.card_type == ATTACK else Preceding(this, False)
    whose = YOU if there.whose == DOER else there.whose
    return has(Sel(1, whose, (*there.tests, before), there.zones), op, n - 1)


def in_pool(what: Node) -> bool:
    """The third card in your card pool."""
    mods = what.parts("mods")
    zones = mods[0].get("zones") if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "In" else None
    return isinstance(zones, Node) and zones.parts("names") == ("cardpool",)
