"""Additional costs, paying as though, brackets and cancelling (UVS-ADDC, UVS-ASTH, UVS-BRKT, UVS-CANC)."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.games.universus.printed import Ability
from kumite.games.universus.terms import ENHANCE, TURN, V_FLIP, V_SPEND
from kumite.games.universus.trees.reading import read_ability
from kumite.games.universus.words.riders import Limit
from kumite.games.universus.words.sels import This
from kumite.games.universus.words.turns import Commit
from tests.games.universus.attack.spar import happened, jab, spar
from tests.games.universus.ringside import PAGE, Table, action, asset, attack, foundation, p1, p2, table

FREE = "Ability(ENHANCE, (Draw(1),))"
TOLL = "Ability(CONTINUOUS, (Rule(SURCHARGE, Event(V_PLAY, RIVAL, (Type(({},)),)), then=({},)),))"
DISCARD = "Discard(Sel(1, zones=(HAND,)))"


def taxed(kind: str, price: str, hand: list[str], **side: Any) -> Table:
    """P2's Toll asks P1 for a price whenever P1 plays a card of this type."""
    cards = {"Jab": attack(), "Toll": asset([TOLL.format(kind, price)]), "Nil": foundation(check=0)}
    return table(p1(hand=hand, **side), p2(stage=["Toll"]), cards=cards)


@pytest.mark.proves("UVS-ADDC-01", "UVS-ADDC-03")
def test_an_additional_cost_is_paid_before_the_check() -> None:
    now = taxed("ATTACK", DISCARD, ["Jab", PAGE, PAGE]).play("P1: play Jab")
    assert now["P1.hand"] == [PAGE]
    assert now["P2.health"] == 22
    assert now.verbs().index("discard") < now.verbs().index("check")


@pytest.mark.proves("UVS-ADDC-02")
def test_where_it_cannot_be_paid_the_card_cannot_be_tried() -> None:
    now = taxed("ATTACK", DISCARD, ["Jab"])
    assert "play Jab" not in now.options  # the attack itself is the only card in hand
    other = taxed("ATTACK", DISCARD, ["Jab", PAGE])
    assert "play Jab" in other.options
    bystander = taxed("FOUNDATION", DISCARD, ["Jab"])
    assert "play Jab" in bystander.options


@pytest.mark.proves("UVS-ADDC-02")
def test_it_adds_to_what_an_action_costs_anyway() -> None:
    cards = {
        "Trick": action([f"Ability(FORM, (Draw(1),), ({DISCARD},))"]),
        "Toll": asset([TOLL.format("ACTION", DISCARD)]),
    }
    for spare, may in ((1, False), (2, True)):
        now = table(p1(hand=["Trick"] + [PAGE] * spare), p2(stage=["Toll"]), cards=cards)
        assert ("use Trick" in now.options) is may


@pytest.mark.proves("UVS-ADDC-02")
def test_a_block_may_cost_more_too() -> None:
    for momentum, asked in (([], "P1 form"), (["Jab"], "P2 block")):
        toll = TOLL.format("FOUNDATION", "Spend()")
        now = jab(mine={"stage": ["Toll"]}, theirs={"hand": ["Mid Wall"], "momentum": momentum}, Toll=asset([toll]))
        assert now.question == asked


@pytest.mark.proves("UVS-ADDC-03")
@pytest.mark.parametrize("deck", [[PAGE], ["Nil"]])
def test_it_is_lost_even_if_the_check_fails(deck: list[str]) -> None:
    now = taxed("FOUNDATION", "Spend()", [PAGE, "Jab"], momentum=["Jab"], deck=deck, committed=True)
    now.play(f"P1: play {PAGE}")
    assert now["P1.momentum"] == []
    assert now.verbs().index("spend") < now.verbs().index("check")
    assert (now["P1.pool"] == [PAGE]) is (deck == [PAGE])


# As though

STORM = "Ability(CONTINUOUS, (Rule(AS_THOUGH, Event(V_SPEND, YOU, own=True, keyword='any'), then=(Flip({}),)),))"
SPELLS = "Sel(1, YOU, (Trait('Spell'),), (POOL,))"
RUNE = {"Rune": foundation(keywords=["Spell"])}


