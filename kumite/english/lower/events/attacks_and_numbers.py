"""Attacks, health, checks and bonuses, as events."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, Mention, node_of, only, refuse
from kumite.english.lower.events.around import all_around
from kumite.english.lower.events.done import PLAYERS, plain_seat
from kumite.english.lower.events.pattern import Pat, count, whole_number
from kumite.english.lower.events.purposes import purpose
from kumite.english.lower.events.things import as_node, cards_in, status_of
from kumite.english.lower.nouns.adjectives import props_of
from kumite.english.lower.nouns.owners import owner_of
from kumite.english.lower.nouns.quantity import compare
from kumite.english.nodes import Node, Value
from kumite.games.universus.terms import (
    ANY,
    ATTACK,
    CHECK,
    DAMAGE,
    MOMENTUM,
    RIVAL,
    SPEED,
    V_ATTACKED,
    V_BONUS,
    V_CHECK,
    V_ENTER,
    V_FAIL,
    V_GAIN,
    V_LOSE,
    V_MOVE,
    V_PASS,
    V_PENALTY,
    V_RECOVER,
    V_RESOLVE,
    V_SET,
    V_SWAY,
    V_TIRE,
    YOU,
    ZONE,
)
from kumite.games.universus.words.sels import Ref, TheAttack, This
from kumite.games.universus.words.tests import Type

# Attacks


def resolves(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """This attack resolves."""
    only(does, "verb", "agrees")
    kind = who.get("type")
    if isinstance(kind, Node) and kind.get("name") in ("ability", "effect"):
        refuse(who, "which ability resolves cannot be told")
    if before:
        refuse(node, "nothing comes before an attack resolves")
    pat = Pat(V_RESOLVE, does)
    pat.act = "resolve"
    rest = status_of(who, pat)
    if pat.notes and who.get("det") in ("the", "that") and any(is_blocked_attack(said) for said in low.mentions):
        pat.by = RIVAL  # not this card, though it be an attack, too
    else:
        cards_in(rest, low, pat)
    pat.object = "attack"
    return [pat]


def is_blocked_attack(said: Mention) -> bool:
    return said.act == "block" and said.ref == TheAttack()


def attacked(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """This backup is attacked; your character is attacked."""
    only(does)
    pat = Pat(V_ATTACKED, does)
    pat.act = "attack"
    if who.label in PLAYERS:
        refuse(who, "an attack on a player is waited for in no known way")
    cards_in(who, low, pat)
    if pat.by in (YOU, RIVAL):
        pat.by = low.other(pat.by)
    return [pat]


def is_attacked(node: Node, done: Node, low: Low, before: bool) -> list[Pat]:
    """This backup cannot be attacked."""
    only(node, "what", "act")
    if before:
        refuse(node, "nothing comes before an attack")
    return attacked(node, node.node("what"), Node("Attacked", (), node.start, node.end), low, before)


def attacks(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """Your rival attacks; attacks with a Kick attack."""
    only(does, "verb", "agrees", "with")
    if before:
        refuse(node, "nothing comes before an attack")
    pat = Pat(V_ENTER, does, plain_seat(who, low))
    if does.get("with") is not None:
        cards_in(does.node("with"), low, pat)
    pat.act, pat.object = "attack", "attack"
    return [pat]


# Health


def health(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """You lose health; this backup gains 2 or more stamina."""
    only(does, "verb", "agrees", "of", "n", "target")
    gains = does.get("verb") == "gain"
    if "lose" in [str(word) for word in does.parts("words")] or "or" in [str(word) for word in does.parts("words")]:
        refuse(does, "to gain or to lose at once is not understood")
    if does.get("of") == "stamina":
        pat = Pat(V_RECOVER if gains else V_TIRE, does)
        cards_in(who, low, pat)
    else:
        pat = Pat(V_GAIN if gains else V_LOSE, does, plain_seat(who, low))
        pat.object = "number"
    pat.act = str(does.get("verb"))
    count(as_node(does.get("n")), pat)
    return [pat]


# Checks


def checks(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """You make a check; you check this card, a 5 or more, an attack."""
    only(does, "verb", "agrees", "n", "for", "what", "difficulty")
    if before or does.get("difficulty") is not None:
        refuse(does, "this check is waited for in no known way")
    pat = Pat(V_CHECK, does, plain_seat(who, low))
    pat.act = "check"
    what, n = does.get("what"), does.get("n")
    if isinstance(what, Node) and what.label == "CheckSel":
        check_sel(what, low, pat)
    elif isinstance(what, Node):
        cards_in(what, low, pat)
    if isinstance(n, Node):
        pat.op, pat.amount = ("=", whole_number(n)) if n.label == "Num" else compare(n, low)
    if does.get("for") is not None:
        purpose(does.node("for"), low, pat)
    seat = pat.by if pat.by != ANY else YOU
    types = sum([test.types for test in pat.tests if isinstance(test, Type)], ()) if does.get("for") is None else ()
    kind = "attack" if types == (ATTACK,) else "card"
    if not pat.own:
        low.mention(Mention(Ref("event"), kind, "check", False, seat, types, (), does.start))
    pat.object = "check"
    return [pat]


def check_sel(node: Node, low: Low, pat: Pat) -> None:
    """A check to play a card; their second check is asked for elsewhere."""
    only(node, "det", "name", "pps", "whose", "many")
    if node.get("whose") is not None and owner_of(node.get("whose"), low) != pat.by:
        refuse(node, "whose check this is cannot be told of an event")
    for part in node.parts("pps"):
        one = node_of(part, node)
        if one.label == "ToDo" and one.get("does") is not None:
            only(one, "does")
            purpose(one.node("does"), low, pat)
        else:
            all_around((one,), node, low, pat)
    if node.get("det") not in (None, "a", "any") and (node.get("det") != "the" or pat.played != (This(),)):
        refuse(node, "which check this is cannot be told of an event")


def ends_check(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """Your rival fails a check."""
    only(does, "verb", "agrees", "what", "margin")
    if before:
        refuse(node, "nothing comes before a check is passed or failed")
    pat = Pat(V_PASS if does.label == "PassCheck" else V_FAIL, does, plain_seat(who, low))
    pat.act = "pass" if does.label == "PassCheck" else "fail"
    what = does.get("what")
    if not isinstance(what, Node) or what.label != "CheckSel":
        refuse(does, "which check this is cannot be told of an event")
    pat.object = "check"
    pat.margin = margin_of(does)
    if what.get("same") is not None:
        pat.same = "check"  # which of its cards a later word could mean is told by what set it off
        return [pat]
    check_sel(what, low, pat)
    seat = pat.by if pat.by != ANY else YOU
    low.mention(Mention(Ref("event"), "card", "check", False, seat, (), (), does.start))
    return [pat]


def margin_of(does: Node) -> int:
    """By how much or more, where that is said; below 1 nothing is asked."""
    by = does.get("margin")
    if not isinstance(by, Node):
        return 0
    only(by, "n")
    n = whole_number(node_of(by.get("n"), by))
    if by.label not in ("AtLeast", "MoreThan") or n < 1:
        refuse(by, "by how much this is cannot be told")
    return n + 1 if by.label == "MoreThan" else n


# Bonuses and changes


def receives(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """This attack receives a damage bonus."""
    only(does, "verb", "agrees", "what")
    bonus = node_of(does.get("what"), does)
    if bonus.label == "Sel" and not before and who.label in PLAYERS:
        return [momentum_gained(who, bonus, does, low)]
    if bonus.label != "Bonus" or before:
        refuse(does, "this gain is waited for in no known way")
    only(bonus, "props", "kind", "det", "pps", "cmp")
    if bonus.get("det") not in (None, "a", "any", "1"):
        refuse(bonus, "this bonus is waited for in no known way")
    pat = Pat(V_PENALTY if bonus.get("kind") == "penalty" else V_BONUS, does)
    pat.act, pat.notes = "receive", change_notes(bonus.get("props"), bonus, low)
    if bonus.get("cmp") is not None:
        pat.op, pat.amount = compare(bonus.node("cmp"), low)
    cards_in(who, low, pat)
    all_around(bonus.parts("pps"), bonus, low, pat)
    return [pat]


def momentum_gained(who: Node, what: Node, does: Node, low: Low) -> Pat:
    """Your rival gains 1 or more momentum: cards go there."""
    only(what, "n", "type")
    if what.node("type").get("name") != "momentum":
        refuse(does, "this gain is waited for in no known way")
    pat = Pat(V_MOVE, does, plain_seat(who, low))
    pat.act, pat.to = "gain", MOMENTUM
    count(as_node(what.get("n")), pat)
    return pat


def change_notes(props: Value | None, node: Node, low: Low) -> tuple[int, ...]:
    if props is None:
        return ()
    found = props_of(node_of(props, node), low)
    if node_of(props, node).get("printed") is not None:
        refuse(node, "what is printed does not change")
    if CHECK in found:
        refuse(node, "which check this is cannot be told of an event")
    return found


SIGNS: Final = {
    "reduce": (V_PENALTY,),
    "lower": (V_PENALTY,),
    "decrease": (V_PENALTY,),
    "increase": (V_BONUS,),
    "raise": (V_BONUS,),
    "set": (V_SET,),
    "modify": (V_BONUS, V_PENALTY, V_SET),  # in whatever way (UVS-MODIF-01)
}


def changed(node: Node, done: Node, low: Low, before: bool) -> list[Pat]:
    """The zone of this attack is changed; its damage is reduced."""
    what = node_of(node.get("what"), node)
    if before or what.label != "Prop" or node.get("by") is not None:
        refuse(node, "this change is waited for in no known way")
    return number_changed(str(done.get("act")), what, node, node.parts("pps"), low)


def number_changed(act: str, prop: Node, node: Node, pps: tuple[Value, ...], low: Low) -> list[Pat]:
    """A bonus or a penalty to speed or damage, or another zone."""
    if act == "change":
        return [zone_changed(prop, node, pps, low)]
    only(prop, "props", "of", "whose")
    found = []
    for verb in SIGNS[act]:
        pat = Pat(verb, node)
        pat.act, pat.however = act, len(SIGNS[act]) == 1 and verb != V_SET
        pat.notes = change_notes(prop.get("props"), prop, low)
        if any(note not in (SPEED, DAMAGE) for note in pat.notes):
            refuse(node, "this change is waited for in no known way")
        whose_number(prop, low, pat)
        all_around(pps, node, low, pat)
        found.append(pat)
    return found


def whose_number(prop: Node, low: Low, pat: Pat) -> None:
    if prop.get("of") is not None:
        cards_in(node_of(prop.get("of"), prop), low, pat)
    else:
        whose_attack(node_of(prop.get("whose"), prop), low, pat)


def changes(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """Your rival reduces the speed of your attack; you change the zone of your attack."""
    only(does, "verb", "agrees", "prop", "of", "check")
    if isinstance(does.get("check"), Node) and not before:
        return [swayed(who, does, low)]
    if before or does.get("prop") is None:
        refuse(does, "this change is waited for in no known way")
    prop = does.node("prop")
    if does.get("of") is not None and prop.get("of") is None:
        prop = Node("Prop", (*prop.fields, ("of", does.node("of"))), prop.start, prop.end)
    verb = str(does.get("verb"))
    if prop.label != "Prop" or (verb not in SIGNS and verb != "change"):
        refuse(does, "this change is waited for in no known way")
    found = number_changed(verb, prop, does, (), low)
    for pat in found:
        pat.put("cause", plain_seat(who, low), ANY)
    return found


def swayed(who: Node, does: Node, low: Low) -> Pat:
    """Your rival modifies your check."""
    only(does, "verb", "agrees", "check")
    check = does.node("check")
    only(check, "det", "whose", "name", "pps")
    pat = Pat(V_SWAY, does)
    pat.act, pat.object = "modify", "check"
    pat.by = ANY if check.get("whose") is None else owner_of(check.get("whose"), low)
    if does.get("verb") != "modify" or pat.by not in (YOU, RIVAL, ANY):
        refuse(does, "this change is waited for in no known way")
    for part in check.parts("pps"):
        one = node_of(part, check)
        if one.label != "ToDo" or one.get("does") is None:
            refuse(one, "what these checks are for cannot be told")
        purpose(one.node("does"), low, pat)
    pat.put("cause", plain_seat(who, low), ANY)
    return pat


def zone_changed(prop: Node, node: Node, pps: tuple[Value, ...], low: Low) -> Pat:
    only(prop, "props", "of", "whose")
    pat = Pat(V_SET, node)
    pat.act = "change"
    pat.notes = change_notes(prop.get("props"), prop, low)
    if pat.notes != (ZONE,):
        refuse(node, "only a change of its zone can be waited for")
    whose_number(prop, low, pat)
    pat.object = "attack"
    all_around(pps, node, low, pat)
    return pat


OWNERS: Final = {"your": "You", "rival": "Rival"}


def whose_attack(whose: Node, low: Low, pat: Pat) -> None:
    """This attack's zone, your attack's zone."""
    if whose.label != "Of":
        refuse(whose, "whose property this is cannot be told")
    only(whose, "det", "adjs", "noun", "whose")
    kind = Node("Type", (("name", str(whose.get("noun"))),), whose.start, whose.end)
    label = OWNERS.get(str(whose.get("whose") or whose.get("det")))
    if label is not None:
        own: tuple[tuple[str, Value], ...] = (("whose", Node(label, (), whose.start, whose.end)),)
    elif whose.get("det") == "this" or (whose.get("det") == "a" and whose.get("adjs") is None):
        own = (("det", str(whose.get("det"))),)
    else:
        refuse(whose, "whose property this is cannot be told")
    adjs = tuple([one for one in whose.fields if one[0] == "adjs"])
    cards_in(Node("Sel", (*own, *adjs, ("type", kind)), whose.start, whose.end), low, pat)


def begins(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """This attack begins its attack sequence."""
    only(does, "verb", "agrees")
    if before:
        refuse(node, "nothing comes before an attack")
    pat = Pat(V_ENTER, does)
    cards_in(who, low, pat)
    pat.act, pat.object = "attack", "attack"
    return [pat]
