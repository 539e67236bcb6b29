"""The End Phase: both card pools are cleared, and the turn ends (UVS-ENDPH-01, UVS-CLRP-01 to UVS-CLRP-08)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question, Step
from kumite.games.universus.attaching import can_stay
from kumite.games.universus.deeds import Carried
from kumite.games.universus.faces import card_of, face, title_of
from kumite.games.universus.lasting import end_of_turn, expire
from kumite.games.universus.ontop import come_off
from kumite.games.universus.position import AS_A_BLOCK, DEALT, PLAYED, Versus, rival_of
from kumite.games.universus.printed import Face, Happening
from kumite.games.universus.replacing import undertake
from kumite.games.universus.rules.moment import moment, seldom
from kumite.games.universus.rules.refresh import refresh_all
from kumite.games.universus.rulings import forbidden, says, spares, unruled
from kumite.games.universus.terms import (
    ASSET,
    ATTACK,
    BACKUP,
    BEGINS,
    BY_RULE,
    CHARACTER,
    DISCARDS,
    END_PHASE,
    ENDS,
    FOUNDATION,
    MOMENTUM,
    NOBODY,
    POOL,
    V_CLEAR,
    V_MOVE,
)
from kumite.games.universus.texts import SETTLE
from kumite.games.universus.words.built import Built
from kumite.games.universus.words.rule import FACE_UP

NO: Final = 0  # to the discard pile
BUILT: Final = (FOUNDATION, ASSET, BACKUP)


class EndPhase(Step):
    """UVS-CLRP-01, UVS-AP-03, UVS-POOL-12: the active player's pool first, then the other one's."""

    says = "The End Phase"
    rules = ("UVS-ENDPH-01", "UVS-CLRP-01")

    def run(self, g: Versus) -> None:
        g.edits += 1
        g.phase = END_PHASE
        moment(g, END_PHASE, BEGINS)
        g.then(SETTLE, ClearPool(g.turn), ClearPool(rival_of(g.turn)), LastMoment(), EndTurn())


class ClearPool(Step):
    """UVS-CLRP-02, UVS-RULING-55: from right to left, each card by itself."""

    says = "Clear the card pool"
    rules = ("UVS-CLRP-02", "UVS-RULING-55")

    __slots__ = ("left", "who")

    def __init__(self, who: int, left: Zone = ()) -> None:
        self.who = who
        self.left = left  # where they are, by choice

    def run(self, g: Versus) -> None:
        free = unruled(g, V_CLEAR)
        cards = g.pool[self.who] if free else tuple([h for h in g.pool[self.who] if not stays(g, h, self.left)])
        if not cards:
            return
        chooser = NOBODY if free else spares(g, clearing(g, cards[-1]))
        if chooser == NOBODY:
            g.then(ClearCard(cards[-1]), ClearPool(self.who, self.left))
        else:
            g.then(ClearOrLeave(cards[-1], chooser, self.left))


def clearing(g: Versus, h: int) -> Happening:
    by, faces = g.owner[h], (face(g, h),)
    return Happening(V_CLEAR, by, (h,), 1, 0, BY_RULE, NOBODY, POOL, DISCARDS, g.tick, faces)


def stays(g: Versus, h: int, left: Zone = ()) -> bool:
    """A rule effect says that it does not clear (UVS-RULE-01), or it has been left there."""
    return h in left or forbidden(g, clearing(g, h))


class ClearOrLeave(Asks):
    """A rule effect lets somebody choose that the card does not clear, when it would (UVS-RULING-261)."""

    says = "Clear the card, or leave it in the card pool"
    rules = ("UVS-RULING-261", "UVS-CLRP-02")

    def __init__(self, card: int, who: int, left: Zone) -> None:
        self.card = card
        self.who = who
        self.left = left

    def ask(self, g: Versus) -> Question:
        return Question(self.who, "clear", (0, 1))

    def act(self, g: Versus, option: int) -> None:
        h = self.card
        pool = g.owner[h]
        if option:
            g.then(ClearPool(pool, (*self.left, h)))
        else:
            g.then(ClearCard(h), ClearPool(pool, self.left))

    def write(self, g: Versus, option: int) -> str:
        return "leave it there" if option else "clear it"

    def prompt(self, g: Versus) -> str:
        return f"Clear {title_of(g, self.card)}, or leave it in the card pool"


class ClearCard(Step):
    """Where a card of the pool goes (UVS-CLRP-03 to UVS-CLRP-08); neither a multiple copy (UVS-KMULT-03) nor a card
    that Echo has flipped (UVS-KECHO-02) to momentum."""

    says = "Clear a card"
    rules = ("UVS-CLRP-03", "UVS-CLRP-04", "UVS-CLRP-06", "UVS-CLRP-07")

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, g: Versus) -> None:
        h = self.card
        who, seen, flags = g.owner[h], face(g, h), g.flags[h]
        g.then(SETTLE)
        if who == g.turn and flags & PLAYED and seen.keyword("Shift") is not None:
            g.then(ShiftIt(h))
        elif seen.type == ATTACK and flags & DEALT and not seen.multiple:
            g.then(ToMomentum(h))
        elif is_built(g, h):
            undertake(g, Built(g.owner[h]), (h,))
        else:
            to_discards(g, h)


def is_built(g: Versus, h: int) -> bool:
    """UVS-CLRP-04, UVS-CLRP-05, UVS-ASSET-03, UVS-BACK-03, UVS-FDC-06: played as what it is, and no block; a character
    only as a copy of the starting one (UVS-CLRP-08, UVS-CHAR-12, UVS-CHAR-13).  What is built is not cleared
    (UVS-CLEAR-03).
    So a foundation comes into the stage (UVS-FOUND-02)."""
    seen, flags = face(g, h), g.flags[h]
    if not flags & PLAYED or flags & AS_A_BLOCK:
        return False
    if seen.type == CHARACTER:
        lead = card_of(g, g.character[g.owner[h]]).front
        return seen.full_name() == lead.full_name() if g.house.edition.by_version else can_stay(g, h)
    return seen.type in BUILT


def to_discards(g: Versus, h: int) -> None:
    """UVS-CLEAR-01."""
    undertake(g, Carried(V_CLEAR, DISCARDS, g.owner[h]), (h,))


class ToMomentum(Asks):
    """UVS-CLRP-06, UVS-ATK-04, UVS-MOM-03: an attack that dealt damage, to any place in momentum, if its owner
    likes.
    It may be a face-down attack (UVS-FDATK-02), though not one that was flipped (UVS-FDATK-03)."""

    says = "Put the attack into momentum, or discard it"
    rules = ("UVS-CLRP-06", "UVS-MOM-03")

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def ask(self, g: Versus) -> Question:
        who = g.owner[self.card]
        act = momentum_act(g, self.card)
        if forbidden(g, act):
            return Question(who, "momentum", (NO,))
        return Question(who, "momentum", (NO, *[1 + at for at in places(g, who)]))

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        h = self.card
        if option == NO:
            to_discards(g, h)
            return
        up = says(g, FACE_UP, momentum_act(g, h)) is not None
        undertake(g, Carried(V_MOVE, MOMENTUM, g.owner[h], option - 1, not up), (h,))

    def write(self, g: Versus, option: int) -> str:
        if option == NO:
            return "discard it"
        n = len(g.momentum[g.owner[self.card]])
        return "into momentum" if option == n + 1 else f"into momentum, before card {option}"

    def usual(self, options: Sequence[int]) -> int:
        """Into momentum, where it may go there: it costs nothing."""
        return options[min(1, len(options) - 1)]

    def prompt(self, g: Versus) -> str:
        return f"Put {card_of(g, self.card).name} into momentum, or discard it"


def places(g: Versus, who: int) -> list[int]:
    """The places in the row, the right end first: the quietest."""
    n = len(g.momentum[who])
    return [n, *range(n)]


def momentum_act(g: Versus, h: int) -> Happening:
    seen: Face = face(g, h)
    return Happening(V_MOVE, g.owner[h], (h,), 1, 0, BY_RULE, NOBODY, POOL, MOMENTUM, g.tick, (seen,))


class ShiftIt(Asks):
    """UVS-KSHIFT-01: instead, it may be built with its other side up."""

    says = "Build the card transformed?"
    rules = ("UVS-KSHIFT-01",)

    def __init__(self, card: int) -> None:
        self.card = card

    def ask(self, g: Versus) -> Question:
        back = card_of(g, self.card).back
        return Question(g.owner[self.card], "shift", (0, 1) if back is not None else (0,))

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        h = self.card
        if option:
            undertake(g, Built(g.owner[h], True), (h,))
        elif face(g, h).type == ATTACK and g.flags[h] & DEALT:
            g.then(ToMomentum(h))
        elif is_built(g, h):
            undertake(g, Built(g.owner[h]), (h,))
        else:
            to_discards(g, h)

    def write(self, g: Versus, option: int) -> str:
        return "build it transformed" if option else "do not shift it"

    def prompt(self, g: Versus) -> str:
        back = card_of(g, self.card).back
        return f"Build {card_of(g, self.card).name}{f' as {back.full_name()}' if back is not None else ''}?"


class LastMoment(Step):
    """The end of the End Phase, with both card pools cleared, for whoever waits for the end of the turn: between two
    turns it would be too late (UVS-PHASE-03)."""

    says = "The turn is about to end"
    rules = ("UVS-ENDPH-02", "UVS-PHASE-03")

    def run(self, g: Versus) -> None:
        if seldom(g, END_PHASE, ENDS, g.turn):
            g.then(SETTLE)


class EndTurn(Step):
    """UVS-ENDPH-02, UVS-STATE-05: effects of this turn end, all states are new, and the rival's turn comes."""

    says = "The turn ends"
    rules = ("UVS-ENDPH-02", "UVS-STATE-05", "UVS-EFF-16")

    def run(self, g: Versus) -> None:
        expire(g, END_PHASE)
        end_of_turn(g)
        come_off(g)
        refresh_all(g)
        g.news = ()  # nothing is triggered between two turns (UVS-PHASE-03)
        g.turn = rival_of(g.turn)
