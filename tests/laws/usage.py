"""What must be used sooner or later: every card, attack and ability.  One entry a game; a game without one fails."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from kumite.core.position import Event
from kumite.games.megafighter import events as tell
from kumite.games.megafighter.position import NOBODY, Bout, owner, standing
from kumite.games.megafighter.printed import CARDS, LETTERS, RED_BAR, ROSTER, Ability
from kumite.games.megafighter.statics import Armour, Discount, Fury, NoHealing, Shelter, Swagger
from kumite.games.megafighter.words import SELF, Heal


class Usage:
    """A game's list of everything that is printed, and how to tell that it was used."""

    def everything(self) -> set[str]:
        raise NotImplementedError

    def used(self, before: Any, after: Any) -> Iterator[str]:
        """What one answer used, by the same names."""
        raise NotImplementedError


class Megafighter(Usage):
    """Attacks, Abilities, Button Cards either way up, Block Cards, cards laid face down, and every kind of event."""

    def everything(self) -> set[str]:
        printed = {f"{f.name}: {text.name}" for f in ROSTER for text in (*f.attacks, *f.abilities)}
        laid = {f"{card.name} as {LETTERS[button]}" for card in CARDS for button in card.buttons}
        blocks = {f"{card.name} blocks" for card in CARDS if card.block}
        return printed | laid | blocks | {f"{card.name} face down" for card in CARDS} | happenings(tell)

    def used(self, before: Any, after: Any) -> Iterator[str]:
        assert isinstance(before, Bout)
        assert isinstance(after, Bout)
        events = after.events
        for i, event in enumerate(events):
            yield type(event).__name__
            yield from self.told_by(event, events[:i])
        yield from self.standing_texts(before, after)

    def told_by(self, event: Event, earlier: Sequence[Event]) -> Iterator[str]:
        if isinstance(event, tell.Performed):
            yield f"{event.fighter_name()}: {ROSTER[event.fighter].attacks[event.attack].name}"
        elif isinstance(event, tell.Used):
            yield f"{event.fighter_name()}: {ROSTER[event.fighter].abilities[event.ability].name}"
        elif isinstance(event, tell.Laid):
            yield f"{CARDS[event.kind].name} as {LETTERS[event.colour]}"
        elif isinstance(event, tell.Allocated):
            yield from (f"{CARDS[kind].name} face down" for kind in event.kinds)
        elif isinstance(event, tell.Blocked) and earlier and isinstance(earlier[-1], tell.Discarded):
            yield from (f"{CARDS[kind].name} blocks" for kind in earlier[-1].kinds)

    def standing_texts(self, before: Bout, after: Bout) -> Iterator[str]:
        """Texts that simply hold are used when something came out differently because of them."""
        for slot in (*standing(before, 0), *standing(before, 1)):
            fighter = ROSTER[before.fighter[slot]]
            for ability in fighter.abilities:
                holds = ability.colour != RED_BAR or before.front[owner(slot)] == slot
                if ability.always is not None and holds and felt(ability, slot, before, after):
                    yield f"{fighter.name}: {ability.name}"


def happenings(module: Any) -> set[str]:
    """The events of a module, without those that are only there to be derived from."""
    found = {held for held in vars(module).values() if isinstance(held, type) and issubclass(held, Event)}
    bases = {base for held in found for base in held.__mro__[1:]}
    return {held.__name__ for held in found - bases}


def felt(ability: Ability, slot: int, before: Bout, after: Bout) -> bool:
    """Whether this standing text made a difference to the last answer."""
    seat, text, events = owner(slot), ability.always, after.events
    pairs = list(pairwise(events))
    if isinstance(text, Swagger):
        gains = [b for a, b in pairs if isinstance(a, tell.GainedSuper) and a.rule == "MEGA-TAUNT-01"]
        return any(isinstance(gain, tell.GainedSuper) and gain.who == seat for gain in gains)
    if isinstance(text, Discount):
        paid = [(a, b) for a, b in pairs if isinstance(a, tell.SpentSuper) and isinstance(b, tell.Performed)]
        return any(owner(b.slot) == seat and a.n < ROSTER[b.fighter].attacks[b.attack].cost for a, b in paid)
    if isinstance(text, Fury):
        return fiercer(seat, after)
    if isinstance(text, NoHealing):
        return any(unhealed(event, seat, after) for event in events)
    assert isinstance(text, Armour | Shelter), f"nobody looks whether {text} is ever used"
    spared = [event.slot for event in events if isinstance(event, tell.Prevented)]
    if any(isinstance(event, tell.Used) for event in events):
        return False
    return slot in spared if isinstance(text, Armour) else bool({*spared} & {*before.side[seat]})


def fiercer(seat: int, g: Bout) -> bool:
    """The Ultimate being performed hits harder than it is printed."""
    strike = g.strike
    if strike.slot == NOBODY or owner(strike.slot) != seat:
        return False
    attack = ROSTER[g.fighter[strike.slot]].attacks[strike.attack]
    front = g.front[1 - seat]
    return attack.cost > 0 and front != NOBODY and strike.hits[front] > attack.front + attack.strung


def unhealed(event: Event, seat: int, g: Bout) -> bool:
    """An Ability of the other team's should heal its fighter, and did not."""
    if not isinstance(event, tell.Used) or owner(event.slot) == seat:
        return False
    first = ROSTER[event.fighter].abilities[event.ability].does[0]
    healed = [healing.slot for healing in g.events if isinstance(healing, tell.Healed)]
    return isinstance(first, Heal) and first.whom == SELF and g.damage[event.slot] > 0 and event.slot not in healed


USAGES: dict[str, Usage] = {"megafighter": Megafighter()}


def usage(game: str) -> Usage:
    assert game in USAGES, f"tests/laws/usage.py has no entry for {game}: say what must be used there"
    return USAGES[game]
