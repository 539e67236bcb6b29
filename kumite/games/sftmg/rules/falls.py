"""A KO that does not end the round: what stops, who has won, whose token goes where (SFTMG-TEAM-11, SFTMG-TEAM-12).

A mode's `fall` step uses these.
"""

from __future__ import annotations

from typing import Final, final

from kumite.core.position import Step
from kumite.games.sftmg.match import clear_away, drop, set_playing
from kumite.games.sftmg.position import Fight, gone
from kumite.games.sftmg.rules.attack import Enhance, Proceed, Resolve
from kumite.games.sftmg.rules.charge import Charging, Dashing
from kumite.games.sftmg.rules.combo import Aftermath, GoOn
from kumite.games.sftmg.rules.dice import Reroll, RollAttack, RollBlock
from kumite.games.sftmg.rules.ends import end_round, together
from kumite.games.sftmg.rules.order import PassToken, heirs, members, token_leaves
from kumite.games.sftmg.rules.power_up import BeforeAction, Respond
from kumite.games.sftmg.rules.react import Boost, React
from kumite.games.sftmg.rules.resolve import AfterDamage, CardText, Keyword, MixUp, PickDie, Strike
from kumite.games.sftmg.rules.setup import PrepareDecks
from kumite.games.sftmg.rules.turn import AboutToAct, Act, FightPhase, FreeMove, MovePhase
from kumite.games.sftmg.rules.utility import FocusDamage
from kumite.games.sftmg.rules.whiff import Whiff

OF_AN_ATTACK: Final[tuple[type[Step], ...]] = (
    *(React, Boost, Resolve, Proceed, Charging, Dashing, Enhance, RollAttack, RollBlock, MixUp, PickDie, Reroll),
    *(Strike, FocusDamage, AfterDamage, Keyword, CardText, Aftermath, Whiff, GoOn),
)
OF_A_TURN: Final[tuple[type[Step], ...]] = (MovePhase, FreeMove, FightPhase, BeforeAction, Respond, AboutToAct, Act)


def cut_short(g: Fight) -> None:
    """SFTMG-RULING-90, SFTMG-RULING-128: without its Attacker or its Defender an attack stops there; so does the turn
    of somebody who is KO'd.  Other texts and Collisions under way are carried out for those who are left."""
    if g.attack.by in g.fallen or g.attack.target in g.fallen:
        drop(g, OF_AN_ATTACK)
    if g.turn in g.fallen:
        drop(g, OF_A_TURN)


def is_over(g: Fight) -> bool:
    """SFTMG-TEAM-12, SFTMG-FFA-01: the last team standing wins together, the KO'd too.  SFTMG-RULING-111: where the
    last ones fall together, these teams play again."""
    left = [team for team in g.playing if False in [gone(g, who) for who in members(g, team)]]
    if len(left) > 1:
        return False
    if left:
        winners = tuple(members(g, left[0]))
        alive = [who for who in winners if not gone(g, who)]
        why = f"{together(g, tuple(alive))} {'is' if len(alive) == 1 else 'are'} the last standing"
        end_round(g, winners, g.house.won_by, why)
    else:
        set_playing(g, tuple(sorted({g.house.teams[who] for who in g.fallen})))
        end_round(g, (), "SFTMG-RULING-111")
    return True


def pass_tokens(g: Fight) -> None:
    """SFTMG-TEAM-11, SFTMG-RULING-49: an ally gets the token; where nobody of the team is left, it leaves the game."""
    for who in g.fallen:
        for token, holder in enumerate(g.order):
            if holder == who and heirs(g, who):
                g.then(PassToken(who, token))
            elif holder == who:
                token_leaves(g, token)


@final
class PlayAgain(Step):
    """SFTMG-RULING-111: everything is put back, and those teams that fell together begin anew."""

    says = "Those who fell together play again"
    rules = ("SFTMG-RULING-111",)

    def run(self, g: Fight) -> None:
        clear_away(g)
        if g.house.ready is not None:
            g.then(PrepareDecks(), g.house.ready)
