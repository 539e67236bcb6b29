"""The bot that looks one decision ahead."""

from typing import Any

import pytest

import kumite
from kumite import bots
from kumite.bots import sight_of
from tests.bots.tables import play


def chosen(match: kumite.Match, name: str = "greedy", seed: int = 1) -> str:
    """What the bot that is asked says."""
    sight = sight_of(match)
    return sight.notation(bots.make(name, seed).choose(sight))


def duel(mine: dict[str, Any], theirs: dict[str, Any], **table: Any) -> kumite.Match:
    return kumite.setup("megafighter", {"P1": mine, "P2": theirs, **table}, seed=1)


def test_it_knocks_out_whom_it_can() -> None:
    mine = {"front": "Frankfurterer", "hand": ["B/Y", "B/Y"]}
    theirs = {"front": "Sharkfist", "side": ["La Li"], "damage": {"Sharkfist": 11}}
    assert chosen(duel(mine, theirs)) == "start Weeny Gun"


def test_it_spends_the_card_that_blocks_nothing() -> None:
    mine = {"front": "Frankfurterer", "hand": ["B/Y block 3", "B/Y", "B/Y block 2", "Y +swap"]}
    match = duel(mine, {"front": "Sharkfist", "damage": {"Sharkfist": 9}})
    match.answer("start Weeny Gun")
    assert match.question is not None
    assert match.question.what == "first card"
    assert chosen(match) == "B/Y"


def test_it_blocks_what_would_knock_its_fighter_out() -> None:
    mine = {"front": "Frankfurterer", "hand": ["B/Y", "B/Y"]}
    theirs = {"front": "Sharkfist", "side": ["La Li"], "damage": {"Sharkfist": 10}, "hand": ["Y/R block 2", "B +super"]}
    match = duel(mine, theirs)
    match.answer("start Weeny Gun")
    while match.question is not None and match.question.what != "defend":
        match.answer(match.question.options[0])
    assert chosen(match) == "block Sharkfist with Y/R block 2"


BLOW: dict[str, Any] = {"type": "attack", "difficulty": 1, "check": 3, "speed": 3, "zone": "mid", "damage": 9}
MATCH: dict[str, Any] = {"mode": "match", "options": {"windows": "silent"}, "cards": {"Blow": BLOW}}


@pytest.mark.parametrize("game", ["ufs", "universus"])
@pytest.mark.parametrize("name", ["greedy", "search:60it"])
@pytest.mark.parametrize("before", [0, 1])
def test_it_wins_a_game_of_a_match_rather_than_to_stay_ahead_in_it(game: str, name: str, before: int) -> None:
    """The next game begins even: that is no reason not to win this one, nor are games that are won already."""
    mine = {"hand": ["Blow", "Blank Page"], "stage": ["Blank Page"] * 6, "momentum": ["Blank Page"] * 3}
    match = kumite.setup(game, {"P1": mine, "P2": {"health": 4, "wins": before}, **MATCH}, seed=1)
    assert chosen(match, name) == "play Blow"


@pytest.mark.parametrize("wins", [{"P1": 1}, {"P2": 1}])
def test_a_search_still_tells_good_from_bad_when_a_game_is_won_already(wins: dict[str, int]) -> None:
    """What stands is no part of what an option is worth, or every one would look won, or lost."""
    sides: dict[str, dict[str, Any]] = {
        "P1": {"hand": ["Blow", "Blank Page"], "stage": ["Blank Page"] * 6},
        "P2": {"health": 20},
    }
    given = {seat: {**side, "wins": wins.get(seat, 0)} for seat, side in sides.items()}
    assert chosen(kumite.setup("ufs", {**given, **MATCH}, seed=1), "search:60it") == "play Blow"


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["standard", "veteran"])
def test_it_beats_chance(mode: str) -> None:
    wins = 0
    for seed in range(10):
        for seat in (0, 1):
            match = kumite.match("megafighter", seed=seed, mode=mode, options={"draft": "random"})
            players = [bots.make("greedy", seed), bots.make("random", seed)]
            play(match, players if seat == 0 else players[::-1])
            wins += match.outcome is not None and match.outcome.winners == (seat,)
    assert wins >= 18


@pytest.mark.slow
def test_it_beats_chance_with_any_deck() -> None:
    wins = 0
    for seed in range(5):
        for seat in (0, 1):
            decks = {"p1_deck": "random", "p2_deck": "random"}
            match = kumite.match("universus", seed=seed, options={**decks, "windows": "silent"})
            players = [bots.make("greedy", seed), bots.make("random", seed)]
            play(match, players if seat == 0 else players[::-1])
            wins += match.outcome is not None and match.outcome.winners == (seat,)
    assert wins >= 8  # of 10; docs/balance-universus.md has more of them


def test_where_nothing_makes_a_difference_it_takes_anything() -> None:
    """No Character looks better than another before the fight: it must not be the same one every time."""
    picks = set()
    for seed in range(12):
        match = kumite.match("sftmg", seed=seed)
        picks.add(sight_of(match).notation(bots.make("greedy", seed).choose(sight_of(match))))
    assert len(picks) > 3


def test_it_weighs_dice_instead_of_rolling_them() -> None:
    """Four dice beat two, whatever the luck of the moment: the choice is the same for every seed."""
    given = {
        "P1": {"fighter": "Sagat", "at": "d5", "hand": ["Grand Tiger Shot", "Fierce Tiger Shot"]},
        "P2": {"fighter": "Ryu", "at": "i5", "hand": ["Bait!"]},
        "actions": 1,
    }
    for seed in range(10):
        match = kumite.setup("sftmg", given, seed=seed)
        answer = sight_of(match).notation(bots.make("greedy", seed).choose(sight_of(match)))
        assert answer == "attack Ryu with Fierce Tiger Shot"
