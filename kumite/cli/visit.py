"""The conversation at a far table: what happens there, what we are asked, and what is typed meanwhile."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from queue import Empty, SimpleQueue
from time import monotonic
from typing import TYPE_CHECKING, Any

from kumite.cli import explain, far
from kumite.cli.asides import ASIDES
from kumite.cli.commands import Leaving
from kumite.cli.explain import full
from kumite.cli.keyboard import Keyboard, Scroll
from kumite.cli.menu import Menu
from kumite.cli.paper import BOLD, DIM, GREEN, RED
from kumite.cli.pilot import WAIT, Pilot, spoken
from kumite.cli.scene import Scene
from kumite.errors import Refusal, brief

if TYPE_CHECKING:
    from kumite.client import Place, Session

Message = dict[str, Any]
LONGEST_NAME = 24


class Visit:
    """Between one table after the other, and whoever sits at the keyboard."""

    def __init__(self, place: Place, cookie: str | None, name: str, paper: Scroll, plain: bool = False) -> None:
        self.place, self.cookie, self.name = place, cookie, name[:LONGEST_NAME]
        self.paper, self.plain = paper, plain
        self.inbox: SimpleQueue[tuple[Place | None, Any]] = SimpleQueue()
        self.lines: deque[str] = deque()  # typed, and not yet carried out
        self.ahead: deque[str] = deque()  # answers typed in one line with others
        self.nobody_types = False
        self.sit_at(place)
        Keyboard(lambda line: self.inbox.put((None, line)))

    def sit_at(self, place: Place) -> None:
        """Go to a table; everything about the one before is forgotten."""
        from kumite.client import Session

        self.place = place
        self.session: Session = Session.open(place, self.cookie, lambda message: self.inbox.put((place, message)))
        self.update = far.washed(self.session.update)
        self.drawing = far.drawing_of(self.update["view"], self.plain)
        self.scene = Scene(self.paper, self.drawing)
        self.connected = True
        self.seen_at = monotonic()  # when the last update came
        self.last: Message | None = None  # the last update that was told
        self.events: list[tuple[str, tuple[str, ...]]] = []
        self.told_until = -1  # the line where the last news ended
        self.here: dict[str, bool] | None = None
        self.under_way: dict[str, Message] = {}  # what we said and have no reply to
        self.pilot = Pilot()  # what is passed for us
        self.answered: int | None = None  # the question we have answered
        self.shown: int | None = None  # the question that was put before us
        self.asked_for_consent = False
        self.doubtful: dict[str, Any] = {}  # a command that waits for a yes
        self.refused = ""  # what was not possible just now
        self.near: list[str] = []  # what could have been meant by it
        self.again = self.ended = False  # whether we want a rematch, whether the outcome was told
        far.welcome(self)

    @property
    def you(self) -> str | None:
        return self.session.you

    @property
    def has_games(self) -> bool:
        """Whether the match is one of several games, so that one of them can be conceded."""
        return bool(self.update["table"].get("games"))

    @property
    def name_here(self) -> str:
        """Who we are, for a prompt or a heading."""
        return self.you or "spectator"

    @property
    def status(self) -> str:
        return str(self.update["table"]["status"])

    @property
    def asked(self) -> bool:
        """Whether there is a question for us that we have not answered."""
        q = self.update["q"]
        return q is not None and q != self.answered and self.status == "playing"

    @property
    def choosing(self) -> bool:
        """Whether there is anything to choose, too: what is forced the server does for us."""
        return self.asked and len(self.update["view"]["question"]["options"]) > 1

    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.update["view"]
        return view

    def told(self) -> list[tuple[str, tuple[str, ...]]]:
        return self.events

    # The loop

    def run(self) -> None:
        """Until somebody leaves."""
        try:
            self.sit_down()
            while True:
                if self.inbox.empty():
                    self.look_up()
                try:
                    self.take(*self.inbox.get(timeout=WAIT if self.passing else None))
                except Empty:
                    self.pass_for_us()
        except Leaving:
            self.goodbye()
        finally:
            self.session.close()

    def take(self, place: Place | None, what: Any) -> None:
        """A typed line, or a message of the table we are at."""
        if place is None:
            if what is None:
                self.nobody_types = True
            else:
                self.lines.append(" ".join(what.split()))
                self.paper.prompted = False
            if what is None and self.paper.heard_by_itself:
                self.paper.end_prompt()
                raise Leaving
        elif place is self.place:
            HEARD.get(what["type"], Visit.ignore)(self, far.washed(what))

    def look_up(self) -> None:
        """Everything that has come is read: now what is there to be done?"""
        if self.move_on():
            return
        if self.status == "over" and not self.ended:
            self.ended = True
            far.ending(self)
        if self.asked and not self.passing and self.shown != self.update["q"]:
            self.shown = self.update["q"]
            self.put_question()
        while self.inbox.empty() and self.next_line():
            pass
        if not self.inbox.empty():
            return
        out_of_words = self.nobody_types and not (self.lines or self.ahead or self.under_way)
        if out_of_words and ((self.choosing and not self.passing) or (self.status == "over" and not self.again)):
            raise Leaving
        if not (self.under_way and self.connected):
            self.paper.prompt(self.prompt())

    @property
    def passing(self) -> str | None:
        """The answer that is given by itself, if nothing comes between."""
        ready = self.choosing and self.connected and not self.doubtful and self.shown != self.update["q"]
        return self.pilot.passes(self.drawing, self.view()) if ready else None

    def pass_for_us(self) -> None:
        if (option := self.passing) is not None:
            self.paper.line()
            self.pilot.tell(self.paper)
            self.answered = self.update["q"]
            self.send("answer", q=self.answered, option=option)

    def move_on(self) -> bool:
        """To the next table, if everybody wants a rematch."""
        rematch = self.update["table"].get("rematch") or {}
        wanted = self.again or any(said["type"] == "rematch" for said in self.under_way.values())
        if not wanted or not isinstance(rematch.get("table"), str):
            return False
        place = self.place.next(rematch["table"])
        self.session.close()
        self.paper.line()
        self.paper.line("On to the next table.", BOLD)
        self.sit_at(place)
        self.sit_down()
        return True

    def sit_down(self) -> None:
        """Take the seat that is ours, if nobody has yet."""
        free = [chair["seat"] for chair in self.update["table"]["seats"] if not chair.get("taken")]
        if self.you in free:
            self.send("sit", name=self.name)

    # What the table says

    def ignore(self, message: Message) -> None:
        """Nothing to be shown."""

    def see(self, update: Message) -> None:
        self.update, self.seen_at = update, monotonic()
        news, self.last = far.news(update, self.last), update
        if news and self.paper.count != self.told_until:
            self.paper.line()
        for event in news:
            self.events.append((event["text"], tuple(map(str, event.get("rules") or ()))))
            self.paper.say(f"* {event['text']}", hang=2)
        self.told_until = self.paper.count
        self.pilot.look(self.paper, self.view(), [str(event.get("what")) for event in news])
        wish = update["table"].get("undo")
        if wish and not self.asked_for_consent and self.you and self.you not in wish.get("agreed", ()):
            self.paper.say("Type 'agree' or 'decline'.", BOLD)
        self.asked_for_consent = bool(wish)

    def put_question(self) -> None:
        view = self.view()
        if self.choosing:
            self.scene.show(self.name_here, view, self.pilot)
            far.show_clock(self, only_running=True)
        else:
            question = view["question"]
            self.paper.say(f"({full(question['prompt'])} You can only answer '{question['options'][0]}'.)", DIM)

    def ok(self, reply: Message) -> None:
        said = self.under_way.pop(reply["id"], None)
        if said is not None and said["type"] == "rematch":
            self.again = True
            self.paper.line("The next table is set when everybody has said so.")

    def no(self, reply: Message) -> None:
        """It was refused: the question is open again, and what was typed ahead is void."""
        said = self.under_way.pop(str(reply.get("id")), None)
        refusal = Refusal(reply["reason"], tuple(reply.get("rules", ())))
        self.ahead.clear()
        if said is not None and said["type"] == "sit":
            raise refusal  # our link is worth nothing here
        if said is not None and said["type"] == "answer":
            self.refused = str(said["option"])
            self.answered = None if said["q"] == self.answered else self.answered
        self.paper.say(explain.sentence(refusal), RED)

    def because(self, reply: Message) -> None:
        self.under_way.pop(reply["id"], None)
        self.ahead.clear()
        explain.because(self.paper, reply["reason"], far.known_rules(reply.get("rules", ())))
        if self.near:
            self.paper.say(f"Did you mean {' or '.join(map(repr, self.near))}?", BOLD)
        self.near = []

    def meet(self, people: Message) -> None:
        """Who came and who went."""
        before, self.here = self.here, dict(people["here"])
        for seat, is_here in self.here.items():
            if before is not None and seat in before and before[seat] != is_here and seat != self.you:
                self.paper.line(f"({seat} is {'here' if is_here else 'away'}.)", DIM)

    def trouble(self, message: Message) -> None:
        self.paper.say(explain.capital(message["reason"]), RED)

    def lost(self, message: Message) -> None:
        if self.connected:
            self.connected, self.here = False, None
            self.paper.line("connection lost; trying again ...", RED)

    def found(self, message: Message) -> None:
        if not self.connected:
            self.connected = True
            self.paper.line("connected again", GREEN)

    def over(self, message: Message) -> None:
        raise self.session.end or Leaving

    # What is typed

    def next_line(self) -> bool:
        """Carry out what was typed, one after the other; says whether there may be more."""
        if self.ahead and self.choosing and not self.passing:
            typed = self.ahead.popleft().strip()
            self.paper.heard(self.prompt(), typed, ahead=True)
            self.do(typed)
            return True
        if not self.lines or self.must_wait(self.lines[0]):
            return False
        first = self.lines.popleft()
        self.paper.heard(self.prompt(), first)
        first, *rest = first.split(";")
        self.ahead = deque(rest)
        self.do(first.strip())
        return True

    def must_wait(self, typed: str) -> bool:
        """A script does not know when it will be asked, so its answers are kept until then."""
        if self.paper.heard_by_itself:
            return False
        if self.under_way:
            return True
        ready = (
            (self.choosing and not self.passing) or bool(self.doubtful) or (self.status == "over" and not self.again)
        )
        return not ready and aside(typed) is None

    def do(self, typed: str) -> None:
        """Answer, or carry a command out."""
        try:
            if self.doubtful:
                self.decide(typed)
                return
            typed, menu = spoken(typed), Menu(self.drawing, self.view()) if self.asked else None
            if not typed:
                self.again_please()
            elif (found := aside(typed)) is not None and not (menu and menu.has(typed)):
                found(self, typed.partition(" ")[2].strip())
            elif menu is None:
                self.refuse_answer(typed)
            else:
                self.answer(menu, typed)
        except Refusal as refusal:
            self.ahead.clear()
            self.paper.say(explain.sentence(refusal), RED)

    def again_please(self) -> None:
        """Enter shows what there is to be decided, and nothing more is passed."""
        self.pilot.end(self.paper)
        if self.asked:
            self.put_question()
        else:
            self.paper.line(far.waiting_for(self))

    def refuse_answer(self, typed: str) -> None:
        raise Refusal(f"{far.waiting_for(self)} {brief(typed)} is no command; 'help' lists them")

    def answer(self, menu: Menu, typed: str) -> None:
        option = menu.meant(typed)
        if option is None:
            self.refused = typed
            self.near = menu.near(typed)
            self.send("why", text=typed[:400])
            return
        self.answered = self.update["q"]
        self.send("answer", q=self.answered, option=option)

    def decide(self, typed: str) -> None:
        """Somebody was asked whether they mean it."""
        command, self.doubtful = self.doubtful, {}
        if typed.lower() in ("yes", "y", command["kind"]):
            self.send(**command)
        else:
            self.paper.line("You play on.")

    def send(self, kind: str, **fields: object) -> None:
        command = {"type": kind, **fields}
        self.under_way[self.session.tell(command)] = command

    def prompt(self) -> str:
        if self.doubtful:
            return "yes or no> "
        if self.status == "over":
            return "over> "
        return f"{self.name_here}> " if self.asked or self.you is None else f"{self.you}, waiting> "

    def goodbye(self) -> None:
        """How to go on."""
        if self.status == "over":
            self.paper.line("Good fight.")
        else:
            self.paper.line("The match stays. Come back with" if self.you else "Watch again with")
            self.paper.line(f"  kumite join '{self.place.link}'")


def aside(typed: str) -> Callable[[Visit, str], None] | None:
    """The command that this is, if it is one."""
    return ASIDES["?"] if typed.startswith("?") else ASIDES.get(typed.partition(" ")[0].lower())


HEARD: dict[str, Callable[[Visit, Message], None]] = {
    "update": Visit.see,
    "ok": Visit.ok,
    "refused": Visit.no,
    "because": Visit.because,
    "people": Visit.meet,
    "trouble": Visit.trouble,
    "bye": Visit.trouble,
    "lost": Visit.lost,
    "found": Visit.found,
    "ended": Visit.over,
}
