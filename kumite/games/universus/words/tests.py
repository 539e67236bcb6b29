"""What a card must be like: the adjectives of card English."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.games.universus.bits import ALSO_TYPES
from kumite.games.universus.faces import card_number, face, first_live, inked, is_ready, looked, names_here, strayed
from kumite.games.universus.names import is_called, same_words, words_in
from kumite.games.universus.position import (
    ATTACHED,
    DEALT,
    FACEDOWN,
    FROZEN,
    IS_TOKEN,
    READIED,
    REVEALED,
    SEALED,
    STARTING,
    STUNNED,
    TRANSFORMED,
    Versus,
)
from kumite.games.universus.printed import Amount, Ctx, Face, Test
from kumite.games.universus.scopes import state_asked
from kumite.games.universus.story import logged_in
from kumite.games.universus.terms import (
    ALSO,
    COMPLETELY,
    ENHANCE_STEP,
    NOBODY,
    NOT_BLOCKED,
    PARTIALLY,
    POOL,
    STAGE,
    TRANSIT,
    TURN,
    symbol_bit,
)
from kumite.games.universus.values import compare, has_number, lacking, number, rating, read
from kumite.games.universus.words.besides import also_types
from kumite.games.universus.words.inking import OfPrint


class Type(Test):
    """An attack, a foundation (UVS-FOUND-01) or an asset: one of these card types, of which there are seven
    (UVS-TYPE-01, UVS-ACT-01, UVS-ASSET-01, UVS-ATK-01, UVS-BACK-01)."""

    def __init__(self, types: tuple[int, ...]) -> None:
        self.types = types

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        kind = (looked(g, h) if g.flags[h] & FACEDOWN else face(g, h)).type
        return kind in self.types or (bool(g.ears[ALSO_TYPES]) and self.besides(g, ctx, h))

    def besides(self, g: Versus, ctx: Ctx, h: int) -> bool:
        """Whether the card counts as one of these types, for the abilities of whoever asks (UVS-RULING-161)."""
        return h in g.ears[ALSO_TYPES] and any(kind in self.types for kind in also_types(g, ctx.you, h))

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        return face.type in self.types


class Trait(OfPrint):
    """Punch, Ally, Pro Hero (UVS-KWTR-01); `printed` looks at the print only (UVS-KCOMBO-03)."""

    def __init__(self, name: str, printed: bool = False) -> None:
        self.name = name
        self.printed = printed

    def of_print(self) -> bool:
        return self.printed

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        return self.name in face.traits


class Symbol(OfPrint):
    """With a resource symbol; `printed` looks at the print only (UVS-PRINT-01)."""

    def __init__(self, name: str, printed: bool = False) -> None:
        self.name = name
        self.printed = printed

    def of_print(self) -> bool:
        return self.printed

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        return bool(face.symbols & symbol_bit(self.name))


class Zoned(Test):
    """A high, mid or low attack."""

    def __init__(self, height: int) -> None:
        self.height = height

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return face(g, h).zone == self.height

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        return face.zone == self.height


class State(Test):
    """Ready, committed, face down, sealed, frozen, attached, starting, transformed, stunned, blocked, other ..."""

    def __init__(self, flag: str) -> None:
        self.flag = flag

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        flag, flags = self.flag, g.flags[h]
        if flag in ("ready", "committed"):
            return is_ready(g, h) is (flag == "ready")
        if flag == "other":
            return h != ctx.source
        if flag in CURRENT:
            it = g.attack.backup if flag == "attacked" else g.attack.card
            return h == it and (flag != "tried" or g.attack.tried)
        if flag in STATUS_FLAGS:
            return g.attack.card == h and status_now(g) in STATUS_FLAGS[flag]
        if flag == "with no abilities":
            return not face(g, h).abilities
        if flag == "face up":
            return not flags & FACEDOWN
        return bool(flags & FLAGS[flag])


def status_now(g: Versus) -> int:
    """UVS-RULING-16: an attack on a backup is an unblocked one, once it has come past the Block Step."""
    attack = g.attack
    return NOT_BLOCKED if attack.backup != NOBODY and attack.step != ENHANCE_STEP else attack.status


FLAGS = {
    "face down": FACEDOWN,
    "sealed": SEALED,
    "frozen": FROZEN,
    "attached": ATTACHED,
    "starting": STARTING,
    "transformed": TRANSFORMED,
    "token": IS_TOKEN,
    "stunned": STUNNED,
    "readied this Combat Phase": READIED,
    "that dealt damage": DEALT,
}
STATUS_FLAGS = {
    "unblocked": (NOT_BLOCKED,),
    "blocked": (PARTIALLY, COMPLETELY),
    "partially blocked": (PARTIALLY,),
    "completely blocked": (COMPLETELY,),
}
CURRENT = ("current", "tried", "attacked")
STATES = ("ready", "committed", "other", *CURRENT, "with no abilities", *FLAGS, *STATUS_FLAGS)


class Stat(OfPrint):
    """With a (printed) difficulty of 3 or less."""

    def __init__(self, prop: int, op: str, amount: Amount | int, printed: bool = False, keyword: str = "") -> None:
        self.prop = prop
        self.op = op
        self.amount = amount
        self.printed = printed
        self.keyword = keyword  # whose RATING it is; any keyword's, where none is said

    def of_print(self) -> bool:
        return self.printed

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return self.sees(g, ctx, inked(g, h) if self.printed else state_asked(g, h, self.prop))

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        if self.keyword:
            if face.keyword(self.keyword) is None:
                return False
            return compare(rating(face, self.keyword), self.op, number(g, ctx, self.amount))
        found = compare(read(face, self.prop), self.op, number(g, ctx, self.amount))
        return found and has_number(face, self.prop) and not lacking(g, ctx, self.amount)


class Kw(OfPrint):
    """With a keyword ability; where the name is empty, with no keywords: neither abilities nor traits (UVS-KW-01);
    `printed` looks at the print only (UVS-PRINT-01)."""

    def __init__(self, name: str, printed: bool = False) -> None:
        self.name = name
        self.printed = printed

    def of_print(self) -> bool:
        return self.printed

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        return face.keyword(self.name) is not None if self.name else not face.keywords and not face.traits


class Named(Test):
    """Named so; or, for a character, of that identity (UVS-CHAR-06); or with a word in its name (UVS-INNAME-01)."""

    def __init__(self, title: str, part: bool = False) -> None:
        self.title = title
        self.part = part

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return self.sees(g, ctx, looked(g, h))

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        if self.part:
            return same_words(words_in(self.title), words_in(face.name))
        return bool(face.name) and is_called(self.title, (face.name, face.full_name(), face.identity()))


class CopyOf(Test):
    """A copy of a card: of the same full name; a nameless card is a copy of nothing (UVS-COPY-01, UVS-COPY-02)."""

    def __init__(self, ref: str) -> None:
        self.ref = ref  # a bound name, "this", "event", "attack" (in progress) or "character" (yours)

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return self.sees(g, ctx, looked(g, h))

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        if not face.name:
            return False
        if self.ref in ("this", "event", "attack", "character"):
            return face.full_name() in names_here(g, ctx, self.ref)
        for bound in g.scopes[ctx.scope].binds:
            if bound.name == self.ref:
                return face.full_name() in [other.full_name() for other in bound.seen()]
        return False


class Beside(Test):
    """Directly before (left of) or anywhere before this card in its owner's card pool (UVS-PREC-01, UVS-PREC-02,
    UVS-POOL-11); there are no gaps (UVS-POOL-08)."""

    def __init__(self, directly: bool = True, n: int = 1) -> None:
        self.directly = directly
        self.n = n  # so many cards directly before it

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        pool = g.pool[g.owner[ctx.source]]
        if h not in pool:
            return False
        here, there = place_in(g, pool, ctx.source), pool.index(h)
        return here - self.n <= there < here if self.directly else there < here


def place_in(g: Versus, pool: Zone, h: int) -> int:
    """Where a card of this card pool lies; the one that is being played will be the last (UVS-PLAYCD-04)."""
    return pool.index(h) if h in pool else len(pool) if g.zone[h] == TRANSIT else NOBODY


class Done(Test):
    """To which something was done this turn or `since` a step of it began (or the scope did): 'that was discarded this
    turn', whatever counts as that (UVS-SAC-01).  A change of zones wipes it out (UVS-ZCHG-03)."""

    def __init__(self, verb: int, scoped: bool = False, since: int = TURN) -> None:
        self.verb = verb
        self.scoped = scoped
        self.since = since  # TURN, COMBAT_PHASE or ENHANCE_STEP

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        start = max(g.since[h], g.scopes[ctx.scope].start if self.scoped else 0)
        verbs = ALSO.get(self.verb, (self.verb,))
        told = [g.log[at] for at in logged_in(g, self.since)]
        return any(event.verb in verbs and event.tick >= start and h in event.what for event in told)


