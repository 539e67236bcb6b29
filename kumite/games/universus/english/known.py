"""Names that a text binds: what later phrases call `the discarded card`, and whose it is."""

from __future__ import annotations

from kumite.core.position import Record, fields
from kumite.games.universus.english.nouns import BLOCKED_ATTACK, SOMEBODY, TOLD, is_many, noun_english, owner_of
from kumite.games.universus.english.parts import PLAIN, Known, Voice
from kumite.games.universus.printed import Ability, Test, Text, Trigger, Word
from kumite.games.universus.terms import (
    ANY,
    ATTACK,
    DOER,
    NOBODY,
    RIVAL,
    THAT_PLAYER,
    TYPES,
    V_BEFORE_DAMAGE,
    V_BEFORE_TAKE,
    V_DEAL,
    V_ENTER,
    V_MOVE,
    V_PLAY,
    V_RESOLVE,
    V_STATUS,
    YOU,
)
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.amounts import Bound
from kumite.games.universus.words.before import Before, Entering
from kumite.games.universus.words.changes import Changing
from kumite.games.universus.words.coming import Coming
from kumite.games.universus.words.conds import Did
from kumite.games.universus.words.digging import Dig
from kumite.games.universus.words.looks import Search
from kumite.games.universus.words.moves import Draw, Mill
from kumite.games.universus.words.plays import Drive
from kumite.games.universus.words.rule import INSTEAD, Rule
from kumite.games.universus.words.sels import Ref, Sel, This
from kumite.games.universus.words.structure import Fired, If, May
from kumite.games.universus.words.tests import Among, CopyOf, Type
from kumite.games.universus.words.triggers import Event
from kumite.games.universus.words.turns import Seal


def known_in(text: Text, trigger: Trigger | None = None) -> tuple[Known, ...]:
    """Every name that is bound somewhere in a text, and what set it off."""
    found = [of_trigger(trigger), *tried(trigger)] if trigger is not None else []
    for word in text:
        collect(word, found)
    return tuple(found)


def naming(group: Text, v: Voice) -> Voice:
    """While these are told, a name that they bind is theirs: where a name is bound twice, the later cards have it."""
    own = [one for one in known_in(group) if one.name != "event"]
    twice = [one for one in own if any(one.name == before.name and one != before for before in v.known)]
    return v.knowing(tuple(reversed(twice))) if twice else v


def collect(part: object, found: list[Known]) -> None:
    if isinstance(part, tuple):
        for one in part:
            collect(one, found)
    elif isinstance(part, Fired):
        trigger = waited_for(part)
        found += [of_trigger(trigger), *tried(trigger)]
        collect(part.then, found)
    elif isinstance(part, Rule) and part.modal == INSTEAD:
        found.append(of_trigger(part.act))
        collect(part.then, found)
    elif isinstance(part, Record) and not isinstance(part, Ability):
        if isinstance(part, Word):
            found += binding(part)
        if THAT_PLAYER in (getattr(part, "who", NOBODY), getattr(part, "whose", NOBODY)):
            found.append(Known(SOMEBODY))
        collect(tuple(fields(part).values()), found)


def binding(word: Word) -> list[Known]:
    """What one instruction binds."""
    if isinstance(word, Draw | Mill):
        name = "drawn" if isinstance(word, Draw) else "milled"
        return [Known(name, word.n != 1, word.who)]
    if isinstance(word, Dig):
        kinds = [test.types for test in word.tests if isinstance(test, Type) and len(test.types) == 1]
        noun = TYPES[kinds[0][0]] if kinds else "card"
        done = "revealed" if word.reveal else "milled"
        return [
            Known("found", False, word.who, f"{'revealed' if word.reveal else 'discarded'} {noun}"),
            Known(done, True, word.who),
        ]
    if isinstance(word, Search):
        return [Known("searched", word.n != 1, searched_of(word))]
    if isinstance(word, Drive):
        return [Known("driven", word.n != 1, word.who)]
    if isinstance(word, Acting):
        doer = YOU if word.who == DOER else word.who
        v = PLAIN.by(doer)
        return [Known(word.binds(), is_many(word.what, v), owner_of(word.what, v), noun_of(word))]
    return []


def searched_of(word: Search) -> int:
    """Whose cards are found, as far as that can be said."""
    whose = word.who if word.whose == DOER else word.whose
    return whose if whose in (YOU, RIVAL) else NOBODY


