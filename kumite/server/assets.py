"""The web client as it was built: its files in memory, and its page for every address that it knows.

Without one (`make web` builds it) the server shows the plain pages of `pages`."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from kumite.server.http import Denied, accepts_gzip

BUILT = Path(__file__).parent / "static"
INDEX = "index.html"
WORTH_PACKING = 1000  # bytes
PACKABLE = ("text/", "image/svg", "application/json")


class Asset(NamedTuple):
    """One file, as it is sent."""

    data: bytes
    kind: str
    packed: bytes | None


class Assets:
    """Every file of a build, by its path below the folder."""

    def __init__(self, folder: Path = BUILT) -> None:
        found = sorted(path for path in folder.rglob("*") if path.is_file()) if (folder / INDEX).is_file() else []
        self.files = {path.relative_to(folder).as_posix(): read(path) for path in found}

    @property
    def built(self) -> bool:
        """Whether there is a client to show."""
        return INDEX in self.files

    def page(self, request: Request, status: int = 200) -> Response:
        """The client's one page; it looks at its address itself."""
        return sent(self.files[INDEX], request, status)

    def named(self, name: str, request: Request) -> Response:
        asset = self.files.get(name)
        if asset is None:
            raise Denied(404, "there is no such file; perhaps this page is of an older version: reload it")
        return sent(asset, request)


def read(path: Path) -> Asset:
    data, kind = path.read_bytes(), mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    kind = "text/javascript" if path.suffix == ".js" else kind  # whatever this machine's tables say
    worth = len(data) > WORTH_PACKING and kind.startswith(PACKABLE)
    return Asset(data, kind, gzip.compress(data, 9, mtime=0) if worth else None)


def sent(asset: Asset, request: Request, status: int = 200) -> Response:
    vary = {"Vary": "Accept-Encoding"} if asset.packed else {}
    if asset.packed and accepts_gzip(request):
        return Response(asset.packed, status, {"Content-Encoding": "gzip", **vary}, asset.kind)
    return Response(asset.data, status, vary, asset.kind)


async def asset(request: Request) -> Response:
    files: Assets = request.app.state.assets
    return files.named(f"assets/{request.path_params['name']}", request)


async def icon(request: Request) -> Response:
    files: Assets = request.app.state.assets
    return files.named("icon.svg", request)


async def page(request: Request) -> Response:
    """Any address of the client's that the server need not look at."""
    files: Assets = request.app.state.assets
    if not files.built:
        raise Denied(404, "the web client is not built here; `make web` in a clone of the project builds it")
    return files.page(request)
