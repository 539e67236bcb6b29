"""Abilities that an effect has played, or that it gives another rating."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.position import Step
from kumite.games.universus.ears import relist
from kumite.games.universus.faces import ability_of, face, held_abilities
from kumite.games.universus.keyword import keyword_ability
from kumite.games.universus.legal import affordable, allowed, barred, in_limits, plays_card, riders_allow
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ability, Amount, Ctx, Keyword, Test, Word
from kumite.games.universus.scopes import rescope, set_scope
from kumite.games.universus.terms import AS_NOTHING, BLITZ, ENHANCE, FORM, NOBODY, YOU
from kumite.games.universus.uses import place_of, renumber, uses_of
from kumite.games.universus.values import number
from kumite.games.universus.verbs import altered
from kumite.games.universus.words.abilities import Abilities, abilities_on, pick, shown
from kumite.games.universus.words.asked import HasAbility
from kumite.games.universus.words.changes import gain_ability
from kumite.games.universus.words.same import chosen_ability, chosen_bind
from kumite.games.universus.words.sels import found, seat_of

ELSEWHERE: Final = -2  # no card is there for it to be printed on
PLAYED_BY_EFFECT: Final = (ENHANCE, FORM, BLITZ)  # a Response waits for its event
ANNOUNCERS: Final[list[Any]] = []  # rules/ability.py puts its `announce_ability` here: words cannot import the rules


def held_of(g: Versus, options: list[tuple[int, int]], like: HasAbility) -> list[tuple[int, int]]:
    """The same where they stand among what the cards have now: what is printed may have been lost."""
    kept = []
    for h, at in options:
        now = place_of(held_abilities(g, h), shown(g, h, like).abilities[at], 0)
        if now != NOBODY and (h, now) not in kept:
            kept.append((h, now))
    return kept


def played_already(g: Versus, seat: int, like: HasAbility) -> list[tuple[int, int]]:
    """The abilities of this sort, on cards of this player, that have been played this Enhance Step."""
    options = []
    for use in g.uses:
        held = held_abilities(g, use.card)
        there = use.step and g.owner[use.card] == seat and use.ability < len(held)
        if there and like.is_meant(held[use.ability]):
            options.append((use.card, use.ability))
    return options


class RateAbility(Word):
    """The ability that was played gets another rating for this time: that of its keyword (UVS-KWRAT-02)."""

    def __init__(self, amount: Amount | int) -> None:
        self.amount = amount

    def does(self, g: Versus, ctx: Ctx) -> None:
        told = ctx.event
        ability = None if told is None else ability_of(g, told)
        if told is None or ability is None or not told.faces or not 0 < told.note < len(g.scopes):
            return
        book = g.house.edition.keywords
        for word in told.faces[0].keywords:
            if word.name == ability.keyword and keyword_ability(word, book).does == ability.does:
                rated = max(0, word.rating + number(g, ctx, self.amount))
                now = keyword_ability(Keyword(word.name, rated, word.needs), book)
                text = Ability(now.kind, now.does, now.cost, now.trigger, ability.riders, ability.name, ability.keyword)
                set_scope(g, told.note, rescope(g.scopes[told.note], text=text))
                return


class PlayAbility(Abilities):
    """Play an ability now, as a part of the effect (UVS-RULING-240): one of a sort on some cards, or the one that was
    chosen; `again`: one that has been played this Enhance Step already."""

    def __init__(
        self,
        of: Test | None = None,
        like: HasAbility | None = None,
        who: int = YOU,
        free: bool = False,
        again: bool = False,
        on: Test | None = None,
    ) -> None:
        self.of = of
        self.like = like
        self.who = who
        self.free = free  # without its costs
        self.again = again
        self.on = on  # as if it were printed on this card

    def does(self, g: Versus, ctx: Ctx) -> None:
        doer = seat_of(g, ctx, self.who)
        on = NOBODY if self.on is None else next(iter(found(g, ctx, self.on, ctx.you)), ELSEWHERE)
        pick(g, ctx, doer, [one for one in self.options(g, ctx) if self.can_be(g, doer, *one, on)], self)

    def options(self, g: Versus, ctx: Ctx) -> list[tuple[int, int]]:
        if self.of is not None and self.like is not None:
            found_so = abilities_on(g, ctx, self.of, self.like)
            return found_so if self.on is not None else held_of(g, found_so, self.like)
        if self.like is not None:
            return played_already(g, seat_of(g, ctx, self.who), self.like)
        bound, ability = chosen_bind(g, ctx), chosen_ability(g, ctx)
        if bound is None or ability is None:
            return []
        at = place_of(held_abilities(g, bound.cards[0]), ability, 0)
        return [(bound.cards[0], at)] if at != NOBODY else []

    def seen(self, g: Versus, h: int) -> tuple[Ability, ...]:
        if self.on is None or self.like is None:
            return held_abilities(g, h)
        return shown(g, h, self.like).abilities

    def can_be(self, g: Versus, doer: int, h: int, at: int, on: int = NOBODY) -> bool:
        """Its restrictions hold and its cost can be paid; where its card is, and whose, is not asked."""
        held = self.seen(g, h)
        if on == ELSEWHERE or at >= len(held) or held[at].kind not in PLAYED_BY_EFFECT:
            return False
        ability = held[at]
        if (ability.kind == FORM) != (g.attack.step == 0):
            return False  # its type says when it is played (UVS-RULING-240)
        if on != NOBODY:
            return allowed(g, doer, on, len(held_abilities(g, on)), ability, AS_NOTHING)
        if plays_card(g, h, ability) != AS_NOTHING:
            return False  # an action is played for its own ability
        return self.may_go(g, doer, h, at, ability)

    def may_go(self, g: Versus, doer: int, h: int, at: int, ability: Ability) -> bool:
        use = uses_of(g, h, at)
        if not self.again and not self.free:
            return allowed(g, doer, h, at, ability, AS_NOTHING)
        if (self.again and (use is None or use.step == 0)) or not (self.again or in_limits(g, h, at, ability)):
            return False
        if not riders_allow(g, doer, h, at, ability) or barred(g, doer, h, ability, AS_NOTHING):
            return False
        return self.free or affordable(g, doer, h, ability, AS_NOTHING)

    def took(self, g: Versus, ctx: Ctx, doer: int, h: int, at: int) -> None:
        set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=1))
        if self.on is None or self.like is None:
            ANNOUNCERS[0](g, doer, h, at, None, self.free)
            return
        ability = self.seen(g, h)[at]
        for other in found(g, ctx, self.on, ctx.you)[:1]:
            gain_ability(g, other, ability)
            held = face(g, other).abilities
            if held and held[-1] == ability:
                g.then(TakeBack(other, ability))
                ANNOUNCERS[0](g, doer, other, len(held) - 1, None, self.free)


class TakeBack(Step):
    """The ability has been played as if it were printed there; it is not."""

    says = "The ability is on its own card again"
    rules = ("UVS-RULING-240",)

    def __init__(self, card: int, ability: Ability) -> None:
        self.card = card
        self.ability = ability

    def run(self, g: Versus) -> None:
        now = face(g, self.card).abilities
        for at in range(len(now) - 1, -1, -1):
            if now[at] == self.ability:
                state = altered(g, self.card)
                state.abilities = (*now[:at], *now[at + 1 :])
                renumber(g, self.card, now, state.abilities)
                relist(g, self.card)
                return
