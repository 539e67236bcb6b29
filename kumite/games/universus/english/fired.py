"""What waits, in card English: if, when, whenever something happens, or at a moment (UVS-FIRED-01)."""

from __future__ import annotations

import re
from typing import Any, Final

from kumite.core.position import fields
from kumite.games.universus.english.conds import cond_english
from kumite.games.universus.english.events import lead_english, of_coming
from kumite.games.universus.english.known import for_card, one_card, waited_for, within
from kumite.games.universus.english.nouns import TOLD, is_many, noun_english
from kumite.games.universus.english.parts import SPEAKERS, Voice, present, until_english, whose_english
from kumite.games.universus.printed import Trigger
from kumite.games.universus.terms import (
    ANY,
    AS_BLOCK,
    ATTACK_PERIOD,
    NOBODY,
    NOT_BLOCKED,
    PERIODS,
    RIVAL,
    RIVAL_NEXT_TURN,
    TURN,
    V_ABILITY,
    V_DEAL,
    V_PLAY,
    V_RESOLVE,
    V_STATUS,
    V_TRANSFORM,
    V_TRY,
    YOU,
    YOUR_NEXT_TURN,
)
from kumite.games.universus.words.coming import Coming
from kumite.games.universus.words.conds import Any as AnyCond
from kumite.games.universus.words.conds import Is, Nth
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.tests import Named, Not, State
from kumite.games.universus.words.traced import FirstTurn
from kumite.games.universus.words.triggers import Either, Event, Moment

NEXT_ONES: Final = ((YOU, YOUR_NEXT_TURN), (RIVAL, RIVAL_NEXT_TURN))  # whose moment, and how long it is waited for


def fired_english(word: Fired, v: Voice) -> str:
    """UVS-FIRED-01, UVS-FIRED-07: once is `if`, always is `whenever`; of a continuous ability it is always `when`."""
    if isinstance(word.trigger, Coming) and isinstance(word.on, Sel):
        return coming_english(word, word.trigger, word.on, v)
    inner = within(word.trigger, v)
    if v.static and word.cond == Nth(word.trigger, "=", 1):
        return f"once per turn, {lead_english(word.trigger, v, 'when')}, {SPEAKERS[0].text(word.then, inner)}"
    lead = how_often(word, v)
    if word.cond is not None:
        lead = with_cond(word, lead, v)
    on = "" if word.on is None or v.static or speaks_of(word) else for_card(word.on, v)
    if on and isinstance(word.on, Sel | TheAttack):
        lead = lead.replace(" this attack ", " it ", 1).replace(" an attack ", " it ", 1)
    end, moment = fired_end(word, v), word.trigger
    if isinstance(moment, Moment) and (moment.whose, word.until) in NEXT_ONES and word.times == 1:
        whose, end = whose_english(moment.whose), ""
        lead = lead.replace(f" of {whose} ", f" of {whose} next ", 1)
    if end.startswith(" until ") and word.times == 1 and lead.startswith("if "):
        lead = f"the next time {lead.removeprefix('if ')}"
    if end.startswith(" until ") and word.times in (1, NOBODY):
        return f"{end.strip()}, {on}{lead}, {SPEAKERS[0].text(word.then, inner)}"
    return f"{on}{lead}{end}, {SPEAKERS[0].text(word.then, inner)}"


def coming_english(word: Fired, trigger: Coming, on: Sel, v: Voice) -> str:
    """`when your next attack comes`, `is played`, `begins its attack sequence` (UVS-NEXT-01)."""
    said = of_coming(trigger, noun_english(on, v), is_many(on, v)).told("")
    cond = "" if word.cond is None else f", if {cond_english(word.cond, v)}"
    end = "" if word.until == TURN else f" {until_english(word.until, v)}"
    inner = within(waited_for(word), v)
    return f"when {said}{end}{cond}, {SPEAKERS[0].text(word.then, inner)}"


