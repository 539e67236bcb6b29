"""Cards, blocks and abilities that are played, as events."""

from __future__ import annotations

from copy import copy
from itertools import product
from typing import Final

from kumite.english.lower.base import Low, Mention, node_of, only, refuse
from kumite.english.lower.events.abilities import KINDS, noun_of, of_ability, on_card
from kumite.english.lower.events.around import all_around, around
from kumite.english.lower.events.done import plain_seat
from kumite.english.lower.events.pattern import Pat, ordinal
from kumite.english.lower.events.things import BLOCKED, STATUS, cards_in, is_type, owner
from kumite.english.lower.nouns.abilities import is_chosen, is_named
from kumite.english.nodes import Node
from kumite.games.universus.terms import (
    ACTION,
    ANY,
    AS_ABILITY,
    AS_BLOCK,
    AS_FORM,
    AS_REVERSAL,
    ATTACK,
    NOBODY,
    NOT_BLOCKED,
    RIVAL,
    TYPES,
    V_ABILITY,
    V_PLAY,
    V_STATUS,
    YOU,
)
from kumite.games.universus.words.conds import Is
from kumite.games.universus.words.sels import Ref, TheAttack
from kumite.games.universus.words.tests import Not, State, Type

ALL_STATUSES: Final = (NOT_BLOCKED, *BLOCKED)
UNBLOCKING: Final = (AS_FORM, AS_REVERSAL, AS_ABILITY)  # every way to play a card but as a block


