"""Own decks: a game begins with a legal one, and is refused with every reason where it is not."""

from __future__ import annotations

from typing import Any

import pytest

import kumite
from kumite.errors import BadPosition
from kumite.games import GAMES
from kumite.games.universus.decks import DECKS, Deck
from kumite.games.universus.modes import SETTINGS
from kumite.games.universus.position import Versus

NAME = next(iter(DECKS))
HOUSE = DECKS[NAME]


def own(**changes: Any) -> dict[str, Any]:
    """A deck of the house as a deck file has it, with changes."""
    told = {
        "deck": "Mine",
        "game": "universus",
        "character": HOUSE.character,
        "symbol": HOUSE.symbol,
        "cards": dict(HOUSE.cards),
    }
    return {**told, **changes}


@pytest.mark.proves("UVS-SETUP-01", "UVS-DCON-02")
def test_a_game_begins_with_a_deck_of_ones_own() -> None:
    match = kumite.setup("universus", {"P1": {"brings": own()}, "P2": {"brings": NAME}}, seed=0)
    g = match.position
    assert isinstance(g, Versus)
    assert match.question is not None
    assert match.question.what in ("chooser", "go first")
    assert [len(g.deck[seat]) for seat in (0, 1)] == [sum(n for _, n in HOUSE.cards)] * 2


@pytest.mark.proves("UVS-SETUP-01")
def test_who_brings_none_chooses_one() -> None:
    match = kumite.setup("universus", {"P1": {"brings": own()}}, seed=0)
    assert match.question is not None
    assert match.question.what == "deck"


@pytest.mark.proves("UVS-DCON-02", "UVS-DCON-08", "UVS-CHAR-05")
def test_an_illegal_deck_is_refused_with_every_reason() -> None:
    card, n = HOUSE.cards[0]
    few = {card: 5}
    with pytest.raises(BadPosition) as refused:
        kumite.setup("universus", {"P1": {"brings": own(cards=few)}}, seed=0)
    said = str(refused.value)
    assert said.startswith("P1.brings: the deck 'Mine' is not legal: ")
    assert "60" in said
    assert f"5 copies of {card}" in said
    assert {"UVS-DCON-02", "UVS-DCON-08"} <= set(refused.value.rules)
    assert n <= 4


@pytest.mark.parametrize(
    ("brings", "reason"),
    [
        ("Nobody's Deck", 'P1.brings: there is no deck "Nobody\'s Deck"; there are '),
        (3, "P1.brings: a deck file is a mapping"),
        (own(symbol="cheese"), "P1.brings: symbol: 'cheese' is no symbol"),
        (own(character="Nobody"), "P1.brings: character: there is no card called 'Nobody'"),
    ],
)
def test_what_is_no_deck_is_refused(brings: Any, reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        kumite.setup("universus", {"P1": {"brings": brings}}, seed=0)
    assert reason in str(refused.value)


def test_who_brings_a_deck_begins_with_nothing_else() -> None:
    with pytest.raises(BadPosition, match=r"P1\.hand: who brings a deck begins with nothing else"):
        kumite.setup("universus", {"P1": {"brings": own(), "hand": []}}, seed=0)
    with pytest.raises(BadPosition, match="turns: with decks that are brought"):
        kumite.setup("universus", {"P1": {"brings": own()}, "turns": 3}, seed=0)


@pytest.mark.proves("UVS-DCON-02")
def test_the_table_refuses_an_illegal_deck_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DECKS, "Scrap", Deck("Scrap", HOUSE.character, HOUSE.symbol, HOUSE.cards[:1]))
    options = {setting.name: setting.values[0] for setting in SETTINGS}
    with pytest.raises(BadPosition, match=r"p2_deck: the deck 'Scrap' is not legal: .*60"):
        GAMES["universus"].new("single", {**options, "p2_deck": "Scrap"})


@pytest.mark.proves("UVS-DCON-02")
def test_an_illegal_deck_is_not_among_those_to_choose_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DECKS, "Scrap", Deck("Scrap", HOUSE.character, HOUSE.symbol, HOUSE.cards[:1]))
    options = {setting.name: setting.values[0] for setting in SETTINGS}
    g = GAMES["universus"].new("single", options)
    assert g.asking is not None
    assert g.waiting is not None
    names = [g.waiting.write(g, option) for option in g.asking.options]
    assert NAME in names
    assert "Scrap" not in names
