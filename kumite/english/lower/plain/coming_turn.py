"""What is so during somebody's next turn: as that begins, for as long as it goes on; and the first attack of a turn."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.plain.nodes import THIS_TURN, label_of, noun, put, remade, without
from kumite.english.nodes import Node, Value

PLAYERS: Final = ("You", "Rival")
CHANGES: Final = ("Modify", "Rule", "Grant", "Strip")
SEVERAL: Final = ("Sel", "CheckSel", "Prop")


def next_turn(node: Node) -> Node:
    """During your opponent's next turn, their attacks get -1 speed: as it begins, for the turn."""
    until = node.get("until")
    period = turn_to_come(until) if isinstance(until, Node) else None
    does = node.get("does")
    if period is None or not isinstance(does, Node):
        return node
    parts = does.parts() if does.label == "Seq" else (does,)
    if not all(isinstance(part, Node) and is_change(part) for part in parts):
        return node
    told = tuple([for_the_turn(part) for part in parts if isinstance(part, Node)])
    return as_it_begins(node, period, put(does, "parts", told) if does.label == "Seq" else told[0])


def then_only(node: Node) -> Node:
    """Your rival cannot play foundations, cannot draw cards during their next turn: the time is the rule's."""
    does, pps, act = node.get("does"), node.parts("pps"), node.get("act")
    if isinstance(act, Node) and act.label == "Passive" and node.get("until") is None:
        return done_then(node, act)
    if not isinstance(does, Node) or node.get("until") is not None:
        return node
    last = (pps or does.parts("hows") or (None,))[-1]
    time = last.get("until") if isinstance(last, Node) and last.label == "Until" else last
    if not isinstance(time, Node) or turn_to_come(time) is None:
        return node
    if pps:
        bare = put(node, "pps", pps[:-1]) if pps[1:] else without(node, "pps")
    else:
        hows = does.parts("hows")[:-1]
        bare = put(node, "does", put(does, "hows", hows) if hows else without(does, "hows"))
    return put(bare, "until", time)


def done_then(node: Node, act: Node) -> Node:
    """Your foundations cannot be destroyed during your rival's next turn."""
    pps = act.parts("pps")
    time = pps[-1].get("until") if pps and isinstance(pps[-1], Node) and pps[-1].label == "Until" else None
    if not isinstance(time, Node) or turn_to_come(time) is None:
        return node
    bare = put(act, "pps", pps[:-1]) if pps[1:] else without(act, "pps")
    return put(put(node, "act", bare), "until", time)


def dearer_then(node: Node) -> Node:
    """Your rival must discard 1 card as an additional cost to play assets until the end of the Combat Phase: for so
    long it costs more."""
    act = node.get("act")
    how = act.parts("hows")[-1] if isinstance(act, Node) and act.label == "Play" and act.parts("hows") else None
    until = how.get("until") if isinstance(how, Node) and how.label == "Until" else how
    if not isinstance(act, Node) or not isinstance(until, Node) or not is_span(until):
        return node
    hows = act.parts("hows")[:-1]
    bare = put(node, "act", put(act, "hows", hows) if hows else without(act, "hows"))
    return remade(node, (("until", until), ("does", bare)), "Lasting")


def is_span(until: Node) -> bool:
    """How long something goes on, and not only when it happens; this turn goes without saying."""
    this = until.label == "This" and until.get("period") in ("combat phase", "enhance step")
    period = until.get("period")
    attack = until.label == "During" and isinstance(period, Node) and (period.get("det"), period.get("name")) == THIS
    return this or attack or until.label in ("UntilEdge", "ForRest") or turn_to_come(until) is not None


THIS: Final = ("this", "attack")


def waits_then(node: Node) -> Node:
    """During your rival's next turn, whenever they play an attack, gain 1 health: as it begins, for the turn."""
    until = node.get("until")
    period = turn_to_come(until) if isinstance(until, Node) else None
    if period is None or node.get("count") is not None:
        return node
    return as_it_begins(node, period, put(node, "until", THIS_TURN.node("until")))


def rule_first(node: Node) -> Node:
    """Until the end of the turn, the damage of your attacks cannot be reduced: the time is the rule's."""
    until, does = node.get("until"), node.get("does")
    rule = isinstance(does, Node) and does.label == "Rule" and does.get("modal") == "cannot"
    if not rule or not isinstance(does, Node) or not isinstance(until, Node) or label_of(does.get("target")) != "Prop":
        return node
    if until.label not in ("UntilEdge", "ForRest") or any(one.label in ("Until", "During") for one in does.walk()):
        return node
    return put(does, "until", until) if does.get("until") is None else node


READYING: Final = ("ready step", "ready phase", "start phase")


def not_readied_then(node: Node) -> Node:
    """Cannot be readied during their next Ready Step: does not ready then."""
    act, during = node.get("act"), node.get("during")
    pps = act.parts("pps") if isinstance(act, Node) and act.label == "Passive" and act.get("act") == "ready" else ()
    time = pps[0] if len(pps) == 1 and isinstance(pps[0], Node) else node.get("until")
    until = time.get("until") if isinstance(time, Node) and time.label == "Until" else time
    period = until.get("period") if isinstance(until, Node) and until.label == "During" else None
    if node.get("act") == "ready":
        act = remade(node, (("act", "ready"),), "Passive")  # it cannot ready
    if node.get("modal") != "cannot" or during is not None or not isinstance(act, Node):
        return node
    if act.get("act") != "ready" or not isinstance(period, Node) or str(period.get("name")) not in READYING:
        return node
    if period.get("which") != "next" or set(dict(node.fields)) - {"target", "modal", "act", "until", "words"}:
        return node
    kept: list[tuple[str, Value]] = [one for one in node.fields if one[0] == "target"]
    return remade(node, (*kept, ("modal", "does not"), ("verb", "ready"), ("during", period)))


