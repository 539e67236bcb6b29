"""Game events in card English: as triggers, as things that have happened, as what cannot or would happen."""

from __future__ import annotations

from typing import Final

from kumite.core.position import fields
from kumite.games.universus.english.attacks import of_attack
from kumite.games.universus.english.happens import (
    Happens,
    amount_compared,
    compared,
    extras,
    noted,
    objects,
    of_amount,
    of_cards,
    on_cards,
)
from kumite.games.universus.english.moving import moved_english, off_the_top
from kumite.games.universus.english.nouns import SOMEBODY, at_zone, noun_english
from kumite.games.universus.english.ordered import in_order, of_any
from kumite.games.universus.english.parts import (
    Voice,
    a,
    joined,
    period_english,
    present,
    purposes_english,
    spaced,
    speaks_plural,
    who_english,
    whose_english,
)
from kumite.games.universus.english.tagged import cost_english, tags_english
from kumite.games.universus.english.tests import Noun, describe
from kumite.games.universus.position import FOR_BLOCK, FOR_COST
from kumite.games.universus.printed import Test, Trigger
from kumite.games.universus.tags.names import COSTS
from kumite.games.universus.terms import (
    ABILITIES,
    ANY,
    BEGINS,
    BY_DAMAGE,
    NOBODY,
    PASSED,
    PERIODS,
    RIVAL,
    TURN,
    V_ABILITY,
    V_BEFORE_DAMAGE,
    V_BEFORE_GAME,
    V_BEFORE_TAKE,
    V_CANCEL,
    V_CHECK,
    V_CHOICE,
    V_CYCLE,
    V_DEFEAT,
    V_FAIL,
    V_GAIN,
    V_LEVEL,
    V_LOSE,
    V_MOMENT,
    V_MOVE,
    V_PASS,
    V_RESOLVED,
    V_SEARCH,
    V_SHUFFLE,
    V_SWAY,
    YOU,
)
from kumite.games.universus.words.before import Before, Entering
from kumite.games.universus.words.coming import FIGHTS, PLAYED, Coming
from kumite.games.universus.words.sels import Ref, This
from kumite.games.universus.words.tests import State, Type
from kumite.games.universus.words.triggers import Either, Event, Moment


def happens_english(trigger: Trigger, v: Voice, form: str = "") -> str:
    """A trigger in one of the forms: "" (it happens), "perfect", "not yet", "cannot", "would"."""
    moved = moved_english(trigger, v)
    if moved is not None:
        return moved.told(form)
    if isinstance(trigger, Before) and isinstance(trigger.act, Either):
        return happens_english(trigger.act, v, form)
    if isinstance(trigger, Either):
        word = "and" if form in ("cannot", "not yet") else "or"
        return joined([happens_english(part, v, form) for part in trigger.triggers], word)
    return parts_of(trigger, v, form == "cannot").told(form)


def infinitive(trigger: Trigger, v: Voice) -> str:
    """`play an attack`: what a player does, after `to`; nothing for what only happens."""
    if not isinstance(trigger, Event) or trigger.by not in (YOU, RIVAL):
        return ""
    told = parts_of(trigger, v)
    return spaced(told.base, told.rest) if not told.passive and told.who == who_english(trigger.by) else ""


def parts_of(trigger: Trigger, v: Voice, always: bool = False) -> Happens:
    """The event in parts; of what can never happen, to any such cards."""
    if isinstance(trigger, Moment):
        begins = trigger.edge == BEGINS
        base, done = ("begin", "begun") if begins else ("end", "ended")
        return Happens(period_english(trigger.period, trigger.whose), False, base, done)
    if isinstance(trigger, Before):
        return parts_of(trigger.act, v, always)
    if isinstance(trigger, Entering):
        return of_entering(trigger, v)
    if isinstance(trigger, Coming):
        return of_coming(trigger)
    if not isinstance(trigger, Event):
        raise NotImplementedError(f"no English for {type(trigger).__name__}")
    if trigger.nth:
        return in_order(parts_of(of_any(trigger), v, always), trigger)
    if trigger.verb in (V_ABILITY, V_RESOLVED, V_CANCEL):
        return of_ability(trigger, v)
    if trigger.verb in (V_CHECK, V_PASS, V_FAIL, V_GAIN, V_LOSE):
        return of_number(trigger, v)
    if trigger.verb == V_SWAY:
        return of_sway(trigger, v, always)
    return off_the_top(trigger, v) or of_player(trigger, v) or of_attack(trigger, v) or on_cards(trigger, v, always)


