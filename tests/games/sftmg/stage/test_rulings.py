"""Rulings about the stage, the dice and the turn that no other test names."""

import pytest

from kumite.games.sftmg.cards.stages import STAGE_LIST
from kumite.games.sftmg.printed import EVENT, FREE, OURS, Stage
from kumite.games.sftmg.words import DrawCards
from tests.games.sftmg.ringside import fight, fighter, ryu, sagat
from tests.games.sftmg.stage.trials import Printed, Trials, attacks, hit


@pytest.mark.proves("SFTMG-RULING-14")
@pytest.mark.parametrize(("roll", "damage"), [("H, B, B, B, B", 0), ("H, H, B, B, B", 1)])
def test_modifiers_are_added_before_the_one_subtraction(roll: str, damage: int) -> None:
    """Metsu Hadoken has 1 more for the space between; two blocks are less than that and the hits together, or not."""
    ring = fight(ryu("d5", meter=8), sagat("f5")).p1("attack Sagat with Metsu Hadoken").block(roll, "B, HB")
    assert ring["Sagat.max"] - ring["Sagat.health"] == damage


@pytest.mark.proves("SFTMG-RULING-45")
@pytest.mark.parametrize(("row", "asked"), [(4, "chance attack dice"), (6, "P1 act")])
def test_large_crates_hide_nobody_but_missile_racks_do(trial: Trials, row: int, asked: str) -> None:
    """Crates on c4, racks on d6 and f6."""
    ring = attacks(trial(f"a{row}", f"e{row}", Printed(reach=(1, 8)), stage="Air Force Base"))
    things = {thing["name"]: thing["large"] for thing in ring["objects"]}
    assert (things["Large Crates"], things["Missile Racks"]) == (False, True)
    assert ring.question == asked


@pytest.mark.proves("SFTMG-RULING-46")
@pytest.mark.parametrize("stage", STAGE_LIST, ids=[stage.name for stage in STAGE_LIST])
def test_the_layouts_are_ours_symmetric_and_free_in_the_middle(stage: Stage) -> None:
    assert {fact.about for fact in stage.facts if fact.origin == OURS} == {"positions", "start spaces"}
    turned = stage.name == "Kousyu Street"  # half round; the others mirror each other

    def other(at: str) -> str:
        return "ihgfedcba"["abcdefghi".index(at[0])] + (str(10 - int(at[1])) if turned else at[1])

    for thing in stage.things:
        assert {other(at) for at in thing.spaces} == set(thing.spaces), thing.name
        assert "e5" not in thing.spaces
    for starts in (stage.versus, stage.multiplayer):
        assert {other(at) for at in starts} == set(starts)


@pytest.mark.proves("SFTMG-RULING-79")
def test_without_deck_and_discards_a_draw_is_lost(trial: Trials) -> None:
    """39 cards lie in the deck, and the Event that draws 41 goes to the pile after its effect."""
    ring = trial.event("d5", "f5", (DrawCards(41),), aimed=False).p1("play Trial")
    assert (ring["P1.deck"], ring.happened.count("NothingLeft"), "Shuffled" in ring.happened) == (0, 1, False)
    assert ring["P1.hand_size"] == 39
    ring.quiet("P1 act")
    assert ring["P1.hand_size"] == 7


@pytest.mark.proves("SFTMG-RULING-97")
@pytest.mark.parametrize(("at", "dice"), [("c5", 1), ("d5", None)])
def test_an_edge_does_not_widen_the_range(trial: Trials, at: str, dice: int | None) -> None:
    ring = attacks(trial("a5", at, Printed(reach=(1, 2), edge=(2, 3))))
    if dice is None:
        assert ring.question == "P1 act"
        assert "Rolled" not in ring.happened
    else:
        assert (ring.question, ring.dice) == ("chance attack dice", dice)


@pytest.mark.proves("SFTMG-RULING-108")
def test_no_free_action_in_the_middle_of_an_attack_or_a_combo(trial: Trials) -> None:
    free = next(card.name for card, _ in fighter("Ryu").cards if card.type == EVENT and card.moment == FREE)
    trial.combo("d5", "e5", Printed(), Printed())  # the two cards that link
    hand = ["Fierce Hadoken", "Collarbone Breaker", free]
    ring = fight(ryu("d5", hand=hand), sagat("e5"))
    assert f"play {free}" in ring.options
    hit(ring)
    assert ring.begins("combo")
    assert f"play {free}" not in ring.options
    ring.p1("stop")
    assert f"play {free}" in ring.options
