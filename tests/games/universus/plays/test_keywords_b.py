"""Keyword abilities, Multiple to Unique."""

from typing import Any

import pytest

from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table

Cards = dict[str, dict[str, Any]]
WALL = foundation(block="+0 mid")
SIDE = foundation(block="+0 mid")

# Multiple


def multiple(does: list[str] | None = None, momentum: int = 2, **more: Any) -> Table:
    """P1's Flurry (speed 4, high, damage 5, Multiple: 2) is in its Enhance Step."""
    words = ["Multiple: 2", "Punch", "Stun: 2"]
    cards: Cards = {"Flurry": attack(does, keywords=words, speed=4, damage=5, zone="high"), "Side": SIDE, **more}
    stage = [name for name in more if name in ("Help", "Oops")]
    ring = table(p1(hand=["Flurry"], momentum=[PAGE] * momentum, stage=stage), p2(hand=["Side"] * 4), cards=cards)
    return ring.play("P1: play Flurry")


def spend_all(ring: Table) -> Table:
    ring.on("P1 spend", "P2 block", "P1 enhance")
    while ring.question == "P1 spend":
        ring.play(f"P1: {next(option for option in ring.options if option != 'done')}")
    return ring


@pytest.mark.proves("UVS-KMULT-01", "UVS-RULING-76")
def test_multiple_adds_copies_that_attack_after_it() -> None:
    ring = multiple()
    deck = len(ring.g.deck[0])
    ring.play("P1: use Flurry: Multiple")
    spend_all(ring)
    assert ring["P1.momentum"] == []
    assert len(ring.g.deck[0]) == deck - 2
    assert [card["facedown"] for card in ring["P1.cards.pool"]] == [False, True, True]
    assert [card["pending"] for card in ring["P1.cards.pool"]] == [False, True, True]
    assert not [event for event in ring.told_of("play") if event["cards"] != ["Flurry"]]  # they are not played
    ring.on("P1 form")
    assert ring["P2.health"] == 25 - 15


@pytest.mark.proves("UVS-KMULT-01")
def test_multiple_costs_one_to_the_rating() -> None:
    ring = multiple(momentum=3)
    ring.play("P1: use Flurry: Multiple")
    assert "done" not in ring.options
    ring.play(f"P1: {ring.options[0]}")
    assert "done" in ring.options
    ring.play(f"P1: {ring.options[-1]}")
    assert len(ring["P1.pool"]) == 3  # two, no more
    none = multiple(momentum=0)
    assert not [option for option in none.options if "Multiple" in option]


@pytest.mark.proves("UVS-KMULT-02", "UVS-RULING-53")
def test_copies_have_the_printed_values_and_no_text_box() -> None:
    ring = multiple(["Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 4),))"])
    ring.play("P1: use Flurry: ability 3")
    spend_all(ring.play("P1: use Flurry: Multiple"))
    assert ring["attack.damage"] == 9
    copy = ring["P1.cards.pool.1"]
    assert (copy["speed"], copy["damage"], copy["zone"]) == (4, 5, "high")
    assert copy["traits"] == []
    assert copy["keywords"] == []
    h = ring.g.pool[0][1]
    state = ring.g.state[h]
    assert state is not None
    assert state.abilities == ()
    assert state.name == "Flurry"


@pytest.mark.proves("UVS-KMULT-02", "UVS-RULING-53")
def test_copies_of_a_face_down_attack_have_what_it_has_copied() -> None:
    mirror = (
        "Ability(FORM, (Move(Sel(1, YOU, (), (DECK,), top=True), POOL, facing='down'), "
        "PlayCopy(Ref('moved'), Sel(1, YOU, (Named('Flurry'),), (DISCARDS,))), PutOnStack(Ref('moved'))))"
    )
    cards: Cards = {
        "Mirror": asset([mirror]),
        "Up": asset(["Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 4),))"]),
        "Flurry": attack(keywords=["Multiple: 1"], damage=5),
        "Side": SIDE,
    }
    mine = p1(stage=["Mirror", "Up"], discards=["Flurry"], momentum=[PAGE], hand=[PAGE])
    ring = table(mine, p2(hand=["Side"]), cards=cards).play("P1: use Mirror", "P1: use Up")
    ring.play(f"P1: {ring.begins('use')[0]}")
    assert [card["damage"] for card in ring["P1.cards.pool"]] == [9, 5]  # UVS-RULING-53


