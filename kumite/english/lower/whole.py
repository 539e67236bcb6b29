"""One whole ability: its header, costs, trigger and text become an Ability, printed or in quotation marks."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, condition, effect, node_of, only, refuse, rider
from kumite.english.lower.events.triggers import waits
from kumite.english.lower.header.costs import costs_of
from kumite.english.lower.nouns.references import note_event
from kumite.english.lower.texts.same_attack import settled
from kumite.english.lower.texts.sentences import unbound
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Ability, Rider, Text, Trigger
from kumite.games.universus.terms import (
    BLITZ,
    CONTINUOUS,
    DISCARDS,
    ENHANCE,
    FORM,
    HAND,
    MOMENTUM,
    POOL,
    REMOVED,
    RESPONSE,
    RIVAL,
    TURN,
    V_STATUS,
)
from kumite.games.universus.words.acting import Acting
from kumite.games.universus.words.riders import In, Limit, OnlyIf
from kumite.games.universus.words.sels import Sel, This
from kumite.games.universus.words.triggers import Event

KINDS: Final = {"enhance": ENHANCE, "response": RESPONSE, "form": FORM, "blitz": BLITZ, "continuous": CONTINUOUS}
SKILL_TREE: Final = "Skill Tree"
TIMES: Final = {"once": 1, "twice": 2}
AWAY: Final = (HAND, MOMENTUM, DISCARDS, REMOVED)  # where a card's abilities do not function by themselves


def kind_of(node: Node) -> int:
    """The type of an Ability node."""
    return KINDS[str(node.get("type"))]


def whole(node: Node, low: Low) -> Ability:
    """The ability: costs are paid before the text is read, so it may speak of what they did."""
    only(node, "type", "name", "needs", "limits", "cost", "does")
    node = with_skill(node, low)
    low.riders.extend(header_riders(node, low))
    does = node.node("does")
    cost_node = node.get("cost")
    cost = () if cost_node is None else costs_of(node_of(cost_node, node), low)
    low.riders.extend(where_paid(cost))
    waits = waiting(does, low) if does.label == "Response" else None
    low.riders.extend(where_it_blocked(waits, low))
    text = settled(response_text(does, low) if does.label == "Response" else effect(does, low), does)
    if not text:
        refuse(does, "nothing is left to do")
    for part in [(word,) for word in text] if low.kind == CONTINUOUS else [text]:  # continuous ones share no names
        if unbound(part, cost):
            refuse(does, f"nothing was {min(unbound(part, cost))} before")
    return Ability(low.kind, text, cost, waits, unique(tuple(low.riders)), str(node.get("name") or ""))


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


def where_paid(cost: Text) -> tuple[Rider, ...]:
    """Spend this card from your momentum: so it is played from there, as brackets would say (UVS-BRKT-02)."""
    for word in cost:
        what = word.what if isinstance(word, Acting) else None
        if isinstance(what, Sel) and This() in what.tests and len(what.zones) == 1 and what.zones[0] in AWAY:
            return (In(what.zones[0]),)
    return ()


def where_it_blocked(waits: Trigger | None, low: Low) -> tuple[Rider, ...]:
    """UFS-RULING-59: after you block with this card, it is in the card pool, whether or not brackets say so."""
    blocked = isinstance(waits, Event) and waits.verb == V_STATUS and waits.own and waits.by == RIVAL
    if low.wording != "ufs" or not blocked or any(isinstance(said, In) for said in low.riders):
        return ()
    return (In(POOL),)


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
    if node.get("event2") is not None:
        refuse(node, "an event within a period is not understood")
    event = node.node("event")
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
