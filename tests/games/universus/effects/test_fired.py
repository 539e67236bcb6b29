"""Fired effects, game events, the order of things, and scopes."""

from __future__ import annotations

import pytest

from kumite.games.universus.terms import V_DESTROY
from tests.games.universus.effects.tools import DRAWS, HEALS, WALL, attacking, health, now
from tests.games.universus.ringside import PAGE, action, asset, attack, character, foundation, p1, p2, table

ON_DEAL = "Ability(CONTINUOUS, (Fired(Event(V_DEAL, own=True), ({},)),))"


@pytest.mark.proves("UVS-FIRED-01", "UVS-FIRED-02")
def test_a_fired_effect_needs_nobody_and_always_fires() -> None:
    ring = attacking(p1(hand=[PAGE]), p2(), {}, attack([ON_DEAL.format("Draw(1)")]))
    ring.play("P2: no block")
    assert len(ring.g.hand[0]) == 2
    assert not ring.told_of("play ability")
    may = "Ability(CONTINUOUS, (Fired(Event(V_STATUS, own=True, notes=(NOT_BLOCKED,)), (May((Draw(1),)), Gain(1))),))"
    ring = attacking(p1(hand=[PAGE], health=9), p2(), {}, attack([may]))
    ring.play("P2: no block")
    assert ring.question == "P1 may"
    ring.play("P1: no")
    assert len(ring.g.hand[0]) == 1
    assert health(ring)[0] == 10


@pytest.mark.proves("UVS-FIRED-03")
def test_a_change_of_the_next_check_is_used_up_by_it() -> None:
    text = "Ability(FORM, (CheckBonus(2),))"
    ring = table(
        p1(stage=["Aim", PAGE], hand=["Rock", "Rock"]),
        p2(),
        cards={"Aim": asset([text]), "Rock": foundation(difficulty=5)},
    )
    ring.play("P1: use Aim", "P1: play Rock")
    assert ring["P1.pool"] == ["Rock"]
    assert ring.g.effects == ()
    ring.play("P1: play Rock")
    assert ring.g.pool[0][1:] == ()
    assert len(ring.g.discards[0]) == 3


@pytest.mark.proves("UVS-FIRED-03")
def test_a_change_of_the_next_check_for_a_kind_of_card_waits_for_it() -> None:
    text = "Ability(FORM, (CheckBonus(2, purposes=(FOR_FORM,), tests=(Type((ASSET,)),)),))"
    ring = table(
        p1(stage=["Aim", PAGE], hand=["Rock", "Bell"]),
        p2(),
        cards={"Aim": asset([text]), "Rock": foundation(difficulty=3), "Bell": asset(difficulty=4)},
    )
    ring.play("P1: use Aim", "P1: play Rock")
    assert ring.g.effects != ()
    ring.play("P1: play Bell")
    assert ring["P1.pool"] == ["Rock", "Bell"]
    assert ring.g.effects == ()


@pytest.mark.proves("UVS-FIRED-04", "UVS-EVENT-01")
def test_fired_effects_come_before_responses() -> None:
    answer = "Ability(RESPONSE, (Draw(1),), (), Event(V_COMMIT, YOU))"
    fired = "Ability(CONTINUOUS, (Fired(Event(V_COMMIT, YOU), (Gain(1),)),))"
    commits = "Ability(FORM, (Commit(Sel(1, tests=(Type((FOUNDATION,)),))),))"
    ring = table(
        p1(stage=["Push", "Sun", "Reply", PAGE], health=9),
        p2(),
        cards={"Push": asset([commits]), "Sun": asset([fired]), "Reply": asset([answer])},
    )
    ring.play("P1: use Push")
    assert ring.question == "P1 respond"
    assert health(ring)[0] == 10


