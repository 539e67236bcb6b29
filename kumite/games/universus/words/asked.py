"""More of what a card must be like: how it was played, what it can do, where it lies beside others."""

from __future__ import annotations

from kumite.games.universus.faces import card_of, looked
from kumite.games.universus.legal import may_be_played
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Ctx, Face, Happening, Test
from kumite.games.universus.printer import tags_of
from kumite.games.universus.terms import (
    AS_BLOCK,
    AS_FORM,
    ATTACK,
    BY_CHECK,
    INFINITY,
    KEYWORDS,
    NO_TYPE,
    NOBODY,
    TRAITS,
    V_COMMIT,
    V_PLAY,
)
from kumite.games.universus.values import compare
from kumite.games.universus.words.inking import OfPrint
from kumite.games.universus.words.sels import Told, found
from kumite.games.universus.words.tests import fits_all, place_in, sees_all, was_all


class PlayedAs(Test):
    """Played as a reversal, as a block (UVS-BLK-03); a change of zones wipes that out (UVS-ZCHG-03)."""

    def __init__(self, role: int) -> None:
        self.role = role

    def of_now(self) -> bool:
        return True

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        for event in g.log:
            if event.verb == V_PLAY and event.note == self.role and h in event.what and event.tick >= g.since[h]:
                return True
        return False


class CommittedFor(Told):
    """Committed to pass the check to play a card (UVS-CHECK-05), as it was last played."""

    def __init__(self, of: Test) -> None:
        self.of = of

    def of_now(self) -> bool:
        return True

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        for card in found(g, ctx, self.of, ctx.you):
            for event in commits_for(g, card):
                if h in event.what and event.tick >= g.since[h]:
                    return True
        return False

    def done_to(self, g: Versus, ctx: Ctx) -> list[tuple[int, Face]]:
        done: list[tuple[int, Face]] = []
        for card in found(g, ctx, self.of, ctx.you):
            for event in commits_for(g, card):
                done += [(event.what[i], event.faces[i]) for i in range(len(event.what))]
        return done


def commits_for(g: Versus, card: int) -> list[Happening]:
    """The commits for the check of a card's latest play: what was before it last changed zones, or was played again
    from the card pool, is forgotten (UVS-ZCHG-03, UVS-RULING-09)."""
    latest: list[Happening] = []
    fresh: list[Happening] = []
    played = False
    for event in g.log:
        if event.source != card or event.tick < g.since[card]:
            continue
        if event.verb == V_COMMIT and event.via == BY_CHECK:
            fresh.append(event)
        elif event.verb == V_PLAY:
            latest, fresh, played = fresh, [], True
    return latest if played else fresh


class Keyworded(Test):
    """With 3 or more keywords: keyword abilities and keyword traits (UVS-KW-01)."""

    def __init__(self, op: str, n: int) -> None:
        self.op = op
        self.n = n

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return self.sees(g, ctx, looked(g, h))

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        return compare(len(face.keywords) + len(face.traits), self.op, self.n)


class HasBlock(Test):
    """A card with a block; with a high, mid or low one (UVS-BLK-01)."""

    def __init__(self, height: int = NOBODY) -> None:
        self.height = height

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return self.sees(g, ctx, looked(g, h))

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        return face.block_zone != NOBODY if self.height == NOBODY else face.block_zone == self.height


class HasAbility(OfPrint):
    """With an Enhance ability, with a keyword ability, with an ability that draws cards (UVS-ABTHAT-01)."""

    def __init__(
        self, kind: int = NOBODY, does: tuple[str, ...] = (), keyword: str = "", printed: bool = False
    ) -> None:
        self.kind = kind
        self.does = does  # tags it must have, all of them
        self.keyword = keyword  # "any", or the keyword that gives it
        self.printed = printed

    def of_print(self) -> bool:
        return self.printed

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        for ability in face.abilities:
            if self.is_meant(ability):
                return True
        return False

    def is_meant(self, ability: Ability) -> bool:
        if self.kind not in (NOBODY, ability.kind):
            return False
        if self.keyword and not (ability.keyword if self.keyword == "any" else ability.keyword == self.keyword):
            return False
        if not self.does:
            return True
        tags = tags_of(ability)
        return all(tag in tags for tag in self.does)


