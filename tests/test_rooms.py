"""The rooms of the house: who may import whom, what the rules may not touch, and how long a piece of code may be."""

import ast
import io
import sys
import tokenize
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

BASE = {"errors", "build"}
RULES = BASE | {"core", "games"}
PLAYED = RULES | {"catalogue", "play"}
MAY_IMPORT = {
    "errors": set[str](),
    "build": {"errors"},
    "catalogue": {"errors"},
    "core": BASE,
    "games": BASE | {"core"},
    "english": RULES,
    "cards": RULES | {"english", "play"},
    "play": RULES | {"catalogue"},
    "bots": RULES | {"play"},
    "sim": RULES | {"play", "bots", "kumite"},
    "envs": RULES | {"play", "bots", "kumite"},
    "server": PLAYED | {"bots", "cards", "english"},
    "client": RULES | {"play"},
    "cli": PLAYED | {"bots", "cards", "english", "sim", "envs", "server", "client", "kumite"},
    "kumite": PLAYED | {"bots"},  # the package itself: what `import kumite` offers
    "__main__": {"cli"},
}
COMPILED = {"core", "games"}
THIRD_PARTY_IN_COMPILED = {"msgspec", "mypy_extensions"}
NOT_IN_COMPILED = {  # randomness, time, the machine, the outside world: that is for `play` and above
    *("random", "secrets", "uuid", "time", "datetime", "os", "sys", "io", "pathlib", "tempfile", "shutil", "socket"),
    *("asyncio", "threading", "multiprocessing", "concurrent", "subprocess", "signal", "logging", "urllib", "http"),
}
NOT_CALLED_IN_COMPILED = {"open", "print", "input", "exec", "eval", "__import__"}
MODULE_LINES = 400
FUNCTION_LINES = 40  # of code; the aim is 25


def room_of(module: str) -> str:
    """The room a dotted module name is in; "kumite" for the package itself."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else parts[0]


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imports(tree: ast.Module, known: set[str]) -> Iterator[tuple[int, str]]:
    """Every imported module with its line, wherever in the file; `from kumite import play` is kumite.play."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module == "kumite":
            yield from ((node.lineno, f"kumite.{a.name}" if a.name in known else "kumite") for a in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, "." * node.level + (node.module or "")


def wrong_import(room: str, module: str) -> str | None:
    top = module.partition(".")[0]
    if not top:
        return f"imports {module} by a relative path: write it out"
    if top == "kumite":
        there = room_of(module)
        return None if there == room or there in MAY_IMPORT[room] else f"{room} may not know {there} ({module})"
    if room not in COMPILED:
        return None
    if top in NOT_IN_COMPILED:
        return f"{top} does not exist in {room}: the rules know no chance, no clock and no machine"
    if top not in sys.stdlib_module_names | THIRD_PARTY_IN_COMPILED:
        return f"{top} is third-party: {room} uses only {' and '.join(sorted(THIRD_PARTY_IN_COMPILED))}"
    return None


def wrong_imports(source: str, module: str) -> list[str]:
    room, tree = room_of(module), ast.parse(source)
    if room not in MAY_IMPORT:
        return [f"{module}: {room} is not a room of the house; tests/test_rooms.py lists them"]
    found = [(line, wrong_import(room, name)) for line, name in imports(tree, set(MAY_IMPORT))]
    return [f"{module}:{line}: {wrong}" for line, wrong in found if wrong]


def wrong_calls(source: str, module: str) -> list[str]:
    """Doors to the outside that need no import, and `async` outside the server."""
    room, found = room_of(module), []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AsyncFunctionDef) and room not in ("server", "cli"):
            found.append(f"{module}:{node.lineno}: async lives in the server only")
        if isinstance(node, ast.Call) and room in COMPILED and ast.unparse(node.func) in NOT_CALLED_IN_COMPILED:
            found.append(f"{module}:{node.lineno}: {ast.unparse(node.func)}() does not exist in {room}")
    return found


