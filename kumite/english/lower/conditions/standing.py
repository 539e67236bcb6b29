"""Whether: what somebody has, what a card is, how numbers compare, how the players stand."""

from __future__ import annotations

from typing import Final

from kumite.english.lower.base import Low, amount, condition, node_of, only, refuse, selector
from kumite.english.lower.conditions.as_events import changed
from kumite.english.lower.conditions.logic import compared, either, has, negated
from kumite.english.lower.nouns.owners import ONE_PLAYER, seat_of_who
from kumite.english.lower.nouns.quantity import compare, plain
from kumite.english.lower.numbers.amounts import TOGETHER, counted_cards, counters, property_amount, undistinct
from kumite.english.lower.numbers.elliptic import of_other
from kumite.english.lower.numbers.sorts import sorts_of
from kumite.english.lower.texts.doers import as_yours
from kumite.english.lower.times.durations import period_of
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount, Cond, Test
from kumite.games.universus.terms import ANY, BOTH, DOER, EITHER, NOBODY, RIVAL, TURN, YOU
from kumite.games.universus.words.amounts import Count, Health, Plus, Times, Value
from kumite.games.universus.words.conds import All, Any, Cmp, Did, During, No, Stands
from kumite.games.universus.words.reckoning import Odd
from kumite.games.universus.words.sels import Sel
from kumite.games.universus.words.tests import State
from kumite.games.universus.words.traced import FirstTurn

MORE: Final = {"more": ">", "less": "<"}


def all_of(node: Node, low: Low) -> Cond:
    only(node, "parts", "join")
    found: tuple[Cond, ...] = ()
    for part in node.parts():
        one = condition(node_of(part, node), low)
        found += one.conds if isinstance(one, All) else (one,)
    return All(found)


def any_of(node: Node, low: Low) -> Cond:
    only(node, "parts", "join")
    found: tuple[Cond, ...] = ()
    for part in node.parts():
        one = condition(node_of(part, node), low)
        found += one.conds if isinstance(one, Any) else (one,)
    return Any(found)


# Having


def having(node: Node, low: Low) -> Cond:
    """You have 3 or more of something; there are; a player has."""
    only(node, "who", "what", "not")
    who = node.get("who")
    seats = (ANY,) if who is None else seats_having(node_of(who, node), low)
    what = node.node("what")
    several = len(seats) > 1
    conds = [one_having(node, as_yours(what) if several and seat == YOU else what, seat, low) for seat in seats]
    cond = conds[0]
    if len(conds) > 1:
        cond = All(tuple(conds)) if isinstance(who, Node) and who.label in EACH else Any(tuple(conds))
    return negated(cond) if node.get("not") is not None else cond


EACH: Final = ("BothPlayers", "EachPlayer")


def seats_having(who: Node, low: Low) -> tuple[int, ...]:
    if who.label in ("Sel", "It", "Top", "Named"):
        refuse(who, "what is on a card is not understood here")
    seat = seat_of_who(who, low)
    return (YOU, RIVAL) if seat in (BOTH, EITHER, ANY) else (seat,)


def one_having(node: Node, what: Node, seat: int, low: Low) -> Cond:
    if what.label == "Sels":
        return several_had(node, what, seat, low)
    if what.label == "Sel":
        return has(had(what, seat, low), ">=", 1)
    if what.label != "Counted":
        refuse(what, "this cannot be had")
    only(what, "n", "by", "other", "of", "which", "than", "pps", "times")
    if what.get("of") is None:
        return health_had(what, seat, low)
    if is_health(what.node("of")):
        return health_compared(what, seat, low)
    if what.get("than") is not None:
        return against(what, seat, low)
    of = what.node("of")
    if of.label == "Points":
        return health_points(what, of, seat, low)
    op, n = how_many(what, low)
    return counted_had(what, seat, op, n, low)


