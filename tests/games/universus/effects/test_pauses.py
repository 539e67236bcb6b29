"""Pause conditions, and cards that lie on top of others."""

from __future__ import annotations

import pytest

from tests.games.universus.effects.tools import DRAWS, attacking, health, lies
from tests.games.universus.ringside import (
    PAGE,
    PARTNER,
    Table,
    action,
    asset,
    attack,
    character,
    foundation,
    p1,
    p2,
    table,
)

ONE = foundation(keywords=["Unique"])
LAND = asset(keywords=["Terrain"])
BUILDS = "Ability(FORM, (Build(Sel(1, zones=(HAND,))),))"


@pytest.mark.proves("UVS-PAUSE-01", "UVS-PAUSE-07")
def test_a_pause_comes_before_the_next_instruction() -> None:
    text = "Ability(FORM, (Build(Sel(1, zones=(HAND,))), Gain(Count(Sel(1, tests=(Named('One'),), every=True)))))"
    ring = table(p1(stage=["Mason", "One"], hand=["One"], health=9), p2(), cards={"Mason": asset([text]), "One": ONE})
    old = ring.g.stage[0][2]
    ring.play("P1: use Mason")
    assert health(ring)[0] == 10
    assert ring.told_of("sacrifice")
    assert ring.g.stage[0] == (ring.g.character[0], ring.g.stage[0][1], old)  # the newer one went


@pytest.mark.proves("UVS-PAUSE-02")
def test_ten_removed_cards_are_one_event() -> None:
    heals = "Ability(CONTINUOUS, (Fired(Event(V_REMOVE, YOU), (Gain(Bound('event')),)),))"
    ring = table(
        p1(stage=["Sun", PAGE], hand=["Rock"], rest=1, discards=[PAGE] * 14, health=5),
        p2(),
        cards={"Sun": asset([heals]), "Rock": foundation(difficulty=4)},
    )
    ring.play("P1: play Rock").on("P1 commit", "P1 form")
    assert health(ring)[0] == 15
    assert len(ring.g.removed[0]) == 10


@pytest.mark.proves("UVS-PAUSE-03", "UVS-PAUSE-04")
def test_no_health_loses_before_anything_else() -> None:
    text = "Ability(FORM, (Draw(1),), (Mill(1), Lose(3)))"
    heals = "Ability(CONTINUOUS, (Fired(Event(V_LOSE, YOU), (Gain(9),)),))"
    ring = table(
        p1(stage=["Pact", "Sun"], rest=1, discards=[PAGE] * 15, health=3),
        p2(),
        cards={"Pact": asset([text]), "Sun": asset([heals])},
    )
    ring.play("P1: use Pact")
    assert ring.outcome == "P2"
    assert not ring.told_of("cycle")
    assert not ring.told_of("gain")
    assert not ring.told_of("play ability")


@pytest.mark.proves("UVS-PAUSE-05")
@pytest.mark.parametrize(("discards", "outcome"), [(8, "P2"), (12, None)])
def test_an_empty_deck_is_cycled_or_lost(discards: int, outcome: str | None) -> None:
    ring = table(p1(stage=["Book"], rest=1, discards=[PAGE] * discards), p2(), cards={"Book": asset([DRAWS])})
    ring.play("P1: use Book")
    if outcome is None:
        ring.on("P1 form")
        assert len(ring.g.deck[0]) == 2
        assert len(ring.g.removed[0]) == 10
    assert ring.outcome == outcome


@pytest.mark.proves("UVS-PAUSE-06")
def test_a_foreign_character_is_discarded() -> None:
    for name, stays in (("Stranger", False), (PARTNER, True)):
        ring = table(p1(stage=["Mason"], hand=[name]), p2(), cards={"Mason": asset([BUILDS]), "Stranger": character()})
        ring.play("P1: use Mason")
        assert bool(ring["P1.discards"]) != stays
        assert bool(ring.told_of("attach")) == stays


@pytest.mark.proves("UVS-PAUSE-08")
def test_the_copy_that_is_unflipped_goes() -> None:
    text = "Ability(FORM, (Unflip(Sel(1, tests=(State('face down'),))),))"
    ring = table(
        p1(stage=["Turner", {"card": "One", "down": True}, "One"]), p2(), cards={"Turner": asset([text]), "One": ONE}
    )
    older, newer = ring.g.stage[0][2:]
    ring.play("P1: use Turner")
    assert newer in ring.g.stage[0]
    assert older in ring.g.discards[0]


@pytest.mark.proves("UVS-PAUSE-07", "UVS-PAUSE-08")
def test_a_copy_that_comes_later_than_an_unflipped_one_goes() -> None:
    text = "Ability(FORM, (Unflip(Sel(1, tests=(State('face down'),))),))"
    ring = table(
        p1(stage=["Turner", "Mason", {"card": "One", "down": True}], hand=["One"]),
        p2(),
        cards={"Turner": asset([text]), "Mason": asset([BUILDS]), "One": ONE},
    )
    older = ring.g.stage[0][3]
    ring.play("P1: use Turner", "P1: use Mason")
    assert older in ring.g.stage[0]
    assert ring["P1.discards"] == ["One"]


