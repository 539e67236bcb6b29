"""The options in words: what stands above a group, and what each means."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import kumite
from kumite.games.universus.hints import heading, hint
from tests.games.universus.letterbox import in_the_catalogue
from tests.games.universus.ringside import PAGE, PARTNER, Table, attack, foundation, p1, p2, table


@pytest.fixture(autouse=True)
def _cards() -> Iterator[None]:
    with in_the_catalogue():
        yield


def said(ring: Table, option: str) -> str:
    """The hint of an option of the open question."""
    view = ring.match.view(ring.asked.who)
    assert option in view["question"]["options"], view["question"]["options"]
    return hint(view, option)


def above(ring: Table, option: str) -> str:
    return heading(ring.match.view(ring.asked.who), option)


# Forms


@pytest.mark.proves("UVS-PROG-01")
def test_a_card_tells_what_its_check_must_reach() -> None:
    ring = table(p1(hand=["Lamp Jab"]), p2())
    wanted = "difficulty 2; attack 3 mid 4; Punch. Enhance [Once per turn]: This attack gets +1 damage."
    assert said(ring, "play Lamp Jab") == wanted
    assert above(ring, "play Lamp Jab") == "Play a card: the check is against its difficulty:"
    ring = table(p1(hand=["Roof Kick"], pool=[PAGE, PAGE]), p2())
    assert said(ring, "play Roof Kick") == "difficulty 4 + 2 = 6; attack 5 high 5; Throw, Kick."
    assert above(ring, "play Roof Kick").endswith("2 more for the cards in your pool:")


@pytest.mark.proves("UVS-KBREAK-01")
@pytest.mark.proves("UVS-PLAYCD-07")
@pytest.mark.parametrize("hand", [[], ["Ring"]])
def test_a_card_of_the_card_pool_does_not_count_against_itself(hand: list[str]) -> None:
    cards = {"Ring": attack(difficulty=2, check=9, keywords=["Echo"])}
    ring = table(p1(hand=["Ring", *hand], pool=["Blank Page"], momentum=["Blank Page"]), p2(), cards=cards)
    ring.play("P1: play Ring").on("P1 respond").play("P1: use Ring").on("P1 form")
    again = "play Ring in the card pool" if hand else "play Ring"
    assert said(ring, again).startswith("difficulty 2 + 1 = 3")
    if hand:
        assert said(ring, "play Ring in hand").startswith("difficulty 2 + 2 = 4")
    ring.play(f"P1: {again}")
    assert ring.told_of("check")[-1]["detail"] == "3"


def test_a_card_tells_what_its_check_will_get() -> None:
    """A Breaker that waits is for the next form or block of that player, and for nobody else's."""
    hex_card = foundation(["Ability(FORM, (CheckBonus(-2, RIVAL, (FOR_FORM, FOR_BLOCK)), CheckBonus(1)))"])
    ring = table(p1(stage=["Hex"], hand=["Lamp Jab"]), p2(hand=[PAGE]), cards={"Hex": hex_card}, tried=True)
    assert said(ring, "play Lamp Jab").startswith("difficulty 2;")
    ring.play("P1: use Hex")
    assert said(ring, "play Lamp Jab").startswith("difficulty 2, and the check gets +1;")
    views = ring.match.view(0)["seats"]
    assert (views["P1"]["swayed"], views["P2"]["swayed"]) == ([1, 1], [-2, -2])
    wall = foundation(block="+0 mid")
    cards = {"Jab": attack(), "Wall": wall, "Hex": hex_card}
    ring = table(p1(stage=["Hex"], hand=["Jab", PAGE]), p2(hand=["Wall"]), cards=cards, tried=True)
    ring.play("P1: use Hex", "P1: play Jab").on("P2 block")
    assert said(ring, "block with Wall").startswith("needs 3, and the check gets -2; mid")


def test_an_ability_tells_its_text() -> None:
    ring = table(p1(stage=["Low Wall"], hand=["Quick Thought", PAGE], pool=[PAGE]), p2(), tried=True)
    assert said(ring, "use Low Wall") == "Form Commit: Draw 1 card."
    assert said(ring, "use Quick Thought") == "check against 4, then Form: Draw 2 cards."
    assert above(ring, "use Low Wall") == "Use a Form ability:"
    assert said(ring, "pass").startswith("the Combat Phase ends")
    assert above(ring, "pass") == ""


# Attacks


def test_an_attack_may_go_at_the_character_or_a_backup() -> None:
    ring = table(p1(hand=["Lamp Jab"]), p2(stage=["Stable Hand"], health=20))
    ring.play("P1: play Lamp Jab")
    assert said(ring, "attack the character") == f"{PARTNER}, health 20; it may be blocked"
    assert said(ring, "attack P2's Stable Hand") == "stamina 3 of 3; no block against it"


