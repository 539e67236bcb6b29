"""Playing a card, step by step; progressive difficulty; the transit zone."""

from typing import Any

import pytest

from kumite.games.universus.faces import is_public
from kumite.games.universus.terms import DECK, DISCARDS, HAND, POOL, TRANSIT
from tests.games.universus.plays.places import handle
from tests.games.universus.ringside import PAGE, Table, action, asset, attack, backup, foundation, p1, p2, table

Cards = dict[str, dict[str, Any]]


# Announcement


@pytest.mark.proves("UVS-PLAYCD-01")
def test_the_announced_card_is_the_next_card() -> None:
    ease = asset(["Ability(FORM, (Modify(Sel(1, YOU, (), (POOL, TRANSIT), next=True), DIFFICULTY, -4, until=TURN),))"])
    ring = table(
        p1(stage=["Ease"], hand=["Hard", "Hard"]), p2(), cards={"Ease": ease, "Hard": foundation(difficulty=7)}
    )
    ring.play("P1: use Ease", "P1: play Hard")
    assert ring["P1.pool"] == ["Hard"]  # a 3 against 7 - 4
    assert ring.play("P1: play Hard").told_of("fail")  # the next one only


@pytest.mark.proves("UVS-PLAYCD-02")
def test_an_attack_declares_whom_it_attacks_if_there_is_a_backup() -> None:
    cards: Cards = {"Jab": attack(), "Pal": backup(), "Lamp": asset()}
    ring = table(p1(hand=["Jab", "Lamp"]), p2(stage=["Pal"]), cards=cards).play("P1: play Jab")
    assert (ring.question, ring.options) == ("P1 target", ["attack the character", "attack P2's Pal"])
    ring.play("P1: attack P2's Pal")
    assert ring["P2.cards.stage.1.stamina"] == [2, 5]
    assert ring["P2.health"] == 25
    none = table(p1(hand=["Jab"], stage=["Pal"]), p2(), cards=cards).play("P1: play Jab")
    assert none.question != "P1 target"  # one's own backup is none of the rival's
    other = table(p1(hand=["Lamp"]), p2(stage=["Pal"]), cards=cards).play("P1: play Lamp")
    assert other.question != "P1 target"


# Into transit


@pytest.mark.proves("UVS-PLAYCD-04", "UVS-TRANSIT-01", "UVS-TRANSIT-03")
def test_a_card_that_is_being_played_waits_in_transit_face_up() -> None:
    ring = table(p1(hand=["Jab"], stage=[PAGE]), p2(), cards={"Jab": attack(difficulty=4)}).play("P1: play Jab")
    assert ring.question == "P1 commit"
    h = handle(ring, "Jab")
    assert ring.g.zone[h] == TRANSIT
    assert is_public(ring.g, h)
    assert ring.seen("P2")["playing"] == ["Jab"]
    assert ring["P1.hand"] == []
    assert ring["P1.pool"] == []


@pytest.mark.proves("UVS-PLAYCD-01", "UVS-PLAYCD-02", "UVS-PLAYCD-04")
@pytest.mark.parametrize("zone", ["hand", "momentum"])
def test_everybody_sees_which_card_is_announced_before_its_target_is_named(zone: str) -> None:
    way = asset(["Ability(CONTINUOUS, (Rule(PLAYABLE, Event(V_PLAY, YOU, (Type((ATTACK,)),)), zones=(MOMENTUM,)),))"])
    mine = {"stage": ["Way"], "hand": [PAGE], "momentum": [PAGE]}
    mine[zone] = ["Jab", PAGE]
    ring = table(p1(**mine), p2(stage=["Pal"]), cards={"Jab": attack(), "Pal": backup(), "Way": way})
    assert "Jab" not in str(ring.seen("P2")["seats"]["P1"][zone])
    ring.play(f"P1: play Jab{'' if zone == 'hand' else ' in momentum'}")
    assert ring.question == "P1 target"
    assert ("Jab" in str(ring.seen("P2")["seats"]["P1"][zone])) is (zone == "hand")  # it lies there till it is lifted
    assert "P1 announces Jab." in [event.text(ring.match.seats, 1) for event in ring.match.events]


@pytest.mark.proves("UVS-TRANSIT-06")
def test_it_gets_a_new_state_there() -> None:
    """It is live at once: what changes the cards of its player finds it, and its difficulty with it."""
    ease = asset(
        [
            (
                "Ability(FORM, (Modify(Sel(1, YOU, (Type((ATTACK,)),), (POOL, TRANSIT), every=True), "
                "DIFFICULTY, 2, until=TURN),))"
            )
        ]
    )
    ring = table(p1(stage=["Ease", *[PAGE] * 3], hand=["Jab"]), p2(), cards={"Ease": ease, "Jab": attack(difficulty=4)})
    ring.play("P1: use Ease", "P1: play Jab")
    assert ring["check.need"] == 6
    h = handle(ring, "Jab")
    state = ring.g.state[h]
    assert ring.g.zone[h] == TRANSIT
    assert state is not None
    assert state.difficulty == 6


