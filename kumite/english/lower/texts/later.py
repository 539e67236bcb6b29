"""What is done at a later moment, to an attack that will be over by then, or at the very moment that is waited for."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.position import Record, fields
from kumite.english.lower.base import Low, Mention, refuse
from kumite.english.lower.events.things import OF_ATTACKS
from kumite.english.lower.texts.tied import still_tied
from kumite.english.nodes import Node
from kumite.games.universus.english.known import one_card
from kumite.games.universus.printed import Test, Text, Trigger
from kumite.games.universus.terms import (
    ATTACK,
    BLOCK,
    BLOCK_STEP,
    DAMAGE_STEP,
    DIFFICULTY,
    ENHANCE_STEP,
    NOBODY,
    RIVAL,
    V_RESOLVE,
    YOU,
)
from kumite.games.universus.words.changes import Modify
from kumite.games.universus.words.looks import Choose
from kumite.games.universus.words.moves import Build, Discard, Move, Remove
from kumite.games.universus.words.sels import Ref, TheAttack, This
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.triggers import Either, Event, Moment

OF_ATTACK: Final = (ENHANCE_STEP, BLOCK_STEP, DAMAGE_STEP)
EVENTS: Final = ("event", "event all", "tried")
FROM_ANYWHERE: Final = (Build, Discard, Move, Remove)  # wherever the card lies


def kept(fired: Fired, low: Low, node: Node) -> Text:
    """Add this attack to your hand during the End Phase: which one is settled now, since then none is in progress, and
    nothing has happened to a card."""
    if not isinstance(fired.trigger, Moment) or fired.trigger.period in OF_ATTACK:
        return (fired,)
    meant = unlike(spoken_of(fired.then))
    if not meant:
        return (assigned(fired, fired.then, low, node),)
    at_home = low.card_type == ATTACK and all(rider.zone() == NOBODY for rider in low.riders)
    if meant == [TheAttack()] and at_home:  # an attack's own Enhances are played in its own sequence
        return (assigned(fired, swapped(fired.then, meant[0], This()), low, node),)
    if len(meant) > 1 or any(said.ref == Ref("chosen") for said in low.mentions):
        refuse(node, "which card this is about by then cannot be told")
    return Choose(meant[0]), assigned(fired, swapped(fired.then, meant[0], Ref("chosen")), low, node)


def assigned(fired: Fired, then: Text, low: Low, node: Node) -> Fired:
    """What is to be done to one particular card is over as that changes zones (UVS-ASGN-05)."""
    card = one_card(then)
    if card is None and any(isinstance(word, FROM_ANYWHERE) and word.what == This() for word in then):
        refuse(node, "whether this card is still there by then is not understood here")
    many = [said.many for said in low.mentions if said.ref == card]
    on = None if many and many[-1] else card
    return Fired(fired.trigger, then, fired.until, fired.times, on, fired.cond)


def at_once(fired: Fired) -> Fired:
    """If it deals no damage, add it to your hand after it resolves: that is told as it resolves."""
    outer = fired.trigger
    if not isinstance(outer, Event) or outer.verb != V_RESOLVE:
        return fired
    then: Text = ()
    for word in fired.then:
        inner = word.trigger if isinstance(word, Fired) else None
        same = isinstance(inner, Event) and inner.verb == V_RESOLVE and not inner.op
        then += word.then if same and isinstance(word, Fired) and word.cond is None else (word,)
    return Fired(outer, then, fired.until, fired.times, fired.on, fired.cond)


def eases(part: Any) -> bool:
    """Whether a text changes what a check is against."""
    if isinstance(part, tuple):
        return any(eases(one) for one in part)
    if isinstance(part, Modify):
        return part.which in (DIFFICULTY, BLOCK) and part.target == Ref("event")
    return isinstance(part, Record) and any(eases(value) for value in fields(part).values())


def spoken_of(part: Any) -> list[Test]:
    """The attack in progress, and the cards of an event, wherever a text names them; but what a fired effect inside
    speaks of is its own."""
    if isinstance(part, TheAttack) or (isinstance(part, Ref) and part.name in EVENTS):
        return [part]
    if isinstance(part, tuple):
        return [found for one in part for found in spoken_of(one)]
    if not isinstance(part, Record) or isinstance(part, Fired):
        return []
    return [found for value in fields(part).values() for found in spoken_of(value)]


def unlike(found: list[Test]) -> list[Test]:
    return [one for i, one in enumerate(found) if one not in found[:i]]


def swapped(part: Any, old: Test, new: Test) -> Any:
    """The same tree with one card called otherwise."""
    if part == old:
        return new
    if isinstance(part, tuple):
        return tuple([swapped(one, old, new) for one in part])
    if not isinstance(part, Record):
        return part
    held = fields(part)
    now = {name: swapped(value, old, new) for name, value in held.items()}
    return part if now == held else type(part)(**now)


def of_whom(said: Mention, trigger: Trigger, tie: Test | None) -> Mention:
    """What a later sentence calls `it`, after `if your attack is blocked`: that attack, and no rival's."""
    if tie is not None:
        return said._replace(ref=tie) if said.ref == Ref("event") else still_tied(said, tie)
    yours = isinstance(trigger, Event) and trigger.verb in OF_ATTACKS and trigger.by in (YOU, RIVAL)
    if not yours or not isinstance(trigger, Event) or trigger.own or said.ref != Ref("event"):
        return said
    return said._replace(ref=TheAttack(trigger.by))


def through(trigger: Trigger, period: int) -> bool:
    """During this Enhance Step, this attack: the one in which the effect is made."""
    parts = trigger.triggers if isinstance(trigger, Either) else (trigger,)
    return all(isinstance(part, Event) and part.during == period for part in parts)


def this_attack_said(event: Node) -> bool:
    """During this attack, your attack, and not during an attack: none that comes later (UVS-THISATK-01, -03)."""
    return any(part.label in ("Period", "This") and speaks_of_this_attack(part) for part in event.walk())


def speaks_of_this_attack(period: Node) -> bool:
    if period.label == "This":
        return period.get("period") == "attack"
    what = period.get("what")
    if isinstance(period.get("whose"), Node):
        return True
    return "this" in (period.get("det"), what.get("det") if isinstance(what, Node) else None)


def swapped_during(trigger: Trigger) -> Trigger:
    """The same without the step, which is how long it waits."""
    if isinstance(trigger, Either):
        return Either(tuple([swapped_during(part) for part in trigger.triggers]))
    return Event(**{**fields(trigger), "during": NOBODY})


def of_it(period: Node) -> bool:
    """During its Enhance Step: of the attack that set the ability off."""
    whose = period.get("whose") if period.label == "Period" else None
    return isinstance(whose, Node) and (whose.label == "Its" or (whose.label == "Of" and whose.get("noun") == "attack"))
