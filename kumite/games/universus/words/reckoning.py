"""Numbers of two things: what they share, how far they are apart, whether they are odd; and what several cards are."""

from __future__ import annotations

from kumite.games.universus.faces import ability_of, face, looked
from kumite.games.universus.keyword import keyword_ability
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Amount, Cond, Ctx, Happening, Test, Trigger
from kumite.games.universus.story import logged_in
from kumite.games.universus.terms import INFINITY, TURN, V_ATTACKED, YOU
from kumite.games.universus.values import compare, number
from kumite.games.universus.words.sels import Ref, found, lost, seat_of
from kumite.games.universus.words.tests import fits_all, in_scope, sees_all


class SharedSymbols(Amount):
    """The number of symbols that a card shares with your character, or your rival's; of several cards, the sum."""

    def __init__(self, what: Test, whose: int = YOU) -> None:
        self.what = what
        self.whose = whose

    def of_scope(self) -> bool:
        return self.what.of_scope()

    def value(self, g: Versus, ctx: Ctx) -> int:
        own, total = face(g, g.character[seat_of(g, ctx, self.whose)]).symbols & ~INFINITY, 0
        for h in found(g, ctx, self.what, ctx.you):
            total += (looked(g, h).symbols & own).bit_count()
        for one in lost(g, ctx, self.what):
            total += (one.face.symbols & own).bit_count()
        return total


class Gap(Amount):
    """The difference between two amounts, whichever is the larger."""

    def __init__(self, a: Amount | int, b: Amount | int) -> None:
        self.a = a
        self.b = b

    def value(self, g: Versus, ctx: Ctx) -> int:
        return abs(number(g, ctx, self.a) - number(g, ctx, self.b))


class AbilityRating(Amount):
    """The rating of the ability that was played: of the keyword that gives it, as it was then (UVS-KWRAT-01,
    UVS-RULING-176); 0 of what has none."""

    def __init__(self) -> None:
        pass

    def of_scope(self) -> bool:
        return True

    def value(self, g: Versus, ctx: Ctx) -> int:
        told = ctx.event
        ability = None if told is None else ability_of(g, told)
        if told is None or ability is None or not ability.keyword or not told.faces:
            return 0
        for word in told.faces[0].keywords:
            if word.name == ability.keyword and keyword_ability(word, g.house.edition.keywords) == ability:
                return max(0, word.rating)
        return 0


class Odd(Cond):
    """An amount is odd; even where that is not so."""

    def __init__(self, a: Amount | int) -> None:
        self.a = a

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        return number(g, ctx, self.a) % 2 == 1


class Every(Cond):
    """All of these cards are so, and there are some (UVS-SCOPE-03)."""

    def __init__(self, what: Test, tests: tuple[Test, ...]) -> None:
        self.what = what
        self.tests = tests

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        cards = found(g, ctx, self.what, ctx.you)
        if isinstance(self.what, Ref):
            gone = lost(g, ctx, self.what)
            return (
                bool(cards or gone)
                and all(in_scope(g, ctx, self.tests, h) for h in cards)
                and all(sees_all(g, ctx, self.tests, one.face) for one in gone)
            )
        return bool(cards) and all(fits_all(g, ctx, self.tests, h) for h in cards)


class Some(Cond):
    """So many of these cards are so, wherever they are by now (UVS-SCOPE-03)."""

    def __init__(self, what: Test, tests: tuple[Test, ...], op: str = ">=", n: int = 1) -> None:
        self.what = what
        self.tests = tests
        self.op = op
        self.n = n

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        cards = found(g, ctx, self.what, ctx.you)
        n = len([h for h in cards if in_scope(g, ctx, self.tests, h)])
        n += len([one for one in lost(g, ctx, self.what) if sees_all(g, ctx, self.tests, one.face)])
        return compare(n, self.op, self.n)


class Alike(Cond):
    """These cards, two or more, have a type, a name or a symbol in common."""

    def __init__(self, what: Test, sort: str = "type") -> None:
        self.what = what
        self.sort = sort  # "type", "name" or "symbol"

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        faces = [looked(g, h) for h in found(g, ctx, self.what, ctx.you)]
        faces += [one.face for one in lost(g, ctx, self.what)]
        if len(faces) < 2:
            return False
        if self.sort == "symbol":
            bits = ~INFINITY
            for one in faces:
                bits &= one.symbols
            return bits != 0
        return len({one.type if self.sort == "type" else one.full_name() for one in faces}) == 1


class NthPlayed(Cond):
    """It is the second such card that was played this turn, or `since` a step of it began, whatever has been played
    since (UVS-RULING-270); one that was played again from the card pool is what it is by its latest play
    (UVS-RULING-77).  Of attacks, V_ATTACKED counts those too that only entered their sequences (UVS-RULING-47)."""

    def __init__(self, what: Test, event: Trigger, op: str, n: int, since: int = TURN) -> None:
        self.what = what
        self.event = event
        self.op = op
        self.n = n
        self.since = since  # TURN, COMBAT_PHASE or ENHANCE_STEP

    def holds(self, g: Versus, ctx: Ctx) -> bool:
        cards, place, so = found(g, ctx, self.what, ctx.you), 0, False
        for at in logged_in(g, self.since):
            told = g.log[at]
            if self.event.hears(g, ctx, told):
                place += 1
                if told == ctx.event and isinstance(self.what, Ref):
                    return compare(place, self.op, self.n)
                if cards and self.is_of(told, cards[0]) and told.tick >= g.since[cards[0]] - 1:
                    so = compare(place, self.op, self.n)
        return so

    def is_of(self, told: Happening, h: int) -> bool:
        """Whether it is the play of this card, or its attack."""
        return told.source == h if told.verb == V_ATTACKED else h in told.what
