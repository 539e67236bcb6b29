"""Chapters Character cards, Attack Cards and Events: what is printed on them and what that means in play."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import kumite
from kumite.core.position import fields
from kumite.games.sftmg.cards.counters import COUNTERS
from kumite.games.sftmg.cards.roster import FIGHTERS, STANDARD
from kumite.games.sftmg.printed import (
    ACTION,
    CARDS,
    EVENT,
    FREE,
    MOMENTS,
    PROJECTILE,
    REACTION,
    RED,
    ROSTER,
    SPECIAL,
    STRIKE,
    SUPER,
    TYPES,
    Card,
    Fighter,
    is_attack_card,
    keywords,
    reach_text,
)
from kumite.games.sftmg.words import DrawCards, GainMeter, Recover
from tests.games.sftmg.ringside import Ring, but, card, deck_of, fight, fighter, instead, ryu, sagat, side


def hurt(ring: Ring, name: str) -> int:
    return int(ring[f"{name}.max"] - ring[f"{name}.health"])


# Character cards


@pytest.mark.proves("SFTMG-CHAR-01")
def test_ryus_character_card() -> None:
    printed = fighter("Ryu")
    assert (printed.move, printed.health, printed.ultra.name) == (3, 25, "Metsu Hadoken")
    ring = fight(ryu("d5", meter=8), sagat("f5"))
    assert (ring["Ryu.move"], ring["Ryu.health"]) == (3, 25)
    assert "attack Sagat with Metsu Hadoken" in ring.options


@pytest.mark.proves("SFTMG-CHAR-01")
@pytest.mark.parametrize("name", list(STANDARD))
def test_every_character_card_has_its_three_facts(name: str) -> None:
    ring = fight(side(name, "d5", meter=8), side("Ken" if name != "Ken" else "Ryu", "f5"))
    assert ring[f"{name}.health"] == fighter(name).health > 0
    assert ring[f"{name}.move"] == fighter(name).move > 0
    assert any(option.endswith(f" with {fighter(name).ultra.name}") for option in ring.options)


@contextmanager
def biography(name: str, about: str) -> Iterator[None]:
    number = FIGHTERS[name]
    old = ROSTER[number]
    ROSTER[number] = Fighter(**{**fields(old), "about": about})
    try:
        yield
    finally:
        ROSTER[number] = old


@pytest.mark.proves("SFTMG-CHAR-02")
@pytest.mark.parametrize("about", ["", "Six foot ten, from nowhere, likes cats and wins every fight."])
def test_the_back_of_the_card_changes_nothing(about: str) -> None:
    """The same seed and the same answers with another biography, or none."""
    seen = []
    for text in (fighter("Ryu").about, about):
        with biography("Ryu", text):
            match = kumite.match("sftmg", seed=11, options={"fighter1": "Ryu", "fighter2": "Ken", "stage": "Dojo"})
            for n in range(150):
                if match.question is not None:
                    match.answer(match.question.options[(7 * n) % len(match.question.options)])
            seen.append((match.log, match.view(-3)))
    assert seen[0] == seen[1]


# What an Attack Card carries


@pytest.mark.proves("SFTMG-CARD-01")
def test_fierce_hadoken_as_printed() -> None:
    printed = card("Fierce Hadoken")
    assert (printed.dice, printed.reach, TYPES[printed.type]) == (3, (2, 5), "Projectile")
    assert (printed.knockback, printed.edge) == (1, (1, 5))
    assert (keywords(printed), reach_text(printed)) == (["Knockback 1"], "range 2-5")
    assert COUNTERS[printed.type] == COUNTERS[PROJECTILE]


@pytest.mark.proves("SFTMG-CARD-01")
def test_every_attack_card_has_dice_reach_linkers_type_name_and_counter() -> None:
    cards = [each for each in CARDS if is_attack_card(each)]
    for each in cards:
        assert each.name
        assert each.type in (STRIKE, SPECIAL, PROJECTILE)
        assert 1 <= each.dice <= 8, each.name
        assert each.charge or each.dash or 1 <= each.reach[0] <= each.reach[1], each.name
        assert not (each.charge and each.dash), each.name
        assert 0 <= each.left < 16, each.name
        assert 0 <= each.right < 16, each.name
        assert COUNTERS[each.type], each.name
    assert len({each.name for each in CARDS}) == len(CARDS)


@pytest.mark.proves("SFTMG-CARD-02")
@pytest.mark.parametrize(("at", "dice"), [("c5", 2), ("d5", 3), ("e5", 2)])
def test_the_printed_number_is_rolled_and_bonuses_are_added(at: str, dice: int) -> None:
    """Quick Tiger Shot from a5: two dice, one more at its Edge of range 3."""
    ring = fight(sagat("a5", hand=["Quick Tiger Shot"]), ryu(at)).p1("attack Ryu with Quick Tiger Shot")
    assert (ring.question, ring.dice) == ("chance attack dice", dice)


# Play Conditions


@pytest.mark.proves("SFTMG-CARD-03")
@pytest.mark.parametrize(("at", "legal"), [("e5", True), ("e6", True), ("f5", False), ("g5", False)])
def test_back_flips_only_against_an_adjacent_attacker(at: str, legal: bool) -> None:
    ring = fight(sagat(at, hand=["Quick Tiger Shot"]), side("Vega", "d5", hand=["Back Flips"]))
    ring.p1("attack Vega with Quick Tiger Shot")
    assert ("play Back Flips" in ring.options) == legal


@pytest.mark.proves("SFTMG-CARD-03", "SFTMG-RULING-104", "SFTMG-RULING-107")
@pytest.mark.parametrize(
    ("at", "small", "legal"),
    [("c5", [], True), ("d5", [], False), ("e5", [], False), ("e5", ["h8"], True), ("e5", ["i9"], False)],
)
def test_sky_high_claw_needs_a_wall_or_an_object_within_three(at: str, small: list[str], legal: bool) -> None:
    ring = fight(side("Vega", at, hand=["Sky High Claw"]), sagat("e1" if at != "e1" else "e2"), small=small)
    assert ("attack Sagat with Sky High Claw" in ring.options) == legal


@pytest.mark.proves("SFTMG-CARD-03")
def test_a_card_whose_condition_fails_cannot_follow_in_a_combo_either() -> None:
    first = next(each.name for each in deck_of("Vega") if each.type == STRIKE)
    opener = Card("Opener", STRIKE, dice=1, reach=(1, 8), right=RED)
    with instead(first, opener), instead("Sky High Claw", but("Sky High Claw", left=RED)):
        for at, options in (("e5", ["stop"]), ("c5", ["stop", "combo Sky High Claw"])):
            ring = fight(side("Vega", at, hand=[first, "Sky High Claw"]), sagat("e7"))
            ring.p1("attack Sagat with Opener").block("H", "H, H")
            assert (ring.question, ring.options) == ("P1 combo", options)


@pytest.mark.proves("SFTMG-CARD-04")
def test_the_text_outside_the_brackets_is_carried_out() -> None:
    """Sky High Claw: once resolved, Vega may move up to two, hit or no hit."""
    ring = fight(side("Vega", "c5", hand=["Sky High Claw"]), sagat("d5")).p1("attack Sagat with Sky High Claw")
    ring.quiet("chance attack dice").chance("B, B, B", "H, H").quiet("P1 step")
    assert ring.question == "P1 step"
    assert {"stay", "move a5"} < set(ring.options)
    assert "move c8" not in ring.options
    ring.p1("move a5")
    assert ring["Vega.at"] == "a5"


@pytest.mark.proves("SFTMG-CARD-04")
@pytest.mark.parametrize(("roll", "asked"), [("H, H", "P1 step"), ("B, B", "P1 act")])
def test_what_a_text_ties_to_damage_needs_damage(roll: str, asked: str) -> None:
    """Quick Tiger Shot: on damage, Sagat may move."""
    ring = fight(sagat("a5", hand=["Quick Tiger Shot"]), ryu("c5")).p1("attack Ryu with Quick Tiger Shot")
    assert ring.block(roll, "H, H").question == asked


@pytest.mark.proves("SFTMG-CARD-05", "SFTMG-VAR-11")
def test_a_named_character_is_the_one_of_the_cards_player() -> None:
    ring = fight(sagat("a5", hand=["Quick Tiger Shot"]), sagat("c5", hand=["Quick Tiger Shot"]))
    ring.p1("attack Sagat (P2) with Quick Tiger Shot").block("H, H", "H, H")
    assert ring.question == "P1 step"
    ring.p1("move a6")
    assert (ring["Sagat (P1).at"], ring["Sagat (P2).at"]) == ("a6", "c5")
    ring.p1("end").p2("stay", "attack Sagat (P1) with Quick Tiger Shot").block("H, H", "H, H").p2("move c6")
    assert (ring["Sagat (P1).at"], ring["Sagat (P2).at"]) == ("a6", "c6")


@pytest.mark.proves("SFTMG-CARD-06")
def test_a_revealed_card_goes_on_without_a_word_of_its_player() -> None:
    """From the reveal to the damage nobody but chance is asked."""
    ring = fight(ryu("d5", hand=["Fierce Hadoken", "Bait!"], meter=8), sagat("f5", hand=["Bait!"]))
    ring.p1("attack Sagat with Fierce Hadoken").p2("block", "done")
    assert (ring.happened[-1], ring.question) == ("Revealed", "chance attack dice")
    assert ring.seen("P2")["attack"]["card"] == "Fierce Hadoken"
    ring.chance("H, H, H")
    assert ring.question == "chance block dice"
    assert hurt(ring.chance("H, H"), "Sagat") == 3


@pytest.mark.proves("SFTMG-CARD-06")
def test_unless_something_cancels_it() -> None:
    ring = fight(sagat("e5", hand=["Tiger Rage"]), side("Vega", "d5", hand=["Back Flips"]))
    ring.p1("attack Vega with Tiger Rage").p2("play Back Flips")
    assert ring.happened[-2:] == ["Revealed", "Canceled"]
    ring.quiet("P1 act")
    assert hurt(ring, "Vega") == 0
    assert "Rolled" not in ring.happened


# Types


@pytest.mark.proves("SFTMG-TYPE-01")
def test_attack_cards_are_strikes_specials_and_projectiles() -> None:
    named = {"Tiger Rage": True, "Hurricane Kick": True, "Fierce Hadoken": True, "Bait!": False, "Focus Attack": False}
    named |= {"Shinku Hadoken": False, "Metsu Hadoken": False, "Ken's Bandana": False, "Back Flips": False}
    assert {name: is_attack_card(card(name)) for name in named} == named


@pytest.mark.proves("SFTMG-TYPE-01", "SFTMG-EVENT-06")
@pytest.mark.parametrize(
    ("name", "attack", "canceled"),
    [
        ("Sagat", "Tiger Rage", True),
        ("Zangief", "Spinning Pile Driver", True),
        ("Zangief", "Double Lariat", True),
        ("Sagat", "Bait!", False),
    ],
)
def test_what_cancels_an_attack_card_cancels_just_those(name: str, attack: str, canceled: bool) -> None:
    """Back Flips; if it canceled, Vega may then move."""
    ring = fight(side(name, "e5", hand=[attack]), side("Vega", "d5", hand=["Back Flips"]))
    ring.p1(f"attack Vega with {attack}").p2("play Back Flips")
    assert (ring.question == "P2 step") == canceled
    assert hurt(ring.quiet("P1 act"), "Vega") == 0
    assert ring["P2.discards"] == ["Back Flips"]


@pytest.mark.proves("SFTMG-EVENT-06")
def test_back_flips_against_bait_is_wasted() -> None:
    """Both are discarded, Vega stays, and the player of Bait! draws one."""
    ring = fight(sagat("e5", hand=["Bait!"]), side("Vega", "d5", hand=["Back Flips"]))
    ring.p1("attack Vega with Bait!").p2("play Back Flips")
    assert (ring["P1.discards"], ring["P2.discards"]) == (["Bait!"], ["Back Flips"])
    assert (ring["P1.hand_size"], ring["P2.hand_size"], ring["Vega.at"]) == (1, 0, "d5")


@pytest.mark.proves("SFTMG-TYPE-02")
@pytest.mark.parametrize(("at", "reaches"), [("b5", True), ("c5", True), ("d5", False)])
def test_the_printed_range_of_a_strike_decides(at: str, reaches: bool) -> None:
    """Standing Roundhouse, range 1-2."""
    assert card("Standing Roundhouse").type == STRIKE
    ring = fight(sagat("a5", hand=["Standing Roundhouse"]), ryu(at)).p1("attack Ryu with Standing Roundhouse")
    assert (ring.question == "chance attack dice") == reaches
    assert ("Missed" in ring.happened) != reaches


@pytest.mark.proves("SFTMG-TYPE-02", "SFTMG-TYPE-04")
def test_strikes_are_short_and_projectiles_within_eight() -> None:
    for each in CARDS:
        if each.type == STRIKE and not each.charge and not each.dash:
            assert each.reach[1] <= 3, each.name
        if each.type == PROJECTILE and not each.charge and not each.dash:
            assert 1 <= each.reach[0] <= each.reach[1] <= 8, each.name


@pytest.mark.proves("SFTMG-TYPE-03")
def test_specials_carry_charge_and_dash() -> None:
    kick = card("Hurricane Kick")
    assert (kick.type, kick.charge, reach_text(kick)) == (SPECIAL, 2, "Charge 2")
    for each in CARDS:
        if each.type == SPECIAL and not each.charge and not each.dash:
            assert each.reach[1] <= 5, each.name
    moving = [each.type for each in CARDS if is_attack_card(each) and (each.charge or each.dash)]
    assert moving.count(SPECIAL) > max(moving.count(STRIKE), moving.count(PROJECTILE))
    ring = fight(side("Ken", "c5", hand=["Hurricane Kick"]), ryu("e5")).p1("attack Ryu with Hurricane Kick")
    if ring.question == "P1 charge":
        ring.p1("charge E")
    assert (ring["Ken.at"], ring["Ryu.at"]) == ("e5", "f5")


@pytest.mark.proves("SFTMG-TYPE-04")
@pytest.mark.parametrize(("at", "reaches"), [("c5", False), ("d5", True), ("e5", True), ("f5", True), ("g5", False)])
def test_the_printed_range_of_a_projectile_decides(at: str, reaches: bool) -> None:
    """Fierce Tiger Shot, range 3-5."""
    ring = fight(sagat("a5", hand=["Fierce Tiger Shot"]), ryu(at)).p1("attack Ryu with Fierce Tiger Shot")
    assert (ring.question == "chance attack dice") == reaches


@pytest.mark.proves("SFTMG-TYPE-05")
@pytest.mark.parametrize(
    ("counter", "wins"), [("Fierce Hadoken", True), ("Collarbone Breaker", False), ("Special", False), ("Bait!", False)]
)
def test_the_printed_type_decides_about_counters(counter: str, wins: bool) -> None:
    """Double Lariat is bodily, and a Projectile."""
    if counter == "Special":
        counter = next(each.name for each in deck_of("Ryu") if each.type == SPECIAL)
    ring = fight(side("Zangief", "d5", hand=["Double Lariat"]), ryu("e5", hand=[counter]))
    ring.p1("attack Ryu with Double Lariat").p2(f"counter with {counter}")
    assert ("Canceled" in ring.happened) == wins
    assert ("CounterFailed" in ring.happened) != wins
    assert (ring.quiet("chance attack dice", "P1 act").question == "chance attack dice") != wins


@pytest.mark.proves("SFTMG-TYPE-06")
def test_most_projectiles_cannot_hit_an_adjacent_target() -> None:
    ring = fight(ryu("d5", hand=["Fierce Hadoken"]), sagat("e5")).p1("attack Sagat with Fierce Hadoken")
    assert (ring.happened[-1], ring["P1.discards"], ring["actions"]) == ("Missed", ["Fierce Hadoken"], 1)
    ring = fight(side("Chun-Li", "d5", hand=["Kikoken"]), sagat("e5")).p1("attack Sagat with Kikoken")
    assert ring.question == "chance attack dice"
    far = [each.reach[0] > 1 for each in CARDS if each.type == PROJECTILE and not each.dash and not each.charge]
    assert far.count(True) > far.count(False)


# Events


@pytest.mark.proves("SFTMG-EVENT-02")
def test_kens_bandana_is_a_free_action_for_a_card_and_an_action() -> None:
    ring = fight(side("Ken", "d5", hand=["Ken's Bandana"]), sagat("f5")).p1("play Ken's Bandana")
    assert (ring["actions"], ring["P1.hand_size"], ring["P1.discards"]) == (3, 1, ["Ken's Bandana"])


@pytest.mark.proves("SFTMG-EVENT-02", "SFTMG-EVENT-07")
def test_every_character_event_is_a_free_action_an_action_or_a_response() -> None:
    assert set(MOMENTS) == {"Free Action", "Action", "Response"}
    events = [each for each in CARDS if each.type == EVENT]
    assert {MOMENTS[each.moment] for each in events} == {"Free Action", "Action", "Response"}
    assert MOMENTS[card("Back Flips").moment] == "Response"
    assert MOMENTS[card("Ken's Bandana").moment] == "Free Action"


@pytest.mark.proves("SFTMG-EVENT-02", "SFTMG-EVENT-07")
@pytest.mark.parametrize(("moment", "actions", "with_none"), [(FREE, 2, True), (ACTION, 1, False)])
def test_an_action_costs_one_and_a_free_action_none(moment: int, actions: int, with_none: bool) -> None:
    """Ken's Bandana, in this test with another text."""
    with instead("Ken's Bandana", but("Ken's Bandana", moment=moment, does=(DrawCards(1), GainMeter(1)))):
        ken = side("Ken", "d5", hand=["Ken's Bandana"])
        ring = fight(ken, sagat("f5")).p1("play Ken's Bandana")
        assert (ring["actions"], ring["P1.hand_size"], ring["P1.meter"]) == (actions, 1, 1)
        assert ("play Ken's Bandana" in fight(ken, sagat("f5"), actions=0).options) == with_none
        assert ("play Ken's Bandana" in fight(ken, sagat("f5"), phase="move").options) == with_none


