"""At an open table a question is put wherever its absence would tell what somebody holds (UVS-PRIV-01): the laws of
tests/laws, in positions where the rules are tempted to skip it."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from kumite.core.game import notations
from kumite.games.universus.game import GAME
from kumite.games.universus.position import Versus
from kumite.games.universus.rules.nextgame import BringIn
from kumite.games.universus.terms import ASIDE
from tests.games.universus.ringside import PAGE, Table, action, asset, attack, foundation, p1, p2, table
from tests.laws.guessing import alike_later, check_same_guess
from tests.laws.hiding import check_futures, worlds
from tests.laws.tables import seats, walk_on

GEM = "Sel(1, tests=(Type((FOUNDATION,)),), zones=(HAND,))"
CARDS = {
    "Gem": foundation(),
    "Rock": foundation(),
    "Jab": attack(),
    "Hook": attack(),
    "Act": action(["Ability(FORM, (Draw(1),))"]),
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
ELSEWHERE = {  # the same, with more of P1's side
    "a card to play": ("Ability(FORM, (PlayNow(Sel(1, DOER, (Type((ATTACK,)),), (HAND,))),))", ["Gem", "Jab"], {}),
    "any card to play": ("Ability(FORM, (PlayNow(Sel(1, DOER, (), (HAND,))),))", ["Act", "Jab"], {}),
    "hand or card pool": (
        "Ability(FORM, (Remove(Sel(1, tests=(Type((FOUNDATION,)),), zones=(HAND, POOL))),))",
        ["Hook", "Jab"],
        {"pool": ["Rock"]},
    ),
    "momentum": (
        "Ability(FORM, (Move(Sel(1, tests=(Type((FOUNDATION,)),), zones=(MOMENTUM,)), HAND),))",
        ["Hook", "Jab"],
        {"momentum": ["Jab", "Gem", "Hook"]},
    ),
}
SEARCH = "Ability(FORM, (May((Search((DECK,), (Type((FOUNDATION,)),), (Move(Ref('searched'), HAND),), 2),)),))"


def tempting(ability: str, hand: list[str], windows: str, **more: Any) -> Table:
    mine = p1(stage=["Raid", "Pull", PAGE], deck=DECK, hand=hand, rest=0, **more)
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


@pytest.mark.proves("UVS-PRIV-01", "UVS-MOM-02")
@pytest.mark.parametrize("what", ELSEWHERE)
def test_a_single_card_that_is_looked_for_among_hidden_ones_is_asked_for(what: str) -> None:
    """Or it would tell that there is no other."""
    ability, hand, more = ELSEWHERE[what]
    ring = tempting(ability, hand, "open", **more).play("P1: use Raid")
    assert (len(ring.options), ring.asked.who) == (1, 0)
    if what != "momentum":  # where there is none nobody is asked, and no rule has anybody prove that
        check(tempting(ability, hand, "open", **more))
    assert len(tempting(ability, hand, "silent", **more).play("P1: use Raid").options) > 1, "forced, so not asked"


@pytest.mark.proves("UVS-HAND-04")
@pytest.mark.parametrize("what", ["a card to play", "hand or card pool"])
def test_a_hand_without_such_a_card_is_shown(what: str) -> None:
    ring = tempting(ELSEWHERE[what][0], ["Act", "Act"], "open").play("P1: use Raid")
    assert [event["cards"] for event in ring.told_of("reveal")] == [["Act", "Act"]]


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
@pytest.mark.parametrize("windows", ["open", "silent"])
def test_a_sidebar_of_one_sort_is_asked_for_like_any_other(windows: str) -> None:
    g = tempting(TEMPTING["X"][0], ["Jab", "Hook"], windows).g.clone()
    g.deck[0], g.aside[0] = g.deck[0][1:], g.deck[0][:1]
    g.zone[g.aside[0][0]] = ASIDE
    g.kind[g.aside[0][0]] = g.kind[g.hand[0][0]]  # another card than the one that goes out
    g.asking, g.waiting = None, None
    BringIn(0, g.deck[0][0]).run(g)
    assert notations(g)[0] == "never mind"


# What listens where nobody sees it: a card that lies face down, or is held, may be another one.
LISTENING = {
    "a response of a face-down card": foundation(["Ability(RESPONSE, (Gain(1),), (), Entering(HAND, RIVAL))"]),
    "a text of a face-down card": foundation(["Ability(CONTINUOUS, (Fired(Entering(HAND, RIVAL), (Gain(1),)),))"]),
    "what would be done to a face-down card": foundation(
        ["Ability(RESPONSE, (Gain(1),), (), Before(Event(V_DESTROY, own=True)))"]
    ),
    "a text of a card that is held": foundation(
        ["Ability(CONTINUOUS, (Fired(Entering(DISCARDS, own=True), (Gain(1),), times=NOBODY),))"]
    ),
    "an action that waits for what resolves": action(["Ability(RESPONSE, (Gain(1),), (), Event(V_RESOLVED, RIVAL))"]),
}


@pytest.mark.proves("UVS-PRIV-01", "UVS-RESP-06")
@pytest.mark.parametrize("spy", LISTENING.values(), ids=LISTENING)
def test_nobody_can_tell_who_listens_unseen(spy: dict[str, Any]) -> None:
    """P2 has the card face down and in hand, and others that P1 has not seen: the same is told, and asked."""
    theirs = p2(stage=[PAGE, {"card": "Spy", "down": True}], hand=["Spy", PAGE], deck=[PAGE, "Spy", PAGE], rest=3)
    mine = p1(hand=["Jab", "Gem"], stage=["Pull", PAGE], deck=DECK)
    ring = table(mine, theirs, cards={**CARDS, "Spy": spy}, options={"windows": "open"})
    rng = Random(0)
    for answers in (["play Jab"], ["play Gem"], ["use Pull"]):
        g = ring.g.clone()
        for seat in seats(GAME, g):
            check_futures(GAME, g, seat, worlds(GAME, g, seat, WORLDS), rng)
        ring.play(*[f"P1: {text}" for text in answers if text in ring.options])
        for walked in islice(walk_on(ring.g.clone(), 1), 2 * DECISIONS):
            if walked.asking is not None:
                for seat in seats(GAME, walked):
                    check_futures(GAME, walked, seat, worlds(GAME, walked, seat, WORLDS), rng)
