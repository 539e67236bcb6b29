"""Chapter Boss Mode: three challengers, a boss, cycles of four turns, Continue tokens."""

from __future__ import annotations

from typing import Any

import pytest

import kumite
from kumite.core.position import Outcome
from kumite.errors import Refusal
from kumite.games.sftmg.book import book
from kumite.games.sftmg.cards.challenges import deck_for
from kumite.games.sftmg.cards.roster import BOSSES, FIGHTERS, STANDARD
from kumite.games.sftmg.game import GAME
from kumite.games.sftmg.grid import DISTANCE, OFF, Ground, name, space
from kumite.games.sftmg.match import lay_out
from kumite.games.sftmg.position import NOBODY
from kumite.games.sftmg.printed import BAIT, CARDS, DECKS, EVENT, FOCUS, ROSTER, SUPER
from kumite.games.sftmg.rules.boss import PlaceBoss
from kumite.games.sftmg.rules.challenge import Showdown
from kumite.games.sftmg.rules.harm import Harm
from kumite.games.sftmg.verbs import earn
from tests.games.sftmg.modes.arena import arena, leaving, selecting, spine
from tests.games.sftmg.ringside import Ring, deck_of, fighter, ryu, side

BISON, AKUMA = BOSSES
BOSS = 3


def showdown(**given: Any) -> Ring:
    """Boss M. Bison in the middle, Ryu, Ken and Chun-Li far from him; P1's turn."""
    sides = {
        "P1": side("Ryu", "a1"),
        "P2": side("Ken", "a9"),
        "P3": side("Chun-Li", "i9"),
        "P4": side(BISON, "e5"),
    }
    return arena("boss", **{**sides, **given})


def picked(stage: str = "Dojo", boss: str = BISON) -> Ring:
    """After Select!, before the first figure is placed."""
    ring = selecting("boss").play(f"P4: pick {boss}", f"P4: stage {stage}")
    return ring.play("P1: pick Ryu", "P2: pick Ken", "P3: pick Chun-Li").shuffle()


def placed() -> Ring:
    """After Set!, before the first mulligan."""
    return picked().play("P1: place a1", "P2: place a2", "P3: place i9")


def begun() -> Ring:
    return placed().play("P1: keep", "P2: keep", "P3: keep")


@pytest.mark.parametrize(
    ("text", "words", "rules"),
    [
        ("place e4", "e4 is 1 from Boss M. Bison; it must be 4", ("SFTMG-BOSS-16",)),
        ("place e5", "Boss M. Bison stands on e5", ("SFTMG-BOSS-16",)),
        ("place Ea9", "'Ea9' is no space", ("SFTMG-STAGE-01", "SFTMG-MOVE-08")),
        ("place to a1", "written out, it is possible: 'place a1'", ()),
    ],
)
@pytest.mark.proves("SFTMG-BOSS-16")
def test_why_a_challenger_is_not_placed_there(text: str, words: str, rules: tuple[str, ...]) -> None:
    why = picked().match.why_not(text)
    assert words in why.reason
    assert why.rules == rules


@pytest.mark.proves("SFTMG-BOSS-15", "SFTMG-RULING-103")
def test_why_the_boss_does_not_stand_there() -> None:
    ring = picked()
    g = spine(ring)
    g.at[BOSS] = OFF
    lay_out(g, Ground(small=1 << space("e5")))
    stands = PlaceBoss(BOSS)
    g.asking, g.waiting = stands.ask(g), stands
    why = GAME.why_not(g, "place a1")
    assert why.reason.startswith("the boss stands as near to e5 as it can: ")
    assert why.rules == ("SFTMG-BOSS-15", "SFTMG-RULING-103")
    assert "an Object stands on e5" in GAME.why_not(g, "place e5").reason


def fell(ring: Ring, *seats: int) -> Ring:
    """These are KO'd, together."""
    g = spine(ring)
    leaving(ring, Harm(seats, max([g.health[who] for who in seats]), "SFTMG-KNOCK-01"))
    return ring.shuffle() if ring.question == "chance shuffle" else ring


