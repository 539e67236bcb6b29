"""Scenario files: a described position, what is played, and what must then be true.

A `when` line is `SEAT: answer`, `chance: outcome`, `SEAT cannot: text`, `SEAT can: text` or `then: {...}`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from kumite.catalogue import find
from kumite.core.game import notations
from kumite.core.position import JUDGE
from kumite.errors import BadScenario, Refusal, brief, brief_both
from kumite.play.chance import Chance
from kumite.play.match import Match
from kumite.play.record import read
from kumite.play.sit import find_game, setup
from kumite.play.yaml_text import parse

KEYS = ("scenario", "game", "rules", "given", "when", "then", "about")
Prepare = Callable[[str, dict[str, Any]], dict[str, Any]]  # a game and a described position -> the position to set up


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


# Reading


def load(text: str) -> dict[str, Any]:
    """A scenario's YAML, its parts checked."""
    told = parse(text)
    if not isinstance(told, dict):
        raise BadScenario("a scenario is a mapping with scenario, game, given, when, then")
    for key in told:
        if key not in KEYS:
            raise BadScenario(f"unknown entry {brief(key)}; a scenario has {', '.join(KEYS)}")
    for key, kind, word in (
        ("scenario", str, "a sentence"),
        ("game", str, "a game's id"),
        ("given", dict, "a mapping"),
    ):
        if not isinstance(told.get(key), kind):
            raise BadScenario(f"{brief(key)} must be {word}; it is {brief(told.get(key))}")
    for key, empty, word in (("when", [], "a list"), ("then", {}, "a mapping"), ("rules", [], "a list")):
        told[key] = empty if told.get(key) is None else told[key]
        if not isinstance(told[key], type(empty)):
            raise BadScenario(f"{brief(key)} must be {word}; it is {brief(told[key])}")
    if not told["then"] and not told["when"]:
        raise BadScenario("a scenario without 'when' and 'then' says nothing")
    check_rules(told["rules"])
    return told


def check_rules(rules: list[Any]) -> None:
    """A scenario proves rules there are: a misspelt id would prove nothing, and nobody would notice."""
    for rule in rules:
        if not isinstance(rule, str):
            raise BadScenario(f"rules: {brief(rule)} is not a rule's id")
        try:
            known = find(rule).id
        except Refusal as refusal:
            raise BadScenario(f"rules: {brief(rule)} is not in the catalogue: {refusal.reason}") from None
        if known != rule:
            raise BadScenario(f"rules: {brief(rule)} is written {known}")


# Playing


def run(text: str, prepare: Prepare | None = None) -> Result:
    """Play a scenario out; `prepare` makes what is given ready for the rules (kumite.cards.scenario: card text)."""
    told = load(text)
    find_game(told["game"])
    try:
        given = told["given"] if prepare is None else prepare(told["game"], told["given"])
        played = setup(told["game"], given, seed=0)
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
        raise BadScenario(f"{where}: {brief(line)} is not of the form 'SEAT: answer'")
    ((who, what),) = line.items()
    if who == "then":
        check(played, what, where, differences)
        return
    known_as = nicknames(played)
    seat, mood = seat_and_mood(str(who), (*played.seats, "chance", *known_as))
    seat = known_as.get(seat, seat)
    if not seat:
        raise BadScenario(
            f"{where}: {brief(who)} is none of {', '.join(played.seats)}, chance and then; a seat may be followed by "
            "'can' or 'cannot'"
        )
    wrong = turn_of(played, seat) or options(played, str(what), mood)
    if wrong:
        differences.append(f"{where}: {seat} {mood or 'answers'} {brief(what)}, but {wrong}")


def nicknames(played: Match) -> dict[str, str]:
    """Whom the table knows by what they play: the Fighter's name stands for its seat."""
    fighters = played.view(JUDGE).get("fighters", {})
    return {name: held["seat"] for name, held in fighters.items() if isinstance(held, dict) and "seat" in held}


def seat_and_mood(text: str, seats: tuple[str, ...]) -> tuple[str, str]:
    """'P1 cannot' -> P1, cannot; seats' names may hold blanks.  Two empty words where it is neither."""
    for mood in ("", "can", "cannot"):
        seat = text.removesuffix(f" {mood}") if mood else text
        if seat in seats and (seat != text or not mood):
            return seat, mood
    return "", ""


