"""The test language: arrange a table, say what the players do, look at what is true.

    table = Table(p1=team("Frankfurterer", hand=pair("Weeny Gun")), p2=team("Sharkfist", hand="Y/R block 2"))
    table.p1("start Weeny Gun").p2("done")
    assert table["Sharkfist.damage"] == 2
    assert table.question == "P1 act"

Players answer by notation, and only when they are asked.  Chance is asked like anybody else: an answer it was not asked
for fails, and so does going on while it is asked.  Nothing here changes the position but answers do.
"""

from __future__ import annotations

from typing import Any

import pytest

import kumite
from kumite.core.effects import Word
from kumite.core.game import notations
from kumite.core.position import CHANCE, JUDGE, Question, fields
from kumite.core.save import to_json
from kumite.errors import IllegalAnswer
from kumite.games.megafighter.cards.roster import by_name
from kumite.games.megafighter.printed import LETTERS, ROSTER, Ability, Attack
from kumite.play.match import Match
from kumite.play.record import read
from kumite.play.scenario import Unscripted, look

Side = dict[str, Any]

BENCHES = {"P1": ("Slumberjack", "Tyranosorcerer"), "P2": ("La Li", "Pogorilla")}


# What is printed


def hp(fighter: str) -> int:
    return ROSTER[by_name[fighter]].hp


def attack(name: str) -> Attack:
    return next(a for fighter in ROSTER for a in fighter.attacks if a.name == name)


def ability(name: str) -> Ability:
    return next(a for fighter in ROSTER for a in fighter.abilities if a.name == name)


def n_of(word: Word | None) -> int:
    """The number in a printed word: the 2 of 'Draw 2'."""
    assert word is not None
    return int(fields(word)["n"])


def double(one: int, other: int) -> str:
    """The plain double-sided card with these two Buttons."""
    return {frozenset("BY"): "B/Y", frozenset("YR"): "Y/R", frozenset("RB"): "R/B"}[
        frozenset((LETTERS[one], LETTERS[other]))
    ]


def pair(*names: str) -> list[str]:
    """Plain cards that perform these Attacks, two for each; for a single Attack they can be laid in one way only."""
    cards = []
    for name in names:
        first, second = attack(name).buttons
        third = ({0, 1, 2} - {first, second}).pop()
        cards += [double(first, third), double(second, third)]
    return cards


# Arranging


def cards(text: str | list[str]) -> list[str]:
    """'B/Y, R +super' as a list."""
    return [card.strip() for card in text.split(",") if card.strip()] if isinstance(text, str) else list(text)


def team(front: str, *side: str, hand: str | list[str] = "", allocated: str | list[str] = "", **held: Any) -> Side:
    """One player's side: who stands where, the hand, and super=, swap=, damage=, fallen= as they are described."""
    described: Side = {"front": front, "side": list(side), "hand": cards(hand), **held}
    if allocated:
        described["allocated"] = cards(allocated)
    return described


def bench(described: Side, seat: str, taken: set[str]) -> Side:
    """Two Sideline Fighters for a side that names only its Frontline Fighter."""
    if described["side"] or "fallen" in described:
        return described
    spare = [name for name in (*BENCHES[seat], "Sharkfist", "Amoeba Bandita", "Grandparkour") if name not in taken]
    described["side"] = spare[:2]
    taken.update(spare[:2])
    return described


def alone(front: str, **held: Any) -> Side:
    """The last Fighter of a team."""
    return team(front, fallen=[], **held)