def kit(ring: Ring) -> Showdown:
    found = spine(ring).kit
    assert isinstance(found, Showdown)
    return found


def outcome(ring: Ring) -> Outcome:
    found = spine(ring).outcome
    assert found is not None
    return found


# The table


@pytest.mark.proves("SFTMG-BOSS-01", "SFTMG-BOSS-02", "SFTMG-RULING-70")
def test_one_boss_against_three_challengers_each_with_a_seat() -> None:
    ring = begun()
    g = spine(ring)
    assert ring.match.seats == ("P1", "P2", "P3", "P4")
    assert g.house.teams == (0, 0, 0, 1)
    assert len([at for at in g.at if at >= 0]) == 4
    with pytest.raises(Refusal, match="sftmg boss has no option 'players'"):
        kumite.match("sftmg", mode="boss", options={"players": 3})
    assert len(set(g.deck)) == 4, "each with cards and a turn of its own"


@pytest.mark.proves("SFTMG-BOSS-03", "SFTMG-RULING-130")
def test_challengers_see_each_others_hands_and_the_boss_sees_none() -> None:
    ring = showdown(P1=ryu("a1", hand=["Hadoken", "Bait!"]), P4=side(BISON, "e5", hand=["Iron Heel"]))
    assert ring.match.view("P3")["seats"]["P1"]["hand"] == ["Bait!", "Hadoken"]
    assert ring.match.view("P4")["seats"]["P1"]["hand"] == ["?", "?"]
    assert ring.match.view("P1")["seats"]["P4"]["hand"] == ["?"]


@pytest.mark.proves("SFTMG-BOSS-04", "SFTMG-COMP-09", "SFTMG-COMP-12")
@pytest.mark.parametrize("boss", BOSSES)
def test_a_boss_card_has_the_same_fields_more_health_and_a_stronger_ultra(boss: str) -> None:
    big, small = fighter(boss), fighter(boss.removeprefix("Boss "))
    assert big.health > 2 * small.health
    assert big.ultra.dice > small.ultra.dice
    assert big.move > 0
    assert big.about


@pytest.mark.proves("SFTMG-BOSS-09", "SFTMG-BOSS-11", "SFTMG-COMP-09", "SFTMG-RULING-80")
@pytest.mark.parametrize("boss", BOSSES)
def test_a_boss_deck_has_forty_cards_of_its_own_and_no_supers(boss: str) -> None:
    deck = deck_of(boss)
    assert len(deck) == 40
    assert [each.type for each in deck].count(BAIT) == 4
    assert [each.type for each in deck].count(FOCUS) == 2
    assert SUPER not in {each.type for each in deck}
    standard = {kind for each in STANDARD for kind in DECKS[FIGHTERS[each]]}
    shared = {kind for kind in DECKS[FIGHTERS[boss]] if kind in standard}
    assert {CARDS[kind].type for kind in shared} == {BAIT, FOCUS}
    assert {each.defense for each in deck if each.type == EVENT} == {3}


@pytest.mark.proves("SFTMG-BOSS-10")
def test_a_boss_card_is_told_apart_and_in_no_standard_deck() -> None:
    cards = book()["cards"]
    assert {each["fighter"] for each in cards.values() if each["boss"]} == set(BOSSES)
    assert not cards["Hadoken"]["boss"]
    assert not cards["Bait!"]["boss"]
    assert cards["Iron Heel"]["boss"]


# Dials and dice


@pytest.mark.proves("SFTMG-BOSS-05", "SFTMG-RULING-95")
def test_the_boss_gauge_ends_at_twelve() -> None:
    ring = showdown(P4=side(BISON, "e5", meter=11), P1=ryu("a1", meter=7))
    g = spine(ring)
    earn(g, BOSS, 3, "SFTMG-METER-01")
    earn(g, 0, 3, "SFTMG-METER-01")
    assert (g.meter[BOSS], g.meter[0]) == (12, 8)