@pytest.mark.proves("UVS-KMULT-03")
def test_a_copy_is_cleared_where_it_would_go_to_momentum() -> None:
    ring = multiple()
    spend_all(ring.play("P1: use Flurry: Multiple")).on("P1 momentum")
    assert ring["P1.pool"] == ["Flurry"]  # the copies have been cleared already, without a question
    ring.play("P1: into momentum")
    assert len(ring["P1.momentum"]) == 1
    assert len(ring.told_of("clear")) == 2


@pytest.mark.proves("UVS-KMULT-04")
def test_a_copy_of_a_copy_is_discarded() -> None:
    grants = "Ability(ENHANCE, (Grant(TheAttack(YOU), Keyword('Multiple', 1)),))"
    ring = multiple(momentum=2, Help=foundation([grants]))
    ring.play("P1: use Flurry: Multiple")
    ring.play(f"P1: {ring.options[0]}", "P1: done", "P1: pass").on("P1 enhance")
    ring.play("P1: use Help")  # in the sequence of the copy
    deck = len(ring.g.deck[0])
    ring.play(f"P1: {ring.begins('use')[0]}")
    assert len(ring["P1.pool"]) == 2
    assert len(ring.g.deck[0]) == deck - 1
    assert ring["stack"] == []
    assert ring.told_of("move")[-1]["to"] == "discard pile"


COPIES = "Ability(ENHANCE, (Modify(Copies(), DAMAGE, 1),))"


@pytest.mark.proves("UVS-KMULT-06", "UVS-RULING-75")
def test_what_speaks_of_copies_reaches_those_to_come_at_once() -> None:
    ring = multiple([COPIES])
    ring.play("P1: use Flurry: ability 3")
    assert ring["attack.damage"] == 5  # not the attack itself
    spend_all(ring.play("P1: use Flurry: Multiple"))
    assert [card["damage"] for card in ring["P1.cards.pool"]] == [5, 6, 6]
    ring.on("P1 form")
    assert ring["P2.health"] == 25 - 17


@pytest.mark.proves("UVS-KMULT-06")
def test_it_reaches_those_that_are_there_too_and_no_other_attack() -> None:
    ring = multiple([COPIES], More=attack())
    spend_all(ring.play("P1: use Flurry: Multiple")).play("P1: use Flurry: ability 2")
    assert [card["damage"] for card in ring["P1.cards.pool"]] == [5, 6, 6]


@pytest.mark.proves("UVS-KMULT-06", "UVS-RULING-75")
def test_a_continuous_text_on_copies_is_for_those_of_its_own_attack() -> None:
    static = "Ability(CONTINUOUS, (Modify(Copies(), DAMAGE, 1),))"
    ring = multiple([static])
    spend_all(ring.play("P1: use Flurry: Multiple"))
    assert [card["damage"] for card in ring["P1.cards.pool"]] == [5, 6, 6]
    cards: Cards = {"Old": attack([static]), "Flurry": attack(keywords=["Multiple: 1"]), "Side": SIDE}
    ring = table(p1(pool=["Old", "Flurry"], momentum=[PAGE]), p2(hand=["Side"]), cards=cards, attack="P1")
    ring.play("P1: use Flurry")
    assert [card["damage"] for card in ring["P1.cards.pool"]] == [3, 3, 3]


@pytest.mark.proves("UVS-RULING-75")
def test_any_other_waiting_effect_waits_for_the_sequence() -> None:
    every = "Ability(ENHANCE, (Modify(Sel(1, YOU, (Type((ATTACK,)),), (POOL,), every=True), DAMAGE, 1, until=TURN),))"
    ring = multiple([every])
    ring.play("P1: use Flurry: ability 3")
    spend_all(ring.play("P1: use Flurry: Multiple"))
    assert [card["damage"] for card in ring["P1.cards.pool"]] == [6, 5, 5]
    ring.on("P1 form")
    assert ring["P2.health"] == 25 - 18


@pytest.mark.proves("UVS-KMULT-05")
def test_such_an_effect_is_assigned_to_the_attack() -> None:
    gone = "Ability(ENHANCE, (Clear(TheAttack(YOU)),))"
    ring = multiple([COPIES], Oops=foundation([gone]))
    ring.play("P1: use Flurry: ability 3")
    assert [effect.on for effect in ring.g.effects] == [ring.g.attack.card]
    ring.play("P1: use Oops")
    assert ring.g.effects == ()


