"""Effects: instructions, decisions, conditions, who chooses and who acts, classes and states."""

from __future__ import annotations

import pytest

from kumite.games.universus.kinds import CLASSES, STATES, class_of, state_of
from kumite.games.universus.words.structure import Fired
from tests.games.universus.effects.tools import DRAWS, HEALS, WALL, attacking, health, lies, now
from tests.games.universus.ringside import PAGE, asset, attack, foundation, p1, p2, table

ON_DAMAGE = "Fired(Event(V_DEAL, attack=True), ({}), until=ATTACK_PERIOD, on=TheAttack())"
BREAK_RIVAL = "Destroy(Sel(1, RIVAL, (Type((FOUNDATION,)),)))"


@pytest.mark.proves("UVS-EFF-01", "UVS-EFF-15", "UVS-ECLASS-01", "UVS-ESTATE-01", "UVS-FIRED-08")
def test_an_effect_may_stem_from_another_effect() -> None:
    inner = "Fired(Event(V_DRAW, YOU), (Gain(2),), until=TURN)"
    text = f"Ability(ENHANCE, ({ON_DAMAGE.format(inner + ',')},))"
    cards = {"Coach": foundation([text]), "Book": asset([DRAWS])}
    ring = attacking(p1(stage=["Coach", "Book"], health=10), p2(), cards)
    ring.play("P1: use Coach")
    outer = ring.g.effects[0]
    assert (class_of(outer.body), state_of(outer)) == ("fired", "assigned")
    assert ring["effects"][0].startswith("P1's Coach, for P1's ")
    ring.on("P1 form")
    assert [(class_of(e.body), state_of(e), e.source, e.scope.start) for e in ring.g.effects] == [
        ("fired", "detached", outer.source, outer.scope.start)
    ]
    ring.play("P1: use Book")
    assert health(ring)[0] == 12
    assert CLASSES == ("direct", "fired", "modifier", "rule")
    assert STATES == ("static", "assigned", "detached")


@pytest.mark.proves("UVS-EFF-02")
def test_cycling_is_no_effect() -> None:
    no_removing = "Ability(CONTINUOUS, (Rule(CANNOT, Event(V_REMOVE, via=BY_EFFECT)),))"
    tries = "Ability(FORM, (Remove(Sel(1, YOU, (), (DISCARDS,))),))"
    ring = table(
        p1(stage=["Lid", "Try", "Book"], rest=1, discards=[PAGE] * 15),
        p2(),
        cards={"Lid": foundation([no_removing]), "Try": asset([tries]), "Book": asset([DRAWS])},
    )
    ring.play("P1: use Try")
    assert ring.g.removed[0] == ()
    ring.play("P1: use Book").on("P1 form")
    assert len(ring.g.removed[0]) == 10
    assert len(ring.g.deck[0]) == 5


@pytest.mark.proves("UVS-EFF-03", "UVS-INSTR-01", "UVS-INSTR-04", "UVS-EVENT-07")
def test_each_instruction_triggers_before_the_next() -> None:
    text = "Ability(FORM, (Draw(1), Commit(Sel(1, RIVAL, (Type((FOUNDATION,)),)))))"
    ring = table(
        p1(stage=["Plan", "Sun"], health=9), p2(stage=[PAGE]), cards={"Plan": asset([text]), "Sun": asset([HEALS])}
    )
    ring.play("P1: use Plan")
    assert [verb for verb in ring.verbs() if verb in ("draw", "gain", "commit")] == ["draw", "gain", "commit"]
    assert ring.told_of("commit")[0]["by"] == 1  # the rival commits it
    assert ring.g.log[-1].cause == 0 or any(e.cause == 0 for e in ring.g.log if e.what == (ring.g.stage[1][1],))


@pytest.mark.proves("UVS-EFF-04")
def test_a_response_ends_before_the_effect_goes_on() -> None:
    text = "Ability(FORM, (Draw(1), Commit(Sel(1, RIVAL, (Type((FOUNDATION,)),)))))"
    late = f"Ability(RESPONSE, ({BREAK_RIVAL},), (), Event(V_DRAW, YOU))"
    ring = table(p1(stage=["Plan", "Axe"]), p2(stage=[PAGE]), cards={"Plan": asset([text]), "Axe": asset([late])})
    ring.play("P1: use Plan", "P1: use Axe")
    assert ring["P2.stage"] == ["Sparring Partner"]
    assert not ring.told_of("commit")


