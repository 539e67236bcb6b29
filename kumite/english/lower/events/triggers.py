"""What a Response or a fired effect waits for: events and moments.

`waits` gives the trigger and what must hold besides; conditions of the past use `pattern` for what they ask about.
"""

from __future__ import annotations

from kumite.english.lower.base import Low, Mention, node_of, only, refuse
from kumite.english.lower.events.around import all_around
from kumite.english.lower.events.done import passive_node
from kumite.english.lower.events.moments import moment
from kumite.english.lower.events.pattern import Pat, deed, done_so
from kumite.english.lower.events.plays import or_blocked
from kumite.english.lower.events.things import cards_in
from kumite.english.lower.plain.nodes import put, without
from kumite.english.nodes import Node
from kumite.games.universus.printed import Cond, Trigger
from kumite.games.universus.terms import (
    BOTH,
    ENHANCE_STEP,
    NOBODY,
    PASSED,
    RIVAL,
    THAT_PLAYER,
    V_ABILITY,
    V_BEFORE_DAMAGE,
    V_BEFORE_GAME,
    V_BEFORE_TAKE,
    V_DRAW,
    V_GAIN,
    V_LOSE,
    V_PLAY,
    V_TRANSFORM,
    YOU,
)
from kumite.games.universus.words.before import Before, Entering
from kumite.games.universus.words.conds import Is
from kumite.games.universus.words.sels import Ref, This, Yours
from kumite.games.universus.words.tests import Among, Named
from kumite.games.universus.words.triggers import Either, Moment

PLAYERS = ("You", "Rival", "BothPlayers", "EachPlayer", "They", "AnyPlayer", "Players", "Active", "OtherPlayer")
CAUSES = ("Cause", "By")
SEVERAL = ("BothPlayers", "EachPlayer", "AnyPlayer", "Players")
TOLD_BEFORE = (V_BEFORE_DAMAGE, V_BEFORE_TAKE, V_BEFORE_GAME)


def waits(node: Node, low: Low, before: bool = False) -> tuple[Trigger, tuple[Cond, ...]]:
    """The trigger of an event node, and what must hold besides; what it happened to is mentioned."""
    if node.label in ("AnyOf", "AllOf"):
        return several(node, low, before)
    if node.label == "Moment":
        return moment(node, low, before)
    if gives_up(node):
        return given_up(node, low, before), ()
    held = low.event
    low.event = None if held is node else held  # it does not speak of itself
    try:
        pats = or_blocked(patterns(node, low, before), low)
    finally:
        low.event = held
    for pat in pats:
        in_all(pat, node)
    for pat in pats[:1]:
        player_of(node, low)
        if pat.since not in ("", "turn", "combat phase", "each turn", "enhance step", "attack"):
            refuse(node, "when this is cannot be told of an event")
        pat.tell(low)
    triggers = [as_trigger(pat, before or node.get("would") is not None) for pat in pats]
    conds = pats[0].conds
    if any(pat.conds != conds for pat in pats[1:]) or (len(pats) > 1 and pats[0].nth is not None):
        refuse(node, "events with different conditions are not understood")
    return (triggers[0] if len(triggers) == 1 else Either(tuple(triggers))), conds


def in_all(pat: Pat, node: Node) -> None:
    """Plays 2 or more cards this turn: one by one, the second and those after it."""
    if pat.verb not in (V_PLAY, V_ABILITY) or not pat.op:
        return
    if pat.since != "turn" or pat.nth is not None or not isinstance(pat.amount, int):
        refuse(node, "cards are played one by one")
    if pat.op not in ("=", ">="):
        refuse(node, "which of the cards this is cannot be told")
    pat.nth, pat.op, pat.amount = (pat.op, pat.amount), "", 0


def gives_up(node: Node) -> bool:
    """Your rival passes on an Enhance; passes on playing one."""
    does, pps = node.get("does"), node.parts("pps")
    if not isinstance(does, Node) or does.label not in ("Pass", "Forgo") or node.get("not") is not None:
        return False
    on = pps[0] if len(pps) == 1 and does.label == "Pass" else does if not pps else None
    what = on.get("what") if isinstance(on, Node) and (on.label == "On" or on.get("act") == "play") else None
    kind = what.get("type") if isinstance(what, Node) and what.get("det") == "a" and len(what.fields) == 2 else None
    return isinstance(kind, Node) and kind.get("name") == "enhance"


def given_up(node: Node, low: Low, before: bool) -> Trigger:
    """An opportunity for an Enhance is given up."""
    who = node.node("who")
    if before or who.label not in ("You", "Rival"):
        refuse(node, "nothing can wait for this")
    player_of(node, low)
    return Moment(ENHANCE_STEP, PASSED, YOU if who.label == "You" else RIVAL)


def several(node: Node, low: Low, before: bool) -> tuple[Trigger, tuple[Cond, ...]]:
    """One event or another."""
    only(node, "parts", "join")
    if node.label == "AllOf" or node.get("join") == "and":
        refuse(node, "two events at once are not understood")
    found = [waits(node_of(part, node), low, before) for part in node.parts()]
    if any(conds != found[0][1] for _, conds in found):
        refuse(node, "events with different conditions are not understood")
    triggers: list[Trigger] = []
    for trigger, _ in found:
        triggers += trigger.triggers if isinstance(trigger, Either) else (trigger,)
    return Either(tuple(triggers)), found[0][1]


def triggered(node: Node, low: Low, before: bool = False) -> Trigger:
    """The trigger alone, as conditions ask for it; nothing happens here that later words speak of."""
    said = len(low.mentions)
    trigger, conds = waits(node, low, before)
    del low.mentions[said:]
    if conds:
        refuse(node, "this event needs a condition beside it")
    return trigger


