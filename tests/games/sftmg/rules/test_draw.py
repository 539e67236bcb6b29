"""Drawing, the hand limit, the discard pile, and a deck that runs out."""

import pytest

from kumite.core.position import SPECTATOR
from kumite.games.sftmg.printed import EVENT, REACTION, Card
from kumite.games.sftmg.words import DrawCards
from tests.games.sftmg.ringside import fight, instead, ryu, sagat, side

SEVEN = ["Bait!"] * 4 + ["Focus Attack"] * 2 + ["Fierce Hadoken"]


@pytest.mark.proves("SFTMG-DECK-02")
def test_discarded_cards_lie_face_up_on_their_owners_pile() -> None:
    ring = fight(ryu("d5", hand=["Fierce Hadoken"]), sagat("f5", hand=["Tiger Rage"]))
    ring.p1("attack Sagat with Fierce Hadoken")
    assert "Fierce Hadoken" not in str(ring.seen("P2"))
    ring.block("B, B, B", "B, B").p2("pass")
    for seen in (ring.seen("P1"), ring.seen("P2"), ring.match.view(SPECTATOR)):
        assert seen["seats"]["P1"]["discards"] == ["Fierce Hadoken"]
        assert seen["seats"]["P2"]["discards"] == []


@pytest.mark.proves("SFTMG-DECK-02", "SFTMG-COUNTER-06")
def test_each_card_goes_to_the_pile_of_its_owner() -> None:
    ring = fight(ryu("d5", hand=["Fierce Hadoken"]), sagat("f5", hand=["Tiger Rage"]))
    ring.p1("attack Sagat with Fierce Hadoken").p2("counter with Tiger Rage").chance("B, B, B")
    assert (ring["P1.discards"], ring["P2.discards"]) == (["Fierce Hadoken"], ["Tiger Rage"])


@pytest.mark.proves("SFTMG-DECK-02", "SFTMG-DECK-03")
def test_a_card_discarded_from_a_hand_lies_face_up_too() -> None:
    ring = fight(ryu("d5", hand=SEVEN), sagat("f5")).p1("draw", "discard Focus Attack", "discard Bait!")
    for seen in (ring.seen("P2"), ring.match.view(SPECTATOR)):
        assert seen["seats"]["P1"]["discards"] == ["Focus Attack", "Bait!"]
        assert set(seen["seats"]["P1"]["hand"]) == {"?"}


@pytest.mark.proves("SFTMG-DECK-03")
def test_cards_from_play_and_from_the_hand_share_one_pile() -> None:
    ring = fight(ryu("d5", hand=SEVEN, deck=["Collarbone Breaker"]), sagat("f5"))
    ring.p1("draw", "discard Focus Attack", "discard Bait!")
    assert ring["P1.discards"] == ["Focus Attack", "Bait!"]
    ring.p1("attack Sagat with Fierce Hadoken").block("B, B, B", "B, B")
    assert ring["P1.discards"] == ["Focus Attack", "Bait!", "Fierce Hadoken"]


@pytest.mark.proves("SFTMG-DECK-05", "SFTMG-RULING-79")
def test_the_discards_become_the_deck_when_a_card_must_be_drawn_from_none() -> None:
    """A deck of 1, 36 discards, a hand of 3: draw 1, shuffle 36, draw 1 more."""
    hand = ["Bait!"] * 3
    ring = fight(ryu("d5", hand=hand, deck=["Collarbone Breaker"]), sagat("f5"), rest="discards").p1("draw")
    assert (ring.question, ring["P1.hand_size"], ring["P1.deck"]) == ("chance shuffle", 4, 36)
    assert ring["P1.discards"] == []
    ring.shuffle()
    assert (ring["P1.hand_size"], ring["P1.deck"], ring["P1.discards"]) == (5, 35, [])
    assert (ring.question, ring["actions"]) == ("P1 act", 1)
    assert ring["P1.hand"][3] == "Collarbone Breaker"


