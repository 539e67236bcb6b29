"""What all of lowering shares: the ability at hand, what has been mentioned, and how to refuse.

`effect`, `selector`, `amount`, `condition`, `trigger` and `rider` look a node up in the tables below, that contents.py
fills: which chapter reads which label, in which order.  So chapters call each other without importing each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, NoReturn, TypeAlias

from kumite.core.position import Record, fields
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Amount, Cond, Rider, Test, Text, Trigger
from kumite.games.universus.terms import RIVAL, YOU


class Unclear(Exception):
    """A part of the text that has no sure meaning: which words, and why."""

    def __init__(self, node: Node, why: str) -> None:
        super().__init__(f"{node.label}: {why}")
        self.node = node
        self.why = why


class Mention(NamedTuple):
    """Something the text has spoken of, that a later "it", "them" or "the discarded card" may point at."""

    ref: Test  # how later words find it: This(), TheAttack(), Ref("discarded") ...
    kind: str  # card, attack, ability, check, player, number
    act: str = ""  # the verb that was done to it: discard, reveal, choose ...
    many: bool = False
    seat: int = YOU  # whose it is, or which player it is
    types: tuple[int, ...] = ()  # the types of card it can be, where the text has said
    zones: tuple[int, ...] = ()  # where the cards are by now, where that is sure
    at: int = -1  # where in the text it was said
    bound: bool = False  # whether an instruction has given the cards this name just then


class Low:
    """One ability being lowered, and what is known around the words."""

    def __init__(
        self,
        text: str,
        kind: int,
        card_type: int,
        wording: str = "universus",
        name: str = "",
        keywords: tuple[str, ...] | None = None,
    ) -> None:
        self.text = text  # the cleaned text that offsets are about
        self.kind = kind  # ENHANCE, RESPONSE, FORM, BLITZ or CONTINUOUS
        self.card_type = card_type  # of the card it is printed on: "this attack" depends on it
        self.wording = wording
        self.name = name
        self.keywords = keywords  # keywords and traits that are printed on it; None: nobody has said
        self.doer = YOU  # who carries the instruction out that is being lowered
        self.subject: Test | None = None  # the card a predicate without a subject is about
        self.mentions: list[Mention] = []  # the newest last
        self.event: Node | None = None  # of a Response or a fired effect: what set it off
        self.lets: list[str] = []  # X, Y that the text defines
        self.riders: list[Rider] = []  # lifted out of the text
        self.fired = 0  # how deep in fired effects
        self.paid: tuple[Mention, ...] = ()  # what its cost has spoken of
        self.paying = False  # whether it is a cost that is being lowered
        self.waited: Node | None = None  # the event of the fired effect that was made last
        self.ties: list[Test] | None = None  # where something waits: attacks that its event calls `it`
        self.played: tuple[Test, ...] = ()  # cards that an instruction has had played
        self.swayed: tuple[Test, ...] = ()  # for which card the check is made that the text has asked about
        self.picks_x = False  # whether its cost has the payer pick how many
        self.judged = 0  # checks that the text, or its cost, makes against a number
        self.defining = False  # whether the number being lowered is what X equals
        self.left: Amount | int | None = None  # what is compared: the other player's is `theirs`
        self.apart: list[Mention] | None = None  # what was mentioned before the first branch of the last condition
        self.asked: tuple[Test, int] | None = None  # the card that the last condition was about, and where that stands

    def mention(self, said: Mention) -> None:
        self.mentions.append(said)

    def other(self, who: int) -> int:
        """The other player, seen from `who`."""
        return RIVAL if who == YOU else YOU


# A reading of a node; none where the node is not of the kind it reads, and the next reading is asked.
EffectRule: TypeAlias = "Callable[[Node, Low], Text | None]"
AmountRule: TypeAlias = "Callable[[Node, Low], Amount | int | None]"
CondRule: TypeAlias = "Callable[[Node, Low], Cond | None]"
SelectorRule: TypeAlias = Callable[[Node, Low], Test]
TriggerRule: TypeAlias = Callable[[Node, Low, bool], Trigger]
RiderRule: TypeAlias = Callable[[Node, Low], "tuple[Rider, ...]"]

# By label of the node; contents.py fills them
EFFECTS: Final[dict[str, tuple[EffectRule, ...]]] = {}
AMOUNTS: Final[dict[str, tuple[AmountRule, ...]]] = {}
CONDS: Final[dict[str, tuple[CondRule, ...]]] = {}
SELECTORS: Final[dict[str, SelectorRule]] = {}
TRIGGERS: Final[dict[str, TriggerRule]] = {}
RIDERS: Final[dict[str, RiderRule]] = {}


def refuse(node: Node, why: str) -> NoReturn:
    raise Unclear(node, why)


def node_of(value: Value | None, of: Node) -> Node:
    """The value, which must be a node."""
    if not isinstance(value, Node):
        refuse(of, f"{value!r} is no phrase")
    return value


def only(node: Node, *names: str) -> None:
    """Refuse a node that says more than these fields: nothing is swallowed.  `words` and `tail` say nothing more."""
    for name, value in node.fields:
        if name not in names and name not in ("words", "tail"):
            refuse(node, f"{name} ({value!r}) is not understood here")


def effect(node: Node, low: Low) -> Text:
    """The instructions of a clause."""
    for rule in EFFECTS.get(node.label, ()):
        found = rule(node, low)
        if found is not None:
            return found
    refuse(node, "no instruction is known for this")


def selector(node: Node, low: Low) -> Test:
    """The cards a noun phrase means."""
    rule = SELECTORS.get(node.label)
    if rule is None:
        refuse(node, "these are no cards")
    return rule(node, low)


def amount(node: Node, low: Low) -> Amount | int:
    for rule in AMOUNTS.get(node.label, ()):
        found = rule(node, low)
        if found is not None:
            return found
    refuse(node, "this is no number")


def condition(node: Node, low: Low) -> Cond:
    for rule in CONDS.get(node.label, ()):
        found = rule(node, low)
        if found is not None:
            return found
    refuse(node, "this cannot be judged")


def trigger(node: Node, low: Low, before: bool = False) -> Trigger:
    """What a Response or a fired effect waits for; `before` it happens rather than after."""
    rule = TRIGGERS.get(node.label)
    if rule is None:
        refuse(node, "nothing can wait for this")
    return rule(node, low, before)


def rider(node: Node, low: Low) -> tuple[Rider, ...]:
    rule = RIDERS.get(node.label)
    if rule is None:
        refuse(node, "no restriction is known for this")
    return rule(node, low)


def inside(part: object) -> list[object]:
    """All the records in a tree."""
    if isinstance(part, tuple):
        return [found for one in part for found in inside(one)]
    if not isinstance(part, Record):
        return []
    return [part, *[found for value in fields(part).values() for found in inside(value)]]