@pytest.mark.proves("SFTMG-BOSS-06", "SFTMG-RULING-95")
def test_the_boss_ultra_costs_twelve() -> None:
    ultra = f"attack Ryu with {fighter(BISON).ultra.name}"
    assert ultra not in showdown(P4=side(BISON, "e5", meter=11), turn="P4").options
    ring = showdown(P4=side(BISON, "e5", meter=12), turn="P4")
    ring.play(f"P4: {ultra}")
    assert (ring["P4.meter"], ring["actions"]) == (0, 1)


@pytest.mark.proves("SFTMG-BOSS-07", "SFTMG-RULING-73")
def test_the_boss_blocks_with_three_dice_and_a_challenger_with_two() -> None:
    ring = showdown(P1=ryu("c5", hand=["Fierce Hadoken"])).p1("attack Boss M. Bison with Fierce Hadoken")
    ring.chance("B, B, B")
    assert (ring.question, ring.dice) == ("chance block dice", 3)
    ring = showdown(P1=ryu("c5"), P4=side(BISON, "e5", hand=["Psycho Comet"]), turn="P4")
    ring.play("P4: attack Ryu with Psycho Comet").chance("B, B, B")
    assert ring.dice == 2


@pytest.mark.proves("SFTMG-BOSS-08", "SFTMG-RULING-05")
@pytest.mark.parametrize(("boosts", "dice"), [(1, 6), (2, 8)])
def test_an_event_boosts_the_boss_by_three_dice_up_to_eight(boosts: int, dice: int) -> None:
    hand = ["Nowhere and Behind", "Psycho Drive"][:boosts]
    ring = showdown(P1=ryu("c5", hand=["Fierce Hadoken"]), P4=side(BISON, "e5", hand=hand))
    ring.p1("attack Boss M. Bison with Fierce Hadoken").play("P4: block")
    ring.play(*[f"P4: boost with {each}" for each in hand])
    if ring.question == "P4 boost":
        ring.play("P4: done")
    ring.chance("B, B, B")
    assert (ring.question, ring.dice) == ("chance block dice", dice)


# Setup


@pytest.mark.proves("SFTMG-BOSS-12", "SFTMG-BOSS-11")
def test_the_boss_picks_first_and_names_the_stage() -> None:
    ring = selecting("boss")
    assert (ring.question, ring.options) == ("P4 pick", [f"pick {boss}" for boss in BOSSES])
    ring.play(f"P4: pick {AKUMA}")
    assert ring.question == "P4 stage"
    ring.play("P4: stage Kousyu Street")
    assert ring["stage"] == "Kousyu Street"
    assert (ring.question, ring.options) == ("P1 pick", [f"pick {each}" for each in STANDARD])
    ring.play("P1: pick M. Bison", "P2: pick Akuma")
    assert "pick Akuma" not in ring.options


@pytest.mark.proves("SFTMG-BOSS-13", "SFTMG-BOSS-17", "SFTMG-BOSS-18", "SFTMG-RULING-74", "SFTMG-RULING-81")
def test_dials_tokens_and_hands_as_the_game_begins() -> None:
    ring = placed()
    assert [len(hand) for hand in spine(ring).hand] == [5, 5, 5, 0]
    asked = []
    while ring.question != "P1 turn token":
        asked.append(ring.question)
        ring.play(f"{str(ring.question).split()[0]}: keep")
    assert asked == ["P1 mulligan", "P2 mulligan", "P3 mulligan"], "the boss has none"
    g = spine(ring)
    assert [len(hand) for hand in g.hand] == [5, 5, 5, 7]
    assert g.meter == [0, 0, 0, 0]
    assert g.health == [ROSTER[each].health for each in g.fighter]
    assert ring["continues"] == {"challengers": 2, "boss": 0}
    assert len(g.order) - g.order.count(BOSS) == 3, "Turn Order tokens of the challengers"


