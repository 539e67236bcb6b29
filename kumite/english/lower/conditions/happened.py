"""Conditions about what has happened: this turn, this way, for the second time."""

from __future__ import annotations

from typing import Final

from kumite.core.position import fields
from kumite.english.lower.base import Low, Mention, only, refuse, selector, trigger
from kumite.english.lower.conditions.as_events import active_event, as_object, changed, since_of, this_turn, with_fields
from kumite.english.lower.conditions.logic import has, negated, plain_sign
from kumite.english.lower.conditions.one_card import in_state
from kumite.english.lower.conditions.own_attack import each_number, in_progress
from kumite.english.lower.nouns.others import other_events
from kumite.english.lower.nouns.owners import seat_of_who
from kumite.english.lower.nouns.quantity import compare, plain
from kumite.english.lower.nouns.references import attack_here, done_to, found_in, name_of, newest, of_both, speak_of
from kumite.english.lower.nouns.selectors import phrase_of
from kumite.english.nodes import Node, Value
from kumite.games.universus.printed import Cond, Test, Trigger
from kumite.games.universus.terms import (
    ANY,
    BOTH,
    BY_DAMAGE,
    EITHER,
    GAME_PERIOD,
    LAST_TURN,
    NOBODY,
    RIVAL,
    V_DEAL,
    V_DRAW,
    V_GAIN,
    V_LOSE,
    YOU,
)
from kumite.games.universus.words.amounts import Tally
from kumite.games.universus.words.conds import Any, Cmp, Is, Nth, Past
from kumite.games.universus.words.reckoning import Some
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This
from kumite.games.universus.words.tallied import TallyCards
from kumite.games.universus.words.tests import Among, State
from kumite.games.universus.words.triggers import OWN_CARDS, Event

ONE: Final = Node("Num", (("n", 1),), 0, 0)
ONE_OR_MORE: Final = Node("AtLeast", (("n", ONE),), 0, 0)
AT_ONCE: Final = (V_DRAW, *OWN_CARDS)  # one event may be of several cards


def spoken(node: Node, low: Low) -> Cond:
    """What has happened; later words may call the attack it was about `it`."""
    cond = past(node, low)
    for part in node.walk():
        if part.label in ("Sel", "Of") and part.get("det") == "this" and is_attack(part):
            speak_of(low, attack_here(low), node.start)
            return cond
    what = node.get("what")
    if isinstance(what, Node) and own_attack(what) and not says_when(node):
        speak_of(low, selector(what, low), node.start)
        return in_progress(cond, low)
    of = what.get("of") if isinstance(what, Node) and what.label == "Prop" else None
    if isinstance(of, Node) and is_attack(of) and of.get("det") is None and of.get("n") is None:
        speak_of(low, selector(of, low), node.start)
        return in_progress(cond, low)
    return cond


def is_attack(node: Node) -> bool:
    kind = node.get("type")
    return node.get("noun") == "attack" or (isinstance(kind, Node) and kind.get("name") == "attack")


def past(node: Node, low: Low) -> Cond:
    """You have played 2 or more attacks this turn; this attack was blocked."""
    if this_way(node) is not None:
        return done_this_way(node, low)
    if node.get("tense") == "is":
        return in_state(node, low)
    if node.get("damage") is not None:
        return hurt(node, low)
    if node.get("who") is None:
        return suffered(node, low)
    if (str(node.get("act")), points_in(node.get("what"))) in COUNTED_POINTS:
        return health_changed(node, low)
    if not says_when(node) and of_player(node):
        return just_done(node, low)
    if node.get("does") is not None:
        only(node, "who", "not", "does", "pps")
        event = with_fields(node, "Event", [(n, v) for n, v in node.fields if n != "not"])
        return negated(happened(this_turn(event), "", 0, low, since_of(node)))
    only(node, "who", "not", "act", "what", "pps")
    cond = counted_past(node, low)
    return negated(cond) if node.get("not") is not None else cond


COUNTED_POINTS: Final = (("lose", "health"), ("gain", "health"), ("take", "damage"), ("deal", "damage"))


def points_in(what: Value | None) -> str:
    """4 or more health; 4 or more damage."""
    of = what.get("of") if isinstance(what, Node) and what.label == "Counted" else None
    kind = of.get("type") if isinstance(of, Node) else None
    props = kind.get("props") if isinstance(kind, Node) else None
    return str(props.parts()[0]) if isinstance(props, Node) and len(props.parts()) == 1 else ""


