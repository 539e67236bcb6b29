"""Keywords lost, ratings changed; speed and damage switched."""

from __future__ import annotations

from typing import Final

from kumite.core.position import Asks, Question
from kumite.games.universus.ears import relist
from kumite.games.universus.faces import face, printed
from kumite.games.universus.keyword import keyword_ability
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Amount, Ctx, Face, Keyword, Test
from kumite.games.universus.terms import DAMAGE, KEYWORDS, NOBODY, RATED, SPEED, TRAITS, V_GRANT, YOU
from kumite.games.universus.uses import renumber
from kumite.games.universus.values import number
from kumite.games.universus.verbs import altered
from kumite.games.universus.words.acting import barred
from kumite.games.universus.words.changes import Changing, Grant
from kumite.games.universus.words.sels import This, found, seat_of
from kumite.games.universus.words.setting import is_fixed, set_value


class Strip(Changing):
    """Lose a keyword or a trait; or all abilities, where nothing is named; or all keywords (UVS-KW-01), or all
    abilities but those that keywords give (`plain`)."""

    def __init__(
        self, target: Test, name: str = "", until: int = NOBODY, keywords: bool = False, plain: bool = False
    ) -> None:
        self.target = target
        self.name = name
        self.until = until
        self.keywords = keywords
        self.plain = plain

    def change(self, g: Versus, ctx: Ctx, h: int) -> None:
        state = altered(g, h)
        before = state.abilities
        self.strip(state)
        renumber(g, h, before, state.abilities)
        relist(g, h)

    def strip(self, state: Face) -> None:
        if not self.name and not self.keywords:
            state.counts = 1  # that it counts as several cards is an ability, too
        if self.plain:
            state.abilities = tuple([ability for ability in state.abilities if ability.keyword])
        elif self.keywords:
            state.keywords = ()
            state.traits = tuple([trait for trait in state.traits if trait not in TRAITS])
            state.abilities = tuple([ability for ability in state.abilities if not ability.keyword])
        else:
            state.traits = tuple([trait for trait in state.traits if trait != self.name])
            state.keywords = tuple([word for word in state.keywords if self.name and word.name != self.name])
            state.abilities = tuple(
                [ability for ability in state.abilities if self.name and ability.keyword != self.name]
            )


ONE: Final = "one"  # of a card's ratings, whichever


class Rate(Changing):
    """Change the rating of one instance of a keyword (UVS-KWRAT-02), by an amount or `to` it; or all ratings, where no
    keyword is named, or those that are `printed` there, or ONE of them."""

    def __init__(
        self,
        target: Test,
        keyword: str,
        amount: Amount | int,
        until: int = NOBODY,
        to: bool = False,
        floor: int | None = None,
        printed: bool = False,
    ) -> None:
        self.target = target
        self.keyword = keyword
        self.amount = amount
        self.until = until
        self.to = to
        self.floor = floor  # it cannot reduce the rating below this
        self.printed = printed

    def change(self, g: Versus, ctx: Ctx, h: int) -> None:
        n, words, floor = number(g, ctx, self.amount), face(g, h).keywords, NOBODY if self.floor is None else self.floor
        if not self.keyword:
            for i in rated_in(g, h) if self.printed else range(len(words)):
                if words[i].name in RATED:
                    rerate(g, h, i, n if self.to else rated(words[i].rating, n, floor))
            return
        one = self.keyword == ONE
        if at := [i for i, word in enumerate(words) if (word.name in RATED if one else word.name == self.keyword)]:
            g.then(PickInstance(ctx.you, h, tuple(at), n, self.to, floor))


def rated(now: int, n: int, floor: int) -> int:
    """A rating changed by so much; a reduction stops at its floor, and leaves what is below it."""
    return max(now + n, min(now, floor)) if n < 0 and floor != NOBODY else now + n


def rated_in(g: Versus, h: int) -> tuple[int, ...]:
    """Which of the keywords that a card has are printed on it (UVS-PRINT-01): what it gains stands behind them."""
    inked = [word.name for word in printed(g, h).keywords]
    found: tuple[int, ...] = ()
    for i, word in enumerate(face(g, h).keywords):
        if word.name in inked:
            inked.remove(word.name)
            found += (i,)
    return found


def rerate(g: Versus, h: int, at: int, rating: int) -> None:
    """One instance of a keyword has another rating, and gives another ability, with the needs that it has besides
    (UVS-PREST-18)."""
    state = altered(g, h)
    old = state.keywords[at]
    new = Keyword(old.name, rating, old.needs)
    state.keywords = (*state.keywords[:at], new, *state.keywords[at + 1 :])
    held, book = list(state.abilities), g.house.edition.keywords
    for i, ability in enumerate(held):
        if given_by(ability, keyword_ability(old, book)):
            now = keyword_ability(new, book)
            held[i] = Ability(now.kind, now.does, now.cost, now.trigger, ability.riders, ability.name, ability.keyword)
            break
    state.abilities = tuple(held)
    relist(g, h)


def given_by(ability: Ability, plain: Ability) -> bool:
    """Whether it is the ability that a keyword gives, whatever it needs besides."""
    return (
        ability.keyword == plain.keyword
        and (ability.does, ability.cost) == (plain.does, plain.cost)
        and (ability.trigger == plain.trigger)
    )