@pytest.mark.proves("UVS-PLAYCD-05", "UVS-TRANSIT-09", "UVS-PLAYCD-07", "UVS-PLAYCD-10")
def test_a_card_played_from_the_pool_stays_there_and_does_not_count_itself() -> None:
    cards: Cards = {
        "Jab": attack(difficulty=3, keywords=["Echo"]),
        "Five": foundation(check=5),
        "Four": foundation(check=4),
    }
    mine = p1(hand=["Jab", "Four"], pool=[PAGE, PAGE], momentum=[PAGE], stage=[PAGE], deck=["Five", "Four"])
    ring = table(mine, p2(), cards=cards).play("P1: play Jab").on("P1 respond").play("P1: use Jab", "P1: play Jab")
    assert ring.question == "P1 commit"
    assert ring["check.need"] == 5  # 3 and the two others
    h = handle(ring, "Jab")
    assert ring.g.zone[h] == POOL
    assert ring["playing"] == []
    moves = [event for event in ring.told_of("move") if "Jab" in event["cards"]]
    assert not moves


@pytest.mark.proves("UVS-PLAYCD-10", "UVS-TRANSIT-09")
def test_a_replayed_card_goes_to_the_right_end() -> None:
    again = asset(["Ability(FORM, (Rule(PLAYABLE, Event(V_PLAY, YOU, (Named('Jab'),)), zones=(POOL,)),))"])
    cards: Cards = {"Jab": attack(), "Again": again}
    ring = table(p1(hand=[PAGE], pool=["Jab", PAGE], stage=["Again"]), p2(), cards=cards)
    ring.play("P1: use Again", "P1: play Jab")
    assert ring["P1.pool"] == [PAGE, "Jab"]


# Difficulty, costs and check


@pytest.mark.proves("UVS-PLAYCD-06", "UVS-PROG-01", "UVS-PROG-02")
@pytest.mark.parametrize(("mine", "theirs", "need"), [(2, 0, 6), (2, 5, 6), (0, 5, 4)])
def test_difficulty_and_the_other_cards_in_ones_pool(mine: int, theirs: int, need: int) -> None:
    cards: Cards = {"Jab": attack(difficulty=4)}
    ring = table(p1(hand=["Jab"], pool=[PAGE] * mine, stage=[PAGE] * 4), p2(pool=[PAGE] * theirs), cards=cards)
    assert ring.play("P1: play Jab")["check.need"] == need


@pytest.mark.proves("UVS-PLAYCD-06")
def test_a_block_has_its_modifier_and_the_attacks_speed() -> None:
    cards: Cards = {"Jab": attack(speed=4), "Wall": foundation(block="+2 mid", difficulty=1)}
    ring = table(p1(hand=["Jab"]), p2(hand=["Wall"], pool=[PAGE], stage=[PAGE] * 4), cards=cards).play("P1: play Jab")
    ring.on("P2 block").play("P2: block with Wall")
    assert ring["check.need"] == 4 + 2 + 1


@pytest.mark.proves("UVS-PLAYCD-06", "UVS-PLAYCD-08")
def test_the_difficulty_is_determined_before_costs_are_paid_and_the_check_made_after() -> None:
    trick = action(["Ability(FORM, (Draw(1),), (Clear(Sel(1, YOU, (), (POOL,), every=True)),))"], difficulty=2)
    ring = table(p1(hand=["Trick"], pool=[PAGE, PAGE], stage=[PAGE, PAGE]), p2(), cards={"Trick": trick})
    ring.play("P1: use Trick")
    assert ring["P1.pool"] == []  # the cost is paid
    assert ring["check.need"] == 4  # the two cards counted before it was
    assert ring.verbs() == ["announce", "clear", "check"]


@pytest.mark.proves("UVS-PLAYCD-09", "UVS-TRANSIT-08")
def test_a_failed_check_discards_the_card() -> None:
    ring = table(p1(hand=["Hard"], committed=True), p2(), cards={"Hard": foundation(difficulty=9)}).play(
        "P1: play Hard"
    )
    assert ring["P1.discards"] == [PAGE, "Hard"]
    assert not ring.told_of("play")
    [moved] = ring.told_of("move")
    assert (moved["origin"], moved["to"]) == ("hand", "discard pile")  # by way of transit: one change of zone


@pytest.mark.proves("UVS-PLAYCD-10")
def test_a_passed_check_puts_it_at_the_right_end_of_the_pool() -> None:
    cards: Cards = {"P": foundation(), "Q": foundation()}
    ring = table(p1(hand=["Q", PAGE], pool=["P"]), p2(), cards=cards).play("P1: play Q")
    assert ring["P1.pool"] == ["P", "Q"]
    assert [event["cards"] for event in ring.told_of("play")] == [["Q"]]


@pytest.mark.proves("UVS-PLAYCD-10")
def test_unless_a_cost_has_moved_it() -> None:
    trick = action(["Ability(FORM, (Gain(1),), (Remove(This()),))"])
    ring = table(p1(hand=["Trick", PAGE], health=9), p2(), cards={"Trick": trick}).play("P1: use Trick")
    assert ring["P1.removed"] == ["Trick"]
    assert ring["P1.pool"] == []
    assert ring["P1.health"] == 10


