"""What never changes in number: cards, tokens, fighters.  One inventory a game; a game without one fails."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kumite.core.position import Position
from kumite.games.megafighter.cards.buttons import DECK
from kumite.games.megafighter.position import NOBODY, SLOTS, TEAM, Bout, alive, standing
from kumite.games.megafighter.printed import CARDS, ROSTER
from kumite.games.megafighter.verbs import SUPER_TOKENS, SWAP_TOKENS
from kumite.games.sftmg import printed as fists
from kumite.games.sftmg.grid import OFF
from kumite.games.sftmg.modes import table_of
from kumite.games.sftmg.position import NOBODY as AWAY
from kumite.games.sftmg.position import Fight
from kumite.games.sftmg.printed import DECKS
from kumite.games.sftmg.printed import ROSTER as FISTS
from kumite.games.universus import faces as versus
from kumite.games.universus.guess import listen_again
from kumite.games.universus.position import COMMITTED, Versus

KINDS = sorted(DECK)
HANDLES = list(range(len(DECK)))


class Inventory:
    """What a game's laws need to know of its cards."""

    zones: tuple[str, ...] = ()  # the fields that hold handles, each in exactly one place
    hands: tuple[str, ...] = ()  # of these, by seat: the order in them is their player's business
    records: tuple[str, ...] = ()  # fields that are records which hold handles
    handles: tuple[str, ...] = ("pile",)  # what the handles in steps and records are called
    places: tuple[str, ...] = ()  # questions of chance's whose answers are places in a hand
    shared = False  # handles stand in more places than can be listed here

    def name(self, kind: int) -> str:
        """A card as views write it."""
        raise NotImplementedError

    def named(self, view: dict[str, Any]) -> Iterator[str]:
        """The cards a view shows, by name, each as often as it is there."""
        return (text.partition(" as ")[0] for text in strings(view))

    def wrong(self, g: Any) -> Iterator[str]:
        """What is amiss with this position, in a sentence each."""
        raise NotImplementedError


