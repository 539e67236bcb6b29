"""Every bot: made by its name, legal to the end, repeatable, blind to what is hidden."""

import pytest

import kumite
from kumite import bots
from kumite.bots import Sight, sight_of
from kumite.errors import BadOption
from kumite.games import GAMES
from tests.bots.tables import BOTS, MODES, play, some_positions

GAME = GAMES["megafighter"]


def test_the_bots_there_are() -> None:
    assert bots.names() == ["random", "greedy", "search"]
    assert [bots.make(name).name for name in bots.names()] == bots.names()


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("", "there is no bot ''; there is random, greedy, search, and search:500ms or search:1000it"),
        ("Greedy", "there is no bot 'Greedy'"),
        ("greedy:5ms", "greedy does not think for long, so it takes no budget: 'greedy:5ms'"),
        ("search:", "search's budget is ''; it must be like 500ms or 1000it"),
        ("search:0ms", "search's budget is '0ms'"),
        ("search:-5it", "search's budget is '-5it'"),
        ("search:5 it", "search's budget is '5 it'"),
        ("search:٣it", "search's budget"),
        ("search:99999999ms", "search's budget"),
        ("x" * 5000, "there is no bot 'xxx"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_in_a_sentence(name: str, says: str) -> None:
    with pytest.raises(BadOption) as refused:
        bots.make(name)
    assert str(refused.value).startswith(says)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow if name.startswith("search") else ()) for name in BOTS]
)
def test_whole_games_are_played_with_legal_answers_and_repeatably(name: str, mode: str) -> None:
    def game() -> list[str]:
        match = kumite.match("megafighter", seed=11, mode=mode)
        written = play(match, [bots.make(name, 1), bots.make(name, 2)])
        assert match.outcome is not None
        return written

    assert game() == game()


@pytest.mark.slow
def test_loose_combos_and_strict_supplies_are_played_too() -> None:
    options = {"loose_combos": True, "strict_supply": True, "draft": "random"}
    for name in BOTS:
        match = kumite.match("megafighter", seed=12, options=options)
        play(match, [bots.make(name, 1), bots.make("greedy", 2)])
        assert match.outcome is not None


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", ["random", "greedy", pytest.param("search:30it", marks=pytest.mark.slow)])
def test_a_choice_does_not_depend_on_what_is_hidden(name: str, mode: str) -> None:
    for g in some_positions(mode, seed=13, one_in=25):
        assert g.asking is not None
        choices = {bots.make(name, 5).choose(Sight(GAME, g))}
        for key in (1, 77, 2**29 + 1):
            twin = GAME.guess(g, g.asking.who, key)
            choices.add(bots.make(name, 5).choose(Sight(GAME, twin)))
        assert len(choices) == 1


def test_a_bot_leaves_what_it_looks_at_alone() -> None:
    match = kumite.match("megafighter", seed=14)
    before = match.view(0), match.view(1), len(match.log)
    for name in BOTS:
        bots.make(name, 1).choose(sight_of(match))
    assert (match.view(0), match.view(1), len(match.log)) == before


def test_random_takes_every_option() -> None:
    sight, bot = sight_of(kumite.match("megafighter", seed=15)), bots.make("random", 3)
    assert {bot.choose(sight) for _ in range(300)} == set(sight.options)
