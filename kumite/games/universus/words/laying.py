"""Laying cards down: on top of another card, or face down into the card pool as something else."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.games.universus.ears import relist
from kumite.games.universus.faces import face, printed
from kumite.games.universus.ontop import lay_on
from kumite.games.universus.position import PLAYED, STARTING, Lasting, Versus
from kumite.games.universus.printed import BLANK, Ctx, Face, Happening, Test
from kumite.games.universus.scopes import add_effect
from kumite.games.universus.secrecy import hide
from kumite.games.universus.terms import AS_FORM, ATTACK, FOUNDATION, POOL, TURN, V_MOVE, V_PLAY, YOU
from kumite.games.universus.verbs import dress, move, set_flag, tell
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.plays import push
from kumite.games.universus.words.sels import found


class PlaceOnTop(Acting):
    """Place a card on top of another in the stage for a time; then it goes to the discard pile (UVS-ONTOP-01,
    UVS-RULING-51)."""

    def __init__(self, what: Test, on: Test, until: int = TURN, who: int = YOU) -> None:
        self.what = what
        self.on = on
        self.until = until
        self.who = who

    def verb(self) -> int:
        return V_MOVE

    def asks(self) -> str:
        return "place on top"

    def able(self, g: Versus, ctx: Ctx, h: int) -> bool:
        """Only on one's own card (UVS-OWNER-02), and one that is not covered already; no starting character
        (UVS-CHAR-10)."""
        beneath = found(g, ctx, self.on, ctx.you)
        if g.flags[h] & STARTING or not beneath:
            return False
        return g.owner[beneath[0]] == g.owner[h] and not any(b == beneath[0] for _, b, _ in g.beneath)

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        bottom, number = found(g, ctx, self.on, ctx.you)[0], g.fresh
        scope = g.scopes[ctx.scope]
        add_effect(g, Lasting(number, ctx.you, ctx.source, self, scope, self.until, bottom, 1, g.turns, ctx.event))
        lay_on(g, cards[0], bottom, number)
        return cards[:1]


class PlayDown(Acting):
    """Play a card face down, without a check, as a copy of another or as a blank card of some type: it has all of that
    in its very first state (UVS-FDATK-01, UVS-FDATK-06), and is handled as such in the End Phase (UVS-FDC-06)."""

    def __init__(self, what: Test, of: Test | None = None, type: int = FOUNDATION, who: int = YOU) -> None:
        self.what = what
        self.of = of
        self.type = type  # where there is no card to copy
        self.who = who

    def verb(self) -> int:
        return V_MOVE

    def asks(self) -> str:
        return "play face down"

    def heads(self) -> int:
        return POOL

    def able(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return not g.flags[h] & STARTING  # UVS-CHAR-10

    def goes_down(self, g: Versus, h: int) -> bool:
        return True

    def state(self, g: Versus, ctx: Ctx) -> Face:
        others = found(g, ctx, self.of, ctx.you) if self.of is not None else ()
        made = printed(g, others[0]).copy() if others else BLANK.copy()
        if not others:
            made.type = self.type
        made.copied = True
        return made

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        state = self.state(g, ctx)
        for h in cards:
            was = g.zone[h]
            hide(g, h, g.hand[g.owner[h]])
            move(g, h, POOL, facedown=True)
            dress(g, h, state)
            relist(g, h)
            set_flag(g, h, PLAYED)
            played = Happening(V_PLAY, g.owner[h], (h,), 1, AS_FORM, origin=was, tick=g.tick, source=h)
            played.faces = (face(g, h),)
            tell(g, played)
        if state.type == ATTACK:
            push(g, cards)
        return cards
