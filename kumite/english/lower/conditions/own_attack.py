"""Your attack, in a condition about the past: the attack in progress, and yours."""

from __future__ import annotations

from typing import Final

from kumite.core.position import fields
from kumite.english.lower.base import Low, refuse
from kumite.english.lower.conditions.logic import negated
from kumite.english.nodes import Node
from kumite.games.universus.printed import Cond, Text, Trigger
from kumite.games.universus.terms import (
    ANY,
    AS_BLOCK,
    AS_FORM,
    AS_REVERSAL,
    ATTACK,
    BLITZ,
    CONTINUOUS,
    ENHANCE,
    RIVAL,
    V_ATTACKED,
    V_PLAY,
    YOU,
)
from kumite.games.universus.words.conds import All, Attacking, No, Past
from kumite.games.universus.words.structure import If
from kumite.games.universus.words.tests import Type
from kumite.games.universus.words.triggers import Event

AS_ATTACKS: Final = (AS_FORM, AS_REVERSAL)  # a block is none (UVS-BLK-04)


def in_progress(cond: Cond, low: Low) -> Cond:
    """The zone of your attack has been changed: of this one, not of one before it."""
    asked = cond.cond if isinstance(cond, No) else cond
    if low.kind == CONTINUOUS or not isinstance(asked, Past) or not isinstance(asked.event, Event):
        return cond
    event = asked.event
    if event.by not in (YOU, RIVAL) or event.own or event.attack:
        return cond
    tests = tuple([test for test in event.tests if test != Type((ATTACK,))])
    made = Past(Event(**{**fields(event), "by": ANY, "attack": True, "tests": tests}), asked.since)
    return All((Attacking(event.by), negated(made) if isinstance(cond, No) else made))


def begun(event: Trigger) -> Trigger:
    """Your first attack: an attack that was not played counts with those that were, as it enters its sequence
    (UVS-RULING-47)."""
    plain = isinstance(event, Event) and event == Event(V_PLAY, event.by, (Type((ATTACK,)),), notes=AS_ATTACKS)
    return Event(V_ATTACKED, event.by) if plain and isinstance(event, Event) else event


def each_number(cond: Past, bonus: Node, low: Low) -> Cond:
    """A speed and damage bonus: one of each; a speed or damage bonus: one of them."""
    props, event = bonus.get("props"), cond.event
    asked: list[Cond] = [cond]
    if isinstance(props, Node) and props.get("join") == "and" and isinstance(event, Event):
        asked = [Past(Event(**{**fields(event), "notes": (note,)}), cond.since) for note in event.notes]
    made = [in_progress(part, low) for part in asked]
    return made[0] if len(made) == 1 else All(tuple(made))


def already_played(trigger: Trigger, then: Text, low: Low, node: Node) -> Text | None:
    """If this attack is played as a reversal, in its Enhance Step: it was, or was not."""
    if low.kind not in (ENHANCE, BLITZ) or not isinstance(trigger, Event) or trigger.verb != V_PLAY:
        return None
    if not (trigger.attack or (trigger.own and low.card_type == ATTACK)) or AS_BLOCK in trigger.notes:
        return None
    return (If(Past(trigger), then),) if trigger.notes else refuse(node, "that has happened before this is carried out")
