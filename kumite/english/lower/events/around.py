"""What is said around an event: when, why, from where, to where, as what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.events.costs import any_ability, cause_noun, whichever
from kumite.english.lower.events.pattern import Pat, ordinal
from kumite.english.lower.events.purposes import made_for, outside, purpose
from kumite.english.lower.nouns.givens import given_tests
from kumite.english.lower.nouns.owners import owner_of, seat_of_who
from kumite.english.lower.nouns.places import zones_of
from kumite.english.lower.plain.nodes import without
from kumite.english.lower.times.durations import period_of
from kumite.english.lower.times.steps import STEPS
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Cond
from kumite.games.universus.terms import (
    ANY,
    AS_ABILITY,
    AS_BLOCK,
    AS_FORM,
    AS_REVERSAL,
    ATTACK,
    ATTACK_PERIOD,
    BOTH,
    BY_CHECK,
    BY_COST,
    BY_DAMAGE,
    BY_EFFECT,
    CONTINUOUS,
    DOER,
    EITHER,
    NOBODY,
    RESPONSE,
    RIVAL,
    TURN,
    V_CHECK,
    V_COMMIT,
    V_LOSE,
    V_PLAY,
    YOU,
)
from kumite.games.universus.words.conds import Attacking, During, Is
from kumite.games.universus.words.sels import This
from kumite.games.universus.words.tests import State

NOT_AS_BLOCK: Final = (AS_FORM, AS_REVERSAL, AS_ABILITY)


def all_around(parts: tuple[Value, ...], of: Node, low: Low, pat: Pat) -> None:
    for part in parts:
        around(node_of(part, of), low, pat)


def around(node: Node, low: Low, pat: Pat) -> None:
    """One phrase."""
    rule = AROUND.get(node.label)
    if rule is None:
        refuse(node, "this cannot be said of an event")
    rule(node, low, pat)


# When


def time_phrase(node: Node, low: Low, pat: Pat) -> None:
    """Until(until): during a period, or since when."""
    only(node, "until")
    inner = node.node("until")
    if inner.label in ("During", "Outside"):
        (during if inner.label == "During" else outside)(inner, low, pat)
    elif inner.label == "OnTurn":
        only(inner, "whose")
        in_turn(owner_of(inner.get("whose"), low), pat)
    elif inner.label == "This":
        this_time(inner, low, pat)
    elif inner.label == "EachTurn":
        pat.since = "each turn"
    else:
        refuse(node, "when this is cannot be told of an event")


def this_time(node: Node, low: Low, pat: Pat) -> None:
    """This turn; this Enhance Step."""
    only(node, "period")
    period = str(node.get("period"))
    if period in ("turn", "game", "combat phase"):
        pat.since = period
    elif period == "enhance step":
        pat.put("during", STEPS[period], NOBODY)
        pat.since = period
    elif period == "attack":
        pat.put("during", ATTACK_PERIOD, NOBODY)
        pat.conds += this_very_attack(low)
        pat.since = period
    else:
        refuse(node, "since when cannot be told of an event")


def during(node: Node, low: Low, pat: Pat) -> None:
    """During the Enhance Step, your turn, your attack, your attack's Enhance Step."""
    only(node, "period")
    period = node.node("period")
    span = period_of(period, low)
    if span.next or span.first:
        refuse(node, "only the period that goes on can be told of an event")
    if span.period == TURN:
        if span.whose != NOBODY:
            in_turn(span.whose, pat)
        elif period.get("det") in ("this", "the"):
            pat.since = "turn"
        return
    pat.put("during", span.period, NOBODY)
    conds: list[Cond] = []
    whose = period.get("whose")
    if span.period == ATTACK_PERIOD and is_this(period):
        conds += this_very_attack(low)
    if isinstance(whose, Node) and whose.label == "Of":
        conds += attackers(whose, low)
    elif span.whose != NOBODY:
        conds.append(Attacking(span.whose) if span.period == ATTACK_PERIOD else During(NOBODY, span.whose))
    pat.conds += tuple(conds)


def is_this(period: Node) -> bool:
    """During this attack."""
    what = period.get("what")
    return "this" in (period.get("det"), what.get("det") if isinstance(what, Node) else None)


def this_very_attack(low: Low) -> tuple[Cond, ...]:
    """In an attack's own text, this attack is that card, not whatever attacks (UVS-THISATK-02)."""
    own = low.card_type == ATTACK and low.kind in (RESPONSE, CONTINUOUS)
    return (Is(This(), (State("current"),)),) if own else ()


def in_turn(whose: int, pat: Pat) -> None:
    if whose == YOU:
        pat.put("during", TURN, NOBODY)
    elif whose == RIVAL:
        pat.conds += (During(NOBODY, RIVAL),)
    else:
        refuse(pat.node, "whose turn cannot be told")


