"""Bait! and Focus Attack, once they are revealed (SFTMG-BAIT-01 and on, SFTMG-FOCUS-01 and on)."""

from __future__ import annotations

from typing import Final, final

from kumite.core.position import Step
from kumite.games.sftmg.dice import blocks
from kumite.games.sftmg.events import Canceled, Discarded
from kumite.games.sftmg.happenings import NoBlock
from kumite.games.sftmg.position import BLOCK, COUNTER, Fight
from kumite.games.sftmg.printed import BAIT, CARDS
from kumite.games.sftmg.rules.counter import win_counter
from kumite.games.sftmg.rules.dice import RollBlock
from kumite.games.sftmg.rules.draw import Draw
from kumite.games.sftmg.rules.ends import fallen, knock_out
from kumite.games.sftmg.rules.forced import Shift
from kumite.games.sftmg.rules.resolve import collect_meter, end_stances
from kumite.games.sftmg.statics import shell
from kumite.games.sftmg.verbs import change, clear_card, earn, end_stay, label, say_cards, wound

BAIT_METER: Final = 2  # SFTMG-BAIT-04
FOCUS_DAMAGE: Final = 4  # SFTMG-FOCUS-03


def bait(g: Fight) -> None:
    """SFTMG-BAIT-02 to SFTMG-BAIT-10: against a Block, no dice (SFTMG-BAIT-03), 2 Meter, and the Defender may be moved;
    against another Bait! the counter wins (SFTMG-RULING-31); against anything else both cards are discarded and 1 is
    drawn."""
    attack = g.attack
    if attack.reaction == BLOCK:
        g.events.append(NoBlock(attack.target, label(g, attack.target), "it was Bait!", "SFTMG-BAIT-03"))
        earn(g, attack.by, BAIT_METER, "SFTMG-BAIT-04")
        g.then(Shift(attack.by, attack.target, 1, "SFTMG-BAIT-05"))
    elif attack.reaction == COUNTER and CARDS[g.kind[attack.answer]].type == BAIT:
        win_counter(g)
    else:
        waste(g, "SFTMG-BAIT-07")
        clear_card(g, attack.by, attack.card)
        g.then(Draw(attack.by, 1, "SFTMG-BAIT-07"))


def waste(g: Fight, rule: str) -> None:
    """SFTMG-RULING-33, SFTMG-RULING-106: the Defender's card is discarded, even one that would stay in play."""
    who, card = g.attack.target, g.attack.answer
    if card in g.stays[who]:
        end_stay(g, who, card)
    elif card in g.table[who]:
        clear_card(g, who, card)
        say_cards(g, Discarded, who, (card,), rule)


def focus(g: Fight) -> None:
    """SFTMG-FOCUS-03, SFTMG-FOCUS-04: 4 damage less blocks, if the Defender blocked.  SFTMG-FOCUS-05, SFTMG-FOCUS-06,
    SFTMG-RULING-33: canceled by anything else, which is discarded, too."""
    attack = g.attack
    if attack.reaction == BLOCK:
        change(g).is_rolled = True
        g.then(RollBlock(), FocusDamage())
        return
    by = CARDS[g.kind[attack.answer]].name
    g.events.append(Canceled(CARDS[attack.kind].name, by, "SFTMG-FOCUS-05"))


@final
class FocusDamage(Step):
    """SFTMG-FOCUS-03, SFTMG-FOCUS-04, SFTMG-RULING-32: each block cancels 1 of the 4; it never Whiffs, and opens no
    Combo (SFTMG-FOCUS-09)."""

    says = "The damage of Focus Attack"
    rules = ("SFTMG-FOCUS-03", "SFTMG-FOCUS-04", "SFTMG-FOCUS-09")

    def run(self, g: Fight) -> None:
        attack = g.attack
        target = attack.target
        damage = max(0, FOCUS_DAMAGE - blocks(attack.blocks) - attack.armour - shell(g, target))
        if damage > 0:
            wound(g, target, damage, True, "SFTMG-FOCUS-03")
            end_stances(g, target)
            out = fallen(g, (target,))
            if out:
                knock_out(g, out)
                return
        collect_meter(g)