def turn_of(played: Match, seat: str) -> str:
    """Whether this seat is the one that is asked; otherwise what is the case."""
    asking = played.position.asking
    if asking is None:
        return f"the match is over: {played.outcome.reason if played.outcome else ''}"
    asked = played.name_of(asking.who)
    return "" if asked == seat else f"{asked} is asked ({asking.what})"


def options(played: Match, what: str, mood: str) -> str:
    """Answer, or look whether one could; says what is wrong."""
    choice = read(played.position, what)
    if mood == "cannot":
        return "" if choice is None else "that is among the options"
    if choice is None:
        return f"that is not among the options: {offered(played)}"
    if mood == "" and turn_of(played, "chance") == "":
        played.push(choice)
    elif mood == "":
        played.decide(choice)
    return ""


def offered(played: Match) -> str:
    asking = played.position.asking
    if asking is None:
        return "nothing is asked"
    if len(asking.options) > 200 and played.position.waiting is not None:
        return played.position.waiting.wanted(played.position)
    return ", ".join(notations(played.position))


# Comparing


def check(played: Match, then: Any, where: str, differences: list[str]) -> None:
    """Compare paths into the judge's view, the question and the events with what is said."""
    if not isinstance(then, dict):
        raise BadScenario(f"{where}: 'then' must be a mapping of paths to values; it is {brief(then)}")
    view = played.view(JUDGE)
    unreadable: list[BadScenario] = []
    for path, wanted in then.items():
        try:
            found = value_of(played, view, str(path), wanted, where)
        except BadScenario as bad:
            unreadable.append(bad)
            continue
        if found != wanted or isinstance(found, bool) != isinstance(wanted, bool):
            is_so, should_be = brief_both(found, wanted)
            differences.append(f"{where}: {path} is {is_so}, not {should_be}")
    if unreadable and not differences:
        raise unreadable[0]
    differences += [bad.reason for bad in unreadable]  # behind what really differs, which must not be hidden


def value_of(played: Match, view: dict[str, Any], path: str, wanted: Any, where: str) -> Any:
    """What a path means at this table."""
    if path == "question":
        asking = played.position.asking
        return f"{played.name_of(asking.who)} {asking.what}" if asking else None
    if path == "events":
        return events(view, wanted, where)
    if path == "outcome":
        return ", ".join(view["outcome"]["winners"]) or "draw" if view["outcome"] else None
    return look(view, path, where)


def events(view: dict[str, Any], wanted: Any, where: str) -> Any:
    """The wanted events, if they happened in this order (by type or by text); otherwise all that happened."""
    if not isinstance(wanted, list):
        raise BadScenario(f"{where}: 'events' must be a list of event names or log lines; it is {brief(wanted)}")
    happened = [(event["what"], event["text"]) for event in view["events"]]
    at = 0
    for pair in happened:
        if at < len(wanted) and wanted[at] in pair:
            at += 1
    return wanted if at == len(wanted) else [text for _, text in happened]


def look(view: dict[str, Any], path: str, where: str) -> Any:
    """A value by its path: P1.super, Frankfurterer.damage, combo, strike.hits ...  Names may hold dots."""
    roots = [view] + [held for held in view.values() if isinstance(held, dict)]
    found = [(key, root[key]) for root in roots if (key := longest_key(root, path)) is not None]
    if not found:
        raise BadScenario(f"{where}: nothing at the table is called {brief(path.partition('.')[0])} (in {brief(path)})")
    name, value = max(found, key=lambda pair: len(pair[0]))
    return walk(value, path[len(name) + 1 :], path, where)


def longest_key(held: dict[str, Any], path: str) -> str | None:
    """The key the path begins with; of two, the longer: 'T. Hawk' before 'T'."""
    keys = [key for key in held if path == key or path.startswith(f"{key}.")]
    return max(keys, key=len, default=None)


def walk(value: Any, rest: str, path: str, where: str) -> Any:
    """Follow the rest of a path down."""
    while rest:
        key = longest_key(value, rest) if isinstance(value, dict) else rest.partition(".")[0]
        if isinstance(value, dict) and key is not None:
            value = value[key]
        elif isinstance(value, list) and key and re.fullmatch("[0-9]{1,6}", key) and int(key) < len(value):
            value = value[int(key)]
        else:
            known = f"; there is {', '.join(map(str, value))}" if isinstance(value, dict) else ""
            raise BadScenario(f"{where}: {brief(path)} leads nowhere at {brief(rest.partition('.')[0])}{known}")
        rest = rest[len(key) + 1 :]
    return value
