"""How much: numbers, counts, properties and sums."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kumite.english.lower.base import AmountRule, Low, amount, node_of, only, refuse, selector, trigger
from kumite.english.lower.conditions.as_events import played_event, since_of, this_turn
from kumite.english.lower.nouns.abilities import noun_of
from kumite.english.lower.nouns.adjectives import prop_of
from kumite.english.lower.nouns.its_owner import player_meant
from kumite.english.lower.nouns.owners import SEVERAL, as_counted
from kumite.english.lower.nouns.selectors import spread
from kumite.english.lower.numbers.abilities import of_abilities
from kumite.english.lower.numbers.checks_made import checks_made
from kumite.english.lower.numbers.done_numbers import number_left
from kumite.english.lower.numbers.elliptic import of_other
from kumite.english.lower.numbers.limits import capped, unlimited, within
from kumite.english.lower.numbers.points import are_points, of_event, points
from kumite.english.lower.numbers.sorts import bearer, one_of_several, rated, shared_symbols, sorts_of
from kumite.english.lower.numbers.tallies import tallied
from kumite.english.nodes import Node
from kumite.games.universus.printed import Amount, Test
from kumite.games.universus.terms import (
    CHECK,
    HAND_SIZE,
    HEALTH,
    RATING,
    STAGE,
    V_DISCARD,
    V_MOVE,
    V_REVIEW,
    YOU,
)
from kumite.games.universus.words import amounts as words
from kumite.games.universus.words.amounts import Best, Bound, Count, Counters, Half, Health, Per, Plus, Tally, Value, X
from kumite.games.universus.words.reckoning import Gap
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.tests import Done

PRINTED: Final = ("printed", "original", "base")
SHOWN: Final = ("reveal", "mill", "discard", "look", "check")
PLAYERS: Final = ("You", "Rival", "Their", "They", "OwnersOf")


def number(node: Node, low: Low) -> Amount | int:
    only(node, "n")
    return int(str(node.get("n")))


def letter(node: Node, low: Low) -> Amount | int:
    """X; another letter only where it is the only one of the text."""
    only(node, "name")
    if node.get("name") not in ("X", "x") and (len(low.lets) != 1 or low.lets[0] != node.get("name")):
        refuse(node, "a second letter is not understood")
    return X()


# Counts


def counting(node: Node, low: Low) -> Amount | int:
    """The number of things, or of times something has happened."""
    only(node, "what", "event", "who", "act", "pps")
    if node.get("event") is not None:
        return Tally(trigger(this_turn(node.node("event")), low), since=since_of(node))
    if node.get("act") is not None:
        return Tally(trigger(played_event(node), low), since=since_of(node))
    return each_of(node.node("what"), low)


def each_of(node: Node, low: Low) -> Amount:
    """How many there are of what `for each` or `the number of` speaks of."""
    if are_points(node):
        return points(node, low)
    if node.label == "Sels" and node.get("join") == "plus":
        return total([each_of(node_of(part, node), low) for part in spread(node).parts()])
    if node.label == "TimesOf":
        event = node.get("event")
        happened = this_turn(event) if isinstance(event, Node) else played_event(node)
        return Tally(trigger(happened, low), since=since_of(node))
    if node.label == "SharedSymbols":
        return shared_symbols(node, low)
    kind = node.get("type")
    if isinstance(kind, Node) and kind.get("name") == "counter":
        return counters(node, low)
    if noun_of(node) and (found := of_abilities(node, low)) is not None:
        return found
    sorts = sorts_of(node, low)
    if sorts is None and isinstance(kind, Node) and kind.get("props") is not None:
        return checks_made(node, low)
    return sorts or tallied(node, low) or count_of(node, low)


def total(parts: list[Amount]) -> Amount:
    found = parts[0]
    for part in parts[1:]:
        found = Plus(found, part)
    return found


def count_of(node: Node, low: Low) -> Amount:
    """Cards; those of a name that an instruction has bound are known by it; different names count once each."""
    bare, distinct = undistinct(node)
    what = counted_cards(selector(bare, low), node, low)
    if isinstance(what, Sel) and what.zones == (STAGE,) and any(has_left(test) for test in what.tests):
        refuse(node, "cards that have left a stage are not found there")
    if isinstance(what, Ref) and not distinct:
        return Bound(what.name)
    return Count(what, distinct)


def has_left(test: Test) -> bool:
    """Whether what was done to the card has taken it out of its zone."""
    return isinstance(test, Done) and (V_DISCARD <= test.verb <= V_MOVE or test.verb == V_REVIEW)


def undistinct(node: Node) -> tuple[Node, bool]:
    """The phrase without `differently named`, and whether it said so."""
    adjs = node.parts("adjs")
    kept = tuple([part for part in adjs if not (isinstance(part, Node) and part.label == "Different")])
    if len(kept) == len(adjs):
        return node, False
    for part in adjs:
        if isinstance(part, Node) and part.label == "Different" and "differently" not in part.parts("words"):
            refuse(part, "in what they differ cannot be told")
    fields = [(name, kept if name == "adjs" else value) for name, value in node.fields if name != "adjs" or kept]
    return Node(node.label, tuple(fields), node.start, node.end, node.rule), True


def counted_cards(what: Test, node: Node, low: Low) -> Test:
    """All such cards: a count has no quantity, and no doer."""
    if not isinstance(what, Sel) or what.top or what.bottom:
        return what
    if what.next or what.random or not isinstance(what.n, int):
        refuse(node, "cards to come, some at random and so many for each of others cannot be counted")
    return Sel(1, as_counted(what.whose, low), what.tests, what.zones)


def counters(node: Node, low: Low) -> Amount:
    """Counters on a card."""
    only(node, "n", "adjs", "type", "mods", "trait", "det")
    kind = node.node("type")
    name = kind.get("trait") or node.get("trait") or ""
    for adj in node.parts("adjs"):
        if not isinstance(adj, Node) or adj.label != "Trait" or name:
            refuse(node, "which counters these are cannot be told")
        name = adj.get("name") or ""
    on = [part for part in node.parts("mods") if isinstance(part, Node)]
    if len(on) == 1 and on[0].label == "Done" and on[0].get("pps") is None:
        left = number_left("counter", str(on[0].get("act")), low, node)
        return left or refuse(node, "what the counters are on cannot be told")
    if len(on) != 1 or on[0].label != "On":
        refuse(node, "what the counters are on cannot be told")
    only(on[0], "what")
    return Counters(bearer(on[0].node("what"), low), str(name))


def dealt(node: Node, low: Low) -> Amount | int:
    """The damage dealt, of the event."""
    only(node, "by", "to")
    return of_event(node, low)


def card_number(node: Node, low: Low) -> Amount | int:
    """A noun phrase as a number: your momentum is a count, this attack's damage a property."""
    only(node, "what")
    what = node.node("what")
    kind = what.get("type")
    if isinstance(kind, Node) and kind.get("props") is not None:
        return worded_property(what, kind, low)
    if what.label == "WholeZone":
        return count_of(what, low)
    if isinstance(kind, Node) and kind.get("name") == "momentum":
        return count_of(what, low)
    return refuse(node, "this is no number")


