"""Rules that a text adds to the game: what cannot happen (CARD-ENGLISH 6.8)."""

from __future__ import annotations

from typing import Any, Final

from kumite.core.position import fields as held
from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.conditions.logic import both
from kumite.english.lower.events.pattern import Pat
from kumite.english.lower.events.triggers import PLAYERS, patterns, untaken
from kumite.english.lower.nouns.owners import seat_of_who
from kumite.english.lower.rules.blocking import block_tests, blocked
from kumite.english.lower.rules.progressive import does_not, progressive
from kumite.english.lower.rules.unchanged import changed, is_kept, keeps
from kumite.english.lower.times.durations import until_of
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Cond, Text, Word
from kumite.games.universus.terms import (
    ANY,
    AS_BLOCK,
    ATTACK,
    ATTACK_PERIOD,
    BLOCK_STEP,
    COMBAT_PHASE,
    CONTINUOUS,
    DAMAGE_STEP,
    ENHANCE_STEP,
    HAND,
    MOMENTUM,
    NOBODY,
    RIVAL,
    TURN,
    V_BONUS,
    V_DEAL,
    V_MOVE,
    V_PENALTY,
    V_PLAY,
    V_SET,
    V_STATUS,
    YOU,
)
from kumite.games.universus.words.conds import All, Is
from kumite.games.universus.words.rule import CANNOT, Rule
from kumite.games.universus.words.sels import TheAttack, This
from kumite.games.universus.words.tests import State
from kumite.games.universus.words.triggers import Event

OF_ATTACKS: Final = (V_STATUS, V_DEAL, V_BONUS, V_PENALTY, V_SET)
IN_ATTACK: Final = (ATTACK_PERIOD, ENHANCE_STEP, BLOCK_STEP, DAMAGE_STEP)
ENDS: Final = ("ForRest", "UntilEdge", "UntilEvent", "Turn", "Permanently")
CHANGES: Final = ("reduce", "modify", "increase", "raise", "lower", "change", "decrease", "set")


def rule(node: Node, low: Low) -> Text:
    """What cannot be, and other rules, by their modal."""
    modal = str(node.get("modal"))
    for part in inside_act(node):
        if part.label in ("MoreThan", "LessThan", "UpTo"):
            refuse(part, "how many in all these would be is not said")
    if node.get("of") == "progressive":
        return progressive(node, low)
    if modal == "cannot" or (modal in ("can", "may") and forbids(node)):
        if of_copies(node) and (low.kind != CONTINUOUS or low.fired):
            refuse(node, "copies are blocked later: how long this lasts is not said")
        return cannot(node, low)
    if modal == "does not":
        return does_not(node, low)
    refuse(node, f"this rule ({modal}) is not understood")


def inside_act(node: Node) -> list[Node]:
    """How many of something the act is about."""
    acts = [part for name in ("act", "does", "does2", "does3") if isinstance(part := node.get(name), Node)]
    said = [part for act in acts for part in act.walk()]
    return [n for part in said if isinstance(n := part.get("n"), Node) and part.label != "HasStat"]


def of_copies(node: Node) -> bool:
    """Multiple copies of this attack cannot be blocked: not now, but as they come."""
    target, act = node.get("target"), node.get("act")
    kind = target.get("type") if isinstance(target, Node) else None
    copies = isinstance(kind, Node) and kind.get("name") == "copy"
    return copies and isinstance(act, Node) and act.get("act") == "block" and node.get("until") is None


def forbids(node: Node) -> bool:
    """Only so; no more of these."""
    target = node.get("target")
    return node.get("only") is not None or (isinstance(target, Node) and target.get("det") == "no")


