"""Both players act at once: the owner of the effect says who chooses first, then everything happens together
(UVS-BOTH-01, UVS-BOTH-02)."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question, Step
from kumite.games.universus.pick import Chooser, PickAtRandom, choose
from kumite.games.universus.position import Versus, rival_of
from kumite.games.universus.printed import Ctx, Word
from kumite.games.universus.records import Lost
from kumite.games.universus.scopes import bind
from kumite.games.universus.secrecy import show_hand
from kumite.games.universus.terms import NOBODY
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.moves import Draw, Mill
from kumite.games.universus.words.sels import Sel, lost_of, quantity, referred, seats_of
from kumite.games.universus.words.sought import looked_for_in_hand


class BothChoose(Asks):
    """UVS-BOTH-01: who chooses first."""

    says = "Who chooses first?"
    rules = ("UVS-BOTH-01",)

    def __init__(self, word: Word, ctx: Ctx) -> None:
        self.word = word
        self.ctx = ctx

    def ask(self, g: Versus) -> Question:
        you = self.ctx.you
        return Question(you, "first", (you, rival_of(you)) if chooses(self.word) else (you,))

    def act(self, g: Versus, first: int) -> None:
        g.edits += 1
        word, ctx = self.word, self.ctx
        if isinstance(word, Acting):
            ask_one(g, word, ctx, first, (), False)
            return
        g.then(InTurn(word, ctx, (first, rival_of(first)), ()))

    def write(self, g: Versus, option: int) -> str:
        return f"P{option + 1} chooses first"


class InTurn(Step):
    """Nothing to choose: one after the other does it, and it is settled together (UVS-BOTH-02)."""

    says = "Both players do it"
    rules = ("UVS-BOTH-02",)

    def __init__(self, word: Word, ctx: Ctx, seats: Zone, cards: Zone, gone: tuple[Lost, ...] = ()) -> None:
        self.word = word
        self.ctx = ctx
        self.seats = seats  # who has not done it yet
        self.cards = cards  # what it was done to so far
        self.gone = gone  # by a cycle

    def run(self, g: Versus) -> None:
        word, ctx = self.word, self.ctx
        name = "milled" if isinstance(word, Mill) else "drawn" if isinstance(word, Draw) else ""
        cards, gone = self.cards, self.gone
        if name and len(self.seats) < 2:
            cards += referred(g, ctx, name)
            gone += lost_of(g, ctx, name)
        if self.seats:
            g.then(InTurn(word, ctx, self.seats[1:], cards, gone))
            word.does(g, Ctx(self.seats[0], ctx.source, ctx.scope, ctx.event))
        elif name:
            bind(g, ctx.scope, name, cards, 0, gone)


def ask_one(g: Versus, word: Acting, ctx: Ctx, seat: int, before: Zone, last: bool) -> None:
    """One of the two chooses; the cards wait for the other's choice."""
    mine = Ctx(seat, ctx.source, ctx.scope, ctx.event)
    cards = word.candidates(g, mine, seat)
    least, most = quantity(g, mine, word.what, len(cards))
    if not cards and isinstance(word.what, Sel) and looked_for_in_hand(g, mine, word.what):
        for whose in seats_of(g, mine, word.what.whose, seat):
            show_hand(g, whose)
    if by_chance(word) and most < len(cards):
        g.then(PickAtRandom(cards, most, Together(word, ctx, before, last), mine, seat, ()))
        return
    who = word.chooser(g, seat, cards) if cards else seat
    choose(g, who, cards, least, most, Together(word, ctx, before, last), mine, seat)


def chooses(word: Word) -> bool:
    """Whether anybody has a choice (UVS-BOTH-01): not by chance, nor of all cards, nor of those on top of a deck."""
    what = word.what if isinstance(word, Acting) else None
    if not isinstance(what, Sel) or what.random or what.every:
        return False
    return what.upto or what.least != NOBODY or not (what.top or what.bottom)


def by_chance(word: Acting) -> bool:
    return isinstance(word.what, Sel) and word.what.random


class Together(Chooser):
    """What one player has chosen waits for what the other one chooses (UVS-BOTH-02)."""

    def __init__(self, word: Acting, ctx: Ctx, before: Zone, last: bool) -> None:
        self.word = word
        self.ctx = ctx
        self.before = before
        self.last = last

    def asks(self) -> str:
        return self.word.asks()

    def piles(self) -> bool:
        return self.word.piles()

    def looks(self) -> bool:
        return self.word.looks()

    def passes_over(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> bool:
        return self.word.passes_over(g, ctx, doer, cards)

    def choice(self, g: Versus, ctx: Ctx, doer: int) -> tuple[Zone, int, int] | None:
        return self.word.choice(g, ctx, doer)

    def took(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        if not self.last:
            ask_one(g, self.word, self.ctx, rival_of(doer), cards, True)
            return
        both = self.before + tuple([h for h in cards if h not in self.before])
        self.word.took(g, self.ctx, self.ctx.you, both)


class ByBoth(Word):
    """Both players do it at once; the owner of the effect says who chooses first (UVS-BOTH-01, UVS-BOTH-02)."""

    def __init__(self, then: Word) -> None:
        self.then = then

    def does(self, g: Versus, ctx: Ctx) -> None:
        g.then(BothChoose(self.then, ctx))
