"""Checks: values, difficulties, committing to pass, re-checks."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.core.position import fields
from kumite.games.universus.faces import card_of
from kumite.games.universus.printed import Face
from tests.games.universus.ringside import PAGE, PARTNER, Table, action, asset, attack, foundation, p1, p2, table

SLABS = {f"Slab {n}": foundation(difficulty=n) for n in range(1, 10)}
CHECKS = {f"Check {n}": foundation(check=n) for n in range(8)}


def trying(difficulty: int, check: int, stage: list[Any] | None = None, **more: Any) -> Table:
    """P1 tries a foundation of that difficulty, and the deck's top card has that check value."""
    side: dict[str, Any] = {"hand": [f"Slab {difficulty}", PAGE], "deck": [f"Check {check}"], "stage": stage or []}
    ring = table(
        p1(**{**side, **more.pop("p1", {})}),
        more.pop("p2", p2()),
        cards={**SLABS, **CHECKS, **more.pop("cards", {})},
        **more,
    )
    ring.play(f"P1: play Slab {difficulty}")
    return ring


@pytest.mark.proves("UVS-CHECK-01", "UVS-CVAL-01", "UVS-CHECK-02", "UVS-CHECK-12", "UVS-DECK-01")
def test_a_check_discards_the_top_card_of_the_deck() -> None:
    ring = trying(7, 5, stage=[PAGE, PAGE])
    assert ring.question == "P1 commit"
    assert ring["check"] == {"by": "P1", "card": "Check 5", "value": 5, "need": 7, "for": "to play a card"}
    assert (ring["P1.discards"], ring["P1.deck"]) == (["Check 5"], 20)
    assert [told["cards"] for told in ring.told_of("check")] == [["Check 5"]]
    assert card_of(ring.g, ring.g.discards[0][0]).front.check == 5


@pytest.mark.proves("UVS-CVAL-02", "UVS-CHECK-04")
@pytest.mark.parametrize(("check", "passes"), [(3, False), (4, True), (5, True)])
def test_a_check_passes_at_the_difficulty_or_above(check: int, passes: bool) -> None:
    ring = trying(4, check, p1={"committed": True})
    assert ("pass" in ring.verbs(), "fail" in ring.verbs()) == (passes, not passes)
    assert ring.told_of("commit") == []


@pytest.mark.proves("UVS-CVAL-03")
def test_no_mark_around_a_check_value_matters_only_the_text_does() -> None:
    assert not [name for name in fields(Face()) if "burst" in name]
    says = "Ability(RESPONSE, (Gain(1),), trigger=Event(V_CHECK, own=True))"
    ring = trying(2, 5, p1={"deck": ["Spark"], "health": 20}, cards={"Spark": foundation([says], check=5)})
    assert ring.options == ["pass", "use Spark in the discard pile"]
    ring = trying(2, 5)
    assert ring.question == "P1 form"


@pytest.mark.proves("UVS-CHECK-01")
@pytest.mark.parametrize(("kind", "asked"), [("FOUNDATION", True), ("ATTACK", False)])
def test_an_ability_can_wait_for_a_check_to_play_a_kind_of_card(kind: str, asked: bool) -> None:
    says = f"Ability(RESPONSE, (Gain(1),), trigger=Event(V_CHECK, YOU, own=True, played=(Type(({kind},)),)))"
    ring = trying(2, 5, p1={"deck": ["Spark"]}, cards={"Spark": foundation([says], check=5)})
    assert ("use Spark in the discard pile" in ring.options) == asked


BONUS = "Ability(FORM, (CheckBonus({n}),))"


@pytest.mark.proves("UVS-CHECK-03")
@pytest.mark.parametrize(("changes", "value"), [((3,), 8), ((3, -1), 7)])
def test_the_final_value_has_all_changes(changes: tuple[int, ...], value: int) -> None:
    cards = {f"Coach {at}": asset([BONUS.format(n=n)]) for at, n in enumerate(changes)}
    ring = table(p1(hand=["Slab 9"], deck=["Check 5"], stage=[PAGE, PAGE, *cards]), cards={**SLABS, **CHECKS, **cards})
    for coach in cards:
        ring.play(f"P1: use {coach}")
    ring.play("P1: play Slab 9")
    assert ring["check.value"] == value


