"""Choosing cards: one at a time, with `done`; what is alike is offered once; what is forced is not asked."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.piles import Zone, without
from kumite.core.position import CHANCE, Asks, Question
from kumite.games.universus.faces import face
from kumite.games.universus.label import label
from kumite.games.universus.position import FACEDOWN, Versus
from kumite.games.universus.printed import Ctx, Word
from kumite.games.universus.terms import HAND, MOMENTUM
from kumite.games.universus.verbs import bring_up

DONE: Final = 0
CARD: Final = 10  # + a handle


class Chooser(Word):
    """A word that acts on cards somebody has chosen."""

    def took(self, g: Any, ctx: Ctx, doer: int, cards: Zone) -> None:
        raise NotImplementedError(f"{self} has no use for {cards}")

    def asks(self) -> str:
        """What the question is called."""
        return "choose"


def choose(
    g: Versus, who: int, cards: Zone, least: int, most: int, word: Chooser, ctx: Ctx, doer: int, picked: Zone = ()
) -> None:
    """Have `who` choose between so many of the cards, and let the word act on them (UVS-INSTR-03)."""
    left = most - len(picked)
    if left <= 0 or not cards:
        word.took(g, ctx, doer, picked)
    elif len(picked) + len(cards) <= least:
        word.took(g, ctx, doer, picked + cards)
    elif len(cards) >= left > 0 and least == most and all_alike(g, who, cards):
        for h in cards[:left]:
            picked += (bring_up(g, h, taken_from(g, h, picked)),)
        word.took(g, ctx, doer, picked)
    else:
        g.then(Pick(who, cards, least, most, word, ctx, doer, picked))


def taken_from(g: Versus, h: int, picked: Zone) -> int:
    """How many cards of the same pile have been picked before it."""
    return len([other for other in picked if g.zone[other] == g.zone[h] and g.owner[other] == g.owner[h]])


class Pick(Asks):
    """Choose a card, or say that these are all."""

    says = "Choose a card"

    def __init__(
        self, who: int, cards: Zone, least: int, most: int, word: Chooser, ctx: Ctx, doer: int, picked: Zone
    ) -> None:
        self.who = who
        self.cards = cards
        self.least = least
        self.most = most
        self.word = word
        self.ctx = ctx
        self.doer = doer
        self.picked = picked

    def ask(self, g: Versus) -> Question:
        options = [DONE] if len(self.picked) >= self.least else []
        options += [CARD + h for h in distinct(g, self.who, self.cards)]
        return Question(self.who, self.word.asks(), tuple(options))

    def act(self, g: Versus, option: int) -> None:
        if option == DONE:
            g.edits += 1
            self.word.took(g, self.ctx, self.doer, self.picked)
            return
        h = option - CARD
        now = bring_up(g, h, taken_from(g, h, self.picked))
        rest = tuple([other for other in self.cards if other != (now if now in self.cards else h)])
        g.edits += 1
        choose(g, self.who, rest, self.least, self.most, self.word, self.ctx, self.doer, (*self.picked, now))

    def write(self, g: Versus, option: int) -> str:
        return "done" if option == DONE else label(g, self.who, option - CARD, distinct(g, self.who, self.cards))

    def prompt(self, g: Versus) -> str:
        n = "any number" if self.least != self.most else str(self.most - len(self.picked))
        return f"{self.word.asks().capitalize()}: choose {n}"


class PickAtRandom(Asks):
    """Chance chooses."""

    says = "A card at random"

    def __init__(self, cards: Zone, n: int, word: Chooser, ctx: Ctx, doer: int, picked: Zone) -> None:
        self.cards = cards
        self.n = n
        self.word = word
        self.ctx = ctx
        self.doer = doer
        self.picked = picked

    def ask(self, g: Versus) -> Question:
        return Question(CHANCE, "random", range(len(self.cards)))

    def act(self, g: Versus, at: int) -> None:
        g.edits += 1
        h = self.cards[at]
        now = bring_up(g, h, taken_from(g, h, self.picked))
        picked, rest = (*self.picked, now), without(self.cards, now if now in self.cards else h)
        if len(picked) == self.n or not rest:
            self.word.took(g, self.ctx, self.doer, picked)
        else:
            g.then(PickAtRandom(rest, self.n, self.word, self.ctx, self.doer, picked))


# What is alike


def distinct(g: Versus, who: int, cards: Zone) -> Zone:
    """One of each sort of cards that make no difference to the one who chooses."""
    found: list[int] = []
    for h in cards:
        for other in found:
            if alike(g, who, h, other):
                break
        else:
            found.append(h)
    return tuple(found)


def all_alike(g: Versus, who: int, cards: Zone) -> bool:
    for h in cards[1:]:
        if not alike(g, who, cards[0], h):
            return False
    return True


def alike(g: Versus, who: int, a: int, b: int) -> bool:
    """Whether two cards are interchangeable: the same print, place, facing, state, and nothing on either of them."""
    if g.zone[a] != g.zone[b] or g.owner[a] != g.owner[b] or g.flags[a] != g.flags[b] or g.kind[a] != g.kind[b]:
        return False
    if g.zone[a] == MOMENTUM or g.known[a] != g.known[b]:
        return False
    if g.flags[a] & FACEDOWN and not g.known[a] >> who & 1:
        return False
    if g.zone[a] == HAND:
        return True
    if g.wounds[a] != g.wounds[b] or face(g, a) is not face(g, b):
        return False
    return not marked(g, a) and not marked(g, b)


def marked(g: Versus, h: int) -> bool:
    """Something is assigned to the card or counted on it."""
    for effect in g.effects:
        if h in (effect.on, effect.source):
            return True
    for counter in g.counters:
        if counter[0] == h:
            return True
    for use in g.uses:
        if use.card == h:
            return True
    return False