def counted_had(what: Node, seat: int, op: str, n: Amount | int, low: Low) -> Cond:
    kind = what.node("of").get("type")
    if isinstance(kind, Node) and kind.get("name") == "counter" and what.get("other") is None:
        return compared(counters(what.node("of"), low), op, n)
    sorts = sorts_of(what.node("of"), low)
    if sorts is not None and what.get("other") is None:
        return compared(sorts, op, n)
    bare, distinct = undistinct(what.node("of"))
    if what.get("other") not in (None, "other", "more"):
        refuse(what, "in what these differ cannot be told")
    if what.get("other") is not None and bare.get("other") is None:
        bare = changed(bare, other="other")
    cards = had(bare, seat, low)
    return compared(Count(cards, True), op, n) if distinct else has(cards, op, n)


def several_had(node: Node, what: Node, seat: int, low: Low) -> Cond:
    """At least 1 backup and at least 1 asset."""
    only(what, "parts", "join")
    conds: list[Cond] = []
    for part in what.parts():
        sel = node_of(part, what)
        count = sel.get("n")
        op, n = (">=", 1) if not isinstance(count, Node) else compare(count, low)
        conds.append(has(had(changed(sel, n=None), seat, low), ">=" if op == "=" else op, n))
    return Any(tuple(conds)) if what.get("join") == "or" else All(tuple(conds))


def how_many(what: Node, low: Low) -> tuple[str, Amount | int]:
    """How many there must be: a plain number is at least that many, none is none."""
    n, which = what.get("n"), what.get("which")
    if n in (0, "0"):
        return "=", 0
    if isinstance(n, str) or n is None:
        refuse(what, "how many this is cannot be told")
    if which is not None:
        return MORE[str(which)], plain(what, n, low)
    if isinstance(n, Node) and n.label not in ("Num", "X"):
        return compare(n, low)
    least = plain(what, n, low)
    return ("=", 0) if least == 0 else (">=", least)


def owned(node: Node, seat: int, low: Low) -> Test:
    """The cards that are counted, the player's own where nothing else is said."""
    before, low.doer = low.doer, seat if seat in ONE_PLAYER else low.doer
    try:
        what = selector(node, low)
    finally:
        low.doer = before
    if not isinstance(what, Sel) or what.top or what.bottom:
        return counted_cards(what, node, low)
    counted_cards(what, node, low)
    whose = seat if what.whose == DOER or (what.whose == ANY and in_play(node)) else what.whose
    return Sel(1, whose, what.tests, what.zones)


def had(node: Node, seat: int, low: Low) -> Test:
    """The cards that a player has: nobody has what lies in the other one's zones."""
    found = owned(node, seat, low)
    if isinstance(found, Sel) and {seat, found.whose} == {YOU, RIVAL}:
        refuse(node, "no player has cards of the other one")
    return found


def in_play(node: Node) -> bool:
    """You have 2 assets in play: in your own stage."""
    zones = [part for part in node.walk() if part.label == "Zone" and part.get("whose") is None]
    return any("play" in zone.parts("names") for zone in zones)


def with_test(what: Test, test: Test, node: Node) -> Test:
    if not isinstance(what, Sel):
        refuse(node, "which cards these are cannot be told")
    if test in what.tests:
        return what
    return Sel(what.n, what.whose, (*what.tests, test), what.zones)


SO_MANY: Final = {"same": "=", "least": ">="}


def against(what: Node, seat: int, low: Low) -> Cond:
    """More foundations than your rival; more committed foundations than ready ones."""
    than = what.node("than")
    if what.get("pps") is not None:
        only(what.node("than"), "words")
        same_zone(what)
    op = SO_MANY.get(str(what.get("n"))) or MORE[str(what.get("which"))]
    mine = had(what.node("of"), seat, low)
    if than.label in ("Half", "Times"):
        return has(mine, op, as_amount(amount(than, low), than))
    if than.label == "Prop":
        return has(mine, op, scaled(what, as_amount(property_amount(than, low), than)))
    if than.label in ("Sel", "WholeZone") and what.get("by") is None:
        return has(mine, op, scaled(what, Count(owned(than, seat, low))))
    other = seat_of_who(than, low)
    if not isinstance(mine, Sel) or other not in (YOU, RIVAL) or mine.whose != seat or other == seat:
        refuse(what, "whose cards are compared cannot be told")
    more = what.get("by")
    theirs = scaled(what, Count(Sel(1, other, mine.tests, mine.zones)))
    return has(mine, op, theirs) if more is None else has(mine, ">=", Plus(theirs, plain(what, more, low)))


