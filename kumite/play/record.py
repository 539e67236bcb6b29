"""Records: a match as text, one answer a line, and back.

[Game "megafighter"]
[Mode "standard"]
[Seed "7"]

chance: P2
P2: draft Frankfurterer
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from kumite.core.game import notations
from kumite.core.position import CHANCE, Position
from kumite.errors import BrokenRecord, Refusal
from kumite.play.chance import Chance, Committed, commit, source
from kumite.play.match import Match, match, setup

HEADER = re.compile(r'\[(\w+) "(.*)"\]$')
LINE = re.compile(r"([^:]+): (.+)$")


def write(played: Match, with_seed: bool) -> str:
    """The match as text."""
    from kumite import __version__

    header = dict(played.header)
    header |= {seat: player for seat, player in zip(played.seats, played.players, strict=True) if seat != player}
    if played.commitment is not None:
        header["Commitment"] = played.commitment
    if with_seed:
        header["Seed"] = played.chance.seed
    header["Engine"] = f"kumite {__version__}"
    if played.outcome is not None:
        header["Outcome"] = result(played)
    lines = [f'[{name} "{escape(value)}"]' for name, value in header.items()]
    return "\n".join([*lines, "", *answers(played)]) + "\n"


def result(played: Match) -> str:
    """The outcome in a few words."""
    outcome = played.outcome
    if outcome is None:
        return "unfinished"
    who = " and ".join([played.seats[winner] for winner in outcome.winners]) or "draw"
    return f"{who}: {outcome.reason}"


def answers(played: Match) -> list[str]:
    """Every answer as the table writes it, found by playing the match again."""
    g, lines = played.start.clone(), []
    for choice in played.log:
        if g.asking is None or g.waiting is None:
            raise RuntimeError("the log goes on after the end")
        who = "chance" if g.asking.who == CHANCE else played.seats[g.asking.who]
        lines.append(f"{who}: {g.waiting.write(g, choice)}")
        g.answer(choice)
    return lines


def escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def unescape(text: str) -> str:
    return re.sub(r"\\(.)", lambda m: "\n" if m[1] == "n" else m[1], text)


def replay(text: str, upto: int | None = None) -> Match:
    """The match a record tells, or its first `upto` answers: chance's are counted, and those
    that follow belong to it.  A record that breaks says at which line, and why."""
    if not isinstance(text, str):
        raise BrokenRecord(f"a record is text, not {type(text).__name__}")
    if upto is not None and upto < 0:
        raise BrokenRecord(f"upto is {upto}; it must be 0 or more")
    header, lines = parse(text)
    played = begin(header)
    for at, (number, seat, notation) in enumerate(lines):
        if upto is not None and at >= upto and seat != "chance":
            return played
        step(played, number, seat, notation)
    check_outcome(played, header, len(lines))
    return played


def parse(text: str) -> tuple[dict[str, str], list[tuple[int, str, str]]]:
    """Header and answers, with their line numbers."""
    header: dict[str, str] = {}
    lines: list[tuple[int, str, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if found := HEADER.match(line):
            if lines:
                raise BrokenRecord(f"line {number}: a header line after the first answer")
            header[found[1]] = unescape(found[2])
        elif found := LINE.match(line):
            lines.append((number, found[1].strip(), found[2].strip()))
        else:
            raise BrokenRecord(f'line {number}: {line!r} is neither [Name "value"] nor "seat: answer"')
    return header, lines


def begin(header: dict[str, str]) -> Match:
    """The match before its first answer."""
    if "Game" not in header:
        raise BrokenRecord('the record has no [Game "..."] line')
    seed = header.get("Seed")
    check_commitment(header)
    try:
        if "Position" in header:
            played = setup(header["Game"], decode(header["Position"], "Position"), seed)
        else:
            options = decode(header.get("Options", "{}"), "Options")
            played = match(header["Game"], seed, header.get("Mode"), options)
    except Refusal as refusal:
        raise BrokenRecord(f"the record's header cannot be: {refusal.reason}", refusal.rules) from None
    played.players = tuple([header.get(seat, seat) for seat in played.seats])
    played.restart(Told() if seed is None else source(seed))
    return played


class Told(Chance):
    """Chance of a record that keeps its seed secret: what it answered is told; from there on it is a new source."""

    def __init__(self) -> None:
        self._new = Committed()

    def below(self, n: int) -> int:
        return self._new.below(n)

    @property
    def seed(self) -> str:
        return self._new.seed


def check_commitment(header: dict[str, str]) -> None:
    """A revealed seed must be the one that was committed to."""
    seed, commitment = header.get("Seed"), header.get("Commitment")
    if seed is None or commitment is None:
        return
    if not isinstance(source(seed), Committed) or commit(bytes.fromhex(seed)) != commitment:
        raise BrokenRecord("the seed is not the one the match committed to: [Seed] and [Commitment] do not fit")


def decode(text: str, name: str) -> dict[str, Any]:
    try:
        value = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise BrokenRecord(f"[{name}] is not JSON: {error}") from None
    if not isinstance(value, dict):
        raise BrokenRecord(f"[{name}] must be a JSON object")
    return value


def step(played: Match, number: int, seat: str, notation: str) -> None:
    """One line of the record."""
    g = played.position
    if g.asking is None:
        raise BrokenRecord(f"line {number}: the match is over, but the record goes on")
    asked = "chance" if g.asking.who == CHANCE else played.seats[g.asking.who]
    if seat != asked:
        raise BrokenRecord(f"line {number}: {seat} answers, but {asked} is asked ({g.asking.what})")
    choice = read(g, notation)
    if choice is None:
        raise BrokenRecord(f"line {number}: {notation!r} does not answer {g.asking.what!r}: {reason(played, notation)}")
    if not isinstance(played.chance, Told) and not played.chance_would_give(choice):
        raise BrokenRecord(f"line {number}: chance answers {notation!r}, which is not what the seed gives")
    played.push(choice)


def read(g: Position, notation: str) -> int | None:
    """The option written like this.  Big ranges of numbers (shuffles) are written as numbers."""
    if g.asking is None:
        return None
    options = g.asking.options
    if isinstance(options, range) and len(options) > 1000:
        return int(notation) if notation.isdigit() and int(notation) in options else None
    written = notations(g)
    return options[written.index(notation)] if notation in written else None


def reason(played: Match, notation: str) -> str:
    asking = played.position.asking
    if asking is not None and asking.who == CHANCE:
        return "chance cannot give that"
    return str(played.why_not(notation))


def check_outcome(played: Match, header: dict[str, str], answers: int) -> None:
    if "Outcome" in header and header["Outcome"] != result(played):
        raise BrokenRecord(
            f"after all {answers} answers the outcome is {result(played)!r}, not {header['Outcome']!r} as the header says"
        )
