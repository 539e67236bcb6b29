"""What the log of the turn knows: which card was checked for this one, what was committed for that, what set it off."""

from __future__ import annotations

from kumite.english.lower.base import Low, only, refuse, selector
from kumite.english.lower.conditions.as_events import changed, since_of, this_turn, with_fields
from kumite.english.lower.conditions.happened import at_least, how_often, quietly
from kumite.english.lower.conditions.logic import has, negated
from kumite.english.lower.nouns.givens import FOR_MOMENTUM
from kumite.english.lower.nouns.having import has_tests
from kumite.english.lower.nouns.selectors import tests_of
from kumite.english.lower.plain.nodes import label_of, noun
from kumite.english.lower.rules.pays import paid_for
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Cond, Test
from kumite.games.universus.terms import DISCARDS, RESPONSE, STAGE, V_SPEND, YOU
from kumite.games.universus.words.asked import CommittedFor
from kumite.games.universus.words.conds import Past
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This
from kumite.games.universus.words.traced import CheckedWith, GivenFor, WasSo


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
    if card is None or not isinstance(role, Node) or role.label not in ("Role", "Sel") or role.get("det") != "a":
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
    """You committed no foundations to pass the check to play this attack; you committed 2 or more."""
    said = committed_to_pass(node)
    if said is None:
        return None
    what, check = said
    only(node, "who", "not", "does", "act", "what", "pps")
    card = card_checked_for(check, low)
    if card is None:
        refuse(node, "for which check this was done cannot be told")
    op, n = (">=", 1) if what.label == "Sel" else how_often(what, low)
    what = what if what.label == "Sel" else what.node("of")
    only(what, "n", "type", "det")
    count = what.get("n")
    if isinstance(count, Node) and count.get("any") is None:
        op, n = at_least(count, low)
    tests = tests_of(changed(what, n=None, det=None), low)
    cond = has(Sel(1, YOU, (*tests, CommittedFor(card)), (STAGE,)), op, n)
    return negated(cond) if node.get("not") is not None else cond


def committed_to_pass(node: Node) -> tuple[Node, Node] | None:
    """What you have committed, and to pass which check."""
    does, who, pps = node.get("does"), node.get("who"), node.parts("pps")
    if not isinstance(who, Node) or who.label != "You":
        return None
    what, check = node.get("what"), None
    if isinstance(does, Node) and does.label == "PayWith" and does.get("verb") == "commit":
        only(does, "verb", "agrees", "what", "check")
        what, check = does.get("what"), does.get("check")
    elif node.get("act") == "commit" and len(pps) == 1 and isinstance(pps[0], Node) and pps[0].label == "ToPass":
        check = pps[0].get("what")
    known = isinstance(what, Node) and what.label in ("Sel", "Counted")
    return (what, check) if known and isinstance(what, Node) and isinstance(check, Node) else None


def card_checked_for(check: Node, low: Low) -> Test | None:
    """The card that was to be played by the check: this attack, the one of the event."""
    if check.label != "CheckSel":
        return None
    only(check, "det", "name", "pps")
    if check.get("det") == "the" and not check.parts("pps") and low.event is not None and not low.fired:
        return Ref("event") if acted(low.event) == "play" and low.event.label == "Event" else None
    to_do = check.parts("pps")[0] if len(check.parts("pps")) == 1 else None
    play = to_do.get("does") if isinstance(to_do, Node) and to_do.label == "ToDo" else None
    card = play.get("what") if isinstance(play, Node) and play.label == "Play" else None
    pointed = isinstance(card, Node) and (card.label == "It" or card.get("det") in ("this", "that"))
    found = selector(card, low) if pointed and isinstance(card, Node) else None
    return found if isinstance(found, This | TheAttack | Ref) else None


def spent_for(node: Node, low: Low) -> Cond | None:
    """You discarded 2 or more momentum for this attack's EX ability: so many were given up for it."""
    what, who = node.get("what"), node.get("who")
    of = what.get("of") if isinstance(what, Node) and what.label == "Counted" else None
    if node.get("act") not in ("discard", "spend") or not isinstance(of, Node) or noun(of) != "momentum":
        return None
    said = [part for part in (*of.parts("mods"), *node.parts("pps")) if isinstance(part, Node)]
    if len(said) != 1 or said[0].label not in ("For", "ToPay") or label_of(who) != "You" or not isinstance(what, Node):
        return None
    only(node, "who", "not", "act", "what", "pps")
    only(of, "type", "mods")
    names, own = paid_for(said[0].node("what"), low)
    if len(names) != 1 or own is None or names[0] not in FOR_MOMENTUM:
        refuse(node, "for what it was given up cannot be told")
    op, n = how_often(what, low)
    cond = has(Sel(1, YOU, (GivenFor(V_SPEND, own, names[0], True),), (DISCARDS,)), op, n)
    return negated(cond) if node.get("not") is not None else cond


def passed_so(node: Node, low: Low) -> Cond | None:
    """You passed the check to play this attack by 3 or more; a check, this turn."""
    check, pps = node.get("check"), node.parts("pps")
    if not isinstance(check, Node) or not (pps or check.parts("pps")):
        return None
    only(node, "who", "act", "check", "margin", "pps")
    label, verb = {"passed": ("PassCheck", "pass"), "failed": ("FailCheck", "fail")}[str(node.get("act"))]
    margin, own = node.node("margin"), check.parts("pps")
    if own:
        check = changed(check, pps=(of_this_card(own[0]), *own[1:]))
    does = with_fields(node, label, [("verb", verb), ("what", check), ("margin", margin)])
    event = with_fields(node, "Event", [("who", node.node("who")), ("does", does), ("pps", pps)])
    return Past(quietly(this_turn(event), low), since_of(node))


def of_this_card(to_do: Value) -> Value:
    """The check to play this attack, in its own text: this card."""
    does = to_do.get("does") if isinstance(to_do, Node) and to_do.label == "ToDo" else None
    what = does.get("what") if isinstance(does, Node) and does.label == "Play" else None
    if not isinstance(to_do, Node) or not isinstance(does, Node) or not isinstance(what, Node):
        return to_do
    if what.get("det") != "this" or noun(what) != "attack":
        return to_do
    card = changed(what, type=changed(what.node("type"), name="card"))
    return changed(to_do, does=changed(does, what=card))
