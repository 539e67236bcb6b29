"""Reading cards: what is printed on them, what they are now, what they were in an effect's scope."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.games.universus.plain import CONTINUING, FRONTS, TITLES, UNUSUAL, Numbered
from kumite.games.universus.position import (
    ATTACHED,
    COMMITTED,
    FACEDOWN,
    REVEALED,
    SEALED,
    STARTING,
    TRANSFORMED,
    Versus,
)
from kumite.games.universus.printed import BLANK, BLANK_FOUNDATION, Ability, Card, Ctx, Face, Happening
from kumite.games.universus.records import Lasting, Left, Scope
from kumite.games.universus.terms import (
    ASIDE,
    ATTACK,
    CHARACTER,
    CONTINUOUS,
    DECK,
    DISCARDS,
    FOUNDATION,
    HAND,
    MOMENTUM,
    NOBODY,
    POOL,
    REMOVED,
    STAGE,
    TRANSIT,
    YOU,
)

CARDS: Final[list[Card]] = []  # the catalogue: filled once, when the decks are read in
NUMBER: Final[dict[str, int]] = {}  # full name -> place in the catalogue
ABILITIES_AT_MOST: Final = 64  # of a card, which options number so: what gains its own without end (UVS-RULING-63)


def card_of(g: Versus, h: int) -> Card:
    """The printed card of a handle."""
    return card_number(g, g.kind[h])


def card_number(g: Versus, kind: int) -> Card:
    """A card of the catalogue, or of those that were defined for this match."""
    return CARDS[kind] if kind < len(CARDS) else g.extra[kind - len(CARDS)]


def title_of(g: Versus, h: int) -> str:
    """The full name of a handle's card: that of the side in force, where it has two (UVS-TRANSF-01)."""
    kind = g.kind[h]
    if g.flags[h] & TRANSFORMED:
        return side_up(g, h, card_of(g, h)).full_name()
    return TITLES[kind] if kind < len(TITLES) else card_number(g, kind).name


def title_up(g: Versus, h: int) -> str:
    """The same of the card that lies on top of it, if one does (UVS-ONTOP-02)."""
    if g.beneath:
        card = card_of(g, top_of(g, h))
        return side_up(g, h, card).full_name()
    return title_of(g, h)


def side_up(g: Versus, h: int, card: Card) -> Face:
    """The back of a card where that is in force, else its front: one that lies face down has not been transformed."""
    if g.flags[h] & TRANSFORMED and not g.flags[h] & FACEDOWN and card.back is not None and not g.house.fronts:
        return card.back
    return card.front


def other_side(g: Versus, h: int) -> Face | None:
    """The side of a card that is not in force, if it has two."""
    card = card_of(g, top_of(g, h))
    return card.front if side_up(g, h, card) is card.back else card.back


def bears(g: Versus, h: int, name: str) -> bool:
    """Whether somebody who says this name may mean the card: the name of either side."""
    card = card_of(g, h)
    return name == card.name or (card.back is not None and card.back.full_name() == name)


def printed(g: Versus, h: int) -> Face:
    """What is printed on the side that is up; a face-down card shows nothing (UVS-PRINT-01, UVS-PRINT-02,
    UVS-POOL-09).
    Of a face-down attack: 0, 0 and mid (UVS-FDATK-05)."""
    flags = g.flags[h]
    if flags & FACEDOWN:
        return BLANK_FOUNDATION if g.zone[h] == STAGE else BLANK
    if g.beneath:
        h = top_of(g, h)
    card = card_of(g, h)
    if flags & TRANSFORMED and card.back is not None:
        return card.back
    return card.front


def top_of(g: Versus, h: int) -> int:
    """The card that lies on top of this one, or itself (UVS-ONTOP-02)."""
    for top, bottom, _ in g.beneath:
        if bottom == h:
            return top
    return h


def face(g: Versus, h: int) -> Face:
    """The card's current state (UVS-STATE-01), with all its properties (UVS-PROP-02)."""
    state = g.state[h]
    if g.flags[h] & UNUSUAL or g.beneath:
        seen = state if state is not None else printed(g, h)
        return mute(seen) if g.flags[h] & SEALED else seen
    if state is not None:
        return state
    try:
        return FRONTS[g.kind[h]]
    except IndexError:
        return card_of(g, h).front  # one that was defined for this match


