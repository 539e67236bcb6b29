"""What scripts/balance.py measures, game by game: who meets whom, at which table, and what counts as fair."""

from typing import Any, NamedTuple

from kumite.games.sftmg.cards.roster import STANDARD
from kumite.games.ufs import modes as ufs_modes  # noqa: F401  (it fills the shelf)
from kumite.games.ufs.shelf import SHELF
from kumite.games.universus import modes  # noqa: F401  (it fills the catalogue)
from kumite.games.universus.decks import deck_names

Range = tuple[float, float]


class Contest(NamedTuple):
    """A game's part in it: everything in which one game differs from the next."""

    game: str
    noun: str  # what they are
    names: tuple[str, ...]
    seats: tuple[str, str]  # the options of the table that say who plays with what
    options: dict[str, Any]  # the others
    table: str  # the same in words
    lot: tuple[str, str]  # what chance decides: its name in the judge's view, and a heading
    turns: str  # the judge's view counts them here, over the whole match
    fair: Range  # the win rate over all opponents
    pair: Range  # ... and against any one of them
    length: Range  # turns of a round, on the average

    def jobs(self, games: int, bot: str) -> list["Job"]:
        """At least so many matches of each pair: every seed twice, the two changing seats."""
        pairs = [(one, other) for at, one in enumerate(self.names) for other in self.names[at + 1 :]]
        seeds = range((games + 1) // 2)
        return [Job(self.game, bot, seed, *seated) for seed in seeds for pair in pairs for seated in (pair, pair[::-1])]


class Job(NamedTuple):
    """A match to be played: which game, by which bot, and with what they sit down."""

    game: str
    bot: str
    seed: int
    first: str
    second: str


SFTMG = Contest(
    game="sftmg",
    noun="Character",
    names=STANDARD,
    seats=("fighter1", "fighter2"),
    options={"stage": "random"},
    table="stage by lot",
    lot=("stage", "stage"),
    turns="total",
    fair=(0.40, 0.60),
    pair=(0.30, 0.70),
    length=(8, 20),
)

UNIVERSUS = Contest(
    game="universus",
    noun="deck",
    names=deck_names(),
    seats=("p1_deck", "p2_deck"),
    options={},
    table="single games, chance says who may choose to go first",
    lot=("first", "goes first"),
    turns="turns",
    fair=(0.40, 0.60),
    pair=(0.35, 0.65),
    length=(5, 20),
)

UFS = UNIVERSUS._replace(
    game="ufs",
    names=tuple(SHELF.decks),
    table="single games, chance says who goes first",
    pair=(0.40, 0.60),
)

CONTESTS = {contest.game: contest for contest in (SFTMG, UNIVERSUS, UFS)}