@pytest.mark.proves("UVS-FIRED-05", "UVS-MODIF-02")
def test_modifiers_come_before_fired_effects() -> None:
    better = "Ability(CONTINUOUS, (Modify(Sel(1, YOU, (Type((ATTACK,)),), (POOL,), every=True), DAMAGE, 2),))"
    reads = (
        "Ability(CONTINUOUS, (Fired(Event(V_PLAY, YOU, (Type((ATTACK,)),)), (Gain(Value(Ref('event'), DAMAGE)),)),))"
    )
    cards = {"Fist": asset([better]), "Sun": asset([reads]), "Jab": attack(), "Wall": WALL}
    ring = table(p1(stage=["Sun", "Fist", PAGE], hand=["Jab"], health=9), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: play Jab")
    assert health(ring)[0] == 14


@pytest.mark.proves("UVS-FIRED-06")
def test_the_active_players_fired_effects_come_first() -> None:
    mine = "Ability(CONTINUOUS, (Fired(Event(V_DRAW), (Gain({}),)),))"
    cards = {
        "Sun": asset([mine.format(1)]),
        "Star": asset([mine.format(2)]),
        "Moon": asset([mine.format(3)]),
        "Book": asset([DRAWS]),
    }
    ring = table(p1(stage=["Sun", "Star", "Book"], health=9), p2(stage=["Moon"], health=9), cards=cards)
    ring.play("P1: use Book")
    assert ring.question == "P1 first"
    assert ring.options == ["Sun", "Star"]
    ring.play("P1: Star")
    assert [(event["by"], event["amount"]) for event in ring.told_of("gain")] == [(0, 2), (0, 1), (1, 3)]


@pytest.mark.proves("UVS-FIRED-07")
@pytest.mark.parametrize(("times", "gained"), [("1", 1), ("NOBODY", 2)])
def test_once_unless_the_text_says_otherwise(times: str, gained: int) -> None:
    text = f"Ability(FORM, (Fired(Event(V_DRAW, YOU), (Gain(1),), times={times}),))"
    ring = table(p1(stage=["Plan", "Book"], health=9), p2(), cards={"Plan": asset([text]), "Book": asset([DRAWS])})
    ring.play("P1: use Plan", "P1: use Book", "P1: use Book")
    assert health(ring)[0] == 9 + gained
    ring = table(p1(stage=["Plan", "Book"], health=9), p2(), cards={"Plan": asset([HEALS]), "Book": asset([DRAWS])})
    ring.play("P1: use Book", "P1: use Book")
    assert health(ring)[0] == 11  # a static one fires each time


@pytest.mark.proves("UVS-FIRED-09", "UVS-SCOPE-06")
@pytest.mark.parametrize("removed", [True, False])
def test_a_card_that_has_moved_is_read_but_not_touched(removed: bool) -> None:
    back = (
        "Ability(CONTINUOUS, (Fired(Event(V_RESOLVE, YOU), (Move(Ref('event'), HAND), "
        "Gain(Value(Ref('event'), DAMAGE)))),))"
    )
    away = "Ability(CONTINUOUS, (Fired(Event(V_RESOLVE, YOU), (Remove(Ref('event')),)),))"
    cards = {"Hook": asset([back]), "Void": asset([away])}
    stage = ["Hook", "Void"] if removed else ["Hook"]
    ring = attacking(p1(stage=stage, health=9, hand=[PAGE]), p2(), cards)
    ring.play("P2: no block")
    if removed:
        ring.play("P1: Void")
    assert health(ring)[0] == 12
    assert (ring["P1.hand"] == ["Blank Page"]) == removed
    assert bool(ring["P1.removed"]) == removed


@pytest.mark.proves("UVS-FIRED-10", "UVS-FIRED-11")
def test_an_attack_flipped_after_resolving_is_not_touched() -> None:
    back = "Ability(CONTINUOUS, (Fired(Event(V_RESOLVE, own=True), (Move(This(), HAND), Gain(1))),))"
    turn = "Ability(CONTINUOUS, (Fired(Event(V_RESOLVE, YOU), (Flip(Ref('event')),)),))"
    ring = attacking(p1(stage=["Mud"], hand=[PAGE], health=9), p2(), {"Mud": asset([turn])}, attack([back]))
    ring.play("P2: no block", "P1: Mud")
    assert ring["P1.pool"] == ["Jab (face down)"]
    assert health(ring)[0] == 10
    home = "Ability(CONTINUOUS, (Fired(Event(V_READY, YOU), (Flip(Ref('event')), Move(Ref('event'), HAND))),))"
    wakes = "Ability(FORM, (Ready(Sel(1, tests=(Named('Oak'),))),))"
    ring = table(
        p1(stage=["Nest", "Bell", {"card": "Oak", "committed": True}]),
        p2(),
        cards={"Nest": asset([home]), "Bell": asset([wakes]), "Oak": foundation()},
    )
    ring.play("P1: use Bell")
    assert ring["P1.hand"] == ["Oak"]  # a foundation, flipped meanwhile, still goes


@pytest.mark.proves("UVS-EVENT-02")
def test_destroyed_together_is_one_event() -> None:
    breaks = "Ability(FORM, (Destroy(Sel(9, ANY, (Type((FOUNDATION,)),), every=True)),))"
    yours = "Ability(CONTINUOUS, (Fired(Event(V_DESTROY, YOU, (Type((FOUNDATION,)),)), (Gain(1),)),))"
    theirs = "Ability(CONTINUOUS, (Fired(Event(V_DESTROY, RIVAL, (Type((FOUNDATION,)),)), (Gain(4),)),))"
    ring = table(
        p1(stage=["Quake", "Sun", PAGE, PAGE], health=9),
        p2(stage=["Sun", PAGE, PAGE], health=9),
        cards={"Quake": asset([breaks]), "Sun": asset([yours, theirs])},
    )
    ring.play("P1: use Quake").on("P1 form")
    events = [event for event in ring.g.log if event.verb == V_DESTROY]
    assert [len(event.what) for event in events] == [4]
    assert health(ring) == (14, 14)  # each player's own, and the rival's: once


@pytest.mark.proves("UVS-EVENT-03")
def test_what_happens_in_a_cost_is_one_collective_event() -> None:
    both = "Ability(CONTINUOUS, (Fired(Either((Event(V_COMMIT, YOU), Event(V_DISCARD, YOU))), (Gain(1),)),))"
    pays = "Ability(FORM, (Draw(1),), (Commit(Sel(1, tests=(Named('Oak'),))), Discard(Sel(1, zones=(HAND,)))))"
    ring = table(
        p1(stage=["Plan", "Sun", "Oak"], hand=[PAGE], health=9),
        p2(),
        cards={"Plan": asset([pays]), "Sun": asset([both]), "Oak": foundation()},
    )
    ring.play("P1: use Plan")
    assert health(ring)[0] == 10
    order = [verb for verb in ring.verbs() if verb in ("commit", "discard", "gain", "play ability")]
    assert order == ["commit", "discard", "gain", "play ability"]


@pytest.mark.proves("UVS-EVENT-04", "UVS-PAUSE-02")
def test_what_happens_in_a_pause_is_one_collective_event() -> None:
    builds = "Ability(FORM, (Build(Sel(2, zones=(HAND,))),))"
    heals = "Ability(CONTINUOUS, (Fired(Event(V_DESTROY), (Gain(1),)),))"
    cards = {
        "Mason": asset([builds]),
        "Sun": asset([heals]),
        "One": foundation(keywords=["Unique"]),
        "Land": asset(keywords=["Terrain"]),
        "Sea": asset(keywords=["Terrain"]),
    }
    ring = table(p1(stage=["Mason", "Sun", "One", "Land"], hand=["One", "Sea"], health=9), p2(), cards=cards)
    ring.play("P1: use Mason")
    assert [verb for verb in ring.verbs() if verb in ("sacrifice", "destroy", "gain")] == [
        "sacrifice",
        "destroy",
        "gain",
    ]
    assert health(ring)[0] == 10


@pytest.mark.proves("UVS-EVENT-05")
def test_nothing_happens_before_the_game() -> None:
    heals = "Ability(CONTINUOUS, (Fired(Event(V_DRAW, YOU), (Lose(1),)),))"
    ring = table(
        p1(character="Mage"),
        p2(character="Mage"),
        phase="setup",
        cards={"Mage": character([heals], symbols=["fire", "air", "all"])},
    )
    for _ in range(400):
        if ring.question is not None and ring.question.endswith("form"):
            break
        ring.quiet_step()
    assert ring.question is not None
    assert ring.question.endswith("form")
    assert health(ring) == (25, 25)
    assert len(ring.g.hand[0]) == len(ring.g.hand[1]) == 6


@pytest.mark.proves("UVS-EVENT-06")
def test_what_has_triggered_stays_triggered() -> None:
    first = "Ability(RESPONSE, (Strip(TheAttack(), 'Punch'),), (), Event(V_PLAY, YOU, (Type((ATTACK,)),)))"
    later = "Ability(RESPONSE, (Draw(1),), (), Event(V_PLAY, RIVAL, (Type((ATTACK,)), Trait('Punch'))))"
    cards = {"Mask": asset([first]), "Duck": asset([later]), "Jab": attack(keywords=["Punch"]), "Wall": WALL}
    ring = table(p1(stage=["Mask", PAGE], hand=["Jab"]), p2(stage=["Duck"], hand=["Wall"]), cards=cards)
    ring.play("P1: play Jab", "P1: use Mask")
    assert ring.question == "P2 respond"
    assert ring.options == ["pass", "use Duck"]
    ring.play("P2: use Duck").on("P2 block")
    assert now(ring).traits == ()
    assert len(ring.g.hand[1]) == 2


@pytest.mark.proves("UVS-ORDER-01")
def test_the_order_in_which_things_happen() -> None:
    """One draw empties the deck (a pause), lets a modifier apply, fires an effect and opens a window."""
    empty = "Has(Sel(1, YOU, (), (REMOVED,), every=True), '>=', 10)"
    bigger = f"Ability(CONTINUOUS, (While({empty}, (Modify(This(), HAND_SIZE, 1),)),))"
    fires = "Ability(CONTINUOUS, (Fired(Event(V_DRAW, YOU), (Gain(1),)),))"
    answers = "Ability(RESPONSE, (Ready(Sel(1, tests=(Type((FOUNDATION,)),))),), (), Event(V_DRAW, YOU))"
    ring = table(
        p1(
            character="Mage",
            stage=["Book", "Sun", "Reply", {"card": PAGE, "committed": True}],
            rest=1,
            discards=[PAGE] * 12,
            health=9,
        ),
        p2(),
        cards={"Mage": character([bigger]), "Book": asset([DRAWS]), "Sun": asset([fires]), "Reply": asset([answers])},
    )
    ring.play("P1: use Book").on("P1 respond")
    ring.play("P1: use Reply")
    order = [
        verb for verb in ring.verbs() if verb in ("draw", "cycle", "remove", "bonus", "gain", "play ability", "ready")
    ]
    assert order == ["play ability", "draw", "cycle", "remove", "bonus", "gain", "play ability", "ready"]


@pytest.mark.proves("UVS-SCOPE-01", "UVS-SCOPE-02")
def test_a_card_that_has_not_moved_is_read_as_it_is_now() -> None:
    reads = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 4), Gain(Value(TheAttack(), DAMAGE))))"
    ring = attacking(p1(stage=["Plan"], health=9), p2(), {"Plan": asset([reads])})
    ring.play("P1: use Plan")
    assert health(ring)[0] == 16