def mute(seen: Face) -> Face:
    """A sealed card has no abilities, those of its keywords included, nor what makes it count as several cards for a
    check, whatever it gains; its traits stay (UVS-SEAL-01, UVS-SEAL-02, UVS-SEAL-03)."""
    if not seen.keywords and not seen.abilities and seen.counts == 1:
        return seen
    bare = seen.copy()
    bare.keywords, bare.abilities, bare.counts = (), (), 1
    return bare


def type_of(g: Versus, h: int) -> int:
    return face(g, h).type


def is_live(g: Versus, h: int) -> bool:
    """UVS-LIVE-01, UVS-PUB-03: face up, revealed, or in a stage or card pool; a card being played is face up in
    transit. Only live cards have a current state (UVS-LIVE-02)."""
    zone, flags = g.zone[h], g.flags[h]
    if zone in (STAGE, POOL, TRANSIT):
        return True
    if zone in (DISCARDS, REMOVED):
        return not flags & FACEDOWN
    if zone == MOMENTUM:
        return not flags & FACEDOWN
    return bool(flags & REVEALED) and zone != ASIDE


def is_public(g: Versus, h: int) -> bool:
    """UVS-PUB-01, UVS-RFG-01: either player may look at it."""
    zone, flags = g.zone[h], g.flags[h]
    return bool(flags & REVEALED) or (zone not in (HAND, DECK, ASIDE) and not flags & FACEDOWN)


def is_ready(g: Versus, h: int) -> bool:
    """Only stage cards are ready or committed (UVS-STAGE-01, UVS-COMMIT-06); an attached card shares the state of the
    character (UVS-ATTCH-03, UVS-CHAR-16)."""
    if g.flags[h] & ATTACHED:
        h = g.character[g.owner[h]]
    return not g.flags[h] & COMMITTED


def abilities(g: Versus, h: int) -> tuple[Ability, ...]:
    """The abilities a card has now: none while it is sealed (UVS-SEAL-01), or an attached character (UVS-CHAR-18); on
    another attached card they are there, but not played (UVS-ATTCH-06: legal.py).  Whether it is committed does not
    matter to continuous ones (UVS-COMMIT-05)."""
    if g.flags[h] & ATTACHED and face(g, h).type == CHARACTER:
        return ()
    if g.state[h] is None and not g.flags[h] & UNUSUAL and not g.beneath and g.kind[h] < len(FRONTS):
        return FRONTS[g.kind[h]].abilities  # nearly always
    return face(g, h).abilities  # a sealed one's has none


def continuing(g: Versus, h: int, modal: int) -> Numbered:
    """The continuous abilities that a card has now and that are rules of this kind, change cards or fire, each with its
    number on the card."""
    if g.state[h] is None and not g.flags[h] & (UNUSUAL | ATTACHED) and not g.beneath and g.kind[h] < len(FRONTS):
        return CONTINUING[modal][g.kind[h]]  # nearly always
    held = enumerate(abilities(g, h))
    return tuple([(number, one) for number, one in held if one.kind == CONTINUOUS and one.rules(modal)])


def outwits(g: Versus, h: int) -> tuple[Ability, ...]:
    """What is printed under a face-down stage card, for its Outwit abilities alone (UVS-OUTWIT-04).
    For all else the card has no abilities (UVS-OUTWIT-05)."""
    return () if g.flags[h] & SEALED else card_of(g, h).front.abilities


def held_abilities(g: Versus, h: int) -> tuple[Ability, ...]:
    """What might be played on the card: a face-down stage card has its Outwit abilities (UVS-OUTWIT-04), a face-down
    momentum card those that name that zone (UVS-BRKT-03)."""
    flags = g.flags[h]
    if not flags & (UNUSUAL | ATTACHED) and g.state[h] is None and not g.beneath and g.kind[h] < len(FRONTS):
        return FRONTS[g.kind[h]].abilities  # nearly always
    if not flags & (FACEDOWN | ATTACHED):
        return face(g, h).abilities
    if flags & FACEDOWN and g.zone[h] in (STAGE, MOMENTUM):
        return outwits(g, h)
    return abilities(g, h)


