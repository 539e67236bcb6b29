"""The cards of the house take no other road: written in card English, compiled, and just what the files say."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

import kumite.games.universus.cards  # noqa: F401  (the catalogue)
from kumite.english.lower.canon import canon
from kumite.games.universus.decks import DECKS
from kumite.games.universus.english import written_out
from kumite.games.universus.faces import CARDS
from kumite.games.universus.skills import TREES
from scripts.cards import CARDS as MODULES
from scripts.cards import HOUSE, BadHouse, compiled, understood

FILES = sorted(HOUSE.glob("*.yaml"))


@pytest.mark.parametrize("source", FILES, ids=lambda path: path.stem)
def test_the_compiled_cards_are_fresh(source: Path) -> None:
    """And every text is understood: compiling fails where one is not."""
    made = MODULES / f"{source.stem}.py"
    assert made.read_text(encoding="utf-8") == compiled(source), "run scripts/cards.py"


def test_nothing_else_is_among_the_cards() -> None:
    assert {path.stem for path in MODULES.glob("*.py")} == {path.stem for path in FILES} | {"__init__"}


def test_every_card_and_deck_of_the_files_is_in_the_catalogue() -> None:
    held = [yaml.safe_load(source.read_text(encoding="utf-8")) for source in FILES]
    cards = [card for file in held for card in file["cards"]]
    assert sorted([card["name"] for card in cards]) == sorted([card.front.name for card in CARDS])
    assert {card["origin"] for card in cards} == {"ours", "printed"}
    assert all(card.get("note") for card in cards if card["origin"] == "printed")
    assert {file["deck"]["name"] for file in held if "deck" in file} == set(DECKS)


def test_what_the_house_says_is_what_the_engine_prints() -> None:
    """The texts of the files are the texts that players read."""
    said = [text for source in FILES for text in texts_in(yaml.safe_load(source.read_text(encoding="utf-8")))]
    sides = [side for card in CARDS for side in (card.front, card.back) if side is not None]
    trees = [ability for side in sides for ability in side.abilities if not ability.keyword]
    trees += [ability for tree in TREES.values() for ability in tree]
    assert all(canon(ability) == ability for ability in trees)
    assert sorted(said) == sorted([written_out(ability) for ability in trees])


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
