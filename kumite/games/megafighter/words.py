"""The words of Megafighter's texts: what Attacks and Abilities do.  `you` is the player of the text."""

from __future__ import annotations

from typing import Final, final

from kumite.core.effects import Ctx, Effect, Text, Word, sentence
from kumite.core.piles import one_of
from kumite.core.position import Asks, Question
from kumite.games.megafighter.events import BY_EFFECT, GainedAction, HealStopped, Prevented
from kumite.games.megafighter.position import NO_HITS, NOBODY, Bout, alive, standing
from kumite.games.megafighter.printed import CARDS
from kumite.games.megafighter.rules.abilities import Between
from kumite.games.megafighter.rules.damage import deal
from kumite.games.megafighter.rules.draw import Draw as DrawStep
from kumite.games.megafighter.rules.swap import SwapByEffect
from kumite.games.megafighter.statics import cannot_heal
from kumite.games.megafighter.verbs import (
    change,
    discard,
    gain_super,
    gain_swap,
    give_actions,
    heal,
    lose_super,
    reveal,
    soften,
    spend_super,
)

FRONT: Final = "Frontline Fighter"  # who is meant, as it is printed
SIDES: Final = "each opposing Sideline Fighter"
ALL: Final = "all opposing Fighters"
SELF: Final = "this Fighter"
TEAM: Final = "each of your Fighters"
BENCH: Final = "each of your Sideline Fighters"
SUBJECT: Final = "that Fighter"

DECLINE: Final = 0
ACCEPT: Final = 1


def slots(g: Bout, ctx: Ctx, whom: str) -> tuple[int, ...]:
    """The fighters a text means, as they stand now."""
    if whom == FRONT:
        return (g.front[1 - ctx.you],)
    if whom == SIDES:
        return g.side[1 - ctx.you]
    if whom == ALL:
        return standing(g, 1 - ctx.you)
    if whom == TEAM:
        return standing(g, ctx.you)
    if whom == BENCH:
        return g.side[ctx.you]
    return (ctx.subject if whom == SUBJECT else ctx.source,)


class Draw(Word):
    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Bout, ctx: Ctx) -> None:
        g.then(DrawStep(ctx.you, self.n, ctx.rule))

    def text(self) -> str:
        return f"Draw {self.n}."


class Gain(Word):
    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Bout, ctx: Ctx) -> None:
        gain_super(g, ctx.you, self.n, ctx.rule)

    def text(self) -> str:
        return f"Gain {self.n} ★."


class GainSwap(Word):
    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Bout, ctx: Ctx) -> None:
        gain_swap(g, ctx.you, self.n, ctx.rule)

    def text(self) -> str:
        return f"Gain {self.n} Swap Token{'s' if self.n > 1 else ''}."


class Lose(Word):
    """The opponent loses Super Tokens."""

    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Bout, ctx: Ctx) -> None:
        lose_super(g, 1 - ctx.you, self.n, ctx.rule)

    def text(self) -> str:
        return f"Opponent loses {self.n} ★."


class Steal(Word):
    """Super Tokens change hands."""

    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Bout, ctx: Ctx) -> None:
        n = min(self.n, g.supers[1 - ctx.you])
        lose_super(g, 1 - ctx.you, n, ctx.rule)
        gain_super(g, ctx.you, n, ctx.rule)

    def text(self) -> str:
        return f"Take {self.n} ★ from opponent."


class Deny(Word):
    """MEGA-RULING-16: the defender gets no Super Token for this Attack."""

    def does(self, g: Bout, ctx: Ctx) -> None:
        change(g).denied = True

    def text(self) -> str:
        return "Opponent gains no ★ from this Attack."


class Heal(Word):
    """MEGA-DMG-03, MEGA-RULING-35: take damage off, unless an opposing text forbids it."""

    def __init__(self, n: int, whom: str = SELF) -> None:
        self.n = n
        self.whom = whom

    def does(self, g: Bout, ctx: Ctx) -> None:
        stopped = cannot_heal(g, ctx.you)
        for slot in slots(g, ctx, self.whom):
            if slot == NOBODY or not alive(g, slot):
                continue
            if not stopped:
                heal(g, slot, self.n)
            elif g.damage[slot] > 0:
                g.events.append(HealStopped(slot, g.fighter[slot]))

    def text(self) -> str:
        if self.whom == SELF:
            return f"Heal {self.n}."
        return f"{self.whom[0].upper()}{self.whom[1:]} heals {self.n}."


class Deal(Word):
    """MEGA-BLOCK-04, MEGA-SUPER-05, MEGA-SUPER-06, MEGA-SUPER-07: damage that is not an Attack's: no Blocks, no
    Super Token."""

    def __init__(self, n: int, whom: str = FRONT) -> None:
        self.n = n
        self.whom = whom

    def does(self, g: Bout, ctx: Ctx) -> None:
        hits = list(NO_HITS)
        for slot in slots(g, ctx, self.whom):
            if slot != NOBODY:
                hits[slot] = self.n
        deal(g, tuple(hits), by_attack=False)

    def text(self) -> str:
        return f"Deal {self.n} to {self.whom}."


class AddAction(Word):
    """One more Action this turn.  After the third it makes a new gap between Actions (MEGA-RULING-21)."""

    def does(self, g: Bout, ctx: Ctx) -> None:
        if g.actions == 0:
            g.then(Between())
        give_actions(g, 1)
        g.events.append(GainedAction(ctx.you))

    def text(self) -> str:
        return "Take 1 more Action this turn."


