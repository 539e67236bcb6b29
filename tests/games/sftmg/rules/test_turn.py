"""Chapter turn sequence: Draw!, Move!, Fight!, Actions and Free Actions."""

from collections.abc import Iterator

import pytest

from kumite.games.sftmg.printed import BLUE, HURT, NEXT_TURN, RED
from kumite.games.sftmg.statics import Prime
from tests.games.sftmg.ringside import Ring, but, fight, instead, ryu, sagat, side

BANDANA = "Ken's Bandana"


@pytest.fixture
def chain() -> Iterator[None]:
    """Three cards of Ryu's that link: Fierce Hadoken, Collarbone Breaker, Shinku Hadoken; none moves anybody."""
    one = but("Fierce Hadoken", reach=(1, 5), left=0, right=RED, knockback=0, edge=(0, 0))
    two = but("Collarbone Breaker", dash=0, left=RED, right=BLUE, mix_up=0)
    three = but("Shinku Hadoken", reach=(1, 6), left=BLUE, right=0, knockback=0)
    with (
        instead("Fierce Hadoken", one),
        instead("Collarbone Breaker", two),
        instead("Shinku Hadoken", three),
    ):
        yield


@pytest.mark.proves("SFTMG-TURN-01", "SFTMG-TURN-02")
def test_draw_then_move_then_fight_once_each() -> None:
    ring = fight(ryu("b5", hand=["Bait!"]), sagat("h5"), phase="start")
    assert ring.happened == ["TurnBegan", "Drew"]
    assert (ring.question, ring["phase"], ring["P1.hand_size"]) == ("P1 move", "move", 3)
    ring.p1("stay")
    assert (ring.question, ring["phase"]) == ("P1 act", "fight")
    ring.p1("end")
    assert ring["turn"] == "P2"
    assert ring.happened.count("TurnBegan") == 2


@pytest.mark.proves("SFTMG-TURN-02")
def test_draw_is_two_cards_and_then_down_to_seven_of_ones_own_choice() -> None:
    hand = ["Bait!", "Bait!", "Focus Attack", "Focus Attack", "Fierce Hadoken", "Fierce Hadoken"]
    deck = ["Collarbone Breaker", "Shinku Hadoken"]
    ring = fight(ryu("b5", hand=hand, deck=deck), sagat("h5"), phase="start")
    assert (ring.question, ring["P1.hand_size"]) == ("P1 discard", 8)
    assert set(ring.options) == {f"discard {name}" for name in {*hand, *deck}}
    ring.p1("discard Collarbone Breaker")
    assert (ring.question, ring["P1.hand_size"]) == ("P1 move", 7)
    assert ring["P1.discards"] == ["Collarbone Breaker"]


@pytest.mark.proves("SFTMG-TURN-02")
def test_with_seven_cards_after_the_draw_nothing_is_discarded() -> None:
    ring = fight(ryu("b5", hand=["Bait!"] * 4 + ["Focus Attack"]), sagat("h5"), phase="start")
    assert (ring.question, ring["P1.hand_size"], ring["P1.discards"]) == ("P1 move", 7, [])


@pytest.mark.proves("SFTMG-TURN-03", "SFTMG-RULING-11")
def test_draw_is_skipped_on_both_players_first_turns_only() -> None:
    hand = ["Bait!"] * 4 + ["Focus Attack"]
    ring = fight(ryu("b5", hand=hand, fresh=True), sagat("h5", hand=hand, fresh=True), phase="start", turns=1)
    seen = []
    for seat in ("P1", "P2", "P1", "P2"):
        assert ring.question == f"{seat} move"
        seen.append(ring[f"{seat}.hand_size"])
        ring.play(f"{seat}: stay", f"{seat}: end")
    assert seen == [5, 5, 7, 7]


@pytest.mark.proves("SFTMG-TURN-04")
def test_the_free_move_is_up_to_the_move_stat_and_costs_no_action() -> None:
    ring = fight(ryu("b5"), sagat("h9"), phase="move")
    assert "move e5" in ring.options
    assert "move f5" not in ring.options
    ring.p1("move e5")
    assert (ring["Ryu.at"], ring["actions"], ring.question) == ("e5", 2, "P1 act")


@pytest.mark.proves("SFTMG-TURN-04", "SFTMG-ACTION-01", "SFTMG-CHAR-01")
@pytest.mark.parametrize(("name", "move"), [("Ryu", 3), ("Sagat", None), ("Vega", None)])
def test_whoever_moves_it_is_the_move_stat_of_that_character(name: str, move: int | None) -> None:
    ring = fight(side(name, "a1"), side("Ken", "i9"), phase="move")
    n = ring[f"{name}.move"]
    assert move in (None, n)
    along = [f"move {column}1" for column in "bcdefghi"]
    assert [option for option in along if option in ring.options] == along[:n]
    ring.p1("stay")
    assert [option for option in along if option in ring.options] == along[:n]


