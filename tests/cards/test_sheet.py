"""A card somebody writes: read with what goes without saying, warned about, and laid on a table."""

from __future__ import annotations

from typing import Any

import pytest

import kumite
from kumite.cards.faces import compile_card
from kumite.cards.pool import PoolCard, pooled
from kumite.cards.sheet import read_sheet
from kumite.cards.trying import position, warnings
from kumite.errors import Refusal

KICK = """
name: Lantern Kick
attack: 3 mid 4
difficulty: 3
block: +2 low
keywords: [Kick, Stun: 1]

Enhance Commit 1 foundation: This attack gets +2 damage.

Enhance: Draw 1 card.
"""


def card_of(text: str) -> PoolCard:
    return pooled(compile_card(read_sheet(text).record))


def with_text(text: str, **head: Any) -> PoolCard:
    lines = "\n".join([f"{key}: {value}" for key, value in {"name": "Wick", **head}.items()])
    return card_of(f"{lines}\n\n{text}\n")


def test_a_sheet() -> None:
    sheet = read_sheet(KICK)
    record = sheet.record
    assert (record.name, record.type, record.speed, record.zone, record.damage) == (
        "Lantern Kick",
        "attack",
        3,
        "mid",
        4,
    )
    assert (record.block_mod, record.block_zone, record.difficulty, record.control) == (2, "low", 3, 3)
    assert record.keywords == ("Kick", "Stun: 1")
    assert record.text.count("Enhance") == 2
    assert set(sheet.usual) == {"check 3", "symbols fire, water, earth"}


