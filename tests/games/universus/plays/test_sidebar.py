"""Between the games of a match: what one sees of the sidebar, takes out, brings in, and thinks better of."""

from __future__ import annotations

import pytest

import kumite
from kumite.core import save
from kumite.core.position import JUDGE, SPECTATOR
from kumite.games.universus.game import GAME
from kumite.play.match import Match


def between() -> Match:
    """P1 has conceded the first game, and is asked about the sidebar."""
    match = kumite.match("universus", 5, "match")
    while match.question is not None and not match.position.is_played():
        match.answer(str(match.question.options[0]))
    match.concede(0, game=True)
    assert match.question is not None
    assert match.question.what == "sidebar out"
    return match


def lines(match: Match, seat: int) -> list[str]:
    return [match.game.told(event, match.seats, seat)["text"] for event in match.events]


def options(match: Match) -> list[str]:
    assert match.question is not None
    return [str(option) for option in match.question.options]


@pytest.mark.proves("UVS-DCON-06", "UVS-DCON-07")
def test_an_exchange_is_seen_by_whoever_makes_it() -> None:
    match = between()
    view = match.view(0)
    assert all(name in view["question"]["prompt"] for name in view["seats"]["P1"]["aside"])
    assert not any("in the deck" in option for option in options(match))
    out = options(match)[1].removeprefix("take out ")
    match.answer(f"take out {out}")
    assert match.question is not None
    assert match.question.prompt.endswith(f"for {out}")
    assert options(match)[0] == "never mind"
    into = options(match)[1].removeprefix("bring in ")
    match.answer(f"bring in {into}")
    assert lines(match, 0) == lines(match, 1) == []
    assert "1 of at most 10 exchanged" in match.question.prompt
    assert out in match.view(0)["seats"]["P1"]["aside"]
    match.answer("done")
    mine = f"P1 takes {out} out of the deck and brings {into} in from the sidebar, and has done with the sidebar."
    assert lines(match, 0)[0] == lines(match, JUDGE)[0] == mine
    assert lines(match, 1)[0] == lines(match, SPECTATOR)[0] == "P1 has done with the sidebar."


@pytest.mark.proves("UVS-DCON-06")
def test_nobody_else_learns_how_many_cards_were_exchanged() -> None:
    """Not by what is told, and not by what is imagined; whoever has exchanged none says the same."""
    told, thought, seen = [], [], []
    for exchanges in (0, 1, 3):
        match = between()
        for _ in range(exchanges):
            match.answer(options(match)[1])
            match.answer(options(match)[1])
        thought.append(GAME.guess(match.position, 1, 7))
        seen.append(match.view(1))
        match.answer("done")
        told.append([match.game.told(event, match.seats, 1) for event in match.events])
    assert told[0] == told[1] == told[2]
    assert seen[0]["question"] == seen[2]["question"] == {"seat": "P1"}
    assert [save.to_json(one) for one in thought] == [save.to_json(thought[0])] * 3


@pytest.mark.proves("UVS-DCON-06")
def test_nobody_else_learns_that_a_card_has_just_been_taken_out() -> None:
    match = between()
    before = save.to_json(GAME.guess(match.position, 1, 7)), match.view(1)["question"]
    match.answer(options(match)[1])
    assert (save.to_json(GAME.guess(match.position, 1, 7)), match.view(1)["question"]) == before
    mine = GAME.guess(match.position, 0, 7).asking
    assert mine is not None
    assert mine.what == "sidebar in"


@pytest.mark.proves("UVS-DCON-06")
def test_a_card_is_not_exchanged_for_its_copy() -> None:
    match = between()
    aside = set(match.view(0)["seats"]["P1"]["aside"])
    both = [one for one in options(match) if one.removeprefix("take out ") in aside]
    for out in both or exchanged_once(match):
        match.answer(out)
        assert out.replace("take out", "bring in") not in [one.split(" in your")[0] for one in options(match)]
        assert len(options(match)) > 1
        match.answer("never mind")


def exchanged_once(match: Match) -> list[str]:
    """After that a copy of the card is in the deck and another one in the sidebar."""
    match.answer(options(match)[1])
    into = options(match)[1].removeprefix("bring in ")
    match.answer(options(match)[1])
    assert into in match.view(0)["seats"]["P1"]["aside"]
    return [f"take out {into}"]


@pytest.mark.proves("UVS-DCON-07")
def test_never_mind() -> None:
    match = between()
    before = match.view(0)["seats"]["P1"]["aside"], options(match)
    match.answer(options(match)[1])
    match.answer("never mind")
    assert (match.view(0)["seats"]["P1"]["aside"], options(match)) == before
    assert lines(match, 1) == []
    for _ in range(9):
        match.answer(options(match)[1])
        match.answer("never mind")
    match.answer(options(match)[1])
    assert "never mind" not in options(match)  # an end to it, for whoever decides by chance


def test_ten_exchanges_are_the_most() -> None:
    match = between()
    for _ in range(10):
        match.answer(options(match)[1])
        match.answer(options(match)[-1])
    assert match.question is None or match.question.seat == 1
    assert lines(match, 0)[0].endswith(", has made all 10 exchanges, and has done with the sidebar.")
    assert lines(match, 1)[0] == "P1 has done with the sidebar."


def test_records_that_say_where_the_card_is() -> None:
    match = between()
    out = options(match)[1]
    assert match.choice(f"{out} in the deck") == match.choice(out)
    assert "nothing one can do here" in GAME.why_not(match.position, "take out Nothing of the Kind in the deck").reason
