"""Sentences that change the one before: instead, otherwise, not below, if it fails; and what is lifted out."""

from __future__ import annotations

from typing import Final

from kumite.core.position import Record, fields
from kumite.english.lower.base import (
    RIDERS,
    Low,
    Mention,
    Unclear,
    amount,
    condition,
    effect,
    node_of,
    only,
    refuse,
    rider,
)
from kumite.english.lower.conditions.logic import negated
from kumite.english.lower.nouns.quantity import plain
from kumite.english.lower.numbers.limits import within
from kumite.english.lower.rules.permitted import handed_on, speaks_so
from kumite.english.lower.rules.uncounted import failing, spared
from kumite.english.lower.texts.clauses import as_paid, is_player, of_attack
from kumite.english.lower.texts.fired import is_static, split
from kumite.english.lower.texts.shaping import altered, conditioned, floored, holds_x, never_negative, replaced
from kumite.english.lower.verbs.digs import reviewed, reviewing
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount, Text, Word
from kumite.games.universus.terms import CONTINUOUS, FORM, RIVAL, YOU
from kumite.games.universus.words.amounts import Bound, Cap
from kumite.games.universus.words.asked import OfNamed
from kumite.games.universus.words.before import Replace
from kumite.games.universus.words.bonus import CheckBonus
from kumite.games.universus.words.changes import Changing
from kumite.games.universus.words.conds import Cmp, Did
from kumite.games.universus.words.decks import DeckRule
from kumite.games.universus.words.digging import Dig
from kumite.games.universus.words.keywording import GainNamed, LoseNamed
from kumite.games.universus.words.looks import Name, Search
from kumite.games.universus.words.moves import Draw, Mill
from kumite.games.universus.words.plays import CheckCost, Drive, MakeACheck
from kumite.games.universus.words.reckoning import Gap
from kumite.games.universus.words.riders import MostX
from kumite.games.universus.words.sels import Ref, Yours
from kumite.games.universus.words.structure import Fired, If, Instead, Let, May, Or
from kumite.games.universus.words.tests import Among, CopyOf, TheNamed
from kumite.games.universus.words.trying import PlayNow

DIFFERENCE: Final = Node("Gap", (), 0, 0)
CHECKED: Final = {"FailCheck": False, "Pass": True, "PassCheck": True}


