"""What can be typed besides an answer.  Each command says whether the question is another one afterwards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from kumite.cli import explain, files, pilot
from kumite.cli.drawing import Drawing
from kumite.cli.paper import BOLD, GREEN, Paper
from kumite.cli.samples import sampled
from kumite.errors import Refusal
from kumite.play.concede import concession

if TYPE_CHECKING:
    from kumite.cli.talk import Talk
    from kumite.core.game import Game
    from kumite.play.match import Match

LOG_LINES = 20

HELP = (
    ("a number", "the option with that number"),
    ("its name", "the option, or the beginning of one: {begin}"),
    ("a; b; c", "several answers in a row: {row}"),
    ("Enter", "show the question again"),
    ("?", "the rules behind the question, and what is still to come"),
    ("why not ...", "why something is not among the options: {why}"),
    ("rule ...", "a rule by its id, or by words: {rule}"),
    ("board", "the table"),
    ("hand", "your cards"),
    ("piles", "the cards of the discard piles, and what is removed from the game"),
    ("{look} ...", "everything {thing}: {about}"),
    ("log", "what happened; 'log all' from the beginning"),
    ("undo", "take your last decision back"),
    ("concede", "give up the game, or the match if it is a single one; 'concede match' gives up all its games"),
    ("save FILE", "keep the match in a file"),
    ("record", "the match as text, when it is over"),
    ("quit", "leave; the match can be resumed"),
)


class Leaving(Exception):
    """Somebody wants to go."""


class Onlooker(Protocol):
    """Whoever has a view before them: at this keyboard's own table, or at one far away."""

    drawing: Drawing

    @property
    def paper(self) -> Paper:
        """What they read."""

    def view(self) -> dict[str, Any]:
        """What they may see."""

    def told(self) -> list[tuple[str, tuple[str, ...]]]:
        """What happened, with its rules, as they may know it."""


def list_words(paper: Paper, game: str, words: tuple[tuple[str, str], ...]) -> None:
    """What can be typed, and what it does."""
    for word, meaning in words:
        paper.say(f"  {sampled(game, word):<12}  {sampled(game, meaning)}", hang=16)


