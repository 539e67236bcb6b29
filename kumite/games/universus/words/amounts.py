"""How much: the numbers of card English."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.faces import card_of, face, first_live, health_limit, inked, looked, scoped, stamina
from kumite.games.universus.position import REVEALED, Versus
from kumite.games.universus.printed import BLANK, Amount, Ctx, Face, Test, Trigger
from kumite.games.universus.scopes import state_asked
from kumite.games.universus.story import logged_in
from kumite.games.universus.terms import (
    ATTACK,
    CHECK,
    DAMAGE,
    DIFFICULTY,
    INFINITY,
    NO_TYPE,
    NOBODY,
    SPEED,
    STAMINA,
    TURN,
    YOU,
)
from kumite.games.universus.values import has_number, lacking, number, rating, read
from kumite.games.universus.words.sels import Sel, counted, found, lost, seat_of
from kumite.games.universus.words.structure import Let
from kumite.games.universus.words.tallied import set_off_by
from kumite.games.universus.words.tests import left_in
from kumite.games.universus.words.triggers import counts_still

EACH_KEYWORD: Final = "each keyword"


class X(Amount):
    """X: defined by the ability's Let, else chosen for its cost, else picked (UVS-X-01); never negative (UVS-X-02)."""

    def __init__(self) -> None:
        pass

    def of_scope(self) -> bool:
        return True

    def said(self, g: Versus, ctx: Ctx) -> Amount | int | None:
        text = g.scopes[ctx.scope].text
        for word in () if text is None else text.does:
            if isinstance(word, Let):
                return word.amount
        return None

    def lacks(self, g: Versus, ctx: Ctx) -> bool:
        said = self.said(g, ctx)
        return said is not None and lacking(g, ctx, said)

    def value(self, g: Versus, ctx: Ctx) -> int:
        said = self.said(g, ctx)
        return max(0, g.scopes[ctx.scope].x if said is None else number(g, ctx, said))


class Count(Amount):
    """The number of some cards, attached characters among characters (UVS-CHAR-15); `distinct` counts different
    names, `by` different types, zones, numbers, symbols, keywords or traits, or every instance of a keyword
    (UVS-GAINKW-01)."""

    def __init__(self, what: Test, distinct: bool = False, by: str = "", printed: bool = False) -> None:
        self.what = what
        self.distinct = distinct
        self.by = by  # "type", "zone" (of attacks), "block zone", a number, "symbol", "keyword", "trait", EACH_KEYWORD
        self.printed = printed

    def value(self, g: Versus, ctx: Ctx) -> int:
        cards, gone = counted(g, ctx, self.what), lost(g, ctx, self.what)
        if self.by:
            faces = [inked(g, h) if self.printed else looked(g, h) for h in cards]
            return sorts(faces + [one.front if self.printed else one.face for one in gone], self.by)
        if not self.distinct:
            return len(cards) + len(gone)
        return len({face(g, h).full_name() for h in cards} | {one.face.full_name() for one in gone})


NUMBERS: Final = {"difficulty": DIFFICULTY, "check": CHECK, "speed": SPEED, "damage": DAMAGE}


def sorts(faces: list[Face], by: str) -> int:
    """How many different types, zones of attacks, symbols, keywords or traits there are; or how many keywords."""
    if by == EACH_KEYWORD:
        return sum([len(one.keywords) + len(one.traits) for one in faces])
    if by == "type":
        return len({one.type for one in faces if one.type != NO_TYPE})
    if by == "zone":
        return len({one.zone for one in faces if one.type == ATTACK and one.zone != NOBODY})
    if by == "block zone":
        return len({one.block_zone for one in faces if one.block_zone != NOBODY})
    if by in NUMBERS:
        return len({read(one, NUMBERS[by]) for one in faces if has_number(one, NUMBERS[by])})
    if by == "symbol":
        bits = 0
        for one in faces:
            bits |= one.symbols & ~INFINITY
        return bits.bit_count()
    names: set[str] = set()
    for one in faces:
        names.update([word.name for word in one.keywords] if by != "trait" else ())
        names.update(one.traits)
    return len(names)


