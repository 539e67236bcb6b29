"""Checks: what they get, making one, checking again."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from kumite.english.lower.base import Low, amount, node_of, only, refuse, selector
from kumite.english.lower.nouns.owners import owner_of, seat_of_who
from kumite.english.lower.nouns.quantity import plain
from kumite.english.lower.nouns.references import attack_here, remember_count
from kumite.english.lower.nouns.selectors import tests_of
from kumite.english.lower.numbers.sizes import sized
from kumite.english.lower.plain.nodes import noun
from kumite.english.lower.times.durations import until_of
from kumite.english.nodes import Node
from kumite.games.universus.position import FOR_BLOCK, FOR_FORM
from kumite.games.universus.printed import Amount, Test, Text
from kumite.games.universus.terms import (
    ANY,
    ATTACK_PERIOD,
    BOTH,
    CONTINUOUS,
    DOER,
    GAME_PERIOD,
    NOBODY,
    POOL,
    RIVAL,
    THAT_PLAYER,
    TURN,
    YOU,
)
from kumite.games.universus.words.bonus import CheckBonus
from kumite.games.universus.words.plays import AddToCheck, MakeACheck, Recheck
from kumite.games.universus.words.sels import Sel, This
from kumite.games.universus.words.structure import Or
from kumite.games.universus.words.tests import Type

POINTING: Final = ("that", "the", "this")
PLAYING: Final = (FOR_FORM, FOR_BLOCK)
SINGLE: Final = -2  # one check, but not the next one


class Checks(NamedTuple):
    """Which checks get something."""

    who: int = YOU
    purposes: tuple[int, ...] = ()
    times: int = 1
    until: int = TURN
    this_attack: bool = False
    tests: tuple[Test, ...] = ()
    blocks: bool = False


def is_check(node: Node, by: Node | None, low: Low) -> bool:
    """A check as the subject; `your check` is a property to the grammar; what gets +2 of nothing is a check."""
    if node.label == "CheckSel":
        return True
    if node.label == "It" and by is not None and by.label == "Mods" and node.get("word") == "it" and of_check(low):
        return all(isinstance(mod, Node) and mod.label == "Mod" and bare(mod) for mod in by.parts())
    return node.label == "Prop" and node.node("props").parts() == ("check",)


def bare(mod: Node) -> bool:
    return all(mod.get(name) is None for name in ("props", "prop", "name", "keyword", "check"))


def check_gets(node: Node, target: Node, low: Low) -> Text:
    """Your next check gets +1; that check gets -2."""
    only(node, "verb", "agrees", "target", "by", "until")
    by = node.node("by")
    sizes: list[tuple[Node, str]] = []
    for part in by.parts():
        mod = node_of(part, by)
        only(mod, "by", "or", "each", "k", "limit")
        sizes += [(mod, str(mod.get(name))) for name in ("by", "or") if mod.get(name) is not None]
    if by.label != "Mods" or (len(sizes) > 1 and by.get("join") == "and"):
        refuse(by, "this change of a check is not understood")
    texts: list[Text] = []
    here = is_this(target, node, low)
    if here and node.get("until") is not None and until_of(node.node("until"), low) == GAME_PERIOD:
        refuse(node, "a check that is made now is over by then")
    which = None if here else which_checks(node, target, low)
    for mod, size in sizes:
        n, floor = sized(mod, size, low)
        if floor is not None:
            refuse(mod, "a check has no lowest value")
        texts.append((AddToCheck(n) if which is None else bonus_of(n, which),))
    return texts[0] if len(texts) == 1 else (Or(tuple(texts)),)


def bonus_of(n: Amount | int, which: Checks) -> CheckBonus:
    return CheckBonus(n, *which[:-1], blocks=which.blocks)


def is_this(target: Node, node: Node, low: Low) -> bool:
    """The check that set this off."""
    if target.label == "CheckSel":
        plain_one = target.get("pps") is None and target.get("whose") is None and target.get("order") is None
        if target.get("det") not in POINTING or not plain_one or target.get("many") is not None:
            return False
    elif target.label != "It" and (node.get("agrees") is None or not of_check(low)):
        return False
    if not of_check(low):
        refuse(target, "no check is being made that this could be")
    return True


def of_check(low: Low) -> bool:
    """Whether what set this off is a check that is made, or failed."""
    if low.event is None:
        return False
    labels = ("Check", "FailCheck", "PassCheck", "Recheck", "CheckSel")
    return any(part.label in labels for part in low.event.walk())


def which_checks(node: Node, target: Node, low: Low) -> Checks:
    """Whose checks, how many of them, what for and for how long."""
    if target.label == "Prop":
        only(target, "whose", "props")
        if node.get("agrees") is not None and not low.text[target.start : target.end].endswith("checks"):
            refuse(target, "which check this is cannot be told")
        found = Checks(owner(target, low), times=NOBODY)
    else:
        only(target, "whose", "order", "n", "name", "many", "pps", "det", "all", "who")
        found = Checks(owner(target, low), times=how_many(target, low))
        for part in target.parts("pps"):
            found = with_phrase(found, node_of(part, target), low)
    if found.times == SINGLE:
        refuse(target, "which check this is cannot be told")
    if node.get("until") is not None:
        found = found._replace(until=until_of(node.node("until"), low))
    elif found.purposes == (FOR_BLOCK,) and found.times == NOBODY and tries_to_block(low):
        found = found._replace(times=1, until=ATTACK_PERIOD)
    elif found.times == NOBODY and found.until == TURN and not found.this_attack and not said_how_long(target, low):
        refuse(target, "how long these checks get it is not said")
    return found


def tries_to_block(low: Low) -> bool:
    """Whether what set this off is that somebody tries to block."""
    does = low.event.get("does") if low.event is not None else None
    act = does.get("does") if isinstance(does, Node) and does.label == "Try" else None
    return isinstance(act, Node) and act.label == "Block"


def said_how_long(target: Node, low: Low) -> bool:
    """Or several are spoken of, in the wording where what names no end lasts for the turn (UVS-EFF-16)."""
    if low.wording == "universus" and target.label == "CheckSel" and target.get("many") is not None:
        return True
    return low.kind == CONTINUOUS or any(part.label in ("Until", "During") for part in target.walk())


def owner(target: Node, low: Low) -> int:
    who = target.get("who")
    if isinstance(who, Node):
        return seat_of_who(who, low)
    whose = target.get("whose")
    if whose is None:
        return ANY
    seat = owner_of(whose, low)
    return ANY if seat == BOTH else YOU if seat == DOER else seat


def how_many(target: Node, low: Low) -> int:
    """The next one, the next 2, all of them; one to block this attack is the only one there is."""
    n, order = target.get("n"), target.get("order")
    if order == "next":
        count = 1 if n is None else plain(target, n, low)
        return count if isinstance(count, int) else refuse(target, "how many checks these are cannot be told")
    if order is not None or n is not None:
        refuse(target, f"the {order or ''} check is not understood")
    return NOBODY if target.get("many") or target.get("all") else SINGLE


def with_phrase(found: Checks, part: Node, low: Low) -> Checks:
    """To play an attack, to block, this turn."""
    if part.label in ("Until", "During"):
        until = part if part.label == "During" else part.node("until")
        return found._replace(until=until_of(until, low))
    if part.label == "Made":
        only(part, "act", "pps", "who")
        if part.get("act") not in (None, "make"):
            refuse(part, "this is not done with checks")
        if part.get("who") is not None:
            found = found._replace(who=seat_of_who(part.node("who"), low))
        for inner in part.parts("pps"):
            found = with_phrase(found, node_of(inner, part), low)
        return found
    if part.label not in ("ToDo", "For"):
        refuse(part, "what this check is for is not understood")
    if part.label == "For":
        only(part, "what")
        return to_play(found, part.node("what"), low)
    only(part, "does", "does2")
    act = part.get("does")
    made = to_play(found, bare_noun(part, low), low) if act is None else for_act(found, node_of(act, part), low)
    return made if part.get("does2") is None else or_to_block(made, part.node("does2"), low)


def or_to_block(found: Checks, act: Node, low: Low) -> Checks:
    """To play an attack or to block."""
    other = for_act(Checks(), act, low)
    if found.purposes != (FOR_FORM,) or other != Checks(purposes=(FOR_BLOCK,)):
        refuse(act, "what this check is for is not understood")
    return found._replace(purposes=PLAYING, blocks=True)


def bare_noun(part: Node, low: Low) -> Node:
    """To play attack: an article is missing."""
    said = re.fullmatch(r"to play (card|attack|foundation|asset|action)", low.text[part.start : part.end])
    if said is None:
        refuse(part, "what this check is for is not said")
    kind = Node("Type", (("name", said[1]),), part.start, part.end)
    return Node("Sel", (("det", "a"), ("type", kind)), part.start, part.end)


def for_act(found: Checks, act: Node, low: Low) -> Checks:
    for how in act.parts("hows"):
        if node_of(how, act).label != "Until":
            refuse(act, "what this check is for is not understood")
        found = with_phrase(found, node_of(how, act), low)
    if act.label == "Play":
        only(act, "verb", "agrees", "try", "what", "hows", "or")
        made = to_play(found, act.node("what"), low)
        return made if act.get("or") is None else made._replace(purposes=PLAYING)
    if act.label != "Block":
        refuse(act, "what this check is for is not understood")
    only(act, "verb", "agrees", "try", "what", "hows", "with")
    found = found._replace(purposes=(FOR_BLOCK,))
    what, using = act.get("what"), act.get("with")
    if isinstance(using, Node):
        if not own_card(using, low):
            refuse(using, "with what it is blocked is not understood")
        found = found._replace(times=once(found.times), tests=(This(),))
    if isinstance(what, Node) and what.get("det") == "this":
        only(what, "det", "type")
        attack_here(low)
        return found._replace(this_attack=True, until=ATTACK_PERIOD, times=the_one(found.times, low))
    if isinstance(what, Node) and found.who in (YOU, RIVAL) and all_of_the_other(what, found.who, low):
        return found
    if isinstance(what, Node) and not (
        what.get("det") == "a" and what.parts("adjs") == () and what.parts("mods") == ()
    ):
        refuse(what, "which attack is blocked is not understood")
    return found._replace(times=once(found.times)) if what is None else found


def all_of_the_other(what: Node, who: int, low: Low) -> bool:
    """To block your attacks: there are no others that they block."""
    kind, whose = what.get("type"), what.get("whose")
    attacks = isinstance(kind, Node) and kind.get("name") == "attack" and kind.get("many") is not None
    mine = whose is not None and len(what.fields) == 2 and owner_of(whose, low) == low.other(who)
    return attacks and mine


def the_one(times: int, low: Low) -> int:
    """`your check to block this attack`: one, so that a re-check gets it no more (UVS-FIRED-07, UVS-RULING-58); a
    continuous text speaks of each (UVS-RULING-70)."""
    return times if times != SINGLE else NOBODY if low.kind == CONTINUOUS else 1


def once(times: int) -> int:
    """A check to block, without a number: whichever is made."""
    return NOBODY if times == SINGLE else times


def to_play(found: Checks, what: Node, low: Low) -> Checks:
    """To play a card (as a block, too), an attack, an attack card, a block."""
    if what.label == "Sels":
        return found._replace(purposes=(FOR_FORM,), tests=tests_of(what, low))
    kept, mods = what, []
    for mod in what.parts("mods"):
        one = node_of(mod, what)
        if one.label == "Until":
            found = found._replace(until=until_of(one.node("until"), low))
        else:
            mods.append(one)
    only(what, "det", "adjs", "type", "mods", "many", "copyof")
    if own_card(what, low):
        purposes = (FOR_FORM,) if noun(what) == "attack" else PLAYING
        return found._replace(purposes=purposes, times=once(found.times), tests=(This(),))
    if what.get("det") not in ("a", None, "any") or what.label != "Sel":
        refuse(what, "which card is played is not understood")
    if what.get("copyof") is not None:
        only(what, "det", "copyof")
        return found._replace(purposes=PLAYING, tests=tests_of(what, low))
    kind = what.node("type")
    if kind.label == "Type" and kind.get("name") == "block" and what.get("adjs") is None and not mods:
        return found._replace(purposes=(FOR_BLOCK,))
    bare = without_block(kind)
    if bare is not None:
        only(what, "det", "type", "many")  # whether a block has to be a Kick, too, is not said
        made = to_play(found, changed_type(what, bare), low)
        return made._replace(purposes=PLAYING, blocks=made.purposes == (FOR_FORM,))
    fields = [(name, value) for name, value in what.fields if name in ("adjs", "type")]
    kept = Node("Sel", (*fields, *([("mods", tuple(mods))] if mods else [])), what.start, what.end)
    tests = tests_of(kept, low)
    of_card = kind.label == "Type" and (kind.get("name") == "card" or kind.get("noun") == "card")
    return found._replace(purposes=PLAYING if of_card else (FOR_FORM,), tests=tests)


def own_card(what: Node, low: Low) -> bool:
    """This card, in what it always says of itself: so wherever it is (UVS-RULING-12)."""
    always = low.kind == CONTINUOUS and not low.fired
    return always and what.get("det") == "this" and what.get("mods") is None and selector(what, low) == This()


def without_block(kind: Node) -> Node | None:
    """An attack or block: the first of the two."""
    parts = [part for part in kind.parts() if isinstance(part, Node)]
    plain_block = len(parts) == 2 and parts[1].fields == (("name", "block"),)
    if kind.label != "Types" or kind.get("join") != "or" or kind.get("adjs") is not None or not plain_block:
        return None
    return parts[0]


def changed_type(what: Node, kind: Node) -> Node:
    fields = tuple([(name, kind if name == "type" else value) for name, value in what.fields])
    return Node(what.label, fields, what.start, what.end)


def checks_to_play(mod: Node, what: Test, until: int, low: Low) -> Text:
    """Your next attack gets +2 to the check to play it."""
    only(mod, "by", "check", "each", "k", "limit")
    check = mod.node("check")
    only(check, "det", "name", "many", "pps")
    parts = [node_of(part, check) for part in check.parts("pps")]
    does = parts[0].get("does") if len(parts) == 1 and parts[0].label == "ToDo" else None
    card = does.get("what") if isinstance(does, Node) and does.label == "Play" and len(does.fields) == 2 else None
    if not isinstance(card, Node) or card.label != "It" or not isinstance(what, Sel) or what.whose not in (YOU, RIVAL):
        refuse(mod, "which check this is cannot be told")
    if not (what.next and isinstance(what.n, int)) and not (what.every and what.zones[0] == POOL):
        refuse(mod, "which check this is cannot be told")
    n, floor = sized(mod, str(mod.get("by")), low)
    if floor is not None:
        refuse(mod, "a check has no lowest value")
    times = what.n if what.next and isinstance(what.n, int) else NOBODY
    typed = any(isinstance(test, Type) for test in what.tests)
    purposes = (FOR_FORM,) if typed else PLAYING
    return (CheckBonus(n, what.whose, purposes, times, TURN if until == NOBODY else until, tests=what.tests),)


# Making one


def check(node: Node, low: Low) -> Text:
    """Make a check, against a difficulty or for its value."""
    only(node, "verb", "agrees", "n", "difficulty")
    if node.get("n") not in (None, "a", "1"):
        refuse(node, "what is checked is not understood here")
    need = node.get("difficulty")
    if need is None and node.get("n") is None:
        refuse(node, "what is checked is not understood here")
    n = NOBODY if need is None else amount(node_of(need, node), low)
    low.judged += n != NOBODY
    remember_count(low, "checked", "check", True, low.doer, node.start)
    return (MakeACheck(n, low.doer),)


def recheck(node: Node, low: Low) -> Text:
    """Once a check, in so many words or not (UVS-RECHK-04)."""
    only(node, "verb", "agrees", "what", "limit")
    if node.get("limit") not in (None, 1):
        refuse(node, "a check is made again once only")
    if not of_check(low):
        refuse(node, "no check is being made that could be made again")
    if low.doer not in (YOU, RIVAL, THAT_PLAYER):
        refuse(node, "who checks again cannot be told")
    remember_count(low, "checked", "check", True, low.doer, node.start)
    return (Recheck(),)