def scaled(what: Node, n: Amount) -> Amount:
    """Twice as many as they have."""
    times = what.get("times")
    times = times.get("n") if isinstance(times, Node) else times
    return n if times is None else Times(int(str(times)), n)


def as_amount(n: Amount | int, node: Node) -> Amount:
    return n if isinstance(n, Amount) else refuse(node, "this is a plain number")


def same_zone(what: Node) -> None:
    """`than your rival has in their stage`: the zone again."""
    inner = [part for part in what.node("of").walk() if part.label == "Zone"]
    for part in what.parts("pps"):
        if not isinstance(part, Node) or part.label not in ("ToZone", "In") or len(inner) != 1:
            refuse(what, "what is compared cannot be told")
        again = [zone for zone in part.walk() if zone.label == "Zone"]
        if len(again) != 1 or again[0].parts("names") != inner[0].parts("names"):
            refuse(part, "a second zone in a comparison is not understood")


def health_had(what: Node, seat: int, low: Low) -> Cond:
    """10 health or less; less than half your maximum health."""
    only(what, "n", "which")
    which, n = what.get("which"), what.get("n")
    if "health" not in what.words(low.text) and "vitality" not in what.words(low.text):
        refuse(what, "what is had cannot be told")
    if not isinstance(n, Node):
        refuse(what, "how much health this is cannot be told")
    if " than " in f" {what.words(low.text)} ":
        return compared(Health(seat), MORE[str(which)], amount(n, low))
    return compared(Health(seat), ">=" if which == "more" else "<=", amount(n, low))


def is_health(of: Node) -> bool:
    kind = of.get("type")
    props = kind.get("props") if isinstance(kind, Node) else None
    return isinstance(props, Node) and props.parts() == ("health",) and [name for name, _ in of.fields] == ["type"]


def health_compared(what: Node, seat: int, low: Low) -> Cond:
    """More health than your rival; 10 or less health."""
    only(what, "n", "of", "which", "than", "times")
    if what.get("than") is None:
        op, n = how_many(what, low)
        return compared(Health(seat), op, n)
    than = what.node("than")
    op = SO_MANY.get(str(what.get("n"))) or MORE[str(what.get("which"))]
    if than.label == "Prop":
        return compared(Health(seat), op, scaled(what, as_amount(property_amount(than, low), than)))
    if than.label not in ("You", "Rival", "They"):
        refuse(than, "whose health this is cannot be told")
    return compared(Health(seat), op, scaled(what, Health(seat_of_who(than, low))))


def health_points(what: Node, of: Node, seat: int, low: Low) -> Cond:
    only(of, "of", "props")
    if "health" not in (of.get("of"), of.get("props")):
        refuse(what, "these points cannot be had")
    op, n = how_many(what, low)
    return compared(Health(seat), op, n)


# Numbers


def comparing(node: Node, low: Low) -> Cond:
    """A property or an amount compared."""
    only(node, "prop", "of", "tense", "not", "cmp", "amount")
    several = each_property(node, low)
    if several is not None:
        return several
    if node.get("prop") is None:
        left = amount(node.node("amount"), low)
    else:
        prop = node.node("prop")
        if node.get("of") is not None:
            prop = changed(prop, of=node.get("of"))
        left = amount(prop, low)
    cond = against_value(node.node("cmp"), left, node, low)
    return negated(cond) if node.get("not") is not None else cond


def each_property(node: Node, low: Low) -> Cond | None:
    """Its speed or its damage is 6 or more: one of them; its speed and damage are: both."""
    prop = node.get("prop")
    props = prop.get("props") if isinstance(prop, Node) else None
    if not isinstance(prop, Node) or not isinstance(props, Node) or len(props.parts()) < 2:
        return None
    if prop.get("kind") in TOGETHER:
        return None
    if props.get("join") not in ("or", "and") or node.get("not") is not None:
        refuse(node, "several properties are no one number")
    conds = []
    for part in props.parts():
        one = changed(prop, props=changed(props, parts=(part,), join=None))
        conds.append(comparing(changed(node, prop=one), low))
    return Any(tuple(conds)) if props.get("join") == "or" else All(tuple(conds))


