"""Verbs: the lines that change cards, dials and the attack.  Each is small, acts at once and says what happened.

Figures and Objects are moved by the verbs of `moving`, the match is led by those of `match`.
"""

from __future__ import annotations

from typing import Final

from kumite.core.effects import Word
from kumite.core.piles import Zone, show, without
from kumite.games.sftmg import events as tell
from kumite.games.sftmg.position import (
    ANSWER,
    BLOCK,
    COUNTER,
    EVERYBODY,
    NO_ATTACK,
    Attack,
    Fight,
    Kit,
    allies_of,
    team_bits,
)
from kumite.games.sftmg.printed import CARDS, ROSTER

MOST_METER: Final = 8  # SFTMG-METER-01; a boss's gauge goes further (SFTMG-BOSS-05)


def label(g: Fight, who: int) -> str:
    """A Character's name; where two have the same, with the seat (SFTMG-VAR-11)."""
    fighter = g.fighter[who]
    name = ROSTER[fighter].name
    return name if g.fighter.count(fighter) == 1 else f"{name} (P{who + 1})"


def kinds_of(g: Fight, cards: Zone) -> Zone:
    kind = g.kind
    return tuple([kind[h] for h in cards])


# Telling: what nobody will read (`Position.quiet`) is not even written


def say_cards(g: Fight, told: type[tell.WithCards], who: int, cards: Zone, rule: str) -> None:
    """Something happened to these cards, and everybody sees which they are."""
    if not g.quiet:
        g.events.append(told(who, cards, kinds_of(g, cards), rule))


def say_privately(g: Fight, told: type[tell.Private], who: int, cards: Zone, rule: str) -> None:
    """Something happened to these cards, and only the player and allies see which they are."""
    if not g.quiet:
        g.events.append(told(who, cards, kinds_of(g, cards), rule, team_bits(g, who)))


def say_number(g: Fight, told: type[tell.FigureN], who: int, n: int, rule: str) -> None:
    """So much of something, for a Character."""
    if not g.quiet:
        g.events.append(told(who, label(g, who), n, rule))


# Cards


def take(g: Fight, who: int, n: int, rule: str) -> None:
    """The top n cards of the deck into the hand; only their player sees them, and allies (SFTMG-MULTI-02)."""
    cards = g.deck[who][:n]
    g.deck[who] = g.deck[who][n:]
    g.hand[who] += cards
    show(g, cards, team_bits(g, who))
    say_privately(g, tell.Drew, who, cards, rule)


def no_card(g: Fight, who: int) -> None:
    """SFTMG-RULING-79: neither deck nor discards; the draw is lost."""
    g.edits += 1
    g.events.append(tell.NothingLeft(who, label(g, who)))


def gather(g: Fight, who: int) -> Zone:
    """SFTMG-DECK-05: the discard pile becomes the deck, still to be shuffled."""
    g.edits += 1
    g.deck[who], g.discards[who] = g.discards[who], ()
    say_number(g, tell.Shuffled, who, len(g.deck[who]), "SFTMG-DECK-05")
    return g.deck[who]


def bury(g: Fight, who: int, cards: Zone) -> None:
    """SFTMG-DECK-02, SFTMG-DECK-03: onto the owner's pile, face up."""
    g.discards[who] += cards
    show(g, cards, EVERYBODY)


def discard(g: Fight, who: int, card: int, rule: str) -> None:
    """One card of the hand."""
    g.hand[who] = without(g.hand[who], card)
    bury(g, who, (card,))
    say_cards(g, tell.Discarded, who, (card,), rule)


def boost(g: Fight, who: int, card: int) -> None:
    """SFTMG-BLOCK-02, SFTMG-BLOCK-04, SFTMG-BOSS-08: an Event of the hand for as many Block Dice as it says; its text
    is ignored."""
    g.hand[who] = without(g.hand[who], card)
    bury(g, who, (card,))
    change(g).boosts += CARDS[g.kind[card]].defense
    say_cards(g, tell.Boosted, who, (card,), "SFTMG-BLOCK-02")


def mill_cards(g: Fight, who: int, n: int, rule: str) -> None:
    """SFTMG-KEY-05, SFTMG-RULING-79: off the top of the deck, as many as there are."""
    cards = g.deck[who][:n]
    g.deck[who] = g.deck[who][n:]
    bury(g, who, cards)
    if cards:
        say_cards(g, tell.Milled, who, cards, rule)


def recover(g: Fight, who: int, card: int, rule: str) -> None:
    """From the discard pile back into the hand; everybody saw which."""
    g.edits += 1
    g.discards[who] = without(g.discards[who], card)
    g.hand[who] += (card,)
    say_cards(g, tell.Recovered, who, (card,), rule)


