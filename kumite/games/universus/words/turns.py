"""Turning and marking cards: commit, ready, flip, unflip, freeze, seal, transform, attach, counters, tokens."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.games.universus.attaching import attach_to_character, can_lie, refresh_character
from kumite.games.universus.faces import card_of, face, is_ready, printed
from kumite.games.universus.lasting import wait_for_cards
from kumite.games.universus.order import Place
from kumite.games.universus.position import ATTACHED, FACEDOWN, FROZEN, READIED, SEALED, STARTING, STUNNED, Versus
from kumite.games.universus.printed import Amount, Ctx, Face, Happening, Test, Word
from kumite.games.universus.rulings import forbidden
from kumite.games.universus.scopes import at_once, bind, cause_of
from kumite.games.universus.skills import tree_of
from kumite.games.universus.stamina import as_printed
from kumite.games.universus.terms import (
    COMBAT_PHASE,
    FOUNDATION,
    MOMENTUM,
    NOBODY,
    POOL,
    STAGE,
    TURN,
    V_ATTACH,
    V_BUILD,
    V_COMMIT,
    V_CREATE,
    V_FLIP,
    V_FREEZE,
    V_LEVEL,
    V_READY,
    V_SEAL,
    V_TRANSFORM,
    V_UNFLIP,
    V_UNSEAL,
    YOU,
)
from kumite.games.universus.tokens import HOME, make_token, mint, unmake
from kumite.games.universus.values import number
from kumite.games.universus.verbs import commit, flip, ready, seal, set_flag, tell, transform, unflip
from kumite.games.universus.words.acting import Acting, barred, via_of
from kumite.games.universus.words.changes import gain_ability
from kumite.games.universus.words.moves import build
from kumite.games.universus.words.sels import Sel, This, seat_of
from kumite.games.universus.words.tests import Type


def done_to(g: Versus, ctx: Ctx, verb: int, cards: Zone, note: int = 0, before: tuple[Face, ...] | None = None) -> Zone:
    """Tell of it as one event, by the owner of the cards (UVS-EVENT-07), with what they are, or were before."""
    if cards:
        faces: tuple[Face, ...] = tuple([face(g, h) for h in cards]) if before is None else before
        by, zone = g.owner[cards[0]], g.zone[cards[0]]
        tell(
            g,
            Happening(
                verb,
                by,
                cards,
                len(cards),
                note,
                via_of(g),
                cause_of(g, ctx),
                zone,
                zone,
                g.tick,
                faces,
                NOBODY,
                ctx.source,
            ),
        )
    return cards


class Commit(Acting):
    """Commit cards in a stage (UVS-COMMIT-01); the icon in a cost is this word on `This()` (UVS-COMMIT-07,
    UVS-COST-07).  `stun` marks them as stunned (UVS-KSTUN-03)."""

    def __init__(self, what: Test, who: int = YOU, stun: bool = False) -> None:
        self.what = what
        self.who = who
        self.stun = stun

    def verb(self) -> int:
        return V_COMMIT

    def binds(self) -> str:
        return "committed"

    def asks(self) -> str:
        return "commit"

    def commits_itself(self) -> bool:
        return isinstance(self.what, This) and self.who == YOU

    def able(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return g.zone[h] == STAGE and is_ready(g, h) and not g.flags[h] & ATTACHED

    def payers(self, g: Versus, ctx: Ctx, doer: int) -> Zone:
        """UVS-CHAR-08, UVS-KSTUN-02, UVS-RULING-69: for a cost the ready character may be one of the foundations; never
        for an effect, be it Stun."""
        cards, what = super().payers(g, ctx, doer), self.what
        character = g.character[doer]
        if not g.house.commit_character or not isinstance(what, Sel) or what.every:
            return cards
        if foundations_only(what) and is_ready(g, character) and character not in cards:
            return (*cards, character)
        return cards

    def perform(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        """UVS-RULING-69: `the committed foundation` is never the character that stood in for one."""
        super().perform(g, ctx, doer, cards)
        character = g.character[doer]
        if character in cards and isinstance(self.what, Sel) and foundations_only(self.what):
            bind(g, ctx.scope, self.binds(), tuple([h for h in cards if h != character]))

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        for h in cards:
            commit(g, h)
            if self.stun:
                set_flag(g, h, STUNNED)
        return done_to(g, ctx, V_COMMIT, cards, 1 if self.stun else 0)


def foundations_only(what: Sel) -> bool:
    """Nothing but 'N foundations' of one's own."""
    return len(what.tests) == 1 and isinstance(what.tests[0], Type) and what.tests[0].types == (FOUNDATION,)


