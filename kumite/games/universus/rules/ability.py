"""Playing an ability: announce it, pay, choose, it is played, it is carried out (UVS-PLAYAB-01 to UVS-PLAYAB-05)."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question, Record, Step, fields
from kumite.games.universus.deeds import awaited
from kumite.games.universus.ears import relist
from kumite.games.universus.faces import face, held_abilities, scoped, title_of, unseen_in_deck
from kumite.games.universus.legal import payable, plays_card, price
from kumite.games.universus.position import FACEDOWN, Versus
from kumite.games.universus.printed import Ability, Ctx, Face, Happening
from kumite.games.universus.records import Scope
from kumite.games.universus.rules.cost import Costs
from kumite.games.universus.rules.meant import WhichIsIt, cards_meant, in_question, led_by
from kumite.games.universus.rules.play import begin_play
from kumite.games.universus.scopes import open_scope, rescope, set_scope
from kumite.games.universus.terms import (
    AS_ABILITY,
    CHARACTER,
    ENHANCE,
    FORM,
    GAME_PERIOD,
    NOBODY,
    V_ABILITY,
    V_ANNOUNCE,
    V_RESOLVED,
    V_SET,
    V_TRANSFORM,
)
from kumite.games.universus.texts import SETTLE, CloseScope, Run
from kumite.games.universus.uses import count_use, place_of
from kumite.games.universus.values import number
from kumite.games.universus.verbs import EVERYBODY, dress, say, tell
from kumite.games.universus.words.amounts import X
from kumite.games.universus.words.announcing import ANNOUNCERS
from kumite.games.universus.words.heard import as_heard
from kumite.games.universus.words.modes import Modes
from kumite.games.universus.words.riders import AsReversal, Limit, MostX, once_key
from kumite.games.universus.words.sought import unsure
from kumite.games.universus.words.structure import Let

SOME_X: Final = 12  # up to here a number that cannot be paid says nothing about the next one
MOST_X: Final = 30  # where nothing bounds it
ANY_X: Final = 99


def begin_ability(g: Versus, seat: int, h: int, number: int, events: tuple[Happening, ...] = ()) -> None:
    """UVS-PLAYAB-01, UVS-ACT-07: this one ability, about one card of its event, or of those that happen with it."""
    event = events[0] if events else None
    if event is not None and event.verb == V_SET:
        event = as_heard(g, Ctx(seat, h, 0, event), held_abilities(g, h)[number].trigger, event)
    if event is not None and (len(event.what) > 1 or len(events) > 1):
        ability = held_abilities(g, h)[number]
        cards = cards_meant(g, Ctx(seat, h, 0, event), ability.trigger, (event, *events[1:]))
        asked = in_question(g, seat, cards, (ability.cost, ability.does))
        if asked:
            g.then(WhichForAbility(seat, asked, event, h, number, events[1:]))
            return
        event = led_by(event, cards)
    announce_ability(g, seat, h, number, event)


class WhichForAbility(WhichIsIt):
    """Of the event that a Response is played after."""

    def __init__(
        self, who: int, cards: Zone, event: Happening, source: int, number: int, others: tuple[Happening, ...] = ()
    ) -> None:
        super().__init__(who, cards, event, others)
        self.source = source
        self.number = number

    def holds(self, h: int) -> bool:
        return h == self.source or h in self.cards

    def go_on(self, g: Versus, event: Happening) -> None:
        announce_ability(g, self.who, self.source, self.number, event)


def announce_ability(
    g: Versus, seat: int, h: int, number: int, event: Happening | None = None, free: bool = False
) -> None:
    """The scope of a Form, Enhance or Blitz begins now, that of a Response with its event (UVS-SCOPE-05,
    UVS-SCOPE-06).  `free`: an effect lets it be played without its costs."""
    ability = held_abilities(g, h)[number]
    start = event.tick if event is not None else g.tick + 1
    own = face(g, h).type == CHARACTER
    name = title_of(g, h)
    at = open_scope(g, Scope(start, seat, h, ability, number, own, name))
    ctx = Ctx(seat, h, at, event)
    count_use(g, h, number, 1, 0)
    if g.house.edition.tries_count:
        note_kind(g, seat, ability)
    g.then(Modal(at), Played(ctx), Effects(ctx), Resolved(ctx), CloseScope(at))
    role = plays_card(g, h, ability)
    if role:
        begin_play(g, seat, h, role, at, ctx)
    else:
        g.known[h] = EVERYBODY
        if not g.quiet:
            say(g, Happening(V_ANNOUNCE, seat, (h,), 1, AS_ABILITY, ability=number), ("UVS-PLAYAB-01",))
        if not free:
            g.then(Costs(ctx))
    if asks_x(ability) and free:
        set_scope(g, at, rescope(g.scopes[at], x=0))
    elif asks_x(ability):
        g.then(ChooseX(ctx))


def note_kind(g: Versus, seat: int, ability: Ability) -> None:
    """For First Forms and First Enhances (UVS-PREST-14, UVS-PREST-15)."""
    if ability.kind == ENHANCE:
        g.enhanced[seat] = True
    elif ability.kind == FORM:
        g.forms += 1


# X


class ChooseX(Asks):
    """UVS-COST-06: an undefined X is any number from 0, chosen as the ability is announced."""

    says = "Choose X"
    rules = ("UVS-COST-06", "UVS-NEG-04")

    def __init__(self, ctx: Ctx) -> None:
        self.ctx = ctx

    def ask(self, g: Versus) -> Question:
        text = g.scopes[self.ctx.scope].text
        hidden = text is not None and unsure(g, self.ctx.you, text.cost)
        return Question(self.ctx.you, "x", tuple(payable_x(g, self.ctx)) or (0,), always=hidden)

    def act(self, g: Versus, x: int) -> None:
        set_scope(g, self.ctx.scope, rescope(g.scopes[self.ctx.scope], x=x))

    def write(self, g: Versus, option: int) -> str:
        return str(option)


def payable_x(g: Versus, ctx: Ctx) -> list[int]:
    """The numbers that can be paid, with everything else the ability costs (UVS-COST-02)."""
    scope, found = g.scopes[ctx.scope], []
    if scope.text is None:
        return [0]
    role = plays_card(g, ctx.source, scope.text)
    words = price(g, ctx.you, ctx.source, ctx.scope, scope.text, role)
    most = min([ANY_X, *[number(g, ctx, one.amount) for one in scope.text.riders if isinstance(one, MostX)]])
    for x in range(most + 1):
        g.scopes[ctx.scope] = rescope(scope, x=x)
        if payable(g, ctx.you, ctx.source, words, ctx.scope, bool(role)):
            found.append(x)
        elif x > SOME_X:
            break
    g.scopes[ctx.scope] = scope
    return found[: MOST_X + 1] if ANY_X in found else found


def asks_x(ability: Ability) -> bool:
    """UVS-X-01: X is mentioned and nowhere defined."""
    if ability._asks_x == NOBODY:
        defined = any(isinstance(word, Let) for word in ability.does)
        ability._asks_x = int(not defined and mentions_x(ability.cost + ability.does))
    return ability._asks_x == 1


def mentions_x(part: object) -> bool:
    if isinstance(part, X):
        return True
    if isinstance(part, tuple):
        return any(mentions_x(one) for one in part)
    if isinstance(part, Record) and not isinstance(part, Ability):
        return any(mentions_x(one) for one in fields(part).values())
    return False


# Bullets


class Modal(Step):
    """UVS-BULL-02, UVS-RULING-06: choices are made after the costs, before the ability counts as played."""

    says = "Choose from the list"
    rules = ("UVS-BULL-02",)

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, g: Versus) -> None:
        scope = g.scopes[self.at]
        if scope.text is None:
            return
        for word in scope.text.does[::-1]:  # the first list is asked first
            if isinstance(word, Modes):
                word.ask(g, Ctx(scope.owner, scope.card, self.at))


# Played


class Played(Step):
    """UVS-PLAYAB-04, UVS-PLAYAB-05: the ability is played, and that can be responded to before its effect."""

    says = "The ability is played"
    rules = ("UVS-PLAYAB-04", "UVS-PLAYAB-05")

    __slots__ = ("ctx",)

    def __init__(self, ctx: Ctx) -> None:
        self.ctx = ctx

    def run(self, g: Versus) -> None:
        scope, ctx = g.scopes[self.ctx.scope], self.ctx
        ability = scope.text
        if ability is None:
            return
        if scope.gone is None:
            count_use(g, ctx.source, number_now(g, scope, ability), 0, 1)
        if not g.house.edition.tries_count:
            note_kind(g, ctx.you, ability)
        note_limits(g, ctx, ability)
        g.todo.append(SETTLE)
        tell(
            g,
            Happening(
                V_ABILITY,
                ctx.you,
                () if scope.gone is not None else (ctx.source,),
                1 if scope.character else 0,
                ctx.scope,
                0,
                NOBODY,
                announced_in(g, ctx),
                NOBODY,
                g.tick,
                (bearer(g, ctx),),
                scope.ability,
                ctx.source,
            ),
        )


def number_now(g: Versus, scope: Scope, ability: Ability) -> int:
    """Which of its card's abilities it is: a cost or a choice may have cost the card others."""
    held = held_abilities(g, scope.card)
    if scope.ability < len(held) and held[scope.ability] == ability:
        return scope.ability
    at = place_of(held, ability, 0)
    return scope.ability if at == NOBODY else at


