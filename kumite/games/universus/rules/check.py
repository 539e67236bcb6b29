"""Making a check (UVS-CHECK-01 to UVS-CHECK-13), and a re-check (UVS-RECHK-01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question, Step
from kumite.games.universus.arriving import set_forth
from kumite.games.universus.blocks import lost_block
from kumite.games.universus.deckwork import Cycle, stuck
from kumite.games.universus.deeds import Silent, awaited
from kumite.games.universus.ears import PROGRESS, RULES, speaks
from kumite.games.universus.events import changed_by, detail
from kumite.games.universus.faces import abilities, attack_face, face, unseen_in_deck
from kumite.games.universus.firstuse import FirstUse, undecided
from kumite.games.universus.label import label
from kumite.games.universus.pick import CARD, told_chosen
from kumite.games.universus.position import FOR_BLOCK, FOR_COST, FOR_VALUE, POOL_TOO, Versus
from kumite.games.universus.printed import Ctx, Face, Happening
from kumite.games.universus.records import Check, Result
from kumite.games.universus.rules.helping import can_be_part, can_make_up, worths
from kumite.games.universus.rulings import active, rules_of
from kumite.games.universus.scopes import used_once, used_up
from kumite.games.universus.sorts import distinct
from kumite.games.universus.terms import (
    BY_CHECK,
    BY_EFFECT,
    CONTINUOUS,
    DECK,
    DISCARDS,
    NOBODY,
    POOL,
    STAGE,
    TRANSIT,
    V_ARRIVE,
    V_CHECK,
    V_COMMIT,
    V_FAIL,
    V_PASS,
)
from kumite.games.universus.texts import SETTLE
from kumite.games.universus.verbs import commit, move, tell
from kumite.games.universus.words.amounts import as_bonus
from kumite.games.universus.words.bonus import CheckBonus, sway
from kumite.games.universus.words.progress import uncounted
from kumite.games.universus.words.rule import AUTOMATIC

DECLINE: Final = 0


class MakeCheck(Step):
    """The top card of the deck is discarded: its check value is the starting value (UVS-CHECK-01, UVS-CHECK-02).  If
    something makes the check pass by itself, none is made (UVS-CHECK-11)."""

    says = "Make a check"
    rules = ("UVS-CHECK-01", "UVS-CHECK-02", "UVS-CHECK-12")

    __slots__ = ("asked", "cause", "check")

    def __init__(self, check: Check, asked: bool = False, cause: int = NOBODY) -> None:
        self.check = check
        self.asked = asked  # which of several effects makes it pass
        self.cause = cause  # whose effect wants it, if one does

    def run(self, g: Versus) -> None:
        check = self.check
        if not self.asked and check.purpose != FOR_VALUE and g.effects:
            several = undecided(g, AUTOMATIC, Happening(V_CHECK, check.who, (), 0, check.purpose, source=check.played))
            if several and not aborted(g, check):
                g.then(FirstUse(several), MakeCheck(check, True, self.cause))
                return
        if aborted(g, check):
            g.results.append(Result(False))
            return
        if check.purpose != FOR_VALUE and automatic(g, check):
            g.results.append(Result(True))
            return
        if not g.deck[check.who] and stuck(g, check.who):
            g.results.append(Result(False))  # there is nothing to check
            return
        if not g.deck[check.who]:
            g.then(Cycle(check.who), MakeCheck(check, False, self.cause))
            return
        g.edits += 1
        g.then(SETTLE, JUDGE)
        g.checks.append(flipped(g, check, self.cause))


def aborted(g: Versus, check: Check) -> bool:
    """UVS-BSTEP-09, UVS-BSTEP-10: a block that has become invalid is not gone on with, and there is no second one."""
    return check.purpose == FOR_BLOCK and lost_block(g, check.played)


def automatic(g: Versus, check: Check) -> bool:
    """UVS-RULING-58: effects on the next check are not used up by one that is not made."""
    for one in rules_of(g, AUTOMATIC, V_CHECK):
        if one.covers(g, Happening(V_CHECK, check.who, (), 0, check.purpose, source=check.played)):
            used_up(g, one.number)
            return True
    return False


def flipped(g: Versus, check: Check, cause: int) -> Check:
    """Discard the top card, and apply what changes the value of this check (UVS-FIRED-03).  Where an effect has it
    made, the card leaves the deck due to that."""
    h = g.deck[check.who][0]
    if awaited(g, V_ARRIVE):
        set_forth(g, Silent(DISCARDS), (h,))
    else:
        move(g, h, DISCARDS)
    value = face(g, h).check
    tell(
        g,
        Happening(
            V_CHECK,
            check.who,
            (h,),
            value,
            check.purpose,
            BY_CHECK if cause == NOBODY else BY_EFFECT,
            cause,
            DECK,
            DISCARDS,
            g.tick,
            (face(g, h),),
            NOBODY,
            check.played,
        ),
    )
    if not g.quiet:
        say_need(g, check)
    more, spared = bonuses(g, check)
    if more and not g.quiet:
        changed_by(g.events, more)
    value, spared = value + more, spared or check.spared
    need, again, free = check.need, check.again, check.free
    return Check(check.who, check.purpose, h, value, need, again, check.played, check.fixed, free, spared)


def say_need(g: Versus, check: Check) -> None:
    """The line of the check says what it is against."""
    need = needed(g, check)
    if need != NOBODY or check.purpose != FOR_VALUE:
        detail(g.events, str(need))


def bonuses(g: Versus, check: Check) -> tuple[int, bool]:
    """UVS-CHECK-03: all changes that wait for such a check; those for the next one are used up.  And whether one of
    them spares the Combat Phase its failure."""
    total, spared = 0, False
    for h in g.ears[RULES + V_CHECK]:
        for ability in abilities(g, h):
            if ability.kind == CONTINUOUS and active(g, h, ability):
                ctx = Ctx(g.owner[h], h, 0)
                for word in ability.does:
                    if isinstance(word, CheckBonus) and word.fits(g, ctx, check) and speaks(g, h, ability, word):
                        total += sway(g, ctx, check, as_bonus(g, ctx, word.amount))
                        spared = spared or word.spares
    for effect in g.effects:
        body = effect.body
        if isinstance(body, CheckBonus):
            g.scopes.append(effect.scope)
            ctx = Ctx(effect.you, effect.source, len(g.scopes) - 1, effect.event)
            if body.fits(g, ctx, check):
                total += sway(g, ctx, check, as_bonus(g, ctx, body.amount))
                spared = spared or body.spares
                used_once(g, effect)
            g.scopes.pop()
    return total, spared


def needed(g: Versus, check: Check) -> int:
    """UVS-DIFF-03, UVS-DIFF-04, UVS-RULING-22: what the value is compared with now: progressive difficulty as it was
    determined, and the other terms as they are; or all of it as it was, or is, where the table wants it so."""
    if check.purpose in (FOR_COST, FOR_VALUE):
        return check.need
    if g.house.difficulty == "all fixed":
        return check.fixed
    pool = counted(g, check.who, check.played) if check.need == POOL_TOO else 0
    return terms(g, check.purpose, check.played) + pool + check.fixed


def terms(g: Versus, purpose: int, h: int) -> int:
    """UVS-DIFF-03, UVS-DIFF-04, UVS-BMOD-02, UVS-BSTEP-11: the card's difficulty, or the attack's speed, negative or
    not (UVS-SPEED-02), and the block modifier."""
    played = while_played(g, h)
    return attack_face(g).speed + played.block if purpose == FOR_BLOCK else played.difficulty


def while_played(g: Versus, h: int) -> Face:
    """UVS-PLAYCD-06, UVS-RULING-225: the card that is being played; as it was at last, where a cost or an effect has
    taken it away since."""
    if g.zone[h] not in (TRANSIT, POOL):
        other = h if g.zone[h] != DECK else unseen_in_deck(h)
        for left in reversed(g.past):
            if left.card in (h, other) and left.zone in (TRANSIT, POOL):
                return left.face
    return face(g, h)


def counted(g: Versus, seat: int, h: int) -> int:
    """UVS-PROG-01, UVS-PROG-02, UVS-PLAYCD-07, UVS-POOL-06, UVS-POOL-07: the other cards in one's pool."""
    spared = uncounted(g, h) if g.effects or g.ears[PROGRESS] else ()
    return len([other for other in g.pool[seat] if other != h and other not in spared])


