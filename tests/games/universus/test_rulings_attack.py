"""Rulings about Blitz, blocks, Elusive, Reversal, Echo and attacks that leave."""

from typing import Any

import pytest

from kumite.games.universus.terms import COMPLETELY, V_ENTER, V_RESOLVE
from tests.games.universus.attack.spar import blocked, happened, jab, spar, statuses
from tests.games.universus.ringside import PAGE, Table, action, asset, attack, backup, foundation, p1, p2, table

Cards = dict[str, dict[str, Any]]
FREE = "Ability(ENHANCE, (Draw(1),))"
WALL = foundation(block="+0 mid")


def countered(back: dict[str, Any], mine: dict[str, Any] | None = None, **cards: Any) -> Table:
    """P1's Jab was blocked, and P2 may answer it with Back in the window in which it has resolved."""
    ring = table(
        {"hand": ["Jab", PAGE], **(mine or {})},
        p2(hand=["Wall", "Back"], stage=[PAGE] * 2),
        cards={"Jab": attack(), "Wall": WALL, "Back": back, **cards},
    )
    return ring.play("P1: play Jab").on("P2 block").play("P2: block with Wall").on("P2 respond")


def made_up(ring: Table) -> Table:
    """Whatever a check is short of is committed, where it can be."""
    while ring.question == "P2 commit":
        ring.play(f"P2: {ring.options[-1]}")
    return ring


# Blitz


@pytest.mark.proves("UVS-RULING-04")
def test_the_blitz_opportunity_is_the_attackers_though_it_is_the_rivals_turn() -> None:
    blitz = "Ability(BLITZ, (Gain(1),))"
    ring = countered(attack([blitz], keywords=["Reversal"]), Jab=attack([blitz]))
    ring.play("P2: use Back")
    assert (ring.question, ring.options, ring["turn"]) == ("P2 blitz", ["go on", "use Back"], "P1")
    ring.play("P2: use Back")
    assert ring.on("P1 form").told_of("play ability")[-1]["by"] == 1


@pytest.mark.proves("UVS-RULING-04")
@pytest.mark.parametrize(("down", "gained"), [(False, 4), (True, 0)])
def test_the_scope_of_a_blitz_begins_as_it_is_announced(down: bool, gained: int) -> None:
    cost = "(Destroy(Sel(1, tests=(Type((FOUNDATION,)),))),)"
    raid = f"Ability(BLITZ, (Gain(Value(Ref('destroyed'), DIFFICULTY)),), {cost})"
    side = {"stage": [{"card": "Oak", "down": down}], "health": 9}
    now = jab(attack([raid]), side, Oak=foundation(difficulty=4)).play("P1: use Jab")
    assert now["P1.health"] == 9 + gained


# Blocks


@pytest.mark.proves("UVS-RULING-34")
@pytest.mark.parametrize(("deck", "bonuses"), [([PAGE], 2), (["Zero"], 0)])
def test_a_block_that_failed_has_blocked_nothing_and_a_rivals_attack_counts(deck: list[str], bonuses: int) -> None:
    cards: Cards = {
        "Jab": attack(),
        "Mad": attack(keywords=["Frenzy", "Reversal"]),
        "Wall": WALL,
        "Zero": foundation(check=0),
    }
    ring = table(p1(hand=["Jab", "Mad", PAGE]), p2(hand=["Wall"], deck=deck, committed=True), cards=cards)
    ring.play("P1: play Jab").on("P2 block").play("P2: block with Wall").on("P1 form").play("P1: play Mad")
    ring.on("P1 blitz").play("P1: use Mad")
    assert len(ring.told_of("bonus")) == bonuses
    theirs = countered(attack(keywords=["Reversal", "Frenzy"])).play("P2: use Back").on("P2 blitz").play("P2: use Back")
    assert theirs.on("P1 form")["P1.health"] == 21  # the rival's Jab was blocked: one attack


@pytest.mark.proves("UVS-RULING-35")
def test_deflect_is_for_attacks_on_backups_too_and_counts_in_the_card_pool_at_once() -> None:
    slip = foundation(keywords=["Deflect: 2"])
    side = {"stage": ["Pal"], "hand": ["Slip"]}
    now = jab(attack(damage=4), None, side, Pal=backup(stamina=9), Slip=slip).play("P1: attack P2's Pal")
    now.on("P2 respond").play("P2: use Slip")
    assert now["P2.cards.stage"][1]["stamina"] == [7, 9]
    assert now["P2.pool"] == ["Slip"]
    assert now.on("P2 form")["P2.discards"] == ["Slip"]


@pytest.mark.proves("UVS-RULING-35")
@pytest.mark.parametrize("word", ["use Slip", "pass"])
def test_a_card_that_deflected_makes_the_next_card_harder_to_play(word: str) -> None:
    cards: Cards = {
        "Jab": attack(),
        "Slip": foundation(keywords=["Deflect: 2"]),
        "Quip": action(["Ability(RESPONSE, (Gain(1),), (), Event(V_RESOLVE, RIVAL))"], difficulty=3),
    }
    ring = table(p1(hand=["Jab", PAGE]), p2(hand=["Slip", "Quip"], stage=[PAGE]), cards=cards)
    ring.play("P1: play Jab").on("P2 respond").play(f"P2: {word}").on("P2 respond").play("P2: use Quip")
    assert (ring.question == "P2 commit") is (word == "use Slip")  # a 3 against 3, or against 3 + 1


