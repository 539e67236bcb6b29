"""What the words that act on cards have in common: who does it, to what, chosen by whom, and the name it binds."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question, fields
from kumite.games.universus.deeds import Deed
from kumite.games.universus.faces import face, is_public, strayed
from kumite.games.universus.paying import ALL_LEFT, GIVEN_UP, sparing
from kumite.games.universus.pick import GONE, TIED, TURNED, Chooser, PickAtRandom, choose
from kumite.games.universus.position import ATTACHED, FACEDOWN, NAMES, STARTING, Versus, rival_of
from kumite.games.universus.printed import BLANK_FOUNDATION, Ctx, Happening, Test, Word
from kumite.games.universus.replacing import undertake
from kumite.games.universus.rulings import forbidden, unruled
from kumite.games.universus.scopes import bind, cause_of, rescope, set_scope
from kumite.games.universus.secrecy import show_hand
from kumite.games.universus.terms import (
    BY_COST,
    BY_EFFECT,
    CHARACTER,
    DECK,
    DISCARDS,
    EITHER,
    HAND,
    MOMENTUM,
    NOBODY,
    REMOVED,
    RIVAL,
    STAGE,
    V_BUILD,
    V_CLEAR,
    V_COMMIT,
    V_DESTROY,
    V_DISCARD,
    V_FLIP,
    V_MOVE,
    V_REMOVE,
    V_RESOLVE,
    V_REVIEW,
    V_SACRIFICE,
    V_SPEND,
    YOU,
)
from kumite.games.universus.values import number
from kumite.games.universus.verbs import EVERYBODY
from kumite.games.universus.words.sels import Ref, Sel, This, found, quantity, referred, seat_of, seats_of
from kumite.games.universus.words.sought import looked_for_in_hand, looks_beside
from kumite.games.universus.words.tests import Not, State, sees_all

HEADS: Final = {  # where cards go
    V_DISCARD: DISCARDS,
    V_REVIEW: DISCARDS,
    V_SPEND: DISCARDS,
    V_CLEAR: DISCARDS,
    V_DESTROY: DISCARDS,
    V_SACRIFICE: DISCARDS,
    V_REMOVE: REMOVED,
    V_BUILD: STAGE,
}

OF_EVENT: Final = ("event", "event all", "tried")  # names of cards that the text has from its event
MANY: Final = 99  # more than there can be
PILED: Final = (V_DISCARD, V_REVIEW, V_SPEND, V_CLEAR, V_DESTROY, V_SACRIFICE, V_MOVE)


class Acting(Chooser):
    """Do something to cards.  `who` does it and chooses; whose cards they are, the selector says (UVS-INSTR-04); where
    it does not, one's own (UVS-COST-09).
    Without a word about it they are the doer's own (UVS-EFF-10)."""

    what: Test
    who: int

    def verb(self) -> int:
        raise NotImplementedError

    def looks(self) -> bool:
        return isinstance(self.what, Sel) and bool(self.what.tests)

    def passes_over(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> bool:
        return looks_beside(g, ctx, self.what, doer, cards)

    def choice(self, g: Versus, ctx: Ctx, doer: int) -> tuple[Zone, int, int] | None:
        if not self.looks():
            return None
        cards = self.payers(g, ctx, doer) if g.busy else self.candidates(g, ctx, doer)
        cards = self.beside(g, ctx, doer, cards, ())
        return (cards, *quantity(g, ctx, self.what, len(cards)))

    def binds(self) -> str:
        """The name later instructions know these cards by."""
        return "them"

    def able(self, g: Versus, ctx: Ctx, h: int) -> bool:
        """Whether it can be done to this card at all."""
        return True

    def candidates(self, g: Versus, ctx: Ctx, doer: int) -> Zone:
        """The cards it could be done to; a card of the trigger that has moved since cannot be touched any more
        (UVS-FIRED-09, UVS-RESP-12)."""
        if isinstance(self.what, This) and unruled(g, self.verb()):
            h = ctx.source
            return (h,) if self.able(g, ctx, h) and still_there(g, ctx, h) else ()
        cards = [h for h in found(g, ctx, self.what, doer) if self.able(g, ctx, h)]
        if not isinstance(self.what, Sel) and not is_bound(self.what):
            cards = [h for h in cards if still_there(g, ctx, h)]
        elif self.verb() in GIVEN_UP:
            cards = [h for h in cards if not g.flags[h] & STARTING]  # UVS-CHAR-10
        if unruled(g, self.verb()):
            return tuple(cards)
        act = Happening(self.verb(), doer, (), 0, 0, via_of(g), cause_of(g, ctx), to=self.heads(), source=ctx.source)
        return tuple([h for h in cards if not forbidden(g, with_card(g, act, h))])

    def payers(self, g: Versus, ctx: Ctx, doer: int) -> Zone:
        """The cards it could be done to as a cost: attached ones only where it speaks of them (UVS-ATTCH-05), and of
        hidden ones only those that the doer knows to be such cards."""
        flags, what, verb = g.flags, self.what, self.verb()
        tests = isinstance(what, Sel) and len(what.tests) > 0
        found: list[int] = []
        for h in self.candidates(g, ctx, doer):
            if flags[h] & (STARTING | ATTACHED) and not pays(g, verb, what, h):
                continue
            if not tests or not unseen(g, doer, what, h):
                found.append(h)
        return tuple(found)

    def sure(self, g: Versus, ctx: Ctx) -> Zone:
        """Those of them that the owner of the ability knows of: so much can be paid, as far as they can tell."""
        doer = seat_of(g, ctx, self.who)
        cards = self.payers(g, ctx, doer)
        if doer == ctx.you:
            return cards  # known to be such cards already
        return tuple([h for h in cards if not unseen(g, ctx.you, self.what, h)])

    def chooser(self, g: Versus, doer: int, cards: Zone) -> int:
        """Whoever does it; but which cards leave a momentum its owner says (UVS-MOM-04).  A rival who may choose does
        so with `Choose`."""
        if self.verb() in GIVEN_UP and all(g.zone[h] == MOMENTUM for h in cards):
            return g.owner[cards[0]]
        return doer

    def does(self, g: Versus, ctx: Ctx) -> None:
        doer = seat_of(g, ctx, self.who)
        if isinstance(self.what, Sel) and self.what.whose == EITHER:
            g.then(WhichPlayer(doer, self, ctx))
            return
        cards = self.payers(g, ctx, doer) if g.busy else self.candidates(g, ctx, doer)
        cards = self.beside(g, ctx, doer, cards, ())
        least, most = quantity(g, ctx, self.what, len(cards))
        if g.scopes[ctx.scope].did:
            set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=0))
        g.edits += 1
        if not cards and isinstance(self.what, Sel) and looked_for_in_hand(g, ctx, self.what):
            for seat in seats_of(g, ctx, self.what.whose, doer):
                show_hand(g, seat)
        if isinstance(self.what, Sel) and self.what.random and most < len(cards):
            g.then(PickAtRandom(cards, most, self, ctx, doer, ()))
        elif most > 0:
            choose(g, self.chooser(g, doer, cards), cards, least, most, self, ctx, doer)
        else:
            bind(g, ctx.scope, self.binds(), ())

    def payable(self, g: Versus, ctx: Ctx) -> bool:
        """UVS-COST-02, UVS-DISC-05: enough cards; all of them may be none (UVS-DISC-04)."""
        if isinstance(self.what, Sel) and self.what.whose == EITHER:
            return of_player(self, self.what, YOU).payable(g, ctx) or of_player(self, self.what, RIVAL).payable(g, ctx)
        cards = self.sure(g, ctx)
        if not isinstance(self.what, Sel):
            return bool(cards)
        if self.what.every or self.what.upto:
            return True
        n, least = number(g, ctx, self.what.n), self.what.least
        return len(cards) >= n if least == NOBODY else len(cards) >= least <= n

    def share(self, g: Versus, ctx: Ctx) -> tuple[Zone, int] | None:
        what = self.what
        if not isinstance(what, Sel):
            return self.sure(g, ctx), 1
        if what.whose == EITHER:
            return None
        if what.every:
            return self.sure(g, ctx), ALL_LEFT
        return self.sure(g, ctx), quantity(g, ctx, what, MANY)[0]

    def use(self, g: Versus, h: int) -> int:
        verb = self.verb()
        if verb in (V_COMMIT, V_FLIP):
            return TIED if verb == V_COMMIT else TURNED
        return GONE if verb in GIVEN_UP or verb == V_CLEAR else 0

    def takes_those(self, g: Versus, ctx: Ctx) -> str:
        what = self.what
        if not isinstance(what, Ref) or not is_bound(what):
            return ""
        return "" if any(bound.name == what.name for bound in g.scopes[ctx.scope].binds) else what.name

    def can_follow(self, g: Versus, ctx: Ctx, h: int, use: int) -> bool:
        return self.takes_after(g, ctx, h, use) and self.able(g, ctx, h)

    def takes_after(self, g: Versus, ctx: Ctx, h: int, use: int) -> bool:
        if use & GONE or (use & self.use(g, h)):
            return False
        tests = self.what.tests if isinstance(self.what, Sel) else ()
        if use & TIED and (State("ready") in tests or Not(State("committed")) in tests):
            return False
        return not use & TURNED or fits_turned(g, ctx, tests)

    def beside(self, g: Versus, ctx: Ctx, doer: int, cards: Zone, picked: Zone) -> Zone:
        if not cards or not isinstance(self.what, Sel):
            return cards
        return sparing(g, ctx, self, quantity(g, ctx, self.what, MANY)[0], cards, picked)

    def piles(self) -> bool:
        return self.verb() in PILED

    def heads(self) -> int:
        """The zone the cards go to, or NOBODY."""
        return HEADS.get(self.verb(), NOBODY)

    def goes_down(self, g: Versus, h: int) -> bool:
        """Whether the card will lie there face down."""
        return False

    def verb_on(self, g: Versus, h: int) -> int:
        """What is done to this very card."""
        return self.verb()

    def took(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        undertake(g, ByWord(self, ctx, doer), cards)

    def perform(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        """Do it to these, and give them their name."""
        done = self.apply(g, ctx, doer, cards) if cards else ()
        bind(g, ctx.scope, self.binds(), done)

    def but(self, how: Word) -> Acting | None:
        """The same, done as another instruction has it, if that says only how."""
        return None

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        """Do it to these cards, as one event; says to which it was done."""
        raise NotImplementedError


class ByWord(Deed):
    """What an instruction is about to do."""

    __slots__ = ("ctx", "doer", "more", "word")

    def __init__(self, word: Acting, ctx: Ctx, doer: int, more: bool = False) -> None:
        self.word = word
        self.ctx = ctx
        self.doer = doer
        self.more = more  # besides those it has been done to already

    def act(self, g: Versus, h: int) -> Happening:
        word, ctx = self.word, self.ctx
        verb = word.verb_on(g, h)
        act = Happening(verb, self.doer, (), 1, 0, via_of(g), cause_of(g, ctx), to=word.heads(), source=ctx.source)
        return with_card(g, act, h)

    def to(self) -> int:
        return self.word.heads()

    def down(self, g: Versus, h: int) -> bool:
        return self.word.goes_down(g, h)

    def still(self, g: Versus, h: int) -> bool:
        return self.word.able(g, self.ctx, h) and not forbidden(g, self.act(g, h))

    def barred(self, g: Versus) -> tuple[tuple[int, int], ...]:
        return g.scopes[self.ctx.scope].barred

    def early(self, g: Versus, cards: Zone) -> None:
        bind(g, self.ctx.scope, self.word.binds(), cards)

    def but(self, how: Word) -> Deed | None:
        word = self.word.but(how)
        return None if word is None else ByWord(word, self.ctx, self.doer, True)

    def proceed(self, g: Versus, cards: Zone) -> None:
        ctx, name = self.ctx, self.word.binds()
        before = referred(g, ctx, name) if self.more else ()
        self.word.perform(g, ctx, self.doer, cards)
        if before:
            bind(g, ctx.scope, name, before + referred(g, ctx, name))


class WhichPlayer(Asks):
    """UVS-EITHER-01: the owner of the effect picks one player, and only that player's zone is dealt with."""

    says = "Choose a player"
    rules = ("UVS-EITHER-01",)

    def __init__(self, who: int, word: Acting, ctx: Ctx) -> None:
        self.who = who
        self.word = word
        self.ctx = ctx

    def ask(self, g: Versus) -> Question:
        seats = (self.who, rival_of(self.who))
        able = [seat for seat in seats if not g.busy or self.of(seat).payable(g, self.ctx)]  # UVS-COST-02
        return Question(self.who, "player", tuple(able) or seats)

    def act(self, g: Versus, seat: int) -> None:
        g.edits += 1
        self.of(seat).does(g, self.ctx)

    def of(self, seat: int) -> Acting:
        what = self.word.what
        return (
            of_player(self.word, what, YOU if seat == self.ctx.you else RIVAL) if isinstance(what, Sel) else self.word
        )

    def write(self, g: Versus, option: int) -> str:
        return NAMES[option]


def of_player(word: Acting, what: Sel, whose: int) -> Acting:
    """The same instruction about one player's cards."""
    maker: Any = type(word)
    made: Acting = maker(**{**fields(word), "what": Sel(**{**fields(what), "whose": whose})})
    return made


def via_of(g: Versus) -> int:
    return BY_COST if g.busy else BY_EFFECT


def barred(g: Versus, ctx: Ctx, verb: int, seat: int, cards: Zone = (), amount: int = 1, note: int = 0) -> bool:
    """Whether a rule effect forbids that this player does it, or that it is done to these cards (UVS-CONF-03)."""
    if unruled(g, verb):
        return False
    faces, cause = tuple([face(g, h) for h in cards]), cause_of(g, ctx)
    return forbidden(g, Happening(verb, seat, cards, amount, note, via_of(g), cause, faces=faces, source=ctx.source))


def with_card(g: Versus, act: Happening, h: int) -> Happening:
    """The same act on this one card: what a rule is asked about.  Its owner carries it out (UVS-EVENT-07)."""
    by, zone, faces = g.owner[h], g.zone[h], (face(g, h),)
    return Happening(
        act.verb, by, (h,), act.amount, act.note, act.via, act.cause, zone, act.to, g.tick, faces, NOBODY, act.source
    )


def is_bound(what: Test) -> bool:
    """Whether an instruction of the text itself has named these cards: it may have moved them, too."""
    return isinstance(what, Ref) and what.name not in OF_EVENT


def still_there(g: Versus, ctx: Ctx, h: int) -> bool:
    """The card has not moved since the event (UVS-RESP-12), nor, if the event was its resolving, been turned face down
    since (UVS-RESP-13); an attack that was face down as it resolved may be touched.
    It may still be read (UVS-FIRED-09, UVS-FIRED-10); other cards than attacks may be turned (UVS-FIRED-11)."""
    event = ctx.event
    if h == ctx.source and ctx.scope and strayed(g, h, g.scopes[ctx.scope].start - 1):
        return False
    if event is None or h not in event.what:
        return True
    if event.to == DECK == g.zone[h] and g.known[h] != EVERYBODY:
        return False  # it was shuffled into the deck: nobody can tell which card it is
    if event.verb == V_RESOLVE and g.flags[h] & FACEDOWN:
        for left in g.past:
            if left.card == h and left.tick > event.tick:
                return False
    return g.since[h] <= event.tick


def pays(g: Versus, verb: int, what: Test, h: int) -> bool:
    """UVS-ATTCH-05, UVS-CHAR-19, UVS-RULING-84: an attached card pays only a cost that asks for one, a character where
    the selector can mean it; the starting character is never given up (UVS-CHAR-10)."""
    if g.flags[h] & STARTING:
        return verb not in GIVEN_UP
    if not g.flags[h] & ATTACHED:
        return True
    if not isinstance(what, Sel):
        return False
    if face(g, h).type == CHARACTER:
        return True  # the selector has let it through (UVS-ATTCH-10)
    return State("attached") in what.tests


def fits_turned(g: Versus, ctx: Ctx, tests: tuple[Test, ...]) -> bool:
    """Whether a card of the stage that lies face down by then would be meant: a blank foundation (UVS-FDC-01)."""
    return State("face up") not in tests and sees_all(g, ctx, tests, BLANK_FOUNDATION)


def unseen(g: Versus, who: int, what: Test, h: int) -> bool:
    """UVS-PRIV-01: a card of the other player's of which this one cannot tell that it is such a card.  Whether a cost
    can be paid with it must not tell (UVS-COST-02)."""
    if not isinstance(what, Sel) or not what.tests or g.owner[h] == who or g.zone[h] not in (HAND, MOMENTUM):
        return False
    return not is_public(g, h) and not g.known[h] >> who & 1