class Body:
    """The sentences of a text as they are read."""

    def __init__(self, low: Low) -> None:
        self.low = low
        self.done: list[Text] = []  # a sentence each
        self.let: Amount | int | None = None
        self.cap: Amount | int | None = None

    def whole(self, parts: list[Node]) -> Text:
        """All of them, with X defined at the end."""
        for part in parts:
            if part.label == "Let":
                self.low.lets.append(str(part.get("x")))
        for at, part in enumerate(parts):
            if is_player(part):
                self.done.append(of_either(part, parts[at + 1 :], self.low))
                break
            self.read(part)
        text = tuple([word for sentence in self.done for word in sentence])
        if self.low.kind == FORM and not self.low.fired and of_attack(text):
            refuse(parts[0], "in a Form there is no attack that this could be about")
        if speaks_so(text) or speaks_so(self.let):
            refuse(parts[-1], "which card this is about cannot be told")
        if is_static(self.low):
            for word in text:
                if not always_there(word):
                    refuse(parts[0], "nothing sets this instruction off")
        return text if self.let is None else self.defined(text, parts)

    def defined(self, text: Text, parts: list[Node]) -> Text:
        """X: worked out in place in a continuous text, else a definition."""
        value = self.let
        if value is None:
            return text
        if self.cap is not None:
            value = Cap(value, most=self.cap)
        if self.low.kind != CONTINUOUS:
            return (*text, Let(value))
        made: Text = replaced(text, never_negative(value))
        if holds_x(made):
            refuse(parts[-1], "X is defined by itself")
        return made

    def read(self, part: Node) -> None:
        """One sentence."""
        rule = SENTENCES.get(part.label)
        if rule is not None:
            rule(self, part)
        elif part.label in RIDERS:
            self.low.riders.extend(rider(part, self.low))
        elif part.label == "If" and checked(part) is not None and self.last_check() is not None:
            self.after_check(part)
        elif failing(part):
            self.done = spared(part, self.done, self.low)
        elif reviewing(part):
            self.done = reviewed(part, self.done)
        elif not self.inside_fired(part):
            self.done.append(effect(part, self.low))
            self.done = handed_on(self.done, part)

    def inside_fired(self, part: Node) -> bool:
        """A sentence that speaks of what a fired effect before it has done belongs to that effect."""
        last = self.done[-1][-1] if self.done and self.done[-1] else None
        low = self.low
        if not isinstance(last, Fired) or low.waited is None:
            return False
        cond = part.get("cond")
        if isinstance(cond, Node) and cond.label == "Did" and cond.parts("words")[:1] == ("it",):
            refuse(cond, "what it does not do is told as it happens: that is waited for in no known way")
        held, riders, event = list(low.mentions), list(low.riders), low.event
        waited, low.event = low.waited, low.waited
        low.fired += 1
        try:
            more = effect(part, low)
        except Unclear:
            more = ()
        finally:
            low.fired -= 1
            low.event = event
        if more and (speaks_of(more, last.then, event is None) or (low.kind == FORM and of_attack(more))):
            self.done[-1] = (*self.done[-1][:-1], altered(last, then=last.then + more))
            low.waited = waited
            return True
        low.mentions, low.riders = held, riders
        return False

    def before(self, part: Node) -> Text:
        """The sentence before."""
        if not self.done or not self.done[-1]:
            refuse(part, "there is no sentence before that this is about")
        return self.done[-1]

    # X

    def define(self, part: Node) -> None:
        only(part, "x", "verb", "agrees", "amount")
        if self.let is not None:
            refuse(part, "a second definition is not understood")
        value = part.node("amount")
        limits = value.get("limit") if value.label == "Cap" else None
        if DIFFERENCE in (value, value.get("a")):
            found: Amount | int = difference(self.done, part)
            self.let = within(found, limits, self.low) if isinstance(limits, Node) else found
            return
        try:
            self.let = amount(part.node("amount"), self.low)
        except Unclear:
            self.let = self.of_fired(part)

    def of_fired(self, part: Node) -> Amount | int:
        """X equals the damage dealt: that of a fired effect, where nothing else has X in it."""
        low = self.low
        outside = [word for text in self.done for word in text if not isinstance(word, Fired)]
        if low.waited is None or low.event is not None or holds_x(tuple(outside)):
            return amount(part.node("amount"), low)
        low.event = low.waited
        try:
            return amount(part.node("amount"), low)
        finally:
            low.event = None

    def cap_x(self, part: Node) -> None:
        """X cannot be more than so much."""
        only(part, "x", "which", "n")
        if part.get("which") == "more" and not self.low.lets and self.low.kind != CONTINUOUS:
            self.low.riders.append(MostX(amount(part.node("n"), self.low)))
            return
        if part.get("which") != "more" or self.cap is not None:
            refuse(part, "this limit of X is not understood")
        if self.let is None:
            self.low.riders.append(MostX(amount(part.node("n"), self.low)))
            return
        self.cap = amount(part.node("n"), self.low)

    # The sentence before

    def floor(self, part: Node) -> None:
        """This cannot reduce your rival below 1 health."""
        only(part, "prop", "n", "of")
        prop = part.node("prop")
        health = part.get("of") == "health" or of_health(prop)
        if prop.label in ("Rival", "You") and not health:
            refuse(part, "what is not reduced cannot be told")
        least = plain(part, part.get("n"), self.low)
        if not isinstance(least, int):
            refuse(part, "below what cannot be told")
        self.done[-1:] = [floored(self.before(part), least, health, part)]

    def instead(self, part: Node) -> None:
        """Draw 1 card. If it is your turn, draw 2 cards instead."""
        only(part, "cond", "does")
        if self.replaces(part):
            self.done.append((Replace(effect(part.node("does"), self.low)),))
            return
        of = self.before(part)
        if part.get("cond") is None:
            refuse(part, "when this is done instead cannot be told")
        part = as_paid(part, self.low)
        if split(part.node("cond"), self.low)[0] is not None or any(isinstance(word, Fired) for word in of):
            refuse(part, "what is done instead is decided before it is known")
        cond = condition(part.node("cond"), self.low)
        then = effect(part.node("does"), self.low)
        if cond == Did() and len(of) == 1 and isinstance(of[0], May):
            if len(self.done) < 2:
                refuse(part, "instead of what cannot be told")
            self.done[-2:] = [(*of, If(cond, then, self.done[-2]))]  # You may pay. If you do, more: instead of less
            return
        if is_static(self.low):
            self.done[-1:] = [conditioned(of, negated(cond), part) + conditioned(then, cond, part)]
        elif len(then) == 1 and isinstance(then[0], May):  # whoever does not, does the first
            self.done[-1:] = [(If(cond, (*then, If(negated(Did()), of)), of),)]
        else:
            self.done[-1:] = [(Instead(of, cond, then),)]

    def replaces(self, part: Node) -> bool:
        """Before a card would be destroyed, flip this card instead."""
        event = self.low.event
        if part.get("cond") is not None or self.done or event is None or event.label != "Event":
            return False
        return event.get("would") is not None or self.low.text[: event.start].rstrip().lower().endswith("before")

    def otherwise(self, part: Node) -> None:
        """The other branch of the If before; after a choice, where it was not taken."""
        only(part, "does")
        of = self.before(part)
        last = of[-1]
        if isinstance(last, If) and not last.otherwise:
            self.done[-1] = (*of[:-1], If(last.cond, last.then, effect(part.node("does"), self.low)))
        elif isinstance(last, May):
            self.done.append((If(negated(Did()), effect(part.node("does"), self.low)),))
        elif isinstance(last, MakeACheck) and not (last.then and last.otherwise):
            field = "otherwise" if last.then else "then"
            self.done[-1] = (*of[:-1], altered(last, **{field: effect(part.node("does"), self.low)}))
        else:
            refuse(part, "otherwise than what cannot be told")

    # Checks

    def last_check(self) -> MakeACheck | None:
        last: Word | None = self.done[-1][-1] if self.done and self.done[-1] else None
        return last if isinstance(last, MakeACheck) else None

    def after_check(self, part: Node) -> None:
        """Your rival makes a check. If they fail, they discard 1 card."""
        only(part, "then", "cond", "does", "tail")
        check, passed = self.last_check(), checked(part)
        if check is None or (check.then if passed else check.otherwise):
            refuse(part, "which check this is about cannot be told")
        then = effect(part.node("does"), self.low)
        self.done[-1] = (*self.done[-1][:-1], altered(check, **{"then" if passed else "otherwise": then}))


