"""Settling: what follows from an event before anything else goes on (UVS-ORDER-01, UVS-RULING-13).

Pause conditions; expiry; rule effects (they are asked wherever something might be forbidden); modifiers; fired effects,
the active player's first; the rival's right to cancel; a response window."""

from __future__ import annotations

from typing import Final

from kumite.core.position import Question, Record, Step
from kumite.games.universus.bits import FIRES
from kumite.games.universus.changes import apply_modifiers
from kumite.games.universus.ears import STATICS
from kumite.games.universus.faces import abilities, card_of
from kumite.games.universus.ontop import come_off
from kumite.games.universus.position import Scope, Versus, rival_of
from kumite.games.universus.printed import Ability, Ctx, Happening, Text
from kumite.games.universus.rules.pause import paused
from kumite.games.universus.rules.refresh import level
from kumite.games.universus.rules.window import MayCancel, OpenWindow, cancellable, opens_window, overheard
from kumite.games.universus.rulings import active
from kumite.games.universus.scopes import open_scope, rescope, used_once
from kumite.games.universus.secrecy import Holds, binds, tidy_hands
from kumite.games.universus.terms import CONTINUOUS, NOBODY, POOL, SETUP, STAGE, V_ABILITY, V_BEFORE_GAME, V_MOMENT
from kumite.games.universus.texts import SETTLE, SETTLERS, CloseScope, Run, Settler
from kumite.games.universus.verbs import finish
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.triggers import meant_first

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
        if (g.effects or g.ears[STATICS]) and apply_modifiers(g):
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
    heard, ears = bool(g.effects) or g.house.windows != "silent", g.ears
    for event in news:
        if ears[event.verb] or event.verb == V_ABILITY:
            heard = True
    if heard:
        spread(g, news)


def spread(g: Versus, news: tuple[Happening, ...]) -> None:
    """Fired effects, then the rival's decision, then responses (UVS-FIRED-04, UVS-PREST-08)."""
    steps: list[Step] = []
    heard = overheard(g, news)
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
    window = opens_window(g, news) if heard or g.house.windows != "silent" else None
    if window is not None:
        g.then(window)


SETTLERS.append(Settling())


# Fired effects


class Shot(Record):
    """A fired effect that has been set off."""

    def __init__(self, you: int, source: int, body: Fired, event: Happening, scope: Scope | None = None) -> None:
        self.you = you
        self.source = source
        self.body = body
        self.event = event
        self.scope = scope  # of the lasting effect; None: a continuous ability


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
        name = card_of(g, self.queue[option].source).name
        same = [at for at in self.ask(g).options if card_of(g, self.queue[at].source).name == name]
        return name if len(same) < 2 else f"{name} #{same.index(option) + 1}"


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
    seen: list[tuple[int, int, int]] = []
    for event in news:
        for h in g.ears[event.verb]:
            held = abilities(g, h)
            for at in range(len(held)):
                ability = held[at]
                if (
                    ability.rules(FIRES)
                    and ability.kind == CONTINUOUS
                    and active(g, h, ability)
                    and had(h, ability, event)
                ):
                    found += static_shots(g, h, at, ability.does, event, seen)
    if g.effects:
        found += waiting_shots(g, news)
    return tuple(found)


def had(h: int, ability: Ability, event: Happening) -> bool:
    """Whether a card that has left a stage or card pool had this ability there, so that it can speak of that: face down
    or sealed it had none (UVS-STATIC-02, UFS-RULING-34).  Where it names its zone, it speaks from there."""
    if h not in event.what or event.origin not in (STAGE, POOL) or event.to in (STAGE, POOL, NOBODY):
        return True
    at = event.what.index(h)
    return ability.home() != NOBODY or at >= len(event.faces) or ability in event.faces[at].abilities


def static_shots(
    g: Versus, h: int, at: int, text: Text, event: Happening, seen: list[tuple[int, int, int]]
) -> list[Shot]:
    ctx, found = Ctx(g.owner[h], h, 0), []
    for i in range(len(text)):
        word = text[i]
        if not isinstance(word, Fired) or (h, at, i) in seen or not word.trigger.hears(g, ctx, event):
            continue
        if word.cond is None or word.cond.holds(g, ctx):
            seen.append((h, at, i))
            found.append(Shot(g.owner[h], h, word, meant_first(g, ctx, word.trigger, event)))
    return found


def waiting_shots(g: Versus, news: tuple[Happening, ...]) -> list[Shot]:
    """UVS-FIRED-07: each fires once for one collective event.  It counts as soon as it is set off: what becomes of its
    card or its time after that does not matter (UVS-EVENT-06)."""
    found = []
    for effect in g.effects:
        body = effect.body
        if isinstance(body, Fired):
            at = len(g.scopes)
            g.scopes.append(effect.scope)  # for its words to read, and taken away again
            ctx = Ctx(effect.you, effect.source, at, effect.event)
            heard = [event for event in news if on_card(effect.on, event) and body.trigger.hears(g, ctx, event)]
            holds = not heard or body.cond is None or body.cond.holds(g, ctx)
            told = meant_first(g, ctx, body.trigger, heard[0]) if heard else None
            g.scopes.pop()
            if told is not None and holds:
                found.append(Shot(effect.you, effect.source, body, spoken_of(told, effect.event), effect.scope))
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
    """Carry a fired effect out, in its scope (UVS-SCOPE-04, UVS-SCOPE-06)."""
    if shot.scope is not None:
        scope = rescope(shot.scope, did=0, cancelled=False)
    else:
        scope = Scope(shot.event.tick, owner=shot.you, card=shot.source, name=card_of(g, shot.source).name)
    at = open_scope(g, scope)
    g.then(Run(shot.body.then, Ctx(shot.you, shot.source, at, shot.event)), CloseScope(at))