def announced_in(g: Versus, ctx: Ctx) -> int:
    """The zone its card was in when the ability was announced: a cost may have moved that."""
    h, start = ctx.source, g.scopes[ctx.scope].start + (1 if ctx.event is not None else 0)
    for left in g.past:
        if left.card in (h, unseen_in_deck(h)) and left.tick >= start:
            return left.zone
    return g.zone[h]


def bearer(g: Versus, ctx: Ctx) -> Face:
    """The card of the ability, as it was before a cost turned it face down (UVS-EFF-17), or had it shuffled into a deck
    (UVS-RULING-260)."""
    h, scope = ctx.source, g.scopes[ctx.scope]
    return scoped(g, scope, h) if g.flags[h] & FACEDOWN or scope.gone is not None else face(g, h)


def name_of(g: Versus, ctx: Ctx) -> str:
    """The name its card had when the ability was announced: a cost may have turned, moved or transformed that
    (UVS-OPG-02)."""
    h, scope = ctx.source, g.scopes[ctx.scope]
    for event in g.log:
        if event.verb == V_TRANSFORM and h in event.what and event.tick >= scope.start - 1:  # it moves nothing on
            return scope.name
    return scoped(g, scope, h).full_name() or title_of(g, h)


def note_limits(g: Versus, ctx: Ctx, ability: Ability) -> None:
    """UVS-OPG-01, UVS-ROMAN-03, UVS-KDEFL-02: limits that are no single card's."""
    if ability.name:
        g.names += ((ctx.you, ability.name),)
    for rider in ability.riders:
        if isinstance(rider, Limit) and rider.per == GAME_PERIOD:
            g.once += ((ctx.you, once_key(name_of(g, ctx), ability)),)
    if ability.keyword == "Deflect":
        attack = g.attack.copy()
        attack.deflected = True
        g.attack = attack