# Properties


def worded_property(node: Node, kind: Node, low: Low) -> Amount | int:
    """This attack's printed difficulty, as a noun phrase."""
    only(kind, "props")
    only(node, "whose", "adjs", "type", "det")
    fields = [("whose", node.get("whose")), ("props", kind.get("props"))]
    for adj in node.parts("adjs"):
        if not isinstance(adj, Node) or adj.label != "State" or adj.get("is") != "printed":
            refuse(node, "which of its properties this is cannot be told")
        fields.append(("kind", "printed"))
    made = tuple([(name, value) for name, value in fields if value is not None])
    return property_amount(Node("Prop", made, node.start, node.end), low)


def valued(node: Node, low: Low) -> Amount | int:
    """The value of a property."""
    only(node, "prop")
    return property_amount(node_of(node.get("prop"), node), low)


def property_amount(node: Node, low: Low) -> Amount | int:
    """A property of a card or of a player."""
    only(node, "whose", "kind", "props", "of")
    props = node.node("props")
    only(props, "parts", "join", "printed")
    if len(props.parts()) != 1:
        return summed(node, props, low)
    name, kind = props.parts()[0], node.get("kind")
    if kind is None and isinstance(name, str) and name.endswith(" health"):
        kind, name = name.split(" ")[0], "health"
    printed = kind in PRINTED or props.get("printed") is not None
    if isinstance(name, Node) and name.label == "Rating":
        return Value(owner_card(node, low), RATING, printed, rated(name))
    which = prop_of(name, props)
    if which in (HAND_SIZE, HEALTH) and of_player(node):
        return player_number(node, which, str(kind), printed, low)
    if kind not in (*PRINTED, None, "current", "total", "combined", "final"):
        refuse(node, f"the {kind} value of a property is not understood")
    what = owner_card(node, low)
    if which == CHECK:
        sure_whose(node, what, low)
    if isinstance(what, Sel) and what.next and not low.defining:
        refuse(node, "a card still to come has no value yet")
    if isinstance(what, Sel) and not what.next and one_of_several(what) and kind not in ("total", "combined"):
        refuse(node, "whose value this is is not said")
    if isinstance(what, Sel) and kind in ("total", "combined"):
        what = counted_cards(what, node, low)
    return Value(what, which, printed)