def lead_english(trigger: Trigger, v: Voice, word: str) -> str:
    """The trigger as the beginning of a sentence: `after you play this card`, `before damage from your attack is
    taken`, `at the start of your turn`; `word` is the conjunction where the event has none of its own."""
    if isinstance(trigger, Either) and all(isinstance(part, Before) for part in trigger.triggers):
        acts = [happens_english(part.act, v, "would") for part in trigger.triggers if isinstance(part, Before)]
        return f"before {joined(acts, 'or')}"
    if isinstance(trigger, Either) and moved_english(trigger, v) is None:
        leads = [lead_english(part, v, word) for part in trigger.triggers]
        same = leads[:1] + [lead.removeprefix(f"{word} ") for lead in leads[1:]]
        return joined(same if leads and leads[0].startswith(f"{word} ") else leads, "or")
    if isinstance(trigger, Before):
        return f"before {happens_english(trigger.act, v, 'would')}"
    if isinstance(trigger, Entering):
        return f"before {happens_english(trigger, v)}"
    if isinstance(trigger, Moment):
        if trigger.edge == PASSED:
            return f"{word} {who_english(trigger.whose)} {present('pass', trigger.whose == YOU)} on an Enhance"
        edge = "start" if trigger.edge == BEGINS else "end"
        if trigger.whose == ANY and (trigger.period == TURN or somebody(v)):
            return f"at the {edge} of each player's {PERIODS[trigger.period]}"
        return f"at the {edge} of {period_english(trigger.period, trigger.whose)}"
    before = isinstance(trigger, Event) and trigger.verb in (V_BEFORE_DAMAGE, V_BEFORE_TAKE, V_BEFORE_GAME)
    return f"{'before' if before else word} {happens_english(trigger, v)}"


def somebody(v: Voice) -> bool:
    """Whether the text says `that player`: one must have been spoken of."""
    return any(one.name == SOMEBODY for one in v.known)


def of_entering(trigger: Entering, v: Voice) -> Happens:
    """`an attack enters your discard pile from your hand`."""
    card = objects(Event(V_MOVE, tests=trigger.tests, own=trigger.own), v)[0]
    whose = "a" if trigger.whose == ANY else whose_english(trigger.whose)
    start = f"from {at_zone(trigger.origin, whose)}" if trigger.origin != NOBODY else ""
    return Happens(card, False, "enter", "entered", spaced(at_zone(trigger.to, whose), start))


def of_coming(trigger: Coming, card: str = "the next card", many: bool = False) -> Happens:
    """`your next attack comes`, `is played`, `begins its attack sequence` (UVS-NEXT-01)."""
    if trigger.when == PLAYED:
        return Happens(card, many, "play", "played", passive=True)
    if trigger.when == FIGHTS:
        return Happens(card, many, "begin", "begun", "its attack sequence")
    return Happens(card, many, "come", "come")


# Abilities


def of_ability(event: Event, v: Voice) -> Happens:
    """`your rival plays a non-character Enhance ability that raises speed`."""
    of = (
        ""
        if event.by == ANY or event.verb == V_ABILITY
        else f"of {'yours' if event.by == YOU else who_english(event.by)}"
    )
    what = a(spaced(ability_kind(event), "ability", of, ability_tail(event, v)))
    if event.same:
        again = spaced(
            "the same", ability_kind(event), "ability on the same card for the second or later time this turn"
        )
        what = SAME.get(event.same, again)
        if event.same == "other":
            what = spaced("another", ability_kind(event), "ability", of, ability_tail(event, v))
        if event.same == "not chosen":
            what = spaced(a(spaced(ability_kind(event), "ability")), "other than the chosen one")
    if event.origin != NOBODY:  # said of the card that it is on
        event = type(event)(**{**fields(event), "origin": NOBODY})
    if event.verb == V_CANCEL:
        return cancelled(event, v)
    if event.verb == V_RESOLVED:
        return Happens(what, False, "resolve", "resolved", extras(event))
    if event.by == ANY:
        return Happens(what, False, "play", "played", extras(event), True)
    return Happens(who_english(event.by), speaks_plural(event.by), "play", "played", spaced(what, extras(event)))


