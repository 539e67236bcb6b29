"""More of what a card must be like: how it was played, what it can do, where it lies beside others."""

from __future__ import annotations

from kumite.core.position import fields
from kumite.games.universus.faces import card_of, current_attack, face, inked, looked
from kumite.games.universus.legal import may_be_played
from kumite.games.universus.names import licence_code
from kumite.games.universus.position import AS_A_BLOCK, Versus, rival_of
from kumite.games.universus.printed import Ability, Ctx, Face, Happening, Test, Word
from kumite.games.universus.printer import tags_of
from kumite.games.universus.terms import (
    AS_ABILITY,
    AS_BLOCK,
    AS_FORM,
    AS_FORM_ABILITY,
    ATTACK,
    BY_CHECK,
    INFINITY,
    KEYWORDS,
    NO_TYPE,
    NOBODY,
    TRAITS,
    TRANSIT,
    V_COMMIT,
    V_PLAY,
    YOU,
)
from kumite.games.universus.values import compare
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.inking import OfPrint
from kumite.games.universus.words.same import is_keyword
from kumite.games.universus.words.sels import Told, found
from kumite.games.universus.words.tests import fits_all, place_in, sees_all, was_all


class PlayedAs(Test):
    """Played as a reversal, as a block (UVS-BLK-03); a change of zones wipes that out (UVS-ZCHG-03)."""

    def __init__(self, role: int) -> None:
        self.role = role

    def of_now(self) -> bool:
        return True

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        roles = (self.role, AS_FORM_ABILITY) if self.role in (AS_FORM, AS_ABILITY) else (self.role,)
        if self.role == AS_BLOCK and g.flags[h] & AS_A_BLOCK:
            return True  # it may have been described so
        for event in g.log:
            if event.verb == V_PLAY and event.note in roles and h in event.what and event.tick >= g.since[h]:
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


class Keyworded(OfPrint):
    """With 3 or more keywords: keyword abilities and keyword traits (UVS-KW-01); or so many symbols, or traits."""

    def __init__(self, op: str, n: int, by: str = "keyword", printed: bool = False) -> None:
        self.op = op
        self.n = n
        self.by = by  # "keyword", "symbol" or "trait"
        self.printed = printed

    def of_print(self) -> bool:
        return self.printed

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        if self.by == "symbol":
            return compare((face.symbols & ~INFINITY).bit_count(), self.op, self.n)
        return compare(len(face.traits) + (len(face.keywords) if self.by == "keyword" else 0), self.op, self.n)


class HasBlock(OfPrint):
    """A card with a block; with a high, mid or low one (UVS-BLK-01)."""

    def __init__(self, height: int = NOBODY, printed: bool = False) -> None:
        self.height = height
        self.printed = printed

    def of_print(self) -> bool:
        return self.printed

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        return face.block_zone != NOBODY if self.height == NOBODY else face.block_zone == self.height


class HasAbility(OfPrint):
    """With an Enhance ability, with 2 or more keyword abilities, with an ability that draws cards (UVS-ABTHAT-01)."""

    def __init__(
        self,
        kind: int = NOBODY,
        does: tuple[str, ...] = (),
        keyword: str = "",
        printed: bool = False,
        op: str = ">=",
        n: int = 1,
        rider: str = "",
    ) -> None:
        self.kind = kind
        self.does = does  # tags it must have, all of them
        self.keyword = keyword  # "any", "none", or the keyword that gives it
        self.printed = printed
        self.op = op  # compares how many of these abilities it has
        self.n = n
        self.rider = rider  # a restriction it has: "Combo", "First" ... (UVS-KCOMBO-05)

    def of_print(self) -> bool:
        return self.printed

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        return compare(len([ability for ability in face.abilities if self.is_meant(ability)]), self.op, self.n)

    def is_meant(self, ability: Ability) -> bool:
        """Whether it is an ability of this sort."""
        if self.kind not in (NOBODY, ability.kind):
            return False
        if self.keyword and not is_keyword(ability.keyword, self.keyword):
            return False
        if self.rider and not any(rider.called() == self.rider for rider in ability.riders):
            return False
        if not self.does:
            return True
        tags = tags_of(ability)
        return all(tag in tags for tag in self.does)


class Costs(OfPrint):
    """With "Commit" in its cost: an ability is printed on it whose cost has something committed (UVS-RULING-162)."""

    def __init__(self, verb: int) -> None:
        self.verb = verb

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        return any(costs(ability.cost, self.verb) for ability in face.abilities)