class Reveal(Word):
    """The opponent shows the hand."""

    def does(self, g: Bout, ctx: Ctx) -> None:
        reveal(g, 1 - ctx.you)

    def text(self) -> str:
        return "Opponent reveals their hand."


class Prevent(Word):
    """MEGA-RULING-17: less damage from the Attack being defended against; it is no Block."""

    def __init__(self, n: int, whom: str) -> None:
        self.n = n
        self.whom = whom

    def does(self, g: Bout, ctx: Ctx) -> None:
        for slot in slots(g, ctx, self.whom):
            if slot != NOBODY:
                less = soften(g, slot, self.n)
                if less:
                    g.events.append(Prevented(slot, g.fighter[slot], less))

    def text(self) -> str:
        return f"This Attack deals {self.n} less to {self.whom}."


class ForceSwap(Word):
    """MEGA-RULING-23: the opponent's fighters change places; their owner chooses, unless `you_choose`."""

    def __init__(self, you_choose: bool = False) -> None:
        self.you_choose = you_choose

    def does(self, g: Bout, ctx: Ctx) -> None:
        foe = 1 - ctx.you
        if g.side[foe]:
            g.then(SwapByEffect(foe, ctx.you if self.you_choose else foe, False, BY_EFFECT))

    def text(self) -> str:
        if self.you_choose:
            return "Swap opponent's Frontline Fighter with a Sideline Fighter of your choice."
        return "Opponent must Swap their Frontline Fighter with a Sideline Fighter."


class MaySwap(Word):
    """You may swap."""

    def does(self, g: Bout, ctx: Ctx) -> None:
        if g.side[ctx.you]:
            g.then(SwapByEffect(ctx.you, ctx.you, True, BY_EFFECT))

    def text(self) -> str:
        return "You may Swap."


class May(Word):
    """An optional spend inside a text, decided after Blocks (MEGA-RULING-14)."""

    def __init__(self, cost: int, does: Text) -> None:
        self.cost = cost
        self.then = does

    def does(self, g: Bout, ctx: Ctx) -> None:
        if g.supers[ctx.you] >= self.cost:
            g.then(Spend(self.cost, self.then, ctx))

    def text(self) -> str:
        return f"You may spend {self.cost} ★. If you do: {sentence(self.then)}"


class IfKnockedOut(Word):
    """Only if this Attack knocked somebody out."""

    def __init__(self, does: Text) -> None:
        self.then = does

    def does(self, g: Bout, ctx: Ctx) -> None:
        if g.strike.knocked > 0:
            g.then(Effect(self.then, ctx))

    def text(self) -> str:
        return f"If this Attack K.O.s a Fighter: {sentence(self.then)}"


class IfUnblocked(Word):
    """Only if nothing of this Attack was blocked."""

    def __init__(self, does: Text) -> None:
        self.then = does

    def does(self, g: Bout, ctx: Ctx) -> None:
        if not g.strike.blocked:
            g.then(Effect(self.then, ctx))

    def text(self) -> str:
        return f"If none of it was Blocked: {sentence(self.then)}"


class LongCombo(Word):
    """For a long combo; cards used as Blocks are in none (MEGA-BLOCK-09)."""

    def __init__(self, at_least: int, does: Text) -> None:
        self.at_least = at_least
        self.then = does

    def does(self, g: Bout, ctx: Ctx) -> None:
        if len(g.combo) >= self.at_least:
            g.then(Effect(self.then, ctx))

    def text(self) -> str:
        return f"If your Combo has {self.at_least} or more cards: {sentence(self.then)}"


class FoeDiscards(Word):
    """The opponent discards a card of their choice."""

    def does(self, g: Bout, ctx: Ctx) -> None:
        if g.hand[1 - ctx.you]:
            g.then(DiscardOne(1 - ctx.you, ctx.rule))

    def text(self) -> str:
        return "Opponent discards a card."


class YouDiscard(Word):
    """You discard a card of your choice."""

    def does(self, g: Bout, ctx: Ctx) -> None:
        if g.hand[ctx.you]:
            g.then(DiscardOne(ctx.you, ctx.rule))

    def text(self) -> str:
        return "Discard a card."


@final
class Spend(Asks):
    says = "An optional spend of the text"
    rules = ("MEGA-SUPER-09", "MEGA-BLOCK-10")

    def __init__(self, cost: int, does: Text, ctx: Ctx) -> None:
        self.cost = cost
        self.does = does
        self.ctx = ctx

    def ask(self, g: Bout) -> Question:
        return Question(self.ctx.you, "spend", (DECLINE, ACCEPT))

    def act(self, g: Bout, answer: int) -> None:
        if answer == ACCEPT:
            spend_super(g, self.ctx.you, self.cost, "MEGA-SUPER-09")
            g.then(Effect(self.does, self.ctx))

    def write(self, g: Bout, option: int) -> str:
        return f"spend {self.cost}" if option == ACCEPT else "decline"

    def prompt(self, g: Bout) -> str:
        return f"Spend {self.cost} ★? {sentence(self.does)}"


@final
class DiscardOne(Asks):
    says = "Discard a card"
    rules = ("MEGA-DECK-02",)

    def __init__(self, who: int, rule: str) -> None:
        self.who = who
        self.rule = rule  # by which it is demanded

    def ask(self, g: Bout) -> Question:
        kinds = tuple(sorted({g.kind[h] for h in g.hand[self.who]}))
        return Question(self.who, "discard", kinds, always=len(g.hand[self.who]) > 1)

    def act(self, g: Bout, kind: int) -> None:
        discard(g, self.who, one_of(g, g.hand[self.who], kind), self.rule)

    def write(self, g: Bout, option: int) -> str:
        return f"discard {CARDS[option].name}"
