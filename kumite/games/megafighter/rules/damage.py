"""Damage and K.O.: counters, fallen fighters, the end of the game, the new Frontline."""

from __future__ import annotations

from typing import final

from kumite.core.position import Asks, Outcome, Question, Step
from kumite.games.megafighter.events import BY_KO, Hurt, KnockedOut, OnSlot, Struck, WentFront
from kumite.games.megafighter.position import NAMES, NOBODY, SLOTS, Bout, owner, standing
from kumite.games.megafighter.printed import board, name
from kumite.games.megafighter.rules.abilities import Triggers, answers, put
from kumite.games.megafighter.verbs import change, finish, hurt, knock_out, promote


@final
class Land(Step):
    """MEGA-ATK-02, MEGA-RULING-15: the damage of the Attack arrives, everywhere at once."""

    says = "The damage of the Attack arrives"
    rules = ("MEGA-ATK-02", "MEGA-DMG-01", "MEGA-RULING-15")

    def run(self, g: Bout) -> None:
        dealt = deal(g, g.strike.hits, by_attack=True)
        if dealt:
            change(g).dealt = dealt


def deal(g: Bout, hits: tuple[int, ...], by_attack: bool) -> int:
    """MEGA-DMG-01, MEGA-KO-01: counters on everybody at once, then K.O.s, then what both set off.

    Answers how much arrived.  Who listens, and from where, is settled before anybody is promoted
    (MEGA-RULING-40)."""
    happened: list[OnSlot] = []
    dealt = 0
    for slot in SLOTS:
        n = hits[slot]
        if n > 0 and slot in standing(g, owner(slot)):
            hurt(g, slot, n)
            dealt += n
            happened.append(Struck(slot, g.fighter[slot], n) if by_attack else Hurt(slot, g.fighter[slot], n))
    if dealt:
        after(g, happened, by_attack)
    return dealt


def after(g: Bout, happened: list[OnSlot], by_attack: bool) -> None:
    """K.O.s, the end, the new Frontline, and then the Abilities that were set off (MEGA-RULING-14)."""
    fallen = [event.slot for event in happened if g.damage[event.slot] >= board(g, event.slot).hp]
    for slot in fallen:
        happened.append(KnockedOut(slot, g.fighter[slot]))
    g.events += happened
    triggers = answers(g, happened, fallen)
    if not fallen:
        put(g, triggers)
        return
    for slot in fallen:
        knock_out(g, slot)
    if by_attack:
        change(g).knocked = len(fallen)
    if not over(g):
        empty = tuple([seat for seat in (g.turn, 1 - g.turn) if g.front[seat] == NOBODY])
        g.then(*[Promote(seat) for seat in empty], Arrive(empty, tuple(triggers)))


def over(g: Bout) -> bool:
    """MEGA-WIN-01: a team without fighters has lost; both at once is a draw (MEGA-RULING-24)."""
    left = [seat for seat in (0, 1) if standing(g, seat)]
    if len(left) == 2:
        return False
    if left:
        reason = f"all Fighters of {NAMES[1 - left[0]]} are K.O.'d"
        finish(g, Outcome((left[0],), reason, ("MEGA-WIN-01",)))
    else:
        finish(g, Outcome((), "double K.O.: both teams lost their last Fighter at once", ("MEGA-RULING-24",)))
    return True


@final
class Promote(Asks):
    """MEGA-KO-02, MEGA-KO-03: the owner of a fallen Frontline Fighter chooses the next, before anything goes on."""

    says = "Choose the new Frontline Fighter"
    rules = ("MEGA-KO-02", "MEGA-KO-03")

    def __init__(self, who: int) -> None:
        self.who = who

    def ask(self, g: Bout) -> Question:
        return Question(self.who, "promote", g.side[self.who])

    def act(self, g: Bout, slot: int) -> None:
        promote(g, self.who, slot)

    def write(self, g: Bout, option: int) -> str:
        return f"promote {name(g, option)}"


@final
class Arrive(Step):
    """MEGA-RULING-22, MEGA-RULING-46: both sides stand again; whoever was promoted went to the Frontline.  What that
    sets off is answered together with what the damage and the K.O.s did."""

    says = "What damage, K.O.s and the new Frontline set off"
    rules = ("MEGA-ABIL-04", "MEGA-RULING-46")

    def __init__(self, seats: tuple[int, ...], triggers: Triggers) -> None:
        self.seats = seats
        self.triggers = triggers  # set off before anybody was promoted

    def run(self, g: Bout) -> None:
        fronts = [g.front[seat] for seat in self.seats]
        arrived = answers(g, [WentFront(slot, g.fighter[slot], BY_KO) for slot in fronts], ())
        put(g, [*self.triggers, *arrived])
