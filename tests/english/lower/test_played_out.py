"""What a sentence comes to at the table, where its tree alone would not show it."""

from __future__ import annotations

import pytest

from kumite.cards.faces import compile_text
from kumite.english.lower.ability import lower_card
from kumite.games.universus.tags import tags_of_ability
from kumite.games.universus.terms import TYPES
from tests.english.lower.lowering import ability, does, lowered, tree
from tests.games.ufs.ringside import table as older
from tests.games.universus.ringside import PAGE, Table, asset, attack, backup, foundation, p1, p2, table

BOTH = "Choose(Sel(1, RIVAL, (Type((FOUNDATION,)),))), {}(Ref('chosen')), {}(Ref('chosen'))"


def told(text: str, wording: str = "universus", kind: str = "foundation") -> list[str]:
    return [part.tree for part in compile_text(text, wording, kind, "Test Card")]


# Two verbs, one card


@pytest.mark.proves("UVS-EFF-08")
def test_a_card_that_one_verb_cannot_be_done_to_is_chosen_all_the_same() -> None:
    cards = {
        "Jab": attack(),
        "Ice": foundation(told("Enhance: Commit and freeze 1 rival foundation.")),
        "Elm": foundation(),
    }
    theirs = p2(stage=[{"card": "Elm", "committed": True}, PAGE])
    ring = table(p1(hand=["Jab", PAGE], stage=["Ice"]), theirs, cards=cards).play("P1: play Jab", "P1: use Ice")
    ring.play(f"P1: {next(text for text in ring.options if 'Elm' in text)}")
    assert ring["P2.stage"][1:] == ["Elm (committed, frozen)", PAGE]


def test_two_verbs_have_one_object() -> None:
    for text, first, second in (("Commit and freeze", "Commit", "Freeze"), ("Seal and commit", "Seal", "Commit")):
        assert does(f"Enhance: {text} 1 rival foundation.") == tree(BOTH.format(first, second))
    assert does("Enhance: Freeze and seal all rival foundations.") == tree(
        "Choose(Sel(99, RIVAL, (Type((FOUNDATION,)),), every=True)), Freeze(Ref('chosen')), Seal(Ref('chosen'))"
    )
    assert does("Enhance: Flip and seal your character.") == tree("Flip(Yours()), Seal(Yours())")
    paid = ability("Enhance Seal and commit 1 foundation: Draw 1 card.")  # both must be possible
    assert paid.cost == tree("Seal(Sel(1, DOER, (Type((FOUNDATION,)),))), Commit(Ref('sealed'))")
    price = ability("Enhance: Draw 1 card. Your rival may commit and freeze 1 foundation to cancel this ability.")
    assert "Choose" not in repr(price)


@pytest.mark.proves("UVS-ABTHAT-01")
def test_such_an_ability_does_it_to_what_there_was_to_choose_from() -> None:
    tags = tags_of_ability(ability("Enhance: Commit and freeze 1 rival foundation."))
    assert {"commits: rival", "freezes: rival", "commits foundations"} <= set(tags)
    assert not {"commits: own", "freezes: own", "commits characters"} & set(tags)
    theirs = tags_of_ability(ability("Enhance: Your rival seals and commits 1 of their foundations."))
    assert "commits: rival" in theirs
    assert "commits: own" not in theirs


# While this card is in your staging area


@pytest.mark.proves("UFS-RULING-34")
@pytest.mark.parametrize(
    ("text", "ready", "spent"),
    [
        ("While this card is in your staging area, your attacks get +2 damage.", 5, 5),
        ("While this card is ready in your staging area, your attacks get +2 damage.", 5, 3),
        ("While this card is ready, your attacks get +2 damage.", 5, 3),
        ("While this card is committed, your attacks get +2 damage.", 3, 5),
    ],
)
def test_what_holds_in_the_stage_does_not_hold_in_the_card_pool(text: str, ready: int, spent: int) -> None:
    cards = {"Jab": attack(["Ability(ENHANCE, (Draw(1),))"]), "Bell": asset(told(text, "ufs", "asset"))}
    for side, damage in (
        (p1(stage=["Bell", PAGE, PAGE]), ready),
        (p1(stage=[{"card": "Bell", "committed": True}, PAGE, PAGE]), spent),
        (p1(stage=[PAGE, PAGE], pool=["Bell"]), 3),
    ):
        ring = older({"hand": ["Jab"], **side}, p2(), cards=cards).play("P1: play Jab")
        assert ring["attack.damage"] == damage
    plain = {"Jab": cards["Jab"], "Bell": asset(told("Your attacks get +2 damage.", "ufs", "asset"))}
    ring = older(p1(hand=["Jab"], stage=[PAGE, PAGE], pool=["Bell"]), p2(), cards=plain).play("P1: play Jab")
    assert ring["attack.damage"] == 5


def test_a_character_speaks_in_the_stage_only_and_has_no_need_to_say_so() -> None:
    assert not ability("While this card is ready, your attacks get +1 damage.", on="character").riders
    assert ability("While this card is ready, your attacks get +1 damage.").riders


# Difficulty


@pytest.mark.proves("UVS-RULING-118")
def test_the_difficulty_of_foundations_changes_in_stages_too() -> None:
    waits = "Form: Foundation cards get +1 difficulty this turn."
    asks = "Form: Ready all foundations with a difficulty of 2 or more."
    lying = [{"card": PAGE, "committed": True}]
    cards = {"Fog": foundation(told(waits)), "Sun": asset(told(asks, kind="asset"))}
    ring = table(p1(hand=[PAGE], stage=["Fog", "Sun", *lying]), p2(), cards=cards)
    ring.play("P1: use Sun")
    assert ring["P1.stage"][3] == f"{PAGE} (committed)"
    ring.play("P1: use Fog", "P1: use Sun")
    assert ring["P1.stage"][3] == PAGE


