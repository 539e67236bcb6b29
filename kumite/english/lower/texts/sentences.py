"""Sentences that change the one before: instead, otherwise, not below, if it fails; and what is lifted out."""

from __future__ import annotations

from typing import Final

from kumite.core.position import fields
from kumite.english.lower.base import (
    RIDERS,
    Low,
    Mention,
    Unclear,
    amount,
    condition,
    effect,
    only,
    refuse,
    rider,
)
from kumite.english.lower.conditions.logic import negated
from kumite.english.lower.numbers.done_numbers import is_picked
from kumite.english.lower.numbers.limits import within
from kumite.english.lower.rules.permitted import handed_on, speaks_so
from kumite.english.lower.rules.uncounted import failing, spared
from kumite.english.lower.texts.bound import speaks_of
from kumite.english.lower.texts.branches import other_branch
from kumite.english.lower.texts.by_then import done_so, of_one_player
from kumite.english.lower.texts.chosen_first import either_way
from kumite.english.lower.texts.clauses import as_paid, is_player, of_attack, waits_before
from kumite.english.lower.texts.coming import as_it_comes, defined_as, to_come
from kumite.english.lower.texts.fired import is_static, split
from kumite.english.lower.texts.floors import floored
from kumite.english.lower.texts.margins import by_margin, with_margin
from kumite.english.lower.texts.shaping import altered, conditioned, holds_x, never_negative, replaced
from kumite.english.lower.verbs.digs import reviewed, reviewing
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount, Text, Word
from kumite.games.universus.terms import CONTINUOUS, FORM, RIVAL, YOU
from kumite.games.universus.words.amounts import Cap
from kumite.games.universus.words.before import Replace
from kumite.games.universus.words.bonus import CheckBonus
from kumite.games.universus.words.changes import Changing
from kumite.games.universus.words.conds import Cmp, Did
from kumite.games.universus.words.decks import DeckRule
from kumite.games.universus.words.plays import MakeACheck
from kumite.games.universus.words.reckoning import Gap
from kumite.games.universus.words.riders import MostX
from kumite.games.universus.words.sels import Yours
from kumite.games.universus.words.structure import Fired, If, Let, May, Or

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
        if to_come(value) is not None:
            return as_it_comes(text, value, parts[-1])
        if self.low.kind != CONTINUOUS:
            return (*text, Let(value))
        made: Text = replaced(text, never_negative(value))
        if holds_x(made):
            refuse(parts[-1], "X is defined by itself")
        return made

    def read(self, part: Node) -> None:
        """One sentence."""
        rule = SENTENCES.get(part.label)
        fired = self.waiting() if part.label in ("Else", "Instead") else None
        if fired is not None:
            self.go_on(fired, part)
        elif rule is not None:
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
            of_one_player(part, self.done)
            by_whoever(part, self.done[-1] if self.done else ())
            self.done.append(done_so(part, effect(part, self.low), self.done, self.low))
            self.done = handed_on(self.done, part)

    def waiting(self) -> Fired | None:
        """The text that waits for something, as what is always there: the sentences behind it go on with it."""
        last = self.done[-1][-1] if self.done and self.done[-1] else None
        follows = isinstance(last, Fired) and len(last.then) > 1 and self.low.waited is not None
        return last if follows and isinstance(last, Fired) and is_static(self.low) else None

    def go_on(self, fired: Fired, part: Node) -> None:
        """At the start of your turn, mill 1 card. If it is an asset, draw 1 card. Otherwise, lose 1 health."""
        low, held, event = self.low, self.done, self.low.event
        waited, low.event, self.done = low.waited, low.waited, [(word,) for word in fired.then]
        low.fired += 1
        try:
            SENTENCES[part.label](self, part)
            then = tuple([word for sentence in self.done for word in sentence])
        finally:
            low.fired -= 1
            low.event, low.waited, self.done = event, waited, held
        self.done[-1] = (*self.done[-1][:-1], altered(fired, then=then))

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
        told = speaks_of(more, last.then, event is None) or (low.kind == FORM and of_attack(more))
        if more and (told or (is_static(low) and not self.stands_alone(part))):
            self.done[-1] = (*self.done[-1][:-1], altered(last, then=last.then + more))
            low.waited = waited
            return True
        low.mentions, low.riders = held, riders
        return False

    def stands_alone(self, part: Node) -> bool:
        """Whether a sentence is itself always there: else it goes on with what set off the one before it."""
        low = self.low
        held, riders, waited = list(low.mentions), list(low.riders), low.waited
        try:
            return all(always_there(word) for word in effect(part, low))
        except Unclear:
            return False
        finally:
            low.mentions, low.riders, low.waited = held, riders, waited

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
            gap: Amount | int = difference(self.done, part)
            self.let = within(gap, limits, self.low) if isinstance(limits, Node) else gap
            return
        try:
            found = defined_as(part.node("amount"), self.low)
        except Unclear:
            found = self.of_fired(part)
        self.let = None if is_picked(found, self.low, part) else found

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
        self.done[-1:] = [floored(self.before(part), part, self.low)]

    def instead(self, part: Node) -> None:
        """Draw 1 card. If it is your turn, draw 2 cards instead."""
        only(part, "cond", "does")
        if self.replaces(part):
            self.done.append((Replace(effect(part.node("does"), self.low)),))
            return
        of = self.before(part)
        if any(one.label == "More" for one in part.node("does").walk()):
            refuse(part, "whether this comes on top of what it is instead of cannot be told")
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
            self.done[-1:] = [either_way(of, cond, then)]

    def replaces(self, part: Node) -> bool:
        """Before a card would be destroyed, flip this card instead."""
        return part.get("cond") is None and not self.done and waits_before(self.low)

    def otherwise(self, part: Node) -> None:
        """The other branch of the If before; after a choice, where it was not taken."""
        only(part, "does")
        of = self.before(part)
        last = of[-1]
        if isinstance(last, If) and not last.otherwise:
            self.done[-1] = (*of[:-1], If(last.cond, last.then, other_branch(part.node("does"), self.low)))
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
        if check is not None and by_margin(part):
            self.done[-1] = (*self.done[-1][:-1], with_margin(check, bool(passed), part, self.low))
            return
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


def checked(part: Node) -> bool | None:
    """Whether a condition says that a check passes (True) or fails (False)."""
    cond = part.node("cond")
    does = cond.get("does")
    if cond.get("pps") is not None:
        return None
    if cond.label == "Now" and isinstance(does, Node) and does.label in CHECKED:
        return CHECKED[does.label]
    if cond.label == "Past" and cond.get("act") in ("fail", "pass") and cond.get("not") is None:
        return cond.get("act") == "pass"
    return None


def by_whoever(part: Node, before: Text) -> None:
    """If your rival does: the sentence before says that they do it, or may."""
    cond = part.get("cond") if part.label == "If" else None
    who = cond.get("who") if isinstance(cond, Node) and cond.label == "Did" else None
    if not isinstance(who, Node) or who.label not in DOERS or not before:
        return
    last = before[-1]
    doers = {fields(word).get("who") for word in (last, *(last.then if isinstance(last, May) else ()))} & {YOU, RIVAL}
    if doers and DOERS[who.label] not in doers:
        refuse(part, "that player has done nothing just before")


DOERS: Final = {"You": YOU, "Rival": RIVAL}
SENTENCES: Final = {
    "Let": Body.define,
    "CapX": Body.cap_x,
    "Floor": Body.floor,
    "Instead": Body.instead,
    "Else": Body.otherwise,
}
