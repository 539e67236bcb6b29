"""Changes of a current state that are over before the turn is: what was given is taken back, and what was taken comes
back (UVS-RULING-127)."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.position import RuleIds, Step
from kumite.games.universus.ears import relist
from kumite.games.universus.faces import face
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Face, Happening, Word
from kumite.games.universus.records import Lasting, Scope
from kumite.games.universus.scopes import add_effect
from kumite.games.universus.stamina import keep_stamina, left_of
from kumite.games.universus.terms import (
    ATTACK_PERIOD,
    BEFORE_RIVAL_COMBAT,
    BEFORE_YOUR_COMBAT,
    BLOCK,
    BLOCK_STEP,
    BLOCK_ZONE,
    CHECK,
    COMBAT_PHASE,
    DAMAGE,
    DAMAGE_STEP,
    DIFFICULTY,
    ENHANCE_STEP,
    HAND_SIZE,
    HEALTH,
    NEXT_CARD,
    NEXT_ENHANCE,
    NEXT_FORM,
    NOBODY,
    READY_OF_OWNER,
    SPEED,
    STAMINA,
    V_SET,
    ZONE,
)
from kumite.games.universus.uses import renumber
from kumite.games.universus.values import read, write
from kumite.games.universus.verbs import altered, say

SHORT: Final = (
    *(ENHANCE_STEP, BLOCK_STEP, DAMAGE_STEP, ATTACK_PERIOD, COMBAT_PHASE, NEXT_FORM, READY_OF_OWNER),
    *(BEFORE_YOUR_COMBAT, BEFORE_RIVAL_COMBAT, NEXT_CARD, NEXT_ENHANCE),
)  # they end in the middle of a turn
TOLD: Final = (SPEED, ZONE, DAMAGE, DIFFICULTY)  # a line says what they are now
PLACES: Final = (ZONE, BLOCK_ZONE)  # no numbers to be added to
NUMBERS: Final = (SPEED, DAMAGE, DIFFICULTY, CHECK, BLOCK, HAND_SIZE, HEALTH, STAMINA)


class Fading(Word):
    """What becomes of a change when its time is over, assigned to the card that was changed."""

    def __init__(self, body: Word, before: Face, after: Face) -> None:
        self.body = body
        self.before = before  # what the card was as the change was made
        self.after = after

    def fade(self, g: Versus, effect: Lasting) -> None:
        """Take the change back, unless the state it was made to is no more (UVS-STATE-09)."""
        if effect.id in face(g, effect.on).applied:
            self.take_back(g, effect.on, ("UVS-RULING-127",))

    def take_back(self, g: Versus, h: int, rules: RuleIds) -> None:
        """A number goes back by as much as it was changed; what was set, gained or lost is what it was."""
        left, before, held = left_of(g, h), face(g, h), face(g, h).abilities
        self.undo(altered(g, h))
        now = face(g, h)
        for prop in TOLD:
            value = read(now, prop)
            if value != read(before, prop):
                say(g, Happening(V_SET, g.owner[h], (h,), value, prop, tick=g.tick, faces=(now, before)), rules)
        renumber(g, h, held, face(g, h).abilities)
        keep_stamina(g, h, left)
        relist(g, h)
        g.unsettled = True

    def undo(self, state: Face) -> None:
        """The same, of this state alone."""
        old, new = self.before, self.after
        state.keywords = taken_back(state.keywords, old.keywords, new.keywords)
        state.traits = taken_back(state.traits, old.traits, new.traits)
        state.abilities = taken_back(state.abilities, old.abilities, new.abilities)
        state.symbols = state.symbols & ~(new.symbols & ~old.symbols) | old.symbols & ~new.symbols
        for prop in NUMBERS:
            write(state, prop, read(state, prop) - read(new, prop) + read(old, prop))
        for prop in PLACES:
            if read(state, prop) == read(new, prop):
                write(state, prop, read(old, prop))


def taken_back(now: Any, before: Any, after: Any) -> Any:
    """These without what has come in between, and with what has gone."""
    if now == after:
        return before
    held, gone = list(now), list(before)
    for one in after:
        if one in gone:
            gone.remove(one)
        elif one in held:
            del held[len(held) - 1 - held[::-1].index(one)]
    return tuple(held + gone)


class Noting(Step):
    """The change has been made: what it has changed is kept, to be taken back."""

    says = "It is noted what has changed"
    rules = ("UVS-RULING-127",)

    def __init__(
        self,
        body: Word,
        until: int,
        card: int,
        before: Face,
        you: int,
        source: int,
        scope: Scope,
        event: Happening | None,
    ) -> None:
        self.body = body
        self.until = until
        self.card = card
        self.before = before
        self.you = you
        self.source = source
        self.scope = scope
        self.event = event

    def run(self, g: Versus) -> None:
        h, number = self.card, g.fresh
        if face(g, h) == self.before:
            return
        fading = Fading(self.body, self.before, face(g, h))
        altered(g, h).applied += (number,)
        born = attack_meant(g) if self.until == ATTACK_PERIOD else g.turns
        add_effect(
            g, Lasting(number, self.you, self.source, fading, self.scope, self.until, h, NOBODY, born, self.event)
        )


def to_fade(g: Versus, ctx: Ctx, word: Word, until: int, h: int) -> None:
    """The word is about to change the card: if its time is short, that will be taken back."""
    if until in SHORT:
        g.then(Noting(word, until, h, face(g, h), ctx.you, ctx.source, g.scopes[ctx.scope], ctx.event))


def attack_meant(g: Versus) -> int:
    """The number of the attack during which an effect lasts: of one that is played as another has just resolved, the
    next (UVS-KREV-01)."""
    comes = g.attack.resolved and (g.coming != NOBODY or g.landed != NOBODY)
    return g.number + 1 if comes else g.attack.number