def summed(node: Node, props: Node, low: Low) -> Amount:
    """The total speed and damage of this attack: both together."""
    if node.get("kind") not in TOGETHER or props.get("join") != "and":
        refuse(node, "several properties are no one number")
    said, parts = len(low.mentions), []
    for part in props.parts():
        fields = [(name, value) for name, value in node.fields if name not in ("kind", "props")]
        one = tuple([(name, (part,) if name == "parts" else value) for name, value in props.fields if name != "join"])
        fields.append(("props", Node("Props", one, props.start, props.end)))
        parts.append(property_amount(Node("Prop", tuple(fields), node.start, node.end), low))
        del low.mentions[said:]
    return total([part for part in parts if isinstance(part, Amount)])


TOGETHER: Final = ("total", "combined", "sum")


def sure_whose(node: Node, what: Test, low: Low) -> None:
    """Its check value: an attack's is hardly ever meant where a card was shown."""
    shown = any(said.act in SHOWN and isinstance(said.ref, Ref) for said in low.mentions)
    whose = node.get("whose")
    if shown and isinstance(what, TheAttack | This) and isinstance(whose, Node) and whose.label == "Its":
        refuse(node, "whether it is the attack's or that card's cannot be told")


def of_player(node: Node) -> bool:
    whose = node.get("whose")
    return isinstance(whose, str) or (isinstance(whose, Node) and whose.label in PLAYERS)


def player_number(node: Node, which: int, kind: str, printed: bool, low: Low) -> Amount:
    """Your hand size, your rival's health."""
    who = player_meant(node.get("whose"), low)
    who = low.doer if who == YOU and low.doer in SEVERAL else as_counted(who, low)
    if which == HAND_SIZE or printed:
        if kind not in (*PRINTED, "None", "current"):
            refuse(node, f"the {kind} value of a property is not understood")
        return Value(Yours(who), which, printed)
    if kind not in ("None", "current", "maximum"):
        refuse(node, f"the {kind} health is not understood")
    return Health(who, kind == "maximum")


def owner_card(node: Node, low: Low) -> Test:
    """The card that has the property."""
    whose, of = node.get("whose"), node.get("of")
    if isinstance(of, Node) and whose is None:
        return selector(of, low)
    if isinstance(whose, Node) and whose.label == "Its":
        return selector(Node("It", (("word", "it"),), whose.start, whose.end), low)
    if isinstance(whose, Node) and whose.label == "Of":
        return selector(of_noun(whose), low)
    if whose is None and low.subject is not None:
        return low.subject
    return refuse(node, "what has this property cannot be told")


