"""The cards of the house take no other road: written in card English, compiled, and just what the files say."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
import yaml

import kumite.games.ufs.cards
import kumite.games.universus.cards  # noqa: F401  (the catalogue)
from kumite.english.lower.canon import canon
from kumite.games.universus.decks import SHELVES
from kumite.games.universus.english.abilities import written_out
from kumite.games.universus.printed import Ability
from kumite.games.universus.skills import TREES
from scripts.cards import PRESSES, UFS, BadHouse, Press, compiled, understood

FILES: Final = [(press, source) for press in PRESSES for source in press.sources()]
NAMES: Final = [f"{press.edition} {source.stem}" for press, source in FILES]
EDITIONS: Final = [press.edition for press in PRESSES]


@pytest.mark.parametrize(("press", "source"), FILES, ids=NAMES)
def test_the_compiled_cards_are_fresh(press: Press, source: Path) -> None:
    """And every text is understood: compiling fails where one is not."""
    assert press.goal(source).read_text(encoding="utf-8") == compiled(source, press), "run scripts/cards.py"


@pytest.mark.parametrize("press", PRESSES, ids=EDITIONS)
def test_nothing_else_is_among_the_cards(press: Press) -> None:
    assert {path.stem for path in press.cards.glob("*.py")} == {path.stem for path in press.sources()} | {"__init__"}


@pytest.mark.parametrize("press", PRESSES, ids=EDITIONS)
def test_every_card_and_deck_of_the_files_is_in_the_catalogue(press: Press) -> None:
    held, shelf = read(press), SHELVES[press.edition]
    cards = [card for file in held for card in file["cards"]]
    assert sorted([card["name"] for card in cards]) == sorted([card.front.name for card in shelf.cards()])
    assert {card["origin"] for card in cards} <= {"ours", "printed"}
    assert all(card.get("note") for card in cards if card["origin"] == "printed")
    assert {file["deck"]["name"] for file in held if "deck" in file} == set(shelf.decks)


@pytest.mark.parametrize("press", PRESSES, ids=EDITIONS)
def test_what_the_house_says_is_what_the_engine_prints(press: Press) -> None:
    """The texts of the files mean what players read, in the words of their edition; those of UniVersus are the very
    texts that players read."""
    shelf = SHELVES[press.edition]
    said = [text for file in read(press) for text in texts_in(file)]
    trees = printed(press.edition)
    assert all(canon(ability) == ability for ability in trees)
    told = sorted([shelf.words.say(written_out(ability)) for ability in trees])
    if press is UFS:
        assert {repr(understood(text, 3, "", "ufs")) for text in told} == {
            repr(understood(text, 3, "", "ufs")) for text in said
        }
    else:
        assert sorted(said) == told


def printed(edition: str) -> list[Ability]:
    """The abilities of an edition's cards that are texts."""
    sides = [side for card in SHELVES[edition].cards() for side in (card.front, card.back) if side is not None]
    trees = [ability for side in sides for ability in side.abilities if not ability.keyword]
    names = [name for side in sides for name in side.trees]
    return trees + [ability for name in dict.fromkeys(names) for ability in TREES[name]]


def read(press: Press) -> list[dict[str, Any]]:
    return [yaml.load(source.read_text(encoding="utf-8"), yaml.CSafeLoader) for source in press.sources()]


def texts_in(held: object) -> list[str]:
    """Every text in a file."""
    found: list[str] = []
    if isinstance(held, dict):
        for key, value in held.items():
            if key == "text":
                found += [value] if isinstance(value, str) else value
            elif key == "trees" and isinstance(value, dict):
                found += [text for texts in value.values() for text in texts]
            else:
                found += texts_in(value)
    elif isinstance(held, list):
        for value in held:
            found += texts_in(value)
    return found


def test_a_text_that_is_not_understood_is_an_error() -> None:
    with pytest.raises(BadHouse, match="Juggler: not understood: 'juggle"):
        understood("Enhance: Please juggle 3 plates.", 1, "Juggler")
