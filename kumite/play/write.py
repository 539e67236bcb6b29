"""Records, written: header lines, then one answer a line in the notation of the table."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from kumite.core.game import told_answer
from kumite.play.chance import Told, commit

if TYPE_CHECKING:
    from kumite.play.match import Match


def write(played: Match, with_seed: bool) -> str:
    """The match as text."""
    header = dict(played.header)
    header |= {seat: player for seat, player in zip(played.seats, played.players, strict=True) if seat != player}
    header |= about_chance(played, with_seed)
    header["Engine"] = engine()
    if played.outcome is not None:
        header["Outcome"] = result(played)
    lines = [f'[{name} "{escape(value)}"]' for name, value in header.items()]
    return "\n".join([*lines, "", *answers(played)]) + "\n"


def about_chance(played: Match, with_seed: bool) -> dict[str, str]:
    """Its commitment, its seed, and how many answers were told before that seed."""
    chance, told, commitment = played.chance, played.told, played.commitment
    if isinstance(chance, Told) and chance.untouched:
        with_seed = with_seed and played.outcome is None  # a match that is over draws nothing any more
        told = told if with_seed else chance.told
        commitment = commit(bytes.fromhex(chance.seed)) if with_seed else commitment
    held = {"Commitment": commitment, "Seed": chance.seed if with_seed else None, "Told": str(told) if told else None}
    return {name: value for name, value in held.items() if value is not None}


@cache
def engine() -> str:
    """Who wrote this."""
    metadata = import_module("importlib.metadata")  # late: it is slow to import, and few write records
    try:
        return f"kumite {metadata.version('kumite')}"
    except metadata.PackageNotFoundError:
        return "kumite"


def result(played: Match) -> str:
    """The outcome in a few words."""
    outcome = played.outcome
    if outcome is None:
        return "unfinished"
    who = " and ".join([played.seats[winner] for winner in outcome.winners]) or "draw"
    return f"{who}: {outcome.reason}"


def answers(played: Match) -> list[str]:
    """Every answer as the table writes it, found by playing the match again from where this was asked last."""
    if played.written is None:
        played.written = played.start.clone(), []
    g, lines = played.written
    for choice in played.log[len(lines) :]:
        who, notation = told_answer(g, choice)
        lines.append(f"{played.name_of(who)}: {notation}")
        g.answer(choice)
    return lines[:]


def escape(text: str) -> str:
    """A value for a header line."""
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r")