@pytest.mark.proves("SFTMG-DECK-05", "SFTMG-RULING-79")
def test_the_last_card_of_the_deck_shuffles_nothing_yet() -> None:
    ring = fight(ryu("d5", deck=["Bait!", "Focus Attack"]), sagat("f5"), rest="discards").p1("draw")
    assert (ring["P1.hand_size"], ring["P1.deck"], len(ring["P1.discards"])) == (2, 0, 38)
    ring.p1("draw").shuffle()
    assert (ring["P1.hand_size"], ring["P1.deck"]) == (4, 36)


@pytest.mark.proves("SFTMG-DECK-05")
def test_only_ones_own_pile_is_shuffled_and_nobody_knows_it_any_more() -> None:
    ring = fight(ryu("d5"), sagat("f5"), rest="discards").p1("draw").shuffle()
    assert len(ring["P2.discards"]) == 40
    assert all(name == "?" for name in ring.seen("P2")["seats"]["P1"]["hand"])


# The hand limit


@pytest.mark.proves("SFTMG-HAND-01", "SFTMG-HAND-02")
def test_an_overfull_hand_is_finished_first_and_then_discarded_before_anything_else() -> None:
    ring = fight(ryu("d5", hand=SEVEN, deck=["Collarbone Breaker", "Shinku Hadoken"]), sagat("f5")).p1("draw")
    assert (ring.question, ring["P1.hand_size"]) == ("P1 discard", 9)
    assert all(option.startswith("discard") for option in ring.options)
    assert {"discard Collarbone Breaker", "discard Bait!"} < set(ring.options)
    ring.p1("discard Shinku Hadoken")
    assert (ring.question, ring["P1.hand_size"]) == ("P1 discard", 8)
    ring.p1("discard Bait!")
    assert (ring.question, ring["P1.hand_size"], ring["actions"]) == ("P1 act", 7, 1)


@pytest.mark.proves("SFTMG-HAND-01")
def test_seven_cards_may_be_kept() -> None:
    ring = fight(ryu("d5", hand=SEVEN[:5]), sagat("f5")).p1("draw")
    assert (ring.question, ring["P1.hand_size"]) == ("P1 act", 7)


@pytest.mark.proves("SFTMG-HAND-03")
def test_the_limit_holds_on_the_opponents_turn_before_play_goes_on() -> None:
    """Back Flips, in this test a reaction that draws three: six cards and three are two too many."""
    drawing = Card("Second Thoughts", EVENT, moment=REACTION, does=(DrawCards(3),), defense=2)
    vega = side("Vega", "e5", hand=["Back Flips", "Back Flips", *SEVEN[:5]])
    with instead("Back Flips", drawing):
        ring = fight(sagat("d5", hand=["Tiger Rage"]), vega)
        ring.p1("attack Vega with Tiger Rage").p2("play Second Thoughts")
        assert (ring.question, ring["P2.hand_size"]) == ("P2 discard", 9)
        assert "Revealed" not in ring.happened
        ring.p2("discard Bait!", "discard Bait!")
        assert ring["P2.hand_size"] == 7
        assert ring.question == "chance attack dice"


@pytest.mark.proves("SFTMG-HAND-03")
def test_a_counter_cannot_overfill_a_hand() -> None:
    """The card played has left the hand before the counter line draws."""
    zangief = side("Zangief", "e5", hand=["Spinning Pile Driver", *SEVEN[:6]])
    ring = fight(side("Ken", "d5", hand=["Hurricane Kick"]), zangief)
    ring.p1("attack Zangief with Hurricane Kick").p2("counter with Spinning Pile Driver")
    ring.quiet("P1 act")
    assert (ring["P2.hand_size"], ring["P2.discards"]) == (7, ["Spinning Pile Driver"])
    assert "Discarded" not in ring.happened


@pytest.mark.proves("SFTMG-HAND-01")
def test_random_play_never_leaves_more_than_seven_in_a_hand_between_effects() -> None:
    ring = fight(side("Ken", "d5", hand=SEVEN[:5] + ["Ken's Bandana"] * 2), sagat("h5"), shuffle=True)
    for _ in range(120):
        if ring.question not in ("P1 discard", "P2 discard", "chance shuffle"):
            assert max(ring["P1.hand_size"], ring["P2.hand_size"]) <= 7
        if ring.asked.what == "act" and "draw" in ring.options:
            ring.play(f"{ring['turn']}: draw")
        else:
            ring.quiet_step()