SAME: Final = {
    "this": "this ability",
    "event": "that ability",
    "copy": "a copy of that ability",
    "chosen": "the chosen ability",
    "named": "the named ability",
}


def cancelled(event: Event, v: Voice) -> Happens:
    """`you cancel your rival's Enhance ability`; `your ability is canceled`."""
    whose = "" if event.by == ANY else whose_english(event.by)
    what = spaced(whose, ability_kind(event), "ability", ability_tail(event, v))
    what = what if whose else a(what)
    if event.cause not in (YOU, RIVAL):
        return Happens(what, False, "cancel", "canceled", extras(event), True)
    rest = extras(type(event)(**{**fields(event), "cause": ANY}))
    return Happens(who_english(event.cause), speaks_plural(event.cause), "cancel", "canceled", spaced(what, rest))


def ability_kind(event: Event) -> str:
    keyword = {"any": "keyword", "none": "non-keyword"}.get(event.keyword, event.keyword)
    kind = ABILITIES[event.kind] if event.kind != NOBODY else ""
    character = "non-character" if event.character == 0 else ""
    rider = "symbol-specific" if event.rider == "ForSymbol" else event.rider
    return spaced(character, rider, keyword, kind)


def ability_tail(event: Event, v: Voice) -> str:
    """Its card, its name, what it can do, and what its amount or note must be."""
    of = ""
    if event.own or event.attack or event.tests:
        of = f"on {objects(event, v)[0]}"
    elif event.character == 1:
        of = f"on {'a' if event.by == ANY else whose_english(event.by, event.by)} character"
    if event.origin != NOBODY:
        whose = "a" if event.by == ANY else whose_english(event.by, event.by)
        of = f"on {of.removeprefix('of ').removeprefix('on ') or 'a card'} in {at_zone(event.origin, whose)}"
    if event.printed:
        of = f"printed {of or 'on a card'}"
    named = f'named "{event.named}"' if event.named else ""
    costs = cost_english(event)
    event = type(event)(**{**fields(event), "does": tuple([tag for tag in event.does if not tag.startswith(COSTS)])})
    does = f"that {joined(tags_english(event))}" if event.does else ""
    return spaced(of, named, costs, does, f"with {compared(event, 'points', v)}" if event.op else "", noted(event))


# Checks and health


