"""Giving up a game: for every game, as an answer of the log; in a match of several games the next one follows."""

import random
from typing import Any

import pytest

import kumite
from kumite.core.game import told_answer
from kumite.core.position import gives_up_all, giving_up, quitter, winners_by
from kumite.core.save import to_json
from kumite.errors import BadOption, BrokenRecord, IllegalAnswer

RANDOM: dict[str, Any] = {"p1_deck": "random", "p2_deck": "random"}
OF_THREE = ("universus", "ufs")
SINGLE = ("megafighter", "sftmg", "universus", "ufs")


def best_of_three(game: str, seed: int = 1) -> kumite.Match:
    return kumite.match(game, seed=seed, mode="match", options=RANDOM)


def play(match: kumite.Match, answers: int, key: int = 1) -> kumite.Match:
    rng = random.Random(key)
    for _ in range(answers):
        if match.question is not None:
            match.answer(rng.choice(match.question.options))
    return match


def texts(match: kumite.Match) -> list[str]:
    return [event.text(match.seats, 0) for event in match.events]


def lines(match: kumite.Match) -> list[str]:
    return [line for line in match.record().splitlines() if line.endswith("concede")]


@pytest.mark.parametrize("game", OF_THREE)
def test_in_a_best_of_three_the_next_game_follows(game: str) -> None:
    match = play(best_of_three(game), 30)
    assert match.view("P1")["round"] == 1
    assert match.concede("P1", game=True)
    assert match.outcome is None
    assert (match.view("P1")["round"], match.position.wins) == (2, [0, 1])  # type: ignore[attr-defined]
    assert texts(match)[0] == "P1 concedes the game."
    assert lines(match) == ["P1: concede"]


@pytest.mark.proves("UFS-SETUP-06")
def test_who_conceded_has_lost_and_decides_who_goes_first() -> None:
    for who in (0, 1):
        match = play(best_of_three("ufs"), 30)
        match.concede(who, game=True)
        while match.question is not None and match.question.what == "character":
            match.answer(match.question.options[0])
        assert match.question is not None
        assert (match.question.seat, match.question.prompt) == (who, "Go first or second?")


@pytest.mark.parametrize("game", OF_THREE)
def test_the_second_game_that_one_side_concedes_decides_the_match(game: str) -> None:
    match = play(best_of_three(game), 30)
    assert match.concede("P2", game=True)
    assert match.concede("P1", game=True)  # between the games, too: the one that would have begun
    play(match, 20)
    assert not match.concede("P2", game=True)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "2 : 1 games; the last: P2 conceded")
    assert lines(match) == ["P2: concede", "P1: concede", "P2: concede"]


@pytest.mark.parametrize("game", OF_THREE)
@pytest.mark.parametrize("seed", range(4))
def test_games_conceded_anywhere_replay_to_the_same_match(game: str, seed: int) -> None:
    """Whatever is going on: what follows is a whole game with the same cards, and the record verifies."""
    match, rng = best_of_three(game, seed), random.Random(seed)
    cards = sorted(match.position.kind)
    for _ in range(rng.randrange(5, 200)):
        if match.question is not None:
            match.answer(rng.choice(match.question.options))
    if match.outcome is None:
        match.concede(rng.randrange(2), game=True)
    assert match.outcome is not None or sorted(match.position.kind) == cards
    play(match, 100, seed)
    again = kumite.replay(match.save())
    assert (again.log, again.record(), again.outcome) == (match.log, match.record(), match.outcome)
    assert to_json(again.position) == to_json(match.position)
    assert again.askers() == match.askers()


@pytest.mark.parametrize("game", SINGLE)
def test_elsewhere_the_match_is_over(game: str) -> None:
    match = play(kumite.match(game, seed=3), 12)
    assert match.question is not None
    bystander = 1 - match.question.seat  # whoever is asked, anybody can give up
    assert not match.concede(bystander, game=True)
    assert match.position.asking is None
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((1 - bystander,), f"P{bystander + 1} conceded")
    assert texts(match) == [f"P{bystander + 1} concedes the match."]
    again = kumite.replay(match.record())
    assert (again.outcome, again.log) == (match.outcome, match.log)
    with pytest.raises(IllegalAnswer, match="the match is over"):
        match.concede(0, game=True)


@pytest.mark.proves("SFTMG-RULING-178")
def test_a_team_gives_up_for_both_partners() -> None:
    match = play(kumite.match("sftmg", seed=1, mode="team"), 10)
    teams = match.game.teams(match.position)
    assert not match.concede("P3", game=True)
    assert match.outcome is not None
    assert match.outcome.winners == tuple(seat for seat in range(4) if teams[seat] != teams[2])


def test_a_concession_can_be_taken_back() -> None:
    match = play(best_of_three("ufs"), 30)
    before = to_json(match.position)
    match.concede("P1", game=True)
    at = len(match.log) - 1
    while at > 0 and match.log[at] > -1000:
        at -= 1
    assert told_answer(match.position, match.log[at]) == (0, "concede")
    assert (match.askers()[at], at in match.decided()) == (0, True)
    match.rewind(at)
    assert to_json(match.position) == before


def test_before_the_decks_lie_there_is_no_game_to_concede() -> None:
    for game in OF_THREE:
        match = kumite.match(game, seed=1, mode="match")
        before = to_json(match.position)
        with pytest.raises(IllegalAnswer, match="no game has begun"):
            match.concede("P1", game=True)
        with pytest.raises(IllegalAnswer):
            match.position.answer(giving_up(0, (1,)))
        assert to_json(match.position) == before
        text = match.save() + "P1: concede\n"
        with pytest.raises(BrokenRecord):
            kumite.replay(text)


def test_the_whole_match_is_for_whoever_keeps_the_table() -> None:
    """Without `game` nothing changes: a server's table ends it."""
    match = play(best_of_three("universus"), 30)
    before = to_json(match.position)
    assert not match.concede("P1")
    assert to_json(match.position) == before


def test_who_only_looks_on_cannot_concede() -> None:
    with pytest.raises(BadOption, match="only who plays"):
        best_of_three("ufs").concede(None, game=True)


@pytest.mark.parametrize(("seat", "winners"), [(0, (1,)), (1, (0,)), (3, (0, 2, 5)), (5, (0, 1, 2, 3, 4))])
def test_the_answer_says_who_gives_up_and_who_wins(seat: int, winners: tuple[int, ...]) -> None:
    for whole in (False, True):
        answer = giving_up(seat, winners, whole)
        assert (quitter(answer), winners_by(answer), gives_up_all(answer)) == (seat, winners, whole)


def test_all_games_of_a_match_can_be_conceded_at_once() -> None:
    match = play(best_of_three("universus"), 30)
    assert not match.concede(0, game=True, rest=True)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.events[0].text(match.seats, 1) == "P1 concedes the match."
    again = kumite.replay(match.record())
    assert (again.outcome, again.log) == (match.outcome, match.log)


def test_nobody_wins_by_giving_up() -> None:
    match = play(best_of_three("ufs"), 30)
    for winners in ((), (0,), (0, 1)):
        with pytest.raises(IllegalAnswer, match="is not among the answers"):
            match.position.answer(giving_up(0, winners))


def test_a_record_cannot_concede_while_chance_is_asked() -> None:
    lines = play(best_of_three("ufs"), 30).save().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("chance: "))
    with pytest.raises(BrokenRecord, match="'P1' answers, but chance is asked"):
        kumite.replay("\n".join([*lines[: at + 1], "P1: concede", *lines[at + 1 :]]))
