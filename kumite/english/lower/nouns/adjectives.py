"""Adjectives and nouns as tests: what a card must be like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kumite.english.lexicon import LICENCES
from kumite.english.lower.base import Low, node_of, only, refuse
from kumite.english.lower.nouns.quantity import plain
from kumite.english.nodes import Node, Value
from kumite.games.universus.english.tests import adjective as before_noun
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import (
    ACTION,
    ASSET,
    ATTACK,
    BACKUP,
    BLOCK,
    BLOCK_ZONE,
    CHARACTER,
    CHARACTER_TRAITS,
    CHECK,
    DAMAGE,
    DIFFICULTY,
    FOUNDATION,
    HAND_SIZE,
    HEALTH,
    HEIGHTS,
    KEYWORDS,
    RATING,
    SPEED,
    STAMINA,
    SYMBOLS,
    TOKEN,
    TRAITS,
    ZONE,
)
from kumite.games.universus.words.asked import AllOf, HasBlock, OfLicence
from kumite.games.universus.words.sels import Ref, This
from kumite.games.universus.words.tests import Among, AnyOf, Kw, Named, Not, Stat, State, Symbol, Trait, Type, Zoned

CARD_TYPES: Final = {
    "action": ACTION,
    "asset": ASSET,
    "attack": ATTACK,
    "backup": BACKUP,
    "character": CHARACTER,
    "foundation": FOUNDATION,
    "token": TOKEN,
}
PROPS: Final = {
    "speed": SPEED,
    "damage": DAMAGE,
    "zone": ZONE,
    "attack zone": ZONE,
    "difficulty": DIFFICULTY,
    "checkvalue": CHECK,
    "check": CHECK,
    "blockmod": BLOCK,
    "block zone": BLOCK_ZONE,
    "handsize": HAND_SIZE,
    "health": HEALTH,
    "stamina": STAMINA,
    "rating": RATING,
}
STATES: Final[dict[str, Test]] = {
    "facedown": State("face down"),
    "flipped": State("face down"),
    "faceup": Not(State("face down")),
    "unflipped": Not(State("face down")),
    "ready": State("ready"),
    "committed": State("committed"),
    "blocked": State("blocked"),
    "unblocked": State("unblocked"),
    "other": State("other"),
    "unique": Kw("Unique"),
    "reversal": Kw("Reversal"),
    "attached": State("attached"),
    "unattached": Not(State("attached")),
    "sealed": State("sealed"),
    "unsealed": Not(State("sealed")),
    "frozen": State("frozen"),
    "stunned": State("stunned"),
    "starting": State("starting"),
    "attacked": State("attacked"),
}
NOUNS: Final[dict[str, Callable[[Node, Low], tuple[Test, ...]]]] = {}  # phrases with a noun as tests: nouns.py
NAMED_SO: Final = {name.lower(): name for name in (*KEYWORDS, *TRAITS, *CHARACTER_TRAITS)}


def prop_of(value: Value, of: Node) -> int:
    """The property a word names."""
    if isinstance(value, str) and value in PROPS:
        return PROPS[value]
    refuse(value if isinstance(value, Node) else of, "this is no property of a card that can be read")


def props_of(node: Node, low: Low) -> tuple[int, ...]:
    """The properties of a Props node; whether they are printed ones is for the caller."""
    only(node, "parts", "join", "printed")
    return tuple([prop_of(part, node) for part in node.parts()])


# Names of keywords and traits


def single(name: str) -> str:
    """Weapons, Allies: of several cards."""
    return name[:-3] + "y" if name.endswith("ies") else name.removesuffix("s")


def trait_tests(name: str, node: Node) -> tuple[Test, ...]:
    """Kick, stun, Ranged Weapon: a trait or a keyword ability, or several in a row."""
    known = named_so(name) or named_so(single(name))
    if known is not None:
        return (known,)
    if name.lower() in LICENCES:
        return (OfLicence(name),)
    found: list[Test] = []
    for word in name.split(" "):
        one = named_so(word)
        if one is None:
            refuse(node, f"{name} is no keyword, trait or symbol")
        found.append(one)
    return tuple(found)


def named_so(name: str) -> Test | None:
    """The test for one keyword, trait or symbol."""
    low = name.lower()
    if low in NAMED_SO:
        known = NAMED_SO[low]
        return Kw(known) if known in KEYWORDS else Trait(known)
    if low in CARD_TYPES and name[:1].isupper():
        return Type((CARD_TYPES[low],))
    return Symbol(low) if low in SYMBOLS and low != "all" else None


def is_own_trait(name: str) -> bool:
    """UVS-RULING-141: what is called a trait is one, and need not stand in our lists; but half the name of one that
    does may be that one."""
    low = name.lower()
    return name[:1].isupper() and named_so(name) is None and not any(low in known for known in NAMED_SO)


def symbol_test(name: str, node: Node) -> Test:
    if name not in (*SYMBOLS, "infinity"):
        refuse(node, f"no card can be asked for the {name} symbol")
    return Symbol(name)


# Adjectives


def adjective(node: Node, low: Low, many: bool = False) -> tuple[Test, ...]:
    """What one adjective, or a list of them, asks; all of these together."""
    if node.label == "Trait":
        return trait_tests(str(node.get("name")), node)
    if node.label == "Symbol":
        return (symbol_test(str(node.get("name")), node),)
    if node.label == "AttackZone":
        height = HEIGHTS.index(str(node.get("name")))
        return (Stat(ZONE, "=", height, True) if node.get("printed") is not None else Zoned(height),)
    if node.label == "State":
        return (state_test(node),)
    if node.label == "Blocked":
        return (blocked_test(node),)
    if node.label == "Not":
        return (negated(node, low),)
    if node.label == "Stat":
        return stat_adjective(node, low)
    if node.label in ("AnyOf", "BothOf", "Adjs"):
        return combined(node, low, many)
    if node.label == "CalledSo":
        return called_so(node)
    refuse(node, "a card cannot be asked for this")


def state_test(node: Node) -> Test:
    flag = str(node.get("is"))
    if flag not in STATES:
        refuse(node, f"{flag} is no state of a card")
    return STATES[flag]


def blocked_test(node: Node) -> Test:
    only(node, "how", "un")
    how = node.get("how")
    return State("unblocked" if how == "not" or node.get("un") else f"{how} blocked")


def negated(node: Node, low: Low) -> Test:
    """Non-X."""
    only(node, "of")
    inner = node.node("of")
    tests = type_tests(inner) if inner.label == "Type" else adjective(inner, low)
    if len(tests) != 1:
        refuse(node, "what is denied here cannot be told")
    return Not(tests[0])


def stat_adjective(node: Node, low: Low) -> tuple[Test, ...]:
    """A printed 3 difficulty card."""
    only(node, "printed", "n", "prop", "which")
    which = node.get("which")
    op = "=" if which is None else ">=" if which == "more" else "<="
    n = plain(node, node.get("n"), low)
    return (Stat(prop_of(str(node.get("prop")), node), op, n, node.get("printed") is not None),)


def combined(node: Node, low: Low, many: bool) -> tuple[Test, ...]:
    """Kick or Punch: either; Kick and Punch attacks: those and those, but one {fire} and {air} attack is both; a list
    without a word between is all of them."""
    only(node, "parts", "join")
    listed = [node_of(part, node) for part in node.parts()]
    if any(part.label == "CalledSo" for part in listed):
        listed = [
            part for part in listed if not (part.label == "Done" and part.get("act") in ("name", "named"))
        ]  # `named` "Iron Gate"
    parts = [adjective(part, low, many) for part in listed]
    if node.label == "Adjs" or (node.label == "AnyOf" and node.get("join") is None):
        return sum(parts, ())
    if node.label == "BothOf" and not many:
        return sum(parts, ())
    if any(isinstance(test, Not) for part in parts for test in part):
        refuse(node, "not this or that: which of them is denied cannot be told")
    return (either(parts, node),)


def either(parts: list[tuple[Test, ...]], node: Node) -> Test:
    """One of several tests; types become one list of types."""
    flat: list[Test] = []
    for part in parts:
        if len(part) != 1:
            refuse(node, "alternatives of more than one word each are not understood")
        flat += part[0].tests if isinstance(part[0], AnyOf) else part
    types = [test for test in flat if isinstance(test, Type)]
    if len(types) == len(flat):
        return Type(tuple(sorted({kind for test in types for kind in test.types})))
    return flat[0] if len(flat) == 1 else AnyOf(tuple(flat))


def adjectives(values: tuple[Value, ...], low: Low, of: Node, many: bool = False) -> tuple[Test, ...]:
    return sum([adjective(node_of(value, of), low, many) for value in values], ())


def called_so(node: Node) -> tuple[Test, ...]:
    """Named so; not named so."""
    only(node, "not", "name")
    name = node.get("name")
    titles = name.parts() if isinstance(name, Node) else (str(name),)
    tests: list[Test] = [Named(str(title)) for title in titles]
    test = tests[0] if len(tests) == 1 else AnyOf(tuple(tests))
    return (Not(test) if node.get("not") is not None else test,)


# Nouns


def type_tests(node: Node) -> tuple[Test, ...]:
    """The noun: a type of card, or nothing for `card`."""
    only(node, "name", "many", "noun", "trait")
    name, noun, trait = node.get("name"), node.get("noun"), node.get("trait")
    if noun not in (None, "card"):
        refuse(node, "these are no cards")
    tests: tuple[Test, ...] = ()
    if name in CARD_TYPES:
        tests = (Type((CARD_TYPES[str(name)],)),)
    elif name == "reversal":
        tests = (Kw("Reversal"),)
    elif name == "block" and noun == "card":
        tests = (HasBlock(),)
    elif name not in ("card", "momentum"):
        refuse(node, f"{'an' if str(name)[0] in 'aeiou' else 'a'} {name} is no card")
    if trait is not None:
        tests += (Named(str(trait)),) if name == "token" else trait_tests(str(trait), node)
    return tests


def heads_tests(node: Node, low: Low) -> tuple[Test, ...]:
    """A noun, or several; the last of them with words of its own: a backup or Shift attack."""
    if node.label != "Types":
        return type_tests(node)
    only(node, "parts", "join", "adjs")
    parts = [heads_tests(node_of(part, node), low) for part in node.parts()]
    if () in parts:
        refuse(node, "a card or another thing is not understood")
    if node.get("adjs") is not None:
        if len(parts) != 2 or node_of(node.parts()[1], node).label == "Types":
            refuse(node, "alternatives of more than one word each are not understood")
        parts[1] += adjectives(node.parts("adjs"), low, node)
        return (either_kind(parts),)
    several = any(len(part) > 1 for part in parts)
    if several and all(isinstance(part[0], Type) for part in parts):
        return (either_kind(parts),)
    return (either(parts, node),)


def either_kind(kinds: list[tuple[Test, ...]]) -> Test:
    """One of several kinds of cards, each of one word or more."""
    return AnyOf(tuple([kind[0] if len(kind) == 1 else AllOf(in_order(kind)) for kind in kinds]))


def in_order(tests: tuple[Test, ...]) -> tuple[Test, ...]:
    """Each set of tests in one order, however it was worded: the noun, what stands before it, what follows; `other`."""
    return tuple(sorted(tests, key=rank))


def rank(test: Test) -> int:
    if isinstance(test, Type) or is_kinds(test):
        return 1
    if test == State("other"):
        return 4
    return 0 if isinstance(test, Among | This | Ref) else 2 if before_noun(test) else 3


def is_kinds(test: Test) -> bool:
    """A backup or Shift attack."""
    return isinstance(test, AnyOf) and all(isinstance(one, AllOf | Type) for one in test.tests)


def types_in(tests: tuple[Test, ...]) -> tuple[int, ...]:
    """The types of card that these tests leave."""
    found: tuple[int, ...] = ()
    for test in tests:
        if isinstance(test, Type):
            found += test.types
        elif isinstance(test, AnyOf) and is_kinds(test):
            found += sum([types_in(one.tests if isinstance(one, AllOf) else (one,)) for one in test.tests], ())
    return found


def is_many(node: Node) -> bool:
    """Whether the noun of a phrase is a plural."""
    kind = node.get("type")
    if not isinstance(kind, Node):
        return False
    if kind.label == "Types":
        return any(isinstance(part, Node) and part.get("many") is not None for part in kind.parts())
    return kind.get("many") is not None


def kind_of(node: Node) -> str:
    """What sort of thing a noun phrase speaks of: card, attack, momentum, ability, effect, check, copy ..."""
    if node.label == "CheckSel":
        return "check"
    if node.label in ("Top", "WholeZone", "Named", "It", "Rest"):
        return "card"
    kind = node.get("type")
    if not isinstance(kind, Node):
        return "copy" if node.get("copyof") is not None else "card"
    if kind.label == "Types":
        kinds = {kind_of_head(part) for part in kind.parts() if isinstance(part, Node)}
        return kinds.pop() if len(kinds) == 1 else "card" if kinds <= set(CARD_TYPES) else "several"
    return kind_of_head(kind)


def kind_of_head(node: Node) -> str:
    if node.get("props") is not None:
        return "bonus" if node.get("name") in ("bonus", "penalty", "modifier") else "property"
    noun = node.get("noun")
    return str(node.get("name") if noun in (None, "card") else noun)


def during_attack(event: Node | None) -> bool:
    """Whether an event is one during an attack, or by one, so that later words may speak of that attack."""
    if event is not None and any(part.label == "Attacked" for part in event.walk()):
        return True
    times = [part for part in event.parts("pps") if isinstance(part, Node) and part.label == "Until"] if event else []
    periods = [one for part in times for one in part.walk() if one.label in ("Period", "Sel")]
    return any("attack" in (one.get("name"), kind_of(one) if one.label == "Sel" else "") for one in periods)
