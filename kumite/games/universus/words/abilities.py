"""Abilities as things: chosen, gained, lost, counted, played by an effect.

An ability is named by its card and its number there.  What was chosen is bound as "ability": the card, the number, and
the card as it was, so that the ability is known even where the card has moved or lost it since."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question
from kumite.games.universus.ears import relist
from kumite.games.universus.faces import ABILITIES_AT_MOST, face, held_abilities, looked, printed
from kumite.games.universus.keyword import UNPLAYED, keyword_ability
from kumite.games.universus.label import label
from kumite.games.universus.pick import Chooser, choose
from kumite.games.universus.position import SEALED, Versus
from kumite.games.universus.printed import Ability, Amount, Ctx, Face, Test, Word
from kumite.games.universus.records import Bind
from kumite.games.universus.scopes import bind, rescope, set_scope
from kumite.games.universus.telling import ability_title
from kumite.games.universus.terms import CONTINUOUS, NOBODY, V_GRANT, YOU
from kumite.games.universus.uses import place_of, renumber
from kumite.games.universus.values import number
from kumite.games.universus.verbs import altered
from kumite.games.universus.words.acting import barred as hindered
from kumite.games.universus.words.asked import HasAbility
from kumite.games.universus.words.changes import Changing, gain_ability
from kumite.games.universus.words.same import CHOSEN, chosen_ability, chosen_bind, is_keyword
from kumite.games.universus.words.sels import Sel, found, seat_of

LOST: Final = "lost"  # of how many abilities were lost


def abilities_on(g: Versus, ctx: Ctx, of: Test, like: HasAbility) -> list[tuple[int, int]]:
    """The abilities of this sort on these cards, as (card, number)."""
    options = []
    for h in found(g, ctx, of, ctx.you):
        seen = shown(g, h, like)
        options += [(h, at) for at in range(len(seen.abilities)) if like.is_meant(seen.abilities[at])]
    return options


def shown(g: Versus, h: int, like: HasAbility) -> Face:
    """What a card is now, or what is printed on it (UVS-PRINT-01)."""
    return printed(g, h) if like.printed else looked(g, h)


class Abilities(Word):
    """Somebody picks one of some abilities; what is done with it."""

    def took(self, g: Versus, ctx: Ctx, doer: int, h: int, at: int) -> None:
        raise NotImplementedError(f"{self} has no use for ability {at} of card {h}")

    def seen(self, g: Versus, h: int) -> tuple[Ability, ...]:
        """The abilities of a card, as its numbers mean them here."""
        return held_abilities(g, h)


class ChooseAbility(Abilities):
    """Choose 1 ability of some cards (UVS-INSTR-03): it is bound as "ability", and its card as "chosen"."""

    def __init__(self, of: Test, like: HasAbility, who: int = YOU) -> None:
        self.of = of
        self.like = like
        self.who = who

    def does(self, g: Versus, ctx: Ctx) -> None:
        pick(g, ctx, seat_of(g, ctx, self.who), abilities_on(g, ctx, self.of, self.like), self)

    def seen(self, g: Versus, h: int) -> tuple[Ability, ...]:
        return shown(g, h, self.like).abilities

    def took(self, g: Versus, ctx: Ctx, doer: int, h: int, at: int) -> None:
        seen = shown(g, h, self.like)
        bind(g, ctx.scope, "chosen", (h,))
        scope = g.scopes[ctx.scope]
        rest = tuple([bound for bound in scope.binds if bound.name != CHOSEN])
        set_scope(g, ctx.scope, rescope(scope, binds=(*rest, Bind(CHOSEN, (h,), at, (seen,))), did=1))


def pick(g: Versus, ctx: Ctx, doer: int, options: list[tuple[int, int]], word: Abilities) -> None:
    """One of these; if there is none, nothing is done."""
    set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=0))
    if options:
        g.then(PickAbility(doer, tuple([ABILITIES_AT_MOST * h + at for h, at in options]), word, ctx))


class PickAbility(Asks):
    """Choose an ability."""

    says = "Choose an ability"
    rules = ("UVS-INSTR-03",)

    def __init__(self, who: int, options: tuple[int, ...], word: Abilities, ctx: Ctx) -> None:
        self.who = who
        self.options = options
        self.word = word
        self.ctx = ctx

    def ask(self, g: Versus) -> Question:
        return Question(self.who, "ability", self.options)

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        self.word.took(g, self.ctx, self.who, option // ABILITIES_AT_MOST, option % ABILITIES_AT_MOST)

    def write(self, g: Versus, option: int) -> str:
        h, at = option // ABILITIES_AT_MOST, option % ABILITIES_AT_MOST
        cards: Zone = tuple(dict.fromkeys([one // ABILITIES_AT_MOST for one in self.options]))
        seen = self.word.seen(g, h)
        title = ability_title(seen[at])
        alike = [n for n in range(len(seen)) if ability_title(seen[n]) == title]
        which = f" {alike.index(at) + 1}" if len(alike) > 1 else ""
        return f"{title}{which} of {label(g, self.who, h, cards)}"


# Lost


class LoseAbilities(Changing):
    """Lose the abilities of a sort, or where none is named the one that was chosen; what gives them, a keyword, goes
    with them (UVS-KW-01).  How many were lost is bound as "lost"."""

    def __init__(self, target: Test, like: HasAbility | None = None, until: int = NOBODY) -> None:
        self.target = target
        self.like = like
        self.until = until

    def change(self, g: Versus, ctx: Ctx, h: int) -> None:
        now = face(g, h)
        gone = self.lost(g, ctx, h, now)
        bind(g, ctx.scope, LOST, (), len(gone))
        if not gone:
            return
        state = altered(g, h)
        state.abilities = tuple([one for at, one in enumerate(now.abilities) if at not in gone])
        for at in gone:
            drop_keyword(g, state, now.abilities[at])
        renumber(g, h, now.abilities, state.abilities)
        relist(g, h)
        g.unsettled = True

    def lost(self, g: Versus, ctx: Ctx, h: int, now: Face) -> list[int]:
        """Their numbers on the card."""
        if self.like is not None:
            return [at for at, one in enumerate(now.abilities) if self.like.is_meant(one)]
        chosen = chosen_ability(g, ctx)
        at = NOBODY if chosen is None else place_of(now.abilities, chosen, 0)
        return [] if at == NOBODY else [at]


def drop_keyword(g: Versus, state: Face, ability: Ability) -> None:
    """The instance of the keyword that gave the ability."""
    for at, word in enumerate(state.keywords):
        given = keyword_ability(word, g.house.edition.keywords)
        if word.name == ability.keyword and given.does == ability.does and given.cost == ability.cost:
            state.keywords = (*state.keywords[:at], *state.keywords[at + 1 :])
            return


# Gained


class GainAbilities(Changing):
    """Gain the abilities printed on other cards at this time (UVS-GAINAB-01); `kind`, `keyword`, `rider`: only its
    Enhances, its Stun or non-keyword abilities, its Combos."""

    def __init__(
        self, target: Test, of: Test, until: int = NOBODY, kind: int = NOBODY, keyword: str = "", rider: str = ""
    ) -> None:
        self.target = target
        self.of = of
        self.until = until
        self.kind = kind
        self.keyword = keyword
        self.rider = rider

    def change(self, g: Versus, ctx: Ctx, h: int) -> None:
        if hindered(g, ctx, V_GRANT, g.owner[h], (h,), 1, 0):
            return
        cards, of = found(g, ctx, self.of, ctx.you), self.of
        text = g.scopes[ctx.scope].text
        if isinstance(of, Sel) and len(cards) > 1 and is_some(of) and text is not None and text.kind != CONTINUOUS:
            n = number(g, ctx, of.n)
            choose(g, ctx.you, cards, min(n, len(cards)), n, OfThese(self, h), ctx, ctx.you)
            return
        self.gain(g, h, cards)

    def gain(self, g: Versus, h: int, cards: Zone) -> None:
        for other in cards:
            shown = printed(g, other)
            for ability in shown.abilities:
                if self.is_meant(ability):
                    gain_ability(g, h, ability)
            if not g.flags[h] & SEALED and self.kind == NOBODY and not self.keyword and not self.rider:
                state = altered(g, h)
                state.keywords += tuple([word for word in shown.keywords if word.name in UNPLAYED])
                state.counts = max(state.counts, shown.counts)
                g.unsettled = True

    def is_meant(self, ability: Ability) -> bool:
        if self.kind not in (NOBODY, ability.kind) or (self.keyword and not is_keyword(ability.keyword, self.keyword)):
            return False
        return not self.rider or any(rider.called() == self.rider for rider in ability.riders)


class OfThese(Chooser):
    """The abilities of the cards that were chosen for it."""

    def __init__(self, word: GainAbilities, card: int) -> None:
        self.word = word
        self.card = card

    def took(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        self.word.gain(g, self.card, cards)


def is_some(of: Sel) -> bool:
    """So many cards, and not all that there are."""
    return not (of.every or of.top or of.bottom or of.next or of.random)


class GainChosen(Changing):
    """Gain the ability that was chosen (UVS-GAINAB-01, UVS-GAINAB-02)."""

    def __init__(self, target: Test, until: int = NOBODY) -> None:
        self.target = target
        self.until = until

    def change(self, g: Versus, ctx: Ctx, h: int) -> None:
        ability, bound = chosen_ability(g, ctx), chosen_bind(g, ctx)
        if ability is None or bound is None or hindered(g, ctx, V_GRANT, g.owner[h], (h,), 1, 0):
            return
        gain_ability(g, h, ability)
        if ability.keyword in UNPLAYED and not g.flags[h] & SEALED:
            words = [word for word in bound.faces[0].keywords if word.name == ability.keyword]
            altered(g, h).keywords += tuple(words[:1])
        g.unsettled = True


# Counted


class CountAbilities(Amount):
    """The number of abilities of a sort on some cards."""

    def __init__(self, of: Test, like: HasAbility) -> None:
        self.of = of
        self.like = like

    def of_scope(self) -> bool:
        return self.of.of_scope()

    def value(self, g: Versus, ctx: Ctx) -> int:
        return len(abilities_on(g, ctx, self.of, self.like))