def storm(*more: str, mine: dict[str, Any] | None = None, **cards: Any) -> Table:
    """P1's attack with EX: 2, whose keyword costs may be paid by flipping Spells in the pool."""
    side = {"pool": ["Rune"], **(mine or {})}
    return jab(attack([STORM.format(SPELLS), *more, FREE], keywords=["EX: 2"]), mine=side, **RUNE, **cards)


@pytest.mark.proves("UVS-ASTH-01")
def test_a_cost_may_be_paid_as_though() -> None:
    now = storm()
    assert "use Jab: EX" in now.options
    assert now["P1.momentum"] == []
    now.play("P1: use Jab: EX")
    assert now["attack.speed"] == 5
    assert now["P1.pool"] == ["Rune (face down)", "Jab"]


@pytest.mark.proves("UVS-ASTH-01")
def test_together_with_the_real_thing() -> None:
    now = storm(mine={"momentum": ["Jab"], "pool": ["Rune", PAGE]}).play("P1: use Jab: EX")
    assert now.question == "P1 spend"
    assert len(now.options) == 2
    while now.question == "P1 spend":
        now.play(f"P1: {next(option for option in now.options if option != 'done')}")
    assert now["attack.speed"] == 7
    assert now["P1.momentum"] == []
    assert now["P1.pool"] == ["Rune (face down)", PAGE, "Jab"]


@pytest.mark.proves("UVS-ASTH-01", "UVS-ASTH-02")
def test_only_for_what_it_says() -> None:
    plain = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 2),), (Spend(),))"
    now = storm(plain)
    assert now.begins("use") == ["use Jab: EX", "use Jab: ability 2"]  # not the one that is no keyword's
    other = asset(["Ability(ENHANCE, (Draw(1),), (Spend(),))"])
    assert "use Lamp" not in storm(mine={"stage": ["Lamp"]}, Lamp=other).options
    assert jab(attack(keywords=["EX: 2"]), mine={"pool": ["Rune"]}, **RUNE).question == "P1 form"


@pytest.mark.proves("UVS-ASTH-02")
def test_an_effect_that_spends_is_no_payment() -> None:
    spend = "Ability(ENHANCE, (Spend(), Draw(1)))"
    now = storm(spend).play("P1: use Jab: ability 2")
    assert now["P1.pool"] == ["Rune", "Jab"]


@pytest.mark.proves("UVS-ASTH-02", "UVS-ASTH-03")
def test_what_was_flipped_was_not_spent() -> None:
    ears = asset(
        [
            "Ability(CONTINUOUS, (Fired(Event(V_SPEND), (Gain(5),)),))",
            "Ability(CONTINUOUS, (Fired(Event(V_FLIP), (Gain(1),)),))",
        ]
    )
    now = storm(mine={"stage": ["Ears"], "health": 10}, Ears=ears).play("P1: use Jab: EX")
    assert now["P1.health"] == 11
    assert happened(now, V_FLIP) == [["Rune"]]
    assert happened(now, V_SPEND) == []


# Brackets


@pytest.mark.proves("UVS-BRKT-01")
def test_brackets_are_a_part_of_the_ability_apart_from_type_and_cost() -> None:
    made = read_ability("Ability(ENHANCE, (Draw(1),), (Commit(This()),), riders=(Limit(1),))")
    assert isinstance(made, Ability)
    assert (made.kind, made.cost, made.riders) == (ENHANCE, (Commit(This()),), (Limit(1, TURN),))


@pytest.mark.proves("UVS-BRKT-02")
def test_a_zone_in_brackets_is_the_only_one() -> None:
    text = "Ability(FORM, (Gain(1),), riders=(In(HAND),))"
    from_hand = spar(mine={"hand": ["Idea"], "health": 20}, Idea=foundation([text]))
    assert "use Idea" in from_hand.options
    from_hand.play("P1: use Idea")
    assert from_hand["P1.health"] == 21
    assert not from_hand.told_of("check")
    assert "use Idea" not in spar(mine={"stage": ["Idea"]}, Idea=foundation([text])).options


