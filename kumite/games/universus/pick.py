"""Choosing cards: one at a time, with `done`; what is alike is offered once; what is forced is not asked."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.piles import Zone, without
from kumite.core.position import CHANCE, Asks, Question, Record
from kumite.games.universus.decks import shelf_of
from kumite.games.universus.faces import card_of
from kumite.games.universus.label import PLACES, label
from kumite.games.universus.order import ordering
from kumite.games.universus.position import FACEDOWN, NAMES, Versus
from kumite.games.universus.printed import Ctx, Word
from kumite.games.universus.secrecy import bring_up
from kumite.games.universus.sorts import all_alike, distinct, in_order, is_blind, like_it, unknown_in_deck
from kumite.games.universus.terms import DECK, HAND, ZONES
from kumite.games.universus.verbs import EVERYBODY

DONE: Final = 0
CARD: Final = 10  # + a handle
TIED: Final = 1  # what becomes of a card that is taken for a cost: it is committed
TURNED: Final = 2  # turned face down
GONE: Final = 4  # not where it was


class Drain(Record):
    """Of something that is no card to choose, a part of a cost takes so much: health, cards of a deck, counters."""

    __slots__ = ("n", "store", "there")

    def __init__(self, store: tuple[str, int, str], n: int, there: int) -> None:
        self.store = store  # what it is, whose, and its name
        self.n = n
        self.there = there


class Taker(Word):
    """A word that takes something, where it is a cost."""

    def drains(self, g: Any, ctx: Ctx) -> Drain | None:
        """Of what it takes how much, if that is a number."""
        return None

    def alternatives(self, g: Any, ctx: Ctx) -> tuple[tuple[Word, ...], ...]:
        """The texts of which one is carried out in its place; none: it is carried out itself."""
        return ()


class Chooser(Taker):
    """A word that acts on cards somebody has chosen."""

    def took(self, g: Any, ctx: Ctx, doer: int, cards: Zone) -> None:
        raise NotImplementedError(f"{self} has no use for {cards}")

    def asks(self) -> str:
        """What the question is called."""
        return "choose"

    def purpose(self) -> str:
        """What becomes of the cards, in a few words for whoever chooses."""
        return self.asks().capitalize()

    def share(self, g: Any, ctx: Ctx) -> tuple[Zone, int] | None:
        """As a part of a cost: the cards it may take, and how many of them it must; None where it takes none."""
        return None

    def use(self, g: Any, h: int) -> int:
        """What becomes of a card that it takes."""
        return GONE

    def takes_after(self, g: Any, ctx: Ctx, h: int, use: int) -> bool:
        """Whether it can take this card after another part of the cost has used it so."""
        return not use & GONE

    def takes_those(self, g: Any, ctx: Ctx) -> str:
        """The name of the cards that it takes, where an earlier part of the cost is still to give them that."""
        return ""

    def can_follow(self, g: Any, ctx: Ctx, h: int, use: int) -> bool:
        """Whether it can be done to a card that such a part has taken."""
        return self.takes_after(g, ctx, h, use)

    def binds(self) -> str:
        """The name later instructions know these cards by."""
        return ""

    def piles(self) -> bool:
        """Whether the cards may go to a discard pile or a deck, where their order matters."""
        return False

    def orders(self) -> bool:
        """Whether whoever chooses the cards says their order there, and not their owner."""
        return False

    def choice(self, g: Any, ctx: Ctx, doer: int) -> tuple[Zone, int, int] | None:
        """What there is to choose from, at least and at most how many, where that depends on cards that are hidden."""
        return None

    def beside(self, g: Any, ctx: Ctx, doer: int, cards: Zone, picked: Zone) -> Zone:
        """Which of the cards can still be chosen, after these."""
        return cards

    def looks(self) -> bool:
        """Whether one must look at a card to tell that it is one of those: so whoever chooses sees what it is."""
        return False

    def passes_over(self, g: Any, ctx: Ctx, doer: int, cards: Zone) -> bool:
        """Whether it looks through hidden cards besides these, so that not to ask would tell that they are none."""
        return False


def choose(
    g: Versus, who: int, cards: Zone, least: int, most: int, word: Chooser, ctx: Ctx, doer: int, picked: Zone = ()
) -> None:
    """Have `who` choose between so many of the cards, and let the word act on them (UVS-INSTR-03)."""
    left = most - len(picked)
    if left <= 0 or not cards:
        hand_on(g, who, word, ctx, doer, picked, True)
    elif secret(g, cards, picked, word, ctx, doer) and (word.looks() or len(picked) + len(cards) > least):
        g.then(Pick(who, cards, least, most, word, ctx, doer, picked))
    elif len(picked) + len(cards) <= least:
        picked += in_order(g, who, cards)
        hand_on(g, who, word, ctx, doer, picked, len(cards) == 1)
    elif len(cards) > left and least == most and is_blind(g, who, cards[0]) and all_alike(g, who, cards):
        g.then(PickAtRandom(cards, most, word, ctx, doer, picked))
    elif len(cards) >= left > 0 and least == most and all_alike(g, who, cards):
        for h in cards[:left]:
            picked += (bring_up(g, h, picked),)
        word.took(g, ctx, doer, picked)
    else:
        g.then(Pick(who, cards, least, most, word, ctx, doer, picked))


def hand_on(g: Versus, who: int, word: Chooser, ctx: Ctx, doer: int, cards: Zone, chosen: bool) -> None:
    """Let the word act on the cards; if they go to a pile, somebody may still have to say in which order."""
    if len(cards) > 1 and word.piles():
        g.then(*ordering(g, who, cards, chosen, g.tick, word.orders()))
    word.took(g, ctx, doer, cards)


def secret(g: Versus, cards: Zone, picked: Zone, word: Chooser, ctx: Ctx, doer: int) -> bool:
    """Whether what there is to choose from is nobody else's business (UVS-PRIV-01)."""
    if g.house.windows == "silent":
        return False
    return tells(g, cards, picked) or word.passes_over(g, ctx, doer, cards + picked)


