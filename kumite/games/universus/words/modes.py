"""Bulleted lists: chosen before the ability counts as played (UVS-BULL-01, UVS-RULING-06)."""

from __future__ import annotations

from kumite.core.position import Asks, Question
from kumite.games.universus.position import Versus
from kumite.games.universus.printed import Amount, Ctx, Happening, Text, Word
from kumite.games.universus.printer import sentence
from kumite.games.universus.scopes import rescope, set_scope
from kumite.games.universus.terms import V_CHOICE, YOU
from kumite.games.universus.texts import SETTLE, Run
from kumite.games.universus.verbs import tell


class Modes(Word):
    """A bulleted list (UVS-BULL-01).  What is chosen is chosen before the ability counts as played, and kept in the
    scope; unchosen bullets vanish (UVS-BULL-03)."""

    def __init__(self, parts: tuple[Text, ...], n: Amount | int = 1, who: int = YOU, repeat: bool = False) -> None:
        self.parts = parts
        self.n = n
        self.who = who
        self.repeat = repeat

    def does(self, g: Versus, ctx: Ctx) -> None:
        chosen: Text = ()
        for at in g.scopes[ctx.scope].modes:
            chosen += self.parts[at]
        if chosen:
            g.then(Run(chosen, ctx))


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
        chosen = g.scopes[self.at].modes
        parts = range(len(self.word.parts))
        free = tuple([i for i in parts if self.word.repeat or i not in chosen])
        return Question(self.who, "mode", free or (len(self.word.parts),))

    def act(self, g: Versus, at: int) -> None:
        scope = g.scopes[self.at]
        g.edits += 1
        if at == len(self.word.parts):
            return
        set_scope(g, self.at, rescope(scope, modes=(*scope.modes, at)))
        if self.left > 1:
            g.then(PickMode(self.who, self.at, self.left - 1, self.word))
        g.then(SETTLE)
        tell(g, Happening(V_CHOICE, self.who, (scope.card,), at, self.at, source=scope.card))

    def write(self, g: Versus, option: int) -> str:
        return sentence(self.word.parts[option]) if option < len(self.word.parts) else "nothing"


class ChooseMore(Word):
    """Whoever has just chosen from a list chooses one of the remaining effects as well (UVS-BULL-08)."""

    def __init__(self) -> None:
        pass

    def does(self, g: Versus, ctx: Ctx) -> None:
        event = ctx.event
        text = g.scopes[event.note].text if event is not None else None
        if event is not None and text is not None:
            for word in text.does:
                if isinstance(word, Modes):
                    g.then(PickMode(event.by, event.note, 1, word))