def wrong_bases(source: str, module: str) -> list[str]:
    """Classes of a room that is not compiled that inherit from one that is, which the compiled rules do not allow."""
    tree = ast.parse(source)
    compiled = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(("kumite.core", "kumite.games"))
        for alias in node.names
    }
    return [
        f"{module}:{node.lineno}: {node.name} inherits from {base.id}, which is compiled: write it without, or there"
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        if isinstance(base, ast.Name) and base.id in compiled
    ]


def code_lines(source: str) -> set[int]:
    """The numbers of the lines with code on them: not blank, not only a comment, not (in) a docstring."""
    idle = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in idle:
            lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            lines.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return lines


def too_long(source: str, module: str) -> list[str]:
    total, code, found = len(source.splitlines()), code_lines(source), []
    if total > MODULE_LINES:
        found.append(f"{module}: {total} lines, {MODULE_LINES} at most: split it")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not only_names_fields(node):
            length = len(code & set(range(node.lineno, (node.end_lineno or node.lineno) + 1)))
            if length > FUNCTION_LINES:
                found.append(
                    f"{module}:{node.lineno}: {node.name} has {length} lines, {FUNCTION_LINES} at most (aim: 25)"
                )
    return found


def is_of_values(source: str, module: str) -> list[str]:
    """Constant values that are compared by identity: mypyc keeps tuples and numbers unboxed, and boxes them anew."""
    held, wrong = vars(import_module(module)), []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare) and any(isinstance(op, ast.Is | ast.IsNot) for op in node.ops):
            wrong += [
                f"{module}:{node.lineno}: {part.id} is a value, to be compared by =="
                for part in (node.left, *node.comparators)
                if isinstance(part, ast.Name) and isinstance(held.get(part.id), tuple | int | float | str)
            ]
    return wrong


def only_names_fields(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """A constructor that says nothing but `self.dice = dice` is a list of fields, however long."""
    names = {argument.arg for argument in node.args.args}
    return node.name == "__init__" and all(
        isinstance(line, ast.Assign)
        and isinstance(line.value, ast.Name)
        and line.value.id in names
        and [ast.unparse(target) for target in line.targets] == [f"self.{line.value.id}"]
        for line in node.body
    )


def modules(*folders: str) -> list[tuple[str, str]]:
    """(source, dotted name) of every module in these folders."""
    paths = sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))
    return [(path.read_text(encoding="utf-8"), module_name(path)) for path in paths]


def report(wrong: list[str]) -> str:
    return "\n".join(["", *wrong])


def test_imports_go_one_way() -> None:
    wrong = [line for source, name in modules("kumite") for line in wrong_imports(source, name)]
    assert not wrong, report(wrong)


def test_the_rules_touch_nothing_outside() -> None:
    wrong = [line for source, name in modules("kumite") for line in wrong_calls(source, name)]
    assert not wrong, report(wrong)


def test_modules_and_functions_are_short() -> None:
    wrong = [line for source, name in modules("kumite", "scripts") for line in too_long(source, name)]
    assert not wrong, report(wrong)


def test_nothing_inherits_from_the_compiled_rooms_outside_of_them() -> None:
    """It works with the plain rules alone, and so nobody would see it until they are compiled."""
    outside = [(text, name) for text, name in modules("kumite") if room_of(name) not in COMPILED]
    assert not (wrong := [line for text, name in outside for line in wrong_bases(text, name)]), report(wrong)
    assert wrong_bases("from kumite.core.position import Record\nclass A(Record): ...", "kumite.english.a")
    assert not wrong_bases("from kumite.errors import Refusal\nclass A(Refusal): ...", "kumite.english.a")


def test_compiled_rooms_hold_only_python() -> None:
    """The compiled copy holds modules and nothing else, so a data file there would be found by one build only."""
    files = [path for room in COMPILED for path in (ROOT / "kumite" / room).rglob("*") if path.is_file()]
    wrong = [str(path.relative_to(ROOT)) for path in files if path.suffix not in (".py", ".pyc")]
    assert not wrong, report(wrong)


def test_compiled_rooms_compare_no_values_by_identity() -> None:
    compiled = modules(*[f"kumite/{room}" for room in sorted(COMPILED)])
    assert compiled
    wrong = [line for source, module in compiled for line in is_of_values(source, module)]
    assert not wrong, report(wrong)