@pytest.mark.proves("SFTMG-TURN-05")
def test_a_free_move_not_made_is_lost() -> None:
    ring = fight(ryu("b5", hand=["Bait!"]), sagat("h5"), phase="move").p1("stay")
    assert ring["actions"] == 2
    ring.p1("draw", "draw")
    assert ring["actions"] == 0
    assert ring.begins("move") == []
    assert ring.options == ["end"]


@pytest.mark.proves("SFTMG-TURN-05")
def test_a_short_free_move_leaves_nothing_over() -> None:
    ring = fight(ryu("b5"), sagat("h5"), phase="move").p1("move c5")
    assert ring.question == "P1 act"
    ring.p1("move f5")
    assert ring["actions"] == 1


@pytest.mark.proves("SFTMG-TURN-06")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_up_to_two_actions_and_the_rest_is_gone(used: int) -> None:
    ring = fight(ryu("b5", hand=["Bait!"]), sagat("h5", hand=["Bait!"]))
    assert ring["actions"] == 2
    ring.p1(*["draw"] * used)
    assert (ring.question, ring["actions"]) == ("P1 act", 2 - used)
    ring.p1("end").p2("stay")
    assert (ring.question, ring["actions"]) == ("P2 act", 2)
    ring.p2("end").p1("stay")
    assert ring["actions"] == 2


@pytest.mark.proves("SFTMG-TURN-06")
def test_there_is_no_third_action() -> None:
    ring = fight(ryu("b5", hand=["Bait!", "Fierce Hadoken"], meter=8), sagat("h5"), actions=1)
    assert ring.begins("move", "attack", "draw") != []
    ring.p1("draw")
    assert ring.options == ["end"]
    ring.refuses("draw")


@pytest.mark.proves("SFTMG-TURN-07")
def test_nine_spaces_with_the_free_move_and_two_move_actions() -> None:
    ring = fight(ryu("a1"), sagat("a9"), phase="move").p1("move d4", "move g7")
    assert ring["actions"] == 1
    ring.p1("move i9")
    assert ring["Ryu.at"] == "i9"
    assert [len(step["path"]) for step in ring.said("Walked")] == [3, 3, 2]
    assert ring["turn"] == "P2"


@pytest.mark.proves("SFTMG-TURN-07")
def test_two_attacks_in_one_turn() -> None:
    ring = fight(ryu("d5", hand=["Fierce Hadoken"] * 2), sagat("f5"))
    ring.p1("attack Sagat with Fierce Hadoken").block("B, B, B", "B, B")
    ring.p1("attack Sagat with Fierce Hadoken").block("B, B, B", "B, B")
    assert ring.happened.count("Attacked") == 2
    assert ring["turn"] == "P2"


@pytest.mark.proves("SFTMG-TURN-08")
def test_turns_alternate() -> None:
    ring = fight(ryu("b5"), sagat("h5"), phase="move")
    order = []
    for _ in range(5):
        order.append(ring["turn"])
        ring.play(f"{ring['turn']}: stay", f"{ring['turn']}: end")
    assert order == ["P1", "P2", "P1", "P2", "P1"]


@pytest.mark.proves("SFTMG-TURN-08")
def test_the_turn_stops_the_moment_somebody_is_knocked_out() -> None:
    """An Action is left, and the Knockback of the card is not made."""
    ring = fight(ryu("d5", hand=["Fierce Hadoken"] * 2), sagat("f5", health=1), turns=7)
    ring.p1("attack Sagat with Fierce Hadoken").block("H, B, B", "H, H")
    assert ring.happened[-2:] == ["KnockedOut", "RoundWon"]
    assert "Knocked" not in ring.happened
    assert ring.question == "chance shuffle"
    assert ring["P1.wins"] == 1


# Actions


@pytest.mark.proves("SFTMG-ACTION-01")
def test_a_move_action_costs_one_action() -> None:
    ring = fight(ryu("b5"), sagat("h5")).p1("move c5")
    assert (ring["Ryu.at"], ring["actions"]) == ("c5", 1)


@pytest.mark.proves("SFTMG-ACTION-02")
def test_a_draw_action_is_two_cards() -> None:
    ring = fight(ryu("b5", hand=["Bait!"] * 3), sagat("h5")).p1("draw")
    assert (ring["P1.hand_size"], ring["P1.deck"], ring["actions"]) == (5, 35, 1)
    assert ring["P2.hand_size"] == 0


