"""Cards that are turned up or down: what follows asks them as they were (UFS-RULING-54, UVS-SCOPE-03, UVS-COPY-02), and
keywords taken from other cards, 'Name' Only among them (UFS-KEY-19)."""

from __future__ import annotations

import pytest

from kumite.games.universus.trees.notation import notation
from tests.english.lower.lowering import ability
from tests.games.ufs.ringside import character, table
from tests.games.universus.ringside import PAGE, Table, action, asset, attack, foundation, p1, p2


def said(text: str, on: str = "foundation") -> list[str]:
    return [notation(ability(text, "ufs", on))]


CARDS = {
    "Jab": attack(),
    "Gem": asset(),
    "Chant": action(["Ability(FORM, (Gain(1),))"]),
    "Oath": foundation(),
    "Vow": foundation(),
    "Bell": asset(["Ability(FORM, (Gain(1),))"]),
}
TURNS = "F Commit: Turn 1 face down card in your staging area face up."


def turned(text: str, hidden: str, *, down: bool = True) -> Table:
    cards = {**CARDS, "Tool": foundation(said(text))}
    held = {"card": hidden, "down": True} if down else hidden
    mine = p1(stage=["Tool", "Bell", held], hand=[], health=5)
    return table(mine, p2(), cards=cards).play("P1: use Tool").on("P1 form")


@pytest.mark.proves("UFS-RULING-54")
@pytest.mark.parametrize("hidden", ["Jab", "Chant", "Gem", "Oath"])
@pytest.mark.parametrize(
    ("what", "fits"),
    [("an attack or action card", ("Jab", "Chant")), ("an asset", ("Gem",)), ("a foundation", ("Oath",))],
)
def test_a_card_that_is_turned_up_is_what_it_turned_out_to_be(what: str, fits: tuple[str, ...], hidden: str) -> None:
    ring = turned(f"{TURNS} If the card is {what}, add it to your hand.", hidden)
    assert ring["P1.hand"] == ([hidden] if hidden in fits else [])
    assert (hidden in ring["P1.discards"]) is (hidden in ("Jab", "Chant") and hidden not in fits)


@pytest.mark.proves("UVS-SCOPE-03")
def test_a_card_that_was_face_down_as_it_left_is_still_nothing_but_a_foundation() -> None:
    text = "F Commit: Destroy 1 of your face down foundations. If it was an attack, add it to your hand."
    cards = {**CARDS, "Tool": asset(said(text, "asset"))}
    mine = p1(stage=["Tool", "Bell", {"card": "Jab", "down": True}], hand=[], health=5)
    ring = table(mine, cards=cards).play("P1: use Tool").on("P1 form")
    assert (ring["P1.hand"], ring["P1.discards"]) == ([], ["Jab"])


# Copies of a card that lies face down now

OTHER = "R Flip: After your opponent flips a foundation, flip 1 other copy of that foundation in their staging area."


def opposing(mine: list[object], theirs: list[object], texts: dict[str, str], **more: object) -> Table:
    tools = {name: foundation(said(text)) for name, text in texts.items()}
    return table(p1(stage=mine, health=5, **more), p2(stage=theirs), cards={**CARDS, **tools})


@pytest.mark.proves("UVS-COPY-01", "UVS-SCOPE-03")
def test_the_other_copy_of_a_foundation_that_was_flipped() -> None:
    text = "F Commit: Flip 1 foundation in your opponent's staging area. Flip 1 other copy of that foundation."
    for mine, flipped in ((["Oath", "Vow"], 1), (["Vow", "Vow"], 0)):
        ring = opposing(["Tool", "Bell", *mine], ["Vow", "Oath", "Oath"], {"Tool": text})
        ring.play("P1: use Tool", "P1: P2's Oath").on("P1 form")
        assert [ring["P2.stage"].count(name) for name in ("Vow", "Oath", "Oath (face down)")] == [1, 1, 1]
        assert ring["P1.stage"].count("Oath (face down)") == flipped
        assert ring["P1.stage"].count("Vow") == mine.count("Vow")