def as_trigger(pat: Pat, before: bool) -> Trigger:
    """After it, or before it would happen."""
    if isinstance(pat.on, Ref):
        if pat.on.name.startswith("event") or pat.on.name == "block":
            refuse(pat.node, "an event of this card is not understood")
        pat.tests += (Among(pat.on.name),)
    if not before or pat.verb in TOLD_BEFORE:
        return pat.event()
    untaken(pat)
    if pat.act == "enter" and pat.to != NOBODY:
        return Entering(pat.to, pat.by, pat.tests, pat.own, pat.origin)
    if V_DRAW <= pat.verb <= V_TRANSFORM or pat.verb in (V_GAIN, V_LOSE):
        return Before(pat.event())
    refuse(pat.node, "nothing can come before this event")


def untaken(pat: Pat) -> None:
    """Of cards that have not left yet, nobody tells whether they will be taken off the top (UVS-RULING-271)."""
    if pat.event().top:
        refuse(pat.node, "what is taken off the top of a deck is known once it has left")


def player_of(node: Node, low: Low) -> None:
    """Later words may speak of the player who does it."""
    who = node.get("who")
    if not isinstance(who, Node) or who.label not in PLAYERS or who.label == "You":
        return
    seat = RIVAL if who.label == "Rival" else THAT_PLAYER
    low.mention(Mention(Yours(seat), "player", "", False, seat))


# The event


def patterns(node: Node, low: Low, before: bool = False) -> list[Pat]:
    """The event of an Event, Past or Now node; several where one phrase means several verbs."""
    if node.label == "Transforms":
        return [transforms(node, low)]
    if node.get("damage") is not None:
        return [dealt_to(node, low, before)]
    if isinstance(node.get("does"), Node):
        return active(node, low, before)
    if node.get("as") is not None or node.get("act") is not None:
        return passive(node, low, before)
    refuse(node, "what happens here is not understood")


def active(node: Node, low: Low, before: bool) -> list[Pat]:
    """Somebody does something, or an attack or a card does."""
    only(node, "who", "does", "pps", "not", "would", "verb", "agrees")
    who, does = node.node("who"), node.node("does")
    if node.get("not") is not None and does.label != "Block":
        refuse(node, "what does not happen is no event")
    if does.label == "Or" and who.label in PLAYERS:
        only(does, "parts")
        node = cause_of_all(node, does)
        does = node.node("does")
        found: list[Pat] = []
        for part in does.parts():
            found += active(with_does(node, node_of(part, does)), low, before)
        return found
    held = low.doer
    low.doer = BOTH if who.label in SEVERAL else held  # their own: of whoever does it
    try:
        pats = deed(node, who, does, low, before)
    finally:
        low.doer = held
    for pat in pats:
        all_around(node.parts("pps"), node, low, pat)
    return pats


def cause_of_all(node: Node, does: Node) -> Node:
    """Discard a card or flip a foundation due to an effect: said once behind both, and meant of both."""
    parts = [node_of(part, does) for part in does.parts()]
    last, hows = parts[-1], parts[-1].parts("hows")
    shared = tuple([how for how in hows if isinstance(how, Node) and how.label in CAUSES])
    if not shared or any(part.get("hows") is not None for part in parts[:-1]):
        return node
    own = tuple([how for how in hows if how not in shared])
    kept = put(last, "hows", own) if own else without(last, "hows")
    whole = put(node, "does", put(does, "parts", (*parts[:-1], kept)))
    return put(whole, "pps", (*node.parts("pps"), *shared))


def with_does(node: Node, does: Node) -> Node:
    fields = tuple([(name, does if name == "does" else value) for name, value in node.fields])
    return Node(node.label, fields, node.start, node.end)


def passive(node: Node, low: Low, before: bool) -> list[Pat]:
    """Something is done to a card, or it is blocked so and so."""
    only(node, "what", "act", "act2", "act3", "join", "as", "pps", "not", "would", "being", "how", "by", "tense")
    acts = [str(act) for act in (node.get("act"), node.get("act2"), node.get("act3")) if act is not None] or ["as"]
    found: list[Pat] = []
    for act in acts:
        if node.get("not") is not None and act not in ("block", "as"):
            refuse(node, "what does not happen is no event")
        found += done_so(node, act, passive_node(node, act), low, before)
    return found


def transforms(node: Node, low: Low) -> Pat:
    """Your character transforms; into another, by that name."""
    only(node, "what", "verb", "agrees", "name", "into")
    pat = Pat(V_TRANSFORM, node)
    pat.act = "transform"
    cards_in(node.node("what"), low, pat)
    into = node.get("into")
    name = into.get("name") if isinstance(into, Node) and into.label == "Named" else node.get("name")
    if (into if name is None else not pat.own) or (name is not None and isinstance(into, Node) and into.get("whose")):
        refuse(node, "into what another card has transformed cannot be told")
    if name is not None:
        pat.conds += (Is(This(), (Named(str(name)),)),)
    return pat


def dealt_to(node: Node, low: Low, before: bool) -> Pat:
    """You are dealt damage."""
    only(node, "who", "damage", "by", "pps")
    take = Node("Take", (("n", node.node("damage")),), node.start, node.end)
    if node.get("by") is not None:
        take = Node("Take", (*take.fields, ("from", node.node("by"))), node.start, node.end)
    rest = []
    for part in node.parts("pps"):
        one = node_of(part, node)
        if one.label == "FromWhat" and take.get("from") is None:
            take = Node("Take", (*take.fields, ("from", one.node("what"))), node.start, node.end)
        else:
            rest.append(one)
    pat = deed(node, node.node("who"), take, low, before)[0]
    all_around(tuple(rest), node, low, pat)
    return pat
