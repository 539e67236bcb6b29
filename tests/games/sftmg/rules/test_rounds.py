"""Chapter rounds: how one ends, what happens between two, and who has won the match."""

from typing import Any

import pytest

from kumite.games.sftmg.printed import STAGES
from kumite.games.sftmg.rules.harm import Harm
from tests.games.sftmg.ringside import Ring, fight, fighter, ryu, sagat, side, spine, to_shuffle

WEST, EAST = STAGES[0].versus
ROCKS = STAGES[0].things[0].spaces


def won(p1: dict[str, Any] | None = None, p2: dict[str, Any] | None = None, **given: Any) -> Ring:
    """P1's Ryu has just knocked Sagat out; the decks are shuffled, and the next question is open."""
    held: dict[str, Any] = {"hand": ["Fierce Hadoken", "Bait!"], "start": WEST, **(p1 or {})}
    foe: dict[str, Any] = {"health": 1, "start": EAST, **(p2 or {})}
    ring = fight(ryu("d5", **held), sagat("f5", **foe), stage="Dojo", **given)
    ring.p1("attack Sagat with Fierce Hadoken").block("H, H, H", "H, H")
    return ring.shuffle() if ring.question == "chance shuffle" else ring


def both_fall(**given: Any) -> Ring:
    """One effect deals 1 to both, who have 1 Health each.  No card of a duel does that, so it is put on the agenda."""
    ring = fight(ryu("d5", health=1, hand=["Bait!"]), sagat("f5", health=1), **given)
    spine(ring).todo.append(Harm((0, 1), 1, "SFTMG-COLL-04"))
    return ring.p1("end")


@pytest.mark.proves("SFTMG-HEALTH-02")
def test_damage_lowers_health_by_as_much() -> None:
    ring = fight(sagat("d5", hand=["Quick Tiger Shot"]), ryu("f5"))
    ring.p1("attack Ryu with Quick Tiger Shot").block("CR, H", "H, H")
    assert (ring["Ryu.health"], ring["Sagat.health"]) == (22, fighter("Sagat").health)


@pytest.mark.proves("SFTMG-HEALTH-03")
def test_health_does_not_go_below_nought_and_the_figure_leaves() -> None:
    ring = fight(ryu("d5", hand=["Fierce Hadoken"]), sagat("f5", health=2), stage="Dojo")
    ring.p1("attack Sagat with Fierce Hadoken").block("H, CR, H", "H, H")
    assert ring.said("Struck")[-1]["n"] == 4
    assert ring.said("KnockedOut")[-1]["name"] == "Sagat"
    assert ring["Sagat.at"] is None
    assert fight(ryu("d5"), sagat("f5", health=1))["Sagat.at"] == "f5"


@pytest.mark.proves("SFTMG-HEALTH-03")
def test_one_health_left_is_no_knock_out() -> None:
    ring = fight(ryu("d5", hand=["Fierce Hadoken"]), sagat("f5", health=4))
    ring.p1("attack Sagat with Fierce Hadoken").block("H, H, H", "H, H")
    assert (ring["Sagat.health"], ring["Sagat.at"], ring["P1.wins"]) == (1, "g5", 0)


@pytest.mark.proves("SFTMG-HEALTH-03")
def test_unblockable_damage_stops_at_nought_too() -> None:
    """Focus Attack as a Response deals 2 to somebody with 1."""
    ring = fight(ryu("d5", health=1, hand=["Fierce Hadoken"]), sagat("f5", hand=["Focus Attack"]), stage="Dojo")
    ring.p1("attack Sagat with Fierce Hadoken").block("B, B, B", "H, H").p2("play Focus Attack")
    assert ring.said("KnockedOut")[-1]["name"] == "Ryu"
    assert ring["P2.wins"] == 1


@pytest.mark.proves("SFTMG-HEALTH-01", "SFTMG-ROUND-08", "SFTMG-RULING-12")
def test_a_new_round_begins_with_full_health() -> None:
    ring = won({"health": 4}).p2("first P1")
    assert (ring["Ryu.health"], ring["Sagat.health"]) == (25, fighter("Sagat").health)


@pytest.mark.proves("SFTMG-ROUND-03")
def test_destroyed_objects_stand_again() -> None:
    ring = fight(
        ryu("d5", hand=["Fierce Hadoken"], start=WEST),
        sagat("f5", health=1, start=EAST),
        stage="Dojo",
        gone=list(ROCKS[:3]),
    )
    assert [thing["name"] for thing in ring["objects"]].count("Rocks") == 1
    ring.p1("attack Sagat with Fierce Hadoken").block("H, H, H", "H, H").shuffle().p2("first P1")
    assert sorted(thing["at"] for thing in ring["objects"] if thing["name"] == "Rocks") == sorted(ROCKS)
    assert len(ring["objects"]) == 11


