"""What a player may play at this moment: cards as forms, and abilities."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.games.universus.ears import ANYBODYS_EAR, ELSEWHERE
from kumite.games.universus.faces import current_attack, face, held_abilities, looked
from kumite.games.universus.legal import allowed, first_turn, may_be_played, may_play, open_zones, permitted
from kumite.games.universus.plain import FRONTS, IN_STAGE, LIES, STRANGE, able
from kumite.games.universus.position import FACEDOWN, Versus
from kumite.games.universus.rulings import rules_of, unruled
from kumite.games.universus.terms import (
    ACTION,
    AS_FORM,
    AS_NOTHING,
    ASSET,
    ATTACK,
    BACKUP,
    CHARACTER,
    DECK,
    DISCARDS,
    FOUNDATION,
    HAND,
    MOMENTUM,
    NOBODY,
    POOL,
    REMOVED,
    V_PLAY,
)
from kumite.games.universus.words.rule import PLAYABLE

PLAYED_AS_FORMS: Final = (ATTACK, FOUNDATION, ASSET, BACKUP, CHARACTER)


def playable_cards(g: Versus, seat: int) -> list[int]:
    """The cards that may be tried as a form (UVS-COMBAT-03, UVS-ASSET-02, UVS-BACK-02, UVS-ATK-02), never an action by
    itself (UVS-ACT-03); no attacks on one's first turn (UVS-SETUP-10)."""
    peaceful, found = first_turn(g, seat), []
    if unruled(g, V_PLAY):
        for h in g.hand[seat]:
            kind = face(g, h).type
            if kind in PLAYED_AS_FORMS and not (peaceful and kind == ATTACK):
                found.append(h)
        return found
    pools = list(g.hand[seat])
    for one in rules_of(g, PLAYABLE, V_PLAY):
        for zone in one.rule.zones:
            pools += [h for h in zone_of(g, seat, zone) if h not in pools and one.on in (NOBODY, h)]
    for h in pools:
        kind = NOBODY if g.zone[h] == POOL and g.flags[h] & FACEDOWN else looked(g, h).type  # nothing is printed there
        if kind not in PLAYED_AS_FORMS or (peaceful and kind == ATTACK):
            continue
        if g.zone[h] != HAND and g.zone[h] not in open_zones(g, seat, h):
            continue
        if may_be_played(g, seat, h, AS_FORM):
            found.append(h)
    return found


def zone_of(g: Versus, seat: int, zone: int) -> Zone:
    if zone == POOL:
        return g.pool[seat]
    if zone == DISCARDS:
        return g.discards[seat]
    if zone == MOMENTUM:
        return g.momentum[seat]
    if zone == DECK:
        return seen_in_deck(g, seat)
    return g.removed[seat] if zone == REMOVED else ()


def seen_in_deck(g: Versus, seat: int) -> Zone:
    """The cards of a deck that its owner has been shown where they lie: none once it is shuffled."""
    return tuple([h for h in g.deck[seat] if g.known[h] >> seat & 1])


def playable_abilities(g: Versus, seat: int, kind: int) -> list[tuple[int, int]]:
    """The abilities of one type that may be played now, as (card, number): stage, hand, momentum, the attack."""
    found = in_stage_playable(g, seat, kind)
    for h in able(g, seat, kind, elsewhere(g, seat)):
        for number, ability in enumerate(held_abilities(g, h)):
            if ability.kind == kind and permitted(g, seat, h, number, ability):
                found.append((h, number))
    for h in g.ears[ANYBODYS_EAR]:
        if g.owner[h] != seat:
            found += [(h, at) for at in range(len(held_abilities(g, h))) if may_play(g, seat, h, at, kind)]
    return found


def in_stage_playable(g: Versus, seat: int, kind: int) -> list[tuple[int, int]]:
    """Those of the stage: which of them are in place is known of plain cards, and of those that lie face down."""
    states, flags, kinds, places, known = g.state, g.flags, g.kind, IN_STAGE[kind], 0 if g.beneath else len(FRONTS)
    found = []
    for h in g.stage[seat]:
        lies, card = flags[h], kinds[h]
        if card < known and not lies & STRANGE and (states[h] is None or lies & FACEDOWN):
            for number, ability in places[lies & LIES][card]:
                if allowed(g, seat, h, number, ability, AS_NOTHING):
                    found.append((h, number))
        else:
            for number, ability in enumerate(held_abilities(g, h)):
                if ability.kind == kind and permitted(g, seat, h, number, ability):
                    found.append((h, number))
    return found


def elsewhere(g: Versus, seat: int) -> Zone:
    """The cards of a player, beside those in stage and hand, that can have an ability to play."""
    cards, attack = g.momentum[seat], current_attack(g)
    if attack != NOBODY and g.owner[attack] == seat and g.zone[attack] == POOL:
        cards += (attack,)
    if g.ears[ELSEWHERE]:
        cards += tuple([h for h in g.ears[ELSEWHERE] if g.owner[h] == seat and h != attack])
    return cards + open_actions(g, seat) if rules_of(g, PLAYABLE, V_PLAY) else cards


def open_actions(g: Versus, seat: int) -> Zone:
    """Actions that an effect lets a player play from another zone than the hand (UVS-ACT-05)."""
    cards = g.discards[seat] + g.removed[seat] + g.pool[seat] + g.momentum[seat] + seen_in_deck(g, seat)
    return tuple([h for h in cards if face(g, h).type == ACTION and g.zone[h] in open_zones(g, seat, h)])
