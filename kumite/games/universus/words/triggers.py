"""What an ability waits for: patterns over game events.  Rules use the same patterns for what they forbid."""

from __future__ import annotations

from typing import Final

from kumite.games.universus.faces import ability_of, face, is_public
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Amount, Ctx, Face, Happening, Test, Trigger
from kumite.games.universus.printer import tags_in_play
from kumite.games.universus.story import logged_in
from kumite.games.universus.terms import (
    ALSO,
    ANY,
    AS_ABILITY,
    AS_FORM,
    AS_FORM_ABILITY,
    ATTACK_PERIOD,
    BEGINS,
    BY_CHECK,
    BY_COST,
    BY_EFFECT,
    CHARACTER,
    DISCARDS,
    DRAW_STEP,
    HAND,
    MOMENTUM,
    NOBODY,
    POOL,
    START_PHASE,
    TURN,
    V_ABILITY,
    V_CANCEL,
    V_CHECK,
    V_CLEAR,
    V_CREATE,
    V_DESTROY,
    V_DISCARD,
    V_DRAW,
    V_MILL,
    V_MOMENT,
    V_MOVE,
    V_PLAY,
    V_RESOLVED,
    V_REVEAL,
    V_REVIEW,
    V_SACRIFICE,
    V_SET,
    V_SPEND,
    V_STATUS,
    V_TRY,
    YOU,
)
from kumite.games.universus.values import compare, number
from kumite.games.universus.words.same import copied, is_inked, is_keyword, is_of_old, is_that_one, paid_for
from kumite.games.universus.words.sels import This, lost_fit, seat_of
from kumite.games.universus.words.settled import as_change
from kumite.games.universus.words.tests import fits_all, was_all

OWN_CARDS: Final = tuple(range(V_DISCARD, V_REVEAL + 1))  # whoever owns a card does it to it


def takes_part(g: Versus, event: Happening, seat: int) -> bool:
    """Whether this player does it: with each card its owner does (UVS-EVENT-07), though it is one event for the cards
    of both (UVS-EVENT-02)."""
    if event.by == seat or event.verb not in OWN_CARDS:
        return event.by == seat
    for h in event.what:
        if g.owner[h] == seat:
            return True
    return False


DISCARDINGS: Final = (V_DISCARD, V_REVIEW, V_MILL, V_SPEND, V_CLEAR, V_DESTROY, V_SACRIFICE, V_MOVE, V_CHECK)
ADDED: Final = (V_MOVE, V_CREATE)
ADDINGS: Final = (V_MOVE, V_DRAW)  # to draw is to add the top card of the deck to the hand (UVS-DRAW-01)


