"""What the parts of one noun phrase have said: the fields of a selector as they come together."""

from __future__ import annotations

from kumite.english.lower.base import Low, refuse
from kumite.english.lower.nouns.adjectives import is_many
from kumite.english.lower.nouns.quantity import Quantity
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount, Test
from kumite.games.universus.terms import DOER, NOBODY
from kumite.games.universus.words.amounts import Times
from kumite.games.universus.words.asked import FirstPlayed
from kumite.games.universus.words.outermost import Outermost
from kumite.games.universus.words.sels import Sel


class Phrase:
    """What the parts of a noun phrase have said so far."""

    def __init__(self, node: Node, low: Low) -> None:
        self.node = node
        self.low = low
        self.quantity = Quantity()
        self.whose = NOBODY  # nothing said yet
        self.zones: tuple[int, ...] = ()
        self.tests: tuple[Test, ...] = ()
        self.among = ""  # the bound name these cards are of
        self.next = False
        self.best: Node | None = None  # with the highest of something: among all such cards that are there
        self.many = is_many(node)

    def own(self, whose: int, node: Node) -> None:
        """Whose they are; said twice it must be the same."""
        if self.whose not in (NOBODY, DOER, whose) and whose != DOER:
            refuse(node, "whose cards these are cannot be told")
        if self.whose in (NOBODY, DOER):
            self.whose = whose

    def lie(self, zones: tuple[int, ...], node: Node) -> None:
        """Where they are."""
        if self.zones and self.zones != zones:
            refuse(node, "where these cards are cannot be told")
        self.zones = zones

    def ask(self, *tests: Test) -> None:
        """What they must be like, each said once."""
        self.tests += tuple([test for test in tests if test not in self.tests])

    def kind(self) -> tuple[Test, ...]:
        """What they must be like, where nobody takes them: then none are at random, nor so many for each of others."""
        if self.best is not None:
            refuse(self.best, "among which cards this is the most cannot be told")
        if self.quantity.random or not isinstance(self.quantity.n, int):
            refuse(self.node, "how these cards are taken cannot be asked here")
        return self.tests

    def times(self, n: Amount | int) -> None:
        """So many times as many."""
        if self.quantity.every:
            refuse(self.node, "all of them, and so many for each of others: that cannot be told")
        was = self.quantity.n
        self.quantity = self.quantity._replace(n=n if was == 1 else Times(was, n))

    def sel(self, whose: int, home: tuple[int, ...]) -> Sel:
        n, upto, every, random, least = self.quantity
        return Sel(n, whose, self.tests, self.zones or home, upto, every, random, least=least, next=self.next)


def is_one(what: Sel) -> bool:
    """One certain card by its place in an order: the last attack you played, the first asset in your card pool."""
    return what.n == 1 and any(isinstance(test, FirstPlayed | Outermost) for test in what.tests)