def changed_then(node: Node) -> Node:
    """Your opponent's attacks get -1 speed during their next turn."""
    until = node.get("until")
    period = turn_to_come(until) if isinstance(until, Node) else None
    if period is None or not is_change(without(node, "until")):
        return node
    whose = period.node("whose")
    if whose.label == "Their":
        owner = owner_of(node)
        if owner is None:
            return node
        period = put(period, "whose", remade(whose, (), owner))
    return as_it_begins(node, period, for_the_turn(without(node, "until")))


def turn_to_come(until: Node) -> Node | None:
    """During your next turn, on your opponent's next turn."""
    period = until.get("period")
    if until.label == "OnTurn" and "next" in (until.get("next"), *until.parts("words")):
        whose = until.get("whose")
        if isinstance(whose, Node) and whose.label in (*PLAYERS, "Their"):
            return remade(until, (("which", "next"), ("name", "turn"), ("whose", whose)), "Period")
        return None
    if until.label != "During" or not isinstance(period, Node) or period.get("name") != "turn":
        return None
    whose = period.get("whose")
    known = isinstance(whose, Node) and whose.label in (*PLAYERS, "Their")
    return period if known and period.get("which") == "next" and set(dict(period.fields)) <= PERIOD else None


PERIOD: Final = {"which", "name", "whose", "words"}


def owner_of(node: Node) -> str | None:
    """Whose cards, or which player, the change is about."""
    target = node.get("target") or node.get("who")
    if not isinstance(target, Node):
        return None
    whose = target.get("whose")
    label = label_of(whose) if isinstance(whose, Node) else target.label
    return label if label in PLAYERS else None


def is_change(part: Node) -> bool:
    """Something about several cards, a player or a number, for which no time is said."""
    if part.label == "Surcharge":
        return not any(one.label in ("Until", "During") for one in part.walk())
    if part.label not in CHANGES or part.get("until") is not None:
        return False
    if any(one.label in ("Until", "During") for one in part.walk()):
        return False
    target = part.get("target")
    if not isinstance(target, Node):
        return label_of(part.get("who")) in (*PLAYERS, "They", "EachPlayer", "BothPlayers", "Players")
    if target.label != "Sel":
        return target.label in SEVERAL
    kind = target.get("type")
    many = isinstance(kind, Node) and kind.get("many") is not None
    this = target.get("det") == "this" and noun(target) != "attack"
    return (many and target.get("det") is None) or this or is_first(target) or is_character(target)


def is_character(target: Node) -> bool:
    """Your character: the one there is."""
    plain = set(dict(target.fields)) <= {"whose", "type", "words"}
    return plain and noun(target) == "character" and label_of(target.get("whose")) in PLAYERS


def is_first(target: Node) -> bool:
    """Your first attack."""
    return target.get("order") == "first" and noun(target) == "attack" and set(dict(target.fields)) <= FIRST


FIRST: Final = {"whose", "order", "adjs", "type", "words"}


def for_the_turn(part: Node) -> Node:
    """For as long as the turn goes on; the first attack of a turn that begins is the next one."""
    target = part.get("target")
    if isinstance(target, Node) and is_first(target):
        return put(part, "target", put(target, "order", "next"))
    return part if part.label == "Surcharge" else put(part, "until", THIS_TURN.node("until"))


def as_it_begins(node: Node, period: Node, does: Node) -> Node:
    moment = remade(period, (("edge", "start"), ("period", period)), "Moment")
    return remade(node, (("moment", moment), ("does", does)), "At")


# The first attack of this turn


def first_this_turn(node: Node) -> Node:
    """In a Form: your first attack this turn gets +2 damage: your next one, if you have played none."""
    first = any(label_of(need) == "First" for need in node.parts("needs"))  # of those none has been played
    return of_first(node) if node.get("type") == "form" and not first else node


def of_first(node: Node) -> Node:
    made = remade(node, tuple([(name, below(value)) for name, value in node.fields]))
    target = made.get("target")
    if made.label not in CHANGES or not isinstance(target, Node) or target.get("order") != "first":
        return made
    mods = tuple([mod for mod in target.parts("mods") if mod != THIS_TURN])
    bare = put(target, "mods", mods) if mods else without(target, "mods")
    if THIS_TURN not in target.parts("mods") or not is_first(bare) or label_of(bare.get("whose")) != "You":
        return made
    kept = tuple([one for one in bare.fields if one[0] in ("adjs", "type")])
    attack = remade(bare, (("det", "a"), *kept), "Sel")
    played = (("who", bare.node("whose")), ("not", "not"), ("act", "play"), ("what", attack), ("pps", (THIS_TURN,)))
    none_yet = remade(bare, played, "Past")
    return remade(made, (("cond", none_yet), ("does", put(made, "target", put(bare, "order", "next")))), "If")


def below(value: Value) -> Value:
    if isinstance(value, tuple):
        return tuple([below(part) for part in value])
    return of_first(value) if isinstance(value, Node) else value
