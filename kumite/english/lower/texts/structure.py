"""Texts and clauses: sentences in order, conditions, what lasts, what is done for each, lists to choose from."""

from __future__ import annotations

from typing import Final

from kumite.core.position import fields
from kumite.english.lower.base import RIDERS, Low, condition, effect, node_of, only, refuse, rider, selector
from kumite.english.lower.conditions.as_events import with_fields
from kumite.english.lower.conditions.logic import negated
from kumite.english.lower.nouns.owners import seat_of_who
from kumite.english.lower.nouns.quantity import MANY, plain
from kumite.english.lower.nouns.references import speak_of
from kumite.english.lower.numbers.amounts import each_of, scaled
from kumite.english.lower.numbers.limits import capped, unlimited, within
from kumite.english.lower.texts.behind import judged_before
from kumite.english.lower.texts.doers import done_by
from kumite.english.lower.texts.fired import Wait, is_static, split, wait_for
from kumite.english.lower.texts.next_cards import next_played
from kumite.english.lower.texts.sentences import Body
from kumite.english.lower.texts.shaping import altered, conditioned, lasting
from kumite.english.lower.times.durations import ends_own_combat, until_of
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Cond, Keyword, Test, Text
from kumite.games.universus.terms import (
    ATTACK,
    ATTACK_PERIOD,
    CHARACTER,
    COMBAT_PHASE,
    CONTINUOUS,
    NOBODY,
    RIVAL,
    STAGE,
    STAGE_PERIOD,
    THAT_PLAYER,
    TURN,
    YOU,
    YOUR_NEXT_TURN,
)
from kumite.games.universus.words.changes import Changing, Grant, Modify
from kumite.games.universus.words.conds import All, Did, During, Has, Is
from kumite.games.universus.words.modes import Modes
from kumite.games.universus.words.moves import Draw, Mill
from kumite.games.universus.words.riders import In, Limit
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.structure import ForEach, If, Instead, May
from kumite.games.universus.words.tests import CopyOf, Not, State, Type
from kumite.games.universus.words.vitals import Gain, Lose

SCALED: Final = (Draw, Mill, Gain, Lose)


# Texts


def text(node: Node, low: Low) -> Text:
    """The sentences of an ability, in order."""
    only(node, "parts")
    return Body(low).whole([node_of(part, node) for part in node.parts()])


def bullet(node: Node, low: Low) -> Text:
    """The sentences of one bullet: definitions and restrictions are those of the whole ability, so there are none."""
    for part in node.parts():
        label = part.label if isinstance(part, Node) else ""
        if isinstance(part, Node) and (label in ("Let", "CapX") or (label in RIDERS and label != "Floor")):
            refuse(part, "this cannot stand in a bullet")
    held = list(low.mentions)
    try:
        return Body(low).whole([node_of(part, node) for part in node.parts()])
    finally:
        low.mentions = held


def modes(node: Node, low: Low) -> Text:
    """A bulleted choice."""
    only(node, "pick", "modes", "who", "cond")
    pick = node.node("pick")
    only(pick, "verb", "agrees", "n", "choose")
    who = node.get("who")
    seat = low.doer if who is None else seat_of_who(node_of(who, node), low)
    if seat not in (YOU, RIVAL, THAT_PLAYER):
        refuse(node, "who chooses cannot be told")
    cond = None if node.get("cond") is None else condition(node.node("cond"), low)
    n = plain(pick, pick.get("n"), low)
    parts = tuple([bullet(one, low) for one in bullets(node)])
    word: Text = (Modes(parts, n, seat),)
    return word if cond is None else (If(cond, word),)


def bullets(node: Node) -> list[Node]:
    found: list[Node] = []
    for part in node.parts("modes"):
        one = node_of(part, node)
        found += [node_of(inner, one) for inner in one.parts()] if one.label == "List" else [one]
    return found


# Conditions