def test_attacks_have_a_difficulty_as_they_are_played() -> None:
    for cards in ("attacks", "attack cards"):
        assert "zones=(4, 6)" in repr(does(f"Enhance: Your {cards} get +1 difficulty this turn."))
    assert "zones=(0, 4, 6)" in repr(does("Enhance: Non-attack cards get +1 difficulty this turn."))


# Stun


@pytest.mark.proves("UVS-KSTUN-01")
def test_whom_this_attacks_stun_has_commit() -> None:
    text = "Enhance: Freeze 1 foundation committed by this attack's Stun ability."
    assert "whose=1" in repr(does(text, on="attack"))
    assert "whose=3" in repr(does(text))  # the attack may be the rival's
    assert "whose=3" in repr(does(text.replace("Enhance", "Enhance [Momentum]"), on="attack"))


# Your Combat Phase, your turn


def reversed_on_their_turn(text: str) -> Table:
    cards = {"Jab": attack(), "Vow": foundation(told(text, "ufs")), "Kick": attack()}
    mine = p1(hand=["Kick"], stage=["Vow", PAGE, PAGE], deck=[PAGE] * 9)
    ring = older(mine, p2(hand=["Jab"], stage=[PAGE, PAGE]), cards=cards, turn="P2")
    return ring.play("P2: play Jab").on("P1 enhance").play("P1: use Vow")


@pytest.mark.parametrize("keyword", ["", "Safe and "])
def test_on_the_rivals_turn_your_combat_phase_is_still_to_come(keyword: str) -> None:
    text = f"E Commit: Until the end of your Combat Phase, your attacks get {keyword}+2 damage."
    ring = reversed_on_their_turn(text).on("P1 form").play("P1: play Kick")
    assert ring["attack.damage"] == 5
    there = "E Commit: Until the end of the Combat Phase, your attacks get +2 damage."
    ring = reversed_on_their_turn(there).on("P1 form").play("P1: play Kick")
    assert ring["attack.damage"] == 3
    assert lowered(text.replace("your attacks", "your opponent's attacks"), "ufs").ability is None
    assert lowered("E: Your attacks get +2 damage until the end of your Combat Phase.", "ufs").ability is None
    assert "until=5" in repr(does("F: Until the end of your Combat Phase, your attacks get +2 damage.", "ufs"))


def test_the_end_of_your_turn_comes_on_your_turn() -> None:
    text = "Enhance: Build 1 backup from your discard pile. Sacrifice that backup at the end of your turn."
    cards = {"Jab": attack(), "Call": foundation(told(text)), "Page": backup()}
    held = {"stage": ["Call", PAGE, PAGE], "discards": ["Page"], "hand": [PAGE]}
    ring = table(p1(**held), p2(hand=["Jab"], stage=[PAGE, PAGE]), cards=cards, turn="P2")
    ring.play("P2: play Jab").on("P1 enhance").play("P1: use Call")
    assert "Page" in ring["P1.stage"]
    ring.on("P1 form")
    assert "Page" in ring["P1.stage"]
    ring.on("P2 form")
    assert "Page" not in ring["P1.stage"]
    ring = table({**held, "hand": ["Jab"]}, p2(hand=[PAGE]), cards=cards).play("P1: play Jab", "P1: use Call")
    ring.on("P2 form")
    assert "Page" not in ring["P1.stage"]  # this turn's end


# Keywords, and what abilities do


def test_a_line_that_repeats_a_keyword_gives_no_second_one() -> None:
    text = "Breaker: 1\n\nE: Draw 1 card."
    one = [found.words for found in lower_card(text, "ufs", TYPES.index("attack"), "Test Card", ("Breaker: 1", "Kick"))]
    assert len(one) == 1
    for keywords in (("Breaker: 2",), (), None):
        assert len(lower_card(text, "ufs", TYPES.index("attack"), "Test Card", keywords)) == 2


@pytest.mark.proves("UVS-DRAW-01", "UVS-ABTHAT-01")
def test_to_draw_is_to_add_to_ones_own_hand() -> None:
    waits = "R: After your opponent plays an ability that draws or adds cards to their hand, gain 1 vitality."
    trigger = ability(waits, "ufs").trigger
    assert trigger == tree("Event(V_ABILITY, RIVAL, does=('adds to hand: own',))")[0]
    assert "adds to hand: own" in tags_of_ability(ability("Enhance: Draw 1 card."))
    assert "adds to hand: own" not in tags_of_ability(ability("Enhance: Your rival draws 1 card."))


# Where a response is played from


@pytest.mark.proves("UFS-RULING-59", "UFS-ABIL-05", "UFS-CONF-02")
@pytest.mark.parametrize("bracket", ["", " [Card Pool]"])
def test_after_a_block_with_it_a_card_is_in_the_card_pool(bracket: str) -> None:
    """With the bracket or without; anything else needs it."""
    blocks, other = (
        f"R{bracket}: After you block with this card, gain 2 vitality.",
        "R: After you block, gain 2 vitality.",
    )
    for text, offered in ((blocks, True), (other, False)):
        cards = {"Jab": attack(), "Wall": foundation(told(text, "ufs"), block="+0 mid")}
        ring = older(p1(hand=["Jab", PAGE]), p2(hand=["Wall"], health=20), cards=cards)
        ring.play("P1: play Jab").on("P2 block").play("P2: block with Wall")
        assert (ring.question == "P2 respond") == offered
    assert not ability("R: After this card is destroyed, draw 1 card.", "ufs").riders
    assert not ability("R: After your opponent blocks this attack, draw 1 card.", "ufs", "attack").riders
    assert not ability("Response: After you block with this card, draw 1 card.").riders  # UVS-RESP-04
