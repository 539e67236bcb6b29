"""What the log of the turn knows of cards: what was given up for an ability, which card was checked, which was blocked.

This chapter stands before the others' rules for HasThing, passive blocks, Check as an event, and Cancel."""

from __future__ import annotations

from typing import Final

from kumite.english.lower import event_numbers, event_plays, havings, vitals
from kumite.english.lower.base import CONDS, EFFECTS, Low, only, refuse, selector
from kumite.english.lower.conds_past import quietly
from kumite.english.lower.deeds import ACTIVE_RULES, PASSIVE_RULES
from kumite.english.lower.event_plays import is_card, statuses
from kumite.english.lower.happen import Pat
from kumite.english.lower.has import CLAUSES, has_tests
from kumite.english.lower.logic import negated
from kumite.english.lower.nouns import tests_of
from kumite.english.lower.quantity import compare
from kumite.english.lower.things import BLOCKED
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Cond, Test, Text
from kumite.games.universus.terms import BLITZ, CHECK, RESPONSE
from kumite.games.universus.words.conds import Is
from kumite.games.universus.words.sels import Ref, TheAttack, This
from kumite.games.universus.words.tests import Stat
from kumite.games.universus.words.traced import CheckedWith, DealtSo, WasSo

PRINTED: Final = "printed"


# Conditions


def has_thing(node: Node, low: Low) -> Cond:
    """The card you checked to play this attack had a check value of 5 or more."""
    card = checked_to_play(node.get("what"))
    if card is None:
        return havings.has_thing(node, low)
    only(node, "what", "has", "not")
    what = selector(card, low)
    if not isinstance(what, This | TheAttack | Ref):
        refuse(node, "to play which card this was checked cannot be told")
    cond: Cond = CheckedWith(what, has_tests(node.node("has"), low))
    return negated(cond) if node.get("not") is not None else cond


def is_so(node: Node, low: Low) -> Cond:
    """The card you checked to play this attack was an attack."""
    card = checked_to_play(node.get("what"))
    role = node.get("as")
    if card is None or not isinstance(role, Node) or role.label != "Role":
        return IS(node, low)
    only(node, "what", "as", "not", "tense")
    what = selector(card, low)
    if not isinstance(what, This | TheAttack | Ref):
        refuse(node, "to play which card this was checked cannot be told")
    cond: Cond = CheckedWith(what, tests_of(role, low))
    return negated(cond) if node.get("not") is not None else cond


def checked_to_play(what: object) -> Node | None:
    """The card that was to be played by the check, in `the card you checked to play this attack`."""
    mods = what.parts("mods") if isinstance(what, Node) and what.label == "Sel" and what.get("det") == "the" else ()
    by = mods[0] if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label in ("ByPlayer", "Done") else None
    pps = by.parts("pps") if isinstance(by, Node) and by.get("act") == "check" else ()
    does = pps[0].get("does") if len(pps) == 1 and isinstance(pps[0], Node) and pps[0].label == "ToDo" else None
    card = does.get("what") if isinstance(does, Node) and does.label == "Play" and len(does.fields) == 2 else None
    kind = what.get("type") if isinstance(what, Node) else None
    plain = isinstance(kind, Node) and kind.fields == (("name", "card"),)
    return card if plain and isinstance(card, Node) else None


# Events


def blocked(node: Node, done: Node, low: Low, before: bool) -> list[Pat]:
    """This attack is completely blocked by a non-attack card: what blocked it is asked then."""
    cards = [part for part in node.parts("pps") if isinstance(part, Node) and is_blocker(part)]
    if len(cards) != 1 or statuses(node) == BLOCKED:
        return event_plays.is_blocked(node, done, low, before)
    rest = tuple([part for part in node.parts("pps") if part is not cards[0]])
    fields = [one for one in node.fields if one[0] != "pps"]
    bare = Node(node.label, (*fields, ("pps", rest)) if rest else tuple(fields), node.start, node.end)
    what = cards[0].node("what")
    if what.get("det") not in ("a", "another"):
        refuse(what, "which card blocks it cannot be told")
    pats = event_plays.is_blocked(bare, done, low, before)
    for pat in pats:
        pat.conds += (Is(Ref("block"), tests_of(what, low)),)
    return pats


def is_blocker(part: Node) -> bool:
    what = part.get("what")
    return part.label in ("By", "Using") and isinstance(what, Node) and what.get("det") != "this" and is_card(what)


