"""Plain cards: what can be said of a card that is simply what is printed on its front, worked out once per print.

Most cards are plain most of the time.  Each list has a place per card of the catalogue.
"""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.games.universus.bits import ANYBODYS, OUTWIT, REVERSES, TENACIOUS
from kumite.games.universus.position import (
    ATTACHED,
    COMMITTED,
    FACEDOWN,
    IS_TOKEN,
    SEALED,
    STARTING,
    TRANSFORMED,
    Versus,
)
from kumite.games.universus.printed import Ability, Face
from kumite.games.universus.terms import (
    ABILITIES,
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

Numbered = tuple[tuple[int, Ability], ...]  # abilities, each with its number on its card

FRONTS: Final[list[Face]] = []  # what is read most
TITLES: Final[list[str]] = []  # names, in full
HOLDS: Final[list[int]] = []  # the types of ability it has, as bits
IN_HAND: Final[list[int]] = []  # those that may be played while it is in hand
IN_STAGE: Final[list[list[list[Numbered]]]] = [[[] for _ in range(8)] for _ in ABILITIES]  # those in place in a stage:
# by their type, then by how the card lies (LIES), then by print; see `legal.in_place`
CONTINUING: Final[list[list[Numbered]]] = [[] for _ in range(32)]  # continuous ones, by what they do: `Ability.rules`
HEARD_IN: Final[list[int]] = []  # the zones in which it may listen for anything, as bits
CONCERNS: Final[list[int]] = []  # the pause conditions that look at it in a stage
RULES_ITSELF: Final[list[bool]] = []  # whatever its rules say, they say it of this card alone

UNUSUAL: Final = FACEDOWN | TRANSFORMED | SEALED  # flags of a card that is not simply what is printed on its front
LIES: Final = FACEDOWN | COMMITTED | STARTING  # flags that say which of its abilities are in place in a stage ...
STRANGE: Final = TRANSFORMED | SEALED | ATTACHED  # ... unless it has one of these
APART: Final = UNUSUAL | IS_TOKEN  # flags of one that may listen where others of its print do not
BACKUPS: Final = 1  # bits of CONCERNS
CHARACTERS: Final = 2
UNIQUES: Final = 4
TERRAINS: Final = 8
OTHERS: Final = 16
ANYWHERE: Final = 255


def learn(front: Face, rules_itself: bool) -> None:
    """A card more in the catalogue; whether its rules are about itself alone."""
    FRONTS.append(front)
    TITLES.append(front.full_name())
    HOLDS.append(types_of(front.abilities))
    for modal in range(len(CONTINUING)):
        CONTINUING[modal].append(continuing_so(front, modal))
    IN_HAND.append(types_of(tuple([one for one in front.abilities if from_hand(front, one)])))
    for kind in range(len(ABILITIES)):
        for lies in range(8):
            IN_STAGE[kind][lies].append(in_stage_so(front, kind, lies))
    heard = 0
    for ability in front.abilities:
        heard |= heard_in(front, ability)
    HEARD_IN.append(heard)
    CONCERNS.append(concerns_of(front))
    RULES_ITSELF.append(rules_itself)


def types_of(abilities: tuple[Ability, ...]) -> int:
    found = 0
    for ability in abilities:
        found |= 1 << ability.kind
    return found


def in_stage_so(front: Face, kind: int, lies: int) -> Numbered:
    """Its abilities of this type that are in place while it lies so in a stage: see `legal.in_place`."""
    found = []
    for number, one in enumerate(front.abilities):
        down = one.marked(OUTWIT)
        if one.kind != kind or one.home() not in (NOBODY, STAGE) or one.marked(REVERSES):
            continue
        if bool(lies & FACEDOWN) != down or (lies & COMMITTED and not one.marked(TENACIOUS)):
            continue
        if down or lies & STARTING or front.type != CHARACTER:
            found.append((number, one))
    return tuple(found)


def continuing_so(front: Face, modal: int) -> Numbered:
    """Its continuous abilities that do this."""
    held = enumerate(front.abilities)
    return tuple([(number, one) for number, one in held if one.kind == CONTINUOUS and one.rules(modal)])


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


def able(g: Versus, seat: int, kind: int, others: Zone) -> list[int]:
    """The cards of a hand and these others that may have an ability of this type to be played where they are: few
    plain ones have."""
    states, flags, kinds, bit = g.state, g.flags, g.kind, 1 << kind
    known = 0 if g.beneath else len(FRONTS)
    found: list[int] = []
    for h in g.hand[seat]:
        if states[h] is None and kinds[h] < known and not flags[h] & UNUSUAL and not IN_HAND[kinds[h]] & bit:
            continue
        found.append(h)
    for h in others:
        if states[h] is None and kinds[h] < known and not flags[h] & UNUSUAL and not HOLDS[kinds[h]] & bit:
            continue
        found.append(h)
    return found


def speaks_of(g: Versus, listener: int, h: int) -> bool:
    """Whether a rule on one card may have something to say about another: many a plain one is about itself alone."""
    if listener == h or g.state[listener] is not None or g.flags[listener] & APART or g.beneath:
        return True
    kind = g.kind[listener]
    return kind >= len(RULES_ITSELF) or not RULES_ITSELF[kind]


def deaf(g: Versus, h: int) -> bool:
    """Whether a plain card listens for nothing where it is."""
    if g.state[h] is not None or g.flags[h] & APART or g.beneath:
        return False
    kind = g.kind[h]
    return kind < len(FRONTS) and not HEARD_IN[kind] >> g.zone[h] & 1
