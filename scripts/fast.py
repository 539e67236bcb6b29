"""Compile the rules (`make fast`): kumite/core and kumite/games, as they are, in one mypyc call, into site-packages.

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
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

os.environ["KUMITE_BUILD"] = "plain"  # the compiler reads the sources, whatever is installed

from mypyc.build import mypycify
from setuptools import Extension, setup

from kumite import build

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "kumite"
WORK = ROOT / "build" / "fast"
INSTALLED = Path(sysconfig.get_path("platlib"), build.FOLDER)
DIGEST = INSTALLED / "digest"
SEEN_NOT_COMPILED = ("errors.py", "build.py")  # what the rules may import without being compiled with it
LIBRARY = f"{build.FOLDER}.rules"  # mypyc finds its modules from here: it must lie just above the package
OPTIMISE, DEBUG = "3", "0"


def main() -> None:
    start = time.monotonic()
    listing, digest = build.listing(str(PACKAGE)), digest_of(sources())  # before the copy: later edits make it stale
    if is_built(digest):
        stamp(listing, digest)
        say(f"kumite fast: {len(sources())} modules are compiled already")
        return
    shutil.rmtree(INSTALLED, ignore_errors=True)
    modules = copy_sources()
    with step(f"1/3 checking types and writing C for {len(modules)} modules"):
        extensions = write_c(modules)
    with step("2/3 compiling the C, all rules in one piece"):
        compile_c(extensions)
    with step(f"3/3 installing as {build.FOLDER}"):
        install(listing, digest)
    say(f"kumite fast: done in {time.monotonic() - start:.0f} s; KUMITE_BUILD=plain runs the sources instead")


def sources() -> list[Path]:
    return sorted(path for room in build.ROOMS for path in (PACKAGE / room).rglob("*.py"))


def digest_of(paths: list[Path]) -> str:
    """What the compiled code depends on: interpreter, compiler, this script, and what the sources say."""
    total = hashlib.sha256(f"{sys.version} mypy {version('mypy')}".encode())
    for path in (Path(__file__).resolve(), *paths):
        total.update(f"{path.relative_to(ROOT)} {hashlib.sha256(path.read_bytes()).hexdigest()}".encode())
    return total.hexdigest()


def is_built(digest: str) -> bool:
    return (INSTALLED / build.STAMP).exists() and DIGEST.read_text(encoding="utf-8") == digest


def copy_sources() -> list[str]:
    """Lay the rules out in build/fast, under an empty package; file times are kept for mypy's cache."""
    shutil.rmtree(WORK / "kumite", ignore_errors=True)
    for room in build.ROOMS:
        shutil.copytree(PACKAGE / room, WORK / "kumite" / room, ignore=shutil.ignore_patterns("__pycache__"))
    for name in SEEN_NOT_COMPILED:
        shutil.copy2(PACKAGE / name, WORK / "kumite")
    (WORK / "kumite" / "__init__.py").touch()
    return [str(path.relative_to(ROOT)) for path in sources()]


def write_c(modules: list[str]) -> list[Extension]:
    os.chdir(WORK)
    options = [f"--config-file={ROOT / 'pyproject.toml'}", "--strict"]
    return mypycify(options + modules, group_name=LIBRARY, target_dir="c", opt_level=OPTIMISE, debug_level=DEBUG)


def compile_c(extensions: list[Extension]) -> None:
    shutil.rmtree("lib", ignore_errors=True)
    jobs = f"--parallel={os.cpu_count() or 1}"
    setup(
        name="kumite_fast",
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", jobs, "--build-lib=lib", "--build-temp=objects"],
    )


def install(listing: str, digest: str) -> None:
    """The sources with the extension modules beside them; Python prefers the latter."""
    shutil.copytree(Path("lib", build.FOLDER), INSTALLED)
    for room in build.ROOMS:
        shutil.copytree(Path("kumite", room), INSTALLED / "kumite" / room)
        shutil.copytree(Path("lib", "kumite", room), INSTALLED / "kumite" / room, dirs_exist_ok=True)
    stamp(listing, digest)


def stamp(listing: str, digest: str) -> None:
    DIGEST.write_text(digest, encoding="utf-8")
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
