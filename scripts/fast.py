"""Compile the rules (`make fast`): kumite/core and kumite/games, as they are, in one mypyc call, into site-packages.
With --check only ask whether mypyc takes them (`make check`): it wants more than mypy does, and a warning is a refusal.

One call, because calls between modules are then direct C calls. It works on a copy in build/fast, so the sources never
get extension modules beside them. `kumite.build` decides at import whether the result is used (docs/adr/0008).
"""

import hashlib
import os
import shutil
import sys
import sysconfig
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, redirect_stdout
from importlib.metadata import version
from io import StringIO
from pathlib import Path

os.environ["KUMITE_BUILD"] = "plain"  # the compiler reads the sources, whatever is installed

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

from kumite import build

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "kumite"
WORK = ROOT / "build" / "fast"
CHECKED = ROOT / "build" / "checked"
INSTALLED = Path(sysconfig.get_path("platlib"), build.FOLDER)
SEEN_NOT_COMPILED = ("errors.py", "build.py")  # what the rules may import without being compiled with it
LIBRARY = f"{build.FOLDER}.rules"  # mypyc finds its modules from here: it must lie just above the package
AS_ONE = ["-flto=auto", "-O2"]  # 4% faster than without


def main() -> None:
    if "--check" in sys.argv:
        check()
    else:
        make()


def make() -> None:
    start = time.monotonic()
    listing, digest = build.listing(str(PACKAGE)), digest_of(sources())  # before the copy: later edits make it stale
    if is_built(digest):
        stamp(listing, digest)
        say(f"fast: {len(sources())} modules are compiled already")
        return
    shutil.rmtree(INSTALLED, ignore_errors=True)
    forget_other_tools()
    modules = copy_sources(WORK)
    with step(f"fast 1/3: checking types and writing C for {len(modules)} modules"):
        extensions = write_c(modules)
    with step("fast 2/3: compiling the C"):
        compile_c(extensions)
    with step(f"fast 3/3: installing as {build.FOLDER}"):
        install(listing, digest)
    say(f"fast: done in {time.monotonic() - start:.0f} s; KUMITE_BUILD=plain runs the sources instead")


def check() -> None:
    """Write the C and throw it away; what was taken once is not asked about again."""
    digest, taken = digest_of(sources()), CHECKED / "digest"
    if taken.exists() and taken.read_text(encoding="utf-8") == digest:
        return
    CHECKED.mkdir(parents=True, exist_ok=True)
    modules, said = copy_sources(CHECKED), StringIO()
    try:
        with redirect_stdout(said):
            write_c(modules)
    finally:
        print(said.getvalue(), end="")
    if "warning:" in said.getvalue():
        sys.exit(1)
    taken.write_text(digest, encoding="utf-8")


def sources() -> list[Path]:
    """The modules to compile: of `play` only the match, which everybody drives; the rest of it takes any input at all,
    and compiled code would answer a wrong type with a TypeError instead of a sentence."""
    found = sorted(path for room in build.ROOMS for path in (PACKAGE / room).rglob("*.py"))
    return [path for path in found if path.parent.name != "play" or path.name == "match.py"]


def tools() -> str:
    script = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    return f"{sys.version} mypy {version('mypy')} setuptools {version('setuptools')} fast.py {script}"


def digest_of(paths: list[Path]) -> str:
    """What the compiled code depends on: the tools, and what the sources say."""
    total = hashlib.sha256(tools().encode())
    for path in paths:
        total.update(f"{path.relative_to(PACKAGE)} {hashlib.sha256(path.read_bytes()).hexdigest()}".encode())
    return total.hexdigest()


def is_built(digest: str) -> bool:
    if not (INSTALLED / build.STAMP).exists():
        return False
    return (INSTALLED / "digest").read_text(encoding="utf-8") == digest


def forget_other_tools() -> None:
    """Half-products are only good for the tools that made them."""
    made_by = WORK / "tools"
    if not made_by.exists() or made_by.read_text(encoding="utf-8") != tools():
        shutil.rmtree(WORK, ignore_errors=True)
        WORK.mkdir(parents=True)
        made_by.write_text(tools(), encoding="utf-8")


