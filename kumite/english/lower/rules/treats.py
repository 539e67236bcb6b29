"""What cards and attacks are considered to be; additional costs; what happens instead."""

from __future__ import annotations

import re
from typing import Final

from kumite.core.position import fields
from kumite.english.lower.base import Low, effect, node_of, only, refuse, selector
from kumite.english.lower.conditions.logic import both
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.events.things import BLOCKED, cards_in
from kumite.english.lower.events.tries import doing_so
from kumite.english.lower.events.triggers import PLAYERS, patterns, untaken
from kumite.english.lower.nouns.adjectives import heads_tests
from kumite.english.lower.nouns.owners import owner_of, seat_of_who
from kumite.english.lower.nouns.selectors import sel
from kumite.english.lower.plain.nodes import label_of
from kumite.english.lower.rules.blocking import against
from kumite.english.lower.rules.dearer import dearer_block
from kumite.english.lower.rules.progressive import ignoring
from kumite.english.lower.texts.fired import Wait, wait_for
from kumite.english.lower.times.durations import until_of
from kumite.english.nodes import Node, Value
from kumite.games.universus.english.text import turned
from kumite.games.universus.printed import Test, Text
from kumite.games.universus.terms import (
    ANY,
    ATTACK,
    ATTACK_PERIOD,
    CONTINUOUS,
    ENHANCE_STEP,
    NOBODY,
    POOL,
    RIVAL,
    STAGE,
    TURN,
    V_CHECK,
    V_ENTER,
    V_STATUS,
    YOU,
)
from kumite.games.universus.words.besides import AlsoType
from kumite.games.universus.words.conds import All, No, Past
from kumite.games.universus.words.keywording import Strip
from kumite.games.universus.words.plays import Considered
from kumite.games.universus.words.rule import AUTOMATIC, CANNOT, CONSIDERED, INSTEAD, SURCHARGE, Rule
from kumite.games.universus.words.sels import Sel, TheAttack, This
from kumite.games.universus.words.standing import Desperate
from kumite.games.universus.words.structure import Fired
from kumite.games.universus.words.tests import Type
from kumite.games.universus.words.triggers import Event

THIS_TURN: Final = Node("Until", (("until", Node("This", (("period", "turn"),), 0, 0)),), 0, 0)
TURNED: Final = re.compile(r"face ?-?down|\bflip", re.IGNORECASE)


def treat(node: Node, low: Low) -> Text:
    """Unblockable, considered completely blocked, with a blank text box."""
    only(node, "target", "as", "with", "until", "verb", "agrees", "who", "at", "also")
    if node.get("at") is not None:
        return desperate(node, low)
    also = another_type(node, low)
    if also is not None:
        return also
    only(node, "target", "as", "with", "until", "verb", "agrees")
    role, has = node.get("as"), node.get("with")
    if isinstance(role, Node) and role.label == "Unblockable" and node.get("until") is None:
        return unblockable(node, low)
    if isinstance(role, Node) and role.label == "Successful" and label_of(node.get("target")) == "CheckSel":
        return successful(node, node.node("target"), low)
    if isinstance(role, Node) and role.label == "Blocked" and node.get("until") is None:
        return considered(node, role, low)
    if isinstance(role, Node) and role.label == "Role" and is_blank_foundation(role):
        return reminder(node, low)
    if isinstance(has, Node) and has.label == "Blank" and role is None:
        return blank(node, has, low)
    refuse(node, "what this is considered to be is not understood")


def another_type(node: Node, low: Low) -> Text | None:
    """Your abilities treat this card as a backup in addition to its other types; it is considered one, for all."""
    role, who = node.get("as"), node.get("who")
    besides = role.get("besides") if isinstance(role, Node) and role.label == "Role" else None
    if not isinstance(besides, Node) or not isinstance(role, Node):
        return None
    only(node, "target", "as", "verb", "agrees", "who")
    only(role, "det", "type", "besides")
    own = who is None or (isinstance(who, Node) and who.label == "Sel" and your_abilities(who))
    kinds = heads_tests(role.node("type"), low)
    types = kinds[0].types if len(kinds) == 1 and isinstance(kinds[0], Type) else ()
    its = label_of(besides.get("whose")) == "Its" and "other" in (besides.get("order"), besides.get("other"))
    always = low.kind == CONTINUOUS and not low.fired and selector(target_of(node), low) == This()
    if not own or not its or len(types) != 1 or not always:
        refuse(node, "for whom this is of another type cannot be told")
    return (AlsoType(types[0], YOU if who is not None else ANY),)


def your_abilities(who: Node) -> bool:
    """Your abilities."""
    kind = who.get("type")
    named = isinstance(kind, Node) and kind.get("name") == "ability"
    return named and label_of(who.get("whose")) == "You" and len(who.fields) == 2


