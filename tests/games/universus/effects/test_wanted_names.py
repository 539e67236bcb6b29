"""Words that card English wanted: named symbols and keywords, keywords of one's choice, digging for a card, reversals
by an effect, the card that a check is made for, multiple copies of whatever attack."""

from __future__ import annotations

import pytest

from kumite.games.universus.faces import face
from kumite.games.universus.terms import symbol_bit
from tests.games.universus.effects.tools import attacking, health, names, now
from tests.games.universus.ringside import PAGE, asset, attack, character, foundation, p1, p2, table


@pytest.mark.parametrize(("word", "has"), [("GainNamed", ("fire", "void")), ("LoseNamed", ())])
def test_a_symbol_that_was_named(word: str, has: tuple[str, ...]) -> None:
    text = f"Ability(FORM, (Name('symbol'), {word}(Yours(), 'symbol')))"
    cards = {"Akane": character(symbols=["fire"]), "Scroll": asset([text])}
    says = "void" if word == "GainNamed" else "fire"
    ring = table(p1(character="Akane", stage=["Scroll"]), p2(), cards=cards)
    ring.play("P1: use Scroll", f"P1: {says}")
    assert face(ring.g, ring.g.character[0]).symbols == sum([symbol_bit(name) for name in has])


@pytest.mark.parametrize(
    ("word", "kind", "says", "keywords", "traits"),
    [
        ("LoseNamed", "keyword", "Stun", ["Safe"], ("Kick",)),
        ("LoseNamed", "keyword", "Kick", ["Stun", "Safe"], ()),
        ("LoseNamed", "trait", "Kick", ["Stun", "Safe"], ()),
        ("GainNamed", "keyword", "Flash", ["Stun", "Safe", "Flash"], ("Kick",)),
        ("GainNamed", "keyword", "Punch", ["Stun", "Safe"], ("Kick", "Punch")),
        ("GainNamed", "trait", "Fury", ["Stun", "Safe"], ("Kick", "Fury")),
    ],
)
def test_a_keyword_that_was_named(
    word: str, kind: str, says: str, keywords: list[str], traits: tuple[str, ...]
) -> None:
    text = f"Ability(ENHANCE, (Name('{kind}'), {word}(TheAttack(), '{kind}')))"
    jab = attack([text], keywords=["Stun: 2", "Safe", "Kick"])
    ring = attacking(p1(), p2(), {}, jab)
    ring.play("P1: use Jab: ability 2", f"P1: {says}")
    assert [keyword.name for keyword in now(ring).keywords] == keywords
    assert now(ring).traits == traits


@pytest.mark.parametrize(("who", "seat"), [("YOU", "P1"), ("RIVAL", "P2")])
def test_a_keyword_of_ones_choice_is_lost(who: str, seat: str) -> None:
    jab = attack([f"Ability(ENHANCE, (LoseOne(TheAttack(), {who}),))"], keywords=["Stun: 2", "Stun: 1", "Kick"])
    ring = attacking(p1(), p2(), {}, jab)
    ring.play("P1: use Jab: ability 3")
    assert ring.question == f"{seat} keyword"
    assert ring.options == ["Stun", "Kick"]
    ring.play(f"{seat}: Stun")
    assert (now(ring).keywords, now(ring).traits) == ((), ("Kick",))


# Digging


@pytest.mark.proves("UVS-EFF-08")
@pytest.mark.parametrize(("tests", "n", "milled"), [("ATTACK", 1, 3), ("ATTACK", 2, 4), ("ASSET", 1, 24)])
def test_cards_until_the_one_that_is_looked_for(tests: str, n: int, milled: int) -> None:
    text = f"Ability(FORM, (Dig((Type(({tests},)),), n={n}), Move(Ref('found'), HAND)))"
    ring = table(
        p1(stage=["Scroll"], deck=[PAGE, PAGE, "Jab", "Hook"]),
        p2(),
        cards={"Scroll": asset([text]), "Jab": attack(), "Hook": attack()},
    )
    ring.play("P1: use Scroll")
    while ring.question == "P1 pile order":
        ring.play("P1: done")
    found = {(1, 3): ["Jab"], (2, 4): ["Hook"]}.get((n, milled), [])
    assert names(ring, "P1.hand") == found
    assert sum([line["amount"] for line in ring.told_of("mill")]) == milled


def test_revealed_until_the_one_that_is_looked_for() -> None:
    text = "Ability(FORM, (Dig((Type((ATTACK,)),), reveal=True), Move(Ref('found'), HAND)))"
    ring = table(
        p1(stage=["Scroll"], deck=[PAGE, "Jab", "Hook"]),
        p2(),
        cards={"Scroll": asset([text]), "Jab": attack(), "Hook": attack()},
    )
    ring.play("P1: use Scroll")
    assert names(ring, "P1.hand") == ["Jab"]
    assert not ring.told_of("mill")
    assert ring.told_of("reveal")[0]["cards"] == [PAGE, "Jab"]


# Playing


@pytest.mark.proves("UVS-KREV-01", "UVS-STACK-01")
def test_an_effect_has_a_reversal_played() -> None:
    back = "PlayNow(Sel(1, DOER, (Type((ATTACK,)),), (HAND,)), reversal=True)"
    text = f"Ability(RESPONSE, ({back},), trigger=Event(V_RESOLVE, RIVAL))"
    asks = "Ability(ENHANCE, (Modify(TheAttack(YOU, (PlayedAs(AS_REVERSAL),)), DAMAGE, 5),))"
    ring = attacking(
        p1(health=20),
        p2(hand=["Hook"], stage=["Ward"]),
        {"Hook": attack([asks], difficulty=0), "Ward": foundation([text])},
    )
    ring.on("P2 block")
    ring.play("P2: no block")
    ring.play("P2: use Ward")
    ring.on("P2 enhance")
    ring.play("P2: use Hook")
    ring.on("P1 form")
    assert health(ring)[0] == 12


def test_the_card_that_a_check_is_made_for() -> None:
    text = "Ability(RESPONSE, (Modify(Ref('tried'), DAMAGE, 2),), trigger=Event(V_CHECK, YOU, own=True))"
    ring = table(
        p1(hand=["Jab"], deck=["Omen"]),
        p2(hand=["Wall"]),
        cards={"Jab": attack(difficulty=0), "Omen": foundation([text]), "Wall": foundation(block="+9 mid")},
    )
    ring.play("P1: play Jab", "P1: use Omen in the discard pile")
    ring.on("P2 block")
    assert now(ring).damage == 5


@pytest.mark.proves("UVS-KMULT-01")
def test_multiple_copies_of_whatever_attack() -> None:
    text = "Ability(FORM, (Gain(Count(Sel(1, YOU, (MultipleCopy(),), (POOL,)))),))"
    jab = attack(keywords=["Multiple: 2"])
    ring = attacking(p1(stage=["Scroll"], momentum=[PAGE, PAGE], health=9), p2(), {"Scroll": asset([text])}, jab)
    ring.play("P1: use Jab", f"P1: {PAGE} in momentum #1", f"P1: {PAGE} in momentum")
    ring.on("P1 form")
    ring.play("P1: use Scroll")
    assert health(ring)[0] == 11
