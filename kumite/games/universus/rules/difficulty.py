"""What the check of a card that is played is against, as it is determined (UVS-PLAYCD-06, UVS-RULING-22)."""

from __future__ import annotations

from kumite.core.position import Step
from kumite.games.universus.faces import face
from kumite.games.universus.legal import those_on
from kumite.games.universus.position import FOR_BLOCK, FOR_FORM, POOL_TOO, Versus
from kumite.games.universus.printed import Ctx, Happening
from kumite.games.universus.records import Check
from kumite.games.universus.rules.check import counted, terms
from kumite.games.universus.rules.cost import spend_rules
from kumite.games.universus.rulings import rules_of, unspoken
from kumite.games.universus.terms import AS_BLOCK, NOBODY, V_PLAY
from kumite.games.universus.texts import Run
from kumite.games.universus.verbs import came_from
from kumite.games.universus.words.hinder import hindrances
from kumite.games.universus.words.rule import IGNORES, OFFERS
from kumite.games.universus.words.structure import May


def determined(g: Versus, seat: int, h: int, role: int, spared: bool) -> Check:
    """UVS-PLAYCD-06, UVS-RULING-22: the check of a card that is played, with what of its difficulty is fixed from now
    on: progressive difficulty; or all of it; or nothing of it, where the table wants it so.  What waited for this
    attempt alone is fixed in any case."""
    purpose = FOR_BLOCK if role == AS_BLOCK else FOR_FORM
    counts, wish, fixed, need = not ignored(g, seat, h, role), g.house.difficulty, 0, NOBODY
    if counts and wish == "all live":
        need = POOL_TOO
    elif counts:
        fixed = counted(g, seat, h)
    if g.effects:
        fixed += hindrances(g, seat)
    if wish == "all fixed":
        fixed += terms(g, purpose, h)
    return Check(seat, purpose, NOBODY, 0, need, False, h, fixed, True, spared)


def offers(g: Versus, seat: int, h: int, role: int) -> tuple[Step, ...]:
    """UVS-RULING-177: other numbers that it may be played with are asked about before its difficulty is determined.  A
    block has no use for them: its check is against the attack's speed."""
    if role == AS_BLOCK or unspoken(g, OFFERS):
        return ()
    offered = those_on(g, rules_of(g, OFFERS, V_PLAY), play_act(g, seat, h, role))
    return tuple([Run((May(one.rule.then),), Ctx(seat, h, 0)) for one in offered])


def ignored(g: Versus, seat: int, h: int, role: int) -> bool:
    """UVS-PLAYTY-01: whether a rule says to ignore progressive difficulty for a card that is played so."""
    for one in rules_of(g, IGNORES, V_PLAY):
        if one.on in (NOBODY, h) and one.covers(g, play_act(g, seat, h, role)):
            spend_rules(g, [one])
            return True
    return False


def play_act(g: Versus, seat: int, h: int, role: int) -> Happening:
    return Happening(V_PLAY, seat, (h,), 1, role, origin=came_from(g, h), faces=(face(g, h),))