def successful(node: Node, check: Node, low: Low) -> Text:
    """Your next check this turn is successful: it passes by itself."""
    only(node, "target", "as", "verb", "agrees")
    only(check, "whose", "order", "name", "pps")
    turn = check.parts("pps") in ((), (THIS_TURN,))
    who = owner_of(check.get("whose"), low)
    if check.get("order") != "next" or not turn or who not in (YOU, RIVAL):
        refuse(check, "which check passes cannot be told")
    return (Rule(AUTOMATIC, Event(V_CHECK, who), times=1),)


def desperate(node: Node, low: Low) -> Text:
    """You are considered to be at desperation."""
    only(node, "who", "at", "until", "verb", "agrees")
    who = seat_of_who(node.node("who"), low)
    if node.get("at") != "desperation" or who not in (YOU, RIVAL) or (low.kind == CONTINUOUS and not low.fired):
        refuse(node, "what this is considered to be is not understood")
    if node.get("until") is None:
        refuse(node, "how long this is so cannot be told")
    return (Desperate(who, until_of(node.node("until"), low)),)


def target_of(node: Node) -> Node:
    target = node.get("target")
    return target if isinstance(target, Node) else Node("Subject", (), node.start, node.end)


def unblockable(node: Node, low: Low) -> Text:
    """Nobody blocks it."""
    pat = Pat(V_STATUS, node)
    pat.notes = BLOCKED
    target = target_of(node)
    if target.get("order") is not None:
        return later_unblockable(target, low)
    cards_in(target, low, pat)
    if pat.on is not None:
        refuse(target, "which attack this is cannot be told")
    return (against(pat, low),)


def later_unblockable(target: Node, low: Low) -> Text:
    """Your next attack is unblockable: as it begins."""
    found = selector(target, low)
    typed = isinstance(found, Sel) and found.next and found.n == 1 and found.whose in (YOU, RIVAL)
    if not typed or not isinstance(found, Sel) or Type((ATTACK,)) not in found.tests:
        refuse(target, "a later attack that is unblockable is not understood")
    tests = tuple([test for test in found.tests if test != Type((ATTACK,))])
    free = Rule(CANNOT, Event(V_STATUS, attack=True, notes=BLOCKED), on=TheAttack(), until=ATTACK_PERIOD)
    return (Fired(Event(V_ENTER, found.whose, tests), (free,)),)


def considered(node: Node, role: Node, low: Low) -> Text:
    """The attack in progress is considered completely blocked."""
    only(role, "how", "during")
    if role.get("how") != "completely":
        refuse(role, "no effect gives an attack this status")
    pat = Pat(V_STATUS, node)
    cards_in(target_of(node), low, pat)
    if pat.own or pat.on is not None:
        refuse(node, "which attack this is cannot be told")
    if low.kind == CONTINUOUS and not low.fired:
        return (Rule(CONSIDERED, pat.event()),)
    if pat.tests or pat.by == YOU:
        refuse(node, "which attack this is cannot be told")
    return (Considered(),)


def is_blank_foundation(role: Node) -> bool:
    has, kind = role.get("with"), role.get("type")
    named = isinstance(kind, Node) and kind.get("name") == "foundation"
    return named and isinstance(has, Node) and has.label == "Blank"


def reminder(node: Node, low: Low) -> Text:
    """What every card that was turned face down is anyhow (UVS-FDC-01)."""
    only(node.node("as"), "det", "type", "with")
    if node.get("until") is not None or not TURNED.search(low.text[: node.start]):
        refuse(node, "a card that becomes a foundation is not understood")
    return ()


def blank(node: Node, has: Node, low: Low) -> Text:
    """Loses all abilities but those of its keywords, which stand outside the text box (UFS-CARD-17, UVS-KW-01)."""
    only(has)
    until = until_of(node.node("until"), low) if node.get("until") is not None else NOBODY
    return (Strip(blanked(target_of(node), low), until=until, plain=True),)


def blanked(target: Node, low: Low) -> Test:
    """All copies of a card, without a word of where: wherever their abilities are used, whosever they are."""
    if (
        target.label != "Sel"
        or (target.get("copyof") is None and not named_so(target))
        or target.get("mods") is not None
    ):
        return selector(target, low)
    found = sel(target, low, (STAGE, POOL), False)
    everywhere = isinstance(found, Sel) and found.every and target.get("whose") is None
    return Sel(**{**fields(found), "whose": ANY}) if everywhere else found


def named_so(target: Node) -> bool:
    return any(isinstance(part, Node) and part.get("act") == "name" for part in target.parts("adjs"))


# Additional costs


def surcharge(node: Node, low: Low) -> Text:
    """Your rival must lose 1 health as an additional cost to play cards: the cost as its payer sees it."""
    only(node, "act", "pps", "cost", "tail")
    must = node.node("cost")
    if must.label not in ("Must", "Do") or must.node("who").label not in ("Rival", "You", "They"):
        refuse(node, "who pays more cannot be told")
    who = seat_of_who(must.node("who"), low)
    before, low.doer = low.doer, who
    try:
        cost = effect(must.node("does"), low)
    finally:
        low.doer = before
    act, until, times = first_one(node.node("act"), low)
    if act.label == "Block":
        if who != RIVAL or node.get("pps") is not None:
            refuse(node, "a block that costs more is not understood")
        pat, until = dearer_block(act, low)
    else:
        pat = dearer(act, must.node("who"), node, low)
    cond = None if not pat.conds else pat.conds[0] if len(pat.conds) == 1 else All(pat.conds)
    if is_first(node.node("act")):
        cond = both(No(Past(pat.event(), until)), cond)
    then = tuple([turned(word) for word in cost]) if who == RIVAL else cost
    if low.kind == CONTINUOUS and not low.fired:
        return (Rule(SURCHARGE, pat.event(), then=then, cond=cond),)
    return (Rule(SURCHARGE, pat.event(), then=then, cond=cond, until=until, times=times),)


