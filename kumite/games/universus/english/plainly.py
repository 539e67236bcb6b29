"""Rules that have a phrase of their own in card English: who ignores, who may play, what passes."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.english.conds import cond_english
from kumite.games.universus.english.happens import extras, played, roles_of
from kumite.games.universus.english.nouns import is_many, noun_english, the_attack
from kumite.games.universus.english.parts import Voice, joined, present, spaced, until_english, whose_english
from kumite.games.universus.english.pays import pays_english, pays_plainly
from kumite.games.universus.english.tests import describe
from kumite.games.universus.position import FOR_BLOCK, FOR_FORM
from kumite.games.universus.printed import Trigger
from kumite.games.universus.terms import (
    AS_BLOCK,
    AS_FORM,
    AS_REVERSAL,
    ATTACK_PERIOD,
    BLOCK_ZONE,
    END_PHASE,
    HEIGHTS,
    MOMENTUM,
    NEXT_CARD,
    NEXT_FORM,
    NOBODY,
    READY_OF_OWNER,
    READY_STEP,
    REMOVED,
    RIVAL,
    TURN,
    V_CHECK,
    V_CLEAR,
    V_MOVE,
    V_PLAY,
    V_READY,
    YOU,
    ZONES,
)
from kumite.games.universus.words.rule import AUTOMATIC, CANNOT, FACE_UP, IGNORES, PLAYABLE, Rule
from kumite.games.universus.words.sels import Ref, This
from kumite.games.universus.words.tests import Stat
from kumite.games.universus.words.triggers import Event

STAYS: Final = Event(V_READY, during=READY_STEP)


def plainly_english(rule: Rule, v: Voice) -> str:
    """A rule that has a phrase of its own; nothing for others."""
    if pays_plainly(rule):
        return ("" if rule.cond is None else f"while {cond_english(rule.cond, v)}, ") + pays_english(rule, v)
    if said := unblocked_by(rule, v):
        return said
    if ignores_plainly(rule):
        return ignores_english(rule, v)
    if plays_plainly(rule):
        return plays_english(rule, v)
    if rule.is_permission() and (said := spares_english(rule, v)):
        return said
    if rule.on is not None and rule == Rule(CANNOT, STAYS, on=rule.on, until=READY_OF_OWNER):
        many = is_many(rule.on, v)
        whose = "their owner's" if many else "its owner's"
        return f"{noun_english(rule.on, v)} {'do' if many else 'does'} not ready during {whose} next Ready Step"
    if rule.on is not None and rule == Rule(FACE_UP, Event(V_MOVE, YOU, to=MOMENTUM), on=rule.on):
        return f"if {noun_english(rule.on, v)} is added to your momentum this turn, add it face up"
    return next_passes_english(rule.act, v) if passes_plainly(rule) else ""


def spares_english(rule: Rule, v: Voice) -> str:
    """`you may choose not to ready it during your Ready Step`; nothing where there is no such phrase."""
    act, until = rule.act, rule.until
    if not isinstance(act, Event) or rule.cond is not None or act != Event(act.verb, own=act.own, during=act.during):
        return ""
    if rule.on is None and not act.own:
        return ""
    card = "this card" if rule.on is None else noun_english(rule.on, v)
    if (act.verb, act.during, until) == (V_CLEAR, END_PHASE, TURN):
        return f"you may choose not to clear {card} during the End Phase"
    if (act.verb, act.during) != (V_READY, READY_STEP) or until not in (TURN, READY_OF_OWNER):
        return ""
    many = rule.on is not None and is_many(rule.on, v)
    whose = "your" if until == TURN else "their owner's next" if many else "its owner's next"
    return f"you may choose not to ready {card} during {whose} Ready Step"


def ignores_plainly(rule: Rule) -> bool:
    """Whether it is about cards of a player, or this one, that are played."""
    act = rule.act
    if rule.modal != IGNORES or rule.on is not None or not isinstance(act, Event):
        return False
    if act.own:
        bare = act in (Event(V_PLAY, own=True), Event(V_PLAY, own=True, notes=AS_ATTACK))
        return rule.times == NOBODY and (bare or act == Event(V_PLAY, YOU, own=True, origin=act.origin, away=True))
    mine = act.by in (YOU, RIVAL) and act.notes in ((), roles_of(act))
    block = act == Event(V_PLAY, act.by, notes=(AS_BLOCK,)) and act.by in (YOU, RIVAL)
    return block or (mine and act == Event(V_PLAY, act.by, act.tests, notes=act.notes))


def ignores_english(rule: Rule, v: Voice) -> str:
    """`your next attack ignores progressive difficulty`."""
    cond = "" if rule.cond is None else f"while {cond_english(rule.cond, v)}, "
    act, end = rule.act, until_english(rule.until, v)
    if not isinstance(act, Event):
        raise TypeError("only what is played ignores it")
    if act.own:
        if act.notes:
            return cond + spaced("ignore progressive difficulty when playing this attack", end)
        start = f"if this card is played {extras(act)}, it" if act.away else "this card"
        return cond + spaced(start, "ignores progressive difficulty", end)
    many = rule.times != 1 or v.static
    which = "" if rule.times == NOBODY or v.static else "next" if rule.times == 1 else f"next {rule.times}"
    noun = played(act, v, many)
    core = f"block{'s' if many else ''}" if act.notes == (AS_BLOCK,) else noun.core()
    cards = spaced(whose_english(act.by), which, "other" if noun.other else "", core)
    end = "" if which and rule.until == TURN else end
    return cond + spaced(cards, present("ignore", many), "progressive difficulty", end)


AS_ATTACK: Final = (AS_FORM, AS_REVERSAL)


def unblocked_by(rule: Rule, v: Voice) -> str:
    """`this attack cannot be blocked by mid blocks`; nothing where it is about more than that."""
    act = rule.act
    if rule.modal != CANNOT or not isinstance(act, Event) or not act.tests or v.static:
        return ""
    if rule != Rule(CANNOT, Event(V_PLAY, tests=act.tests, notes=(AS_BLOCK,)), until=ATTACK_PERIOD):
        return ""
    first = act.tests[0]
    if isinstance(first, Stat) and len(act.tests) == 1 and first.prop == BLOCK_ZONE and not first.printed:
        if first.op != "=" or not isinstance(first.amount, int) or not 0 <= first.amount < len(HEIGHTS):
            return ""
        return f"{the_attack(v)} attack cannot be blocked by {HEIGHTS[first.amount]} blocks"
    return f"{the_attack(v)} attack cannot be blocked by {describe(act.tests, v, True).core()}"


def plays_plainly(rule: Rule) -> bool:
    """Whether it lets you play such a card as your next form, or such cards this turn."""
    act = rule.act
    if rule.modal != PLAYABLE or not isinstance(act, Event) or not rule.zones or rule.cond is not None:
        return False
    if rule.then not in ((), UNHINDERED):
        return False
    if act == Event(V_PLAY, YOU, own=True):
        return rule.on == This() and rule.times == 1
    if isinstance(rule.on, Ref):
        return act == Event(V_PLAY, YOU) and rule.times == 1
    return act == Event(V_PLAY, YOU, act.tests) and rule.on is None and rule.times in (1, NOBODY)


UNHINDERED: Final = (Rule(IGNORES, Event(V_PLAY, own=True), on=This()),)


def plays_english(rule: Rule, v: Voice) -> str:
    """`you may play 1 attack from your discard pile as your next form`."""
    act = rule.act
    if not isinstance(act, Event):
        raise TypeError("only events are played plainly")
    many = rule.times == NOBODY
    noun = describe(act.tests, v, many)
    zones = f"from your {joined([PILES.get(zone, ZONES[zone]) for zone in rule.zones], 'or')}"
    what = spaced("" if many else "1", "other" if noun.other else "", noun.core(zones))
    if act.own or rule.on is not None:
        what = f"{'this card' if act.own or rule.on is None else noun_english(rule.on, v)} {zones}"
    free = "without a check" if rule.free else ""
    ends = {NEXT_FORM: "as your next form", NEXT_CARD: "as your next card", TURN: "this turn"}
    end = "" if v.static else ends.get(rule.until, until_english(rule.until, v))
    how = ", ignoring progressive difficulty" if rule.then else ""
    return spaced("you may play", what, free, end) + how


PILES: Final = {REMOVED: "removed pile"}


def passes_plainly(rule: Rule) -> bool:
    """Whether it is the next check of this turn that passes, whatever is played."""
    act = rule.act
    if rule.modal != AUTOMATIC or not isinstance(act, Event) or rule.cond is not None or rule.on is not None:
        return False
    bare = act == Event(V_CHECK, act.by, notes=act.notes, played=act.played) and act.by in (YOU, RIVAL)
    known = bool(act.played) or act.notes == (FOR_FORM, FOR_BLOCK)
    return bare and known and rule.times == 1 and rule.until == TURN


def next_passes_english(act: Trigger, v: Voice) -> str:
    """UVS-CHECK-11: `your next check to play a Kick attack passes`."""
    if not isinstance(act, Event):
        raise TypeError("only a check passes")
    if not act.played:
        return f"{whose_english(act.by)} next check to play a card passes"
    return f"{whose_english(act.by)} next check to play {describe(act.played, v, False).one()} passes"