class PickInstance(Asks):
    """Choose the instance of the keyword whose rating changes (UVS-KWRAT-02)."""

    says = "Choose one of its keywords"
    rules = ("UVS-KWRAT-02",)

    def __init__(self, who: int, card: int, at: tuple[int, ...], n: int, to: bool = False, floor: int = NOBODY) -> None:
        self.who = who
        self.card = card
        self.at = at
        self.n = n
        self.to = to  # n is the rating, not a change of it
        self.floor = floor

    def ask(self, g: Versus) -> Question:
        return Question(self.who, "keyword", self.at)

    def act(self, g: Versus, at: int) -> None:
        now = face(g, self.card).keywords[at].rating
        rerate(g, self.card, at, self.n if self.to else rated(now, self.n, self.floor))

    def write(self, g: Versus, option: int) -> str:
        return f"{face(g, self.card).keywords[option]} ({option + 1})"


class Swap(Changing):
    """Switch the speed and the damage of an attack: neither a bonus nor a penalty (UVS-BONUS-02, UVS-PEN-02)."""

    def __init__(self, target: Test, until: int = NOBODY) -> None:
        self.target = target
        self.until = until

    def prop(self) -> int:
        return SPEED

    def change(self, g: Versus, ctx: Ctx, h: int) -> None:
        old = face(g, h)
        if not is_fixed(g, ctx, h, SPEED, old.damage) and not is_fixed(g, ctx, h, DAMAGE, old.speed):
            set_value(g, ctx, h, SPEED, old.damage)
            set_value(g, ctx, h, DAMAGE, old.speed)


class GainKeywords(Changing):
    """Gain the keywords that are printed on other cards, with their ratings (UVS-GAINKW-01, UVS-GAINTR-01); or only
    the traits, or the symbols, that are."""

    def __init__(self, target: Test, of: Test, until: int = NOBODY, kind: str = "keyword") -> None:
        self.target = target
        self.of = of
        self.until = until
        self.kind = kind  # "keyword", "trait" or "symbol"

    def change(self, g: Versus, ctx: Ctx, h: int) -> None:
        known = g.house.edition.keywords.traits()
        for other in found(g, ctx, self.of, ctx.you):
            shown = printed(g, other)
            if self.kind == "symbol":
                Grant(self.target, symbols=shown.symbols).change(g, ctx, h)
                continue
            if self.kind == "trait":
                for trait in shown.traits:
                    Grant(self.target, trait=trait).change(g, ctx, h)
                continue
            for word in shown.keywords:
                Grant(self.target, word).change(g, ctx, h)
            for trait in shown.traits:
                if not known or trait in TRAITS:
                    Grant(self.target, trait=trait).change(g, ctx, h)


class GainNamed(Changing):
    """Gain the symbol, trait or keyword that was named (UVS-GAINKW-01, UVS-GAINTR-01)."""

    def __init__(self, target: Test, kind: str, until: int = NOBODY) -> None:
        self.target = target
        self.kind = kind  # "symbol", "trait" or "keyword", as Name has it
        self.until = until

    def change(self, g: Versus, ctx: Ctx, h: int) -> None:
        at = named_at(g, ctx)
        if at == NOBODY or barred(g, ctx, V_GRANT, g.owner[h], (h,), 1, 0):
            return
        if self.kind == "symbol":
            altered(g, h).symbols |= 1 << at
        elif self.kind == "trait" or at >= len(KEYWORDS):
            altered(g, h).traits += (TRAITS[at if self.kind == "trait" else at - len(KEYWORDS)],)
        else:
            Grant(self.target, Keyword(KEYWORDS[at], 1 if KEYWORDS[at] in RATED else 0)).change(g, ctx, h)
        g.unsettled = True


class LoseNamed(Changing):
    """Lose the symbol, trait or keyword that was named."""

    def __init__(self, target: Test, kind: str, until: int = NOBODY) -> None:
        self.target = target
        self.kind = kind
        self.until = until

    def change(self, g: Versus, ctx: Ctx, h: int) -> None:
        at = named_at(g, ctx)
        if at == NOBODY:
            return
        if self.kind == "symbol":
            altered(g, h).symbols &= ~(1 << at)
        else:
            Strip(self.target, TRAITS[at] if self.kind == "trait" else (*KEYWORDS, *TRAITS)[at]).change(g, ctx, h)


def named_at(g: Versus, ctx: Ctx) -> int:
    """The place in its list of what was named, or NOBODY."""
    for bound in g.scopes[ctx.scope].binds:
        if bound.name == "named":
            return bound.number
    return NOBODY


class LoseOne(Changing):
    """Lose 1 keyword, as somebody likes (UVS-INSTR-03)."""

    def __init__(self, target: Test, who: int = YOU, until: int = NOBODY) -> None:
        self.target = target
        self.who = who
        self.until = until

    def change(self, g: Versus, ctx: Ctx, h: int) -> None:
        now = face(g, h)
        names = [word.name for word in now.keywords] + [trait for trait in now.traits if trait in TRAITS]
        if names:
            g.then(PickLost(seat_of(g, ctx, self.who), h, tuple(dict.fromkeys(names)), ctx))


class PickLost(Asks):
    """Choose the keyword that is lost."""

    says = "Choose a keyword that it loses"
    rules = ("UVS-INSTR-03",)

    def __init__(self, who: int, card: int, names: tuple[str, ...], ctx: Ctx) -> None:
        self.who = who
        self.card = card
        self.names = names
        self.ctx = ctx

    def ask(self, g: Versus) -> Question:
        return Question(self.who, "keyword", range(len(self.names)))

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        Strip(This(), self.names[option]).change(g, self.ctx, self.card)

    def write(self, g: Versus, option: int) -> str:
        return self.names[option]