class Playable(Test):
    """That you could normally play: no rule forbids it, and what effects add to its cost can be paid (UVS-ADDC-02)."""

    def __init__(self) -> None:
        pass

    def of_now(self) -> bool:
        return True

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return may_be_played(g, g.owner[h], h, AS_FORM)  # nobody else ever plays it (UVS-OWNER-02)


class FirstPlayed(Test):
    """The first attack, or other card of its type, that its owner has played this turn, or the nth; or the last one so
    far, this card apart."""

    def __init__(self, last: bool = False, n: int = 1) -> None:
        self.last = last
        self.n = n

    def of_now(self) -> bool:
        return True

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        kind, found_one, place = card_of(g, h).front.type, NOBODY, 0
        for event in g.log:
            if event.verb != V_PLAY or event.by != g.owner[h] or event.note == AS_BLOCK or event.faces[0].type != kind:
                continue
            place += 1
            if not self.last and place == self.n:
                return h in event.what
            found_one = event.what[0] if event.what[0] != ctx.source else found_one
        return self.last and h == found_one


class MultipleCopy(Test):
    """A multiple copy of an attack, whichever (UVS-KMULT-01)."""

    def __init__(self) -> None:
        pass

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return looked(g, h).multiple > 0

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        return face.multiple > 0


class Textless(OfPrint):
    """With a printed blank text box: keywords stand at its edge (UVS-KW-01)."""

    def __init__(self) -> None:
        pass

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        return all(ability.keyword for ability in face.abilities)


class OfNamed(Test):
    """Of the named card type, in the named zone, with the named symbol, trait or keyword."""

    def __init__(self, kind: str) -> None:
        self.kind = kind  # as Name has it

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return self.sees(g, ctx, looked(g, h))

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        for bound in g.scopes[ctx.scope].binds:
            if bound.name == "named":
                return self.is_so(face, bound.number)
        return False

    def is_so(self, face: Face, at: int) -> bool:
        if self.kind == "type":
            return face.type == at + 1
        if self.kind == "zone":
            return face.zone == at and face.type == ATTACK
        if self.kind == "block zone":
            return face.block_zone == at
        if self.kind == "symbol":
            return bool(face.symbols >> at & 1)
        return face.has(TRAITS[at] if self.kind == "trait" else (*KEYWORDS, *TRAITS)[at])


class Preceding(Test):
    """Directly before (left of) or anywhere before another card in its owner's card pool (UVS-PREC-01, UVS-PREC-02)."""

    def __init__(self, of: Test, directly: bool = True) -> None:
        self.of = of
        self.directly = directly

    def of_now(self) -> bool:
        return True

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        for card in found(g, ctx, self.of, ctx.you):
            pool = g.pool[g.owner[card]]
            if h in pool:
                here, there = place_in(g, pool, card), pool.index(h)
                return there == here - 1 if self.directly else there < here
        return False


class Shares(Test):
    """Shares a symbol, a keyword, a type or a name with another card."""

    def __init__(self, of: Test, what: str = "symbol", n: int = 1) -> None:
        self.of = of
        self.what = what  # "symbol", "keyword", "type" or "name"
        self.n = n

    def of_now(self) -> bool:
        return True

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        mine = looked(g, h)
        for card in found(g, ctx, self.of, ctx.you):
            if card != h and shared(mine, looked(g, card), self.what) >= self.n:
                return True
        return False


def shared(a: Face, b: Face, what: str) -> int:
    """How many symbols, keywords, types or names two cards have in common; infinity is no symbol (UVS-INF-01), and a
    nameless card shares no name (UVS-COPY-02)."""
    if what == "symbol":
        return (a.symbols & b.symbols & ~INFINITY).bit_count()
    if what == "type":
        return 1 if a.type == b.type != NO_TYPE else 0
    if what == "name":
        return 1 if a.name and a.full_name() == b.full_name() else 0
    names = {word.name for word in a.keywords} | set(a.traits)
    return len(names & ({word.name for word in b.keywords} | set(b.traits)))


class AllOf(OfPrint):
    """All of these at once, where it is one of several: a backup or a Shift attack (UVS-OR-01)."""

    def __init__(self, tests: tuple[Test, ...]) -> None:
        self.tests = tests

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return fits_all(g, ctx, self.tests, h)

    def was(self, g: Versus, ctx: Ctx, h: int, seen: Face) -> bool:
        return was_all(g, ctx, self.tests, h, seen)

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        return sees_all(g, ctx, self.tests, face)