@pytest.mark.proves("UVS-EFF-05", "UVS-EVENT-02")
def test_a_group_of_cards_is_one_event() -> None:
    text = "Ability(FORM, (Discard(Sel(2, zones=(HAND,))),))"
    heals = "Ability(CONTINUOUS, (Fired(Event(V_DISCARD, YOU), (Gain(1),)),))"
    ring = table(
        p1(hand=[PAGE, PAGE], stage=["Bin", "Sun"], health=9),
        p2(),
        cards={"Bin": asset([text]), "Sun": asset([heals])},
    )
    ring.play("P1: use Bin")
    assert health(ring)[0] == 10
    assert [event["amount"] for event in ring.told_of("discard")] == [2]


@pytest.mark.proves("UVS-EFF-06")
def test_a_decision_is_made_when_it_is_reached() -> None:
    text = "Ability(FORM, (Draw(1), Discard(Sel(1, zones=(HAND,)))))"
    ring = table(
        p1(hand=["Old"], deck=["New"], stage=["Plan"]),
        p2(),
        cards={"Plan": asset([text]), "Old": foundation(), "New": foundation()},
    )
    ring.play("P1: use Plan")
    assert ring.question == "P1 discard"
    assert sorted(ring.options) == ["New", "Old"]
    ring.play("P1: New")
    assert ring["P1.hand"] == ["Old"]


@pytest.mark.proves("UVS-EFF-07", "UVS-INSTR-03")
def test_a_decision_of_a_created_effect_is_made_as_it_executes() -> None:
    text = f"Ability(ENHANCE, ({ON_DAMAGE.format(BREAK_RIVAL + ',')},))"
    cards = {"Plan": asset([text]), "Oak": foundation(), "Elm": foundation()}
    ring = attacking(p1(stage=["Plan"]), p2(stage=["Oak", "Elm"]), cards)
    ring.play("P1: use Plan")
    assert not ring.told_of("destroy")
    assert ring.question != "P1 destroy"
    ring.on("P1 destroy")
    assert ring.g.health[1] == 22  # it has dealt damage by now
    ring.play("P1: P2's Elm")
    assert ring["P2.stage"] == ["Sparring Partner", "Oak"]


@pytest.mark.proves("UVS-EFF-08")
def test_an_effect_does_as_much_as_it_can() -> None:
    text = "Ability(FORM, (Discard(Sel(3, zones=(HAND,))), Draw(1)))"
    ring = table(p1(hand=[PAGE, PAGE], stage=["Bin"]), p2(), cards={"Bin": asset([text])})
    ring.play("P1: use Bin")
    assert ring.told_of("discard")[0]["amount"] == 2
    assert len(ring.g.hand[0]) == 1


@pytest.mark.proves("UVS-EFF-09")
def test_an_ability_that_will_do_nothing_is_playable() -> None:
    text = f"Ability(ENHANCE, ({BREAK_RIVAL},), (Commit(This()),))"
    ring = attacking(p1(stage=["Axe"]), p2(), {"Axe": asset([text])})
    ring.play("P1: use Axe")
    assert ring["P1.stage"] == ["Sparring Partner", "Axe (committed)"]
    assert not ring.told_of("destroy")


@pytest.mark.proves("UVS-EFF-10", "UVS-INSTR-02")
def test_cards_are_those_of_whoever_is_told() -> None:
    text = (
        "Ability(FORM, (Commit(Sel(1, DOER, (Type((FOUNDATION,)),)), RIVAL), Flip(Sel(1, "
        "tests=(Type((FOUNDATION,)),)))))"
    )
    ring = table(
        p1(stage=["Plan", "Oak", "Elm"]),
        p2(stage=["Ash", "Fir"]),
        cards={"Plan": asset([text]), **{name: foundation() for name in ("Oak", "Elm", "Ash", "Fir")}},
    )
    ring.play("P1: use Plan")
    assert ring.question == "P2 commit"
    assert sorted(ring.options) == ["Ash", "Fir"]
    ring.play("P2: Fir")
    assert ring.question == "P1 flip"
    assert sorted(ring.options) == ["Elm", "Oak"]
    ring.play("P1: Oak")
    assert ring["P1.stage"][2] == "Oak (face down)"


@pytest.mark.proves("UVS-EFF-11")
def test_a_definition_of_x_is_no_instruction() -> None:
    text = (
        "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, X()), Draw(1), Let(Count(Sel(1, YOU, (), (MOMENTUM,), "
        "every=True)))))"
    )
    ring = attacking(p1(momentum=[PAGE, PAGE], stage=["Plan"]), p2(), {"Plan": asset([text])})
    ring.play("P1: use Plan")
    assert now(ring).damage == 5
    assert len(ring.g.hand[0]) == 1


