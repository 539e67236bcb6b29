"""What happens on the stage and to the match: the rest of the log's lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kumite.core.position import Event, RuleIds
from kumite.games.sftmg.events import Figure, OnPath, Ruled, many
from kumite.games.sftmg.grid import name as space_name

# Before the fight


class Picked(Figure):
    rules = ("SFTMG-VS-02",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} plays {self.name}."


class Wants(Figure):
    rules = ("SFTMG-NEM-03", "SFTMG-RULING-180")

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} wants to play {self.name}."


class ChoosesFirst(Event):
    rules = ("SFTMG-NEM-03",)

    def __init__(self, who: int, other: int) -> None:
        self.who = who
        self.other = other  # who picks the stage

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} rolled more hits and chooses a Character; {names[self.other]} picks the stage."


class SentIn(Figure):
    rules = ("SFTMG-THREE-04", "SFTMG-THREE-06")

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} sends {self.name} in."


class StageSet(Ruled):
    def __init__(self, stage: str, named: tuple[str, ...], rule: str) -> None:
        self.stage = stage
        self.named = named  # where the players differ
        self.rule = rule

    def text(self, names: Sequence[str], seat: int) -> str:
        lot = f" {' and '.join(self.named)} were named; chance decided." if self.named else ""
        return f"The stage is {self.stage}.{lot}"


class Tagged(Ruled):
    """One of a team leaves the stage, another one enters."""

    def __init__(self, who: int, leaves: str, enters: str, rule: str) -> None:
        self.who = who
        self.leaves = leaves
        self.enters = enters
        self.rule = rule

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.enters} tags in for {self.leaves}."


class TeamTalks(Figure):
    rules = ("SFTMG-TAG-17",)

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name}'s team talks about a Tag Team token."


class TagToken(Figure):
    rules = ("SFTMG-TAG-14", "SFTMG-TAG-15")

    def __init__(self, who: int, name: str, left: int) -> None:
        self.who = who
        self.name = name
        self.left = left

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name}'s team spends a Tag Team token; it has {self.left} left."


class StripSet(Event):
    rules = ("SFTMG-ARC-01", "SFTMG-ARC-06")

    def __init__(self, row: int) -> None:
        self.row = row

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"The fight is on row {self.row} alone; its two ends are Walls."


class Begins(Ruled):
    def __init__(self, who: int, rule: str) -> None:
        self.who = who
        self.rule = rule

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} takes the first turn."


class Stood(OnPath):
    """A figure is put on the stage."""

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{self.name} starts on {self.end()}."


class RoundBegan(Event):
    rules = ("SFTMG-ROUND-08",)

    def __init__(self, round: int) -> None:
        self.round = round

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"Round {self.round}!"


class TurnBegan(Figure):
    rules = ("SFTMG-TURN-08",)

    def __init__(self, who: int, name: str, turn: int, first: bool) -> None:
        self.who = who
        self.name = name
        self.turn = turn
        self.first = first  # of this player's in the round, and so without Draw!

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"Turn {self.turn}: {self.name}.{' No Draw! on the first turn.' if self.first else ''}"


# On the stage


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


class GaveUp(Figure):
    rules = ("SFTMG-RULING-178",)

    def text(self, names: Sequence[str], seat: int) -> str:
        leaves = "leave" if " and " in self.name else "leaves"
        return f"{names[self.who]} gives up, and {self.name} {leaves} the fight. The others go on."


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


class TeamWon(Event):
    rules = ("SFTMG-TEAM-12",)

    def __init__(self, seats: tuple[int, ...], name: str) -> None:
        self.seats = seats
        self.name = name

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{' and '.join([names[each] for each in self.seats])} win together, with {self.name}."


class TokenTaken(Ruled):
    """A Turn Order token is chosen, or passed on."""

    def __init__(self, who: int, token: int, rule: str) -> None:
        self.who = who
        self.token = token
        self.rule = rule

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} has Turn Order token {self.token}."


class TokenLeft(Ruled):
    def __init__(self, token: int, rule: str) -> None:
        self.token = token
        self.rule = rule

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"Turn Order token {self.token} leaves the game."


class GuardMoved(Ruled):
    """SFTMG-GUARD-02: the Guard token is with somebody now; `n` more default Block Dice."""

    def __init__(self, who: int, name: str, n: int, rule: str) -> None:
        self.who = who
        self.name = name
        self.n = n
        self.rule = rule

    def text(self, names: Sequence[str], seat: int) -> str:
        dice = f"{self.n} more default Block {'Die' if self.n == 1 else 'Dice'}"
        return f"{self.name} has the Guard token: {dice} against the next attack."


class GuardLeft(Ruled):
    def __init__(self, rule: str) -> None:
        self.rule = rule

    def text(self, names: Sequence[str], seat: int) -> str:
        if self.rule == "SFTMG-GUARD-07":
            return "The Guard token leaves the game: only two fighters are left."
        return "The Guard token lies aside until the next attack."


class RoundDrawn(Ruled):
    def __init__(self, rule: str) -> None:
        self.rule = rule

    def text(self, names: Sequence[str], seat: int) -> str:
        return "The round is a draw: nobody wins it."


class ChallengeRevealed(Ruled):
    """SFTMG-CHAL-03: the boss player turns a Challenge card over and reads it out."""

    def __init__(self, name: str, words: str, rule: str) -> None:
        self.name = name
        self.words = words
        self.rule = rule

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"Boss Challenge: {self.name}. {self.words}"


class Continued(Ruled):
    """SFTMG-BOSS-25: a Continue token goes to the boss; so many are left."""

    def __init__(self, who: int, name: str, n: int, rule: str) -> None:
        self.who = who
        self.name = name
        self.n = n
        self.rule = rule

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} pays a Continue token for {self.name}: the challengers have {self.n} left."


class CameBack(Ruled):
    """SFTMG-BOSS-26: a KO'd player is in the fight again."""

    def __init__(self, who: int, name: str, rule: str) -> None:
        self.who = who
        self.name = name
        self.rule = rule

    def text(self, names: Sequence[str], seat: int) -> str:
        return f"{names[self.who]} comes back with {self.name}."