def if_so(node: Node, low: Low) -> Text:
    """If: an event to come makes it a fired effect, a state a condition (UVS-RULING-120)."""
    only(node, "then", "cond", "does", "tail", "only")
    cond, does = node.node("cond"), node.node("does")
    if cond.label == "Able":
        return effect(does, low)
    played = next_played(cond, low)
    if played is not None:
        return wait_for(Wait(played[0]), with_fields(node, "If", [("cond", played[1]), ("does", does)]), low)
    event, more = split(cond, low)
    if event is not None:
        wait = Wait(event)
        wait.conds = more
        return wait_for(wait, does, low)
    if node.get("tail") is not None:
        if is_more_if(does):
            refuse(node, "of which of the two this is the condition cannot be told")
        said = low.mentions[:]
        then = effect(does, low)
        low.apart = said
        return under(judged_before(cond, said, low), then, node, low)
    asked = apart_from_it(condition(cond, low), low)
    low.asked = (asked.what, cond.start) if isinstance(asked, Is) and isinstance(asked.what, Ref | TheAttack) else None
    if isinstance(asked, Is) and isinstance(asked.what, Yours) and isinstance(asked.tests[0], State):
        speak_of(low, asked.what, cond.start)
    said = low.mentions[:]
    those_there(asked, does, low)
    then = effect(does, low)
    low.apart = said
    if isinstance(asked, Is) and isinstance(asked.what, Sel):  # it is that card or, once moved, no longer found there
        low.mentions = [one for one in said if one.ref != asked.what]
    return under(asked, then, node, low)


def those_there(asked: Cond, does: Node, low: Low) -> None:
    """If there are any of these cards there, flip them: all that are there."""
    they = any(one.label == "It" and one.get("word") == "them" for one in does.walk())
    if not they or not isinstance(asked, Has) or not isinstance(asked.what, Sel):
        return
    none = (asked.op, asked.n) == ("=", 0)  # all of them are otherwise
    if asked.op == ">=" or (none and any(isinstance(test, State) for test in asked.what.tests)):
        tests = tuple([test for test in asked.what.tests if not (none and isinstance(test, State))])
        every = Sel(**{**fields(asked.what), "n": MANY, "every": True, "tests": tests})
        speak_of(low, every, does.start)


def or_if(node: Node, low: Low) -> Text | None:
    """Draw 1 card, or if it is your turn, draw 2 cards, inside another clause: the second instead of the first."""
    cond = node.get("cond")
    if not isinstance(cond, Node):
        return None
    only(node, "parts", "cond")
    parts = [node_of(part, node) for part in node.parts()]
    if len(parts) != 2 or split(cond, low)[0] is not None:
        refuse(node, "when which of these is done cannot be told")
    said = low.mentions[:]
    of = effect(parts[0], low)
    low.mentions = said
    asked = condition(cond, low)
    return (Instead(of, asked, effect(parts[1], low)),)


def is_more_if(does: Node) -> bool:
    """-2 damage, or -4 damage if it is high: more of the same, and not a choice of both ways."""
    if does.label == "Or" or (does.label == "Shared" and does.get("join") == "or"):
        return does.get("cond") is None
    by = does.get("by")
    if does.label != "Modify" or not isinstance(by, Node) or by.get("join") != "or" or len(by.parts()) != 2:
        return False
    first, second = (part if isinstance(part, Node) else by for part in by.parts())
    return first.get("props") == second.get("props") and str(first.get("by"))[:1] == str(second.get("by"))[:1]


def apart_from_it(cond: Cond, low: Low) -> Cond:
    """No copies of the chosen card in your discard pile, where that card is itself: no others."""
    if not isinstance(cond, Has) or (cond.op, cond.n) != ("=", 0) or not isinstance(cond.what, Sel):
        return cond
    for test in cond.what.tests:
        ref = Ref(test.ref) if isinstance(test, CopyOf) else None
        said = [one for one in reversed(low.mentions) if one.ref == ref]
        if ref is not None and said and any(zone in cond.what.zones for zone in said[0].zones):
            return Has(altered_sel(cond.what, (*cond.what.tests, Not(ref))), "=", 0)
    return cond


def altered_sel(sel: Sel, tests: tuple[Test, ...]) -> Sel:
    return Sel(**{**fields(sel), "tests": tests})


def under(cond: Cond, then: Text, node: Node, low: Low) -> Text:
    """A text under a condition; in a continuous one, while that is so."""
    return conditioned(then, cond, node) if is_static(low) else (If(cond, then),)


