"""What is about to happen: something else may happen instead (CARD-ENGLISH 6.9), and abilities may come before it.

Three moments come before a deed is done.  First the rule effects that replace it are asked (UVS-RULE-02, UVS-RULE-03):
what is replaced does not happen.  Then those who wait for "before ... would" are told; nothing has moved yet.  At last
cards that change their zone are in transit, and those who wait for "before ... enters" are told (UVS-TRANSIT-02).
Nobody is told of anything unless somebody may be listening."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.core.position import Asks, Question, Record, Step
from kumite.games.universus.arriving import announce, set_forth
from kumite.games.universus.deeds import Deed, Keys, awaited
from kumite.games.universus.ears import REPLACES, RULES, speaks
from kumite.games.universus.faces import abilities, card_of, title_of
from kumite.games.universus.position import FACEDOWN, Versus
from kumite.games.universus.printed import Ability, Ctx, Happening
from kumite.games.universus.records import Scope
from kumite.games.universus.rulings import active
from kumite.games.universus.scopes import bind, close_scopes, open_scope, rescope, used_once
from kumite.games.universus.terms import (
    CONTINUOUS,
    DECK,
    MOMENTUM,
    NOBODY,
    REMOVED,
    V_ARRIVE,
    V_LOOK,
    V_REPLACED,
    V_WOULD,
)
from kumite.games.universus.texts import SETTLE, CloseScope, Run
from kumite.games.universus.verbs import tell
from kumite.games.universus.words.rule import INSTEAD, Rule

LET_IT_BE: Final = 0


def undertake(g: Versus, deed: Deed, cards: Zone) -> None:
    """Do it to these cards, unless something else happens instead; at once if nobody has anything to say."""
    if not cards or deed.idle() or not heeded(g, deed, cards):
        deed.proceed(g, cards)
        return
    at = open_scope(g, Scope(g.tick))
    bind(g, at, "would", tuple([h for h in cards if h != NOBODY]))  # nobody tidies these away meanwhile
    g.then(Done(at))
    weigh(g, deed, cards, (), (), ())


def heeded(g: Versus, deed: Deed, cards: Zone) -> bool:
    """Whether a rule effect may replace this, or anybody may be waiting for it."""
    if (deed.interrupted() and awaited(g, V_WOULD)) or (deed.to() != NOBODY and awaited(g, V_ARRIVE)):
        return deed.act(g, cards[0]).verb != V_LOOK
    deaf = not g.ears[REPLACES] and not g.effects
    for h in cards:
        if deaf and (h == NOBODY or not unheard(g, h)):
            continue
        if standing_in(g, deed.act(g, h), deed.barred(g)):
            return True
    return False


class Done(Step):
    """It is done, or something else is."""

    says = "What was about to happen is done"

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, g: Versus) -> None:
        close_scopes(g, self.at)


# Something else instead


class StandIn(Record):
    """A rule effect that replaces something: whose it is, and its number on the card or among the lasting effects."""

    def __init__(self, rule: Rule, you: int, source: int, number: int) -> None:
        self.rule = rule
        self.you = you
        self.source = source
        self.number = number  # of the lasting effect, or -1, -2 ... of those on the card

    def key(self) -> tuple[int, int]:
        return self.source, self.number


def standing_in(g: Versus, act: Happening, barred: Keys) -> list[StandIn]:
    """What replaces this: the active player's effects if there are any, else the other's (UVS-RULE-03)."""
    found: list[StandIn] = []
    for h in g.ears[RULES + act.verb]:
        found += on_card(g, h, abilities(g, h), act, barred)
    for h in act.what:
        if unheard(g, h):
            said = on_card(g, h, card_of(g, h).front.abilities, act, barred)
            found += [one for one in said if binding(one.rule)]
    if g.effects:
        found += waiting_in(g, act, barred)
    mine = [one for one in found if one.you == g.turn]
    return mine or found


def on_card(g: Versus, h: int, held: tuple[Ability, ...], act: Happening, barred: Keys) -> list[StandIn]:
    """Those that stand on one card."""
    found: list[StandIn] = []
    number = 0
    for ability in held:
        if ability.rules(INSTEAD) and ability.kind == CONTINUOUS and active(g, h, ability):
            for word in ability.does:
                if isinstance(word, Rule) and word.modal == INSTEAD:
                    number -= 1
                    if (
                        (h, number) not in barred
                        and speaks(g, h, ability, word)
                        and word.covers(g, Ctx(g.owner[h], h, 0, act), act)
                    ):
                        found.append(StandIn(word, g.owner[h], h, number))
    return found


def unheard(g: Versus, h: int) -> bool:
    """Whether nobody can read the card where it lies, though what it says of its own way into play holds there
    (UVS-RULING-12): in a deck, or face down in momentum or among the removed cards."""
    zone = g.zone[h]
    if zone != DECK and (zone not in (MOMENTUM, REMOVED) or not g.flags[h] & FACEDOWN):
        return False
    for ability in card_of(g, h).front.abilities:
        if ability.rules(INSTEAD) and any(isinstance(word, Rule) and binding(word) for word in ability.does):
            return True
    return False


def binding(rule: Rule) -> bool:
    """Whether it is about its own card and leaves nobody a choice: to be asked would tell what a hidden card is."""
    return rule.act.own_card() and not rule.may


def waiting_in(g: Versus, act: Happening, barred: Keys) -> list[StandIn]:
    """The lasting ones among them."""
    found: list[StandIn] = []
    for effect in g.effects:
        body = effect.body
        if not isinstance(body, Rule) or body.modal != INSTEAD or (effect.source, effect.id) in barred:
            continue
        g.scopes.append(effect.scope)  # to be read by the words, and taken away again
        ctx = Ctx(effect.you, effect.source, len(g.scopes) - 1, effect.event)
        if (effect.on == NOBODY or effect.on in act.what) and body.covers(g, ctx, act):
            found.append(StandIn(body, effect.you, effect.source, effect.id))
        g.scopes.pop()
    return found


def weigh(g: Versus, deed: Deed, left: Zone, kept: Zone, after: tuple[Step, ...], declined: Keys) -> None:
    """Card by card: what happens to it, or else instead; then the deed is done to the rest, and all that stands in."""
    while left:
        if standing_in(g, deed.act(g, left[0]), deed.barred(g) + declined):
            g.then(WhatInstead(deed, left, kept, after, declined))
            return
        kept, left, declined = (*kept, left[0]), left[1:], ()
    g.then(*after)
    begin(g, deed, kept)


class WhatInstead(Asks):
    """Which of several replacements comes, as their owner likes (UVS-RULE-03); and whether, where one only may."""

    says = "Choose what happens instead"
    rules = ("UVS-RULE-01", "UVS-RULE-03")

    def __init__(self, deed: Deed, left: Zone, kept: Zone, after: tuple[Step, ...], declined: Keys) -> None:
        self.deed = deed
        self.left = left
        self.kept = kept
        self.after = after
        self.declined = declined

    def found(self, g: Versus) -> list[StandIn]:
        return standing_in(g, self.deed.act(g, self.left[0]), self.deed.barred(g) + self.declined)

    def ask(self, g: Versus) -> Question:
        some = self.found(g)
        if not some:
            return Question(g.turn, "instead", (LET_IT_BE,))
        kept: list[int] = []
        for at in range(len(some)):
            if not any(some[at].rule == some[other].rule and same_card(g, some[at], some[other]) for other in kept):
                kept.append(at)
        free = all(one.rule.may for one in some)
        return Question(some[0].you, "instead", ([LET_IT_BE] if free else []) + [1 + at for at in kept])

    def act(self, g: Versus, option: int) -> None:
        g.edits += 1
        some = self.found(g)
        if option == LET_IT_BE:
            declined = self.declined + tuple([one.key() for one in some])
            weigh(g, self.deed, self.left, self.kept, self.after, declined)
            return
        one, act = some[option - 1], self.deed.act(g, self.left[0])
        how = one.rule.then[0] if len(one.rule.then) == 1 else None
        other = None if how is None else self.deed.but(how)
        if other is None:
            step: Step = Replaced(one, act, self.deed.barred(g))
        else:
            step = OtherWay(one, other, self.left[0], self.declined)
        weigh(g, self.deed, self.left[1:], self.kept, (*self.after, step), ())

    def write(self, g: Versus, option: int) -> str:
        if option == LET_IT_BE:
            return "let it be"
        some = self.found(g)
        one = some[option - 1]
        same = [other for other in some if title_of(g, other.source) == title_of(g, one.source)]
        name = title_of(g, one.source)
        return name if len(same) < 2 else f"{name} #{same.index(one) + 1}"


def same_card(g: Versus, a: StandIn, b: StandIn) -> bool:
    """Two prints of a card that say the same: which of them does it makes no difference."""
    return g.kind[a.source] == g.kind[b.source] and a.number < 0 and b.number < 0


class OtherWay(Step):
    """It happens all the same, only as the replacement says: all else about it stays (UVS-RULING-124)."""

    says = "It happens in another way"
    rules = ("UVS-RULE-01", "UVS-RULING-124")

    def __init__(self, one: StandIn, deed: Deed, card: int, declined: Keys) -> None:
        self.one = one
        self.deed = deed
        self.card = card
        self.declined = declined

    def run(self, g: Versus) -> None:
        for effect in g.effects:
            if effect.id == self.one.number:
                used_once(g, effect)
                break
        weigh(g, self.deed, (self.card,), (), (), (*self.declined, self.one.key()))


class Replaced(Step):
    """It does not happen; this does, and what it does is not replaced by the same effect again."""

    says = "Something else happens instead"
    rules = ("UVS-RULE-01", "UVS-CONF-01")

    def __init__(self, one: StandIn, act: Happening, barred: Keys) -> None:
        self.one = one
        self.event = act
        self.barred = barred

    def run(self, g: Versus) -> None:
        one, act = self.one, self.event
        barred = (*self.barred, one.key())
        name = title_of(g, one.source)
        scope = Scope(g.tick, owner=one.you, card=one.source, name=name, barred=barred)
        for effect in g.effects:
            if effect.id == one.number:
                scope = rescope(effect.scope, did=0, cancelled=False, barred=barred)
                used_once(g, effect)
                break
        g.edits += 1
        g.log.append(Happening(V_REPLACED, act.by, act.what, act.amount, act.verb, tick=g.tick, source=one.source))
        at = open_scope(g, scope)
        g.then(Run(one.rule.then, Ctx(one.you, one.source, at, act)), CloseScope(at))


def replaced_before(g: Versus, verb: int, h: int, since: int) -> bool:
    """Whether this was tried since the card has come (or come to lie) there, and something else happened instead: the
    rules do not try again and again."""
    for event in g.log:
        if event.verb == V_REPLACED and event.note == verb and h in event.what and event.tick >= since:
            return True
    return False


# Before it happens


def begin(g: Versus, deed: Deed, cards: Zone) -> None:
    """Those who wait for what would happen; not while a cost is paid, which nothing interrupts (UVS-COST-03)."""
    if not cards or g.busy or not deed.interrupted() or not awaited(g, V_WOULD):
        set_forth(g, deed, cards)
        return
    event = announce(g, V_WOULD, cards, deed.act(g, cards[0]))
    tell(g, event)
    g.then(SETTLE, Proceed(deed, event, cards))


class Proceed(Step):
    """Now it happens, to those cards that are still there and have not been spared."""

    says = "What was about to happen happens"

    def __init__(self, deed: Deed, event: Happening, cards: Zone) -> None:
        self.deed = deed
        self.event = event
        self.cards = cards

    def run(self, g: Versus) -> None:
        there = [h for h in self.cards if h == NOBODY or g.since[h] <= self.event.tick]
        set_forth(g, self.deed, tuple([h for h in there if self.deed.still(g, h)]))


def spare(g: Versus, event: Happening, cards: Zone) -> bool:
    """What is about to happen does not happen to these cards; whether it was still to come."""
    for i in range(len(g.todo)):
        step = g.todo[i]
        if isinstance(step, Proceed) and step.event == event:
            g.edits += 1
            left = tuple([h for h in step.cards if h not in cards])
            g.todo[i] = Proceed(step.deed, event, left)
            return len(left) < len(step.cards)
    return False
