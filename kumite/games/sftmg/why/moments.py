"""Why not now?  Whose turn it is, what comes first, and what could be written instead."""

from __future__ import annotations

from typing import Final

from kumite.core.game import Why, notations, the_question
from kumite.core.position import RuleIds
from kumite.core.wishes import written_out
from kumite.errors import brief
from kumite.games.sftmg.grid import OFF
from kumite.games.sftmg.position import NAMES, NOBODY, Fight, foes_of, rival_of, standing
from kumite.games.sftmg.printed import ROSTER
from kumite.games.sftmg.rules.combo import GoOn
from kumite.games.sftmg.rules.turn import Act, FreeMove
from kumite.games.sftmg.verbs import label

A_CARDS_TEXT: Final = ("SFTMG-CARD-04",)  # asks, where a question has no rules of its own
BEFORE: Final = ("select", "ready", "set")  # phases before the first turn of a round
FREE_RULES: Final = ("SFTMG-ACTION-06", "SFTMG-RULING-108")


def rules_of_the_question(g: Fight) -> RuleIds:
    """By which it is asked."""
    return the_question(g)[1].rules or A_CARDS_TEXT


def if_possible(g: Fight, option: str) -> Why | None:
    """What was meant, where that is one of the options."""
    return written_out(option) if option in notations(g) else None


# Moments


def decided_first(g: Fight) -> Why:
    says = the_question(g)[1].says
    return Why(f"something else has to be decided first ({says})", rules_of_the_question(g))


def not_begun(g: Fight) -> Why | None:
    """Before the first turn of a round there is nothing to do but to get ready."""
    if g.phase not in BEFORE:
        return None
    return Why(f"the round has not begun yet ({the_question(g)[1].says})", ("SFTMG-VS-11", "SFTMG-TURN-01"))


def no_action(g: Fight, seat: int) -> Why | None:
    """Actions: in Fight! of one's own turn, while there are any."""
    before = not_begun(g)
    if before is not None:
        return before
    if seat != g.turn:
        return Why("Actions are taken in Fight! of your own turn", ("SFTMG-TURN-06",))
    if isinstance(g.waiting, FreeMove):
        reason = "Actions are taken in Fight!, after Move!; 'stay' ends Move!"
        return Why(reason, ("SFTMG-TURN-01", "SFTMG-TURN-06"))
    if isinstance(g.waiting, GoOn):
        reason = "your attack is still going on; 'stop' ends it, and then the next Action may follow"
        return Why(reason, ("SFTMG-COMBO-01", "SFTMG-ACTION-03"))
    if not isinstance(g.waiting, Act):
        return decided_first(g)
    return Why("no Action is left this turn", ("SFTMG-TURN-06",)) if g.actions == 0 else None


def no_free_action(g: Fight, seat: int) -> Why | None:
    """Free Actions: on one's own turn, while nothing is being resolved."""
    before = not_begun(g)
    if before is not None:
        return before
    if seat != g.turn:
        return Why("Free Actions are taken on your own turn", FREE_RULES)
    if isinstance(g.waiting, GoOn):
        reason = "no Free Action is taken in the middle of a Combo but the next card of it; 'stop' ends it"
        return Why(reason, ("SFTMG-ACTION-07",))
    if not isinstance(g.waiting, FreeMove | Act):
        says = the_question(g)[1].says
        return Why(f"no Free Action is taken while something is being resolved ({says})", FREE_RULES)
    return None


# Targets


def foe_meant(g: Fight, seat: int, target: str) -> int:
    """The opponent of this name, or the only one, or the nearest, where none is named; NOBODY if there is none."""
    wanted = target.lower()
    for foe in foes_of(g, seat):
        named = (label(g, foe).lower(), ROSTER[g.fighter[foe]].name.lower(), NAMES[foe].lower())
        if wanted in named and g.at[foe] != OFF:
            return foe
    return NOBODY if wanted else rival_of(g, seat)


def no_target(g: Fight, seat: int, target: str) -> Why:
    """SFTMG-RULING-92: only opponents on the stage are attacked."""
    foes = [label(g, foe) for foe in standing(g, foes_of(g, seat))]
    who = f"your opponent is {foes[0]}" if len(foes) == 1 else f"your opponents are {', '.join(foes)}"
    rules = ("SFTMG-ATTACK-01",) if len(g.fighter) == 2 else ("SFTMG-ATTACK-01", "SFTMG-RULING-92")
    return Why(f"{brief(target)} cannot be attacked; {who}", rules)
