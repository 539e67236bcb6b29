"""Numbers that an event, a check or a cost has left: by how much something was reduced, what was checked."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, only, refuse, selector
from kumite.english.lower.conditions.as_events import since_of, this_turn
from kumite.english.lower.nouns.adjectives import NAMED_SO, props_of
from kumite.english.lower.numbers.amounts import of_noun
from kumite.english.lower.numbers.limits import capped, unlimited
from kumite.english.lower.verbs.checks import of_check
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount
from kumite.games.universus.terms import DAMAGE, RATED, RATING, SPEED, V_BONUS, V_PENALTY
from kumite.games.universus.words.amounts import Bound, Tally, Value
from kumite.games.universus.words.sels import Ref, TheAttack, This
from kumite.games.universus.words.triggers import Event

CHANGED: Final = {"reduced": V_PENALTY, "lowered": V_PENALTY, "increased": V_BONUS, "raised": V_BONUS}
VERBS: Final = {"reduce": V_PENALTY, "lower": V_PENALTY, "increase": V_BONUS, "raise": V_BONUS}


def reduced(node: Node, low: Low) -> Amount | int:
    """The amount your attack's speed was reduced by: by the event, or all that it was this Enhance Step."""
    only(node, "prop", "act", "pps")
    act, prop = str(node.get("act")), node.node("prop")
    if act not in CHANGED:
        refuse(node, "this amount is nowhere noted")
    only(prop, "whose", "props", "of")
    props = props_of(prop.node("props"), low)
    if len(props) != 1 or props[0] not in (SPEED, DAMAGE):
        refuse(prop, "this amount is nowhere noted")
    if node.get("pps") is None:
        if event_changes(low) != (CHANGED[act], props[0]):
            refuse(node, "since when this is counted cannot be told")
        return Bound("event")
    this_turn(node)
    whose = prop.get("whose")
    what = selector(of_noun(whose) if isinstance(whose, Node) else prop.node("of"), low)
    if not isinstance(what, This | TheAttack) or (isinstance(what, TheAttack) and what.tests):
        refuse(prop, "of which attack this is cannot be told")
    own = isinstance(what, This)
    return Tally(Event(CHANGED[act], own=own, attack=not own, notes=props), True, since_of(node))


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


def gained(node: Node, low: Low) -> Amount | int | None:
    """The amount of momentum they gained, of the event."""
    kind = node.get("type")
    if not isinstance(kind, Node) or kind.get("name") != "momentum" or node.get("act") not in ("gained", "gain"):
        return None
    only(node, "type", "who", "act")
    does = low.event.get("does") if low.event is not None else None
    if not isinstance(does, Node) or does.label != "Receive":
        refuse(node, "no event has left such a number")
    return Bound("event")


def number_checked(node: Node, low: Low) -> Amount | int | None:
    """The number checked for this ability's cost."""
    what = node.get("what")
    kind = what.get("type") if isinstance(what, Node) else None
    if not isinstance(what, Node) or not isinstance(kind, Node) or kind.get("name") != "number":
        return None
    bare, limits = unlimited(what)
    only(bare, "det", "type", "mods")
    mods = bare.parts("mods")
    act = mods[0].get("act") if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "Done" else None
    once = [said for said in low.mentions if said.act == "check" and said.ref == Ref("checked")]
    if act != "check" or len(once) != 1:
        refuse(node, "this is no number")
    return capped(Bound("checked"), limits, low)


def rating_of_ability(node: Node, low: Low) -> Amount | int | None:
    """That ability's rating: of the keyword that gives the ability that was played."""
    prop = node.node("prop") if node.label == "Value" else node
    whose, props = prop.get("whose"), prop.get("props")
    of_that = isinstance(whose, Node) and (whose.label, whose.get("det"), whose.get("noun")) == (
        "Of",
        "that",
        "ability",
    )
    if not of_that or not isinstance(props, Node) or props.parts() != ("rating",):
        return None
    only(prop, "whose", "props")
    does = low.event.get("does") if low.event is not None else None
    played = does.get("what") if isinstance(does, Node) and does.label == "Play" else None
    adjs = [adj for adj in played.parts("adjs") if isinstance(adj, Node)] if isinstance(played, Node) else []
    name = NAMED_SO.get(str(adjs[0].get("name")).lower(), "") if len(adjs) == 1 and adjs[0].label == "Trait" else ""
    if name not in RATED:
        refuse(node, "whose rating this is cannot be told")
    return Value(Ref("event"), RATING, False, name)


def check_value(node: Node, low: Low) -> Amount | int:
    """The value of the check that the text has made, or that set it off."""
    only(node)
    if of_check(low):
        return Bound("event")
    if not any(said.act == "check" for said in low.mentions):
        refuse(node, "no check is made that this could be")
    return Bound("checked")


def that_amount(node: Node, low: Low) -> Amount | int:
    only(node)
    if low.event is None:
        refuse(node, "no event has left a number")
    return Bound("event")
