"""At an open table a question is put wherever its absence would tell what somebody holds (UVS-PRIV-01): the laws of
tests/laws, in positions where the rules are tempted to skip it."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from kumite.games.universus.game import GAME
from kumite.games.universus.position import Versus
from kumite.games.universus.rules.nextgame import BringIn
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table
from tests.laws.guessing import alike_later, check_same_guess
from tests.laws.hiding import check_futures, worlds
from tests.laws.tables import seats, walk_on

GEM = "Sel(1, tests=(Type((FOUNDATION,)),), zones=(HAND,))"
CARDS = {
    "Gem": foundation(),
    "Rock": foundation(),
    "Jab": attack(),
    "Hook": attack(),
    "Pull": asset(["Ability(FORM, (Draw(1),))"]),
}
DECK = ["Gem", "Gem", "Rock", "Jab", "Jab", "Hook"]
WORLDS = range(8)
DECISIONS = 4  # after the first one

# What the card says, and what is in hand: each could be done without a question that is put in another world.
TEMPTING = {
    "one of two": ("Ability(FORM, (Gain(1),), (Discard(Sel(1, zones=(HAND,))),))", ["Gem", "Gem"]),
    "two of three": ("Ability(FORM, (Discard(Sel(2, zones=(HAND,))),))", ["Gem", "Gem", "Jab"]),
    "a certain card": (f"Ability(FORM, (Discard({GEM}),))", ["Gem", "Jab"]),
    "a price": (f"Ability(FORM, (May((Gain(1),), price=(Discard({GEM}),)),))", ["Gem", "Jab"]),
    "their price": (f"Ability(FORM, (May((Gain(1),), RIVAL, (Discard({GEM}),)),))", ["Gem", "Jab"]),
    "one of two prices": (
        f"Ability(FORM, (Gain(1),), (Or(((Discard({GEM}),), (Lose(1),))),))",
        ["Gem", "Jab"],
    ),
    "X": (f"Ability(FORM, (Gain(X()),), (Discard({GEM.replace('1', 'X()', 1)}),))", ["Gem", "Jab"]),
    "a response": (f"Ability(RESPONSE, (Gain(1),), (Discard({GEM}),), Event(V_DRAW, YOU))", ["Gem", "Jab"]),
}
SEARCH = "Ability(FORM, (May((Search((DECK,), (Type((FOUNDATION,)),), (Move(Ref('searched'), HAND),), 2),)),))"


def tempting(ability: str, hand: list[str], windows: str) -> Table:
    mine = p1(stage=["Raid", "Pull", PAGE], deck=DECK, hand=hand, rest=0)
    theirs = p2(deck=DECK, hand=["Gem", "Jab"], rest=0)
    return table(mine, theirs, cards={**CARDS, "Raid": asset([ability])}, options={"windows": windows})


def decisions(ring: Table) -> Iterator[Versus]:
    """This one, and some after the first answer that names the card, or the one that sets it off."""
    yield ring.g.clone()
    ring.play("P1: use Raid" if "use Raid" in ring.options else "P1: use Pull")
    for g in islice(walk_on(ring.g.clone(), 0), DECISIONS):
        if g.asking is not None and isinstance(g, Versus):
            yield g


def check(ring: Table) -> None:
    """Nobody can tell worlds apart that are alike to them, neither by what follows nor by what they imagine."""
    rng = Random(0)
    for g in decisions(ring):
        for seat in seats(GAME, g):
            others = worlds(GAME, g, seat, WORLDS)
            check_futures(GAME, g, seat, others, rng)
            for mine, other in alike_later(GAME, g, seat, others, rng)[:4]:
                check_same_guess(GAME, mine, other, seat, 5)


@pytest.mark.proves("UVS-PRIV-01", "UVS-COST-02")
@pytest.mark.parametrize("what", TEMPTING)
def test_a_question_that_is_not_put_tells_nothing(what: str) -> None:
    check(tempting(*TEMPTING[what], "open"))


@pytest.mark.parametrize("what", TEMPTING)
def test_the_laws_see_a_question_that_is_left_out(what: str) -> None:
    """Where the table may give secrets away for speed."""
    with pytest.raises(AssertionError, match=r"can tell worlds apart|that it was not told|depends on what"):
        check(tempting(*TEMPTING[what], "silent"))


@pytest.mark.proves("UVS-SEARCH-03", "UVS-PRIV-01")
def test_who_guesses_what_is_searched_for_knows_nothing_of_what_can_be_found() -> None:
    check(tempting(SEARCH, ["Gem", "Gem", "Rock"], "open"))


@pytest.mark.proves("UVS-SEARCH-03")
def test_a_search_that_finds_nothing_has_done_nothing_yet() -> None:
    """Or the scope would tell those who imagine the deck that there is nothing in it."""
    for deck in (["Jab"], ["Gem"]):
        mine = p1(stage=["Raid"], deck=deck, hand=[PAGE], rest=0)
        cards = {**CARDS, "Raid": asset([SEARCH])}
        ring = table(mine, p2(), cards=cards, options={"windows": "open"}).play("P1: use Raid", "P1: yes")
        assert ring.question == "P1 search"
        assert ring.g.scopes[-1].did == 0


@pytest.mark.proves("UVS-HAND-04")
def test_a_hand_is_shown_only_where_something_was_wanted_of_it() -> None:
    ability, _ = TEMPTING["X"]
    ring = tempting(ability, ["Jab", "Hook"], "open").play("P1: use Raid")
    assert ring.question == "P1 x"
    assert ring.options == ["0"]
    ring.play("P1: 0")
    assert not ring.told_of("reveal")


@pytest.mark.proves("UVS-BLITZ-01", "UVS-PRIV-01")
def test_a_blitz_that_cannot_be_paid_out_of_the_hand_is_asked_for_all_the_same() -> None:
    cards = {**CARDS, "Raid": attack([f"Ability(BLITZ, (Gain(1),), (Discard({GEM}),))"])}
    for held, offered in (("Jab", ["go on"]), ("Gem", ["go on", "use Raid"])):
        mine = p1(stage=[PAGE] * 4, hand=["Raid", held])
        ring = table(mine, p2(), cards=cards, options={"windows": "open"}).play("P1: play Raid").on("P1 blitz")
        assert ring.options == offered


@pytest.mark.proves("UVS-PRIV-01")
def test_a_hand_that_everybody_has_seen_is_no_secret() -> None:
    ability = "Ability(FORM, (Reveal(Sel(99, zones=(HAND,), every=True)), Discard(Sel(1, zones=(HAND,)))))"
    ring = tempting(ability, ["Gem", "Gem"], "open").play("P1: use Raid")
    assert ring["P1.discards"] == ["Gem"]


@pytest.mark.proves("UVS-DCON-07", "UVS-PRIV-01")
@pytest.mark.parametrize(("windows", "asked"), [("open", True), ("silent", False)])
def test_a_sidebar_of_one_sort_is_asked_for_like_any_other(windows: str, asked: bool) -> None:
    g = tempting(TEMPTING["X"][0], ["Jab", "Hook"], windows).g.clone()
    g.deck[0], g.aside[0] = g.deck[0][1:], g.deck[0][:1]
    g.asking, g.waiting = None, None
    BringIn(0, g.deck[0][0]).run(g)
    assert isinstance(g.waiting, BringIn) == asked
