"""Settling: what follows from an event before anything else goes on (UVS-ORDER-01, UVS-RULING-13).

Pause conditions; expiry; rule effects (they are asked wherever something might be forbidden); modifiers; fired effects,
the active player's first; the rival's right to cancel; a response window."""

from __future__ import annotations

from typing import Final

from kumite.core.piles import Zone
from kumite.core.position import Question, Record, Step
from kumite.games.universus.bits import FIRES
from kumite.games.universus.changes import apply_modifiers
from kumite.games.universus.ears import STATICS, spoken
from kumite.games.universus.faces import continuing, title_of
from kumite.games.universus.ontop import come_off
from kumite.games.universus.parting import LEFT, fires_still, has_spoken, own_up, parted
from kumite.games.universus.position import Versus, rival_of
from kumite.games.universus.printed import Ctx, Happening, Text
from kumite.games.universus.records import Scope
from kumite.games.universus.rules.meant import WhichIsIt, candidates, cards_meant, in_question, led_by
from kumite.games.universus.rules.pause import paused
from kumite.games.universus.rules.refresh import level
from kumite.games.universus.rules.window import MayCancel, OpenWindow, cancellable, window_of
from kumite.games.universus.rulings import active
from kumite.games.universus.scopes import open_scope, rescope, used_once, without_sight
from kumite.games.universus.secrecy import Holds, binds, tidy_hands
from kumite.games.universus.terms import NOBODY, SETUP, V_ABILITY, V_BEFORE_GAME, V_MOMENT
from kumite.games.universus.texts import SETTLE, SETTLERS, CloseScope, Run, Settler
from kumite.games.universus.verbs import finish
from kumite.games.universus.words.heard import as_heard
from kumite.games.universus.words.structure import Fired

LOOPS_AT_MOST: Final = 400  # events that follow from one decision


class Settling(Settler):
    """What `Settle` runs.
    Modifiers before fired effects (UVS-FIRED-05), rule effects before both (UVS-RULE-02)."""

    def settle(self, g: Versus) -> None:
        if g.busy:
            return  # events of a cost wait until it is paid (UVS-COST-03)
        if g.untidy:
            tidy_hands(g)
        changed, health, deck = g.unsettled, g.health, g.deck
        if (changed or health[0] <= 0 or health[1] <= 0 or not deck[0] or not deck[1]) and paused(g):
            return
        if g.beneath and come_off(g):
            g.then(SETTLE)
            return
        if (g.effects or g.ears[STATICS] or g.lent) and apply_modifiers(g):
            return  # somebody says first which comes first
        if (changed or g.unsettled) and level(g):
            g.then(SETTLE)
            return
        if g.news:
            settle_news(g)


def settle_news(g: Versus) -> None:
    """What has happened is told to those who listen; before the game nothing but its beginning is an event
    (UVS-SETUP-05, UVS-EVENT-05)."""
    news = g.news
    g.news = ()
    if g.phase == SETUP:
        news = tuple([event for event in news if event.verb == V_BEFORE_GAME])
        if not news:
            return
    g.edits += 1
    g.loops += 1
    if g.loops > LOOPS_AT_MOST:
        finish(g, (), "the same effects set each other off without end", ("UVS-RULING-63",))
        return
    heard, played, ears = False, False, g.ears
    for event in news:
        if ears[event.verb] or (event.origin in LEFT and parted(g, event)):
            heard = True
        if event.verb == V_ABILITY:
            played = True
    if heard or played or g.effects or g.house.windows != "silent":
        spread(g, news, heard)


def spread(g: Versus, news: tuple[Happening, ...], heard: bool) -> None:
    """Fired effects, then the rival's decision, then responses (UVS-FIRED-04, UVS-PREST-08); `heard`: some card listens
    for any of this."""
    steps: list[Step] = []
    if heard or g.effects:
        queue = triggered(g, news)
        if queue:
            steps.append(Fire(queue))
    for event in news:
        if event.verb == V_ABILITY and cancellable(g, event):
            steps.append(MayCancel(event))
    if steps:
        g.then(*steps, OpenWindow(news))
        return
    window = window_of(g, news) if heard or g.house.windows != "silent" else None
    if window is not None:
        g.then(window)


SETTLERS.append(Settling())


