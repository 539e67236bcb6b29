"""Chapter Versus, setup: Select!, Ready!, Set!, Draw!, up to the first turn."""

from collections import Counter

import pytest

import kumite
from kumite.core.position import JUDGE
from kumite.games.sftmg.cards.roster import FIGHTERS
from kumite.games.sftmg.game import GAME
from kumite.games.sftmg.printed import CARDS, DECKS, ROSTER, STAGES
from tests.games.sftmg.ringside import Ring, fighter, hands, opening, ready, spine, to_shuffle

WEST, EAST = STAGES[0].versus


def kinds_owned(ring: Ring, who: int) -> Counter[str]:
    g = spine(ring)
    return Counter(CARDS[g.kind[h]].name for zone in (g.deck, g.hand, g.discards, g.table, g.stays) for h in zone[who])


def deck_list(name: str) -> Counter[str]:
    return Counter(CARDS[kind].name for kind in DECKS[FIGHTERS[name]])


@pytest.mark.proves("SFTMG-VS-12")
def test_versus_is_where_a_newcomer_starts() -> None:
    assert GAME.modes[0] == "versus"
    assert kumite.match("sftmg", seed=1).view(JUDGE)["mode"] == "versus"


@pytest.mark.proves("SFTMG-VS-01", "SFTMG-ROUND-01")
def test_versus_is_two_players_with_one_figure_each_best_of_three_without_a_clock() -> None:
    ring = hands()
    assert ring.match.seats == ("P1", "P2")
    assert ring["fighters"].keys() == {"Ryu", "Sagat"}
    assert ring["rounds_to_win"] == 2
    clock = next(setting for setting in GAME.settings if setting.name == "clock")
    assert clock.values[0] == 0
    assert kumite.match("sftmg", seed=1, options={"clock": 25}).question is not None


@pytest.mark.proves("SFTMG-VS-02", "SFTMG-CHAR-03", "SFTMG-COMP-02")
def test_each_player_picks_a_character_and_takes_its_deck() -> None:
    ring = opening()
    assert ring.question == "P1 pick"
    assert ring.options == [f"pick {each.name}" for each in ROSTER[:8]]
    ring.p1("pick Zangief")
    assert ring.question == "P2 pick"
    ring.p2("pick Ryu")
    assert (ring["P1.fighter"], ring["P2.fighter"]) == ("Zangief", "Ryu")
    assert kinds_owned(ring, 0) == deck_list("Zangief")
    assert kinds_owned(ring, 1) == deck_list("Ryu")
    for who, name in enumerate(("Zangief", "Ryu")):
        owned = kinds_owned(ring, who)
        assert owned.total() == 40
        assert name not in owned
        assert fighter(name).ultra.name not in owned


@pytest.mark.proves("SFTMG-CHAR-03")
def test_the_character_card_never_gets_into_deck_hand_or_discards() -> None:
    """After the mulligan, some turns, and the shuffle between two rounds."""
    ring = hands()
    for _ in range(300):
        ring.quiet_step()
        assert [kinds_owned(ring, who) for who in (0, 1)] == [deck_list("Ryu"), deck_list("Sagat")]


@pytest.mark.proves("SFTMG-VS-02")
def test_a_described_fighter_has_only_the_wanted_character() -> None:
    ring = opening(fighter1="Ken", fighter2="Vega")
    assert ring.question == "P1 stage"
    assert (ring["P1.fighter"], ring["P2.fighter"]) == ("Ken", "Vega")


@pytest.mark.proves("SFTMG-VS-03")
def test_a_stage_both_name_is_the_stage() -> None:
    ring = opening().p1("pick Ryu").p2("pick Ken").p1("stage Kousyu Street")
    assert ring["stage"] is None
    ring.p2("stage Kousyu Street")
    assert ring.question == "chance shuffle"
    assert ring["stage"] == "Kousyu Street"


@pytest.mark.proves("SFTMG-VS-03")
@pytest.mark.parametrize("picked", ["Dojo", "Air Force Base"])
def test_chance_decides_between_two_stages_and_only_between_those(picked: str) -> None:
    ring = opening().p1("pick Ryu").p2("pick Ken").p1("stage Dojo").p2("stage Air Force Base")
    assert ring.question == "chance stage"
    assert sorted(ring.options) == ["stage Air Force Base", "stage Dojo"]
    assert ring.chance(f"stage {picked}")["stage"] == picked


@pytest.mark.proves("SFTMG-VS-03")
def test_the_stage_named_first_is_a_secret_until_the_second_is_named() -> None:
    ring = opening().p1("pick Ryu").p2("pick Ken").p1("stage Dojo")
    other = opening().p1("pick Ryu").p2("pick Ken").p1("stage Shopping District")
    assert ring.seen("P1")["seats"]["P1"]["named"] == "Dojo"
    assert ring.seen("P2") == other.seen("P2")


