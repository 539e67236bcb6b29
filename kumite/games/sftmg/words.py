"""What cards say, word for word: a word acts through verbs, or leaves a step to do.

In a text `ctx.you` is the player of the card, `ctx.subject` the opponent it is about.
"""

from __future__ import annotations

from kumite.core.effects import Ctx, Effect, Text, Word, sentence
from kumite.games.sftmg.position import Fight
from kumite.games.sftmg.printed import Condition
from kumite.games.sftmg.rules.draw import Draw, Forget, MakeDiscard, Recovering
from kumite.games.sftmg.rules.forced import Placing, PushAway, Shift, Throwing
from kumite.games.sftmg.rules.harm import Harm
from kumite.games.sftmg.rules.walk import MayMove, TakePlace
from kumite.games.sftmg.verbs import change, earn, give_action, heal, lose_meter, mill_cards


def many(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


# Cards, Meter, Actions, Health


class DrawCards(Word):
    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Fight, ctx: Ctx) -> None:
        g.then(Draw(ctx.you, self.n, ctx.rule))

    def text(self) -> str:
        return f"Draw {many(self.n, 'card')}."


class BothDraw(Word):
    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Fight, ctx: Ctx) -> None:
        g.then(Draw(ctx.subject, self.n, ctx.rule), Draw(ctx.you, self.n, ctx.rule))

    def aims(self) -> bool:
        return True

    def text(self) -> str:
        return f"Both players draw {many(self.n, 'card')}."


class GainMeter(Word):
    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Fight, ctx: Ctx) -> None:
        earn(g, ctx.you, self.n, ctx.rule)

    def text(self) -> str:
        return f"Gain {self.n} Meter."


class DrainMeter(Word):
    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Fight, ctx: Ctx) -> None:
        lose_meter(g, ctx.subject, self.n, ctx.rule)

    def aims(self) -> bool:
        return True

    def text(self) -> str:
        return f"The opponent loses {self.n} Meter."


class GainAction(Word):
    def __init__(self, n: int = 1) -> None:
        self.n = n

    def does(self, g: Fight, ctx: Ctx) -> None:
        give_action(g, self.n, ctx.rule)

    def text(self) -> str:
        return f"Get +{many(self.n, 'Action')} this turn."


class Heal(Word):
    """SFTMG-RULING-57: never above what is printed."""

    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Fight, ctx: Ctx) -> None:
        heal(g, ctx.you, self.n, ctx.rule)

    def text(self) -> str:
        return f"Regain {self.n} Health."


class Recover(Word):
    """An Attack Card of one's choice from the discard pile back into the hand."""

    def does(self, g: Fight, ctx: Ctx) -> None:
        g.then(Recovering(ctx.you, ctx.rule))

    def text(self) -> str:
        return "You may return an Attack Card from your discard pile to your hand."


class FoeDiscards(Word):
    """SFTMG-RULING-57: of the opponent's own choice."""

    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Fight, ctx: Ctx) -> None:
        g.then(MakeDiscard(ctx.subject, self.n, ctx.rule))

    def aims(self) -> bool:
        return True

    def text(self) -> str:
        return f"The opponent discards {many(self.n, 'card')} of their choice."


class FoeForgets(Word):
    """Cards at random, as a Stun."""

    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Fight, ctx: Ctx) -> None:
        g.then(Forget(ctx.subject, self.n, ctx.rule))

    def aims(self) -> bool:
        return True

    def text(self) -> str:
        return f"The opponent discards {many(self.n, 'random card')}."


class Mill(Word):
    """Cards off the top of the opponent's deck."""

    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Fight, ctx: Ctx) -> None:
        mill_cards(g, ctx.subject, self.n, ctx.rule)

    def aims(self) -> bool:
        return True

    def text(self) -> str:
        return f"Discard the top {many(self.n, 'card')} of the opponent's deck."


# Damage