def health_changed(node: Node, low: Low) -> Cond:
    """You have lost 4 or more health this turn, dealt 4 or more damage: all of it together."""
    only(node, "who", "act", "what", "pps", "not")
    if not says_when(node):
        refuse(node, "since when this is asked cannot be told")
    op, n = how_often(node.node("what"), low)
    verb = {"gain": V_GAIN, "deal": V_DEAL}.get(str(node.get("act")), V_LOSE)
    via = BY_DAMAGE if node.get("act") == "take" else NOBODY
    this_turn(node)
    who = seat_of_who(node.node("who"), low)
    seats = (YOU, RIVAL) if who in (ANY, EITHER, BOTH) else (who,)
    conds: list[Cond] = [Cmp(Tally(Event(verb, seat, via=via), True, since_of(node)), op, n) for seat in seats]
    cond = conds[0] if len(conds) == 1 else Any(tuple(conds))
    return negated(cond) if node.get("not") is not None else cond


def says_when(node: Node) -> bool:
    return any(part.label in ("Until", "During", "HowOften") for part in node.walk())


def of_player(node: Node) -> bool:
    who = node.get("who")
    return isinstance(who, Node) and who.label not in ("Sel", "It", "Top", "Named", "Rest")


def just_done(node: Node, low: Low) -> Cond:
    """If you removed an attack: by the instruction before, or to pay the cost."""
    if node.get("does") is not None or node.get("what") is None:
        refuse(node, "since when this is asked cannot be told")
    return done_this_way(node, low)


def counted_past(node: Node, low: Low) -> Cond:
    """So many of them: a Counted object says how many times, a noun once, `twice` that."""
    act, what = str(node.get("act")), node.get("what")
    often, rest = so_often(node.parts("pps"), low)
    op, n = often or (">=", 1)
    if often and isinstance(what, Node) and what.label == "Counted" and what.get("of") is not None:
        what = as_object(what) if what.get("n") in (ONE, ONE_OR_MORE) else at_a_time(what)
    elif isinstance(what, Node) and what.label == "Counted":
        if often or what.get("than") is not None or what.get("of") is None:
            refuse(node, "how often this was cannot be told")
        op, n = how_often(what, low)
        what = as_object(what)
    event = active_event(node, node.get("who"), act, what, rest)
    return happened(event, op, n, low, since_of(node), not often)


def so_often(pps: tuple[Value, ...], low: Low) -> tuple[tuple[str, int] | None, tuple[Value, ...]]:
    """Twice, exactly once, 3 or more times; and what else is said."""
    found = [part for part in pps if isinstance(part, Node) and part.label == "HowOften"]
    rest = tuple([part for part in pps if part not in found])
    if not found:
        return None, rest
    only(found[0], "n", "exactly")
    n = {"once": 1, "twice": 2}.get(str(found[0].get("n")), 0) or number(found[0], found[0].get("n"), low)
    n += found[0].words(low.text).lower().startswith("more than")  # it has no field of its own
    return ("=" if found[0].get("exactly") is not None else ">=", n), rest


def at_a_time(what: Node) -> Node:
    """2 or more cards, twice: so many each time."""
    if any(what.get(name) is not None for name in ("than", "which", "other", "by")) or what.get("n") in (0, "0"):
        refuse(what, "how often this was cannot be told")
    of = what.node("of")
    return with_fields(of, of.label, [("n", what.get("n")), *[one for one in of.fields if one[0] != "n"]])


def number(node: Node, value: Value | None, low: Low) -> int:
    n = plain(node, value, low)
    return n if isinstance(n, int) else refuse(node, "only a plain number of times can be compared")


def how_often(what: Node, low: Low) -> tuple[str, int]:
    n = what.get("n")
    if n in (0, "0"):
        return "=", 0
    if what.get("which") is not None:
        op, plain_n = plain_sign({"more": ">", "less": "<"}[str(what.get("which"))], number(what, n, low))
    elif isinstance(n, Node) and n.label not in ("Num", "X"):
        op, plain_n = plain_sign(*compare(n, low))
    else:
        plain_n = number(what, n, low)
        op = ">=" if plain_n else "="
    return (op, plain_n) if isinstance(plain_n, int) else refuse(what, "only a plain number can be compared")


def happened(event: Node, op: str, n: int, low: Low, since: int, counts: bool = False) -> Cond:
    """So many such events this turn, or this step; `counts`: so many cards, of which one event may have several."""
    found = quietly(event, low)
    far_back(event, found, op, n, since)
    if (op, n) in ((">=", 1), ("", 0)):
        return Past(found, since)
    if (op, n) in (("=", 0), ("<=", 0)):
        return negated(Past(found, since))
    if counts and isinstance(found, Event) and found.verb in AT_ONCE:
        return Cmp(Tally(found, True, since) if found.verb == V_DRAW else TallyCards(found, since), op, n)
    return Nth(found, op, n, since)


