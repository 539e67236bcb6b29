"""Cards that count as another type besides, for somebody's abilities."""

from __future__ import annotations

from kumite.games.universus.bits import ALSO_TYPES
from kumite.games.universus.faces import abilities
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Ctx, Word
from kumite.games.universus.terms import ANY, CONTINUOUS, YOU


class AlsoType(Word):
    """Your abilities, or everybody's, treat this card as of that type in addition to its other ones
    (UVS-RULING-161)."""

    def __init__(self, type: int, who: int = YOU) -> None:
        self.type = type
        self.who = who  # YOU or ANY

    def ears(self) -> tuple[int, ...]:
        return (ALSO_TYPES,)

    def own_card(self) -> bool:
        return True

    def does(self, g: Versus, ctx: Ctx) -> None:
        """It is so as long as its text is there: nobody is instructed."""


def also_types(g: Versus, you: int, h: int) -> tuple[int, ...]:
    """The types that the card has besides, for the abilities of this player."""
    found: tuple[int, ...] = ()
    held = abilities(g, h)
    for number in range(len(held)):
        ability = held[number]
        if ability.kind != CONTINUOUS or not all(one.allows(g, g.owner[h], h, number) for one in ability.riders):
            continue
        for word in ability.does:
            if isinstance(word, AlsoType) and (word.who == ANY or g.owner[h] == you):
                found += (word.type,)
    return found