def how_often(word: Fired, v: Voice) -> str:
    """What it waits for, with its `when`, `if`, `whenever` or `the next 2 times`."""
    if tied(word):
        named = altered(word, trigger=on_this(word.trigger), on=TheAttack())
        return by_blocker(word.trigger, how_often(named, v).replace("this attack", "that attack"))
    if v.static or word.times == NOBODY:
        return lead_english(word.trigger, v, "when" if v.static else "whenever")
    once = lead_english(word.trigger, v, "if") if word.times == 1 and not over(word.trigger, v) else ""
    if once and not once.endswith(LIKE_STATES):
        return once
    times = "time" if word.times == 1 else f"{word.times} times"
    return f"the next {times} {lead_english(word.trigger, v, '').strip()}"


LIKE_STATES: Final = (" is committed", " is flipped", " is sealed", " is frozen")  # after `if`, how it is just now


def over(trigger: Trigger, v: Voice) -> bool:
    """Whether `if` would ask for what is over, because an event as late in an attack has been spoken of."""
    told = [STAGES.get(one.verb, 0) for one in v.known if one.name == TOLD]
    return bool(told) and isinstance(trigger, Event) and 0 < STAGES.get(trigger.verb, 0) <= told[0]


STAGES: Final = {V_PLAY: 1, V_ABILITY: 1, V_STATUS: 3, V_DEAL: 4, V_RESOLVE: 5}


def fired_end(word: Fired, v: Voice) -> str:
    """How long it waits: a turn goes without saying, and so does the attack that it is about."""
    if v.static or word.until == TURN or (word.until == ATTACK_PERIOD and of_this_attack(word)):
        later = word.until == TURN and (word.times == NOBODY or of_an_attack(word))
        return " this turn" if later and not v.static else ""
    return f" {until_english(word.until, v)}"


def of_this_attack(word: Fired) -> bool:
    return (isinstance(word.trigger, Event) and word.trigger.attack) or of_an_attack(word) or tied(word)


def tied(word: Fired) -> bool:
    """Whether it waits for what becomes of the attack that was played."""
    parts = word.trigger.triggers if isinstance(word.trigger, Either) else (word.trigger,)
    return word.on == Ref("event") and all(isinstance(part, Event) and of_sequence(part) for part in parts)


def of_sequence(event: Event) -> bool:
    """Whether it happens to an attack in its sequence, and says of none which it is."""
    late = STAGES.get(event.verb, 0) > STAGES[V_PLAY]
    return late and not (event.tests or event.own or event.attack)


def by_blocker(trigger: Trigger, lead: str) -> str:
    """`if you block that attack`, where it is said who does it."""
    if not isinstance(trigger, Event) or trigger.by not in (YOU, RIVAL):
        return lead
    who, many = ("you", True) if trigger.by == RIVAL else ("your rival", False)
    lead = lead.replace("that attack is not blocked", f"{who} {present('do', many)} not block that attack")
    return BLOCKED.sub(rf"{who} \1{present('block', many)} that attack", lead)


BLOCKED: Final = re.compile(r"that attack is ((?:completely |partially )?)blocked")


def on_this(trigger: Trigger) -> Trigger:
    """The same of the attack in progress."""
    if isinstance(trigger, Either):
        return Either(tuple([on_this(part) for part in trigger.triggers]))
    found: Trigger = altered(trigger, attack=True, by=ANY)
    return found


def of_an_attack(word: Fired) -> bool:
    """Whether it speaks of `your attack`: the one in progress, unless it says more."""
    trigger = word.trigger
    if not isinstance(trigger, Event) or trigger.own or trigger.attack:
        return False
    if trigger.verb == V_TRY:
        return trigger.notes == (AS_BLOCK,)
    return trigger.verb in (V_STATUS, V_DEAL, V_RESOLVE) and trigger.by != ANY


