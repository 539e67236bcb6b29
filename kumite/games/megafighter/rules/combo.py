"""Start Combo and String Combo: which Attacks the hand allows, and laying the cards.

An option of the card questions is 3 * kind + colour: which card, and which Button of it upright.
"""

from __future__ import annotations

from typing import Final, final

from kumite.core.position import Asks, Question
from kumite.games.megafighter.position import Bout
from kumite.games.megafighter.printed import CARDS, LETTERS, SUPER, Attack, board
from kumite.games.megafighter.rules.attack import perform
from kumite.games.megafighter.statics import cost_of_ultimate
from kumite.games.megafighter.verbs import lay, sweep, use_action

LOOSE: Final = 3  # in the place of an Attack: none, at a table that allows it (MEGA-RULING-07)


# What is possible


def startable(g: Bout) -> list[int]:
    """MEGA-START-01, MEGA-START-03: the Frontline Fighter's Attacks that two cards of the hand perform."""
    kinds = [g.kind[h] for h in g.hand[g.turn]]
    attacks = board(g, g.front[g.turn]).attacks
    found = [i for i in range(3) if can_start(g, kinds, attacks[i])]
    if g.house.loose_combos and loose_firsts(g, kinds):
        found.append(LOOSE)
    return found


def can_start(g: Bout, kinds: list[int], attack: Attack) -> bool:
    """MEGA-START-02, MEGA-BTN-01: two different cards show the Buttons, and the cost can be paid."""
    first, second = attack.buttons
    firsts, seconds, either = 0, 0, 0
    for kind in kinds:
        buttons = CARDS[kind].buttons
        one, two = first in buttons, second in buttons
        firsts += one
        seconds += two
        either += one or two
    if firsts == 0 or seconds == 0 or either < 2:
        return False
    return attack.cost == 0 or shortage(g, attack) <= 0 or len(first_cards(g, kinds, attack)) > 0


def shortage(g: Bout, attack: Attack) -> int:
    """Super Tokens missing for an Attack (MEGA-ULT-01, MEGA-ULT-02)."""
    return cost_of_ultimate(g, g.turn, attack.cost) - g.supers[g.turn]


def bonus(kind: int) -> int:
    """The Super Token a single Button brings as soon as it is played (MEGA-SINGLE-02)."""
    return 1 if CARDS[kind].bonus == SUPER else 0


def first_cards(g: Bout, kinds: list[int], attack: Attack) -> list[int]:
    """The cards that can come first, so that a second completes the Attack."""
    colour = attack.buttons[0]
    found: list[int] = []
    for kind in kinds:
        option = 3 * kind + colour
        if colour in CARDS[kind].buttons and option not in found and second_cards(g, kinds, attack, kind):
            found.append(option)
    return sorted(found)


def second_cards(g: Bout, kinds: list[int], attack: Attack, first: int) -> list[int]:
    """The cards that complete the Attack after this first one."""
    colour, short = attack.buttons[1], shortage(g, attack) - bonus(first)
    rest = kinds[:]
    rest.remove(first)
    return last_cards(rest, colour, short)


def last_cards(kinds: list[int], colour: int, short: int) -> list[int]:
    """The cards with this Button that bring what is still missing."""
    found: list[int] = []
    for kind in kinds:
        option = 3 * kind + colour
        if colour in CARDS[kind].buttons and bonus(kind) >= short and option not in found:
            found.append(option)
    return sorted(found)


def stringable(g: Bout) -> list[int]:
    """MEGA-TURN-06, MEGA-STRING-01, MEGA-STRING-02: the Attacks that one more card performs together with the
    last Button of the combo."""
    if not g.faces:
        return []
    kinds, last = [g.kind[h] for h in g.hand[g.turn]], g.faces[-1]
    attacks = board(g, g.front[g.turn]).attacks
    found = []
    for i in range(3):
        attack = attacks[i]
        if attack.buttons[0] == last and last_cards(kinds, attack.buttons[1], shortage(g, attack)):
            found.append(i)
    if g.house.loose_combos and loose_seconds(g, kinds, last):
        found.append(LOOSE)
    return found


# Loose combos


def loose_firsts(g: Bout, kinds: list[int]) -> list[int]:
    """Cards, each way up, that begin a pair which performs no Basic Attack."""
    found: list[int] = []
    for kind in kinds:
        rest = kinds[:]
        rest.remove(kind)
        for colour in CARDS[kind].buttons:
            if 3 * kind + colour not in found and loose_seconds(g, rest, colour):
                found.append(3 * kind + colour)
    return sorted(found)


def loose_seconds(g: Bout, kinds: list[int], last: int) -> list[int]:
    """Cards, each way up, that perform no Basic Attack after this Button: the correct Buttons always do."""
    basics = [attack.buttons for attack in board(g, g.front[g.turn]).attacks[:2]]
    found: list[int] = []
    for kind in kinds:
        for colour in CARDS[kind].buttons:
            if (last, colour) not in basics and 3 * kind + colour not in found:
                found.append(3 * kind + colour)
    return sorted(found)


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
        kinds = [g.kind[h] for h in g.hand[g.turn]]
        if self.attack == LOOSE:
            return Question(g.turn, "first card", tuple(loose_firsts(g, kinds)))
        attack = board(g, g.front[g.turn]).attacks[self.attack]
        return Question(g.turn, "first card", tuple(first_cards(g, kinds, attack)))

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
        kinds = [g.kind[h] for h in g.hand[g.turn]]
        if self.attack == LOOSE:
            kinds.remove(self.first // 3)
            return Question(g.turn, "second card", tuple(loose_seconds(g, kinds, self.first % 3)))
        attack = board(g, g.front[g.turn]).attacks[self.attack]
        return Question(g.turn, "second card", tuple(second_cards(g, kinds, attack, self.first // 3)))

    def act(self, g: Bout, second: int) -> None:
        use_action(g)
        sweep(g)
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
        kinds = [g.kind[h] for h in g.hand[g.turn]]
        if self.attack == LOOSE:
            return Question(g.turn, "string card", tuple(loose_seconds(g, kinds, g.faces[-1])))
        attack = board(g, g.front[g.turn]).attacks[self.attack]
        return Question(g.turn, "string card", tuple(last_cards(kinds, attack.buttons[1], shortage(g, attack))))

    def act(self, g: Bout, option: int) -> None:
        use_action(g)
        play(g, option)
        if self.attack != LOOSE:
            perform(g, self.attack, strung=True)

    def write(self, g: Bout, option: int) -> str:
        return card_name(option, self.attack == LOOSE)
