"""The Combat Phase: forms, the attack stack, passing (UVS-COMBAT-01 to UVS-COMBAT-11)."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question, Step
from kumite.games.universus.deeds import Carried
from kumite.games.universus.faces import held_abilities
from kumite.games.universus.handwork import hides
from kumite.games.universus.label import label
from kumite.games.universus.lasting import expire
from kumite.games.universus.legal import first_turn, plays_card
from kumite.games.universus.pick import CARD, Chooser, choose
from kumite.games.universus.playable import playable_abilities, playable_cards
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx
from kumite.games.universus.replacing import undertake
from kumite.games.universus.rules.ability import begin_ability
from kumite.games.universus.rules.attack import Enter
from kumite.games.universus.rules.clear import EndPhase
from kumite.games.universus.rules.moment import moment
from kumite.games.universus.rules.play import begin_play
from kumite.games.universus.rules.window import ABILITY, ability_label, meant_once, offered_once
from kumite.games.universus.rulings import forbidden
from kumite.games.universus.seams import Passed
from kumite.games.universus.secrecy import bring_up, show_hand, tidy_hands
from kumite.games.universus.sorts import distinct
from kumite.games.universus.terms import (
    AS_FORM,
    BEFORE_RIVAL_COMBAT,
    BEFORE_YOUR_COMBAT,
    BEGINS,
    COMBAT_PHASE,
    DISCARDS,
    ENDS,
    FORM,
    HAND,
    NEXT_FORM,
    NOBODY,
    V_DISCARD,
)
from kumite.games.universus.texts import SETTLE

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
        expire(g, BEFORE_YOUR_COMBAT)
        expire(g, BEFORE_RIVAL_COMBAT)
        moment(g, COMBAT_PHASE, BEGINS)
        g.then(SETTLE, COMBAT)


class Combat(Step):
    """Nothing is going on: a pending attack enters its sequence (UVS-STACK-06); or the phase ends; or a form."""

    says = "Go on with the Combat Phase"
    rules = ("UVS-COMBAT-06", "UVS-COMBAT-07", "UVS-STACK-06")

    def run(self, g: Versus) -> None:
        g.edits += 1
        if g.untidy:
            tidy_hands(g)
        forget_past(g)
        g.loops = 0
        g.landed = NOBODY
        if g.cut == COMBAT_PHASE:
            g.stack = ()  # what has come since an effect has ended the phase does not begin any more (UVS-RULING-27)
        if g.stack:
            h = g.stack[-1]
            g.stack = g.stack[:-1]
            attacks = not first_turn(g, g.owner[h]) or g.turn != g.owner[h]
            g.then(*([Enter(h)] if attacks else []), COMBAT)  # UVS-RULING-28
        elif g.ending:
            g.cut = 0
            expire(g, NEXT_FORM)
            g.then(EndCombat())
        else:
            g.cut = 0  # a step of an attack that has not come to it
            g.todo.append(FORM_OR_PASS)


def forget_past(g: Versus) -> None:
    """What cards were is kept as long as an effect's scope reaches back to it (UVS-SCOPE-04)."""
    starts = [effect.scope.start for effect in g.effects if effect.scope.start > 0]
    since = min(starts) if starts else 0
    g.past = tuple([left for left in g.past if left.tick >= since]) if starts else ()


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
        may_pass = g.tried or not g.house.edition.duty or not can_try(g, cards, forms)
        options = [PASS] if may_pass else []
        options += [CARD + h for h in distinct(g, who, tuple(cards))]
        options += offered_once(g, who, [ABILITY + 64 * h + n for h, n in forms])
        return Question(who, "form", tuple(options), always=bool(g.hand[who]) or hides(g, who))

    def prompt(self, g: Versus) -> str:
        """UVS-COMBAT-10: the first one cannot be passed as long as a card can be tried."""
        asking = g.asking if g.waiting is self else None
        return self.says if asking is None or PASS in asking.options else "Play a form"

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        g.loops = 0
        who = g.turn
        if option == PASS:
            expire(g, NEXT_FORM)
            passing(g, who)
        elif option < ABILITY:
            g.forms += 1
            g.then(EndPermission(for_next_form(g)), COMBAT)
            begin_play(g, who, bring_up(g, option - CARD), AS_FORM)
        else:
            g.then(EndPermission(for_next_form(g)), COMBAT)
            begin_ability(g, who, bring_up(g, (option - ABILITY) // 64), (option - ABILITY) % 64)

    def write(self, g: Versus, option: int) -> str:
        if option == PASS:
            return "pass"
        options = self.offered(g)
        if option >= ABILITY:
            return ability_label(g, g.turn, option, options)
        cards = tuple([o - CARD for o in options if PASS < o < ABILITY])
        return f"play {label(g, g.turn, option - CARD, cards)}"

    def meant(self, g: Versus, text: str) -> int:
        return meant_once(g, g.turn, text, [ABILITY + 64 * h + n for h, n in playable_abilities(g, g.turn, FORM)])


def can_try(g: Versus, cards: list[int], forms: list[tuple[int, int]]) -> bool:
    """Whether one of these cards and Form abilities is a card of the hand that can be tried."""
    for h in cards:
        if g.zone[h] == HAND:
            return True
    for h, number in forms:
        if g.zone[h] == HAND and plays_card(g, h, held_abilities(g, h)[number]):
            return True
    return False


def for_next_form(g: Versus) -> tuple[int, ...]:
    """The effects, by number, that are about the form which begins now; what it brings is about another one."""
    return tuple([effect.id for effect in g.effects if effect.until == NEXT_FORM])


class EndPermission(Step):
    """The next form was this one (UVS-RULING-77)."""

    says = "The next form is over"

    def __init__(self, effects: tuple[int, ...]) -> None:
        self.effects = effects

    def run(self, g: Versus) -> None:
        if self.effects:
            expire(g, NEXT_FORM, NOBODY, self.effects)


def passing(g: Versus, who: int) -> None:
    """UVS-COMBAT-11, UVS-RULING-26: whoever could try no card shows the hand and discards one."""
    g.ending = True
    g.events.append(Passed(who))
    g.then(COMBAT)
    if not g.tried and g.hand[who] and g.house.edition.duty:
        show_hand(g, who)
        g.then(SETTLE)
        cards = tuple([h for h in g.hand[who] if not forbidden(g, DUTY.deed(who).act(g, h))])
        choose(g, who, cards, min(1, len(cards)), 1, DUTY, Ctx(who, g.character[who], 0), who)


class Duty(Chooser):
    """The card that is discarded for want of a form: by rule, which is no effect (UVS-COMBAT-11, UVS-EFF-02)."""

    def asks(self) -> str:
        return "discard"

    def deed(self, who: int) -> Carried:
        return Carried(V_DISCARD, DISCARDS, who)

    def took(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        undertake(g, self.deed(doer), cards)


DUTY: Final = Duty()
COMBAT: Final = Combat()
FORM_OR_PASS: Final = Form()


class EndCombat(Step):
    """The Combat Phase ends when nothing is going on (UVS-PHASE-01)."""

    says = "The Combat Phase ends"
    rules = ("UVS-PHASE-01",)

    def run(self, g: Versus) -> None:
        moment(g, COMBAT_PHASE, ENDS)
        expire(g, COMBAT_PHASE)
        g.then(SETTLE, EndPhase())
