"""Bulleted lists: chosen before the ability counts as played (UVS-BULL-01, UVS-RULING-06)."""

from __future__ import annotations

from kumite.core.position import Asks, Question, Step
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Amount, Ctx, Happening, Text, Word
from kumite.games.universus.printer import bullet
from kumite.games.universus.records import Scope
from kumite.games.universus.scopes import rescope, set_scope
from kumite.games.universus.terms import V_CHOICE, YOU
from kumite.games.universus.texts import SETTLE, Run
from kumite.games.universus.values import number
from kumite.games.universus.verbs import tell
from kumite.games.universus.words.sels import seat_of


class Modes(Word):
    """A bulleted list (UVS-BULL-01).  What is chosen is chosen before the ability counts as played, and kept in the
    scope; unchosen bullets vanish (UVS-BULL-03)."""

    def __init__(self, parts: tuple[Text, ...], n: Amount | int = 1, who: int = YOU, repeat: bool = False) -> None:
        self.parts = parts
        self.n = n
        self.who = who
        self.repeat = repeat

    def does(self, g: Versus, ctx: Ctx) -> None:
        scope = g.scopes[ctx.scope]
        if scope.text is not None and self in scope.text.does:
            self.run(g, ctx)
            return
        forget(g, ctx.scope, self)
        g.then(RunChosen(self, ctx))
        self.ask(g, ctx)  # of a fired effect, or behind a condition: there was nothing to choose before

    def ask(self, g: Versus, ctx: Ctx) -> None:
        """Have somebody choose as many as there are to be."""
        n = number(g, ctx, self.n)
        if n > 0:
            most = n if self.repeat else min(n, len(self.parts))
            g.then(PickMode(seat_of(g, ctx, self.who), ctx.scope, most, self))

    def run(self, g: Versus, ctx: Ctx) -> None:
        """Carry out what was chosen."""
        chosen: Text = ()
        for at in chosen_of(g.scopes[ctx.scope], self):
            chosen += self.parts[at]
        if chosen:
            g.then(Run(chosen, ctx))


def first_bullet(scope: Scope, word: Modes) -> int:
    """The bullets of an ability's lists have one row of numbers: those of the list before come first; those of a list
    that is met later, behind all that were chosen from at the start."""
    first = 0
    for one in scope.text.does if scope.text is not None else ():
        if one == word:
            return first
        if isinstance(one, Modes):
            first += len(one.parts)
    return first


def chosen_of(scope: Scope, word: Modes) -> tuple[int, ...]:
    """What was chosen from this list, in order."""
    first = first_bullet(scope, word)
    return tuple([at - first for at in scope.modes if first <= at < first + len(word.parts)])


def forget(g: Versus, at: int, word: Modes) -> None:
    """Nothing is chosen from this list any more."""
    scope = g.scopes[at]
    first = first_bullet(scope, word)
    kept = tuple([one for one in scope.modes if not first <= one < first + len(word.parts)])
    set_scope(g, at, rescope(scope, modes=kept))


class RunChosen(Step):
    """What has just been chosen from a list is carried out."""

    says = "Carry out what was chosen"
    rules = ("UVS-BULL-01",)

    def __init__(self, word: Modes, ctx: Ctx) -> None:
        self.word = word
        self.ctx = ctx

    def run(self, g: Versus) -> None:
        self.word.run(g, self.ctx)
        forget(g, self.ctx.scope, self.word)


class PickMode(Asks):
    """Choose one of the bullets (UVS-BULL-01); the same one only where that is allowed (UVS-BULL-05).  That is neither
    cost nor effect (UVS-BULL-04)."""

    says = "Choose an effect from the list"
    rules = ("UVS-BULL-01", "UVS-BULL-05")

    def __init__(self, who: int, at: int, left: int, word: Modes) -> None:
        self.who = who
        self.at = at
        self.left = left
        self.word = word

    def ask(self, g: Versus) -> Question:
        chosen = chosen_of(g.scopes[self.at], self.word)
        parts = range(len(self.word.parts))
        free = tuple([i for i in parts if self.word.repeat or i not in chosen])
        return Question(self.who, "mode", free or (len(self.word.parts),))

    def act(self, g: Versus, at: int) -> None:
        scope = g.scopes[self.at]
        g.edits += 1
        if at == len(self.word.parts):
            return
        set_scope(g, self.at, rescope(scope, modes=(*scope.modes, first_bullet(scope, self.word) + at)))
        if self.left > 1:
            g.then(PickMode(self.who, self.at, self.left - 1, self.word))
        g.then(SETTLE)
        tell(g, Happening(V_CHOICE, self.who, (scope.card,), at, self.at, source=scope.card))

    def write(self, g: Versus, option: int) -> str:
        return bullet(self.word.parts, option) if option < len(self.word.parts) else "nothing"


class ChooseMore(Word):
    """Whoever has just chosen from a list chooses one of the remaining effects as well (UVS-BULL-08)."""

    def __init__(self) -> None:
        pass

    def does(self, g: Versus, ctx: Ctx) -> None:
        event = ctx.event
        text = g.scopes[event.note].text if event is not None and event.verb == V_CHOICE else None
        if event is not None and text is not None:
            for word in text.does:
                if isinstance(word, Modes):
                    g.then(PickMode(event.by, event.note, 1, word))