def with_passing(game: Game, words: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """What can be typed, and in a game where one may pass by itself that, too."""
    return (*words[:3], *pilot.HELP, *words[3:]) if game.waits else words


def help_(talk: Talk, _: str) -> bool:
    list_words(talk.paper, talk.drawing.game.id, with_passing(talk.drawing.game, HELP))
    return False


def rules(talk: Talk, _: str) -> bool:
    match = talk.match
    question = match.question
    if question is None:
        talk.paper.lines(explain.rules(talk.paper, match.outcome.rules if match.outcome else ()))
        return False
    talk.paper.say(question.prompt, BOLD)
    talk.paper.lines(explain.rules(talk.paper, question.rules))
    talk.paper.line("What comes next, the nearest first:", BOLD)
    for step in match.explain():
        talk.paper.say(f"  {step}", hang=4)
    return False


def why(talk: Talk, rest: str) -> bool:
    found = talk.match.why_not(wondered(rest, talk.refused))
    explain.because(talk.paper, found.reason, found.rules)
    return False


def wondered(rest: str, refused: str) -> str:
    """What somebody asks about who types 'why not ...', or only 'why' after something was refused."""
    word, _, text = rest.partition(" ")
    text = (text if word.lower() == "not" else rest) or refused
    if not text:
        raise Refusal("say what you would like to do, after 'why not'")
    return text


def rule(who: Onlooker, rest: str) -> bool:
    who.paper.lines(explain.look_up(who.paper, rest, who.drawing.game.id))
    return False


def board(who: Onlooker, _: str) -> bool:
    who.paper.lines(who.drawing.board(who.view()))
    return False


def hand(who: Onlooker, _: str) -> bool:
    who.paper.lines(who.drawing.hand(who.view()) or ["You hold no cards."])
    return False


def piles(who: Onlooker, _: str) -> bool:
    for line in who.drawing.piles(who.view()):
        who.paper.say(line, hang=4)
    return False


def fighter(who: Onlooker, rest: str) -> bool:
    if not rest:
        raise Refusal(sampled(who.drawing.game.id, "say whom: {about}"))
    who.paper.lines(who.drawing.about(who.view(), rest))
    return False


def log(who: Onlooker, rest: str) -> bool:
    told = who.told()
    shown = told if rest.lower() == "all" else told[-LOG_LINES:]
    if len(shown) < len(told):
        who.paper.line(f"({len(told) - len(shown)} lines before these: 'log all')")
    for text, ids in shown:
        cited = f"  [{', '.join(ids)}]" if ids else ""
        who.paper.say(f"* {text}{cited}", hang=2)
    return False


def until(talk: Talk, rest: str) -> bool:
    """Pass by itself, or no more; the question may be the first to go by."""
    talk.pilots[talk.watching].order(talk.paper, talk.drawing, talk.view(), rest)
    talk.heard_until[talk.watching] = len(talk.table.happened)
    return talk.pilots[talk.watching].on


def undo(talk: Talk, _: str) -> bool:
    asked = talk.watching
    last = talk.table.take_back()
    for each in talk.pilots:
        each.end(talk.paper)
    talk.keep()
    mine = last.seat == asked or not talk.table.hot_seat
    whose = f"'{last.notation}'" if mine else f"the last answer of {talk.match.seats[last.seat]}"
    talk.paper.say(f"Taken back: {whose}, and what came of it.", GREEN)
    return True


def concede(talk: Talk, rest: str) -> bool:
    """Whoever is at the keyboard gives up; it is asked once more whether they mean it."""
    match, seat, whole = talk.match, talk.watching, rest.lower() in ("match", "the match")
    if not whole and rest.lower() not in ("", "game", "the game"):
        raise Refusal("say 'concede', or 'concede match' for all games of a match")
    concession(match, seat)  # refuses where there is nothing to give up
    if not talk.sure(given_up(match, seat, whole)):
        talk.paper.line("Nothing is given up.")
        return False
    talk.table.concede(seat, whole)
    talk.keep()
    return True


def given_up(match: Match, seat: int, whole: bool) -> str:
    """What somebody is about to concede, as a question."""
    if match.position.goes_on_without(seat):
        return "Leave the fight? The others go on without you."
    if match.position.has_games() and not whole:
        return "Concede the game? The match goes on, unless this game decides it."
    return "Concede the match?"


def save(talk: Talk, rest: str) -> bool:
    if not rest:
        raise Refusal("say where: 'save my-match.kumite'")
    path = Path(rest).expanduser()
    if path.exists() and path != talk.table.file:
        raise Refusal(f"{path} exists already and stays as it is; choose another name")
    files.write(path, talk.table.text())
    talk.table.file = path
    again = ", and from now on after every answer" if talk.match.outcome is None else ""
    talk.paper.say(f"Saved in {path}{again}.", GREEN)
    return False


def record(talk: Talk, _: str) -> bool:
    if talk.match.outcome is None:
        raise Refusal(
            "the record holds the order of the deck and every hand, so it opens when the match is over; "
            "'log' tells what you may know, 'save FILE' keeps the match"
        )
    talk.paper.lines(talk.match.record().splitlines())
    return False


def quit_(talk: Talk, _: str) -> bool:
    if talk.match.outcome is None and talk.table.file is None and not talk.warned:
        talk.warned = True
        raise Refusal("this match is in no file yet: 'save FILE' keeps it, 'quit' once more forgets it")
    raise Leaving


OTHERWISE = {"resign": "concede", "give up": "concede", "surrender": "concede"}  # also typed
LOOKING: dict[str, Callable[[Onlooker, str], bool]] = {
    "rule": rule,
    "rules": rule,
    "board": board,
    "hand": hand,
    "piles": piles,
    "discards": piles,
    "fighter": fighter,
    "card": fighter,
    "log": log,
}
COMMANDS: dict[str, Callable[[Talk, str], bool]] = {
    **LOOKING,
    "?": rules,
    "why": why,
    pilot.COMMAND: until,
    "undo": undo,
    "concede": concede,
    "save": save,
    "record": record,
    "help": help_,
    "quit": quit_,
    "exit": quit_,
}