def far_back(node: Node, found: Trigger, op: str, n: int, since: int) -> None:
    """Of earlier turns only is known who did what (story.py)."""
    if since not in (GAME_PERIOD, LAST_TURN):
        return
    plain_one = isinstance(found, Event) and found == Event(found.verb, found.by, via=found.via)
    once = (op, n) in ((">=", 1), ("", 0), ("=", 0), ("<=", 0))
    if not plain_one or not once or (isinstance(found, Event) and found.by not in (YOU, RIVAL)):
        refuse(node, "of earlier turns only who did what is remembered")
    if isinstance(found, Event) and found.via not in (NOBODY, BY_DAMAGE):
        refuse(node, "of earlier turns only who did what is remembered")


def quietly(event: Node, low: Low) -> Trigger:
    """The pattern of an event; that it was mentioned does not make later words speak of it."""
    held = len(low.mentions)
    found = trigger(event, low)
    del low.mentions[held:]
    if isinstance(found, Event) and any(isinstance(test, Ref | TheAttack | This) for test in found.tests):
        refuse(event, "what has happened to one certain card is not remembered")
    if isinstance(found, Event):
        return Event(**{**fields(found), "tests": other_events(found.tests, event, low)})
    return found


def suffered(node: Node, low: Low) -> Cond:
    """This attack was blocked; a foundation has been destroyed this turn."""
    only(node, "not", "act", "act2", "how", "what", "pps", "tense", "being")
    what = node.node("what")
    act = str(node.get("act"))
    if act == "block" and node.get("pps") is None and what.label in ("It", "Sel"):
        status = was_blocked(node, what, low)
        if status is not None:
            return status
    pointed = what.label not in ("Sel", "Counted") or what.get("det") in ("this", "that", "the") or own_attack(what)
    if not pointed and not says_when(node):
        if node.get("pps") is not None or node.get("tense") != "was" or not right_before(act, node, low):
            refuse(node, "since when this is asked cannot be told")
        return done_this_way(node, low)
    often, rest = so_often(node.parts("pps"), low)
    op, n = often or (">=", 1)
    if what.label == "Counted" and often:
        what = as_object(what) if what.get("n") in (ONE, ONE_OR_MORE) else at_a_time(what)
    elif what.label == "Counted":
        op, n = how_often(what, low)
        what = as_object(what)
    fields = [(name, value) for name, value in node.fields if name not in ("tense", "not", "what", "pps")]
    event = this_turn(with_fields(node, "Event", [("what", what), *fields, ("pps", rest)]), act)
    cond = happened(event, op, n, low, since_of(node), not often)
    return negated(cond) if node.get("not") is not None else cond


def own_attack(what: Node) -> bool:
    """Your attack, your rival's attack: the one in progress."""
    kind = what.get("type")
    one = what.get("whose") is not None and [name for name, _ in what.fields if name not in ("whose", "type")] == []
    return one and isinstance(kind, Node) and kind.fields == (("name", "attack"),)


def right_before(act: str, node: Node, low: Low) -> bool:
    """Mill 1. If an attack was milled: the newest cards that the text speaks of are those that this was done to."""
    done = [said for said in newest(low) if said.act and said.at < node.start]
    return bool(done) and done[0].act == act


def was_blocked(node: Node, what: Node, low: Low) -> Cond | None:
    """The attack in progress was blocked: its status."""
    target = selector(what, low)
    if not isinstance(target, TheAttack | This | Ref):
        return None
    flag = f"{node.get('how')} blocked" if node.get("how") in ("completely", "partially") else "blocked"
    denied = node.get("not") is not None
    if flag == "blocked":
        return Is(target, (State("unblocked" if denied else "blocked"),))
    cond: Cond = Is(target, (State(flag),))
    return negated(cond) if denied else cond


def hurt(node: Node, low: Low) -> Cond:
    """You have been dealt damage this turn."""
    only(node, "who", "not", "act", "damage", "by", "pps")
    damage = node.node("damage")
    n = damage.get("n")
    if (
        isinstance(n, Node)
        and n.label in ("AtLeast", "AtMost", "MoreThan", "LessThan")
        and node.get("by") is None
        and damage.label == "Damage"
    ):
        only(damage, "n")
        return hurt_in_all(
            with_fields(node, "Past", [("who", node.get("who")), ("not", node.get("not"))]), node, n, low
        )
    does = with_fields(node, "Take", [("verb", "take"), ("n", node.node("damage")), ("from", node.get("by"))])
    event = with_fields(node, "Event", [("who", node.get("who")), ("does", does), ("pps", node.parts("pps"))])
    cond = happened(this_turn(event), ">=", 1, low, since_of(node))
    return negated(cond) if node.get("not") is not None else cond