@pytest.mark.proves("SFTMG-ROUND-03")
def test_an_object_broken_in_this_round_stands_again_in_the_next() -> None:
    """Sagat is knocked into a Rock, which breaks, and then out."""
    p1 = ryu("c5", hand=["Fierce Hadoken"] * 2, start="a5")
    ring = fight(p1, sagat("f5", health=3, start="i5"), small=["g5"], large=["a1"])
    ring.p1("attack Sagat with Fierce Hadoken").block("H, B, B", "H, H")
    assert [thing["at"] for thing in ring["objects"]] == ["a1"]
    ring.p1("attack Sagat with Fierce Hadoken").block("H, H, H", "H, H").shuffle().p2("first P1")
    assert [thing["at"] for thing in ring["objects"]] == ["a1", "g5"]


@pytest.mark.proves("SFTMG-ROUND-04")
@pytest.mark.parametrize("first", ["P1", "P2"])
def test_start_spaces_are_exchanged_whoever_begins(first: str) -> None:
    ring = won().p2(f"first {first}")
    assert (ring["Ryu.at"], ring["Sagat.at"]) == (EAST, WEST)
    assert ring.question == f"{first} mulligan"


@pytest.mark.proves("SFTMG-ROUND-04")
def test_in_the_third_round_they_are_back() -> None:
    """Round 2 began on exchanged spaces, and Sagat, who had won none, wins it."""
    sides = sagat("d5", hand=["Fierce Tiger Shot"], start=WEST), ryu("g5", health=1, start=EAST, wins=1)
    ring = fight(*sides, stage="Dojo", round=2)
    ring.p1("attack Ryu with Fierce Tiger Shot").block("H, H, H", "H, H").shuffle().p2("first P2")
    assert (ring["round"], ring["Sagat.at"], ring["Ryu.at"]) == (3, EAST, WEST)


@pytest.mark.proves("SFTMG-ROUND-05")
@pytest.mark.parametrize("first", ["P1", "P2"])
def test_the_loser_names_who_begins_and_no_dice_are_rolled(first: str) -> None:
    ring = won()
    assert ring.question == "P2 first"
    assert sorted(ring.options) == ["first P1", "first P2"]
    rolls = len(ring.said("Rolled"))
    ring.p2(f"first {first}").quiet("P1 move", "P2 move")
    assert (ring.question, ring["first"]) == (f"{first} move", first)
    assert len(ring.said("Rolled")) == rolls


@pytest.mark.proves("SFTMG-ROUND-06", "SFTMG-RULING-12")
def test_meter_is_kept() -> None:
    ring = won({"meter": 6}, {"meter": 2}).p2("first P1")
    assert (ring["P1.meter"], ring["P2.meter"], ring["round"]) == (6, 2, 2)


@pytest.mark.proves("SFTMG-ROUND-07")
def test_everything_goes_back_into_the_deck_and_is_shuffled() -> None:
    """A hand, discards, an Event in play and the card on the table; before the new hand is drawn all 40 are there."""
    stays = next(card.name for card, _ in fighter("Ryu").cards if card.stays)
    ring = fight(
        ryu("d5", hand=["Fierce Hadoken", "Bait!"], discards=["Bait!", "Focus Attack"], stays=[stays], start=WEST),
        sagat("f5", health=1, hand=["Bait!"], discards=["Tiger Rage"], start=EAST),
        stage="Dojo",
    )
    ring.p1("attack Sagat with Fierce Hadoken").block("H, H, H, H", "H, H")
    for seat in ("P1", "P2"):
        assert (ring[f"{seat}.deck"], ring[f"{seat}.hand_size"]) == (40, 0)
        assert ring[f"{seat}.discards"] == ring[f"{seat}.stays"] == ring[f"{seat}.table"] == []
    assert not any(spine(ring).known)
    whole = 0
    while ring.question == "chance shuffle":
        whole += to_shuffle(ring) == 40
        ring.quiet_step()
    assert whole == 2