def test_compiled_packages_are_packages() -> None:
    """Without an __init__.py a folder is a namespace package, which mypyc and the wheel leave out."""
    folders = {path.parent for room in COMPILED for path in (ROOT / "kumite" / room).rglob("*.py")}
    wrong = [str(folder.relative_to(ROOT)) for folder in folders if not (folder / "__init__.py").exists()]
    assert not wrong, report(wrong)


def test_the_checker_reads_the_house() -> None:
    names = {name for _, name in modules("kumite")}
    assert {"kumite", "kumite.errors", "kumite.core.position"} <= names


@pytest.mark.parametrize(
    ("module", "source", "says"),
    [
        ("kumite.core.piles", "from kumite.games import GAMES", "core may not know games"),
        ("kumite.core.piles", "def f():\n    from kumite import play", "core may not know play"),
        ("kumite.games.sftmg.view", "import kumite.bots.mcts", "games may not know bots"),
        ("kumite.games.sftmg.view", "from kumite import match", "games may not know kumite"),
        ("kumite.catalogue.load", "from kumite.core.position import Record", "catalogue may not know core"),
        ("kumite.bots.greedy", "from kumite.catalogue import load", "bots may not know catalogue"),
        ("kumite.play.match", "import kumite.cli.app as app", "play may not know cli"),
        ("kumite.core.piles", "import random", "random does not exist in core"),
        ("kumite.games.ufs.rules.turn", "from os.path import join", "os does not exist in games"),
        ("kumite.games.ufs.rules.turn", "import numpy as np", "numpy is third-party"),
        ("kumite.core.piles", "from . import position", "relative path"),
        ("kumite.attic.box", "import json", "attic is not a room"),
    ],
)
def test_a_wrong_import_is_found(module: str, source: str, says: str) -> None:
    assert [says in line for line in wrong_imports(source, module)] == [True]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        (
            "kumite.games.sftmg.view",
            "from kumite.core.position import Record\nfrom kumite.games.sftmg.grid import line",
        ),
        ("kumite.core.save", "import msgspec\nfrom typing import Final\nfrom kumite.errors import BrokenRecord"),
        ("kumite.play.match", "import random, time\nfrom kumite import catalogue, games"),
        ("kumite.cli.app", "import typer, kumite\nfrom kumite.sim import pool"),
    ],
)
def test_a_right_import_is_let_through(module: str, source: str) -> None:
    assert wrong_imports(source, module) == []


def test_a_door_to_the_outside_is_found() -> None:
    source = "def f(name):\n    return open(name)\n"
    assert wrong_calls(source, "kumite.core.save") == ["kumite.core.save:2: open() does not exist in core"]
    assert wrong_calls(source, "kumite.play.replay") == []
    assert wrong_calls("async def f(): ...", "kumite.play.match") == [
        "kumite.play.match:1: async lives in the server only"
    ]


def test_a_value_that_is_compared_by_identity_is_found() -> None:
    source = "def f(x):\n    return x is ROLES or x is None\n"
    module = "kumite.games.universus.terms"
    assert is_of_values(source, module) == [f"{module}:2: ROLES is a value, to be compared by =="]


def test_only_code_counts_as_length() -> None:
    body = "    x = 1\n" * (FUNCTION_LINES - 1)
    idle = '    """One.\n\n    Two.\n    """\n\n    # why\n'
    assert too_long("def f():\n" + idle + body, "kumite.core.a") == []
    assert too_long("def f():\n" + idle + body + "    x = 2\n", "kumite.core.a") == [
        f"kumite.core.a:1: f has {FUNCTION_LINES + 1} lines, {FUNCTION_LINES} at most (aim: 25)"
    ]
    fields = "".join(f"        self.a{i} = a{i}\n" for i in range(FUNCTION_LINES))
    given = ", ".join(f"a{i}" for i in range(FUNCTION_LINES))
    assert too_long(f"class A:\n    def __init__(self, {given}):\n{fields}", "kumite.core.a") == []
    assert too_long(f"class A:\n    def __init__(self, {given}):\n{fields}        f()\n", "kumite.core.a") != []
    assert too_long("\n" * (MODULE_LINES + 1), "kumite.core.a") == ["kumite.core.a: 401 lines, 400 at most: split it"]
