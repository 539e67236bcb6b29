"""The cookies by which servers know us again: one small file for each address, for nobody else to read."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path

from kumite.cli.files import own_folder

LONGEST = 1000  # characters of a cookie
COOKIE = re.compile(r"[!#-+\--:<-\[\]-~]{1,1000}")  # what a cookie may consist of


def recall(address: str) -> str | None:
    """What this server gave us, if anything."""
    with suppress(OSError, UnicodeDecodeError, RuntimeError):
        text = file_of(address).read_text(encoding="ascii")[:LONGEST].strip()
        return text if COOKIE.fullmatch(text) else None
    return None


def keep(address: str, cookie: str) -> bool:
    """Remember it; says whether that was possible."""
    try:
        path = file_of(address)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = path.with_name(f"{path.name}.{os.getpid()}")
        draft.unlink(missing_ok=True)
        draft.touch(mode=0o600, exist_ok=False)
        draft.write_text(f"{cookie}\n", encoding="ascii")
        draft.replace(path)
    except (OSError, UnicodeEncodeError, RuntimeError):  # no home, or one that may not be written to
        return False
    return True


def known_at(address: str) -> str | None:
    """Our cookie for this server; somebody new is made a guest there."""
    from kumite.client import guest

    kept = recall(address)
    cookie = guest(address, kept)
    if cookie is not None and cookie != kept:
        keep(address, cookie)
    return cookie


def file_of(address: str) -> Path:
    return own_folder() / "guests" / re.sub(r"[^A-Za-z0-9.-]+", "_", address)
