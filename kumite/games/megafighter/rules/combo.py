"""Start Combo and String Combo: which Attacks the hand allows, and laying the cards.

The kinds of cards held are a number, a bit a kind; another number has the kinds held twice or more.
An option of the card questions is 3 * kind + colour: which card, and which Button of it upright.
"""

from __future__ import annotations

from typing import Final, final

from kumite.core.piles import one_of
from kumite.core.position import Asks, Question
from kumite.games.megafighter.cards.buttons import BRINGING, SHOWS
from kumite.games.megafighter.position import Bout
from kumite.games.megafighter.printed import CARDS, LETTERS, Attack, board
from kumite.games.megafighter.rules.attack import perform
from kumite.games.megafighter.statics import cost_of_ultimate
from kumite.games.megafighter.verbs import SUPER_TOKENS, lay, sweep, use_action

OUT_OF_REACH: Final = 3  # two cards bring two Super Tokens at most
LOOSE: Final = 3  # in the place of an Attack: none, at a table that allows it (MEGA-RULING-07)


# What is possible


def held_kinds(g: Bout) -> tuple[int, int]:
    """The kinds the current player holds, and those held twice or more."""
    held, twice = 0, 0
    kind = g.kind
    for h in g.hand[g.turn]:
        bit = 1 << kind[h]
        twice |= held & bit
        held |= bit
    return held, twice


def startable(g: Bout) -> list[int]:
    """MEGA-START-01, MEGA-START-03: the Frontline Fighter's Attacks that two cards of the hand perform."""
    held, twice = held_kinds(g)
    attacks = board(g, g.front[g.turn]).attacks
    found = [i for i in range(3) if first_cards(held, twice, attacks[i], shortage(g, attacks[i])) != 0]
    if g.house.loose_combos and loose_firsts(g, held, twice):
        found.append(LOOSE)
    return found


def shortage(g: Bout, attack: Attack) -> int:
    """Super Tokens missing for an Attack (MEGA-ULT-01, MEGA-ULT-02); out of reach when a strict table's supply, which
    the cards' bonuses come from, cannot give them (MEGA-RULING-13)."""
    if attack.cost == 0:
        return 0
    short = cost_of_ultimate(g, g.turn, attack.cost) - g.supers[g.turn]
    if g.house.strict_supply and short > SUPER_TOKENS - g.supers[0] - g.supers[1]:
        return OUT_OF_REACH
    return short


def first_cards(held: int, twice: int, attack: Attack, short: int) -> int:
    """MEGA-START-02, MEGA-BTN-01, MEGA-SINGLE-02: the kinds that can come first, so that another card completes the
    Attack and its cost can be paid, the tokens that the two cards bring counted in."""
    first, second = attack.buttons
    ones, others = held & SHOWS[first], held & SHOWS[second]
    if short <= 0:
        return leaving(ones, others, twice)
    if short == 1:
        return leaving(ones & BRINGING, others, twice) | leaving(ones, others & BRINGING, twice)
    return leaving(ones & BRINGING, others & BRINGING, twice) if short == 2 else 0


def leaving(ones: int, others: int, twice: int) -> int:
    """Those of `ones` that leave a card of `others` in the hand."""
    if others & (others - 1):
        return ones
    return ones & ~others | ones & others & twice if others else 0


def second_cards(held: int, twice: int, attack: Attack, short: int, first: int) -> int:
    """The kinds that complete the Attack after this first one."""
    return last_cards(without_one(held, twice, first), attack.buttons[1], short - (BRINGING >> first & 1))


def without_one(held: int, twice: int, kind: int) -> int:
    """The kinds still held when a card of this kind is gone."""
    return held if twice >> kind & 1 else held & ~(1 << kind)


def last_cards(held: int, colour: int, short: int) -> int:
    """The kinds with this Button that bring what is still missing."""
    if short <= 0:
        return held & SHOWS[colour]
    return held & SHOWS[colour] & BRINGING if short == 1 else 0


def stringable(g: Bout) -> list[int]:
    """MEGA-TURN-06, MEGA-STRING-01, MEGA-STRING-02: the Attacks that one more card performs together with the
    last Button of the combo."""
    found: list[int] = []
    if not g.faces:
        return found
    held, last = held_kinds(g)[0], g.faces[-1]
    attacks = board(g, g.front[g.turn]).attacks
    for i in range(3):
        attack = attacks[i]
        if attack.buttons[0] == last and last_cards(held, attack.buttons[1], shortage(g, attack)):
            found.append(i)
    if g.house.loose_combos and loose_seconds(g, held, last):
        found.append(LOOSE)
    return found


def as_options(kinds: int, colour: int) -> tuple[int, ...]:
    """These kinds, this Button upright, as options."""
    return tuple([3 * kind + colour for kind in range(len(CARDS)) if kinds >> kind & 1])


# Loose combos


