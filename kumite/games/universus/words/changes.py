"""Changing current states: bonuses and penalties, set values, keywords and abilities gained or lost; health.

A change is used up in being made (UVS-STATE-02).  Speed, damage and zone of an attack change only in its attack
sequence, or when it has just been played; what comes before that waits (UVS-ATK-06, UVS-ATK-07)."""

from __future__ import annotations

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question
from kumite.games.universus.bits import CHANGES
from kumite.games.universus.ears import STATICS, relist
from kumite.games.universus.events import detail
from kumite.games.universus.faces import ABILITIES_AT_MOST, current_attack, face, is_live, printed
from kumite.games.universus.fading import to_fade
from kumite.games.universus.keyword import keyword_ability
from kumite.games.universus.lasting import BEYOND, create, wait_for_cards, wait_for_copies
from kumite.games.universus.pick import Chooser, choose
from kumite.games.universus.position import SEALED, Versus
from kumite.games.universus.printed import Ability, Amount, Ctx, Happening, Keyword, Test, Word
from kumite.games.universus.records import Lasting
from kumite.games.universus.rulings import forbidden
from kumite.games.universus.scopes import add_effect, rescope, set_scope
from kumite.games.universus.stamina import keep_stamina, left_of
from kumite.games.universus.telling import ability_title
from kumite.games.universus.terms import (
    CHARACTER,
    CHARACTER_TRAITS,
    DAMAGE,
    HEIGHTS,
    KEYWORDS,
    NOBODY,
    SPEED,
    TRAITS,
    TURN,
    V_BONUS,
    V_GRANT,
    V_PENALTY,
    YOU,
    ZONE,
    symbol_names,
)
from kumite.games.universus.values import lacking, number, read, write
from kumite.games.universus.verbs import altered, tell
from kumite.games.universus.words.acting import barred, still_there, via_of
from kumite.games.universus.words.amounts import as_bonus
from kumite.games.universus.words.fixing import as_of_now
from kumite.games.universus.words.sels import Copies, Sel, TheAttack, found, seat_of
from kumite.games.universus.words.setting import kept, set_value

SUSPENDED = (SPEED, DAMAGE, ZONE)
LATER = BEYOND  # ends after this turn


def changeable(g: Versus, h: int, prop: int) -> bool:
    """UVS-ATK-06, UVS-STATE-11, UVS-STATE-12: an attack's speed, damage and zone only in its sequence, or as it has
    just been played."""
    if not is_live(g, h):
        return False
    if prop not in SUSPENDED or h == g.landed:
        return True
    return h == g.attack.card and g.attack.last is None and not g.attack.resolved


class Changing(Word):
    """A change to the current state of cards: made at once, or waiting for the card it is for.

    `next` selectors wait for the next such card (UVS-NEXT-01); `every` ones that last change each card once
    (UVS-MODIF-06, UVS-MODIF-07).
    It changes properties (UVS-MODIF-01), at once or when a card it applies to appears (UVS-ECLASS-02), and fails
    where its requirements are not met (UVS-MODIF-05)."""

    target: Test
    until: int

    def prop(self) -> int:
        """The property it changes, or NOBODY."""
        return NOBODY

    def ears(self) -> tuple[int, ...]:
        return (STATICS,)

    def modals(self) -> int:
        return 1 << CHANGES

    def does(self, g: Versus, ctx: Ctx) -> None:
        target = self.target
        if isinstance(target, Copies):
            wait_for_copies(g, ctx, self, self.until)
            for h in found(g, ctx, target, ctx.you):
                self.make(g, ctx, h)
            return
        if self.waits_for() is not None:
            wait_for_cards(g, ctx, self)
            return
        if self.until in LATER:
            self.keep(g, ctx)
            return
        held = g.coming != NOBODY and self.prop() in SUSPENDED
        if held and (current_attack(g) == g.coming or g.coming in found(g, ctx, target, ctx.you)):
            create(g, ctx, self, self.until, target, 1)  # it is still being played: the change is held (UVS-ATK-07)
            return
        self.change_all(g, ctx)

    def waits_for(self) -> tuple[Test, int] | None:
        target = self.target
        waits = isinstance(target, Sel) and (target.next or (target.every and self.until != NOBODY))
        return (target, self.until) if waits else None

    def as_of_now(self, g: Versus, ctx: Ctx) -> Word:
        return as_of_now(g, ctx, self)

    def keep(self, g: Versus, ctx: Ctx) -> None:
        """What outlasts the turn outlasts the states of cards (UVS-STATE-05): it is assigned to them, and each new
        state has it (UVS-STATE-08)."""
        cards, target = found(g, ctx, self.target, ctx.you), self.target
        if isinstance(target, Sel) and not target.every and cards:
            n = number(g, ctx, target.n)
            choose(g, ctx.you, cards, 0 if target.upto else min(n, len(cards)), n, Onto(self, True), ctx, ctx.you)
        elif cards:
            Onto(self, True).took(g, ctx, ctx.you, cards)

    def change_all(self, g: Versus, ctx: Ctx) -> None:
        cards = tuple([h for h in found(g, ctx, self.target, ctx.you) if changeable(g, h, self.prop())])
        target = self.target
        if not isinstance(target, Sel):
            cards = tuple([h for h in cards if still_there(g, ctx, h)])  # UVS-FIRED-09
        if isinstance(target, Sel) and not target.every and len(cards) > 0:
            n = number(g, ctx, target.n)
            choose(g, ctx.you, cards, 0 if target.upto else min(n, len(cards)), n, Onto(self), ctx, ctx.you)
            return
        for h in cards:
            self.make(g, ctx, h)

    def onto(self, g: Versus, ctx: Ctx, h: int) -> bool:
        self.make(g, ctx, h)
        return True

    def make(self, g: Versus, ctx: Ctx, h: int) -> None:
        """Make the change, for as long as it lasts."""
        to_fade(g, ctx, self, self.until, h)
        self.change(g, ctx, h)

    def change(self, g: Versus, ctx: Ctx, h: int) -> None:
        """Make the change to this card's current state."""
        raise NotImplementedError