@pytest.mark.proves("UVS-EFF-12", "UVS-EFF-13", "UVS-INSTR-05")
@pytest.mark.parametrize(("held", "drawn"), [(4, 1), (5, 2)])
def test_instead_changes_an_earlier_part(held: int, drawn: int) -> None:
    enough = "Has(Sel(1, YOU, (Type((FOUNDATION,)),), every=True), '>=', 5)"
    text = f"Ability(FORM, (Instead((Draw(1),), {enough}, (Draw(2),)),))"
    ring = table(p1(stage=["Plan"] + [PAGE] * held), p2(), cards={"Plan": asset([text])})
    ring.play("P1: use Plan")
    assert [event["amount"] for event in ring.told_of("draw")] == [drawn]


@pytest.mark.proves("UVS-EFF-14")
def test_a_restriction_at_the_end_is_no_part_of_the_effect() -> None:
    text = "Ability(ENHANCE, (Draw(1),), (), None, (OnlyIf(Has(Sel(1, YOU, (), (MOMENTUM,), every=True), '=', 0)),))"
    ring = attacking(p1(stage=["Plan"]), p2(), {"Plan": asset([text])})
    assert len(lies(ring, 0, 1).abilities[0].does) == len(lies(ring, 0, 1).abilities[0].riders) == 1
    assert ring.options == ["pass", "use Plan"]
    ring = attacking(p1(stage=["Plan"], momentum=[PAGE]), p2(), {"Plan": asset([text])})
    assert ring.question == "P2 block"


@pytest.mark.proves("UVS-EFF-16")
def test_without_an_end_it_lasts_until_the_turn_is_over() -> None:
    text = "Ability(FORM, (Fired(Event(V_DRAW), (Gain(1),), times=9), Rule(CANNOT, Event(V_FLIP))))"
    flips = "Ability(FORM, (Flip(Sel(1, tests=(Type((FOUNDATION,)),))),))"
    ring = table(
        p1(stage=["Plan", "Turner", PAGE], health=9), p2(), cards={"Plan": asset([text]), "Turner": asset([flips])}
    )
    ring.play("P1: use Plan", "P1: use Turner")
    assert len(ring.g.effects) == 2
    assert not ring.told_of("flip")
    ring.on("P2 form")
    assert not list(ring.g.effects)
    assert health(ring)[0] == 9


@pytest.mark.proves("UVS-EFF-17", "UVS-SCOPE-03", "UVS-SCOPE-05")
@pytest.mark.parametrize(("down", "gained"), [(False, 3), (True, 0)])
def test_a_card_that_was_the_cost_is_read_as_it_was(down: bool, gained: int) -> None:
    text = (
        "Ability(FORM, (Gain(Value(Ref('destroyed'), DIFFICULTY)),), (Destroy(Sel(1, tests=(Type((FOUNDATION,)),))),))"
    )
    ring = table(
        p1(stage=["Plan", {"card": "Oak", "down": down}], health=9),
        p2(),
        cards={"Plan": asset([text]), "Oak": foundation(difficulty=3)},
    )
    ring.play("P1: use Plan")
    assert health(ring)[0] == 9 + gained


@pytest.mark.proves("UVS-ESTATE-02")
def test_what_becomes_of_effects_when_their_card_goes() -> None:
    static = "Ability(CONTINUOUS, (Rule(HAND_SIZE_IS, Event(V_DRAW, YOU), 1),))"
    rule = "Rule(CANNOT, Event(V_COMMIT), on=Sel(1, tests=(Named('Oak'),)))"
    makes = f"Ability(FORM, (Fired(Event(V_DRAW, YOU), (Gain(1),)), {rule}), (Destroy(This()),))"
    ring = table(
        p1(stage=["Root", "Oak", "Elm"], hand=[PAGE]),
        p2(),
        cards={"Root": foundation([static, makes]), "Oak": foundation(), "Elm": foundation()},
    )
    assert ring["P1.limit"] == 7
    ring.play("P1: use Root")
    assert ring["P1.limit"] == 6
    assert [state_of(effect) for effect in ring.g.effects] == ["detached", "assigned"]
    assert state_of(None) == "static"


