"""Decks of a pool's cards: matches begin with them, and their records replay without the pool."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import kumite
from kumite.cards.faces import compile_all
from kumite.cards.hand import trees
from kumite.cards.play import bring, judged, position
from kumite.cards.play import match as play_with
from kumite.cards.pool import make_pool
from kumite.cards.records import read_records
from kumite.cards.store import Store
from kumite.errors import BadOption, Refusal
from kumite.sim.pool import Deal, Plan, play
from tests.cards.lamps import CHARACTER, character, deck, kick, lamps, lines


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.setenv("KUMITE_POOLS", str(tmp_path / "pools"))
    found = Store()
    for name, cards in (("Lamps", lamps()), ("Others", [character(), kick(1, damage=9), kick(2)])):
        found.save(make_pool(name, compile_all(read_records(lines(cards))))[0])
    return found


def played_out(match: Any, most: int = 400) -> None:
    """The first option every time, for a while."""
    for _ in range(most):
        if match.question is None:
            return
        match.answer(match.question.options[-1])


def test_a_match_with_decks_of_a_pool(store: Store) -> None:
    match = play_with([deck(), None], seed=4)
    assert match.question is not None
    assert match.question.what == "deck"  # P2 chooses
    match = play_with([deck(), deck()], mode="match", options={"windows": "silent"}, seed=4)
    assert match.view(None)["mode"] == "match"
    played_out(match)
    assert match.view(0)["seats"]["P1"]["character"] == CHARACTER


def test_a_record_replays_without_the_pool(store: Store) -> None:
    match = play_with([deck(), deck()], seed=4)
    played_out(match, 60)
    text = match.record()
    store.path("Lamps").unlink()
    again = kumite.replay(text)
    assert again.view(0) == match.view(0)


def test_only_the_cards_of_the_decks_are_carried(store: Store) -> None:
    given = position([deck(), deck()], store)
    assert "pool" not in given["P1"]["brings"]
    assert len(given["cards"]) == 16
    assert "Lamp Kick 8" not in given["cards"]


def test_a_simulation(store: Store) -> None:
    plan = Plan(
        "universus", ("random", "random"), position=position([deck(), deck()], store, options={"windows": "silent"})
    )
    done = play(plan, Deal(3, 0))
    assert done is not None
    assert done.decisions > 10
    assert done == play(plan, Deal(3, 0))


def test_text_by_hand_is_shown_and_does_nothing(store: Store) -> None:
    more = deck(cards={**deck()["cards"], "Lamp Kick 8": 2})
    with pytest.raises(Refusal, match="Lamp Kick 8 is not wholly understood"):
        position([more, None], store)
    given = position([more, more], store, by_hand=True)
    match = kumite.setup("universus", given, seed=1)
    played_out(match)
    assert "ByHand" in match.record()
    assert [str(fault) for fault in judged(more, store=store)[2]]
    assert judged(more, by_hand=True, store=store)[2] == []


def test_a_card_by_hand_can_be_played(store: Store) -> None:
    pool = store.load("Lamps")
    card = pool.cards["Lamp Kick 8"]
    given = {
        "cards": {card.name: {**card.printed, "abilities": trees(card, True)}},
        "P1": {"hand": [card.name], "deck": ["Blank Page"]},
        "options": {"windows": "silent"},
    }
    match = kumite.setup("universus", given, seed=1)
    match.answer("play Lamp Kick 8")
    assert match.question is not None
    assert [str(option) for option in match.question.options] == ["pass", "use Lamp Kick 8"]  # its Stun, nothing else
    page = match.view(0)["brought"]["Lamp Kick 8"]
    assert page["abilities"][-1]["text"].startswith('Resolve by hand: "Enhance: ')


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"pool": "Soup"}, "there is no card pool called 'Soup'"),
        ({"pool": 7}, "pool must be the name of a card pool; it is 7"),
        ({"cards": {"Wick Dril 1": 4}}, "there is no card called 'Wick Dril 1', did you mean 'Wick Drill 1'"),
        ({"character": "Nobody"}, "character: there is no card called 'Nobody'"),
        ({"cards": {"Wick Drill 1": 2, "wick drill 1": 2}}, "stands there a second time; write 'Wick Drill 1' once"),
        ({"cards": None}, "there is no entry 'cards'"),
        ({"cards": {"Wick Drill 1": 61}}, "61 copies of Wick Drill 1"),
    ],
)
def test_a_wrong_deck_is_refused_in_a_sentence(changes: dict[str, Any], sentence: str, store: Store) -> None:
    with pytest.raises(Refusal) as refused:
        play_with([deck(**changes), None], seed=0)
    assert sentence in str(refused.value)


def test_cards_of_the_house_can_be_in_the_same_deck(store: Store) -> None:
    mixed = deck(cards={**deck()["cards"], "Deep Breath": 1})
    brought = bring(mixed, store)
    assert "Deep Breath" not in brought.cards
    assert brought.deck["cards"]["Deep Breath"] == 1  # type: ignore[index]


def test_another_card_of_the_house_s_name_is_refused(store: Store) -> None:
    store.save(make_pool("Twin", compile_all(read_records(lines([character(), kick(name="Tin-Can Jab")]))))[0])
    with pytest.raises(Refusal, match="the house has another card called Tin-Can Jab"):
        bring(deck(pool="Twin", cards={"Tin-Can Jab": 4}), store)


def test_two_pools_with_different_cards_of_one_name(store: Store) -> None:
    with pytest.raises(Refusal, match="P2's deck and the other one have different cards called Lamp Kick 1"):
        position([deck(), deck(pool="Others", cards={"Lamp Kick 1": 4})], store)
    position([deck(), deck(pool="Others", cards={"Lamp Kick 2": 4})], store)  # the same card


def test_how_many_decks() -> None:
    with pytest.raises(Refusal, match="there are 2 seats; 1 decks were given"):
        position([None])
    with pytest.raises(BadOption, match="megafighter is played without decks"):
        kumite.match("megafighter", decks=[None, None])
    for wrong in ("Landslide", ["Landslide"]):
        with pytest.raises(BadOption, match="decks must be a list with a deck, or None, for each of P1, P2"):
            kumite.match("universus", decks=wrong)
    with pytest.raises(BadOption, match=r"kumite\.cards\.play\.match"):
        kumite.match("universus", decks=[deck(), None])


def test_decks_without_a_pool() -> None:
    match = kumite.match("universus", seed=1, decks=["Landslide", None])
    assert match.question is not None
    assert match.question.what == "deck"
    assert match.view(0)["seats"]["P1"]["character"].endswith("the Landslide")
    assert kumite.replay(match.record()).view(0) == match.view(0)


def test_views_tell_of_the_cards_one_may_look_at(store: Store) -> None:
    """Nobody learns from the printed cards in a view what the other one holds."""
    match = play_with([deck(), deck()], seed=4)
    played_out(match, 40)
    for seat in (0, 1, None):
        seen = match.view(seat)
        told = set(seen["brought"])
        hidden = set(match.view(1 if seat == 0 else 0)["seats"][f"P{2 if seat == 0 else 1}"]["hand"])
        public = str({key: value for key, value in seen.items() if key != "brought"})
        assert all(name in public for name in told), told
        assert not [name for name in hidden & told if name not in public]
    page = match.view(0)["brought"][CHARACTER]
    assert page["health"] == 24
    assert page["abilities"][-1]["text"] == "Enhance Commit: Your attack gets +2 damage."
    assert any(CHARACTER in line for line in match.game.about(match.view(0), "lamplighter"))
