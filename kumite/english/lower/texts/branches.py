"""The other branch of a condition: what the first one has dealt with is nothing to it."""

from __future__ import annotations

from kumite.english.lower.base import Low, effect
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.words.sels import TheAttack, This


def other_branch(does: Node, low: Low) -> Text:
    """If the milled card is an attack, this attack gets +2 damage. Otherwise, add it to your hand: `it` is the milled
    card, unless only an attack can be meant."""
    held, before = low.mentions, low.apart
    if before is None:
        return effect(does, low)
    attacks = [said for said in held[len(before) :] if isinstance(said.ref, This | TheAttack)]  # further away
    low.mentions = attacks + before
    try:
        return effect(does, low)
    finally:
        low.mentions = held + low.mentions[len(attacks) + len(before) :]
