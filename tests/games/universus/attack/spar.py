"""A sparring round: P1 holds an attack and a card to go on with, so that the table stops after the attack."""

from __future__ import annotations

from typing import Any

from kumite.games.universus.faces import card_of
from kumite.games.universus.terms import V_STATUS
from tests.games.universus.ringside import PAGE, Side, Table, attack, foundation, p1, p2, table

BLOCKS = {
    "High Wall": foundation(block="+0 high"),
    "Mid Wall": foundation(block="+0 mid"),
    "Low Wall": foundation(block="+0 low"),
}


def spar(
    jab: dict[str, Any] | None = None, mine: Side | None = None, theirs: Side | None = None, **cards: Any
) -> Table:
    """P1 with `Jab` and a Blank Page in hand, against P2; other cards by their names."""
    side = mine or {}
    hand = ["Jab", PAGE, *side.get("hand", [])]
    made = {name.replace("_", " "): card for name, card in cards.items()}
    return table(
        p1(**{**side, "hand": hand}),
        p2(**(theirs or {})),
        cards={"Jab": jab or attack(), **BLOCKS, **made},
    )


def jab(*args: Any, **cards: Any) -> Table:
    """The same, and the attack is played."""
    now = spar(*args, **cards)
    now.play("P1: play Jab")
    return now


def blocked(with_card: str, *args: Any, **cards: Any) -> Table:
    """And P2 blocks it with this card, played from hand."""
    now = jab(*args, **cards).on("P2 block")
    now.play(f"P2: block with {with_card}")
    return now


def happened(now: Table, verb: int) -> list[list[str]]:
    """The names of the cards of every such event of this turn, told or not."""
    return [[card_of(now.g, h).name for h in event.what] for event in now.g.log if event.verb == verb]


def statuses(now: Table) -> list[int]:
    """The block statuses that were determined, as numbers."""
    return [happening.note for happening in now.g.log if happening.verb == V_STATUS]
