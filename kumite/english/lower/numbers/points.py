"""Points of health and damage, as something that is counted: those of the event, those of this turn, those one has."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, only, refuse
from kumite.english.lower.conditions.as_events import since_of, this_turn
from kumite.english.lower.nouns.owners import seat_of_who
from kumite.english.lower.numbers.done_numbers import number_left
from kumite.english.lower.plain.nodes import label_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount
from kumite.games.universus.terms import BY_DAMAGE, COMBAT_PHASE, ENHANCE_STEP, NOBODY, RIVAL, TURN, V_GAIN, V_LOSE, YOU
from kumite.games.universus.words.amounts import Bound, Health, Tally
from kumite.games.universus.words.triggers import Event

ACTS: Final = {
    ("health", "lose"): (V_LOSE, NOBODY),
    ("health", "gain"): (V_GAIN, NOBODY),
    ("damage", "take"): (V_LOSE, BY_DAMAGE),
}
GIVEN: Final = ("deal", "take", "lose", "gain")
COUNTED: Final = ("health", "damage", "stamina")


def are_points(node: Node) -> bool:
    """3 vitality you have lost, damage dealt; a point of either."""
    kind = node.get("type")
    props = kind.get("props") if isinstance(kind, Node) and node.label == "Sel" else None
    names = props.parts() if isinstance(props, Node) and label_of(props) == "Props" else ()
    return node.label == "Points" or (
        len(names) == 1 and names[0] in COUNTED and set(dict(node.fields)) <= {"type", "mods", "whose"}
    )


def points(node: Node, low: Low) -> Amount:
    """So many of them."""
    only(node, "of", "props", "mods", "type", "whose")
    whose = node.get("whose")
    if isinstance(whose, Node):
        return of_player(node, Node("ByPlayer", (("who", whose), ("act", "have")), node.start, node.end), low)
    mods = [part for part in node.parts("mods") if isinstance(part, Node)]
    by = mods[0] if len(mods) == 1 else None
    if by is not None and by.label == "ByPlayer":
        return of_player(node, by, low)
    if by is None or by.label != "Done" or by.get("act") not in GIVEN or by.get("pps") is not None:
        refuse(node, "which points these are cannot be told")
    return number_left(name_of(node), str(by.get("act")), low, node) or of_event(node, low)


def name_of(node: Node) -> str:
    """Health, damage or stamina."""
    props = node.node("props") if node.label == "Points" else node.node("type").node("props")
    return str(props.parts()[0])


def of_player(node: Node, by: Node, low: Low) -> Amount:
    """Vitality your opponent has; vitality you have lost, damage you have taken this turn."""
    only(by, "who", "act", "pps")
    name, act, who = name_of(node), str(by.get("act")), seat_of_who(by.node("who"), low)
    if who not in (YOU, RIVAL):
        refuse(by, "whose points these are cannot be told")
    if (name, act) == ("health", "have") and by.get("pps") is None:
        return Health(who)
    if (name, act) not in ACTS:
        refuse(node, "which points these are cannot be told")
    if by.get("pps") is None:
        return number_left(name, act, low, node, who) or of_event(node, low)
    verb, via = ACTS[name, act]
    since = since_of(by)
    this_turn(by)
    if since not in (TURN, COMBAT_PHASE, ENHANCE_STEP):
        refuse(by, "since when these are counted cannot be told")
    return Tally(Event(verb, who, via=via), True, since)


def of_event(node: Node, low: Low) -> Amount:
    """The number of the event that set this off."""
    event = low.event
    does = None if event is None else event.get("does")
    suffered = event is not None and event.get("damage") is not None  # you are dealt damage
    if not suffered and (not isinstance(does, Node) or does.label not in ("Deal", "Take", "GainLose", "Gain", "Lose")):
        refuse(node, "no event has left such a number")
    return Bound("event")
