"""Chapter Battle Dice: the six faces, what they are worth to whom, and at most eight."""

import pytest

from kumite.games.sftmg.dice import MOST, SIDES, blocks, faces, hits, meters, read, write
from kumite.games.sftmg.printed import BRACING, EVENT
from tests.games.sftmg.ringside import Ring, but, deck_of, fight, fighter, instead, ryu, sagat, side


def roll(text: str) -> tuple[int, ...]:
    n = len(text.split(","))
    return faces(n, read(n, text))


def shot(attack: str, defence: str, **held: int) -> Ring:
    """Fierce Hadoken at range 2: three dice against two."""
    ring = fight(ryu("d5", hand=["Fierce Hadoken"], **held), sagat("f5", **held))
    return ring.p1("attack Sagat with Fierce Hadoken").block(attack, defence)


def damage(ring: Ring) -> int:
    return int(ring["Sagat.max"] - ring["Sagat.health"])


@pytest.mark.proves("SFTMG-DICE-01", "SFTMG-RULING-01")
def test_the_six_faces() -> None:
    assert len(SIDES) == 6
    assert [hits((side,)) for side in SIDES] == [1, 1, 2, 1, 0, 0]
    assert [blocks((side,)) for side in SIDES] == [1, 1, 0, 0, 1, 0]
    assert [meters((side,)) for side in SIDES] == [0, 0, 0, 0, 0, 1]


@pytest.mark.proves("SFTMG-DICE-01")
def test_every_face_of_every_die_is_an_answer_of_its_own() -> None:
    rolls = [write(2, n) for n in range(36)]
    assert len(set(rolls)) == 36
    assert [read(2, text) for text in rolls] == list(range(36))
    assert sum(hits(faces(2, n)) for n in range(36)) == 2 * 5 * 6


@pytest.mark.proves("SFTMG-DICE-02", "SFTMG-DICE-08", "SFTMG-RULING-02")
def test_the_attacker_counts_hits_and_meter_only() -> None:
    assert (hits(roll("B, B, HB, M")), meters(roll("B, B, HB, M"))) == (1, 1)
    ring = shot("B, HB, M", "H, H")
    assert (damage(ring), ring["P1.meter"], ring["P2.meter"]) == (1, 1, 0)


@pytest.mark.proves("SFTMG-DICE-03", "SFTMG-DICE-08", "SFTMG-RULING-02")
def test_the_defender_counts_blocks_and_meter_only() -> None:
    assert (blocks(roll("CR, H, HB, M")), meters(roll("CR, H, HB, M"))) == (1, 1)
    ring = shot("H, H, H", "CR, M")
    assert (damage(ring), ring["P1.meter"], ring["P2.meter"]) == (3, 0, 1)
    assert ring["Ryu.health"] == 25


@pytest.mark.proves("SFTMG-DICE-04", "SFTMG-RULING-02")
def test_a_critical_is_two_hits_to_the_attacker_and_nothing_to_the_defender() -> None:
    assert damage(shot("CR, B, B", "CR, CR")) == 2


@pytest.mark.proves("SFTMG-DICE-05")
def test_the_mixed_face_is_a_hit_or_a_block() -> None:
    assert damage(shot("HB, BH, B", "HB, H")) == 1
    assert damage(shot("HB, BH, B", "HB, BH")) == 0


@pytest.mark.proves("SFTMG-DICE-06", "SFTMG-METER-03")
def test_meter_faces_give_their_roller_meter() -> None:
    ring = shot("M, M, H", "M, B")
    assert (ring["P1.meter"], ring["P2.meter"]) == (2, 1)


@pytest.mark.proves("SFTMG-DICE-08")
def test_three_blocks_are_nothing_to_an_attacker() -> None:
    ring = shot("B, B, B", "H, H")
    assert (damage(ring), ring["P1.meter"], ring["Ryu.health"]) == (0, 0, 25)
    assert ring["Sagat.at"] == "f5"


# At most eight


@pytest.mark.proves("SFTMG-DICE-07", "SFTMG-COMP-07")
@pytest.mark.parametrize(("printed", "bonus", "rolled"), [(3, 4, 7), (4, 4, 8), (5, 4, 8), (8, 0, 8), (8, 8, 8)])
def test_an_attack_rolls_eight_dice_at_most(printed: int, bonus: int, rolled: int) -> None:
    with instead("Fierce Hadoken", but("Fierce Hadoken", dice=printed, edge=(bonus, 2))):
        ring = fight(ryu("d5", hand=["Fierce Hadoken"]), sagat("f5")).p1("attack Sagat with Fierce Hadoken")
        assert (ring.question, ring.dice) == ("chance attack dice", rolled)
    assert MOST == 8


@pytest.mark.proves("SFTMG-DICE-07", "SFTMG-COMP-07", "SFTMG-EVENT-03")
@pytest.mark.parametrize(("boosts", "dice"), [(0, 2), (1, 4), (2, 6), (3, 8), (4, 8)])
def test_a_block_rolls_eight_dice_at_most(boosts: int, dice: int) -> None:
    events = [card.name for card in deck_of("Vega") if card.type == EVENT][:4]
    ring = fight(ryu("d5", hand=["Fierce Hadoken"]), side("Vega", "f5", hand=events))
    ring.p1("attack Vega with Fierce Hadoken").p2("block", *[f"boost with {name}" for name in events[:boosts]])
    if ring.question == "P2 boost":
        ring.p2("done")
    ring.chance("B, B, B")
    assert (ring.question, ring.dice) == ("chance block dice", dice)
    assert ring["P2.discards"] == events[:boosts]