@pytest.mark.proves("SFTMG-ACTION-03")
@pytest.mark.usefixtures("chain")
def test_a_combo_of_three_cards_is_one_action() -> None:
    hand = ["Fierce Hadoken", "Collarbone Breaker", "Shinku Hadoken"]
    ring = fight(ryu("d5", hand=hand, meter=4), sagat("e5"))
    ring.p1("attack Sagat with Fierce Hadoken").block("H, B, B", "H, H")
    assert (ring.question, ring.options) == ("P1 combo", ["stop", "combo Collarbone Breaker"])
    ring.p1("combo Collarbone Breaker").block("H, B, B, B", "H, H")
    ring.p1("combo Shinku Hadoken").block("H, B, B, B")
    assert ring["actions"] == 1
    assert ring["P1.discards"] == hand
    assert ring["Sagat.max"] - ring["Sagat.health"] == 3


@pytest.mark.proves("SFTMG-ACTION-03")
def test_any_card_may_be_played_whatever_its_range_and_it_costs_an_action() -> None:
    ring = fight(ryu("a1", hand=["Collarbone Breaker", "Bait!", "Focus Attack"]), sagat("i9"))
    assert len(ring.begins("attack")) == 3
    ring.p1("attack Sagat with Collarbone Breaker")
    assert (ring.happened[-1], ring["actions"]) == ("Missed", 1)


@pytest.mark.proves("SFTMG-ACTION-03")
@pytest.mark.usefixtures("chain")
def test_without_damage_no_combo() -> None:
    ring = fight(ryu("d5", hand=["Fierce Hadoken", "Collarbone Breaker"]), sagat("e5"))
    ring.p1("attack Sagat with Fierce Hadoken").block("H, B, B", "B, H")
    assert ring.question == "P1 act"


@pytest.mark.proves("SFTMG-ACTION-04", "SFTMG-METER-04")
def test_the_ultra_is_an_action_for_eight_meter() -> None:
    ultra = "attack Sagat with Metsu Hadoken"
    assert ultra not in fight(ryu("d5", meter=7), sagat("f5")).options
    ring = fight(ryu("d5", meter=8), sagat("f5"), actions=1)
    assert ring.p1(ultra)["P1.meter"] == 0
    assert ring["actions"] == 0


@pytest.mark.proves("SFTMG-ACTION-05", "SFTMG-SUPER-08")
def test_a_free_action_is_possible_without_an_action() -> None:
    ring = fight(ryu("b5", hand=["Shinku Hadoken"], meter=3), sagat("h5"), actions=0)
    assert ring.options == ["end", "discard Shinku Hadoken for Meter"]
    ring.p1("discard Shinku Hadoken for Meter")
    assert ring["P1.meter"] == 5


@pytest.mark.proves("SFTMG-ACTION-05", "SFTMG-ACTION-06", "SFTMG-RULING-108")
@pytest.mark.parametrize("actions", [2, 1, 0])
def test_free_actions_before_between_and_after(actions: int) -> None:
    ring = fight(side("Ken", "b5", hand=[BANDANA]), sagat("h5"), actions=actions).p1(f"play {BANDANA}")
    assert (ring["actions"], ring["P1.hand_size"], ring["P1.discards"]) == (actions + 1, 1, [BANDANA])
    assert ring.question == "P1 act"


@pytest.mark.proves("SFTMG-ACTION-06", "SFTMG-RULING-108")
def test_a_free_action_before_the_free_move_adds_to_the_actions_of_the_turn() -> None:
    ring = fight(side("Ken", "b5", hand=[BANDANA]), sagat("h5"), phase="move")
    ring.p1(f"play {BANDANA}")
    assert ring.question == "P1 move"
    assert "move e5" in ring.options
    assert ring.p1("stay")["actions"] == 3


@pytest.mark.proves("SFTMG-ACTION-06", "SFTMG-RULING-108")
def test_free_actions_are_for_ones_own_turn() -> None:
    ring = fight(sagat("b5", hand=["Quick Tiger Shot"]), side("Ken", "d5", hand=[BANDANA]))
    ring.p1("attack Ken with Quick Tiger Shot")
    assert (ring.question, ring.options) == ("P2 react", ["block"])


@pytest.mark.proves("SFTMG-ACTION-07")
@pytest.mark.usefixtures("chain")
def test_no_free_action_in_the_middle_of_a_combo() -> None:
    ring = fight(ryu("d5", hand=["Fierce Hadoken", "Collarbone Breaker", "Shinku Hadoken"]), sagat("e5"))
    free = "discard Shinku Hadoken for Meter"
    assert free in ring.options
    ring.p1("attack Sagat with Fierce Hadoken").block("H, B, B", "H, H")
    assert (ring.question, ring.options) == ("P1 combo", ["stop", "combo Collarbone Breaker"])
    ring.refuses(free)
    ring.p1("stop")
    assert free in ring.options


