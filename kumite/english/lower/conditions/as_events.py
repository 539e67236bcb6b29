"""Clauses about what happens or has happened, rewritten as Event nodes, so that one chapter lowers them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kumite.english.lower.base import only, refuse
from kumite.english.nodes import Node, Value
from kumite.games.universus.terms import COMBAT_PHASE, ENHANCE_STEP, GAME_PERIOD, LAST_TURN, TURN

LABELS: Final = {  # of the instruction that a participle belongs to; its object is `what`
    "play": "Play",
    "discard": "Discard",
    "destroy": "Destroy",
    "sacrifice": "Sacrifice",
    "remove": "Remove",
    "commit": "Commit",
    "ready": "Ready",
    "flip": "Flip",
    "unflip": "Unflip",
    "reveal": "Reveal",
    "build": "Build",
    "spend": "Spend",
    "clear": "Clear",
    "review": "Review",
    "add": "Move",
    "check": "Check",
    "block": "Block",
    "cancel": "Cancel",
    "seal": "Seal",
    "unseal": "Unseal",
    "freeze": "Freeze",
    "put": "Move",
    "place": "Move",
    "return": "Move",
    "move": "Move",
    "attach": "Attach",
    "transform": "Transform",
}
SAME: Final = {"combat phase": ("block", "deal", "attack")}  # acts of that phase only: the turn will do


def with_fields(node: Node, label: str, fields: Sequence[tuple[str, Value | None]]) -> Node:
    """A node for the same words."""
    kept = tuple([(name, value) for name, value in fields if value is not None and value != ()])
    return Node(label, kept, node.start, node.end, node.rule)


def changed(node: Node, **values: Value | None) -> Node:
    """The node with other values; None takes a field away."""
    fields: list[tuple[str, Value | None]] = [(name, values.get(name, value)) for name, value in node.fields]
    named = [name for name, _ in node.fields]
    fields += [(name, value) for name, value in values.items() if name not in named]
    return with_fields(node, node.label, fields)


# When


def this_turn(node: Node, act: str = "") -> Node:
    """Without `this turn`, which the log is about; any other time is refused."""
    fields: list[tuple[str, Value | None]] = []
    for name, value in node.fields:
        if name in ("pps", "mods", "hows") and isinstance(value, tuple):
            fields.append((name, tuple([part for part in value if not is_turn(part, act)])))
        elif isinstance(value, Node) and name in ("what", "does", "of", "event", "with"):
            fields.append((name, this_turn(value, act)))
        else:
            fields.append((name, value))
    return with_fields(node, node.label, fields)


def is_turn(part: Value, act: str) -> bool:
    """Whether this says `this turn`."""
    if not isinstance(part, Node) or part.label not in ("Until", "During"):
        return False
    when = part.node("until") if part.label == "Until" else part
    if when.label == "This" and when.get("period") == "turn":
        return True
    if when.label == "During" and isinstance(when.get("period"), Node):
        period = when.node("period")
        if period.get("det") in ("this", "the") and period.get("name") == "turn" and period.get("which") is None:
            return True
    if is_step(when) or since_period(when, act) != TURN:
        return True
    if when.label == "This" and act in SAME.get(str(when.get("period")), ()):
        return True
    return refuse(when, "only what has happened this turn is remembered")


def is_step(when: Node) -> bool:
    """Whether this says `this Enhance Step`."""
    if when.label == "This":
        return when.get("period") in STEP
    period = when.get("period")
    if when.label == "During" and isinstance(period, Node) and is_this_attack(period.get("what")):
        return True
    if when.label != "During" or not isinstance(period, Node) or period.get("name") not in STEP:
        return False
    whose = period.get("whose")
    of_this = isinstance(whose, Node) and whose.label == "Of" and whose.get("det") == "this"
    return (of_this or (whose is None and period.get("det") in ("this", "the"))) and period.get("which") is None


def is_this_attack(what: object) -> bool:
    """This attack, as a period."""
    kind = what.get("type") if isinstance(what, Node) and what.get("det") == "this" else None
    return isinstance(kind, Node) and kind.get("name") == "attack" and isinstance(what, Node) and len(what.fields) == 2


STEP: Final = ("enhance step", "enhance phase", "attack")  # since the attack in progress began


def since_of(node: Node) -> int:
    """From when on the log is asked."""
    if any(is_step(part) for part in node.walk()):
        return ENHANCE_STEP
    acts = [part.get(name) for part in node.walk() for name in ("act", "verb") if isinstance(part.get(name), str)]
    for part in node.walk():
        since = since_period(part, str(acts[0]) if acts else "")
        if since != TURN:
            return since
    return TURN


def since_period(when: Node, act: str) -> int:
    """This Combat Phase, this game, last turn."""
    if when.label == "Turn":
        return LAST_TURN if when.get("which") == "last" else TURN
    name = when.get("period") if when.label == "This" else None
    period = when.get("period")
    if (
        when.label == "During"
        and isinstance(period, Node)
        and period.fields == (("det", "this"), ("name", "combat phase"))
    ):
        name = "combat phase"
    if name == "combat phase" and act not in SAME["combat phase"]:
        return COMBAT_PHASE
    return GAME_PERIOD if name == "game" else TURN


# Who did what


def played_event(node: Node) -> Node:
    """`you have played an attack`: who, act, what, pps as an Event."""
    only(node, "who", "act", "what", "pps", "order", "not")
    what = node.get("what")
    if isinstance(what, Node) and what.label == "Counted":
        n = what.get("n")
        least = n.get("n") if isinstance(n, Node) and n.label == "AtLeast" else n
        if least != Node("Num", (("n", 1),), 0, 0):
            refuse(what, "how many at a time cannot be told")
        what = as_object(what)
    return active_event(node, node.get("who"), str(node.get("act")), what, node.parts("pps"))


def as_object(what: Node) -> Node:
    """`2 or more other attacks` as the object of one event: another attack."""
    of = what.node("of")
    other = what.get("other")
    if other not in (None, "other", "more"):
        refuse(what, "in what these differ cannot be told")
    fields: list[tuple[str, Value | None]] = [("n", Node("Num", (("n", 1),), what.start, what.end))]
    if other is not None and of.get("other") is None:
        fields.append(("other", "other"))
    return with_fields(of, of.label, fields + [(name, value) for name, value in of.fields if name != "n"])


def active_event(node: Node, who: Value | None, act: str, what: Value | None, pps: tuple[Value, ...] = ()) -> Node:
    """Somebody does something: an Event of this turn."""
    using = [part for part in pps if isinstance(part, Node) and part.label == "Using"]
    if what is None and act in ("attack", "block") and len(using) == 1 and using[0].get("what") is not None:
        does = with_fields(node, act.capitalize(), [("verb", act), ("with", using[0].node("what"))])
        pps = tuple([part for part in pps if part is not using[0]])
    else:
        does = deed(node, act, what)
    goals = [part for part in pps if isinstance(part, Node) and part.label == "ToZone" and part.get("to") is not None]
    if does.label == "Move" and len(goals) == 1 and does.get("to") is None:
        does = with_fields(does, does.label, [*does.fields, ("to", goals[0].node("to"))])
        pps = tuple([part for part in pps if part is not goals[0]])
    event = with_fields(node, "Event", [("who", who), ("does", does), ("pps", pps)])
    return this_turn(event, act)


def deed(node: Node, act: str, what: Value | None) -> Node:
    """The instruction that a participle and its object stand for."""
    if what is None or is_zone(what, "deck") or (act == "block" and isinstance(what, Node) and what.label == "Sel"):
        found = alone(node, act) if not isinstance(what, Node) or act != "block" else blocked_with(node, what)
        if found is not None:
            return found
    if act == "check" and isinstance(what, Node) and what.label in ("Num", "AtLeast", "AtMost"):
        return with_fields(node, "Check", [("verb", act), ("n", what)])
    if isinstance(what, Node) and what.label in ("Points", "Prop", "Damage"):
        return of_numbers(node, act, what)
    if act in ("leave", "enter") and isinstance(what, Node) and what.label == "WholeZone":
        zone = with_fields(what, "Zone", [("whose", what.get("whose")), ("names", what.get("names"))])
        return with_fields(node, "Leave", [("verb", act), ("zones", zone)])
    if act in ("draw", "mill") and isinstance(what, Node):
        return with_fields(node, act.capitalize(), [("verb", act), *drawn(what)])
    if act in CHECKED and isinstance(what, Node) and is_check(what):
        check = what if what.label == "CheckSel" else with_fields(what, "CheckSel", [("det", "a"), ("name", "check")])
        return with_fields(node, CHECKED[act], [("verb", act), ("what", check)])
    if act not in LABELS or not isinstance(what, Node):
        refuse(node, f"whether somebody did {act} is not remembered")
    return with_fields(node, LABELS[act], [("verb", act), ("what", what)])


def alone(node: Node, act: str) -> Node | None:
    """What needs no cards: you have attacked, cycled your deck, blocked."""
    known = act in ("attack", "resolve", "block", *OF_A_DECK)
    return with_fields(node, act.capitalize(), [("verb", act)]) if known else None


def of_numbers(node: Node, act: str, what: Node) -> Node:
    """Taken 3 damage, gained health; changed the zone, reduced the speed of an attack."""
    if what.label == "Points" and act in ("take", "deal", "gain", "lose"):
        return of_points(node, act, what)
    if what.label == "Damage":
        return with_fields(node, "Take" if act == "take" else "Deal", [("verb", act), ("n", what)])
    if act == "change" and what.label == "Prop":
        return with_fields(node, "Set", [("verb", act), ("prop", what)])
    if act not in CHANGES or what.label != "Prop":
        refuse(node, f"whether somebody did {act} is not remembered")
    return with_fields(node, "Modify", [("verb", act), ("prop", what)])


def blocked_with(node: Node, what: Node) -> Node:
    """Blocked an attack with an asset: to the grammar, an attack that has one."""
    mods = what.parts("mods")
    last = mods[-1] if mods and isinstance(mods[-1], Node) and mods[-1].label == "With" else None
    has = last.get("has") if last is not None else None
    if not isinstance(has, Node) or has.label != "Holds" or has.get("n") != Node("Num", (("n", 1),), 0, 0):
        return with_fields(node, "Block", [("verb", "block"), ("what", what)])
    block = with_fields(has, "Sel", [("det", "a"), *[one for one in has.fields if one[0] != "n"]])
    return with_fields(node, "Block", [("verb", "block"), ("what", changed(what, mods=mods[:-1])), ("with", block)])


OF_A_DECK: Final = ("shuffle", "search", "cycle")
CHANGES: Final = ("reduce", "increase", "lower", "raise", "decrease")


def is_zone(what: Value, name: str) -> bool:
    """Your deck."""
    return isinstance(what, Node) and what.label == "WholeZone" and what.parts("names") == (name,)


CHECKED: Final = {"make": "Check", "fail": "FailCheck", "pass": "PassCheck"}


def is_check(what: Node) -> bool:
    """A check, as a noun."""
    kind = what.get("type")
    props = kind.get("props") if isinstance(kind, Node) else None
    return what.label == "CheckSel" or (isinstance(props, Node) and props.parts() == ("check",))


def of_points(node: Node, act: str, what: Node) -> Node:
    only(what, "of")
    kind = what.get("of")
    if act in ("take", "deal"):
        if kind != "damage":
            refuse(node, f"to {act} {kind} is not understood")
        return with_fields(node, act.capitalize(), [("verb", act), ("n", Node("Damage", (), what.start, what.end))])
    return with_fields(node, "GainLose", [("verb", act), ("of", kind)])


def drawn(what: Node) -> list[tuple[str, Value | None]]:
    """The number of cards drawn or milled; of such a kind, there is none."""
    kind = what.get("type")
    plain = [name for name, _ in what.fields if name not in ("n", "type", "det", "words", "mods")]
    times = [part for part in what.parts("mods") if not (isinstance(part, Node) and part.label in ("Until", "During"))]
    if plain or times or not isinstance(kind, Node) or kind.get("name") != "card":
        return [("what", what)]
    for part in what.parts("mods"):
        is_turn(part, "")
    return [("n", what.get("n") or Node("Num", (("n", 1),), what.start, what.end))]


# Conditions that are events


def as_event(cond: Node) -> Node | None:
    """The event that a condition in the present tense speaks of; None for a state."""
    if cond.label == "Now":
        only(cond, "who", "does", "pps")
        return with_fields(cond, "Event", list(cond.fields))
    if cond.label == "Is" and of_block(cond) and cond.get("tense") != "was":
        only(cond, "what", "tense", "not", "as")
        fields = [(name, value) for name, value in cond.fields if name != "tense"]
        return with_fields(cond, "Event", fields)
    if cond.label == "Past" and cond.get("tense") == "is" and cond.get("who") is None:
        only(cond, "what", "tense", "not", "being", "act", "act2", "how", "pps")
        fields = [(name, value) for name, value in cond.fields if name != "tense"]
        return with_fields(cond, "Event", fields)
    if cond.label == "Past" and cond.get("does") is not None and "do" in (cond.get("not"), *cond.parts("words")):
        only(cond, "who", "not", "does", "pps")
        return with_fields(cond, "Event", list(changed(cond, **{"not": "not"}).fields))
    if cond.label in ("Event", "Transforms", "Moment"):
        return cond
    return None


def of_block(cond: Node) -> bool:
    state = cond.get("as")
    return isinstance(state, Node) and (state.label == "Blocked" or state.get("is") in ("blocked", "unblocked"))