def set_aside(g: Fight, who: int, card: int) -> None:
    """SFTMG-VS-10: one card of the hand is to go back into the deck."""
    g.edits += 1
    g.hand[who] = without(g.hand[who], card)
    g.table[who] += (card,)
    say_privately(g, tell.SetAside, who, (card,), "SFTMG-VS-10")


def put_back(g: Fight, who: int) -> Zone:
    """SFTMG-RULING-82: what was set aside goes into the deck, to be shuffled with it."""
    g.edits += 1
    g.deck[who] += g.table[who]
    g.table[who] = ()
    say_number(g, tell.Shuffled, who, len(g.deck[who]), "SFTMG-VS-10")
    return g.deck[who]


# Cards in play


def attack_with(g: Fight, who: int, target: int, card: int, faceup: bool, follows: bool, rule: str) -> None:
    """SFTMG-ATTACK-01: a card of the hand is put down against a target.  Facedown it may be any card of the hand, those
    the others have seen in it too: from now on they do not know where these are."""
    g.edits += 1
    if not faceup:
        keep_secret(g, g.hand[who], team_bits(g, who))
    g.hand[who] = without(g.hand[who], card)
    g.table[who] += (card,)
    if faceup:
        show(g, (card,), EVERYBODY)
    kind = g.kind[card]
    g.attack = Attack(who, target, kind, card, faceup, follows)
    seers = team_bits(g, who)
    g.events.append(tell.Attacked(who, (card,), (kind,), rule, label(g, who), label(g, target), faceup, seers))


def keep_secret(g: Fight, cards: Zone, seats: int) -> None:
    """Only these seats (as bits) know these cards now."""
    known = g.known
    for h in cards:
        known[h] &= seats


def attack_by_ultra(g: Fight, who: int, target: int, kind: int, follows: bool) -> None:
    """SFTMG-ULTRA-01: from the Character card, openly; no card leaves the hand."""
    g.edits += 1
    g.attack = Attack(who, target, kind, -1, True, follows)
    g.events.append(tell.Attacked(who, (), (kind,), "SFTMG-ULTRA-06", label(g, who), label(g, target), True, EVERYBODY))


def change(g: Fight) -> Attack:
    """The current attack, to be changed: records are shared by clones, so it is a copy."""
    g.edits += 1
    g.attack = g.attack.copy()
    return g.attack


def reveal(g: Fight) -> None:
    """SFTMG-CARD-06: the facedown card is turned over."""
    attack = change(g)
    attack.faceup = True
    show(g, (attack.card,), EVERYBODY)
    g.events.append(tell.Revealed(attack.by, (attack.card,), (attack.kind,), "SFTMG-RESOLVE-01"))


def answer_block(g: Fight, dice: int) -> None:
    """SFTMG-BLOCK-01: the Block is set, with so many default dice."""
    attack = change(g)
    attack.reaction = BLOCK
    say_number(g, tell.Blocks, attack.target, dice, "SFTMG-BLOCK-01")


def answer_counter(g: Fight, card: int) -> None:
    """SFTMG-COUNTER-01: a card of the hand, face up."""
    attack = change(g)
    attack.reaction, attack.answer = COUNTER, card
    who = attack.target
    play_up(g, who, card)
    say_cards(g, tell.CounteredWith, who, (card,), "SFTMG-COUNTER-01")


def answer_event(g: Fight, card: int) -> None:
    """SFTMG-ATTACK-02: an Event as the reaction."""
    attack = change(g)
    attack.reaction, attack.answer = ANSWER, card
    play_event(g, attack.target, card, "SFTMG-ATTACK-02")


def play_up(g: Fight, who: int, card: int) -> None:
    g.hand[who] = without(g.hand[who], card)
    g.table[who] += (card,)
    show(g, (card,), EVERYBODY)


def play_event(g: Fight, who: int, card: int, rule: str, target: str = "") -> None:
    """Face up, onto the table; where there are several opponents, with whom it is aimed at (SFTMG-RULING-92)."""
    play_up(g, who, card)
    if target:
        g.events.append(tell.PlayedAt(who, (card,), (g.kind[card],), rule, target))
    else:
        say_cards(g, tell.Played, who, (card,), rule)


def clear_card(g: Fight, who: int, card: int) -> None:
    """A card on the table goes to its owner's discard pile."""
    g.table[who] = without(g.table[who], card)
    bury(g, who, (card,))


