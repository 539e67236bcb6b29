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
from kumite.games.universus.words import (
    amounts,
    asked,
    before,
    bonus,
    both,
    byhand,
    changes,
    conds,
    counters,
    decks,
    digging,
    figures,
    hinder,
    keywording,
    laying,
    looks,
    modes,
    moves,
    ordering,
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
    amounts,
    asked,
    before,
    bonus,
    both,
    byhand,
    changes,
    conds,
    counters,
    decks,
    digging,
    figures,
    hinder,
    keywording,
    laying,
    looks,
    modes,
    moves,
    ordering,
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


def read_ability(text: str, where: str = "ability") -> Ability:
    """The ability a text describes; BadTree with its place where it describes none."""
    made = read_tree(text, where)
    if not isinstance(made, Ability):
        raise BadTree(f"{where}: {brief(text)} is no Ability(...)")
    return made


def read_tree(text: str, where: str = "tree") -> Any:
    """Any part of a tree."""
    if len(text) > LONGEST:
        raise BadTree(f"{where}: a text of {len(text)} letters is too long")
    try:
        parsed = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise BadTree(f"{where}: {brief(text)} cannot be read: {getattr(error, 'msg', 'nested too deeply')}") from None
    return built(parsed, where)


def built(node: ast.expr, where: str) -> Any:
    """The value of one part."""
    if isinstance(node, ast.Constant) and isinstance(node.value, int | str | bool | type(None)):
        return node.value
    if isinstance(node, ast.Tuple):
        return tuple([built(part, where) for part in node.elts])
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
        value = node.operand.value
        if isinstance(value, int):
            return -value
    if isinstance(node, ast.Name):
        if node.id in NUMBERS:
            return NUMBERS[node.id]
        raise BadTree(f"{where}, column {node.col_offset + 1}: unknown name {brief(node.id)}")
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return called(node, node.func.id, where)
    raise BadTree(f"{where}, column {node.col_offset + 1}: only words, numbers, texts and tuples can stand here")


def called(node: ast.Call, name: str, where: str) -> Record:
    """A word with its fields."""
    if name not in WORDS:
        raise BadTree(f"{where}, column {node.col_offset + 1}: unknown word {brief(name)}{nearest(name)}")
    given = [built(part, where) for part in node.args]
    named = {str(part.arg): built(part.value, where) for part in node.keywords}
    try:
        return WORDS[name](*given, **named)
    except TypeError as error:
        reason = str(error).replace("__init__()", "it").replace(f"{name}.", "")
        raise BadTree(f"{where}, column {node.col_offset + 1}: {name}: {reason}") from None


def nearest(name: str) -> str:
    """Did you mean ...?"""
    close = get_close_matches(name, list(WORDS), 1)
    return f"; did you mean {close[0]}?" if close else ""