@pytest.mark.proves("UVS-RULING-36")
@pytest.mark.parametrize(("speed", "played"), [(3, True), (5, False)])
@pytest.mark.parametrize("lift", ["", "Set(TheAttack(YOU), ZONE, HIGH), "])
def test_a_block_against_an_attack_that_drops_needs_the_speed_it_had(speed: int, played: bool, lift: str) -> None:
    gone = f"Ability(CONTINUOUS, (Fired(Event(V_CHECK, RIVAL), ({lift}Flip(TheAttack()),)),))"
    ear = "Ability(CONTINUOUS, (Fired(Event(V_PLAY, YOU, notes=(AS_BLOCK,)), (Gain(1),)),))"
    side = {"hand": ["Low Wall"], "stage": ["Ear"], "committed": True, "health": 9}
    now = blocked("Low Wall", attack(speed=speed), {"stage": ["Eye"]}, side, Eye=asset([gone]), Ear=asset([ear]))
    now.on("P1 form")
    assert (now["P2.pool"] == ["Low Wall"]) is played
    assert now["P2.health"] == (10 if played else 9)  # with its triggers
    assert (statuses(now), now.told_of("resolve")) == ([], [])


@pytest.mark.proves("UVS-RULING-86")
def test_a_zone_that_has_come_to_match_is_a_complete_block() -> None:
    late = "Ability(CONTINUOUS, (Fired(Event(V_PLAY, RIVAL, notes=(AS_BLOCK,)), (Set(TheAttack(YOU), ZONE, LOW),)),))"
    now = blocked("Low Wall", mine={"stage": ["Eye"]}, theirs={"hand": ["Low Wall"]}, Eye=asset([late]))
    assert statuses(now) == [COMPLETELY]


# Keywords of attacks


@pytest.mark.proves("UVS-RULING-47")
@pytest.mark.parametrize("called", [True, False])
def test_an_attack_that_an_effect_has_made_is_the_first_one(called: bool) -> None:
    call = "Ability(FORM, (Attacks(Sel(1, YOU, (Named('Hook'),), (DISCARDS,))),))"
    cards = {"Jab": attack(), "Call": asset([call]), "Hook": attack(), "Shade": backup(keywords=["Elusive"])}
    ring = table(p1(hand=["Jab"], stage=["Call"], discards=["Hook"]), p2(stage=["Shade"]), cards=cards)
    if called:
        ring.play("P1: use Call").on("P1 form")
    ring.play("P1: play Jab")
    assert (ring.question == "P1 target") is called


@pytest.mark.proves("UVS-RULING-47")
@pytest.mark.parametrize(("difficulty", "second"), [(1, True), (19, False)])
def test_a_reversal_that_failed_was_no_first_attack(difficulty: int, second: bool) -> None:
    cards: Cards = {
        "Jab": attack(),
        "Wall": WALL,
        "Hook": attack(difficulty=difficulty, keywords=["Reversal"]),
        "Back": attack(keywords=["Reversal"]),
        "Shade": backup(keywords=["Elusive"]),
    }
    mine, theirs = p1(hand=["Jab", "Jab", PAGE], stage=["Shade"]), p2(hand=["Wall", "Wall", "Hook", "Back"])
    ring = table(mine, {**theirs, "stage": [PAGE] * 6}, cards=cards)
    for back in ("Hook", "Back"):
        made_up(ring.play("P1: play Jab").on("P2 block").play("P2: block with Wall")).on("P2 respond")
        made_up(ring.play(f"P2: use {back}"))
        asked = ring.question == "P2 target"
        ring.on("P1 form")
    assert asked is second


@pytest.mark.proves("UVS-RULING-54")
def test_a_reversal_may_be_declared_against_a_backup() -> None:
    ring = countered(attack(keywords=["Reversal"]), {"hand": ["Jab", PAGE], "stage": ["Pal"]}, Pal=backup())
    ring.play("P2: use Back")
    assert (ring.question, ring.options) == ("P2 target", ["attack the character", "attack P1's Pal"])
    ring.play("P2: attack P1's Pal")
    assert ring["stack"] == []
    assert ring.on("P1 form")["P1.cards.stage"][1]["stamina"] == [2, 5]


@pytest.mark.proves("UVS-RULING-54")
def test_its_check_is_that_of_a_card_that_is_played_and_failing_it_ends_no_phase() -> None:
    ring = countered(attack(difficulty=3, keywords=["Reversal"])).play("P2: use Back")
    assert ring["check.need"] == 4  # the block lies in the card pool
    ring.play("P2: fail")
    assert ("Back" in ring["P2.discards"], len(ring.told_of("play ability"))) == (True, 0)
    assert (ring.question, ring["turn"]) == ("P1 form", "P1")


