"""What is to be chosen about a card that is still to come is chosen as it comes, for each one (UVS-EFF-07)."""

from __future__ import annotations

import pytest

from tests.games.universus.effects.test_read_and_played import said
from tests.games.universus.effects.tools import attacking, now
from tests.games.universus.ringside import PAGE, Table, asset, attack, foundation, p1, p2, table

NEXT = "Form Commit: The next attack this turn gets +2 damage or -2 speed."
EASE = "Enhance Commit: The next card you try to play gets -2 difficulty or -2 to its block modifier."
EACH = "Form Commit: Your attacks get +1 speed or +1 damage for the rest of the Combat Phase."


def choice(ring: Table, word: str) -> str:
    """The answer that speaks of this, to whoever is asked."""
    found = [option for option in ring.options if word in option]
    assert len(found) == 1, ring.options
    return f"{str(ring.question)[:2]}: {found[0]}"


def ready(text: str, **more: object) -> Table:
    cards = {"Sage": asset(said(text)), "Jab": attack(difficulty=0), "Wall": foundation(block="+9 mid")}
    return table(p1(stage=["Sage", PAGE], hand=["Jab", "Jab", PAGE]), p2(hand=["Wall"]), cards=cards, **more)


@pytest.mark.proves("UVS-EFF-07", "UVS-NEXT-01")
@pytest.mark.parametrize(("word", "seen"), [("damage", (3, 5)), ("speed", (1, 3))])
def test_what_the_next_attack_gets_is_chosen_as_it_comes(word: str, seen: tuple[int, int]) -> None:
    ring = ready(NEXT).play("P1: use Sage")
    assert ring.question == "P1 form"
    ring.play("P1: play Jab")
    assert ring.question == "P1 which"
    ring.play(choice(ring, word)).on("P2 block")
    assert (now(ring).speed, now(ring).damage) == seen
    ring.on("P1 form").play("P1: play Jab").on("P2 block", "P1 which")
    assert ring.question == "P2 block"
    assert (now(ring).speed, now(ring).damage) == (3, 3)


@pytest.mark.proves("UVS-EFF-07")
def test_a_card_that_is_no_attack_is_not_asked_about() -> None:
    ring = ready(NEXT).play("P1: use Sage").play(f"P1: play {PAGE}").on("P1 form", "P1 which")
    assert ring.question == "P1 form"
    assert ring.play("P1: play Jab").question == "P1 which"


@pytest.mark.proves("UVS-EFF-07", "UVS-NEXT-02")
@pytest.mark.parametrize(("word", "needed"), [("difficulty", 6), ("block", 4), ("", 6)])
def test_what_a_card_gets_that_is_tried_is_chosen_before_its_check(word: str, needed: int) -> None:
    cards = {"Ease": asset(said(EASE)), "Screen": foundation(block="+3 mid", difficulty=3)}
    ring = attacking(p1(), p2(stage=["Ease"], hand=["Screen"]), cards).on("P2 enhance")
    if word:
        ring.play("P2: use Ease")
    ring.on("P2 block", "P2 which")
    assert ring.question == "P2 block"
    ring.play("P2: block with Screen")
    if word:
        assert ring.question == "P2 which"
        ring.play(choice(ring, word))
    assert ring.told_of("check")[-1]["text"].endswith(f"3 against {needed}.")


@pytest.mark.proves("UVS-EFF-07", "UVS-NEXT-02")
@pytest.mark.parametrize(("word", "needed"), [("difficulty", 1), ("block", 3)])
def test_the_difficulty_is_less_only_where_that_is_chosen(word: str, needed: int) -> None:
    cards = {"Ease": asset(said(EASE.replace("Enhance", "Form"))), "Screen": foundation(difficulty=3)}
    ring = table(p1(stage=["Ease"], hand=["Screen", PAGE]), cards=cards).play("P1: use Ease", "P1: play Screen")
    ring.play(choice(ring, word))
    assert ring.told_of("check")[-1]["text"].endswith(f"3 against {needed}.")


@pytest.mark.proves("UVS-EFF-07", "UVS-MODIF-06")
def test_each_attack_is_asked_about_by_itself() -> None:
    ring = ready(EACH).play("P1: use Sage")
    ring.play("P1: play Jab").play(choice(ring, "speed")).on("P2 block")
    assert (now(ring).speed, now(ring).damage) == (4, 3)
    ring.on("P1 form").play("P1: play Jab").play(choice(ring, "damage")).on("P2 block")
    assert (now(ring).speed, now(ring).damage) == (3, 4)


@pytest.mark.proves("UVS-EFF-07", "UVS-OWNER-03")
def test_whoever_owns_the_effect_chooses_for_the_attack_of_the_other() -> None:
    cards = {"Haze": asset(said(NEXT.replace("Form", "Enhance"))), "Kick": attack(difficulty=0)}
    ring = attacking(p1(hand=["Kick", PAGE]), p2(stage=["Haze"]), cards).on("P2 enhance").play("P2: use Haze")
    ring.on("P1 form").play("P1: play Kick")
    assert ring.question == "P2 which"
    ring.play(choice(ring, "speed")).on("P2 block")
    assert (now(ring).speed, now(ring).damage) == (1, 3)


@pytest.mark.proves("UVS-EFF-07")
def test_a_choice_in_a_choice_is_made_as_the_card_comes() -> None:
    change = "Modify(Sel(1, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), next=True), DAMAGE, "
    text = f"Ability(FORM, (Or(((Or((({change}1, TURN),), ({change}-1, TURN),))),), ({change}5, TURN),))),))"
    cards = {"Sage": asset([text]), "Jab": attack(difficulty=0), "Wall": foundation(block="+9 mid")}
    ring = table(p1(stage=["Sage"], hand=["Jab", PAGE]), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: use Sage").play("P1: play Jab").play(choice(ring, "or")).play(choice(ring, "-1")).on("P2 block")
    assert now(ring).damage == 2
