"""Cards that have left a stage or card pool for where nobody hears them: a deck, or face down (UVS-RULING-130).

Everybody saw them go, so what they said there of their own leaving is still heard, for that one event."""

from __future__ import annotations

from kumite.games.universus.faces import held_abilities, unseen_in_deck
from kumite.games.universus.legal import affordable, barred, in_limits, plays_card, riders_allow
from kumite.games.universus.position import FACEDOWN, Versus
from kumite.games.universus.printed import Ability, Ctx, Face, Happening
from kumite.games.universus.rulings import active
from kumite.games.universus.terms import CHARACTER, CONTINUOUS, DECK, DISCARDS, NOBODY, POOL, RESPONSE, STAGE
from kumite.games.universus.verbs import EVERYBODY
from kumite.games.universus.words.structure import Fired


class Parted:
    """A card that has gone, as it was, and one of its abilities that speaks of its own leaving."""

    def __init__(self, card: int, then: Face, number: int, ability: Ability) -> None:
        self.card = card
        self.then = then
        self.number = number
        self.ability = ability


def parted(g: Versus, event: Happening) -> list[Parted]:
    """What is to be heard from the cards of this event where they are not any more."""
    if event.origin not in (STAGE, POOL) or event.to in (DISCARDS, NOBODY, event.origin):
        return []
    found: list[Parted] = []
    for h in event.what:
        then = last_seen(g, h, event) if g.zone[h] == DECK or g.flags[h] & FACEDOWN else None
        if then is not None and then.abilities and then.type != CHARACTER:
            for number in range(len(then.abilities)):
                ability = then.abilities[number]
                if ability.home() in (NOBODY, event.origin) and of_itself(ability):
                    found.append(Parted(h, then, number, ability))
    return found


def last_seen(g: Versus, h: int, event: Happening) -> Face | None:
    """What the card was as it left."""
    for left in reversed(g.past):
        if left.card in (h, unseen_in_deck(h)) and left.tick <= event.tick:  # it may have been shuffled in since
            return left.face if left.zone == event.origin and left.live else None
    return None


def of_itself(ability: Ability) -> bool:
    """Whether it waits for something that happens to its own card."""
    if ability.kind == RESPONSE:
        return ability.trigger is not None and ability.trigger.own_card() and ability.keyword != "Echo"
    return ability.kind == CONTINUOUS and any(isinstance(word, Fired) and word.own_card() for word in ability.does)


def is_lost(g: Versus, h: int) -> bool:
    """Whether the card has been shuffled into a deck, where nobody can tell which it is."""
    return g.zone[h] == DECK and g.known[h] != EVERYBODY


def fires_still(g: Versus, one: Parted) -> tuple[Fired, ...]:
    """Its static fired effects about itself."""
    if one.ability.kind != CONTINUOUS or not active(g, one.card, one.ability):
        return ()
    return tuple([word for word in one.ability.does if isinstance(word, Fired) and word.own_card()])


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
