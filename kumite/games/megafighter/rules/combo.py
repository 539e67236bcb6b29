"""Start Combo and String Combo: which Attacks the hand allows, and laying the cards.

An option of the card questions is 3 * kind + colour: which card, and which Button of it upright.
"""

from __future__ import annotations

from typing import Final, final

from kumite.core.position import Asks, Question
from kumite.games.megafighter.position import Bout
from kumite.games.megafighter.printed import BRINGS, CARDS, LETTERS, SHOWING, Attack, board
from kumite.games.megafighter.rules.attack import perform
from kumite.games.megafighter.statics import cost_of_ultimate
from kumite.games.megafighter.verbs import lay, sweep, use_action

LOOSE: Final = 3  # in the place of an Attack: none, at a table that allows it (MEGA-RULING-07)


# What is possible


def holds(g: Bout) -> list[int]:
    """How many of each kind the current player holds."""
    counts = [0] * len(CARDS)
    kind = g.kind
    for h in g.hand[g.turn]:
        counts[kind[h]] += 1
    return counts


def startable(g: Bout) -> list[int]:
    """MEGA-START-01, MEGA-START-03: the Frontline Fighter's Attacks that two cards of the hand perform."""
    counts = holds(g)
    attacks = board(g, g.front[g.turn]).attacks
    found = [i for i in range(3) if first_cards(g, counts, attacks[i])]
    if g.house.loose_combos and loose_firsts(g, counts):
        found.append(LOOSE)
    return found


def shortage(g: Bout, attack: Attack) -> int:
    """Super Tokens missing for an Attack (MEGA-ULT-01, MEGA-ULT-02)."""
    return cost_of_ultimate(g, g.turn, attack.cost) - g.supers[g.turn] if attack.cost else 0


