"""A turn: Start Phase with its three steps, Combat Phase, End Phase (UVS-STARTPH-01)."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question, Step
from kumite.games.universus.deckwork import leave_deck
from kumite.games.universus.deeds import Carried
from kumite.games.universus.faces import face, title_of
from kumite.games.universus.label import label
from kumite.games.universus.lasting import expire
from kumite.games.universus.pick import CARD
from kumite.games.universus.position import ATTACHED, COMMITTED, FROZEN, Versus
from kumite.games.universus.printed import Ctx, Happening
from kumite.games.universus.replacing import undertake
from kumite.games.universus.rules.combat import CombatPhase
from kumite.games.universus.rules.moment import moment
from kumite.games.universus.rulings import forbidden, rules_of, spares, unruled
from kumite.games.universus.seams import TurnBegan
from kumite.games.universus.secrecy import bring_up, tidy_hands
from kumite.games.universus.sorts import distinct
from kumite.games.universus.story import remember_turn
from kumite.games.universus.terms import (
    BEFORE_RIVAL_TURN,
    BEFORE_YOUR_TURN,
    BEGINS,
    BY_RULE,
    DISCARDS,
    DRAW_STEP,
    ENDS,
    HAND,
    NOBODY,
    READY_OF_OWNER,
    READY_STEP,
    REVIEW_STEP,
    STAGE,
    START_PHASE,
    TURN,
    V_DRAW,
    V_READY,
    V_REVIEW,
)
from kumite.games.universus.texts import SETTLE
from kumite.games.universus.values import number
from kumite.games.universus.verbs import finish, ready, set_flag, tell
from kumite.games.universus.words.rule import HAND_SIZE_IS

NO: Final = 0
YES: Final = 1


class Turn(Step):
    """UVS-AP-01: the next turn, of the player whose turn it is now."""

    says = "The next turn"
    rules = ("UVS-AP-01", "UVS-STARTPH-01")

    def run(self, g: Versus) -> None:
        g.edits += 1
        g.turns += 1
        remember_turn(g)
        g.log, g.past, g.uses, g.names, g.reversals = [], (), (), (), ()
        g.attacks, g.targets, g.loops = [0, 0], (), 0
        if g.turns > g.house.turn_limit:
            finish(g, (), f"{g.house.turn_limit} turns are over", ("UVS-RULING-63",))
            return
        g.phase = START_PHASE
        expire(g, BEFORE_YOUR_TURN)
        expire(g, BEFORE_RIVAL_TURN)
        g.events.append(TurnBegan(g.turn, g.turns))
        moment(g, TURN, BEGINS)
        if g.turns == 1:
            g.then(SETTLE, CombatPhase(), Turn())  # UVS-SETUP-09
        else:
            g.then(SETTLE, *g.house.edition.phases, CombatPhase(), Turn())


def start_phase(draw: Step) -> tuple[Step, ...]:
    """UVS-STARTPH-01: Ready, Review and Draw Step, with what happens at their seams (UVS-PHASE-03)."""
    steps: list[Step] = [Begin(START_PHASE)]
    for period, step in ((READY_STEP, ReadyStep()), (REVIEW_STEP, ReviewStep()), (DRAW_STEP, draw)):
        steps += [Begin(period), step, Finish(period)]
    return (*steps, Finish(START_PHASE))


class Begin(Step):
    """The Start Phase or a step of it begins: what waits for that comes before anything is done in it."""

    says = "The next step begins"
    rules = ("UVS-PHASE-03",)

    __slots__ = ("period",)

    def __init__(self, period: int) -> None:
        self.period = period

    def run(self, g: Versus) -> None:
        g.edits += 1
        g.phase = self.period
        if g.untidy:
            tidy_hands(g)
        moment(g, self.period, BEGINS)
        g.then(SETTLE)


class Finish(Step):
    """It ends, and with it what lasted so long."""

    says = "The step ends"
    rules = ("UVS-PHASE-03", "UVS-DET-03")

    __slots__ = ("period",)

    def __init__(self, period: int) -> None:
        self.period = period

    def run(self, g: Versus) -> None:
        moment(g, self.period, ENDS)
        expire(g, self.period)
        if self.period == READY_STEP:
            expire(g, READY_OF_OWNER)
        g.then(SETTLE)


class ReadyStep(Step):
    """UVS-READYST-02: all committed cards, but no frozen ones (UVS-FREEZE-01), as one event."""

    says = "The Ready Step"
    rules = ("UVS-READYST-01", "UVS-READYST-02", "UVS-FREEZE-01")

    __slots__ = ("asked", "left")

    def __init__(self, asked: Zone = (), left: Zone = ()) -> None:
        self.asked = asked  # about which cards somebody has been asked
        self.left = left  # those of them that stay committed by choice

    def run(self, g: Versus) -> None:
        g.edits += 1
        cards = [h for h in g.stage[g.turn] if would_ready(g, h) and h not in self.left]
        for h in cards if not unruled(g, V_READY) else []:
            chooser = NOBODY if h in self.asked else spares(g, readying(g, h))
            if chooser != NOBODY:
                g.then(ReadyOrLeave(h, chooser, self.asked, self.left))
                return
        ready_all(g, tuple(cards))
        g.then(SETTLE)


def ready_all(g: Versus, cards: Zone) -> None:
    who = g.turn
    for h in cards:
        ready(g, h)
    for h in g.stage[who]:
        if g.flags[h] & FROZEN:
            set_flag(g, h, FROZEN, False)  # UVS-RULING-08
    if cards:
        faces = tuple([face(g, h) for h in cards])
        tell(g, Happening(V_READY, who, cards, len(cards), 0, BY_RULE, NOBODY, STAGE, STAGE, g.tick, faces))


class ReadyOrLeave(Asks):
    """A rule effect lets somebody choose that the card does not ready, when it would (UVS-RULING-261)."""

    says = "Ready the card, or leave it committed"
    rules = ("UVS-RULING-261", "UVS-READYST-02")

    def __init__(self, card: int, who: int, asked: Zone, left: Zone) -> None:
        self.card = card
        self.who = who
        self.asked = asked
        self.left = left

    def ask(self, g: Versus) -> Question:
        return Question(self.who, "ready", (0, 1))

    def act(self, g: Versus, option: int) -> None:
        left = (*self.left, self.card) if option else self.left
        g.then(ReadyStep((*self.asked, self.card), left))

    def write(self, g: Versus, option: int) -> str:
        return "leave it committed" if option else "ready it"

    def prompt(self, g: Versus) -> str:
        return f"Ready {title_of(g, self.card)}, or leave it committed"


def would_ready(g: Versus, h: int) -> bool:
    flags = g.flags[h]
    return bool(flags & COMMITTED) and not flags & (FROZEN | ATTACHED) and not held_down(g, h)


def readying(g: Versus, h: int) -> Happening:
    return Happening(V_READY, g.owner[h], (h,), 1, 0, BY_RULE, faces=(face(g, h),))


def held_down(g: Versus, h: int) -> bool:
    return not unruled(g, V_READY) and forbidden(g, readying(g, h))


def kept(g: Versus, h: int) -> bool:
    """A rule effect forbids to discard it (UVS-RULE-04)."""
    if unruled(g, V_REVIEW):
        return False
    act = Happening(V_REVIEW, g.owner[h], (h,), 1, 0, BY_RULE, NOBODY, HAND, DISCARDS, g.tick, (face(g, h),))
    return forbidden(g, act)


class ReviewStep(Asks):
    """UVS-REVIEW-02: one card may be discarded."""

    says = "Review: discard a card, or keep them all"
    rules = ("UVS-REVIEW-01", "UVS-REVIEW-02")

    def ask(self, g: Versus) -> Question:
        who = g.turn
        cards = tuple([h for h in g.hand[who] if not kept(g, h)])
        return Question(who, "review", (NO, *[CARD + h for h in distinct(g, who, cards)]))

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        if option != NO:
            g.then(SETTLE)
            undertake(g, Carried(V_REVIEW, DISCARDS, g.turn), (bring_up(g, option - CARD),))
            return
        g.then(SETTLE)

    def write(self, g: Versus, option: int) -> str:
        return "keep all" if option == NO else f"discard {label(g, g.turn, option - CARD)}"


class DrawStep(Asks):
    """UVS-DRAWST-02, UVS-DRAWST-03: up to the hand size, which is no maximum (UVS-HSIZE-02, UVS-HAND-03); the
    second player may draw one more on the first turn (UVS-SETUP-11)."""

    says = "Draw one extra card?"
    rules = ("UVS-DRAWST-01", "UVS-DRAWST-02", "UVS-SETUP-11")

    def ask(self, g: Versus) -> Question:
        return Question(g.turn, "extra", (YES, NO) if g.turns == 2 else (NO,))

    def act(self, g: Versus, option: int) -> None:
        draw_to_hand_size(g, option)

    def write(self, g: Versus, option: int) -> str:
        return "draw one extra card" if option == YES else "no extra card"


def draw_to_hand_size(g: Versus, extra: int) -> None:
    """And so many more (UVS-RULING-29)."""
    g.edits += 1
    who = g.turn
    n = max(0, hand_size(g, who) - len(g.hand[who])) + extra
    g.then(SETTLE)
    leave_deck(g, Ctx(who, g.character[who], 0), V_DRAW, who, n, HAND, "drawn", BY_RULE)


def hand_size(g: Versus, who: int) -> int:
    """UVS-HSIZE-01, and what rule effects make of it."""
    n = face(g, g.character[who]).hand_size
    for one in rules_of(g, HAND_SIZE_IS, V_DRAW):
        if one.covers(g, Happening(V_DRAW, who)):
            n += number(g, one.ctx, one.rule.amount)
    return max(0, n)
