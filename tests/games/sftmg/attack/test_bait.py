"""Chapter Bait!: facedown like an attack, and an Event once it is turned over."""

from __future__ import annotations

import pytest

from tests.games.sftmg.attack.gym import HEALTH, adon, attacked, cody
from tests.games.sftmg.ringside import fight

AROUND_E5 = ["d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"]


# Facedown


@pytest.mark.proves("SFTMG-BAIT-01", "SFTMG-BAIT-08")
def test_the_defender_may_answer_bait_as_any_facedown_attack() -> None:
    seen = []
    for card in ("Bait!", "Jab"):
        ring = attacked(card, adon("d5", "Bait!", "Jab"), cody("e5", "Cross", "Bait!", "Sway", "Muse"))
        assert ring.question == "P2 react"
        seen.append((ring.options, ring["actions"], ring.seen("P2")["attack"]))
    assert seen[0] == seen[1]
    assert sorted(seen[0][0]) == ["block", "counter with Bait!", "counter with Cross", "play Sway"]
    assert seen[0][2]["target"] == "Cody"


@pytest.mark.proves("SFTMG-BAIT-02")
@pytest.mark.parametrize(("card", "meter"), [("Jab", 1), ("Bait!", 0)])
def test_revealed_bait_is_no_attack_card(card: str, meter: int) -> None:
    ring = attacked(card, adon("d5"), cody("e5", "Spark", "Cross")).p2("play Spark")
    assert ring["P2.meter"] == meter
    assert ring.question == ("P2 step" if card == "Jab" else "P1 act")


@pytest.mark.proves("SFTMG-BAIT-02", "SFTMG-BAIT-07", "SFTMG-RULING-106")
def test_an_event_that_cancels_attack_cards_does_not_cancel_bait() -> None:
    ring = attacked("Bait!", adon("d5"), cody("e5", "Slip"))
    ring.p2("play Slip")
    assert ring.question == "P1 act"
    assert ring["Cody.at"] == "e5"
    assert ring.said("Canceled") == []
    assert (ring["P1.discards"], ring["P2.discards"]) == (["Bait!"], ["Slip"])
    assert ring["P1.hand_size"] == 1


# Against a Block


@pytest.mark.proves("SFTMG-BAIT-03", "SFTMG-RULING-16")
def test_bait_takes_every_block_die_and_the_boosts_are_lost() -> None:
    ring = attacked("Bait!", adon("d5"), cody("e5", "Muse", "Muse")).p2("block", "boost with Muse", "boost with Muse")
    assert ring.question == "P1 shift"
    ring.p1("leave")
    assert ring.question == "P1 act"
    assert "Rolled" not in ring.happened
    assert (ring["P2.meter"], ring["P2.hand_size"], ring["P2.discards"]) == (0, 0, ["Muse", "Muse"])
    assert ring["Cody.health"] == HEALTH


@pytest.mark.proves("SFTMG-BAIT-04")
def test_bait_gains_two_meter_against_a_block() -> None:
    ring = attacked("Bait!", adon("d5", meter=3), cody("e5", meter=3)).p1("leave")
    assert (ring["P1.meter"], ring["P2.meter"]) == (5, 3)


@pytest.mark.proves("SFTMG-BAIT-05")
def test_bait_may_move_the_blocker_a_space_any_way() -> None:
    ring = attacked("Bait!", adon("a5"), cody("e5"))
    assert ring.question == "P1 shift"
    assert sorted(ring.options) == sorted(["leave", *[f"shift to {at}" for at in AROUND_E5]])
    ring.p1("shift to f6")
    assert (ring["Cody.at"], ring["Adon.at"]) == ("f6", "a5")
    assert ring.question == "P1 act"


@pytest.mark.proves("SFTMG-BAIT-05")
def test_bait_need_not_move_the_blocker() -> None:
    ring = attacked("Bait!", adon("a5"), cody("e5")).p1("leave")
    assert ring["Cody.at"] == "e5"
    assert ring["P1.meter"] == 2