@pytest.mark.proves("UVS-COPY-01", "UVS-EVENT-06")
@pytest.mark.parametrize("first", ["Oath", "Vow", "Gem"])
def test_a_response_to_flipping_knows_what_was_flipped(first: str) -> None:
    flips = (
        "F Flip 1 of your foundations: Gain 1 vitality."
        if first != "Gem"
        else "F Flip 1 of your assets: Gain 1 vitality."
    )
    cards = {**CARDS, "Tool": asset(said(flips, "asset")), "Mirror": foundation(said(OTHER))}
    mine = p1(stage=["Tool", "Bell", "Oath", "Oath", "Vow", "Gem"], health=5)
    ring = table(mine, p2(stage=["Mirror"]), cards=cards).play("P1: use Tool")
    ring.play(f"P1: {next(option for option in ring.options if option.startswith(first))}")
    if first == "Oath":
        ring.on("P2 respond").play("P2: use Mirror")
    ring.on("P1 form")
    assert (ring["P1.stage"].count("Oath"), ring["P1.stage"].count("Vow")) == {
        "Oath": (0, 1),
        "Vow": (2, 0),
        "Gem": (2, 1),
    }[first]


@pytest.mark.proves("UVS-COPY-01", "UVS-SCOPE-04")
def test_all_other_copies_and_none_of_them_played() -> None:
    flips = "F Commit: Flip 1 foundation in your staging area."
    text = f"{flips} You cannot play copies of that foundation for the rest of this turn."
    ring = opposing(["Tool", "Bell", "Oath"], [], {"Tool": text}, hand=["Oath", "Vow"]).play("P1: use Tool")
    ring.play(f"P1: {next(option for option in ring.options if option.startswith('Oath'))}").on("P1 form")
    assert ("play Oath" in ring.options, "play Vow" in ring.options) == (False, True)
    text = f"{flips} Flip all other copies of that foundation."
    ring = opposing(["Tool", "Bell", "Oath", "Vow", "Oath"], ["Oath"], {"Tool": text}).play("P1: use Tool")
    ring.play(f"P1: {next(option for option in ring.options if option.startswith('Oath'))}").on("P1 form")
    assert [ring[f"{seat}.stage"].count("Oath") for seat in ("P1", "P2")] == [0, 1]
    assert ring["P1.stage"].count("Vow") == 1


@pytest.mark.proves("UVS-COPY-02")
def test_a_card_that_lay_face_down_before_is_a_copy_of_nothing() -> None:
    text = "F Commit: Choose 1 face down card in your staging area. Flip 1 copy of that card in your staging area."
    hidden = {"card": "Oath", "down": True}
    ring = opposing(["Tool", "Bell", hidden, "Oath"], [], {"Tool": text}).play("P1: use Tool").on("P1 form")
    assert ring["P1.stage"].count("Oath") == 1


# Keywords taken from other cards

TAKES = (
    "E: Reveal the top 2 cards of your deck. "
    "This attack gains all keywords and their ratings printed on the revealed cards."
)


@pytest.mark.proves("UFS-KEY-19")
@pytest.mark.parametrize(("who", "stays"), [("Sparring Partner", True), ("Doctor Rust", False)])
def test_name_only_is_gained_like_any_other_keyword(who: str, stays: bool) -> None:
    cards = {
        "Doctor Rust": character(),
        "Jab": attack(said(TAKES, "attack"), difficulty=0),
        "Fort": foundation(keywords=[f"'{who}' Only", "Stun: 2", "Brass"]),
        "Wall": foundation(block="+9 mid"),
    }
    mine = p1(pool=["Jab"], deck=["Fort", PAGE], health=5)
    ring = table(mine, p2(hand=["Wall"]), cards=cards, attack="P1").play("P1: use Jab")
    ring.on("P1 enhance", "P2 enhance", "P2 block", "P1 form")
    assert ("Jab" in ring["P1.pool"]) is stays
    assert ("Jab" in ring["P1.discards"]) is not stays
    assert [line["detail"] for line in ring.told_of("grant")] == [f"'{who}' Only", "Stun: 2", "Brass"]