def of_either(part: Node, rest: list[Node], low: Low) -> Text:
    """What is said of the chosen player, of either: one of the two texts (UVS-EITHER-01)."""
    only(part, "verb", "agrees", "n", "what")
    n = part.get("n")
    one = isinstance(n, Node) and n.label == "Num" and n.get("n") == 1
    if not one or not rest or low.doer != YOU or any(later.label in ("Let", "CapX") for later in rest):
        refuse(part, "what is done to the chosen player cannot be told")
    texts: list[Text] = []
    for seat in (YOU, RIVAL):
        held = list(low.mentions)
        low.mention(Mention(Yours(seat), "player", "choose", False, seat, at=part.start))
        texts.append(Body(low).whole(rest))
        low.mentions = held
    if texts[0] == texts[1]:
        refuse(part, "what the chosen player has to do with it cannot be told")
    return (Or(tuple(texts)),)


def difference(done: list[Text], part: Node) -> Amount:
    """X equals the difference: between the numbers that the condition before has compared."""
    last = done[-1][-1] if done and done[-1] else None
    cond = last.cond if isinstance(last, If) else None
    if not isinstance(cond, Cmp) or cond.op not in ("<", ">"):
        refuse(part, "the difference between what cannot be told")
    return Gap(cond.a, cond.b)


