"""One instruction on cards that are named one after the other, "this card and 1 foundation": all of them are chosen
before it is done to any, and it is one event (UVS-EFF-05, UVS-EVENT-02, UVS-RULING-265)."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.games.universus.pick import Chooser, PickAtRandom, choose
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Text, Word
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.both import by_chance
from kumite.games.universus.words.moves import Clear
from kumite.games.universus.words.sels import quantity, seat_of


class AtOnce(Word):
    """The same done to several: `then` has a word for each of them.  To discard and to clear is the same where the
    cards are in a card pool (UVS-CLEAR-02)."""

    def __init__(self, then: Text) -> None:
        self.then = then

    def does(self, g: Versus, ctx: Ctx) -> None:
        ask_part(g, self, ctx, 0, ())

    def parts(self) -> tuple[Acting, ...]:
        return tuple([part for part in self.then if isinstance(part, Acting)])

    def lead(self) -> Acting:
        """The word that is carried out on all of them: to discard is more than to clear."""
        parts = self.parts()
        return next((part for part in parts if not isinstance(part, Clear)), parts[0])


def ask_part(g: Versus, word: AtOnce, ctx: Ctx, at: int, before: Zone) -> None:
    """Which cards the next part means: none that is meant already."""
    parts = word.parts()
    if at >= len(parts):
        word.lead().took(g, ctx, seat_of(g, ctx, word.lead().who), before)
        return
    part = parts[at]
    doer = seat_of(g, ctx, part.who)
    cards = tuple([h for h in part.candidates(g, ctx, doer) if h not in before])
    least, most = quantity(g, ctx, part.what, len(cards))
    gather = Gather(word, ctx, at, before)
    g.edits += 1
    if not cards or most <= 0:
        gather.took(g, ctx, doer, ())
    elif by_chance(part) and most < len(cards):
        g.then(PickAtRandom(cards, most, gather, ctx, doer, ()))
    else:
        choose(g, part.chooser(g, doer, cards), cards, least, most, gather, ctx, doer)


class Gather(Chooser):
    """What was chosen for a part waits for the others."""

    def __init__(self, word: AtOnce, ctx: Ctx, at: int, before: Zone) -> None:
        self.word = word
        self.ctx = ctx
        self.at = at
        self.before = before

    def part(self) -> Acting:
        return self.word.parts()[self.at]

    def asks(self) -> str:
        return self.part().asks()

    def piles(self) -> bool:
        return self.part().piles()

    def looks(self) -> bool:
        return self.part().looks()

    def passes_over(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> bool:
        return self.part().passes_over(g, ctx, doer, cards)

    def choice(self, g: Versus, ctx: Ctx, doer: int) -> tuple[Zone, int, int] | None:
        found = self.part().choice(g, ctx, doer)
        return None if found is None else (tuple([h for h in found[0] if h not in self.before]), found[1], found[2])

    def took(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        ask_part(g, self.word, self.ctx, self.at + 1, self.before + cards)
