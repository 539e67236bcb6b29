"""Restrictions that are rules about a card: it may only be played if something is so; its steps that are left out."""

from __future__ import annotations

from kumite.core.position import Record, fields
from kumite.english.lower.base import Low, condition, node_of, only, refuse, selector
from kumite.english.lower.conditions.logic import negated
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.events.purposes import purpose
from kumite.english.lower.texts.fired import is_static
from kumite.english.lower.verbs.ends import skip
from kumite.english.lower.verbs.grants import granted
from kumite.english.nodes import Node
from kumite.games.universus.position import FOR_BLOCK, FOR_FORM
from kumite.games.universus.printed import Text
from kumite.games.universus.terms import (
    AS_FORM,
    AS_REVERSAL,
    ATTACK,
    ENHANCE_STEP,
    NOBODY,
    RIVAL,
    TYPES,
    V_CHECK,
    V_ENTER,
    V_PLAY,
    YOU,
)
from kumite.games.universus.words.ending import End
from kumite.games.universus.words.rule import AUTOMATIC, CANNOT, Rule
from kumite.games.universus.words.sels import Sel, This
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.triggers import Event


def play_only_if(node: Node, low: Low) -> Text:
    """You may only play this card if something is so: else it cannot be played."""
    only(node, "what", "cond")
    name = node.node("what").node("type").get("name")
    if not is_static(low) or name not in ("card", TYPES[low.card_type]):
        refuse(node, "what is restricted here cannot be told")
    notes = (AS_FORM, AS_REVERSAL) if name == "attack" else ()
    return (Rule(CANNOT, Event(V_PLAY, own=True, notes=notes), cond=negated(condition(node.node("cond"), low))),)


def attack_only_if(node: Node, low: Low) -> Text:
    """Only playable if, as a text of its own: of the attack it is printed on.  Elsewhere it is a piece of something."""
    if low.card_type != ATTACK:
        refuse(node, "what is restricted here cannot be told")
    text = play_only_if(node, low)
    if speaks_of_step(text):
        refuse(node, "during an attack no attack is played: which ability is restricted cannot be told")
    return text


def speaks_of_step(part: object) -> bool:
    """Whether a part of a tree asks what has happened in the Enhance Step: there an attack is not played as a form."""
    if isinstance(part, tuple):
        return any(speaks_of_step(one) for one in part)
    if getattr(part, "since", NOBODY) == ENHANCE_STEP:
        return True
    return isinstance(part, Record) and any(speaks_of_step(one) for one in fields(part).values())


def skipping(node: Node, low: Low) -> Text:
    """Skip this attack's Enhance Step, said of the attack itself: it is over as soon as it could begin."""
    text = skip(node, low)
    whose = node.node("what").get("whose")
    own = isinstance(whose, Node) and whose.get("det") == "this" and low.card_type == ATTACK
    if not is_static(low):
        return text
    if not own:
        refuse(node, "nothing sets this instruction off")
    return (Fired(Event(V_ENTER, own=True), tuple([word for word in text if isinstance(word, End)])),)


def passes(node: Node, low: Low) -> Text:
    """The next card you try to play passes, no check necessary."""
    only(node, "what", "verb", "agrees", "hows")
    what = node.node("what")
    if what.label == "CheckSel":
        return next_check_passes(what, node, low)
    hows = [part.label for part in node.parts("hows") if isinstance(part, Node)]
    if what.label != "Sel" or hows not in ([], ["NoCheck"]) or what.get("order") != "next":
        refuse(node, "which check passes cannot be told")
    card = selector(what, low)
    if not isinstance(card, Sel) or card.n != 1 or card.whose not in (YOU, RIVAL):
        refuse(what, "whose next card this is cannot be told")
    kind = what.node("type")
    any_way = kind.get("name") == "card" or kind.get("noun") == "card"
    notes = (FOR_FORM, FOR_BLOCK) if any_way else (FOR_FORM,)
    return (Rule(AUTOMATIC, Event(V_CHECK, card.whose, notes=notes, played=card.tests), times=1),)


def next_check_passes(check: Node, node: Node, low: Low) -> Text:
    """The next check you make to play an attack passes."""
    only(node, "what", "verb", "agrees")
    pps, who = check.parts("pps"), check.get("whose")
    if len(pps) == 1 and isinstance(pps[0], Node) and pps[0].label == "Made" and who is None:
        only(pps[0], "who", "pps")
        who, pps = pps[0].get("who"), pps[0].parts("pps")
    to = pps[0] if len(pps) == 1 and isinstance(pps[0], Node) and pps[0].label == "ToDo" else None
    every = check.get("order") is None and check.get("many") is not None and is_static(low)
    if (
        (check.get("order") != "next" and not every)
        or to is None
        or not isinstance(who, Node)
        or who.label not in ("You", "Rival")
    ):
        refuse(node, "which check passes cannot be told")
    only(check, "det", "whose", "order", "name", "pps", *(("many",) if every else ()))
    only(to, "does")
    pat = Pat(V_CHECK, check)
    purpose(to.node("does"), low, pat)
    by = YOU if who.label == "You" else RIVAL
    act = Event(V_CHECK, by, notes=pat.notes, played=pat.played)
    return (Rule(AUTOMATIC, act) if every else Rule(AUTOMATIC, act, times=1),)


def printed(node: Node, low: Low) -> Text:
    """A line of keywords as a text: the card has them."""
    only(node, "what")
    line = node.node("what")
    if not is_static(low) or line.label != "Keywords":
        refuse(node, "what these keywords are for cannot be told")
    only(line, "parts", "join")
    return sum([granted(node_of(part, line), This(), NOBODY, low) for part in line.parts()], ())