def loose_firsts(g: Bout, held: int, twice: int) -> list[int]:
    """Cards, each way up, that begin a pair which performs no Basic Attack."""
    found: list[int] = []
    for kind in range(len(CARDS)):
        if held >> kind & 1:
            rest = without_one(held, twice, kind)
            found += [3 * kind + colour for colour in CARDS[kind].buttons if loose_seconds(g, rest, colour)]
    return found


def loose_seconds(g: Bout, held: int, last: int) -> list[int]:
    """Cards, each way up, that perform no Basic Attack after this Button: the correct Buttons always do."""
    attacks = board(g, g.front[g.turn]).attacks
    basics = (attacks[0].buttons, attacks[1].buttons)
    found: list[int] = []
    for kind in range(len(CARDS)):
        if held >> kind & 1:
            found += [3 * kind + colour for colour in CARDS[kind].buttons if (last, colour) not in basics]
    return found


# Playing


def card_name(option: int, with_face: bool) -> str:
    text = CARDS[option // 3].name
    return f"{text} as {LETTERS[option % 3]}" if with_face else text


def play(g: Bout, option: int, rule: str) -> None:
    """MEGA-BTN-02, MEGA-BLOCK-02: a card of this kind, this Button upright, next to the last one."""
    lay(g, g.turn, one_of(g, g.hand[g.turn], option // 3), option % 3, rule)


@final
class FirstCard(Asks):
    """MEGA-START-01: Start Combo; the first of its two cards."""

    says = "Which card is the first Button?"
    rules = ("MEGA-START-01", "MEGA-START-02", "MEGA-BTN-01")

    def __init__(self, attack: int) -> None:
        self.attack = attack

    def ask(self, g: Bout) -> Question:
        held, twice = held_kinds(g)
        if self.attack == LOOSE:
            return Question(g.turn, "first card", tuple(loose_firsts(g, held, twice)), always=True)
        attack = board(g, g.front[g.turn]).attacks[self.attack]
        kinds = first_cards(held, twice, attack, shortage(g, attack))
        return Question(g.turn, "first card", as_options(kinds, attack.buttons[0]), always=True)

    def act(self, g: Bout, first: int) -> None:
        g.then(SecondCard(self.attack, first))

    def write(self, g: Bout, option: int) -> str:
        return card_name(option, self.attack == LOOSE)


@final
class SecondCard(Asks):
    """MEGA-START-04, MEGA-START-05, MEGA-COMBO-01, MEGA-ATK-01: the second card completes it; the old combo is
    discarded, both cards are laid, the Attack is performed at once."""

    says = "Which card is the second Button?"
    rules = ("MEGA-START-02", "MEGA-START-04", "MEGA-ATK-01")

    def __init__(self, attack: int, first: int) -> None:
        self.attack = attack
        self.first = first

    def ask(self, g: Bout) -> Question:
        held, twice = held_kinds(g)
        if self.attack == LOOSE:
            rest = without_one(held, twice, self.first // 3)
            return Question(g.turn, "second card", tuple(loose_seconds(g, rest, self.first % 3)), always=True)
        attack = board(g, g.front[g.turn]).attacks[self.attack]
        kinds = second_cards(held, twice, attack, shortage(g, attack), self.first // 3)
        return Question(g.turn, "second card", as_options(kinds, attack.buttons[1]), always=True)

    def act(self, g: Bout, second: int) -> None:
        use_action(g)
        sweep(g, "MEGA-START-04")
        play(g, self.first, "MEGA-START-01")
        play(g, second, "MEGA-START-01")
        if self.attack != LOOSE:
            perform(g, self.attack, strung=False)

    def write(self, g: Bout, option: int) -> str:
        return card_name(option, self.attack == LOOSE)


@final
class StringCard(Asks):
    """MEGA-STRING-01, MEGA-STRING-02, MEGA-STRING-03, MEGA-STRING-04: one card to the right of the last; the two
    Buttons perform the next Attack."""

    says = "Which card do you string?"
    rules = ("MEGA-STRING-01", "MEGA-STRING-02")

    def __init__(self, attack: int) -> None:
        self.attack = attack

    def ask(self, g: Bout) -> Question:
        held = held_kinds(g)[0]
        if self.attack == LOOSE:
            return Question(g.turn, "string card", tuple(loose_seconds(g, held, g.faces[-1])), always=True)
        attack = board(g, g.front[g.turn]).attacks[self.attack]
        kinds = last_cards(held, attack.buttons[1], shortage(g, attack))
        return Question(g.turn, "string card", as_options(kinds, attack.buttons[1]), always=True)

    def act(self, g: Bout, option: int) -> None:
        use_action(g)
        play(g, option, "MEGA-STRING-01")
        if self.attack != LOOSE:
            perform(g, self.attack, strung=True)

    def write(self, g: Bout, option: int) -> str:
        return card_name(option, self.attack == LOOSE)
