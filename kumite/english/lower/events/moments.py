"""Edges of phases, steps and turns."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, Mention, node_of, only, refuse
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.events.things import cards_in, status_of
from kumite.english.lower.nouns.owners import owner_of
from kumite.english.lower.times.steps import step_named
from kumite.english.nodes import Node
from kumite.games.universus.printed import Cond, Trigger
from kumite.games.universus.terms import (
    ANY,
    ATTACK_PERIOD,
    BEGINS,
    BLOCK_STEP,
    BOTH,
    COMBAT_PHASE,
    DAMAGE_STEP,
    DRAW_STEP,
    EITHER,
    END_PHASE,
    ENDS,
    ENHANCE_STEP,
    GAME_PERIOD,
    READY_STEP,
    REVIEW_STEP,
    RIVAL,
    START_PHASE,
    THAT_PLAYER,
    TURN,
    V_BEFORE_DAMAGE,
    V_BEFORE_GAME,
    YOU,
)
from kumite.games.universus.words.conds import Attacking, Is
from kumite.games.universus.words.sels import TheAttack, This, Yours
from kumite.games.universus.words.tests import State
from kumite.games.universus.words.traced import FirstTurn
from kumite.games.universus.words.triggers import Event, Moment

JUST_BEFORE: Final = {  # what ends right before this begins
    COMBAT_PHASE: (START_PHASE, ENDS),
    END_PHASE: (COMBAT_PHASE, ENDS),
    REVIEW_STEP: (READY_STEP, ENDS),
    DRAW_STEP: (REVIEW_STEP, ENDS),
    READY_STEP: (START_PHASE, BEGINS),
}
JUST_AFTER: Final = {DAMAGE_STEP: None}  # nobody is told of these ends
OF_ATTACK: Final = (ENHANCE_STEP, BLOCK_STEP, DAMAGE_STEP)


def moment(node: Node, low: Low, before: bool) -> tuple[Trigger, tuple[Cond, ...]]:
    """At the start of your turn; before the Block Step of your attack; after your rival's Ready Step."""
    only(node, "edge", "period", "whose", "of", "det")
    period, whose, of, edge = parts_of(node)
    if period == GAME_PERIOD:
        return game(node, edge, before)
    if period == ATTACK_PERIOD or (is_first(node) and period != TURN):
        refuse(node, "nothing can wait for this")
    if period in OF_ATTACK:
        return of_attack(node, period, whose, of, edge, before, low)
    if of is not None:
        refuse(node, "a phase of a card is not understood")
    seat = turn_of(whose, low)
    if is_first(node):
        return first_turn(node, edge, seat)
    if edge == "end" or (not edge and not before):
        if period in JUST_AFTER or before:
            refuse(node, "nothing can wait for the end of this")
        return Moment(END_PHASE if period == TURN else period, ENDS, seat), ()  # between two turns is too late
    if before and period in JUST_BEFORE:
        at, when = JUST_BEFORE[period]
        return Moment(at, when, seat), ()
    return Moment(period, BEGINS, seat), ()


def parts_of(node: Node) -> tuple[int, Node | str | None, Node | None, str]:
    """Period, whose, of what, and which edge."""
    period, edge = node.get("period"), str(node.get("edge") or "")
    edge = {"begin": "start", "beginning": "start"}.get(edge, edge)
    of = node.get("of")
    if isinstance(period, Node):
        only(period, "det", "name", "whose", "of", "which")
        if period.get("which") not in (None, "first"):
            refuse(period, f"which ({period.get('which')!r}) is not understood here")
        whose: object = period.get("whose") or rivals(period) or det_owner(period)
        of = of or period.get("of")
        name = str(period.get("name"))
    else:
        whose, name = node.get("whose") or rivals(node) or det_owner(node), str(period)
    said = whose if isinstance(whose, Node | str) else None
    return step_named(name, node), said, of if isinstance(of, Node) else None, edge


def first_turn(node: Node, edge: str, seat: int) -> tuple[Trigger, tuple[Cond, ...]]:
    """At the start of your first turn of the game."""
    if edge != "start" or seat not in (YOU, RIVAL):
        refuse(node, "nothing can wait for this")
    return Moment(TURN, BEGINS, seat), (FirstTurn(),)


def is_first(node: Node) -> bool:
    """The first turn of the game that a player has."""
    period = node.get("period")
    return isinstance(period, Node) and period.get("which") == "first"