@pytest.mark.proves("UVS-PAUSE-09")
def test_the_older_terrain_is_destroyed() -> None:
    ring = table(
        p1(stage=["Mason"], hand=["Land"]),
        p2(stage=["Sea"]),
        cards={"Mason": asset([BUILDS]), "Land": LAND, "Sea": LAND},
    )
    ring.play("P1: use Mason")
    assert ring["P2.stage"] == [PARTNER]
    assert ring["P1.stage"][2] == "Land"
    assert ring.told_of("destroy")[0]["by"] == 1


@pytest.mark.proves("UVS-PAUSE-09")
def test_what_counts_is_since_when_it_is_a_terrain() -> None:
    gains = "Ability(FORM, (Grant(Sel(1, tests=(Named('Hill'),)), Keyword('Terrain')),))"
    turns = "Ability(FORM, (Unflip(Sel(1, tests=(State('face down'),))),))"
    cards = {"Rain": asset([gains]), "Turner": asset([turns]), "Hill": asset(), "Sea": LAND, "Land": LAND}
    ring = table(p1(stage=["Rain", "Hill"]), p2(stage=["Sea"]), cards=cards)  # the Hill has been there for longer
    ring.play("P1: use Rain")
    assert ring["P2.stage"] == [PARTNER]
    assert ring["P1.stage"][2] == "Hill"
    ring = table(p1(stage=["Turner", {"card": "Land", "down": True}]), p2(stage=["Sea"]), cards=cards)
    ring.play("P1: use Turner")
    assert ring["P2.stage"] == [PARTNER]
    assert ring["P1.stage"][2] == "Land"


@pytest.mark.proves("UVS-PAUSE-10")
def test_terrains_that_come_together_are_chosen_from() -> None:
    text = "Ability(FORM, (ByBoth(Build(Sel(1, zones=(HAND,)))),))"
    ring = table(
        p1(stage=["Mason"], hand=["Land"]), p2(hand=["Sea"]), cards={"Mason": asset([text]), "Land": LAND, "Sea": LAND}
    )
    ring.play("P1: use Mason").on("P1 goes")
    assert sorted(ring.options) == ["Land", "P2's Sea"]
    ring.play("P1: P2's Sea")
    assert ring["P1.stage"][2] == "Land"
    assert ring["P2.stage"] == [PARTNER]


@pytest.mark.proves("UVS-PAUSE-11")
@pytest.mark.parametrize("kind", [attack, action])
def test_attacks_and_actions_do_not_stay_in_a_stage(kind: object) -> None:
    text = "Ability(FORM, (Unflip(Sel(1, tests=(State('face down'),))),))"
    made = attack() if kind is attack else action()
    ring = table(
        p1(stage=["Turner", {"card": "Jab", "down": True}]), p2(), cards={"Turner": asset([text]), "Jab": made}
    )
    assert len(ring.g.stage[0]) == 3  # face down it is a foundation
    ring.play("P1: use Turner")
    assert ring["P1.stage"] == [PARTNER, "Turner"]
    assert ring["P1.discards"] == ["Jab"]


@pytest.mark.proves("UVS-PAUSE-12")
def test_a_changed_limit_changes_the_pause() -> None:
    two = "Ability(CONTINUOUS, (Rule(COPIES, Event(V_BUILD, YOU), 2),))"
    ring = table(
        p1(stage=["Mason", "Law", "One"], hand=["One", "One"]),
        p2(),
        cards={"Mason": asset([BUILDS]), "Law": asset([two]), "One": ONE},
    )
    ring.play("P1: use Mason")
    assert ring["P1.stage"].count("One") == 2
    ring.play("P1: use Mason")
    assert ring["P1.stage"].count("One") == 2
    assert ring["P1.discards"] == ["One"]


@pytest.mark.proves("UVS-PAUSE-13", "UVS-PAUSE-14")
def test_a_pause_that_is_prevented_comes_again() -> None:
    keeps = "Ability(FORM, (Rule(CANNOT, Event(V_DESTROY, tests=(Type((FOUNDATION,)),))),))"
    ring = table(
        p1(stage=["Mason", "Well", "One"], hand=["One"]),
        p2(hand=[PAGE]),
        cards={"Mason": asset([BUILDS]), "Well": asset([keeps]), "One": ONE},
    )
    ring.play("P1: use Well", "P1: use Mason")
    assert ring["P1.stage"].count("One") == 2
    assert ring.question == "P1 form"
    ring.on("P2 review")
    assert ring["P1.stage"].count("One") == 1
    assert ring.told_of("sacrifice")


# On top


def covered(until: str = "YOUR_NEXT_TURN", **mine: object) -> Table:
    places = f"Ability(FORM, (PlaceOnTop(Sel(1, zones=(HAND,), tests=(Named('True Form'),)), Yours(), {until}),))"
    cards = {
        "Old Form": character([DRAWS], hand_size=6, health=25),
        "Crown": asset([places]),
        "True Form": character(["Ability(FORM, (Gain(2),))"], hand_size=7, health=30),
        "Sum": asset(["Ability(FORM, (Gain(Count(Sel(9, every=True))),))"]),
    }
    side = {"character": "Old Form", "stage": ["Crown", "Sum"], "hand": ["True Form", PAGE], "health": 9, **mine}
    ring = table(p1(**side), p2(hand=[PAGE]), cards=cards)
    ring.play("P1: use Crown")
    return ring


