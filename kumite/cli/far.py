"""How a far table looks: who sits there, the clock, the outcome; and nothing a server sends can upset a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from kumite.cli import explain
from kumite.cli.drawing import Drawing, View
from kumite.cli.paper import BOLD, DIM, GREEN, RED
from kumite.core.game import Game
from kumite.errors import Refusal, brief

if TYPE_CHECKING:
    from kumite.cli.visit import Visit

T = TypeVar("T")
GREETING = "Type a number to answer, 'help' for everything else you can type."
UNKNOWN_BOARD = "(The server shows a board that cannot be drawn here; it may have another version of the game.)"
FAIR = "The shuffles were fair: the revealed seed fits the commitment."
FOUL = "The revealed seed does not fit the commitment: the shuffles of this table cannot be trusted."


class FarDrawing(Drawing):
    """Draws views that come over a network: what cannot be drawn is left out."""

    def board(self, view: View) -> list[str]:
        return tried(lambda: Drawing.board(self, view), [UNKNOWN_BOARD]) or [UNKNOWN_BOARD]

    def intro(self, view: View) -> list[str]:
        return tried(lambda: Drawing.intro(self, view), [])

    def hand(self, view: View) -> list[str]:
        return tried(lambda: Drawing.hand(self, view), [])

    def heading(self, view: View, option: str) -> str:
        return tried(lambda: Drawing.heading(self, view, option), "")

    def hint(self, view: View, option: str) -> str:
        return tried(lambda: Drawing.hint(self, view, option), "")

    def about(self, view: View, name: str) -> list[str]:
        return tried(lambda: Drawing.about(self, view, name), [])


def tried(draw: Callable[[], T], otherwise: T) -> T:
    try:
        return draw()
    except Refusal:
        raise
    except (LookupError, TypeError, AttributeError, ValueError):
        return otherwise


def drawing_of(view: View, plain: bool) -> Drawing:
    """The letters of the game that is played there."""
    return FarDrawing(game_of(view), plain)


def game_of(view: View) -> Game:
    from kumite.games import GAMES

    name = view.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise Refusal(f"they play {brief(name)} there, which this Kumite does not know")
    return GAMES[name]


def washed(held: Any) -> Any:
    """The same without anything that a terminal would not just show."""
    if isinstance(held, str):
        return held if held.isprintable() else "".join([sign if sign.isprintable() else " " for sign in held])
    if isinstance(held, dict):
        return {washed(name): washed(value) for name, value in held.items()}
    if isinstance(held, list):
        return [washed(each) for each in held]
    return held


def known_rules(ids: Iterable[Any]) -> list[str]:
    """Those that our catalogue has; a server may know more."""
    from kumite.catalogue import say

    found = []
    for rule_id in ids:
        try:
            say(str(rule_id))
            found.append(str(rule_id))
        except Refusal:
            continue
    return found


# The first lines and the last


def welcome(visit: Visit) -> None:
    """How to get help, who sits where, that chance is bound, and the game in a few lines."""
    paper, view = visit.paper, visit.view()
    paper.line(GREETING, BOLD)
    role = f"You are {visit.you}." if visit.you else "You watch."
    mode = f", {view['mode']} rules" if isinstance(view.get("mode"), str) else ""
    paper.say(f"{visit.drawing.game.title}{mode}. {role}")
    paper.lines(people(visit))
    if visit.session.commitment and visit.status != "over":
        paper.line("Chance is bound to a secret seed. Its commitment, to be checked afterwards:")
        paper.line(f"  {washed(visit.session.commitment)}")
    if visit.you and not view.get("turns"):
        paper.line()
        for line in visit.drawing.intro(view):
            paper.say(line)
    if visit.status == "open":
        paper.line(waiting_for(visit))
    elif not visit.you:
        paper.line()
        paper.lines(visit.drawing.board(view))


def news(update: dict[str, Any], last: dict[str, Any] | None) -> list[dict[str, Any]]:
    """The events that were not told yet: whoever sits down is told with a seat's eyes what spectators just saw."""
    events: list[dict[str, Any]] = update["events"]
    if last is None or (last["view"].get("you") == update["view"].get("you") and last != update):
        return events
    told = [event["text"] for event in last["events"]]
    return [event for event in events if event["text"] not in told]


