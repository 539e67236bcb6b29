"""What a check is for."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, Mention, only, refuse, selector
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.nouns.selectors import tests_of
from kumite.english.lower.times.durations import period_of
from kumite.english.nodes import Node
from kumite.games.universus.position import FOR_BLOCK, FOR_COST, FOR_FORM
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import (
    ANY,
    ATTACK,
    BLITZ,
    BLOCK_STEP,
    ENHANCE,
    NOBODY,
    RIVAL,
    TURN,
    TYPES,
    V_CHECK,
    YOU,
)
from kumite.games.universus.words.conds import During, Is, No
from kumite.games.universus.words.sels import Ref, TheAttack, This
from kumite.games.universus.words.tests import State, Type

YOUR_TURN: Final = Node("Until", (("until", Node("OnTurn", (("whose", Node("You", (), 0, 0)),), 0, 0)),), 0, 0)
AN_ATTACK: Final = Node("Type", (("name", "attack"),), 0, 0)


def purpose(node: Node, low: Low, pat: Pat) -> None:
    """What a check is for: to play such a card, to block (a card may be played as a block: UVS-BLK-04)."""
    bare = node.label == "Block" and all(name in ("verb", "words", "agrees") for name, _ in node.fields)
    if bare or (blocks_this(node) and low.fired and low.kind in (ENHANCE, BLITZ)):
        pat.put("notes", (FOR_BLOCK,), ())
        return
    if node.label == "Block":
        (to_block if node.get("what") is not None else with_card)(node, low, pat)
        return
    what = node.get("what")
    if node.label == "Play" and isinstance(what, Node) and what.label == "Sels":
        only(node, "verb", "what", "agrees")
        pat.played = tests_of(what, low)
        pat.put("notes", (FOR_FORM,), ())
        return
    if node.label != "Play" or not isinstance(what, Node) or what.label != "Sel":
        refuse(node, "what a check is for cannot be told of an event")
    only(node, "verb", "what", "agrees", "or", "hows")
    for how in node.parts("hows"):
        if not isinstance(how, Node) or how != YOUR_TURN:
            refuse(node, "what a check is for cannot be told of an event")
        pat.put("during", TURN, NOBODY)
    if kind_name(what) == "ability" and len(what.fields) == 2 and what.get("det") in ("a", "any"):
        pat.put("notes", (FOR_COST,), ())
        return
    only(what, "det", "type", "adjs", "mods", "trait", "n")
    if what.get("det") == "this" and this_card(what, low):
        pat.played = (This(),)
        pat.put("notes", (FOR_FORM,) if kind_name(what) == "attack" else (FOR_FORM, FOR_BLOCK), ())
        return
    if what.get("det") not in (None, "a", "any"):
        refuse(what, "for which cards a check is made cannot be told of an event")
    kind = what.get("type")
    card = isinstance(kind, Node) and (kind.get("name") == "card" or kind.get("noun") == "card")
    kept = tuple([one for one in what.fields if one[0] in ("type", "adjs", "mods", "trait")])
    pat.played = tests_of(Node("Sel", kept, what.start, what.end), low)
    pat.put("notes", (FOR_FORM, FOR_BLOCK) if card or node.get("or") is not None else (FOR_FORM,), ())
    tried(low, pat, node)


def to_block(node: Node, low: Low, pat: Pat) -> None:
    """To block an attack, your attack, this attack, a mid attack: the one in progress, if it is such a one."""
    only(node, "verb", "agrees", "what")
    what = node.node("what")
    if what.label != "Sel" or what.get("n") is not None or what.get("order") is not None:
        refuse(node, "what a check is for cannot be told of an event")
    if what.get("det") in ("a", "any", "another"):
        only(what, "det", "adjs", "type")
        kept = tuple([one for one in what.fields if one[0] in ("type", "adjs")])
        attack: Test = TheAttack(ANY, tests_of(Node("Sel", kept, what.start, what.end), low))
    else:
        attack = selector(what, low)
    pat.put("notes", (FOR_BLOCK,), ())
    theirs = {YOU: RIVAL, RIVAL: YOU}.get(pat.by, ANY)
    if isinstance(attack, This):
        pat.conds += (Is(This(), (State("current"),)),)
    elif not isinstance(attack, TheAttack) or attack.whose not in (ANY, theirs):
        refuse(what, "whose attack is blocked cannot be told")
    elif tests := tuple([test for test in attack.tests if test != Type((ATTACK,))]):
        pat.conds += (Is(TheAttack(theirs), tests),)


def blocks_this(node: Node) -> bool:
    """To block this attack: what waits for such a check waits no longer than the attack (fired.py: end_of)."""
    what = node.get("what")
    if node.label != "Block" or not isinstance(what, Node):
        return False
    if any(name not in ("verb", "what", "words", "agrees") for name, _ in node.fields):
        return False
    return what.fields in ((("det", "this"), ("type", AN_ATTACK)), (("word", "it"),))


def with_card(node: Node, low: Low, pat: Pat) -> None:
    """To block with such a card."""
    only(node, "verb", "agrees", "with")
    card = node.node("with")
    pat.put("notes", (FOR_BLOCK,), ())
    if card.label == "Sel" and card.get("det") == "this" and this_card(card, low):
        pat.played = (This(),)
        return
    if card.label != "Sel" or card.get("det") not in (None, "a", "any"):
        refuse(card, "for which cards a check is made cannot be told of an event")
    only(card, "det", "type", "adjs", "mods", "trait", "n")
    kept = tuple([one for one in card.fields if one[0] in ("type", "adjs", "mods", "trait")])
    pat.played = tests_of(Node("Sel", kept, card.start, card.end), low)
    tried(low, pat, node)


def tried(low: Low, pat: Pat, node: Node) -> None:
    """That attack, after a check to play one: not the card that was checked, which is of any type."""
    types = sum([test.types for test in pat.played if isinstance(test, Type)], ())
    if len(types) == 1:
        kind = "attack" if types == (ATTACK,) else "card"
        seat = pat.by if pat.by in (YOU, RIVAL) else ANY
        low.mention(Mention(Ref("tried"), kind, "", False, seat, types, (), node.start))


def kind_name(what: Node) -> str:
    kind = what.get("type")
    return str(kind.get("name")) if isinstance(kind, Node) else ""


def this_card(what: Node, low: Low) -> bool:
    """This card, by its own type or as a card, and nothing more."""
    return len(what.fields) == 2 and kind_name(what) in ("card", TYPES[low.card_type])


def made_for(node: Node, low: Low, pat: Pat) -> None:
    """To play an attack: not in a Block Step, where cards are played as blocks; to block: nowhere else."""
    only(node, "does")
    does = node.node("does")
    if does.label == "Block" and all(name in ("verb", "agrees", "what", "words") for name, _ in does.fields):
        attack = does.get("what")
        if not isinstance(attack, Node) or attack.fields == (("det", "a"), ("type", AN_ATTACK)):
            pat.conds += (During(BLOCK_STEP),)
            return
    if does.label != "Play" or node.label != "ToDo":
        refuse(node, "what this check is for cannot be told")
    aside = Pat(V_CHECK, node, pat.by)
    purpose(does, low, aside)
    pat.played = aside.played
    if aside.notes == (FOR_FORM,):
        pat.conds += (No(During(BLOCK_STEP)),)


def outside(node: Node, low: Low, pat: Pat) -> None:
    """Outside of your Review Step: not while that goes on."""
    only(node, "period")
    span = period_of(node.node("period"), low)
    if span.next or span.first or span.whose not in (NOBODY, YOU, RIVAL):
        refuse(node, "outside of which period this is cannot be told")
    pat.conds += (No(During(NOBODY if span.period == TURN else span.period, span.whose)),)
