"""Reading ability trees from text: the same notation that they are printed in (`repr`), and nothing else.

Ability(ENHANCE, (Modify(TheAttack(YOU), SPEED, 2),), (Flip(This()),))
"""

from __future__ import annotations

import ast
from difflib import get_close_matches
from typing import Any, Final

from kumite.core.position import Record
from kumite.errors import Refusal, brief
from kumite.games.universus import position, terms
from kumite.games.universus.printed import Ability, Amount, Cond, Keyword, Rider, Test, Trigger, Word
from kumite.games.universus.trees.constructors import needed, order_of
from kumite.games.universus.trees.soundness import unsound
from kumite.games.universus.trees.wordfields import UNWRITTEN, fault_of, slot_of
from kumite.games.universus.words import (
    abilities,
    amounts,
    announcing,
    asked,
    atonce,
    before,
    besides,
    bonus,
    both,
    byhand,
    changes,
    coming,
    conds,
    counters,
    decks,
    digging,
    ending,
    figures,
    hinder,
    keywording,
    laying,
    looks,
    modes,
    moves,
    opening,
    ordering,
    outermost,
    own,
    plays,
    progress,
    reckoning,
    riders,
    rule,
    sels,
    standing,
    structure,
    tallied,
    tests,
    traced,
    triggers,
    trying,
    turns,
    vitals,
)

MODULES: Final = (
    abilities,
    amounts,
    announcing,
    asked,
    atonce,
    before,
    besides,
    bonus,
    both,
    byhand,
    changes,
    coming,
    conds,
    counters,
    decks,
    digging,
    ending,
    figures,
    hinder,
    keywording,
    laying,
    looks,
    modes,
    moves,
    opening,
    ordering,
    own,
    outermost,
    plays,
    progress,
    reckoning,
    riders,
    rule,
    sels,
    standing,
    structure,
    tallied,
    tests,
    traced,
    triggers,
    trying,
    turns,
    vitals,
)
NODES: Final = (Word, Amount, Cond, Test, Trigger, Rider, Ability, Keyword)
LONGEST: Final = 20_000


class BadTree(Refusal):
    """A text that is no ability tree."""


def vocabulary() -> dict[str, type[Record]]:
    """Every word there is, by name."""
    found: dict[str, type[Record]] = {"Ability": Ability, "Keyword": Keyword}
    for module in MODULES:
        for name in dir(module):
            thing = getattr(module, name)
            if isinstance(thing, type) and issubclass(thing, NODES) and thing not in NODES:
                found[name] = thing
    return found


def constants() -> dict[str, int]:
    """YOU, RIVAL, SPEED, V_DRAW ...: names for the numbers."""
    found: dict[str, int] = {}
    for module in (terms, rule, position):
        for name in dir(module):
            value = getattr(module, name)
            if name.isupper() and isinstance(value, int):
                found[name] = value
    return found


WORDS: Final = vocabulary()
NUMBERS: Final = constants()


def read_ability(text: str, where: str = "ability", checked: bool = False) -> Ability:
    """The ability a text describes; BadTree with its place where it describes none."""
    made = read_tree(text, where, checked)
    if not isinstance(made, Ability):
        raise BadTree(f"{where}: {brief(text)} is no Ability(...)")
    return made


def read_tree(text: str, where: str = "tree", checked: bool = False) -> Any:
    """Any part of a tree; `checked`, where it comes from outside: every field must hold what may stand there."""
    if len(text) > LONGEST:
        raise BadTree(f"{where}: a text of {len(text)} letters is too long")
    try:
        parsed = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        wrong = getattr(error, "msg", "nested too deeply")
        raise BadTree(f"{where}: {brief(text)} is no tree like Ability(FORM, (Draw(1),)): {wrong}") from None
    return built(parsed, where, checked)


def built(node: ast.expr, where: str, checked: bool) -> Any:
    """The value of one part; `where` leads to it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, int | str | bool | type(None)):
        return node.value
    if isinstance(node, ast.Tuple):
        return tuple([built(part, f"{where}[{at}]", checked) for at, part in enumerate(node.elts)])
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
        value = node.operand.value
        if isinstance(value, int):
            return -value
    if isinstance(node, ast.Name):
        if node.id in NUMBERS:
            return NUMBERS[node.id]
        raise BadTree(f"{where}, column {node.col_offset + 1}: unknown name {brief(node.id)}")
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return called(node, node.func.id, where, checked)
    raise BadTree(f"{where}, column {node.col_offset + 1}: only words, numbers, texts and tuples can stand here")


def called(node: ast.Call, name: str, where: str, checked: bool) -> Record:
    """A word with its fields."""
    place = f"{where}, column {node.col_offset + 1}"
    if name not in WORDS:
        raise BadTree(f"{place}: unknown word {brief(name)}{nearest(name)}")
    if checked and name in UNWRITTEN:
        raise BadTree(f"{place}: {name} is no word of a text")
    held: dict[str, Any] = {}
    for field, part in given(node, name, place):
        held[field] = built(part, f"{where}.{field}", checked)
        wrong = fault_of(name, field, held[field]) if checked else ""
        if wrong:
            raise BadTree(f"{where}, column {part.col_offset + 1}: {wrong}")
    wrong = unsound(name, held) if checked else ""
    if wrong:
        raise BadTree(f"{place}: {wrong}")
    try:
        return WORDS[name](**held)
    except (TypeError, AttributeError) as error:  # unchecked, or a constructor that does not tell what it needs
        raise BadTree(f"{place}: {name}: {str(error).replace('__init__()', 'it')}") from None


def given(node: ast.Call, name: str, place: str) -> list[tuple[str, ast.expr]]:
    """The fields that are written, by name, whether they are named or stand in their order."""
    order = order_of(WORDS[name])
    has = f"it has {', '.join(order)}" if order else "it has none"
    if len(node.args) > len(order):
        raise BadTree(f"{place}: {name} has no {len(node.args)} fields; {has}")
    found = list(zip(order, node.args, strict=False))
    for part in node.keywords:
        if part.arg not in order:
            raise BadTree(f"{place}: {name} has no field {brief(part.arg)}; {has}")
        if part.arg in [field for field, _ in found]:
            raise BadTree(f"{place}: {name}.{part.arg} is given twice")
        found.append((part.arg, part.value))
    for field in needed(WORDS[name]):
        if field not in [one for one, _ in found]:
            slot = slot_of(name, field)
            raise BadTree(f"{place}: {name}.{field} is missing{f'; it must be {slot.wants()}' if slot else ''}")
    return found


def nearest(name: str) -> str:
    """Did you mean ...?"""
    close = get_close_matches(name, list(WORDS), 1)
    return f"; did you mean {close[0]}?" if close else ""
