"""Cards attached to the starting character, and what it has of them (UVS-ATTCH-01, UVS-ATTCH-08)."""

from __future__ import annotations

from kumite.games.universus.ears import relist
from kumite.games.universus.faces import card_of, face, printed, top_of
from kumite.games.universus.joining import join
from kumite.games.universus.position import ATTACHED, Versus
from kumite.games.universus.printed import Ability, Face, Happening
from kumite.games.universus.skills import unlocked_abilities
from kumite.games.universus.terms import ASSET, BACKUP, CHARACTER, FOUNDATION, NOBODY, STAGE, V_ATTACH
from kumite.games.universus.verbs import altered, attach, dress, tell


def can_stay(g: Versus, h: int) -> bool:
    """UVS-RULING-02: a character may be in a stage if it shares the identity of the starting character, or, at tables
    that want it so, the identity and the version (UVS-VER-02, UVS-IDENT-03).  The same name of another licence is
    another identity (UVS-IDENT-05)."""
    return may_stay(g, g.owner[h], face(g, h))


def may_stay(g: Versus, who: int, mine: Face) -> bool:
    """The same of a character that is to lie in this player's stage."""
    yours = card_of(g, g.character[who]).front
    if g.house.attach == "version" and mine.version != yours.version:
        return False
    return mine.identity() == yours.identity() and mine.licence == yours.licence


def can_lie(g: Versus, h: int) -> bool:
    """Whether the card may be in a stage, face up (UVS-PAUSE-06, UVS-PAUSE-11)."""
    front = card_of(g, h).front
    return may_stay(g, g.owner[h], front) if front.type == CHARACTER else front.type in (ASSET, BACKUP, FOUNDATION)


def attach_to_character(g: Versus, h: int) -> None:
    """UVS-ATTCH-07; the character now has its abilities and symbols, if it is another version (UVS-RULING-03)."""
    attach(g, h)
    tell(g, Happening(V_ATTACH, g.owner[h], (h,), 1, tick=g.tick, faces=(face(g, h),)))
    join(g, h)


def refresh_character(g: Versus, seat: int) -> None:
    """A new state: what is printed, unlocked and attached (UVS-SKILL-03, UVS-RULING-03)."""
    h = g.character[seat]
    dress(g, h, None)
    gained: tuple[Ability, ...] = unlocked_abilities(g, seat) if top_of(g, h) == h else ()
    symbols, names = 0, {card_of(g, h).front.full_name()}
    for other in g.stage[seat]:
        if not g.flags[other] & ATTACHED:
            continue
        mine = printed(g, other)
        if mine.type == CHARACTER and mine.full_name() not in names:
            names.add(mine.full_name())
            gained += mine.abilities
            symbols |= mine.symbols
    if gained or symbols:
        state = altered(g, h)
        state.abilities += gained
        state.symbols |= symbols
    relist(g, h)


def attached_to(g: Versus, h: int) -> int:
    """The character a card is attached to, or NOBODY."""
    return g.character[g.owner[h]] if g.zone[h] == STAGE and g.flags[h] & ATTACHED else NOBODY


def settle_in(g: Versus, h: int) -> None:
    """A character of the starting character's identity becomes attached at once (UVS-ATTCH-07, UVS-CHAR-14)."""
    if face(g, h).type == CHARACTER and can_stay(g, h):
        attach_to_character(g, h)