@pytest.mark.proves("SFTMG-BAIT-06")
def test_bait_moves_nobody_into_a_wall_or_an_object() -> None:
    ring = attacked("Bait!", adon("i1"), cody("i5"), small=["h5"])
    assert sorted(ring.options) == ["leave", "shift to h4", "shift to h6", "shift to i4", "shift to i6"]


@pytest.mark.proves("SFTMG-BAIT-06")
def test_bait_moves_nobody_into_a_character() -> None:
    ring = attacked("Bait!", adon("d5"), cody("e5"), large=["f5"])
    assert "shift to d5" not in ring.options
    assert "shift to f5" not in ring.options
    assert len(ring.begins("shift")) == 6


# Against a Counter-Attack or an Event


@pytest.mark.proves("SFTMG-BAIT-07")
@pytest.mark.parametrize("answer", ["counter with Cross", "play Mantle"])
def test_bait_against_anything_else_discards_both_cards_and_draws_one(answer: str) -> None:
    ring = attacked("Bait!", adon("d5", deck=["Ram"]), cody("e5", "Cross", "Mantle")).p2(answer)
    assert ring.question == "P1 act"
    card = answer.rsplit(maxsplit=1)[-1]
    assert (ring["P1.discards"], ring["P2.discards"], ring["P2.stays"]) == (["Bait!"], [card], [])
    assert (ring["P1.hand"], ring["P2.hand_size"]) == (["Ram"], 1)
    assert (ring["P1.meter"], ring["P2.meter"]) == (0, 0)
    assert (ring["Adon.health"], ring["Cody.health"]) == (HEALTH, HEALTH)
    assert "Rolled" not in ring.happened


@pytest.mark.proves("SFTMG-BAIT-07")
def test_both_cards_are_discarded_before_the_draw() -> None:
    ring = attacked("Bait!", adon("d5"), cody("e5", "Cross"), rest="discards").p2("counter with Cross")
    assert ring.question == "chance shuffle"
    assert ring["P1.deck"] == 40, "the Bait! is among the cards that are shuffled"


@pytest.mark.proves("SFTMG-BAIT-07", "SFTMG-RULING-106")
def test_what_the_event_did_before_the_reveal_stands() -> None:
    ring = attacked("Bait!", adon("d5"), cody("e5", "Sway")).p2("play Sway", "move g5")
    assert ring["Cody.at"] == "g5"
    assert (ring["P1.discards"], ring["P2.discards"]) == (["Bait!"], ["Sway"])
    assert ring["P1.hand_size"] == 1


@pytest.mark.proves("SFTMG-RULING-106")
def test_bait_discards_even_an_event_that_would_stay_in_play() -> None:
    ring = attacked("Bait!", adon("d5"), cody("e5", "Mantle")).p2("play Mantle")
    assert (ring["P2.stays"], ring["P2.discards"]) == ([], ["Mantle"])
    bystander = attacked("Bait!", adon("d5"), cody("e5", "Sway", stays=["Mantle"])).p2("play Sway", "stay")
    assert (bystander["P2.stays"], bystander["P2.discards"]) == (["Mantle"], ["Sway"])


# Bait! as a Counter-Attack


@pytest.mark.proves("SFTMG-BAIT-08")
def test_a_bait_counter_fails_against_an_attack() -> None:
    ring = attacked("Jab", adon("d5"), cody("e5", "Bait!")).p2("counter with Bait!")
    assert ring.question == "chance attack dice"
    assert ring["P2.discards"] == ["Bait!"]
    ring.chance("H, H")
    assert ring["Cody.health"] == HEALTH - 2
    assert (ring["P2.meter"], ring["Adon.health"]) == (0, HEALTH)