@pytest.mark.proves("SFTMG-EVENT-07")
def test_a_response_is_no_action_and_an_action_is_no_response() -> None:
    with instead("Ken's Bandana", but("Ken's Bandana", moment=REACTION, does=(DrawCards(1),))):
        ken = side("Ken", "d5", hand=["Ken's Bandana"])
        assert fight(ken, sagat("f5", hand=["Quick Tiger Shot"])).begins("play") == []
        ring = fight(ken, sagat("f5", hand=["Quick Tiger Shot"]), turn="P2").p2("attack Ken with Quick Tiger Shot")
        assert ring.options == ["block", "play Ken's Bandana"]
    ring = fight(ken, sagat("f5", hand=["Quick Tiger Shot"]), turn="P2").p2("attack Ken with Quick Tiger Shot")
    assert ring.options == ["block"]


@pytest.mark.proves("SFTMG-EVENT-03")
@pytest.mark.parametrize("name", list(STANDARD))
def test_any_character_event_adds_two_dice_to_a_block_and_does_nothing_else(name: str) -> None:
    foe = "Ryu" if name != "Ryu" else "Sagat"
    attack = {"Ryu": "Fierce Hadoken", "Sagat": "Fierce Tiger Shot"}[foe]
    for event in sorted({each.name for each in deck_of(name) if each.type == EVENT}):
        ring = fight(side(foe, "c5", hand=[attack]), side(name, "f5", hand=[event]))
        ring.p1(f"attack {name} with {attack}").p2("block", f"boost with {event}").chance("B, B, B")
        assert (ring.question, ring.dice) == ("chance block dice", 4), event
        assert (ring["P2.discards"], ring["P2.hand_size"], ring[f"{name}.at"]) == ([event], 0, "f5")