@pytest.mark.proves("UVS-ONTOP-02", "UVS-ONTOP-03")
def test_the_card_on_top_replaces_the_other() -> None:
    ring = covered()
    assert ring["P1.limit"] == 7
    assert ring["P1.max"] == 30
    assert lies(ring, 0, 0).name == "True Form"
    assert "use True Form" in ring.options
    assert "use Old Form" not in ring.options
    ring.play("P1: use True Form")
    assert health(ring)[0] == 11
    assert not ring.told_of("draw")


@pytest.mark.proves("UVS-ONTOP-04")
def test_the_pair_is_one_card() -> None:
    ring = covered(committed=True)
    assert len(ring.g.stage[0]) == 3
    assert "committed" in ring["P1.stage"][0]
    ring.play("P1: use Sum")
    assert health(ring)[0] == 12


@pytest.mark.proves("UVS-ONTOP-01")
def test_the_card_on_top_comes_off_when_its_time_is_over() -> None:
    ring = covered()
    assert [effect.until for effect in ring.g.effects] == [13]  # the end of the owner's next turn
    ring.on("P2 form").quiet_step()
    ring.on("P1 form")
    assert lies(ring, 0, 0).name == "True Form"
    ring.on("P2 review")
    assert lies(ring, 0, 0).name == "Old Form"
    assert ring["P1.limit"] == 6
    assert "True Form" in ring["P1.discards"]
    ring = covered("TURN").on("P2 form")
    assert lies(ring, 0, 0).name == "Old Form"
    assert ring.g.beneath == ()


@pytest.mark.proves("UVS-ONTOP-01")
def test_the_card_on_top_goes_with_the_card_beneath() -> None:
    places = "Ability(FORM, (PlaceOnTop(Sel(1, zones=(HAND,)), Sel(1, tests=(Named('Oak'),)), GAME_PERIOD),))"
    breaks = "Ability(FORM, (Destroy(Sel(1, tests=(Type((FOUNDATION,)),))),))"
    ring = table(
        p1(stage=["Crown", "Axe", "Oak"], hand=["Elm"]),
        p2(),
        cards={"Crown": asset([places]), "Axe": asset([breaks]), "Oak": foundation(), "Elm": foundation()},
    )
    ring.play("P1: use Crown")
    assert lies(ring, 0, 3).name == "Elm"
    ring.play("P1: use Axe")
    assert sorted(ring["P1.discards"]) == ["Elm", "Oak"]
    assert len(ring.g.stage[0]) == 3


@pytest.mark.proves("UVS-PAUSE-04")
def test_damage_to_zero_ends_the_game_before_its_triggers() -> None:
    heals = "Ability(CONTINUOUS, (Fired(Event(V_LOSE, YOU), (Gain(9),)),))"
    ring = attacking(p1(), p2(health=3, stage=["Sun"]), {"Sun": asset([heals])})
    ring.play("P2: no block")
    assert ring.outcome == "P1"
    assert not ring.told_of("gain")


@pytest.mark.proves("UVS-PAUSE-14")
def test_a_pause_comes_again_as_soon_as_the_hindrance_ends() -> None:
    keeps = "Ability(ENHANCE, (Rule(CANNOT, Event(V_DESTROY), until=ATTACK_PERIOD), Build(Sel(1, zones=(HAND,)))))"
    ring = attacking(p1(stage=["Well", "One"], hand=["One"]), p2(), {"Well": asset([keeps]), "One": ONE})
    ring.play("P1: use Well")
    assert ring["P1.stage"].count("One") == 2
    assert ring.question == "P2 block"
    ring.play("P2: no block").on("P1 form", "P1 momentum")
    assert ring["P1.stage"].count("One") == 1  # within the same turn


@pytest.mark.proves("UVS-ONTOP-04")
def test_everybody_sees_the_card_on_top_and_it_is_no_sidebar() -> None:
    ring = covered()
    for seat in ("P1", "P2"):
        mine = ring.seen(seat)["seats"]["P1"]
        assert mine["stage"][0] == "True Form"
        assert mine["aside"] == []


def test_a_card_on_top_is_in_the_deck_of_the_next_game() -> None:
    beats = "Ability(FORM, (PlaceOnTop(Sel(1, zones=(HAND,)), Yours(), GAME_PERIOD), Lose(99, RIVAL)))"
    cards = {"Crown": asset([beats]), "True Form": character()}
    ring = table(p1(stage=["Crown"], hand=["True Form"]), p2(), cards=cards, mode="match")
    ring.play("P1: use Crown")
    assert ring.g.round == 2
    assert len(ring.g.aside[0]) == 0
    assert len(ring.g.deck[0]) == 22  # twenty pages, the Crown, and the card that lay on top
