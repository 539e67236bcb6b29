"""What fresh eyes found wrong in a text that had been understood, at the table."""

from __future__ import annotations

import pytest

from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.trees.notation import notation
from kumite.games.universus.trees.reading import read_tree
from kumite.play.scenario import look
from tests.english.lower.lowering import ability, does, tree
from tests.games.ufs.ringside import table as older
from tests.games.universus.ringside import PAGE, action, asset, attack, foundation, p1, p2, table

WALL = {"Wall": foundation(block="+9 mid")}


def said(text: str, on: str = "foundation") -> list[str]:
    return [notation(ability(text, on=on))]


# Names with a hyphen


@pytest.mark.proves("UVS-CNTR-01", "UVS-CNTR-02")
def test_a_counter_is_called_as_it_is_printed() -> None:
    adds, pays = "Enhance Commit: Add 2 Snap-Trap counters to this card.", "Remove 1 Snap-Trap counter from this card"
    cards = {"Jab": attack(difficulty=0), "Den": asset([*said(adds), *said(f"Enhance {pays}: Gain 1 health.")])}
    den = {"card": "Den", "counters": {"Snap-Trap": 1}}
    ring = table(p1(hand=["Jab"], stage=[den], health=9), p2(), cards=cards).play("P1: play Jab")
    ring.play("P1: use Den: ability 2")
    assert ring["P1.health"] == 10
    assert written_out(ability(adds)) == adds


def test_a_trait_with_a_hyphen_is_a_listed_one() -> None:
    assert does("Enhance: Your E-Rank attack gets +1 damage.") == tree(
        "Modify(TheAttack(YOU, (Trait('E-Rank'),)), DAMAGE, 1)"
    )


# One check to block


@pytest.mark.proves("UVS-FIRED-03", "UVS-FIRED-07", "UVS-RULING-58")
@pytest.mark.parametrize(
    ("text", "blocked"),
    [
        ("Enhance Commit: Your check to block this attack gets +2.", False),
        ("Enhance Commit: Your checks to block this attack get +2.", True),
    ],
)
def test_what_one_check_gets_a_re_check_does_not(text: str, blocked: bool) -> None:
    again = "Response Commit: After you make a check, re-check."
    cards = {
        "Jab": attack(difficulty=0),
        "Post": foundation(said(text)),
        "Coin": asset(said(again)),
        "Wall": foundation(block="+1 mid"),  # a check of 4
    }
    ring = table(p1(hand=["Wall"], stage=["Post", "Coin"]), p2(hand=["Jab", PAGE]), cards=cards, turn="P2")
    ring.play("P2: play Jab").on("P1 enhance").play("P1: use Post").on("P1 block").play("P1: block with Wall")
    ring.play("P1: use Coin").on("P2 form", "P2 momentum")
    assert (ring["P1.pool"] == ["Wall"]) is blocked


@pytest.mark.proves("UVS-RULING-70")
def test_a_continuous_text_speaks_of_every_check() -> None:
    assert "times=-1" in repr(does("Your rival's check to block this attack gets -1.", on="attack"))
    assert "times=1" in repr(does("Enhance: Your rival's check to block this attack gets -1.", on="attack"))


# Face up into momentum


ADDED = "If this foundation is added to your momentum, add it face up."
TOP = "Form Commit: Add the top card of your deck to your momentum."


@pytest.mark.proves("UVS-RULING-210", "UVS-MOM-02")
def test_it_lies_face_up_whence_it_came() -> None:
    cards = {"Moth": foundation(said(ADDED)), "Sack": asset(said(TOP, "asset"))}
    for deck, lies in ((["Moth"], "Moth"), ([PAGE], f"{PAGE} (face down)")):
        ring = table(p1(stage=["Sack"], hand=[PAGE], deck=deck), p2(), cards=cards).play("P1: use Sack")
        assert ring["P1.momentum"] == [lies]
        assert ("Moth" in repr(look(ring.seen("P2"), "P1.momentum", "a test"))) is (lies == "Moth")


@pytest.mark.proves("UVS-RULING-210")
def test_a_blank_card_says_nothing_of_its_way() -> None:
    take = "Form Commit: Add 1 foundation from your stage to your momentum."
    cards = {"Moth": foundation(said(ADDED)), "Sack": asset(said(take, "asset"))}
    for down, lies in ((False, "Moth"), (True, "Moth (face down)")):
        lying = {"card": "Moth", "down": down}
        ring = table(p1(stage=["Sack", lying], hand=[PAGE]), p2(), cards=cards).play("P1: use Sack")
        assert ring["P1.momentum"] == [lies]


@pytest.mark.proves("UVS-RULING-210", "UFS-MOM-02")
def test_where_nobody_looks_at_momentum_it_stays_face_down() -> None:
    cards = {"Moth": foundation(said(ADDED)), "Sack": asset(said(TOP, "asset"))}
    ring = older(p1(stage=["Sack"], hand=[PAGE], deck=["Moth"]), p2(), cards=cards).play("P1: use Sack")
    assert ring["P1.momentum"] == ["Moth (face down)"]


# In addition to momentum


