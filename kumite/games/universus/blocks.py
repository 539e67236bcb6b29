"""Which blocks are valid against which attacks (UVS-AZONE-01 to UVS-AZONE-04, UVS-BSTEP-07)."""

from __future__ import annotations

from kumite.games.universus.faces import attack_face, face, unseen_in_deck
from kumite.games.universus.position import FACEDOWN, Versus, rival_of
from kumite.games.universus.printed import Face, Happening
from kumite.games.universus.rulings import forbidden, unruled
from kumite.games.universus.terms import AS_BLOCK, COMPLETELY, NOBODY, PARTIALLY, POOL, V_PLAY, V_STATUS


def block_status(attack_zone: int, block_zone: int) -> int:
    """The same zone blocks completely, the next one partially, one farther away not at all (UVS-PBLK-01,
    UVS-BZONE-02, UVS-BZONE-03, UVS-BZONE-04)."""
    if attack_zone == block_zone:
        return COMPLETELY
    return PARTIALLY if abs(attack_zone - block_zone) == 1 else NOBODY


def valid_block(g: Versus, h: int) -> bool:
    """Whether this card could block the attack in progress (UVS-BSTEP-05, UVS-BSTEP-08)."""
    block, attack = face(g, h), attack_face(g)
    if block.block_zone == NOBODY:
        return False
    status = block_status(attack.zone, block.block_zone)
    if status == NOBODY:
        return False
    if not unruled(g, V_PLAY):
        who, on = rival_of(g.attack.by), g.attack.card
        if forbidden(g, Happening(V_PLAY, who, (h,), 1, AS_BLOCK, origin=g.zone[h], faces=(block,), source=on)):
            return False
    if unruled(g, V_STATUS):
        return True
    return not forbidden(g, Happening(V_STATUS, g.attack.by, (g.attack.card, h), 0, status, faces=(attack, block)))


def lost_block(g: Versus, h: int) -> bool:
    """UVS-BSTEP-09: a block that has become invalid before its play is complete; a dropped attack's zone does not
    matter any more (UVS-RULING-36)."""
    return not g.attack.dropped and not valid_block(g, h)


def block_face(g: Versus, h: int) -> Face:
    """The card that was played as a block: as it is, or as it was before it left the card pool or was turned."""
    if g.zone[h] != POOL or g.flags[h] & FACEDOWN:
        for left in g.past[::-1]:
            if left.card in (h, unseen_in_deck(h)) and left.zone == POOL and left.face.name:
                return left.face
    return face(g, h)


def can_be_blocked(g: Versus) -> bool:
    """UVS-UNBLK-01, UVS-BSTEP-06: not where a backup is attacked, nor if nothing may give it a blocked status."""
    if g.attack.backup != NOBODY:
        return False
    return not unblockable(g)


def unblockable(g: Versus) -> bool:
    """UVS-UNBLK-02: rules forbid both blocked statuses."""
    if unruled(g, V_STATUS):
        return False
    attack = attack_face(g)
    for status in (PARTIALLY, COMPLETELY):
        act = Happening(V_STATUS, g.attack.by, (g.attack.card,), 0, status, faces=(attack,))
        if not forbidden(g, act):
            return False
    return True
