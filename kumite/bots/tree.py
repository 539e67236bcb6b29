"""The tree of an information-set search: what came of each way to go on, for the seat that decided to go it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

from kumite.bots.sight import Sight
from kumite.core.drive import draw
from kumite.core.position import Position

EXPLORE: Final = 0.1  # how much a rarely tried option is preferred
CLEAR: Final = 6.0  # so many points ahead is a clear advantage: won three times out of four

KEYS: Final = 0x3FFFFFFF
STRIDE: Final = 104729  # keys of chance's that are far apart
AHEAD: Final = 8  # decisions that are played on from a leaf, by what looks best, before it is appraised

Kids = dict[int, "Node"]  # by option


class Node:
    """What is known of one answer: how often it could be given, how often it was, and what came of it."""

    __slots__ = ("kids", "offered", "total", "visits")

    def __init__(self) -> None:
        self.offered = 0
        self.visits = 0
        self.total = 0.0  # rewards from 0 (lost) to 1 (won) for whoever gave the answer
        self.kids: dict[tuple[int, str], Kids] = {}  # what is asked next depends on chance and on what is hidden


class Walk:
    """Iterations of one search.

    The i-th try of each option is made in the same imagined world and with the same luck as the i-th try of every other
    one: what makes the difference between them is the option, not the cards."""

    __slots__ = ("_luck", "_path", "_sight", "_world")

    def __init__(self, sight: Sight, world: int, luck: int) -> None:
        self._sight = sight
        self._world = world
        self._luck = luck
        self._path: list[tuple[int, Node]] = []

    def down(self, root: Node) -> None:
        """One iteration: from the question down the tree to a new leaf, and from there on as everybody would play."""
        sight = self._sight
        option, node = choose(kids_of(root, sight.seat, sight.what), sight.options)
        g = sight.guess((self._world + node.visits) & KEYS)
        luck = (self._luck + node.visits * STRIDE) & KEYS
        self._path = [(sight.seat, node)]
        g.answer(option)
        while node.visits > 0 and (asking := g.asking) is not None:
            if asking.who < 0:
                luck, at = draw(luck, len(asking.options))
                g.answer(asking.options[at])
            else:
                option, node = choose(kids_of(node, asking.who, asking.what), asking.options)
                self._path.append((asking.who, node))
                g.answer(option)
        sight.play_on(g, luck, AHEAD)
        self.tell(g)

    def tell(self, g: Position) -> None:
        """Everybody on the way learns how it ended for them."""
        rewards: dict[int, float] = {}
        for who, node in self._path:
            reward = rewards.get(who)
            if reward is None:
                reward = rewards[who] = self.reward(g, who)
            node.visits += 1
            node.total += reward

    def reward(self, g: Position, seat: int) -> float:
        """From 0 to 1; what is not over counts by how it looks."""
        outcome = g.outcome
        if outcome is None:
            return 1 / (1 + exp(-self._sight.ahead(g, seat) / CLEAR))
        if not outcome.winners:
            return 0.5
        return 1.0 if seat in outcome.winners else 0.0


def kids_of(node: Node, who: int, what: str) -> Kids:
    """The answers to this question, as far as they were tried."""
    asked = (who, what)
    kids = node.kids.get(asked)
    if kids is None:
        kids = node.kids[asked] = {}
    return kids


def choose(kids: Kids, options: Sequence[int]) -> tuple[int, Node]:
    """The option to try now, by upper confidence bounds; one that was never tried comes first.

    An option counts as passed over only where it was on offer: not every imagined hand allows it."""
    best, chosen, bound = -1, None, -1.0
    for option in options:
        kid = kids.get(option)
        if kid is None:
            kid = kids[option] = Node()
        kid.offered += 1
        visits = kid.visits
        if visits == 0:
            hope = 1000.0
        else:
            hope = kid.total / visits + EXPLORE * sqrt(log(kid.offered) / visits)
        if hope > bound:
            best, chosen, bound = option, kid, hope
    if chosen is None:
        raise RuntimeError("a question without options")
    return best, chosen


def favourite(root: Node, who: int, what: str, options: Sequence[int]) -> int:
    """The option tried most often; among equals the better, then the quieter one."""
    kids = kids_of(root, who, what)
    best, most = options[0], (-1, 0.0)
    for option in options:
        kid = kids.get(option)
        if kid is not None and (kid.visits, kid.total) > most:
            best, most = option, (kid.visits, kid.total)
    return best
