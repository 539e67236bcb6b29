"""What is in the boxes, and the four stages: the data and what the engine makes of it."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import kumite
from kumite.errors import BadOption
from kumite.games.sftmg import components
from kumite.games.sftmg.cards import roster
from kumite.games.sftmg.components import COMPONENTS, CORE, EXPANSION, Component
from kumite.games.sftmg.dice import MOST
from kumite.games.sftmg.game import GAME
from kumite.games.sftmg.grid import SPACES, name, space
from kumite.games.sftmg.printed import DECKS, ROSTER, STAGES, Stage
from tests.games.sftmg.ringside import catalogue, deck_of, fight, ryu, sagat, side


def of(name: str, box: str) -> Component:
    (found,) = [each for each in COMPONENTS if (each.name, each.box) == (name, box)]
    return found


def count(name: str, box: str) -> int:
    return of(name, box).count


# The core box


@pytest.mark.proves("SFTMG-COMP-01")
def test_six_fighters_in_the_core_box() -> None:
    assert of("miniature", CORE).of == ("Ryu", "Ken", "Chun-Li", "Sagat", "Zangief", "Vega")
    assert count("miniature", CORE) == len(set(of("miniature", CORE).of)) == 6
    assert tuple(fighter.name for fighter in roster.CORE) == of("miniature", CORE).of


@pytest.mark.proves("SFTMG-COMP-02")
def test_forty_one_cards_for_each() -> None:
    assert count("Character card", CORE) == 6
    assert count("Battle Deck card", CORE) == sum(len(deck_of(fighter.name)) for fighter in roster.CORE)
    assert (count("Character card", CORE) + count("Battle Deck card", CORE)) / 6 == 41


@pytest.mark.proves("SFTMG-COMP-03")
def test_a_board_with_two_dials_for_each_of_six_players() -> None:
    assert [count(name, CORE) for name in ("Player Board", "Health dial", "Meter dial")] == [6, 6, 6]
    ring = fight(ryu("d5", health=20, meter=3), sagat("f5", health=19, meter=2))
    for seat, dials in (("P1", (20, 3)), ("P2", (19, 2))):
        assert (ring[f"{seat}.health"], ring[f"{seat}.meter"]) == dials


@pytest.mark.proves("SFTMG-COMP-04", "SFTMG-COMP-13")
def test_two_stages_on_each_board() -> None:
    assert (count("game board", CORE), of("game board", CORE).of) == (1, ("Dojo", "Air Force Base"))
    assert (count("game board", EXPANSION), of("game board", EXPANSION).of) == (
        1,
        ("Kousyu Street", "Shopping District"),
    )
    assert tuple(stage.name for stage in STAGES) == of("game board", CORE).of + of("game board", EXPANSION).of


@pytest.mark.proves("SFTMG-COMP-05", "SFTMG-COMP-14")
def test_the_terrain_sheets() -> None:
    assert (count("terrain sheet", CORE), count("terrain sheet", EXPANSION)) == (6, 3)
    for box in (CORE, EXPANSION):
        assert of("terrain sheet", box).of == of("game board", box).of


@pytest.mark.proves("SFTMG-COMP-06")
def test_twenty_four_tokens() -> None:
    tokens = {each.name: each.count for each in COMPONENTS if each.name.endswith("token")}
    assert tokens == {
        "Power-Up token": 8,
        "Turn Order token": 6,
        "Tag Team token": 6,
        "Continue token": 3,
        "Guard token": 1,
    }
    assert sum(tokens.values()) == 24


@pytest.mark.proves("SFTMG-COMP-07")
def test_as_many_dice_as_one_roll_may_use() -> None:
    assert count("Battle Die", CORE) == 8 == MOST


# The Boss Expansion


@pytest.mark.proves("SFTMG-COMP-08")
def test_two_more_fighters_with_decks_of_their_own() -> None:
    assert of("miniature", EXPANSION).of == ("M. Bison", "Akuma")
    assert count("miniature", EXPANSION) == count("Character card", EXPANSION) == 2
    assert count("Battle Deck card", EXPANSION) == len(deck_of("M. Bison")) + len(deck_of("Akuma")) == 80
    assert len(ROSTER) == len(DECKS) == 12, "and two with Boss Decks, two with Nemesis Events"
    assert [fighter.name for fighter in ROSTER[6:8]] == ["M. Bison", "Akuma"]


@pytest.mark.proves("SFTMG-COMP-09")
def test_two_boss_sets_of_forty_one() -> None:
    cards = count("Boss Character card", EXPANSION), count("Boss Battle Deck card", EXPANSION)
    assert cards == (2, 80)
    assert sum(cards) == 2 * 41
    assert of("Boss Battle Deck card", EXPANSION).of == ("M. Bison", "Akuma")


@pytest.mark.proves("SFTMG-COMP-10", "SFTMG-COMP-11")
def test_nemesis_events_and_challenges() -> None:
    nemesis, challenge = of("Nemesis Event card", EXPANSION), of("Challenge card", EXPANSION)
    assert (nemesis.count, nemesis.of) == (12, ("M. Bison", "Akuma"))
    assert (challenge.count, challenge.of) == (30, ("standard", "M. Bison", "Akuma"))
    pools = Counter[str]()
    for told in catalogue("cards"):
        if told["type"].endswith("_pool"):
            pools[told["type"]] += told["count"]
    assert pools == {"event_nemesis_pool": nemesis.count, "challenge_pool": challenge.count}


@pytest.mark.proves("SFTMG-COMP-12")
def test_a_board_for_each_boss() -> None:
    board = of("Boss Player Board", EXPANSION)
    assert (board.count, board.of) == (2, ("M. Bison", "Akuma"))


@pytest.mark.proves("SFTMG-COMP-01", "SFTMG-COMP-14")
def test_every_component_says_its_rule_and_nobody_has_none() -> None:
    assert {each.rule for each in COMPONENTS} == {f"SFTMG-COMP-{n:02}" for n in range(1, 15)}
    assert all(each.count > 0 for each in COMPONENTS)
    source = Path(components.__file__).parent
    users = [file.name for file in source.rglob("*.py") if "components import" in file.read_text(encoding="utf-8")]
    assert users == []


# Wordings and players


@pytest.mark.proves("SFTMG-COMP-15", "SFTMG-RULING-07")
def test_the_later_wording_of_poke_counts() -> None:
    """Three cards, where an older summary has two."""
    ring = fight(side("Vega", "c5", hand=["Sky High Claw"]), sagat("d5")).p1("attack Sagat with Sky High Claw")
    ring.quiet("chance attack dice").chance("H, H, H", "H, H").quiet("P1 act")
    assert (ring["P2.deck"], len(ring["P2.discards"])) == (37, 3)


@pytest.mark.proves("SFTMG-COMP-15", "SFTMG-RULING-07")
def test_the_later_wording_of_throw_counts() -> None:
    """No Block Dice, and up to X spaces, where an older summary has exactly X and not a word on dice."""
    ring = fight(sagat("d5", hand=["Tiger Rage"]), ryu("e5")).p1("attack Ryu with Tiger Rage").block("H, H")
    assert ring.question == "P1 throw"
    assert {"throw to c5", "throw to b5", "throw to a5"} < set(ring.options)


@pytest.mark.proves("SFTMG-COMP-15", "SFTMG-RULING-07")
def test_the_later_wording_of_the_range_check_counts() -> None:
    """Line of sight is part of it, and a Counter-Attack returns, where an older summary knows neither."""
    p1, p2 = ryu("c5", hand=["Fierce Hadoken"]), sagat("f6", hand=["Tiger Rage"])
    ring = fight(p1, p2, large=["d5", "d6", "e5", "e6"])
    ring.p1("attack Sagat with Fierce Hadoken").p2("counter with Tiger Rage")
    assert "Missed" in ring.happened
    assert (ring["P2.hand"], ring["P1.discards"]) == (["Tiger Rage"], ["Fierce Hadoken"])


@pytest.mark.proves("SFTMG-COMP-16")
def test_from_two_to_six_players() -> None:
    """Every mode there is seats two to six; nobody fights alone, and seven find no table."""
    for mode in GAME.modes:
        seats = len(kumite.match("sftmg", seed=1, mode=mode).seats)
        assert 2 <= seats <= count("Player Board", CORE)
        for n in (1, 7):
            with pytest.raises(BadOption):
                kumite.match("sftmg", seed=1, mode=mode, seats=["somebody"] * n)
    assert kumite.match("sftmg", seed=1, seats=["Ann", "Bo"]).players == ("Ann", "Bo")


# Stages


def told_stages() -> dict[str, dict[str, Any]]:
    return {each["name"]: each for each in catalogue("stages") if each["grid"] == "9x9"}


@pytest.mark.proves("SFTMG-STAGE-01")
@pytest.mark.parametrize("stage", STAGES, ids=[stage.name for stage in STAGES])
def test_a_stage_is_nine_by_nine(stage: Stage) -> None:
    assert SPACES == 81
    assert len({name(at) for at in range(SPACES)}) == 81
    ring = fight(ryu(stage.versus[0]), sagat(stage.versus[1]), stage=stage.name)
    assert len(ring["Ryu.ranges"]) == len(ring["Ryu.sees"]) == 81


@pytest.mark.proves("SFTMG-STAGE-02")
def test_open_terrain_costs_one_to_enter() -> None:
    """Move 3 enters three spaces: seven by seven around the figure, less its own."""
    ring = fight(ryu("e5"), sagat("a1"), phase="move")
    assert len(ring.begins("move")) == 48
    assert "move h8" in ring.options
    assert "move i5" not in ring.options


@pytest.mark.proves("SFTMG-STAGE-02")
def test_an_object_costs_a_way_around_it() -> None:
    """A row of Objects with the end open: b9 is eight steps away, not two."""
    ring = fight(ryu("a5"), sagat("i1"), small=["b4", "b5", "b6", "a4", "a6"], phase="move")
    assert ring.begins("move") == []


@pytest.mark.proves("SFTMG-STAGE-03", "SFTMG-RULING-46")
@pytest.mark.parametrize("stage", STAGES, ids=[stage.name for stage in STAGES])
def test_the_diagram_of_a_stage(stage: Stage) -> None:
    told = told_stages()[stage.name]
    objects = {thing["name"]: (thing["count"], thing["size"] == "large") for thing in told["objects"]}
    assert {thing.name: (len(thing.spaces), thing.large) for thing in stage.things} == objects
    assert not any(thing.solid for thing in stage.things)
    stands = [at for thing in stage.things for at in thing.spaces]
    assert len(stands) == len(set(stands)) == told["object_total"]
    starts = stage.versus + stage.multiplayer
    assert (len(stage.versus), len(stage.multiplayer)) == (2, 4)
    assert len(set(starts) | set(stands)) == len(starts) + len(stands)
    assert all(0 <= space(at) < 81 for at in starts + tuple(stands))


@pytest.mark.proves("SFTMG-STAGE-03")
def test_the_dojo_has_eleven_objects() -> None:
    assert sum(len(thing.spaces) for thing in STAGES[0].things) == 11


@pytest.mark.proves("SFTMG-STAGE-03", "SFTMG-RULING-04", "SFTMG-RULING-46")
@pytest.mark.parametrize("stage", STAGES, ids=[stage.name for stage in STAGES])
def test_start_spaces_are_on_two_sides(stage: Stage) -> None:
    west = [stage.versus[0], *stage.multiplayer[:2]]
    east = [stage.versus[1], *stage.multiplayer[2:]]
    assert all(at[0] < "e" for at in west)
    assert all(at[0] > "e" for at in east)