def attackers(node: Node, low: Low) -> list[Cond]:
    """Your attack's, your rival's attack's, this attack's step."""
    only(node, "det", "noun")
    det = node.get("det")
    if node.get("noun") != "attack" or det not in ("this", "your", "the", "that"):
        refuse(node, "whose step this is cannot be told")
    if det == "this":
        return list(this_very_attack(low))
    return [Attacking(YOU)] if det == "your" else []


def nth_time(node: Node, low: Low, pat: Pat) -> None:
    """For the second time this turn."""
    only(node, "nth", "ormore", "until")
    until = node.get("until")
    each = isinstance(until, Node) and until.label == "EachTurn"
    if isinstance(until, Node) and not each and (until.label, until.get("period")) != ("This", "turn"):
        refuse(node, "an order is known within a turn only")
    op, n = ordinal(node.get("nth"), node)
    pat.nth = (">=" if node.get("ormore") is not None else op, n)


# Why


def because(node: Node, low: Low, pat: Pat) -> None:
    """Due to an effect, by your rival's effect, as part of a cost."""
    only(node, "what")
    what = node.node("what")
    if what.label in ("Rival", "You", "They"):
        pat.put("cause", seat_of_who(what, low), ANY)
        return
    if what.label != "Sel":
        refuse(node, "this is no cause that can be told of an event")
    only(what, "n", "whose", "det", "adjs", "type", "mods")
    noun = cause_noun(what)
    given = given_tests(pat.act, node, low)
    if given is not None:
        pat.tests += given
        return
    if noun == "cost":
        only(what, "whose", "det", "type")
        pat.put("via", BY_COST, NOBODY)
    elif noun in ("effect", "ability"):
        by_effect(what, low, pat)
    elif noun == "check":
        pat.put("via", BY_CHECK, NOBODY)
    elif noun == "attack" and pat.verb == V_LOSE and what.parts("mods") == () and what.parts("adjs") == ():
        pat.put("via", BY_DAMAGE, NOBODY)
    else:
        refuse(node, "this is no cause that can be told of an event")
    whose_cause(what, noun, low, pat)


def whose_cause(what: Node, noun: str, low: Low, pat: Pat) -> None:
    """Whose effect or cost it is."""
    whose = what.get("whose")
    yours = isinstance(whose, Node) and whose.fields == (("det", "your"), ("noun", "character"))
    if yours and noun in ("effect", "ability"):
        pat.put("character", 1, NOBODY)
        pat.put("cause", YOU, ANY)
        return
    if isinstance(whose, Node) and whose.label == "Of":
        refuse(whose, "the effect of one card is no cause that can be told of an event")
    by = DOER if whose is None else owner_of(whose, low)
    if by not in (DOER, BOTH, EITHER, ANY):
        pat.put("cause", by, ANY)


def by_effect(what: Node, low: Low, pat: Pat) -> None:
    if what.get("det") not in (None, "a", "any"):
        refuse(what, "which effect this is cannot be told of an event")
    stun = False
    for adj in what.parts("adjs"):
        one = node_of(adj, what)
        if one.label == "Not" and one.node("of").fields == (("name", "character"),):
            pat.put("character", 0, NOBODY)
        elif one.label == "Trait" and str(one.get("name")).lower() == "stun" and pat.verb == V_COMMIT:
            stun = True
        else:
            refuse(one, "this cannot be said of the effect that causes an event")
    for mod in what.parts("mods"):
        around(node_of(mod, what), low, pat)
    if stun:
        pat.put("notes", (1,), ())
    else:
        pat.put("via", BY_EFFECT, NOBODY)


def to_pay(node: Node, low: Low, pat: Pat) -> None:
    """To pay a cost; to pass a check."""
    what = node.get("what")
    if node.label == "ToPay":
        if isinstance(what, Node):
            only(any_ability(what), "det", "type", "n")
            if cause_noun(what) != "cost":
                refuse(node, "what is paid for cannot be told of an event")
            pat.put("keyword", whichever(what), "")
        pat.put("via", BY_COST, NOBODY)
        return
    if isinstance(what, Node) and what.label == "CheckSel":
        only(what, "det", "name", "n", "pps", "many")
        for part in what.parts("pps"):
            made_for(node_of(part, what), low, pat)
    pat.put("via", BY_CHECK, NOBODY)


