"""Chapter Counter-Attacking: types are compared, and the line at the bottom of the card is carried out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import kumite.catalogue
from kumite.games.sftmg.printed import PROJECTILE, SPECIAL, STRIKE
from tests.games.sftmg.attack.gym import HEALTH, adon, attacked, cody
from tests.games.sftmg.ringside import Ring, fight, ryu, sagat, side

OF_TYPE = {STRIKE: "Jab", SPECIAL: "Palm", PROJECTILE: "Flare"}
TYPE_NAMES = ("strike", "special", "projectile")
COUNTER_OF = {STRIKE: "Hook", SPECIAL: "Lunge", PROJECTILE: "Bolt"}


def countered(attack: str, counter: str, **given: Any) -> Ring:
    ring = attacked(attack, adon("d5", deck=["Ram"]), cody("e5", counter, deck=["Muse"]), **given)
    return ring.p2(f"counter with {counter}")


# Playing one


@pytest.mark.proves("SFTMG-COUNTER-01")
def test_only_the_counter_line_of_the_card_matters() -> None:
    ring = attacked("Jab", adon("d5"), sagat("e5", hand=["Tiger Rage"])).p2("counter with Tiger Rage")
    assert ring.seen("P1")["seats"]["P2"]["discards"] == []
    assert ring.seen("P1")["attack"]["answer"] == "Tiger Rage"
    ring.quiet("P1 act", "P2 throw")
    assert ring.question == "P2 throw"
    assert "throw to g5" in ring.options
    assert "throw to h5" not in ring.options, "the counter throws 2 spaces, whatever Throw the card has"
    ring.p2("throw to g5")
    assert (ring["Adon.health"], ring["Adon.at"]) == (HEALTH, "g5")
    assert "Rolled" not in ring.happened


@pytest.mark.proves("SFTMG-COUNTER-01")
def test_the_counter_is_played_face_up() -> None:
    ring = attacked("Jab", adon("d5"), cody("e5", "Hook", "Palm")).p2("counter with Hook")
    assert ring.seen("P1")["seats"]["P2"]["table"] == ["Hook"]
    assert ring.said("CounteredWith")[0]["cards"] == ["Hook"]
    assert ring.happened.index("CounteredWith") < ring.happened.index("Revealed")


@pytest.mark.proves("SFTMG-COUNTER-02")
def test_supers_focus_attack_and_events_do_not_counter() -> None:
    ring = attacked("Jab", adon("d5"), cody("e5", "Nova", "Focus Attack", "Muse"))
    assert ring.options == ["block"]
    able = attacked("Jab", adon("d5"), cody("e5", "Nova", "Hook", "Palm", "Bolt", "Bait!"))
    assert sorted(able.begins("counter")) == [f"counter with {name}" for name in ("Bait!", "Bolt", "Hook", "Palm")]


# Comparing


@pytest.mark.proves("SFTMG-COUNTER-03", "SFTMG-COUNTER-06")
@pytest.mark.parametrize("attack", OF_TYPE)
@pytest.mark.parametrize("counter", [*COUNTER_OF, None])
def test_a_counter_wins_against_its_own_type_only(attack: int, counter: int | None) -> None:
    name = "Bait!" if counter is None else COUNTER_OF[counter]
    ring = countered(OF_TYPE[attack], name)
    won = attack == counter
    assert ("Canceled" in ring.happened, "CounterFailed" in ring.happened) == (won, not won)
    assert (ring.question == "chance attack dice") == (not won)


@pytest.mark.proves("SFTMG-COUNTER-04", "SFTMG-RULING-15")
def test_a_countered_charge_does_not_even_move() -> None:
    ring = attacked("Ram", adon("c5", meter=3), cody("e5", "Palm")).p2("counter with Palm")
    assert ring.question == "P2 place"
    assert (ring["Adon.at"], ring["Cody.at"], ring["P1.discards"]) == ("c5", "e5", ["Ram"])
    ring.p2("place d4")
    assert ring.question == "P1 act"
    assert (ring["P1.meter"], ring["Cody.health"]) == (3, HEALTH)
    assert not {"Rolled", "Charged", "Pushed", "Whiffed"} & set(ring.happened)


@pytest.mark.proves("SFTMG-COUNTER-05", "SFTMG-RULING-96")
def test_the_counter_interrupts_and_the_turn_goes_on() -> None:
    ring = countered("Jab", "Hook")
    assert ring.question == "P2 place"
    assert ring["actions"] == 1
    ring.p2("place e5", "throw to g5")
    assert ring.question == "P1 act"
    assert (ring["actions"], ring["turn"]) == (1, "P1")
    assert (ring["P1.discards"], ring["P2.discards"], ring["P2.table"]) == (["Jab"], ["Hook"], [])


@pytest.mark.proves("SFTMG-COUNTER-05", "SFTMG-RULING-96")
def test_a_won_counter_on_the_last_action_ends_nothing_more() -> None:
    ring = attacked("Jab", adon("d5", "Muse"), cody("e5", "Hook"), actions=1).p2("counter with Hook")
    ring.p2("place e5", "throw to g5")
    assert ring.question == "P1 act"
    assert ring.options == ["end", "play Muse"]


@pytest.mark.proves("SFTMG-RULING-96")
def test_a_counter_ability_offers_no_reaction_and_no_combo() -> None:
    ring = attacked("Palm", adon("d5", "Sway", "Hook", "Muse"), cody("e5", "Lunge", "Bolt", "Ram"))
    ring.p2("counter with Lunge", "place e5")
    assert ring["Adon.health"] == HEALTH - 2
    assert ring.question == "P1 act"


@pytest.mark.proves("SFTMG-RULING-96")
def test_a_ko_by_a_counter_ends_the_round() -> None:
    ring = attacked("Palm", adon("d5", health=2, wins=1), cody("e5", "Lunge", wins=1)).p2("counter with Lunge")
    assert ring.p2("place e5").outcome == "P2"


# A mismatch


@pytest.mark.proves("SFTMG-COUNTER-06", "SFTMG-COUNTER-08", "SFTMG-RESOLVE-07")
def test_a_failed_counter_leaves_no_block() -> None:
    ring = countered("Cross", "Bolt")
    assert ring.question == "chance attack dice"
    assert ring["P2.discards"] == ["Bolt"]
    ring.chance("H, HB, B")
    assert ring["Cody.health"] == HEALTH - 2
    assert [event["purpose"] for event in ring.said("Rolled")] == ["attack"]
    assert ring["P2.hand_size"] == 0


@pytest.mark.proves("SFTMG-COUNTER-07")
@pytest.mark.parametrize(("answer", "dice"), [("ex", 3), ("no ex", 2)])
def test_kikoken_may_be_ex_after_a_failed_counter(answer: str, dice: int) -> None:
    chun_li = {"fighter": "Chun-Li", "at": "d5", "hand": ["Kikoken"], "meter": 1}
    ring = attacked("Kikoken", chun_li, cody("e5", "Hook")).p2("counter with Hook")
    assert ring.question == "P1 ex"
    ring.p1(answer)
    assert ring.dice == dice
    assert ring["P1.meter"] == (0 if answer == "ex" else 1)


@pytest.mark.proves("SFTMG-COUNTER-08")
def test_after_a_failed_counter_every_hit_counts() -> None:
    assert countered("Jab", "Palm").chance("CR, CR")["Cody.health"] == HEALTH - 4
    shelled = attacked("Jab", adon("d5"), cody("e5", "Palm", stays=["Mantle"])).p2("counter with Palm")
    assert shelled.chance("CR, CR")["Cody.health"] == HEALTH - 3, "an Event in play still lessens it"


@pytest.mark.proves("SFTMG-COUNTER-09")
def test_after_a_failed_counter_meter_is_gained_and_a_combo_offered() -> None:
    ring = attacked("Flare", adon("d5", "Palm"), cody("e5", "Hook")).p2("counter with Hook").chance("M, H")
    assert (ring["P1.meter"], ring["Cody.health"]) == (1, HEALTH - 1)
    assert ring.question == "P1 combo"


@pytest.mark.proves("SFTMG-COUNTER-09")
def test_after_a_failed_counter_an_ex_attack_gains_no_meter() -> None:
    ring = attacked("Flare", adon("d5", "Palm", meter=1), cody("e5", "Hook")).p2("counter with Hook")
    ring.p1("ex").chance("M, H, H")
    assert (ring["P1.meter"], ring["Cody.health"]) == (0, HEALTH - 2)
    assert ring.question == "P1 combo"


@pytest.mark.proves("SFTMG-COUNTER-09")
def test_a_failed_counter_may_meet_a_whiff() -> None:
    ring = attacked("Jab", adon("d5", "Palm"), cody("e5", "Lunge", "Muse")).p2("counter with Lunge").chance("M, B")
    assert ring.question == "P2 whiff"


# Against what


@pytest.mark.proves("SFTMG-COUNTER-10")
@pytest.mark.parametrize("attack", ["Bait!", "Focus Attack", "Jab", "Bolt", "Palm"])
def test_any_facedown_card_may_be_countered(attack: str) -> None:
    ring = attacked(attack, adon("d5"), cody("f5", "Hook"))
    assert ring.options == ["block", "counter with Hook"]


@pytest.mark.proves("SFTMG-COUNTER-10")
def test_a_face_up_card_may_not_be_countered() -> None:
    assert attacked("Nova", adon("d5", meter=4), cody("e5", "Hook")).options == ["block"]
    ring = attacked("Jab", adon("d5", "Palm"), cody("e5", "Lunge")).block("H, H", "M, M").p1("combo Palm")
    assert ring.options == ["block"]


# The counter lines


@pytest.mark.proves("SFTMG-COUNTER-11")
def test_the_strike_line_places_throws_and_draws() -> None:
    ring = attacked("Jab", adon("f5"), cody("e5", "Hook", deck=["Muse"])).p2("counter with Hook")
    assert ring.question == "P2 place"
    assert sorted(ring.options) == [f"place {at}" for at in ("e4", "e5", "e6", "f4", "f6", "g4", "g6")]
    ring.p2("place e5")
    assert ring.question == "P2 throw"
    ends = [option.removeprefix("throw to ") for option in ring.begins("throw to ")]
    assert {"c5", "c3", "g7", "f4"} <= set(ends)
    assert all(abs(ord(end[0]) - ord("e")) <= 2 and abs(int(end[1]) - 5) <= 2 for end in ends)
    ring.p2("throw to c3")
    assert (ring["Adon.at"], ring["Cody.at"], ring["Adon.health"]) == ("c3", "e5", HEALTH)
    assert (ring["P2.hand"], ring["P1.hand_size"], ring["Cody.health"]) == (["Muse"], 0, HEALTH)


@pytest.mark.proves("SFTMG-COUNTER-11")
def test_the_strike_line_hurts_by_a_collision_only() -> None:
    ring = attacked("Jab", adon("i5"), cody("h5", "Hook")).p2("counter with Hook", "place h5")
    walls = ring.begins("throw into the Wall")
    assert walls
    ring.p2(walls[0])
    assert (ring["Adon.health"], ring["Cody.health"]) == (HEALTH - 1, HEALTH)


@pytest.mark.proves("SFTMG-COUNTER-11")
def test_the_strike_line_reaches_across_the_board() -> None:
    ring = attacked("Cross", adon("d5"), cody("f5", "Hook")).p2("counter with Hook", "place d4")
    assert ring["Cody.at"] == "d4"
    assert ring.question == "P2 throw"


@pytest.mark.proves("SFTMG-COUNTER-12")
def test_the_special_line_places_hurts_and_draws() -> None:
    ring = attacked("Lunge", adon("h5", health=20), cody("e5", "Palm", deck=["Muse"])).p2("counter with Palm")
    assert ring.question == "P2 place"
    ring.p2("place g6")
    assert (ring["Cody.at"], ring["Adon.at"], ring["Adon.health"]) == ("g6", "h5", 18)
    assert (ring["P2.hand"], ring["P1.hand_size"], ring["Cody.health"]) == (["Muse"], 0, HEALTH)
    order = [what for what in ring.happened if what in ("Put", "Harmed", "Drew")]
    assert order == ["Put", "Harmed", "Drew"]


@pytest.mark.proves("SFTMG-COUNTER-13")
def test_the_projectile_line_within_three() -> None:
    for at, place in (("d5", "f5"), ("e5", "f6"), ("f5", "f4")):
        ring = attacked("Flare", adon(at, health=20), cody("g5", "Bolt")).p2("counter with Bolt")
        assert ring["Adon.health"] == 18
        assert ring.question == "P2 place"
        ring.p2(ring.options[-1])
        assert ring.question == "P1 act"
        assert abs(ord(ring["Cody.at"][0]) - ord(at[0])) <= 1, place
        assert (ring["P1.hand_size"], ring["P2.hand_size"], ring["Cody.health"]) == (0, 0, HEALTH)


@pytest.mark.proves("SFTMG-COUNTER-14")
@pytest.mark.parametrize("at", ["c5", "b5"])
def test_the_projectile_line_beyond_three(at: str) -> None:
    ring = attacked("Bolt", adon(at, deck=["Ram"]), cody("g5", "Flare", deck=["Muse"])).p2("counter with Flare")
    assert ring.question == "P1 act"
    assert (ring["P1.hand"], ring["P2.hand"]) == (["Ram"], ["Muse"])
    assert (ring["Adon.health"], ring["Cody.health"]) == (HEALTH, HEALTH)
    assert (ring["Adon.at"], ring["Cody.at"]) == (at, "g5")
    assert (ring["P1.discards"], ring["P2.discards"]) == (["Bolt"], ["Flare"])


@pytest.mark.proves("SFTMG-RULING-114")
def test_the_projectile_line_without_a_path_to_count() -> None:
    lariat = {"fighter": "Zangief", "at": "d4", "hand": ["Double Lariat"]}
    near = attacked("Double Lariat", lariat, cody("d6", "Bolt")).p2("counter with Bolt")
    assert near["Zangief.health"] == near["Zangief.max"] - 2
    blocked = attacked("Double Lariat", lariat, cody("d6", "Bolt"), large=["d5"]).p2("counter with Bolt")
    assert blocked["Zangief.health"] == blocked["Zangief.max"]
    assert (blocked["P1.hand_size"], blocked["P2.hand_size"]) == (1, 1)
    assert blocked.question == "P1 act"


# What is printed

CATALOGUE = Path(kumite.catalogue.__file__).with_name("sftmg.yaml")
PRINTED = [
    each
    for each in yaml.load(CATALOGUE.read_text(), yaml.CSafeLoader)["cards"]
    if each.get("counter_type") in TYPE_NAMES
]


@pytest.mark.proves("SFTMG-COUNTER-15")
@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: str(printed["name"]))
def test_every_printed_attack_card_counters_its_own_type(printed: dict[str, Any]) -> None:
    assert printed["type"] == printed["counter_type"]
    for number, attack in OF_TYPE.items():
        ring = attacked(attack, adon("d5"), side(printed["character"], "e5", hand=[printed["name"]]))
        ring.p2(f"counter with {printed['name']}")
        assert ("Canceled" in ring.happened) == (TYPE_NAMES[number] == printed["counter_type"])


@pytest.mark.proves("SFTMG-COUNTER-15")
def test_fifteen_such_cards_are_printed() -> None:
    assert len(PRINTED) == 15


# The printed example


@pytest.mark.proves("SFTMG-COUNTER-03", "SFTMG-COUNTER-05")
def test_sagat_counters_ryus_strike() -> None:
    ring = fight(ryu("d5", hand=["Collarbone Breaker"]), sagat("e5", hand=["Standing Roundhouse"]))
    ring.p1("attack Sagat with Collarbone Breaker").p2("counter with Standing Roundhouse", "place e5", "throw to g5")
    assert (ring["P1.discards"], ring["P2.discards"]) == (["Collarbone Breaker"], ["Standing Roundhouse"])
    assert ring["P2.hand_size"] == 1