def is_first(act: Node) -> bool:
    """Their first Enhance this Enhance Step: where they have played one, none is the first any more."""
    what = act.get("what")
    return isinstance(what, Node) and what.get("order") == "first"


def dearer(act: Node, who: Node, node: Node, low: Low) -> Pat:
    """What it costs more to do."""
    fields: list[tuple[str, Value]] = [("who", who), ("does", act)]
    pats = patterns(Node("Event", tuple(fields), node.start, node.end), low)
    if len(pats) != 1 or pats[0].nth is not None or pats[0].on is not None or node.get("pps") is not None:
        refuse(node, "what costs more cannot be told")
    return pats[0]


def first_one(act: Node, low: Low) -> tuple[Node, int, int]:
    """Their next attack this turn: once."""
    what = act.get("what")
    if act.label != "Play" or not isinstance(what, Node) or what.get("order") is None:
        return act, TURN, NOBODY
    if what.get("order") not in ("next", "first"):
        refuse(what, "which of them costs more is not understood")
    times = [mod for mod in what.parts("mods") if isinstance(mod, Node) and mod.label == "Until"]
    until = until_of(times[0].node("until"), low) if len(times) == 1 else TURN
    mods = tuple([mod for mod in what.parts("mods") if mod not in times])
    kept = tuple([one for one in what.fields if one[0] not in ("order", "mods", "whose")])
    bare = Node("Sel", (*kept, ("mods", mods)) if mods else kept, what.start, what.end)
    fields = tuple([(name, bare if name == "what" else value) for name, value in act.fields])
    if what.get("order") == "first" and (len(times) != 1 or until not in (TURN, ENHANCE_STEP)):
        refuse(what, "since when it is the first cannot be told")
    return Node(act.label, fields, act.start, act.end), until, 1


# Instead


def replace(node: Node, low: Low) -> Text:
    """If this card would be destroyed, flip it instead."""
    only(node, "who", "act", "pps", "does", "what", "count")
    if low.event is not None and low.event.get("would") is not None:
        refuse(node, "what would happen is what this waits for")
    event = would_be(node)
    pats = patterns(event, low)
    untaken(pats[0])
    if len(pats) != 1 or pats[0].conds or pats[0].nth is not None or pats[0].on is not None:
        refuse(node, "what does not happen cannot be told")
    held, low.event = low.event, event
    pats[0].tell(low)
    does = node.node("does")
    may = does.label == "May" and does.node("who").label == "You" and does.get("for") is None
    try:
        then = effect(does.node("does") if may else does, low)
    finally:
        low.event = held
    once = node.get("count") is not None  # the next time
    if low.kind == CONTINUOUS and not low.fired:
        if once:
            refuse(node, "since when it is the next time cannot be told")
        return (Rule(INSTEAD, pats[0].event(), then=then, may=may),)
    on, times = TheAttack() if pats[0].attack else None, 1 if once else NOBODY
    return (Rule(INSTEAD, pats[0].event(), then=then, may=may, on=on, times=times),)


def would_be(node: Node) -> Node:
    """The event that does not happen."""
    fields: list[tuple[str, Value]] = []
    if node.get("who") is not None:
        who, act = node.node("who"), node_of(node.get("act"), node)
        fields = [("who", who), ("does", act)]
        if who.label not in PLAYERS:
            refuse(node, "what does not happen cannot be told")
    else:
        fields = [("what", node.node("what")), ("act", str(node.get("act")))]
    if node.parts("pps"):
        fields.append(("pps", node.parts("pps")))
    return Node("Event", tuple(fields), node.start, node.end)


def doing(node: Node, low: Low) -> Text:
    """Ignore progressive difficulty when playing this card."""
    only(node, "act", "what", "pps", "does", "tail")
    does = node.get("does")
    trying = doing_so(node)
    if trying is not None and isinstance(does, Node):
        return wait_for(Wait(trying, "when"), does, low)
    if node.get("act") != "play" or not isinstance(does, Node) or does.label != "Ignore":
        refuse(node, "a rule about doing this is not understood")
    only(does, "verb", "agrees")
    fields: tuple[tuple[str, Value], ...] = ()
    for part in node.parts("pps"):
        one = node_of(part, node)
        if one.label != "Until":
            refuse(one, "when this is ignored cannot be told")
        fields = (("until", one.node("until")),)
    whole = Node("Rule", fields, node.start, node.end)
    return (ignoring(node.node("what"), whole, low),)