def cannot(node: Node, low: Low) -> Text:
    """It is forbidden; what stands at its end may say until when."""
    only(node, "modal", "only", "target", "who", "act", "until", "does", "does2", "does3", "join", "pps")
    ends: list[Node] = []
    node = Node(node.label, tuple([(name, ended(value, ends)) for name, value in node.fields]), node.start, node.end)
    if node.get("until") is not None:
        ends.append(node.node("until"))
    if len(ends) > 1:
        refuse(node, "two end points are said")
    until = until_of(ends[0], low) if ends else None
    found: Text = ()
    for one in forbidden(node, low):
        found += (lasting(one, until, low),)
    return found


def ended(value: Value, ends: list[Node]) -> Value:
    """The same without the time phrases that say how long; those are gathered."""
    if isinstance(value, tuple):
        kept = []
        for part in value:
            inner = part.get("until") if isinstance(part, Node) and part.label == "Until" else None
            if isinstance(inner, Node) and is_end(inner):
                ends.append(inner)
            else:
                kept.append(ended(part, ends))
        return tuple(kept)
    if isinstance(value, Node) and value.label not in ("Quoted", "Until"):
        fields = [(name, ended(part, ends)) for name, part in value.fields]
        return Node(value.label, tuple([one for one in fields if one[1] != ()]), value.start, value.end, value.rule)
    return value


def is_end(node: Node) -> bool:
    """Until when: not a period that goes on."""
    return node.label in ENDS or (node.label == "This" and node.get("period") in ("turn", "attack", "enhance step"))


def lasting(rule_word: Rule, until: int | None, low: Low) -> Word:
    """Until when: an attack's rules end with it, others with the turn; continuous ones never."""
    if until is None:
        return rule_word
    if low.kind == CONTINUOUS and not low.fired:
        if until != ATTACK_PERIOD or low.card_type != ATTACK:
            refuse(Node("Rule", (), 0, 0), "a text that is always there has no end")
        cond = both(rule_word.cond, Is(This(), (State("current"),)))  # while it is played
        return beyond(altered(rule_word, cond=cond))
    return beyond(altered(rule_word, until=until))


def altered(part: Any, **fields: object) -> Any:
    """The same with other values."""
    return type(part)(**{**held(part), **fields})


def forbidden(node: Node, low: Low) -> list[Rule]:
    """The rules of one clause."""
    act = node.get("act")
    if isinstance(act, Node):
        return passive(node, act, low)
    if node.get("only") is not None:
        refuse(node, "who can only do this is not understood")
    who = node.node("who") if node.get("who") is not None else Node("Subject", (), node.start, node.end)
    found: list[Rule] = []
    for name in ("does", "does2", "does3"):
        if node.get(name) is not None:
            found += forbidden_deed(node, who, node.node(name), low)
    return found


def passive(node: Node, act: Node, low: Low) -> list[Rule]:
    """It cannot be blocked, destroyed, reduced."""
    only(act, "act", "act2", "act3", "join", "pps", "how", "below")
    if is_kept(act) and isinstance(node.get("target"), Node) and node.node("target").label == "Prop":
        return keeps(node, node.node("target"), act, low)
    target = node.get("target") or node.get("who") or Node("Subject", (), node.start, node.end)
    what = node_of(target, node)
    acts = [str(act.get(name)) for name in ("act", "act2", "act3") if act.get(name) is not None]
    found: list[Rule] = []
    for verb in acts:
        if verb == "block":
            found += blocked(node, what, act, low)
        elif verb in CHANGES:
            found += [made(pat, low) for pat in changed(node, what, verb, act, low)]
        elif node.get("only") is not None or act.get("how") is not None or act.get("below") is not None:
            refuse(node, "what can only be so is not understood")
        else:
            fields: list[tuple[str, Value]] = [("what", what_of(what)), ("act", verb)]
            if act.parts("pps"):
                fields.append(("pps", act.parts("pps")))
            event = Node("Event", tuple(fields), node.start, node.end)
            found += [made(pat, low) for pat in patterns(event, low)]
    return found


