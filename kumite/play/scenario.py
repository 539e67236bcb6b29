"""Scenario files: a described position, what is played, and what must then be true.

A `when` line is `SEAT: answer`, `chance: outcome`, `SEAT cannot: text`, `SEAT can: text` or `then: {...}`.
"""

from __future__ import annotations

from typing import Any

import yaml

from kumite.core.game import notations
from kumite.core.position import CHANCE, JUDGE
from kumite.errors import BadScenario, Refusal
from kumite.play.chance import Chance
from kumite.play.match import Match, find_game, setup
from kumite.play.record import read

KEYS = ("scenario", "game", "rules", "given", "when", "then", "about")


class Unscripted(Chance):
    """In a scenario every answer of chance's is written down; an open one is left open."""

    def below(self, n: int) -> int:
        raise BadScenario("chance is asked; answer it with a line 'chance: ...'")

    @property
    def seed(self) -> str:
        return "0"


class Result:
    """What came of a scenario: its name and the differences, none if it holds."""

    def __init__(self, name: str, rules: tuple[str, ...], differences: list[str]) -> None:
        self.name = name
        self.rules = rules
        self.differences = differences

    @property
    def holds(self) -> bool:
        return not self.differences


def load(text: str) -> dict[str, Any]:
    """A scenario's YAML, its parts checked."""
    try:
        told = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise BadScenario(f"this is not YAML: {' '.join(str(error).split())}") from None
    if not isinstance(told, dict):
        raise BadScenario("a scenario is a mapping with scenario, game, given, when, then")
    for key in told:
        if key not in KEYS:
            raise BadScenario(f"unknown entry {key!r}; a scenario has {', '.join(KEYS)}")
    for key, kind, word in (
        ("scenario", str, "a sentence"),
        ("game", str, "a game's id"),
        ("given", dict, "a mapping"),
    ):
        if not isinstance(told.get(key), kind):
            raise BadScenario(f"{key!r} must be {word}; it is {told.get(key)!r}")
    for key, empty, word in (("when", [], "a list"), ("then", {}, "a mapping"), ("rules", [], "a list")):
        told[key] = told.get(key) or empty
        if not isinstance(told[key], type(empty)):
            raise BadScenario(f"{key!r} must be {word}; it is {told[key]!r}")
    if not told["then"] and not told["when"]:
        raise BadScenario("a scenario without 'when' and 'then' says nothing")
    return told


def run(text: str) -> Result:
    """Play a scenario out."""
    told = load(text)
    find_game(told["game"])
    try:
        played = setup(told["game"], told["given"], seed=0)
    except Refusal as refusal:
        raise BadScenario(f"given: {refusal.reason}", refusal.rules) from None
    played.restart(Unscripted())
    differences: list[str] = []
    for number, line in enumerate(told["when"], 1):
        play(played, line, f"when, line {number}", differences)
        if differences:
            break
    else:
        check(played, told["then"], "then", differences)
    return Result(told["scenario"], tuple(told["rules"]), differences)


def play(played: Match, line: Any, where: str, differences: list[str]) -> None:
    """One line of `when`."""
    if not isinstance(line, dict) or len(line) != 1:
        raise BadScenario(f"{where}: {line!r} is not of the form 'SEAT: answer'")
    ((who, what),) = line.items()
    if who == "then":
        check(played, what, where, differences)
        return
    seat, _, mood = str(who).partition(" ")
    if seat != "chance" and seat not in played.seats:
        raise BadScenario(f"{where}: there is no seat {seat!r}; there are {', '.join(played.seats)} and chance")
    if mood not in ("", "can", "cannot"):
        raise BadScenario(f"{where}: {mood!r} is none of 'can' and 'cannot'")
    wrong = turn_of(played, seat) or options(played, str(what), mood)
    if wrong:
        differences.append(f"{where}: {seat} {mood or 'answers'} {what!r}, but {wrong}")


def turn_of(played: Match, seat: str) -> str:
    """Whether this seat is the one that is asked; otherwise what is the case."""
    asking = played.position.asking
    if asking is None:
        return f"the match is over: {played.outcome.reason if played.outcome else ''}"
    asked = "chance" if asking.who == CHANCE else played.seats[asking.who]
    return "" if asked == seat else f"{asked} is asked ({asking.what})"


def options(played: Match, what: str, mood: str) -> str:
    """Answer, or look whether one could; says what is wrong."""
    choice = read(played.position, what)
    if mood == "cannot":
        return "" if choice is None else "that is among the options"
    if choice is None:
        return f"that is not among the options: {offered(played)}"
    if mood == "":
        played.push(choice)
    return ""


def offered(played: Match) -> str:
    asking = played.position.asking
    if asking is None or len(asking.options) > 200:
        return "a number"
    return ", ".join(notations(played.position))


def check(played: Match, then: Any, where: str, differences: list[str]) -> None:
    """Compare paths into the judge's view, the question and the events with what is said."""
    if not isinstance(then, dict):
        raise BadScenario(f"{where}: 'then' must be a mapping of paths to values; it is {then!r}")
    view = played.view(JUDGE)
    for path, wanted in then.items():
        if path == "question":
            asking = played.position.asking
            asked = "chance" if asking and asking.who == CHANCE else asking and played.seats[asking.who]
            found: Any = f"{asked} {asking.what}" if asking else None
        elif path == "events":
            found, wanted = events(view, wanted), wanted
        elif path == "outcome":
            found = ", ".join(view["outcome"]["winners"]) or "draw" if view["outcome"] else None
        else:
            found = look(view, str(path), where)
        if found != wanted:
            differences.append(f"{where}: {path} is {found!r}, not {wanted!r}")


def events(view: dict[str, Any], wanted: Any) -> Any:
    """The wanted events, if they happened in this order (by type or by text); otherwise all that happened."""
    if not isinstance(wanted, list):
        raise BadScenario("'events' must be a list of event names or log lines")
    happened = [(event["what"], event["text"]) for event in view["events"]]
    at = 0
    for pair in happened:
        if at < len(wanted) and wanted[at] in pair:
            at += 1
    return wanted if at == len(wanted) else [text for _, text in happened]


def look(view: dict[str, Any], path: str, where: str) -> Any:
    """A value by its path: P1.super, Frankfurterer.damage, combo, strike.hits ..."""
    first, _, rest = path.partition(".")
    roots = [view] + [held for held in view.values() if isinstance(held, dict)]
    for root in roots:
        if first in root:
            return walk(root[first], rest, path, where)
    raise BadScenario(f"{where}: nothing at the table is called {first!r} (in {path!r})")


def walk(value: Any, rest: str, path: str, where: str) -> Any:
    for key in rest.split(".") if rest else []:
        if isinstance(value, dict) and key in value:
            value = value[key]
        elif isinstance(value, list) and key.isdigit() and int(key) < len(value):
            value = value[int(key)]
        else:
            known = f"; there is {', '.join(map(str, value))}" if isinstance(value, dict) else ""
            raise BadScenario(f"{where}: {path!r} leads nowhere at {key!r}{known}")
    return value
