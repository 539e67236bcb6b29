"""Records become printed cards: what is there, what is missing, what is not understood, each in its place."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.cards.faces import Compiled, compile_all, compile_card
from kumite.cards.hand import trees
from kumite.cards.pool import pooled, printed_card
from kumite.cards.records import read_records
from kumite.cards.report import Report, marked, reason_of
from kumite.cards.words import is_need, read_word, sort_words
from kumite.games.universus.keyword import keyword_ability
from kumite.games.universus.printed import Face, Keyword, Rider
from kumite.games.universus.terms import ATTACK, HIGH, MID, symbol_bit, symbol_names
from kumite.games.universus.trees.reading import read_ability
from kumite.games.universus.words.riders import Combo, Deadlock, ForCharacter, ForOthers
from tests.cards.lamps import UNREAD, character, drill, kick, lamps, lines

NOBODY: frozenset[str] = frozenset()


def compiled(card: dict[str, Any]) -> Compiled:
    (record,) = read_records(lines([card]))
    return compile_card(record)


def face_of(card: dict[str, Any]) -> Face:
    held = pooled(compiled(card))
    return printed_card(held, [ability.tree for ability in held.abilities]).front


def test_an_attack() -> None:
    face = face_of(kick(3, symbols=["fire", "air-attuned", "attuned:void"]))
    assert (face.name, face.type, face.difficulty, face.check) == ("Lamp Kick 3", ATTACK, 3, 3)
    assert (face.speed, face.zone, face.damage) == (3, HIGH, 4)
    assert (face.block, face.block_zone) == (2, MID)
    assert symbol_names(face.symbols) == ["fire", "air", "void"]
    assert face.attuned == symbol_bit("air") | symbol_bit("void")
    assert face.keywords == (Keyword("Stun", 1),)
    assert face.traits == ("Kick",)
    assert face.abilities[-1] == read_ability("Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, 1),))")


@pytest.mark.parametrize(
    ("name", "full"),
    [
        ("Osk Farrow2", "Osk Farrow 2"),
        ("Osk Farrow (III)", "Osk Farrow 3"),
        ("Osk Farrow, Keeper of Wicks", "Osk Farrow Keeper of Wicks"),
        ("Osk Farrow", "Osk Farrow"),
    ],
)
def test_a_character_has_a_name_and_a_version(name: str, full: str) -> None:
    told = character(name=name)
    del told["version"]
    made = compiled(told)
    assert made.name == full
    assert face_of(told).name == "Osk Farrow"
    assert face_of(told).full_name() == full


def test_other_cards_keep_their_names() -> None:
    assert compiled(drill(name="Wick, and Flame2")).name == "Wick, and Flame2"


def test_a_backup_has_stamina() -> None:
    assert face_of(drill(type="backup", health=4)).stamina == 4


def test_what_cannot_be_is_collected() -> None:
    made = compiled(drill(difficulty=None, symbols=["fire", "soup"]))
    assert [fault[:30] for fault in made.faults] == ["it has no difficulty or no che", "'soup' is no symbol; there are"]
    assert made.understood
    assert compiled(kick(speed=None)).faults == ("it has no speed, and a card of the type attack has one",)
    assert compiled(character(difficulty=None, control=None)).faults == ()


def test_what_is_left_out_is_noted() -> None:
    assert "taken as having no block" in compiled(drill(block_mod=None)).notes[0]
    assert "has no health" in compiled(drill(health=3)).notes[0]
    assert face_of(drill(block_mod=None)).block_zone == -1


# Keywords


@pytest.mark.parametrize(
    ("word", "read"),
    [
        ("Kick", "Kick"),
        ("stun: 2", "Stun: 2"),
        ("Combo(Kick)", "Combo (Kick)"),
        ("Combo (Mid Attack, {fire} Ranged)", "Combo (Mid Attack, {fire} Ranged)"),
        ("AttributeVillain", "+Villain"),
        ("AttributeLamplighter", "+Lamplighter"),
        ("Stn: 2", "?no such keyword or trait: Stn: 2"),
        ("Stun", "?a rating is missing: Stun"),
        ("Stun: 0", "Stun: 0"),
        ("Desperation: 0", "Desperation: 0"),
        ("Desperation", "?a rating is missing: Desperation"),
        ("Combo (3 Damage)", "Combo (3 Damage)"),
        ("Safe: 2", "?a rating where none belongs: Safe: 2"),
        ("Combo (Soup)", "?a Combo is not met by this: Soup"),
        ("Osk Stun: 2", "!Stun: 2!Osk"),
        ("Osk Desperation: 2", "!Desperation: 2!Osk"),
        ("Osk Combo (Kick)", "!Combo (Kick)!Osk"),
        ("Osk/Vira Only", "!Only!Osk/Vira"),
        ("Osk Safe", "?a keyword with a restriction: Osk Safe"),
        ("Combo (Mid Block)", "Combo (Mid Block)"),
        ("Combo (Kick", "?a keyword is not written like this: Combo (Kick"),
        ("Villain", "?a trait of characters on another card: Villain"),
    ],
)
def test_words_of_a_keyword_line(word: str, read: str) -> None:
    assert read_word(word, False, NOBODY) == read


def test_traits_of_characters_and_of_ones_own() -> None:
    assert sort_words(("Villain", "AttributeHealer"), ("Lamplighter",), True, NOBODY) == (
        ("Villain", "Healer"),
        ("Lamplighter",),
        (),
        (),
        "",
    )
    assert face_of(drill(traits=["Lamplighter"])).has("Lamplighter")


def test_a_need_may_name_a_card_of_the_file() -> None:
    assert is_need("Wick Drill 1", frozenset({"wick drill 1"}))
    assert not is_need("Wick Drill 1", NOBODY)
    told = [drill(), kick(keywords=["Combo (Wick Drill 1)"])]
    assert [made.unread for made in compile_all(read_records(lines(told)))] == [(), ()]


@pytest.mark.parametrize(
    ("word", "rider"),
    [("Deadlock Stun: 2", Deadlock()), ("Osk Farrow Stun: 2", ForCharacter("Osk Farrow"))],
)
def test_a_keyword_with_a_restriction(word: str, rider: Rider) -> None:
    held = pooled(compiled(kick(keywords=["Kick", word], text="")))
    assert held.understood
    face = printed_card(held, trees(held, False)).front
    assert face.keywords == (Keyword("Stun", 2),)
    plain = keyword_ability(Keyword("Stun", 2))
    (ability,) = face.abilities
    assert (ability.does, ability.keyword, ability.riders) == (plain.does, "Stun", (rider,))


# The report


def test_the_report_counts_by_wording_and_type() -> None:
    report = Report()
    for made in compile_all(read_records(lines([*lamps(), drill(9, wording="ufs", text="F Commit: Draw 1 card.")]))):
        report.add(made)
    data = report.data()
    assert data["wordings"]["universus"] == {
        "cards": 17,
        "cards_understood": 16,
        "abilities": 17,
        "abilities_understood": 16,
    }
    assert data["wordings"]["ufs"]["cards"] == 1
    assert data["types"]["universus"]["attack"]["cards_understood"] == 7
    assert data["types"]["ufs"] == {
        "foundation": {"cards": 1, "cards_understood": 1, "abilities": 1, "abilities_understood": 1}
    }
    assert sum(one["count"] for one in data["missing"]) == 1
    assert data["missing"][0]["examples"][0].startswith("Lamp Kick 8: Enhance: ")


def test_the_reason_that_keeps_most_abilities_comes_first() -> None:
    report = Report()
    told = [drill(1, text=UNREAD), drill(2, text=UNREAD), drill(3, keywords=["Soup"], text=UNREAD)]
    told += [drill(6, text=UNREAD), drill(4, keywords=["Soup"]), drill(5, keywords=["Broth"])]
    for made in compile_all(read_records(lines(told))):
        report.add(made)
    first, second = report.missing[:2]
    assert first.count == 4
    assert first.cards == 3  # one of them waits for another reason, too
    assert (second.count, second.cards, second.reason) == (3, 2, "no such keyword or trait")
    assert second.examples == ["Wick Drill 3: Soup", "Wick Drill 4: Soup", "Wick Drill 5: Broth"]


def test_the_words_that_are_not_understood_are_marked() -> None:
    (part,) = compiled(drill(text=UNREAD)).parts
    assert part.ability is None
    assert 0 < part.start < part.end <= len(part.text)
    assert marked(part).replace("»", "").replace("«", "") == part.text
    assert f"»{part.words}«" in marked(part)
    assert reason_of(part).startswith("not parsed, text: ")


def test_a_card_of_somebody() -> None:
    """UFS-KEY-18: the keyword gives its ability, and is no trait."""
    held = pooled(compiled(kick(3, keywords=["Osk/Vira Only", "Kick"])))
    face = printed_card(held, trees(held, False)).front
    assert face.traits == ("Kick",)
    (ability,) = [one for one in face.abilities if one.keyword == "Only"]
    assert ability.riders == (ForOthers("Osk/Vira"),)


def test_a_keyword_before_the_type_is_one_that_the_card_has() -> None:
    """The end of a line of keywords: without the keyword itself the card would lack it, and nobody would know."""
    text = "Unique Enhance: Draw 1 card."
    (known,) = compiled(kick(3, keywords=["Kick", "Unique"], text=text)).parts
    (lacking,) = compiled(kick(3, text=text)).parts
    assert known.ability is not None
    assert (lacking.ability, lacking.words) == (None, "Unique")


def test_a_combo_of_somebody() -> None:
    """Only the Combo abilities need the name."""
    text = "Combo Enhance: Draw 1 card.\n\nEnhance: Gain 1 health."
    face = face_of(kick(3, keywords=["Osk Combo (Kick)", "Kick"], text=text))
    played = [one for one in face.abilities if not one.keyword]
    assert [one.riders for one in played] == [(ForCharacter("Osk"), Combo()), ()]
    assert face.keywords == (Keyword("Combo", 0, ("Kick",)),)