@pytest.mark.proves("SFTMG-BAIT-09", "SFTMG-BAIT-08", "SFTMG-RULING-31")
def test_bait_against_bait_is_a_won_counter() -> None:
    p1 = adon("d5", health=20, deck=["Ram"])
    p2 = cody("e5", "Bait!", "Jab", "Cross", "Hook", meter=1, deck=["Palm"])
    ring = attacked("Bait!", p1, p2).p2("counter with Bait!")
    assert ring.question == "P1 act"
    assert (ring["P2.meter"], ring["Adon.health"], ring["P2.hand_size"]) == (3, 18, 4)
    assert "Palm" in ring["P2.hand"]
    assert (ring["P1.hand_size"], ring["P1.meter"], ring["Cody.health"]) == (0, 0, HEALTH)
    assert (ring["P1.discards"], ring["P2.discards"]) == (["Bait!"], ["Bait!"])
    assert ring.said("Canceled")[0]["card"] == "Bait!"
    order = [what for what in ring.happened if what in ("GainedMeter", "Harmed", "Drew")]
    assert order == ["GainedMeter", "Harmed", "Drew"]


@pytest.mark.proves("SFTMG-BAIT-09")
def test_the_damage_of_a_bait_counter_can_ko() -> None:
    ring = attacked("Bait!", adon("d5", health=2, wins=1), cody("e5", "Bait!", wins=1)).p2("counter with Bait!")
    assert ring.outcome == "P2"
    assert "Drew" not in ring.happened


# No damage, no range


@pytest.mark.proves("SFTMG-BAIT-10", "SFTMG-RULING-109")
def test_no_combo_follows_bait() -> None:
    ring = attacked("Bait!", adon("d5", "Palm", "Lunge", "Nova", meter=4), cody("e5")).p1("leave")
    assert ring.question == "P1 act"
    assert ring["actions"] == 1
    assert ring["attack"] is None


@pytest.mark.proves("SFTMG-RULING-32")
@pytest.mark.parametrize("answer", ["block", "counter with Cross", "counter with Bait!", "play Sway"])
def test_bait_never_whiffs(answer: str) -> None:
    ring = attacked("Bait!", adon("d5"), cody("e5", "Cross", "Bait!", "Sway", "Focus Attack", "Punish"))
    ring.p2(answer).quiet("P1 act", "P2 whiff")
    assert ring.question == "P1 act"
    assert "Whiffed" not in ring.happened


@pytest.mark.proves("SFTMG-BAIT-11", "SFTMG-RULING-19")
def test_bait_works_at_any_distance() -> None:
    ring = attacked("Bait!", adon("a5"), cody("i5"))
    assert ring.question == "P1 shift"
    assert ring["P1.meter"] == 2


@pytest.mark.proves("SFTMG-BAIT-11", "SFTMG-RULING-19", "SFTMG-RULING-16")
def test_bait_needs_line_of_sight() -> None:
    hidden = attacked("Bait!", adon("c5"), cody("g5", "Muse"), large=["e5"]).p2("block", "boost with Muse")
    assert hidden.question == "P1 act"
    assert hidden["P1.meter"] == 0
    assert hidden.said("Missed")[0]["why"] == "there is no line of sight"
    assert (hidden["P1.discards"], hidden["P2.discards"]) == (["Bait!"], ["Muse"])
    seen = attacked("Bait!", adon("c5"), cody("g5"), small=["e5"])
    assert seen.question == "P1 shift"


@pytest.mark.proves("SFTMG-BAIT-11", "SFTMG-RESOLVE-02")
def test_a_counter_against_unseen_bait_goes_back() -> None:
    for counter in ("Bait!", "Cross"):
        ring = attacked("Bait!", adon("c5", deck=["Ram"]), cody("g5", counter), large=["e5"])
        ring.p2(f"counter with {counter}")
        assert ring.question == "P1 act"
        assert (ring["P2.hand"], ring["P2.discards"], ring["P1.discards"]) == ([counter], [], ["Bait!"])
        assert (ring["P1.hand_size"], ring["P2.meter"], ring["Adon.health"]) == (0, 0, HEALTH)


@pytest.mark.proves("SFTMG-BAIT-01")
def test_bait_costs_an_action() -> None:
    ring = fight(adon("d5", "Bait!"), cody("e5"), actions=1).p1("attack Cody with Bait!", "leave")
    assert ring.question != "P1 act"
    bystander = fight(adon("d5", "Bait!"), cody("e5"), actions=0)
    assert bystander.options == ["end"]