def of_number(event: Event, v: Voice) -> Happens:
    subject = "a player" if event.by == ANY else who_english(event.by)
    many = speaks_plural(event.by)
    if event.verb == V_LOSE and event.via == BY_DAMAGE and event.cause == ANY:
        hurt = Event(V_LOSE, event.by, during=event.during, origin=event.origin, to=event.to)
        what = spaced(compared(event, "damage", v), of_cards(event, v), noted(event))
        return Happens(subject, many, "take", "taken", spaced(what, extras(hurt)))
    if event.verb in (V_GAIN, V_LOSE):
        base, done = ("gain", "gained") if event.verb == V_GAIN else ("lose", "lost")
        what = spaced(compared(event, "health", v), of_cards(event, v), noted(event))
        return Happens(subject, many, base, done, spaced(what, extras(event)))
    purposes = "to play an ability" if event.notes == (FOR_COST,) else purposes_english(event.notes)
    if event.played:  # an attack card may be played as a block, an attack may not (UVS-BLK-04)
        purposes = f"to play {played_card(event.played, len(event.notes) > 1, v)}"
        card = describe(event.played, v, False).one()
        purposes = f"to block with {card}" if event.notes == (FOR_BLOCK,) else purposes
    forms = {V_CHECK: ("make", "made"), V_PASS: ("pass", "passed"), V_FAIL: ("fail", "failed")}
    base, done = forms[event.verb]
    if event.verb == V_CHECK and event.op in COMPARED and type(event.amount) is int and not told_of(event):
        number = spaced("a", str(event.amount), COMPARED[event.op])
        return Happens(subject, many, "check", "checked", spaced(number, purposes, extras(event)))
    value = f"with a value of {amount_compared(event.amount, event.op, v)}" if event.op else ""
    shown = told_of(event)
    card = objects(Event(V_CHECK, tests=event.tests, own=event.own, attack=event.attack), v)[0]
    if shown and event.verb == V_CHECK:
        return Happens(subject, many, "check", "checked", spaced(card, purposes, value, extras(event)))
    flipped = f"that turns up {card}" if shown else ""
    which = "that check" if event.same == "check" else "a check"
    by = f"by {event.margin} or more" if event.margin else ""
    return Happens(subject, many, base, done, spaced(which, purposes, value, flipped, by, extras(event)))


def played_card(tests: tuple[Test, ...], both: bool, v: Voice) -> str:
    """What a check is made to play: an attack card may be played as a block, an attack may not (UVS-BLK-04)."""
    if tests == (This(),):
        return "this card"
    noun = describe(tests, v, False)
    if both and any(isinstance(test, Type) for test in tests) and not noun.noun.endswith("card"):
        noun = Noun(noun.pre, f"{noun.noun} card", noun.post, noun.other)
    return noun.one()


COMPARED: Final = {"=": "", "<=": "or less", ">=": "or more"}


def told_of(event: Event) -> bool:
    """Whether the card that is turned up matters."""
    return bool(event.tests) or event.own or event.attack


def of_sway(event: Event, v: Voice, many: bool) -> Happens:
    """`your check to play a card is modified`."""
    which = spaced("" if event.by == ANY else whose_english(event.by), "checks" if many else "check")
    which = f"a {which}" if which == "check" else which
    purposes = purposes_english(event.notes)
    if event.played:
        both = len(event.notes) > 1 and event.played == (This(),)
        purposes = f"to play {certain_card(event.played, v) or played_card(event.played, both, v)}"
    rest = spaced(of_amount(event, v), extras(event))
    return Happens(spaced(which, purposes), many, "modify", "modified", rest, True)


def certain_card(played: tuple[Test, ...], v: Voice) -> str:
    """This attack, that attack; nothing where any such card is meant."""
    if played == (State("current"),):
        return "this attack"
    return noun_english(played[0], v) if len(played) == 1 and isinstance(played[0], Ref) else ""


# What a player does to no card


def of_player(event: Event, v: Voice) -> Happens | None:
    names = {
        V_CHOICE: ("choose", "chosen", "an effect from a list"),
        V_CYCLE: ("cycle", "cycled", ""),
        V_SHUFFLE: ("shuffle", "shuffled", "your deck" if event.by == YOU else "their deck"),
        V_SEARCH: ("search", "searched", ""),
        V_DEFEAT: ("lose", "lost", "the game"),
        V_LEVEL: ("level up", "leveled up", ""),
    }
    subject = "a player" if event.by == ANY else who_english(event.by)
    tail = spaced(of_cards(event, v), of_amount(event, v), extras(event))
    if event.verb in names:
        base, done, rest = names[event.verb]
        return Happens(subject, speaks_plural(event.by), base, done, spaced(rest, noted(event), tail))
    if event.verb == V_BEFORE_GAME:
        return Happens("the game", False, "begin", "begun", tail)
    if event.verb == V_MOMENT:
        periods = joined([PERIODS[note] for note in event.notes], "or") or "period"
        whose = "a" if event.by == ANY else whose_english(event.by)
        return Happens(f"{whose} {periods}", False, "begin", "begun or ended", tail, True)
    return None
