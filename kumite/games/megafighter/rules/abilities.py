"""Fighter Abilities: what sets them off, in which order, at what price, and when they may be used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from kumite.core.effects import Ctx, Effect
from kumite.core.position import Asks, Question, Record
from kumite.games.megafighter.events import ABILITY_RULES, KnockedOut, OnSlot
from kumite.games.megafighter.position import Bout, alive, owner, standing
from kumite.games.megafighter.printed import (
    FOES_TURN,
    ITSELF,
    LISTENING,
    OFFERING,
    RED_BAR,
    RIVAL,
    Ability,
    board,
    name,
)
from kumite.games.megafighter.verbs import used

DECLINE: Final = 0
ACCEPT: Final = 1
NONE: Final = 0
USE: Final = 50  # + 2 * slot + which of the two


@final
class Trigger(Record):
    """An ongoing Ability that was set off."""

    def __init__(self, slot: int, ability: int, subject: int, last_words: bool) -> None:
        self.slot = slot
        self.ability = ability
        self.subject = subject  # the slot of the fighter it happened to
        self.last_words = last_words  # it answers its own fighter's K.O.


Triggers = tuple[Trigger, ...]


def set_off(g: Bout, events: Sequence[OnSlot]) -> None:
    """These things happened at once: let the ongoing Abilities answer (MEGA-ABIL-04)."""
    put(g, answers(g, events, ()))


def put(g: Bout, triggers: Sequence[Trigger]) -> None:
    """The current player's first, each player's in the order of their choice (MEGA-RULING-25)."""
    if triggers:
        mine = tuple([t for t in triggers if owner(t.slot) == g.turn])
        theirs = tuple([t for t in triggers if owner(t.slot) != g.turn])
        if theirs:
            g.then(Answer(1 - g.turn, theirs))
        if mine:
            g.then(Answer(g.turn, mine))


def answers(g: Bout, events: Sequence[OnSlot], fallen: Sequence[int]) -> list[Trigger]:
    """MEGA-ABIL-04, MEGA-KO-04: the Abilities these events set off.  A fighter that falls now answers nothing
    but its own K.O. (MEGA-RULING-25)."""
    found: list[Trigger] = []
    for slot in standing(g, 0) + standing(g, 1):
        for i in LISTENING[g.fighter[slot]]:
            ability = board(g, slot).abilities[i]
            for event in events:
                if ability.when is type(event) and hears(g, ability, slot, event):
                    last_words = type(event) is KnockedOut and event.slot == slot
                    if last_words or slot not in fallen:
                        found.append(Trigger(slot, i, event.slot, last_words))
    return found


def hears(g: Bout, ability: Ability, slot: int, event: OnSlot) -> bool:
    """Whether this is the moment of the Ability's text.  A red bar counts only in the Frontline (MEGA-ABIL-11)."""
    if ability.colour == RED_BAR and g.front[owner(slot)] != slot:
        return False
    if ability.whose == ITSELF:
        return event.slot == slot
    return (owner(event.slot) != owner(slot)) == (ability.whose == RIVAL)


@final
class Answer(Asks):
    """MEGA-RULING-25: which of the Abilities set off together goes first?"""

    says = "Abilities that were set off"
    rules = ("MEGA-ABIL-04", "MEGA-RULING-25")

    def __init__(self, who: int, triggers: Triggers) -> None:
        self.who = who
        self.triggers = triggers

    def ask(self, g: Bout) -> Question:
        return Question(self.who, "which first", range(len(self.triggers)))

    def act(self, g: Bout, at: int) -> None:
        trigger, rest = self.triggers[at], self.triggers[:at] + self.triggers[at + 1 :]
        if rest:
            g.then(Answer(self.who, rest))
        ability = board(g, trigger.slot).abilities[trigger.ability]
        if ability.cost:
            g.then(Offer(self.who, trigger))
        else:
            resolve(g, trigger)

    def write(self, g: Bout, option: int) -> str:
        trigger = self.triggers[option]
        alike = [t for t in self.triggers if t.slot == trigger.slot and t.ability == trigger.ability]
        ability = board(g, trigger.slot).abilities[trigger.ability].name
        return ability if len(alike) == 1 else f"{ability} for {name(g, trigger.subject)}"

    def prompt(self, g: Bout) -> str:
        return "Several Abilities were set off: which goes first?"


