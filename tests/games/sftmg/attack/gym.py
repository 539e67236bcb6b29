"""Two sparring partners with cards of the tests' own, so that no rule test depends on how a real deck is balanced.

Adon and Cody share one Battle Deck.  `conftest.py` puts them into the tables for the length of a test.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from kumite.games.sftmg.cards.roster import FIGHTERS, KINDS
from kumite.games.sftmg.cards.utility import COMMON
from kumite.games.sftmg.conditions import FoeAdjacent, MeterAtLeast
from kumite.games.sftmg.printed import (
    ACTION,
    BLUE,
    BRACES,
    CARDS,
    DECKS,
    EVENT,
    FREE,
    GREEN,
    PROJECTILE,
    REACTION,
    RED,
    ROSTER,
    SPECIAL,
    STRIKE,
    SUPER,
    ULTRA,
    ULTRAS,
    WHIFFED,
    YELLOW,
    Card,
    Fighter,
    enlist,
)
from kumite.games.sftmg.statics import Prime, Shell
from kumite.games.sftmg.words import Armour, DrawCards, GainAction, GainMeter, Hurt, Move, MoveFoe
from tests.games.sftmg.ringside import Ring, Side, fight, side

HEALTH = 20

DOOM = Card("Doom", ULTRA, dice=5, reach=(1, 4), left=RED, knockback=1)

ATTACKS = (
    (Card("Jab", STRIKE, dice=2, right=RED | BLUE), 2),
    (Card("Cross", STRIKE, dice=3, reach=(1, 2), left=BLUE | GREEN, right=YELLOW, combo=1), 2),
    (Card("Hook", STRIKE, dice=2, left=YELLOW, right=YELLOW), 2),
    (Card("Shove", STRIKE, dice=2, left=RED, right=RED, knockback=2), 1),
    (Card("Feint", STRIKE, dice=2, mix_up=1), 1),
    (Card("Grab", STRIKE, dice=2, right=RED, throw=3), 1),
    (Card("Sting", STRIKE, dice=2, knockback=1, poke=1), 1),
    (Card("Palm", SPECIAL, dice=2, reach=(1, 2), left=RED | YELLOW), 1),
    (Card("Ram", SPECIAL, dice=2, charge=2, left=RED, ex=True, per_push=1), 2),
    (Card("Lunge", SPECIAL, dice=2, dash=2, left=RED, right=RED, ex=True), 2),
    (Card("Bolt", PROJECTILE, dice=3, reach=(2, 5), left=RED, right=RED, knockback=1, edge=(1, 4)), 2),
    (Card("Flare", PROJECTILE, dice=2, reach=(1, 4), right=RED, ex=True), 1),
    (Card("Dart", PROJECTILE, dice=2, reach=(2, 5), right=RED, if_hit=(Move(2),)), 1),
    (Card("Glow", PROJECTILE, dice=8, reach=(1, 4), ex=True, after=(GainMeter(1),)), 1),
    (Card("Trick", PROJECTILE, dice=2, reach=(1, 8), left=RED, condition=MeterAtLeast(3)), 1),
    (Card("Nova", SUPER, dice=4, reach=(1, 5), left=RED, right=YELLOW), 1),
)
EVENTS = (
    (Card("Muse", EVENT, moment=FREE, does=(DrawCards(1), GainAction()), defense=2), 4),
    (Card("Psych", EVENT, moment=FREE, does=(Prime(dice=1, knockback=1),), defense=2), 1),
    (Card("Sway", EVENT, moment=REACTION, does=(Move(2),), defense=2), 1),
    (
        Card(
            "Slip",
            EVENT,
            moment=REACTION,
            condition=FoeAdjacent(),
            facedown_only=True,
            cancels=True,
            on_reveal=(Move(3),),
            defense=2,
        ),
        1,
    ),
    (Card("Spark", EVENT, moment=REACTION, on_reveal=(GainMeter(1), Move(2)), defense=2), 1),
    (Card("Mantle", EVENT, moment=REACTION, stays=True, holds=Shell(1), defense=2), 1),
    (Card("Pull", EVENT, moment=REACTION, does=(MoveFoe(1), Armour(1)), aimed=True, defense=2), 1),
    (Card("Punish", EVENT, moment=WHIFFED, does=(Hurt(1),), aimed=True, defense=2), 1),
    (Card("Rest", EVENT, moment=ACTION, does=(DrawCards(1),), defense=2), 1),
)
ADON = Fighter("Adon", 3, HEALTH, "Sparring", DOOM, ATTACKS + EVENTS, "A sparring partner.")
CODY = Fighter("Cody", 3, HEALTH, "Sparring", DOOM, ATTACKS + EVENTS, "Another one.")


@contextmanager
def sparring() -> Iterator[None]:
    """For a while there are two more Characters."""
    cards, roster = len(CARDS), len(ROSTER)
    enlist(ADON, COMMON)
    ROSTER.append(CODY)
    ULTRAS.append(ULTRAS[-1])
    DECKS.append(DECKS[-1])
    BRACES.append(BRACES[-1])
    FIGHTERS.update(Adon=roster, Cody=roster + 1)
    names = {CARDS[kind].name: kind for kind in range(cards, len(CARDS))}
    KINDS.update(names)
    try:
        yield
    finally:
        del ROSTER[roster:], ULTRAS[roster:], DECKS[roster:], BRACES[roster:], CARDS[cards:]
        for name in ("Adon", "Cody"):
            del FIGHTERS[name]
        for name in names:
            del KINDS[name]


def adon(at: str, *hand: str, **held: Any) -> Side:
    return side("Adon", at, hand=list(hand), **held)


def cody(at: str, *hand: str, **held: Any) -> Side:
    return side("Cody", at, hand=list(hand), **held)


def attacked(card: str, p1: Side, p2: Side, **given: Any) -> Ring:
    """P1 has attacked P2 with this card of the hand."""
    hand = p1["hand"]
    if card not in hand:
        p1 = {**p1, "hand": [card, *hand]}
    ring = fight(p1, p2, **given)
    return ring.p1(f"attack {p2['fighter']} with {card}")