class Among(Test):
    """One of the cards bound to a name; "event": of those it happened to."""

    def __init__(self, ref: str) -> None:
        self.ref = ref

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        for bound in g.scopes[ctx.scope].binds:
            if bound.name == self.ref:
                return h in bound.cards
        event = ctx.event
        return self.ref == "event" and event is not None and h in event.what and not strayed(g, h, event.tick)


class TheNamed(Test):
    """The card that was named (UVS-NAME-01)."""

    def __init__(self) -> None:
        pass

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return self.sees(g, ctx, looked(g, h))

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        for bound in g.scopes[ctx.scope].binds:
            if bound.name == "named":
                return bool(face.name) and face.full_name() == card_number(g, bound.number).name
        return False


class Not(Test):
    """Non-X; other than."""

    def __init__(self, test: Test) -> None:
        self.test = test

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return not self.test.fits(g, ctx, h)

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        return not self.test.sees(g, ctx, face)


class AnyOf(Test):
    """A, B or C (UVS-OR-01)."""

    def __init__(self, tests: tuple[Test, ...]) -> None:
        self.tests = tests

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        for test in self.tests:
            if test.fits(g, ctx, h):
                return True
        return False

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        for test in self.tests:
            if test.sees(g, ctx, face):
                return True
        return False


def fits_all(g: Versus, ctx: Ctx, tests: tuple[Test, ...], h: int) -> bool:
    for test in tests:
        if not test.fits(g, ctx, h):
            return False
    return True


