"""The card pool and building (UVS-POOL, UVS-BUILD)."""

from __future__ import annotations

import pytest

from kumite.games.universus.terms import POOL, V_BUILD, ZONES
from tests.games.universus.attack.spar import happened, jab, spar
from tests.games.universus.ringside import PAGE, action, asset, attack, foundation, p1, p2, table

FREE = "Ability(ENHANCE, (Draw(1),))"


@pytest.mark.proves("UVS-POOL-01")
def test_each_player_has_a_card_pool() -> None:
    assert ZONES[POOL] == "card pool"
    now = spar(mine={"pool": ["Jab"]}, theirs={"pool": [PAGE]})
    assert now["P1.pool"] == ["Jab"]
    assert now["P2.pool"] == [PAGE]


@pytest.mark.proves("UVS-POOL-02", "UVS-POOL-04", "UVS-ASSET-02", "UVS-BUILD-03")
def test_cards_that_are_played_go_to_the_right_end() -> None:
    now = spar(mine={"hand": ["Lamp"]}, Lamp=asset(difficulty=2)).play(f"P1: play {PAGE}", "P1: play Lamp")
    assert now["P1.pool"] == [PAGE, "Lamp"]
    assert now["P1.stage"] == ["Sparring Partner"]
    now.play("P1: play Jab")
    assert now["P1.pool"] == [PAGE, "Lamp", "Jab"]


@pytest.mark.proves("UVS-ASSET-03")
def test_an_asset_is_built_in_the_end_phase() -> None:
    now = spar(mine={"hand": ["Lamp"]}, Lamp=asset(difficulty=2)).play("P1: play Lamp").on("P2 form")
    assert now["P1.stage"] == ["Sparring Partner", "Lamp"]
    assert now["P1.cards.stage"][1]["ready"] is True


@pytest.mark.proves("UVS-ASSET-03")
def test_but_not_one_that_was_a_block() -> None:
    now = jab(theirs={"hand": ["Lamp"]}, Lamp=asset(block="+0 mid")).on("P2 block")
    now.play("P2: block with Lamp").on("P2 form")
    assert now["P2.stage"] == ["Sparring Partner"]
    assert "Lamp" in now["P2.discards"]


@pytest.mark.proves("UVS-POOL-03")
@pytest.mark.parametrize("deck", [[PAGE], ["Nil"]])
def test_a_card_that_its_own_cost_moves_does_not_go_to_the_pool(deck: list[str]) -> None:
    vanish = action(["Ability(FORM, (Gain(1),), (Remove(This()),))"])
    side = {"hand": ["Vanish"], "deck": deck, "health": 20, "committed": True}
    now = spar(mine=side, Vanish=vanish, Nil=foundation(check=0)).play("P1: use Vanish")
    passed = deck == [PAGE]
    if passed:
        assert now["P1.pool"] == []
        assert now["P1.health"] == 21
    assert now["P1.removed"] == ["Vanish"]
    assert bool(now.told_of("gain")) is passed


@pytest.mark.proves("UVS-POOL-05")
def test_no_option_rearranges_the_pool() -> None:
    now = spar(mine={"pool": ["Jab", PAGE, "Jab"]})
    assert all(option.startswith(("pass", "play ")) for option in now.options)
    before = now["P1.pool"]
    now.play(f"P1: play {PAGE}", "P1: commit Sparring Partner")
    assert now["P1.pool"][:3] == before


@pytest.mark.proves("UVS-POOL-06")
def test_every_card_in_the_pool_makes_the_next_one_harder() -> None:
    side = {"pool": [PAGE, "Jab", PAGE], "hand": ["Tower"], "stage": [PAGE, PAGE]}
    now = spar(mine=side, theirs={"pool": [PAGE]}, Tower=foundation(difficulty=2)).play("P1: play Tower")
    assert now["check.need"] == 5  # one's own pool alone


@pytest.mark.proves("UVS-POOL-07", "UVS-POOL-08")
def test_a_card_that_leaves_counts_no_more_and_the_others_close_up() -> None:
    sweep = asset(["Ability(FORM, (Clear(Sel(1, YOU, (Named('Jab'),), (POOL,))),))"])
    near = "Ability(ENHANCE, (Gain(Count(Sel(1, YOU, (Beside(), Named('Lamp')), (POOL,)))),))"
    side = {"pool": ["Lamp", "Jab"], "hand": ["Hook"], "stage": ["Broom", PAGE], "health": 20, "deck": ["Nil"]}
    now = spar(mine=side, Broom=sweep, Lamp=asset(), Hook=attack([near, FREE], difficulty=1), Nil=foundation(check=0))
    now.play("P1: use Broom")
    assert now["P1.pool"] == ["Lamp"]
    now.play("P1: play Hook")
    assert now["check.need"] == 2
    now.play("P1: commit Sparring Partner")  # and the Blank Page, the only other card
    now.play("P1: use Hook: ability 1")
    assert now["P1.health"] == 21  # the Lamp is directly before the Hook now


@pytest.mark.proves("UVS-POOL-09")
def test_a_face_down_card_in_the_pool_is_nothing() -> None:
    side = {"pool": [{"card": "Hook", "down": True}]}
    now = jab(attack([FREE]), mine=side, Hook=attack([FREE], keywords=["Punch", "Stun: 1"]))
    down = now["P1.cards.pool"][0]
    assert down["type"] == "card"
    assert down["keywords"] == []
    assert down["traits"] == []
    assert "speed" not in down
    assert now.seen("P2")["seats"]["P1"]["pool"][0] == "face down"
    count = "Ability(ENHANCE, (Gain(Count(Sel(1, YOU, (Type((ATTACK,)),), (POOL,)))),))"
    one = jab(attack([count, FREE]), mine={**side, "health": 20}, Hook=attack()).play("P1: use Jab: ability 1")
    assert one["P1.health"] == 21


