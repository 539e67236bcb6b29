"""Forms of the older wording: numbers that were reduced, abilities that are cancelled, what happens once each turn.

This chapter stands before the others' rule for Fired."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.amounts import of_noun
from kumite.english.lower.around import around
from kumite.english.lower.base import AMOUNTS, CONDS, EFFECTS, Low, node_of, only, refuse, selector
from kumite.english.lower.deeds import ACTIVE_RULES, PASSIVE_RULES, plain_seat
from kumite.english.lower.event_abilities import noun_of, of_ability
from kumite.english.lower.fired import is_static
from kumite.english.lower.happen import Pat
from kumite.english.lower.limits import capped, unlimited
from kumite.english.lower.logic import both
from kumite.english.lower.nouns import tests_of
from kumite.english.lower.past import changed, since_of, this_turn
from kumite.english.lower.shaping import altered
from kumite.english.lower.tests import NAMED_SO, props_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount, Cond, Text
from kumite.games.universus.terms import (
    ANY,
    DAMAGE,
    RATED,
    RATING,
    SPEED,
    STAGE,
    V_BONUS,
    V_CANCEL,
    V_PENALTY,
    YOU,
)
from kumite.games.universus.words.amounts import Bound, Tally, Value
from kumite.games.universus.words.asked import CommittedFor
from kumite.games.universus.words.conds import Has, Nth
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.triggers import Event

FIRED: Final = EFFECTS["Fired"]
AMOUNT: Final = AMOUNTS["Amount"]
COUNT_OF: Final = AMOUNTS["CountOf"]
PROPERTY: Final = AMOUNTS["Prop"]
VALUE: Final = AMOUNTS["Value"]
PAST: Final = CONDS["Past"]
SIGNS: Final = {"reduced": V_PENALTY, "lowered": V_PENALTY, "increased": V_BONUS, "raised": V_BONUS}
VERBS: Final = {"reduce": V_PENALTY, "lower": V_PENALTY, "increase": V_BONUS, "raise": V_BONUS}


# By how much a number was changed


def reduced(node: Node, low: Low) -> Amount | int:
    """The amount your attack's speed was reduced by: by the event, or all that it was this Enhance Step."""
    only(node, "prop", "act", "pps")
    act, prop = str(node.get("act")), node.node("prop")
    if act not in SIGNS:
        refuse(node, "this amount is nowhere noted")
    only(prop, "whose", "props", "of")
    props = props_of(prop.node("props"), low)
    if len(props) != 1 or props[0] not in (SPEED, DAMAGE):
        refuse(prop, "this amount is nowhere noted")
    if node.get("pps") is None:
        if event_changes(low) != (SIGNS[act], props[0]):
            refuse(node, "since when this is counted cannot be told")
        return Bound("event")
    this_turn(node)
    whose = prop.get("whose")
    what = selector(of_noun(whose) if isinstance(whose, Node) else prop.node("of"), low)
    if not isinstance(what, This | TheAttack) or (isinstance(what, TheAttack) and what.tests):
        refuse(prop, "of which attack this is cannot be told")
    own = isinstance(what, This)
    return Tally(Event(SIGNS[act], own=own, attack=not own, notes=props), True, since_of(node))


def event_changes(low: Low) -> tuple[int, int]:
    """The change, and the number, of the event that set this off."""
    event = low.event
    does = event.get("does") if event is not None and event.label == "Event" else None
    if isinstance(does, Node) and does.label == "Modify":
        verb, prop = str(does.get("verb")), does.get("prop")
    elif event is not None:
        verb, prop = str(event.get("act")), event.get("what")
    else:
        return -1, -1
    props = prop.get("props") if isinstance(prop, Node) and prop.label == "Prop" else None
    found = props_of(props, low) if isinstance(props, Node) else ()
    return (VERBS.get(verb, -1), found[0]) if len(found) == 1 else (-1, -1)


# Numbers of the event, and of the cost


def amount_of(node: Node, low: Low) -> Amount | int:
    """The amount of momentum they gained, of the event."""
    kind = node.get("type")
    if not isinstance(kind, Node) or kind.get("name") != "momentum" or node.get("act") not in ("gained", "gain"):
        return AMOUNT(node, low)
    only(node, "type", "who", "act")
    does = low.event.get("does") if low.event is not None else None
    if not isinstance(does, Node) or does.label != "Receive":
        refuse(node, "no event has left such a number")
    return Bound("event")


