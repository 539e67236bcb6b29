"""The 63 Button Cards (MEGA-COMP-01, MEGA-RULING-03: a composition of ours that meets every printed fact).

Double-sided, 36: twelve of each pair of colours: six plain, three Block 1, two Block 2, one Block 3.
Single, 27: nine of each colour: five with a Super Token, four with a Swap Token.
"""

from __future__ import annotations

from typing import Final

from kumite.games.megafighter.printed import BLUE, CARDS, LETTERS, RED, SUPER, SWAP, YELLOW, Card, add_card

PAIRS: Final = ((BLUE, YELLOW), (YELLOW, RED), (RED, BLUE))
COPIES_BY_BLOCK: Final = (6, 3, 2, 1)  # of each pair: without Block, Block 1, 2, 3
COPIES_WITH_SUPER: Final = 5  # of each colour
COPIES_WITH_SWAP: Final = 4


def double(pair: tuple[int, int], block: int) -> Card:
    """A double-sided card: two Buttons, perhaps a Block (MEGA-BTN-01, MEGA-BLOCK-01)."""
    name = f"{LETTERS[pair[0]]}/{LETTERS[pair[1]]}"
    return Card(f"{name} block {block}" if block else name, pair, block=block)


def deck() -> list[int]:
    """The kinds of all 63 cards, in order; fills the table of kinds on the way (MEGA-COMP-01)."""
    kinds: list[int] = []
    for pair in PAIRS:
        for block, copies in enumerate(COPIES_BY_BLOCK):
            kinds += [add_card(double(pair, block))] * copies
    for colour in (BLUE, YELLOW, RED):
        for bonus, word, copies in ((SUPER, "super", COPIES_WITH_SUPER), (SWAP, "swap", COPIES_WITH_SWAP)):
            kinds += [add_card(Card(f"{LETTERS[colour]} +{word}", (colour,), bonus=bonus))] * copies
    return kinds


DECK: Final = deck()


def showing(colour: int) -> int:
    """The kinds that show this Button, as bits."""
    return sum([1 << kind for kind, card in enumerate(CARDS) if colour in card.buttons])


SHOWS: Final = [showing(colour) for colour in (BLUE, YELLOW, RED)]
BRINGING: Final = sum([1 << kind for kind, card in enumerate(CARDS) if card.bonus == SUPER])  # a Super Token
