"""What never changes in number: cards, tokens, fighters.  One inventory a game; a game without one fails."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kumite.core.position import Position
from kumite.games.megafighter.cards.buttons import DECK
from kumite.games.megafighter.position import NOBODY, SLOTS, TEAM, Bout, alive, standing
from kumite.games.megafighter.printed import CARDS, ROSTER
from kumite.games.megafighter.verbs import SUPER_TOKENS, SWAP_TOKENS

KINDS = sorted(DECK)
HANDLES = list(range(len(DECK)))


class Inventory:
    """What a game's laws need to know of its cards."""

    zones: tuple[str, ...] = ()  # the fields that hold handles, each in exactly one place
    hands: tuple[str, ...] = ()  # of these, by seat: the order in them is their player's business

    def name(self, kind: int) -> str:
        """A card as views write it."""
        raise NotImplementedError

    def wrong(self, g: Any) -> Iterator[str]:
        """What is amiss with this position, in a sentence each."""
        raise NotImplementedError


class Megafighter(Inventory):
    zones = ("deck", "discards", "hand", "combo", "allocated")
    hands = ("hand",)

    def name(self, kind: int) -> str:
        return CARDS[kind].name

    def wrong(self, g: Any) -> Iterator[str]:
        assert isinstance(g, Bout)
        yield from self.wrong_cards(g)
        yield from self.wrong_tokens(g)
        yield from self.wrong_fighters(g)

    def wrong_cards(self, g: Bout) -> Iterator[str]:
        hand, allocated = g.hand, g.allocated
        placed = sorted(g.deck + g.discards + g.combo + hand[0] + hand[1] + allocated[0] + allocated[1])
        if placed != HANDLES:
            yield f"63 cards, each in one place: {placed}"
        if sorted(g.kind) != KINDS:
            yield f"the kinds of the 63 cards have changed: {sorted(g.kind)}"
        if len(g.combo) != len(g.faces):
            yield f"{len(g.combo)} cards in the combo, {len(g.faces)} faces"
        for h, face in zip(g.combo, g.faces, strict=False):
            if face not in CARDS[g.kind[h]].buttons:
                yield f"{self.name(g.kind[h])} lies as {face}, which it does not show"

    def wrong_tokens(self, g: Bout) -> Iterator[str]:
        if min(g.supers) < 0 or min(g.swaps) < 0 or g.actions < 0:
            yield f"less than none: Super {g.supers}, Swap {g.swaps}, Actions {g.actions}"
        if g.house.strict_supply and (sum(g.supers) > SUPER_TOKENS or sum(g.swaps) > SWAP_TOKENS):
            yield f"more tokens than there are: Super {g.supers}, Swap {g.swaps}"

    def wrong_fighters(self, g: Bout) -> Iterator[str]:
        drafted = [fighter for fighter in g.fighter if fighter != NOBODY]
        if sorted(drafted + list(g.pool)) != list(range(len(ROSTER))):
            yield f"a fighter is lost or doubled: {drafted} drafted, {g.pool} in the pool"
        for slot in SLOTS:
            hp = ROSTER[g.fighter[slot]].hp if g.fighter[slot] != NOBODY else 0
            damage = g.damage[slot]
            if damage < 0 or (alive(g, slot) and damage >= hp) or (damage > 0 and hp == 0):
                yield f"slot {slot} has {damage} damage of {hp} HP, and {'stands' if alive(g, slot) else 'is out'}"
        for seat in (0, 1):
            slots = standing(g, seat)
            if len(set(slots)) != len(slots) or len(slots) > TEAM or set(slots) - set(SLOTS[seat * TEAM :][:TEAM]):
                yield f"seat {seat} stands on {slots}"


INVENTORIES: dict[str, Inventory] = {"megafighter": Megafighter()}


def inventory(game: str) -> Inventory:
    assert game in INVENTORIES, f"tests/laws/conserved.py has no inventory for {game}: say what never changes there"
    return INVENTORIES[game]


def check_conserved(game: str, g: Position) -> None:
    """Nothing was lost, doubled or made up."""
    wrong = list(inventory(game).wrong(g))
    assert not wrong, "; ".join(wrong)
