"""Abilities: where they come from, what kinds there are, names, characters' abilities, direct and detached effects."""

from __future__ import annotations

import pytest

from kumite.games.universus.faces import abilities
from kumite.games.universus.printed import Ability
from kumite.games.universus.terms import ENHANCE
from tests.games.universus.ringside import PAGE, Table, attack, character, foundation, p1, p2, table

HARDER = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1),))"
DRAWS = "Ability(FORM, (Draw(1),), (Commit(This()),))"
WALL = foundation(block="+0 mid")  # to be asked whether to block: the attack stands still
BIGGER_HAND = "Ability(CONTINUOUS, (Rule(HAND_SIZE_IS, Event(V_DRAW, YOU), 1),))"


def held(ring: Table, seat: int, at: int) -> tuple[Ability, ...]:
    """The abilities that a card in the stage has now."""
    return abilities(ring.g, ring.g.stage[seat][at])


@pytest.mark.proves("UVS-ABIL-01")
def test_abilities_come_from_text_keyword_and_effect_alike() -> None:
    coming = "Sel(1, YOU, (), (POOL, TRANSIT), next=True)"
    gives = f"Ability(FORM, (Grant({coming}, ability=Ability(ENHANCE, (Gain(1),)), until=TURN),))"
    ring = table(
        p1(hand=["Jab"], stage=["Coach", PAGE], health=20),
        p2(stage=[PAGE], hand=["Wall"]),
        cards={"Jab": attack([HARDER], keywords=["Stun: 1"]), "Coach": foundation([gives]), "Wall": WALL},
    )
    ring.play("P1: use Coach", "P1: play Jab")
    jab = ring.g.pool[0][-1]
    assert [ability.kind for ability in abilities(ring.g, jab)] == [ENHANCE, ENHANCE, ENHANCE]
    assert ring.options == ["pass", "use Jab: Stun", "use Jab: ability 2", "use Jab: ability 3"]
    ring.play("P1: use Jab: ability 2", "P1: use Jab: Stun", "P1: use Jab")
    assert (ring["attack.damage"], ring["P1.health"]) == (4, 21)
    assert ring["P2.stage"] == ["Sparring Partner", "Blank Page (committed)"]


@pytest.mark.proves("UVS-ABIL-02", "UVS-CONT-01")
def test_only_played_abilities_are_ever_offered() -> None:
    cards = {"Dojo": foundation([DRAWS, BIGGER_HAND])}
    ring = table(p1(stage=["Dojo"]), cards=cards)
    assert [ability.played for ability in held(ring, 0, 1)] == [True, False]
    assert ring.options == ["pass", "use Dojo"]
    assert ring["P1.limit"] == 7
    ring.play("P1: use Dojo")
    assert len(ring.told_of("play ability")) == 1
    ring.on("P2 form")
    assert len(ring.told_of("play ability")) == 1


@pytest.mark.proves("UVS-CONT-02")
def test_an_ability_without_a_type_is_continuous() -> None:
    faces_up = "Ability(CONTINUOUS, (Rule(FACE_UP, Event(V_MOVE, own=True, to=MOMENTUM)),))"
    ring = table(p1(hand=["Jab"]), cards={"Jab": attack([faces_up])})
    ring.play("P1: play Jab").on("P1 momentum")
    assert "play ability" not in ring.verbs()
    ring.play("P1: into momentum")
    assert ring["P1.momentum"] == ["Jab"]


@pytest.mark.proves("UVS-CONT-03")
@pytest.mark.parametrize(("symbols", "size"), [(["fire"], 7), (["water"], 6)])
def test_a_symbol_before_a_continuous_ability_must_be_the_characters(symbols: list[str], size: int) -> None:
    rider = "Ability(CONTINUOUS, (Rule(HAND_SIZE_IS, Event(V_DRAW, YOU), 1),), riders=(ForSymbol('fire'),))"
    cards = {"Hero": character(symbols=symbols), "Dojo": foundation([rider], symbols=["fire"])}
    assert table(p1(character="Hero", stage=["Dojo"]), cards=cards)["P1.limit"] == size


@pytest.mark.proves("UVS-CONT-03")
@pytest.mark.parametrize(("icon", "size"), [("Tiger", 7), ("Crane", 6), ("", 6)])
def test_a_set_icon_before_a_continuous_ability_must_be_the_characters(icon: str, size: int) -> None:
    rider = "Ability(CONTINUOUS, (Rule(HAND_SIZE_IS, Event(V_DRAW, YOU), 1),), riders=(ForSet('Tiger'),))"
    cards = {"Hero": character(set=icon), "Dojo": foundation([rider], set="Tiger")}
    assert table(p1(character="Hero", stage=["Dojo"]), cards=cards)["P1.limit"] == size


# Names