@pytest.mark.proves("SFTMG-BOSS-15", "SFTMG-RULING-103")
def test_the_boss_stands_in_the_middle_or_beside_an_object_there() -> None:
    ring = picked()
    assert ring["P4.fighter"] == BISON
    assert (name(spine(ring).at[BOSS]), ring.question) == ("e5", "P1 place")
    ring = selecting("boss").play(f"P4: pick {BISON}", "P4: stage Dojo", "P1: pick Ryu", "P2: pick Ken")
    g = spine(ring)
    lay_out(g, type(g.ground)(g.ground.small | 1 << space("e5"), g.ground.large, g.ground.solid))
    ring.play("P3: pick Chun-Li").shuffle()
    assert ring.question == "P4 place"
    assert {DISTANCE[space("e5")][space(each.split()[1])] for each in ring.options} == {1}


@pytest.mark.proves("SFTMG-BOSS-16", "SFTMG-RULING-103")
def test_challengers_are_placed_four_spaces_from_the_boss_and_beside_each_other_if_they_like() -> None:
    ring = picked()
    assert {"place i5", "place a1"} <= set(ring.options)
    assert "place h5" not in ring.options
    ring.play("P1: place a1")
    assert "place a2" in ring.options
    assert "place a1" not in ring.options


# Turns


@pytest.mark.proves("SFTMG-BOSS-14", "SFTMG-BOSS-19", "SFTMG-BOSS-20", "SFTMG-RULING-76", "SFTMG-RULING-151")
def test_a_cycle_is_three_challengers_in_their_order_the_challenge_and_the_boss() -> None:
    ring = begun()
    said = []
    for _ in range(2):
        assert (ring.question, ring.options) == ("P1 turn token", [f"token 1 for P{i}" for i in (1, 2, 3)])
        ring.play("P1: token 1 for P2", "P1: token 2 for P1")
        for _ in range(4):
            if ring.question == "chance challenge":
                said.append("challenge")
                ring.quiet("P4 move")
            said.append(str(ring.question).split()[0])
            ring.play(f"{said[-1]}: stay", f"{said[-1]}: end")
    assert said == ["P2", "P1", "P3", "challenge", "P4"] * 2


@pytest.mark.proves("SFTMG-BOSS-20", "SFTMG-BOSS-22")
def test_the_first_of_the_order_begins_with_draw_after_the_first_cycle() -> None:
    ring = showdown(turn="P4", P2=side("Ken", "a9", hand=[]))
    ring.play("P4: end", "P1: token 1 for P2", "P1: token 2 for P3")
    assert (ring.question, ring["P2.hand_size"], ring["order"]) == ("P2 move", 2, ["P2", "P3", "P1", "P4"])
    ring.p2("stay")
    assert ring["actions"] == 2


@pytest.mark.proves("SFTMG-BOSS-21", "SFTMG-RULING-71", "SFTMG-RULING-74")
@pytest.mark.parametrize("held", [2, 7])
def test_the_boss_draws_up_to_seven(held: int) -> None:
    hand = ["Iron Heel", "Iron Heel", "Psycho Comet", "Psycho Comet", "Bait!", "Bait!", "Psycho Drive"][:held]
    ring = showdown(turn="P3", P4=side(BISON, "e5", hand=hand)).play("P3: end").chance("challenge Relentless")
    assert (ring.question, ring["P4.hand_size"]) == ("P4 move", 7)
    assert ring["P4.deck"] == 40 - 7
    assert ring["P4.discards"] == []


@pytest.mark.proves("SFTMG-RULING-71", "SFTMG-TURN-03", "SFTMG-RULING-11")
def test_only_the_boss_draws_on_the_first_turn() -> None:
    ring = begun().play("P1: token 1 for P1", "P2: token 2 for P2")
    for seat in ("P1", "P2", "P3"):
        ring.play(f"{seat}: stay", f"{seat}: end")
    ring.quiet("P4 move")
    said = [each["text"] for each in ring.said("TurnBegan")]
    assert [text.endswith("No Draw! on the first turn.") for text in said] == [True, True, True, False]