@pytest.mark.proves("UVS-BRKT-03")
def test_and_makes_the_ability_playable_there() -> None:
    text = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1),), (Spend(This()),), riders=(In(MOMENTUM),))"
    now = jab(mine={"momentum": ["Spark", "Plain"]}, Spark=attack([text]), Plain=attack([FREE]))
    assert now.begins("use") == ["use Spark in momentum"]
    now.play("P1: use Spark in momentum")
    assert now["P2.health"] == 21
    assert len(now["P1.momentum"]) == 1


@pytest.mark.proves("UVS-BRKT-04")
def test_a_time_in_brackets_is_the_only_time() -> None:
    mine = foundation(["Ability(ENHANCE, (Gain(1),), riders=(OnAttack(True),))"])
    side = {"stage": ["Mine"], "health": 20}
    now = jab(mine=side, theirs=side, Mine=mine)
    assert now.question == "P1 enhance"
    now.play("P1: use Mine")
    assert now.question == "P1 form"
    assert now["P1.health"] == 21


@pytest.mark.proves("UVS-BRKT-05")
@pytest.mark.parametrize(("rider", "times"), [("Limit(1)", 1), ("Limit(2)", 2), ("Limit(1, GAME_PERIOD)", 1)])
def test_a_count_in_brackets_limits_how_often(rider: str, times: int) -> None:
    keen = foundation([f"Ability(FORM, (Gain(1),), riders=({rider},))"])
    now = spar(mine={"stage": ["Keen"], "health": 10}, Keen=keen)
    for _ in range(times):
        now.play("P1: use Keen")
    assert "use Keen" not in now.options
    assert now["P1.health"] == 10 + times
    now.on("P2 form").on("P1 form")
    assert ("use Keen" in now.options) is ("GAME" not in rider)


@pytest.mark.proves("UVS-BRKT-05")
def test_once_per_turn_spans_the_attacks_of_a_turn() -> None:
    keen = foundation(["Ability(ENHANCE, (Gain(1),), riders=(Limit(1),))"])
    now = jab(mine={"stage": ["Keen"], "hand": ["Jab"], "health": 10}, Keen=keen).play("P1: use Keen", "P1: play Jab")
    assert now.question == "P1 form"
    assert now["P1.health"] == 11


# Cancelling

STOP = asset(["Ability(RESPONSE, (Cancel(),), (Destroy(This()),), Event(V_ABILITY, RIVAL))"])


def stopped(text: str) -> Table:
    """P1 uses Keen's Form, and P2's Stop cancels it."""
    side = {"stage": ["Keen", "Ear"], "health": 10}
    ear = asset(["Ability(CONTINUOUS, (Fired(Event(V_ABILITY, YOU), (Gain(1),)),))"])
    now = spar(mine=side, theirs={"stage": ["Stop"]}, Keen=foundation([text]), Ear=ear, Stop=STOP)
    now.play("P1: use Keen", "P2: use Stop")
    return now


@pytest.mark.proves("UVS-CANC-01")
def test_a_cancelled_ability_does_nothing() -> None:
    now = stopped("Ability(FORM, (Draw(2),))")
    assert not now.told_of("draw")
    assert now["P1.hand_size"] == 2
    now.play("P1: use Keen")
    assert now["P1.hand_size"] == 4  # the next time nobody cancels it


@pytest.mark.proves("UVS-CANC-02")
def test_it_has_been_played_all_the_same() -> None:
    now = stopped("Ability(FORM, (Draw(2),), riders=(Limit(1),))")
    assert now["P1.health"] == 11  # after you play an ability
    assert "use Keen" not in now.options
    assert not now.told_of("draw")


@pytest.mark.proves("UVS-CANC-03")
def test_its_cost_stays_paid() -> None:
    now = stopped("Ability(FORM, (Draw(2),), (Destroy(This()),))")
    assert now["P1.discards"] == ["Keen"]
    assert "Keen" not in now["P1.stage"]
    assert not now.told_of("draw")
