"""What happens on the stage and to the match: the rest of the log's lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kumite.core.position import Event, RuleIds
from kumite.games.sftmg.events import Figure, OnPath, Ruled, many
from kumite.games.sftmg.grid import name as space_name


class Walked(OnPath):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} moves to {self.end()}."


class Charged(OnPath):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} charges to {self.end()}."


class Dashed(OnPath):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} dashes to {self.end()}."


class Pushed(OnPath):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} is pushed to {self.end()}."


class Knocked(OnPath):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} is knocked back to {self.end()}."


class Thrown(OnPath):
    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} is thrown to {self.end()}."


class Put(OnPath):
    """Placed, or moved by an opponent."""

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} is now on {self.end()}."


class Collided(Ruled):
    def __init__(self, name: str, against: str, at: int, rule: str) -> None:
        self.name = name
        self.against = against  # "the Wall", "Rock", "Vega" ...
        self.at = at
        self.rule = rule

    def data(self, seat: int) -> dict[str, Any]:
        return {"name": self.name, "against": self.against, "at": space_name(self.at)}

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} crashes into {self.against} at {space_name(self.at)}."


class Broke(Event):
    rules = ("SFTMG-OBJ-04",)

    def __init__(self, thing: str, at: int) -> None:
        self.thing = thing
        self.at = at

    def data(self, seat: int) -> dict[str, Any]:
        return {"thing": self.thing, "at": space_name(self.at)}

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.thing} on {space_name(self.at)}: destroyed."


class NoBlock(Figure):
    """A Block is set, and no dice are rolled for it."""

    def __init__(self, who: int, name: str, why: str, rule: str) -> None:
        self.who = who
        self.name = name
        self.why = why
        self.rule = rule

    def cites(self) -> RuleIds:
        return (self.rule,)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} rolls no Block Dice: {self.why}."


class KnockedOut(Figure):
    rules = ("SFTMG-HEALTH-03",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} is KO'd!"


class TimedOut(Ruled):
    def __init__(self, why: str, rule: str) -> None:
        self.why = why
        self.rule = rule

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"Time! {self.why}."


class RoundWon(Figure):
    rules = ("SFTMG-ROUND-11",)

    def __init__(self, who: int, name: str, wins: int) -> None:
        self.who = who
        self.name = name
        self.wins = wins

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} wins the round with {self.name}: {many(self.wins, 'round')} won."


class RoundDrawn(Ruled):
    def __init__(self, rule: str) -> None:
        self.rule = rule

    def text(self, names: Sequence[str], seat: int) -> str:
        return "The round is a draw: nobody wins it."