@pytest.mark.proves("SFTMG-ROUND-08", "SFTMG-RULING-11", "SFTMG-RULING-12")
def test_the_next_round_starts_like_any_other() -> None:
    ring = won().p2("first P2")
    assert (ring["round"], ring.question) == (2, "P2 mulligan")
    assert (ring["P1.hand_size"], ring["P2.hand_size"], ring["P1.deck"], ring["P2.deck"]) == (5, 5, 35, 35)
    ring.p2(ring.options[1], "keep").shuffle()
    assert ring.question == "P1 mulligan"
    ring.p1("keep")
    assert (ring.question, ring["P2.hand_size"], ring["turns"]) == ("P2 move", 5, 1)
    ring.p2("stay", "end")
    assert (ring.question, ring["P1.hand_size"]) == ("P1 move", 5)
    ring.p1("stay", "end")
    assert (ring.question, ring["P2.hand_size"]) == ("P2 move", 7)


@pytest.mark.proves("SFTMG-ROUND-09", "SFTMG-ROUND-01", "SFTMG-RULING-09")
def test_two_rounds_win_the_match_at_once() -> None:
    ring = won({"wins": 1})
    assert (ring.outcome, ring.question, ring["round"]) == ("P1", None, 2)
    assert won({"wins": 1}, {"wins": 1}).outcome == "P1"


@pytest.mark.proves("SFTMG-ROUND-09", "SFTMG-ROUND-01", "SFTMG-RULING-09")
def test_one_round_does_not() -> None:
    ring = won()
    assert (ring.outcome, ring["P1.wins"], ring["P2.wins"]) == (None, 1, 0)
    other = won({}, {"wins": 1})
    assert (other.outcome, other["P1.wins"], other["P2.wins"]) == (None, 1, 1)
    assert other.p2("first P1")["round"] == 3


@pytest.mark.proves("SFTMG-ROUND-10", "SFTMG-RULING-13", "SFTMG-RULING-09")
def test_a_double_knock_out_is_a_draw_and_another_round_is_played() -> None:
    ring = both_fall(stage="Dojo")
    assert ring.happened[-3:] == ["KnockedOut", "KnockedOut", "RoundDrawn"]
    assert (ring["P1.wins"], ring["P2.wins"], ring.outcome) == (0, 0, None)
    ring.shuffle()
    assert ring.question == "chance order dice"
    ring.chance("H, B, B, B", "H, H, B, B").p2("first P1")
    assert (ring["round"], ring["Ryu.at"], ring["Sagat.at"]) == (2, "f5", "d5")


@pytest.mark.proves("SFTMG-ROUND-10")
def test_who_is_at_one_win_does_not_win_by_a_draw() -> None:
    ring = fight(ryu("d5", health=1, wins=1, hand=["Bait!"]), sagat("f5", health=1, wins=1), stage="Dojo")
    spine(ring).todo.append(Harm((0, 1), 1, "SFTMG-COLL-04"))
    ring.p1("end")
    assert (ring.outcome, ring["P1.wins"], ring["P2.wins"]) == (None, 1, 1)


@pytest.mark.proves("SFTMG-ROUND-10", "SFTMG-RULING-90")
def test_one_after_the_other_is_no_double_knock_out() -> None:
    """The dice knock the Defender out; what the Attacker would take after that is not dealt."""
    ring = fight(ryu("d5", health=1, hand=["Fierce Hadoken"]), sagat("f5", health=1), stage="Dojo")
    spine(ring).todo.insert(-1, Harm((0,), 1, "SFTMG-COLL-04"))
    ring.p1("attack Sagat with Fierce Hadoken").block("H, H, H", "H, H")
    assert (ring["P1.wins"], ring["P2.wins"]) == (1, 0)


@pytest.mark.proves("SFTMG-ROUND-11")
def test_a_round_is_over_once_it_has_a_winner() -> None:
    ring = won(actions=2)
    assert ring.happened.count("RoundWon") == 1
    assert ring.question == "P2 first"


@pytest.mark.proves("SFTMG-ROUND-01")
def test_the_table_may_agree_on_another_number_of_rounds() -> None:
    assert won(options={"rounds": 1}).outcome == "P1"
    assert won({"wins": 1}, options={"rounds": 3}).outcome is None


@pytest.mark.proves("SFTMG-ROUND-06")
def test_the_blow_that_ends_a_round_gains_no_meter() -> None:
    ring = fight(ryu("d5", hand=["Fierce Hadoken"]), side("Vega", "f5", health=1), stage="Dojo")
    ring.p1("attack Vega with Fierce Hadoken").block("H, H, M", "M, M")
    assert (ring["P1.meter"], ring["P2.meter"], ring["P1.wins"]) == (0, 0, 1)