@pytest.mark.proves("SFTMG-BOSS-22")
def test_the_boss_attacks_whomever_it_likes_with_each_action() -> None:
    ring = showdown(turn="P4", phase="move", P4=side(BISON, "e5", hand=["Psycho Comet"] * 2), P1=ryu("c5"))
    assert len(ring.begins("move")) > 8
    ring.play("P4: stay")
    assert {f"attack {each} with Psycho Comet" for each in ("Ryu", "Ken", "Chun-Li")} <= set(ring.options)
    ring.play("P4: attack Ryu with Psycho Comet").quiet("P4 act")
    assert ring["actions"] == 1
    ring.play("P4: attack Ken with Psycho Comet").quiet("P4 act", "P1 turn token")
    assert ring["P4.discards"] == ["Psycho Comet"] * 2


# KO and return


@pytest.mark.proves("SFTMG-BOSS-25", "SFTMG-RULING-75")
def test_a_fallen_challenger_pays_a_token_and_has_full_health_no_meter_and_a_whole_deck() -> None:
    ring = showdown(P1=ryu("a1", meter=6, health=3, hand=["Hadoken"]), P2=side("Ken", "a9", meter=4), turn="P4")
    fell(ring, 0)
    g = spine(ring)
    assert (g.meter[0], g.health[0], len(g.deck[0]), g.hand[0]) == (0, 25, 40, ())
    assert name(g.at[1]) == "a9"
    assert (g.at[0], g.meter[1]) == (NOBODY, 4)
    assert ring["continues"] == {"challengers": 1, "boss": 1}
    assert ring.question == "P4 act", "the boss goes on"
    assert ring.begins("attack Ryu") == []


@pytest.mark.proves("SFTMG-BOSS-26", "SFTMG-RULING-75")
@pytest.mark.parametrize("wanted", ["Ryu", "Zangief"])
def test_the_fallen_return_on_their_next_turn_as_somebody_old_or_new(wanted: str) -> None:
    ring = fell(showdown(turn="P4"), 0).play("P4: end", "P1: token 1 for P2", "P1: token 2 for P1")
    ring.play("P2: stay", "P2: end")
    assert ring.question == "P1 return"
    free = [each for each in STANDARD if each not in ("Ryu", "Ken", "Chun-Li")]
    assert ring.options == ["return as Ryu", *[f"return as {each}" for each in free]]
    assert ring.match.why_not("return as Ken").reason == "P2 plays Ken already"
    ring.play(f"P1: return as {wanted}")
    if wanted != "Ryu":
        ring.shuffle()
    g = spine(ring)
    assert (ROSTER[g.fighter[0]].name, g.health[0]) == (wanted, fighter(wanted).health)
    assert sorted([g.kind[h] for h in g.deck[0]]) == sorted(DECKS[FIGHTERS[wanted]])
    assert ring.question == "P1 place"


@pytest.mark.proves("SFTMG-BOSS-27", "SFTMG-RULING-75", "SFTMG-RULING-103")
def test_the_returning_are_placed_four_spaces_from_the_boss_with_a_new_hand_and_draw() -> None:
    ring = fell(showdown(turn="P4", P4=side(BISON, "b2"), P1=ryu("i1", fresh=True)), 0)
    ring.play("P4: end", "P1: token 1 for P1", "P2: token 2 for P2", "P1: return as Ryu")
    assert "place f2" in ring.options
    assert "place e5" not in ring.options
    ring.play("P1: place f2")
    assert (ring.question, ring["P1.hand_size"]) == ("P1 mulligan", 5)
    ring.play("P1: keep")
    assert (ring.question, ring["P1.hand_size"]) == ("P1 move", 7), "a normal turn, with Draw!"


@pytest.mark.proves("SFTMG-BOSS-25", "SFTMG-RULING-90")
def test_whoever_falls_on_the_own_turn_has_no_more_of_it() -> None:
    ring = fell(showdown(P1=ryu("a1", health=1)), 0)
    assert ring.question == "P2 move"


@pytest.mark.proves("SFTMG-RULING-152")
def test_what_is_under_way_finds_the_fallen_without_health() -> None:
    ring = showdown(turn="P4", P1=ryu("a1", health=2))
    g = spine(ring)
    waiting = g.waiting
    assert waiting is not None
    g.asking = g.waiting = None
    g.then(Harm((0,), 2, "SFTMG-KEY-07"), Harm((0,), 2, "SFTMG-KEY-07"), waiting)
    g.run()
    ring.shuffle()
    assert (g.health[0], ring["continues"]["boss"]) == (25, 1), "the second blow meets nobody"


