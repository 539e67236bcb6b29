"""Attempts, as events: somebody tries to play a card, or to block with it."""

from __future__ import annotations

from kumite.english.lower.base import Low, Mention, node_of, only, refuse
from kumite.english.lower.events.around import all_around
from kumite.english.lower.events.done import plain_seat
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.events.plays import is_this, of_play
from kumite.english.lower.events.things import cards_in, is_type
from kumite.english.lower.rules.blocking import block_tests
from kumite.english.nodes import Node
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import ANY, AS_BLOCK, ATTACK, RIVAL, V_PLAY, V_STATUS, V_TRY, YOU
from kumite.games.universus.words.asked import HasBlock
from kumite.games.universus.words.conds import Is
from kumite.games.universus.words.sels import TheAttack, This
from kumite.games.universus.words.tests import AnyOf, Stat, State


def tries(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """You try to play an asset; your rival tries to block this attack with a foundation."""
    only(does, "verb", "agrees", "does")
    if before:
        refuse(does, "nothing comes before somebody tries")
    act = does.node("does")
    by = plain_seat(who, low)
    if act.label == "Play":
        return [to_play(act, by, low)]
    if act.label == "Block":
        return [to_block(act, by, low)]
    refuse(act, "to try this cannot be waited for")


def to_play(act: Node, by: int, low: Low) -> Pat:
    only(act, "verb", "agrees", "what", "hows")
    pat = of_play(act.node("what"), by, act, low)
    if pat.verb != V_PLAY or pat.nth is not None:
        refuse(act, "to try this cannot be waited for")
    all_around(act.parts("hows"), act, low, pat)
    pat.verb, pat.act = V_TRY, "try"
    return pat


def to_block(act: Node, by: int, low: Low) -> Pat:
    """The card that is tried is the block; what is asked of the attack is a condition."""
    only(act, "verb", "agrees", "what", "with", "hows")
    pat = Pat(V_PLAY, act, by)
    what, card = act.get("what"), act.get("with")
    if isinstance(what, Node) and card is None:
        what, card = apart(what)
    if isinstance(card, Node) and is_this(card, low):
        pat.own = True
    elif isinstance(card, Node) and is_block(card):
        pat.tests += tuple([of_height(test) for test in block_tests(card, low)])
    elif isinstance(card, Node):
        cards_in(card, low, pat)
    all_around(act.parts("hows"), act, low, pat)
    pat.verb, pat.act, pat.notes, pat.object = V_TRY, "try", (AS_BLOCK,), "number"
    if isinstance(what, Node):
        of_attack(what, by, pat, low)
    return pat


def is_block(card: Node) -> bool:
    """A mid block."""
    kind = card.get("type")
    block = isinstance(kind, Node) and kind.get("name") == "block" and kind.get("noun") is None
    return block and bool(card.parts("adjs"))


def of_height(test: Test) -> Test:
    """A mid block: a card with one, as it is said of cards."""
    if isinstance(test, AnyOf):
        return AnyOf(tuple([of_height(one) for one in test.tests]))
    return HasBlock(test.amount) if isinstance(test, Stat) and isinstance(test.amount, int) else test


def apart(what: Node) -> tuple[Node, Node | None]:
    """Your attack with a foundation card: with what it is blocked stands behind the attack."""
    for mod in what.parts("mods"):
        if isinstance(mod, Node) and mod.label == "With" and len(what.parts("mods")) == 1:
            has = mod.node("has")
            kind = has.get("type")
            one = has.get("n")
            if has.label != "Holds" or not isinstance(kind, Node) or not isinstance(one, Node) or one.get("n") != 1:
                continue
            only(has, "n", "type", "adjs")
            fields = tuple([field for field in has.fields if field[0] != "n"])
            bare = tuple([field for field in what.fields if field[0] != "mods"])
            return Node("Sel", bare, what.start, what.end), Node("Sel", (("det", "a"), *fields), has.start, has.end)
    return what, None


def of_attack(what: Node, by: int, pat: Pat, low: Low) -> None:
    """The attack in progress, such a one."""
    attack = Pat(V_STATUS, what)
    cards_in(what, low, attack)
    if attack.on is not None or attack.nth is not None or attack.conds:
        refuse(what, "which attack is blocked cannot be told")
    if attack.own:
        pat.conds += (Is(This(), (State("current"),)),)
        return
    theirs = RIVAL if by == YOU else YOU if by == RIVAL else ANY
    if attack.by not in (ANY, theirs):
        refuse(what, "whose attack is blocked cannot be told")
    tests = tuple([test for test in attack.tests if not is_type(test)])
    low.mention(Mention(TheAttack(theirs), "attack", "", False, theirs, (ATTACK,), at=what.start))
    if tests:
        pat.conds += (Is(TheAttack(theirs), tests),)


def doing_so(node: Node) -> Node | None:
    """When trying to block with this card: as an event of yours; None for other phrases."""
    if node.get("act") != "try" or node.get("what") is not None or len(node.parts("pps")) != 1:
        return None
    part = node_of(node.parts("pps")[0], node)
    if part.label != "ToDo" or part.get("does2") is not None or part.get("does") is None:
        return None
    you = Node("You", (), node.start, node.end)
    does = Node("Try", (("verb", "try"), ("does", part.node("does"))), part.start, part.end)
    return Node("Event", (("who", you), ("does", does)), node.start, node.end)