@pytest.mark.proves("SFTMG-ACTION-08", "SFTMG-EVENT-07")
def test_a_response_only_when_its_text_says() -> None:
    vega = side("Vega", "d5", hand=["Back Flips"])
    assert fight(vega, sagat("e5")).begins("play") == []
    assert fight(vega, sagat("e5"), phase="move").begins("play") == []
    ring = fight(sagat("e5", hand=["Tiger Rage"]), vega).p1("attack Vega with Tiger Rage")
    assert (ring.question, ring.begins("play")) == ("P2 react", ["play Back Flips"])


@pytest.mark.proves("SFTMG-ACTION-08")
def test_a_response_to_a_whiff_is_no_reaction_to_an_attack() -> None:
    ring = fight(ryu("d5", hand=["Fierce Hadoken"]), sagat("f5", hand=["Focus Attack"]))
    ring.p1("attack Sagat with Fierce Hadoken")
    assert ring.options == ["block"]
    ring.block("B, B, B", "H, H")
    assert (ring.question, ring.options) == ("P2 whiff", ["pass", "play Focus Attack"])


@pytest.mark.proves("SFTMG-ACTION-09")
def test_nothing_is_rolled_before_the_defender_has_reacted() -> None:
    ring = fight(ryu("d5", hand=["Fierce Hadoken"]), sagat("f5", hand=["Quick Tiger Shot", "Bait!"]))
    ring.p1("attack Sagat with Fierce Hadoken")
    assert ring.question == "P2 react"
    assert "Rolled" not in ring.happened
    ring.refuses("H, H, H")
    ring.p2("block")
    assert ring.question == "P2 boost"
    ring.p2("done")
    assert ring.question == "chance attack dice"


@pytest.mark.proves("SFTMG-ACTION-09")
def test_a_combo_card_waits_for_the_defender_too(chain: None) -> None:
    ring = fight(ryu("d5", hand=["Fierce Hadoken", "Collarbone Breaker"]), sagat("e5", hand=["Bait!"]))
    ring.p1("attack Sagat with Fierce Hadoken").block("H, B, B", "H, H")
    ring.p1("combo Collarbone Breaker")
    assert ring.question == "P2 react"


def quiet_turn(ring: Ring, seat: str) -> Ring:
    return ring.play(f"{seat}: stay", f"{seat}: end")


@pytest.mark.proves("SFTMG-METER-04")
def test_meter_is_kept_from_turn_to_turn_and_then_spent() -> None:
    ring = fight(ryu("d5", hand=["Shinku Hadoken"], meter=5), sagat("f5", meter=2), phase="move")
    ring = quiet_turn(quiet_turn(ring, "P1"), "P2")
    assert (ring["P1.meter"], ring["P2.meter"]) == (5, 2)
    ring.p1("stay", "attack Sagat with Shinku Hadoken")
    assert (ring["P1.meter"], ring["P2.meter"]) == (1, 2)


@pytest.mark.proves("SFTMG-TURN-08", "SFTMG-RULING-123")
def test_what_waits_for_the_next_attack_card_waits_for_this_turn_only() -> None:
    """Ken's Bandana, in this test a Free Action for two more dice."""
    with instead(BANDANA, but(BANDANA, does=(Prime(dice=2),))):
        ken = side("Ken", "d5", hand=[BANDANA, "Shoulder Throw"])
        ring = fight(ken, sagat("e5")).p1(f"play {BANDANA}")
        assert ring.p1("attack Sagat with Shoulder Throw").dice == 4
        ring = quiet_turn(fight(ken, sagat("e5")).p1(f"play {BANDANA}", "end"), "P2")
        ring.p1("stay", "attack Sagat with Shoulder Throw").p2("block", "done")
        assert ring.dice == 2


@pytest.mark.proves("SFTMG-TURN-08", "SFTMG-RULING-44")
@pytest.mark.parametrize(("ends", "left"), [(NEXT_TURN, []), (HURT, [BANDANA])])
def test_an_event_in_play_ends_with_its_players_next_turn_only_if_it_says_so(ends: int, left: list[str]) -> None:
    with instead(BANDANA, but(BANDANA, does=(), stays=True, ends=ends)):
        ring = fight(side("Ken", "b5", hand=[BANDANA]), sagat("h5")).p1(f"play {BANDANA}", "end")
        assert ring["P1.stays"] == [BANDANA]
        quiet_turn(ring, "P2")
        assert (ring.question, ring["P1.stays"]) == ("P1 move", left)
        assert (BANDANA in ring["P1.discards"]) == (not left)