class Effects(Step):
    """UVS-DIRECT-02: carry the effect out, unless it was cancelled (UVS-CANC-01)."""

    says = "Carry out the effect"
    rules = ("UVS-DIRECT-02",)

    __slots__ = ("ctx",)

    def __init__(self, ctx: Ctx) -> None:
        self.ctx = ctx

    def run(self, g: Versus) -> None:
        scope = g.scopes[self.ctx.scope]
        if scope.text is not None and not scope.cancelled and scope.text.does:
            g.then(Run(scope.text.does, self.ctx))


class Resolved(Step):
    """UVS-RESOLVE-03: every part has been attempted."""

    says = "The ability resolves"
    rules = ("UVS-RESOLVE-03", "UVS-KREV-05")

    __slots__ = ("ctx",)

    def __init__(self, ctx: Ctx) -> None:
        self.ctx = ctx

    def run(self, g: Versus) -> None:
        scope, ctx = g.scopes[self.ctx.scope], self.ctx
        if not scope.cancelled and (g.effects or awaited(g, V_RESOLVED)):
            g.then(SETTLE)
            tell(
                g,
                Happening(
                    V_RESOLVED,
                    ctx.you,
                    () if scope.gone is not None else (ctx.source,),
                    1 if scope.character else 0,
                    ctx.scope,
                    tick=g.tick,
                    faces=(bearer(g, ctx),),
                    source=ctx.source,
                ),
            )
        elif scope.cancelled and any(
            isinstance(rider, AsReversal) for rider in (scope.text.riders if scope.text else ())
        ):
            dress(g, ctx.source, None)  # UVS-KREV-05
            relist(g, ctx.source)


ANNOUNCERS.append(announce_ability)
