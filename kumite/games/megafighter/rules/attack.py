"""Performing an Attack: cost, targets, Blocks, damage, effect, Super Token (the order of MEGA-RULING-14)."""

from __future__ import annotations

from typing import Final, final

from kumite.core.effects import Ctx, Effect
from kumite.core.position import Asks, Question, Step
from kumite.games.megafighter.events import Aimed, Performed, Prevented
from kumite.games.megafighter.position import NO_HITS, Bout, Strike, owner, standing
from kumite.games.megafighter.printed import Attack, board, name
from kumite.games.megafighter.rules.abilities import set_off
from kumite.games.megafighter.rules.block import Defend
from kumite.games.megafighter.rules.damage import Land
from kumite.games.megafighter.statics import armour, cost_of_ultimate, fury
from kumite.games.megafighter.verbs import begin_strike, change, earn, end_strike, soften, spend_super

MOST_PER_TURN: Final = 3  # Super Tokens for damage (MEGA-SUPER-03)


def perform(g: Bout, index: int, strung: bool) -> None:
    """MEGA-ATK-01, MEGA-ULT-01: the Buttons lie; pay, fix the targets, and go through the Attack."""
    slot, defender = g.front[g.turn], 1 - g.turn
    attack = board(g, slot).attacks[index]
    if attack.cost:
        spend_super(g, g.turn, cost_of_ultimate(g, g.turn, attack.cost), "MEGA-ULT-01")
    begin_strike(g, Strike(slot, index, strung, aim(g, attack, defender, strung)))
    g.then(Armoured(), Defend(defender), Land(), Rest(), Reward(), StrikeOver())
    if attack.chosen and g.side[defender]:
        g.then(Choose())


def aim(g: Bout, attack: Attack, defender: int, strung: bool) -> tuple[int, ...]:
    """MEGA-ATK-02, MEGA-BOARD-05: what is coming to whom (MEGA-RULING-42)."""
    hits = list(NO_HITS)
    front = attack.front
    if strung:
        front += attack.strung
    if attack.cost and front:
        front += fury(g, g.turn)
    hits[g.front[defender]] = front
    for slot in g.side[defender]:
        hits[slot] = attack.side
    return tuple(hits)


@final
class Choose(Asks):
    """MEGA-RULING-14: an Attack that lets its player choose a Sideline Fighter; fixed before Blocks."""

    says = "Which Sideline Fighter is hit?"
    rules = ("MEGA-BOARD-05", "MEGA-RULING-14")

    def ask(self, g: Bout) -> Question:
        return Question(g.turn, "aim", g.side[1 - g.turn])

    def act(self, g: Bout, slot: int) -> None:
        g.events.append(Aimed(slot, g.fighter[slot]))
        strike = change(g)
        hit = strike.hits[slot] + board(g, strike.slot).attacks[strike.attack].chosen
        strike.hits = strike.hits[:slot] + (hit,) + strike.hits[slot + 1 :]

    def write(self, g: Bout, option: int) -> str:
        return f"hit {name(g, option)}"


@final
class Armoured(Step):
    """MEGA-RULING-17: standing texts take their part off before Blocks; that is no Block."""

    says = "What armour takes off"
    rules = ("MEGA-RULING-17",)

    def run(self, g: Bout) -> None:
        defender = 1 - g.turn
        for slot in standing(g, defender):
            if g.strike.hits[slot] > 0:
                less = armour(g, slot, defender)
                if less > 0:
                    g.events.append(Prevented(slot, g.fighter[slot], soften(g, slot, less)))


@final
class Rest(Step):
    """MEGA-ATK-03, MEGA-BLOCK-10: the rest of the text, in printed order, however much was blocked; then what the
    finished Attack sets off."""

    says = "The additional effect of the Attack"
    rules = ("MEGA-ATK-03", "MEGA-BLOCK-10")

    def run(self, g: Bout) -> None:
        strike = g.strike
        set_off(g, (Performed(strike.slot, g.fighter[strike.slot], strike.attack),))
        does = board(g, strike.slot).attacks[strike.attack].does
        if does:
            g.then(Effect(does, Ctx(owner(strike.slot), strike.slot, strike.slot, "MEGA-ATK-03")))


@final
class Reward(Step):
    """MEGA-SUPER-01, MEGA-SUPER-02, MEGA-SUPER-03, MEGA-SUPER-04, MEGA-RULING-16: one Super Token for the
    defender if damage arrived and none was blocked, three a turn at most."""

    says = "The defender's Super Token for damage"
    rules = ("MEGA-SUPER-01", "MEGA-SUPER-02", "MEGA-SUPER-03", "MEGA-SUPER-04")

    def run(self, g: Bout) -> None:
        strike = g.strike
        if strike.dealt > 0 and not strike.blocked and not strike.denied and g.earned < MOST_PER_TURN:
            earn(g, 1 - owner(strike.slot))


@final
class StrikeOver(Step):
    says = "The Attack is over"

    def run(self, g: Bout) -> None:
        end_strike(g)
