"""A Whiff, and what may be played in answer to it (SFTMG-WHIFF-04)."""

from __future__ import annotations

from typing import Final, final

from kumite.core.effects import Ctx, Effect
from kumite.core.piles import one_of
from kumite.core.position import Asks, Question
from kumite.games.sftmg.events import Missed
from kumite.games.sftmg.position import Fight
from kumite.games.sftmg.printed import CARDS, EVENT, FOCUS, WHIFFED
from kumite.games.sftmg.rules.draw import held
from kumite.games.sftmg.rules.harm import Harm, met
from kumite.games.sftmg.rules.reach import NO_SIGHT, sees_foe
from kumite.games.sftmg.rules.spent import Spent
from kumite.games.sftmg.verbs import label, play_event

PASS: Final = 0
KIND: Final = 1  # + kind of card

FOCUS_RESPONSE: Final = 2  # damage (SFTMG-FOCUS-07)


@final
class Whiff(Asks):
    """SFTMG-WHIFF-04, SFTMG-FOCUS-07, SFTMG-FOCUS-08, SFTMG-RULING-34: the target of the attack, and nobody else, may
    respond; one Response after the other (SFTMG-RULING-120)."""

    says = "The Defender may respond to the Whiff"
    rules = ("SFTMG-WHIFF-04", "SFTMG-FOCUS-07", "SFTMG-FOCUS-08", "SFTMG-RULING-34")

    def ask(self, g: Fight) -> Question:
        who = g.attack.target
        kinds = [kind for kind in held(g, who) if responds(g, who, kind)]
        return Question(who, "whiff", (PASS,) + tuple([KIND + kind for kind in kinds]), always=len(g.hand[who]) > 0)

    def act(self, g: Fight, option: int) -> None:
        if option != PASS:
            g.then(Whiff())
            respond(g, g.attack.target, option - KIND)

    def write(self, g: Fight, option: int) -> str:
        return "pass" if option == PASS else f"play {CARDS[option - KIND].name}"

    def prompt(self, g: Fight) -> str:
        return f"{label(g, g.attack.by)} whiffed. Do you respond?"


def responds(g: Fight, who: int, kind: int) -> bool:
    card = CARDS[kind]
    return card.type == FOCUS or (card.type == EVENT and card.moment == WHIFFED and met(g, who, kind, g.attack.by))


def respond(g: Fight, who: int, kind: int) -> None:
    """SFTMG-RULING-19, SFTMG-LOS-01: what is aimed at the attacker needs line of sight, but no range."""
    card, printed, foe = one_of(g, g.hand[who], kind), CARDS[kind], g.attack.by
    play_event(g, who, card, "SFTMG-WHIFF-04")
    g.then(Spent(who, card))
    if (printed.type == FOCUS or printed.aimed) and not sees_foe(g, who, foe):
        g.events.append(Missed(printed.name, NO_SIGHT, "SFTMG-LOS-05"))
    elif printed.type == FOCUS:
        g.then(Harm((foe,), FOCUS_RESPONSE, "SFTMG-FOCUS-07"))
    else:
        g.then(Effect(printed.does, Ctx(who, kind, foe, "SFTMG-WHIFF-04")))
