"""The test language: arrange a fight, say what the players do, look at what is true.

    ring = fight(ryu("d5", hand=["Fierce Hadoken"]), sagat("g5"))
    ring.play("P1: attack Sagat with Fierce Hadoken", "P2: block", "P2: done", "chance: H, H, M", "chance: B, CR")
    assert ring["Sagat.health"] == ring["Sagat.max"] - 1

Players answer by notation, and only when they are asked.  Chance is asked like anybody else: an answer it was not asked
for fails, and so does going on while it is asked.  Nothing here changes the position but answers do.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import kumite
from kumite import catalogue as rules
from kumite.core.game import notations
from kumite.core.piles import Shuffle
from kumite.core.position import CHANCE, JUDGE, Question, fields
from kumite.core.save import to_json
from kumite.errors import IllegalAnswer
from kumite.games.sftmg.cards.roster import FIGHTERS, KINDS
from kumite.games.sftmg.position import Fight
from kumite.games.sftmg.printed import CARDS, DECKS, ROSTER, Card, Fighter
from kumite.play.match import Match
from kumite.play.record import read
from kumite.play.scenario import Unscripted, look

Side = dict[str, Any]


# What is printed


def card(name: str) -> Card:
    return CARDS[KINDS[name]]


def fighter(name: str) -> Fighter:
    return ROSTER[FIGHTERS[name]]


def deck_of(name: str) -> list[Card]:
    """The 40 cards of a Battle Deck."""
    return [CARDS[kind] for kind in DECKS[FIGHTERS[name]]]


def but(name: str, **changed: Any) -> Card:
    """The printed card, with something else on it."""
    return Card(**{**fields(card(name)), **changed})


@contextmanager
def instead(name: str, new: Card) -> Iterator[str]:
    """For a while the card of this name is another one; answers the new name."""
    kind = KINDS[name]
    old = CARDS[kind]
    CARDS[kind] = new
    try:
        yield new.name
    finally:
        CARDS[kind] = old


@cache
def catalogue(section: str) -> list[dict[str, Any]]:
    """A section of the catalogue: `cards`, `stages`, `rules` ..."""
    path = Path(rules.__file__).parent / "sftmg.yaml"
    found: list[dict[str, Any]] = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)[section]
    return found


# Arranging


def side(name: str, at: str, **held: Any) -> Side:
    """One player's side: fighter, space, and health=, meter=, hand=, deck=, discards= ... as they are described."""
    return {"fighter": name, "at": at, **held}


def ryu(at: str, **held: Any) -> Side:
    return side("Ryu", at, **held)


def sagat(at: str, **held: Any) -> Side:
    return side("Sagat", at, **held)


def fight(p1: Side, p2: Side, **given: Any) -> Ring:
    """A described position; without a stage nothing stands on the board."""
    return Ring(kumite.setup("sftmg", {"P1": p1, "P2": p2, **given}, seed=0))


def opening(**options: Any) -> Ring:
    """A new match, before its first answer."""
    return Ring(kumite.match("sftmg", seed=0, options=options))


def ready(p1: str = "Ryu", p2: str = "Sagat", stage: str = "Dojo", **options: Any) -> Ring:
    """A casual match after Select!: decks are shuffled, the first of the four-dice rolls is asked for."""
    ring = opening(**options).p1(f"pick {p1}").p2(f"pick {p2}").p1(f"stage {stage}").p2(f"stage {stage}")
    return ring.shuffle()


def hands(first: str = "P1", **options: Any) -> Ring:
    """A casual match after Set!: figures stand, hands are drawn, the first mulligan is asked for."""
    rolls = ("H, H, H, H", "B, B, B, B")
    ring = ready(**options).chance(*(rolls if first == "P1" else rolls[::-1])).play(f"{first}: first {first}")
    return ring.play(f"{first}: {ring.options[0]}")


def spine(ring: Ring) -> Fight:
    """The position itself: to look at, never to change."""
    g = ring.match.position
    assert isinstance(g, Fight)
    return g


def to_shuffle(ring: Ring) -> int:
    """How many cards of the pile have no place yet."""
    waiting = ring.match.position.waiting
    assert isinstance(waiting, Shuffle)
    return waiting.left