class Onto(Chooser):
    """The change, onto the cards that were chosen for it."""

    def __init__(self, word: Changing, stays: bool = False) -> None:
        self.word = word
        self.stays = stays  # as an effect that is assigned to them

    def took(self, g: Versus, ctx: Ctx, doer: int, cards: Zone) -> None:
        for h in cards:
            if self.stays:
                end, scope, times = self.word.until, g.scopes[ctx.scope], NOBODY
                add_effect(
                    g, Lasting(g.fresh, ctx.you, ctx.source, self.word, scope, end, h, times, g.turns, ctx.event)
                )
            else:
                self.word.make(g, ctx, h)


class Modify(Changing):
    """A bonus or a penalty: +N or -N to a property (UVS-BONUS-01, UVS-PEN-01), though N be worked out
    (UVS-BONUS-03)."""

    def __init__(
        self, target: Test, which: int, amount: Amount | int, until: int = NOBODY, floor: int | None = None
    ) -> None:
        self.target = target
        self.which = which
        self.amount = amount
        self.until = until
        self.floor = floor  # it cannot reduce the number below this

    def prop(self) -> int:
        return self.which

    def change(self, g: Versus, ctx: Ctx, h: int) -> None:
        n = as_bonus(g, ctx, self.amount)
        verb = V_BONUS if n >= 0 else V_PENALTY
        by, via, you, source, prop = g.owner[h], via_of(g), ctx.you, ctx.source, self.which
        act = Happening(verb, by, (h,), abs(n), prop, via, you, faces=(face(g, h),), source=source)
        if n == 0 or forbidden(g, act):
            return
        left, now = left_of(g, h), read(face(g, h), self.which)
        value = now + n
        if self.floor is not None and n < 0:
            value = max(value, min(self.floor, now))
        value = kept(g, ctx, h, self.which, now, value)
        if value == now:
            return  # it cannot become less
        state = altered(g, h)
        write(state, self.which, value)
        keep_stamina(g, h, left)
        tell(g, Happening(verb, by, (h,), abs(n), prop, via, you, tick=g.tick, faces=(state,), source=source))
        set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=1))


class Set(Changing):
    """Change a property to a value; None is the printed one.  Neither a bonus nor a penalty (UVS-BONUS-02,
    UVS-PEN-02)."""

    def __init__(self, target: Test, which: int, value: Amount | int | None, until: int = NOBODY) -> None:
        self.target = target
        self.which = which
        self.value = value
        self.until = until

    def prop(self) -> int:
        return self.which

    def change(self, g: Versus, ctx: Ctx, h: int) -> None:
        if self.value is not None and lacking(g, ctx, self.value):
            return
        value = read(printed(g, h), self.which) if self.value is None else number(g, ctx, self.value)
        set_value(g, ctx, h, self.which, value)


class Double(Changing):
    """Double a property; a negative number stays what it is (UVS-DOUBLE-01)."""

    def __init__(self, target: Test, which: int, until: int = NOBODY) -> None:
        self.target = target
        self.which = which
        self.until = until

    def prop(self) -> int:
        return self.which

    def change(self, g: Versus, ctx: Ctx, h: int) -> None:
        value = read(face(g, h), self.which)
        set_value(g, ctx, h, self.which, max(value, 2 * value))


class ChangeZone(Word):
    """Change the zone of an attack to another one, as you like (UVS-ROMAN-04): its attack zone (UVS-ZONES-01).  `same`,
    and where some zones are named: it may also stay what it is."""

    def __init__(self, target: Test, to: tuple[int, ...] = (0, 1, 2), who: int = YOU, same: bool = False) -> None:
        self.target = target
        self.to = to
        self.who = who
        self.same = same

    def does(self, g: Versus, ctx: Ctx) -> None:
        for h in found(g, ctx, self.target, ctx.you):
            if changeable(g, h, ZONE) or h == g.coming:
                g.then(PickZone(seat_of(g, ctx, self.who), h, self.to, ctx, self.same or len(self.to) < len(HEIGHTS)))


