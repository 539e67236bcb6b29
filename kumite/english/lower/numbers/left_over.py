"""Numbers that an event, a check or a cost has left: by how much something was reduced, what was checked."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, only, refuse, selector, trigger
from kumite.english.lower.conditions.as_events import since_of, this_turn
from kumite.english.lower.conditions.first import checked_card
from kumite.english.lower.nouns.adjectives import NAMED_SO, props_of
from kumite.english.lower.numbers.amounts import of_noun
from kumite.english.lower.numbers.limits import capped, unlimited
from kumite.english.lower.plain.nodes import THIS_TURN, label_of, noun
from kumite.english.lower.verbs.checks import of_check
from kumite.english.nodes import Node
from kumite.english.nodes import Value as Held
from kumite.games.universus.printed import Amount, Cond
from kumite.games.universus.terms import DAMAGE, RATED, SPEED, V_BONUS, V_DEAL, V_PENALTY, V_SWAY
from kumite.games.universus.words.amounts import Bound, Tally
from kumite.games.universus.words.conds import Cmp
from kumite.games.universus.words.reckoning import AbilityRating, Gap
from kumite.games.universus.words.sels import Ref, TheAttack, This
from kumite.games.universus.words.triggers import Event

CHANGED: Final = {"reduced": V_PENALTY, "lowered": V_PENALTY, "increased": V_BONUS, "raised": V_BONUS}
KEYWORD: Final = ("Kind", "keyword")
VERBS: Final = {"reduce": V_PENALTY, "lower": V_PENALTY, "increase": V_BONUS, "raise": V_BONUS}


def reduced(node: Node, low: Low) -> Amount | int:
    """The amount your attack's speed was reduced by: by the event, or all that it was this Enhance Step."""
    if node.get("prop") is None:
        return modified_by(node, low)
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


def modified_by(node: Node, low: Low) -> Amount:
    """The amount your check was modified by: by the event; or all that it was, whether up or down."""
    only(node, "check", "act")
    check = node.get("check")
    does = low.event.get("does") if low.event is not None else None
    if node.get("act") != "modified":
        refuse(node, "this amount is nowhere noted")
    told = does.get("check") if isinstance(does, Node) else None
    if isinstance(told, Node) and check in (None, told):
        return Gap(Bound("event"), 0)
    if isinstance(check, Node):
        only(check, "det", "name", "pps")
        to = check.parts("pps")[0] if len(check.parts("pps")) == 1 else None
        play = to.get("does") if isinstance(to, Node) and to.label == "ToDo" else None
        card = play.get("what") if isinstance(play, Node) and play.label == "Play" else None
        low.swayed = checked_card(card, low) if isinstance(card, Node) else ()
    if not low.swayed:
        refuse(node, "which check was modified cannot be told")
    return Gap(Tally(Event(V_SWAY, played=low.swayed), True), 0)


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


def dealt_by_then(node: Node, low: Low) -> Amount | None:
    """The damage this attack has dealt this turn; as it resolves, the damage it dealt is all that."""
    by, said = node.get("by"), node.parts("pps") == (THIS_TURN,)
    event = low.event
    does = event.get("does") if event is not None and event.label == "Event" else None
    resolves = isinstance(does, Node) and does.label == "Resolve"
    if any(name not in ("by", "pps", "words") for name, _ in node.fields) or not (said or resolves):
        return None
    pointed = isinstance(by, Node) and (by.label == "It" or by.get("det") in ("this", "that"))
    who = by if said and pointed else event.get("who") if event is not None and resolves else None
    if not isinstance(who, Node) or who.label not in ("Sel", "It") or not (by is None or pointed):
        return None
    damage = Node("Deal", (("verb", "deal"), ("n", Node("Damage", (), node.start, node.end))), node.start, node.end)
    held = len(low.mentions)
    found = trigger(Node("Event", (("who", who), ("does", damage)), node.start, node.end), low)
    del low.mentions[held:]
    own = isinstance(found, Event) and found.own
    return Tally(Event(V_DEAL, own=own, attack=not own), True)  # the attack that resolves is the one in progress


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
    """That ability's rating, the rating of that keyword ability; its rating, where a keyword ability was played."""
    prop = node.node("prop") if node.label == "Value" else node
    props, event = prop.get("props"), keyword_played(low)
    if not isinstance(props, Node) or props.parts() != ("rating",):
        return None
    its = event and label_of(prop.get("whose")) == "Its"
    if not its and not is_that_ability(prop.get("whose") or prop.get("of")):
        return refuse(node, "whose rating this is cannot be told")
    only(prop, "whose", "of", "props")
    return AbilityRating() if event else refuse(node, "whose rating this is cannot be told")


def is_that_ability(what: Held | None) -> bool:
    """That ability's; that keyword ability."""
    if not isinstance(what, Node) or what.get("det") != "that":
        return False
    if what.label == "Of":
        return what.get("noun") == "ability" and set(dict(what.fields)) <= {"det", "noun", "words"}
    adjs = [adj for adj in what.parts("adjs") if isinstance(adj, Node)]
    plain = what.label == "Sel" and set(dict(what.fields)) <= {"det", "adjs", "type", "words"}
    return plain and noun(what) == "ability" and all((adj.label, adj.get("name")) == KEYWORD for adj in adjs)


def keyword_played(low: Low) -> bool:
    """Whether a keyword ability was played, of any keyword or of one that has a rating."""
    does = low.event.get("does") if low.event is not None else None
    played = does.get("what") if isinstance(does, Node) and does.label == "Play" else None
    adjs = [adj for adj in played.parts("adjs") if isinstance(adj, Node)] if isinstance(played, Node) else []
    if not isinstance(played, Node) or noun(played) != "ability" or len(adjs) != 1:
        return False
    name = str(adjs[0].get("name"))
    return (adjs[0].label, name) == KEYWORD or (adjs[0].label == "Trait" and NAMED_SO.get(name.lower(), "") in RATED)


def ability_rated(node: Node, low: Low) -> Cond | None:
    """If that keyword ability has a rating."""
    has, what = node.get("has"), node.get("what")
    kind = has.get("type") if isinstance(has, Node) and has.label == "Holds" else None
    props = kind.get("props") if isinstance(kind, Node) else None
    if not isinstance(has, Node) or not isinstance(props, Node) or props.parts() != ("rating",):
        return None
    its = label_of(what) == "It"
    if not keyword_played(low) or not (its or is_that_ability(what)):
        return None
    only(node, "what", "has", "not")
    only(has, "n", "type")
    n = has.get("n")
    if n is not None and (not isinstance(n, Node) or n.fields != (("n", 1),)):
        refuse(node, "an ability has one rating")
    return Cmp(AbilityRating(), "<=" if node.get("not") is not None else ">=", 0 if node.get("not") is not None else 1)


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
