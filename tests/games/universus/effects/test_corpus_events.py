"""Found by abilities of printed cards that no game could ever use: what events tell of themselves."""

from __future__ import annotations

import pytest

from tests.games.universus.effects.tools import attacking
from tests.games.universus.ringside import PAGE, action, asset, attack, character, foundation, p1, p2, table

GAINS = "Ability(CONTINUOUS, (Fired({event}, (Gain(1),)),))"


@pytest.mark.proves("UVS-REVEAL-01", "UVS-EVENT-01")
@pytest.mark.parametrize(("zone", "health"), [("HAND", 11), ("DECK", 10)])
def test_a_reveal_tells_from_where(zone: str, health: int) -> None:
    cards = {
        "Mirror": asset([f"Ability(FORM, (Reveal(Sel(1, zones=({zone},), top={zone == 'DECK'})),))"]),
        "Watcher": foundation([GAINS.format(event="Event(V_REVEAL, YOU, origin=HAND)")]),
    }
    ring = table(p1(stage=["Mirror", "Watcher"], hand=[PAGE], health=10), cards=cards).play("P1: use Mirror")
    assert ring.on("P1 form")["P1.health"] == health


@pytest.mark.proves("UVS-NONCH-02")
@pytest.mark.parametrize("of_character", [False, True])
@pytest.mark.parametrize(
    ("effect", "event"),
    [
        ("Draw(1)", "V_DRAW"),
        ("Mill(1)", "V_MILL"),
        ("Lose(1)", "V_LOSE"),
        ("Modify(Sel(1, YOU, (Named('Stone'),)), DIFFICULTY, 1)", "V_BONUS"),
        ("Modify(Sel(1, YOU, (Named('Stone'),)), DIFFICULTY, -1)", "V_PENALTY"),
        ("Set(Sel(1, YOU, (Named('Stone'),)), DIFFICULTY, 3)", "V_SET"),
        ("Reveal(Sel(1, zones=(HAND,)))", "V_REVEAL"),
    ],
)
def test_an_event_knows_whose_ability_it_comes_from(effect: str, event: str, of_character: bool) -> None:
    form = [f"Ability(FORM, ({effect},))"]
    cards = {
        "Ash Voll": character(form if of_character else None, symbols=["fire"]),
        "Kettle": asset(None if of_character else form),
        "Stone": foundation(),
        "Watcher": foundation([GAINS.format(event=f"Event({event}, YOU, via=BY_EFFECT, character=0)")]),
    }
    mine = p1(character="Ash Voll", stage=["Kettle", "Watcher", "Stone"], hand=[PAGE], health=10)
    ring = table(mine, cards=cards).play(f"P1: use {'Ash Voll' if of_character else 'Kettle'}").on("P1 form")
    lost = 1 if event == "V_LOSE" else 0
    assert ring["P1.health"] == 10 - lost + (0 if of_character else 1)


@pytest.mark.proves("UVS-RULING-12")
def test_a_character_in_hand_hears_of_its_own_discarding() -> None:
    cards = {
        "Ash Voll 2": character(
            [GAINS.format(event="Event(V_DISCARD, own=True, via=BY_EFFECT)")], difficulty=6, check=6
        ),
        "Kettle": asset(["Ability(FORM, (Discard(Sel(1, zones=(HAND,))),))"]),
    }
    ring = table(p1(stage=["Kettle"], hand=["Ash Voll 2"], health=10), cards=cards).play("P1: use Kettle").on("P1 form")
    assert (ring["P1.discards"], ring["P1.health"]) == (["Ash Voll 2"], 11)


@pytest.mark.proves("UVS-NONCH-02", "UVS-PEN-01")
def test_a_penalty_from_a_rivals_foundation_is_answered() -> None:
    lowers = "Ability(ENHANCE, (Modify(TheAttack(), DAMAGE, -1),))"
    event = "Event(V_PENALTY, YOU, (Type((ATTACK,)),), notes=(DAMAGE,), via=BY_EFFECT, cause=RIVAL, character=0)"
    cards = {"Damper": foundation([lowers]), "Answer": foundation([GAINS.format(event=event)])}
    ring = attacking(p1(stage=["Answer"], health=10), p2(stage=["Damper"]), cards).play("P2: use Damper")
    assert ring["P1.health"] == 11


@pytest.mark.proves("UVS-RESP-04")
def test_a_card_answers_the_check_to_play_it() -> None:
    text = "Ability(RESPONSE, (AddToCheck(2),), (Lose(1),), Event(V_CHECK, YOU, played=(This(),)))"
    cards = {"Leap": attack([text], difficulty=5), "Rope": action()}
    ring = table(p1(hand=["Leap"], stage=[PAGE], health=10), p2(), cards=cards).play("P1: play Leap")
    assert ring.question == "P1 respond"
    ring.play("P1: use Leap").on("P1 form")
    assert (ring.told_of("play")[0]["cards"], ring["P1.health"]) == (["Leap"], 9)  # a 3 against 5


@pytest.mark.proves("UVS-DRAW-01", "UVS-DRAW-02", "UVS-DRAW-03")
@pytest.mark.parametrize(
    ("effect", "event", "health"),
    [
        ("Draw(2)", "Event(V_MOVE, YOU, via=BY_EFFECT, to=HAND)", 11),  # one event, heard once
        ("Draw(2)", "Event(V_MOVE, YOU, op='>=', amount=2, to=HAND)", 11),
        ("Draw(2)", "Event(V_MOVE, RIVAL, to=HAND)", 10),
        ("Draw(2)", "Event(V_MOVE, YOU, origin=DISCARDS, to=HAND)", 10),
        ("Draw(2)", "Event(V_MOVE, YOU, to=MOMENTUM)", 10),
        ("Draw(2)", "Either((Event(V_DRAW, YOU), Event(V_MOVE, YOU, to=HAND)))", 11),
        ("Move(Sel(1, zones=(DISCARDS,)), HAND)", "Event(V_MOVE, YOU, to=HAND)", 11),
        ("Move(Sel(1, zones=(DISCARDS,)), HAND)", "Event(V_DRAW, YOU)", 10),  # other ways are no drawing
    ],
)
def test_who_draws_adds_cards_to_the_hand(effect: str, event: str, health: int) -> None:
    cards = {"Well": asset([f"Ability(FORM, ({effect},))"]), "Watcher": foundation([GAINS.format(event=event)])}
    mine = p1(stage=["Well", "Watcher"], hand=[PAGE], discards=[PAGE], health=10)
    ring = table(mine, p2(), cards=cards).play("P1: use Well").on("P1 form")
    assert ring["P1.health"] == health


@pytest.mark.proves("UVS-DRAW-01", "UVS-CONF-03")
@pytest.mark.parametrize(("whose", "n"), [("YOU", 1), ("RIVAL", 2)])
def test_who_cannot_add_cards_to_the_hand_cannot_draw(whose: str, n: int) -> None:
    cards = {
        "Lock": asset([f"Ability(CONTINUOUS, (Rule(CANNOT, Event(V_MOVE, {whose}, to=HAND)),))"]),
        "Well": asset(["Ability(FORM, (Draw(1),))"]),
    }
    ring = table(p1(stage=["Lock", "Well"], hand=[PAGE]), p2(), cards=cards).play("P1: use Well").on("P1 form")
    assert len(ring["P1.hand"]) == n
