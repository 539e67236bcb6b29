"""What a bot is given to decide with, and nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kumite.core.drive import play_on
from kumite.core.game import Game, the_question
from kumite.core.position import CHANCE, Position
from kumite.errors import BadOption
from kumite.play.match import Match

BLUR: Final = 0  # the key of the guess that stands in for the truth


class Sight:
    """The seat that is asked, its open question, what it sees, and positions it may imagine.

    The true position is not in here, however deep one digs: what is kept is a guess, a position this
    seat cannot tell from the real one, and every later guess is made from that.
    """

    __slots__ = ("_game", "_like", "options", "seat", "what")

    def __init__(self, game: Game, position: Position) -> None:
        asking = position.asking
        if asking is None or asking.who == CHANCE:
            raise BadOption("a bot can only answer a player's question, and none is open")
        self.seat = asking.who
        self.what = asking.what
        self.options: Sequence[int] = asking.options
        self._game = game
        self._like = game.guess(position, self.seat, BLUR)
        self._like.hush()  # nobody listens to what a bot imagines

    def notation(self, option: int) -> str:
        """The option as the table writes it."""
        return the_question(self._like)[1].write(self._like, option)

    def view(self) -> dict[str, Any]:
        """Everything the seat may know, as plain data."""
        return self._game.view(self._like, self.seat)

    def guess(self, key: int) -> Position:
        """A position the seat cannot tell from the real one: the same for the same key and the same knowledge."""
        return self._game.guess(self._like, self.seat, key)

    def appraise(self, g: Position, seat: int) -> float:
        """How good an imagined position looks for a seat."""
        return self._game.appraise(g, seat)

    def ahead(self, g: Position, seat: int) -> float:
        """The same from here on: what stands already as the seat is asked is no merit of an option."""
        return self._game.appraise(g, seat) - self._game.standing(self._like, seat)

    def play_on(self, g: Position, key: int, decisions: int) -> None:
        """Let everybody in an imagined position go on by what looks best to them."""
        play_on(g, self._game, key, decisions)


def sight_of(match: Match) -> Sight:
    """What the seat that is asked in this match may know."""
    return Sight(match.game, match.position)
