"""Chapter variants: casual, competitive, free placement, mirror match, a boss as an ordinary fighter."""

import pytest

import kumite
from kumite.core.position import JUDGE
from kumite.errors import Refusal
from kumite.games.sftmg.game import GAME
from kumite.games.sftmg.printed import EVENT, STAGES
from tests.games.sftmg.ringside import Ring, deck_of, fight, fighter, opening, ready, ryu, sagat, side

WEST, EAST = STAGES[0].versus


def competitive(*rolls: str) -> Ring:
    return opening(setup="competitive").chance(*rolls)


def ordered(first: str = "P1") -> Ring:
    """A competitive match after Order Select!."""
    rolls = ("H, H, H, H", "B, B, B, B")
    return competitive(*(rolls if first == "P1" else rolls[::-1]))


@pytest.mark.proves("SFTMG-VAR-01")
def test_casual_is_the_default_and_everybody_picks_freely() -> None:
    setting = next(setting for setting in GAME.settings if setting.name == "setup")
    assert setting.values[0] == "casual"
    ring = opening()
    assert (ring.question, len(ring.options)) == ("P1 pick", 8)
    ring.p1("pick Vega")
    assert (ring.question, len(ring.options)) == ("P2 pick", 7)
    ring.p2("pick Ryu")
    assert (ring.question, len(ring.options)) == ("P1 stage", 4)
    ring.p1("stage Dojo")
    assert (ring.question, len(ring.options)) == ("P2 stage", 4)


@pytest.mark.proves("SFTMG-VAR-02")
def test_the_steps_of_a_competitive_setup() -> None:
    ring = opening(setup="competitive")
    asked: list[str] = []
    for _ in range(60):
        if not asked or asked[-1] != ring.question:
            asked.append(str(ring.question))
        if ring.question == "P1 move":
            break
        if ring.question == "chance order dice":
            ring.chance("H, H, H, H" if len(ring.said("Rolled")) == 0 else "B, B, B, B")
        else:
            ring.quiet_step()
    assert asked == [
        "chance order dice",
        "P2 pick",
        "P1 pick",
        "P1 stage",
        "chance shuffle",
        "P1 place",
        "P1 mulligan",
        "P2 mulligan",
        "P1 move",
    ]


@pytest.mark.proves("SFTMG-VAR-03")
@pytest.mark.parametrize(
    ("rolls", "first"), [(("H, B, B, B", "CR, B, B, M"), "P2"), (("CR, H, H, B", "H, B, B, M"), "P1")]
)
def test_the_order_is_that_of_the_hits_in_four_dice(rolls: tuple[str, str], first: str) -> None:
    ring = opening(setup="competitive")
    assert (ring.question, ring.dice) == ("chance order dice", 4)
    ring.chance(*rolls)
    assert ring["first"] == first
    assert (ring["P1.meter"], ring["P2.meter"]) == (0, 0)


@pytest.mark.proves("SFTMG-VAR-03")
def test_ties_are_rolled_again() -> None:
    ring = competitive("H, H, B, B", "CR, M, M, M")
    assert ring.question == "chance order dice"
    assert ring.chance("H, B, B, B", "B, B, B, B").question == "P2 pick"


@pytest.mark.proves("SFTMG-VAR-04")
@pytest.mark.parametrize(("first", "last"), [("P1", "P2"), ("P2", "P1")])
def test_the_last_in_order_picks_first(first: str, last: str) -> None:
    ring = ordered(first)
    assert ring.question == f"{last} pick"
    ring.play(f"{last}: pick Akuma")
    assert ring.question == f"{first} pick"
    assert "pick Akuma" not in ring.options


@pytest.mark.proves("SFTMG-VAR-06")
@pytest.mark.parametrize(("first", "last"), [("P1", "P2"), ("P2", "P1")])
def test_whoever_picked_last_selects_the_stage_and_places_first(first: str, last: str) -> None:
    ring = ordered(first).play(f"{last}: pick Ken", f"{first}: pick Ryu")
    assert (ring.question, len(ring.options)) == (f"{first} stage", 4)
    ring.play(f"{first}: stage Dojo")
    assert ring["stage"] == "Dojo"
    ring.shuffle()
    assert ring.question == f"{first} place"
    ring.play(f"{first}: place {EAST}")
    assert (ring["Ryu.at"], ring["Ken.at"]) == (EAST, WEST)


@pytest.mark.proves("SFTMG-VAR-08")
@pytest.mark.parametrize(("first", "last"), [("P1", "P2"), ("P2", "P1")])
def test_hands_of_five_a_mulligan_each_and_player_one_begins(first: str, last: str) -> None:
    ring = ordered(first).play(f"{last}: pick Ken", f"{first}: pick Ryu", f"{first}: stage Dojo").shuffle()
    ring.play(f"{first}: place {WEST}")
    assert (ring["P1.hand_size"], ring["P2.hand_size"]) == (5, 5)
    assert ring.question == f"{first} mulligan"
    ring.play(f"{first}: {ring.options[1]}", f"{first}: keep").shuffle()
    assert ring.question == f"{last} mulligan"
    ring.play(f"{last}: keep")
    assert (ring.question, ring["turn"]) == (f"{first} move", first)


