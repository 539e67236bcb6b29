"""Before a card enters a zone: in transit, however it comes there, and whoever sends it."""

from __future__ import annotations

from typing import Any

import pytest

from kumite.games.universus.english.abilities import ability_english
from kumite.games.universus.position import COMMITTED
from kumite.games.universus.terms import TRANSIT
from kumite.games.universus.trees.reading import read_ability
from tests.games.universus.effects.tools import attacking, health
from tests.games.universus.ringside import PAGE, Table, action, asset, attack, character, foundation, p1, p2, table

ASH = "Ability(CONTINUOUS, (Fired(Entering(DISCARDS, YOU), (Gain(1),)),))"  # before a card enters your discard pile
URN = "Ability(RESPONSE, (Remove(Ref('event')),), (), Entering(DISCARDS, YOU))"
WRECKS = "Ability(FORM, (Destroy(Sel(1, RIVAL, (Type((FOUNDATION,)),))),))"
ALL = "Sel(1, YOU, (), ({},))"

WAYS = {
    "discard": ("Ability(FORM, (Discard(Sel(1, YOU, (), (HAND,))),))", "hand"),
    "discard for a cost": ("Ability(FORM, (), (Discard(Sel(1, YOU, (), (HAND,))),))", "hand"),
    "spend": ("Ability(FORM, (Spend(),))", "momentum"),
    "spend for a cost": ("Ability(FORM, (), (Spend(),))", "momentum"),
    "drive for a cost": ("Ability(FORM, (), (Drive(1),))", "momentum"),
    "mill": ("Ability(FORM, (Mill(1),))", "deck"),
    "mill for a cost": ("Ability(FORM, (), (Mill(1),))", "deck"),
    "check": ("Ability(FORM, (MakeACheck(),))", "deck"),
    "check for a cost": ("Ability(FORM, (), (CheckCost(1),))", "deck"),
    "failed check for a cost": ("Ability(FORM, (), (CheckCost(9),))", "deck"),
    "destroy": ("Ability(FORM, (Destroy(Sel(1, YOU, (Named('Gem'),))),))", "stage"),
    "destroy for a cost": ("Ability(FORM, (), (Destroy(Sel(1, YOU, (Named('Gem'),))),))", "stage"),
    "move": ("Ability(FORM, (Move(Sel(1, YOU, (), (REMOVED,)), DISCARDS),))", "removed"),
    "clear": ("Ability(FORM, (Clear(Sel(1, YOU, (), (POOL,))),))", "pool"),
    "find": ("Ability(FORM, (Search((DECK,), (Named('Gem'),), (Discard(Ref('searched')),)),))", "deck"),
}


def moving(way: str, *texts: str, **more: Any) -> Table:
    """P1 moves a Gem to the discard pile in some way; an Altar in the stage has these texts."""
    text, zone = WAYS[way]
    side: dict[str, Any] = {"stage": ["Push", "Altar"], "health": 9, "character": "Lead", **more}
    side[zone] = [*side.get(zone, []), "Gem"]
    cards = {"Push": asset([text]), "Altar": asset(list(texts)), "Gem": foundation(difficulty=4), "Lead": character()}
    return table(side, p2(), cards=cards).play("P1: use Push")


def pick(ring: Table) -> None:
    """The Gem, where there is a choice."""
    gem = [option for option in ring.options if option.startswith("Gem")]
    if gem:
        ring.play(f"P1: {gem[0]}")


@pytest.mark.proves("UVS-TRANSIT-02", "UVS-EVENT-01")
@pytest.mark.parametrize("way", list(WAYS))
def test_a_fired_effect_hears_of_every_way_to_the_discard_pile(way: str) -> None:
    ring = moving(way, ASH)
    pick(ring)
    ring.on("P1 form")
    assert ring["P1.discards"] == ["Gem"]
    assert health(ring)[0] == 10
    assert ring.g.transit == ()
    assert ring.g.busy == 0


@pytest.mark.proves("UVS-TRANSIT-02", "UVS-TRANSIT-08", "UVS-RESP-06")
@pytest.mark.parametrize("way", list(WAYS))
def test_a_response_finds_the_card_in_transit_and_may_send_it_elsewhere(way: str) -> None:
    ring = moving(way, URN)
    pick(ring)
    assert ring.question == "P1 respond"
    assert [ring.g.zone[h] for h in ring.g.transit] == [TRANSIT]
    assert ring.g.discards[0] == ()
    ring.play("P1: use Altar")
    assert ring["P1.removed"] == ["Gem"]
    assert ring.g.discards[0] == ()
    assert ring.g.transit == ()


