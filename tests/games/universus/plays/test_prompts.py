"""Prompts offer what is there, and say what has been chosen."""

from __future__ import annotations

import pytest

from kumite.core.position import JUDGE, SPECTATOR
from tests.games.universus.ringside import PAGE, attack, foundation, p1, p2, table

CARDS = {"Slab": attack(difficulty=5), "Oak": foundation(), "Elm": foundation(["Ability(FORM, (Draw(1),))"])}


def prompt(ring: object) -> str:
    return str(ring.match.question.prompt)  # type: ignore[attr-defined]


@pytest.mark.proves("UVS-COMBAT-10")
def test_the_first_form_cannot_be_passed_and_nobody_says_so() -> None:
    ring = table(p1(hand=["Slab", "Slab"], stage=["Oak", "Oak", "Oak"]), p2(), cards=CARDS)
    assert "pass" not in ring.options
    assert prompt(ring) == "Play a form"
    assert "UVS-COMBAT-10" in ring.match.why_not("pass").rules
    ring.play("P1: play Slab", "P1: fail")
    tried = table(p1(hand=[], stage=["Elm"]), p2(), cards=CARDS)
    assert "pass" in tried.options
    assert prompt(tried) == "Play a form, or pass"


@pytest.mark.proves("UVS-CHECK-09", "UVS-CHECK-10")
def test_what_has_been_committed_for_a_check_so_far() -> None:
    ring = table(p1(hand=["Slab"], stage=["Oak", PAGE, "Elm"]), p2(), cards=CARDS).play("P1: play Slab")
    assert prompt(ring) == "The check is short by 2: commit cards, or let it fail"
    assert "chosen" not in ring["check"]
    ring.play(f"P1: commit {PAGE}")
    assert "fail" not in ring.options
    assert prompt(ring) == f"The check is still short by 1: commit more (chosen: {PAGE})"
    chosen = [{"at": "P1.stage.3", "name": PAGE}]
    views = [ring.match.game.view(ring.g, seat)["check"] for seat in (0, JUDGE, 1, SPECTATOR)]
    assert [seen.get("chosen") for seen in views] == [chosen, chosen, None, None]
    why = ring.match.why_not("fail")
    assert f"chosen: {PAGE}" in why.reason
    assert "UVS-CHECK-10" in why.rules


def test_what_has_been_picked_so_far() -> None:
    give = foundation(["Ability(FORM, (Discard(Sel(2, YOU, (), (HAND,))),))"])
    ring = table(p1(hand=["Oak", "Elm", "Slab"], stage=["Give"]), p2(), cards={**CARDS, "Give": give})
    ring.play("P1: use Give", "P1: Elm")
    assert prompt(ring) == "Discard: choose 1 (chosen: Elm)"


@pytest.mark.parametrize(
    ("what", "first", "second"),
    [
        ("2, YOU, upto=True", "up to 2", "up to 1"),
        ("9, YOU, upto=True", "any number", "any number"),
        ("9, YOU, least=1", "1 or more", "any number"),
        ("3, YOU, least=2", "2 to 3", "1 to 2"),
        ("3, YOU", "3", "2"),
    ],
)
def test_how_many_may_be_chosen(what: str, first: str, second: str) -> None:
    give = foundation([f"Ability(FORM, (Ready(Sel({what}, tests=(Named('Oak'),))),))"])
    stage = [{"card": "Oak", "committed": True, "counters": {"Ink": n}} for n in range(1, 5)]
    ring = table(p1(hand=[PAGE], stage=["Give", *stage]), p2(), cards={**CARDS, "Give": give})
    ring.play("P1: use Give")
    assert prompt(ring) == f"Ready: choose {first}"
    assert ring.match.question is not None
    assert ring.match.question.rules == ("UVS-INSTR-03",)
    ring.play(f"P1: {ring.begins('Oak')[0]}")
    assert prompt(ring).startswith(f"Ready: choose {second} (chosen: Oak")


@pytest.mark.parametrize(
    ("where", "says"),
    [
        ("DECK", "To the bottom of the deck: choose 1"),
        ("DECK, top=True", "To the top of the deck: choose 1"),
        ("DECK, shuffle=True", "Shuffle into the deck: choose 1"),
        ("MOMENTUM", "Into momentum: choose 1"),
        ("POOL", "Into the card pool: choose 1"),
    ],
)
def test_whoever_chooses_a_card_to_move_reads_where_it_goes(where: str, says: str) -> None:
    move = foundation([f"Ability(FORM, (Move(Sel(1, YOU, (), (HAND,)), {where}),))"])
    ring = table(p1(hand=["Oak", "Elm"], stage=["Move"]), p2(), cards={**CARDS, "Move": move}).play("P1: use Move")
    assert prompt(ring) == says


@pytest.mark.parametrize(
    ("who", "said"),
    [("YOU", "Elm: You may draw 1 card."), ("RIVAL", "Elm: Your rival may have you draw 1 card.")],
)
def test_who_may_do_what_by_which_card(who: str, said: str) -> None:
    elm = foundation([f"Ability(FORM, (May((Draw(1),), {who}),))"])
    ring = table(p1(hand=["Oak"], stage=["Elm"]), p2(), cards={**CARDS, "Elm": elm}).play("P1: use Elm")
    assert prompt(ring) == said
    assert ring.options == ["no", "yes"]


@pytest.mark.proves("UVS-PREST-06")
def test_what_is_cancelled_and_for_what_price() -> None:
    elm = foundation(["Ability(FORM, (Draw(1),), (), None, (RivalMayCancel((Discard(Sel(1, DOER, (), (HAND,))),)),))"])
    ring = table(p1(hand=["Oak"], stage=["Elm"]), p2(hand=["Oak"]), cards={**CARDS, "Elm": elm}).play("P1: use Elm")
    assert prompt(ring) == "Elm: Your rival may discard 1 card to cancel this ability."