def costs(part: object, verb: int) -> bool:
    """Whether this, or one of the ways to pay, is an act of this kind."""
    if isinstance(part, tuple):
        return any(costs(one, verb) for one in part)
    if isinstance(part, Acting):
        return part.verb() == verb
    return isinstance(part, Word) and any(costs(one, verb) for one in fields(part).values())


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
    far, this card and the attack in progress apart.  `tests`: only such cards are counted."""

    def __init__(self, last: bool = False, n: int = 1, tests: tuple[Test, ...] = ()) -> None:
        self.last = last
        self.n = n
        self.tests = tests

    def of_now(self) -> bool:
        return True

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        kind, found_one, place, here = card_of(g, h).front.type, NOBODY, 0, current_attack(g)
        for event in g.log:
            if event.verb != V_PLAY or event.by != g.owner[h] or event.note == AS_BLOCK or event.faces[0].type != kind:
                continue
            if not sees_all(g, ctx, self.tests, event.faces[0]):
                continue
            place += 1
            if not self.last and place == self.n:
                return h in event.what
            found_one = event.what[0] if event.what[0] not in (ctx.source, here) else found_one
        if not self.last and place == self.n - 1:
            return begun(g, h) and fits_all(g, ctx, self.tests, h)
        return self.last and h == found_one


def begun(g: Versus, h: int) -> bool:
    """Whether it is being played, and no block: its check is still to be made (UVS-PLAYCD-06)."""
    return g.zone[h] == TRANSIT and (g.attack.card == NOBODY or g.attack.resolved)


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
    """Shares a symbol, a keyword, a trait, a type or a name with another card; one that is printed on both."""

    def __init__(self, of: Test, what: str = "symbol", n: int = 1, printed: bool = False) -> None:
        self.of = of
        self.what = what  # "symbol", "keyword", "trait", "type" or "name"
        self.n = n
        self.printed = printed

    def of_now(self) -> bool:
        return True

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        mine = inked(g, h) if self.printed else looked(g, h)
        for card in found(g, ctx, self.of, ctx.you):
            other = inked(g, card) if self.printed else looked(g, card)
            if card != h and shared(mine, other, self.what) >= self.n:
                return True
        return False


def shared(a: Face, b: Face, what: str) -> int:
    """How many symbols, keywords, traits, types or names two cards have in common; infinity is no symbol (UVS-INF-01),
    and a nameless card shares no name (UVS-COPY-02)."""
    if what == "symbol":
        return (a.symbols & b.symbols & ~INFINITY).bit_count()
    if what == "type":
        return 1 if a.type == b.type != NO_TYPE else 0
    if what == "name":
        return 1 if a.name and a.full_name() == b.full_name() else 0
    if what == "trait":
        return len(set(a.traits) & set(b.traits))
    names = {word.name for word in a.keywords} | set(a.traits)
    return len(names & ({word.name for word in b.keywords} | set(b.traits)))


class SharesSymbol(OfPrint):
    """Shares a symbol with your character, or several; such as are printed on both."""

    def __init__(self, n: int = 1, op: str = ">=", printed: bool = False) -> None:
        self.n = n
        self.op = op
        self.printed = printed

    def of_print(self) -> bool:
        return self.printed

    def sees(self, g: Versus, ctx: Ctx, seen: Face) -> bool:
        yours = g.character[ctx.you]
        other = inked(g, yours) if self.printed else face(g, yours)
        return compare(shared(seen, other, "symbol"), self.op, self.n)


class SharesName(Test):
    """A character of the same identity as your starting character, or your rival's (UVS-RULING-48)."""

    def __init__(self, whose: int = YOU) -> None:
        self.whose = whose

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return self.sees(g, ctx, looked(g, h))

    def sees(self, g: Versus, ctx: Ctx, seen: Face) -> bool:
        yours = face(g, g.character[ctx.you if self.whose == YOU else rival_of(ctx.you)])
        return seen.identity() == yours.identity() and seen.licence == yours.licence


class OfLicence(Test):
    """Of a property: the one the card comes from bears this name, or begins with it (UVS-IDENT-05, UFS-RULING-90)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, g: Versus, ctx: Ctx, h: int) -> bool:
        return self.sees(g, ctx, looked(g, h))

    def sees(self, g: Versus, ctx: Ctx, face: Face) -> bool:
        return licence_code(face.licence).startswith(licence_code(self.name))


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
