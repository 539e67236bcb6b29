"""What might come out of a hand, as everybody can tell: the responses that some card of the match has (UVS-RESP-03)."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.ears import bracket, listens
from kumite.games.universus.faces import CARDS
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Card, Ctx, Happening
from kumite.games.universus.terms import ACTION, HAND, NOBODY, RESPONSE

MEMO: Final[dict[int, list[Ability]]] = {}  # verb -> the catalogue's responses that can be played from a hand


def hand_responses(cards: list[Card] | tuple[Card, ...], verb: int) -> list[Ability]:
    """The Responses of actions, and those marked [Hand], that listen for this verb."""
    found = []
    for card in cards:
        for ability in card.front.abilities:
            if ability.kind == RESPONSE and verb in listens(ability):
                home = bracket(ability)
                if home == HAND or (home == NOBODY and card.front.type == ACTION):
                    found.append(ability)
    return found


def from_hand(g: Versus, seat: int, news: tuple[Happening, ...]) -> bool:
    """Whether some card of the match, if this player held it, could be a response to one of these events."""
    ctx = Ctx(seat, NOBODY, 0)
    for event in news:
        if event.verb not in MEMO:
            MEMO[event.verb] = hand_responses(CARDS, event.verb)
        for ability in MEMO[event.verb] + (hand_responses(g.extra, event.verb) if g.extra else []):
            if ability.trigger is not None and ability.trigger.hears(g, ctx, event):
                return True
    return False