def is_foundation(g: Versus, h: int) -> bool:
    """A face-down stage card is one, too (UVS-FDC-01)."""
    return g.zone[h] == STAGE and face(g, h).type == FOUNDATION


def foundations(g: Versus, seat: int) -> int:
    """How many foundations are in a stage, face-down cards with them (UVS-FOUND-04, UVS-DEADLK-02)."""
    n = 0
    for h in g.stage[seat]:
        if face(g, h).type == FOUNDATION:
            n += 1
    return n


def health_limit(g: Versus, seat: int) -> int:
    """Maximum health: the character's (UVS-HEALTH-01, UVS-HEALTH-05)."""
    return face(g, g.character[seat]).health


def stamina(g: Versus, h: int) -> int:
    """What a backup has left (UVS-RULING-17)."""
    return face(g, h).stamina - g.wounds[h]


def at_desperation(g: Versus, seat: int) -> bool:
    """UVS-DESP-03: strictly less than half of maximum health; or by an effect."""
    if 2 * g.health[seat] < health_limit(g, seat):
        return True
    for effect in g.effects:
        who = effect.body.desperate()
        if who != NOBODY and (effect.you == seat) == (who == YOU):
            return True
    return False


def at_deadlock(g: Versus, seat: int) -> bool:
    """UVS-DEADLK-03."""
    return foundations(g, seat) > 10


def is_starting(g: Versus, h: int) -> bool:
    return bool(g.flags[h] & STARTING)


def zone_cards(g: Versus, seat: int, zone: int) -> Zone:
    """The cards of one of a player's game zones (UVS-GZONE-01), in order; each has a card pool of their own
    (UVS-POOL-01).  Removed cards are in one, too: effects count and fetch them, nothing else does (UVS-RFG-03,
    UVS-RFG-04)."""
    if zone == STAGE:
        return g.stage[seat]
    if zone == HAND:
        return g.hand[seat]
    if zone == DECK:
        return g.deck[seat]
    if zone == MOMENTUM:
        return g.momentum[seat]
    if zone == POOL:
        return g.pool[seat]
    if zone == DISCARDS:
        return g.discards[seat]
    if zone == REMOVED:
        return g.removed[seat]
    if zone == ASIDE:
        return g.aside[seat]
    return tuple([h for h in g.transit if g.owner[h] == seat]) if g.transit else ()


# What a card was


def unseen_in_deck(h: int) -> int:
    """The number that the past of a handle has once its deck has been shuffled (`scopes.lose_track`)."""
    return -2 - h


def scoped(g: Versus, scope: Scope, h: int) -> Face:
    """UVS-SCOPE-02, UVS-SCOPE-03: the current state, or if the card has moved since the scope began, the last one
    it had in the first zone in which it was live.
    So is a card that was given up for a cost read (UVS-EFF-17)."""
    if scope.gone is not None and scope.card == h:
        return scope.gone.face
    was = first_live(g, h, scope.start)
    if was is not None:
        return was
    if is_live(g, h):
        return face(g, h)
    return card_of(g, h).front


def strayed(g: Versus, h: int, start: int) -> bool:
    """The card of this handle has been shuffled into a deck since then: the handle stands for another one, or nobody
    knows for which."""
    if g.since[h] <= start:
        return False
    for left in g.past:
        if left.card == unseen_in_deck(h) and left.tick > start:
            return True
    return False


def first_live(g: Versus, h: int, start: int) -> Face | None:
    """The last state of a card in the first zone since then in which it was live and which it has left, if any."""
    other = h if g.zone[h] != DECK else unseen_in_deck(h)
    for left in g.past:
        if left.card in (h, other) and left.tick >= start and left.live:
            return left.face if left.face.name else uncovered(g, h, left, other)
    return None


