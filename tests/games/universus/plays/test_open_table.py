"""At an open table nobody can tell from the questions what the other player hides (UVS-RESP-06)."""

import random

import pytest

import kumite
from kumite.core.piles import Zone
from kumite.games.universus.decks import deck_names
from kumite.games.universus.ears import relist
from kumite.games.universus.position import FACEDOWN, Versus

DECLINES = ("respond", "enhance", "block", "cancel")


def unseen(g: Versus) -> Zone:
    """P2's cards that P1 has not seen: in hand, face down in stage and momentum, in the deck."""
    down = [h for h in g.stage[1] + g.momentum[1] if g.flags[h] & FACEDOWN]
    return tuple([h for h in (*g.hand[1], *down, *g.deck[1]) if not g.known[h] & 1])


def otherwise(g: Versus, rng: random.Random) -> Versus:
    """The same position as far as P1 can tell, with other cards where P1 cannot look."""
    new = g.clone()
    hidden = unseen(new)
    kinds = [new.kind[h] for h in hidden]
    rng.shuffle(kinds)
    for h, kind in zip(hidden, kinds, strict=True):
        new.kind[h] = kind
    for h in hidden:
        relist(new, h)
    return new


def compare(one: Versus, other: Versus, rng: random.Random) -> int:
    """Both go on alike while P2 declines whatever is offered and shows nothing; how many questions were the same."""
    same, hidden = 0, len(unseen(one))
    while one.asking is not None and other.asking is not None and len(unseen(one)) == hidden:
        mine, theirs = one.asking, other.asking
        assert (mine.who, mine.what) == (theirs.who, theirs.what)
        same += 1
        if mine.who == 0:
            assert tuple(mine.options) == tuple(theirs.options)
            choice = mine.options[rng.randrange(len(mine.options))]
        elif mine.who == 1 and mine.what in DECLINES:
            choice = 0
        else:
            break
        one.answer(choice)
        other.answer(choice)
    return same


@pytest.mark.proves("UVS-RESP-06", "UVS-PRIV-01")
@pytest.mark.parametrize("seed", range(12))
def test_the_questions_tell_nothing(seed: int) -> None:
    decks = deck_names()
    options = {"windows": "open", "p1_deck": decks[seed % len(decks)], "p2_deck": decks[(seed + 1) % len(decks)]}
    g = kumite.match("universus", seed=seed, options=options).position
    assert isinstance(g, Versus)
    rng, same = random.Random(seed), 0
    for k in range(200):
        if g.asking is None:
            break
        if g.asking.who == 0 and k > 20 and k % 5 == 0:
            same += compare(g.clone(), otherwise(g, rng), random.Random(k))
        g.answer(g.asking.options[rng.randrange(len(g.asking.options))])
    assert same > 0
