"""Progressive difficulty, and what does not happen by itself."""

from __future__ import annotations

from kumite.english.lower.base import Low, node_of, only, refuse, selector
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.events.plays import of_play
from kumite.english.lower.events.things import cards_in
from kumite.english.lower.nouns.places import zones_of
from kumite.english.lower.rules.uncounted import ended_phase, uncounted
from kumite.english.lower.texts.shaping import altered
from kumite.english.lower.times.durations import period_of, until_of
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Text, Word
from kumite.games.universus.terms import (
    ANY,
    CONTINUOUS,
    DOER,
    END_PHASE,
    NOBODY,
    POOL,
    READY_OF_OWNER,
    READY_STEP,
    RESPONSE,
    RIVAL,
    RIVAL_NEXT_TURN,
    START_PHASE,
    TURN,
    V_CLEAR,
    V_READY,
    YOU,
    YOUR_NEXT_TURN,
)
from kumite.games.universus.words.rule import CANNOT, IGNORES, Rule
from kumite.games.universus.words.sels import Ref, TheAttack, This
from kumite.games.universus.words.triggers import Event


def progressive(node: Node, low: Low) -> Text:
    """Your next attack ignores progressive difficulty."""
    if node.get("modal") != "ignores":
        return uncounted(node, low)
    only(node, "target", "modal", "verb", "agrees", "of", "until")
    target = node.get("target")
    if not isinstance(target, Node):
        refuse(node, "which cards ignore it cannot be told")
    return (ignoring(target, node, low),)


def ignoring(target: Node, node: Node, low: Low) -> Rule:
    """The cards that ignore it: the next one, this one, all such cards."""
    until = until_of(node.node("until"), low) if node.get("until") is not None else TURN
    times = NOBODY
    if target.get("order") is not None or "next" in [str(word) for word in target.parts("words")]:
        if target.get("order") != "next":
            refuse(target, "which cards ignore it cannot be told")
        times = next_ones(target)
        target = without(target, "order", "n")
    by, target = player(target)
    pat = of_play(target, by, node, low)
    if pat.on is not None or pat.attack or pat.conds or pat.nth:
        refuse(target, "which cards ignore it cannot be told")
    pat.by = YOU if pat.by == ANY and not pat.own else pat.by
    if low.kind == CONTINUOUS and not low.fired:
        return Rule(IGNORES, pat.event())
    return Rule(IGNORES, pat.event(), until=until, times=times)


def next_ones(target: Node) -> int:
    n = target.get("n")
    if n is None:
        return 1
    number = node_of(n, target).get("n")
    return number if isinstance(number, int) else refuse(target, "how many ignore it cannot be told")


def player(target: Node) -> tuple[int, Node]:
    """The next card you play: whoever plays it."""
    kept: list[Value] = []
    by = ANY
    for mod in target.parts("mods"):
        if isinstance(mod, Node) and mod.label == "ByPlayer" and mod.get("act") == "play" and is_now(mod):
            if mod.node("who").label != "You":
                refuse(mod, "who plays it cannot be told")
            by = YOU
        else:
            kept.append(mod)
    bare = without(target, "mods")
    if by == YOU:
        bare = without(bare, "det")
    if kept:
        bare = Node("Sel", (*bare.fields, ("mods", tuple(kept))), target.start, target.end)
    return by, bare


def is_now(mod: Node) -> bool:
    """You play, you play this turn."""
    turn = (("until", Node("This", (("period", "turn"),), 0, 0)),)
    pps = [part.fields == turn for part in mod.parts("pps") if isinstance(part, Node)]
    return all(pps) and all(name in ("who", "act", "pps", "words") for name, _ in mod.fields)


def without(node: Node, *names: str) -> Node:
    return Node(node.label, tuple([one for one in node.fields if one[0] not in names]), node.start, node.end)


def does_not_clear(node: Node, does: Node, low: Low) -> Text:
    """It stays in the card pool as that is cleared."""
    only(node, "target", "modal", "does", "until")
    only(does, "verb", "agrees", "zones")
    if node.get("until") is None or until_of(node.node("until"), low) != END_PHASE:
        refuse(node, "when this does not clear is not understood")
    if does.get("zones") is not None and zones_of(does.node("zones"), low)[1] != (POOL,):
        refuse(does, "from where this does not clear is not understood")
    target = node.get("target")
    what = selector(target, low) if isinstance(target, Node) else low.subject
    event = Event(V_CLEAR, own=isinstance(what, This), during=END_PHASE)
    if low.kind == CONTINUOUS and not low.fired:
        return (Rule(CANNOT, event),) if event.own else refuse(node, "which card does not clear cannot be told")
    if not isinstance(what, This | TheAttack | Ref):
        refuse(node, "which card does not clear cannot be told")
    return (Rule(CANNOT, event, on=what, until=TURN),)


def spared(node: Node, rule: Word) -> Word:
    """The same as a permission, about this card or one that was spoken of."""
    if not isinstance(rule, Rule) or not isinstance(rule.act, Event) or (rule.on is None and not rule.act.own):
        refuse(node, "which card may stay as it is cannot be told")
    return altered(rule, may=True)


def does_not(node: Node, low: Low) -> Text:
    """It does not ready during its owner's next Ready Step; it does not clear during the End Phase; or you may choose
    so, when it would (UVS-RULING-261)."""
    if node.get("may") is not None:
        return tuple([spared(node, rule) for rule in does_not(without(node, "may"), low)])
    does = node.get("does")
    if isinstance(does, Node) and does.label == "Clears":
        return does_not_clear(node, does, low)
    if (node.get("verb") is None and node.get("act") is None) or node.get("what") is not None:
        return ended_phase(node, low)
    if node.get("verb") != "ready" or node.get("during") is None:
        refuse(node, "what does not happen here is not understood")
    only(node, "target", "modal", "verb", "during", "agrees")
    span = period_of(node.node("during"), low)
    if span.period not in (READY_STEP, START_PHASE):
        refuse(node, "when it does not ready is not understood")
    pat = Pat(V_READY, node)
    target = node.get("target") or Node("Subject", (), node.start, node.end)
    cards_in(node_of(target, node), low, pat)
    pat.during = READY_STEP
    if low.kind == CONTINUOUS and not low.fired:
        if span.next or pat.on is not None:
            refuse(node, "when it does not ready is not understood")
        return (Rule(CANNOT, pat.event()),)
    coming = low.event is not None and low.event.label == "Moment" and low.event.get("edge") is not None
    coming = coming and low.kind == RESPONSE and "ready" in str(low.event) and node.node("during").get("det") == "this"
    if span.next and pat.on is None and not pat.own and pat.by in (YOU, RIVAL) and span.whose in (pat.by, DOER):
        return (Rule(CANNOT, pat.event(), until=YOUR_NEXT_TURN if pat.by == YOU else RIVAL_NEXT_TURN),)
    if not (span.next or coming) or pat.on is None:
        refuse(node, "which card does not ready when is not understood")
    return (Rule(CANNOT, pat.event(), on=pat.on, until=READY_OF_OWNER),)
