"""The sparring partners are there for every test of this room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.sftmg.attack.gym import sparring


@pytest.fixture(autouse=True)
def gym() -> Iterator[None]:
    with sparring():
        yield