def rivals(node: Node) -> str | None:
    """`your rival's turn`, where the owner is in no field."""
    if node.get("det") is None and any("rival" in str(word) for word in node.parts("words")):
        return "rival's"
    return None


def det_owner(node: Node) -> str | None:
    det = node.get("det")
    if det in ("your", "their"):
        return str(det)
    if det not in (None, "the", "each", "this", "a", "that"):
        refuse(node, f"{det} is not understood here")
    return None


def turn_of(whose: Node | str | None, low: Low) -> int:
    """Whose turn."""
    if whose is None:
        return ANY
    if isinstance(whose, Node) and whose.label in ("Of", "Its"):
        refuse(whose, "whose phase this is cannot be told")
    seat = owner_of(whose, low)
    if seat in (BOTH, EITHER, ANY):
        low.mention(Mention(Yours(THAT_PLAYER), "player", "", False, THAT_PLAYER))
        return ANY
    if seat == RIVAL:
        low.mention(Mention(Yours(RIVAL), "player", "", False, RIVAL))
    return seat


def game(node: Node, edge: str, before: bool) -> tuple[Trigger, tuple[Cond, ...]]:
    """Before the game begins."""
    if edge != "start" and not before:
        refuse(node, "only the start of the game can be waited for")
    return Event(V_BEFORE_GAME), ()


def of_attack(
    node: Node, period: int, whose: Node | str | None, of: Node | None, edge: str, before: bool, low: Low
) -> tuple[Trigger, tuple[Cond, ...]]:
    """A step of an attack.  Before the Block Step is as that begins: Flash skips the step in front of it
    (UVS-KFLASH-01), and where a backup is attacked there is none (UVS-SEQ-04)."""
    pat = the_attack(node, whose, of, low)
    if period == DAMAGE_STEP and (before or edge == "start"):
        pat.tell(low)
        return pat.event(), pat.conds
    if pat.own:
        return of_this_attack(node, period, edge, before, low)
    low.mention(Mention(TheAttack(pat.by, ()), "attack", "", False, pat.by))
    conds: tuple[Cond, ...] = () if pat.by == ANY else (Attacking(pat.by),)
    if pat.tests or pat.notes:
        if pat.notes:
            refuse(node, "an attack is not blocked yet")
        conds = (Is(TheAttack(pat.by), pat.tests),)
    if edge == "end" or (not edge and not before):
        if period == DAMAGE_STEP:
            refuse(node, "nothing can wait for the end of this")
        return Moment(period, ENDS), conds
    return Moment(period, BEGINS), conds


def of_this_attack(node: Node, period: int, edge: str, before: bool, low: Low) -> tuple[Trigger, tuple[Cond, ...]]:
    """A step of the attack that this text is on."""
    low.mention(Mention(This(), "attack", "", False, YOU))
    conds: tuple[Cond, ...] = (Is(This(), (State("current"),)),)
    if before and period == BLOCK_STEP:
        return Moment(BLOCK_STEP, BEGINS), conds
    if before or period == DAMAGE_STEP:
        refuse(node, "this cannot be waited for")
    return Moment(period, ENDS if edge == "end" or not edge else BEGINS), conds


def the_attack(node: Node, whose: Node | str | None, of: Node | None, low: Low) -> Pat:
    """Whose attack, and which."""
    pat = Pat(V_BEFORE_DAMAGE, node)
    pat.object = "attack"
    if of is not None:
        cards_in(status_of(of, pat), low, pat)
        pat.tests = tuple([test for test in pat.tests if type(test).__name__ != "Type"])
    elif isinstance(whose, Node) and whose.label == "Of":
        only(whose, "det", "noun", "adjs")
        fields = [(name, value) for name, value in whose.fields if name in ("det", "adjs")]
        if whose.get("noun") != "attack" or whose.get("det") not in ("this", "your"):
            refuse(whose, "whose step this is cannot be told")
        if whose.get("det") == "your":
            fields = [("whose", Node("You", (), whose.start, whose.end)), *fields[1:]]
        kind = Node("Type", (("name", "attack"),), whose.start, whose.end)
        phrase = Node("Sel", (*fields, ("type", kind)), whose.start, whose.end)
        return the_attack(node, None, phrase, low)
    elif whose is not None:
        pat.by = owner_of(whose, low)
        if pat.by not in (YOU, RIVAL):
            refuse(node_of(whose, node), "whose step this is cannot be told")
    return pat