def played(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """You play an attack; your rival plays an ability."""
    only(does, "verb", "agrees", "what", "hows", "nth", "from", "or")
    if before:
        refuse(node, "nothing comes before a card or an ability is played")
    if does.get("from") is not None:
        refuse(does, "from where a card is played cannot be told of an event")
    if [str(word) for word in does.parts("words")][:2] == ["or", "block"]:
        refuse(does, "to play or to block at once is not understood")
    pat = of_play(does.node("what"), plain_seat(who, low), does, low)
    if pat.same:  # that ability again: it has been played
        does = without_again(does)
    if does.get("or") is not None:
        pat.notes, pat.or_block = (), roles_of(does.node("what")) or UNBLOCKING  # as a block, too
    if does.get("nth") is not None:
        pat.nth = ordinal(does.get("nth"), does)
    all_around(does.parts("hows"), does, low, pat)
    return each_way(pat)


def is_played(node: Node, done: Node, low: Low, before: bool) -> list[Pat]:
    """An attack is played."""
    if before:
        refuse(node, "nothing comes before a card or an ability is played")
    pat = of_play(node_of(node.get("what"), node), ANY, node, low)
    for part in node.parts("pps"):
        one = node_of(part, node)
        if one.label == "On" and pat.verb == V_ABILITY:
            on_card(one, low, pat)
        else:
            around(one, low, pat)
    return each_way(pat)


def without_again(does: Node) -> Node:
    """That ability again: it has been played before, or it would not be that one."""
    hows = tuple([how for how in does.parts("hows") if not (isinstance(how, Node) and how.get("again") is not None)])
    kept = tuple([field for field in does.fields if field[0] != "hows"])
    return Node(does.label, (*kept, ("hows", hows)) if hows else kept, does.start, does.end)


def each_way(pat: Pat) -> list[Pat]:
    """One event for each of the things the ability may do."""
    found = []
    for kind, keyword in product(pat.kinds or (pat.kind,), pat.keywords or (pat.keyword,)):
        for way in pat.ways or ((),):
            one = copy(pat)
            one.does, one.kind, one.keyword = way, kind, keyword
            found.append(one)
    return [with_sort(one, sort) for one in found for sort in pat.sorts] if pat.sorts else found


def with_sort(pat: Pat, sort: Pat) -> Pat:
    """One of the sorts that an adjective has left open."""
    one = copy(pat)
    one.put("kind", sort.kind if sort.kind != NOBODY else one.kind, NOBODY)
    one.put("keyword", sort.keyword or one.keyword, "")
    one.put("rider", sort.rider or one.rider, "")
    return one


def of_play(what: Node, by: int, node: Node, low: Low) -> Pat:
    """A card, a block, or an ability."""
    if what.label == "It" and is_chosen(what, low):
        return of_ability(what, by, node, low)
    noun, copied = noun_of(what), what.get("copyof")
    if noun == "ability" or noun in KINDS or (noun == "keyword" and is_named(what, low)):
        return of_ability(what, by, node, low)
    if isinstance(copied, Node) and noun_of(copied) == "ability" and copied.get("det") == "that":
        only(what, "copyof", "det", "n")
        pat = of_ability(copied, by, node, low)
        pat.same = "copy"
        return pat
    if noun == "copy" and what.get("order") in AGAIN and what.get("det") == "the":
        return of_copy(what, by, node, low)
    pat = Pat(V_PLAY, node, by)
    pat.act = "play"
    if noun == "block":
        only(what, "det", "type", "mods", "n", "whose")
        pat.notes = (AS_BLOCK,)
        owner(what.get("whose"), low, pat)
        for mod in what.parts("mods"):
            around(node_of(mod, what), low, pat)
        return pat
    cards_in(what, low, pat)
    pat.notes = pat.notes or roles_of(what)
    return pat


AGAIN: Final = ("second or more", "2nd or more", "second or later", "2nd or later")


THIS_TURN: Final = Node("Until", (("until", Node("This", (("period", "turn"),), 0, 0)),), 0, 0)


def of_copy(what: Node, by: int, node: Node, low: Low) -> Pat:
    """The second or greater copy of an attack: one of that name has been played before."""
    only(what, "det", "order", "type", "mods")
    mods = [mod for mod in what.parts("mods") if not (isinstance(mod, Node) and mod == THIS_TURN)]
    of = mods[0].get("what") if len(mods) == 1 and isinstance(mods[0], Node) and mods[0].label == "Of" else None
    if not isinstance(of, Node) or of.label != "Sel" or of.get("det") != "a" or noun_of(of) == "copy":
        refuse(what, "a copy of which card cannot be told")
    pat = of_play(of, by, node, low)
    if pat.verb != V_PLAY or pat.same:
        refuse(what, "a copy of which card cannot be told")
    pat.same = "copied"
    return pat


def roles_of(what: Node) -> tuple[int, ...]:
    """UVS-BLK-03, UVS-BLK-04: to block with a card is to play a card, but not to play one of its type."""
    if what.label == "Sels":
        return tuple(sorted({role for part in what.parts() if isinstance(part, Node) for role in roles_of(part)}))
    kind = what.get("type")
    if not isinstance(kind, Node):
        return ()
    found: list[int] = []
    for part in kind.parts() if kind.label == "Types" else (kind,):
        one = node_of(part, kind)
        name = one.get("name")
        if one.get("noun") is not None or name not in TYPES or name == "card":
            return ()
        for role in ROLES.get(TYPES.index(str(name)), (AS_FORM,)):
            if role not in found:
                found.append(role)
    return tuple(sorted(found))


ROLES: Final = {ATTACK: (AS_FORM, AS_REVERSAL), ACTION: (AS_ABILITY,)}


# Blocks


def or_blocked(pats: list[Pat], low: Low) -> list[Pat]:
    """You play or block with an asset: it is played, or an attack has become blocked with one (UVS-RULING-33)."""
    if len(pats) != 1 or not pats[0].or_block:
        return pats
    play = pats[0]
    if play.on is not None or play.op or play.nth is not None or play.conds or play.by not in (YOU, RIVAL):
        refuse(play.node, "to play or to block at once is not understood")
    block = Pat(V_STATUS, play.node, low.other(play.by))
    block.notes, block.played, block.own = BLOCKED, play.tests, play.own
    play.notes = play.or_block
    play.object = play.object if play.own else "number"  # which of both cards it is cannot be told
    return [play, block]


def blocks(node: Node, who: Node, does: Node, low: Low, before: bool) -> list[Pat]:
    """You block with this card; you block an attack; your rival does not block your attack."""
    only(does, "verb", "agrees", "what", "with", "how", "hows", "try")
    if does.get("try") is not None:
        return not_tried(node, who, does, low)
    if before or "play" in [str(word) for word in does.parts("words")]:
        refuse(does, "this cannot be waited for")
    by, what, card = plain_seat(who, low), does.get("what"), does.get("with")
    how = does.get("how")
    status = STATUS[str(how)] if how in STATUS else BLOCKED
    status = (NOT_BLOCKED,) if node.get("not") is not None else status
    attacker = ANY if by == ANY else low.other(by)
    pat = Pat(V_STATUS, does, attacker)
    pat.act, pat.object, pat.notes = "block", "attack", status
    if is_this(card, low):
        all_around(does.parts("hows"), does, low, pat)
        return [block_with(pat, what, low)]
    if isinstance(what, Node):
        cards_in(what, low, pat)
        pat.by = YOU if pat.own else attacker if pat.by == ANY else pat.by
    all_around(does.parts("hows"), does, low, pat)
    pat.object = "attack"
    return [pat if not isinstance(card, Node) else with_block(pat, card, by, low)]


def not_tried(node: Node, who: Node, does: Node, low: Low) -> list[Pat]:
    """Your rival does not try to block this attack: it is not blocked, and no block was tried."""
    if node.get("not") is None or does.get("with") is not None or does.get("how") is not None:
        refuse(does, "this attempt cannot be waited for")
    bare = Node("Block", tuple([one for one in does.fields if one[0] != "try"]), does.start, does.end)
    found = blocks(node, who, bare, low, False)
    for pat in found:
        pat.conds += (Is(TheAttack(), (Not(State("tried")),)),)
    return found


def is_this(card: object, low: Low) -> bool:
    """This card, blocked with."""
    if not isinstance(card, Node) or card.label != "Sel" or card.get("det") != "this":
        return False
    only(card, "det", "type")
    return noun_of(card) == "card" or noun_of(card) == TYPES[low.card_type]


def block_with(pat: Pat, what: object, low: Low) -> Pat:
    """Its own card is the block; what is asked of the attack is a condition."""
    pat.own = True
    low.mention(Mention(TheAttack(), "attack", "block", False, RIVAL, (ATTACK,)))
    if isinstance(what, Node):
        attack = Pat(V_STATUS, what, pat.by)
        cards_in(what, low, attack)
        if attack.origin != NOBODY:
            refuse(what, "where the attack was played from cannot be asked")
        tests = tuple([test for test in attack.tests if not is_type(test)])
        if attack.attack and not tests:
            return pat
        if tests:
            pat.conds += (Is(TheAttack(RIVAL if pat.by == RIVAL else ANY), tests),)
    return pat


def is_blocked(node: Node, done: Node, low: Low, before: bool) -> list[Pat]:
    """This attack is blocked, completely blocked, not blocked."""
    if before:
        refuse(node, "nothing comes before an attack is blocked")
    pat = Pat(V_STATUS, node)
    pat.act, pat.notes = "block", statuses(node)
    cards_in(node_of(node.get("what"), node), low, pat)
    pat.by = YOU if pat.own else pat.by
    pat.object = "attack"
    rest = []
    for part in node.parts("pps"):
        one = node_of(part, node)
        if one.label in ("By", "Using") and is_this(one.get("what"), low) and not pat.own:
            pat = by_own(pat, low)
        elif one.label in ("By", "Using") and is_card(one.get("what")) and pat.notes == BLOCKED:
            pat = with_block(pat, one.node("what"), blocker(pat, low), low)
        else:
            rest.append(one)
    all_around(tuple(rest), node, low, pat)
    return [pat]


def by_own(pat: Pat, low: Low) -> Pat:
    """An attack is blocked by this card: it is the attack that is asked what it is."""
    pat.own, pat.by = True, RIVAL if pat.by == ANY else pat.by
    tests = tuple([test for test in pat.tests if not is_type(test)])
    if tests:
        pat.conds += (Is(TheAttack(pat.by), tests),)
    pat.tests = ()
    low.mention(Mention(TheAttack(), "attack", "block", False, RIVAL, (ATTACK,)))
    return pat


def blocker(pat: Pat, low: Low) -> int:
    """Whose block it is."""
    return RIVAL if pat.own else low.other(pat.by) if pat.by in (YOU, RIVAL) else ANY


def statuses(node: Node) -> tuple[int, ...]:
    """How it is blocked, or is not."""
    notes: tuple[int, ...] = BLOCKED
    if node.get("as") is not None:
        blocked = node.node("as")
        if blocked.label != "Blocked":
            refuse(blocked, "nothing can wait for a card to be this")
        only(blocked, "how", "un")
        notes = (NOT_BLOCKED,) if blocked.get("un") is not None else STATUS[str(blocked.get("how"))]
    if node.get("how") in STATUS:
        notes = STATUS[str(node.get("how"))]
    if node.get("not") is not None:
        notes = tuple([status for status in ALL_STATUSES if status not in notes])
    return notes


def is_card(what: object) -> bool:
    kind = what.get("type") if isinstance(what, Node) else None
    if not isinstance(kind, Node) or kind.label not in ("Type", "Types"):
        return False
    names = [one.get("name") for one in (kind.parts() if kind.label == "Types" else (kind,)) if isinstance(one, Node)]
    return all(name in TYPES for name in names) and kind.get("noun") in (None, "card")


def with_block(pat: Pat, card: Node, by: int, low: Low) -> Pat:
    """You block with an asset: as the attack has become blocked (UVS-RULING-33), what blocked it is asked."""
    if NOT_BLOCKED in pat.notes:
        refuse(card, "what did not block the attack cannot be asked")
    block, said = Pat(V_PLAY, pat.node, by), len(low.mentions)
    cards_in(card, low, block)
    del low.mentions[said:]  # what set this off is the attack
    if block.own or block.on is not None or block.attack or block.op:
        refuse(card, "which card blocks it cannot be told")
    if block.tests:
        pat.conds += (Is(Ref("block"), block.tests),)
    pat.conds += block.conds
    pat.block, told = by, [test.types for test in block.tests if isinstance(test, Type)]
    pat.block_types = told[0] if told else ()
    return pat