def strings(value: Any) -> Iterator[str]:
    """Every text in a view, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, held in value.items():
            yield key
            yield from strings(held)
    elif isinstance(value, list):
        for held in value:
            yield from strings(held)


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


class Sftmg(Inventory):
    zones = ("deck", "hand", "discards", "table", "stays")
    hands = ("hand",)
    records = ("attack",)
    places = ("random card",)
    handles = ("pile", "card", "answer")

    def name(self, kind: int) -> str:
        return fists.CARDS[kind].name if kind >= 0 else "nothing yet"

    def named(self, view: dict[str, Any]) -> Iterator[str]:
        """Where cards lie; the attack and the links speak of the same ones once more."""
        for side in view["seats"].values():
            for zone in self.zones[1:]:
                yield from side[zone]

    def wrong(self, g: Any) -> Iterator[str]:
        assert isinstance(g, Fight)
        for who in range(len(g.fighter)):
            yield from self.wrong_cards(g, who)
            yield from self.wrong_dials(g, who)
        yield from self.wrong_stage(g)
        yield from self.wrong_tokens(g)

    def wrong_tokens(self, g: Fight) -> Iterator[str]:
        """SFTMG-PWR-10: of each kind two, each in one place; those face down are all alike."""
        now = g.powers
        seen = [kind for mine in now.saved for kind in mine]
        if now.unseen and [n + now.used[kind] + seen.count(kind) for kind, n in enumerate(now.unseen)] != [2] * 4:
            yield f"not two Power-Up tokens of each kind: {now}"
        if now.lying.bit_count() + sum(now.dealt) > sum(now.unseen) or (now.lying and now.boxed):
            yield f"more Power-Up tokens than are face down: {now}"
        if now.lying & (g.ground.small | g.ground.large | g.ground.beyond) or max(now.picked, default=0) > 2:
            yield f"a Power-Up token on an Object, or three collected in a turn: {now}"

    def wrong_cards(self, g: Fight, who: int) -> Iterator[str]:
        placed = sorted(g.deck[who] + g.hand[who] + g.discards[who] + g.table[who] + g.stays[who])
        if g.fighter[who] == AWAY:
            if placed:
                yield f"seat {who} has cards, but no Character: {placed}"
            return
        if len(set(placed)) != len(placed) or sorted([g.kind[h] for h in placed]) != sorted(DECKS[g.fighter[who]]):
            yield f"seat {who} has not the 40 cards of its deck, each in one place: {placed}"
        if len(g.hand[who]) > 7 and g.asking is not None and g.asking.what in ("move", "act", "react", "combo"):
            yield f"seat {who} holds {len(g.hand[who])} cards"
        for h in g.stays[who]:
            if not fists.CARDS[g.kind[h]].stays:
                yield f"{self.name(g.kind[h])} stays in play"

    def wrong_dials(self, g: Fight, who: int) -> Iterator[str]:
        most = FISTS[g.fighter[who]].health if g.fighter[who] != AWAY else 0
        if not 0 <= g.health[who] <= most:
            yield f"seat {who} has {g.health[who]} of {most} Health"
        if g.fighter[who] != AWAY and not 0 <= g.meter[who] <= FISTS[g.fighter[who]].gauge:
            yield f"seat {who} has {g.meter[who]} Meter"
        if g.actions < 0 or g.wins[who] > g.house.wins:
            yield f"{g.actions} Actions, {g.wins} rounds won"

    def wrong_stage(self, g: Fight) -> Iterator[str]:
        standing = [at for at in g.at if at != OFF]
        if len(set(standing)) != len(standing):
            yield f"two figures in one space: {g.at}"
        things = g.ground.small | g.ground.large
        if g.ground.small & g.ground.large or any(things >> at & 1 for at in standing):
            yield f"a figure stands on an Object, or two Objects on each other: {g.at}, {g.ground}"
        if g.outcome is None and g.phase in ("move", "fight") and len(standing) < 2:
            yield f"a figure is missing: {g.at}"
        for who, at in enumerate(g.at):
            waits = at == OFF and table_of(g.house.mode).waits
            if g.phase in ("move", "fight") and not waits and (at == OFF) != (g.health[who] == 0):
                yield f"seat {who} has {g.health[who]} Health and stands on {at}"


class Universus(Inventory):
    zones = ("deck", "hand", "stage", "pool", "momentum", "discards", "removed", "aside", "transit")
    hands = ("hand",)
    places = ("random",)
    shared = True  # handles stand in so many places that only those of hidden cards are exchanged

    def name(self, kind: int) -> str:
        return versus.CARDS[kind].name if kind < len(versus.CARDS) else f"a card of this match, {kind}"

    def named(self, view: dict[str, Any]) -> Iterator[str]:
        """Where cards lie; the attack, the stack and the short lines speak of the same ones once more."""
        for side in view["seats"].values():
            for zone in ("hand", "discards", "aside"):
                yield from side[zone]
            for cards in side["cards"].values():
                yield from (card["name"] for card in cards)

    def wrong(self, g: Any) -> Iterator[str]:
        assert isinstance(g, Versus)
        yield from self.wrong_places(g)
        yield from self.wrong_ears(g)
        yield from self.wrong_dials(g)

    def wrong_places(self, g: Versus) -> Iterator[str]:
        """Every card is in one pile, its owner's, and knows it."""
        placed: dict[int, int] = {}
        for at, zone in enumerate(("stage", "hand", "deck", "momentum", "pool", "discards", "", "removed", "aside")):
            for seat in (0, 1):
                for h in getattr(g, zone)[seat] if zone else ():
                    if h in placed or g.owner[h] != seat or g.zone[h] != at:
                        yield f"card {h} of seat {g.owner[h]} is in the {zone} of seat {seat}"
                    placed[h] = at
        placed.update(dict.fromkeys(g.transit, 6))
        if sorted(placed) != list(range(len(g.kind))):
            yield f"cards are lost: {set(range(len(g.kind))) - set(placed)}"
        for h in range(len(g.kind)):
            if g.flags[h] & COMMITTED and g.zone[h] != 0:
                yield f"card {h} is committed outside the stage (UVS-COMMIT-06)"
        for seat in (0, 1):
            if g.character[seat] >= 0 and g.character[seat] not in g.stage[seat]:
                yield f"the starting character of seat {seat} has left the stage (UVS-CHAR-10)"

    def wrong_ears(self, g: Versus) -> Iterator[str]:
        """The index of listeners is what it would be if it were made anew."""
        new = g.clone()
        listen_again(new)
        for verb, (had, made) in enumerate(zip(g.ears, new.ears, strict=True)):
            if sorted(had) != sorted(made):
                yield f"{sorted(had)} listen for verb {verb}, but {sorted(made)} should"

    def wrong_dials(self, g: Versus) -> Iterator[str]:
        for seat in (0, 1):
            if g.character[seat] >= 0 and g.phase and g.health[seat] > versus.health_limit(g, seat) and not g.unsettled:
                yield f"seat {seat} has {g.health[seat]} health of {versus.health_limit(g, seat)}"
        if g.asking is not None and g.asking.what == "form" and (g.busy or g.results or g.checks or len(g.scopes) > 1):
            yield f"something is still going on: {g.busy}, {g.results}, {g.checks}, {g.scopes}"


INVENTORIES: dict[str, Inventory] = {
    "megafighter": Megafighter(),
    "sftmg": Sftmg(),
    "ufs": Universus(),
    "universus": Universus(),
}


def inventory(game: str) -> Inventory:
    assert game in INVENTORIES, f"tests/laws/conserved.py has no inventory for {game}: say what never changes there"
    return INVENTORIES[game]


def check_conserved(game: str, g: Position) -> None:
    """Nothing was lost, doubled or made up."""
    wrong = list(inventory(game).wrong(g))
    assert not wrong, "; ".join(wrong)