@pytest.mark.proves("UVS-RULING-54")
def test_the_active_player_responds_first_to_a_reversal() -> None:
    ear = asset(["Ability(RESPONSE, (Gain(1),), (), Event(V_DEAL))"])
    ring = countered(
        attack(["Ability(RESPONSE, (Draw(1),), (), Event(V_DEAL))"], keywords=["Reversal"]), {"stage": ["Ear"]}, Ear=ear
    )
    ring.play("P2: use Back").on("P1 respond", "P2 respond")
    assert (ring.question, ring["attack.by"]) == ("P1 respond", "P2")
    assert ring.play("P1: pass").question == "P2 respond"


ECHO: Cards = {
    "Jab": attack(difficulty=3, keywords=["Echo"]),
    "Hook": attack(),
    "Call": asset(["Ability(FORM, (Attacks(Sel(1, YOU, (Named('Hook'),), (DISCARDS,))),))"]),
}


def echoing(**mine: Any) -> Table:
    """Jab has resolved, and momentum was spent on its Echo."""
    side = p1(**{"hand": ["Jab", PAGE], "momentum": [PAGE], "stage": [PAGE] * 3, **mine})
    return table(side, p2(), cards=ECHO).play("P1: play Jab", "P1: use Jab")


@pytest.mark.proves("UVS-RULING-77")
@pytest.mark.parametrize("form", ["play Blank Page", "use Call", "pass"])
def test_any_other_form_ends_an_echo(form: str) -> None:
    ring = echoing(stage=["Call", PAGE, PAGE], discards=["Hook"])
    assert "play Jab" in ring.options
    ring.play(f"P1: {form}").on("P1 form", "P1 momentum")
    assert "play Jab" not in ring.options
    assert not [effect for effect in ring.g.effects if effect.on >= 0]


@pytest.mark.proves("UVS-RULING-77")
def test_a_pending_attack_ends_no_echo_and_a_replay_is_not_echoed_again() -> None:
    late = "Ability(RESPONSE, (Attacks(Sel(1, YOU, (Named('Hook'),), (DISCARDS,))),), (), Event(V_SPEND, YOU))"
    side = p1(hand=["Jab", PAGE], momentum=[PAGE, PAGE], stage=["Late", PAGE, PAGE], discards=["Hook"])
    ring = table(side, p2(), cards={**ECHO, "Late": asset([late])})
    ring.play("P1: play Jab", "P1: use Jab", "P1: Blank Page in momentum #1", "P1: use Late")
    assert happened(ring, V_RESOLVE) == [["Jab"], ["Hook"]]
    assert "play Jab" in ring.options
    ring.play("P1: play Jab")
    assert ring["check.need"] == 4  # 3, and the Hook in the pool: it does not count itself
    while ring.question == "P1 commit":
        ring.play(f"P1: {ring.options[-1]}")
    assert (ring.question, ring["P1.momentum"]) == ("P1 form", ["Blank Page (face down)"])
    assert "Jab (face down)" in ring["P1.pool"]


@pytest.mark.proves("UVS-RULING-80")
@pytest.mark.parametrize(("wall", "dealt"), [("High Wall", 2), (None, 3)])
@pytest.mark.parametrize("act", ["Flip(TheAttack())", "Move(TheAttack(), HAND)"])
def test_an_attack_that_is_gone_in_the_damage_step_deals_what_it_would_have(
    act: str, wall: str | None, dealt: int
) -> None:
    late = f"Ability(RESPONSE, ({act},), (), Event(V_BEFORE_TAKE))"
    now = jab(theirs={"stage": ["Late"], "hand": ["High Wall"]}, Late=asset([late])).on("P2 block")
    now.play(f"P2: block with {wall}" if wall else "P2: no block").on("P2 respond").play("P2: use Late")
    assert now["P2.health"] == 25 - dealt
    assert len(happened(now, V_RESOLVE)) == 1
    now.on("P1 momentum", "P2 form")
    assert now.question == "P2 form"


@pytest.mark.proves("UVS-RULING-103")
@pytest.mark.parametrize(("difficulty", "played"), [(1, True), (9, False)])
def test_an_attack_taken_out_of_transit_is_played_if_its_check_passes(difficulty: int, played: bool) -> None:
    snatch = "Ability(RESPONSE, (Move(TheAttack(RIVAL), HAND),), (Commit(This()),), Event(V_CHECK, RIVAL))"
    ear = "Ability(CONTINUOUS, (Fired(Event(V_PLAY, YOU), (Gain(1),)),))"
    side = {"stage": ["Ear"], "health": 9, "committed": True}
    now = spar(attack(difficulty=difficulty), side, {"stage": ["Snatch"]}, Ear=asset([ear]), Snatch=asset([snatch]))
    now.play("P1: play Jab", "P2: use Snatch")
    assert now["P1.health"] == (10 if played else 9)
    assert happened(now, V_ENTER) == []
    assert "Jab" in now.on("P1 form", "P2 form")["P1.hand"]