@pytest.mark.proves("UVS-ABNAME-01")
def test_a_name_changes_nothing_about_an_ability() -> None:
    named = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1),), name='Red')"
    ring = table(
        p1(hand=["Jab"], stage=["Plain", "Named"]),
        cards={"Jab": attack(), "Plain": foundation([HARDER]), "Named": foundation([named])},
    )
    assert "use Named" not in ring.options
    ring.play("P1: play Jab")
    assert ring.options == ["pass", "use Plain", "use Named"]
    ring.play("P1: use Named")
    assert ring.options == ["pass", "use Plain"]
    ring.play("P1: use Plain").on("P1 form")
    assert ring["P2.health"] == 25 - 5


BLUE = "Ability(FORM, (Draw(1),), riders=(OncePerName(),), name='Blue')"
RED = "Ability(FORM, (Gain(1),), riders=(OncePerName(),), name='Red')"


@pytest.mark.proves("UVS-ABNAME-02")
def test_a_name_can_be_counted() -> None:
    ring = table(p1(stage=["One", "Two"]), cards={"One": foundation([BLUE, RED]), "Two": foundation([BLUE, RED])})
    ring.play("P1: use One: Blue")
    assert [option for option in ring.options if option.startswith("use")] == ["use One", "use Two"]
    assert ring["P1.hand_size"] == 1
    ring.play("P1: use Two")
    assert [option for option in ring.options if option.startswith("use")] == []


@pytest.mark.proves("UVS-ABNAME-03")
@pytest.mark.parametrize(
    ("does", "words", "cancelled"),
    [
        (["Ability(ENHANCE, (Draw(1),), name='Bats and Balls')"], [], False),
        ([], ["Powerful: 2"], True),
    ],
)
def test_a_named_ability_is_no_keyword_ability(does: list[str], words: list[str], cancelled: bool) -> None:
    guard = "Ability(RESPONSE, (Cancel(),), trigger=Event(V_ABILITY, RIVAL, keyword='any'))"
    ring = table(
        p1(hand=["Jab"], momentum=[PAGE]),
        p2(stage=["Guard"]),
        cards={"Jab": attack(does, keywords=words), "Guard": foundation([guard])},
    )
    ring.play("P1: play Jab", "P1: use Jab").on("P2 respond", "P2 block", "P1 enhance", "P1 form")
    assert (ring.question == "P2 respond") == cancelled


# Characters' abilities


@pytest.mark.proves("UVS-CHAB-01")
@pytest.mark.parametrize(("user", "asked"), [("Hero", True), ("Dojo", False)])
def test_character_abilities_are_those_on_a_character(user: str, asked: bool) -> None:
    guard = "Ability(RESPONSE, (Cancel(),), trigger=Event(V_ABILITY, RIVAL, character=1))"
    ring = table(
        p1(character="Hero", stage=["Dojo"]),
        p2(stage=["Guard"]),
        cards={"Hero": character([DRAWS]), "Dojo": foundation([DRAWS]), "Guard": foundation([guard])},
    )
    ring.play(f"P1: use {user}")
    assert (ring.question == "P2 respond") == asked
    ring.on("P1 form")
    if asked:
        assert ring["P1.hand_size"] == 1


@pytest.mark.proves("UVS-CHAB-01")
def test_a_cancelled_character_ability_does_nothing() -> None:
    guard = "Ability(RESPONSE, (Cancel(),), trigger=Event(V_ABILITY, RIVAL, character=1))"
    ring = table(
        p1(character="Hero", hand=[PAGE]),
        p2(stage=["Guard"]),
        cards={"Hero": character([DRAWS]), "Guard": foundation([guard])},
    )
    ring.play("P1: use Hero", "P2: use Guard")
    assert (ring.question, ring["P1.hand_size"]) == ("P1 form", 1)


@pytest.mark.proves("UVS-CTRAIT-01", "UVS-CTRAIT-02")
def test_a_character_trait_does_nothing_but_be_referred_to() -> None:
    asks = "Ability(FORM, (If(Is(Yours(), (Trait('Student'),)), (Draw(1),)),), (Commit(This()),))"
    cards = {"Pupil": character(keywords=["Student"]), "Hero": character(), "Dojo": foundation([asks])}
    drawn = []
    for who in ("Pupil", "Hero"):
        ring = table(p1(character=who, hand=[PAGE], stage=["Dojo"]), cards=cards)
        before = (ring.options, ring["P1.limit"], ring["P1.max"])
        assert before == (["play Blank Page", "use Dojo"], 6, 25)
        ring.play("P1: use Dojo")
        drawn.append(ring["P1.hand_size"])
    assert drawn == [2, 1]