def hurt_in_all(bare: Node, node: Node, n: Node, low: Low) -> Cond:
    """You have taken 5 or more damage this turn: by one attack or by several."""
    any_damage = with_fields(node, "Take", [("verb", "take"), ("n", Node("Damage", (), n.start, n.end))])
    event = with_fields(node, "Event", [("who", bare.get("who")), ("does", any_damage), ("pps", node.parts("pps"))])
    found = quietly(this_turn(event), low)
    op, most = compare(n, low)
    cond: Cond = Cmp(Tally(found, True, since_of(node)), op, most)
    return negated(cond) if bare.get("not") is not None else cond


# This way


def this_way(node: Node) -> Node | None:
    for part in node.parts("pps"):
        if isinstance(part, Node) and part.label == "ThisWay":
            return part
    return None


def done_this_way(node: Node, low: Low) -> Cond:
    """You discarded an attack this way: among the cards of that instruction there is one."""
    only(node, "who", "not", "act", "what", "pps", "tense")
    if len(node.parts("pps")) != (0 if this_way(node) is None else 1):
        refuse(node, "when and how this was done cannot be told")
    what = node.get("what")
    if not isinstance(what, Node):
        refuse(node, "what was done cannot be told")
    op, n = ">=", 1
    if what.label == "Counted":
        op, n = how_often(what, low)
        what = as_object(what)
    elif what.label == "Sel" and what.get("n") is not None:
        op, n = at_least(what.node("n"), low)
        what = changed(what, n=None)
    who = seat_of_who(node.node("who"), low) if isinstance(node.get("who"), Node) else NOBODY
    said = done_to(node, low, str(node.get("act")), who=who)
    theirs = of_both(said, who, node)
    ref = said.ref if theirs is None else theirs
    cond = among(node, ref, op, n) if is_any_card(what) else picked(node, what, said, theirs, op, n, low)
    return negated(cond) if node.get("not") is not None else cond


def at_least(node: Node, low: Low) -> tuple[str, int]:
    """2 or more attacks were discarded this way."""
    ops = {"Num": ">=", "AtLeast": ">=", "AtMost": "<=", "Exactly": "="}
    if node.label not in ops:
        refuse(node, "how many there were cannot be told")
    return ops[node.label], number(node, node if node.label == "Num" else node.get("n"), low)


def is_any_card(what: Node) -> bool:
    kind = what.get("type")
    plain_card = isinstance(kind, Node) and kind.get("name") in ("card", "momentum") and kind.get("trait") is None
    return plain_card and not any(name in ("adjs", "mods", "other", "copyof") for name, _ in what.fields)


def among(node: Node, ref: Test, op: str, n: int) -> Cond:
    if not isinstance(ref, Ref | Sel):
        refuse(node, "how many there were cannot be told")
    return has(ref, op, n)


def picked(node: Node, what: Node, said: Mention, theirs: Sel | None, op: str, n: int, low: Low) -> Cond:
    """Some of the bound cards are of that kind; `theirs`: of one player's among them."""
    sel = phrase_of(what, low)
    sel.kind()
    if sel.zones or sel.whose != NOBODY:
        refuse(node, "whose or where these cards were cannot be told")
    if theirs is not None:
        return has(Sel(1, theirs.whose, (*sel.tests, *theirs.tests), theirs.zones), op, n)
    if isinstance(said.ref, Ref) and not said.many and (op, n) == (">=", 1):
        speak_of(low, said.ref, node.start)
        return Is(said.ref, sel.tests)
    name = name_of(said, node)
    tests, zones = (*sel.tests, Among(name)), found_in(said, node)
    if (op, n) == (">=", 1):  # that one may be spoken of
        speak_of(low, Sel(1, said.seat if said.seat in (YOU, RIVAL) else ANY, tests, zones), node.start)
    return Some(Ref(name), sel.tests, op, n)


def has_bonus(node: Node, low: Low) -> Cond:
    """This attack has received a speed bonus: since it is in play."""
    only(node, "what", "not", "bonus")
    bonus = this_turn(node.node("bonus"))
    does = with_fields(node, "Receive", [("verb", "receive"), ("what", bonus)])
    event = with_fields(node, "Event", [("who", node.get("what")), ("does", does)])
    cond = each_number(Past(quietly(event, low), since_of(node)), bonus, low)
    what = node.get("what")
    if isinstance(what, Node) and what.label == "Sel" and what.get("det") == "this":
        speak_of(low, selector(what, low), node.start)
    return negated(cond) if node.get("not") is not None else cond


def now(node: Node, low: Low) -> Cond:
    """An event in the present tense where nothing waits: has it happened?  Only a status can be asked."""
    refuse(node, "what is still to happen is no condition")
