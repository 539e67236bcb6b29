"""Keywords: Edge, Mix-Up, Poke, Stun, Unblockable, Place."""

import pytest

from kumite.games.sftmg.printed import BRACING, CARDS, EVENT, Card
from kumite.games.sftmg.statics import Ignore
from kumite.games.sftmg.words import FollowUp, Hurt, PlaceNext, Push
from tests.games.sftmg.ringside import Ring, deck_of, fight, instead, ryu, sagat, side
from tests.games.sftmg.stage.trials import Printed, Trials, attacks, charge, hit, lost, places, standing

HAND = ["Standing Roundhouse", "Tiger Rage", "Quick Tiger Shot", "Fierce Tiger Shot"]  # Sagat's, as printed


# Edge


@pytest.mark.proves("SFTMG-KEY-01", "SFTMG-RULING-97")
def test_edge_at_exactly_its_range(trial: Trials) -> None:
    assert [attacks(trial("a5", f"{c}5", Printed(edge=(2, 3)))).dice for c in "bcdef"] == [1, 1, 3, 1, 1]


@pytest.mark.proves("SFTMG-KEY-01")
def test_edge_of_a_card_played_face_up(trial: Trials) -> None:
    at_3 = hit(trial.combo("b5", "e5", Printed(), Printed(edge=(1, 3)))).p1("combo Trial 2")
    assert at_3.dice == 2
    at_1 = hit(trial.combo("d5", "e5", Printed(), Printed(edge=(1, 3)))).p1("combo Trial 2")
    assert at_1.dice == 1


@pytest.mark.proves("SFTMG-KEY-02", "SFTMG-RULING-97")
def test_edge_is_measured_before_a_charge(trial: Trials) -> None:
    assert charge(trial("b5", "e5", Printed(charge=2, edge=(1, 3))), "E").dice == 2
    assert charge(trial("b5", "e5", Printed(charge=2, edge=(1, 1))), "E").dice == 1


# Mix-Up


def rolled(ring: Ring, attack: str, defence: str) -> Ring:
    return attacks(ring).block(attack, defence)


@pytest.mark.proves("SFTMG-KEY-03", "SFTMG-RULING-89")
def test_one_block_die_is_rolled_again_and_keeps_its_face(trial: Trials) -> None:
    ring = rolled(trial("e5", "f5", Printed(dice=2, mix_up=1)), "H, H", "B, HB")
    assert (ring.question, ring.options) == ("P1 mix-up", ["keep", "reroll B", "reroll HB"])
    assert lost(ring, "Sagat") == 0  # before the damage
    ring.p1("reroll B")
    assert ring.question == "chance reroll"
    ring.chance("M")
    assert lost(ring, "Sagat") == 1
    assert ring["P2.meter"] == 1  # only the final faces count
    assert ring.question == "P1 act"


@pytest.mark.proves("SFTMG-RULING-89", "SFTMG-KEY-03")
def test_up_to_x_different_dice_each_once(trial: Trials) -> None:
    ring = rolled(trial("e5", "f5", Printed(dice=2, mix_up=2)), "H, H", "B, M")
    ring.p1("reroll B").chance("B")
    assert ring.options == ["keep", "reroll M"]  # the new B is not rolled once more
    ring.p1("reroll M").chance("CR")
    assert ring.question == "P1 act"
    assert (lost(ring, "Sagat"), ring["P2.meter"]) == (1, 0)
    one = rolled(trial("e5", "f5", Printed(dice=2, mix_up=2)), "H, H", "B, M").p1("reroll B").chance("M")
    one.p1("keep")
    assert (lost(one, "Sagat"), one["P2.meter"]) == (2, 2)


@pytest.mark.proves("SFTMG-RULING-89")
def test_two_dice_alike_are_two_dice(trial: Trials) -> None:
    ring = rolled(trial("e5", "f5", Printed(dice=2, mix_up=3)), "H, H", "B, B")
    ring.p1("reroll B").chance("M")
    assert ring.options == ["keep", "reroll B"]
    ring.p1("reroll B").chance("M")
    assert (ring.question, lost(ring, "Sagat")) == ("P1 act", 2)  # there is no third die