def noun_of(word: Acting) -> str:
    """Cards of one type are called by it."""
    if isinstance(word.what, Sel):
        for test in word.what.tests:
            if isinstance(test, Type) and len(test.types) == 1:
                return TYPES[test.types[0]]
    return "card"


ATTACKS = (V_STATUS, V_DEAL, V_RESOLVE, V_BEFORE_DAMAGE, V_BEFORE_TAKE, V_ENTER)


def tried(trigger: Trigger) -> list[Known]:
    """The card that a check is made to play; the attack that this card blocks."""
    if isinstance(trigger, Event) and trigger.verb == V_STATUS and trigger.own and trigger.by == RIVAL:
        return [Known(BLOCKED_ATTACK)]
    for test in trigger.played if isinstance(trigger, Event) else ():
        if isinstance(test, Type) and len(test.types) == 1:
            return [Known("tried", False, NOBODY, TYPES[test.types[0]])]
    return []


def of_trigger(trigger: Trigger) -> Known:
    """The card of the event."""
    if isinstance(trigger, Before):
        return of_trigger(trigger.act)
    if isinstance(trigger, Entering):
        return of_trigger(Event(V_MOVE, trigger.whose, trigger.tests, trigger.own))
    if not isinstance(trigger, Event):
        return Known("event")
    whose = YOU if trigger.own else trigger.by if trigger.by != ANY else NOBODY
    for test in trigger.tests:
        if isinstance(test, Type) and len(test.types) == 1 and not trigger.own:
            return Known("event", False, whose, TYPES[test.types[0]], trigger.verb)
    attack = trigger.verb in ATTACKS or trigger.attack
    return Known("event", False, whose, TYPES[ATTACK] if attack else "card", trigger.verb)


def waited_for(word: Fired) -> Trigger:
    """What happens to the card that it speaks of: a next one is played, if nothing comes between."""
    if isinstance(word.trigger, Coming) and isinstance(word.on, Sel):
        return Event(V_PLAY, word.on.whose, word.on.tests)
    return word.trigger


def speaks_of(part: object, names: frozenset[str]) -> bool:
    """Whether it asks for cards of these names, or for what has been done."""
    if isinstance(part, tuple):
        return any(speaks_of(one, names) for one in part)
    if not isinstance(part, Record):
        return False
    if isinstance(part, Did) or (isinstance(part, Ref | Bound) and part.name in names):
        return True
    if isinstance(part, Among | CopyOf) and part.ref in names:
        return True
    return any(speaks_of(value, names) for value in fields(part).values())


def within(trigger: Trigger | None, v: Voice) -> Voice:
    """The text of what waits for this event: it is the event that is told of."""
    if trigger is None:
        return v
    event = of_trigger(trigger)
    told = Known(TOLD, event.many, event.whose, event.noun, event.verb)
    return v.knowing((told, event, *tried(trigger)))


def for_card(on: Test, v: Voice) -> str:
    """What an effect is assigned to, before that is told."""
    return f"for {noun_english(on, v)}: "


def named_by(word: Word, before: Word | None, v: Voice) -> str:
    """The same, where the sentence before has just spoken of that card."""
    on = word.on if isinstance(word, Fired) else None
    same = on == (before.target if isinstance(before, Changing) else next_meant(before))
    return for_card(on, v) if same and on is not None else ""


def next_meant(before: Word | None) -> Test | None:
    """The next card, where something else than a change waits for it."""
    if isinstance(before, Fired) and isinstance(before.on, Sel):
        return before.on
    what = before.what if isinstance(before, Seal) else None
    if not isinstance(what, Sel) or not what.next:
        return None
    return Sel(**{**fields(what), "whose": YOU if what.whose == DOER else what.whose})


def one_card(text: Text) -> Test | None:
    """The particular card that all of a text is done to: this one, or one that has a name."""
    cards = [done_to(word) for word in text]
    return cards[0] if cards and all(card is not None and card == cards[0] for card in cards) else None


def done_to(word: Word) -> Test | None:
    if isinstance(word, May):
        return None if word.price else one_card(word.then)
    if isinstance(word, If):
        return one_card(word.then + word.otherwise)
    return word.what if isinstance(word, Acting) and isinstance(word.what, This | Ref) else None