# The Golden Rule of Events


def bracer() -> tuple[str, str]:
    """A Character with a Response to Unblockable damage, and that card."""
    for name in ("Sagat", "M. Bison", "Ryu", "Ken", "Chun-Li", "Zangief", "Vega", "Akuma"):
        for card, _ in fighter(name).cards:
            if card.type == EVENT and card.moment == BRACING and card.condition is None:
                return name, card.name
    raise AssertionError("no deck has a Response to Unblockable damage")


@pytest.mark.proves("SFTMG-GOLD-01")
def test_before_the_dice_an_event_may_be_played_and_after_them_not() -> None:
    ring = fight(sagat("d5", hand=["Tiger Rage"]), side("Vega", "e5", hand=["Back Flips"]))
    ring.p1("attack Vega with Tiger Rage")
    assert "play Back Flips" in ring.options
    ring.block("H, H")
    assert ring.question == "P1 throw"
    ring.refuses("play Back Flips")
    ring.quiet("P1 act")
    assert ring["P2.hand"] == ["Back Flips"]


@pytest.mark.proves("SFTMG-RULING-126")
def test_a_response_to_what_follows_the_dice_changes_no_dice() -> None:
    """Knocked into the Wall after the roll, the Defender may lessen that, and nothing else."""
    name, event = bracer()
    ring = fight(ryu("f5", hand=["Fierce Hadoken"]), side(name, "i5", hand=[event]))
    ring.p1(f"attack {name} with Fierce Hadoken").block("H, B, B", "H, H")
    assert ring.question == "P2 brace"
    assert set(ring.options) == {"take it", f"play {event}"}
    ring.p2("take it")
    assert ring.said("Harmed")[-1]["name"] == name
    assert (ring.question, ring["P2.hand"]) == ("P1 act", [event])


@pytest.mark.proves("SFTMG-GOLD-01")
def test_no_reaction_once_the_dice_are_rolled() -> None:
    """Back Flips could answer the facedown card; between the two rolls, and after them, nobody asks for it."""
    ring = fight(ryu("e5", hand=["Collarbone Breaker"]), side("Vega", "f5", hand=["Back Flips"]))
    ring.p1("attack Vega with Collarbone Breaker")
    assert "play Back Flips" in ring.options
    ring.p2("block", "done").p1("dash nowhere").chance("H, H, H")
    assert ring.question == "chance block dice"
    ring.chance("M, M").p1("keep")
    assert (ring.question, ring["P2.hand"]) == ("P1 act", ["Back Flips"])


@pytest.mark.proves("SFTMG-GOLD-01")
def test_the_same_response_is_legal_before_the_dice() -> None:
    """Pushed into the Wall by a Charge, which comes before the roll."""
    name, event = bracer()
    ring = fight(side("Ken", "g5", hand=["Hurricane Kick"]), side(name, "i5", hand=[event]))
    ring.p1(f"attack {name} with Hurricane Kick").p2("block", "done")
    if ring.question == "P1 charge":
        ring.p1("charge E")
    assert (ring.question, ring.options) == ("P2 brace", ["take it", f"play {event}"])


@pytest.mark.proves("SFTMG-GOLD-01", "SFTMG-RULING-34")
def test_the_attacker_is_not_bound_by_it() -> None:
    name, event = bracer()
    attack = next(card.name for card, _ in fighter(name).cards if card.dice and card.reach[1] >= 2 and not card.charge)
    with instead(attack, but(attack, reach=(1, 5), dash=0, dice=1, edge=(0, 0), ex=False, condition=None)):
        ring = fight(side(name, "d5", hand=[attack, event]), ryu("f5", hand=["Focus Attack"]))
        ring.p1(f"attack Ryu with {attack}").block("B", "H, H").p2("play Focus Attack")
        assert (ring.question, ring.options) == ("P1 brace", ["take it", f"play {event}"])


@pytest.mark.proves("SFTMG-GOLD-01", "SFTMG-RULING-100")
def test_each_card_of_a_combo_opens_the_window_again() -> None:
    first = but("Tiger Rage", throw=-1, right=1)
    second = but("Standing Roundhouse", left=1)
    event = but("Back Flips", facedown_only=False)
    with instead("Tiger Rage", first), instead("Standing Roundhouse", second), instead("Back Flips", event):
        ring = fight(sagat("d5", hand=["Tiger Rage", "Standing Roundhouse"]), side("Vega", "e5", hand=["Back Flips"]))
        ring.p1("attack Vega with Tiger Rage").block("H, H", "H, H").p1("combo Standing Roundhouse")
        assert (ring.question, ring.begins("play")) == ("P2 react", ["play Back Flips"])


@pytest.mark.proves("SFTMG-DICE-09")
def test_rolls_for_the_order_give_no_meter_in_a_later_round_either() -> None:
    """After a drawn round, with Meter on both dials."""
    level = {"health": 8, "meter": 3, "deck": ["Bait!"]}
    ring = fight(ryu("b5", **level), sagat("h5", **level), rest="discards", options={"time_out": True})
    ring.p1("draw").shuffle().chance("M, M, M, M", "H, M, M, M")
    assert (ring.question, ring["P1.meter"], ring["P2.meter"]) == ("P2 first", 3, 3)
