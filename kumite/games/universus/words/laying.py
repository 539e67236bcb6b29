"""Laying cards down: on top of another card, or face down into the card pool as something else."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.core.position import Step
from kumite.games.universus.changes import claim_next
from kumite.games.universus.ears import relist
from kumite.games.universus.faces import face
from kumite.games.universus.ontop import lay_on
from kumite.games.universus.position import PLAYED, STARTING, Versus
from kumite.games.universus.printed import BLANK, Ctx, Face, Test
from kumite.games.universus.records import Lasting
from kumite.games.universus.rules.play import Aimed, Land, arrive, declared
from kumite.games.universus.scopes import add_effect
from kumite.games.universus.secrecy import hide
from kumite.games.universus.terms import AS_FORM, ATTACK, FOUNDATION, NOBODY, POOL, STAGE, TURN, V_MOVE, YOU
from kumite.games.universus.verbs import came_from, dress, move, set_flag
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.multiples import as_copied
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
        """Only on another card of one's own (UVS-OWNER-02) in the stage (UVS-ONTOP-01), one that is not covered
        already; no starting character (UVS-CHAR-10)."""
        beneath = found(g, ctx, self.on, ctx.you)
        if g.flags[h] & STARTING or not beneath or beneath[0] == h or g.zone[beneath[0]] != STAGE:
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
        if others:
            return as_copied(g, others[0])
        made = BLANK.copy()
        made.type, made.copied = self.type, True
        return made

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        state = self.state(g, ctx)
        plays: list[LaidDown] = []
        for h in cards:
            was = came_from(g, h)
            hide(g, h, g.hand[g.owner[h]])
            move(g, h, POOL, facedown=True)
            dress(g, h, state)
            relist(g, h)
            plays.append(LaidDown(g.owner[h], h, was))
        for play in plays:  # the first of them is the last on the stack, and so the first attack (UVS-STACK-08)
            declared(g, play, state.type == ATTACK)
        return cards


class LaidDown(Aimed):
    """A card has been laid face down, as what it is now, and is played so: like any other card, but for its check
    (UVS-FDATK-01)."""

    says = "Play the card face down"
    rules = ("UVS-FDATK-01", "UVS-PLAYCD-10")

    def __init__(self, seat: int, card: int, was: int, target: int = NOBODY) -> None:
        self.seat = seat
        self.card = card
        self.was = was  # the zone it came from
        self.target = target

    def aimed(self, target: int) -> Step:
        return LaidDown(self.seat, self.card, self.was, target)

    def run(self, g: Versus) -> None:
        h = self.card
        if g.zone[h] != POOL:
            return
        g.coming = h if face(g, h).type == ATTACK else NOBODY
        claim_next(g, h)
        set_flag(g, h, PLAYED)
        arrive(g, Land(self.seat, h, AS_FORM, NOBODY, self.target), self.was)
