"""What can be typed besides an answer.  Each command says whether the question is another one afterwards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from kumite.cli import explain, files
from kumite.cli.paper import BOLD, GREEN
from kumite.errors import Refusal

if TYPE_CHECKING:
    from kumite.cli.talk import Talk

LOG_LINES = 20

HELP = (
    ("a number", "the option with that number"),
    ("its name", "the option, or the beginning of one: 'taunt', 'start we'"),
    ("a; b; c", "several answers in a row: 'start weeny; b/y; y/r'"),
    ("Enter", "show the question again"),
    ("?", "the rules behind the question, and what is still to come"),
    ("why not ...", "why something is not among the options: 'why not draw'"),
    ("rule ...", "a rule by its id, or by words: 'rule MEGA-KO-02', 'rule block'"),
    ("board", "the table"),
    ("hand", "your cards"),
    ("fighter ...", "everything on a Fighter board: 'fighter frank'"),
    ("log", "what happened; 'log all' from the beginning"),
    ("undo", "take your last decision back"),
    ("save FILE", "keep the match in a file"),
    ("record", "the match as text, when it is over"),
    ("quit", "leave; the match can be resumed"),
)


class Leaving(Exception):
    """Somebody wants to go."""


def help_(talk: Talk, _: str) -> bool:
    for word, meaning in HELP:
        talk.paper.say(f"  {word:<12}  {meaning}", hang=16)
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
    word, _, text = rest.partition(" ")
    text = (text if word.lower() == "not" else rest) or talk.refused
    if not text:
        raise Refusal("say what you would like to do: 'why not draw', 'why not swap'")
    found = talk.match.why_not(text)
    talk.paper.say(f"{explain.capital(found.reason)}.", BOLD)
    talk.paper.lines(explain.rules(talk.paper, found.rules))
    return False


def rule(talk: Talk, rest: str) -> bool:
    talk.paper.lines(explain.look_up(talk.paper, rest, talk.match.game.id))
    return False


def board(talk: Talk, _: str) -> bool:
    talk.paper.lines(talk.drawing.board(talk.view()))
    return False


def hand(talk: Talk, _: str) -> bool:
    talk.paper.lines(talk.drawing.hand(talk.view()) or ["You hold no cards."])
    return False


def fighter(talk: Talk, rest: str) -> bool:
    if not rest:
        raise Refusal("say whom: 'fighter frank'")
    talk.paper.lines(talk.drawing.about(talk.view(), rest))
    return False


def log(talk: Talk, rest: str) -> bool:
    told = talk.table.lines(talk.watching)
    shown = told if rest.lower() == "all" else told[-LOG_LINES:]
    if len(shown) < len(told):
        talk.paper.line(f"({len(told) - len(shown)} lines before these: 'log all')")
    for text, ids in shown:
        talk.paper.say(f"* {text}  [{', '.join(ids)}]", hang=2)
    return False


def undo(talk: Talk, _: str) -> bool:
    asked = talk.watching
    last = talk.table.take_back()
    talk.keep()
    mine = last.seat == asked or not talk.table.hot_seat
    whose = f"'{last.notation}'" if mine else f"the last answer of {talk.match.seats[last.seat]}"
    talk.paper.say(f"Taken back: {whose}, and what came of it.", GREEN)
    return True


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


COMMANDS: dict[str, Callable[[Talk, str], bool]] = {
    "?": rules,
    "why": why,
    "rule": rule,
    "rules": rule,
    "board": board,
    "hand": hand,
    "fighter": fighter,
    "log": log,
    "undo": undo,
    "save": save,
    "record": record,
    "help": help_,
    "quit": quit_,
    "exit": quit_,
}