class Hurt(Word):
    """SFTMG-KEY-07: Unblockable damage to the opponent."""

    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Fight, ctx: Ctx) -> None:
        g.then(Harm((ctx.subject,), self.n, ctx.rule))

    def aims(self) -> bool:
        return True

    def text(self) -> str:
        return f"The opponent takes {self.n} Unblockable damage."


class Suffer(Word):
    """Unblockable damage to oneself."""

    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Fight, ctx: Ctx) -> None:
        g.then(Harm((ctx.you,), self.n, ctx.rule))

    def text(self) -> str:
        return f"You take {self.n} Unblockable damage."


# Moving


class Move(Word):
    """SFTMG-CARD-05: the figure of whoever played the card."""

    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Fight, ctx: Ctx) -> None:
        g.then(MayMove(ctx.you, self.n, ctx.rule))

    def text(self) -> str:
        return f"You may move up to {many(self.n, 'space')}."


class MoveFoe(Word):
    """The opponent's figure, where the player likes, without Collisions."""

    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Fight, ctx: Ctx) -> None:
        g.then(Shift(ctx.you, ctx.subject, self.n, ctx.rule))

    def aims(self) -> bool:
        return True

    def text(self) -> str:
        return f"You may move the opponent up to {many(self.n, 'space')}, without Collisions."


class Push(Word):
    """Straight away; it may collide (SFTMG-COLL-07)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Fight, ctx: Ctx) -> None:
        g.then(PushAway(ctx.you, ctx.subject, self.n, ctx.rule))

    def aims(self) -> bool:
        return True

    def text(self) -> str:
        return f"Move the opponent {many(self.n, 'space')} straight away from you."


class ThrowThem(Word):
    """SFTMG-THROW-03: no damage is needed first."""

    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Fight, ctx: Ctx) -> None:
        g.then(Throwing(ctx.you, ctx.subject, self.n, ctx.rule))

    def aims(self) -> bool:
        return True

    def text(self) -> str:
        return f"Throw the opponent {many(self.n, 'space')}."


class PlaceNext(Word):
    """SFTMG-KEY-10: beside the opponent."""

    def does(self, g: Fight, ctx: Ctx) -> None:
        g.then(Placing(ctx.you, ctx.subject, ctx.rule))

    def aims(self) -> bool:
        return True

    def text(self) -> str:
        return "Place your Character in a space adjacent to the opponent."


class FollowUp(Word):
    """Double Lariat: onto the space the opponent was knocked out of, when possible."""

    def does(self, g: Fight, ctx: Ctx) -> None:
        g.then(TakePlace(ctx.you, ctx.rule))

    def text(self) -> str:
        return "If Knockback moved the opponent, place your Character in the space they left."


# This attack


class Armour(Word):
    """A reaction: less damage from the attack at hand (SFTMG-RULING-14)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Fight, ctx: Ctx) -> None:
        change(g).armour += self.n

    def text(self) -> str:
        return f"This attack deals {self.n} less damage to you."


class Weaken(Word):
    """A reaction: fewer dice for the attack at hand."""

    def __init__(self, n: int) -> None:
        self.n = n

    def does(self, g: Fight, ctx: Ctx) -> None:
        change(g).dice -= self.n

    def text(self) -> str:
        return f"This attack rolls {self.n} fewer Attack {'Die' if self.n == 1 else 'Dice'}."


class If(Word):
    """One text or another."""

    def __init__(self, condition: Condition, then: Text, otherwise: Text = ()) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def does(self, g: Fight, ctx: Ctx) -> None:
        chosen = self.then if self.condition.holds(g, ctx.you, ctx.subject) else self.otherwise
        if chosen:
            g.then(Effect(chosen, ctx))

    def aims(self) -> bool:
        return self.condition.aims() or True in [word.aims() for word in self.then + self.otherwise]

    def text(self) -> str:
        asked = self.condition.text().removeprefix("Play if ").removeprefix("Play while ")
        other = f" Otherwise: {sentence(self.otherwise)}" if self.otherwise else ""
        return f"If {asked}: {sentence(self.then)}{other}"