@pytest.mark.proves("SFTMG-KEY-04")
def test_mix_up_is_optional_and_needs_no_damage(trial: Trials) -> None:
    declined = rolled(trial("e5", "f5", Printed(mix_up=1)), "M", "M, M").p1("keep")
    assert declined["P2.meter"] == 2
    assert [event["purpose"] for event in declined.said("Rolled")] == ["attack", "block"]
    used = rolled(trial("e5", "f5", Printed(mix_up=1)), "M", "B, B").p1("reroll B").chance("M")
    assert (lost(used, "Sagat"), used["P2.meter"]) == (0, 1)


@pytest.mark.proves("SFTMG-RULING-89")
def test_without_block_dice_there_is_nothing_to_mix_up(trial: Trials) -> None:
    ring = hit(trial("e5", "f5", Printed(mix_up=1, unblockable=True)), "H", None)
    assert (ring.question, lost(ring, "Sagat")) == ("P1 act", 1)


# Poke and Stun


@pytest.mark.proves("SFTMG-KEY-05", "SFTMG-RULING-06")
def test_poke_discards_the_top_three_of_the_deck(trial: Trials) -> None:
    poked = hit(trial("e5", "f5", Printed(poke=1), p2=Printed(deck=HAND)))
    assert poked["P2.discards"] == HAND[:3]
    assert poked["P2.deck"] == 37
    missed = hit(trial("e5", "f5", Printed(poke=1), p2=Printed(deck=HAND)), "M")
    assert (missed["P2.discards"], missed["P2.deck"]) == ([], 40)


@pytest.mark.proves("SFTMG-KEY-05", "SFTMG-RULING-79")
def test_of_a_short_deck_what_there_is(trial: Trials) -> None:
    ring = hit(trial("e5", "f5", Printed(poke=1), p2=Printed(deck=HAND[:2]), rest="discards"))
    assert (ring["P2.deck"], len(ring["P2.discards"])) == (0, 40)


@pytest.mark.proves("SFTMG-KEY-06")
def test_stun_discards_cards_at_random(trial: Trials) -> None:
    ring = attacks(trial("e5", "f5", Printed(stun=2), p2=Printed(hand=HAND))).block("H", "M, M")
    assert ring.question == "chance random card"
    ring.chance("card 4", "card 1")
    assert sorted(ring["P2.discards"]) == sorted([HAND[3], HAND[0]])
    assert ring["P2.hand"] == HAND[1:3]
    short = attacks(trial("e5", "f5", Printed(stun=2), p2=Printed(hand=HAND[:1]))).block("H", "M, M")
    assert (short["P2.hand"], short.question) == ([], "P1 act")


@pytest.mark.proves("SFTMG-KEY-06")
def test_no_damage_no_stun(trial: Trials) -> None:
    ring = attacks(trial("e5", "f5", Printed(stun=2), p2=Printed(hand=HAND))).block("H", "B, M")
    assert (ring["P2.hand"], ring.question) == (HAND, "P2 whiff")


# Unblockable


@pytest.mark.proves("SFTMG-KEY-07")
def test_unblockable_damage_asks_for_no_block(trial: Trials) -> None:
    ring = trial.event("e5", "f5", (Hurt(2),), p2=Printed(hand=HAND)).p1("play Trial")
    if ring.question == "P2 brace":  # asked whenever a hand could hold an answer; this one does not
        assert ring.options == ["take it"]
        ring.p2("take it")
    assert (lost(ring, "Sagat"), ring.question) == (2, "P1 act")
    assert not {"Blocks", "Rolled"} & set(ring.happened)


@pytest.mark.proves("SFTMG-KEY-07")
def test_the_damage_of_a_special_counter_is_unblockable() -> None:
    kick = "Spinning Bird Kick"
    ring = fight(side("Chun-Li", "e5", hand=[kick]), side("Chun-Li", "f5", hand=[kick]))
    ring.p1(f"attack Chun-Li (P2) with {kick}").p2(f"counter with {kick}", "place f5")
    assert (lost(ring, "Chun-Li (P1)"), ring.question) == (2, "P1 act")
    assert "Rolled" not in ring.happened