@pytest.mark.proves("UVS-TRANSIT-02", "UVS-CLRP-07", "UVS-CLRP-04", "UVS-CLRP-06")
def test_the_end_phase_sends_cards_through_transit_too() -> None:
    texts = {
        zone: f"Ability(CONTINUOUS, (Fired(Entering({zone}, YOU), (Gain(1),)),))"
        for zone in ("DISCARDS", "STAGE", "MOMENTUM")
    }
    for zone, card in (("DISCARDS", "Trick"), ("STAGE", "Gem"), ("MOMENTUM", "Jab")):
        ring = table(
            p1(stage=["Altar"], pool=[{"card": card, "dealt": card == "Jab"}], health=5),
            p2(),
            cards={"Altar": asset([texts[zone]]), "Trick": action(), "Gem": foundation(), "Jab": attack()},
            phase="end",
        )
        if zone == "MOMENTUM":
            ring.play("P1: into momentum")
        assert health(ring)[0] == 6, zone
        assert ring.g.transit == ()


@pytest.mark.proves("UVS-TRANSIT-02")
def test_a_card_that_is_played_is_heard_of_before_it_lands() -> None:
    lands = "Ability(CONTINUOUS, (Fired(Entering(POOL, YOU), (Gain(1),)),))"
    ring = table(
        p1(stage=["Altar"], hand=["Gem", "Gem"], health=5), p2(), cards={"Altar": asset([lands]), "Gem": foundation()}
    )
    ring.play("P1: play Gem")
    assert (ring["P1.pool"], health(ring)[0]) == (["Gem"], 6)
    ring = table(
        p1(stage=["Altar"], hand=["Gem"], health=5),
        p2(),
        cards={"Altar": asset([URN]), "Gem": foundation(difficulty=9)},
    )
    ring.play("P1: play Gem")
    assert ring.question == "P1 respond"  # the card that was checked
    ring.play("P1: pass")
    assert ring.question == "P1 respond"  # the card that failed
    ring.play("P1: use Altar")
    assert ring["P1.removed"] == ["Gem"]
    assert ring["P1.discards"] == [PAGE]


@pytest.mark.proves("UVS-TRANSIT-02", "UVS-TRANSIT-04")
def test_cards_that_are_drawn_are_in_transit_unseen() -> None:
    waits = "Ability(RESPONSE, (Gain(1),), (), Entering(HAND, RIVAL))"
    cards = {"Book": asset(["Ability(FORM, (Draw(2),))"]), "Eye": asset([waits]), "Gem": foundation()}
    ring = table(p1(stage=["Book"], deck=["Gem", "Gem"]), p2(stage=["Eye"], health=5), cards=cards).play("P1: use Book")
    assert ring.question == "P2 respond"
    assert len(ring.g.transit) == 2
    assert all(ring.g.known[h] == 1 for h in ring.g.transit)
    assert "Gem" not in str(ring.seen("P2"))
    ring.play("P2: use Eye")
    assert ring["P1.hand"] == ["Gem", "Gem"]
    assert health(ring)[1] == 6


@pytest.mark.proves("UVS-TRANSIT-07")
def test_in_transit_a_card_keeps_the_state_it_had() -> None:
    grows = "Ability(FORM, (Modify(Sel(1, YOU, (Named('Gem'),)), DIFFICULTY, 3),))"
    gains = "Ability(CONTINUOUS, (Fired(Entering(DISCARDS, YOU), (Gain(Value(Ref('event'), DIFFICULTY)),)),))"
    wreck = "Ability(FORM, (Destroy(Sel(1, YOU, (Named('Gem'),))),))"
    ring = table(
        p1(stage=["Sun", "Altar", "Push", "Gem"], health=5),
        p2(),
        cards={"Sun": asset([grows]), "Altar": asset([gains]), "Push": asset([wreck]), "Gem": foundation(difficulty=2)},
    )
    ring.play("P1: use Sun", "P1: use Push")
    assert health(ring)[0] == 10
    assert ring["P1.discards"] == ["Gem"]


@pytest.mark.proves("UVS-COMMIT-06")
def test_on_its_way_out_of_the_stage_a_card_is_neither_ready_nor_committed() -> None:
    waits = "Ability(RESPONSE, (Gain(1),), (), Entering(DISCARDS, RIVAL))"
    cards = {"Hammer": asset([WRECKS, waits]), "Gem": foundation()}
    ring = table(p1(stage=["Hammer"]), p2(stage=[{"card": "Gem", "committed": True}]), cards=cards).play(
        "P1: use Hammer"
    )
    (gem,) = ring.g.transit
    assert ring.g.flags[gem] & COMMITTED == 0
    assert ring.play("P1: pass")["P2.discards"][-1:] == ["Gem"]


