"""One whole ability: its header, costs, trigger and text become an Ability, printed or in quotation marks."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, Unclear, condition, effect, inside, node_of, only, refuse, rider
from kumite.english.lower.events.triggers import waits
from kumite.english.lower.header.costs import costs_of
from kumite.english.lower.nouns.references import note_event
from kumite.english.lower.texts.bound import bound_in, names_in, unbound
from kumite.english.lower.texts.same_attack import settled
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Ability, Rider, Text, Trigger
from kumite.games.universus.terms import (
    ATTACK,
    BLITZ,
    CONTINUOUS,
    DISCARDS,
    ENHANCE,
    FORM,
    HAND,
    MOMENTUM,
    NOBODY,
    POOL,
    REMOVED,
    RESPONSE,
    RIVAL,
    TRANSIT,
    TURN,
    V_CHECK,
    V_CLEAR,
    V_DESTROY,
    V_DISCARD,
    V_FAIL,
    V_MILL,
    V_MOVE,
    V_PASS,
    V_PLAY,
    V_REVIEW,
    V_SACRIFICE,
    V_SPEND,
    V_STATUS,
    V_TRY,
)
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.amounts import X
from kumite.games.universus.words.before import Before
from kumite.games.universus.words.riders import In, Limit, OnlyIf
from kumite.games.universus.words.sels import Copies, Sel, This
from kumite.games.universus.words.structure import Let
from kumite.games.universus.words.triggers import Either, Event

KINDS: Final = {"enhance": ENHANCE, "response": RESPONSE, "form": FORM, "blitz": BLITZ, "continuous": CONTINUOUS}
SKILL_TREE: Final = "Skill Tree"
TIMES: Final = {"once": 1, "twice": 2}
PILED_UP: Final = (
    V_DISCARD,
    V_REVIEW,
    V_MILL,
    V_SPEND,
    V_CLEAR,
    V_DESTROY,
    V_SACRIFICE,
    V_CHECK,
)  # to the discard pile
AWAY: Final = (HAND, MOMENTUM, DISCARDS, REMOVED)  # where a card's abilities do not function by themselves


def kind_of(node: Node) -> int:
    """The type of an Ability node."""
    return KINDS[str(node.get("type"))]


def whole(node: Node, low: Low) -> Ability:
    """The ability: costs are paid before the text is read, so it may speak of what they did."""
    only(node, "type", "name", "needs", "limits", "cost", "does")
    node = with_skill(node, low)
    low.riders.extend(header_riders(node, low))
    does = as_played(node.node("does"), low)
    cost_node = node.get("cost")
    cost = () if cost_node is None else costs_of(node_of(cost_node, node), low)
    low.paid = tuple(low.mentions)
    low.riders.extend(where_paid(cost))
    waits = waiting(does, low) if does.label == "Response" else None
    low.riders.extend(where_it_is(waits, low))
    text = settled(response_text(does, low) if does.label == "Response" else effect(does, low), does)
    if not text:
        refuse(does, "nothing is left to do")
    if any(isinstance(part, X) for part in inside(cost)) and names_in(lets(text)) & bound_in(text):
        refuse(does, "what X equals is known only after the cost is paid")
    for part in [(word,) for word in text] if low.kind == CONTINUOUS else [text]:  # continuous ones share no names
        if unbound(part, cost):
            refuse(does, f"nothing was {min(unbound(part, cost))} before")
    return Ability(low.kind, text, cost, waits, unique(tuple(low.riders)), str(node.get("name") or ""))


def lets(text: Text) -> Text:
    """What X equals."""
    return tuple([word for word in text if isinstance(word, Let)])


def with_skill(node: Node, low: Low) -> Node:
    """On a skill tree each ability has a name before its type (UVS-SKILL-01): no character is asked for."""
    names = [part for part in node.parts("needs") if isinstance(part, Node) and part.label == "NameNeed"]
    if not low.name.endswith(SKILL_TREE) or len(names) != 1 or node.get("name") is not None:
        return node
    held = names[0].get("names")
    said = held.parts() if isinstance(held, Node) else names[0].parts("names")
    if len(said) != 1:
        return node
    rest = tuple([part for part in node.parts("needs") if part is not names[0]])
    fields = tuple([one for one in node.fields if one[0] != "needs"])
    more: tuple[tuple[str, Value], ...] = (("needs", rest),) if rest else ()
    return Node(node.label, (*fields, *more, ("name", str(said[0]))), node.start, node.end, node.rule)


def as_played(does: Node, low: Low) -> Node:
    """A text on an attack that is always there, and yet has an end (for the rest of this turn): as it is played."""
    parts = [part for part in does.parts() if isinstance(part, Node)]
    if low.kind != CONTINUOUS or low.card_type != ATTACK or not parts or does.label != "Text":
        return does
    if not all(ends(part) for part in parts):
        return does
    what = Node("Sel", (("det", "this"), ("type", Node("Type", (("name", "attack"),), 0, 0))), does.start, does.start)
    play = Node("Play", (("verb", "play"), ("what", what)), does.start, does.start)
    event = Node("Event", (("who", Node("You", (), 0, 0)), ("does", play)), does.start, does.start)
    held = parts[0] if len(parts) == 1 else Node("Seq", (("parts", tuple(parts)),), does.start, does.end)
    fired = Node("Fired", (("when", "after"), ("event", event), ("does", held)), does.start, does.end)
    return Node("Text", (("parts", (fired,)),), does.start, does.end)


TODAY: Final = Node("This", (("period", "turn"),), 0, 0)


def ends(part: Node) -> bool:
    """What players may not do, for the rest of this turn; until this attack resolves."""
    rule = part.get("does") if part.label == "Lasting" else part
    if not isinstance(rule, Node) or rule.label != "Rule" or rule.get("who") is None:
        return False
    does = rule.get("does")
    hows = does.parts("hows") if isinstance(does, Node) else ()
    said = [part.get("until"), *[how.get("until") for how in hows if isinstance(how, Node) and how.label == "Until"]]
    return any(isinstance(until, Node) and is_end(until) for until in said)


def is_end(until: Node) -> bool:
    period = until.get("period")
    turn = isinstance(period, Node) and period.get("name") == "turn" and period.get("det") in ("this", "the")
    edge = until.label == "ForRest" or (until.label == "UntilEdge" and until.get("edge") == "end")
    rest = turn and edge and isinstance(period, Node) and period.get("which") is None
    return until == TODAY or rest or until.label == "UntilEvent"


def where_paid(cost: Text) -> tuple[Rider, ...]:
    """Spend this card from your momentum: so it is played from there, as brackets would say (UVS-BRKT-02)."""
    for word in cost:
        what = word.what if isinstance(word, Acting) else None
        if isinstance(what, Sel) and This() in what.tests and len(what.zones) == 1 and what.zones[0] in AWAY:
            return (In(what.zones[0]),)
    return ()


def where_it_is(waits: Trigger | None, low: Low) -> tuple[Rider, ...]:
    """UFS-RULING-59, UFS-RULING-60: after you block with this card, it is in the card pool, and while you make a check
    to play it, on its way there; after it is discarded, destroyed or checked, it is in the discard pile; and before it
    would leave a place it is there still (UFS-RULING-80): whether or not brackets say so."""
    if low.wording != "ufs" or waits is None or any(isinstance(said, In) for said in low.riders):
        return ()
    places = {place_after(one, low) for one in (waits.triggers if isinstance(waits, Either) else (waits,))}
    place = places.pop() if len(places) == 1 else NOBODY
    return () if place == NOBODY else (In(place),)


def place_after(waits: Trigger, low: Low) -> int:
    """Where its own card is after this has happened to it, if its owner could play the Response nowhere else."""
    if isinstance(waits, Before):
        return place_before(waits.act)
    if not isinstance(waits, Event):
        return NOBODY
    blocks, played = waits.verb == V_STATUS and waits.by == RIVAL, waits.verb == V_PLAY and low.card_type != ATTACK
    if (waits.own and (blocks or played)) or Copies() in waits.tests:
        return POOL
    if waits.own and (waits.verb in PILED_UP or (waits.verb == V_MOVE and waits.to == DISCARDS)):
        return DISCARDS
    tried = waits.verb == V_TRY and waits.own
    return TRANSIT if tried or (waits.verb in (V_CHECK, V_PASS, V_FAIL) and waits.played == (This(),)) else NOBODY


def place_before(act: Trigger) -> int:
    """Where its own card still is before this would happen to it (UFS-RULING-80)."""
    if not isinstance(act, Event) or not act.own:
        return NOBODY
    place = {V_CLEAR: POOL, V_DISCARD: HAND}.get(act.verb, act.origin)
    return place if place in (POOL, HAND, DISCARDS) else NOBODY


def quoted(node: Node, low: Low, card_type: int) -> Ability:
    """The ability of a Quoted node, on the card that gains it."""
    inner = node.node("ability")
    own = Low(low.text, kind_of(inner), card_type, low.wording, low.name, low.keywords)
    return whole(inner, own)


def header_riders(node: Node, low: Low) -> tuple[Rider, ...]:
    """What stands before the type, and in brackets."""
    found: tuple[Rider, ...] = ()
    for part in (*node.parts("needs"), *node.parts("limits")):
        found += rider(node_of(part, node), low)
    return found


def waiting(node: Node, low: Low) -> Trigger:
    """What a Response waits for."""
    only(node, "when", "event", "does", "cond", "limit", "times", "event2")
    event = node.get("event")
    if not isinstance(event, Node):
        raise Unclear(node, "a Response says first what it answers, such as: After your rival plays an attack")
    if node.get("event2") is not None:
        low.riders.extend(rider(Node("During", (("period", event),), event.start, event.end), low))
        event = node.node("event2")
    low.event = event
    note_event(low)
    waits_for, conds = waits(event, low, node.get("when") == "before")
    low.riders.extend([OnlyIf(cond) for cond in conds])
    return waits_for


def response_text(node: Node, low: Low) -> Text:
    """What it does; a condition right after the event is one of playing it."""
    if node.get("limit") is not None or node.get("times") is not None:
        low.riders.append(Limit(TIMES.get(str(node.get("times")), 1), TURN))
    cond = node.get("cond")
    if cond is not None:
        low.riders.append(OnlyIf(condition(node_of(cond, node), low)))
    return effect(node.node("does"), low)


def unique(riders: tuple[Rider, ...]) -> tuple[Rider, ...]:
    """Said twice is said once."""
    found: tuple[Rider, ...] = ()
    for one in riders:
        if one not in found:
            found += (one,)
    return found