@final
class Offer(Asks):
    """MEGA-ABIL-05, MEGA-RULING-26: an Ongoing Effect with a cost is optional, once for each trigger."""

    says = "Pay for an Ability that was set off?"
    rules = ("MEGA-ABIL-05", "MEGA-RULING-26")

    def __init__(self, who: int, trigger: Trigger) -> None:
        self.who = who
        self.trigger = trigger

    def ask(self, g: Bout) -> Question:
        ability = board(g, self.trigger.slot).abilities[self.trigger.ability]
        can = g.supers[self.who] >= ability.cost and speaks(g, self.trigger)
        return Question(self.who, "pay for ability", (DECLINE, ACCEPT) if can else (DECLINE,))

    def act(self, g: Bout, answer: int) -> None:
        if answer == ACCEPT:
            resolve(g, self.trigger)

    def write(self, g: Bout, option: int) -> str:
        ability = board(g, self.trigger.slot).abilities[self.trigger.ability].name
        return f"use {ability}" if option == ACCEPT else "decline"

    def prompt(self, g: Bout) -> str:
        ability = board(g, self.trigger.slot).abilities[self.trigger.ability]
        return f"Pay {ability.cost} ★ for {ability.name}? {ability.text()}"


def speaks(g: Bout, trigger: Trigger) -> bool:
    """A removed fighter's Abilities end, but for the one that answers its K.O. (MEGA-RULING-25)."""
    return trigger.last_words or alive(g, trigger.slot)


def resolve(g: Bout, trigger: Trigger) -> None:
    """MEGA-ABIL-06: without a cost it is mandatory; with one it has been accepted."""
    if speaks(g, trigger):
        used(g, trigger.slot, trigger.ability)
        ability = board(g, trigger.slot).abilities[trigger.ability]
        g.then(
            Effect(ability.does, Ctx(owner(trigger.slot), trigger.slot, trigger.subject, ABILITY_RULES[ability.colour]))
        )


def usable(g: Bout, seat: int, colour: int, in_attack: bool) -> list[int]:
    """MEGA-ABIL-02, MEGA-ABIL-03, MEGA-ABIL-08, MEGA-ABIL-10: the blue or purple Abilities a seat can pay for
    now, from Frontline and Sideline alike, as options."""
    found: list[int] = []
    if g.supers[seat] == 0:
        return found
    for slot in standing(g, seat):
        for i in OFFERING[g.fighter[slot]]:
            ability = board(g, slot).abilities[i]
            if ability.colour == colour and ability.cost <= g.supers[seat] and (in_attack or not ability.in_attack):
                found.append(USE + 2 * slot + i)
    return found


def use(g: Bout, option: int) -> None:
    """MEGA-ABIL-01: pay, and carry the text out; it is no Action."""
    slot, i = (option - USE) // 2, (option - USE) % 2
    used(g, slot, i)
    ability = board(g, slot).abilities[i]
    g.then(Effect(ability.does, Ctx(owner(slot), slot, slot, ABILITY_RULES[ability.colour])))


def use_name(g: Bout, option: int) -> str:
    return f"use {board(g, (option - USE) // 2).abilities[(option - USE) % 2].name}"


@final
class Between(Asks):
    """MEGA-ABIL-09, MEGA-RULING-21: between two Actions the other player may use purple Abilities."""

    says = "The other player may use purple Abilities"
    rules = ("MEGA-ABIL-09", "MEGA-RULING-21")

    def ask(self, g: Bout) -> Question:
        other = 1 - g.turn
        options = [NONE]
        if g.actions > 0:
            options += usable(g, other, FOES_TURN, in_attack=False)
        return Question(other, "between actions", tuple(options))

    def act(self, g: Bout, option: int) -> None:
        if option != NONE:
            g.then(Between())
            use(g, option)

    def write(self, g: Bout, option: int) -> str:
        return "pass" if option == NONE else use_name(g, option)

    def prompt(self, g: Bout) -> str:
        return "Use an Ability before the next Action?"