def clear_table(g: Fight, who: int) -> None:
    """SFTMG-BLOCK-09, SFTMG-COMBO-15, SFTMG-TAG-20: all cards played are discarded, each to its owner's pile."""
    cards = g.table[who]
    if cards:
        g.table[who] = ()
        bury(g, who, cards)


def hand_back(g: Fight, who: int, card: int) -> None:
    """SFTMG-RESOLVE-02: a Counter-Attack that met nothing returns."""
    g.edits += 1
    g.table[who] = without(g.table[who], card)
    g.hand[who] += (card,)
    say_cards(g, tell.Returned, who, (card,), "SFTMG-RESOLVE-02")


def keep_in_play(g: Fight, who: int, card: int) -> None:
    """SFTMG-REACT-03, SFTMG-RULING-44: Stays In Play."""
    g.edits += 1
    g.table[who] = without(g.table[who], card)
    g.stays[who] += (card,)
    say_cards(g, tell.Stays, who, (card,), "SFTMG-RULING-44")


def end_stay(g: Fight, who: int, card: int) -> None:
    """An Event in play is over."""
    g.stays[who] = without(g.stays[who], card)
    bury(g, who, (card,))
    say_cards(g, tell.LeftPlay, who, (card,), "SFTMG-RULING-44")


def end_attack(g: Fight) -> None:
    g.edits += 1
    g.attack = NO_ATTACK


def set_kit(g: Fight, kit: Kit) -> None:
    """What the mode has on the table changes."""
    g.edits += 1
    g.kit = kit


def prime(g: Fight, who: int, word: Word) -> None:
    """Something waits for the next Attack Card."""
    g.edits += 1
    g.boons[who] += (word,)
    g.events.append(tell.Primed(who, label(g, who), word.text()))


def decline(g: Fight) -> None:
    """Somebody who might have done something did not: that is over now, too, and what follows is a new question."""
    g.edits += 1


def use_boons(g: Fight, who: int) -> None:
    g.edits += 1
    g.boons[who] = ()


# Dials and Actions


def set_meter(g: Fight, who: int, n: int) -> None:
    """SFTMG-TAG-02: of a team that shares one gauge, everybody's dial."""
    g.edits += 1
    if g.house.shares:
        for ally in allies_of(g, who):
            g.meter[ally] = n
    else:
        g.meter[who] = n


def earn(g: Fight, who: int, n: int, rule: str) -> None:
    """SFTMG-METER-01, SFTMG-METER-02: up to 8, a boss up to 12 (SFTMG-BOSS-05); what is too much is lost."""
    n = min(n, ROSTER[g.fighter[who]].gauge - g.meter[who])
    if n > 0:
        set_meter(g, who, g.meter[who] + n)
        say_number(g, tell.GainedMeter, who, n, rule)


def spend(g: Fight, who: int, n: int, rule: str) -> None:
    """SFTMG-METER-04."""
    if n > g.meter[who]:
        raise RuntimeError(f"{n} Meter to spend, {g.meter[who]} there")
    set_meter(g, who, g.meter[who] - n)
    say_number(g, tell.SpentMeter, who, n, rule)


def lose_meter(g: Fight, who: int, n: int, rule: str) -> None:
    n = min(n, g.meter[who])
    if n > 0:
        set_meter(g, who, g.meter[who] - n)
        say_number(g, tell.LostMeter, who, n, rule)


def wound(g: Fight, who: int, n: int, blockable: bool, rule: str) -> None:
    """SFTMG-HEALTH-02, SFTMG-HEALTH-03: Health never goes below 0."""
    g.edits += 1
    g.health[who] = max(0, g.health[who] - n)
    say_number(g, tell.Struck if blockable else tell.Harmed, who, n, rule)


def yield_up(g: Fight, seats: Zone) -> None:
    """SFTMG-RULING-178: these have no Health left, because they gave up."""
    g.edits += 1
    for who in seats:
        g.health[who] = 0


def heal(g: Fight, who: int, n: int, rule: str) -> None:
    """SFTMG-RULING-57: never above what is printed."""
    n = min(n, ROSTER[g.fighter[who]].health - g.health[who])
    if n > 0:
        g.edits += 1
        g.health[who] += n
        say_number(g, tell.Healed, who, n, rule)


def use_action(g: Fight) -> None:
    g.edits += 1
    g.actions -= 1


def give_action(g: Fight, n: int, rule: str) -> None:
    g.edits += 1
    g.actions += n
    say_number(g, tell.GainedAction, g.turn, n, rule)


def give_up_actions(g: Fight) -> None:
    """SFTMG-TURN-06: what is not used is gone."""
    g.edits += 1
    g.actions = 0
