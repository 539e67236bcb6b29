"""Noun phrases in every place: 1 of those there, none of them, the last attack you played, its owner's."""

from __future__ import annotations

import pytest

from kumite.cards.faces import compile_text
from tests.english.lower.lowering import ability, does, lowered, tree
from tests.games.universus.ringside import PAGE, asset, attack, foundation, p1, p2, table

SAME = [  # two texts with one tree
    ("E: Commit 1 of the foundations in your staging area.", "E: Commit 1 foundation."),
    (
        "E: Add up to 2 of the attacks with Stun in your discard pile to your hand.",
        "E: Add up to 2 attacks with Stun from your discard pile to your hand.",
    ),
    (
        "E: Mill 3. Add 1 of the attacks milled this way to your hand.",
        "E: Mill 3. Add 1 attack milled this way to your hand.",
    ),
    ("R Commit: Draw 1 card after you play an attack.", "R Commit: After you play an attack, draw 1 card."),
    (
        "R: Draw 1 card, then mill 2 after your attack is blocked.",
        "R: After your attack is blocked, draw 1 card, then mill 2.",
    ),
    ("R: Draw 1 card before your attack deals damage.", "R: Before your attack deals damage, draw 1 card."),
    ("R: Draw 1 card if a foundation is destroyed.", "R: After a foundation is destroyed, draw 1 card."),
    ("R: Draw 1 card. Only playable after you play an attack.", "R: After you play an attack, draw 1 card."),
    ("E: This attack gets +1 to each keyword rating it has.", "E: This attack gets +1 to all of its keyword ratings."),
    ("E: If any of your foundations is committed, draw 1 card.", "E: If you have a committed foundation, draw 1 card."),
    (
        "E: If none of your foundations are committed, draw 1 card.",
        "E: If you have no committed foundations, draw 1 card.",
    ),
    (
        "E: If 1 of your foundations is not committed, draw 1 card.",
        "E: If you have a non-committed foundation, draw 1 card.",
    ),
    ("E: If 2 of your foundations are committed, draw 1 card.", "E: If you have 2 committed foundations, draw 1 card."),
    ("E: Destroy 1 asset in the staging area of your opponent.", "E: Destroy 1 of your opponent's assets."),
    ("E: Look at the hand of your opponent.", "E: Look at your opponent's hand."),
    (
        "R: After your opponent plays an asset, gain 1 vitality for each card in its owner's hand.",
        "R: After your opponent plays an asset, gain 1 vitality for each card in your opponent's hand.",
    ),
    (
        "R: After your opponent plays an asset, commit 1 foundation in its owner's staging area.",
        "R: After your opponent plays an asset, commit 1 of your opponent's foundations.",
    ),
    (
        "R: After your attack is blocked, remove the card used to block from the game.",
        "R: After your attack is blocked, remove the block from the game.",
    ),
    (
        "E: Destroy 1 asset that shares a symbol with any card in your card pool.",
        "E: Destroy 1 asset that shares a symbol with a card in your card pool.",
    ),
]


@pytest.mark.parametrize(("said", "plain"), SAME)
def test_both_have_one_tree(said: str, plain: str) -> None:
    assert ability(said, "ufs") == ability(plain, "ufs")


HIGHEST = "Best('highest', Sel(1, YOU, (Type((FOUNDATION,)),)), DIFFICULTY)"
LAST = "Sel(1, YOU, (Type((ATTACK,)), FirstPlayed(True)), (POOL,))"
TREES = [
    (
        "E: Add the last Kick attack in your card pool to your hand.",
        "Move(Sel(1, DOER, (Type((ATTACK,)), Outermost((Type((ATTACK,)), Trait('Kick')))), (POOL,)), HAND)",
    ),
    (
        "E: Ready 1 asset that shares a trait with the last attack you played.",
        f"Ready(Sel(1, DOER, (Type((ASSET,)), Shares({LAST}, 'trait'))))",
    ),
    (
        "E: Commit 1 foundation with the highest difficulty.",
        f"Commit(Sel(1, DOER, (Type((FOUNDATION,)), Stat(DIFFICULTY, '=', {HIGHEST}))))",
    ),
    (
        "E: Destroy 1 asset with a higher difficulty than each of your foundations.",
        f"Destroy(Sel(1, DOER, (Type((ASSET,)), Stat(DIFFICULTY, '>', {HIGHEST}))))",
    ),
    ("E: This attack gains all traits of your character.", "GainKeywords(TheAttack(), Yours(), kind='trait')"),
    (
        "E: Reveal the top 3 cards of your deck. If each of them is an attack, draw 1 card.",
        "Reveal(Sel(3, DOER, (), (DECK,), top=True)), If(Every(Ref('revealed'), (Type((ATTACK,)),)), (Draw(1),))",
    ),
]


