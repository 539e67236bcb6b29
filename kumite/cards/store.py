"""Where card pools are kept: a folder of the user's data, a file a pool."""

from __future__ import annotations

import os
import tempfile
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from kumite.cards.pool import LARGEST, Pool, check_name, dump_pool, fold, load_pool
from kumite.errors import Refusal, brief

ENDING: Final = ".pool"
FOLDER: Final = "KUMITE_POOLS"  # an environment variable: keep them there instead


def pools_folder() -> Path:
    """Where pools are kept unless somebody says otherwise."""
    told = os.environ.get(FOLDER)
    if told:
        return Path(told)
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "share") / "kumite" / "pools"


class Store:
    """A folder of pools."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or pools_folder()
        self._held: dict[str, Pool] = {}

    def names(self) -> list[str]:
        """The pools there are."""
        if not self.folder.is_dir():
            return []
        return sorted([path.name.removesuffix(ENDING) for path in self.folder.glob(f"*{ENDING}")])

    def path(self, name: str) -> Path:
        """Where a pool of this name is, or would be: capital letters make no other pool."""
        return self.folder / f"{self.called(name) or check_name(name)}{ENDING}"

    def called(self, name: str) -> str:
        """How a pool of this name is written here; nothing where there is none."""
        names = self.names()
        return name if name in names else next((each for each in names if fold(each) == fold(name)), "")

    def save(self, pool: Pool) -> Path:
        """Write a pool in one stroke: whoever looks finds the old one or the new one."""
        path = self.path(pool.name)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=self.folder, prefix=f".{path.name}.", delete=False) as draft:
                draft.write(dump_pool(pool))
            try:
                Path(draft.name).replace(path)
            except OSError:
                Path(draft.name).unlink(missing_ok=True)
                raise
        except OSError as error:
            raise Refusal(f"{path} cannot be written: {error.strerror}.") from None
        self._held[path.name.removesuffix(ENDING)] = pool
        return path

    def load(self, name: str) -> Pool:
        """A pool by its name, capital letters aside."""
        found = self.called(name)
        if not found:
            raise Refusal(f"there is no card pool called {brief(name)}{self.hint(name)}")
        if found not in self._held:
            self._held[found] = read_pool(self.path(found))
        return self._held[found]

    def hint(self, name: str) -> str:
        names = self.names()
        if not names:
            return "; `kumite cards import FILE` makes one"
        near = get_close_matches(name, names, 1, 0.6)
        return f"; did you mean {brief(near[0])}?" if near else f"; there is {', '.join(names[:10])}"


def read_pool(path: Path) -> Pool:
    try:
        if path.stat().st_size > LARGEST:
            raise Refusal(f"{path} is too large to be a card pool")
        return load_pool(path.read_bytes(), str(path))
    except FileNotFoundError:
        raise Refusal(f"There is no file {path}.") from None
    except OSError as error:
        raise Refusal(f"{path} cannot be read: {error.strerror}.") from None
