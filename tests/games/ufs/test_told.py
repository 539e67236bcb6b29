"""The Python surface speaks this edition's words, too: events, questions, refusals, outcomes and their rule ids."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

import kumite
from kumite.core.game import Retold
from kumite.errors import IllegalAnswer
from kumite.games.universus.events import Told
from tests.games.ufs.test_words import OTHERS

LABELS: Final = re.compile(r"\((Enhance|Response|Form)\b|\bthe check\b")
RANDOM: Final[dict[str, Any]] = {"p1_deck": "random", "p2_deck": "random"}


def heard(match: kumite.Match) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What the calls give that the README shows: texts with their rules."""
    for event in match.events:
        for seat in (0, 1):
            yield event.text(match.seats, seat), event.cites()
    if match.question is not None:
        yield match.question.prompt, match.question.rules
        yield from [(str(option), ()) for option in match.question.options]
        why = match.why_not("block")
        yield why.reason, why.rules
        try:
            match.answer("build a house")
        except IllegalAnswer as refusal:
            yield refusal.reason.replace("build a house", ""), refusal.rules
    if match.outcome is not None:
        yield match.outcome.reason, match.outcome.rules
    yield from [(line, ()) for line in match.explain()]


def foreign(text: str, rules: tuple[str, ...]) -> bool:
    known = re.sub(r"\[[^\]]*\]$", "", text)  # the rules of an agenda's line
    return bool(OTHERS.search(known) or LABELS.search(known)) or "UVS-" in text or not all(map(ours, rules))


def ours(rule: str) -> bool:
    return rule.startswith("UFS-")


@pytest.mark.parametrize("mode", ["single", "match", "intro"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_call_speaks_of_the_other_edition(mode: str, seed: int) -> None:
    match, rng = kumite.match("ufs", seed, mode=mode, options=RANDOM), random.Random(seed)
    found = set(heard(match))
    while match.question is not None and len(match.log) < 400:
        assert match.question.rules, match.question.prompt  # every question says by which rule it is asked
        match.answer(rng.choice(match.question.options))
        found.update(heard(match))
    assert len(found) > 100
    assert any(ids for _, ids in found)
    assert [one for one in sorted(found) if foreign(*one)] == []


def test_an_event_is_told_alike_wherever_it_is_read() -> None:
    match, rng, told = kumite.match("ufs", 1, options=RANDOM), random.Random(1), 0
    for _ in range(150):
        if match.question is None:
            break
        match.answer(rng.choice(match.question.options))
        seen = match.view(0)["events"]
        said = [(event.text(match.seats, 0), list(event.cites())) for event in match.events]
        assert said == [(event["text"], event["rules"]) for event in seen]
        told += len(said)
        for event, shown in zip(match.events, seen, strict=True):
            assert isinstance(event, Retold)
            assert match.game.retold(event) is event  # nothing is translated twice
            assert match.game.told(event, match.seats, 0) == shown
            assert shown["what"] == (event.event.verb if isinstance(event.event, Told) else type(event.event).__name__)
            assert repr(event) == repr(event.event)
    assert told > 100


def test_games_with_words_of_their_own_tell_their_events_as_they_are() -> None:
    match = kumite.match("universus", 1, options=RANDOM)
    assert match.events
    assert not any(isinstance(event, Retold) for event in match.events)