def speaks_of(word: Fired) -> bool:
    """Whether the trigger names the card that the effect is assigned to, or the text is about nothing else."""
    trigger = word.trigger
    if tied(word):
        return True
    if isinstance(trigger, Moment):
        return word.on is not None and one_card(word.then) == word.on
    if isinstance(trigger, Either):
        return all(speaks_of(Fired(part, (), on=word.on)) for part in trigger.triggers)
    if not isinstance(trigger, Event):
        return False
    return (trigger.own and isinstance(word.on, This)) or (trigger.attack and word.on == TheAttack())


# A condition that is part of what happens


def with_cond(word: Fired, lead: str, v: Voice) -> str:
    """The lead with its condition: said within it where words allow, else behind it."""
    said = first_turn(word.trigger, lead) if isinstance(word.cond, FirstTurn) else said_within(word, lead, v)
    if said:
        return said
    cond = "" if word.cond is None else cond_english(word.cond, v)
    plain = word.times in (1, NOBODY) if v.static else word.times == 1
    together = plain and not isinstance(word.trigger, Either | Moment) and not isinstance(word.cond, AnyCond)
    start = lead.partition(" ")[0]
    if together and start in ("if", "when"):
        return f"if {lead.removeprefix(start).strip()} and {cond}"
    return f"{lead}, if {cond}"


def said_within(word: Fired, lead: str, v: Voice) -> str:
    """`if your attack is blocked by a foundation`, `at the start of this attack's Block Step`; nothing where the
    condition is of another kind."""
    trigger, cond = word.trigger, word.cond
    if not isinstance(cond, Is):
        return ""
    if cond == CURRENT and isinstance(trigger, Moment):
        named = f"of the {PERIODS[trigger.period]}"
        return lead.replace(named, f"of this attack's {PERIODS[trigger.period]}") if lead.endswith(named) else ""
    if not isinstance(trigger, Event):
        return ""
    if cond == UNTRIED and trigger.verb == V_STATUS and trigger.notes == (NOT_BLOCKED,):
        attack = noun_english(TheAttack() if trigger.own or trigger.attack else TheAttack(trigger.by, trigger.tests), v)
        return f"if {'you do' if trigger.by == RIVAL else 'your rival does'} not try to block {attack}"
    if cond == CURRENT and trigger.during == ATTACK_PERIOD:
        return lead.removesuffix("an attack") + "this attack"
    return said_of_event(trigger, cond, lead, v)


def said_of_event(trigger: Event, cond: Is, lead: str, v: Voice) -> str:
    """What the event turns this card into, what the block is, which attack of the rival's it is."""
    start, own = lead.partition(" ")[0], trigger.own
    if trigger.verb == V_TRANSFORM and own and cond.what == This() and isinstance(cond.tests[0], Named):
        return f'{start} this card transforms into "{cond.tests[0].title}"' if len(cond.tests) == 1 else ""
    if trigger.verb == V_STATUS and cond.what == Ref("block") and not trigger.played:
        return lead_english(altered(trigger, played=cond.tests), v, start)
    if cond.what == TheAttack(RIVAL) and own and trigger.verb == V_STATUS and trigger.by == RIVAL:
        return lead_english(altered(trigger, tests=cond.tests), v, start)
    if cond.what == TheAttack(RIVAL) and own and trigger.verb == V_TRY and trigger.notes == (AS_BLOCK,):
        return lead.replace(" block with ", f" block {noun_english(TheAttack(RIVAL, cond.tests), v)} with ", 1)
    return ""


def first_turn(trigger: Trigger, lead: str) -> str:
    """`at the start of your first turn of the game`."""
    starts = isinstance(trigger, Moment) and trigger.period == TURN and lead.endswith(" turn")
    return lead.removesuffix("turn") + "first turn of the game" if starts else ""


UNTRIED: Final = Is(TheAttack(), (Not(State("tried")),))
CURRENT: Final = Is(This(), (State("current"),))


def altered(event: Any, **now: Any) -> Any:
    return type(event)(**{**fields(event), **now})
