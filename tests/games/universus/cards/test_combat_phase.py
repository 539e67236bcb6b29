"""The Combat Phase: forms, passing, failing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.universus.ringside import (
    PAGE,
    Table,
    action,
    asset,
    attack,
    backup,
    character,
    foundation,
    p1,
    p2,
    table,
)

DRAWS = "Ability(FORM, (Draw(1),), (Commit(This()),))"
CARDS: dict[str, Any] = {
    "Jab": attack(),
    "Stone": foundation(),
    "Tower": asset(),
    "Friend": backup(),
    "Mira": character(version="1", difficulty=1, check=3),
    "Plan": action([DRAWS.replace(", (Commit(This()),)", "")]),
    "Trick": action(["Ability(ENHANCE, (Draw(1),))"]),
    "Dojo": foundation([DRAWS]),
    "Slab": foundation(difficulty=9),
    "Big Plan": action([DRAWS.replace(", (Commit(This()),)", "")], difficulty=9),
    "Big Trick": action(["Ability(ENHANCE, (Draw(1),))"], difficulty=9),
}


def phase(hand: list[str], **more: Any) -> Table:
    return table(
        p1(hand=hand, **more.pop("p1", {})), more.pop("p2", p2()), cards={**CARDS, **more.pop("cards", {})}, **more
    )


@pytest.mark.proves(
    "UVS-COMBAT-01", "UVS-STARTPH-01", "UVS-DRAWST-01", "UVS-READYST-01", "UVS-REVIEW-01", "UVS-ENDPH-01"
)
def test_the_phases_of_a_turn_in_order() -> None:
    periods = ("TURN", "START_PHASE", "READY_STEP", "REVIEW_STEP", "DRAW_STEP", "COMBAT_PHASE", "END_PHASE")
    ticks = "Ability(CONTINUOUS, (Fired(Moment({period}, whose=YOU), (Counter(This(), 'Tick', 1),)),))"
    clocks = {f"Clock {at}": asset([ticks.format(period=period)]) for at, period in enumerate(periods)}
    ring = table(p1(hand=[PAGE], stage=list(clocks)), cards=clocks, phase="start")
    ring.on("P2 form")
    assert [told["cards"][0] for told in ring.told_of("counter")] == list(clocks)


@pytest.mark.proves("UVS-STARTPH-01", "UVS-READYST-01", "UVS-REVIEW-01", "UVS-DRAWST-01")
def test_what_waits_for_a_step_comes_before_or_after_what_is_done_in_it() -> None:
    edges = [(period, edge) for period in ("READY_STEP", "REVIEW_STEP", "DRAW_STEP") for edge in ("BEGINS", "ENDS")]
    bells = {
        f"{period} {edge}": asset(
            [f"Ability(CONTINUOUS, (Fired(Moment({period}, {edge}, YOU), (Counter(This(), 'Rung', 1),)),))"]
        )
        for period, edge in edges
    }
    down = {"card": PAGE, "committed": True}
    ring = table(p1(hand=["Stone"], stage=[*bells, down]), cards={**bells, **CARDS}, phase="start")
    ring.play("P1: discard Stone").on("P1 form")
    verbs = [told for told in ring.told if told.get("verb") in ("counter", "ready", "review", "draw")]
    assert [told["cards"][0] if told["verb"] == "counter" else told["verb"] for told in verbs] == [
        "READY_STEP BEGINS",
        "ready",
        "READY_STEP ENDS",
        "REVIEW_STEP BEGINS",
        "review",
        "REVIEW_STEP ENDS",
        "DRAW_STEP BEGINS",
        "draw",
        "DRAW_STEP ENDS",
    ]


@pytest.mark.proves("UVS-STARTPH-01")
@pytest.mark.parametrize(
    ("period", "within"), [("READY_STEP", True), ("REVIEW_STEP", True), ("DRAW_STEP", True), ("COMBAT_PHASE", False)]
)
def test_the_three_steps_are_the_start_phase(period: str, within: bool) -> None:
    asks = f"Ability(CONTINUOUS, (Fired(Moment({period}), (If(During(START_PHASE), (Gain(1),)),)),))"
    ring = table(p1(hand=[PAGE], health=10, stage=["Bell"]), cards={"Bell": asset([asks])}, phase="start")
    ring.play("P1: keep all").on("P1 form")
    assert ring["P1.health"] == 10 + within


@pytest.mark.proves("UVS-COMBAT-02", "UVS-COMBAT-03")
def test_seven_kinds_of_forms_for_the_active_player_only() -> None:
    hand = ["Jab", "Stone", "Tower", "Friend", "Mira 1", "Plan", "Trick"]
    ring = phase(hand, p1={"stage": ["Dojo"], "character": "Mira 1"}, p2=p2(hand=["Plan", "Stone"], stage=["Dojo"]))
    assert ring.question == "P1 form"
    assert sorted(ring.options) == sorted(
        ["play Jab", "play Stone", "play Tower", "play Friend", "play Mira 1", "use Plan", "use Dojo"]
    )


@pytest.mark.proves("UVS-COMBAT-02")
def test_the_other_player_is_never_asked_for_a_form() -> None:
    ring = phase([PAGE, PAGE], p2=p2(hand=["Plan", "Stone"], stage=["Dojo"]))
    for _ in range(30):
        if ring["turn"] != "P1":
            break
        assert ring.question != "P2 form"
        ring.quiet_step()
    assert ring["turn"] == "P2"


@pytest.mark.proves("UVS-COMBAT-04", "UVS-COMBAT-10")
def test_one_may_pass_only_after_trying_a_card() -> None:
    ring = phase(["Stone", PAGE], p1={"stage": ["Dojo"]})
    assert "pass" not in ring.options
    ring.refuses("pass")
    ring.play("P1: use Dojo")
    assert "pass" not in ring.options
    ring.play("P1: play Stone")
    assert "pass" in ring.options
    ring.play("P1: pass")
    assert ring["turn"] == "P2"


@pytest.mark.proves("UVS-COMBAT-10")
def test_an_action_played_for_its_form_is_a_card_tried() -> None:
    ring = phase(["Plan", PAGE])
    ring.play("P1: use Plan")
    assert "pass" in ring.options


@pytest.mark.proves("UVS-COMBAT-05")
def test_passing_is_no_form() -> None:
    ring = phase(["Stone", "Plan", PAGE], p2=p2(hand=[PAGE]))
    ring.play("P1: play Stone", "P1: use Plan")
    assert ring.g.forms == 2
    ring.play("P1: pass")
    assert (ring.question, ring.g.forms) == ("P2 review", 2)


@pytest.mark.proves("UVS-COMBAT-05")
def test_a_first_form_is_still_the_first_after_the_rival_passed() -> None:
    first = "Ability(FORM, (Gain(1),), riders=(First(),))"
    ring = phase(["Stone", PAGE], p1={"stage": ["Gate"], "health": 20}, cards={"Gate": asset([first])})
    assert "use Gate" in ring.options
    ring.play("P1: play Stone")
    assert "use Gate" not in ring.options


@pytest.mark.proves("UVS-COMBAT-06", "UVS-COMBAT-07")
def test_no_form_during_an_attack_a_window_or_a_play() -> None:
    guard = asset(["Ability(RESPONSE, (Gain(1),), trigger=Event(V_PLAY))"])
    ring = phase(
        ["Jab", PAGE], p2=p2(hand=["Wall"], stage=["Guard"]), cards={"Wall": foundation(block="+5 mid"), "Guard": guard}
    )
    asked = []
    ring.play("P1: play Jab")
    for _ in range(20):
        if ring.question == "P1 form":
            break
        asked.append(ring.question)
        ring.quiet_step()
    assert asked == ["P2 respond", "P2 block"]
    assert ring["attack"] is None


@pytest.mark.proves("UVS-COMBAT-08")
def test_a_failed_form_ends_the_phase() -> None:
    ring = phase(["Slab", PAGE])
    ring.play("P1: play Slab")
    assert (ring["turn"], "Slab" in ring["P1.discards"], ring["P1.hand"]) == ("P2", True, [PAGE])


@pytest.mark.proves("UVS-COMBAT-09")
def test_a_failed_action_form_ends_the_phase() -> None:
    ring = phase(["Big Plan", PAGE])
    ring.play("P1: use Big Plan")
    assert (ring["turn"], "Big Plan" in ring["P1.discards"]) == ("P2", True)
    assert ring["P1.hand"] == [PAGE]


@pytest.mark.proves("UVS-COMBAT-09")
def test_a_failed_action_enhance_does_not() -> None:
    ring = phase(["Jab", "Big Trick", PAGE])
    ring.play("P1: play Jab", "P1: use Big Trick").on("P1 form", "P2 form")
    assert (ring.question, "Big Trick" in ring["P1.discards"]) == ("P1 form", True)


@pytest.mark.proves("UVS-COMBAT-11")
def test_who_can_try_no_card_shows_the_hand_and_discards_one() -> None:
    ring = phase(["Trick", "Big Trick"])
    assert ring.options == ["pass"]
    ring.play("P1: pass")
    assert ring.question == "P1 discard"
    assert ring.seen("P2")["seats"]["P1"]["hand"] == ["Big Trick", "Trick"]
    ring.play("P1: Trick")
    assert (ring["P1.discards"], ring["P1.hand"], ring["turn"]) == (["Trick"], ["Big Trick"], "P2")


@pytest.mark.proves("UVS-COMBAT-11", "UVS-RULING-26")
def test_an_empty_hand_shows_and_discards_nothing() -> None:
    ring = phase([], p1={"stage": ["Dojo"], "deck": [PAGE]})
    assert ring.options == ["pass", "use Dojo"]
    ring.play("P1: pass")
    assert (ring["turn"], ring["P1.discards"], ring.told_of("reveal")) == ("P2", [], [])


@pytest.mark.proves("UVS-COMBAT-11")
def test_who_has_tried_a_card_discards_nothing() -> None:
    ring = phase(["Stone", "Trick"])
    ring.play("P1: play Stone", "P1: pass")
    assert (ring["P1.hand"], ring.told_of("reveal")) == (["Trick"], [])