@pytest.mark.proves("UVS-SCOPE-03")
def test_momentum_spent_is_read_in_the_discard_pile() -> None:
    text = "Ability(FORM, (Gain(Value(Ref('spent'), DIFFICULTY)),), (Spend(),))"
    ring = table(
        p1(stage=["Plan"], momentum=["Rock"], health=9),
        p2(),
        cards={"Plan": asset([text]), "Rock": foundation(difficulty=4)},
    )
    ring.play("P1: use Plan")
    assert health(ring)[0] == 13


@pytest.mark.proves("UVS-SCOPE-04")
def test_a_created_effect_reads_in_the_scope_of_its_maker() -> None:
    text = (
        "Ability(FORM, (Fired(Event(V_DRAW, YOU), (Gain(Value(Ref('destroyed'), DIFFICULTY)),)),), "
        "(Destroy(Sel(1, tests=(Type((FOUNDATION,)),))),))"
    )
    harder = "Ability(CONTINUOUS, (Modify(Sel(1, YOU, (Named('Oak'),), every=True), DIFFICULTY, 3),))"
    cards = {"Plan": asset([text]), "Book": asset([DRAWS]), "Oak": foundation(difficulty=2), "Sage": asset([harder])}
    ring = table(p1(stage=["Plan", "Book", "Oak", "Sage"], health=9), p2(), cards=cards)
    ring.play("P1: use Plan")
    assert ring.g.effects[0].scope.start < ring.g.tick + 1
    ring.play("P1: use Book")
    assert health(ring)[0] == 14  # as it was in the stage, long after


