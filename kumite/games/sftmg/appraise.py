"""How a fight looks to a seat, in points of Health: what greedy and search bots steer by.

Dice about to be rolled are not rolled: every outcome is weighed by how likely it is (`dice.damage_spread`).
The seat's own hand is known; of the other player's it is known how many cards there are, and the deck they are from.
"""

from __future__ import annotations

from typing import Final

from kumite.games.sftmg.dice import MOST, blocks_spread, damage_spread, expected, hits
from kumite.games.sftmg.grid import OFF, SIDE, SPACES, spaces
from kumite.games.sftmg.position import NOBODY, Fight, allies_of, foes_of
from kumite.games.sftmg.printed import BAIT, CARDS, DECKS, EVENT, FOCUS, NO_THROW, ROSTER, SUPER, Card
from kumite.games.sftmg.rules.combo import SUPER_COST, follow_ups
from kumite.games.sftmg.rules.dice import attack_dice, block_dice
from kumite.games.sftmg.rules.reach import sees_foe
from kumite.games.sftmg.rules.react import BLOCK_DICE
from kumite.games.sftmg.rules.resolve import counts_meter, gap_damage
from kumite.games.sftmg.rules.utility import FOCUS_DAMAGE
from kumite.games.sftmg.statics import move_stat, shell
from kumite.games.sftmg.words import Suffer

WON: Final = 200.0
ROUND: Final = 34.0  # a round won
STANDS: Final = 17.0  # not to be KO'd, where that does not end the round
NEAR_KO: Final = 7.0  # the last points of Health are worth more than the first
METER: Final = 0.375
CARD: Final = 0.25  # any card, for what it may become
CARD_USE: Final = 0.1875  # how much of what a card could do counts while it is held
ACTION: Final = 0.25  # an Action left, besides what the hand could do with it
POTENTIAL: Final = 0.7  # how much of an attack that could be made now counts before it is made
FAR: Final = 0.015625  # a step on the way to somebody on another stage
THREAT: Final = 0.1  # how much of what the other player could do next turn counts
FOLLOW: Final = 0.7  # how much of a possible Combo card counts
WHIFF: Final = 0.35  # what a Whiff may cost
STAY: Final = 1.0  # an Event in play
SAVED: Final = (1.875, 0.75, 0.875, 0.875)  # a Power-Up token by kind: less than it does at a good moment
LURE: Final = tuple([round(0.75 * 0.75**n * 64) / 64 for n in range(10)])  # one that lies so far away
BOON: Final = 0.5  # something that waits for the next Attack Card, while there may be one


# What cards are worth


def exact(value: float) -> float:
    """To 64ths: sums of these are exact, so that the order in which cards are held cannot show in them."""
    return round(value * 64) / 64


def power(card: Card) -> float:
    """The damage an attack does on the average to somebody who blocks, and what its keywords add."""
    if card.type == FOCUS:
        return 2.0
    if card.type == BAIT:
        return 1.0
    if card.type == EVENT:
        return 1.2
    shields = 0 if card.throw != NO_THROW or card.unblockable or card.type == SUPER else BLOCK_DICE
    damage, hit = expected(min(MOST, card.dice), shields, 0, card.type == SUPER)
    return damage + hit * keywords(card) - cost(card)


def keywords(card: Card) -> float:
    """What happens on a hit besides the damage."""
    total = 0.15 * card.knockback + 0.3 * card.poke + 0.7 * card.stun + 0.3 * len(card.if_hit)
    return total + (0.2 + 0.1 * card.throw if card.throw > 0 else 0.0)


def cost(card: Card) -> float:
    """What an attack does to its own player."""
    return float(sum([word.n for word in card.after if isinstance(word, Suffer)]))


def reach_of(card: Card) -> tuple[int, int]:
    """From how far away it hits, roughly: Special Movement ends adjacent."""
    if card.charge or card.dash:
        return 1, 1 + card.charge + card.dash
    return (1, SIDE) if card.type == BAIT else card.reach