class Event(Trigger):
    """Something happens: who does it, to which cards, how, because of what, and when.

    A card played as a block is a card of its type that is played, and a block, but nothing played as that type
    (UVS-BLK-02, UVS-BLK-03, UVS-BLK-04): `notes` tell the roles apart.

    `own` means its own card ('after you play this card'); `attack` the attack in progress ('this attack');
    `character` tells abilities on characters from all others (UVS-NONCH-01)."""

    _verbs: tuple[int, ...] = ()  # none: not worked out yet, as the other ones
    _of_ability: bool = False
    _anyhow: bool = False  # it says nothing of who does it, nor how

    def __init__(
        self,
        verb: int,
        by: int = ANY,
        tests: tuple[Test, ...] = (),
        own: bool = False,
        attack: bool = False,
        notes: tuple[int, ...] = (),
        op: str = "",
        amount: Amount | int = 0,
        during: int = NOBODY,
        via: int = NOBODY,
        cause: int = ANY,
        origin: int = NOBODY,
        to: int = NOBODY,
        does: tuple[str, ...] = (),
        character: int = NOBODY,
        keyword: str = "",
        kind: int = NOBODY,
        named: str = "",
        rider: str = "",
        played: tuple[Test, ...] = (),
        away: bool = False,
        same: str = "",
        however: bool = False,
        margin: int = 0,
        printed: bool = False,
        top: bool = False,
        nth: int = 0,
        later: bool = False,
        since: int = TURN,
    ) -> None:
        self.verb = verb
        self.by = by
        self.tests = tests
        self.own = own
        self.attack = attack
        self.notes = notes  # roles, statuses, properties, periods: one of these
        self.op = op  # compares the event's amount
        self.amount = amount
        self.during = during  # a period of the attack or the turn
        self.via = via
        self.cause = cause  # whose effect or cost it is
        self.origin = origin
        self.to = to
        self.does = does  # of an ability: tags it must have (UVS-ABTHAT-01)
        self.character = character  # of an ability, or an effect: 1 a character's, 0 any other's (UVS-NONCH-01)
        self.keyword = keyword  # of an ability: "any", "none", "either", or the keyword that gives it
        self.kind = kind  # of an ability: Enhance, Form ...
        self.named = named  # of an ability: its name
        self.rider = rider  # of an ability: a restriction it has, "Combo", "Tenacious" ... (UVS-KCOMBO-05)
        self.played = played  # of a check: the card that is being played by it
        self.away = away  # from anywhere other than `origin`
        self.same = (
            same  # "this": the ability that speaks; "event", "copy", "check": what set this off; "again"; "other"
        )
        self.however = however  # a number that gets lower or higher, by a penalty or bonus or by being set (UVS-PEN-02)
        self.margin = margin  # of a check: passed or failed by so much or more
        self.printed = printed  # of an ability: it is printed on its card, which has not gained it (UVS-PRINT-01)
        self.top = top  # of cards that leave a deck, or are revealed there: they lay on top of it
        self.nth = nth  # it is the second such event, or a `later` one, `since` a period began
        self.later = later
        self.since = since  # TURN, COMBAT_PHASE or ENHANCE_STEP

    def work_out(self) -> tuple[int, ...]:
        """What is asked of it again and again, once; says its verbs."""
        self._of_ability = self.verb in (V_ABILITY, V_RESOLVED, V_CANCEL) or bool(self.keyword)
        nobody = self.character == self.via == self.origin == self.to == NOBODY
        self._anyhow = nobody and self.by == ANY == self.cause and not self.away
        self._verbs = self.heard_as()
        return self._verbs

    def verbs(self) -> tuple[int, ...]:
        return self._verbs or self.work_out()

    def heard_as(self) -> tuple[int, ...]:
        """The verbs of what it may be."""
        if self.verb == V_MOVE and self.to == HAND and not self.own:  # nobody sees which card was drawn
            return ADDINGS
        if self.verb == V_MOVE and self.to == MOMENTUM and self.origin == NOBODY:
            return ADDED  # a token from outside the game is added, too (UVS-KTENS-01, UVS-TOKEN-01)
        if self.however:
            return self.verb, V_SET
        return DISCARDINGS if self.discarded_from() else ALSO.get(self.verb, (self.verb,))

    def discarded_from(self) -> bool:
        """UVS-DISC-01, UVS-DISC-03, UVS-CLEAR-02: discarded from a zone that is named and not the hand: whatever it is
        called, it ends in the discard pile."""
        return self.verb == V_DISCARD and self.origin not in (NOBODY, HAND) and not self.away

    def own_card(self) -> bool:
        return self.own or any(isinstance(test, This) for test in self.played)

    def via_check(self) -> bool:
        return self.via == BY_CHECK

    def hears(self, g: Versus, ctx: Ctx, event: Happening) -> bool:
        return self.is_such(g, ctx, event) and (not self.nth or self.in_order(g, ctx, event))

    def is_such(self, g: Versus, ctx: Ctx, event: Happening) -> bool:
        """Whether it is such an event, whichever of them."""
        verbs = self._verbs or self.work_out()
        if event.verb != self.verb and event.verb not in verbs:
            return False
        if self.however and event.verb == V_SET:
            event = as_change(event)
            if event.verb != self.verb:
                return False
        if self.verb == V_DISCARD and event.to != DISCARDS and self.discarded_from():
            return False
        if self.verb == V_CLEAR != event.verb and (event.origin, event.to) != (POOL, DISCARDS):
            return False  # however it is put there, it is cleared (UVS-CLEAR-01)
        return (
            (not self.notes or event.note in self.notes or self.plays_so(event))
            and (self._anyhow or self.who_fits(g, ctx, event))
            and self.cards_fit(g, ctx, event)
            and (not self.op or compare(event.amount, self.op, number(g, ctx, self.amount)))
            and (self.during == NOBODY or going_on(g, ctx, self.during))
            and (not self._of_ability or self.ability_fits(g, event))
            and (not self.played or self.made_for(g, ctx, event))
            and event.margin >= self.margin
            and (not self.top or event.top)
            and (not self.same or self.is_same(g, ctx, event))
        )

    def in_order(self, g: Versus, ctx: Ctx, event: Happening) -> bool:
        """Whether it has that place among such events, whatever has happened since (UVS-RULING-270)."""
        place, at = 1, len(g.log)
        while at and g.log[at - 1] != event:  # never `is`: a saved position has them twice
            at -= 1
        for before in logged_in(g, self.since):
            if at and before >= at - 1:
                break
            told = g.log[before]
            place += self.is_such(g, ctx, told) and not is_forgotten(g, ctx, self, told)
        return place >= self.nth if self.later else place == self.nth

    def plays_so(self, event: Happening) -> bool:
        """An action that is played for its Form is played as a form, and for an ability (UVS-RULING-26)."""
        if event.note != AS_FORM_ABILITY or event.verb not in (V_PLAY, V_TRY):
            return False
        return AS_FORM in self.notes or AS_ABILITY in self.notes

    def who_fits(self, g: Versus, ctx: Ctx, event: Happening) -> bool:
        if self.by != ANY:
            seat = ctx.you if self.by == YOU else seat_of(g, ctx, self.by)
            if event.by != seat and not takes_part(g, event, seat):
                return False
        if (
            self.character != NOBODY
            and event.verb not in (V_ABILITY, V_RESOLVED, V_CANCEL)
            and not self.stems(g, event)
        ):
            return False
        if self.cause != ANY and event.cause != seat_of(g, ctx, self.cause):
            return False
        if self.via not in (NOBODY, event.via):
            return False
        if self.away and event.origin == self.origin:
            return False
        return (self.away or self.origin in (NOBODY, event.origin)) and (self.to in (NOBODY, event.to))

    def stems(self, g: Versus, event: Happening) -> bool:
        """Whether it is done by an effect of a character's ability, or of any other's (UVS-NONCH-02)."""
        if event.via != BY_EFFECT or event.source == NOBODY:
            return False
        return (face(g, event.source).type == CHARACTER) == bool(self.character)

    def cards_fit(self, g: Versus, ctx: Ctx, event: Happening) -> bool:
        """Its own card, the attack in progress, or at least one card that fits the tests as it was (UVS-EVENT-06)."""
        if self.own:
            return ctx.source in event.what
        if self.attack:
            return bool(event.what) and event.what[0] == g.attack.card and self.some_fit(g, ctx, event)
        return not self.tests or self.some_fit(g, ctx, event)

    def some_fit(self, g: Versus, ctx: Ctx, event: Happening) -> bool:
        seat = seat_of(g, ctx, self.by) if self.by != ANY and event.verb in OWN_CARDS else NOBODY
        cards = 1 if event.verb == V_STATUS else len(event.what)  # the block beside the attack is not what it is about
        for i in range(min(cards, len(event.what))):
            h = event.what[i]
            if seat != NOBODY and g.owner[h] != seat:
                continue
            seen: Face | None = event.faces[i] if i < len(event.faces) else face(g, h) if is_public(g, h) else None
            if seen is not None and was_all(g, ctx, self.tests, h, seen):
                return True
        return not self.tests or (seat in (NOBODY, event.by) and lost_fit(g, ctx, self.tests, event) > 0)

    def fits_at(self, g: Versus, ctx: Ctx, event: Happening, i: int) -> bool:
        """Whether this one of its cards is meant."""
        h = event.what[i]
        if self.by != ANY and event.verb in OWN_CARDS and g.owner[h] != seat_of(g, ctx, self.by):
            return False
        seen: Face | None = event.faces[i] if i < len(event.faces) else face(g, h) if is_public(g, h) else None
        return not self.tests or (seen is not None and was_all(g, ctx, self.tests, h, seen))

    def made_for(self, g: Versus, ctx: Ctx, event: Happening) -> bool:
        """Whether the check is made to play such a card."""
        return event.source != NOBODY and fits_all(g, ctx, self.played, event.source)

    def is_same(self, g: Versus, ctx: Ctx, event: Happening) -> bool:
        """Whether it is that very ability of that very card, or what else `same` says."""
        if self.same == "copied":
            return copied(g, event, NOBODY if self.by == ANY else seat_of(g, ctx, self.by), self.notes)
        return is_that_one(g, ctx, event, self.same)

    def of_ability(self) -> bool:
        """Whether it speaks of the ability that is played, resolved or paid for."""
        return self.verb in (V_ABILITY, V_RESOLVED, V_CANCEL) or bool(self.keyword)

    def ability_fits(self, g: Versus, event: Happening) -> bool:
        cost = (event.verb == V_SPEND or event.via == BY_COST) and event.source != NOBODY
        ability = paid_for(g, event) if cost else ability_of(g, event)
        if ability is None:
            return False
        if self.kind not in (NOBODY, ability.kind):
            return False
        if self.character != NOBODY and bool(event.amount) != bool(self.character):
            return False
        if self.keyword and not is_keyword(ability.keyword, self.keyword):
            return False
        if self.named and ability.name != self.named:
            return False
        if self.rider and not any(rider.called() == self.rider for rider in ability.riders):
            return False
        if self.printed and not is_inked(g, event, ability):
            return False
        return not self.does or all(tag in tags_in_play(g, event) for tag in self.does)


