"""Sentences of our own, read and then played: found by a reader who played printed cards beside their trees."""

from __future__ import annotations

import pytest

from kumite.games.universus.faces import face
from kumite.games.universus.trees.notation import notation
from tests.english.lower.lowering import ability
from tests.games.universus.effects.tools import attacking, lies, now
from tests.games.universus.ringside import PAGE, asset, attack, backup, foundation, p1, p2, table


def said(text: str, on: str = "foundation", wording: str = "universus") -> list[str]:
    """The tree of a sentence on a card."""
    return [notation(ability(text, wording, on))]


@pytest.mark.proves("UFS-CARD-17", "UVS-KW-01")
def test_a_blank_text_box_leaves_the_keywords() -> None:
    text = "E Commit: Choose 1 of your opponent's foundations. That card is considered to have a blank text box "
    blanks = said(f"{text}until the end of this turn.", wording="ufs")
    plus = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1),))"
    always = "Ability(CONTINUOUS, (Modify(Sel(99, YOU, (Type((ASSET,)),), every=True), DIFFICULTY, 1),))"
    cards = {
        "Eraser": foundation(blanks),
        "Idol": foundation([plus, always], keywords=["Unique", "Breaker: 1", "Ally"]),
    }
    ring = attacking(p1(stage=["Eraser"]), p2(stage=["Idol"]), cards).play("P1: use Eraser")
    seen = lies(ring, 1, 1)
    assert [word.name for word in seen.keywords] == ["Unique", "Breaker"]
    assert "Ally" in seen.traits
    assert [held.keyword for held in seen.abilities] == ["Unique", "Breaker"]


BEFORE = "Response Commit: Before the Block Step of your rival's attack, it gets -2 damage."


@pytest.mark.proves("UVS-KFLASH-01", "UVS-BSTEP-01")
@pytest.mark.parametrize("keywords", [[], ["Flash"]])
def test_before_the_block_step_comes_with_flash_too(keywords: list[str]) -> None:
    cards = {"Jab": attack(difficulty=0, keywords=keywords), "Haze": foundation(said(BEFORE))}
    cards["Wall"] = foundation(block="+9 mid")
    ring = table(p1(hand=["Jab"]), p2(stage=["Haze"], hand=["Wall"]), cards=cards).play("P1: play Jab")
    ring.on("P2 respond").play("P2: use Haze")
    assert now(ring).damage == 1
    ring.on("P2 block")
    assert "block with Wall" in ring.options


@pytest.mark.proves("UVS-SEQ-04")
def test_nothing_is_before_the_block_step_that_is_skipped() -> None:
    cards = {"Jab": attack(difficulty=0), "Haze": foundation(said(BEFORE)), "Pal": backup()}
    ring = table(p1(hand=["Jab"]), p2(stage=["Haze", "Pal"]), cards=cards).play("P1: play Jab", "P1: attack P2's Pal")
    assert ring.on("P2 respond", "P1 form").question == "P1 form"


FIRST = "Enhance: If this is your first attack this turn, it gets +2 damage."


