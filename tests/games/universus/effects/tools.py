"""What the tests of this chapter look at, and the texts they share."""

from __future__ import annotations

from typing import Any

from kumite.games.universus.faces import attack_face, face
from kumite.games.universus.printed import Face
from tests.games.universus.ringside import Side, Table, attack, foundation, table

PLUS = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1),))"  # this attack gets +1 damage
DRAWS = "Ability(FORM, (Draw(1),))"
HEALS = "Ability(CONTINUOUS, (Fired(Event(V_DRAW, YOU), (Gain(1),)),))"  # after you draw, gain 1 health
FOUNDATIONS = "(Type((FOUNDATION,)),)"


WALL = foundation(block="+9 mid")  # a card to be asked about in the Block Step


def attacking(
    mine: Side, theirs: Side, cards: dict[str, Any], jab: dict[str, Any] | None = None, **given: Any
) -> Table:
    """P1 attacks with a Jab (speed 3, mid, damage 3), and P2 holds a block, so that nothing is rushed."""
    mine = {**mine, "pool": [*mine.get("pool", []), "Jab"]}
    theirs = {**theirs, "hand": [*theirs.get("hand", []), "Wall"]}
    return table(mine, theirs, cards={"Jab": jab or attack(), "Wall": WALL, **cards}, attack="P1", **given)


def now(ring: Table) -> Face:
    """The attack in progress as it is."""
    return attack_face(ring.g)


def lies(ring: Table, seat: int, at: int) -> Face:
    """The current state of a card in the stage; 0 is the character."""
    return face(ring.g, ring.g.stage[seat][at])


def health(ring: Table) -> tuple[int, int]:
    return ring.g.health[0], ring.g.health[1]


def names(ring: Table, path: str) -> list[str]:
    found: list[str] = ring[path]
    return found