@pytest.mark.parametrize(("text", "meant"), TREES)
def test_what_is_meant(text: str, meant: str) -> None:
    assert does(text, "ufs") == tree(meant)


@pytest.mark.parametrize(
    "text",
    [
        "E: Commit none of your foundations.",
        "E: Commit any of your foundations.",
        "E: If you have a foundation with the highest difficulty, draw 1 card.",  # among whose cannot be told
        "E: Choose 1 foundation in any staging area. Discard the top card of its owner's deck.",
        "E: Discard 2 cards. If both of them are attacks, draw 1 card.",  # there may be one only
        "R: After you play an asset, destroy 1 asset that shares a symbol with the last attack you played.",
        "E: The second attack you play this turn shares a symbol with your character.",
        "R Commit: Draw 1 card if your character is committed.",  # a state, and nothing happens
        "R: After your attack is blocked, draw 1 card. Only playable after you play an attack.",
        "R Commit: Draw 1 card after you play an attack if it is your turn before you block.",
    ],
)
def test_what_cannot_be_told_is_refused(text: str) -> None:
    assert lowered(text, "ufs").ability is None


def trees(text: str) -> list[str]:
    return [part.tree for part in compile_text(text, "ufs", "foundation", "Test Card")]


@pytest.mark.proves("UVS-POOL-04")
@pytest.mark.parametrize(("which", "gone"), [("last", "Dish"), ("first", "Cup")])
def test_the_last_asset_is_not_the_last_card(which: str, gone: str) -> None:
    text = f"E Commit: Add the {which} asset in your card pool to your hand."
    cards = {
        "Jab": attack(difficulty=0),
        "Cup": asset(),
        "Dish": asset(),
        "Elm": foundation(),
        "Iron Gate": foundation(trees(text)),
    }
    mine = p1(hand=["Jab"], pool=["Cup", "Dish", "Elm"], stage=["Iron Gate", *[PAGE] * 6])
    ring = table(mine, p2(), cards=cards).play("P1: play Jab", "P1: use Iron Gate")
    assert ring["P1.hand"] == [gone]


def test_one_that_is_not_committed_is_enough() -> None:
    text = "E: If 1 of your opponent's foundations is not committed, draw 1 card."
    cards = {"Jab": attack(), "Iron Gate": foundation(trees(text)), "Elm": foundation()}
    for elms, drawn in ((("Elm", {"card": "Elm", "committed": True}), 1), (({"card": "Elm", "committed": True},), 0)):
        mine = p1(hand=["Jab"], stage=["Iron Gate", PAGE], deck=[PAGE, PAGE])
        ring = table(mine, p2(stage=list(elms)), cards=cards).play("P1: play Jab", "P1: use Iron Gate")
        assert len(ring["P1.hand"]) == drawn


def test_a_trait_is_shared_with_the_last_attack_played() -> None:
    text = "E: If your attack shares a trait with the last attack you played, draw 1 card."
    for traits, drawn in ((["Kick"], 1), (["Punch"], 0)):
        cards = {
            "Jab": attack(keywords=["Kick"]),
            "Hook": attack(keywords=traits),
            "Iron Gate": foundation(trees(text)),
        }
        mine = p1(hand=["Jab", "Hook"], stage=["Iron Gate", *[PAGE] * 4], deck=[PAGE] * 5)
        ring = table(mine, p2(), cards=cards).play("P1: play Jab", "P1: pass")
        ring.play("P1: play Hook", "P1: use Iron Gate")
        assert len(ring["P1.hand"]) == drawn
