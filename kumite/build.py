"""Which rules run: the sources as they are, or the same sources compiled (docs/adr/0008).

`kumite/__init__.py` calls `choose` before it imports any room, so everything here has to be cheap.
"""

import os
import sys
from importlib import import_module
from typing import Final

from kumite.errors import BadOption

ROOMS: Final = ("core", "games", "play")  # what is compiled; every other room stays interpreted
FOLDER: Final = "kumite_fast"  # in site-packages: a package `kumite` with just those rooms, compiled
STAMP: Final = "stamp"  # in FOLDER, written last: the `listing` it was compiled from
WISHES: Final = ("auto", "plain", "compiled")


def choose(package_path: list[str]) -> None:
    """Put the compiled rooms in front of the package's path if they are wished for and as new as their sources."""
    wish = os.environ.get("KUMITE_BUILD", "auto")
    if wish not in WISHES:
        raise BadOption(f"KUMITE_BUILD={wish} is none of {', '.join(WISHES)}")
    if wish == "plain":
        return
    folder = find()
    if folder is not None and is_fresh(folder, package_path[-1]):
        package_path.insert(0, os.path.join(folder, "kumite"))
    elif wish == "compiled":
        state = "not there" if folder is None else "older than their sources"
        raise BadOption(f"KUMITE_BUILD=compiled, but the compiled rules are {state}: run `make fast`")


def which() -> str:
    """The build that is really running: "plain" or "compiled"."""
    return "plain" if str(import_module("kumite.core.position").__file__).endswith(".py") else "compiled"


def find() -> str | None:
    """The finished compiled build of this interpreter, fresh or not."""
    for place in sys.path:
        folder = os.path.join(place, FOLDER)
        if os.path.exists(os.path.join(folder, STAMP)):
            return folder
    return None


def is_fresh(folder: str, package: str) -> bool:
    with open(os.path.join(folder, STAMP), encoding="utf-8") as stamp:
        return stamp.read() == listing(package)


def listing(package: str) -> str:
    """The interpreter, then path, size and time of every source to be compiled: equal listings, equal builds."""
    lines = [str(sys.implementation.cache_tag)]
    for room in ROOMS:
        walk(os.path.join(package, room), room, lines)
    return "\n".join(lines)


def walk(folder: str, name: str, lines: list[str]) -> None:
    if not os.path.isdir(folder):
        return
    with os.scandir(folder) as entries:
        for entry in sorted(entries, key=lambda entry: entry.name):
            if entry.name.endswith(".py"):
                stat = entry.stat()
                lines.append(f"{name}/{entry.name} {stat.st_size} {stat.st_mtime_ns}")
            elif entry.name != "__pycache__" and entry.is_dir():
                walk(entry.path, f"{name}/{entry.name}", lines)