def first_cards(g: Bout, counts: list[int], attack: Attack) -> list[int]:
    """MEGA-START-02, MEGA-BTN-01, MEGA-SINGLE-02: the cards that can come first, so that another one completes the
    Attack and its cost can be paid, the tokens that the cards bring counted in."""
    first, second = attack.buttons
    short = shortage(g, attack)
    after_plain = last_cards(counts, second, short)
    after_super = last_cards(counts, second, short - 1) if short > 0 else after_plain
    found: list[int] = []
    for kind in SHOWING[first]:
        if counts[kind] > 0:
            seconds = after_super if BRINGS[kind] else after_plain
            if len(seconds) > 1 or (seconds and (seconds[0] // 3 != kind or counts[kind] > 1)):
                found.append(3 * kind + first)
    return found


def second_cards(g: Bout, counts: list[int], attack: Attack, first: int) -> list[int]:
    """The cards that complete the Attack after this first one."""
    rest = counts[:]
    rest[first] -= 1
    return last_cards(rest, attack.buttons[1], shortage(g, attack) - BRINGS[first])


def last_cards(counts: list[int], colour: int, short: int) -> list[int]:
    """The cards with this Button that bring what is still missing."""
    found: list[int] = []
    for kind in SHOWING[colour]:
        if counts[kind] > 0 and BRINGS[kind] >= short:
            found.append(3 * kind + colour)
    return found


def stringable(g: Bout) -> list[int]:
    """MEGA-TURN-06, MEGA-STRING-01, MEGA-STRING-02: the Attacks that one more card performs together with the
    last Button of the combo."""
    found: list[int] = []
    if not g.faces:
        return found
    counts, last = holds(g), g.faces[-1]
    attacks = board(g, g.front[g.turn]).attacks
    for i in range(3):
        attack = attacks[i]
        if attack.buttons[0] == last and last_cards(counts, attack.buttons[1], shortage(g, attack)):
            found.append(i)
    if g.house.loose_combos and loose_seconds(g, counts, last):
        found.append(LOOSE)
    return found


# Loose combos


def loose_firsts(g: Bout, counts: list[int]) -> list[int]:
    """Cards, each way up, that begin a pair which performs no Basic Attack."""
    found: list[int] = []
    for kind in range(len(CARDS)):
        if counts[kind] > 0:
            rest = counts[:]
            rest[kind] -= 1
            found += [3 * kind + colour for colour in CARDS[kind].buttons if loose_seconds(g, rest, colour)]
    return found


def loose_seconds(g: Bout, counts: list[int], last: int) -> list[int]:
    """Cards, each way up, that perform no Basic Attack after this Button: the correct Buttons always do."""
    attacks = board(g, g.front[g.turn]).attacks
    basics = (attacks[0].buttons, attacks[1].buttons)
    found: list[int] = []
    for kind in range(len(CARDS)):
        if counts[kind] > 0:
            found += [3 * kind + colour for colour in CARDS[kind].buttons if (last, colour) not in basics]
    return found


# Playing


def card_name(option: int, with_face: bool) -> str:
    text = CARDS[option // 3].name
    return f"{text} as {LETTERS[option % 3]}" if with_face else text


def play(g: Bout, option: int) -> None:
    """MEGA-BTN-02: a card of this kind, this Button upright, next to the last one."""
    kind = option // 3
    for h in g.hand[g.turn]:
        if g.kind[h] == kind:
            lay(g, g.turn, h, option % 3)
            return


@final
class FirstCard(Asks):
    """MEGA-START-01: Start Combo; the first of its two cards."""

    says = "Which card is the first Button?"
    rules = ("MEGA-START-01", "MEGA-START-02", "MEGA-BTN-01")

    def __init__(self, attack: int) -> None:
        self.attack = attack

    def ask(self, g: Bout) -> Question:
        counts = holds(g)
        if self.attack == LOOSE:
            return Question(g.turn, "first card", tuple(loose_firsts(g, counts)))
        attack = board(g, g.front[g.turn]).attacks[self.attack]
        return Question(g.turn, "first card", tuple(first_cards(g, counts, attack)))

    def act(self, g: Bout, first: int) -> None:
        g.then(SecondCard(self.attack, first))

    def write(self, g: Bout, option: int) -> str:
        return card_name(option, self.attack == LOOSE)


@final
class SecondCard(Asks):
    """MEGA-START-04, MEGA-ATK-01: the second card completes it; the old combo is discarded, both cards are laid,
    the Attack is performed at once."""

    says = "Which card is the second Button?"
    rules = ("MEGA-START-02", "MEGA-START-04", "MEGA-ATK-01")

    def __init__(self, attack: int, first: int) -> None:
        self.attack = attack
        self.first = first

    def ask(self, g: Bout) -> Question:
        counts = holds(g)
        if self.attack == LOOSE:
            counts[self.first // 3] -= 1
            return Question(g.turn, "second card", tuple(loose_seconds(g, counts, self.first % 3)))
        attack = board(g, g.front[g.turn]).attacks[self.attack]
        return Question(g.turn, "second card", tuple(second_cards(g, counts, attack, self.first // 3)))

    def act(self, g: Bout, second: int) -> None:
        use_action(g)
        sweep(g, "MEGA-START-04")
        play(g, self.first)
        play(g, second)
        if self.attack != LOOSE:
            perform(g, self.attack, strung=False)

    def write(self, g: Bout, option: int) -> str:
        return card_name(option, self.attack == LOOSE)


@final
class StringCard(Asks):
    """MEGA-STRING-01, MEGA-STRING-02, MEGA-STRING-04: one card to the right of the last; the two Buttons perform
    the next Attack."""

    says = "Which card do you string?"
    rules = ("MEGA-STRING-01", "MEGA-STRING-02")

    def __init__(self, attack: int) -> None:
        self.attack = attack

    def ask(self, g: Bout) -> Question:
        counts = holds(g)
        if self.attack == LOOSE:
            return Question(g.turn, "string card", tuple(loose_seconds(g, counts, g.faces[-1])))
        attack = board(g, g.front[g.turn]).attacks[self.attack]
        return Question(g.turn, "string card", tuple(last_cards(counts, attack.buttons[1], shortage(g, attack))))

    def act(self, g: Bout, option: int) -> None:
        use_action(g)
        play(g, option)
        if self.attack != LOOSE:
            perform(g, self.attack, strung=True)

    def write(self, g: Bout, option: int) -> str:
        return card_name(option, self.attack == LOOSE)
