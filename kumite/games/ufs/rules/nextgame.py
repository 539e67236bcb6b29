"""Between the games of a match (UFS-SETUP-05, UFS-SETUP-06)."""

from __future__ import annotations

from kumite.core.position import Asks, Outcome, Question, Step
from kumite.games.ufs.events import Revealed
from kumite.games.ufs.rules.setup import FirstPlayer
from kumite.games.universus.ears import relist
from kumite.games.universus.edition import Sequel
from kumite.games.universus.faces import card_of
from kumite.games.universus.position import Versus, rival_of
from kumite.games.universus.rules.nextgame import gather, tidy
from kumite.games.universus.rules.setup import GoFirst
from kumite.games.universus.secrecy import Secret
from kumite.games.universus.terms import CHARACTER, NOBODY


class NextGame(Sequel):
    """All cards are gathered, each player chooses a character once more, and the loser decides who goes first."""

    says = "The next game of the match"
    rules = ("UFS-SETUP-05", "UFS-SETUP-06", "UFS-RULING-07")

    def __init__(self, loser: int = NOBODY) -> None:
        self.loser = loser  # of the game before; NOBODY after a draw

    def after(self, over: Outcome) -> Step:
        return NextGame(rival_of(over.winners[0]) if len(over.winners) == 1 else NOBODY)

    def run(self, g: Versus) -> None:
        gather(g)
        decides = FirstPlayer() if self.loser == NOBODY else GoFirst(self.loser)
        g.then(PickAnew(0, ()), decides)


class PickAnew(Secret):
    """UFS-RULING-07: from the second game on, any character of the deck; both are shown at once (UFS-SETUP-02)."""

    says = "Choose the character you start with"
    rules = ("UFS-SETUP-01", "UFS-SETUP-02", "UFS-RULING-07")

    def __init__(self, who: int, picks: tuple[str, ...]) -> None:
        self.who = who
        self.picks = picks

    def names(self, g: Versus) -> list[str]:
        """The one of the last game first, then those in the deck by name."""
        return characters_of(g, self.who)

    def ask(self, g: Versus) -> Question:
        return Question(self.who, "character", tuple(range(len(self.names(g)))))

    def act(self, g: Versus, at: int) -> None:
        g.edits += 1
        picks = (*self.picks, self.names(g)[at])
        if self.who == 0:
            g.then(PickAnew(1, picks))
            return
        for who in (0, 1):
            begin_with(g, who, picks[who])

    def write(self, g: Versus, option: int) -> str:
        return self.names(g)[option]

    def imagined(self, g: Versus, seat: int, key: int) -> Asks:
        if seat == 0 or not self.picks:
            return self
        names = characters_of(g, 0)
        return PickAnew(self.who, (names[key % len(names)],))


def characters_of(g: Versus, who: int) -> list[str]:
    held = {card_of(g, h).name for h in g.deck[who] if card_of(g, h).front.type == CHARACTER}
    lead = card_of(g, g.character[who]).name
    return [lead, *sorted(held - {lead})]


def begin_with(g: Versus, who: int, name: str) -> None:
    """The chosen character changes places with the other one."""
    lead = g.character[who]
    if card_of(g, lead).name != name:
        other = next(h for h in g.deck[who] if card_of(g, h).name == name)
        g.kind[lead], g.kind[other] = g.kind[other], g.kind[lead]
        tidy(g, g.deck[who])
        relist(g, lead)
    g.events.append(Revealed(who, name))