def against_value(cmp: Node, left: Amount | int, node: Node, low: Low) -> Cond:
    if cmp.label == "OneOf":
        only(cmp, "parts")
        return either([compared(left, "=", plain(cmp, part, low)) for part in cmp.parts()])
    if cmp.get("printed") == "yes":
        only(cmp, "printed", "props")
        return compared(left, ">" if cmp.label == "MoreThan" else "<", as_printed(left, node))
    right = cmp.get("n")
    if isinstance(right, Node) and right.label == "Yours":
        only(cmp, "n")
        return compared(left, {**OPS}[cmp.label], of_other(right, left, low))
    low.left = left
    op, n = compare(cmp, low)
    low.left = None
    return compared(left, op, n)


OPS: Final = {"AtLeast": ">=", "AtMost": "<=", "MoreThan": ">", "LessThan": "<", "Exactly": "="}


def as_printed(value: Amount | int, node: Node) -> Amount:
    """The printed value of the same property."""
    if not isinstance(value, Value) or value.printed:
        refuse(node, "this has no printed value")
    return Value(value.what, value.prop, True)


def against_printed(node: Node, low: Low) -> Cond:
    """Below its printed damage."""
    only(node, "prop", "which", "props")
    left = amount(node.node("prop"), low)
    op = "<" if node.get("which") in ("below", "less") else ">"
    return compared(left, op, as_printed(left, node))


def double(node: Node, low: Low) -> Cond:
    """At least double its printed value; just double that."""
    only(node, "prop", "props", "exact")
    left = amount(node.node("prop"), low)
    return compared(left, "=" if node.get("exact") is not None else ">=", Times(2, as_printed(left, node)))


def parity(node: Node, low: Low) -> Cond:
    """Its damage is odd; is even."""
    only(node, "prop", "which", "not")
    odd: Cond = Odd(amount(node.node("prop"), low))
    return odd if (node.get("which") == "odd") == (node.get("not") is None) else No(odd)


def at_health(node: Node, low: Low) -> Cond:
    """At 10 or less health; at full health."""
    only(node, "who", "n", "cmp", "which")
    who = seat_of_who(node.node("who"), low)
    if node.get("which") is not None:
        return Cmp(Health(who), "=", Health(who, True))
    return compared(Health(who), "<=" if node.get("cmp") == "less" else ">=", plain(node, node.get("n"), low))


def more_state(node: Node, low: Low) -> Cond:
    """More ready foundations than committed ones."""
    only(node, "who", "a", "type", "b", "type2")
    seat = seat_of_who(node.node("who"), low)
    first = Node("Sel", (("type", node.node("type")),), node.start, node.end)
    second = changed(first, type=node.get("type2") or node.node("type"))
    mine, other = owned(first, seat, low), owned(second, seat, low)
    a, b = State(str(node.get("a"))), State(str(node.get("b")))
    return has(with_test(mine, a, node), ">", Count(with_test(other, b, node)))


# Standing


def did(node: Node, low: Low) -> Cond:
    """If you do; if they did not; if they cannot."""
    only(node, "who", "not", "cannot")
    denied = node.get("not") is not None or node.get("cannot") is not None
    return negated(Did()) if denied else Did()


def during(node: Node, low: Low) -> Cond:
    """It is your turn; it is not the Enhance Step."""
    only(node, "period", "not")
    span = period_of(node.node("period"), low)
    if span.next or (span.first and span.period != TURN):
        refuse(node, "which period this is cannot be told")
    if span.first:
        if span.whose == NOBODY and node.node("period").get("whose") is None:
            refuse(node, "whose first turn this is cannot be told")
        first = FirstTurn() if span.whose == NOBODY else All((During(NOBODY, span.whose), FirstTurn()))
        return negated(first) if node.get("not") is not None else first
    cond: Cond = During(NOBODY if span.period == TURN else span.period, span.whose)
    if span.period == TURN and span.whose == NOBODY:
        refuse(node, "it is always some turn")
    return negated(cond) if node.get("not") is not None else cond


def stands(node: Node, low: Low) -> Cond:
    only(node, "who", "not", "at")
    cond = Stands(seat_of_who(node.node("who"), low), str(node.get("at")))
    return negated(cond) if node.get("not") is not None else cond
