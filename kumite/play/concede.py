"""Giving up, as an answer that nobody is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kumite.core.position import CHANCE, QUIT, giving_up
from kumite.errors import BadOption, IllegalAnswer

if TYPE_CHECKING:
    from kumite.play.match import Match


def concession(match: Match, who: int, whole: bool = False) -> int:
    """The answer by which a seat gives up what is being played, or all games of a match: the others go on without it,
    or have won that; a refusal where there is nothing to give up."""
    g = match.position
    if who < 0:
        raise BadOption("only who plays can concede")
    if g.asking is None:
        raise IllegalAnswer("the match is over; there is nothing to concede")
    if g.is_out(who):
        raise IllegalAnswer(f"{match.seats[who]} is out of the fight already; the others go on")
    if not g.is_played():
        raise IllegalAnswer("no game has begun that could be conceded")
    if g.goes_on_without(who):
        return QUIT - who
    return giving_up(who, winners_without(match, who), whole and g.has_games())


def can_concede(match: Match, who: int) -> bool:
    """Whether there is something this seat could give up; nobody does before chance has answered."""
    g = match.position
    return g.asking is not None and g.asking.who != CHANCE and not g.is_out(who) and g.is_played()


def winners_without(match: Match, who: int) -> list[int]:
    """Those still in it, with their partners, but not one's own."""
    g, teams = match.position, match.game.teams(match.position)
    left = {teams[seat] for seat in range(len(teams)) if not g.is_out(seat)} - {teams[who]}
    return [seat for seat in range(len(teams)) if teams[seat] in left]