# Fired effects


class Shot(Record):
    """A fired effect that has been set off."""

    def __init__(
        self,
        you: int,
        source: int,
        body: Fired,
        event: Happening,
        scope: Scope | None = None,
        cards: Zone = (),
        name: str = "",
        others: tuple[Happening, ...] = (),
    ) -> None:
        self.you = you
        self.source = source
        self.body = body
        self.event = event
        self.others = others  # that set it off together with that
        self.scope = scope  # of the lasting effect; None: a continuous ability
        self.cards = cards  # of an event of several: those that may be meant
        self.name = name  # of its card, where that has gone to a deck or lies face down by now

    def called(self, g: Versus) -> str:
        return self.name or title_of(g, self.source)


class Fire(Holds):
    """The fired effects of one moment, one after the other: the active player's first, in the order their owner
    likes (UVS-AP-04, UVS-FIRED-06).
    None can be refused (UVS-FIRED-02)."""

    says = "Choose which effect comes first"
    rules = ("UVS-FIRED-06", "UVS-AP-04")

    def __init__(self, queue: tuple[Shot, ...]) -> None:
        self.queue = queue

    def holds(self, h: int) -> bool:
        return any(h == shot.source or (shot.scope is not None and binds(shot.scope, h)) for shot in self.queue)

    def without_sight(self, g: Versus, cards: Zone) -> Step:
        return Fire(tuple([out_of_sight(g, shot, cards) for shot in self.queue]))

    def owner(self, g: Versus) -> int:
        return g.turn if any(shot.you == g.turn for shot in self.queue) else rival_of(g.turn)

    def ask(self, g: Versus) -> Question:
        who = self.owner(g)
        mine = [at for at in range(len(self.queue)) if self.queue[at].you == who]
        return Question(who, "first", tuple(different(self.queue, mine)))

    def act(self, g: Versus, at: int) -> None:
        g.edits += 1
        rest = self.queue[:at] + self.queue[at + 1 :]
        g.then(*([Fire(rest)] if rest else []))
        shoot(g, self.queue[at])

    def write(self, g: Versus, option: int) -> str:
        name = self.queue[option].called(g)
        same = [at for at in self.offered(g) if self.queue[at].called(g) == name]
        return name if len(same) < 2 else f"{name} #{same.index(option) + 1}"


def out_of_sight(g: Versus, shot: Shot, cards: Zone) -> Shot:
    """What its scope had named is about to be shuffled into a deck."""
    if shot.scope is None:
        return shot
    scope = without_sight(g, shot.scope, cards)
    return Shot(shot.you, shot.source, shot.body, shot.event, scope, shot.cards, shot.name, shot.others)


def different(queue: tuple[Shot, ...], mine: list[int]) -> list[int]:
    """One of each: effects that are the same are not asked about."""
    found: list[int] = []
    for at in mine:
        if not any(queue[at].body == queue[other].body and queue[at].source == queue[other].source for other in found):
            found.append(at)
    return found


def triggered(g: Versus, news: tuple[Happening, ...]) -> tuple[Shot, ...]:
    """Every fired effect that one of these events sets off: static ones by the index, then those that wait.  What
    happens together is one event: each is set off once (UVS-EFF-05, UVS-EVENT-02, UVS-EVENT-03, UVS-EVENT-04)."""
    found: list[Shot] = []
    seen: dict[tuple[int, int, int], Shot] = {}
    for event in news:
        for h in g.ears[event.verb]:
            for at, ability in continuing(g, h, FIRES):
                if active(g, h, ability) and has_spoken(g, h, ability, event):
                    found += static_shots(g, h, at, spoken(g, h, ability), event, seen)
        if event.origin in LEFT:
            for one in parted(g, event):
                found += static_shots(g, one.card, one.number, fires_still(g, one), event, seen, one.then.name)
    if g.effects:
        found += waiting_shots(g, news)
    return tuple(found)