def test_enhances_of_the_attack_and_of_the_stage() -> None:
    ring = table(p1(pool=["Lamp Jab"], stage=["Thick Wall"]), p2(), attack="P1")
    assert said(ring, "use Lamp Jab") == "Enhance [Once per turn]: This attack gets +1 damage."
    assert said(ring, "use Thick Wall") == "Enhance Commit: Your attack gets +2 speed."
    assert above(ring, "use Thick Wall") == "Use an Enhance ability:"
    assert said(ring, "pass") == "two passes in a row end the Enhance Step"


@pytest.mark.proves("UVS-BMOD-02", "UVS-AZONE-02", "UVS-KTHROW-01")
def test_a_block_tells_its_check_and_what_it_leaves() -> None:
    hand = ["Thick Wall", "Low Wall", "Lamp Jab"]
    ring = table(p1(pool=["Lamp Jab"]), p2(hand=hand, pool=[PAGE]), attack="P1").on("P2 block")
    assert said(ring, "block with Thick Wall") == "needs 6; mid, blocks completely: no damage"
    assert said(ring, "block with Low Wall") == "needs 4; low, blocks partially: 2 damage left"
    assert said(ring, "no block") == "take 4 damage"
    assert above(ring, "block with Low Wall").startswith("Block: the check is against speed 3 and the block's modifier")
    ring = table(p1(pool=["Roof Kick"]), p2(hand=["Lamp Jab"]), attack="P1").on("P2 block")
    assert said(ring, "block with Lamp Jab") == "needs 6; high, blocks completely: 3 damage left"


def test_a_response_tells_its_text() -> None:
    ring = table(p1(pool=["Lamp Jab"], stage=["Old Lesson"]), p2(), attack="P1").on("P1 respond")
    assert said(ring, "use Old Lesson").startswith("Response Commit: ")
    assert above(ring, "use Old Lesson") == "Respond with:"


# Checks and the rest


@pytest.mark.proves("UVS-CHECK-10", "UVS-COMBAT-08")
def test_what_is_lost_when_a_card_is_committed_or_the_check_fails() -> None:
    ring = table(p1(hand=["Roof Kick"], stage=["Thick Wall"]), p2())
    ring.play("P1: play Roof Kick")
    wanted = "its text waits until it is ready: Enhance Commit: Your attack gets +2 speed."
    assert said(ring, "commit Thick Wall") == wanted
    assert said(ring, "fail") == "the check fails: the card is discarded, and your Combat Phase ends"
    ring = table(p1(pool=["Roof Kick"]), p2(hand=["Lamp Jab"], stage=[PAGE] * 3), attack="P1").on("P2 block")
    ring.play("P2: block with Lamp Jab")
    assert said(ring, "fail") == "the check fails: the block is discarded, and the attack is not blocked"


def test_a_face_down_card_has_nothing_to_lose() -> None:
    ring = table(p1(hand=["Roof Kick"], stage=[{"card": "Thick Wall", "down": True}]), p2())
    ring.play("P1: play Roof Kick")
    assert said(ring, "commit Thick Wall face down") == "face down: there is nothing else it is good for"


def test_cards_that_are_called_alike_tell_how_they_lie() -> None:
    cards = {"Axe": foundation(["Ability(FORM, (Destroy(Sel(1, YOU, (Named('Oak'),))),))"]), "Oak": foundation()}
    oaks = [{"card": "Oak", "committed": True}, "Oak"]
    ring = table(p1(stage=[*oaks, "Axe"], hand=["Oak"]), p2(), cards=cards).play("P1: use Axe")
    assert said(ring, "Oak #1") == "committed; foundation; difficulty 1, check 3"
    assert said(ring, "Oak #2") == "ready; foundation; difficulty 1, check 3"


def test_decks_tell_whose_they_are() -> None:
    view = kumite.match("universus", seed=0).view(0)
    assert hint(view, "Landslide").startswith("Boro Halvard the Landslide, by earth. ")


def test_reviewing_shows_the_cards() -> None:
    ring = table(p1(hand=["Thick Wall"]), p2(), phase="start")
    assert said(ring, "discard Thick Wall") == "foundation; difficulty 1, check 4; block +2 mid"
    assert above(ring, "discard Thick Wall") == "Discard one of these:"


@pytest.mark.parametrize("seed", range(2))
def test_most_options_of_a_game_have_words(seed: int) -> None:
    match, rng, bare = kumite.match("universus", seed=seed), Random(seed), set[str]()
    while match.question is not None:
        view = match.view(match.question.seat)
        for option in view["question"]["options"]:
            said_, over = hint(view, option), heading(view, option)
            assert over == "" or over.endswith(":")
            if not said_:
                bare.add(f"{match.question.what}: {option}")
        match.decide(rng.choice(match.question.options).choice)
        match.settle()
    plain = ("may", "zone", "name", "x", "which", "mode", "extra", "first", "momentum", "place")
    assert not [text for text in bare if not text.startswith(plain) and "card " not in text and "done" not in text], (
        bare
    )