class Table:
    """A described position, played on by notation."""

    def __init__(self, p1: Side | None = None, p2: Side | None = None, **given: Any) -> None:
        sides = {"P1": p1 or team("Frankfurterer"), "P2": p2 or team("Sharkfist")}
        taken = {name for side in sides.values() for name in (side["front"], *side["side"], *side.get("fallen", []))}
        for key in ("deck", "discards", "combo"):
            if key in given:
                given[key] = cards(given[key])
        described = {seat: bench(side, seat, taken) for seat, side in sides.items()}
        self._sit(kumite.setup("megafighter", {**described, **given}, seed=0))

    @classmethod
    def new(cls, mode: str = "standard", **options: Any) -> Table:
        """A new game, before chance's first answer."""
        table = cls.__new__(cls)
        table._sit(kumite.match("megafighter", seed=0, mode=mode, options=options))
        return table

    @classmethod
    def of(cls, description: Side) -> Table:
        """Exactly this described position."""
        table = cls.__new__(cls)
        table._sit(kumite.setup("megafighter", description, seed=0))
        return table

    def _sit(self, match: Match) -> None:
        match.restart(Unscripted())
        self.match = match
        self.told: list[dict[str, Any]] = []  # everything that happened, as the judge hears it
        self._note()

    # Answering

    def p1(self, *answers: str) -> Table:
        return self._answer("P1", answers)

    def p2(self, *answers: str) -> Table:
        return self._answer("P2", answers)

    def does(self, *answers: str) -> Table:
        """The player whose turn it is."""
        return self._answer(self["turn"], answers)

    def chance(self, *answers: str | int) -> Table:
        return self._answer("chance", [str(answer) for answer in answers])

    def shuffle(self, key: int = 0) -> Table:
        """Chance answers a whole shuffle, each of its questions with this key (or what is left of it)."""
        assert self.question == "chance shuffle", f"no shuffle is asked for, but {self.question}"
        while self.question == "chance shuffle":
            self.chance(key % len(self._asked().options))
        return self

    def turns(self, n: int) -> Table:
        """n turns of nothing but Taunts, from their first question to the next turn's; nobody blocks or allocates."""
        last = self["turns"] + n
        for _ in range(30 * n):
            if self.question is None or self["turns"] >= last:
                return self
            self._answer(self.question.split()[0], [self._quiet()])
        raise AssertionError(f"{n} turns do not come to an end")

    def unhindered(self) -> Table:
        """Whoever could block or use a purple Ability now does not."""
        while self.question is not None and self.question.split(" ", 1)[1] in ("defend", "between actions"):
            self._answer(self.question.split()[0], [self._quiet()])
        return self

    def _quiet(self) -> str:
        for text in ("end", "taunt", "done", "pass", "no bonus", "decline"):
            if text in self.options:
                return text
        raise AssertionError(f"nothing quiet answers {self.question}: {self.options}")

    def _answer(self, seat: str, answers: Any) -> Table:
        for text in answers:
            asked = self.question
            assert asked is not None, f"{seat} answers {text!r}, but the match is over"
            assert asked.split()[0] == seat, f"{seat} answers {text!r}, but it is for {asked}"
            choice = read(self.match.position, text)
            assert choice is not None, f"{text!r} does not answer {asked}; there is {', '.join(self.options)}"
            if seat == "chance":
                self.match.push(choice)
            else:
                self.match.decide(choice)
            self._note()
        return self

    def _note(self) -> None:
        self.told += [self.match.game.told(event, self.match.seats, JUDGE) for event in self.match.position.events]

    # Looking

    @property
    def question(self) -> str | None:
        """Who is asked what: 'P1 act', 'chance shuffle', or None when it is over."""
        asking = self.match.position.asking
        if asking is None:
            return None
        return f"{'chance' if asking.who == CHANCE else self.match.seats[asking.who]} {asking.what}"

    def _asked(self) -> Question:
        asking = self.match.position.asking
        assert asking is not None, "nothing is asked"
        return asking

    @property
    def options(self) -> list[str]:
        """The notations of the open question."""
        return notations(self.match.position)

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

    def __getitem__(self, path: str) -> Any:
        """A value of the judge's view: 'P1.super', 'Frankfurterer.damage', 'combo', 'strike.hits' ..."""
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
