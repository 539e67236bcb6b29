"""A card made for the occasion, so that these tests know what is printed on it whatever our cards become."""

from collections.abc import Iterator

import pytest

from kumite.games.sftmg.cards.roster import KINDS
from kumite.games.sftmg.printed import CARDS
from tests.games.sftmg.stage.trials import LENT, Trials


@pytest.fixture
def trial() -> Iterator[Trials]:
    kept = [(KINDS[name], CARDS[KINDS[name]]) for name in LENT]
    yield Trials()
    for kind, card in kept:
        CARDS[kind] = card
