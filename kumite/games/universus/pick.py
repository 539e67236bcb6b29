"""Choosing cards: one at a time, with `done`; what is alike is offered once; what is forced is not asked."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.piles import Zone, without
from kumite.core.position import CHANCE, Asks, Question
from kumite.games.universus.faces import card_of, face
from kumite.games.universus.label import PLACES, label
from kumite.games.universus.order import ordering
from kumite.games.universus.position import FACEDOWN, NAMES, NEW_FACEDOWN, Versus
from kumite.games.universus.printed import Ctx, Word
from kumite.games.universus.secrecy import bring_up
from kumite.games.universus.terms import DECK, HAND, MOMENTUM
from kumite.games.universus.verbs import EVERYBODY

DONE: Final = 0
CARD: Final = 10  # + a handle


class Chooser(Word):
    """A word that acts on cards somebody has chosen."""

    def took(self, g: Any, ctx: Ctx, doer: int, cards: Zone) -> None:
        raise NotImplementedError(f"{self} has no use for {cards}")

    def asks(self) -> str:
        """What the question is called."""
        return "choose"

    def claims(self, g: Any, ctx: Ctx) -> list[Zone]:
        """For each card this takes as a part of a cost, those that it could be."""
        return []

    def gives(self, verbs: tuple[int, ...]) -> bool:
        """Whether the cards it takes for a cost are given up, or committed, by one of these; by all of them, if it does
        several."""
        return True

    def piles(self) -> bool:
        """Whether the cards may go to a discard pile or a deck, where their order matters."""
        return False

    def choice(self, g: Any, ctx: Ctx, doer: int) -> tuple[Zone, int, int] | None:
        """What there is to choose from, at least and at most how many, where that depends on cards that are hidden."""
        return None

    def looks(self) -> bool:
        """Whether one must look at a card to tell that it is one of those: so whoever chooses sees what it is."""
        return False


def choose(
    g: Versus, who: int, cards: Zone, least: int, most: int, word: Chooser, ctx: Ctx, doer: int, picked: Zone = ()
) -> None:
    """Have `who` choose between so many of the cards, and let the word act on them (UVS-INSTR-03)."""
    left = most - len(picked)
    if left <= 0 or not cards:
        hand_on(g, who, word, ctx, doer, picked, True)
    elif tells(g, cards, picked) and (word.looks() or len(picked) + len(cards) > least):
        g.then(Pick(who, cards, least, most, word, ctx, doer, picked))
    elif len(picked) + len(cards) <= least:
        picked += in_order(g, who, cards)
        hand_on(g, who, word, ctx, doer, picked, len(cards) == 1)
    elif len(cards) >= left > 0 and least == most and all_alike(g, who, cards):
        for h in cards[:left]:
            picked += (bring_up(g, h, picked),)
        word.took(g, ctx, doer, picked)
    else:
        g.then(Pick(who, cards, least, most, word, ctx, doer, picked))


def hand_on(g: Versus, who: int, word: Chooser, ctx: Ctx, doer: int, cards: Zone, chosen: bool) -> None:
    """Let the word act on the cards; if they go to a pile, their owner may still have to say in which order."""
    if len(cards) > 1 and word.piles():
        g.then(*ordering(g, who, cards, chosen, g.tick))
    word.took(g, ctx, doer, cards)


def tells(g: Versus, cards: Zone, picked: Zone) -> bool:
    """Whether not asking would tell something: some cards of a hidden pile can be chosen and others perhaps not, or
    some of them are alike.  Only a whole hand that everybody has seen is no secret."""
    if g.house.windows == "silent":
        return False
    for h in cards:
        if g.zone[h] == DECK:
            return True
        if g.zone[h] == HAND:
            unseen = g.known[h] != EVERYBODY
            if unseen or len(g.hand[g.owner[h]]) > len(cards) + taken_from(g, h, picked):
                return True
    return False


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
        options += [CARD + h for h in self.offered(g)]
        return Question(
            self.who, self.word.asks(), tuple(options), always=not self.cards or tells(g, self.cards, self.picked)
        )

    def offered(self, g: Versus) -> Zone:
        """One of each sort; cards of a deck that nobody looks at are told apart by their places alone."""
        unseen = () if self.word.looks() else tuple([h for h in self.cards if unknown_in_deck(g, self.who, h)])
        return distinct(g, self.who, tuple([h for h in self.cards if h not in unseen])) + unseen

    def act(self, g: Versus, option: int) -> None:
        if option == DONE:
            g.edits += 1
            hand_on(g, self.who, self.word, self.ctx, self.doer, self.picked, True)
            return
        h = option - CARD
        now = bring_up(g, h, self.picked)
        rest = tuple([other for other in self.cards if other != (now if now in self.cards else h)])
        g.edits += 1
        choose(g, self.who, rest, self.least, self.most, self.word, self.ctx, self.doer, (*self.picked, now))

    def write(self, g: Versus, option: int) -> str:
        if option == DONE:
            return "done"
        h = option - CARD
        if g.zone[h] == DECK and self.word.looks() and not g.known[h] >> self.who & 1:
            whose = "" if g.owner[h] == self.who else f"{NAMES[g.owner[h]]}'s "
            return f"{whose}{card_of(g, h).name}{PLACES[DECK]}"  # a place would tell how the deck lies
        return label(g, self.who, h, self.offered(g))

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
        now = bring_up(g, h, self.picked)
        picked, rest = (*self.picked, now), without(self.cards, now if now in self.cards else h)
        if len(picked) == self.n or not rest:
            hand_on(g, CHANCE, self.word, self.ctx, self.doer, picked, False)
        else:
            g.then(PickAtRandom(rest, self.n, self.word, self.ctx, self.doer, picked))


# What is alike


def unknown_in_deck(g: Versus, who: int, h: int) -> bool:
    return g.zone[h] == DECK and not g.known[h] >> who & 1


def distinct(g: Versus, who: int, cards: Zone) -> Zone:
    """One of each sort of cards that make no difference to the one who chooses; those of a hand or deck by name, so
    that their order tells nothing."""
    found: list[int] = []
    for h in in_order(g, who, cards):
        for other in found:
            if g.kind[h] == g.kind[other] and alike(g, who, h, other):
                break
        else:
            found.append(h)
    return tuple(found)


def in_order(g: Versus, who: int, cards: Zone) -> Zone:
    """Cards in hands and decks after those on the table, sorted by what they are as far as this seat knows."""
    piled = [h for h in cards if g.zone[h] in (HAND, DECK)]
    if len(piled) < 2:
        return cards
    hidden = [(g.kind[h] if g.known[h] >> who & 1 else -1, -g.known[h], h) for h in piled]
    return tuple([h for h in cards if g.zone[h] not in (HAND, DECK)] + [h for _, _, h in sorted(hidden)])


def all_alike(g: Versus, who: int, cards: Zone) -> bool:
    for h in cards[1:]:
        if not alike(g, who, cards[0], h):
            return False
    return True


def alike(g: Versus, who: int, a: int, b: int) -> bool:
    """Whether two cards are interchangeable: the same print, place, facing, state, and nothing on either of them
    (UVS-FDC-03, UVS-FDC-04)."""
    if g.zone[a] != g.zone[b] or g.owner[a] != g.owner[b] or g.flags[a] != g.flags[b] or g.kind[a] != g.kind[b]:
        return False
    if g.zone[a] == HAND and g.owner[a] == who:
        return True  # of those one that others have seen, too, comes first (`in_order`)
    if g.zone[a] == MOMENTUM or g.known[a] != g.known[b]:
        return False
    if g.flags[a] & NEW_FACEDOWN or (g.flags[a] & FACEDOWN and not g.known[a] >> who & 1):
        return False  # UVS-FDC-03: this turn they are told apart; later the owner's own need not be (UVS-FDC-04)
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
