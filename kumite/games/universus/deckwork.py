"""Cards that leave a deck: taken one after the other, with a cycle in between where it runs out (UVS-CYCLE-04)."""

from __future__ import annotations

from kumite.core.piles import Shuffle, Zone, shuffle
from kumite.core.position import Step
from kumite.games.universus.faces import face, is_public
from kumite.games.universus.order import ordering
from kumite.games.universus.position import Versus, rival_of
from kumite.games.universus.printed import BLANK, Ctx, Face, Happening
from kumite.games.universus.rulings import forbidden
from kumite.games.universus.scopes import bind
from kumite.games.universus.terms import BY_RULE, DECK, DISCARDS, NOBODY, REMOVED, V_CYCLE, V_REMOVE
from kumite.games.universus.verbs import finish, move, say, tell


class LeaveDeck(Step):
    """Off the top of the deck (UVS-DECK-01): take what there is, cycle, take the remainder: one event, when
    the last of them has arrived (UVS-RULING-83)."""

    says = "Take cards from the deck"
    rules = ("UVS-CYCLE-04",)

    def __init__(
        self,
        verb: int,
        who: int,
        left: int,
        to: int,
        name: str,
        ctx: Ctx,
        via: int,
        taken: Zone,
        facedown: bool = False,
    ) -> None:
        self.verb = verb
        self.who = who
        self.left = left
        self.to = to
        self.name = name
        self.ctx = ctx
        self.via = via
        self.taken = taken
        self.facedown = facedown

    def run(self, g: Versus) -> None:
        who, left, taken = self.who, self.left, self.taken
        while left > 0 and g.deck[who]:
            h = g.deck[who][0]
            move(g, h, self.to, NOBODY, self.facedown)
            taken += (h,)
            left -= 1
        if left > 0 and can_cycle(g, who):
            g.then(
                Cycle(who),
                LeaveDeck(self.verb, who, left, self.to, self.name, self.ctx, self.via, taken, self.facedown),
            )
            return
        if left > 0:
            lose_for_lack(g, who)
            return
        arrived(g, self, taken)


def arrived(g: Versus, step: LeaveDeck, taken: Zone) -> None:
    """All of them are where they go: one event (UVS-DRAW-03)."""
    faces: tuple[Face, ...] = tuple([face(g, h) if is_public(g, h) else BLANK for h in taken])
    if taken:
        cause = step.ctx.you if step.via != BY_RULE else NOBODY
        tell(
            g,
            Happening(step.verb, step.who, taken, len(taken), 0, step.via, cause, DECK, step.to, g.tick, faces),
        )
    bind(g, step.ctx.scope, step.name, taken)
    if step.to == DISCARDS and len(taken) > 1:
        g.then(*ordering(g, NOBODY, taken, False, g.since[taken[0]] - 1))


def leave_deck(
    g: Versus, ctx: Ctx, verb: int, who: int, n: int, to: int, name: str, via: int, facedown: bool = False
) -> None:
    """So many cards of this player leave the deck for another zone, unless that is forbidden (UVS-CONF-03)."""
    cause = ctx.you if via != BY_RULE else NOBODY
    if n > 0 and not forbidden(g, Happening(verb, who, (), n, 0, via, cause, DECK, to, source=ctx.source)):
        g.then(LeaveDeck(verb, who, n, to, name, ctx, via, (), facedown))
    else:
        bind(g, ctx.scope, name, ())


# Cycling


def can_cycle(g: Versus, who: int) -> bool:
    """UVS-CYCLE-03: ten cards must be there to be removed."""
    return len(g.discards[who]) >= 10


def lose_for_lack(g: Versus, who: int) -> None:
    """UVS-WIN-02."""
    finish(g, (rival_of(who),), f"P{who + 1} cannot cycle the deck", ("UVS-CYCLE-03", "UVS-WIN-02"))


class Cycle(Step):
    """The discard pile is shuffled and becomes the deck (UVS-CYCLE-02)."""

    says = "Cycle the deck"
    rules = ("UVS-CYCLE-02",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, g: Versus) -> None:
        if not can_cycle(g, self.who):
            lose_for_lack(g, self.who)
            return
        for h in g.discards[self.who]:
            move(g, h, DECK)
        say(g, Happening(V_CYCLE, self.who), ("UVS-CYCLE-02",))
        g.then(mixing(g.deck[self.who]), RemoveTen(self.who))


class RemoveTen(Step):
    """Its top ten cards are removed from the game: by rule, not by an effect (UVS-CYCLE-02, UVS-EFF-02)."""

    says = "Remove the top ten cards"
    rules = ("UVS-CYCLE-02",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, g: Versus) -> None:
        cards = g.deck[self.who][:10]
        faces = tuple([face(g, h) for h in cards])
        for h in cards:
            move(g, h, REMOVED)
        tell(g, Happening(V_REMOVE, self.who, cards, len(cards), 0, BY_RULE, NOBODY, DECK, REMOVED, g.tick, faces))


def mixing(pile: Zone) -> Shuffle:
    """The step that shuffles these cards."""
    return shuffle(pile)