@pytest.mark.proves("UVS-TRANSIT-02", "UVS-RESP-04")
def test_a_card_hears_of_its_own_way() -> None:
    flees = "Ability(RESPONSE, (Move(This(), HAND),), (), Entering(DISCARDS, YOU, own=True))"
    cards = {"Hammer": asset([WRECKS]), "Eel": foundation([flees])}
    ring = table(p1(stage=["Hammer"]), p2(stage=["Eel"]), cards=cards).play("P1: use Hammer", "P2: use Eel")
    assert ring["P2.hand"] == ["Eel"]
    assert ring.g.discards[1] == ()


@pytest.mark.proves("UVS-TRANSIT-02")
def test_whose_pile_it_is_what_card_and_from_where() -> None:
    for trigger, hears in (
        ("Entering(DISCARDS, RIVAL)", False),
        ("Entering(HAND, YOU)", False),
        ("Entering(DISCARDS, YOU, (Type((ATTACK,)),))", False),
        ("Entering(DISCARDS, YOU, (Type((FOUNDATION,)),))", True),
        ("Entering(DISCARDS, origin=HAND)", False),
        ("Entering(DISCARDS, origin=STAGE)", True),
    ):
        ring = moving("destroy", f"Ability(CONTINUOUS, (Fired({trigger}, (Gain(1),)),))")
        assert health(ring)[0] == (10 if hears else 9), trigger


@pytest.mark.proves("UVS-ATK-07", "UVS-DROP-01")
def test_an_attack_that_leaves_is_dropped_at_once() -> None:
    kicks = "Ability(ENHANCE, (Clear(TheAttack()),))"
    ring = attacking(p1(stage=["Altar", "Boot"]), p2(), {"Altar": asset([ASH]), "Boot": asset([kicks])})
    ring.play("P1: use Boot")
    ring.on("P1 form")
    assert ring["P1.discards"] == ["Jab"]
    assert health(ring)[1] == 25


@pytest.mark.proves("UVS-CYCLE-02", "UVS-TRANSIT-02")
def test_a_cycle_is_heard_of() -> None:
    gone = "Ability(CONTINUOUS, (Fired(Entering(REMOVED, YOU), (Gain(1),)),))"
    ring = table(
        p1(stage=["Mill", "Altar"], rest=1, discards=[PAGE] * 14, health=5),
        p2(),
        cards={"Mill": asset(["Ability(FORM, (Mill(1),))"]), "Altar": asset([gone])},
    )
    ring.play("P1: use Mill").on("P1 form")
    assert health(ring)[0] == 6
    assert (len(ring.g.removed[0]), len(ring.g.deck[0]), len(ring.g.discards[0])) == (10, 5, 0)


@pytest.mark.proves("UVS-RESP-06")
def test_at_an_open_table_the_window_opens_whoever_holds_the_card() -> None:
    """Else it would tell that somebody does."""
    urn = action([URN])
    cards = {"Push": asset([WAYS["discard"][0]]), "Urn": urn, "Gem": foundation()}
    asked = []
    for hand in (["Gem", "Urn"], ["Gem", PAGE]):
        ring = table(p1(stage=["Push"], hand=hand), p2(), cards=cards, options={"windows": "open"})
        ring.play("P1: use Push")
        if ring.question == "P1 discard":
            ring.play("P1: Gem")
        asked.append(ring.question)
    assert asked == ["P1 respond", "P1 respond"]


def test_nobody_is_bothered_where_nobody_listens() -> None:
    ring = moving("destroy", "Ability(FORM, (Draw(1),))")
    assert not [event for event in ring.g.log if event.verb >= 57]


@pytest.mark.parametrize(
    ("tree", "english"),
    [
        (URN, "Response: Before a card enters your discard pile, remove that card from the game."),
        (ASH, "Before a card enters your discard pile, gain 1 health."),
        (
            "Ability(RESPONSE, (Draw(1),), (), Entering(HAND, RIVAL, (Type((ATTACK,)),), origin=DECK))",
            "Response: Before an attack enters your rival's hand from your rival's deck, draw 1 card.",
        ),
        (
            "Ability(RESPONSE, (Draw(1),), (), Entering(STAGE, own=True))",
            "Response: Before this card enters a stage, draw 1 card.",
        ),
    ],
)
def test_it_is_printed_as_cards_are(tree: str, english: str) -> None:
    assert ability_english(read_ability(tree)) == english
