"""Phrases after a noun as tests: with, without, that, whose, of difficulty."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias

from kumite.english.lower.base import Low, node_of, only, refuse, selector
from kumite.english.lower.nouns.abilities import sort_of
from kumite.english.lower.nouns.adjectives import either, is_own_trait, prop_of, props_of, symbol_test, trait_tests
from kumite.english.lower.nouns.asking import ability_tests, blocks, keywords_counted
from kumite.english.lower.nouns.phrase import is_one
from kumite.english.lower.nouns.quantity import compare, plain
from kumite.english.nodes import Node
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import ATTACK, BLOCK, BLOCK_ZONE, CHARACTER, DAMAGE, DOER, HEIGHTS, SPEED, YOU
from kumite.games.universus.words.amounts import Best
from kumite.games.universus.words.amounts import Value as ValueOf
from kumite.games.universus.words.asked import HasAbility, Preceding, Shares, SharesName
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.tests import AnyOf, CopyOf, Kw, Named, Not, Stat, State, Symbol, TheNamed, Trait

ASKED: Final = re.compile(r"\b(?:if|when|while|after|before|unless)\b[^.:,]*$", re.IGNORECASE)
Tests: TypeAlias = "tuple[Test, ...]"


def denied(tests: Tests, node: Node) -> Tests:
    if len(tests) != 1:
        refuse(node, "what is denied here cannot be told")
    return (tests[0].test,) if isinstance(tests[0], Not) else (Not(tests[0]),)


# With


def has_tests(node: Node, low: Low) -> Tests:
    """What a with phrase asks."""
    for rule in HAS.get(node.label, ()):
        found = rule(node, low)
        if found is not None:
            return found
    refuse(node, "a card cannot be asked for this")


def has_stat(node: Node, low: Low) -> Tests:
    """A printed difficulty of 3 or less; a block modifier of +2 or more."""
    only(node, "kind", "props", "cmp", "by", "join", "kind2", "props2", "cmp2", "printed")
    first = stats(node, low, "kind", "props", "cmp")
    if node.get("props2") is None:
        return first
    second = stats(node, low, "kind2", "props2", "cmp2")
    return first + second if node.get("join") == "and" else (either([first, second], node),)


def stats(node: Node, low: Low, kind: str, props: str, cmp: str) -> Tests:
    listed = node.node(props)
    if node.get(kind) not in (None, "printed", "base"):
        refuse(node, f"{node.get(kind)} values of a card are not understood")
    printed = node.get(kind) is not None or listed.get("printed") is not None or node.get("printed") is not None
    sign = node.get("by") if cmp == "cmp" else None
    if sign is not None:
        op, n = (
            {None: "=", "more": ">=", "less": "<="}[None if node.get(cmp) is None else str(node.get(cmp))],
            int(str(sign)),
        )
        return tuple([Stat(prop, op, n, printed) for prop in props_of(listed, low)])
    compared = node.node(cmp)
    if compared.label == "OneOf":
        numbers = [plain(compared, part, low) for part in compared.parts()]
        only_one = prop_of(listed.parts()[0], listed) if len(listed.parts()) == 1 else refuse(node, "too many values")
        return (AnyOf(tuple([Stat(only_one, "=", n, printed) for n in numbers])),)
    op, amount = compare(compared, low)
    tests: Tests = tuple([Stat(prop, op, amount, printed) for prop in props_of(listed, low)])
    return (either([(test,) for test in tests], node),) if listed.get("join") == "or" else tests


def has_stats(node: Node, low: Low) -> Tests:
    """3 speed and 4 damage."""
    only(node, "n", "m")
    return (
        Stat(SPEED, "=", plain(node, node.get("n"), low)),
        Stat(DAMAGE, "=", plain(node, node.get("m"), low)),
    )


def has_block(node: Node, low: Low) -> Tests:
    """A +2 mid block; a +1 or +2 block; a +3 block or higher."""
    only(node, "by", "or", "which", "zone", "cmp")
    tests: Tests = ()
    if node.get("by") is not None:
        op = {"more": ">=", "less": "<="}.get(str(node.get("which")), "=")
        sizes = [Stat(BLOCK, op, int(str(node.get(name)))) for name in ("by", "or") if node.get(name) is not None]
        tests += (AnyOf(tuple(sizes)),) if sizes[1:] else tuple(sizes)
    if node.get("cmp") is not None:
        op, amount = compare(node.node("cmp"), low)
        tests += (Stat(BLOCK, op, amount),)
    if node.get("zone") is not None:
        tests += (Stat(BLOCK_ZONE, "=", HEIGHTS.index(str(node.get("zone")))),)
    return tests


def has_same(node: Node, low: Low) -> Tests:
    """The same printed difficulty as that card; the same name as this card."""
    only(node, "printed", "props", "as", "that")
    if node.get("props") is None:
        refuse(node, "the same as what cannot be told")
    props, against = node.node("props"), node.get("as")
    if node.get("that") is not None:  # a card with that name: of the card just named
        return (copy_test(selector(Node("It", (("word", "it"),), node.start, node.start), low), node),)
    other = low.subject if against is None else selector(node.node("as"), low)  # +1 for each card with the same name
    if not isinstance(other, Test) or (against is None and not isinstance(other, This | TheAttack | Ref)):
        refuse(node, "the same as what cannot be told")
    if against is None and isinstance(other, TheAttack) and low.card_type == ATTACK and not other.tests:
        other = This()  # an attack's own Enhances are played in its own sequence
    if props.parts() == ("name",):
        return (copy_test(other, node),)
    if props.parts() == ("identity",):
        return (of_identity(other, node, low),)
    printed = node.get("printed") is not None or props.get("printed") is not None
    single(other, node)
    return tuple([Stat(prop, "=", ValueOf(other, prop, printed), printed) for prop in props_of(props, low)])


def has_other(node: Node, low: Low) -> Tests:
    """A lower difficulty than this card; a different name than this card."""
    only(node, "props", "as", "which", "printed")
    against = node.get("as")
    if against is None and node.get("which") is not None and ASKED.search(low.text[: node.start]) is None:
        # build 1 backup with a lower difficulty: than that of the card just named
        against = Node("It", (("word", "it"),), node.start, node.start)
    if not isinstance(against, Node) or against.label in ("Props", "WholeZone"):  # a zone: from where, not than what
        refuse(node, "other than what cannot be told")
    other, props = selector(against, low), node.node("props")
    if props.parts() == ("name",) and node.get("which") is None:
        return (Not(copy_test(other, node)),)
    if props.parts() == ("identity",) and node.get("which") is None:
        return (Not(of_identity(other, node, low)),)
    op = {None: "!=", "more": ">", "less": "<", "lower": "<"}[
        None if node.get("which") is None else str(node.get("which"))
    ]
    printed = node.get("printed") is not None or props.get("printed") is not None
    if isinstance(other, Sel) and other.every and op in MOST and not (other.top or other.bottom or other.next):
        among = Sel(1, YOU if other.whose == DOER else other.whose, other.tests, other.zones)
        return tuple([Stat(prop, op, Best(MOST[op], among, prop, printed), printed) for prop in props_of(props, low)])
    single(other, node)
    return tuple([Stat(prop, op, ValueOf(other, prop, printed), printed) for prop in props_of(props, low)])


MOST: Final = {">": "highest", "<": "lowest"}  # of all that are compared with


def of_identity(other: Test, node: Node, low: Low) -> Test:
    """Of the identity of your character (UVS-RULING-48)."""
    return SharesName() if other in own_character(low) else refuse(node, "of whose identity this is cannot be told")


def own_character(low: Low) -> Tests:
    """Your character; this card, if it is one."""
    return (Yours(), This()) if low.card_type == CHARACTER else (Yours(),)


def single(what: Test, node: Node) -> None:
    at_end = isinstance(what, Sel) and (what.top or what.bottom) and what.n == 1 and not what.tests
    before = isinstance(what, Sel) and any(isinstance(test, Preceding) and test.directly for test in what.tests)
    if (
        not at_end
        and not before
        and not (isinstance(what, Sel) and is_one(what))
        and not isinstance(what, This | TheAttack | Yours | Ref)
    ):
        refuse(node, "the value of which card cannot be told")


def copy_test(other: Test, node: Node) -> Test:
    """A copy of that card: of the same name."""
    if isinstance(other, This):
        return CopyOf("this")
    if isinstance(other, Ref) and other.name != "event all":
        return CopyOf(other.name)
    if (isinstance(other, TheAttack) and not other.tests) or other == Yours():
        return CopyOf("attack" if isinstance(other, TheAttack) else "character")
    if isinstance(other, Named | TheNamed):
        return other
    if isinstance(other, Sel) and (other.n == 1 or other.every) and not (other.next or other.top or other.bottom):
        tests = tuple([test for test in other.tests if test != State("other")])  # no card shares with itself
        return Shares(Sel(1, YOU if other.whose == DOER else other.whose, tests, other.zones), "name")
    refuse(node, "a copy of which card cannot be told")


def has_keyword(node: Node, low: Low) -> Tests:
    """With Stun, with Fury or Punch, with the {fire} symbol."""
    only(node, "what", "printed")
    listed = node.node("what")
    only(listed, "parts", "join")
    parts = [keyword_tests(node_of(part, listed)) for part in listed.parts()]
    if node.get("printed") is not None:
        parts = [tuple([in_print(test, node) for test in tests]) for tests in parts]
    return (either(parts, node),) if listed.get("join") == "or" else sum(parts, ())


def in_print(test: Test, node: Node) -> Test:
    """With printed Stun, with the printed keyword Fury, with a printed symbol."""
    if isinstance(test, Kw | Trait | Symbol):
        return type(test)(test.name, True)
    return refuse(node, "this cannot be asked of the print")


def keyword_tests(node: Node) -> Tests:
    """One keyword of a list, by its name."""
    only(node, "name", "symbol", "kind", "det")
    if node.get("det") not in (None, "a", "the"):
        refuse(node, "a card cannot be asked for this")
    if node.get("symbol") is not None:
        return (symbol_test(str(node.get("symbol")), node),)
    name = str(node.get("name"))
    if node.get("kind") == "trait" and is_own_trait(name):
        return (Trait(name),)
    return trait_tests(name, node)


def has_name(node: Node, low: Low) -> Tests:
    """With "Iron" in its name."""
    only(node, "names", "det", "of")
    if node.get("names") is None:
        refuse(node, "the same name as what cannot be told")
    tests: list[Tests] = [(Named(str(title), True),) for title in node.node("names").parts()]
    return (either(tests, node),)


def has_ability(node: Node, low: Low) -> Tests:
    """With no abilities."""
    if (
        "no" not in node.parts("words")
        or node.get("adjs") is not None
        or node.get("clause") is not None
        or node.get("printed")
    ):
        return ability_tests(node, low)
    only(node, "name", "many")
    return (State("with no abilities"),)


def holds(node: Node, low: Low) -> Tests:
    """With no keywords; with 1 or more keywords."""
    n, kind = node.get("n"), node.get("type")
    props = kind.get("props") if isinstance(kind, Node) else None
    if isinstance(kind, Node) and (
        kind.get("name") == "block" or (isinstance(props, Node) and {"blockmod", "block zone"} & set(props.parts()))
    ):
        return blocks(node)
    if isinstance(kind, Node) and kind.get("name") in ("ability", "enhance", "response", "form", "blitz"):
        return abilities_held(node, kind, low)
    only(node, "n", "type", "det", "printed", "adjs")
    if not isinstance(kind, Node) or kind.get("name") not in ("keyword", "symbol", "trait"):
        refuse(node, "no card can be asked what is on it")
    only(kind, "name", "many")
    name = str(kind.get("name"))
    symbols = [adj for adj in node.parts("adjs") if isinstance(adj, Node) and adj.label == "Symbol"]
    if name == "symbol" and len(symbols) == 1 and is_any(n, low):
        kept = tuple([adj for adj in node.parts("adjs") if adj is not symbols[0]])
        bare = Node(node.label, (("adjs", kept),), node.start, node.end)
        in_ink = only_printed(bare) or node.get("printed") is not None
        return (Symbol(str(symbols[0].get("name")), in_ink),)
    printed = only_printed(node) or node.get("printed") is not None
    if isinstance(n, Node) and n.label == "Each" and n.get("any") is not None:
        n = Node("AtLeast", (("n", Node("Num", (("n", 1),), n.start, n.end)),), n.start, n.end)
    if name == "keyword" and not printed and n in ("0", 0):
        return (Kw(""),)
    if name == "keyword" and not printed and n is not None and is_any(n, low):
        return (Not(Kw("")),)
    return keywords_counted(n, low, node, name, printed)


def is_any(n: object, low: Low) -> bool:
    """1 or more."""
    return isinstance(n, Node) and n.label in ("AtLeast", "Num") and plain(n, n.get("n"), low) == 1


def only_printed(node: Node) -> bool:
    """More than 2 printed keywords; of another kind they cannot be."""
    for adj in node.parts("adjs"):
        if not isinstance(adj, Node) or adj.label != "State" or adj.get("is") != "printed":
            refuse(node, "of what kind these are cannot be asked")
    return bool(node.parts("adjs"))


def abilities_held(node: Node, kind: Node, low: Low) -> Tests:
    """With 2 or more Enhance abilities; with exactly 1 ability."""
    only(node, "n", "type", "adjs", "printed", "more")
    told = [field for field in node.fields if field[0] in ("adjs", "type")]
    sort = sort_of(Node("Sel", tuple(told), node.start, node.end), low, This())
    printed = sort.printed or node.get("printed") is not None
    if isinstance(node.get("more"), Node):
        op, n = ">", plain(node, node.get("more"), low)
    else:
        which = node_of(node.get("n"), node)
        op, n = (">=", plain(which, which.get("n"), low)) if which.label == "Num" else compare(which, low)
    if not isinstance(n, int):
        refuse(node, "how many abilities these are cannot be told")
    op, n = {">": (">=", n + 1), "<": ("<=", n - 1)}.get(op, (op, n))
    return (HasAbility(sort.kind, (), sort.keyword, printed, op, n, sort.rider),)


HasRule: TypeAlias = "Callable[[Node, Low], Tests | None]"
HAS: Final[dict[str, tuple[HasRule, ...]]] = {}  # by label: contents.py
