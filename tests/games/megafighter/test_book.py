"""What the drawn table is made of: everything printed, and which thing each option is about."""

import random
from typing import Any

import pytest

import kumite
from kumite.games import GAMES
from kumite.games.megafighter.book import moment, places
from kumite.games.megafighter.printed import ROSTER

GAME = GAMES["megafighter"]
BOOK = GAME.book()
NO_PLACE = {"pass", "done", "decline", "no bonus", "enough", "stay", "spend 1", "spend 2", "spend 3"}


def own(seen: dict[str, Any]) -> dict[str, set[str]]:
    """Everything a seat could touch, by kind."""
    side = seen["seats"][seen["you"]]
    team = [name for name, held in seen["fighters"].items() if held["seat"] == seen["you"]]
    front = [side["front"]] if side["front"] else []
    return {
        "card": set(side["hand"]),
        "laid": set(side["allocated"]),
        "attack": {attack["name"] for name in front for attack in BOOK["fighters"][name]["attacks"]},
        "ability": {ability["name"] for name in team for ability in BOOK["fighters"][name]["abilities"]},
        "fighter": {*seen["fighters"], *seen["pool"]},
    }


@pytest.mark.parametrize("mode", ["standard", "veteran"])
@pytest.mark.parametrize("loose", [False, True])
def test_every_option_is_about_something_on_the_table(mode: str, loose: bool) -> None:
    options = {"loose_combos": loose, "tokens_block": loose}
    for seed in range(4):
        match, dice = kumite.match("megafighter", seed, mode, options), random.Random(seed)
        while match.question is not None:
            seen = match.view(match.question.seat)
            things = own(seen)
            for option in seen["question"]["options"]:
                about = places(seen, option)
                assert about or option in NO_PLACE, option
                for place in about:
                    kind, _, name = place.partition(" ")
                    assert name in things[kind] if name else kind in ("deck", "combo", "super", "swap", "turn"), option
            match.answer(dice.choice(list(match.question.options)))


HELD = ["B/Y", "B +super", "R +swap", "B/Y"]


@pytest.mark.parametrize(
    ("option", "about"),
    [
        ("start Weeny Gun", ("attack Weeny Gun", "card B/Y", "card B +super")),  # blue then yellow
        ("string Kraut Bomb", ("attack Kraut Bomb", "card R +swap")),  # yellow then red: the red one is still to come
        ("use Saw Lungs", ("ability Saw Lungs",)),
        ("token swap La Li", ("fighter La Li", "swap")),
        ("swap La Li", ("fighter La Li",)),
        ("block La Li with B/Y block 2", ("card B/Y block 2", "fighter La Li")),
        ("block La Li with R/B block 1", ("laid R/B block 1", "fighter La Li")),
        ("block La Li with token", ("swap", "fighter La Li")),
        ("B/Y as Y", ("card B/Y",)),
        ("discard B +super", ("card B +super",)),
        ("Maple Snare-Up for La Li", ("ability Maple Snare-Up",)),
        ("taunt", ("super",)),
        ("draw", ("deck",)),
        ("end", ("turn",)),
        ("decline", ()),
    ],
)
def test_the_places_of_an_option(option: str, about: tuple[str, ...]) -> None:
    seen = {"you": "P1", "seats": {"P1": {"allocated": ["R/B block 1"], "hand": HELD}}}
    assert places(seen, option) == about


def test_the_book_tells_every_board_and_where_its_facts_come_from() -> None:
    assert list(BOOK["fighters"]) == [fighter.name for fighter in ROSTER]
    page = BOOK["fighters"]["Frankfurterer"]
    assert page["attacks"][0] == {
        "name": "Weeny Gun",
        "buttons": ["blue", "yellow"],
        "cost": 0,
        "damage": {"front": 2, "side": 0, "chosen": 0, "strung": 0},
        "text": "2 to Frontline Fighter. Draw 1.",
    }
    assert {ability["class"] for one in BOOK["fighters"].values() for ability in one["abilities"]} == {
        "ongoing",
        "only on your turn",
        "only on opponent's turn",
        "red bar",
    }
    for one in BOOK["fighters"].values():
        assert len(one["attacks"]) == 3
        assert len(one["abilities"]) == 2
        assert {fact["origin"] for fact in one["facts"]} <= {"printed", "deduced", "ours"}
        assert all(fact["why"] for fact in one["facts"])
    assert BOOK["cards"]["B/Y block 2"] == {"buttons": ["blue", "yellow"], "block": 2, "bonus": ""}
    assert BOOK["cards"]["R +swap"] == {"buttons": ["red"], "block": 0, "bonus": "swap"}
    assert BOOK["cards"]["B +super"]["bonus"] == "super"


@pytest.mark.parametrize(
    ("phase", "said"),
    [
        ("setup", (0, "Before the first turn")),
        ("action", (4, "P1: 1 Action left")),
        ("draw", (4, "P1: Draw Phase")),
    ],
)
def test_the_moment(phase: str, said: tuple[int, str]) -> None:
    assert moment({"phase": phase, "turns": 4, "turn": "P1", "actions": 1}) == said
