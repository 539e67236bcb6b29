"""What can be typed at a far table besides an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kumite.cli import explain, far, pilot
from kumite.cli.commands import LOOKING, Leaving, Onlooker, list_words, with_passing, wondered
from kumite.cli.paper import BOLD
from kumite.errors import Refusal

if TYPE_CHECKING:
    from kumite.cli.visit import Visit

HELP = (
    ("a number", "the option with that number"),
    ("its name", "the option, or the beginning of one: {begin}"),
    ("a; b; c", "several answers in a row"),
    ("Enter", "show the question again"),
    ("?", "the rules behind the question"),
    ("why not ...", "why something is not among the options: {why}"),
    ("rule ...", "a rule by its id, or by words: {rule}"),
    ("board", "the table"),
    ("hand", "your cards"),
    ("piles", "the cards of the discard piles, and what is removed from the game"),
    ("{look} ...", "everything {thing}: {about}"),
    ("log", "what happened since you came; 'log all' shows all of it"),
    ("who", "who sits where, and who is here"),
    ("clock", "how much time is left"),
    ("undo", "take your last step back; the others may have to agree"),
    ("agree", "to somebody's undo; or 'decline'"),
    ("concede", "give up the game, or the match if it is a single one; 'concede match' gives up all its games"),
    ("takeover ...", "let a bot play for somebody who is gone: 'takeover P2 greedy'"),
    ("back", "play on instead of that bot"),
    ("rematch", "when it is over: once more, with the seats moved on"),
    ("quit", "leave; the match stays"),
)
BOT = "greedy"


def help_(visit: Visit, _: str) -> None:
    list_words(visit.paper, visit.drawing.game.id, with_passing(visit.drawing.game, HELP))


def rules(visit: Visit, _: str) -> None:
    view = visit.view()
    about = view["question"] if visit.asked else view.get("outcome")
    if not isinstance(about, dict):
        visit.paper.line(far.waiting_for(visit))
        return
    visit.paper.say(str(about.get("prompt") or about.get("reason")), BOLD)
    visit.paper.lines(explain.rules(visit.paper, far.known_rules(about.get("rules") or ())))


def why(visit: Visit, rest: str) -> None:
    visit.send("why", text=wondered(rest, visit.refused)[:400])


def who(visit: Visit, _: str) -> None:
    visit.paper.lines(far.people(visit))


def clock(visit: Visit, _: str) -> None:
    far.show_clock(visit)


def takeover(visit: Visit, rest: str) -> None:
    seat, _, bot = rest.partition(" ")
    if not seat:
        raise Refusal("say for whom, and which bot: 'takeover P2 greedy'")
    visit.send("takeover", seat=seat.upper(), bot=bot or BOT)


def concede(visit: Visit, rest: str) -> None:
    """One game of several, or the match; it is asked once more whether somebody means it."""
    if visit.you is None:
        raise Refusal("you only watch")
    wanted = rest.lower().removeprefix("the ")
    if wanted not in ("", "game", "match"):
        raise Refusal("say 'concede', or 'concede match' for all games of a match")
    game = wanted != "match" and visit.has_games
    visit.doubtful = {"kind": "concede", **({"game": True} if game else {})}
    what = "Concede the game? The match goes on, unless this game decides it." if game else "Give the match up?"
    visit.paper.line(f"{what} Type 'yes' if you mean it.", BOLD)


def until(visit: Visit, rest: str) -> None:
    """Pass by itself, or no more."""
    if visit.you is None:
        raise Refusal("you only watch")
    visit.pilot.order(visit.paper, visit.drawing, visit.view(), rest)


def rematch(visit: Visit, _: str) -> None:
    """For players a wish; whoever watches just follows."""
    if visit.you is not None:
        visit.send("rematch")
    elif visit.status == "over":
        visit.again = True
        visit.paper.line("You will watch the next match if there is one.")
    else:
        raise Refusal("a rematch is for when the match is over")


def leave(_visit: Visit, _: str) -> None:
    raise Leaving


def simply(kind: str) -> Callable[[Visit, str], None]:
    """A command that needs no more words."""
    return lambda visit, _: visit.send(kind)


def looking(look: Callable[[Onlooker, str], bool]) -> Callable[[Visit, str], None]:
    """A command that only shows something."""

    def shown(visit: Visit, rest: str) -> None:
        look(visit, rest)

    return shown


ASIDES: dict[str, Callable[[Visit, str], None]] = {
    **{word: looking(look) for word, look in LOOKING.items()},
    **{word: simply(word) for word in ("undo", "agree", "decline", "back")},
    "?": rules,
    "why": why,
    "who": who,
    "clock": clock,
    "takeover": takeover,
    "concede": concede,
    pilot.COMMAND: until,
    "rematch": rematch,
    "help": help_,
    "quit": leave,
    "exit": leave,
}