@pytest.mark.proves("UVS-CHECK-05", "UVS-CHAR-07", "UVS-COMMIT-01")
def test_foundations_and_the_character_make_up_what_is_missing() -> None:
    ring = trying(7, 5, stage=[PAGE])
    assert ring.options == ["fail", "commit Blank Page", "commit Sparring Partner"]
    ring.play("P1: commit Sparring Partner")
    assert ring["P1.stage"] == ["Sparring Partner (committed)", "Blank Page (committed)"]
    assert ring["P1.pool"] == ["Slab 7"]


@pytest.mark.proves("UVS-CHECK-05")
def test_other_cards_do_not_help() -> None:
    ring = trying(4, 3, p1={"committed": True}, stage=["Tower"], cards={"Tower": asset()})
    assert (ring["P1.pool"], ring["P1.discards"][0:2]) == ([], ["Check 3", "Slab 4"])


@pytest.mark.proves("UVS-CHECK-06")
def test_no_card_is_committed_for_nothing() -> None:
    ring = trying(8, 5, stage=[PAGE])
    assert ring.told_of("commit") == []
    assert "Slab 8" in ring["P1.discards"]


@pytest.mark.proves("UVS-CHECK-07", "UVS-CHECK-09")
def test_exactly_what_is_missing_is_committed_at_once() -> None:
    ring = trying(
        8,
        5,
        stage=["One", "Two", "Three", "Four"],
        cards={name: foundation() for name in ("One", "Two", "Three", "Four")},
    )
    ring.play("P1: commit One", "P1: commit Two")
    assert not {"done", "fail"} & set(ring.options)
    assert ring.told_of("commit") == []
    ring.play("P1: commit Three")
    assert [told["cards"] for told in ring.told_of("commit")] == [["One", "Two", "Three"]]
    assert ring["P1.cards.stage"][4]["ready"]


@pytest.mark.proves("UVS-CHECK-08", "UVS-RULING-24")
def test_a_card_that_counts_as_two_may_make_up_one() -> None:
    cards = {"Pillar": foundation(counts=2)}
    assert trying(6, 5, stage=["Pillar"], cards=cards).options == ["fail", "commit Pillar", "commit Sparring Partner"]
    ring = trying(7, 5, stage=["Pillar"], cards=cards)
    assert ring.options == ["fail", "commit Pillar"]
    ring = trying(8, 5, p1={"committed": True}, stage=["Pillar", "Pillar"], cards=cards)
    assert ring.told_of("commit") == []
    assert "Slab 8" in ring["P1.discards"]


@pytest.mark.proves("UVS-CHECK-10")
def test_who_does_not_commit_fails() -> None:
    ring = trying(6, 5, stage=[PAGE])
    ring.play("P1: fail")
    assert ring["P1.discards"][:2] == ["Check 5", "Slab 6"]
    assert ring.told_of("commit") == []


@pytest.mark.proves("UVS-CHECK-11", "UVS-RULING-58")
def test_an_automatic_pass_makes_no_check() -> None:
    passes = "Ability(FORM, (Rule(AUTOMATIC, Event(V_CHECK, YOU), times=1), CheckBonus(3)))"
    ring = table(p1(hand=["Slab 9", PAGE], stage=["Tower"]), cards={**SLABS, "Tower": asset([passes])})
    ring.play("P1: use Tower", "P1: play Slab 9")
    assert (ring["P1.pool"], ring["P1.deck"], ring.told_of("check")) == (["Slab 9"], 20, [])
    assert len(ring.g.effects) == 1  # the bonus waits for a check that is made (UVS-RULING-58)
    ring.play("P1: play Blank Page")
    assert (ring["P1.deck"], len(ring.g.effects)) == (19, 0)


@pytest.mark.proves("UVS-CHECK-13", "UVS-CHECK-12")
def test_a_check_without_difficulty_has_only_a_value() -> None:
    heals = "Ability(FORM, (MakeACheck(then=(Gain(Half(Bound('checked'))),)),))"
    ring = table(
        p1(hand=[PAGE], health=10, deck=["Check 5"], stage=["Tower", PAGE, PAGE, PAGE]),
        cards={**CHECKS, "Tower": asset([heals])},
    )
    ring.play("P1: use Tower")
    assert (ring.question, ring["P1.health"], ring["P1.discards"]) == ("P1 form", 13, ["Check 5"])
    assert [verb for verb in ring.verbs() if verb in ("check", "pass", "fail", "commit")] == ["check"]


# Difficulty


@pytest.mark.proves("UVS-DIFF-01", "UVS-DIFF-02", "UVS-DIFF-03")
def test_the_difficulty_checked_against_is_not_the_cards() -> None:
    ring = trying(4, 5, p1={"pool": [PAGE, PAGE], "committed": True}, stage=[PAGE])
    assert ring["check.need"] == 6
    assert card_of(ring.g, ring.g.transit[0]).front.difficulty == 4
    ring = trying(4, 3, stage=[PAGE])
    assert ring["check.need"] == 4


