"""Gaining and losing: abilities, keywords, traits; keywords and ratings; seal and unseal; freeze; skill trees."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kumite.errors import BadPosition
from kumite.games.universus.define import keyword
from kumite.games.universus.faces import abilities, face
from kumite.games.universus.keyword import keyword_ability
from kumite.games.universus.position import FACEDOWN, FROZEN
from kumite.games.universus.skills import TREES
from kumite.games.universus.terms import BLITZ, CHARACTER_TRAITS, CONTINUOUS, ENHANCE, RESPONSE, TRAITS
from kumite.games.universus.trees.reading import read_ability
from kumite.games.universus.words.turns import LevelUp
from tests.games.universus.effects.tools import DRAWS, PLUS, attacking, health, lies, now
from tests.games.universus.ringside import PAGE, asset, attack, character, foundation, p1, p2, table

SEALS = "Ability(FORM, (Seal(Sel(1, ANY, (Named('{}'),))),))"
HEAL = "Ability(FORM, (Gain(1),), (), None, (Limit(1, TURN),))"


# Gaining


@pytest.mark.proves("UVS-GAINAB-01", "UVS-GAINAB-02")
def test_only_printed_abilities_are_gained_and_only_for_the_turn() -> None:
    gives = "Ability(FORM, (Grant(Sel(1, YOU, (Named('Oak'),)), ability=Ability(FORM, (Gain(1),))),))"
    copies = "Ability(FORM, (GainAbilities(Sel(1, YOU, (Named('Elm'),)), Sel(1, YOU, (Named('Oak'),))),))"
    cards = {"Coach": asset([gives]), "Twin": asset([copies]), "Oak": foundation([DRAWS]), "Elm": foundation()}
    ring = table(p1(stage=["Coach", "Twin", "Oak", "Elm"]), p2(hand=[PAGE]), cards=cards)
    ring.play("P1: use Coach", "P1: use Twin")
    assert len(lies(ring, 0, 3).abilities) == 2
    assert lies(ring, 0, 4).abilities == (read_ability(DRAWS),)
    assert "use Elm" in ring.options
    ring.on("P2 form")
    assert len(lies(ring, 0, 3).abilities) == 1
    assert lies(ring, 0, 4).abilities == ()


@pytest.mark.proves("UVS-GAINAB-01")
def test_abilities_of_one_type_may_be_gained_alone() -> None:
    copies = "Ability(FORM, (GainAbilities(Sel(1, YOU, (Named('Elm'),)), Sel(1, YOU, (Named('Oak'),)), kind=ENHANCE),))"
    cards = {"Twin": asset([copies]), "Oak": foundation([DRAWS, PLUS]), "Elm": foundation()}
    ring = table(p1(stage=["Twin", "Oak", "Elm"]), p2(), cards=cards)
    ring.play("P1: use Twin")
    assert lies(ring, 0, 3).abilities == (read_ability(PLUS),)


@pytest.mark.proves("UVS-GAINKW-01")
def test_a_rating_may_be_worked_out() -> None:
    gains = "Ability(ENHANCE, (Grant(TheAttack(), Keyword('Stun'), rating=X()), Let(Count(Sel(9, YOU, (), (HAND,))))))"
    ring = attacking(p1(stage=["Ice"], hand=[PAGE] * 3), p2(stage=[PAGE] * 5), {"Ice": asset([gains])}, attack())
    ring.play("P1: use Ice")
    assert [str(word) for word in now(ring).keywords] == ["Stun: 3"]


@pytest.mark.proves("UVS-GAINAB-02")
def test_a_change_of_zone_ends_what_was_gained() -> None:
    gives = "Ability(FORM, (Grant(Sel(1, YOU, (Named('Oak'),)), ability=Ability(FORM, (Gain(1),))),))"
    back = "Ability(FORM, (Move(Sel(1, YOU, (Named('Oak'),)), HAND), Build(Sel(1, zones=(HAND,)))))"
    ring = table(
        p1(stage=["Coach", "Nest", "Oak"]),
        p2(),
        cards={"Coach": asset([gives]), "Nest": asset([back]), "Oak": foundation()},
    )
    ring.play("P1: use Coach", "P1: use Nest")
    assert lies(ring, 0, 3).name == "Oak"
    assert lies(ring, 0, 3).abilities == ()


@pytest.mark.proves("UVS-GAINKW-01", "UVS-GAINKW-02")
def test_a_keyword_may_be_there_twice() -> None:
    gains = "Ability(ENHANCE, (Grant(TheAttack(), Keyword('Stun', 2)), Grant(TheAttack(), trait='Taunt')))"
    ring = attacking(
        p1(stage=["Ice"]), p2(stage=[PAGE] * 5), {"Ice": asset([gains])}, attack(keywords=["Stun: 2", "Taunt"])
    )
    ring.play("P1: use Ice")
    assert now(ring).traits == ("Taunt", "Taunt")
    assert [str(word) for word in now(ring).keywords] == ["Stun: 2"] * 2
    ring.play("P1: use Jab: Stun #1", "P1: use Jab")
    assert ring["P2.stage"].count("Blank Page (committed)") == 4


@pytest.mark.proves("UVS-GAINTR-01", "UVS-KWTR-02")
def test_character_traits_are_for_characters() -> None:
    gains = (
        "Ability(FORM, (Grant(Yours(), trait='Villain'), Grant(Sel(1, tests=(Named('Oak'),)), "
        "trait='Villain'), Grant(Sel(1, tests=(Named('Oak'),)), trait='Ally')))"
    )
    ring = table(p1(stage=["Mask", "Oak"]), p2(), cards={"Mask": asset([gains]), "Oak": foundation()})
    ring.play("P1: use Mask")
    assert lies(ring, 0, 0).traits == ("Villain",)
    assert lies(ring, 0, 2).traits == ("Ally",)
    with pytest.raises(BadPosition, match="Pro Hero is a trait of characters"):
        table(p1(), p2(), cards={"Oak": foundation(keywords=["Pro Hero"])})
    assert set(CHARACTER_TRAITS) - set(TRAITS)


@pytest.mark.proves("UVS-KW-01", "UVS-KWAB-01")
def test_keywords_are_traits_or_abilities_of_their_colour() -> None:
    colours = {
        "EX: 1": ENHANCE,
        "Stun: 1": ENHANCE,
        "Breaker: 1": RESPONSE,
        "Echo": RESPONSE,
        "Tension": BLITZ,
        "Unique": CONTINUOUS,
        "Throw": CONTINUOUS,
    }
    for text, kind in colours.items():
        assert keyword_ability(keyword(text)).kind == kind, text
    ring = table(p1(stage=["Oak"]), p2(), cards={"Oak": foundation(keywords=["Unique", "Ally"])})
    oak = lies(ring, 0, 1)
    assert oak.traits == ("Ally",)
    assert [ability.kind for ability in oak.abilities] == [CONTINUOUS]


@pytest.mark.proves("UVS-KWRAT-01")
def test_a_rating_is_what_the_ability_refers_to() -> None:
    assert (keyword("Powerful: 3").name, keyword("Powerful: 3").rating) == ("Powerful", 3)
    ring = attacking(p1(momentum=[PAGE, PAGE]), p2(), {}, attack(keywords=["Powerful: 3"]))
    ring.play("P1: use Jab")
    ring.play("P1: Blank Page in momentum #1", "P1: done")
    assert now(ring).damage == 6


@pytest.mark.proves("UVS-KWRAT-02")
@pytest.mark.parametrize(("chosen", "ratings"), [(0, ["Stun: 2", "Stun: 2"]), (1, ["Stun: 1", "Stun: 3"])])
def test_a_change_of_rating_is_of_one_instance(chosen: int, ratings: list[str]) -> None:
    more = "Ability(ENHANCE, (Rate(TheAttack(), 'Stun', 1),))"
    ring = attacking(
        p1(), p2(stage=["Fan", PAGE, PAGE, PAGE]), {"Fan": asset([more])}, attack(keywords=["Stun: 1", "Stun: 2"])
    )
    ring.play("P1: pass", "P2: use Fan")
    assert ring.question == "P2 keyword"  # the owner of the effect chooses
    ring.play(f"P2: {ring.options[chosen]}")
    assert [str(word) for word in now(ring).keywords] == ratings
    ring.play(f"P1: use Jab: Stun #{chosen + 1}")
    committed = ring["P2.stage"].count("Blank Page (committed)")
    assert committed == (2, 3)[chosen]


@pytest.mark.proves("UVS-KWTR-01")
def test_a_trait_does_nothing_by_itself() -> None:
    better = "Ability(ENHANCE, (Modify(TheAttack(YOU, (Trait('Punch'),)), DAMAGE, 1),))"
    for keywords, damage in ((["Punch"], 4), (["Kick"], 3)):
        ring = attacking(p1(stage=["Fist"]), p2(), {"Fist": asset([better])}, attack(keywords=keywords))
        assert now(ring).damage == 3
        assert ring.options == ["pass", "use Fist"]
        ring.play("P1: use Fist")
        assert now(ring).damage == damage


# Seal


@pytest.mark.proves("UVS-SEAL-01")
def test_a_sealed_card_has_no_abilities_until_the_turn_ends() -> None:
    bigger = "Ability(CONTINUOUS, (Rule(HAND_SIZE_IS, Event(V_DRAW, YOU), 1),))"
    cards = {"Wax": asset([SEALS.format("Oak")]), "Oak": foundation([PLUS, DRAWS, bigger])}
    ring = table(p1(stage=["Wax", "Oak"]), p2(hand=[PAGE]), cards=cards)
    assert "use Oak" in ring.options
    assert ring["P1.limit"] == 7
    ring.play("P1: use Wax")
    assert "use Oak" not in ring.options
    assert ring["P1.limit"] == 6
    ring.on("P2 form")
    assert ring["P1.limit"] == 7
    assert len(abilities(ring.g, ring.g.stage[0][2])) == 3


@pytest.mark.proves("UVS-SEAL-02", "UVS-SEAL-03")
def test_a_sealed_attack_keeps_its_traits_and_gains_no_abilities() -> None:
    seals = (
        "Ability(ENHANCE, (Seal(TheAttack()), Grant(TheAttack(), Keyword('Stun', 2)), Grant(TheAttack(), "
        "trait='Fury')))"
    )
    jab = attack(keywords=["Punch", "Powerful: 2", "Throw"], damage=5)
    ring = attacking(
        p1(stage=["Wax"], momentum=[PAGE], hand=[PAGE]), p2(stage=[PAGE], health=20), {"Wax": asset([seals])}, jab
    )
    assert sorted(ring.options) == ["pass", "use Jab", "use Wax"]
    ring.play("P1: use Wax")
    assert ring.question == "P2 block"  # neither Powerful nor Stun is there
    assert now(ring).traits == ("Punch", "Fury")
    assert now(ring).keywords == ()
    assert now(ring).abilities == ()


@pytest.mark.proves("UVS-SEAL-04", "UVS-UNSEAL-01")
def test_sealed_cards_are_not_sealed_nor_others_unsealed() -> None:
    one = "Ability(FORM, (Seal(Sel(1, RIVAL, (Type((FOUNDATION,)),))),))"
    off = "Ability(FORM, (Seal(Sel(9, RIVAL, (Type((FOUNDATION,)),), every=True), off=True), Gain(1)))"
    sealed = {"card": "Oak", "sealed": True}
    cards = {"Wax": asset([one]), "Fire": asset([off]), "Oak": foundation([DRAWS]), "Elm": foundation([DRAWS])}
    ring = table(p1(stage=["Wax", "Fire"], health=9), p2(stage=[sealed, "Elm"]), cards=cards)
    ring.play("P1: use Wax")  # nothing to choose: only one can be
    assert ring["P2.stage"][1:] == ["Oak (sealed)", "Elm (sealed)"]
    assert len(ring.told_of("seal")) == 1
    ring = table(p1(stage=["Wax", "Fire"], health=9), p2(stage=["Elm"]), cards=cards)
    ring.play("P1: use Fire")
    assert not ring.told_of("unseal")
    assert health(ring)[0] == 10


@pytest.mark.proves("UVS-UNSEAL-02")
def test_unsealing_gives_new_abilities() -> None:
    turns = "Ability(FORM, (Seal(Sel(1, tests=(Named('Oak'),))), Seal(Ref('sealed'), off=True)))"
    harder = "Ability(FORM, (Modify(Sel(1, tests=(Named('Oak'),)), DIFFICULTY, 3),))"
    cards = {"Wax": asset([turns]), "Oak": foundation([HEAL]), "Rock": asset([harder])}
    ring = table(p1(stage=["Wax", "Oak", "Rock"], health=9), p2(), cards=cards)
    ring.play("P1: use Oak", "P1: use Rock")
    assert "use Oak" not in ring.options
    assert lies(ring, 0, 2).difficulty == 4
    ring.play("P1: use Wax")
    assert "use Oak" in ring.options
    assert lies(ring, 0, 2).difficulty == 1


# Freeze


@pytest.mark.proves("UVS-FREEZE-01")
def test_a_frozen_card_does_not_ready_once() -> None:
    ice = "Ability(FORM, (Freeze(Sel(1, RIVAL, (Named('Oak'),))),))"
    oak = {"card": "Oak", "committed": True}
    ring = table(
        p1(stage=["Ice"], hand=[PAGE]), p2(stage=[oak], hand=[PAGE]), cards={"Ice": asset([ice]), "Oak": foundation()}
    )
    ring.play("P1: use Ice")
    assert ring["P2.stage"][1] == "Oak (committed, frozen)"
    ring.on("P2 form")
    assert ring["P2.stage"][1] == "Oak (committed)"
    ring.quiet_step()
    ring.on("P1 form").quiet_step()
    ring.on("P2 form")
    assert ring["P2.stage"][1] == "Oak"


@pytest.mark.proves("UVS-FREEZE-02")
def test_a_frozen_card_is_not_frozen_again() -> None:
    ice = "Ability(FORM, (Freeze(Sel(1, RIVAL, (Type((FOUNDATION,)),))),))"
    ring = table(
        p1(stage=["Ice"]),
        p2(stage=[{"card": "Oak", "frozen": True}, "Elm"]),
        cards={"Ice": asset([ice]), "Oak": foundation(), "Elm": foundation()},
    )
    ring.play("P1: use Ice")
    assert [bool(ring.g.flags[h] & FROZEN) for h in ring.g.stage[1]] == [False, True, True]
    assert [event["cards"] for event in ring.told_of("freeze")] == [["Elm"]]


# Skill trees


@pytest.fixture(name="tree")
def path_of_rain() -> Iterator[str]:
    """A skill tree of three abilities."""
    name = "Path of Rain"
    TREES[name] = tuple(read_ability(f"Ability(FORM, (Gain({n}),), (), None, (Limit(1, TURN),))") for n in (1, 2, 3))
    yield name
    del TREES[name]


LEVELS = "Ability(FORM, (LevelUp(),))"


@pytest.mark.proves("UVS-SKILL-01", "UVS-SKILL-02", "UVS-SKILL-03", "UVS-LVL-01")
def test_levelling_up_unlocks_the_next_ability_for_good(tree: str) -> None:
    mage = character([LEVELS], trees=[tree])
    ring = table(p1(character="Mage", hand=[PAGE], health=9), p2(hand=[PAGE]), cards={"Mage": mage})
    assert isinstance(TREES[tree], tuple)
    assert face(ring.g, ring.g.character[0]).trees == (tree,)
    assert any(isinstance(word, LevelUp) for ability in lies(ring, 0, 0).abilities for word in ability.does)
    ring.play("P1: use Mage", "P1: use Mage: ability 1", "P1: use Mage: ability 2")
    assert health(ring)[0] == 10
    assert ring["P1.unlocked"] == 2
    ring.play("P1: use Mage: ability 2")
    assert health(ring)[0] == 12
    ring.on("P2 form")
    assert lies(ring, 0, 0).abilities[1:] == TREES[tree][:2]
    ring.quiet_step()
    ring.on("P1 form")
    assert lies(ring, 0, 0).abilities[1:] == TREES[tree][:2]


@pytest.mark.proves("UVS-SKILL-04")
def test_sealing_keeps_unlocked_abilities_away_for_a_turn(tree: str) -> None:
    cards = {"Mage": character([LEVELS], trees=[tree]), "Wax": asset([SEALS.format("Mage")])}
    ring = table(p1(character="Mage", unlocked=2, stage=["Wax"], hand=[PAGE]), p2(hand=[PAGE]), cards=cards)
    ring.play("P1: use Wax")
    assert not ring.begins("use Mage")
    ring.on("P2 form")
    assert lies(ring, 0, 0).abilities[1:] == TREES[tree][:2]


@pytest.mark.proves("UVS-SKILL-05", "UVS-RULING-40")
def test_unlocked_abilities_are_the_characters_but_not_printed_on_it(tree: str) -> None:
    copies = "Ability(FORM, (GainAbilities(This(), Yours()),))"
    stops = "Ability(RESPONSE, (Cancel(),), (), Event(V_ABILITY, RIVAL, character=1))"
    cards = {"Mage": character([LEVELS], trees=[tree]), "Twin": asset([copies]), "No": asset([stops])}
    ring = table(p1(character="Mage", unlocked=1, stage=["Twin"], health=9), p2(stage=["No"]), cards=cards)
    ring.play("P1: use Twin")
    assert lies(ring, 0, 1).abilities == (read_ability(copies), read_ability(LEVELS))
    ring.play("P1: use Mage: ability 2", "P2: use No")
    assert health(ring)[0] == 9
    assert ring.told_of("cancel")


@pytest.mark.proves("UVS-SKILL-06", "UVS-SKILL-07")
def test_a_skill_tree_is_no_card(tree: str) -> None:
    every = "Sel(9, ANY, (), (STAGE,), every=True)"
    cards = {
        "Mage": character([LEVELS], trees=[tree]),
        "End": asset([f"Ability(FORM, (Flip({every}), Freeze({every}), Remove({every})))"]),
    }
    ring = table(p1(character="Mage", unlocked=1, stage=["End", PAGE], hand=[PAGE]), p2(), cards=cards)
    everything = len(ring.g.kind)
    ring.play("P1: use End")
    assert len(ring.g.kind) == everything == 2 + 2 + 1 + 40  # characters, stage, hand, decks: no tree among them
    assert ring["P1.stage"] == ["Mage (frozen)"]
    assert ring["P1.unlocked"] == 1
    assert not ring.g.flags[ring.g.character[0]] & FACEDOWN
    assert lies(ring, 0, 0).abilities[1:] == TREES[tree][:1]