def what_of(what: Node) -> Node:
    """No more attacks can be played: attacks cannot."""
    if what.label == "Sel" and what.get("det") == "no":
        kept = tuple([one for one in what.fields if one[0] not in ("det", "other")])
        return Node("Sel", kept, what.start, what.end)
    return what


def forbidden_deed(node: Node, who: Node, does: Node, low: Low) -> list[Rule]:
    """You cannot play attacks; this attack cannot deal damage."""
    always = low.kind == CONTINUOUS and not low.fired and not node.parts("pps")
    if does.label == "Block" and does.get("what") is None and (does.get("with") is not None or always):
        return [not_with(who, does, low)]
    if does.label == "Block":
        from_whom = Node("Rule", (("who", who),), node.start, node.end)
        seat = seat_of_who(who, low)
        return blocked(from_whom, node_of(does.get("what"), does), does, low, seat if seat in (YOU, RIVAL) else ANY)
    if does.label == "Modify" and who.label in PLAYERS and does.get("n") is not None:
        refuse(does, "who cannot change this is not understood")
    fields: list[tuple[str, Value]] = [("who", who), ("does", does)]
    if node.parts("pps"):
        fields.append(("pps", node.parts("pps")))
    event = Node("Event", tuple(fields), node.start, node.end)
    return [made(pat, low) for pat in patterns(event, low)]


def not_with(who: Node, does: Node, low: Low) -> Rule:
    """Your rival cannot block with assets; cannot block at all."""
    only(does, "verb", "agrees", "with")
    pat = Pat(V_PLAY, does, seat_of_who(who, low))
    if pat.by not in (YOU, RIVAL, ANY):
        refuse(who, "who cannot block cannot be told")
    pat.tests = () if does.get("with") is None else block_tests(does.node("with"), low)
    pat.notes = (AS_BLOCK,)
    return made(pat, low)


def made(pat: Pat, low: Low) -> Rule:
    """The rule against this event."""
    stepwise = pat.since == "enhance step" and pat.during in IN_ATTACK
    if pat.nth is not None or not (pat.since in ("", "turn", "combat phase") or stepwise):
        refuse(pat.node, "how often this is forbidden is not understood")
    untaken(pat)
    cond: Cond | None = None
    if pat.conds:
        cond = pat.conds[0] if len(pat.conds) == 1 else All(pat.conds)
    pat.op, pat.amount = ("", 0) if (pat.op, pat.amount) == (">=", 1) else (pat.op, pat.amount)
    if low.kind == CONTINUOUS and not low.fired:
        if pat.on is not None:
            refuse(pat.node, "which card this is cannot be told")
        return Rule(CANNOT, pat.event(), cond=cond)
    until = ATTACK_PERIOD if pat.attack or one_attack(pat) else COMBAT_PHASE if pat.since == "combat phase" else TURN
    if pat.during in IN_ATTACK:  # this one alone
        until, pat.during = pat.during, NOBODY
    on = pat.on if pat.on is not None else TheAttack() if pat.attack else None
    if pat.attack and pat.during != NOBODY:
        until = TURN
    return beyond(Rule(CANNOT, pat.event(), cond=cond, on=on, until=until))


def one_attack(pat: Pat) -> bool:
    """Your attack, your rival's attack: the one in progress."""
    return pat.object == "attack" and not pat.many and pat.by != ANY and pat.verb in OF_ATTACKS


def beyond(word: Rule) -> Rule:
    """A rule that outlives the attack is about that card, not about whatever attacks then."""
    act = word.act
    if word.until in IN_ATTACK or not isinstance(act, Event) or not act.attack:
        return word
    owners = act.verb == V_MOVE and act.to in (MOMENTUM, HAND)  # a card goes to its owner's zones (UVS-OWNER-02)
    if act.tests or (act.by != ANY and not owners):
        refuse(Node("Rule", (), 0, 0), "which attack this is about later on cannot be told")
    made_so: Rule = altered(word, act=altered(act, attack=False, by=ANY), on=TheAttack())
    return made_so