class Value(Amount):
    """A property of a card, as the scope has it (UVS-SCOPE-02, UVS-SCOPE-03); of several cards, the sum."""

    def __init__(self, what: Test, prop: int, printed: bool = False, keyword: str = "") -> None:
        self.what = what
        self.prop = prop
        self.printed = printed
        self.keyword = keyword  # whose RATING it is

    def lacks(self, g: Versus, ctx: Ctx) -> bool:
        several = isinstance(self.what, Sel) and self.what.every
        return not several and not found(g, ctx, self.what, ctx.you) and not lost(g, ctx, self.what)

    def value(self, g: Versus, ctx: Ctx) -> int:
        total = 0
        for h in found(g, ctx, self.what, ctx.you):
            if self.keyword:
                total += rating(printed_then(g, ctx, h) if self.printed else live_then(g, ctx, h), self.keyword)
            elif self.printed:
                total += read(printed_then(g, ctx, h), self.prop)
            elif g.flags[h] & REVEALED:
                total += read(looked(g, h), self.prop)  # it is still in that zone, and that is its last value there
            elif self.prop == STAMINA:
                total += stamina_then(g, ctx, h)
            else:
                total += read(scoped(g, g.scopes[ctx.scope], h), self.prop)
        for one in lost(g, ctx, self.what):
            was = one.front if self.printed else one.face
            total += rating(was, self.keyword) if self.keyword else read(was, self.prop)
        return total


def stamina_then(g: Versus, ctx: Ctx, h: int) -> int:
    """What a backup has left, or had left at last in the zone it has gone from (UVS-SCOPE-03)."""
    was = first_live(g, h, g.scopes[ctx.scope].start)
    return stamina(g, h) if was is None else was.stamina


def live_then(g: Versus, ctx: Ctx, h: int) -> Face:
    """The face of a card as the scope has it, or as it was revealed."""
    return looked(g, h) if g.flags[h] & REVEALED else scoped(g, g.scopes[ctx.scope], h)


def printed_then(g: Versus, ctx: Ctx, h: int) -> Face:
    """What was printed on a card that has moved or been turned since: nothing, if it was face down (UVS-PRINT-02,
    UVS-SCOPE-03)."""
    was = left_in(g, ctx, h)
    if was is None:
        return inked(g, h)
    return card_of(g, h).front if was.name else BLANK


class Bound(Amount):
    """The number of the cards bound to a name, or the number bound to it ('spent', 'checked', 'dealt')."""

    def __init__(self, name: str) -> None:
        self.name = name

    def of_scope(self) -> bool:
        return True

    def value(self, g: Versus, ctx: Ctx) -> int:
        for bound in g.scopes[ctx.scope].binds:
            if bound.name == self.name:
                return bound.number or len(bound.cards) + len(bound.lost)
        if self.name == "event" and ctx.event is not None:
            return ctx.event.amount
        if self.name == "margin" and ctx.event is not None:
            return ctx.event.margin
        return 0


class Health(Amount):
    """A player's health, or the maximum of it."""

    def __init__(self, who: int = YOU, limit: bool = False) -> None:
        self.who = who
        self.limit = limit

    def value(self, g: Versus, ctx: Ctx) -> int:
        seat = seat_of(g, ctx, self.who)
        return health_limit(g, seat) if self.limit else g.health[seat]


class Counters(Amount):
    """Counters of one name on a card; of all names where none is said (UVS-CNTR-02, UVS-CNTR-03)."""

    def __init__(self, what: Test, name: str = "") -> None:
        self.what = what
        self.name = name

    def value(self, g: Versus, ctx: Ctx) -> int:
        cards, total = found(g, ctx, self.what, ctx.you), 0
        for card, name, n in g.counters:
            if card in cards and (not self.name or name == self.name):
                total += n
        return total


class Tally(Amount):
    """How often something happened this turn, or how much of it (`sum`); or `since` a step of it began."""

    def __init__(self, event: Trigger, sum: bool = False, since: int = TURN) -> None:
        self.event = event
        self.sum = sum
        self.since = since  # TURN, COMBAT_PHASE or ENHANCE_STEP

    def value(self, g: Versus, ctx: Ctx) -> int:
        total = 0
        for at in logged_in(g, self.since):
            if counts_still(g, ctx, self.event, g.log[at]):
                total += g.log[at].amount if self.sum else 1
            elif self.sum:
                total += set_off_by(g, ctx, self.event, at)
        return total