def test_yaml_all_the_way() -> None:
    whole = read_sheet(
        "name: Wick\ntype: asset\nsymbols: fire, water\nkeywords: Unique\n\ntext: |\n  Form Commit: Draw 1 card.\n"
    )
    assert whole.record.text.strip() == "Form Commit: Draw 1 card."
    assert whole.record.symbols == ("fire", "water")
    assert whole.record.keywords == ("Unique",)
    assert read_sheet("card: Wick").record.type == "foundation"
    assert read_sheet("card: Wick\ntype: backup\nstamina: 3").record.health == 3


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a card begins with lines like 'name: Lantern Kick'"),
        ("- a", "a card begins with lines like"),
        ("name: [", "this is not YAML"),
        ("name: A\ntype: hat", "type is 'hat'; it must be one of attack"),
        ("name: A\nblock: mid", "block is written like '+2 mid', not 'mid'"),
        ("name: A\nattack: strong", "attack is written like '3 mid 4'"),
        ("name: A\ndifficulti: 3", "unknown entry 'difficulti'; did you mean 'difficulty'?"),
        ("name: A\nqwxz: 3", "unknown entry 'qwxz'; a card has name, type"),
        ("name: A\n" + "#" * 30_000, "a card is written in at most 20000 letters"),
    ],
)
def test_a_wrong_sheet(text: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_sheet(text)
    assert sentence in str(refused.value)


# Warnings


def test_a_card_like_any_other_gives_no_warning() -> None:
    assert warnings(card_of(KICK)) == []
    assert warnings(with_text("Enhance Commit: Your attack gets +2 damage.")) == []
    assert warnings(with_text("Enhance Commit: Your attack gets +2 damage.", type="character")) == []


def test_no_such_keyword() -> None:
    (told,) = warnings(with_text("Form Commit: Draw 1 card.", keywords='["Stunn: 2"]'))
    assert told == "no such keyword or trait: Stunn: 2; did you mean Stun?"


def test_a_cost_that_can_never_be_paid() -> None:
    """An attack is never ready in a stage, where it could be committed."""
    (told,) = warnings(with_text("Enhance Commit: This attack gets +2 damage.", attack="3 mid 4"))
    assert told.startswith(
        "ability 1 has a cost that cannot be paid, however much there is to pay with: Enhance Commit"
    )
    assert warnings(with_text("Enhance Commit 1 foundation: This attack gets +2 damage.", attack="3 mid 4")) == []


def test_an_effect_that_does_nothing() -> None:
    (told,) = warnings(with_text("Form Commit: Draw 0 cards."))
    assert told == "ability 1 does nothing, whatever happens: Form Commit: Draw 0 cards"


@pytest.mark.parametrize(
    "text",
    [
        "Form: You may draw 0 cards.",
        "Form: If you have 2 or more assets, draw 0 cards.",
        "Enhance: Discard up to 0 cards.",
    ],
)
def test_nothing_is_nothing_in_an_option_and_under_a_condition_too(text: str) -> None:
    (told,) = warnings(with_text(text))
    assert told == f"ability 1 does nothing, whatever happens: {shown(text)}"


@pytest.mark.parametrize(
    "text",
    [
        "Form: You may draw 1 card.",
        "Form: You may discard 1 card to draw 0 cards.",
        "Form: If you have 2 or more assets, draw 0 cards. Otherwise, draw 1 card.",
    ],
)
def test_an_option_with_something_in_it_is_not_nothing(text: str) -> None:
    assert warnings(with_text(text)) == []


def shown(text: str) -> str:
    return text.replace("2 or more assets", "2 or more assets in your stage").rstrip(".")


@pytest.mark.parametrize(
    ("word", "meant"),
    [("Fist", "First"), ("Desparation", "Desperation"), ("Weapn", "Weapon"), ("Akane", ""), ("Frost", "")],
)
def test_a_need_that_is_misspelt_would_be_a_name(word: str, meant: str) -> None:
    """UVS-PREST-19: any word there may be somebody's name."""
    told = warnings(with_text(f"{word} Form: Draw 1 card."))
    assert told == ([f"ability 1 is only for a character called {word}; did you mean {meant}?"] if meant else [])


def test_symbols_and_names_of_others() -> None:
    (told,) = warnings(with_text("Form Commit: Draw 1 card.", symbols="[fire]"))
    assert told.startswith("it has 1 symbol; a card in a deck has three")
    (told,) = warnings(card_of("name: Tin-Can Jab"))
    assert told.startswith("the house has a card called Tin-Can Jab")


# To play it


@pytest.mark.parametrize("kind", ["attack", "foundation", "asset", "action", "backup", "character"])
def test_every_type_has_a_position_to_play_in(kind: str) -> None:
    match = kumite.setup("universus", position(with_text("Form: Draw 1 card.", type=kind)), seed=1)
    assert match.question is not None
    assert match.question.seat == 0
    options = [str(option) for option in match.question.options]
    assert [one for one in options if "Wick" in one] or kind == "attack", options


def test_a_card_with_a_name_of_the_house_has_none() -> None:
    with pytest.raises(Refusal, match="give yours a name of its own"):
        position(card_of("name: Tin-Can Jab"))


def test_a_symbol_counts_once() -> None:
    """UVS-SYM-01."""
    card = with_text("Form Commit: Draw 1 card.", symbols="[air, air, void]")
    assert card.notes == ("the symbol air stands there more than once, and counts once",)
    assert [one.partition(";")[0] for one in warnings(card)] == ["it has 2 symbols"]
    assert with_text("Form Commit: Draw 1 card.", symbols="[air, all, void]").notes == ()


def test_a_trait_of_ones_own_is_no_keyword() -> None:
    """UVS-KWRAT-01: where no keyword is like it, it is likely a trait."""
    (told,) = warnings(with_text("Form Commit: Draw 1 card.", keywords="[Glimmering]"))
    assert told == "no such keyword or trait: Glimmering; write a trait of your own under 'traits'"
    assert warnings(with_text("Form Commit: Draw 1 card.", traits="[Glimmering]")) == []


def test_a_text_in_two_places() -> None:
    with pytest.raises(Refusal, match="the text stands there twice"):
        read_sheet('name: Lamp\ntext: "Enhance: Draw 1 card."\n\nEnhance: Draw 2 cards.\n')


def test_a_wrong_number_has_the_name_that_stands_on_the_sheet() -> None:
    for sheet, says in (
        ("name: Oak\ncheck: 99999", "the card (Oak): check is 99999; numbers go from -99 to 999"),
        ("name: Pal\ntype: backup\nstamina: abc", "the card (Pal): stamina is 'abc'; it must be a whole number"),
        ("name: Ada\ntype: character\nhealth: abc", "the card (Ada): health is 'abc'; it must be a whole number"),
    ):
        with pytest.raises(Refusal) as refusal:
            read_sheet(sheet)
        assert refusal.value.reason.startswith(says)


OAK = "name: Oak\nsymbols: fire, water, air\ndifficulty: 1\ncheck: 3\n"


def test_what_the_other_side_does_not_say_is_told() -> None:
    sheet = read_sheet(OAK + "back: {name: Hit, type: attack}")
    assert sheet.usual[2:] == ("on the back speed 3", "on the back zone mid", "on the back damage 4")