def was_all(g: Versus, ctx: Ctx, tests: tuple[Test, ...], h: int, seen: Face) -> bool:
    """Whether the card of an event fitted: by its face then (UVS-EVENT-06), and by what is on no face as it is now."""
    for test in tests:
        if not was(g, ctx, test, h, seen):
            return False
    return True


def was(g: Versus, ctx: Ctx, test: Test, h: int, seen: Face) -> bool:
    if isinstance(test, Not):
        return not was(g, ctx, test.test, h, seen)
    if isinstance(test, AnyOf):
        return any(was(g, ctx, one, h, seen) for one in test.tests)
    if isinstance(test, Type) and g.ears[ALSO_TYPES] and test.besides(g, ctx, h):
        return True
    if isinstance(test, State) and test.flag == "face down" and not seen.name:
        return True  # though it is in a discard pile by now
    if isinstance(test, (State, Beside, Done, Among)) or test.of_now():
        return test.fits(g, ctx, h)
    return test.was(g, ctx, h, seen) if isinstance(test, OfPrint) else test.sees(g, ctx, seen)


def in_scope(g: Versus, ctx: Ctx, tests: tuple[Test, ...], h: int) -> bool:
    """The same of a card that has moved or been turned since the scope began: by what it was (UVS-SCOPE-03)."""
    seen = left_in(g, ctx, h)
    if seen is None or g.flags[h] & REVEALED:
        return fits_all(g, ctx, tests, h)
    return was_all(g, ctx, tests, h, seen)


def left_in(g: Versus, ctx: Ctx, h: int) -> Face | None:
    """What a card was in the first zone in which it was live, if it has changed zone, facing or publicity in the
    scope; where it came to a stage or card pool by the event that began it, that is the first."""
    event, start = ctx.event, g.scopes[ctx.scope].start
    if event is not None and event.to in (STAGE, POOL) and event.origin != event.to and h in event.what:
        start = event.tick + 1
    return first_live(g, h, start)


def sees_all(g: Versus, ctx: Ctx, tests: tuple[Test, ...], seen: Face) -> bool:
    for test in tests:
        if not test.sees(g, ctx, seen):
            return False
    return True
