"""Records, read: a match as text, one answer a line, played again with every line checked.

[Game "megafighter"]
[Mode "standard"]
[Seed "7"]

chance: P2
P2: draft Frankfurterer
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from kumite.core.game import CONCEDE, CONCEDE_ALL, meant, notations
from kumite.core.position import CHANCE, Position
from kumite.errors import BrokenRecord, Refusal, brief
from kumite.play.chance import Committed, Told, source
from kumite.play.concede import can_concede, concession
from kumite.play.match import Match
from kumite.play.sit import match, setup
from kumite.play.write import result

HEADER = re.compile(r'\[([^"\]]*[^"\]\s]) "(.*)"\]')
LINE = re.compile(r"([^:]+): (.+)")


class Header(dict[str, str]):
    """The header's values by name, and the lines they stand on."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: dict[str, int] = {}

    def where(self, name: str) -> str:
        """How a sentence about this entry begins."""
        return f"line {self.lines[name]}: " if name in self.lines else ""


def unescape(text: str) -> str:
    return re.sub(r"\\(.)", lambda m: {"n": "\n", "r": "\r"}.get(m[1], m[1]), text)


def replay(text: str, upto: int | None = None) -> Match:
    """The match a record tells, or its first `upto` answers: chance's are counted, and those
    that follow belong to it.  A record that breaks says at which line, and why."""
    if not isinstance(text, str):
        raise BrokenRecord(f"a record is text, not {type(text).__name__}")
    check_upto(upto)
    header, lines = parse(text)
    played = begin(header, len(lines))
    for at, (number, seat, notation) in enumerate(lines):
        if upto is not None and at >= upto and seat != "chance":
            break
        step(played, number, seat, notation)
    played.told = min(played.told, len(played.log))
    played.settle()  # a record may stop where chance is asked
    if upto is None:
        check_outcome(played, header, len(lines))
    return played


def go_on(played: Match, lines: Sequence[str]) -> Match:
    """A match from its beginning through these lines of a record; what comes after them is chance's own again."""
    _, answers = parse("\n".join(lines))
    played.restart(played.chance.again())
    played.told = len(answers)
    for number, seat, notation in answers:
        step(played, number, seat, notation)
    played.settle()
    return played


def check_upto(upto: object) -> None:
    if upto is not None and not (isinstance(upto, int) and upto >= 0):
        raise BrokenRecord(f"upto is {brief(upto)}; it must be a whole number, 0 or more")


def parse(text: str) -> tuple[Header, list[tuple[int, str, str]]]:
    """Header and answers, with their line numbers."""
    header = Header()
    lines: list[tuple[int, str, str]] = []
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if found := HEADER.fullmatch(line):
            if lines:
                raise BrokenRecord(f"line {number}: a header line after the first answer")
            if found[1] in header:
                raise BrokenRecord(f"line {number}: a second [{found[1]}]")
            header[found[1]] = unescape(found[2])
            header.lines[found[1]] = number
        elif found := LINE.fullmatch(line):
            lines.append((number, found[1].strip(), found[2].strip()))
        else:
            raise BrokenRecord(f'line {number}: {brief(line)} is neither [Name "value"] nor "seat: answer"')
    return header, lines


def begin(header: Header, answers: int) -> Match:
    """The match before its first answer."""
    if "Game" not in header:
        raise BrokenRecord('the record has no [Game "..."] line')
    seed = header.get("Seed")
    check_commitment(header)
    told = told_before(header, answers)
    try:
        if "Position" in header:
            played = setup(header["Game"], decode(header, "Position"), seed)
        else:
            played = match(header["Game"], seed, header.get("Mode"), decode(header, "Options"))
    except BrokenRecord:
        raise
    except Refusal as refusal:
        raise BrokenRecord(f"the record's header cannot be: {refusal.reason}", refusal.rules) from None
    if header.get("Mode", played.header["Mode"]) != played.header["Mode"]:
        raise BrokenRecord(f"{header.where('Mode')}the position is of the mode {played.header['Mode']!r}, not this one")
    played.players = tuple([header.get(seat, seat) for seat in played.seats])
    played.restart(Told(header.get("Commitment"), told) if seed is None else source(seed))
    played.told = answers if seed is None else told
    return played


def told_before(header: Header, answers: int) -> int:
    """How many answers came before the seed."""
    text = header.get("Told", "0")
    if not re.fullmatch("[0-9]{1,9}", text) or int(text) > answers:
        raise BrokenRecord(f"{header.where('Told')}[Told] is {brief(text)}; the record has {answers} answers")
    return int(text)


def check_commitment(header: Header) -> None:
    """A revealed seed must be the one that was committed to."""
    seed, commitment = header.get("Seed"), header.get("Commitment")
    if seed is None:
        return
    try:
        chance = source(seed)
    except Refusal as refusal:
        raise BrokenRecord(f"{header.where('Seed')}{refusal.reason}") from None
    if commitment is None:
        return
    if not isinstance(chance, Committed) or chance.commitment != commitment:
        raise BrokenRecord(
            f"{header.where('Seed')}the seed is not the one the match committed to: [Seed] and [Commitment] do not fit"
        )


def decode(header: Header, name: str) -> dict[str, Any]:
    """An entry of the header that is JSON."""
    try:
        value = msgspec.json.decode(header.get(name, "{}"))
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise BrokenRecord(f"{header.where(name)}[{name}] is not JSON: {error}") from None
    if not isinstance(value, dict):
        raise BrokenRecord(f"{header.where(name)}[{name}] must be a JSON object")
    return value


def step(played: Match, number: int, seat: str, notation: str) -> None:
    """One line of the record."""
    g = played.position
    if g.asking is None:
        raise BrokenRecord(f"line {number}: the match is over, but the record goes on")
    asked = played.name_of(g.asking.who)
    if notation in (CONCEDE, CONCEDE_ALL) and seat in played.seats and can_concede(played, played.seats.index(seat)):
        played.push(concession(played, played.seats.index(seat), notation == CONCEDE_ALL))
        return
    if seat != asked:
        raise BrokenRecord(f"line {number}: {brief(seat)} answers, but {asked} is asked ({g.asking.what})")
    choice = read(g, notation)
    if choice is None:
        why = reason(played, notation)
        raise BrokenRecord(f"line {number}: {brief(notation)} does not answer {brief(g.asking.what)}: {why}")
    if not played.chance_would_give(choice):
        raise BrokenRecord(f"line {number}: chance answers {brief(notation)}, which is not what the seed gives")
    played.push(choice)


def read(g: Position, notation: str) -> int | None:
    """The option written like this.  Where there are too many to compare, the step that asks reads it."""
    if g.asking is None or g.waiting is None:
        return None
    options = g.asking.options
    if len(options) > 1000:
        number = g.waiting.read(g, notation)
        return number if number in options else None
    written = notations(g)
    if notation in written:
        return options[written.index(notation)]
    option = meant(g, notation)
    return option if option >= 0 else None


def reason(played: Match, notation: str) -> str:
    asking = played.position.asking
    if asking is not None and asking.who == CHANCE:
        return "chance cannot give that"
    return str(played.why_not(notation))


def check_outcome(played: Match, header: Header, answers: int) -> None:
    if "Outcome" in header and header["Outcome"] != result(played):
        raise BrokenRecord(
            f"{header.where('Outcome')}the header says {brief(header['Outcome'])}, "
            f"but after all {answers} answers it is {brief(result(played))}"
        )
