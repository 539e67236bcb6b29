"""Cards that count as something else where a certain check is passed: to play this card, to block.

This chapter stands before the others' rules for Doing and the permission AsThough."""

from __future__ import annotations

from kumite.english.lower import mays, pays, rules, treats, worth
from kumite.english.lower.base import EFFECTS, Low, node_of, only, refuse
from kumite.english.lower.happen import Pat
from kumite.english.lower.purposes import purpose
from kumite.english.lower.quantity import plain
from kumite.english.lower.things import cards_in
from kumite.english.nodes import Node
from kumite.games.universus.position import FOR_BLOCK, FOR_FORM
from kumite.games.universus.printed import Cond, Text
from kumite.games.universus.terms import ANY, BY_CHECK, CONTINUOUS, V_CHECK, V_COMMIT, YOU
from kumite.games.universus.words.rule import AS_THOUGH, COUNTS, Rule
from kumite.games.universus.words.sels import This
from kumite.games.universus.words.traced import ForCheck
from kumite.games.universus.words.triggers import Event


def check_of(node: Node, low: Low) -> Pat | None:
    """The check that is to be passed, where more is said of it than that it is one."""
    pps = node.parts("pps")
    check = pps[0].get("what") if len(pps) == 1 and isinstance(pps[0], Node) and pps[0].label == "ToPass" else None
    if not isinstance(check, Node) or check.label != "CheckSel" or len(check.parts("pps")) != 1:
        return None
    only(check, "det", "name", "pps", "whose")
    to = node_of(check.parts("pps")[0], check)
    does = to.get("does") if to.label == "ToDo" else None
    if not isinstance(does, Node) or to.get("does2") is not None:
        refuse(check, "which check this is cannot be told")
    pat = Pat(V_CHECK, check)
    if is_block(does):
        pat.notes = (FOR_BLOCK,)
    else:
        purpose(does, low, pat)
    if check.get("det") == "the" and pat.played != (This(),):
        refuse(check, "which check this is cannot be told")
    return pat


def is_block(does: Node) -> bool:
    """To play a block."""
    what = does.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.get("det") == "a" and len(what.fields) == 2 else None
    return does.label == "Play" and isinstance(kind, Node) and kind.fields == (("name", "block"),)


def committed(pat: Pat, check: Pat) -> tuple[Event, Cond | None]:
    """The committing of such cards for such a check."""
    event = Event(V_COMMIT, YOU, pat.tests, own=pat.own, via=BY_CHECK, played=check.played)
    blocks = FOR_BLOCK in check.notes and FOR_FORM not in check.notes
    forms = FOR_FORM in check.notes and FOR_BLOCK not in check.notes and check.played != (This(),)
    return event, ForCheck((FOR_BLOCK,)) if blocks else ForCheck((FOR_FORM,)) if forms else None


def which_cards(what: Node, low: Low) -> Pat:
    pat = Pat(V_COMMIT, what)
    cards_in(what, low, pat)
    if pat.by not in (ANY, YOU) or pat.on is not None or pat.conds:
        refuse(what, "which cards these are cannot be told")
    return pat


def doing(node: Node, low: Low) -> Text:
    """When committing cards to pass a check to block, this asset counts as 3 foundations."""
    does = node.get("does")
    counts = isinstance(does, Node) and does.label == "Rule" and does.get("modal") == "counts as"
    check = check_of(node, low) if node.get("act") == "commit" and counts else None
    if check is None or not isinstance(does, Node):
        return worth.for_check(node, low)
    only(does, "modal", "verb", "agrees", "target", "as")
    role = does.node("as")
    kind, n = role.get("type"), plain(role, role.get("n"), low)
    named = isinstance(kind, Node) and kind.get("name") in ("foundation", "card")
    if low.kind != CONTINUOUS or low.fired or not named:
        refuse(does, "as what this counts cannot be told")
    event, cond = committed(which_cards(does.node("target"), low), check)
    return (Rule(COUNTS, event, n, cond=cond),)


def as_foundation(node: Node, low: Low) -> Text:
    """You may commit backups as though they were foundations to pass a check to play a Kick attack."""
    does = node.node("does")
    cond, act = does.get("cond"), does.get("does")
    role = cond.get("as") if isinstance(cond, Node) and cond.label == "Is" else None
    kind = role.get("type") if isinstance(role, Node) else None
    named = isinstance(kind, Node) and kind.get("name") == "foundation"
    check = check_of(does, low) if named and isinstance(act, Node) and act.label == "Commit" else None
    if check is None or not isinstance(act, Node):
        return worth.as_foundation(node, low)
    only(node, "who", "does")
    what = act.node("what")
    if what.get("n") is not None or node.node("who").label != "You" or low.kind != CONTINUOUS or low.fired:
        refuse(what, "how many of these may be committed cannot be told")
    pat = which_cards(what, low)
    if not (pat.own or pat.many):
        refuse(what, "which cards these are cannot be told")
    event, only_then = committed(pat, check)
    return (Rule(AS_THOUGH, event, cond=only_then),)


EFFECTS["Doing"] = doing
mays.MAYS["AsThough"] = as_foundation

BEFORE = (pays, rules, treats)  # their rules are in the tables before those of worth.py