def threats(fighter: int, move: int) -> tuple[float, ...]:
    """By distance: what a card of this deck does on the average, its player moving first by so much."""
    found: list[float] = []
    for apart in range(SIDE + 1):
        total, cards = 0.0, 0
        for kind in DECKS[fighter]:
            card = CARDS[kind]
            if card.type < BAIT:
                cards += 1
                low, high = reach_of(card)
                if low <= apart + move and high >= apart - move:
                    total += power(card)
        found.append(total / max(1, cards))
    return tuple(found)


POWER: Final = tuple([exact(power(card)) for card in CARDS])
REACH: Final = tuple([reach_of(card) for card in CARDS])
AVERAGE: Final = tuple([exact(sum([POWER[kind] for kind in deck]) / len(deck)) for deck in DECKS])
STANDING: Final = tuple([threats(i, 0) for i in range(len(ROSTER))])
MOVING: Final = tuple([threats(i, ROSTER[i].move) for i in range(len(ROSTER))])


def cards(g: Fight, who: int, seat: int) -> float:
    """The cards of a hand, as far as the seat knows them."""
    hand = g.hand[who]
    total, bit, average = CARD * len(hand), 1 << seat, AVERAGE[g.fighter[who]]
    for h in hand:
        total += CARD_USE * (POWER[g.kind[h]] if g.known[h] & bit else average)
    return total


# Who is ahead


def appraise(g: Fight, seat: int) -> float:
    """Above 0: this seat is ahead."""
    outcome = g.outcome
    if outcome is not None:
        if not outcome.winners:
            return 0.0
        return WON if seat in outcome.winners else -WON
    mine, total = allies_of(g, seat), 0.0
    for who in mine:
        total += side(g, who, seat) + g.kit.worth(who)
    for who in foes_of(g, seat):
        total -= side(g, who, seat) + g.kit.worth(who)
    if g.powers.saved:
        for who, team in enumerate(g.house.teams):
            total += tokens(g, who) if team == g.house.teams[seat] else -tokens(g, who)
    foe = nearest_foe(g, g.turn)
    if foe != NOBODY:
        total += tempo(g, seat, foe) if g.turn in mine else -tempo(g, seat, foe)
    asking = g.asking
    if asking is not None and asking.weighed:
        gain = outlook(g, seat)
        total += gain if g.attack.target not in mine else -gain
    return total


def tokens(g: Fight, who: int) -> float:
    """Power-Up tokens: those saved, and how near the next one lies."""
    here, total = g.at[who], 0.0
    if g.health[who] == 0:
        return 0.0
    for kind in g.powers.saved[who]:
        total += SAVED[kind]
    if here == OFF or not g.powers.lying:
        return total
    near, apart = SIDE, g.plan.apart(here)
    for at in spaces(g.powers.lying):
        near = min(near, apart[at])
    return total + LURE[near]


def nearest_foe(g: Fight, who: int) -> int:
    """The nearest opponent on the stage; NOBODY if there is none, or one's own figure is not there.  Of several the
    next one clockwise: were it the first seat, low seats would win more often than others."""
    here, best, least = g.at[who], NOBODY, SPACES
    if here == OFF:
        return NOBODY
    apart = g.plan.apart(here)
    for foe in foes_of(g, who):
        at = g.at[foe]
        if at != OFF and (apart[at] < least or (apart[at] == least and best < who < foe)):
            best, least = foe, apart[at]
    return best


def vigour(health: int) -> float:
    """What so much Health is worth: the last points more than the first."""
    return health + NEAR_KO * (1.0 - 0.8**health)


def side(g: Fight, who: int, seat: int) -> float:
    """One player's dials and cards."""
    health = g.health[who]
    if g.fighter[who] == NOBODY or (health == 0 and g.round > 0):
        return ROUND * g.wins[who]
    total = ROUND * g.wins[who] + vigour(health) + METER * g.meter[who] + cards(g, who, seat)
    if len(g.at) > 2:
        total += STANDS
    return total + STAY * len(g.stays[who]) + (BOON * len(g.boons[who]) if g.actions > 0 else 0.0)