@pytest.mark.proves("UVS-RULING-211", "UVS-ASTH-01")
def test_what_pays_in_addition_to_momentum_may_pay_alone() -> None:
    text = "Enhance Commit: You may discard 1 card in addition to momentum to pay for this attack's Powerful ability."
    cards = {
        "Jab": attack(difficulty=0, keywords=["Powerful: 2"]),
        "Purse": asset(said(text, "asset")),
        "Elm": foundation(),
    }
    for momentum, pays, damage in (([], ["Elm"], 5), (["Oak"], ["Elm", "Oak in momentum"], 7)):
        mine = p1(hand=["Jab", "Elm", PAGE], stage=["Purse", "Bell"], momentum=momentum)
        bell = asset(said("Enhance: Gain 1 health.", "asset"))
        ring = table(mine, p2(), cards={**cards, "Oak": foundation(), "Bell": bell}).play(
            "P1: play Jab", "P1: use Purse"
        )
        ring.play("P1: use Jab", *[f"P1: {card}" for card in pays])
        ring.on("P1 enhance")
        assert ring["attack.damage"] == damage
        assert ring["P1.hand"] == [PAGE]
    without = table(p1(hand=["Jab", "Elm"], stage=["Purse", "Bell"]), p2(), cards={**cards, "Bell": bell}).play(
        "P1: play Jab"
    )
    assert "use Jab" not in without.options


# A card that may be played, and what it gets


CALLED = (
    "Form Add 1 card from your hand to your card pool face down: Unflip the added card and play it as your next form. "
    "If you have 2 or more assets, it gets -1 difficulty and +3 speed."
)
AGAIN = "Form [Discard pile] Lose 1 health: Play this attack from your discard pile as your next form. It gets {}."
TURNED = "Form Commit: Reveal the top card of your deck. You may play it as your next form. It gets +2 speed."


@pytest.mark.proves("UVS-STATE-04", "UVS-DIFF-02")
@pytest.mark.parametrize(("assets", "speed"), [(["Mask", "Mask"], 5), (["Mask"], 2)])
def test_what_a_card_gets_that_is_played_from_the_card_pool(assets: list[str], speed: int) -> None:
    cards = {"Fist": attack(difficulty=4, speed=2), "Mask": asset(said(CALLED, "asset"))}
    ring = table(p1(hand=["Fist", PAGE], stage=[*assets, PAGE]), p2(hand=["Wall"]), cards={**cards, **WALL})
    ring.play("P1: use Mask", "P1: Fist", "P1: play Fist")
    if speed == 2:
        assert ring["check.need"] == 4
        ring.play(f"P1: commit {PAGE}")
    assert ring.on("P2 block")["attack.speed"] == speed


@pytest.mark.proves("UVS-STATE-04", "UVS-DIFF-02")
@pytest.mark.parametrize(("gets", "played"), [("-2 difficulty", True), ("-1 difficulty", False), ("+2 damage", False)])
def test_what_this_card_gets_as_it_is_played_again(gets: str, played: bool) -> None:
    cards = {"Hop": attack(said(AGAIN.format(gets), "attack"), difficulty=5), **WALL}
    ring = table(p1(hand=[PAGE], discards=["Hop"]), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: use Hop in the discard pile", "P1: play Hop in the discard pile").on("P2 block", "P1 commit")
    assert (ring["P1.pool"] == ["Hop"]) is played


@pytest.mark.proves("UVS-STATE-04")
@pytest.mark.parametrize(("gets", "speed"), [("+2 speed.", 5), ("+X speed. X equals the number of your assets.", 4)])
def test_what_a_revealed_card_gets_as_it_is_played(gets: str, speed: int) -> None:
    text = TURNED.replace("+2 speed.", gets)
    cards = {"Jab": attack(difficulty=0), "Crow": foundation(said(text)), "Urn": asset(), **WALL}
    mine = p1(hand=[PAGE], stage=["Crow", "Urn"], deck=["Jab"])
    ring = table(mine, p2(hand=["Wall"]), cards=cards).play("P1: use Crow", "P1: play Jab in the deck").on("P2 block")
    assert ring["attack.speed"] == speed
    assert ability(written_out(ability(text))) == ability(text)


# This Combat Phase, this turn


NOD = "Response: At the start of your Review Step, gain 1 health."


@pytest.mark.proves("UVS-COMBAT-01", "UVS-RESP-02")
@pytest.mark.parametrize(("when", "health"), [("this turn", 13), ("this Combat Phase", 11)])
@pytest.mark.parametrize("text", ["If you have played a card {}", "If you have played 1 or more cards {}"])
def test_what_was_played_in_the_start_phase_was_not_in_the_combat_phase(text: str, when: str, health: int) -> None:
    nod = action([notation(ability(NOD, on="action"))], difficulty=0)
    cards = {"Nod": nod, "Tally": asset(said(f"Form Commit: {text.format(when)}, gain 2 health.", "asset"))}
    ring = table(p1(hand=["Nod"], stage=["Tally"], health=10), p2(), cards=cards, phase="start").on("P1 respond")
    ring.play("P1: use Nod").on("P1 form").play("P1: use Tally")
    assert ring["P1.health"] == health


def test_an_order_counts_from_where_it_says() -> None:
    for when, since in (("turn", ""), ("Combat Phase", ", since=COMBAT_PHASE")):
        found = ability(f"Response: After your rival plays their third asset this {when}, draw 1 card.")
        assert found.trigger == read_tree(f"Event(V_PLAY, RIVAL, (Type((ASSET,)),), notes=(1,), nth=3{since})")
        assert ability(written_out(found)) == found