# Transit for other reasons


FIND = asset(["Ability(FORM, (Search((DECK,), (Type((ATTACK,)),), (Draw(1), Move(Ref('searched'), HAND)), 1),))"])
SEEK = asset(["Ability(FORM, (Search((DECK,), (), (Draw(1), Move(Ref('searched'), HAND)), 1),))"])
EAR = asset(["Ability(RESPONSE, (Gain(1),), (), Event(V_DRAW, RIVAL))"])


def searching(find: dict[str, Any]) -> Table:
    """P1 has found Jab in the deck, and a response of P2's interrupts before it arrives in the hand."""
    cards: Cards = {"Find": find, "Jab": attack(), "Ear": EAR}
    ring = table(p1(stage=["Find"], deck=[PAGE, "Jab"], hand=[PAGE]), p2(stage=["Ear"], health=9), cards=cards)
    ring.play("P1: use Find").play("P1: Jab in the deck")
    assert ring.question == "P2 respond"
    return ring


@pytest.mark.proves("UVS-TRANSIT-02", "UVS-TRANSIT-03", "UVS-SEARCH-02")
def test_a_card_on_its_way_is_in_transit_and_public_if_it_is_shown() -> None:
    ring = searching(FIND)
    h = handle(ring, "Jab")
    assert ring.g.zone[h] == TRANSIT
    assert ring.seen("P2")["playing"] == ["Jab"]
    ring.play("P2: pass").shuffle()
    assert ring.g.zone[handle(ring, "Jab")] == HAND


@pytest.mark.proves("UVS-TRANSIT-04", "UVS-SEARCH-02")
def test_private_if_it_goes_unseen_from_deck_to_hand() -> None:
    ring = searching(SEEK)
    assert ring.g.zone[handle(ring, "Jab")] == TRANSIT
    assert ring.seen("P1")["playing"] == ["Jab"]
    assert ring.seen("P2")["playing"] == ["face down"]
    ring.play("P2: pass").shuffle()
    assert ring.seen("P2")["seats"]["P1"]["hand"].count("Jab") == 0
    assert "Jab" in ring["P1.hand"]


@pytest.mark.proves("UVS-TRANSIT-08")
def test_there_and_on_is_one_change_of_zone() -> None:
    ring = searching(FIND).play("P2: pass")
    ring.shuffle()
    moves = [event for event in ring.told_of("move") if event["cards"] == ["Jab"]]
    assert [(event["origin"], event["to"]) for event in moves] == [("deck", "hand")]


@pytest.mark.proves("UVS-TRANSIT-05", "UVS-TRANSIT-09")
def test_an_unknown_card_that_goes_under_its_deck_stays_unknown_and_changes_no_zone() -> None:
    sink = asset(["Ability(FORM, (Move(Sel(1, YOU, (), (DECK,), top=True), DECK),))"])
    ring = table(p1(stage=["Sink"], deck=["Jab"], hand=[PAGE]), p2(), cards={"Sink": sink, "Jab": attack()})
    h = handle(ring, "Jab")
    assert ring.g.deck[0][0] == h
    since = ring.g.since[h]
    ring.play("P1: use Sink")
    assert ring.g.deck[0][-1] == h
    assert (ring.g.zone[h], ring.g.known[h], ring.g.since[h]) == (DECK, 0, since)
    assert not ring.told_of("move")


@pytest.mark.proves("UVS-TRANSIT-07", "UVS-ZCHG-02")
def test_on_its_way_a_card_is_what_it_was_and_new_when_it_arrives() -> None:
    """A trigger on the way reads the state it had where it came from."""
    up = asset(
        [
            (
                "Ability(FORM, (Modify(Sel(1, YOU, (Named('Art'),)), DIFFICULTY, 4), "
                "Grant(Sel(1, YOU, (Named('Art'),)), trait='Tech')))"
            )
        ]
    )
    bomb = asset(["Ability(FORM, (Destroy(Sel(1, YOU, (Named('Art'),))),))"])
    ear = asset(
        ["Ability(RESPONSE, (Gain(1),), (), Event(V_DESTROY, RIVAL, (Stat(DIFFICULTY, '>=', 5), Trait('Tech'))))"]
    )
    cards: Cards = {"Up": up, "Bomb": bomb, "Ear": ear, "Art": foundation(difficulty=1)}
    ring = table(p1(stage=["Up", "Bomb", "Art"], hand=[PAGE]), p2(stage=["Ear"]), cards=cards).play(
        "P1: use Up", "P1: use Bomb"
    )
    assert ring.question == "P2 respond"
    h = handle(ring, "Art")
    assert ring.g.zone[h] == DISCARDS
    assert ring.g.state[h] is None  # printed again
    plain = table(p1(stage=["Bomb", "Art"], hand=[PAGE]), p2(stage=["Ear"]), cards=cards).play("P1: use Bomb")
    assert plain.question == "P1 form"
