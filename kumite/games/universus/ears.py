"""Who listens for what: an index from verbs to the cards that may have something to say about them.

An event asks the index, never all cards.  A card is listed for a verb while it lies where one of its abilities can
hear it: continuous abilities and responses alike.  Rules are listed apart, by the verb they are about; so are
static modifiers, which look for cards to change.
"""

from __future__ import annotations

from typing import Final

from kumite.core.piles import without
from kumite.games.universus.bits import ANYBODYS, OUTWIT
from kumite.games.universus.faces import abilities, face, outwits
from kumite.games.universus.plain import deaf
from kumite.games.universus.position import FACEDOWN, IS_TOKEN, STARTING, Versus
from kumite.games.universus.printed import Ability, Text, Word
from kumite.games.universus.terms import (
    ACTION,
    ATTACK,
    CHARACTER,
    CONTINUOUS,
    DECK,
    DISCARDS,
    HAND,
    MOMENTUM,
    NOBODY,
    POOL,
    REMOVED,
    RESPONSE,
    STAGE,
    TRANSIT,
)

RULES: Final = 64  # + verb: rules about it
STATICS: Final = 63  # static modifiers
ELSEWHERE: Final = 62  # Enhances and Forms that are played from a card pool, discard pile or the removed cards
ANYBODYS_EAR: Final = 126  # abilities that either player may play
PROGRESS: Final = 127  # cards that do not count toward progressive difficulty
REPLACES: Final = 128  # cards that make something else happen instead
KINDS: Final = 129  # + modal: rules of this kind, whatever they are about
EARS: Final = 146  # ALSO_TYPES is the last (bits.py)


def enlist(g: Versus, h: int) -> None:
    """List the card for everything it listens to where it is now."""
    zone = g.zone[h]
    if zone == DECK or zone > 7 or deaf(g, h):
        return
    if zone == STAGE and g.flags[h] & FACEDOWN:
        held = tuple([ability for ability in outwits(g, h) if ability.marked(OUTWIT)])  # it has no others
    else:
        held = abilities(g, h)
    for ability in held:
        if zone in (STAGE, POOL) and ability.marked(ANYBODYS):
            hear(g, h, ANYBODYS_EAR)
        if ability.kind in (CONTINUOUS, RESPONSE):
            if functions(g, h, ability):
                for ear in listens(ability):
                    hear(g, h, ear)
        elif ability.riders and zone in (POOL, DISCARDS, REMOVED) and ability.home() == zone:
            hear(g, h, ELSEWHERE)


def hear(g: Versus, h: int, ear: int) -> None:
    if h not in g.ears[ear]:
        g.ears[ear] += (h,)
        g.hears[h] += (ear,)


def delist(g: Versus, h: int) -> None:
    """Take the card off every list it is on."""
    if g.hears[h]:
        for ear in g.hears[h]:
            g.ears[ear] = without(g.ears[ear], h)
        g.hears[h] = ()


def relist(g: Versus, h: int) -> None:
    """Its abilities have changed."""
    g.edits += 1
    if g.hears[h]:
        delist(g, h)
    enlist(g, h)


def listens(ability: Ability) -> tuple[int, ...]:
    """The places of the index that an ability belongs to; for what a word listens to see `Word.ears`."""
    if ability._ears is None:
        found: tuple[int, ...] = ability.trigger.verbs() if ability.trigger is not None else ()
        if ability.kind == CONTINUOUS:
            for word in ability.does:
                found += word.ears()
        ability._ears = found
    return ability._ears


def functions(g: Versus, h: int, ability: Ability) -> bool:
    """Whether a continuous ability or a response does anything where its card is (UVS-PLAB-03, UVS-RULING-12); that of
    a character only in the stage, and if it is the starting one (UVS-LIVE-03, UVS-STATIC-03).  Whether a response can
    be played there at this moment is asked later."""
    if at_home(g, h, ability):
        return True
    if ability.home() != NOBODY:
        return False
    if ability.trigger is not None and g.house.edition.speaks_anywhere and ability.trigger.own_card():
        return True
    if ability.kind == CONTINUOUS and g.zone[h] != STAGE:
        for word in ability.does:
            if word.own_card():
                return True
    return False


def speaks(g: Versus, h: int, ability: Ability, word: Word) -> bool:
    """Whether this word of a continuous ability is so where its card is: away from where such abilities function only
    what it says of its own card (UVS-RULING-12), whatever else the ability, or another one of the card, says."""
    home = ability.home()
    if home == NOBODY and g.zone[h] == STAGE:
        return True
    return at_home(g, h, ability) or (home == NOBODY and word.own_card())


def spoken(g: Versus, h: int, ability: Ability) -> Text:
    """Its words that are so there."""
    if ability.home() == NOBODY and g.zone[h] == STAGE:
        return ability.does
    return tuple([word for word in ability.does if speaks(g, h, ability, word)])


def at_home(g: Versus, h: int, ability: Ability) -> bool:
    """Whether all that it says is so where its card is (UVS-PLAB-03)."""
    zone, flags, home = g.zone[h], g.flags[h], ability.home()
    if home != NOBODY:
        return zone == home
    if flags & IS_TOKEN:
        return True
    kind = face(g, h).type
    if zone == STAGE:
        return kind != CHARACTER or bool(flags & STARTING)
    if ability.kind == CONTINUOUS:
        if kind == CHARACTER:
            return False
        if zone == POOL and (kind == ATTACK or g.house.statics == "in play"):
            return kind == ATTACK or not flags & FACEDOWN
        return g.house.statics == "everywhere" and not flags & FACEDOWN and zone not in (HAND, MOMENTUM, TRANSIT)
    return (zone == POOL and kind == ATTACK) or (zone in (HAND, DISCARDS, REMOVED) and kind == ACTION)
