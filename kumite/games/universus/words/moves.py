"""Moving cards: draw, discard, mill, spend, clear, destroy, sacrifice, remove, build, and any other way to go."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.games.universus.attaching import settle_in
from kumite.games.universus.deckwork import Mix, leave_deck
from kumite.games.universus.faces import face
from kumite.games.universus.order import Place
from kumite.games.universus.position import COMMITTED, Versus
from kumite.games.universus.printed import Amount, Ctx, Test, Word
from kumite.games.universus.putting import put, way
from kumite.games.universus.scopes import bind, cause_of
from kumite.games.universus.terms import (
    DECK,
    DISCARDS,
    DOER,
    HAND,
    MOMENTUM,
    NOBODY,
    OWNER,
    POOL,
    REMOVED,
    STAGE,
    TRANSIT,
    V_BUILD,
    V_CLEAR,
    V_DESTROY,
    V_DISCARD,
    V_DRAW,
    V_MILL,
    V_MOVE,
    V_REMOVE,
    V_REVIEW,
    V_SACRIFICE,
    V_SPEND,
    YOU,
)
from kumite.games.universus.values import number
from kumite.games.universus.verbs import came_from, carry, reorder, set_flag
from kumite.games.universus.words.acting import Acting, via_of
from kumite.games.universus.words.asthough import all_stand_in, pay_otherwise, room_beside, stand_ins
from kumite.games.universus.words.lying import go_down, stays_down
from kumite.games.universus.words.sels import Ref, Sel, This, seat_of
from kumite.games.universus.words.topdeck import OffDeck, OffTop

MOMENTUM_CARD: Final = Sel(1, DOER, (), (MOMENTUM,))


class Draw(OffTop):
    """Draw so many cards as one event (UVS-DRAW-01, UVS-DRAW-03); `upto` draws up to a number in hand (UVS-DRAW-04)."""

    def __init__(self, n: Amount | int = 1, who: int = YOU, upto: bool = False) -> None:
        self.n = n
        self.who = who
        self.upto = upto

    def does(self, g: Versus, ctx: Ctx) -> None:
        who, n = seat_of(g, ctx, self.who), number(g, ctx, self.n)
        if self.upto:
            n -= len(g.hand[who])
        leave_deck(g, ctx, V_DRAW, who, n, HAND, "drawn", via_of(g))

    def leaves_by(self) -> int:
        return NOBODY if self.upto else V_DRAW


class Mill(OffTop):
    """Put the top cards of the deck into the discard pile (UVS-MILL-01, UVS-MILL-02)."""

    def __init__(self, n: Amount | int = 1, who: int = YOU) -> None:
        self.n = n
        self.who = who

    def does(self, g: Versus, ctx: Ctx) -> None:
        who = seat_of(g, ctx, self.who)
        leave_deck(g, ctx, V_MILL, who, number(g, ctx, self.n), DISCARDS, "milled", via_of(g))


class Discard(OffDeck):
    """Discard cards: from the hand where no zone is named (UVS-DISC-02); from momentum that is spending
    (UVS-SPEND-02), from a card pool clearing (UVS-CLEAR-02).  `review`: they count as reviewed (UVS-REVIEW-03)."""

    def __init__(self, what: Test, who: int = YOU, review: bool = False) -> None:
        self.what = what
        self.who = who
        self.review = review

    def verb(self) -> int:
        return V_REVIEW if self.review else V_DISCARD

    def binds(self) -> str:
        return "discarded"

    def asks(self) -> str:
        return "discard"

    def verb_on(self, g: Versus, h: int) -> int:
        zone = came_from(g, h)
        for origin, verb in FROM:
            if origin == zone != HAND:
                return verb
        return self.verb()

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        done: Zone = ()
        for zone, verb in FROM:
            some = tuple([h for h in cards if came_from(g, h) == zone])
            if some:
                how = self.verb() if zone == HAND else verb
                done += carry(g, how, some, DISCARDS, g.owner[some[0]], via_of(g), cause_of(g, ctx), source=ctx.source)
        return done


FROM: Final = (
    (HAND, V_DISCARD),
    (MOMENTUM, V_SPEND),
    (POOL, V_CLEAR),
    (STAGE, V_DESTROY),
    (DECK, V_MILL),
    (REMOVED, V_MOVE),
    (TRANSIT, V_MOVE),  # found by a search
)


class Spend(Acting):
    """Spend momentum: to the discard pile (UVS-SPEND-01)."""

    def __init__(self, what: Test = MOMENTUM_CARD, who: int = YOU) -> None:
        self.what = what
        self.who = who

    def verb(self) -> int:
        return V_SPEND

    def binds(self) -> str:
        return "spent"

    def asks(self) -> str:
        return "spend"

    def payers(self, g: Versus, ctx: Ctx, doer: int) -> Zone:
        """And what somebody may use as though it were momentum (UVS-ASTH-01)."""
        return super().payers(g, ctx, doer) + stand_ins(g, ctx, doer, V_SPEND)

    def sure(self, g: Versus, ctx: Ctx) -> Zone:
        """As many of them as can pay together."""
        cards = super().sure(g, ctx)
        own = tuple([h for h in cards if g.zone[h] == MOMENTUM])
        others = tuple([h for h in cards if h not in own])
        return own + (all_stand_in(g, ctx, seat_of(g, ctx, self.who), V_SPEND, others) if others else ())

    def beside(self, g: Versus, ctx: Ctx, doer: int, cards: Zone, picked: Zone) -> Zone:
        """Only so many may be used as though they were momentum."""
        cards = super().beside(g, ctx, doer, cards, picked)
        others = tuple([h for h in picked if g.zone[h] != MOMENTUM])
        room = room_beside(g, ctx, doer, V_SPEND, cards, others) if others and g.busy else cards
        return tuple([h for h in cards if h in room or g.zone[h] == MOMENTUM])

    def took(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        """What was used to pay counts as that, though something else may happen to it (UVS-KEX-01, UVS-KPOWER-01)."""
        if g.busy:
            bind(g, ctx.scope, "paid", cards)
        super().took(g, ctx, doer, cards)

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        own = tuple([h for h in cards if came_from(g, h) == MOMENTUM])
        done = carry(g, V_SPEND, own, DISCARDS, doer, via_of(g), cause_of(g, ctx), source=ctx.source)
        others = tuple([h for h in cards if h not in own])
        return done + (pay_otherwise(g, ctx, doer, V_SPEND, others) if others else ())


class Clear(Acting):
    """From a card pool to the discard pile (UVS-CLEAR-01)."""

    def __init__(self, what: Test, who: int = YOU) -> None:
        self.what = what
        self.who = who

    def verb(self) -> int:
        return V_CLEAR

    def binds(self) -> str:
        return "cleared"

    def asks(self) -> str:
        return "clear"

    def able(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return g.zone[h] == POOL

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        return carry(g, V_CLEAR, cards, DISCARDS, g.owner[cards[0]], via_of(g), cause_of(g, ctx), source=ctx.source)


class Destroy(Acting):
    """From a stage to the discard pile (UVS-DESTR-01); `sacrifice` is destroying one's own (UVS-SAC-01)."""

    def __init__(self, what: Test, who: int = YOU, sacrifice: bool = False) -> None:
        self.what = what
        self.who = who
        self.sacrifice = sacrifice

    def verb(self) -> int:
        return V_SACRIFICE if self.sacrifice else V_DESTROY

    def binds(self) -> str:
        return "destroyed"

    def asks(self) -> str:
        return "sacrifice" if self.sacrifice else "destroy"

    def able(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return g.zone[h] == STAGE and face(g, h).type in g.house.edition.mortal

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        return carry(g, self.verb(), cards, DISCARDS, g.owner[cards[0]], via_of(g), cause_of(g, ctx), source=ctx.source)


class Remove(OffDeck):
    """Out of the game (UVS-REMOVE-01); face down if it says so (UVS-RFG-02)."""

    def __init__(self, what: Test, who: int = YOU, facedown: bool = False) -> None:
        self.what = what
        self.who = who
        self.facedown = facedown

    def verb(self) -> int:
        return V_REMOVE

    def binds(self) -> str:
        return "removed"

    def asks(self) -> str:
        return "remove"

    def goes_down(self, g: Versus, h: int) -> bool:
        return self.facedown

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        owner = g.owner[cards[0]]
        return carry(g, V_REMOVE, cards, REMOVED, owner, via_of(g), cause_of(g, ctx), NOBODY, self.facedown, ctx.source)


class Move(OffDeck):
    """Add, put or return cards to a hand (that is no drawing: UVS-DRAW-02), deck, momentum, card pool or discard pile:
    their owner's, unless `into` says whose.  A card never goes to a zone that is not its owner's: it stays where it is
    (UVS-OWNER-02)."""

    def __init__(
        self,
        what: Test,
        to: int,
        who: int = YOU,
        top: bool = False,
        facing: str = "",
        shuffle: bool = False,
        into: int = OWNER,
        ordered: bool = False,
    ) -> None:
        self.what = what
        self.to = to
        self.who = who
        self.top = top  # of a deck, else the bottom; the beginning of a card pool, else its end
        self.facing = facing  # "up", "down", or as the rules have it
        self.shuffle = shuffle  # the deck, afterwards
        self.into = into  # whose zone it is to be
        self.ordered = ordered  # in an order that whoever chooses says, be they anybody's (UVS-RULING-226)

    def verb(self) -> int:
        return V_MOVE

    def binds(self) -> str:
        return "moved"

    def asks(self) -> str:
        return "move"

    def purpose(self) -> str:
        return way(self.to, self.top, self.shuffle)

    def piles(self) -> bool:
        return self.to in (DISCARDS, DECK) and not self.shuffle

    def orders(self) -> bool:
        return self.ordered

    def able(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return self.into == OWNER or g.owner[h] == seat_of(g, ctx, self.into)

    def heads(self) -> int:
        return self.to

    def goes_down(self, g: Versus, h: int) -> bool:
        return stays_down(g, h, self.to, self.facing)

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        down = go_down(g, cards, self.to, self.facing)
        at = 0 if self.to in (DECK, POOL) and self.top else NOBODY
        for h in cards:
            if g.zone[h] == self.to:
                reorder(g, h, at)
        done = put(g, cards, self.to, via_of(g), cause_of(g, ctx), at, ctx.source, down)
        if self.to == MOMENTUM:
            g.then(*[Place(g.owner[h], h) for h in done])
        if self.shuffle and self.to == DECK:
            g.then(*[Mix(g.deck[seat]) for seat in (0, 1) if any(g.owner[h] == seat for h in cards)])
        return done


class Build(Acting):
    """Into its owner's stage (UVS-BUILD-01), ready unless it says committed (UVS-RULING-73)."""

    def __init__(
        self, what: Test, who: int = YOU, facing: str = "", committed: bool = False, transformed: bool = False
    ) -> None:
        self.what = what
        self.who = who
        self.facing = facing
        self.committed = committed
        self.transformed = transformed

    def verb(self) -> int:
        return V_BUILD

    def binds(self) -> str:
        return "built"

    def asks(self) -> str:
        return "build"

    def able(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return g.zone[h] != STAGE

    def goes_down(self, g: Versus, h: int) -> bool:
        return stays_down(g, h, STAGE, self.facing)

    def but(self, how: Word) -> Acting | None:
        """The same, committed or lying as another text has it: what that does not say stays (UVS-RULING-124)."""
        if not isinstance(how, Build) or how.what not in (This(), Ref("event")):
            return None
        facing, committed = how.facing or self.facing, self.committed or how.committed
        return Build(self.what, self.who, facing, committed, self.transformed or how.transformed)

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        by = g.owner[cards[0]]
        return build(
            g, cards, by, via_of(g), cause_of(g, ctx), self.facing, self.committed, self.transformed, ctx.source
        )


def build(
    g: Versus,
    cards: Zone,
    by: int,
    via: int,
    cause: int,
    facing: str = "",
    committed: bool = False,
    transformed: bool = False,
    source: int = NOBODY,
) -> Zone:
    """Build these cards as one event (UVS-BUILD-01, UVS-BUILD-02, UVS-BUILD-03)."""
    down = go_down(g, cards, STAGE, facing)
    done = carry(g, V_BUILD, cards, STAGE, by, via, cause, NOBODY, False, source, down, transformed)
    for h in done:
        if committed:
            set_flag(g, h, COMMITTED)
        settle_in(g, h)
    return done