@pytest.mark.proves("UVS-POOL-10")
@pytest.mark.parametrize("up", [False, True])
def test_a_face_down_card_stays_so_in_the_pool(up: bool) -> None:
    add = asset(["Ability(FORM, (Move(Sel(1, YOU, (), (MOMENTUM,)), POOL),))"])
    now = spar(mine={"stage": ["Lift"], "momentum": [{"card": "Jab", "up": up}]}, Lift=add).play("P1: use Lift")
    assert now["P1.pool"] == (["Jab"] if up else ["Jab (face down)"])


@pytest.mark.proves("UVS-POOL-10")
def test_from_the_hand_it_comes_face_up() -> None:
    add = asset(["Ability(FORM, (Move(Sel(1, YOU, (Named('Jab'),), (HAND,)), POOL),))"])
    assert spar(mine={"stage": ["Lift"]}, Lift=add).play("P1: use Lift")["P1.pool"] == ["Jab"]


@pytest.mark.proves("UVS-POOL-11")
def test_preceding_cards_are_those_to_the_left() -> None:
    count = "Ability(ENHANCE, (Gain(Count(Sel(1, YOU, (Beside(False),), (POOL,)))),))"
    after = "Ability(ENHANCE, (Attacks(Sel(1, YOU, (Named('Hook'),), (DISCARDS,))),))"
    side = {"pool": [PAGE, PAGE], "discards": ["Hook"], "health": 10}
    now = jab(attack([after, count]), mine=side, theirs={"pool": [PAGE]}, Hook=attack([FREE]))
    now.play("P1: use Jab: ability 1")
    assert now["P1.pool"][2] == "Jab"
    assert len(now["P1.pool"]) == 4
    now.play("P1: use Jab")
    assert now["P1.health"] == 12


@pytest.mark.proves("UVS-POOL-12", "UVS-AP-03")
def test_both_pools_are_emptied_in_the_end_phase_the_active_players_first() -> None:
    cards = {"Jab": attack(), "Hook": attack(), "Wall": foundation()}
    now = table(p1(pool=["Jab", "Hook"]), p2(pool=[{"card": "Wall", "as": "block"}]), cards=cards, phase="end")
    assert now["P1.pool"] == []
    assert now["P2.pool"] == []
    cleared = [event["cards"] for event in now.told_of("clear")]
    assert cleared == [["Hook"], ["Jab"], ["Wall"]]
    assert now["turn"] == "P2"


# Building


@pytest.mark.proves("UVS-BUILD-01")
def test_to_build_is_to_put_into_the_stage() -> None:
    raise_it = asset(["Ability(FORM, (Build(Sel(1, YOU, (Type((FOUNDATION,)),), (DISCARDS,))),))"])
    ear = asset(["Ability(CONTINUOUS, (Fired(Event(V_BUILD), (Draw(1),)),))"])
    side = {"stage": ["Crane", "Ear"], "discards": [PAGE]}
    now = spar(mine=side, Crane=raise_it, Ear=ear).play("P1: use Crane")
    assert now["P1.stage"][-1] == PAGE
    assert now["P1.discards"] == []
    assert now.told_of("draw")


@pytest.mark.proves("UVS-BUILD-02", "UVS-BUILD-03")
def test_without_a_stated_facing_each_card_is_built_as_it_lies() -> None:
    both = asset(["Ability(FORM, (Build(Sel(1, YOU, (), (MOMENTUM,), every=True)),))"])
    side = {"stage": ["Crane"], "momentum": [{"card": PAGE, "up": True}, "Lamp", {"card": "Lamp", "up": True}]}
    now = spar(mine=side, Crane=both, Lamp=asset()).play("P1: use Crane")
    assert now["P1.stage"][2:] == [PAGE, "Lamp (face down)", "Lamp"]
    assert len(happened(now, V_BUILD)) == 1


@pytest.mark.proves("UVS-BUILD-03")
def test_from_hand_and_pool_face_up() -> None:
    crane = asset(["Ability(FORM, (Build(Sel(1, YOU, (Named('Lamp'),), (HAND, POOL), every=True)),))"])
    now = spar(mine={"stage": ["Crane"], "hand": ["Lamp"], "pool": ["Lamp"]}, Crane=crane, Lamp=asset())
    now.play("P1: use Crane")
    assert now["P1.stage"][2:] == ["Lamp", "Lamp"]


@pytest.mark.proves("UVS-BUILD-04")
@pytest.mark.parametrize("kind", ["attack", "action"])
def test_an_attack_or_action_built_face_up_is_gone_before_anybody_reacts(kind: str) -> None:
    made = attack() if kind == "attack" else action([FREE])
    crane = asset(["Ability(FORM, (Build(Sel(1, YOU, (Named('Odd'),), (HAND,)), facing='up'),))"])
    ear = asset(["Ability(RESPONSE, (Gain(1),), (), Event(V_BUILD))"])
    now = spar(mine={"stage": ["Crane", "Ear"], "hand": ["Odd"]}, Crane=crane, Ear=ear, Odd=made)
    now.play("P1: use Crane")
    assert now.question == "P1 respond"
    assert now["P1.discards"] == ["Odd"]
    assert now["P1.stage"] == ["Sparring Partner", "Crane", "Ear"]


@pytest.mark.proves("UVS-BUILD-04")
def test_face_down_it_stays() -> None:
    crane = asset(["Ability(FORM, (Build(Sel(1, YOU, (Named('Jab'),), (HAND,)), facing='down'),))"])
    now = spar(mine={"stage": ["Crane"]}, Crane=crane).play("P1: use Crane")
    assert now["P1.stage"][2] == "Jab (face down)"