@pytest.mark.proves("UVS-KMULT-05", "UVS-KMULT-06")
def test_other_effects_on_copies_are_handed_to_them() -> None:
    fired = "Ability(ENHANCE, (Fired(Event(V_DEAL, YOU), (Gain(1),), on=Copies()),))"
    words = ["Multiple: 2"]
    cards: Cards = {"Flurry": attack([fired], keywords=words), "Side": SIDE}
    ring = table(p1(hand=["Flurry"], momentum=[PAGE] * 2, health=10), p2(hand=["Side"]), cards=cards)
    ring.play("P1: play Flurry", "P1: use Flurry: ability 2")
    spend_all(ring.play("P1: use Flurry")).on("P1 form")
    assert ring["P2.health"] == 25 - 9
    assert ring["P1.health"] == 12  # for the two copies, not for the attack itself


# Shift


SHIFT: Cards = {
    "Coil": attack(keywords=["Shift"], back={"type": "asset", "name": "Coiled Rope"}),
    "Rope": attack(keywords=["Shift"], back={"type": "attack", "name": "Snap", "speed": 3, "zone": "mid", "damage": 3}),
}


@pytest.mark.proves("UVS-KSHIFT-01", "UVS-TRANSF-01")
def test_shift_builds_the_card_transformed() -> None:
    ring = table(p1(pool=["Coil"]), p2(), cards=SHIFT, phase="end")
    assert ring.question == "P1 shift"
    ring.play("P1: build it transformed").on("P2 form")
    assert ring["P1.stage"][1:] == ["Coiled Rope (transformed)"]
    assert ring["P1.cards.stage.1.type"] == "asset"


@pytest.mark.proves("UVS-KSHIFT-01", "UVS-RULING-49")
def test_shift_may_be_declined_and_wants_ones_own_end_phase_and_a_card_that_was_played() -> None:
    ring = table(p1(pool=["Coil"]), p2(), cards=SHIFT, phase="end").play("P1: do not shift it").on("P2 form")
    assert ring["P1.discards"] == ["Coil"]
    theirs = table(p1(), p2(pool=["Coil"]), cards=SHIFT, phase="end")
    assert theirs.on("P2 form", "P2 shift").question == "P2 form"
    unplayed = table(p1(pool=[{"card": "Coil", "as": "nothing"}]), p2(), cards=SHIFT, phase="end")
    assert unplayed.on("P2 form", "P1 shift").question == "P2 form"


@pytest.mark.proves("UVS-KSHIFT-01", "UVS-RULING-49")
def test_a_block_was_played_too() -> None:
    ring = table(p1(pool=[{"card": "Coil", "as": "block"}]), p2(), cards=SHIFT, phase="end")
    assert ring.question == "P1 shift"  # UVS-RULING-49


@pytest.mark.proves("UVS-KSHIFT-01", "UVS-RULING-49")
def test_an_attack_cannot_stay_in_the_stage() -> None:
    ring = table(p1(pool=["Rope"]), p2(), cards=SHIFT, phase="end").play("P1: build it transformed").on("P2 form")
    assert ring["P1.discards"] == ["Rope"]


# Stun


def stunned(rival: list[Any], does: list[str] | None = None, **more: Any) -> Table:
    cards: Cards = {
        "Jab": attack(does, keywords=["Stun: 2"]),
        "A": foundation(),
        "B": foundation(),
        "C": foundation(),
        **more,
    }
    ring = table(
        p1(hand=["Jab"], stage=[name for name in more if name == "Watch"]),
        p2(stage=rival, hand=["Wall"]),
        cards={**cards, "Wall": WALL},
    )
    return ring.play("P1: play Jab")


@pytest.mark.proves("UVS-KSTUN-01", "UVS-RIVAL-01")
def test_the_rival_commits_foundations_of_their_choice() -> None:
    ring = stunned(["A", "B", "C"]).play("P1: use Jab")
    assert ring.question == "P2 commit"
    ring.play("P2: A", "P2: C")
    assert ring["P2.stage"][1:] == ["A (committed)", "B", "C (committed)"]
    assert ring["P1.stage"] == ["Sparring Partner"]


