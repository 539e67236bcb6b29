"""What the log of the turn knows: which card was checked for this one, what was committed for that, what set it off."""

from __future__ import annotations

from kumite.english.lower.base import Low, only, refuse, selector
from kumite.english.lower.conditions.as_events import changed
from kumite.english.lower.conditions.happened import quietly
from kumite.english.lower.conditions.logic import negated
from kumite.english.lower.nouns.having import has_tests
from kumite.english.lower.nouns.selectors import tests_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Cond
from kumite.games.universus.terms import RESPONSE, STAGE, YOU
from kumite.games.universus.words.asked import CommittedFor
from kumite.games.universus.words.conds import Has
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This
from kumite.games.universus.words.traced import CheckedWith, WasSo


def checked_has(node: Node, low: Low) -> Cond | None:
    """The card you checked to play this attack had a check value of 5 or more."""
    card = checked_to_play(node.get("what"))
    if card is None:
        return None
    only(node, "what", "has", "not")
    what = selector(card, low)
    if not isinstance(what, This | TheAttack | Ref):
        refuse(node, "to play which card this was checked cannot be told")
    cond: Cond = CheckedWith(what, has_tests(node.node("has"), low))
    return negated(cond) if node.get("not") is not None else cond


def checked_is(node: Node, low: Low) -> Cond | None:
    """The card you checked to play this attack was an attack."""
    card = checked_to_play(node.get("what"))
    role = node.get("as")
    if card is None or not isinstance(role, Node) or role.label != "Role":
        return None
    only(node, "what", "as", "not", "tense")
    what = selector(card, low)
    if not isinstance(what, This | TheAttack | Ref):
        refuse(node, "to play which card this was checked cannot be told")
    cond: Cond = CheckedWith(what, tests_of(role, low))
    return negated(cond) if node.get("not") is not None else cond


def checked_to_play(what: object) -> Node | None:
    """The card that was to be played by the check, in `the card you checked to play this attack`."""
    mods = what.parts("mods") if isinstance(what, Node) and what.label == "Sel" and what.get("det") == "the" else ()
    by = mods[0] if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label in ("ByPlayer", "Done") else None
    pps = by.parts("pps") if isinstance(by, Node) and by.get("act") == "check" else ()
    does = pps[0].get("does") if len(pps) == 1 and isinstance(pps[0], Node) and pps[0].label == "ToDo" else None
    card = does.get("what") if isinstance(does, Node) and does.label == "Play" and len(does.fields) == 2 else None
    kind = what.get("type") if isinstance(what, Node) else None
    plain = isinstance(kind, Node) and kind.fields == (("name", "card"),)
    return card if plain and isinstance(card, Node) else None


def event_was(node: Node, low: Low) -> Cond | None:
    """After 1 of your foundations is destroyed, if it was destroyed by your rival's effect."""
    event, what = low.event, node.get("what")
    pointed = isinstance(what, Node) and (what.label == "It" or what.get("det") in ("this", "the", "that"))
    pps = node.parts("pps")
    because = bool(pps) and all(isinstance(part, Node) and part.label in ("By", "Cause") for part in pps)
    same = event is not None and event.label == "Event" and acted(event) == node.get("act") is not None
    if event is None or not pointed or not because or not same or low.kind != RESPONSE or low.fired:
        return None
    only(node, "tense", "not", "act", "what", "pps")
    own = isinstance(event.get("what"), Node) and event.node("what").get("det") == "this"
    if selector(node.node("what"), low) != (This() if own else Ref("event")):
        return None
    fields = tuple([one for one in event.fields if one[0] != "pps"])
    whole = Node("Event", (*fields, ("pps", (*event.parts("pps"), *pps))), event.start, event.end)
    cond: Cond = WasSo(quietly(whole, low))
    return negated(cond) if node.get("not") is not None else cond


def acted(event: Node) -> str:
    """The verb of an event."""
    does = event.get("does")
    return str(does.get("verb")) if isinstance(does, Node) else str(event.get("act"))


def committed_for(node: Node, low: Low) -> Cond | None:
    """You committed no foundations to pass the check to play this attack."""
    does, who = node.get("does"), node.get("who")
    pays = isinstance(does, Node) and does.label == "PayWith" and does.get("verb") == "commit"
    if not pays or not isinstance(does, Node) or not isinstance(who, Node) or who.label != "You":
        return None
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