class Ready(Acting):
    """Ready committed cards (UVS-READY-02)."""

    def __init__(self, what: Test, who: int = YOU) -> None:
        self.what = what
        self.who = who

    def verb(self) -> int:
        return V_READY

    def binds(self) -> str:
        return "readied"

    def asks(self) -> str:
        return "ready"

    def able(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return g.zone[h] == STAGE and not is_ready(g, h) and not g.flags[h] & ATTACHED

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        for h in cards:
            ready(g, h)
            if g.phase == COMBAT_PHASE:
                set_flag(g, h, READIED)
        return done_to(g, ctx, V_READY, cards)


class Flip(Acting):
    """Turn face-up cards face down (UVS-FLIP-01, UVS-FLIP-02)."""

    def __init__(self, what: Test, who: int = YOU) -> None:
        self.what = what
        self.who = who

    def verb(self) -> int:
        return V_FLIP

    def binds(self) -> str:
        return "flipped"

    def asks(self) -> str:
        return "flip"

    def able(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return g.zone[h] in (STAGE, POOL, MOMENTUM) and not g.flags[h] & (FACEDOWN | STARTING)

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        since, before = g.tick, tuple([face(g, h) for h in cards])
        for h in cards:
            as_printed(g, h, card_of(g, h).front)
            flip(g, h)
        at_once(g, cards, since)
        return done_to(g, ctx, V_FLIP, cards, 0, before)


class Unflip(Acting):
    """Turn face-down cards face up (UVS-UNFLIP-01)."""

    def __init__(self, what: Test, who: int = YOU) -> None:
        self.what = what
        self.who = who

    def verb(self) -> int:
        return V_UNFLIP

    def binds(self) -> str:
        return "unflipped"

    def asks(self) -> str:
        return "unflip"

    def able(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return g.zone[h] in (STAGE, POOL, MOMENTUM) and bool(g.flags[h] & FACEDOWN)

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        for h in cards:
            unflip(g, h)
        return done_to(g, ctx, V_UNFLIP, cards)


class Freeze(Acting):
    """It does not ready in its owner's next Ready Step (UVS-FREEZE-01, UVS-FREEZE-02)."""

    def __init__(self, what: Test, who: int = YOU) -> None:
        self.what = what
        self.who = who

    def verb(self) -> int:
        return V_FREEZE

    def binds(self) -> str:
        return "frozen"

    def asks(self) -> str:
        return "freeze"

    def able(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return g.zone[h] == STAGE and not g.flags[h] & FROZEN

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        for h in cards:
            set_flag(g, h, FROZEN)
        return done_to(g, ctx, V_FREEZE, cards)


class Seal(Acting):
    """It has no abilities until the end of the turn (UVS-SEAL-01); or, `off`, has them again (UVS-UNSEAL-01).
    A sealed card cannot be sealed again (UVS-SEAL-04)."""

    def __init__(self, what: Test, who: int = YOU, off: bool = False) -> None:
        self.what = what
        self.who = who
        self.off = off

    def verb(self) -> int:
        return V_UNSEAL if self.off else V_SEAL

    def binds(self) -> str:
        return "unsealed" if self.off else "sealed"

    def asks(self) -> str:
        return "unseal" if self.off else "seal"

    def waits_for(self) -> tuple[Test, int] | None:
        return (self.what, TURN) if isinstance(self.what, Sel) and self.what.next else None

    def does(self, g: Versus, ctx: Ctx) -> None:
        if self.waits_for() is not None:
            wait_for_cards(g, ctx, self)
            return
        super().does(g, ctx)

    def reach(self, g: Versus, ctx: Ctx, h: int) -> None:
        """The next attack is this one: it is sealed before it is played (UVS-NEXT-01)."""
        act = Happening(self.verb(), g.owner[h], (h,), 1, 0, via_of(g), cause_of(g, ctx), source=ctx.source)
        if not g.flags[h] & SEALED and not forbidden(g, act):
            self.apply(g, ctx, ctx.you, (h,))

    def able(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return g.zone[h] in (STAGE, POOL) and bool(g.flags[h] & SEALED) == self.off

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        for h in cards:
            if self.off:
                as_printed(g, h, printed(g, h))
            seal(g, h, not self.off)
            if self.off and g.flags[h] & STARTING:
                refresh_character(g, g.owner[h])
        return done_to(g, ctx, self.verb(), cards)


class Transform(Acting):
    """Turn a double-sided card to its other side (UVS-TRANSF-01)."""

    def __init__(self, what: Test, who: int = YOU) -> None:
        self.what = what
        self.who = who

    def verb(self) -> int:
        return V_TRANSFORM

    def binds(self) -> str:
        return "transformed"

    def asks(self) -> str:
        return "transform"

    def able(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return card_of(g, h).back is not None and not g.flags[h] & FACEDOWN

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        for h in cards:
            transform(g, h)
            if g.flags[h] & STARTING:
                refresh_character(g, g.owner[h])
        return done_to(g, ctx, V_TRANSFORM, cards)


class Attach(Acting):
    """Attach a card in the stage to its owner's starting character (UVS-ATTCH-01); one from elsewhere is built for
    that, if it can lie in a stage (UVS-RULING-264)."""

    def __init__(self, what: Test, who: int = YOU) -> None:
        self.what = what
        self.who = who

    def verb(self) -> int:
        return V_ATTACH

    def asks(self) -> str:
        return "attach"

    def able(self, g: Versus, ctx: Ctx, h: int) -> bool:
        if g.zone[h] != STAGE:
            return can_lie(g, h) and not barred(g, ctx, V_BUILD, g.owner[h], (h,))
        return not g.flags[h] & (ATTACHED | STARTING)

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        away = tuple([h for h in cards if g.zone[h] != STAGE])
        if away:
            build(g, away, g.owner[away[0]], via_of(g), cause_of(g, ctx), "up", source=ctx.source)
        for h in cards:
            if not g.flags[h] & ATTACHED:  # a character is, as it comes (UVS-ATTCH-07)
                attach_to_character(g, h)
        return cards


class Create(Word):
    """A token comes from outside the game into the one zone it can be in (UVS-TOKEN-01); into momentum, to any place
    there (UVS-MOM-03)."""

    def __init__(self, token: str, n: Amount | int = 1, who: int = YOU) -> None:
        self.token = token
        self.n = n
        self.who = who

    def does(self, g: Versus, ctx: Ctx) -> None:
        who = seat_of(g, ctx, self.who)
        elsewhere = who != ctx.you  # UVS-POWER-01, UVS-ROMAN-01: tokens are nowhere but at their maker's
        n = number(g, ctx, self.n)
        n = 0 if elsewhere or self.may_not(g, ctx, who, n) else n
        made = tuple([make_token(g, self.token, who) for _ in range(n)])
        if made:
            zone, faces = g.zone[made[0]], tuple([face(g, h) for h in made])
            if zone == MOMENTUM:
                g.then(*[Place(who, h) for h in made])  # UVS-MOM-03
            tell(
                g,
                Happening(V_CREATE, who, made, len(made), 0, via_of(g), cause_of(g, ctx), NOBODY, zone, g.tick, faces),
            )

    def may_not(self, g: Versus, ctx: Ctx, who: int, n: int) -> bool:
        """Whether some rule effect forbids it: asked of the token, which is a card (UVS-TOKEN-01, UVS-RULE-01)."""
        h, to = mint(g, self.token, who), HOME.get(self.token, STAGE)
        act = Happening(V_CREATE, who, (h,), n, 0, via_of(g), cause_of(g, ctx), NOBODY, to, g.tick, (face(g, h),))
        said = forbidden(g, act)
        unmake(g)
        return said


class LevelUp(Word):
    """Unlock the next ability of the skill tree, for the rest of the game (UVS-LVL-01, UVS-SKILL-03)."""

    def __init__(self, who: int = YOU) -> None:
        self.who = who

    def does(self, g: Versus, ctx: Ctx) -> None:
        who = seat_of(g, ctx, self.who)
        tree = tree_of(g, who)
        if g.unlocked[who] < len(tree) and not barred(g, ctx, V_LEVEL, who, (g.character[who],)):
            g.edits += 1
            g.unlocked[who] += 1
            gain_ability(g, g.character[who], tree[g.unlocked[who] - 1])
            tell(g, Happening(V_LEVEL, who, (g.character[who],), g.unlocked[who], 0, via_of(g), cause_of(g, ctx)))
