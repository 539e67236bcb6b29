"""Cards that do not count toward progressive difficulty (UVS-PROG-01)."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.games.universus.ears import PROGRESS, speaks
from kumite.games.universus.faces import abilities
from kumite.games.universus.lasting import create
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Cond, Ctx, Test, Word
from kumite.games.universus.rulings import active
from kumite.games.universus.terms import CONTINUOUS, NOBODY, TURN
from kumite.games.universus.words.sels import Sel, This, found
from kumite.games.universus.words.tests import fits_all


class Uncounted(Word):
    """These cards do not count toward progressive difficulty, or only not toward that of playing such cards."""

    def __init__(self, what: Test, played: tuple[Test, ...] = (), until: int = TURN, cond: Cond | None = None) -> None:
        self.what = what
        self.played = played  # the card that is being played; This(): 'to play this card'
        self.until = until
        self.cond = cond  # only while this holds

    def ears(self) -> tuple[int, ...]:
        return (PROGRESS,)

    def own_card(self) -> bool:
        """UVS-RULING-12: what a card says of itself, or of its being played, is so wherever it is."""
        return isinstance(self.what, This) or This() in self.played

    def does(self, g: Versus, ctx: Ctx) -> None:
        every = isinstance(self.what, Sel) and self.what.every
        create(g, ctx, self, self.until, None if every else self.what)

    def spares(self, g: Versus, ctx: Ctx, h: int, on: int) -> Zone:
        """The cards that do not count as h is played; `on` is the one card that an effect is assigned to."""
        if (self.cond is not None and not self.cond.holds(g, ctx)) or not fits_all(g, ctx, self.played, h):
            return ()
        return found(g, ctx, self.what, ctx.you) if on == NOBODY else (on,)


def uncounted(g: Versus, h: int) -> Zone:
    """The cards, of whatever card pool, that do not count as h is played."""
    cards: Zone = ()
    for other in g.ears[PROGRESS]:
        for ability in abilities(g, other):
            if ability.kind == CONTINUOUS and active(g, other, ability):
                for word in ability.does:
                    if isinstance(word, Uncounted) and speaks(g, other, ability, word):
                        cards += word.spares(g, Ctx(g.owner[other], other, 0), h, NOBODY)
    for effect in g.effects:
        body = effect.body
        if isinstance(body, Uncounted):
            at = len(g.scopes)
            g.scopes.append(effect.scope)
            cards += body.spares(g, Ctx(effect.you, effect.source, at, effect.event), h, effect.on)
            del g.scopes[at:]
    return cards
