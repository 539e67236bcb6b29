"""What is known of cards by print is what would be found by looking at them, in every position of random games."""

from random import Random
from typing import Any

import pytest

import kumite
from kumite.games.universus.bits import ALSO_TYPES
from kumite.games.universus.ears import EARS, KINDS
from kumite.games.universus.faces import abilities, continuing, face, held_abilities
from kumite.games.universus.legal import in_place, placed
from kumite.games.universus.plain import CONTINUING
from kumite.games.universus.position import Versus
from kumite.games.universus.rules.pause import names_of
from kumite.games.universus.terms import ABILITIES, CONTINUOUS
from kumite.games.universus.words.rule import MODALS


def positions(game: str, seed: int) -> Any:
    """Those of a random game in which somebody decides."""
    match, rng = kumite.match(game, seed=seed, options={"windows": ("silent", "open")[seed % 2]}), Random(seed)
    while match.question is not None:
        yield match.position
        match.answer(rng.choice(list(match.question.options)))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["universus", "ufs"])
def test_lists_by_print_say_what_the_cards_say(game: str) -> None:
    """UVS-ACT-04, UVS-STAGE-02, UVS-OUTWIT-02, UVS-TENAC-01, UVS-STATIC-02."""
    seen = 0
    for seed in range(6):
        for g in positions(game, seed):
            for h in range(len(g.kind)):
                seen += check_card(g, h)
    assert seen > 1000


def check_card(g: Versus, h: int) -> int:
    """Compare what is known of one card; says how many abilities are in place."""
    n, held, now = 0, held_abilities(g, h), abilities(g, h)
    for kind in range(len(ABILITIES)):
        found = [(at, one) for at, one in enumerate(held) if one.kind == kind and in_place(g, g.owner[h], h, one)]
        assert list(placed(g, g.owner[h], h, kind)) == found
        n += len(found)
    for modal in range(len(CONTINUING)):
        found = [(at, one) for at, one in enumerate(now) if one.kind == CONTINUOUS and one.rules(modal)]
        assert list(continuing(g, h, modal)) == found
    assert names_of(g, (h,)) == [face(g, h).full_name()]
    return n


def test_every_ear_is_one_thing() -> None:
    """Kinds of rules come last but one, and none of them is heard where other types are."""
    assert KINDS + len(MODALS) == ALSO_TYPES
    assert ALSO_TYPES + 1 == EARS
