"""Cards that have left a stage, card pool or hand for where nobody hears them: a deck, or face down (UVS-RULING-130).

Everybody saw them go, so what they said there of their own leaving is still heard, for that one event.  Nobody but its
owner saw which card left a hand: who speaks of leaving a hand is shown by that one (UVS-RULING-262)."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.bits import OUTWIT
from kumite.games.universus.faces import card_of, held_abilities, is_live, strayed, unseen_in_deck
from kumite.games.universus.legal import affordable, barred, in_limits, plays_card, riders_allow
from kumite.games.universus.position import FACEDOWN, Versus
from kumite.games.universus.printed import Ability, Ctx, Face, Happening, Trigger
from kumite.games.universus.rulings import active
from kumite.games.universus.terms import (
    CHARACTER,
    CONTINUOUS,
    DECK,
    DISCARDS,
    HAND,
    NOBODY,
    POOL,
    RESPONSE,
    STAGE,
    V_REVEAL,
)
from kumite.games.universus.verbs import EVERYBODY, say
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.triggers import Either, Event

LEFT: Final = (STAGE, POOL, HAND)  # zones that a card may speak of leaving


class Parted:
    """A card that has gone, as it was, and one of its abilities that speaks of its own leaving."""

    def __init__(self, card: int, then: Face, number: int, ability: Ability, unseen: bool) -> None:
        self.card = card
        self.then = then
        self.number = number
        self.ability = ability
        self.unseen = unseen  # out of a hand


def parted(g: Versus, event: Happening) -> list[Parted]:
    """What is to be heard from the cards of this event where they are not any more."""
    if event.origin not in LEFT or event.to in (DISCARDS, NOBODY, event.origin):
        return []
    found: list[Parted] = []
    for h in event.what:
        if g.zone[h] != DECK and not g.flags[h] & FACEDOWN:
            continue
        then = last_seen(g, h, event)
        unseen = then is None and event.origin == HAND and not strayed(g, h, event.tick)
        if unseen:
            then = card_of(g, h).front
        if then is not None and then.abilities and then.type != CHARACTER:
            for number in range(len(then.abilities)):
                ability = then.abilities[number]
                if ability.home() in (NOBODY, event.origin) and of_itself(ability, unseen):
                    found.append(Parted(h, then, number, ability, unseen))
    return found


def last_seen(g: Versus, h: int, event: Happening) -> Face | None:
    """What the card was as it left."""
    for left in reversed(g.past):
        if left.card in (h, unseen_in_deck(h)) and left.tick <= event.tick:  # it may have been shuffled in since
            return left.face if left.zone == event.origin and left.live else None
    return None


def of_itself(ability: Ability, unseen: bool) -> bool:
    """Whether it waits for something that happens to its own card; for leaving a hand, if nobody saw which it is."""
    if ability.kind == RESPONSE:
        trigger = ability.trigger
        if unseen and ability.marked(OUTWIT):
            return False  # it is played from under a face-down card alone
        return trigger is not None and about(trigger, unseen) and ability.keyword != "Echo"
    return ability.kind == CONTINUOUS and any(isinstance(word, Fired) and tells(word, unseen) for word in ability.does)


def tells(word: Fired, unseen: bool) -> bool:
    return word.own_card() and about(word.trigger, unseen)


def about(trigger: Trigger, unseen: bool) -> bool:
    return trigger.own_card() and (not unseen or from_hand(trigger))


def from_hand(trigger: Trigger) -> bool:
    """Whether it speaks of a card that leaves a hand."""
    if isinstance(trigger, Either):
        return any(from_hand(one) for one in trigger.triggers)
    return isinstance(trigger, Event) and trigger.origin == HAND and not trigger.away


def has_spoken(g: Versus, h: int, ability: Ability, event: Happening) -> bool:
    """Whether a card that has left a stage or card pool can speak of that: it has this ability where it is live now, or
    had it as it left; face down or sealed it had none (UVS-STATIC-02, UVS-RULING-263).  Where it names its zone, it
    speaks from there."""
    if h not in event.what or event.origin not in (STAGE, POOL) or event.to in (STAGE, POOL, NOBODY):
        return True
    at = event.what.index(h)
    had = at >= len(event.faces) or ability in event.faces[at].abilities
    return had or ability.home() != NOBODY or is_live(g, h)


def is_lost(g: Versus, h: int) -> bool:
    """Whether the card has been shuffled into a deck, where not even its owner can tell which it is."""
    return g.zone[h] == DECK and not g.known[h] & 1 << g.owner[h]


def fires_still(g: Versus, one: Parted) -> tuple[Fired, ...]:
    """Its static fired effects about itself."""
    if one.ability.kind != CONTINUOUS or not active(g, one.card, one.ability):
        return ()
    return tuple([word for word in one.ability.does if isinstance(word, Fired) and tells(word, one.unseen)])


def own_up(g: Versus, h: int) -> None:
    """Its owner shows which card it was, to do what it says (UVS-RULING-262)."""
    if g.known[h] != EVERYBODY and not is_lost(g, h):
        g.edits += 1
        g.known[h] = EVERYBODY
        say(g, Happening(V_REVEAL, g.owner[h], (h,), 1), ("UVS-RULING-262",))


def responds_still(g: Versus, seat: int, one: Parted, event: Happening) -> bool:
    """Whether it is a response that can be played, wherever its card is (UVS-RESP-04)."""
    h, number, ability = one.card, one.number, one.ability
    if ability.kind != RESPONSE or g.owner[h] != seat or not g.house.edition.speaks_anywhere or is_lost(g, h):
        return False
    trigger = ability.trigger
    return (
        held_abilities(g, h)[number : number + 1] == (ability,)
        and trigger is not None
        and trigger.hears(g, Ctx(seat, h, 0, event), event)
        and in_limits(g, h, number, ability)
        and riders_allow(g, seat, h, number, ability)
        and affordable(g, seat, h, ability, plays_card(g, h, ability))
        and not barred(g, seat, h, ability, plays_card(g, h, ability))
    )