def always_there(word: Word) -> bool:
    """Whether a continuous ability can consist of this word: a change, a rule, or what waits for something."""
    return bool(word.ears()) or isinstance(word, Changing | CheckBonus | DeckRule)


def speaks_of(more: Text, then: Text, event: bool) -> bool:
    """Whether a text asks for what another one has bound or done, or for its event."""
    said = names_in(more)
    return "did" in said or bool(said & bound_in(then)) or (event and bool(said & {"event", "event all"}))


def names_in(part: object) -> set[str]:
    """The names a text asks for, without those that it binds itself."""
    found: set[str] = set()
    if isinstance(part, tuple):
        bound: set[str] = set()
        for one in part:
            found |= names_in(one) - bound
            bound |= bound_in((one,)) | {"did"} if isinstance(one, Word) else set()
    elif isinstance(part, Did):
        found.add("did")
    elif isinstance(part, Record):
        if isinstance(part, Ref | Bound | Among | CopyOf):
            found.add(part.name if isinstance(part, Ref | Bound) else part.ref)
        elif isinstance(part, TheNamed | OfNamed | GainNamed | LoseNamed):
            found.add("named")
        for value in fields(part).values():
            found |= names_in(value)
        if isinstance(part, Fired):
            found -= {"event", "event all", "did"}  # of its own event, and its own doing
    return found


BINDS: Final[dict[type[Word], tuple[str, ...]]] = {  # words that act on no cards they choose
    Mill: ("milled",),
    Draw: ("drawn",),
    Dig: ("found", "revealed", "milled"),
    MakeACheck: ("checked",),
    CheckCost: ("checked",),
    Name: ("named",),
    Search: ("searched",),
    Drive: ("driven",),
    PlayNow: ("played",),
}


KNOWN: Final = {"did", "event", "event all", "block", "tried", "this", "attack", "character"}  # nobody binds these


def unbound(text: Text, cost: Text) -> set[str]:
    """The names that a text asks for, and no instruction gives to anything."""
    asked: set[str] = set()
    for word in text:
        asked |= names_in(word)
    return asked - bound_in(cost) - bound_in(text) - KNOWN


def bound_in(part: object) -> set[str]:
    """The names a text binds."""
    found: set[str] = set()
    if isinstance(part, tuple):
        for one in part:
            found |= bound_in(one)
    elif isinstance(part, Word):
        binds = getattr(part, "binds", None)
        found |= set(BINDS.get(type(part), ())) | ({binds()} if callable(binds) else set())
        for value in fields(part).values():
            found |= bound_in(value)
    return found


def checked(part: Node) -> bool | None:
    """Whether a condition says that a check passes (True) or fails (False)."""
    cond = part.node("cond")
    does = cond.get("does")
    if cond.label == "Now" and isinstance(does, Node) and does.label in CHECKED:
        return CHECKED[does.label]
    if cond.label == "Past" and cond.get("act") in ("fail", "pass") and cond.get("not") is None:
        return cond.get("act") == "pass"
    return None


def of_health(prop: Node) -> bool:
    return prop.label == "Prop" and node_of(prop.get("props"), prop).parts() == ("health",)


SENTENCES: Final = {
    "Let": Body.define,
    "CapX": Body.cap_x,
    "Floor": Body.floor,
    "Instead": Body.instead,
    "Else": Body.otherwise,
}
