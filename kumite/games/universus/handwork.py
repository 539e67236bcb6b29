"""What might come out of a hand or from under a face-down card, as the rival can tell: the abilities that some card of
the match has (UVS-RESP-03, UVS-RESP-06)."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.games.universus.bits import OUTWIT
from kumite.games.universus.decks import shelf_of
from kumite.games.universus.ears import listens
from kumite.games.universus.position import FACEDOWN, Versus, rival_of
from kumite.games.universus.printed import Ability, Card, Ctx, Happening
from kumite.games.universus.terms import ACTION, CONTINUOUS, DECK, HAND, MOMENTUM, NOBODY, RESPONSE


def printed_responses(g: Versus, verb: int) -> tuple[list[Ability], list[Ability]]:
    """Those of the edition's cards that can be played from a hand, and those that a face-down card can have."""
    shelf = shelf_of(g)
    if verb not in shelf.in_hand:
        cards = shelf.cards()
        shelf.in_hand[verb], shelf.face_down[verb] = hand_responses(cards, verb), covered_responses(cards, verb)
    return shelf.in_hand[verb], shelf.face_down[verb]


def hand_responses(cards: list[Card] | tuple[Card, ...], verb: int) -> list[Ability]:
    """The Responses of actions, those marked [Hand], and those about their own card, that listen for this verb."""
    found = []
    for card in cards:
        for ability in card.front.abilities:
            if ability.kind == RESPONSE and verb in listens(ability) and not outwits(ability):
                home = ability.home()
                own = ability.trigger is not None and ability.trigger.own_card()
                if home == HAND or (home == NOBODY and (own or card.front.type == ACTION)):
                    found.append(ability)
    return found


def covered_responses(cards: list[Card] | tuple[Card, ...], verb: int) -> list[Ability]:
    """The Responses marked [Outwit] or [Momentum] that listen for this verb."""
    found = []
    for card in cards:
        for ability in card.front.abilities:
            hidden = outwits(ability) or ability.home() == MOMENTUM
            if hidden and ability.kind == RESPONSE and verb in listens(ability):
                found.append(ability)
    return found


def outwits(ability: Ability) -> bool:
    return ability.marked(OUTWIT)


def covered(g: Versus, seat: int) -> Zone:
    """The face-down cards of a player's stage and momentum that the rival has never seen."""
    bit = 1 << rival_of(seat)
    return tuple([h for h in g.stage[seat] + g.momentum[seat] if g.flags[h] & FACEDOWN and not g.known[h] & bit])


def hides(g: Versus, seat: int) -> bool:
    """At an open table: this player has cards that the rival cannot tell, so an absent question would tell of them."""
    return g.house.windows != "silent" and (bool(g.hand[seat]) or bool(covered(g, seat)))


def from_hiding(g: Versus, seat: int, news: tuple[Happening, ...]) -> bool:
    """Whether some card of the match, if this player held it or had it face down, could be a response to one of these
    events: an answer that both players can work out."""
    down = covered(g, seat)
    for event in news:
        verb = event.verb
        in_hand, face_down = printed_responses(g, verb)
        held = tuple([h for h in event.what if g.zone[h] == HAND and g.owner[h] == seat]) or (NOBODY,)
        if g.hand[seat] and heard(g, seat, event, in_hand + hand_responses(g.extra, verb), held):
            return True
        gone = unseen(g, seat, event)
        if gone and heard(g, seat, event, in_hand + hand_responses(g.extra, verb), gone):
            return True
        if down and heard(g, seat, event, face_down + covered_responses(g.extra, verb), down):
            return True
    return False


def unseen(g: Versus, seat: int, event: Happening) -> Zone:
    """Cards of this player that have left the hand just now, the rival has not seen which ones (UVS-RULING-262)."""
    if event.origin != HAND:
        return ()
    bit = 1 << rival_of(seat)
    away = tuple([h for h in event.what if g.owner[h] == seat and not g.known[h] & bit])
    return tuple([h for h in away if g.zone[h] == DECK or g.flags[h] & FACEDOWN])


def heard(g: Versus, seat: int, event: Happening, abilities: list[Ability], cards: Zone) -> bool:
    """Whether one of the abilities would hear of the event, on one of these cards; but of a keyword that the table
    leaves out no card has any (UFS-KEY-13)."""
    book = g.house.edition.keywords
    for ability in abilities:
        if ability.keyword and book.barred(ability.keyword):
            continue
        for h in cards:
            if ability.trigger is not None and ability.trigger.hears(g, Ctx(seat, h, 0, event), event):
                return True
    return False


EXTRA: Final[list[tuple[tuple[Card, ...], dict[int, bool]]]] = []  # the last match's own cards, and what they wait for


def hand_listens(g: Versus, verb: int) -> bool:
    """At an open table: whether some card of the match could listen for such an event out of a hand or from under a
    face-down card.  If so the event is told, whoever holds the card: not to tell it would tell."""
    if g.house.windows == "silent":
        return False
    shelf = shelf_of(g)
    if verb not in shelf.unseen:
        shelf.unseen[verb] = any_listens(shelf.cards(), verb)
    return shelf.unseen[verb] or (bool(g.extra) and extra_listens(g.extra, verb))


def any_listens(cards: list[Card] | tuple[Card, ...], verb: int) -> bool:
    """Whether one of them does, were it in a hand or face down: by a Response, or by a text that is in force there."""
    for card in cards:
        for ability in card.front.abilities:
            unseen = ability.home() in (HAND, MOMENTUM) or any(word.own_card() for word in ability.does)
            if unseen and ability.kind == CONTINUOUS and verb in listens(ability):
                return True
    return bool(hand_responses(cards, verb) or covered_responses(cards, verb))


def hidden_responses(g: Versus, verb: int) -> list[Ability]:
    """The same abilities themselves; none at a silent table."""
    if g.house.windows == "silent":
        return []
    in_hand, face_down = printed_responses(g, verb)
    return in_hand + face_down + hand_responses(g.extra, verb) + covered_responses(g.extra, verb)


def extra_listens(cards: tuple[Card, ...], verb: int) -> bool:
    """The same of the cards that were written for this match; worked out once."""
    if not EXTRA or EXTRA[0][0] is not cards:
        EXTRA[:] = [(cards, {})]
    known = EXTRA[0][1]
    if verb not in known:
        known[verb] = any_listens(cards, verb)
    return known[verb]
