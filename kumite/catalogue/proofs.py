"""Which rules a test file proves: the ids in `pytest.mark.proves(...)` on tests that really assert something.

Read from the syntax tree, so that an id in a comment or in an assertion's message proves nothing. Marks count on the
test, on its classes, and in `pytestmark`; a short name for a mark (`proves = pytest.mark.proves`) is looked up.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from msgspec import Struct

from kumite.catalogue.evidence import Claim, Mention

Function = ast.FunctionDef | ast.AsyncFunctionDef
Names = dict[str, ast.expr]

SKIPPING = ("skip", "skipif", "xfail")
ASSERTING_WORDS = ("assert", "check", "expect", "verify", "run_scenario")
NOT_COLLECTED = "pytest does not collect it"


class Marks(Struct, frozen=True):
    """What the decorators and the `pytestmark`s above a test say together."""

    proves: tuple[Mention, ...] = ()
    skipped: str = ""

    def __add__(self, other: Marks) -> Marks:
        """A test carries its own marks and those of its classes and its module."""
        return Marks(self.proves + other.proves, self.skipped or other.skipped)


def claims(tree: ast.Module) -> Iterator[Claim]:
    """Every test of the file that carries a `proves` mark, directly or from above."""
    names = _short_names(tree.body)
    marks = _pytestmarks(tree.body, names) + _skips_itself(tree.body)
    yield from _claims_in(tree.body, names, marks)


def _claims_in(body: list[ast.stmt], names: Names, above: Marks, prefix: str = "") -> Iterator[Claim]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _claims_of_class(node, names, above, prefix)
        elif isinstance(node, Function):
            own = _marks(node.decorator_list, names)
            if own.proves or (above.proves and _is_test(node)):
                yield _judge(node, above + own, prefix)


def _claims_of_class(node: ast.ClassDef, names: Names, above: Marks, prefix: str) -> Iterator[Claim]:
    own = _marks(node.decorator_list, names) + _pytestmarks(node.body, names)
    if not _is_test_class(node):
        own += Marks(skipped=NOT_COLLECTED)
    if own.proves and not any(isinstance(child, ast.ClassDef) or _is_test(child) for child in node.body):
        yield Claim(f"{prefix}{node.name}", node.lineno, own.proves, empty="holds no test")
    yield from _claims_in(node.body, names, above + own, f"{prefix}{node.name}.")


def _judge(node: Function, marks: Marks, prefix: str) -> Claim:
    return Claim(
        name=f"{prefix}{node.name}",
        line=node.lineno,
        mentions=marks.proves,
        empty="" if _asserts(node) else "asserts nothing",
        skipped=marks.skipped or _skips_itself(node.body).skipped or ("" if _is_test(node) else NOT_COLLECTED),
    )


def _is_test(node: ast.stmt) -> bool:
    return isinstance(node, Function) and node.name.startswith("test")


def _is_test_class(node: ast.ClassDef) -> bool:
    return node.name.startswith("Test") or any(_last_name(base).endswith("TestCase") for base in node.bases)


def _asserts(function: Function) -> bool:
    return any(_is_assertion(node) for node in ast.walk(function))


def _is_assertion(node: ast.AST) -> bool:
    if isinstance(node, ast.Assert):
        return not (isinstance(node.test, ast.Constant) and node.test.value)
    if not isinstance(node, ast.Call):
        return False
    if _dotted(node.func) in ("pytest.raises", "raises"):
        return True
    return any(word in _last_name(node.func).lower() for word in ASSERTING_WORDS)


def _pytestmarks(body: list[ast.stmt], names: Names) -> Marks:
    marks = Marks()
    for target, value in _assignments(body):
        if target == "pytestmark":
            marks += _marks(value.elts if isinstance(value, ast.List | ast.Tuple) else [value], names)
    return marks


def _skips_itself(body: list[ast.stmt]) -> Marks:
    """`pytest.skip(...)` standing alone in a body, under no condition."""
    calls = (node.value.func for node in body if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))
    for call in calls:
        if _dotted(call) in ("pytest.skip", "pytest.xfail"):
            return Marks(skipped=f"calls {_dotted(call)}")
    return Marks()


def _marks(expressions: Iterable[ast.expr], names: Names) -> Marks:
    marks = Marks()
    for expression in expressions:
        mark, arguments = _mark(expression, names)
        if mark == "proves":
            marks += Marks(proves=tuple(_mention(argument) for argument in arguments))
        elif mark in SKIPPING:
            marks += Marks(skipped=f"marked {mark}")
    return marks


def _mark(expression: ast.expr, names: Names) -> tuple[str, list[ast.expr]]:
    """The name of a pytest mark (or of unittest's skip) and its arguments; an empty name for anything else."""
    arguments: list[ast.expr] = []
    while True:
        if isinstance(expression, ast.Call):
            arguments, expression = expression.args, expression.func
        elif isinstance(expression, ast.Name) and expression.id in names:
            expression, names = names[expression.id], {}
        else:
            break
    path = _dotted(expression).split(".")
    known = len(path) > 1 and path[-2] in ("mark", "unittest")
    return (path[-1] if known else ""), arguments


def _mention(argument: ast.expr) -> Mention:
    """An id must be written out: what cannot be read here is reported as it stands, as an unknown id."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return Mention(argument.value, argument.lineno)
    return Mention(ast.unparse(argument), argument.lineno)


def _short_names(body: list[ast.stmt]) -> Names:
    """`proves = pytest.mark.proves` and the like."""
    return {target: value for target, value in _assignments(body) if ".mark." in f".{_dotted(value)}"}


def _assignments(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    for node in body:
        if isinstance(node, ast.Assign):
            yield from ((target.id, node.value) for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and node.value is not None and isinstance(node.target, ast.Name):
            yield node.target.id, node.value


def _dotted(node: ast.expr) -> str:
    """`pytest.mark.proves` for the attribute chain of that name, called or not; empty when it is no plain chain."""
    if isinstance(node, ast.Call):
        return _dotted(node.func)
    if isinstance(node, ast.Attribute):
        return f"{_dotted(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def _last_name(node: ast.expr) -> str:
    return _dotted(node).rpartition(".")[2]