@pytest.mark.proves("SFTMG-VAR-09", "SFTMG-RANGE-06", "SFTMG-RULING-103")
def test_anywhere_three_spaces_from_the_opponent() -> None:
    ring = ready(placement="free").chance("H, H, H, H", "B, B, B, B").p1("first P1")
    objects = {f"place {at}" for thing in STAGES[0].things for at in thing.spaces}
    assert (ring.question, len(ring.options)) == ("P1 place", 81 - 11)
    assert not objects & set(ring.options)
    ring.p1("place e5")
    assert ring.question == "P2 place"
    assert {"place e8", "place h8", "place a1", "place b5"} < set(ring.options)
    for at in ("e7", "g5", "g7", "f6", "e5", "c3"):
        assert f"place {at}" not in ring.options
    assert not objects & set(ring.options)
    ring.p2("place h8")
    assert (ring["Ryu.at"], ring["Sagat.at"]) == ("e5", "h8")


@pytest.mark.proves("SFTMG-VAR-09", "SFTMG-ROUND-04")
def test_without_the_variant_only_start_spaces() -> None:
    ring = ready().chance("H, H, H, H", "B, B, B, B").p1("first P1")
    assert ring.options == [f"place {WEST}", f"place {EAST}"]


@pytest.mark.proves("SFTMG-VAR-10")
def test_the_option_says_whom_free_placement_helps() -> None:
    setting = next(setting for setting in GAME.settings if setting.name == "placement")
    assert "close-range" in setting.meaning
    assert "SFTMG-VAR-10" in setting.rules


@pytest.mark.proves("SFTMG-VAR-11")
def test_a_character_is_picked_once_unless_the_table_allows_a_mirror_match() -> None:
    ring = opening().p1("pick Ryu")
    assert "pick Ryu" not in ring.options
    ring.refuses("pick Ryu")
    ring = opening(mirror=True).p1("pick Ryu").p2("pick Ryu")
    assert set(ring["fighters"]) == {"Ryu (P1)", "Ryu (P2)"}


@pytest.mark.proves("SFTMG-VAR-11")
def test_a_table_with_the_same_fighter_twice_needs_the_option() -> None:
    twice = {"fighter1": "Ryu", "fighter2": "Ryu"}
    with pytest.raises(Refusal) as caught:
        kumite.match("sftmg", seed=1, options=twice)
    assert "SFTMG-VAR-11" in caught.value.rules
    match = kumite.match("sftmg", seed=1, options={**twice, "mirror": True})
    assert [each["fighter"] for each in match.view(JUDGE)["seats"].values()] == ["Ryu (P1)", "Ryu (P2)"]


@pytest.mark.proves("SFTMG-VAR-11")
def test_a_random_fighter_is_not_the_one_somebody_has() -> None:
    ring = opening(fighter1="Ken", fighter2="random")
    assert ring.question == "chance pick"
    assert "pick Ken" not in ring.options
    assert len(ring.options) == 7
    ring = opening(fighter2="Ken")
    assert (ring.question, len(ring.options)) == ("P1 pick", 7)
    assert "pick Ken" not in ring.options


@pytest.mark.proves("SFTMG-VAR-11")
def test_two_of_a_kind_have_decks_and_dials_of_their_own() -> None:
    ring = fight(ryu("d5", hand=["Fierce Hadoken"], meter=2), ryu("f5", hand=["Bait!"], meter=5))
    ring.p1("attack Ryu (P2) with Fierce Hadoken").block("H, H, H", "H, H")
    assert (ring["Ryu (P1).health"], ring["Ryu (P2).health"]) == (25, 22)
    assert (ring["P1.meter"], ring["P2.meter"]) == (2, 5)
    assert (ring["P1.discards"], ring["P2.discards"]) == (["Fierce Hadoken"], [])
    assert (ring["P1.deck"], ring["P2.deck"], ring["P2.hand"]) == (39, 39, ["Bait!"])


@pytest.mark.proves("SFTMG-VAR-12")
@pytest.mark.parametrize("boss", ["M. Bison", "Akuma"])
def test_a_boss_with_the_standard_deck_is_an_ordinary_fighter(boss: str) -> None:
    """Eight Meter at most and for the Ultra, two Block Dice, two more for a Boost."""
    assert f"pick {boss}" in opening().options
    ring = fight(side(boss, "d5", hand=["Bait!"], meter=7), sagat("f5")).p1("attack Sagat with Bait!")
    assert ring["P1.meter"] == 8
    ultra = f"attack Sagat with {fighter(boss).ultra.name}"
    assert ultra not in fight(side(boss, "d5", meter=7), sagat("e5")).options
    assert fight(side(boss, "d5", meter=8), sagat("e5")).p1(ultra)["P1.meter"] == 0
    event = next(each.name for each in deck_of(boss) if each.type == EVENT)
    for boosts, dice in (([], 2), ([f"boost with {event}"], 4)):
        ring = fight(ryu("c5", hand=["Fierce Hadoken"]), side(boss, "f5", hand=[event, "Bait!"]))
        ring.p1(f"attack {boss} with Fierce Hadoken").p2("block", *boosts, "done").chance("B, B, B")
        assert ring.dice == dice
