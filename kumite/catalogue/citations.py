"""Which rules a module of the engine cites: in docstrings, and as data: strings that are an id and nothing else.

Compiled code has no docstrings, so steps and events carry their ids as data; both count, comments do not.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from kumite.catalogue.evidence import Mention
from kumite.catalogue.ids import mentions

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def citations(tree: ast.Module) -> Iterator[Mention]:
    """Every id the module cites, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, Documented):
            yield from _in_docstring(node)
        elif isinstance(node, ast.Constant):
            yield from _if_nothing_else(node)


def _in_docstring(node: Documented) -> Iterator[Mention]:
    if ast.get_docstring(node, clean=False) is None:
        return
    statement = node.body[0]
    assert isinstance(statement, ast.Expr)
    yield from _in_string(statement.value)


def _if_nothing_else(node: ast.Constant) -> Iterator[Mention]:
    for mention in _in_string(node):
        if mention.rule_id == node.value:
            yield mention


def _in_string(node: ast.AST) -> Iterator[Mention]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        for rule_id, offset in mentions(node.value):
            yield Mention(rule_id, node.lineno + node.value.count("\n", 0, offset))
