"""Power-Up tokens as they are dealt, placed, collected and used: the verbs, and the lines of the log they write."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kumite.core.piles import Zone
from kumite.core.position import Event, fields
from kumite.games.sftmg.events import Figure, OnPath, Ruled, many
from kumite.games.sftmg.grid import name as space_name
from kumite.games.sftmg.match import note_powers
from kumite.games.sftmg.position import Fight
from kumite.games.sftmg.powers import A_TURN, ACTION, DOES, KINDS
from kumite.games.sftmg.verbs import label

# What happens


class PowerDealt(Event):
    rules = ("SFTMG-PWR-02",)

    def __init__(self, seats: Zone, counts: Zone) -> None:
        self.seats = seats  # in turn order
        self.counts = counts  # as many as each of these gets

    def text(self, names: Sequence[str], seat: int) -> str:
        dealt = [f"{names[who]} {n}" for who, n in zip(self.seats, self.counts)]
        return f"Power-Up! The tokens are dealt facedown: {', '.join(dealt)}."


class OnSpace(Figure):
    """A token on a space of the stage."""

    def __init__(self, who: int, name: str, at: int) -> None:
        self.who = who
        self.name = name
        self.at = at

    def data(self, seat: int) -> dict[str, Any]:
        return {**fields(self), "at": space_name(self.at)}


class PowerPlaced(OnSpace):
    rules = ("SFTMG-PWR-03",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} places a Power-Up token on {space_name(self.at)}."


class PowerLost(Figure):
    rules = ("SFTMG-PWR-05",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"There is no space for a Power-Up token of {names[self.who]}'s: it is discarded."


class HeadsFor(OnPath):
    """A figure is about to be moved past tokens, by a way still to be chosen."""

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} heads for {self.end()}."


class PowerFound(OnSpace):
    rules = ("SFTMG-PWR-06",)

    def __init__(self, who: int, name: str, at: int, token: str) -> None:
        self.who = who
        self.name = name
        self.at = at
        self.token = token

    def text(self, names: Sequence[str], seat: int) -> str:
        does = DOES[KINDS.index(self.token)]
        return f"{self.name} collects the Power-Up token on {space_name(self.at)}: {self.token} ({does})."


class PowerLeft(OnSpace):
    rules = ("SFTMG-PWR-08",)

    def text(self, names: Sequence[str], seat: int) -> str:
        most = many(A_TURN, "token")
        return f"{self.name} leaves the Power-Up token on {space_name(self.at)}: no more than {most} a turn."


class PowerSaved(Figure):
    rules = ("SFTMG-PWR-07",)

    def __init__(self, who: int, name: str, token: str) -> None:
        self.who = who
        self.name = name
        self.token = token

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} saves the {self.token} token."


class PowerUsed(Ruled):
    def __init__(self, who: int, name: str, token: str, target: str, rule: str) -> None:
        self.who = who
        self.name = name
        self.token = token
        self.target = target  # against whom, where it is against somebody
        self.rule = rule

    def text(self, names: Sequence[str], seat: int) -> str:
        against = f" against {self.target}" if self.target else ""
        return f"{self.name} uses {one(self.token)}{against}."


def one(kind: str) -> str:
    """A token of this kind, with its article."""
    return f"{'an' if kind == KINDS[ACTION] else 'a'} {kind} token"


# Verbs


def set_out(g: Fight, who: int, to: int) -> None:
    """SFTMG-RULING-165: where the walk ends is said before its way is."""
    g.edits += 1
    g.events.append(HeadsFor(who, label(g, who), (to,), "SFTMG-RULING-165"))


def changed(zone: Zone, at: int, by: int) -> Zone:
    """The numbers, one of them changed by so much."""
    return zone[:at] + (zone[at] + by,) + zone[at + 1 :]


def deal_tokens(g: Fight, seats: Zone, counts: Zone) -> None:
    """SFTMG-PWR-02: so many for each of these; nobody looks at them."""
    dealt = [0] * len(g.fighter)
    for who, n in zip(seats, counts):
        dealt[who] = n
    now = note_powers(g)
    now.boxed, now.dealt = False, tuple(dealt)
    g.events.append(PowerDealt(seats, counts))


def place_token(g: Fight, who: int, at: int) -> None:
    """SFTMG-PWR-03: onto the stage, face down."""
    now = note_powers(g)
    now.dealt, now.lying = changed(now.dealt, who, -1), now.lying | 1 << at
    g.events.append(PowerPlaced(who, label(g, who), at))


def lose_token(g: Fight, who: int) -> None:
    """SFTMG-PWR-05: out of the round, unseen."""
    now = note_powers(g)
    now.dealt = changed(now.dealt, who, -1)
    g.events.append(PowerLost(who, label(g, who)))


def leave_token(g: Fight, who: int, at: int) -> None:
    """SFTMG-PWR-08, SFTMG-RULING-56: it stays where it is."""
    g.edits += 1
    g.events.append(PowerLeft(who, label(g, who), at))


def turn_over(g: Fight, who: int, at: int, kind: int) -> None:
    """SFTMG-PWR-06, SFTMG-RULING-161: the token here is of this kind, and its finder's, for all to see."""
    now = note_powers(g)
    now.lying &= ~(1 << at)
    now.unseen, now.picked = changed(now.unseen, kind, -1), changed(now.picked, who, 1)
    mine = tuple(sorted(now.saved[who] + (kind,)))
    now.saved = now.saved[:who] + (mine,) + now.saved[who + 1 :]
    g.events.append(PowerFound(who, label(g, who), at, KINDS[kind]))


def save_token(g: Fight, who: int, kind: int) -> None:
    """SFTMG-PWR-07: for later."""
    g.edits += 1
    g.events.append(PowerSaved(who, label(g, who), KINDS[kind]))


def spend_token(g: Fight, who: int, kind: int, target: str, rule: str) -> None:
    """One of this kind is used up."""
    now = note_powers(g)
    mine = list(now.saved[who])
    mine.remove(kind)
    now.saved = now.saved[:who] + (tuple(mine),) + now.saved[who + 1 :]
    now.used = changed(now.used, kind, 1)
    g.events.append(PowerUsed(who, label(g, who), KINDS[kind], target, rule))
