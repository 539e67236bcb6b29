"""Your Kick attack gets +1 speed; if it deals damage: `it` is that very attack, whatever has become of it by then."""

from __future__ import annotations

from kumite.english.lower.base import Low, Mention, refuse
from kumite.english.lower.events.triggers import waits
from kumite.english.nodes import Node
from kumite.games.universus.printed import Cond, Test, Trigger
from kumite.games.universus.terms import CONTINUOUS
from kumite.games.universus.words.sels import TheAttack
from kumite.games.universus.words.triggers import Either, Event


def waited_for(node: Node, low: Low, before: bool) -> tuple[Trigger, tuple[Cond, ...], Test | None]:
    """What an effect waits for, what must hold besides, and the attack it is tied to: what that was called is asked as
    the effect is made, and not again as the event comes."""
    held = low.ties
    ties: list[Test] | None = None if low.kind == CONTINUOUS and low.fired == 1 else []
    low.ties = ties
    try:
        trigger, conds = waits(node, low, before)
    finally:
        low.ties = held
    if not ties:
        return trigger, conds, None
    parts = trigger.triggers if isinstance(trigger, Either) else (trigger,)
    if (
        any(tie != ties[0] for tie in ties)
        or len(ties) < len(parts)
        or not all(isinstance(part, Event) for part in parts)
    ):
        refuse(node, "whether the same attack is meant cannot be told")
    return trigger, conds, ties[0]


def still_tied(said: Mention, tie: Test | None) -> Mention:
    """Of what the text of the effect speaks of, the attack is that one for later sentences, too."""
    return said._replace(ref=tie) if tie is not None and said.ref == TheAttack() else said