@pytest.mark.proves("UVS-SCOPE-05")
def test_the_scope_of_an_action_begins_as_it_is_announced() -> None:
    text = (
        "Ability(FORM, (Gain(Value(Ref('destroyed'), DIFFICULTY)),), (Destroy(Sel(1, tests=(Type((FOUNDATION,)),))),))"
    )
    ring = table(
        p1(hand=["Rite"], stage=["Oak"], health=9),
        p2(),
        cards={"Rite": action([text]), "Oak": foundation(difficulty=5)},
    )
    ring.play("P1: use Rite")
    assert health(ring)[0] == 14


@pytest.mark.proves("UVS-RESOLVE-01", "UVS-DSTEP-05")
def test_what_waits_for_this_attack_to_resolve_outlasts_it_so_far_and_no_further() -> None:
    text = (
        "Ability(ENHANCE, (Fired(Event(V_RESOLVE, attack=True), (Remove(TheAttack()),), ATTACK_PERIOD, "
        "on=TheAttack()), Fired(Event(V_DRAW, YOU), (Gain(5),), ATTACK_PERIOD)), (Flip(This()),))"
    )
    ring = table(
        p1(hand=["Jab", "Jab", PAGE], stage=["Broom", "Book"], health=9),
        p2(),
        cards={"Jab": attack(), "Broom": asset([text]), "Book": asset([DRAWS])},
    )
    ring.play("P1: play Jab", "P1: use Broom")
    assert ring["P1.removed"] == ["Jab"]
    ring.play("P1: use Book", "P1: play Jab")
    assert ring["P1.pool"] == ["Jab"]
    assert health(ring)[0] == 9  # the other effect of this attack has ended with it