@pytest.mark.proves("SFTMG-VS-04", "SFTMG-METER-05", "SFTMG-HEALTH-01")
def test_dials_are_set_and_both_decks_shuffled_before_ready() -> None:
    ring = opening().p1("pick Ryu").p2("pick Chun-Li").p1("stage Dojo").p2("stage Dojo")
    assert (ring["Ryu.health"], ring["Chun-Li.health"]) == (25, fighter("Chun-Li").health)
    assert (ring["P1.meter"], ring["P2.meter"]) == (0, 0)
    g = spine(ring)
    before = [g.kind[h] for h in g.deck[0]], [g.kind[h] for h in g.deck[1]]
    begun = 0
    while ring.question == "chance shuffle":
        begun += to_shuffle(ring) == 40
        ring.chance(str(ring.asked.options[-1] // 3))
    after = [g.kind[h] for h in g.deck[0]], [g.kind[h] for h in g.deck[1]]
    assert begun == 2
    assert [sorted(deck) for deck in after] == [sorted(deck) for deck in before]
    assert before[0] != after[0]
    assert before[1] != after[1]
    assert ring.question == "chance order dice"
    assert ring["phase"] == "ready"


@pytest.mark.proves("SFTMG-VS-05", "SFTMG-DICE-09")
def test_more_hits_in_four_dice_choose_who_begins() -> None:
    ring = ready()
    assert ring.dice == 4
    ring.chance("H, CR, B, M")
    assert (ring.question, ring.dice) == ("chance order dice", 4)
    ring.chance("H, H, B, M")
    assert ring.question == "P1 first"
    assert ring.options == ["first P1", "first P2"]
    ring.p1("first P2")
    assert ring["first"] == "P2"
    assert ring.question == "P2 place"
    assert (ring["P1.meter"], ring["P2.meter"]) == (0, 0)


@pytest.mark.proves("SFTMG-VS-05")
def test_it_is_hits_that_count_not_blocks_or_meter() -> None:
    ring = ready().chance("B, B, M, M", "B, B, B, H")
    assert ring.question == "P2 first"
    assert ready().chance("HB, B, B, B", "M, M, M, M").question == "P1 first"


@pytest.mark.proves("SFTMG-VS-06")
def test_a_tie_is_rolled_again_until_it_is_broken() -> None:
    ring = ready().chance("H, H, B, M", "CR, B, B, M")
    assert ring.question == "chance order dice"
    ring.chance("M, M, M, M", "B, B, B, B")
    assert ring.question == "chance order dice"
    ring.chance("B, B, B, B", "H, B, B, B")
    assert ring.question == "P2 first"


@pytest.mark.proves("SFTMG-VS-07")
def test_every_object_stands_where_the_diagram_shows_it_and_nothing_else() -> None:
    ring = hands()
    found = {(thing["name"], thing["at"]) for thing in ring["objects"]}
    diagram = {(thing.name, at) for thing in STAGES[0].things for at in thing.spaces}
    assert Counter(name for name, _ in found) == {"Rocks": 4, "Sakura Trees": 5, "Lanterns": 2}
    assert found == diagram


@pytest.mark.proves("SFTMG-VS-08")
@pytest.mark.parametrize(("first", "taken", "left"), [("P1", WEST, EAST), ("P1", EAST, WEST), ("P2", EAST, WEST)])
def test_the_first_player_takes_a_start_space_and_the_other_gets_the_other(first: str, taken: str, left: str) -> None:
    rolls = ("H, H, H, H", "B, B, B, B")
    ring = ready().chance(*(rolls if first == "P1" else rolls[::-1])).play(f"{first}: first {first}")
    assert ring.question == f"{first} place"
    assert ring.options == [f"place {at}" for at in (WEST, EAST)]
    ring.play(f"{first}: place {taken}")
    assert ring.question == f"{first} mulligan"
    here, there = ("Ryu", "Sagat") if first == "P1" else ("Sagat", "Ryu")
    assert (ring[f"{here}.at"], ring[f"{there}.at"]) == (taken, left)


@pytest.mark.proves("SFTMG-VS-09")
def test_each_draws_five() -> None:
    ring = hands().p1("keep").p2("keep")
    for seat in ("P1", "P2"):
        assert (ring[f"{seat}.hand_size"], ring[f"{seat}.deck"]) == (5, 35)


@pytest.mark.proves("SFTMG-VS-10", "SFTMG-RULING-82")
def test_any_cards_may_be_shuffled_back_once_and_as_many_are_drawn() -> None:
    ring = hands()
    back = ring["P1.hand"][:3]
    ring.p1(*[f"put back {name}" for name in back], "keep")
    assert ring.question == "chance shuffle"
    assert (ring["P1.hand_size"], ring["P1.deck"]) == (2, 38)
    ring.shuffle()
    assert (ring["P1.hand_size"], ring["P1.deck"]) == (5, 35)
    assert kinds_owned(ring, 0) == deck_list("Ryu")
    assert ring.question == "P2 mulligan"
    ring.p2("keep")
    assert ring.question == "P1 move"


@pytest.mark.proves("SFTMG-VS-10", "SFTMG-RULING-82")
def test_all_five_cards_may_go_back_and_come_back() -> None:
    ring = hands().p1("keep")
    ring.p2(*[f"put back {name}" for name in ring["P2.hand"]])
    assert (ring["P2.hand_size"], ring["P2.deck"]) == (0, 40)
    assert to_shuffle(ring) == 40
    assert ring.shuffle()["P2.hand_size"] == 5
    assert ring.question == "P1 move"


@pytest.mark.proves("SFTMG-VS-10")
def test_nobody_else_learns_what_went_back() -> None:
    ring = hands()
    one, other = ring["P1.hand"][0], ring["P1.hand"][-1]
    assert one != other
    ring.p1(f"put back {one}")
    assert all(one not in event["text"] for event in ring.seen("P2")["events"])
    assert ring.seen("P2")["seats"]["P1"]["table"] == ["?"]


@pytest.mark.proves("SFTMG-VS-11")
@pytest.mark.parametrize("first", ["P1", "P2"])
def test_whoever_was_chosen_takes_the_first_turn(first: str) -> None:
    ring = ready().chance("CR, H, H, H", "H, B, B, B").p1(f"first {first}")
    ring.play(f"{first}: place {WEST}").quiet("P1 move", "P2 move")
    assert ring.question == f"{first} move"
    assert (ring["turn"], ring["turns"]) == (first, 1)
