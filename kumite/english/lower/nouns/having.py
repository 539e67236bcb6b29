"""Phrases after a noun as tests: with, without, that, whose, of difficulty."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kumite.english.lower.base import Low, node_of, only, refuse, selector
from kumite.english.lower.nouns.adjectives import NOUNS, adjective, either, prop_of, props_of, symbol_test, trait_tests
from kumite.english.lower.nouns.asking import ability_tests, blocks, done_tests, keywords_counted, shared_with
from kumite.english.lower.nouns.quantity import compare, plain
from kumite.english.nodes import Node
from kumite.games.universus.printed import Test
from kumite.games.universus.terms import (
    BLOCK,
    BLOCK_ZONE,
    CHARACTER,
    DAMAGE,
    DOER,
    HEIGHTS,
    SPEED,
    V_ATTACKED,
    V_BUILD,
    V_CHECK,
    V_CLEAR,
    V_COMMIT,
    V_DEAL,
    V_DESTROY,
    V_DISCARD,
    V_DRAW,
    V_FLIP,
    V_MILL,
    V_PLAY,
    V_READY,
    V_REMOVE,
    V_REVEAL,
    V_REVIEW,
    V_SACRIFICE,
    V_SPEND,
    V_UNFLIP,
    YOU,
)
from kumite.games.universus.words.amounts import Value as ValueOf
from kumite.games.universus.words.asked import Shares
from kumite.games.universus.words.sels import Ref, Sel, TheAttack, This, Yours
from kumite.games.universus.words.tests import (
    AnyOf,
    CopyOf,
    Done,
    Kw,
    Named,
    Not,
    SharesName,
    SharesSymbol,
    Stat,
    State,
    TheNamed,
)

Tests: TypeAlias = "tuple[Test, ...]"

VERBS: Final = {
    "attack": V_ATTACKED,
    "build": V_BUILD,
    "check": V_CHECK,
    "clear": V_CLEAR,
    "commit": V_COMMIT,
    "deal": V_DEAL,
    "destroy": V_DESTROY,
    "discard": V_DISCARD,
    "draw": V_DRAW,
    "flip": V_FLIP,
    "mill": V_MILL,
    "play": V_PLAY,
    "ready": V_READY,
    "remove": V_REMOVE,
    "reveal": V_REVEAL,
    "review": V_REVIEW,
    "sacrifice": V_SACRIFICE,
    "spend": V_SPEND,
    "unflip": V_UNFLIP,
}


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
    only(node, "printed", "props", "as")
    if node.get("props") is None or node.get("as") is None:
        refuse(node, "the same as what cannot be told")
    props = node.node("props")
    other = selector(node.node("as"), low)
    if props.parts() == ("name",):
        return (copy_test(other, node),)
    printed = node.get("printed") is not None or props.get("printed") is not None
    single(other, node)
    return tuple([Stat(prop, "=", ValueOf(other, prop, printed), printed) for prop in props_of(props, low)])


def has_other(node: Node, low: Low) -> Tests:
    """A lower difficulty than this card; a different name than this card."""
    only(node, "props", "as", "which", "printed")
    against = node.get("as")
    if not isinstance(against, Node) or against.label in ("Props", "WholeZone"):  # a zone: from where, not than what
        refuse(node, "other than what cannot be told")
    other, props = selector(against, low), node.node("props")
    if props.parts() == ("name",) and node.get("which") is None:
        return (Not(copy_test(other, node)),)
    op = {None: "!=", "more": ">", "less": "<", "lower": "<"}[
        None if node.get("which") is None else str(node.get("which"))
    ]
    printed = node.get("printed") is not None or props.get("printed") is not None
    single(other, node)
    return tuple([Stat(prop, op, ValueOf(other, prop, printed), printed) for prop in props_of(props, low)])


def single(what: Test, node: Node) -> None:
    if not isinstance(what, This | TheAttack | Yours | Ref):
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
    only(node, "what")
    listed = node.node("what")
    only(listed, "parts", "join")
    parts = [keyword_tests(node_of(part, listed)) for part in listed.parts()]
    return (either(parts, node),) if listed.get("join") == "or" else sum(parts, ())


def keyword_tests(node: Node) -> Tests:
    """One keyword of a list, by its name."""
    only(node, "name", "symbol", "kind", "det")
    if node.get("det") not in (None, "a", "the"):
        refuse(node, "a card cannot be asked for this")
    if node.get("symbol") is not None:
        return (symbol_test(str(node.get("symbol")), node),)
    return trait_tests(str(node.get("name")), node)


def has_name(node: Node, low: Low) -> Tests:
    """With "Iron" in its name."""
    only(node, "names", "det", "of")
    if node.get("names") is None:
        refuse(node, "the same name as what cannot be told")
    tests: list[Tests] = [(Named(str(title), True),) for title in node.node("names").parts()]
    return (either(tests, node),)


def has_ability(node: Node, low: Low) -> Tests:
    """With no abilities."""
    if "no" not in node.parts("words") or node.get("adjs") is not None or node.get("clause") is not None:
        return ability_tests(node, low)
    only(node, "name", "many")
    return (State("with no abilities"),)


def holds(node: Node, low: Low) -> Tests:
    """With no keywords; with 1 or more keywords."""
    n, kind = node.get("n"), node.get("type")
    props = kind.get("props") if isinstance(kind, Node) else None
    if isinstance(kind, Node) and (
        kind.get("name") == "block" or (isinstance(props, Node) and "blockmod" in props.parts())
    ):
        return blocks(node)
    only(node, "n", "type", "det")
    if not isinstance(kind, Node) or kind.get("name") != "keyword":
        refuse(node, "no card can be asked what is on it")
    if n in ("0", 0):
        return (Kw(""),)
    if isinstance(n, Node) and n.label in ("AtLeast", "Num") and plain(n, n.get("n"), low) == 1:
        return (Not(Kw("")),)
    return keywords_counted(n, low, node)


HasRule: TypeAlias = "Callable[[Node, Low], Tests | None]"
HAS: Final[dict[str, tuple[HasRule, ...]]] = {}  # by label: contents.py


# That


def clause_tests(node: Node, low: Low) -> Tests:
    """What a relative clause asks; where and whose are for the noun."""
    for rule in CLAUSES.get(node.label, ()):
        found = rule(node, low)
        if found is not None:
            return found
    refuse(node, "a card cannot be asked for this")


def perfect(node: Node, low: Low) -> Tests:
    """That has not been readied this Combat Phase; that was destroyed this turn."""
    only(node, "not", "act", "pps", "tense")
    if node.label == "Was" and node.get("tense") == "is":
        refuse(node, "a state or an event: that cannot be told")
    pps = [node_of(part, node) for part in node.parts("pps")]
    if node.get("act") == "block" and not pps:
        return (State("unblocked" if node.get("not") is not None else "blocked"),)
    tests = done_tests(str(node.get("act")), pps, low) or (happened(str(node.get("act")), node),)
    return denied(tests, node) if node.get("not") is not None else tests


def happened(act: str, node: Node) -> Test:
    """Something was done to the card, within the time that the node names."""
    when = [period_word(node_of(part, node)) for part in node.parts("pps")]
    if act == "ready" and when == ["combat phase"]:
        return State("readied this Combat Phase")
    if act not in VERBS or when != ["turn"]:
        refuse(node, "whether that has happened to a card is not remembered")
    return Done(VERBS[act])


def period_word(node: Node) -> str:
    """The plain period of a time phrase: this turn, this Combat Phase."""
    if node.label == "Until":
        node = node.node("until")
    if node.label == "This":
        return str(node.get("period")).lower()
    if node.label == "During" and [name for name, _ in node.fields if name != "words"] == ["period"]:
        period = node.node("period")
        said = {name for name, _ in period.fields} - {"words"}
        if said <= {"det", "name"} and period.get("det") in (None, "this", "the"):
            return str(period.get("name")).lower()
    return ""


def is_a(node: Node, low: Low) -> Tests:
    """That is not an attack."""
    only(node, "tense", "not", "as")
    if node.get("tense") != "is":
        refuse(node, "what a card was is not understood here")
    tests = being(node.node("as"), low)
    return denied(tests, node) if node.get("not") is not None else tests


def being(node: Node, low: Low) -> Tests:
    """An isn node: a Kick attack, completely blocked, a copy of this card."""
    return NOUNS[node.label](node, low) if node.label in NOUNS else adjective(node, low)


def has_thing(node: Node, low: Low) -> Tests:
    only(node, "has", "not")
    tests = has_tests(node.node("has"), low)
    return denied(tests, node) if node.get("not") is not None else tests


def shares(node: Node, low: Low) -> Tests:
    """That shares a symbol, or a name, with your character."""
    only(node, "not", "n", "of", "with")
    with_whom, of = selector(node.node("with"), low), node.get("of")
    if of == "name" and isinstance(with_whom, This | Ref | Sel) and how_many_shared(node, low) == 1:
        tests: Tests = (copy_test(with_whom, node),)
    elif with_whom not in own_character(low) or of not in ("symbol", "name"):
        tests = shared_with(with_whom, of, how_many_shared(node, low), node)
    elif of == "symbol":
        exact = isinstance(node.get("n"), Node) and node.node("n").label == "Exactly"
        tests = (SharesSymbol(how_many_shared(node, low, exact), "=" if exact else ">="),)
    else:
        tests = (SharesName(),)
    return denied(tests, node) if node.get("not") is not None else tests


def own_character(low: Low) -> Tests:
    """Your character; this card, if it is one."""
    return (Yours(), This()) if low.card_type == CHARACTER else (Yours(),)


def how_many_shared(node: Node, low: Low, exact: bool = False) -> int:
    """A symbol; 2 or more symbols."""
    n = node.get("n")
    if n is None:
        return 1
    op, count = compare(n, low) if isinstance(n, Node) else ("=", n)
    if not isinstance(count, int) or (op != ">=" and isinstance(n, Node) and n.label != "Num" and not exact):
        refuse(node, "how many are shared is not understood")
    return count


def dealt_damage(node: Node, low: Low) -> Tests:
    only(node, "n")
    if node.node("n").fields:
        refuse(node, "how much damage a card has dealt is not remembered")
    return (State("that dealt damage"),)


def dealt_none(node: Node, low: Low) -> Tests:
    does = node.node("does")
    if does.label != "Deal" or does.node("n") != Node("Damage", (), 0, 0):
        refuse(node, "a card cannot be asked for this")
    return (Not(State("that dealt damage")),)


CLAUSES: Final[dict[str, tuple[HasRule, ...]]] = {}
