"""More that readers found who played printed cards beside their trees: what is printed, what is forgotten, what a card
was as it left."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.games.universus.tags.abilities import tags_of_ability
from kumite.games.universus.trees.reading import read_ability
from tests.games.ufs.ringside import table as ufs_table
from tests.games.universus.effects.tools import WALL, attacking, now
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table

# What is printed, of a card that something happened to


def heard(tests: str, jab: dict[str, Any], change: str) -> bool:
    """Whether a fired effect hears that such an attack is not blocked, after it was changed."""
    fires = f"Ability(CONTINUOUS, (Fired(Event(V_STATUS, YOU, ({tests},), notes=(NOT_BLOCKED,)), (Gain(1),)),))"
    cards = {"Ear": foundation([fires]), "Knob": asset([f"Ability(ENHANCE, ({change},))"])}
    ring = attacking(p1(stage=["Ear", "Knob"], health=5), p2(), cards, jab).play("P1: use Knob")
    ring.on("P2 block").play("P2: no block").on("P1 form")
    gained: int = ring["P1.health"] - 5
    return gained == 1


SLOWER = "Modify(TheAttack(), SPEED, -2)"
GAINS = "Grant(TheAttack(), ability=Ability(ENHANCE, (Gain(1),)))"


@pytest.mark.proves("UVS-PRINT-01", "UVS-EVENT-06")
@pytest.mark.parametrize(
    ("tests", "change", "so"),
    [
        ("Stat(SPEED, '=', 5, True)", SLOWER, True),
        ("Stat(SPEED, '=', 3, True)", SLOWER, False),
        ("Stat(SPEED, '=', 5)", SLOWER, False),
        ("Stat(SPEED, '=', 3)", SLOWER, True),
        ("Not(Stat(SPEED, '=', 5, True))", SLOWER, False),
        ("AnyOf((Stat(SPEED, '=', 5, True), Trait('Kick')))", SLOWER, True),
        ("AnyOf((Trait('Kick'), AllOf((Type((ATTACK,)), Stat(SPEED, '=', 5, True)))))", SLOWER, True),
        ("AnyOf((Trait('Kick'), AllOf((State('current'), Stat(SPEED, '=', 3)))))", SLOWER, True),
        ("AnyOf((Trait('Kick'), AllOf((State('face down'), Stat(SPEED, '=', 3)))))", SLOWER, False),
        ("Stat(ZONE, '=', 1, True)", "Set(TheAttack(), ZONE, 2)", True),
        ("Stat(ZONE, '=', 2, True)", "Set(TheAttack(), ZONE, 2)", False),
        ("Zoned(2)", "Set(TheAttack(), ZONE, 2)", True),
        ("Trait('Kick', True)", "Grant(TheAttack(), trait='Kick')", False),
        ("Trait('Kick')", "Grant(TheAttack(), trait='Kick')", True),
        ("Textless()", GAINS, True),
        ("HasAbility(ENHANCE, printed=True)", GAINS, False),
        ("HasAbility(ENHANCE)", GAINS, True),
    ],
)
def test_an_event_asks_the_print_where_it_says_so(tests: str, change: str, so: bool) -> None:
    assert heard(tests, attack(speed=5), change) is so


@pytest.mark.proves("UVS-PRINT-01")
@pytest.mark.parametrize(("does", "so"), [([], True), (["Ability(ENHANCE, (Gain(1),))"], False)])
def test_a_printed_text_is_no_blank_box(does: list[str], so: bool) -> None:
    assert heard("Textless()", attack(does, speed=5), SLOWER) is so


@pytest.mark.proves("UVS-PRINT-02", "UVS-EVENT-06")
@pytest.mark.parametrize(("down", "gained"), [(False, 1), (True, 0)])
def test_nothing_was_printed_on_what_lay_face_down(down: bool, gained: int) -> None:
    hears = "Fired(Event(V_DESTROY, tests=(Stat(DIFFICULTY, '>=', 4, True),)), (Gain(1),))"
    wrecks = "Ability(FORM, (Destroy(Sel(1, RIVAL, (Type((FOUNDATION,)),))),))"
    cards = {"Ear": foundation([f"Ability(CONTINUOUS, ({hears},))"]), "Ram": asset([wrecks])}
    cards["Tower"] = foundation(difficulty=4)
    ring = table(p1(stage=["Ear", "Ram"], health=5), p2(stage=[{"card": "Tower", "down": down}]), cards=cards)
    assert ring.play("P1: use Ram")["P1.health"] == 5 + gained


# What a change of zones wipes out

AWAY = "If(Past(Event(V_PLAY, YOU, attack=True, notes=(AS_FORM,), origin=HAND, away=True)), (Gain(1),))"
TO_HAND = asset(["Ability(FORM, (Move(Sel(1, YOU, (Named('Jab'),), (POOL,)), HAND),))"])
FROM_PILE = asset(["Ability(CONTINUOUS, (Rule(PLAYABLE, Event(V_PLAY, YOU, (Named('Jab'),)), zones=(DISCARDS,)),))"])


def from_the_pile(ring: Table) -> Table:
    return ring.play(f"P1: {next(one for one in ring.options if one.startswith('play Jab'))}")


@pytest.mark.proves("UVS-ZCHG-03")
@pytest.mark.parametrize("again", [False, True])
def test_where_an_earlier_play_of_this_attack_came_from_is_forgotten(again: bool) -> None:
    cards = {"Jab": attack([f"Ability(ENHANCE, ({AWAY},))"], difficulty=0), "Hook": TO_HAND, "Spade": FROM_PILE}
    ring = table(
        p1(discards=["Jab"], stage=["Hook", "Spade"], health=5), p2(hand=["Wall"]), cards={**cards, "Wall": WALL}
    )
    from_the_pile(ring)
    if again:
        ring.on("P1 form").play("P1: use Hook").on("P1 form").play("P1: play Jab")
    assert ring.on("P1 enhance").play("P1: use Jab")["P1.health"] == (5 if again else 6)


@pytest.mark.proves("UVS-ZCHG-03", "UVS-RULING-80")
@pytest.mark.parametrize("verb", ["V_ENTER", "V_DEAL"])
def test_an_attack_that_left_is_still_the_one_it_happened_to(verb: str) -> None:
    then = f"(Move(TheAttack(), HAND), If(Past(Event({verb}, attack=True)), (Gain(1),)))"
    asks = f"Fired(Event(V_RESOLVE, attack=True), {then})"
    cards = {"Jab": attack([f"Ability(CONTINUOUS, ({asks},))"], difficulty=0), "Wall": WALL}
    ring = table(p1(hand=["Jab"], health=5), p2(hand=["Wall"]), cards=cards).play("P1: play Jab").on("P1 form")
    assert ring["P1.hand"] == ["Jab"]
    assert ring["P1.health"] == 6


FASTER = "Ability(ENHANCE, (Modify(TheAttack(), SPEED, Count(Sel(whose=YOU, tests=(CommittedFor(TheAttack()),)))),))"


def committed(ring: Table) -> int:
    """Play the Jab with as many commits as it needs; the speed it gets for them."""
    ring.play("P1: play Jab")
    while ring.question == "P1 commit":
        ring.play(f"P1: {next(one for one in ring.options if one.startswith('commit Blank Page'))}")
    return now(ring.on("P1 enhance").play("P1: use Jab")).speed - 3


@pytest.mark.proves("UVS-CHECK-05", "UVS-ZCHG-03")
def test_commits_count_for_the_latest_play() -> None:
    ready = asset(["Ability(FORM, (Ready(Sel(99, YOU, (Type((FOUNDATION,)),), every=True)),))"])
    cards = {"Jab": attack([FASTER], difficulty=5), "Hook": TO_HAND, "Bell": ready, "Wall": WALL}
    ring = table(p1(hand=["Jab"], stage=[*[PAGE] * 6, "Hook", "Bell"]), p2(hand=["Wall"]), cards=cards)
    assert committed(ring) == 2
    ring.on("P1 form").play("P1: use Hook").on("P1 form").play("P1: use Bell").on("P1 form")
    assert committed(ring) == 2
    assert ring["P1.pool"] == ["Jab"]


ECHO = {"Jab": attack([FASTER], difficulty=4, keywords=["Echo"]), "Wall": WALL}


def echoed(ring: Table) -> Table:
    return ring.on("P1 respond").play("P1: use Jab").on("P1 form")


@pytest.mark.proves("UVS-CHECK-05", "UVS-KECHO-01", "UVS-RULING-77")
def test_commits_of_a_play_before_the_echo_do_not_count() -> None:
    ring = table(p1(hand=["Jab"], stage=[PAGE] * 6, momentum=[PAGE]), p2(hand=["Wall"]), cards=ECHO)
    assert committed(ring) == 1
    assert committed(echoed(ring)) == 1


@pytest.mark.proves("UVS-KECHO-01", "UVS-RULING-77")
def test_an_attack_played_again_is_the_second() -> None:
    first = (
        "Ability(ENHANCE, (If(NthPlayed(TheAttack(YOU), Event(V_PLAY, YOU, (Type((ATTACK,)),)), '=', N), (Gain(1),)),))"
    )
    cards = {"Jab": attack(difficulty=0, keywords=["Echo"]), "Wall": WALL}
    cards["One"], cards["Two"] = asset([first.replace("N)", "1)")]), asset([first.replace("N)", "2)")])
    ring = table(p1(hand=["Jab"], stage=["One", "Two"], momentum=[PAGE], health=5), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: play Jab").on("P1 enhance").play("P1: use One").on("P1 enhance").play("P1: use Two")
    assert ring["P1.health"] == 6  # the first
    echoed(ring).play("P1: play Jab").on("P1 enhance").play("P1: use One")
    assert ring["P1.health"] == 6
    assert ring.on("P1 enhance").play("P1: use Two")["P1.health"] == 7


# Abilities that are newly gained

TIMES = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, Tally(Event(V_ABILITY, same='this'))),), (Commit(This()),))"
RAISES = "Ready(Sel(1, YOU, (Named('Drill'),)))"
TURNS = "Flip(Sel(1, YOU, (Named('Drill'),))), Unflip(Sel(1, YOU, (State('face down'),)))"
SEALS = "Seal(Sel(1, YOU, (Named('Drill'),))), Seal(Sel(1, YOU, (Named('Drill'),)), off=True)"
OTHERS = "Flip(Sel(1, YOU, (Named('Mate'),))), Unflip(Sel(1, YOU, (State('face down'),)))"


@pytest.mark.proves("UVS-UNFLIP-02", "UVS-UNSEAL-02", "UVS-RULING-45")
@pytest.mark.parametrize(("done", "second"), [(TURNS, 1), (SEALS, 1), (OTHERS, 2)])
def test_plays_of_a_former_ability_do_not_count(done: str, second: int) -> None:
    cards = {"Drill": asset([TIMES]), "Mate": foundation(), "Nurse": asset([f"Ability(FORM, ({done}, {RAISES}))"])}
    cards |= {"Jab": attack(difficulty=0), "Wall": WALL}
    ring = table(p1(hand=["Jab", "Jab"], stage=["Drill", "Mate", "Nurse"]), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: play Jab").on("P1 enhance").play("P1: use Drill")
    assert now(ring).damage == 4
    ring.on("P1 form").play("P1: use Nurse").on("P1 form").play("P1: play Jab").on("P1 enhance").play("P1: use Drill")
    assert now(ring).damage == 3 + second


# What a card was as it left

MOURNS = "Ability(CONTINUOUS, (Fired(Event(V_DESTROY, own=True), (Gain(1),)),))"
WRECKS = "Destroy(Sel(1, RIVAL, (Type((FOUNDATION,)),)))"


@pytest.mark.proves("UVS-RULING-263", "UVS-STATE-06", "UFS-RULING-34", "UVS-STATIC-02")
@pytest.mark.parametrize("at", [table, ufs_table])
@pytest.mark.parametrize("before", ["", "Flip", "Seal", "Commit"])
def test_a_card_has_its_text_again_where_it_lies_face_up(at: Any, before: str) -> None:
    first = f"{before}(Sel(1, RIVAL, (Type((FOUNDATION,)),))), " if before else ""
    cards = {"Urn": foundation([MOURNS]), "Ram": asset([f"Ability(FORM, ({first}{WRECKS},))"])}
    ring = at(p1(stage=["Ram"]), p2(stage=["Urn"], health=5), cards=cards).play("P1: use Ram")
    assert (ring["P2.discards"], ring["P2.health"]) == (["Urn"], 6)


RESPONDS = "Ability(RESPONSE, (Gain(1),), (), Event({verb}, own=True{more}))"
SPEAKS = "Ability(CONTINUOUS, (Fired(Event({verb}, own=True{more}), (Gain(1),)),))"


@pytest.mark.proves("UVS-RULING-263", "UVS-RESP-04")
@pytest.mark.parametrize("text", [RESPONDS, SPEAKS])
@pytest.mark.parametrize("down", [True, False])
def test_a_response_and_a_continuous_text_agree(text: str, down: bool) -> None:
    cards = {"Urn": foundation([text.format(verb="V_DESTROY", more="")]), "Ram": asset([f"Ability(FORM, ({WRECKS},))"])}
    ring = table(p1(stage=["Ram"]), p2(stage=[{"card": "Urn", "down": down}], health=5), cards=cards)
    ring.play("P1: use Ram").on("P2 respond", "P1 form")
    if text == RESPONDS:
        ring.play(f"P2: {ring.options[1]}").on("P1 form")
    assert ring["P2.health"] == 6


@pytest.mark.proves("UVS-RULING-263", "UVS-LIVE-01")
@pytest.mark.parametrize("text", [RESPONDS, SPEAKS])
@pytest.mark.parametrize("down", [True, False])
def test_in_a_hand_it_is_live_no_more_and_speaks_only_if_it_could(text: str, down: bool) -> None:
    urn = foundation([text.format(verb="V_MOVE", more=", origin=STAGE")])
    lifts = asset(["Ability(FORM, (Move(Sel(1, RIVAL, (Type((FOUNDATION,)),)), HAND),))"])
    theirs = p2(stage=[{"card": "Urn", "down": down}], hand=[], health=5)
    ring = table(p1(stage=["Ram"], hand=[PAGE]), theirs, cards={"Urn": urn, "Ram": lifts}).play("P1: use Ram")
    asked = ring.on("P2 respond", "P1 form").question == "P2 respond"
    if asked:
        ring.play(f"P2: {ring.options[1]}").on("P1 form")
    assert (asked, ring["P2.health"]) == (text == RESPONDS and not down, 5 if down else 6)


@pytest.mark.proves("UVS-RULING-263")
def test_a_bystander_hears_it_as_well_and_another_card_does_not() -> None:
    hears = "Ability(CONTINUOUS, (Fired(Event(V_DESTROY, YOU), (Gain(1),)),))"
    cards = {"Urn": foundation([MOURNS]), "Kin": asset([hears]), "Ram": asset([f"Ability(FORM, ({WRECKS},))"])}
    theirs = p2(stage=[{"card": PAGE, "down": True}, "Kin"], discards=["Urn"], health=5)
    assert table(p1(stage=["Ram"]), theirs, cards=cards).play("P1: use Ram")["P2.health"] == 6
    theirs = p2(stage=[{"card": "Urn", "down": True}, "Kin"], health=5)
    assert table(p1(stage=["Ram"]), theirs, cards=cards).play("P1: use Ram").on("P1 form")["P2.health"] == 7


@pytest.mark.proves("UVS-STATIC-02", "UVS-RULING-12")
def test_what_is_discarded_from_a_hand_speaks_all_the_same() -> None:
    hears = "Ability(CONTINUOUS, (Fired(Event(V_DISCARD, own=True), (Gain(1),)),))"
    drops = asset(["Ability(FORM, (Discard(Sel(1, YOU, (), (HAND,))),))"])
    ring = table(p1(hand=["Urn"], stage=["Bin"], health=5), cards={"Urn": foundation([hears]), "Bin": drops})
    assert ring.play("P1: use Bin")["P1.health"] == 6


# Amounts of the attack that set off a rule

HALVES = "Rule(DEALS, Event(V_DEAL, attack=True), Half(Value(Ref('event'), DAMAGE)), until=UNTIL)"


@pytest.mark.proves("UVS-RULING-113", "UVS-DEALS-01")
@pytest.mark.parametrize(("until", "dealt"), [("ATTACK_PERIOD", 5), ("TURN", 3)])
def test_half_of_its_damage_is_read_as_it_is_dealt(until: str, dealt: int) -> None:
    halves = f"Ability(RESPONSE, ({HALVES.replace('UNTIL', until)},), (Commit(This()),), Event(V_ENTER, RIVAL))"
    cards = {"Pad": foundation([halves]), "Knob": asset(["Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 4),))"])}
    cards |= {"Jab": attack(damage=6, difficulty=0), "Wall": WALL}
    ring = table(p1(hand=["Jab"], stage=["Knob"]), p2(stage=["Pad"], hand=["Wall"], health=20), cards=cards)
    ring.play("P1: play Jab").on("P2 respond").play("P2: use Pad").on("P1 enhance").play("P1: use Knob")
    ring.on("P2 block").play("P2: no block").on("P1 form")
    assert ring["P2.health"] == 20 - dealt


@pytest.mark.proves("UVS-RULING-113")
def test_what_was_chosen_is_fixed_all_the_same() -> None:
    rule = "Rule(DEALS, Event(V_DEAL, attack=True), Value(Ref('chosen'), DAMAGE), until=ATTACK_PERIOD)"
    picks = "Choose(Sel(1, ANY, (Type((ATTACK,)),), (POOL,)))"
    text = f"Ability(RESPONSE, ({picks}, {rule}), (Commit(This()),), Event(V_ENTER, RIVAL))"
    cards = {"Pad": foundation([text]), "Knob": asset(["Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 4),))"])}
    cards |= {"Jab": attack(damage=6, difficulty=0), "Wall": WALL}
    ring = table(p1(hand=["Jab"], stage=["Knob"]), p2(stage=["Pad"], hand=["Wall"], health=20), cards=cards)
    ring.play("P1: play Jab").on("P2 respond").play("P2: use Pad").on("P1 enhance").play("P1: use Knob")
    ring.on("P2 block").play("P2: no block").on("P1 form")
    assert ring["P2.health"] == 14


# A hindrance changes the difficulty


@pytest.mark.proves("UFS-KEY-02", "UVS-ABTHAT-01")
@pytest.mark.parametrize(
    ("tag", "barred"),
    [("raises difficulty: rival", True), ("lowers difficulty: rival", False), ("raises difficulty: own", False)],
)
def test_a_hindrance_is_barred_as_what_raises_difficulty(tag: str, barred: bool) -> None:
    bars = f"Ability(CONTINUOUS, (Rule(CANNOT, Event(V_ABILITY, RIVAL, does=({tag!r},))),))"
    cards = {"Jab": attack(speed=0), "Bar": foundation([bars])}
    cards["Bush"] = foundation(block="+0 mid", keywords=["Breaker: 2"])
    ring = ufs_table(p1(pool=["Jab"], stage=["Bar"]), p2(hand=["Bush"]), cards=cards, attack="P1")
    ring.on("P2 block").play("P2: block with Bush").on("P2 respond", "P1 form")
    assert (ring.question == "P1 form") is barred


@pytest.mark.proves("UVS-ABTHAT-01")
def test_the_tags_of_a_hindrance_name_the_side() -> None:
    tags = tags_of_ability(read_ability("Ability(ENHANCE, (Hinder(2),))"))
    assert "raises difficulty: own" in tags
    assert "raises difficulty: rival" not in tags


# Numbers that were set

BACK = "Ability(ENHANCE, (Modify(TheAttack(), SPEED, Tally(Event(V_PENALTY, attack=True, notes=(DAMAGE,)), SUM)),))"


@pytest.mark.proves("UVS-PEN-02", "UVS-MODIF-01")
@pytest.mark.parametrize(
    ("summed", "done", "got"),
    [
        ("True", ("Modify(TheAttack(), DAMAGE, -2)",), 2),
        ("True", ("Set(TheAttack(), DAMAGE, 4)",), 5),
        ("True", ("Modify(TheAttack(), DAMAGE, -2)", "Set(TheAttack(), DAMAGE, 4)"), 5),
        ("True", ("Modify(TheAttack(), DAMAGE, 3)", "Set(TheAttack(), DAMAGE, 4)"), 8),
        ("True", ("Set(TheAttack(), DAMAGE, 11)",), 0),
        ("True", ("Set(TheAttack(), SPEED, 0)",), -3),
        ("False", ("Set(TheAttack(), DAMAGE, 4)",), 0),  # it has received no penalty
    ],
)
def test_damage_that_was_set_lower_was_reduced(summed: str, done: tuple[str, ...], got: int) -> None:
    cards = {f"Knob {i}": asset([f"Ability(ENHANCE, ({done[i]},))"]) for i in range(len(done))}
    cards["Spring"] = asset([BACK.replace("SUM", summed)])
    ring = attacking(p1(stage=[*cards]), p2(), cards, attack(damage=9))
    for name in [*[one for one in cards if one != "Spring"], "Spring"]:
        ring.on("P1 enhance").play(f"P1: use {name}")
    assert now(ring).speed == 3 + got