BRACE = next(each.name for each in deck_of("Sagat") if each.type == EVENT and each.moment == BRACING)


def brace(n: int) -> Card:
    """An Event that ignores so much Unblockable damage."""
    return Card("Brace", EVENT, moment=BRACING, does=(Ignore(n),))


@pytest.mark.proves("SFTMG-KEY-08")
@pytest.mark.parametrize(("ignored", "suffered"), [(1, 1), (2, 0), (3, 0)])
def test_an_event_may_ignore_unblockable_damage(trial: Trials, ignored: int, suffered: int) -> None:
    with instead(BRACE, brace(ignored)):
        ring = trial.event("e5", "f5", (Hurt(2),), p2=Printed(hand=[BRACE])).p1("play Trial")
        assert (ring.question, ring.options) == ("P2 brace", ["take it", "play Brace"])
        ring.p2("play Brace")
        assert lost(ring, "Sagat") == suffered
        assert ring["P2.discards"] == ["Brace"]
        taken = trial.event("e5", "f5", (Hurt(2),), p2=Printed(hand=[BRACE])).p1("play Trial").p2("take it")
        assert (lost(taken, "Sagat"), taken["P2.hand"]) == (2, ["Brace"])


@pytest.mark.proves("SFTMG-KEY-08", "SFTMG-COLL-08")
def test_it_helps_against_a_charge_into_the_wall_too(trial: Trials) -> None:
    with instead(BRACE, brace(1)):
        ring = attacks(trial("h5", "i5", Printed(charge=1), p2=Printed(hand=[BRACE]))).p2("block", "done")
        ring.p1("charge E").p2("play Brace")
        assert lost(ring, "Sagat") == 0
        assert ring.question == "chance attack dice"


@pytest.mark.proves("SFTMG-KEY-08", "SFTMG-RULING-126")
def test_once_the_dice_are_rolled_too(trial: Trials) -> None:
    with instead(BRACE, brace(1)):
        ring = attacks(trial("h5", "i5", Printed(knockback=1), p2=Printed(hand=[BRACE]))).block("H", "M, M")
        assert (lost(ring, "Sagat"), ring.question) == (1, "P2 brace")
        assert lost(ring.p2("play Brace"), "Sagat") == 1
        whiffed = fight(sagat("e5", hand=["Tiger Rage", BRACE]), ryu("f5", hand=["Focus Attack"]))
        whiffed.p1("attack Ryu with Tiger Rage").block("M, M").p2("play Focus Attack")
        assert whiffed.question == "P1 brace"
        assert lost(whiffed.p1("play Brace"), "Sagat") == 1


@pytest.mark.proves("SFTMG-KEY-09")
def test_no_block_dice_against_an_unblockable_attack(trial: Trials) -> None:
    ring = hit(trial("e5", "f5", Printed(dice=3, unblockable=True)), "H, H, H", None)
    assert (lost(ring, "Sagat"), ring.question) == (3, "P1 act")
    blockable = attacks(trial("e5", "f5", Printed(dice=3))).chance("H, H, H")
    assert blockable.question == "chance block dice"


# Place


@pytest.mark.proves("SFTMG-KEY-10", "SFTMG-RULING-42")
def test_place_ignores_what_is_on_the_way(trial: Trials) -> None:
    rocks = ["c4", "c5", "c6", "d5", "e5"]
    ring = trial.event("b5", "f5", (PlaceNext(),), small=rocks).p1("play Trial")
    assert ring.question == "P1 place"
    assert "place e5" not in ring.options  # a rock stands there
    assert "place f5" not in ring.options
    assert "place b5" not in ring.options  # not beside Sagat
    ring.p1("place e6")
    assert (places(ring), lost(ring, "Ryu"), standing(ring)) == (("e6", "f5"), 0, set(rocks))


