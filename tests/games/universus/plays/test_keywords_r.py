"""Reversal and Safe."""

from typing import Any

import pytest

from tests.games.universus.ringside import PAGE, Table, asset, attack, backup, foundation, p1, p2, table

Cards = dict[str, dict[str, Any]]
WALL = foundation(block="+0 mid")
SIDE = foundation(block="+0 mid")

# Reversal and Safe


def reversed_(hand: list[str], mine: dict[str, Any] | None = None, **more: Any) -> Table:
    """P1's Jab was blocked with Wall and resolves; P2 holds these besides."""
    cards: Cards = {
        "Jab": attack(["Ability(ENHANCE, (Draw(1),))"]),
        "Wall": WALL,
        "Back": attack(difficulty=3, keywords=["Reversal"]),
        "Other": attack(difficulty=9, keywords=["Reversal"]),
        **more,
    }
    ring = table(
        {"hand": ["Jab", "Jab", "Wall"], **(mine or {})}, p2(hand=["Wall", *hand], stage=[PAGE] * 2), cards=cards
    )
    ring.play("P1: play Jab").on("P2 block")
    ring.play("P2: block with Wall")
    ring.on("P2 respond", "P1 form")
    return ring


@pytest.mark.proves("UVS-KREV-01", "UVS-KREV-02")
def test_a_blocked_attack_is_answered_with_a_reversal() -> None:
    ring = reversed_(["Back"])
    ring.play("P2: use Back")
    assert ring["check.need"] == 4  # 3, and the block in the pool
    assert ring.g.reversals == ((1, ring.g.attack.number),)  # to that attack
    ring.play("P2: commit Blank Page")
    assert (ring["attack.card"], ring["attack.by"]) == ("Back", "P2")
    ring.on("P1 form")
    assert ring["P1.health"] == 22
    assert ring["turn"] == "P1"


@pytest.mark.proves("UVS-KREV-01")
def test_an_unblocked_attack_is_not() -> None:
    cards: Cards = {"Jab": attack(), "Back": attack(keywords=["Reversal"])}
    ring = table(p1(hand=["Jab", "Jab"]), p2(hand=["Back"]), cards=cards).play("P1: play Jab")
    ring.on("P1 form", "P2 respond")
    assert ring.question == "P1 form"


@pytest.mark.proves("UVS-KREV-03", "UVS-RULING-54")
def test_one_attempt_at_a_reversal_per_attack() -> None:
    ring = reversed_(["Back", "Other"])
    ring.play("P2: use Other")
    assert ring.told_of("fail")
    assert "Other" in ring["P2.discards"]
    assert ring.question == "P1 form"  # Back is not offered for this attack
    assert ring["P2.hand"] == ["Back"]


@pytest.mark.proves("UVS-KREV-03")
def test_a_new_attack_may_be_answered_anew() -> None:
    ring = reversed_(["Other", "Wall", "Back"])
    ring.play("P2: use Other").on("P1 form").play("P1: play Jab").on("P2 block", "P1 commit")
    if ring.question == "P1 commit":
        ring.play(f"P1: {ring.options[-1]}").on("P2 block")
    ring.play("P2: block with Wall")
    while ring.question == "P2 commit":
        ring.play(f"P2: {ring.options[-1]}")
    ring.on("P2 respond", "P1 form")
    assert ring.options == ["pass", "use Back"]


@pytest.mark.proves("UVS-KREV-04", "UVS-KSAFE-01")
def test_no_reversal_to_an_attack_that_is_safe_as_it_resolves() -> None:
    assert reversed_(["Back"]).question == "P2 respond"
    assert reversed_(["Back"], Jab=attack(keywords=["Safe"])).question == "P1 form"


@pytest.mark.proves("UVS-KREV-04")
@pytest.mark.parametrize(("word", "asked"), [("Strip(TheAttack(), 'Safe')", True), ("Draw(1)", False)])
def test_safe_counts_as_the_attack_resolves(word: str, asked: bool) -> None:
    jab = attack([f"Ability(CONTINUOUS, (Fired(Event(V_STATUS, own=True), ({word},)),))"], keywords=["Safe"])
    ring = reversed_(["Back"], Jab=jab)
    assert (ring.question == "P2 respond") == asked


@pytest.mark.proves("UVS-KREV-05")
def test_a_cancelled_reversal_leaves_the_card_as_printed() -> None:
    back = attack(
        ["Ability(RESPONSE, (Grant(This(), trait='Kick'),), (), Event(V_PLAY, YOU, own=True))"], keywords=["Reversal"]
    )
    stop = asset(["Ability(RESPONSE, (Cancel(),), (Commit(This()),), Event(V_ABILITY, RIVAL, keyword='Reversal'))"])
    ring = reversed_(["Back"], {"stage": ["Stop"]}, Back=back, Stop=stop)
    ring.play("P2: use Back").play("P2: use Back")
    assert ring["P2.cards.pool.1.traits"] == ["Kick"]
    assert ring.question == "P1 respond"
    ring.play("P1: use Stop").on("P1 form")
    assert ring["P2.pool"] == ["Wall", "Back"]
    assert ring["P2.cards.pool.1.traits"] == []
    assert ring["stack"] == []
    assert ring["P1.health"] == 25


@pytest.mark.proves("UVS-KELUS-01")
def test_a_reversal_is_the_first_attack_of_its_player() -> None:
    ring = reversed_(
        ["Back"], {"stage": ["Shade"]}, Shade=backup(keywords=["Elusive"]), Back=attack(keywords=["Reversal"])
    )
    ring.play("P2: use Back")
    assert ring.question != "P2 target"
    assert ring["attack.target"] is None