def number(node: Node, low: Low) -> Amount | int:
    """The number checked for this ability's cost."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) else None
    if not isinstance(what, Node) or not isinstance(kind, Node) or kind.get("name") != "number":
        return COUNT_OF(node, low)
    bare, limits = unlimited(what)
    only(bare, "det", "type", "mods")
    mods = bare.parts("mods")
    act = mods[0].get("act") if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "Done" else None
    once = [said for said in low.mentions if said.act == "check" and said.ref == Ref("checked")]
    if act != "check" or len(once) != 1:
        refuse(node, "this is no number")
    return capped(Bound("checked"), limits, low)


def property_of(node: Node, low: Low) -> Amount | int:
    """That ability's rating: of the keyword that gives the ability that was played."""
    prop = node.node("prop") if node.label == "Value" else node
    whose, props = prop.get("whose"), prop.get("props")
    of_that = isinstance(whose, Node) and (whose.label, whose.get("det"), whose.get("noun")) == (
        "Of",
        "that",
        "ability",
    )
    if not of_that or not isinstance(props, Node) or props.parts() != ("rating",):
        return VALUE(node, low) if node.label == "Value" else PROPERTY(node, low)
    only(prop, "whose", "props")
    does = low.event.get("does") if low.event is not None else None
    played = does.get("what") if isinstance(does, Node) and does.label == "Play" else None
    adjs = [adj for adj in played.parts("adjs") if isinstance(adj, Node)] if isinstance(played, Node) else []
    name = NAMED_SO.get(str(adjs[0].get("name")).lower(), "") if len(adjs) == 1 and adjs[0].label == "Trait" else ""
    if name not in RATED:
        refuse(node, "whose rating this is cannot be told")
    return Value(Ref("event"), RATING, False, name)


# What was not done, and how many it was done to


def past(node: Node, low: Low) -> Cond:
    """You committed no foundations to pass the check to play this attack."""
    does, who = node.get("does"), node.get("who")
    pays = isinstance(does, Node) and does.label == "PayWith" and does.get("verb") == "commit"
    if not pays or not isinstance(does, Node) or not isinstance(who, Node) or who.label != "You":
        return PAST(node, low)
    only(node, "who", "not", "does")
    only(does, "verb", "agrees", "what", "check")
    check, what = does.node("check"), does.node("what")
    to_do = check.parts("pps")[0] if len(check.parts("pps")) == 1 else None
    play = to_do.get("does") if isinstance(to_do, Node) and to_do.label == "ToDo" else None
    card = play.get("what") if isinstance(play, Node) and play.label == "Play" else None
    attack = selector(card, low) if isinstance(card, Node) and card.get("det") == "this" else None
    if not isinstance(attack, This | TheAttack) or what.label != "Sel" or node.get("not") is None:
        refuse(node, "for which check this was done cannot be told")
    only(what, "n", "type")
    tests = tests_of(changed(what, n=None), low)
    return Has(Sel(1, YOU, (*tests, CommittedFor(attack)), (STAGE,)), "=", 0)


# Once each turn


def once_each_turn(node: Node, low: Low) -> Text:
    """Once per turn, after this card is committed by your rival's effect, ready it: the first time each turn."""
    if node.get("limit") is None:
        return FIRED(node, low)
    if node.get("limit") != "turn" or node.get("times") != "once" or not is_static(low):
        refuse(node, "how often this happens cannot be told")
    found = FIRED(changed(node, limit=None, times=None), low)
    word = found[0]
    if len(found) != 1 or not isinstance(word, Fired) or not isinstance(word.trigger, Event):
        refuse(node, "how often this happens cannot be told")
    return (altered(word, cond=both(Nth(word.trigger, "=", 1), word.cond)),)


# Abilities that are cancelled


def cancels(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """You cancel an Enhance ability: of whoever else it is, it is done by your effect."""
    only(does, "verb", "agrees", "what")
    seat = plain_seat(who, low)
    pat = of_cancelled(does.node("what"), does, low, before)
    if seat != ANY:
        pat.put("cause", seat, ANY)
    return [pat]


def is_cancelled(node: Node, done: Node, low: Low, before: bool) -> list[Pat]:
    """Your abilities cannot be cancelled; an Enhance ability is cancelled."""
    pat = of_cancelled(node_of(node.get("what"), node), node, low, before)
    for part in node.parts("pps"):
        one = node_of(part, node)
        if one.label not in ("Cause", "By") or not by_effects(one):
            around(one, low, pat)
    return [pat]


def by_effects(node: Node) -> bool:
    """By card effects: by what else."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) and what.label == "Sel" and len(what.fields) == 1 else None
    return isinstance(kind, Node) and "effect" in (kind.get("name"), kind.get("noun"))


def of_cancelled(what: Node, node: Node, low: Low, before: bool) -> Pat:
    kind = what.get("type")
    effect = isinstance(kind, Node) and "effect" in (kind.get("name"), kind.get("noun"))
    if before or what.label != "Sel" or not (effect or noun_of(what) in ("ability", "enhance", "response", "form")):
        refuse(node, "that this is cancelled is waited for in no known way")
    if effect:
        what = changed(what, type=Node("Type", (("name", "ability"),), what.start, what.end))
    if what.get("n") is not None:
        what = changed(what, n=None)
    pat = of_ability(what, ANY, node, low)
    pat.verb, pat.act, pat.object = V_CANCEL, "cancel", "ability"
    return pat


AMOUNTS.update({"Reduced": reduced, "Amount": amount_of, "CountOf": number, "Prop": property_of, "Value": property_of})
CONDS["Past"] = past
EFFECTS["Fired"] = once_each_turn
ACTIVE_RULES["Cancel"] = cancels
PASSIVE_RULES.update({"cancel": is_cancelled, "negate": is_cancelled})
