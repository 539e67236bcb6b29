"""Out of the ordinary: checks as instructions and costs, playing cards, the attack stack, copies, ends of steps."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.core.position import Step
from kumite.games.universus.arriving import arrivals
from kumite.games.universus.deckwork import LeaveDeck
from kumite.games.universus.ears import relist
from kumite.games.universus.faces import attack_face, face, is_ready, scoped
from kumite.games.universus.failing import give_up
from kumite.games.universus.lasting import ForCopies
from kumite.games.universus.paying import sparing
from kumite.games.universus.pick import GONE, TIED, Chooser, choose
from kumite.games.universus.position import ATTACHED, FOR_COST, FOR_VALUE, Versus
from kumite.games.universus.printed import Amount, Ctx, Happening, Test, Text, Word
from kumite.games.universus.records import Check
from kumite.games.universus.rules.check import MakeCheck, recheck
from kumite.games.universus.rulings import forbidden
from kumite.games.universus.scopes import bind, cause_of, rescope, set_scope
from kumite.games.universus.terms import (
    ATTACK,
    COMPLETELY,
    DISCARDS,
    DOER,
    FOUNDATION,
    NOBODY,
    POOL,
    RIVAL,
    STAGE,
    UNDECIDED,
    V_CHECK,
    V_COMMIT,
    V_MOVE,
    V_SPEND,
    V_STATUS,
    YOU,
)
from kumite.games.universus.texts import SETTLE, Run
from kumite.games.universus.values import number
from kumite.games.universus.verbs import carry, change, dress
from kumite.games.universus.words.acting import Acting, via_of
from kumite.games.universus.words.amounts import as_bonus
from kumite.games.universus.words.bonus import sway
from kumite.games.universus.words.moves import Destroy, Spend
from kumite.games.universus.words.multiples import as_copied, multiple_copy
from kumite.games.universus.words.sels import Ref, Sel, found, seat_of
from kumite.games.universus.words.tests import State, Type
from kumite.games.universus.words.turns import Commit

# Checks


class CheckCost(Word):
    """Check X: make a check against X, the last part of a cost (UVS-COST-08, UVS-RULING-72)."""

    def __init__(self, n: Amount | int) -> None:
        self.n = n

    def does(self, g: Versus, ctx: Ctx) -> None:
        g.then(MakeCheck(Check(ctx.you, FOR_COST, need=number(g, ctx, self.n))), CheckPaid(ctx))


class CheckPaid(Step):
    """A failed check leaves the ability unplayed; what was paid stays paid (UVS-RULING-72).  A card that is being
    played for it, or whose additional cost it is, is discarded (UVS-PLAYCD-09)."""

    says = "See whether the check passed"
    rules = ("UVS-COST-08",)

    def __init__(self, ctx: Ctx) -> None:
        self.ctx = ctx

    def run(self, g: Versus) -> None:
        result = g.results.pop()
        bind(g, self.ctx.scope, "margin", (), result.margin)
        bind(g, self.ctx.scope, "checked", (result.card,) if result.card != NOBODY else (), result.value)
        if not result.passed:
            g.edits += 1
            g.busy = max(0, g.busy - 1)
            late = arrivals(g)
            give_up(g, self.ctx.scope)
            g.then(*((SETTLE, *late, SETTLE) if late else ()))


class MakeACheck(Word):
    """Make a check, against a difficulty or just for its value (UVS-CHECK-13); binds `checked`, and `margin`, by how
    much it was passed or failed."""

    def __init__(self, need: Amount | int = NOBODY, who: int = YOU, then: Text = (), otherwise: Text = ()) -> None:
        self.need = need
        self.who = who
        self.then = then  # if it passes, or whatever it is where there is no difficulty
        self.otherwise = otherwise

    def does(self, g: Versus, ctx: Ctx) -> None:
        need = number(g, ctx, self.need)
        check = Check(seat_of(g, ctx, self.who), FOR_VALUE, need=need, free=True)
        g.then(MakeCheck(check, False, cause_of(g, ctx)), CheckRead(self, ctx, need))


class CheckRead(Step):
    """Go on with what the check came to."""

    says = "Read the check"

    def __init__(self, word: MakeACheck, ctx: Ctx, need: int) -> None:
        self.word = word
        self.ctx = ctx
        self.need = need

    def run(self, g: Versus) -> None:
        result = g.results.pop()
        bind(g, self.ctx.scope, "margin", (), result.margin)
        bind(g, self.ctx.scope, "checked", (result.card,) if result.card != NOBODY else (), result.value)
        set_scope(g, self.ctx.scope, rescope(g.scopes[self.ctx.scope], did=1 if result.passed else 0))
        text = self.word.then if result.passed else self.word.otherwise
        if text:
            g.then(Run(text, self.ctx))


class Recheck(Word):
    """Check again; the new card takes the place of the old one (UVS-RECHK-01)."""

    def __init__(self) -> None:
        pass

    def does(self, g: Versus, ctx: Ctx) -> None:
        did = speaks_of_check(g, ctx) and recheck(g, cause_of(g, ctx))
        set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=1 if did else 0))


class AddToCheck(Word):
    """The check that is being made gets +N or -N ('that check gets +2')."""

    def __init__(self, n: Amount | int) -> None:
        self.n = n

    def does(self, g: Versus, ctx: Ctx) -> None:
        if speaks_of_check(g, ctx):
            g.edits += 1
            c = g.checks[-1]
            value = c.value + sway(g, ctx, c, as_bonus(g, ctx, self.n))
            g.checks[-1] = Check(c.who, c.purpose, c.card, value, c.need, c.again, c.played, c.fixed, c.free, c.spared)


def speaks_of_check(g: Versus, ctx: Ctx) -> bool:
    """Whether the check that set this off is the one being made: not another one inside it, such as a cost, nor one
    that a re-check has replaced (UVS-RECHK-01, UVS-RECHK-03)."""
    event = ctx.event
    return bool(g.checks) and (event is None or event.verb != V_CHECK or g.checks[-1].card in event.what)


# Shorthand


class Drive(Chooser):
    """Commit foundations and spend momentum, X cards together (UVS-DRIVE-01, UVS-RULING-60)."""

    def __init__(self, n: Amount | int, who: int = YOU) -> None:
        self.n = n
        self.who = who

    def asks(self) -> str:
        return "drive"

    def pool(self, g: Versus, doer: int) -> Zone:
        cards = [
            h for h in g.stage[doer] if face(g, h).type == FOUNDATION and is_ready(g, h) and not g.flags[h] & ATTACHED
        ]
        if g.busy and g.house.commit_character and is_ready(g, g.character[doer]):
            cards.append(g.character[doer])
        return tuple([h for h in (*cards, *g.momentum[doer]) if self.may_go(g, doer, h)])

    def may_go(self, g: Versus, doer: int, h: int) -> bool:
        """What cannot be committed or spent is not driven either (UVS-CONF-03)."""
        verb, zone = V_COMMIT if g.zone[h] == STAGE else V_SPEND, g.zone[h]
        return not forbidden(g, Happening(verb, doer, (h,), 1, 0, via_of(g), doer, zone, faces=(face(g, h),)))

    def does(self, g: Versus, ctx: Ctx) -> None:
        doer, n = seat_of(g, ctx, self.who), number(g, ctx, self.n)
        cards = self.beside(g, ctx, doer, self.pool(g, doer), ())
        choose(g, doer, cards, min(n, len(cards)), n, self, ctx, doer)

    def payable(self, g: Versus, ctx: Ctx) -> bool:
        cards, n = self.share(g, ctx)
        return len(cards) >= n

    def share(self, g: Versus, ctx: Ctx) -> tuple[Zone, int]:
        doer, n = seat_of(g, ctx, self.who), number(g, ctx, self.n)
        character = g.character[doer]
        extra = (character,) if not g.busy and g.house.commit_character and is_ready(g, character) else ()
        return self.pool(g, doer) + extra, n

    def use(self, g: Versus, h: int) -> int:
        return TIED if g.zone[h] == STAGE else GONE

    def takes_after(self, g: Versus, ctx: Ctx, h: int, use: int) -> bool:
        return not use & (GONE | TIED)

    def beside(self, g: Versus, ctx: Ctx, doer: int, cards: Zone, picked: Zone) -> Zone:
        return sparing(g, ctx, self, number(g, ctx, self.n), cards, picked)

    def piles(self) -> bool:
        return True

    def took(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        commits = tuple([h for h in cards if g.zone[h] == STAGE])
        spent = tuple([h for h in cards if h not in commits])
        if spent:
            Spend().took(g, ctx, doer, spent)
        if commits:
            Commit(Ref("driven")).took(g, ctx, doer, commits)
        bind(g, ctx.scope, "driven", cards)


class Ruin(Word):
    """The rival sacrifices X face-down foundations, or all there are (UVS-RUIN-01)."""

    def __init__(self, n: Amount | int) -> None:
        self.n = n

    def does(self, g: Versus, ctx: Ctx) -> None:
        what = Sel(self.n, DOER, (Type((FOUNDATION,)), State("face down")), (STAGE,))
        Destroy(what, RIVAL, True).does(g, ctx)


# Attacks


class PutOnStack(Word):
    """Put an attack in a card pool on the attack stack; it does not count as played (UVS-STACK-04, UVS-STACK-10)."""

    def __init__(self, what: Test) -> None:
        self.what = what

    def does(self, g: Versus, ctx: Ctx) -> None:
        push(g, found(g, ctx, self.what, ctx.you))


def push(g: Versus, cards: Zone) -> None:
    """UVS-STACK-08, UVS-STACK-09: several are added from the right to the left, so that they come from left to right.
    One list for both players (UVS-STACK-03), no zone (UVS-STACK-02): pending attacks (UVS-STACK-05), the last one
    first (UVS-STACK-12)."""
    g.edits += 1
    able = [h for h in cards if g.zone[h] == POOL and face(g, h).type == ATTACK and h not in g.stack]
    for h in sorted(able, key=lambda card: -g.pool[g.owner[card]].index(card)):
        g.stack += (h,)


class Multiply(Word):
    """Add the top X cards of the deck face down to the card pool as copies of this attack, without its text box, and
    put them on the attack stack (UVS-KMULT-01, UVS-KMULT-02, UVS-RULING-53); of a copy, discard them instead
    (UVS-KMULT-04)."""

    def __init__(self, n: Amount | int) -> None:
        self.n = n

    def does(self, g: Versus, ctx: Ctx) -> None:
        n = number(g, ctx, self.n)
        if n > 0 and scoped(g, g.scopes[ctx.scope], ctx.source).multiple:
            g.then(LeaveDeck(V_MOVE, ctx.you, n, DISCARDS, "copies", ctx, via_of(g), ()))  # UVS-KMULT-04
        elif n > 0:
            g.then(LeaveDeck(V_MOVE, ctx.you, n, POOL, "copies", ctx, via_of(g), (), True), BecomeCopies(ctx))


class BecomeCopies(Step):
    """They are copies in their very first state (UVS-FDATK-06)."""

    says = "The cards become copies of the attack"
    rules = ("UVS-KMULT-01", "UVS-KMULT-02", "UVS-KMULT-06")

    def __init__(self, ctx: Ctx) -> None:
        self.ctx = ctx

    def run(self, g: Versus) -> None:
        cards: Zone = ()
        for bound in g.scopes[self.ctx.scope].binds:
            if bound.name == "copies":
                cards = bound.cards
        for h in cards:
            dress(g, h, multiple_copy(g, self.ctx))
        push(g, cards)
        reach_copies(g, self.ctx.source, cards)


def reach_copies(g: Versus, h: int, copies: Zone) -> None:
    """UVS-KMULT-05, UVS-KMULT-06, UVS-RULING-75: what speaks of multiple copies of an attack is assigned to that
    attack, and reaches them as soon as they are on the stack."""
    for effect in g.effects:
        body = effect.body
        if isinstance(body, ForCopies) and effect.on == h:
            at = len(g.scopes)
            g.scopes.append(effect.scope)
            for copy in copies:
                body.reach(g, Ctx(effect.you, effect.source, at, effect.event), copy, effect)
            del g.scopes[at:]


class PlayCopy(Word):
    """A card is played, or lies, as a copy of another one (UVS-COPYING-01, UVS-COPYING-03): its first state has all
    its properties, and other modifiers apply to that (UVS-COPYING-02)."""

    def __init__(self, what: Test, of: Test) -> None:
        self.what = what
        self.of = of

    def does(self, g: Versus, ctx: Ctx) -> None:
        others = found(g, ctx, self.of, ctx.you)
        if others:
            for h in found(g, ctx, self.what, ctx.you):
                dress(g, h, as_copied(g, others[0]))
                relist(g, h)
                g.unsettled = True


class Attacks(Acting):
    """An attack is made of a card in another zone: into the card pool and onto the stack (UVS-STACK-10)."""

    def __init__(self, what: Test, who: int = YOU) -> None:
        self.what = what
        self.who = who

    def verb(self) -> int:
        return V_MOVE

    def asks(self) -> str:
        return "attack with"

    def heads(self) -> int:
        return POOL

    def apply(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> Zone:
        done = carry(g, V_MOVE, cards, POOL, doer, via_of(g), cause_of(g, ctx))
        push(g, done)
        return done


class Considered(Word):
    """The attack is considered completely blocked: a defender's effect only (UVS-BSTEP-02, UVS-BSTEP-03).  Once the
    status is determined it is changed, and blocking is not triggered again (UVS-BSTEP-17, UVS-BSTEP-18)."""

    def __init__(self) -> None:
        pass

    def does(self, g: Versus, ctx: Ctx) -> None:
        if g.attack.card == NOBODY or g.attack.by == ctx.you or g.attack.resolved:
            return
        act = Happening(V_STATUS, g.attack.by, (g.attack.card,), 0, COMPLETELY, faces=(attack_face(g),))
        if g.attack.status == UNDECIDED:
            change(g).considered = True
        elif not forbidden(g, act):
            change(g).status = COMPLETELY
            note_status(g)


def note_status(g: Versus) -> None:
    """For whoever asks later which attacks have been blocked this turn (UVS-RULING-34), it has another status now."""
    for i in range(len(g.log) - 1, -1, -1):
        e = g.log[i]
        if e.verb == V_STATUS and e.what[0] == g.attack.card:
            g.log[i] = Happening(V_STATUS, e.by, e.what, 0, COMPLETELY, tick=e.tick, faces=e.faces, source=e.source)
            return
