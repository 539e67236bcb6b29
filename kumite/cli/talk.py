"""The conversation at the keyboard: what happened, the board, the question, and what is typed at it."""

from __future__ import annotations

from typing import Any

from kumite.cli import explain
from kumite.cli.commands import COMMANDS, OTHERWISE, Leaving
from kumite.cli.drawing import Drawing
from kumite.cli.explain import full
from kumite.cli.fold import folded
from kumite.cli.menu import Menu
from kumite.cli.paper import BOLD, DIM, RED, Paper, TheEnd
from kumite.cli.pilot import Pilot, spoken
from kumite.cli.scene import Scene
from kumite.cli.table import Table
from kumite.errors import Refusal

SLOW_BOTS = "search"
OVER = "the match is over; 'save FILE', 'record', 'log', 'board', 'undo' and 'quit' still work"


class Talk:
    """Between the table and whoever sits at the keyboard."""

    def __init__(self, table: Table, paper: Paper, plain: bool = False) -> None:
        self.table = table
        self.match = table.match
        self.paper = paper
        self.drawing = Drawing(table.match.game, plain)
        self.at_keyboard: int | None = None  # who looked at the screen last
        self.scene = Scene(paper, self.drawing)
        self.pilots = [Pilot() for _ in table.match.seats]  # what is passed for whom
        self.heard_until = [0] * len(self.pilots)  # what happened before that does not end it
        self.queue: list[str] = []  # answers typed ahead
        self.refused = ""  # what was not possible just now
        self.warned = False  # that nothing is kept

    def run(self) -> None:
        """Until somebody leaves."""
        try:
            while True:
                self.let_bots_answer()
                if self.match.question is None:
                    self.after_the_end()
                else:
                    self.turn(self.match.question.seat)
        except (TheEnd, Leaving):
            self.goodbye()

    def let_bots_answer(self) -> None:
        """Bots; and a person who has nothing to choose, unless that would tell another person something."""
        quiet = True
        while (question := self.match.question) is not None:
            if question.seat in self.table.bots:
                if quiet and self.table.bots[question.seat].startswith(SLOW_BOTS):
                    quiet = False  # once, and whatever it is asked: how often it must think is its secret
                    self.paper.line(f"({self.match.seats[question.seat]} is thinking.)", DIM)
                self.table.bot_answers()
            elif (option := self.passing(question.seat)) is not None:
                self.pass_for(question.seat, option)
            elif len(question.options) == 1 and not self.table.hot_seat:
                self.news(question.seat)
                only = str(question.options[0])
                self.paper.say(f"({full(question.prompt)} You can only answer '{only}', so that is done.)", DIM)
                self.table.answer(only)
            else:
                return
            self.keep()

    def passing(self, seat: int) -> str | None:
        """What is answered by itself, where somebody has asked for that and it is not over."""
        pilot = self.pilots[seat]
        if pilot.on:
            game, since = self.match.game, self.heard_until[seat]
            self.heard_until[seat] = len(self.table.happened)
            news = [game.told(event, self.match.seats, seat)["what"] for _, event in self.table.happened[since:]]
            pilot.look(self.paper, self.match.view(seat), news)
        return pilot.passes(self.drawing, self.match.view(seat)) if pilot.on else None

    def pass_for(self, seat: int, option: str) -> None:
        """What this seat may know is told first, unless another one may sit at the keyboard."""
        if not self.table.hot_seat:
            self.news(seat)
        self.pilots[seat].tell(self.paper)
        self.table.answer(option)

    # A question

    def turn(self, seat: int) -> None:
        """One question, until it is answered or taken back."""
        if seat != self.at_keyboard:
            self.queue = []
            self.hand_over(seat)
        self.news(seat)
        if not self.queue:
            self.show(seat)
        while not self.hear(seat):
            pass

    def hand_over(self, seat: int) -> None:
        """Hands stay secret: the last player's screen is pushed out of sight before the next one looks."""
        before, self.at_keyboard = self.at_keyboard, seat
        if not self.table.hot_seat:
            return
        if before is not None:
            self.paper.cover()
        name = self.match.seats[seat]
        self.scene.forget(name)
        self.paper.line(f"The keyboard is for {name} now.", BOLD)
        while word := self.paper.ask(f"{name}, press Enter when only you can see this. "):
            if word.lower() in ("quit", "exit"):
                raise Leaving
            self.paper.line("Only Enter goes on here, or 'quit'.")

    def news(self, seat: int) -> None:
        """What happened since this seat looked."""
        told = self.table.news(seat)
        if told:
            self.paper.line()
        for text in folded([text for text, _ in told]):
            self.paper.say(f"* {text}", hang=2)

    def show(self, seat: int) -> None:
        """The board if it changed, and the question with its options."""
        self.scene.show(self.match.seats[seat], self.match.view(seat), self.pilots[seat])

    def hear(self, seat: int) -> bool:
        """One typed line, or an answer typed ahead; says whether the question is another one now."""
        typed = self.typed(f"{self.match.seats[seat]}> ")
        try:
            return self.do(seat, " ".join(typed.split()))
        except Refusal as refusal:
            self.queue = []
            self.paper.say(explain.sentence(refusal), RED)
            return False

    def typed(self, prompt: str) -> str:
        """What was typed ahead, or else what is typed now."""
        if self.queue:
            typed, *self.queue = self.queue
            self.paper.line(f"{prompt}{typed.strip()}")
        else:
            typed, *self.queue = self.paper.ask(prompt).split(";")
        return typed

    def sure(self, question: str) -> bool:
        """Whether somebody means it."""
        self.paper.line(f"{question} Type 'yes' if you mean it.", BOLD)
        return self.typed("yes or no> ").strip().lower() in ("yes", "y")

    def do(self, seat: int, typed: str) -> bool:
        """Answer, or carry a command out."""
        if not typed:
            self.pilots[seat].end(self.paper)
            self.show(seat)
            return False
        typed = spoken(typed)
        menu = Menu(self.drawing, self.match.view(seat))
        if not menu.has(typed):
            typed = OTHERWISE.get(typed.lower(), typed)
        word, _, rest = typed.partition(" ")
        command = COMMANDS["?"] if typed.startswith("?") else COMMANDS.get(word.lower())
        if command is not None and not menu.has(typed):
            return command(self, rest.strip())
        option = menu.meant(typed) or self.match.described(typed)
        if option is None:
            self.refused = typed
            raise explain.not_possible(self.match.why_not(typed), menu.near(typed))
        self.table.answer(option)
        self.keep()
        return True

    # Looking

    @property
    def watching(self) -> int:
        """Whose eyes are on the screen."""
        question = self.match.question
        return question.seat if question else self.table.people[0]

    def view(self) -> dict[str, Any]:
        """What they may see."""
        return self.match.view(self.watching)

    def told(self) -> list[tuple[str, tuple[str, ...]]]:
        """What they may know of what happened."""
        return self.table.lines(self.watching)

    # The end

    def after_the_end(self) -> None:
        """What happened last, the outcome, the seed, and a prompt for what can still be done."""
        self.news(self.table.people[0])
        explain.ending(self.paper, self.table)
        while not self.hear_after_the_end():
            pass

    def hear_after_the_end(self) -> bool:
        typed = self.paper.ask("over> ")
        word, _, rest = typed.partition(" ")
        try:
            if word.lower() in COMMANDS:
                return COMMANDS[word.lower()](self, rest.strip())
            if typed:
                raise Refusal(OVER)
        except Refusal as refusal:
            self.paper.say(explain.sentence(refusal), RED)
        return False

    def goodbye(self) -> None:
        """How to go on."""
        if self.match.outcome is not None:
            self.paper.line("Good fight.")
        elif self.table.file is not None:
            self.paper.line("The match is kept. Go on with")
            self.paper.line(f"  kumite play --resume {explain.quoted(self.table.file)}")
        else:
            self.paper.line("This match was kept in no file.")

    def keep(self) -> None:
        """After every answer; a file that cannot be written is said once."""
        try:
            self.table.keep()
        except Refusal as refusal:
            self.table.file = None
            self.paper.say(f"{explain.sentence(refusal)} The match goes on; 'save FILE' keeps it elsewhere.", RED)
