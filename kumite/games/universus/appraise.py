"""How a game looks for a player, at a glance: health, cards, foundations, momentum, the attack in progress."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.faces import attack_face, face, health_limit, is_ready, stamina
from kumite.games.universus.position import FOR_FORM, Versus, rival_of
from kumite.games.universus.terms import (
    ASSET,
    BACKUP,
    COMPLETELY,
    DAMAGE_STEP,
    FOUNDATION,
    NOBODY,
    PARTIALLY,
    UNDECIDED,
)
from kumite.games.universus.words.bonus import ahead as bonus_ahead
from kumite.games.universus.words.hinder import ahead

WON: Final = 1000.0
GAME: Final = 200.0  # won already, of a match: more than the next one can look like
HEALTH: Final = 1.0
LOW_HEALTH: Final = 40.0  # divided by health: the last points count for more
CARD: Final = 0.55  # in hand
STAGED: Final = 1.3  # a foundation, an asset
READY: Final = 0.35
MOMENTUM: Final = 0.9
STAMINA: Final = 0.35
PLAYED: Final = 1.1  # a foundation in the pool, which will be built
BURDEN: Final = 0.2  # a point that the next card will be harder to play, as after a Breaker
LANDS: Final = 0.55  # how much of an attack's damage is expected before it is decided


def appraise(g: Versus, seat: int) -> float:
    """Above 0 is ahead.  It reads only what both may know, and the numbers of cards in hands."""
    if g.outcome is not None:
        if not g.outcome.winners:
            return 0.0
        return WON if seat in g.outcome.winners else -WON
    other, games = rival_of(seat), standing(g, seat)
    if g.character[0] == NOBODY or g.character[1] == NOBODY:
        return games
    return games + side(g, seat) - side(g, other) + (threat(g) if g.attack.by == seat else -threat(g))


def standing(g: Versus, seat: int) -> float:
    """The games of the match that are won: without them the beginning of the next one would look worse than to be ahead
    in this one."""
    return GAME * (g.wins[seat] - g.wins[rival_of(seat)])


def side(g: Versus, seat: int) -> float:
    """What one player has."""
    health = g.health[seat]
    total = HEALTH * health - LOW_HEALTH / max(1, health + 3)
    total += CARD * min(10, len(g.hand[seat])) + MOMENTUM * min(6, len(g.momentum[seat]))
    for h in g.stage[seat]:
        kind = face(g, h).type
        if kind in (FOUNDATION, ASSET):
            total += STAGED + (READY if is_ready(g, h) else 0.0)
        elif kind == BACKUP:
            total += STAGED + STAMINA * stamina(g, h)
    for h in g.pool[seat]:
        if face(g, h).type in (FOUNDATION, ASSET, BACKUP):
            total += PLAYED
    if is_ready(g, g.character[seat]):
        total += READY
    if g.effects:
        total += BURDEN * (bonus_ahead(g, seat, FOR_FORM) - ahead(g, seat))
    return total + 0.02 * len(g.deck[seat])


def threat(g: Versus) -> float:
    """What the attack in progress, and those behind it, may still deal."""
    if g.attack.card == NOBODY or g.attack.dropped or g.attack.resolved:
        return 0.0
    seen = attack_face(g)
    damage = max(0, seen.damage)
    if g.attack.status == COMPLETELY:
        return 0.0
    if g.attack.status == PARTIALLY:
        return 0.5 * damage
    if g.attack.status == UNDECIDED and g.attack.step != DAMAGE_STEP:
        return LANDS * damage * min(1.2, 0.6 + 0.08 * seen.speed)
    return float(min(damage, health_limit(g, rival_of(g.attack.by))))
