"""The attack sequence from the reveal to the dice, in the order of SFTMG-RULING-15."""

from __future__ import annotations

from typing import Final, final

from kumite.core.effects import Ctx, Effect
from kumite.core.position import Asks, Question, Step
from kumite.games.sftmg.events import Canceled, Enhanced, Missed
from kumite.games.sftmg.position import ANSWER, COUNTER, Fight
from kumite.games.sftmg.printed import BAIT, CARDS, FOCUS, is_attack_card
from kumite.games.sftmg.rules.charge import Charging, Dashing
from kumite.games.sftmg.rules.counter import countered
from kumite.games.sftmg.rules.dice import RollAttack, RollBlock
from kumite.games.sftmg.rules.reach import NO_SIGHT, measure_edge, range_to, why_short
from kumite.games.sftmg.rules.resolve import AfterDamage, CardText, MixUp, Strike
from kumite.games.sftmg.rules.utility import bait, focus
from kumite.games.sftmg.statics import Prime
from kumite.games.sftmg.verbs import (
    change,
    clear_card,
    clear_table,
    end_attack,
    hand_back,
    label,
    reveal,
    spend,
    use_boons,
)

NO: Final = 0
YES: Final = 1
EX_COST: Final = 1  # SFTMG-EXATK-02


@final
class Resolve(Step):
    """SFTMG-RESOLVE-01: the card is revealed.  What it turns out to be decides how it goes on."""

    says = "The attack is revealed"
    rules = ("SFTMG-RESOLVE-01", "SFTMG-CARD-06", "SFTMG-RULING-15")

    def run(self, g: Fight) -> None:
        if not g.attack.faceup:
            reveal(g)
            measure_edge(g)
        card = CARDS[g.attack.kind]
        if g.attack.reaction == ANSWER and is_attack_card(card) and answered(g):
            return
        why = why_short(g, card, g.attack.by, g.attack.target)
        if why:
            forfeit(g, why)
        elif card.type == BAIT:
            change(g).counts = True
            bait(g)
        elif card.type == FOCUS:
            change(g).counts = True
            focus(g)
        else:
            go_on(g)


def answered(g: Fight) -> bool:
    """SFTMG-REACT-06, SFTMG-RULING-106, SFTMG-RULING-121: what an Event ties to the reveal of an Attack Card; whether
    that cancels it."""
    card = g.attack.answer
    printed, who = CARDS[g.kind[card]], g.attack.target
    lost = card not in g.table[who] and card not in g.stays[who]
    if lost or (not printed.cancels and not printed.on_reveal):
        return False
    if not printed.stays:
        clear_card(g, who, card)
    if printed.cancels:
        change(g).counts = True
        g.events.append(Canceled(CARDS[g.attack.kind].name, printed.name, "SFTMG-REACT-06"))
        g.then(Effect(printed.on_reveal, Ctx(who, g.kind[card], g.attack.by, "SFTMG-REACT-06")))
        return True
    g.then(Effect(printed.on_reveal, Ctx(who, g.kind[card], g.attack.by, "SFTMG-REACT-02")), Proceed())
    return True


@final
class Proceed(Step):
    """SFTMG-REACT-04: the attack survived the Event."""

    says = "The attack goes on"
    rules = ("SFTMG-REACT-04",)

    def run(self, g: Fight) -> None:
        why = why_short(g, CARDS[g.attack.kind], g.attack.by, g.attack.target)
        if why:
            forfeit(g, why)
        else:
            go_on(g)


def forfeit(g: Fight, why: str) -> None:
    """SFTMG-RESOLVE-02, SFTMG-RESOLVE-03, SFTMG-LOS-05, SFTMG-COMBO-12, SFTMG-COMBO-17, SFTMG-RULING-39,
    SFTMG-RULING-113: nothing comes of it; a Counter-Attack returns to the hand, Boosts and Events do not
    (SFTMG-RULING-16)."""
    attack = g.attack
    rule = "SFTMG-LOS-05" if why == NO_SIGHT else "SFTMG-RESOLVE-02"
    g.events.append(Missed(CARDS[attack.kind].name, why, rule))
    if attack.reaction == COUNTER:
        hand_back(g, attack.target, attack.answer)


def go_on(g: Fight) -> None:
    """The counter is compared; then what the card does, in order.  SFTMG-ULTRA-07, SFTMG-COMBO-11: movement comes
    first, in an Ultra and in a Combo, too."""
    card = CARDS[g.attack.kind]
    attack = change(g)
    attack.counts = True
    attack.apart = range_to(g, attack.by, attack.target)
    if attack.reaction == COUNTER and countered(g):
        return
    if is_attack_card(card) and g.boons[attack.by]:
        gather_boons(g)
    g.then(RollAttack(), RollBlock(), MixUp(), Strike(), AfterDamage(), CardText())
    if g.house.before_dice is not None:
        g.then(g.house.before_dice)
    g.then(Enhance())
    if card.charge:
        g.then(Charging())
    elif card.dash:
        g.then(Dashing())


def gather_boons(g: Fight) -> None:
    """SFTMG-RULING-123: what waited for the next Attack Card; SFTMG-RESOLVE-11: the same keywords add up."""
    boons = g.boons[g.attack.by]
    use_boons(g, g.attack.by)
    attack = change(g)
    for word in boons:
        if isinstance(word, Prime):
            attack.dice += word.dice
            attack.extra += word.damage
            attack.knock += word.knockback
            attack.mix_up += word.mix_up
            attack.stun += word.stun


@final
class Enhance(Asks):
    """SFTMG-RESOLVE-06, SFTMG-BLOCK-06, SFTMG-EXATK-01 to SFTMG-EXATK-05, SFTMG-COUNTER-07: after the movement and
    before the dice the Attacker may pay 1 Meter for 1 die, once."""

    says = "The Attacker may make it an EX attack"
    rules = ("SFTMG-RESOLVE-06", "SFTMG-EXATK-02", "SFTMG-EXATK-03", "SFTMG-RULING-37")

    def ask(self, g: Fight) -> Question:
        attack = g.attack
        able = CARDS[attack.kind].ex and g.meter[attack.by] >= EX_COST
        return Question(attack.by, "ex", (NO, YES) if able else (NO,))

    def act(self, g: Fight, option: int) -> None:
        if option == YES:
            who = g.attack.by
            spend(g, who, EX_COST, "SFTMG-EXATK-02")
            attack = change(g)
            attack.spent = True
            attack.dice += 1
            g.events.append(Enhanced(who, label(g, who)))

    def write(self, g: Fight, option: int) -> str:
        return "ex" if option == YES else "no ex"

    def prompt(self, g: Fight) -> str:
        return f"Spend 1 Meter for 1 more die with {CARDS[g.attack.kind].name}? Its Meter faces then count for nothing."


@final
class EndAttack(Step):
    """SFTMG-BLOCK-09, SFTMG-REACT-05, SFTMG-COMBO-15: the Action is over and the cards played are discarded.
    SFTMG-GUARD-02: first, what the table has for an attack that was aimed and answered."""

    says = "The attack is over; its cards are discarded"
    rules = ("SFTMG-BLOCK-09", "SFTMG-COMBO-15")

    def run(self, g: Fight) -> None:
        after = g.house.after_attack
        if after is not None and g.attack.counts:
            after.run(g)
        for who in range(len(g.table)):  # SFTMG-TAG-20: each card to its own owner's pile
            clear_table(g, who)
        end_attack(g)
