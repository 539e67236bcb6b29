"""Where a card of the test is."""

from kumite.games.universus.faces import card_of
from tests.games.universus.ringside import Table


def handle(ring: Table, name: str, who: int = 0) -> int:
    """The one card of this name that a player owns."""
    g = ring.g
    found = [h for h in range(len(g.kind)) if g.owner[h] == who and card_of(g, h).name == name]
    assert len(found) == 1, f"{len(found)} cards of P{who + 1} are called {name}"
    return found[0]