def tells(g: Versus, cards: Zone, picked: Zone) -> bool:
    """Whether not asking would tell something: some cards of a hidden pile can be chosen and others perhaps not, or
    some of them, or some that lie face down, are alike.  Only a whole hand that everybody has seen is no secret."""
    if len([h for h in cards if g.flags[h] & FACEDOWN and g.known[h] != EVERYBODY]) > 1:
        return True
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
    rules = ("UVS-INSTR-03",)

    __slots__ = ("cards", "ctx", "doer", "least", "most", "picked", "who", "word")

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
        hidden = not self.cards or secret(g, self.cards, self.picked, self.word, self.ctx, self.doer)
        return Question(self.who, self.word.asks(), tuple(options), always=hidden)

    def offered(self, g: Versus) -> Zone:
        """One of each sort; cards of a deck that nobody looks at are told apart by their places alone."""
        unseen = () if self.word.looks() else tuple([h for h in self.cards if unknown_in_deck(g, self.who, h)])
        return distinct(g, self.who, tuple([h for h in self.cards if h not in unseen])) + unseen

    def act(self, g: Versus, option: int) -> None:
        if option == DONE:
            g.edits += 1
            hand_on(g, self.who, self.word, self.ctx, self.doer, self.picked, True)
            return
        unseen = like_it(g, self.who, option - CARD, self.cards)
        if len(unseen) > 1:
            g.then(Blindly(self, unseen))
        else:
            self.take(g, option - CARD)

    def take(self, g: Versus, h: int) -> None:
        """This one; go on with the others."""
        now = bring_up(g, h, self.picked)
        rest = tuple([other for other in self.cards if other != (now if now in self.cards else h)])
        g.edits += 1
        picked = (*self.picked, now)
        rest = self.word.beside(g, self.ctx, self.doer, rest, picked)
        choose(g, self.who, rest, self.least, self.most, self.word, self.ctx, self.doer, picked)

    def write(self, g: Versus, option: int) -> str:
        if option == DONE:
            return "done"
        h = option - CARD
        if g.zone[h] == DECK and self.word.looks() and not g.known[h] >> self.who & 1:
            whose = "" if g.owner[h] == self.who else f"{NAMES[g.owner[h]]}'s "
            return f"{whose}{card_of(g, h).name}{PLACES[DECK]}"  # a place would tell how the deck lies
        if is_blind(g, self.who, h):
            return f"a card of {NAMES[g.owner[h]]}'s {shelf_of(g).words.say(ZONES[HAND])}"
        return label(g, self.who, h, self.offered(g))

    def meant(self, g: Versus, text: str) -> int:
        """Older records number the cards that are picked blindly."""
        for h in self.offered(g) if " card " in text else ():
            if is_blind(g, self.who, h) and text.startswith(f"{NAMES[g.owner[h]]}'s "):
                return CARD + h
        return -1

    def prompt(self, g: Versus) -> str:
        taken = len(self.picked)
        n = how_many(self.least - taken, self.most - taken, len(self.cards))
        chosen = f" ({told_chosen(g, self.who, self.picked)})" if self.picked else ""
        return f"{self.word.purpose()}: choose {n}{chosen}"


def how_many(least: int, most: int, among: int) -> str:
    """How many more may be chosen, in words."""
    if least == most:
        return str(most)
    if least <= 0:
        return "any number" if most >= among else f"up to {most}"
    return f"{least} or more" if most >= among else f"{least} to {most}"


def told_chosen(g: Versus, who: int, picked: Zone) -> str:
    """What has been chosen so far, for a prompt."""
    return f"chosen: {', '.join([label(g, who, h) for h in picked])}"


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


class Blindly(Asks):
    """Who picks from a hand without seeing it picks by chance: in which order it is held tells nothing
    (UVS-HAND-01, UVS-RULING-227)."""

    says = "A card of a hand nobody else sees"
    rules = ("UVS-HAND-01", "UVS-RULING-227")

    def __init__(self, pick: Pick, cards: Zone) -> None:
        self.pick = pick
        self.cards = cards

    def ask(self, g: Versus) -> Question:
        return Question(CHANCE, "blindly", range(len(self.cards)))

    def act(self, g: Versus, at: int) -> None:
        self.pick.take(g, self.cards[at])
