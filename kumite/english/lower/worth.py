"""What a player must play next, and cards that count as foundations, or as several, where a check is passed.

This chapter comes after the others: it stands before their rules for Or, Doing and Rule."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import EFFECTS, Low, condition, node_of, only, refuse
from kumite.english.lower.happen import Pat
from kumite.english.lower.mays import MAYS
from kumite.english.lower.owners import seat_of_who
from kumite.english.lower.quantity import plain
from kumite.english.lower.things import cards_in
from kumite.english.nodes import Node
from kumite.games.universus.printed import Cond, Text
from kumite.games.universus.terms import (
    ANY,
    AS_FORM,
    ATTACK,
    BY_CHECK,
    CONTINUOUS,
    FORM,
    NEXT_FORM,
    RIVAL,
    V_ABILITY,
    V_COMMIT,
    V_PLAY,
    YOU,
)
from kumite.games.universus.words.rule import AS_THOUGH, CANNOT, COUNTS, Rule
from kumite.games.universus.words.tests import Type
from kumite.games.universus.words.triggers import Event

OR: Final = EFFECTS["Or"]
DOING: Final = EFFECTS["Doing"]
RULE: Final = EFFECTS["Rule"]
AS_THOUGH_PAID: Final = MAYS["AsThough"]


# The next form


def or_pass(node: Node, low: Low) -> Text:
    """The rival must play a non-attack as their next form, or pass: no attack, and no Form ability."""
    parts = [node_of(part, node) for part in node.parts()]
    if len(parts) != 2 or parts[0].label != "Must" or not gives_up(parts[1]) or not as_next_form(parts[0]):
        return OR(node, low)
    who = seat_of_who(parts[0].node("who"), low)
    if who != RIVAL:
        refuse(node, "who has to play a card cannot be told")
    attack = Event(V_PLAY, RIVAL, (Type((ATTACK,)),), notes=(AS_FORM,))
    ability = Event(V_ABILITY, RIVAL, kind=FORM)
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


# Checks that are passed


def for_check(node: Node, low: Low) -> Text:
    """When committing cards to pass a check, this card counts as 2 foundations."""
    does = node.get("does")
    if node.get("act") != "commit" or not isinstance(does, Node) or not any_check(node):
        return DOING(node, low)
    cond: Cond | None = None
    if does.label == "If":
        only(does, "cond", "does", "tail")
        cond, does = condition(does.node("cond"), low), does.node("does")
    if does.label != "Rule" or does.get("modal") != "counts as":
        return DOING(node, low)
    return (counts(does, low, cond),)


def any_check(node: Node) -> bool:
    """To pass a check, whichever."""
    pps = node.parts("pps")
    part = pps[0] if len(pps) == 1 else None
    what = part.get("what") if isinstance(part, Node) and part.label == "ToPass" else None
    if not isinstance(what, Node):
        return False
    if what.label == "CheckSel":
        return what.get("pps") is None and what.get("whose") is None and what.get("det") in (None, "a", "any")
    kind = what.get("type")
    props = kind.get("props") if isinstance(kind, Node) else None
    named = isinstance(kind, Node) and kind.get("name") == "check"
    return len(what.fields) == 1 and (named or (isinstance(props, Node) and props.parts() == ("check",)))


def counting(node: Node, low: Low) -> Text:
    """Committing this card counts as committing 2 foundations; when passing checks, your assets count as 2."""
    if node.get("modal") != "counts as":
        return RULE(node, low)
    purpose = node.get("for")
    passing = isinstance(purpose, Node) and purpose.get("act") == "pass" and to_play_cards(purpose.get("what"))
    if not passing and (node.get("act"), node.get("act2")) != ("commit", "commit"):
        return RULE(node, low)
    return (counts(node, low, None),)


def to_play_cards(what: object) -> bool:
    """Checks to play cards are all there are to pass with committed cards."""
    if not isinstance(what, Node) or what.label != "CheckSel" or what.get("whose") is not None:
        return False
    for part in what.parts("pps"):
        does = node_of(part, what).get("does")
        card = does.get("what") if isinstance(does, Node) and does.label == "Play" else None
        kind = card.get("type") if isinstance(card, Node) else None
        if not isinstance(card, Node) or not isinstance(kind, Node) or kind.get("name") != "card":
            return False
        if any(name not in ("type", "det", "words") for name, _ in card.fields):
            return False
    return True


def counts(node: Node, low: Low, cond: Cond | None) -> Rule:
    only(node, "modal", "verb", "agrees", "act", "act2", "target", "what", "as", "for")
    if low.kind != CONTINUOUS or low.fired:
        refuse(node, "how long this counts so cannot be told")
    role = node.node("as")
    kind = role.get("type")
    n = plain(role, role.get("n"), low)
    if not isinstance(kind, Node) or kind.get("name") != "foundation" or not isinstance(n, int):
        refuse(role, "as what this counts cannot be told")
    pat = Pat(V_COMMIT, node)
    target = node.get("target") or node.get("what")
    cards_in(node_of(target, node), low, pat)
    if pat.by not in (ANY, YOU) or pat.on is not None or pat.conds:
        refuse(node, "which cards count so cannot be told")
    return Rule(COUNTS, Event(V_COMMIT, YOU, pat.tests, own=pat.own, via=BY_CHECK), n, cond=cond)


def as_foundation(node: Node, low: Low) -> Text:
    """You may commit Weapon assets as though they were foundations to pass checks."""
    does = node.node("does")
    cond, act = does.get("cond"), does.get("does")
    role = cond.get("as") if isinstance(cond, Node) and cond.label == "Is" else None
    if not isinstance(role, Node) or not isinstance(act, Node) or act.label != "Commit" or not any_check(does):
        return AS_THOUGH_PAID(node, low)
    only(node, "who", "does")
    kind, what = role.get("type"), act.node("what")
    if not isinstance(kind, Node) or kind.get("name") != "foundation" or low.kind != CONTINUOUS or low.fired:
        refuse(does, "as though what it is done is not understood")
    if what.get("n") is not None or node.node("who").label != "You":
        refuse(what, "how many of these may be committed cannot be told")
    pat = Pat(V_COMMIT, node)
    cards_in(what, low, pat)
    if pat.by not in (ANY, YOU) or pat.on is not None or pat.conds or not (pat.own or pat.many):
        refuse(what, "which cards these are cannot be told")
    return (Rule(AS_THOUGH, Event(V_COMMIT, YOU, pat.tests, own=pat.own, via=BY_CHECK)),)


EFFECTS.update({"Or": or_pass, "Doing": for_check, "Rule": counting})
MAYS["AsThough"] = as_foundation