def unless(node: Node, low: Low) -> Text:
    """Unless: where it is not so; or where a player does not pay."""
    only(node, "tail", "does", "cond")
    cond, does = node.node("cond"), node.node("does")
    if cond.label == "Now" and isinstance(cond.get("who"), Node) and cond.node("who").label in PLAYERS:
        return unless_paid(node, cond, does, low)
    if split(cond, low)[0] is not None:
        refuse(cond, "what is still to happen cannot be waited for here")
    asked = negated(condition(cond, low))
    return under(asked, effect(does, low), node, low)


PLAYERS: Final = ("You", "Rival", "They")


def unless_paid(node: Node, cond: Node, does: Node, low: Low) -> Text:
    """Unless your rival discards 1 card: they may, and if they do not, it happens."""
    only(cond, "who", "does")
    if is_static(low):
        refuse(node, "nothing sets this instruction off")
    who = seat_of_who(cond.node("who"), low)
    if who not in (YOU, RIVAL, THAT_PLAYER):
        refuse(cond, "who may do this cannot be told")
    paid = done_by(who, cond.node("does"), low, node)
    return (May(paid, who), If(negated(Did()), effect(does, low)))


# Time


def holds_while(node: Node, low: Low) -> Text:
    """While: in a continuous text, where its card is goes into brackets, anything else is a condition."""
    only(node, "cond", "does", "tail")
    early = effect(node.node("does"), low) if node.get("tail") is not None else ()  # it speaks of nothing behind it
    cond = condition(node.node("cond"), low)
    then = early or effect(node.node("does"), low)
    if low.kind != CONTINUOUS or (node.get("tail") != "yes" and not is_static(low)):
        refuse(node, "an effect that ends when something is not so any more is not understood")
    rest = placed(cond, low)
    if rest is None:
        return then
    return conditioned(then, rest, node) if is_static(low) else (If(rest, then),)


def placed(cond: Cond, low: Low) -> Cond | None:
    """What is left of a condition without the zone of this card, which becomes a restriction of the ability."""
    conds = cond.conds if isinstance(cond, All) else (cond,)
    rest: list[Cond] = []
    for part in conds:
        zone, tests = own_zone(part)
        stays = zone is not None and (zone != STAGE or low.card_type != CHARACTER)  # a character speaks nowhere else
        if zone is not None and stays and In(zone) not in low.riders:
            low.riders.append(In(zone))
        if zone is None:
            rest.append(part)
            continue
        if tests:
            rest.append(Is(This(), tests))
    if not rest:
        return None
    return rest[0] if len(rest) == 1 else All(tuple(rest))


def own_zone(cond: Cond) -> tuple[int | None, tuple[Test, ...]]:
    """The zone that a condition asks this card to be in, and what else; cards are ready and committed in a stage."""
    if not isinstance(cond, Is) or not isinstance(cond.what, This):
        return None, ()
    last = cond.tests[-1]
    if isinstance(last, State) and last.flag in ("ready", "committed", "attached"):
        return STAGE, cond.tests
    if not isinstance(last, Sel) or len(last.zones) != 1 or last.whose != YOU or last.tests:
        return None, ()
    return last.zones[0], cond.tests[:-1]


def lasts(node: Node, low: Low) -> Text:
    """For the rest of the turn; while something is so."""
    only(node, "until", "does", "tail")
    until = node.node("until")
    fields: list[tuple[str, Value | None]] = [("does", node.get("does"))]
    if until.label == "WhileCond":
        return holds_while(with_fields(node, "While", [("cond", until.get("cond")), *fields]), low)
    if until.label == "During" and until.get("period") is not None and until.get("first") is None:
        return effect(with_fields(node, "At", [("moment", until.get("period")), *fields]), low)
    if ends_own_combat(until, low):
        return to_own_combat(effect(node.node("does"), low), until)
    end = until_of(until, low)
    does = node.node("does")
    if is_static(low) and end in (TURN, ATTACK_PERIOD):
        refuse(node, "a text that is always there has no end")
    text = lasting(ended(does, low) if does.label == "While" else effect(does, low), end, node)
    if end == STAGE_PERIOD:
        stays_with(text, until, low)
    return text