@pytest.mark.proves("UVS-CTRAIT-03", "UVS-RULING-41")
def test_a_character_trait_cannot_be_given_to_another_card() -> None:
    attacks = "Grant(TheAttack(), trait='Villain'), Grant(TheAttack(), trait='Fury')"
    gives = f"Ability(ENHANCE, ({attacks}, Grant(Yours(), trait='Villain')))"
    ring = table(p1(hand=["Jab"]), p2(hand=["Wall"]), cards={"Jab": attack([gives]), "Wall": WALL})
    ring.play("P1: play Jab", "P1: use Jab")
    assert ring["attack.traits"] == ["Fury"]
    assert ring["P1.cards.stage"][0]["traits"] == ["Villain"]


# Effects of played abilities


@pytest.mark.proves("UVS-DIRECT-01", "UVS-DIRECT-02")
def test_a_direct_effect_waits_for_the_responses_to_its_ability() -> None:
    heals = "Ability(RESPONSE, (Gain(1),), trigger=Event(V_ABILITY, RIVAL))"
    ring = table(
        p1(stage=["Dojo"]),
        p2(stage=["Guard"], health=20),
        cards={"Dojo": foundation([DRAWS]), "Guard": foundation([heals])},
    )
    ring.play("P1: use Dojo")
    assert (ring.question, ring["P1.hand_size"]) == ("P2 respond", 0)
    ring.play("P2: use Guard").on("P1 form")
    assert (ring["P1.hand_size"], ring["P2.health"]) == (1, 21)
    assert ring.verbs().index("gain") < ring.verbs().index("draw")


ON_DAMAGE = (
    "Ability(ENHANCE, (Fired(Event(V_DEAL, attack=True), (Destroy(Sel(1, RIVAL, (Type((FOUNDATION,)),))),),"
    " until=ATTACK_PERIOD, on=TheAttack()),))"
)


@pytest.mark.proves("UVS-DIRECT-03")
@pytest.mark.parametrize(("answer", "left"), [("no block", 1), ("block with Wall", 2)])
def test_a_direct_effect_can_leave_an_assigned_one(answer: str, left: int) -> None:
    ring = table(
        p1(hand=["Jab", PAGE]),
        p2(hand=["Wall"], stage=[PAGE]),
        cards={"Jab": attack([ON_DAMAGE]), "Wall": foundation(block="+0 mid")},
    )
    ring.play("P1: play Jab", "P1: use Jab")
    assert [effect.on for effect in ring.g.effects] == [ring.g.attack.card]
    ring.on("P2 block").play(f"P2: {answer}").on("P1 form")
    assert len(ring["P2.stage"]) == left
    assert ring.g.effects == ()


ALL_ATTACKS = "Sel(1, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), every=True)"
LATER = f"Ability(FORM, (Modify({ALL_ATTACKS}, DAMAGE, 1, until=TURN),), (Destroy(This()),))"


@pytest.mark.proves("UVS-DET-01", "UVS-DET-02", "UVS-DET-03")
def test_a_detached_effect_outlives_its_card_and_ends_with_the_turn() -> None:
    cards = {"Dojo": foundation([LATER]), "Jab": attack()}
    ring = table(p1(hand=["Jab", "Jab", PAGE], stage=["Dojo"]), cards=cards)
    ring.play("P1: use Dojo")
    assert (ring["P1.discards"], [effect.on for effect in ring.g.effects]) == (["Dojo"], [-1])
    for _ in range(2):
        ring.play("P1: play Jab").on("P1 form")
    assert ring["P2.health"] == 25 - 8
    ring.on("P2 form")
    assert ring.g.effects == ()


@pytest.mark.proves("UVS-DET-03")
def test_a_detached_effect_ends_at_the_point_it_names() -> None:
    whole = "Ability(FORM, (Rule(HAND_SIZE_IS, Event(V_DRAW, YOU), 2, until=COMBAT_PHASE),))"
    ring = table(p1(hand=[PAGE], stage=["Dojo"]), cards={"Dojo": foundation([whole])})
    ring.play("P1: use Dojo")
    assert ring["P1.limit"] == 8
    ring.play("P1: play Blank Page", "P1: pass")
    assert (ring["phase"], ring["P1.limit"]) == ("Combat Phase", 6)


@pytest.mark.proves("UVS-DET-04")
def test_a_fired_effect_ends_when_it_can_fire_no_more() -> None:
    fires = "Fired(Event(V_ABILITY, YOU, kind=ENHANCE), (Draw(1),), until=ENHANCE_STEP)"
    waits = f"Ability(ENHANCE, ({fires},), riders=(First(),))"
    cards = {"Jab": attack([waits, "Ability(ENHANCE, (Gain(1),))"]), "Wall": WALL}
    ring = table(p1(hand=["Jab"]), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: play Jab", "P1: use Jab: ability 1")
    assert len(ring.g.effects) == 1
    ring.on("P2 block")
    assert (len(ring.g.effects), ring.told_of("draw")) == (0, [])