@pytest.mark.proves("UVS-CYCLE-02")
def test_cycling_the_deck_is_an_event() -> None:
    text = "Ability(CONTINUOUS, (Fired(Event(V_CYCLE, YOU), (Gain(2),)),))"
    side = p1(stage=["Wheel", "Book"], rest=1, discards=[PAGE] * 12, hand=[PAGE], health=9)
    ring = table(side, p2(), cards={"Wheel": asset([text]), "Book": asset([DRAWS])})
    ring.play("P1: use Book", "chance: 0")
    assert health(ring)[0] == 11
    assert (len(ring["P1.removed"]), ring["P1.deck"]) == (10, 2)


@pytest.mark.proves("UVS-MODIF-06")
def test_less_damage_once_is_less_damage_once() -> None:
    text = "Ability(ENHANCE, (Rule(REDUCES, Event(V_LOSE, YOU, via=BY_DAMAGE), 2, times=1),), (Flip(This()),))"
    cards = {"Jab": attack(), "Mat": asset([text])}
    ring = table(p1(stage=["Mat"], health=20), p2(hand=["Jab", "Jab", PAGE]), cards=cards, turn="P2")
    ring.play("P2: play Jab", "P1: use Mat")
    assert health(ring)[0] == 19
    ring.play("P2: play Jab")
    assert health(ring)[0] == 16