class Ring:
    """A match, played on by notation."""

    def __init__(self, match: Match) -> None:
        match.restart(Unscripted())
        self.match = match
        self.told: list[dict[str, Any]] = []  # everything that happened, as the judge hears it
        self._note()

    # Answering

    def play(self, *answers: str) -> Ring:
        """'P1: block', 'chance: H, CR' ..."""
        for line in answers:
            seat, text = line.split(": ", 1)
            asked = self.question
            assert asked is not None, f"{line!r}, but the match is over"
            assert asked.split()[0] == seat, f"{line!r}, but it is for {asked}"
            self._answer(text)
        return self

    def p1(self, *answers: str) -> Ring:
        return self.play(*[f"P1: {answer}" for answer in answers])

    def p2(self, *answers: str) -> Ring:
        return self.play(*[f"P2: {answer}" for answer in answers])

    def chance(self, *answers: str) -> Ring:
        return self.play(*[f"chance: {answer}" for answer in answers])

    def shuffle(self) -> Ring:
        """Chance answers a whole shuffle, each of its questions with its first option."""
        assert self.question == "chance shuffle", f"no shuffle is asked for, but {self.question}"
        while self.question == "chance shuffle":
            self._answer(self._written(self.asked.options[0]))
        return self

    def block(self, attack: str, defence: str | None = None) -> Ring:
        """The Defender blocks without Boosts (with no hand nobody asks); chance rolls these dice for both.

        None for the second: no Block Dice are rolled."""
        for what, text in (("react", "block"), ("boost", "done")):
            if self.asked.what == what:
                self._answer(text)
        self.chance(attack)
        return self if defence is None else self.chance(defence)

    def quiet(self, *until: str) -> Ring:
        """Everybody does as little as possible, and chance what comes first, until one of these is asked ('P1 act')."""
        for _ in range(400):
            if self.question is None or self.question in until:
                return self
            self.quiet_step()
        raise AssertionError(f"never came to {until}; now {self.question}")

    def quiet_step(self) -> Ring:
        self._answer(self._quiet())
        return self

    def _quiet(self) -> str:
        if self.asked.who == CHANCE:
            return self._written(self.asked.options[0])
        for text in ("stay", "end", "keep", "block", "done", "no ex", "pass", "stop", "take it", "leave"):
            if text in self.options:
                return text
        return self.options[0]

    def _written(self, choice: int) -> str:
        waiting = self.match.position.waiting
        assert waiting is not None
        return waiting.write(self.match.position, choice)

    def _answer(self, text: str) -> None:
        choice = read(self.match.position, text)
        assert choice is not None, f"{text!r} does not answer {self.question}; there is {self._offered()}"
        if self.asked.who == CHANCE:
            self.match.push(choice)
        else:
            self.match.decide(choice)
        self._note()

    def _offered(self) -> str:
        n = len(self.asked.options)
        return f"a choice of {n}" if n > 200 else ", ".join(self.options)

    def _note(self) -> None:
        self.told += [self.match.game.told(event, self.match.seats, JUDGE) for event in self.match.position.events]

    # Looking

    @property
    def question(self) -> str | None:
        """Who is asked what: 'P1 act', 'chance attack dice', or None when it is over."""
        asking = self.match.position.asking
        if asking is None:
            return None
        return f"{'chance' if asking.who == CHANCE else self.match.seats[asking.who]} {asking.what}"

    @property
    def asked(self) -> Question:
        asking = self.match.position.asking
        assert asking is not None, "nothing is asked"
        return asking

    @property
    def options(self) -> list[str]:
        """The notations of the open question."""
        return notations(self.match.position)

    @property
    def dice(self) -> int:
        """How many dice chance is asked for."""
        ways, n = len(self.asked.options), 0
        while ways > 1:
            ways, n = ways // 6, n + 1
        return n

    def begins(self, *starts: str) -> list[str]:
        """The options that begin with one of these words."""
        return [option for option in self.options if option.startswith(starts)]

    @property
    def outcome(self) -> str | None:
        """The winner, 'draw', or None."""
        outcome = self.match.outcome
        if outcome is None:
            return None
        return " ".join([self.match.seats[seat] for seat in outcome.winners]) or "draw"

    @property
    def happened(self) -> list[str]:
        """The kinds of everything that happened, in order."""
        return [event["what"] for event in self.told]

    def said(self, what: str) -> list[dict[str, Any]]:
        """Every happening of this kind."""
        return [event for event in self.told if event["what"] == what]

    def seen(self, seat: str) -> dict[str, Any]:
        """The view of a seat."""
        return self.match.view(self.match.seats.index(seat))

    def __getitem__(self, path: str) -> Any:
        """A value of the judge's view: 'P1.meter', 'Ryu.health', 'attack.damage' ..."""
        return look(self.match.view(JUDGE), path, "a test")

    def refuses(self, text: str) -> IllegalAnswer:
        """The refusal of an answer that is not possible; nothing has changed."""
        before = to_json(self.match.position), self.match.record()
        with pytest.raises(IllegalAnswer) as caught:
            self.match.answer(text)
        assert before == (to_json(self.match.position), self.match.record()), (
            f"{text!r} was refused, yet something changed"
        )
        return caught.value
