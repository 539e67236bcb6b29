"""The next attack, or another next card, in every form: as it is tried or enters its sequence, and once only."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.games.universus.trees.notation import notation
from tests.english.lower.lowering import ability
from tests.games.universus.effects.tools import attacking, now
from tests.games.universus.ringside import PAGE, Table, action, asset, attack, foundation, p1, p2, table

TWIN = attack(keywords=["Multiple: 1"], damage=4, block="+0 mid")
LOW = attack(zone="low", keywords=["Multiple: 1"])


def said(text: str, on: str = "asset") -> list[str]:
    """The tree of a sentence on a card."""
    return [notation(ability(text, on=on))]


def copied(text: str, jab: dict[str, Any] = TWIN, cards: dict[str, Any] | None = None, **mine: Any) -> Table:
    """P1 has used the text of a Plan and makes a copy of the Jab; the copy is in its Enhance Step, a Hook in hand."""
    held = {"Plan": asset(said(text)), "Hook": attack(damage=4), "Low Hook": LOW, **(cards or {})}
    side = p1(**{"stage": ["Plan", PAGE], "momentum": [PAGE], "hand": ["Hook", "Low Hook"], **mine})
    ring = attacking(side, p2(hand=["Wall"]), held, jab)
    return ring.play("P1: use Plan", "P1: use Jab", "P2: no block")


def waiting(ring: Table) -> int:
    return len(ring.g.effects)


# A copy that enters its sequence is the next attack, though nobody plays it


@pytest.mark.proves("UVS-NEXT-01", "UVS-KMULT-01")
@pytest.mark.parametrize("by", ["", " by foundations"])
def test_what_cannot_be_done_to_the_next_attack_cannot_be_done_to_a_copy(by: str) -> None:
    ring = copied(f"Enhance: Your next attack cannot be blocked{by}.").on("P2 block", "P1 form")
    assert ring.question == "P1 form"  # the copy, too, has dealt its damage, and nobody could block it
    assert ring["P2.health"] == 25 - 8
    ring.play("P1: play Hook").on("P2 block")
    assert "block with Wall" in ring.options  # the one after it can be blocked


@pytest.mark.proves("UVS-NEXT-01")
@pytest.mark.parametrize(("zone", "damage"), [("mid", 6), ("low", 4)])
def test_whether_the_next_attack_is_mid_is_asked_of_the_copy(zone: str, damage: int) -> None:
    ring = copied(f"Enhance: If your next attack is {zone}, it gets +2 damage.").on("P2 block")
    assert now(ring).damage == damage
    ring.play("P2: no block").on("P1 form").play("P1: play Low Hook").on("P2 block")
    assert now(ring).damage == 3  # it was the copy that was asked


@pytest.mark.proves("UVS-NEXT-01")
def test_the_next_attack_of_the_rival_is_their_copy_and_no_attack_of_ones_own() -> None:
    text = "Enhance: If your rival's next attack is mid, it gets -3 damage."
    cards = {"Plan": asset(said(text)), "Hook": attack(damage=4)}
    ring = attacking(
        p1(stage=[PAGE], momentum=[PAGE], hand=["Hook"]), p2(stage=["Plan"]), cards, TWIN, options={"windows": "silent"}
    )
    ring.play("P1: use Jab", "P2: use Plan").on("P2 block").play("P2: no block").on("P2 block")
    assert now(ring).damage == 1
    ring.play("P2: no block").on("P1 form").play("P1: play Hook").on("P2 block")
    assert now(ring).damage == 4


@pytest.mark.proves("UVS-NEXT-01", "UVS-RULING-113")
def test_a_number_of_the_next_attack_is_the_copys() -> None:
    ring = copied("Enhance: Your next attack gets +X speed. X equals its damage.").on("P2 block")
    assert now(ring).speed == 3 + 4
    ring.play("P2: no block").on("P1 form").play("P1: play Hook").on("P2 block")
    assert now(ring).speed == 3


@pytest.mark.proves("UVS-NEXT-01", "UVS-DURING-01")
def test_during_the_next_attack_is_during_the_copy() -> None:
    text = "Enhance: Your rival cannot play Enhances during your next attack."
    cards = {"Tea": asset(["Ability(ENHANCE, (Gain(1),))"]), "Hook": attack(), "Plan": asset(said(text))}
    ring = attacking(p1(stage=["Plan", PAGE], momentum=[PAGE], hand=["Hook"]), p2(stage=["Tea"]), cards, TWIN)
    ring.play("P1: use Plan")
    assert "use Tea" in ring.options  # not yet
    ring.play("P2: pass", "P1: use Jab", "P2: pass").on("P2 block").play("P2: no block")
    while ring.question not in ("P2 block", "P1 form"):
        assert "use Tea" not in ring.options
        ring.play(f"P{ring.asked.who + 1}: pass")
    ring.on("P1 form").play("P1: play Hook").on("P2 enhance")
    assert "use Tea" in ring.options


@pytest.mark.proves("UVS-NEXT-01", "UVS-SEAL-01")
def test_the_next_attack_that_is_sealed_is_the_copy() -> None:
    ring = copied(
        "Enhance: Seal your next attack.", jab=attack(keywords=["Multiple: 1"]), hand=["Chatty"], cards=CHATTY
    )
    ring.on("P1 form").play("P1: play Chatty")
    assert "use Chatty" in ring.options  # this one is not sealed


CHATTY = {"Chatty": attack(["Ability(ENHANCE, (Draw(1),))"])}


@pytest.mark.proves("UVS-NEXT-02", "UVS-KMULT-01")
def test_a_copy_is_no_next_card() -> None:
    ring = copied("Enhance: If your next card is an attack, it gets +2 damage.").on("P2 block")
    assert now(ring).damage == 4
    ring.play("P2: no block").on("P1 form").play("P1: play Hook").on("P2 block")
    assert now(ring).damage == 6


ANSWER = "Response: After your rival plays an attack, if your rival's next attack is mid, draw 1 card."


@pytest.mark.proves("UVS-RULING-94")
def test_made_in_answer_to_an_attack_that_attack_is_the_next_one() -> None:
    cards = {
        "Plan": asset(said(ANSWER)),
        "Hook": attack(),
    }
    ring = table(p1(hand=["Hook", PAGE]), p2(stage=["Plan"], hand=[PAGE]), cards=cards)
    ring.play("P1: play Hook", "P2: use Plan").on("P2 block", "P1 form")
    assert len(ring["P2.hand"]) == 2


# Tried


@pytest.mark.proves("UVS-NEXT-02", "UVS-NEXT-01")
@pytest.mark.parametrize(
    "text", ["If your next attack is mid, it gets +2 damage.", "Your next attack cannot be blocked."]
)
def test_an_attempt_that_fails_was_the_next_attack(text: str) -> None:
    cards = {
        "Plan": asset(said(f"Enhance: {text}")),
        "Horn": asset(said("Enhance Destroy: Play 1 attack from your hand.")),
        "Hard": attack(difficulty=9),
        "Hook": attack(),
    }
    ring = attacking(p1(stage=["Plan", "Horn"], hand=["Hard", "Hook"]), p2(), cards)
    ring.play("P1: use Plan")
    assert waiting(ring) == 1
    ring.play("P1: use Horn", "P1: Hard")
    assert "Hard" in ring["P1.discards"]
    assert waiting(ring) == 0
    ring.on("P1 form").play("P1: play Hook").on("P2 block")
    assert now(ring).damage == 3
    assert "block with Wall" in ring.options


@pytest.mark.proves("UVS-NEXT-01", "UVS-STATE-03")
def test_it_is_changed_before_its_check() -> None:
    plan = asset(said("Form: If your next attack is mid, it gets -3 difficulty."))
    cards = {"Plan": plan, "Hard": attack(difficulty=6), "Low": attack(difficulty=6, zone="low")}
    ring = table(p1(stage=["Plan"], hand=["Hard"]), p2(hand=[PAGE]), cards=cards)
    ring.play("P1: use Plan", "P1: play Hard")
    assert ring["P1.pool"] == ["Hard"]
    ring = table(p1(stage=["Plan"], hand=["Low"]), p2(hand=[PAGE]), cards=cards)
    ring.play("P1: use Plan", "P1: play Low")
    assert "Low" not in ring["P1.pool"]


@pytest.mark.proves("UVS-NEXT-01", "UVS-SEAL-01", "UVS-RULE-02", "UVS-RULING-251")
@pytest.mark.parametrize("sealed", [True, False])
@pytest.mark.parametrize("eased", ["Desperation: 2", "This card gets -4 difficulty."])
def test_a_sealed_attack_has_nothing_that_makes_it_easier(eased: str, sealed: bool) -> None:
    text = said(eased, "attack") if eased.endswith(".") else []
    hard = attack(text, difficulty=6, keywords=[] if text else [eased])
    plan = "Form: Seal your next attack." if sealed else "Form: Draw 1 card."
    cards = {"Plan": asset(said(plan)), "Hard": hard}
    ring = table(p1(stage=["Plan"], hand=["Hard", PAGE], health=5), p2(hand=[PAGE]), cards=cards)
    ring.play("P1: use Plan", "P1: play Hard").on("P2 block", "P2 draw", "P2 form", "P1 form")
    assert bool(ring.told_of("play")) == (not sealed)


@pytest.mark.proves("UVS-NEXT-01", "UVS-SEAL-01")
def test_what_is_sealed_is_spoken_of_later_and_the_one_after_it_speaks() -> None:
    plan = asset(said("Form: Seal your next attack. If it is not blocked, draw 1 card."))
    cards = {"Plan": plan, **CHATTY, "Wall": foundation(block="+0 mid")}
    ring = table(p1(stage=["Plan"], hand=["Chatty", "Chatty"]), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: use Plan", "P1: play Chatty")
    assert ring.question == "P2 block"  # it has no Enhance
    ring.play("P2: no block").on("P1 form")
    assert len(ring["P1.hand"]) == 2
    ring.play("P1: play Chatty")
    assert "use Chatty" in ring.options


@pytest.mark.proves("UVS-NEXT-01", "UVS-SEAL-01")
def test_two_attacks_are_sealed_and_the_third_is_not() -> None:
    cards = {"Plan": asset(said("Form: Seal your next 2 attacks.")), **CHATTY}
    ring = table(p1(stage=["Plan", PAGE, PAGE, PAGE], hand=["Chatty"] * 3), p2(), cards=cards).play("P1: use Plan")
    spoke = []
    for _ in range(3):
        ring.play("P1: play Chatty")
        spoke.append("use Chatty" in ring.options)
        ring.on("P1 form")
    assert spoke == [False, False, True]


@pytest.mark.proves("UVS-NEXT-01", "UVS-PLAYTY-01")
def test_a_block_is_no_next_attack() -> None:
    cards = {"Plan": asset(said("Enhance: If your next attack is mid, draw 1 card.")), "Parry": attack(block="+0 mid")}
    ring = attacking(p1(hand=[PAGE]), p2(stage=["Plan", PAGE], hand=["Parry"]), cards)
    ring.play("P2: use Plan").on("P2 block").play("P2: block with Parry")
    assert waiting(ring) == 1
    assert ring.told_of("draw") == []


# The next one that is played


@pytest.mark.proves("UVS-RULING-250", "UVS-NEXT-02")
@pytest.mark.parametrize("fails", [True, False])
def test_the_next_foundation_played_is_built_unless_its_check_fails(fails: bool) -> None:
    cards = {
        "Plan": asset(said("Enhance: Build the next foundation you play this turn.")),
        "Horn": asset(said("Enhance Destroy: Play 1 foundation from your hand.")),
        "Rock": foundation(difficulty=9 if fails else 0, check=5),
        "Sand": foundation(check=5),
        "Hook": attack(),
    }
    ring = attacking(p1(stage=["Plan", "Horn"], hand=["Rock", "Sand", PAGE]), p2(), cards)
    ring.play("P1: use Plan", "P1: use Horn", "P1: Rock")
    assert ("Rock" in ring["P1.stage"]) == (not fails)
    ring.on("P1 form").play("P1: play Sand")
    assert "Sand" in ring["P1.pool"]  # the one before was the next one
    assert "Sand" not in ring["P1.stage"]


@pytest.mark.proves("UVS-RULING-250")
@pytest.mark.parametrize(("text", "drawn"), [("your next attack", 1), ("the next attack you play", 0)])
def test_what_happens_for_the_next_attack_you_play_happens_as_it_is_played(text: str, drawn: int) -> None:
    cards = {
        "Plan": asset(said(f"Form: If {text} is mid, draw 1 card.")),
        "Hard": attack(difficulty=9),
        "Hook": attack(),
    }
    ring = table(p1(stage=["Plan"], hand=["Hard", "Hook"]), p2(), cards=cards)
    ring.play("P1: use Plan", "P1: play Hard")
    assert len([one for one in ring.told_of("draw") if one["by"] == 0]) == drawn
    ring = table(p1(stage=["Plan"], hand=["Hard", "Hook"]), p2(), cards=cards)
    ring.play("P1: use Plan", "P1: play Hook").on("P1 form")
    assert len([one for one in ring.told_of("draw") if one["by"] == 0]) == 1


@pytest.mark.proves("UVS-RULING-250", "UVS-NEXT-01")
def test_the_next_attack_you_play_may_be_a_copy() -> None:
    ring = copied("Enhance: If the next attack you play is mid, draw 1 card.")
    assert len([one for one in ring.told_of("draw") if one["by"] == 0]) == 1


@pytest.mark.proves("UVS-RULING-250", "UVS-NEXT-02")
def test_an_attack_that_is_no_action_is_asked_of_the_next_card_alone() -> None:
    cards = {
        "Plan": asset(said("Form: If the next card you play is not an attack, draw 1 card.")),
        "Hook": attack(),
        "Note": action(["Ability(FORM, (Gain(1),))"]),
    }
    ring = table(p1(stage=["Plan", PAGE], hand=["Hook", "Note"]), p2(), cards=cards)
    ring.play("P1: use Plan", "P1: play Hook").on("P1 form").play("P1: use Note")
    assert ring.told_of("draw") == []
    ring = table(p1(stage=["Plan", PAGE], hand=["Hook", "Note"]), p2(), cards=cards)
    ring.play("P1: use Plan", "P1: use Note")
    assert len(ring.told_of("draw")) == 1