# The end


@pytest.mark.proves("SFTMG-BOSS-23")
@pytest.mark.parametrize(("continues", "over"), [(2, False), (1, False), (0, True)])
def test_the_boss_wins_with_the_third_ko(continues: int, over: bool) -> None:
    ring = fell(showdown(turn="P4", continues=continues), 1)
    assert (spine(ring).outcome is not None) == over
    if over:
        assert (outcome(ring).winners, outcome(ring).rules) == ((BOSS,), ("SFTMG-BOSS-23",))
        assert spine(ring).at[0] != NOBODY, "two challengers still stand"


@pytest.mark.proves("SFTMG-BOSS-23")
def test_two_at_once_are_two() -> None:
    assert outcome(fell(showdown(turn="P4", continues=1), 0, 1)).winners == (BOSS,)
    ring = fell(showdown(turn="P4"), 0, 1)
    assert (spine(ring).outcome, ring["continues"]["boss"]) == (None, 2)


@pytest.mark.proves("SFTMG-BOSS-24")
@pytest.mark.parametrize("continues", [0, 2])
def test_the_challengers_win_when_the_boss_falls_first(continues: int) -> None:
    ring = fell(showdown(continues=continues), BOSS)
    assert (outcome(ring).winners, outcome(ring).rules) == ((0, 1, 2), ("SFTMG-BOSS-24",))


@pytest.mark.proves("SFTMG-BOSS-24", "SFTMG-RULING-111")
def test_the_boss_and_a_challenger_together() -> None:
    assert outcome(fell(showdown(continues=1), 0, BOSS)).winners == (0, 1, 2), "not the third one"
    ring = fell(showdown(continues=0, stage="Dojo"), 0, BOSS)
    assert spine(ring).outcome is None
    assert spine(ring).wins == [0, 0, 0, 0]
    assert ring["continues"] == {"challengers": 2, "boss": 0}
    assert kit(ring).left == deck_for(BISON)
    assert ring.question == "P1 place"


# Described positions


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"P4": side("Akuma", "e5")}, "the boss is Boss M. Bison or Boss Akuma"),
        ({"P1": side(BISON, "a1")}, "P1.fighter is 'Boss M. Bison'"),
        ({"P1": {"fighter": "Ryu", "health": 0}}, "a KO'd challenger has full Health again"),
        ({"P1": {"fighter": "Ryu"}, "turn": "P1"}, "whoever has the turn stand on the stage"),
        ({"order": ["P4", "P1", "P2", "P3"]}, "the boss comes last"),
        ({"continues": 3}, "continues"),
        ({"challenge": "Dark Hado"}, "challenge is 'Dark Hado'"),
        ({"guard": {"seat": "P1", "dice": 1}}, "the unknown entry 'guard'"),
    ],
)
def test_positions_of_a_boss_fight_that_cannot_be(given: dict[str, object], words: str) -> None:
    with pytest.raises(Refusal) as caught:
        showdown(**given)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.proves("SFTMG-BOSS-11")
def test_no_boss_in_another_mode() -> None:
    with pytest.raises(Refusal):
        arena("versus", P1=side(BISON, "a1"), P2=ryu("e5"))
    with pytest.raises(Refusal):
        kumite.match("sftmg", options={"fighter1": BISON})


@pytest.mark.proves("SFTMG-NEM-09")
@pytest.mark.parametrize("mode", ["versus", "team", "free-for-all", "classic arcade", "3-on-3", "tag team"])
def test_both_are_in_every_other_mode_with_their_standard_cards(mode: str) -> None:
    """SFTMG-VAR-12: and never as bosses."""
    cast = spine(selecting(mode)).house.casts[0]
    names = [ROSTER[each].name for each in cast]
    assert names == list(STANDARD)
    assert {"M. Bison", "Akuma"} <= set(names)
    assert [ROSTER[FIGHTERS[each]].gauge for each in ("M. Bison", "Akuma")] == [8, 8]