class Judge(Step):
    """UVS-CHECK-04, UVS-CVAL-02: at least the difficulty passes; else cards may be committed (UVS-CHECK-05), after any
    re-check (UVS-RECHK-02)."""

    says = "Compare the check with the difficulty"
    rules = ("UVS-CHECK-04", "UVS-CHECK-05")

    def run(self, g: Versus) -> None:
        check = g.checks[-1]
        if check.purpose == FOR_VALUE and check.need == NOBODY:
            g.checks.pop()
            g.results.append(Result(True, check.value, check.card))
            return
        if aborted(g, check):
            g.checks.pop()
            g.results.append(Result(False))
            return
        short = needed(g, check) - check.value
        if short <= 0:
            conclude(g, True)
        elif can_make_up(g, check.who, short):
            g.then(MakeUp(check.who, short, ()))
        else:
            conclude(g, False)


JUDGE: Final = Judge()


def conclude(g: Versus, passed: bool) -> None:
    """The check is passed or failed, by so much: what is committed does not alter its value (UVS-RULING-25)."""
    g.edits += 1
    check = g.checks.pop()
    over = check.value - needed(g, check)
    margin = max(0, over) if passed else max(0, -over)
    g.results.append(Result(passed, check.value, check.card, check.spared, margin))
    g.todo.append(SETTLE)
    verb = V_PASS if passed else V_FAIL
    cards, source = (check.card,), check.played
    told = Happening(verb, check.who, cards, check.value, check.purpose, source=source, margin=margin)
    tell(g, told)


