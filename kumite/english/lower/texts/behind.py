"""A condition behind its clause: judged before that is carried out, so nothing that only this brings about is meant."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.position import Record, fields
from kumite.english.lower.base import Low, Mention, condition, refuse
from kumite.english.nodes import Node
from kumite.games.universus.printed import Cond
from kumite.games.universus.words.sels import Ref
from kumite.games.universus.words.tests import Among

UNSEEN: Final = ("draw", "mill")  # nobody says `it` of a card that is not known before that


def judged_before(node: Node, said: list[Mention], low: Low) -> Cond:
    """Discard 1 card. Draw 1 card if it was an attack: the discarded one.  `said`: what was spoken of before."""
    held, new = low.mentions, low.mentions[len(said) :]
    before = [one.ref for one in said]
    low.mentions = said + [one for one in new if one.act not in UNSEEN or one.ref in before]
    seen = len(low.mentions)
    cond = condition(node, low)
    low.mentions = held + low.mentions[seen:]
    names = {one.ref.name for one in new if isinstance(one.ref, Ref) and one.ref not in before}
    if names & names_in(cond):
        refuse(node, "what is not yet known there is asked")
    return cond


def names_in(part: Any) -> set[str]:
    """The names of bound cards that a condition asks about."""
    if isinstance(part, tuple):
        return {name for one in part for name in names_in(one)}
    if isinstance(part, Ref):
        return {part.name}
    if isinstance(part, Among):
        return {part.ref}
    return names_in(tuple(fields(part).values())) if isinstance(part, Record) else set()
