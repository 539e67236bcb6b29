"""The active player, and what both players do at once (UVS-AP, UVS-BOTH)."""

from __future__ import annotations

import pytest

from kumite.games.universus.terms import V_DESTROY, V_DISCARD, V_DRAW
from tests.games.universus.attack.spar import happened, jab, spar
from tests.games.universus.ringside import PAGE, asset, attack, foundation

EAR = asset(["Ability(RESPONSE, (Draw(1),), (), Event(V_RESOLVE))"])
EYES = {
    "Red Eye": asset(["Ability(CONTINUOUS, (Fired(Event(V_RESOLVE), (Gain(1),)),))"]),
    "Blue Eye": asset(["Ability(CONTINUOUS, (Fired(Event(V_RESOLVE), (Draw(1),)),))"]),
}


@pytest.mark.proves("UVS-AP-02")
def test_the_active_player_is_asked_first_in_every_window() -> None:
    now = jab(mine={"stage": ["Ear"]}, theirs={"stage": ["Ear"]}, Ear=EAR)
    assert now.question == "P1 respond"
    now.play("P1: pass")
    assert now.question == "P2 respond"


@pytest.mark.proves("UVS-AP-02")
def test_whoever_has_caused_the_event() -> None:
    ear = asset(["Ability(RESPONSE, (Gain(1),), (), Event(V_PLAY))"])
    now = jab(mine={"stage": ["Ear"]}, theirs={"stage": ["Ear"], "hand": ["Mid Wall"]}, Ear=ear)
    now.on("P2 block").play("P2: block with Mid Wall")
    assert now.question == "P1 respond"  # though P2 has played the block


@pytest.mark.proves("UVS-AP-04")
@pytest.mark.parametrize("first", ["Red Eye", "Blue Eye"])
def test_the_active_players_fired_effects_come_first_in_an_order_of_theirs(first: str) -> None:
    both = {"stage": ["Red Eye", "Blue Eye"], "health": 10}
    now = jab(attack(damage=0), mine=both, theirs=both, **EYES)
    assert now.question == "P1 first"
    assert now.options == ["Red Eye", "Blue Eye"]
    now.play(f"P1: {first}")
    assert now.question == "P2 first"
    now.play("P2: Blue Eye")
    doers = [(event["verb"], event["by"]) for event in now.told if event.get("verb") in ("gain", "draw")]
    mine = [("gain", 0), ("draw", 0)] if first == "Red Eye" else [("draw", 0), ("gain", 0)]
    assert doers == [*mine, ("draw", 1), ("gain", 1)]


@pytest.mark.proves("UVS-AP-04")
@pytest.mark.parametrize(("first", "speed"), [("Set Flag", 6), ("Plus Flag", 4)])
def test_modifiers_are_applied_in_the_order_their_owner_likes(first: str, speed: int) -> None:
    mine = "Sel(1, YOU, (Type((ATTACK,)),), (POOL,), every=True)"
    cards = {
        "Set Flag": asset([f"Ability(CONTINUOUS, (Set({mine}, SPEED, 4),))"]),
        "Plus Flag": asset([f"Ability(CONTINUOUS, (Modify({mine}, SPEED, 2),))"]),
    }
    now = jab(attack(["Ability(ENHANCE, (Draw(1),))"]), mine={"stage": ["Set Flag", "Plus Flag"]}, **cards)
    assert now.question != "P1 enhance", "the order was not asked for"
    now.play(f"P1: {next(option for option in now.options if first in option)}").on("P1 enhance")
    assert now["attack.speed"] == speed


@pytest.mark.proves("UVS-AP-04")
def test_the_other_players_modifiers_come_after() -> None:
    yours = "Sel(1, RIVAL, (Type((ATTACK,)),), (POOL,), every=True)"
    mine = "Sel(1, YOU, (Type((ATTACK,)),), (POOL,), every=True)"
    cards = {
        "Set Flag": asset([f"Ability(CONTINUOUS, (Set({yours}, SPEED, 4),))"]),
        "Plus Flag": asset([f"Ability(CONTINUOUS, (Modify({mine}, SPEED, 2),))"]),
    }
    text = ["Ability(ENHANCE, (Draw(1),))"]
    now = jab(attack(text), mine={"stage": ["Plus Flag"]}, theirs={"stage": ["Set Flag"]}, **cards)
    assert now.question == "P1 enhance"
    assert now["attack.speed"] == 4


# Both players


@pytest.mark.proves("UVS-BOTH-01", "UVS-BOTH-02")
@pytest.mark.parametrize("first", ["P1", "P2"])
def test_the_owner_says_who_chooses_first_and_everything_happens_at_once(first: str) -> None:
    text = "Ability(FORM, (ByBoth(Discard(Sel(2, zones=(HAND,)))), ByBoth(Draw(2))))"
    cards = {"A": foundation(), "B": asset(), "C": attack()}
    now = spar(
        mine={"stage": ["Quarrel"], "hand": ["A"]}, theirs={"hand": ["A", "B", "C"]}, Quarrel=asset([text]), **cards
    )
    now.play("P1: use Quarrel")
    assert now.question == "P1 first"
    assert now.options == ["P1 chooses first", "P2 chooses first"]
    now.play(f"P1: {first} chooses first")
    other = "P2" if first == "P1" else "P1"
    for seat in (first, other):
        assert now.question == f"{seat} discard"
        assert not now.told_of("discard")  # nothing happens before all have chosen
        now.play(f"{seat}: {now.options[0]}")
        now.play(f"{seat}: {now.options[0]}")
    assert [len(names) for names in happened(now, V_DISCARD)] == [4]
    assert now["P1.hand_size"] == 3
    assert now["P2.hand_size"] == 3
    verbs = now.verbs()
    assert verbs.index("discard") < verbs.index("draw")
    assert len(happened(now, V_DRAW)) == 2


@pytest.mark.proves("UVS-BOTH-01", "UVS-BOTH-02")
@pytest.mark.parametrize("which", ["2, zones=(DECK,), top=True", "99, zones=(HAND,), every=True"])
def test_nobody_is_asked_who_chooses_first_where_there_is_nothing_to_choose(which: str) -> None:
    text = f"Ability(FORM, (ByBoth(Move(Sel({which}), POOL)),))"
    sides = {"hand": ["A", "B"], "deck": ["B", "A"]}
    now = spar(mine={**sides, "stage": ["Tide"]}, theirs=sides, Tide=asset([text]), A=foundation(), B=asset())
    now.play("P1: use Tide")
    assert now.question != "P1 first"
    assert len(now["P1.pool"]) >= len(now["P2.pool"]) == 2


@pytest.mark.proves("UVS-BOTH-02")
def test_each_may_act_on_the_others_cards() -> None:
    text = "Ability(FORM, (ByBoth(Destroy(Sel(1, RIVAL, (Type((FOUNDATION,)),)))),))"
    side = {"stage": ["A", "B"]}
    cards = {"A": foundation(), "B": foundation(), "Blast": asset([text])}
    now = spar(mine={"stage": ["A", "B", "Blast"]}, theirs=side, **cards).play("P1: use Blast")
    now.play("P1: P2 chooses first")
    assert now.question == "P2 destroy"
    assert now.options == ["P1's A", "P1's B"]
    now.play("P2: P1's A")
    assert now["P1.stage"] == ["Sparring Partner", "A", "B", "Blast"]
    now.play("P1: P2's B")
    assert now["P1.stage"] == ["Sparring Partner", "B", "Blast"]
    assert now["P2.stage"] == ["Sparring Partner", "A"]
    assert len(happened(now, V_DESTROY)) == 1
    assert PAGE in now["P1.hand"]
