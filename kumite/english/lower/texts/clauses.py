"""What a sentence is about, as the sentences around it need to know."""

from __future__ import annotations

from kumite.english.lower.base import Low
from kumite.english.nodes import Node
from kumite.games.universus.printed import Text
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.triggers import Event


def as_paid(part: Node, low: Low) -> Node:
    """If you discard an attack, it gets +4 speed instead: as the cost was paid, which is over."""
    cond = part.node("cond")
    does = cond.get("does") if cond.label == "Now" and cond.get("pps") is None else None
    verb = str(does.get("verb")) if isinstance(does, Node) else ""
    if not isinstance(does, Node) or does.get("what") is None or verb not in [said.act for said in low.mentions]:
        return part
    if any(name not in ("verb", "agrees", "what", "words") for name, _ in does.fields):
        return part
    past = Node("Past", (("who", cond.node("who")), ("act", verb), ("what", does.node("what"))), cond.start, cond.end)
    fields = tuple([(name, past if name == "cond" else value) for name, value in part.fields])
    return Node(part.label, fields, part.start, part.end, part.rule)


def is_player(part: Node) -> bool:
    """Choose a player."""
    return part.label == "Choose" and part.get("what") == "player"


def of_attack(text: Text) -> bool:
    """Whether a text waits for something of the attack in progress: a Form has none, but one that it waits for."""
    triggers = [word.trigger for word in text if isinstance(word, Fired)]
    return any(isinstance(trigger, Event) and trigger.attack for trigger in triggers)


def waits_before(low: Low) -> bool:
    """What it waits for has not happened yet: it would be destroyed; it would be destroyed or flipped."""
    event = low.event
    if event is None:
        return False
    if event.label == "AnyOf":
        return all(isinstance(one, Node) and one.get("would") is not None for one in event.parts())
    before = low.text[: event.start].rstrip().lower().endswith("before")
    return event.label == "Event" and (before or event.get("would") is not None)