class Moment(Trigger):
    """A phase, step or turn begins or ends: 'at the start of the End Phase' (UVS-PHASE-03)."""

    def __init__(self, period: int, edge: int = BEGINS, whose: int = ANY) -> None:
        self.period = period
        self.edge = edge
        self.whose = whose  # turn

    def verbs(self) -> tuple[int, ...]:
        return (V_MOMENT,)

    def hears(self, g: Versus, ctx: Ctx, event: Happening) -> bool:
        return (
            event.verb == V_MOMENT
            and event.note == self.period
            and event.amount == self.edge
            and (self.whose == ANY or event.by == seat_of(g, ctx, self.whose))
        )


class Either(Trigger):
    """One of several events."""

    def __init__(self, triggers: tuple[Trigger, ...]) -> None:
        self.triggers = triggers

    def verbs(self) -> tuple[int, ...]:
        found: tuple[int, ...] = ()
        for trigger in self.triggers:
            found += trigger.verbs()
        return found

    def own_card(self) -> bool:
        return any(trigger.own_card() for trigger in self.triggers)

    def hears(self, g: Versus, ctx: Ctx, event: Happening) -> bool:
        for trigger in self.triggers:
            if trigger.hears(g, ctx, event):
                return True
        return False


def counts_still(g: Versus, ctx: Ctx, trigger: Trigger, event: Happening) -> bool:
    """Whether this is a thing of the past that the trigger speaks of: one that is not forgotten."""
    if isinstance(trigger, Either):
        return any(counts_still(g, ctx, one, event) for one in trigger.triggers)
    if not trigger.hears(g, ctx, event):
        return False
    return not isinstance(trigger, Event) or not is_forgotten(g, ctx, trigger, event)


def is_forgotten(g: Versus, ctx: Ctx, trigger: Event, event: Happening) -> bool:
    """UVS-ZCHG-03: what happened to its own card, or to the attack in progress, before that last changed zones; and the
    plays of an ability that has been gained anew (UVS-UNFLIP-02, UVS-UNSEAL-02)."""
    if trigger.own or trigger.same == "this":
        return event.tick < g.since[ctx.source] or (trigger.same == "this" and is_of_old(g, ctx.source, event))
    there = trigger.attack and g.attack.last is None and g.zone[g.attack.card] == POOL
    return there and event.tick < g.since[g.attack.card]


def going_on(g: Versus, ctx: Ctx, period: int) -> bool:
    """Whether a period is in progress: a step of the attack, an attack sequence (UVS-DURING-01), a phase, a turn."""
    if period == ATTACK_PERIOD:
        return g.attack.step != 0
    if period == TURN:
        return g.turn == ctx.you
    if period == START_PHASE:
        return START_PHASE <= g.phase <= DRAW_STEP
    return period in (g.attack.step, g.phase)
