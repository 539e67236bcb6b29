"""Rules in words, endings, and commands to copy."""

from __future__ import annotations

import shlex
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from kumite.cli.paper import BOLD, GREEN, RED, Paper
from kumite.cli.samples import sampled
from kumite.errors import Refusal, brief

if TYPE_CHECKING:
    from kumite.cli.table import Table
    from kumite.core.game import Why

HITS = 6
NOTHING = "is nothing one can do here"  # what a game says to words it does not know


def rules(paper: Paper, ids: Iterable[str]) -> list[str]:
    """Each rule with its text, one after the other."""
    from kumite.catalogue import say

    return [line for rule_id in ids for line in paper.broken(f"  {say(rule_id)}", hang=4)]


def not_possible(why: Why, near: list[str]) -> Refusal:
    """The reason with its rules, and what could have been meant."""
    said = why.reason
    if near:
        return Refusal(f"{said}; did you mean {' or '.join(map(repr, near))}?", why.rules)
    if said.endswith(NOTHING):
        said += "; Enter shows the options again, 'help' what else can be typed"
    return Refusal(said, why.rules)


def look_up(paper: Paper, text: str, game: str) -> list[str]:
    """A rule by its id, with what was decided about it; or the best hits for some words."""
    from kumite.catalogue import rulings_about, say, search
    from kumite.catalogue.ids import looks_like_id

    if not text:
        raise Refusal(sampled(game, "say which rule, by its id or by words: {rule}"))
    if looks_like_id(text):
        return rules(paper, [text, *[ruling.id for ruling in rulings_about(text)]])
    found = search(text, game)
    if not found:
        raise Refusal(f"no rule speaks of {brief(text)}")
    lines = [line for entry in found[:HITS] for line in paper.broken(f"  {say(entry.id)}", hang=4)]
    rest = len(found) - HITS
    return [*lines, f"  and {rest} more: kumite rules {text}"] if rest > 0 else lines


def ending(paper: Paper, table: Table) -> None:
    """Who won, by which rule, and how to check that chance was fair."""
    outcome, seats = table.match.outcome, table.match.seats
    if outcome is None:
        return
    winners = [seats[winner] for winner in outcome.winners]
    verdict(paper, winners, outcome.reason, outcome.rules, seats[table.people[0]] if len(table.people) == 1 else None)
    fairness(paper, table)


def verdict(paper: Paper, winners: list[str], reason: str, ids: Collection[str], you: str | None) -> None:
    """Who won and why, with a word for the one who looks, if it is one."""
    cited = f" [{', '.join(ids)}]" if ids else ""
    paper.line()
    if not winners:
        paper.say(f"A draw: {reason}.{cited}", BOLD)
        return
    won = you is None or you in winners
    words = ("You win! " if won else "You lose. ") if you is not None else ""
    paper.say(f"{words}{' and '.join(winners)} wins: {reason}.{cited}", BOLD, GREEN if won else RED)


def because(paper: Paper, reason: str, ids: Iterable[str]) -> None:
    """Why something is not possible, and the rules that say so."""
    paper.say(f"{capital(reason)}.", BOLD)
    paper.lines(rules(paper, ids))


def fairness(paper: Paper, table: Table) -> None:
    """The seed is no secret any more."""
    match = table.match
    paper.line(f"Seed:       {match.chance.seed}")
    if match.commitment:
        paper.line(f"Commitment: {match.commitment}")
    if table.file is not None:
        file = quoted(table.file)
        paper.line(f"The record is in {table.file}.")
        paper.line(f"  kumite replay {file} --verify   checks that chance kept to its seed")
        paper.line(f"  kumite replay {file} --step     goes through the match again")
    else:
        paper.say("'save FILE' keeps the record; 'kumite replay FILE --verify' checks that chance kept to its seed.")


def quoted(path: Path) -> str:
    """A file's name, ready for a shell."""
    return shlex.quote(str(path))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def full(said: str) -> str:
    """With a stop at its end, so that another sentence can follow."""
    return said if said.endswith((".", "?", "!", "]")) else f"{said}."


def sentence(refusal: Refusal) -> str:
    """A refusal as a sentence of its own."""
    return full(capital(str(refusal)))