class PickZone(Asks):
    """Choose the zone of the attack."""

    says = "Choose a zone for the attack"
    rules = ("UVS-ROMAN-04",)

    def __init__(self, who: int, card: int, to: tuple[int, ...], ctx: Ctx, same: bool = False) -> None:
        self.who = who
        self.card = card
        self.to = to
        self.ctx = ctx
        self.same = same

    def ask(self, g: Versus) -> Question:
        now = face(g, self.card).zone
        return Question(self.who, "zone", tuple([height for height in self.to if self.same or height != now]))

    def act(self, g: Versus, height: int) -> None:
        word, ctx = Set(TheAttack(), ZONE, height), self.ctx
        if height == face(g, self.card).zone:
            set_scope(g, ctx.scope, rescope(g.scopes[ctx.scope], did=0))  # it stays what it is: nothing changes
            return
        if self.card == g.coming:  # it is still being played: the change is held (UVS-ATK-07)
            scope = g.scopes[ctx.scope]
            add_effect(g, Lasting(g.fresh, ctx.you, ctx.source, word, scope, TURN, self.card, 1, g.turns, ctx.event))
        else:
            word.change(g, ctx, self.card)
        set_scope(g, self.ctx.scope, rescope(g.scopes[self.ctx.scope], did=1))

    def write(self, g: Versus, option: int) -> str:
        return HEIGHTS[option]


class Grant(Changing):
    """Gain a keyword, a trait or an ability (UVS-GAINKW-01, UVS-GAINTR-01, UVS-GAINAB-02).
    Each instance of a keyword gives its own ability (UVS-GAINKW-02)."""

    def __init__(
        self,
        target: Test,
        keyword: Keyword | None = None,
        trait: str = "",
        ability: Ability | None = None,
        symbols: int = 0,
        until: int = NOBODY,
        rating: Amount | None = None,
    ) -> None:
        self.target = target
        self.keyword = keyword
        self.trait = trait
        self.ability = ability
        self.symbols = symbols
        self.until = until
        self.rating = rating  # of the keyword, where it has to be worked out

    def change(self, g: Versus, ctx: Ctx, h: int) -> None:
        note = grant_note(self.keyword.name) if self.keyword is not None else 0
        if (self.trait and not may_have(g, h, self.trait)) or barred(g, ctx, V_GRANT, g.owner[h], (h,), 1, note):
            return
        before = face(g, h)
        state = altered(g, h)
        state.symbols |= self.symbols
        if self.trait:
            state.traits += (self.trait,)
        if self.keyword is not None:
            n, word = self.rating, self.keyword
            word = word if n is None else Keyword(word.name, max(0, number(g, ctx, n)), word.needs)
            state.keywords += (word,)
            gain_ability(g, h, keyword_ability(word, g.house.edition.keywords))
        gain_ability(g, h, self.ability)
        g.unsettled = True
        now = face(g, h)
        if now == before:
            return  # it has the symbols, or is sealed: nothing is gained
        tell(g, Happening(V_GRANT, g.owner[h], (h,), 1, note, via_of(g), ctx.you, tick=g.tick, faces=(now,)))
        detail(g.events, self.gained())

    def gained(self) -> str:
        """What is gained, in the words of the log."""
        parts = ([str(self.keyword)] if self.keyword is not None else []) + ([self.trait] if self.trait else [])
        if self.ability is not None:
            title = ability_title(self.ability)
            parts.append(title if self.ability.name else f"{'an' if title[0] in 'AEIOU' else 'a'} {title} ability")
        parts += [f"the symbol {name}" for name in symbol_names(self.symbols)]
        return " and ".join(parts)


def grant_note(name: str) -> int:
    """The number of a keyword in the event of gaining it; one that only another edition has comes after all others."""
    return 1 + (KEYWORDS.index(name) if name in KEYWORDS else len(KEYWORDS))


def may_have(g: Versus, h: int, trait: str) -> bool:
    """UVS-CTRAIT-03, UVS-RULING-41: character traits are for characters; Titan is in both lists.
    UVS-KWTR-02."""
    return trait in TRAITS or trait not in CHARACTER_TRAITS or face(g, h).type == CHARACTER


def gain_ability(g: Versus, h: int, ability: Ability | None) -> None:
    """One more ability, unless it is sealed (UVS-SEAL-02)."""
    if ability is not None and not g.flags[h] & SEALED:
        state = altered(g, h)
        state.abilities = (*state.abilities, ability)[:ABILITIES_AT_MOST]
        relist(g, h)


class PassOn(Changing):
    """Gain this ability: the one that is being carried out."""

    def __init__(self, target: Test, until: int = NOBODY) -> None:
        self.target = target
        self.until = until

    def change(self, g: Versus, ctx: Ctx, h: int) -> None:
        if not barred(g, ctx, V_GRANT, g.owner[h], (h,), 1, 0):
            gain_ability(g, h, g.scopes[ctx.scope].text)
            g.unsettled = True