def to_own_combat(text: Text, node: Node) -> Text:
    """Until the end of your Combat Phase: this one; on the rival's turn, that of your next turn, after which nobody
    attacks any more in that turn."""
    for word in text:
        target = word.target if isinstance(word, Changing) else None
        if not isinstance(target, Sel) or target.whose != YOU or Type((ATTACK,)) not in target.tests:
            refuse(node, "on the rival's turn your Combat Phase is still to come")
    return (If(During(NOBODY, YOU), lasting(text, COMBAT_PHASE, node), lasting(text, YOUR_NEXT_TURN, node)),)


def ended(node: Node, low: Low) -> Text:
    """Until the end of the turn, while something is so: that it is not so for a time is no end."""
    if is_static(low):
        return effect(node, low)
    only(node, "cond", "does", "tail")
    cond = condition(node.node("cond"), low)
    return conditioned(effect(node.node("does"), low), cond, node)


def stays_with(text: Text, until: Node, low: Low) -> None:
    """Until it leaves your stage: the card that the effect is on, no other."""
    who = node_of(until.node("event").get("who"), until)
    card = selector(who, low) if who.label in ("It", "Sel") else None
    for word in text:
        held = fields(word)
        if card is None or card not in (held.get("target"), held.get("on"), held.get("what")):
            refuse(until, "an effect that ends as another card leaves is not understood")


def once_per(node: Node, low: Low) -> Text:
    """Once per turn: of a played ability it is a restriction."""
    only(node, "per", "times", "does")
    if is_static(low) or low.fired:
        refuse(node, "how often something has happened to a card is not counted")
    low.riders.append(Limit(2 if node.get("times") == "twice" else 1, TURN))
    return effect(node.node("does"), low)


def then_do(node: Node, low: Low) -> Text:
    """In order anyhow."""
    only(node, "does", "after")
    return effect(node.node("does"), low)


# For each


def for_each(node: Node, low: Low) -> Text:
    """Scales a number, repeats anything else (trap 12)."""
    only(node, "k", "of", "does", "tail", "limit")
    of, limits = unlimited(node.node("of"))
    then = effect(node.node("does"), low)
    each = each_of(of, low)
    k = 1 if node.get("k") is None else plain(node, node.get("k"), low)
    if not isinstance(k, int):
        refuse(node, "for every how many cannot be told")
    if isinstance(node.get("limit"), Node):
        limits += (node.node("limit"),)
    word = then[0] if len(then) == 1 else None
    if isinstance(word, SCALED) and isinstance(word.n, int):
        return (altered(word, n=capped(scaled(word.n, each, k), limits, low)),)
    if isinstance(word, Grant) and word.keyword is not None and word.keyword.rating > 0 and word.rating is None:
        rated = capped(scaled(word.keyword.rating, each, k), limits, low)  # Stun: 1 for each: one Stun, so many
        return (altered(word, keyword=Keyword(word.keyword.name), rating=rated),)
    if isinstance(word, Modify) and isinstance(word.amount, int) and not limits:
        return (altered(word, amount=scaled(word.amount, each, k)),)
    return (ForEach(capped(scaled(1, each, k), limits, low), then),)


def capped_effect(node: Node, low: Low) -> Text:
    """An effect with a limit behind it."""
    only(node, "does", "limit")
    then = effect(node.node("does"), low)
    word = then[0] if len(then) == 1 else None
    limit = node.node("limit")
    if isinstance(word, SCALED):
        return (altered(word, n=within(word.n, limit, low)),)
    return refuse(limit, "what this limits cannot be told")


def as_form(node: Node, low: Low) -> Text:
    refuse(node, "this way of playing is not understood")


def alone(node: Node, low: Low) -> Text:
    """A sentence that needs the one before."""
    refuse(node, "what this is instead of cannot be told")


def aside(node: Node, low: Low) -> Text:
    """A remark in brackets: restrictions only."""
    only(node, "does")
    for part in node.node("does").parts():
        one = node_of(part, node)
        if one.label not in RIDERS:
            refuse(one, "what a remark in brackets adds cannot be told")
        low.riders.extend(rider(one, low))
    return ()