def to_do(node: Node, low: Low, pat: Pat) -> None:
    """As part of a cost; of a check, what it is for."""
    only(node, "does", "what")
    what = node.get("what")
    if isinstance(what, Node) and cause_noun(what) == "cost":
        only(what, "det", "type")
        pat.put("via", BY_COST, NOBODY)
        return
    if pat.verb == V_CHECK and isinstance(node.get("does"), Node):
        purpose(node.node("does"), low, pat)
        return
    refuse(node, "what it is done for cannot be told of an event")


# From where, to where, as what


def from_zone(node: Node, low: Low, pat: Pat) -> None:
    """From or in a zone: whose it is, is whose cards they are."""
    zones = node.get("zones")
    end = node.get("end")
    top_of_deck = end == "top" and isinstance(zones, Node) and zones.parts("names") == ("deck",)
    if node.get("not") is not None or node.get("among") is not None or (end is not None and not top_of_deck):
        refuse(node, "from where cannot be told of an event")
    if zones is None:  # from the game
        return
    zones = node_of(zones, node)
    if zones.label == "Anywhere" and zones.get("but") is not None:
        only(zones, "but")
        zones, pat.away = zones.node("but"), True
    whose, found = zones_of(without(zones, "end") if zones.get("end") == "top" else zones, low)
    if len(found) != 1:
        refuse(node, "several zones cannot be told of an event")
    pat.put("origin", found[0], NOBODY)
    pat.top = top_of_deck
    owned(whose, pat)


def to_zone(node: Node, low: Low, pat: Pat) -> None:
    """To a zone."""
    only(node, "to")
    to = node.node("to") if node.get("to") is not None else node
    only(to, "zones")
    whose, found = zones_of(node_of(to.get("zones"), to), low)
    if len(found) != 1:
        refuse(node, "several zones cannot be told of an event")
    pat.put("to", found[0], NOBODY)
    owned(whose, pat)


def owned(whose: int, pat: Pat) -> None:
    if whose in (DOER, BOTH, EITHER, ANY, pat.by):
        return
    if pat.by != ANY:
        pat.put("cause", pat.by, ANY)
    pat.by = whose


def as_role(node: Node, low: Low, pat: Pat) -> None:
    """As a block, as a form, as a reversal; as a cost, of an ability."""
    only(node, "role", "of")
    role = node.get("role")
    name = role if isinstance(role, str) else role_name(node_of(role, node))
    if name == "cost":
        pat.put("via", BY_COST, NOBODY)
        pat.put("keyword", str(node.get("of") or ""), "")
        return
    roles = {"form": AS_FORM, "block": AS_BLOCK, "reversal": AS_REVERSAL}
    if pat.verb != V_PLAY or name not in (*roles, "attack"):
        refuse(node, "as what it is done cannot be told of an event")
    pat.notes = (roles[name],) if name in roles else (AS_FORM, AS_REVERSAL)


def role_name(role: Node) -> str:
    only(role, "det", "type")
    kind = role.get("type")
    return str(kind.get("name")) if isinstance(kind, Node) else str(kind)


def not_block(node: Node, low: Low, pat: Pat) -> None:
    only(node)
    if pat.verb != V_PLAY:
        refuse(node, "only cards that are played are no blocks")
    pat.notes = pat.notes or NOT_AS_BLOCK


def either_role(node: Node, low: Low, pat: Pat) -> None:
    """As a form or as a reversal."""
    only(node, "parts", "join")
    notes: tuple[int, ...] = ()
    for part in node.parts():
        one = node_of(part, node)
        if one.label != "As" or node.get("join") == "and":
            refuse(node, "this cannot be said of an event")
        as_role(one, low, pat)
        notes += pat.notes
    pat.notes = notes


def for_cost(node: Node, low: Low, pat: Pat) -> None:
    """For a cost, for a check."""
    only(node, "what")
    what = node.node("what")
    if what.label == "Sel" and cause_noun(what) == "time":
        only(what, "det", "order", "type", "mods")
        for mod in what.parts("mods"):
            around(node_of(mod, what), low, pat)
        pat.nth = ordinal(what.get("order"), what)
        return
    noun = cause_noun(node.node("what")) if node.node("what").label == "Sel" else "check"
    if noun not in ("cost", "check"):
        refuse(node, "what it is done for cannot be told of an event")
    because(Node("Cause", node.fields, node.start, node.end), low, pat)


AROUND: Final[dict[str, Callable[[Node, Low, Pat], None]]] = {
    "Until": time_phrase,
    "During": during,
    "NthTime": nth_time,
    "Cause": because,
    "By": because,
    "ToPay": to_pay,
    "ToPass": to_pay,
    "ToDo": to_do,
    "In": from_zone,
    "From": from_zone,
    "FromZone": from_zone,
    "ToZone": to_zone,
    "As": as_role,
    "NotBlock": not_block,
    "AnyOf": either_role,
    "For": for_cost,
}
