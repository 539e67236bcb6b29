"""Plain cards: what can be said of a card that is simply what is printed on its front, worked out once per print.

Most cards are plain most of the time.  Each list has a place per card of the catalogue.
"""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.games.universus.position import COMMITTED, FACEDOWN, IS_TOKEN, SEALED, TRANSFORMED, Versus
from kumite.games.universus.printed import ANYBODYS, OUTWIT, TENACIOUS, Ability, Face
from kumite.games.universus.terms import (
    ACTION,
    ATTACK,
    BACKUP,
    CHARACTER,
    CONTINUOUS,
    HAND,
    MOMENTUM,
    NOBODY,
    POOL,
    RESPONSE,
    STAGE,
    TRANSIT,
)

FRONTS: Final[list[Face]] = []  # what is read most
TITLES: Final[list[str]] = []  # names, in full
HOLDS: Final[list[int]] = []  # the types of ability it has, as bits
IN_HAND: Final[list[int]] = []  # those that may be played while it is in hand
READY: Final[list[int]] = []  # ready in the stage
SPENT: Final[list[int]] = []  # committed in the stage
HEARD_IN: Final[list[int]] = []  # the zones in which it may listen for anything, as bits
CONCERNS: Final[list[int]] = []  # the pause conditions that look at it in a stage

UNUSUAL: Final = FACEDOWN | TRANSFORMED | SEALED  # flags of a card that is not simply what is printed on its front
BACKUPS: Final = 1  # bits of CONCERNS
CHARACTERS: Final = 2
UNIQUES: Final = 4
TERRAINS: Final = 8
OTHERS: Final = 16
ANYWHERE: Final = 255


def learn(front: Face) -> None:
    """A card more in the catalogue."""
    FRONTS.append(front)
    TITLES.append(front.full_name())
    HOLDS.append(types_of(front.abilities))
    IN_HAND.append(types_of(tuple([one for one in front.abilities if from_hand(front, one)])))
    ready = tuple([one for one in front.abilities if not one.marked(OUTWIT) and one.home() in (NOBODY, STAGE)])
    READY.append(types_of(ready))
    SPENT.append(types_of(tuple([one for one in ready if one.marked(TENACIOUS)])))
    heard = 0
    for ability in front.abilities:
        heard |= heard_in(front, ability)
    HEARD_IN.append(heard)
    CONCERNS.append(concerns_of(front))


def types_of(abilities: tuple[Ability, ...]) -> int:
    found = 0
    for ability in abilities:
        found |= 1 << ability.kind
    return found


def from_hand(front: Face, ability: Ability) -> bool:
    """Whether it can be played while its card is in hand: see `legal.in_place`."""
    if ability.marked(OUTWIT) or ability.home() not in (NOBODY, HAND):
        return False
    own = ability.trigger is not None and ability.trigger.own_card()
    return own or ability.home() == HAND or front.type == ACTION


def heard_in(front: Face, ability: Ability) -> int:
    """The zones in which it may listen, at any table: see `ears.enlist` and `ears.functions`."""
    zones = 1 << STAGE | 1 << POOL if ability.marked(ANYBODYS) else 0
    if ability.home() != NOBODY:
        return zones | 1 << ability.home()
    if ability.kind == RESPONSE:
        own = ability.trigger is not None and ability.trigger.own_card()
        return ANYWHERE if own or front.type in (ATTACK, ACTION) else zones | 1 << STAGE
    if ability.kind != CONTINUOUS:
        return zones
    for word in ability.does:
        if word.own_card():
            return ANYWHERE
    return ANYWHERE & ~(1 << HAND | 1 << MOMENTUM | 1 << TRANSIT)


def concerns_of(now: Face) -> int:
    """The pause conditions that look at a card like this in a stage (UVS-PAUSE-06 to UVS-PAUSE-11)."""
    found = 0
    if now.type == BACKUP:
        found |= BACKUPS
    elif now.type == CHARACTER:
        found |= CHARACTERS
    elif now.type in (ATTACK, ACTION):
        found |= OTHERS
    for keyword in now.keywords:
        if keyword.name == "Unique":
            found |= UNIQUES
        elif keyword.name == "Terrain":
            found |= TERRAINS
    return found


def is_plain(g: Versus, h: int) -> bool:
    """Whether the card is simply what is printed on its front, and in the catalogue."""
    return g.state[h] is None and not g.flags[h] & UNUSUAL and g.kind[h] < len(FRONTS) and not g.beneath


def able(g: Versus, cards: Zone, kind: int) -> list[int]:
    """Those of these cards that may have an ability of this type to be played where they are: few plain ones have."""
    states, flags, kinds, zones, known = g.state, g.flags, g.kind, g.zone, len(FRONTS)
    found: list[int] = []
    for h in cards:
        printed_as, zone = kinds[h], zones[h]
        if states[h] is None and printed_as < known and not flags[h] & UNUSUAL and not g.beneath:
            if zone == HAND:
                types = IN_HAND[printed_as]
            elif zone == STAGE:
                types = SPENT[printed_as] if flags[h] & COMMITTED else READY[printed_as]
            else:
                types = HOLDS[printed_as]
            if not types >> kind & 1:
                continue
        found.append(h)
    return found


def deaf(g: Versus, h: int) -> bool:
    """Whether a plain card listens for nothing where it is."""
    return is_plain(g, h) and not g.flags[h] & IS_TOKEN and not HEARD_IN[g.kind[h]] >> g.zone[h] & 1