@pytest.mark.proves("UVS-STACK-10", "UVS-KMULT-01")
def test_a_copy_is_not_your_first_attack() -> None:
    cards = {"Jab": attack(difficulty=0, keywords=["Multiple: 1"]), "Coach": foundation(said(FIRST))}
    cards["Wall"] = foundation(block="+9 mid")
    ring = table(p1(hand=["Jab"], stage=["Coach"], momentum=[PAGE]), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: play Jab").play("P1: use Jab").on("P1 enhance").play("P1: use Coach")
    assert now(ring).damage == 5
    ring.on("P2 block").on("P1 enhance").play("P1: use Coach")
    assert now(ring).damage == 3


# What is printed on cards that lie face down

UNDER = {
    "Feather": attack(damage=2, difficulty=4, keywords=["Kick", "Stun: 1"], does=["Ability(ENHANCE, (Gain(1),))"]),
    "Anvil": attack(damage=6, difficulty=4),
}


@pytest.mark.proves("UVS-PRINT-01", "UVS-REVEAL-02")
@pytest.mark.parametrize(
    ("asked", "gained"),
    [
        ("Count(Sel(1, YOU, (Stat(DAMAGE, '<=', 3, True),), (MOMENTUM,)))", 1),
        ("Count(Sel(1, YOU, (Stat(DAMAGE, '>=', 3, True),), (MOMENTUM,)))", 1),
        ("Count(Sel(1, YOU, (Trait('Kick', True),), (MOMENTUM,)))", 1),
        ("Count(Sel(1, YOU, (HasAbility(ENHANCE, printed=True),), (MOMENTUM,)))", 1),
        ("Count(Sel(1, YOU, (Textless(),), (MOMENTUM,)))", 1),
        ("Count(Sel(1, YOU, (), (MOMENTUM,)), by='keyword', printed=True)", 2),
        ("Value(Sel(1, YOU, (), (MOMENTUM,)), DIFFICULTY, True)", 8),
        ("Best('highest', Sel(1, YOU, (), (MOMENTUM,)), DAMAGE, True)", 6),
        ("Best('lowest', Sel(1, YOU, (), (MOMENTUM,)), DAMAGE)", 2),
        ("Count(Sel(1, YOU, (Type((FOUNDATION,)), Stat(DIFFICULTY, '>=', 4, True))))", 0),  # not in the stage
    ],
)
def test_what_is_printed_on_momentum_is_read(asked: str, gained: int) -> None:
    cards = {"Lens": asset([f"Ability(FORM, (Gain({asked}),))"]), **UNDER}
    mine = p1(stage=["Lens", {"card": "Feather", "down": True}], momentum=["Feather", "Anvil"], health=5)
    assert table(mine, cards=cards).play("P1: use Lens")["P1.health"] == 5 + gained


FETCH = (
    "E: Reveal your momentum. Add 1 attack with a printed damage of 2 or less from your momentum to your hand. For the "
    "rest of this turn, your control checks to play copies of that attack get +2."
)


@pytest.mark.proves("UVS-COPY-01", "UVS-SCOPE-03", "UVS-PRINT-01")
@pytest.mark.parametrize(("tried", "so"), [("Feather", True), ("Anvil", False)])
def test_a_copy_of_what_went_into_the_hand(tried: str, so: bool) -> None:
    cards = {**UNDER, "Wall": foundation(block="+9 mid")}
    jab = attack(said(FETCH, "attack", "ufs"))
    mine = p1(momentum=["Feather", "Anvil"], hand=["Feather", "Anvil"])
    ring = attacking(mine, p2(), cards, jab).play("P1: use Jab")
    assert sorted(ring["P1.hand"]) == ["Anvil", "Feather", "Feather"]
    ring.on("P1 form").play(f"P1: play {tried}")
    assert (tried in ring["P1.pool"]) is so  # a 3 against 4, and 1 for the Jab


# A rule on its own card

UPWARD = "Enhance: If this attack is added to your momentum this turn, add it face up."


@pytest.mark.proves("UVS-ASGN-01", "UVS-ZCHG-01", "UVS-MOM-02")
@pytest.mark.parametrize("again", [False, True])
def test_a_rule_on_its_own_card_ends_as_that_changes_zones(again: bool) -> None:
    back = "Ability(FORM, (Move(Sel(1, YOU, (Named('Lift'),), (POOL,)), HAND),))"
    cards = {"Lift": attack(said(UPWARD, "attack"), difficulty=0), "Hook": asset([back])}
    ring = table(p1(hand=["Lift"], stage=["Hook"]), p2(), cards=cards).play("P1: play Lift", "P1: use Lift")
    ring.on("P1 form")
    if again:
        ring.play("P1: use Hook").on("P1 form").play("P1: play Lift")
    ring.on("P1 momentum").play("P1: into momentum")
    assert len(ring.g.momentum[0]) == 1
    assert face(ring.g, ring.g.momentum[0][0]).name == ("" if again else "Lift")


# The next attack

NEXT = "Response: After you play this attack, your next Flash attack gets +2 damage."


@pytest.mark.proves("UVS-NEXT-01", "UVS-RULING-94")
def test_the_next_attack_of_an_attack_is_another_one() -> None:
    cards = {
        "Spark": attack(said(NEXT, "attack"), difficulty=0, keywords=["Flash"]),
        "Flare": attack(difficulty=0, keywords=["Flash"]),
        "Wall": foundation(block="+9 mid"),
    }
    ring = table(p1(hand=["Spark", "Flare"]), p2(hand=["Wall"]), cards=cards)
    ring.play("P1: play Spark", "P1: use Spark").on("P2 block")
    assert now(ring).damage == 3
    ring.play("P2: no block").on("P1 form").play("P1: play Flare").on("P2 block")
    assert now(ring).damage == 5


# Revealed by whom

SHOWN = "After this card is revealed from your hand during the Enhance Step, your attack gets +2 damage."


@pytest.mark.proves("UVS-EVENT-07", "UVS-REVEAL-01")
@pytest.mark.parametrize(
    ("seat", "whose", "damage"),
    [("P1", "YOU", 5), ("P2", "RIVAL", 5), ("P1", "RIVAL", 3), ("P2", "YOU", 3)],
)
def test_a_card_of_mine_is_revealed_by_me_whoever_wants_it(seat: str, whose: str, damage: int) -> None:
    asks = f"Ability(ENHANCE, (Reveal(Sel(99, {whose}, (), (HAND,), every=True)),))"
    cards = {"Letter": foundation(said(SHOWN)), "Spy": asset([asks])}
    mine, theirs = p1(hand=["Letter"]), p2()
    (mine if seat == "P1" else theirs)["stage"] = ["Spy"]
    ring = attacking(mine, theirs, cards).on(f"{seat} enhance").play(f"{seat}: use Spy").on("P2 block")
    assert now(ring).damage == damage