def of_noun(whose: Node) -> Node:
    """`this attack's` as the noun phrase `this attack`."""
    only(whose, "det", "adjs", "type", "noun", "what", "whose", "order")
    if whose.get("what") is not None:
        return whose.node("what")
    fields = [(name, value) for name, value in whose.fields if name in ("adjs", "type", "order")]
    if whose.get("noun") is not None:
        fields.append(("type", Node("Type", (("name", str(whose.get("noun"))),), whose.start, whose.end)))
    det = whose.get("det")
    if det in ("your", "their"):
        owner = Node("You" if det == "your" else "Their", (), whose.start, whose.end)
        fields.insert(0, ("whose", owner))
    elif det is not None:
        fields.insert(0, ("det", det))
    elif whose.get("whose") == "rival" or any("rival" in str(word) for word in whose.parts("words")):
        fields.insert(0, ("whose", Node("Rival", (), whose.start, whose.end)))
    if whose.get("order") is not None and whose.get("order") != "next":
        refuse(whose, "which of them this is cannot be told")
    return Node("Sel", tuple(fields), whose.start, whose.end)


def best(node: Node, low: Low) -> Amount | int:
    """The highest of a property among cards."""
    only(node, "which", "printed", "props", "what")
    props = node.node("props")
    only(props, "parts", "printed")
    if len(props.parts()) != 1:
        refuse(node, "several properties are no one number")
    which = str(node.get("which"))
    part = props.parts()[0]
    keyword = rated(part) if isinstance(part, Node) and part.label == "Rating" else ""
    prop = RATING if keyword else prop_of(part, props)
    printed = node.get("printed") is not None or props.get("printed") is not None
    what = counted_cards(selector(node.node("what"), low), node, low)
    return Best("total" if which == "combined" else which, what, prop, printed, keyword)


def gap(node: Node, low: Low) -> Amount | int:
    return Gap(*two(node, low))


# Sums


def two(node: Node, low: Low) -> tuple[Amount | int, Amount | int]:
    only(node, "a", "b")
    return side(node, "a", low), side(node, "b", low)


def side(node: Node, name: str, low: Low) -> Amount | int:
    value = node.get(name)
    if isinstance(value, Node) and value.label == "Yours" and not isinstance(first := side(node, "a", low), int):
        return of_other(value, first, low)
    if isinstance(value, str):
        if not value.lstrip("+-").isdigit():
            refuse(node, f"{value} is not understood here")
        return int(value)
    return value if isinstance(value, int) else amount(node_of(value, node), low)


def plus(node: Node, low: Low) -> Amount | int:
    a, b = two(node, low)
    return words.Minus(a, -b) if isinstance(b, int) and b < 0 else words.Plus(a, b)


def minus(node: Node, low: Low) -> Amount | int:
    """a minus b; `2 less than b` takes the 2 away."""
    a, b = two(node, low)
    between = node.words(low.text)[: max(0, start_of(node, "b") - node.start)]
    turned = node.fields[0][0] == "a" and between.rstrip().endswith("than")
    return words.Minus(b, a) if turned else words.Minus(a, b)


def start_of(node: Node, name: str) -> int:
    value = node.get(name)
    return value.start if isinstance(value, Node) else node.end


def times(node: Node, low: Low) -> Amount | int:
    a, b = two(node, low)
    return words.Times(a, b)


def half(node: Node, low: Low) -> Amount | int:
    """Half of it, rounded up unless told."""
    only(node, "a", "round")
    return Half(amount(node.node("a"), low), "down" in str(node.get("round")))


def cap(node: Node, low: Low) -> Amount | int:
    only(node, "a", "limit")
    return within(amount(node.node("a"), low), node.node("limit"), low)


def named(node: Node, low: Low) -> Amount | int:
    return Bound("named")


def scaled(n: Amount | int, each: Amount, k: int = 1) -> Amount:
    """So much for each (for every k) of something."""
    per = Per(each, k) if k > 1 else each
    return per if n == 1 else words.Times(n, per)


def limited(rule: Callable[[Node, Low], Amount | int]) -> AmountRule:
    """With the limits that stand behind a noun inside."""

    def whole(node: Node, low: Low) -> Amount | int:
        bare, limits = unlimited(node)
        return capped(rule(bare, low), limits, low)

    return whole
