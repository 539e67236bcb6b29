"""Events in the making: what a clause says of something that happens, piece by piece, until it is a trigger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kumite.english.lower.base import Low, Mention, node_of, only, refuse
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount, Cond, Test
from kumite.games.universus.terms import (
    ANY,
    ATTACK,
    COMBAT_PHASE,
    ENHANCE_STEP,
    NOBODY,
    TURN,
    V_BUILD,
    V_MOVE,
    V_REMOVE,
    V_REVEAL,
    YOU,
)
from kumite.games.universus.words.sels import Ref, TheAttack, This
from kumite.games.universus.words.tests import Type
from kumite.games.universus.words.triggers import Event

SINCE: Final = {"enhance step": ENHANCE_STEP, "combat phase": COMBAT_PHASE}  # from when on an order counts

OFF_TOP: Final = (V_MOVE, V_REMOVE, V_BUILD, V_REVEAL)  # what is drawn, milled or checked is always the top card


class Pat:
    """An Event whose fields are found one after the other, and what an Event cannot say."""

    def __init__(self, verb: int, node: Node, by: int = ANY) -> None:
        self.verb = verb
        self.node = node
        self.by = by
        self.tests: tuple[Test, ...] = ()
        self.own = False
        self.on: Test | None = None  # a card that was spoken of before
        self.attack = False
        self.notes: tuple[int, ...] = ()
        self.op = ""
        self.amount: Amount | int = 0
        self.during = self.via = NOBODY
        self.cause = ANY
        self.origin = NOBODY
        self.to = NOBODY
        self.away = self.top = False  # from anywhere else than the origin; off the top of that, a deck
        self.does: tuple[str, ...] = ()
        self.character = NOBODY
        self.keyword = ""
        self.kind = NOBODY
        self.rider = ""
        self.however = False  # a number is lowered or raised in whatever way
        self.margin = 0  # of a check: passed or failed by so much or more
        self.printed = False  # of an ability: on its card
        self.same = ""  # of an ability: "this" one, that of the "event", one that was played "again"
        self.played: tuple[Test, ...] = ()  # of a check: the card it is made to play
        self.kinds: tuple[int, ...] = ()  # of an ability: one of these types
        self.keywords: tuple[str, ...] = ()  # of an ability: one of these keywords gives it
        self.sorts: tuple[Pat, ...] = ()  # of an ability: one of these sorts, each by its own adjective
        self.ways: tuple[tuple[str, ...], ...] = ()  # of an ability: what it must be able to do, one of these
        self.conds: tuple[Cond, ...] = ()  # what must hold besides
        self.nth: tuple[str, int] | None = None  # which of them this turn
        self.since = ""  # a period that it is spoken of: turn, game ...
        self.object = "card"  # what later words call it: card, attack, ability, check
        self.act = ""
        self.many = False
        self.or_block: tuple[int, ...] = ()  # the roles it is played in, where blocking with it is meant as well
        self.made = NOBODY  # of an ability: whom it makes do something
        self.block = NOBODY  # who blocks, where later words speak of the card they block with
        self.block_types: tuple[int, ...] = ()  # what that card is

    def event(self) -> Event:
        """The Event, without its conditions."""
        op, n = self.nth or ("", 0)
        return Event(
            self.verb,
            self.by,
            self.tests,
            self.own,
            self.attack,
            self.notes,
            self.op,
            self.amount,
            self.during,
            self.via,
            self.cause,
            self.origin,
            self.to,
            self.does,
            self.character,
            self.keyword,
            self.kind,
            "",
            self.rider,
            self.played,
            self.away,
            self.same,
            self.however,
            self.margin,
            self.printed,
            self.top and self.verb in OFF_TOP,
            n,
            op == ">=",
            SINCE.get(self.since, TURN) if n else TURN,
        )

    def put(self, field: str, value: object, empty: object) -> None:
        """Set a field once: two different things said of it are one too many."""
        now = getattr(self, field)
        if now not in (empty, value):
            refuse(self.node, f"two things are said of its {field}")
        setattr(self, field, value)

    def tell(self, low: Low) -> None:
        """Mention what it happened to, where only the event tells it: later words speak of it."""
        if self.object == "number":
            return
        if self.block != NOBODY:
            seat = self.block if self.block != ANY else YOU
            low.mention(Mention(Ref("block"), "card", self.act, False, seat, self.block_types, at=self.node.start))
            return
        ref: Test = TheAttack() if self.attack else Ref("event all") if self.many else Ref("event")
        told = [test.types for test in self.tests if isinstance(test, Type)]
        types = (ATTACK,) if self.object == "attack" else told[0] if self.object == "card" and told else ()
        if self.own:
            kind = "attack" if low.card_type == ATTACK and self.act != "block" else "card"
            low.mention(Mention(This(), kind, self.act, False, YOU, (low.card_type,), (), self.node.start))
            return
        seat = self.by if self.by != ANY else YOU
        low.mention(Mention(ref, self.object, self.act, self.many, seat, types, (), self.node.start))


ORDINALS: Final = {
    "first": ("=", 1),
    "second": ("=", 2),
    "third": ("=", 3),
    "fourth": ("=", 4),
    "first or more": (">=", 1),
    "second or more": (">=", 2),
    "third or more": (">=", 3),
    "fourth or more": (">=", 4),
}


IN_DIGITS: Final = (("2nd", "second"), ("3rd", "third"), ("4th", "fourth"))


def ordinal(value: object, node: Node) -> tuple[str, int]:
    """The second; the 4th; the third or greater."""
    if isinstance(value, int):
        return "=", value
    name = str(value).replace(" or later", " or more")
    for short, whole in IN_DIGITS:
        name = name.replace(short, whole)
    if name not in ORDINALS:
        refuse(node, f"{value!r} is no place in an order")
    return ORDINALS[name]


def count(value: Node | None, pat: Pat) -> None:
    """How many at once: one, or any number, needs no saying."""
    if value is None or value.label in ("AnyNumber", "All", "Each", "Both"):
        return
    if value.label == "Num":
        if value.get("n") != 1:
            pat.op, pat.amount = "=", whole_number(value)
        return
    if value.label not in ("AtLeast", "AtMost", "UpTo", "Exactly", "MoreThan", "LessThan"):
        refuse(value, "how many this is cannot be told of an event")
    only(value, "n")
    n = whole_number(node_of(value.get("n"), value))
    ops = {"AtLeast": ">=", "AtMost": "<=", "UpTo": "<=", "Exactly": "=", "MoreThan": ">", "LessThan": "<"}
    if (value.label, n) not in (("AtLeast", 1), ("Exactly", 1)):
        pat.op, pat.amount = ops[value.label], n
    pat.many = pat.many or value.label == "AtLeast"


def whole_number(node: Node) -> int:
    n = node.get("n") if node.label == "Num" else None
    if not isinstance(n, int):
        refuse(node, "only a plain number can be told of an event")
    return n


# Verbs


def deed(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """Somebody does something: by the first reading that knows such a verb."""
    for rule in ACTIVE.get(does.label, ()):
        found = rule(node, who, does, low, before)
        if found is not None:
            return found
    refuse(does, "nothing can wait for this")


def done_so(node: Node, act: str, done: Node, low: Low, before: bool) -> list[Pat]:
    """Something is done to a card."""
    for rule in PASSIVE.get(act, ()):
        found = rule(node, done, low, before)
        if found is not None:
            return found
    refuse(node, f"nothing can wait for a card to be so: {act}")


ActiveRule: TypeAlias = "Callable[[Node, Node, Node, Low, bool], list[Pat] | None]"
PassiveRule: TypeAlias = "Callable[[Node, Node, Low, bool], list[Pat] | None]"
ACTIVE: Final[dict[str, tuple[ActiveRule, ...]]] = {}  # by label of the verb: contents.py
PASSIVE: Final[dict[str, tuple[PassiveRule, ...]]] = {}  # by the verb's participle