@pytest.mark.proves("SFTMG-KEY-11", "SFTMG-RULING-42")
def test_place_needs_sight_of_the_space(trial: Trials) -> None:
    ring = trial.event("b5", "f5", (PlaceNext(),), aimed=False, large=["d5"]).p1("play Trial")
    assert "place e5" not in ring.options
    assert {"place e4", "place e6"} <= set(ring.options)


@pytest.mark.proves("SFTMG-KEY-11", "SFTMG-RULING-42")
def test_without_a_space_in_sight_nobody_is_placed_and_the_rest_goes_on(trial: Trials) -> None:
    wall = [f"d{row}" for row in range(1, 10)]
    ring = trial.event("b5", "f5", (PlaceNext(), Push(1)), aimed=False, large=wall).p1("play Trial")
    assert (places(ring), ring.question) == (("b5", "g5"), "P1 act")


@pytest.mark.proves("SFTMG-RULING-42")
def test_already_beside_it_may_stay(trial: Trials) -> None:
    ring = trial.event("e5", "f5", (PlaceNext(),)).p1("play Trial")
    assert ring.options[0] == "place e5"
    assert len(ring.options) == 7  # g5, behind Sagat, is out of sight
    ring.p1("place e5")
    assert (places(ring), "Put" in ring.happened) == (("e5", "f5"), False)


@pytest.mark.proves("SFTMG-RULING-105", "SFTMG-KEY-11")
def test_whoever_is_placed_looks_from_where_it_stands(trial: Trials) -> None:
    """Past c3, e6 does not see b2, although b2 would see e6."""
    from_e6 = trial.event("e6", "b1", (PlaceNext(),), aimed=False, large=["c3"]).p1("play Trial")
    assert "place b2" not in from_e6.options
    from_b2 = trial.event("b2", "e7", (PlaceNext(),), aimed=False, large=["c3"]).p1("play Trial")
    assert "place e6" in from_b2.options


@pytest.mark.proves("SFTMG-KEY-10", "SFTMG-KNOCK-01")
def test_double_lariat_takes_the_place_that_was_left() -> None:
    """As printed: damaged, and moved by Knockback."""

    def lariat(foe: str, dice: str, **given: list[str]) -> Ring:
        ring = fight(side("Zangief", "d5", hand=["Double Lariat"]), ryu(foe), **given)
        ring.p1("attack Ryu with Double Lariat", "dash nowhere")
        return ring.block(", ".join([dice] * ring.dice), "M, M")

    moved = lariat("e5", "H")
    assert (moved["Zangief.at"], moved["Ryu.at"]) == ("e5", "f5")
    missed = lariat("e5", "B")
    assert (missed["Zangief.at"], missed["Ryu.at"]) == ("d5", "e5")
    stuck = lariat("e5", "H", large=["f5"])
    assert (stuck["Zangief.at"], stuck["Ryu.at"]) == ("e5", "f5")


def followed(trial: Trials, attacker: str, defender: str, *answers: str) -> Ring:
    """Knockback 1, Throw 3, and then the place that was left, as Double Lariat has it."""
    ring = hit(trial(attacker, defender, Printed(knockback=1, throw=3, if_hit=(FollowUp(),))), defence=None)
    assert ring.question == "P1 keyword"
    return ring.p1("knockback", *answers)


@pytest.mark.proves("SFTMG-KEY-10", "SFTMG-KEY-11", "SFTMG-RULING-42")
def test_the_place_that_was_left_must_be_free_and_in_sight(trial: Trials) -> None:
    assert places(followed(trial, "b5", "d5", "throw to b8")) == ("d5", "b8")
    assert places(followed(trial, "b5", "d5", "throw to d5")) == ("b5", "d5")  # taken again
    assert places(followed(trial, "b5", "d5", "throw to c5")) == ("b5", "c5")  # hidden behind Sagat
    assert places(followed(trial, "h5", "i5", "throw to f5")) == ("h5", "f5")  # it was not Knockback that moved him


def test_what_these_tests_lend_is_given_back() -> None:
    assert not [each.name for each in CARDS if each.name in ("Trial", "Trial 2", "Brace")]