class Plus(Amount):
    """The sum of two amounts."""

    def __init__(self, a: Amount | int, b: Amount | int) -> None:
        self.a = a
        self.b = b

    def value(self, g: Versus, ctx: Ctx) -> int:
        return number(g, ctx, self.a) + number(g, ctx, self.b)


class Minus(Amount):
    """The difference of two amounts; it may be negative (UVS-NEG-01)."""

    def __init__(self, a: Amount | int, b: Amount | int) -> None:
        self.a = a
        self.b = b

    def value(self, g: Versus, ctx: Ctx) -> int:
        return number(g, ctx, self.a) - number(g, ctx, self.b)


class Times(Amount):
    """So many times an amount."""

    def __init__(self, a: Amount | int, b: Amount | int) -> None:
        self.a = a
        self.b = b

    def value(self, g: Versus, ctx: Ctx) -> int:
        return number(g, ctx, self.a) * number(g, ctx, self.b)


class Per(Amount):
    """One for every k of something: rounded down."""

    def __init__(self, a: Amount | int, k: int) -> None:
        self.a = a
        self.k = k

    def value(self, g: Versus, ctx: Ctx) -> int:
        return number(g, ctx, self.a) // self.k


class Half(Amount):
    """Half of it, rounded up (UVS-PEN-01) or down."""

    def __init__(self, a: Amount | int, down: bool = False) -> None:
        self.a = a
        self.down = down

    def value(self, g: Versus, ctx: Ctx) -> int:
        n = number(g, ctx, self.a)
        return n // 2 if self.down else -(-n // 2)


class Cap(Amount):
    """To a maximum or a minimum."""

    def __init__(self, a: Amount | int, most: Amount | int | None = None, least: Amount | int | None = None) -> None:
        self.a = a
        self.most = most
        self.least = least

    def value(self, g: Versus, ctx: Ctx) -> int:
        n = number(g, ctx, self.a)
        if self.most is not None:
            n = min(n, number(g, ctx, self.most))
        if self.least is not None:
            n = max(n, number(g, ctx, self.least))
        return n


def as_bonus(g: Versus, ctx: Ctx, amount: Amount | int) -> int:
    """What a bonus or a penalty comes to: a penalty equal to a negative amount is none (UVS-RULING-59)."""
    n = number(g, ctx, amount)
    return 0 if n > 0 and is_penalty(amount) else n


def is_penalty(amount: Amount | int) -> bool:
    """Whether it says -N, though N be worked out (UVS-PEN-01)."""
    if isinstance(amount, Times):
        return below(amount.a) != below(amount.b)
    if isinstance(amount, Minus):
        return amount.a == 0
    return is_penalty(amount.a) if isinstance(amount, Half | Per | Cap) else below(amount)


def below(amount: Amount | int) -> bool:
    return isinstance(amount, int) and amount < 0


class Best(Amount):
    """The highest, lowest or total of a property among some cards."""

    def __init__(self, which: str, what: Test, prop: int, printed: bool = False, keyword: str = "") -> None:
        self.which = which  # "highest", "lowest" or "total"
        self.what = what
        self.prop = prop
        self.printed = printed
        self.keyword = keyword  # whose RATING it is

    def lacks(self, g: Versus, ctx: Ctx) -> bool:
        return self.which != "total" and not found(g, ctx, self.what, ctx.you) and not lost(g, ctx, self.what)

    def value(self, g: Versus, ctx: Ctx) -> int:
        cards = found(g, ctx, self.what, ctx.you)
        faces = [inked(g, h) if self.printed else state_asked(g, h, self.prop) for h in cards]
        faces += [one.front if self.printed else one.face for one in lost(g, ctx, self.what)]
        faces = [one for one in faces if self.keyword or has_number(one, self.prop)]
        numbers = [rating(one, self.keyword) if self.keyword else read(one, self.prop) for one in faces]
        if not numbers:
            return 0
        if self.which == "total":
            return sum(numbers)
        return max(numbers) if self.which == "highest" else min(numbers)
