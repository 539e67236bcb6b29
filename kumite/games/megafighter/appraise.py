"""How a bout looks to a seat, in points of health: what greedy and search bots steer by.

The weights come from many games of bots against bots that differed in one weight each.  A turn is counted so
that nothing changes by itself when it passes on: Actions left and cards about to be drawn are worth something, too.
"""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.games.megafighter.cards.buttons import DECK
from kumite.games.megafighter.position import HAND, NOBODY, Bout, owner, standing
from kumite.games.megafighter.printed import CARDS, ROSTER, board
from kumite.games.megafighter.rules.turn import ACTIONS, CARDS_A_TURN

FIGHTER: Final = 4.0  # standing at all: abilities, and a body to swap to
CARD: Final = 0.95
CARD_TOO_MANY: Final = 0.5
ENOUGH_CARDS: Final = 9
BLOCK: Final = 0.6  # a point of Block in the hand
BLOCK_UNLAID: Final = 0.2  # ... at a Veteran table, where it must be laid down first
BLOCK_LAID: Final = 0.9  # ... and where it has been
LAID: Final = 0.9  # a card laid down: a bonus, if it is not needed
AVERAGE_BLOCK: Final = sum([CARDS[kind].block for kind in DECK]) / len(DECK)
DUE: Final = CARDS_A_TURN / 2  # cards to be drawn at the end of the turn, the other player's next ones set off
SUPER: Final = 0.75
SUPER_TOO_MANY: Final = 0.2
ENOUGH_SUPERS: Final = 7
SWAP: Final = 0.9
ENOUGH_SWAPS: Final = 4
ACTION: Final = 1.3
STRING: Final = 0.8  # a combo on the table that one more card makes an Attack of
WON: Final = 100.0


def appraise(g: Bout, seat: int) -> float:
    """Above 0: this seat is ahead.  Reads what lies open, the number of cards, and the cards this seat has seen."""
    outcome = g.outcome
    if outcome is not None:
        if not outcome.winners:
            return 0.0
        return WON if outcome.winners[0] == seat else -WON
    tempo = turn(g, seat) if g.turn == seat else -turn(g, seat)
    return side(g, seat, seat) - side(g, 1 - seat, seat) + tempo


def side(g: Bout, who: int, seat: int) -> float:
    """One player's bodies and resources, as the seat sees them."""
    supers, swaps = g.supers[who], g.swaps[who]
    total = bodies(g, who) + cards(g, who, seat) + SWAP * min(swaps, ENOUGH_SWAPS)
    if supers > ENOUGH_SUPERS:
        return total + SUPER * ENOUGH_SUPERS + SUPER_TOO_MANY * (supers - ENOUGH_SUPERS)
    return total + SUPER * supers


def bodies(g: Bout, who: int) -> float:
    """The fighters that stand, and will still stand when the Attack under way has arrived."""
    strike = g.strike
    coming = strike.slot != NOBODY and owner(strike.slot) != who and strike.dealt == 0
    total = 0.0
    for slot in standing(g, who):
        health = ROSTER[g.fighter[slot]].hp - g.damage[slot]
        if coming:
            health -= strike.hits[slot]
        if health > 0:
            total += FIGHTER + health
    return total


def cards(g: Bout, who: int, seat: int) -> float:
    """Cards held, those of the coming Draw Phase counted in, and the Blocks among them."""
    hand, laid = g.hand[who], g.allocated[who]
    ready = BLOCK if g.house.blocks_from == HAND else BLOCK_UNLAID
    total = ready * blocks(g, hand, seat)
    if laid:
        total += LAID * len(laid) + BLOCK_LAID * blocks(g, laid, seat)
    count = float(len(hand))
    if g.turn == who and g.phase != "draw":
        count += DUE
        total += ready * AVERAGE_BLOCK * DUE
    if count > ENOUGH_CARDS:
        return total + CARD * ENOUGH_CARDS + CARD_TOO_MANY * (count - ENOUGH_CARDS)
    return total + CARD * count


def blocks(g: Bout, held: Zone, seat: int) -> float:
    """Points of Block among these cards; what the seat has not seen is worth the deck's average."""
    total, bit = 0.0, 1 << seat
    for h in held:
        total += CARDS[g.kind[h]].block if g.known[h] & bit else AVERAGE_BLOCK
    return total


def turn(g: Bout, seat: int) -> float:
    """What is left of the turn, to the player whose turn it is: as much at its end as the next one's beginning is to
    the other player."""
    phase = g.phase
    if phase == "setup":
        return 0.0
    actions = ACTIONS if phase in ("start", "bonus") else g.actions
    total = ACTION * (actions - ACTIONS / 2)
    if g.actions > 0 and g.faces and g.front[g.turn] != NOBODY and strings(g, seat):
        total += STRING
    return total


def strings(g: Bout, seat: int) -> bool:
    """Whether a card may well be at hand that makes an Attack together with the combo's last Button."""
    who, last = g.turn, g.faces[-1]
    for attack in board(g, g.front[who]).attacks:
        if attack.buttons[0] == last and attack.cost <= g.supers[who]:
            if who != seat:
                return len(g.hand[who]) > 0
            for h in g.hand[who]:
                if attack.buttons[1] in CARDS[g.kind[h]].buttons:
                    return True
    return False