def checks(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """You check a printed 3; your rival checks a printed 5 or more."""
    n = does.get("n")
    printed = isinstance(n, Node) and n.get("printed") is not None
    if not printed and does.get("printed") is None:
        return event_numbers.checks(node, who, does, low, before)
    asked = n if isinstance(n, Node) else does.node("difficulty")
    plain = Node(asked.label, tuple([one for one in asked.fields if one[0] != PRINTED]), asked.start, asked.end)
    op, value = compare(plain, low)
    kept = tuple([one for one in does.fields if one[0] not in ("n", PRINTED, "difficulty")])
    pats = event_numbers.checks(node, who, Node(does.label, kept, does.start, does.end), low, before)
    for pat in pats:
        pat.tests += (Stat(CHECK, op, value, True),)
    return pats


# Cancelling


def cancel(node: Node, low: Low) -> Text:
    """Cancel the next ability your rival plays this turn; in a Blitz, the first one is the next."""
    what = node.get("what")
    mods = what.parts("mods") if isinstance(what, Node) and what.label == "Sel" else ()
    by = mods[0] if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "ByPlayer" else None
    order = what.get("order") if isinstance(what, Node) else None
    sure = order == "next" or (order == "first" and low.kind == BLITZ)
    if not isinstance(what, Node) or not isinstance(by, Node) or by.get("act") != "play" or not sure:
        return vitals.cancel(node, low)
    only(by, "who", "act", "pps")
    if what.get("whose") is not None or what.get("det") != "the":
        refuse(what, "whose ability is cancelled cannot be told")
    kept = [one for one in what.fields if one[0] in ("adjs", "type")]
    fields: tuple[tuple[str, Value], ...] = (("whose", by.node("who")), ("order", "next"), *kept)
    pps = by.parts("pps")
    next_one = Node("Sel", (*fields, ("mods", pps)) if pps else fields, what.start, what.end)
    whole = tuple([(name, next_one if name == "what" else value) for name, value in node.fields])
    return vitals.cancel(Node(node.label, whole, node.start, node.end), low)


# What set this off


def past(node: Node, low: Low) -> Cond:
    """After 1 of your foundations is destroyed, if it was destroyed by your rival's effect."""
    event, what = low.event, node.get("what")
    pointed = isinstance(what, Node) and (what.label == "It" or what.get("det") in ("this", "the", "that"))
    pps = node.parts("pps")
    because = bool(pps) and all(isinstance(part, Node) and part.label in ("By", "Cause") for part in pps)
    same = event is not None and event.label == "Event" and acted(event) == node.get("act") is not None
    if event is None or not pointed or not because or not same or low.kind != RESPONSE or low.fired:
        return PAST(node, low)
    only(node, "tense", "not", "act", "what", "pps")
    own = isinstance(event.get("what"), Node) and event.node("what").get("det") == "this"
    if selector(node.node("what"), low) != (This() if own else Ref("event")):
        return PAST(node, low)
    fields = tuple([one for one in event.fields if one[0] != "pps"])
    whole = Node("Event", (*fields, ("pps", (*event.parts("pps"), *pps))), event.start, event.end)
    cond: Cond = WasSo(quietly(whole, low))
    return negated(cond) if node.get("not") is not None else cond


def acted(event: Node) -> str:
    """The verb of an event."""
    does = event.get("does")
    return str(does.get("verb")) if isinstance(does, Node) else str(event.get("act"))


# Told of the card


def dealt(node: Node, low: Low) -> tuple[Test, ...]:
    """That dealt 3 or less damage."""
    if not node.node("n").fields:
        return DEALT(node, low)
    only(node, "n")
    only(node.node("n"), "n")
    op, n = compare(node.node("n").node("n"), low)
    return (DealtSo(op, n),) if isinstance(n, int) else refuse(node, "how much damage it dealt cannot be told")


DEALT: Final = CLAUSES["DealtDamage"]
CLAUSES["DealtDamage"] = dealt
PAST: Final = CONDS["Past"]
CONDS["Past"] = past
IS: Final = CONDS["Is"]
CONDS.update({"HasThing": has_thing, "Is": is_so})
PASSIVE_RULES.update({"block": blocked, "as": blocked})
ACTIVE_RULES["Check"] = checks
EFFECTS["Cancel"] = cancel
