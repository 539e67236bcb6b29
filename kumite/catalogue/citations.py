"""Which rules a module of the engine cites: in docstrings, and in `rules = (...)` on its classes.

Compiled code has no docstrings, so a step that explains itself carries its ids as data; both count, comments do not.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from kumite.catalogue.evidence import Mention
from kumite.catalogue.ids import mentions

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef

RULES_ATTRIBUTE = "rules"


def citations(tree: ast.Module) -> Iterator[Mention]:
    """Every id the module cites, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, Documented):
            yield from _in_docstring(node)
        if isinstance(node, ast.ClassDef):
            for statement in node.body:
                yield from _in_rules_data(statement)


def _in_docstring(node: Documented) -> Iterator[Mention]:
    if ast.get_docstring(node, clean=False) is None:
        return
    statement = node.body[0]
    assert isinstance(statement, ast.Expr)
    yield from _in_string(statement.value)


def _in_rules_data(statement: ast.stmt) -> Iterator[Mention]:
    if isinstance(statement, ast.Assign):
        targets, value = statement.targets, statement.value
    elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
        targets, value = [statement.target], statement.value
    else:
        return
    if any(isinstance(target, ast.Name) and target.id == RULES_ATTRIBUTE for target in targets):
        for part in ast.walk(value):
            yield from _in_string(part)


def _in_string(node: ast.AST) -> Iterator[Mention]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        for rule_id, offset in mentions(node.value):
            yield Mention(rule_id, node.lineno + node.value.count("\n", 0, offset))
