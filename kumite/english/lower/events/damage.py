"""Damage that is dealt or taken, as an event."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, Mention, amount, inside, node_of, only, refuse
from kumite.english.lower.events.done import PLAYERS, plain_seat
from kumite.english.lower.events.pattern import Pat, count
from kumite.english.lower.events.things import BLOCKED, cards_in, status_of
from kumite.english.lower.nouns.owners import owner_of, seat_of_who
from kumite.english.lower.nouns.quantity import OPS
from kumite.english.lower.plain.nodes import label_of, swapped, without
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount, Test
from kumite.games.universus.terms import (
    ANY,
    ATTACK,
    BACKUP,
    BY_DAMAGE,
    COMPLETELY,
    HAND_SIZE,
    NOT_BLOCKED,
    PARTIALLY,
    RIVAL,
    V_BEFORE_TAKE,
    V_DEAL,
    V_LOSE,
    V_RESOLVE,
    V_TIRE,
    YOU,
)
from kumite.games.universus.words.amounts import Half, Health, Minus, Plus, Times
from kumite.games.universus.words.amounts import Value as ValueOf
from kumite.games.universus.words.conds import Attacking, Is
from kumite.games.universus.words.sels import TheAttack, This, Yours
from kumite.games.universus.words.tests import State

SEATS: Final = ("Rival", "You", "They")


def deals(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """Your unblocked attack deals 3 or more damage."""
    only(does, "verb", "agrees", "n", "to")
    none = node_of(does.get("n"), does).label == "NoDamage"
    pat = Pat(V_BEFORE_TAKE if before else V_RESOLVE if none else V_DEAL, does)
    pat.act, pat.object = "deal", "attack"
    if none and (before or does.get("to") is not None):
        refuse(does, "when no damage is dealt cannot be told")
    if who.label in PLAYERS:
        pat.by = plain_seat(who, low)
    else:
        cards_in(status_of(who, pat), low, pat)
        if pat.op:
            refuse(who, "how many attacks deal damage cannot be told of an event")
    damage(node_of(does.get("n"), does), pat, low)
    pat.object = "attack"
    to = does.get("to")
    if to is None or (before and node_of(to, does).label in SEATS):
        return [pat]
    if node_of(to, does).label in SEATS:
        return [taken_by(pat, Pat(V_LOSE, pat.node, seat_of_who(node_of(to, does), low)), node_of(to, does), low)]
    return [dealt_to_card(pat, node_of(to, does), low, before)]


def dealt_to_card(pat: Pat, to: Node, low: Low, before: bool) -> Pat:
    """Damage to a character is health its player loses, damage to a backup is stamina; the attack is a condition."""
    only(to, "det", "type", "whose", "n")
    kind = to.node("type").get("name")
    n = to.get("n")
    if isinstance(n, Node) and n.label == "Random":
        refuse(n, "chance does not choose to whom damage is dealt")
    if before or kind not in ("character", "backup") or to.get("det") not in (None, "a"):
        refuse(to, "to whom damage is dealt cannot be told of an event")
    taken = Pat(V_LOSE if kind == "character" else V_TIRE, pat.node)
    taken.by = low.other(pat.by) if pat.by in (YOU, RIVAL) else ANY
    if to.get("whose") is not None:
        taken.by = owner_of(to.get("whose"), low)
    return taken_by(pat, taken, to, low)


def taken_by(pat: Pat, taken: Pat, to: Node, low: Low) -> Pat:
    """What is lost by the damage; which attack deals it is a condition, where that does not go without saying."""
    sure = taken.verb == V_LOSE and taken.by in (YOU, RIVAL) and pat.by == low.other(taken.by)
    taken.via, taken.op, taken.amount = BY_DAMAGE, pat.op, pat.amount
    taken.act, taken.object = "deal", "number"
    notes = STATUS_TESTS.get(pat.notes, ())
    if pat.own:
        taken.conds = (Is(This(), (State("current"), *notes)),)
    elif pat.tests or notes:
        taken.conds = (Is(TheAttack(pat.by), pat.tests + notes),)
    elif pat.by != ANY and not sure:
        taken.conds = (Attacking(pat.by),)
    low.mention(Mention(This() if pat.own else TheAttack(), "attack", "deal", False, pat.by, (ATTACK,), (), to.start))
    return taken


STATUS_TESTS: Final[dict[tuple[int, ...], tuple[Test, ...]]] = {
    BLOCKED: (State("blocked"),),
    (NOT_BLOCKED,): (State("unblocked"),),
    (PARTIALLY,): (State("partially blocked"),),
    (COMPLETELY,): (State("completely blocked"),),
}


def figure(n: Node, pat: Pat, low: Low) -> None:
    """At least double its printed damage, more than your hand size: a number that stands as the damage is dealt."""
    if n.label in ("Times", "Half") and "equal" not in low.text[max(0, n.start - 12) : n.start].lower():
        refuse(n, "whether it must be just that much or more cannot be told")
    before, low.subject = low.subject, TheAttack() if pat.verb == V_DEAL else None
    try:
        op = OPS.get(n.label, "=")
        much = amount(its_own(node_of(n.get("n"), n) if n.label in OPS else n), low)
    finally:
        low.subject = before
    if not all(stands(part) for part in inside(much) if isinstance(part, Amount)):
        refuse(n, "what this comes to as damage is dealt cannot be told")
    pat.op, pat.amount = op, much


def its_own(n: Node) -> Node:
    """Its printed damage: that of the attack that deals it."""
    for prop in n.walk():
        if prop.label == "Prop" and label_of(prop.get("whose")) == "Its":
            return swapped(n, prop, without(prop, "whose"))
    return n


def stands(part: Amount) -> bool:
    """Whether a number is the same before the damage and after it."""
    if isinstance(part, ValueOf):
        return part.printed or (isinstance(part.what, Yours) and part.prop == HAND_SIZE)
    return isinstance(part, Times | Half | Plus | Minus) or (isinstance(part, Health) and part.limit)


def damage(node: Node, pat: Pat, low: Low) -> None:
    """How much."""
    if node.label == "NoDamage":  # told as it resolves
        pat.op, pat.amount = "=", 0
        return
    if node.label != "Damage":
        refuse(node, "this damage cannot be told of an event")
    only(node, "n")
    n = node.get("n")
    if isinstance(n, Node) and is_figure(n):
        figure(n, pat, low)
    elif isinstance(n, Node):
        count(n, pat)
        if n.label in ("Exactly", "Num") and not pat.op:
            pat.op, pat.amount = "=", 1  # of damage, 1 is not any
    elif isinstance(n, int):
        pat.op, pat.amount = "=", n
    elif n not in (None, "any"):
        refuse(node, "this damage cannot be told of an event")
    pat.many = False


def is_figure(n: Node) -> bool:
    """Whether it is more than a plain number."""
    inner = n.get("n") if n.label in OPS else n
    return isinstance(inner, Node) and inner.label in FIGURES


FIGURES: Final = ("Value", "Times", "Half", "Plus", "Minus", "Count", "Best")


def hurts_backup(who: Node, low: Low) -> bool:
    """This backup, your Ally backups: damage to them is stamina."""
    kind = who.get("type") if who.label == "Sel" else None
    name = kind.get("name") if isinstance(kind, Node) and kind.label == "Type" else None
    return name == "backup" or (name == "card" and who.get("det") == "this" and low.card_type == BACKUP)


def takes(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """You take damage, perhaps from such an attack: that is a condition."""
    only(does, "verb", "agrees", "n", "from")
    if hurts_backup(who, low) and not before and does.get("from") is None:
        hurt = Pat(V_TIRE, does)
        cards_in(who, low, hurt)
        damage(node_of(does.get("n"), does), hurt, low)
        hurt.via, hurt.act, hurt.object = BY_DAMAGE, "take", "number"
        return [hurt]
    by = plain_seat(who, low)
    pat = Pat(V_BEFORE_TAKE if before else V_LOSE, does, low.other(by) if before and by != ANY else by)
    pat.act, pat.object = "take", "number"
    damage(node_of(does.get("n"), does), pat, low)
    if not before:
        pat.via = BY_DAMAGE
    source = does.get("from")
    if isinstance(source, Node) and source.label == "Sel":
        attack = Pat(V_DEAL, source)
        cards_in(status_of(source, pat) if before else source, low, attack)
        if attack.own:
            refuse(source, "damage from this card is waited for in no known way")
        whose = attack.by
        tests = tuple([test for test in attack.tests if type(test).__name__ != "Type"])
        if tests:
            pat.conds += (Is(TheAttack(whose), tests),)
        elif whose != ANY:
            pat.conds += (Attacking(whose),) if by != low.other(whose) else ()
        low.mention(Mention(TheAttack(whose), "attack", "deal", False, whose if whose != ANY else RIVAL))
    elif source is not None:
        refuse(node_of(source, does), "damage from this cannot be told of an event")
    return [pat]