def ending(visit: Visit) -> None:
    """Who won, whether chance kept its word, and what can be done now."""
    outcome = visit.view().get("outcome")
    if isinstance(outcome, dict):
        ids = [str(each) for each in outcome.get("rules") or ()]
        winners = [str(each) for each in outcome.get("winners") or ()]
        explain.verdict(visit.paper, winners, str(outcome.get("reason")), ids, visit.you)
    check_seed(visit)
    visit.paper.say(f"The record is at {visit.place.address}/api/tables/{visit.place.table}/record")
    if visit.you:
        visit.paper.line("Type 'rematch' for another match, or 'quit'.")


def check_seed(visit: Visit) -> None:
    """Whether chance kept its word."""
    from kumite.client.words import fits

    seed, commitment = visit.update["table"].get("seed"), visit.session.commitment
    if isinstance(seed, str) and commitment is not None:
        fair = fits(seed, commitment)
        visit.paper.line(f"Seed:       {seed}")
        visit.paper.line(f"Commitment: {washed(commitment)}")
        visit.paper.say(FAIR if fair else FOUL, GREEN if fair else RED)


# Around the table


def people(visit: Visit) -> list[str]:
    """A line for each seat, and how many watch."""
    here = visit.session.people["here"]
    lines = [seat_line(chair, here, visit.you) for chair in visit.update["table"]["seats"]]
    watching = visit.session.people["watching"]
    return [*lines, f"  {watching} watching"] if watching else lines


def seat_line(chair: dict[str, Any], here: dict[str, bool], you: str | None) -> str:
    seat, name, bot = chair["seat"], chair.get("name"), chair.get("bot")
    if not chair.get("taken"):
        said = "free"
    elif bot:
        said = f"{bot}, a bot" if name in (bot, "", None) else f"{bot}, a bot, for {name}"
    else:
        said = str(name)
    if seat == you:
        said += " (you)"
    elif chair.get("taken") and not bot and here.get(seat) is False:
        said += " (away)"
    return f"  {seat}: {washed(said)}"


def waiting_for(visit: Visit) -> str:
    """Why nothing is to be decided here."""
    question = visit.view().get("question")
    if visit.status == "over":
        return "The match is over."
    if visit.status == "open":
        free = [chair["seat"] for chair in visit.update["table"]["seats"] if not chair.get("taken")]
        return f"The match begins when everybody sits; {' and '.join(free)} is still free."
    if visit.under_way:
        return "Your answer is on its way."
    seat = question.get("seat") if isinstance(question, dict) else None
    return f"{seat} is asked." if seat and seat != visit.you else "You are not asked."


def show_clock(visit: Visit, only_running: bool = False) -> None:
    """How much time everybody has."""
    clock = visit.update.get("clock")
    if not isinstance(clock, dict):
        if not only_running:
            visit.paper.line("There is no clock at this table.")
        return
    gone = monotonic() - visit.seen_at
    running = clock.get("running")
    if clock.get("kind") == "chess":
        left = {seat: ms / 1000 for seat, ms in clock["left_ms"].items()}
    else:
        left = {running: float(clock.get("seconds", 0))} if running else {}
    said = [f"{seat} {minutes(time - gone if seat == running else time)}" for seat, time in left.items()]
    visit.paper.line(f"Clock: {', '.join(said)}{f'; {running} thinks' if running else ''}.", DIM)


def minutes(seconds: float) -> str:
    whole = max(0, int(seconds))
    return f"{whole // 60}:{whole % 60:02}"