def copy_sources(work: Path) -> list[str]:
    """Lay the rules out there, under an empty package, and go there; file times are kept for mypy's cache."""
    shutil.rmtree(work / "kumite", ignore_errors=True)
    for room in build.ROOMS:
        shutil.copytree(PACKAGE / room, work / "kumite" / room, ignore=shutil.ignore_patterns("__pycache__"))
    for name in SEEN_NOT_COMPILED:
        shutil.copy2(PACKAGE / name, work / "kumite")
    (work / "kumite" / "__init__.py").touch()
    os.chdir(work)
    return [str(path.relative_to(ROOT)) for path in sources()]


def write_c(modules: list[str]) -> list[Extension]:
    """One C file a module, so that they compile side by side; the linker optimises them as one."""
    options = [f"--config-file={ROOT / 'pyproject.toml'}", "--strict"]
    extensions = mypycify(
        options + modules, group_name=LIBRARY, target_dir="c", multi_file=True, opt_level="2", debug_level="0"
    )
    for extension in extensions:
        extension.extra_compile_args += AS_ONE
        extension.extra_link_args += AS_ONE
        extension.include_dirs.append(f"c/{build.FOLDER}")  # mypyc forgets that the dot in LIBRARY is a folder
    return extensions


class Units(build_ext):  # type: ignore[misc]  # setuptools leaves its base untyped
    """Compiles all C files side by side, and only those that changed; then links."""

    def build_extensions(self) -> None:
        units = [(extension, unit) for extension in self.extensions for unit in extension.sources]
        newest = max(header.stat().st_mtime for header in Path("c").rglob("*.h"))
        todo = [(extension, unit) for extension, unit in units if self.is_old(unit, newest)]
        todo.sort(key=lambda work: -Path(work[1]).stat().st_size)
        say(f"    {len(todo)} of {len(units)} files")
        with ThreadPoolExecutor(os.cpu_count()) as workers:
            list(workers.map(self.compile_unit, todo))
        self.compiler.compile = lambda units, **_: [self.object_of(unit) for unit in units]
        super().build_extensions()

    def object_of(self, unit: str) -> str:
        return str(self.compiler.object_filenames([unit], output_dir=self.build_temp)[0])

    def is_old(self, unit: str, newest_header: float) -> bool:
        made = Path(self.object_of(unit))
        return not made.exists() or made.stat().st_mtime <= max(Path(unit).stat().st_mtime, newest_header)

    def compile_unit(self, work: tuple[Extension, str]) -> None:
        extension, unit = work
        self.compiler.compile(
            [unit],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )


def compile_c(extensions: list[Extension]) -> None:
    shutil.rmtree("lib", ignore_errors=True)
    command = ["--quiet", "build_ext", f"--parallel={os.cpu_count()}", "--build-lib=lib", "--build-temp=objects"]
    setup(name=build.FOLDER, ext_modules=extensions, cmdclass={"build_ext": Units}, script_args=command)


def install(listing: str, digest: str) -> None:
    """The sources with the extension modules beside them; Python prefers the latter."""
    shutil.copytree(Path("lib", build.FOLDER), INSTALLED)
    for room in build.ROOMS:
        shutil.copytree(Path("kumite", room), INSTALLED / "kumite" / room)
        shutil.copytree(Path("lib", "kumite", room), INSTALLED / "kumite" / room, dirs_exist_ok=True)
    stamp(listing, digest)


def stamp(listing: str, digest: str) -> None:
    (INSTALLED / "digest").write_text(digest, encoding="utf-8")
    (INSTALLED / build.STAMP).write_text(listing, encoding="utf-8")


@contextmanager
def step(title: str) -> Iterator[None]:
    """Say what is being done, that it is still being done, and how long it took."""
    say(title)
    start, done = time.monotonic(), threading.Event()
    threading.Thread(target=tick, args=(start, done), daemon=True).start()
    try:
        yield
        say(f"    {time.monotonic() - start:.1f} s")
    finally:
        done.set()


def tick(start: float, done: threading.Event) -> None:
    while not done.wait(10):
        say(f"    ... {time.monotonic() - start:.0f} s")


def say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    main()