def uncovered(g: Versus, h: int, left: Left, other: int) -> Face:
    """What a card that lay face down was at last in that zone, if it was turned up there."""
    last = left.face
    for later in g.past:
        if later.card in (h, other) and later.tick > left.tick:
            if later.zone != left.zone:
                return last
            last = later.face if later.face.name else last
    return face(g, h) if g.zone[h] == left.zone and not g.flags[h] & FACEDOWN else last


def current_attack(g: Versus) -> int:
    """UVS-THISATK-01: the attack in its sequence or just resolved, or else the one just played, or being played."""
    if g.attack.card != NOBODY:
        return g.attack.card
    return g.landed if g.landed != NOBODY else g.coming


def names_here(g: Versus, ctx: Ctx, ref: str) -> tuple[str, ...]:
    """The full names of this card, of the card of the event, of the attack in progress, or of your character."""
    if ref == "this":
        return (own_name(g, ctx),)
    if ref == "character":
        return (face(g, g.character[ctx.you]).full_name(),)
    if ref == "event":
        return tuple([seen.full_name() for seen in ctx.event.faces[:1] if seen.name]) if ctx.event is not None else ()
    h = current_attack(g)
    return (face(g, h).full_name(),) if h != NOBODY and face(g, h).name else ()


def own_name(g: Versus, ctx: Ctx) -> str:
    """What this card is called now, or was as the effect began (UVS-SCOPE-03): a copy has the name of what it copies
    (UVS-COPYING-03)."""
    mine = scoped(g, g.scopes[ctx.scope], ctx.source) if ctx.scope else looked(g, ctx.source)
    return mine.full_name() or card_of(g, ctx.source).front.full_name()


def attack_face(g: Versus) -> Face:
    """The state of the attack in its sequence, though it may have left the card pool (UVS-RULING-80)."""
    attack = g.attack
    return attack.last if attack.last is not None else face(g, attack.card)


def is_attack(g: Versus, h: int) -> bool:
    """Something that is an attack now, face down or not (UVS-FDATK-04)."""
    return g.zone[h] in (POOL, TRANSIT) and face(g, h).type == ATTACK


def assigned(g: Versus, h: int) -> list[Lasting]:
    """The effects that are assigned to a card."""
    return [effect for effect in g.effects if effect.on == h]


def inked(g: Versus, h: int) -> Face:
    """What is printed, for a test that looks at it: what lies face down in momentum or among the removed cards, or is
    revealed, has been read by whoever asks (UVS-REVEAL-02); any other face-down card shows nothing (UVS-PRINT-02)."""
    if g.flags[h] & FACEDOWN and (g.zone[h] in (MOMENTUM, REMOVED) or g.flags[h] & REVEALED):
        return card_of(g, h).front
    return printed(g, h)


def inked_then(g: Versus, h: int, seen: Face) -> Face:
    """What was printed on a card as it was seen then, whatever it had gained or lost: nothing, if it lay face down
    (UVS-PRINT-01, UVS-PRINT-02); it may have been turned or moved since."""
    if not seen.name:
        return seen
    return card_of(g, h).front if g.flags[h] & FACEDOWN else printed(g, h)


def looked(g: Versus, h: int) -> Face:
    """What a test reads: in momentum, in transit and among removed cards a face-down card is still what its owner sees
    there; so is one that is revealed (UVS-REVEAL-02)."""
    if g.flags[h] & FACEDOWN and (g.zone[h] in (MOMENTUM, REMOVED, TRANSIT) or g.flags[h] & REVEALED):
        return card_of(g, h).front
    return face(g, h)


def ability_of(g: Versus, event: Happening) -> Ability | None:
    """The ability that an event of playing or resolving speaks of: the scope keeps which it is."""
    scope = g.scopes[event.note] if 0 <= event.note < len(g.scopes) else None
    if event.ability == NOBODY or (scope is not None and scope.card == event.source and scope.ability == event.ability):
        return None if scope is None else scope.text
    held = event.faces[0].abilities if event.faces else ()  # its scope has been closed
    return held[event.ability] if 0 <= event.ability < len(held) else None