@pytest.mark.proves("UVS-KSTUN-01")
def test_as_many_as_there_are() -> None:
    ring = stunned(["A", {"card": "B", "committed": True}]).play("P1: use Jab")
    assert ring["P2.stage"][1:] == ["A (committed)", "B (committed)"]


@pytest.mark.proves("UVS-KSTUN-02")
def test_the_character_is_not_committed_for_stun() -> None:
    ring = stunned([]).play("P1: use Jab")
    assert ring["P2.stage"] == ["Sparring Partner"]
    ring = stunned(["A"]).play("P1: use Jab")
    assert ring["P2.stage"] == ["Sparring Partner", "A (committed)"]


@pytest.mark.proves("UVS-KSTUN-03")
def test_stunned_means_committed_by_stun() -> None:
    watch = foundation(["Ability(RESPONSE, (Gain(1),), (), Event(V_COMMIT, RIVAL, notes=(1,)))"])
    other = "Ability(ENHANCE, (Commit(Sel(1, RIVAL, (Type((FOUNDATION,)),))),))"
    ring = stunned(["A", "A", "A"], [other], Watch=watch)
    ring.play("P1: use Jab: ability 2")
    assert ring["P2.stage"].count("A (committed)") == 1
    assert ring.question == "P1 enhance"
    ring.play("P1: use Jab")
    assert ring.question == "P1 respond"
    g = ring.g
    assert [bool(g.flags[h] & 4096) for h in g.stage[1][1:]].count(True) == 2


# Tension, Terrain, Throw, Unique


@pytest.mark.proves("UVS-KTENS-01", "UVS-ROMAN-01", "UVS-TOKEN-01")
def test_tension_adds_a_roman_cancel_to_momentum() -> None:
    ring = table(p1(hand=["Jab"]), p2(hand=["Wall"]), cards={"Jab": attack(keywords=["Tension"]), "Wall": WALL})
    ring.play("P1: play Jab").play("P1: use Jab")
    assert ring["P1.momentum"] == ["Roman Cancel"]
    assert ring["P2.momentum"] == []
    assert ring.told_of("create")[-1]["origin"] == ""


@pytest.mark.proves("UVS-KTERR-01")
def test_a_new_terrain_destroys_the_others_of_both_players() -> None:
    cards: Cards = {"Marsh": asset(keywords=["Terrain"]), "Peak": asset(keywords=["Terrain"]), "Lamp": asset()}
    ring = table(p1(stage=["Lamp"], pool=["Peak"], hand=[PAGE]), p2(stage=["Marsh"]), cards=cards, tried=True)
    assert "Marsh" in ring["P2.stage"]
    ring.on("P2 form")
    assert "Peak" in ring["P1.stage"]
    assert "Lamp" in ring["P1.stage"]
    assert "Marsh" not in ring["P2.stage"]
    assert ring.told_of("destroy")


@pytest.mark.proves("UVS-KTHROW-01")
@pytest.mark.parametrize(("words", "health"), [(["Throw"], 22), ([], 25)])
def test_a_throw_deals_half_where_it_is_completely_blocked(words: list[str], health: int) -> None:
    cards: Cards = {"Grab": attack(damage=5, keywords=words), "Wall": WALL}
    ring = table(p1(hand=["Grab"]), p2(hand=["Wall"]), cards=cards).play("P1: play Grab").on("P2 block")
    ring.play("P2: block with Wall")
    assert ring["P2.health"] == health
    ring.on("P1 momentum", "P2 form")
    assert ring.question == ("P1 momentum" if words else "P2 form")


@pytest.mark.proves("UVS-KUNIQ-01")
def test_the_newest_copy_of_a_unique_card_is_sacrificed() -> None:
    cards: Cards = {"Crown": asset(keywords=["Unique"]), "Cap": asset()}
    ring = table(p1(stage=["Crown", "Cap"], pool=["Crown", "Cap"]), p2(stage=["Crown"]), cards=cards, tried=True)
    first = ring.g.stage[0][1]
    ring.on("P2 form")
    assert ring["P1.stage"][1:] == ["Crown", "Cap", "Cap"]
    assert first in ring.g.stage[0]
    assert ring["P1.discards"] == ["Crown"]
    assert ring["P2.stage"][1:] == ["Crown"]
    assert ring.told_of("sacrifice")
