"""Matches and their records: what is written is what is played again.

Run as a program it prints the records of some seeded matches, and where they stood on the way: for comparing builds.
"""

from __future__ import annotations

import sys
from random import Random

import kumite
from kumite.core.save import to_json
from tests.laws.tables import PLAIN, Table

Stops = dict[int, str]  # answers given -> the position then


def play(table: Table, seed: int, answers: int | None = None) -> tuple[kumite.Match, Stops]:
    """A seeded match answered at random, to its end or for so many answers of players'."""
    rng, played = Random(seed), table.match(seed)
    stops: Stops = {}
    while played.question is not None and answers != 0:
        stops[len(played.log)] = to_json(played.position)
        options = played.question.options
        played.answer(options[rng.randrange(len(options))])
        answers = None if answers is None else answers - 1
    stops[len(played.log)] = to_json(played.position)
    return played, stops


def check_replay(played: kumite.Match) -> None:
    """A record gives the match back: the same record, log, outcome and position."""
    text = played.record()
    again = kumite.replay(text)
    assert again.record() == text
    assert again.log == played.log
    assert again.outcome == played.outcome
    assert to_json(again.position) == to_json(played.position)
    assert again.view(None) == played.view(None)


def check_replay_upto(played: kumite.Match, stops: Stops, upto: int) -> None:
    """The beginning of a record stands where the match stood, and answered the same it comes to the same end."""
    text = played.record()
    again = kumite.replay(text, upto=upto)
    stop = min(at for at in stops if at >= upto)  # chance's answers that follow belong to it
    assert len(again.log) == stop
    assert again.log == played.log[:stop]
    assert to_json(again.position) == stops[stop]
    while again.question is not None and len(again.log) < len(played.log):
        choice = played.log[len(again.log)]
        again.answer(next(option for option in again.question.options if option.choice == choice))
    assert again.record() == text, f"played on from answer {upto} the match comes out differently"


def main(matches: int) -> None:
    for table in PLAIN:
        for seed in range(matches):
            played, stops = play(table, seed)
            sys.stdout.write(f"{played.record()}\n{stops[sorted(stops)[len(stops) // 2]]}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
