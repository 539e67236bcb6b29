"""One server for all tests of a file that do not need one of their own; its limits are out of the way."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from argon2 import PasswordHasher

from kumite.server import accounts
from tests.server.databases import KINDS
from tests.server.http.live import Live, running_on_kind


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> Iterator[None]:
    """The real hash, but quick: its strength is the library's business."""
    kept, accounts.hasher = accounts.hasher, PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)
    accounts.nobody.cache_clear()
    yield
    accounts.hasher = kept
    accounts.nobody.cache_clear()


@pytest.fixture(scope="module", params=KINDS)
def live(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with running_on_kind(request, tmp_path_factory) as live:
        yield live


@pytest.fixture
def client(live: Live) -> Iterator[httpx.Client]:
    with live.client() as client:
        yield client
