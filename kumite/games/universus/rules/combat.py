"""The Combat Phase: forms, the attack stack, passing (UVS-COMBAT-01 to UVS-COMBAT-11)."""

from __future__ import annotations

from typing import Final

from kumite.core.position import Asks, Question, Step
from kumite.games.universus.events import Passed
from kumite.games.universus.faces import held_abilities
from kumite.games.universus.handwork import hides
from kumite.games.universus.label import label
from kumite.games.universus.lasting import expire
from kumite.games.universus.legal import first_turn, playable_abilities, playable_cards, plays_card
from kumite.games.universus.pick import CARD, distinct
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx
from kumite.games.universus.rules.ability import begin_ability
from kumite.games.universus.rules.attack import Enter
from kumite.games.universus.rules.clear import EndPhase
from kumite.games.universus.rules.moment import moment
from kumite.games.universus.rules.play import begin_play
from kumite.games.universus.rules.window import ABILITY, ability_label, offered_once
from kumite.games.universus.secrecy import bring_up, show_hand, tidy_hands
from kumite.games.universus.terms import (
    AS_FORM,
    BEGINS,
    COMBAT_PHASE,
    ENDS,
    FORM,
    HAND,
    NEXT_FORM,
    NOBODY,
)
from kumite.games.universus.texts import SETTLE, Run
from kumite.games.universus.words.moves import Discard
from kumite.games.universus.words.sels import Sel

PASS: Final = 0


class CombatPhase(Step):
    """UVS-COMBAT-01."""

    says = "The Combat Phase begins"
    rules = ("UVS-COMBAT-01",)

    def run(self, g: Versus) -> None:
        g.edits += 1
        tidy_hands(g)
        g.phase, g.ending, g.forms, g.tried = COMBAT_PHASE, False, 0, False
        g.fought = len(g.log)
        moment(g, COMBAT_PHASE, BEGINS)
        g.then(SETTLE, Combat())


class Combat(Step):
    """Nothing is going on: a pending attack enters its sequence (UVS-STACK-06); or the phase ends; or a form."""

    says = "Go on with the Combat Phase"
    rules = ("UVS-COMBAT-06", "UVS-COMBAT-07", "UVS-STACK-06")

    def run(self, g: Versus) -> None:
        g.edits += 1
        tidy_hands(g)
        forget_past(g)
        g.loops = 0
        g.landed = NOBODY
        if g.stack:
            h = g.stack[-1]
            g.stack = g.stack[:-1]
            attacks = not first_turn(g, g.owner[h]) or g.turn != g.owner[h]
            g.then(*([Enter(h)] if attacks else []), Combat())  # UVS-RULING-28
        elif g.ending:
            expire(g, NEXT_FORM)
            g.then(EndCombat())
        else:
            g.then(Form())


def forget_past(g: Versus) -> None:
    """What cards were is kept as long as an effect's scope reaches back to it (UVS-SCOPE-04)."""
    starts = [effect.scope.start for effect in g.effects if effect.scope.start > 0]
    g.past = tuple([left for left in g.past if left.tick >= min(starts)]) if starts else ()


class Form(Asks):
    """UVS-COMBAT-02, UVS-COMBAT-03, UVS-COMBAT-04: the active player plays a form, or passes, which is none
    (UVS-COMBAT-05).
    A form is a card, or a Form ability (UVS-FORM-01)."""

    says = "Play a form, or pass"
    rules = ("UVS-COMBAT-03", "UVS-COMBAT-04", "UVS-COMBAT-10")

    def ask(self, g: Versus) -> Question:
        who = g.turn
        cards = playable_cards(g, who)
        forms = playable_abilities(g, who, FORM)
        actions = [h for h, n in forms if g.zone[h] == HAND and plays_card(g, h, held_abilities(g, h)[n])]
        may_pass = g.tried or not g.house.edition.duty or not (any(g.zone[h] == HAND for h in cards) or actions)
        options = [PASS] if may_pass else []
        options += [CARD + h for h in distinct(g, who, tuple(cards))]
        options += offered_once(g, [ABILITY + 64 * h + n for h, n in forms])
        return Question(who, "form", tuple(options), always=bool(g.hand[who]) or hides(g, who))

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        g.loops = 0
        who = g.turn
        if option == PASS:
            expire(g, NEXT_FORM)
            passing(g, who)
        elif option < ABILITY:
            g.forms += 1
            g.then(Combat())
            g.then(EndPermission())
            begin_play(g, who, bring_up(g, option - CARD), AS_FORM)
        else:
            g.then(Combat())
            expire(g, NEXT_FORM)
            begin_ability(g, who, bring_up(g, (option - ABILITY) // 64), (option - ABILITY) % 64)

    def write(self, g: Versus, option: int) -> str:
        if option == PASS:
            return "pass"
        options = self.ask(g).options
        if option >= ABILITY:
            return ability_label(g, g.turn, option, options)
        cards = tuple([o - CARD for o in options if PASS < o < ABILITY])
        return f"play {label(g, g.turn, option - CARD, cards)}"


class EndPermission(Step):
    """The next form was this one (UVS-RULING-77)."""

    says = "The next form is over"

    def run(self, g: Versus) -> None:
        expire(g, NEXT_FORM)


def passing(g: Versus, who: int) -> None:
    """UVS-COMBAT-11, UVS-RULING-26: whoever could try no card shows the hand and discards one."""
    g.ending = True
    g.events.append(Passed(who))
    g.then(Combat())
    if not g.tried and g.hand[who] and g.house.edition.duty:
        show_hand(g, who)
        g.then(Run((Discard(Sel(1, zones=(HAND,))),), Ctx(who, g.character[who], 0)))


class EndCombat(Step):
    """The Combat Phase ends when nothing is going on (UVS-PHASE-01)."""

    says = "The Combat Phase ends"
    rules = ("UVS-PHASE-01",)

    def run(self, g: Versus) -> None:
        moment(g, COMBAT_PHASE, ENDS)
        expire(g, COMBAT_PHASE)
        g.then(SETTLE, EndPhase())