def tempo(g: Fight, seat: int, foe: int) -> float:
    """What the player whose turn it is can still do, less what the nearest opponent can do next."""
    who = g.turn
    apart = g.plan.apart(g.at[who])[g.at[foe]]
    now = 0.0
    if g.actions > 0:
        now = ACTION * g.actions
        now += POTENTIAL * (attacks(g, who, foe, apart) if who == seat else guessed(g, who, apart) * g.actions)
    near = min(SIDE, apart)
    later = MOVING[g.fighter[foe]][near] - 0.5 * MOVING[g.fighter[who]][near]
    return now - THREAT * later - FAR * (apart - near)


def guessed(g: Fight, who: int, apart: int) -> float:
    """What an unknown hand could do from here."""
    table = MOVING if g.phase == "move" else STANDING
    return 1.3 * table[g.fighter[who]][min(SIDE, apart)] if g.hand[who] else 0.0


def attacks(g: Fight, who: int, foe: int, apart: int) -> float:
    """The best attacks of the seat's own hand that would reach from here, as many as there are Actions."""
    spare = move_stat(g, who) if g.phase == "move" else 0
    found: list[float] = []
    for h in g.hand[who]:
        kind = g.kind[h]
        low, high = REACH[kind]
        card = CARDS[kind]
        if card.type == EVENT or (card.type == SUPER and g.meter[who] < SUPER_COST):
            continue
        if low <= apart + spare and high >= apart - spare:
            edge = 0.8 * card.edge[0] if card.edge[0] and card.edge[1] == apart else 0.0
            found.append(POWER[kind] + edge)
    if g.meter[who] >= ROSTER[g.fighter[who]].gauge:
        found.append(4.0)
    if not found or (spare == 0 and not sees_foe(g, who, foe)):
        return 0.0
    found.sort(reverse=True)
    return sum(found[: g.actions])


# Dice about to be rolled


def outlook(g: Fight, seat: int) -> float:
    """What the roll is worth to the Attacker: every outcome, by how likely it is."""
    attack = g.attack
    target, shields = attack.target, block_dice(g)
    less = attack.armour + shell(g, target)
    if CARDS[attack.kind].type == FOCUS:
        return harm(g, target, blocks_spread(FOCUS_DAMAGE - less, shields)) - METER * shields / 6
    meter_hits = counts_meter(attack.kind)
    extra = attack.extra + gap_damage(attack.kind, attack.apart) - less
    if attack.rolled:
        chances, dice = blocks_spread(hits(attack.rolled, meter_hits) + extra, shields), 0
    else:
        dice = attack_dice(g)
        chances = damage_spread(dice, shields, extra, meter_hits)
    hit = 1.0 - chances[0]
    card = CARDS[attack.kind]
    gain = harm(g, target, chances) + hit * (keywords(card) + follow(g, seat)) - WHIFF * (1.0 - hit) - cost(card)
    if not attack.spent:
        gain += METER * dice / 6
    return gain - METER * shields / 6 + mixing(g, shields)


def harm(g: Fight, target: int, chances: list[float]) -> float:
    """What the damage is worth, a KO being a round."""
    health, total = g.health[target], 0.0
    full = vigour(health)
    for damage, chance in enumerate(chances):
        if damage >= health:
            total += chance * (full + ROUND * 0.5)
        elif damage > 0:
            total += chance * (full - vigour(health - damage))
    return total


def mixing(g: Fight, shields: int) -> float:
    """What Mix-Up adds, roughly."""
    n = CARDS[g.attack.kind].mix_up + g.attack.mix_up
    return 0.3 * min(n, shields) if n else 0.0


def follow(g: Fight, seat: int) -> float:
    """What a Combo card would add: the seat's own best one that would still reach, or what one may expect."""
    attack = g.attack
    card = CARDS[attack.kind]
    if not card.right or not g.hand[attack.by]:
        return 0.0
    if attack.by != seat:
        return 0.5
    apart = g.plan.apart(g.at[attack.by])[g.at[attack.target]] + card.knockback + attack.knock
    best = 0.0
    for kind in follow_ups(g):
        low, high = REACH[kind]
        if low <= apart <= high or (card.throw > 0 and low <= card.throw):
            best = max(best, POWER[kind] + 0.7 * CARDS[kind].combo - CARD * (2 if CARDS[kind].type == SUPER else 1))
    return FOLLOW * best