# Committing


class MakeUp(Asks):
    """Commit cards worth exactly what is missing, one at a time, all at once in the end (UVS-CHECK-09); or let the
    check fail (UVS-CHECK-10)."""

    says = "Commit cards to pass the check, or let it fail"
    rules = ("UVS-CHECK-05", "UVS-CHECK-07", "UVS-CHECK-10")

    __slots__ = ("picked", "short", "who")

    def __init__(self, who: int, short: int, picked: Zone) -> None:
        self.who = who
        self.short = short
        self.picked = picked

    def left(self, g: Versus) -> Zone:
        """The cards that can still be part of it."""
        return can_be_part(g, self.who, self.short, self.picked)

    def ask(self, g: Versus) -> Question:
        cards = [CARD + h for h in distinct(g, self.who, self.left(g))]
        return Question(self.who, "commit", ([DECLINE] if not self.picked else []) + cards)

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        if option == DECLINE:
            conclude(g, False)
            return
        picked = (*self.picked, option - CARD)
        if sum(worths(g, picked)) < self.short:
            g.then(MakeUp(self.who, self.short, picked))
            return
        for h in picked:
            commit(g, h)
        faces, for_what = tuple([face(g, h) for h in picked]), g.checks[-1].played
        tell(
            g,
            Happening(
                V_COMMIT,
                self.who,
                picked,
                len(picked),
                0,
                BY_CHECK,
                NOBODY,
                STAGE,
                STAGE,
                g.tick,
                faces,
                source=for_what,
            ),
        )
        conclude(g, True)

    def write(self, g: Versus, option: int) -> str:
        if option == DECLINE:
            return "fail"
        return f"commit {label(g, self.who, option - CARD, distinct(g, self.who, self.left(g)))}"

    def usual(self, options: Sequence[int]) -> int:
        """Whoever plays a card means to pass its check."""
        return options[1] if options[0] == DECLINE else options[0]

    def prompt(self, g: Versus) -> str:
        missing = self.short - sum(worths(g, self.picked))
        if not self.picked:
            return f"The check is short by {missing}: commit cards, or let it fail"
        return f"The check is still short by {missing}: commit more ({told_chosen(g, self.who, self.picked)})"


def recheck(g: Versus, cause: int) -> bool:
    """UVS-RECHK-01, UVS-RECHK-03, UVS-RECHK-04: another card takes the place of the first, without its
    changes, once; by this player's effect."""
    if not g.checks or g.checks[-1].again or not g.deck[g.checks[-1].who]:
        return False
    old = g.checks[-1]
    again = Check(old.who, old.purpose, old.card, 0, old.need, True, old.played, old.fixed, old.free, old.spared)
    g.checks[-1] = flipped(g, again, cause)
    return True
