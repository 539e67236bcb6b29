"""Counter-Attacks: the types are compared, and the line at the bottom of the card is carried out."""

from __future__ import annotations

from kumite.core.effects import Ctx, Effect
from kumite.games.sftmg.cards.counters import COUNTER_RULES, COUNTERS
from kumite.games.sftmg.events import Canceled, CounterFailed
from kumite.games.sftmg.position import Fight
from kumite.games.sftmg.printed import CARDS
from kumite.games.sftmg.verbs import clear_card


def countered(g: Fight) -> bool:
    """SFTMG-COUNTER-03, SFTMG-TYPE-05: the printed types are compared.  SFTMG-COUNTER-06: on a mismatch the counter
    card is discarded, and there is no Block."""
    attack = g.attack
    card, counter = CARDS[attack.kind], CARDS[g.kind[attack.answer]]
    if card.type != counter.type:
        g.events.append(CounterFailed(counter.name, card.name, "SFTMG-COUNTER-06"))
        clear_card(g, attack.target, attack.answer)
        return False
    win_counter(g)
    return True


def win_counter(g: Fight) -> None:
    """SFTMG-COUNTER-04: the attack is canceled and discarded.  SFTMG-COUNTER-05, SFTMG-COUNTER-11 to SFTMG-COUNTER-14,
    SFTMG-BAIT-09, SFTMG-RULING-96, SFTMG-RULING-114: the counter line is carried out at once; it offers no reaction and
    no Combo."""
    attack = g.attack
    counter = CARDS[g.kind[attack.answer]]
    g.events.append(Canceled(CARDS[attack.kind].name, counter.name, "SFTMG-COUNTER-04"))
    clear_card(g, attack.by, attack.card)
    line = Ctx(attack.target, g.kind[attack.answer], attack.by, COUNTER_RULES[counter.type])
    g.then(Effect(COUNTERS[counter.type], line))