@pytest.mark.proves("UVS-DIFF-04")
@pytest.mark.parametrize(
    ("block", "pool", "need"), [("+0 mid", 0, 4), ("+2 mid", 0, 6), ("+2 mid", 1, 7), ("-1 mid", 1, 4)]
)
def test_a_block_is_checked_against_speed_modifier_and_pool(block: str, pool: int, need: int) -> None:
    ring = table(
        p1(hand=["Jab"]),
        p2(hand=["Wall"], pool=[PAGE] * pool, stage=[PAGE] * 7),
        cards={"Jab": attack(speed=4), "Wall": foundation(block=block, difficulty=9)},
    )
    ring.play("P1: play Jab", "P2: block with Wall")
    assert (ring.question, ring["check.need"]) == ("P2 commit", need)


# Re-checks


AGAIN = "Ability(RESPONSE, (Recheck(),), (Commit(This()),), Event(V_CHECK, YOU))"


def again(first: int, second: int, third: int, difficulty: int, towers: int = 1, **more: Any) -> Table:
    deck = [f"Check {n}" for n in (first, second, third)]
    return table(
        p1(hand=[f"Slab {difficulty}", PAGE], deck=deck, stage=["Tower", "Tower"][:towers] + [PAGE], **more),
        cards={**SLABS, **CHECKS, "Tower": asset([AGAIN])},
    )


@pytest.mark.proves("UVS-RECHK-01", "UVS-RECHK-02")
def test_a_recheck_replaces_the_check_before_cards_are_committed() -> None:
    ring = again(4, 5, 1, 5)
    ring.play("P1: play Slab 5")
    assert (ring.question, ring["check.value"]) == ("P1 respond", 4)
    ring.play("P1: use Tower")
    assert (ring.question, ring["P1.pool"]) == ("P1 form", ["Slab 5"])
    assert ring["P1.discards"] == ["Check 4", "Check 5"]
    assert [told["cards"] for told in ring.told_of("commit")] == [["Tower"]]


@pytest.mark.proves("UVS-RECHK-01")
def test_a_recheck_counts_even_if_it_is_worse() -> None:
    ring = again(5, 2, 1, 5, committed=True)
    ring.play("P1: play Slab 5", "P1: use Tower")
    assert ring["P1.discards"][:3] == ["Check 5", "Check 2", "Slab 5"]


@pytest.mark.proves("UVS-RECHK-03")
def test_changes_of_the_first_check_do_not_carry_over() -> None:
    ring = table(
        p1(hand=["Slab 8"], deck=["Check 2", "Check 4"], stage=["Tower", "Coach", PAGE, PAGE, PAGE, PAGE]),
        cards={**SLABS, **CHECKS, "Tower": asset([AGAIN]), "Coach": asset([BONUS.format(n=3)])},
    )
    ring.play("P1: use Coach", "P1: play Slab 8")
    assert ring["check.value"] == 5
    ring.play("P1: use Tower")
    assert (ring.question, ring["check.value"]) == ("P1 commit", 4)


@pytest.mark.proves("UVS-RECHK-04")
def test_a_recheck_is_not_checked_again() -> None:
    ring = again(1, 4, 6, 5, towers=2)
    ring.play("P1: play Slab 5", "P1: use Tower #1")
    for _ in range(3):
        if ring.question == "P1 respond" and "use Tower" in ring.options:
            ring.play("P1: use Tower")
    ring.on("P1 commit")
    assert (ring["check.value"], ring["P1.discards"]) == (4, ["Check 1", "Check 4"])


@pytest.mark.proves("UVS-COST-04")
def test_a_response_may_interrupt_the_check_for_an_action() -> None:
    spark = foundation(["Ability(RESPONSE, (AddToCheck(2),), trigger=Event(V_CHECK, own=True))"], check=1)
    ring = table(
        p1(hand=["Plan", PAGE], deck=["Spark"], committed=True),
        cards={"Plan": action(["Ability(FORM, (Gain(1),))"], difficulty=3), "Spark": spark},
    )
    ring.play("P1: use Plan")
    assert (ring.question, ring["check.value"]) == ("P1 respond", 1)
    ring.play("P1: use Spark in the discard pile")
    assert (ring.question, ring["P1.pool"]) == ("P1 form", ["Plan"])
    assert ring["P1.character"] == PARTNER
