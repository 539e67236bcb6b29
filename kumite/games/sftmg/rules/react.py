"""The Defender's reaction: Block (with Boosts), Counter-Attack, or an Event (SFTMG-ATTACK-02)."""

from __future__ import annotations

from typing import Final, final

from kumite.core.effects import Ctx, Effect
from kumite.core.piles import one_of
from kumite.core.position import Asks, Question
from kumite.games.sftmg.dice import MOST
from kumite.games.sftmg.events import Missed
from kumite.games.sftmg.position import Fight
from kumite.games.sftmg.printed import BAIT, CARDS, EVENT, NO_THROW, REACTION, ROSTER, SUPER, Card, is_attack_card
from kumite.games.sftmg.rules.draw import held
from kumite.games.sftmg.rules.harm import met
from kumite.games.sftmg.rules.reach import NO_SIGHT, sees_foe
from kumite.games.sftmg.rules.spent import Spent
from kumite.games.sftmg.statics import guard
from kumite.games.sftmg.verbs import answer_block, answer_counter, answer_event, boost, clear_card, label

BLOCK_DICE: Final = 2  # SFTMG-BLOCK-01

BLOCKING: Final = 0
COUNTERING: Final = 1000  # + kind of card
ANSWERING: Final = 2000  # + kind of card

DONE: Final = 0
KIND: Final = 1  # + kind of card


@final
class React(Asks):
    """SFTMG-ATTACK-02, SFTMG-ATTACK-03, SFTMG-ATTACK-06, SFTMG-ACTION-09: the Defender settles on one of three; Block
    is always among them (SFTMG-RULING-101), for every card afresh (SFTMG-RULING-100).  What else a hand offers is a
    secret, so the question is put whenever there is a hand."""

    says = "The Defender reacts"
    rules = ("SFTMG-ATTACK-02", "SFTMG-ATTACK-03", "SFTMG-ATTACK-06", "SFTMG-RULING-99")

    def ask(self, g: Fight) -> Question:
        who = g.attack.target
        kinds = held(g, who)
        options = [BLOCKING]
        if not g.attack.faceup:
            options += [COUNTERING + kind for kind in kinds if can_counter(CARDS[kind])]
        options += [ANSWERING + kind for kind in kinds if can_answer(g, who, kind)]
        return Question(who, "react", tuple(options), always=len(kinds) > 0)

    def act(self, g: Fight, option: int) -> None:
        who = g.attack.target
        if option == BLOCKING:
            answer_block(g, default_dice(g))
            g.then(Boost())
        elif option < ANSWERING:
            answer_counter(g, one_of(g, g.hand[who], option - COUNTERING))
        else:
            answer(g, who, option - ANSWERING)

    def write(self, g: Fight, option: int) -> str:
        if option == BLOCKING:
            return "block"
        if option < ANSWERING:
            return f"counter with {CARDS[option - COUNTERING].name}"
        return f"play {CARDS[option - ANSWERING].name}"

    def prompt(self, g: Fight) -> str:
        attack = g.attack
        what = CARDS[attack.kind].name if attack.faceup else "a facedown card"
        return f"{label(g, attack.by)} attacks you with {what}. How do you react?"


def can_counter(card: Card) -> bool:
    """SFTMG-COUNTER-02: only Attack Cards and Bait! (SFTMG-BAIT-08), whatever their brackets say (SFTMG-RULING-125)."""
    return is_attack_card(card) or card.type == BAIT


def can_answer(g: Fight, who: int, kind: int) -> bool:
    """SFTMG-REACT-01, SFTMG-GOLD-01, SFTMG-RULING-40: an Event that says so, before any dice; some answer
    only a facedown attack."""
    card = CARDS[kind]
    if card.type != EVENT or card.moment != REACTION or (card.facedown_only and g.attack.faceup):
        return False
    return met(g, who, kind, g.attack.by)


def default_dice(g: Fight) -> int:
    """SFTMG-BLOCK-01; SFTMG-SUPER-04: none against a Super, or what cannot be blocked, once that is seen.

    SFTMG-GUARD-03, SFTMG-RULING-52: what the mode adds is default dice, too.  SFTMG-BOSS-07: a boss has more."""
    if g.attack.faceup and (CARDS[g.attack.kind].type == SUPER or unblocked(g)):
        return 0
    who = g.attack.target
    return ROSTER[g.fighter[who]].blocks + guard(g, who) + g.kit.shield(who)


def unblocked(g: Fight) -> str:
    """SFTMG-THROW-01, SFTMG-KEY-09: why no Block Dice at all are rolled against this attack, or nothing."""
    card = CARDS[g.attack.kind]
    if card.throw != NO_THROW:
        return "nobody blocks a Throw"
    return "the attack is Unblockable" if card.unblockable else ""


def answer(g: Fight, who: int, kind: int) -> None:
    """SFTMG-REACT-02: it resolves before the reveal, but for what its text ties to that.  SFTMG-LOS-05: aimed at an
    attacker one does not see, it comes to nothing."""
    card, printed = one_of(g, g.hand[who], kind), CARDS[kind]
    answer_event(g, card)
    if printed.aimed and not sees_foe(g, who, g.attack.by):
        g.events.append(Missed(printed.name, NO_SIGHT, "SFTMG-LOS-05"))
        clear_card(g, who, card)
        return
    g.then(Spent(who, card))
    if printed.does:
        g.then(Effect(printed.does, Ctx(who, kind, g.attack.by, "SFTMG-REACT-02")))


@final
class Boost(Asks):
    """SFTMG-BLOCK-02, SFTMG-BLOCK-03, SFTMG-BLOCK-05, SFTMG-EVENT-03, SFTMG-RULING-05: before the reveal, Character
    Events of the hand may be discarded for 2 dice each."""

    says = "The Defender may boost the Block"
    rules = ("SFTMG-BLOCK-02", "SFTMG-BLOCK-03", "SFTMG-BLOCK-05", "SFTMG-RULING-05")

    def ask(self, g: Fight) -> Question:
        who = g.attack.target
        kinds = [kind for kind in held(g, who) if CARDS[kind].defense]
        return Question(who, "boost", (DONE,) + tuple([KIND + kind for kind in kinds]), always=len(g.hand[who]) > 0)

    def act(self, g: Fight, option: int) -> None:
        if option != DONE:
            boost(g, g.attack.target, one_of(g, g.hand[g.attack.target], option - KIND))
            g.then(Boost())

    def write(self, g: Fight, option: int) -> str:
        return "done" if option == DONE else f"boost with {CARDS[option - KIND].name}"

    def prompt(self, g: Fight) -> str:
        if g.attack.faceup and unblocked(g):
            return f"No Block Dice will be rolled, boosted or not: {unblocked(g)}. Boost all the same?"
        dice = min(MOST, default_dice(g) + g.attack.boosts)
        return f"You block with {dice} {'die' if dice == 1 else 'dice'}. Boost?"