@pytest.mark.proves("UVS-ECLASS-02")
def test_a_modifier_waits_for_the_card_it_applies_to() -> None:
    text = "Ability(FORM, (Modify(Sel(1, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), next=True), SPEED, 2, until=TURN),))"
    cards = {"Plan": asset([text]), "Jab": attack(speed=3), "Wall": WALL}
    ring = table(p1(hand=["Jab"], stage=["Plan", PAGE]), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: use Plan")
    assert class_of(ring.g.effects[0].body) == "modifier"
    ring.play("P1: play Jab").on("P2 block")
    assert now(ring).speed == 5


@pytest.mark.proves("UVS-EITHER-01")
def test_either_players_zone_is_one_players() -> None:
    text = "Ability(FORM, (Move(Sel(1, EITHER, (), (DISCARDS,)), HAND),))"
    ring = table(
        p1(stage=["Plan"], discards=["Oak", "Elm"]),
        p2(discards=["Ash", "Fir"]),
        cards={"Plan": asset([text]), **{name: foundation() for name in ("Oak", "Elm", "Ash", "Fir")}},
    )
    ring.play("P1: use Plan")
    assert ring.question == "P1 player"
    assert ring.options == ["P1", "P2"]
    ring.play("P1: P2")
    assert ring.question == "P1 move"
    assert [text.split("'s ")[-1].split()[0] for text in ring.options] == ["Ash", "Fir"]
    ring.play(f"P1: {ring.options[0]}")
    assert ring["P2.hand"] == ["Ash"]
    assert ring["P1.discards"] == ["Oak", "Elm"]


@pytest.mark.proves("UVS-IF-01", "UVS-IF-02")
@pytest.mark.parametrize(("momentum", "drawn"), [([PAGE], 2), ([], 0)])
def test_if_governs_its_own_sentence(momentum: list[str], drawn: int) -> None:
    text = "Ability(FORM, (Remove(Sel(1, YOU, (), (MOMENTUM,))), If(Did(), (Draw(2),)), Remove(This())))"
    ring = table(p1(stage=["Plan"], momentum=momentum), p2(), cards={"Plan": asset([text])})
    ring.play("P1: use Plan")
    assert len(ring.g.hand[0]) == drawn
    assert ring["P1.stage"] == ["Sparring Partner"]


@pytest.mark.proves("UVS-OWNER-01", "UVS-OWNER-02")
def test_a_card_goes_to_no_zone_of_another_player() -> None:
    text = (
        "Ability(FORM, (Move(Sel(1, RIVAL, (Type((FOUNDATION,)),)), HAND, into=YOU), "
        "Build(Sel(1, RIVAL, (Type((FOUNDATION,)),)))))"
    )
    ring = table(p1(stage=["Plan"]), p2(stage=[PAGE]), cards={"Plan": asset([text])})
    owners = ring.g.owner
    ring.play("P1: use Plan").on("P1 form")
    assert ring["P2.stage"] == ["Sparring Partner", PAGE]
    assert ring["P1.hand"] == []
    assert ring.g.owner == owners
    assert all(owners[h] == 1 for h in ring.g.stage[1])
    home = "Ability(FORM, (Move(Sel(1, RIVAL, (Type((FOUNDATION,)),)), HAND),))"
    ring = table(p1(stage=["Plan"]), p2(stage=[PAGE]), cards={"Plan": asset([home])})
    ring.play("P1: use Plan")
    assert ring["P2.hand"] == [PAGE]
    assert ring.told_of("move")[0]["by"] == 1


@pytest.mark.proves("UVS-OWNER-03")
def test_the_maker_of_an_effect_owns_it_and_chooses() -> None:
    text = (
        "Ability(FORM, (Fired(Event(V_COMMIT), (Discard(Sel(1, zones=(HAND,))),), on=Sel(1, RIVAL, "
        "(Type((FOUNDATION,)),))),))"
    )
    commits = "Ability(FORM, (Commit(Sel(1, RIVAL, (Type((FOUNDATION,)),))),))"
    ring = table(
        p1(stage=["Plan", "Push"], hand=["Oak", "Elm"]),
        p2(stage=[PAGE], hand=[PAGE, PAGE]),
        cards={"Plan": asset([text]), "Push": asset([commits]), "Oak": foundation(), "Elm": foundation()},
    )
    ring.play("P1: use Plan")
    assert isinstance(ring.g.effects[0].body, Fired)
    assert ring.g.effects[0].you == 0
    assert ring.g.effects[0].on == ring.g.stage[1][1]
    ring.play("P1: use Push")
    assert ring.question == "P1 discard"
    assert sorted(ring.options) == ["Elm", "Oak"]
