"""Restrictions that are rules about a card: it may only be played if something is so; its steps that are left out."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import EFFECTS, EffectRule, Low, condition, only, refuse
from kumite.english.lower.fired import is_static
from kumite.english.lower.logic import negated
from kumite.english.lower.plays import skip
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import AS_FORM, AS_REVERSAL, ATTACK, TYPES, V_ENTER, V_PLAY
from kumite.games.universus.words.plays import End
from kumite.games.universus.words.rule import CANNOT, Rule
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.triggers import Event


def play_only_if(node: Node, low: Low) -> Text:
    """You may only play this card if something is so: else it cannot be played."""
    only(node, "what", "cond")
    name = node.node("what").node("type").get("name")
    if not is_static(low) or name not in ("card", TYPES[low.card_type]):
        refuse(node, "what is restricted here cannot be told")
    notes = (AS_FORM, AS_REVERSAL) if name == "attack" else ()
    return (Rule(CANNOT, Event(V_PLAY, own=True, notes=notes), cond=negated(condition(node.node("cond"), low))),)


def skipping(node: Node, low: Low) -> Text:
    """Skip this attack's Enhance Step, said of the attack itself: it is over as soon as it could begin."""
    text = skip(node, low)
    whose = node.node("what").get("whose")
    own = isinstance(whose, Node) and whose.get("det") == "this" and low.card_type == ATTACK
    if not is_static(low):
        return text
    if not own:
        refuse(node, "nothing sets this instruction off")
    return (Fired(Event(V_ENTER, own=True), tuple([word for word in text if isinstance(word, End)])),)


RULES: Final[dict[str, EffectRule]] = {"PlayOnlyIf": play_only_if, "Skip": skipping}
EFFECTS.update(RULES)