@pytest.mark.proves("SFTMG-EVENT-03", "SFTMG-RULING-05")
def test_no_other_card_boosts() -> None:
    hand = ["Tiger Rage", "Quick Tiger Shot", "Bait!", "Focus Attack"]
    hand += [each.name for each in deck_of("Sagat") if TYPES[each.type] == "Super"][:1]
    ring = fight(ryu("d5", hand=["Fierce Hadoken"]), sagat("f5", hand=hand))
    assert ring.p1("attack Sagat with Fierce Hadoken").p2("block").options == ["done"]


@pytest.mark.proves("SFTMG-EVENT-05")
@pytest.mark.parametrize("name", ["Bait!", "Focus Attack", "Shinku Hadoken"])
def test_a_utility_event_costs_an_action_for_its_main_use(name: str) -> None:
    ring = fight(ryu("d5", hand=[name], meter=4), sagat("f5"))
    assert ring["actions"] == 2
    assert ring.p1(f"attack Sagat with {name}")["actions"] == 1
    assert f"attack Sagat with {name}" not in fight(ryu("d5", hand=[name], meter=4), sagat("f5"), actions=0).options


@pytest.mark.proves("SFTMG-EVENT-06", "SFTMG-SUPER-07", "SFTMG-ULTRA-05")
def test_no_event_is_an_attack_card_for_a_card_that_takes_one_back() -> None:
    """A text that returns an Attack Card finds only those in the discard pile."""
    with instead("Ken's Bandana", but("Ken's Bandana", does=(Recover(),))):
        pile = [
            "Shoulder Throw",
            "Bait!",
            "Focus Attack",
            *[each.name for each in deck_of("Ken") if each.type == SUPER],
        ]
        ken = side("Ken", "d5", hand=["Ken's Bandana"], discards=pile)
        ring = fight(ken, sagat("f5")).p1("play Ken's Bandana")
        assert ring.options == ["none", "take Shoulder Throw"]
