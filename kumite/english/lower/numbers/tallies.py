"""Cards counted by what has happened to them: foundations destroyed this turn, cards that have left your card pool."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, only, refuse, trigger
from kumite.english.lower.conditions.as_events import active_event, since_of, this_turn, with_fields
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Amount, Trigger
from kumite.games.universus.terms import COMBAT_PHASE, ENHANCE_STEP, RIVAL, TURN, V_ABILITY, V_STATUS
from kumite.games.universus.words.amounts import Bound, Tally
from kumite.games.universus.words.sels import Ref
from kumite.games.universus.words.tallied import TallyCards
from kumite.games.universus.words.triggers import Event

OUTER: Final = (Ref("event"), Ref("event all"))
COUNTED: Final = ("Draw", "Mill", "Discard", "Spend", "Destroy", "Commit", "Flip", "Remove", "Ready")
GONE: Final = (
    *("discard", "destroy", "sacrifice", "spend", "clear", "mill", "remove", "review", "play", "draw", "block"),
    *("add", "build"),
)
STAYED: Final = ("commit", "ready", "flip")  # asked of the cards, where it was this turn


def tallied(node: Node, low: Low) -> Amount | None:
    """The number of such cards; None where nothing has happened to them by a certain time."""
    here = of_event(node, low)
    if here is not None:
        return here
    if node.label != "Sel" or node.get("det") is not None or node.get("n") is not None:
        return None
    for mod in node.parts("mods"):
        event = event_of(node, mod) if isinstance(mod, Node) else None
        if event is not None:
            since = since_of(node)
            if since not in (TURN, COMBAT_PHASE, ENHANCE_STEP):
                refuse(node, "since when these are counted cannot be told")
            found = quiet(this_turn(event), low)
            # of two cards, the attack; and a card may have several abilities
            once = isinstance(found, Event) and found.verb in (V_STATUS, V_ABILITY)
            return Tally(found, since=since) if once else TallyCards(found, since)
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
    by = [part for part in pps if isinstance(part, Node) and part.label == "By"]
    who = by[0].node("what") if len(by) == 1 else None
    if act in STAYED and who is not None and who.label in ("You", "Rival"):
        only(clause, "act", "pps", "tense")
        return active_event(clause, who, act, noun, tuple([part for part in pps if part is not by[0]]))
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


def of_event(node: Node, low: Low) -> Amount | None:
    """For each momentum discarded, the number of cards your rival drew: of the event; None for anything else."""
    mods = [mod for mod in node.parts("mods") if isinstance(mod, Node)]
    event = low.event
    does = event.get("does") if event is not None and event.label == "Event" else None
    if node.label != "Sel" or len(mods) != 1 or not isinstance(does, Node) or mods[0].label not in ("Done", "ByPlayer"):
        return None
    plain = {name for name, _ in node.fields} <= {"type", "mods", "det"} and mods[0].get("pps") is None
    kind, what = node.get("type"), does.get("what")
    noun = kind.get("name") if isinstance(kind, Node) else None
    done = what.get("type") if isinstance(what, Node) else None
    same = noun == "card" if what is None else isinstance(done, Node) and done.get("name") == noun
    seat = RIVAL if mods[0].label == "ByPlayer" and mods[0].node("who").label == "Rival" else None
    done_now = any(
        said.act == mods[0].get("act") and said.ref not in OUTER and seat in (None, said.seat) for said in low.mentions
    )
    if not plain or not same or mods[0].get("act") != does.get("verb") or done_now or does.label not in COUNTED:
        return None
    return Bound("event")
