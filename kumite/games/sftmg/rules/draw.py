"""Drawing, the hand limit, and other ways cards come and go."""

from __future__ import annotations

from typing import Final, final

from kumite.core.piles import one_of, shuffle
from kumite.core.position import CHANCE, Asks, Question, Step
from kumite.games.sftmg.position import Fight, gone
from kumite.games.sftmg.printed import CARDS, is_attack_card
from kumite.games.sftmg.rules.ends import time_out
from kumite.games.sftmg.verbs import decline, discard, gather, no_card, recover, take

HAND_LIMIT: Final = 7  # SFTMG-HAND-01
PASS: Final = 0
KIND: Final = 1  # + kind of card


@final
class Draw(Step):
    """SFTMG-DECK-05, SFTMG-RULING-79: with no deck left the discard pile is shuffled into a new one and the draw goes
    on.  SFTMG-TIME-02: at a table with Time Out the round ends instead."""

    says = "Draw cards"
    rules = ("SFTMG-DECK-05", "SFTMG-HAND-02", "SFTMG-TIME-02")

    def __init__(self, who: int, n: int, rule: str) -> None:
        self.who = who
        self.n = n
        self.rule = rule

    def run(self, g: Fight) -> None:
        if gone(g, self.who):
            return
        who, have = self.who, len(g.deck[self.who])
        now = min(self.n, have)
        if now > 0:
            take(g, who, now, self.rule)
        left = self.n - now
        if left == 0:
            g.then(HandLimit(who))
        elif g.house.time_out:
            time_out(g, "a deck has run out", "SFTMG-TIME-02")
        elif g.discards[who]:
            pile = gather(g, who)
            g.then(shuffle(pile), Draw(who, left, self.rule))
        else:
            no_card(g, who)
            g.then(HandLimit(who))


@final
class HandLimit(Step):
    """SFTMG-HAND-01, SFTMG-HAND-02, SFTMG-HAND-03, SFTMG-TURN-02: the draw is finished first, then the player discards
    to seven, before anything else and on whosever turn."""

    says = "Discard down to seven cards"
    rules = ("SFTMG-HAND-01", "SFTMG-HAND-02", "SFTMG-HAND-03")

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, g: Fight) -> None:
        over = len(g.hand[self.who]) - HAND_LIMIT
        if over > 0:
            g.then(MakeDiscard(self.who, over, "SFTMG-HAND-02"))


@final
class MakeDiscard(Step):
    """Cards of the player's own choice, as many as there are."""

    says = "Discard cards of one's own choice"
    rules = ("SFTMG-HAND-02",)

    def __init__(self, who: int, n: int, rule: str) -> None:
        self.who = who
        self.n = n
        self.rule = rule

    def run(self, g: Fight) -> None:
        for _ in range(discardable(g, self.who, self.n)):
            g.then(Discard(self.who, self.rule))


@final
class Discard(Asks):
    """Whether there is a choice is a secret: a hand may be all of a kind."""

    says = "Discard a card"
    rules = ("SFTMG-HAND-02",)

    def __init__(self, who: int, rule: str) -> None:
        self.who = who
        self.rule = rule

    def ask(self, g: Fight) -> Question:
        options = tuple([KIND + kind for kind in held(g, self.who)])
        return Question(self.who, "discard", options, always=len(g.hand[self.who]) > 1)

    def act(self, g: Fight, option: int) -> None:
        discard(g, self.who, one_of(g, g.hand[self.who], option - KIND), self.rule)

    def write(self, g: Fight, option: int) -> str:
        return f"discard {CARDS[option - KIND].name}"

    def prompt(self, g: Fight) -> str:
        return f"You hold {len(g.hand[self.who])} cards. Which one do you discard?"


@final
class Forget(Step):
    """SFTMG-KEY-06: cards at random, as many as there are."""

    says = "Discard cards at random"
    rules = ("SFTMG-KEY-06",)

    def __init__(self, who: int, n: int, rule: str) -> None:
        self.who = who
        self.n = n
        self.rule = rule

    def run(self, g: Fight) -> None:
        for _ in range(discardable(g, self.who, self.n)):
            g.then(RandomDiscard(self.who, self.rule))


@final
class RandomDiscard(Asks):
    """Of several alike it is always the same one: which of them chance touched tells nobody anything."""

    says = "Discard a random card"
    rules = ("SFTMG-KEY-06",)

    def __init__(self, who: int, rule: str) -> None:
        self.who = who
        self.rule = rule

    def ask(self, g: Fight) -> Question:
        return Question(CHANCE, "random card", range(len(g.hand[self.who])))

    def act(self, g: Fight, place: int) -> None:
        hand = g.hand[self.who]
        discard(g, self.who, one_of(g, hand, g.kind[hand[place]]), self.rule)

    def write(self, g: Fight, option: int) -> str:
        return f"card {option + 1}"


@final
class Recovering(Step):
    """An Attack Card of the discard pile, if there is one."""

    says = "Take an Attack Card back"
    rules = ("SFTMG-CARD-04",)

    def __init__(self, who: int, rule: str) -> None:
        self.who = who
        self.rule = rule

    def run(self, g: Fight) -> None:
        if lost_attacks(g, self.who) and not gone(g, self.who):
            g.then(TakeBack(self.who, self.rule), HandLimit(self.who))


@final
class TakeBack(Asks):
    says = "Which Attack Card comes back?"
    rules = ("SFTMG-CARD-04",)

    def __init__(self, who: int, rule: str) -> None:
        self.who = who
        self.rule = rule

    def ask(self, g: Fight) -> Question:
        kinds = lost_attacks(g, self.who)
        return Question(self.who, "take back", (PASS,) + tuple([KIND + kind for kind in kinds]))

    def act(self, g: Fight, option: int) -> None:
        if option == PASS:
            decline(g)
        else:
            recover(g, self.who, one_of(g, g.discards[self.who], option - KIND), self.rule)

    def write(self, g: Fight, option: int) -> str:
        return "none" if option == PASS else f"take {CARDS[option - KIND].name}"


def discardable(g: Fight, who: int, n: int) -> int:
    """So many cards of a hand, or as many as there are; none of somebody who is KO'd."""
    return 0 if gone(g, who) else min(n, len(g.hand[who]))


def held(g: Fight, who: int) -> list[int]:
    """The different kinds of cards in a hand, in a fixed order."""
    kind = g.kind
    return sorted({kind[h] for h in g.hand[who]})


def lost_attacks(g: Fight, who: int) -> list[int]:
    """The different Attack Cards of a discard pile."""
    kinds = {g.kind[h] for h in g.discards[who]}
    return sorted([kind for kind in kinds if is_attack_card(CARDS[kind])])
