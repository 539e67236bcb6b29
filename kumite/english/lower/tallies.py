"""Cards counted by what has happened to them: foundations destroyed this turn, cards that have left your card pool."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, only, refuse, trigger
from kumite.english.lower.past import active_event, since_of, this_turn, with_fields
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Amount, Trigger
from kumite.games.universus.terms import COMBAT_PHASE, ENHANCE_STEP, TURN, V_STATUS
from kumite.games.universus.words.amounts import Tally
from kumite.games.universus.words.tallied import TallyCards
from kumite.games.universus.words.triggers import Event

GONE: Final = (
    *("discard", "destroy", "sacrifice", "spend", "clear", "mill", "remove", "review", "play", "draw", "block"),
    *("add", "build"),
)
STAYED: Final = ("commit", "ready", "flip")  # asked of the cards, where it was this turn


def tallied(node: Node, low: Low) -> Amount | None:
    """The number of such cards; None where nothing has happened to them by a certain time."""
    if node.label != "Sel" or node.get("det") is not None or node.get("n") is not None:
        return None
    for mod in node.parts("mods"):
        event = event_of(node, mod) if isinstance(mod, Node) else None
        if event is not None:
            since = since_of(node)
            if since not in (TURN, COMBAT_PHASE, ENHANCE_STEP):
                refuse(node, "since when these are counted cannot be told")
            found = quiet(this_turn(event), low)
            blocked = isinstance(found, Event) and found.verb == V_STATUS  # of two cards, the attack
            return Tally(found, since=since) if blocked else TallyCards(found, since)
    return None


def quiet(event: Node, low: Low) -> Trigger:
    """The pattern; that it was mentioned does not make later words speak of it."""
    held = len(low.mentions)
    found = trigger(event, low)
    del low.mentions[held:]
    return found


def event_of(node: Node, mod: Node) -> Node | None:
    """The event that one phrase behind the noun speaks of."""
    rest = tuple([part for part in node.parts("mods") if part is not mod])
    noun = with_fields(node, "Sel", [one for one in node.fields if one[0] != "mods"] + [("mods", rest)])
    clause = mod.get("clause") if mod.label == "That" else mod
    if not isinstance(clause, Node) or not is_timed(clause) or clause.get("not") is not None:
        return None
    act, pps = str(clause.get("act")), clause.parts("pps")
    if clause.label == "ByPlayer" and act in GONE + STAYED:
        only(clause, "who", "act", "pps")
        return active_event(clause, clause.get("who"), act, noun, pps)
    if clause.label not in ("Done", "Perfect", "Was"):
        return None
    if act == "leave" and isinstance(clause.get("what"), Node):
        only(clause, "act", "what", "pps", "tense")
        return active_event(clause, noun, act, clause.get("what"), pps)
    if act not in GONE and (act not in STAYED or since_of(clause) == TURN):
        return None
    only(clause, "act", "pps", "tense", "thisway")
    fields: list[tuple[str, Value | None]] = [("what", noun), ("act", act), ("pps", pps)]
    return with_fields(clause, "Event", fields)


def is_timed(clause: Node) -> bool:
    return any(part.label in ("Until", "During") for part in clause.walk())
