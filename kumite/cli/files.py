"""Files a player names: read whole or refused in a sentence, written whole or not at all."""

from __future__ import annotations

import os
import re
import sys
import tempfile
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from kumite.errors import Refusal

TYPED = "-"
LARGEST = 20_000_000  # bytes; a record of a very long match has a few hundred thousand
PLACE = re.compile(r"(?:line|card) \d|the file:")  # how a reason begins that says where in the file


def read(path: Path) -> str:
    """The text of a file; of what is typed or piped in, where it is called `-`."""
    if str(path) == TYPED:
        return typed()
    try:
        if path.is_file() and path.stat().st_size > LARGEST:
            raise Refusal(f"{path} is too large to be one of ours.")
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Refusal(f"{path} is not UTF-8 text: {error.reason} at byte {error.start}.") from None
    except (OSError, ValueError) as error:
        raise Refusal(trouble(path, error, "read")) from None


def typed() -> str:
    """All of standard input."""
    found = sys.stdin.buffer.read(LARGEST + 1)
    if len(found) > LARGEST:
        raise Refusal("This is too long to be one of ours.")
    try:
        return found.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refusal(f"What was typed is not UTF-8 text: {error.reason} at byte {error.start}.") from None


def wrong(path: Path, found: Refusal) -> Refusal:
    """What is wrong with a file of that name: `cards.csv, line 2: ...`, or `cards.csv: there is nothing in it`."""
    comma = "," if PLACE.match(found.reason) else ":"
    return Refusal(f"{path}{comma} {found.reason}", found.rules)


def write(path: Path, text: str) -> None:
    """Put the text there in one stroke: whoever looks, or pulls the plug, finds the old text or the new one."""
    try:
        folder = path.parent
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", newline="\n", dir=folder, prefix=f".{path.name}.", delete=False
        ) as draft:
            draft.write(text)
        try:
            Path(draft.name).replace(path)
        except OSError:
            Path(draft.name).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise Refusal(trouble(path, error, "written")) from None


def trouble(path: Path, error: OSError | ValueError, done: str) -> str:
    """One sentence about a file that could not be read or written."""
    if isinstance(error, FileNotFoundError) and done == "read":
        return f"There is no file {path}."
    if isinstance(error, FileNotFoundError):
        return f"There is no folder {path.parent}."
    if isinstance(error, IsADirectoryError):
        return f"{path} is a folder, not a file."
    reason = error.strerror if isinstance(error, OSError) else error
    return f"{path} cannot be {done}: {reason}."


def own_folder() -> Path:
    """Where we keep what nobody told us where to keep."""
    home = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "state") / "kumite"


def own_file(game: str) -> Path | None:
    """A new file where a match keeps itself when nobody says where; None where that is not possible."""
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    try:
        folder = own_folder()
        folder.mkdir(parents=True, exist_ok=True)
        for copy in range(100):
            path = folder / f"{game}-{moment}{f'-{copy}' if copy else ''}.kumite"
            with suppress(FileExistsError):
                path.touch(exist_ok=False)
                return path
    except (OSError, RuntimeError):  # no home, or one that may not be written to
        return None
    return None