def static_shots(
    g: Versus,
    h: int,
    at: int,
    text: Text,
    event: Happening,
    seen: dict[tuple[int, int, int], Shot],
    name: str = "",
) -> list[Shot]:
    ctx, found = Ctx(g.owner[h], h, 0), []
    for i in range(len(text)):
        word = text[i]
        if not isinstance(word, Fired) or not word.trigger.hears(g, ctx, event):
            continue
        if (h, at, i) in seen:
            join_shot(g, ctx, seen[h, at, i], event)
        elif word.cond is None or word.cond.holds(g, ctx):
            cards, told = candidates(g, ctx, word.trigger, event), as_heard(g, ctx, word.trigger, event)
            seen[h, at, i] = Shot(g.owner[h], h, word, led_by(told, cards), None, cards, name)
            found.append(seen[h, at, i])
    return found


def join_shot(g: Versus, ctx: Ctx, shot: Shot, event: Happening) -> None:
    """The same effect is set off by another part of what happens: once, about one card of them all (UVS-EVENT-03)."""
    shot.others = (*shot.others, event)
    shot.cards = cards_meant(g, ctx, shot.body.trigger, (shot.event, *shot.others))


def waiting_shots(g: Versus, news: tuple[Happening, ...]) -> list[Shot]:
    """UVS-FIRED-07: each fires once for one collective event.  It counts as soon as it is set off: what becomes of its
    card or its time after that does not matter (UVS-EVENT-06)."""
    found = []
    for effect in g.effects:
        body = effect.body
        if isinstance(body, Fired) and (effect.on != NOBODY or body.waits_for() is None):
            at = len(g.scopes)
            g.scopes.append(effect.scope)  # for its words to read, and taken away again
            ctx = Ctx(effect.you, effect.source, at, effect.event)
            heard = [event for event in news if on_card(effect.on, event) and body.trigger.hears(g, ctx, event)]
            holds = not heard or body.cond is None or body.cond.holds(g, ctx)
            cards = cards_meant(g, ctx, body.trigger, tuple(heard)) if heard else ()
            first = as_heard(g, ctx, body.trigger, heard[0]) if heard else None
            g.scopes.pop()
            if first is not None and holds:
                told = spoken_of(led_by(first, cards), effect.event)
                others = tuple(heard[1:])
                found.append(Shot(effect.you, effect.source, body, told, effect.scope, cards, "", others))
                used_once(g, effect)
    return found


def spoken_of(event: Happening, before: Happening | None) -> Happening:
    """The event that the words of a fired effect speak of: a moment happens to no card, so what waits for one still
    speaks of what set its ability off ("remove it during the End Phase")."""
    return before if event.verb == V_MOMENT and before is not None else event


def on_card(on: int, event: Happening) -> bool:
    """An assigned effect waits for something that happens to its card, or for a moment: that happens to none."""
    return on == NOBODY or event.verb == V_MOMENT or on in event.what


def shoot(g: Versus, shot: Shot) -> None:
    """Set a fired effect going, about one card of its event."""
    asked = in_question(g, shot.you, shot.cards, shot.body.then) if len(shot.cards) > 1 else ()
    if asked:
        g.then(WhichForShot(shot.you, asked, shot.event, shot, shot.others))
    else:
        carry_out(g, shot)


class WhichForShot(WhichIsIt):
    """Of the event that has set it off."""

    def __init__(self, who: int, cards: Zone, event: Happening, shot: Shot, others: tuple[Happening, ...] = ()) -> None:
        super().__init__(who, cards, event, others)
        self.shot = shot

    def holds(self, h: int) -> bool:
        return h in self.cards or Fire((self.shot,)).holds(h)

    def without_sight(self, g: Versus, cards: Zone) -> Step:
        return WhichForShot(self.who, self.cards, self.event, out_of_sight(g, self.shot, cards), self.others)

    def go_on(self, g: Versus, event: Happening) -> None:
        shot = self.shot
        carry_out(g, Shot(shot.you, shot.source, shot.body, event, shot.scope, (), shot.name))


def carry_out(g: Versus, shot: Shot) -> None:
    """Carry it out, in its scope (UVS-SCOPE-04, UVS-SCOPE-06)."""
    if shot.scope is not None:
        scope = rescope(shot.scope, did=0, cancelled=False)
    else:
        if shot.name:
            own_up(g, shot.source)
        scope = Scope(shot.event.tick, owner=shot.you, card=shot.source, name=shot.called(g))
    at = open_scope(g, scope)
    g.then(Run(shot.body.then, Ctx(shot.you, shot.source, at, shot.event)), CloseScope(at))
