"""Why this card cannot block, be committed, be attacked or be chosen now."""

from __future__ import annotations

from kumite.core.game import Why, notations
from kumite.games.universus.blocks import block_status, can_be_blocked
from kumite.games.universus.faces import attack_face, bears, card_of, face, held_abilities, is_foundation, is_ready
from kumite.games.universus.pick import Pick
from kumite.games.universus.position import ATTACHED, NAMES, STARTING, Versus, rival_of
from kumite.games.universus.rules.attack import Block, is_considered
from kumite.games.universus.rules.check import MakeUp
from kumite.games.universus.rules.helping import helpers
from kumite.games.universus.rules.play import Declare
from kumite.games.universus.rules.turn import ReviewStep
from kumite.games.universus.terms import BACKUP, HEIGHTS, NOBODY
from kumite.games.universus.why.moments import decided_first, if_possible, not_begun, rules_of_the_question
from kumite.games.universus.why.names import name_meant, no_such_card, own, whereabouts
from kumite.games.universus.words.riders import ForOthers

ZONE_RULES = (  # which zone a block must not have, by the zone of the attack
    ("UVS-AZONE-04", "UVS-BSTEP-07"),
    ("UVS-AZONE-03", "UVS-BSTEP-07"),
    ("UVS-AZONE-02", "UVS-BSTEP-07"),
)


# Blocking


def no_block(g: Versus, seat: int, rest: str) -> Why:
    """To 'block with NAME'."""
    if g.attack.card != NOBODY and g.attack.by != seat:
        never = no_block_at_all(g)
        if never is not None:
            return never
    if not isinstance(g.waiting, Block):
        reason = "a block answers a rival's attack, in its Block Step"
        return not_begun(g) or Why(reason, ("UVS-BSTEP-01", "UVS-BSTEP-04"))
    text = rest.removeprefix("with").strip()
    if not text:
        return Why("say what with: 'block with NAME'", ("UVS-BSTEP-05",))
    name = name_meant(g, seat, text)
    if not name:
        return no_such_card(g, text)
    h = own(g, seat, name, g.hand)
    if h == NOBODY:
        return Why(f"there is no {name} in your hand, and one blocks from hand", ("UVS-BSTEP-05",))
    return if_possible(g, f"block with {name}") or no_valid_block(g, h, name)


def no_block_at_all(g: Versus) -> Why | None:
    """Nothing could block this attack."""
    if g.attack.backup != NOBODY:
        return Why("a backup is attacked, and no block may be tried then", ("UVS-BSTEP-06", "UVS-BACK-08"))
    if is_considered(g):
        return Why("the attack is considered completely blocked already", ("UVS-BSTEP-02",))
    return None if can_be_blocked(g) else Why("the attack is Unblockable", ("UVS-UNBLK-01",))


def no_valid_block(g: Versus, h: int, name: str) -> Why:
    """A card in hand: what is wrong with its block?"""
    block, attack = face(g, h), attack_face(g)
    if block.block_zone == NOBODY:
        return Why(f"{name} has no block", ("UVS-BSTEP-05",))
    if block_status(attack.zone, block.block_zone) == NOBODY:
        reason = f"{name} blocks {HEIGHTS[block.block_zone]}, and the attack is {HEIGHTS[attack.zone]}"
        return Why(reason, ZONE_RULES[attack.zone])
    return for_another(g, h, name) or Why(f"an effect forbids to block with {name}", ("UVS-BSTEP-08", "UVS-CONF-03"))


def for_another(g: Versus, h: int, name: str) -> Why | None:
    """UFS-KEY-18: a 'Name' Only card, and another starting character."""
    seat = g.owner[h]
    for ability in held_abilities(g, h):
        for rider in ability.riders:
            if isinstance(rider, ForOthers) and rider.allows(g, seat, h, 0):
                lead = card_of(g, g.character[seat]).name
                return Why(f"{name} is for {rider.name} only, and your starting character is {lead}", ("UFS-KEY-18",))
    return None


# Committing


def no_commit(g: Versus, seat: int, rest: str) -> Why:
    """To 'commit NAME', for a check that is short."""
    if not isinstance(g.waiting, MakeUp):
        reason = "cards are committed when a check of yours falls short, or as a cost"
        return not_begun(g) or Why(reason, ("UVS-COMMIT-01", "UVS-CHECK-05"))
    name = name_meant(g, seat, rest)
    if not name:
        return no_such_card(g, rest)
    h = own(g, seat, name, g.stage)
    if h == NOBODY:
        where = whereabouts(g, seat, name) or f"you have no {name}"
        return Why(f"{where}; foundations of your stage are committed, or your character", ("UVS-CHECK-05",))
    return not_committed(g, seat, h, name)


def not_committed(g: Versus, seat: int, h: int, name: str) -> Why:
    if g.flags[h] & ATTACHED:
        return Why(f"{name} is attached, and contributes nothing to checks", ("UVS-ATTCH-04", "UVS-CHAR-17"))
    if not is_ready(g, h):
        return Why(f"{name} is committed already", ("UVS-COMMIT-03",))
    if not is_foundation(g, h) and not g.flags[h] & STARTING:
        rules = ("UVS-CHECK-05", "UVS-BACK-04") if face(g, h).type == BACKUP else ("UVS-CHECK-05",)
        return Why(f"only foundations and the character are committed for checks, and {name} is neither", rules)
    if h not in helpers(g, seat):
        return Why(f"an effect forbids to commit {name}", ("UVS-CONF-03",))
    reason = f"with {name} the cards would not make up exactly what is missing"
    return if_possible(g, f"commit {name}") or Why(reason, ("UVS-CHECK-06", "UVS-CHECK-07"))


# Targets and other choices


def no_target(g: Versus, seat: int, name: str) -> Why | None:
    """To 'attack NAME', where the object of an attack is declared."""
    if not isinstance(g.waiting, Declare):
        return None
    foe = rival_of(seat)
    meant = if_possible(g, f"attack {NAMES[foe]}'s {name}")
    if meant is not None:
        return meant
    for h in g.stage[foe]:
        if g.known[h] >> seat & 1 and bears(g, h, name):
            if face(g, h).type == BACKUP:
                return Why(
                    f"{name} is Elusive: your first attack of the turn cannot be directed at it", ("UVS-KELUS-01",)
                )
            return Why(f"{name} is no backup: attacks are directed at the character or a backup", ("UVS-BACK-07",))
    return Why(f"there is no backup {name} in the rival's stage", ("UVS-BACK-07", "UVS-PLAYCD-02"))


def no_choice(g: Versus, name: str) -> Why | None:
    """A card where others are to be chosen from."""
    waiting = g.waiting
    if not isinstance(waiting, Pick):
        return None
    alike = [option for option in notations(g) if name in option]
    if alike:
        return Why(f"{name} could be {' or '.join(alike[:3])}", rules_of_the_question(g))
    return Why(f"{name} is not among the cards to choose from ({waiting.prompt(g)})", ("UVS-INSTR-03",))


def no_discard(g: Versus, seat: int, rest: str) -> Why:
    """To 'discard NAME'."""
    name = name_meant(g, seat, rest)
    if isinstance(g.waiting, ReviewStep):
        return Why(f"there is no {name or 'such card'} in your hand", ("UVS-REVIEW-02",))
    if isinstance(g.waiting, Pick):
        return if_possible(g, name) or no_choice(g, name) or decided_first(g)
    reason = "nothing is discarded at will but one card in your Review Step"
    return not_begun(g) or Why(reason, ("UVS-REVIEW-02", "UVS-REVIEW-03"))
